(** Divsteps on packed words, as crates/limbforge/src/ops/divsteps/step.rs writes them, over integers.

    A divstep with delta = k + 1/2 takes (k, f, g), f odd, to (-k, g, (g - f) / 2) if g is odd and k >= 0, and else to
    (k + 1, f, (g + (g mod 2) f) / 2).

    Main theorems.
    - [chunk_right]: the instructions of a chunk, on the low bits of f and g, give k after c divsteps of f and g, and minus
      the matrix M of these steps. The words between have room in the machine's ([words_fit]).
    - [matrix_right]: 2^c (f', g') = M (f, g) for that matrix.
    - [matrix_composes]: the matrix of a + b steps is the product of those of a steps and of the b steps after them.
    - [nothing_cut]: an update of d and e cuts nothing off this matrix.
    That the number of steps suffices for inversion is in DivstepsCount.v.

    Source: Bernstein and Yang, "Fast constant-time gcd computation and modular inversion" (2019), sections 8 and 9. *)
From Coq Require Import ZArith Lia Bool.
Local Open Scope Z_scope.

(** ** Divsteps as they are defined *)
Record state := State { delta : Z; f_of : Z; g_of : Z }.
Record matrix := Matrix { u_of : Z; v_of : Z; q_of : Z; r_of : Z }.
Definition swaps (s : state) : bool := Z.odd (g_of s) && (0 <=? delta s).
Definition divstep (s : state) : state :=
  let (k, f, g) := s in
  if swaps s then State (- k) g ((g - f) / 2) else State (k + 1) f ((g + (if Z.odd g then f else 0)) / 2).
Definition matrix_step (s : state) (m : matrix) : matrix :=
  let (u, v, q, r) := m in
  if swaps s then Matrix (2 * q) (2 * r) (q - u) (r - v)
  else Matrix (2 * u) (2 * v) (q + (if Z.odd (g_of s) then u else 0)) (r + (if Z.odd (g_of s) then v else 0)).
Fixpoint divsteps (n : nat) (s : state) : state := match n with O => s | S n => divstep (divsteps n s) end.
Definition unit := Matrix 1 0 0 1.
Fixpoint matrix_of (n : nat) (s : state) : matrix :=
  match n with O => unit | S n => matrix_step (divsteps n s) (matrix_of n s) end.
Definition compose (a b : matrix) : matrix :=
  Matrix (u_of a * u_of b + v_of a * q_of b) (u_of a * v_of b + v_of a * r_of b)
    (q_of a * u_of b + r_of a * q_of b) (q_of a * v_of b + r_of a * r_of b).

Lemma half_even x : Z.odd x = false -> 2 * (x / 2) = x.
Proof. intro H. pose proof (Zdiv2_odd_eqn x). rewrite H, Z.div2_div in *. lia. Qed.
Lemma odd_form x : Z.odd x = true -> exists y, x = 2 * y + 1.
Proof. intro H. exists (x / 2). pose proof (Zdiv2_odd_eqn x). rewrite H, Z.div2_div in *. lia. Qed.
Lemma even_form x : Z.odd x = false -> exists y, x = 2 * y.
Proof. intro H. exists (x / 2). symmetry. apply half_even. exact H. Qed.
Lemma odd_2 x : Z.odd (2 * x) = false. Proof. rewrite Z.odd_mul. reflexivity. Qed.
Lemma odd_21 x : Z.odd (2 * x + 1) = true. Proof. rewrite Z.odd_add, odd_2. reflexivity. Qed.
Lemma half_plus x y : (x + 2 * y) / 2 = x / 2 + y.
Proof. rewrite Z.mul_comm. apply Z.div_add. lia. Qed.
(** f stays odd, and halves are exact. *)
Lemma divstep_cases s : Z.odd (f_of s) = true ->
  Z.odd (f_of (divstep s)) = true /\
  ((swaps s = true /\ Z.odd (g_of s) = true /\ f_of (divstep s) = g_of s /\ 2 * g_of (divstep s) = g_of s - f_of s) \/
   (swaps s = false /\ f_of (divstep s) = f_of s /\
    2 * g_of (divstep s) = g_of s + (if Z.odd (g_of s) then f_of s else 0))).
