//! Unpublished combinations: other radices, other products, both extensions at once, other multipliers.

use riscv_lab::{
    isa::{Isa, IsaError},
    timing::Model,
};
use serde::{Deserialize, Serialize};

use super::{
    ACTION, Column, Function, Ours, Radix,
    cell::with_multiplier,
    ours::{Want, Way, recipes},
};
use limbforge::{
    plan::{Accumulation, Carry, Inversion, Multiples, Plan, Product, Reduction},
    prime::Prime,
    repr,
};

/// Bits of a limb that are tried.
const BITS: [u32; 11] = [51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 64];

/// Instruction sets: none of the extensions, each, both.
pub const SETS: [&str; 4] = [
    "rv64gc",
    "rv64gc+ise-full",
    "rv64gc+ise-reduced",
    "rv64gc+ise-full+ise-reduced",
];

/// Cycles after which a product is there.
pub const LATENCIES: [u32; 4] = [1, 2, 3, 4];

/// Our multiplication modulo p with another multiplier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Multiplied {
    /// Cycles after which a product is there.
    pub latency: u32,
    /// Limbs and instructions.
    pub column: Column,
    /// Cycles of the code of the published shape.
    pub shaped: u64,
    /// Our best, ordered for that multiplier.
    pub ours: Option<Ours>,
}

/// Our code for limbs of one width with one instruction set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limbs {
    /// Their number and width, such as `9x57`.
    pub limbs: String,
    /// The instruction set.
    pub isa: String,
    /// Multiplication modulo p, product and reduction by product scanning; of full words by any scanning.
    pub scanned: Option<Ours>,
    /// The same with arbitrary-degree Karatsuba in the product, the reduction or both.
    pub adk: Option<Ours>,
    /// Squaring modulo p.
    pub square: Option<Ours>,
    /// Addition modulo p.
    pub add: Option<Ours>,
    /// Subtraction modulo p.
    pub subtract: Option<Ours>,
}

impl Limbs {
    /// Cycles of a row, where there is code for it.
    pub fn cycles(&self, function: Function) -> Option<u64> {
        let cycles = |ours: &Option<Ours>| ours.as_ref().map(|ours| ours.modelled.cycles);
        match function {
            Function::MultiplyMod => cycles(&self.scanned)
                .into_iter()
                .chain(cycles(&self.adk))
                .min(),
            Function::SquareMod => cycles(&self.square),
            Function::Add => cycles(&self.add),
            Function::Subtract => cycles(&self.subtract),
            _ => None,
        }
    }

    /// Cycles of the operations of a group action, one after the other.
    pub fn action(&self) -> Option<u64> {
        let each = ACTION
            .iter()
            .map(|(function, count)| Some(count * self.cycles(*function)?));
        each.sum()
    }
}

/// Product and reduction of a recipe.
const SCANNED: [Product; 2] = [Product::ProductScanning, Product::ProductScanning];
const ADK: [[Product; 2]; 3] = [
    [Product::Adk, Product::ProductScanning],
    [Product::Adk, Product::Adk],
    [Product::ProductScanning, Product::Adk],
];

/// A Montgomery recipe with limbs of so many bits.
fn recipe(prime: &Prime, bits: u32, [product, scanning]: [Product; 2]) -> Way {
    Way::Recipe(Plan {
        word: 64,
        lanes: 1,
        across: 1,
        limbs: prime.bits().div_ceil(bits) as usize,
        radix: repr::Radix::bits(bits),
        product,
        accumulation: Accumulation::DoubleWord,
        reduction: Reduction::Montgomery {
            scanning,
            multiples: Multiples::After,
        },
        carry: Carry::Sequential,
        inversion: Inversion::Power,
    })
}

/// The parts of [`Limbs`], in its order.
const PARTS: usize = 5;

/// Wanted code for each width with each instruction set: the parts of [`Limbs`], one after the other.
///
/// # Errors
/// [`IsaError`] if an instruction set is not known.
pub fn wants_of_limbs(prime: &Prime, core: &Model) -> Result<Vec<Want>, IsaError> {
    let mut wants = Vec::new();
    for bits in BITS {
        let recipe = |scanning| recipe(prime, bits, scanning);
        let full = || {
            recipes(prime, Radix::Full)
                .into_iter()
                .map(Way::Recipe)
                .collect()
        };
        let (scanned, adk): (Vec<Way>, Vec<Way>) = if bits == 64 {
            (full(), Vec::new())
        } else {
            (vec![recipe(SCANNED)], ADK.map(recipe).into())
        };
        // Of a square the reduction alone has two ways.
        let squares = scanned.iter().chain(adk.last()).cloned().collect();
        let parts: [(Function, Vec<Way>); PARTS] = [
            (Function::MultiplyMod, scanned.clone()),
            (Function::MultiplyMod, adk),
            (Function::SquareMod, squares),
            (Function::Add, scanned.clone()),
            (Function::Subtract, scanned),
        ];
        for set in SETS {
            let isa: Isa = set.parse()?;
            let wanted = parts.iter();
            wants.extend(wanted.map(|(f, ways)| Want::new(*f, ways.clone(), isa, core)));
        }
    }
    Ok(wants)
}

/// Collects the code found, given in the order of [`wants_of_limbs`].
pub fn limbs(prime: &Prime, found: &[Option<Ours>]) -> Vec<Limbs> {
    let places = BITS
        .into_iter()
        .flat_map(|bits| SETS.map(|set| (bits, set)));
    let each = places
        .zip(found.chunks(PARTS))
        .map(|((bits, set), parts)| Limbs {
            limbs: format!("{}x{bits}", prime.bits().div_ceil(bits)),
            isa: set.to_owned(),
            scanned: parts[0].clone(),
            adk: parts[1].clone(),
            square: parts[2].clone(),
            add: parts[3].clone(),
            subtract: parts[4].clone(),
        });
    each.collect()
}

/// Wanted code for each multiplier in each column.
///
/// # Errors
/// [`IsaError`] if an instruction set is not known.
pub fn wants_of_multipliers(prime: &Prime, core: &Model) -> Result<Vec<Want>, IsaError> {
    let mut wants = Vec::new();
    for latency in LATENCIES {
        let core = with_multiplier(core, latency);
        for column in Column::ALL {
            let function = Function::MultiplyMod;
            let ways = function.ways(prime, column.radix);
            wants.push(Want::new(function, ways, column.isa()?, &core));
        }
    }
    Ok(wants)
}
