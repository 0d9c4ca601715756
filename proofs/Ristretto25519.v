(** The theorems of Ristretto.v for p = 2^255 - 19, with Z.odd and the constants of crates/forge25519/src/curve/constants.rs.

    Main theorems: [sqrt_ratio25519], [equal25519], [decode25519], [encode_decode25519], [decode_encode25519],
    [encode_class25519], [twice25519],
    [sum_even25519], [map25519], [edwards_map25519]. Points are those of Curve25519.v. *)
From Coq Require Import ZArith Zpow_facts Bool Lia.
From Limbforge Require Import Edwards Ristretto Fermat Curve25519.
Local Open Scope Z_scope.

Definition root_ad_minus_one := 0x376931bf2b8348ac0f3cfcc931f5d1fdaf9d8e0c1b7854bd7e97f6a0497b2e1b.
Definition inverse_root_a_minus_d := 0x786c8905cfaffca216c27b91fe01d8409d2f16175a4172be99c8fdaa805d40ea.
Definition montgomery_a := 486662.
Definition root_minus_a_2 := 0xf26edf460a006bbd27b08dc03fc4f7ec5a1d3d14b7d1a82cc6e04aaff457e06.
Definition root_2_over_i := 0x547cdb7fb03e20f4d4b2ff66c2042858d0bce7f952d01b873b11e4d8b5f15f3e.
(** They are what their names say: by computation. *)
Lemma constants_right :
  (root_ad_minus_one ^ 2 - (- d - 1)) mod p = 0 /\ (inverse_root_a_minus_d ^ 2 * (- 1 - d) - 1) mod p = 0 /\
  (root_2_over_i ^ 2 * sqrt_m1 - 2) mod p = 0 /\ (root_minus_a_2 ^ 2 + (montgomery_a + 2)) mod p = 0 /\
  (d * (montgomery_a + 2) + (montgomery_a - 2)) mod p = 0.
Proof. vm_compute. repeat split. Qed.
Lemma sqrt_m1_character : Zpow_mod sqrt_m1 ((p - 1) / 2) p = p - 1. Proof. vm_cast_no_check (eq_refl (p - 1)). Qed.
Lemma p_8 : (p - 5) / 8 * 8 = p - 5 /\ 0 <= (p - 5) / 8. Proof. vm_compute. split; congruence. Qed.
Opaque root_ad_minus_one inverse_root_a_minus_d montgomery_a root_minus_a_2 root_2_over_i.

Local Notation F := (zp p).
Local Notation of_z := (of_z p p_prime).
Local Notation to_z := (to_z p).
Local Notation decide := (zp_decide p).
Local Notation zadd := (zadd p p_prime). Local Notation zmul := (zmul p p_prime). Local Notation zsub := (zsub p p_prime).
Local Notation zopp := (zopp p p_prime). Local Notation zdiv := (zdiv p p_prime). Local Notation zinv := (zinv p p_prime).
Local Notation field := (zp_field p p_prime).
Definition equals (a b : F) : bool := if decide a b then true else false.
Definition odd (a : F) : bool := Z.odd (to_z a).
Definition p58 (a : F) : F := of_z (to_z a ^ ((p - 5) / 8)).
Lemma equals_right a b : equals a b = true <-> a = b.
Proof. unfold equals. destruct (decide a b); split; congruence. Qed.
Lemma range (a : F) : 0 <= to_z a < p.
Proof. rewrite <- (to_z_mod p a). apply Z.mod_pos_bound. pose proof p_large. lia. Qed.
Lemma odd_opposite a : a <> of_z 0 -> odd (zopp a) = negb (odd a).
Proof.
  intro N. pose proof p_large as (P & O & _). pose proof (range a) as R. unfold odd.
  change (to_z (zopp a)) with ((- to_z a) mod p). assert (Z0 : to_z a <> 0).
  { intro E. apply N, zp_eq. rewrite E. symmetry. apply Z.mod_0_l. lia. }
  replace ((- to_z a) mod p) with (p - to_z a).
  - rewrite Z.odd_sub, O. reflexivity.
  - rewrite <- (Z.mod_small (p - to_z a) p) by lia. replace (p - to_z a) with (- to_z a + 1 * p) by ring. apply Z.mod_add. lia.
Qed.
Lemma odd_zero : odd (of_z 0) = false.
Proof. unfold odd. change (to_z (of_z 0)) with (0 mod p). rewrite Z.mod_0_l; [reflexivity|]. pose proof p_large. lia. Qed.
Lemma i_not_square r : zmul r r <> of_z sqrt_m1.
Proof.
  destruct p_large as (P & O & H). intro E. apply (f_equal to_z) in E. cbn [Fermat.to_z Fermat.zmul Fermat.of_z proj1_sig] in E.
  assert (Q : sqrt_m1 ^ ((p - 1) / 2) mod p = p - 1) by (rewrite <- Zpow_mod_correct by lia; exact sqrt_m1_character).
  exact (not_square p p_prime sqrt_m1 O Q (proj1_sig r) E).
