(** The number of divsteps suffices: a norm for which every way back to delta = 1/2 shrinks (f, g).

    Main theorems, for f odd and 0 <= g <= f, and delta = 1/2 at the start.
    - [steps_suffice]: after n divsteps g = 0, if f <= b and [enough] n b.
    - [count_suffices]: if f < 2^bits for 2 <= bits <= 815, then n = [count] bits is enough, the number of
      crates/limbforge/src/ops/divsteps/mod.rs. More steps change nothing ([zero_for_ever]).
    - [gcd_kept]: f and g keep their greatest common divisor, so that f is then plus or minus it.

    From delta = 1/2, that is k = 0, the steps are: j halvings of g; if the half h is odd, one swap; and j steps back to
    k = 0. These 2 j + 1 steps are linear but for a number i < 2^j: f' = h and 2^(j+1) g' = h - f + 2 i h
    ([there_and_back]). The norm of (f, g) is the greatest |a f + b g| of the pairs (a, b) in [forms]. Such a way
    multiplies it by at most rho^(2 j + 1), rho = [ratio] / 2^24 = 0.7401472: computed for j < 19 ([ways_shrink]), clear for
    more. A swap after more than n steps would leave an odd f' of norm below that of (1, 0). So there is none: g was 0.

    The forms are the hull of all that comes out of (1, 0) backwards, in parts of 2^26. They were found by taking hulls
    until nothing new came; nothing depends on how. The norm does not depend on time, unlike the hulls of Wuille's
    computation (safegcd-bounds). *)
From Coq Require Import ZArith Znumtheory Wf_nat List Lia Bool.
From Limbforge Require Import Divsteps.
Import ListNotations.
Local Open Scope Z_scope.

(** ** The norm *)
Definition form := (Z * Z)%type.
Definition dot (d : form) (f g : Z) := fst d * f + snd d * g.
Definition cross (d e : form) := fst d * snd e - snd d * fst e.
Definition one := 2 ^ 26.
Definition unit_of_ratio := 2 ^ 24.
Definition ratio := 12417610.
Definition forms : list form :=
  [(71263654, -25672375); (71238429, -24189832); (67108864, 0); (65020211, 10431742); (63965530, 15556904);
   (63952687, 15602731); (63787340, 16162526); (60011864, 27606805); (59898713, 27850635); (54773584, 38890474);
   (54670309, 39087202); (53397643, 41493780); (52929981, 42220536); (47191015, 51123600); (44499671, 54728519);
   (43157348, 56477909); (37234858, 62525048); (37179096, 62576875); (36490989, 63204395); (22098710, 75773333);
   (21765181, 76019614); (17674220, 79029013); (16341235, 79907793); (0, 90669643); (-7047074, 94894773);
   (-10509334, 96932071); (-23978902, 103512421); (-24100200, 103567014); (-25584036, 104223380); (-26032136,
   104318832); (-31521544, 105475936); (-33744248, 105491160); (-34822878, 105453820); (-38551395, 103743273);
   (-38583350, 103722442); (-38970263, 103454273); (-46719959, 97330972); (-46871809, 97147456); (-48727330,
   94885968); (-49269164, 94054947); (-55904654, 83856981); (-58509765, 79074545); (-59765912, 76689279);
   (-63823192, 66165195); (-63856853, 66066109); (-64261552, 64843364); (-70407216, 35841061); (-70471698,
   35300123); (-71253370, 28665149)].
Definition neighbours := combine forms (tl forms ++ firstn 1 forms).
(** Whether |t x| <= top / bottom times the norm of x, because t is a combination of two forms. *)
Definition combines (top bottom : Z) (t : form) '(d, e) : bool :=
  if 0 <? Z.abs (cross d e) then (Z.abs (cross t e) + Z.abs (cross d t)) * bottom <=? top * Z.abs (cross d e) else false.
Fixpoint first_of (ok : form * form -> bool) (l : list (form * form)) : bool :=
  match l with [] => false | x :: l => if ok x then true else first_of ok l end.
Definition within (top bottom : Z) (t : form) : bool := first_of (combines top bottom t) neighbours.
Lemma first_of_right ok l : first_of ok l = true -> exists x, In x l /\ ok x = true.
Proof.
  induction l as [|x l IH]; cbn [first_of]; [discriminate|]. destruct (ok x) eqn:E.
  - exists x. split; [left|]; auto.
  - intro H. destruct (IH H) as (y & I & O). exists y. split; [right|]; auto.
Qed.
Definition normed (f g m : Z) := forall d, In d forms -> Z.abs (dot d f g) <= m.

Lemma neighbours_are_forms d e : In (d, e) neighbours -> In d forms /\ In e forms.
Proof.
  intro H. split; [exact (in_combine_l _ _ _ _ H)|]. apply in_combine_r in H. apply in_app_or in H as [H|H].
  - unfold forms in *. cbn [tl] in H. right. exact H.
  - unfold forms in *. cbn [firstn] in H. destruct H as [<-|[]]. left. reflexivity.
Qed.
Lemma within_right top bottom t f g m : 0 <= bottom -> within top bottom t = true -> normed f g m ->
  bottom * Z.abs (dot t f g) <= top * m.
