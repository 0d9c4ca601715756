//! From a plan to checked programs.
//!
//! [`statements`] says what each operation has to do: it alone is trusted here. [`Arithmetic`] is what a family of
//! representations has to offer on values, and `programs` writes each operation with it. [`mod@derive`] finds the
//! bounds under which all of them hold together. [`integers`] has products and Montgomery's reduction by themselves,
//! without a field.

pub mod across;
pub(crate) mod bounded;
#[cfg(test)]
mod bounded_tests;
mod bounds;
mod canonical;
pub mod derive;
pub mod divsteps;
pub mod formula;
mod geometry;
pub mod integers;
mod predicates;
pub(crate) mod programs;
pub(crate) mod residues;
pub mod routines;
mod saturated;
pub mod statements;
mod unsaturated;
mod words;

use crate::{
    ir::{Value, across::Program as Registers, build::Builder},
    repr::Repr,
};

/// Operations on limbs, as instructions of a program being written. Operands are within loose bounds.
pub trait Arithmetic {
    /// x y, over R in the Montgomery domain. Tight.
    fn multiply(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value>;
    /// x^2, over R in the Montgomery domain. Tight.
    fn square(&self, b: &mut Builder, x: &[Value]) -> Vec<Value>;
    /// x + y. Loose from tight.
    fn add(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value>;
    /// x - y. Loose from tight.
    fn subtract(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value>;
    /// x - y if the flag is 1, x + y if it is 0, with one carry. Loose from tight.
    fn add_or_subtract(
        &self,
        b: &mut Builder,
        negative: Value,
        x: &[Value],
        y: &[Value],
    ) -> Vec<Value> {
        let (sum, difference) = (self.add(b, x, y), self.subtract(b, x, y));
        words::selected(b, negative, &difference, &sum)
    }
    /// x. Tight from loose.
    fn carry(&self, b: &mut Builder, x: &[Value]) -> Vec<Value>;
    /// x / 2. Tight from tight.
    fn halve(&self, b: &mut Builder, x: &[Value]) -> Vec<Value>;
    /// x k for a small word k, in the standard domain. Tight.
    fn multiply_small(&self, b: &mut Builder, x: &[Value], k: Value) -> Vec<Value>;
    /// x / R.
    fn leave_montgomery(&self, b: &mut Builder, x: &[Value]) -> Vec<Value>;
    /// Limbs of an integer in words, or of one congruent to it. Tight.
    fn words_to_limbs(&self, b: &mut Builder, words: &[Value]) -> Vec<Value>;
    /// Words of the integer of the limbs, or of one congruent to it.
    fn limbs_to_words(&self, b: &mut Builder, x: &[Value]) -> Vec<Value>;
    /// Whether `add`, or `subtract`, takes these operands although they may exceed tight bounds.
    fn takes(&self, _b: &Builder, _subtract: bool, _x: &[Value], _y: &[Value]) -> bool {
        true
    }
    /// x y, or x^2 without y, by limbs that are not carried; nothing if the plan has no such limbs.
    fn open_product(
        &self,
        _b: &mut Builder,
        _x: &[Value],
        _y: Option<&[Value]>,
    ) -> Option<Vec<Value>> {
        None
    }
    /// The program on registers of which the words of this operation are the expansion, if one element fills them.
    fn registers(&self, _name: &str, _repr: &Repr) -> Option<Registers> {
        None
    }
    /// The sum of parts with one reduction, about tight, and for each part the columns that stand for it; nothing if
    /// the plan cannot.
    fn joined(
        &self,
        _b: &mut Builder,
        _parts: &[Part<'_>],
    ) -> Option<(Vec<Vec<Value>>, Vec<Value>)> {
        None
    }
}

/// A part of a sum that is reduced once.
#[derive(Clone, Copy)]
pub enum Part<'a> {
    /// x y.
    Product(&'a [Value], &'a [Value]),
    /// x k for a small word k.
    Small(&'a [Value], Value),
    /// x.
    Plain(&'a [Value]),
}