Qed.
(** a (a^m)^2 to the fourth is a^(8 m + 4) = a^(p - 1). *)
Lemma p58_right a : a <> of_z 0 -> let c := zmul a (zmul (p58 a) (p58 a)) in zmul (zmul c c) (zmul c c) = of_z 1.
Proof.
  intros N c. pose proof p_large as (P & _). pose proof p_8 as [M M0]. unfold c, p58.
  set (m := (p - 5) / 8) in *. set (x := to_z a).
  assert (A : a = of_z x) by (apply zp_eq; symmetry; apply to_z_mod). rewrite A, !zmul_of. apply zp_eq.
  change ((x * (x ^ m * x ^ m) * (x * (x ^ m * x ^ m)) * (x * (x ^ m * x ^ m) * (x * (x ^ m * x ^ m)))) mod p = 1 mod p).
  replace (x * (x ^ m * x ^ m) * (x * (x ^ m * x ^ m)) * (x * (x ^ m * x ^ m) * (x * (x ^ m * x ^ m)))) with (x ^ (p - 1)).
  - rewrite (Z.mod_small 1) by lia. apply fermat; [exact p_prime|]. intro D. apply N, zp_eq.
    change (to_z (of_z 0)) with (0 mod p). rewrite Z.mod_0_l by lia. rewrite <- (to_z_mod p a). apply Z.mod_divide; [lia|exact D].
  - replace (p - 1) with (m * 8 + 4) by lia. rewrite Z.pow_add_r, Z.pow_mul_r by lia. set (y := x ^ m). ring.
Qed.
Lemma zsub_of x y : zsub (of_z x) (of_z y) = of_z (x - y).
Proof. apply zp_eq. cbn [Fermat.to_z Fermat.zsub Fermat.of_z proj1_sig]. symmetry. apply Zminus_mod. Qed.
Ltac constant := rewrite ?zopp_of, ?zadd_of, ?zsub_of, ?zmul_of, ?zopp_of, ?zsub_of, ?zmul_of; apply of_z_eq.
Lemma a_minus_d : zmul (zmul (of_z inverse_root_a_minus_d) (of_z inverse_root_a_minus_d)) (zsub (zopp (of_z 1)) (of_z d)) = of_z 1.
Proof. constant. rewrite <- Z.pow_2_r. apply constants_right. Qed.
Lemma ad_minus_one : zmul (of_z root_ad_minus_one) (of_z root_ad_minus_one) = zsub (zopp (of_z d)) (of_z 1).
Proof. constant. rewrite <- Z.pow_2_r. apply constants_right. Qed.
Lemma two_over_i : zmul (zmul (of_z root_2_over_i) (of_z root_2_over_i)) (of_z sqrt_m1) = zadd (of_z 1) (of_z 1).
Proof. constant. rewrite <- Z.pow_2_r. apply constants_right. Qed.
Lemma minus_a_2 : zmul (of_z root_minus_a_2) (of_z root_minus_a_2) = zopp (zadd (of_z montgomery_a) (zadd (of_z 1) (of_z 1))).
Proof. constant. rewrite <- Z.pow_2_r, Z.sub_opp_r. apply constants_right. Qed.
Lemma a_and_d : zmul (of_z d) (zadd (of_z montgomery_a) (zadd (of_z 1) (of_z 1))) =
  zopp (zsub (of_z montgomery_a) (zadd (of_z 1) (of_z 1))).
Proof. constant. rewrite Z.sub_opp_r. apply constants_right. Qed.

Local Notation on_curve := (on_curve F (of_z 1) zadd zmul zsub (of_z d)).
Local Notation stands := (stands F (of_z 0) zmul).
Local Notation same_class := (same_class F zmul zopp (of_z sqrt_m1)).
Local Notation is_even := (is_even F (of_z 1) zmul zsub).
Local Notation sqrt_ratio := (sqrt_ratio F zmul zopp equals odd p58 (of_z sqrt_m1)).
Local Notation decode := (decode F (of_z 0) (of_z 1) zadd zmul zsub zopp equals odd p58 (of_z d) (of_z sqrt_m1)).
Local Notation encode := (encode F (of_z 1) zadd zmul zsub zopp equals odd p58 (of_z sqrt_m1) (of_z inverse_root_a_minus_d)).
Local Notation equal := (equal F zmul equals).
Local Notation map := (map F (of_z 1) zadd zmul zsub zopp equals odd p58 (of_z d) (of_z sqrt_m1) (of_z root_ad_minus_one)).
Local Notation edwards_map := (edwards_map F (of_z 0) (of_z 1) zadd zmul zsub zopp equals odd p58 (of_z sqrt_m1)
  (of_z montgomery_a) (of_z root_2_over_i) (of_z root_minus_a_2)).
