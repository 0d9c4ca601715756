//! The rules about bits of words, carries of words, comparisons with constants and selections, each where it decides.

use super::{Node, Op, rules::Terms, table::Rule};
use crate::read::{
    bits::{is_zero, low, or, shift_left, shift_right},
    word::Reading,
};

const MOST: u64 = u64::MAX;

/// `x - (2^64 - 1) - c` borrows.
fn beyond_most(t: &mut Terms, x: Node, c: Node) -> Node {
    let most = t.k(MOST);
    let (once, first) = (t.sub(x, most), t.less(x, most));
    let second = t.less(once, c);
    t.add(first, second)
}

/// `b ? x : y` with masks, as the hints have it.
fn masked(t: &mut Terms, x: Node, y: Node) -> Node {
    let (zero, most) = (t.k(0), t.k(MOST));
    let (on, off) = (t.sub(zero, t.b), t.add(most, t.b));
    let (x, y) = (t.node(Op::And, x, on), t.node(Op::And, y, off));
    t.node(Op::Or, x, y)
}

/// Whether both halves of a word are 0, as the two lowest bits of a vector's comparison.
fn halves(t: &mut Terms, x: Node) -> Node {
    let zero = t.k(0);
    let parts = [low(&mut t.words, 32, x), shift_right(&mut t.words, 32, x)];
    let masks = parts.map(|part| {
        let equal = is_zero(&mut t.words, part);
        let mask = t.words.node(Op::Sub, &[zero, equal]);
        t.words.node(Op::Low(32), &[mask])
    });
    let upper = shift_left(&mut t.words, 32, masks[1]);
    let lane = or(&mut t.words, masks[0], upper);
    let signs = [31, 63].map(|at| {
        let down = shift_right(&mut t.words, at, lane);
        low(&mut t.words, 1, down)
    });
    let upper = shift_left(&mut t.words, 1, signs[1]);
    let signs = or(&mut t.words, signs[0], upper);
    let three = t.k(3);
    let missing = t.node(Op::Xor, signs, three);
    is_zero(&mut t.words, missing)
}

/// Bits, and carries of words.
#[rustfmt::skip]
pub const BITS: &[Rule] = &[
    ("a shift of low bits",
        |t| { let l = low(&mut t.words, 1, t.x); t.words.node(Op::ShiftLeft(63), &[l]) },
        |t| t.words.node(Op::ShiftLeft(63), &[t.x]), false),
    ("low bits of low bits",
        |t| t.words.node(Op::Low(8), &[t.x]),
        |t| { let l = t.words.node(Op::Low(32), &[t.x]); t.words.node(Op::Low(8), &[l]) }, false),
    ("without the lowest bit",
        |t| { let (l, zero) = (low(&mut t.words, 1, t.x), t.k(0)); let m = t.sub(zero, l); let s = t.add(t.x, m); t.words.node(Op::ShiftRight(1), &[s]) },
        |t| t.words.node(Op::ShiftRight(1), &[t.x]), false),
    ("the carry of the lowest bit's mask",
        |t| { let (l, zero) = (low(&mut t.words, 1, t.x), t.k(0)); let m = t.sub(zero, l); let c = t.carry(t.x, m); t.add(t.y, c) },
        |t| { let l = low(&mut t.words, 1, t.x); t.add(t.y, l) }, false),
    ("carries of three words",
        |t| { let s = t.add(t.x, t.y); let (c, d) = (t.carry(t.x, t.y), t.carry(s, t.z)); t.add(s, t.z); t.add(c, d) },
        |t| { let s = t.add(t.y, t.z); let (c, d) = (t.carry(t.y, t.z), t.carry(s, t.x)); t.add(c, d) }, false),
    ("borrows of two words",
        |t| { let d = t.sub(t.x, t.y); let (b, c) = (t.less(t.x, t.y), t.less(d, t.z)); t.sub(d, t.z); t.add(b, c) },
        |t| { let s = t.add(t.y, t.z); let (c, b) = (t.carry(t.y, t.z), t.less(t.x, s)); t.add(c, b) }, false),
];

