//! Machine code of printed functions, for measuring: quicker than an assembler. What is printed in the end is proved as
//! the assembler makes it.

use std::{collections::HashMap, sync::OnceLock};

use iced_x86::{Code, Encoder, IcedError, Instruction, MemoryOperand, Register};
use limbforge::emit::asm::x86::{CONSTANTS, Function};

/// Where the words are that a function reads: on other pages than its code, which processors watch for writes.
const CONSTANTS_AT: usize = 1 << 16;

/// The bytes of a function with its return, and far behind them the words that it reads.
///
/// # Errors
/// The line that is not understood, or that the code is longer than any that is scheduled.
pub fn encode(function: &Function) -> Result<Vec<u8>, String> {
    let lines = function.lines.iter().map(String::as_str).chain(["ret"]);
    let mut bytes = assemble(lines)?;
    if bytes.len() > CONSTANTS_AT {
        return Err(format!("a function of {} bytes has no place", bytes.len()));
    }
    if !function.constants.is_empty() {
        bytes.resize(CONSTANTS_AT, 0xcc);
        bytes.extend(function.constants.iter().flat_map(|k| k.to_le_bytes()));
    }
    Ok(bytes)
}

fn assemble<'a>(lines: impl Iterator<Item = &'a str>) -> Result<Vec<u8>, String> {
    let mut encoder = Encoder::new(64);
    let mut at = 0;
    for line in lines {
        let unknown = || format!("`{line}` is not encoded");
        let instruction = instruction(line).ok_or_else(unknown)?;
        let instruction = instruction.map_err(|error| format!("{}: {error}", unknown()))?;
        let length = encoder.encode(&instruction, at);
        at += length.map_err(|error| format!("{}: {error}", unknown()))? as u64;
    }
    Ok(encoder.take_buffer())
}

#[derive(Clone, Copy)]
enum Operand {
    Register(Register),
    Memory(MemoryOperand),
    Number(i64),
}

fn instruction(line: &str) -> Option<Result<Instruction, IcedError>> {
    use Operand::{Memory as M, Number as N, Register as R};
    let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
    let operands = rest.split(", ").filter(|text| !text.is_empty());
    let operands: Option<Vec<Operand>> = operands.map(operand).collect();
    let is_byte = |k: i64| i8::try_from(k).is_ok();
    Some(match (name, operands?.as_slice()) {
        ("ret", []) => Ok(Instruction::with(Code::Retnq)),
        ("push", &[R(x)]) => Instruction::with1(Code::Push_r64, x),
        ("pop", &[R(x)]) => Instruction::with1(Code::Pop_r64, x),
        ("not", &[R(x)]) => Instruction::with1(Code::Not_rm64, x),
        ("setc", &[R(x)]) => Instruction::with1(Code::Setb_rm8, x),
        ("mov", &[R(x), R(y)]) if x.is_gpr64() => Instruction::with2(Code::Mov_r64_rm64, x, y),
        ("mov", &[R(x), R(y)]) => Instruction::with2(Code::Mov_r32_rm32, x, y),
        ("mov", &[R(x), M(y)]) => Instruction::with2(Code::Mov_r64_rm64, x, y),
        ("mov", &[M(x), R(y)]) => {
            let code = match y.size() {
                8 => Code::Mov_rm64_r64,
                4 => Code::Mov_rm32_r32,
                _ => Code::Mov_rm8_r8,
            };
            Instruction::with2(code, x, y)
        }
        ("mov", &[R(x), N(k)]) if x.is_gpr32() => {
            Instruction::with2(Code::Mov_r32_imm32, x, k as u32)
        }
        ("mov", &[R(x), N(k)]) => Instruction::with2(Code::Mov_r64_imm64, x, k),
        ("movzx", &[R(x), M(y)]) => Instruction::with2(Code::Movzx_r32_rm8, x, y),
        ("lea", &[R(x), M(y)]) => Instruction::with2(Code::Lea_r64_m, x, y),
        ("mulx", &[R(x), R(y), R(z)]) => Instruction::with3(Code::VEX_Mulx_r64_r64_rm64, x, y, z),
        ("mulx", &[R(x), R(y), M(z)]) => Instruction::with3(Code::VEX_Mulx_r64_r64_rm64, x, y, z),
        ("cmovc", &[R(x), R(y)]) => Instruction::with2(Code::Cmovb_r64_rm64, x, y),
        ("cmovc", &[R(x), M(y)]) => Instruction::with2(Code::Cmovb_r64_rm64, x, y),
        ("imul", &[R(x), R(y)]) => Instruction::with2(Code::Imul_r64_rm64, x, y),
        ("imul", &[R(x), M(y)]) => Instruction::with2(Code::Imul_r64_rm64, x, y),
        ("imul", &[R(x), R(y), N(k)]) => {
            Instruction::with3(Code::Imul_r64_rm64_imm32, x, y, k as i32)
        }
        ("imul", &[R(x), M(y), N(k)]) => {
            Instruction::with3(Code::Imul_r64_rm64_imm32, x, y, k as i32)
        }
        ("shrd", &[R(x), R(y), N(k)]) => {
            Instruction::with3(Code::Shrd_rm64_r64_imm8, x, y, k as i32)
        }
        ("btr", &[R(x), N(k)]) => Instruction::with2(Code::Btr_rm64_imm8, x, k as i32),
        ("shl", &[R(x), N(k)]) => Instruction::with2(Code::Shl_rm64_imm8, x, k as i32),
        ("shr", &[R(x), N(k)]) => Instruction::with2(Code::Shr_rm64_imm8, x, k as i32),
        ("sar", &[R(x), N(k)]) => Instruction::with2(Code::Sar_rm64_imm8, x, k as i32),
        (name, operands) => {
            let [with_register, with_byte, with_number] = arithmetic(name)?;
            match *operands {
                [R(x), R(y)] => Instruction::with2(with_register, x, y),
                [R(x), M(y)] => Instruction::with2(with_register, x, y),
                [R(x), N(k)] if is_byte(k) => Instruction::with2(with_byte, x, k as i32),
                [R(x), N(k)] => Instruction::with2(with_number, x, k as i32),
                _ => return None,
            }
        }
    })
}

