//! Hostile functions in Go's assembly: `out = x + y`, written lawfully in ways that are proved, and in ways that are
//! not, most of which leave the right sum.

use std::process::Command;

use limbforge_core::{
    emit::asm::flagged::prover,
    interface::Interface,
    read::{Meanings, X86},
};
use limbforge_lab::assembler::assemble_go;

use crate::hostile::sum;

fn has_go() -> bool {
    let found = Command::new("go").arg("version").output().is_ok();
    if !found {
        println!("skipped: go is not installed");
    }
    found
}

/// Frames and bodies that are proved. `S` is the sum in AX, `W` writes it.
const LAWFUL: &[(usize, &str)] = &[
    (0, "S; W"),
    (16, "S; MOVQ AX, 8(SP); MOVQ 8(SP), AX; W"),
    (8, "MOVQ x+8(FP), BP; ADDQ y+16(FP), BP; MOVQ BP, AX; W"),
    (
        0,
        "PUSHQ BP; MOVQ x+8(FP), BP; MOVQ BP, AX; POPQ BP; ADDQ y+16(FP), AX; W",
    ),
    (16, "S; MOVQ AX, X0; MOVOU X0, 0(SP); MOVQ 0(SP), AX; W"),
    (0, "MOVQ 8(SP), DX; S; W"),
    (0, "MOVQ $1, BX; MOVQ $2, R12; MOVQ $3, R13; S; W"),
];

/// Frames and bodies that are refused, with a part of the reason; most leave the sum.
const UNLAWFUL: &[(usize, &str, &str)] = &[
    // The frame pointer.
    (0, "MOVQ x+8(FP), BP; S; W", "does not restore rbp"),
    (8, "S; MOVQ AX, 8(SP); W", "does not restore rbp"),
    (8, "MOVQ $0, 8(SP); S; W", ""),
    // The stack pointer off by a slot, either way.
    (0, "S; W; LEAQ -8(SP), SP", "does not restore rsp"),
    (0, "S; W; LEAQ 8(SP), SP", "moves the stack pointer"),
    (8, "S; W; LEAQ 8(SP), SP", "uninitialised slot"),
    (8, "S; W; LEAQ -8(SP), SP", "uninitialised slot"),
    // Stores above the frame: the return address, the arguments, what is above them.
    (0, "S; MOVQ AX, 0(SP); W", "outside its frame"),
    (8, "S; MOVQ AX, 16(SP); W", "outside its frame"),
    (0, "S; MOVQ AX, x+8(FP); W", "outside its frame"),
    (8, "S; MOVQ AX, 24(SP); W", "outside its frame"),
    (0, "S; MOVQ AX, 32(SP); W", "outside its frame"),
    // Below it, where nothing is safe.
    (
        0,
        "S; MOVQ AX, -8(SP); MOVQ -8(SP), AX; W",
        "outside its frame",
    ),
    // Reads of the return address, of what is above the arguments, of a slot without contents.
    (0, "MOVQ 0(SP), CX; S; W", "uninitialised slot"),
    (0, "MOVQ 32(SP), CX; S; W", "uninitialised slot"),
    (8, "MOVQ 0(SP), CX; S; W", "uninitialised slot"),
    (0, "MOVQ 12(SP), CX; S; W", "uninitialised slot"),
    // The goroutine, the table of a shared library, the zero.
    (0, "MOVQ x+8(FP), R14; S; W", "writes r14"),
    (
        8,
        "MOVQ R14, 0(SP); XORL R14, R14; MOVQ 0(SP), R14; S; W",
        "writes r14",
    ),
    (
        0,
        "MOVQ R14, CX; MOVQ x+8(FP), R14; S; W; MOVQ CX, R14",
        "writes r14",
    ),
    (0, "ADDQ R14, AX; S; W", ""),
    (0, "MOVQ x+8(FP), R15; S; W", "writes r15"),
    (0, "PXOR X15, X15; S; W", "xmm15"),
    (0, "MOVQ x+8(FP), AX; MOVQ AX, X15; S; W", "xmm15"),
    // Registers without contents: nothing is passed in them.
    (0, "ADDQ DI, AX; S; W", "uninitialised"),
    (0, "MOVQ BX, CX; S; W", "uninitialised"),
    (
        0,
        "MOVQ x+8(FP), CX; ADCQ y+16(FP), CX; S; W",
        "uninitialised",
    ),
    // No alignment is known.
    (16, "S; MOVQ AX, X0; MOVOA X0, 0(SP); W", "multiple of 16"),
    // Arguments as something else.
    (0, "MOVQ out+0(FP), AX; ADDQ $1, AX; S; W", ""),
    (0, "MOVL x+8(FP), AX; ADDQ y+16(FP), AX; W", ""),
    (0, "MOVQ x+8(FP), CX; MOVQ (CX), CX; S; W", ""),
    (0, "MOVQ x+8(FP), AX; ADDQ x+8(FP), AX; W", ""),
    // Results.
    (0, "S", "unwritten"),
    (0, "S; W; W", "twice"),
    (
        0,
        "S; MOVQ out+0(FP), DX; MOVQ AX, 8(DX); W",
        "outside result",
    ),
    (
        0,
        "S; MOVQ out+0(FP), DX; MOVQ AX, -8(DX); W",
        "outside result",
    ),
    (0, "MOVQ out+0(FP), DX; MOVQ (DX), CX; S; W", "reads"),
    // Control.
    (0, "S; TESTQ AX, AX; JEQ 1(PC); W", ""),
    (0, "S; W; JMP ·elsewhere(SB)", ""),
    (8, "CALL ·elsewhere(SB); S; W", ""),
    (0, "S; W; BYTE $0xcc", ""),
    // A carry that is there: the sum and one.
    (
        0,
        "S; MOVL $-1, CX; ADDL $1, CX; MOVL $0, CX; ADCQ $0, AX; W",
        "",
    ),
];

