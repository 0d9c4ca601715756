//! The operations of the IR as expressions that Rust and C have; the meaning is that of [`crate::ir::op::apply`].

use crate::ir::{Op, Ty};

use super::tree::{Expr, Operator};

/// The single result of `op` in `ty`; carries and selections are lines of their own.
pub fn lower(op: &Op, ty: Ty, word: Ty, args: Vec<Expr>) -> Expr {
    let w = u32::from(ty.bits);
    // Flags are computed in words, and high words in double words: the low part is taken at the end.
    let own = if ty == Ty::FLAG { word } else { ty };
    // High halves are of words; a type of more than 128 bits would be refused by every compiler.
    let wide = Ty::unsigned(if w < 32 {
        word.bits
    } else {
        ty.bits.saturating_mul(2)
    });
    let mut args = args.into_iter();
    let mut next = || args.next().expect("as many as the operation's row says");
    let cut = |e: Expr| if ty == Ty::FLAG { e.low(1, ty) } else { e };
    match *op {
        Op::Const(ref k) => Expr::number(k.clone(), ty),
        Op::Add => cut(next().add(next(), own)),
        Op::Sub => cut(next().sub(next(), own)),
        Op::Mul => cut(next().mul(next(), own)),
        Op::MulHi => next().mul(next(), wide).shr(w).low(w, ty),
        Op::Shl(k) => cut(next().cast(own).shl(k)),
        Op::Shr(k) => {
            let shifted = next().shr(k);
            if ty == Ty::FLAG {
                shifted.low(1, ty)
            } else {
                shifted.cast(ty)
            }
        }
        Op::Low(k) => next().low(k, ty),
        Op::FunnelShr(0) => {
            next();
            next().cast(ty)
        }
        Op::FunnelShr(k) if k == w => next().cast(ty),
        Op::FunnelShr(k) => {
            let (high, low) = (next().cast(ty), next().cast(ty));
            high.shl(w - k).bitwise(Operator::Or, low.shr(k))
        }
        Op::And => next().cast(ty).bitwise(Operator::And, next().cast(ty)),
        Op::Or => next().cast(ty).bitwise(Operator::Or, next().cast(ty)),
        Op::Xor => next().cast(ty).bitwise(Operator::Xor, next().cast(ty)),
        Op::Not => next().cast(ty).not(),
        Op::Madd52Lo | Op::Madd52Hi => {
            let (x, y, z) = (next().low(52, ty), next().low(52, ty), next());
            let product = x.mul(y, wide);
            let part = if *op == Op::Madd52Lo {
                product.low(52, ty)
            } else {
                product.shr(52).cast(ty)
            };
            cut(part.add(z, own))
        }
        Op::Madd57lu | Op::Madd57hu => {
            let (product, z) = (next().mul(next(), wide), next());
            let part = if *op == Op::Madd57lu {
                product.low(57, ty)
            } else {
                product.shr(57).cast(ty)
            };
            cut(part.add(z, own))
        }
        Op::Fma51Lo | Op::Fma51Hi => {
            let (product, z) = (next().mul(next(), wide), next());
            let number = |k: u64, ty: Ty| Expr::number(k, ty);
            let raised = product.add(number(1 << 50, wide), wide);
            let (rest, upper) = (raised.clone().low(51, ty), raised.shr(51).cast(ty));
            let is_between = rest.clone().add(number((1 << 51) - 1, ty), own).shr(51);
            let is_tie = number(1, ty).sub(is_between, own);
            let less = upper.clone().low(1, ty).bitwise(Operator::And, is_tie);
            cut(if *op == Op::Fma51Lo {
                let part = z.add(rest, own).add(less.shl(51), own);
                part.sub(number(1 << 50, ty), own)
            } else {
                z.add(upper, own).sub(less, own)
            })
        }
        Op::Maddlu => next().mul(next(), wide).add(next(), wide).low(w, ty),
        Op::Maddhu => next().mul(next(), wide).add(next(), wide).shr(w).low(w, ty),
        Op::Cadd => {
            let carry = next().add(next(), wide).shr(w).low(w, ty);
            cut(carry.add(next(), own))
        }
        Op::Sraiadd(k) => cut(next().add(next().shr(k), own)),
        Op::AddCarry | Op::SubBorrow | Op::Select => {
            unreachable!("carries and selections have lines of their own")
        }
    }
}

/// `x` where the mask is all ones, `y` where it is 0, in `ty`; mask, `x` and `y` are of one unsigned type.
pub fn select(mask: Expr, x: Expr, y: Expr, ty: Ty) -> Expr {
    let exact = x.range.hull(&y.range);
    let mut chosen = if y.is_zero() {
        x.bitwise(Operator::And, mask)
    } else if x.is_zero() {
        y.bitwise(Operator::And, mask.not())
    } else {
        let difference = x.bitwise(Operator::Xor, y.clone());
        y.bitwise(Operator::Xor, mask.bitwise(Operator::And, difference))
    };
    chosen.range = exact;
    chosen.cast(ty)
}
