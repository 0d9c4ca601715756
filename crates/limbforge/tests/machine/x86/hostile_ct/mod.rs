//! `limbforge ct` on code that is written to deceive it, and on unusual code that takes constant time.

mod callees;
mod counters;

use std::collections::BTreeMap;

use crate::hostile::assemble;
use counters::{BEYOND, WITHIN, leaks_by_addresses, spilled};
use limbforge_core::read::x86::ct::{Public, Verdict, examine};

/// The objections to each function of a text.
fn judge(text: &str) -> Result<BTreeMap<String, Vec<String>>, String> {
    let verdicts = examine(&assemble(text), &Public::new())?;
    let objections = |verdict: Verdict| (verdict.name, verdict.objections);
    Ok(verdicts.into_iter().map(objections).collect())
}

fn named(name: &str, visibility: &str, body: &str) -> String {
    format!(
        ".text\n.{visibility} {name}\n.type {name}, @function\n{name}:\n{body}\n.size {name}, .-{name}\n"
    )
}

fn global(name: &str, body: &str) -> String {
    named(name, "globl", body)
}

fn local(name: &str, body: &str) -> String {
    named(name, "local", body)
}

/// A decision by rcx.
const DECIDE: &str = "test rcx, rcx; jz 9f; mov rax, [rdi + 8]; nop; 9: ret";

/// Bodies that take constant time.
const CONSTANT: &[&str] = &[
    "ret",
    "push rbx; mov rbx, [rdi]; mov [rdi], rbx; pop rbx; ret",
    "push rbp; mov rbp, rsp; push r12; mov r12, [rdi]; lea rsp, [rbp - 8]; pop r12; leave; ret",
    // The place to return to is copied into an aligned frame, as gcc does.
    "lea r10, [rsp + 8]; and rsp, -64; push [r10 - 8]; push rbp; mov rbp, rsp; push r10; sub rsp, 120; \
     mov qword ptr [rsp], 0; mov rcx, [rsp]; add rsp, 120; pop r10; pop rbp; lea rsp, [r10 - 8]; ret",
    "push rbp; mov rbp, rsp; and rsp, -32; sub rsp, 96; mov rax, [rdi]; mov [rsp + 8], rax; leave; ret",
    // A public counter in the frame, with a secret beside it.
    "push 8; mov rax, [rdi]; push rax; 1: dec qword ptr [rsp + 8]; jne 1b; add rsp, 16; ret",
    // The callee leaves the caller's slots alone.
    "push 1; push rdi; call clean; pop rdi; pop rcx; test rcx, rcx; jz 9f; nop; 9: ret",
    "sub rsp, 264; xor eax, eax; mov rdx, rdi; mov rdi, rsp; mov ecx, 32; rep stosq; add rsp, 264; ret",
    "jmp clean",
    "mov edx, 64; jmp memcpy",
    "mov rax, rsp; lea rcx, [rsp - 64]; mov esi, 8; test esi, 8; cmove rcx, rax; mov rax, [rcx]; ret",
    "vmovq xmm1, rdi; mov rdi, [rdi]; vmovq rdi, xmm1; mov rax, [rdi]; ret",
    "mov rax, [rdi]; mov al, 1; 1: test al, 1; mov eax, 0; jnz 1b; ret",
    "mov rax, [rdi]; mov al, 1; 1: mov ecx, eax; xor eax, eax; test cl, 1; jnz 1b; ret",
    "mov rax, [rdi]; mov al, 1; movzx ecx, al; mov rax, [rdi + rcx * 8]; ret",
    "vmovdqa64 zmm0{k1}, [rdi]; vpbroadcastq zmm1{k1}, [rdi]; kxnorb k1, k0, k0; vmovdqa64 [rdi], zmm0; ret",
    "vpexpandq zmm0{k1}{z}, zmm1; vpcompressq zmm1{k1}, zmm2; vpexpandd ymm0{k1}, ymm1; ret",
];

fn leak(begin: &str, objection: &'static str) -> (String, &'static str) {
    (format!("{begin}; {DECIDE}"), objection)
}

fn plain(body: &str, objection: &'static str) -> (String, &'static str) {
    (body.to_owned(), objection)
}

