(** Digits of scalars, as crates/forge25519 recodes them: executable models, their ranges and their sums.

    Main theorems.
    - [naf_right] (edwards/digits.rs): the width-w non-adjacent form of n < 2^256, for w >= 2. Its digits are odd, below
      2^(w - 1), at least w places apart, none above place 256, and sum d 2^place = n.
    - [signed_windows_right] (scalar.rs): 51 digits in [-16, 15] with sum d_i 32^i = n, for n < 2^253.
    - [pippenger_right] (edwards/pippenger.rs): digits at most 2^(w - 1) in magnitude with sum d_i 2^(w i) = n, for so
      many windows as the code takes.
    - [radix_16_right] (edwards/own_table.rs): 64 digits in [-8, 8] with sum d_i 16^i = n, for n < 2^255.
    - [nibbles_right] (edwards/multiple.rs): 64 digits in [0, 15] with sum d_i 16^i = n, for n < 2^256. *)
From Coq Require Import ZArith List Lia Bool.
Import ListNotations.
Local Open Scope Z_scope.

(** The sum of d_i b^i, from the lowest digit on. *)
Definition value (b : Z) (digits : list Z) : Z := fold_right (fun d rest => d + b * rest) 0 digits.
Definition at_places (f : Z -> Z) (count : nat) : list Z := map (fun i => f (Z.of_nat i)) (seq 0 count).
Lemma value_app b k l : value b (k ++ l) = value b k + b ^ Z.of_nat (length k) * value b l.
Proof.
  induction k as [|d k IH]; [change (value b l = 0 + b ^ 0 * value b l); rewrite Z.pow_0_r; ring|].
  cbn [value fold_right app length]. fold (value b (k ++ l)). fold (value b k). rewrite IH, Nat2Z.inj_succ, Z.pow_succ_r by lia. ring.
Qed.
Lemma value_next b f n : value b (at_places f (S n)) = value b (at_places f n) + b ^ Z.of_nat n * f (Z.of_nat n).
Proof.
  unfold at_places. rewrite seq_S, map_app, value_app, map_length, seq_length. cbn [map value fold_right]. rewrite Nat.add_0_l. lia.
Qed.
Lemma at_places_all f n (P : Z -> Prop) : (forall i, 0 <= i < Z.of_nat n -> P (f i)) -> Forall P (at_places f n).
Proof.
  intro H. unfold at_places. apply Forall_forall. intros d I. apply in_map_iff in I as (i & <- & I). apply in_seq in I.
  apply H. lia.
Qed.

(** ** Non-adjacent form *)
Fixpoint zeros (p : positive) : Z := match p with xO p => 1 + zeros p | _ => 0 end.
Definition trailing_zeros (n : Z) : Z := match n with Zpos p => zeros p | _ => 0 end.
Fixpoint naf (turns : nat) (width rest place : Z) : list (Z * Z) :=
  match turns with
  | O => []
  | S turns =>
    if rest =? 0 then [] else
      let place := place + trailing_zeros rest in
      let window := rest / 2 ^ trailing_zeros rest mod 2 ^ width in
      let carry := window / 2 ^ (width - 1) in
      (place, window - carry * 2 ^ width) ::
      naf turns width (rest / 2 ^ (trailing_zeros rest + width) + carry) (place + width)
  end.
