(** ristretto255 (RFC 9496) and its maps from the field, as crates/forge25519/src/curve/{root,ristretto,elligator}.rs compute
    them, in a field with 2 <> 0, a root [i] of -1, and neither [d] nor [i] a square. [odd] tells a from -a.

    Two points of -x^2 + y^2 = 1 + d x^2 y^2 are of one class if they differ by one of (0, 1), (0, -1), (i, 0), (-i, 0)
    ([same_class_sum]).

    Main theorems.
    - [sqrt_ratio_right]: a root of u / v that is not odd if there is one, else a root of i u / v; 0 for v = 0.
    - [equal_right]: the comparison of two elements is true if and only if the points are of one class.
    - [decode_right]: what is decoded stands for an even point of the curve, one with 1 - y^2 a square. [encode_decode]: its
      encoding is what was decoded.
    - [decode_encode]: the encoding of an even point decodes to a point of its class. [encode_class]: two even points have
      one encoding if and only if they are of one class.
    - [twice_even], [sum_even]: twice a point is even, and so are sums of even points.
    - [map_right]: the map of RFC 9496 gives an even point of the curve, for every element of the field.
    - [montgomery_map_right], [edwards_map_right]: so do the maps of RFC 9380 to v^2 = u^3 + A u^2 + u and to the curve.

    Source: Hamburg, "Decaf: Eliminating cofactors through point compression" (2015); RFC 9496, RFC 9380. *)
From Coq Require Import Ring Field Bool.
From Limbforge Require Import Edwards EdwardsGroup.

(** ** The code: the same operations in the same order as in Rust *)
Section Code.
Variables (F : Type) (zero one : F) (add mul sub : F -> F -> F) (opp : F -> F).
Variables (equals : F -> F -> bool) (odd : F -> bool) (p58 : F -> F).           (* a^((p - 5) / 8) *)
Variables d i : F.
Local Infix "+" := add. Local Infix "*" := mul. Local Infix "-" := sub. Local Notation "- a" := (opp a).
Local Notation "a ^2" := (a * a) (at level 1, format "a ^2").
Definition abs (a : F) : F := if odd a then - a else a.
Definition sqrt_ratio (u v : F) : bool * F :=
  let v3 := v^2 * v in
  let uv3 := u * v3 in
  let root := uv3 * p58 (uv3 * (v3 * v)) in
  let check := root^2 * v in
  let minus_u := - u in
  let correct := equals check u in
  let flipped := equals check minus_u in
  let flipped_i := equals check (minus_u * i) in
  let root := if flipped || flipped_i then root * i else root in
  (correct || flipped, abs root).
Variables inverse_root_a_minus_d root_ad_minus_one : F.
(** Of an element that is not odd, in canonical bytes. *)
Definition decode (s : F) : option (point F) :=
  let ss := s^2 in
  let u1 := one - ss in
  let u2 := one + ss in
  let v := - (d * u1^2) - u2^2 in
  let (was_square, inverse_root) := sqrt_ratio one (v * u2^2) in
  let denominator_x := inverse_root * u2 in
  let denominator_y := inverse_root * denominator_x * v in
  let x := abs ((s + s) * denominator_x) in
  let y := u1 * denominator_y in
  let t := x * y in
  if negb (odd s) && was_square && negb (odd t) && negb (equals y zero) then Some (Point x y one t) else None.
Definition encode (q : point F) : F :=
  let u1 := (pz q + py q) * (pz q - py q) in
  let u2 := px q * py q in
  let inverse_root := snd (sqrt_ratio one (u1 * u2^2)) in
  let denominator1 := inverse_root * u1 in
  let denominator2 := inverse_root * u2 in
  let z_inverse := denominator1 * denominator2 * pt q in
  let enchanted := denominator1 * inverse_root_a_minus_d in
  let rotate := odd (pt q * z_inverse) in
  let x := if rotate then py q * i else px q in
  let y := if rotate then px q * i else py q in
  let denominator := if rotate then enchanted else denominator2 in
  let y := if odd (x * z_inverse) then - y else y in
  abs (denominator * (pz q - y)).
Definition equal (p q : point F) : bool := equals (px p * py q) (py p * px q) || equals (py p * py q) (px p * px q).
(** MAP of RFC 9496, section 4.3.4. *)
Definition map (t : F) : point F :=
  let r := i * t^2 in
  let u := (r + one) * (one - d^2) in
  let v := (- one - r * d) * (r + d) in
  let (was_square, s) := sqrt_ratio u v in
  let s' := - abs (s * t) in
  let s := if was_square then s else s' in
  let c := if was_square then - one else r in
  let n := c * (r - one) * (d - one)^2 - v in
  let w0 := (s + s) * v in
  let w1 := n * root_ad_minus_one in
  let w2 := one - s^2 in
  let w3 := one + s^2 in
  Point (w0 * w3) (w2 * w1) (w1 * w3) (w0 * w2).
Variables montgomery_a root_2_over_i root_minus_a_2 : F.
(** Numerator and denominator of u, and v: RFC 9380, section 6.7.1. *)
Definition montgomery_map (t : F) : F * F * F :=
  let tt2 := t^2 + t^2 in
  let denominator := one + tt2 in
  let u1 := - montgomery_a in
  let u2 := u1 * tt2 in
  let dd := denominator^2 in
  let g := u1 * (u1^2 + montgomery_a * u1 * denominator + dd) in
  let (is_square, v1) := sqrt_ratio g (dd * denominator) in
  let v2 := v1 * t * root_2_over_i in
  let v1 := if xorb (odd v1) true then - v1 else v1 in
  (if is_square then u1 else u2, denominator, if is_square then v1 else abs v2).
Definition edwards_map (t : F) : point F :=
  let '(numerator, denominator, v) := montgomery_map t in
  let xn := numerator * root_minus_a_2 in
  let xd := denominator * v in
  let yn := numerator - denominator in
  let yd := numerator + denominator in
  let exception := equals (xd * yd) zero in
  let xn := if exception then zero else xn in
  let xd := if exception then one else xd in
  let yn := if exception then one else yn in
  let yd := if exception then one else yd in
  Point (xn * yd) (yn * xd) (xd * yd) (xn * yn).
End Code.

Section Right.
Variables (F : Type) (zero one : F) (add mul sub : F -> F -> F) (opp : F -> F) (div : F -> F -> F) (inv : F -> F).
Hypothesis is_field : field_theory zero one add mul sub opp div inv eq.
Add Field F_ : is_field.
Local Infix "+" := add. Local Infix "*" := mul. Local Infix "-" := sub. Local Infix "/" := div.
Local Notation "- a" := (opp a).
Local Notation "a ^2" := (a * a) (at level 1, format "a ^2").
Hypothesis decide : forall a b : F, {a = b} + {a <> b}.
Variables (equals : F -> F -> bool) (odd : F -> bool) (p58 : F -> F).
Variables d i inverse_root_a_minus_d root_ad_minus_one : F.
Hypothesis two_nonzero : one + one <> zero.
Hypothesis i_root : i * i = - one.
Hypothesis d_not_square : forall r, r * r <> d.
Hypothesis i_not_square : forall r, r * r <> i.
Hypothesis equals_right : forall a b, equals a b = true <-> a = b.
Hypothesis odd_opposite : forall a, a <> zero -> odd (- a) = negb (odd a).
Hypothesis odd_zero : odd zero = false.
(** The fourth power is a^((p - 5) / 2 + 4 - 1) = a^(p - 1) and such: 1. *)
Hypothesis p58_right : forall a, a <> zero -> let c := a * (p58 a)^2 in c^2^2 = one.
Hypothesis a_minus_d : inverse_root_a_minus_d^2 * (- one - d) = one.
Hypothesis ad_minus_one : root_ad_minus_one^2 = - d - one.

