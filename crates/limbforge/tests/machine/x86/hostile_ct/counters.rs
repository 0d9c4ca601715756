//! Pointers in the frame beside arrays that loops and copies fill, and secrets as addresses.

use super::{leak, plain};

/// A pointer is in the frame above eight words, and is read back after a loop or a copy over these.
pub fn spilled(body: &str) -> String {
    format!(
        "sub rsp, 88; mov [rsp + 64], rdi; mov rax, [rdi]; xor ecx, ecx; {body}; mov rdx, [rsp + 64]; mov rax, [rdx]; \
         add rsp, 88; ret"
    )
}

/// Loops and copies over eight words.
pub const WITHIN: &[&str] = &[
    "1: mov [rsp + rcx * 8], rax; inc rcx; cmp rcx, 8; jne 1b",
    "1: mov [rsp + rcx * 2], rax; add rcx, 4; cmp rcx, 32; jb 1b",
    "1: mov [rsp + rcx * 8], rax; inc ecx; cmp ecx, 7; jle 1b",
    "mov ecx, 8; 1: mov [rsp + rcx * 8 - 8], rax; dec ecx; jne 1b",
    "mov ecx, 7; 1: mov [rsp + rcx * 8], rax; sub rcx, 1; cmp rcx, -1; jne 1b",
    "mov rdx, rsp; lea rcx, [rsp + 64]; 1: mov [rdx], rax; add rdx, 8; cmp rdx, rcx; jne 1b",
    "1: mov edx, ecx; shl rdx, 3; mov [rsp + rdx], rax; inc rcx; cmp rcx, 8; jne 1b",
    "1: mov edx, ecx; and edx, 7; mov [rsp + rdx * 8], rax; inc rcx; cmp rcx, 2000; jne 1b",
    "1: mov [rsp + 80], ecx; mov edx, [rsp + 80]; mov [rsp + rdx * 8], rax; inc ecx; cmp ecx, 8; jne 1b",
    "mov rsi, rdi; mov rdi, rsp; mov ecx, 16; rep movsd; mov [rdi + 8], rax",
    "mov rdi, rsp; mov ecx, 8; rep stosq; mov [rdi + rcx * 8 + 8], rax",
    "mov rdi, rsp; lea rsi, [rsp + 72]; mov edx, 64; call memmove; mov eax, 0",
    "mov rdi, rsp; call fills",
];

/// Loops and copies that reach the pointer, or of which nobody can tell.
pub const BEYOND: &[&str] = &[
    "mov [rsp + 64], rax",
    "mov [rsp + 67], al",
    "mov [rsp + 57], rax",
    "mov [rsp + 70], ax",
    "movdqu [rsp + 49], xmm0",
    "1: mov [rsp + rcx * 8], rax; inc rcx; cmp rcx, 9; jne 1b",
    "1: mov [rsp + rcx * 8 + 1], rax; inc rcx; cmp rcx, 8; jne 1b",
    "1: mov [rsp + rcx * 8], rax; add rcx, 3; cmp rcx, 8; jne 1b",
    "1: mov [rsp + rcx * 8], rax; inc rcx; cmp rcx, 8; jbe 1b",
    "1: mov [rsp + rcx * 8], rax; inc rcx; cmp rcx, rsi; jne 1b",
    "1: mov [rsp + rcx * 8], rax; inc cl; cmp rcx, 8; jne 1b",
    "1: mov [rsp + rcx * 8], rax; inc rcx; cmp rcx, 8; lea rcx, [rcx + 1]; jne 1b",
    "1: mov [rsp + rcx * 8], rax; inc rcx; cmp rcx, 8; test rdi, rdi; jne 1b",
    "1: mov [rsp + rcx * 8], rax; inc rcx; cmp cl, 8; jne 1b",
    "1: mov [rsp + rcx * 8 + 64], rax; dec ecx; cmp ecx, -8; jne 1b",
    "mov rcx, -1; 1: mov [rsp + rcx * 8 + 8], rax; inc rcx; cmp rcx, 8; jb 1b",
    "mov ecx, 9; 1: mov [rsp + rcx * 8 - 8], rax; dec ecx; jne 1b",
    "mov rdx, rsp; lea rcx, [rsp + 72]; 1: mov [rdx], rax; add rdx, 8; cmp rdx, rcx; jne 1b",
    "1: mov edx, ecx; and edx, 15; mov [rsp + rdx * 8], rax; inc rcx; cmp rcx, 2; jne 1b; mov [rsp + rdx * 8], rax",
    "1: mov [rsp + rcx * 8], rax; inc rcx; cmp rcx, 2000; jne 1b",
    "mov rsi, rdi; mov rdi, rsp; mov ecx, 17; rep movsd",
    "mov rdi, rsp; mov ecx, 8; rep stosq; mov [rdi], rax",
    "mov rdi, rsp; mov rcx, rsi; rep stosq",
    "mov rsi, rdi; mov rdi, rsp; mov edx, 65; call memcpy",
    "mov rdi, rsp; mov rdx, rsi; call memset",
    "lea rdi, [rsp + 8]; call fills",
];

