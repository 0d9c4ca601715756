//! The canonical integer of an element in words, and what a statement needs to know of it.

use num_bigint::BigInt;

use super::{
    programs::{Hints, Writer},
    words::{canonical, greatest, integer, shorten},
};
use crate::ir::{Form, Known, Value, build::Builder, interval::power_of_two};

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
    /// Hints for the proof that this integer, in whatever digits, is below p, where the first congruence has it
    /// `factor` times: the words that are left out count as 0.
    pub fn hints(&self, factor: &BigInt) -> Hints {
        let zeros = self.zeros.iter();
        let known = zeros.map(|(unit, zero)| Known::new(-unit, Form::of(*zero)));
        let whole = Known::new(1, self.whole.clone());
        let zeros = self.zeros.iter();
        let zeros = zeros.fold(Form::default(), |form, (unit, zero)| {
            form.plus(unit * factor, *zero)
        });
        Hints {
            zeros: vec![zeros],
            through: vec![[whole].into_iter().chain(known).collect()],
        }
    }
}

impl Canonical {
    /// `x mod p` for an integer `x <= most` in words, in `count` of them.
    pub fn new(b: &mut Builder, x: &[Value], most: &BigInt, p: &BigInt, count: usize) -> Canonical {
        let reduced = canonical(b, x, most, p);
        let words = shorten(b, &reduced, &(p - 1u32), count);
        let word = b.word();
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

impl Writer<'_> {
    /// The integer of the words modulo p, in as many words as an encoded element has.
    pub(super) fn canonical(&self, b: &mut Builder, mut words: Vec<Value>) -> Canonical {
        let (p, count) = (&self.geometry.p, self.geometry.byte_bounds().len());
        if words.len() < count {
            let zero = b.zero();
            words.resize(count, zero);
        }
        let most = greatest(b, &words);
        Canonical::new(b, &words, &most, p, count)
    }
}
