//! Hostile and unusual code of x86-64: `out = x + y`, written lawfully in ways that are proved, and in ways that are
//! not, most of which leave the right sum.

use limbforge_core::{
    check::Checked,
    emit::asm::flagged::prover,
    interface::Interface,
    ir::Program,
    read::{Meanings, X86},
};

use crate::hostile::{assemble, sum};

fn judge(text: &str, checked: &Checked<Program>) -> Result<(), String> {
    judge_under(X86::SystemV, text, checked)
}

fn judge_under(convention: X86, text: &str, checked: &Checked<Program>) -> Result<(), String> {
    let mut functions = convention.functions(&assemble(text))?;
    let code = functions.remove("f").ok_or("no function f")?;
    let interface = Interface {
        bytes: 0,
        radix: None,
    };
    let prover = prover(convention, interface, checked).expect("a prover");
    let proved = prover.prove(&code);
    proved.map(drop).map_err(|error| error.to_string())
}

/// A function of this body and a return.
fn function(body: &str) -> String {
    of_whole(&format!("{body}\nret"))
}

fn of_whole(body: &str) -> String {
    format!(".text\n.globl f\n.type f, @function\nf:\n{body}\n.size f, .-f")
}

/// Bodies that are proved.
const LAWFUL: &[&str] = &[
    "lea rax, [rsi + rdx]; mov [rdi], rax",
    "mov rax, rsi; add rax, rdx; mov [rdi], rax",
    "push rbx; mov rbx, rsi; add rbx, rdx; mov [rdi], rbx; pop rbx",
    "push rsi; push [rsp]; pop rax; pop rcx; add rax, rdx; mov [rdi], rax",
    "mov [rsp - 8], rsi; add rdx, [rsp - 8]; mov [rdi], rdx",
    "mov [rsp - 128], rsi; add rdx, [rsp - 128]; mov [rdi], rdx",
    "movq xmm0, rsi; movq xmm1, rdx; paddq xmm0, xmm1; movq [rdi], xmm0",
    "sub rsp, 24; movq xmm0, rsi; movaps [rsp], xmm0; add rdx, [rsp]; add rsp, 24; mov [rdi], rdx",
    "movq xmm0, rsi; movups [rsp - 16], xmm0; add rdx, [rsp - 16]; mov [rdi], rdx",
    "mov ecx, 3\n1: dec ecx; jne 1b; add rsi, rdx; mov [rdi], rsi",
    "mov ecx, 700\n1: dec ecx; jne 1b; add rsi, rdx; mov [rdi], rsi",
    "mov ecx, 200; mov rax, rsi\n1: add rax, 1; sub rax, 1; dec ecx; jne 1b; add rsi, rdx; mov [rdi], rsi",
    "sub rsp, 32640; mov [rsp], rsi; add rdx, [rsp]; add rsp, 32640; mov [rdi], rdx",
    "jmp 1f\n1: add rsi, rdx; mov [rdi], rsi",
    "push 0; pop rax; add rax, rsi; add rax, rdx; mov [rdi], rax",
    "xor eax, eax; adox rsi, rdx; mov [rdi], rsi",
    "xor eax, eax; inc eax; adc rsi, rdx; mov [rdi], rsi",
    "add rsi, rdx; mov [rdi], esi; shr rsi, 32; mov [rdi + 4], esi",
    "mov al, sil; mov cl, sil; movzx eax, al; movzx ecx, cl; sub rax, rcx; add rax, rsi; add rax, rdx; mov [rdi], rax",
    "mov rax, rdi; lea rax, [rax + 8]; add rsi, rdx; mov [rax - 8], rsi",
];

