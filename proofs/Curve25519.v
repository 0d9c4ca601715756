(** The theorems for the curve of Ed25519 and X25519, for p = 2^255 - 19.

    Main theorems.
    - [complete25519], [group25519]: d = -121665/121666 is no square and -1 is one, so the formulas of Edwards.v are right for
      all points, and points are a commutative group.
    - [sum25519], [sum_niels25519], [double25519]: the sums and doublings that crates/forge25519 computes.
    - [x25519_right]: the steps of X25519 give the u of 8 n P for points P of the curve with u other than 0.
    - [pair25519]: a pair of half-size scalars that the code accepts is one modulo 8 L, for L as in RFC 8032. *)
From Coq Require Import ZArith Znumtheory Zpow_facts Bool Lia.
From Limbforge Require Import Group Edwards EdwardsGroup Ladder Fermat Roots Primes.
From Limbforge Require HalfSize.
Local Open Scope Z_scope.

Definition p := 2 ^ 255 - 19.
Definition d := 0x52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3.
Definition sqrt_m1 := 0x2b8324804fc1df0b2b4d00993dfbd7a72f431806ad2fe478c4ee1b274a0ea0b0.
(** d and the root are what their names say: by computation. *)
Lemma d_right : (d * 121666 + 121665) mod p = 0. Proof. vm_compute. reflexivity. Qed.
Lemma sqrt_m1_right : (sqrt_m1 * sqrt_m1 + 1) mod p = 0. Proof. vm_compute. reflexivity. Qed.
Lemma d_character : Zpow_mod d ((p - 1) / 2) p = p - 1. Proof. vm_cast_no_check (eq_refl (p - 1)). Qed.
Lemma p_large : 2 < p /\ Z.odd p = true /\ 0 <= (p - 1) / 2. Proof. vm_compute. repeat split; congruence. Qed.
Lemma p_prime : prime p. Proof. exact p25519_prime. Qed.
(* Unification would compute with it. *)
Opaque p d sqrt_m1.

Local Notation F := (zp p).
Local Notation of_z := (of_z p p_prime).
Local Notation decide := (zp_decide p).
Local Notation zadd := (zadd p p_prime). Local Notation zmul := (zmul p p_prime). Local Notation zsub := (zsub p p_prime).
Local Notation zopp := (zopp p p_prime). Local Notation zdiv := (zdiv p p_prime). Local Notation zinv := (zinv p p_prime).
Lemma of_z_eq x y : (x - y) mod p = 0 -> of_z x = of_z y.
Proof.
  intro E. pose proof p_large. apply zp_eq. cbn [to_z proj1_sig Fermat.of_z].
  replace x with (y + (x - y)) by ring. rewrite Zplus_mod, E, Z.add_0_r. apply Z.mod_mod. lia.
Qed.
Lemma two_nonzero : zadd (of_z 1) (of_z 1) <> of_z 0.
Proof. apply two_is_not_zero. pose proof p_large. lia. Qed.
Lemma zmul_of x y : zmul (of_z x) (of_z y) = of_z (x * y).
Proof. apply zp_eq. cbn [to_z Fermat.zmul Fermat.of_z proj1_sig]. symmetry. apply Zmult_mod. Qed.
Lemma zadd_of x y : zadd (of_z x) (of_z y) = of_z (x + y).
Proof. apply zp_eq. cbn [to_z Fermat.zadd Fermat.of_z proj1_sig]. symmetry. apply Zplus_mod. Qed.
Lemma zopp_of x : zopp (of_z x) = of_z (- x).
Proof.
  pose proof p_large. apply zp_eq. cbn [to_z Fermat.zopp Fermat.of_z proj1_sig].
  rewrite <- (Z.sub_0_l (x mod p)), Zminus_mod_idemp_r. reflexivity.
Qed.
Lemma i_root : zmul (of_z sqrt_m1) (of_z sqrt_m1) = zopp (of_z 1).
Proof.
  rewrite zmul_of, zopp_of. apply of_z_eq. replace (sqrt_m1 * sqrt_m1 - - (1)) with (sqrt_m1 * sqrt_m1 + 1) by ring.
  exact sqrt_m1_right.