/// Bodies that do not, or of which nobody can tell, with a part of the objection.
fn leaks() -> Vec<(String, &'static str)> {
    vec![
        leak("mov rcx, [rdi]", "a condition"),
        // Returns to elsewhere.
        plain(
            "mov rax, [rdi]; and eax, 16; lea rcx, [rip + 1f]; add rcx, rax; push rcx; ret; .balign 16; 1: nop; ret; \
             .balign 16; mov eax, 1; ret",
            "return",
        ),
        plain("mov rax, [rdi]; mov [rsp], rax; ret", "return"),
        plain("mov al, [rdi]; mov [rsp + 3], al; ret", "return"),
        plain("push [rsp]; ret", "return"),
        plain("pop rcx; push rcx; add rsp, 8; ret", "return"),
        plain("add rsp, 8; ret", "return"),
        plain("sub rsp, 8; jmp clean", "return"),
        plain("mov rsp, [rdi]; ret", "return"),
        // The same by a callee that writes above its own frame.
        plain("call above; ret", "return"),
        plain("jmp above_here", "fails"),
    ]
}

/// Leaks through the frame, of the function itself and of those that it calls.
fn leaks_of_frames() -> Vec<(String, &'static str)> {
    vec![
        // Slots of the frame that a secret takes.
        leak(
            "sub rsp, 24; mov qword ptr [rsp], 0; call above; mov rcx, [rsp]; add rsp, 24",
            "a condition",
        ),
        leak(
            "mov qword ptr [rsp - 16], 0; call below; mov rcx, [rsp - 16]",
            "a condition",
        ),
        leak(
            "push 0; lea rcx, [rsp - 8]; loop 1f; 1: mov rax, [rdi]; mov [rcx], rax; pop rcx",
            "list",
        ),
        leak(
            "sub rsp, 16384; mov qword ptr [rsp + 8000], 0; mov rdx, rdi; mov rsi, rdi; mov rdi, rsp; mov ecx, 1024; \
             rep movsq; mov rcx, [rsp + 8000]; add rsp, 16384; mov rdi, rdx",
            "a condition",
        ),
        leak(
            "push rbp; mov rbp, rsp; and rsp, -64; mov qword ptr [rsp], 0; mov rax, [rdi]; mov [rbp], rax; \
             mov rcx, [rsp]; mov rsp, rbp; pop rbp",
            "aligned",
        ),
        leak(
            "push rbp; mov rbp, rsp; and rsp, -64; sub rsp, 64; mov qword ptr [rsp], 0; mov rax, [rdi]; \
             mov [rbp - 64], rax; mov rcx, [rsp]; mov rsp, rbp; pop rbp",
            "aligned",
        ),
        plain(
            "push rbp; mov rbp, rsp; and rsp, -64; and rsp, -16; leave; ret",
            "return",
        ),
        plain("push rbp; mov rbp, rsp; and rsp, -24; leave; ret", "return"),
        plain("and rsp, -64; ret", "return"),
    ]
}

/// Registers that are not given back, and instructions and links that are other than they seem.
fn leaks_of_instructions() -> Vec<(String, &'static str)> {
    vec![
        // Registers of the caller.
        plain("mov rbx, [rdi]; ret", "give back rbx"),
        plain(
            "push rbx; push rbp; mov rbx, [rdi]; pop rbx; pop rbp; ret",
            "give back",
        ),
        plain(
            "push rbx; mov rbx, [rdi]; mov [rsp], rbx; pop rbx; ret",
            "give back rbx",
        ),
        plain("mov r12d, r12d; jmp clean", "give back r12"),
        plain("mov rax, [rdi]; mov fs, eax; ret", "segment"),
        plain("mov rcx, [rdi]; 1: loop 1b; ret", "list"),
        // Instructions that reach further, or do less, than they seem to.
        leak(
            "push [rdi]; push 0; mov ecx, 64; bt [rsp], rcx; sbb rcx, rcx; add rsp, 16",
            "bit anywhere",
        ),
        plain("mov eax, 318; syscall; ret", "list"),
        plain(
            ".byte 0x66, 0x6a, 0; .byte 0x66, 0x6a, 0; .byte 0x66, 0x6a, 0; .byte 0x66, 0x6a, 0; add rsp, 8; ret",
            "return",
        ),
        plain("push rbp; mov rbp, rsp; .byte 0x66, 0xc9; ret", "return"),
        leak("mov rcx, gs:[rip + k]", "a condition"),
        leak("mov rcx, fs:[8]", "a condition"),
        leak(".byte 0x67; mov rcx, [rip + k]", "an address"),
        plain("mov rax, [rdi]; mov fs:[8], rax; ret", "segment"),
        leak(
            "lea rax, [rsp - 16]; mov [rsp - 8], rax; mov eax, [rsp - 8]; mov rcx, rdi; shr rcx, 32; shl rcx, 32; \
             or rcx, rax; mov qword ptr [rsp - 16], 0; mov rax, [rdi]; mov [rcx], rax; mov rcx, [rsp - 16]",
            "an address",
        ),
    ]
}

