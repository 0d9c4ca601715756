//! Calls of functions with several results, of functions that give results in one area or in a register as Rust's
//! do, and calls in place of a return: lawful callers are proved, hostile ones are refused for their reason.

use std::sync::LazyLock;

use crate::x86_build::{FULL_WORDS, field};
use crate::x86_routines::{Verdict, assembled, assert_verdicts, changed, enter};
use limbforge_core::{
    check::check_routine,
    emit::asm::x86::prover,
    field::Field,
    read::{Arrangement, Returned, Routines},
    routine::{Draft, Operand, Sort, Var},
};

/// The field, with routines of its operations: of two results, and with a number.
static FIELD: LazyLock<Field> = LazyLock::new(|| {
    let mut field = field("2^255-19", FULL_WORDS);
    let variables = |d: &mut Draft, names: [&str; 2]| names.map(|name| d.tight(name));
    let operands = |vars: [Var; 2]| vars.map(Operand::from);
    let mut routines = Vec::new();
    let mut d = Draft::new("pair", &["s = a * b, t = a^2"]);
    let [a, b] = ["a", "b"].map(|name| d.param(name, Sort::Tight));
    let [s, t] = variables(&mut d, ["s", "t"]);
    d.mul(s, a, b);
    d.square(t, a);
    routines.push(d.finish(&[s, t]));
    let mut d = Draft::new("user", &["out = a^3 * b"]);
    let [a, b] = ["a", "b"].map(|name| d.param(name, Sort::Tight));
    let [s, t] = variables(&mut d, ["s", "t"]);
    let out = d.tight("out");
    d.call([s, t], "pair", operands([a, b]));
    d.mul(out, s, t);
    routines.push(d.finish(&[out]));
    let mut d = Draft::new("exchange", &["x = b, y = a if choice is 1"]);
    let choice = d.param("choice", Sort::Flag);
    let [a, b] = ["a", "b"].map(|name| d.param(name, Sort::Tight));
    let [x, y] = variables(&mut d, ["x", "y"]);
    d.call([x, y], "swap", [choice.into(), a.into(), b.into()]);
    routines.push(d.finish(&[x, y]));
    let mut d = Draft::new("chosen", &["out = b if bytes = 0, else a"]);
    let bytes = d.param("bytes", Sort::Bytes(32));
    let [a, b] = ["a", "b"].map(|name| d.param(name, Sort::Tight));
    let (flag, out) = (d.flag("flag"), d.tight("out"));
    d.call([flag], "bytes_are_zero", [bytes.into()]);
    d.call([out], "select", [flag.into(), b.into(), a.into()]);
    routines.push(d.finish(&[out]));
    let mut d = Draft::new("squared", &["out = a^2"]);
    let a = d.param("a", Sort::Tight);
    let opposite = d.var("opposite", Sort::Loose);
    let [carried, out] = variables(&mut d, ["carried", "out"]);
    d.call([opposite], "opp", [a.into()]);
    d.call([carried], "carry", [opposite.into()]);
    d.mul(out, carried, carried);
    routines.push(d.finish(&[out]));
    for routine in routines {
        let checked = check_routine(routine, field.scope()).expect("a routine");
        field.routines.push(checked);
    }
    field
});

/// The second result of `pair` lies behind a gap of eight bytes.
fn area(given_back: bool) -> Arrangement {
    let offsets = vec![0, 40];
    let results = Returned::Area {
        offsets,
        given_back,
    };
    results.into()
}

/// `bytes_are_zero` as a function of Rust, which gives back the number.
const OF_RUST: &str = ".type r_zero, @function
r_zero: mov r10, rdi; lea r11, [rdi+8]; push rdi; pop r9; mov rax, [rdi]; or rax, [rdi+8]; or rax, [rdi+16]; or rax, [rdi+24]; cmp rax, 1; setb al; movzx eax, al; ret
.size r_zero, .-r_zero
";

