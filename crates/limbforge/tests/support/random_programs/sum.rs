//! Sums of double words in words, of which a claim knows the high one.

use limbforge_core::ir::{
    Form, Goal, Known, Op, Ty, Value,
    interval::{Interval, power_of_two},
};

use super::Maker;

impl Maker<'_, '_> {
    /// `x + y` as two words for `x = a - b` or `a b` with a sign, where y is b, or another word: the carry is then
    /// often minus the high word of x, and a claim says so.
    pub fn sum_in_words(&mut self) -> Option<()> {
        let word = Ty::unsigned(self.word);
        let signed = Ty::signed(self.word);
        let wide = Ty::signed(if self.word == 8 { 32 } else { 2 * self.word });
        let [a, b] = [
            self.typed(|t| t.bits <= word.bits)?,
            self.typed(|t| t == word)?,
        ];
        let op = self.choices.of(&[Op::Sub, Op::Sub, Op::Mul]);
        let x = self.append(op, vec![a, b], wide)?;
        let bits = u32::from(self.word);
        let low = self.append(Op::Low(bits), vec![x], word)?;
        let high = self.append(Op::Shr(bits), vec![x], signed)?;
        let y = match self.choices.one_in(4) {
            true => self.typed(|t| t == word)?,
            false => b,
        };
        let zero = self.append(Op::Const(0.into()), vec![], Ty::FLAG)?;
        let sum = self.append(Op::AddCarry, vec![low, y, zero], word)?;
        let carry = Value(sum.0 + 1);
        let top = self.append(Op::Add, vec![high, carry], signed)?;
        let pair = Form::of(sum).plus(power_of_two(bits), top);
        let goal = Goal::new(pair.clone(), Interval::point(0));
        // With y = b, the sum is a.
        let goal = goal
            .through([Known::new(1, Form::of(x)), Known::new(1, Form::of(y))])
            .through([Known::new(1, Form::of(a))]);
        self.claim_in_runs(goal, 16);
        let goal = Goal::new(Form::of(top), Interval::point(0)).scaled(power_of_two(bits));
        let goal = goal.through([Known::new(1, pair), Known::new(-1, Form::of(sum))]);
        self.claim_in_runs(goal, 16);
        Some(())
    }
}
