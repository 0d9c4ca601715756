//! Words of fewer than 64 bits: expressions made simpler by the bits that they can occupy.
//!
//! Every rule holds for all inputs: the number of bits follows from the form of the expression alone.

use crate::read::word::{Node, Op, Words};

/// Whether a word is 0 or 1.
pub fn is_bit(words: &Words, node: Node) -> bool {
    words.occupied(node).is_bit()
}

/// An upper bound on the bits of a word.
pub fn width(words: &Words, node: Node) -> u32 {
    words.occupied(node).width
}

/// `x | y`, as a sum where no bit can be in both: a sum is exact.
pub fn or(words: &mut Words, x: Node, y: Node) -> Node {
    let apart = words.occupied(x).is_apart(words.occupied(y));
    words.node(if apart { Op::Add } else { Op::Or }, &[x, y])
}

/// The word `x` of a register of which the bits above were kept: `(old & mask) | x`, where the mask leaves out the low
/// k bits.
fn below(words: &Words, k: u32, node: Node) -> Option<Node> {
    let (Op::Or | Op::Add, args) = words.get(node) else {
        return None;
    };
    let kept = |node: Node| {
        let of = words.get(node).0;
        matches!(of, Op::And | Op::Constant(_)) && words.occupied(node).zeros >= k
    };
    let mut orders = [(args[0], args[1]), (args[1], args[0])].into_iter();
    orders.find(|(above, _)| kept(*above)).map(|(_, x)| x)
}

/// `x mod 2^k`
pub fn low(words: &mut Words, k: u32, x: Node) -> Node {
    if width(words, x) <= k {
        return x;
    }
    if let (Op::Low(_), of) = words.get(x) {
        let of = of[0];
        return low(words, k, of);
    }
    match below(words, k, x) {
        Some(part) => low(words, k, part),
        None => words.node(Op::Low(k), &[x]),
    }
}

/// `x 2^k`
pub fn shift_left(words: &mut Words, k: u32, x: Node) -> Node {
    let kept = below(words, 64 - k, x).unwrap_or(x);
    words.node(Op::ShiftLeft(k), &[kept])
}

/// `floor(x / 2^k)`
pub fn shift_right(words: &mut Words, k: u32, x: Node) -> Node {
    if k >= width(words, x) {
        return words.constant(0);
    }
    words.node(Op::ShiftRight(k), &[x])
}

/// 1 - x for x in 0 ..= 1
pub fn not(words: &mut Words, x: Node) -> Node {
    let one = words.constant(1);
    if let (Op::Xor, args) = words.get(x)
        && let Some(&of) = args.iter().find(|&&a| a != one)
        && args.contains(&one)
        && is_bit(words, of)
    {
        return of;
    }
    words.node(Op::Xor, &[x, one])
}

/// 1 if x < y, else 0
pub fn less(words: &mut Words, x: Node, y: Node) -> Node {
    match (words.as_constant(x), words.as_constant(y)) {
        (Some(0), None) if is_bit(words, y) => y,
        (None, Some(1)) if is_bit(words, x) => not(words, x),
        _ => words.node(Op::Less, &[x, y]),
    }
}

/// 1 if x is 0, else 0
pub fn is_zero(words: &mut Words, x: Node) -> Node {
    let one = words.constant(1);
    less(words, x, one)
}

/// `x` if the bit is 1, `y` if it is 0
pub fn choose(words: &mut Words, bit: Node, x: Node, y: Node) -> Node {
    if x == y {
        return x;
    }
    match words.as_constant(bit) {
        Some(0) => y,
        Some(_) => x,
        None => {
            let zero = words.constant(0);
            let mut kept = |op, of| {
                if of == zero {
                    zero
                } else {
                    words.node(op, &[of, bit])
                }
            };
            let (x, y) = (kept(Op::KeepIf, x), kept(Op::KeepUnless, y));
            words.node(Op::Or, &[x, y])
        }
    }
}

/// The mask `-b` of a bit of which a word has the low bits, and how many.
pub fn mask_of(words: &Words, node: Node) -> Option<(Node, u32)> {
    let (node, bits) = match words.get(node) {
        (Op::Low(k), of) => (of[0], k),
        _ => (node, 64),
    };
    match words.get(node) {
        (Op::Sub, &[zero, bit]) if words.as_constant(zero) == Some(0) && is_bit(words, bit) => {
            Some((node, bits))
        }
        _ => None,
    }
}