Local Notation on_curve := (on_curve F one add mul sub d).
Local Notation stands := (stands F zero mul).
Local Notation law_x := (law_x F one add mul div d).
Local Notation law_y := (law_y F one add mul sub div d).
Local Notation abs := (abs F opp odd).
Local Notation sqrt_ratio := (sqrt_ratio F mul opp equals odd p58 i).
Local Notation decode := (decode F zero one add mul sub opp equals odd p58 d i).
Local Notation encode := (encode F one add mul sub opp equals odd p58 i inverse_root_a_minus_d).
Local Notation equal := (equal F mul equals).
Local Notation mul_nonzero := (mul_nonzero F zero one add mul sub opp div inv is_field).
Local Notation factor := (EdwardsGroup.factor F zero one add mul sub opp div inv is_field decide).
Local Notation difference_zero := (EdwardsGroup.difference_zero F zero one add mul sub opp div inv is_field).
Local Notation one_nonzero := (EdwardsGroup.one_nonzero F zero one add mul sub opp div inv is_field two_nonzero).

(** ** Equations from equations *)
Lemma cancel w a b : w <> zero -> w * a = w * b -> a = b.
Proof. intros W E. transitivity (inv w * (w * a)); [field; auto|]. rewrite E. field. auto. Qed.
Lemma by1 c l r a b : l = r -> a - b = c * (l - r) -> a = b.
Proof. intros E H. apply difference_zero. rewrite H, E. ring. Qed.
Lemma by2 c l r c' l' r' a b : l = r -> l' = r' -> a - b = c * (l - r) + c' * (l' - r') -> a = b.
Proof. intros E E' H. apply difference_zero. rewrite H, E, E'. ring. Qed.
Lemma by3 c l r c' l' r' c2 l2 r2 a b : l = r -> l' = r' -> l2 = r2 ->
  a - b = c * (l - r) + c' * (l' - r') + c2 * (l2 - r2) -> a = b.
Proof. intros E E' E2 H. apply difference_zero. rewrite H, E, E', E2. ring. Qed.
Lemma square_zero a : a^2 = zero -> a = zero.
Proof. intro H. destruct (factor a a H); auto. Qed.
Lemma square_nonzero a : a <> zero -> a^2 <> zero.
Proof. intros H E. apply H, square_zero, E. Qed.
Lemma same_square a b : a^2 = b^2 -> a = b \/ a = - b.
Proof.
  intro E. destruct (factor (a - b) (a + b)) as [H|H].
  - apply (by1 one _ _ _ _ E). ring.
  - left. apply (by1 one _ _ _ _ H). ring.
  - right. apply (by1 one _ _ _ _ H). ring.
Qed.
Lemma opposite_zero a : - a = zero -> a = zero.
Proof. intro E. apply (by1 (- one) _ _ _ _ E). ring. Qed.
Lemma i_nonzero : i <> zero.
Proof. intro E. apply one_nonzero. apply (by2 one _ _ (- i) _ _ _ _ i_root E). ring. Qed.
Lemma nonzero_factors a b : a * b <> zero -> a <> zero /\ b <> zero.
Proof. intro N. split; intro E; apply N; rewrite E; ring. Qed.

(** ** Absolute values *)
Lemma abs_square a : (abs a)^2 = a^2.
Proof. unfold Ristretto.abs. destruct (odd a); ring. Qed.
Lemma abs_even a : odd (abs a) = false.
Proof.
  unfold Ristretto.abs. destruct (odd a) eqn:O; auto. destruct (decide a zero) as [E|N].
  - rewrite E, odd_zero in O. discriminate.
  - rewrite odd_opposite, O; auto.
Qed.
Lemma abs_zero : abs zero = zero.
Proof. unfold Ristretto.abs. rewrite odd_zero. reflexivity. Qed.
Lemma even_unique a b : odd a = false -> odd b = false -> a^2 = b^2 -> a = b.
Proof.
  intros A B E. destruct (same_square _ _ E) as [H|H]; auto. destruct (decide b zero) as [Z|N].
  - rewrite H, Z. ring.
  - rewrite H, odd_opposite, B in A by auto. discriminate.
Qed.

(** ** Roots of fractions *)
Lemma fourth_root_of_one c : c^2^2 = one -> c = one \/ c = - one \/ c = i \/ c = - i.
Proof.
  intro E. destruct (same_square (c^2) one) as [H|H]; [rewrite E; ring| |].
  - destruct (same_square c one) as [?|?]; [rewrite H; ring| |]; auto.
  - destruct (same_square c i) as [?|?]; [rewrite H, i_root; ring| |]; auto.
Qed.
Lemma equals_false a b : a <> b -> equals a b = false.
Proof. intro N. destruct (equals a b) eqn:E; auto. apply equals_right in E. contradiction. Qed.
Lemma equals_same a b : a = b -> equals a b = true.
Proof. apply equals_right. Qed.
Lemma i_not_one : i <> one.
Proof. intro E. apply (i_not_square one). rewrite E. ring. Qed.
Lemma i_not_minus_one : i <> - one.
Proof. intro E. apply (i_not_square i). rewrite i_root. auto. Qed.
Lemma multiple_of u a b : u <> zero -> u * a = u * b -> a = b.
Proof. apply cancel. Qed.
Theorem sqrt_ratio_right u v : let (is_square, r) := sqrt_ratio u v in
  odd r = false /\ (v <> zero -> if is_square then r^2 * v = u else u <> zero /\ r^2 * v = i * u) /\
  (v = zero -> r = zero /\ (is_square = true <-> u = zero)).
Proof.
  unfold Ristretto.sqrt_ratio. cbv zeta. split; [apply abs_even|split].
  - intro V. rewrite abs_square.
    set (root := u * (v^2 * v) * p58 (u * (v^2 * v) * (v^2 * v * v))).
    destruct (decide u zero) as [Z|U].
    { replace (equals (root^2 * v) u) with true; [cbn [orb]|symmetry; apply equals_same; unfold root; rewrite Z; ring].
      destruct (_ || _); unfold root; rewrite Z; ring. }
    set (w := u * (v^2 * v) * (v^2 * v * v)) in *.
    assert (W : w <> zero) by (unfold w; repeat apply mul_nonzero; auto).
    pose proof (p58_right w W) as C. cbv zeta in C. set (c := w * (p58 w)^2) in *.
    assert (E : root^2 * v = u * c) by (unfold root, c, w; ring).
    assert (Y : forall a b, a <> b -> equals (u * a) (u * b) = false).
    { intros a b N. apply equals_false. intro H. apply N, (cancel u); auto. }
    assert (P1 : forall a, u * a = u -> a = one) by (intros a H; apply (cancel u); auto; rewrite H; ring).
    assert (T1 : one <> - one).
    { intro H. apply two_nonzero. apply (by1 one _ _ _ _ H). ring. }
    assert (T3 : - i <> one). { intro H. apply i_not_minus_one. apply (by1 (- one) _ _ _ _ H). ring. }
    assert (T4 : i <> - i).
    { intro H. destruct (factor (one + one) i) as [?|?]; auto; [|apply i_nonzero; auto].
      apply (by1 one _ _ _ _ H). ring. }
    rewrite E. destruct (fourth_root_of_one c C) as [H|[H|[H|H]]]; rewrite H in *.
    + replace (equals (u * one) u) with true by (symmetry; apply equals_same; ring). cbn [orb].
      replace (- u) with (u * - one) by ring. rewrite Y by auto. cbn [orb].
      replace (u * - one * i) with (u * - i) by ring. rewrite Y by auto. rewrite E. ring.
    + replace (equals (u * - one) u) with false by (symmetry; replace u with (u * one) at 2 by ring; rewrite Y; auto).
      replace (equals (u * - one) (- u)) with true by (symmetry; apply equals_same; ring). cbn [orb].
      transitivity (root^2 * v * i^2); [ring|]. rewrite E, i_root. ring.
    + replace (equals (u * i) u) with false by (symmetry; replace u with (u * one) at 2 by ring; rewrite Y; auto using i_not_one).
      replace (- u) with (u * - one) by ring. rewrite Y by auto using i_not_minus_one. cbn [orb].
      replace (u * - one * i) with (u * - i) by ring. rewrite Y by auto. split; auto. rewrite E. ring.
    + replace (equals (u * - i) u) with false by (symmetry; replace u with (u * one) at 2 by ring; rewrite Y; auto).
      replace (equals (u * - i) (- u)) with false.
      2:{ symmetry. replace (- u) with (u * - one) by ring. rewrite Y; auto. intro Q. apply i_not_one. apply (by1 (- one) _ _ _ _ Q). ring. }
      replace (equals (u * - i) (- u * i)) with true by (symmetry; apply equals_same; ring). cbn [orb]. split; auto.
      transitivity (root^2 * v * i^2); [ring|]. rewrite E, i_root. ring.
  - intros ->. set (root := u * (zero^2 * zero) * p58 _).
    assert (R : root = zero) by (unfold root; ring). rewrite R. split.
    + destruct (_ || _); [replace (zero * i) with zero by ring|]; apply abs_zero.
    + replace (zero^2 * zero) with zero by ring. rewrite orb_true_iff, !equals_right. split.
      * intros [<-|H]; auto. apply opposite_zero. auto.
      * intros ->. auto.
