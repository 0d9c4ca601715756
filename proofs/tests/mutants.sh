#!/bin/sh
# Each line of the list is a change of a model, by file and sed expression. A changed model has to be refused: a theorem about
# it no longer compiles. (That the model is the code's is for the tests of forge25519 to see, by models.txt.)
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
failed=0
before=
while read -r file expression; do
    cp ./*.v ./*.vo "$folder"
    # Unchanged it has to be proved there: else a failure would say nothing.
    if [ "$file" != "$before" ] && ! (cd "$folder" && coqc -q -Q . Limbforge "$file"); then
        echo "$file: is not proved unchanged"
        failed=1
    fi
    before=$file
    sed -i "$expression" "$folder/$file"
    if cmp -s "$file" "$folder/$file"; then
        echo "$file: $expression changes nothing"
        failed=1
    elif (cd "$folder" && coqc -q -Q . Limbforge "$file") >/dev/null 2>&1; then
        echo "$file: $expression is still proved"
        failed=1
    fi
done <<'LIST'
Edwards.v s/Completed (b - a) (d - c) (d + c) (b + a)/Completed (b - a) (d + c) (d - c) (b + a)/
Edwards.v s/((zz + zz) - g) g (a + b)/((zz + zz) + g) g (a + b)/
Edwards.v s/(pz p + pz p) (pt p \* d2)/(pz p) (pt p * d2)/
Edwards.v s/Cached (difference q) (sum q) (double_z q) (- t2d q)/Cached (difference q) (sum q) (double_z q) (t2d q)/
EdwardsGroup.v s/Hypothesis i_root : i \* i = - one/Hypothesis i_root : i * i = one/
Ladder.v s/(e \* (aa + e \* a24)) (n \* n)/(e * (bb + e * a24)) (n * n)/
Ladder.v s/ladder u bits bit (step/ladder u bits swapped (step/
HalfSize.v s/((v - u \* k) mod 8 =? 0)/((v - u * k) mod 4 =? 0)/
HalfSize.v s/is_short v \&\& Z.odd u/is_short v \&\& Z.odd v/
Digits.v s/let carry := window \/ 2 ^ (width - 1) in/let carry := window \/ 2 ^ width in/
Digits.v s/(n + offset) \/ 32 ^ i mod 32 - 16/(n + offset) \/ 32 ^ i mod 32 - 15/
Digits.v s/bits \/ width + 1/bits \/ width/
Digits.v s/Z.shiftr (nibble + 8) 4 else 0/Z.shiftr (nibble + 7) 4 else 1/
Sums.v s/(2 \* (Z.abs d \/ 2) + 1)/(2 * (Z.abs d \/ 2) - 1)/
Divsteps.v s/let addend := Z.lxor h negative in/let addend := Z.lxor h even in/
Divsteps.v s/3 \* field + 4 <= word -> (n/3 * field <= word -> (n/
DivstepsCount.v s/ratio := 12417610/ratio := 12417600/
Fermat.v s/zinv x := of_z (to_z x ^ (p - 2))/zinv x := of_z (to_z x ^ (p - 3))/
Roots.v s/corrections (s - 1) (r \* a)/corrections (s - 2) (r * a)/
Pocklington.v s/(n <? product (map fst l) \* product (map fst l))/(0 <? product (map fst l) * product (map fst l))/
Pocklington.v s/(Z.gcd (x - 1) n =? 1)/(Z.gcd (x - 1) n <? n)/
Ristretto.v s/if odd (x \* z_inverse) then - y else y in/if odd (x * z_inverse) then y else - y in/
Ristretto.v s/equals (py p \* py q) (px p \* px q)/equals (py p * py q) (px p * py q)/
Ristretto.v s/was_square \&\& negb (odd t) \&\& negb/was_square \&\& negb/
Ristretto.v s/let c := if was_square then - one else r in/let c := if was_square then one else r in/
Ristretto.v s/if flipped || flipped_i then root/if flipped then root/
Ristretto.v s/let v2 := v1 \* t \* root_2_over_i in/let v2 := v1 * root_2_over_i in/
Order.v s/few : 0 < n \/\\ m < 2 \* n/few : 0 < n \/\\ m < 3 * n/
Order.v s/19 \* Z.shiftr a 255/18 * Z.shiftr a 255/
Order.v s/number (a : point25519) : Z := 2 \*/number (a : point25519) : Z := 1 */
LIST
exit $failed
