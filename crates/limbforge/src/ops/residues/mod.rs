//! Arithmetic on residues in the Montgomery domain: operands have to be below p, and results are.
//!
//! The programs of a [`Field`](crate::field::Field) take any words, and so do more than an interface needs that asks
//! for operands below p, or less than one needs that promises results below p. These are for `emit --abi fiat`. What
//! they require of callers stands in their statements, and the check takes it for granted: so nothing else in this
//! crate or above it takes such a program, and only `emit::fiat` prints them.

mod arithmetic;
#[cfg(test)]
mod condition_tests;
mod divstep;
#[cfg(test)]
mod tests;

use num_bigint::BigInt;

use super::{derive::Rejection, geometry::Geometry, statements::Statement};
use crate::{
    check::{Budget, Checked, fits_representation},
    ir::{
        Program, Value,
        build::{Builder, Overflow},
        interval::Interval,
    },
    pass::{self, PIPELINE, Settings},
    plan::{Plan, fits},
    prime::Prime,
    repr::{Domain, Repr},
};

/// The representation of residues and the checked programs on them.
#[derive(Clone, Debug)]
pub struct Residues {
    /// How they are held. Bounds are those of words: that residues are below p, the programs say.
    pub repr: Repr,
    /// The programs, in the order in which they are printed.
    pub programs: Vec<Checked<Program>>,
}

/// The name of an operation and the function that writes it.
type Operation = (&'static str, fn(&Writer, &str) -> Result<Program, Overflow>);

/// All operations on residues, in the order in which they are printed.
#[rustfmt::skip]
const OPERATIONS: &[Operation] = &[
    ("mul", arithmetic::mul),
    ("square", arithmetic::square),
    ("add", arithmetic::add),
    ("sub", arithmetic::sub),
    ("opp", arithmetic::opp),
    ("from_montgomery", arithmetic::from_montgomery),
    ("select", arithmetic::select),
    ("divstep_integers", divstep::integers),
    ("divstep_elements", divstep::elements),
];

/// Builds and checks all operations on residues by a plan in the Montgomery domain.
///
/// # Errors
/// [`Rejection`], with the reason.
///
/// # Panics
/// If the plan is not in the Montgomery domain.
pub fn residues(prime: &Prime, plan: &Plan) -> Result<Residues, Rejection> {
    assert!(plan.is_montgomery(), "a plan with Montgomery's reduction");
    fits(prime, plan).map_err(Rejection::Unfit)?;
    let geometry = Geometry::new(prime, plan);
    let words = vec![Interval::of_bits(u32::from(plan.word)); geometry.n];
    let repr = Repr {
        word: plan.word,
        limbs: plan.limbs,
        radix: plan.radix,
        domain: Domain::Montgomery {
            r: geometry.exponent(geometry.n),
        },
        tight: words.clone(),
        loose: words,
    };
    let writer = Writer {
        geometry: &geometry,
        plan,
        repr: &repr,
    };
    let programs = OPERATIONS
        .iter()
        .map(|(name, write)| writer.checked(name, *write))
        .collect::<Result<_, _>>()?;
    Ok(Residues { repr, programs })
}

/// Sources from which a program is written.
struct Writer<'a> {
    geometry: &'a Geometry,
    plan: &'a Plan,
    repr: &'a Repr,
}

impl Writer<'_> {
    fn p(&self) -> &BigInt {
        &self.geometry.p
    }

    fn statement(&self, name: &str) -> Statement {
        let statement = Statement::of_residues(name, self.p(), self.repr);
        statement.expect("every program that is written has a statement")
    }

    fn checked(
        &self,
        name: &str,
        write: fn(&Writer, &str) -> Result<Program, Overflow>,
    ) -> Result<Checked<Program>, Rejection> {
        let program = pass::run(write(self, name)?, PIPELINE, &Settings::default());
        let budget = Budget::of_program(&program);
        let fits = fits_representation(&program, self.repr);
        let checked = fits.and_then(|()| self.statement(name).check(program, &budget));
        checked.map_err(|refusal| Rejection::refused(name, refusal))
    }

    /// A program with the parameters of its statement, and their words.
    fn begin<const N: usize>(&self, name: &str) -> (Builder, Statement, [Vec<Value>; N]) {
        let statement = self.statement(name);
        let mut b = Builder::new(name, self.repr.word);
        let params = statement.params.iter();
        let params: Vec<_> = params
            .map(|port| b.param(&port.name, port.kind, &port.bounds))
            .collect();
        let params = params.try_into().expect("the statement's parameters");
        (b, statement, params)
    }
}
