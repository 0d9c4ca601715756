//! Hostile code under Rust's arrangements: `(out, again) = (x + y, its low word)` in one area, and `x + y` in a
//! register.
//! Lawful bodies are proved; of the others most leave the right values, and break what a caller relies on.

use limbforge_core::{
    check::{Checked, check},
    emit::asm::x86::prover,
    interface::Interface,
    ir::{
        Congruence, Form, Goal, Kind, Program, Spec, Value, build::Builder, interval::Interval,
        spec::Term,
    },
    read::{Arrangement, Meanings, Returned, X86},
};
use num_bigint::BigInt;

use crate::hostile::assemble;

const INTERFACE: Interface = Interface {
    bytes: 0,
    radix: None,
};

/// `out = x + y`, for x and y of words below 2^40, at an address each; of one word, by value. Beside two words there is
/// `again`, the low one of them.
fn sum(words: usize) -> Checked<Program> {
    let mut builder = Builder::new("f", 64);
    let bounds = vec![Interval::of_bits(40); words];
    let x = builder.param("x", Kind::Word, &bounds);
    let y = builder.param("y", Kind::Word, &bounds);
    let out: Vec<_> = x
        .iter()
        .zip(&y)
        .map(|(x, y)| builder.sum(&[*x, *y]))
        .collect();
    let terms = |values: &[Value]| {
        let mut form = Form::default();
        for (weight, value) in (0..).map(|k: u32| BigInt::from(1) << (64 * k)).zip(values) {
            form = form.plus(weight, *value);
        }
        vec![Term::new(1, vec![form])]
    };
    let sum = [terms(&x), terms(&y)].concat();
    let spec = Spec {
        formula: "x + y".to_owned(),
        modulus: (BigInt::from(1) << 521u32) - 1,
        congruences: vec![Congruence::new(terms(&out), sum)],
        // The second result is in the statement by this: it is the low word of the first one.
        ensures: match out[..] {
            [_] => Vec::new(),
            _ => vec![Goal::new(Form::of(out[0]), Interval::of_bits(41))],
        },
        cuts: Vec::new(),
        requires: Vec::new(),
    };
    let results = match out[..] {
        [only] => vec![("out", Kind::Word, vec![only])],
        // The second result is a word of its own.
        _ => vec![
            ("out", Kind::Word, out.clone()),
            ("again", Kind::Word, vec![out[0]]),
        ],
    };
    let program = builder.finish(results, spec);
    check(program.expect("words")).expect("a program")
}

/// The object of `f` with a body.
fn function(body: &str) -> Vec<u8> {
    assemble(&format!(
        ".text\n.globl f\n.type f, @function\nf:\n{body}\nret\n.size f, .-f"
    ))
}

/// The first arrangement of Rust under which a body is proved.
fn judge(body: &str, checked: &Checked<Program>) -> Option<Arrangement> {
    let code = X86::SystemV
        .functions(&function(body))
        .expect("an object")
        .remove("f")
        .expect("f");
    let mut all = Arrangement::of_rust(INTERFACE, checked.program()).into_iter();
    all.find(|arrangement| {
        let prover = prover(INTERFACE, checked).expect("a prover");
        let prover = prover.arranged(arrangement.clone()).expect("registers");
        prover.prove(&code).is_ok()
    })
}

/// Two words at rsi and two at rdx; three words at rdi.
const AREA: &[(&str, Option<[usize; 2]>)] = &[
    (
        "mov rax, rdi; mov rcx, [rsi]; add rcx, [rdx]; mov [rdi], rcx; mov [rdi + 16], rcx; \
         mov rcx, [rsi + 8]; add rcx, [rdx + 8]; mov [rdi + 8], rcx",
        Some([0, 16]),
    ),
    // The other order of the tuple.
    (
        "mov rax, rdi; mov rcx, [rsi]; add rcx, [rdx]; mov [rdi], rcx; mov [rdi + 8], rcx; \
         mov rcx, [rsi + 8]; add rcx, [rdx + 8]; mov [rdi + 16], rcx",
        Some([8, 0]),
    ),
    // Both orders at once are none.
    (
        "mov rax, rdi; mov rcx, [rsi]; add rcx, [rdx]; mov [rdi], rcx; mov [rdi + 24], rcx; \
         mov rcx, [rsi + 8]; add rcx, [rdx + 8]; mov [rdi + 8], rcx",
        None,
    ),
];

