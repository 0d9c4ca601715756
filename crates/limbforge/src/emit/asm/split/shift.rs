//! Shifts of double words, and low parts.

use super::{AsmError, Node, Op, Parts, Splitter, one, power_of_two};
use crate::{
    ir::{Ty, Value, interval::Interval},
    read::hint::{Product, Sum},
};
use num_traits::Signed;

/// A word would have bits of both parts.
const SHORT: &str = "a shift of a double word by less than its radix";

impl Splitter<'_> {
    pub(super) fn double_left(&mut self, x: Value, k: u32) -> Result<(), AsmError> {
        let sum = self.operand(x);
        let relation = [Product::of(power_of_two(k), sum)];
        let (low, high, at) = self.read_pair(x)?;
        if at < 64 {
            let factor = self.constant(1 << k);
            for part in [low, high] {
                self.scaled(part, factor)?;
            }
            let (low, high) = (
                self.node(Op::ShiftLeft(k), &[low]),
                self.node(Op::ShiftLeft(k), &[high]),
            );
            self.define_pair(low, high, at, &relation);
            return Ok(());
        }
        let (low, high) = if k >= 64 {
            (self.constant(0), self.node(Op::ShiftLeft(k - 64), &[low]))
        } else {
            let upper = self.node(Op::ShiftLeft(k), &[high]);
            let carried = self.node(Op::ShiftRight(64 - k), &[low]);
            (
                self.node(Op::ShiftLeft(k), &[low]),
                self.node(Op::Add, &[upper, carried]),
            )
        };
        self.know_unsigned(low);
        self.define_pair(low, high, 64, &relation);
        Ok(())
    }

    /// floor(x / 2^k), with sign if the part can be below 0, or where that is one instruction with the addition after
    /// it.
    fn part_right(&mut self, x: Node, k: u32) -> Node {
        if k == 0 {
            return x;
        }
        let range = self.range(x).clone();
        let addable = self.style.reduced_radix && range.within(&Ty::signed(64).range());
        let op = if range.lo.is_negative() || addable {
            Op::ShiftRightSigned(k.min(63))
        } else if k > 63 {
            return self.constant(0);
        } else {
            Op::ShiftRight(k)
        };
        self.node(op, &[x])
    }

    pub(super) fn right(
        &mut self,
        v: Value,
        x: Value,
        k: u32,
        exact: bool,
    ) -> Result<(), AsmError> {
        let parts = self.read(x);
        let wide = self.program.ty(v).bits > 64;
        let (low, high, at) = match parts {
            Parts::Word(node) => {
                let node = self.part_right(node, k);
                if exact {
                    self.exact.insert(node);
                }
                self.parts.push(Parts::Word(node));
                return Ok(());
            }
            Parts::Pair { low, high, at } => (low, high, at),
        };
        let sum = self.sum(parts);
        if at < 64 {
            if wide {
                return Err(self.unsupported(SHORT));
            }
            return self.right_of_radix((low, high, at), sum, k, exact);
        }
        if exact && k == 64 {
            // The low word is a sum of which nothing is left but its carry.
            self.exact.insert(low);
        }
        let node = match k {
            64.. => self.part_right(high, k - 64),
            _ => self.funnel(high, low, k),
        };
        let parts = if wide && k < 64 {
            let high = self.part_right(high, k);
            Parts::Pair {
                low: node,
                high,
                at,
            }
        } else {
            Parts::Word(node)
        };
        self.parts.push(parts);
        if k < 64 {
            // 2^k v = x - (x mod 2^k)
            let rest = self.node(Op::Low(k), &[low]);
            let rest = if exact { self.constant(0) } else { rest };
            if exact {
                let part = self.node(Op::ShiftRight(k), &[low]);
                self.exact.insert(part);
            }
            let rest = one(rest, &Interval::of_bits(k));
            let through = vec![Product::of(1, sum), Product::of(-1, rest)];
            let range = self.current.clone();
            if !wide && range.lo.is_negative() {
                self.cover();
                self.ranges[node.index()] = Ty::signed(64).range();
            }
            let sum = self.sum(parts);
            self.claim(sum, &range, power_of_two(k), through);
            self.claim_parts(parts, &range);
        }
        Ok(())
    }

    /// A word of a double word that is cut at its radix 2^t.
    fn right_of_radix(
        &mut self,
        (low, high, at): (Node, Node, u32),
        sum: Sum,
        k: u32,
        exact: bool,
    ) -> Result<(), AsmError> {
        if k < at {
            return Err(self.unsupported(SHORT));
        }
        // floor((low + 2^t high) / 2^t) = floor(low / 2^t) + high
        let carry = self.part_right(low, at);
        if exact {
            self.exact.insert(carry);
        }
        let whole = self.exact(carry, high, false)?;
        let node = self.part_right(whole, k - at);
        if !self.overflows.is_empty() {
            return Err(self.unsupported("a carry without room"));
        }
        self.parts.push(Parts::Word(node));
        if k == at {
            // 2^t v = x - (low mod 2^t)
            let rest = self.node(Op::Low(at), &[low]);
            let rest = if exact { self.constant(0) } else { rest };
            let rest = one(rest, &Interval::of_bits(at));
            let through = vec![Product::of(1, sum), Product::of(-1, rest)];
            self.claim_word(node, power_of_two(at), through);
        }
        Ok(())
    }

    pub(super) fn low(&mut self, x: Value, k: u32) -> Result<(), AsmError> {
        let parts = self.read(x);
        if k > 64 {
            let (low, high, at) = self.pair(parts)?;
            if at < 64 {
                return Err(self.unsupported("a low part of more than a word"));
            }
            let high = self.node(Op::Low(k - 64), &[high]);
            self.parts.push(Parts::Pair { low, high, at });
            return Ok(());
        }
        let whole = match parts {
            // The bits below the cut are in the low part alone.
            Parts::Pair { low, at, .. } if k <= at => low,
            _ => self.low_word(x)?,
        };
        let inside = self.range(whole).within(&Interval::of_bits(k));
        let node = if inside {
            whole
        } else {
            self.node(Op::Low(k), &[whole])
        };
        self.parts.push(Parts::Word(node));
        Ok(())
    }
}