fn body(frame: usize, body: &str, name: &str, flags: &str) -> String {
    let body = body
        .replace("S;", "MOVQ x+8(FP), AX; ADDQ y+16(FP), AX;")
        .replace('W', "MOVQ out+0(FP), DX; MOVQ AX, (DX)");
    let body = if body == "S" { String::new() } else { body };
    format!("TEXT ·{name}(SB), {flags}, ${frame}-24\n\t{body}\n\tRET\n")
}

/// All bodies in one executable.
#[test]
fn hostile_functions_are_refused() {
    if !has_go() {
        return;
    }
    let checked = sum();
    let mut text = "#include \"textflag.h\"\n".to_owned();
    for (i, (frame, code)) in LAWFUL.iter().enumerate() {
        text += &body(*frame, code, &format!("lawful{i}"), "NOSPLIT");
    }
    for (i, (frame, code, _)) in UNLAWFUL.iter().enumerate() {
        text += &body(*frame, code, &format!("unlawful{i}"), "NOSPLIT");
    }
    // Without the flag the function compares the stack pointer with the goroutine's limit, and may call.
    text += &body(256, "S; W", "growing", "0");
    text += "TEXT ·elsewhere(SB), NOSPLIT, $0-0\n\tRET\n";
    let codes = X86::Go
        .functions(&assemble_go(&text).expect("an executable"))
        .expect("functions");
    let interface = Interface {
        bytes: 0,
        radix: None,
    };
    let own = prover(X86::Go, interface, &checked).expect("a prover");
    let judge = |name: &str| {
        let proved = own.prove(&codes[name]);
        proved.map(drop).map_err(|error| error.to_string())
    };
    for (i, case) in LAWFUL.iter().enumerate() {
        assert_eq!(judge(&format!("lawful{i}")), Ok(()), "{case:?}");
    }
    for (i, case) in UNLAWFUL.iter().enumerate() {
        let error = judge(&format!("unlawful{i}")).expect_err(case.1);
        assert!(error.contains(case.2), "{case:?}: {error}");
    }
    assert!(judge("growing").is_err());
    // The convention of C is another one.
    let other = prover(X86::SystemV, interface, &checked).expect("a prover");
    assert!(other.prove(&codes["lawful0"]).is_err());
}
