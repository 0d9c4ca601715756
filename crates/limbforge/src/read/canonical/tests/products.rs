//! The rules about products with constants, complements and signs, as in code that divides by powers of two with sign.

use super::{
    Growing, Node, Op,
    rules::Terms,
    table::{Expression, Rule},
};
use crate::read::{
    bits::{low, shift_left, shift_right},
    word::Reading,
};

const MOST: u64 = u64::MAX;

/// Factors next to those that the rules ask for.
const FACTORS: [u64; 6] = [MOST - 4, 1 << 60, MOST >> 1, 1, 4, 3 << 61];

/// The upper word of `2^64 y + x + k l` where k has this value with sign.
fn upper(t: &mut Terms, reading: Reading, k: u64, l: Node) -> Node {
    let k = t.k(k);
    let (down, high) = (
        t.node(Op::Multiply, k, l),
        t.node(Op::MultiplyHigh(reading), k, l),
    );
    let carry = t.carry(t.x, down);
    let sum = t.add(t.y, high);
    t.add(sum, carry)
}

/// The lower word of `2^64 upper + lower` shifted down by k bits.
fn joined(t: &mut Terms, k: u32, upper: Node, lower: Node) -> Node {
    let up = shift_left(&mut t.words, 64 - k, upper);
    let down = shift_right(&mut t.words, k, lower);
    t.add(up, down)
}

/// Words as 64 bits.
#[rustfmt::skip]
pub const PARTS: &[Rule] = &[
    ("a complement as a sum",
        |t| { let (zero, most) = (t.k(0), t.k(MOST)); let m = t.sub(zero, t.b); let n = t.node(Op::Xor, m, most); t.node(Op::Or, t.x, n) },
        |t| { let most = t.k(MOST); let n = t.add(t.b, most); t.node(Op::Or, t.x, n) }, false),
    ("a blend by any word",
        |t| { let most = t.k(MOST); let n = t.node(Op::Xor, t.z, most); let (x, y) = (t.node(Op::And, t.x, t.z), t.node(Op::And, t.y, n)); t.node(Op::Or, x, y) },
        |t| { let d = t.node(Op::Xor, t.x, t.y); let a = t.node(Op::And, d, t.z); t.node(Op::Xor, t.y, a) }, false),
    ("the low bits of a difference",
        |t| { let k = t.k(3 << 61); let d = t.sub(t.x, k); low(&mut t.words, 61, d) },
        |t| low(&mut t.words, 61, t.x), false),
    ("a product with one",
        |t| { let one = t.k(1); let p = t.node(Op::Multiply, one, t.x); low(&mut t.words, 8, p) },
        |t| low(&mut t.words, 8, t.x), false),
    ("the high word of a power of two's product",
        |t| { let k = t.k(1 << 34); t.node(Op::MultiplyHigh(Reading::Unsigned), t.x, k) },
        |t| shift_right(&mut t.words, 30, t.x), false),
    ("a word is not less than its low bits",
        |t| t.add(t.y, t.z),
        |t| { let l = low(&mut t.words, 7, t.x); let (s, b) = (t.add(t.y, t.z), t.less(t.x, l)); t.add(s, b) }, false),
];

/// Products with numbers below 0.
#[rustfmt::skip]
pub const SIGNED: &[Rule] = &[
    ("low bits that are taken off, by a product with sign",
        |t| { let l = low(&mut t.words, 62, t.x); let h = upper(t, Reading::Signed, MOST, l); shift_left(&mut t.words, 2, h) },
        |t| shift_left(&mut t.words, 2, t.y), false),
    ("low bits that are taken off, by a product of both readings",
        |t| { let l = low(&mut t.words, 62, t.x); let h = upper(t, Reading::Mixed, MOST, l); shift_left(&mut t.words, 2, h) },
        |t| shift_left(&mut t.words, 2, t.y), false),
    ("the high word of a product with a number below 0",
        |t| { let (l, k) = (low(&mut t.words, 63, t.x), t.k(MOST - 4)); t.node(Op::MultiplyHigh(Reading::Signed), k, l) },
        |t| { let (l, k) = (low(&mut t.words, 63, t.x), t.k(MOST - 4)); let h = t.node(Op::MultiplyHigh(Reading::Unsigned), k, l); t.sub(h, l) }, false),
    ("a shifted word that is taken off",
        |t| { let l = low(&mut t.words, 62, t.z); upper(t, Reading::Signed, MOST - 3, l) },
        |t| { let l = low(&mut t.words, 62, t.z); let w = shift_left(&mut t.words, 2, l); let b = t.less(t.x, w); t.sub(t.y, b) }, false),
    ("a shifted word that is taken off, with bits beyond the word",
        |t| { let l = low(&mut t.words, 62, t.z); upper(t, Reading::Signed, MOST << 34, l) },
        |t| { let l = low(&mut t.words, 62, t.z); let (w, h) = (shift_left(&mut t.words, 34, l), shift_right(&mut t.words, 30, l));
            let b = t.less(t.x, w); let y = t.sub(t.y, h); t.sub(y, b) }, false),
    ("a shift without sign",
        |t| shift_right(&mut t.words, 8, t.x),
        |t| t.words.node(Op::ShiftRightSigned(8), &[t.x]), true),
    ("the sign of a joined word",
        |t| { let w = joined(t, 62, t.x, t.y); t.words.node(Op::ShiftRightSigned(63), &[w]) },
        |t| t.words.node(Op::ShiftRightSigned(62), &[t.x]), true),
];

