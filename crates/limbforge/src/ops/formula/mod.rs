//! Whole formulas as programs.
//!
//! ```text
//! Proved, prime, plan ──► Statement ──► Writer, by Choices ──► Program ──► passes, check ──► Compiled
//!                                           ▲        │
//!                                           └─search─┘ counted instructions
//! ```
//!
//! Each line is written by the arithmetic of the field's operations. Sums and differences keep their limbs as they are;
//! the builder's intervals say where a product no longer fits, and there an operand is carried. Products in a sum can
//! share one reduction. Which lines are carried and joined is the text of [`Choices`].
//!
//! ```
//! use limbforge_core::{Plan, Prime, formula::{Formula, Proved}, ops::formula::compile};
//!
//! let text = "formula cross
//! parameter A B C D
//! L = A*B
//! R = C*D
//! X = L + R
//! result X
//! means X = A*B + C*D
//! ";
//! let proved = Proved::prove(Formula::parse(text)?)?;
//! let prime = Prime::parse("2^255-19")?;
//! let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
//! let plan: Plan = recipe.parse()?;
//! let compiled = compile(&proved, &prime, &plan, None)?;
//! assert_eq!(compiled.choices.to_string(), "carried() joined(X)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod join;
mod search;
mod write;

use std::fmt;

use num_bigint::BigInt;

pub use crate::whole::{Choices, FormulaStatement, NotTheFormula, UnreadableChoices, WholeFormula};

use super::{
    Arithmetic,
    derive::{Rejection, derive_only},
    geometry::{Geometry, Wrap},
    routines::ROUTINES,
    saturated::Saturated,
    statements::Statement,
    unsaturated::{Sums, Unsaturated},
};
use crate::{
    check::Checked,
    field::Field,
    formula::{FormulaError, Proved},
    ir::Program,
    pass::{self, PIPELINE, Settings},
    plan::{Accumulation, Plan},
    prime::Prime,
};
pub(crate) use join::joiner;
use write::{Misfit, Writer};

/// A formula compiled for a prime by a plan.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The field whose representation its elements have, with the formula and its program, and no operation.
    pub field: Field,
    /// The statement that the program is checked against.
    pub statement: FormulaStatement,
    /// The program.
    pub program: Checked<Program>,
    /// The choices by which it was written.
    pub choices: Choices,
}

/// Why a formula is not compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompileError {
    /// The plan gives no field.
    Rejected(Rejection),
    /// A constant does not exist modulo the prime.
    Formula(FormulaError),
    /// The choices name other lines than the formula's.
    Choices(UnreadableChoices),
    /// The choices leave no room at a line.
    NoRoom {
        /// The line's name.
        line: String,
    },
    /// The check rejects the program: a mistake of the generator, never of the user.
    Refused(NotTheFormula),
    /// Recipes that spread one element over lanes take no formulas.
    Across,
    /// The formula has the name of a field's operation.
    Name(String),
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompileError::Rejected(rejection) => write!(f, "{rejection}"),
            CompileError::Formula(error) => write!(f, "{error}"),
            CompileError::Choices(error) => write!(f, "{error}"),
            CompileError::NoRoom { line } => write!(
                f,
                "the recipe has no room for the line `{line}`; carry its operands, or use a recipe with smaller limbs"
            ),
            CompileError::Refused(error) => write!(f, "{error}"),
            CompileError::Across => f.write_str(
                "formulas are not compiled for one element over lanes; use a recipe without `across(8)`",
            ),
            CompileError::Name(name) => write!(
                f,
                "`{name}` is an operation of every field; give the formula another name"
            ),
        }
    }
}

impl std::error::Error for CompileError {}

impl From<Rejection> for CompileError {
    fn from(rejection: Rejection) -> CompileError {
        CompileError::Rejected(rejection)
    }
}

/// Compiles a formula for a prime by a plan. Without choices, the ones with the fewest instructions are searched.
///
/// # Errors
/// [`CompileError`], with the reason.
pub fn compile(
    proved: &Proved,
    prime: &Prime,
    plan: &Plan,
    choices: Option<&Choices>,
) -> Result<Compiled, CompileError> {
    compile_ports(proved, prime, plan, choices, false)
}

