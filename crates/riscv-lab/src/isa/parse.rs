//! Assembler text to instructions: the readable form and the `.insn` form.

use super::text::{ORDERS, STATUS, shape};
use super::{Instruction, Isa, Op, Operand, ParseError, Reg, decode, encode};

/// Reads one line: what [`Instruction`]'s `Display` or [`gnu_text`](super::gnu_text) writes. Space, capitals of the
/// name and what follows `#` do not count.
///
/// # Errors
/// [`ParseError`].
pub fn parse(line: &str, isa: &Isa) -> Result<Instruction, ParseError> {
    let line = line.split('#').next().unwrap_or_default().trim();
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let name = name.to_ascii_lowercase();
    if name == ".insn" {
        return insn(line, rest.trim(), isa);
    }
    let (op, order) = operation(&name).ok_or_else(|| ParseError::Name(name.clone()))?;
    let mut instruction = Instruction::bare(op);
    read(&mut instruction, rest).ok_or_else(|| ParseError::Operands {
        line: line.to_owned(),
        expected: shape(op),
    })?;
    if op.row().format.operands().contains(&Operand::Place) {
        instruction.imm = order;
    } else if name == "fence.tso" {
        instruction.imm = 0x833;
    }
    encode(&instruction, isa).map_err(ParseError::Encode)?;
    Ok(instruction)
}

/// The instruction of a name, and what its suffix says of order.
fn operation(name: &str) -> Option<(Op, i64)> {
    if name == "fence.tso" {
        return Some((Op::Fence, 0));
    }
    if let Some(op) = Op::named(name) {
        return Some((op, 0));
    }
    // From the longest on, as `.rl` ends `.aqrl` too.
    (1..4).rev().find_map(|order| {
        let op = Op::named(name.strip_suffix(ORDERS[order])?)?;
        let ordered = op.row().format.operands().contains(&Operand::Place);
        ordered.then_some((op, order as i64))
    })
}

fn read(instruction: &mut Instruction, text: &str) -> Option<()> {
    let operands = instruction.op.row().format.operands();
    if operands == [Operand::Order] {
        instruction.imm = match text.split_once(',') {
            Some((before, after)) => accesses(before.trim())? << 4 | accesses(after.trim())?,
            None if text.trim() == "tso" => 0x833,
            None => 0xff,
        };
        let bare = text.trim().is_empty();
        return (bare || text.contains(',') || instruction.imm == 0x833).then_some(());
    }
    let mut words = text.split(',').map(str::trim);
    if operands.is_empty() {
        return text.trim().is_empty().then_some(());
    }
    let register = |word: &str, float| Reg::parse(word).filter(|reg| reg.is_float() == float);
    for operand in operands {
        let word = words.next()?;
        match operand {
            Operand::Rd => instruction.rd = register(word, false)?,
            Operand::Rs1 => instruction.rs1 = register(word, false)?,
            Operand::Rs2 => instruction.rs2 = register(word, false)?,
            Operand::Rs3 => instruction.rs3 = register(word, false)?,
            Operand::FloatRd => instruction.rd = register(word, true)?,
            Operand::FloatRs1 => instruction.rs1 = register(word, true)?,
            Operand::FloatRs2 => instruction.rs2 = register(word, true)?,
            Operand::Imm => instruction.imm = number(word)?,
            Operand::Upper => {
                // Both readings of the upper 20 bits are in use.
                let upper = number(word).filter(|n| (-0x8_0000..0x10_0000).contains(n))?;
                instruction.imm = i64::from((upper << 12) as i32);
            }
            Operand::Target => instruction.imm = number(word.strip_prefix('.')?)?,
            Operand::Address | Operand::Place => {
                let (before, register) = word.strip_suffix(')')?.split_once('(')?;
                instruction.rs1 = Reg::parse(register.trim())?;
                let before = before.trim();
                if *operand == Operand::Address && !before.is_empty() {
                    instruction.imm = number(before)?;
                } else if !matches!(before, "" | "0") {
                    return None;
                }
            }
            Operand::Status => {
                let known = STATUS.iter().find(|(name, _)| *name == word);
                let number = known.map_or_else(|| number(word), |(_, n)| Some(*n))?;
                instruction.imm = (0..4096).contains(&number).then_some(number)?;
            }
            Operand::Small => {
                let small = number(word).filter(|n| (0..32).contains(n))?;
                instruction.imm |= small << 12;
            }
            Operand::Order => return None,
        }
    }
    words.next().is_none().then_some(())
}

/// A decimal or hexadecimal number with a sign or none.
fn number(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if !digits.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let magnitude = match digits.strip_prefix("0x") {
        Some(hexadecimal) if hexadecimal.starts_with(|c: char| c.is_ascii_hexdigit()) => {
            i64::from_str_radix(hexadecimal, 16).ok()?
        }
        Some(_) => return None,
        None => digits.parse().ok()?,
    };
    Some(if negative { -magnitude } else { magnitude })
}

fn accesses(text: &str) -> Option<i64> {
    if text == "0" {
        return Some(0);
    }
    let mut bits = 0;
    for letter in text.chars() {
        bits |= match letter {
            'i' => 8,
            'o' => 4,
            'r' => 2,
            'w' => 1,
            _ => return None,
        };
    }
    (bits != 0).then_some(bits)
}

/// `.insn r opcode, funct3, funct7, rd, rs1, rs2` and `.insn r4 opcode, funct3, funct2, rd, rs1, rs2, rs3`.
fn insn(line: &str, rest: &str, isa: &Isa) -> Result<Instruction, ParseError> {
    let word = insn_word(rest).ok_or_else(|| ParseError::Operands {
        line: line.to_owned(),
        expected: ".insn r4 opcode, funct3, funct2, rd, rs1, rs2, rs3".to_owned(),
    })?;
    let (instruction, _) = decode(word, isa).map_err(|reason| ParseError::Insn {
        line: line.to_owned(),
        reason,
    })?;
    Ok(instruction)
}

fn insn_word(rest: &str) -> Option<u32> {
    let (format, rest) = rest.split_once(char::is_whitespace)?;
    let words: Vec<_> = rest.split(',').map(str::trim).collect();
    let field = |index: usize, below: i64| {
        let value = number(words.get(index)?)?;
        (0..below).contains(&value).then_some(value as u32)
    };
    let register = |index: usize| {
        let register = Reg::parse(words.get(index)?)?;
        (!register.is_float()).then_some(u32::from(register.number()))
    };
    let (opcode, funct3) = (field(0, 128)?, field(1, 8)?);
    let upper = match (format, words.len()) {
        ("r", 6) => field(2, 128)?,
        ("r4", 7) => field(2, 4)? | register(6)? << 2,
        _ => return None,
    };
    // A 32-bit word ends in 11.
    (opcode & 3 == 3).then_some(())?;
    let (rd, rs1, rs2) = (register(3)?, register(4)?, register(5)?);
    Some(opcode | rd << 7 | funct3 << 12 | rs1 << 15 | rs2 << 20 | upper << 25)
}