/// Expressions that only resemble those of the hints.
#[rustfmt::skip]
pub const RESEMBLING: &[(&str, Expression, Expression)] = &[
    ("the sign of words that overlap",
        |t| { let (up, down) = (shift_left(&mut t.words, 2, t.x), shift_right(&mut t.words, 61, t.y)); let w = t.add(up, down); t.words.node(Op::ShiftRightSigned(63), &[w]) },
        |t| t.words.node(Op::ShiftRightSigned(62), &[t.x])),
    ("a blend with a third word",
        |t| { let (k, most) = (t.k(5), t.k(MOST)); let n = t.node(Op::Xor, t.z, most); let (x, y) = (t.node(Op::And, t.x, t.z), t.node(Op::And, k, n)); t.node(Op::Or, x, y) },
        |t| { let k = t.k(5); let d = t.node(Op::Xor, t.x, t.y); let a = t.node(Op::And, d, t.z); t.node(Op::Xor, k, a) }),
];

impl Growing {
    /// Products with numbers below 0, what is taken off a word, complements and signs: lengths and constants next to
    /// those that the rules ask for too.
    pub(super) fn divided(&mut self, (x, y, z): (Node, Node, Node)) -> Vec<Node> {
        let [j, kind, width] = [0; 3].map(|_| self.random.next());
        let words = &mut self.words;
        let j = (j % 4) as u32;
        let k = FACTORS.get(kind as usize % 7).copied();
        let k = words.constant(k.unwrap_or(MOST << j));
        let (l, most) = (low(words, 61 + (width % 4) as u32, x), words.constant(MOST));
        let readings = [Reading::Signed, Reading::Mixed, Reading::Unsigned];
        let mut more = Vec::new();
        for of in [l, y] {
            let down = words.node(Op::Multiply, &[k, of]);
            let orders = [[k, of], [of, k]];
            let highs: Vec<Node> = readings
                .iter()
                .flat_map(|reading| {
                    orders.map(|args| words.node(Op::MultiplyHigh(*reading), &args))
                })
                .collect();
            let (carry, up) = (words.node(Op::Carry, &[x, down]), shift_left(words, j, of));
            let borrow = words.node(Op::Less, &[x, up]);
            more.extend(
                highs
                    .iter()
                    .map(|high| words.node(Op::Add, &[*high, carry])),
            );
            more.extend([
                words.node(Op::Sub, &[highs[4], of]),
                words.node(Op::Add, &[x, down]),
            ]);
            more.extend([words.node(Op::Sub, &[y, borrow]), borrow, carry, down]);
            more.extend(highs);
        }
        let at = 60 + (width % 4) as u32;
        let (up, down) = (
            shift_left(words, 64 - at, z),
            shift_right(words, at - j % 2, y),
        );
        let whole = words.node(Op::Add, &[up, down]);
        more.extend([63, at].map(|k| words.node(Op::ShiftRightSigned(k), &[whole])));
        more.extend([at, 63].map(|k| words.node(Op::ShiftRightSigned(k), &[z])));
        let (rest, other) = (
            words.node(Op::Xor, &[z, most]),
            words.node(Op::Xor, &[z, k]),
        );
        for mask in [z, rest, other] {
            let difference = words.node(Op::Xor, &[x, y]);
            let (kept, on) = (
                words.node(Op::And, &[difference, mask]),
                words.node(Op::And, &[x, mask]),
            );
            for off in [y, k] {
                let off = words.node(Op::And, &[off, rest]);
                more.push(words.node(Op::Or, &[on, off]));
            }
            more.extend([x, y, k].map(|with| words.node(Op::Xor, &[with, kept])));
        }
        let part = words.node(Op::Low(at - 1), &[whole]);
        more.extend(
            [
                (Op::Less, whole, part),
                (Op::Less, x, l),
                (Op::Sub, x, k),
                (Op::Add, z, most),
            ]
            .map(|(op, x, y)| words.node(op, &[x, y])),
        );
        let last = *more.last().expect("terms");
        more.extend([
            low(words, 61, last),
            low(words, 1, last),
            words.node(Op::Less, &[z, x]),
        ]);
        more
    }
}
