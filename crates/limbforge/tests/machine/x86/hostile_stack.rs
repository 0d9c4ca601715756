//! Arguments on the stack, and slots that a push takes: lawful code that is proved, and code that is not, most of which
//! leaves the right sums.

use crate::hostile;
use limbforge_core::{
    check::{Checked, check},
    emit::asm::flagged::prover,
    ir::{Congruence, Form, Kind, Program, build::Builder, interval::Interval, spec::Term},
    read::{Arrangement, Returned, X86},
};

use crate::hostile::{INTERFACE, every_place, judge, load, spec};

/// Seven sums `x + y`, the last one with `n` too. The address of the last result and all parameters are on the stack:
/// `x` and `y` are words, `n` is a number of 32 bits.
fn sums() -> Checked<Program> {
    let mut builder = Builder::new("f", 64);
    let bound = [Interval::of_bits(40)];
    let x = builder.param("x", Kind::Word, &bound)[0];
    let y = builder.param("y", Kind::Word, &bound)[0];
    let n = builder.param("n", Kind::Word, &[Interval::of_bits(20)])[0];
    let sum = builder.sum(&[x, y]);
    let last = builder.sum(&[sum, n]);
    let term = |value| Term::new(1, vec![Form::of(value)]);
    let of = |out, terms| Congruence::new(vec![term(out)], terms);
    let spec = spec(vec![
        of(sum, vec![term(x), term(y)]),
        of(last, vec![term(x), term(y), term(n)]),
    ]);
    let names = ["a", "b", "c", "d", "e", "g", "last"];
    let results = names.map(|name| {
        let value = if name == "last" { last } else { sum };
        (name, Kind::Word, vec![value])
    });
    let program = builder.finish(results.to_vec(), spec);
    check(program.expect("words")).expect("a program")
}

/// `SIX` writes the first results from rax, `LAST` the last one, whose address is in r11, from rax and ecx.
fn written(body: &str) -> String {
    let six = "mov [rdi], rax; mov [rsi], rax; mov [rdx], rax; push rcx; pop r10; mov [r10], rax; mov [r8], rax; \
               mov [r9], rax";
    body.replace("SIX", six)
        .replace("LAST", "add rax, rcx; mov [r11], rax")
}

/// Bodies with arguments on the stack that are proved.
const LAWFUL: &[&str] = &[
    "mov rax, [rsp + 16]; add rax, [rsp + 24]; SIX; mov ecx, [rsp + 32]; mov r11, [rsp + 8]; LAST",
    // From a frame.
    "push rbx; sub rsp, 16; mov rax, [rsp + 40]; add rax, [rsp + 48]; SIX; mov ecx, [rsp + 56]; mov r11, [rsp + 32]; \
     LAST; add rsp, 16; pop rbx",
    // The function's own: a word that it wrote there is read again.
    "mov rax, [rsp + 16]; add [rsp + 24], rax; mov rax, [rsp + 24]; SIX; mov ecx, [rsp + 32]; mov r11, [rsp + 8]; LAST",
    "mov rax, [rsp + 16]; add rax, [rsp + 24]; SIX; mov ecx, [rsp + 32]; mov [rsp + 16], rax; mov r11, [rsp + 8]; \
     xor eax, eax; mov rax, [rsp + 16]; LAST",
    "mov rax, [rsp + 16]; mov r11, [rsp + 8]; mov [rsp + 16], rdi; xor edi, edi; mov rdi, [rsp + 16]; \
     add rax, [rsp + 24]; SIX; mov ecx, [rsp + 32]; mov [rsp + 8], ecx; mov ecx, [rsp + 8]; LAST",
    // Pushed from memory: at the stack pointer before it moves, and at another register.
    "push qword ptr [rsp + 16]; pop rax; add rax, [rsp + 24]; SIX; mov ecx, [rsp + 32]; mov r11, [rsp + 8]; LAST",
    "lea r10, [rsp + 8]; push qword ptr [rsp + 16]; push qword ptr [r10 + 16]; pop rax; pop r10; add rax, r10; SIX; \
     mov ecx, [rsp + 32]; mov r11, [rsp + 8]; LAST",
    // Half of a slot, whose upper half nothing reads.
    "mov rax, [rsp + 16]; add rax, [rsp + 24]; SIX; mov ecx, [rsp + 32]; mov r11, [rsp + 8]; mov [rsp + 36], eax; LAST",
];

