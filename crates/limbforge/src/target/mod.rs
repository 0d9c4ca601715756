//! Processors: one description of each, read by everything that asks about it.
//!
//! A [`Cpu`] is a file of numbers: which micro-operations an instruction class takes, on which ports, with which
//! latency. Every number says whether it comes from a manual, from a measurement or from an estimate, and where. A cost
//! that is not in the file is an error ([`CostError`]) and never a guess.
//!
//! The cores of RISC-V are those of `riscv-lab`: the file that times a run there is read here too, by `riscv`, as the
//! same core in classes of instructions. So no number stands twice.

mod error;
mod file;
pub mod models;
mod riscv;

use std::collections::BTreeMap;
use std::fmt;

pub use riscv_lab::timing::Source;
use serde::{Deserialize, Serialize};

pub use error::{CostError, CpuError};
pub use models::{find, names};

/// A class of machine instructions on words that cost the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Low word of a product: `imul`, `mul`.
    MultiplyLow,
    /// High word of a product, signed or not: `umulh`, `mulhu`.
    MultiplyHigh,
    /// Both words of a product by one instruction, signed or not: `mulx`. Result 0 is the low word.
    MultiplyWide,
    /// Sum or difference; where there are flags the carry is result 1: `add`, `sub`.
    Add,
    /// Sum or difference with the carry of another: `adc`, `sbb`, `adcs`.
    AddCarry,
    /// Bitwise operation: `and`, `or`, `xor`, `not`.
    Logic,
    /// The low bits of a word: `and` with a constant.
    Mask,
    /// Shift by a constant.
    Shift,
    /// A word out of two, shifted by a constant: `shrd`, `extr`.
    DoubleShift,
    /// A comparison as a word, 0 or 1: `sltu`, `setc`, `cset`.
    Compare,
    /// One of two words by a condition: `cmov`, `csel`.
    Select,
}

impl Class {
    /// All classes, in the order of tables.
    pub const ALL: [Class; 11] = [
        Class::MultiplyLow,
        Class::MultiplyHigh,
        Class::MultiplyWide,
        Class::Add,
        Class::AddCarry,
        Class::Logic,
        Class::Mask,
        Class::Shift,
        Class::DoubleShift,
        Class::Compare,
        Class::Select,
    ];

    /// Its name in model files and tables.
    pub const fn name(self) -> &'static str {
        match self {
            Class::MultiplyLow => "multiply-low",
            Class::MultiplyHigh => "multiply-high",
            Class::MultiplyWide => "multiply-wide",
            Class::Add => "add",
            Class::AddCarry => "add-carry",
            Class::Logic => "logic",
            Class::Mask => "mask",
            Class::Shift => "shift",
            Class::DoubleShift => "double-shift",
            Class::Compare => "compare",
            Class::Select => "select",
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A source with the place to look it up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Origin {
    /// The kind of source.
    pub source: Source,
    /// The place, a URL.
    pub link: String,
    /// Statement at that place, or how the number was found.
    pub note: String,
}

/// A number and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sourced {
    /// The number.
    pub value: u32,
    /// Its source.
    pub origin: Origin,
}

/// A set of ports: bit `i` stands for `Cpu::ports[i]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct PortSet(pub u16);

impl PortSet {
    /// How many ports.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Every port of `self` is one of `other`.
    pub fn within(self, other: PortSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The indices of the ports.
    pub fn ports(self) -> impl Iterator<Item = usize> {
        (0..16).filter(move |i| self.0 >> i & 1 == 1)
    }
}

/// Cost of an instruction of a class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cost {
    /// One set of ports per micro-operation: it takes any one of them.
    pub uops: Vec<PortSet>,
    /// Cycles until result 0, 1, … can be used; the last holds for all further results.
    pub latency: Vec<u32>,
    /// Cycles for which each micro-operation keeps its port: 1 if the unit is pipelined.
    pub busy: u32,
    /// Where these numbers come from.
    pub origin: Origin,
}

impl Cost {
    /// Cycles until result `which` can be used.
    pub fn latency(&self, which: u8) -> u32 {
        let last = self.latency.len() - 1;
        self.latency[usize::from(which).min(last)]
    }
}

/// In which order instructions begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// As operands and ports allow, within the window.
    OutOfOrder,
    /// As written.
    InOrder,
}

