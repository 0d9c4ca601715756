//! A record as tables, and sentences that explain them.

use riscv_rtl::area::Area;

use super::{Compared, Hardware, Multiplied, Ran};
use crate::study::Table;

/// Published in table 3 of the DAC paper (Artix-7, the whole core): LUTs, registers and DSP blocks above the base.
const PUBLISHED: [(&str, [i64; 3]); 2] = [
    ("xmul_full", [212, 234, 0]),
    ("xmul_reduced and sraiadd", [416, 196, 0]),
];

/// All tables of a record; a quick one has fewer.
pub fn tables(hardware: &Hardware) -> Vec<Table> {
    let mut tables = vec![area_table(&hardware.areas), cycles(&hardware.routines)];
    if let Some(checks) = &hardware.checks {
        tables.push(checked(checks));
    }
    if !hardware.successor.is_empty() {
        tables.push(successor(&hardware.successor));
    }
    if !hardware.x25519.is_empty() {
        tables.push(x25519(&hardware.x25519));
    }
    tables
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// Synthesis: what each unit costs, and how much more than the base.
pub fn area_table(areas: &[Area]) -> Table {
    let or_dash = |number: Option<u64>| number.map_or("–".to_owned(), |n| n.to_string());
    let base = areas.first();
    let delta = |area: &Area, figure: fn(&Area) -> u64| {
        let above = base.map_or(0, |base| figure(area) as i64 - figure(base) as i64);
        format!("{} ({above:+})", figure(area))
    };
    let row = |area: &Area| {
        let published = PUBLISHED.iter().find(|(name, _)| *name == area.subject);
        let published = published.map_or("–".to_owned(), |(_, [lut, register, dsp])| {
            format!("{lut:+} / {register:+} / {dsp:+}")
        });
        let transistors = area.transistors.map(|count| {
            let above = base.and_then(|base| base.transistors);
            let above = count as i64 - above.unwrap_or(count) as i64;
            format!("{count} ({above:+})")
        });
        vec![
            area.subject.clone(),
            delta(area, Area::luts),
            delta(area, Area::registers),
            delta(area, Area::dsps),
            published,
            area.xilinx_path.to_string(),
            transistors.unwrap_or_else(|| "–".to_owned()),
            or_dash(area.gates_path),
        ]
    };
    Table {
        title: "Area by yosys (above the base); published: above the base core, LUT / FF / DSP"
            .to_owned(),
        head: words(&[
            "unit",
            "LUT",
            "FF",
            "DSP",
            "published",
            "cells on the longest path",
            "transistors",
            "gates on the longest path",
        ]),
        rows: areas.iter().map(row).collect(),
    }
}

/// Cycles of some runs: one number if all take as many.
fn range(cycles: &[u64]) -> String {
    match (cycles.iter().min(), cycles.iter().max()) {
        (Some(least), Some(most)) if least == most => least.to_string(),
        (Some(least), Some(most)) => format!("{least} to {most}"),
        _ => "–".to_owned(),
    }
}

/// Our assembly on the core and on the model.
fn cycles(routines: &[Ran]) -> Table {
    let row = |ran: &Ran| {
        vec![
            ran.operation.clone(),
            ran.limbs.clone(),
            ran.isa.clone(),
            ran.instructions.to_string(),
            range(&ran.cycles),
            ran.modelled.to_string(),
        ]
    };
    Table {
        title: "CSIDH-512 on the core in Verilator, and on the model of Rocket: cycles of a call"
            .to_owned(),
        head: words(&[
            "operation",
            "limbs",
            "instruction set",
            "instructions",
            "core",
            "model",
        ]),
        rows: routines.iter().map(row).collect(),
    }
}

/// Simulation and proofs.
fn checked(checks: &riscv_rtl::check::Checks) -> Table {
    let rows = checks.units.iter().zip(&checks.proofs);
    let rows = rows.map(|(unit, proved)| {
        let bugs = checks.bugs.iter();
        let of = bugs.filter(|bug| bug.title.starts_with(&format!("{} ", unit.title)));
        let (caught, planted) = of.fold((0, 0), |(caught, planted), bug| {
            (caught + u32::from(bug.wrong > 0), planted + 1)
        });
        vec![
            unit.title.clone(),
            proved.instructions.to_string(),
            unit.compared.to_string(),
            unit.wrong.to_string(),
            format!("{caught} of {planted}"),
            proved.proofs.to_string(),
            proved.failed.len().to_string(),
        ]
    });
    Table {
        title: format!(
            "Checks: results compared with the table of instructions in {} cycles, planted bugs, proofs",
            checks.cycles
        ),
        head: words(&[
            "unit",
            "instructions",
            "compared",
            "wrong",
            "bugs caught",
            "proofs",
            "failed",
        ]),
        rows: rows.collect(),
    }
}

/// Published ratios to M alone, by limbs and instruction set. The DAC paper has those of the action of CSIDH-512, in
/// million cycles. The abstract of ePrint 2026/108 has those of X25519 on RV64, and not the width of reduced limbs.
const RATIOS: [(&str, &str, &str, f64); 4] = [
    ("2^255 - 19", "4x64", "rv64im+ise-flexible", 1.3),
    ("2^255 - 19", "5x51", "rv64im+ise-flexible", 1.7),
    ("csidh512", "8x64", "rv64im+ise-full", 701.0 / 502.9),
    ("csidh512", "9x57", "rv64im+ise-reduced", 736.2 / 411.1),
];

fn published(prime: &str, limbs: &str, isa: &str) -> String {
    let mut known = RATIOS.iter();
    let found = known.find(|(p, l, i, _)| (*p, *l, *i) == (prime, limbs, isa));
    match found {
        Some((.., ratio)) if prime == "csidh512" => format!("{ratio:.2}"),
        Some((.., ratio)) => format!("{ratio:.1}"),
        None => "–".to_owned(),
    }
}

/// A number, and how many times less than another it is.
fn ratio(before: Option<u64>, now: Option<u64>) -> String {
    match (before, now) {
        (Some(before), Some(now)) => format!("{now} ({:.2})", before as f64 / now as f64),
        _ => "–".to_owned(),
    }
}

/// Fields by instruction set, each beside the first of its prime and limbs.
fn successor(compared: &[Compared]) -> Table {
    let row = |case: &Compared| {
        let is_first =
            |other: &&Compared| (&other.prime, &other.limbs) == (&case.prime, &case.limbs);
        let first = compared.iter().find(is_first).unwrap_or(case);
        let of = |case: &Compared, name: &str| {
            let found = case.cycles.iter().find(|(known, _)| known == name);
            found.map(|(_, cycles)| *cycles)
        };
        let operation = |name| ratio(of(first, name), of(case, name));
        vec![
            case.prime.clone(),
            case.limbs.clone(),
            case.isa.clone(),
            operation("mul"),
            operation("square"),
            operation("add"),
            operation("sub"),
            ratio(first.whole(), case.whole()),
            published(&case.prime, &case.limbs, &case.isa),
        ]
    };
    Table {
        title: "Selectable radix on the model of Rocket: cycles (ratio to M alone). Whole: all field operations of X25519, or of an action of CSIDH-512"
            .to_owned(),
        head: words(&[
            "prime",
            "limbs",
            "instruction set",
            "mul",
            "square",
            "add",
            "sub",
            "whole",
            "published ratio",
        ]),
        rows: compared.iter().map(row).collect(),
    }
}

/// X25519 by instruction set, each beside the first of its limbs.
fn x25519(all: &[Multiplied]) -> Table {
    let row = |case: &Multiplied| {
        let first = all.iter().find(|other| other.limbs == case.limbs);
        let first = first.unwrap_or(case);
        let beside = |cycles: fn(&Multiplied) -> &[u64]| {
            let least = |case: &Multiplied| cycles(case).iter().min().copied();
            match (least(first), least(case)) {
                (Some(before), Some(now)) => {
                    format!(
                        "{} ({:.2})",
                        range(cycles(case)),
                        before as f64 / now as f64
                    )
                }
                _ => "–".to_owned(),
            }
        };
        vec![
            case.limbs.clone(),
            case.isa.clone(),
            case.unit.clone(),
            case.instructions.to_string(),
            beside(|case| &case.modelled),
            beside(|case| &case.cycles),
            published("2^255 - 19", &case.limbs, &case.isa),
        ]
    };
    Table {
        title:
            "X25519 on the model of Rocket, and on the core in Verilator: cycles (ratio to M alone)"
                .to_owned(),
        head: words(&[
            "limbs",
            "instruction set",
            "unit",
            "instructions",
            "model",
            "core",
            "published ratio",
        ]),
        rows: all.iter().map(row).collect(),
    }
}
