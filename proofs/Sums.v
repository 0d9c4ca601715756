(** Sums of multiples of points, as crates/forge25519/src/edwards computes them from digits, in any commutative group.

    Main theorems.
    - [straus_right] (straus.rs): doublings and table entries, from the highest place on, give sum n_j P_j for the width-w
      digits of the n_j. [table_entry]: the entry that the code takes for an odd digit d is d P.
    - [pippenger_window] and [windows_right] (pippenger.rs): buckets and running sums give sum d_j P_j for a window's digits;
      windows of w doublings each give sum n_j P_j.
    - [fixed_right] (fixed.rs, own_table.rs): entries of the tables of b^i P give n P. *)
From Coq Require Import ZArith List Lia Bool.
From Limbforge Require Import Group Digits.
Import ListNotations.
Local Open Scope Z_scope.

Section Sums.
Variables (G : Type) (neutral : G) (plus : G -> G -> G) (opposite : G -> G).
Hypothesis is_group : commutative_group G neutral plus opposite.
Local Infix "++" := plus.
Local Notation times := (times G neutral plus opposite).
Local Notation comm := (plus_comm _ _ _ _ is_group).
Local Notation assoc := (plus_assoc _ _ _ _ is_group).
Local Notation swap := (plus_swap _ _ _ _ is_group).
Local Notation right_neutral := (plus_neutral _ _ _ _ is_group).
Local Notation left_neutral := (neutral_plus _ _ _ _ is_group).
Local Notation times_add := (times_add _ _ _ _ is_group).
Local Notation times_times := (times_times _ _ _ _ is_group).
Local Notation times_plus := (times_plus _ _ _ _ is_group).
Local Notation times_neutral := (times_of_neutral _ _ _ _ is_group).

(** The sums of f 0 .. f (n - 1), of points and of integers. *)
Fixpoint points (n : nat) (f : nat -> G) : G := match n with O => neutral | S n => points n f ++ f n end.
Fixpoint integers (n : nat) (f : nat -> Z) : Z := match n with O => 0 | S n => integers n f + f n end.
Definition total (l : list G) : G := fold_right plus neutral l.
Lemma points_times n f p : points n (fun i => times (f i) p) = times (integers n f) p.
Proof. induction n as [|n IH]; cbn [points integers]; [reflexivity|]. rewrite IH, times_add. reflexivity. Qed.
Lemma points_plus n f g : points n (fun i => f i ++ g i) = points n f ++ points n g.
Proof. induction n as [|n IH]; cbn [points]; [symmetry; apply right_neutral|]. rewrite IH. apply swap. Qed.
Lemma points_ext n f g : (forall i, (i < n)%nat -> f i = g i) -> points n f = points n g.
Proof. induction n as [|n IH]; intro H; cbn [points]; auto. rewrite IH, H; auto. Qed.
Lemma points_neutral n : points n (fun _ => neutral) = neutral.
Proof. induction n as [|n IH]; cbn [points]; auto. rewrite IH. apply right_neutral. Qed.

(** ** From the highest digit on: b times the sum, plus what stands at the place *)
Fixpoint horner (b : Z) (n : nat) (f : nat -> G) (sum : G) : G :=
  match n with O => sum | S n => horner b n f (times b sum ++ f n) end.
Lemma horner_ok b n f : forall sum, horner b n f sum = times (b ^ Z.of_nat n) sum ++ points n (fun i => times (b ^ Z.of_nat i) (f i)).
Proof.
  induction n as [|n IH]; intro sum; cbn [horner points].
  - change (b ^ Z.of_nat 0) with 1. rewrite (times_1 _ _ _ _ is_group). symmetry. apply right_neutral.
  - rewrite IH, times_plus, <- times_times, Nat2Z.inj_succ, Z.pow_succ_r, (Z.mul_comm b) by lia.
    rewrite <- !assoc. f_equal. apply comm.
Qed.
(** Terms: digits by place, and a point. *)
Definition place_sum (terms : list ((nat -> Z) * G)) (i : nat) : G := total (map (fun t => times (fst t i) (snd t)) terms).
Theorem horner_right b n terms :
  horner b n (place_sum terms) neutral =
  total (map (fun t => times (integers n (fun i => b ^ Z.of_nat i * fst t i)) (snd t)) terms).
