//! Carries and borrows without sums that take them in.

use super::{CarryIn, Legaliser};
use crate::ir::{
    Form, Goal, Inst, Op, Ty, Value,
    interval::{Interval, power_of_two},
    spec::Known,
};

impl Legaliser {
    /// `x + y + c` as `x + (y + c)` if the inner sum does not wrap. Else as `(x + y) + c`, and `x - y - c` as
    /// `(x - y) - c`, each step with a carry of its own.
    ///
    /// The old instruction stays for the claims; no result depends on it. The new word is `s'`, its carries are `c1`
    /// and `c2`. Then `2^w (f - c1 - c2) = s' - s`, and `s - s'` for borrows. This is below `2^w`, so `f = c1 + c2`
    /// and `s = s'`. The check then knows the new word and the new flag as the old ones: that `f` is its own square
    /// does not follow from `c1 + c2`.
    pub(super) fn carried(&mut self, mut inst: Inst, types: &[Ty]) -> Vec<Value> {
        let subtract = inst.op == Op::SubBorrow;
        let [x, y, carry] = [inst.args[0], inst.args[1], inst.args[2]];
        let zero = self.zero();
        if carry == zero {
            return self.writer.inst(inst, types);
        }
        // One step is enough if one of the three is 0.
        let pair = match subtract {
            _ if self.writer.is_zero(carry) => Some([x, y]),
            _ if self.writer.is_zero(y) => Some([x, carry]),
            false if self.writer.is_zero(x) => Some([y, carry]),
            _ => None,
        };
        if let Some([x, y]) = pair {
            inst.args = vec![x, y, zero];
            return self.writer.inst(inst, types);
        }
        // The carry goes to the addend with more room, if it has room for it: no carry is lost there.
        let room = |v: Value| self.writer.range(v).plus(self.writer.range(carry)).hi;
        let (x, y) = match !subtract && room(x) < room(y) {
            true => (y, x),
            false => (x, y),
        };
        if room(y) < power_of_two(self.bits()) {
            let y = self.op(Op::Add, &[y, carry]);
            inst.args = vec![x, y, zero];
            return self.writer.inst(inst, types);
        }
        if self.operations.carry_in == CarryIn::Spelled {
            return self.writer.inst(inst, types);
        }
        let old = self.writer.inst(inst.clone(), types);
        let once = self.writer.ops(inst.op.clone(), &[x, y, zero], types);
        inst.args = vec![once[0], carry, zero];
        let twice = self.writer.inst(inst, types);
        let sum = self.op(Op::Add, &[once[1], twice[1]]);
        let less = |x: Value, y: Value| Form::of(x).plus(-1, y);
        let carries = || less(old[1], once[1]).plus(-1, twice[1]);
        let weight = power_of_two(self.bits()) * if subtract { -1 } else { 1 };
        let none = Interval::point(0);
        let words = less(twice[0], old[0]);
        let sign = if subtract { -1 } else { 1 };
        let of_carries = Goal::new(carries(), none.clone()).scaled(power_of_two(self.bits()));
        let of_words = Goal::new(words.clone(), none.clone());
        let of_sum = Goal::new(less(sum, old[1]), none);
        let claims = [
            of_carries.through([Known::new(sign, words)]),
            of_words.through([Known::new(weight, carries())]),
            of_sum.through([Known::new(-1, carries())]),
            Goal::new(Form::of(sum), Interval::of_bits(1))
                .through([Known::new(1, Form::of(old[1]))]),
        ];
        claims.into_iter().for_each(|goal| self.writer.claim(goal));
        let flag = self.writer.op(Op::Low(1), &[sum], Ty::FLAG);
        self.carries.insert(flag, old[1]);
        vec![twice[0], flag]
    }
}
