//! The canonical integer of an element in words, and what a statement needs to know of it.

use num_bigint::BigInt;

use super::{
    programs::Writer,
    words::{canonical, greatest, integer, shorten},
};
use crate::ir::{
    Form, Goal, Known, Spec, Value,
    build::Builder,
    interval::{Interval, power_of_two},
};

/// An integer below p in words, and what is known of it.
pub struct Canonical {
    /// As many as an encoded element has.
    pub words: Vec<Value>,
    /// The integer with the words that are left out.
    whole: Form,
    /// Those words, which are 0, and their weights.
    zeros: Vec<(BigInt, Value)>,
}

impl Canonical {
    /// States that `form`, the integer in whatever digits, is below p.
    pub fn ensure(&self, spec: &mut Spec, form: Form, factor: &BigInt, p: &BigInt) {
        self.count_zeros(spec, factor);
        let zeros = self.zeros.iter();
        let zeros = zeros.map(|(unit, zero)| Known::new(-unit, Form::of(*zero)));
        let known: Vec<Known> = [Known::new(1, self.whole.clone())]
            .into_iter()
            .chain(zeros)
            .collect();
        let goal = Goal::new(form, Interval::up_to(p - 1u32));
        spec.ensures.push(goal.through(known));
    }

    /// Lets the proof of the first congruence add the words that are left out, `factor` times.
    pub fn count_zeros(&self, spec: &mut Spec, factor: &BigInt) {
        for (unit, zero) in &self.zeros {
            let zeros = std::mem::take(&mut spec.congruences[0].zeros);
            spec.congruences[0].zeros = zeros.plus(unit * factor, *zero);
        }
    }
}

impl Writer<'_> {
    /// The integer of the words modulo p, in as many words as an encoded element has.
    pub(super) fn canonical(&self, b: &mut Builder, mut words: Vec<Value>) -> Canonical {
        let (p, count) = (&self.geometry.p, self.geometry.byte_bounds().len());
        if words.len() < count {
            let zero = b.zero();
            words.resize(count, zero);
        }
        let most = greatest(b, &words);
        let reduced = canonical(b, &words, &most, p);
        let words = shorten(b, &reduced, &(p - 1u32), count);
        let word = u32::from(self.repr.word);
        let zeros = reduced.iter().enumerate().skip(count);
        Canonical {
            whole: integer(b, &reduced),
            zeros: zeros
                .map(|(i, &zero)| (power_of_two(word * i as u32), zero))
                .collect(),
            words,
        }
    }
}
