//! Routines in assembly, which call functions of a field as gcc compiles them: lawful ones are proved, hostile ones are
//! refused for their reason. Many of the hostile ones compute the right thing in most runs.

use std::{fmt::Write, sync::LazyLock};

use crate::x86_build::{FULL_WORDS, field};
use crate::x86_routines::{Verdict, assembled, changed, enter};
use limbforge_core::{
    emit::asm::x86::prover,
    field::Field,
    read::{Returned, Routines},
    routine::{Operand, Statement, Times, Var},
};

static FIELD: LazyLock<Field> = LazyLock::new(|| field("2^255-19", FULL_WORDS));

/// `conditional_negate(out, a, choice)`, as a compiler without inlining has it.
const NEGATE: &str = "push rbx; push r12; push r13; sub rsp, 96
mov rbx, rdi; mov r12, rsi; mov r13, rdx
mov rdi, rsp; call f_opp
lea rdi, [rsp+32]; mov rsi, rsp; call f_carry
mov rdi, rbx; mov rsi, r13; lea rdx, [rsp+32]; mov rcx, r12; call f_select
add rsp, 96; pop r13; pop r12; pop rbx; ret";

/// Functions that may be called and are not proved; other names of some that are.
const OTHERS: &str = ".type g_unproved, @function
g_unproved: ret
.size g_unproved, .-g_unproved
.set g_other, f_opp
.weak g_weak
.set g_weak, f_carry
.globl g_chosen
.type g_chosen, @gnu_indirect_function
.set g_chosen, f_carry
.globl g_same, g_version
.set g_same, f_carry
.set g_version, f_carry
.symver g_version, g_named@@V1
";

/// `pow_root(out, a)` from the library's statements, with one slot for each variable.
fn root() -> String {
    let routine = FIELD.routine("pow_root").expect("a chain").program();
    let frame = 32 * routine.variables.len() + 8;
    let mut text = format!(
        "push rbx; push r12; push r13; sub rsp, {}\n",
        frame / 16 * 16
    );
    text += "mov r12, rdi; mov r13, rsi\n";
    let mut labels = 0;
    block(&routine.body, routine.params[0], &mut text, &mut labels);
    for word in 0..4 {
        let from = 32 * routine.results[0].0 + 8 * word;
        let _ = writeln!(text, "mov rax, [rsp+{from}]; mov [r12+{}], rax", 8 * word);
    }
    let _ = writeln!(
        text,
        "add rsp, {}; pop r13; pop r12; pop rbx; ret",
        frame / 16 * 16
    );
    text
}

/// Statements of a chain: copies, products, squares, and loops without others in them.
fn block(body: &[Statement], param: Var, text: &mut String, labels: &mut usize) {
    let address = |var: Var, register: &str| match var == param {
        true => format!("mov {register}, r13"),
        false => format!("lea {register}, [rsp+{}]", 32 * var.0),
    };
    let var = |operand: &Operand| match operand {
        Operand::Var(var) => *var,
        other => panic!("{other:?} in a chain"),
    };
    for statement in body {
        let _ = match statement {
            Statement::Call {
                callee,
                args,
                results,
            } => {
                let _ = write!(text, "{}; ", address(results[0], "rdi"));
                for (arg, register) in args.iter().zip(["rsi", "rdx"]) {
                    let _ = write!(text, "{}; ", address(var(arg), register));
                }
                writeln!(text, "call f_{callee}")
            }
            Statement::Set { to, from } => {
                let _ = write!(
                    text,
                    "{}; {}; ",
                    address(*to, "rdi"),
                    address(var(from), "rsi")
                );
                for at in [0, 16] {
                    let _ = write!(text, "movups xmm0, [rsi+{at}]; movups [rdi+{at}], xmm0; ");
                }
                writeln!(text)
            }
            Statement::Repeat(repeat) => {
                let Times::Fixed(times) = repeat.times else {
                    panic!("a count")
                };
                *labels += 1;
                let label = *labels;
                let _ = writeln!(text, "mov ebx, {times}\nLOOP{label}:");
                block(&repeat.body, param, text, labels);
                writeln!(text, "dec ebx; jne LOOP{label}")
            }
            other => panic!("{other:?} in a chain"),
        };
    }
}

