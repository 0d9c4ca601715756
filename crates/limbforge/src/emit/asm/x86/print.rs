//! Assembler text in the syntax of Intel's manuals.

use super::{
    super::{
        allocate::{Allocation, Line, Memory},
        flagged::{Arithmetic, CONSTANTS, Function, Shift, What},
        graph::Graph,
        target::Register,
    },
    processor::{Processor, RSP},
};

const NAMES: [[&str; 3]; 16] = [
    ["rax", "eax", "al"],
    ["rcx", "ecx", "cl"],
    ["rdx", "edx", "dl"],
    ["rbx", "ebx", "bl"],
    ["rsp", "esp", "spl"],
    ["rbp", "ebp", "bpl"],
    ["rsi", "esi", "sil"],
    ["rdi", "edi", "dil"],
    ["r8", "r8d", "r8b"],
    ["r9", "r9d", "r9b"],
    ["r10", "r10d", "r10b"],
    ["r11", "r11d", "r11b"],
    ["r12", "r12d", "r12b"],
    ["r13", "r13d", "r13b"],
    ["r14", "r14d", "r14b"],
    ["r15", "r15d", "r15b"],
];

fn word(register: Register) -> &'static str {
    NAMES[usize::from(register)][0]
}

fn half(register: Register) -> &'static str {
    NAMES[usize::from(register)][1]
}

fn byte(register: Register) -> &'static str {
    NAMES[usize::from(register)][2]
}

fn memory(base: Register, offset: i64) -> String {
    match offset {
        0 => format!("[{}]", word(base)),
        _ => format!("[{} + {offset}]", word(base)),
    }
}

/// Where slots begin, from the stack pointer.
fn slot(slot: usize) -> String {
    memory(RSP, 8 * slot as i64)
}

/// The operands of an item as text, in the order of its inputs. Constants of the file are noted.
fn operands(graph: &Graph<What>, line: &Line, constants: &mut Vec<u64>) -> Vec<String> {
    let Line::Item {
        from, memory: at, ..
    } = line
    else {
        return Vec::new();
    };
    let mut operands: Vec<String> = from
        .iter()
        .filter(|&&register| usize::from(register) < NAMES.len())
        .map(|&register| word(register).to_owned())
        .collect();
    if let Some(operand) = at {
        let text = match operand.place {
            Memory::Slot(k) => slot(k),
            Memory::Caller { item, base } => match graph.items[item].what {
                What::Load { offset, .. } => memory(base, offset),
                what => unreachable!("{what:?} is in no memory of the caller"),
            },
            Memory::Constant { item } => match graph.items[item].what {
                What::Constant(k) => {
                    let known = constants.iter().position(|&known| known == k);
                    let at = known.unwrap_or(constants.len());
                    if known.is_none() {
                        constants.push(k);
                    }
                    format!("[rip + {CONSTANTS} + {}]", 8 * at)
                }
                what => unreachable!("{what:?} is no constant"),
            },
        };
        operands.insert(operand.index, format!("qword ptr {text}"));
    }
    operands
}

/// The instructions of a function but its return, and its constants.
pub fn function(processor: &Processor, graph: &Graph<What>, allocation: &Allocation) -> Function {
    let written = allocation.lines.iter().flat_map(|line| line.writes());
    let mut saved: Vec<Register> = written
        .copied()
        .filter(|r| processor.convention.kept().contains(r))
        .collect();
    saved.sort_unstable();
    saved.dedup();
    let mut lines: Vec<String> = saved
        .iter()
        .map(|&register| format!("push {}", word(register)))
        .collect();
    let mut constants = Vec::new();
    let frame = 8 * allocation.slots;
    if frame > 0 {
        lines.push(format!("sub rsp, {frame}"));
    }
    for line in &allocation.lines {
        match line {
            Line::Item { item, to, .. } => {
                let operands = operands(graph, line, &mut constants);
                instruction(
                    processor,
                    &mut lines,
                    graph.items[*item].what,
                    to,
                    line,
                    &operands,
                );
            }
            Line::Copy { from, to } => lines.push(format!("mov {}, {}", word(*to), word(*from))),
            Line::Spill { from, slot: k } => {
                lines.push(format!("mov qword ptr {}, {}", slot(*k), word(*from)));
            }
            Line::Fill { to, slot: k } => {
                lines.push(format!("mov {}, qword ptr {}", word(*to), slot(*k)));
            }
        }
    }
    if frame > 0 {
        lines.push(format!("add rsp, {frame}"));
    }
    lines.extend(
        saved
            .iter()
            .rev()
            .map(|&register| format!("pop {}", word(register))),
    );
    Function {
        lines,
        constants,
        slots: allocation.slots,
    }
}

