//! Each rule by itself, at inputs that decide it, and random expressions: the values before are the values after.

mod classes;
mod decisions;
mod masks;
mod products;
mod rules;
mod table;
mod upper;
mod words;

use super::{Node, Op, Words, canonical};
use crate::read::{
    bits::{choose, is_zero, less, low, not, or},
    word::evaluate,
};

/// Constants that words are compared with.
const NEAR: [u64; 8] = [0, 1, 5, 511, 1 << 16, 1 << 32, 1 << 60, u64::MAX];

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

fn values(words: &Words, inputs: &[u64]) -> Vec<u64> {
    let mut values = Vec::new();
    for i in 0..words.len() {
        let (op, args) = words.get(words.at(i));
        let args: Vec<u64> = args.iter().map(|a: &Node| values[a.index()]).collect();
        values.push(match op {
            Op::Parameter { port, .. } => inputs[port],
            _ => evaluate(op, &args),
        });
    }
    values
}

/// Expressions so far, and the operands that were taken: compilers and hints write the same sums in several forms.
struct Growing {
    words: Words,
    nodes: Vec<Node>,
    operands: Vec<(Node, Node, Node)>,
    random: Random,
}

impl Growing {
    /// Operands that were taken before, or new ones.
    fn operands(&mut self) -> (Node, Node, Node) {
        let again = self.operands.len() as u64;
        if again > 0 && !self.random.next().is_multiple_of(3) {
            return self.operands[(self.random.next() % again) as usize];
        }
        let mut pick = || self.nodes[self.random.next() as usize % self.nodes.len()];
        let (x, y, z) = (pick(), pick(), pick());
        self.operands.push((x, y, z));
        (x, y, z)
    }

    /// One more expression, of the shapes that carries, borrows and selections have.
    fn grow(&mut self) {
        let (x, y, z) = self.operands();
        let shape = self.random.next() % 35;
        let words = &mut self.words;
        let (bit, other) = (low(words, 1, z), low(words, 1, y));
        let zero = words.constant(0);
        let more = match shape {
            0 | 1 => vec![words.node(Op::Add, &[x, y])],
            2 | 3 => vec![words.node(Op::Sub, &[x, y])],
            4 => vec![less(words, x, y)],
            5 => vec![is_zero(words, x)],
            6 | 7 => {
                let (op, out) = [(Op::Add, Op::Carry), (Op::Sub, Op::Less)][shape as usize - 6];
                let one = words.node(op, &[x, y]);
                let (first, second) = (words.node(out, &[x, y]), words.node(out, &[one, bit]));
                let sum = words.node(Op::Add, &[first, second]);
                vec![
                    one,
                    words.node(op, &[one, bit]),
                    or(words, first, second),
                    sum,
                ]
            }
            8 | 9 => {
                // The same, with the bit added first.
                let inner = words.node(Op::Add, &[y, bit]);
                let (op, out) = [(Op::Add, Op::Carry), (Op::Sub, Op::Less)][shape as usize - 8];
                let swapped = words.node(Op::Add, &[x, bit]);
                let of = [(op, x, inner), (out, x, inner), (out, y, swapped)];
                of.map(|(op, x, y)| words.node(op, &[x, y])).to_vec()
            }
            10 => {
                let kept = choose(words, other, x, zero);
                let cleared = choose(words, other, zero, x);
                let outer = [(x, kept), (kept, x), (x, cleared), (cleared, x)];
                outer.map(|(x, y)| choose(words, bit, x, y)).to_vec()
            }
            11 => {
                let (nonzero, zeroed) = (less(words, zero, y), is_zero(words, y));
                let (opposite, minus) = (not(words, zeroed), words.node(Op::Sub, &[zero, y]));
                let borrow = less(words, minus, bit);
                let sum = words.node(Op::Add, &[nonzero, borrow]);
                vec![or(words, bit, nonzero), or(words, bit, opposite), sum]
            }
            12 => {
                let (d, kept) = (words.node(Op::Sub, &[x, y]), choose(words, bit, x, zero));
                let (borrow, zeroed) = (less(words, x, y), is_zero(words, d));
                vec![
                    borrow,
                    choose(words, zeroed, kept, zero),
                    less(words, d, bit),
                ]
            }
            13 => vec![words.node(Op::ShiftLeft((x.index() % 64) as u32), &[y])],
            14 => {
                // Sums that are compared with their first term.
                let once = words.node(Op::Add, &[x, y]);
                let all = words.node(Op::Add, &[once, z]);
                vec![less(words, all, x), less(words, all, y)]
            }
            15 => {
                let (mask, k) = (words.node(Op::Sub, &[zero, bit]), words.constant(38));
                let later = words.constant(x.index() as u64 + 77);
                let low = low(words, 7, mask);
                let masked = [k, later].map(|k| words.node(Op::And, &[mask, k]));
                vec![low, masked[0], masked[1], choose(words, bit, zero, k)]
            }
            16 | 17 => self.without_bits((x, y, z)),
            18..22 => self.compared((x, y, z), shape),
            22..24 => self.decided((x, y, z)),
            24..26 => self.shortened((x, y, z)),
            26..30 => self.divided((x, y, z)),
            30..32 => self.masked((x, y, z)),
            32..34 => self.upper((x, y, z)),
            _ => {
                let either = words.node(Op::Xor, &[bit, other]);
                let kept = words.node(Op::KeepIf, &[x, either]);
                vec![words.node(Op::Multiply, &[x, y]), not(words, bit), kept]
            }
        };
        self.nodes.extend(more);
    }

