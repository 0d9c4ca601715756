(** The checker on a list of small steps, each of which defines symbols. Nothing here has to be trusted. *)
From Coq Require Import ZArith List Lia Bool FMapPositive.
From Limbforge Require Import Program Poly Facts Claims Learn Bits.
Import ListNotations.
Local Open Scope Z_scope.

(** Ways to say what [e / b] and [e mod b] are, for [b = 2^k]: hints. *)
Inductive way :=
| Point (q : Z)                                   (* e / b = q for the whole interval *)
| Fresh                                           (* e / b is a name of its own *)
| Zero (scale : Z) (o : order)                    (* e mod b = 0, as expansion of scale * e shows *)
| Euclid (q l : poly) (scale : Z) (o : order).    (* e = b q + l, as expansion of scale * e shows, and 0 <= l < b *)
Inductive bitop := BAnd | BOr | BXor.
Definition bits_of (b : bitop) : Z -> Z -> Z := match b with BAnd => Z.land | BOr => Z.lor | BXor => Z.lxor end.
Inductive step :=
| Split (s : sym) (e : poly) (k : Z) (w : way)    (* s = e / 2^k, next symbol = e mod 2^k *)
| Borrow (s : sym) (e : poly) (k : Z) (w : way)   (* s = - (e / 2^k), next symbol = e mod 2^k *)
| Def (s : sym) (e : poly)                        (* s = e *)
| Pick (s : sym) (c x y : poly)                   (* s = if c then x else y *)
| Bit (s : sym) (b : bitop) (x y : poly)
| Goal (f : poly) (claim : itv) (h : hints).      (* f lies in claim *)
Definition holds (r : env) (x : step) : Prop :=
  match x with
  | Split s e k _ => r s = pe r e / 2 ^ k /\ r (Pos.succ s) = pe r e mod 2 ^ k
  | Borrow s e k _ => r s = - (pe r e / 2 ^ k) /\ r (Pos.succ s) = pe r e mod 2 ^ k
  | Def s e => r s = pe r e
  | Pick s c x y => r s = if pe r c =? 1 then pe r x else pe r y
  | Bit s b x y => r s = bits_of b (pe r x) (pe r y)
  | Goal _ _ _ => True
  end.

(** Equality of polynomials by expansion. *)
Definition zero_by (fs : facts) (scale : Z) (o : order) (p : poly) : bool :=
  (0 <? scale) && vanishes 0 (expand fs 0 false o (apoly fs 0 scale [] p L)).
Lemma zero_by_ok r fs scale o p : mok r fs -> zero_by fs scale o p = true -> pe r p = 0.
Proof.
  unfold zero_by; intros Hm H. apply andb_prop in H as [H1 H2]. apply Z.ltb_lt in H1. apply (vanishes_ok r) in H2.
  rewrite expand_exact, apoly_exact in H2 by auto. cbn [te me] in H2. apply Z.divide_0_l in H2. nia.
Qed.

(** The facts of a quotient and a remainder: [sg] is 1 if the first symbol is the quotient, -1 if it is minus that. *)
Definition do_split (fs : facts) (sg : Z) (s : sym) (e : poly) (k : Z) (w : way) : option facts :=
  let lo := Pos.succ s in
  if k <? 0 then None else let b := 2 ^ k in
  match pi fs e with
  | None => None
  | Some (l, h) =>
    let qi := iscale sg (l / b, h / b) in
    match w with
    | Point q =>
      if (b * q <=? l) && (h <? b * q + b) then
        Some (M.add lo (F (l - b * q, h - b * q) 1 (Some (if q =? 0 then e else (- (b * q), []) :: e)))
             (M.add s (F (sg * q, sg * q) 1 (Some (plit (sg * q)))) fs))
      else None
    | Fresh => Some (M.add lo (F (0, b - 1) 1 (Some ((- sg * b, [s]) :: e))) (M.add s (F qi 1 None) fs))
    | Zero scale o =>
      if (0 <? scale) && vanishes (scale * b) (expand fs (scale * b) true o (apoly fs (scale * b) scale [] e L)) then
        Some (M.add lo (F (0, 0) 1 (Some [])) (M.add s (F qi b (Some (pscale sg e))) fs)) else None
    | Euclid q rest scale o =>
      match pi fs rest with
      | Some (rl, rh) =>
        if (0 <=? rl) && (rh <? b) && zero_by fs scale o (e ++ pscale (- b) q ++ pscale (-1) rest)
        then Some (M.add lo (F (rl, rh) 1 (Some rest)) (M.add s (F qi 1 (Some (pscale sg q))) fs)) else None
      | None => None end
    end
  end.
