//! Random expressions before and after.

use super::{Node, Op, Words, canonical};
use crate::read::{
    bits::{choose, is_zero, less, low, not, or},
    word::evaluate,
};

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

/// One more expression of those that are there, of the shapes that carries, borrows and selections have.
fn grow(words: &mut Words, nodes: &mut Vec<Node>, random: &mut Random) {
    let mut pick = || nodes[random.next() as usize % nodes.len()];
    let (x, y, z) = (pick(), pick(), pick());
    let bit = low(words, 1, z);
    let more = match random.next() % 15 {
        0..3 => vec![words.node(Op::Add, &[x, y])],
        3 | 4 => vec![words.node(Op::Sub, &[x, y])],
        5 => vec![less(words, x, y)],
        6 => vec![is_zero(words, x)],
        7 => {
            let one = words.node(Op::Sub, &[x, y]);
            let (first, second) = (less(words, x, y), less(words, one, bit));
            let all = words.node(Op::Sub, &[one, bit]);
            vec![
                one,
                all,
                or(words, first, second),
                words.node(Op::Add, &[first, second]),
            ]
        }
        8 => {
            let one = words.node(Op::Add, &[x, y]);
            let (first, second) = (
                words.node(Op::Carry, &[x, y]),
                words.node(Op::Carry, &[one, bit]),
            );
            vec![
                one,
                or(words, first, second),
                words.node(Op::Add, &[first, second]),
            ]
        }
        9 => {
            let other = low(words, 1, y);
            let inner = choose(words, other, x, z);
            vec![choose(words, bit, x, inner), choose(words, bit, inner, x)]
        }
        10 => {
            let zero = words.constant(0);
            let other = low(words, 1, y);
            let inner = choose(words, other, x, zero);
            let outer = choose(words, bit, x, inner);
            vec![
                inner,
                outer,
                choose(words, bit, inner, x),
                choose(words, other, zero, x),
            ]
        }
        11 => {
            let zero = words.constant(0);
            let nonzero = less(words, zero, y);
            let zeroed = is_zero(words, y);
            let (opposite, other) = (not(words, zeroed), words.node(Op::Sub, &[zero, y]));
            let borrow = less(words, other, bit);
            let sum = words.node(Op::Add, &[nonzero, borrow]);
            vec![or(words, bit, nonzero), or(words, bit, opposite), sum]
        }
        12 => {
            // One sum in both forms.
            let (inner, once) = (words.node(Op::Add, &[y, bit]), words.node(Op::Add, &[x, y]));
            let short = words.node(Op::Carry, &[x, inner]);
            let (first, second) = (
                words.node(Op::Carry, &[x, y]),
                words.node(Op::Carry, &[once, bit]),
            );
            vec![short, words.node(Op::Add, &[first, second])]
        }
        13 => vec![words.node(Op::ShiftLeft((x.index() % 64) as u32), &[y])],
        _ => vec![words.node(Op::Multiply, &[x, y]), not(words, bit)],
    };
    nodes.extend(more);
}

/// What comes out is equal to what goes in, at random and extreme inputs, for hints of all sizes; and rules apply.
#[test]
fn nothing_is_changed() {
    let mut random = Random(5);
    let (mut changed, mut folded, mut used) = (0, 0, 0);
    for round in 0..1500 {
        let mut words = Words::default();
        let mut nodes: Vec<Node> = (0..3)
            .map(|port| words.node(Op::Parameter { port, word: 0 }, &[]))
            .collect();
        nodes.extend([0, 1, 38, u64::MAX].map(|k| words.constant(k)));
        let mut known = 0;
        for k in 0..40 {
            if k == round % 40 {
                known = words.len();
            }
            grow(&mut words, &mut nodes, &mut random);
        }
        let results = vec![nodes.clone()];
        let canon = canonical(&mut words, known, &results);
        changed += usize::from(canon.results != results);
        folded += usize::from(!canon.assumed.is_empty());
        for _ in 0..12 {
            let inputs: Vec<u64> = (0..3)
                .map(|_| match random.next() % 4 {
                    0 => random.next() % 2,
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
                let [old_value, new_value] = [old, new].map(|node| values[node.index()]);
                assert_eq!(
                    old_value,
                    new_value,
                    "{:?} {:?}",
                    words.get(*old),
                    words.get(*new)
                );
            }
        }
    }
    assert!(
        changed > 1000 && folded > 50 && used > 10_000,
        "{changed} {folded} {used}"
    );
}
