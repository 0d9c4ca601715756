//! The text of every row, assembled by others, against the words of the encoder.

use std::{fs, path::Path, process::Command};

use crate::support::{Random, random_instruction, whole_sets};
use riscv_lab::isa::{Format, Instruction, Isa, Op, Reg, decode, encode, gnu_text};

/// Three instructions of every row.
fn instructions(isa: &Isa) -> Vec<Instruction> {
    let mut random = Random(5);
    let rows = isa.rows().flat_map(|row| [row; 3]);
    rows.map(|row| random_instruction(row, &mut random))
        .collect()
}

/// Assembles all in one file and returns its bytes, or why not.
fn assembled(command: &mut Command, folder: &Path, source: &str) -> Result<Vec<u8>, String> {
    let (input, object) = (folder.join("all.s"), folder.join("all.o"));
    fs::write(&input, source).expect("a source");
    let output = command.arg("-o").arg(&object).arg(&input).output();
    let output = output.map_err(|error| error.to_string())?;
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(text_section(&fs::read(&object).expect("an object")))
}

/// The bytes of `.text`, which both assemblers put first: ELF64, little-endian, section headers from 0x28 on.
fn text_section(object: &[u8]) -> Vec<u8> {
    let number = |at: usize, bytes: usize| {
        let all = object[at..at + bytes].iter().rev();
        all.fold(0_usize, |n, byte| n << 8 | usize::from(*byte))
    };
    let (table, entry, count) = (number(0x28, 8), number(0x3a, 2), number(0x3c, 2));
    let sections = (0..count).map(|index| table + index * entry);
    // The section that holds code: SHF_EXECINSTR.
    let mut code = sections.filter(|at| number(at + 8, 8) & 4 != 0 && number(at + 32, 8) > 0);
    let at = code.next().expect("a section with code");
    let (offset, size) = (number(at + 24, 8), number(at + 32, 8));
    object[offset..offset + size].to_vec()
}

fn compare(name: &str, arguments: &[&str]) {
    let folder = tempfile::tempdir().expect("a folder");
    for isa in whole_sets() {
        let instructions = instructions(&isa);
        let mut source = String::new();
        for instruction in &instructions {
            source += &format!("    {}\n", gnu_text(instruction, &isa));
        }
        let mut command = Command::new(name);
        command.args(arguments);
        let bytes = match assembled(&mut command, folder.path(), &source) {
            Ok(bytes) => bytes,
            Err(reason) => {
                println!("skipped: {name} cannot be started ({reason}); install it to compare");
                return;
            }
        };
        assert_eq!(bytes.len(), instructions.len() * 4, "{name}");
        for (theirs, instruction) in bytes.chunks(4).zip(&instructions) {
            let ours = encode(instruction, &isa).expect("a word").to_le_bytes();
            assert_eq!(theirs, ours, "{name}: {}", gnu_text(instruction, &isa));
        }
        println!("{name}: {} instructions of {isa}", instructions.len());
    }
}

/// Both assemblers write short words where they can: decoded, they are what was written.
fn compare_compressed(name: &str, arguments: &[&str]) {
    let isa: Isa = "rv64gc".parse().expect("an instruction set");
    let mut random = Random(8);
    let mut instructions = Vec::new();
    // Short words, but hints, which are read and never written, and `addi rd, rs, 0`, which is written as `add rd,
    // zero, rs`.
    let mut halves: Vec<u16> = (0..=u16::MAX).collect();
    halves.retain(|half| half & 3 != 3 && random.below(16) == 0);
    for half in halves {
        if let Ok((instruction, 2)) = decode(half.into(), &isa)
            && (instruction.rd != Reg::ZERO || instruction.op.row().format != Format::R)
            && (instruction.op != Op::Addi || instruction.imm != 0)
        {
            instructions.push(instruction);
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    let lines = instructions
        .iter()
        .map(|i| format!("    {}\n", gnu_text(i, &isa)));
    let source: String = lines.collect();
    let mut command = Command::new(name);
    command.args(arguments);
    let bytes = match assembled(&mut command, folder.path(), &source) {
        Ok(bytes) => bytes,
        Err(reason) => {
            println!("skipped: {name} cannot be started ({reason}); install it to compare");
            return;
        }
    };
    let (mut at, mut short) = (0, 0);
    for instruction in &instructions {
        let mut word = [0; 4];
        let rest = &bytes[at..bytes.len().min(at + 4)];
        word[..rest.len()].copy_from_slice(rest);
        let (theirs, length) = decode(u32::from_le_bytes(word), &isa).expect("an instruction");
        assert_eq!(theirs, *instruction, "{name}: {theirs} for {instruction}");
        at += usize::from(length);
        short += usize::from(length == 2);
    }
    assert_eq!(at, bytes.len());
    println!("{name}: {short} of {} are short", instructions.len());
    // LLVM writes jumps long.
    assert!(short * 5 > instructions.len() * 4, "{short}");
}

/// Short jumps and branches as assemblers write them when told to, forwards and backwards to the ends of their reach.
fn compare_short_jumps(name: &str, arguments: &[&str]) {
    let isa: Isa = "rv64gc".parse().expect("an instruction set");
    let mut expected = Vec::new();
    let mut source = String::new();
    for distance in (-256..256).step_by(2) {
        for (short, op) in [("c.beqz", Op::Beq), ("c.bnez", Op::Bne)] {
            expected.push(Instruction::b(op, Reg::x(9), Reg::ZERO, distance));
            source += &format!("    {short} s1, .{distance:+}\n");
        }
    }
    for distance in (-2048..2048).step_by(2) {
        expected.push(Instruction::u(Op::Jal, Reg::ZERO, distance));
        source += &format!("    c.j .{distance:+}\n");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(name);
    command.args(arguments);
    match assembled(&mut command, folder.path(), &source) {
        Ok(bytes) => {
            assert_eq!(bytes.len(), expected.len() * 2);
            for (half, instruction) in bytes.chunks(2).zip(expected) {
                let half = u16::from_le_bytes([half[0], half[1]]);
                assert_eq!(decode(half.into(), &isa), Ok((instruction, 2)), "{name}");
            }
        }
        Err(reason) => {
            println!("skipped: {name} cannot be started ({reason}); install it to compare");
        }
    }
}

#[test]
fn short_jumps_are_read() {
    compare_short_jumps("riscv64-linux-gnu-as", &["-march=rv64gc", "-mno-relax"]);
    compare_short_jumps(
        "clang-19",
        &["--target=riscv64", "-march=rv64gc", "-mno-relax", "-c"],
    );
}

#[test]
fn short_words_of_gnu_as_are_read() {
    compare_compressed("riscv64-linux-gnu-as", &["-march=rv64gc", "-mno-relax"]);
}

#[test]
fn short_words_of_llvm_are_read() {
    compare_compressed(
        "clang-19",
        &["--target=riscv64", "-march=rv64gc", "-mno-relax", "-c"],
    );
}

#[test]
fn gnu_as_gives_the_same_bytes() {
    compare(
        "riscv64-linux-gnu-as",
        &["-march=rv64imafd_zicsr_zifencei_zba_zbb", "-mno-relax"],
    );
}

#[test]
fn llvm_gives_the_same_bytes() {
    let march = "-march=rv64imafd_zicsr_zifencei_zba_zbb";
    compare("clang-19", &["--target=riscv64", march, "-mno-relax", "-c"]);
}
