(** Instructions as small steps over symbols, with the lemma that these steps mean what the interpreter does.
    Nothing here has to be trusted. *)
From Coq Require Import ZArith List Lia Bool FMapPositive.
From Limbforge Require Import Words Program Poly Facts Claims Steps.
Import ListNotations.
Local Open Scope Z_scope.

Definition var (s : sym) : poly := [(1, [s])].
Lemma var_ok r s : pe r (var s) = r s. Proof. cbn [var pe me]. ring. Qed.

(** ** One instruction: its steps, its results, and the next symbol. Ways are hints, used in order. *)
Definition result := (list step * list poly * sym)%type.
Definition first (ws : list way) : way := match ws with w :: _ => w | [] => Point 0 end.
Definition wrapped (n : sym) (t : ty) (e : poly) (ws : list way) : result :=
  if signed t then
    let h := 2 ^ (bits t - 1) in
    let v := Pos.succ (Pos.succ n) in
    ([Split n (e ++ plit h) (bits t) (first ws); Def v ((1, [Pos.succ n]) :: plit (- h))], [var v], Pos.succ v)
  else ([Split n e (bits t) (first ws)], [var (Pos.succ n)], Pos.succ (Pos.succ n)).
Definition after (s : step) (x : result) : result := let '(st, rs, n) := x in (s :: st, rs, n).
Definition lower (n : sym) (o : op) (t : ty) (args : list poly) (ws : list way) : option result :=
  let w := bits t in
  let lo := Pos.succ n in
  let n2 := Pos.succ lo in
  let ws1 := List.tl ws in
  match o, args with
  | Words.Const k, [] => Some ([], [plit k], n)
  | Add, [x; y] => Some (wrapped n t (x ++ y) ws)
  | AddCarry, [x; y; c] => Some ([Split n (x ++ y ++ c) w (first ws)], [var lo; var n], n2)
  | Sub, [x; y] => Some (wrapped n t (psub x y) ws)
  | SubBorrow, [x; y; b] => Some ([Borrow n (psub (psub x y) b) w (first ws)], [var lo; var n], n2)
  | Mul, [x; y] => Some (wrapped n t (pmul x y) ws)
  | MulHi, [x; y] => Some ([Split n (pmul x y) w (first ws)], [var n], n2)
  | Shl k, [x] => Some (wrapped n t (pscale (2 ^ k) x) ws)
  | Shr k, [x] => Some (after (Split n x k (first ws)) (wrapped n2 t (var n) ws1))
  | Low k, [x] => Some ([Split n x k (first ws)], [var lo], n2)
  | FunnelShr k, [x; y] => Some (after (Split n (pscale (2 ^ w) x ++ y) k (first ws)) (wrapped n2 t (var n) ws1))
  | Select, [c; x; y] => Some ([Pick n c x y], [var n], lo)
  | And, [x; y] => Some ([Bit n BAnd x y], [var n], lo)
  | Or, [x; y] => Some ([Bit n BOr x y], [var n], lo)
  | Xor, [x; y] => Some ([Bit n BXor x y], [var n], lo)
  | Not, [x] => Some ([Def n (psub (plit (if signed t then -1 else 2 ^ w - 1)) x)], [var n], lo)
  | Madd52Lo, [x; y; z] | Madd52Hi, [x; y; z] =>
    let a := n2 in let b := Pos.succ (Pos.succ a) in
    let part := match o with Madd52Lo => Pos.succ b | _ => b end in
    Some (after (Split n x 52 (first ws)) (after (Split a y 52 (first ws1))
      (after (Split b (pmul (var lo) (var (Pos.succ a))) 52 (first (List.tl ws1)))
        (wrapped (Pos.succ (Pos.succ b)) t (var part ++ z) (List.tl (List.tl ws1))))))
  | Fma51Lo, [x; y; z] | Fma51Hi, [x; y; z] =>
    let a := n2 in let b := Pos.succ (Pos.succ a) in
    let less := pmul (var (Pos.succ b)) (psub (plit 1) (var a)) in
    let part := match o with
      | Fma51Lo => psub (var lo) (plit (2 ^ 50)) ++ pscale (2 ^ 51) less
      | _ => psub (var n) less end in
    Some (after (Split n (pmul x y ++ plit (2 ^ 50)) 51 (first ws))
      (after (Split a (var lo ++ plit (2 ^ 51 - 1)) 51 (first ws1)) (after (Split b (var n) 1 (first (List.tl ws1)))
        (wrapped (Pos.succ (Pos.succ b)) t (part ++ z) (List.tl (List.tl ws1))))))
  | Maddlu, [x; y; z] => Some ([Split n (pmul x y ++ z) w (first ws)], [var lo], n2)
  | Maddhu, [x; y; z] => Some ([Split n (pmul x y ++ z) w (first ws)], [var n], n2)
  | Cadd, [x; y; z] => Some (after (Split n (x ++ y) w (first ws)) (wrapped n2 t (var n ++ z) ws1))
  | Madd57lu, [x; y; z] => Some (after (Split n (pmul x y) 57 (first ws)) (wrapped n2 t (var lo ++ z) ws1))
  | Madd57hu, [x; y; z] => Some (after (Split n (pmul x y) 57 (first ws)) (wrapped n2 t (var n ++ z) ws1))
  | Sraiadd k, [x; y] => Some (after (Split n y k (first ws)) (wrapped n2 t (x ++ var n) ws1))
  | _, _ => None
  end.

