(** The formulas of the Edwards curve -x^2 + y^2 = 1 + d x^2 y^2, as crates/forge25519/src/edwards has them, over any field.

    Main theorems. A point in extended, projective, completed, cached or table form [stands] for an affine point (x, y).
    - [add_stands], [add_niels_stands]: the sums stand for the sum by the twisted Edwards law,
      x3 = (x1 y2 + y1 x2) / (1 + d x1 x2 y1 y2), y3 = (y1 y2 + x1 x2) / (1 - d x1 x2 y1 y2).
    - [double_stands]: the doubling of a point of the curve stands for its sum with itself.
    - [cached_stands], [negate_stands], [negate_if_stands], [niels_point], [extended_stands], [projective_stands]: the
      conversions keep the point, or give the opposite one.
    - [is_identity_ok]: the test for the neutral element. [equals_ok]: the test for equality.
    That the denominators are not 0 is a condition here; EdwardsGroup.v proves it.

    Source: Hisil, Wong, Carter, Dawson, "Twisted Edwards curves revisited" (2008), sections 3.1 to 3.3. *)
From Coq Require Import Ring Field Bool.

(** ** The formulas: the same operations in the same order as in Rust *)
Record point (F : Type) := Point { px : F; py : F; pz : F; pt : F }.
Record projective (F : Type) := Projective { jx : F; jy : F; jz : F }.
Record completed (F : Type) := Completed { ce : F; cf : F; cg : F; ch : F }.
Record cached (F : Type) := Cached { sum : F; difference : F; double_z : F; t2d : F }.
Record niels (F : Type) := Niels { nsum : F; ndifference : F; td : F }.
Arguments Point {F}. Arguments px {F}. Arguments py {F}. Arguments pz {F}. Arguments pt {F}.
Arguments Projective {F}. Arguments jx {F}. Arguments jy {F}. Arguments jz {F}.
Arguments Completed {F}. Arguments ce {F}. Arguments cf {F}. Arguments cg {F}. Arguments ch {F}.
Arguments Cached {F}. Arguments sum {F}. Arguments difference {F}. Arguments double_z {F}. Arguments t2d {F}.
Arguments Niels {F}. Arguments nsum {F}. Arguments ndifference {F}. Arguments td {F}.

Section Formulas.
Variables (F : Type) (zero one : F) (add mul sub : F -> F -> F) (opp : F -> F).
Variable d2 : F.                                 (* 2 d *)
Local Infix "+" := add. Local Infix "*" := mul. Local Infix "-" := sub. Local Notation "- a" := (opp a).
Definition identity : point F := Point zero one one zero.
Definition of_four (a b c d : F) : completed F := Completed (b - a) (d - c) (d + c) (b + a).
Definition to_projective (p : point F) : projective F := Projective (px p) (py p) (pz p).
Definition to_cached (p : point F) : cached F := Cached (py p + px p) (py p - px p) (pz p + pz p) (pt p * d2).
Definition add_cached (p : point F) (q : cached F) : completed F :=
  of_four ((py p - px p) * difference q) ((py p + px p) * sum q) (pt p * t2d q) (pz p * double_z q).
Definition add_niels (p : point F) (q : niels F) : completed F :=
  of_four ((py p - px p) * ndifference q) ((py p + px p) * nsum q) (pt p * td q) (pz p).
Definition negate (p : point F) : point F := Point (- px p) (py p) (pz p) (- pt p).
Definition double (p : projective F) : completed F :=
  let a := jx p * jx p in let b := jy p * jy p in let zz := jz p * jz p in let xy := jx p * jy p in
  let g := b - a in Completed (xy + xy) ((zz + zz) - g) g (a + b).
Definition completed_projective (c : completed F) : projective F := Projective (ce c * cf c) (cg c * ch c) (cf c * cg c).
Definition completed_extended (c : completed F) : point F :=
  Point (ce c * cf c) (cg c * ch c) (cf c * cg c) (ce c * ch c).
Definition negate_cached (bit : bool) (q : cached F) : cached F :=
  if bit then Cached (difference q) (sum q) (double_z q) (- t2d q) else q.
Definition negate_niels (bit : bool) (q : niels F) : niels F :=
  if bit then Niels (ndifference q) (nsum q) (- td q) else q.
