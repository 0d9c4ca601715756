(** Primes by Pocklington's criterion.

    Main theorems.
    - [pocklington]: n is prime if n - 1 has prime factors q1, q2, ... with a product above the square root of n, and an a
      for each with a^(n - 1) = 1 modulo n and a^((n - 1) / q) - 1 coprime to n.
    - [certified_ok]: a list of such certificates, each on those before it and on trial division, proves its numbers prime. *)
From Coq Require Import ZArith Znumtheory Zpow_facts List Lia Bool.
From Limbforge Require Import Fermat.
Import ListNotations.
Local Open Scope Z_scope.

Lemma prime_divisor n : 1 < n -> exists r, prime r /\ (r | n).
Proof.
  intro N. assert (H : 0 <= n) by lia. revert n H N. apply (Z_lt_induction (fun n => 1 < n -> exists r, prime r /\ (r | n))).
  intros n IH N. destruct (prime_dec n) as [P|P]; [exists n; split; auto; apply Z.divide_refl|].
  apply not_prime_divide in P as (m & M & D); [|lia]. destruct (IH m) as (r & R & E); [lia|lia|].
  exists r. split; auto. apply Z.divide_trans with m; auto.
Qed.
Lemma small_divisor n : 1 < n -> ~ prime n -> exists r, prime r /\ (r | n) /\ r * r <= n.
Proof.
  intros N P. apply not_prime_divide in P as (m & M & [k E]); [|lia].
  assert (K : 1 < k) by nia. destruct (Z.le_ge_cases m k) as [L|L].
  - destruct (prime_divisor m) as (r & R & D); [lia|]. exists r. split; [exact R|split].
    + apply Z.divide_trans with m; auto. exists k. auto.
    + pose proof (prime_ge_2 r R). apply Z.divide_pos_le in D; [nia|lia].
  - destruct (prime_divisor k) as (r & R & D); [lia|]. exists r. split; [exact R|split].
    + apply Z.divide_trans with k; auto. exists m. lia.
    + pose proof (prime_ge_2 r R). apply Z.divide_pos_le in D; [nia|lia].
Qed.
Lemma mod_of_divisor r n x : 2 <= r -> 2 <= n -> (r | n) -> x mod n = 1 -> x mod r = 1.
Proof.
  intros R N [k E] X. rewrite (Z.div_mod x n) by lia. rewrite X, E.
  replace (k * r * (x / (k * r)) + 1) with (1 + (k * (x / (k * r))) * r) by ring. rewrite Z.mod_add by lia. apply Z.mod_small. lia.
Qed.
Lemma power_of_one x r k : 2 <= r -> 0 <= k -> x mod r = 1 -> x ^ k mod r = 1.
Proof. intros R K E. rewrite Zpower_mod, E, Z.pow_1_l by lia. apply Z.mod_small. lia. Qed.
(** A prime divisor of n is 1 modulo q. *)
Lemma divisor_form n q a r : 2 < n -> Z.odd n = true -> prime q -> (q | n - 1) -> a ^ (n - 1) mod n = 1 ->
  Z.gcd (a ^ ((n - 1) / q) - 1) n = 1 -> prime r -> (r | n) -> (q | r - 1).
