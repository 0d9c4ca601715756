//! A sum, a difference, a product and a choice of single words, by themselves.

use super::refused;
use crate::{
    check::{Checked, check_exact},
    ir::{
        Congruence, Form, Kind, Program, Spec, Value,
        build::Builder,
        interval::{Interval, power_of_two},
        spec::Term,
    },
    ops::derive::Rejection,
    pass::{self, PIPELINE, Settings},
};

/// `out + 2^width carry_out = carry + a + b`, for a and b of `width` bits.
///
/// # Errors
/// If the check refuses it.
pub fn sum(name: &str, word: u8, width: u32) -> Result<Checked<Program>, Rejection> {
    let mut alone = Alone::new(name, word);
    let carry = alone.flag("carry");
    let [x, y] = alone.words(width);
    let b = &mut alone.b;
    let (out, carried) = if width == u32::from(word) {
        b.add_carry(x, y, carry)
    } else {
        // At most 2^(width + 1) - 1.
        let sum = b.sum(&[x, y, carry]);
        (b.low(sum, width), b.shr(sum, width))
    };
    let left = terms(&[(1, &[out]), (1, &[carried])], &[0, width]);
    let right = terms(&[(1, &[carry]), (1, &[x]), (1, &[y])], &[0; 3]);
    let formula = format!("out + 2^{width} * carry_out = carry + a + b");
    let results = [("out", Kind::Word, out), ("carry_out", Kind::Flag, carried)];
    alone.finish(&formula, &results, left, right)
}

/// `out - 2^width borrow_out = a - b - borrow`, for a and b of `width` bits.
///
/// # Errors
/// If the check refuses it.
pub fn difference(name: &str, word: u8, width: u32) -> Result<Checked<Program>, Rejection> {
    let mut alone = Alone::new(name, word);
    let borrow = alone.flag("borrow");
    let [x, y] = alone.words(width);
    let b = &mut alone.b;
    let (out, borrowed) = if width == u32::from(word) {
        b.sub_borrow(x, y, borrow)
    } else {
        // From 0 to 2^(width + 1) - 1; its top bit is that nothing was borrowed.
        let base = b.constant(power_of_two(width));
        let raised = b.add(x, base);
        let less = b.sub(raised, y);
        let less = b.sub(less, borrow);
        let kept = b.shr(less, width);
        let one = b.constant(1);
        (b.low(less, width), b.sub(one, kept))
    };
    let left = terms(&[(1, &[out]), (-1, &[borrowed])], &[0, width]);
    let right = terms(&[(1, &[x]), (-1, &[y]), (-1, &[borrow])], &[0; 3]);
    let formula = format!("out - 2^{width} * borrow_out = a - b - borrow");
    let results = [
        ("out", Kind::Word, out),
        ("borrow_out", Kind::Flag, borrowed),
    ];
    alone.finish(&formula, &results, left, right)
}

/// `low + 2^word high = a * b`, for any words.
///
/// # Errors
/// If the check refuses it.
pub fn product(name: &str, word: u8) -> Result<Checked<Program>, Rejection> {
    let bits = u32::from(word);
    let mut alone = Alone::new(name, word);
    let [x, y] = alone.words(bits);
    let wide = alone.b.mul_wide(x, y);
    let (low, high) = alone.b.halves(wide);
    let left = terms(&[(1, &[low]), (1, &[high])], &[0, bits]);
    let right = terms(&[(1, &[x, y])], &[0]);
    let formula = format!("low + 2^{bits} * high = a * b");
    let results = [("low", Kind::Word, low), ("high", Kind::Word, high)];
    alone.finish(&formula, &results, left, right)
}

/// `out = b if choice is 1, else a`, for any words.
///
/// # Errors
/// If the check refuses it.
pub fn choice(name: &str, word: u8) -> Result<Checked<Program>, Rejection> {
    let mut alone = Alone::new(name, word);
    let choice = alone.flag("choice");
    let [x, y] = alone.words(u32::from(word));
    let out = alone.b.select(choice, y, x);
    let left = terms(&[(1, &[out]), (1, &[choice, x])], &[0; 2]);
    let right = terms(&[(1, &[x]), (1, &[choice, y])], &[0; 2]);
    let results = [("out", Kind::Word, out)];
    alone.finish("out = b if choice is 1, else a", &results, left, right)
}

/// A program with parameters of single words.
struct Alone {
    b: Builder,
    word: u8,
}

impl Alone {
    fn new(name: &str, word: u8) -> Alone {
        let b = Builder::new(name, word);
        Alone { b, word }
    }

    fn flag(&mut self, name: &str) -> Value {
        self.b.param(name, Kind::Flag, &[Interval::of_bits(1)])[0]
    }

    /// a and b.
    fn words(&mut self, width: u32) -> [Value; 2] {
        let bounds = [Interval::of_bits(width)];
        ["a", "b"].map(|name| self.b.param(name, Kind::Word, &bounds)[0])
    }

    /// States `left = right` over the integers: modulo 2^(4 word) - 1, above all that either side can be.
    fn finish(
        self,
        formula: &str,
        results: &[(&'static str, Kind, Value)],
        left: Vec<Term>,
        right: Vec<Term>,
    ) -> Result<Checked<Program>, Rejection> {
        let spec = Spec {
            formula: formula.to_owned(),
            modulus: power_of_two(4 * u32::from(self.word)) - 1u32,
            congruences: vec![Congruence::new(left, right)],
            ensures: Vec::new(),
            cuts: Vec::new(),
            requires: Vec::new(),
        };
        let results = results.iter().map(|&(name, kind, v)| (name, kind, vec![v]));
        let program = self.b.finish(results.collect(), spec)?;
        let mut program = pass::run(program, PIPELINE, &Settings::default());
        // Users call the functions of an interface.
        program.internal = true;
        check_exact(program).map_err(refused)
    }
}

/// Products of values with a sign, each times the power of two.
fn terms(products: &[(i8, &[Value])], shifts: &[u32]) -> Vec<Term> {
    let terms = products
        .iter()
        .zip(shifts)
        .map(|(&(sign, values), &shift)| {
            let factors = values.iter().map(|&v| Form::of(v)).collect();
            Term::new(power_of_two(shift) * sign, factors)
        });
    terms.collect()
}
