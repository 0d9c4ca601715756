//! Operations on operands of so many bits, with their flags, as processors share them.
//!
//! Operands are below 2^bits, and so are results.

use super::{
    bits::{is_bit, is_zero, less, low, mask_of, or, shift_left, shift_right, width},
    word::{Node, Op, Words, is_inner_run},
};

/// Zero flag and sign flag of a result.
pub fn flags_of(w: &mut Words, bits: u32, x: Node) -> [Node; 2] {
    [is_zero(w, x), shift_right(w, bits - 1, x)]
}

/// `x + y + c`: the low bits, then CF, ZF, SF.
pub fn add(w: &mut Words, bits: u32, s: &[Node]) -> Vec<Node> {
    let (x, y) = (s[0], s[1]);
    let zero = w.constant(0);
    let c = s.get(2).copied().unwrap_or(zero);
    let once = w.node(Op::Add, &[x, y]);
    let sum = w.node(Op::Add, &[once, c]);
    let ones = w.constant(u64::MAX >> (64 - bits));
    // A bit plus 2^b - 1 carries if it is 1: carries are put into the flag so.
    let carry = if c == zero && y == ones && is_bit(w, x) {
        x
    } else if bits == 64 {
        let (first, second) = (w.node(Op::Carry, &[x, y]), w.node(Op::Carry, &[once, c]));
        w.node(Op::Add, &[first, second])
    } else {
        // Below 2^33: exact.
        shift_right(w, bits, sum)
    };
    let sum = low(w, bits, sum);
    let [zf, sf] = flags_of(w, bits, sum);
    vec![sum, carry, zf, sf]
}

/// `x - y - c`: the low bits, then CF, ZF, SF.
pub fn subtract(w: &mut Words, bits: u32, s: &[Node]) -> Vec<Node> {
    let zero = w.constant(0);
    let (x, y, c) = (s[0], s[1], s.get(2).copied().unwrap_or(zero));
    let once = w.node(Op::Sub, &[x, y]);
    let once = if x == y { zero } else { low(w, bits, once) };
    let difference = w.node(Op::Sub, &[once, c]);
    let difference = low(w, bits, difference);
    let (first, second) = (less(w, x, y), less(w, once, c));
    let borrow = w.node(Op::Add, &[first, second]);
    let [zf, sf] = flags_of(w, bits, difference);
    vec![difference, borrow, zf, sf]
}

/// A bitwise operation, then CF = 0, ZF, SF, OF = 0.
pub fn bitwise(w: &mut Words, bits: u32, op: Op, s: &[Node]) -> Vec<Node> {
    let result = match op {
        _ if s[0] != s[1] => bitwise_word(w, op, s[0], s[1]),
        Op::Xor => w.constant(0),
        _ => s[0],
    };
    let zero = w.constant(0);
    let [zf, sf] = flags_of(w, bits, result);
    vec![result, zero, zf, sf, zero]
}

/// A bitwise operation; low bits that cover all bits of a word are the word.
pub fn bitwise_word(w: &mut Words, op: Op, x: Node, y: Node) -> Node {
    if op == Op::And {
        for (x, mask) in [(x, y), (y, x)] {
            if let Some(k) = w.as_constant(mask)
                && width(w, x) <= k.trailing_ones()
            {
                return x;
            }
            // Ones next to each other keep a part of the word. A word may be a mask because a claim says so: who
            // lifts it knows.
            if let Some(k) = w.as_constant(mask)
                && is_inner_run(k)
                && !is_opposite(w, x)
            {
                let down = shift_right(w, k.trailing_zeros(), x);
                let kept = low(w, k.count_ones(), down);
                return shift_left(w, k.trailing_zeros(), kept);
            }
            // The low bits of a mask, with a constant: the mask with fewer bits of the constant.
            if let (Some((whole, bits)), Some(k)) = (mask_of(w, x), w.as_constant(mask)) {
                let k = w.constant(k & (u64::MAX >> (64 - bits)));
                return w.node(Op::And, &[k, whole]);
            }
        }
    }
    if op == Op::Or {
        or(w, x, y)
    } else {
        w.node(op, &[x, y])
    }
}

/// `0 - y`, or its low bits.
fn is_opposite(w: &Words, x: Node) -> bool {
    let x = match w.get(x) {
        (Op::Low(_), of) => of[0],
        _ => x,
    };
    matches!(w.get(x), (Op::Sub, &[zero, _]) if w.as_constant(zero) == Some(0))
}

/// The other bits of an operand: `2^bits - 1 - x`.
pub fn complement(w: &mut Words, bits: u32, x: Node) -> Node {
    let ones = w.constant(u64::MAX >> (64 - bits));
    w.node(Op::Xor, &[x, ones])
}

/// `x 2^k`, its low bits.
pub fn left(w: &mut Words, bits: u32, k: u32, x: Node) -> Node {
    let shifted = shift_left(w, k, x);
    low(w, bits, shifted)
}

/// `floor(x / 2^k)`.
pub fn right(w: &mut Words, _: u32, k: u32, x: Node) -> Node {
    shift_right(w, k, x)
}

/// `floor(x / 2^k)` of the operand read with sign, for 0 < k.
pub fn right_signed(w: &mut Words, bits: u32, k: u32, x: Node) -> Node {
    if bits == 64 && k == 63 {
        // -1 or 0: the mask of the sign.
        let (zero, sign) = (w.constant(0), shift_right(w, 63, x));
        return w.node(Op::Sub, &[zero, sign]);
    }
    if bits == 64 {
        return w.node(Op::ShiftRightSigned(k), &[x]);
    }
    let top = w.node(Op::ShiftLeft(64 - bits), &[x]);
    let shifted = w.node(Op::ShiftRightSigned(64 - bits + k), &[top]);
    low(w, bits, shifted)
}

/// The operand turned by k places, for 0 < k.
pub fn rotate_right(w: &mut Words, bits: u32, k: u32, x: Node) -> Node {
    let (down, up) = (shift_right(w, k, x), left(w, bits, bits - k, x));
    or(w, down, up)
}
