//! Allocated code as instructions.

use super::{
    super::{
        allocate::{Allocation, Line, Memory},
        flagged::{Arithmetic, Function, Shift, What},
        graph::Graph,
        target::Register,
    },
    go,
    instruction::{Instruction, Operand, Part, REGISTERS},
    processor::{Processor, RBP, RSP},
};
use crate::{ir::Program, read::X86};

fn word(register: Register) -> Operand {
    Operand::register(register)
}

fn half(register: Register) -> Operand {
    Operand::Register(register, Part::Half)
}

fn byte(register: Register) -> Operand {
    Operand::Register(register, Part::Byte)
}

/// A slot of the frame, which begins at the stack pointer.
fn slot(slot: usize) -> Operand {
    Operand::Memory(RSP, 8 * slot as i64, 8)
}

/// The operands of an item, in the order of its inputs. Constants of the file are noted.
fn operands(graph: &Graph<What>, line: &Line, constants: &mut Vec<u64>) -> Vec<Operand> {
    let Line::Item {
        from, memory: at, ..
    } = line
    else {
        return Vec::new();
    };
    let mut operands: Vec<Operand> = from
        .iter()
        .filter(|&&register| usize::from(register) < REGISTERS)
        .map(|&register| word(register))
        .collect();
    if let Some(operand) = at {
        let place = match operand.place {
            Memory::Slot(k) => slot(k),
            Memory::Caller { item, base } => match graph.items[item].what {
                What::Load { offset, .. } => Operand::Memory(base, offset, 8),
                what => unreachable!("{what:?} is in no memory of the caller"),
            },
            Memory::Constant { item } => match graph.items[item].what {
                What::Constant(k) => {
                    let known = constants.iter().position(|&known| known == k);
                    let at = known.unwrap_or(constants.len());
                    if known.is_none() {
                        constants.push(k);
                    }
                    Operand::Constant(at)
                }
                what => unreachable!("{what:?} is no constant"),
            },
        };
        operands.insert(operand.index, place);
    }
    operands
}

/// The instructions of a function but its return, and its constants. For Go, whose assembler makes the frame, those
/// within it; `None` if the frame is too large there.
pub fn function(
    processor: &Processor,
    program: &Program,
    graph: &Graph<What>,
    allocation: &Allocation,
) -> Option<Function> {
    let mut body = Vec::new();
    let mut constants = Vec::new();
    for line in &allocation.lines {
        match line {
            Line::Item { item, .. } => {
                let operands = operands(graph, line, &mut constants);
                let what = graph.items[*item].what;
                body.extend(instructions(processor, what, line, &operands));
            }
            Line::Copy { from, to } => body.push(mov(word(*to), word(*from))),
            Line::Spill { from, slot: k } => body.push(mov(slot(*k), word(*from))),
            Line::Fill { to, slot: k } => body.push(mov(word(*to), slot(*k))),
        }
    }
    let written = allocation.lines.iter().flat_map(|line| line.writes());
    let mut saved: Vec<Register> = written
        .copied()
        .filter(|r| processor.convention.kept().contains(r))
        .collect();
    saved.sort_unstable();
    saved.dedup();
    if processor.convention == X86::Go {
        // A function with a frame has the caller's frame pointer in it.
        let slots = allocation.slots.max(saved.len());
        debug_assert!(saved.is_empty() || saved == [RBP]);
        let arguments = go::arguments(program);
        let lines = body.iter().map(|one| go::line(one, &arguments));
        return (slots <= go::FRAME).then(|| Function {
            lines: lines.collect(),
            constants,
            slots,
        });
    }
    let framed = framed(body, &saved, 8 * allocation.slots as i64);
    Some(Function {
        lines: framed.iter().map(Instruction::to_string).collect(),
        constants,
        slots: allocation.slots,
    })
}

/// A body with its frame around it, and the registers that are given back.
fn framed(body: Vec<Instruction>, saved: &[Register], bytes: i64) -> Vec<Instruction> {
    let on_stack = |name, register: &Register| Instruction::new(name, [word(*register)]);
    let moved = |name| {
        let instruction = Instruction::new(name, [word(RSP), Operand::Number(bytes)]);
        (bytes > 0).then_some(instruction)
    };
    let pushed = saved.iter().map(|register| on_stack("push", register));
    let popped = saved.iter().rev().map(|register| on_stack("pop", register));
    let entered = pushed.chain(moved("sub")).chain(body);
    entered.chain(moved("add")).chain(popped).collect()
}