Proof.
  destruct s as [k f g]. cbn [f_of g_of]. intro F. unfold divstep. destruct (swaps (State k f g)) eqn:S; cbn [f_of g_of].
  - unfold swaps in S; cbn in S. apply andb_prop in S as [G _]. split; auto. left. repeat split; auto.
    apply half_even. rewrite Z.odd_sub, F, G. reflexivity.
  - split; auto. right. repeat split; auto. apply half_even. rewrite Z.odd_add. destruct (Z.odd g) eqn:G; [rewrite F|]; reflexivity.
Qed.
Lemma divsteps_odd n s : Z.odd (f_of s) = true -> Z.odd (f_of (divsteps n s)) = true.
Proof. intro F. induction n as [|n IH]; cbn [divsteps]; auto. apply divstep_cases. exact IH. Qed.
Theorem matrix_right n s : Z.odd (f_of s) = true ->
  2 ^ Z.of_nat n * f_of (divsteps n s) = u_of (matrix_of n s) * f_of s + v_of (matrix_of n s) * g_of s /\
  2 ^ Z.of_nat n * g_of (divsteps n s) = q_of (matrix_of n s) * f_of s + r_of (matrix_of n s) * g_of s.
Proof.
  intro F. induction n as [|n [IF IG]]; cbn [divsteps matrix_of]; [change (2 ^ Z.of_nat 0) with 1; unfold unit, u_of, v_of, q_of, r_of; lia|].
  destruct (divstep_cases (divsteps n s) (divsteps_odd n s F)) as [_ C]. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia.
  unfold matrix_step. destruct (matrix_of n s) as [u v q r]. cbn [u_of v_of q_of r_of] in *.
  set (x := f_of s) in *. set (y := g_of s) in *. set (e := 2 ^ Z.of_nat n) in *.
  destruct C as [(-> & _ & Ef & Eg)|(-> & Ef & Eg)]; cbn [u_of v_of q_of r_of]; rewrite Ef;
    replace (2 * e * g_of (divstep (divsteps n s))) with (e * (2 * g_of (divstep (divsteps n s)))) by ring; rewrite Eg.
  - split; [transitivity (2 * (e * g_of (divsteps n s))); [ring|rewrite IG; ring]|].
    transitivity (e * g_of (divsteps n s) - e * f_of (divsteps n s)); [ring|rewrite IF, IG; ring].
  - split; [transitivity (2 * (e * f_of (divsteps n s))); [ring|rewrite IF; ring]|].
    destruct (Z.odd (g_of (divsteps n s))).
    + transitivity (e * g_of (divsteps n s) + e * f_of (divsteps n s)); [ring|rewrite IF, IG; ring].
    + transitivity (e * g_of (divsteps n s)); [ring|rewrite IG; ring].
Qed.
Lemma divsteps_add a b s : divsteps (b + a) s = divsteps b (divsteps a s).
Proof. induction b as [|b IH]; cbn [Nat.add divsteps]; congruence. Qed.
Theorem matrix_composes a b s : matrix_of (b + a) s = compose (matrix_of b (divsteps a s)) (matrix_of a s).
Proof.
  induction b as [|b IH]; cbn [Nat.add matrix_of].
  - unfold compose, unit; cbn [u_of v_of q_of r_of]. destruct (matrix_of a s) as [u v q r]; cbn [u_of v_of q_of r_of]. f_equal; ring.
  - rewrite IH, divsteps_add. destruct (matrix_of b (divsteps a s)) as [u v q r]. destruct (matrix_of a s) as [u' v' q' r'].
    unfold matrix_step, compose. destruct (swaps _); cbn [u_of v_of q_of r_of]; [f_equal; ring|].
    destruct (Z.odd _); f_equal; ring.
Qed.
(** Entries lie in (-2^n, 2^n]. *)
Lemma entries n s : let m := matrix_of n s in let e := 2 ^ Z.of_nat n in
  - e < u_of m <= e /\ - e < v_of m <= e /\ - e < q_of m <= e /\ - e < r_of m <= e.
Proof.
  cbv zeta. induction n as [|n IH]; [cbn; lia|]. cbn [matrix_of]. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia.
  set (e := 2 ^ Z.of_nat n) in *. assert (0 < e) by (apply Z.pow_pos_nonneg; lia). destruct (matrix_of n s) as [u v q r].
  unfold matrix_step. cbn [u_of v_of q_of r_of] in *. destruct (swaps _); cbn [u_of v_of q_of r_of]; [lia|]. destruct (Z.odd _); lia.
Qed.

