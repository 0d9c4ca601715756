//! Instructions to words and back, by the table.

use super::{
    DecodeError, EncodeError, Instruction, Isa, Operand, Reg, Row, TABLE,
    compressed::{expand, expanded_anywhere},
};

/// The 32-bit word of an instruction.
///
/// # Errors
/// [`EncodeError`] if the instruction set does not have it, or an operand does not fit.
pub fn encode(instruction: &Instruction, isa: &Isa) -> Result<u32, EncodeError> {
    let row = instruction.op.row();
    if !isa.has(row.extension) {
        return Err(EncodeError::Missing {
            name: row.name,
            extension: row.extension,
            isa: *isa,
        });
    }
    let layout = row.format.layout();
    let Some(immediate) = layout.immediate.insert(instruction.imm) else {
        let (least, greatest, step) = layout.immediate.range();
        return Err(EncodeError::Immediate {
            name: row.name,
            value: instruction.imm,
            least,
            greatest,
            step,
        });
    };
    let mut word = row.bits(isa.encoding()) | immediate;
    let [mut rd, mut rs1, mut rs2, mut rs3] = [None; 4];
    for operand in layout.operands {
        match operand {
            Operand::Rd => rd = Some(false),
            Operand::FloatRd => rd = Some(true),
            Operand::Rs1 | Operand::Address | Operand::Place => rs1 = Some(false),
            Operand::FloatRs1 => rs1 = Some(true),
            Operand::Rs2 => rs2 = Some(false),
            Operand::FloatRs2 => rs2 = Some(true),
            Operand::Rs3 => rs3 = Some(false),
            Operand::Imm
            | Operand::Upper
            | Operand::Target
            | Operand::Status
            | Operand::Small
            | Operand::Order => {}
        }
    }
    let registers = [
        ("rd", rd, instruction.rd, 7),
        ("rs1", rs1, instruction.rs1, 15),
        ("rs2", rs2, instruction.rs2, 20),
        ("rs3", rs3, instruction.rs3, 27),
    ];
    for (operand, float, register, place) in registers {
        let fits = match float {
            Some(float) => register.is_float() == float,
            None => register == Reg::ZERO,
        };
        if !fits {
            return Err(EncodeError::Register {
                name: row.name,
                operand,
            });
        }
        word |= u32::from(register.number()) << place;
    }
    Ok(word)
}

/// The instruction that a word begins with, and its length in bytes: 4, or 2 for a compressed one, which is its
/// expansion and of which the upper half of the word does not count.
///
/// # Errors
/// [`DecodeError`].
pub fn decode(word: u32, isa: &Isa) -> Result<(Instruction, u8), DecodeError> {
    if word & 3 != 3 {
        let half = word as u16;
        let word = u32::from(half);
        return match (expand(half, isa), expanded_anywhere(half)) {
            (Some(instruction), _) => Ok((instruction, 2)),
            (None, Some((name, extension))) => Err(DecodeError::Missing {
                name,
                extension,
                word,
                isa: *isa,
            }),
            (None, None) => Err(DecodeError::Unknown { word }),
        };
    }
    let matches = |row: &&Row| row.bits(isa.encoding()) == word & row.format.mask();
    if let Some(row) = isa.rows().find(matches) {
        return Ok((operands(row, word), 4));
    }
    if let Some(row) = TABLE.iter().find(matches) {
        return Err(DecodeError::Missing {
            name: row.name,
            extension: row.extension,
            word,
            isa: *isa,
        });
    }
    // OP-FP and the four fused multiply-adds.
    match word & 0x7f {
        0x43 | 0x47 | 0x4b | 0x4f | 0x53 => Err(DecodeError::FloatingPoint { word }),
        _ => Err(DecodeError::Unknown { word }),
    }
}

fn operands(row: &Row, word: u32) -> Instruction {
    let layout = row.format.layout();
    let number = |place: u32| (word >> place & 31) as u8;
    let mut instruction = Instruction {
        imm: layout.immediate.extract(word),
        ..Instruction::bare(row.op)
    };
    for operand in layout.operands {
        match operand {
            Operand::Rd => instruction.rd = Reg::x(number(7)),
            Operand::FloatRd => instruction.rd = Reg::f(number(7)),
            Operand::Rs1 | Operand::Address | Operand::Place => {
                instruction.rs1 = Reg::x(number(15));
            }
            Operand::FloatRs1 => instruction.rs1 = Reg::f(number(15)),
            Operand::Rs2 => instruction.rs2 = Reg::x(number(20)),
            Operand::FloatRs2 => instruction.rs2 = Reg::f(number(20)),
            Operand::Rs3 => instruction.rs3 = Reg::x(number(27)),
            Operand::Imm
            | Operand::Upper
            | Operand::Target
            | Operand::Status
            | Operand::Small
            | Operand::Order => {}
        }
    }
    instruction
}