/// The verdicts on routines of these names, in an object.
fn judge(of: &[(&str, String)]) -> Vec<Verdict> {
    judge_linked(of, OTHERS, &[])
}

/// The same in a library that these options make.
fn judge_linked(of: &[(&str, String)], others: &str, options: &[&str]) -> Vec<Verdict> {
    let bodies: Vec<String> = of.iter().map(|(_, body)| body.clone()).collect();
    let codes = assembled(&FIELD, others, &bodies, options);
    let mut routines = Routines::new(&FIELD, |checked| {
        prover(&*FIELD, checked).map_err(|error| error.to_string())
    });
    for name in ["add", "sub", "opp", "carry", "mul", "square", "select"] {
        let code = &codes[&format!("f_{name}")];
        enter(
            &mut routines,
            &FIELD,
            name,
            code,
            &Returned::Addresses.into(),
        );
    }
    let verdicts = of.iter().enumerate().map(|(k, (name, _))| {
        let proof = routines.prove(name, &codes[&format!("h{k}")], &Returned::Addresses.into());
        proof.map_err(|error| error.to_string())
    });
    verdicts.collect()
}

/// Changes of [`NEGATE`] that leave it right.
const LAWFUL: &[(&str, &str)] = &[
    ("ret", "ret"),
    // Calls by the table of a linker, and by a register.
    ("call f_carry", "call [rip + f_carry@GOTPCREL]"),
    (
        "call f_carry",
        "mov r10, [rip + f_carry@GOTPCREL]; call r10",
    ),
    // Other names of the same place.
    ("call f_carry", "call g_same"),
    ("call f_carry", "call g_version"),
    // Spilled, above the stack pointer.
    (
        "mov rdi, rsp; call f_opp",
        "mov [rsp+72], rdi; mov rdi, rsp; call f_opp; mov rbx, [rsp+72]",
    ),
    // A register that nothing before the last call writes, and a vector register.
    ("mov r13, rdx", "movq xmm13, rdx; movq r13, xmm13"),
    // The result first in the frame, then copied.
    (
        "mov rdi, rbx; mov rsi, r13; lea rdx, [rsp+32]; mov rcx, r12; call f_select",
        "mov rdi, rsp; mov rsi, r13; lea rdx, [rsp+32]; mov rcx, r12; call f_select
         movups xmm0, [rsp]; movups xmm1, [rsp+16]; movups [rbx], xmm0; movups [rbx+16], xmm1",
    ),
    // A loop with a constant counter in memory.
    (
        "ret",
        "mov dword ptr [rsp-8], 3; 1: sub dword ptr [rsp-8], 1; jne 1b; ret",
    ),
    ("add rsp, 96", "add rsp, 88; pop rcx"), // a slot with nothing in it
    // The result of the first call in place of its parameter.
    (
        "lea rdi, [rsp+32]; mov rsi, rsp; call f_carry",
        "mov rdi, rsp; mov rsi, rsp; call f_carry;
      movups xmm0, [rsp]; movups xmm1, [rsp+16]; movups [rsp+32], xmm0; movups [rsp+48], xmm1",
    ),
];

