(** Square roots and the quadratic character, as crates/limbforge/src/ops/routines/root.rs computes them, in a field with
    a^(2^s t) = 1 for all a other than 0 (Fermat: modulo p with p - 1 = 2^s t).

    Main theorems, for s >= 1, t = 2 h + 1 and a constant c with c^(2^(s - 1)) = -1.
    - [sqrt_right]: for a square a, and for 0, the square of [sqrt a] is a (Tonelli and Shanks). So the comparison of the
      square of the result with a, which the routine returns, says whether a is a square ([sqrt_flag]).
    - [euler]: for a other than 0, a^((p - 1) / 2) is 1 if and only if a is a square. [is_square_right]: so is the test that the
      character is equal to its square.
    - [decode_root]: for p = 8 m + 5, u v^3 (u v^7)^m is a root of u / v, perhaps after multiplication by a root of -1, if
      there is one (RFC 8032, section 5.1.3; crates/forge25519/src/edwards/decode.rs).
    - [modulo_p]: all of this holds for integers modulo a prime p, and c = g^t serves if g^((p - 1) / 2) is not 1. *)
From Coq Require Import ZArith Znumtheory Zpow_facts Ring Field Bool Lia.
From Limbforge Require Import Fermat.

Section Roots.
Variables (F : Type) (zero one : F) (add mul sub : F -> F -> F) (opp : F -> F) (div : F -> F -> F) (inv : F -> F).
Hypothesis is_field : field_theory zero one add mul sub opp div inv eq.
Add Field F_ : is_field.
Local Infix "+" := add. Local Infix "*" := mul. Local Infix "-" := sub. Local Infix "/" := div.
Local Notation "- a" := (opp a).
Variable decide : forall a b : F, {a = b} + {a <> b}.
Fixpoint power (a : F) (n : nat) : F := match n with O => one | S n => a * power a n end.
Lemma power_add a m n : power a (m + n) = power a m * power a n.
Proof. induction m as [|m IH]; cbn [Nat.add power]; [ring|rewrite IH; ring]. Qed.
Lemma power_mul a m n : power a (m * n) = power (power a m) n.
Proof. induction n as [|n IH]; [rewrite Nat.mul_0_r; reflexivity|]. rewrite Nat.mul_succ_r, power_add, IH. cbn [power]. ring. Qed.
Lemma power_product a b n : power (a * b) n = power a n * power b n.
Proof. induction n as [|n IH]; cbn [power]; [ring|rewrite IH; ring]. Qed.
Lemma power_one n : power one n = one. Proof. induction n as [|n IH]; cbn [power]; [|rewrite IH]; ring. Qed.
Lemma power_2 a : power a 2 = a * a. Proof. cbn [power]. ring. Qed.
Lemma power_double a n : power a (2 * n) = power a n * power a n.
Proof. rewrite Nat.mul_comm, power_mul. apply power_2. Qed.
Lemma power_zero n : n <> O -> power zero n = zero. Proof. destruct n; [congruence|]. intros _. cbn [power]. ring. Qed.
Lemma factor a b : a * b = zero -> a = zero \/ b = zero.
Proof.
  intro E. destruct (decide a zero) as [|N]; auto. right. transitivity (inv a * (a * b)); [field; auto|]. rewrite E. ring.
Qed.
Lemma root_of_one a : a * a = one -> a = one \/ a = - one.
Proof.
  intro E. destruct (factor (a - one) (a + one)) as [H|H].
  - transitivity (a * a - one); [ring|]. rewrite E. ring.
  - left. transitivity ((a - one) + one); [ring|]. rewrite H. ring.
  - right. transitivity ((a + one) - one); [ring|]. rewrite H. ring.
Qed.
Lemma nonzero_square b : b * b <> zero -> b <> zero.
Proof. intros N E. apply N. rewrite E. ring. Qed.
Definition is_square (a : F) : Prop := exists b, b * b = a.

(** ** The routine *)
Fixpoint corrections (n : nat) (out t c : F) : F :=
  match n with
  | O => out
  | S k =>
    let done := if decide (power t (2 ^ k)) one then true else false in
    let out := if done then out else out * c in
    let c := c * c in
    corrections k out (if done then t else t * c) c
  end.
Variables (s h : nat) (c : F).                 (* p - 1 = 2^s (2 h + 1) *)
Definition sqrt (a : F) : F := let r := power a h in corrections (s - 1) (r * a) (r * r * a) c.
Definition character (a : F) : F := power a (2 ^ (s - 1) * (2 * h + 1)).

