//! Sums, products and conversions of residues. Each ends with at most one subtraction of p.

use num_bigint::BigInt;

use super::Writer;
use crate::{
    ir::{
        Form, Goal, Known, Program, Value,
        build::{Builder, Overflow},
        interval::{Interval, power_of_two},
    },
    ops::{
        canonical::Canonical,
        programs::Hints,
        saturated::{product, redc},
        words::{claim_zero_top, constant_words, integer, selected},
    },
    plan::{Multiples, Product, Reduction},
};

pub fn mul(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let (mut b, statement, [x, y]) = w.begin(name);
    let quotient = w.product(&mut b, &x, Some(&y));
    let out = w.residue(&mut b, quotient, &greatest_square(w));
    statement.finish(b, [out.words.clone()], out.hints(&w.repr.domain_factor()))
}

pub fn square(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let (mut b, statement, [x]) = w.begin(name);
    let quotient = w.product(&mut b, &x, None);
    let out = w.residue(&mut b, quotient, &greatest_square(w));
    statement.finish(b, [out.words.clone()], out.hints(&w.repr.domain_factor()))
}

pub fn add(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let (mut b, statement, [x, y]) = w.begin(name);
    let known = [&x, &y].map(|x| Known::new(1, integer(&b, x)));
    let out = w.sum(&mut b, &x, &y, &(w.p() * 2 - 2), known);
    statement.finish(b, [out.words.clone()], out.hints(&1.into()))
}

pub fn sub(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let (mut b, statement, [x, y]) = w.begin(name);
    let out = w.difference(&mut b, &x, &y);
    let hints = Hints::through([Known::new(1, integer(&b, &out))]);
    statement.finish(b, [out], hints)
}

pub fn opp(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let (mut b, statement, [x]) = w.begin(name);
    let zero = vec![b.zero(); w.repr.limbs];
    let out = w.difference(&mut b, &zero, &x);
    let hints = Hints::through([Known::new(1, integer(&b, &out))]);
    statement.finish(b, [out], hints)
}

pub fn from_montgomery(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let (mut b, statement, [x]) = w.begin(name);
    let zero = b.zero();
    let mut words = x.clone();
    words.resize(2 * w.geometry.n, zero);
    let whole = Known::new(1, integer(&b, &x));
    let style = w.plan.accumulation;
    let quotient = redc::separated(&mut b, w.geometry, style, Multiples::After, &words, whole);
    let out = w.residue(&mut b, quotient, &(w.p() - 1u32));
    statement.finish(b, [out.words.clone()], out.hints(&w.repr.domain_factor()))
}

pub fn select(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let (mut b, statement, [choice, x, y]) = w.begin(name);
    let out = selected(&mut b, choice[0], &x, &y);
    statement.finish(b, [out], Hints::default())
}

/// The greatest product of two residues.
fn greatest_square(w: &Writer) -> BigInt {
    let most = w.p() - 1u32;
    &most * &most
}

impl Writer<'_> {
    /// x y, or x^2, over R.
    fn product(&self, b: &mut Builder, x: &[Value], y: Option<&[Value]>) -> redc::Quotient {
        let (g, style) = (self.geometry, self.plan.accumulation);
        let Reduction::Montgomery {
            multiples,
            scanning,
        } = self.plan.reduction
        else {
            unreachable!("a plan with Montgomery's reduction")
        };
        let by_columns = Product::ProductScanning;
        if (self.plan.product, scanning) == (by_columns, by_columns) {
            return redc::by_columns(b, g, &redc::Source::Product(x, y));
        }
        if let (true, Some(y)) = (multiples != Multiples::After, y) {
            return redc::interleaved(b, g, style, multiples, x, y);
        }
        let words = match y {
            Some(y) => product::multiply(b, self.plan, x, y),
            None => product::square(b, self.plan, x),
        };
        let whole = Known::product(integer(b, x), integer(b, y.unwrap_or(x)));
        redc::separated(b, g, style, multiples, &words, whole)
    }

    /// The residue of a quotient by R, whose dividend is at most `most`: (most + (R - 1) p) / R < 2p.
    fn residue(&self, b: &mut Builder, quotient: redc::Quotient, most: &BigInt) -> Canonical {
        let (words, most) = quotient.bounded(b, self.geometry, most);
        Canonical::new(b, &words, &most, self.p(), self.repr.limbs)
    }

    /// x + y modulo p, where the sum of `known`, which is x + y, is at most `most < 2p`.
    pub(super) fn sum(
        &self,
        b: &mut Builder,
        x: &[Value],
        y: &[Value],
        most: &BigInt,
        known: [Known; 2],
    ) -> Canonical {
        let (mut words, carry) = b.add_words(x, y);
        if *most < power_of_two(b.word() * self.repr.limbs as u32) {
            claim_zero_top(b, &words, carry, known.to_vec());
        } else {
            words.push(carry);
        }
        let claim = Goal::new(integer(b, &words), Interval::up_to(most.clone()));
        b.claim(claim.through(known));
        Canonical::new(b, &words, most, self.p(), self.repr.limbs)
    }

    /// x - y modulo p, for x and y below p: p is added if the subtraction borrows, and that then carries.
    fn difference(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value> {
        let p = self.p();
        let (difference, borrow) = b.sub_words(x, y);
        let borrow = b.flag(borrow);
        let zero = b.zero();
        let masked: Vec<Value> = constant_words(b, p, x.len())
            .into_iter()
            .map(|word| b.select(borrow, word, zero))
            .collect();
        let (out, carry) = b.add_words(&difference, &masked);
        let forms = [x, y, &difference, &out].map(|words| integer(b, words));
        let [x, y, difference, out_form] = forms;
        // 2^(word n) (carry - borrow) = x - y + borrow p - out, of which x - y > -p and borrow p - out <= p.
        b.claim(
            Goal::new(Form::of(carry).plus(-1, borrow), Interval::point(0))
                .scaled(power_of_two(b.word() * self.repr.limbs as u32))
                .cases(borrow)
                .through([
                    Known::new(1, difference.clone()),
                    Known::new(-1, out_form.clone()),
                ])
                .through([
                    Known::new(1, x.clone()),
                    Known::new(-1, y.clone()),
                    Known::new(-1, out_form.clone()),
                ]),
        );
        b.claim(
            Goal::new(out_form, Interval::up_to(p - 1u32))
                .cases(borrow)
                .through([Known::new(1, difference)])
                .through([Known::new(1, x), Known::new(-1, y)]),
        );
        out
    }
}
