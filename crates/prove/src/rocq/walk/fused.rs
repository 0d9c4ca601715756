//! Instructions of more than two operations.

use limbforge::ir::{Op, Ty};
use num_bigint::BigInt;

use super::{Poly, Walk, Ways, power};

impl Walk<'_> {
    /// `lower` of `proofs/Lower.v` for sums with parts of products, and the other proposed instructions.
    pub(super) fn lower_fused(
        &mut self,
        op: &Op,
        ty: Ty,
        args: &[Poly],
        ways: &mut Ways,
    ) -> Vec<Poly> {
        let w = u32::from(ty.bits);
        let symbol = Poly::symbol;
        match (op, args) {
            (Op::Madd52Lo | Op::Madd52Hi, [x, y, z]) => {
                let a = self.split(x, 52, false, ways) + 1;
                let b = self.split(y, 52, false, ways) + 1;
                let high = self.split(&symbol(a).times(&symbol(b)), 52, false, ways);
                let part = if *op == Op::Madd52Lo { high + 1 } else { high };
                self.wrapped(ty, &symbol(part).plus(z), ways)
            }
            (Op::Fma51Lo | Op::Fma51Hi, [x, y, z]) => {
                let number = |k: BigInt| Poly::literal(&k);
                let half = number(power(50));
                let upper = self.split(&x.times(y).plus(&half), 51, false, ways);
                let raised = symbol(upper + 1).plus(&number(power(51) - 1));
                let is_between = self.split(&raised, 51, false, ways);
                let is_odd = self.split(&symbol(upper), 1, false, ways) + 1;
                let less = symbol(is_odd).times(&number(1.into()).minus(&symbol(is_between)));
                let part = if *op == Op::Fma51Lo {
                    let rest = symbol(upper + 1).minus(&half);
                    rest.plus(&less.scaled(&power(51)))
                } else {
                    symbol(upper).minus(&less)
                };
                self.wrapped(ty, &part.plus(z), ways)
            }
            (Op::Maddlu | Op::Maddhu, [x, y, z]) => {
                let high = self.split(&x.times(y).plus(z), w, false, ways);
                vec![symbol(if *op == Op::Maddlu { high + 1 } else { high })]
            }
            (Op::Cadd, [x, y, z]) => {
                let high = self.split(&x.plus(y), w, false, ways);
                self.wrapped(ty, &symbol(high).plus(z), ways)
            }
            (Op::Madd57lu | Op::Madd57hu, [x, y, z]) => {
                let high = self.split(&x.times(y), 57, false, ways);
                let part = if *op == Op::Madd57lu { high + 1 } else { high };
                self.wrapped(ty, &symbol(part).plus(z), ways)
            }
            (Op::Sraiadd(k), [x, y]) => {
                let high = self.split(y, *k, false, ways);
                self.wrapped(ty, &x.plus(&symbol(high)), ways)
            }
            // The check has seen the number of arguments.
            _ => Vec::new(),
        }
    }
}