/// Bodies that are refused: most leave the sum.
const UNLAWFUL: &[&str] = &[
    // Something else.
    "lea rax, [rsi + rdx + 1]; mov [rdi], rax",
    "lea rax, [rsi + 2 * rdx]; mov [rdi], rax",
    "lea eax, [rsi + rdx]; mov [rdi], rax",
    "add esi, edx; mov [rdi], rsi",
    "add sil, dl; mov [rdi], rsi",
    "sub rsi, rdx; mov [rdi], rsi",
    "xor eax, eax; dec eax; add eax, 1; adc rsi, rdx; mov [rdi], rsi",
    "xor eax, eax; cmovne esi, esi; add rsi, rdx; mov [rdi], rsi",
    "add rsi, rdx; mov [rdi], esi",
    // Registers and flags without contents.
    "add rsi, rax; add rsi, rdx; mov [rdi], rsi",
    "add rsi, rbx; add rsi, rdx; mov [rdi], rsi",
    "adc rsi, rdx; mov [rdi], rsi",
    "mov al, 0; mov [rdi], rax",
    "mul rdx; adc rsi, 0; mov [rdi], rsi",
    "shl rax, 1; adc rsi, rdx; mov [rdi], rsi",
    "mov eax, 1; shr eax, 1; sbb rax, rax; add rsi, rdx; mov [rdi], rsi",
    // Registers of the caller.
    "mov rbx, rsi; add rbx, rdx; mov [rdi], rbx",
    "push rbx; push rbp; lea rbx, [rsi + rdx]; mov [rdi], rbx; pop rbx; pop rbp",
    "push rbx; mov ebx, ebx; lea rax, [rsi + rdx]; mov [rdi], rax; pop rcx",
    "mov bl, bl; lea rax, [rsi + rdx]; mov [rdi], rax",
    // The stack.
    "push rsi; lea rax, [rsi + rdx]; mov [rdi], rax",
    "add rsp, 8; lea rax, [rsi + rdx]; mov [rdi], rax; sub rsp, 8",
    "mov [rsp], rsi; add rsi, rdx; mov [rdi], rsi",
    "mov [rsp + 8], rsi; add rsi, rdx; mov [rdi], rsi",
    "mov [rsp - 136], rsi; add rdx, [rsp - 136]; mov [rdi], rdx",
    "mov [rsp - 4], rsi; add rsi, rdx; mov [rdi], rsi",
    "mov rax, [rsp - 8]; lea rax, [rsi + rdx]; mov [rdi], rax",
    "mov rax, [rsp]; lea rax, [rsi + rdx]; mov [rdi], rax",
    "sub rsp, 32776; mov [rsp], rsi; add rdx, [rsp]; add rsp, 32776; mov [rdi], rdx",
    "sub rsp, 256; mov [rsp], rsi; add rsp, 256; add rdx, [rsp - 256]; mov [rdi], rdx",
    "mov [rsp - 8], rsi; mov dword ptr [rsp - 4], 0; add rdx, [rsp - 8]; mov [rdi], rdx",
    "mov [rsp - 8], esi; add rdx, [rsp - 8]; mov [rdi], rdx",
    "mov rbp, rsp; add rsi, rdx; mov [rdi], rsi",
    "push rsp; pop rax; add rsi, rdx; mov [rdi], rsi",
    ".byte 0x66; push rax; .byte 0x66; pop rax; add rsi, rdx; mov [rdi], rsi",
    "movq xmm0, rsi; movaps [rsp - 16], xmm0; add rdx, [rsp - 16]; mov [rdi], rdx",
    "xor eax, eax; mov [rsp - 16], rax; mov [rsp - 8], rax; movq xmm0, rsi; paddq xmm0, [rsp - 16]; movq rsi, xmm0; \
     add rsi, rdx; mov [rdi], rsi",
    // Memory.
    "lea rax, [rsi + rdx]; mov [rdi], rax; mov [rdi], rax",
    "mov rax, [rdi]; lea rax, [rsi + rdx]; mov [rdi], rax",
    "lea rax, [rsi + rdx]; mov [rdi + 8], rax",
    "lea rax, [rsi + rdx]; mov [rdi - 8], rax; mov [rdi], rax",
    "lea rax, [rsi + rdx]",
    "mov rax, [rsi]; add rsi, rdx; mov [rdi], rsi",
    "xor eax, eax; mov rcx, [rdi + rsi]; add rsi, rdx; mov [rdi], rsi",
    "mov rax, fs:[0]; add rsi, rdx; mov [rdi], rsi",
    "mov [rsp - 8], rsi; lock add [rsp - 8], rdx; mov rax, [rsp - 8]; mov [rdi], rax",
    "mov [rsp - 8], rsi; bt [rsp - 8], rsi; add rsi, rdx; mov [rdi], rsi",
    // More turns than are followed, and more expressions.
    "mov ecx, 2000000\n1: dec ecx; jne 1b; add rsi, rdx; mov [rdi], rsi",
    "mov ecx, 300000; mov rax, rsi\n1: imul rax, rsi; xor rax, rdx; dec ecx; jne 1b; add rsi, rdx; mov [rdi], rsi",
    "mov ecx, 20000; mov rax, rsi\n1: imul rax, rsi; xor rax, rdx; dec ecx; jne 1b; add rax, rsi; mov [rdi], rax",
    "mov ecx, 20000; mov rax, rsi\n1: add rax, rdx; adc rsi, rax; dec ecx; jne 1b; add rax, rsi; mov [rdi], rax",
    "mov rax, rdi; sub rax, rdi; add rsi, rdx; mov [rdi], rsi",
    "mov eax, edi; lea rax, [rsi + rdx]; mov [rdi], rax",
    "lea esp, [rsp]; add rsi, rdx; mov [rdi], rsi",
    // Control.
    "test rsi, rsi; je 1f\n1: add rsi, rdx; mov [rdi], rsi",
    "jmp elsewhere",
    "push rdi; call elsewhere; pop rdi; add rsi, rdx; mov [rdi], rsi",
    "jmp rax",
    "mov ecx, 2\n1: loop 1b; add rsi, rdx; mov [rdi], rsi",
    "jmp .+3; .byte 0x48; add esi, edx; mov [rdi], rsi",
    "1: jmp 1b",
    "add rsi, rdx; mov [rdi], rsi; ret 8",
    "add rsi, rdx; mov [rdi], rsi; .byte 0x66, 0xc3",
    "add rsi, rdx; mov [rdi], rsi; retf",
    // Instructions without a row.
    "rdtsc; add rsi, rdx; mov [rdi], rsi",
    "std; add rsi, rdx; mov [rdi], rsi",
    "syscall; add rsi, rdx; mov [rdi], rsi",
    "add rsi, rdx; mov [rdi], rsi; int3",
    "xor eax, eax; mov rcx, rdx; mulx rax, rax, rsi; add rsi, rcx; mov [rdi], rsi",
    "vmovq xmm0, rsi; vmovdqu64 xmm1{k1}, xmm0; vmovq rax, xmm1; add rax, rdx; mov [rdi], rax",
    "emms; add rsi, rdx; mov [rdi], rsi",
];

