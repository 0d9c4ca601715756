//! Kinds of machine instructions, and how many there are of each.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::Instruction;

/// The kind of an instruction: its main work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Product of words.
    Multiply,
    /// Sum or difference with a carry from before.
    AddCarry,
    /// Sum, difference or address.
    Add,
    /// Bitwise operation.
    Logic,
    /// Shift or rotation.
    Shift,
    /// Comparison, or a choice by one.
    Compare,
    /// Copy of a register, or a constant.
    Move,
    /// Load of a register, and nothing else.
    Load,
    /// Store, and nothing else.
    Store,
    /// A register of the caller is saved or restored: `push`, `pop`.
    Save,
    /// On vectors.
    Vector,
    /// Call, jump, return.
    Control,
    /// Anything else.
    #[serde(other)]
    Other,
}

impl Kind {
    /// Its name in tables.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Multiply => "multiply",
            Kind::AddCarry => "add with carry",
            Kind::Add => "add",
            Kind::Logic => "logic",
            Kind::Shift => "shift",
            Kind::Compare => "compare",
            Kind::Move => "move",
            Kind::Load => "load",
            Kind::Store => "store",
            Kind::Save => "save",
            Kind::Vector => "vector",
            Kind::Control => "control",
            Kind::Other => "other",
        }
    }
}

/// Instructions by kind, and accesses to memory by any of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Kinds that occur. Their sum is the number of instructions.
    pub kinds: BTreeMap<Kind, usize>,
    /// Instructions that load through a pointer.
    pub loads: usize,
    /// Instructions that store through a pointer.
    pub stores: usize,
    /// Stores to the stack, but for saved registers: spills.
    pub spills: usize,
    /// Loads from the stack, but for saved registers.
    pub reloads: usize,
}

impl Counts {
    /// Counts instructions.
    #[must_use]
    pub fn of(instructions: &[Instruction]) -> Counts {
        let mut counts = Counts::default();
        for instruction in instructions {
            *counts.kinds.entry(instruction.kind).or_default() += 1;
            let access = instruction.access;
            let by_itself = matches!(instruction.kind, Kind::Save | Kind::Control);
            let (loads, stores) = match access.stack {
                true if by_itself => continue,
                true => (&mut counts.reloads, &mut counts.spills),
                false => (&mut counts.loads, &mut counts.stores),
            };
            *loads += usize::from(access.loads);
            *stores += usize::from(access.stores);
        }
        counts
    }

    /// All instructions.
    #[must_use]
    pub fn instructions(&self) -> usize {
        self.kinds.values().sum()
    }
}

/// `69 instructions: 20 multiply, …; memory: 8 loads, 4 stores, 0 spills, 0 reloads`.
impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = self.kinds.iter();
        let kinds: Vec<String> = kinds.map(|(k, n)| format!("{n} {}", k.name())).collect();
        write!(
            f,
            "{} instructions: {}; memory: {} loads, {} stores, {} spills, {} reloads",
            self.instructions(),
            kinds.join(", "),
            self.loads,
            self.stores,
            self.spills,
            self.reloads
        )
    }
}
