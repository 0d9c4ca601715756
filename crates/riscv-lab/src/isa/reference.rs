//! `docs/riscv-isa.md`: the table for people.

use std::fmt::Write;

use super::text::shape;
use super::{Compressed, CustomEncoding, Effect, Extension, Format, Isa, Row, TABLE};

/// The reference of all instructions, in Markdown.
pub fn reference() -> String {
    let mut page = String::from(HEAD);
    for &extension in Extension::ALL {
        if extension == Extension::C {
            continue;
        }
        let _ = writeln!(page, "\n## {}\n", title(extension));
        page.push_str("| instruction | meaning | bits | class |\n|---|---|---|---|\n");
        for row in TABLE.iter().filter(|row| row.extension == extension) {
            let bits = pattern(row.format, row.bits(CustomEncoding::ClashFree));
            let _ = writeln!(
                page,
                "| `{}` | {} | `{bits}` | {} |",
                shape(row.op),
                meaning(row),
                row.class
            );
        }
    }
    page.push_str(PUBLISHED);
    for row in Isa::everything()
        .rows()
        .filter(|row| row.extension.is_published())
    {
        let words = |encoding| pattern(row.format, row.bits(encoding));
        let _ = writeln!(
            page,
            "| `{}` | `{}` | `{}` |",
            row.name,
            words(CustomEncoding::PublishedReduced),
            words(CustomEncoding::ClashFree)
        );
    }
    page.push_str(COMPRESSED);
    for row in Compressed::all() {
        let _ = writeln!(page, "| `{}` | `{}` |", row.name, row.op.row().name);
    }
    page
}

const HEAD: &str = "# Instructions of the emulated core

Generated from the table in `crates/riscv-lab/src/isa/table.rs` by `BLESS=1 cargo test -p riscv-lab --test suite reference`.

`rs1`, `rs2`, `rs3` are the values of registers as unsigned 64-bit integers, and `imm` is the immediate. `memory(a, n)` is the unsigned
little-endian integer of n bytes from address a. Expressions are on unbounded integers. A result goes to a register modulo 2^64, and to
memory modulo its width. `signed(x, w)` and `unsigned(x, w)` read the low w bits of x. `>>` rounds down; `quotient` and `remainder` round
towards 0; `? :` chooses. Operators bind as in C, but comparisons bind loosest before `?`.

The bits of a word are printed from 31 down to 0. `d` is a bit of rd, `s` of rs1, `t` of rs2, `u` of rs3, and `i` of an immediate.
";

const PUBLISHED: &str = "
## Encodings of the published instructions

As published, `cadd` and `madd57lu` have the same encoding, so no core can have both sets: choose `ise-full-published` or
`ise-reduced-published`. By default `madd57lu` has another encoding, and all six are available together. `ise-flexible` has opcodes of its own.

| instruction | as published | clash-free |
|---|---|---|
";

const COMPRESSED: &str = "
## Compressed instructions (C)

Each 16-bit word is decoded as its expansion. The rest of the core sees only expansions.

| instruction | expansion |
|---|---|
";

fn title(extension: Extension) -> String {
    match extension {
        Extension::I => "RV64I: the base".to_owned(),
        Extension::M => "M: multiplication and division".to_owned(),
        Extension::A => "A: atomic accesses".to_owned(),
        Extension::F | Extension::D => {
            format!("{extension}: floating point, without arithmetic")
        }
        Extension::Zicsr => "Zicsr: status registers".to_owned(),
        Extension::Zba => "Zba: addresses".to_owned(),
        Extension::Zbb => "Zbb: bit manipulation".to_owned(),
        Extension::Zicond => "Zicond: conditional zero".to_owned(),
        Extension::FullRadix => "ise-full: proposed, for limbs of 64 bits".to_owned(),
        Extension::ReducedRadix => "ise-reduced: proposed, for limbs of 57 bits".to_owned(),
        Extension::FlexibleRadix => "ise-flexible: proposed, for limbs of 64 - imm bits".to_owned(),
        Extension::C | Extension::Zifencei => extension.to_string(),
    }
}

/// The expression with where its value goes.
fn meaning(row: &Row) -> String {
    let expression = row.pseudo_code.replace('|', "\\|");
    let at = |bytes: u8, address: &str| format!("memory({address}, {bytes})");
    let read = |memory: &str| expression.replace("memory", memory);
    match row.effect {
        Effect::Value(_) | Effect::PcRelative => format!("rd = {expression}"),
        Effect::Load(bytes, _) => format!("rd = {}", read(&at(bytes, "rs1 + imm"))),
        Effect::Store(bytes) => format!("{} = {expression}", at(bytes, "rs1 + imm")),
        Effect::Branch(_) => format!("if {expression}: pc = pc + imm"),
        Effect::Jump | Effect::JumpRegister => format!("rd = pc + length; pc = {expression}"),
        Effect::LoadReserved(bytes) => {
            format!("rd = {}; reserve rs1", read(&at(bytes, "rs1")))
        }
        Effect::StoreConditional(bytes) => {
            let memory = at(bytes, "rs1");
            format!("if reserved: {memory} = {expression}, rd = 0; else rd = 1")
        }
        Effect::Atomic(bytes, _) => {
            let memory = at(bytes, "rs1");
            let bits = u32::from(bytes) * 8;
            format!(
                "rd = signed({memory}, {bits}); {memory} = {}",
                read(&memory)
            )
        }
        Effect::Csr { immediate, .. } => {
            let operand = if immediate { "number" } else { "rs1" };
            format!("rd = csr; csr = {}", expression.replace("rs1", operand))
        }
        Effect::Fence => "orders memory accesses".to_owned(),
        Effect::EnvironmentCall => "calls the operating system".to_owned(),
        Effect::Breakpoint => "traps to the debugger".to_owned(),
    }
}

/// The word from bit 31 to bit 0, with letters for operands.
fn pattern(format: Format, bits: u32) -> String {
    let operands = format.operands();
    let place = |letter: char, bit: u32| match letter {
        'd' => (7..12).contains(&bit),
        's' => (15..20).contains(&bit),
        't' => (20..25).contains(&bit),
        _ => (27..32).contains(&bit),
    };
    let letters: Vec<char> = operands
        .iter()
        .filter_map(|operand| {
            use super::Operand::*;
            match operand {
                Rd | FloatRd => Some('d'),
                Rs1 | FloatRs1 | Address | Place => Some('s'),
                Rs2 | FloatRs2 => Some('t'),
                Rs3 => Some('u'),
                Imm | Upper | Target | Status | Small | Order => None,
            }
        })
        .collect();
    let mut text = String::new();
    for bit in (0..32).rev() {
        text.push(if format.mask() >> bit & 1 == 1 {
            if bits >> bit & 1 == 1 { '1' } else { '0' }
        } else {
            let letter = letters.iter().find(|letter| place(**letter, bit));
            letter.copied().unwrap_or('i')
        });
        if matches!(bit, 25 | 20 | 15 | 12 | 7) {
            text.push(' ');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::Op;
    use super::*;

    #[test]
    fn patterns_have_the_operands_where_they_are() {
        let row = Op::Maddhu.row();
        assert_eq!(
            pattern(row.format, row.bits(CustomEncoding::ClashFree)),
            "uuuuu01 ttttt sssss 111 ddddd 1111011"
        );
        let row = Op::Sraiadd.row();
        assert_eq!(
            pattern(row.format, row.bits(CustomEncoding::ClashFree)),
            "1iiiiii ttttt sssss 111 ddddd 0101011"
        );
    }
}