/// The code of `x + y` as a whole function.
const BODY: &str = "lea rax, [rsi + rdx]\nmov [rdi], rax\nret";

/// Sections and symbols that are refused, each with a part of the reason.
fn places() -> Vec<(String, &'static str)> {
    let body = BODY;
    vec![
        (
            format!(".weak f\n{}", of_whole(body)).replace(".globl f\n", ""),
            "replace",
        ),
        (
            of_whole(body).replace("@function", "@gnu_indirect_function"),
            "chooses",
        ),
        (of_whole(body).replace(".size f, .-f", ""), "no size"),
        // Code that others can change, that is not executed, and that is not there as it will be.
        (
            of_whole(body).replace(".text", ".section .own, \"awx\", @progbits"),
            "can be written",
        ),
        (of_whole(body).replace(".text", ".data"), "can be written"),
        (
            of_whole(body).replace(".text", ".section .rodata"),
            "cannot be executed",
        ),
        (
            of_whole(body).replace(".text", ".section .own, \"0x806\", @progbits"),
            "compressed",
        ),
        // Code that a linker takes from another file, or not at all.
        (
            of_whole(body).replace(".text", ".section .own, \"axG\", @progbits, f, comdat"),
            "another file's section",
        ),
        (
            of_whole(body).replace(".text", ".section .gnu.linkonce.t.f, \"ax\", @progbits"),
            "another file's section",
        ),
        (
            of_whole(body).replace(".text", ".section .own, \"axe\", @progbits"),
            "leaves its section out",
        ),
        (
            of_whole(body).replace(".text", ".section .own, \"axM\", @progbits, 16"),
            "merges",
        ),
        (
            of_whole(body).replace(".text", ".section .data.f, \"ax\", @progbits"),
            "among data",
        ),
        // Symbols: an absolute one, one without a type, one inside an instruction, one that reaches into the next
        // function.
        (
            of_whole(body).replace("f:", "g:").replace(".-f", "8") + "\n.set f, 64",
            "no function",
        ),
        (
            of_whole(body).replace(".type f, @function", ""),
            "does not say",
        ),
        (
            format!(
                ".text\n.byte 0x48\n{}",
                of_whole("mov rsi, rdx\nret").replace(".text\n", "")
            ),
            "unwritten",
        ),
        (
            of_whole("lea rax, [rsi + rdx]\nmov [rdi], rax")
                .replace(".size f, .-f", "g: ret\n.size f, .-f-1"),
            "return",
        ),
        // Another function's bytes, by a jump over the end.
        (
            of_whole("lea rax, [rsi + rdx]\njmp g") + "\ng: mov [rdi], rax\nret",
            "jumps",
        ),
        (of_whole(body).replace(".-f", ".-f-1"), "return"),
        (of_whole(body).replace(".-f", ".-f-2"), "no instruction"),
        (of_whole(body).replace(".-f", "4096"), "outside"),
        (of_whole("lea rax, [rsi + rdx]\nmov [rdi], rax"), "return"),
    ]
}

