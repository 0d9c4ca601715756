//! The bits of a word that can be set, from the form of its expression alone: true for all inputs.

use super::word::{Node, Op, Words};

/// Bits `zeros .. width` can be set; the others are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occupied {
    /// The word is below 2^width.
    pub width: u32,
    /// It is a multiple of 2^zeros.
    pub zeros: u32,
}

impl Occupied {
    const ANY: Occupied = Occupied {
        width: 64,
        zeros: 0,
    };

    const fn below(width: u32) -> Occupied {
        Occupied { width, zeros: 0 }
    }

    /// Whether no bit can be set in both.
    pub fn is_apart(self, other: Occupied) -> bool {
        self.width <= other.zeros || other.width <= self.zeros
    }

    /// Whether the word is 0 or 1.
    pub fn is_bit(self) -> bool {
        self.width <= 1
    }

    /// The bits that either can set.
    fn either(self, other: Occupied) -> Occupied {
        Occupied {
            width: self.width.max(other.width),
            zeros: self.zeros.min(other.zeros),
        }
    }
}

impl Words {
    /// The bits that `op` of these nodes can occupy.
    pub(super) fn occupied_by(&self, op: Op, args: &[Node]) -> Occupied {
        let of = |i: usize| self.occupied(args[i]);
        match op {
            Op::Constant(k) => Occupied {
                width: 64 - k.leading_zeros(),
                zeros: k.trailing_zeros(),
            },
            Op::Byte { .. } => Occupied::below(8),
            Op::Carry | Op::Less | Op::Bit => Occupied::below(1),
            Op::Low(k) => Occupied {
                width: k.min(of(0).width),
                zeros: of(0).zeros,
            },
            Op::ShiftRight(k) => Occupied {
                width: of(0).width.saturating_sub(k),
                zeros: of(0).zeros.saturating_sub(k),
            },
            Op::ShiftLeft(k) => Occupied {
                width: (of(0).width + k).min(64),
                zeros: (of(0).zeros + k).min(64),
            },
            Op::And => Occupied {
                width: of(0).width.min(of(1).width),
                zeros: of(0).zeros.max(of(1).zeros),
            },
            Op::Or | Op::Xor => of(0).either(of(1)),
            Op::KeepIf | Op::KeepUnless => of(0),
            Op::Add if of(0).is_apart(of(1)) => of(0).either(of(1)),
            Op::Add if self.is_carry_of_three(args) => Occupied::below(1),
            Op::Add => {
                let either = of(0).either(of(1));
                Occupied {
                    width: (either.width + 1).min(64),
                    ..either
                }
            }
            Op::Sub => Occupied {
                width: 64,
                zeros: of(0).zeros.min(of(1).zeros),
            },
            Op::Multiply => Occupied {
                width: (of(0).width + of(1).width).min(64),
                zeros: (of(0).zeros + of(1).zeros).min(64),
            },
            Op::Parameter { .. }
            | Op::Narrow { .. }
            | Op::Unspecified(_)
            | Op::MultiplyHigh(_)
            | Op::ShiftRightSigned(_) => Occupied::ANY,
        }
    }

    /// Whether a sum of two carries is the carry of one sum of three, or of two borrows the borrow of one difference:
    /// of these at most one is 1, as `x + y + c < 2^65` and `x - y - c >= -2^64` for all words and a flag `c`.
    fn is_carry_of_three(&self, args: &[Node]) -> bool {
        [(args[0], args[1]), (args[1], args[0])]
            .into_iter()
            .any(|(first, second)| {
                let ((op, terms), (other, next)) = (self.get(first), self.get(second));
                let inner = match op {
                    Op::Carry => Op::Add,
                    Op::Less => Op::Sub,
                    _ => return false,
                };
                let Some(once) = self.find(inner, terms) else {
                    return false;
                };
                let flag = match *next {
                    _ if op != other => return false,
                    [x, c] if x == once => c,
                    [c, x] if x == once && op == Op::Carry => c,
                    _ => return false,
                };
                self.occupied(flag).is_bit()
            })
    }
}

#[cfg(test)]
mod tests {
    use super::super::word::{Node, Op, Words, evaluate};

    /// Random expressions keep within the bits that they are said to occupy, also for inputs of few and of all bits.
    #[test]
    fn no_other_bit_is_set() {
        let mut state = 1u64;
        let mut next = move || {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            state >> 11
        };
        for _ in 0..2000 {
            let mut words = Words::default();
            let mut nodes: Vec<Node> = (0..3)
                .map(|port| words.node(Op::Parameter { port, word: 0 }, &[]))
                .collect();
            for k in [0, 1, 38, u64::MAX] {
                nodes.push(words.constant(k));
            }
            for _ in 0..40 {
                let k = (next() % 64) as u32;
                let mut pick = || nodes[next() as usize % nodes.len()];
                let (x, y) = (pick(), pick());
                let (op, args) = match next() % 15 {
                    0 | 1 => (Op::Add, vec![x, y]),
                    2 => (Op::Sub, vec![x, y]),
                    3 | 4 => (Op::Carry, vec![x, y]),
                    5 => (Op::Less, vec![x, y]),
                    6 => (Op::Multiply, vec![x, y]),
                    7 => (Op::And, vec![x, y]),
                    8 => (Op::Or, vec![x, y]),
                    9 => (Op::Xor, vec![x, y]),
                    10 => (Op::KeepIf, vec![x, y]),
                    11 => (Op::ShiftLeft(k), vec![x]),
                    12 => (Op::ShiftRight(k), vec![x]),
                    13 => (Op::ShiftRightSigned(k), vec![x]),
                    _ => (Op::Low(k + 1), vec![x]),
                };
                nodes.push(words.node(op, &args));
                // The shapes that sums of carries have.
                if op == Op::Add && words.occupied(y).is_bit() {
                    let zero = words.constant(0);
                    let third = if next() % 2 == 0 { y } else { zero };
                    let (first, second) =
                        (words.node(Op::Carry, &args), *nodes.last().expect("one"));
                    let second = words.node(Op::Carry, &[second, third]);
                    nodes.push(words.node(Op::Add, &[first, second]));
                }
            }
            for _ in 0..8 {
                let inputs: Vec<u64> = (0..3)
                    .map(|_| match next() % 4 {
                        0 => next() % 2,
                        1 => u64::MAX - next() % 2,
                        2 => 1 << (next() % 64),
                        _ => next() << 11 ^ next(),
                    })
                    .collect();
                let mut values = Vec::new();
                for i in 0..words.len() {
                    let (op, args) = words.get(words.at(i));
                    let args: Vec<u64> = args.iter().map(|a| values[a.index()]).collect();
                    let value = match op {
                        Op::Parameter { port, .. } => inputs[port],
                        _ => evaluate(op, &args),
                    };
                    let occupied = words.occupied(words.at(i));
                    assert!(
                        64 - value.leading_zeros() <= occupied.width,
                        "{op:?} {args:x?} {occupied:?}"
                    );
                    assert!(
                        value.trailing_zeros() >= occupied.zeros,
                        "{op:?} {args:x?} {occupied:?}"
                    );
                    values.push(value);
                }
            }
        }
    }
}