/// Secrets as addresses, by the frame and by a selection, and instructions whose memory depends on a mask.
pub fn leaks_by_addresses() -> Vec<(String, &'static str)> {
    vec![
        plain(
            "mov rax, [rdi]; mov [rsp - 8], rax; mov rcx, [rsp - 8]; mov rax, [rcx]; ret",
            "an address",
        ),
        plain(
            "mov rcx, [rdi]; test rcx, rcx; cmovz rdi, rsi; mov rax, [rdi]; ret",
            "an address",
        ),
        plain(
            "mov rcx, [rdi]; lea rax, [rsp - 8]; lea rdx, [rsp - 16]; test rcx, rcx; cmovz rax, rdx; mov rax, [rax]; ret",
            "an address",
        ),
        plain(
            "mov rcx, [rdi]; and ecx, 7; mov rax, [rsi + rcx * 8]; ret",
            "an address",
        ),
        plain("vpexpandq zmm0{k1}{z}, [rdi]; ret", "list"),
        // Vectors and registers of which a part is another value.
        plain(
            "vmovq xmm1, rdi; vpaddq xmm1, xmm1, [rdi]; vmovq rdi, xmm1; mov rax, [rdi]; ret",
            "an address",
        ),
        plain(
            "movq xmm1, rdi; mov rax, [rdi]; pinsrw xmm1, eax, 0; movq rdi, xmm1; mov rax, [rdi]; ret",
            "an address",
        ),
        plain(
            "push rdi; movq xmm1, rdi; call clean; pop rdi; movq rax, xmm1; mov rax, [rax]; ret",
            "an address",
        ),
        leak("mov rcx, [rdi]; mov cl, 1", "a condition"),
        leak("mov rax, [rdi]; mov al, 1; mov ecx, eax", "a condition"),
        plain(
            "mov rcx, [rdi]; mov cl, 1; test ch, 1; jz 9f; nop; 9: ret",
            "a condition",
        ),
        plain(
            "mov rcx, [rdi]; mov ch, 1; test cl, 1; jz 9f; nop; 9: ret",
            "a condition",
        ),
        plain(
            "mov rcx, [rdi]; mov cl, 1; mov cx, [rdi]; test cl, 1; jz 9f; nop; 9: ret",
            "a condition",
        ),
        leak(
            "mov rcx, [rdi]; mov cl, 1; test al, al; sete cl",
            "a condition",
        ),
        leak("mov rcx, [rdi]; mov cl, 1; xor cl, 2", "a condition"),
        plain(
            "mov rcx, [rdi]; mov eax, 1; test rcx, rcx; mov ecx, 0; shl eax, cl; jz 9f; nop; 9: ret",
            "a condition",
        ),
        plain("vpcompressq [rdi]{k1}, zmm0; ret", "list"),
        plain("vmovdqa64 [rdi]{k1}, zmm0; ret", "list"),
        plain("mov rcx, [rdi]; mov rdi, rsi; rep movsd; ret", "a length"),
        plain("mov rcx, [rdi]; rep stosw; ret", "a length"),
    ]
}