/// Data and relocations that are refused, each with a part of the reason.
fn links() -> Vec<(String, &'static str)> {
    let body = BODY;
    let with = |before: &str, body: &str| format!("{before}\n{}", of_whole(body));
    let data = |section: &str| {
        let body = "mov rax, [rip + c]\nadd rsi, rax\nlea rax, [rsi + rdx]\nmov [rdi], rax\nret";
        with(&format!("{section}\nc: .quad 0"), body)
    };
    vec![
        (data(".section .rodata, \"0x802\", @progbits"), "contains"),
        (data(".section .data"), "contains"),
        (
            data(".section .bss").replace(".quad 0", ".zero 8"),
            "contains",
        ),
        (data(".section .text"), "contains"),
        (
            data(".section .rodata.cst8, \"aM\", @progbits, 8\n.quad 5").replace("+ c", "+ c - 4"),
            "contains",
        ),
        (
            with("", &body.replace("ret", "mov eax, offset elsewhere\nret")),
            "contains",
        ),
        (
            with("", &body.replace("ret", "lea rax, [rip + elsewhere]\nret")),
            "contains",
        ),
        (
            with("", &body.replace("ret", "mov rax, [rip + elsewhere]\nret")),
            "contains",
        ),
        (
            with("", &format!(".reloc f, R_X86_64_32, elsewhere\n{body}")),
            "contains",
        ),
        // A relocation that begins in front of an instruction and reaches into it.
        (
            with(
                "",
                &format!(
                    "jmp 1f\n.byte 0, 0, 0, 0\n1: .reloc . - 4, R_X86_64_64, elsewhere\n{body}"
                ),
            ),
            "contains",
        ),
        (
            with(
                "",
                &format!("jmp 1f\n.byte 0, 0\n1: .reloc . - 2, R_X86_64_32, elsewhere\n{body}"),
            ),
            "contains",
        ),
        (
            with("", &format!(".reloc f + 3, R_X86_64_PC32, .rodata\n{body}")),
            "contains",
        ),
        (
            format!(
                ".text\ng: .quad 0\n.reloc g + 6, R_X86_64_32, elsewhere\n{}",
                of_whole(body)
            ),
            "first bytes",
        ),
        (
            ".section .rodata\nc: .quad elsewhere\n".to_owned()
                + &of_whole("mov rax, [rip + c]\nlea rax, [rsi + rdx]\nmov [rdi], rax\nret"),
            "contains",
        ),
    ]
}