/// A model of a processor, read from a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cpu {
    /// Short name: what `--cpu` takes.
    pub name: String,
    /// Name for people.
    pub title: String,
    /// Architecture in the words of `std::env::consts::ARCH`.
    pub architecture: String,
    /// The `vendor_id` of processors that are taken for this one, if the architecture has several models.
    pub vendor: Option<String>,
    /// Width of a register in bits: 32 or 64.
    pub word: u8,
    /// In which order instructions begin.
    pub order: Order,
    /// Whether sums leave a carry in a flag, for the next sum to take up.
    pub carry_flag: bool,
    /// Instruction-set extensions that the costs rely on, or that the core has beside them.
    pub extensions: Vec<String>,
    /// Names of the ports, at most 16.
    pub ports: Vec<String>,
    /// Micro-operations that enter in a cycle.
    pub width: Sourced,
    /// Micro-operations in flight; in-order cores have none.
    pub window: Option<Sourced>,
    /// Bits of a vector register; 0 without a vector unit. Nothing is predicted of vector code.
    pub vector: Sourced,
    /// Classes that the processor has no instruction for, or that compilers avoid: others stand in for them.
    pub absent: Vec<Class>,
    /// Costs of the classes that are known.
    pub costs: BTreeMap<Class, Cost>,
}

impl Cpu {
    /// Reads a model: a file of this crate's form, or one of a core of `riscv-lab`.
    ///
    /// ```
    /// # use limbforge_core::target::{self, Class};
    /// let cpu = target::find("skylake")?;
    /// assert_eq!(cpu.cost(Class::MultiplyWide).unwrap().latency, [3, 4]);
    /// # Ok::<(), limbforge_core::target::CpuError>(())
    /// ```
    ///
    /// # Errors
    /// [`CpuError`] with the place in the file.
    pub fn parse(text: &str) -> Result<Cpu, CpuError> {
        if riscv::is_core(text) {
            return riscv::parse(text);
        }
        file::parse(text)
    }

    /// Whether the processor has an instruction for `class`.
    ///
    /// # Errors
    /// [`CostError::Unknown`] if the model says neither what it costs nor that it is absent.
    pub fn has(&self, class: Class) -> Result<bool, CostError> {
        if self.absent.contains(&class) {
            return Ok(false);
        }
        self.cost(class).map(|_| true)
    }

    /// Cost of an instruction of `class`.
    ///
    /// # Errors
    /// [`CostError::Unknown`] if the model does not say so.
    pub fn cost(&self, class: Class) -> Result<&Cost, CostError> {
        self.costs.get(&class).ok_or_else(|| CostError::Unknown {
            cpu: self.name.clone(),
            class,
        })
    }

    /// The names of the ports in a set, such as `p0 p6`.
    pub fn port_names(&self, set: PortSet) -> String {
        let names: Vec<&str> = set.ports().map(|i| self.ports[i].as_str()).collect();
        names.join(" ")
    }

    /// Every number of the model with its source: what it is, the number as text, the source.
    pub fn sources(&self) -> Vec<(String, String, &Origin)> {
        let mut all = vec![(
            "width".to_owned(),
            format!("{} a cycle", self.width.value),
            &self.width.origin,
        )];
        if let Some(window) = &self.window {
            all.push((
                "window".to_owned(),
                window.value.to_string(),
                &window.origin,
            ));
        }
        all.push((
            "vector".to_owned(),
            format!("{} bits", self.vector.value),
            &self.vector.origin,
        ));
        for (class, cost) in &self.costs {
            let latency: Vec<String> = cost.latency.iter().map(u32::to_string).collect();
            let ports: Vec<String> = cost
                .uops
                .iter()
                .map(|set| format!("({})", self.port_names(*set)))
                .collect();
            let busy = match cost.busy {
                1 => String::new(),
                cycles => format!(" for {cycles} cycles"),
            };
            let text = format!(
                "latency {} on {}{busy}",
                latency.join("/"),
                ports.join(" + ")
            );
            all.push((class.to_string(), text, &cost.origin));
        }
        all
    }
}

/// A port of its own for each set, out of `free`: the first ones where there is a choice.
pub(crate) fn distinct_ports(sets: &[PortSet], free: &[usize]) -> Option<Vec<usize>> {
    let Some((first, others)) = sets.split_first() else {
        return Some(Vec::new());
    };
    let candidates = free.iter().filter(|&&port| first.0 >> port & 1 == 1);
    candidates.into_iter().find_map(|&port| {
        let left: Vec<usize> = free.iter().copied().filter(|&p| p != port).collect();
        let mut ports = distinct_ports(others, &left)?;
        ports.push(port);
        Some(ports)
    })
}
