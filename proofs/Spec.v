(** Statements: what each operation has to compute, by its name, the prime and the representation. This is part of what
    a reader has to trust; it follows [ops/statements/] of crate limbforge.

    A statement speaks of the words of the parameters and then of the results, numbered from 0 in one row. *)
From Coq Require Import ZArith List String.
From Limbforge Require Import Words Program.
Import ListNotations.
Local Open Scope Z_scope.

Definition interval := (Z * Z)%type.
Definition within (x : Z) (i : interval) : Prop := fst i <= x <= snd i.

(** ** The form of statements *)
Definition linear := list (Z * nat).             (* the sum of weight * word *)
Definition expression := list (Z * list linear). (* the sum of coefficient * product *)
Record claim := Claim { c_form : linear; c_range : interval; c_given : list (nat * Z) }.
Record statement := Statement {
  s_params : list interval;                      (* what the caller guarantees of each word *)
  s_results : list interval;                     (* what the program guarantees *)
  s_modulus : Z;
  s_vanish : list expression;                    (* each is a multiple of the modulus; with modulus 0: each is 0 *)
  s_claims : list claim }.                       (* each holds where the given words have the given values *)

Definition linear_value (ws : list Z) (l : linear) : Z := fold_right (fun '(k, i) sum => k * nth i ws 0 + sum) 0 l.
Definition product_value (ws : list Z) (ls : list linear) : Z := fold_right (fun l product => linear_value ws l * product) 1 ls.
Definition expression_value (ws : list Z) (e : expression) : Z :=
  fold_right (fun '(k, ls) sum => k * product_value ws ls + sum) 0 e.
Definition claimed (ws : list Z) (c : claim) : Prop :=
  (forall i v, In (i, v) (c_given c) -> nth i ws 0 = v) -> within (linear_value ws (c_form c)) (c_range c).

(** The theorem about a program: for all parameters within their bounds the interpreter gives results, these are within
    theirs, and they are what the statement says. *)
Definition correct (s : statement) (p : program) : Prop :=
  forall xs, Forall2 within xs (s_params s) ->
  exists ys, run p xs = Some ys /\ Forall2 within ys (s_results s) /\
    (forall e, In e (s_vanish s) -> (s_modulus s | expression_value (xs ++ ys) e)) /\
    (forall c, In c (s_claims s) -> claimed (xs ++ ys) c).

(** ** Representations *)
Record field := Field {
  prime : Z;
  word : Z;                        (* bits of a machine word: 32 or 64 *)
  limbs : nat;
  half_bits : Z;                   (* twice the radix in bits: limb i weighs 2^ceil(i * half_bits / 2) *)
  montgomery : bool;               (* limbs stand for the element times R, the weight after the last limb *)
  tight : list interval;           (* bounds of the limbs of elements, and of those that products take *)
  loose : list interval;
  cofactors : list interval }.     (* bounds of the words of d and e in inversion by divsteps *)

Section Statements.
Variable f : field.
Let n := limbs f.
Definition exponent (i : nat) : Z := (Z.of_nat i * half_bits f + 1) / 2.
Definition R : Z := if montgomery f then 2 ^ exponent n else 1.
(** The integers of words from number [at] on: of the limbs of an element, of words of [b] bits, of one word. *)
Definition element (at_ : nat) : linear := map (fun i => (2 ^ exponent i, (at_ + i)%nat)) (seq 0 n).
Definition radix (b : Z) (count at_ : nat) : linear := map (fun i => (2 ^ (b * Z.of_nat i), (at_ + i)%nat)) (seq 0 count).
Definition one_word (i : nat) : linear := [(1, i)].

Definition up_to (k : Z) : interval := (0, k).
Definition of_bits (k : Z) : interval := (0, 2 ^ k - 1).
Definition any_word : interval := (- 2 ^ (word f - 1), 2 ^ (word f - 1) - 1).
Definition bit : interval := (0, 1).
Definition ceil_div (a b : Z) : Z := - (- a / b).
Definition prime_bits : Z := Z.log2 (prime f) + 1.
Definition byte_bits : Z := 8 * ceil_div prime_bits 8.
Definition byte_words : nat := Z.to_nat (ceil_div byte_bits (word f)).
Definition bytes : list interval :=
  map (fun i => of_bits (Z.min (byte_bits - Z.of_nat i * word f) (word f))) (seq 0 byte_words).
Definition whole (at_ : nat) : linear := radix (word f) byte_words at_.
Definition most : Z := 2 ^ byte_bits - 1.

(** Modulo the prime, and for integers. *)
Definition modulo (ps rs : list interval) (es : list expression) (cs : list claim) := Statement ps rs (prime f) es cs.
Definition exactly (ps rs : list interval) (es : list expression) (cs : list claim) := Statement ps rs 0 es cs.
Definition always (l : linear) (i : interval) : claim := Claim l i [].
(** Word [i] is 1 exactly if the form lies in [set], where it lies in one of the two. *)
Definition decides (i : nat) (l : linear) (set unset : interval) : list claim := [Claim l set [(i, 1)]; Claim l unset [(i, 0)]].

Definition w := byte_words.
(** *** Arithmetic on elements: the left side minus the right *)
Definition add := modulo (tight f ++ tight f) (loose f) [[(1, [element (2 * n)]); (-1, [element 0]); (-1, [element n])]] [].
Definition sub := modulo (tight f ++ tight f) (loose f) [[(1, [element (2 * n)]); (-1, [element 0]); (1, [element n])]] [].
(** The left operand plus the right one, less twice the right one if word 0 is 1. *)
Definition add_or_sub := modulo (bit :: tight f ++ tight f) (loose f)
  [[(1, [element (1 + 2 * n)]); (-1, [element 1]); (-1, [element (1 + n)]); (2, [one_word 0; element (1 + n)])]] [].
Definition opp := modulo (tight f) (loose f) [[(1, [element n]); (1, [element 0])]] [].
Definition carry := modulo (loose f) (tight f) [[(1, [element n]); (-1, [element 0])]] [].
Definition mul := modulo (loose f ++ loose f) (tight f) [[(R, [element (2 * n)]); (-1, [element 0; element n])]] [].
Definition square := modulo (loose f) (tight f) [[(R, [element n]); (-1, [element 0; element 0])]] [].
Definition small := of_bits (if word f =? 64 then 32 else 24).
Definition mul_small :=
  modulo (loose f ++ [small]) (tight f) [[(1, [element (n + 1)]); (-1, [element 0; one_word n])]] [].
Definition halve := modulo (tight f) (tight f) [[(2, [element n]); (-1, [element 0])]] [].
(** [out] minus: x if word [c] is 1, y if it is 0 *)
Definition chosen (out c x y : nat) : expression :=
  [(1, [element out]); (-1, [one_word c; element x]); (-1, [element y]); (1, [one_word c; element y])].
Definition select := modulo (bit :: tight f ++ tight f) (tight f) [chosen (1 + 2 * n) 0 1 (1 + n)] [].
Definition swap := modulo (bit :: tight f ++ tight f) (tight f ++ tight f)
  [chosen (1 + 2 * n) 0 (1 + n) 1; chosen (1 + 3 * n) 0 1 (1 + n)] [].
Definition from_montgomery := modulo (tight f) (tight f) [[(R, [element n]); (-1, [element 0])]] [].

(** *** Encodings and predicates *)
Definition to_bytes :=
  modulo (tight f) bytes [[(R, [whole n]); (-1, [element 0])]] [always (whole n) (up_to (prime f - 1))].
Definition from_bytes := modulo bytes (tight f) [[(1, [element w]); (-1, [whole 0])]] [].
Definition from_bytes_canonical := modulo bytes (tight f ++ [bit]) [[(1, [element w]); (-1, [whole 0])]]
  (decides (w + n) (whole 0) (up_to (prime f - 1)) (prime f, Z.max most (prime f))).
Definition limbs_of_word := modulo [small] (tight f) [[(1, [element 1]); (-1, [one_word 0])]] [].
Definition bytes_are_zero := modulo bytes [bit] [] (decides w (whole 0) (0, 0) (1, most)).
Definition bytes_parity := exactly bytes (bytes ++ [bit]) [[(2, [whole w]); (1, [one_word (2 * w)]); (-1, [whole 0])]] [].
Definition sign_of := exactly [bit; bit] [(-2, 1)] [[(1, [one_word 2]); (-2, [one_word 1]); (1, []); (1, [one_word 0])]] [].

(** *** Inversion by divsteps: [ops/divsteps/] has the names. Of chunks of divsteps only bounds are stated. *)
Definition ds_field : Z := if word f =? 64 then 20 else 9.
Definition ds_count : Z := (45907 * prime_bits + 26313) / 19929.
Definition ds_batches : Z := ceil_div ds_count (3 * ds_field).
Definition ds_steps : Z := Z.max (ceil_div ds_count ds_batches) 3.
Definition ds_chunk : Z := ceil_div ds_steps 3.
Definition ds_radix : Z := word f - 2.
Definition symmetric (k : Z) : interval := (- k, k).
Definition entry : interval := symmetric (2 ^ ds_field).
Definition pair_entry : interval := symmetric (2 * 2 ^ (2 * ds_field)).
Definition batch_entry : interval := symmetric (4 * 2 ^ (3 * ds_field)).
Definition fg : list interval :=
  repeat (- 2 ^ ds_steps, 2 ^ ds_steps - 1) (Z.to_nat (Z.max (ceil_div (Z.max (prime_bits + 2 - word f) 0) ds_steps) 1)) ++ [any_word].
Definition k := List.length fg.
Definition m := List.length (cofactors f).
Definition fg_at (i : nat) : linear := radix ds_steps k i.
Definition de_at (i : nat) : linear := radix ds_radix m i.

Definition divsteps_head := modulo ([batch_entry; batch_entry] ++ fg ++ fg) [any_word] [] [always (one_word (2 + 2 * k)) any_word].
Definition divsteps_words :=
  modulo ([entry; entry] ++ fg ++ fg) [any_word; any_word] []
    [always (one_word (2 + 2 * k)) any_word; always (one_word (3 + 2 * k)) any_word].
Definition low := modulo [entry; entry; any_word; any_word] [any_word] [] [always (one_word 4) any_word].
(** (u1, v1; q1, r1) = (u, v; q, r) (u0, v0; q0, r0): words 8 to 11 from 0 to 3 and 4 to 7 *)
Definition compose (before : interval) :=
  let is out a b c d := [(1, [one_word out]); (-1, [one_word a; one_word b]); (-1, [one_word c; one_word d])] in
  exactly (repeat entry 4 ++ repeat before 4) (repeat any_word 4)
    [is 8 0 4 1 6; is 9 0 5 1 7; is 10 2 4 3 6; is 11 2 5 3 7]%nat [].
(** Bounds of the results of a chunk, from word [i] on *)
Definition chunk_results : list interval := any_word :: repeat entry 4.
Definition chunk_claims (i : nat) : list claim :=
  map (fun '(j, r) => always (one_word j) r) (combine (seq i 5) chunk_results).
(** 2^steps out + low + 2^top high = x f + y g, with the results from word [i] on *)
Definition division_results : list interval := fg ++ [of_bits ds_steps; any_word].
Definition division (i x y f_at g_at : nat) : expression :=
  [(2 ^ ds_steps, [fg_at i]); (1, [one_word (i + k)]); (2 ^ (ds_steps * Z.of_nat k + word f), [one_word (i + k + 1)]);
   (-1, [one_word x; fg_at f_at]); (-1, [one_word y; fg_at g_at])].
Definition divsteps_fg :=
  let results := (4 + 2 * k + 3)%nat in
  exactly (repeat batch_entry 4 ++ fg ++ fg ++ repeat any_word 3) (chunk_results ++ division_results ++ division_results)
    [division (results + 5) 0 1 4 (4 + k); division (results + 5 + k + 2) 2 3 4 (4 + k)] (chunk_claims results).
Definition update_fg := exactly ([batch_entry; batch_entry] ++ fg ++ fg) division_results [division (2 + 2 * k) 0 1 2 (2 + k)] [].
(** 2^radix out = (u - 2^(radix - 1) cut_u) d + (v - 2^(radix - 1) cut_v) e, with the results from word [i] on *)
Definition row_params : list interval := [batch_entry; batch_entry] ++ cofactors f ++ cofactors f.
Definition row_results : list interval := cofactors f ++ [any_word; any_word].
Definition cut_unit : Z := 2 ^ (ds_radix - 1).
Definition row (i : nat) : expression :=
  [(2 ^ ds_radix, [de_at i]); (-1, [one_word 0; de_at 2]); (-1, [one_word 1; de_at (2 + m)]);
   (cut_unit, [one_word (i + m); de_at 2]); (cut_unit, [one_word (i + m + 1); de_at (2 + m)])].
(** [u - 2^(radix - 1) cut_u], and the same of v, lie in an interval as long as that power: where u lies in it, cut_u is 0. *)
Definition row_claims (i : nat) : list claim :=
  let half := 2 ^ (ds_radix - 2) in
  map (fun j => always [(1, j); (- cut_unit, i + m + j)%nat] (- half, half - 1)) [0; 1]%nat.
Definition divsteps_de :=
  let results := (2 + 2 * m + 3)%nat in
  modulo (row_params ++ repeat any_word 3) (chunk_results ++ row_results) [row (results + 5)]
    (chunk_claims results ++ row_claims (results + 5)).
Definition update_de := modulo row_params row_results [row (2 + 2 * m)] (row_claims (2 + 2 * m)).
Definition invert_start :=
  modulo (tight f) fg [[(1, [fg_at n]); (-1, [element 0])]] [always (fg_at n) (up_to (prime f - 1))].
Definition invert_sign :=
  let bound := 2 ^ (ds_steps * (Z.of_nat k - 1) + word f) in
  modulo fg [bit] [] (decides k (fg_at 0) (- bound, -1) (up_to (bound - 1))).
Definition invert_finish :=
  modulo (bit :: cofactors f) (tight f)
    [[(1, [element (1 + m)]); (-1, [de_at 1]); (2, [one_word 0; de_at 1])]] [].

(** The statement of an operation; [None] if there is no program of this name in the representation. *)
Definition table : list (string * statement) :=
  [("add", add); ("sub", sub); ("add_or_sub", add_or_sub); ("opp", opp); ("carry", carry); ("mul", mul); ("square", square); ("halve", halve);
   ("select", select); ("swap", swap); ("to_bytes", to_bytes); ("bytes_are_zero", bytes_are_zero);
   ("bytes_parity", bytes_parity); ("sign_of", sign_of);
   ("divsteps_head", divsteps_head); ("divsteps_words", divsteps_words);
   ("divsteps_fg", divsteps_fg); ("divsteps_de", divsteps_de); ("divsteps_last", divsteps_de);
   ("divsteps_low", low); ("divsteps_ahead", low);
   ("divsteps_pair", compose entry); ("divsteps_batch", compose pair_entry);
   ("update_fg", update_fg); ("update_de", update_de);
   ("invert_start", invert_start); ("invert_sign", invert_sign); ("invert_finish", invert_finish)]%string ++
  (if montgomery f then
   [("limbs_of_bytes", from_bytes); ("limbs_of_bytes_canonical", from_bytes_canonical);
    ("limbs_of_word", limbs_of_word); ("from_montgomery", from_montgomery)]%string
   else
   [("mul_small", mul_small); ("from_bytes", from_bytes); ("from_bytes_canonical", from_bytes_canonical)]%string).
Definition statement_of (name : string) : option statement :=
  option_map snd (find (fun '(other, _) => String.eqb name other) table).
End Statements.
