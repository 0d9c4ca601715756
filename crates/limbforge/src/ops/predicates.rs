//! Programs on encoded elements and on flags, from which routines make predicates.

use num_bigint::BigInt;

use super::{
    programs::Writer,
    words::{greatest, integer},
};
use crate::ir::{
    Form, Goal, Kind, Known, Program, Value, build::Overflow, interval::Interval, spec::Term,
};

impl Writer<'_> {
    /// Whether encoded bytes are all 0.
    pub(super) fn bytes_are_zero(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let words = b.param("bytes", Kind::Bytes, &self.geometry.byte_bounds());
        let zero = b.zero();
        let mut one = vec![zero; words.len()];
        one[0] = b.constant(1);
        // An integer is 0 if and only if subtracting 1 borrows.
        let (difference, borrow) = b.sub_words(&words, &one);
        let out = b.flag(borrow);
        let whole = integer(&b, &words);
        let most = greatest(&b, &words);
        let mut spec = self.spec("out = 1 if bytes = 0, else 0".to_owned(), vec![], vec![]);
        spec.congruences.clear();
        let difference = Known::new(1, integer(&b, &difference));
        for (range, set) in [(Interval::point(0), true), (Interval::new(1, most), false)] {
            let goal = Goal::new(whole.clone(), range).given(out, set);
            spec.ensures.push(goal.through([difference.clone()]));
        }
        self.finish(b, vec![("out", Kind::Flag, vec![out])], spec)
    }

    /// The parity of encoded bytes, with their half to say what parity is.
    pub(super) fn bytes_parity(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let words = b.param("bytes", Kind::Bytes, &self.geometry.byte_bounds());
        let bits: Vec<Value> = words.iter().map(|&w| b.low(w, 1)).collect();
        let odd = b.flag(bits[0]);
        let top = b.word() - 1;
        let half: Vec<Value> = (0..words.len())
            .map(|i| {
                let half = b.shr(words[i], 1);
                let Some(&above) = bits.get(i + 1) else {
                    return half;
                };
                let above = b.shl(above, top);
                b.add(half, above)
            })
            .collect();
        let term = |k: u32, form: Form| Term::new(BigInt::from(k), vec![form]);
        let left = vec![term(2, integer(&b, &half)), term(1, Form::of(odd))];
        let right = vec![term(1, integer(&b, &words))];
        let spec = self.spec(
            "2 * half + odd = bytes, odd is 0 or 1".to_owned(),
            left,
            right,
        );
        let results = vec![("half", Kind::Bytes, half), ("odd", Kind::Flag, vec![odd])];
        self.finish(b, results, spec)
    }

    /// The Legendre symbol from two flags.
    pub(super) fn sign_of(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let flag = [Interval::of_bits(1)];
        let zero = b.param("is_zero", Kind::Flag, &flag)[0];
        let square = b.param("is_square", Kind::Flag, &flag)[0];
        let twice = b.add(square, square);
        let one = b.constant(1);
        let less = b.add(one, zero);
        let out = b.sub(twice, less);
        let term = |k: i32, v: Value| Term::new(BigInt::from(k), vec![Form::of(v)]);
        let right = vec![
            term(2, square),
            Term::new(BigInt::from(-1), vec![]),
            term(-1, zero),
        ];
        let formula = "out = 2 * is_square - 1 - is_zero".to_owned();
        let spec = self.spec(formula, vec![term(1, out)], right);
        self.finish(b, vec![("out", Kind::Word, vec![out])], spec)
    }
}
