//! Which operations are the same.

use limbforge::ir::{Op, Ty, Value};
use num_bigint::BigInt;

/// An operand: a value, or the constant that it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Argument {
    Constant(BigInt),
    Value(Value),
}

/// Operations with equal keys have equal results, wherever the constants are what the intervals say.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    op: Op,
    args: Vec<Argument>,
    ty: Option<Ty>,
}

impl Key {
    /// Operands that may change places are in order.
    pub fn new(op: &Op, mut args: Vec<Argument>, ty: Option<Ty>) -> Key {
        match op {
            Op::Add | Op::Mul | Op::MulHi | Op::And | Op::Or | Op::Xor => args.sort(),
            Op::AddCarry => args[..2].sort(),
            _ => {}
        }
        let op = op.clone();
        Key { op, args, ty }
    }
}