/// `pair(&(s, t), a, b)`.
const PAIR: &str = "push rbx; push r12; push r13
mov rbx, rdi; mov r12, rsi; mov r13, rdx
call f_mul
lea rdi, [rbx+40]; mov rsi, r12; call f_square
mov rax, rbx; pop r13; pop r12; pop rbx; ret";

/// `user(out, a, b)`, with the area of the first call at the stack pointer.
const USER: &str = "push rbx; sub rsp, 80
mov rbx, rdi
mov rdi, rsp; call h0
mov rdi, rbx; mov rsi, rsp; lea rdx, [rsp+40]; call f_mul
add rsp, 80; pop rbx; ret";

/// `exchange(x, y, choice, a, b)` by a call in place of a return.
const EXCHANGE: &str = "jmp f_swap";

/// `chosen(out, bytes, a, b)`.
const CHOSEN: &str = "push rbx; push r12; push r13
mov rbx, rdi; mov r12, rdx; mov r13, rcx
mov rdi, rsi; call r_zero
mov rdi, rbx; mov rsi, rax; mov rdx, r13; mov rcx, r12; call f_select
pop r13; pop r12; pop rbx; ret";

/// `squared(out, a)`, with the instructions of the second call in its place.
const SQUARED: &str = "push rbx; push r12; sub rsp, 72
mov rbx, rdi; mov r12, rsi
mov rdi, rsp; call f_opp
lea rdi, [rsp+32]; mov rsi, rsp; INLINE f_carry;
mov rdi, rbx; lea rsi, [rsp+32]; lea rdx, [rsp+32]; call f_mul
add rsp, 72; pop r12; pop rbx; ret";

/// The verdicts on routines of these names and arrangements; the first one is `h0`.
fn judge(of: &[(&str, Arrangement, String)]) -> Vec<Verdict> {
    let bodies: Vec<String> = of.iter().map(|(.., body)| body.clone()).collect();
    let codes = assembled(&FIELD, OF_RUST, &bodies, &[]);
    let mut routines = Routines::new(&FIELD, |checked| {
        prover(&*FIELD, checked).map_err(|error| error.to_string())
    });
    let (in_c, register) = (
        Arrangement::from(Returned::Addresses),
        Arrangement::from(Returned::Registers),
    );
    let proved = [
        ("mul", "f_mul", &in_c),
        ("square", "f_square", &in_c),
        ("opp", "f_opp", &in_c),
        ("carry", "f_carry", &in_c),
        ("swap", "f_swap", &in_c),
        ("select", "f_select", &in_c),
        ("bytes_are_zero", "r_zero", &register),
    ];
    for (name, symbol, arrangement) in proved {
        enter(&mut routines, &FIELD, name, &codes[symbol], arrangement);
    }
    let verdicts = of.iter().enumerate().map(|(k, (name, arrangement, _))| {
        let proof = routines.prove(name, &codes[&format!("h{k}")], arrangement);
        proof.map_err(|error| error.to_string())
    });
    verdicts.collect()
}

