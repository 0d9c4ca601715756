//! Callers of a function that takes words of lists in place of their addresses, as LLVM passes them: those that pass
//! other words are refused, and so are those that call it as something else than what is proved of it.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

use crate::x86_build::{FULL_WORDS, field};
use crate::x86_routines::{Verdict, assembled, assert_verdicts, changed, enter};
use limbforge_core::{
    check::{Checked, check, check_routine},
    emit::asm::x86::prover,
    field::Field,
    ir::{
        Congruence, Form, Kind, Program, Spec, Value,
        build::Builder,
        interval::Interval,
        spec::{Cut, Term},
    },
    read::{Arrangement, Returned, Routines},
    routine::{Draft, Operand, Sort},
};
use num_bigint::BigInt;

/// `part` reads two words of its first list and one of the second, `sums` all; `user` and `through` call both.
static FIELD: LazyLock<Field> = LazyLock::new(|| {
    let mut field = field("2^255-19", FULL_WORDS);
    field
        .programs
        .extend([part("part", [0, 1]), part("flip", [1, 0]), sums()]);
    let bounds = |bits| vec![Interval::of_bits(bits); 4];
    let word = || Sort::Words(vec![Interval::of_bits(43)]);
    let mut d = Draft::new("user", &["s = a0 + b1, t = a1 + b1"]);
    let [a, b] = ["a", "b"].map(|name| d.param(name, Sort::Words(bounds(40))));
    let [s, t] = ["s", "t"].map(|name| d.var(name, word()));
    d.call([s, t], "part", [a, b].map(Operand::from));
    let user = d.finish(&[s, t]);
    let mut d = Draft::new("through", &["c = a + b, s = c0 + c1, t = 2 c1"]);
    let [a, b] = ["a", "b"].map(|name| d.param(name, Sort::Words(bounds(40))));
    let c = d.var("c", Sort::Words(bounds(41)));
    let [s, t] = ["s", "t"].map(|name| d.var(name, word()));
    d.call([c], "sums", [a, b].map(Operand::from));
    d.call([s, t], "part", [c, c].map(Operand::from));
    let through = d.finish(&[s, t]);
    let mut d = Draft::new("flipped", &["s = a1 + b1, t = a0 + b1"]);
    let [a, b] = ["a", "b"].map(|name| d.param(name, Sort::Words(bounds(40))));
    let [s, t] = ["s", "t"].map(|name| d.var(name, word()));
    d.call([s, t], "flip", [a, b].map(Operand::from));
    let flipped = d.finish(&[s, t]);
    for routine in [user, through, flipped] {
        let checked = check_routine(routine, field.scope()).expect("a routine");
        field.routines.push(checked);
    }
    field
});