/// Changes of [`NEGATE`] that are refused, with a part of the reason.
#[rustfmt::skip]
const HOSTILE: &[(&str, &str, &str)] = &[
    // Other arguments.
    ("lea rdx, [rsp+32]; mov rcx, r12", "lea rcx, [rsp+32]; mov rdx, r12", "a call that the routine does not make"),
    ("mov rsi, r13", "mov esi, 1", "a call that the routine does not make"),
    ("mov rsi, r13", "mov rsi, r13; xor rsi, 1", "a call that the routine does not make"),
    ("mov rsi, r13", "", "reads rsi, which is not defined"),
    ("lea rdx, [rsp+32]; mov", "mov rdx, rsp; mov", "a call that the routine does not make"),
    ("mov rsi, rsp; call f_carry", "mov rsi, r12; call f_carry", "a call that the routine does not make"),
    ("mov rsi, rsp; call f_carry", "lea rsi, [rsp+8]; call f_carry", "does not know"),
    ("mov rsi, rsp; call f_carry", "mov rsi, r13; call f_carry", "passes something else in rsi"),
    // Other calls.
    ("call f_carry", "call f_opp", "a call that the routine does not make"),
    ("call f_carry", "call g_other", "a call that the routine does not make"),
    ("call f_carry", "call g_weak", "is not understood"),
    ("call f_carry", "call g_chosen", "is not understood"),
    ("call f_carry", "call [rip + g_weak@GOTPCREL]", "is not understood"),
    ("call f_carry", "call [rip + g_chosen@GOTPCREL]", "is not understood"),
    ("call f_carry", "call [rip + f_opp@GOTPCREL]", "a call that the routine does not make"),
    ("call f_carry", "call .text + 1", "is not proved"),
    ("call f_carry", "call g_unproved", "is not proved"),
    ("call f_carry", "call f_nothing", "is not understood"),
    ("call f_carry", "call [rip + f_carry@GOTPCREL + 8]", "is not understood"),
    ("call f_carry", "lea r10, [rip + f_carry]; call r10", "is not understood"),
    ("call f_carry", "call r13", "which is no function"),
    ("call f_carry", "call f_carry; lea rdi, [rsp+32]; mov rsi, rsp; call f_carry", "a call that the routine does not make"),
    ("lea rdi, [rsp+32]; mov rsi, rsp; call f_carry", "", "does not know"),
    ("call f_select", "call f_select; mov rdi, rsp; mov rsi, rsp; call f_opp", "a call that the routine does not make"),
    ("call f_select", "call f_select; mov rdi, rsp; lea rsi, [rsp+32]; call f_carry", "a call that the routine does not make"),
    ("mov rdi, rbx; mov rsi, r13; lea rdx, [rsp+32]; mov rcx, r12; call f_select", "movups xmm0, [rsp+32]; movups xmm1, [rsp+48]; movups [rbx], xmm0; movups [rbx+16], xmm1", "other results"),
    ("call f_select", "call g_unproved", "is not proved"),
    // Between the calls.
    ("lea rdi, [rsp+32]; mov rsi, rsp", "mov qword ptr [rsp+8], 0; lea rdi, [rsp+32]; mov rsi, rsp", "a call that the routine does not make"),
    ("lea rdi, [rsp+32]; mov rsi, rsp", "mov byte ptr [rsp+8], 0; lea rdi, [rsp+32]; mov rsi, rsp", "does not know"),
    ("mov rdi, rbx; mov rsi, r13", "mov rdi, rbx; not qword ptr [rsp+56]; mov rsi, r13", "a call that the routine does not make"),
    // Registers that a call may change, and slots that it may write.
    ("mov r13, rdx", "mov r13, rdx; mov rax, rdx; call f_opp; mov rsi, rax", "rax, which is not defined"),
    ("mov rdi, rsp; call f_opp", "mov [rsp-8], rdx; mov rdi, rsp; call f_opp; mov r13, [rsp-8]", "does not know"),
    ("mov rdi, rsp; call f_opp", "mov [rsp-128], rdx; mov rdi, rsp; call f_opp; mov r13, [rsp-128]", "does not know"),
    ("call f_opp", "cmp rax, rax; call f_opp; je 1f; 1:", "not defined"),
    ("mov rdi, rsp; call f_opp", "lea rdi, [rsp-64]; call f_opp", "writes outside"),
    // A slot that was in the red zone, and one that was below it.
    ("mov rdi, rsp; call f_opp", "mov [rsp-128], rdx; add rsp, 8; mov r13, [rsp-136]; sub rsp, 8; mov rdi, rsp; call f_opp", "below its frame"),
    ("mov rdi, rsp; call f_opp", "mov [rsp-136], rdx; mov rdi, rsp; call f_opp", "writes outside"),
    // Areas that overlap something else.
    ("lea rdi, [rsp+32]; mov rsi, rsp", "lea rdi, [rsp+72]; mov rsi, rsp", "does not know"),
    ("mov rdi, rsp; call f_opp", "lea rdi, [rsp+72]; call f_opp; movups xmm0, [rsp+72]; movups xmm1, [rsp+88]; movups [rsp], xmm0; movups [rsp+16], xmm1", "does not restore r13"),
    ("mov rdi, rsp; call f_opp", "lea rdi, [rsp+96]; call f_opp", "writes outside"),
    ("mov rdi, rsp; call f_opp", "lea rdi, [rsp+120]; call f_opp", "writes outside"),
    ("mov rdi, rsp; call f_opp", "mov rdi, rbx; call f_opp; movups xmm0, [rbx]; movups xmm1, [rbx+16]; movups [rsp], xmm0; movups [rsp+16], xmm1", "reads a parameter after"),
    ("mov rdi, rsp; call f_opp", "mov rdi, rsi; call f_opp", "writes to a parameter"),
    ("mov rdi, rbx; mov rsi, r13", "lea rdi, [rbx+8]; mov rsi, r13", "writes outside"),
    ("mov rdi, rbx; mov rsi, r13", "mov rdi, rsp; mov rsi, r13", "does not know"),
    ("call f_select", "call f_select; mov qword ptr [rbx+24], 0", "other results"),
    ("call f_select", "call f_select; mov qword ptr [rbx+32], 0", "writes outside"),
    ("call f_select", "call f_select; mov [r12], rbx", "writes to a parameter"),
    ("call f_select", "call f_select; mov rax, [rbx]; xchg rax, [rbx+8]; mov [rbx], rax", ""),
    // The convention.
    ("sub rsp, 96", "sub rsp, 88", "no multiple of 16"),
    ("pop r13; pop r12", "pop r12; pop r13", "does not restore"),
    ("pop r13; pop r12; pop rbx", "pop r13; pop r12; pop rax", "does not restore rbx"),
    ("pop r13; pop r12; pop rbx", "pop r13; pop r12", "does not restore rbx"),
    ("add rsp, 96", "add rsp, 104", ""),
    ("ret", "push rbx; ret", "does not restore the stack pointer"),
    ("add rsp, 96", "add rsp, 88; pop r14", "reads r14, which is not defined"),
    ("ret", "std; ret", "is not understood"),
    ("ret", "pop rax; push rax; ret", "moves the stack pointer"),
    ("ret", "ret 8", "is not understood"),
    ("mov rbx, rdi", "mov rbx, rdi; mov [rsp+120], rdi", "writes outside"),
    ("mov rbx, rdi", "mov rbx, rdi; mov rax, [rsp+120]", "does not know"),
    // Decisions.
    ("call f_select", "test r13, r13; je 1f; call f_select; 1:", "decides by data"),
    ("call f_select", "cmp qword ptr [r12], 0; jne 1f; 1: call f_select", "decides by data"),
    ("call f_select", "cmp qword ptr [rsp+32], 0; jne 1f; 1: call f_select", "decides by data"),
    ("mov rsi, r13", "mov rsi, r13; mov rax, [r12+8*rsi]", "depends on rsi"),
    ("ret", "1: jmp 1b", "more than"),
    ("ret", "jmp f_select", ""),
    ("ret", "jne f_select; ret", ""),
    ("ret", "nop", "does not end with a return"),
];

