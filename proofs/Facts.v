(** What the checker knows of symbols, and the expansion of polynomials by it. Nothing here has to be trusted.

    A fact of a symbol s is an interval, and perhaps an equation m * s = polynomial with m > 0. All is over the
    integers: a quotient that is exact has m = 2^k, and fractions never arise. *)
From Coq Require Import ZArith List Lia Bool FMapPositive.
From Limbforge Require Import Program Poly.
Import ListNotations.
Local Open Scope Z_scope.

Record fact := F { fi : itv; fm : Z; fd : option poly }.       (* interval; fm * s = fd *)
Definition facts := M.t fact.
Definition fok (r : env) (s : sym) (f : fact) : Prop :=
  inI (r s) (fi f) /\ match fd f with Some p => 0 < fm f /\ fm f * r s = pe r p | None => True end.
Definition mok (r : env) (m : facts) : Prop := forall s f, M.find s m = Some f -> fok r s f.
Lemma mok_add r m s f : mok r m -> fok r s f -> mok r (M.add s f m).
Proof.
  intros Hm Hf t g H. destruct (Pos.eq_dec t s) as [->|N].
  - rewrite M.gss in H; congruence.
  - rewrite M.gso in H; auto.
Qed.
Definition flag (m : facts) (s : sym) : bool :=
  match M.find s m with Some f => (0 <=? fst (fi f)) && (snd (fi f) <=? 1) | None => false end.
Lemma flag_01 r m s : mok r m -> flag m s = true -> r s = 0 \/ r s = 1.
Proof.
  unfold flag; intros Hm H. destruct (M.find s m) as [f|] eqn:E; [|discriminate].
  destruct (Hm s f E) as [[H1 H2] _]. apply andb_prop in H as [A B]. apply Z.leb_le in A, B. lia.
Qed.
Lemma flag_ok r m s : mok r m -> flag m s = true -> r s * r s = r s.
Proof. intros Hm H. destruct (flag_01 r m s Hm H) as [->| ->]; reflexivity. Qed.

(** ** Products of symbols: descending, flags once *)
Fixpoint mins (fs : facts) (s : sym) (m : mono) : mono :=
  match m with
  | [] => [s]
  | x :: m' => match Pos.compare s x with
               | Gt => s :: m
               | Eq => if flag fs s then m else s :: m
               | Lt => x :: mins fs s m' end
  end.
Lemma mins_ok r fs s m : mok r fs -> me r (mins fs s m) = r s * me r m.
Proof.
  intro Hm; induction m as [|x m IH]; cbn [mins me]; auto.
  destruct (Pos.compare_spec s x); subst; cbn [me]; try rewrite IH; try ring.
  destruct (flag fs x) eqn:E; cbn [me]; try ring.
  rewrite Z.mul_assoc, (flag_ok r fs x Hm E). ring.
Qed.
Definition mmul (fs : facts) (a b : mono) : mono := fold_right (mins fs) b a.
Lemma mmul_ok r fs a b : mok r fs -> me r (mmul fs a b) = me r a * me r b.
Proof. intro Hm; unfold mmul; induction a as [|s a IH]; cbn [fold_right me]; [ring|]. rewrite mins_ok, IH; auto; ring. Qed.
(** A polynomial with the flags of each product once. *)
Definition pnorm (fs : facts) (p : poly) : poly := map (fun '(c, m) => (c, mmul fs m [])) p.
Lemma pnorm_ok r fs p : mok r fs -> pe r (pnorm fs p) = pe r p.
Proof.
  intro Hm. unfold pnorm. induction p as [|[c m] p IH]; cbn [map pe]; auto. rewrite IH, mmul_ok by auto. cbn [me]. ring.
Qed.
Fixpoint mrem (s : sym) (m : mono) : option mono :=
  match m with [] => None | x :: m' => if (x =? s)%positive then Some m' else option_map (cons x) (mrem s m') end.
Lemma mrem_ok r s m n : mrem s m = Some n -> me r m = r s * me r n.
Proof.
  revert n; induction m as [|x m IH]; cbn [mrem me]; intros n H; [discriminate|].
  destruct (Pos.eqb_spec x s); subst; [inversion H; reflexivity|].
  destruct (mrem s m) as [k|]; [|discriminate]. inversion H; subst; cbn [me]. rewrite (IH k eq_refl); ring.
Qed.
(** A term added to a polynomial. *)
Fixpoint pins (c : Z) (m : mono) (p : poly) : poly :=
  match p with
  | [] => [(c, m)]
  | (d, n) :: p' =>
    if meqb m n then (let e := c + d in if e =? 0 then p' else (e, n) :: p') else (d, n) :: pins c m p'
  end.
Lemma pins_ok r c m p : pe r (pins c m p) = c * me r m + pe r p.
Proof.
  induction p as [|[d n] p IH]; cbn [pins pe]; auto.
  destruct (meqb m n) eqn:E; [apply meqb_ok in E; subst; destruct (Z.eqb_spec (c + d) 0); cbn [pe]; nia|].
  cbn [pe]; rewrite IH; ring.
Qed.

(** ** Sums of terms in buckets, by symbol *)
Inductive tree := L | N (l : tree) (x : poly) (r : tree).
Fixpoint te (r : env) (t : tree) : Z := match t with L => 0 | N a x b => te r a + pe r x + te r b end.
Fixpoint get (k : positive) (t : tree) : poly :=
  match t with L => [] | N a x b => match k with xH => x | xO k' => get k' a | xI k' => get k' b end end.
Fixpoint put (k : positive) (x : poly) (t : tree) : tree :=
  match k, t with
  | xH, L => N L x L | xH, N a _ b => N a x b
  | xO k', L => N (put k' x L) [] L | xO k', N a y b => N (put k' x a) y b
  | xI k', L => N L [] (put k' x L) | xI k', N a y b => N a y (put k' x b)
  end.
