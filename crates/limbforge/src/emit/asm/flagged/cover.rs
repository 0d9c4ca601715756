//! The instruction of a node.

use std::{cell::RefCell, collections::HashMap, marker::PhantomData};

use super::{
    Flagged,
    item::{Arithmetic, Flag, Shift, What},
    select::Missing,
};
use crate::read::word::{Node, Op, Reading, Words};

/// An instruction with the words that it reads; a carry in the flag comes after them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cover {
    /// The instruction, as if all its results were needed.
    pub what: What,
    /// The words.
    pub words: Vec<Node>,
    /// The carry.
    pub flag: Option<Node>,
}

impl Cover {
    fn of(what: What, words: &[Node]) -> Cover {
        Cover {
            what,
            words: words.to_vec(),
            flag: None,
        }
    }
}

/// A sum of two words and a carry, or a difference.
struct Three {
    op: Arithmetic,
    words: [Node; 2],
    flag: Node,
}

/// Finds the instructions of nodes on a processor.
pub struct Covers<'a, P> {
    words: &'a Words,
    /// How often each node is read.
    uses: &'a [usize],
    /// Whether nodes are carries, as far as it has been asked.
    flags: RefCell<HashMap<Node, bool>>,
    processor: PhantomData<P>,
}

impl<'a, P: Flagged> Covers<'a, P> {
    /// For expressions that are read so often.
    pub fn new(words: &'a Words, uses: &'a [usize]) -> Covers<'a, P> {
        Covers {
            words,
            uses,
            flags: RefCell::default(),
            processor: PhantomData,
        }
    }

    /// The instruction of a node, and which of its results the node is.
    ///
    /// # Errors
    /// [`Missing`] if there is none.
    pub fn cover(&self, node: Node) -> Result<(Cover, usize), Missing> {
        if let Some(three) = self.three(node) {
            return Ok((self.of_three(three), 0));
        }
        if let Some(three) = self.carried(node).and_then(|of| self.three(of)) {
            return Ok((self.of_three(three), 1));
        }
        self.plain(node)
    }

    fn plain(&self, node: Node) -> Result<(Cover, usize), Missing> {
        let (op, args) = self.words.get(node);
        let two = |op, result| (self.of_two(op, args[0], args[1]), result);
        let plain = |what| (Cover::of(what, args), 0);
        Ok(match op {
            Op::Constant(k) => plain(What::Constant(k)),
            Op::Parameter { word, .. } => plain(What::Load {
                offset: 8 * word as i64,
                bytes: 8,
            }),
            Op::Byte { byte, .. } => plain(What::Load {
                offset: byte as i64,
                bytes: 1,
            }),
            Op::Narrow { .. } => plain(What::Held(0)),
            Op::Add => match self.funnel(args) {
                Some(funnel) => (funnel, 0),
                None => two(Arithmetic::Add, 0),
            },
            Op::Carry => two(Arithmetic::Add, 1),
            Op::Sub if self.is_zero(args[0]) && self.is_flag(args[1]) => {
                let flag = Some(args[1]);
                let (what, words) = (What::Mask(Flag::Carry), Vec::new());
                (Cover { what, words, flag }, 0)
            }
            Op::Sub if let Some(x) = self.sign(args) => {
                (Cover::of(What::Shift(Shift::RightSigned, 63), &[x]), 0)
            }
            Op::Sub => two(Arithmetic::Sub, 0),
            Op::Less => two(Arithmetic::Sub, 1),
            Op::And => two(Arithmetic::And, 0),
            Op::Or => (
                self.choice(args)
                    .unwrap_or_else(|| self.of_two(Arithmetic::Or, args[0], args[1])),
                0,
            ),
            Op::Xor => match self.constant(args).or(self.constant(&[args[1], args[0]])) {
                Some((-1, x)) => (Cover::of(What::Not, &[x]), 0),
                _ => two(Arithmetic::Xor, 0),
            },
            Op::Multiply => match self.constant(args) {
                Some((k, x))
                    if P::WIDE_PRODUCT
                        && self
                            .words
                            .find(Op::MultiplyHigh(Reading::Unsigned), args)
                            .is_none() =>
                {
                    (Cover::of(What::Multiple(k), &[x]), 0)
                }
                _ => plain(What::Product),
            },
            Op::MultiplyHigh(Reading::Unsigned) => (Cover::of(What::Product, args), 1),
            Op::ShiftLeft(k @ 1..=3) => plain(What::Scale(1 << k)),
            Op::ShiftLeft(k) => plain(What::Shift(Shift::Left, k)),
            Op::ShiftRight(k) => plain(What::Shift(Shift::Right, k)),
            Op::ShiftRightSigned(k) => plain(What::Shift(Shift::RightSigned, k)),
            Op::Low(32) => plain(What::Low32),
            Op::Low(k) => plain(What::Low(k)),
            op => return Err(Missing(op)),
        })
    }

    /// A word if a bit is 1, another one if it is 0.
    fn choice(&self, args: &[Node]) -> Option<Cover> {
        [(0, 1), (1, 0)].into_iter().find_map(|(kept, other)| {
            match (self.words.get(args[kept]), self.words.get(args[other])) {
                ((Op::KeepIf, one), (Op::KeepUnless, zero)) if one[1] == zero[1] => Some(Cover {
                    flag: Some(one[1]),
                    ..Cover::of(What::Choice(Flag::Carry), &[zero[0], one[0]])
                }),
                _ => None,
            }
        })
    }

    /// The word whose top bit a difference `0 - bit` repeats in all places.
    fn sign(&self, args: &[Node]) -> Option<Node> {
        match self.words.get(args[1]) {
            (Op::ShiftRight(63), bit) if self.is_zero(args[0]) => Some(bit[0]),
            _ => None,
        }
    }

    fn is_zero(&self, node: Node) -> bool {
        self.words.as_constant(node) == Some(0)
    }

    /// The second argument as a constant of 32 bits with sign, and the first.
    fn constant(&self, args: &[Node]) -> Option<(i32, Node)> {
        let k = self.words.as_constant(args[1])? as i64;
        Some((i32::try_from(k).ok()?, args[0]))
    }

    fn of_two(&self, op: Arithmetic, x: Node, y: Node) -> Cover {
        let orders: &[[Node; 2]] = if op.commutes() {
            &[[x, y], [y, x]]
        } else {
            &[[x, y]]
        };
        for order in orders {
            if let Some((k, x)) = self.constant(order)
                && P::holds(op, k.into())
            {
                return Cover::of(What::Arithmetic(op, Some(k)), &[x]);
            }
        }
        Cover::of(What::Arithmetic(op, None), &[x, y])
    }

    fn of_three(&self, three: Three) -> Cover {
        let [x, y] = three.words;
        let cover = self.of_two(three.op, x, y);
        Cover {
            flag: Some(three.flag),
            ..cover
        }
    }

    /// Whether the node is a carry, which the flag holds first.
    fn is_flag(&self, node: Node) -> bool {
        if let Some(&known) = self.flags.borrow().get(&node) {
            return known;
        }
        let is_carry = matches!(self.words.get(node).0, Op::Carry | Op::Less);
        let is_flag = is_carry || self.carried(node).is_some();
        self.flags.borrow_mut().insert(node, is_flag);
        is_flag
    }

    /// The sum of two words and a carry, `(a + b) + c`, or of one and a carry, which is `a + 0 + c`; or a difference.
    fn three(&self, node: Node) -> Option<Three> {
        let (op, args) = self.words.get(node);
        let (plain, with_carry) = match op {
            Op::Add => (Op::Add, Arithmetic::AddCarry),
            Op::Sub => (Op::Sub, Arithmetic::SubBorrow),
            _ => return None,
        };
        let three = |words, flag| Three {
            op: with_carry,
            words,
            flag,
        };
        let orders = [(args[0], args[1]), (args[1], args[0])];
        let orders = &orders[..if op == Op::Add { 2 } else { 1 }];
        // x + c: a third word of 0.
        for &(x, c) in orders {
            let once = self.words.get(x);
            if !self.is_flag(c) || self.is_mask(op, x) {
                continue;
            }
            // Of x + c + d each carry is added alone. Of x - c - d the later one continues the chain of borrows.
            let of_words =
                once.0 == plain && (op == Op::Sub || !once.1.iter().any(|&n| self.is_flag(n)));
            if of_words && self.only_for_carries(x, node) {
                return Some(three([once.1[0], once.1[1]], c));
            }
        }
        for &(x, c) in orders {
            if self.is_flag(c) && !self.is_flag(x) && !self.is_mask(op, x) {
                // The constant 0 exists: simpler expressions are written with it.
                let zero = self.words.find(Op::Constant(0), &[])?;
                return Some(three([x, zero], c));
            }
        }
        None
    }

    /// Nothing reads the inner sum of `of` but `of` and its carry, and the carries of both only their sum.
    fn only_for_carries(&self, sum: Node, of: Node) -> bool {
        let ((op, args), (_, terms)) = (self.words.get(of), self.words.get(sum));
        let out = if op == Op::Add { Op::Carry } else { Op::Less };
        let used = |node: Option<Node>| node.filter(|n| self.uses[n.index()] > 0);
        let [first, second] = [terms, args].map(|args| used(self.words.find(out, args)));
        let uses = self.uses[sum.index()];
        match (first, second) {
            (None, None) => uses == 1,
            (Some(first), Some(second)) => {
                let both = used(self.words.find(Op::Add, &[first, second]));
                let once = [first, second].iter().all(|n| self.uses[n.index()] == 1);
                uses == 2 && once && both.is_some()
            }
            _ => false,
        }
    }

    /// 0 - c is a mask.
    fn is_mask(&self, op: Op, x: Node) -> bool {
        op == Op::Sub && self.is_zero(x)
    }

    /// The sum of three whose carry the node is.
    fn carried(&self, node: Node) -> Option<Node> {
        let (op, args) = self.words.get(node);
        let sum_of = |out: Op, terms: &[Node]| match out {
            Op::Carry => self.words.find(Op::Add, terms),
            Op::Less => self.words.find(Op::Sub, terms),
            _ => None,
        };
        if matches!(op, Op::Carry | Op::Less) {
            // Of x + c, which is x + 0 + c.
            let of = sum_of(op, args)?;
            let three = self.three(of)?;
            return self.is_zero(three.words[1]).then_some(of);
        }
        if op != Op::Add {
            return None;
        }
        [(0, 1), (1, 0)].into_iter().find_map(|(first, second)| {
            let (out, terms) = self.words.get(args[second]);
            let of = sum_of(out, terms)?;
            let three = self.three(of)?;
            (self.words.find(out, &three.words) == Some(args[first])).then_some(of)
        })
    }

    /// Bits of two words, next to each other.
    fn funnel(&self, args: &[Node]) -> Option<Cover> {
        [(0, 1), (1, 0)].into_iter().find_map(|(low, high)| {
            let ((low, x), (high, y)) = (self.words.get(args[low]), self.words.get(args[high]));
            match (low, high) {
                (Op::ShiftRight(k), Op::ShiftLeft(l)) if k + l == 64 => {
                    Some(Cover::of(What::Funnel(k), &[x[0], y[0]]))
                }
                _ => None,
            }
        })
    }
}
