(** Claims: bounds on polynomials, proved by intervals, through forms with known bounds, and by cases on flags.
    Nothing here has to be trusted. *)
From Coq Require Import ZArith List Lia Bool FMapPositive.
From Limbforge Require Import Program Poly Facts.
Import ListNotations.
Local Open Scope Z_scope.

(** What is known: of symbols, and of the forms that were bounded before, in order. *)
Record st := S { sf : facts; sg : list (poly * itv) }.
Definition sok (r : env) (s : st) : Prop := mok r (sf s) /\ Forall (fun '(p, i) => inI (pe r p) i) (sg s).

(** A form, and perhaps the number of an earlier claim about it. *)
Definition form := (poly * option nat)%type.
Record known := K { kw : Z; kf : list form }.                   (* weight * product of forms *)
(** Hints for a proof: flags to distinguish, the multiplier of the form, and rewritings
    [scale * form = sum of knowns + rest], of which the rest is expanded in the given order. *)
Record hints := H { h_at : option nat; h_cases : list sym; h_scale : Z; h_through : list (list known * order) }.
Definition by_intervals : hints := H None [] 1 [].

Definition form_i (s : st) (fs : facts) (f : form) : option itv :=
  match pi fs (fst f), snd f with
  | Some i, Some n =>
    match nth_error (sg s) n with Some (q, j) => if peqb (fst f) q then Some (imeet i j) else Some i | None => Some i end
  | o, _ => o end.
Lemma form_i_ok r s fs f i : sok r s -> mok r fs -> form_i s fs f = Some i -> inI (pe r (fst f)) i.
Proof.
  destruct f as [p n]. unfold form_i; cbn [fst snd]; intros [_ Hg] Hm E0.
  destruct (pi fs p) as [j|] eqn:E; [|destruct n; discriminate]. apply (pi_ok r) in E; auto.
  destruct n as [n|]; [|inversion E0; subst; auto].
  destruct (nth_error (sg s) n) as [[q g]|] eqn:En; [|inversion E0; subst; auto].
  destruct (peqb p q) eqn:Eq; inversion E0; subst; auto. apply peqb_ok in Eq; subst. apply imeet_ok; auto.
  apply nth_error_In in En. rewrite Forall_forall in Hg. apply (Hg _ En).
Qed.
Fixpoint ke (r : env) (l : list form) : Z := match l with [] => 1 | f :: l' => pe r (fst f) * ke r l' end.
Fixpoint ki (s : st) (fs : facts) (l : list form) : option itv :=
  match l with
  | [] => Some (1, 1)
  | f :: l' => match form_i s fs f, ki s fs l' with Some a, Some b => Some (imul a b) | _, _ => None end
  end.
Lemma ki_ok r s fs l i : sok r s -> mok r fs -> ki s fs l = Some i -> inI (ke r l) i.
Proof.
  intros Hs Hm; revert i; induction l as [|f l IH]; cbn [ki ke]; intros i E0.
  - inversion E0; unfold inI; cbn; lia.
  - destruct (form_i s fs f) as [a|] eqn:E; [|discriminate]. destruct (ki s fs l) as [b|]; [|discriminate].
    inversion E0; subst. apply imul_ok; auto. eapply form_i_ok; eauto.
Qed.
(** Adds [c * n * product of forms]. *)
Fixpoint atimes (fs : facts) (c : Z) (n : mono) (l : list form) (t : tree) : tree :=
  match l with
  | [] => aterm fs 0 c n t
  | (p, _) :: l' => fold_right (fun '(d, m) t => atimes fs (c * d) (mmul fs n m) l' t) t p
  end.
Lemma atimes_ok r fs c n l t : mok r fs -> te r (atimes fs c n l t) = te r t + c * me r n * ke r l.
Proof.
  intro Hm; revert c n t; induction l as [|[p o] l IH]; intros c n t; cbn [atimes ke fst].
  - destruct (aterm_ok r fs 0 0 c n t (or_introl eq_refl)) as [z Hz]. lia.
  - induction p as [|[d m] p IHp]; cbn [fold_right pe]; [ring|]. rewrite IH, IHp, mmul_ok; auto. ring.
Qed.
Fixpoint knowns (s : st) (fs : facts) (l : list known) (t : tree) : option (tree * itv) :=
  match l with
  | [] => Some (t, (0, 0))
  | k :: l' =>
    match ki s fs (kf k), knowns s fs l' t with
    | Some i, Some (t', j) => Some (atimes fs (- kw k) [] (kf k) t', iadd (iscale (kw k) i) j)
    | _, _ => None end
  end.
Lemma knowns_ok r s fs l t t' i : sok r s -> mok r fs -> knowns s fs l t = Some (t', i) ->
  exists x, te r t' = te r t - x /\ inI x i.
