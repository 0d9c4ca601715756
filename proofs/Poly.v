(** Polynomials over the integers whose unknowns are symbols, and intervals. Nothing here has to be trusted. *)
From Coq Require Import ZArith List Lia Bool.
Import ListNotations.
Local Open Scope Z_scope.

Definition sym := positive.
Definition env := sym -> Z.
Definition mono := list sym.               (* a product of symbols, in descending order *)
Definition poly := list (Z * mono).
Fixpoint me (r : env) (m : mono) : Z := match m with [] => 1 | s :: m => r s * me r m end.
Fixpoint pe (r : env) (p : poly) : Z := match p with [] => 0 | (c, m) :: p => c * me r m + pe r p end.

Lemma pe_app r p q : pe r (p ++ q) = pe r p + pe r q.
Proof. induction p as [|[c m] p IH]; cbn [app pe]; [ring|rewrite IH; ring]. Qed.

(** ** Arithmetic that programs need: without cancellation, which expansion does *)
Definition plit (k : Z) : poly := if k =? 0 then [] else [(k, [])].
Definition pscale (k : Z) (p : poly) : poly := map (fun '(c, m) => (k * c, m)) p.
Definition psub (p q : poly) : poly := p ++ pscale (-1) q.
Fixpoint insert (s : sym) (m : mono) : mono :=
  match m with [] => [s] | x :: m' => if (x <=? s)%positive then s :: m else x :: insert s m' end.
Definition mtimes (a b : mono) : mono := fold_right insert b a.
Definition pmul (p q : poly) : poly := flat_map (fun '(c, m) => map (fun '(d, n) => (c * d, mtimes m n)) q) p.