Lemma do_split_ok r fs sg s e k w fs' : mok r fs -> (sg = 1 \/ sg = -1) ->
  r s = sg * (pe r e / 2 ^ k) -> r (Pos.succ s) = pe r e mod 2 ^ k -> do_split fs sg s e k w = Some fs' -> mok r fs'.
Proof.
  intros Hm Hsg Hhi Hlo H. unfold do_split in H. destruct (Z.ltb_spec k 0) as [|Hk]; [discriminate|].
  assert (Hb : 0 < 2 ^ k) by (apply Z.pow_pos_nonneg; lia). set (b := 2 ^ k) in *.
  destruct (pi fs e) as [[l h]|] eqn:Ei; [|discriminate]. apply (pi_ok r) in Ei; auto. unfold inI in Ei; cbn in Ei.
  pose proof (Z.div_mod (pe r e) b ltac:(lia)) as D. pose proof (Z.mod_pos_bound (pe r e) b Hb) as B.
  assert (Q : inI (pe r e / b) (l / b, h / b)) by (split; apply Z.div_le_mono; lia).
  assert (QS : inI (r s) (iscale sg (l / b, h / b))) by (rewrite Hhi; apply iscale_ok; auto).
  destruct w as [q| |scale o|q rest scale o].
  - destruct (_ && _) eqn:E; [|discriminate]. apply andb_prop in E as [E1 E2]. apply Z.leb_le in E1. apply Z.ltb_lt in E2.
    assert (Hq : pe r e / b = q) by (symmetry; apply (Z.div_unique_pos (pe r e) b q (pe r e - b * q)); lia).
    rewrite Hq in *. inversion H; subst fs'; clear H. repeat apply mok_add; auto; unfold fok, inI; cbn [fi fm fd fst snd].
    + rewrite plit_ok. split; [lia|split; lia].
    + split; [lia|split; [lia|]]. destruct (Z.eqb_spec q 0) as [e0|]; cbn [pe me]; [subst q|]; lia.
  - inversion H; subst fs'; clear H. repeat apply mok_add; auto; unfold fok; cbn [fi fm fd].
    + split; auto.
    + unfold inI; cbn [fst snd pe me]. split; [lia|split; [lia|]]. rewrite Hhi, Hlo. destruct Hsg as [->| ->]; lia.
  - destruct (_ && _) eqn:E; [|discriminate]. apply andb_prop in E as [E1 E2]. apply Z.ltb_lt in E1. apply (vanishes_ok r) in E2.
    assert (E0 : (b | pe r e)).
    { destruct (expand_ok r fs (scale * b) true o (apoly fs (scale * b) scale [] e L) Hm) as [z1 H1].
      destruct (apoly_ok r fs (scale * b) (scale * b) scale [] e L Hm (or_intror eq_refl)) as [z2 H2]. cbn [te me] in H2.
      destruct E2 as [z3 H3]. exists (z3 - z1 - z2). nia. }
    apply Z.mod_divide in E0; [|lia].
    inversion H; subst fs'; clear H. repeat apply mok_add; auto; unfold fok; cbn [fi fm fd].
    + split; [auto|split; [lia|]]. rewrite pscale_ok, Hhi. nia.
    + unfold inI; cbn [fst snd pe]. split; [lia|split; [lia|lia]].
  - destruct (pi fs rest) as [[rl rh]|] eqn:Er; [|discriminate]. apply (pi_ok r) in Er; auto. unfold inI in Er; cbn in Er.
    destruct (_ && _) eqn:E; [|discriminate]. apply andb_prop in E as [E E3]. apply andb_prop in E as [E1 E2].
    apply Z.leb_le in E1. apply Z.ltb_lt in E2. apply (zero_by_ok r) in E3; auto.
    rewrite !pe_app, !pscale_ok in E3.
    assert (Hq : pe r e / b = pe r q) by (symmetry; apply (Z.div_unique_pos (pe r e) b (pe r q) (pe r rest)); lia).
    rewrite Hq in *. inversion H; subst fs'; clear H. repeat apply mok_add; auto; unfold fok; cbn [fi fm fd].
    + split; [auto|split; [lia|]]. rewrite pscale_ok; lia.
    + unfold inI; cbn [fst snd]. split; [lia|split; lia].
