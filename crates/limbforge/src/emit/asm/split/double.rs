//! Sums, products and shifts of double words.

use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};

use super::{AsmError, Halves, Node, Op, Parts, Splitter, one, power_of_two};
use crate::{
    ir::{Ty, Value, interval::Interval},
    read::{
        hint::{Product, Sum, Term},
        word::Reading,
    },
};

impl Splitter<'_> {
    /// Where double words are cut.
    fn cut(&self) -> u32 {
        match self.style.halves {
            Halves::Words => 64,
            Halves::Radix(t) => t,
        }
    }

    /// Low and high part, at which bit.
    pub(super) fn pair(&mut self, parts: Parts) -> Result<(Node, Node, u32), AsmError> {
        let at = self.cut();
        let zero = self.constant(0);
        match parts {
            Parts::Pair { low, high, at } => Ok((low, high, at)),
            Parts::Word(node) if at == 64 && self.range(node).lo.is_negative() => {
                Ok((node, self.node(Op::ShiftRightSigned(63), &[node]), at))
            }
            Parts::Word(node) => Ok((node, zero, at)),
        }
    }

    pub(super) fn read_pair(&mut self, v: Value) -> Result<(Node, Node, u32), AsmError> {
        let parts = self.read(v);
        self.pair(parts)
    }

    /// Two double words that are cut at the same bit.
    fn aligned(&mut self, x: Value, y: Value) -> Result<[(Node, Node); 2], AsmError> {
        let ((xl, xh, at), (yl, yh, other)) = (self.read_pair(x)?, self.read_pair(y)?);
        if at != other {
            return Err(self.unsupported("double words cut at different bits"));
        }
        Ok([(xl, xh), (yl, yh)])
    }

    /// A word that is a double word's low part, as low and high part: where it takes the room of the sum.
    fn shared(&mut self, (low, high): (Node, Node), at: u32) -> (Node, Node) {
        let range = self.range(low).clone();
        if self.words.as_constant(high) != Some(0) || range.lo.is_negative() {
            return (low, high);
        }
        let rest = self.node(Op::Low(at), &[low]);
        (rest, self.node(Op::ShiftRight(at), &[low]))
    }

    /// `x + y` or `x - y` of parts that have room for it; a carry beyond 2^64 is noted as one that does not occur.
    pub(super) fn exact(&mut self, x: Node, y: Node, subtract: bool) -> Result<Node, AsmError> {
        let (rx, ry) = (self.range(x).clone(), self.range(y).clone());
        let (op, exact) = if subtract {
            (Op::Sub, rx.minus(&ry))
        } else {
            (Op::Add, rx.plus(&ry))
        };
        let node = self.node(op, &[x, y]);
        let word = Ty::unsigned(64).range();
        if exact.within(&word) || exact.within(&Ty::signed(64).range()) {
            self.know(node, &exact);
            return Ok(node);
        }
        if exact.lo.is_negative() || subtract {
            return Err(self.unsupported("a part of a double word that does not fit a word"));
        }
        let carry = self.node(Op::Carry, &[x, y]);
        self.overflows.push(carry);
        Ok(node)
    }

    /// Defines the value in work as a pair, with what is known of it: it is the sum of `relation`.
    pub(super) fn define_pair(&mut self, low: Node, high: Node, at: u32, relation: &[Product]) {
        let parts = Parts::Pair { low, high, at };
        let range = self.current.clone();
        let sum = self.sum(parts);
        let overflows = std::mem::take(&mut self.overflows);
        for (i, &carry) in overflows.iter().enumerate() {
            // What the sum has beyond the words is a carry at 2^(64 + at) for each overflow.
            let weight = power_of_two(64 + at);
            let mut through = relation.to_vec();
            through.push(Product::of(-1, sum.clone()));
            for (j, other) in overflows.iter().enumerate() {
                if i != j {
                    through.push(Product::of(-&weight, one(*other, &Interval::of_bits(1))));
                }
            }
            let form = one(carry, &Interval::of_bits(1));
            self.claim(form, &Interval::point(0), weight, through);
        }
        self.parts.push(parts);
        self.claim(sum, &range, BigInt::one(), relation.to_vec());
        self.claim_parts(parts, &range);
    }

    /// What a range of a pair says of its words.
    pub(super) fn claim_parts(&mut self, parts: Parts, range: &Interval) {
        if !matches!(parts, Parts::Pair { at: 64, .. }) {
            return;
        }
        let sum = self.sum(parts);
        let part = |i: usize| {
            vec![Term {
                weight: BigInt::one(),
                ..sum[i].clone()
            }]
        };
        let (low, high) = (part(0), part(1));
        let top = range.shifted_right(64);
        let through = vec![Product::of(1, sum.clone()), Product::of(-1, low.clone())];
        self.claim(high.clone(), &top, power_of_two(64), through);
        if range.within(&Interval::of_bits(64)) {
            let through = vec![Product::of(1, sum), Product::of(-power_of_two(64), high)];
            self.claim(low, range, BigInt::one(), through);
        }
    }

    pub(super) fn double_sum(&mut self, args: &[Value], subtract: bool) -> Result<(), AsmError> {
        let [mut x, mut y] = self.aligned(args[0], args[1])?;
        let at = self.cut();
        if at < 64 && !subtract {
            let low = self.range(x.0).clone().plus(&self.range(y.0).clone());
            if !low.within(&Ty::unsigned(64).range()) && !low.lo.is_negative() {
                x = self.shared(x, at);
                y = self.shared(y, at);
            }
        }
        let [(xl, xh), (yl, yh)] = [x, y];
        let sign = if subtract { -1 } else { 1 };
        let (x, y) = (self.operand(args[0]), self.operand(args[1]));
        let relation = [Product::of(1, x), Product::of(sign, y)];
        if at < 64 {
            let low = self.exact(xl, yl, subtract)?;
            if !self.overflows.is_empty() {
                return Err(self.unsupported("a low part without room"));
            }
            let high = self.exact(xh, yh, subtract)?;
            self.define_pair(low, high, at, &relation);
            return Ok(());
        }
        let zero = self.constant(0);
        let (op, out) = if subtract {
            (Op::Sub, Op::Less)
        } else {
            (Op::Add, Op::Carry)
        };
        let low = self.node(op, &[xl, yl]);
        self.know_unsigned(low);
        let carry = self.node(out, &[xl, yl]);
        let carry = match self.range(carry).single() {
            Some(k) if k.is_zero() => zero,
            _ => carry,
        };
        let high = if subtract {
            let high = self.exact(xh, yh, true)?;
            self.exact(high, carry, true)?
        } else if self.style.carry_flag {
            let high = self.exact(xh, yh, false)?;
            self.exact(high, carry, false)?
        } else {
            // The carry goes to the addend with room for it: that is no further carry.
            let (x, y) = if self.room(yh) < self.room(xh) {
                (yh, xh)
            } else {
                (xh, yh)
            };
            let y = self.exact(y, carry, false)?;
            self.exact(x, y, false)?
        };
        self.define_pair(low, high, 64, &relation);
        Ok(())
    }

    fn room(&mut self, x: Node) -> BigInt {
        power_of_two(64) - &self.range(x).hi
    }

    /// What is read of a value, as a form.
    pub(super) fn operand(&mut self, v: Value) -> Sum {
        let parts = self.read(v);
        self.sum(parts)
    }

    pub(super) fn double_product(&mut self, args: &[Value]) -> Result<(), AsmError> {
        let (x, y) = (self.read(args[0]), self.read(args[1]));
        let relation = [Product {
            weight: BigInt::one(),
            factors: vec![self.sum(x), self.sum(y)],
        }];
        let at = self.cut();
        let (low, high) = match (x, y) {
            (Parts::Word(x), Parts::Word(y)) => self.product(x, y)?,
            (Parts::Pair { low, high, .. }, Parts::Word(k))
            | (Parts::Word(k), Parts::Pair { low, high, .. }) => {
                if at < 64 {
                    (self.scaled(low, k)?, self.scaled(high, k)?)
                } else {
                    let (first, carry) = self.product(low, k)?;
                    let cross = self.scaled(high, k)?;
                    (first, self.exact(carry, cross, false)?)
                }
            }
            _ => return Err(self.unsupported("a product of double words")),
        };
        self.define_pair(low, high, at, &relation);
        Ok(())
    }

    /// A part times a constant or a word, which fits.
    pub(super) fn scaled(&mut self, x: Node, y: Node) -> Result<Node, AsmError> {
        let exact = self.range(x).clone().product(&self.range(y).clone());
        if !exact.within(&Ty::unsigned(64).range()) && !exact.within(&Ty::signed(64).range()) {
            return Err(self.unsupported("a multiple of a part that does not fit a word"));
        }
        Ok(self.node(Op::Multiply, &[x, y]))
    }

    /// Both parts of a product of words.
    fn product(&mut self, x: Node, y: Node) -> Result<(Node, Node), AsmError> {
        let (negative_x, negative_y) = (
            self.range(x).lo.is_negative(),
            self.range(y).lo.is_negative(),
        );
        let (x, y, reading) = match (negative_x, negative_y) {
            (false, false) => (x, y, Reading::Unsigned),
            (true, true) => (x, y, Reading::Signed),
            (true, false) => (x, y, Reading::Mixed),
            (false, true) => (y, x, Reading::Mixed),
        };
        let t = match self.style.halves {
            Halves::Words => {
                let low = self.node(Op::Multiply, &[x, y]);
                self.know_unsigned(low);
                return Ok((low, self.node(Op::MultiplyHigh(reading), &[x, y])));
            }
            Halves::Radix(t) => t,
        };
        if self.style.splits(t) && reading == Reading::Unsigned {
            let low = self.node(Op::Multiply, &[x, y]);
            let high = self.node(Op::MultiplyHigh(reading), &[x, y]);
            let upper = self.node(Op::ShiftLeft(64 - t), &[high]);
            let middle = self.node(Op::ShiftRight(t), &[low]);
            let low = self.node(Op::Low(t), &[low]);
            let high = self.node(Op::Add, &[upper, middle]);
            // 2^t high = x y - low
            let [sx, sy, rest] = [x, y, low].map(|node| one(node, &self.range(node).clone()));
            let most = self.range(x).clone().product(&self.range(y).clone());
            let through = vec![
                Product {
                    weight: BigInt::one(),
                    factors: vec![sx, sy],
                },
                Product::of(-1, rest),
            ];
            let form = one(high, &most);
            self.claim(form, &most.shifted_right(t), power_of_two(t), through);
            return Ok((low, high));
        }
        // x 2^l times y 2^r has its high word at 2^t.
        let mut left = 64 - t;
        let mut right = 0;
        while !self.shifts(x, left) {
            (left, right) = match left.checked_sub(1) {
                Some(left) => (left, right + 1),
                None => return Err(self.unsupported("a factor without room for a shift")),
            };
        }
        if !self.shifts(y, right) {
            return Err(self.unsupported("factors without room for a shift"));
        }
        let (x, y) = (
            self.node(Op::ShiftLeft(left), &[x]),
            self.node(Op::ShiftLeft(right), &[y]),
        );
        let low = self.node(Op::Multiply, &[x, y]);
        let low = self.node(Op::ShiftRight(64 - t), &[low]);
        Ok((low, self.node(Op::MultiplyHigh(reading), &[x, y])))
    }

    /// `x 2^k` fits a word.
    fn shifts(&mut self, x: Node, k: u32) -> bool {
        let exact = self.range(x).times(&power_of_two(k));
        exact.within(&Ty::unsigned(64).range()) || exact.within(&Ty::signed(64).range())
    }
}
