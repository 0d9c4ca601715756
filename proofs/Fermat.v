(** Fermat's theorem, and the field of integers modulo a prime.

    Main theorems, for a prime p.
    - [fermat]: a^(p - 1) = 1 modulo p if p does not divide a. So a^(p - 2) is the inverse, as inversion by a power computes it.
    - [zp_field]: the integers modulo p are a field, with a^(p - 2) as inverse.
    - [not_square]: d is no square if d^((p - 1) / 2) = -1 modulo p (one half of Euler's criterion). *)
From Coq Require Import ZArith Znumtheory Zpow_facts List Lia Bool Permutation Eqdep_dec Field_theory Ring_theory.
Import ListNotations.
Local Open Scope Z_scope.

Section Theorem_.
Variable p : Z.
Hypothesis is_prime : prime p.
Lemma p_2 : 2 <= p. Proof. pose proof (prime_ge_2 p is_prime). lia. Qed.
Definition product (l : list Z) : Z := fold_right Z.mul 1 l.
Lemma product_permutation k l : Permutation k l -> product k = product l.
Proof. induction 1; cbn [product fold_right] in *; fold product in *; try lia. fold (product l) (product l') in *. rewrite IHPermutation. reflexivity. Qed.
Definition units : list Z := map (fun i => Z.of_nat (S i)) (seq 0 (Z.to_nat (p - 1))).
Lemma in_units x : In x units <-> 1 <= x < p.
Proof.
  pose proof p_2. unfold units. rewrite in_map_iff. split.
  - intros (i & <- & I). apply in_seq in I. lia.
  - intro H0. exists (Z.to_nat (x - 1)). split; [lia|]. apply in_seq. lia.
Qed.
Lemma units_nodup : NoDup units.
Proof. apply FinFun.Injective_map_NoDup; [intros x y E; lia|apply seq_NoDup]. Qed.
Lemma units_length : length units = Z.to_nat (p - 1).
Proof. unfold units. rewrite map_length, seq_length. reflexivity. Qed.
Lemma divides_product l : (p | product l) -> exists x, In x l /\ (p | x).
Proof.
  induction l as [|x l IH]; cbn [product fold_right]; intro D.
  - exfalso. pose proof p_2. apply Z.divide_1_r_nonneg in D; lia.
  - fold (product l) in D. apply prime_mult in D as [D|D]; auto; [exists x; split; [left|]; auto|].
    destruct IH as (y & I & E); auto. exists y. split; [right|]; auto.
Qed.
Lemma product_map a l : (p | product (map (fun x => a * x mod p) l) - a ^ Z.of_nat (length l) * product l).
Proof.
  pose proof p_2. induction l as [|x l [k E]]; [exists 0; reflexivity|]. cbn [map length]. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia.
  change (product ((a * x) mod p :: map (fun x => a * x mod p) l)) with (a * x mod p * product (map (fun x => a * x mod p) l)).
  change (product (x :: l)) with (x * product l). set (u := product (map _ l)) in *. set (v := a ^ Z.of_nat (length l)) in *.
  rewrite (Z.mod_eq (a * x)) by lia. exists (a * x * k - a * x / p * u).
  replace ((a * x - p * (a * x / p)) * u - a * v * (x * product l)) with
    (a * x * (u - v * product l) - p * (a * x / p) * u) by ring. rewrite E. ring.
Qed.
Theorem fermat a : ~ (p | a) -> a ^ (p - 1) mod p = 1.
Proof.
  intro N. pose proof p_2 as P.
  assert (H : Permutation (map (fun x => a * x mod p) units) units).
  { apply NoDup_Permutation_bis.
    - assert (G : forall l, NoDup l -> (forall x, In x l -> 1 <= x < p) -> NoDup (map (fun x => a * x mod p) l)).
      { induction l as [|x l IH]; intros D B; cbn [map]; [constructor|]. inversion D; subst. constructor; [|apply IH; auto; intros; apply B; right; auto].
        intro I. apply in_map_iff in I as (y & E & I). apply H1. replace x with y; auto.
        assert (Bx := B x (or_introl eq_refl)). assert (By := B y (or_intror I)).
        assert (D2 : (p | a * (y - x))).
        { apply Z.mod_divide; [lia|]. rewrite Z.mul_sub_distr_l, Zminus_mod, E, Z.sub_diag. apply Z.mod_0_l. lia. }
        apply prime_mult in D2 as [D2|[k D2]]; auto; [contradiction|]. assert (k < 1) by nia. assert (-1 < k) by nia. assert (k = 0) by lia. subst k. lia. }
      apply G; [apply units_nodup|]. intros x I. apply in_units. exact I.
    - rewrite map_length. lia.
    - intros y I. apply in_map_iff in I as (x & <- & I). apply in_units in I. apply in_units.
      pose proof (Z.mod_pos_bound (a * x) p). assert (a * x mod p <> 0); [|lia]. intro Z0. apply Z.mod_divide in Z0; [|lia].
      apply prime_mult in Z0 as [Z0|[k Z0]]; auto. assert (k < 1) by nia. assert (0 < k) by nia. lia. }
  apply product_permutation in H. pose proof (product_map a units) as D. rewrite H, units_length, Z2Nat.id in D by lia.
  assert (D2 : (p | product units * (1 - a ^ (p - 1)))).
  { replace (product units * (1 - a ^ (p - 1))) with (product units - a ^ (p - 1) * product units) by ring. exact D. }
  apply prime_mult in D2 as [D2|D2]; auto.
  - apply divides_product in D2 as (x & I & [k E]). apply in_units in I. assert (k < 1) by nia. assert (0 < k) by nia. lia.
  - destruct D2 as [k E]. replace (a ^ (p - 1)) with (1 + (- k) * p) by lia. rewrite Z.mod_add by lia. apply Z.mod_small. lia.
Qed.

(** ** The field *)
Definition zp : Type := { x : Z | (x mod p =? x) = true }.
Definition to_z (x : zp) : Z := proj1_sig x.
Lemma mod_fixed x : (x mod p mod p =? x mod p) = true.
Proof. pose proof p_2. apply Z.eqb_eq. apply Z.mod_mod. lia. Qed.
Definition of_z (x : Z) : zp := exist _ (x mod p) (mod_fixed x).
Lemma zp_eq x y : to_z x = to_z y -> x = y.
Proof. destruct x as [x X], y as [y Y]. cbn. intros ->. f_equal. apply UIP_dec, bool_dec. Qed.
Lemma to_z_mod x : to_z x mod p = to_z x.
Proof. destruct x as [x X]. apply Z.eqb_eq. exact X. Qed.
Definition zp_decide (x y : zp) : {x = y} + {x <> y}.
Proof. destruct (Z.eq_dec (to_z x) (to_z y)); [left; apply zp_eq; auto|right; congruence]. Defined.
Definition zadd x y := of_z (to_z x + to_z y).
Definition zmul x y := of_z (to_z x * to_z y).
Definition zsub x y := of_z (to_z x - to_z y).
Definition zopp x := of_z (- to_z x).
Definition zinv x := of_z (to_z x ^ (p - 2)).
Definition zdiv x y := zmul x (zinv y).
Ltac zp_ring := intros; apply zp_eq; unfold zadd, zmul, zsub, zopp, of_z, to_z; cbn [proj1_sig];
  repeat (rewrite ?Zplus_mod_idemp_l, ?Zplus_mod_idemp_r, ?Zmult_mod_idemp_l, ?Zmult_mod_idemp_r, ?Zminus_mod_idemp_l, ?Zminus_mod_idemp_r);
  try (f_equal; ring).
Lemma zp_ring_theory : ring_theory (of_z 0) (of_z 1) zadd zmul zsub zopp eq.
Proof.
  assert (U : forall x : zp, (proj1_sig x) mod p = proj1_sig x) by apply to_z_mod.
  split; try (zp_ring; fail).
  - zp_ring. cbn. apply U.
  - zp_ring. rewrite Z.mul_1_l. apply U.
Qed.
Theorem zp_field : field_theory (of_z 0) (of_z 1) zadd zmul zsub zopp zdiv zinv eq.
Proof.
  pose proof p_2 as P. split.
  - apply zp_ring_theory.
  - intro E. apply (f_equal to_z) in E. unfold of_z, to_z in E. cbn [proj1_sig] in E. rewrite Z.mod_0_l, Z.mod_small in E by lia. lia.
  - reflexivity.
  - intros x N. apply zp_eq. unfold zmul, zinv, of_z, to_z. cbn [proj1_sig]. rewrite Zmult_mod_idemp_l.
    replace (proj1_sig x ^ (p - 2) * proj1_sig x) with (proj1_sig x ^ (p - 1)).
    + assert (D : ~ (p | proj1_sig x)).
      { intro D. apply N. apply zp_eq. unfold of_z, to_z. cbn [proj1_sig]. rewrite Z.mod_0_l by lia.
        apply Z.mod_divide in D; [|lia]. pose proof (to_z_mod x) as M. unfold to_z in M. congruence. }
      rewrite fermat, Z.mod_small by (auto; lia). reflexivity.
    + replace (p - 1) with (Z.succ (p - 2)) by lia. rewrite Z.pow_succ_r by lia. ring.
Qed.

(** ** Squares *)
Theorem not_square d : Z.odd p = true -> d ^ ((p - 1) / 2) mod p = p - 1 -> forall r, r * r mod p <> d mod p.
Proof.
  intros O E r S. pose proof p_2 as P. assert (3 <= p) by (destruct (Z.eq_dec p 2) as [->|]; [discriminate|lia]).
  set (h := (p - 1) / 2) in *.
  assert (M : p - 1 = 2 * h).
  { unfold h. apply Z.div_exact; [lia|]. rewrite Zmod_odd, Z.odd_sub, O. reflexivity. }
  assert (Q : d ^ h mod p = r ^ (p - 1) mod p).
  { rewrite M, Z.pow_mul_r, Z.pow_2_r by lia. rewrite (Zpower_mod (r * r)), S, <- Zpower_mod by lia. reflexivity. }
  rewrite Q in E. destruct (Zdivide_dec p r) as [[k ->]|N]; [|rewrite fermat in E by auto; lia].
  replace (p - 1) with (Z.succ (p - 2)) in E at 1 by lia. rewrite Z.pow_succ_r in E by lia.
  replace (k * p * (k * p) ^ (p - 2)) with (k * (k * p) ^ (p - 2) * p) in E by ring. rewrite Z.mod_mul in E; lia.
Qed.
End Theorem_.