fn instruction(
    processor: &Processor,
    lines: &mut Vec<String>,
    what: What,
    to: &[Register],
    line: &Line,
    operands: &[String],
) {
    let Line::Item { from, .. } = line else {
        return;
    };
    let name = match what {
        What::Arithmetic(op, _) => arithmetic(op),
        What::Shift(shift, _) => match shift {
            Shift::Left => "shl",
            Shift::Right => "shr",
            Shift::RightSigned => "sar",
        },
        _ => "",
    };
    let operand = |i: usize| operands[i].as_str();
    let text = match what {
        What::Held(_) => return,
        What::Constant(k) => match u32::try_from(k) {
            Ok(k) => format!("mov {}, {k}", half(to[0])),
            Err(_) => format!("mov {}, {:#x}", word(to[0]), k),
        },
        What::Load { offset, bytes: 8 } => {
            format!("mov {}, qword ptr {}", word(to[0]), memory(from[0], offset))
        }
        What::Load { offset, .. } => {
            format!(
                "movzx {}, byte ptr {}",
                half(to[0]),
                memory(from[0], offset)
            )
        }
        What::Store { offset, bytes } => {
            let (size, register) = match bytes {
                8 => ("qword", word(from[0])),
                4 => ("dword", half(from[0])),
                _ => ("byte", byte(from[0])),
            };
            format!("mov {size} ptr {}, {register}", memory(from[1], offset))
        }
        What::Arithmetic(_, Some(k)) => format!("{name} {}, {k}", operand(0)),
        What::Arithmetic(_, None) => format!("{name} {}, {}", operand(0), operand(1)),
        What::Compare(Some(k)) => format!("cmp {}, {k}", operand(0)),
        What::Compare(None) => format!("cmp {}, {}", operand(0), operand(1)),
        What::Product | What::ProductHigh if !processor.bmi2 => format!("mul {}", operand(1)),
        What::Product => format!("mulx {}, {}, {}", word(to[1]), word(to[0]), operand(1)),
        What::ProductHigh => format!("mulx {}, {0}, {}", word(to[0]), operand(1)),
        What::ProductLow => format!("imul {}, {}", operand(0), operand(1)),
        What::Multiple(k) => format!("imul {}, {}, {k}", word(to[0]), operand(0)),
        What::Shift(_, k) => format!("{name} {}, {k}", operand(0)),
        What::Funnel(k) => format!("shrd {}, {}, {k}", operand(0), operand(1)),
        What::Address => format!("lea {}, [{} + {}]", word(to[0]), operand(0), operand(1)),
        What::Distance(k) => format!("lea {}, [{} + {k}]", word(to[0]), operand(0)),
        What::Scale(k) => format!("lea {}, [{k}*{}]", word(to[0]), operand(0)),
        What::Low(k) => format!("btr {}, {k}", operand(0)),
        What::Low32 => format!("mov {}, {}", half(to[0]), half(from[0])),
        What::Restore(_) => format!("add {}, -1", operand(0)),
        What::Quiet(..) => unreachable!("{what:?} is for other processors"),
        What::Not => format!("not {}", operand(0)),
        What::Bit(_) => {
            // Without a flag, and not what was in the upper bits.
            lines.push(format!("mov {}, 0", half(to[0])));
            format!("setc {}", byte(to[0]))
        }
        What::Choice(_) => format!("cmovc {}, {}", operand(0), operand(1)),
        What::Mask(_) => format!("sbb {0}, {0}", word(to[0])),
    };
    lines.push(text);
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