/// Bodies that are refused, with a part of the reason.
const UNLAWFUL: &[(&str, &str)] = &[
    // One slot too far, either way.
    ("push qword ptr [rsp]; pop rcx; WHOLE", "uninitialised slot"),
    (
        "push qword ptr [rsp + 40]; pop rcx; WHOLE",
        "uninitialised slot",
    ),
    (
        "push qword ptr [rsp + 8]; pop rax; add rax, [rsp + 24]; SIX; mov ecx, [rsp + 32]; mov r11, [rsp + 8]; LAST",
        "",
    ),
    (
        "push qword ptr [rsp + 24]; pop rax; add rax, [rsp + 24]; SIX; mov ecx, [rsp + 32]; mov r11, [rsp + 8]; LAST",
        "rejected",
    ),
    ("push word ptr [rsp + 16]; add rsp, 2; WHOLE", "push"),
    ("mov rcx, [rsp + 40]; WHOLE", "uninitialised slot"),
    ("mov rcx, [rsp]; WHOLE", "uninitialised slot"),
    ("mov rcx, [rsp + 12]; WHOLE", "uninitialised slot"),
    ("mov ecx, [rsp + 20]; WHOLE", "uninitialised slot"),
    ("mov [rsp + 40], rax; WHOLE", ""),
    (
        "xor eax, eax; mov [rsp + 40], rax; WHOLE",
        "outside its frame",
    ),
    (
        "xor eax, eax; mov [rsp + 40], al; WHOLE",
        "outside its frame",
    ),
    ("xor eax, eax; mov [rsp], rax; WHOLE", "outside its frame"),
    (
        "xor eax, eax; mov [rsp + 7], al; WHOLE",
        "outside its frame",
    ),
    (
        "xor eax, eax; mov [rsp + 4], rax; WHOLE",
        "outside its frame",
    ),
    (
        "xor eax, eax; mov [rsp + 12], rax; WHOLE",
        "outside its frame",
    ),
    // The frame is below: its first slot is not the return address.
    (
        "push rbx; mov rcx, [rsp + 8]; WHOLE; pop rbx",
        "uninitialised slot",
    ),
    (
        "sub rsp, 8; mov rcx, [rsp + 48]; add rsp, 8; WHOLE",
        "uninitialised slot",
    ),
    // What was written there is there, and not the argument.
    ("xor eax, eax; mov [rsp + 16], rax; WHOLE", "rejected"),
    (
        "mov rax, [rsp + 16]; mov [rsp + 24], rax; WHOLE",
        "rejected",
    ),
    (
        "xor eax, eax; mov [rsp + 16], eax; WHOLE",
        "uninitialised slot",
    ),
    (
        "xor eax, eax; mov [rsp + 20], eax; WHOLE",
        "uninitialised slot",
    ),
    (
        "xor eax, eax; mov [rsp + 12], eax; WHOLE",
        "uninitialised slot",
    ),
    ("xor eax, eax; mov [rsp + 8], rax; WHOLE", "writes memory"),
    ("mov [rsp + 8], rdi; WHOLE", "twice"),
    // Arguments as something else, and not as results.
    (
        "lea r11, [rsp + 8]; SUM; SIX; mov ecx, [rsp + 32]; LAST",
        "unwritten",
    ),
    (
        "SUM; SIX; mov ecx, [rsp + 32]; mov r11, [rsp + 16]; LAST",
        "writes memory",
    ),
    (
        "mov rcx, [rsp + 8]; mov rcx, [rcx]; WHOLE",
        "reads a result",
    ),
    ("mov rcx, [rsp + 16]; mov rcx, [rcx]; WHOLE", "reads memory"),
    (
        "mov rax, [rsp + 8]; add rax, 1; mov rax, [rax + rcx]; WHOLE",
        "",
    ),
    (
        "SUM; SIX; mov ecx, [rsp + 32]; mov r11, [rsp + 8]; add r11, 8; LAST",
        "",
    ),
    // The upper half of the slot of 32 bits.
    (
        "SUM; SIX; mov rcx, [rsp + 32]; mov r11, [rsp + 8]; LAST",
        "unspecified",
    ),
    (
        "SUM; SIX; movsxd rcx, dword ptr [rsp + 36]; mov r11, [rsp + 8]; LAST",
        "uninitialised slot",
    ),
    // The stack pointer among arguments.
    ("add rsp, 8; WHOLE; sub rsp, 8", "moves the stack pointer"),
    (
        "lea rax, [rsp + 16]; push rax; pop rax; mov rsp, rax; WHOLE",
        "",
    ),
    ("WHOLE; ret 40", ""),
];