#[test]
fn lawful_calls_are_proved() {
    let bodies = LAWFUL.iter().map(|(from, to)| changed(NEGATE, from, to));
    let mut all: Vec<(&str, String)> = bodies.map(|body| ("conditional_negate", body)).collect();
    all.push(("pow_root", root()));
    let verdicts = judge(&all);
    for ((name, body), verdict) in all.iter().zip(&verdicts) {
        let composed = verdict.as_ref();
        let composed = composed.unwrap_or_else(|reason| panic!("{name}: {reason}\n{body}"));
        assert!(composed.calls >= 3 && composed.inlined == 0, "{composed:?}");
    }
    let last = verdicts
        .last()
        .expect("a verdict")
        .as_ref()
        .expect("proved");
    assert!(last.calls > 250 && last.turns > 200, "{last:?}");
}

#[test]
fn hostile_calls_are_refused() {
    let bodies = HOSTILE
        .iter()
        .map(|(from, to, _)| changed(NEGATE, from, to));
    let all: Vec<(&str, String)> = bodies.map(|body| ("conditional_negate", body)).collect();
    let mut wrong = Vec::new();
    for ((from, to, reason), verdict) in HOSTILE.iter().zip(judge(&all)) {
        match verdict {
            Err(found) if found.contains(reason) => {}
            other => wrong.push(format!("{from} -> {to}: {other:?}, not {reason}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Changes of one loop of a chain: its count, its counter, and what it does in each turn.
#[test]
fn hostile_loops_are_refused() {
    let good = root();
    let at = good.find("mov ebx, ").expect("a loop");
    let end = at + good[at..].find("jne").expect("its end");
    let (count, body) = (good[at..].lines().next().expect("a line"), &good[at..end]);
    let with = |other: &str| format!("{}{other}{}", &good[..at], &good[end..]);
    let times: u32 = count["mov ebx, ".len()..].parse().expect("a count");
    let counted = |other: &str| with(&body.replacen(count, other, 1));
    let cases = [
        (
            counted(&format!("mov ebx, {}", times + 1)),
            "a call that the routine does not make",
        ),
        (
            counted(&format!("mov ebx, {}", times - 1)),
            "a call that the routine does not make",
        ),
        (counted("mov ebx, 0"), "more than"),
        (counted("mov rbx, [r13]"), "decides by data"),
        (counted("mov rbx, [rsp+32]"), ""),
        (counted(""), "computes with"),
        (with(&body.replace("dec ebx", "sub ebx, 2")), "more than"),
        (
            with(&body.replace("dec ebx", "dec ebx; cmp [r13], rbx")),
            "decides by data",
        ),
        (
            with(&body.replace("dec ebx", "dec ebx; test eax, eax")),
            "not defined",
        ),
        (
            with(&body.replace("call f_square", "call f_carry")),
            "a call that the routine does not make",
        ),
        (
            good.replacen("f_mul", "f_square", 1),
            "a call that the routine does not make",
        ),
        (
            good.replacen("f_mul", "f_sub", 1),
            "a call that the routine does not make",
        ),
    ];
    let all: Vec<(&str, String)> = cases
        .iter()
        .map(|(body, _)| ("pow_root", body.clone()))
        .collect();
    for (k, (verdict, (_, reason))) in judge(&all).into_iter().zip(&cases).enumerate() {
        let found = verdict.expect_err(&format!("case {k}"));
        assert!(found.contains(reason), "case {k}: {found}, not {reason}");
    }
    // The same chain is no other routine.
    let other = judge(&[("is_square", good.clone()), ("invert", good)]);
    assert!(other.iter().all(Result::is_err), "{other:?}");
}

/// In a shared library the loader binds names that other libraries can have too.
#[test]
fn calls_that_the_loader_binds_are_refused() {
    let judge = |body: String, option: &str| {
        let all = [("conditional_negate", body)];
        let options = ["-shared", "-nostdlib", option];
        judge_linked(&all, "", &options).remove(0)
    };
    let own = "-Wl,-Bsymbolic-functions";
    let found = judge(NEGATE.to_owned(), own).expect("calls of the library itself");
    assert_eq!(found.calls, 3);
    let by_table = |kind: &str| changed(NEGATE, "call f_carry", kind);
    for (body, option, reason) in [
        (NEGATE.to_owned(), "-Wl,--as-needed", Some("is not proved")),
        (
            by_table("call [rip + f_carry@GOTPCREL]"),
            "-Wl,--as-needed",
            Some("is not"),
        ),
        (
            by_table("call f_carry@PLT"),
            "-Wl,--as-needed",
            Some("is not proved"),
        ),
        (by_table("call f_carry@PLT"), own, None),
    ] {
        let found = judge(body, option);
        match (&found, reason) {
            (Ok(_), None) => {}
            (Err(error), Some(reason)) if error.contains(reason) => {}
            _ => panic!("{option}: {found:?}, not {reason:?}"),
        }
    }
}
