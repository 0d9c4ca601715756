//! Machine code of x86-64 as steps of the symbolic machine.

mod moves;
mod rows;
mod vector;

use std::fmt;

use iced_x86::{Code as Form, Decoder, DecoderOptions, EncodingKind, OpKind, Register};

use super::{
    Code, X86,
    place::{Place, RSP},
    table::Row,
};
use crate::read::{
    bits::{low, or, shift_right},
    meanings::{Action, Address, Operand, Rest, Step},
    word::{Node, Op, Words},
};

/// An instruction in its place.
#[derive(Clone)]
pub struct Instruction {
    text: iced_x86::Instruction,
    effect: Effect,
}

/// A part of a word: its bits, and how many are below them.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Part {
    bits: u32,
    above: u32,
}

const WHOLE: Part = Part { bits: 64, above: 0 };

/// The words that an instruction computes.
#[derive(Clone)]
enum Effect {
    /// Those of its row for operands of so many bits, from parts of the sources. A short result may be put into the
    /// word that is the last source.
    Row {
        row: &'static Row,
        bits: u32,
        parts: Vec<Part>,
        into: Option<u32>,
    },
    /// Its sources.
    Copy,
    /// The part of its source, read with sign, in so many bits.
    Extend { from: u32, to: u32 },
    /// None.
    Nothing,
}

impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.text)
    }
}

impl Instruction {
    /// As the decoder has it.
    pub(in crate::read) fn text(&self) -> &iced_x86::Instruction {
        &self.text
    }

    /// Results from sources.
    pub fn values(&self, sources: &[Node], words: &mut Words) -> Option<Vec<Node>> {
        match &self.effect {
            Effect::Copy => Some(sources.to_vec()),
            Effect::Nothing => None,
            Effect::Extend { from, to } => {
                let top = words.node(Op::ShiftLeft(64 - from), &[sources[0]]);
                let word = words.node(Op::ShiftRightSigned(64 - from), &[top]);
                Some(vec![low(words, *to, word)])
            }
            Effect::Row {
                row,
                bits,
                parts,
                into,
            } => {
                let mut cut = Vec::new();
                for (part, &source) in parts.iter().zip(sources) {
                    let down = shift_right(words, part.above, source);
                    cut.push(low(words, part.bits, down));
                }
                let mut results = (row.meaning)(words, *bits, &cut)?;
                if let Some(bits) = into {
                    let mask = words.constant(u64::MAX << bits);
                    let above = words.node(Op::And, &[*sources.last()?, mask]);
                    results[0] = or(words, above, results[0]);
                }
                Some(results)
            }
        }
    }
}

/// The instructions of a function.
///
/// # Errors
/// The first thing that is no instruction.
pub fn steps(code: &Code) -> Result<Vec<Step<X86>>, String> {
    if let Some(reason) = &code.obstacle {
        return Err(reason.clone());
    }
    let mut decoder = Decoder::with_ip(64, &code.bytes, code.address, DecoderOptions::NONE);
    let mut reader = Reader {
        code,
        at: 0,
        steps: Vec::new(),
    };
    while decoder.can_decode() {
        let instruction = decoder.decode();
        let offsets = decoder.get_constant_offsets(&instruction);
        reader.at = instruction.ip() - code.address;
        if instruction.is_invalid() {
            return Err(format!(
                "at offset {:#x} there is no instruction",
                reader.at
            ));
        }
        // A linker changes displacements from the instruction pointer, and nothing else that is read.
        let displaced =
            instruction.memory_base() == Register::RIP && offsets.displacement_size() == 4;
        let field = displaced.then(|| reader.at + offsets.displacement_offset() as u64);
        let length = instruction.len() as u64;
        let range = reader.at..reader.at + length;
        if code.links_are(range, field) && is_the_same_everywhere(code, &instruction) {
            reader.instruction(&instruction);
        } else {
            reader.other(&instruction);
        }
    }
    Ok(reader.steps)
}

/// Whether processors of AMD read the same instruction: they obey a prefix of jumps that Intel's ignore.
pub(super) fn is_the_same_everywhere(code: &Code, i: &iced_x86::Instruction) -> bool {
    let at = usize::try_from(i.ip() - code.address);
    let bytes = at.ok().and_then(|at| code.bytes.get(at..));
    let bytes = bytes.unwrap_or_default();
    let other = Decoder::with_ip(64, bytes, i.ip(), DecoderOptions::AMD).decode();
    other == *i && other.len() == i.len()
}

struct Reader<'a> {
    code: &'a Code,
    at: u64,
    steps: Vec<Step<X86>>,
}

/// Number and part of a general-purpose register.
fn general(register: Register) -> Option<(u8, Part)> {
    let bits = match register {
        _ if register.is_gpr64() => 64,
        _ if register.is_gpr32() => 32,
        _ if register.is_gpr16() => 16,
        _ if register.is_gpr8() => 8,
        _ => return None,
    };
    let second = [Register::AH, Register::BH, Register::CH, Register::DH].contains(&register);
    let above = if second { 8 } else { 0 };
    Some((
        register.full_register().number() as u8,
        Part { bits, above },
    ))
}

