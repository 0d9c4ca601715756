//! Random programs of all standard instructions, on the emulated core and under qemu-riscv64: the same registers and
//! memory.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use crate::support::program::{Program, isa, random_program, rows};
use riscv_lab::isa::{Compressed, Instruction, Op, compress};
use riscv_lab::machine::{End, Executable, Machine};

/// Output of the program under qemu, or the reason why there is none.
fn qemu(file: &[u8], folder: &Path) -> Result<Vec<u8>, String> {
    let path = folder.join("program");
    std::fs::write(&path, file).expect("a file");
    // qemu refuses a file that must not be executed, without a word.
    #[cfg(unix)]
    std::fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o755))
        .expect("permissions");
    let mut command = Command::new("qemu-riscv64");
    command.args(["-cpu", "rv64,zba=true,zbb=true"]).arg(&path);
    let output = command.output().map_err(|error| error.to_string())?;
    assert!(output.status.success(), "{output:?}");
    Ok(output.stdout)
}

fn emulated(file: &[u8]) -> Vec<u8> {
    let program = Executable::parse(file).expect("an executable");
    let mut machine = Machine::new(isa());
    machine.load(&program, &[], &[]).expect("a place");
    let end = machine.run(&mut ()).unwrap_or_else(|stop| panic!("{stop}"));
    assert_eq!(end, End::Exit(0));
    machine.streams.output.kept().to_vec()
}

/// The first difference, for people.
fn difference(ours: &[u8], theirs: &[u8]) -> Option<String> {
    assert_eq!(ours.len(), theirs.len());
    let words = ours.chunks(8).zip(theirs.chunks(8)).enumerate();
    let mut different = words.filter(|(_, (x, y))| x != y);
    different.next().map(|(index, (x, y))| {
        let place = match index {
            0..32 => format!("x{index}"),
            32..64 => format!("f{}", index - 32),
            _ => format!("memory + {}", (index - 64) * 8),
        };
        format!("{place}: {x:02x?} here, {y:02x?} under qemu")
    })
}

const PROGRAMS: u64 = 24;
const LENGTH: usize = 1500;

#[test]
fn random_programs_do_the_same_as_under_qemu() {
    let folder = tempfile::tempdir().expect("a folder");
    for seed in 0..PROGRAMS {
        let file = random_program(seed, LENGTH).elf();
        let theirs = match qemu(&file, folder.path()) {
            Ok(output) => output,
            Err(reason) => {
                println!(
                    "skipped: qemu-riscv64 cannot be started ({reason}); install qemu-user to compare"
                );
                return;
            }
        };
        assert_eq!(
            difference(&emulated(&file), &theirs),
            None,
            "program {seed}"
        );
    }
    println!("{PROGRAMS} programs of {LENGTH} instructions");
}

/// The programs have all rows that they are meant to have, and all compressed forms.
#[test]
fn random_programs_have_all_instructions() {
    let (mut seen, mut short) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..PROGRAMS {
        for (instruction, is_short) in random_program(seed, LENGTH).lines() {
            seen.insert(instruction.op);
            if is_short {
                short.insert(name(&instruction));
            }
        }
    }
    let missing: Vec<_> = rows()
        .into_iter()
        .filter(|row| !seen.contains(&row.op))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(seen.contains(&Op::Jal) && seen.contains(&Op::Jalr));
    let all = Compressed::all().iter().map(|row| row.name);
    let left: Vec<_> = all.filter(|name| !short.contains(name)).collect();
    // Jumps through registers need a far distance, and ebreak ends a program.
    assert_eq!(left, ["c.addi16sp", "c.jr", "c.ebreak", "c.jalr"]);
}

/// The name of an instruction's compressed form.
fn name(instruction: &Instruction) -> &'static str {
    let half = compress(instruction, &isa()).expect("a compressed word");
    let row = Compressed::all().iter().find(|row| row.is(half));
    row.expect("a row").name
}

/// A core with one instruction wrong would be found: the same programs with `mulhu` for `mulh`, say, write something
/// else.
#[test]
fn a_wrong_instruction_changes_what_programs_write() {
    let swaps = [
        (Op::Mulh, Op::Mulhu),
        (Op::Srl, Op::Sra),
        (Op::Slt, Op::Sltu),
        (Op::Lw, Op::Lwu),
        (Op::AmomaxW, Op::AmomaxuW),
        (Op::Flw, Op::Fld),
        (Op::Rorw, Op::Rolw),
        (Op::Blt, Op::Bltu),
        (Op::Divw, Op::Divuw),
        (Op::Csrrs, Op::Csrrc),
    ];
    for (from, to) in swaps {
        let found = (0..PROGRAMS).any(|seed| {
            let program = random_program(seed, LENGTH);
            emulated(&program.elf()) != emulated(&swapped(&program, from, to).elf())
        });
        assert!(found, "{from:?} for {to:?}");
    }
}

fn swapped(program: &Program, from: Op, to: Op) -> Program {
    let mut other = program.clone();
    for item in &mut other.items {
        if item.instruction.op == from {
            item.instruction.op = to;
        }
    }
    other
}
