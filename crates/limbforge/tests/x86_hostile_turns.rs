//! Routines in assembly with loops of a public number of turns: lawful ones are proved, hostile ones are refused. Many of
//! the hostile ones compute the right thing for most numbers.

#![cfg(target_arch = "x86_64")]

#[path = "support/x86_build.rs"]
mod x86_build;
#[path = "support/x86_routines.rs"]
mod x86_routines;

use std::sync::LazyLock;

use limbforge_core::{
    emit::asm::x86::prover,
    field::Field,
    read::{Arrangement, Composed, Routines},
};
use x86_build::{FULL_WORDS, field};
use x86_routines::{assembled, changed};

static FIELD: LazyLock<Field> = LazyLock::new(|| field("2^255-19", FULL_WORDS));

/// `pow2k(out, a, k)`: the number of turns in edx.
const POWER: &str = "push rbx; push r12; push r13; sub rsp, 32
mov r12, rdi; mov ebx, edx
movups xmm0, [rsi]; movups xmm1, [rsi+16]; movaps [rsp], xmm0; movaps [rsp+16], xmm1
test ebx, ebx; je LOOP2
LOOP1: mov rdi, rsp; mov rsi, rsp; call f_square
dec ebx; jne LOOP1
LOOP2: movaps xmm0, [rsp]; movaps xmm1, [rsp+16]; movups [r12], xmm0; movups [r12+16], xmm1
add rsp, 32; pop r13; pop r12; pop rbx; ret";

/// `vartime_pow(out, a, exponent, words)`.
const BITS: &str = "push rbx; push r12; push r13; push r14; sub rsp, 40
mov r12, rdi; mov r13, rsi; mov r14, rdx; mov rbx, rcx
movaps xmm0, [rip+f_one]; movaps xmm1, [rip+f_one+16]; movaps [rsp], xmm0; movaps [rsp+16], xmm1
shl rbx, 6; je LOOP3
dec rbx
LOOP1: mov rdi, rsp; mov rsi, rsp; call f_square
mov rax, rbx; shr rax, 6; mov rax, [r14+8*rax]; bt rax, rbx; jae LOOP2
mov rdi, rsp; mov rsi, rsp; mov rdx, r13; call f_mul
LOOP2: sub rbx, 1; jae LOOP1
LOOP3: movaps xmm0, [rsp]; movaps xmm1, [rsp+16]; movups [r12], xmm0; movups [r12+16], xmm1
add rsp, 40; pop r14; pop r13; pop r12; pop rbx; ret";

/// `invert_batch(list, scratch, length)`.
const BATCH: &str = "push rbx; push rbp; push r12; push r13; push r14; push r15; sub rsp, 168
mov r12, rdi; mov r13, rsi; mov r14, rdx
movaps xmm0, [rip+f_one]; movaps xmm1, [rip+f_one+16]; movaps [rsp], xmm0; movaps [rsp+16], xmm1
test r14, r14; je LOOP3
xor ebx, ebx; xor ebp, ebp
LOOP1: movaps xmm0, [rsp]; movaps xmm1, [rsp+16]; movups [r13+rbx], xmm0; movups [r13+rbx+16], xmm1
movups xmm0, [r12+rbx]; movups xmm1, [r12+rbx+16]; movaps [rsp+32], xmm0; movaps [rsp+48], xmm1
lea rdi, [rsp+128]; lea rsi, [rsp+32]; call f_is_zero
lea rdi, [rsp+32]; mov rsi, [rsp+128]; lea rdx, [rip+f_one]; mov rcx, rdi; call f_select
mov rdi, rsp; mov rsi, rsp; lea rdx, [rsp+32]; call f_mul
add rbx, 32; inc rbp; cmp rbp, r14; jne LOOP1
lea rdi, [rsp+64]; mov rsi, rsp; call f_invert
mov rbx, r14; shl rbx, 5; add r12, rbx; add r13, rbx
LOOP2: sub r12, 32; sub r13, 32
movups xmm0, [r12]; movups xmm1, [r12+16]; movaps [rsp+32], xmm0; movaps [rsp+48], xmm1
lea rdi, [rsp+96]; lea rsi, [rsp+64]; mov rdx, r13; call f_mul
lea rdi, [rsp+128]; lea rsi, [rsp+32]; call f_is_zero
mov rdi, r12; mov rsi, [rsp+128]; lea rdx, [rsp+32]; lea rcx, [rsp+96]; call f_select
lea rdi, [rsp+32]; mov rsi, [rsp+128]; lea rdx, [rip+f_one]; mov rcx, rdi; call f_select
lea rdi, [rsp+64]; mov rsi, rdi; lea rdx, [rsp+32]; call f_mul
dec r14; jne LOOP2
jmp LOOP4
LOOP3: lea rdi, [rsp+64]; mov rsi, rsp; call f_invert
LOOP4: add rsp, 168; pop r15; pop r14; pop r13; pop r12; pop rbp; pop rbx; ret";

