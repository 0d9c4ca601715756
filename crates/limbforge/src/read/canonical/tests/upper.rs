//! The rules about bits at the top of a word, comparisons that they decide, and selections of which only low bits are
//! left, each where it decides, and where it nearly does.

use super::{
    Growing, Node, Op, Words, canonical,
    rules::Terms,
    table::{Expression, Rule},
};
use crate::read::bits::{choose, less, low, not, shift_left, shift_right};

const TOP: u64 = 1 << 63;

/// A multiple of 2^56 and a word of so many bits, and that multiple.
fn joined(t: &mut Terms, op: Op, bits: u32) -> [Node; 2] {
    let (upper, lower) = (
        shift_left(&mut t.words, 56, t.x),
        shift_right(&mut t.words, 64 - bits, t.y),
    );
    [t.node(op, upper, lower), upper]
}

/// `x < k + c`
fn folded(t: &mut Terms, x: Node, k: u64) -> Node {
    let k = t.k(k);
    let sum = t.add(k, t.c);
    t.less(x, sum)
}

/// The same where `x / 2^at` is 0 or `x - 2^at` is below c. `difference` has that word.
fn by_top(t: &mut Terms, x: Node, at: u32, difference: Op) -> Node {
    let (top, one, k) = (shift_right(&mut t.words, at, x), t.k(1), t.k(1 << at));
    let (unset, rest) = (t.node(Op::Xor, top, one), t.node(difference, x, k));
    let second = t.less(rest, t.c);
    t.node(Op::Or, unset, second)
}

/// `b ? x : y - z`, of which the difference is taken in so many bits.
fn short(t: &mut Terms, b: Node, bits: u32) -> Node {
    let y = low(&mut t.words, bits, t.y);
    let d = t.sub(y, t.z);
    let d = low(&mut t.words, bits, d);
    t.choose(b, t.x, d)
}

/// `x - y`, or x where `of - y` borrows.
fn reduced(t: &mut Terms, of: Node, x: Node) -> Node {
    let (borrow, d) = (t.less(of, t.y), t.sub(t.x, t.y));
    t.choose(borrow, x, d)
}

/// The low half of the same from low halves.
fn reduced_halves(t: &mut Terms, of: Node, x: Node) -> Node {
    let (borrow, d) = (t.less(of, t.y), t.sub(t.x, t.y));
    let [x, d] = [x, d].map(|of| low(&mut t.words, 32, of));
    let choice = t.choose(borrow, x, d);
    t.words.node(Op::Low(32), &[choice])
}

#[rustfmt::skip]
pub const UPPER: &[Rule] = &[
    ("the top bit flipped",
        |t| { let k = t.k(TOP); let s = t.add(t.x, k); t.add(t.y, s) },
        |t| { let k = t.k(TOP); let f = t.node(Op::Xor, t.x, k); t.add(t.y, f) }, false),
    ("a borrow of three by the top bit",
        |t| folded(t, t.x, TOP),
        |t| by_top(t, t.x, 63, Op::Xor), false),
    ("a borrow of three by the top bit of a short word",
        |t| { let l = low(&mut t.words, 62, t.x); folded(t, l, 1 << 61) },
        |t| { let l = low(&mut t.words, 62, t.x); by_top(t, l, 61, Op::Sub) }, false),
    ("a comparison without the bits that do not decide it",
        |t| { let ([w, _], k) = (joined(t, Op::Add, 56), t.k(2 << 56)); t.less(w, k) },
        |t| { let ([_, u], k) = (joined(t, Op::Add, 56), t.k(2 << 56)); t.less(u, k) }, false),
    ("the same of words that are joined as bits",
        |t| { let ([w, _], k) = (joined(t, Op::Or, 56), t.k(1 << 56)); t.less(w, k) },
        |t| { let ([_, u], k) = (joined(t, Op::Or, 56), t.k(1 << 56)); t.less(u, k) }, false),
    ("a comparison of upper bits that the hints have",
        |t| { let ([w, u], k) = (joined(t, Op::Add, 56), t.k(2 << 56)); t.less(w, k); folded(t, u, 1 << 56) },
        |t| { let ([_, u], k) = (joined(t, Op::Add, 56), t.k(1 << 56));
            let (first, d) = (t.less(u, k), t.sub(u, k)); let second = t.less(d, t.c); t.node(Op::Or, first, second) }, false),
    ("a selection with a short word that is moved out",
        |t| { let d = t.sub(t.y, t.z); let c = t.choose(t.b, t.x, d); shift_left(&mut t.words, 32, c) },
        |t| { let c = short(t, t.b, 32); shift_left(&mut t.words, 32, c) }, false),
    ("a difference or its minuend, in short registers",
        |t| reduced(t, t.x, t.x),
        |t| reduced_halves(t, t.x, t.x), true),
];