Lemma get_L k : get k L = []. Proof. destruct k; reflexivity. Qed.
Lemma te_put r k x t : te r (put k x t) = te r t - pe r (get k t) + pe r x.
Proof.
  revert t; induction k as [k IH|k IH|]; destruct t as [|a y b];
    cbn [put te get pe]; try rewrite IH; rewrite ?get_L; cbn [te pe]; ring.
Qed.
Fixpoint tl (t : tree) : poly := match t with L => [] | N a x b => tl a ++ x ++ tl b end.
Lemma tl_ok r t : pe r (tl t) = te r t.
Proof. induction t as [|a IHa x b IHb]; cbn [tl te]; [reflexivity|]. rewrite !pe_app, IHa, IHb. ring. Qed.

(** The bucket of a product: its first symbol with an equation, else its first symbol. *)
Fixpoint key (fs : facts) (m : mono) (k : sym) : sym :=
  match m with [] => k | s :: m' => match M.find s fs with Some (F _ _ (Some _)) => s | _ => key fs m' k end end.
Definition divides (md c : Z) : bool := if md =? 0 then false else (c mod md =? 0).
Lemma divides_ok md c x : divides md c = true -> (md | c * x).
Proof.
  unfold divides. destruct (Z.eqb_spec md 0); [discriminate|]. intro H; apply Z.eqb_eq in H.
  apply Z.divide_mul_l. apply Z.mod_divide; auto.
Qed.

(** Sums are meant modulo [md]; [md = 0] means exactly. *)
Definition same (md a b : Z) : Prop := (md | a - b).
Lemma same_refl md a : same md a a. Proof. unfold same. rewrite Z.sub_diag. apply Z.divide_0_r. Qed.
Lemma same_trans md a b c : same md a b -> same md b c -> same md a c.
Proof. unfold same; intros H1 H2. replace (a - c) with ((a - b) + (b - c)) by ring. apply Z.divide_add_r; auto. Qed.
Lemma same_eq md a b : a = b -> same md a b. Proof. intros ->; apply same_refl. Qed.

(** ** Expansion
    [eager] is the modulus whose multiples are dropped as they come, [drop] that of a bucket before it is replaced; each
    is [md], or 0 for no dropping. *)
Definition aterm (fs : facts) (eager : Z) (c : Z) (m : mono) (t : tree) : tree :=
  if divides eager c then t else
  let k := key fs m (match m with s :: _ => s | [] => xH end) in put k (pins c m (get k t)) t.
Lemma aterm_ok r fs md eager c m t : (eager = 0 \/ eager = md) -> same md (te r (aterm fs eager c m t)) (te r t + c * me r m).
Proof.
  intro He; unfold aterm. destruct (divides eager c) eqn:E.
  - destruct He as [->| ->]; [discriminate|]. unfold same. apply (divides_ok md c (- me r m)) in E.
    replace (te r t - (te r t + c * me r m)) with (c * - me r m) by ring. auto.
  - apply same_eq. rewrite te_put, pins_ok. ring.
