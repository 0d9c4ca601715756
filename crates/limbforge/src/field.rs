//! A field's checked programs: what emitters print, what is measured.

use num_bigint::BigInt;

use crate::{check::Checked, ir::Program, prime::Prime, repr::Repr};

/// All operations of one field under one recipe, each checked.
#[derive(Clone, Debug)]
pub struct Field {
    /// The prime.
    pub prime: Prime,
    /// The recipe as text; it parses back to the plan.
    pub recipe: String,
    /// How elements are held, with the derived bounds.
    pub repr: Repr,
    /// The limbs of 0.
    pub zero: Vec<BigInt>,
    /// The limbs of 1, in the representation's domain.
    pub one: Vec<BigInt>,
    /// The operations, in the order in which they are printed.
    pub programs: Vec<Checked<Program>>,
}

impl Field {
    /// The operation called `name`.
    pub fn program(&self, name: &str) -> Option<&Checked<Program>> {
        self.programs.iter().find(|p| p.program().name == name)
    }
}