Lemma wrapped_ok r n t e ws st rs n' : wrapped n t e ws = (st, rs, n') -> Forall (holds r) st ->
  map (pe r) rs = [wrap t (pe r e)].
Proof.
  unfold wrapped, wrap. destruct (signed t); intros E H; inversion E; subst; clear E.
  - inversion H as [|? ? H1 H2]; subst. inversion H2 as [|? ? H3 _]; subst. cbn [holds] in *. cbn [map]. rewrite var_ok, H3.
    cbn [pe me]. rewrite plit_ok. destruct H1 as [_ ->]. rewrite pe_app, plit_ok. f_equal. ring.
  - inversion H as [|? ? H1 _]; subst. cbn [holds] in H1. cbn [map]. rewrite var_ok. destruct H1 as [_ ->]. reflexivity.
Qed.
Lemma after_ok r s x st rs n' : after s x = (st, rs, n') -> Forall (holds r) st ->
  holds r s /\ exists st' , x = (st', rs, n') /\ Forall (holds r) st'.
Proof. destruct x as [[a b] c]. cbn. intros E H. inversion E; subst. inversion H; subst. eauto. Qed.
Lemma var_cons r s p : pe r ((1, [s]) :: p) = r s + pe r p.
Proof. cbn [pe me]. ring. Qed.
Lemma pscale_ok' r k p : pe r (pscale k p) = pe r p * k.
Proof. rewrite pscale_ok. ring. Qed.
Lemma some_eq (x y : result) : Some x = Some y -> x = y.
Proof. congruence. Qed.
Ltac norm := rewrite ?pe_app, ?psub_ok, ?pmul_ok, ?pscale_ok', ?plit_ok, ?var_ok, ?var_cons, ?Z.add_assoc.
Ltac known := norm; repeat (match goal with h : ?r ?s = _ |- context [?r ?s] => rewrite h end; norm).
Lemma lower_ok r n o t args ws st rs n' : lower n o t args ws = Some (st, rs, n') ->
  Forall (holds r) st -> Forall (good r) st -> apply o t (map (pe r) args) = Some (map (pe r) rs).
