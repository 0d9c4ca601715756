//! Loads of parts of an array's words: lawful code that is proved, and code that is not.

use limbforge_core::{
    check::{Checked, check},
    ir::{Congruence, Form, Kind, Program, build::Builder, interval::Interval, spec::Term},
};

use crate::hostile::{every_place, judge, load, spec};

/// `out = x0 + 2 x1` for an array of two words below 2^40.
fn halves() -> Checked<Program> {
    let mut builder = Builder::new("f", 64);
    let x = builder.param("x", Kind::Word, &vec![Interval::of_bits(40); 2]);
    let out = builder.sum(&[x[0], x[1], x[1]]);
    let whole = Form::weighted(&x, &[1.into(), 2.into()]);
    let spec = spec(vec![Congruence::new(
        vec![Term::new(1, vec![Form::of(out)])],
        vec![Term::new(1, vec![whole])],
    )]);
    let program = builder.finish(vec![("out", Kind::Word, vec![out])], spec);
    check(program.expect("words")).expect("a program")
}

/// Every load near an array of two words.
#[test]
fn every_place_in_an_array_is_read() {
    let checked = halves();
    let all = "mov rax, [rsi]; mov rcx, [rsi + 8]; lea rax, [rax + 2 * rcx]; mov [rdi], rax";
    let read = |size, at: &str| format!("{}; {all}", load(size, &format!("rsi {at}")));
    every_place(&checked, -9, 25, read, |at, size| {
        at >= 0 && at + size <= 16
    });
}

/// Loads of parts of an array's words, and across two of them. `X` reads the first word into rax, `Y` the second one
/// into rcx, and `W` writes the result.
#[test]
fn parts_of_words_are_read_where_they_are() {
    let checked = halves();
    let whole = |body: &str| {
        let body = body.replace("ALL", "X; Y; W");
        let body = body
            .replace('X', "mov rax, [rsi]")
            .replace('Y', "mov rcx, [rsi + 8]");
        body.replace('W', "lea rax, [rax + 2 * rcx]; mov [rdi], rax")
    };
    for body in [
        "ALL",
        "mov eax, [rsi]; movzx ecx, byte ptr [rsi + 4]; shl rcx, 32; add rax, rcx; Y; W",
        "mov rcx, [rsi + 5]; shr rcx, 24; X; W",
        "mov ecx, [rsi + 8]; movzx edx, byte ptr [rsi + 12]; shl rdx, 32; add rcx, rdx; X; W",
        "movzx ecx, byte ptr [rsi + 15]; X; add rax, rcx; Y; W",
        "movzx r8d, byte ptr [rsi + 7]; mov r9, [rsi + 3]; mov r9d, [rsi + 12]; ALL",
    ] {
        assert_eq!(judge(&whole(body), &checked), Ok(()), "{body}");
    }
    for (body, reason) in [
        ("mov rax, [rsi + 9]; ALL", "outside parameter"),
        ("mov rax, [rsi + 12]; ALL", "outside parameter"),
        ("mov eax, [rsi + 13]; ALL", "outside parameter"),
        ("movzx eax, byte ptr [rsi + 16]; ALL", "outside parameter"),
        ("movzx eax, byte ptr [rsi - 1]; ALL", "outside parameter"),
        ("mov rax, [rsi - 4]; ALL", "outside parameter"),
        ("movups xmm0, [rsi + 4]; ALL", "outside parameter"),
        // Another place than the one of the sum, by a byte or by a bit.
        ("mov rcx, [rsi + 4]; shr rcx, 24; X; W", "rejected"),
        ("mov rcx, [rsi + 6]; shr rcx, 24; X; W", "rejected"),
        ("mov rcx, [rsi + 5]; shr rcx, 23; X; W", "rejected"),
        (
            "mov eax, [rsi]; movzx ecx, byte ptr [rsi + 3]; shl rcx, 32; add rax, rcx; Y; W",
            "rejected",
        ),
        ("mov eax, [rsi]; Y; W", "rejected"),
        ("mov ecx, [rsi + 8]; X; W", "rejected"),
        (
            "movzx r8d, byte ptr [rsi + 12]; X; add rax, r8; Y; W",
            "rejected",
        ),
        // After a write to a result, which may be the same memory.
        ("ALL; mov al, [rsi + 3]", "after the first write"),
    ] {
        let error = judge(&whole(body), &checked).expect_err(body);
        assert!(error.contains(reason), "{body}: {error}");
    }
}

/// `out = x + n` for x below 2^40 and a number n of 32 bits, of which the caller leaves the rest of the register as it
/// was.
#[test]
fn rests_of_registers_are_not_read() {
    let mut builder = Builder::new("f", 64);
    let x = builder.param("x", Kind::Word, &[Interval::of_bits(40)])[0];
    let n = builder.param("n", Kind::Word, &[Interval::of_bits(32)])[0];
    let out = builder.sum(&[x, n]);
    let term = |value| Term::new(1, vec![Form::of(value)]);
    let spec = spec(vec![Congruence::new(
        vec![term(out)],
        vec![term(x), term(n)],
    )]);
    let program = builder.finish(vec![("out", Kind::Word, vec![out])], spec);
    let checked = check(program.expect("words")).expect("a program");
    for body in [
        "mov eax, edx; add rax, rsi; mov [rdi], rax",
        "mov edx, edx; lea rax, [rsi + rdx]; mov [rdi], rax",
        "mov [rsp - 8], rdx; mov eax, [rsp - 8]; add rax, rsi; mov [rdi], rax",
        "push rdx; pop rcx; mov ecx, ecx; add rcx, rsi; mov [rdi], rcx",
    ] {
        assert_eq!(judge(body, &checked), Ok(()), "{body}");
    }
    for body in [
        "lea rax, [rsi + rdx]; mov [rdi], rax",
        "mov rax, rdx; add rax, rsi; mov [rdi], rax",
        "mov [rsp - 8], rdx; mov rax, [rsp - 8]; add rax, rsi; mov [rdi], rax",
        "mov [rsp - 8], edx; mov rax, [rsp - 8]; add rax, rsi; mov [rdi], rax",
        "movsxd rax, edx; add rax, rsi; mov [rdi], rax",
        "shr rdx, 32; mov eax, edx; add rax, rsi; mov [rdi], rax",
        "movzx eax, dx; add rax, rsi; mov [rdi], rax",
    ] {
        assert!(judge(body, &checked).is_err(), "{body}");
    }
}

/// `out = 38 x` for a number.
fn multiple(kind: Kind, bits: u32) -> Checked<Program> {
    let mut builder = Builder::new("f", 64);
    let x = builder.param("x", kind, &[Interval::of_bits(bits)])[0];
    let k = builder.constant(38);
    let out = builder.mul_word(x, k);
    let spec = spec(vec![Congruence::new(
        vec![Term::new(1, vec![Form::of(out)])],
        vec![Term::new(38, vec![Form::of(x)])],
    )]);
    let program = builder.finish(vec![("out", Kind::Word, vec![out])], spec);
    check(program.expect("words")).expect("a program")
}

/// A constant under the mask `-x` is a multiple of x where the bounds of x say that it is a bit, and nowhere else.
#[test]
fn only_bits_make_masks() {
    let to = |out| format!("mov rax, rsi; neg rax; and rax, 38; mov [rdi], {out}");
    assert_eq!(judge(&to("eax"), &multiple(Kind::Flag, 1)), Ok(()));
    assert!(judge(&to("rax"), &multiple(Kind::Word, 40)).is_err());
}
