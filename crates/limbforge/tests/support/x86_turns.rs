//! Routines in assembly with loops of a public number of turns, beside the functions that they call.

use std::sync::LazyLock;

use limbforge_core::{
    emit::asm::x86::prover,
    field::Field,
    read::{Arrangement, Returned, Routines},
};

use crate::{
    x86_build::{FULL_WORDS, field},
    x86_routines::{Verdict, assembled, enter},
};

pub static FIELD: LazyLock<Field> = LazyLock::new(|| field("2^255-19", FULL_WORDS));

/// `pow2k(out, a, k)`: the number of turns in edx.
pub const POWER: &str = "push rbx; push r12; push r13; sub rsp, 32
mov r12, rdi; mov ebx, edx
movups xmm0, [rsi]; movups xmm1, [rsi+16]; movaps [rsp], xmm0; movaps [rsp+16], xmm1
test ebx, ebx; je LOOP2
LOOP1: mov rdi, rsp; mov rsi, rsp; call f_square
dec ebx; jne LOOP1
LOOP2: movaps xmm0, [rsp]; movaps xmm1, [rsp+16]; movups [r12], xmm0; movups [r12+16], xmm1
add rsp, 32; pop r13; pop r12; pop rbx; ret";

/// `vartime_pow(out, a, exponent, words)`.
pub const BITS: &str = "push rbx; push r12; push r13; push r14; sub rsp, 40
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
pub const BATCH: &str = "push rbx; push rbp; push r12; push r13; push r14; push r15; sub rsp, 168
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

/// `select` as a function of Rust, which gives back the address of its result.
#[allow(dead_code, reason = "not all tests that share this file use it")]
const OF_RUST: &str = ".type r_select, @function
r_select: push rdi; INLINE f_select; pop rax; ret
.size r_select, .-r_select
";

/// The verdicts on routines of these names and arrangements.
#[allow(dead_code, reason = "not all tests that share this file use it")]
pub fn judge(of: &[(&str, Arrangement, String)]) -> Vec<Verdict> {
    let bodies: Vec<String> = of.iter().map(|(.., body)| body.clone()).collect();
    let codes = assembled(&FIELD, OF_RUST, &bodies, &[]);
    let mut routines = Routines::new(&FIELD, |checked| {
        prover(&*FIELD, checked).map_err(|error| error.to_string())
    });
    let in_area = Arrangement::from(Returned::Area {
        offsets: vec![0],
        given_back: true,
    });
    for checked in &FIELD.programs {
        let program = checked.program();
        let both = [("f", Returned::Addresses.into()), ("r", in_area.clone())];
        for (prefix, arrangement) in both {
            let Some(code) = codes.get(&format!("{prefix}_{}", program.name)) else {
                continue;
            };
            enter(&mut routines, &FIELD, &program.name, code, &arrangement);
        }
    }
    for name in ["is_zero", "pow_root", "invert"] {
        if let Some(code) = codes.get(&format!("f_{name}")) {
            let proof = routines.prove(name, code, &Returned::Addresses.into());
            proof.expect("a proved routine");
        }
    }
    let verdicts = of.iter().enumerate().map(|(k, (name, arrangement, _))| {
        let proof = routines.prove(name, &codes[&format!("h{k}")], arrangement);
        proof.map_err(|error| error.to_string())
    });
    verdicts.collect()
}