(** The statement of [update_de] (Spec.v) takes a multiple of 2^(radix - 1) from an entry of minus the matrix, so that an
    interval of as many numbers has what remains. Of a batch of n <= radix - 2 steps the multiple is 0. *)
Theorem nothing_cut radix n s : Z.of_nat n <= radix - 2 ->
  let m := matrix_of n s in let half := 2 ^ (radix - 2) in
  let whole a := forall cut, - half <= - a - 2 ^ (radix - 1) * cut <= half - 1 -> cut = 0 in
  whole (u_of m) /\ whole (v_of m) /\ whole (q_of m) /\ whole (r_of m).
Proof.
  intros N. cbv zeta. pose proof (entries n s) as E. cbv zeta in E.
  assert (L : 2 ^ Z.of_nat n <= 2 ^ (radix - 2)) by (apply Z.pow_le_mono_r; lia).
  replace (2 ^ (radix - 1)) with (2 * 2 ^ (radix - 2)) by (rewrite <- Z.pow_succ_r by lia; f_equal; lia).
  repeat split; intros cut C; nia.
Qed.

(** ** Linearity: c steps read c bits *)
Lemma shifted c x y n s : Z.odd (f_of s) = true -> (n <= c)%nat ->
  let t := State (delta s) (f_of s + 2 ^ Z.of_nat c * x) (g_of s + 2 ^ Z.of_nat c * y) in let m := matrix_of n s in
  let e := 2 ^ Z.of_nat (c - n) in
  (n < c -> Z.odd (f_of s + 2 ^ Z.of_nat c * x) = true)%nat /\
  divsteps n t = State (delta (divsteps n s)) (f_of (divsteps n s) + e * (u_of m * x + v_of m * y))
    (g_of (divsteps n s) + e * (q_of m * x + r_of m * y)) /\
  matrix_of n t = m.
Proof.
  intros F L. cbv zeta. induction n as [|n IH].
  - rewrite Nat.sub_0_r. cbn [divsteps matrix_of]. unfold unit; cbn [u_of v_of q_of r_of]. repeat split; [|f_equal; ring].
    intro C. rewrite Z.odd_add, F, Z.odd_mul, Z.odd_pow by lia. reflexivity.
  - destruct IH as (_ & I1 & I2); [lia|]. cbn [divsteps matrix_of]. rewrite I1, I2. clear I1 I2.
    pose proof (divsteps_odd n s F) as O.
    assert (E : 2 ^ Z.of_nat (c - n) = 2 * 2 ^ Z.of_nat (c - S n)).
    { replace (c - n)%nat with (S (c - S n)) by lia. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. reflexivity. }
    rewrite E. set (e := 2 ^ Z.of_nat (c - S n)) in *. clearbody e.
    destruct (divsteps n s) as [k f g]. destruct (matrix_of n s) as [u v q r]. cbn [delta f_of g_of u_of v_of q_of r_of] in *.
    assert (P : Z.odd (g + 2 * e * (q * x + r * y)) = Z.odd g).
    { rewrite Z.odd_add, <- Z.mul_assoc, odd_2. apply xorb_false_r. }
    split; [intro C; rewrite Z.odd_add, F, Z.odd_mul, Z.odd_pow by lia; reflexivity|].
    unfold divstep, matrix_step, swaps. cbn [delta f_of g_of]. rewrite P. split.
    + destruct (Z.odd g && (0 <=? k)) eqn:Sw; cbn [delta f_of g_of u_of v_of q_of r_of]; f_equal; try ring.
      * rewrite <- half_plus. f_equal. ring.
      * destruct (Z.odd g); rewrite <- half_plus; f_equal; ring.
    + destruct (Z.odd g && (0 <=? k)); reflexivity.
Qed.

(** ** The instructions: F = 2 h + 1 *)
Record registers := Registers { k_ : Z; h_ : Z; g_ : Z }.
Definition instructions (word : Z) (s : registers) : registers :=
  let (k, h, g) := s in
  let negative := Z.shiftr k (word - 1) in
  let bit := Z.land g 1 in
  let odd := 0 - bit in
  let even := Z.lnot odd in
  let kept := Z.lor negative even in
  let half := Z.shiftr g 1 in
  let swapped := Z.lnot kept in
  let swapped := Z.land half swapped in
  let unchanged := Z.land h kept in
  let addend := Z.lxor h negative in
  let addend := Z.land addend odd in
  let turned := Z.lxor k kept in
  Registers (0 - turned) (Z.lor swapped unchanged) (half - addend).
