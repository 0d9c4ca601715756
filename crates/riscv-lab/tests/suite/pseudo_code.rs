//! The pseudo-code of every row, evaluated on integers without a bound, against what the row computes.

use crate::support::{
    EDGES, Random,
    expression::{evaluate, word},
};
use num_bigint::BigInt;
use riscv_lab::isa::{Effect, Row, TABLE};

struct Operands {
    x: u64,
    y: u64,
    z: u64,
    immediate: i64,
}

/// Result of the row, and the name of the first operand in its pseudo-code; `None` for rows that compute nothing.
fn computed(row: &Row, operands: &Operands) -> Option<(u64, &'static str)> {
    let &Operands { x, y, z, immediate } = operands;
    Some(match row.effect {
        Effect::Value(function) => (function(x, y, z, immediate), "rs1"),
        Effect::Branch(condition) => (condition(x, y).into(), "rs1"),
        Effect::Load(_, extend) => (extend(x), "memory"),
        Effect::Atomic(_, update) => (update(x, y), "memory"),
        Effect::Csr { update, .. } => (update(x, y), "csr"),
        _ => return None,
    })
}

/// The first disagreement of the row with its pseudo-code.
fn disagreement(row: &Row, pseudo_code: &str, cases: &[Operands]) -> Option<String> {
    for operands in cases {
        let width = match row.effect {
            Effect::Load(bytes, _) | Effect::Atomic(bytes, _) => u32::from(bytes) * 8,
            _ => 64,
        };
        // Memory is read without a sign, and written modulo its width.
        let loaded = Operands {
            x: operands.x << (64 - width) >> (64 - width),
            ..*operands
        };
        let (value, first) = computed(row, &loaded)?;
        let second = if first == "csr" { "rs1" } else { "rs2" };
        let names = |name: &str| match name {
            _ if name == first => Some(BigInt::from(loaded.x)),
            _ if name == second => Some(BigInt::from(loaded.y)),
            "rs3" => Some(BigInt::from(loaded.z)),
            "imm" => Some(BigInt::from(loaded.immediate)),
            _ => None,
        };
        let meant = word(&evaluate(pseudo_code, &names));
        let unread = match row.effect {
            Effect::Atomic(..) => 64 - width,
            _ => 0,
        };
        if (value ^ meant) << unread != 0 {
            return Some(format!(
                "{}: {:#x}, {:#x}, {:#x}, {} gives {value:#x}, and `{pseudo_code}` {meant:#x}",
                row.name, loaded.x, loaded.y, loaded.z, loaded.immediate
            ));
        }
    }
    None
}

fn cases(row: &Row, random: &mut Random) -> Vec<Operands> {
    let (least, greatest, step) = row.format.immediate_range().unwrap_or((0, 0, 1));
    let immediates = |random: &mut Random| match random.below(4) {
        0 => least,
        1 => greatest,
        _ => least + random.below(((greatest - least) / step + 1) as u64) as i64 * step,
    };
    let mut cases = Vec::new();
    for x in EDGES {
        for y in EDGES {
            for z in [0, 1, 1 << 63, u64::MAX] {
                let immediate = immediates(random);
                cases.push(Operands { x, y, z, immediate });
            }
        }
    }
    for _ in 0..2000 {
        cases.push(Operands {
            x: random.operand(),
            y: random.operand(),
            z: random.operand(),
            immediate: immediates(random),
        });
    }
    cases
}

#[test]
fn every_row_computes_what_its_pseudo_code_says() {
    let mut random = Random(1);
    let mut compared = 0;
    for row in TABLE {
        let cases = cases(row, &mut random);
        if computed(row, &cases[0]).is_some() {
            assert_eq!(disagreement(row, row.pseudo_code, &cases), None);
            compared += 1;
        }
    }
    println!("{compared} of {} rows compute something", TABLE.len());
    // Left: auipc, jumps, stores, reservations, fences, system.
    assert_eq!(compared, TABLE.len() - 17);
}

/// Wrong pseudo-code is found: the test above can fail.
#[test]
fn a_slip_in_the_pseudo_code_is_seen() {
    let mutants = [
        ("maddlu", "rs1 * rs2 - rs3"),
        ("maddhu", "(rs1 * rs2 >> 64) + rs3"),
        ("maddhu", "rs1 * rs2 >> 64"),
        ("cadd", "rs1 + rs2 + rs3 >> 64"),
        ("madd57lu", "unsigned(rs1 * rs2, 58) + rs3"),
        ("madd57lu", "unsigned(rs1 * rs2 + rs3, 57)"),
        ("madd57hu", "rs1 * rs2 + rs3 >> 57"),
        ("sraiadd", "rs1 + (rs2 >> imm)"),
        ("maddrlu", "unsigned(rs1 * rs2 + rs3, 64 - imm)"),
        ("maddrhu", "rs1 * rs2 + rs3 >> 64 - imm"),
        ("maddrhu", "(rs1 * rs2 >> 64 - imm) + rs3"),
        ("caddr", "rs1 + rs2 + rs3 >> 64 - imm"),
        ("mulhsu", "rs1 * signed(rs2, 64) >> 64"),
        ("div", "rs2 == 0 ? -1 : signed(rs1, 64) >> 1"),
        ("sh1add", "rs1 + (rs2 << 1)"),
        ("bge", "rs1 >= rs2"),
        ("lw", "memory"),
    ];
    let mut random = Random(2);
    for (name, mutant) in mutants {
        let row = TABLE.iter().find(|row| row.name == name).expect(name);
        let cases = cases(row, &mut random);
        assert!(
            disagreement(row, mutant, &cases).is_some(),
            "{name}: {mutant}"
        );
    }
}
