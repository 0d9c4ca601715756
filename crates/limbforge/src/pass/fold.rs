//! Folding: operations that change nothing, by the intervals of their operands.

use num_bigint::BigInt;

use super::rewrite::Rewriter;
use crate::ir::{Op, Program, Ty, Value, interval::Interval};

/// Puts operands in the place of what equals them: sums with 0, shifts of 0, low bits where there are no others, sums
/// that take no carry and give none.
pub fn fold(program: Program) -> Program {
    let word = Ty::unsigned(program.word);
    Rewriter::rewrite(program, |r, inst, types| {
        let folded = folded(r, &inst.op, &inst.args, types[0], word);
        folded.unwrap_or_else(|| r.inst(inst, types))
    })
}

/// The values that replace the results of an operation that needs no instruction, or a simpler one.
fn folded(r: &mut Rewriter, op: &Op, args: &[Value], ty: Ty, word: Ty) -> Option<Vec<Value>> {
    // Without wrapping, and with the sign that bitwise operations ask for.
    let is = |v: Value| r.ty(v).signed == ty.signed && r.range(v).within(&ty.range());
    let one = match (op, args) {
        (Op::Add, &[x, y]) if r.is_zero(x) && is(y) => y,
        (Op::Add | Op::Sub, &[x, y]) if r.is_zero(y) && is(x) => x,
        (Op::AddCarry, &[x, y, carry]) if r.is_zero(carry) && r.is_zero(x) => {
            return Some(vec![y, carry]);
        }
        (Op::AddCarry | Op::SubBorrow, &[x, y, carry]) if r.is_zero(carry) && r.is_zero(y) => {
            return Some(vec![x, carry]);
        }
        (Op::Select, &[_, x, y]) if x == y && is(x) => x,
        // A carry that does not occur is a word.
        (Op::Select, &[condition, _, y]) if r.ty(condition) != Ty::FLAG && is(y) => y,
        (Op::Shl(_), &[x]) if r.is_zero(x) && is(x) => x,
        (Op::Shr(k), &[x]) if ty == word => return shr(r, x, *k, word).map(|v| vec![v]),
        (Op::Low(k), &[x]) if ty.bits >= r.ty(x).bits => {
            return low(r, x, *k, word).map(|v| vec![v]);
        }
        (Op::FunnelShr(k), &[high, low]) if ty == word => funnel(r, high, low, *k, word)?,
        _ => return None,
    };
    Some(vec![one])
}

/// 0 for `floor(x / 2^k)` if it is that.
fn shr(r: &mut Rewriter, x: Value, k: u32, word: Ty) -> Option<Value> {
    let exact = r.range(x).shifted_right(k);
    (exact.single() == Some(&BigInt::ZERO)).then(|| r.op(Op::Const(BigInt::ZERO), &[], word))
}

/// A word that is `x mod 2^k` already.
fn low(r: &Rewriter, x: Value, k: u32, word: Ty) -> Option<Value> {
    let ty = r.ty(x);
    let fits = r.range(x).within(&Interval::of_bits(k));
    (fits && !ty.signed && ty.bits <= word.bits).then_some(x)
}

/// A shift of one word, where the other word is 0.
fn funnel(r: &mut Rewriter, high: Value, bottom: Value, k: u32, word: Ty) -> Option<Value> {
    if r.is_zero(high) {
        let zero = shr(r, bottom, k, word);
        return Some(zero.unwrap_or_else(|| r.op(Op::Shr(k), &[bottom], word)));
    }
    if !r.is_zero(bottom) {
        return None;
    }
    // Only the bits of the high word that stay in the low word remain.
    let kept = low(r, high, k, word);
    let kept = kept.unwrap_or_else(|| r.op(Op::Low(k), &[high], word));
    let left = u32::from(word.bits) - k;
    Some(r.op(Op::Shl(left), &[kept], word))
}