Hypothesis s_positive : (1 <= s)%nat.
Hypothesis order : forall a, a <> zero -> power a (2 ^ s * (2 * h + 1)) = one.
Hypothesis two_nonzero : one + one <> zero.
Hypothesis c_order : power c (2 ^ (s - 1)) = - one.
Lemma corrections_ok n : forall a out t c, out * out = a * t -> power t (2 ^ n) = one -> power c (2 ^ n) = - one ->
  corrections n out t c * corrections n out t c = a.
Proof.
  induction n as [|k IH]; intros a out t c' E T C; cbn [corrections].
  - rewrite E. replace t with (power t (2 ^ 0)) by (cbn; ring). rewrite T. ring.
  - cbn [Nat.pow] in T, C. assert (C' : power (c' * c') (2 ^ k) = - one).
    { rewrite power_product, <- power_double. exact C. }
    rewrite power_double in T. destruct (decide (power t (2 ^ k)) one) as [D|D].
    + apply IH; auto.
    + apply IH; auto.
      * transitivity ((out * out) * (c' * c')); [ring|]. rewrite E. ring.
      * rewrite power_product, C'. destruct (root_of_one _ T) as [X|X]; [contradiction|]. rewrite X. ring.
Qed.
Lemma zero_stays n : forall t c, corrections n zero t c = zero.
Proof. induction n as [|k IH]; intros t c'; cbn [corrections]; auto. destruct (decide _ _); [apply IH|]. replace (zero * c') with zero by ring. apply IH. Qed.
Lemma root_of_character a : character a = one -> sqrt a * sqrt a = a.
Proof.
  intro H. unfold sqrt. apply corrections_ok; auto; [ring|].
  replace (power a h * power a h * a) with (power a (2 * h + 1)); [|rewrite power_add, power_double; cbn [power]; ring].
  rewrite <- power_mul, Nat.mul_comm. exact H.
Qed.
Lemma character_of_square a : a <> zero -> is_square a -> character a = one.
Proof.
  intros N [b <-]. unfold character. rewrite power_product, <- power_double, Nat.mul_assoc.
  replace (2 * 2 ^ (s - 1))%nat with (2 ^ s)%nat; [apply order, nonzero_square; auto|].
  destruct s as [|n]; [lia|]. cbn [Nat.pow Nat.sub]. rewrite Nat.sub_0_r. reflexivity.
Qed.
Theorem sqrt_right a : is_square a -> sqrt a * sqrt a = a.
Proof.
  intro H. destruct (decide a zero) as [->|N]; [|apply root_of_character, character_of_square; auto].
  unfold sqrt. replace (power zero h * zero) with zero by ring. rewrite zero_stays. ring.
Qed.
Theorem sqrt_flag a : sqrt a * sqrt a = a <-> is_square a.
Proof. split; [intro H; exists (sqrt a); exact H|apply sqrt_right]. Qed.
Theorem euler a : a <> zero -> (character a = one <-> is_square a).
Proof.
  intro N. split; [|apply character_of_square; auto]. intro H. exists (sqrt a). apply root_of_character. exact H.
Qed.
Theorem is_square_right a : character a * character a = character a <-> is_square a.
Proof.
  destruct (decide a zero) as [->|N].
  - split; intros _; [exists zero; ring|]. unfold character. rewrite power_zero; [ring|].
    assert (2 ^ (s - 1) <> 0)%nat by (apply Nat.pow_nonzero; lia). nia.
  - rewrite <- (euler a N). split; intro H; [|rewrite H; ring].
    assert (Q : character a * character a = one).
    { unfold character. rewrite <- power_double, Nat.mul_assoc.
      replace (2 * 2 ^ (s - 1))%nat with (2 ^ s)%nat; [apply order; auto|].
      destruct s as [|n]; [lia|]. cbn [Nat.pow Nat.sub]. rewrite Nat.sub_0_r. reflexivity. }
    rewrite <- H. exact Q.
Qed.
(** The root of RFC 8032: p = 8 m + 5, u / v = b^2, i^2 = -1. *)
Theorem decode_root m u v b i : (2 ^ s * (2 * h + 1) = 8 * m + 4)%nat -> v <> zero -> u = b * b * v -> i * i = - one ->
  let v3 := v * v * v in let r := u * v3 * power (u * v3 * (v3 * v)) m in
  v * (r * r) = u \/ (v * (r * r) = - u /\ v * ((r * i) * (r * i)) = u).
