//! Typed expressions over the values of a checked program, as both Rust and C have them.
//!
//! Every expression carries its interval, starting from the intervals that the checker derived. So a constructor knows
//! whether the exact result fits the type; if it may not, the operation is marked as one that wraps.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};

use crate::ir::{
    Ty,
    domain::{BitOp, Domain},
    interval::{Interval, Ranges, power_of_two},
};

/// An operation on two operands of the type of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// Sum.
    Add,
    /// Difference.
    Sub,
    /// Product.
    Mul,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
}

impl Operator {
    /// As Rust and C write it.
    pub fn symbol(self) -> &'static str {
        match self {
            Operator::Add => "+",
            Operator::Sub => "-",
            Operator::Mul => "*",
            Operator::And => "&",
            Operator::Or => "|",
            Operator::Xor => "^",
        }
    }

    /// Sum or difference.
    pub fn is_additive(self) -> bool {
        matches!(self, Operator::Add | Operator::Sub)
    }
}

/// Kind of an expression, with its operands.
#[derive(Clone, Debug)]
pub enum Node {
    /// A local variable or a parameter.
    Name(String),
    /// A constant.
    Number(BigInt),
    /// The operand modulo 2^bits, in the expression's type.
    Cast(Box<Expr>),
    /// An operation on two operands of the expression's type.
    Binary {
        /// Which.
        operator: Operator,
        /// The exact result may not fit the type: it is taken modulo 2^bits.
        wraps: bool,
        /// First operand.
        x: Box<Expr>,
        /// Second operand.
        y: Box<Expr>,
    },
    /// The exact product of two operands of types narrower than the expression's; the second may be a constant.
    Product(Box<Expr>, Box<Expr>),
    /// Shift to the left; bits that leave the type are lost.
    Shl(Box<Expr>, u32),
    /// Shift to the right; arithmetic for signed types.
    Shr(Box<Expr>, u32),
    /// All bits turned.
    Not(Box<Expr>),
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// Its type.
    pub ty: Ty,
    /// Where its values lie.
    pub range: Interval,
    /// Its kind and operands.
    pub node: Node,
}

/// `k` modulo 2^bits, in the range of the type.
fn wrapped(k: &BigInt, ty: Ty) -> BigInt {
    let range = ty.range();
    (k - &range.lo).mod_floor(&power_of_two(u32::from(ty.bits))) + range.lo
}

/// The value of the type all of whose bits are 1.
fn ones(ty: Ty) -> BigInt {
    wrapped(&BigInt::from(-1), ty)
}

/// The operation on two constants, in `ty`.
///
/// Constants alone would have no type in the printed line: C would compute in the type of the literal, which may be
/// narrower, Rust and Go refuse what is out of its range. So every constructor folds them.
pub fn folded(operator: Operator, x: &Expr, y: &Expr, ty: Ty) -> Option<Expr> {
    let (x, y) = (x.as_number()?, y.as_number()?);
    let exact = match operator {
        Operator::Add => x + y,
        Operator::Sub => x - y,
        Operator::Mul => x * y,
        Operator::And => x & y,
        Operator::Or => x | y,
        Operator::Xor => x ^ y,
    };
    Some(Expr::number(exact, ty))
}

impl Expr {
    /// A variable.
    pub fn name(name: impl Into<String>, ty: Ty, range: Interval) -> Expr {
        Expr {
            ty,
            range,
            node: Node::Name(name.into()),
        }
    }

    /// The constant `k` modulo 2^bits.
    pub fn number(k: impl Into<BigInt>, ty: Ty) -> Expr {
        let k = wrapped(&k.into(), ty);
        Expr {
            ty,
            range: Interval::point(k.clone()),
            node: Node::Number(k),
        }
    }

    /// The constant, if it is one.
    pub fn as_number(&self) -> Option<&BigInt> {
        match &self.node {
            Node::Number(k) => Some(k),
            _ => None,
        }
    }

    /// Whether it is the constant 0.
    pub fn is_zero(&self) -> bool {
        self.as_number().is_some_and(Zero::is_zero)
    }

    fn bits(&self) -> u32 {
        u32::from(self.ty.bits)
    }

    /// The same value modulo 2^bits of `ty`. To a flag: the value has to be 0 or 1.
    pub fn cast(self, ty: Ty) -> Expr {
        if self.ty == ty {
            return self;
        }
        if let Node::Number(k) = &self.node {
            return Expr::number(k.clone(), ty);
        }
        if let Node::Cast(x) = &self.node
            && x.ty == ty
            && self.ty.bits >= ty.bits
        {
            return (**x).clone();
        }
        let range = if self.range.within(&ty.range()) {
            self.range.clone()
        } else {
            ty.range()
        };
        Expr {
            ty,
            range,
            node: Node::Cast(Box::new(self)),
        }
    }

    /// An operation on two operands of one type.
    fn binary(self, operator: Operator, other: Expr, exact: Interval) -> Expr {
        let ty = self.ty;
        if let Some(number) = folded(operator, &self, &other, ty) {
            return number;
        }
        let wraps = !exact.within(&ty.range());
        Expr {
            ty,
            range: if wraps { ty.range() } else { exact },
            node: Node::Binary {
                operator,
                wraps,
                x: Box::new(self),
                y: Box::new(other),
            },
        }
    }

    /// Sum in `ty`.
    pub fn add(self, other: Expr, ty: Ty) -> Expr {
        let (x, y) = (self.cast(ty), other.cast(ty));
        // A constant, and what is not a chain of sums, reads better as the second operand.
        let swap = x.as_number().is_some() || (y.is_chain() && !x.is_chain());
        let (x, y) = if swap { (y, x) } else { (x, y) };
        if y.is_zero() {
            return x;
        }
        let exact = x.range.plus(&y.range);
        x.binary(Operator::Add, y, exact)
    }

