//! Routines in assembly with loops of a public number of turns: lawful ones are proved, hostile ones are refused.
//! Many of the hostile ones compute the right thing for most numbers.

use crate::x86_routines::changed;
use crate::x86_turns::{BATCH, BITS, POWER, judge};
use limbforge_core::read::{Arrangement, Returned};

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

fn changes(of: &[(&'static str, &str, &str, &str)]) -> Vec<(&'static str, Arrangement, String)> {
    let changes = of.iter().map(|(name, body, from, to)| {
        let body = changed(body, from, to);
        (*name, Returned::Addresses.into(), body)
    });
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