Proof.
  rewrite horner_ok, times_neutral, left_neutral. induction terms as [|[d p] terms IH]; cbn [map total fold_right fst snd].
  - transitivity (points n (fun _ => neutral)); [|apply points_neutral]. apply points_ext. intros. apply times_neutral.
  - fold (total (map (fun t => times (integers n (fun i => b ^ Z.of_nat i * fst t i)) (snd t)) terms)). rewrite <- IH.
    rewrite <- points_times, <- points_plus. apply points_ext. intros i _. unfold place_sum at 1. cbn [map total fold_right fst snd].
    rewrite times_plus, <- times_times. reflexivity.
Qed.

(** ** Straus *)
(** The entry of the table P, 3 P, 5 P ... at |d| / 2, its opposite if d < 0. *)
Definition entry (p : G) (d : Z) : G :=
  let multiple := times (2 * (Z.abs d / 2) + 1) p in if d <? 0 then opposite multiple else multiple.
Theorem table_entry p d : Z.odd d = true -> entry p d = times d p.
Proof.
  intro O. unfold entry. assert (E : 2 * (Z.abs d / 2) + 1 = Z.abs d).
  { pose proof (Zdiv2_odd_eqn (Z.abs d)) as H. rewrite Z.div2_div in H.
    replace (Z.odd (Z.abs d)) with true in H by (destruct d; cbn in *; congruence). lia. }
  rewrite E. destruct (Z.ltb_spec d 0) as [N|N].
  - rewrite <- (times_opp _ _ _ _ is_group). f_equal. lia.
  - f_equal. lia.
