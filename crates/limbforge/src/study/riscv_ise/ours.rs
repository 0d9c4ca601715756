//! Our best code for the study's prime: the compiler's recipes as assembly, on the same model.

use riscv_lab::{
    isa::{Isa, IsaError},
    timing::Model,
};
use serde::Serialize;

use super::{Column, Function, Radix, cell::by_column, paper::CALL};
use crate::{
    emit::asm::riscv::Target,
    ops::derive::derive_only,
    plan::{Effort, Plan, candidates},
    prime::Prime,
    study::{OnStep, Table, in_parallel},
    tune::Modelled,
};

/// The best of our recipes for a row and a column.
#[derive(Clone, Debug, Serialize)]
pub struct Ours {
    /// The recipe.
    pub recipe: String,
    /// A call on the model, with the overhead that is inside every published figure.
    pub modelled: Modelled,
}

impl Function {
    /// The compiler's program that does the same; products without reduction and reductions alone are parts of programs.
    pub fn program(self) -> Option<&'static str> {
        match self {
            Function::Add => Some("add"),
            Function::Subtract => Some("sub"),
            Function::MultiplyMod => Some("mul"),
            Function::SquareMod => Some("square"),
            Function::Multiply | Function::Square | Function::Reduce | Function::FastReduce => None,
        }
    }
}

impl Column {
    /// Its instruction set, by name.
    pub fn isa(self) -> Result<Isa, IsaError> {
        match (self.radix, self.extended) {
            (_, false) => "rv64gc",
            (Radix::Full, true) => "rv64gc+ise-full",
            (Radix::Reduced, true) => "rv64gc+ise-reduced",
        }
        .parse()
    }
}

/// All recipes that hold the prime in limbs of a radix.
pub fn recipes(prime: &Prime, radix: Radix) -> Vec<Plan> {
    let shape = format!("{}x{} ", radix.limbs(), radix.bits());
    let all = candidates(prime, Effort::Full).into_iter();
    all.filter(|plan| plan.word == 64 && plan.to_string().starts_with(&shape))
        .collect()
}

/// The best recipe for each cell of the table, in the order of [`super::cells`]; nothing where no program does the same, or no
/// recipe could be written.
///
/// # Errors
/// [`IsaError`] if an instruction set is not known.
pub fn ours(
    prime: &Prime,
    core: &Model,
    on_step: OnStep<'_>,
) -> Result<Vec<Option<Ours>>, IsaError> {
    let mut jobs = Vec::new();
    for (place, (function, column)) in places().enumerate() {
        let Some(program) = function.program() else {
            continue;
        };
        let target = Target {
            isa: column.isa()?,
            core: core.clone(),
            source_order: false,
        };
        for plan in recipes(prime, column.radix) {
            jobs.push((place, program, plan, target.clone()));
        }
    }
    let modelled = in_parallel(jobs.len(), on_step, |i| {
        let (_, program, plan, target) = &jobs[i];
        let field = derive_only(prime, plan, &[program]).ok()?;
        Modelled::program(&field, program, target).ok()
    });
    let mut best: Vec<Option<Ours>> = places().map(|_| None).collect();
    for ((place, _, plan, _), modelled) in jobs.iter().zip(modelled) {
        let Some(mut modelled) = modelled else {
            continue;
        };
        modelled.cycles += CALL;
        let known = &mut best[*place];
        if known
            .as_ref()
            .is_none_or(|known| modelled.cycles < known.modelled.cycles)
        {
            *known = Some(Ours {
                recipe: plan.to_string(),
                modelled,
            });
        }
    }
    Ok(best)
}

/// Rows and columns in the order of the cells.
fn places() -> impl Iterator<Item = (Function, Column)> {
    Function::ALL
        .iter()
        .flat_map(|function| Column::ALL.map(|column| (*function, column)))
}

/// Our best beside the published figures: published, ours, how much less.
pub fn table_of_ours(ours: &[Option<Ours>]) -> Table {
    let places: Vec<_> = places().collect();
    let columns = Column::ALL.len();
    let rows = (ours.chunks(columns).zip(places.chunks(columns)))
        .filter(|(row, _)| row.iter().any(Option::is_some));
    let cell = |ours: &Option<Ours>, (function, column): (Function, Column)| {
        let published = function.published(column).cycles;
        ours.as_ref().map_or("–".to_owned(), |ours| {
            let Modelled {
                cycles,
                instructions,
                stalls,
            } = ours.modelled;
            let difference = 100.0 * (cycles as f64 / f64::from(published) - 1.0);
            format!("{published}: {cycles} ({instructions} + {stalls}) {difference:+.0} %")
        })
    };
    let named = rows.map(|(row, at)| {
        let cells = row.iter().zip(at).map(|(ours, at)| cell(ours, *at));
        (at[0].0.name().to_owned(), cells.collect())
    });
    by_column(
        "Cycles published: our best on the model (instructions + stalls), difference",
        "function",
        named,
    )
}