/// Expressions that only resemble those of the hints.
#[rustfmt::skip]
pub const BELOW: &[(&str, Expression, Expression)] = &[
    ("a bit flipped that is not at the top",
        |t| { let k = t.k(TOP >> 1); let s = t.add(t.x, k); t.add(t.y, s) },
        |t| { let k = t.k(TOP >> 1); let f = t.node(Op::Xor, t.x, k); t.add(t.y, f) }),
    ("the top bit and others flipped",
        |t| { let k = t.k(TOP + 1); let s = t.add(t.x, k); t.add(t.y, s) },
        |t| { let k = t.k(TOP + 1); let f = t.node(Op::Xor, t.x, k); t.add(t.y, f) }),
    ("two bits at the top",
        |t| folded(t, t.x, 1 << 62),
        |t| by_top(t, t.x, 62, Op::Sub)),
    ("the top bit and another difference",
        |t| folded(t, t.x, TOP),
        |t| { let l = t.k(TOP | 1 << 61); t.x = t.node(Op::Xor, t.x, l); by_top(t, t.x, 63, Op::Xor) }),
    ("a constant between the multiples",
        |t| { let ([w, _], k) = (joined(t, Op::Add, 56), t.k((1 << 56) + 1)); t.less(w, k) },
        |t| { let ([_, u], k) = (joined(t, Op::Add, 56), t.k((1 << 56) + 1)); t.less(u, k) }),
    ("a word that overlaps the multiple",
        |t| { let ([w, _], k) = (joined(t, Op::Add, 57), t.k(2 << 56)); t.less(w, k) },
        |t| { let ([_, u], k) = (joined(t, Op::Add, 57), t.k(2 << 56)); t.less(u, k) }),
    ("a comparison with a word",
        |t| { let [w, _] = joined(t, Op::Add, 56); t.less(w, t.z) },
        |t| { let [_, u] = joined(t, Op::Add, 56); t.less(u, t.z) }),
    ("a selection with a short word of which more is left",
        |t| { let d = t.sub(t.y, t.z); let c = t.choose(t.b, t.x, d); shift_left(&mut t.words, 31, c) },
        |t| { let c = short(t, t.b, 32); shift_left(&mut t.words, 31, c) }),
    ("a selection by another bit",
        |t| { let d = t.sub(t.y, t.z); let c = t.choose(t.b, t.x, d); shift_left(&mut t.words, 32, c) },
        |t| { let c = short(t, t.c, 32); shift_left(&mut t.words, 32, c) }),
    ("words that two bits keep",
        |t| { let d = t.sub(t.y, t.z); let c = t.choose(t.b, t.x, d); shift_left(&mut t.words, 32, c) },
        |t| { let (on, d) = (t.node(Op::KeepIf, t.x, t.b), t.sub(t.y, t.z)); let d = low(&mut t.words, 32, d);
            let off = t.node(Op::KeepUnless, d, t.c); let c = t.node(Op::Or, on, off); shift_left(&mut t.words, 32, c) }),
    ("words that a bit keeps both",
        |t| { let d = t.sub(t.y, t.z); let c = t.choose(t.b, t.x, d); shift_left(&mut t.words, 32, c) },
        |t| { let d = t.sub(t.y, t.z); let d = low(&mut t.words, 32, d);
            let [on, off] = [t.x, d].map(|of| t.words.node(Op::KeepIf, &[of, t.b])); let c = t.node(Op::Or, on, off); shift_left(&mut t.words, 32, c) }),
    ("a difference by the borrow of another one",
        |t| reduced(t, t.z, t.x),
        |t| reduced_halves(t, t.z, t.x)),
    ("a difference or another word than its minuend",
        |t| reduced(t, t.x, t.z),
        |t| reduced_halves(t, t.x, t.z)),
];