Qed.
Definition digit_at (l : list (Z * Z)) (i : nat) : Z :=
  fold_right (fun '(place, digit) rest => if place =? Z.of_nat i then digit + rest else rest) 0 l.
Lemma integers_plus n f g : integers n (fun i => f i + g i) = integers n f + integers n g.
Proof. induction n as [|n IH]; cbn [integers]; lia. Qed.
Lemma integers_ext n f g : (forall i, (i < n)%nat -> f i = g i) -> integers n f = integers n g.
Proof. induction n as [|n IH]; intro H; cbn [integers]; auto. rewrite IH, H; auto. Qed.
Lemma one_place n place digit : 0 <= place ->
  integers n (fun i => 2 ^ Z.of_nat i * (if place =? Z.of_nat i then digit else 0)) = if place <? Z.of_nat n then digit * 2 ^ place else 0.
Proof.
  intro P. induction n as [|n IH]; cbn [integers]; [destruct (Z.ltb_spec place (Z.of_nat 0)); [lia|reflexivity]|]. rewrite IH.
  destruct (Z.eqb_spec place (Z.of_nat n)) as [->|N].
  - destruct (Z.ltb_spec (Z.of_nat n) (Z.of_nat n)); [lia|]. destruct (Z.ltb_spec (Z.of_nat n) (Z.of_nat (S n))); lia.
  - destruct (Z.ltb_spec place (Z.of_nat n)); destruct (Z.ltb_spec place (Z.of_nat (S n))); lia.
Qed.
Lemma places_value n l : Forall (fun t : Z * Z => 0 <= fst t < Z.of_nat n) l ->
  integers n (fun i => 2 ^ Z.of_nat i * digit_at l i) = naf_value l.
Proof.
  induction 1 as [|[place digit] l H F IH]; cbn [naf_value fold_right digit_at fst] in *.
  - clear. induction n as [|n IHn]; cbn [integers]; [reflexivity|]. rewrite IHn. ring.
  - fold (naf_value l). rewrite <- IH.
    transitivity (integers n (fun i => 2 ^ Z.of_nat i * (if place =? Z.of_nat i then digit else 0)) +
      integers n (fun i => 2 ^ Z.of_nat i * digit_at l i)).
    + rewrite <- integers_plus. apply integers_ext. intros i _. fold (digit_at l i). destruct (place =? Z.of_nat i); ring.
    + rewrite one_place by lia. destruct (Z.ltb_spec place (Z.of_nat n)); lia.
Qed.
(** Scalars by sign and magnitude, with their points. *)
Definition signed (negative : bool) (n : Z) : Z := if negative then - n else n.
Theorem straus_right width (multiples : list (bool * Z * G)) : 2 <= width ->
  Forall (fun '(_, n, _) => 0 <= n < 2 ^ 256) multiples ->
  horner 2 257 (place_sum (map (fun '(negative, n, p) => (digit_at (naf_digits width negative n), p)) multiples)) neutral =
  total (map (fun '(negative, n, p) => times (signed negative n) p) multiples).
Proof.
  intros W F. rewrite horner_right. f_equal. rewrite map_map. apply map_ext_in. intros [[negative n] p] I. cbn [fst snd].
  rewrite Forall_forall in F. specialize (F _ I). cbv beta iota in F.
  destruct (naf_right width negative n W F) as (V & _ & R). f_equal. rewrite places_value; [exact V|].
  eapply Forall_impl; [|exact R]. intros [place digit] (P & _). cbn [fst]. lia.
Qed.

(** ** Pippenger *)
(** Buckets 1 to m; a point with digit d goes to bucket |d|, its opposite if d < 0. *)
Definition put (buckets : Z -> G) (d : Z) (p : G) : Z -> G :=
  fun j => if (j =? Z.abs d) && negb (d =? 0) then buckets j ++ (if d <? 0 then opposite p else p) else buckets j.
Definition fill (terms : list (Z * G)) : Z -> G := fold_right (fun t buckets => put buckets (fst t) (snd t)) (fun _ => neutral) terms.
(** From bucket m down: the running sum, and the sum of the running sums. *)
Fixpoint running (m : nat) (buckets : Z -> G) (run sum : G) : G :=
  match m with O => sum | S n => let run := run ++ buckets (Z.of_nat m) in running n buckets run (sum ++ run) end.
Lemma running_ok m buckets : forall run sum,
  running m buckets run sum = (sum ++ times (Z.of_nat m) run) ++ points m (fun i => times (Z.of_nat (S i)) (buckets (Z.of_nat (S i)))).
Proof.
  induction m as [|m IH]; intros run sum.
  - cbn [running points]. change (times (Z.of_nat 0) run) with neutral. rewrite !right_neutral. reflexivity.
  - cbn [running points]. rewrite IH. set (q := points m _). set (b := buckets (Z.of_nat (S m))).
    rewrite Nat2Z.inj_succ. unfold Z.succ. rewrite !(times_succ _ _ _ _ is_group), times_plus.
    rewrite <- (assoc sum (run ++ b)), swap, (assoc sum), <- assoc, (comm _ q). reflexivity.
Qed.
Lemma one_point m a q : points m (fun i => if Z.of_nat (S i) =? a then q else neutral) = if (1 <=? a) && (a <=? Z.of_nat m) then q else neutral.
Proof.
  induction m as [|m IH]; cbn [points].
  - destruct (Z.leb_spec 1 a); destruct (Z.leb_spec a (Z.of_nat 0)); cbn [andb]; auto; lia.
  - rewrite IH. destruct (Z.eqb_spec (Z.of_nat (S m)) a); destruct (Z.leb_spec 1 a); destruct (Z.leb_spec a (Z.of_nat m));
      destruct (Z.leb_spec a (Z.of_nat (S m))); cbn [andb]; rewrite ?right_neutral, ?left_neutral; auto; lia.
Qed.
Lemma put_ok m buckets d p : Z.abs d <= Z.of_nat m ->
  points m (fun i => times (Z.of_nat (S i)) (put buckets d p (Z.of_nat (S i)))) =
  times d p ++ points m (fun i => times (Z.of_nat (S i)) (buckets (Z.of_nat (S i)))).
Proof.
  intro D. assert (E : times d p = points m (fun i => if Z.of_nat (S i) =? Z.abs d then times d p else neutral)).
  { rewrite one_point. destruct (Z.leb_spec 1 (Z.abs d)); destruct (Z.leb_spec (Z.abs d) (Z.of_nat m)); cbn [andb]; auto; try lia.
    replace d with 0 by lia. reflexivity. }
  rewrite E at 1. rewrite <- points_plus. apply points_ext. intros i _. unfold put.
  destruct (Z.eqb_spec (Z.of_nat (S i)) (Z.abs d)) as [A|A]; cbn [andb]; [|symmetry; apply left_neutral].
  destruct (Z.eqb_spec d 0) as [->|N]; cbn [negb]; [lia|]. rewrite times_plus, comm. f_equal. rewrite A.
  destruct (Z.ltb_spec d 0) as [L|L].
  - rewrite (times_opposite _ _ _ _ is_group), <- (times_opp _ _ _ _ is_group). f_equal. lia.
  - f_equal. lia.
Qed.
Theorem pippenger_window m terms : Forall (fun t : Z * G => Z.abs (fst t) <= Z.of_nat m) terms ->
  running m (fill terms) neutral neutral = total (map (fun t => times (fst t) (snd t)) terms).
Proof.
  intro F. rewrite running_ok, times_neutral, !left_neutral. induction F as [|[d p] terms D F IH]; cbn [fill fold_right map total fst snd] in *.
  - transitivity (points m (fun _ => neutral)); [|apply points_neutral]. apply points_ext. intros. apply times_neutral.
  - fold (fill terms). rewrite put_ok by exact D. f_equal. exact IH.
Qed.
Lemma value_integers b f n : value b (at_places f n) = integers n (fun i => b ^ Z.of_nat i * f (Z.of_nat i)).
Proof. induction n as [|n IH]; [reflexivity|]. rewrite value_next, IH. reflexivity. Qed.
(** Each window by its buckets, after [width] doublings of the windows above. *)
Theorem windows_right width bits (multiples : list (bool * Z * G)) : 1 <= width -> 0 <= bits ->
  Forall (fun '(_, n, _) => 0 <= n < 2 ^ bits) multiples ->
  horner (2 ^ width) (Z.to_nat (pippenger_windows bits width))
    (fun i => running (Z.to_nat (2 ^ (width - 1)))
      (fill (map (fun '(negative, n, p) => (signed negative (pippenger_digit n (Z.of_nat i) width), p)) multiples)) neutral neutral) neutral =
  total (map (fun '(negative, n, p) => times (signed negative n) p) multiples).
Proof.
  intros W B F.
  set (terms := map (fun '(negative, n, p) =>
    (fun i => signed negative (pippenger_digit n (Z.of_nat i) width), p)) multiples : list ((nat -> Z) * G)).
  transitivity (horner (2 ^ width) (Z.to_nat (pippenger_windows bits width)) (place_sum terms) neutral).
  - rewrite !horner_ok. f_equal. apply points_ext. intros i _. f_equal. rewrite pippenger_window.
    + unfold place_sum, terms. rewrite !map_map. f_equal. apply map_ext. intros [[negative n] p]. reflexivity.
    + apply Forall_forall. intros t I. apply in_map_iff in I as ([[negative n] p] & <- & I). cbn [fst].
      assert (0 < 2 ^ (width - 1)) by (apply Z.pow_pos_nonneg; lia). rewrite Z2Nat.id by lia.
      pose proof (pippenger_range n (Z.of_nat i) width). unfold signed. destruct negative; lia.
  - rewrite horner_right. f_equal. unfold terms. rewrite map_map. apply map_ext_in. intros [[negative n] p] I. cbn [fst snd].
    rewrite Forall_forall in F. specialize (F _ I). cbv beta iota in F.
    destruct (pippenger_right width bits n W F B) as (V & _). f_equal.
    transitivity (signed negative (value (2 ^ width) (pippenger_digits width bits n))); [|rewrite V; reflexivity].
    unfold pippenger_digits. rewrite value_integers. destruct negative; cbn [signed]; [|reflexivity].
    set (k := Z.to_nat _). clearbody k. induction k as [|k IH]; cbn [integers]; lia.
Qed.
(** Tables of all multiples that digits can be, of P, b P, b^2 P ... *)
Theorem fixed_right b f n p :
  points n (fun i => times (f (Z.of_nat i)) (times (b ^ Z.of_nat i) p)) = times (value b (at_places f n)) p.
Proof.
  rewrite value_integers, <- points_times. apply points_ext. intros i _. rewrite <- times_times. f_equal. ring.
Qed.
End Sums.
