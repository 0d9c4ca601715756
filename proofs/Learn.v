(** What follows from a proved claim: of a symbol, of the quotient that it names, and of the terms of a sum that is 0.
    Nothing here has to be trusted. *)
From Coq Require Import ZArith List Lia Bool FMapPositive.
From Limbforge Require Import Program Poly Facts Claims.
Import ListNotations.
Local Open Scope Z_scope.

(** A smaller interval; a symbol without an equation gets one if only one value is left. *)
Definition narrow (fs : facts) (s : sym) (i : itv) : facts :=
  match M.find s fs with
  | None => fs
  | Some (F j q (Some d)) => M.add s (F (imeet i j) q (Some d)) fs
  | Some (F j _ None) =>
    let k := imeet i j in M.add s (F k 1 (if fst k =? snd k then Some (plit (fst k)) else None)) fs
  end.
Lemma narrow_ok r fs s i : mok r fs -> inI (r s) i -> mok r (narrow fs s i).
Proof.
  intros Hm Hi. unfold narrow. destruct (M.find s fs) as [[j q d]|] eqn:E; auto. destruct (Hm s _ E) as [G1 G2].
  cbn [fi fm fd] in *. pose proof (imeet_ok _ _ _ Hi G1) as G. destruct d as [d|]; apply mok_add; auto; split; cbn [fi fm fd]; auto.
  destruct (Z.eqb_spec (fst (imeet i j)) (snd (imeet i j))) as [e|]; auto. rewrite plit_ok. unfold inI in G. lia.
Qed.
Definition named (fs : facts) (s : sym) : option sym :=
  match M.find s fs with Some (F _ 1 (Some [(1, [q])])) => Some q | _ => None end.
Lemma named_ok r fs s q : mok r fs -> named fs s = Some q -> r q = r s.
Proof.
  unfold named; intros Hm H. destruct (M.find s fs) as [[i m d]|] eqn:E; [|discriminate].
  destruct m as [|[| |]|]; try discriminate. destruct d as [p|]; [|discriminate]. destruct p as [|[c m] p]; [discriminate|].
  destruct c as [|[| |]|]; try discriminate. destruct m as [|x m]; [discriminate|]. destruct m; [|discriminate].
  destruct p; [|discriminate]. inversion H; subst. destruct (Hm s _ E) as [_ [_ G]]; cbn [fm fd pe me] in G. lia.
Qed.
Fixpoint narrows (n : nat) (fs : facts) (s : sym) (i : itv) : facts :=
  let fs' := narrow fs s i in
  match n, named fs s with Datatypes.S n', Some q => narrows n' fs' q i | _, _ => fs' end.
Lemma narrows_ok r n fs s i : mok r fs -> inI (r s) i -> mok r (narrows n fs s i).
Proof.
  revert fs s; induction n as [|n IH]; intros fs s Hm Hi; cbn [narrows]; pose proof (narrow_ok r fs s i Hm Hi); auto.
  destruct (named fs s) as [q|] eqn:E; auto. apply IH; auto. rewrite (named_ok r fs s q Hm E). auto.
Qed.
Definition nonneg (fs : facts) (t : Z * mono) : bool :=
  match t with (c, [q]) => (0 <? c) && match si fs q with Some i => 0 <=? fst i | None => false end | _ => false end.