#[test]
fn lawful_code_is_proved() {
    let checked = sum();
    for body in LAWFUL {
        let verdict = judge(&function(body), &checked);
        assert_eq!(verdict, Ok(()), "{body}");
    }
    let constant = ".section .rodata\nc: .quad 0\n".to_owned();
    let read = "add rsi, [rip + c]\nadd rsi, rdx\nmov [rdi], rsi";
    assert_eq!(judge(&(constant + &function(read)), &checked), Ok(()));
    let wrong = ".section .rodata\nc: .quad 1\n".to_owned();
    assert!(judge(&(wrong + &function(read)), &checked).is_err());
    assert_eq!(
        judge(
            &of_whole("lea rax, [rsi + rdx]\nmov [rdi], rax\nrep ret"),
            &checked
        ),
        Ok(())
    );
}

#[test]
fn unlawful_code_is_refused() {
    let checked = sum();
    assert!(UNLAWFUL.len() >= 40);
    for body in UNLAWFUL {
        let verdict = judge(&function(body), &checked);
        assert!(verdict.is_err(), "{body}");
    }
}

/// Under the convention of Windows: out in rcx, x in rdx, y in r8.
#[test]
fn the_convention_of_windows_is_obeyed() {
    let checked = sum();
    let lawful = [
        "lea rax, [rdx + r8]; mov [rcx], rax",
        "push rdi; push rsi; mov rdi, rdx; mov rsi, r8; add rdi, rsi; mov [rcx], rdi; pop rsi; pop rdi",
        "sub rsp, 8; mov [rsp], rdx; add r8, [rsp]; mov [rcx], r8; add rsp, 8",
        "movq xmm5, rdx; movq rax, xmm5; add rax, r8; mov [rcx], rax",
    ];
    let unlawful = [
        // Registers of System V.
        ("lea rax, [rsi + rdx]; mov [rdi], rax", "rsi"),
        (
            "mov rdi, rdx; add rdi, r8; mov [rcx], rdi",
            "does not restore rdi",
        ),
        (
            "mov rsi, rdx; add rsi, r8; mov [rcx], rsi",
            "does not restore rsi",
        ),
        (
            "push rdi; push rsi; mov rdi, rdx; mov rsi, r8; add rdi, rsi; mov [rcx], rdi; pop rdi; pop rsi",
            "does not restore rsi",
        ),
        (
            "mov rbx, rdx; add rbx, r8; mov [rcx], rbx",
            "does not restore rbx",
        ),
        (
            "movq xmm6, rdx; movq rax, xmm6; add rax, r8; mov [rcx], rax",
            "does not restore lane 0 of xmm6",
        ),
        (
            "pxor xmm15, xmm15; lea rax, [rdx + r8]; mov [rcx], rax",
            "does not restore lane 0 of xmm15",
        ),
        // There is no red zone.
        ("mov [rsp - 8], rdx; add r8, [rsp - 8]; mov [rcx], r8", ""),
    ];
    for body in lawful {
        let verdict = judge_under(X86::Windows, &function(body), &checked);
        assert_eq!(verdict, Ok(()), "{body}");
    }
    for (body, reason) in unlawful {
        let error = judge_under(X86::Windows, &function(body), &checked).expect_err(body);
        assert!(error.contains(reason), "{body}: {error}");
    }
}

#[test]
fn hostile_objects_are_refused() {
    let checked = sum();
    for (text, reason) in places().into_iter().chain(links()) {
        let error = judge(&text, &checked).expect_err(&text);
        assert!(error.contains(reason), "{error}\n{text}");
    }
}