Qed.
(** There is a root: then it is found. *)
Lemma sqrt_ratio_square u v b : v <> zero -> b^2 * v = u ->
  let (is_square, r) := sqrt_ratio u v in is_square = true /\ odd r = false /\ r^2 * v = u.
Proof.
  intros V B. pose proof (sqrt_ratio_right u v) as H. destruct (sqrt_ratio u v) as [[|] r]; destruct H as (O & H & _);
    specialize (H V); [auto|]. exfalso. destruct H as [U H].
  assert (Nb : b <> zero) by (intro Z; apply U; rewrite <- B, Z; ring).
  apply (i_not_square (r / b)). apply (cancel (b^2 * v)); [repeat apply mul_nonzero; auto|].
  transitivity (r^2 * v); [field; auto|]. rewrite H, B. ring.
Qed.

(** ** Classes *)
Definition same_class (x y x' y' : F) : Prop :=
  x' = x /\ y' = y \/ x' = - x /\ y' = - y \/ x' = i * y /\ y' = i * x \/ x' = - (i * y) /\ y' = - (i * x).
Theorem same_class_sum x y x' y' : same_class x y x' y' <->
  exists tx ty, (tx = zero /\ (ty = one \/ ty = - one) \/ ty = zero /\ (tx = i \/ tx = - i)) /\
  x' = law_x x y tx ty /\ y' = law_y x y tx ty.
Proof.
  assert (L : forall tx ty, tx * ty = zero -> law_x x y tx ty = x * ty + y * tx /\ law_y x y tx ty = y * ty + x * tx).
  { intros tx ty T. unfold Edwards.law_x, Edwards.law_y, Edwards.product.
    replace (d * x * tx * y * ty) with zero by (apply (by1 (- (d * x * y)) _ _ _ _ T); ring).
    split; field; repeat split; intro E; apply one_nonzero; rewrite <- E; ring. }
  split.
  - intros [[-> ->]|[[-> ->]|[[-> ->]|[-> ->]]]].
    + exists zero, one. destruct (L zero one) as [-> ->]; [ring|]. split; [auto|split; ring].
    + exists zero, (- one). destruct (L zero (- one)) as [-> ->]; [ring|]. split; [auto|split; ring].
    + exists i, zero. destruct (L i zero) as [-> ->]; [ring|]. split; [auto|split; ring].
    + exists (- i), zero. destruct (L (- i) zero) as [-> ->]; [ring|]. split; [auto|split; ring].
  - intros (tx & ty & [[-> [->| ->]]|[-> [->| ->]]] & -> & ->).
    + destruct (L zero one) as [-> ->]; [ring|]. left. split; ring.
    + destruct (L zero (- one)) as [-> ->]; [ring|]. right. left. split; ring.
    + destruct (L i zero) as [-> ->]; [ring|]. right. right. left. split; ring.
    + destruct (L (- i) zero) as [-> ->]; [ring|]. right. right. right. split; ring.
Qed.
Lemma same_class_sym x y x' y' : same_class x y x' y' -> same_class x' y' x y.
Proof.
  assert (I : forall a, i * (i * a) = - a) by (intro a; transitivity (i * i * a); [ring|]; rewrite i_root; ring).
  intros [[-> ->]|[[-> ->]|[[-> ->]|[-> ->]]]].
  - left. auto.
  - right. left. split; ring.
  - right. right. right. rewrite !I. split; ring.
  - right. right. left. split; [replace (i * - (i * x)) with (- (i * (i * x))) by ring|
      replace (i * - (i * y)) with (- (i * (i * y))) by ring]; rewrite I; ring.
Qed.
Lemma same_class_trans x y x' y' x2 y2 : same_class x y x' y' -> same_class x' y' x2 y2 -> same_class x y x2 y2.
Proof.
  assert (I : forall a, i * (i * a) = - a) by (intro a; transitivity (i * i * a); [ring|]; rewrite i_root; ring).
  assert (J : forall a, i * - (i * a) = a) by (intro a; transitivity (- (i * i) * a); [ring|]; rewrite i_root; ring).
  assert (N : forall a, - - a = a) by (intro; ring). assert (M : forall a, i * - a = - (i * a)) by (intro; ring).
  unfold same_class.
  intros [[-> ->]|[[-> ->]|[[-> ->]|[-> ->]]]] [[-> ->]|[[-> ->]|[[-> ->]|[-> ->]]]]; rewrite ?I, ?J, ?M, ?I, ?N; auto 7.
Qed.
(** One of x and y is 0 in the class of the neutral element alone. *)
Lemma product_zero x y : on_curve x y -> x * y = zero -> same_class x y zero one.
Proof.
  unfold Edwards.on_curve. intros C Z. apply same_class_sym. destruct (factor _ _ Z) as [->| ->].
  - destruct (same_square y one) as [->| ->]; [|left; auto|right; left; split; ring].
    apply (by1 one _ _ _ _ C). ring.
  - destruct (same_square x i) as [->| ->]; [rewrite i_root; apply (by1 (- one) _ _ _ _ C); ring| |].
    + right. right. left. split; ring.
    + right. right. right. split; ring.
Qed.
Lemma class_product x y x' y' : same_class x y x' y' -> x' * y' = x * y \/ x' * y' = - (x * y).
Proof.
  intros [[-> ->]|[[-> ->]|[[-> ->]|[-> ->]]]]; [left; reflexivity|left; ring|right|right].
  - transitivity (i * i * (x * y)); [ring|]. rewrite i_root. ring.
  - transitivity (i * i * (x * y)); [ring|]. rewrite i_root. ring.
Qed.
Lemma class_on_curve x y x' y' : on_curve x y -> same_class x y x' y' -> on_curve x' y'.
Proof.
  unfold Edwards.on_curve. intros C [[-> ->]|[[-> ->]|[[-> ->]|[-> ->]]]]; auto.
  - apply (by1 one _ _ _ _ C). ring.
  - apply (by2 one _ _ (x^2 - y^2 - d * x^2 * y^2 * (i * i - one)) _ _ _ _ C i_root). ring.
  - apply (by2 one _ _ (x^2 - y^2 - d * x^2 * y^2 * (i * i - one)) _ _ _ _ C i_root). ring.
Qed.
(** Each class but the neutral one has at most one member with x and x y not odd. *)
Lemma canonical_unique x y x' y' : same_class x y x' y' -> x * y <> zero ->
  odd x = false -> odd (x * y) = false -> odd x' = false -> odd (x' * y') = false -> x' = x /\ y' = y.
Proof.
  intros H N X XY X' XY'. destruct (nonzero_factors _ _ N) as [Nx Ny].
  destruct H as [H|[[-> ->]|[[-> ->]|[-> ->]]]]; auto; exfalso.
  - rewrite odd_opposite, X in X' by auto. discriminate.
  - replace (i * y * (i * x)) with (- (x * y)) in XY'.
    2:{ symmetry. apply (by1 (x * y) _ _ _ _ i_root). ring. }
    rewrite odd_opposite, XY in XY' by auto. discriminate.
  - replace (- (i * y) * - (i * x)) with (- (x * y)) in XY'.
    2:{ symmetry. apply (by1 (x * y) _ _ _ _ i_root). ring. }
    rewrite odd_opposite, XY in XY' by auto. discriminate.
Qed.
(** x y' = y x' for points of the curve: equal or opposite points of the line through 0, as d is no square. *)
Lemma same_line x y x' y' : on_curve x y -> on_curve x' y' -> x * y' = y * x' ->
  x' = x /\ y' = y \/ x' = - x /\ y' = - y.
