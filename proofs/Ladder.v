(** The Montgomery ladder of crates/forge25519/src/montgomery.rs, over any field as in EdwardsGroup.v.

    A point (x, y) of the Edwards curve has u = (1 + y) / (1 - y) on the Montgomery curve with A = 2 (1 - d) / (1 + d). Here
    (X : Z) [is_u] of a point if X = l (1 + y) and Z = l (1 - y) for an l other than 0: the neutral element has Z = 0.

    Main theorems, for points of the curve, none excepted, and a difference P with u other than 0.
    - [step_right]: one step gives (2 C : A + B) for points A and B with difference P and C one of them.
    - [double_u_right]: [double_u] gives the double.
    - [ladder_right]: the ladder over the bits of n gives n P and (n + 1) P, for any bits.
    - [multiply_right]: X25519's sequence of steps and doublings gives 8 n P, for the bits of n after its highest.
    Points with x outside the field (the twist) are not covered.

    Source: Montgomery, "Speeding the Pollard and elliptic curve methods of factorization" (1987), section 10.3.1. *)
From Coq Require Import Ring Field Bool List ZArith Lia.
From Limbforge Require Import Edwards Group EdwardsGroup.
Import ListNotations.

Record pair (F : Type) := Pair { x2 : F; z2 : F; x3 : F; z3 : F }.
Arguments Pair {F}. Arguments x2 {F}. Arguments z2 {F}. Arguments x3 {F}. Arguments z3 {F}.

Section Formulas.
Variables (F : Type) (add mul sub : F -> F -> F).
Variable a24 : F.
Local Infix "+" := add. Local Infix "*" := mul. Local Infix "-" := sub.
Definition double_u (x z : F) : F * F :=
  let s := x + z in let t := x - z in let aa := s * s in let bb := t * t in let e := aa - bb in (aa * bb, e * (aa + e * a24)).
Definition step (u : F) (exchanged : bool) (p : pair F) : pair F :=
  let a := x2 p + z2 p in let b := x2 p - z2 p in let c := x3 p + z3 p in let d := x3 p - z3 p in
  let da := d * a in let cb := c * b in
  let m := da - cb in let n := da + cb in
  let sum := if exchanged then c else a in let difference := if exchanged then d else b in
  let aa := sum * sum in let bb := difference * difference in let e := aa - bb in
  Pair (aa * bb) (e * (aa + e * a24)) (n * n) (u * (m * m)).
(** The state is exchanged if the last bit was 1. *)
Fixpoint ladder (u : F) (bits : list bool) (swapped : bool) (p : pair F) : pair F * bool :=
  match bits with [] => (p, swapped) | bit :: bits => ladder u bits bit (step u (xorb swapped bit) p) end.
