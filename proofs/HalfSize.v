(** Half-size scalars, and the five rules for valid signatures (docs/half-size.md, docs/rules.md).

    Over any commutative group in which N P = 0 for every P (N = 8 L), with a base point B of order dividing L:

    Main theorems, for odd u < L with v = u k modulo N, and the residue s' of u S modulo L.
    - [multiple]: s' B - u R - v A = u (S B - R - k A).
    - [same_without_cofactor], [same_with_cofactor]: one side is 0 if and only if the other is; the same for 8 times both.
    - [checked_pair]: the pair that the code uses, the candidate or (1, k), is such a pair, for any candidate.
    - [same_verdict]: under each of the five rules the verdict by half-size scalars is that of the equation as written.
    - [ref10_bytes]: comparing the bytes of S B - k A with those of R is the equation with canonical bytes of R.
    - [batch_right]: if all signatures satisfy the equation with the cofactor, so does their sum with any coefficients. *)
From Coq Require Import ZArith Znumtheory List Lia Bool.
From Limbforge Require Import Group.
Import ListNotations.
Local Open Scope Z_scope.

(** ** The pair, as Factors::vartime_checked chooses it *)
Definition short_bits := 136.
Definition is_short (n : Z) : bool := Z.abs n <? 2 ^ short_bits.
Definition checked (l : Z) (k u v : Z) : Z * Z :=
  if is_short u && is_short v && Z.odd u && ((v - u * k) mod 8 =? 0) && ((v - u * k) mod l =? 0) then (u, v) else (1, k).
(** Such a pair. *)
Definition pair_ok (l k u v : Z) : Prop := Z.gcd u (8 * l) = 1 /\ (8 * l | v - u * k).
Lemma odd_coprime_8 u : Z.odd u = true -> rel_prime u 8.
Proof.
  intro O. apply (rel_prime_mult u 2 4); [|apply (rel_prime_mult u 2 2)]; apply rel_prime_sym, prime_rel_prime; try apply prime_2;
    intros [x E]; rewrite E, Z.odd_mul, andb_false_r in O; discriminate.
Qed.
Lemma coprime u l : prime l -> Z.odd u = true -> 0 < u < l -> Z.gcd u (8 * l) = 1.
Proof.
  intros Pl O B. apply Zgcd_1_rel_prime. apply rel_prime_mult; [apply odd_coprime_8; auto|].
  apply rel_prime_le_prime; auto. lia.