/// [`compile`] with one array for all elements that the text declares on one line.
///
/// # Errors
/// [`CompileError`], with the reason.
pub fn compile_packed(
    proved: &Proved,
    prime: &Prime,
    plan: &Plan,
    choices: Option<&Choices>,
) -> Result<Compiled, CompileError> {
    compile_ports(proved, prime, plan, choices, true)
}

fn compile_ports(
    proved: &Proved,
    prime: &Prime,
    plan: &Plan,
    choices: Option<&Choices>,
    packed: bool,
) -> Result<Compiled, CompileError> {
    if plan.across > 1 {
        return Err(CompileError::Across);
    }
    let name = &proved.formula().name;
    if is_operation(name) {
        return Err(CompileError::Name(name.clone()));
    }
    let field = derive_only(prime, plan, &[])?;
    let p = BigInt::from(prime.value().clone());
    let statement = FormulaStatement::of(proved, &p, &field.repr).map_err(CompileError::Formula)?;
    let statement = statement.with_layout(packed);
    let attempt = attempt(&statement, prime, plan);
    let choices = match choices {
        Some(given) => {
            given
                .of(statement.formula())
                .map_err(CompileError::Choices)?;
            given.clone()
        }
        None => search::fewest(&statement, &attempt).map_err(|misfit| no_room(proved, &misfit))?,
    };
    let program = attempt(&choices).map_err(|misfit| no_room(proved, &misfit))?;
    drop(attempt);
    finished(field, statement, choices, program)
}

/// The formula by all choices that differ in one line and leave room everywhere: what a search by measured time tries
/// next. `plan` is the one that it was compiled by.
///
/// # Errors
/// [`CompileError::Refused`], as by [`compile`].
pub fn neighbours(compiled: &Compiled, plan: &Plan) -> Result<Vec<Compiled>, CompileError> {
    let (field, statement) = (&compiled.field, &compiled.statement);
    let attempt = attempt(statement, &field.prime, plan);
    let choices = search::neighbours(statement, &compiled.choices, &attempt);
    let programs = choices.into_iter().filter_map(|choices| {
        let program = attempt(&choices).ok()?;
        Some(finished(field.clone(), statement.clone(), choices, program))
    });
    programs.collect()
}

/// A program that is written, checked.
fn finished(
    mut field: Field,
    statement: FormulaStatement,
    choices: Choices,
    program: Program,
) -> Result<Compiled, CompileError> {
    let program = statement.check(program).map_err(CompileError::Refused)?;
    field.programs = vec![program.clone()];
    field.formula = Some(Box::new(WholeFormula {
        statement: statement.clone(),
        choices: choices.clone(),
    }));
    Ok(Compiled {
        field,
        statement,
        program,
        choices,
    })
}

/// Writes the program of a statement by choices.
fn attempt(
    statement: &FormulaStatement,
    prime: &Prime,
    plan: &Plan,
) -> impl Fn(&Choices) -> Result<Program, Misfit> {
    let geometry = Geometry::new(prime, plan);
    let arithmetic = arithmetic(&geometry, plan);
    move |choices| {
        let writer = Writer {
            statement,
            geometry: &geometry,
            arithmetic: arithmetic.as_ref(),
            choices,
        };
        let program = writer.write()?;
        Ok(pass::run(program, PIPELINE, &Settings::default()))
    }
}

/// Whether fields have an operation of this name, so that no formula can have it.
pub fn is_operation(name: &str) -> bool {
    let routines = ROUTINES.iter().map(|(name, _)| *name);
    Statement::names().chain(routines).any(|own| own == name)
}

fn no_room(proved: &Proved, misfit: &Misfit) -> CompileError {
    let line = proved.formula().lines[misfit.line].name.name.clone();
    CompileError::NoRoom { line }
}

/// The field's arithmetic with sums that are not carried, where there is room for that.
fn arithmetic(geometry: &Geometry, plan: &Plan) -> Box<dyn Arithmetic> {
    let (geometry, plan) = (geometry.clone(), plan.clone());
    if plan.is_saturated() {
        return Box::new(Saturated { geometry, plan });
    }
    // Operands of the multiplier have no bit for a sum. Where a fold takes a whole product, sums are carried as they
    // come.
    let dense = matches!(geometry.wrap, Wrap::Dense(_));
    let sums = if plan.accumulation == Accumulation::Madd52 && dense {
        Sums::UpToTop
    } else {
        Sums::Kept
    };
    Box::new(Unsaturated {
        geometry,
        plan,
        sums,
    })
}
