//! Machine code of AArch64 as steps of the symbolic machine.

mod computing;
mod memory;

use std::fmt;

use yaxpeax_arch::{Decoder, U8Reader};
use yaxpeax_arm::armv8::a64::{
    InstDecoder, Instruction as Text, Opcode, Operand as Field, SizeCode,
};

use super::{
    Aarch64,
    encoding::is_allocated,
    place::{LINK, Place},
    table::{self, Row, Shift},
};
use crate::read::{
    bits::{low, not},
    elf::Code,
    meanings::{Action, Address, Operand, Rest, Step},
    word::{Node, Op, Words},
};

/// Bytes of an instruction.
const BYTES: usize = 4;

/// An instruction in its place.
#[derive(Clone)]
pub struct Instruction {
    text: Text,
    effect: Effect,
}

/// The words that an instruction computes.
#[derive(Clone)]
enum Effect {
    /// Those of its row for operands of so many bits; the second source is shifted.
    Row {
        row: &'static Row,
        bits: u32,
        shift: (Shift, u32),
    },
    /// One of two words, by the last source.
    Choice {
        opcode: Opcode,
        bits: u32,
        inverted: bool,
    },
    /// A flag as a word, or minus that.
    Flag { minus: bool, inverted: bool },
    /// Its source, of which 16 bits are others.
    Part { bits: u32, part: u64, at: u32 },
    /// Its sources.
    Copy,
    /// None.
    Nothing,
}

impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.text)
    }
}

impl Instruction {
    /// Results from sources.
    pub fn values(&self, sources: &[Node], words: &mut Words) -> Option<Vec<Node>> {
        match &self.effect {
            Effect::Copy => Some(sources.to_vec()),
            Effect::Nothing => None,
            Effect::Part { bits, part, at } => {
                let word = low(words, *bits, sources[0]);
                Some(vec![table::with_part(words, *bits, word, *part, *at)])
            }
            Effect::Flag { minus, inverted } => {
                let bit = if *inverted {
                    not(words, sources[0])
                } else {
                    sources[0]
                };
                let zero = words.constant(0);
                Some(vec![if *minus {
                    words.node(Op::Sub, &[zero, bit])
                } else {
                    bit
                }])
            }
            Effect::Choice {
                opcode,
                bits,
                inverted,
            } => {
                let other = table::choice(*opcode)?;
                let (x, y) = (low(words, *bits, sources[0]), low(words, *bits, sources[1]));
                let y = other(words, *bits, y);
                Some(vec![table::chosen(words, sources[2], *inverted, x, y)])
            }
            Effect::Row { row, bits, shift } => {
                let (operands, flags) = sources.split_at(row.sources);
                let operands = operands.iter().map(|&source| low(words, *bits, source));
                let mut cut: Vec<Node> = operands.collect();
                if let (Some(second), (shift, k)) = (cut.get_mut(1), shift) {
                    *second = table::shifted(words, *bits, *shift, *k, *second);
                }
                cut.extend(flags);
                (row.meaning)(words, *bits, &cut)
            }
        }
    }
}

/// The instructions of a function.
///
/// # Errors
/// The first thing that is no instruction.
pub fn steps(code: &Code) -> Result<Vec<Step<Aarch64>>, String> {
    if let Some(reason) = &code.obstacle {
        return Err(reason.clone());
    }
    let mut reader = Reader {
        at: 0,
        steps: Vec::new(),
    };
    for bytes in code.bytes.chunks(BYTES) {
        let text = InstDecoder::default().decode(&mut U8Reader::new(bytes));
        let text =
            text.map_err(|_| format!("at offset {:#x} there is no instruction", reader.at))?;
        let before = reader.steps.len();
        // Nothing that a linker changes is followed.
        let range = reader.at..reader.at + BYTES as u64;
        let word = bytes.try_into().map(u32::from_le_bytes);
        let known = code.links_are(range, None)
            && word.is_ok_and(is_allocated)
            && reader.instruction(&text).is_some();
        if !known {
            reader.steps.truncate(before);
            reader.push(&text, Effect::Nothing, Action::Other);
        }
        reader.at += BYTES as u64;
    }
    Ok(reader.steps)
}

struct Reader {
    at: u64,
    steps: Vec<Step<Aarch64>>,
}

fn bits_of(size: SizeCode) -> u32 {
    match size {
        SizeCode::X => 64,
        SizeCode::W => 32,
    }
}

