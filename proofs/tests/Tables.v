(** Values of the models of crates/forge25519, from which [make tables] writes crates/forge25519/src/tests/models.txt: a test
    of that crate compares each row with the code. A row lists inputs, then outputs, all integers. *)
From Coq Require Import String ZArith List Bool.
From Limbforge Require Import Edwards Ladder HalfSize Digits.
From Limbforge Require Ristretto Ristretto25519 Curve25519.
Import ListNotations.
Local Open Scope Z_scope.
Set Printing Depth 1000000.

Definition p := 2 ^ 255 - 19.
Definition l := 2 ^ 252 + 27742317777372353535851937790883648493.
(** Arithmetic on [0, p), without the slow division: 2^255 = 19. *)
Definition fold x := Z.land x (2 ^ 255 - 1) + 19 * Z.shiftr x 255.
Definition reduce x := if x <? p then x else x - p.
Definition addp a b := reduce (a + b).
Definition mulp a b := reduce (fold (fold (a * b))).
Definition subp a b := reduce (a - b + p).
Definition oppp a := reduce (p - a).
Fixpoint power_pos (a : Z) (n : positive) : Z :=
  match n with xH => a | xO n => let b := power_pos a n in mulp b b | xI n => let b := power_pos a n in mulp (mulp b b) a end.
Definition powerp (a n : Z) : Z := match n with Zpos n => power_pos a n | _ => 1 end.
Definition invp a := powerp a (p - 2).
Definition d := mulp (p - 121665) (invp 121666).
Definition d2 := Eval vm_compute in addp d d.
Definition a24 := 121665.