    /// Carries of three words, comparisons with constants, blends, and shifts of parts.
    fn compared(&mut self, (x, y, z): (Node, Node, Node), shape: u64) -> Vec<Node> {
        let words = &mut self.words;
        let k = words.constant([0, 5, 1 << 60, u64::MAX][x.index() % 4]);
        let (bit, zero, ones) = (
            low(words, 1, z),
            words.constant(0),
            words.constant(u64::MAX),
        );
        let d = words.node(Op::Sub, &[x, k]);
        let (below, equal) = (less(words, x, k), is_zero(words, d));
        let (on, off) = (
            words.node(Op::Sub, &[zero, bit]),
            words.node(Op::Add, &[ones, bit]),
        );
        match shape {
            18 => {
                let (s, t) = (words.node(Op::Add, &[x, y]), words.node(Op::Add, &[y, z]));
                let carries = [(x, y), (s, z), (y, z), (t, x), (x, k)];
                let c = carries.map(|(x, y)| words.node(Op::Carry, &[x, y]));
                let sums = [(c[0], c[1]), (c[2], c[3]), (c[0], c[3])];
                let mut more = sums.map(|(x, y)| words.node(Op::Add, &[x, y])).to_vec();
                more.extend([c[4], words.node(Op::Carry, &[x, on])]);
                more
            }
            19 => {
                let (any, all) = (words.node(Op::Or, &[x, y]), words.node(Op::And, &[d, y]));
                let (any, all) = (is_zero(words, any), words.node(Op::Sub, &[all, ones]));
                let all = is_zero(words, all);
                let (all, borrow) = (not(words, all), less(words, d, bit));
                let most = less(words, y, ones);
                let pairs = [
                    (bit, equal),
                    (any, equal),
                    (bit, below),
                    (below, borrow),
                    (any, bit),
                ];
                let mut more = pairs.map(|(x, y)| words.node(Op::And, &[x, y])).to_vec();
                let pairs = [(bit, all), (below, equal), (below, borrow), (bit, most)];
                more.extend(pairs.map(|(x, y)| words.node(Op::Or, &[x, y])));
                more.extend([any, words.node(Op::Or, &[more[8], most])]);
                let (first, second) = (not(words, below), not(words, borrow));
                more.push(words.node(Op::And, &[first, second]));
                let both = words.node(Op::And, &[x, y]);
                more.push(is_zero(words, both));
                more
            }
            20 => {
                let (kept, cleared) = (
                    words.node(Op::And, &[x, on]),
                    words.node(Op::And, &[y, off]),
                );
                let (step, other) = (
                    words.node(Op::KeepIf, &[y, bit]),
                    words.node(Op::Xor, &[x, y]),
                );
                let blend = words.node(Op::And, &[on, other]);
                let pairs = [
                    (Op::Or, kept, cleared),
                    (Op::Add, x, step),
                    (Op::Sub, x, step),
                    (Op::Xor, y, blend),
                    (Op::Xor, x, blend),
                ];
                let mut more = pairs.map(|(op, x, y)| words.node(op, &[x, y])).to_vec();
                more.extend([choose(words, bit, x, y), d, below]);
                more
            }
            _ => {
                let at = (y.index() % 63 + 1) as u32;
                let (down, up) = (
                    words.node(Op::ShiftRight(at), &[x]),
                    words.node(Op::ShiftLeft(at), &[x]),
                );
                let (part, own) = (words.node(Op::Low(at), &[x]), low(words, 1, x));
                let mask = words.node(Op::Sub, &[zero, own]);
                let (even, flipped) = (
                    words.node(Op::Add, &[x, mask]),
                    words.node(Op::Xor, &[x, k]),
                );
                let signed = words.node(Op::ShiftRightSigned(at), &[x]);
                let parts = [up, part, even, flipped, signed];
                let mut more = parts
                    .map(|part| words.node(Op::ShiftRight(1), &[part]))
                    .to_vec();
                let whole = words.node(Op::ShiftLeft(at), &[down]);
                more.extend([words.node(Op::Add, &[whole, part]), less(words, down, k)]);
                more.extend([
                    words.node(Op::Or, &[whole, part]),
                    words.node(Op::Low(at), &[up]),
                ]);
                more
            }
        }
    }