fn mov(to: Operand, from: Operand) -> Instruction {
    Instruction::new("mov", [to, from])
}

/// The instructions of an item.
fn instructions(
    processor: &Processor,
    what: What,
    line: &Line,
    operands: &[Operand],
) -> Vec<Instruction> {
    let Line::Item { from, to, .. } = line else {
        return Vec::new();
    };
    let operand = |i: usize| operands[i];
    let number = |k: i32| Operand::Number(i64::from(k));
    let (name, operands) = match what {
        What::Held(_) => return Vec::new(),
        What::Passed(argument) => ("mov", vec![word(to[0]), Operand::Passed(argument)]),
        What::Constant(k) => match u32::try_from(k) {
            Ok(k) => ("mov", vec![half(to[0]), Operand::Number(k.into())]),
            Err(_) => ("mov", vec![word(to[0]), Operand::Word(k)]),
        },
        What::Load { offset, bytes: 8 } => (
            "mov",
            vec![word(to[0]), Operand::Memory(from[0], offset, 8)],
        ),
        What::Load { offset, .. } => (
            "movzx",
            vec![half(to[0]), Operand::Memory(from[0], offset, 1)],
        ),
        What::Store { offset, bytes } => {
            let register = match bytes {
                8 => word(from[0]),
                4 => half(from[0]),
                _ => byte(from[0]),
            };
            let memory = Operand::Memory(from[1], offset, bytes);
            ("mov", vec![memory, register])
        }
        What::Arithmetic(op, Some(k)) => (arithmetic(op), vec![operand(0), number(k)]),
        What::Arithmetic(op, None) => (arithmetic(op), vec![operand(0), operand(1)]),
        What::Compare(Some(k)) => ("cmp", vec![operand(0), number(k)]),
        What::Compare(None) => ("cmp", vec![operand(0), operand(1)]),
        What::Product | What::ProductHigh if !processor.bmi2 => ("mul", vec![operand(1)]),
        What::Product => ("mulx", vec![word(to[1]), word(to[0]), operand(1)]),
        What::ProductHigh => ("mulx", vec![word(to[0]), word(to[0]), operand(1)]),
        What::ProductLow => ("imul", vec![operand(0), operand(1)]),
        What::Multiple(k) => ("imul", vec![word(to[0]), operand(0), number(k)]),
        What::Shift(shift, k) => {
            let name = match shift {
                Shift::Left => "shl",
                Shift::Right => "shr",
                Shift::RightSigned => "sar",
            };
            (name, vec![operand(0), Operand::Number(k.into())])
        }
        What::Funnel(k) => (
            "shrd",
            vec![operand(0), operand(1), Operand::Number(k.into())],
        ),
        What::Address => ("lea", vec![word(to[0]), Operand::Sum(from[0], from[1])]),
        What::Distance(k) => ("lea", vec![word(to[0]), Operand::Distance(from[0], k)]),
        What::Scale(k) => ("lea", vec![word(to[0]), Operand::Scaled(from[0], k)]),
        What::Low(k) => ("btr", vec![operand(0), Operand::Number(k.into())]),
        What::Low32 => ("mov", vec![half(to[0]), half(from[0])]),
        What::Restore(_) => ("add", vec![operand(0), number(-1)]),
        What::Quiet(..) => unreachable!("{what:?} is for other processors"),
        What::Not => ("not", vec![operand(0)]),
        What::Bit(_) => {
            // Without a flag, and not what was in the upper bits.
            let zero = mov(half(to[0]), Operand::Number(0));
            return vec![zero, Instruction::new("setc", [byte(to[0])])];
        }
        What::Choice(_) => ("cmovc", vec![operand(0), operand(1)]),
        What::Mask(_) => ("sbb", vec![word(to[0]), word(to[0])]),
    };
    vec![Instruction::new(name, operands)]
}

fn arithmetic(op: Arithmetic) -> &'static str {
    match op {
        Arithmetic::Add => "add",
        Arithmetic::AddCarry => "adc",
        Arithmetic::Sub => "sub",
        Arithmetic::SubBorrow => "sbb",
        Arithmetic::And => "and",
        Arithmetic::Or => "or",
        Arithmetic::Xor => "xor",
    }
}
