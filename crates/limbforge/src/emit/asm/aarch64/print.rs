//! Text of GNU as for AArch64, which clang takes too.

use super::{
    super::{
        allocate::{Allocation, Line},
        flagged::{Arithmetic, Flag, Function, Shift, What},
        graph::Graph,
        target::Register,
    },
    processor::{REGISTERS, UNSAVED, ZERO, is_pattern},
};

/// Distances that a pair of registers can be written at are at most this.
const PAIRS: usize = 504;

fn word(register: Register) -> String {
    match register {
        ZERO => "xzr".to_owned(),
        _ => format!("x{register}"),
    }
}

fn half(register: Register) -> String {
    match register {
        ZERO => "wzr".to_owned(),
        _ => format!("w{register}"),
    }
}

fn memory(base: &str, offset: usize) -> String {
    match offset {
        0 => format!("[{base}]"),
        _ => format!("[{base}, #{offset}]"),
    }
}

/// The registers that a function gives back, as pairs with their place in the frame.
fn saved(name: &str, registers: &[Register], lines: &mut Vec<String>) {
    for (i, pair) in registers.chunks(2).enumerate() {
        let at = memory("sp", 16 * i);
        lines.push(match pair {
            [first, second] if 16 * i <= PAIRS => {
                format!("{name}p {}, {}, {at}", word(*first), word(*second))
            }
            _ => format!("{name}r {}, {at}", word(pair[0])),
        });
    }
}

/// The stack pointer moves by a number of bytes: an instruction holds twelve bits, or twelve above those.
fn frame(name: &str, bytes: usize, lines: &mut Vec<String>) {
    let (low, high) = (bytes % (1 << 12), bytes >> 12);
    if high > 0 {
        lines.push(format!("{name} sp, sp, #{high}, lsl #12"));
    }
    if low > 0 {
        lines.push(format!("{name} sp, sp, #{low}"));
    }
}

/// The instructions of a function but its return. It has no constants beside them.
pub fn function(graph: &Graph<What>, allocation: &Allocation) -> Function {
    let written = allocation.lines.iter().flat_map(|line| line.writes());
    let mut kept: Vec<Register> = written
        .copied()
        .filter(|r| REGISTERS[UNSAVED..].contains(r))
        .collect();
    kept.sort_unstable();
    kept.dedup();
    let slot = |slot: usize| memory("sp", 8 * (kept.len() + slot));
    let size = (8 * (kept.len() + allocation.slots)).next_multiple_of(16);
    let mut lines = Vec::new();
    frame("sub", size, &mut lines);
    saved("st", &kept, &mut lines);
    for line in &allocation.lines {
        match line {
            Line::Item { item, to, from, .. } => {
                instruction(&mut lines, graph.items[*item].what, to, from);
            }
            Line::Copy { from, to } => lines.push(format!("mov {}, {}", word(*to), word(*from))),
            Line::Spill { from, slot: k } => {
                lines.push(format!("str {}, {}", word(*from), slot(*k)))
            }
            Line::Fill { to, slot: k } => lines.push(format!("ldr {}, {}", word(*to), slot(*k))),
        }
    }
    saved("ld", &kept, &mut lines);
    frame("add", size, &mut lines);
    Function {
        lines,
        constants: Vec::new(),
        slots: allocation.slots,
    }
}

/// A constant: one instruction if there is one, else 16 bits at a time.
fn constant(lines: &mut Vec<String>, to: &str, k: u64) {
    let parts = |of: u64| (0..4u32).filter(move |i| of >> (16 * i) & 0xffff != 0);
    if parts(k).count() <= 1 || parts(!k).count() <= 1 || is_pattern(k) {
        lines.push(format!("mov {to}, #{k:#x}"));
        return;
    }
    let inverted = parts(!k).count() < parts(k).count();
    let base = if inverted { !k } else { k };
    for (i, part) in parts(base).enumerate() {
        let at = 16 * part;
        let name = match (i, inverted) {
            (0, false) => "movz",
            (0, true) => "movn",
            _ => "movk",
        };
        let digits = if i == 0 { base } else { k } >> at & 0xffff;
        lines.push(format!("{name} {to}, #{digits:#x}, lsl #{at}"));
    }
}

/// The condition under which a bit is 1.
fn condition(flag: Flag) -> &'static str {
    match flag {
        Flag::Carry => "cs",
        Flag::NoBorrow => "cc",
    }
}