Qed.

Definition do_pick (fs : facts) (s : sym) (c x y : poly) : option facts :=
  match pi fs c, pi fs x, pi fs y with
  | Some (cl, ch), Some a, Some b =>
    if (0 <=? cl) && (ch <=? 1) then
      let i := if cl =? 1 then a else if ch =? 0 then b else ihull a b in
      Some (M.add s (F i 1 (Some (pnorm fs (pmul c (psub x y) ++ y)))) fs)
    else None
  | _, _, _ => None end.
(** What the check adds to [holds]. *)
Definition good (r : env) (x : step) : Prop := 
  match x with
  | Pick _ c _ _ => pe r c = 0 \/ pe r c = 1
  | Goal f claim _ => inI (pe r f) claim
  | _ => True
  end.
Lemma do_pick_ok r fs s c x y fs' : mok r fs -> holds r (Pick s c x y) -> do_pick fs s c x y = Some fs' ->
  mok r fs' /\ good r (Pick s c x y).
Proof.
  cbn [holds good]; intros Hm Hx H. unfold do_pick in H. destruct (pi fs c) as [[cl ch]|] eqn:Ec; [|discriminate].
  destruct (pi fs x) as [a|] eqn:Ea; [|discriminate]. destruct (pi fs y) as [b|] eqn:Eb; [|discriminate].
  apply (pi_ok r) in Ec, Ea, Eb; auto. destruct (_ && _) eqn:E; [|discriminate]. apply andb_prop in E as [E1 E2].
  apply Z.leb_le in E1, E2. unfold inI in *; cbn [fst snd] in *. split; [|lia].
  inversion H; subst fs'; clear H. apply mok_add; auto. unfold fok, inI; cbn [fi fm fd]. rewrite pnorm_ok, pe_app, pmul_ok, psub_ok by auto.
  assert (C : pe r c = 0 \/ pe r c = 1) by lia. destruct C as [C|C]; rewrite C in *; cbn in Hx;
    destruct (Z.eqb_spec cl 1); destruct (Z.eqb_spec ch 0); unfold ihull; cbn [fst snd]; split; lia.
Qed.

Fixpoint check (p : list step) (s : st) : option st :=
  match p with
  | [] => Some s
  | Split v e k w :: p => match do_split (sf s) 1 v (pnorm (sf s) e) k w with Some fs => check p (S fs (sg s)) | None => None end
  | Borrow v e k w :: p => match do_split (sf s) (-1) v (pnorm (sf s) e) k w with Some fs => check p (S fs (sg s)) | None => None end
  | Def v e :: p => match pi (sf s) e with Some i => check p (S (M.add v (F i 1 (Some e)) (sf s)) (sg s)) | None => None end
  | Pick v c x y :: p => match do_pick (sf s) v c x y with Some fs => check p (S fs (sg s)) | None => None end
  | Bit v b x y :: p =>
    match pi (sf s) x, pi (sf s) y with
    | Some a, Some c => check p (S (M.add v (F (bit_itv (match b with BAnd => true | _ => false end) a c) 1 None) (sf s)) (sg s))
    | _, _ => None end
  | Goal f claim h :: p => if given s (sf s) [] f claim h then check p (learn s f claim) else None
  end.
