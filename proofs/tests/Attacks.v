(** Programs that our own check once took although they are wrong. The checker refuses each, with hints that were made to
    deceive it; beside each stands the nearest program that is right, which it takes. *)
From Coq Require Import ZArith List String Bool.
From Limbforge Require Import Words Program Spec Poly Facts Claims Steps Lower Check Short.
Import ListNotations.
Local Open Scope Z_scope.

(** ** A low part that is not 0
    s = a << 16; t = s >> 8; low(12) t, for a < 2^16. It is 256 for a = 1. *)
Definition low_of (k : Z) : program :=
  P [u64] [i1a (Shl 16) 1 [u64]; i1a (Shr 8) 2 [u64]; i1a (Low k) 3 [u64]] [4%positive].
Definition is_zero : statement := Statement [(0, 65535)] [(0, 0)] 0 [] [].
Definition with_scale (shift : Z) (o : order) : proof :=
  Proof [no_hint; A [] [] [Zero 1 [u 3]; Point 0]; A [] [] [Zero (2 ^ shift) o]] [] [] [].
Definition all_orders : list order :=
  [[]; [u 7]; [u 7; u 4]; [u 7; u 4; u 3]; [d 7; d 4; d 3]; [u 4; u 7; u 3]; [u 3; u 4; u 7]; [d 7]; [u 7; d 4; u 3]].
Example low_is_not_zero : run (low_of 12) [1] = Some [256]. Proof. reflexivity. Qed.
Example low_refused :
  forallb (fun o => forallb (fun k => negb (verify is_zero (low_of 12) (with_scale (Z.of_nat k) o))) (seq 0 24)) all_orders = true.
Proof. vm_compute. reflexivity. Qed.
Example low_taken : verify is_zero (low_of 8) (with_scale 8 [u 7; u 4; u 3]) = true.
Proof. vm_compute. reflexivity. Qed.

(** ** A statement about integers that holds only modulo p
    (b + 7) / 2 and its parity: modulo 7 that is b, but the parity is the other one. *)
Definition seven : field := Field 7 32 1 6 false [(0, 10)] [(0, 20)] [].
Definition other_parity : program :=
  P [u32] [i0 (Words.Const 7) [u32]; i2 Add 1 2 [u32]; i1a (Shr 1) 3 [u32]; i1a (Low 1) 3 [u32]] [4%positive; 5%positive].
Definition parity_hints : proof :=
  Proof [no_hint; no_hint; A [] [] [Fresh; Point 0]; A [] [] [Euclid [t1 1 4] [t1 1 5] 1 [u 5]]] []
    [V 0 [] [u 9; u 8; u 7; u 6; u 5; u 3]] [].
Example parity_is_other : run other_parity [4] = Some [5; 1]. Proof. reflexivity. Qed.
Definition modulo_7 : statement :=
  let s := bytes_parity seven in Statement (s_params s) (s_results s) 7 (s_vanish s) (s_claims s).
Example parity_holds_modulo_7 : verify modulo_7 other_parity parity_hints = true.
Proof. vm_compute. reflexivity. Qed.
Example parity_refused : verifies seven "bytes_parity" other_parity parity_hints = false.
Proof. vm_compute. reflexivity. Qed.

(** ** Another operation's statement
    The program of an addition is that, and nothing else. *)
Definition addition : program := P [u32; u32] [i2 Add 1 2 [u32]] [3%positive].
Definition addition_hints : proof := Proof [] [] [V 0 [] [u 4]] [].
Example addition_taken : verifies seven "add" addition addition_hints = true.
Proof. vm_compute. reflexivity. Qed.
Example addition_refused :
  forallb (fun name => negb (verifies seven name addition addition_hints))
    ["sub"; "mul"; "opp"; "carry"; "square"; "halve"; "select"; "to_bytes"; "mul_small"; "no such name"]%string = true.
Proof. vm_compute. reflexivity. Qed.
(** A result bound, or the width of the word, too small by one. *)
Example narrow_refused :
  verifies (Field 7 32 1 6 false [(0, 10)] [(0, 19)] []) "add" addition addition_hints = false /\
  verifies (Field 7 32 1 6 false [(0, 2 ^ 31)] [(0, 2 ^ 32)] []) "add" addition addition_hints = false.
Proof. split; vm_compute; reflexivity. Qed.

(** ** Hints that define symbols twice, or before their places, or claim what does not hold *)
Example twice_refused : verifies seven "add" addition (Proof [A [Def 1 []] [] []] [] [V 0 [] [u 4]] []) = false.
Proof. vm_compute. reflexivity. Qed.
Example later_refused : verifies seven "add" addition (Proof [A [Def 3 [t1 1 5]] [] []] [] [V 0 [] [u 6]] []) = false.
Proof. vm_compute. reflexivity. Qed.
Example claim_refused :
  verifies seven "add" addition (Proof [A [Goal [t1 1 1] (0, 9) by_intervals] [] []] [] [V 0 [] [u 4]] []) = false.
Proof. vm_compute. reflexivity. Qed.
Example constant_refused : verifies seven "add" addition (Proof [A [] [(1%positive, 0)] []] [] [V 0 [] [u 4]] []) = false.
Proof. vm_compute. reflexivity. Qed.
(** Terms that are added to an expression have to be 0. *)
Example zeros_refused :
  verifies seven "sub" addition (Proof [] [] [V 0 [t1 (-2) 2] [u 4]] []) = false.
Proof. vm_compute. reflexivity. Qed.