Proof.
  intros P V U I. cbv zeta. set (w := u * (v * v * v) * (v * v * v * v)).
  assert (E : v * (u * (v * v * v) * power w m * (u * (v * v * v) * power w m)) = u * power w (2 * m + 1)).
  { rewrite power_add, power_double. cbn [power]. set (q := power w m). clearbody q. unfold w. ring. }
  assert (R : u = zero \/ power w (2 * m + 1) = one \/ power w (2 * m + 1) = - one).
  { destruct (decide b zero) as [Z|N]; [left; rewrite U, Z; ring|right]. apply root_of_one. rewrite <- power_double.
    replace w with ((b * (v * v * v * v)) * (b * (v * v * v * v))) by (unfold w; rewrite U; ring).
    rewrite power_product, <- power_double. replace (2 * (2 * (2 * m + 1)))%nat with (2 ^ s * (2 * h + 1))%nat by lia.
    apply order. intro Z. destruct (factor _ _ Z) as [?|Z1]; auto. apply V.
    destruct (factor _ _ Z1) as [Z2|?]; auto. destruct (factor _ _ Z2) as [Z3|?]; auto. destruct (factor _ _ Z3); auto. }
  destruct R as [R|[R|R]].
  - left. rewrite E, R. ring.
  - left. rewrite E, R. ring.
  - right. rewrite E, R. split; [ring|].
    match goal with |- v * (?r * i * (?r * i)) = u => transitivity (v * (r * r) * (i * i)); [ring|] end. rewrite E, R, I. ring.
Qed.
End Roots.

(** ** Modulo a prime *)
Section Modulo.
Variable p : Z.
Hypothesis is_prime : prime p.
Local Notation zp := (zp p).
Local Notation of_z := (of_z p is_prime).
Local Notation zpower := (power zp (of_z 1) (zmul p is_prime)).
Lemma power_value a n : to_z p (zpower a n) = (to_z p a ^ Z.of_nat n) mod p.
Proof.
  pose proof (p_2 p is_prime). induction n as [|n IH]; [reflexivity|]. cbn [power]. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia.
  change (to_z p (zmul p is_prime a (zpower a n))) with ((to_z p a * to_z p (zpower a n)) mod p). rewrite IH. apply Zmult_mod_idemp_r.
Qed.
Lemma unit_order a n : (Z.of_nat n = p - 1)%Z -> a <> of_z 0 -> zpower a n = of_z 1.
Proof.
  intros E N. pose proof (p_2 p is_prime). apply zp_eq. rewrite power_value, E. change (to_z p (of_z 1)) with (1 mod p)%Z.
  rewrite (Z.mod_small 1) by lia. apply fermat; auto. intro D. apply N. apply zp_eq.
  change (to_z p (of_z 0)) with (0 mod p)%Z. rewrite Z.mod_0_l by lia. rewrite <- (to_z_mod p a). apply Z.mod_divide; [lia|exact D].
Qed.
Lemma two_is_not_zero : p <> 2%Z -> zadd p is_prime (of_z 1) (of_z 1) <> of_z 0.
Proof.
  intros N E. pose proof (p_2 p is_prime). apply (f_equal (to_z p)) in E. cbn [to_z zadd Fermat.of_z proj1_sig] in E.
  rewrite (Z.mod_small 1), (Z.mod_small (1 + 1)), Z.mod_0_l in E by lia. lia.
Qed.
Theorem modulo_p s h g : p <> 2%Z -> (1 <= s)%nat -> (Z.of_nat (2 ^ s * (2 * h + 1)) = p - 1)%Z ->
  zpower g (2 ^ (s - 1) * (2 * h + 1)) <> of_z 1 -> g <> of_z 0 ->
  let c := zpower g (2 * h + 1) in
  forall a, let r := sqrt zp (of_z 1) (zmul p is_prime) (zp_decide p) s h c a in
  zmul p is_prime r r = a <-> is_square zp (zmul p is_prime) a.
Proof.
  intros N2 S E G Gz c a r.
  pose proof (zp_field p is_prime) as FT. apply (sqrt_flag _ _ _ _ _ _ _ _ _ FT); auto using two_is_not_zero, unit_order.
  unfold c. rewrite <- (power_mul _ _ _ _ _ _ _ _ _ FT), Nat.mul_comm.
  destruct (root_of_one _ _ _ _ _ _ _ _ _ FT (zp_decide p) (zpower g (2 ^ (s - 1) * (2 * h + 1)))) as [X|X]; auto; [|contradiction].
  rewrite <- (power_double _ _ _ _ _ _ _ _ _ FT), Nat.mul_assoc.
  replace (2 * 2 ^ (s - 1))%nat with (2 ^ s)%nat; [apply unit_order; auto|].
  destruct s as [|n]; [lia|]. cbn [Nat.pow Nat.sub]. rewrite Nat.sub_0_r. reflexivity.
Qed.
End Modulo.
