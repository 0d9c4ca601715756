(** The order of the curve of Ed25519, without a theorem that is cited: 8 L, and L that of its base point.

    Main theorems.
    - [of_order], over any commutative group with fewer than 2 N elements: if C has order N, then N P = 0 for every P. Else
      the multiples of C and those plus P would be 2 N different elements.
    - [order25519]: 8 L P = 0 for every point P of the curve. A y has at most two points, so there are at most 2 p < 16 L; and
      the point with y = 3 has order 8 L, by computation.
    - [base25519]: n B = 0 if and only if L divides n, for the base point B of RFC 8032.
    - [torsion25519]: each L P has an order that divides 8, each 8 P one that divides L. *)
From Coq Require Import ZArith Znumtheory Lia Bool List Ring Field.
From Limbforge Require Import Group Edwards EdwardsGroup Fermat Roots Primes Curve25519.
Local Open Scope Z_scope.

(** ** Groups with fewer than 2 N elements *)
Lemma pigeonhole (f : Z -> Z) n m : 0 < n -> (forall i, 0 <= i < n -> 0 <= f i < m) ->
  (forall i j, 0 <= i < n -> 0 <= j < n -> f i = f j -> i = j) -> n <= m.
Proof.
  intros N R I. pose proof (R 0 ltac:(lia)) as M.
  pose (g := fun i => Z.to_nat (f (Z.of_nat i))).
  assert (L : (length (map g (seq 0 (Z.to_nat n))) <= length (seq 0 (Z.to_nat m)))%nat).
  { apply NoDup_incl_length.
    - assert (D : forall l, NoDup l -> (forall i, In i l -> (i < Z.to_nat n)%nat) -> NoDup (map g l)).
      { induction 1 as [|i l A D IH]; cbn [map]; intro B; constructor.
        - intro E. apply in_map_iff in E as (j & E & J). unfold g in E. assert (Bi := B i (or_introl eq_refl)).
          assert (Bj := B j (or_intror J)). pose proof (R (Z.of_nat i)). pose proof (R (Z.of_nat j)).
          assert (Z.of_nat j = Z.of_nat i) by (apply I; lia). apply A. replace i with j by lia. exact J.
        - apply IH. intros j J. apply B. right. exact J. }
      apply D; [apply seq_NoDup|]. intros i J. apply in_seq in J. lia.
    - intros k K. apply in_map_iff in K as (i & <- & J). apply in_seq in J. apply in_seq.
      pose proof (R (Z.of_nat i)). unfold g. lia. }
  rewrite map_length, !seq_length in L. lia.
Qed.
Lemma near i j n : 0 <= i < n -> 0 <= j < n -> (n | i - j) -> i = j.
Proof. intros I J [k K]. assert (k < 1) by nia. assert (-1 < k) by nia. assert (k = 0) by lia. subst k. lia. Qed.

Section Count.
Variables (G : Type) (neutral : G) (plus : G -> G -> G) (opposite : G -> G).
Hypothesis is_group : commutative_group G neutral plus opposite.
Hypothesis decide : forall a b : G, {a = b} + {a <> b}.
Local Notation times := (times G neutral plus opposite).
(** The elements have different numbers below [m]. *)
Variables (number : G -> Z) (m n : Z).
Hypothesis in_range : forall a, 0 <= number a < m.
Hypothesis different : forall a b, number a = number b -> a = b.
Hypothesis few : 0 < n /\ m < 2 * n.
Theorem of_order c : (forall k, times k c = neutral <-> (n | k)) -> forall a, times n a = neutral.
Proof.
  intros C a. destruct (decide (times n a) neutral) as [E|E]; auto. exfalso.
  assert (Same : forall i j, times i c = times j c -> (n | i - j)).
  { intros i j H. apply C. rewrite (times_sub _ _ _ _ is_group), H. apply (plus_opposite _ _ _ _ is_group). }
  assert (Not : forall k, a <> times k c).
  { intros k ->. apply E. rewrite <- (times_times _ _ _ _ is_group). apply C. exists k. ring. }
  pose (f := fun i => number (if i <? n then times i c else plus a (times (i - n) c))).
  enough (2 * n <= m) by lia. apply (pigeonhole f); [lia|intros; apply in_range|]. intros i j Hi Hj H.
  apply different in H. unfold f in H.
  destruct (Z.ltb_spec i n), (Z.ltb_spec j n).
  - apply Same in H. apply (near i j n); auto; lia.
  - exfalso. apply (Not (i - (j - n))). rewrite (times_sub _ _ _ _ is_group), H.
    rewrite <- (plus_assoc _ _ _ _ is_group), (plus_opposite _ _ _ _ is_group). symmetry. apply (plus_neutral _ _ _ _ is_group).
  - exfalso. apply (Not (j - (i - n))). rewrite (times_sub _ _ _ _ is_group), <- H.
    rewrite <- (plus_assoc _ _ _ _ is_group), (plus_opposite _ _ _ _ is_group). symmetry. apply (plus_neutral _ _ _ _ is_group).
  - rewrite !(plus_comm _ _ _ _ is_group a) in H. apply (plus_cancel _ _ _ _ is_group) in H. apply Same in H.
    enough (i - n = j - n) by lia. apply (near _ _ n); auto; lia.
