//! `limbforge riscv` as a user meets it.

use std::path::{Path, PathBuf};
use std::process::Output;

use riscv_lab::isa::{Isa, encode, parse};

use super::{limbforge, text};

fn riscv(arguments: &[&str]) -> Output {
    limbforge(&[&["riscv"], arguments].concat(), Path::new("."))
}

fn refused(arguments: &[&str], status: i32, part: &str) {
    super::refused(&[&["riscv"], arguments].concat(), status, part);
}

const START: u64 = 0x1_0000;

/// An executable of one segment that begins with these instructions.
fn program(folder: &Path, lines: &[&str]) -> PathBuf {
    let isa = Isa::everything();
    let words = lines.iter().map(|line| {
        let instruction = parse(line, &isa).unwrap_or_else(|error| panic!("{error}"));
        encode(&instruction, &isa).expect("a word")
    });
    let code: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
    let mut file = b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0\xf3\0\x01\0\0\0".to_vec();
    // Entry, program headers, no sections; flags, sizes and counts.
    for word in [START, 64, 0] {
        file.extend(word.to_le_bytes());
    }
    file.extend([5, 0, 0, 0, 64, 0, 56, 0, 1, 0, 64, 0, 0, 0, 0, 0]);
    // PT_LOAD, readable and executable.
    file.extend([1, 0, 0, 0, 5, 0, 0, 0]);
    let size = code.len() as u64;
    for word in [0x1000, START, START, size, size, 0x1000] {
        file.extend(word.to_le_bytes());
    }
    file.resize(0x1000, 0);
    file.extend(code);
    let path = folder.join("program");
    std::fs::write(&path, file).expect("a file");
    path
}

/// Prints its first argument, five bytes of it, and ends with the status 4 of some arithmetic on the new instructions.
const HELLO: [&str; 12] = [
    "ld a1, 16(sp)",
    "addi a0, zero, 1",
    "addi a2, zero, 5",
    "addi a7, zero, 64",
    "ecall",
    "csrrs t0, cycle, zero",
    "addi a0, zero, -1",
    "maddhu a0, a0, a0, a0",
    "csrrs t1, cycle, zero",
    "addi a0, a0, 5",
    "addi a7, zero, 93",
    "ecall",
];

#[test]
fn run_passes_arguments_output_and_status_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = program(folder.path(), &HELLO);
    let path = path.to_str().expect("a plain path");
    let output = riscv(&["run", "--isa", "rv64gc_zba_zbb+ise-full", path, "--hi"]);
    assert_eq!(text(&output.stderr), "");
    assert_eq!(text(&output.stdout), "--hi\0");
    // maddhu(−1, −1, −1) = 2^64 − 1.
    assert_eq!(output.status.code(), Some(4));
    // Without the extension it is no instruction, and what came before has been printed.
    let output = riscv(&["run", path, "hello"]);
    assert_eq!(text(&output.stdout), "hello");
    assert_eq!(output.status.code(), Some(1));
    let error = text(&output.stderr);
    let expected = "at pc 0x1001c: the bytes 7b 75 a5 52 are `maddhu`, which rv64gc_zba_zbb does not have; add ise-full to the instruction set\n";
    assert!(error.ends_with(expected), "{error}");
}

#[test]
fn time_prints_what_the_clock_showed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = program(folder.path(), &HELLO);
    let path = path.to_str().expect("a plain path");
    let arguments = [
        "time",
        "--cpu",
        "rocket",
        "--isa",
        "rv64gc_zba_zbb+ise-full",
        "--json",
        path,
        "hello",
    ];
    let output = riscv(&arguments);
    assert!(output.status.success());
    assert_eq!(
        text(&output.stderr),
        "hello",
        "what the program prints is talk here"
    );
    let record: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(record["core"], "rocket");
    assert_eq!(record["isa"], "rv64gc_zba_zbb+ise-full");
    assert_eq!(record["instructions"], 12);
    assert_eq!(record["status"], 4);
    // The sum waits for the product: one instruction of the two cycles is between.
    assert_eq!(record["stalls"]["multiply"], 1);
    let laps = record["laps"].as_array().expect("laps");
    assert_eq!(laps.len(), 2);
    assert_eq!(
        laps[1]["cycles"].as_u64(),
        laps[0]["cycles"].as_u64().map(|c| c + 3)
    );

    let output = riscv(&[
        "time",
        "--cpu",
        "u74",
        "--isa",
        "rv64gc_zba_zbb+ise-full",
        path,
        "hello",
    ]);
    let report = text(&output.stdout);
    for part in [
        "SiFive U74 (u74), rv64gc_zba_zbb+ise-full: modelled\n",
        "rdcycle at 0x10014: ",
        " since the last\n",
    ] {
        assert!(report.contains(part), "{report}");
    }
    let counted = report.lines().find(|line| line.starts_with("instructions"));
    assert_eq!(
        counted.and_then(|line| line.split_whitespace().nth(1)),
        Some("12")
    );
}

#[test]
fn disassemble_prints_files_and_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = program(
        folder.path(),
        &[
            "addi a0, zero, 1",
            "beq a0, zero, .-4",
            "sraiadd a0, a1, a2, 57",
        ],
    );
    let output = riscv(&["disassemble", path.to_str().expect("a plain path")]);
    let expected = "   10000:  00100513    addi a0, zero, 1\n   10004:  fe050ee3    beq a0, zero, .-4  # 0x10000\n   \
                    10008:  f2c5f52b    sraiadd a0, a1, a2, 57\n";
    assert_eq!(text(&output.stdout), expected);
    let output = riscv(&["disassemble", "68c5f57b", "0x8082"]);
    assert_eq!(
        text(&output.stdout),
        "maddlu a0, a1, a2, a3\njalr zero, 0(ra)\n"
    );
    // cadd or madd57lu: what the published word is depends on the set.
    for (isa, name) in [
        ("rv64i+ise-full-published", "cadd"),
        ("rv64i+ise-reduced-published", "madd57lu"),
    ] {
        let output = riscv(&["disassemble", "--isa", isa, "6cc5f57b"]);
        assert_eq!(text(&output.stdout), format!("{name} a0, a1, a2, a3\n"));
    }
}

#[test]
fn what_cannot_be_done_is_said_in_a_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = program(folder.path(), &["jal zero, .+0"]);
    let path = path.to_str().expect("a plain path");
    let other = env!("CARGO_BIN_EXE_limbforge");
    refused(
        &["run", "--limit", "1000", path],
        1,
        "did not end within 1000 instructions",
    );
    refused(
        &["run", "--isa", "rv64q", path],
        2,
        "`q` in the instruction set `rv64q`",
    );
    let clash = [
        "run",
        "--isa",
        "rv64gc+ise-full-published+ise-reduced",
        path,
    ];
    refused(&clash, 2, "have the same encoding");
    refused(
        &["time", "--cpu", "boom", path],
        2,
        "use one of rocket, u74",
    );
    // Options of before name those of today.
    refused(&["time", "--core", "u74", path], 2, "`--cpu u74`");
    refused(&["run", "--ise", "full", path], 2, "+ise-full`");
    refused(&["run", "there-is-none"], 1, "cannot read there-is-none");
    refused(
        &["run", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")],
        1,
        "not a complete ELF file",
    );
    if cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        refused(&["run", other], 1, "is for another processor");
    }
    refused(
        &["disassemble", "00000000", "12"],
        2,
        "`00000000` is not a word",
    );
    refused(&["disassemble", "0000"], 1, "00 00 are not an instruction");
    refused(&["disassemble", "02b57553"], 1, "floating-point arithmetic");
}
