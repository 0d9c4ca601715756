//! Callees that store where their callers do not expect it, and stack pointers that are not followed.

use super::{DECIDE, global, judge, local};

/// A function and one that it calls, with a part of the objection to it.
fn pairs() -> Vec<(String, &'static str, &'static str)> {
    let decides = |begin: &str| format!("{begin}; {DECIDE}");
    let passes = "sub rsp, 24; mov qword ptr [rsp], 0; mov rsi, rdi; lea rdi, [rsp + 8]; call g; mov rdi, rsi; \
                  mov rcx, [rsp]; add rsp, 24";
    let calls = "sub rsp, 40; mov qword ptr [rsp + 8], 0; call g; mov rcx, [rsp + 8]; add rsp, 40";
    vec![
        // What is known of a store is not lost beside one of which nothing is known.
        (
            decides(passes),
            "mov rax, [rsi]; mov [rdi - 8], rax; mov ecx, k[rip]; mov [rdi + rcx * 8], rax; ret",
            "a condition",
        ),
        (
            decides(passes),
            "mov rax, [rsi]; mov [rdi - 8], rax; mov ecx, k[rip]; rep stosq; ret",
            "a condition",
        ),
        // Below the stack pointer is the callee's own frame.
        (
            "mov rsi, rdi; lea rdi, [rsp - 16]; call g; ret".to_owned(),
            "push 0; mov rax, [rsi]; mov [rdi], rax; pop rcx; test rcx, rcx; jz 9f; nop; 9: ret",
            "below the stack pointer",
        ),
        (
            "sub rsp, 24; mov rsi, rdi; mov rdi, rsp; call g; add rsp, 24; ret".to_owned(),
            "mov rax, [rsi]; mov [rdi - 8], rax; ret",
            "below the stack pointer",
        ),
        // Words above the place to return to are the caller's, which an argument may point to.
        (
            "sub rsp, 24; mov rsi, rdi; mov rdi, rsp; call g; add rsp, 24; ret".to_owned(),
            "mov qword ptr [rsp + 8], 0; mov rax, [rsi]; mov [rdi], rax; mov rcx, [rsp + 8]; test rcx, rcx; jz 9f; nop; \
             9: ret",
            "fails",
        ),
        // Stack pointers that go up by what is one of several numbers, or not known.
        (
            decides(calls),
            "mov r11, [rsp]; mov r10, rsp; lea rax, [rsp + 32]; lea rcx, [rsp + 40]; xor esi, esi; test rsi, rsi; \
             cmovnz rax, rcx; mov rsp, rax; call below; mov rsp, r10; mov [rsp], r11; ret",
            "fails",
        ),
        (
            decides(calls),
            "mov r11, [rsp]; mov r10, rsp; mov ecx, k[rip]; lea rsp, [rsp + rcx * 8]; call below; mov rsp, r10; \
             mov [rsp], r11; ret",
            "fails",
        ),
        (
            decides(calls),
            "mov r11, [rsp]; mov r10, rsp; mov ecx, k[rip]; lea rsp, [rsp + rcx * 8]; push [rdi]; mov rsp, r10; \
             mov [rsp], r11; ret",
            "fails",
        ),
        // A factor that is the address, too.
        (
            decides(
                "push 1; push 0; lea rdx, [rsp + 8]; mulx r8, rax, [rdx]; mov rdx, [rdi]; mov [rax - 8], rdx; pop rcx; \
                 pop rax",
            ),
            "ret",
            "an address",
        ),
        // A count that a linker fills in.
        (
            decides(
                "push 0; push 0; mov ecx, 1; .byte 0xc1, 0xe1, 0; .reloc . - 1, R_X86_64_8, elsewhere; mov rax, [rdi]; \
                 mov [rsp + rcx * 4 - 4], rax; pop rax; pop rcx",
            ),
            "ret",
            "a condition",
        ),
    ]
}

#[test]
fn callees_are_not_trusted() {
    for (caller, callee, objection) in pairs() {
        let text = [
            global("f", &caller),
            local("g", callee),
            local("below", "push [rdi]; pop rax; ret"),
            ".section .rodata\n.balign 8\nk: .quad 1\n".to_owned(),
        ];
        let verdicts = judge(&text.concat()).expect("an object");
        let mut all = verdicts.values().flatten();
        assert!(
            all.any(|text| text.contains(objection)),
            "{caller} and {callee}: {verdicts:?} without `{objection}`"
        );
    }
}

/// An array of variable length, and calls below it.
#[test]
fn arrays_of_variable_length_pass() {
    let text = [
        global(
            "f",
            "push rbp; mov rbp, rsp; mov ecx, k[rip]; shl rcx, 4; sub rsp, rcx; mov rax, [rdi]; mov [rsp], rax; call g; leave; ret",
        ),
        local("g", "mov rax, [rdi]; mov [rdi], rax; ret"),
        ".section .rodata\n.balign 8\nk: .quad 1\n".to_owned(),
    ];
    let verdicts = judge(&text.concat()).expect("an object");
    assert_eq!(verdicts["f"], Vec::<String>::new());
}
