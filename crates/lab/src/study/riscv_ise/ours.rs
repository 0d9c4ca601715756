//! Our best code for a row: all ways in which it can be written as assembly, on the model.

use std::fmt;

use riscv_lab::{
    isa::{Isa, IsaError},
    timing::Model,
};
use serde::{Deserialize, Serialize};

use super::{Column, Function, Radix, paper::CALL};
use crate::{
    parallel::{OnStep, in_parallel},
    search::Modelled,
};
use limbforge::{
    emit::asm::riscv::Target,
    ops::{
        derive::derive_only,
        integers::{self, Method, Shape, Written},
    },
    plan::{Accumulation, Effort, Plan, Product, candidates},
    prime::Prime,
};

/// The best that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ours {
    /// The recipe, or how the integers are multiplied.
    pub recipe: String,
    /// A call on the model, with the overhead that is inside every published figure.
    pub modelled: Modelled,
}

/// A way to write the code of a row.
#[derive(Clone, Debug)]
pub enum Way {
    /// As an operation of a field.
    Recipe(Plan),
    /// As a program of integers.
    Integers(Shape, Method),
}

/// A function for which the best code is wanted.
#[derive(Clone, Debug)]
pub struct Want {
    /// The function to compute.
    pub function: Function,
    /// How it may be written.
    pub ways: Vec<Way>,
    /// For which processor.
    pub target: Target,
}

impl Want {
    /// Code that is ordered for the core.
    pub fn new(function: Function, ways: Vec<Way>, isa: Isa, core: &Model) -> Want {
        let target = Target {
            isa,
            core: core.clone(),
            source_order: false,
        };
        Want {
            function,
            ways,
            target,
        }
    }
}

impl Function {
    /// The operation of a field that does the same; products without reduction and reductions alone are programs of
    /// integers.
    fn operation(self) -> Option<&'static str> {
        match self {
            Function::Add => Some("add"),
            Function::Subtract => Some("sub"),
            Function::MultiplyMod => Some("mul"),
            Function::SquareMod => Some("square"),
            Function::Multiply | Function::Square | Function::Reduce | Function::FastReduce => None,
        }
    }

    /// The ways to write it with limbs of a radix.
    pub fn ways(self, prime: &Prime, radix: Radix) -> Vec<Way> {
        if self.operation().is_some() {
            return recipes(prime, radix).into_iter().map(Way::Recipe).collect();
        }
        let shape = Shape {
            word: 64,
            limbs: radix.limbs(),
            radix: radix.bits(),
        };
        let methods: &[Method] = match radix {
            Radix::Full => &[
                Method::Words(Product::ProductScanning, Accumulation::CarryChain),
                Method::Words(Product::OperandScanning, Accumulation::DoubleWord),
                Method::Words(Product::OperandScanning, Accumulation::CarryChain),
                Method::Words(Product::OperandScanning, Accumulation::CarryChainTwice),
            ],
            Radix::Reduced => &[Method::Schoolbook, Method::Adk, Method::Karatsuba(1)],
        };
        let ways = methods.iter().map(|method| Way::Integers(shape, *method));
        ways.collect()
    }

    fn written(self, prime: &Prime, shape: Shape, method: Method) -> Option<Written> {
        let p = prime.value().clone().into();
        let written = match self {
            Function::Multiply => integers::product(shape, method),
            Function::Square => integers::square(shape, method),
            Function::Reduce => integers::redc(shape, &p, false, method),
            Function::FastReduce => integers::subtract_once(shape, &p),
            _ => return None,
        };
        written.ok()
    }
}

impl Column {
    /// Its instruction set, by name.
    ///
    /// # Errors
    /// [`IsaError`] if the lab does not know it.
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

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Way::Recipe(plan) => plan.fmt(f),
            Way::Integers(shape, method) => write!(f, "{}x{} {method}", shape.limbs, shape.radix),
        }
    }
}

impl Way {
    /// Writes it, proves it and times it; nothing if that cannot be done in this way.
    fn modelled(&self, prime: &Prime, function: Function, target: &Target) -> Option<Ours> {
        let modelled = match self {
            Way::Recipe(plan) => {
                let operation = function.operation()?;
                let field = derive_only(prime, plan, &[operation]).ok()?;
                Modelled::program(&field, operation, target)
            }
            Way::Integers(shape, method) => {
                let written = function.written(prime, *shape, *method)?;
                Modelled::of(*shape, &written.program, target)
            }
        };
        let mut modelled = modelled.ok()?;
        modelled.cycles += CALL;
        let recipe = self.to_string();
        Some(Ours { recipe, modelled })
    }
}

/// The best for each; nothing where no way led to code. Ends early, with fewer, when `on_step` says so.
pub fn best(prime: &Prime, wants: &[Want], on_step: OnStep<'_>) -> Vec<Option<Ours>> {
    let jobs: Vec<(usize, &Way)> = (wants.iter().enumerate())
        .flat_map(|(at, want)| want.ways.iter().map(move |way| (at, way)))
        .collect();
    let written = in_parallel(jobs.len(), on_step, |job| {
        let (at, way) = jobs[job];
        way.modelled(prime, wants[at].function, &wants[at].target)
    });
    let mut best: Vec<Option<Ours>> = vec![None; wants.len()];
    for ((at, _), ours) in jobs.iter().zip(written) {
        let cycles = |ours: &Option<Ours>| ours.as_ref().map_or(u64::MAX, |o| o.modelled.cycles);
        if cycles(&ours) < cycles(&best[*at]) {
            best[*at] = ours;
        }
    }
    best
}