/// The instructions of an operation on two words: the second from a register or memory, of one byte, of four.
fn arithmetic(name: &str) -> Option<[Code; 3]> {
    Some(match name {
        "add" => [
            Code::Add_r64_rm64,
            Code::Add_rm64_imm8,
            Code::Add_rm64_imm32,
        ],
        "adc" => [
            Code::Adc_r64_rm64,
            Code::Adc_rm64_imm8,
            Code::Adc_rm64_imm32,
        ],
        "sub" => [
            Code::Sub_r64_rm64,
            Code::Sub_rm64_imm8,
            Code::Sub_rm64_imm32,
        ],
        "sbb" => [
            Code::Sbb_r64_rm64,
            Code::Sbb_rm64_imm8,
            Code::Sbb_rm64_imm32,
        ],
        "and" => [
            Code::And_r64_rm64,
            Code::And_rm64_imm8,
            Code::And_rm64_imm32,
        ],
        "or" => [Code::Or_r64_rm64, Code::Or_rm64_imm8, Code::Or_rm64_imm32],
        "xor" => [
            Code::Xor_r64_rm64,
            Code::Xor_rm64_imm8,
            Code::Xor_rm64_imm32,
        ],
        "cmp" => [
            Code::Cmp_r64_rm64,
            Code::Cmp_rm64_imm8,
            Code::Cmp_rm64_imm32,
        ],
        _ => return None,
    })
}

fn operand(text: &str) -> Option<Operand> {
    if let Some(register) = register(text) {
        return Some(Operand::Register(register));
    }
    match text.split_once('[') {
        Some((_, address)) => memory(address.strip_suffix(']')?).map(Operand::Memory),
        None => number(text).map(Operand::Number),
    }
}

fn number(text: &str) -> Option<i64> {
    match text.strip_prefix("0x") {
        Some(digits) => Some(u64::from_str_radix(digits, 16).ok()? as i64),
        None => text.parse().ok(),
    }
}