Fixpoint run (n : nat) (word : Z) (s : registers) : registers :=
  match n with O => s | S n => instructions word (run n word s) end.
Lemma instructions_right word k h g : 1 <= word -> - 2 ^ (word - 1) <= k < 2 ^ (word - 1) ->
  let s := instructions word (Registers k h g) in
  State (k_ s) (2 * h_ s + 1) (g_ s) = divstep (State k (2 * h + 1) g).
Proof.
  intros W K. cbv zeta. unfold instructions. rewrite !Z.shiftr_div_pow2 by lia. change (2 ^ 1) with 2.
  assert (B : Z.land g 1 = if Z.odd g then 1 else 0).
  { change 1 with (Z.ones 1) at 1. rewrite Z.land_ones by lia. change (2 ^ 1) with 2. rewrite Zmod_odd. reflexivity. }
  assert (N : k / 2 ^ (word - 1) = if 0 <=? k then 0 else -1).
  { destruct (Z.leb_spec 0 k); [apply Z.div_small; lia|]. symmetry. apply Z.div_unique with (k + 2 ^ (word - 1)); lia. }
  rewrite B, N. unfold divstep, swaps. cbn [g_of delta].
  destruct (Z.odd g) eqn:G; destruct (Z.leb_spec 0 k); cbn [andb]; change (0 - 0) with 0; change (0 - 1) with (-1);
    change (Z.lnot (-1)) with 0; change (Z.lnot 0) with (-1); change (Z.lor 0 0) with 0; change (Z.lor (-1) 0) with (-1);
    change (Z.lor 0 (-1)) with (-1); change (Z.lor (-1) (-1)) with (-1); change (Z.lnot 0) with (-1); change (Z.lnot (-1)) with 0;
    rewrite ?Z.land_m1_r, ?Z.land_0_r, ?Z.lor_0_r, ?Z.lor_0_l, ?Z.lxor_0_r, ?Z.lxor_m1_r; cbn [k_ h_ g_]; unfold Z.lnot.
  - apply odd_form in G as [y ->]. replace ((2 * y + 1) / 2) with y by (apply Z.div_unique with 1; lia).
    replace ((2 * y + 1 - (2 * h + 1)) / 2) with (y - h) by (apply Z.div_unique with 0; lia). f_equal; lia.
  - apply odd_form in G as [y ->]. replace ((2 * y + 1) / 2) with y by (apply Z.div_unique with 1; lia).
    replace ((2 * y + 1 + (2 * h + 1)) / 2) with (y + h + 1) by (apply Z.div_unique with 0; lia). f_equal; lia.
  - rewrite Z.add_0_r. f_equal; lia.
  - rewrite Z.add_0_r. f_equal; lia.
Qed.
Lemma delta_range n s : Z.abs (delta (divsteps n s)) <= Z.abs (delta s) + Z.of_nat n.
Proof.
  induction n as [|n IH]; cbn [divsteps]; [lia|]. destruct (divsteps n s) as [k f g]. unfold divstep.
  destruct (swaps _); cbn [delta] in *; lia.
Qed.
Lemma run_right n word k h g : 1 <= word -> Z.abs k + Z.of_nat n <= 2 ^ (word - 1) ->
  let s := run n word (Registers k h g) in
  State (k_ s) (2 * h_ s + 1) (g_ s) = divsteps n (State k (2 * h + 1) g).