/// Comparisons with constants.
#[rustfmt::skip]
pub const COMPARED: &[Rule] = &[
    ("c and x = k",
        |t| { let k = t.k(5); let d = t.sub(t.x, k); t.less(d, t.c) },
        |t| { let k = t.k(5); let d = t.sub(t.x, k); let e = is_zero(&mut t.words, d); t.node(Op::And, t.c, e) }, false),
    ("words that are 0 together",
        |t| { let e = is_zero(&mut t.words, t.x); t.less(t.y, e) },
        |t| { let o = t.node(Op::Or, t.x, t.y); is_zero(&mut t.words, o) }, false),
    ("words that are 0 by halves",
        |t| { let e = is_zero(&mut t.words, t.x); t.less(t.y, e) },
        |t| { let o = t.node(Op::Or, t.x, t.y); halves(t, o) }, false),
    ("c or not all ones",
        |t| beyond_most(t, t.x, t.c),
        |t| { let one = t.k(1); let s = t.add(t.x, one); let n = t.nonzero(s); t.node(Op::Or, t.c, n) }, false),
    ("c or not both all ones",
        |t| { let b = beyond_most(t, t.x, t.c); beyond_most(t, t.y, b) },
        |t| { let (a, most) = (t.node(Op::And, t.x, t.y), t.k(MOST)); let d = t.sub(a, most); let n = t.nonzero(d); t.node(Op::Or, t.c, n) }, false),
    ("a borrow or not all ones, regrouped",
        |t| { let b = t.carry_of_three(Op::Sub); beyond_most(t, t.z, b) },
        |t| { let (d, most) = (t.sub(t.x, t.y), t.k(MOST)); let (p, q, r) = (t.less(d, t.c), t.less(t.z, most), t.less(t.x, t.y)); let o = t.node(Op::Or, q, r); t.node(Op::Or, p, o) }, false),
    ("x < k or x = k",
        |t| { let k = t.k(6); t.less(t.x, k) },
        |t| { let k = t.k(5); let d = t.sub(t.x, k); let (l, e) = (t.less(t.x, k), is_zero(&mut t.words, d)); t.add(l, e) }, false),
    ("no borrow of three",
        |t| { let b = t.carry_of_three(Op::Sub); t.not(b) },
        |t| { let d = t.sub(t.x, t.y); let (p, q) = (t.less(t.x, t.y), t.less(d, t.c)); let (p, q) = (t.not(p), t.not(q)); t.node(Op::And, p, q) }, false),
    ("b and x < k",
        |t| { let k = t.k(38); let kept = t.node(Op::KeepIf, k, t.b); t.less(t.x, kept) },
        |t| { let k = t.k(38); let l = t.less(t.x, k); t.node(Op::And, t.b, l) }, false),
    ("the carry of a constant",
        |t| { let k = t.k(MOST - 1); let l = t.less(t.x, k); t.not(l) },
        |t| { let k = t.k(2); t.carry(t.x, k) }, false),
    ("a shifted word below a constant",
        |t| { let k = t.k(1 << 60); t.less(t.x, k) },
        |t| { let s = t.words.node(Op::ShiftRight(60), &[t.x]); is_zero(&mut t.words, s) }, false),
    ("a word below a constant, from the other end",
        |t| { let (zero, k) = (t.k(0), t.k(3)); let d = t.sub(zero, t.x); t.less(d, k) },
        |t| { let (two, k) = (t.k(2), t.k(3)); let s = t.add(t.x, two); t.less(s, k) }, false),
];

