//! Bits that comparisons with constants decide, and words in short registers.

use super::{
    super::{Node, Op, Words, canonical},
    Growing, NEAR, Random, values,
};
use crate::read::bits::{choose, is_zero, less, low, not, or};

impl Growing {
    /// Comparisons of words with constants, joined.
    pub(super) fn decided(&mut self, (x, y, z): (Node, Node, Node)) -> Vec<Node> {
        let (k, l) = (self.near(), self.near());
        let words = &mut self.words;
        let (k, l) = (words.constant(k), words.constant(l));
        let (bit, zero) = (low(words, 1, z), words.constant(0));
        let short = low(words, 16, x);
        let (step, kept) = (
            words.node(Op::Add, &[k, bit]),
            words.node(Op::KeepIf, &[k, bit]),
        );
        let distance = words.node(Op::Sub, &[short, k]);
        let part = words.node(Op::Low(32), &[distance]);
        let down = words.node(Op::ShiftRight(9), &[y]);
        let moved = words.node(Op::Add, &[y, l]);
        let mut bits = vec![
            less(words, short, k),
            is_zero(words, part),
            less(words, x, step),
            less(words, x, kept),
            less(words, k, x),
            less(words, down, l),
            less(words, moved, k),
            less(words, moved, bit),
        ];
        for (x, y) in [(x, k), (moved, l), (x, step), (y, bit), (x, kept)] {
            bits.push(words.node(Op::Carry, &[x, y]));
        }
        for _ in 0..8 {
            let at = [0; 2].map(|_| self.random.next() as usize % bits.len());
            let pair = at.map(|at| bits[at]);
            let ops = [
                Op::And,
                Op::Or,
                Op::Xor,
                Op::Add,
                Op::KeepIf,
                Op::KeepUnless,
            ];
            let op = ops[self.random.next() as usize % ops.len()];
            let joined = self.words.node(op, &pair);
            let joined = low(&mut self.words, 1, joined);
            bits.push(joined);
            bits.push(not(&mut self.words, joined));
        }
        let byte = self.words.node(Op::Low(8), &[bits[0]]);
        bits.extend([byte, self.words.node(Op::Less, &[zero, bits[1]])]);
        bits
    }

    /// Selections of which a short register has the low bits, and shifts that leave bits out.
    pub(super) fn shortened(&mut self, (x, y, z): (Node, Node, Node)) -> Vec<Node> {
        let words = &mut self.words;
        let (bit, at) = (low(words, 1, z), 1 + x.index() as u32 % 63);
        let whole = words.node(Op::Sub, &[x, bit]);
        let part = words.node(Op::Low(32), &[x]);
        let difference = words.node(Op::Sub, &[part, bit]);
        let difference = words.node(Op::Low(32), &[difference]);
        let chosen = [(whole, y), (difference, y), (y, difference)];
        let mut more = chosen.map(|(x, y)| choose(words, bit, x, y)).to_vec();
        more.extend([1, 2].map(|i: usize| words.node(Op::Low(16), &[more[i]])));
        for shift in [Op::ShiftLeft(64 - at), Op::ShiftRight(at), Op::Low(at)] {
            more.push(words.node(shift, &[y]));
        }
        more
    }

    fn near(&mut self) -> u64 {
        NEAR[self.random.next() as usize % NEAR.len()].wrapping_sub(self.random.next() % 2)
    }
}

/// Whether a number of several words is below a constant, as a compiler writes it.
fn compared(words: &mut Words, of: &[Node], constants: &[u64], random: &mut Random) -> Node {
    let mut below = words.constant(0);
    for (&x, &k) in of.iter().zip(constants) {
        let constant = words.constant(k);
        let difference = words.node(Op::Sub, &[x, constant]);
        let (less, equal) = (less(words, x, constant), is_zero(words, difference));
        below = match random.next() % 3 {
            0 => {
                let both = words.node(Op::And, &[equal, below]);
                or(words, less, both)
            }
            1 => {
                let carried = words.node(Op::Less, &[difference, below]);
                or(words, carried, less)
            }
            _ => {
                let (least, above) = (not(words, below), not(words, less));
                let different = not(words, equal);
                let beyond = words.node(Op::Or, &[different, least]);
                let neither = words.node(Op::And, &[above, beyond]);
                not(words, neither)
            }
        };
    }
    below
}

/// A chain of borrows of the hints is found in each of these ways, for all constants, and another constant is not.
#[test]
fn comparisons_are_chains_of_borrows() {
    let mut random = Random(11);
    for round in 0..400 {
        let mut words = Words::default();
        let of: Vec<Node> = (0..3)
            .map(|port| words.node(Op::Parameter { port, word: 0 }, &[]))
            .collect();
        let constants = [(); 3].map(|()| {
            let k = NEAR[random.next() as usize % NEAR.len()];
            k.wrapping_add(random.next() % 3).wrapping_sub(1)
        });
        let mut borrow = words.constant(0);
        for (&x, &k) in of.iter().zip(&constants) {
            let k = words.constant(k);
            let once = words.node(Op::Sub, &[x, k]);
            let (first, second) = (
                less(&mut words, x, k),
                words.node(Op::Less, &[once, borrow]),
            );
            borrow = words.node(Op::Add, &[first, second]);
        }
        let known = words.len();
        let mut other = constants;
        other[round % 3] = other[round % 3].wrapping_add(1);
        let results = [constants, other].map(|k| compared(&mut words, &of, &k, &mut random));
        let results = vec![results.to_vec()];
        let found = canonical(&mut words, known, &results, &[], false).results;
        let decides = |node: Node| words.as_constant(node).is_none();
        if decides(borrow) && decides(results[0][0]) {
            assert!(found[0][0].index() < known, "{constants:?}");
        }
        for _ in 0..40 {
            let inputs = constants.map(|k| k.wrapping_add(random.next() % 3).wrapping_sub(1));
            let values = values(&words, &inputs);
            for (old, new) in results[0].iter().zip(&found[0]) {
                assert_eq!(
                    values[old.index()],
                    values[new.index()],
                    "{constants:?} {inputs:?}"
                );
            }
        }
    }
}
