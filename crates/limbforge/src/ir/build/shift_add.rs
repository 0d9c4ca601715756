//! Products with constants by shifts, sums and differences.

use num_bigint::BigInt;
use num_traits::{Signed, Zero};

use super::Builder;
use crate::ir::{
    Form, Goal, Known, Op, Ty, Value,
    interval::power_of_two,
    shift_add::{Sequence, Step, for_programs},
};

/// A value of a sequence: the magnitude of a multiple of x, with the sign that the sequence gives it.
struct Multiple {
    value: Value,
    multiple: BigInt,
}

impl Builder {
    /// `x * k` in `ty`, which has room for it.
    ///
    /// Every multiple is held by its magnitude, so that a word without sign is enough: signs only decide which of two
    /// multiples is subtracted from the other.
    pub(super) fn shift_add(&mut self, x: Value, k: &BigInt, ty: Ty) -> Value {
        let shortest = for_programs(k);
        let sequence = if self.has_room(x, &shortest, ty) {
            shortest
        } else {
            Sequence::binary(k)
        };
        let mut values = vec![Multiple {
            value: x,
            multiple: BigInt::from(1),
        }];
        for step in &sequence.steps {
            let next = match *step {
                Step::Shift { of, by } => self.shifted_multiple(&values[of], by, ty),
                Step::Add { to, of, by } => {
                    let shifted = self.shifted_multiple(&values[of], by, ty);
                    self.sum_of_multiples(x, &values[to], &shifted, ty)
                }
                Step::Sub { from, of, by } => {
                    let mut shifted = self.shifted_multiple(&values[of], by, ty);
                    shifted.multiple = -shifted.multiple;
                    self.sum_of_multiples(x, &values[from], &shifted, ty)
                }
            };
            values.push(next);
        }
        values.last().map_or(x, |last| last.value)
    }

    /// Whether all that is computed on the way fits `ty`, and differences also the signed type in which they are
    /// formed.
    fn has_room(&self, x: Value, sequence: &Sequence, ty: Ty) -> bool {
        let multiples = sequence.multiples();
        let subtracts = multiples.iter().any(BigInt::is_negative)
            || sequence.steps.iter().any(|s| matches!(s, Step::Sub { .. }));
        let room = if subtracts {
            Ty::signed(ty.bits).range()
        } else {
            ty.range()
        };
        let shifted = sequence.steps.iter().map(|step| {
            let (Step::Shift { of, by } | Step::Add { of, by, .. } | Step::Sub { of, by, .. }) =
                *step;
            &multiples[of] * power_of_two(by)
        });
        let fits = |m: &BigInt| self.range(x).times(&m.abs()).within(&room);
        multiples.iter().all(fits) && shifted.collect::<Vec<_>>().iter().all(fits)
    }

    fn shifted_multiple(&mut self, of: &Multiple, by: u32, ty: Ty) -> Multiple {
        let value = match by {
            0 => of.value,
            _ => self.inst1(Op::Shl(by), &[of.value], ty),
        };
        Multiple {
            value,
            multiple: &of.multiple << by,
        }
    }

    fn sum_of_multiples(&mut self, x: Value, a: &Multiple, b: &Multiple, ty: Ty) -> Multiple {
        let multiple = &a.multiple + &b.multiple;
        let value = if a.multiple.is_negative() == b.multiple.is_negative() {
            self.inst1(Op::Add, &[a.value, b.value], ty)
        } else if a.multiple.magnitude() > b.multiple.magnitude() {
            self.difference_of_multiples(x, a, b, ty)
        } else {
            self.difference_of_multiples(x, b, a, ty)
        };
        Multiple { value, multiple }
    }

    /// `larger - smaller`, which is a multiple of x by a positive number: what intervals cannot know, a claim says.
    fn difference_of_multiples(
        &mut self,
        x: Value,
        larger: &Multiple,
        smaller: &Multiple,
        ty: Ty,
    ) -> Value {
        let args = [larger.value, smaller.value];
        let difference = self.inst1(Op::Sub, &args, Ty::signed(ty.bits));
        let weight = larger.multiple.abs() - smaller.multiple.abs();
        debug_assert!(!weight.is_zero(), "no sequence forms 0");
        let range = self.range(x).times(&weight);
        if *self.range(difference) != range {
            let known = Known::new(weight, Form::of(x));
            self.claim(Goal::new(Form::of(difference), range).through([known]));
        }
        if ty.signed {
            difference
        } else {
            self.inst1(Op::Low(u32::from(ty.bits)), &[difference], ty)
        }
    }
}
