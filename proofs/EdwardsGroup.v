(** The points of -x^2 + y^2 = 1 + d x^2 y^2 are a commutative group, and the formulas of Edwards.v are right for all of them.

    The field has 2 <> 0, a square root [i] of -1, and d is not a square.

    Main theorems.
    - [complete]: 1 + d x1 x2 y1 y2 and 1 - d x1 x2 y1 y2 are not 0 for points of the curve (Bernstein and Lange, "Faster
      addition and doubling on elliptic curves" (2007), theorem 3.3, for a = -1).
    - [closed]: the sum of two points of the curve is one. [associative]: sums are associative.
    - [group]: points are a commutative group ([commutative_group], the form that HalfSize.v and Sums.v take).
    - [sum_right], [sum_niels_right], [double_right]: for all points of the curve, the formulas give their sum.

    The factors in the identities of [closed] and [associative] were found by Singular's [lift]; [ring] proves them. *)
From Coq Require Import Ring Field Bool Eqdep_dec.
From Limbforge Require Import Edwards Group.

Section Curve.
Variables (F : Type) (zero one : F) (add mul sub : F -> F -> F) (opp : F -> F) (div : F -> F -> F) (inv : F -> F).
Hypothesis is_field : field_theory zero one add mul sub opp div inv eq.
Add Field F_ : is_field.
Local Infix "+" := add. Local Infix "*" := mul. Local Infix "-" := sub. Local Infix "/" := div.
Local Notation "- a" := (opp a).
Hypothesis decide : forall a b : F, {a = b} + {a <> b}.
Variables d i : F.
Hypothesis two_nonzero : one + one <> zero.
Hypothesis i_root : i * i = - one.
Hypothesis d_not_square : forall r, r * r <> d.
Local Notation on_curve := (on_curve F one add mul sub d).
Local Notation product := (product F mul d).
Local Notation law_x := (law_x F one add mul div d).
Local Notation law_y := (law_y F one add mul sub div d).
Local Notation mul_nonzero := (mul_nonzero F zero one add mul sub opp div inv is_field).
Local Notation cancel := (cancel F zero one add mul sub opp div inv is_field).

Lemma one_nonzero : one <> zero.
Proof. intro E. apply two_nonzero. rewrite E. ring. Qed.
Lemma factor a b : a * b = zero -> a = zero \/ b = zero.
Proof. intro E. destruct (decide a zero); auto. destruct (decide b zero); auto. destruct (mul_nonzero a b); auto. Qed.
Lemma difference_zero a b : a - b = zero -> a = b.
Proof. intro E. replace a with ((a - b) + b) by ring. rewrite E. ring. Qed.

(** ** Completeness *)
(** With e = d x1 x2 y1 y2 and e^2 = 1: (i x1 + s e y1)^2 = d (x1 y1 (y2 + s i x2))^2 for s = 1 and s = -1. *)
Lemma square_of_d s x1 y1 x2 y2 : on_curve x1 y1 -> on_curve x2 y2 -> s * s = one ->
  product x1 y1 x2 y2 * product x1 y1 x2 y2 = one ->
  (i * x1 + s * product x1 y1 x2 y2 * y1) * (i * x1 + s * product x1 y1 x2 y2 * y1) =
  d * ((x1 * y1 * (y2 + s * i * x2)) * (x1 * y1 * (y2 + s * i * x2))).
Proof.
  intros C1 C2 S E. unfold Edwards.on_curve in *. apply difference_zero.
  transitivity ((i * i - - one) * (x1 * x1 - d * (x1 * x1) * (y1 * y1) * (x2 * x2)) +
    (s * s - one) * (y1 * y1 * (product x1 y1 x2 y2 * product x1 y1 x2 y2) - i * i * d * (x1 * x1) * (y1 * y1) * (x2 * x2)) +
    (product x1 y1 x2 y2 * product x1 y1 x2 y2 - one) * (y1 * y1 - one) +
    (y1 * y1 - x1 * x1 - (one + d * (x1 * x1) * (y1 * y1))) -
    d * (x1 * x1) * (y1 * y1) * (y2 * y2 - x2 * x2 - (one + d * (x2 * x2) * (y2 * y2)))).
  2: rewrite i_root, S, E, C1, C2; ring.
  unfold Edwards.product. ring.
Qed.
Lemma no_unit x1 y1 x2 y2 : on_curve x1 y1 -> on_curve x2 y2 -> product x1 y1 x2 y2 * product x1 y1 x2 y2 <> one.
Proof.
  intros C1 C2 E.
  assert (P : product x1 y1 x2 y2 <> zero) by (intro P; rewrite P in E; apply one_nonzero; rewrite <- E; ring).
  assert (X1 : x1 <> zero) by (intro X; apply P; unfold Edwards.product; rewrite X; ring).
  assert (Y1 : y1 <> zero) by (intro X; apply P; unfold Edwards.product; rewrite X; ring).
  assert (Y2 : y2 <> zero) by (intro X; apply P; unfold Edwards.product; rewrite X; ring).
  assert (R : forall s, s * s = one -> y2 + s * i * x2 = zero).
  { intros s S. destruct (decide (y2 + s * i * x2) zero) as [Z|N]; auto. exfalso.
    pose proof (square_of_d s x1 y1 x2 y2 C1 C2 S E) as H.
    set (w := x1 * y1 * (y2 + s * i * x2)) in *. assert (W : w <> zero) by (subst w; auto using mul_nonzero).
    set (n := i * x1 + s * product x1 y1 x2 y2 * y1) in *.
    apply (d_not_square (n / w)). replace (n / w * (n / w)) with (n * n / (w * w)) by (field; auto).
    rewrite H. field. auto. }
  pose proof (R one ltac:(ring)) as A. pose proof (R (- one) ltac:(ring)) as B.
  apply Y2. replace y2 with (((y2 + one * i * x2) + (y2 + - one * i * x2)) / (one + one)) by (field; auto).
  rewrite A, B. field. auto.
Qed.
Theorem complete x1 y1 x2 y2 : on_curve x1 y1 -> on_curve x2 y2 -> defined F zero one add mul sub d x1 y1 x2 y2.
Proof.
  intros C1 C2. pose proof (no_unit x1 y1 x2 y2 C1 C2) as N. split; intro E; apply N; apply difference_zero.
  - replace (_ - _) with ((one + product x1 y1 x2 y2) * (product x1 y1 x2 y2 - one)) by ring. rewrite E. ring.
  - replace (_ - _) with (opp (one - product x1 y1 x2 y2) * (product x1 y1 x2 y2 + one)) by ring. rewrite E. ring.
Qed.

(** ** Closure *)
Definition curve_zero (x y : F) : F := y * y - x * x - one - d * (x * x) * (y * y).
Lemma on_curve_zero x y : on_curve x y -> curve_zero x y = zero.
Proof. unfold Edwards.on_curve, curve_zero. intro E. rewrite E. ring. Qed.
Lemma closed_identity x1 y1 x2 y2 :
  let a := x1 * y2 + y1 * x2 in let b := y1 * y2 + x1 * x2 in let e := d * x1 * x2 * y1 * y2 in
  b*b*(one+e)*(one+e) - a*a*(one-e)*(one-e) - (one-e*e)*(one-e*e) - d*(a*a)*(b*b) =
  (x1*x1*y1*y1*x2*x2*x2*x2*d + x1*x1*y1*y1*y2*y2*y2*y2*d + (one+one)*x1*x1*y1*y1*x2*x2*d -
    (one+one)*x1*x1*y1*y1*y2*y2*d + (one+one)*x1*x1*y1*y1*x2*x2 - (one+one)*x1*x1*y1*y1*y2*y2 + x1*x1*y1*y1*d +
    (one+one)*x1*x1*y1*y1 - x1*x1*x2*x2 + y1*y1*x2*x2 + x1*x1*y2*y2 - y1*y1*y2*y2 - x1*x1 + y1*y1 + one) * curve_zero x1 y1 +
  (x1*x1*x1*x1*y1*y1*y1*y1*x2*x2*y2*y2*d*d*d - x1*x1*x1*x1*y1*y1*y1*y1*x2*x2*d*d + x1*x1*x1*x1*y1*y1*y1*y1*y2*y2*d*d
    - x1*x1*x1*x1*y1*y1*y1*y1*d*d - (one+one)*x1*x1*x1*x1*y1*y1*y1*y1*d - x1*x1*x1*x1*y1*y1*x2*x2*d +
    x1*x1*y1*y1*y1*y1*x2*x2*d + x1*x1*x1*x1*y1*y1*y2*y2*d - x1*x1*y1*y1*y1*y1*y2*y2*d - (one+one)*x1*x1*x1*x1*y1*y1 +
    (one+one)*x1*x1*y1*y1*y1*y1 - (one+one)*x1*x1*y1*y1*d + x1*x1*x1*x1 - (one+one+one+one)*x1*x1*y1*y1 + y1*y1*y1*y1) * curve_zero x2 y2.
Proof. unfold curve_zero. cbv zeta. ring. Qed.
Theorem closed x1 y1 x2 y2 : on_curve x1 y1 -> on_curve x2 y2 ->
  on_curve (law_x x1 y1 x2 y2) (law_y x1 y1 x2 y2).
Proof.
  intros C1 C2. destruct (complete _ _ _ _ C1 C2) as [P M].
  pose proof (closed_identity x1 y1 x2 y2) as H. cbv zeta in H.
  rewrite (on_curve_zero _ _ C1), (on_curve_zero _ _ C2) in H.
  unfold Edwards.on_curve, Edwards.law_x, Edwards.law_y. unfold Edwards.product in *.
  set (a := x1 * y2 + y1 * x2) in *. set (b := y1 * y2 + x1 * x2) in *. set (e := d * x1 * x2 * y1 * y2) in *.
  clearbody a b e. apply difference_zero.
  match type of H with ?l = ?r => assert (Z : l = zero) by (rewrite H; ring); clear H end.
  transitivity ((b*b*(one+e)*(one+e) - a*a*(one-e)*(one-e) - (one-e*e)*(one-e*e) - d*(a*a)*(b*b)) /
    ((one+e)*(one+e)*(one-e)*(one-e))); [field; auto|rewrite Z; field; auto].
Qed.

(** ** Associativity *)
Section Three.
Variables x1 y1 x2 y2 x3 y3 : F.
Local Notation a12 := (x1 * y2 + y1 * x2). Local Notation b12 := (y1 * y2 + x1 * x2).
Local Notation a23 := (x2 * y3 + y2 * x3). Local Notation b23 := (y2 * y3 + x2 * x3).
Local Notation e12 := (d * x1 * x2 * y1 * y2). Local Notation e23 := (d * x2 * x3 * y2 * y3).
Lemma x_identity :
  (a12 * (one-e12) * y3 + b12 * (one+e12) * x3) * ((one-e23*e23) + d*x1*y1*a23*b23) -
  (x1 * b23 * (one+e23) + y1 * a23 * (one-e23)) * ((one-e12*e12) + d*a12*b12*x3*y3) =
  (x1*x2*x2*y2*x3*x3*y3*d - y1*x2*y2*y2*x3*x3*y3*d - y1*x2*x2*y2*x3*y3*y3*d + x1*x2*y2*y2*x3*y3*y3*d +
    x1*x2*x2*x2*x3*x3*x3 + y1*x2*x2*y2*x3*x3*x3 - x1*x2*y2*y2*x3*x3*x3 - y1*y2*y2*y2*x3*x3*x3 + y1*x2*x2*x2*x3*x3*y3 +
    x1*x2*x2*y2*x3*x3*y3 - y1*x2*y2*y2*x3*x3*y3 - x1*y2*y2*y2*x3*x3*y3 - x1*x2*x2*x2*x3*y3*y3 - y1*x2*x2*y2*x3*y3*y3 +
    x1*x2*y2*y2*x3*y3*y3 + y1*y2*y2*y2*x3*y3*y3 - y1*x2*x2*x2*y3*y3*y3 - x1*x2*x2*y2*y3*y3*y3 + y1*x2*y2*y2*y3*y3*y3 +
    x1*y2*y2*y2*y3*y3*y3 + x1*x2*x2*x2*x3 + y1*x2*x2*y2*x3 - x1*x2*y2*y2*x3 - y1*y2*y2*y2*x3 + x1*x2*x3*x3*x3 +
    y1*y2*x3*x3*x3 + y1*x2*x2*x2*y3 + x1*x2*x2*y2*y3 - y1*x2*y2*y2*y3 - x1*y2*y2*y2*y3 + y1*x2*x3*x3*y3 +
    x1*y2*x3*x3*y3 - x1*x2*x3*y3*y3 - y1*y2*x3*y3*y3 - y1*x2*y3*y3*y3 - x1*y2*y3*y3*y3 + x1*x2*x3 + y1*y2*x3 +
    y1*x2*y3 + x1*y2*y3) * curve_zero x1 y1 +
  (- (x1*x1*x1*y1*y1*x2*x2*y2*x3*x3*y3*d*d) + x1*x1*y1*y1*y1*x2*y2*y2*x3*x3*y3*d*d +
    x1*x1*y1*y1*y1*x2*x2*y2*x3*y3*y3*d*d - x1*x1*x1*y1*y1*x2*y2*y2*x3*y3*y3*d*d - x1*x1*x1*y1*y1*x2*x3*x3*x3*d -
    x1*x1*y1*y1*y1*y2*x3*x3*x3*d - x1*x1*y1*x2*x2*y2*x3*x3*x3*d - x1*y1*y1*x2*y2*y2*x3*x3*x3*d -
    x1*x1*y1*y1*y1*x2*x3*x3*y3*d - x1*x1*x1*y1*y1*y2*x3*x3*y3*d + x1*y1*y1*x2*x2*y2*x3*x3*y3*d +
    x1*x1*y1*x2*y2*y2*x3*x3*y3*d + x1*x1*x1*y1*y1*x2*x3*y3*y3*d + x1*x1*y1*y1*y1*y2*x3*y3*y3*d +
    x1*x1*y1*x2*x2*y2*x3*y3*y3*d + x1*y1*y1*x2*y2*y2*x3*y3*y3*d + x1*x1*y1*y1*y1*x2*y3*y3*y3*d +
    x1*x1*x1*y1*y1*y2*y3*y3*y3*d - x1*y1*y1*x2*x2*y2*y3*y3*y3*d - x1*x1*y1*x2*y2*y2*y3*y3*y3*d -
    x1*x1*x1*y1*y1*x2*x3*d - x1*x1*y1*y1*y1*y2*x3*d - x1*x1*y1*x2*x2*y2*x3*d - x1*y1*y1*x2*y2*y2*x3*d -
    x1*x1*y1*y1*y1*x2*y3*d - x1*x1*x1*y1*y1*y2*y3*d + x1*y1*y1*x2*x2*y2*y3*d + x1*x1*y1*x2*y2*y2*y3*d -
    x1*x1*x1*x2*x3*x3*x3 + x1*y1*y1*x2*x3*x3*x3 - x1*x1*y1*y2*x3*x3*x3 + y1*y1*y1*y2*x3*x3*x3 - x1*x1*y1*x2*x3*x3*y3 +
    y1*y1*y1*x2*x3*x3*y3 - x1*x1*x1*y2*x3*x3*y3 + x1*y1*y1*y2*x3*x3*y3 + x1*x1*x1*x2*x3*y3*y3 - x1*y1*y1*x2*x3*y3*y3 +
    x1*x1*y1*y2*x3*y3*y3 - y1*y1*y1*y2*x3*y3*y3 + x1*x1*y1*x2*y3*y3*y3 - y1*y1*y1*x2*y3*y3*y3 + x1*x1*x1*y2*y3*y3*y3 -
    x1*y1*y1*y2*y3*y3*y3 - x1*x1*x1*x2*x3 + x1*y1*y1*x2*x3 - x1*x1*y1*y2*x3 + y1*y1*y1*y2*x3 - x1*x2*x3*x3*x3 -
    y1*y2*x3*x3*x3 - x1*x1*y1*x2*y3 + y1*y1*y1*x2*y3 - x1*x1*x1*y2*y3 + x1*y1*y1*y2*y3 - y1*x2*x3*x3*y3 -
    x1*y2*x3*x3*y3 + x1*x2*x3*y3*y3 + y1*y2*x3*y3*y3 + y1*x2*y3*y3*y3 + x1*y2*y3*y3*y3 - x1*x2*x3 - y1*y2*x3 -
    y1*x2*y3 - x1*y2*y3) * curve_zero x2 y2 +
  (x1*x1*y1*x2*x2*x2*x2*y2*y2*y2*x3*d*d + x1*y1*y1*x2*x2*x2*y2*y2*y2*y2*x3*d*d - x1*y1*y1*x2*x2*x2*x2*y2*y2*y2*y3*d*d
    - x1*x1*y1*x2*x2*x2*y2*y2*y2*y2*y3*d*d + x1*x1*y1*x2*x2*x2*x2*y2*x3*d + x1*x1*x1*x2*x2*x2*y2*y2*x3*d -
    y1*y1*y1*x2*x2*y2*y2*y2*x3*d - x1*y1*y1*x2*y2*y2*y2*y2*x3*d - x1*y1*y1*x2*x2*x2*x2*y2*y3*d -
    y1*y1*y1*x2*x2*x2*y2*y2*y3*d + x1*x1*x1*x2*x2*y2*y2*y2*y3*d + x1*x1*y1*x2*y2*y2*y2*y2*y3*d +
    x1*x2*x2*x2*y2*y2*x3*d + y1*x2*x2*y2*y2*y2*x3*d + y1*x2*x2*x2*y2*y2*y3*d + x1*x2*x2*y2*y2*y2*y3*d) * curve_zero x3 y3.
Proof. unfold curve_zero. ring. Qed.
Lemma y_identity :
  (b12 * (one+e12) * y3 + a12 * (one-e12) * x3) * ((one-e23*e23) - d*x1*y1*a23*b23) -
  (y1 * b23 * (one+e23) + x1 * a23 * (one-e23)) * ((one-e12*e12) - d*a12*b12*x3*y3) =
  (y1*x2*x2*y2*x3*x3*y3*d - x1*x2*y2*y2*x3*x3*y3*d - x1*x2*x2*y2*x3*y3*y3*d + y1*x2*y2*y2*x3*y3*y3*d +
    y1*x2*x2*x2*x3*x3*x3 + x1*x2*x2*y2*x3*x3*x3 - y1*x2*y2*y2*x3*x3*x3 - x1*y2*y2*y2*x3*x3*x3 + x1*x2*x2*x2*x3*x3*y3 +
    y1*x2*x2*y2*x3*x3*y3 - x1*x2*y2*y2*x3*x3*y3 - y1*y2*y2*y2*x3*x3*y3 - y1*x2*x2*x2*x3*y3*y3 - x1*x2*x2*y2*x3*y3*y3 +
    y1*x2*y2*y2*x3*y3*y3 + x1*y2*y2*y2*x3*y3*y3 - x1*x2*x2*x2*y3*y3*y3 - y1*x2*x2*y2*y3*y3*y3 + x1*x2*y2*y2*y3*y3*y3 +
    y1*y2*y2*y2*y3*y3*y3 + y1*x2*x2*x2*x3 + x1*x2*x2*y2*x3 - y1*x2*y2*y2*x3 - x1*y2*y2*y2*x3 + y1*x2*x3*x3*x3 +
    x1*y2*x3*x3*x3 + x1*x2*x2*x2*y3 + y1*x2*x2*y2*y3 - x1*x2*y2*y2*y3 - y1*y2*y2*y2*y3 + x1*x2*x3*x3*y3 +
    y1*y2*x3*x3*y3 - y1*x2*x3*y3*y3 - x1*y2*x3*y3*y3 - x1*x2*y3*y3*y3 - y1*y2*y3*y3*y3 + y1*x2*x3 + x1*y2*x3 +
    x1*x2*y3 + y1*y2*y3) * curve_zero x1 y1 +
  (- (x1*x1*y1*y1*y1*x2*x2*y2*x3*x3*y3*d*d) + x1*x1*x1*y1*y1*x2*y2*y2*x3*x3*y3*d*d +
    x1*x1*x1*y1*y1*x2*x2*y2*x3*y3*y3*d*d - x1*x1*y1*y1*y1*x2*y2*y2*x3*y3*y3*d*d - x1*x1*y1*y1*y1*x2*x3*x3*x3*d -
    x1*x1*x1*y1*y1*y2*x3*x3*x3*d + x1*y1*y1*x2*x2*y2*x3*x3*x3*d + x1*x1*y1*x2*y2*y2*x3*x3*x3*d -
    x1*x1*x1*y1*y1*x2*x3*x3*y3*d - x1*x1*y1*y1*y1*y2*x3*x3*y3*d - x1*x1*y1*x2*x2*y2*x3*x3*y3*d -
    x1*y1*y1*x2*y2*y2*x3*x3*y3*d + x1*x1*y1*y1*y1*x2*x3*y3*y3*d + x1*x1*x1*y1*y1*y2*x3*y3*y3*d -
    x1*y1*y1*x2*x2*y2*x3*y3*y3*d - x1*x1*y1*x2*y2*y2*x3*y3*y3*d + x1*x1*x1*y1*y1*x2*y3*y3*y3*d +
    x1*x1*y1*y1*y1*y2*y3*y3*y3*d + x1*x1*y1*x2*x2*y2*y3*y3*y3*d + x1*y1*y1*x2*y2*y2*y3*y3*y3*d -
    x1*x1*y1*y1*y1*x2*x3*d - x1*x1*x1*y1*y1*y2*x3*d + x1*y1*y1*x2*x2*y2*x3*d + x1*x1*y1*x2*y2*y2*x3*d -
    x1*x1*x1*y1*y1*x2*y3*d - x1*x1*y1*y1*y1*y2*y3*d - x1*x1*y1*x2*x2*y2*y3*d - x1*y1*y1*x2*y2*y2*y3*d -
    x1*x1*y1*x2*x3*x3*x3 + y1*y1*y1*x2*x3*x3*x3 - x1*x1*x1*y2*x3*x3*x3 + x1*y1*y1*y2*x3*x3*x3 - x1*x1*x1*x2*x3*x3*y3 +
    x1*y1*y1*x2*x3*x3*y3 - x1*x1*y1*y2*x3*x3*y3 + y1*y1*y1*y2*x3*x3*y3 + x1*x1*y1*x2*x3*y3*y3 - y1*y1*y1*x2*x3*y3*y3 +
    x1*x1*x1*y2*x3*y3*y3 - x1*y1*y1*y2*x3*y3*y3 + x1*x1*x1*x2*y3*y3*y3 - x1*y1*y1*x2*y3*y3*y3 + x1*x1*y1*y2*y3*y3*y3 -
    y1*y1*y1*y2*y3*y3*y3 - x1*x1*y1*x2*x3 + y1*y1*y1*x2*x3 - x1*x1*x1*y2*x3 + x1*y1*y1*y2*x3 - y1*x2*x3*x3*x3 -
    x1*y2*x3*x3*x3 - x1*x1*x1*x2*y3 + x1*y1*y1*x2*y3 - x1*x1*y1*y2*y3 + y1*y1*y1*y2*y3 - x1*x2*x3*x3*y3 -
    y1*y2*x3*x3*y3 + y1*x2*x3*y3*y3 + x1*y2*x3*y3*y3 + x1*x2*y3*y3*y3 + y1*y2*y3*y3*y3 - y1*x2*x3 - x1*y2*x3 -
    x1*x2*y3 - y1*y2*y3) * curve_zero x2 y2 +
  (- (x1*y1*y1*x2*x2*x2*x2*y2*y2*y2*x3*d*d) - x1*x1*y1*x2*x2*x2*y2*y2*y2*y2*x3*d*d +
    x1*x1*y1*x2*x2*x2*x2*y2*y2*y2*y3*d*d + x1*y1*y1*x2*x2*x2*y2*y2*y2*y2*y3*d*d - x1*y1*y1*x2*x2*x2*x2*y2*x3*d -
    y1*y1*y1*x2*x2*x2*y2*y2*x3*d + x1*x1*x1*x2*x2*y2*y2*y2*x3*d + x1*x1*y1*x2*y2*y2*y2*y2*x3*d +
    x1*x1*y1*x2*x2*x2*x2*y2*y3*d + x1*x1*x1*x2*x2*x2*y2*y2*y3*d - y1*y1*y1*x2*x2*y2*y2*y2*y3*d -
    x1*y1*y1*x2*y2*y2*y2*y2*y3*d + y1*x2*x2*x2*y2*y2*x3*d + x1*x2*x2*y2*y2*y2*x3*d + x1*x2*x2*x2*y2*y2*y3*d +
    y1*x2*x2*y2*y2*y2*y3*d) * curve_zero x3 y3.
Proof. unfold curve_zero. ring. Qed.
End Three.
Lemma cross a b c e : b <> zero -> e <> zero -> a * e - c * b = zero -> a / b = c / e.
Proof.
  intros B E H. apply difference_zero. replace (a / b - c / e) with ((a * e - c * b) / (b * e)) by (field; auto).
  rewrite H. field. auto.
Qed.
Theorem associative x1 y1 x2 y2 x3 y3 : on_curve x1 y1 -> on_curve x2 y2 -> on_curve x3 y3 ->
  law_x (law_x x1 y1 x2 y2) (law_y x1 y1 x2 y2) x3 y3 = law_x x1 y1 (law_x x2 y2 x3 y3) (law_y x2 y2 x3 y3) /\
  law_y (law_x x1 y1 x2 y2) (law_y x1 y1 x2 y2) x3 y3 = law_y x1 y1 (law_x x2 y2 x3 y3) (law_y x2 y2 x3 y3).
Proof.
  intros C1 C2 C3. pose proof (closed _ _ _ _ C1 C2) as C12. pose proof (closed _ _ _ _ C2 C3) as C23.
  destruct (complete _ _ _ _ C1 C2) as [P12 M12]. destruct (complete _ _ _ _ C2 C3) as [P23 M23].
  destruct (complete _ _ _ _ C12 C3) as [PL ML]. destruct (complete _ _ _ _ C1 C23) as [PR MR].
  pose proof (x_identity x1 y1 x2 y2 x3 y3) as X. pose proof (y_identity x1 y1 x2 y2 x3 y3) as Y.
  rewrite (on_curve_zero _ _ C1), (on_curve_zero _ _ C2), (on_curve_zero _ _ C3) in X, Y.
  match type of X with ?l = _ => assert (X0 : l = zero) by (rewrite X; ring); clear X end.
  match type of Y with ?l = _ => assert (Y0 : l = zero) by (rewrite Y; ring); clear Y end.
  clear C1 C2 C3 C12 C23. unfold Edwards.law_x, Edwards.law_y in *. unfold Edwards.product in *.
  set (a12 := x1 * y2 + y1 * x2) in *. set (b12 := y1 * y2 + x1 * x2) in *.
  set (a23 := x2 * y3 + y2 * x3) in *. set (b23 := y2 * y3 + x2 * x3) in *.
  set (e12 := d * x1 * x2 * y1 * y2) in *. set (e23 := d * x2 * x3 * y2 * y3) in *.
  clearbody a12 b12 a23 b23 e12 e23.
  assert (N12 : (one + e12) * (one - e12) <> zero) by auto using mul_nonzero.
  assert (N23 : (one + e23) * (one - e23) <> zero) by auto using mul_nonzero.
  assert (PL' : (one - e12 * e12) + d * a12 * b12 * x3 * y3 <> zero).
  { intro E. apply PL. transitivity (((one - e12 * e12) + d * a12 * b12 * x3 * y3) / ((one + e12) * (one - e12)));
      [field; auto|rewrite E; field; auto]. }
  assert (ML' : (one - e12 * e12) - d * a12 * b12 * x3 * y3 <> zero).
  { intro E. apply ML. transitivity (((one - e12 * e12) - d * a12 * b12 * x3 * y3) / ((one + e12) * (one - e12)));
      [field; auto|rewrite E; field; auto]. }
  assert (PR' : (one - e23 * e23) + d * x1 * y1 * a23 * b23 <> zero).
  { intro E. apply PR. transitivity (((one - e23 * e23) + d * x1 * y1 * a23 * b23) / ((one + e23) * (one - e23)));
      [field; auto|rewrite E; field; auto]. }
  assert (MR' : (one - e23 * e23) - d * x1 * y1 * a23 * b23 <> zero).
  { intro E. apply MR. transitivity (((one - e23 * e23) - d * x1 * y1 * a23 * b23) / ((one + e23) * (one - e23)));
      [field; auto|rewrite E; field; auto]. }
  split.
  - pose proof (cross _ _ _ _ PL' PR' X0) as H.
    transitivity ((a12 * (one - e12) * y3 + b12 * (one + e12) * x3) / (one - e12 * e12 + d * a12 * b12 * x3 * y3));
      [|rewrite H; clear H]; field; repeat split; auto;
      match goal with |- ?g <> zero => first
        [ replace g with (one - e12 * e12 + d * a12 * b12 * x3 * y3) by ring; assumption
        | replace g with (one - e23 * e23 + d * x1 * y1 * a23 * b23) by ring; assumption ] end.
  - pose proof (cross _ _ _ _ ML' MR' Y0) as H.
    transitivity ((b12 * (one + e12) * y3 + a12 * (one - e12) * x3) / (one - e12 * e12 - d * a12 * b12 * x3 * y3));
      [|rewrite H; clear H]; field; repeat split; auto;
      match goal with |- ?g <> zero => first
        [ replace g with (one - e12 * e12 - d * a12 * b12 * x3 * y3) by ring; assumption
        | replace g with (one - e23 * e23 - d * x1 * y1 * a23 * b23) by ring; assumption ] end.
Qed.

(** ** The group *)
Definition curve_equation (xy : F * F) : bool :=
  if decide (snd xy * snd xy - fst xy * fst xy) (one + d * (fst xy * fst xy) * (snd xy * snd xy)) then true else false.
Definition affine : Type := { xy : F * F | curve_equation xy = true }.
Definition x_of (p : affine) : F := fst (proj1_sig p).
Definition y_of (p : affine) : F := snd (proj1_sig p).
Lemma equation_ok x y : curve_equation (x, y) = true <-> on_curve x y.
Proof. unfold curve_equation, Edwards.on_curve; cbn. destruct (decide _ _); split; congruence. Qed.
Lemma affine_on_curve p : on_curve (x_of p) (y_of p).
Proof. destruct p as [[x y] H]. apply equation_ok. exact H. Qed.
Definition make x y (H : on_curve x y) : affine := exist _ (x, y) (proj2 (equation_ok x y) H).
Lemma affine_eq p q : x_of p = x_of q -> y_of p = y_of q -> p = q.
Proof.
  destruct p as [[x y] H], q as [[x' y'] H']. unfold x_of, y_of; cbn. intros -> ->. f_equal. apply UIP_dec, bool_dec.
Qed.
Definition plus (p q : affine) : affine :=
  make _ _ (closed _ _ _ _ (affine_on_curve p) (affine_on_curve q)).
Lemma neutral_on_curve : on_curve zero one.
Proof. unfold Edwards.on_curve. ring. Qed.
Definition neutral : affine := make zero one neutral_on_curve.
Lemma opposite_on_curve p : on_curve (- x_of p) (y_of p).
Proof.
  pose proof (affine_on_curve p) as H. unfold Edwards.on_curve in *.
  replace (- x_of p * - x_of p) with (x_of p * x_of p) by ring. exact H.
Qed.
Definition opposite (p : affine) : affine := make _ _ (opposite_on_curve p).
Lemma sum_of_opposites x y : on_curve x y -> defined F zero one add mul sub d x y (- x) y ->
  law_x x y (- x) y = zero /\ law_y x y (- x) y = one.
Proof.
  unfold Edwards.on_curve, Edwards.defined, Edwards.law_x, Edwards.law_y, Edwards.product. intros C [P M]. split.
  - replace (x * y + y * - x) with zero by ring. field. exact P.
  - replace (y * y + x * - x) with (y * y - x * x) by ring. rewrite C.
    replace (one + d * (x * x) * (y * y)) with (one - d * x * - x * y * y) by ring. field. exact M.
Qed.
Theorem group : commutative_group affine neutral plus opposite.
Proof.
  split.
  - intros p q. apply affine_eq; cbn; unfold Edwards.law_x, Edwards.law_y, Edwards.product; f_equal; ring.
  - intros p q r. symmetry.
    destruct (associative _ _ _ _ _ _ (affine_on_curve p) (affine_on_curve q) (affine_on_curve r)) as [X Y].
    apply affine_eq; [exact X|exact Y].
  - intros p. apply affine_eq; cbn; unfold Edwards.law_x, Edwards.law_y, Edwards.product.
    + replace (one + _) with one by ring. field. apply one_nonzero.
    + replace (one - _) with one by ring. field. apply one_nonzero.
  - intros p. pose proof (affine_on_curve p) as C. pose proof (affine_on_curve (opposite p)) as C'.
    destruct (sum_of_opposites _ _ C (complete _ _ _ _ C C')) as [X Y]. apply affine_eq; [exact X|exact Y].
Qed.

(** ** The formulas are right for all points *)
Definition is_point (p : point F) (a : affine) : Prop := stands F zero mul p (x_of a) (y_of a).
Definition is_projective (p : projective F) (a : affine) : Prop := stands_projective F zero mul p (x_of a) (y_of a).
Definition is_completed (p : completed F) (a : affine) : Prop := stands_completed F zero mul p (x_of a) (y_of a).
Definition is_cached (p : cached F) (a : affine) : Prop := stands_cached F zero one add mul sub d p (x_of a) (y_of a).
Definition is_niels (p : niels F) (a : affine) : Prop := stands_niels F one add mul sub d p (x_of a) (y_of a).
Theorem sum_right p q a b : is_point p a -> is_cached q b -> is_completed (add_cached F add mul sub p q) (plus a b).
Proof.
  intros A B. eapply add_stands; eauto. apply complete; apply affine_on_curve.
Qed.
Theorem sum_niels_right p q a b : is_point p a -> is_niels q b -> is_completed (add_niels F add mul sub p q) (plus a b).
Proof.
  intros A B. eapply add_niels_stands; eauto. apply complete; apply affine_on_curve.
Qed.
Theorem double_right p a : is_projective p a -> is_completed (double F add mul sub p) (plus a a).
Proof.
  intros A. eapply double_stands; eauto; [apply affine_on_curve|]. apply complete; apply affine_on_curve.
Qed.
End Curve.