(** ** Inputs: always the same numbers below 2^256 *)
Definition next x := (x * 0x9e3779b97f4a7c15f39cc0605cedc8341082276bf3a27251f86c6a11d0c18e95 + 0x6a09e667f3bcc908b) mod 2 ^ 256.
(** The high half of each number of a sequence modulo 2^256 with the next one's. *)
Fixpoint random (count : nat) (x : Z) : list Z :=
  match count with
  | O => []
  | S count => let y := next x in let z := next y in (y / 2 ^ 128 * 2 ^ 128 + z / 2 ^ 128) :: random count z
  end.
Definition element := map (fun x => x mod p).
Definition range (n : nat) : list Z := map Z.of_nat (seq 0 n).
(** Rows of [n] numbers. *)
Fixpoint rows (count n : nat) (x : Z) : list (list Z) :=
  match count with O => [] | S count => element (random n (x + Z.of_nat count)) :: rows count n (x + 1000) end.
Definition get (row : list Z) (i : nat) : Z := nth i row 0.
(** Each coordinate 0, 1, or the largest at times. *)
Definition specials (n : nat) : list (list Z) :=
  flat_map (fun i => map (fun s => map (fun j => if (j =? i) then s else (j + 2) ^ 9) (range n)) [0; 1; p - 1]) (range n).
Definition repeated (window period : Z) : Z :=
  fold_left (fun sum _ => sum * 2 ^ period + window) (range (Z.to_nat (256 / period))) 0.
Definition extremes : list Z :=
  [0; 1; 2; 3; 2 ^ 256 - 1; 2 ^ 256 - 2; 2 ^ 255; 2 ^ 255 - 1] ++
  flat_map (fun k => [2 ^ (36 * k + 3) - 1; 2 ^ (36 * k + 3); 2 ^ (36 * k + 3) + 1]) (range 7) ++
  flat_map (fun k => let top := 2 ^ (k + 1) in map (fun w => repeated w (k + 2)) [top; top - 1; top + 1]) (range 12) ++
  random 8 77.
Definition numbered {A} (xs : list A) : list (Z * A) := combine (range (length xs)) xs.
Definition bit (b : bool) : Z := if b then 1 else 0.

(** ** Curve *)
Definition point_of row i := Point (get row i) (get row (i + 1)) (get row (i + 2)) (get row (i + 3)).
Definition extended_row c := let q := completed_extended Z mulp c in [px q; py q; pz q; pt q].
Definition sum_row (row : list Z) (negated : bool) : list Z :=
  let c := add_cached Z addp mulp subp (point_of row 0)
    (negate_cached Z oppp negated (to_cached Z addp mulp subp d2 (point_of row 4))) in
  row ++ [bit negated] ++ extended_row c ++ extended_row (double Z addp mulp subp (completed_projective Z mulp c)).
Definition sums := flat_map (fun row => [sum_row row false; sum_row row true]) (rows 6 8 1 ++ specials 8).
Definition niels_row (row : list Z) (negated : bool) : list Z :=
  let c := add_niels Z addp mulp subp (point_of row 0)
    (negate_niels Z oppp negated (Niels (get row 4) (get row 5) (get row 6))) in
  row ++ [bit negated] ++ extended_row c.
Definition table_sums := flat_map (fun row => [niels_row row false; niels_row row true]) (rows 6 7 2 ++ specials 7).
Definition doubles :=
  map (fun row => row ++ extended_row (double Z addp mulp subp (Projective (get row 0) (get row 1) (get row 2))))
    (rows 6 3 3 ++ specials 3).
Definition opposites :=
  map (fun row => let q := negate Z oppp (point_of row 0) in row ++ [px q; py q; pz q; pt q]) (rows 3 4 4 ++ specials 4).
(** Bits 253 to 3 of the scalar, from the highest on. *)
Definition bits_of (k : Z) : list bool := map (fun i => Z.testbit k (253 - i)) (range 251).
Definition x25519_row (ku : Z * Z) : list Z :=
  let (k, u) := ku in
  let (x, z) := multiply Z addp mulp subp a24 1 (u mod 2 ^ 255 mod p) (bits_of k) in [k; u; mulp x (invp z)].
Definition x25519 :=
  map x25519_row (combine (random 1 5) (random 1 6) ++ combine (random 1 7) [p - 1] ++ [(2 ^ 256 - 1, 9); (0, 2 ^ 255 - 1)]).

(** ** ristretto255, and maps from the field *)
Definition sqrt_m1 := Curve25519.sqrt_m1.
(** a^(2^n - 1), and with it a^(2^252 - 3): half the products of [powerp]. *)
Fixpoint ones (n : positive) (a : Z) : Z :=
  match n with
  | xH => a
  | xO m => let b := ones m a in mulp (Pos.iter (fun b => mulp b b) b m) b
  | xI m => let b := ones m a in let b := mulp (Pos.iter (fun b => mulp b b) b m) b in mulp (mulp b b) a
  end.
Definition p58 a := let b := ones 250 a in let b := mulp b b in mulp (mulp b b) a.
Definition decode := Ristretto.decode Z 0 1 addp mulp subp oppp Z.eqb Z.odd p58 d sqrt_m1.
Definition encode := Ristretto.encode Z 1 addp mulp subp oppp Z.eqb Z.odd p58 sqrt_m1 Ristretto25519.inverse_root_a_minus_d.
Definition map_of := Ristretto.map Z 1 addp mulp subp oppp Z.eqb Z.odd p58 d sqrt_m1 Ristretto25519.root_ad_minus_one.
Definition montgomery_map :=
  Ristretto.montgomery_map Z 1 addp mulp oppp Z.eqb Z.odd p58 sqrt_m1 Ristretto25519.montgomery_a Ristretto25519.root_2_over_i.
Definition edwards_map := Ristretto.edwards_map Z 0 1 addp mulp subp oppp Z.eqb Z.odd p58 sqrt_m1
  Ristretto25519.montgomery_a Ristretto25519.root_2_over_i Ristretto25519.root_minus_a_2.
Definition coordinates (q : point Z) : list Z := [px q; py q; pz q; pt q].
Definition negated (q : point Z) := negate Z oppp q.
(** The point of the same class: plus (i, 0). *)
Definition turned (q : point Z) := Point (mulp sqrt_m1 (py q)) (mulp sqrt_m1 (px q)) (pz q) (oppp (pt q)).
(** Elements, some of them where a map has an exception. *)
Definition root u v := snd (Ristretto.sqrt_ratio Z mulp oppp Z.eqb Z.odd p58 sqrt_m1 u v).
Definition arguments := Eval vm_compute in element (random 4 11) ++ [0; 1; p - 1; sqrt_m1;
  (* i t^2 = -1 / d and i t^2 = -d, where there is such a t *)
  root (oppp 1) (mulp d sqrt_m1); root (oppp d) sqrt_m1].
Definition points := Eval vm_compute in map map_of arguments.
Definition encodings := Eval vm_compute in map encode points.
(** Encodings of points, which decode, and numbers that may not. *)
Definition decoded :=
  map (fun s => s :: match decode s with Some q => 1 :: coordinates q | None => [0] end)
    (firstn 5 encodings ++ map (fun s => p - s) (firstn 2 encodings) ++ arguments).
Definition encoded :=
  map (fun '(q, s) => coordinates q ++ [s]) (combine points encodings) ++
  map (fun q => coordinates q ++ [encode q])
    (map negated (firstn 2 points) ++ map turned (firstn 4 points) ++ map (fun row => point_of row 0) (rows 2 4 12)).
Definition equal_row (q r : point Z) : list Z := coordinates q ++ coordinates r ++ [bit (Ristretto.equal Z mulp Z.eqb q r)].
Definition equalities :=
  flat_map (fun q => [equal_row q q; equal_row q (turned q); equal_row q (negated (turned q)); equal_row q (negated q);
    equal_row q (nth 1 points q)]) points.
Definition maps := map (fun '(t, q) => t :: coordinates q) (combine arguments points).
Definition montgomery_maps := map (fun t => let '(n, m, v) := montgomery_map t in [t; n; m; v]) arguments.
Definition edwards_maps := map (fun t => t :: coordinates (edwards_map t)) arguments.

(** ** Half-size scalars *)
(** Euclid's algorithm on n and k until a remainder is below 2^128: (u, v) with v = u k modulo n. *)
Fixpoint euclid (turns : nat) (a b ta tb : Z) : Z * Z :=
  match turns with
  | O => (tb, b)
  | S turns => if b <? 2 ^ 128 then (tb, b) else euclid turns b (a mod b) tb (ta - a / b * tb)
  end.
(** With u > 0. *)
Definition candidate (n k : Z) : Z * Z :=
  let (u, v) := euclid 400 n k 0 1 in if u <? 0 then (- u, - v) else (u, v).
Definition pair_row (k : Z) (uv : Z * Z) : list Z :=
  let (u, v) := uv in let (u', v') := checked l k u v in [k; u; v; u'; v'].
Definition pairs_of (k : Z) : list (list Z) :=
  let (u, v) := candidate (8 * l) k in let (u', v') := candidate l k in
  map (pair_row k) [(u, v); (u', v'); (u + 1, v); (u, v + 1); (u, v + 8); (u, - v); (u, v + l / 2 ^ 115); (2 * u, 2 * v);
    (3 * u, 3 * v); (u * (2 ^ 7 + 1), v * (2 ^ 7 + 1)); (u * (2 ^ 20 + 1), v * (2 ^ 20 + 1)); (0, 0); (1, k); (1, k mod 2 ^ 136)].
Definition pairs := flat_map pairs_of (map (fun k => k mod l) (random 6 8) ++ [0; 1; l - 1; (l + 1) / 2]).
(** Cofactor, canonical key, canonical R, small order, in the order of [Rule::ALL]. *)
Definition rules : list (list Z) :=
  map (fun q => [bit (has_cofactor q); bit (wants_canonical_key q); bit (wants_canonical_r q); bit (refuses_small_order q)])
    [Rfc8032; Zip215; Strict; DalekStrict; Ref10].

(** ** Digits *)
Definition naf_row (width : Z) (negative : bool) (n : Z) : list Z :=
  [width; bit negative; n] ++ flat_map (fun '(place, digit) => [place; digit]) (naf_digits width negative n).
Definition nafs :=
  map (fun '(i, n) => naf_row (2 + i mod 7) (Z.odd (i / 7)) n) (numbered extremes) ++
  map (fun w => naf_row (2 + w) (Z.odd w) (2 ^ 256 - 1)) (range 7).
Definition base_windows := map (fun n => let n := n mod l in n :: signed_windows n) (l - 1 :: l - 2 :: extremes).
Definition length_of (n : Z) : Z := if n =? 0 then 0 else Z.log2 n + 1.
Definition pippenger_rows :=
  map (fun '(i, n) => let width := 4 + i mod 10 in [width; n] ++ pippenger_digits width (length_of n) n) (numbered extremes).
Definition own_windows := map (fun n => let n := n mod 2 ^ 255 in n :: radix_16_digits n) extremes.

Local Open Scope string_scope.
Eval vm_compute in "sums". Eval vm_compute in sums.
Eval vm_compute in "table_sums". Eval vm_compute in table_sums.
Eval vm_compute in "doubles". Eval vm_compute in doubles.
Eval vm_compute in "opposites". Eval vm_compute in opposites.
Eval vm_compute in "x25519". Eval vm_compute in x25519.
Eval vm_compute in "pairs". Eval vm_compute in pairs.
Eval vm_compute in "rules". Eval vm_compute in rules.
Eval vm_compute in "naf". Eval vm_compute in nafs.
Eval vm_compute in "base_windows". Eval vm_compute in base_windows.
Eval vm_compute in "pippenger". Eval vm_compute in pippenger_rows.
Eval vm_compute in "own_windows". Eval vm_compute in own_windows.
Eval vm_compute in "ristretto_decode". Eval vm_compute in decoded.
Eval vm_compute in "ristretto_encode". Eval vm_compute in encoded.
Eval vm_compute in "ristretto_equal". Eval vm_compute in equalities.
Eval vm_compute in "ristretto_map". Eval vm_compute in maps.
Eval vm_compute in "montgomery_map". Eval vm_compute in montgomery_maps.
Eval vm_compute in "edwards_map". Eval vm_compute in edwards_maps.