Qed.
Lemma d_not_square r : zmul r r <> of_z d.
Proof.
  destruct p_large as (P & O & H). intro E. apply (f_equal (to_z p)) in E. cbn [to_z Fermat.zmul Fermat.of_z proj1_sig] in E.
  assert (Q : d ^ ((p - 1) / 2) mod p = p - 1) by (rewrite <- Zpow_mod_correct by lia; exact d_character).
  exact (not_square p p_prime d O Q (proj1_sig r) E).
Qed.
Lemma a24_right : zmul (of_z 121665) (zadd (of_z 1) (of_z d)) = zopp (of_z d).
Proof.
  rewrite zadd_of, zmul_of, zopp_of. apply of_z_eq. replace (121665 * (1 + d) - - d) with (d * 121666 + 121665) by ring.
  exact d_right.
Qed.
Local Notation field := (zp_field p p_prime).
Definition complete25519 := complete F (of_z 0) (of_z 1) zadd zmul zsub zopp zdiv zinv field decide (of_z d) (of_z sqrt_m1)
  two_nonzero i_root d_not_square.
Definition point25519 : Type := affine F (of_z 1) zadd zmul zsub decide (of_z d).
Definition plus25519 := plus F (of_z 0) (of_z 1) zadd zmul zsub zopp zdiv zinv field decide (of_z d) (of_z sqrt_m1)
  two_nonzero i_root d_not_square.
Definition neutral25519 := neutral F (of_z 0) (of_z 1) zadd zmul zsub zopp zdiv zinv field decide (of_z d).
Definition opposite25519 := opposite F (of_z 0) (of_z 1) zadd zmul zsub zopp zdiv zinv field decide (of_z d).
Theorem group25519 : commutative_group point25519 neutral25519 plus25519 opposite25519.
Proof. apply group. Qed.
Local Notation is_point := (is_point F (of_z 0) (of_z 1) zadd zmul zsub decide (of_z d)).
Local Notation is_completed := (is_completed F (of_z 0) (of_z 1) zadd zmul zsub decide (of_z d)).
Theorem sum25519 q c a b : is_point q a -> is_cached F (of_z 0) (of_z 1) zadd zmul zsub decide (of_z d) c b ->
  is_completed (add_cached F zadd zmul zsub q c) (plus25519 a b).
Proof. apply sum_right. Qed.
Theorem sum_niels25519 q c a b : is_point q a -> is_niels F (of_z 1) zadd zmul zsub decide (of_z d) c b ->
  is_completed (add_niels F zadd zmul zsub q c) (plus25519 a b).
Proof. apply sum_niels_right. Qed.
Theorem double25519 q a : is_projective F (of_z 0) (of_z 1) zadd zmul zsub decide (of_z d) q a ->
  is_completed (double F zadd zmul zsub q) (plus25519 a a).
Proof. apply double_right. Qed.
Theorem x25519_right u (point : point25519) bits : u <> of_z 0 ->
  let y := y_of F (of_z 1) zadd zmul zsub decide (of_z d) point in
  zmul u (zsub (of_z 1) y) = zadd (of_z 1) y ->
  let xz := multiply F zadd zmul zsub (of_z 121665) (of_z 1) u bits in
  is_u F (of_z 0) (of_z 1) zadd zmul zsub decide (of_z d) (fst xz) (snd xz)
    (times point25519 neutral25519 plus25519 opposite25519 (8 * number bits 1) point).
Proof.
  intros U y E. apply (multiply_right F (of_z 0) (of_z 1) zadd zmul zsub zopp zdiv zinv field decide (of_z d) (of_z sqrt_m1)
    (of_z 121665) two_nonzero i_root d_not_square a24_right u point bits U E).
Qed.

(** ** Half-size scalars *)
Definition l := 2 ^ 252 + 27742317777372353535851937790883648493.
Theorem pair25519 k u v : 0 <= u -> let (u', v') := HalfSize.checked l k u v in HalfSize.pair_ok l k u' v'.
Proof. apply HalfSize.checked_pair; [exact l25519_prime|reflexivity|reflexivity]. Qed.