Qed.

Lemma multiple_neutral k j a : times k a = neutral -> (k | j) -> times j a = neutral.
Proof. intros E [i ->]. rewrite (times_times _ _ _ _ is_group), E. apply (times_of_neutral _ _ _ _ is_group). Qed.
Lemma prime_order l a : prime l -> times l a = neutral -> a <> neutral -> forall k, times k a = neutral <-> (l | k).
Proof.
  intros P E N k. split; [|apply multiple_neutral; exact E]. intro K.
  destruct (Zdivide_dec l k) as [D|D]; auto. exfalso. apply N.
  destruct (rel_prime_bezout l k (prime_rel_prime l P k D)) as [u v B].
  rewrite <- (times_1 _ _ _ _ is_group a), <- B, (times_add _ _ _ _ is_group).
  rewrite (multiple_neutral l (u * l) a E), (multiple_neutral k (v * k) a K); try (apply Z.divide_factor_r).
  apply (plus_neutral _ _ _ _ is_group).
Qed.
Lemma order_8 a : times 8 a = neutral -> times 4 a <> neutral -> forall k, times k a = neutral <-> (8 | k).
Proof.
  intros E N k. split; [|apply multiple_neutral; exact E]. intro K.
  destruct (Zdivide_dec 8 k) as [D|D]; auto. exfalso. apply N.
  assert (H : exists j i, 4 = j * k - i * 8).
  { pose proof (Z.div_mod k 8 ltac:(lia)) as M. pose proof (Z.mod_pos_bound k 8 ltac:(lia)) as B.
    assert (Z0 : k mod 8 <> 0) by (intro Z0; apply D; apply Z.mod_divide; lia).
    set (q := k / 8) in *. set (r := k mod 8) in *. clearbody q r.
    assert (C : r = 1 \/ r = 2 \/ r = 3 \/ r = 4 \/ r = 5 \/ r = 6 \/ r = 7) by lia.
    destruct C as [->|[->|[->|[->|[->|[->| ->]]]]]].
    - exists 4, (4 * q). lia.
    - exists 2, (2 * q). lia.
    - exists 4, (4 * q + 1). lia.
    - exists 1, q. lia.
    - exists 4, (4 * q + 2). lia.
    - exists 2, (2 * q + 1). lia.
    - exists 4, (4 * q + 3). lia. }
  destruct H as (j & i & H). rewrite H, (times_sub _ _ _ _ is_group).
  rewrite (multiple_neutral k (j * k) a K), (multiple_neutral 8 (i * 8) a E); try (apply Z.divide_factor_r).
  apply (plus_opposite _ _ _ _ is_group).
Qed.
(** The order is 8 l if 8 l c = 0, 8 c and 4 l c are not 0, for an odd prime l. *)
Theorem order_8l l c : prime l -> times (8 * l) c = neutral -> times 8 c <> neutral -> times (4 * l) c <> neutral ->
  forall k, times k c = neutral <-> (8 * l | k).