    /// Difference in `ty`.
    pub fn sub(self, other: Expr, ty: Ty) -> Expr {
        let (x, y) = (self.cast(ty), other.cast(ty));
        if y.is_zero() {
            return x;
        }
        let exact = x.range.minus(&y.range);
        x.binary(Operator::Sub, y, exact)
    }

    /// Product in `ty`.
    pub fn mul(self, other: Expr, ty: Ty) -> Expr {
        let swap = self.as_number().is_some();
        let (x, y) = if swap { (other, self) } else { (self, other) };
        if x.is_zero() || y.is_zero() {
            return Expr::number(0, ty);
        }
        if let Some(number) = folded(Operator::Mul, &x, &y, ty) {
            return number;
        }
        let exact = x.range.product(&y.range);
        let fits = |range: &Interval| range.within(&ty.range());
        let is_narrow = x.ty.bits < ty.bits && (y.ty.bits < ty.bits || y.as_number().is_some());
        if is_narrow && fits(&x.range) && fits(&y.range) && fits(&exact) {
            let y = match y.as_number() {
                Some(k) => Expr::number(k.clone(), ty),
                None => y,
            };
            return Expr {
                ty,
                range: exact,
                node: Node::Product(Box::new(x), Box::new(y)),
            };
        }
        let (x, y) = (x.cast(ty), y.cast(ty));
        let exact = x.range.product(&y.range);
        x.binary(Operator::Mul, y, exact)
    }

    /// A bitwise operation on two operands of one type.
    pub fn bitwise(self, operator: Operator, other: Expr) -> Expr {
        let (x, y) = if self.as_number().is_some() {
            (other, self)
        } else {
            (self, other)
        };
        if y.is_zero() && operator != Operator::And {
            return x;
        }
        let op = match operator {
            Operator::And => BitOp::And,
            Operator::Or => BitOp::Or,
            _ => BitOp::Xor,
        };
        if op == BitOp::And && y.as_number() == Some(&ones(y.ty)) {
            return x;
        }
        let exact = Ranges.bitwise(op, &x.range, &y.range);
        x.binary(operator, y, exact)
    }

    /// The value times 2^k modulo 2^bits, in its own type; `k < bits`.
    pub fn shl(self, k: u32) -> Expr {
        if k == 0 {
            return self;
        }
        let exact = self.range.times(&power_of_two(k));
        if let Node::Number(n) = &self.node {
            return Expr::number(n << k, self.ty);
        }
        let ty = self.ty;
        Expr {
            ty,
            range: if exact.within(&ty.range()) {
                exact
            } else {
                ty.range()
            },
            node: Node::Shl(Box::new(self), k),
        }
    }

    /// floor(value / 2^k), in its own type.
    pub fn shr(self, k: u32) -> Expr {
        if k == 0 {
            return self;
        }
        if let Some(n) = self.range.single() {
            return Expr::number(n >> k, self.ty);
        }
        // A shift by the width is not defined; one bit less leaves the sign alone, and nothing of an unsigned value.
        if k >= self.bits() && !self.ty.signed {
            return Expr::number(0, self.ty);
        }
        let k = k.min(self.bits() - 1);
        Expr {
            ty: self.ty,
            range: self.range.shifted_right(k),
            node: Node::Shr(Box::new(self), k),
        }
    }

    /// All bits turned, in its own type.
    pub fn not(self) -> Expr {
        let ones = ones(self.ty);
        if let Node::Number(k) = &self.node {
            return Expr::number(ones - k, self.ty);
        }
        Expr {
            ty: self.ty,
            range: Interval::point(ones).minus(&self.range),
            node: Node::Not(Box::new(self)),
        }
    }

    /// The value modulo 2^k, in the unsigned type `ty` of at least k bits.
    pub fn low(self, k: u32, ty: Ty) -> Expr {
        let fits = self.range.within(&Interval::of_bits(k));
        if ty == Ty::FLAG {
            let bit = if fits || self.ty == ty {
                self
            } else {
                let unsigned = Ty::unsigned(self.ty.bits);
                let one = Expr::number(1, unsigned);
                self.cast(unsigned).bitwise(Operator::And, one)
            };
            return bit.cast(ty);
        }
        let e = self.cast(ty);
        if fits || k == u32::from(ty.bits) {
            return e;
        }
        let mask = Expr::number((BigInt::one() << k) - 1, ty);
        e.bitwise(Operator::And, mask)
    }

    /// Whether it is a sum or a difference that is written with `+` or `-`.
    pub fn is_chain(&self) -> bool {
        matches!(&self.node, Node::Binary { operator, wraps: false, .. } if operator.is_additive())
    }

    /// Whether any part of it wraps.
    pub fn wraps(&self) -> bool {
        match &self.node {
            Node::Name(_) | Node::Number(_) => false,
            Node::Cast(x) | Node::Shl(x, _) | Node::Shr(x, _) | Node::Not(x) => x.wraps(),
            Node::Product(x, y) => x.wraps() || y.wraps(),
            Node::Binary { wraps, x, y, .. } => *wraps || x.wraps() || y.wraps(),
        }
    }

    /// How many operations it nests.
    pub fn depth(&self) -> usize {
        match &self.node {
            Node::Name(_) | Node::Number(_) => 0,
            Node::Cast(x) => x.depth(),
            Node::Shl(x, _) | Node::Shr(x, _) | Node::Not(x) => 1 + x.depth(),
            Node::Product(x, y) | Node::Binary { x, y, .. } => 1 + x.depth().max(y.depth()),
        }
    }
}
