(** Powers by addition chains: the routines that claim a power call a multiplication and a squaring, copy, and repeat a
    public number of times. The exponent is added up through the statements; with the theorems of both programs the
    result is that power. *)
From Coq Require Import ZArith List Lia Bool FMapPositive.
From Limbforge Require Import Words Program Spec Check Short.
Import ListNotations.
Local Open Scope Z_scope.

(** ** Routines and their meaning *)
Inductive statement := Mul (out x y : positive) | Square (out x : positive) | Copy (out x : positive) | Repeat (n : nat) (body : list statement).
Inductive call := CMul (out x y : positive) | CSquare (out x : positive) | CCopy (out x : positive).
(** A repeated body is the body so many times. *)
Fixpoint calls (s : statement) : list call :=
  match s with
  | Mul o x y => [CMul o x y]
  | Square o x => [CSquare o x]
  | Copy o x => [CCopy o x]
  | Repeat n body => concat (repeat (flat_map calls body) n)
  end.
Definition variables := M.t (list Z).           (* the limbs of each variable *)
Section Run.
Variables multiply square_ : program.
Definition call1 (c : call) (v : variables) : option variables :=
  match c with
  | CMul o x y =>
    match M.find x v, M.find y v with
    | Some a, Some b => option_map (fun l => M.add o l v) (run multiply (a ++ b)) | _, _ => None end
  | CSquare o x => match M.find x v with Some a => option_map (fun l => M.add o l v) (run square_ a) | None => None end
  | CCopy o x => option_map (fun a => M.add o a v) (M.find x v)
  end.
Fixpoint runs (l : list call) (v : variables) : option variables :=
  match l with [] => Some v | c :: l => match call1 c v with Some v => runs l v | None => None end end.
End Run.

(** ** The exponent *)
Definition exponents := M.t Z.
Definition exponent1 (c : call) (e : exponents) : option exponents :=
  match c with
  | CMul o x y => match M.find x e, M.find y e with Some i, Some j => Some (M.add o (i + j) e) | _, _ => None end
  | CSquare o x => option_map (fun i => M.add o (i + i) e) (M.find x e)
  | CCopy o x => option_map (fun i => M.add o i e) (M.find x e)
  end.
Fixpoint exponents_of (l : list call) (e : exponents) : option exponents :=
  match l with [] => Some e | c :: l => match exponent1 c e with Some e => exponents_of l e | None => None end end.
(** The power of variable [param] that variable [result] is in the end. *)
Definition power_of (body : list statement) (param result : positive) : option Z :=
  match exponents_of (flat_map calls body) (M.add param 1 (M.empty Z)) with Some e => M.find result e | None => None end.

(** ** The theorem *)
Section Theorem_.
Variable f : field.
Definition value (l : list Z) : Z := linear_value l (element f 0).
Lemma element_value pre l post k : length pre = k -> length l = limbs f ->
  linear_value (pre ++ l ++ post) (element f k) = value l.
