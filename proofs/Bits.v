(** Intervals of bitwise operations. Nothing here has to be trusted. *)
From Coq Require Import ZArith List Lia Bool.
From Limbforge Require Import Poly.
Local Open Scope Z_scope.

(** Numbers in [-2^n .. 2^n - 1] are those of which all bits from [n] on are the sign. *)
Definition length (i : itv) : Z := Z.max (Z.log2_up (snd i + 1)) (Z.log2_up (- fst i)).
Definition bit_itv (conj : bool) (a b : itv) : itv :=
  let n := Z.max (length a) (length b) in
  if (0 <=? fst a) && (0 <=? fst b) then (0, if conj then Z.min (snd a) (snd b) else 2 ^ n - 1)
  else if conj && (0 <=? fst a) then (0, snd a)
  else if conj && (0 <=? fst b) then (0, snd b)
  else (- 2 ^ n, 2 ^ n - 1).

Lemma short_iff n x : 0 <= n -> - 2 ^ n <= x < 2 ^ n <-> Z.shiftr x n = 0 \/ Z.shiftr x n = -1.
Proof.
  intro Hn. rewrite Z.shiftr_div_pow2 by auto. assert (0 < 2 ^ n) by (apply Z.pow_pos_nonneg; lia).
  pose proof (Z.div_mod x (2 ^ n) ltac:(lia)). pose proof (Z.mod_pos_bound x (2 ^ n) ltac:(lia)). nia.
Qed.
Lemma length_ok x a : inI x a -> - 2 ^ length a <= x < 2 ^ length a.
Proof.
  intros [H1 H2]. unfold length.
  assert (A : x < 2 ^ Z.log2_up (snd a + 1) \/ x < 1).
  { destruct (Z.le_gt_cases x 0); [right; lia|left]. pose proof (Z.log2_log2_up_spec (snd a + 1) ltac:(lia)). lia. }
  assert (B : - 2 ^ Z.log2_up (- fst a) <= x \/ 0 <= x).
  { destruct (Z.le_gt_cases 0 x); [right; lia|left]. pose proof (Z.log2_log2_up_spec (- fst a) ltac:(lia)). lia. }
  pose proof (Z.log2_up_nonneg (snd a + 1)). pose proof (Z.log2_up_nonneg (- fst a)).
  set (p := Z.log2_up (snd a + 1)) in *. set (q := Z.log2_up (- fst a)) in *.
  pose proof (Z.pow_le_mono_r 2 p (Z.max p q) ltac:(lia) ltac:(lia)).
  pose proof (Z.pow_le_mono_r 2 q (Z.max p q) ltac:(lia) ltac:(lia)).
  pose proof (Z.pow_pos_nonneg 2 (Z.max p q) ltac:(lia) ltac:(lia)). lia.
Qed.
Lemma both_ok x y a b : inI x a -> inI y b -> let n := Z.max (length a) (length b) in
  0 <= n /\ (- 2 ^ n <= x < 2 ^ n) /\ (- 2 ^ n <= y < 2 ^ n).
Proof.
  intros Hx Hy n. apply length_ok in Hx, Hy.
  assert (0 <= length a) by (unfold length; pose proof (Z.log2_up_nonneg (snd a + 1)); lia).
  assert (0 <= length b) by (unfold length; pose proof (Z.log2_up_nonneg (snd b + 1)); lia).
  pose proof (Z.pow_le_mono_r 2 (length a) n ltac:(lia) ltac:(lia)).
  pose proof (Z.pow_le_mono_r 2 (length b) n ltac:(lia) ltac:(lia)). lia.
Qed.
Lemma land_le x y : 0 <= x -> 0 <= Z.land x y <= x.
Proof.
  intro Hx. split; [apply Z.land_nonneg; auto|].
  assert (D : Z.land x y + Z.ldiff x y = x).
  { rewrite Z.add_nocarry_lxor.
    - apply Z.bits_inj'. intros n _. rewrite Z.lxor_spec, Z.land_spec, Z.ldiff_spec.
      destruct (Z.testbit x n), (Z.testbit y n); reflexivity.
    - apply Z.bits_inj'. intros n _. rewrite !Z.land_spec, Z.ldiff_spec, Z.bits_0.
      destruct (Z.testbit x n), (Z.testbit y n); reflexivity. }
  assert (0 <= Z.ldiff x y) by (apply Z.ldiff_nonneg; auto). lia.