Local Notation of_field theorem := (theorem F (of_z 0) (of_z 1) zadd zmul zsub zopp zdiv zinv field) (only parsing).
Local Notation d_ := (of_z d). Local Notation i_ := (of_z sqrt_m1).
Local Notation ad_ := (of_z root_ad_minus_one). Local Notation inverse_ := (of_z inverse_root_a_minus_d).
Theorem sqrt_ratio25519 u v : let (is_square, r) := sqrt_ratio u v in odd r = false /\
  (v <> of_z 0 -> if is_square then zmul (zmul r r) v = u else u <> of_z 0 /\ zmul (zmul r r) v = zmul (of_z sqrt_m1) u) /\
  (v = of_z 0 -> r = of_z 0 /\ (is_square = true <-> u = of_z 0)).
Proof.
  intros. apply (of_field sqrt_ratio_right
    decide equals odd p58 i_ two_nonzero i_root i_not_square
    equals_right odd_opposite odd_zero p58_right); assumption.
Qed.
Theorem equal25519 q r x y x' y' : stands q x y -> stands r x' y' -> on_curve x y -> on_curve x' y' ->
  (equal q r = true <-> same_class x y x' y').
Proof.
  intros. apply (of_field equal_right decide equals d_ i_ two_nonzero i_root d_not_square equals_right); assumption.
Qed.
Theorem decode25519 s q : decode s = Some q -> exists x y, stands q x y /\ on_curve x y /\ is_even y.
Proof.
  intro H. enough (E : exists x y, q = Point x y (of_z 1) (zmul x y) /\ stands q x y /\ on_curve x y /\
    is_even y /\ odd s = false /\ odd x = false /\ odd (zmul x y) = false /\ y <> of_z 0 /\
    zmul y (zadd (of_z 1) (zmul s s)) = zsub (of_z 1) (zmul s s) /\ (x = of_z 0 -> s = of_z 0)).
  - destruct E as (x & y & _ & S & C & E & _). exists x, y. auto.
  - exact (of_field decode_right
      decide equals odd p58 d_ i_ two_nonzero i_root i_not_square
    equals_right odd_opposite odd_zero p58_right s q H).
Qed.
Theorem encode_decode25519 s q : decode s = Some q -> encode q = s.
Proof.
  intros. apply (of_field encode_decode
    decide equals odd p58 d_ i_ inverse_ two_nonzero i_root d_not_square i_not_square
    equals_right odd_opposite odd_zero p58_right a_minus_d); assumption.
Qed.
Theorem twice25519 x y : on_curve x y -> is_even (law_y F (of_z 1) zadd zmul zsub zdiv (of_z d) x y x y).
Proof.
  intros. apply (of_field twice_even decide d_ i_ ad_ two_nonzero i_root d_not_square ad_minus_one); assumption.
Qed.
Theorem sum_even25519 x1 y1 x2 y2 : on_curve x1 y1 -> on_curve x2 y2 -> is_even y1 -> is_even y2 ->
  is_even (law_y F (of_z 1) zadd zmul zsub zdiv (of_z d) x1 y1 x2 y2).
Proof.
  intros. apply (of_field sum_even decide d_ i_ ad_ two_nonzero i_root d_not_square ad_minus_one); assumption.
Qed.
Theorem decode_encode25519 q x y : stands q x y -> on_curve x y -> is_even y ->
  exists q' x' y', decode (encode q) = Some q' /\ stands q' x' y' /\ same_class x y x' y'.
Proof.
  intros. apply (of_field decode_encode
    decide equals odd p58 d_ i_ inverse_ ad_ two_nonzero i_root d_not_square i_not_square
    equals_right odd_opposite odd_zero p58_right a_minus_d ad_minus_one); assumption.
Qed.
Theorem encode_class25519 q r x y x' y' : stands q x y -> on_curve x y -> is_even y ->
  stands r x' y' -> on_curve x' y' -> is_even y' -> (encode q = encode r <-> same_class x y x' y').
Proof.
  intros. apply (of_field encode_class
    decide equals odd p58 d_ i_ inverse_ ad_ two_nonzero i_root d_not_square i_not_square
    equals_right odd_opposite odd_zero p58_right a_minus_d ad_minus_one); assumption.
Qed.
Theorem map25519 t : exists x y, on_curve x y /\ is_even y /\ stands (map t) x y.
Proof.
  intros. apply (of_field map_right
    decide equals odd p58 d_ i_ ad_ two_nonzero i_root d_not_square i_not_square
    equals_right odd_opposite odd_zero p58_right ad_minus_one); assumption.
Qed.
Theorem edwards_map25519 t : exists x y, on_curve x y /\ stands (edwards_map t) x y.
Proof.
  intros. apply (of_field edwards_map_right
    decide equals odd p58 d_ i_ two_nonzero i_root i_not_square
    equals_right odd_opposite odd_zero p58_right _ _ _ two_over_i minus_a_2 a_and_d); assumption.
Qed.