Qed.
(** Adds [c * n * p]. *)
Fixpoint apoly (fs : facts) (eager c : Z) (n : mono) (p : poly) (t : tree) : tree :=
  match p with [] => t | (d, m) :: p' => apoly fs eager c n p' (aterm fs eager (c * d) (mmul fs n m) t) end.
Lemma apoly_ok r fs md eager c n p t : mok r fs -> (eager = 0 \/ eager = md) ->
  same md (te r (apoly fs eager c n p t)) (te r t + c * me r n * pe r p).
Proof.
  intros Hm He; revert t; induction p as [|[d m] p IH]; intro t; cbn [apoly pe].
  - apply same_eq; ring.
  - eapply same_trans; [apply IH|]. destruct (aterm_ok r fs md eager (c * d) (mmul fs n m) t He) as [z Hz].
    rewrite mmul_ok in Hz by auto. exists z. lia.
Qed.
Lemma apoly_exact r fs c n p t : mok r fs -> te r (apoly fs 0 c n p t) = te r t + c * me r n * pe r p.
Proof. intro Hm. destruct (apoly_ok r fs 0 0 c n p t Hm (or_introl eq_refl)) as [z Hz]. lia. Qed.
(** Replaces [s] by its equation [q * s = d] in the terms [b] of its bucket. What [q] does not divide stays. *)
Definition pop (fs : facts) (eager drop : Z) (s : sym) (q : Z) (d : poly) (c : Z) (m : mono) (t : tree) : tree :=
  if divides drop c then t else
  match mrem s m with
  | Some n => if q =? 1 then apoly fs eager c n d t
              else if c mod q =? 0 then apoly fs eager (c / q) n d t else put s (pins c m (get s t)) t
  | None => put s (pins c m (get s t)) t end.
Fixpoint pops (fs : facts) (eager drop : Z) (s : sym) (q : Z) (d : poly) (b : poly) (t : tree) : tree :=
  match b with [] => t | (c, m) :: b' => pops fs eager drop s q d b' (pop fs eager drop s q d c m t) end.
Lemma pop_ok r fs md eager drop s q d c m t : mok r fs -> (eager = 0 \/ eager = md) -> (drop = 0 \/ drop = md) ->
  0 < q -> q * r s = pe r d -> same md (te r (pop fs eager drop s q d c m t)) (te r t + c * me r m).
Proof.
  intros Hm He Hd Hq Hs. unfold pop. destruct (divides drop c) eqn:E.
  { destruct Hd as [->| ->]; [discriminate|]. apply (divides_ok md c (- me r m)) in E. unfold same.
    replace (te r t - (te r t + c * me r m)) with (c * - me r m) by ring. auto. }
  assert (P : same md (te r (put s (pins c m (get s t)) t)) (te r t + c * me r m)).
  { apply same_eq. rewrite te_put, pins_ok. ring. }
  destruct (mrem s m) as [n|] eqn:En; auto. rewrite (mrem_ok r s m n En) in *.
  destruct (Z.eqb_spec q 1) as [->|].
  - eapply same_trans; [apply apoly_ok; auto|]. apply same_eq. rewrite <- Hs; ring.
  - destruct (Z.eqb_spec (c mod q) 0) as [E0|]; auto.
    eapply same_trans; [apply apoly_ok; auto|]. apply same_eq. rewrite <- Hs.
    pose proof (Z.div_mod c q ltac:(lia)) as D. rewrite E0 in D. rewrite D at 2. ring.
Qed.
Lemma pops_ok r fs md eager drop s q d b t : mok r fs -> (eager = 0 \/ eager = md) -> (drop = 0 \/ drop = md) ->
  0 < q -> q * r s = pe r d -> same md (te r (pops fs eager drop s q d b t)) (te r t + pe r b).
Proof.
  intros Hm He Hd Hq Hs; revert t; induction b as [|[c m] b IH]; intro t; cbn [pops pe].
  - apply same_eq; ring.
  - eapply same_trans; [apply IH|].
    destruct (pop_ok r fs md eager drop s q d c m t Hm He Hd Hq Hs) as [z Hz]. exists z. lia.