Qed.
Lemma short_op (f : Z -> Z -> Z) x y n : 0 <= n ->
  (forall x y, Z.shiftr (f x y) n = f (Z.shiftr x n) (Z.shiftr y n)) ->
  (forall x y, (x = 0 \/ x = -1) -> (y = 0 \/ y = -1) -> f x y = 0 \/ f x y = -1) ->
  (- 2 ^ n <= x < 2 ^ n) -> (- 2 ^ n <= y < 2 ^ n) -> - 2 ^ n <= f x y < 2 ^ n.
Proof. intros Hn H1 H2 Hx Hy. rewrite short_iff in * by auto. rewrite H1. auto. Qed.

Lemma land_itv x y a b : inI x a -> inI y b -> inI (Z.land x y) (bit_itv true a b).
Proof.
  intros Hx Hy. destruct (both_ok x y a b Hx Hy) as [Hn [X Y]]. unfold bit_itv. set (n := Z.max _ _) in *.
  destruct Hx as [X1 X2], Hy as [Y1 Y2]. unfold inI.
  destruct (Z.leb_spec 0 (fst a)); destruct (Z.leb_spec 0 (fst b)); cbn [andb fst snd].
  - pose proof (land_le x y ltac:(lia)). pose proof (land_le y x ltac:(lia)). rewrite (Z.land_comm y x) in *. lia.
  - pose proof (land_le x y ltac:(lia)). lia.
  - pose proof (land_le y x ltac:(lia)). rewrite (Z.land_comm y x) in *. lia.
  - enough (- 2 ^ n <= Z.land x y < 2 ^ n) by lia. apply short_op; auto; [intros; apply Z.shiftr_land|].
    intros ? ? [->| ->] [->| ->]; cbn; auto.
Qed.
Lemma or_xor_itv (f : Z -> Z -> Z) x y a b :
  (forall n x y, Z.shiftr (f x y) n = f (Z.shiftr x n) (Z.shiftr y n)) ->
  (forall x y, (x = 0 \/ x = -1) -> (y = 0 \/ y = -1) -> f x y = 0 \/ f x y = -1) ->
  (forall x y, 0 <= x -> 0 <= y -> 0 <= f x y) ->
  inI x a -> inI y b -> inI (f x y) (bit_itv false a b).
Proof.
  intros F1 F2 F3 Hx Hy. destruct (both_ok x y a b Hx Hy) as [Hn [X Y]]. unfold bit_itv. set (n := Z.max _ _) in *.
  destruct Hx as [X1 X2], Hy as [Y1 Y2]. unfold inI. pose proof (short_op f x y n Hn (F1 n) F2 X Y).
  destruct (Z.leb_spec 0 (fst a)); destruct (Z.leb_spec 0 (fst b)); cbn [andb fst snd]; try lia.
  pose proof (F3 x y ltac:(lia) ltac:(lia)). lia.
Qed.
Lemma lor_itv x y a b : inI x a -> inI y b -> inI (Z.lor x y) (bit_itv false a b).
Proof.
  apply (or_xor_itv Z.lor).
  - intros; apply Z.shiftr_lor.
  - intros ? ? [->| ->] [->| ->]; cbn; auto.
  - intros; apply Z.lor_nonneg; auto.
Qed.
Lemma lxor_itv x y a b : inI x a -> inI y b -> inI (Z.lxor x y) (bit_itv false a b).
Proof.
  apply (or_xor_itv Z.lxor).
  - intros; apply Z.shiftr_lxor.
  - intros ? ? [->| ->] [->| ->]; cbn; auto.
  - intros; apply Z.lxor_nonneg; lia.
Qed.