/// `SUM` puts `x + y` into rax, `WHOLE` is a body that is right.
fn whole(body: &str) -> String {
    let all = "SUM; SIX; mov ecx, [rsp + 32]; mov r11, [rsp + 8]; LAST";
    let body = body.replace("WHOLE", all);
    written(&body.replace("SUM", "mov rax, [rsp + 16]; add rax, [rsp + 24]"))
}

#[test]
fn arguments_on_the_stack_are_where_the_convention_has_them() {
    let checked = sums();
    assert_eq!(judge(&whole("WHOLE"), &checked), Ok(()));
    for body in LAWFUL {
        assert_eq!(judge(&written(body), &checked), Ok(()), "{body}");
    }
    for (body, reason) in UNLAWFUL {
        let error = judge(&whole(body), &checked).expect_err(body);
        assert!(error.contains(reason), "{body}: {error}");
    }
}

/// Every load and store near the stack pointer: slots of arguments are read from their beginnings, the one of an
/// address as a whole. They and the red zone are written at multiples of the size.
#[test]
fn every_place_on_the_stack_is_as_the_convention_has_it() {
    let checked = sums();
    let read = |size, at: &str| format!("{}; {}", load(size, &format!("rsp {at}")), whole("WHOLE"));
    every_place(&checked, -24, 56, read, |at, size| {
        [16, 24, 32].contains(&at) || (at, size) == (8, 8)
    });
    let write = |size, at: &str| {
        let register = match size {
            1 => "al",
            2 => "ax",
            4 => "eax",
            _ => "rax",
        };
        format!("{}; mov [rsp {at}], {register}", whole("WHOLE"))
    };
    every_place(&checked, -140, 56, write, |at, size| {
        let within = |from, to| from <= at && at + size <= to;
        at % size == 0 && (within(8, 40) || within(-128, 0))
    });
}

/// The statement names the slots; functions for Windows have other places, and are not read.
#[test]
fn the_statement_names_slots() {
    let checked = sums();
    let described = Arrangement::from(Returned::Addresses).describe(
        &X86::SystemV,
        INTERFACE,
        checked.program(),
    );
    let end = "r9 = &g, [rsp + 8] = &last, [rsp + 16] = x, [rsp + 24] = y, [rsp + 32] = n";
    assert!(described.ends_with(end), "{described}");
    let error = prover(X86::Windows, INTERFACE, &checked).map(drop);
    let error = error.expect_err("no places").to_string();
    assert!(error.contains("more arguments"), "{error}");
}