Qed.
(** The candidate's u has no sign, as a [Natural] has none, and L is above 2^136. *)
Theorem checked_pair l k u v : prime l -> Z.odd l = true -> 2 ^ short_bits < l -> 0 <= u ->
  let (u', v') := checked l k u v in pair_ok l k u' v'.
Proof.
  intros Pl Ol Sl U. unfold checked. destruct (is_short u && is_short v && Z.odd u && _ && _) eqn:E.
  - repeat (apply andb_prop in E as [E ?]). rename E into Su. apply Z.eqb_eq in H, H0. apply Z.ltb_lt in Su.
    rewrite Z.abs_eq in Su by auto. assert (u <> 0) by (intros ->; discriminate). split.
    + apply coprime; auto. lia.
    + assert (R : rel_prime 8 l) by (apply rel_prime_sym, odd_coprime_8; auto).
      apply Z.mod_divide in H, H0; try lia. destruct H0 as [x X]. rewrite X in H |- *.
      assert (D : (l | x)). { apply Gauss with 8; [rewrite Z.mul_comm; exact H|]. apply rel_prime_sym. exact R. }
      destruct D as [y ->]. exists y. ring.
  - split; [apply Z.gcd_1_l|]. rewrite Z.mul_1_l, Z.sub_diag. apply Z.divide_0_r.
Qed.

Section Equation.
Variables (G : Type) (neutral : G) (plus : G -> G -> G) (opposite : G -> G).
Hypothesis is_group : commutative_group G neutral plus opposite.
Local Notation times := (times G neutral plus opposite).
Local Infix "++" := plus.
Variables (l : Z) (base : G).
Hypothesis order : forall p, times (8 * l) p = neutral.
Hypothesis base_order : times l base = neutral.

(** S B - R - k A, and u times it as it is computed: S and u S modulo L. *)
Definition written (s k : Z) (a r : G) : G := (times s base ++ opposite r) ++ opposite (times k a).
Definition half_size (s u v : Z) (a r : G) : G :=
  (times ((u * s) mod l) base ++ times (- u) r) ++ times (- v) a.
Lemma times_divisible n p q : times n p = neutral -> (n | q) -> times q p = neutral.
Proof. intros E [x ->]. rewrite (times_times _ _ _ _ is_group), E. apply (times_of_neutral _ _ _ _ is_group). Qed.
Lemma times_mod s : times (s mod l) base = times s base.
Proof.
  destruct (Z.eq_dec l 0) as [->|N]; [rewrite Zmod_0_r; reflexivity|].
  replace (s mod l) with (s - l * (s / l)) by (rewrite Z.mod_eq; auto).
  rewrite (times_sub _ _ _ _ is_group), (times_divisible l base (l * (s / l)) base_order) by (exists (s / l); ring).
  rewrite (opposite_neutral _ _ _ _ is_group). apply (plus_neutral _ _ _ _ is_group).
Qed.
Lemma times_congruent p m n : (8 * l | m - n) -> times m p = times n p.
Proof.
  intro D. replace m with (n + (m - n)) by ring. rewrite (times_add _ _ _ _ is_group).
  rewrite (times_divisible _ p _ (order p) D). apply (plus_neutral _ _ _ _ is_group).
Qed.
Theorem multiple s k u v a r : (8 * l | v - u * k) -> half_size s u v a r = times u (written s k a r).
Proof.
  intro D. unfold half_size, written. rewrite times_mod.
  rewrite !(times_plus _ _ _ _ is_group), !(times_opposite _ _ _ _ is_group), <- !(times_times _ _ _ _ is_group).
  f_equal; [f_equal|]; rewrite (times_opp _ _ _ _ is_group); f_equal. apply times_congruent. exact D.
Qed.
(** Multiplication by u loses nothing. *)
Lemma faithful u p : Z.gcd u (8 * l) = 1 -> (times u p = neutral <-> p = neutral).
Proof.
  intro C. split; intro E; [|rewrite E; apply (times_of_neutral _ _ _ _ is_group)].
  destruct (Z.gcd_bezout _ _ _ C) as (x & y & B). rewrite <- (times_1 _ _ _ _ is_group p), <- B.
  rewrite (times_add _ _ _ _ is_group), (times_times _ _ _ _ is_group), E, (times_of_neutral _ _ _ _ is_group).
  rewrite (times_divisible (8 * l) p (y * (8 * l)) (order p)) by (exists y; ring). apply (plus_neutral _ _ _ _ is_group).
Qed.
Theorem same_without_cofactor s k u v a r : pair_ok l k u v ->
  (half_size s u v a r = neutral <-> written s k a r = neutral).
Proof. intros [C D]. rewrite (multiple s k) by exact D. apply faithful. exact C. Qed.
Theorem same_with_cofactor s k u v a r : pair_ok l k u v ->
  (times 8 (half_size s u v a r) = neutral <-> times 8 (written s k a r) = neutral).
Proof.
  intros [C D]. rewrite (multiple s k) by exact D. rewrite <- (times_times _ _ _ _ is_group), Z.mul_comm, (times_times _ _ _ _ is_group).
  apply faithful. exact C.
Qed.

(** ** The rules *)
Inductive rule := Rfc8032 | Zip215 | Strict | DalekStrict | Ref10.
Definition has_cofactor (r : rule) : bool := match r with Rfc8032 | Zip215 => true | _ => false end.
Definition wants_canonical_key (r : rule) : bool := match r with Rfc8032 | Strict => true | _ => false end.
Definition wants_canonical_r (r : rule) : bool := match r with Zip215 => false | _ => true end.
Definition refuses_small_order (r : rule) : bool := match r with Strict | DalekStrict => true | _ => false end.
Definition small_order (p : G) : Prop := times 8 p = neutral.
(** A key or R as decoded: the point, and whether the bytes were canonical. *)
Definition decoded : Type := G * bool.
(** The rule as docs/rules.md has it, with the equation as a parameter; S < L and both points exist. *)
Definition valid (q : rule) (a r : decoded) (difference : G) : Prop :=
  (wants_canonical_key q = true -> snd a = true) /\ (wants_canonical_r q = true -> snd r = true) /\
  (refuses_small_order q = true -> ~ small_order (fst a) /\ ~ small_order (fst r)) /\
  (if has_cofactor q then times 8 difference = neutral else difference = neutral).
Theorem same_verdict q a r s k u v : pair_ok l k u v ->
  (valid q a r (half_size s u v (fst a) (fst r)) <-> valid q a r (written s k (fst a) (fst r))).
Proof.
  intro P. unfold valid. pose proof (same_without_cofactor s k u v (fst a) (fst r) P).
  pose proof (same_with_cofactor s k u v (fst a) (fst r) P). destruct (has_cofactor q); tauto.
Qed.
(** For any candidate, right or wrong. *)
Corollary same_verdict_checked q a r s k u v : prime l -> Z.odd l = true -> 2 ^ short_bits < l -> 0 <= u ->
  (valid q a r (let (u', v') := checked l k u v in half_size s u' v' (fst a) (fst r)) <->
   valid q a r (written s k (fst a) (fst r))).
Proof.
  intros P O S U. pose proof (checked_pair l k u v P O S U) as H. destruct (checked l k u v). apply same_verdict. exact H.
Qed.

(** *** Comparison of bytes *)
Theorem ref10_bytes (bytes : Type) (encode : G -> bytes) s k a r received :
  (forall p q, encode p = encode q -> p = q) ->
  ((encode (times s base ++ opposite (times k a)) = received) /\ (encode r = received) <->
   written s k a r = neutral /\ encode r = received).
Proof.
  intro I. unfold written.
  assert (E : (times s base ++ opposite r) ++ opposite (times k a) = (times s base ++ opposite (times k a)) ++ opposite r).
  { rewrite <- !(plus_assoc _ _ _ _ is_group). f_equal. apply (plus_comm _ _ _ _ is_group). }
  rewrite E. split; intros [A B]; split; auto.
  - rewrite <- B in A. apply I in A. rewrite A. apply (plus_opposite _ _ _ _ is_group).
  - rewrite <- B. f_equal. apply (plus_cancel _ _ _ _ is_group) with (opposite r). rewrite A.
    symmetry. apply (plus_opposite _ _ _ _ is_group).
Qed.

(** *** Batches *)
Definition sum (ps : list G) : G := fold_right plus neutral ps.
Theorem batch_right (differences : list (Z * G)) :
  (forall z p, In (z, p) differences -> times 8 p = neutral) ->
  times 8 (sum (map (fun '(z, p) => times z p) differences)) = neutral.
Proof.
  induction differences as [|[z p] rest IH]; intro H.
  { apply (times_of_neutral _ _ _ _ is_group). }
  change (times 8 (times z p ++ sum (map (fun '(z, p) => times z p) rest)) = neutral). rewrite (times_plus _ _ _ _ is_group), IH by (intros; eapply H; right; eauto).
  rewrite <- (times_times _ _ _ _ is_group), Z.mul_comm, (times_times _ _ _ _ is_group), (H z p) by (left; auto).
  rewrite (times_of_neutral _ _ _ _ is_group). apply (plus_neutral _ _ _ _ is_group).
Qed.
End Equation.