/// A program of two lists of four words of so many bits.
fn program(
    name: &str,
    bits: u32,
    results: impl Fn(&mut Builder, &[Value], &[Value]) -> Vec<(&'static str, Vec<Value>)>,
    terms: impl Fn(&[Value], &[Value]) -> Vec<Vec<Value>>,
) -> Checked<Program> {
    let mut builder = Builder::new(name, 64);
    let bounds = vec![Interval::of_bits(bits); 4];
    let x = builder.param("x", Kind::Word, &bounds);
    let y = builder.param("y", Kind::Word, &bounds);
    let results = results(&mut builder, &x, &y);
    let term = |value: &Value| Term::new(1, vec![Form::of(*value)]);
    let given = results.iter().flat_map(|(_, values)| values.clone());
    let given: Vec<Value> = given.collect();
    let sums = terms(&x, &y);
    let congruences = given.iter().zip(&sums).map(|(out, sum)| {
        let sum = sum.iter().map(term);
        Congruence::new(vec![term(out)], sum.collect())
    });
    // A statement about words of lists, not about their sums.
    let named: BTreeSet<Value> = sums.iter().flatten().chain(&given).copied().collect();
    let cuts = named.into_iter().map(|value| Cut {
        name: value.to_string(),
        form: Form::of(value),
    });
    let spec = Spec {
        formula: "x + y".to_owned(),
        modulus: (BigInt::from(1) << 521u32) - 1,
        congruences: congruences.collect(),
        ensures: Vec::new(),
        cuts: cuts.collect(),
        requires: Vec::new(),
    };
    let results = results.into_iter();
    let results = results.map(|(name, values)| (name, Kind::Word, values));
    let mut program = builder.finish(results.collect(), spec).expect("words");
    program.internal = true;
    check(program).expect("a program")
}

/// `s = x0 + y1`, `t = x1 + y1`, or with other words of x.
fn part(name: &str, of: [usize; 2]) -> Checked<Program> {
    program(
        name,
        42,
        |builder, x, y| {
            let sums = of.map(|k| builder.sum(&[x[k], y[1]]));
            vec![("s", vec![sums[0]]), ("t", vec![sums[1]])]
        },
        |x, y| of.map(|k| vec![x[k], y[1]]).to_vec(),
    )
}

/// `out = x + y`, word by word.
fn sums() -> Checked<Program> {
    program(
        "sums",
        40,
        |builder, x, y| {
            let sums = x.iter().zip(y).map(|(x, y)| builder.sum(&[*x, *y]));
            vec![("out", sums.collect())]
        },
        |x, y| x.iter().zip(y).map(|(x, y)| vec![*x, *y]).collect(),
    )
}

/// `part` of words and of lists, in registers; and one that takes other words.
const PARTS: &str = ".type r_part, @function
r_part: lea rax, [rdi + rdx]; lea rdx, [rsi + rdx]; ret
.size r_part, .-r_part
.type r_lists, @function
r_lists: mov rdx, [rsi + 8]; mov rax, [rdi]; add rax, rdx; add rdx, [rdi + 8]; ret
.size r_lists, .-r_lists
";

/// The words of `part` that are passed.
fn by_words() -> Arrangement {
    Arrangement {
        results: Returned::Registers,
        words: BTreeMap::from([(0, vec![0, 1]), (1, vec![1])]),
    }
}

/// `user(s, t, a, b)`.
const USER: &str = "push rbx; push r12; sub rsp, 8
mov rbx, rdi; mov r12, rsi
mov rdi, [rdx]; mov rsi, [rdx+8]; mov rdx, [rcx+8]
call r_part
mov [rbx], rax; mov [r12], rdx
add rsp, 8; pop r12; pop rbx; ret";

/// `through(s, t, a, b)`, with the sums in place.
const THROUGH: &str = "push rbx; push r12; sub rsp, 8
mov rbx, rdi; mov r12, rsi
mov rdi, [rdx]; mov rsi, [rdx+8]; add rdi, [rcx]; add rsi, [rcx+8]
mov rdx, rsi
call r_part
mov [rbx], rax; mov [r12], rdx
add rsp, 8; pop r12; pop rbx; ret";

/// The verdicts on routines, where `part` is entered as this function under this arrangement.
fn judge(of: &[(&str, String)], symbol: &str, arrangement: &Arrangement) -> Vec<Verdict> {
    let bodies: Vec<String> = of.iter().map(|(_, body)| body.clone()).collect();
    let codes = assembled(&FIELD, PARTS, &bodies, &[]);
    let mut routines = Routines::new(&FIELD, |checked| {
        prover(&*FIELD, checked).map_err(|error| error.to_string())
    });
    enter(&mut routines, &FIELD, "part", &codes[symbol], arrangement);
    let verdicts = of.iter().enumerate().map(|(k, (name, _))| {
        let proof = routines.prove(name, &codes[&format!("h{k}")], &Returned::Addresses.into());
        proof.map_err(|error| error.to_string())
    });
    verdicts.collect()
}

/// Changes of [`USER`], each with a part of the reason for which it is refused; none of one that is proved.
#[rustfmt::skip]
const CHANGES: &[(&str, &str, Option<&str>)] = &[
    ("ret", "ret", None),
    ("call r_part", "mov [rsp], rdi; xor edi, edi; mov rdi, [rsp]; call r_part", None),
    // Another list's, another index, exchanged.
    ("mov rdx, [rcx+8]", "mov rdx, [rdx+8]", OTHER),
    ("mov rdi, [rdx]", "mov rdi, [rcx]", OTHER),
    ("mov rdx, [rcx+8]", "mov rdx, [rcx]", OTHER),
    ("mov rdx, [rcx+8]", "mov rdx, [rcx+16]", OTHER),
    ("mov rdi, [rdx]; mov rsi, [rdx+8]", "mov rsi, [rdx]; mov rdi, [rdx+8]", OTHER),
    ("call r_part", "mov r9, rsi; mov rsi, rdx; mov rdx, r9; call r_part", OTHER),
    ("call r_part", "mov rsi, rdi; call r_part", OTHER),
    // A part of the word.
    ("mov rdi, [rdx]", "mov edi, [rdx]", OTHER),
    ("mov rdi, [rdx]", "mov edi, [rdx+4]", OTHER),
    ("mov rdi, [rdx]", "mov rdi, [rdx+4]", OTHER),
    ("mov rdi, [rdx]", "mov rdi, [rdx]; and edi, edi", OTHER),
    ("mov rdi, [rdx]", "movzx edi, byte ptr [rdx]", OTHER),
    ("mov rsi, [rdx+8]", "mov esi, 0", OTHER),
    // What is no word.
    ("mov rdi, [rdx]", "mov rdi, rdx", Some("passes no word")),
    ("mov rsi, [rdx+8]", "", Some("passes no word")),
    ("mov rdi, [rdx]", "", Some("passes no word")),
    ("mov rdi, [rdx]", "lea rdi, [rsp]", Some("passes no word")),
    ("mov rdi, [rdx]", "mov rdi, rbx", Some("passes no word")),
    ("mov rdi, [rdx]", "mov rdi, r10", Some("r10, which is not defined")),
    ("mov rdi, [rdx]", "mov rdi, rax", Some("rax, which is not defined")),
    ("mov rdi, [rdx]", "mov rdi, [rsp]", Some("does not know")),
    ("mov rbx, rdi", "mov rdi, rbx", Some("")),
    // A slot that the first call may have written, and a word of its result.
    ("call r_part", "mov [rsp-8], rdi; call r_part; mov rdi, [rsp-8]; mov rdx, rax", Some("does not know")),
    ("call r_part", "call r_part; mov rdi, rax; mov rsi, rdx; call r_part", Some("")),
    // Results may lie in the same memory as parameters.
    ("mov rdi, [rdx]", "mov qword ptr [rbx], 0; mov rdi, [rdx]", Some("")),
    // The results exchanged, and the words of the lists without a call.
    ("mov [rbx], rax; mov [r12], rdx", "mov [rbx], rdx; mov [r12], rax", Some("leaves other results")),
    ("call r_part", "lea rax, [rdi+rdx]; lea rdx, [rsi+rdx]", None),
    ("call r_part", "lea rax, [rdi+rdx]; lea rdx, [rsi+rdx+1]", Some("leaves other results")),
];

const OTHER: Option<&str> = Some("a call that the routine does not make");

fn compare(name: &str, text: &str, changes: &[(&str, &str, Option<&str>)]) {
    let bodies = changes
        .iter()
        .map(|(from, to, _)| (name, changed(text, from, to)));
    let bodies: Vec<(&str, String)> = bodies.collect();
    let verdicts = judge(&bodies, "r_part", &by_words());
    let rows = changes.iter().zip(verdicts);
    assert_verdicts(
        rows.map(|((from, to, reason), verdict)| (format!("{from} -> {to}"), verdict, *reason)),
    );
}

#[test]
fn the_words_that_are_passed_are_compared() {
    compare("user", USER, CHANGES);
}

/// Of the sums, which the code has in place, two words are known.
#[test]
fn words_of_operations_in_place_are_compared() {
    #[rustfmt::skip]
    let changes: &[(&str, &str, Option<&str>)] = &[
        ("ret", "ret", None),
        ("mov rdx, rsi", "mov rdx, rdi", Some("")),
        ("mov rdx, rsi", "lea rdx, [rsi+1]", Some("")),
        ("mov rdx, rsi", "mov edx, esi", Some("")),
        ("add rsi, [rcx+8]", "add rsi, [rcx+16]", Some("")),
        ("mov rdx, rsi", "mov rdx, rsi; add rsi, 1; add rdx, 1", Some("")),
    ];
    compare("through", THROUGH, changes);
}

/// Rust's arrangements have these words for an operation that only the field calls.
#[test]
fn arrangements_are_those_of_the_words_that_are_read() {
    let program = FIELD.program("part").expect("an operation").program();
    let all = Arrangement::of_rust((&*FIELD).into(), program);
    assert!(all.contains(&by_words()), "{all:?}");
    let mut public = program.clone();
    public.internal = false;
    let all = Arrangement::of_rust((&*FIELD).into(), &public);
    assert!(
        all.iter().all(|arrangement| arrangement.words.is_empty()),
        "{all:?}"
    );
    // All words of both lists are too many.
    let sums = FIELD.program("sums").expect("an operation").program();
    let all = Arrangement::of_rust((&*FIELD).into(), sums);
    assert!(
        all.iter().all(|arrangement| arrangement.words.is_empty()),
        "{all:?}"
    );
}

/// A function that is proved under one arrangement may not be called under another.
#[test]
fn functions_are_called_as_they_are_proved() {
    let lists = Arrangement::from(Returned::Registers);
    let by_lists = changed(
        USER,
        "mov rdi, [rdx]; mov rsi, [rdx+8]; mov rdx, [rcx+8]\ncall r_part",
        "mov rdi, rdx; mov rsi, rcx\ncall r_lists",
    );
    let words = USER.replace("r_part", "r_lists");
    let found = judge(&[("user", by_lists), ("user", words)], "r_lists", &lists);
    assert!(found[0].is_ok() && found[1].is_err(), "{found:?}");
    // Nor is it proved under another one.
    let codes = assembled(&FIELD, PARTS, &[USER.to_owned()], &[]);
    let checked = FIELD.program("part").expect("an operation");
    let mut others = vec![(lists, "r_part"), (by_words(), "r_lists")];
    for words in [
        [(0, vec![1, 0]), (1, vec![1])],
        [(0, vec![0, 1]), (1, vec![0])],
        [(0, vec![0, 2]), (1, vec![1])],
    ] {
        let words = BTreeMap::from(words);
        others.push((
            Arrangement {
                words,
                ..by_words()
            },
            "r_part",
        ));
    }
    for (arrangement, symbol) in others {
        let prover = prover(&*FIELD, checked).expect("a prover");
        let prover = prover.arranged(arrangement.clone()).expect("registers");
        assert!(
            prover.prove(&codes[symbol]).is_err(),
            "{arrangement:?} of {symbol}"
        );
    }
    // Routines take lists by their addresses.
    let mut routines = Routines::new(&FIELD, |checked| {
        prover(&*FIELD, checked).map_err(|error| error.to_string())
    });
    let words = BTreeMap::from([(0, vec![0, 1])]);
    let passed = Arrangement {
        results: Returned::Addresses,
        words,
    };
    let error = routines
        .prove("user", &codes["h0"], &passed)
        .expect_err("a refusal");
    assert!(error.to_string().contains("words of a list"), "{error}");
}

/// A function that is proved to be two operations, under two arrangements.
#[test]
fn another_operation_is_called_as_it_is_proved() {
    let exchanged = changed(
        USER,
        "mov rdi, [rdx]; mov rsi, [rdx+8]",
        "mov rsi, [rdx]; mov rdi, [rdx+8]",
    );
    let codes = assembled(&FIELD, PARTS, &[USER.to_owned(), exchanged], &[]);
    let mut flipped = by_words();
    flipped.words.insert(0, vec![1, 0]);
    let of = [("part", by_words()), ("flip", flipped)];
    for order in [[0, 1], [1, 0]] {
        let mut routines = Routines::new(&FIELD, |checked| {
            prover(&*FIELD, checked).map_err(|error| error.to_string())
        });
        for (name, arrangement) in order.map(|k: usize| &of[k]) {
            enter(&mut routines, &FIELD, name, &codes["r_part"], arrangement);
        }
        let mut is_proved = |name: &str, code: &str| {
            let proof = routines.prove(name, &codes[code], &Returned::Addresses.into());
            proof.is_ok()
        };
        // The last one counts.
        assert!(!is_proved("flipped", "h0") && !is_proved("user", "h1"));
        let last = order[1] == 1;
        assert_eq!(is_proved("user", "h0"), !last);
        assert_eq!(is_proved("flipped", "h1"), last);
    }
}