/// `register`, `register + number`, `register + register`, `number*register` or `rip + CONSTANTS + number`.
fn memory(address: &str) -> Option<MemoryOperand> {
    let parts: Vec<&str> = address.split(" + ").collect();
    Some(match parts.as_slice() {
        ["rip", place, k] if *place == CONSTANTS => {
            let target = CONSTANTS_AT as i64 + number(k)?;
            MemoryOperand::with_base_displ(Register::RIP, target)
        }
        [one] => match one.split_once('*') {
            Some((scale, index)) => {
                let (scale, index) = (scale.parse().ok()?, register(index)?);
                MemoryOperand::with_index_scale_displ_size(index, scale, 0, 8)
            }
            None => MemoryOperand::with_base(register(one)?),
        },
        [base, other] => match register(other) {
            Some(index) => MemoryOperand::with_base_index(register(base)?, index),
            None => MemoryOperand::with_base_displ(register(base)?, number(other)?),
        },
        _ => return None,
    })
}

fn register(name: &str) -> Option<Register> {
    static NAMES: OnceLock<HashMap<String, Register>> = OnceLock::new();
    let names = NAMES.get_or_init(|| {
        let all = Register::values().filter(|r| r.is_gpr8() || r.is_gpr32() || r.is_gpr64());
        all.map(|register| (spelled(register), register)).collect()
    });
    names.get(name).copied()
}

/// As Intel's manuals write it, but for the low bytes of `r8` to `r15`, which end in b.
fn spelled(register: Register) -> String {
    let name = format!("{register:?}").to_lowercase();
    match name.strip_suffix('l').and_then(|n| n.strip_prefix('r')) {
        Some(digits) => format!("r{digits}b"),
        None => name,
    }
}

#[cfg(test)]
mod tests {
    use limbforge::{
        Prime,
        emit::asm::x86::{Kernel, Processor},
        ops::derive::derive,
    };
    use object::{Object, ObjectSection};

    use super::*;
    use crate::assembler::assemble_x86;

    /// The instructions of the function as an assembler makes it, and as this module does. Encodings may differ.
    fn both(function: &Function) -> [Vec<String>; 2] {
        let text = [".intel_syntax noprefix".to_owned()]
            .into_iter()
            .chain(function.text("f"));
        let text = text.collect::<Vec<_>>().join("\n") + "\n";
        let object = assemble_x86(&text).unwrap();
        let object = object::File::parse(object.as_slice()).unwrap();
        let section = object.section_by_name(".text").unwrap();
        let ours = encode(function).unwrap();
        [section.data().unwrap(), &ours].map(decoded)
    }

    fn decoded(bytes: &[u8]) -> Vec<String> {
        let mut lines = Vec::new();
        for instruction in iced_x86::Decoder::new(64, bytes, 0) {
            let line = instruction.to_string();
            // A linker places the constants of the one.
            let known = !instruction.is_ip_rel_memory_operand();
            let end = line.find('[').filter(|_| !known);
            lines.push(line[..end.unwrap_or(line.len())].to_owned());
            if instruction.mnemonic() == iced_x86::Mnemonic::Ret {
                break;
            }
        }
        lines
    }

    #[test]
    fn the_assembler_makes_the_same_instructions() {
        for (prime, recipe) in [
            (
                "2^255-19",
                "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
            ),
            (
                "2^255-19",
                "5x51 product-scanning double-word fold(19@right:shift-add) carry(interleaved)",
            ),
            (
                "p256",
                "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
            ),
        ] {
            let prime = Prime::parse(prime).unwrap();
            let field = derive(&prime, &recipe.parse().unwrap()).unwrap();
            let whole = field.programs.iter().filter(|p| !p.program().internal);
            for checked in whole {
                let name = &checked.program().name;
                let kernel = Kernel::new(Processor::default(), &field, checked, true).unwrap();
                let function = kernel.function(&kernel.shortest().unwrap()).unwrap();
                let [theirs, ours] = both(&function);
                assert_eq!(theirs.len(), function.lines.len() + 1);
                assert_eq!(theirs, ours, "{name} of {prime}");
            }
        }
    }

    #[test]
    fn unknown_lines_are_refused() {
        for line in [
            "frob rax, rcx",
            "add rax",
            "mov rax, [rip + ELSEWHERE + 8]",
            "add r99, 1",
        ] {
            let function = Function {
                lines: vec![line.to_owned()],
                constants: Vec::new(),
                slots: 0,
            };
            assert!(encode(&function).is_err(), "{line}");
        }
    }
}