Proof.
  intros Hs Hm; revert t' i; induction l as [|k l IH]; cbn [knowns]; intros t' i E0.
  - inversion E0; subst. exists 0. unfold inI; cbn; lia.
  - destruct (ki s fs (kf k)) as [a|] eqn:E; [|discriminate]. destruct (knowns s fs l t) as [[u b]|]; [|discriminate].
    inversion E0; subst; clear E0. destruct (IH u b eq_refl) as [x [H1 H2]].
    exists (kw k * ke r (kf k) + x). rewrite atimes_ok by auto. cbn [me]. split; [lia|].
    apply iadd_ok; auto. apply iscale_ok. eapply ki_ok; eauto.
Qed.
Definition through1 (s : st) (fs : facts) (f : poly) (scale : Z) (th : list known * order) : option itv :=
  match knowns s fs (fst th) L with
  | Some (t, j) =>
    match pi fs (tl (expand fs 0 false (snd th) (apoly fs 0 scale [] f t))) with
    | Some rest => Some (iover scale (iadd j rest))
    | None => None end
  | None => None end.
Lemma through1_ok r s fs f scale th i : 0 < scale -> sok r s -> mok r fs ->
  through1 s fs f scale th = Some i -> inI (pe r f) i.
Proof.
  intros H1 Hs Hm E0. unfold through1 in E0. destruct (knowns _ _ _ _) as [[t j]|] eqn:Ek; [|discriminate].
  destruct (pi fs (tl _)) as [rest|] eqn:Er; [|discriminate]. inversion E0; subst; clear E0.
  apply iover_ok; auto. destruct (knowns_ok r s fs _ L t j Hs Hm Ek) as [x [X1 X2]].
  apply (pi_ok r) in Er; auto. rewrite tl_ok, expand_exact, apoly_exact in Er by auto. cbn [te me] in *.
  replace (scale * pe r f) with (x + (te r t + scale * 1 * pe r f)) by lia. apply iadd_ok; auto.
Qed.
Fixpoint meets (s : st) (fs : facts) (f : poly) (scale : Z) (ths : list (list known * order)) (i : itv) : itv :=
  match ths with
  | [] => i
  | th :: ths => meets s fs f scale ths (match through1 s fs f scale th with Some j => imeet i j | None => i end)
  end.
Lemma meets_ok r s fs f scale ths i : 0 < scale -> sok r s -> mok r fs -> inI (pe r f) i -> inI (pe r f) (meets s fs f scale ths i).
Proof.
  intros H1 Hs Hm; revert i; induction ths as [|th ths IH]; cbn [meets]; intros i Hi; auto.
  apply IH. destruct (through1 s fs f scale th) as [j|] eqn:E; auto. apply imeet_ok; auto. eapply through1_ok; eauto.
Qed.
Definition prove (s : st) (fs : facts) (f : poly) (claim : itv) (h : hints) : bool :=
  match form_i s fs (f, h_at h) with
  | None => false
  | Some i => isub i claim || ((0 <? h_scale h) && isub (meets s fs f (h_scale h) (h_through h) i) claim)
  end.
Lemma prove_ok r s fs f claim h : sok r s -> mok r fs -> prove s fs f claim h = true -> inI (pe r f) claim.
Proof.
  intros Hs Hm E0. unfold prove in E0. destruct (form_i s fs (f, h_at h)) as [i|] eqn:E; [|discriminate].
  apply (form_i_ok r) in E; auto. cbn [fst] in E. apply orb_prop in E0 as [E0|E0]; [eapply isub_ok; eauto|].
  apply andb_prop in E0 as [H1 H2]. apply Z.ltb_lt in H1. eapply isub_ok; eauto. apply meets_ok; auto.
Qed.

(** ** Cases: a flag set, and with it what its equation says it is, up to sign *)
Fixpoint assume (n : nat) (fs : facts) (s : sym) (v : Z) : facts :=
  let fs' := M.add s (F (v, v) 1 (Some (plit v))) fs in
  match n, M.find s fs with
  | Datatypes.S n', Some (F _ 1 (Some [(1, [q])])) => assume n' fs' q v
  | Datatypes.S n', Some (F _ 1 (Some [(-1, [q])])) => assume n' fs' q (- v)
  | _, _ => fs' end.