/// A register that is no stack pointer, and its bits.
fn register(field: Field) -> Option<(Place, u32)> {
    match field {
        Field::Register(size, n) => Some((Place::register(n), bits_of(size))),
        Field::RegisterOrSP(size, n) if n != 31 => Some((Place::register(n), bits_of(size))),
        _ => None,
    }
}

/// A register of 64 bits that may be the stack pointer.
fn base(field: Field) -> Option<Place> {
    match field {
        Field::RegisterOrSP(SizeCode::X, n) => Some(Place::base(n)),
        _ => None,
    }
}

/// A constant operand.
fn number(field: Field) -> Option<u64> {
    match field {
        Field::Immediate(k) => Some(k.into()),
        Field::Imm64(k) => Some(k),
        Field::Imm16(k) => Some(k.into()),
        Field::ImmShift(k, by) => Some(u64::from(k) << by),
        _ => None,
    }
}

impl Reader {
    fn push(&mut self, text: &Text, effect: Effect, action: Action<Place>) {
        self.steps.push(Step {
            at: self.at,
            instruction: Instruction {
                text: *text,
                effect,
            },
            action,
        });
    }

    fn copied(&mut self, text: &Text, sources: Vec<Operand<Place>>, results: Vec<Operand<Place>>) {
        let action = Action::Compute {
            sources,
            results,
            lost: Vec::new(),
        };
        self.push(text, Effect::Copy, action);
    }

    fn moved(&mut self, text: &Text, from: Operand<Place>, to: Operand<Place>) {
        self.push(text, Effect::Nothing, Action::Move { from, to });
    }

    fn address(&mut self, text: &Text, to: Place, base: Place, distance: i64) {
        let of = Address {
            base,
            index: None,
            rest: Rest::Distance(distance),
        };
        self.push(text, Effect::Nothing, Action::Address { to, of });
    }

    /// The steps of an instruction; `None` if it is not known.
    fn instruction(&mut self, i: &Text) -> Option<()> {
        match i.opcode {
            Opcode::RET => {
                let (to, _) = register(i.operands[0])?;
                (to == LINK).then(|| self.push(i, Effect::Nothing, Action::Return))
            }
            Opcode::HINT => self.hint(i),
            Opcode::B => {
                let Field::PCOffset(by) = i.operands[0] else {
                    return None;
                };
                let to = self.at.checked_add_signed(by)?;
                let sources = Vec::new();
                self.push(i, Effect::Nothing, Action::Jump { sources, to });
                Some(())
            }
            Opcode::MOVZ | Opcode::MOVN | Opcode::MOVK => self.constant(i),
            Opcode::LDR | Opcode::LDUR => self.transfer(i, None, true),
            Opcode::LDRB | Opcode::LDURB => self.transfer(i, Some(1), true),
            Opcode::STR | Opcode::STUR => self.transfer(i, None, false),
            Opcode::STRB | Opcode::STURB => self.transfer(i, Some(1), false),
            Opcode::LDP => self.pair(i, true),
            Opcode::STP => self.pair(i, false),
            Opcode::CSEL | Opcode::CSINC | Opcode::CSINV | Opcode::CSNEG => self.choice(i),
            _ => self.sum(i).or_else(|| self.computed(i)),
        }
    }

    /// `nop`, and the marks of places to jump to.
    fn hint(&mut self, i: &Text) -> Option<()> {
        let [Field::ControlReg(group), Field::Immediate(which), ..] = i.operands else {
            return None;
        };
        let harmless = (group, which) == (0, 0) || group == 4 && which % 2 == 0 && which < 8;
        harmless.then(|| self.copied(i, Vec::new(), Vec::new()))
    }

    fn constant(&mut self, i: &Text) -> Option<()> {
        let (to, bits) = register(i.operands[0])?;
        let Field::ImmShift(part, at) = i.operands[1] else {
            return None;
        };
        let (part, at) = (u64::from(part), u32::from(at));
        let k = part << at;
        let k = match i.opcode {
            Opcode::MOVZ => k,
            Opcode::MOVN => !k & (u64::MAX >> (64 - bits)),
            _ => {
                let action = Action::Compute {
                    sources: vec![Operand::Place(to)],
                    results: vec![Operand::Place(to)],
                    lost: Vec::new(),
                };
                self.push(i, Effect::Part { bits, part, at }, action);
                return Some(());
            }
        };
        self.copied(i, vec![Operand::Number(k)], vec![Operand::Place(to)]);
        Some(())
    }
}