/// A register of 64 bits.
pub(super) fn whole(register: Register) -> Option<Place> {
    general(register)
        .filter(|(_, part)| *part == WHOLE)
        .map(|(number, _)| Place::Register(number))
}

fn distance(base: Place, rest: i64) -> Address<Place> {
    Address {
        base,
        index: None,
        rest: Rest::Distance(rest),
    }
}

impl Reader<'_> {
    fn push(&mut self, text: &iced_x86::Instruction, effect: Effect, action: Action<Place>) {
        let instruction = Instruction {
            text: *text,
            effect,
        };
        self.steps.push(Step {
            at: self.at,
            instruction,
            action,
        });
    }

    fn moved(&mut self, text: &iced_x86::Instruction, from: Operand<Place>, to: Operand<Place>) {
        self.push(text, Effect::Nothing, Action::Move { from, to });
    }

    fn move_stack(&mut self, text: &iced_x86::Instruction, by: i64) {
        self.push(
            text,
            Effect::Nothing,
            Action::Address {
                to: RSP,
                of: distance(RSP, by),
            },
        );
    }

    /// An instruction that copies its sources to its results.
    fn copied(
        &mut self,
        text: &iced_x86::Instruction,
        sources: Vec<Operand<Place>>,
        results: Vec<Operand<Place>>,
        lost: Vec<Place>,
    ) {
        self.push(
            text,
            Effect::Copy,
            Action::Compute {
                sources,
                results,
                lost,
            },
        );
    }

    /// An operation on one lane.
    fn lane(
        &mut self,
        text: &iced_x86::Instruction,
        row: &'static Row,
        sources: [Operand<Place>; 2],
        to: Operand<Place>,
    ) -> Option<()> {
        let effect = Effect::Row {
            row,
            bits: 64,
            parts: vec![WHOLE; 2],
            into: None,
        };
        let action = Action::Compute {
            sources: sources.to_vec(),
            results: vec![to],
            lost: Vec::new(),
        };
        self.push(text, effect, action);
        Some(())
    }

    fn other(&mut self, text: &iced_x86::Instruction) {
        self.push(text, Effect::Nothing, Action::Other);
    }

    fn instruction(&mut self, i: &iced_x86::Instruction) {
        let before = self.steps.len();
        let prefixed = i.has_lock_prefix() || i.has_rep_prefix() || i.has_repne_prefix();
        let known = matches!(
            i.code().encoding(),
            EncodingKind::Legacy | EncodingKind::VEX
        );
        // `rep ret` and `bnd ret` are returns.
        if known && (!prefixed || i.code() == Form::Retnq) {
            let readers = [Self::structural, Self::vector, Self::computing];
            for read in readers {
                self.steps.truncate(before);
                if read(self, i).is_some() {
                    return;
                }
            }
        }
        self.steps.truncate(before);
        self.other(i);
    }

    /// An operand that is read: a register, memory, or a constant.
    fn source(&self, i: &iced_x86::Instruction, k: u32, part: Part) -> Option<Operand<Place>> {
        match i.op_kind(k) {
            OpKind::Register => {
                general(i.op_register(k)).map(|(number, _)| Operand::Place(Place::Register(number)))
            }
            OpKind::Memory => self.memory(i, part.bits as usize / 8, 0),
            _ => {
                let value = i.try_immediate(k).ok()?;
                Some(Operand::Number(value & (u64::MAX >> (64 - part.bits))))
            }
        }
    }

    /// A word that is read.
    fn word(&self, i: &iced_x86::Instruction, k: u32) -> Option<Operand<Place>> {
        self.source(i, k, WHOLE)
    }

    /// Memory at a register and a distance, or a constant of the file.
    fn memory(
        &self,
        i: &iced_x86::Instruction,
        bytes: usize,
        beyond: i64,
    ) -> Option<Operand<Place>> {
        if i.segment_prefix() != Register::None {
            return None;
        }
        // Nothing writes to constants: `Operand::Number` is refused as a destination.
        if i.memory_base() == Register::RIP {
            return self.code.number(i, bytes, beyond).map(Operand::Number);
        }
        let index = match i.memory_index() {
            Register::None => None,
            index => Some((whole(index)?, i.memory_index_scale().trailing_zeros())),
        };
        let rest = (i.memory_displacement64() as i64).checked_add(beyond)?;
        let address = Address {
            base: whole(i.memory_base())?,
            index,
            rest: Rest::Distance(rest),
        };
        Some(Operand::Memory { address, bytes })
    }
}

/// The part of a register or of memory that an instruction names.
fn part_of(i: &iced_x86::Instruction, k: u32) -> Option<Part> {
    match i.op_kind(k) {
        OpKind::Register => general(i.op_register(k)).map(|(_, part)| part),
        OpKind::Memory => match i.memory_size().size() {
            bytes @ (1 | 2 | 4 | 8) => Some(Part {
                bits: 8 * bytes as u32,
                above: 0,
            }),
            _ => None,
        },
        _ => None,
    }
}