(** The point of a table's entry without tables: src/edwards/base_points.rs. *)
Definition point_of_niels (q : niels F) : point F :=
  let x := nsum q - ndifference q in let y := nsum q + ndifference q in Point x y one (x * y).
End Formulas.

Section Law.
Variables (F : Type) (zero one : F) (add mul sub : F -> F -> F) (opp : F -> F) (div : F -> F -> F) (inv : F -> F).
Hypothesis is_field : field_theory zero one add mul sub opp div inv eq.
Add Field F_ : is_field.
Local Infix "+" := add. Local Infix "*" := mul. Local Infix "-" := sub. Local Infix "/" := div.
Local Notation "- a" := (opp a).
Local Notation two := (one + one).
Variable d : F.
Hypothesis two_nonzero : two <> zero.
Lemma mul_nonzero a b : a <> zero -> b <> zero -> a * b <> zero.
Proof. intros Ha Hb E. apply Hb. replace b with ((a * b) / a) by (field; auto). rewrite E. field. auto. Qed.

(** ** The curve and its law *)
Definition on_curve (x y : F) : Prop := y * y - x * x = one + d * (x * x) * (y * y).
Definition product (x1 y1 x2 y2 : F) : F := d * x1 * x2 * y1 * y2.
Definition law_x (x1 y1 x2 y2 : F) : F := (x1 * y2 + y1 * x2) / (one + product x1 y1 x2 y2).
Definition law_y (x1 y1 x2 y2 : F) : F := (y1 * y2 + x1 * x2) / (one - product x1 y1 x2 y2).
Definition defined (x1 y1 x2 y2 : F) : Prop :=
  one + product x1 y1 x2 y2 <> zero /\ one - product x1 y1 x2 y2 <> zero.

(** ** Which point a form stands for *)
Definition stands (p : point F) (x y : F) : Prop := pz p <> zero /\ px p = x * pz p /\ py p = y * pz p /\ pt p = x * y * pz p.
Definition stands_projective (p : projective F) (x y : F) : Prop := jz p <> zero /\ jx p = x * jz p /\ jy p = y * jz p.
Definition stands_completed (c : completed F) (x y : F) : Prop :=
  cf c <> zero /\ cg c <> zero /\ ce c = x * cg c /\ ch c = y * cf c.
(** With Z <> 0: Z (y + x), Z (y - x), 2 Z, 2 d x y Z. *)
Definition stands_cached (q : cached F) (x y : F) : Prop :=
  exists z, z <> zero /\ sum q = z * (y + x) /\ difference q = z * (y - x) /\ double_z q = two * z /\ t2d q = two * d * x * y * z.
(** (y + x) / 2, (y - x) / 2, d x y. *)
Definition stands_niels (q : niels F) (x y : F) : Prop := two * nsum q = y + x /\ two * ndifference q = y - x /\ td q = d * x * y.

Theorem identity_stands : one <> zero -> stands (identity F zero one) zero one.
Proof. intro H. repeat split; cbn; auto; ring. Qed.
Theorem to_projective_stands p x y : stands p x y -> stands_projective (to_projective F p) x y.
Proof. intros (H & Hx & Hy & _). repeat split; auto. Qed.
Theorem projective_stands c x y : stands_completed c x y -> stands_projective (completed_projective F mul c) x y.
Proof. intros (Hf & Hg & He & Hh). repeat split; cbn; [apply mul_nonzero; auto|rewrite He; ring|rewrite Hh; ring]. Qed.
Theorem extended_stands c x y : stands_completed c x y -> stands (completed_extended F mul c) x y.
Proof.
  intros (Hf & Hg & He & Hh). repeat split; cbn; [apply mul_nonzero; auto|rewrite He; ring|rewrite Hh; ring|].
  rewrite He, Hh. ring.
Qed.
Theorem cached_stands p x y : stands p x y -> stands_cached (to_cached F add mul sub (two * d) p) x y.
Proof.
  intros (Hz & Hx & Hy & Ht). exists (pz p). cbn. rewrite Hx, Hy, Ht. repeat split; auto; ring.
Qed.
Theorem negate_stands p x y : stands p x y -> stands (negate F opp p) (- x) y.
Proof. intros (Hz & Hx & Hy & Ht). repeat split; cbn; auto; [rewrite Hx|rewrite Ht]; ring. Qed.
Theorem negate_if_stands bit q x y : stands_cached q x y ->
  stands_cached (negate_cached F opp bit q) (if bit then - x else x) y.
Proof.
  destruct bit; auto. intros (z & Hz & Hs & Hd & H2 & Ht). exists z. cbn. rewrite Hs, Hd, H2, Ht. repeat split; auto; ring.
Qed.
Theorem negate_niels_stands bit q x y : stands_niels q x y ->
  stands_niels (negate_niels F opp bit q) (if bit then - x else x) y.
Proof. destruct bit; auto. intros (Hs & Hd & Ht). cbn. unfold stands_niels; cbn. rewrite Hs, Hd, Ht. repeat split; ring. Qed.
Theorem niels_point q x y : one <> zero -> stands_niels q x y -> stands (point_of_niels F one add mul sub q) x y.
Proof.
  intros H1 (Hs & Hd & _). assert (X : nsum q - ndifference q = x).
  { replace (nsum q - ndifference q) with ((two * nsum q - two * ndifference q) / two) by (field; auto).
    rewrite Hs, Hd. field. auto. }
  assert (Y : nsum q + ndifference q = y).
  { replace (nsum q + ndifference q) with ((two * nsum q + two * ndifference q) / two) by (field; auto).
    rewrite Hs, Hd. field. auto. }
  repeat split; cbn; auto; rewrite ?X, ?Y; ring.
Qed.

(** ** Sums and doublings *)
Theorem add_stands p q x1 y1 x2 y2 : stands p x1 y1 -> stands_cached q x2 y2 -> defined x1 y1 x2 y2 ->
  stands_completed (add_cached F add mul sub p q) (law_x x1 y1 x2 y2) (law_y x1 y1 x2 y2).
Proof.
  intros (Hz & Hx & Hy & Ht) (z & Hw & Hs & Hd & H2 & Hq) (Dp & Dm).
  assert (N : two * (pz p * z) <> zero) by auto using mul_nonzero.
  unfold stands_completed, add_cached, of_four, law_x, law_y; cbn. rewrite Hx, Hy, Ht, Hs, Hd, H2, Hq.
  unfold product in *. repeat split.
  - replace (_ - _) with ((two * (pz p * z)) * (one - d * x1 * x2 * y1 * y2)) by ring. auto using mul_nonzero.
  - replace (_ + _) with ((two * (pz p * z)) * (one + d * x1 * x2 * y1 * y2)) by ring. auto using mul_nonzero.
  - field. auto.
  - field. auto.
Qed.
Theorem add_niels_stands p q x1 y1 x2 y2 : stands p x1 y1 -> stands_niels q x2 y2 -> defined x1 y1 x2 y2 ->
  stands_completed (add_niels F add mul sub p q) (law_x x1 y1 x2 y2) (law_y x1 y1 x2 y2).
Proof.
  intros (Hz & Hx & Hy & Ht) (Hs & Hd & Hq) (Dp & Dm).
  assert (S : nsum q = (y2 + x2) / two) by (rewrite <- Hs; field; auto).
  assert (D : ndifference q = (y2 - x2) / two) by (rewrite <- Hd; field; auto).
  unfold stands_completed, add_niels, of_four, law_x, law_y; cbn. rewrite Hx, Hy, Ht, S, D, Hq.
  unfold product in *. repeat split.
  - replace (_ - _) with (pz p * (one - d * x1 * x2 * y1 * y2)) by ring. auto using mul_nonzero.
  - replace (_ + _) with (pz p * (one + d * x1 * x2 * y1 * y2)) by ring. auto using mul_nonzero.
  - field. auto.
  - field. auto.
Qed.
Theorem double_stands p x y : stands_projective p x y -> on_curve x y -> defined x y x y ->
  stands_completed (double F add mul sub p) (law_x x y x y) (law_y x y x y).
Proof.
  intros (Hz & Hx & Hy) C (Dp & Dm). unfold on_curve in C.
  assert (N : jz p * jz p <> zero) by auto using mul_nonzero.
  assert (G : jy p * jy p - jx p * jx p = jz p * jz p * (one + product x y x y)).
  { rewrite Hx, Hy. replace (_ - _) with (jz p * jz p * (y * y - x * x)) by ring. rewrite C. unfold product. ring. }
  unfold stands_completed, double, law_x, law_y; cbn. rewrite !G. rewrite Hx, Hy. repeat split.
  - replace (_ - _) with (jz p * jz p * (one - product x y x y)) by ring. auto using mul_nonzero.
  - auto using mul_nonzero.
  - field. auto.
  - field. auto.
Qed.

(** ** Tests *)
Lemma cancel a b c : c <> zero -> a * c = b * c -> a = b.
Proof. intros H E. replace a with (a * c / c) by (field; auto). rewrite E. field. auto. Qed.
Theorem is_identity_ok p x y : stands p x y -> (px p = zero /\ py p = pz p <-> x = zero /\ y = one).
Proof.
  intros (Hz & Hx & Hy & _). rewrite Hx, Hy. split; intros [A B].
  - split; apply cancel with (pz p); auto; [rewrite A; ring|rewrite B; ring].
  - subst. split; ring.
Qed.
Theorem equals_ok p q x1 y1 x2 y2 : stands p x1 y1 -> stands q x2 y2 ->
  (px p * pz q = px q * pz p /\ py p * pz q = py q * pz p <-> x1 = x2 /\ y1 = y2).
Proof.
  intros (Hz & Hx & Hy & _) (Gz & Gx & Gy & _). rewrite Hx, Hy, Gx, Gy.
  assert (N : pz p * pz q <> zero) by auto using mul_nonzero. split; intros [A B].
  - split; apply cancel with (pz p * pz q); auto.
    + replace (x1 * (pz p * pz q)) with (x1 * pz p * pz q) by ring. rewrite A. ring.
    + replace (y1 * (pz p * pz q)) with (y1 * pz p * pz q) by ring. rewrite B. ring.
  - subst. split; ring.
Qed.
(** A form stands for one point. *)
Theorem stands_once p x y x' y' : stands p x y -> stands p x' y' -> x = x' /\ y = y'.
Proof.
  intros (Hz & Hx & Hy & _) (_ & Gx & Gy & _). split; apply cancel with (pz p); auto; congruence.
Qed.
End Law.