/// A selection in short registers leans on the length of the word that all the others are not above.
#[test]
fn the_greatest_word_is_short() {
    let mut t = Terms::new();
    let x = t.x;
    let once = reduced(&mut t, x, x);
    let (borrow, d) = (t.less(once, t.z), t.sub(once, t.z));
    let twice = t.choose(borrow, once, d);
    let known = t.words.len();
    let [on, off] = [once, d].map(|of| low(&mut t.words, 32, of));
    let choice = t.choose(borrow, on, off);
    let choice = t.words.node(Op::Low(32), &[choice]);
    let canon = canonical(&mut t.words, known, &[vec![choice]], &[], false);
    assert_eq!(canon.results, [[twice]]);
    let most = t.k(u64::from(u32::MAX));
    assert_eq!(canon.assumed, [t.less(most, t.x)]);
}

impl Growing {
    /// Multiples with words beside them, top bits, and selections in short registers: lengths next to those that the
    /// rules ask for.
    pub(super) fn upper(&mut self, (x, y, z): (Node, Node, Node)) -> Vec<Node> {
        let [kind, at] = [0; 2].map(|_| self.random.next());
        let at = 2 + (at % 60) as u32;
        let bit = low(&mut self.words, 1, z);
        match kind % 3 {
            0 => beside_multiples(&mut self.words, at, (x, y)),
            1 => by_top_bits(&mut self.words, at, bit, (x, y)),
            _ => short_selections(&mut self.words, at, bit, (x, y, z)),
        }
    }
}

/// Comparisons of `2^at x`, and of sums with words of about so many bits.
fn beside_multiples(words: &mut Words, at: u32, (x, y): (Node, Node)) -> Vec<Node> {
    let up = shift_left(words, at, x);
    let constants = [1 << at, 3 << at, (1 << at) + 1, 1 << (at - 1), TOP];
    let constants = constants.map(|k| words.constant(k));
    let mut more = constants.map(|k| less(words, up, k)).to_vec();
    for width in [at - 1, at, at + 1] {
        let rest = shift_right(words, 64 - width, y);
        for op in [Op::Add, Op::Or] {
            let whole = words.node(op, &[up, rest]);
            more.extend([less(words, whole, constants[width as usize % 5]), whole]);
        }
    }
    more
}

/// Borrows of three terms by the bits at the top of words of about so many bits, and these bits flipped.
fn by_top_bits(words: &mut Words, at: u32, bit: Node, (x, y): (Node, Node)) -> Vec<Node> {
    let mut more = Vec::new();
    for of in [x, low(words, at + 1, x), low(words, at, x)] {
        for at in [63, at] {
            let (top, k) = (shift_right(words, at, of), words.constant(1 << at));
            let first = not(words, top);
            for op in [Op::Xor, Op::Sub] {
                let rest = words.node(op, &[of, k]);
                let second = less(words, rest, bit);
                more.push(words.node(Op::Or, &[first, second]));
                more.push(words.node(Op::Add, &[rest, y]));
            }
            let sum = words.node(Op::Add, &[k, bit]);
            more.push(less(words, of, sum));
        }
    }
    more
}

/// Selections of x and `x - y`, also in so many bits, and what is left of them beyond shifts.
fn short_selections(
    words: &mut Words,
    at: u32,
    bit: Node,
    (x, y, z): (Node, Node, Node),
) -> Vec<Node> {
    let mut more = Vec::new();
    let (d, borrow, other) = (
        words.node(Op::Sub, &[x, y]),
        less(words, x, y),
        less(words, z, y),
    );
    let halves = [x, d].map(|of| low(words, at, of));
    for flag in [bit, borrow, other] {
        for [on, off] in [[x, d], [d, x], halves, [x, halves[1]], [z, d]] {
            let choice = choose(words, flag, on, off);
            more.extend([choice, words.node(Op::Low(at), &[choice])]);
            more.extend([64 - at, 63 - at].map(|up| shift_left(words, up, choice)));
        }
    }
    more
}