Definition zeros (fs : facts) (p : poly) : facts :=
  fold_right (fun '(_, m) fs => match m with [q] => narrows chain fs q (0, 0) | _ => fs end) fs p.
(** A sum of non-negative terms is 0 only if each of them is. A single term is looked into again. *)
Fixpoint vanish (n : nat) (fs : facts) (s : sym) : facts :=
  match M.find s fs with
  | Some (F _ _ (Some p)) =>
    if forallb (nonneg fs) p then
      match n, p with
      | Datatypes.S n', [(_, [q])] => vanish n' (zeros fs p) q
      | _, _ => zeros fs p end
    else fs
  | _ => fs end.
Lemma nonneg_ok r fs c m : mok r fs -> nonneg fs (c, m) = true -> 0 < c /\ exists q, m = [q] /\ 0 <= r q.
Proof.
  unfold nonneg; intros Hm H. destruct m as [|q m]; [discriminate|]. destruct m; [|discriminate].
  apply andb_prop in H as [H1 H2]. apply Z.ltb_lt in H1. destruct (si fs q) as [i|] eqn:E; [|discriminate].
  apply Z.leb_le in H2. apply (si_ok r) in E; auto. unfold inI in E. split; auto. exists q. split; auto. lia.
Qed.
Lemma nonnegs_ok r fs p : mok r fs -> forallb (nonneg fs) p = true -> 0 <= pe r p.
Proof.
  intro Hm; induction p as [|[c m] p IH]; cbn [forallb pe]; intro A; [lia|]. apply andb_prop in A as [A1 A2].
  apply IH in A2. destruct (nonneg_ok r fs c m Hm A1) as [Hc [q [-> Hq]]]. cbn [me]. nia.
Qed.
Lemma zeros_ok r fs p : mok r fs -> forallb (nonneg fs) p = true -> pe r p = 0 ->
  mok r (zeros fs p) /\ forall c q l, p = (c, [q]) :: l -> r q = 0.
Proof.
  intros Hm Ef G.
  assert (K : Forall (fun '(_, m) => match m with [q] => r q = 0 | _ => True end) p).
  { induction p as [|[c m] p IH]; constructor; cbn [forallb pe] in *; apply andb_prop in Ef as [A1 A2];
      pose proof (nonnegs_ok r fs p Hm A2); destruct (nonneg_ok r fs c m Hm A1) as [Hc [q [-> Hq]]]; cbn [me] in G.
    - nia.
    - apply IH; auto; nia. }
  clear Ef G. split.
  - unfold zeros. induction p as [|[c m] p IH]; cbn [fold_right]; auto. inversion K; subst.
    destruct m as [|q m]; auto. destruct m; auto. apply narrows_ok; auto. unfold inI; cbn; lia.
  - intros c q l ->. inversion K; auto.
Qed.
Lemma vanish_ok r n fs s : mok r fs -> r s = 0 -> mok r (vanish n fs s).
Proof.
  revert fs s; induction n as [|n IH]; intros fs s Hm H0; cbn [vanish];
    (destruct (M.find s fs) as [[i m [p|]]|] eqn:E; auto); (destruct (forallb _ p) eqn:Ef; auto);
    destruct (Hm s _ E) as [_ [_ G]]; cbn [fm fd] in G; rewrite H0, Z.mul_0_r in G; symmetry in G;
    destruct (zeros_ok r fs p Hm Ef G) as [Z1 Z2]; auto.
  destruct p as [|[c m'] p]; auto. destruct m' as [|q m']; auto. destruct m'; auto. destruct p; auto.
  apply IH; auto. apply (Z2 c q []); auto.
Qed.
(** [x = y]: [x] gets that as its equation, and so does a later symbol that it names. *)
Definition identify (fs : facts) (x y : sym) : facts :=
  let one z fs := match M.find z fs with Some (F j _ _) => M.add z (F j 1 (Some [(1, [y])])) fs | None => fs end in
  let fs' := one x fs in
  match named fs x with Some z => if (y <? z)%positive then one z fs' else fs' | None => fs' end.
Lemma identify_ok r fs x y : mok r fs -> r x = r y -> mok r (identify fs x y).
Proof.
  intros Hm E. set (one := fun z fs => match M.find z fs with Some (F j _ _) => M.add z (F j 1 (Some [(1, [y])])) fs | None => fs end).
  assert (H1 : forall z fs, mok r fs -> r z = r y -> mok r (one z fs)).
  { intros z gs Hg Ez. unfold one. destruct (M.find z gs) as [[j q d]|] eqn:Ef; auto. destruct (Hg z _ Ef) as [G _].
    apply mok_add; auto. split; cbn [fi fm fd pe me] in *; auto. lia. }
  assert (Hx : mok r (one x fs)) by (apply H1; auto).
  unfold identify. fold one. destruct (named fs x) as [z|] eqn:En; auto. destruct (y <? z)%positive; auto.
  apply H1; auto. rewrite (named_ok r fs x z Hm En). auto.
Qed.
Definition learn (s : st) (f : poly) (claim : itv) : st :=
  let fs := sf s in
  let zero := (fst claim =? 0) && (snd claim =? 0) in
  let fs := match f with
    | [(1, [x])] => let fs := narrows chain fs x claim in if zero then vanish chain fs x else fs
    | [(1, [x]); (-1, [y])] => if zero then identify fs x y else fs
    | _ => fs end in
  S fs ((sg s) ++ [(f, claim)]).
Lemma learn_ok r s f claim : sok r s -> inI (pe r f) claim -> sok r (learn s f claim).
Proof.
  intros [Hm Hg] Hi. split; cbn [learn sf sg]; [|apply Forall_app; split; auto].
  destruct f as [|[c m] f]; auto. destruct c as [|[| |]|]; auto. destruct m as [|x m]; auto. destruct m; auto.
  destruct f as [|[d n] f].
  - cbn [pe me] in Hi. assert (inI (r x) claim) by (unfold inI in *; lia). pose proof (narrows_ok r chain (sf s) x claim Hm H).
    destruct (_ && _) eqn:E; auto. apply andb_prop in E as [E1 E2]. apply Z.eqb_eq in E1, E2. apply vanish_ok; auto.
    unfold inI in H; lia.
  - destruct d as [| |[| |]]; auto. destruct n as [|y n]; auto. destruct n; auto. destruct f; auto.
    destruct (_ && _) eqn:E; auto. apply andb_prop in E as [E1 E2]. apply Z.eqb_eq in E1, E2.
    unfold inI in Hi; cbn [pe me] in Hi. apply identify_ok; auto. lia.
Qed.
