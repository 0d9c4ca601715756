//! The check: for **all** parameters within their bounds, nothing wraps that is read as if it did not, every claim
//! holds, and the results are what the specification says.
//!
//! One walk gives every value an interval and a *definition*: an exact polynomial of earlier values and of quotients.
//! An instruction is an exact integer expression split at a bit, so its definition has three forms: no wrap, then the
//! quotient is a constant; a low half that is provably 0, then the quotient is the expression divided by the power of
//! two; else the quotient is a fresh symbol and the low half is `e - 2^k * quotient`. Then every congruence of the
//! specification is unfolded, last definition first, with coefficients modulo the prime: all must vanish, quotients
//! included. SOUNDNESS.md says in prose what this proves and what it does not.
//!
//! The only way to a [`Checked`] is [`check`], and the emitters take nothing else.

mod across;
mod budget;
mod conditions;
mod dyadic;
mod exact;
mod expand;
mod facts;
mod goal;
mod lanes;
mod poly;
mod ports;
mod power;
mod routine;
mod symbolic;
mod wellformed;

use std::fmt;

use num_traits::{One, Signed, Zero};

use crate::ir::{
    Goal, Inst, Program, Require, Step,
    across::Meaningless,
    interval::Interval,
    op::apply,
    spec::{Congruence, Expression},
};
pub use across::fits_across;
pub use budget::Budget;
use dyadic::Dyadic;
pub(crate) use exact::check_integers_given;
pub use exact::{check_exact, check_integers_within};
use expand::{Expansion, Modulo};
use facts::{Facts, Known};
pub use lanes::fits_lanes;
pub use ports::fits_representation;
pub use routine::{RoutineRefusal, Scope, check_routine};
pub use wellformed::Malformed;

/// A program that has passed the check, with the interval of every value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked<P> {
    program: P,
    ranges: Vec<Interval>,
    over_integers: bool,
}

impl<P> Checked<P> {
    /// The program.
    pub fn program(&self) -> &P {
        &self.program
    }

    /// Whether its congruences are proved as equalities of integers.
    pub fn is_over_integers(&self) -> bool {
        self.over_integers
    }

    /// The interval of every value, by [`crate::ir::Value::index`].
    pub fn ranges(&self) -> &[Interval] {
        &self.ranges
    }
}