Theorem check_ok r p s s' : sok r s -> Forall (holds r) p -> check p s = Some s' -> sok r s' /\ Forall (good r) p.
Proof.
  revert s; induction p as [|x p IH]; cbn [check]; intros s Hs Hp H; [inversion H; subst; auto|].
  inversion Hp as [|? ? Hx Hp']; subst. pose proof Hs as [Hm Hg].
  assert (Next : forall t, sok r t -> good r x -> check p t = Some s' -> sok r s' /\ Forall (good r) (x :: p)).
  { intros t Ht Hgx Hc. destruct (IH t Ht Hp' Hc). auto. }
  destruct x as [v e k w|v e k w|v e|v c x y|v b x y|f claim h]; cbn [holds] in Hx.
  - destruct (do_split _ _ _ _ _ _) as [fs|] eqn:E; [|discriminate]. eapply Next; [|exact Logic.I|exact H]. split; cbn; auto.
    destruct Hx as [H1 H2]. rewrite <- (pnorm_ok r (sf s)) in H1, H2 by auto. refine (do_split_ok r _ _ _ _ _ _ _ Hm _ _ H2 E); lia.
  - destruct (do_split _ _ _ _ _ _) as [fs|] eqn:E; [|discriminate]. eapply Next; [|exact Logic.I|exact H]. split; cbn; auto.
    destruct Hx as [H1 H2]. rewrite <- (pnorm_ok r (sf s)) in H1, H2 by auto. refine (do_split_ok r _ _ _ _ _ _ _ Hm _ _ H2 E); lia.
  - destruct (pi (sf s) e) as [i|] eqn:E; [|discriminate]. eapply Next; [|exact Logic.I|exact H]. split; cbn [sf sg]; auto.
    apply mok_add; auto. apply (pi_ok r) in E; auto. unfold fok; cbn [fi fm fd]. rewrite Hx. split; [auto|lia].
  - destruct (do_pick _ _ _ _ _) as [fs|] eqn:E; [|discriminate]. apply (do_pick_ok r) in E as [E1 E2]; auto.
    eapply Next; [|exact E2|exact H]. split; cbn; auto.
  - destruct (pi (sf s) x) as [a|] eqn:Ea; [|discriminate]. destruct (pi (sf s) y) as [c|] eqn:Eb; [|discriminate].
    apply (pi_ok r) in Ea, Eb; auto. eapply Next; [|exact Logic.I|exact H]. split; cbn [sf sg]; auto. apply mok_add; auto.
    unfold fok; cbn [fi fd]. rewrite Hx. split; auto. destruct b; cbn [bits_of].
    + apply land_itv; auto.
    + apply lor_itv; auto.
    + apply lxor_itv; auto.
  - destruct (given _ _ _ _ _ _) eqn:E; [|discriminate]. assert (C : inI (pe r f) claim) by (eapply given_ok; eauto).
    eapply Next; [|exact C|exact H]. apply learn_ok; auto.
Qed.

(** ** Every list of steps that defines each symbol once has an assignment *)
Fixpoint scoped (n : sym) (p : list step) : bool :=
  match p with
  | [] => true
  | Split s e _ _ :: p | Borrow s e _ _ :: p => (s =? n)%positive && below n e && scoped (Pos.succ (Pos.succ n)) p
  | Def s e :: p => (s =? n)%positive && below n e && scoped (Pos.succ n) p
  | Pick s c x y :: p => (s =? n)%positive && below n (c ++ x ++ y) && scoped (Pos.succ n) p
  | Bit s _ x y :: p => (s =? n)%positive && below n (x ++ y) && scoped (Pos.succ n) p
  | Goal _ _ _ :: p => scoped n p
  end.
Definition upd (r : env) (s : sym) (v : Z) : env := fun t => if (t =? s)%positive then v else r t.
Lemma upd_same r s v : upd r s v s = v. Proof. unfold upd. rewrite Pos.eqb_refl. reflexivity. Qed.
Lemma upd_lt r s v t : (t < s)%positive -> upd r s v t = r t.
Proof. intro H. unfold upd. destruct (Pos.eqb_spec t s); [lia|reflexivity]. Qed.
Lemma below_app n p q : below n (p ++ q) = below n p && below n q.
Proof. unfold below. apply forallb_app. Qed.
Theorem assignment p : forall n r, scoped n p = true ->
  exists r', (forall s, (s < n)%positive -> r' s = r s) /\ Forall (holds r') p.
Proof.
  induction p as [|x p IH]; intros n r H; [exists r; auto|].
  assert (Two : forall s e a b, (s =? n)%positive && below n e && scoped (Pos.succ (Pos.succ n)) p = true ->
    exists r', (forall t, (t < n)%positive -> r' t = r t) /\ Forall (holds r') p /\ s = n /\ pe r' e = pe r e /\
      r' s = a /\ r' (Pos.succ s) = b).
  { intros s e a b E. apply andb_prop in E as [E E3]. apply andb_prop in E as [E1 E2]. apply Pos.eqb_eq in E1; subst s.
    destruct (IH _ (upd (upd r n a) (Pos.succ n) b) E3) as [r' [A B]]. exists r'.
    assert (Old : forall t, (t < n)%positive -> r' t = r t) by (intros t Ht; rewrite A, !upd_lt by lia; auto).
    repeat split; auto; [apply (below_ok n e r r' E2 Old)|rewrite A, upd_lt, upd_same by lia; auto|rewrite A, upd_same by lia; auto]. }
  assert (One : forall s e a, (s =? n)%positive && below n e && scoped (Pos.succ n) p = true ->
    exists r', (forall t, (t < n)%positive -> r' t = r t) /\ Forall (holds r') p /\
      r' s = a /\ (forall q, below n q = true -> pe r' q = pe r q)).
  { intros s e a E. apply andb_prop in E as [E E3]. apply andb_prop in E as [E1 E2]. apply Pos.eqb_eq in E1; subst s.
    destruct (IH _ (upd r n a) E3) as [r' [A B]]. exists r'.
    assert (Old : forall t, (t < n)%positive -> r' t = r t) by (intros t Ht; rewrite A, upd_lt by lia; auto).
    repeat split; auto; [rewrite A, upd_same by lia; auto|]. intros q Hq. apply (below_ok n q r r' Hq Old). }
  destruct x as [s e k w|s e k w|s e|s c x y|s b x y|f claim h]; cbn [scoped] in H.
  - destruct (Two s e (pe r e / 2 ^ k) (pe r e mod 2 ^ k) H) as (r' & A & B & -> & C & D & E).
    exists r'; split; auto. constructor; auto. cbn [holds]. rewrite C; auto.
  - destruct (Two s e (- (pe r e / 2 ^ k)) (pe r e mod 2 ^ k) H) as (r' & A & B & -> & C & D & E).
    exists r'; split; auto. constructor; auto. cbn [holds]. rewrite C; auto.
  - destruct (One s e (pe r e) H) as (r' & A & B & C & D). exists r'; split; auto. constructor; auto. cbn [holds].
    apply andb_prop in H as [H _]. apply andb_prop in H as [_ H]. rewrite D; auto.
  - destruct (One s _ (if pe r c =? 1 then pe r x else pe r y) H) as (r' & A & B & C & D). exists r'; split; auto.
    constructor; auto. cbn [holds]. apply andb_prop in H as [H _]. apply andb_prop in H as [_ H].
    rewrite !below_app in H. apply andb_prop in H as [H1 H]. apply andb_prop in H as [H2 H3]. rewrite !D; auto.
  - destruct (One s _ (bits_of b (pe r x) (pe r y)) H) as (r' & A & B & C & D). exists r'; split; auto.
    constructor; auto. cbn [holds]. apply andb_prop in H as [H _]. apply andb_prop in H as [_ H].
    rewrite !below_app in H. apply andb_prop in H as [H1 H2]. rewrite !D; auto.
  - destruct (IH n r H) as [r' [A B]]. exists r'; split; auto. constructor; auto. exact Logic.I.
Qed.