/// Distances that a linker fills in, frames of others, and numbers that are addresses.
fn leaks_of_addresses() -> Vec<(String, &'static str)> {
    vec![
        // Distances that a linker fills in.
        leak(
            "push 0; lea rax, [rsp + elsewhere]; mov rdx, [rdi]; mov [rax], rdx; pop rcx",
            "an address",
        ),
        leak(
            "push 0; mov rax, rsp; add rax, offset elsewhere; mov rdx, [rdi]; mov [rax], rdx; pop rcx",
            "an address",
        ),
        plain(
            "mov rdx, [rdi]; mov [rsp + elsewhere], rdx; ret",
            "an address",
        ),
        plain(
            "mov eax, 0; .reloc . - 4, R_X86_64_64, elsewhere; xor ecx, ecx; nop; nop; ret",
            "no instruction",
        ),
        plain(
            "jmp 1f; .byte 0, 0, 0, 0; 1: .reloc . - 4, R_X86_64_64, elsewhere; mov rax, [rsi]; ret",
            "no instruction",
        ),
        // Frames of others.
        leak(
            "sub rsp, 40; mov qword ptr [rsp + 8], 0; call raises; mov rcx, [rsp + 8]; add rsp, 40",
            "fails",
        ),
        leak(
            "push 0; push 0; mov esi, 1; call indexes; pop rcx; pop rcx",
            "fails",
        ),
        plain(
            "and rsp, -16; add rsp, 0x7fffffff; add rsp, 0x7fffffff; add rsp, 2; ret",
            "return",
        ),
        plain(
            "mov ecx, 8; sub rsp, rcx; mov ecx, 16; add rsp, rcx; ret",
            "return",
        ),
        // A number that is an address, with a secret for the index.
        plain(
            "add rdi, 63; and rdi, -64; movzx eax, byte ptr [rdi + rsi]; ret",
            "argument 1 decides",
        ),
        plain(
            "test rdx, rdx; cmovz rdi, rsi; movzx eax, byte ptr [rdi + rcx]; ret",
            "argument 3 decides",
        ),
        plain(
            "mov rax, [rip + k]; movzx eax, byte ptr [rax + rsi]; ret",
            "argument 1 decides",
        ),
        plain(
            "test edx, edx; jz 1f; mov rdi, rsi; 1: movzx eax, byte ptr [rdi + rcx]; ret",
            "argument 3 decides",
        ),
    ]
}

/// Functions that the bodies call: one that does nothing to its caller, and others that do.
fn callees() -> String {
    [
        local("clean", "mov rax, [rdi]; mov [rdi], rax; ret"),
        local("above", "mov rax, [rdi]; mov [rsp + 8], rax; ret"),
        local("above_here", "mov rax, [rdi]; mov [rsp], rax; ret"),
        local("below", "push [rdi]; pop rax; ret"),
        local(
            "raises",
            "mov r11, [rsp]; add rsp, 32; call below; sub rsp, 32; mov [rsp], r11; ret",
        ),
        local(
            "indexes",
            "lea rdx, [rsp + 8]; mov rax, [rdi]; mov [rdx + rsi * 8], rax; ret",
        ),
        // Eight words at its argument.
        local(
            "fills",
            "xor ecx, ecx; 1: mov [rdi + rcx * 8], rax; inc ecx; cmp ecx, 8; jne 1b; ret",
        ),
        ".section .rodata\n.balign 8\nk: .quad 1\n".to_owned(),
    ]
    .concat()
}