Proof.
  intros B W N. apply first_of_right in W as [[d e] [I W]]. unfold combines in W.
  destruct (Z.ltb_spec 0 (Z.abs (cross d e))) as [D|]; [|discriminate]. apply Z.leb_le in W. destruct (neighbours_are_forms d e I) as [Id Ie].
  pose proof (N d Id) as Nd. pose proof (N e Ie) as Ne.
  assert (E : cross d e * dot t f g = cross t e * dot d f g + cross d t * dot e f g) by (unfold cross, dot; ring).
  assert (A : Z.abs (cross d e) * Z.abs (dot t f g) <= (Z.abs (cross t e) + Z.abs (cross d t)) * m).
  { rewrite <- Z.abs_mul, E. eapply Z.le_trans; [apply Z.abs_triangle|]. rewrite !Z.abs_mul, Z.mul_add_distr_r.
    apply Z.add_le_mono; apply Z.mul_le_mono_nonneg_l; auto; apply Z.abs_nonneg. }
  assert (M : 0 <= m) by (pose proof (Z.abs_nonneg (dot d f g)); lia).
  apply Z.mul_le_mono_pos_l with (Z.abs (cross d e)); [exact D|].
  replace (Z.abs (cross d e) * (bottom * Z.abs (dot t f g))) with (bottom * (Z.abs (cross d e) * Z.abs (dot t f g))) by ring.
  apply Z.le_trans with (bottom * ((Z.abs (cross t e) + Z.abs (cross d t)) * m)); [apply Z.mul_le_mono_nonneg_l; auto|].
  replace (bottom * ((Z.abs (cross t e) + Z.abs (cross d t)) * m)) with
    ((Z.abs (cross t e) + Z.abs (cross d t)) * bottom * m) by ring.
  replace (Z.abs (cross d e) * (top * m)) with (top * Z.abs (cross d e) * m) by ring.
  apply Z.mul_le_mono_nonneg_r; auto.
Qed.

(** ** There and back: 2 j + 1 steps *)
Lemma halvings j k f g : divsteps j (State k f (2 ^ Z.of_nat j * g)) = State (k + Z.of_nat j) f g.
Proof.
  revert g. induction j as [|j IH]; intro g.
  { cbn [divsteps]. change (Z.of_nat 0) with 0. rewrite Z.pow_0_r, Z.mul_1_l, Z.add_0_r. reflexivity. }
  cbn [divsteps]. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia.
  replace (2 * 2 ^ Z.of_nat j * g) with (2 ^ Z.of_nat j * (2 * g)) by ring. rewrite IH. unfold divstep, swaps. cbn [g_of delta].
  rewrite odd_2. cbn [andb]. rewrite Z.add_0_r, (Z.mul_comm 2 g), Z.div_mul by lia. f_equal. lia.
Qed.
Lemma back m j f g : Z.odd f = true -> (m <= j)%nat -> exists i g', 0 <= i < 2 ^ Z.of_nat m /\
  divsteps m (State (- Z.of_nat j) f g) = State (Z.of_nat m - Z.of_nat j) f g' /\ 2 ^ Z.of_nat m * g' = g + i * f.
