(** Commutative groups, and multiples of their elements.

    Main theorems. [times_add], [times_times]: (m + n) P = m P + n P and (m n) P = m (n P), for integers. *)
From Coq Require Import ZArith Lia.
Local Open Scope Z_scope.

Record commutative_group (G : Type) (neutral : G) (plus : G -> G -> G) (opposite : G -> G) : Prop := {
  commutes : forall p q, plus p q = plus q p;
  associates : forall p q r, plus p (plus q r) = plus (plus p q) r;
  with_neutral : forall p, plus p neutral = p;
  with_opposite : forall p, plus p (opposite p) = neutral }.

Section Multiples.
Variables (G : Type) (neutral : G) (plus : G -> G -> G) (opposite : G -> G).
Hypothesis is_group : commutative_group G neutral plus opposite.
Local Infix "++" := plus.
Lemma plus_comm p q : p ++ q = q ++ p. Proof. apply is_group. Qed.
Lemma plus_assoc p q r : p ++ (q ++ r) = (p ++ q) ++ r. Proof. apply is_group. Qed.
Lemma plus_neutral p : p ++ neutral = p. Proof. apply is_group. Qed.
Lemma neutral_plus p : neutral ++ p = p. Proof. rewrite plus_comm. apply plus_neutral. Qed.
Lemma plus_opposite p : p ++ opposite p = neutral. Proof. apply is_group. Qed.
Lemma plus_cancel p q r : p ++ r = q ++ r -> p = q.
Proof.
  intro E. rewrite <- (plus_neutral p), <- (plus_neutral q), <- (plus_opposite r), !plus_assoc, E. reflexivity.
Qed.
Lemma opposite_unique p q : p ++ q = neutral -> q = opposite p.
Proof. intro E. apply plus_cancel with p. rewrite (plus_comm q), E, (plus_comm (opposite p)). symmetry. apply plus_opposite. Qed.
Lemma opposite_neutral : opposite neutral = neutral.
Proof. symmetry. apply opposite_unique. apply plus_neutral. Qed.
Lemma opposite_opposite p : opposite (opposite p) = p.
Proof. symmetry. apply opposite_unique. rewrite plus_comm. apply plus_opposite. Qed.
Lemma plus_swap p q r s : (p ++ q) ++ (r ++ s) = (p ++ r) ++ (q ++ s).
Proof. rewrite !plus_assoc. f_equal. rewrite <- !plus_assoc. f_equal. apply plus_comm. Qed.
Lemma opposite_plus p q : opposite (p ++ q) = opposite p ++ opposite q.
Proof. symmetry. apply opposite_unique. rewrite plus_swap, !plus_opposite. apply plus_neutral. Qed.

(** n P. *)
Definition times_pos (n : positive) (p : G) : G := Pos.iter (fun q => p ++ q) neutral n.
Definition times (n : Z) (p : G) : G :=
  match n with Z0 => neutral | Zpos n => times_pos n p | Zneg n => opposite (times_pos n p) end.
Lemma times_pos_succ n p : times_pos (Pos.succ n) p = p ++ times_pos n p.
Proof. unfold times_pos. apply Pos.iter_succ. Qed.
Lemma times_succ n p : times (n + 1) p = p ++ times n p.
Proof.
  destruct n as [|n|n]; [reflexivity| |].
  - change (times (Zpos n + 1) p) with (times_pos (n + 1) p). rewrite Pos.add_1_r. apply times_pos_succ.
  - destruct (Pos.eq_dec n 1) as [->|N].
    + cbn. unfold times_pos; cbn. rewrite plus_neutral. symmetry. apply plus_opposite.
    + replace (Zneg n + 1) with (Zneg (Pos.pred n)) by lia. cbn.
      rewrite <- (Pos.succ_pred n N) at 2. rewrite times_pos_succ, opposite_plus, plus_assoc, plus_opposite, neutral_plus.
      reflexivity.
Qed.
Theorem times_add m n p : times (m + n) p = times m p ++ times n p.
Proof.
  revert m. apply Z.bi_induction.
  - intros a b E. rewrite E. tauto.
  - cbn. symmetry. apply neutral_plus.
  - intro m. replace (Z.succ m) with (m + 1) by lia. replace (m + 1 + n) with (m + n + 1) by lia.
    rewrite !times_succ, <- plus_assoc. split; intro E; [rewrite E; reflexivity|].
    rewrite !(plus_comm p) in E. apply plus_cancel in E. exact E.
Qed.
Lemma times_0 p : times 0 p = neutral. Proof. reflexivity. Qed.
Lemma times_1 p : times 1 p = p. Proof. cbn. unfold times_pos; cbn. apply plus_neutral. Qed.
Lemma times_2 p : times 2 p = p ++ p. Proof. rewrite (times_add 1 1), times_1. reflexivity. Qed.
Lemma times_opp n p : times (- n) p = opposite (times n p).
Proof. apply opposite_unique. rewrite <- times_add, Z.add_opp_diag_r. reflexivity. Qed.
Lemma times_sub m n p : times (m - n) p = times m p ++ opposite (times n p).
Proof. unfold Z.sub. rewrite times_add, times_opp. reflexivity. Qed.
Lemma times_of_neutral n : times n neutral = neutral.
Proof.
  revert n. apply Z.bi_induction; [intros a b E; rewrite E; tauto|reflexivity|].
  intro n. replace (Z.succ n) with (n + 1) by lia. rewrite times_succ, neutral_plus. tauto.
Qed.
Lemma times_plus n p q : times n (p ++ q) = times n p ++ times n q.
Proof.
  revert n. apply Z.bi_induction; [intros a b E; rewrite E; tauto|cbn; symmetry; apply plus_neutral|].
  intro n. replace (Z.succ n) with (n + 1) by lia. rewrite !times_succ, (plus_swap p). split; intro E; [rewrite E; reflexivity|].
  rewrite !(plus_comm (p ++ q)) in E. apply plus_cancel in E. exact E.
Qed.
Lemma times_opposite n p : times n (opposite p) = opposite (times n p).
Proof. apply opposite_unique. rewrite <- times_plus, plus_opposite. apply times_of_neutral. Qed.
Theorem times_times m n p : times (m * n) p = times m (times n p).
Proof.
  revert m. apply Z.bi_induction; [intros a b E; rewrite E; tauto|reflexivity|].
  intro m. replace (Z.succ m) with (m + 1) by lia. rewrite Z.mul_add_distr_r, Z.mul_1_l, times_add, times_succ, (plus_comm (times n p)).
  split; intro E; [rewrite E; reflexivity|]. apply plus_cancel with (times n p). exact E.
Qed.
End Multiples.