#[test]
fn code_is_judged() {
    let all = |name: &str, body: &str| judge(&(global(name, body) + &callees()));
    for body in CONSTANT {
        let verdicts = all("f", body).expect("an object");
        assert_eq!(verdicts["f"], Vec::<String>::new(), "{body}");
    }
    for body in WITHIN.iter().map(|body| spilled(body)) {
        let verdicts = all("f", &body).expect("an object");
        assert_eq!(verdicts["f"], Vec::<String>::new(), "{body}");
    }
    let beyond = BEYOND
        .iter()
        .map(|body| plain(&spilled(body), "an address"));
    let all_leaks = [
        leaks(),
        beyond.collect(),
        leaks_by_addresses(),
        leaks_of_frames(),
        leaks_of_instructions(),
        leaks_of_addresses(),
    ];
    for (body, objection) in all_leaks.concat() {
        let verdicts = all("f", &body).expect("an object");
        let found = verdicts["f"].iter().any(|text| text.contains(objection));
        assert!(found, "{body}: {:?} without `{objection}`", verdicts["f"]);
    }
}

/// What others can call is looked at, whatever names it.
#[test]
fn every_way_to_a_function_is_seen() {
    let leak = format!("mov rcx, [rdi]; {DECIDE}");
    let quiet = global("f", "ret");
    let cases = [
        // A label without a type; pointers in data, by its name and by its section; a pointer that code makes.
        format!("{quiet}.text\n.globl g\ng: {leak}"),
        format!("{quiet}{}.data\n.globl t\nt: .quad g", local("g", &leak)),
        format!(
            "{quiet}.section .rodata\n.quad .text + 1\n{}",
            local("g", &leak)
        ),
        global("f", "lea rax, [rip + g]; ret") + &local("g", &leak),
        // A function that decides by an argument, which is public for one caller and comes from anywhere by a pointer.
        global("f", "mov esi, 3; call g; ret")
            + &local("g", "test rsi, rsi; jz 9f; nop; 9: ret")
            + ".data\n.quad g",
        global("f", "mov esi, 3; call g; lea rax, [rip + g]; ret")
            + &local("g", "test rsi, rsi; jz 9f; nop; 9: ret"),
        // Nobody calls it.
        quiet + &local("g", &leak),
    ];
    for text in cases {
        let verdicts = judge(&text).expect("an object");
        assert!(!verdicts["g"].is_empty(), "{text}");
        assert!(verdicts["f"].is_empty(), "{text}: {:?}", verdicts["f"]);
    }
    // Without the pointer the argument is public.
    let text =
        global("f", "mov esi, 3; call g; ret") + &local("g", "test rsi, rsi; jz 9f; nop; 9: ret");
    assert_eq!(
        judge(&text).expect("an object"),
        [("f".to_owned(), Vec::new())].into()
    );
}

/// Large files are judged, or refused, in the time and the memory of small ones.
#[test]
fn large_code_ends() {
    let count = 4000;
    let pushes = global(
        "f",
        &format!("{}add rsp, {}\nret", "push rdi\n".repeat(count), 8 * count),
    );
    assert_eq!(
        judge(&pushes).expect("an object")["f"],
        Vec::<String>::new()
    );
    let chain = (0..count).map(|k| local(&format!("g{k}"), &format!("jmp g{}", k + 1)));
    let chain =
        global("f", "jmp g0") + &chain.collect::<String>() + &local(&format!("g{count}"), "ret");
    let verdicts = judge(&chain).expect("an object");
    assert!(verdicts["f"][0].contains("fails"), "{:?}", verdicts["f"]);
    // Each jump joins with what is pushed before it.
    let jumps = global(
        "f",
        &format!(
            "{}add rsp, {}\nret",
            "push rdi\ntest rsi, rsi\n".repeat(count),
            8 * count
        ),
    );
    assert_eq!(judge(&jumps).expect("an object")["f"], Vec::<String>::new());
    let joins = global(
        "f",
        &format!(
            "{}{}ret",
            "push rdi\n".repeat(1000),
            "test rsi, rsi\njz 1f\n1:\n".repeat(count)
        ),
    );
    let verdict = &judge(&joins).expect("an object")["f"];
    assert!(verdict[0].contains("too long"), "{verdict:?}");
    let fails = (0..count).map(|k| format!("mov rax, [rdi + {}]\nmov rax, [rax]\n", 8 * k));
    let fails = global("g", &(fails.collect::<String>() + "ret"))
        + &global("f", &("call g\n".repeat(count) + "ret"));
    assert!(!judge(&fails).expect("an object")["f"].is_empty());
    let symbols: String = (0..count)
        .map(|k| format!(".type g{k}, @function\ng{k}:\n.size g{k}, {count}\n"))
        .collect();
    let many = format!(".text\n.globl g0\n{symbols}{}", "ret\n".repeat(count));
    assert!(judge(&many).is_err_and(|reason| reason.contains("many times")));
}