Proof.
  intros P E N8 N4 k. split; [|apply multiple_neutral; exact E]. intro K.
  assert (D : (l | k)).
  { apply (prime_order l (times 8 c) P); auto.
    - rewrite <- (times_times _ _ _ _ is_group), Z.mul_comm. exact E.
    - rewrite <- (times_times _ _ _ _ is_group). apply (multiple_neutral k); auto. exists 8. ring. }
  destruct D as [j ->]. apply Z.mul_divide_mono_r. apply (order_8 (times l c)).
  - rewrite <- (times_times _ _ _ _ is_group). exact E.
  - rewrite <- (times_times _ _ _ _ is_group). exact N4.
  - rewrite <- (times_times _ _ _ _ is_group). exact K.
Qed.
End Count.

(** ** A y has at most two points *)
Section TwoPoints.
Variables (F : Type) (zero one : F) (add mul sub : F -> F -> F) (opp : F -> F) (div : F -> F -> F) (inv : F -> F).
Hypothesis is_field : field_theory zero one add mul sub opp div inv eq.
Add Field F_ : is_field.
Local Infix "+" := add. Local Infix "*" := mul. Local Infix "-" := sub. Local Notation "- a" := (opp a).
Hypothesis decide : forall a b : F, {a = b} + {a <> b}.
Variables d i : F.
Hypothesis i_root : i * i = - one.
Hypothesis d_not_square : forall r, r * r <> d.
Theorem two_points x x' y : on_curve F one add mul sub d x y -> on_curve F one add mul sub d x' y -> x = x' \/ x = - x'.
Proof.
  unfold on_curve. intros A B.
  assert (M : forall a b, a * b = zero -> a = zero \/ b = zero) by (apply (factor _ _ _ _ _ _ _ _ _ is_field decide)).
  assert (P : (x - x') * (x + x') * (one + d * (y * y)) = zero).
  { transitivity ((y * y - x' * x' - (one + d * (x' * x') * (y * y))) - (y * y - x * x - (one + d * (x * x) * (y * y)))); [ring|].
    rewrite A, B. ring. }
  apply M in P as [P|P]; [apply M in P as [P|P]|].
  - left. transitivity ((x - x') + x'); [ring|]. rewrite P. ring.
  - right. transitivity ((x + x') - x'); [ring|]. rewrite P. ring.
  - (* 1 + d y^2 = 0 gives y^2 = 1 and d = -1, which is a square. *)
    exfalso. assert (Y : y * y = one).
    { transitivity ((y * y - x * x) + x * x); [ring|]. rewrite A.
      transitivity (one + (x * x) * (one + d * (y * y))); [ring|]. rewrite P. ring. }
    rewrite Y in P. apply (d_not_square i). rewrite i_root. transitivity ((one + d * one) - one); [rewrite P; ring|ring].
Qed.
End TwoPoints.

(** The formulas commute with a map that does so with sums, products and differences. *)
Section Map.
Variables (E F : Type) (add mul sub : E -> E -> E) (add' mul' sub' : F -> F -> F) (f : E -> F).
Hypothesis of_add : forall a b, f (add a b) = add' (f a) (f b).
Hypothesis of_mul : forall a b, f (mul a b) = mul' (f a) (f b).
Hypothesis of_sub : forall a b, f (sub a b) = sub' (f a) (f b).
Definition mapped (q : point E) : point F := Point (f (px q)) (f (py q)) (f (pz q)) (f (pt q)).
Lemma mapped_double q : mapped (completed_extended E mul (double E add mul sub (to_projective E q))) =
  completed_extended F mul' (double F add' mul' sub' (to_projective F (mapped q))).
Proof. unfold mapped, completed_extended, double, to_projective; cbn. repeat rewrite ?of_mul, ?of_add, ?of_sub. reflexivity. Qed.
Lemma mapped_sum c q r : mapped (completed_extended E mul (add_cached E add mul sub q (to_cached E add mul sub c r))) =
  completed_extended F mul' (add_cached F add' mul' sub' (mapped q) (to_cached F add' mul' sub' (f c) (mapped r))).
Proof.
  unfold mapped, completed_extended, add_cached, to_cached, of_four; cbn. repeat rewrite ?of_mul, ?of_add, ?of_sub. reflexivity.
Qed.
End Map.

(** ** Multiples by computation: Edwards.v's formulas on integers *)
(** Modulo p, not always below p: 2^255 = 19. *)
Definition fold a := Z.land a (Z.ones 255) + 19 * Z.shiftr a 255.
Definition addm a b := a + b.
Definition mulm a b := fold (fold (a * b)).
Definition subm a b := a - b.
Definition d2 := addm 1 1.
Definition doubled (q : point Z) : point Z := completed_extended Z mulm (double Z addm mulm subm (to_projective Z q)).
Definition added (q r : point Z) : point Z :=
  completed_extended Z mulm (add_cached Z addm mulm subm q (to_cached Z addm mulm subm (mulm d2 d) r)).
Fixpoint multiplied (n : positive) (q : point Z) : point Z :=
  match n with xH => q | xO n => doubled (multiplied n q) | xI n => added (doubled (multiplied n q)) q end.
Definition is_zero (q : point Z) : bool := (px q mod p =? 0) && ((py q - pz q) mod p =? 0).
Definition whole (x y : Z) : point Z := Point x y 1 (mulm x y).
Definition equation (x y : Z) : bool := (y * y - x * x - (1 + d * (x * x) * (y * y))) mod p =? 0.

Local Notation F := (zp p).
Local Notation of_z := (of_z p p_prime).
Local Notation to_z := (to_z p).
Local Notation decide := (zp_decide p).
Local Notation zadd := (zadd p p_prime). Local Notation zmul := (zmul p p_prime). Local Notation zsub := (zsub p p_prime).
Local Notation zopp := (zopp p p_prime). Local Notation zdiv := (zdiv p p_prime). Local Notation zinv := (zinv p p_prime).
Local Notation field := (zp_field p p_prime).
Local Notation is_point := (is_point F (of_z 0) (of_z 1) zadd zmul zsub decide (of_z d)).
Local Notation is_completed := (is_completed F (of_z 0) (of_z 1) zadd zmul zsub decide (of_z d)).
Local Notation times := (times point25519 neutral25519 plus25519 opposite25519).
Local Notation x_of := (x_of F (of_z 1) zadd zmul zsub decide (of_z d)).
Local Notation y_of := (y_of F (of_z 1) zadd zmul zsub decide (of_z d)).
Lemma of_mod x : of_z (x mod p) = of_z x.
Proof. apply of_z_eq. rewrite Zminus_mod_idemp_l, Z.sub_diag. reflexivity. Qed.
Lemma zsub_of x y : zsub (of_z x) (of_z y) = of_z (x - y).
Proof. apply zp_eq. cbn [Fermat.to_z Fermat.zsub Fermat.of_z proj1_sig]. symmetry. apply Zminus_mod. Qed.
Lemma fold_of a : of_z (fold a) = of_z a.
Proof.
  apply of_z_eq. unfold fold. rewrite Z.land_ones, Z.shiftr_div_pow2 by lia. rewrite (Z.mod_eq a) by lia.
  replace (_ - a) with (- (a / 2 ^ 255) * (2 ^ 255 - 19)) by ring. change (2 ^ 255 - 19) with p. apply Z_mod_mult.
Qed.
Lemma addm_of x y : of_z (addm x y) = zadd (of_z x) (of_z y). Proof. unfold addm. rewrite zadd_of. reflexivity. Qed.
Lemma mulm_of x y : of_z (mulm x y) = zmul (of_z x) (of_z y). Proof. unfold mulm. rewrite !fold_of, zmul_of. reflexivity. Qed.
Lemma subm_of x y : of_z (subm x y) = zsub (of_z x) (of_z y). Proof. unfold subm. rewrite zsub_of. reflexivity. Qed.
Lemma of_z_iff x y : of_z x = of_z y <-> (x - y) mod p = 0.
Proof.
  split; [|apply of_z_eq]. intro E. apply (f_equal to_z) in E. cbn [Fermat.to_z Fermat.of_z proj1_sig] in E.
  rewrite Zminus_mod, E, Z.sub_diag. reflexivity.
Qed.
Definition lift (q : point Z) : point F := mapped Z F of_z q.
Lemma doubled_lift q : lift (doubled q) = completed_extended F zmul (double F zadd zmul zsub (to_projective F (lift q))).
Proof. exact (mapped_double Z F addm mulm subm zadd zmul zsub of_z addm_of mulm_of subm_of q). Qed.
Lemma d2_of : of_z (mulm d2 d) = zmul (zadd (of_z 1) (of_z 1)) (of_z d).
Proof. unfold d2. rewrite mulm_of, addm_of. reflexivity. Qed.
Lemma added_lift q r : lift (added q r) = completed_extended F zmul
  (add_cached F zadd zmul zsub (lift q) (to_cached F zadd zmul zsub (zmul (zadd (of_z 1) (of_z 1)) (of_z d)) (lift r))).
Proof. rewrite <- d2_of. exact (mapped_sum Z F addm mulm subm zadd zmul zsub of_z addm_of mulm_of subm_of (mulm d2 d) q r). Qed.
Lemma doubled_right q a : is_point (lift q) a -> is_point (lift (doubled q)) (plus25519 a a).
Proof.
  intro H. rewrite doubled_lift. apply (extended_stands _ _ _ _ _ _ _ _ _ field). apply double25519.
  apply to_projective_stands. exact H.
Qed.
Lemma added_right q r a b : is_point (lift q) a -> is_point (lift r) b -> is_point (lift (added q r)) (plus25519 a b).
Proof.
  intros H K. rewrite added_lift. apply (extended_stands _ _ _ _ _ _ _ _ _ field). apply sum25519; auto.
  apply (cached_stands _ _ _ _ _ _ _ _ _ field). exact K.
Qed.
Theorem multiplied_right n q a : is_point (lift q) a -> is_point (lift (multiplied n q)) (times (Zpos n) a).
Proof.
  intro H. induction n as [n IH|n IH|]; cbn [multiplied].
  - rewrite Pos2Z.inj_xI, (times_add _ _ _ _ group25519), (times_1 _ _ _ _ group25519), <- Z.add_diag, (times_add _ _ _ _ group25519).
    apply added_right; auto. apply doubled_right. exact IH.
  - rewrite Pos2Z.inj_xO, <- Z.add_diag, (times_add _ _ _ _ group25519). apply doubled_right. exact IH.
  - rewrite (times_1 _ _ _ _ group25519). exact H.
Qed.
Lemma is_zero_right q a : is_point (lift q) a -> is_zero q = true <-> a = neutral25519.
Proof.
  intro H. unfold is_zero. rewrite andb_true_iff, !Z.eqb_eq, <- of_z_iff.
  rewrite <- (Z.sub_0_r (px q)) at 1. rewrite <- of_z_iff.
  rewrite (is_identity_ok _ _ _ _ _ _ _ _ _ field _ _ _ H). split.
  - intros [X Y]. apply affine_eq; [exact X|exact Y].
  - intros ->. split; reflexivity.
Qed.
Lemma on_curve_of x y : equation x y = true -> on_curve F (of_z 1) zadd zmul zsub (of_z d) (of_z x) (of_z y).
Proof.
  intro E. apply Z.eqb_eq in E. unfold on_curve. rewrite !zmul_of, !zadd_of, zsub_of. apply of_z_eq. exact E.
Qed.
Definition at_xy x y (H : equation x y = true) : point25519 :=
  make F (of_z 1) zadd zmul zsub decide (of_z d) _ _ (on_curve_of x y H).
Lemma at_xy_right x y H : is_point (lift (whole x y)) (at_xy x y H).
Proof.
  unfold EdwardsGroup.is_point, stands, lift, whole; cbn. rewrite mulm_of. repeat split.
  - intro E. apply of_z_iff in E. pose proof p_large. rewrite Z.mod_small in E; lia.
  - rewrite zmul_of. f_equal. ring.
  - rewrite zmul_of. f_equal. ring.
  - rewrite !zmul_of. f_equal. ring.
Qed.
Lemma multiple_zero n x y H : is_zero (multiplied n (whole x y)) = true <-> times (Zpos n) (at_xy x y H) = neutral25519.
Proof. apply is_zero_right, multiplied_right, at_xy_right. Qed.

(** ** Numbers of points below 2 p *)
Definition number (a : point25519) : Z := 2 * to_z (y_of a) + to_z (x_of a) mod 2.
Lemma to_z_range (x : F) : 0 <= to_z x < p.
Proof.
  destruct x as [x H]. cbn [Fermat.to_z proj1_sig]. apply Z.eqb_eq in H. rewrite <- H. pose proof p_large. apply Z.mod_pos_bound. lia.
Qed.
Lemma number_range a : 0 <= number a < 2 * p.
Proof.
  unfold number. pose proof (to_z_range (y_of a)). pose proof (Z.mod_pos_bound (to_z (x_of a)) 2 ltac:(lia)). lia.
Qed.
Lemma two_x x x' y : on_curve F (of_z 1) zadd zmul zsub (of_z d) x y -> on_curve F (of_z 1) zadd zmul zsub (of_z d) x' y ->
  x = x' \/ x = zopp x'.
Proof. apply (two_points _ _ _ _ _ _ _ _ _ field decide _ _ i_root d_not_square). Qed.
Lemma parities q x y : Z.odd q = true -> x = q - y -> x mod 2 = y mod 2 -> False.
Proof.
  intros O -> E. rewrite !Zmod_even, Z.even_sub, <- (Z.negb_odd q), O in E. destruct (Z.even y); discriminate.
Qed.
Lemma number_different a b : number a = number b -> a = b.
Proof.
  unfold number. intro E. pose proof (Z.mod_pos_bound (to_z (x_of a)) 2 ltac:(lia)) as A.
  pose proof (Z.mod_pos_bound (to_z (x_of b)) 2 ltac:(lia)) as B.
  assert (Y : y_of a = y_of b) by (apply zp_eq; lia). assert (P : to_z (x_of a) mod 2 = to_z (x_of b) mod 2) by lia.
  pose proof (affine_on_curve _ _ _ _ _ _ _ a) as Ca. pose proof (affine_on_curve _ _ _ _ _ _ _ b) as Cb.
  fold (x_of a) (y_of a) in Ca. fold (x_of b) (y_of b) in Cb. rewrite Y in Ca.
  apply affine_eq; auto. destruct (two_x _ _ _ Ca Cb) as [X|X]; auto.
  (* x and p - x have different parities. *)
  apply zp_eq. pose proof (f_equal to_z X) as X'. pose proof (to_z_range (x_of a)) as Ra. pose proof (to_z_range (x_of b)) as Rb.
  destruct p_large as (P2 & O & _).
  assert (N : to_z (x_of a) = 0 /\ to_z (x_of b) = 0 \/ to_z (x_of a) = p - to_z (x_of b)).
  { rewrite X' in Ra |- *. change (to_z (zopp (x_of b))) with ((- to_z (x_of b)) mod p) in *.
    destruct (Z.eq_dec (to_z (x_of b)) 0) as [Z0|Z0].
    - left. rewrite Z0. split; [apply Z.mod_0_l; lia|reflexivity].
    - right. rewrite Z.mod_opp_l_nz; rewrite ?Z.mod_small; lia. }
  destruct N as [[-> ->]|N]; [reflexivity|]. exfalso.
  exact (parities p _ _ O N P).
Qed.

(** ** The curve *)
Definition x3 := 0x1701402bd9ec9f710bb750a74e10d7cee3f269b422cf43f8010919e0fe51fa0b.
Definition base_x := 0x216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51a.
Definition base_y := 0x6666666666666666666666666666666666666666666666666666666666666658.
Lemma equation_3 : equation x3 3 = true. Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma equation_base : equation base_x base_y = true. Proof. vm_cast_no_check (eq_refl true). Qed.
(** y = 4/5, as in RFC 8032. *)
Lemma base_y_right : (5 * base_y - 4) mod p = 0. Proof. vm_cast_no_check (eq_refl 0). Qed.
Definition c25519 : point25519 := at_xy x3 3 equation_3.
Definition base25519_point : point25519 := at_xy base_x base_y equation_base.
Lemma zero_8l : is_zero (multiplied (Z.to_pos (8 * l)) (whole x3 3)) = true. Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma not_zero_8 : is_zero (multiplied 8 (whole x3 3)) = false. Proof. vm_cast_no_check (eq_refl false). Qed.
Lemma not_zero_4l : is_zero (multiplied (Z.to_pos (4 * l)) (whole x3 3)) = false. Proof. vm_cast_no_check (eq_refl false). Qed.
Lemma base_zero : is_zero (multiplied (Z.to_pos l) (whole base_x base_y)) = true. Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma base_not_zero : is_zero (multiplied 1 (whole base_x base_y)) = false. Proof. vm_cast_no_check (eq_refl false). Qed.
Lemma l_positive : 0 < l. Proof. reflexivity. Qed.
(** There are at most 2 p numbers, and 16 L are more. *)
Lemma few : 0 < 8 * l /\ 2 * p < 2 * (8 * l). Proof. vm_compute. split; reflexivity. Qed.
Lemma l_prime : prime l. Proof. exact l25519_prime. Qed.
Opaque l.
Lemma not_neutral n x y H : is_zero (multiplied n (whole x y)) = false -> times (Zpos n) (at_xy x y H) <> neutral25519.
Proof. intros E A. apply multiple_zero in A. congruence. Qed.
Theorem c_order k : times k c25519 = neutral25519 <-> (8 * l | k).
Proof.
  pose proof l_positive. apply (order_8l _ _ _ _ group25519); [exact l_prime| | |].
  - rewrite <- (Z2Pos.id (8 * l)) by lia. apply multiple_zero, zero_8l.
  - apply (not_neutral 8), not_zero_8.
  - rewrite <- (Z2Pos.id (4 * l)) by lia. apply not_neutral, not_zero_4l.
Qed.
Definition same_point (a b : point25519) : {a = b} + {a <> b}.
Proof.
  destruct (Z.eq_dec (number a) (number b)) as [E|E]; [left; apply number_different; exact E|right; congruence].
Defined.
Theorem order25519 a : times (8 * l) a = neutral25519.
Proof. exact (of_order _ _ _ _ group25519 same_point number (2 * p) (8 * l) number_range number_different few c25519 c_order a). Qed.
Theorem base25519 k : times k base25519_point = neutral25519 <-> (l | k).
Proof.
  pose proof l_positive. apply (prime_order _ _ _ _ group25519); [exact l_prime| |].
  - rewrite <- (Z2Pos.id l) by lia. apply multiple_zero, base_zero.
  - rewrite <- (times_1 _ _ _ _ group25519 base25519_point). apply (not_neutral 1), base_not_zero.
Qed.
Theorem torsion25519 a : times 8 (times l a) = neutral25519 /\ times l (times 8 a) = neutral25519.
Proof.
  rewrite <- !(times_times _ _ _ _ group25519), (Z.mul_comm l). split; apply order25519.
Qed.

(** ** HalfSize.v without hypotheses *)
Theorem same_verdict25519 q a r s k u v : 0 <= u ->
  (HalfSize.valid _ neutral25519 plus25519 opposite25519 q a r
     (let (u', v') := HalfSize.checked l k u v in
      HalfSize.half_size _ neutral25519 plus25519 opposite25519 l base25519_point s u' v' (fst a) (fst r)) <->
   HalfSize.valid _ neutral25519 plus25519 opposite25519 q a r
     (HalfSize.written _ neutral25519 plus25519 opposite25519 base25519_point s k (fst a) (fst r))).
Proof.
  apply (HalfSize.same_verdict_checked _ _ _ _ group25519 l base25519_point order25519).
  - apply base25519. apply Z.divide_refl.
  - exact l_prime.
  - vm_compute. reflexivity.
  - vm_compute. reflexivity.
Qed.
