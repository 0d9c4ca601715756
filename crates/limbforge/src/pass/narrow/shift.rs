//! Shifts of double words.

use super::{Narrower, Parts};
use crate::ir::{
    Form, Goal, Inst, Op, Ty, Value,
    interval::{Interval, power_of_two},
    spec::Known,
};

impl Narrower {
    /// The word at bit `k` of `low + 2^w high`, for 0 < k < w, which has bits of both words. If `exact`, the bits below
    /// are 0. A high word with a sign is not a word of a funnel shift: the sum of two shifts is exact where the double
    /// word fits a signed word after the shift.
    fn between(&mut self, (low, high): (Value, Value), k: u32, ty: Ty, exact: bool) -> Value {
        if self.is_natural(high) {
            let high = self.read_as(high, self.unsigned());
            let word = self.op(Op::FunnelShr(k), &[high, low], self.unsigned());
            if exact {
                self.writer.mark_exact(word);
            }
            return self.read_as(word, ty);
        }
        let upper = self.op(Op::Shl(self.bits() - k), &[high], self.signed());
        let lower = self.op(Op::Shr(k), &[low], self.unsigned());
        if exact {
            self.writer.mark_exact(lower);
        }
        self.op(Op::Add, &[upper, lower], ty)
    }

    /// `x 2^k` modulo 2^(2w).
    pub(super) fn left(&mut self, x: Value, k: u32, ty: Ty, range: &Interval) -> Parts {
        let bits = self.bits();
        let exact = self.known[x.index()].times(&power_of_two(k));
        let relation = vec![Known::new(power_of_two(k), self.form_of_value(x))];
        let (low, high) = self.pair(x);
        let high_ty = self.high_ty(ty);
        let parts = if k >= bits {
            let high = match k - bits {
                0 => self.read_as(low, high_ty),
                k => self.op(Op::Shl(k), &[low], high_ty),
            };
            let low = self.zero();
            Parts::Pair { low, high }
        } else {
            let high = self.between((low, high), bits - k, high_ty, false);
            let low = self.op(Op::Shl(k), &[low], self.unsigned());
            Parts::Pair { low, high }
        };
        if exact.within(&ty.range()) {
            self.claim_pair(parts, range, relation);
        }
        parts
    }

    /// floor(x / 2^k)
    pub(super) fn right(&mut self, inst: &Inst, k: u32, ty: Ty, range: &Interval) -> Parts {
        let (x, bits) = (inst.args[0], self.bits());
        let (low, high) = self.pair(x);
        let wide = self.is_wide(ty);
        if k >= bits {
            if inst.exact && k == bits {
                // The low word is a sum of which nothing is left but its carry.
                self.writer.mark_exact(low);
            }
            let own = match wide {
                true => self.high_ty(self.ty(x)),
                false => ty,
            };
            let word = match k - bits {
                0 => self.read_as(high, own),
                k => self.op(Op::Shr(k), &[high], own),
            };
            if !wide || self.is_natural(word) || ty.signed {
                return Parts::Word(word);
            }
            // A quotient below 0, modulo 2^(2w).
            let (low, high) = self.extended(word);
            let high = self.read_as(high, self.unsigned());
            return Parts::Pair { low, high };
        }
        let parts = if wide {
            // The bits of a high word with a sign that stay in it would not fit the low word.
            let bits = if self.is_natural(high) {
                high
            } else {
                self.op(Op::Low(k), &[high], self.unsigned())
            };
            let low = self.between((low, bits), k, self.unsigned(), inst.exact);
            let high = self.op(Op::Shr(k), &[high], self.high_ty(ty));
            Parts::Pair { low, high }
        } else {
            Parts::Word(self.between((low, high), k, ty, inst.exact))
        };
        let sum = self.form_of(parts);
        if !self.bound(&sum).within(range) {
            // 2^k v = x - (x mod 2^k)
            let mut through = vec![Known::new(1, self.form_of_value(x))];
            if !inst.exact {
                let rest = self.op(Op::Low(k), &[low], self.unsigned());
                through.push(Known::new(-1, Form::of(rest)));
            }
            let goal = Goal::new(sum, range.clone()).scaled(power_of_two(k));
            self.claim(goal.through(through));
        }
        self.claim_parts(parts, range);
        parts
    }
}
