(** The meaning of the 26 operations: part of what a reader has to trust.

    It follows [ir::op::apply] of crate limbforge line by line. Every result is an exact integer expression of the
    arguments, reduced modulo a power of two or divided by one. [x / y] is the floor of the quotient and [x mod y] lies
    in [0 .. y - 1], as in Coq's library. *)
From Coq Require Import ZArith List.
Import ListNotations.
Local Open Scope Z_scope.

(** The type of a value: its width in bits, and whether it is read as two's complement. *)
Record ty := Ty { bits : Z; signed : bool }.
Arguments Ty bits%Z signed.
Definition least (t : ty) : Z := if signed t then - 2 ^ (bits t - 1) else 0.
Definition greatest (t : ty) : Z := if signed t then 2 ^ (bits t - 1) - 1 else 2 ^ bits t - 1.
Definition fits (x : Z) (t : ty) : bool := (least t <=? x) && (x <=? greatest t).

(** Operations with their immediates, in the order of the table in [ir/op.rs]. *)
Inductive op :=
| Const (k : Z) | Add | AddCarry | Sub | SubBorrow | Mul | MulHi
| Shl (k : Z) | Shr (k : Z) | Low (k : Z) | FunnelShr (k : Z)
| Select | And | Or | Xor | Not
| Madd52Lo | Madd52Hi | Fma51Lo | Fma51Hi | Maddlu | Maddhu | Cadd | Madd57lu | Madd57hu | Sraiadd (k : Z).
Arguments Const k%Z.
Arguments Shl k%Z.
Arguments Shr k%Z.
Arguments Low k%Z.
Arguments FunnelShr k%Z.
Arguments Sraiadd k%Z.

(** [e] reduced modulo [2 ^ bits] into the range of the type. *)
Definition wrap (t : ty) (e : Z) : Z :=
  if signed t then (e + 2 ^ (bits t - 1)) mod 2 ^ bits t - 2 ^ (bits t - 1) else e mod 2 ^ bits t.

(** The multiple of [2 ^ 51] nearest to [xy], divided by it, and what it leaves; of two as near, the even one. *)
Definition less (xy : Z) : Z :=
  let raised := xy + 2 ^ 50 in
  (raised / 2 ^ 51) mod 2 * (1 - (raised mod 2 ^ 51 + (2 ^ 51 - 1)) / 2 ^ 51).
Definition nearest (xy : Z) : Z := (xy + 2 ^ 50) / 2 ^ 51 - less xy.
Definition rest (xy : Z) : Z := (xy + 2 ^ 50) mod 2 ^ 51 - 2 ^ 50 + less xy * 2 ^ 51.

(** The results of an operation, of which the first has type [t]; [None] if the number of arguments is wrong or a
    condition is neither 0 nor 1. *)
Definition apply (o : op) (t : ty) (args : list Z) : option (list Z) :=
  let w := bits t in
  match o, args with
  | Const k, [] => Some [k]
  | Add, [x; y] => Some [wrap t (x + y)]
  | AddCarry, [x; y; c] => Some [(x + y + c) mod 2 ^ w; (x + y + c) / 2 ^ w]
  | Sub, [x; y] => Some [wrap t (x - y)]
  | SubBorrow, [x; y; b] => Some [(x - y - b) mod 2 ^ w; - ((x - y - b) / 2 ^ w)]
  | Mul, [x; y] => Some [wrap t (x * y)]
  | MulHi, [x; y] => Some [x * y / 2 ^ w]
  | Shl k, [x] => Some [wrap t (x * 2 ^ k)]
  | Shr k, [x] => Some [wrap t (x / 2 ^ k)]
  | Low k, [x] => Some [x mod 2 ^ k]
  | FunnelShr k, [x; y] => Some [wrap t ((x * 2 ^ w + y) / 2 ^ k)]
  | Select, [c; x; y] => if c =? 1 then Some [x] else if c =? 0 then Some [y] else None
  | And, [x; y] => Some [Z.land x y]
  | Or, [x; y] => Some [Z.lor x y]
  | Xor, [x; y] => Some [Z.lxor x y]
  | Not, [x] => Some [(if signed t then -1 else 2 ^ w - 1) - x]
  | Madd52Lo, [x; y; z] => Some [wrap t ((x mod 2 ^ 52) * (y mod 2 ^ 52) mod 2 ^ 52 + z)]
  | Madd52Hi, [x; y; z] => Some [wrap t ((x mod 2 ^ 52) * (y mod 2 ^ 52) / 2 ^ 52 + z)]
  | Fma51Lo, [x; y; z] => Some [wrap t (rest (x * y) + z)]
  | Fma51Hi, [x; y; z] => Some [wrap t (nearest (x * y) + z)]
  | Maddlu, [x; y; z] => Some [(x * y + z) mod 2 ^ w]
  | Maddhu, [x; y; z] => Some [(x * y + z) / 2 ^ w]
  | Cadd, [x; y; z] => Some [wrap t ((x + y) / 2 ^ w + z)]
  | Madd57lu, [x; y; z] => Some [wrap t (x * y mod 2 ^ 57 + z)]
  | Madd57hu, [x; y; z] => Some [wrap t (x * y / 2 ^ 57 + z)]
  | Sraiadd k, [x; y] => Some [wrap t (x + y / 2 ^ k)]
  | _, _ => None
  end.
