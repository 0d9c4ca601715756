(** Short names for the terms of machine-made files, and the form of their theorems. *)
From Coq Require Import ZArith List String.
From Limbforge Require Import Words Program Spec Poly Facts Claims Steps Lower Check.
Import ListNotations.
Local Open Scope Z_scope.

(** The program computes what the name says, for this representation. *)
Definition proves (f : field) (name : string) (p : program) : Prop :=
  exists s, statement_of f name = Some s /\ correct s p.
Definition verifies (f : field) (name : string) (p : program) (x : proof) : bool :=
  match statement_of f name with Some s => verify s p x | None => false end.
Theorem verified f name p x : verifies f name p x = true -> proves f name p.
Proof.
  unfold verifies, proves. destruct (statement_of f name) as [s|]; [|discriminate]. intro H. exists s. split; auto.
  apply (verify_ok s p x H).
Qed.

(** Names for files in which text has no meaning of its own. *)
Definition name_mul := "mul"%string.
Definition name_square := "square"%string.

Definition u1 := Ty 1 false. Definition u8 := Ty 8 false. Definition u32 := Ty 32 false.
Definition u64 := Ty 64 false. Definition u128 := Ty 128 false.
Definition i1 := Ty 1 true. Definition i8 := Ty 8 true. Definition i32 := Ty 32 true.
Definition i64 := Ty 64 true. Definition i128 := Ty 128 true.
Definition i0 o ts := I o [] ts.
Definition i1a o a ts := I o [a] ts.
Definition i2 o a b ts := I o [a; b] ts.
Definition i3 o a b c ts := I o [a; b; c] ts.
Arguments i1a o a%positive ts.
Arguments i2 o (a b)%positive ts.
Arguments i3 o (a b c)%positive ts.
Definition t0 (c : Z) : Z * mono := (c, []).
Definition t1 (c : Z) (s : sym) : Z * mono := (c, [s]).
Definition t2 (c : Z) (s t : sym) : Z * mono := (c, [s; t]).
Definition t3 (c : Z) (s t v : sym) : Z * mono := (c, [s; t; v]).
Arguments t1 c%Z s%positive.
Arguments t2 c%Z (s t)%positive.
Arguments t3 c%Z (s t v)%positive.
Definition u (s : sym) : sym * bool := (s, false).
Definition d (s : sym) : sym * bool := (s, true).
Arguments u s%positive.
Arguments d s%positive.
Definition at_ (n : nat) := Some n.
Arguments at_ n%nat.
Definition no_hint : hint := A [] [] [].
Arguments Split s%positive e k%Z w.
Arguments Borrow s%positive e k%Z w.
Arguments Def s%positive e.
Arguments Pick s%positive c x y.
Arguments Bit s%positive b x y.
