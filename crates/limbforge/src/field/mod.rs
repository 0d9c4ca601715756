//! A field's checked programs: what emitters print, what is measured.

mod run;

use num_bigint::BigInt;

use crate::{
    check::{Checked, Scope},
    ir::{Program, across},
    plan::Plan,
    prime::Prime,
    repr::Repr,
    routine::{Constant, Routine, Sort},
    whole::WholeFormula,
};

/// All operations of one field under one recipe, each checked.
#[derive(Clone, Debug)]
pub struct Field {
    /// The prime.
    pub prime: Prime,
    /// The recipe as text; it parses back to the plan.
    pub recipe: String,
    /// How elements are held, with the derived bounds.
    pub repr: Repr,
    /// Elements that are known: `zero`, `one`, and what routines need.
    pub constants: Vec<Constant>,
    /// The straight-line operations, in the order in which they are printed.
    pub programs: Vec<Checked<Program>>,
    /// Those of the operations without a loop that are programs on registers, if one element fills the lanes of
    /// vectors. The words of each are the program of its name.
    pub across: Vec<Checked<across::Program>>,
    /// The operations with loops. Each calls programs and routines before it.
    pub routines: Vec<Checked<Routine>>,
    /// The whole formula that one of the programs computes, if there is one. That program has the formula's name.
    pub formula: Option<Box<WholeFormula>>,
}

impl Field {
    /// The operation called `name`.
    pub fn program(&self, name: &str) -> Option<&Checked<Program>> {
        self.programs.iter().find(|p| p.program().name == name)
    }

    /// The routine called `name`.
    pub fn routine(&self, name: &str) -> Option<&Checked<Routine>> {
        self.routines.iter().find(|r| r.program().name == name)
    }

    /// Whether there is an operation called `name`.
    pub fn has(&self, name: &str) -> bool {
        self.program(name).is_some() || self.routine(name).is_some()
    }

    /// The whole formula called `name`, if the field has it.
    pub fn formula(&self, name: &str) -> Option<&WholeFormula> {
        let formula = self.formula.as_deref();
        formula.filter(|own| own.statement.formula().name == name)
    }

    /// The recipe, if it has lanes: several elements are computed at once, each in a lane of vectors.
    pub fn vector_plan(&self) -> Option<Plan> {
        let plan: Option<Plan> = self.recipe.parse().ok();
        plan.filter(|plan| plan.lanes > 1)
    }

    /// The recipe, if it spreads one element over the lanes of vectors.
    pub fn across_plan(&self) -> Option<Plan> {
        let plan: Option<Plan> = self.recipe.parse().ok();
        plan.filter(|plan| plan.across > 1)
    }

    /// The program on registers called `name`.
    pub fn across(&self, name: &str) -> Option<&Checked<across::Program>> {
        self.across.iter().find(|p| p.program().name == name)
    }

    /// The constant called `name`.
    ///
    /// # Panics
    /// If there is none. Every field has `zero` and `one`.
    pub fn constant(&self, name: &str) -> &Constant {
        let found = self.constants.iter().find(|c| c.name == name);
        found.unwrap_or_else(|| panic!("the field has no constant `{name}`"))
    }

    /// Sorts of the parameters of the program or the routine of this name; empty for an unknown one.
    pub fn parameter_sorts(&self, name: &str) -> Vec<Sort> {
        let signature = self.scope().signature(name);
        signature.map_or_else(Vec::new, |(params, _)| params)
    }

    /// The length of an encoded element in bytes.
    pub fn bytes(&self) -> usize {
        usize::try_from(self.prime.bits().div_ceil(8)).expect("fewer than 2^12 bits")
    }

    /// Operations and constants that a routine of this field may use.
    pub fn scope(&self) -> Scope<'_> {
        Scope {
            repr: &self.repr,
            bytes: self.bytes(),
            constants: &self.constants,
            programs: &self.programs,
            routines: &self.routines,
        }
    }

    /// The limbs of `k` in the representation's domain.
    pub fn limbs(&self, k: &BigInt) -> Vec<BigInt> {
        self.repr
            .element(k, &BigInt::from(self.prime.value().clone()))
    }
}
