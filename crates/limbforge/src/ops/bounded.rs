//! Arithmetic on unsaturated limbs under bounds that an interface has.
//!
//! [`derive`](super::derive) finds the bounds under which all operations hold together. Here they are given, and
//! results are carried until they are within them: the check tells whether they are.

use super::{
    Arithmetic,
    derive::Rejection,
    geometry::Geometry,
    programs::{Subject, Writer},
    unsaturated::{Sums, Unsaturated},
};
use crate::{
    check::Checked,
    ir::{Program, Value, build::Builder, interval::Interval},
    pass::PIPELINE,
    plan::{Plan, fits},
    prime::Prime,
    repr::{Domain, Repr},
};

/// Tight and loose bounds of a limb.
pub struct Bounds {
    pub tight: Interval,
    pub loose: Interval,
}

/// Builds and checks these operations of fields by a plan in the standard domain, whose limbs have room. `bounds` has
/// those of a limb of so many bits.
///
/// # Errors
/// [`Rejection`], with the reason.
pub fn bounded(
    prime: &Prime,
    plan: &Plan,
    names: &[&str],
    bounds: impl Fn(u32) -> Bounds,
) -> Result<(Repr, Vec<Checked<Program>>), Rejection> {
    fits(prime, plan).map_err(Rejection::Unfit)?;
    let geometry = Geometry::new(prime, plan);
    let limbs = (0..geometry.n).map(|i| bounds(geometry.width(i)));
    let (tight, loose) = limbs.map(|limb| (limb.tight, limb.loose)).unzip();
    let repr = Repr {
        word: plan.word,
        limbs: plan.limbs,
        radix: plan.radix,
        domain: Domain::Standard,
        tight,
        loose,
    };
    let arithmetic = Fitted {
        unsaturated: Unsaturated {
            geometry: geometry.clone(),
            plan: plan.clone(),
            sums: Sums::Kept,
        },
        tight: &repr.tight,
    };
    let writer = Writer {
        geometry: &geometry,
        arithmetic: &arithmetic,
        subject: Subject {
            p: &geometry.p,
            repr: &repr,
        },
    };
    let programs = names
        .iter()
        .map(|name| {
            let mut program = writer.passed(name, PIPELINE)?;
            // Users call the functions of the interface.
            program.internal = true;
            writer.subject.check(program)
        })
        .collect::<Result<_, _>>()?;
    Ok((repr, programs))
}

/// The arithmetic with one more carry wherever a limb of a result exceeds its tight bound.
struct Fitted<'a> {
    unsaturated: Unsaturated,
    tight: &'a [Interval],
}

impl Fitted<'_> {
    fn fitted(&self, b: &mut Builder, limbs: Vec<Value>) -> Vec<Value> {
        self.unsaturated.fitted(b, limbs, self.tight)
    }
}

impl Arithmetic for Fitted<'_> {
    fn multiply(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value> {
        let limbs = self.unsaturated.multiply(b, x, y);
        self.fitted(b, limbs)
    }

    fn square(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        let limbs = self.unsaturated.square(b, x);
        self.fitted(b, limbs)
    }

    fn add(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value> {
        self.unsaturated.add(b, x, y)
    }

    fn subtract(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value> {
        self.unsaturated.subtract(b, x, y)
    }

    fn carry(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        let limbs = self.unsaturated.carry(b, x);
        self.fitted(b, limbs)
    }

    fn halve(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        let limbs = self.unsaturated.halve(b, x);
        self.fitted(b, limbs)
    }

    fn multiply_small(&self, b: &mut Builder, x: &[Value], k: Value) -> Vec<Value> {
        let limbs = self.unsaturated.multiply_small(b, x, k);
        self.fitted(b, limbs)
    }

    fn leave_montgomery(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        self.unsaturated.leave_montgomery(b, x)
    }

    fn words_to_limbs(&self, b: &mut Builder, words: &[Value]) -> Vec<Value> {
        let limbs = self.unsaturated.words_to_limbs(b, words);
        self.fitted(b, limbs)
    }

    fn limbs_to_words(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        self.unsaturated.limbs_to_words(b, x)
    }
}
