//! Published figures beside modelled ones.

use riscv_lab::{
    isa::{Class, Instruction, TABLE},
    timing::Model,
};
use serde::Serialize;

use super::{
    Column, Function, Published,
    paper::{CALL, Modulus, retired},
};
use crate::{prime::Prime, study::Table, tune::Modelled};

/// A cell of the published table.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Cell {
    /// Its row.
    pub function: Function,
    /// Its column.
    pub column: Column,
    /// What was published.
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

/// The published table with the model's cycles in brackets.
pub fn table(cells: &[Cell]) -> Table {
    let rows = cells.chunks(Column::ALL.len()).map(|row| {
        let cells = row.iter().map(|cell| {
            format!(
                "{} ({}, {:+.1} %)",
                cell.published.cycles,
                cell.shaped.cycles,
                100.0 * cell.deviation()
            )
        });
        (row[0].function.name().to_owned(), cells.collect())
    });
    by_column(
        "Cycles published (of the same shape on the model, difference)",
        "function",
        rows,
    )
}

/// Instructions and cycles lost of the code of the published shape.
pub fn stalls(cells: &[Cell]) -> Table {
    let rows = cells.chunks(Column::ALL.len()).map(|row| {
        let cells = row
            .iter()
            .map(|cell| format!("{} + {}", cell.shaped.instructions, cell.shaped.stalls));
        (row[0].function.name().to_owned(), cells.collect())
    });
    by_column(
        "Instructions + cycles in which none begins, on the model",
        "function",
        rows,
    )
}

/// Multiplication modulo p of the published shape, on multipliers of 1 to 4 cycles.
pub fn multipliers(prime: &Prime, core: &Model) -> Table {
    let products: Vec<_> = (TABLE.iter())
        .filter(|row| matches!(row.class, Class::Multiply | Class::MultiplyAdd))
        .map(|row| row.op)
        .collect();
    let rows = (1..=4).map(|latency| {
        let core = core.clone().with_latency(&products, latency);
        let cycles = Column::ALL.map(|column| {
            let modulus = Modulus::new(prime, column.radix);
            let code = retired(Function::MultiplyMod, column, &modulus);
            call(&code, &core).cycles.to_string()
        });
        (format!("multiplier of {latency}"), cycles.to_vec())
    });
    by_column(
        "Multiplication mod p of the published shape, cycles by the multiplier's latency",
        "latency",
        rows,
    )
}

/// A table with the columns of the published one: the title, what rows are called by, and their names and cells.
pub(super) fn by_column(
    title: &str,
    first: &str,
    rows: impl Iterator<Item = (String, Vec<String>)>,
) -> Table {
    let columns = Column::ALL.iter().map(Column::to_string);
    Table {
        title: title.to_owned(),
        head: [first.to_owned()].into_iter().chain(columns).collect(),
        rows: rows
            .map(|(name, cells)| [name].into_iter().chain(cells).collect())
            .collect(),
    }
}