/// Changes of a routine, each with a part of the reason for which it is refused; none of one that is proved.
type Changes = [(&'static str, &'static str, Option<&'static str>)];

/// Judges changes of a routine beside `pair`.
fn compare(
    pair: &str,
    back: bool,
    name: &str,
    arrangement: &Arrangement,
    text: &str,
    of: &Changes,
) {
    let mut all = vec![("pair", area(back), pair.to_owned())];
    let bodies = of.iter().map(|(from, to, _)| changed(text, from, to));
    all.extend(bodies.map(|body| (name, arrangement.clone(), body)));
    let mut verdicts = judge(&all).into_iter();
    let first = verdicts.next().expect("a verdict");
    assert!(first.is_ok(), "{first:?}");
    let rows = of.iter().zip(verdicts);
    assert_verdicts(
        rows.map(|((from, to, reason), verdict)| (format!("{from} -> {to}"), verdict, *reason)),
    );
}

const OTHER_CALL: Option<&str> = Some("a call that the routine does not make");
const UNKNOWN: Option<&str> = Some("does not know");

/// Callers of a function with one area of results, of which the bytes between are the callee's too.
#[test]
fn areas_are_the_callees_as_a_whole() {
    let writes_between = changed(
        PAIR,
        "mov rax, rbx",
        "mov qword ptr [rbx+32], 0; mov rax, rbx",
    );
    #[rustfmt::skip]
    let changes: &Changes = &[
        ("call h0", "call h0", None),
        ("mov rsi, rsp; lea rdx, [rsp+40]", "mov rsi, rax; lea rdx, [rax+40]", None),
        // A word of the caller between both results.
        ("mov rdi, rsp; call h0\nmov rdi, rbx", "mov [rsp+32], rbx; mov rdi, rsp; call h0\nmov rdi, [rsp+32]", UNKNOWN),
        ("mov rdi, rsp; call h0\nmov rdi, rbx", "mov [rsp+36], ebx; mov rdi, rsp; call h0\nmov eax, [rsp+36]; mov rdi, rbx", Some("a part of an address")),
        ("mov rdi, rsp; call h0", "mov qword ptr [rsp+32], 1; mov rdi, rsp; call h0; mov rax, [rsp+32]", UNKNOWN),
        ("mov rdi, rsp; call h0", "mov qword ptr [rsp+72], 1; mov rdi, rsp; call h0; mov rax, [rsp+72]", None),
        ("lea rdx, [rsp+40]", "lea rdx, [rsp+32]", UNKNOWN),
        // Registers that the callee does not name, and what it calls changes.
        ("call h0\nmov rdi, rbx", "mov r8, rbx; call h0\nmov rdi, r8", Some("r8, which is not defined")),
        // The other result, and one of them twice.
        ("mov rsi, rsp; lea rdx, [rsp+40]", "lea rsi, [rsp+40]; mov rdx, rsp", OTHER_CALL),
        ("lea rdx, [rsp+40]", "mov rdx, rsp", OTHER_CALL),
        ("mov rsi, rsp; lea", "lea rsi, [rsp+40]; lea", OTHER_CALL),
        // The area covers the caller's register, reaches beyond the frame, and is in the result.
        ("mov rdi, rsp; call h0", "lea rdi, [rsp+16]; call h0", UNKNOWN),
        ("mov rdi, rsp; call h0", "lea rdi, [rsp+24]; call h0", Some("writes outside")),
        ("mov rdi, rsp; call h0", "call h0", Some("writes outside")),
        ("mov rdi, rsp; call h0", "lea rdi, [rsp-8]; call h0", Some("writes outside")),
        // It covers a parameter of the callee.
        ("mov rdi, rsp; call h0", "movups xmm0, [rsi]; movups xmm1, [rsi+16]; movups [rsp], xmm0; movups [rsp+16], xmm1; mov rsi, rsp; mov rdi, rsp; call h0", Some("may overlap a parameter")),
        // Other parameters of the callee.
        ("mov rdi, rsp; call h0", "mov rdi, rsp; mov rdx, rsi; call h0", OTHER_CALL),
        ("mov rdi, rsp; call h0", "mov rdi, rsp; mov rax, rsi; mov rsi, rdx; mov rdx, rax; call h0", OTHER_CALL),
        // One call more, at the end too, and one fewer.
        ("call h0", "call h0; mov rdi, rsp; mov rsi, rsp; lea rdx, [rsp+40]; call h0", Some("may overlap a parameter")),
        ("add rsp, 80", "mov rdi, rsp; mov rsi, rsp; call f_square; add rsp, 80", OTHER_CALL),
        ("mov rdi, rbx; mov rsi, rsp; lea rdx, [rsp+40]; call f_mul", "movups xmm0, [rsp]; movups xmm1, [rsp+16]; movups [rbx], xmm0; movups [rbx+16], xmm1", Some("other results")),
    ];
    for pair in [PAIR, &writes_between] {
        compare(
            pair,
            true,
            "user",
            &Returned::Addresses.into(),
            USER,
            changes,
        );
    }
    let given: &Changes = &[
        ("call h0", "call h0", None),
        (
            "mov rsi, rsp; lea",
            "mov rsi, rax; lea",
            Some("rax, which is not defined"),
        ),
    ];
    compare(
        PAIR,
        false,
        "user",
        &Returned::Addresses.into(),
        USER,
        given,
    );
}

/// A function with an area writes all of it, and nothing else.
#[test]
fn areas_are_filled() {
    #[rustfmt::skip]
    let changes: &Changes = &[
        ("lea rdi, [rbx+40]", "lea rdi, [rbx+32]", UNKNOWN),
        ("lea rdi, [rbx+40]", "lea rdi, [rbx+48]", Some("writes outside")),
        ("mov rax, rbx", "", Some("rax, which is not defined")),
        ("mov rax, rbx", "lea rax, [rbx+8]", Some("give back")),
        ("mov rax, rbx", "mov rax, r12", Some("give back")),
        ("mov rax, rbx", "mov qword ptr [rbx+72], 0; mov rax, rbx", Some("writes outside")),
        ("mov rax, rbx", "mov qword ptr [rbx+36], 0; mov rax, rbx", UNKNOWN),
        ("mov rax, rbx", "mov qword ptr [r12], 0; mov rax, rbx", Some("writes to a parameter")),
        // The results in the place of each other.
        ("call f_mul\nlea rdi, [rbx+40]; mov rsi, r12; call f_square", "lea rdi, [rbx+40]; call f_mul\nmov rdi, rbx; mov rsi, r12; call f_square", Some("other results")),
    ];
    compare(PAIR, true, "pair", &area(true), PAIR, changes);
}

/// Two results at an address each; what a call in place of a return owes.
#[test]
fn results_stay_apart() {
    #[rustfmt::skip]
    let changes: &Changes = &[
        ("jmp f_swap", "jmp f_swap", None),
        ("jmp f_swap", "sub rsp, 8; call f_swap; add rsp, 8; ret", None),
        // The results swapped, on one another, and over each other in part.
        ("jmp f_swap", "mov rax, rdi; mov rdi, rsi; mov rsi, rax; jmp f_swap", Some("other results")),
        ("jmp f_swap", "mov rsi, rdi; jmp f_swap", Some("results that overlap")),
        ("jmp f_swap", "lea rsi, [rdi+8]; jmp f_swap", Some("writes outside")),
        ("jmp f_swap", "sub rsp, 72; mov rdi, rsp; lea rsi, [rsp+24]; call f_swap; add rsp, 72; ret", Some("results that overlap")),
        ("jmp f_swap", "sub rsp, 72; lea rdi, [rsp+24]; mov rsi, rsp; call f_swap; add rsp, 72; ret", Some("results that overlap")),
        ("jmp f_swap", "sub rsp, 72; mov rdi, rsp; lea rsi, [rsp+32]; call f_swap; add rsp, 72; ret", UNKNOWN),
        // Other parameters.
        ("jmp f_swap", "mov rax, rcx; mov rcx, r8; mov r8, rax; jmp f_swap", OTHER_CALL),
        ("jmp f_swap", "xor rdx, 1; jmp f_swap", OTHER_CALL),
        ("jmp f_swap", "mov edx, edx; jmp f_swap", OTHER_CALL),
        ("jmp f_swap", "mov rdx, rcx; jmp f_swap", Some("passes something else in rdx")),
        ("jmp f_swap", "mov rcx, rdx; jmp f_swap", Some("passes something else in rcx")),
        ("jmp f_swap", "add rcx, 8; jmp f_swap", UNKNOWN),
        // A frame that is there still, and what it had.
        ("jmp f_swap", "sub rsp, 8; jmp f_swap", Some("jumps to where it must not")),
        ("jmp f_swap", "push rbx; jmp f_swap", Some("jumps to where it must not")),
        ("jmp f_swap", "movups xmm0, [rcx]; movups xmm1, [rcx+16]; movups [rsp-32], xmm0; movups [rsp-16], xmm1; lea rcx, [rsp-32]; jmp f_swap", UNKNOWN),
        ("jmp f_swap", "lea rdi, [rsp-32]; jmp f_swap", Some("writes outside")),
        ("jmp f_swap", "mov rbx, rdi; jmp f_swap", Some("does not restore rbx")),
        // Not called in the place where the stack pointer is a multiple of 16.
        ("jmp f_swap", "call f_swap; ret", Some("no multiple of 16")),
        // Jumps into the function, over its end, and decided by data.
        ("jmp f_swap", "jmp f_swap+4", Some("not proved")),
        ("jmp f_swap", "test rdx, rdx; jne f_swap; ret", Some("is not understood")),
        ("jmp f_swap", "jmp f_square", Some("")),
        ("jmp f_swap", "nop", Some("does not end with a return")),
    ];
    let in_c = Arrangement::from(Returned::Addresses);
    compare(PAIR, true, "exchange", &in_c, EXCHANGE, changes);
}

/// A result in a register.
#[test]
fn registers_hold_what_is_given_back() {
    #[rustfmt::skip]
    let changes: &Changes = &[
        ("call r_zero", "call r_zero", None),
        ("mov rsi, rax", "mov rsi, rdx", Some("")),
        ("mov rsi, rax", "mov esi, eax", OTHER_CALL),
        ("mov rsi, rax", "mov rsi, rax; xor rsi, 1", OTHER_CALL),
        ("mov rsi, rax", "mov esi, 1", OTHER_CALL),
        ("mov rdi, rsi; call r_zero", "mov rdi, rdx; call r_zero", OTHER_CALL),
        ("mov rdi, rsi; call r_zero", "", Some("rax, which is not defined")),
        ("mov rdi, rsi; call r_zero", "mov rax, [rsi]; mov rdi, rsi; call r_zero; xor eax, eax", OTHER_CALL),
        ("mov rdx, r13; mov rcx, r12", "mov rdx, r12; mov rcx, r13", OTHER_CALL),
        // Registers that the callee moves something to.
        ("mov rdi, rsi; call r_zero", "mov r9, rcx; mov rdi, rsi; call r_zero; mov r13, r9", Some("r9, which is not defined")),
        ("mov rdi, rsi; call r_zero", "mov r10, rcx; mov rdi, rsi; call r_zero; mov r13, r10", Some("r10, which is not defined")),
        ("mov rdi, rsi; call r_zero", "mov r11, rcx; mov rdi, rsi; call r_zero; mov r13, r11", Some("r11, which is not defined")),
        ("mov rdi, rsi; call r_zero", "mov r8, rcx; mov rdi, rsi; call r_zero; mov r13, r8", None),
        // An address of the caller as the first argument, as C has it.
        ("mov rdi, rsi; call r_zero", "mov rdi, rbx; call r_zero", UNKNOWN),
    ];
    let in_c = Arrangement::from(Returned::Addresses);
    compare(PAIR, true, "chosen", &in_c, CHOSEN, changes);
}

/// An operation whose instructions stand in place of its call.
#[test]
fn operations_in_place_satisfy_their_statements() {
    const CALL: &str = "lea rdi, [rsp+32]; mov rsi, rsp; INLINE f_carry;";
    #[rustfmt::skip]
    let changes: &Changes = &[
        (CALL, CALL, None),
        (CALL, "lea rdi, [rsp+32]; mov rsi, rsp; call f_carry", None),
        // Of another value, changed before or after, and into another place.
        (CALL, "lea rdi, [rsp+32]; mov rsi, r12; INLINE f_carry;", OTHER_CALL),
        (CALL, "lea rdi, [rsp+32]; mov rsi, rsp; xor qword ptr [rsp], 1; INLINE f_carry;", OTHER_CALL),
        (CALL, "lea rdi, [rsp+32]; mov rsi, rsp; INLINE f_carry; xor qword ptr [rsp+32], 1", OTHER_CALL),
        (CALL, "lea rdi, [rsp+32]; mov rsi, rsp; INLINE f_carry; mov qword ptr [rsp+56], 0", OTHER_CALL),
        (CALL, "lea rdi, [rsp+32]; mov rsi, rsp; INLINE f_carry; mov rax, [r12]; mov [rsp+32], rax", OTHER_CALL),
        (CALL, "lea rdi, [rsp+24]; mov rsi, rsp; INLINE f_carry;", UNKNOWN),
        // Another operation, none at all, and one that is called too.
        (CALL, "lea rdi, [rsp+32]; mov rsi, rsp; INLINE f_opp;", OTHER_CALL),
        (CALL, "movups xmm0, [rsp]; movups xmm1, [rsp+16]; movups [rsp+32], xmm0; movups [rsp+48], xmm1", OTHER_CALL),
        (CALL, "lea rdi, [rsp+32]; mov rsi, rsp; call f_carry; lea rdi, [rsp+32]; mov rsi, rsp; INLINE f_carry;", OTHER_CALL),
        // One factor of both, and the result of the call.
        ("lea rdx, [rsp+32]", "mov rdx, rsp", OTHER_CALL),
        ("call f_mul", "call f_mul; xor qword ptr [rbx], 1", Some("other results")),
    ];
    let in_c = Arrangement::from(Returned::Addresses);
    compare(PAIR, true, "squared", &in_c, SQUARED, changes);
}

/// The frame, the stack pointer and flags.
#[test]
fn frames_and_flags_are_followed() {
    #[rustfmt::skip]
    let changes: &Changes = &[
        // A slot below the red zone for a while, and one that is written in part.
        ("mov rdi, rsp; call h0", "mov [rsp-120], rdx; add rsp, 8; sub rsp, 8; mov rdx, [rsp-120]; mov rdi, rsp; call h0", None),
        ("mov rdi, rsp; call h0", "mov [rsp-128], rdx; add rsp, 8; sub rsp, 8; mov rdx, [rsp-128]; mov rdi, rsp; call h0", UNKNOWN),
        ("mov rdi, rbx; mov rsi", "mov dword ptr [rsp+28], 0; mov rdi, rbx; mov rsi", UNKNOWN),
        ("mov rdi, rbx; mov rsi", "mov word ptr [rsp+70], 0; mov rdi, rbx; mov rsi", UNKNOWN),
        // A result is written before the callee reads the parameters.
        ("mov rdi, rsp; call h0", "mov qword ptr [rbx], 0; mov rdi, rsp; call h0", Some("reads a parameter after")),
        // Too far down, above the return address, and not by words.
        ("add rsp, 80", "sub rsp, 32768; add rsp, 32848", Some("moves the stack pointer")),
        ("add rsp, 80", "add rsp, 96; sub rsp, 16", Some("moves the stack pointer")),
        ("add rsp, 80", "sub rsp, 4; add rsp, 84", Some("moves the stack pointer")),
        ("add rsp, 80", "lea rax, [rsp+80]; mov rsp, rax", Some("writes rsp")),
        ("add rsp, 80", "lea rax, [rsp+80]; lea rsp, [rax]", None),
        ("add rsp, 80", "lea rsp, [rbx]", Some("moves the stack pointer")),
        // Flags that an address leaves as nobody knows, and that a product destroys.
        ("mov rdi, rbx; mov rsi", "xor eax, eax; add rbx, 8; jne 1f; 1: sub rbx, 8; mov rdi, rbx; mov rsi", Some("not defined")),
        ("mov rdi, rbx; mov rsi", "xor eax, eax; mul rax; jne 1f; 1: mov rdi, rbx; mov rsi", Some("not defined")),
        // Into an instruction.
        ("mov rdi, rbx; mov rsi", "jmp 1f + 1; 1: mov eax, 1; mov rdi, rbx; mov rsi", Some("jumps to where it must not")),
        // A constant index.
        ("lea rdx, [rsp+40]", "mov eax, 5; lea rdx, [rsp+8*rax]", None),
        ("lea rdx, [rsp+40]", "mov eax, 5; lea rdx, [rsp+4*rax]", UNKNOWN),
    ];
    let in_c = Arrangement::from(Returned::Addresses);
    compare(PAIR, true, "user", &in_c, USER, changes);
}
