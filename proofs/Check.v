(** The checker of a program against a statement, and the theorem that it is right. *)
From Coq Require Import ZArith List Lia Bool FMapPositive Znumtheory Zpow_facts.
From Limbforge Require Import Words Program Spec Poly Facts Claims Steps Lower.
Import ListNotations.
Local Open Scope Z_scope.

(** ** Hints: untrusted *)
(** Of an expression that has to vanish: it is expanded times [2 ^ shift], with terms added that are 0. *)
Record vanishing := V { v_shift : Z; v_zeros : poly; v_order : order }.
Record proof := Proof {
  x_insts : list hint;           (* of each instruction *)
  x_end : list step;             (* claims after the last *)
  x_vanish : list vanishing;     (* of each expression of the statement *)
  x_claims : list hints }.       (* of each claim of the statement *)

(** ** The checker *)
Definition seqp (n : nat) : list positive := map Pos.of_succ_nat (seq 0 n).
Definition start (bounds : list interval) : facts :=
  fold_right (fun '(s, i) m => M.add s (F i 1 None) m) (M.empty _) (combine (seqp (length bounds)) bounds).
Definition params (n : nat) : polys := fold_right (fun s m => M.add s (var s) m) (M.empty _) (seqp n).
Definition in_type (i : itv) (t : ty) : bool := (least t <=? fst i) && (snd i <=? greatest t).
Definition all_fit (fs : facts) (l : list (poly * ty)) : bool :=
  forallb (fun '(p, t) => match pi fs p with Some i => in_type i t | None => false end) l.
Fixpoint forall2b {A B} (g : A -> B -> bool) (l : list A) (k : list B) : bool :=
  match l, k with [], [] => true | a :: l, b :: k => g a b && forall2b g l k | _, _ => false end.
Definition results_within (fs : facts) : list poly -> list interval -> bool :=
  forall2b (fun p b => match pi fs p with Some i => isub i b | None => false end).
(** A form of words as a polynomial. *)
Definition linear_poly (ws : list poly) (l : linear) : poly := flat_map (fun '(c, i) => pscale c (nth i ws [])) l.
Definition forms (ws : list poly) (ls : list linear) : list form := map (fun l => (linear_poly ws l, None)) ls.
Definition odd_or_zero (m : Z) : bool := (m =? 0) || Z.odd m.
Definition vanish_by (fs : facts) (m : Z) (ws : list poly) (e : expression) (h : vanishing) : bool :=
  let scale := 2 ^ v_shift h in
  odd_or_zero m && (0 <=? v_shift h) &&
  match pi fs (v_zeros h) with Some (0, 0) => true | _ => false end &&
  vanishes m (expand fs m false (v_order h)
    (fold_right (fun '(c, ls) t => atimes fs (scale * c) [] (forms ws ls) t) (apoly fs 0 scale [] (v_zeros h) L) e)).
Definition claim_by (s : st) (ws : list poly) (c : claim) (h : hints) : bool :=
  given s (sf s) (map (fun '(i, v) => (nth i ws [], v)) (c_given c)) (linear_poly ws (c_form c)) (c_range c) h.
Definition verify (s : statement) (p : program) (x : proof) : bool :=
  let n := length (p_params p) in
  let next := Pos.of_succ_nat n in
  forall2b in_type (s_params s) (p_params p) &&
  match elaborate next next (p_insts p) (x_insts x) (params n) with
  | None => false
  | Some (steps, fit, values) =>
    let steps := steps ++ x_end x in
    scoped next steps &&
    match check steps (S (start (s_params s)) []), ploads values (p_results p) with
    | Some t, Some rs =>
      let ws := map var (seqp n) ++ rs in
      all_fit (sf t) fit && results_within (sf t) rs (s_results s) &&
      forall2b (vanish_by (sf t) (s_modulus s) ws) (s_vanish s) (x_vanish x) &&
      forall2b (claim_by t ws) (s_claims s) (x_claims x)
    | _, _ => false end
  end.

(** ** The theorem *)
Lemma forall2b_ok {A B} (g : A -> B -> bool) l k : forall2b g l k = true -> Forall2 (fun a b => g a b = true) l k.
Proof.
  revert k; induction l as [|a l IH]; destruct k as [|b k]; cbn; try discriminate; auto.
  intro H; apply andb_prop in H as [H1 H2]. auto.
Qed.
Lemma same_length {A B} (P : A -> B -> Prop) l k : Forall2 P l k -> length l = length k.
Proof. induction 1; cbn; congruence. Qed.
Lemma forall2b_in {A B} (g : A -> B -> bool) l k a : forall2b g l k = true -> In a l -> exists b, g a b = true.
Proof.
  intro H. apply forall2b_ok in H. induction H as [|x y l k Hxy H IH]; cbn [In]; [tauto|].
  intros [->|Ha]; eauto.
Qed.
Definition initial (xs : list Z) : env := fun s => nth (Nat.pred (Pos.to_nat s)) xs 0.
Lemma seqp_in n s : In s (seqp n) -> (s < Pos.of_succ_nat n)%positive.
Proof. unfold seqp. rewrite in_map_iff. intros [i [<- H]]. apply in_seq in H. lia. Qed.
Lemma initial_at xs i : initial xs (Pos.of_succ_nat i) = nth i xs 0.
Proof. unfold initial. rewrite SuccNat2Pos.id_succ. reflexivity. Qed.
Lemma map_nth_seq {A} (xs : list A) d : map (fun i => nth i xs d) (seq 0 (length xs)) = xs.
Proof.
  induction xs as [|x xs IH]; cbn [length seq map]; auto. f_equal. rewrite <- seq_shift, map_map. exact IH.
Qed.
Lemma env_values r xs : (forall s, (s < Pos.of_succ_nat (length xs))%positive -> r s = initial xs s) ->
  map r (seqp (length xs)) = xs.
Proof.
  intro H. transitivity (map (initial xs) (seqp (length xs))).
  - apply map_ext_in. intros s Hs. apply H, seqp_in, Hs.
  - unfold seqp. rewrite map_map. rewrite <- (map_nth_seq xs 0) at 2. apply map_ext. intro i. apply initial_at.
Qed.
Lemma start_ok r ss bounds : Forall2 within (map r ss) bounds ->
  mok r (fold_right (fun '(s, i) m => M.add s (F i 1 None) m) (M.empty _) (combine ss bounds)).
Proof.
  revert bounds; induction ss as [|s ss IH]; intros bounds H; inversion H; subst; cbn [combine fold_right].
  - intros s f E. rewrite M.gempty in E. discriminate.
  - apply mok_add; auto. split; cbn; auto.
Qed.
Lemma params_ok r ss : forall m, (forall s, M.find s m = Some (r s) \/ ~ In s ss) ->
  agree r (fold_right (fun s m => M.add s (var s) m) (M.empty _) ss) m.
Proof.
  induction ss as [|s ss IH]; intros m H; cbn [fold_right].
  - intros v p E. rewrite M.gempty in E. discriminate.
  - intros v p E. destruct (Pos.eq_dec v s) as [->|N].
    + rewrite M.gss in E. inversion E; subst. rewrite var_ok. destruct (H s) as [Hs|Hs]; auto. destruct Hs. left; auto.
    + rewrite M.gso in E by auto. apply (IH m); auto. intro t. destruct (H t) as [Ht|Ht]; auto. right. intro I. apply Ht. right; auto.
Qed.
Lemma in_type_ok x i t : inI x i -> in_type i t = true -> fits x t = true.
Proof.
  unfold inI, in_type, fits. intros H E. apply andb_prop in E as [E1 E2]. apply Z.leb_le in E1, E2.
  apply andb_true_intro; split; apply Z.leb_le; lia.
Qed.
Lemma store_params xs ts : forall n m, Forall2 (fun x t => fits x t = true) xs ts ->
  exists m', store n xs ts m = Some ((n + Pos.of_succ_nat (length ts) - 1)%positive, m') /\
    (forall v, (v < n)%positive -> M.find v m' = M.find v m) /\
    (forall i, (i < length xs)%nat -> M.find (n + Pos.of_succ_nat i - 1)%positive m' = Some (nth i xs 0)).
Proof.
  revert ts; induction xs as [|x xs IH]; intros ts n m H; inversion H as [|? t ? ts' H1 H2]; subst; cbn [store length].
  - exists m. split; [f_equal; f_equal; lia|]. split; auto. intros i Hi. lia.
  - rewrite H1. destruct (IH ts' (Pos.succ n) (M.add n x m) H2) as [m' [A [B C]]]. exists m'. split; [|split].
    + rewrite A. f_equal. f_equal. lia.
    + intros v Hv. rewrite B by lia. apply M.gso. lia.
    + intros [|i] Hi; cbn [nth].
      * replace (n + Pos.of_succ_nat 0 - 1)%positive with n by lia. rewrite B by lia. apply M.gss.
      * replace (n + Pos.of_succ_nat (Datatypes.S i) - 1)%positive with (Pos.succ n + Pos.of_succ_nat i - 1)%positive by lia.
        apply C. cbn in Hi. lia.
Qed.
Lemma linear_ok r ws l : pe r (linear_poly ws l) = linear_value (map (pe r) ws) l.
Proof.
  unfold linear_poly, linear_value. induction l as [|[c i] l IH]; cbn [flat_map fold_right]; auto.
  rewrite pe_app, pscale_ok, IH. f_equal. f_equal. change 0 with (pe r []) at 1. rewrite map_nth. reflexivity.
Qed.
Lemma forms_ok r ws ls : ke r (forms ws ls) = product_value (map (pe r) ws) ls.
Proof.
  unfold forms, product_value. induction ls as [|l ls IH]; cbn [map ke fold_right fst]; auto. rewrite linear_ok, IH. reflexivity.
Qed.
Lemma odd_power k m x : 0 <= k -> odd_or_zero m = true -> (m | 2 ^ k * x) -> (m | x).
Proof.
  unfold odd_or_zero. intros Hk H D. apply orb_prop in H as [H|H].
  - apply Z.eqb_eq in H; subst. apply Z.divide_0_l in D. assert (2 ^ k <> 0) by (apply Z.pow_nonzero; lia).
    assert (x = 0) by nia. subst. apply Z.divide_0_r.
  - apply (Gauss m (2 ^ k)); auto. apply rel_prime_Zpower_r; auto. apply rel_prime_sym, prime_rel_prime; [apply prime_2|].
    intros [z Hz]. subst m. rewrite Z.odd_mul, andb_false_r in H. discriminate.
Qed.
Lemma vanish_by_ok r fs m ws e h : mok r fs -> vanish_by fs m ws e h = true -> (m | expression_value (map (pe r) ws) e).
Proof.
  unfold vanish_by. intros Hm H. set (scale := 2 ^ v_shift h) in *.
  apply andb_prop in H as [H Hv]. apply andb_prop in H as [H Hz]. apply andb_prop in H as [Ho Hk]. apply Z.leb_le in Hk.
  apply (odd_power (v_shift h)); auto. fold scale.
  assert (Z0 : pe r (v_zeros h) = 0).
  { destruct (pi fs (v_zeros h)) as [[l u]|] eqn:E; [|discriminate]. apply (pi_ok r) in E; auto. unfold inI in E; cbn in E.
    destruct l; try discriminate. destruct u; try discriminate. lia. }
  apply (vanishes_ok r) in Hv.
  match type of Hv with (_ | te r (expand _ _ _ _ ?T)) =>
    destruct (expand_ok r fs m false (v_order h) T Hm) as [z1 H1];
    assert (HT : te r T = scale * expression_value (map (pe r) ws) e) end.
  { clear Hv H1. induction e as [|[c ls] e IH]; cbn [fold_right expression_value].
    - rewrite apoly_exact by auto. cbn [te me]. rewrite Z0. ring.
    - rewrite atimes_ok by auto. fold (expression_value (map (pe r) ws) e). rewrite IH, forms_ok. cbn [me]. ring. }
  destruct Hv as [z2 H2]. exists (z2 - z1). lia.
Qed.

Theorem verify_ok s p x : verify s p x = true -> correct s p.
Proof.
  intros H xs Hxs. unfold verify in H. set (n := length (p_params p)) in *. set (nx := Pos.of_succ_nat n) in *.
  apply andb_prop in H as [Ht H]. apply forall2b_ok in Ht.
  destruct (elaborate nx nx (p_insts p) (x_insts x) (params n)) as [[[steps fit_] values]|] eqn:Ee; [|discriminate].
  apply andb_prop in H as [Hs H]. destruct (check _ _) as [t|] eqn:Ec; [|discriminate].
  destruct (ploads values (p_results p)) as [rs|] eqn:Er; [|discriminate].
  apply andb_prop in H as [H Hclaims]. apply andb_prop in H as [H Hvan]. apply andb_prop in H as [Hfit Hres].
  assert (Lx : length xs = n).
  { apply same_length in Hxs, Ht. exact (eq_trans Hxs Ht). }
  (* an assignment for which all steps hold *)
  destruct (assignment _ nx (initial xs) Hs) as [r [Hr Hsteps]].
  assert (Vx : map r (seqp n) = xs).
  { rewrite <- Lx. apply env_values. rewrite Lx. exact Hr. }
  assert (Hx : Forall2 within (map r (seqp n)) (s_params s)) by (rewrite Vx; exact Hxs).
  assert (Hstart : sok r (S (start (s_params s)) [])).
  { split; cbn; auto. unfold start. rewrite <- (same_length _ _ _ Hxs), Lx. apply start_ok. exact Hx. }
  destruct (check_ok r _ _ t Hstart Hsteps Ec) as [[Hm Hg] Hgood].
  apply Forall_app in Hsteps as [Hsteps _]. apply Forall_app in Hgood as [Hgood _].
  assert (Hf : fit r fit_).
  { apply Forall_forall. intros [q ty_] Hin. unfold all_fit in Hfit. rewrite forallb_forall in Hfit. specialize (Hfit _ Hin).
    cbn in Hfit. destruct (pi (sf t) q) as [i|] eqn:Ei; [|discriminate]. apply (pi_ok r) in Ei; auto. eapply in_type_ok; eauto. }
  (* the interpreter computes what the symbols are *)
  assert (Hps : Forall2 (fun x t => fits x t = true) xs (p_params p)).
  { clear - Hxs Ht. revert xs Hxs; induction Ht; intros xs Hxs; inversion Hxs; subst; constructor; auto.
    eapply in_type_ok; eauto. }
  destruct (store_params xs (p_params p) 1 (M.empty Z) Hps) as [m0 [S1 [_ S3]]].
  assert (A0 : agree r (params n) m0).
  { unfold params. apply params_ok. intro v. destruct (Pos.ltb_spec v nx) as [Hv|Hv]; [left|right].
    - rewrite Hr by auto. unfold initial. pose proof (S3 (Nat.pred (Pos.to_nat v)) ltac:(lia)) as F.
      replace (1 + Pos.of_succ_nat (Nat.pred (Pos.to_nat v)) - 1)%positive with v in F by lia. exact F.
    - intro I. apply seqp_in in I. fold nx in I. lia. }
  destruct (elaborate_ok r _ _ _ _ _ _ _ _ _ Ee Hsteps Hgood Hf A0) as [w' [X A1]].
  pose proof (loads_ok r _ _ _ _ A1 Er) as Y.
  assert (Hws : map (pe r) (map var (seqp n) ++ rs) = xs ++ map (pe r) rs).
  { rewrite map_app, map_map. f_equal. rewrite <- Vx. apply map_ext. intro; apply var_ok. }
  exists (map (pe r) rs). split; [|split; [|split]].
  - unfold run. rewrite S1. replace (1 + Pos.of_succ_nat (length (p_params p)) - 1)%positive with nx by (unfold nx, n; lia).
    rewrite X. exact Y.
  - apply forall2b_ok in Hres. clear - Hres Hm. induction Hres as [|q b rs bs H1 _ IH]; cbn [map]; constructor; auto.
    destruct (pi (sf t) q) as [i|] eqn:Ei; [|discriminate]. apply (pi_ok r) in Ei; auto. apply (isub_ok _ i b H1 Ei).
  - intros e He. rewrite <- Hws. destruct (forall2b_in _ _ _ e Hvan He) as [h Hh]. eapply vanish_by_ok; eauto.
  - intros c Hc. rewrite <- Hws. destruct (forall2b_in _ _ _ c Hclaims Hc) as [h Hh]. intro Hgiven.
    unfold claim_by in Hh. rewrite <- linear_ok. eapply given_ok; [| |exact Hh|]; auto; [split; auto|].
    apply Forall_forall. intros [q v] Hin. apply in_map_iff in Hin as [[i u] [E Hi]]. inversion E; subst.
    specialize (Hgiven i v Hi). rewrite <- Hgiven. change 0 with (pe r []) at 1. rewrite map_nth. reflexivity.
Qed.