/// The verdicts on routines of these names.
fn judge(of: &[(&str, String)]) -> Vec<Result<Composed, String>> {
    let bodies: Vec<String> = of.iter().map(|(_, body)| body.clone()).collect();
    let codes = assembled(&FIELD, "", &bodies, &[]);
    let mut routines = Routines::new(&FIELD, |checked| {
        prover(&*FIELD, checked).map_err(|error| error.to_string())
    });
    for checked in &FIELD.programs {
        let program = checked.program();
        let Some(code) = codes.get(&format!("f_{}", program.name)) else {
            continue;
        };
        let prover = prover(&*FIELD, checked).expect("a prover");
        prover.prove(code).expect("a proved function");
        routines.enter(program, code, &Arrangement::Addresses);
    }
    for name in ["is_zero", "pow_root", "invert"] {
        if let Some(code) = codes.get(&format!("f_{name}")) {
            let proof = routines.prove(name, code, &Arrangement::Addresses);
            proof.expect("a proved routine");
        }
    }
    let verdicts = of.iter().enumerate().map(|(k, (name, _))| {
        let proof = routines.prove(name, &codes[&format!("h{k}")], &Arrangement::Addresses);
        proof.map_err(|error| error.to_string())
    });
    verdicts.collect()
}

/// Bodies with changes that leave them right.
#[rustfmt::skip]
const LAWFUL: &[(&str, &str, &str, &str)] = &[
    ("pow2k", POWER, "ret", "ret"),
    // Up, with the number beside it; in 64 bits; in memory; by the carry.
    ("pow2k", POWER, "dec ebx; jne LOOP1", "sub ebx, 1; jne LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "sub ebx, 1; test ebx, ebx; jne LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "add ebx, -1; jne LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "dec rbx; jne LOOP1"),
    ("pow2k", POWER, "test ebx, ebx; je LOOP2\n", "xor r13d, r13d; test ebx, ebx; je LOOP2\n"),
    ("pow2k", POWER, "test ebx, ebx; je LOOP2", "mov r13d, edx; test ebx, ebx; je LOOP2"),
    // The test at the head.
    ("pow2k", POWER, "test ebx, ebx; je LOOP2
LOOP1: mov rdi, rsp; mov rsi, rsp; call f_square
dec ebx; jne LOOP1", "LOOP1: test ebx, ebx; je LOOP2
mov rdi, rsp; mov rsi, rsp; call f_square
dec ebx; jmp LOOP1"),
    ("pow2k", POWER, "mov r12, rdi; mov ebx, edx", "mov r12, rdi; mov ebx, edx; xor r13d, r13d"),
    ("vartime_pow", BITS, "ret", "ret"),
    ("vartime_pow", BITS, "sub rbx, 1; jae LOOP1", "add rbx, -1; jb LOOP1"),
    ("invert_batch", BATCH, "ret", "ret"),
    ("invert_batch", BATCH, "dec r14; jne LOOP2", "sub rbx, 32; jne LOOP2"),
];

/// Bodies with changes that are refused.
#[rustfmt::skip]
const HOSTILE: &[(&str, &str, &str, &str)] = &[
    // Another number of turns: for all numbers, for one, for large ones, for odd ones.
    ("pow2k", POWER, "mov ebx, edx", "lea ebx, [rdx+1]"),
    ("pow2k", POWER, "mov ebx, edx", "lea ebx, [rdx+rdx]"),
    ("pow2k", POWER, "mov ebx, edx", "movzx ebx, dl"),
    ("pow2k", POWER, "mov ebx, edx", "mov ebx, edx; and ebx, 0x7fffffff"),
    ("pow2k", POWER, "mov ebx, edx", "mov rbx, rdx"),
    ("pow2k", POWER, "mov ebx, edx", "mov ebx, 7"),
    ("pow2k", POWER, "test ebx, ebx; je LOOP2", "test ebx, ebx; jne LOOP2"),
    ("pow2k", POWER, "test ebx, ebx; je LOOP2", "cmp ebx, 1; je LOOP2"),
    ("pow2k", POWER, "test ebx, ebx; je LOOP2", ""),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "sub ebx, 2; jne LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "dec ebx; je LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "inc ebx; jne LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "cmp ebx, 1; jne LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "dec ebx; cmp ebx, 1; jne LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "dec ebx; cmp ebx, 1000; je LOOP2; test ebx, ebx; jne LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "dec ebx; test bl, bl; jne LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "dec bx; jne LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "dec ebx"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "dec ebx; jmp LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "mov rax, [rsp]; test rax, rax; jne LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "dec ebx; jne LOOP1; mov rdi, rsp; mov rsi, rsp; call f_square"),
    // Another turn.
    ("pow2k", POWER, "mov rsi, rsp; call f_square", "mov rsi, rsp; call f_carry"),
    ("pow2k", POWER, "mov rsi, rsp; call f_square", "mov rsi, rsp; call f_square; mov rdi, rsp; mov rsi, rsp; call f_square"),
    ("pow2k", POWER, "mov rsi, rsp; call f_square", "mov rsi, rsp; call f_square; mov qword ptr [rsp], 0"),
    ("pow2k", POWER, "LOOP1: mov rdi, rsp", "LOOP1: xor dword ptr [rsp], ebx; mov rdi, rsp"),
    ("pow2k", POWER, "LOOP1: mov rdi, rsp", "LOOP1: cmp ebx, 5; je LOOP2; mov rdi, rsp"),
    // A register that a turn destroys, memory below the stack pointer, a frame that grows, and what is not given back.
    ("pow2k", POWER, "dec ebx; jne LOOP1", "dec ebx; mov r12, rsp; jne LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "dec ebx; lea r12, [r12+8]; jne LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "dec ebx; push rax; jne LOOP1"),
    ("pow2k", POWER, "dec ebx; jne LOOP1", "dec ebx; xor r15d, r15d; jne LOOP1"),
    ("pow2k", POWER, "LOOP1: mov rdi, rsp", "LOOP1: movups [r12], xmm0; mov rdi, rsp; movups xmm1, [rsi]"),
    ("pow2k", POWER, "LOOP2: movaps xmm0, [rsp]; movaps xmm1, [rsp+16]; movups [r12], xmm0", "LOOP2: movaps xmm0, [rsp]; movaps xmm1, [rsp+16]; movups [r12], xmm1"),
    // Bits: their number, their order, the word, its place, the jump, the product.
    ("vartime_pow", BITS, "shl rbx, 6; je LOOP3", "shl rbx, 5; je LOOP3"),
    ("vartime_pow", BITS, "dec rbx\n", "sub rbx, 2\n"),
    ("vartime_pow", BITS, "dec rbx\n", "\n"),
    ("vartime_pow", BITS, "shr rax, 6", "shr rax, 5"),
    ("vartime_pow", BITS, "[r14+8*rax]", "[r14+4*rax]"),
    ("vartime_pow", BITS, "[r14+8*rax]", "[r14+8*rax+8]"),
    ("vartime_pow", BITS, "[r14+8*rax]", "[r14+8*rbx]"),
    ("vartime_pow", BITS, "[r14+8*rax]", "[r14]"),
    ("vartime_pow", BITS, "[r14+8*rax]", "[r13+8*rax]"),
    ("vartime_pow", BITS, "bt rax, rbx", "bt rax, rcx"),
    ("vartime_pow", BITS, "bt rax, rbx", "bt eax, ebx"),
    ("vartime_pow", BITS, "bt rax, rbx", "bt rax, 3"),
    ("vartime_pow", BITS, "bt rax, rbx; jae LOOP2", "bt rax, rbx; jb LOOP2"),
    ("vartime_pow", BITS, "bt rax, rbx; jae LOOP2", "bt rbx, rax; jae LOOP2"),
    ("vartime_pow", BITS, "bt rax, rbx; jae LOOP2", "bt rax, rbx; jae LOOP3"),
    ("vartime_pow", BITS, "bt rax, rbx; jae LOOP2", "lea rcx, [rbx+1]; bt rax, rcx; jae LOOP2"),
    ("vartime_pow", BITS, "bt rax, rbx; jae LOOP2", "test rax, rax; je LOOP2"),
    ("vartime_pow", BITS, "bt rax, rbx; jae LOOP2", ""),
    ("vartime_pow", BITS, "bt rax, rbx; jae LOOP2", "mov rax, [rsp]; bt rax, rbx; jae LOOP2"),
    ("vartime_pow", BITS, "mov rdx, r13; call f_mul", "mov rdx, rsp; call f_mul"),
    ("vartime_pow", BITS, "sub rbx, 1; jae LOOP1", "sub rbx, 1; jne LOOP1"),
    ("vartime_pow", BITS, "sub rbx, 1; jae LOOP1", "sub rbx, 2; jae LOOP1"),
    ("vartime_pow", BITS, "LOOP1: mov rdi, rsp", "LOOP1: mov qword ptr [r14], 0; mov rdi, rsp"),
    ("vartime_pow", BITS, "LOOP1: mov rdi, rsp", "LOOP1: mov [r12], rax; mov rdi, rsp"),
    ("vartime_pow", BITS, "movaps xmm1, [rip+f_one+16]; movaps [rsp], xmm0", "movaps xmm1, [rip+f_one+16]; movaps [rsp], xmm1"),
    // Lists: the element, what goes there and what comes from there, the order, and other lists.
    ("invert_batch", BATCH, "movups [r13+rbx], xmm0", "movups [r13+rbx+32], xmm0"),
    ("invert_batch", BATCH, "movups [r13+rbx], xmm0", "movups [r13], xmm0"),
    ("invert_batch", BATCH, "movups [r13+rbx], xmm0", "movups [r12+rbx], xmm0"),
    ("invert_batch", BATCH, "movups [r13+rbx], xmm0", "movups [r13+rbx], xmm1"),
    ("invert_batch", BATCH, "movups [r13+rbx], xmm0", ""),
    ("invert_batch", BATCH, "movups xmm0, [r12+rbx]", "movups xmm0, [r12+rbx-32]"),
    ("invert_batch", BATCH, "movups xmm0, [r12+rbx]", "movups xmm0, [r13+rbx]"),
    ("invert_batch", BATCH, "add rbx, 32; inc", "add rbx, 64; inc"),
    ("invert_batch", BATCH, "add rbx, 32; inc", "add rbx, 31; inc"),
    ("invert_batch", BATCH, "cmp rbp, r14; jne LOOP1", "cmp ebp, r14d; jne LOOP1"),
    ("invert_batch", BATCH, "cmp rbp, r14; jne LOOP1", "lea rax, [rbp+1]; cmp rax, r14; jne LOOP1"),
    ("invert_batch", BATCH, "xor ebp, ebp", "mov ebp, 1"),
    ("invert_batch", BATCH, "xor ebx, ebx", "mov ebx, 32"),
    ("invert_batch", BATCH, "test r14, r14; je LOOP3", "cmp r14, 1; je LOOP3"),
    ("invert_batch", BATCH, "shl rbx, 5", "shl rbx, 4"),
    ("invert_batch", BATCH, "LOOP2: sub r12, 32; sub r13, 32", "LOOP2: sub r12, 32; sub r13, 64"),
    ("invert_batch", BATCH, "LOOP2: sub r12, 32; sub r13, 32", "LOOP2: sub r13, 32"),
    ("invert_batch", BATCH, "mov rdx, r13; call f_mul", "mov rdx, r12; call f_mul"),
    ("invert_batch", BATCH, "mov rdi, r12; mov rsi, [rsp+128]", "mov rdi, r13; mov rsi, [rsp+128]"),
    ("invert_batch", BATCH, "mov rdi, r12; mov rsi, [rsp+128]", "lea rdi, [r12-8]; mov rsi, [rsp+128]"),
    ("invert_batch", BATCH, "mov rdi, r12; mov rsi, [rsp+128]", "lea rdi, [rsp]; mov rsi, [rsp+128]"),
    ("invert_batch", BATCH, "dec r14; jne LOOP2", "dec r14; dec r14; jne LOOP2"),
    ("invert_batch", BATCH, "dec r14; jne LOOP2", "mov qword ptr [r12], 1; dec r14; jne LOOP2"),
    ("invert_batch", BATCH, "dec r14; jne LOOP2", "mov rax, [r12]; mov [r13], rax; dec r14; jne LOOP2"),
    ("invert_batch", BATCH, "dec r14; jne LOOP2", "dec r14; je LOOP4; jmp LOOP1"),
    ("invert_batch", BATCH, "jmp LOOP4", "mov [r12], rax; jmp LOOP4"),
    ("invert_batch", BATCH, "lea rdi, [rsp+64]; mov rsi, rsp; call f_invert\nmov", "lea rdi, [rsp+64]; lea rsi, [rsp+32]; call f_invert\nmov"),
];

fn changes(of: &[(&'static str, &str, &str, &str)]) -> Vec<(&'static str, String)> {
    let changes = of.iter();
    let changes = changes.map(|(name, body, from, to)| (*name, changed(body, from, to)));
    changes.collect()
}

#[test]
fn lawful_ones_are_proved() {
    for (verdict, (.., from, to)) in judge(&changes(LAWFUL)).iter().zip(LAWFUL) {
        let composed = verdict.as_ref();
        let composed = composed.unwrap_or_else(|why| panic!("`{from}` -> `{to}`: {why}"));
        assert!((1..=2).contains(&composed.loops), "{composed:?}");
    }
}

#[test]
fn hostile_ones_are_refused() {
    let verdicts = judge(&changes(HOSTILE));
    let proved = verdicts.iter().zip(HOSTILE).filter_map(|(verdict, of)| {
        let (name, _, from, to) = of;
        match verdict {
            Err(why) => {
                println!("`{from}` -> `{to}`: {why}");
                None
            }
            Ok(_) => Some(format!("{name}: `{from}` -> `{to}`")),
        }
    });
    let proved: Vec<String> = proved.collect();
    assert!(proved.is_empty(), "proved: {proved:#?}");
}
