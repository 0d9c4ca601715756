(** Programs and the interpreter that is their meaning: part of what a reader has to trust.

    A program is a list of instructions in single-assignment form. Values are numbered from 1 in order of definition,
    parameters first (Rust numbers them from 0). The interpreter is executable, and tests run it beside the evaluator of
    crate limbforge. It gives [None] as soon as a value does not fit its type: a proved program never has a value that is
    stored in fewer bits than it needs. *)
From Coq Require Import ZArith List FMapPositive.
Import ListNotations.
Local Open Scope Z_scope.
From Limbforge Require Import Words.
Module M := PositiveMap.

Definition value := positive.
Record inst := I { i_op : op; i_args : list value; i_types : list ty }.
Record program := P {
  p_params : list ty;          (* their values are 1, 2, ... *)
  p_insts : list inst;         (* each defines as many values as it has types *)
  p_results : list value }.

Definition words := M.t Z.     (* the values defined so far *)

(** [x] is the next value, number [n], if it fits its type. *)
Fixpoint store (n : positive) (xs : list Z) (ts : list ty) (m : words) : option (positive * words) :=
  match xs, ts with
  | [], [] => Some (n, m)
  | x :: xs, t :: ts => if fits x t then store (Pos.succ n) xs ts (M.add n x m) else None
  | _, _ => None
  end.
Fixpoint load (m : words) (vs : list value) : option (list Z) :=
  match vs with
  | [] => Some []
  | v :: vs => match M.find v m, load m vs with Some x, Some xs => Some (x :: xs) | _, _ => None end
  end.
Fixpoint exec (n : positive) (is : list inst) (m : words) : option words :=
  match is with
  | [] => Some m
  | I o args ts :: is =>
    match ts, load m args with
    | t :: _, Some xs =>
      match apply o t xs with
      | Some rs => match store n rs ts m with Some (n, m) => exec n is m | None => None end
      | None => None end
    | _, _ => None
    end
  end.

(** The results of a program for these parameters. *)
Definition run (p : program) (xs : list Z) : option (list Z) :=
  match store 1 xs (p_params p) (M.empty Z) with
  | Some (n, m) => match exec n (p_insts p) m with Some m => load m (p_results p) | None => None end
  | None => None
  end.