Lemma plit_ok r k : pe r (plit k) = k.
Proof. unfold plit. destruct (Z.eqb_spec k 0); cbn [pe me]; lia. Qed.
Lemma pscale_ok r k p : pe r (pscale k p) = k * pe r p.
Proof. induction p as [|[c m] p IH]; cbn [pscale map pe]; [ring|]. unfold pscale in IH; rewrite IH; ring. Qed.
Lemma psub_ok r p q : pe r (psub p q) = pe r p - pe r q.
Proof. unfold psub. rewrite pe_app, pscale_ok. ring. Qed.
Lemma insert_ok r s m : me r (insert s m) = r s * me r m.
Proof. induction m as [|x m IH]; cbn [insert me]; auto. destruct (x <=? s)%positive; cbn [me]; [auto|rewrite IH; ring]. Qed.
Lemma mtimes_ok r a b : me r (mtimes a b) = me r a * me r b.
Proof. unfold mtimes. induction a as [|s a IH]; cbn [fold_right me]; [ring|]. rewrite insert_ok, IH; ring. Qed.
Lemma pmul_ok r p q : pe r (pmul p q) = pe r p * pe r q.
Proof.
  assert (H : forall c m, pe r (map (fun '(d, n) => (c * d, mtimes m n)) q) = c * me r m * pe r q).
  { intros c m. induction q as [|[d n] q IH]; cbn [map pe]; [ring|]. rewrite IH, mtimes_ok; ring. }
  unfold pmul. induction p as [|[c m] p IH]; cbn [flat_map pe]; [ring|]. rewrite pe_app, H, IH; ring.
Qed.

(** ** Equality as written *)
Fixpoint meqb (a b : mono) : bool :=
  match a, b with [], [] => true | x :: a, y :: b => (x =? y)%positive && meqb a b | _, _ => false end.
Lemma meqb_ok a b : meqb a b = true -> a = b.
Proof.
  revert b; induction a as [|x a IH]; destruct b as [|y b]; cbn; try discriminate; auto.
  intro H; apply andb_prop in H as [H1 H2]. apply Pos.eqb_eq in H1; subst; f_equal; auto.
Qed.
Fixpoint peqb (p q : poly) : bool :=
  match p, q with [], [] => true | (c, m) :: p, (d, n) :: q => (c =? d) && meqb m n && peqb p q | _, _ => false end.
Lemma peqb_ok p q : peqb p q = true -> p = q.
Proof.
  revert q; induction p as [|[c m] p IH]; destruct q as [|[d n] q]; cbn; try discriminate; auto.
  intro H; apply andb_prop in H as [H H2]. apply andb_prop in H as [H0 H1].
  apply Z.eqb_eq in H0. apply meqb_ok in H1. subst; f_equal; auto.
Qed.

(** ** Symbols below a bound: such polynomials keep their value when later symbols change *)
Definition below (n : sym) (p : poly) : bool := forallb (fun '(_, m) => forallb (fun s => (s <? n)%positive) m) p.
Lemma below_ok n p r r' : below n p = true -> (forall s, (s < n)%positive -> r' s = r s) -> pe r' p = pe r p.
Proof.
  intros H E. unfold below in H. induction p as [|[c m] p IH]; cbn [forallb pe] in *; auto.
  apply andb_prop in H as [H1 H2]. rewrite (IH H2). do 2 f_equal. clear - H1 E.
  induction m as [|s m IH]; cbn [forallb me] in *; auto. apply andb_prop in H1 as [H1 H2].
  apply Pos.ltb_lt in H1. rewrite (IH H2), (E s H1). reflexivity.
Qed.

(** ** Intervals, closed *)
Definition itv := (Z * Z)%type.
Definition inI (x : Z) (i : itv) : Prop := fst i <= x <= snd i.
Definition iadd (a b : itv) : itv := (fst a + fst b, snd a + snd b).
Definition imul (a b : itv) : itv :=
  let '(al, ah) := a in let '(bl, bh) := b in
  if (0 <=? al) && (0 <=? bl) then (al * bl, ah * bh) else
  let p := al * bl in let q := al * bh in let s := ah * bl in let t := ah * bh in
  (Z.min (Z.min p q) (Z.min s t), Z.max (Z.max p q) (Z.max s t)).
Definition iscale (k : Z) (a : itv) : itv := if 0 <=? k then (k * fst a, k * snd a) else (k * snd a, k * fst a).
Definition iover (k : Z) (a : itv) : itv := (- (- fst a / k), snd a / k).     (* all integers x with k x in a *)
Definition imeet (a b : itv) : itv := (Z.max (fst a) (fst b), Z.min (snd a) (snd b)).
Definition ihull (a b : itv) : itv := (Z.min (fst a) (fst b), Z.max (snd a) (snd b)).
(** [a] within [b]; an empty [a] is within all. *)
Definition isub (a b : itv) : bool := (snd a <? fst a) || (fst b <=? fst a) && (snd a <=? snd b).
Lemma iadd_ok x y a b : inI x a -> inI y b -> inI (x + y) (iadd a b).
Proof. unfold inI, iadd; cbn; lia. Qed.
Lemma imul_ok x y a b : inI x a -> inI y b -> inI (x * y) (imul a b).
Proof.
  destruct a as [al ah], b as [bl bh]; unfold inI, imul; cbn [fst snd]; intros Hx Hy.
  destruct (_ && _) eqn:E; cbn [fst snd].
  { apply andb_prop in E as [E1 E2]; apply Z.leb_le in E1, E2; nia. }
  assert (Z.min (al * y) (ah * y) <= x * y <= Z.max (al * y) (ah * y)) by (destruct (Z.le_ge_cases 0 y); nia).
  assert (Z.min (al * bl) (al * bh) <= al * y <= Z.max (al * bl) (al * bh)) by (destruct (Z.le_ge_cases 0 al); nia).
  assert (Z.min (ah * bl) (ah * bh) <= ah * y <= Z.max (ah * bl) (ah * bh)) by (destruct (Z.le_ge_cases 0 ah); nia).
  lia.
Qed.
Lemma iscale_ok k x a : inI x a -> inI (k * x) (iscale k a).
Proof. unfold inI, iscale. destruct (Z.leb_spec 0 k); cbn; nia. Qed.
Lemma iover_ok k x a : 0 < k -> inI (k * x) a -> inI x (iover k a).
Proof.
  unfold inI, iover; cbn [fst snd]; intros Hk [H1 H2]. split.
  - assert (- x <= - fst a / k) by (apply Z.div_le_lower_bound; lia). lia.
  - apply Z.div_le_lower_bound; lia.
Qed.
Lemma imeet_ok x a b : inI x a -> inI x b -> inI x (imeet a b).
Proof. unfold inI, imeet; cbn; lia. Qed.
Lemma isub_ok x a b : isub a b = true -> inI x a -> inI x b.
Proof.
  unfold isub, inI; intro H; apply orb_prop in H as [H|H]; [apply Z.ltb_lt in H; lia|].
  apply andb_prop in H as [H1 H2]; apply Z.leb_le in H1, H2; lia.
Qed.