Proof.
  intros N O Q D A C R Rn. destruct (Zdivide_dec q (r - 1)) as [?|ND]; auto. exfalso.
  pose proof (prime_ge_2 r R) as R2. pose proof (prime_ge_2 q Q) as Q2.
  assert (R3 : 2 < r).
  { destruct (Z.eq_dec r 2) as [->|]; [|lia]. destruct Rn as [k ->]. rewrite Z.odd_mul, andb_false_r in O. discriminate. }
  set (m := (n - 1) / q) in *. assert (M : n - 1 = m * q) by (unfold m; rewrite Z.mul_comm; apply Z_div_exact_full_2; [lia|]; apply Z.mod_divide; auto; lia).
  assert (M0 : 0 <= m) by (apply Z.div_pos; lia).
  assert (Ar : a ^ (n - 1) mod r = 1) by (apply (mod_of_divisor r n); auto; lia).
  assert (Na : ~ (r | a)).
  { intros [k ->]. replace (n - 1) with (Z.succ (n - 2)) in Ar by lia. rewrite Z.pow_succ_r in Ar by lia.
    replace (k * r * (k * r) ^ (n - 2)) with (k * (k * r) ^ (n - 2) * r) in Ar by ring. rewrite Z.mod_mul in Ar; lia. }
  assert (B : rel_prime q (r - 1)) by (apply prime_rel_prime; auto).
  apply rel_prime_bezout in B as [x y B].
  set (x' := x mod (r - 1)). set (z := - y - q * (x / (r - 1))).
  assert (E : x' * q = 1 + z * (r - 1)).
  { unfold x', z. rewrite Z.mod_eq by lia.
    transitivity (x * q - (r - 1) * (x / (r - 1)) * q); [ring|]. replace (x * q) with (1 - y * (r - 1)) by lia. ring. }
  assert (X0 : 0 <= x' < r - 1) by (apply Z.mod_pos_bound; lia).
  assert (Z0 : 0 <= z).
  { assert (0 < x') by (destruct (Z.eq_dec x' 0) as [Y|]; [rewrite Y in E; exfalso; assert (z * (r - 1) = -1) by lia;
      assert (r - 1 = 1) by (apply Z.divide_1_r_nonneg; [lia|]; exists (- z); lia); lia|lia]).
    assert (1 <= x' * q) by (apply (Z.mul_le_mono_nonneg 1 x' 1 q); lia).
    destruct (Z.le_gt_cases 0 z); auto. exfalso. assert (z * (r - 1) <= -1 * (r - 1)) by (apply Z.mul_le_mono_nonneg_r; lia). lia. }
  assert (H : a ^ m mod r = 1).
  { assert (L : (a ^ (n - 1)) ^ x' mod r = 1) by (apply power_of_one; lia).
    assert (P1 : 0 <= m * z) by (apply Z.mul_nonneg_nonneg; auto).
    assert (P2 : 0 <= (r - 1) * (m * z)) by (apply Z.mul_nonneg_nonneg; lia).
    assert (X : (n - 1) * x' = m + (r - 1) * (m * z)).
    { rewrite M. transitivity (m * (x' * q)); [ring|]. rewrite E. ring. }
    rewrite <- Z.pow_mul_r, X, Z.pow_add_r, (Z.pow_mul_r a (r - 1)), Zmult_mod in L by lia.
    rewrite (power_of_one (a ^ (r - 1)) r (m * z)) in L by (auto; try lia; apply fermat; auto).
    rewrite Z.mul_1_r, Z.mod_mod in L by lia. exact L. }
  assert (Dv : (r | a ^ m - 1)).
  { apply Z.mod_divide; [lia|]. rewrite Zminus_mod, H, (Z.mod_small 1), Z.sub_diag by lia. apply Z.mod_0_l. lia. }
  pose proof (Z.gcd_greatest _ _ _ Dv Rn) as G. rewrite C in G. apply Z.divide_1_r_nonneg in G; lia.
Qed.
Definition factor_ok (n : Z) (qa : Z * Z) : bool :=
  let (q, a) := qa in
  let x := Zpow_mod a ((n - 1) / q) n in
  ((n - 1) mod q =? 0) && (Zpow_mod x q n =? 1) && (Z.gcd (x - 1) n =? 1).
Fixpoint distinct (l : list Z) : bool := match l with [] => true | q :: l => forallb (fun r => negb (q =? r)) l && distinct l end.
Definition pocklington_ok (n : Z) (l : list (Z * Z)) : bool :=
  (2 <? n) && Z.odd n && forallb (factor_ok n) l && distinct (map fst l) && (n <? product (map fst l) * product (map fst l)).
Lemma product_divides l x : Forall prime l -> distinct l = true -> (forall q, In q l -> (q | x)) -> (product l | x).
Proof.
  induction l as [|q l IH]; intros P D H; [exists x; cbn; lia|]. inversion P; subst. cbn [distinct] in D. apply andb_prop in D as [D1 D2].
  destruct (IH H3 D2) as [k E]; [intros; apply H; right; auto|]. change (product (q :: l)) with (q * product l).
  assert (Q : (q | k)).
  { pose proof (H q (or_introl eq_refl)) as Qx. rewrite E in Qx. apply prime_mult in Qx as [?|Qx]; auto. exfalso.
    apply divides_product in Qx as (r & I & Qr); auto. rewrite forallb_forall in D1. specialize (D1 r I).
    rewrite Forall_forall in H3. apply prime_div_prime in Qr; auto. subst. rewrite Z.eqb_refl in D1. discriminate. }
  destruct Q as [j ->]. exists j. rewrite E. ring.
Qed.
Theorem pocklington n l : pocklington_ok n l = true -> Forall prime (map fst l) -> prime n.
Proof.
  intros H P. unfold pocklington_ok in H. repeat (apply andb_prop in H as [H ?]).
  apply Z.ltb_lt in H, H0. destruct (prime_dec n) as [|N]; auto. exfalso.
  destruct (small_divisor n) as (r & R & Rn & S); auto; [lia|]. pose proof (prime_ge_2 r R).
  assert (D : (product (map fst l) | r - 1)).
  { apply product_divides; auto. intros q I. apply in_map_iff in I as ([q' a] & E & I). cbn in E. subst q'.
    rewrite forallb_forall in H2. specialize (H2 _ I). unfold factor_ok in H2. repeat (apply andb_prop in H2 as [H2 ?]).
    assert (Q : 2 <= q) by (rewrite Forall_forall in P; apply prime_ge_2, P, in_map_iff; exists (q, a); auto).
    apply Z.eqb_eq in H2, H5, H6. rewrite !Zpow_mod_correct in H6 by lia. rewrite Zpow_mod_correct in H5 by lia.
    assert (A : a ^ (n - 1) mod n = 1).
    { rewrite <- Zpower_mod, <- Z.pow_mul_r in H6 by (try apply Z.div_pos; lia).
      replace ((n - 1) / q * q) with (n - 1) in H6; auto. rewrite Z.mul_comm. apply Z_div_exact_full_2; lia. }
    clear H6. apply (divisor_form n q a r); auto.
    - rewrite Forall_forall in P. apply P. apply in_map_iff. exists (q, a). auto.
    - apply Z.mod_divide; auto. rewrite Forall_forall in P. pose proof (prime_ge_2 q (P q ltac:(apply in_map_iff; exists (q, a); auto))). lia.
    - set (x := a ^ ((n - 1) / q)) in *. transitivity (Z.gcd (x mod n - 1) n); [|exact H5].
      rewrite (Z.gcd_comm (x - 1)), (Z.gcd_comm (x mod n - 1)).
      rewrite (Z.mod_eq x n) by lia. replace (x - n * (x / n) - 1) with (x - 1 + (- (x / n)) * n) by ring.
      symmetry. apply Z.gcd_add_mult_diag_r. }
  apply Z.divide_pos_le in D; [|lia].
  assert (product (map fst l) * product (map fst l) <= (r - 1) * (r - 1) \/ product (map fst l) < 0).
  { destruct (Z.le_gt_cases 0 (product (map fst l))); [left; apply Z.mul_le_mono_nonneg; lia|right; lia]. }
  assert (0 <= product (map fst l)).
  { revert P. generalize (map fst l). clear. intros k P. induction P as [|q k Q P IH]; [cbn; lia|].
    change (product (q :: k)) with (q * product k). pose proof (prime_ge_2 q Q). apply Z.mul_nonneg_nonneg; lia. }
  lia.
Qed.
(** By trial division, for small numbers. *)
Definition trial (n : Z) : bool :=
  (1 <? n) && forallb (fun i => negb (n mod (Z.of_nat i + 2) =? 0)) (seq 0 (Z.to_nat (Z.sqrt n))).
Lemma trial_ok n : trial n = true -> prime n.
Proof.
  unfold trial. intro H. apply andb_prop in H as [H F]. apply Z.ltb_lt in H. destruct (prime_dec n) as [|N]; auto. exfalso.
  destruct (small_divisor n) as (r & R & D & S); auto. pose proof (prime_ge_2 r R).
  assert (r <= Z.sqrt n) by (apply Z.sqrt_le_square; lia).
  rewrite forallb_forall in F. specialize (F (Z.to_nat (r - 2))). rewrite Z2Nat.id in F by lia.
  replace (r - 2 + 2) with r in F by ring. apply Z.mod_divide in D; [|lia]. rewrite D in F. discriminate F. apply in_seq. lia.
Qed.

(** ** Certificates: each number with prime factors, which are small or were proved prime before *)
Definition certificate : Type := list (Z * list (Z * Z)).
(* Not [&&]: the virtual machine would compute both sides. *)
Definition small (q : Z) : bool := if q <? 1000000 then trial q else false.
Fixpoint certified (known : list Z) (c : certificate) : bool :=
  match c with
  | [] => true
  | (n, l) :: c => forallb (fun '(q, _) => existsb (Z.eqb q) known || small q) l && pocklington_ok n l && certified (n :: known) c
  end.
Lemma certified_from c : forall known, Forall prime known -> certified known c = true -> Forall prime (map fst c).
Proof.
  induction c as [|[n l] c IH]; intros known K H; cbn [map fst]; constructor;
    cbn [certified] in H; apply andb_prop in H as [H C]; apply andb_prop in H as [F P];
    assert (N : prime n) by (apply (pocklington n l P); apply Forall_forall; intros q I; apply in_map_iff in I as ([q' a] & E & I);
      cbn [fst] in E; subst q'; rewrite forallb_forall in F; specialize (F _ I); cbn in F; apply orb_prop in F as [F|F];
      [apply existsb_exists in F as (r & R & E); apply Z.eqb_eq in E; subst r; rewrite Forall_forall in K; auto
      |unfold small in F; destruct (q <? 1000000); [apply trial_ok; exact F|discriminate F]]); auto.
  apply (IH (n :: known)); auto.
Qed.
Theorem certified_ok c n : certified [] c = true -> In n (map fst c) -> prime n.
Proof. intros H I. apply certified_from in H; auto. rewrite Forall_forall in H. auto. Qed.
(** The kernel's virtual machine computes. *)
Ltac by_certificate c := apply (certified_ok c); [vm_cast_no_check (eq_refl true)|unfold c; cbn [map fst In]; tauto].
