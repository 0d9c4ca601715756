//! Assembler text run by the effects of the instruction table, and changes of its lines.

use std::collections::HashMap;

use limbforge::ir::{Kind, Program};
use num_bigint::BigInt;
use num_traits::ToPrimitive;
use riscv_lab::isa::{Effect, Isa, Op, Reg, parse};

/// Where the arrays of arguments are, one after the other.
const ARRAYS: u64 = 0x10_0000;
const SIZE: u64 = 0x1000;
const STACK: u64 = 0x80_0000;
const POOL: u64 = 0x90_0000;

/// Runs a function whose arrays are words, and returns the words of its results.
///
/// # Panics
/// If the text does something else than computing, loading and storing.
pub fn run(
    text: &str,
    name: &str,
    isa: &Isa,
    program: &Program,
    inputs: &[Vec<BigInt>],
) -> Vec<Vec<BigInt>> {
    let mut memory: HashMap<u64, u64> = HashMap::new();
    let mut registers = [0u64; 32];
    registers[2] = STACK;
    let word = |k: &BigInt| {
        k.to_u64()
            .unwrap_or_else(|| k.to_i64().expect("a word") as u64)
    };
    let results = program.results.len();
    for argument in 0..results + inputs.len() {
        let base = ARRAYS + SIZE * argument as u64;
        registers[10 + argument] = base;
        let Some(port) = argument.checked_sub(results) else {
            continue;
        };
        if program.params[port].kind == Kind::Flag {
            registers[10 + argument] = word(&inputs[port][0]);
        }
        for (i, k) in inputs[port].iter().enumerate() {
            memory.insert(base + 8 * i as u64, word(k));
        }
    }
    let pool = format!(".L{name}_constants:");
    let constants = text
        .lines()
        .map(str::trim)
        .skip_while(|line| *line != pool)
        .skip(1);
    for (i, line) in constants
        .take_while(|line| line.starts_with(".dword"))
        .enumerate()
    {
        let digits = line.trim_start_matches(".dword 0x");
        let constant = u64::from_str_radix(digits, 16).expect("a constant");
        memory.insert(POOL + 8 * i as u64, constant);
    }
    let label = format!("{name}:");
    for line in text
        .lines()
        .map(str::trim)
        .skip_while(|line| *line != label)
        .skip(1)
    {
        if let Some(rest) = line.strip_prefix("lla ") {
            let register = rest
                .split(',')
                .next()
                .and_then(Reg::parse)
                .expect("a register");
            registers[register.index()] = POOL;
            continue;
        }
        let instruction = parse(line, isa).expect(line);
        let read = |register: Reg| registers[register.index()];
        let [x, y, z] = [instruction.rs1, instruction.rs2, instruction.rs3].map(read);
        let address = x.wrapping_add_signed(instruction.imm);
        match instruction.op.row().effect {
            Effect::Value(effect) => {
                registers[instruction.rd.index()] = effect(x, y, z, instruction.imm);
            }
            Effect::Load(8, _) => registers[instruction.rd.index()] = memory[&address],
            Effect::Store(8) => {
                memory.insert(address, y);
            }
            Effect::JumpRegister if instruction.op == Op::Jalr => break,
            other => panic!("{line}: {other:?}"),
        }
        registers[0] = 0;
    }
    assert_eq!(registers[2], STACK, "the stack pointer");
    let ports = program.results.iter().enumerate();
    ports
        .map(|(argument, port)| {
            let base = ARRAYS + SIZE * argument as u64;
            let words =
                (0..port.values.len()).map(|i| BigInt::from(memory[&(base + 8 * i as u64)]));
            words.collect()
        })
        .collect()
}

/// Lines in place of one or two.
pub struct Mutant {
    /// How many lines it replaces.
    pub replaces: usize,
    /// The lines.
    pub lines: Vec<String>,
}

/// Changes of a line, and of its order with the next.
pub fn mutants(line: &str, next: &str) -> Vec<Mutant> {
    let line = line.split('#').next().unwrap_or_default().trim_end();
    let one = |text: String| Mutant {
        replaces: 1,
        lines: vec![text],
    };
    let mut all = vec![
        Mutant {
            replaces: 1,
            lines: Vec::new(),
        },
        Mutant {
            replaces: 2,
            lines: vec![next.to_owned(), line.to_owned()],
        },
    ];
    let (name, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
    let operands: Vec<&str> = rest.split(", ").collect();
    for at in 0..operands.len() {
        let changed = match operands[at].split_once('(') {
            Some((offset, base)) => {
                let offset: i64 = offset.parse().expect("an offset");
                format!("{}({base}", offset + 8)
            }
            None => match operands[at].parse::<i64>() {
                Ok(number) if name != ".insn" => format!("{}", number ^ 1),
                Ok(_) => continue,
                Err(_) if Reg::parse(operands[at]).is_some() => {
                    let other = if operands[at] == "t3" { "a3" } else { "t3" };
                    other.to_owned()
                }
                Err(_) => continue,
            },
        };
        let mut operands: Vec<String> = operands.iter().map(|&o| o.to_owned()).collect();
        operands[at] = changed;
        all.push(one(format!("    {name} {}", operands.join(", "))));
    }
    for (from, to) in [
        ("add", "sub"),
        ("sltu", "add"),
        ("mul", "mulhu"),
        ("mulhu", "mul"),
        ("srli", "srai"),
        ("and", "or"),
    ] {
        if name == from {
            all.push(one(format!("    {to} {rest}")));
        }
    }
    all
}