fn instruction(lines: &mut Vec<String>, what: What, to: &[Register], from: &[Register]) {
    let to = to.first().copied().map(word).unwrap_or_default();
    let operand = |i: usize| word(from[i]);
    let text = match what {
        What::Held(_) => return,
        What::Passed(_) => unreachable!("arguments are in registers"),
        What::Constant(k) => return constant(lines, &to, k),
        What::Load { offset, bytes } => {
            let at = memory(&operand(0), offset as usize);
            match bytes {
                8 => format!("ldr {to}, {at}"),
                _ => format!("ldrb {}, {at}", to.replacen('x', "w", 1)),
            }
        }
        What::Store { offset, bytes } => {
            let at = memory(&operand(1), offset as usize);
            match bytes {
                8 => format!("str {}, {at}", operand(0)),
                4 => format!("str {}, {at}", half(from[0])),
                _ => format!("strb {}, {at}", half(from[0])),
            }
        }
        What::Arithmetic(op, k) => arithmetic(op, "s", &to, &operand(0), &second(from, k)),
        What::Quiet(op, k) => arithmetic(op, "", &to, &operand(0), &second(from, k)),
        What::Compare(k) => arithmetic(Arithmetic::Sub, "s", "xzr", &operand(0), &second(from, k)),
        What::Restore(Flag::Carry) => format!("cmp {}, #1", operand(0)),
        What::Restore(Flag::NoBorrow) => format!("cmp xzr, {}", operand(0)),
        What::Product | What::Multiple(_) => unreachable!("{what:?} is for other processors"),
        What::ProductHigh => format!("umulh {to}, {}, {}", operand(0), operand(1)),
        What::ProductLow => format!("mul {to}, {}, {}", operand(0), operand(1)),
        What::Shift(shift, k) => {
            let name = match shift {
                Shift::Left => "lsl",
                Shift::Right => "lsr",
                Shift::RightSigned => "asr",
            };
            format!("{name} {to}, {}, #{k}", operand(0))
        }
        What::Funnel(k) => format!("extr {to}, {}, {}, #{k}", operand(1), operand(0)),
        What::Address => format!("add {to}, {}, {}", operand(0), operand(1)),
        What::Distance(k) => arithmetic(Arithmetic::Add, "", &to, &operand(0), &Second::Number(k)),
        What::Scale(k) => format!("lsl {to}, {}, #{}", operand(0), k.trailing_zeros()),
        What::Low(k) => format!("ubfx {to}, {}, #0, #{k}", operand(0)),
        What::Low32 => format!("mov {}, {}", to.replacen('x', "w", 1), half(from[0])),
        What::Not => format!("mvn {to}, {}", operand(0)),
        What::Bit(flag) => format!("cset {to}, {}", condition(flag)),
        What::Mask(flag) => format!("csetm {to}, {}", condition(flag)),
        What::Choice(flag) => {
            format!(
                "csel {to}, {}, {}, {}",
                operand(1),
                operand(0),
                condition(flag)
            )
        }
    };
    lines.push(text);
}

/// A second operand.
enum Second {
    Register(String),
    Number(i32),
}

fn second(from: &[Register], k: Option<i32>) -> Second {
    k.map_or_else(|| Second::Register(word(from[1])), Second::Number)
}

/// A sum, a difference or an operation on bits; `flag` is the letter of those that leave a carry.
fn arithmetic(op: Arithmetic, flag: &str, to: &str, x: &str, y: &Second) -> String {
    let name = match op {
        Arithmetic::Add => "add",
        Arithmetic::AddCarry => "adc",
        Arithmetic::Sub => "sub",
        Arithmetic::SubBorrow => "sbc",
        Arithmetic::And => "and",
        Arithmetic::Or => "orr",
        Arithmetic::Xor => "eor",
    };
    let flag = if op.carries() { flag } else { "" };
    let y = match (op, y) {
        (_, Second::Register(y)) => y.clone(),
        (Arithmetic::AddCarry | Arithmetic::SubBorrow, Second::Number(_)) => "xzr".to_owned(),
        (_, Second::Number(k)) => format!("#{:#x}", i64::from(*k) as u64),
    };
    format!("{name}{flag} {to}, {x}, {y}")
}