Qed.
(** Symbols to replace, in this order; a mark drops the bucket's multiples of [md] first. A hint. *)
Definition order := list (sym * bool).
Fixpoint expand (fs : facts) (md : Z) (eager : bool) (o : order) (t : tree) : tree :=
  match o with
  | [] => t
  | (s, drop) :: o =>
      expand fs md eager o
       match M.find s fs with
       | Some (F _ q (Some d)) =>
         pops fs (if eager then md else 0) (if drop then md else 0) s q d (get s t) (put s [] t)
       | _ => t end
  end.
Lemma expand_ok r fs md eager o t : mok r fs -> same md (te r (expand fs md eager o t)) (te r t).
Proof.
  intro Hm; revert t; induction o as [|[s drop] o IH]; intro t; cbn [expand]; [apply same_refl|].
  eapply same_trans; [apply IH|]. destruct (M.find s fs) as [[i q [d|]]|] eqn:E; try apply same_refl.
  destruct (Hm s _ E) as [_ [Hq Hs]]; cbn [fm fd] in *.
  eapply same_trans; [apply pops_ok; auto; destruct eager, drop; auto|]. apply same_eq. rewrite te_put. cbn [pe]; ring.
Qed.
Lemma expand_exact r fs o t : mok r fs -> te r (expand fs 0 false o t) = te r t.
Proof. intro Hm. destruct (expand_ok r fs 0 false o t Hm) as [z Hz]. lia. Qed.
(** All coefficients are multiples of [md]; with [md = 0]: all are 0. *)
Definition vanishes (md : Z) (t : tree) : bool := forallb (fun '(c, _) => (c =? 0) || divides md c) (tl t).
Lemma vanishes_ok r md t : vanishes md t = true -> (md | te r t).
Proof.
  unfold vanishes. rewrite <- tl_ok. induction (tl t) as [|[c m] p IH]; cbn [forallb pe]; intro H; [apply Z.divide_0_r|].
  apply andb_prop in H as [H1 H2]. apply Z.divide_add_r; [|auto]. apply orb_prop in H1 as [H1|H1].
  - apply Z.eqb_eq in H1; subst. apply Z.divide_0_r.
  - apply divides_ok; auto.
Qed.

(** ** Intervals of symbols, products and polynomials *)
Definition si (fs : facts) (s : sym) : option itv := option_map fi (M.find s fs).
Lemma si_ok r fs s i : mok r fs -> si fs s = Some i -> inI (r s) i.
Proof.
  unfold si; intros Hm H. destruct (M.find s fs) as [f|] eqn:E; [|discriminate]. inversion H; subst. apply (Hm s f E).
Qed.
Fixpoint mi (fs : facts) (m : mono) : option itv :=
  match m with
  | [] => Some (1, 1)
  | [s] => si fs s
  | s :: m' => match si fs s, mi fs m' with Some a, Some b => Some (imul a b) | _, _ => None end
  end.
Lemma mi_ok r fs m i : mok r fs -> mi fs m = Some i -> inI (me r m) i.
Proof.
  intro Hm; revert i; induction m as [|s m IH]; intros i H.
  - inversion H; subst; unfold inI; cbn; lia.
  - destruct m as [|x m]; [cbn [me]; rewrite Z.mul_1_r; apply (si_ok r fs s i Hm H)|].
    change (match si fs s, mi fs (x :: m) with Some a, Some b => Some (imul a b) | _, _ => None end = Some i) in H.
    change (inI (r s * me r (x :: m)) i).
    destruct (si fs s) as [a|] eqn:E; [|discriminate]. destruct (mi fs (x :: m)) as [b|]; [|discriminate].
    inversion H; subst. apply imul_ok; [apply (si_ok r fs s a Hm E)|auto].
Qed.
Fixpoint pi (fs : facts) (p : poly) : option itv :=
  match p with
  | [] => Some (0, 0)
  | (c, m) :: p' => match mi fs m, pi fs p' with Some a, Some b => Some (iadd (iscale c a) b) | _, _ => None end
  end.
Lemma pi_ok r fs p i : mok r fs -> pi fs p = Some i -> inI (pe r p) i.
Proof.
  intro Hm; revert i; induction p as [|[c m] p IH]; cbn [pi pe]; intros i H.
  - inversion H; subst; unfold inI; cbn; lia.
  - destruct (mi fs m) as [a|] eqn:E; [|discriminate]. destruct (pi fs p) as [b|]; [|discriminate].
    inversion H; subst. apply iadd_ok; auto. apply iscale_ok. eapply mi_ok; eauto.
Qed.