Proof.
  intros Hp Hl. unfold value, element, linear_value.
  assert (G : forall s n, (s + n <= length l)%nat ->
    fold_right (fun '(c, i) sum => c * nth i (pre ++ l ++ post) 0 + sum) 0 (map (fun i => (2 ^ exponent f i, (k + i)%nat)) (seq s n)) =
    fold_right (fun '(c, i) sum => c * nth i l 0 + sum) 0 (map (fun i => (2 ^ exponent f i, (0 + i)%nat)) (seq s n))).
  { intros s n; revert s; induction n as [|n IH]; intros s H; cbn [seq map fold_right]; auto. rewrite IH by lia.
    f_equal. f_equal. rewrite app_nth2 by lia. rewrite app_nth1 by lia. f_equal. lia. }
  apply G. lia.
Qed.
Lemma within_length (l : list Z) b : Forall2 within l b -> length l = length b.
Proof. induction 1; cbn; congruence. Qed.
Hypothesis limbs_tight : length (tight f) = limbs f.
Hypothesis tight_loose : Forall2 (fun t l => fst l <= fst t /\ snd t <= snd l) (tight f) (loose f).
Lemma loosen l : Forall2 within l (tight f) -> Forall2 within l (loose f).
Proof.
  assert (G : forall l ts, Forall2 within l ts -> forall ls, Forall2 (fun t l => fst l <= fst t /\ snd t <= snd l) ts ls -> Forall2 within l ls).
  { induction 1 as [|x t k ts Hx H IH]; intros ls Hl; inversion Hl; subst; constructor; auto. unfold within in *. lia. }
  intro H. apply (G _ _ H _ tight_loose).
Qed.
Variables multiply square_ : program.
Hypothesis multiply_correct : correct (mul f) multiply.
Hypothesis square_correct : correct (square f) square_.
Lemma multiply_ok a b : Forall2 within a (tight f) -> Forall2 within b (tight f) ->
  exists l, run multiply (a ++ b) = Some l /\ Forall2 within l (tight f) /\ (prime f | R f * value l - value a * value b).
Proof.
  intros Ha Hb. destruct (multiply_correct (a ++ b)) as (l & Hr & Hl & Hv & _).
  { cbn. apply Forall2_app; apply loosen; auto. }
  exists l. split; auto. split; auto. specialize (Hv _ (or_introl eq_refl)). cbn [s_modulus mul modulo] in Hv.
  apply within_length in Ha, Hb, Hl. cbn [s_results mul modulo] in Hl.
  cbn [expression_value fold_right product_value] in Hv.
  replace (linear_value ((a ++ b) ++ l) (element f (2 * limbs f))) with (value l) in Hv.
  2: { rewrite <- (app_nil_r l) at 2. symmetry. apply element_value; [rewrite app_length|]; lia. }
  replace (linear_value ((a ++ b) ++ l) (element f 0)) with (value a) in Hv.
  2: { rewrite <- app_assoc. symmetry. apply (element_value [] a (b ++ l)); cbn; lia. }
  replace (linear_value ((a ++ b) ++ l) (element f (limbs f))) with (value b) in Hv.
  2: { rewrite <- app_assoc. symmetry. apply element_value; lia. }
  replace (R f * value l - value a * value b) with (R f * (value l * 1) + (-1 * (value a * (value b * 1)) + 0)) by ring. exact Hv.
Qed.
Lemma square_ok a : Forall2 within a (tight f) ->
  exists l, run square_ a = Some l /\ Forall2 within l (tight f) /\ (prime f | R f * value l - value a * value a).
Proof.
  intros Ha. destruct (square_correct a) as (l & Hr & Hl & Hv & _).
  { cbn. apply loosen; auto. }
  exists l. split; auto. split; auto. specialize (Hv _ (or_introl eq_refl)). cbn [s_modulus square modulo] in Hv.
  apply within_length in Ha, Hl. cbn [s_results square modulo] in Hl.
  cbn [expression_value fold_right product_value] in Hv.
  replace (linear_value (a ++ l) (element f (limbs f))) with (value l) in Hv.
  2: { rewrite <- (app_nil_r l) at 2. symmetry. apply element_value; lia. }
  replace (linear_value (a ++ l) (element f 0)) with (value a) in Hv.
  2: { symmetry. apply (element_value [] a l); cbn; lia. }
  replace (R f * value l - value a * value a) with (R f * (value l * 1) + (-1 * (value a * (value a * 1)) + 0)) by ring. exact Hv.
Qed.

(** In the Montgomery domain the limbs stand for R times the element: a^e stands as value^e / R^(e - 1). *)
Definition is_power (A : Z) (e : Z) (l : list Z) : Prop :=
  1 <= e /\ Forall2 within l (tight f) /\ (prime f | value l * R f ^ (e - 1) - A ^ e).
Definition tracks (A : Z) (e : exponents) (v : variables) : Prop :=
  forall x i, M.find x e = Some i -> exists l, M.find x v = Some l /\ is_power A i l.
Lemma product A i j a b l : is_power A i a -> is_power A j b -> Forall2 within l (tight f) ->
  (prime f | R f * value l - value a * value b) -> is_power A (i + j) l.
Proof.
  intros (Hi & _ & [x Hx]) (Hj & _ & [y Hy]) Hl [z Hz]. split; [lia|split; auto].
  replace (i + j - 1) with (1 + (i - 1) + (j - 1)) by ring. rewrite !Z.pow_add_r by lia. rewrite Z.pow_1_r.
  set (p := prime f) in *. set (r := R f) in *. set (s := r ^ (i - 1)) in *. set (t := r ^ (j - 1)) in *.
  set (Ai := A ^ i) in *. set (Aj := A ^ j) in *.
  exists (z * s * t + x * (value b * t) + Ai * y).
  replace (value l * (r * s * t) - Ai * Aj) with
    ((r * value l - value a * value b) * s * t + (value a * s - Ai) * (value b * t) + Ai * (value b * t - Aj)) by ring.
  rewrite Hz, Hx, Hy. ring.
Qed.
Lemma tracks_add A e v o i l : tracks A e v -> is_power A i l -> tracks A (M.add o i e) (M.add o l v).
Proof.
  intros H Hl x j E. destruct (Pos.eq_dec x o) as [->|N].
  - rewrite M.gss in *. inversion E; subst. eauto.
  - rewrite M.gso in * by auto. auto.
Qed.
Lemma runs_ok A l : forall e e' v, tracks A e v -> exponents_of l e = Some e' ->
  exists v', runs multiply square_ l v = Some v' /\ tracks A e' v'.
Proof.
  induction l as [|c l IH]; intros e e' v H E; cbn [exponents_of runs] in *; [inversion E; subst; eauto|].
  destruct (exponent1 c e) as [e1|] eqn:E1; [|discriminate].
  assert (S : exists v1, call1 multiply square_ c v = Some v1 /\ tracks A e1 v1).
  { destruct c as [o x y|o x|o x]; cbn [exponent1 call1] in *.
    - destruct (M.find x e) as [i|] eqn:Ex; [|discriminate]. destruct (M.find y e) as [j|] eqn:Ey; [|discriminate].
      inversion E1; subst. destruct (H x i Ex) as (a & Fa & Pa). destruct (H y j Ey) as (b & Fb & Pb). rewrite Fa, Fb.
      destruct (multiply_ok a b) as (r & Hr & Hw & Hd); [apply Pa|apply Pb|]. rewrite Hr. cbn. eexists. split; eauto.
      apply tracks_add; auto. eapply product; eauto.
    - destruct (M.find x e) as [i|] eqn:Ex; [|discriminate]. inversion E1; subst.
      destruct (H x i Ex) as (a & Fa & Pa). rewrite Fa. destruct (square_ok a) as (r & Hr & Hw & Hd); [apply Pa|].
      rewrite Hr. cbn. eexists. split; eauto. apply tracks_add; auto. eapply product; eauto.
    - destruct (M.find x e) as [i|] eqn:Ex; [|discriminate]. inversion E1; subst.
      destruct (H x i Ex) as (a & Fa & Pa). rewrite Fa. cbn. eexists. split; eauto. apply tracks_add; auto. }
  destruct S as (v1 & S1 & S2). rewrite S1. eapply IH; eauto.
Qed.
(** A routine computes the power that its exponents add up to. *)
Theorem power_correct body param result e : power_of body param result = Some e ->
  forall a, Forall2 within a (tight f) ->
  exists v l, runs multiply square_ (flat_map calls body) (M.add param a (M.empty _)) = Some v /\
    M.find result v = Some l /\ Forall2 within l (tight f) /\ (prime f | value l * R f ^ (e - 1) - value a ^ e).
Proof.
  unfold power_of. destruct (exponents_of _ _) as [es|] eqn:E; [|discriminate]. intros Er a Ha.
  assert (T : tracks (value a) (M.add param 1 (M.empty Z)) (M.add param a (M.empty _))).
  { apply tracks_add.
    - intros x i Ei. rewrite M.gempty in Ei. discriminate.
    - split; [lia|split; auto]. change (1 - 1) with 0. rewrite Z.pow_0_r, Z.pow_1_r, Z.mul_1_r, Z.sub_diag. apply Z.divide_0_r. }
  destruct (runs_ok _ _ _ _ _ T E) as (v & V1 & V2). destruct (V2 result e Er) as (l & L1 & _ & L2 & L3).
  exists v, l. auto.
Qed.
End Theorem_.

(** ** For machine-made files: the routine [body] computes the power [e] of its parameter, by these two programs *)
Definition computes_power (f : field) (m s : program) (body : list statement) (param result : positive) (e : Z) : Prop :=
  forall a, Forall2 within a (tight f) ->
  exists v l, runs m s (flat_map calls body) (M.add param a (M.empty _)) = Some v /\
    M.find result v = Some l /\ Forall2 within l (tight f) /\ (prime f | value f l * R f ^ (e - 1) - value f a ^ e).
Definition tight_in_loose (f : field) : bool :=
  Nat.eqb (length (tight f)) (limbs f) &&
  forall2b (fun t l => (fst l <=? fst t) && (snd t <=? snd l)) (tight f) (loose f).
Theorem power_verified f m s body param result e : proves f name_mul m -> proves f name_square s ->
  tight_in_loose f && match power_of body param result with Some k => k =? e | None => false end = true ->
  computes_power f m s body param result e.
Proof.
  intros (sm & Em & Hm) (ss & Es & Hs) H. change (Some (mul f) = Some sm) in Em. change (Some (square f) = Some ss) in Es.
  inversion Em; subst. inversion Es; subst. apply andb_prop in H as [H1 H2]. apply andb_prop in H1 as [H0 H1].
  apply Nat.eqb_eq in H0. apply forall2b_ok in H1. destruct (power_of body param result) as [k|] eqn:Ek; [|discriminate].
  apply Z.eqb_eq in H2; subst k. unfold computes_power. apply power_correct; auto.
  clear - H1. induction H1 as [|t l ts ls H _ IH]; constructor; auto. apply andb_prop in H as [A B]. apply Z.leb_le in A, B. auto.
Qed.