    /// The shapes of bits with whole words: no rule applies.
    fn without_bits(&mut self, (x, y, z): (Node, Node, Node)) -> Vec<Node> {
        let words = &mut self.words;
        let (one, k) = (words.constant(1), words.constant(38));
        let (first, once) = (words.node(Op::Carry, &[x, y]), words.node(Op::Add, &[x, y]));
        let second = words.node(Op::Carry, &[once, z]);
        let kept = [Op::KeepIf, Op::KeepUnless].map(|op| words.node(op, &[k, y]));
        let (bit, other) = (low(words, 1, z), low(words, 1, y));
        // Conditions of selections, inner ones first: words, and bits that are not the same.
        let mut chosen = Vec::new();
        for (c, b, unless) in [(z, bit, bit), (bit, y, y), (bit, bit, other)] {
            let [kept, cleared] = [Op::KeepIf, Op::KeepUnless].map(|op| words.node(op, &[x, c]));
            for (one, two) in [(x, kept), (kept, x), (x, cleared), (cleared, x)] {
                let with = words.node(Op::KeepIf, &[one, b]);
                let without = words.node(Op::KeepUnless, &[two, unless]);
                chosen.push(words.node(Op::Or, &[with, without]));
            }
        }
        let zero = words.constant(0);
        let (nonzero, minus) = (less(words, zero, y), words.node(Op::Sub, &[zero, y]));
        chosen.extend([less(words, minus, z), words.node(Op::Or, &[nonzero, z])]);
        let opposite = words.node(Op::Xor, &[y, one]);
        chosen.extend([
            words.node(Op::Or, &[first, second]),
            words.node(Op::Or, &[first, z]),
            words.node(Op::Add, &[x, opposite]),
            words.node(Op::KeepIf, &[x, opposite]),
            words.node(Op::Add, &[x, kept[0]]),
            words.node(Op::Add, &[x, kept[1]]),
        ]);
        chosen
    }
}

/// Values before and after are the same at random and extreme inputs, for hints of all sizes; and rules apply.
#[test]
fn nothing_is_changed() {
    let mut random = Random(5);
    let (mut changed, mut folded, mut used) = (0, 0, 0);
    for round in 0..3000 {
        let mut words = Words::default();
        let mut nodes: Vec<Node> = (0..3)
            .map(|port| words.node(Op::Parameter { port, word: 0 }, &[]))
            .collect();
        nodes.extend([0, 1, 38, u64::MAX].map(|k| words.constant(k)));
        let mut growing = Growing {
            words,
            nodes,
            operands: Vec::new(),
            random: Random(random.next()),
        };
        let mut known = 0;
        for k in 0..40 {
            if k == round % 40 {
                known = growing.words.len();
            }
            growing.grow();
        }
        let Growing {
            mut words, nodes, ..
        } = growing;
        let results = vec![nodes];
        let canon = canonical(&mut words, known, &results, &[], round / 40 % 2 == 1);
        changed += usize::from(canon.results != results);
        folded += usize::from(!canon.assumed.is_empty());
        for _ in 0..12 {
            let inputs: Vec<u64> = (0..3)
                .map(|_| match random.next() % 6 {
                    0 => random.next() % 2,
                    3 | 4 => {
                        let k = NEAR[random.next() as usize % NEAR.len()];
                        k.wrapping_add(random.next() % 3).wrapping_sub(1)
                    }
                    1 => u64::MAX - random.next() % 2,
                    2 => 1 << (random.next() % 64),
                    _ => random.next(),
                })
                .collect();
            let values = values(&words, &inputs);
            if canon.assumed.iter().any(|carry| values[carry.index()] != 0) {
                continue;
            }
            used += 1;
            for (old, new) in results[0].iter().zip(&canon.results[0]) {
                let [was, is] = [old, new].map(|node| values[node.index()]);
                assert_eq!(was, is, "{:?} {:?}", words.get(*old), words.get(*new));
            }
        }
    }
    assert!(
        changed > 2000 && folded > 100 && used > 10_000,
        "{changed} {folded} {used}"
    );
}
