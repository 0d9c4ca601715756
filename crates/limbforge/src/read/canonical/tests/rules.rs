//! Each rule of the table: the expression of a compiler becomes that of the hints, and is equal to it.

use super::{
    Node, Op, Words, canonical,
    masks::{MASKS, NEARLY},
    products::{PARTS, RESEMBLING, SIGNED},
    table::{CARRIES, KEPT, SUMS},
    upper::{BELOW, UPPER},
    values,
    words::{BITS, CHOSEN, COMPARED, JOINED},
};
use crate::read::bits::{choose, low, not};

/// Expressions over three words and two bits.
pub struct Terms {
    pub words: Words,
    pub x: Node,
    pub y: Node,
    pub z: Node,
    pub b: Node,
    pub c: Node,
}

impl Terms {
    pub fn new() -> Terms {
        let mut words = Words::default();
        let [x, y, z, b, c] =
            [0, 1, 2, 3, 4].map(|port| words.node(Op::Parameter { port, word: 0 }, &[]));
        let (b, c) = (low(&mut words, 1, b), low(&mut words, 1, c));
        Terms {
            words,
            x,
            y,
            z,
            b,
            c,
        }
    }

    pub fn node(&mut self, op: Op, x: Node, y: Node) -> Node {
        self.words.node(op, &[x, y])
    }

    pub fn k(&mut self, k: u64) -> Node {
        self.words.constant(k)
    }

    pub fn add(&mut self, x: Node, y: Node) -> Node {
        self.node(Op::Add, x, y)
    }

    pub fn sub(&mut self, x: Node, y: Node) -> Node {
        self.node(Op::Sub, x, y)
    }

    pub fn less(&mut self, x: Node, y: Node) -> Node {
        self.node(Op::Less, x, y)
    }

    pub fn carry(&mut self, x: Node, y: Node) -> Node {
        self.node(Op::Carry, x, y)
    }

    /// The product of a bit.
    pub fn times(&mut self, bit: Node, k: u64) -> Node {
        let k = self.k(k);
        self.node(Op::Multiply, bit, k)
    }

    /// `(x + z) + (y - z)`: the sum as no hint has it.
    pub fn sum(&mut self, x: Node, y: Node) -> Node {
        let (left, right) = (self.add(x, self.z), self.sub(y, self.z));
        self.add(left, right)
    }

    /// Whether `x + y + c` carries, or `x - y - c` borrows, as two bits that are joined.
    pub fn joined(&mut self, join: Op, op: Op, once: Node) -> Node {
        let out = if op == Op::Add { Op::Carry } else { Op::Less };
        let (first, second) = (self.node(out, self.x, self.y), self.node(out, once, self.c));
        self.node(join, first, second)
    }

    /// The same as the hints write it.
    pub fn carry_of_three(&mut self, op: Op) -> Node {
        let once = self.node(op, self.x, self.y);
        self.joined(Op::Add, op, once)
    }

    pub fn nonzero(&mut self, x: Node) -> Node {
        let one = self.k(1);
        let zeroed = self.less(x, one);
        not(&mut self.words, zeroed)
    }

    /// One of two words by a bit.
    pub fn choose(&mut self, bit: Node, x: Node, y: Node) -> Node {
        choose(&mut self.words, bit, x, y)
    }

    /// `x` if b or c is set, as the hints may have it.
    pub fn either(&mut self, b: Node, c: Node) -> Node {
        let any = self.node(Op::Or, b, c);
        self.node(Op::KeepIf, self.x, any)
    }

    pub fn not(&mut self, bit: Node) -> Node {
        not(&mut self.words, bit)
    }
}

/// Ends of words, and words between.
const WORDS: [u64; 10] = [
    0,
    1,
    2,
    0x2000_0000_0000_0000,
    0x3fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
    0x1234_5678_9abc_def0,
    u64::MAX - 2,
    u64::MAX - 1,
    u64::MAX,
];

/// The expression of a compiler becomes that of the hints, and has its value for all combinations of these words: if it
/// leans on a sum, for those for which the sum does not wrap, and for no fewer.
#[test]
fn each_rule() {
    let rules = [
        SUMS, CARRIES, KEPT, BITS, COMPARED, CHOSEN, JOINED, PARTS, SIGNED, MASKS, UPPER,
    ];
    for (name, hints, code, leans) in rules.concat() {
        let mut terms = Terms::new();
        let expected = hints(&mut terms);
        let known = terms.words.len();
        let node = code(&mut terms);
        assert_ne!(node, expected, "{name}: there is nothing to do");
        let mut words = terms.words;
        let canon = canonical(
            &mut words,
            known,
            &[vec![node]],
            &[],
            name.starts_with("exact"),
        );
        assert_eq!(canon.results, [[expected]], "{name}");
        assert_eq!(canon.assumed.len(), usize::from(leans), "{name}");
        let wraps = inputs().filter(|inputs| {
            let values = values(&words, inputs);
            let [was, is] = [node, expected].map(|node| values[node.index()]);
            let holds = canon.assumed.iter().all(|carry| values[carry.index()] == 0);
            assert!(was == is || !holds, "{name}: {inputs:x?}");
            was != is
        });
        let wraps = wraps.count();
        assert_eq!(wraps > 0, leans, "{name}: the condition is needed");
    }
}

/// All combinations of these words, and of two bits.
fn inputs() -> impl Iterator<Item = [u64; 5]> {
    (0..WORDS.len().pow(3) * 4).map(|at| {
        let (bits, mut at) = (at % 4, at / 4);
        let mut word = || {
            let word = WORDS[at % WORDS.len()];
            at /= WORDS.len();
            word
        };
        [word(), word(), word(), bits as u64 & 1, bits as u64 >> 1]
    })
}

/// An expression that only resembles one of the hints keeps its value.
#[test]
fn no_rule() {
    for (name, hints, code) in [RESEMBLING, NEARLY, BELOW].concat() {
        let mut terms = Terms::new();
        hints(&mut terms);
        let known = terms.words.len();
        let node = code(&mut terms);
        let mut words = terms.words;
        let canon = canonical(&mut words, known, &[vec![node]], &[], false);
        for inputs in inputs() {
            let values = values(&words, &inputs);
            let [was, is] = [node, canon.results[0][0]].map(|node| values[node.index()]);
            let holds = canon.assumed.iter().all(|carry| values[carry.index()] == 0);
            assert!(was == is || !holds, "{name}: {inputs:x?}");
        }
    }
}