Proof.
  intros W. cbv zeta. induction n as [|n IH]; intro K; cbn [run divsteps]; [reflexivity|].
  rewrite <- IH by lia. pose proof (delta_range n (State k (2 * h + 1) g)) as D. rewrite <- IH in D by lia. cbn [delta] in D.
  destruct (run n word (Registers k h g)) as [k' h' g']. cbn [k_ h_ g_] in *. apply instructions_right; lia.
Qed.

(** ** A chunk: packed words in, k and minus the matrix out *)
Definition wrap (word x : Z) : Z := (x + 2 ^ (word - 1)) mod 2 ^ word - 2 ^ (word - 1).
Definition packed (x field at_ : Z) : Z := x mod 2 ^ field - 2 ^ at_.
Definition low_entry (word field x : Z) : Z :=
  Z.shiftr (wrap word (Z.shiftl (x + 2 ^ field) (word - 2 * field - 2))) (word - field - 1).
Definition high_entry (field x : Z) : Z := Z.shiftr (x + (2 ^ field + 2 ^ (2 * field + 1))) (2 * field + 2).
Definition begin_chunk (word field c k f g : Z) : registers :=
  Registers k (Z.shiftr (packed f field (field + 1 + c)) 1) (packed g field (2 * field + 2 + c)).
Definition chunk (word field : Z) (c : nat) (k f g : Z) : Z * matrix :=
  let s := run c word (begin_chunk word field (Z.of_nat c) k f g) in
  let x := 2 * h_ s + 1 in
  (k_ s, Matrix (low_entry word field x) (high_entry field x) (low_entry word field (g_ s)) (high_entry field (g_ s))).
Lemma wrap_unique word x y t : 1 <= word -> - 2 ^ (word - 1) <= y < 2 ^ (word - 1) -> x = y + 2 ^ word * t -> wrap word x = y.
Proof.
  intros W Y ->. unfold wrap. assert (E : 2 ^ word = 2 * 2 ^ (word - 1)) by (rewrite <- Z.pow_succ_r by lia; f_equal; lia).
  replace (y + 2 ^ word * t + 2 ^ (word - 1)) with (y + 2 ^ (word - 1) + t * 2 ^ word) by ring. rewrite Z.mod_add by lia.
  rewrite Z.mod_small by lia. lia.
Qed.
(** What is packed comes out again. *)
Lemma entries_out word field x a b : 1 <= field -> 2 * field + 2 <= word -> - 2 ^ field <= x < 2 ^ field -> - 2 ^ field <= a < 2 ^ field ->
  let y := x + a * 2 ^ (field + 1) + b * 2 ^ (2 * field + 2) in
  low_entry word field y = a /\ high_entry field y = b.
Proof.
  intros F W X A. cbv zeta. unfold low_entry, high_entry.
  assert (P : 0 < 2 ^ field) by (apply Z.pow_pos_nonneg; lia).
  assert (E1 : 2 ^ (field + 1) = 2 * 2 ^ field) by (rewrite Z.pow_add_r by lia; lia).
  assert (E2 : 2 ^ (2 * field + 2) = 2 ^ (field + 1) * 2 ^ (field + 1)) by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
  assert (E3 : 2 ^ (2 * field + 1) = 2 ^ field * 2 ^ (field + 1)) by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
  split.
  - rewrite Z.shiftl_mul_pow2 by lia. set (e := word - 2 * field - 2).
    assert (Q : 0 < 2 ^ e) by (apply Z.pow_pos_nonneg; lia).
    assert (E4 : 2 ^ word = 2 ^ (2 * field + 2) * 2 ^ e) by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
    assert (E5 : 2 ^ (word - field - 1) = 2 ^ (field + 1) * 2 ^ e) by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
    assert (E6 : 2 ^ (word - 1) = 2 ^ field * 2 ^ (field + 1) * 2 ^ e) by (rewrite <- !Z.pow_add_r by lia; f_equal; lia).
    rewrite (wrap_unique word _ ((x + 2 ^ field + a * 2 ^ (field + 1)) * 2 ^ e) b); [|lia| |rewrite E4; ring].
    + rewrite Z.shiftr_div_pow2 by lia. rewrite E5. rewrite Z.div_mul_cancel_r by lia. rewrite Z.div_add by lia.
      rewrite Z.div_small by lia. lia.
    + rewrite E6. set (m := 2 ^ field) in *. rewrite E1. set (n := 2 ^ e) in *.
      assert (A1 : - (m * (2 * m)) <= a * (2 * m)).
      { replace (- (m * (2 * m))) with (- m * (2 * m)) by ring. apply Z.mul_le_mono_nonneg_r; lia. }
      assert (A2 : a * (2 * m) <= (m - 1) * (2 * m)) by (apply Z.mul_le_mono_nonneg_r; lia).
      set (z := x + m + a * (2 * m)). assert (B : - (m * (2 * m)) <= z < m * (2 * m)) by (unfold z; lia). clearbody z.
      replace (- (m * (2 * m) * n)) with (- (m * (2 * m)) * n) by ring.
      split; [apply Z.mul_le_mono_nonneg_r|apply Z.mul_lt_mono_pos_r]; lia.
  - rewrite Z.shiftr_div_pow2 by lia. symmetry.
    apply Z.div_unique with (x + 2 ^ field + (a + 2 ^ field) * 2 ^ (field + 1)); [left|]; rewrite E2, ?E3; [rewrite E1; nia|ring].
Qed.
Lemma low_range field n s : Z.odd (f_of s) = true -> 0 <= f_of s < 2 ^ field -> 0 <= g_of s < 2 ^ field ->
  Z.abs (f_of (divsteps n s)) < 2 ^ field /\ Z.abs (g_of (divsteps n s)) < 2 ^ field.
Proof.
  intros O F G. induction n as [|n [IF IG]]; cbn [divsteps]; [lia|].
  destruct (divstep_cases _ (divsteps_odd n s O)) as [_ [(_ & _ & -> & E)|(_ & -> & E)]]; [lia|].
  destruct (Z.odd (g_of (divsteps n s))); lia.
Qed.
Lemma odd_mod x n : 1 <= n -> Z.odd (x mod 2 ^ n) = Z.odd x.
Proof.
  intro N. assert (E : 2 ^ n = 2 * 2 ^ (n - 1)) by (rewrite <- Z.pow_succ_r by lia; f_equal; lia).
  assert (0 < 2 ^ n) by (apply Z.pow_pos_nonneg; lia). pose proof (Z.div_mod x (2 ^ n) ltac:(lia)) as D.
  replace (x mod 2 ^ n) with (x + 2 * (- (2 ^ (n - 1) * (x / 2 ^ n)))) by lia. apply Z.odd_add_mul_2.
Qed.
Theorem chunk_right word field c k f g : Z.odd f = true -> 1 <= field -> 3 * field + 4 <= word -> (1 <= c)%nat -> Z.of_nat c <= field ->
  Z.abs k + Z.of_nat c <= 2 ^ (word - 1) ->
  let m := matrix_of c (State k f g) in
  chunk word field c k f g =
    (delta (divsteps c (State k f g)), Matrix (- u_of m) (- v_of m) (- q_of m) (- r_of m)).
Proof.
  intros F Fi W C1 C K. cbv zeta.
  assert (P : 0 < 2 ^ field) by (apply Z.pow_pos_nonneg; lia).
  set (x := f mod 2 ^ field). set (y := g mod 2 ^ field).
  assert (X : 0 <= x < 2 ^ field) by (apply Z.mod_pos_bound; lia). assert (Y : 0 <= y < 2 ^ field) by (apply Z.mod_pos_bound; lia).
  set (e := 2 ^ (field - Z.of_nat c)).
  assert (E : 2 ^ field = 2 ^ Z.of_nat c * e) by (unfold e; rewrite <- Z.pow_add_r by lia; f_equal; lia).
  assert (XO : Z.odd x = true) by (unfold x; rewrite odd_mod; auto).
  (* The low bits have the matrix of all bits. *)
  destruct (shifted c (e * (f / 2 ^ field)) (e * (g / 2 ^ field)) c (State k x y) XO (le_n _)) as (_ & Sf & Mf).
  cbn [delta f_of g_of] in Sf, Mf.
  replace (x + 2 ^ Z.of_nat c * (e * (f / 2 ^ field))) with f in *
    by (rewrite Z.mul_assoc, <- E, Z.add_comm; apply Z.div_mod; lia).
  replace (y + 2 ^ Z.of_nat c * (e * (g / 2 ^ field))) with g in *
    by (rewrite Z.mul_assoc, <- E, Z.add_comm; apply Z.div_mod; lia).
  rewrite Mf, Sf. cbn [delta]. clear Sf Mf.
  (* So have the packed words. *)
  destruct (shifted c (- 2 ^ (field + 1)) (- 2 ^ (2 * field + 2)) c (State k x y) XO (le_n _)) as (_ & Sp & _).
  cbn [delta f_of g_of] in Sp. rewrite Nat.sub_diag in Sp. change (2 ^ Z.of_nat 0) with 1 in Sp.
  assert (PF : x + 2 ^ Z.of_nat c * - 2 ^ (field + 1) = packed f field (field + 1 + Z.of_nat c)).
  { unfold packed. fold x. rewrite (Z.pow_add_r 2 (field + 1)) by lia. ring. }
  assert (PG : y + 2 ^ Z.of_nat c * - 2 ^ (2 * field + 2) = packed g field (2 * field + 2 + Z.of_nat c)).
  { unfold packed. fold y. rewrite (Z.pow_add_r 2 (2 * field + 2)) by lia. ring. }
  rewrite PF, PG in Sp.
  assert (H : packed f field (field + 1 + Z.of_nat c) = 2 * Z.shiftr (packed f field (field + 1 + Z.of_nat c)) 1 + 1).
  { assert (O : Z.odd (packed f field (field + 1 + Z.of_nat c)) = true).
    { unfold packed. fold x. rewrite Z.odd_sub, XO, Z.odd_pow by lia. reflexivity. }
    rewrite Z.shiftr_div_pow2 by lia. change (2 ^ 1) with 2. pose proof (Zdiv2_odd_eqn (packed f field (field + 1 + Z.of_nat c))) as D.
    rewrite O, Z.div2_div in D. exact D. }
  unfold chunk, begin_chunk. rewrite H in Sp.
  rewrite <- (run_right c word) in Sp by lia.
  set (s := run c word _) in *. pose proof (f_equal delta Sp) as S1. pose proof (f_equal f_of Sp) as S2.
  pose proof (f_equal g_of Sp) as S3. clear Sp. cbn [delta f_of g_of] in S1, S2, S3. rewrite S1, S2, S3.
  destruct (low_range field c (State k x y) XO X Y) as [LF LG].
  destruct (entries c (State k x y)) as (Bu & Bv & Bq & Br).
  assert (2 ^ Z.of_nat c <= 2 ^ field) by (apply Z.pow_le_mono_r; lia).
  set (m := matrix_of c (State k x y)) in *. set (t := divsteps c (State k x y)) in *. f_equal.
  destruct (entries_out word field (f_of t) (- u_of m) (- v_of m)) as [O1 O2]; try lia.
  destruct (entries_out word field (g_of t) (- q_of m) (- r_of m)) as [O3 O4]; try lia.
  f_equal; [rewrite <- O1 at 1|rewrite <- O2 at 1|rewrite <- O3 at 1|rewrite <- O4 at 1]; f_equal; ring.
Qed.
(** The packed words of all steps of a chunk fit a word with room for sums: 2 h + 1 and g are below 2^(word - 1). *)
Theorem words_fit word field c n k f g : Z.odd f = true -> 1 <= field -> 3 * field + 4 <= word -> (n <= c)%nat -> Z.of_nat c <= field ->
  Z.abs k + Z.of_nat c <= 2 ^ (word - 1) ->
  let s := run n word (begin_chunk word field (Z.of_nat c) k f g) in
  Z.abs (2 * h_ s + 1) < 2 ^ (word - 1) /\ Z.abs (g_ s) < 2 ^ (word - 1).
Proof.
  intros F Fi W L C K. cbv zeta.
  assert (P : 0 < 2 ^ field) by (apply Z.pow_pos_nonneg; lia).
  set (x := f mod 2 ^ field). set (y := g mod 2 ^ field).
  assert (X : 0 <= x < 2 ^ field) by (apply Z.mod_pos_bound; lia). assert (Y : 0 <= y < 2 ^ field) by (apply Z.mod_pos_bound; lia).
  assert (XO : Z.odd x = true) by (unfold x; rewrite odd_mod; auto).
  destruct (shifted c (- 2 ^ (field + 1)) (- 2 ^ (2 * field + 2)) n (State k x y) XO L) as (_ & Sp & _). cbn [delta f_of g_of] in Sp.
  assert (PF : x + 2 ^ Z.of_nat c * - 2 ^ (field + 1) = 2 * Z.shiftr (packed f field (field + 1 + Z.of_nat c)) 1 + 1).
  { assert (Q : x + 2 ^ Z.of_nat c * - 2 ^ (field + 1) = packed f field (field + 1 + Z.of_nat c)).
    { unfold packed. fold x. rewrite (Z.pow_add_r 2 (field + 1)) by lia. ring. }
    rewrite Q. assert (O : Z.odd (packed f field (field + 1 + Z.of_nat c)) = true).
    { unfold packed. fold x. rewrite Z.odd_sub, XO, Z.odd_pow by lia. reflexivity. }
    rewrite Z.shiftr_div_pow2 by lia. change (2 ^ 1) with 2. pose proof (Zdiv2_odd_eqn (packed f field (field + 1 + Z.of_nat c))) as D.
    rewrite O, Z.div2_div in D. exact D. }
  assert (PG : y + 2 ^ Z.of_nat c * - 2 ^ (2 * field + 2) = packed g field (2 * field + 2 + Z.of_nat c)).
  { unfold packed. fold y. rewrite (Z.pow_add_r 2 (2 * field + 2)) by lia. ring. }
  rewrite PF, PG in Sp. unfold begin_chunk. rewrite <- (run_right n word) in Sp by lia.
  set (s := run n word _) in *. pose proof (f_equal f_of Sp) as S2. pose proof (f_equal g_of Sp) as S3. clear Sp.
  cbn [delta f_of g_of] in S2, S3. rewrite S2, S3.
  destruct (low_range field n (State k x y) XO X Y) as [LF LG].
  destruct (entries n (State k x y)) as (Bu & Bv & Bq & Br).
  set (m := matrix_of n (State k x y)) in *. set (t := divsteps n (State k x y)) in *.
  set (e := 2 ^ Z.of_nat (c - n)) in *. set (i := 2 ^ Z.of_nat n) in *.
  assert (EI : e * i = 2 ^ Z.of_nat c) by (unfold e, i; rewrite <- Z.pow_add_r by lia; f_equal; lia).
  assert (EC : 2 ^ Z.of_nat c <= 2 ^ field) by (apply Z.pow_le_mono_r; lia).
  assert (E0 : 0 < e) by (apply Z.pow_pos_nonneg; lia).
  assert (E1 : 2 ^ (field + 1) = 2 * 2 ^ field) by (rewrite Z.pow_add_r by lia; lia).
  assert (E2 : 2 ^ (2 * field + 2) = 4 * (2 ^ field * 2 ^ field)).
  { replace (2 * field + 2) with (2 + (field + field)) by lia. rewrite !Z.pow_add_r by lia. reflexivity. }
  assert (E3 : 8 * (2 ^ field * (2 ^ field * 2 ^ field)) <= 2 ^ (word - 1)).
  { replace (8 * (2 ^ field * (2 ^ field * 2 ^ field))) with (2 ^ (3 + (field + (field + field))))
      by (rewrite !Z.pow_add_r by lia; reflexivity). apply Z.pow_le_mono_r; lia. }
  rewrite E1, E2. set (w := 2 ^ field) in *.
  assert (W2 : 2 <= w) by (unfold w; change 2 with (2 ^ 1) at 1; apply Z.pow_le_mono_r; lia).
  assert (B : forall a, - i < a <= i -> - w <= e * a <= w).
  { intros a [L1 L2]. assert (e * - i <= e * a) by (apply Z.mul_le_mono_nonneg_l; lia).
    assert (e * a <= e * i) by (apply Z.mul_le_mono_nonneg_l; lia). lia. }
 
  pose proof (B _ Bu). pose proof (B _ Bv). pose proof (B _ Bq). pose proof (B _ Br). clear B.
  assert (Z2 : w * 2 <= w * w) by (apply Z.mul_le_mono_nonneg_l; lia).
  assert (Z3 : w * w * 2 <= w * w * w) by (apply Z.mul_le_mono_nonneg_l; lia).
  assert (A : forall a b, - w <= a <= w -> - w <= b <= w -> Z.abs (a * (2 * w) + b * (4 * (w * w))) <= 2 * (w * w) + 4 * (w * w * w)).
  { intros a b A B.
    assert (- w * (2 * w) <= a * (2 * w)) by (apply Z.mul_le_mono_nonneg_r; lia).
    assert (a * (2 * w) <= w * (2 * w)) by (apply Z.mul_le_mono_nonneg_r; lia).
    assert (- w * (4 * (w * w)) <= b * (4 * (w * w))) by (apply Z.mul_le_mono_nonneg_r; lia).
    assert (b * (4 * (w * w)) <= w * (4 * (w * w))) by (apply Z.mul_le_mono_nonneg_r; lia). lia. }
  clear EI EC E0 E1 E2 X Y P XO PF PG.
  split.
  - replace (f_of t + e * (u_of m * - (2 * w) + v_of m * - (4 * (w * w)))) with
      (f_of t - ((e * u_of m) * (2 * w) + (e * v_of m) * (4 * (w * w)))) by ring.
    pose proof (A (e * u_of m) (e * v_of m)). lia.
  - replace (g_of t + e * (q_of m * - (2 * w) + r_of m * - (4 * (w * w)))) with
      (g_of t - ((e * q_of m) * (2 * w) + (e * r_of m) * (4 * (w * w)))) by ring.
    pose proof (A (e * q_of m) (e * r_of m)). lia.
Qed.
