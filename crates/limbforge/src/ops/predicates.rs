//! Programs on encoded elements and on flags, from which routines make predicates.

use super::{
    programs::{Hints, Writer},
    words::integer,
};
use crate::ir::{Known, Program, Value, build::Overflow};

impl Writer<'_> {
    /// Whether encoded bytes are all 0.
    pub(super) fn bytes_are_zero(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [words]) = self.begin(name);
        let zero = b.zero();
        let mut one = vec![zero; words.len()];
        one[0] = b.constant(1);
        // An integer is 0 if and only if subtracting 1 borrows.
        let (difference, borrow) = b.sub_words(&words, &one);
        let out = b.flag(borrow);
        let hints = Hints::through([Known::new(1, integer(&b, &difference))]);
        statement.finish(b, [vec![out]], hints)
    }

    /// The parity of encoded bytes, with their half to say what parity is.
    pub(super) fn bytes_parity(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [words]) = self.begin(name);
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
        statement.finish(b, [half, vec![odd]], Hints::default())
    }

    /// The Legendre symbol from two flags.
    pub(super) fn sign_of(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [zero, square]) = self.begin(name);
        let twice = b.add(square[0], square[0]);
        let one = b.constant(1);
        let less = b.add(one, zero[0]);
        let out = b.sub(twice, less);
        statement.finish(b, [vec![out]], Hints::default())
    }
}