/// Bodies in which something that nothing wrote leaves its slot, with a part of the reason for which they are refused.
const UNWRITTEN: &[(&str, &str)] = &[
    // Into a result, a sum, a flag, an address, a lane, the rest of a word.
    ("push rax; pop rcx; mov [rdi], rcx", "writes memory"),
    (
        "push rax; mov rcx, [rsp]; lea rax, [rsi + rdx]; mov [rdi], rcx; pop rax",
        "writes memory",
    ),
    (
        "push rax; pop rcx; lea rax, [rsi + rdx]; and rcx, 0; add rax, rcx; mov [rdi], rax",
        "reads rcx",
    ),
    (
        "push rax; add rsi, [rsp]; sub rsi, [rsp]; add rsi, rdx; mov [rdi], rsi; pop rax",
        "slot of the frame",
    ),
    (
        "push rax; add [rsp], rsi; add rsi, rdx; mov [rdi], rsi; pop rax",
        "slot of the frame",
    ),
    (
        "push rax; cmp [rsp], rsi; add rsi, rdx; mov [rdi], rsi; pop rax",
        "slot of the frame",
    ),
    (
        "push rax; pop rcx; test rcx, rcx; je 1f\n1: add rsi, rdx; mov [rdi], rsi",
        "reads rcx",
    ),
    (
        "push rax; pop rcx; add rsi, rdx; mov [rcx], rsi",
        "reads rcx",
    ),
    (
        "push rax; pop rcx; add rsi, rdx; mov [rdi + rcx], rsi",
        "reads rcx",
    ),
    (
        "push rax; pop rcx; lea rax, [rsi + rcx]; add rsi, rdx; mov [rdi], rsi",
        "reads rcx",
    ),
    (
        "push rax; movq xmm0, [rsp]; add rsi, rdx; mov [rdi], rsi; pop rax",
        "",
    ),
    (
        "push rax; mov ecx, [rsp]; add rsi, rdx; mov [rdi], rsi; pop rax",
        "uninitialised slot",
    ),
    (
        "push rax; mov cl, [rsp]; add rsi, rdx; mov [rdi], rsi; pop rax",
        "uninitialised slot",
    ),
    (
        "push rax; mov [rsp + 4], edx; add rsi, rdx; mov [rdi], rsi; pop rcx",
        "uninitialised slot",
    ),
    (
        "mov [rsp - 8], eax; add rsi, rdx; mov [rdi], rsi",
        "reads rax",
    ),
    ("mov rcx, rax; add rsi, rdx; mov [rdi], rsi", "reads rax"),
    ("movq xmm0, rax; add rsi, rdx; mov [rdi], rsi", "reads rax"),
    // Registers of the caller.
    (
        "push rax; push rbx; mov ebx, 1; add rsi, rdx; mov [rdi], rsi; pop rax; pop rbx",
        "rbx",
    ),
    ("push rax; pop rbx; add rsi, rdx; mov [rdi], rsi", "rbx"),
    ("push rax; add rsi, rdx; mov [rdi], rsi", ""),
    (
        "mov [rdi], rax; add rsi, rdx; mov [rdi], rsi",
        "writes memory",
    ),
];

/// A slot that is taken by a push of a register that nothing wrote.
#[test]
fn what_nothing_wrote_stays_in_its_slot() {
    let checked = hostile::sum();
    for body in [
        "push rax; lea rax, [rsi + rdx]; mov [rdi], rax; pop rcx",
        "push rax; mov [rsp], rsi; add rdx, [rsp]; mov [rdi], rdx; pop rax",
        "push r10; push r11; pop r10; pop r11; lea rax, [rsi + rdx]; mov [rdi], rax",
        "mov [rsp - 8], r9; mov [rsp - 8], rsi; add rdx, [rsp - 8]; mov [rdi], rdx",
        "push rax; push rbx; mov rbx, rsi; add rbx, rdx; mov [rdi], rbx; pop rbx; pop rax",
    ] {
        assert_eq!(judge(body, &checked), Ok(()), "{body}");
    }
    for (body, reason) in UNWRITTEN {
        let error = judge(body, &checked).expect_err(body);
        assert!(error.contains(reason), "{body}: {error}");
    }
}