Lemma assume_ok r n fs s v : mok r fs -> r s = v -> mok r (assume n fs s v).
Proof.
  revert fs s v; induction n as [|n IH]; intros fs s v Hm Hv; cbn [assume];
    (assert (Hm' : mok r (M.add s (F (v, v) 1 (Some (plit v))) fs))
      by (apply mok_add; auto; unfold fok, inI; cbn [fi fm fd fst snd]; rewrite plit_ok; split; [lia|split; lia])); auto.
  destruct (M.find s fs) as [[i m d]|] eqn:E; auto. destruct m as [|[| |]|]; auto. destruct d as [p|]; auto.
  destruct p as [|[c m] p]; auto. destruct (Hm s _ E) as [_ [_ G]]; cbn [fm fd] in G.
  destruct c as [|[| |]|[| |]]; auto; (destruct m as [|q m]; auto; destruct m; auto; destruct p; auto);
    cbn [pe me] in G; apply IH; auto; lia.
Qed.
(** Whether a flag that has this value contradicts what is known. *)
Definition impossible (fs : facts) (s : sym) (v : Z) : bool :=
  match si fs s with Some i => (v <? fst i) || (snd i <? v) | None => false end.
Lemma impossible_ok r fs s v : mok r fs -> r s = v -> impossible fs s v = true -> False.
Proof.
  unfold impossible; intros Hm Hv E0. destruct (si fs s) as [i|] eqn:E; [|discriminate].
  apply (si_ok r) in E; auto. unfold inI in E. apply orb_prop in E0 as [E0|E0]; apply Z.ltb_lt in E0; lia.
Qed.
Definition chain := 8%nat.
Fixpoint by_cases (s : st) (fs : facts) (cases : list sym) f claim h : bool :=
  match cases with
  | [] => prove s fs f claim h
  | c :: cases' => flag fs c
      && (impossible fs c 0 || by_cases s (assume chain fs c 0) cases' f claim h)
      && (impossible fs c 1 || by_cases s (assume chain fs c 1) cases' f claim h)
  end.
Lemma by_cases_ok r s fs cases f claim h : sok r s -> mok r fs -> by_cases s fs cases f claim h = true -> inI (pe r f) claim.
Proof.
  intro Hs; revert fs; induction cases as [|c cases IH]; cbn [by_cases]; intros fs Hm E0; [eapply prove_ok; eauto|].
  apply andb_prop in E0 as [E0 H1]. apply andb_prop in E0 as [Hf H0].
  destruct (flag_01 r fs c Hm Hf) as [Hc|Hc]; [apply orb_prop in H0 as [H0|H0]|apply orb_prop in H1 as [H1|H1]];
    try (exfalso; eapply impossible_ok; eauto; fail); (eapply IH; [|eassumption]); apply assume_ok; auto.
Qed.
(** A claim that holds where these polynomials, of one symbol each or constant, have these values. *)
Fixpoint given (s : st) (fs : facts) (l : list (poly * Z)) f claim h : bool :=
  match l with
  | [] => by_cases s fs (h_cases h) f claim h
  | ([(1, [c])], v) :: l' => impossible fs c v || given s (assume chain fs c v) l' f claim h
  | ([], v) :: l' => negb (v =? 0) || given s fs l' f claim h
  | ([(k, [])], v) :: l' => negb (v =? k) || given s fs l' f claim h
  | _ => false
  end.
Lemma given_ok r s fs l f claim h : sok r s -> mok r fs -> given s fs l f claim h = true ->
  Forall (fun '(p, v) => pe r p = v) l -> inI (pe r f) claim.
Proof.
  intro Hs; revert fs; induction l as [|[p v] l IH]; cbn [given]; intros fs Hm E0 Hl; [eapply by_cases_ok; eauto|].
  inversion Hl as [|? ? Hv Hl']; subst. destruct p as [|[k m] p].
  { cbn [pe] in E0. rewrite Z.eqb_refl in E0. apply (IH fs); auto. }
  destruct m as [|c m].
  - destruct p; [|destruct k as [|[| |]|]; discriminate].
    assert (E1 : negb (pe r [(k, [])] =? k) || given s fs l f claim h = true) by (destruct k as [|[| |]|]; exact E0).
    cbn [pe me] in E1. rewrite Z.mul_1_r, Z.add_0_r, Z.eqb_refl in E1. apply (IH fs); auto.
  - destruct k as [|[| |]|]; try discriminate. destruct m; [|discriminate]. destruct p; [|discriminate].
    apply orb_prop in E0 as [E0|E0].
    + exfalso; apply (impossible_ok r fs c _ Hm) in E0; auto. cbn [pe me]; lia.
    + eapply IH; [|eassumption|auto]. apply assume_ok; auto. cbn [pe me]; lia.
Qed.
