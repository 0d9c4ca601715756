//! Instructions of x86-64 as Go's assembler spells them: go.dev/doc/asm, and cmd/internal/obj/x86 for their names.

use super::{
    super::{flagged::CONSTANTS, target::Register},
    instruction::{Instruction, Operand, Part},
    processor::Processor,
};
use crate::{emit::go_names, ir::Program};

/// Names of registers by number, of whichever part.
const REGISTERS: [&str; 16] = [
    "AX", "CX", "DX", "BX", "SP", "BP", "SI", "DI", "R8", "R9", "R10", "R11", "R12", "R13", "R14",
    "R15",
];

/// Names of instructions with operands of 64 bits. `mov` has one for each size, and is not here.
const NAMES: [(&str, &str); 20] = [
    ("adc", "ADCQ"),
    ("add", "ADDQ"),
    ("and", "ANDQ"),
    ("btr", "BTRQ"),
    ("cmovc", "CMOVQCS"),
    ("cmp", "CMPQ"),
    ("imul", "IMULQ"),
    ("lea", "LEAQ"),
    ("movzx", "MOVBLZX"),
    ("mul", "MULQ"),
    ("mulx", "MULXQ"),
    ("not", "NOTQ"),
    ("or", "ORQ"),
    ("sar", "SARQ"),
    ("sbb", "SBBQ"),
    ("setc", "SETCS"),
    ("shl", "SHLQ"),
    ("shr", "SHRQ"),
    ("sub", "SUBQ"),
    ("xor", "XORQ"),
];

/// Words of the frame: the linker allows 800 bytes to a chain of functions that do not grow the stack
/// (`abi.StackNosplitBase`). This leaves some for the return address, the frame pointer and the caller.
pub const FRAME: usize = 64;

/// The name of an operation's function in assembly, which no other function of the package has.
pub fn label(processor: &Processor, operation: &str) -> String {
    let name = go_names::unexported(operation);
    let isa = if processor.bmi2 { "BMI2" } else { "AMD64" };
    format!("{name}{isa}")
}

/// Names of the arguments of a program, as its declaration in Go has them.
pub fn arguments(program: &Program) -> Vec<String> {
    let ports = program.results.iter().chain(&program.params);
    ports.map(|port| go_names::local(&port.name)).collect()
}

/// The line of an instruction in a function with arguments of these names.
pub fn line(instruction: &Instruction, arguments: &[String]) -> String {
    let operands = &instruction.operands;
    let mut texts: Vec<String> = operands.iter().map(|o| operand(o, arguments)).collect();
    // The destination comes last; a comparison has none.
    if instruction.name != "cmp" {
        texts.reverse();
    }
    format!("{} {}", name(instruction), texts.join(", "))
}

fn name(instruction: &Instruction) -> &'static str {
    let bytes = |operand: &Operand| match operand {
        Operand::Register(_, Part::Word) => 8,
        Operand::Register(_, Part::Half) => 4,
        Operand::Register(_, Part::Byte) => 1,
        Operand::Memory(.., bytes) => *bytes,
        _ => 8,
    };
    match (instruction.name, instruction.operands.as_slice()) {
        ("mov", [to, ..]) => match bytes(to) {
            8 => "MOVQ",
            4 => "MOVL",
            _ => "MOVB",
        },
        ("imul", [_, _, _]) => "IMUL3Q",
        // A shift to the right that another word moves into is the other form of the same name.
        ("shrd", _) => "SHRQ",
        (intel, _) => {
            let known = NAMES.iter().find(|(name, _)| *name == intel);
            known.map_or_else(|| unreachable!("`{intel}` is not selected"), |(_, go)| go)
        }
    }
}

fn operand(operand: &Operand, arguments: &[String]) -> String {
    let name = |register: Register| REGISTERS[usize::from(register)];
    match *operand {
        Operand::Register(register, _) => name(register).to_owned(),
        Operand::Number(k) => format!("${k}"),
        Operand::Word(k) => format!("${k:#x}"),
        Operand::Memory(base, distance, _) => format!("{distance}({})", name(base)),
        Operand::Constant(at) => format!("{CONSTANTS}+{}(SB)", 8 * at),
        Operand::Passed(argument) => format!("{}+{}(FP)", arguments[argument], 8 * argument),
        Operand::Sum(x, y) => format!("({})({}*1)", name(x), name(y)),
        Operand::Distance(x, k) => format!("{k}({})", name(x)),
        Operand::Scaled(x, k) => format!("({}*{k})", name(x)),
    }
}