(** Digits of an integer by sign and magnitude: places and digits, the lowest first. *)
Definition naf_digits (width : Z) (negative : bool) (magnitude : Z) : list (Z * Z) :=
  map (fun '(place, digit) => (place, if negative then - digit else digit)) (naf 257 width magnitude 0).
Definition naf_value (l : list (Z * Z)) : Z := fold_right (fun '(place, digit) rest => digit * 2 ^ place + rest) 0 l.
Inductive sparse (width : Z) : Z -> list (Z * Z) -> Prop :=
| sparse_nil from : sparse width from []
| sparse_cons from place digit l : from <= place -> sparse width (place + width) l -> sparse width from ((place, digit) :: l).

Lemma zeros_ok p : 0 <= zeros p /\ exists q, Zpos p = (2 * q + 1) * 2 ^ zeros p /\ 0 <= q.
Proof.
  induction p as [p _|p [IH (q & E & Q)]|]; cbn [zeros].
  - split; [lia|]. exists (Zpos p). rewrite Z.pow_0_r. lia.
  - split; [lia|]. exists q. rewrite Z.pow_add_r, Z.pow_1_r by lia. split; [|auto]. rewrite Pos2Z.inj_xO, E. ring.
  - split; [lia|]. exists 0. cbn. lia.
Qed.
Lemma naf_ok turns : forall width rest place b, 2 <= width -> 0 <= b < Z.of_nat turns -> 0 <= rest <= 2 ^ b -> 0 <= place ->
  naf_value (naf turns width rest place) = rest * 2 ^ place /\ sparse width place (naf turns width rest place) /\
  Forall (fun '(at_, digit) => place <= at_ <= place + b /\ Z.odd digit = true /\ Z.abs digit < 2 ^ (width - 1))
    (naf turns width rest place).
Proof.
  induction turns as [|turns IH]; intros width rest place b W B R P; [lia|]. cbn [naf].
  destruct (Z.eqb_spec rest 0) as [->|N]; [repeat split; try constructor|].
  destruct rest as [|p|p]; try lia. cbn [trailing_zeros]. clear N.
  destruct (zeros_ok p) as [Z0 (q & E & Q)]. set (z := zeros p) in *. rewrite E in *. clear E.
  assert (P2 : 0 < 2 ^ z) by (apply Z.pow_pos_nonneg; lia).
  assert (PW : 0 < 2 ^ (width - 1)) by (apply Z.pow_pos_nonneg; lia).
  assert (W2 : 2 ^ width = 2 * 2 ^ (width - 1)) by (rewrite <- Z.pow_succ_r by lia; f_equal; lia).
  assert (W1 : 2 ^ (width - 1) = 2 * 2 ^ (width - 2)) by (rewrite <- Z.pow_succ_r by lia; f_equal; lia).
  (* z <= b, as 2^z <= rest <= 2^b. *)
  assert (ZB : z <= b).
  { destruct (Z.le_gt_cases z b); auto. assert (2 ^ b < 2 ^ z) by (apply Z.pow_lt_mono_r; lia). nia. }
  assert (R1 : 2 * q + 1 <= 2 ^ (b - z)).
  { replace b with ((b - z) + z) in R by lia. rewrite Z.pow_add_r in R by lia. nia. }
  rewrite Z.pow_add_r by lia. rewrite <- Z.div_div by lia. rewrite Z.div_mul by lia.
  set (r := 2 * q + 1) in *. set (h := r / 2 ^ width). set (w := r mod 2 ^ width).
  assert (RW : r = 2 ^ width * h + w) by (apply Z.div_mod; lia).
  assert (WB : 0 <= w < 2 ^ width) by (apply Z.mod_pos_bound; lia).
  assert (H0 : 0 <= h) by (apply Z.div_pos; lia).
  assert (ODD : Z.odd w = true).
  { replace w with (1 + 2 * (q - 2 ^ (width - 1) * h)) by lia. rewrite Z.odd_add_mul_2. reflexivity. }
  set (c := w / 2 ^ (width - 1)).
  assert (C : (c = 0 /\ w < 2 ^ (width - 1)) \/ (c = 1 /\ 2 ^ (width - 1) <= w)).
  { assert (c * 2 ^ (width - 1) <= w < (c + 1) * 2 ^ (width - 1)).
    { unfold c. pose proof (Z.mul_div_le w (2 ^ (width - 1)) PW). pose proof (Z.mul_succ_div_gt w (2 ^ (width - 1)) PW). lia. }
    assert (0 <= c) by (apply Z.div_pos; lia). assert (c < 2) by nia. assert (c = 0 \/ c = 1) as [->| ->] by lia; lia. }
  assert (OD : Z.odd (w - c * 2 ^ width) = true).
  { replace (w - c * 2 ^ width) with (w + 2 * (- c * 2 ^ (width - 1))) by (rewrite W2; ring). rewrite Z.odd_add_mul_2. exact ODD. }
  assert (NE : w <> 2 ^ (width - 1)) by (intro X; rewrite X, W1, Z.odd_mul in ODD; discriminate).
  assert (RANGE : Z.abs (w - c * 2 ^ width) < 2 ^ (width - 1)) by (destruct C as [[-> ?]|[-> ?]]; lia).
  (* What is left is at most 2^(b - z - width), or 0. *)
  assert (NEXT : 0 <= h + c /\ ((width <= b - z /\ h + c <= 2 ^ (b - z - width)) \/ h + c = 0)).
  { split; [lia|]. destruct (Z.le_gt_cases width (b - z)) as [L|L].
    - left. split; auto. assert (X : 2 ^ (b - z) = 2 ^ width * 2 ^ (b - z - width)) by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
      set (t := 2 ^ (b - z - width)) in *. assert (h <= t) by nia. assert (h = t -> w <= 0) by nia.
      assert (h = t -> c = 0) by (intro; destruct C as [[? ?]|[? ?]]; lia). lia.
    - right. assert (2 ^ (b - z) <= 2 ^ (width - 1)) by (apply Z.pow_le_mono_r; lia).
      assert (h = 0) by nia. assert (w = r) by lia. lia. }
  destruct NEXT as [N0 N1].
  assert (IHn : naf_value (naf turns width (h + c) (place + z + width)) = (h + c) * 2 ^ (place + z + width) /\
    sparse width (place + z + width) (naf turns width (h + c) (place + z + width)) /\
    Forall (fun '(at_, digit) => place <= at_ <= place + b /\ Z.odd digit = true /\ Z.abs digit < 2 ^ (width - 1))
      (naf turns width (h + c) (place + z + width))).
  { destruct N1 as [[L N1]|N1].
    - destruct (IH width (h + c) (place + z + width) (b - z - width)) as (I1 & I2 & I3); try lia. repeat split; auto.
      eapply Forall_impl; [|exact I3]. intros [a d] (? & ? & ?). repeat split; auto; lia.
    - rewrite N1. destruct turns; cbn; repeat split; constructor. }
  destruct IHn as (I1 & I2 & I3). repeat split.
  - cbn [naf_value fold_right]. fold (naf_value (naf turns width (h + c) (place + z + width))). rewrite I1.
    rewrite (Z.pow_add_r 2 (place + z) width), (Z.pow_add_r 2 place z) by lia. rewrite RW. ring.
  - constructor; [lia|exact I2].
  - constructor; [repeat split; auto; lia|exact I3].
Qed.
Theorem naf_right width negative n : 2 <= width -> 0 <= n < 2 ^ 256 ->
  naf_value (naf_digits width negative n) = (if negative then - n else n) /\
  sparse width 0 (naf_digits width negative n) /\
  Forall (fun '(place, digit) => 0 <= place <= 256 /\ Z.odd digit = true /\ Z.abs digit < 2 ^ (width - 1))
    (naf_digits width negative n).
Proof.
  intros W N. destruct (naf_ok 257 width n 0 256) as (V & S & F); try lia.
  unfold naf_digits. set (l := naf 257 width n 0) in *. clearbody l. repeat split.
  - transitivity (if negative then - naf_value l else naf_value l); [|rewrite V, Z.pow_0_r; destruct negative; ring]. clear.
    induction l as [|[place digit] l IH]; [destruct negative; reflexivity|].
    cbn [map naf_value fold_right]. fold (naf_value l).
    fold (naf_value (map (fun '(place, digit) => (place, if negative then - digit else digit)) l)). rewrite IH. destruct negative; ring.
  - clear V F N. induction S; cbn [map]; constructor; auto.
  - clear V S. induction F as [|[place digit] l (? & ? & ?) F IH]; cbn [map]; constructor; auto.
    destruct negative; [rewrite Z.odd_opp, Z.abs_opp|]; auto.
Qed.

(** ** Digits of a fixed base *)
Lemma digits_sum b n k : 1 < b -> 0 <= n -> value b (at_places (fun i => n / b ^ i mod b) k) = n mod b ^ Z.of_nat k.
Proof.
  intros B N. induction k as [|k IH]; [rewrite Z.pow_0_r, Z.mod_1_r; reflexivity|].
  rewrite value_next, IH, Nat2Z.inj_succ, Z.pow_succ_r by lia. rewrite (Z.mul_comm b).
  rewrite Z.rem_mul_r; try lia; apply Z.pow_nonzero; lia || lia.
Qed.
(* By the virtual machine: conversion would unfold the powers. *)
Lemma pow_16_64 : 16 ^ Z.of_nat 64 = 2 ^ 256. Proof. vm_compute. reflexivity. Qed.
Lemma pow_32_51 : 32 ^ Z.of_nat 51 = 2 ^ 255. Proof. vm_compute. reflexivity. Qed.
Lemma pow_16_63 : 2 ^ 255 = 16 ^ 63 * 8. Proof. vm_compute. reflexivity. Qed.
(** Nibbles without sign. *)
Definition nibbles (n : Z) : list Z := at_places (fun i => n / 16 ^ i mod 16) 64.
Theorem nibbles_right n : 0 <= n < 2 ^ 256 -> value 16 (nibbles n) = n /\ Forall (fun d => 0 <= d <= 15) (nibbles n).
Proof.
  intro N. split.
  - unfold nibbles. rewrite digits_sum by lia. apply Z.mod_small. rewrite pow_16_64. exact N.
  - apply at_places_all. intros i I. pose proof (Z.mod_pos_bound (n / 16 ^ i) 16). lia.
Qed.
(** Windows of the fixed base point: the digits of n + sum 16 32^i, less 16 each. *)
Definition windows := 51%nat.
Definition offset : Z := value 32 (repeat 16 windows).
Definition signed_windows (n : Z) : list Z := at_places (fun i => (n + offset) / 32 ^ i mod 32 - 16) windows.
Lemma offset_range : 0 <= offset /\ 2 ^ 253 + offset < 2 ^ 255.
Proof. vm_compute. split; [discriminate|reflexivity]. Qed.
Theorem signed_windows_right n : 0 <= n < 2 ^ 253 ->
  value 32 (signed_windows n) = n /\ Forall (fun d => -16 <= d <= 15) (signed_windows n).
Proof.
  intro N. split.
  - assert (G : forall k, value 32 (at_places (fun i => (n + offset) / 32 ^ i mod 32 - 16) k) =
      value 32 (at_places (fun i => (n + offset) / 32 ^ i mod 32) k) - value 32 (at_places (fun _ => 16) k)).
    { induction k as [|k IH]; [reflexivity|]. rewrite !value_next, IH. ring. }
    pose proof offset_range as O. unfold signed_windows. rewrite G, digits_sum by lia.
    replace (value 32 (at_places (fun _ => 16) windows)) with offset by reflexivity.
    unfold windows. rewrite pow_32_51, Z.mod_small; lia.
  - apply at_places_all. intros i I. pose proof (Z.mod_pos_bound ((n + offset) / 32 ^ i) 32). lia.
Qed.

(** ** Pippenger's digits *)
(** Bit [at_] - 1 of n, and 0 below the lowest. *)
Definition bit_below (n at_ : Z) : Z := if at_ =? 0 then 0 else n / 2 ^ (at_ - 1) mod 2.
Definition pippenger_digit (n window width : Z) : Z :=
  let at_ := window * width in let bits := n / 2 ^ at_ mod 2 ^ width in
  bits - bits / 2 ^ (width - 1) * 2 ^ width + bit_below n at_.
Definition pippenger_windows (bits width : Z) : Z := bits / width + 1.
Definition pippenger_digits (width bits n : Z) : list Z :=
  at_places (fun i => pippenger_digit n i width) (Z.to_nat (pippenger_windows bits width)).
Lemma top_bit n at_ width : 0 <= at_ -> 1 <= width -> n / 2 ^ at_ mod 2 ^ width / 2 ^ (width - 1) = bit_below n (at_ + width).
Proof.
  intros A W. unfold bit_below. destruct (Z.eqb_spec (at_ + width) 0); [lia|].
  replace (at_ + width - 1) with (at_ + (width - 1)) by lia. rewrite Z.pow_add_r by lia.
  assert (0 < 2 ^ at_) by (apply Z.pow_pos_nonneg; lia). assert (0 < 2 ^ (width - 1)) by (apply Z.pow_pos_nonneg; lia).
  rewrite <- Z.div_div by lia. set (m := n / 2 ^ at_).
  replace (2 ^ width) with (2 ^ (width - 1) * 2) by (rewrite Z.mul_comm, <- Z.pow_succ_r by lia; f_equal; lia).
  rewrite Z.rem_mul_r by lia. rewrite Z.mul_comm, Z.div_add by lia. rewrite Z.div_small; [lia|]. apply Z.mod_pos_bound. lia.
Qed.
Lemma bit_below_range n at_ : 0 <= bit_below n at_ <= 1.
Proof. unfold bit_below. destruct (at_ =? 0); [lia|]. pose proof (Z.mod_pos_bound (n / 2 ^ (at_ - 1)) 2). lia. Qed.
Lemma pippenger_range n i width : 0 <= i -> 1 <= width -> - 2 ^ (width - 1) <= pippenger_digit n i width <= 2 ^ (width - 1).
Proof.
  intros I W. unfold pippenger_digit. pose proof (bit_below_range n (i * width)).
  assert (P : 0 < 2 ^ (width - 1)) by (apply Z.pow_pos_nonneg; lia).
  assert (E : 2 ^ width = 2 * 2 ^ (width - 1)) by (rewrite <- Z.pow_succ_r by lia; f_equal; lia).
  set (b := n / 2 ^ (i * width) mod 2 ^ width). assert (0 <= b < 2 ^ width) by (apply Z.mod_pos_bound; lia).
  set (c := b / 2 ^ (width - 1)).
  assert (c * 2 ^ (width - 1) <= b < (c + 1) * 2 ^ (width - 1)).
  { unfold c. pose proof (Z.mul_div_le b (2 ^ (width - 1)) P). pose proof (Z.mul_succ_div_gt b (2 ^ (width - 1)) P). lia. }
  assert (c < 2) by nia. assert (-1 < c) by nia. assert (c = 0 \/ c = 1) as [->| ->] by lia; lia.
Qed.
Lemma pippenger_sum n width k : 0 <= n -> 1 <= width ->
  value (2 ^ width) (at_places (fun i => pippenger_digit n i width) k) =
  n mod 2 ^ (width * Z.of_nat k) - bit_below n (width * Z.of_nat k) * 2 ^ (width * Z.of_nat k).
Proof.
  intros N W. induction k as [|k IH].
  - change (Z.of_nat 0) with 0. rewrite Z.mul_0_r, Z.pow_0_r, Z.mod_1_r. reflexivity.
  - rewrite value_next, IH, <- Z.pow_mul_r by lia. unfold pippenger_digit. set (a := width * Z.of_nat k).
    replace (Z.of_nat k * width) with a by (unfold a; ring). rewrite top_bit by lia.
    replace (width * Z.of_nat (S k)) with (a + width) by (unfold a; lia).
    rewrite (Z.pow_add_r 2 a width) by lia. rewrite Z.rem_mul_r; [ring| |]; apply Z.pow_nonzero || apply Z.pow_pos_nonneg; lia.
Qed.
Theorem pippenger_right width bits n : 1 <= width -> 0 <= n < 2 ^ bits -> 0 <= bits ->
  value (2 ^ width) (pippenger_digits width bits n) = n /\
  Forall (fun d => Z.abs d <= 2 ^ (width - 1)) (pippenger_digits width bits n).
Proof.
  intros W N B. assert (Q : 0 <= bits / width) by (apply Z.div_pos; lia).
  pose proof (Z.mul_succ_div_gt bits width ltac:(lia)) as L. split.
  - unfold pippenger_digits, pippenger_windows. rewrite pippenger_sum by lia. rewrite Z2Nat.id by lia.
    set (t := width * (bits / width + 1)) in *. assert (bits < t) by (unfold t; lia).
    assert (2 ^ bits <= 2 ^ (t - 1)) by (apply Z.pow_le_mono_r; lia).
    assert (2 ^ (t - 1) <= 2 ^ t) by (apply Z.pow_le_mono_r; lia).
    rewrite Z.mod_small by lia. unfold bit_below. destruct (Z.eqb_spec t 0); [lia|].
    rewrite (Z.div_small n) by lia. rewrite Z.mod_0_l by lia. lia.
  - apply at_places_all. intros i I. pose proof (pippenger_range n i width). lia.
Qed.

(** ** Radix 16 with carries *)
Fixpoint radix_16 (count : nat) (i n carry : Z) : list Z :=
  match count with
  | O => []
  | S count =>
    let nibble := n / 16 ^ i mod 16 + carry in
    let carry := if i <? 63 then Z.shiftr (nibble + 8) 4 else 0 in
    nibble - carry * 16 :: radix_16 count (i + 1) n carry
  end.
Definition radix_16_digits (n : Z) : list Z := radix_16 64 0 n 0.
Lemma radix_16_ok count : forall i n carry, i = 64 - Z.of_nat count -> 0 <= i -> 0 <= n < 2 ^ 255 -> 0 <= carry <= 1 ->
  (count <> O \/ carry = 0) ->
  value 16 (radix_16 count i n carry) = n / 16 ^ i + carry /\ Forall (fun d => -8 <= d <= 8) (radix_16 count i n carry).
Proof.
  induction count as [|count IH]; intros i n carry I I0 N C L; cbn [radix_16].
  - replace i with (Z.of_nat 64) by lia. rewrite pow_16_64.
    rewrite Z.div_small by (split; [lia|]; apply Z.lt_trans with (2 ^ 255); [lia|reflexivity]). destruct L; [lia|]. subst. split; [reflexivity|constructor].
  - assert (P : 0 < 16 ^ i) by (apply Z.pow_pos_nonneg; lia). set (m := n / 16 ^ i).
    assert (M : 0 <= m mod 16 < 16) by (apply Z.mod_pos_bound; lia).
    assert (NX : n / 16 ^ (i + 1) = m / 16) by (rewrite Z.pow_add_r, Z.pow_1_r by lia; unfold m; rewrite Z.div_div by lia; reflexivity).
    pose proof (Z.div_mod m 16). set (x := m mod 16 + carry) in *.
    set (c := if i <? 63 then Z.shiftr (x + 8) 4 else 0).
    assert (K : 0 <= c <= 1 /\ -8 <= x - c * 16 <= 8 /\ (count <> O \/ c = 0)).
    { unfold c. destruct (Z.ltb_spec i 63).
      - rewrite Z.shiftr_div_pow2 by lia. change (2 ^ 4) with 16. pose proof (Z.div_mod (x + 8) 16).
        pose proof (Z.mod_pos_bound (x + 8) 16). lia.
      - assert (i = 63) by lia. split; [lia|]. split; [|right; reflexivity]. assert (m < 8).
        { unfold m. apply Z.div_lt_upper_bound; [lia|]. replace i with 63 by lia. rewrite <- pow_16_63. lia. }
        assert (0 <= m) by (apply Z.div_pos; lia). pose proof (Z.mod_small m 16). lia. }
    destruct K as (K1 & K2 & K3). destruct (IH (i + 1) n c) as (V & F); try lia; auto. split.
    + cbn [value fold_right]. fold (value 16 (radix_16 count (i + 1) n c)). rewrite V, NX. lia.
    + constructor; [exact K2|exact F].
Qed.
Theorem radix_16_right n : 0 <= n < 2 ^ 255 ->
  value 16 (radix_16_digits n) = n /\ Forall (fun d => -8 <= d <= 8) (radix_16_digits n).
Proof.
  intro N. destruct (radix_16_ok 64 0 n 0) as (V & F); try lia; auto. split; auto.
  unfold radix_16_digits. rewrite V, Z.pow_0_r, Z.div_1_r. lia.
Qed.