(** X25519's multiple of u: (P, 2 P), the ladder over all bits but the highest and the lowest three, three doublings. *)
Definition multiply (one u : F) (bits : list bool) : F * F :=
  let twice := double_u u one in
  let '(q, s) := ladder u bits false (Pair u one (fst twice) (snd twice)) in
  let xz := (if s then x3 q else x2 q, if s then z3 q else z2 q) in
  let again xz := double_u (fst xz) (snd xz) in again (again (again xz)).
End Formulas.

Section Curve.
Variables (F : Type) (zero one : F) (add mul sub : F -> F -> F) (opp : F -> F) (div : F -> F -> F) (inv : F -> F).
Hypothesis is_field : field_theory zero one add mul sub opp div inv eq.
Add Field F_ : is_field.
Local Infix "+" := add. Local Infix "*" := mul. Local Infix "-" := sub. Local Infix "/" := div.
Local Notation "- a" := (opp a).
Hypothesis decide : forall a b : F, {a = b} + {a <> b}.
Variables d i a24 : F.
Hypothesis two_nonzero : one + one <> zero.
Hypothesis i_root : i * i = - one.
Hypothesis d_not_square : forall r, r * r <> d.
(** a24 = (A - 2) / 4. *)
Hypothesis a24_right : a24 * (one + d) = - d.
Local Notation on_curve := (on_curve F one add mul sub d).
Local Notation product := (product F mul d).
Local Notation law_x := (law_x F one add mul div d).
Local Notation law_y := (law_y F one add mul sub div d).
Local Notation mul_nonzero := (mul_nonzero F zero one add mul sub opp div inv is_field).
Local Notation factor := (factor F zero one add mul sub opp div inv is_field decide).
Local Notation difference_zero := (difference_zero F zero one add mul sub opp div inv is_field).
Local Notation complete := (complete F zero one add mul sub opp div inv is_field decide d i two_nonzero i_root d_not_square).
Local Notation affine := (affine F one add mul sub decide d).
Local Notation x_of := (x_of F one add mul sub decide d).
Local Notation y_of := (y_of F one add mul sub decide d).
Local Notation plus := (plus F zero one add mul sub opp div inv is_field decide d i two_nonzero i_root d_not_square).
Local Notation opposite := (opposite F zero one add mul sub opp div inv is_field decide d).
Local Notation neutral := (neutral F zero one add mul sub opp div inv is_field decide d).
Local Notation is_group := (group F zero one add mul sub opp div inv is_field decide d i two_nonzero i_root d_not_square).
Local Notation times := (times affine neutral plus opposite).
Local Notation affine_on_curve := (affine_on_curve F one add mul sub decide d).

Definition has_u (x z y : F) : Prop := exists l, l <> zero /\ x = l * (one + y) /\ z = l * (one - y).
Definition is_u (x z : F) (p : affine) : Prop := has_u x z (y_of p).
Lemma has_u_from x z y : x * (one - y) = z * (one + y) -> ~ (x = zero /\ z = zero) -> has_u x z y.
Proof.
  intros E N.
  assert (X : (x + z) / (one + one) * (one + y) = x).
  { replace ((x + z) / (one + one) * (one + y)) with ((x * (one + y) + z * (one + y)) / (one + one)) by (field; auto).
    rewrite <- E. field. auto. }
  assert (Z : (x + z) / (one + one) * (one - y) = z).
  { replace ((x + z) / (one + one) * (one - y)) with ((x * (one - y) + z * (one - y)) / (one + one)) by (field; auto).
    rewrite E. field. auto. }
  exists ((x + z) / (one + one)). repeat split; auto. intro L. apply N. rewrite L in X, Z.
  split; [rewrite <- X|rewrite <- Z]; ring.
Qed.
(** The quotient is (1 + y) / (1 - y). *)
Theorem has_u_quotient x z y : has_u x z y -> z <> zero -> x / z = (one + y) / (one - y).
Proof.
  intros (l & L & -> & ->) N. assert (M : one - y <> zero) by (intro E; apply N; rewrite E; ring). field. auto.
Qed.
Lemma square_zero a : a * a = zero -> a = zero.
Proof. intro E. destruct (factor _ _ E); auto. Qed.

(** ** Doubling *)
Lemma double_identity x y :
  y*y * (one - d*x*x*y*y - (y*y + x*x)) - (one - y*y) * (one + a24*(one - y*y)) * (one - d*x*x*y*y + (y*y + x*x)) =
  (a24 + one - y*y*y*y*a24) * (y*y - x*x - (one + d*(x*x)*(y*y))) +
  ((one+one)*x*x*y*y - (one+one)*x*x*y*y*y*y) * (a24*(one+d) - - d).
Proof. ring. Qed.
Lemma double_has_u x z x' y' : on_curve x' y' -> has_u x z y' ->
  has_u (fst (double_u F add mul sub a24 x z)) (snd (double_u F add mul sub a24 x z)) (law_y x' y' x' y').
Proof.
  intros C (l & L & -> & ->). destruct (complete _ _ _ _ C C) as [_ M]. unfold Edwards.product in M.
  pose proof (double_identity x' y') as D. unfold Edwards.on_curve in C. rewrite C, a24_right in D.
  match type of D with ?a = _ => assert (Z : a = zero) by (rewrite D; ring); clear D end.
  set (k := (one + one) * (one + one) * (one + one) * (one + one) * l * l * l * l).
  assert (K : k <> zero) by (unfold k; repeat apply mul_nonzero; auto).
  assert (E1 : fst (double_u F add mul sub a24 (l * (one + y')) (l * (one - y'))) = k * (y' * y')).
  { unfold k, double_u; cbn. ring. }
  assert (E2 : snd (double_u F add mul sub a24 (l * (one + y')) (l * (one - y'))) =
    k * ((one - y' * y') * (one + a24 * (one - y' * y')))).
  { unfold k, double_u; cbn. ring. }
  rewrite E1, E2. apply has_u_from.
  - unfold Edwards.law_y, Edwards.product. apply difference_zero.
    match goal with |- ?g = _ => transitivity (k * (y'*y' * (one - d*x'*x'*y'*y' - (y'*y' + x'*x')) -
      (one - y'*y') * (one + a24*(one - y'*y')) * (one - d*x'*x'*y'*y' + (y'*y' + x'*x'))) / (one - d*x'*x'*y'*y')) end.
    + field. exact M.
    + rewrite Z. field. exact M.
  - intros [A B]. destruct (factor _ _ A) as [?|Y]; auto. apply square_zero in Y.
    destruct (factor _ _ B) as [?|G]; auto. rewrite Y in G.
    assert (H : one + a24 = zero) by (rewrite <- G; ring).
    apply (EdwardsGroup.one_nonzero F zero one add mul sub opp div inv is_field two_nonzero).
    replace one with ((one + a24) * (one + d) - (a24 * (one + d) - - d)) by ring. rewrite H, a24_right. ring.
Qed.

(** ** Differential addition *)
Lemma add_identity x1 y1 x2 y2 :
  let e := d*x1*x2*y1*y2 in let b := y1*y2 + x1*x2 in let c := y1*y2 - x1*x2 in
  (y1+y2)*(y1+y2)*(one-e-b)*(one+e-c) - (one+e+c)*(one-e+b)*((y1-y2)*(y1-y2)) =
  (one+one)*(one+one)*(y1*y2*y2*y2 - y1*y2) * (y1*y1 - x1*x1 - (one + d*(x1*x1)*(y1*y1))) +
  (one+one)*(one+one)*(x1*x1*y1*y1*y1*y2*d + x1*x1*y1*y2) * (y2*y2 - x2*x2 - (one + d*(x2*x2)*(y2*y2))).
Proof. cbv zeta. ring. Qed.
(** The y of the difference. *)
Definition difference_y (x1 y1 x2 y2 : F) : F := law_y x1 y1 (- x2) y2.
Lemma opposite_curve x y : on_curve x y -> on_curve (- x) y.
Proof. unfold Edwards.on_curve. intro H. replace (- x * - x) with (x * x) by ring. exact H. Qed.
Lemma add_has_u u l k x1 y1 x2 y2 : on_curve x1 y1 -> on_curve x2 y2 -> l <> zero -> k <> zero ->
  u <> zero -> u * (one - difference_y x1 y1 x2 y2) = one + difference_y x1 y1 x2 y2 ->
  has_u (l * ((y1+y2)*(y1+y2))) (u * (l * ((y1-y2)*(y1-y2)))) (law_y x1 y1 x2 y2).
Proof.
  intros C1 C2 L _ U E. destruct (complete _ _ _ _ C1 C2) as [_ M].
  destruct (complete _ _ _ _ C1 (opposite_curve _ _ C2)) as [_ M']. unfold Edwards.product in M, M'.
  unfold difference_y, Edwards.law_y, Edwards.product in *.
  pose proof (add_identity x1 y1 x2 y2) as H. cbv zeta in H. unfold Edwards.on_curve in C1, C2.
  rewrite C1, C2 in H. match type of H with ?a = _ => assert (Z : a = zero) by (rewrite H; ring); clear H end.
  set (e := d * x1 * x2 * y1 * y2) in *. set (b := y1 * y2 + x1 * x2) in *.
  replace (d * x1 * - x2 * y1 * y2) with (- e) in * by (unfold e; ring).
  replace (y1 * y2 + x1 * - x2) with (y1 * y2 - x1 * x2) in * by ring.
  set (c := y1 * y2 - x1 * x2) in *.
  assert (P : one + e <> zero) by (intro Q; apply M'; rewrite <- Q; ring).
  assert (E' : u * (one + e - c) = one + e + c).
  { transitivity (u * (one - c / (one - - e)) * (one + e)); [field; auto|]. rewrite E. field. auto. }
  assert (N : one + e - c <> zero).
  { intro Q. apply two_nonzero. apply difference_zero.
    assert (S : one + e + c = zero) by (rewrite <- E', Q; ring).
    exfalso. apply P. replace (one + e) with (((one + e - c) + (one + e + c)) / (one + one)) by (field; auto).
    rewrite Q, S. field. auto. }
  apply has_u_from.
  - apply (EdwardsGroup.difference_zero F zero one add mul sub opp div inv is_field).
    transitivity (l * ((y1+y2)*(y1+y2)*(one-e-b)*(one+e-c) - u*(one+e-c)*(one-e+b)*((y1-y2)*(y1-y2))) / ((one-e)*(one+e-c)));
      [field; auto|]. rewrite E', Z. field. auto.
  - intros [A B]. destruct (factor _ _ A) as [?|A']; auto. apply square_zero in A'.
    destruct (factor _ _ B) as [?|B']; auto. destruct (factor _ _ B') as [?|B'']; auto. apply square_zero in B''.
    assert (Y1 : y1 = zero).
    { replace y1 with (((y1 + y2) + (y1 - y2)) / (one + one)) by (field; auto). rewrite A', B''. field. auto. }
    assert (Y2 : y2 = zero).
    { replace y2 with (((y1 + y2) - (y1 - y2)) / (one + one)) by (field; auto). rewrite A', B''. field. auto. }
    assert (E0 : e = zero) by (unfold e; rewrite Y1; ring).
    assert (X1 : x1 * x1 = - one).
    { replace (x1 * x1) with (y1 * y1 - (y1 * y1 - x1 * x1)) by ring. rewrite C1, Y1. ring. }
    assert (X2 : x2 * x2 = - one).
    { replace (x2 * x2) with (y2 * y2 - (y2 * y2 - x2 * x2)) by ring. rewrite C2, Y2. ring. }
    assert (CC : c * c = one).
    { unfold c. rewrite Y1, Y2. transitivity ((x1 * x1) * (x2 * x2)); [ring|]. rewrite X1, X2. ring. }
    (* (1 - c) (1 + c) = 0 and u (1 - c) = 1 + c. *)
    rewrite E0 in *. assert (E2 : u * ((one - c) * (one - c)) = zero).
    { transitivity ((u * (one + zero - c)) * (one - c)); [ring|]. rewrite E'. transitivity (one - c * c); [ring|]. rewrite CC. ring. }
    destruct (factor _ _ E2) as [?|E3]; auto. apply square_zero in E3. apply N. transitivity (one - c); [ring|exact E3].
Qed.

(** ** A step, and the ladder *)
Theorem double_u_right x z p : is_u x z p ->
  is_u (fst (double_u F add mul sub a24 x z)) (snd (double_u F add mul sub a24 x z)) (plus p p).
Proof. intro H. apply (double_has_u _ _ (x_of p)); auto. apply affine_on_curve. Qed.
Lemma difference_of a b : y_of (plus a (opposite b)) = difference_y (x_of a) (y_of a) (x_of b) (y_of b).
Proof. reflexivity. Qed.
Theorem step_right u exchanged p a b : is_u (x2 p) (z2 p) a -> is_u (x3 p) (z3 p) b ->
  u <> zero -> u * (one - y_of (plus a (opposite b))) = one + y_of (plus a (opposite b)) ->
  let q := step F add mul sub a24 u exchanged p in let c := if exchanged then b else a in
  is_u (x2 q) (z2 q) (plus c c) /\ is_u (x3 q) (z3 q) (plus a b).
Proof.
  intros A B U E q c. split.
  - destruct exchanged; [apply (double_u_right (x3 p) (z3 p)); exact B|apply (double_u_right (x2 p) (z2 p)); exact A].
  - destruct A as (l & L & Ax & Az). destruct B as (k & K & Bx & Bz). rewrite difference_of in E.
    set (w := (one + one) * (one + one) * l * k).
    assert (W : w * w <> zero) by (unfold w; repeat apply mul_nonzero; auto).
    pose proof (add_has_u u (w * w) k _ _ _ _ (affine_on_curve a) (affine_on_curve b) W K U E) as H.
    unfold is_u, q; cbn. rewrite Ax, Az, Bx, Bz. unfold w in H.
    match type of H with has_u ?s ?t _ => match goal with |- has_u ?m ?n _ =>
      replace m with s by ring; replace n with t by ring end end. exact H.
Qed.
(** The number of which the bits are these, from the highest on, after the bits of m. *)
Definition number (bits : list bool) (m : Z) : Z := fold_left (fun m (bit : bool) => (2 * m + (if bit then 1 else 0))%Z) bits m.
Theorem ladder_right u point bits : u <> zero -> u * (one - y_of point) = one + y_of point ->
  forall m swapped p,
  let lower := times m point in let upper := times (m + 1) point in
  is_u (x2 p) (z2 p) (if swapped : bool then upper else lower) ->
  is_u (x3 p) (z3 p) (if swapped then lower else upper) ->
  let '(q, s) := ladder F add mul sub a24 u bits swapped p in
  is_u (if s : bool then x3 q else x2 q) (if s then z3 q else z2 q) (times (number bits m) point) /\
  is_u (if s then x2 q else x3 q) (if s then z2 q else z3 q) (times (number bits m + 1) point).
Proof.
  intros U E. induction bits as [|bit bits IH]; intros m swapped p lower upper A B; cbn [ladder number fold_left].
  - destruct swapped; auto.
  - pose proof (times_succ _ _ _ _ is_group) as S. pose proof (plus_comm _ _ _ _ is_group) as PC.
    pose proof (times_sub _ _ _ _ is_group) as TS. pose proof (times_add _ _ _ _ is_group) as TA.
    assert (D1 : plus upper (opposite lower) = point).
    { unfold upper, lower. rewrite <- TS. replace (m + 1 - m)%Z with 1%Z by lia. apply (times_1 _ _ _ _ is_group). }
    assert (D2 : plus lower (opposite upper) = opposite point).
    { unfold upper, lower. rewrite <- TS. replace (m - (m + 1))%Z with (- (1))%Z by lia.
      rewrite (times_opp _ _ _ _ is_group). f_equal. apply (times_1 _ _ _ _ is_group). }
    assert (Dd : u * (one - y_of (plus (if swapped then upper else lower) (opposite (if swapped then lower else upper)))) =
      one + y_of (plus (if swapped then upper else lower) (opposite (if swapped then lower else upper)))).
    { destruct swapped; [rewrite D1|rewrite D2]; exact E. }
    pose proof (step_right u (xorb swapped bit) p _ _ A B U Dd) as [H1 H2].
    set (q := step F add mul sub a24 u (xorb swapped bit) p) in *.
    assert (T2 : plus lower lower = times (2 * m) point).
    { unfold lower. rewrite <- TA. f_equal. lia. }
    assert (T3 : plus upper upper = times (2 * m + 1 + 1) point).
    { unfold upper. rewrite <- TA. f_equal. lia. }
    assert (T4 : plus lower upper = times (2 * m + 1) point).
    { unfold lower, upper. rewrite <- TA. f_equal. lia. }
    assert (T5 : plus upper lower = times (2 * m + 1) point) by (rewrite PC; exact T4).
    apply (IH (2 * m + (if bit then 1 else 0))%Z bit q).
    + destruct swapped, bit; cbn [xorb] in H1; rewrite ?T2, ?T3, ?T4, ?T5 in *; rewrite ?Z.add_0_r; exact H1.
    + destruct swapped, bit; cbn [xorb] in H2; rewrite ?T2, ?T3, ?T4, ?T5 in *; rewrite ?Z.add_0_r; exact H2.
Qed.
Theorem multiply_right u point bits : u <> zero -> u * (one - y_of point) = one + y_of point ->
  let xz := multiply F add mul sub a24 one u bits in is_u (fst xz) (snd xz) (times (8 * number bits 1) point).
Proof.
  intros U E. pose proof (times_1 _ _ _ _ is_group) as T1. pose proof (times_add _ _ _ _ is_group) as TA.
  assert (P : is_u u one point).
  { apply has_u_from; [rewrite E; ring|]. intros [A _]. auto. }
  pose proof (ladder_right u point bits U E 1 false
    (Pair u one (fst (double_u F add mul sub a24 u one)) (snd (double_u F add mul sub a24 u one)))) as H. cbv zeta in H.
  unfold multiply. cbv zeta. destruct (ladder F add mul sub a24 u bits false _) as [q s].
  destruct H as [H _].
  - cbn [x2 z2]. rewrite T1. exact P.
  - cbn [x3 z3]. change (1 + 1)%Z with 2%Z. rewrite (times_2 _ _ _ _ is_group). apply double_u_right. exact P.
  - set (n := number bits 1) in *. replace (8 * n)%Z with ((n + n + (n + n)) + (n + n + (n + n)))%Z by ring.
    rewrite !TA. repeat apply double_u_right. exact H.
Qed.
End Curve.
