//! Published figures beside modelled ones.

use riscv_lab::{
    isa::{Class, Instruction, Op, TABLE},
    timing::Model,
};
use serde::{Deserialize, Serialize};

use super::{
    Column, Function, Published,
    paper::{CALL, Modulus, retired},
};
use crate::search::Modelled;
use limbforge::prime::Prime;

/// A cell of the published table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// Its row.
    pub function: Function,
    /// Its column.
    pub column: Column,
    /// The published figures.
    pub published: Published,
    /// Code of the published shape on the model.
    pub shaped: Modelled,
}

impl Cell {
    /// How far the model is from what was published: 0.01 is one percent more.
    pub fn deviation(&self) -> f64 {
        self.shaped.cycles as f64 / f64::from(self.published.cycles) - 1.0
    }
}

/// A call of straight-line code on a model, with the overhead that is inside every published figure.
fn call(code: &[Instruction], core: &Model) -> Modelled {
    let mut modelled = Modelled::from(&core.cycles(code));
    modelled.cycles += CALL;
    modelled
}

/// All cells, row by row.
pub fn cells(prime: &Prime, core: &Model) -> Vec<Cell> {
    let moduli = Column::ALL.map(|column| Modulus::new(prime, column.radix));
    let cell = |function: Function, (column, modulus): (Column, &Modulus)| Cell {
        function,
        column,
        published: function.published(column),
        shaped: call(&retired(function, column, modulus), core),
    };
    (Function::ALL.iter())
        .flat_map(|function| (Column::ALL.into_iter().zip(&moduli)).map(|at| cell(*function, at)))
        .collect()
}

/// Mean of the deviations, without their signs, and the greatest.
pub fn deviations(cells: &[Cell]) -> [f64; 2] {
    let all = cells.iter().map(|cell| cell.deviation().abs());
    let greatest = all.clone().fold(0.0, f64::max);
    [all.sum::<f64>() / cells.len() as f64, greatest]
}

/// The core with another latency of all products.
pub fn with_multiplier(core: &Model, latency: u32) -> Model {
    let products = (TABLE.iter())
        .filter(|row| matches!(row.class, Class::Multiply | Class::MultiplyAdd))
        .map(|row| row.op);
    let products: Vec<Op> = products.collect();
    core.clone().with_latency(&products, latency)
}

/// Cycles of the multiplication modulo p of the published shape in each column.
pub fn multiplications(prime: &Prime, core: &Model) -> [u64; 4] {
    Column::ALL.map(|column| {
        let modulus = Modulus::new(prime, column.radix);
        call(&retired(Function::MultiplyMod, column, &modulus), core).cycles
    })
}
