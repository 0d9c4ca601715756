//! Loops of a public number of turns that reach what is no element of the turn, and code that costs much to judge.

use std::fmt::Write;

use crate::x86_routines::{assert_verdicts, changed};
use crate::x86_turns::{BATCH, BITS, POWER, judge};
use limbforge_core::read::Returned;

/// Places of `BATCH` that are changed: the first `select`, the test before the loop, its beginning and its end.
const SELECT: &str = "lea rdi, [rsp+32]; mov rsi, [rsp+128]; lea rdx, [rip+f_one]; mov rcx, rdi; call f_select\nmov rdi, rsp";
const TEST: &str = "test r14, r14; je LOOP3\n";
const FIRST: &str = "LOOP1: ";
const AGAIN: &str = "add rbx, 32; inc rbp; cmp rbp, r14; jne LOOP1";

/// The same of `BITS`.
const BIT_TEST: &str = "shl rbx, 6; je LOOP3\ndec rbx\n";
const BIT_FIRST: &str = "LOOP1: mov rdi, rsp";
const BIT_AGAIN: &str = "sub rbx, 1; jae LOOP1";

/// `select` of Rust's convention, with its result in the scratch list at first. The address that it gives back is kept.
const GIVEN_BACK: &str = "lea rdi, [r13+rbx]; mov rsi, [rsp+128]; lea rdx, [rip+f_one]; lea rcx, [rsp+32]; call r_select
mov [rsp+136], rax; movups xmm0, [rax]; movups xmm1, [rax+16]; movaps [rsp+32], xmm0; movaps [rsp+48], xmm1
movaps xmm0, [rsp]; movaps xmm1, [rsp+16]; movups [r13+rbx], xmm0; movups [r13+rbx+16], xmm1
mov rdi, rsp";

/// The end of a loop whose test is at its head.
const UP: &str = "add rbx, 32; inc rbp; jmp LOOP1
LOOP5: test r14, r14; je LOOP3";

type Row = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
    Option<&'static str>,
);

/// Changes of a routine, and a part of the reason for which it is refused; none of one that is proved.
#[rustfmt::skip]
const ROWS: &[Row] = &[
    // The address of an element is that of the same element in later turns, in the next loop, and after it.
    ("invert_batch", BATCH, &[(SELECT, GIVEN_BACK)], None),
    ("invert_batch", BATCH, &[(SELECT, GIVEN_BACK), ("mov rdx, r13; call f_mul", "mov rdx, [rsp+136]; call f_mul")], Some("another element")),
    ("invert_batch", BATCH, &[(SELECT, GIVEN_BACK), ("jmp LOOP4", "mov rax, [rsp+136]; mov qword ptr [rax], 0; jmp LOOP4")], Some("")),
    // Where no turn is left there is no element: read and written before the test.
    ("invert_batch", BATCH, &[(TEST, "\n"), (FIRST, "LOOP1: cmp rbp, r14; je LOOP5\n"), (AGAIN, UP)], None),
    ("invert_batch", BATCH, &[(TEST, "\n"), (FIRST, "LOOP1: mov rax, [r12+rbx]; cmp rbp, r14; je LOOP5\n"), (AGAIN, UP)], Some("there may be none")),
    ("invert_batch", BATCH, &[(TEST, "\n"), (FIRST, "LOOP1: mov rax, [r13+rbx]; mov [r13+rbx], rax; cmp rbp, r14; je LOOP5\n"), (AGAIN, UP)], Some("there may be none")),
    ("vartime_pow", BITS, &[(BIT_TEST, "shl rbx, 6\n"), (BIT_FIRST, "LOOP1: test rbx, rbx; je LOOP3; dec rbx; mov rdi, rsp"), (BIT_AGAIN, "jmp LOOP1")], None),
    ("vartime_pow", BITS, &[(BIT_TEST, "shl rbx, 6\n"), (BIT_FIRST, "LOOP1: lea rax, [rbx-1]; shr rax, 6; mov rax, [r14+8*rax]; test rbx, rbx; je LOOP3; dec rbx; mov rdi, rsp"), (BIT_AGAIN, "jmp LOOP1")], Some("there may be none")),
    // An address at the end of all numbers.
    ("pow2k", POWER, &[("mov r12, rdi", "mov rax, 0x7ffffffffffffffc; lea rcx, [rsp+rax+56]; mov rcx, [rcx]; mov r12, rdi")], Some("does not know")),
];

fn several(body: &str, of: &[(&str, &str)]) -> String {
    let all = of.iter();
    all.fold(body.to_owned(), |body, (from, to)| changed(&body, from, to))
}

/// Judges rows.
fn compare(rows: &[(&'static str, String, Option<&str>)]) {
    let of: Vec<_> = rows
        .iter()
        .map(|(name, body, _)| (*name, Returned::Addresses.into(), body.clone()))
        .collect();
    let rows = rows.iter().zip(judge(&of)).enumerate();
    assert_verdicts(
        rows.map(|(k, ((name, _, reason), verdict))| {
            (format!("{name}, row {k}"), verdict, *reason)
        }),
    );
}

#[test]
fn elements_are_those_of_the_turn() {
    let rows = ROWS.iter();
    let rows = rows.map(|(name, body, of, reason)| (*name, several(body, of), *reason));
    compare(&rows.collect::<Vec<_>>());
}

/// Opposites of opposites, and loops around loops.
#[test]
fn large_code_is_refused() {
    let opposites = "cmp edx, 5; setb al; movzx eax, al
.rept 60000
xor eax, 1
.endr
test eax, eax; je LOOP2; mov r12, rdi";
    let mut loops = String::new();
    for k in 0..3000 {
        let _ = writeln!(loops, "LOOPm{k}: nop");
    }
    for k in 0..3000 {
        let _ = writeln!(loops, "jne LOOPm{k}");
    }
    loops += "mov r12, rdi";
    compare(&[
        (
            "pow2k",
            changed(POWER, "mov r12, rdi", opposites),
            Some("decides by data"),
        ),
        (
            "pow2k",
            changed(POWER, "mov r12, rdi", &loops),
            Some("too many loops"),
        ),
    ]);
}