/// Why a program was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not a program: something is undefined, defined twice, or of the wrong type.
    Malformed(Malformed),
    /// A result of an instruction does not fit its type.
    DoesNotFit {
        /// The instruction, as text.
        inst: String,
        /// The range of the result.
        range: Box<Interval>,
        /// The range of its type.
        ty: Box<Interval>,
    },
    /// A low half that should be 0 for all inputs was not found to be.
    LowNotZero {
        /// The instruction, as text.
        inst: String,
    },
    /// A claim was not proved.
    Unproved {
        /// The claim.
        goal: Box<Goal>,
        /// The range that was proved.
        proved: Box<Interval>,
    },
    /// The bound of a result is wider than promised.
    Bound {
        /// Name of the result.
        result: String,
        /// Which limb.
        limb: usize,
        /// The range that was derived.
        range: Box<Interval>,
        /// The range that was promised.
        promised: Box<Interval>,
    },
    /// An element among the ports is not held as the representation says.
    Representation {
        /// Name of the port.
        port: String,
    },
    /// A value that a congruence counts as 0 was not proved to be.
    NotZero {
        /// The value.
        value: String,
        /// Its range.
        range: Box<Interval>,
    },
    /// A congruence does not hold identically.
    NotCongruent {
        /// The formula that the program should compute.
        formula: String,
        /// How many terms do not vanish modulo the prime.
        terms: usize,
    },
    /// The proof takes more work than a program or file of its length may.
    Budget {
        /// The work that it may take, in terms of polynomials.
        limit: u64,
    },
    /// An instruction that no lane of a vector can execute.
    Lane {
        /// The instruction, as text.
        inst: String,
    },
    /// A program on registers without an expansion, or with other words than the checked ones.
    Expansion(Meaningless),
    /// A condition of callers that the statement does not have, or one that only the statement has.
    Condition {
        /// The condition, as text.
        condition: String,
    },
    /// A congruence that is to be an equality of integers could hold modulo the modulus only.
    NotEqual {
        /// The formula that the program should compute.
        formula: String,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Malformed(malformed) => write!(f, "{malformed}"),
            Refusal::DoesNotFit { inst, range, ty } => {
                write!(
                    f,
                    "`{inst}` has a result in {range}, which does not fit {ty}"
                )
            }
            Refusal::LowNotZero { inst } => {
                write!(f, "`{inst}`: the low part is not 0 for all inputs")
            }
            Refusal::Unproved { goal, proved } => {
                write!(
                    f,
                    "the claim {} in {} is not proved: ",
                    goal.form, goal.claim
                )?;
                write!(f, "the proved interval is {proved}")
            }
            Refusal::Bound {
                result,
                limb,
                range,
                promised,
            } => write!(
                f,
                "limb {limb} of `{result}` is in {range}, which exceeds the promised {promised}"
            ),
            Refusal::Representation { port } => {
                write!(
                    f,
                    "the bounds or weights of `{port}` differ from those of the representation"
                )
            }
            Refusal::NotZero { value, range } => {
                write!(f, "the statement treats {value} as 0, but it is in {range}")
            }
            Refusal::NotCongruent { formula, terms } => write!(
                f,
                "the result is not `{formula}`: {terms} terms do not vanish modulo the prime"
            ),
            Refusal::Budget { limit } => write!(
                f,
                "the proof needs more than {limit} terms, the limit for a program of this length"
            ),
            Refusal::Lane { inst } => write!(
                f,
                "`{inst}` cannot run on lanes: use words of 64 bits, and factors of at most 32"
            ),
            Refusal::Expansion(meaningless) => write!(f, "{meaningless}"),
            Refusal::Condition { condition } => write!(
                f,
                "the condition of callers `{condition}` is not in both the program and its statement"
            ),
            Refusal::NotEqual { formula } => write!(
                f,
                "`{formula}` holds only modulo the modulus: its sides can differ by a multiple of it"
            ),
        }
    }
}

impl std::error::Error for Refusal {}

/// Checks a program against its own specification, which must not have conditions of callers.
///
/// # Errors
/// The first property that does not hold, or could not be proved.
pub fn check(program: Program) -> Result<Checked<Program>, Refusal> {
    let budget = Budget::of_program(&program);
    check_within(program, &budget)
}

/// Checks a program as [`check`] does, with no more work than is left in the budget.
///
/// # Errors
/// The error of [`check`]; [`Refusal::Budget`] if the budget is spent.
pub fn check_within(program: Program, budget: &Budget) -> Result<Checked<Program>, Refusal> {
    check_given(program, &[], budget)
}

/// Checks a program of which callers see to exactly these conditions. There are none but in this crate: nothing else
/// could see to them.
pub(crate) fn check_given(
    program: Program,
    conditions: &[Require],
    budget: &Budget,
) -> Result<Checked<Program>, Refusal> {
    wellformed::wellformed(&program).map_err(Refusal::Malformed)?;
    conditions::agree(&program.spec.requires, conditions)?;
    let mut facts = Facts::new(budget.clone());
    facts.has_cuts = !program.spec.cuts.is_empty();
    let proved = prove(&mut facts, &program);
    if budget.is_spent() {
        let limit = budget.limit();
        return Err(Refusal::Budget { limit });
    }
    proved?;
    let ranges = facts
        .of_value
        .iter()
        .map(|&s| facts.known(s).range.clone())
        .collect();
    Ok(Checked {
        program,
        ranges,
        over_integers: false,
    })
}