/// Bodies for the area that are refused, after `mov rax, rdi`.
const AREA_REFUSED: &[&str] = &[
    "WHOLE; mov rax, [rdi]",
    // A part is missing, doubled, beside the area, or of the other result.
    "mov rcx, [rsi]; add rcx, [rdx]; mov [rdi], rcx; mov [rdi + 16], rcx",
    "WHOLE; mov [rdi + 16], rcx",
    "WHOLE; mov [rdi + 24], rcx",
    "WHOLE; mov [rdi - 8], rcx",
    "mov rcx, [rsi]; add rcx, [rdx]; mov [rdi], rcx; mov [rdi + 8], rcx; mov [rdi + 16], rcx",
    "WHOLE; mov dword ptr [rdi + 20], 0",
    // A result is read, and a parameter is written.
    "WHOLE; mov rcx, [rdi]; xor ecx, ecx",
    "WHOLE; mov [rsi], rcx",
    "WHOLE; mov qword ptr [rdx + 8], 0",
    // The registers of C, where the second result has an address of its own.
    "mov r8, [rdx]; add r8, [rcx]; mov [rdi], r8; mov [rsi], r8; mov r8, [rdx + 8]; add r8, [rcx + 8]; \
     mov [rdi + 8], r8",
    // Registers and stack of the caller.
    "WHOLE; xor ebx, ebx",
    "WHOLE; mov r12, rcx",
    "WHOLE; push rax",
    "push rbx; WHOLE; pop rbx; mov [rsp - 136], rax",
    "WHOLE; std",
    "WHOLE; vzeroupper",
    // Addresses from results and data.
    "WHOLE; mov rcx, [rdi + rcx]",
    "mov rax, [rsi]; mov rcx, [rax]; WHOLE; mov rax, rdi",
    // A branch on data, a panic.
    "mov rcx, [rsi]; test rcx, rcx; jz 1f; nop\n1: WHOLE",
    "mov rcx, [rsi]; cmp rcx, 7; jb 1f; ud2\n1: WHOLE",
    "call elsewhere; WHOLE",
];

/// Bodies that give back something else than the address: proved without that, and not with it.
const NOT_GIVEN_BACK: &[&str] = &[
    "WHOLE; xor eax, eax",
    "WHOLE; lea rax, [rdi + 8]",
    "WHOLE; mov rax, rsi",
];

const WHOLE: &str = "mov rcx, [rsi]; add rcx, [rdx]; mov [rdi], rcx; mov [rdi + 16], rcx; mov rcx, [rsi + 8]; \
                     add rcx, [rdx + 8]; mov [rdi + 8], rcx";

#[test]
fn an_area_is_proved_as_it_lies() {
    let checked = sum(2);
    for (body, offsets) in AREA {
        let expected = offsets.map(|offsets| Returned::Area {
            offsets: offsets.to_vec(),
            given_back: true,
        });
        let found = judge(body, &checked).map(|arrangement| arrangement.results);
        assert_eq!(found, expected, "{body}");
    }
}

#[test]
fn unlawful_areas_are_refused() {
    let checked = sum(2);
    let lawful = judge(&format!("mov rax, rdi; {WHOLE}"), &checked);
    assert!(lawful.is_some());
    for body in NOT_GIVEN_BACK {
        let body = format!("mov rax, rdi; {body}").replace("WHOLE", WHOLE);
        let proved = judge(&body, &checked).map(|arrangement| arrangement.results);
        assert!(
            matches!(
                proved,
                Some(Returned::Area {
                    given_back: false,
                    ..
                })
            ),
            "{body}"
        );
    }
    for body in AREA_REFUSED {
        let body = format!("mov rax, rdi; {body}").replace("WHOLE", WHOLE);
        assert_eq!(judge(&body, &checked), None, "{body}");
    }
}

/// x in rdi, y in rsi, the sum in rax.
const REGISTERS: &[&str] = &[
    "lea rax, [rdi + rsi]",
    "mov rax, rdi; add rax, rsi",
    "push rsi; pop rax; add rax, rdi",
    "mov rax, rsi; add rax, rdi; mov rdx, rdi; xor ecx, ecx",
];

const REGISTERS_REFUSED: &[&str] = &[
    "lea rdx, [rdi + rsi]",
    "lea eax, [rdi + rsi]",
    "lea rax, [rdi + rsi]; mov al, dil",
    "mov [rdi], rsi; lea rax, [rdi + rsi]",
    "mov rax, [rdi]",
    "lea rax, [rdi + rsi]; pop rcx; push rcx; add rax, rcx",
    "mov rax, rsp",
    "mov rax, rbx",
    "add rdi, rsi",
    "lea rax, [rdi + rsi]; xor ebx, ebx",
    "cmp rdi, rsi; ja 1f; xchg rdi, rsi\n1: lea rax, [rdi + rsi]",
    "lea rax, [rdi + rsi]; clac",
];

#[test]
fn registers_give_numbers_back() {
    let checked = sum(1);
    for body in REGISTERS {
        assert_eq!(
            judge(body, &checked),
            Some(Returned::Registers.into()),
            "{body}"
        );
    }
    for body in REGISTERS_REFUSED {
        assert_eq!(judge(body, &checked), None, "{body}");
    }
}