Proof.
  intros F. induction m as [|m IH]; intro L.
  - exists 0, g. cbn [divsteps]. change (Z.of_nat 0) with 0. rewrite Z.pow_0_r. repeat split; lia.
  - destruct IH as (i & g' & I & D & E); [lia|]. cbn [divsteps]. rewrite D. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia.
    set (e := 2 ^ Z.of_nat m) in *. set (s := State (Z.of_nat m - Z.of_nat j) f g').
    destruct (divstep_cases s F) as [_ C].
    assert (S : swaps s = false).
    { unfold swaps, s. cbn [g_of delta]. replace (0 <=? Z.of_nat m - Z.of_nat j) with false by (symmetry; apply Z.leb_gt; lia).
      apply andb_false_r. }
    destruct C as [(S' & _)|(_ & Ef & Eg)]; [congruence|]. cbn [f_of g_of s] in Ef, Eg.
    exists (i + (if Z.odd g' then e else 0)), (g_of (divstep s)). split; [destruct (Z.odd g'); lia|]. split.
    + unfold divstep, s in *. rewrite S. cbn [g_of]. f_equal. lia.
    + replace (2 * e * g_of (divstep s)) with (e * (2 * g_of (divstep s))) by ring.
      rewrite Eg. destruct (Z.odd g'); [rewrite Z.mul_add_distr_l, E; ring|rewrite Z.add_0_r, E; ring].
Qed.
Lemma halves g : g <> 0 -> exists j h, g = 2 ^ Z.of_nat j * h /\ Z.odd h = true.
Proof.
  assert (P : forall p, exists j h, Z.pos p = 2 ^ Z.of_nat j * h /\ Z.odd h = true).
  { induction p as [p _|p (j & h & E & O)|].
    - exists 0%nat, (Z.pos p~1). split; reflexivity.
    - exists (S j), h. split; [|exact O]. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. rewrite <- Z.mul_assoc, <- E. reflexivity.
    - exists 0%nat, 1. split; reflexivity. }
  destruct g as [|p|p]; intro N; [congruence|exact (P p)|]. destruct (P p) as (j & h & E & O). exists j, (- h).
  split; [rewrite Z.mul_opp_r, <- E; reflexivity|rewrite Z.odd_opp; exact O].
Qed.
Lemma there_and_back f g : Z.odd f = true -> g <> 0 -> exists j h i g', Z.odd h = true /\ 0 <= i < 2 ^ Z.of_nat j /\
  divsteps (2 * j + 1) (State 0 f g) = State 0 h g' /\ 2 ^ Z.of_nat j * h = g /\ 2 ^ Z.of_nat (S j) * g' = h - f + 2 * (i * h).
Proof.
  intros F G. destruct (halves g G) as (j & h & E & O). exists j, h.
  destruct (back j j h ((h - f) / 2) O (le_n j)) as (i & g' & I & D & E'). exists i, g'.
  split; [exact O|]. split; [exact I|]. split; [|split; [symmetry; exact E|]].
  - replace (2 * j + 1)%nat with (j + (1 + j))%nat by lia. rewrite !divsteps_add, E, halvings, Z.add_0_l.
    assert (X : divsteps 1 (State (Z.of_nat j) f h) = State (- Z.of_nat j) h ((h - f) / 2)).
    { cbn [divsteps]. unfold divstep, swaps. cbn [g_of delta]. rewrite O.
      replace (0 <=? Z.of_nat j) with true by (symmetry; apply Z.leb_le; lia). reflexivity. }
    rewrite X, D. f_equal. lia.
  - rewrite Nat2Z.inj_succ, Z.pow_succ_r, <- Z.mul_assoc, E' by lia. rewrite Z.mul_add_distr_l. f_equal.
    apply half_even. rewrite Z.odd_sub, O, F. reflexivity.
Qed.

(** ** Such a way shrinks the norm *)
Definition pulled (j i : Z) (d : form) : form := (- (2 ^ j * snd d), 2 * 2 ^ j * fst d + (1 + 2 * i) * snd d).
(** (2 rho)^(2 j + 1) in parts of 2^30, rounded down. *)
Definition parts (j : Z) := (2 * ratio) ^ (2 * j + 1) * 2 ^ 30 / unit_of_ratio ^ (2 * j + 1).
Definition shrinks (parts j : Z) (d : form) : bool :=
  within parts (2 ^ 30) (pulled j 0 d) && within parts (2 ^ 30) (pulled j (2 ^ j - 1) d).
Definition many := 19.
Lemma ways_shrink : forallb (fun j => forallb (shrinks (parts (Z.of_nat j)) (Z.of_nat j)) forms) (seq 0 (Z.to_nat many)) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma axes_within : within 1 1 (one, 0) && within 1 1 (0, one) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma forms_small : forallb (fun d => 3 * Z.abs (snd d) + 2 * Z.abs (fst d) <=? 8 * one) forms = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma many_enough : (8 * 2 ^ many * unit_of_ratio ^ (2 * many + 1) <=? (2 * ratio) ^ (2 * many + 1)) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma ratio_below : 0 < ratio < unit_of_ratio. Proof. split; reflexivity. Qed.
Lemma powers_enough n : 8 * 2 ^ (many + Z.of_nat n) * unit_of_ratio ^ (2 * (many + Z.of_nat n) + 1) <=
  (2 * ratio) ^ (2 * (many + Z.of_nat n) + 1).
Proof.
  induction n as [|n IH]; [apply Z.leb_le; exact many_enough|]. rewrite Nat2Z.inj_succ.
  assert (M : 0 <= many) by discriminate. pose proof ratio_below as [R0 R1].
  replace (2 * (many + Z.succ (Z.of_nat n)) + 1) with (2 * (many + Z.of_nat n) + 1 + 2) by ring.
  replace (many + Z.succ (Z.of_nat n)) with (many + Z.of_nat n + 1) by ring.
  rewrite (Z.pow_add_r 2 _ 1), (Z.pow_add_r unit_of_ratio _ 2), (Z.pow_add_r (2 * ratio) _ 2) by lia.
  set (x := 2 ^ (many + Z.of_nat n)) in *.
  set (u := unit_of_ratio ^ (2 * (many + Z.of_nat n) + 1)) in *. set (r := (2 * ratio) ^ (2 * (many + Z.of_nat n) + 1)) in *.
  assert (0 <= x) by (apply Z.pow_nonneg; lia). assert (0 <= u) by (apply Z.pow_nonneg; lia).
  replace (8 * (x * 2 ^ 1) * (u * unit_of_ratio ^ 2)) with (8 * x * u * (2 * unit_of_ratio ^ 2)) by ring.
  apply Z.mul_le_mono_nonneg; [apply Z.mul_nonneg_nonneg; lia|exact IH|discriminate|apply Z.leb_le; reflexivity].
Qed.
Lemma line a b n i k : 0 <= i <= n -> Z.abs a <= k -> Z.abs (a + n * b) <= k -> Z.abs (a + i * b) <= k.
Proof.
  intros I A B. destruct (Z.le_ge_cases 0 b).
  - assert (0 <= i * b) by (apply Z.mul_nonneg_nonneg; lia). assert (i * b <= n * b) by (apply Z.mul_le_mono_nonneg_r; lia). lia.
  - assert (i * b <= 0) by (apply Z.mul_nonneg_nonpos; lia). assert (n * b <= i * b) by (apply Z.mul_le_mono_nonpos_r; lia). lia.
Qed.
Lemma scaled u x k : 0 <= u -> u * Z.abs x <= k <-> Z.abs (u * x) <= k.
Proof. intro U. rewrite Z.abs_mul, (Z.abs_eq u) by exact U. reflexivity. Qed.
Lemma pulled_small_few j i d f g m : (j < Z.to_nat many)%nat -> 0 <= i < 2 ^ Z.of_nat j -> In d forms -> normed f g m ->
  unit_of_ratio ^ (2 * Z.of_nat j + 1) * Z.abs (dot (pulled (Z.of_nat j) i d) f g) <= (2 * ratio) ^ (2 * Z.of_nat j + 1) * m.
Proof.
  intros L I D N. pose proof ways_shrink as W. rewrite forallb_forall in W. specialize (W j).
  assert (Ij : In j (seq 0 (Z.to_nat many))) by (apply in_seq; lia). specialize (W Ij). cbv beta in W.
  rewrite forallb_forall in W. specialize (W d D). unfold shrinks in W. cbv zeta in W. apply andb_prop in W as [W0 W1].
  pose proof (within_right _ (2 ^ 30) _ f g m ltac:(discriminate) W0 N) as A.
  pose proof (within_right _ (2 ^ 30) _ f g m ltac:(discriminate) W1 N) as B.
  assert (U : 0 < unit_of_ratio ^ (2 * Z.of_nat j + 1)) by (apply Z.pow_pos_nonneg; [reflexivity|lia]).
  pose proof (Z.mul_div_le ((2 * ratio) ^ (2 * Z.of_nat j + 1) * 2 ^ 30) (unit_of_ratio ^ (2 * Z.of_nat j + 1)) U) as Q.
  fold (parts (Z.of_nat j)) in Q. generalize dependent (parts (Z.of_nat j)). intros q _ _ A B Q.
  set (u := unit_of_ratio ^ (2 * Z.of_nat j + 1)) in *. set (r := (2 * ratio) ^ (2 * Z.of_nat j + 1)) in *. clearbody u r.
  assert (V : 0 <= 2 ^ 30) by discriminate. assert (V' : 0 < 2 ^ 30) by reflexivity. set (v := 2 ^ 30) in *. clearbody v.
  apply (scaled v _ _ V) in A. apply (scaled v _ _ V) in B.
  assert (M : 0 <= m) by (pose proof (N d D); pose proof (Z.abs_nonneg (dot d f g)); lia).
  assert (K : Z.abs (v * dot (pulled (Z.of_nat j) i d) f g) <= q * m).
  { replace (v * dot (pulled (Z.of_nat j) i d) f g) with
      (v * dot (pulled (Z.of_nat j) 0 d) f g + i * (v * (2 * snd d * g))) by (unfold dot, pulled; cbn [fst snd]; ring).
    apply line with (2 ^ Z.of_nat j - 1); [lia|exact A|].
    replace (v * dot (pulled (Z.of_nat j) 0 d) f g + (2 ^ Z.of_nat j - 1) * (v * (2 * snd d * g))) with
      (v * dot (pulled (Z.of_nat j) (2 ^ Z.of_nat j - 1) d) f g) by (unfold dot, pulled; cbn [fst snd]; ring).
    exact B. }
  apply (scaled v _ _ V) in K. set (x := Z.abs (dot (pulled (Z.of_nat j) i d) f g)) in *. clearbody x.
  apply Z.mul_le_mono_pos_l with v; [exact V'|].
  apply Z.le_trans with (u * (q * m)); [|apply Z.le_trans with (r * v * m); [|apply Z.eq_le_incl; ring]].
  - replace (v * (u * x)) with (u * (v * x)) by ring. apply Z.mul_le_mono_nonneg_l; lia.
  - rewrite Z.mul_assoc. apply Z.mul_le_mono_nonneg_r; assumption.
Qed.
Lemma axes_small f g m : normed f g m -> one * Z.abs f <= m /\ one * Z.abs g <= m /\ 0 <= m.
Proof.
  intro N. pose proof axes_within as W. apply andb_prop in W as [Wf Wg].
  pose proof (within_right 1 1 _ f g m ltac:(lia) Wf N) as A. pose proof (within_right 1 1 _ f g m ltac:(lia) Wg N) as B.
  unfold dot in A, B. cbn [fst snd] in A, B. rewrite Z.mul_0_l, Z.add_0_r in A. rewrite Z.mul_0_l, Z.add_0_l in B.
  assert (O : 0 <= one) by discriminate. rewrite !Z.mul_1_l in A, B.
  pose proof (Z.abs_nonneg (one * f)). split; [|split; [|lia]]; apply (scaled one); assumption.
Qed.
Lemma pulled_small_many j i d f g m : (Z.to_nat many <= j)%nat -> 0 <= i < 2 ^ Z.of_nat j -> In d forms -> normed f g m ->
  unit_of_ratio ^ (2 * Z.of_nat j + 1) * Z.abs (dot (pulled (Z.of_nat j) i d) f g) <= (2 * ratio) ^ (2 * Z.of_nat j + 1) * m.
Proof.
  intros L I D N. destruct (axes_small f g m N) as (Af & Ag & M).
  pose proof forms_small as S. rewrite forallb_forall in S. specialize (S d D). apply Z.leb_le in S.
  assert (J : many + Z.of_nat (j - Z.to_nat many) = Z.of_nat j) by (clear - L; unfold many in *; lia).
  pose proof (powers_enough (j - Z.to_nat many)) as P. rewrite J in P. clear J L.
  assert (U : 0 <= unit_of_ratio ^ (2 * Z.of_nat j + 1)) by (apply Z.pow_nonneg; discriminate).
  set (u := unit_of_ratio ^ (2 * Z.of_nat j + 1)) in *. set (r := (2 * ratio) ^ (2 * Z.of_nat j + 1)) in *.
  assert (E : 0 < 2 ^ Z.of_nat j) by (apply Z.pow_pos_nonneg; lia).
  destruct d as [a b]. unfold dot, pulled in *. cbn [fst snd] in *. set (e := 2 ^ Z.of_nat j) in *.
  assert (O : 0 < one) by reflexivity.
  assert (X : Z.abs (2 * e * a + (1 + 2 * i) * b) <= e * (2 * Z.abs a + 2 * Z.abs b)).
  { eapply Z.le_trans; [apply Z.abs_triangle|]. rewrite !Z.abs_mul, (Z.abs_eq e), (Z.abs_eq 2), (Z.abs_eq (1 + 2 * i)) by lia.
    assert ((1 + 2 * i) * Z.abs b <= 2 * e * Z.abs b) by (apply Z.mul_le_mono_nonneg_r; lia). lia. }
  assert (T : Z.abs (- (e * b) * f + (2 * e * a + (1 + 2 * i) * b) * g) <=
    e * (Z.abs b * Z.abs f + (2 * Z.abs a + 2 * Z.abs b) * Z.abs g)).
  { eapply Z.le_trans; [apply Z.abs_triangle|].
    rewrite (Z.abs_mul (- (e * b)) f), (Z.abs_mul (2 * e * a + (1 + 2 * i) * b) g), Z.abs_opp, (Z.abs_mul e b), (Z.abs_eq e) by lia.
    assert (Z.abs (2 * e * a + (1 + 2 * i) * b) * Z.abs g <= e * (2 * Z.abs a + 2 * Z.abs b) * Z.abs g)
      by (apply Z.mul_le_mono_nonneg_r; [apply Z.abs_nonneg|exact X]). lia. }
  assert (T8 : Z.abs (- (e * b) * f + (2 * e * a + (1 + 2 * i) * b) * g) <= 8 * e * m).
  { apply Z.mul_le_mono_pos_l with one; [exact O|]. eapply Z.le_trans; [apply Z.mul_le_mono_nonneg_l; [lia|exact T]|].
    assert (Y1 : Z.abs b * (one * Z.abs f) <= Z.abs b * m) by (apply Z.mul_le_mono_nonneg_l; [apply Z.abs_nonneg|exact Af]).
    assert (Y2 : (2 * Z.abs a + 2 * Z.abs b) * (one * Z.abs g) <= (2 * Z.abs a + 2 * Z.abs b) * m)
      by (apply Z.mul_le_mono_nonneg_l; [clear; lia|exact Ag]).
    assert (Y3 : (3 * Z.abs b + 2 * Z.abs a) * m <= 8 * one * m) by (apply Z.mul_le_mono_nonneg_r; assumption).
    replace (one * (e * (Z.abs b * Z.abs f + (2 * Z.abs a + 2 * Z.abs b) * Z.abs g))) with
      (e * (Z.abs b * (one * Z.abs f) + (2 * Z.abs a + 2 * Z.abs b) * (one * Z.abs g))) by ring.
    replace (one * (8 * e * m)) with (e * (8 * one * m)) by ring. apply Z.mul_le_mono_nonneg_l; [clear - E; lia|].
    eapply Z.le_trans; [apply Z.add_le_mono; [exact Y1|exact Y2]|].
    replace (Z.abs b * m + (2 * Z.abs a + 2 * Z.abs b) * m) with ((3 * Z.abs b + 2 * Z.abs a) * m) by ring. exact Y3. }
  apply Z.le_trans with (u * (8 * e * m)); [apply Z.mul_le_mono_nonneg_l; assumption|].
  replace (u * (8 * e * m)) with (8 * e * u * m) by ring. apply Z.mul_le_mono_nonneg_r; assumption.
Qed.

(** ** The theorem *)
Definition top_form := fold_right Z.max 0 (map (fun d => Z.max (Z.abs (fst d)) (Z.abs (fst d + snd d))) forms).
(** The norm of (f, g) after t steps is at most rho^t times [top_form] b. *)
Definition shrunk (b : Z) (t : nat) (f g : Z) :=
  normed (unit_of_ratio ^ Z.of_nat t * f) (unit_of_ratio ^ Z.of_nat t * g) (top_form * b * ratio ^ Z.of_nat t).
Definition enough (n : nat) (b : Z) := top_form * b * ratio ^ Z.of_nat (S n) < one * unit_of_ratio ^ Z.of_nat (S n).

Lemma top_form_positive : 0 <= top_form. Proof. apply Z.leb_le. vm_compute. reflexivity. Qed.
Lemma top_form_right d : In d forms -> Z.abs (fst d) <= top_form /\ Z.abs (fst d + snd d) <= top_form.
Proof.
  unfold top_form. generalize forms as l. induction l as [|e l IH]; intros []; cbn [map fold_right]; [subst; lia|].
  specialize (IH H). lia.
Qed.
Lemma shrunk_at_first b f g : 0 <= g <= f -> f <= b -> shrunk b 0 f g.
Proof.
  intros G B d D. change (Z.of_nat 0) with 0. rewrite !Z.pow_0_r, !Z.mul_1_l, Z.mul_1_r.
  destruct (top_form_right d D) as [T0 T1]. assert (0 <= top_form) by lia.
  apply Z.le_trans with (top_form * f); [|apply Z.mul_le_mono_nonneg_l; lia]. unfold dot.
  assert (A0 : Z.abs (fst d * f) <= top_form * f) by (rewrite Z.abs_mul, (Z.abs_eq f) by lia; apply Z.mul_le_mono_nonneg_r; lia).
  assert (A1 : Z.abs (fst d * f + f * snd d) <= top_form * f).
  { replace (fst d * f + f * snd d) with ((fst d + snd d) * f) by ring. rewrite Z.abs_mul, (Z.abs_eq f) by lia.
    apply Z.mul_le_mono_nonneg_r; lia. }
  rewrite (Z.mul_comm (snd d) g). exact (line _ _ f g _ G A0 A1).
Qed.
Lemma shrunk_again b t f g j h i g' : shrunk b t f g -> 0 <= i < 2 ^ Z.of_nat j -> 2 ^ Z.of_nat j * h = g ->
  2 ^ Z.of_nat (S j) * g' = h - f + 2 * (i * h) -> shrunk b (t + (2 * j + 1)) h g'.
Proof.
  intros N I H G d D. unfold shrunk in N.
  set (u := unit_of_ratio ^ Z.of_nat t) in *. set (r := ratio ^ Z.of_nat t) in *.
  assert (P : unit_of_ratio ^ (2 * Z.of_nat j + 1) * Z.abs (dot (pulled (Z.of_nat j) i d) (u * f) (u * g)) <=
    (2 * ratio) ^ (2 * Z.of_nat j + 1) * (top_form * b * r)).
  { destruct (Nat.lt_ge_cases j (Z.to_nat many)); [apply pulled_small_few|apply pulled_small_many]; assumption. }
  replace (Z.of_nat (t + (2 * j + 1))) with (Z.of_nat t + (2 * Z.of_nat j + 1)) by lia.
  rewrite !(Z.pow_add_r _ (Z.of_nat t)) by lia. fold u r. rewrite Z.pow_mul_l in P.
  rewrite Nat2Z.inj_succ, Z.pow_succ_r in G by lia.
  assert (E2 : 2 ^ (2 * Z.of_nat j + 1) = 2 * (2 ^ Z.of_nat j * 2 ^ Z.of_nat j)).
  { rewrite <- Z.pow_add_r, <- Z.pow_succ_r by lia. f_equal. lia. }
  rewrite E2 in P. assert (E : 0 < 2 ^ Z.of_nat j) by (apply Z.pow_pos_nonneg; lia).
  assert (V : 0 <= unit_of_ratio ^ (2 * Z.of_nat j + 1)) by (apply Z.pow_nonneg; discriminate).
  set (e := 2 ^ Z.of_nat j) in *. set (v := unit_of_ratio ^ (2 * Z.of_nat j + 1)) in *. set (w := ratio ^ (2 * Z.of_nat j + 1)) in *.
  assert (E3 : 0 < e * e) by (apply Z.mul_pos_pos; exact E).
  assert (X : dot (pulled (Z.of_nat j) i d) (u * f) (u * g) = 2 * (e * e) * (u * (fst d * h + snd d * g'))).
  { unfold dot, pulled. cbn [fst snd]. fold e. rewrite <- H.
    transitivity (u * e * (2 * e * h * fst d + snd d * (h - f + 2 * (i * h)))); [ring|]. rewrite <- G. ring. }
  rewrite X, Z.abs_mul, (Z.abs_eq (2 * (e * e))) in P by (clear - E3; lia).
  apply Z.mul_le_mono_pos_l with (2 * (e * e)); [clear - E3; lia|].
  replace (dot d (u * v * h) (u * v * g')) with (v * (u * (fst d * h + snd d * g'))) by (unfold dot; ring).
  rewrite Z.abs_mul, (Z.abs_eq v) by exact V.
  replace (2 * (e * e) * (v * Z.abs (u * (fst d * h + snd d * g')))) with
    (v * (2 * (e * e) * Z.abs (u * (fst d * h + snd d * g')))) by ring.
  eapply Z.le_trans; [exact P|]. apply Z.eq_le_incl. ring.
Qed.
Lemma zero_stays m k f : g_of (divsteps m (State k f 0)) = 0.
Proof. pose proof (halvings m k f 0) as H. rewrite Z.mul_0_r in H. rewrite H. reflexivity. Qed.
Lemma shrunk_late b n t f g : 0 <= b -> enough n b -> (n < t)%nat -> shrunk b t f g -> f = 0.
Proof.
  intros B E L N. destruct (axes_small _ _ _ N) as (A & _ & _). unfold enough in E. pose proof ratio_below as [R0 R1].
  replace (Z.of_nat t) with (Z.of_nat (S n) + Z.of_nat (t - S n)) in A by lia. rewrite !Z.pow_add_r in A by lia.
  set (p := Z.of_nat (t - S n)) in *. assert (Q : ratio ^ p <= unit_of_ratio ^ p) by (apply Z.pow_le_mono_l; lia).
  assert (Q0 : 0 < ratio ^ p) by (apply Z.pow_pos_nonneg; lia).
  set (u := unit_of_ratio ^ Z.of_nat (S n)) in *. set (r := ratio ^ Z.of_nat (S n)) in *.
  assert (T : 0 <= top_form * b * r).
  { apply Z.mul_nonneg_nonneg; [apply Z.mul_nonneg_nonneg; [exact top_form_positive|exact B]|apply Z.pow_nonneg; clear - R0; lia]. }
  assert (C1 : top_form * b * r * ratio ^ p <= top_form * b * r * unit_of_ratio ^ p) by (apply Z.mul_le_mono_nonneg_l; assumption).
  assert (C2 : top_form * b * r * unit_of_ratio ^ p < one * u * unit_of_ratio ^ p) by (apply Z.mul_lt_mono_pos_r; lia).
  destruct (Z.eq_dec f 0) as [|F]; [assumption|exfalso].
  assert (O : 0 <= u * unit_of_ratio ^ p) by (apply Z.mul_nonneg_nonneg; apply Z.pow_nonneg; lia).
  rewrite Z.abs_mul, (Z.abs_eq _ O) in A.
  assert (u * unit_of_ratio ^ p * 1 <= u * unit_of_ratio ^ p * Z.abs f) by (apply Z.mul_le_mono_nonneg_l; lia).
  assert (one * (u * unit_of_ratio ^ p * 1) <= one * (u * unit_of_ratio ^ p * Z.abs f)) by (apply Z.mul_le_mono_nonneg_l; [discriminate|assumption]).
  lia.
Qed.
Theorem steps_suffice n b f g : Z.odd f = true -> 0 <= g <= f -> f <= b -> enough n b ->
  g_of (divsteps n (State 0 f g)) = 0.
Proof.
  intros F G B E. assert (B0 : 0 <= b) by lia.
  assert (K : forall left t f g, (n - t = left)%nat -> (t <= n)%nat -> Z.odd f = true -> shrunk b t f g ->
    g_of (divsteps (n - t) (State 0 f g)) = 0).
  { clear f g F G B. intros left. induction left as [left IH] using lt_wf_ind.
    intros t f g L T F N. destruct (Z.eq_dec g 0) as [->|G]; [apply zero_stays|].
    destruct (there_and_back f g F G) as (j & h & i & g' & O & I & D & H & G').
    pose proof (shrunk_again b t f g j h i g' N I H G') as N'.
    destruct (Nat.le_gt_cases (t + (2 * j + 1)) n) as [S|S].
    - replace (n - t)%nat with (n - (t + (2 * j + 1)) + (2 * j + 1))%nat by lia. rewrite divsteps_add, D.
      apply (IH (n - (t + (2 * j + 1)))%nat); auto; lia.
    - exfalso. rewrite (shrunk_late b n _ h g' B0 E S N') in O. discriminate. }
  replace n with (n - 0)%nat by lia. apply (K (n - 0)%nat); auto; try lia. apply shrunk_at_first; assumption.
Qed.

(** ** For every size *)
Definition count (bits : Z) : Z := (45907 * bits + 26313) / 19929.
(** The norm left after [count] bits steps, in parts of 2^60, rounded up: from size to size. *)
Fixpoint sizes (n : nat) (bits x : Z) : bool :=
  match n with
  | O => true
  | S n => (x <? 2 ^ 60) && (let c := count (bits + 1) - count bits in
      (0 <=? c) && sizes n (bits + 1) (x * 2 * ratio ^ c / unit_of_ratio ^ c + 1))
  end.
Definition left_over (bits x : Z) :=
  2 ^ 60 * (top_form * 2 ^ bits * ratio ^ (count bits + 1)) <= x * (one * unit_of_ratio ^ (count bits + 1)).
Lemma count_positive bits : 0 <= bits -> 0 <= count bits. Proof. intro. apply Z.div_pos; lia. Qed.
Lemma sizes_right n bits x : 0 <= bits -> sizes n bits x = true -> left_over bits x ->
  forall more, bits <= more < bits + Z.of_nat n ->
    top_form * 2 ^ more * ratio ^ (count more + 1) < one * unit_of_ratio ^ (count more + 1).
Proof.
  revert bits x. induction n as [|n IH]; intros bits x B S X more M; [lia|]. cbn [sizes] in S.
  apply andb_prop in S as [S1 S]. cbv zeta in S. apply andb_prop in S as [S2 S]. apply Z.ltb_lt in S1. apply Z.leb_le in S2.
  pose proof (count_positive bits B) as P. unfold left_over in X.
  assert (U : 0 < one * unit_of_ratio ^ (count bits + 1)) by (apply Z.mul_pos_pos; [reflexivity|apply Z.pow_pos_nonneg; [reflexivity|lia]]).
  destruct (Z.eq_dec more bits) as [->|E].
  - apply Z.mul_lt_mono_pos_l with (2 ^ 60); [reflexivity|]. eapply Z.le_lt_trans; [exact X|]. apply Z.mul_lt_mono_pos_r; assumption.
  - apply (IH (bits + 1) (x * 2 * ratio ^ (count (bits + 1) - count bits) / unit_of_ratio ^ (count (bits + 1) - count bits) + 1));
      [lia|exact S| |lia]. unfold left_over. clear IH S. set (c := count (bits + 1) - count bits) in *.
    replace (count (bits + 1) + 1) with (count bits + 1 + c) by (unfold c; ring). rewrite !(Z.pow_add_r _ (count bits + 1) c) by lia.
    rewrite (Z.pow_add_r 2 bits 1), Z.pow_1_r by lia.
    set (u := unit_of_ratio ^ (count bits + 1)) in *. set (r := ratio ^ (count bits + 1)) in *.
    assert (V : 0 < unit_of_ratio ^ c) by (apply Z.pow_pos_nonneg; [reflexivity|exact S2]).
    assert (R : 0 <= ratio ^ c) by (apply Z.pow_nonneg; discriminate).
    pose proof (Z.div_mod (x * 2 * ratio ^ c) (unit_of_ratio ^ c) ltac:(lia)) as D.
    pose proof (Z.mod_pos_bound (x * 2 * ratio ^ c) (unit_of_ratio ^ c) V) as Q.
    set (q := x * 2 * ratio ^ c / unit_of_ratio ^ c) in *.
    replace (2 ^ 60 * (top_form * (2 ^ bits * 2) * (r * ratio ^ c))) with (2 ^ 60 * (top_form * 2 ^ bits * r) * (2 * ratio ^ c)) by ring.
    apply Z.le_trans with (x * (one * u) * (2 * ratio ^ c)); [apply Z.mul_le_mono_nonneg_r; [lia|exact X]|].
    replace (x * (one * u) * (2 * ratio ^ c)) with (x * 2 * ratio ^ c * (one * u)) by ring.
    replace ((q + 1) * (one * (u * unit_of_ratio ^ c))) with ((q + 1) * unit_of_ratio ^ c * (one * u)) by ring.
    apply Z.mul_le_mono_nonneg_r; lia.
Qed.
Definition first := 2 ^ 60 * (top_form * 2 ^ 2 * ratio ^ (count 2 + 1)) / (one * unit_of_ratio ^ (count 2 + 1)) + 1.
Lemma first_right : (2 ^ 60 * (top_form * 2 ^ 2 * ratio ^ (count 2 + 1)) <=? first * (one * unit_of_ratio ^ (count 2 + 1))) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Lemma all_sizes : sizes 814 2 first = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Theorem count_suffices bits f g : 2 <= bits <= 815 -> Z.odd f = true -> 0 <= g <= f -> f < 2 ^ bits ->
  g_of (divsteps (Z.to_nat (count bits)) (State 0 f g)) = 0.
Proof.
  intros B F G T. apply (steps_suffice _ (2 ^ bits)); auto; [lia|]. unfold enough.
  rewrite Nat2Z.inj_succ, Z2Nat.id by (apply count_positive; lia). unfold Z.succ.
  apply (sizes_right 814 2 first ltac:(lia) all_sizes (proj1 (Z.leb_le _ _) first_right)). lia.
Qed.
(** More steps do no harm. *)
Theorem zero_for_ever n m s : g_of (divsteps n s) = 0 -> (n <= m)%nat -> g_of (divsteps m s) = 0.
Proof.
  intros G L. replace m with (m - n + n)%nat by lia. rewrite divsteps_add.
  destruct (divsteps n s) as [k f' g']. cbn [g_of] in G. subst. apply zero_stays.
Qed.
Lemma gcd_half x y : Z.odd x = true -> Z.gcd x (2 * y) = Z.gcd x y.
Proof.
  intro X. apply Z.gcd_unique; [apply Z.gcd_nonneg|apply Z.gcd_divide_l|apply Z.divide_mul_r, Z.gcd_divide_r|].
  intros q Q1 Q2. apply Z.gcd_greatest; [exact Q1|]. apply Z.gauss with 2; [exact Q2|].
  apply Zgcd_1_rel_prime, rel_prime_sym, prime_rel_prime; [exact prime_2|].
  intro T. pose proof (Z.divide_trans _ _ _ T Q1) as [c ->]. rewrite Z.odd_mul in X. apply andb_prop in X as [_ X]. discriminate.
Qed.
Theorem gcd_kept n s : Z.odd (f_of s) = true -> Z.gcd (f_of (divsteps n s)) (g_of (divsteps n s)) = Z.gcd (f_of s) (g_of s).
Proof.
  intro F. induction n as [|n IH]; [reflexivity|]. cbn [divsteps]. rewrite <- IH. pose proof (divsteps_odd n s F) as O.
  destruct (divstep_cases (divsteps n s) O) as [O' C]. set (t := divsteps n s) in *. rewrite <- (gcd_half _ _ O').
  destruct C as [(_ & G & -> & ->)|(_ & -> & ->)].
  - rewrite (Z.gcd_comm (f_of t)). replace (g_of t - f_of t) with (- f_of t + 1 * g_of t) by ring.
    rewrite Z.gcd_add_mult_diag_r, Z.gcd_opp_r. reflexivity.
  - destruct (Z.odd (g_of t)); [|rewrite Z.add_0_r; reflexivity].
    replace (g_of t + f_of t) with (g_of t + 1 * f_of t) by ring. apply Z.gcd_add_mult_diag_r.
Qed.