/// Selections.
#[rustfmt::skip]
pub const CHOSEN: &[Rule] = &[
    ("kept words",
        |t| masked(t, t.x, t.y),
        |t| t.choose(t.b, t.x, t.y), false),
    ("a blend",
        |t| masked(t, t.x, t.y),
        |t| { let zero = t.k(0); let (m, d) = (t.sub(zero, t.b), t.node(Op::Xor, t.x, t.y)); let a = t.node(Op::And, m, d); t.node(Op::Xor, t.y, a) }, false),
    ("a blend by the opposite of a bit",
        |t| masked(t, t.x, t.y),
        |t| { let (zero, n) = (t.k(0), t.not(t.b)); let (m, d) = (t.sub(zero, n), t.node(Op::Xor, t.x, t.y)); let a = t.node(Op::And, m, d); t.node(Op::Xor, t.x, a) }, false),
    ("a difference with a word that a bit keeps",
        |t| { let d = t.sub(t.x, t.y); masked(t, t.x, d) },
        |t| { let k = t.node(Op::KeepUnless, t.y, t.b); t.sub(t.x, k) }, false),
    ("a sum with a word that a bit keeps",
        |t| { let s = t.add(t.x, t.y); masked(t, s, t.x) },
        |t| { let k = t.node(Op::KeepIf, t.y, t.b); t.add(t.x, k) }, false),
    ("a sum with a bit's product",
        |t| { let (k, m) = (t.k(5), t.x); let s = t.add(m, k); masked(t, m, s) },
        |t| { let n = t.not(t.b); let p = t.times(n, 5); t.add(t.x, p) }, false),
];

pub const JOINED: &[Rule] = &[
    (
        "one of two bits, where the hints have their sum",
        |t| t.add(t.b, t.c),
        |t| t.node(Op::Or, t.b, t.c),
        true,
    ),
    (
        "the highest bit, which a word carries to itself",
        |t| t.carry(t.x, t.x),
        |t| t.words.node(Op::ShiftRight(63), &[t.x]),
        false,
    ),
    (
        "a square, whose second bit is 0",
        |t| t.node(Op::Multiply, t.x, t.x),
        |t| {
            let (square, mask) = (t.node(Op::Multiply, t.x, t.x), t.k(!2));
            t.node(Op::And, square, mask)
        },
        false,
    ),
    (
        "the carry of a word and of an even word with a bit",
        |t| {
            let twice = t.add(t.x, t.x);
            let above = t.add(twice, t.b);
            t.carry(t.z, above)
        },
        |t| {
            let (twice, first, once) = (t.add(t.x, t.x), t.carry(t.z, t.b), t.add(t.z, t.b));
            let second = t.carry(once, twice);
            t.add(first, second)
        },
        false,
    ),
    (
        "the carry of a word and of the high word of a product with a bit",
        |t| {
            let high = t.node(Op::MultiplyHigh(Reading::Unsigned), t.x, t.y);
            let above = t.add(high, t.b);
            t.carry(t.z, above)
        },
        |t| {
            let high = t.node(Op::MultiplyHigh(Reading::Unsigned), t.x, t.y);
            let (first, once) = (t.carry(t.z, t.b), t.add(t.z, t.b));
            let second = t.carry(once, high);
            t.add(first, second)
        },
        false,
    ),
    (
        "the mask of a sum of bits",
        |t| {
            let (sum, zero) = (t.add(t.b, t.c), t.k(0));
            let mask = t.sub(zero, sum);
            t.words.node(Op::Low(32), &[mask])
        },
        |t| {
            let (or, k, one) = (t.node(Op::Or, t.b, t.c), t.k(0xffff_ffff), t.k(1));
            let opposite = t.node(Op::Xor, or, one);
            t.node(Op::KeepUnless, k, opposite)
        },
        true,
    ),
    (
        "exact sum whose carry no hint takes",
        |t| {
            let sum = t.add(t.x, t.y);
            t.carry(t.z, sum)
        },
        |t| {
            let (first, once) = (t.carry(t.z, t.x), t.add(t.z, t.x));
            let second = t.carry(once, t.y);
            t.add(first, second)
        },
        true,
    ),
];