/// Walks through the program, and proves its statement at the end.
fn prove(facts: &mut Facts, program: &Program) -> Result<(), Refusal> {
    for port in &program.params {
        for bound in &port.bounds {
            let symbol = facts.symbol(Known {
                range: bound.clone(),
                trailing_zeros: 0,
                definition: None,
            });
            facts.of_value.push(symbol);
        }
    }
    for require in &program.spec.requires {
        facts.learn(&require.form, &require.range);
    }
    for step in &program.steps {
        match step {
            Step::Inst(inst) => walk(facts, program, inst)?,
            Step::Goal(goal) => goal::prove(facts, goal)?,
        }
    }
    for port in &program.results {
        for (limb, (v, promised)) in port.values.iter().zip(&port.bounds).enumerate() {
            let range = &facts.known(facts.of(*v)).range;
            if !range.within(promised) {
                return Err(Refusal::Bound {
                    result: port.name.clone(),
                    limb,
                    range: Box::new(range.clone()),
                    promised: Box::new(promised.clone()),
                });
            }
        }
    }
    for congruence in &program.spec.congruences {
        congruent(facts, program, congruence)?;
    }
    for goal in &program.spec.ensures {
        goal::prove(facts, goal)?;
    }
    Ok(())
}

/// Gives the results of one instruction their intervals and definitions.
fn walk(facts: &mut Facts, program: &Program, inst: &Inst) -> Result<(), Refusal> {
    let args: Vec<_> = inst.args.iter().map(|a| facts.exact(*a)).collect();
    let ty = program.ty(inst.results[0]);
    facts.expect_zero_low = inst.exact;
    let results = apply(facts, &inst.op, ty, &args);
    // A mark that no split has redeemed is as wrong as one that a split has disproved.
    let unredeemed = std::mem::take(&mut facts.expect_zero_low);
    if std::mem::take(&mut facts.zero_low_failed) || unredeemed {
        return Err(Refusal::LowNotZero {
            inst: program.line(inst),
        });
    }
    for (r, e) in inst.results.iter().zip(results) {
        let range = program.ty(*r).range();
        if !e.range.within(&range) {
            return Err(Refusal::DoesNotFit {
                inst: program.line(inst),
                range: Box::new(e.range),
                ty: Box::new(range),
            });
        }
        facts.define(e);
    }
    Ok(())
}

fn congruent(facts: &Facts, program: &Program, congruence: &Congruence) -> Result<(), Refusal> {
    for zero in &congruence.zeros.0 {
        let range = &facts.known(facts.of(zero.value)).range;
        if range.single().is_none_or(|k| !k.is_zero()) {
            return Err(Refusal::NotZero {
                value: zero.value.to_string(),
                range: Box::new(range.clone()),
            });
        }
    }
    // Between cuts, operands need not be unfolded. Where instructions have looked through them, they have to be.
    if facts.has_cuts && difference(facts, program, congruence, true).vanishes() {
        return Ok(());
    }
    let mut expansion = difference(facts, program, congruence, false);
    if expansion.vanishes() {
        Ok(())
    } else {
        Err(Refusal::NotCongruent {
            formula: program.spec.formula.clone(),
            terms: expansion.len(),
        })
    }
}

/// Left minus right. With `cut`, values on the right are left as they are.
fn difference<'a>(
    facts: &'a Facts,
    program: &Program,
    congruence: &Congruence,
    cut: bool,
) -> Expansion<'a, Modulo> {
    let mut expansion = Expansion::new(facts, Modulo::new(&program.spec.modulus));
    if cut {
        let factors = congruence.right.iter().flat_map(|term| &term.factors);
        expansion.keep(factors);
    }
    let mut add = |expression: &Expression, sign: i64| {
        for term in expression {
            let coefficient = Dyadic::from(&(&term.coefficient * sign));
            expansion.add_product(&coefficient, &term.factors);
        }
    };
    add(&congruence.left, 1);
    add(&congruence.right, -1);
    expansion.add_product(&Dyadic::one(), std::slice::from_ref(&congruence.zeros));
    expansion
}

/// A modulus for which halving makes sense: odd and above 1.
fn usable_modulus(program: &Program) -> bool {
    let p = &program.spec.modulus;
    p.is_positive() && !p.is_one() && p.bit(0)
}
