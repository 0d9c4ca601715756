//! The text of every row, assembled by others, against the words of the encoder.

mod support;

use std::{fs, path::Path, process::Command};

use riscv_lab::isa::{Instruction, Isa, encode, gnu_text};
use support::{Random, random_instruction, whole_sets};

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