Proof.
  intros E H G. unfold lower in E.
  destruct o; (destruct args as [|x [|y [|z [|]]]]; try discriminate); cbn [map apply];
    (apply some_eq in E as E' || discriminate); clear E;
    repeat (match type of E' with after _ _ = _ => apply (after_ok r) in E' as [? [? [E' ?]]]; auto end);
    try (match type of E' with wrapped _ _ _ _ = _ => apply (wrapped_ok r) in E'; [|assumption]; rewrite E' end;
         cbn [holds] in *; repeat match goal with h : _ /\ _ |- _ => destruct h end; known; try reflexivity;
         do 3 f_equal; unfold rest, nearest, less; known; change (2 ^ 1) with 2; ring);
    try (inversion E'; subst; clear E'); cbn [map]; try reflexivity; try (known; reflexivity);
    inversion H as [|? ? H1 _]; subst; cbn [holds bits_of] in H1;
    try (match type of H1 with _ /\ _ => destruct H1 as [H1 H2] end); try (known; reflexivity).
  (* select: the condition is 0 or 1 *)
  inversion G as [|? ? G1 _]; subst. cbn [good] in G1. rewrite var_ok, H1. destruct G1 as [-> | ->]; reflexivity.
Qed.

(** ** Programs: the steps, and all values with their types *)
(** Hints of an instruction: steps before it, values that are constants by now, and the ways of its splits. *)
Record hint := A { a_before : list step; a_consts : list (value * Z); a_ways : list way }.
Fixpoint next (n : sym) (p : list step) : sym :=
  match p with
  | [] => n
  | Split _ _ _ _ :: p | Borrow _ _ _ _ :: p => next (Pos.succ (Pos.succ n)) p
  | Goal _ _ _ :: p => next n p
  | _ :: p => next (Pos.succ n) p
  end.
Definition polys := M.t poly.
Fixpoint ploads (m : polys) (vs : list value) : option (list poly) :=
  match vs with
  | [] => Some []
  | v :: vs => match M.find v m, ploads m vs with Some x, Some xs => Some (x :: xs) | _, _ => None end
  end.
Fixpoint pstore (v : value) (ps : list poly) (ts : list ty) (m : polys) : option (value * polys * list (poly * ty)) :=
  match ps, ts with
  | [], [] => Some (v, m, [])
  | p :: ps, t :: ts =>
    match pstore (Pos.succ v) ps ts (M.add v p m) with Some (v, m, l) => Some (v, m, (p, t) :: l) | None => None end
  | _, _ => None
  end.
(** The values with these constants in their places, and the claims that they are constant. *)
Fixpoint constants (l : list (value * Z)) (m : polys) : list step * polys :=
  match l with
  | [] => ([], m)
  | (v, k) :: l =>
    let (st, m') := constants l m in
    match M.find v m with Some p => (Goal p (k, k) by_intervals :: st, M.add v (plit k) m') | None => (st, m') end
  end.
Fixpoint elaborate (n : sym) (v : value) (is : list inst) (hs : list hint) (m : polys)
  : option (list step * list (poly * ty) * polys) :=
  match is with
  | [] => Some ([], [], m)
  | I o args ts :: is =>
    let '(h, hs) := match hs with h :: hs => (h, hs) | [] => (A [] [] [], []) end in
    let (claims, m') := constants (a_consts h) m in
    match ts, ploads m' args with
    | t :: _, Some xs =>
      match lower (next n (a_before h)) o t xs (a_ways h) with
      | Some (st, rs, n) =>
        match pstore v rs ts m with
        | Some (v, m, l) =>
          match elaborate n v is hs m with
          | Some (st', l', m) => Some (a_before h ++ claims ++ st ++ st', l ++ l', m)
          | None => None end
        | None => None end
      | None => None end
    | _, _ => None
    end
  end.
Definition agree (r : env) (m : polys) (w : words) : Prop := forall v p, M.find v m = Some p -> M.find v w = Some (pe r p).
Definition fit (r : env) (l : list (poly * ty)) : Prop := Forall (fun '(p, t) => fits (pe r p) t = true) l.
Lemma loads_ok r m w vs ps : agree r m w -> ploads m vs = Some ps -> load w vs = Some (map (pe r) ps).
Proof.
  intro H; revert ps; induction vs as [|v vs IH]; cbn [ploads load]; intros ps E; [inversion E; reflexivity|].
  destruct (M.find v m) as [p|] eqn:Ev; [|discriminate]. destruct (ploads m vs) as [qs|]; [|discriminate].
  inversion E; subst. rewrite (H v p Ev), (IH qs eq_refl). reflexivity.
Qed.
Lemma agree_add r m w v p : agree r m w -> agree r (M.add v p m) (M.add v (pe r p) w).
Proof.
  intros H u q E. destruct (Pos.eq_dec u v) as [->|N].
  - rewrite M.gss in *. congruence.
  - rewrite M.gso in * by auto. auto.
Qed.
Lemma store_ok r v ps ts m v' m' l w : agree r m w -> pstore v ps ts m = Some (v', m', l) -> fit r l ->
  exists w', store v (map (pe r) ps) ts w = Some (v', w') /\ agree r m' w'.
Proof.
  revert v ts m v' m' l w; induction ps as [|p ps IH]; intros v ts m v' m' l w H E F; destruct ts as [|t ts];
    cbn [pstore store map] in *; try discriminate.
  - inversion E; subst. eauto.
  - destruct (pstore (Pos.succ v) ps ts (M.add v p m)) as [[[a b] c]|] eqn:E1; [|discriminate].
    inversion E; subst. inversion F as [|? ? F1 F2]; subst. rewrite F1. eapply IH; [|exact E1|exact F2]. apply agree_add; auto.
Qed.
Lemma constants_ok r l m w st m' : agree r m w -> constants l m = (st, m') -> Forall (good r) st -> agree r m' w.
Proof.
  intro H. revert st m'; induction l as [|[v k] l IH]; cbn [constants]; intros st m' E G; [inversion E; subst; auto|].
  destruct (constants l m) as [st1 m1]. destruct (M.find v m) as [p|] eqn:Ev; inversion E; subst; clear E.
  - inversion G as [|? ? G1 G2]; subst. cbn [good] in G1. specialize (IH _ _ eq_refl G2). intros u q E.
    destruct (Pos.eq_dec u v) as [->|N].
    + rewrite M.gss in E. inversion E; subst. rewrite plit_ok, (H v p Ev). f_equal. unfold inI in G1. cbn in G1. lia.
    + rewrite M.gso in E by auto. auto.
  - apply (IH _ _ eq_refl G).
Qed.
Theorem elaborate_ok r is : forall n v hs m st l m' w, elaborate n v is hs m = Some (st, l, m') ->
  Forall (holds r) st -> Forall (good r) st -> fit r l -> agree r m w ->
  exists w', exec v is w = Some w' /\ agree r m' w'.
Proof.
  induction is as [|[o args ts] is IH]; intros n v hs m st l m' w E H G F Hw; cbn [elaborate exec] in *.
  { inversion E; subst. eauto. }
  destruct (match hs with h :: hs => (h, hs) | [] => (A [] [] [], []) end) as [h hs'].
  destruct (constants (a_consts h) m) as [claims mc] eqn:Ek.
  destruct ts as [|t ts]; [discriminate|]. destruct (ploads mc args) as [xs|] eqn:El; [|discriminate].
  destruct (lower _ _ _ _ _) as [[[st1 rs] n1]|] eqn:E1; [|discriminate].
  destruct (pstore _ _ _ _) as [[[v1 m1] l1]|] eqn:E2; [|discriminate].
  destruct (elaborate _ _ _ _ _) as [[[st2 l2] m2]|] eqn:E3; [|discriminate]. inversion E; subst; clear E.
  apply Forall_app in H as [_ H]. apply Forall_app in H as [_ H]. apply Forall_app in H as [H1 H2].
  apply Forall_app in G as [_ G]. apply Forall_app in G as [G0 G]. apply Forall_app in G as [G1 G2]. apply Forall_app in F as [F1 F2].
  rewrite (loads_ok r mc w args xs (constants_ok r _ _ _ _ _ Hw Ek G0) El). rewrite (lower_ok r _ _ _ _ _ _ _ _ E1 H1 G1).
  destruct (store_ok r v rs (t :: ts) m v1 m1 l1 w Hw E2 F1) as [w1 [A1 A2]]. rewrite A1.
  eapply IH; eauto.
Qed.
