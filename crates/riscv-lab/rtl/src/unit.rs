//! The multiplier units: their SystemVerilog, and which rows of the table each executes.
//!
//! A unit takes operands in every cycle and gives a result two rising edges later. Its test bench, its proofs and its
//! core ask this module for an instruction's values of the unit's ports, so that all of them start from [`TABLE`].

use riscv_lab::isa::{Extension, Instruction, Op, Row, TABLE};

/// A file of SystemVerilog or C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its name.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

macro_rules! sources {
    ($($name:literal)*) => {
        &[$(Source { name: $name, text: include_str!(concat!("../", $name)) }),*]
    };
}

/// The parts that units are made of; the package with the operations is first.
pub const PARTS: &[Source] =
    sources!["xmul.sv" "factors.sv" "carry_out.sv" "product.sv" "halves.sv"];

/// `rs1 + (rs2 >> distance)`: a part of the ALU.
pub const SRAIADD: Source = Source {
    name: "sraiadd.sv",
    text: include_str!("../sraiadd.sv"),
};

/// The core, from its parts up.
pub const CORE: &[Source] = sources!["divider.sv" "alu.sv" "decode.sv" "unit.sv" "core.sv"];

/// Runs programs on the core.
pub const CORE_BENCH: Source = Source {
    name: "core.cpp",
    text: include_str!("../bench/core.cpp"),
};

/// The test bench of the units.
pub const BENCH: Source = Source {
    name: "units.cpp",
    text: include_str!("../bench/units.cpp"),
};

/// A multiplier unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its module.
    pub name: &'static str,
    /// Its subject in tables.
    pub title: &'static str,
    /// Its file.
    pub source: Source,
    /// Extensions whose products and carries it computes, in addition to M.
    pub extensions: &'static [Extension],
    /// It has the port `rs3`.
    pub has_third: bool,
    /// It has the port `spare`: each instruction selects the limbs.
    pub has_spare: bool,
}

macro_rules! units {
    ($($name:literal $title:literal $extensions:expr, $third:literal $spare:literal;)*) => {
        /// All units, the base first.
        pub const UNITS: &[Unit] = &[$(Unit {
            name: $name,
            title: $title,
            source: Source {
                name: concat!($name, ".sv"),
                text: include_str!(concat!("../", $name, ".sv")),
            },
            extensions: $extensions,
            has_third: $third,
            has_spare: $spare,
        }),*];
    };
}

units! {
    "xmul_base" "multiplier of M" &[], false false;
    "xmul_full" "with ise-full" &[Extension::FullRadix], true false;
    "xmul_reduced" "with ise-reduced" &[Extension::ReducedRadix], true false;
    "xmul_both" "with both" &[Extension::FullRadix, Extension::ReducedRadix], true false;
    "xmul_select" "with ise-flexible"
        &[Extension::FullRadix, Extension::ReducedRadix, Extension::FlexibleRadix], true true;
}

/// Values of the ports of a unit that do not come from registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Control {
    /// The port `op`; the names are in `xmul.sv`.
    pub op: u8,
    /// The port `spare`.
    pub spare: u8,
}

/// An operation of the unit, by its name in `xmul.sv`.
const OPERATIONS: &[(&str, u8)] = &[
    ("MUL", 0),
    ("MULH", 1),
    ("MULW", 2),
    ("MULHU", 3),
    ("MULHSU", 5),
    ("MADDLU", 8),
    ("MADDHU", 9),
    ("CADD", 10),
    ("MADD57LU", 12),
    ("MADD57HU", 13),
    ("MADDRLU", 14),
    ("MADDRHU", 15),
];

/// What the unit with selectable limbs computes for instructions of the other sets.
const SELECTED: &[(Op, &str, u8)] = &[
    (Op::Maddlu, "MADDRLU", 0),
    (Op::Maddhu, "MADDRHU", 0),
    (Op::Madd57lu, "MADDRLU", 64 - 57),
    (Op::Madd57hu, "MADDRHU", 64 - 57),
];

impl Unit {
    /// The unit of this name.
    pub fn named(name: &str) -> Option<&'static Unit> {
        UNITS.iter().find(|unit| unit.name == name)
    }

    /// The rows of the table that it executes.
    pub fn rows(&self) -> impl Iterator<Item = &'static Row> {
        TABLE.iter().filter(|row| self.executes(row))
    }

    /// Whether its sets have `sraiadd`, which is in the ALU.
    pub fn needs_sraiadd(&self) -> bool {
        self.extensions.contains(&Extension::ReducedRadix)
    }

    /// Whether it executes a row: a product of M, or a row with a third operand of its extensions.
    pub fn executes(&self, row: &Row) -> bool {
        operation(row.op).is_some()
            && (row.extension == Extension::M || self.extensions.contains(&row.extension))
    }

    /// The ports for an instruction; `None` if the unit does not execute it.
    pub fn control(&self, instruction: &Instruction) -> Option<Control> {
        let row = instruction.op.row();
        if !self.executes(row) {
            return None;
        }
        let selected = SELECTED.iter().find(|(op, ..)| *op == instruction.op);
        if let (true, Some((_, name, spare))) = (self.has_spare, selected) {
            return Some(Control {
                op: number(name)?,
                spare: *spare,
            });
        }
        Some(Control {
            op: operation(instruction.op)?,
            spare: instruction.imm as u8 & 15,
        })
    }
}

fn number(name: &str) -> Option<u8> {
    let mut all = OPERATIONS.iter();
    all.find(|(known, _)| *known == name).map(|(_, op)| *op)
}

/// The operation that an instruction is, if it is one of the units'; `caddr` is `cadd` with other limbs.
fn operation(op: Op) -> Option<u8> {
    let name = match op {
        Op::Caddr => "CADD".to_owned(),
        _ => op.row().name.to_ascii_uppercase(),
    };
    number(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_package_names_the_same_operations() {
        for (name, op) in OPERATIONS {
            let line = |line: &str| {
                let words: Vec<&str> = line.split_whitespace().collect();
                words.ends_with(&[name, "=", &format!("4'd{op};")])
            };
            assert!(PARTS[0].text.lines().any(line), "{name} = {op}");
        }
        let written = PARTS[0].text.matches("localparam").count();
        assert_eq!(written, OPERATIONS.len());
    }

    #[test]
    fn units_execute_their_sets() {
        let names = |unit: &Unit| -> Vec<&str> { unit.rows().map(|row| row.name).collect() };
        let m = ["mul", "mulh", "mulhsu", "mulhu", "mulw"];
        assert_eq!(names(&UNITS[0]), m);
        assert_eq!(
            names(&UNITS[1])[5..],
            ["maddlu", "maddhu", "cadd"],
            "after those of M"
        );
        assert_eq!(names(&UNITS[2])[5..], ["madd57lu", "madd57hu"]);
        assert_eq!(UNITS[3].rows().count(), 5 + 5);
        assert_eq!(UNITS[4].rows().count(), 5 + 5 + 3);
    }

    #[test]
    fn modules_have_the_ports_that_are_said() {
        for unit in UNITS {
            let module = format!("module {} (", unit.name);
            assert!(unit.source.text.contains(&module), "{module}");
            let is = |line: &str, port: &str| {
                line.starts_with("    input") && line.ends_with(&format!(" {port},"))
            };
            let has = |port: &str| unit.source.text.lines().any(|line| is(line, port));
            assert_eq!(has("rs3"), unit.has_third, "{}", unit.name);
            assert_eq!(has("spare"), unit.has_spare, "{}", unit.name);
        }
    }
}