Proof.
  unfold Edwards.on_curve. intros C C' E.
  destruct (decide y zero) as [Y|Y].
  - subst y. assert (Nx : x <> zero).
    { intro X. apply one_nonzero. symmetry. rewrite X in C. apply (by1 one _ _ _ _ C). ring. }
    assert (Y' : y' = zero).
    { destruct (factor x y') as [?|?]; auto; [rewrite E; ring|contradiction]. }
    subst y'. destruct (same_square x' x) as [->| ->].
    + apply (by2 (- one) _ _ one _ _ _ _ C' C). ring.
    + left. auto.
    + right. split; ring.
  - set (k := y' / y). assert (Ey : y' = k * y) by (unfold k; field; auto).
    assert (Ex : x' = k * x).
    { apply (cancel y); auto. rewrite <- E, Ey. ring. }
    clearbody k. subst x' y'.
    (* (y^2 - x^2) k^2 = 1 + d x^2 y^2 k^4, so (k^2 - 1) (1 - d x^2 y^2 k^2) = 0. *)
    assert (P : (k^2 - one) * (one - d * (x * y * k)^2) = zero).
    { apply (by2 (- k^2) _ _ one _ _ _ _ C C'). ring. }
    destruct (factor _ _ P) as [K|D].
    + destruct (same_square k one) as [->| ->]; [apply (by1 one _ _ _ _ K); ring| |].
      * left. split; ring.
      * right. split; ring.
    + exfalso. assert (Nz : x * y * k <> zero).
      { intro Z. apply one_nonzero. rewrite Z in D. rewrite <- D. ring. }
      apply (d_not_square (one / (x * y * k))). apply (cancel ((x * y * k)^2)); [apply square_nonzero; auto|].
      transitivity one; [field; split; [|split]; intro Z; apply Nz; rewrite Z; ring|]. apply (by1 one _ _ _ _ D). ring.
Qed.
Theorem equal_right p q x y x' y' : stands p x y -> stands q x' y' -> on_curve x y -> on_curve x' y' ->
  (equal p q = true <-> same_class x y x' y').
Proof.
  intros (Zp & Xp & Yp & _) (Zq & Xq & Yq & _) C C'. unfold Ristretto.equal.
  rewrite orb_true_iff, !equals_right, Xp, Yp, Xq, Yq.
  assert (R : forall a b, a = b -> x * pz p * (a * pz q) = x * pz p * (b * pz q)) by (intros a b ->; reflexivity).
  split.
  - intros [E|E].
    + assert (L : x * y' = y * x').
      { apply (cancel (pz p * pz q)); [apply mul_nonzero; auto|]. apply (by1 one _ _ _ _ E). ring. }
      destruct (same_line _ _ _ _ C C' L) as [H|H]; [left|right; left]; auto.
    + (* The point plus (i, 0) is on the line of the other. *)
      assert (L : i * y * y' = i * x * x').
      { apply (cancel (pz p * pz q)); [apply mul_nonzero; auto|]. apply (by1 i _ _ _ _ E). ring. }
      assert (K : on_curve (i * y) (i * x)).
      { apply (class_on_curve x y); auto. right. right. left. auto. }
      destruct (same_line _ _ _ _ K C' L) as [[-> ->]|[-> ->]]; [right; right; left|right; right; right]; auto.
  - intros [[-> ->]|[[-> ->]|[[-> ->]|[-> ->]]]]; [left; ring|left; ring|right; ring|right; ring].
Qed.

(** ** Decoding *)
(** 1 - y^2 is a square: of a point that is twice a point, so in the subgroup of ristretto255. *)
Definition is_even (y : F) : Prop := exists b, b^2 = one - y^2.
Lemma d_not_one : d <> one. Proof. intro E. apply (d_not_square one). rewrite E. ring. Qed.
Lemma d_not_minus_one : d <> - one. Proof. intro E. apply (d_not_square i). rewrite i_root, E. reflexivity. Qed.
Lemma root_nonzero : root_ad_minus_one <> zero.
Proof.
  intro E. apply d_not_minus_one. rewrite E in ad_minus_one. apply (by1 one _ _ _ _ ad_minus_one). ring.
Qed.
Lemma double_nonzero a : a <> zero -> a + a <> zero.
Proof. intros N E. destruct (factor (one + one) a) as [?|?]; auto. rewrite <- E. ring. Qed.
(** y = 1 and y = -1 are on x = 0 alone. *)
Lemma unit_y x y : on_curve x y -> y^2 = one -> x = zero.
Proof.
  unfold Edwards.on_curve. intros C Y. assert (P : x^2 * (one + d) = zero).
  { apply (by2 (- one) _ _ (one - d * x^2) _ _ _ _ C Y). ring. }
  destruct (factor _ _ P) as [H|H]; [apply square_zero; auto|]. exfalso. apply d_not_minus_one. apply (by1 one _ _ _ _ H). ring.
Qed.
Theorem decode_right s q : decode s = Some q -> exists x y, q = Point x y one (x * y) /\ stands q x y /\ on_curve x y /\
  is_even y /\ odd s = false /\ odd x = false /\ odd (x * y) = false /\ y <> zero /\
  y * (one + s^2) = one - s^2 /\ (x = zero -> s = zero).
Proof.
  intro H. unfold Ristretto.decode in H. cbv zeta in H. set (u1 := one - s^2) in *. set (u2 := one + s^2) in *.
  set (v := - (d * u1^2) - u2^2) in *. pose proof (sqrt_ratio_right one (v * u2^2)) as R.
  destruct (sqrt_ratio one (v * u2^2)) as [b r]. destruct R as (_ & S & Z).
  destruct (_ && _) eqn:G in H; [|discriminate]. injection H as <-.
  rewrite !andb_true_iff, !negb_true_iff in G. destruct G as [[[O B] T] Y]. subst b.
  assert (V : v * u2^2 <> zero) by (intro E; destruct (Z E) as [_ [Q _]]; apply one_nonzero; auto).
  specialize (S V). destruct (nonzero_factors _ _ V) as [Nv N2]. destruct (nonzero_factors _ _ N2) as [N _].
  set (x := abs ((s + s) * (r * u2))) in *. set (y := u1 * (r * (r * u2) * v)) in *.
  assert (X : x^2 * v = (s + s)^2) by (unfold x; rewrite abs_square; apply (by1 ((s + s)^2) _ _ _ _ S); ring).
  assert (E : y * u2 = u1) by (apply (by1 u1 _ _ _ _ S); unfold y; ring).
  assert (Ox : odd x = false) by apply abs_even. clearbody x y.
  exists x, y. repeat split; cbn; auto using one_nonzero; try ring.
  - unfold Edwards.on_curve. apply (cancel (v * u2^2)); auto.
    transitivity (v * (y * u2)^2 - x^2 * v * u2^2); [ring|].
    transitivity (v * u2^2 + d * (x^2 * v) * (y * u2)^2); [|ring]. rewrite X, E. unfold v, u1, u2. ring.
  - exists ((s + s) / u2). apply (cancel (u2^2)); auto.
    transitivity ((s + s)^2); [field; auto|]. transitivity (u2^2 - (y * u2)^2); [rewrite E; unfold u1, u2|]; ring.
  - intro Q. rewrite (equals_same _ _ Q) in Y. discriminate.
  - intro Q. rewrite Q in X. destruct (decide s zero) as [?|Ns]; auto. exfalso.
    apply (square_nonzero (s + s)); auto using double_nonzero. rewrite <- X. ring.
Qed.
(** What [encode] gives of (x, y) decodes to (x, y). *)
Lemma decode_of s x y : on_curve x y -> x * y <> zero -> odd x = false -> odd (x * y) = false -> odd s = false ->
  s^2 * (one + y) = one - y -> decode s = Some (Point x y one (x * y)).
Proof.
  intros C N Ox Oxy Os E. destruct (nonzero_factors _ _ N) as [Nx Ny].
  set (m := one + y) in *. assert (M : m <> zero).
  { intro Z. apply Nx, (unit_y x y C). apply (by1 (y - one) _ _ _ _ Z). unfold m. ring. }
  assert (Ns : s <> zero).
  { intro Z. apply Nx, (unit_y x y C). rewrite Z in E. apply (by1 m _ _ _ _ E). unfold m. ring. }
  unfold Ristretto.decode. cbv zeta. set (u1 := one - s^2). set (u2 := one + s^2).
  assert (U1 : m * u1 = y + y) by (apply (by1 (- one) _ _ _ _ E); unfold u1, m; ring).
  assert (U2 : m * u2 = one + one) by (apply (by1 one _ _ _ _ E); unfold u2, m; ring).
  assert (N2 : u2 <> zero) by (intro Z; apply two_nonzero; rewrite <- U2, Z; ring).
  set (v := - (d * u1^2) - u2^2).
  assert (X : x^2 * v = (s + s)^2).
  { apply (cancel (m^2)); [apply square_nonzero; auto|].
    transitivity (x^2 * (- (d * (m * u1)^2) - (m * u2)^2)); [unfold v; ring|]. rewrite U1, U2.
    unfold Edwards.on_curve in C. apply (by2 ((one + one)^2) _ _ (- ((one + one)^2 * m)) _ _ _ _ C E). unfold m. ring. }
  assert (Nv : v <> zero).
  { intro Z. apply (square_nonzero (s + s)); auto using double_nonzero. rewrite <- X, Z. ring. }
  assert (NV : v * u2^2 <> zero) by (apply mul_nonzero; auto; apply square_nonzero; auto).
  pose proof (sqrt_ratio_square one (v * u2^2) (x / ((s + s) * u2)) NV) as R.
  destruct (sqrt_ratio one (v * u2^2)) as [b r]. destruct R as (-> & _ & R).
  { transitivity (x^2 * v / (s + s)^2); [field; auto using double_nonzero|]. rewrite X. field. auto using double_nonzero. }
  assert (Ex : abs ((s + s) * (r * u2)) = x).
  { apply even_unique; auto using abs_even. rewrite abs_square. apply (cancel v); auto.
    apply (by2 ((s + s)^2) _ _ (- one) _ _ _ _ R X). ring. }
  assert (Ey : u1 * (r * (r * u2) * v) = y).
  { apply (cancel (m * u2)); [apply mul_nonzero; auto|]. apply (by3 (m * u1) _ _ one _ _ (- y) _ _ _ _ R U1 U2). ring. }
  rewrite Ex, Ey, Os, Oxy, (equals_false y zero Ny). reflexivity.
Qed.
Lemma decode_zero : decode zero = Some (Point zero one one zero).
Proof.
  unfold Ristretto.decode. cbv zeta. replace (one - zero^2) with one by ring. replace (one + zero^2) with one by ring.
  set (v := - (d * one^2) - one^2). assert (E : v = root_ad_minus_one^2) by (rewrite ad_minus_one; unfold v; ring).
  assert (V : v * one^2 <> zero).
  { rewrite E. replace (root_ad_minus_one^2 * one^2) with (root_ad_minus_one^2) by ring. apply square_nonzero, root_nonzero. }
  pose proof (sqrt_ratio_square one (v * one^2) (one / root_ad_minus_one) V) as R.
  destruct (sqrt_ratio one (v * one^2)) as [b r]. destruct R as (-> & _ & R).
  { rewrite E. field. apply root_nonzero. }
  replace ((zero + zero) * (r * one)) with zero by ring. rewrite abs_zero.
  replace (one * (r * (r * one) * v)) with one by (symmetry; apply (by1 one _ _ _ _ R); ring).
  replace (zero * one) with zero by ring. rewrite odd_zero, (equals_false one zero one_nonzero). reflexivity.
Qed.

(** ** Encoding *)
Theorem twice_even x y : on_curve x y -> is_even (law_y x y x y).
Proof.
  intro C. destruct (complete F zero one add mul sub opp div inv is_field decide d i two_nonzero i_root d_not_square x y x y C C)
    as [_ M]. unfold Edwards.law_y. set (e := product F mul d x y x y) in *.
  exists ((one + one) * root_ad_minus_one * (x * y) / (one - e)).
  apply (cancel ((one - e)^2)); [apply square_nonzero; auto|].
  transitivity ((one + one)^2 * root_ad_minus_one^2 * (x * y)^2); [field; auto|].
  transitivity ((one - e)^2 - (y * y + x * x)^2); [|field; auto]. rewrite ad_minus_one.
  assert (E : one - e = one + one - y^2 + x^2).
  { unfold Edwards.on_curve in C. apply (by1 one _ _ _ _ C). unfold e, Edwards.product. ring. }
  rewrite E. unfold Edwards.on_curve in C. apply (by1 ((one + one)^2) _ _ _ _ C). ring.
Qed.
(** (1 - y3) u3 = 1 + y3 for the sum's u, which is a square times those of the summands. *)
Lemma sum_identity x1 y1 x2 y2 : on_curve x1 y1 -> on_curve x2 y2 ->
  let e := d * x1 * x2 * y1 * y2 in let b := y1 * y2 + x1 * x2 in
  (one - e - b) * (one - y1^2) * (one - y2^2) * (x2 - x1)^2 = (one - e + b) * (- d - one) * (x1 * x2)^2 * (y2 - y1)^2.
Proof.
  unfold Edwards.on_curve. intros C1 C2. cbv zeta.
  assert (D : d <> zero) by (intro Z; apply (d_not_square zero); rewrite Z; ring).
  apply (cancel d); auto.
  apply (by2
    (- (- d*d*x1*x2*x2*x2*y1*y2 + (one+one)*d*d*x1*x2*x2*x2*y2*y2 - d*x1*x2*x2*x2*y1*y2 + (one+one)*d*x1*x2*x2*x2*y2*y2
      + d*x1*x2*x2*x2 - d*x1*x2*y1*y2*y2*y2 + d*x1*x2*y1*y2 + (one+one)*d*x2*x2*y1*y2*y2*y2 - d*x2*x2*y1*y2
      - (one+one)*d*x2*x2*y2*y2 + d*x2*x2 + x1*x2*x2*x2 - x1*x2*y2*y2 + x1*x2 + x2*x2*y1*y2 - x2*x2 - y1*y2*y2*y2 + y1*y2
      + y2*y2 - one)) _ _
    (- (- d*d*x1*x1*x1*x2*y1*y2 - d*x1*x1*x1*x2*y1*y2 - d*x1*x1*x1*x2 - d*x1*x1*y1*y2 + d*x1*x1 - d*x1*x2*y1*y1*y1*y2
      + (one+one)*d*x1*x2*y1*y1 + d*x1*x2*y1*y2 - (one+one)*d*x1*x2 - x1*x1*x1*x2 - x1*x1*y1*y2 + x1*x1 + x1*x2*y1*y1 - x1*x2
      + y1*y1*y1*y2 - y1*y1 - y1*y2 + one)) _ _ _ _ C1 C2).
  ring.
Qed.
Theorem sum_even x1 y1 x2 y2 : on_curve x1 y1 -> on_curve x2 y2 -> is_even y1 -> is_even y2 -> is_even (law_y x1 y1 x2 y2).
Proof.
  intros C1 C2 [b1 B1] [b2 B2].
  destruct (complete F zero one add mul sub opp div inv is_field decide d i two_nonzero i_root d_not_square x1 y1 x2 y2 C1 C2)
    as [_ M]. pose proof (sum_identity x1 y1 x2 y2 C1 C2) as H. cbv zeta in H.
  unfold Edwards.on_curve in C1, C2. unfold Edwards.product in M.
  destruct (decide x1 zero) as [Z1|N1]; [|destruct (decide x2 zero) as [Z2|N2]; [|destruct (decide y1 y2) as [E|N]]].
  - exists b2. rewrite B2. unfold Edwards.law_y, Edwards.product. rewrite Z1 in *. apply (cancel ((one - d * zero * x2 * y1 * y2)^2)).
    + apply square_nonzero; auto.
    + transitivity ((one - d * zero * x2 * y1 * y2)^2 - (y1 * y2 + zero * x2)^2); [|field; auto using one_nonzero].
      apply (by1 (y2^2) _ _ _ _ C1). ring.
  - exists b1. rewrite B1. unfold Edwards.law_y, Edwards.product. rewrite Z2 in *. apply (cancel ((one - d * x1 * zero * y1 * y2)^2)).
    + apply square_nonzero; auto.
    + transitivity ((one - d * x1 * zero * y1 * y2)^2 - (y1 * y2 + x1 * zero)^2); [|field; auto using one_nonzero].
      apply (by1 (y1^2) _ _ _ _ C2). ring.
  - subst y2. assert (P : one + d * y1^2 <> zero).
    { intro Z. destruct (decide y1 zero) as [Y|Y].
      - apply one_nonzero. rewrite Y in Z. rewrite <- Z. ring.
      - apply (d_not_square (i / y1)). apply (cancel (y1^2)); [apply square_nonzero; auto|].
        transitivity (i * i); [field; auto|]. apply (by2 one _ _ (- one) _ _ _ _ i_root Z). ring. }
    destruct (same_square x2 x1) as [-> | ->].
    + apply (cancel (one + d * y1^2)); auto. apply (by2 (- one) _ _ one _ _ _ _ C2 C1). ring.
    + apply twice_even. exact C1.
    + exists zero. unfold Edwards.law_y, Edwards.product. apply (cancel ((one - d * x1 * - x1 * y1 * y1)^2)).
      * apply square_nonzero; auto.
      * transitivity ((one - d * x1 * - x1 * y1 * y1)^2 - (y1 * y1 + x1 * - x1)^2); [|field; auto].
        apply (by1 (y1^2 - x1^2 + one + d * x1^2 * y1^2) _ _ _ _ C1). ring.
  - set (m := one - d * x1 * x2 * y1 * y2) in *. set (b := y1 * y2 + x1 * x2) in *.
    set (q := root_ad_minus_one * (x1 * x2) * (y2 - y1)). assert (Q : q <> zero).
    { unfold q. repeat apply mul_nonzero; auto using root_nonzero. intro Z. apply N. apply (by1 (- one) _ _ _ _ Z). ring. }
    exists ((m - b) * (b1 * b2 * (x2 - x1)) / (q * m)). unfold Edwards.law_y, Edwards.product. fold m b.
    apply (cancel (q^2 * m^2)); [apply mul_nonzero; apply square_nonzero; auto|].
    transitivity ((m - b) * ((m - b) * (b1^2 * b2^2) * (x2 - x1)^2)); [field; auto|].
    transitivity (q^2 * (m^2 - b^2)); [|field; auto]. rewrite B1, B2.
    transitivity ((m - b) * ((m - b) * (one - y1^2) * (one - y2^2) * (x2 - x1)^2)); [ring|]. rewrite H. unfold q.
    apply (by1 (- ((m - b) * (m + b) * (x1 * x2)^2 * (y2 - y1)^2)) _ _ _ _ ad_minus_one). ring.
Qed.
Lemma encode_zero q x y : stands q x y -> x * y = zero -> encode q = zero.
Proof.
  intros (_ & X & Y & _) E. unfold Ristretto.encode. cbv zeta.
  replace (px q * py q) with zero by (rewrite X, Y; symmetry; apply (by1 ((pz q)^2) _ _ _ _ E); ring).
  replace ((pz q + py q) * (pz q - py q) * zero^2) with zero by ring.
  pose proof (sqrt_ratio_right one zero) as R. destruct (sqrt_ratio one zero) as [b r]. destruct R as (_ & _ & R).
  destruct R as [-> _]; auto. cbn [snd].
  destruct (odd (pt q * _)), (odd (_ * _)); match goal with |- abs ?a = _ => replace a with zero by ring end; apply abs_zero.
Qed.
(** Otherwise [encode] gives s with s^2 = (1 - y) / (1 + y), of the member (x, y) of the class with x and x y not odd. *)
Lemma encode_right q x y : stands q x y -> on_curve x y -> is_even y -> x * y <> zero ->
  exists x' y', same_class x y x' y' /\ odd x' = false /\ odd (x' * y') = false /\
  odd (encode q) = false /\ (encode q)^2 * (one + y') = one - y'.
Proof.
  intros (Zn & X & Y & T) C [b B] N. destruct (nonzero_factors _ _ N) as [Nx Ny].
  unfold Ristretto.encode. cbv zeta. rewrite X, Y, T. set (z := pz q) in *.
  set (u1 := (z + y * z) * (z - y * z)). set (u2 := x * z * (y * z)).
  assert (Nb : b <> zero).
  { intro Z. apply Nx, (unit_y x y C). rewrite Z in B. apply (by1 one _ _ _ _ B). ring. }
  set (w := b * z * z * z * x * y). assert (W : w <> zero) by (unfold w; repeat apply mul_nonzero; auto).
  assert (E : u1 * u2^2 = w^2).
  { apply (by1 (- (z * z * z * x * y)^2) _ _ _ _ B). unfold u1, u2, w. ring. }
  pose proof (sqrt_ratio_square one (u1 * u2^2) (one / w)) as R. destruct (sqrt_ratio one (u1 * u2^2)) as [b' r]. cbn [snd].
  destruct R as (_ & _ & R); [rewrite E; apply square_nonzero; auto|rewrite E; field; auto|].
  set (zi := r * u1 * (r * u2) * (x * y * z)).
  assert (Zi : z * zi = one) by (apply (by1 one _ _ _ _ R); unfold zi, u2; ring).
  replace (x * y * z * zi) with (x * y) by (symmetry; apply (by1 (x * y) _ _ _ _ Zi); ring).
  assert (Rot : (r * u1 * inverse_root_a_minus_d)^2 * z^2 * (one + x^2) = one).
  { assert (E1 : u1 * z^2 * (one + x^2) = (- one - d) * u2^2).
    { unfold Edwards.on_curve in C. apply (by1 (- z^2^2) _ _ _ _ C). unfold u1, u2. ring. }
    transitivity (r^2 * u1 * inverse_root_a_minus_d^2 * (u1 * z^2 * (one + x^2))); [ring|]. rewrite E1.
    apply (by2 (inverse_root_a_minus_d^2 * (- one - d)) _ _ one _ _ _ _ R a_minus_d). ring. }
  assert (P : i * y * (i * x) = - (x * y)) by (apply (by1 (x * y) _ _ _ _ i_root); ring).
  destruct (odd (x * y)) eqn:Oxy.
  - replace (y * z * i * zi) with (i * y) by (symmetry; apply (by1 (i * y) _ _ _ _ Zi); ring).
    assert (Niy : i * y <> zero) by (apply mul_nonzero; auto using i_nonzero).
    destruct (odd (i * y)) eqn:Oy.
    + exists (- (i * y)), (- (i * x)). split; [right; right; right; auto|]. split; [rewrite odd_opposite, Oy; auto|].
      split; [replace (- (i * y) * - (i * x)) with (i * y * (i * x)) by ring; rewrite P, odd_opposite, Oxy; auto|].
      split; [apply abs_even|]. rewrite abs_square.
      apply (by2 (one + i * x) _ _ (- ((r * u1 * inverse_root_a_minus_d)^2 * z^2 * (one + i * x) * x^2)) _ _ _ _ Rot i_root). ring.
    + exists (i * y), (i * x). split; [right; right; left; auto|]. split; [auto|].
      split; [rewrite P, odd_opposite, Oxy; auto|]. split; [apply abs_even|]. rewrite abs_square.
      apply (by2 (one - i * x) _ _ (- ((r * u1 * inverse_root_a_minus_d)^2 * z^2 * (one - i * x) * x^2)) _ _ _ _ Rot i_root). ring.
  - replace (x * z * zi) with x by (symmetry; apply (by1 x _ _ _ _ Zi); ring).
    destruct (odd x) eqn:Ox.
    + exists (- x), (- y). split; [right; left; auto|]. split; [rewrite odd_opposite, Ox; auto|].
      split; [replace (- x * - y) with (x * y) by ring; auto|]. split; [apply abs_even|]. rewrite abs_square.
      apply (by1 (one + y) _ _ _ _ R). unfold u1, u2. ring.
    + exists x, y. split; [left; auto|]. repeat (split; auto using abs_even). rewrite abs_square.
      apply (by1 (one - y) _ _ _ _ R). unfold u1, u2. ring.
Qed.
Theorem decode_encode q x y : stands q x y -> on_curve x y -> is_even y ->
  exists q' x' y', decode (encode q) = Some q' /\ stands q' x' y' /\ same_class x y x' y'.
Proof.
  intros S C E. destruct (decide (x * y) zero) as [Z|N].
  - rewrite (encode_zero q x y S Z). exists (Point zero one one zero), zero, one. split; [apply decode_zero|].
    split; [|apply product_zero; auto]. repeat split; cbn; auto using one_nonzero; ring.
  - destruct (encode_right q x y S C E N) as (x' & y' & K & Ox & Oxy & Os & H).
    assert (N' : x' * y' <> zero).
    { intro Z. apply N. destruct (class_product _ _ _ _ K) as [P|P]; rewrite P in Z; auto using opposite_zero. }
    exists (Point x' y' one (x' * y')), x', y'. split; [apply decode_of; auto; apply (class_on_curve x y); auto|].
    split; auto. repeat split; cbn; auto using one_nonzero; ring.
Qed.
Theorem encode_decode s q : decode s = Some q -> encode q = s.
Proof.
  intro H. destruct (decode_right s q H) as (x & y & _ & S & C & Ev & Os & Ox & Oxy & Ny & E & X0).
  destruct (decide (x * y) zero) as [Z|N].
  - rewrite (encode_zero q x y S Z). destruct (factor _ _ Z) as [?|?]; [symmetry; auto|contradiction].
  - destruct (encode_right q x y S C Ev N) as (x' & y' & K & Ox' & Oxy' & Oe & He).
    destruct (canonical_unique x y x' y' K N Ox Oxy Ox' Oxy') as [-> ->].
    destruct (nonzero_factors _ _ N) as [Nx _]. apply even_unique; auto. apply (cancel (one + y)).
    + intro Z. apply Nx, (unit_y x y C). apply (by1 (y - one) _ _ _ _ Z). ring.
    + apply (by2 one _ _ (- one) _ _ _ _ He E). ring.
Qed.
Theorem encode_class p q x y x' y' : stands p x y -> on_curve x y -> is_even y -> stands q x' y' -> on_curve x' y' -> is_even y' ->
  (encode p = encode q <-> same_class x y x' y').
Proof.
  intros S C E S' C' E'. split; intro H.
  - destruct (decode_encode p x y S C E) as (r & x1 & y1 & D & R & K).
    destruct (decode_encode q x' y' S' C' E') as (r' & x2 & y2 & D' & R' & K').
    rewrite H in D. rewrite D in D'. injection D' as <-.
    destruct R as (Nz & X1 & Y1 & _). destruct R' as (_ & X2 & Y2 & _).
    assert (x1 = x2) by (apply (cancel (pz r)); auto; apply (by2 (- one) _ _ one _ _ _ _ X1 X2); ring).
    assert (y1 = y2) by (apply (cancel (pz r)); auto; apply (by2 (- one) _ _ one _ _ _ _ Y1 Y2); ring). subst x2 y2.
    apply (same_class_trans _ _ x1 y1); auto using same_class_sym.
  - destruct (decide (x * y) zero) as [Z|N].
    + rewrite (encode_zero p x y S Z), (encode_zero q x' y' S'); auto.
      destruct (class_product _ _ _ _ H) as [-> | ->]; rewrite Z; ring.
    + assert (N' : x' * y' <> zero).
      { intro Z. apply N. destruct (class_product _ _ _ _ H) as [P|P]; rewrite P in Z; auto using opposite_zero. }
      destruct (encode_right p x y S C E N) as (x1 & y1 & K1 & A1 & B1 & O1 & H1).
      destruct (encode_right q x' y' S' C' E' N') as (x2 & y2 & K2 & A2 & B2 & O2 & H2).
      assert (N1 : x1 * y1 <> zero).
      { intro Z. apply N. destruct (class_product _ _ _ _ K1) as [P|P]; rewrite P in Z; auto using opposite_zero. }
      assert (K : same_class x1 y1 x2 y2).
      { apply (same_class_trans _ _ x y); auto using same_class_sym. apply (same_class_trans _ _ x' y'); auto. }
      destruct (canonical_unique x1 y1 x2 y2 K N1 A1 B1 A2 B2) as [-> ->].
      assert (C1 : on_curve x1 y1) by (apply (class_on_curve x y); auto).
      destruct (nonzero_factors _ _ N1) as [Nx _]. apply even_unique; auto. apply (cancel (one + y1)).
      * intro Z. apply Nx, (unit_y x1 y1 C1). apply (by1 (y1 - one) _ _ _ _ Z). ring.
      * apply (by2 one _ _ (- one) _ _ _ _ H1 H2). ring.
Qed.

(** ** Maps from the field *)
Local Notation map := (map F one add mul sub opp equals odd p58 d i root_ad_minus_one).
(** The point of n, s and v on n^2 (1 + d) = v^2 ((1 + d) (s^4 + 1) + 2 (1 - d) s^2). *)
Lemma point_of_quartic n s v : v <> zero -> s^2 <> - one ->
  n^2 * (one + d) = v^2 * ((one + d) * (s^2^2 + one) + (one + one) * (one - d) * s^2) ->
  let w0 := (s + s) * v in let w1 := n * root_ad_minus_one in let w2 := one - s^2 in let w3 := one + s^2 in
  exists x y, on_curve x y /\ is_even y /\ stands (Point (w0 * w3) (w2 * w1) (w1 * w3) (w0 * w2)) x y.
Proof.
  intros V S E w0 w1 w2 w3.
  assert (W3 : w3 <> zero) by (intro Z; apply S; apply (by1 one _ _ _ _ Z); unfold w3; ring).
  assert (N : n <> zero).
  { intro Z. rewrite Z in E. assert (Q : v^2 * ((one + s^2)^2 + d * (one - s^2)^2) = zero).
    { apply (by1 (- one) _ _ _ _ E). ring. }
    destruct (factor _ _ Q) as [H|H]; [apply V, square_zero; auto|]. fold w2 w3 in H.
    assert (W2 : w2 <> zero).
    { intro Z2. rewrite Z2 in H. apply W3, square_zero. apply (by1 one _ _ _ _ H). ring. }
    apply (d_not_square (i * w3 / w2)). apply (cancel (w2^2)); [apply square_nonzero; auto|].
    transitivity (i * i * w3^2); [field; auto|]. apply (by2 (- one) _ _ (w3^2) _ _ _ _ H i_root). ring. }
  assert (W1 : w1 <> zero) by (unfold w1; apply mul_nonzero; auto using root_nonzero).
  exists (w0 / w1), (w2 / w3). split; [|split].
  - unfold Edwards.on_curve. apply (cancel (w1^2 * w3^2)); [apply mul_nonzero; apply square_nonzero; auto|].
    transitivity (w1^2 * w2^2 - w0^2 * w3^2); [field; auto|].
    transitivity (w1^2 * w3^2 + d * w0^2 * w2^2); [|field; auto].
    unfold w0, w1, w2, w3. apply (by2 ((one + one)^2 * s^2) _ _ (- ((one + one)^2 * s^2 * n^2)) _ _ _ _ E ad_minus_one). ring.
  - exists ((s + s) / w3). apply (cancel (w3^2)); [apply square_nonzero; auto|].
    transitivity ((s + s)^2); [field; auto|]. transitivity (w3^2 - w2^2); [unfold w2, w3; ring|field; auto].
  - repeat split; cbn; [apply mul_nonzero; auto|field; auto|field; auto|field; auto].
Qed.
(** Both s^2 v = -v and s^2 v = -v with r would make d a square: (d r + d^2)^2 and (e r + d^2)^2 are d (1 + d) (d - 1)^2. *)
Lemma no_square_of_d a : a^2 = d * (d - one)^2 * (one + d) -> False.
Proof.
  intro E. pose proof root_nonzero as R. pose proof i_nonzero as I.
  assert (D : d - one <> zero) by (intro Z; apply d_not_one; apply (by1 one _ _ _ _ Z); ring).
  apply (d_not_square (a / (i * (d - one) * root_ad_minus_one))).
  apply (cancel ((i * (d - one) * root_ad_minus_one)^2)); [apply square_nonzero; repeat apply mul_nonzero; auto|].
  transitivity (a^2); [field; auto|]. rewrite E.
  apply (by2 (- (d * (d - one)^2 * root_ad_minus_one^2)) _ _ (d * (d - one)^2) _ _ _ _ i_root ad_minus_one). ring.
Qed.
Theorem map_right t : exists x y, on_curve x y /\ is_even y /\ stands (map t) x y.
Proof.
  unfold Ristretto.map. cbv zeta. set (r := i * t^2). set (u := (r + one) * (one - d^2)). set (v := (- one - r * d) * (r + d)).
  pose proof (sqrt_ratio_right u v) as R. destruct (sqrt_ratio u v) as [b s]. destruct R as (_ & Q & Z).
  destruct (decide v zero) as [V|V].
  - destruct (Z V) as [-> B].
    assert (D1 : d - one <> zero) by (intro Y; apply d_not_one; apply (by1 one _ _ _ _ Y); ring).
    assert (D2 : one + d <> zero) by (intro Y; apply d_not_minus_one; apply (by1 one _ _ _ _ Y); ring).
    assert (P : forall a, (- one - a * d) * (a + d) = zero -> a = one \/ a = - one \/ a = zero -> False).
    { intros a H [E|[E|E]]; rewrite E in H; destruct (factor _ _ H) as [H'|H'].
      - apply D2. apply (by1 (- one) _ _ _ _ H'). ring.
      - apply D2. apply (by1 one _ _ _ _ H'). ring.
      - apply D1. apply (by1 one _ _ _ _ H'). ring.
      - apply D1. apply (by1 one _ _ _ _ H'). ring.
      - apply one_nonzero. apply (by1 (- one) _ _ _ _ H'). ring.
      - apply (d_not_square zero). apply (by1 (- one) _ _ _ _ H'). ring. }
    destruct b.
    { exfalso. destruct B as [B _]. specialize (B eq_refl). unfold u in B. destruct (factor _ _ B) as [H|H].
      - apply (P r V). right. left. apply (by1 one _ _ _ _ H). ring.
      - destruct (factor (one - d) (one + d)) as [H'|H']; [rewrite <- H; ring| |auto].
        apply D1. apply (by1 (- one) _ _ _ _ H'). ring. }
    replace (zero * t) with zero by ring. rewrite abs_zero, V.
    set (n := r * (r - one) * (d - one)^2 - zero). assert (N : n <> zero).
    { replace n with (r * (r - one) * (d - one)^2) by (unfold n; ring).
      apply mul_nonzero; [apply mul_nonzero|apply square_nonzero; auto].
      - intro H. apply (P r V). auto.
      - intro H. apply (P r V). left. apply (by1 one _ _ _ _ H). ring. }
    exists zero, one. split; [unfold Edwards.on_curve; ring|]. split; [exists zero; ring|]. repeat split; cbn; try ring.
    replace (n * root_ad_minus_one * (one + (- zero)^2)) with (n * root_ad_minus_one) by ring.
    apply mul_nonzero; auto using root_nonzero.
  - specialize (Q V). destruct b.
    + apply point_of_quartic; auto.
      * intro S. apply (no_square_of_d (d * r + d^2)). rewrite S in Q.
        apply (by1 d _ _ _ _ Q). unfold u, v. ring.
      * transitivity ((one + d) * (u^2 + v^2) + (one + one) * (one - d) * u * v); [unfold u, v; ring|]. rewrite <- Q. ring.
    + destruct Q as [U Q]. set (s' := - abs (s * t)).
      assert (S' : s'^2 * v = r * u).
      { transitivity ((abs (s * t))^2 * v); [unfold s'; ring|]. rewrite abs_square.
        apply (by1 (t^2) _ _ _ _ Q). unfold r. ring. }
      apply point_of_quartic; auto.
      * intro S. apply (no_square_of_d ((d^2 + d - one) * r + d^2)). rewrite S in S'.
        apply (by1 (d^2 + d - one) _ _ _ _ S'). unfold u, v. ring.
      * transitivity ((one + d) * ((r * u)^2 + v^2) + (one + one) * (one - d) * (r * u) * v); [unfold u, v; ring|].
        rewrite <- S'. ring.
Qed.

Variables montgomery_a root_2_over_i root_minus_a_2 : F.
Hypothesis two_over_i : root_2_over_i^2 * i = one + one.
Hypothesis minus_a_2 : root_minus_a_2^2 = - (montgomery_a + (one + one)).
Hypothesis a_and_d : d * (montgomery_a + (one + one)) = - (montgomery_a - (one + one)).
Local Notation montgomery_map := (montgomery_map F one add mul opp equals odd p58 i montgomery_a root_2_over_i).
Local Notation edwards_map :=
  (edwards_map F zero one add mul sub opp equals odd p58 i montgomery_a root_2_over_i root_minus_a_2).
(** v^2 = u^3 + A u^2 + u for u = n / m. *)
Theorem montgomery_map_right t : let '(n, m, v) := montgomery_map t in
  m <> zero /\ v^2 * (m^2 * m) = n * (n^2 + montgomery_a * n * m + m^2).
Proof.
  destruct (montgomery_map t) as [[n m'] v'] eqn:Map. unfold Ristretto.montgomery_map in Map. cbv zeta in Map.
  set (tt2 := t^2 + t^2) in *. set (m := one + tt2) in *. set (n1 := - montgomery_a) in *.
  assert (M : m <> zero).
  { intro Z. apply (i_not_square (root_2_over_i * t)). apply (cancel i); [apply i_nonzero|]. rewrite i_root.
    apply (by2 (t^2) _ _ one _ _ _ _ two_over_i Z). unfold m, tt2. ring. }
  set (g := n1 * (n1^2 + montgomery_a * n1 * m + m^2)) in *.
  pose proof (sqrt_ratio_right g (m^2 * m)) as R. destruct (sqrt_ratio g (m^2 * m)) as [b v]. destruct R as (_ & R & _).
  specialize (R ltac:(repeat apply mul_nonzero; auto)). destruct b; injection Map as <- <- <-; split; auto.
  - transitivity (v^2 * (m^2 * m)); [destruct (xorb _ _); ring|exact R].
  - destruct R as [_ R]. rewrite abs_square.
    transitivity (tt2 * g); [|unfold g, m, n1; ring].
    apply (by2 (t^2 * root_2_over_i^2) _ _ (t^2 * g) _ _ _ _ R two_over_i). unfold tt2. ring.
Qed.
Theorem edwards_map_right t : exists x y, on_curve x y /\ stands (edwards_map t) x y.
Proof.
  pose proof (montgomery_map_right t) as H. unfold Ristretto.edwards_map. destruct (montgomery_map t) as [[n m] v].
  destruct H as [M H]. cbv zeta. set (c := root_minus_a_2) in *. destruct (equals _ _) eqn:X.
  - exists zero, one. split; [unfold Edwards.on_curve; ring|]. repeat split; cbn; try ring.
    replace (one * one) with one by ring. apply one_nonzero.
  - assert (N : m * v * (n + m) <> zero) by (intro Z; rewrite (equals_same _ _ Z) in X; discriminate).
    destruct (nonzero_factors _ _ N) as [A B]. destruct (nonzero_factors _ _ A) as [_ V].
    exists (n * c / (m * v)), ((n - m) / (n + m)). split.
    + unfold Edwards.on_curve. apply (cancel ((m * v)^2 * (n + m)^2)); [apply mul_nonzero; apply square_nonzero; auto|].
      transitivity ((m * v)^2 * (n - m)^2 - (n * c)^2 * (n + m)^2); [field; auto|].
      transitivity ((m * v)^2 * (n + m)^2 + d * (n * c)^2 * (n - m)^2); [|field; auto].
      apply (by3 (- ((one + one)^2 * n)) _ _ (- (n^2 * ((n + m)^2 + d * (n - m)^2))) _ _ (n^2 * (n - m)^2) _ _ _ _ H minus_a_2 a_and_d).
      ring.
    + repeat split; cbn; [apply mul_nonzero; auto|field; auto|field; auto|field; auto].
Qed.
End Right.
