# Arithmetic modulo 0xb504f333f9de6484597d89b3754abe9f1d6f60ba893ba84ced17ac85833399154afc83043ab8a2c3a8b1fe6fdc83db390f74a85e439c7b4a780487363dfa2768d2202e8742af1f4e53059c6011bc337bcab1bc911688458a460abc722f7c4e33c6d5a8a38bb7e9dccb2a634331f3c84df52f120f836e582eeaa4a0899040ca6f (x1024). Machine-made by Limbforge: do not edit.
#
# Command: limbforge emit "0xb504f333f9de6484597d89b3754abe9f1d6f60ba893ba84ced17ac85833399154afc83043ab8a2c3a8b1fe6fdc83db390f74a85e439c7b4a780487363dfa2768d2202e8742af1f4e53059c6011bc337bcab1bc911688458a460abc722f7c4e33c6d5a8a38bb7e9dccb2a634331f3c84df52f120f836e582eeaa4a0899040ca6f" --lang asm --isa x86-64-v3 --recipe "16x64 operand-scanning carry-chain montgomery(interleaved) carry(none)" --name x1024
# Prime:   0xb504f333f9de6484597d89b3754abe9f1d6f60ba893ba84ced17ac85833399154afc83043ab8a2c3a8b1fe6fdc83db390f74a85e439c7b4a780487363dfa2768d2202e8742af1f4e53059c6011bc337bcab1bc911688458a460abc722f7c4e33c6d5a8a38bb7e9dccb2a634331f3c84df52f120f836e582eeaa4a0899040ca6f
# Recipe:  16x64 operand-scanning carry-chain montgomery(interleaved) carry(none)
# Limbs:   16 words of 64 bits
# Domain:  Montgomery; the sum of limb * weight is the element times R = 2^1024 modulo the prime
#
# If all inputs are within their bounds, the results are correct and within theirs.
#
# limb  weight  tight          loose
# 0     2^0     [0, 2^64 - 1]  [0, 2^64 - 1]
# 1     2^64    [0, 2^64 - 1]  [0, 2^64 - 1]
# 2     2^128   [0, 2^64 - 1]  [0, 2^64 - 1]
# 3     2^192   [0, 2^64 - 1]  [0, 2^64 - 1]
# 4     2^256   [0, 2^64 - 1]  [0, 2^64 - 1]
# 5     2^320   [0, 2^64 - 1]  [0, 2^64 - 1]
# 6     2^384   [0, 2^64 - 1]  [0, 2^64 - 1]
# 7     2^448   [0, 2^64 - 1]  [0, 2^64 - 1]
# 8     2^512   [0, 2^64 - 1]  [0, 2^64 - 1]
# 9     2^576   [0, 2^64 - 1]  [0, 2^64 - 1]
# 10    2^640   [0, 2^64 - 1]  [0, 2^64 - 1]
# 11    2^704   [0, 2^64 - 1]  [0, 2^64 - 1]
# 12    2^768   [0, 2^64 - 1]  [0, 2^64 - 1]
# 13    2^832   [0, 2^64 - 1]  [0, 2^64 - 1]
# 14    2^896   [0, 2^64 - 1]  [0, 2^64 - 1]
# 15    2^960   [0, 2^64 - 1]  [0, 2^64 - 1]
#
# Target:  x86-64-v3 (BMI2); calling convention System V
# Limbforge read back the assembled object and proved that each function satisfies its formula for all inputs within bounds.
# This file does not have all operations; the C source also has: to_montgomery, mul_small, from_bytes, from_bytes_canonical, double, is_zero, equal, is_odd, conditional_negate, from_bytes_wide, pow2k, vartime_pow, invert, invert_batch, pow_root, sqrt, pow_euler, is_square, legendre.

    .intel_syntax noprefix

# `R * out = a * b (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - takes `b`: every word in `[0, 2^64 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# 2859 instructions
    .section .rodata
    .balign 64
.Lconstants_x1024_mul:
    .quad 0xeaa4a0899040ca6f
    .quad 0xf52f120f836e582e
    .quad 0xcb2a634331f3c84d
    .quad 0xc6d5a8a38bb7e9dc
    .quad 0x460abc722f7c4e33
    .quad 0xcab1bc911688458a
    .quad 0x53059c6011bc337b
    .quad 0xd2202e8742af1f4e
    .quad 0x780487363dfa2768
    .quad 0xf74a85e439c7b4a
    .quad 0xa8b1fe6fdc83db39
    .quad 0x4afc83043ab8a2c3
    .quad 0xed17ac8583339915
    .quad 0x1d6f60ba893ba84c
    .quad 0x597d89b3754abe9f
    .quad 0xb504f333f9de6484
    .text
    .balign 64
    .globl x1024_mul
    .type x1024_mul, @function
x1024_mul:
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 200
    mov rax, rdx
    mov rdx, qword ptr [rax]
    mov rcx, qword ptr [rsi]
    mulx r9, r8, rcx
    mov r10, qword ptr [rsi + 8]
    mulx rbx, r11, r10
    add r9, r11
    mov rbp, qword ptr [rsi + 16]
    mulx r13, r12, rbp
    adc rbx, r12
    mulx r15, r14, qword ptr [rsi + 24]
    adc r13, r14
    mulx r12, r11, qword ptr [rsi + 32]
    adc r15, r11
    mulx r11, r14, qword ptr [rsi + 40]
    adc r12, r14
    mov qword ptr [rsp], rdi
    mulx rdi, r14, qword ptr [rsi + 48]
    adc r11, r14
    mulx rbp, r14, qword ptr [rsi + 56]
    adc rdi, r14
    mulx r10, r14, qword ptr [rsi + 64]
    adc rbp, r14
    mulx rcx, r14, qword ptr [rsi + 72]
    adc r10, r14
    mov qword ptr [rsp + 8], r10
    mulx r10, r14, qword ptr [rsi + 80]
    adc rcx, r14
    mov qword ptr [rsp + 16], rcx
    mulx rcx, r14, qword ptr [rsi + 88]
    adc r10, r14
    mov qword ptr [rsp + 24], r10
    mulx r10, r14, qword ptr [rsi + 96]
    adc rcx, r14
    mov qword ptr [rsp + 32], rcx
    mulx rcx, r14, qword ptr [rsi + 104]
    adc r10, r14
    mov qword ptr [rsp + 40], r10
    mulx r10, r14, qword ptr [rsi + 112]
    adc rcx, r14
    mov qword ptr [rsp + 48], rax
    mulx rax, r14, qword ptr [rsi + 120]
    adc r10, r14
    adc rax, 0
    mov r14, 0xa7d623d9cffa2b71
    imul r14, r8
    mov rdx, r14
    mov qword ptr [rsp + 56], rsi
    mulx rsi, r14, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 64], rax
    mov qword ptr [rsp + 72], r10
    mulx r10, rax, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add rsi, rax
    mov qword ptr [rsp + 80], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc r10, rax
    mov qword ptr [rsp + 88], rbp
    mulx rbp, rax, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc rcx, rax
    mov qword ptr [rsp + 96], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc rbp, rax
    mov qword ptr [rsp + 104], r11
    mulx r11, rax, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc rdi, rax
    mov qword ptr [rsp + 112], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc r11, rax
    mov qword ptr [rsp + 120], r11
    mulx r11, rax, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc rdi, rax
    mov qword ptr [rsp + 128], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc r11, rax
    mov qword ptr [rsp + 136], r11
    mulx r11, rax, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc rdi, rax
    mov qword ptr [rsp + 144], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc r11, rax
    mov qword ptr [rsp + 152], r11
    mulx r11, rax, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc rdi, rax
    mov qword ptr [rsp + 160], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc r11, rax
    mov qword ptr [rsp + 168], r11
    mulx r11, rax, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc rdi, rax
    mov qword ptr [rsp + 176], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc r11, rax
    mov qword ptr [rsp + 184], r11
    mulx r11, rax, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc rdi, rax
    adc r11, 0
    add r8, r14
    adc r9, rsi
    adc rbx, r10
    adc r13, rcx
    adc r15, rbp
    adc r12, qword ptr [rsp + 112]
    mov rax, qword ptr [rsp + 104]
    adc rax, qword ptr [rsp + 120]
    mov r14, qword ptr [rsp + 96]
    adc r14, qword ptr [rsp + 128]
    mov r8, qword ptr [rsp + 88]
    adc r8, qword ptr [rsp + 136]
    mov rsi, qword ptr [rsp + 8]
    adc rsi, qword ptr [rsp + 144]
    mov r10, qword ptr [rsp + 16]
    adc r10, qword ptr [rsp + 152]
    mov rcx, qword ptr [rsp + 24]
    adc rcx, qword ptr [rsp + 160]
    mov rbp, qword ptr [rsp + 32]
    adc rbp, qword ptr [rsp + 168]
    mov rdx, qword ptr [rsp + 40]
    adc rdx, qword ptr [rsp + 176]
    mov qword ptr [rsp + 176], rdx
    mov rdx, qword ptr [rsp + 80]
    adc rdx, qword ptr [rsp + 184]
    adc rdi, qword ptr [rsp + 72]
    adc r11, 0
    add r11, qword ptr [rsp + 64]
    mov qword ptr [rsp + 64], r11
    mov r11d, 0
    setc r11b
    mov qword ptr [rsp + 72], rdx
    mov qword ptr [rsp + 184], r11
    mov r11, qword ptr [rsp + 48]
    mov rdx, qword ptr [r11 + 8]
    mov qword ptr [rsp + 80], rdi
    mov rdi, qword ptr [rsp + 56]
    mov qword ptr [rsp + 40], rbp
    mov qword ptr [rsp + 168], rcx
    mulx rcx, rbp, qword ptr [rdi]
    mov qword ptr [rsp + 32], r10
    mov qword ptr [rsp + 160], rsi
    mulx rsi, r10, qword ptr [rdi + 8]
    add rcx, r10
    mov qword ptr [rsp + 24], r8
    mulx r8, r10, qword ptr [rdi + 16]
    adc rsi, r10
    mov qword ptr [rsp + 152], r14
    mulx r14, r10, qword ptr [rdi + 24]
    adc r8, r10
    mov qword ptr [rsp + 16], rax
    mulx rax, r10, qword ptr [rdi + 32]
    adc r14, r10
    mov qword ptr [rsp + 144], r12
    mulx r12, r10, qword ptr [rdi + 40]
    adc rax, r10
    mov qword ptr [rsp + 8], rax
    mulx rax, r10, qword ptr [rdi + 48]
    adc r12, r10
    mov qword ptr [rsp + 136], r12
    mulx r12, r10, qword ptr [rdi + 56]
    adc rax, r10
    mov qword ptr [rsp + 88], rax
    mulx rax, r10, qword ptr [rdi + 64]
    adc r12, r10
    mov qword ptr [rsp + 128], r12
    mulx r12, r10, qword ptr [rdi + 72]
    adc rax, r10
    mov qword ptr [rsp + 96], rax
    mulx rax, r10, qword ptr [rdi + 80]
    adc r12, r10
    mov qword ptr [rsp + 120], r12
    mulx r12, r10, qword ptr [rdi + 88]
    adc rax, r10
    mov qword ptr [rsp + 104], rax
    mulx rax, r10, qword ptr [rdi + 96]
    adc r12, r10
    mov qword ptr [rsp + 112], r12
    mulx r12, r10, qword ptr [rdi + 104]
    adc rax, r10
    mov qword ptr [rsp + 192], rax
    mulx rax, r10, qword ptr [rdi + 112]
    adc r12, r10
    mulx rdi, r10, qword ptr [rdi + 120]
    adc rax, r10
    adc rdi, 0
    add r9, rbp
    adc rbx, rcx
    adc r13, rsi
    adc r15, r8
    adc r14, qword ptr [rsp + 144]
    mov r10, qword ptr [rsp + 16]
    adc r10, qword ptr [rsp + 8]
    mov rbp, qword ptr [rsp + 152]
    adc rbp, qword ptr [rsp + 136]
    mov rcx, qword ptr [rsp + 24]
    adc rcx, qword ptr [rsp + 88]
    mov rsi, qword ptr [rsp + 160]
    adc rsi, qword ptr [rsp + 128]
    mov r8, qword ptr [rsp + 32]
    adc r8, qword ptr [rsp + 96]
    mov rdx, qword ptr [rsp + 168]
    adc rdx, qword ptr [rsp + 120]
    mov r11, qword ptr [rsp + 40]
    adc r11, qword ptr [rsp + 104]
    mov qword ptr [rsp + 104], r11
    mov r11, qword ptr [rsp + 176]
    adc r11, qword ptr [rsp + 112]
    mov qword ptr [rsp + 112], r11
    mov r11, qword ptr [rsp + 72]
    adc r11, qword ptr [rsp + 192]
    adc r12, qword ptr [rsp + 80]
    adc rax, qword ptr [rsp + 64]
    adc rdi, 0
    mov qword ptr [rsp + 64], rax
    mov rax, qword ptr [rsp + 184]
    add rax, -1
    adc rdi, 0
    mov eax, 0
    setc al
    mov qword ptr [rsp + 184], rax
    mov rax, 0xa7d623d9cffa2b71
    imul rax, r9
    mov qword ptr [rsp + 80], rdx
    mov rdx, rax
    mov qword ptr [rsp + 192], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 72], r12
    mov qword ptr [rsp + 176], r11
    mulx r11, r12, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add rdi, r12
    mov qword ptr [rsp + 40], r8
    mulx r8, r12, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc r11, r12
    mov qword ptr [rsp + 120], rsi
    mulx rsi, r12, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc r8, r12
    mov qword ptr [rsp + 168], rcx
    mulx rcx, r12, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc rsi, r12
    mov qword ptr [rsp + 96], rbp
    mulx rbp, r12, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc rcx, r12
    mov qword ptr [rsp + 32], rcx
    mulx rcx, r12, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc rbp, r12
    mov qword ptr [rsp + 128], rbp
    mulx rbp, r12, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc rcx, r12
    mov qword ptr [rsp + 160], rcx
    mulx rcx, r12, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc rbp, r12
    mov qword ptr [rsp + 88], rbp
    mulx rbp, r12, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc rcx, r12
    mov qword ptr [rsp + 24], rcx
    mulx rcx, r12, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc rbp, r12
    mov qword ptr [rsp + 136], rbp
    mulx rbp, r12, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc rcx, r12
    mov qword ptr [rsp + 152], rcx
    mulx rcx, r12, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc rbp, r12
    mov qword ptr [rsp + 8], rbp
    mulx rbp, r12, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc rcx, r12
    mov qword ptr [rsp + 16], rcx
    mulx rcx, r12, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc rbp, r12
    mov qword ptr [rsp + 144], rbp
    mulx rbp, r12, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc rcx, r12
    adc rbp, 0
    add r9, rax
    adc rbx, rdi
    adc r13, r11
    adc r15, r8
    adc r14, rsi
    adc r10, qword ptr [rsp + 32]
    mov r12, qword ptr [rsp + 96]
    adc r12, qword ptr [rsp + 128]
    mov rax, qword ptr [rsp + 168]
    adc rax, qword ptr [rsp + 160]
    mov r9, qword ptr [rsp + 120]
    adc r9, qword ptr [rsp + 88]
    mov rdi, qword ptr [rsp + 40]
    adc rdi, qword ptr [rsp + 24]
    mov r11, qword ptr [rsp + 80]
    adc r11, qword ptr [rsp + 136]
    mov r8, qword ptr [rsp + 104]
    adc r8, qword ptr [rsp + 152]
    mov rsi, qword ptr [rsp + 112]
    adc rsi, qword ptr [rsp + 8]
    mov rdx, qword ptr [rsp + 176]
    adc rdx, qword ptr [rsp + 16]
    mov qword ptr [rsp + 16], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 144]
    adc rcx, qword ptr [rsp + 64]
    adc rbp, 0
    add rbp, qword ptr [rsp + 192]
    mov qword ptr [rsp + 192], rbp
    mov ebp, 0
    setc bpl
    mov qword ptr [rsp + 64], rcx
    mov rcx, qword ptr [rsp + 184]
    lea rbp, [rcx + rbp]
    mov rcx, rdx
    mov qword ptr [rsp + 184], rbp
    mov rbp, qword ptr [rsp + 48]
    mov rdx, qword ptr [rbp + 16]
    mov qword ptr [rsp + 144], rsi
    mov rsi, qword ptr [rsp + 56]
    mov qword ptr [rsp + 72], rcx
    mov qword ptr [rsp + 176], r8
    mulx r8, rcx, qword ptr [rsi]
    mov qword ptr [rsp + 8], r11
    mov qword ptr [rsp + 112], rdi
    mulx rdi, r11, qword ptr [rsi + 8]
    add r8, r11
    mov qword ptr [rsp + 152], r9
    mulx r9, r11, qword ptr [rsi + 16]
    adc rdi, r11
    mov qword ptr [rsp + 104], rax
    mulx rax, r11, qword ptr [rsi + 24]
    adc r9, r11
    mov qword ptr [rsp + 136], r12
    mulx r12, r11, qword ptr [rsi + 32]
    adc rax, r11
    mov qword ptr [rsp + 80], rax
    mulx rax, r11, qword ptr [rsi + 40]
    adc r12, r11
    mov qword ptr [rsp + 24], r12
    mulx r12, r11, qword ptr [rsi + 48]
    adc rax, r11
    mov qword ptr [rsp + 40], rax
    mulx rax, r11, qword ptr [rsi + 56]
    adc r12, r11
    mov qword ptr [rsp + 88], r12
    mulx r12, r11, qword ptr [rsi + 64]
    adc rax, r11
    mov qword ptr [rsp + 120], rax
    mulx rax, r11, qword ptr [rsi + 72]
    adc r12, r11
    mov qword ptr [rsp + 160], r12
    mulx r12, r11, qword ptr [rsi + 80]
    adc rax, r11
    mov qword ptr [rsp + 168], rax
    mulx rax, r11, qword ptr [rsi + 88]
    adc r12, r11
    mov qword ptr [rsp + 128], r12
    mulx r12, r11, qword ptr [rsi + 96]
    adc rax, r11
    mov qword ptr [rsp + 96], rax
    mulx rax, r11, qword ptr [rsi + 104]
    adc r12, r11
    mov qword ptr [rsp + 32], r12
    mulx r12, r11, qword ptr [rsi + 112]
    adc rax, r11
    mulx rbp, r11, qword ptr [rsi + 120]
    adc r12, r11
    adc rbp, 0
    add rbx, rcx
    adc r13, r8
    adc r15, rdi
    adc r14, r9
    adc r10, qword ptr [rsp + 80]
    mov r11, qword ptr [rsp + 136]
    adc r11, qword ptr [rsp + 24]
    mov rcx, qword ptr [rsp + 104]
    adc rcx, qword ptr [rsp + 40]
    mov r8, qword ptr [rsp + 152]
    adc r8, qword ptr [rsp + 88]
    mov rdi, qword ptr [rsp + 112]
    adc rdi, qword ptr [rsp + 120]
    mov r9, qword ptr [rsp + 8]
    adc r9, qword ptr [rsp + 160]
    mov rdx, qword ptr [rsp + 176]
    adc rdx, qword ptr [rsp + 168]
    mov rsi, qword ptr [rsp + 144]
    adc rsi, qword ptr [rsp + 128]
    mov qword ptr [rsp + 128], rsi
    mov rsi, qword ptr [rsp + 16]
    adc rsi, qword ptr [rsp + 96]
    mov qword ptr [rsp + 96], rsi
    mov rsi, qword ptr [rsp + 72]
    adc rsi, qword ptr [rsp + 32]
    adc rax, qword ptr [rsp + 64]
    adc r12, qword ptr [rsp + 192]
    adc rbp, 0
    add rbp, qword ptr [rsp + 184]
    mov qword ptr [rsp + 184], rbp
    mov ebp, 0
    setc bpl
    mov qword ptr [rsp + 192], rbp
    mov rbp, 0xa7d623d9cffa2b71
    imul rbp, rbx
    mov qword ptr [rsp + 64], rdx
    mov rdx, rbp
    mov qword ptr [rsp + 32], r12
    mulx r12, rbp, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 72], rax
    mov qword ptr [rsp + 16], rsi
    mulx rsi, rax, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add r12, rax
    mov qword ptr [rsp + 144], r9
    mulx r9, rax, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc rsi, rax
    mov qword ptr [rsp + 168], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc r9, rax
    mov qword ptr [rsp + 176], r8
    mulx r8, rax, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc rdi, rax
    mov qword ptr [rsp + 160], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc r8, rax
    mov qword ptr [rsp + 8], r8
    mulx r8, rax, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc rcx, rax
    mov qword ptr [rsp + 120], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc r8, rax
    mov qword ptr [rsp + 112], r8
    mulx r8, rax, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc rcx, rax
    mov qword ptr [rsp + 88], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc r8, rax
    mov qword ptr [rsp + 152], r8
    mulx r8, rax, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc rcx, rax
    mov qword ptr [rsp + 40], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc r8, rax
    mov qword ptr [rsp + 104], r8
    mulx r8, rax, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc rcx, rax
    mov qword ptr [rsp + 24], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc r8, rax
    mov qword ptr [rsp + 136], r8
    mulx r8, rax, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc rcx, rax
    mov qword ptr [rsp + 80], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc r8, rax
    adc rcx, 0
    add rbx, rbp
    adc r13, r12
    adc r15, rsi
    adc r14, r9
    adc r10, rdi
    adc r11, qword ptr [rsp + 8]
    mov rax, qword ptr [rsp + 160]
    adc rax, qword ptr [rsp + 120]
    mov rbp, qword ptr [rsp + 176]
    adc rbp, qword ptr [rsp + 112]
    mov rbx, qword ptr [rsp + 168]
    adc rbx, qword ptr [rsp + 88]
    mov r12, qword ptr [rsp + 144]
    adc r12, qword ptr [rsp + 152]
    mov rsi, qword ptr [rsp + 64]
    adc rsi, qword ptr [rsp + 40]
    mov r9, qword ptr [rsp + 128]
    adc r9, qword ptr [rsp + 104]
    mov rdi, qword ptr [rsp + 96]
    adc rdi, qword ptr [rsp + 24]
    mov rdx, qword ptr [rsp + 16]
    adc rdx, qword ptr [rsp + 136]
    mov qword ptr [rsp + 136], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 80]
    adc r8, qword ptr [rsp + 32]
    adc rcx, 0
    add rcx, qword ptr [rsp + 184]
    mov qword ptr [rsp + 184], rcx
    mov ecx, 0
    setc cl
    mov qword ptr [rsp + 32], r8
    mov r8, qword ptr [rsp + 192]
    lea rcx, [r8 + rcx]
    mov r8, rdx
    mov qword ptr [rsp + 192], rcx
    mov rcx, qword ptr [rsp + 48]
    mov rdx, qword ptr [rcx + 24]
    mov qword ptr [rsp + 80], rdi
    mov rdi, qword ptr [rsp + 56]
    mov qword ptr [rsp + 72], r8
    mov qword ptr [rsp + 16], r9
    mulx r9, r8, qword ptr [rdi]
    mov qword ptr [rsp + 24], rsi
    mov qword ptr [rsp + 96], r12
    mulx r12, rsi, qword ptr [rdi + 8]
    add r9, rsi
    mov qword ptr [rsp + 104], rbx
    mulx rbx, rsi, qword ptr [rdi + 16]
    adc r12, rsi
    mov qword ptr [rsp + 128], rbp
    mulx rbp, rsi, qword ptr [rdi + 24]
    adc rbx, rsi
    mov qword ptr [rsp + 40], rax
    mulx rax, rsi, qword ptr [rdi + 32]
    adc rbp, rsi
    mov qword ptr [rsp + 64], rbp
    mulx rbp, rsi, qword ptr [rdi + 40]
    adc rax, rsi
    mov qword ptr [rsp + 152], rax
    mulx rax, rsi, qword ptr [rdi + 48]
    adc rbp, rsi
    mov qword ptr [rsp + 144], rbp
    mulx rbp, rsi, qword ptr [rdi + 56]
    adc rax, rsi
    mov qword ptr [rsp + 88], rax
    mulx rax, rsi, qword ptr [rdi + 64]
    adc rbp, rsi
    mov qword ptr [rsp + 168], rbp
    mulx rbp, rsi, qword ptr [rdi + 72]
    adc rax, rsi
    mov qword ptr [rsp + 112], rax
    mulx rax, rsi, qword ptr [rdi + 80]
    adc rbp, rsi
    mov qword ptr [rsp + 176], rbp
    mulx rbp, rsi, qword ptr [rdi + 88]
    adc rax, rsi
    mov qword ptr [rsp + 120], rax
    mulx rax, rsi, qword ptr [rdi + 96]
    adc rbp, rsi
    mov qword ptr [rsp + 160], rbp
    mulx rbp, rsi, qword ptr [rdi + 104]
    adc rax, rsi
    mov qword ptr [rsp + 8], rax
    mulx rax, rsi, qword ptr [rdi + 112]
    adc rbp, rsi
    mulx rcx, rsi, qword ptr [rdi + 120]
    adc rax, rsi
    adc rcx, 0
    add r13, r8
    adc r15, r9
    adc r14, r12
    adc r10, rbx
    adc r11, qword ptr [rsp + 64]
    mov rsi, qword ptr [rsp + 40]
    adc rsi, qword ptr [rsp + 152]
    mov r8, qword ptr [rsp + 128]
    adc r8, qword ptr [rsp + 144]
    mov r9, qword ptr [rsp + 104]
    adc r9, qword ptr [rsp + 88]
    mov r12, qword ptr [rsp + 96]
    adc r12, qword ptr [rsp + 168]
    mov rbx, qword ptr [rsp + 24]
    adc rbx, qword ptr [rsp + 112]
    mov rdx, qword ptr [rsp + 16]
    adc rdx, qword ptr [rsp + 176]
    mov rdi, qword ptr [rsp + 80]
    adc rdi, qword ptr [rsp + 120]
    mov qword ptr [rsp + 120], rdi
    mov rdi, qword ptr [rsp + 136]
    adc rdi, qword ptr [rsp + 160]
    mov qword ptr [rsp + 160], rdi
    mov rdi, qword ptr [rsp + 72]
    adc rdi, qword ptr [rsp + 8]
    adc rbp, qword ptr [rsp + 32]
    adc rax, qword ptr [rsp + 184]
    adc rcx, 0
    add rcx, qword ptr [rsp + 192]
    mov qword ptr [rsp + 192], rcx
    mov ecx, 0
    setc cl
    mov qword ptr [rsp + 184], rcx
    mov rcx, 0xa7d623d9cffa2b71
    imul rcx, r13
    mov qword ptr [rsp + 32], rdx
    mov rdx, rcx
    mov qword ptr [rsp + 8], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 72], rbp
    mov qword ptr [rsp + 136], rdi
    mulx rdi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add rax, rbp
    mov qword ptr [rsp + 80], rbx
    mulx rbx, rbp, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc rdi, rbp
    mov qword ptr [rsp + 176], r12
    mulx r12, rbp, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc rbx, rbp
    mov qword ptr [rsp + 16], r9
    mulx r9, rbp, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc r12, rbp
    mov qword ptr [rsp + 112], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc r9, rbp
    mov qword ptr [rsp + 24], rsi
    mulx rsi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc r8, rbp
    mov qword ptr [rsp + 168], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc rsi, rbp
    mov qword ptr [rsp + 96], rsi
    mulx rsi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc r8, rbp
    mov qword ptr [rsp + 88], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc rsi, rbp
    mov qword ptr [rsp + 104], rsi
    mulx rsi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc r8, rbp
    mov qword ptr [rsp + 144], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc rsi, rbp
    mov qword ptr [rsp + 128], rsi
    mulx rsi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc r8, rbp
    mov qword ptr [rsp + 152], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc rsi, rbp
    mov qword ptr [rsp + 40], rsi
    mulx rsi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc r8, rbp
    mov qword ptr [rsp + 64], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc rsi, rbp
    adc r8, 0
    add r13, rcx
    adc r15, rax
    adc r14, rdi
    adc r10, rbx
    adc r11, r12
    adc r9, qword ptr [rsp + 24]
    mov rbp, qword ptr [rsp + 112]
    adc rbp, qword ptr [rsp + 168]
    mov rcx, qword ptr [rsp + 16]
    adc rcx, qword ptr [rsp + 96]
    mov r13, qword ptr [rsp + 176]
    adc r13, qword ptr [rsp + 88]
    mov rax, qword ptr [rsp + 80]
    adc rax, qword ptr [rsp + 104]
    mov rdi, qword ptr [rsp + 32]
    adc rdi, qword ptr [rsp + 144]
    mov rbx, qword ptr [rsp + 120]
    adc rbx, qword ptr [rsp + 128]
    mov r12, qword ptr [rsp + 160]
    adc r12, qword ptr [rsp + 152]
    mov rdx, qword ptr [rsp + 136]
    adc rdx, qword ptr [rsp + 40]
    mov qword ptr [rsp + 40], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 64]
    adc rsi, qword ptr [rsp + 8]
    adc r8, 0
    add r8, qword ptr [rsp + 192]
    mov qword ptr [rsp + 192], r8
    mov r8d, 0
    setc r8b
    mov qword ptr [rsp + 8], rsi
    mov rsi, qword ptr [rsp + 184]
    lea r8, [rsi + r8]
    mov rsi, rdx
    mov qword ptr [rsp + 184], r8
    mov r8, qword ptr [rsp + 48]
    mov rdx, qword ptr [r8 + 32]
    mov qword ptr [rsp + 64], r12
    mov r12, qword ptr [rsp + 56]
    mov qword ptr [rsp + 72], rsi
    mov qword ptr [rsp + 136], rbx
    mulx rbx, rsi, qword ptr [r12]
    mov qword ptr [rsp + 152], rdi
    mov qword ptr [rsp + 160], rax
    mulx rax, rdi, qword ptr [r12 + 8]
    add rbx, rdi
    mov qword ptr [rsp + 128], r13
    mulx r13, rdi, qword ptr [r12 + 16]
    adc rax, rdi
    mov qword ptr [rsp + 120], rcx
    mulx rcx, rdi, qword ptr [r12 + 24]
    adc r13, rdi
    mov qword ptr [rsp + 144], rbp
    mulx rbp, rdi, qword ptr [r12 + 32]
    adc rcx, rdi
    mov qword ptr [rsp + 32], rcx
    mulx rcx, rdi, qword ptr [r12 + 40]
    adc rbp, rdi
    mov qword ptr [rsp + 104], rbp
    mulx rbp, rdi, qword ptr [r12 + 48]
    adc rcx, rdi
    mov qword ptr [rsp + 80], rcx
    mulx rcx, rdi, qword ptr [r12 + 56]
    adc rbp, rdi
    mov qword ptr [rsp + 88], rbp
    mulx rbp, rdi, qword ptr [r12 + 64]
    adc rcx, rdi
    mov qword ptr [rsp + 176], rcx
    mulx rcx, rdi, qword ptr [r12 + 72]
    adc rbp, rdi
    mov qword ptr [rsp + 96], rbp
    mulx rbp, rdi, qword ptr [r12 + 80]
    adc rcx, rdi
    mov qword ptr [rsp + 16], rcx
    mulx rcx, rdi, qword ptr [r12 + 88]
    adc rbp, rdi
    mov qword ptr [rsp + 168], rbp
    mulx rbp, rdi, qword ptr [r12 + 96]
    adc rcx, rdi
    mov qword ptr [rsp + 112], rcx
    mulx rcx, rdi, qword ptr [r12 + 104]
    adc rbp, rdi
    mov qword ptr [rsp + 24], rbp
    mulx rbp, rdi, qword ptr [r12 + 112]
    adc rcx, rdi
    mulx r8, rdi, qword ptr [r12 + 120]
    adc rbp, rdi
    adc r8, 0
    add r15, rsi
    adc r14, rbx
    adc r10, rax
    adc r11, r13
    adc r9, qword ptr [rsp + 32]
    mov rdi, qword ptr [rsp + 144]
    adc rdi, qword ptr [rsp + 104]
    mov rsi, qword ptr [rsp + 120]
    adc rsi, qword ptr [rsp + 80]
    mov rbx, qword ptr [rsp + 128]
    adc rbx, qword ptr [rsp + 88]
    mov rax, qword ptr [rsp + 160]
    adc rax, qword ptr [rsp + 176]
    mov r13, qword ptr [rsp + 152]
    adc r13, qword ptr [rsp + 96]
    mov rdx, qword ptr [rsp + 136]
    adc rdx, qword ptr [rsp + 16]
    mov r12, qword ptr [rsp + 64]
    adc r12, qword ptr [rsp + 168]
    mov qword ptr [rsp + 168], r12
    mov r12, qword ptr [rsp + 40]
    adc r12, qword ptr [rsp + 112]
    mov qword ptr [rsp + 112], r12
    mov r12, qword ptr [rsp + 72]
    adc r12, qword ptr [rsp + 24]
    adc rcx, qword ptr [rsp + 8]
    adc rbp, qword ptr [rsp + 192]
    adc r8, 0
    add r8, qword ptr [rsp + 184]
    mov qword ptr [rsp + 184], r8
    mov r8d, 0
    setc r8b
    mov qword ptr [rsp + 192], r8
    mov r8, 0xa7d623d9cffa2b71
    imul r8, r15
    mov qword ptr [rsp + 8], rdx
    mov rdx, r8
    mov qword ptr [rsp + 24], rbp
    mulx rbp, r8, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 72], rcx
    mov qword ptr [rsp + 40], r12
    mulx r12, rcx, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add rbp, rcx
    mov qword ptr [rsp + 64], r13
    mulx r13, rcx, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc r12, rcx
    mov qword ptr [rsp + 16], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc r13, rcx
    mov qword ptr [rsp + 136], rbx
    mulx rbx, rcx, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc rax, rcx
    mov qword ptr [rsp + 96], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc rbx, rcx
    mov qword ptr [rsp + 152], rbx
    mulx rbx, rcx, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc rsi, rcx
    mov qword ptr [rsp + 176], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc rbx, rcx
    mov qword ptr [rsp + 160], rbx
    mulx rbx, rcx, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc rsi, rcx
    mov qword ptr [rsp + 88], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc rbx, rcx
    mov qword ptr [rsp + 128], rbx
    mulx rbx, rcx, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc rsi, rcx
    mov qword ptr [rsp + 80], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc rbx, rcx
    mov qword ptr [rsp + 120], rbx
    mulx rbx, rcx, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc rsi, rcx
    mov qword ptr [rsp + 104], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc rbx, rcx
    mov qword ptr [rsp + 144], rbx
    mulx rbx, rcx, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc rsi, rcx
    mov qword ptr [rsp + 32], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc rbx, rcx
    adc rsi, 0
    add r15, r8
    adc r14, rbp
    adc r10, r12
    adc r11, r13
    adc r9, rax
    adc rdi, qword ptr [rsp + 152]
    mov rcx, qword ptr [rsp + 96]
    adc rcx, qword ptr [rsp + 176]
    mov r8, qword ptr [rsp + 136]
    adc r8, qword ptr [rsp + 160]
    mov r15, qword ptr [rsp + 16]
    adc r15, qword ptr [rsp + 88]
    mov rbp, qword ptr [rsp + 64]
    adc rbp, qword ptr [rsp + 128]
    mov r12, qword ptr [rsp + 8]
    adc r12, qword ptr [rsp + 80]
    mov r13, qword ptr [rsp + 168]
    adc r13, qword ptr [rsp + 120]
    mov rax, qword ptr [rsp + 112]
    adc rax, qword ptr [rsp + 104]
    mov rdx, qword ptr [rsp + 40]
    adc rdx, qword ptr [rsp + 144]
    mov qword ptr [rsp + 144], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 32]
    adc rbx, qword ptr [rsp + 24]
    adc rsi, 0
    add rsi, qword ptr [rsp + 184]
    mov qword ptr [rsp + 184], rsi
    mov esi, 0
    setc sil
    mov qword ptr [rsp + 24], rbx
    mov rbx, qword ptr [rsp + 192]
    lea rsi, [rbx + rsi]
    mov rbx, rdx
    mov qword ptr [rsp + 192], rsi
    mov rsi, qword ptr [rsp + 48]
    mov rdx, qword ptr [rsi + 40]
    mov qword ptr [rsp + 32], rax
    mov rax, qword ptr [rsp + 56]
    mov qword ptr [rsp + 72], rbx
    mov qword ptr [rsp + 40], r13
    mulx r13, rbx, qword ptr [rax]
    mov qword ptr [rsp + 104], r12
    mov qword ptr [rsp + 112], rbp
    mulx rbp, r12, qword ptr [rax + 8]
    add r13, r12
    mov qword ptr [rsp + 120], r15
    mulx r15, r12, qword ptr [rax + 16]
    adc rbp, r12
    mov qword ptr [rsp + 168], r8
    mulx r8, r12, qword ptr [rax + 24]
    adc r15, r12
    mov qword ptr [rsp + 80], rcx
    mulx rcx, r12, qword ptr [rax + 32]
    adc r8, r12
    mov qword ptr [rsp + 8], rdi
    mulx rdi, r12, qword ptr [rax + 40]
    adc rcx, r12
    mov qword ptr [rsp + 128], rcx
    mulx rcx, r12, qword ptr [rax + 48]
    adc rdi, r12
    mov qword ptr [rsp + 64], rdi
    mulx rdi, r12, qword ptr [rax + 56]
    adc rcx, r12
    mov qword ptr [rsp + 88], rcx
    mulx rcx, r12, qword ptr [rax + 64]
    adc rdi, r12
    mov qword ptr [rsp + 16], rdi
    mulx rdi, r12, qword ptr [rax + 72]
    adc rcx, r12
    mov qword ptr [rsp + 160], rcx
    mulx rcx, r12, qword ptr [rax + 80]
    adc rdi, r12
    mov qword ptr [rsp + 136], rdi
    mulx rdi, r12, qword ptr [rax + 88]
    adc rcx, r12
    mov qword ptr [rsp + 176], rcx
    mulx rcx, r12, qword ptr [rax + 96]
    adc rdi, r12
    mov qword ptr [rsp + 96], rdi
    mulx rdi, r12, qword ptr [rax + 104]
    adc rcx, r12
    mov qword ptr [rsp + 152], rcx
    mulx rcx, r12, qword ptr [rax + 112]
    adc rdi, r12
    mulx rax, r12, qword ptr [rax + 120]
    adc rcx, r12
    adc rax, 0
    add r14, rbx
    adc r10, r13
    adc r11, rbp
    adc r9, r15
    adc r8, qword ptr [rsp + 8]
    mov r12, qword ptr [rsp + 80]
    adc r12, qword ptr [rsp + 128]
    mov rbx, qword ptr [rsp + 168]
    adc rbx, qword ptr [rsp + 64]
    mov r13, qword ptr [rsp + 120]
    adc r13, qword ptr [rsp + 88]
    mov rbp, qword ptr [rsp + 112]
    adc rbp, qword ptr [rsp + 16]
    mov r15, qword ptr [rsp + 104]
    adc r15, qword ptr [rsp + 160]
    mov rdx, qword ptr [rsp + 40]
    adc rdx, qword ptr [rsp + 136]
    mov rsi, qword ptr [rsp + 32]
    adc rsi, qword ptr [rsp + 176]
    mov qword ptr [rsp + 176], rsi
    mov rsi, qword ptr [rsp + 144]
    adc rsi, qword ptr [rsp + 96]
    mov qword ptr [rsp + 96], rsi
    mov rsi, qword ptr [rsp + 72]
    adc rsi, qword ptr [rsp + 152]
    adc rdi, qword ptr [rsp + 24]
    adc rcx, qword ptr [rsp + 184]
    adc rax, 0
    add rax, qword ptr [rsp + 192]
    mov qword ptr [rsp + 192], rax
    mov eax, 0
    setc al
    mov qword ptr [rsp + 184], rax
    mov rax, 0xa7d623d9cffa2b71
    imul rax, r14
    mov qword ptr [rsp + 24], rdx
    mov rdx, rax
    mov qword ptr [rsp + 152], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 72], rdi
    mov qword ptr [rsp + 144], rsi
    mulx rsi, rdi, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add rcx, rdi
    mov qword ptr [rsp + 32], r15
    mulx r15, rdi, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc rsi, rdi
    mov qword ptr [rsp + 136], rbp
    mulx rbp, rdi, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc r15, rdi
    mov qword ptr [rsp + 40], r13
    mulx r13, rdi, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc rbp, rdi
    mov qword ptr [rsp + 160], rbx
    mulx rbx, rdi, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc r13, rdi
    mov qword ptr [rsp + 104], r12
    mulx r12, rdi, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc rbx, rdi
    mov qword ptr [rsp + 16], rbx
    mulx rbx, rdi, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc r12, rdi
    mov qword ptr [rsp + 112], r12
    mulx r12, rdi, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc rbx, rdi
    mov qword ptr [rsp + 88], rbx
    mulx rbx, rdi, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc r12, rdi
    mov qword ptr [rsp + 120], r12
    mulx r12, rdi, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc rbx, rdi
    mov qword ptr [rsp + 64], rbx
    mulx rbx, rdi, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc r12, rdi
    mov qword ptr [rsp + 168], r12
    mulx r12, rdi, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc rbx, rdi
    mov qword ptr [rsp + 128], rbx
    mulx rbx, rdi, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc r12, rdi
    mov qword ptr [rsp + 80], r12
    mulx r12, rdi, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc rbx, rdi
    mov qword ptr [rsp + 8], rbx
    mulx rbx, rdi, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc r12, rdi
    adc rbx, 0
    add r14, rax
    adc r10, rcx
    adc r11, rsi
    adc r9, r15
    adc r8, rbp
    adc r13, qword ptr [rsp + 104]
    mov rdi, qword ptr [rsp + 160]
    adc rdi, qword ptr [rsp + 16]
    mov rax, qword ptr [rsp + 40]
    adc rax, qword ptr [rsp + 112]
    mov r14, qword ptr [rsp + 136]
    adc r14, qword ptr [rsp + 88]
    mov rcx, qword ptr [rsp + 32]
    adc rcx, qword ptr [rsp + 120]
    mov rsi, qword ptr [rsp + 24]
    adc rsi, qword ptr [rsp + 64]
    mov r15, qword ptr [rsp + 176]
    adc r15, qword ptr [rsp + 168]
    mov rbp, qword ptr [rsp + 96]
    adc rbp, qword ptr [rsp + 128]
    mov rdx, qword ptr [rsp + 144]
    adc rdx, qword ptr [rsp + 80]
    mov qword ptr [rsp + 80], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 8]
    adc r12, qword ptr [rsp + 152]
    adc rbx, 0
    add rbx, qword ptr [rsp + 192]
    mov qword ptr [rsp + 192], rbx
    mov ebx, 0
    setc bl
    mov qword ptr [rsp + 152], r12
    mov r12, qword ptr [rsp + 184]
    lea rbx, [r12 + rbx]
    mov r12, rdx
    mov qword ptr [rsp + 184], rbx
    mov rbx, qword ptr [rsp + 48]
    mov rdx, qword ptr [rbx + 48]
    mov qword ptr [rsp + 8], rbp
    mov rbp, qword ptr [rsp + 56]
    mov qword ptr [rsp + 72], r12
    mov qword ptr [rsp + 144], r15
    mulx r15, r12, qword ptr [rbp]
    mov qword ptr [rsp + 128], rsi
    mov qword ptr [rsp + 96], rcx
    mulx rcx, rsi, qword ptr [rbp + 8]
    add r15, rsi
    mov qword ptr [rsp + 168], r14
    mulx r14, rsi, qword ptr [rbp + 16]
    adc rcx, rsi
    mov qword ptr [rsp + 176], rax
    mulx rax, rsi, qword ptr [rbp + 24]
    adc r14, rsi
    mov qword ptr [rsp + 64], rdi
    mulx rdi, rsi, qword ptr [rbp + 32]
    adc rax, rsi
    mov qword ptr [rsp + 24], rax
    mulx rax, rsi, qword ptr [rbp + 40]
    adc rdi, rsi
    mov qword ptr [rsp + 120], rdi
    mulx rdi, rsi, qword ptr [rbp + 48]
    adc rax, rsi
    mov qword ptr [rsp + 32], rax
    mulx rax, rsi, qword ptr [rbp + 56]
    adc rdi, rsi
    mov qword ptr [rsp + 88], rdi
    mulx rdi, rsi, qword ptr [rbp + 64]
    adc rax, rsi
    mov qword ptr [rsp + 136], rax
    mulx rax, rsi, qword ptr [rbp + 72]
    adc rdi, rsi
    mov qword ptr [rsp + 112], rdi
    mulx rdi, rsi, qword ptr [rbp + 80]
    adc rax, rsi
    mov qword ptr [rsp + 40], rax
    mulx rax, rsi, qword ptr [rbp + 88]
    adc rdi, rsi
    mov qword ptr [rsp + 16], rdi
    mulx rdi, rsi, qword ptr [rbp + 96]
    adc rax, rsi
    mov qword ptr [rsp + 160], rax
    mulx rax, rsi, qword ptr [rbp + 104]
    adc rdi, rsi
    mov qword ptr [rsp + 104], rdi
    mulx rdi, rsi, qword ptr [rbp + 112]
    adc rax, rsi
    mulx rbx, rsi, qword ptr [rbp + 120]
    adc rdi, rsi
    adc rbx, 0
    add r10, r12
    adc r11, r15
    adc r9, rcx
    adc r8, r14
    adc r13, qword ptr [rsp + 24]
    mov rsi, qword ptr [rsp + 64]
    adc rsi, qword ptr [rsp + 120]
    mov r12, qword ptr [rsp + 176]
    adc r12, qword ptr [rsp + 32]
    mov r15, qword ptr [rsp + 168]
    adc r15, qword ptr [rsp + 88]
    mov rcx, qword ptr [rsp + 96]
    adc rcx, qword ptr [rsp + 136]
    mov r14, qword ptr [rsp + 128]
    adc r14, qword ptr [rsp + 112]
    mov rdx, qword ptr [rsp + 144]
    adc rdx, qword ptr [rsp + 40]
    mov rbp, qword ptr [rsp + 8]
    adc rbp, qword ptr [rsp + 16]
    mov qword ptr [rsp + 16], rbp
    mov rbp, qword ptr [rsp + 80]
    adc rbp, qword ptr [rsp + 160]
    mov qword ptr [rsp + 160], rbp
    mov rbp, qword ptr [rsp + 72]
    adc rbp, qword ptr [rsp + 104]
    adc rax, qword ptr [rsp + 152]
    adc rdi, qword ptr [rsp + 192]
    adc rbx, 0
    add rbx, qword ptr [rsp + 184]
    mov qword ptr [rsp + 184], rbx
    mov ebx, 0
    setc bl
    mov qword ptr [rsp + 192], rbx
    mov rbx, 0xa7d623d9cffa2b71
    imul rbx, r10
    mov qword ptr [rsp + 152], rdx
    mov rdx, rbx
    mov qword ptr [rsp + 104], rdi
    mulx rdi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 72], rax
    mov qword ptr [rsp + 80], rbp
    mulx rbp, rax, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add rdi, rax
    mov qword ptr [rsp + 8], r14
    mulx r14, rax, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc rbp, rax
    mov qword ptr [rsp + 40], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc r14, rax
    mov qword ptr [rsp + 144], r15
    mulx r15, rax, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc rcx, rax
    mov qword ptr [rsp + 112], r12
    mulx r12, rax, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc r15, rax
    mov qword ptr [rsp + 128], rsi
    mulx rsi, rax, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc r12, rax
    mov qword ptr [rsp + 136], r12
    mulx r12, rax, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc rsi, rax
    mov qword ptr [rsp + 96], rsi
    mulx rsi, rax, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc r12, rax
    mov qword ptr [rsp + 88], r12
    mulx r12, rax, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc rsi, rax
    mov qword ptr [rsp + 168], rsi
    mulx rsi, rax, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc r12, rax
    mov qword ptr [rsp + 32], r12
    mulx r12, rax, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc rsi, rax
    mov qword ptr [rsp + 176], rsi
    mulx rsi, rax, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc r12, rax
    mov qword ptr [rsp + 120], r12
    mulx r12, rax, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc rsi, rax
    mov qword ptr [rsp + 64], rsi
    mulx rsi, rax, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc r12, rax
    mov qword ptr [rsp + 24], r12
    mulx r12, rax, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc rsi, rax
    adc r12, 0
    add r10, rbx
    adc r11, rdi
    adc r9, rbp
    adc r8, r14
    adc r13, rcx
    adc r15, qword ptr [rsp + 128]
    mov rax, qword ptr [rsp + 112]
    adc rax, qword ptr [rsp + 136]
    mov rbx, qword ptr [rsp + 144]
    adc rbx, qword ptr [rsp + 96]
    mov r10, qword ptr [rsp + 40]
    adc r10, qword ptr [rsp + 88]
    mov rdi, qword ptr [rsp + 8]
    adc rdi, qword ptr [rsp + 168]
    mov rbp, qword ptr [rsp + 152]
    adc rbp, qword ptr [rsp + 32]
    mov r14, qword ptr [rsp + 16]
    adc r14, qword ptr [rsp + 176]
    mov rcx, qword ptr [rsp + 160]
    adc rcx, qword ptr [rsp + 120]
    mov rdx, qword ptr [rsp + 80]
    adc rdx, qword ptr [rsp + 64]
    mov qword ptr [rsp + 64], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 24]
    adc rsi, qword ptr [rsp + 104]
    adc r12, 0
    add r12, qword ptr [rsp + 184]
    mov qword ptr [rsp + 184], r12
    mov r12d, 0
    setc r12b
    mov qword ptr [rsp + 104], rsi
    mov rsi, qword ptr [rsp + 192]
    lea r12, [rsi + r12]
    mov rsi, rdx
    mov qword ptr [rsp + 192], r12
    mov r12, qword ptr [rsp + 48]
    mov rdx, qword ptr [r12 + 56]
    mov qword ptr [rsp + 24], rcx
    mov rcx, qword ptr [rsp + 56]
    mov qword ptr [rsp + 72], rsi
    mov qword ptr [rsp + 80], r14
    mulx r14, rsi, qword ptr [rcx]
    mov qword ptr [rsp + 120], rbp
    mov qword ptr [rsp + 160], rdi
    mulx rdi, rbp, qword ptr [rcx + 8]
    add r14, rbp
    mov qword ptr [rsp + 176], r10
    mulx r10, rbp, qword ptr [rcx + 16]
    adc rdi, rbp
    mov qword ptr [rsp + 16], rbx
    mulx rbx, rbp, qword ptr [rcx + 24]
    adc r10, rbp
    mov qword ptr [rsp + 32], rax
    mulx rax, rbp, qword ptr [rcx + 32]
    adc rbx, rbp
    mov qword ptr [rsp + 152], rbx
    mulx rbx, rbp, qword ptr [rcx + 40]
    adc rax, rbp
    mov qword ptr [rsp + 168], rax
    mulx rax, rbp, qword ptr [rcx + 48]
    adc rbx, rbp
    mov qword ptr [rsp + 8], rbx
    mulx rbx, rbp, qword ptr [rcx + 56]
    adc rax, rbp
    mov qword ptr [rsp + 88], rax
    mulx rax, rbp, qword ptr [rcx + 64]
    adc rbx, rbp
    mov qword ptr [rsp + 40], rbx
    mulx rbx, rbp, qword ptr [rcx + 72]
    adc rax, rbp
    mov qword ptr [rsp + 96], rax
    mulx rax, rbp, qword ptr [rcx + 80]
    adc rbx, rbp
    mov qword ptr [rsp + 144], rbx
    mulx rbx, rbp, qword ptr [rcx + 88]
    adc rax, rbp
    mov qword ptr [rsp + 136], rax
    mulx rax, rbp, qword ptr [rcx + 96]
    adc rbx, rbp
    mov qword ptr [rsp + 112], rbx
    mulx rbx, rbp, qword ptr [rcx + 104]
    adc rax, rbp
    mov qword ptr [rsp + 128], rax
    mulx rax, rbp, qword ptr [rcx + 112]
    adc rbx, rbp
    mulx rcx, rbp, qword ptr [rcx + 120]
    adc rax, rbp
    adc rcx, 0
    add r11, rsi
    adc r9, r14
    adc r8, rdi
    adc r13, r10
    adc r15, qword ptr [rsp + 152]
    mov rbp, qword ptr [rsp + 32]
    adc rbp, qword ptr [rsp + 168]
    mov rsi, qword ptr [rsp + 16]
    adc rsi, qword ptr [rsp + 8]
    mov r14, qword ptr [rsp + 176]
    adc r14, qword ptr [rsp + 88]
    mov rdi, qword ptr [rsp + 160]
    adc rdi, qword ptr [rsp + 40]
    mov r10, qword ptr [rsp + 120]
    adc r10, qword ptr [rsp + 96]
    mov rdx, qword ptr [rsp + 80]
    adc rdx, qword ptr [rsp + 144]
    mov r12, qword ptr [rsp + 24]
    adc r12, qword ptr [rsp + 136]
    mov qword ptr [rsp + 136], r12
    mov r12, qword ptr [rsp + 64]
    adc r12, qword ptr [rsp + 112]
    mov qword ptr [rsp + 112], r12
    mov r12, qword ptr [rsp + 72]
    adc r12, qword ptr [rsp + 128]
    adc rbx, qword ptr [rsp + 104]
    adc rax, qword ptr [rsp + 184]
    adc rcx, 0
    add rcx, qword ptr [rsp + 192]
    mov qword ptr [rsp + 192], rcx
    mov ecx, 0
    setc cl
    mov qword ptr [rsp + 184], rcx
    mov rcx, 0xa7d623d9cffa2b71
    imul rcx, r11
    mov qword ptr [rsp + 104], rdx
    mov rdx, rcx
    mov qword ptr [rsp + 128], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 72], rbx
    mov qword ptr [rsp + 64], r12
    mulx r12, rbx, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add rax, rbx
    mov qword ptr [rsp + 24], r10
    mulx r10, rbx, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc r12, rbx
    mov qword ptr [rsp + 144], rdi
    mulx rdi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc r10, rbx
    mov qword ptr [rsp + 80], r14
    mulx r14, rbx, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc rdi, rbx
    mov qword ptr [rsp + 96], rsi
    mulx rsi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc r14, rbx
    mov qword ptr [rsp + 120], rbp
    mulx rbp, rbx, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc rsi, rbx
    mov qword ptr [rsp + 40], rsi
    mulx rsi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc rbp, rbx
    mov qword ptr [rsp + 160], rbp
    mulx rbp, rbx, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc rsi, rbx
    mov qword ptr [rsp + 88], rsi
    mulx rsi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc rbp, rbx
    mov qword ptr [rsp + 176], rbp
    mulx rbp, rbx, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc rsi, rbx
    mov qword ptr [rsp + 8], rsi
    mulx rsi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc rbp, rbx
    mov qword ptr [rsp + 16], rbp
    mulx rbp, rbx, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc rsi, rbx
    mov qword ptr [rsp + 168], rsi
    mulx rsi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc rbp, rbx
    mov qword ptr [rsp + 32], rbp
    mulx rbp, rbx, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc rsi, rbx
    mov qword ptr [rsp + 152], rsi
    mulx rsi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc rbp, rbx
    adc rsi, 0
    add r11, rcx
    adc r9, rax
    adc r8, r12
    adc r13, r10
    adc r15, rdi
    adc r14, qword ptr [rsp + 120]
    mov rbx, qword ptr [rsp + 96]
    adc rbx, qword ptr [rsp + 40]
    mov rcx, qword ptr [rsp + 80]
    adc rcx, qword ptr [rsp + 160]
    mov r11, qword ptr [rsp + 144]
    adc r11, qword ptr [rsp + 88]
    mov rax, qword ptr [rsp + 24]
    adc rax, qword ptr [rsp + 176]
    mov r12, qword ptr [rsp + 104]
    adc r12, qword ptr [rsp + 8]
    mov r10, qword ptr [rsp + 136]
    adc r10, qword ptr [rsp + 16]
    mov rdi, qword ptr [rsp + 112]
    adc rdi, qword ptr [rsp + 168]
    mov rdx, qword ptr [rsp + 64]
    adc rdx, qword ptr [rsp + 32]
    mov qword ptr [rsp + 32], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 152]
    adc rbp, qword ptr [rsp + 128]
    adc rsi, 0
    add rsi, qword ptr [rsp + 192]
    mov qword ptr [rsp + 192], rsi
    mov esi, 0
    setc sil
    mov qword ptr [rsp + 128], rbp
    mov rbp, qword ptr [rsp + 184]
    lea rsi, [rbp + rsi]
    mov rbp, rdx
    mov qword ptr [rsp + 184], rsi
    mov rsi, qword ptr [rsp + 48]
    mov rdx, qword ptr [rsi + 64]
    mov qword ptr [rsp + 152], rdi
    mov rdi, qword ptr [rsp + 56]
    mov qword ptr [rsp + 72], rbp
    mov qword ptr [rsp + 64], r10
    mulx r10, rbp, qword ptr [rdi]
    mov qword ptr [rsp + 168], r12
    mov qword ptr [rsp + 112], rax
    mulx rax, r12, qword ptr [rdi + 8]
    add r10, r12
    mov qword ptr [rsp + 16], r11
    mulx r11, r12, qword ptr [rdi + 16]
    adc rax, r12
    mov qword ptr [rsp + 136], rcx
    mulx rcx, r12, qword ptr [rdi + 24]
    adc r11, r12
    mov qword ptr [rsp + 8], rbx
    mulx rbx, r12, qword ptr [rdi + 32]
    adc rcx, r12
    mov qword ptr [rsp + 104], rcx
    mulx rcx, r12, qword ptr [rdi + 40]
    adc rbx, r12
    mov qword ptr [rsp + 176], rbx
    mulx rbx, r12, qword ptr [rdi + 48]
    adc rcx, r12
    mov qword ptr [rsp + 24], rcx
    mulx rcx, r12, qword ptr [rdi + 56]
    adc rbx, r12
    mov qword ptr [rsp + 88], rbx
    mulx rbx, r12, qword ptr [rdi + 64]
    adc rcx, r12
    mov qword ptr [rsp + 144], rcx
    mulx rcx, r12, qword ptr [rdi + 72]
    adc rbx, r12
    mov qword ptr [rsp + 160], rbx
    mulx rbx, r12, qword ptr [rdi + 80]
    adc rcx, r12
    mov qword ptr [rsp + 80], rcx
    mulx rcx, r12, qword ptr [rdi + 88]
    adc rbx, r12
    mov qword ptr [rsp + 40], rbx
    mulx rbx, r12, qword ptr [rdi + 96]
    adc rcx, r12
    mov qword ptr [rsp + 96], rcx
    mulx rcx, r12, qword ptr [rdi + 104]
    adc rbx, r12
    mov qword ptr [rsp + 120], rbx
    mulx rbx, r12, qword ptr [rdi + 112]
    adc rcx, r12
    mulx rsi, r12, qword ptr [rdi + 120]
    adc rbx, r12
    adc rsi, 0
    add r9, rbp
    adc r8, r10
    adc r13, rax
    adc r15, r11
    adc r14, qword ptr [rsp + 104]
    mov r12, qword ptr [rsp + 8]
    adc r12, qword ptr [rsp + 176]
    mov rbp, qword ptr [rsp + 136]
    adc rbp, qword ptr [rsp + 24]
    mov r10, qword ptr [rsp + 16]
    adc r10, qword ptr [rsp + 88]
    mov rax, qword ptr [rsp + 112]
    adc rax, qword ptr [rsp + 144]
    mov r11, qword ptr [rsp + 168]
    adc r11, qword ptr [rsp + 160]
    mov rdx, qword ptr [rsp + 64]
    adc rdx, qword ptr [rsp + 80]
    mov rdi, qword ptr [rsp + 152]
    adc rdi, qword ptr [rsp + 40]
    mov qword ptr [rsp + 40], rdi
    mov rdi, qword ptr [rsp + 32]
    adc rdi, qword ptr [rsp + 96]
    mov qword ptr [rsp + 96], rdi
    mov rdi, qword ptr [rsp + 72]
    adc rdi, qword ptr [rsp + 120]
    adc rcx, qword ptr [rsp + 128]
    adc rbx, qword ptr [rsp + 192]
    adc rsi, 0
    add rsi, qword ptr [rsp + 184]
    mov qword ptr [rsp + 184], rsi
    mov esi, 0
    setc sil
    mov qword ptr [rsp + 192], rsi
    mov rsi, 0xa7d623d9cffa2b71
    imul rsi, r9
    mov qword ptr [rsp + 128], rdx
    mov rdx, rsi
    mov qword ptr [rsp + 120], rbx
    mulx rbx, rsi, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 72], rcx
    mov qword ptr [rsp + 32], rdi
    mulx rdi, rcx, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add rbx, rcx
    mov qword ptr [rsp + 152], r11
    mulx r11, rcx, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc rdi, rcx
    mov qword ptr [rsp + 80], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc r11, rcx
    mov qword ptr [rsp + 64], r10
    mulx r10, rcx, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc rax, rcx
    mov qword ptr [rsp + 160], rbp
    mulx rbp, rcx, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc r10, rcx
    mov qword ptr [rsp + 168], r10
    mulx r10, rcx, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc rbp, rcx
    mov qword ptr [rsp + 144], rbp
    mulx rbp, rcx, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc r10, rcx
    mov qword ptr [rsp + 112], r10
    mulx r10, rcx, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc rbp, rcx
    mov qword ptr [rsp + 88], rbp
    mulx rbp, rcx, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc r10, rcx
    mov qword ptr [rsp + 16], r10
    mulx r10, rcx, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc rbp, rcx
    mov qword ptr [rsp + 24], rbp
    mulx rbp, rcx, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc r10, rcx
    mov qword ptr [rsp + 136], r10
    mulx r10, rcx, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc rbp, rcx
    mov qword ptr [rsp + 176], rbp
    mulx rbp, rcx, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc r10, rcx
    mov qword ptr [rsp + 8], r10
    mulx r10, rcx, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc rbp, rcx
    mov qword ptr [rsp + 104], rbp
    mulx rbp, rcx, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc r10, rcx
    adc rbp, 0
    add r9, rsi
    adc r8, rbx
    adc r13, rdi
    adc r15, r11
    adc r14, rax
    adc r12, qword ptr [rsp + 168]
    mov rcx, qword ptr [rsp + 160]
    adc rcx, qword ptr [rsp + 144]
    mov rsi, qword ptr [rsp + 64]
    adc rsi, qword ptr [rsp + 112]
    mov r9, qword ptr [rsp + 80]
    adc r9, qword ptr [rsp + 88]
    mov rbx, qword ptr [rsp + 152]
    adc rbx, qword ptr [rsp + 16]
    mov rdi, qword ptr [rsp + 128]
    adc rdi, qword ptr [rsp + 24]
    mov r11, qword ptr [rsp + 40]
    adc r11, qword ptr [rsp + 136]
    mov rax, qword ptr [rsp + 96]
    adc rax, qword ptr [rsp + 176]
    mov rdx, qword ptr [rsp + 32]
    adc rdx, qword ptr [rsp + 8]
    mov qword ptr [rsp + 8], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 104]
    adc r10, qword ptr [rsp + 120]
    adc rbp, 0
    add rbp, qword ptr [rsp + 184]
    mov qword ptr [rsp + 184], rbp
    mov ebp, 0
    setc bpl
    mov qword ptr [rsp + 120], r10
    mov r10, qword ptr [rsp + 192]
    lea rbp, [r10 + rbp]
    mov r10, rdx
    mov qword ptr [rsp + 192], rbp
    mov rbp, qword ptr [rsp + 48]
    mov rdx, qword ptr [rbp + 72]
    mov qword ptr [rsp + 104], rax
    mov rax, qword ptr [rsp + 56]
    mov qword ptr [rsp + 72], r10
    mov qword ptr [rsp + 32], r11
    mulx r11, r10, qword ptr [rax]
    mov qword ptr [rsp + 176], rdi
    mov qword ptr [rsp + 96], rbx
    mulx rbx, rdi, qword ptr [rax + 8]
    add r11, rdi
    mov qword ptr [rsp + 136], r9
    mulx r9, rdi, qword ptr [rax + 16]
    adc rbx, rdi
    mov qword ptr [rsp + 40], rsi
    mulx rsi, rdi, qword ptr [rax + 24]
    adc r9, rdi
    mov qword ptr [rsp + 24], rcx
    mulx rcx, rdi, qword ptr [rax + 32]
    adc rsi, rdi
    mov qword ptr [rsp + 128], rsi
    mulx rsi, rdi, qword ptr [rax + 40]
    adc rcx, rdi
    mov qword ptr [rsp + 16], rcx
    mulx rcx, rdi, qword ptr [rax + 48]
    adc rsi, rdi
    mov qword ptr [rsp + 152], rsi
    mulx rsi, rdi, qword ptr [rax + 56]
    adc rcx, rdi
    mov qword ptr [rsp + 88], rcx
    mulx rcx, rdi, qword ptr [rax + 64]
    adc rsi, rdi
    mov qword ptr [rsp + 80], rsi
    mulx rsi, rdi, qword ptr [rax + 72]
    adc rcx, rdi
    mov qword ptr [rsp + 112], rcx
    mulx rcx, rdi, qword ptr [rax + 80]
    adc rsi, rdi
    mov qword ptr [rsp + 64], rsi
    mulx rsi, rdi, qword ptr [rax + 88]
    adc rcx, rdi
    mov qword ptr [rsp + 144], rcx
    mulx rcx, rdi, qword ptr [rax + 96]
    adc rsi, rdi
    mov qword ptr [rsp + 160], rsi
    mulx rsi, rdi, qword ptr [rax + 104]
    adc rcx, rdi
    mov qword ptr [rsp + 168], rcx
    mulx rcx, rdi, qword ptr [rax + 112]
    adc rsi, rdi
    mulx rax, rdi, qword ptr [rax + 120]
    adc rcx, rdi
    adc rax, 0
    add r8, r10
    adc r13, r11
    adc r15, rbx
    adc r14, r9
    adc r12, qword ptr [rsp + 128]
    mov rdi, qword ptr [rsp + 24]
    adc rdi, qword ptr [rsp + 16]
    mov r10, qword ptr [rsp + 40]
    adc r10, qword ptr [rsp + 152]
    mov r11, qword ptr [rsp + 136]
    adc r11, qword ptr [rsp + 88]
    mov rbx, qword ptr [rsp + 96]
    adc rbx, qword ptr [rsp + 80]
    mov r9, qword ptr [rsp + 176]
    adc r9, qword ptr [rsp + 112]
    mov rdx, qword ptr [rsp + 32]
    adc rdx, qword ptr [rsp + 64]
    mov rbp, qword ptr [rsp + 104]
    adc rbp, qword ptr [rsp + 144]
    mov qword ptr [rsp + 144], rbp
    mov rbp, qword ptr [rsp + 8]
    adc rbp, qword ptr [rsp + 160]
    mov qword ptr [rsp + 160], rbp
    mov rbp, qword ptr [rsp + 72]
    adc rbp, qword ptr [rsp + 168]
    adc rsi, qword ptr [rsp + 120]
    adc rcx, qword ptr [rsp + 184]
    adc rax, 0
    add rax, qword ptr [rsp + 192]
    mov qword ptr [rsp + 192], rax
    mov eax, 0
    setc al
    mov qword ptr [rsp + 184], rax
    mov rax, 0xa7d623d9cffa2b71
    imul rax, r8
    mov qword ptr [rsp + 120], rdx
    mov rdx, rax
    mov qword ptr [rsp + 168], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 72], rsi
    mov qword ptr [rsp + 8], rbp
    mulx rbp, rsi, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add rcx, rsi
    mov qword ptr [rsp + 104], r9
    mulx r9, rsi, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc rbp, rsi
    mov qword ptr [rsp + 64], rbx
    mulx rbx, rsi, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc r9, rsi
    mov qword ptr [rsp + 32], r11
    mulx r11, rsi, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc rbx, rsi
    mov qword ptr [rsp + 112], r10
    mulx r10, rsi, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc r11, rsi
    mov qword ptr [rsp + 176], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc r10, rsi
    mov qword ptr [rsp + 80], r10
    mulx r10, rsi, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc rdi, rsi
    mov qword ptr [rsp + 96], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc r10, rsi
    mov qword ptr [rsp + 88], r10
    mulx r10, rsi, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc rdi, rsi
    mov qword ptr [rsp + 136], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc r10, rsi
    mov qword ptr [rsp + 152], r10
    mulx r10, rsi, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc rdi, rsi
    mov qword ptr [rsp + 40], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc r10, rsi
    mov qword ptr [rsp + 16], r10
    mulx r10, rsi, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc rdi, rsi
    mov qword ptr [rsp + 24], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc r10, rsi
    mov qword ptr [rsp + 128], r10
    mulx r10, rsi, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc rdi, rsi
    adc r10, 0
    add r8, rax
    adc r13, rcx
    adc r15, rbp
    adc r14, r9
    adc r12, rbx
    adc r11, qword ptr [rsp + 176]
    mov rsi, qword ptr [rsp + 112]
    adc rsi, qword ptr [rsp + 80]
    mov rax, qword ptr [rsp + 32]
    adc rax, qword ptr [rsp + 96]
    mov r8, qword ptr [rsp + 64]
    adc r8, qword ptr [rsp + 88]
    mov rcx, qword ptr [rsp + 104]
    adc rcx, qword ptr [rsp + 136]
    mov rbp, qword ptr [rsp + 120]
    adc rbp, qword ptr [rsp + 152]
    mov r9, qword ptr [rsp + 144]
    adc r9, qword ptr [rsp + 40]
    mov rbx, qword ptr [rsp + 160]
    adc rbx, qword ptr [rsp + 16]
    mov rdx, qword ptr [rsp + 8]
    adc rdx, qword ptr [rsp + 24]
    mov qword ptr [rsp + 24], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 128]
    adc rdi, qword ptr [rsp + 168]
    adc r10, 0
    add r10, qword ptr [rsp + 192]
    mov qword ptr [rsp + 192], r10
    mov r10d, 0
    setc r10b
    mov qword ptr [rsp + 168], rdi
    mov rdi, qword ptr [rsp + 184]
    lea r10, [rdi + r10]
    mov rdi, rdx
    mov qword ptr [rsp + 184], r10
    mov r10, qword ptr [rsp + 48]
    mov rdx, qword ptr [r10 + 80]
    mov qword ptr [rsp + 128], rbx
    mov rbx, qword ptr [rsp + 56]
    mov qword ptr [rsp + 72], rdi
    mov qword ptr [rsp + 8], r9
    mulx r9, rdi, qword ptr [rbx]
    mov qword ptr [rsp + 16], rbp
    mov qword ptr [rsp + 160], rcx
    mulx rcx, rbp, qword ptr [rbx + 8]
    add r9, rbp
    mov qword ptr [rsp + 40], r8
    mulx r8, rbp, qword ptr [rbx + 16]
    adc rcx, rbp
    mov qword ptr [rsp + 144], rax
    mulx rax, rbp, qword ptr [rbx + 24]
    adc r8, rbp
    mov qword ptr [rsp + 152], rsi
    mulx rsi, rbp, qword ptr [rbx + 32]
    adc rax, rbp
    mov qword ptr [rsp + 120], rax
    mulx rax, rbp, qword ptr [rbx + 40]
    adc rsi, rbp
    mov qword ptr [rsp + 136], rsi
    mulx rsi, rbp, qword ptr [rbx + 48]
    adc rax, rbp
    mov qword ptr [rsp + 104], rax
    mulx rax, rbp, qword ptr [rbx + 56]
    adc rsi, rbp
    mov qword ptr [rsp + 88], rsi
    mulx rsi, rbp, qword ptr [rbx + 64]
    adc rax, rbp
    mov qword ptr [rsp + 64], rax
    mulx rax, rbp, qword ptr [rbx + 72]
    adc rsi, rbp
    mov qword ptr [rsp + 96], rsi
    mulx rsi, rbp, qword ptr [rbx + 80]
    adc rax, rbp
    mov qword ptr [rsp + 32], rax
    mulx rax, rbp, qword ptr [rbx + 88]
    adc rsi, rbp
    mov qword ptr [rsp + 80], rsi
    mulx rsi, rbp, qword ptr [rbx + 96]
    adc rax, rbp
    mov qword ptr [rsp + 112], rax
    mulx rax, rbp, qword ptr [rbx + 104]
    adc rsi, rbp
    mov qword ptr [rsp + 176], rsi
    mulx rsi, rbp, qword ptr [rbx + 112]
    adc rax, rbp
    mulx rbx, rbp, qword ptr [rbx + 120]
    adc rsi, rbp
    adc rbx, 0
    add r13, rdi
    adc r15, r9
    adc r14, rcx
    adc r12, r8
    adc r11, qword ptr [rsp + 120]
    mov rbp, qword ptr [rsp + 152]
    adc rbp, qword ptr [rsp + 136]
    mov rdi, qword ptr [rsp + 144]
    adc rdi, qword ptr [rsp + 104]
    mov r9, qword ptr [rsp + 40]
    adc r9, qword ptr [rsp + 88]
    mov rcx, qword ptr [rsp + 160]
    adc rcx, qword ptr [rsp + 64]
    mov r8, qword ptr [rsp + 16]
    adc r8, qword ptr [rsp + 96]
    mov rdx, qword ptr [rsp + 8]
    adc rdx, qword ptr [rsp + 32]
    mov r10, qword ptr [rsp + 128]
    adc r10, qword ptr [rsp + 80]
    mov qword ptr [rsp + 80], r10
    mov r10, qword ptr [rsp + 24]
    adc r10, qword ptr [rsp + 112]
    mov qword ptr [rsp + 112], r10
    mov r10, qword ptr [rsp + 72]
    adc r10, qword ptr [rsp + 176]
    adc rax, qword ptr [rsp + 168]
    adc rsi, qword ptr [rsp + 192]
    adc rbx, 0
    add rbx, qword ptr [rsp + 184]
    mov qword ptr [rsp + 184], rbx
    mov ebx, 0
    setc bl
    mov qword ptr [rsp + 192], rbx
    mov rbx, 0xa7d623d9cffa2b71
    imul rbx, r13
    mov qword ptr [rsp + 168], rdx
    mov rdx, rbx
    mov qword ptr [rsp + 176], rsi
    mulx rsi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 72], rax
    mov qword ptr [rsp + 24], r10
    mulx r10, rax, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add rsi, rax
    mov qword ptr [rsp + 128], r8
    mulx r8, rax, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc r10, rax
    mov qword ptr [rsp + 32], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc r8, rax
    mov qword ptr [rsp + 8], r9
    mulx r9, rax, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc rcx, rax
    mov qword ptr [rsp + 96], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc r9, rax
    mov qword ptr [rsp + 16], rbp
    mulx rbp, rax, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc rdi, rax
    mov qword ptr [rsp + 64], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc rbp, rax
    mov qword ptr [rsp + 160], rbp
    mulx rbp, rax, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc rdi, rax
    mov qword ptr [rsp + 88], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc rbp, rax
    mov qword ptr [rsp + 40], rbp
    mulx rbp, rax, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc rdi, rax
    mov qword ptr [rsp + 104], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc rbp, rax
    mov qword ptr [rsp + 144], rbp
    mulx rbp, rax, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc rdi, rax
    mov qword ptr [rsp + 136], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc rbp, rax
    mov qword ptr [rsp + 152], rbp
    mulx rbp, rax, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc rdi, rax
    mov qword ptr [rsp + 120], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc rbp, rax
    adc rdi, 0
    add r13, rbx
    adc r15, rsi
    adc r14, r10
    adc r12, r8
    adc r11, rcx
    adc r9, qword ptr [rsp + 16]
    mov rax, qword ptr [rsp + 96]
    adc rax, qword ptr [rsp + 64]
    mov rbx, qword ptr [rsp + 8]
    adc rbx, qword ptr [rsp + 160]
    mov r13, qword ptr [rsp + 32]
    adc r13, qword ptr [rsp + 88]
    mov rsi, qword ptr [rsp + 128]
    adc rsi, qword ptr [rsp + 40]
    mov r10, qword ptr [rsp + 168]
    adc r10, qword ptr [rsp + 104]
    mov r8, qword ptr [rsp + 80]
    adc r8, qword ptr [rsp + 144]
    mov rcx, qword ptr [rsp + 112]
    adc rcx, qword ptr [rsp + 136]
    mov rdx, qword ptr [rsp + 24]
    adc rdx, qword ptr [rsp + 152]
    mov qword ptr [rsp + 152], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 120]
    adc rbp, qword ptr [rsp + 176]
    adc rdi, 0
    add rdi, qword ptr [rsp + 184]
    mov qword ptr [rsp + 184], rdi
    mov edi, 0
    setc dil
    mov qword ptr [rsp + 176], rbp
    mov rbp, qword ptr [rsp + 192]
    lea rdi, [rbp + rdi]
    mov rbp, rdx
    mov qword ptr [rsp + 192], rdi
    mov rdi, qword ptr [rsp + 48]
    mov rdx, qword ptr [rdi + 88]
    mov qword ptr [rsp + 120], rcx
    mov rcx, qword ptr [rsp + 56]
    mov qword ptr [rsp + 72], rbp
    mov qword ptr [rsp + 24], r8
    mulx r8, rbp, qword ptr [rcx]
    mov qword ptr [rsp + 136], r10
    mov qword ptr [rsp + 112], rsi
    mulx rsi, r10, qword ptr [rcx + 8]
    add r8, r10
    mov qword ptr [rsp + 144], r13
    mulx r13, r10, qword ptr [rcx + 16]
    adc rsi, r10
    mov qword ptr [rsp + 80], rbx
    mulx rbx, r10, qword ptr [rcx + 24]
    adc r13, r10
    mov qword ptr [rsp + 104], rax
    mulx rax, r10, qword ptr [rcx + 32]
    adc rbx, r10
    mov qword ptr [rsp + 168], rbx
    mulx rbx, r10, qword ptr [rcx + 40]
    adc rax, r10
    mov qword ptr [rsp + 40], rax
    mulx rax, r10, qword ptr [rcx + 48]
    adc rbx, r10
    mov qword ptr [rsp + 128], rbx
    mulx rbx, r10, qword ptr [rcx + 56]
    adc rax, r10
    mov qword ptr [rsp + 88], rax
    mulx rax, r10, qword ptr [rcx + 64]
    adc rbx, r10
    mov qword ptr [rsp + 32], rbx
    mulx rbx, r10, qword ptr [rcx + 72]
    adc rax, r10
    mov qword ptr [rsp + 160], rax
    mulx rax, r10, qword ptr [rcx + 80]
    adc rbx, r10
    mov qword ptr [rsp + 8], rbx
    mulx rbx, r10, qword ptr [rcx + 88]
    adc rax, r10
    mov qword ptr [rsp + 64], rax
    mulx rax, r10, qword ptr [rcx + 96]
    adc rbx, r10
    mov qword ptr [rsp + 96], rbx
    mulx rbx, r10, qword ptr [rcx + 104]
    adc rax, r10
    mov qword ptr [rsp + 16], rax
    mulx rax, r10, qword ptr [rcx + 112]
    adc rbx, r10
    mulx rcx, r10, qword ptr [rcx + 120]
    adc rax, r10
    adc rcx, 0
    add r15, rbp
    adc r14, r8
    adc r12, rsi
    adc r11, r13
    adc r9, qword ptr [rsp + 168]
    mov r10, qword ptr [rsp + 104]
    adc r10, qword ptr [rsp + 40]
    mov rbp, qword ptr [rsp + 80]
    adc rbp, qword ptr [rsp + 128]
    mov r8, qword ptr [rsp + 144]
    adc r8, qword ptr [rsp + 88]
    mov rsi, qword ptr [rsp + 112]
    adc rsi, qword ptr [rsp + 32]
    mov r13, qword ptr [rsp + 136]
    adc r13, qword ptr [rsp + 160]
    mov rdx, qword ptr [rsp + 24]
    adc rdx, qword ptr [rsp + 8]
    mov rdi, qword ptr [rsp + 120]
    adc rdi, qword ptr [rsp + 64]
    mov qword ptr [rsp + 64], rdi
    mov rdi, qword ptr [rsp + 152]
    adc rdi, qword ptr [rsp + 96]
    mov qword ptr [rsp + 96], rdi
    mov rdi, qword ptr [rsp + 72]
    adc rdi, qword ptr [rsp + 16]
    adc rbx, qword ptr [rsp + 176]
    adc rax, qword ptr [rsp + 184]
    adc rcx, 0
    add rcx, qword ptr [rsp + 192]
    mov qword ptr [rsp + 192], rcx
    mov ecx, 0
    setc cl
    mov qword ptr [rsp + 184], rcx
    mov rcx, 0xa7d623d9cffa2b71
    imul rcx, r15
    mov qword ptr [rsp + 176], rdx
    mov rdx, rcx
    mov qword ptr [rsp + 16], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 72], rbx
    mov qword ptr [rsp + 152], rdi
    mulx rdi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add rax, rbx
    mov qword ptr [rsp + 120], r13
    mulx r13, rbx, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc rdi, rbx
    mov qword ptr [rsp + 8], rsi
    mulx rsi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc r13, rbx
    mov qword ptr [rsp + 24], r8
    mulx r8, rbx, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc rsi, rbx
    mov qword ptr [rsp + 160], rbp
    mulx rbp, rbx, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc r8, rbx
    mov qword ptr [rsp + 136], r8
    mulx r8, rbx, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc rbp, rbx
    mov qword ptr [rsp + 32], rbp
    mulx rbp, rbx, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc r8, rbx
    mov qword ptr [rsp + 112], r8
    mulx r8, rbx, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc rbp, rbx
    mov qword ptr [rsp + 88], rbp
    mulx rbp, rbx, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc r8, rbx
    mov qword ptr [rsp + 144], r8
    mulx r8, rbx, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc rbp, rbx
    mov qword ptr [rsp + 128], rbp
    mulx rbp, rbx, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc r8, rbx
    mov qword ptr [rsp + 80], r8
    mulx r8, rbx, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc rbp, rbx
    mov qword ptr [rsp + 40], rbp
    mulx rbp, rbx, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc r8, rbx
    mov qword ptr [rsp + 104], r8
    mulx r8, rbx, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc rbp, rbx
    mov qword ptr [rsp + 168], rbp
    mulx rbp, rbx, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc r8, rbx
    adc rbp, 0
    add r15, rcx
    adc r14, rax
    adc r12, rdi
    adc r11, r13
    adc r9, rsi
    adc r10, qword ptr [rsp + 136]
    mov rbx, qword ptr [rsp + 160]
    adc rbx, qword ptr [rsp + 32]
    mov rcx, qword ptr [rsp + 24]
    adc rcx, qword ptr [rsp + 112]
    mov r15, qword ptr [rsp + 8]
    adc r15, qword ptr [rsp + 88]
    mov rax, qword ptr [rsp + 120]
    adc rax, qword ptr [rsp + 144]
    mov rdi, qword ptr [rsp + 176]
    adc rdi, qword ptr [rsp + 128]
    mov r13, qword ptr [rsp + 64]
    adc r13, qword ptr [rsp + 80]
    mov rsi, qword ptr [rsp + 96]
    adc rsi, qword ptr [rsp + 40]
    mov rdx, qword ptr [rsp + 152]
    adc rdx, qword ptr [rsp + 104]
    mov qword ptr [rsp + 104], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 168]
    adc r8, qword ptr [rsp + 16]
    adc rbp, 0
    add rbp, qword ptr [rsp + 192]
    mov qword ptr [rsp + 192], rbp
    mov ebp, 0
    setc bpl
    mov qword ptr [rsp + 16], r8
    mov r8, qword ptr [rsp + 184]
    lea rbp, [r8 + rbp]
    mov r8, rdx
    mov qword ptr [rsp + 184], rbp
    mov rbp, qword ptr [rsp + 48]
    mov rdx, qword ptr [rbp + 96]
    mov qword ptr [rsp + 168], rsi
    mov rsi, qword ptr [rsp + 56]
    mov qword ptr [rsp + 72], r8
    mov qword ptr [rsp + 152], r13
    mulx r13, r8, qword ptr [rsi]
    mov qword ptr [rsp + 40], rdi
    mov qword ptr [rsp + 96], rax
    mulx rax, rdi, qword ptr [rsi + 8]
    add r13, rdi
    mov qword ptr [rsp + 80], r15
    mulx r15, rdi, qword ptr [rsi + 16]
    adc rax, rdi
    mov qword ptr [rsp + 64], rcx
    mulx rcx, rdi, qword ptr [rsi + 24]
    adc r15, rdi
    mov qword ptr [rsp + 128], rbx
    mulx rbx, rdi, qword ptr [rsi + 32]
    adc rcx, rdi
    mov qword ptr [rsp + 176], rcx
    mulx rcx, rdi, qword ptr [rsi + 40]
    adc rbx, rdi
    mov qword ptr [rsp + 144], rbx
    mulx rbx, rdi, qword ptr [rsi + 48]
    adc rcx, rdi
    mov qword ptr [rsp + 120], rcx
    mulx rcx, rdi, qword ptr [rsi + 56]
    adc rbx, rdi
    mov qword ptr [rsp + 88], rbx
    mulx rbx, rdi, qword ptr [rsi + 64]
    adc rcx, rdi
    mov qword ptr [rsp + 8], rcx
    mulx rcx, rdi, qword ptr [rsi + 72]
    adc rbx, rdi
    mov qword ptr [rsp + 112], rbx
    mulx rbx, rdi, qword ptr [rsi + 80]
    adc rcx, rdi
    mov qword ptr [rsp + 24], rcx
    mulx rcx, rdi, qword ptr [rsi + 88]
    adc rbx, rdi
    mov qword ptr [rsp + 32], rbx
    mulx rbx, rdi, qword ptr [rsi + 96]
    adc rcx, rdi
    mov qword ptr [rsp + 160], rcx
    mulx rcx, rdi, qword ptr [rsi + 104]
    adc rbx, rdi
    mov qword ptr [rsp + 136], rbx
    mulx rbx, rdi, qword ptr [rsi + 112]
    adc rcx, rdi
    mulx rbp, rdi, qword ptr [rsi + 120]
    adc rbx, rdi
    adc rbp, 0
    add r14, r8
    adc r12, r13
    adc r11, rax
    adc r9, r15
    adc r10, qword ptr [rsp + 176]
    mov rdi, qword ptr [rsp + 128]
    adc rdi, qword ptr [rsp + 144]
    mov r8, qword ptr [rsp + 64]
    adc r8, qword ptr [rsp + 120]
    mov r13, qword ptr [rsp + 80]
    adc r13, qword ptr [rsp + 88]
    mov rax, qword ptr [rsp + 96]
    adc rax, qword ptr [rsp + 8]
    mov r15, qword ptr [rsp + 40]
    adc r15, qword ptr [rsp + 112]
    mov rdx, qword ptr [rsp + 152]
    adc rdx, qword ptr [rsp + 24]
    mov rsi, qword ptr [rsp + 168]
    adc rsi, qword ptr [rsp + 32]
    mov qword ptr [rsp + 32], rsi
    mov rsi, qword ptr [rsp + 104]
    adc rsi, qword ptr [rsp + 160]
    mov qword ptr [rsp + 160], rsi
    mov rsi, qword ptr [rsp + 72]
    adc rsi, qword ptr [rsp + 136]
    adc rcx, qword ptr [rsp + 16]
    adc rbx, qword ptr [rsp + 192]
    adc rbp, 0
    add rbp, qword ptr [rsp + 184]
    mov qword ptr [rsp + 184], rbp
    mov ebp, 0
    setc bpl
    mov qword ptr [rsp + 192], rbp
    mov rbp, 0xa7d623d9cffa2b71
    imul rbp, r14
    mov qword ptr [rsp + 16], rdx
    mov rdx, rbp
    mov qword ptr [rsp + 136], rbx
    mulx rbx, rbp, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 72], rcx
    mov qword ptr [rsp + 104], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add rbx, rcx
    mov qword ptr [rsp + 168], r15
    mulx r15, rcx, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc rsi, rcx
    mov qword ptr [rsp + 24], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc r15, rcx
    mov qword ptr [rsp + 152], r13
    mulx r13, rcx, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc rax, rcx
    mov qword ptr [rsp + 112], r8
    mulx r8, rcx, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc r13, rcx
    mov qword ptr [rsp + 40], rdi
    mulx rdi, rcx, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc r8, rcx
    mov qword ptr [rsp + 8], r8
    mulx r8, rcx, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc rdi, rcx
    mov qword ptr [rsp + 96], rdi
    mulx rdi, rcx, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc r8, rcx
    mov qword ptr [rsp + 88], r8
    mulx r8, rcx, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc rdi, rcx
    mov qword ptr [rsp + 80], rdi
    mulx rdi, rcx, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc r8, rcx
    mov qword ptr [rsp + 120], r8
    mulx r8, rcx, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc rdi, rcx
    mov qword ptr [rsp + 64], rdi
    mulx rdi, rcx, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc r8, rcx
    mov qword ptr [rsp + 144], r8
    mulx r8, rcx, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc rdi, rcx
    mov qword ptr [rsp + 128], rdi
    mulx rdi, rcx, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc r8, rcx
    mov qword ptr [rsp + 176], r8
    mulx r8, rcx, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc rdi, rcx
    adc r8, 0
    add r14, rbp
    adc r12, rbx
    adc r11, rsi
    adc r9, r15
    adc r10, rax
    adc r13, qword ptr [rsp + 40]
    mov rcx, qword ptr [rsp + 112]
    adc rcx, qword ptr [rsp + 8]
    mov rbp, qword ptr [rsp + 152]
    adc rbp, qword ptr [rsp + 96]
    mov r14, qword ptr [rsp + 24]
    adc r14, qword ptr [rsp + 88]
    mov rbx, qword ptr [rsp + 168]
    adc rbx, qword ptr [rsp + 80]
    mov rsi, qword ptr [rsp + 16]
    adc rsi, qword ptr [rsp + 120]
    mov r15, qword ptr [rsp + 32]
    adc r15, qword ptr [rsp + 64]
    mov rax, qword ptr [rsp + 160]
    adc rax, qword ptr [rsp + 144]
    mov rdx, qword ptr [rsp + 104]
    adc rdx, qword ptr [rsp + 128]
    mov qword ptr [rsp + 128], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 176]
    adc rdi, qword ptr [rsp + 136]
    adc r8, 0
    add r8, qword ptr [rsp + 184]
    mov qword ptr [rsp + 184], r8
    mov r8d, 0
    setc r8b
    mov qword ptr [rsp + 136], rdi
    mov rdi, qword ptr [rsp + 192]
    lea r8, [rdi + r8]
    mov rdi, rdx
    mov qword ptr [rsp + 192], r8
    mov r8, qword ptr [rsp + 48]
    mov rdx, qword ptr [r8 + 104]
    mov qword ptr [rsp + 176], rax
    mov rax, qword ptr [rsp + 56]
    mov qword ptr [rsp + 72], rdi
    mov qword ptr [rsp + 104], r15
    mulx r15, rdi, qword ptr [rax]
    mov qword ptr [rsp + 144], rsi
    mov qword ptr [rsp + 160], rbx
    mulx rbx, rsi, qword ptr [rax + 8]
    add r15, rsi
    mov qword ptr [rsp + 64], r14
    mulx r14, rsi, qword ptr [rax + 16]
    adc rbx, rsi
    mov qword ptr [rsp + 32], rbp
    mulx rbp, rsi, qword ptr [rax + 24]
    adc r14, rsi
    mov qword ptr [rsp + 120], rcx
    mulx rcx, rsi, qword ptr [rax + 32]
    adc rbp, rsi
    mov qword ptr [rsp + 16], rbp
    mulx rbp, rsi, qword ptr [rax + 40]
    adc rcx, rsi
    mov qword ptr [rsp + 80], rcx
    mulx rcx, rsi, qword ptr [rax + 48]
    adc rbp, rsi
    mov qword ptr [rsp + 168], rbp
    mulx rbp, rsi, qword ptr [rax + 56]
    adc rcx, rsi
    mov qword ptr [rsp + 88], rcx
    mulx rcx, rsi, qword ptr [rax + 64]
    adc rbp, rsi
    mov qword ptr [rsp + 24], rbp
    mulx rbp, rsi, qword ptr [rax + 72]
    adc rcx, rsi
    mov qword ptr [rsp + 96], rcx
    mulx rcx, rsi, qword ptr [rax + 80]
    adc rbp, rsi
    mov qword ptr [rsp + 152], rbp
    mulx rbp, rsi, qword ptr [rax + 88]
    adc rcx, rsi
    mov qword ptr [rsp + 8], rcx
    mulx rcx, rsi, qword ptr [rax + 96]
    adc rbp, rsi
    mov qword ptr [rsp + 112], rbp
    mulx rbp, rsi, qword ptr [rax + 104]
    adc rcx, rsi
    mov qword ptr [rsp + 40], rcx
    mulx rcx, rsi, qword ptr [rax + 112]
    adc rbp, rsi
    mulx rax, rsi, qword ptr [rax + 120]
    adc rcx, rsi
    adc rax, 0
    add r12, rdi
    adc r11, r15
    adc r9, rbx
    adc r10, r14
    adc r13, qword ptr [rsp + 16]
    mov rsi, qword ptr [rsp + 120]
    adc rsi, qword ptr [rsp + 80]
    mov rdi, qword ptr [rsp + 32]
    adc rdi, qword ptr [rsp + 168]
    mov r15, qword ptr [rsp + 64]
    adc r15, qword ptr [rsp + 88]
    mov rbx, qword ptr [rsp + 160]
    adc rbx, qword ptr [rsp + 24]
    mov r14, qword ptr [rsp + 144]
    adc r14, qword ptr [rsp + 96]
    mov rdx, qword ptr [rsp + 104]
    adc rdx, qword ptr [rsp + 152]
    mov r8, qword ptr [rsp + 176]
    adc r8, qword ptr [rsp + 8]
    mov qword ptr [rsp + 8], r8
    mov r8, qword ptr [rsp + 128]
    adc r8, qword ptr [rsp + 112]
    mov qword ptr [rsp + 112], r8
    mov r8, qword ptr [rsp + 72]
    adc r8, qword ptr [rsp + 40]
    adc rbp, qword ptr [rsp + 136]
    adc rcx, qword ptr [rsp + 184]
    adc rax, 0
    add rax, qword ptr [rsp + 192]
    mov qword ptr [rsp + 192], rax
    mov eax, 0
    setc al
    mov qword ptr [rsp + 184], rax
    mov rax, 0xa7d623d9cffa2b71
    imul rax, r12
    mov qword ptr [rsp + 136], rdx
    mov rdx, rax
    mov qword ptr [rsp + 40], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 72], rbp
    mov qword ptr [rsp + 128], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add rcx, rbp
    mov qword ptr [rsp + 176], r14
    mulx r14, rbp, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc r8, rbp
    mov qword ptr [rsp + 152], rbx
    mulx rbx, rbp, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc r14, rbp
    mov qword ptr [rsp + 104], r15
    mulx r15, rbp, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc rbx, rbp
    mov qword ptr [rsp + 96], rdi
    mulx rdi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc r15, rbp
    mov qword ptr [rsp + 144], rsi
    mulx rsi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc rdi, rbp
    mov qword ptr [rsp + 24], rdi
    mulx rdi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc rsi, rbp
    mov qword ptr [rsp + 160], rsi
    mulx rsi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc rdi, rbp
    mov qword ptr [rsp + 88], rdi
    mulx rdi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc rsi, rbp
    mov qword ptr [rsp + 64], rsi
    mulx rsi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc rdi, rbp
    mov qword ptr [rsp + 168], rdi
    mulx rdi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc rsi, rbp
    mov qword ptr [rsp + 32], rsi
    mulx rsi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc rdi, rbp
    mov qword ptr [rsp + 80], rdi
    mulx rdi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc rsi, rbp
    mov qword ptr [rsp + 120], rsi
    mulx rsi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc rdi, rbp
    mov qword ptr [rsp + 16], rdi
    mulx rdi, rbp, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc rsi, rbp
    adc rdi, 0
    add r12, rax
    adc r11, rcx
    adc r9, r8
    adc r10, r14
    adc r13, rbx
    adc r15, qword ptr [rsp + 144]
    mov rbp, qword ptr [rsp + 96]
    adc rbp, qword ptr [rsp + 24]
    mov rax, qword ptr [rsp + 104]
    adc rax, qword ptr [rsp + 160]
    mov r12, qword ptr [rsp + 152]
    adc r12, qword ptr [rsp + 88]
    mov rcx, qword ptr [rsp + 176]
    adc rcx, qword ptr [rsp + 64]
    mov r8, qword ptr [rsp + 136]
    adc r8, qword ptr [rsp + 168]
    mov r14, qword ptr [rsp + 8]
    adc r14, qword ptr [rsp + 32]
    mov rbx, qword ptr [rsp + 112]
    adc rbx, qword ptr [rsp + 80]
    mov rdx, qword ptr [rsp + 128]
    adc rdx, qword ptr [rsp + 120]
    mov qword ptr [rsp + 120], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 16]
    adc rsi, qword ptr [rsp + 40]
    adc rdi, 0
    add rdi, qword ptr [rsp + 192]
    mov qword ptr [rsp + 192], rdi
    mov edi, 0
    setc dil
    mov qword ptr [rsp + 40], rsi
    mov rsi, qword ptr [rsp + 184]
    lea rdi, [rsi + rdi]
    mov rsi, rdx
    mov qword ptr [rsp + 184], rdi
    mov rdi, qword ptr [rsp + 48]
    mov rdx, qword ptr [rdi + 112]
    mov qword ptr [rsp + 16], rbx
    mov rbx, qword ptr [rsp + 56]
    mov qword ptr [rsp + 72], rsi
    mov qword ptr [rsp + 128], r14
    mulx r14, rsi, qword ptr [rbx]
    mov qword ptr [rsp + 80], r8
    mov qword ptr [rsp + 112], rcx
    mulx rcx, r8, qword ptr [rbx + 8]
    add r14, r8
    mov qword ptr [rsp + 32], r12
    mulx r12, r8, qword ptr [rbx + 16]
    adc rcx, r8
    mov qword ptr [rsp + 8], rax
    mulx rax, r8, qword ptr [rbx + 24]
    adc r12, r8
    mov qword ptr [rsp + 168], rbp
    mulx rbp, r8, qword ptr [rbx + 32]
    adc rax, r8
    mov qword ptr [rsp + 136], rax
    mulx rax, r8, qword ptr [rbx + 40]
    adc rbp, r8
    mov qword ptr [rsp + 64], rbp
    mulx rbp, r8, qword ptr [rbx + 48]
    adc rax, r8
    mov qword ptr [rsp + 176], rax
    mulx rax, r8, qword ptr [rbx + 56]
    adc rbp, r8
    mov qword ptr [rsp + 88], rbp
    mulx rbp, r8, qword ptr [rbx + 64]
    adc rax, r8
    mov qword ptr [rsp + 152], rax
    mulx rax, r8, qword ptr [rbx + 72]
    adc rbp, r8
    mov qword ptr [rsp + 160], rbp
    mulx rbp, r8, qword ptr [rbx + 80]
    adc rax, r8
    mov qword ptr [rsp + 104], rax
    mulx rax, r8, qword ptr [rbx + 88]
    adc rbp, r8
    mov qword ptr [rsp + 24], rbp
    mulx rbp, r8, qword ptr [rbx + 96]
    adc rax, r8
    mov qword ptr [rsp + 96], rax
    mulx rax, r8, qword ptr [rbx + 104]
    adc rbp, r8
    mov qword ptr [rsp + 144], rbp
    mulx rbp, r8, qword ptr [rbx + 112]
    adc rax, r8
    mulx rbx, r8, qword ptr [rbx + 120]
    adc rbp, r8
    adc rbx, 0
    add r11, rsi
    adc r9, r14
    adc r10, rcx
    adc r13, r12
    adc r15, qword ptr [rsp + 136]
    mov r8, qword ptr [rsp + 168]
    adc r8, qword ptr [rsp + 64]
    mov rsi, qword ptr [rsp + 8]
    adc rsi, qword ptr [rsp + 176]
    mov r14, qword ptr [rsp + 32]
    adc r14, qword ptr [rsp + 88]
    mov rcx, qword ptr [rsp + 112]
    adc rcx, qword ptr [rsp + 152]
    mov r12, qword ptr [rsp + 80]
    adc r12, qword ptr [rsp + 160]
    mov rdx, qword ptr [rsp + 128]
    adc rdx, qword ptr [rsp + 104]
    mov rdi, qword ptr [rsp + 16]
    adc rdi, qword ptr [rsp + 24]
    mov qword ptr [rsp + 24], rdi
    mov rdi, qword ptr [rsp + 120]
    adc rdi, qword ptr [rsp + 96]
    mov qword ptr [rsp + 96], rdi
    mov rdi, qword ptr [rsp + 72]
    adc rdi, qword ptr [rsp + 144]
    adc rax, qword ptr [rsp + 40]
    adc rbp, qword ptr [rsp + 192]
    adc rbx, 0
    add rbx, qword ptr [rsp + 184]
    mov qword ptr [rsp + 184], rbx
    mov ebx, 0
    setc bl
    mov qword ptr [rsp + 192], rbx
    mov rbx, 0xa7d623d9cffa2b71
    imul rbx, r11
    mov qword ptr [rsp + 40], rdx
    mov rdx, rbx
    mov qword ptr [rsp + 144], rbp
    mulx rbp, rbx, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 72], rax
    mov qword ptr [rsp + 120], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add rbp, rax
    mov qword ptr [rsp + 16], r12
    mulx r12, rax, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc rdi, rax
    mov qword ptr [rsp + 104], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc r12, rax
    mov qword ptr [rsp + 128], r14
    mulx r14, rax, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc rcx, rax
    mov qword ptr [rsp + 160], rsi
    mulx rsi, rax, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc r14, rax
    mov qword ptr [rsp + 80], r8
    mulx r8, rax, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc rsi, rax
    mov qword ptr [rsp + 152], rsi
    mulx rsi, rax, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc r8, rax
    mov qword ptr [rsp + 112], r8
    mulx r8, rax, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc rsi, rax
    mov qword ptr [rsp + 88], rsi
    mulx rsi, rax, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc r8, rax
    mov qword ptr [rsp + 32], r8
    mulx r8, rax, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc rsi, rax
    mov qword ptr [rsp + 176], rsi
    mulx rsi, rax, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc r8, rax
    mov qword ptr [rsp + 8], r8
    mulx r8, rax, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc rsi, rax
    mov qword ptr [rsp + 64], rsi
    mulx rsi, rax, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc r8, rax
    mov qword ptr [rsp + 168], r8
    mulx r8, rax, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc rsi, rax
    mov qword ptr [rsp + 136], rsi
    mulx rsi, rax, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc r8, rax
    adc rsi, 0
    add r11, rbx
    adc r9, rbp
    adc r10, rdi
    adc r13, r12
    adc r15, rcx
    adc r14, qword ptr [rsp + 80]
    mov rax, qword ptr [rsp + 160]
    adc rax, qword ptr [rsp + 152]
    mov rbx, qword ptr [rsp + 128]
    adc rbx, qword ptr [rsp + 112]
    mov r11, qword ptr [rsp + 104]
    adc r11, qword ptr [rsp + 88]
    mov rbp, qword ptr [rsp + 16]
    adc rbp, qword ptr [rsp + 32]
    mov rdi, qword ptr [rsp + 40]
    adc rdi, qword ptr [rsp + 176]
    mov r12, qword ptr [rsp + 24]
    adc r12, qword ptr [rsp + 8]
    mov rcx, qword ptr [rsp + 96]
    adc rcx, qword ptr [rsp + 64]
    mov rdx, qword ptr [rsp + 120]
    adc rdx, qword ptr [rsp + 168]
    mov qword ptr [rsp + 168], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 136]
    adc r8, qword ptr [rsp + 144]
    adc rsi, 0
    add rsi, qword ptr [rsp + 184]
    mov qword ptr [rsp + 184], rsi
    mov esi, 0
    setc sil
    mov qword ptr [rsp + 144], r8
    mov r8, qword ptr [rsp + 192]
    lea rsi, [r8 + rsi]
    mov r8, rdx
    mov qword ptr [rsp + 192], rsi
    mov rsi, qword ptr [rsp + 48]
    mov rdx, qword ptr [rsi + 120]
    mov qword ptr [rsp + 136], rcx
    mov rcx, qword ptr [rsp + 56]
    mov qword ptr [rsp + 72], r8
    mov qword ptr [rsp + 120], r12
    mulx r12, r8, qword ptr [rcx]
    mov qword ptr [rsp + 64], rdi
    mov qword ptr [rsp + 96], rbp
    mulx rbp, rdi, qword ptr [rcx + 8]
    add r12, rdi
    mov qword ptr [rsp + 8], r11
    mulx r11, rdi, qword ptr [rcx + 16]
    adc rbp, rdi
    mov qword ptr [rsp + 24], rbx
    mulx rbx, rdi, qword ptr [rcx + 24]
    adc r11, rdi
    mov qword ptr [rsp + 176], rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adc rbx, rdi
    mov qword ptr [rsp + 40], rbx
    mulx rbx, rdi, qword ptr [rcx + 40]
    adc rax, rdi
    mov qword ptr [rsp + 32], rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adc rbx, rdi
    mov qword ptr [rsp + 16], rbx
    mulx rbx, rdi, qword ptr [rcx + 56]
    adc rax, rdi
    mov qword ptr [rsp + 88], rax
    mulx rax, rdi, qword ptr [rcx + 64]
    adc rbx, rdi
    mov qword ptr [rsp + 104], rbx
    mulx rbx, rdi, qword ptr [rcx + 72]
    adc rax, rdi
    mov qword ptr [rsp + 112], rax
    mulx rax, rdi, qword ptr [rcx + 80]
    adc rbx, rdi
    mov qword ptr [rsp + 128], rbx
    mulx rbx, rdi, qword ptr [rcx + 88]
    adc rax, rdi
    mov qword ptr [rsp + 152], rax
    mulx rax, rdi, qword ptr [rcx + 96]
    adc rbx, rdi
    mov qword ptr [rsp + 160], rbx
    mulx rbx, rdi, qword ptr [rcx + 104]
    adc rax, rdi
    mov qword ptr [rsp + 80], rax
    mulx rax, rdi, qword ptr [rcx + 112]
    adc rbx, rdi
    mulx rcx, rdi, qword ptr [rcx + 120]
    adc rax, rdi
    adc rcx, 0
    add r9, r8
    adc r10, r12
    adc r13, rbp
    adc r15, r11
    adc r14, qword ptr [rsp + 40]
    mov rsi, qword ptr [rsp + 176]
    adc rsi, qword ptr [rsp + 32]
    mov rdi, qword ptr [rsp + 24]
    adc rdi, qword ptr [rsp + 16]
    mov r8, qword ptr [rsp + 8]
    adc r8, qword ptr [rsp + 88]
    mov r12, qword ptr [rsp + 96]
    adc r12, qword ptr [rsp + 104]
    mov rbp, qword ptr [rsp + 64]
    adc rbp, qword ptr [rsp + 112]
    mov r11, qword ptr [rsp + 120]
    adc r11, qword ptr [rsp + 128]
    mov rdx, qword ptr [rsp + 136]
    adc rdx, qword ptr [rsp + 152]
    mov qword ptr [rsp + 152], rdx
    mov rdx, qword ptr [rsp + 168]
    adc rdx, qword ptr [rsp + 160]
    mov qword ptr [rsp + 160], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 80]
    adc rbx, qword ptr [rsp + 144]
    adc rax, qword ptr [rsp + 184]
    adc rcx, 0
    add rcx, qword ptr [rsp + 192]
    mov qword ptr [rsp + 192], rcx
    mov ecx, 0
    setc cl
    mov qword ptr [rsp + 184], rcx
    mov rcx, 0xa7d623d9cffa2b71
    imul rcx, r9
    mov qword ptr [rsp + 144], rdx
    mov rdx, rcx
    mov qword ptr [rsp + 80], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_mul + 0]
    mov qword ptr [rsp + 72], rbx
    mov qword ptr [rsp + 168], r11
    mulx r11, rbx, qword ptr [rip + .Lconstants_x1024_mul + 8]
    add rax, rbx
    mov qword ptr [rsp + 136], rbp
    mulx rbp, rbx, qword ptr [rip + .Lconstants_x1024_mul + 16]
    adc r11, rbx
    mov qword ptr [rsp + 128], r12
    mulx r12, rbx, qword ptr [rip + .Lconstants_x1024_mul + 24]
    adc rbp, rbx
    mov qword ptr [rsp + 120], r8
    mulx r8, rbx, qword ptr [rip + .Lconstants_x1024_mul + 32]
    adc r12, rbx
    mov qword ptr [rsp + 112], rdi
    mulx rdi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 40]
    adc r8, rbx
    mov qword ptr [rsp + 64], rsi
    mulx rsi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 48]
    adc rdi, rbx
    mov qword ptr [rsp + 104], rdi
    mulx rdi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 56]
    adc rsi, rbx
    mov qword ptr [rsp + 96], rsi
    mulx rsi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 64]
    adc rdi, rbx
    mov qword ptr [rsp + 88], rdi
    mulx rdi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 72]
    adc rsi, rbx
    mov qword ptr [rsp + 8], rsi
    mulx rsi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 80]
    adc rdi, rbx
    mov qword ptr [rsp + 16], rdi
    mulx rdi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 88]
    adc rsi, rbx
    mov qword ptr [rsp + 24], rsi
    mulx rsi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 96]
    adc rdi, rbx
    mov qword ptr [rsp + 32], rdi
    mulx rdi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 104]
    adc rsi, rbx
    mov qword ptr [rsp + 176], rsi
    mulx rsi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 112]
    adc rdi, rbx
    mov qword ptr [rsp + 40], rdi
    mulx rdi, rbx, qword ptr [rip + .Lconstants_x1024_mul + 120]
    adc rsi, rbx
    adc rdi, 0
    add r9, rcx
    adc r10, rax
    adc r13, r11
    adc r15, rbp
    adc r14, r12
    adc r8, qword ptr [rsp + 64]
    mov rbx, qword ptr [rsp + 112]
    adc rbx, qword ptr [rsp + 104]
    mov rcx, qword ptr [rsp + 120]
    adc rcx, qword ptr [rsp + 96]
    mov r9, qword ptr [rsp + 128]
    adc r9, qword ptr [rsp + 88]
    mov rax, qword ptr [rsp + 136]
    adc rax, qword ptr [rsp + 8]
    mov r11, qword ptr [rsp + 168]
    adc r11, qword ptr [rsp + 16]
    mov rbp, qword ptr [rsp + 152]
    adc rbp, qword ptr [rsp + 24]
    mov r12, qword ptr [rsp + 160]
    adc r12, qword ptr [rsp + 32]
    mov rdx, qword ptr [rsp + 144]
    adc rdx, qword ptr [rsp + 176]
    mov qword ptr [rsp + 176], rdx
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 40]
    adc rsi, qword ptr [rsp + 80]
    adc rdi, 0
    add rdi, qword ptr [rsp + 192]
    mov qword ptr [rsp + 192], rdi
    mov edi, 0
    setc dil
    mov qword ptr [rsp + 80], rsi
    mov rsi, qword ptr [rsp + 184]
    lea rdi, [rsi + rdi]
    mov esi, 0
    sub rsi, rdi
    mov rdi, 0xeaa4a0899040ca6f
    and rdi, rsi
    mov qword ptr [rsp + 184], rdx
    mov rdx, 0xf52f120f836e582e
    and rdx, rsi
    mov qword ptr [rsp + 40], r12
    mov r12, 0xcb2a634331f3c84d
    and r12, rsi
    mov qword ptr [rsp + 72], rbp
    mov rbp, 0xc6d5a8a38bb7e9dc
    and rbp, rsi
    mov qword ptr [rsp + 144], r11
    mov r11, 0x460abc722f7c4e33
    and r11, rsi
    mov qword ptr [rsp + 32], rax
    mov rax, 0xcab1bc911688458a
    and rax, rsi
    mov qword ptr [rsp + 160], r9
    mov r9, 0x53059c6011bc337b
    and r9, rsi
    mov qword ptr [rsp + 24], rcx
    mov rcx, 0xd2202e8742af1f4e
    and rcx, rsi
    mov qword ptr [rsp + 152], rcx
    mov rcx, 0x780487363dfa2768
    and rcx, rsi
    mov qword ptr [rsp + 16], rcx
    mov rcx, 0xf74a85e439c7b4a
    and rcx, rsi
    mov qword ptr [rsp + 168], rcx
    mov rcx, 0xa8b1fe6fdc83db39
    and rcx, rsi
    mov qword ptr [rsp + 8], rcx
    mov rcx, 0x4afc83043ab8a2c3
    and rcx, rsi
    mov qword ptr [rsp + 136], rcx
    mov rcx, 0xed17ac8583339915
    and rcx, rsi
    mov qword ptr [rsp + 88], rcx
    mov rcx, 0x1d6f60ba893ba84c
    and rcx, rsi
    mov qword ptr [rsp + 128], rcx
    mov rcx, 0x597d89b3754abe9f
    and rcx, rsi
    and rsi, qword ptr [rip + .Lconstants_x1024_mul + 120]
    sub r10, rdi
    mov rdi, qword ptr [rsp]
    mov qword ptr [rdi], r10
    sbb r13, rdx
    mov qword ptr [rdi + 8], r13
    sbb r15, r12
    mov qword ptr [rdi + 16], r15
    sbb r14, rbp
    mov qword ptr [rdi + 24], r14
    sbb r8, r11
    mov qword ptr [rdi + 32], r8
    sbb rbx, rax
    mov qword ptr [rdi + 40], rbx
    mov r10, qword ptr [rsp + 24]
    sbb r10, r9
    mov qword ptr [rdi + 48], r10
    mov r13, qword ptr [rsp + 160]
    sbb r13, qword ptr [rsp + 152]
    mov qword ptr [rdi + 56], r13
    mov r12, qword ptr [rsp + 32]
    sbb r12, qword ptr [rsp + 16]
    mov qword ptr [rdi + 64], r12
    mov r15, qword ptr [rsp + 144]
    sbb r15, qword ptr [rsp + 168]
    mov qword ptr [rdi + 72], r15
    mov rbp, qword ptr [rsp + 72]
    sbb rbp, qword ptr [rsp + 8]
    mov qword ptr [rdi + 80], rbp
    mov r14, qword ptr [rsp + 40]
    sbb r14, qword ptr [rsp + 136]
    mov qword ptr [rdi + 88], r14
    mov r11, qword ptr [rsp + 176]
    sbb r11, qword ptr [rsp + 88]
    mov qword ptr [rdi + 96], r11
    mov r8, qword ptr [rsp + 184]
    sbb r8, qword ptr [rsp + 128]
    mov qword ptr [rdi + 104], r8
    mov rax, qword ptr [rsp + 80]
    sbb rax, rcx
    mov qword ptr [rdi + 112], rax
    mov rbx, qword ptr [rsp + 192]
    sbb rbx, rsi
    mov qword ptr [rdi + 120], rbx
    add rsp, 200
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    ret
    .size x1024_mul, .-x1024_mul

# `R * out = a^2 (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# 2480 instructions
    .section .rodata
    .balign 64
.Lconstants_x1024_square:
    .quad 0xa7d623d9cffa2b71
    .quad 0xeaa4a0899040ca6f
    .quad 0xf52f120f836e582e
    .quad 0xcb2a634331f3c84d
    .quad 0xc6d5a8a38bb7e9dc
    .quad 0x460abc722f7c4e33
    .quad 0xcab1bc911688458a
    .quad 0x53059c6011bc337b
    .quad 0xd2202e8742af1f4e
    .quad 0x780487363dfa2768
    .quad 0xf74a85e439c7b4a
    .quad 0xa8b1fe6fdc83db39
    .quad 0x4afc83043ab8a2c3
    .quad 0xed17ac8583339915
    .quad 0x1d6f60ba893ba84c
    .quad 0x597d89b3754abe9f
    .quad 0xb504f333f9de6484
    .text
    .balign 64
    .globl x1024_square
    .type x1024_square, @function
x1024_square:
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 2072
    mov rdx, qword ptr [rsi]
    mov rax, qword ptr [rsi + 8]
    mulx r8, rcx, rax
    mov r9, qword ptr [rsi + 16]
    mulx r11, r10, r9
    mov rbx, qword ptr [rsi + 24]
    mulx r12, rbp, rbx
    mulx r14, r13, qword ptr [rsi + 32]
    mov qword ptr [rsp], rdi
    mulx rdi, r15, qword ptr [rsi + 40]
    mov qword ptr [rsp + 8], rcx
    mov qword ptr [rsp + 16], rdi
    mulx rdi, rcx, qword ptr [rsi + 48]
    mov qword ptr [rsp + 24], rdi
    mov qword ptr [rsp + 32], rcx
    mulx rcx, rdi, qword ptr [rsi + 56]
    mov qword ptr [rsp + 40], rcx
    mov qword ptr [rsp + 48], rdi
    mulx rdi, rcx, qword ptr [rsi + 64]
    mov qword ptr [rsp + 56], rdi
    mov qword ptr [rsp + 64], rcx
    mulx rcx, rdi, qword ptr [rsi + 72]
    mov qword ptr [rsp + 72], rcx
    mov qword ptr [rsp + 80], rdi
    mulx rdi, rcx, qword ptr [rsi + 80]
    mov qword ptr [rsp + 88], rdi
    mov qword ptr [rsp + 96], rcx
    mulx rcx, rdi, qword ptr [rsi + 88]
    mov qword ptr [rsp + 104], rcx
    mov qword ptr [rsp + 112], rdi
    mulx rdi, rcx, qword ptr [rsi + 96]
    mov qword ptr [rsp + 120], rdi
    mov qword ptr [rsp + 128], rcx
    mulx rcx, rdi, qword ptr [rsi + 104]
    mov qword ptr [rsp + 136], rcx
    mov qword ptr [rsp + 144], rdi
    mulx rdi, rcx, qword ptr [rsi + 112]
    mov qword ptr [rsp + 152], rdi
    mov qword ptr [rsp + 160], rcx
    mulx rcx, rdi, qword ptr [rsi + 120]
    mov qword ptr [rsp + 168], rcx
    mov qword ptr [rsp + 176], rdi
    mulx rdi, rcx, rdx
    mov rdx, rax
    mov qword ptr [rsp + 184], rcx
    mulx rcx, rax, r9
    mov qword ptr [rsp + 192], rdi
    mov qword ptr [rsp + 200], rax
    mulx rax, rdi, rbx
    mov qword ptr [rsp + 208], rax
    mov qword ptr [rsp + 216], rcx
    mulx rcx, rax, qword ptr [rsi + 32]
    mov qword ptr [rsp + 224], rcx
    mov qword ptr [rsp + 232], rax
    mulx rax, rcx, qword ptr [rsi + 40]
    mov qword ptr [rsp + 240], rax
    mov qword ptr [rsp + 248], rcx
    mulx rcx, rax, qword ptr [rsi + 48]
    mov qword ptr [rsp + 256], rcx
    mov qword ptr [rsp + 264], rax
    mulx rax, rcx, qword ptr [rsi + 56]
    mov qword ptr [rsp + 272], rax
    mov qword ptr [rsp + 280], rcx
    mulx rcx, rax, qword ptr [rsi + 64]
    mov qword ptr [rsp + 288], rcx
    mov qword ptr [rsp + 296], rax
    mulx rax, rcx, qword ptr [rsi + 72]
    mov qword ptr [rsp + 304], rax
    mov qword ptr [rsp + 312], rcx
    mulx rcx, rax, qword ptr [rsi + 80]
    mov qword ptr [rsp + 320], rcx
    mov qword ptr [rsp + 328], rax
    mulx rax, rcx, qword ptr [rsi + 88]
    mov qword ptr [rsp + 336], rax
    mov qword ptr [rsp + 344], rcx
    mulx rcx, rax, qword ptr [rsi + 96]
    mov qword ptr [rsp + 352], rcx
    mov qword ptr [rsp + 360], rax
    mulx rax, rcx, qword ptr [rsi + 104]
    mov qword ptr [rsp + 368], rax
    mov qword ptr [rsp + 376], rcx
    mulx rcx, rax, qword ptr [rsi + 112]
    mov qword ptr [rsp + 384], rcx
    mov qword ptr [rsp + 392], rax
    mulx rax, rcx, qword ptr [rsi + 120]
    mov qword ptr [rsp + 400], rax
    mov qword ptr [rsp + 408], rcx
    mulx rcx, rax, rdx
    mov rdx, r9
    mov qword ptr [rsp + 416], rcx
    mulx rcx, r9, rbx
    mov qword ptr [rsp + 424], rax
    mov qword ptr [rsp + 432], r9
    mulx r9, rax, qword ptr [rsi + 32]
    mov qword ptr [rsp + 440], r9
    mov qword ptr [rsp + 448], rax
    mulx rax, r9, qword ptr [rsi + 40]
    mov qword ptr [rsp + 456], rax
    mov qword ptr [rsp + 464], r9
    mulx r9, rax, qword ptr [rsi + 48]
    mov qword ptr [rsp + 472], r9
    mov qword ptr [rsp + 480], rax
    mulx rax, r9, qword ptr [rsi + 56]
    mov qword ptr [rsp + 488], rax
    mov qword ptr [rsp + 496], r9
    mulx r9, rax, qword ptr [rsi + 64]
    mov qword ptr [rsp + 504], r9
    mov qword ptr [rsp + 512], rax
    mulx rax, r9, qword ptr [rsi + 72]
    mov qword ptr [rsp + 520], rax
    mov qword ptr [rsp + 528], r9
    mulx r9, rax, qword ptr [rsi + 80]
    mov qword ptr [rsp + 536], r9
    mov qword ptr [rsp + 544], rax
    mulx rax, r9, qword ptr [rsi + 88]
    mov qword ptr [rsp + 552], rax
    mov qword ptr [rsp + 560], r9
    mulx r9, rax, qword ptr [rsi + 96]
    mov qword ptr [rsp + 568], r9
    mov qword ptr [rsp + 576], rax
    mulx rax, r9, qword ptr [rsi + 104]
    mov qword ptr [rsp + 584], rax
    mov qword ptr [rsp + 592], r9
    mulx r9, rax, qword ptr [rsi + 112]
    mov qword ptr [rsp + 600], r9
    mov qword ptr [rsp + 608], rax
    mulx rax, r9, qword ptr [rsi + 120]
    mov qword ptr [rsp + 616], rax
    mov qword ptr [rsp + 624], r9
    mulx r9, rax, rdx
    mov rdx, rbx
    mov qword ptr [rsp + 632], r9
    mulx r9, rbx, qword ptr [rsi + 32]
    mov qword ptr [rsp + 640], rax
    mov qword ptr [rsp + 648], rbx
    mulx rbx, rax, qword ptr [rsi + 40]
    mov qword ptr [rsp + 656], rbx
    mov qword ptr [rsp + 664], rax
    mulx rax, rbx, qword ptr [rsi + 48]
    mov qword ptr [rsp + 672], rax
    mov qword ptr [rsp + 680], rbx
    mulx rbx, rax, qword ptr [rsi + 56]
    mov qword ptr [rsp + 688], rbx
    mov qword ptr [rsp + 696], rax
    mulx rax, rbx, qword ptr [rsi + 64]
    mov qword ptr [rsp + 704], rax
    mov qword ptr [rsp + 712], rbx
    mulx rbx, rax, qword ptr [rsi + 72]
    mov qword ptr [rsp + 720], rbx
    mov qword ptr [rsp + 728], rax
    mulx rax, rbx, qword ptr [rsi + 80]
    mov qword ptr [rsp + 736], rax
    mov qword ptr [rsp + 744], rbx
    mulx rbx, rax, qword ptr [rsi + 88]
    mov qword ptr [rsp + 752], rbx
    mov qword ptr [rsp + 760], rax
    mulx rax, rbx, qword ptr [rsi + 96]
    mov qword ptr [rsp + 768], rax
    mov qword ptr [rsp + 776], rbx
    mulx rbx, rax, qword ptr [rsi + 104]
    mov qword ptr [rsp + 784], rbx
    mov qword ptr [rsp + 792], rax
    mulx rax, rbx, qword ptr [rsi + 112]
    mov qword ptr [rsp + 800], rax
    mov qword ptr [rsp + 808], rbx
    mulx rbx, rax, qword ptr [rsi + 120]
    mov qword ptr [rsp + 816], rbx
    mov qword ptr [rsp + 824], rax
    mulx rax, rbx, rdx
    mov rdx, qword ptr [rsi + 32]
    mov qword ptr [rsp + 832], rax
    mov qword ptr [rsp + 840], rbx
    mulx rbx, rax, qword ptr [rsi + 40]
    mov qword ptr [rsp + 848], rax
    mov qword ptr [rsp + 856], rbx
    mulx rbx, rax, qword ptr [rsi + 48]
    mov qword ptr [rsp + 864], rbx
    mov qword ptr [rsp + 872], rax
    mulx rax, rbx, qword ptr [rsi + 56]
    mov qword ptr [rsp + 880], rax
    mov qword ptr [rsp + 888], rbx
    mulx rbx, rax, qword ptr [rsi + 64]
    mov qword ptr [rsp + 896], rbx
    mov qword ptr [rsp + 904], rax
    mulx rax, rbx, qword ptr [rsi + 72]
    mov qword ptr [rsp + 912], rax
    mov qword ptr [rsp + 920], rbx
    mulx rbx, rax, qword ptr [rsi + 80]
    mov qword ptr [rsp + 928], rbx
    mov qword ptr [rsp + 936], rax
    mulx rax, rbx, qword ptr [rsi + 88]
    mov qword ptr [rsp + 944], rax
    mov qword ptr [rsp + 952], rbx
    mulx rbx, rax, qword ptr [rsi + 96]
    mov qword ptr [rsp + 960], rbx
    mov qword ptr [rsp + 968], rax
    mulx rax, rbx, qword ptr [rsi + 104]
    mov qword ptr [rsp + 976], rax
    mov qword ptr [rsp + 984], rbx
    mulx rbx, rax, qword ptr [rsi + 112]
    mov qword ptr [rsp + 992], rbx
    mov qword ptr [rsp + 1000], rax
    mulx rax, rbx, qword ptr [rsi + 120]
    mov qword ptr [rsp + 1008], rax
    mov qword ptr [rsp + 1016], rbx
    mulx rbx, rax, rdx
    mov rdx, qword ptr [rsi + 40]
    mov qword ptr [rsp + 1024], rbx
    mov qword ptr [rsp + 1032], rax
    mulx rax, rbx, qword ptr [rsi + 48]
    mov qword ptr [rsp + 1040], rbx
    mov qword ptr [rsp + 1048], rax
    mulx rax, rbx, qword ptr [rsi + 56]
    mov qword ptr [rsp + 1056], rax
    mov qword ptr [rsp + 1064], rbx
    mulx rbx, rax, qword ptr [rsi + 64]
    mov qword ptr [rsp + 1072], rbx
    mov qword ptr [rsp + 1080], rax
    mulx rax, rbx, qword ptr [rsi + 72]
    mov qword ptr [rsp + 1088], rax
    mov qword ptr [rsp + 1096], rbx
    mulx rbx, rax, qword ptr [rsi + 80]
    mov qword ptr [rsp + 1104], rbx
    mov qword ptr [rsp + 1112], rax
    mulx rax, rbx, qword ptr [rsi + 88]
    mov qword ptr [rsp + 1120], rax
    mov qword ptr [rsp + 1128], rbx
    mulx rbx, rax, qword ptr [rsi + 96]
    mov qword ptr [rsp + 1136], rbx
    mov qword ptr [rsp + 1144], rax
    mulx rax, rbx, qword ptr [rsi + 104]
    mov qword ptr [rsp + 1152], rax
    mov qword ptr [rsp + 1160], rbx
    mulx rbx, rax, qword ptr [rsi + 112]
    mov qword ptr [rsp + 1168], rbx
    mov qword ptr [rsp + 1176], rax
    mulx rax, rbx, qword ptr [rsi + 120]
    mov qword ptr [rsp + 1184], rax
    mov qword ptr [rsp + 1192], rbx
    mulx rbx, rax, rdx
    mov rdx, qword ptr [rsi + 48]
    mov qword ptr [rsp + 1200], rbx
    mov qword ptr [rsp + 1208], rax
    mulx rax, rbx, qword ptr [rsi + 56]
    mov qword ptr [rsp + 1216], rbx
    mov qword ptr [rsp + 1224], rax
    mulx rax, rbx, qword ptr [rsi + 64]
    mov qword ptr [rsp + 1232], rax
    mov qword ptr [rsp + 1240], rbx
    mulx rbx, rax, qword ptr [rsi + 72]
    mov qword ptr [rsp + 1248], rbx
    mov qword ptr [rsp + 1256], rax
    mulx rax, rbx, qword ptr [rsi + 80]
    mov qword ptr [rsp + 1264], rax
    mov qword ptr [rsp + 1272], rbx
    mulx rbx, rax, qword ptr [rsi + 88]
    mov qword ptr [rsp + 1280], rbx
    mov qword ptr [rsp + 1288], rax
    mulx rax, rbx, qword ptr [rsi + 96]
    mov qword ptr [rsp + 1296], rax
    mov qword ptr [rsp + 1304], rbx
    mulx rbx, rax, qword ptr [rsi + 104]
    mov qword ptr [rsp + 1312], rbx
    mov qword ptr [rsp + 1320], rax
    mulx rax, rbx, qword ptr [rsi + 112]
    mov qword ptr [rsp + 1328], rax
    mov qword ptr [rsp + 1336], rbx
    mulx rbx, rax, qword ptr [rsi + 120]
    mov qword ptr [rsp + 1344], rbx
    mov qword ptr [rsp + 1352], rax
    mulx rax, rbx, rdx
    mov rdx, qword ptr [rsi + 56]
    mov qword ptr [rsp + 1360], rax
    mov qword ptr [rsp + 1368], rbx
    mulx rbx, rax, qword ptr [rsi + 64]
    mov qword ptr [rsp + 1376], rax
    mov qword ptr [rsp + 1384], rbx
    mulx rbx, rax, qword ptr [rsi + 72]
    mov qword ptr [rsp + 1392], rbx
    mov qword ptr [rsp + 1400], rax
    mulx rax, rbx, qword ptr [rsi + 80]
    mov qword ptr [rsp + 1408], rax
    mov qword ptr [rsp + 1416], rbx
    mulx rbx, rax, qword ptr [rsi + 88]
    mov qword ptr [rsp + 1424], rbx
    mov qword ptr [rsp + 1432], rax
    mulx rax, rbx, qword ptr [rsi + 96]
    mov qword ptr [rsp + 1440], rax
    mov qword ptr [rsp + 1448], rbx
    mulx rbx, rax, qword ptr [rsi + 104]
    mov qword ptr [rsp + 1456], rbx
    mov qword ptr [rsp + 1464], rax
    mulx rax, rbx, qword ptr [rsi + 112]
    mov qword ptr [rsp + 1472], rax
    mov qword ptr [rsp + 1480], rbx
    mulx rbx, rax, qword ptr [rsi + 120]
    mov qword ptr [rsp + 1488], rbx
    mov qword ptr [rsp + 1496], rax
    mulx rax, rbx, rdx
    mov rdx, qword ptr [rsi + 64]
    mov qword ptr [rsp + 1504], rax
    mov qword ptr [rsp + 1512], rbx
    mulx rbx, rax, qword ptr [rsi + 72]
    mov qword ptr [rsp + 1520], rax
    mov qword ptr [rsp + 1528], rbx
    mulx rbx, rax, qword ptr [rsi + 80]
    mov qword ptr [rsp + 1536], rbx
    mov qword ptr [rsp + 1544], rax
    mulx rax, rbx, qword ptr [rsi + 88]
    mov qword ptr [rsp + 1552], rax
    mov qword ptr [rsp + 1560], rbx
    mulx rbx, rax, qword ptr [rsi + 96]
    mov qword ptr [rsp + 1568], rbx
    mov qword ptr [rsp + 1576], rax
    mulx rax, rbx, qword ptr [rsi + 104]
    mov qword ptr [rsp + 1584], rax
    mov qword ptr [rsp + 1592], rbx
    mulx rbx, rax, qword ptr [rsi + 112]
    mov qword ptr [rsp + 1600], rbx
    mov qword ptr [rsp + 1608], rax
    mulx rax, rbx, qword ptr [rsi + 120]
    mov qword ptr [rsp + 1616], rax
    mov qword ptr [rsp + 1624], rbx
    mulx rbx, rax, rdx
    mov rdx, qword ptr [rsi + 72]
    mov qword ptr [rsp + 1632], rbx
    mov qword ptr [rsp + 1640], rax
    mulx rax, rbx, qword ptr [rsi + 80]
    mov qword ptr [rsp + 1648], rbx
    mov qword ptr [rsp + 1656], rax
    mulx rax, rbx, qword ptr [rsi + 88]
    mov qword ptr [rsp + 1664], rax
    mov qword ptr [rsp + 1672], rbx
    mulx rbx, rax, qword ptr [rsi + 96]
    mov qword ptr [rsp + 1680], rbx
    mov qword ptr [rsp + 1688], rax
    mulx rax, rbx, qword ptr [rsi + 104]
    mov qword ptr [rsp + 1696], rax
    mov qword ptr [rsp + 1704], rbx
    mulx rbx, rax, qword ptr [rsi + 112]
    mov qword ptr [rsp + 1712], rbx
    mov qword ptr [rsp + 1720], rax
    mulx rax, rbx, qword ptr [rsi + 120]
    mov qword ptr [rsp + 1728], rax
    mov qword ptr [rsp + 1736], rbx
    mulx rbx, rax, rdx
    mov rdx, qword ptr [rsi + 80]
    mov qword ptr [rsp + 1744], rbx
    mov qword ptr [rsp + 1752], rax
    mulx rax, rbx, qword ptr [rsi + 88]
    mov qword ptr [rsp + 1760], rbx
    mov qword ptr [rsp + 1768], rax
    mulx rax, rbx, qword ptr [rsi + 96]
    mov qword ptr [rsp + 1776], rax
    mov qword ptr [rsp + 1784], rbx
    mulx rbx, rax, qword ptr [rsi + 104]
    mov qword ptr [rsp + 1792], rbx
    mov qword ptr [rsp + 1800], rax
    mulx rax, rbx, qword ptr [rsi + 112]
    mov qword ptr [rsp + 1808], rax
    mov qword ptr [rsp + 1816], rbx
    mulx rbx, rax, qword ptr [rsi + 120]
    mov qword ptr [rsp + 1824], rbx
    mov qword ptr [rsp + 1832], rax
    mulx rax, rbx, rdx
    mov rdx, qword ptr [rsi + 88]
    mov qword ptr [rsp + 1840], rax
    mov qword ptr [rsp + 1848], rbx
    mulx rbx, rax, qword ptr [rsi + 96]
    mov qword ptr [rsp + 1856], rax
    mov qword ptr [rsp + 1864], rbx
    mulx rbx, rax, qword ptr [rsi + 104]
    mov qword ptr [rsp + 1872], rbx
    mov qword ptr [rsp + 1880], rax
    mulx rax, rbx, qword ptr [rsi + 112]
    mov qword ptr [rsp + 1888], rax
    mov qword ptr [rsp + 1896], rbx
    mulx rbx, rax, qword ptr [rsi + 120]
    mov qword ptr [rsp + 1904], rbx
    mov qword ptr [rsp + 1912], rax
    mulx rax, rbx, rdx
    mov rdx, qword ptr [rsi + 96]
    mov qword ptr [rsp + 1920], rax
    mov qword ptr [rsp + 1928], rbx
    mulx rbx, rax, qword ptr [rsi + 104]
    mov qword ptr [rsp + 1936], rax
    mov qword ptr [rsp + 1944], rbx
    mulx rbx, rax, qword ptr [rsi + 112]
    mov qword ptr [rsp + 1952], rbx
    mov qword ptr [rsp + 1960], rax
    mulx rax, rbx, qword ptr [rsi + 120]
    mov qword ptr [rsp + 1968], rax
    mov qword ptr [rsp + 1976], rbx
    mulx rbx, rax, rdx
    mov rdx, qword ptr [rsi + 104]
    mov qword ptr [rsp + 1984], rbx
    mov qword ptr [rsp + 1992], rax
    mulx rax, rbx, qword ptr [rsi + 112]
    mov qword ptr [rsp + 2000], rbx
    mov qword ptr [rsp + 2008], rax
    mulx rax, rbx, qword ptr [rsi + 120]
    mov qword ptr [rsp + 2016], rax
    mov qword ptr [rsp + 2024], rbx
    mulx rbx, rax, rdx
    mov rdx, qword ptr [rsi + 112]
    mov qword ptr [rsp + 2032], rbx
    mov qword ptr [rsp + 2040], rax
    mulx rax, rbx, qword ptr [rsi + 120]
    mov qword ptr [rsp + 2048], rax
    mov qword ptr [rsp + 2056], rbx
    mulx rbx, rax, rdx
    mov rdx, qword ptr [rsi + 120]
    mov qword ptr [rsp + 2064], rbx
    mulx rbx, rsi, rdx
    add r8, r10
    adc r11, rbp
    adc r12, r13
    adc r14, r15
    mov r10, qword ptr [rsp + 16]
    adc r10, qword ptr [rsp + 32]
    mov rbp, qword ptr [rsp + 24]
    adc rbp, qword ptr [rsp + 48]
    mov r13, qword ptr [rsp + 40]
    adc r13, qword ptr [rsp + 64]
    mov r15, qword ptr [rsp + 56]
    adc r15, qword ptr [rsp + 80]
    mov rdx, qword ptr [rsp + 72]
    adc rdx, qword ptr [rsp + 96]
    mov qword ptr [rsp + 96], rbx
    mov rbx, qword ptr [rsp + 88]
    adc rbx, qword ptr [rsp + 112]
    mov qword ptr [rsp + 112], rsi
    mov rsi, qword ptr [rsp + 104]
    adc rsi, qword ptr [rsp + 128]
    mov qword ptr [rsp + 128], rax
    mov rax, qword ptr [rsp + 120]
    adc rax, qword ptr [rsp + 144]
    mov qword ptr [rsp + 144], r8
    mov r8, qword ptr [rsp + 136]
    adc r8, qword ptr [rsp + 160]
    mov qword ptr [rsp + 160], r9
    mov r9, qword ptr [rsp + 152]
    adc r9, qword ptr [rsp + 176]
    mov qword ptr [rsp + 176], rcx
    mov rcx, qword ptr [rsp + 168]
    adc rcx, 0
    add rdi, qword ptr [rsp + 216]
    mov qword ptr [rsp + 216], rcx
    mov rcx, qword ptr [rsp + 208]
    adc rcx, qword ptr [rsp + 232]
    mov qword ptr [rsp + 232], r9
    mov r9, qword ptr [rsp + 224]
    adc r9, qword ptr [rsp + 248]
    mov qword ptr [rsp + 248], r8
    mov r8, qword ptr [rsp + 240]
    adc r8, qword ptr [rsp + 264]
    mov qword ptr [rsp + 264], rax
    mov rax, qword ptr [rsp + 256]
    adc rax, qword ptr [rsp + 280]
    mov qword ptr [rsp + 280], rsi
    mov rsi, qword ptr [rsp + 272]
    adc rsi, qword ptr [rsp + 296]
    mov qword ptr [rsp + 296], rbx
    mov rbx, qword ptr [rsp + 288]
    adc rbx, qword ptr [rsp + 312]
    mov qword ptr [rsp + 312], rdx
    mov rdx, qword ptr [rsp + 304]
    adc rdx, qword ptr [rsp + 328]
    mov qword ptr [rsp + 328], rdx
    mov rdx, qword ptr [rsp + 320]
    adc rdx, qword ptr [rsp + 344]
    mov qword ptr [rsp + 344], rdx
    mov rdx, qword ptr [rsp + 336]
    adc rdx, qword ptr [rsp + 360]
    mov qword ptr [rsp + 360], rdx
    mov rdx, qword ptr [rsp + 352]
    adc rdx, qword ptr [rsp + 376]
    mov qword ptr [rsp + 376], rdx
    mov rdx, qword ptr [rsp + 368]
    adc rdx, qword ptr [rsp + 392]
    mov qword ptr [rsp + 392], rdx
    mov rdx, qword ptr [rsp + 384]
    adc rdx, qword ptr [rsp + 408]
    mov qword ptr [rsp + 408], rdx
    mov rdx, qword ptr [rsp + 400]
    adc rdx, 0
    add r11, qword ptr [rsp + 200]
    adc r12, rdi
    adc r14, rcx
    adc r10, r9
    adc rbp, r8
    adc r13, rax
    adc r15, rsi
    adc rbx, qword ptr [rsp + 312]
    mov rdi, qword ptr [rsp + 296]
    adc rdi, qword ptr [rsp + 328]
    mov rcx, qword ptr [rsp + 280]
    adc rcx, qword ptr [rsp + 344]
    mov r9, qword ptr [rsp + 264]
    adc r9, qword ptr [rsp + 360]
    mov r8, qword ptr [rsp + 248]
    adc r8, qword ptr [rsp + 376]
    mov rax, qword ptr [rsp + 232]
    adc rax, qword ptr [rsp + 392]
    mov rsi, qword ptr [rsp + 216]
    adc rsi, qword ptr [rsp + 408]
    adc rdx, 0
    mov qword ptr [rsp + 408], r12
    mov r12, qword ptr [rsp + 176]
    add r12, qword ptr [rsp + 448]
    mov qword ptr [rsp + 448], r11
    mov r11, qword ptr [rsp + 440]
    adc r11, qword ptr [rsp + 464]
    mov qword ptr [rsp + 464], rdx
    mov rdx, qword ptr [rsp + 456]
    adc rdx, qword ptr [rsp + 480]
    mov qword ptr [rsp + 480], rsi
    mov rsi, qword ptr [rsp + 472]
    adc rsi, qword ptr [rsp + 496]
    mov qword ptr [rsp + 496], rax
    mov rax, qword ptr [rsp + 488]
    adc rax, qword ptr [rsp + 512]
    mov qword ptr [rsp + 512], r8
    mov r8, qword ptr [rsp + 504]
    adc r8, qword ptr [rsp + 528]
    mov qword ptr [rsp + 528], r9
    mov r9, qword ptr [rsp + 520]
    adc r9, qword ptr [rsp + 544]
    mov qword ptr [rsp + 544], rcx
    mov rcx, qword ptr [rsp + 536]
    adc rcx, qword ptr [rsp + 560]
    mov qword ptr [rsp + 560], rcx
    mov rcx, qword ptr [rsp + 552]
    adc rcx, qword ptr [rsp + 576]
    mov qword ptr [rsp + 576], rcx
    mov rcx, qword ptr [rsp + 568]
    adc rcx, qword ptr [rsp + 592]
    mov qword ptr [rsp + 592], rcx
    mov rcx, qword ptr [rsp + 584]
    adc rcx, qword ptr [rsp + 608]
    mov qword ptr [rsp + 608], rcx
    mov rcx, qword ptr [rsp + 600]
    adc rcx, qword ptr [rsp + 624]
    mov qword ptr [rsp + 624], rcx
    mov rcx, qword ptr [rsp + 616]
    adc rcx, 0
    add r14, qword ptr [rsp + 432]
    adc r10, r12
    adc rbp, r11
    adc r13, rdx
    adc r15, rsi
    adc rbx, rax
    adc rdi, r8
    adc r9, qword ptr [rsp + 544]
    mov r12, qword ptr [rsp + 528]
    adc r12, qword ptr [rsp + 560]
    mov r11, qword ptr [rsp + 512]
    adc r11, qword ptr [rsp + 576]
    mov rsi, qword ptr [rsp + 496]
    adc rsi, qword ptr [rsp + 592]
    mov rax, qword ptr [rsp + 480]
    adc rax, qword ptr [rsp + 608]
    mov r8, qword ptr [rsp + 464]
    adc r8, qword ptr [rsp + 624]
    adc rcx, 0
    mov rdx, qword ptr [rsp + 160]
    add rdx, qword ptr [rsp + 664]
    mov qword ptr [rsp + 664], r10
    mov r10, qword ptr [rsp + 656]
    adc r10, qword ptr [rsp + 680]
    mov qword ptr [rsp + 680], r14
    mov r14, qword ptr [rsp + 672]
    adc r14, qword ptr [rsp + 696]
    mov qword ptr [rsp + 696], rcx
    mov rcx, qword ptr [rsp + 688]
    adc rcx, qword ptr [rsp + 712]
    mov qword ptr [rsp + 712], r8
    mov r8, qword ptr [rsp + 704]
    adc r8, qword ptr [rsp + 728]
    mov qword ptr [rsp + 728], rax
    mov rax, qword ptr [rsp + 720]
    adc rax, qword ptr [rsp + 744]
    mov qword ptr [rsp + 744], rsi
    mov rsi, qword ptr [rsp + 736]
    adc rsi, qword ptr [rsp + 760]
    mov qword ptr [rsp + 760], rsi
    mov rsi, qword ptr [rsp + 752]
    adc rsi, qword ptr [rsp + 776]
    mov qword ptr [rsp + 776], rsi
    mov rsi, qword ptr [rsp + 768]
    adc rsi, qword ptr [rsp + 792]
    mov qword ptr [rsp + 792], rsi
    mov rsi, qword ptr [rsp + 784]
    adc rsi, qword ptr [rsp + 808]
    mov qword ptr [rsp + 808], rsi
    mov rsi, qword ptr [rsp + 800]
    adc rsi, qword ptr [rsp + 824]
    mov qword ptr [rsp + 824], rsi
    mov rsi, qword ptr [rsp + 816]
    adc rsi, 0
    add rbp, qword ptr [rsp + 648]
    adc r13, rdx
    adc r15, r10
    adc rbx, r14
    adc rdi, rcx
    adc r9, r8
    adc r12, rax
    adc r11, qword ptr [rsp + 760]
    mov r10, qword ptr [rsp + 744]
    adc r10, qword ptr [rsp + 776]
    mov r14, qword ptr [rsp + 728]
    adc r14, qword ptr [rsp + 792]
    mov rcx, qword ptr [rsp + 712]
    adc rcx, qword ptr [rsp + 808]
    mov r8, qword ptr [rsp + 696]
    adc r8, qword ptr [rsp + 824]
    adc rsi, 0
    mov rax, qword ptr [rsp + 856]
    add rax, qword ptr [rsp + 872]
    mov rdx, qword ptr [rsp + 864]
    adc rdx, qword ptr [rsp + 888]
    mov qword ptr [rsp + 888], r13
    mov r13, qword ptr [rsp + 880]
    adc r13, qword ptr [rsp + 904]
    mov qword ptr [rsp + 904], rbp
    mov rbp, qword ptr [rsp + 896]
    adc rbp, qword ptr [rsp + 920]
    mov qword ptr [rsp + 920], rsi
    mov rsi, qword ptr [rsp + 912]
    adc rsi, qword ptr [rsp + 936]
    mov qword ptr [rsp + 936], r8
    mov r8, qword ptr [rsp + 928]
    adc r8, qword ptr [rsp + 952]
    mov qword ptr [rsp + 952], rcx
    mov rcx, qword ptr [rsp + 944]
    adc rcx, qword ptr [rsp + 968]
    mov qword ptr [rsp + 968], rcx
    mov rcx, qword ptr [rsp + 960]
    adc rcx, qword ptr [rsp + 984]
    mov qword ptr [rsp + 984], rcx
    mov rcx, qword ptr [rsp + 976]
    adc rcx, qword ptr [rsp + 1000]
    mov qword ptr [rsp + 1000], rcx
    mov rcx, qword ptr [rsp + 992]
    adc rcx, qword ptr [rsp + 1016]
    mov qword ptr [rsp + 1016], rcx
    mov rcx, qword ptr [rsp + 1008]
    adc rcx, 0
    add r15, qword ptr [rsp + 848]
    adc rbx, rax
    adc rdi, rdx
    adc r9, r13
    adc r12, rbp
    adc r11, rsi
    adc r10, r8
    adc r14, qword ptr [rsp + 968]
    mov rax, qword ptr [rsp + 952]
    adc rax, qword ptr [rsp + 984]
    mov r13, qword ptr [rsp + 936]
    adc r13, qword ptr [rsp + 1000]
    mov rbp, qword ptr [rsp + 920]
    adc rbp, qword ptr [rsp + 1016]
    adc rcx, 0
    mov rsi, qword ptr [rsp + 1048]
    add rsi, qword ptr [rsp + 1064]
    mov r8, qword ptr [rsp + 1056]
    adc r8, qword ptr [rsp + 1080]
    mov rdx, qword ptr [rsp + 1072]
    adc rdx, qword ptr [rsp + 1096]
    mov qword ptr [rsp + 1096], rbx
    mov rbx, qword ptr [rsp + 1088]
    adc rbx, qword ptr [rsp + 1112]
    mov qword ptr [rsp + 1112], r15
    mov r15, qword ptr [rsp + 1104]
    adc r15, qword ptr [rsp + 1128]
    mov qword ptr [rsp + 1128], rcx
    mov rcx, qword ptr [rsp + 1120]
    adc rcx, qword ptr [rsp + 1144]
    mov qword ptr [rsp + 1144], rbp
    mov rbp, qword ptr [rsp + 1136]
    adc rbp, qword ptr [rsp + 1160]
    mov qword ptr [rsp + 1160], rbp
    mov rbp, qword ptr [rsp + 1152]
    adc rbp, qword ptr [rsp + 1176]
    mov qword ptr [rsp + 1176], rbp
    mov rbp, qword ptr [rsp + 1168]
    adc rbp, qword ptr [rsp + 1192]
    mov qword ptr [rsp + 1192], rbp
    mov rbp, qword ptr [rsp + 1184]
    adc rbp, 0
    add rdi, qword ptr [rsp + 1040]
    adc r9, rsi
    adc r12, r8
    adc r11, rdx
    adc r10, rbx
    adc r14, r15
    adc rax, rcx
    adc r13, qword ptr [rsp + 1160]
    mov rsi, qword ptr [rsp + 1144]
    adc rsi, qword ptr [rsp + 1176]
    mov r8, qword ptr [rsp + 1128]
    adc r8, qword ptr [rsp + 1192]
    adc rbp, 0
    mov rbx, qword ptr [rsp + 1224]
    add rbx, qword ptr [rsp + 1240]
    mov r15, qword ptr [rsp + 1232]
    adc r15, qword ptr [rsp + 1256]
    mov rcx, qword ptr [rsp + 1248]
    adc rcx, qword ptr [rsp + 1272]
    mov rdx, qword ptr [rsp + 1264]
    adc rdx, qword ptr [rsp + 1288]
    mov qword ptr [rsp + 1288], r9
    mov r9, qword ptr [rsp + 1280]
    adc r9, qword ptr [rsp + 1304]
    mov qword ptr [rsp + 1304], rdi
    mov rdi, qword ptr [rsp + 1296]
    adc rdi, qword ptr [rsp + 1320]
    mov qword ptr [rsp + 1320], rbp
    mov rbp, qword ptr [rsp + 1312]
    adc rbp, qword ptr [rsp + 1336]
    mov qword ptr [rsp + 1336], rbp
    mov rbp, qword ptr [rsp + 1328]
    adc rbp, qword ptr [rsp + 1352]
    mov qword ptr [rsp + 1352], rbp
    mov rbp, qword ptr [rsp + 1344]
    adc rbp, 0
    add r12, qword ptr [rsp + 1216]
    adc r11, rbx
    adc r10, r15
    adc r14, rcx
    adc rax, rdx
    adc r13, r9
    adc rsi, rdi
    adc r8, qword ptr [rsp + 1336]
    mov rbx, qword ptr [rsp + 1320]
    adc rbx, qword ptr [rsp + 1352]
    adc rbp, 0
    mov r15, qword ptr [rsp + 1384]
    add r15, qword ptr [rsp + 1400]
    mov rcx, qword ptr [rsp + 1392]
    adc rcx, qword ptr [rsp + 1416]
    mov r9, qword ptr [rsp + 1408]
    adc r9, qword ptr [rsp + 1432]
    mov rdi, qword ptr [rsp + 1424]
    adc rdi, qword ptr [rsp + 1448]
    mov rdx, qword ptr [rsp + 1440]
    adc rdx, qword ptr [rsp + 1464]
    mov qword ptr [rsp + 1464], r11
    mov r11, qword ptr [rsp + 1456]
    adc r11, qword ptr [rsp + 1480]
    mov qword ptr [rsp + 1480], r12
    mov r12, qword ptr [rsp + 1472]
    adc r12, qword ptr [rsp + 1496]
    mov qword ptr [rsp + 1496], rbp
    mov rbp, qword ptr [rsp + 1488]
    adc rbp, 0
    add r10, qword ptr [rsp + 1376]
    adc r14, r15
    adc rax, rcx
    adc r13, r9
    adc rsi, rdi
    adc r8, rdx
    adc rbx, r11
    adc r12, qword ptr [rsp + 1496]
    adc rbp, 0
    mov r15, qword ptr [rsp + 1528]
    add r15, qword ptr [rsp + 1544]
    mov rcx, qword ptr [rsp + 1536]
    adc rcx, qword ptr [rsp + 1560]
    mov r9, qword ptr [rsp + 1552]
    adc r9, qword ptr [rsp + 1576]
    mov rdi, qword ptr [rsp + 1568]
    adc rdi, qword ptr [rsp + 1592]
    mov r11, qword ptr [rsp + 1584]
    adc r11, qword ptr [rsp + 1608]
    mov rdx, qword ptr [rsp + 1600]
    adc rdx, qword ptr [rsp + 1624]
    mov qword ptr [rsp + 1624], r14
    mov r14, qword ptr [rsp + 1616]
    adc r14, 0
    add rax, qword ptr [rsp + 1520]
    adc r13, r15
    adc rsi, rcx
    adc r8, r9
    adc rbx, rdi
    adc r12, r11
    adc rbp, rdx
    adc r14, 0
    mov r15, qword ptr [rsp + 1656]
    add r15, qword ptr [rsp + 1672]
    mov rcx, qword ptr [rsp + 1664]
    adc rcx, qword ptr [rsp + 1688]
    mov r9, qword ptr [rsp + 1680]
    adc r9, qword ptr [rsp + 1704]
    mov rdi, qword ptr [rsp + 1696]
    adc rdi, qword ptr [rsp + 1720]
    mov r11, qword ptr [rsp + 1712]
    adc r11, qword ptr [rsp + 1736]
    mov rdx, qword ptr [rsp + 1728]
    adc rdx, 0
    add rsi, qword ptr [rsp + 1648]
    adc r8, r15
    adc rbx, rcx
    adc r12, r9
    adc rbp, rdi
    adc r14, r11
    adc rdx, 0
    mov r15, qword ptr [rsp + 1768]
    add r15, qword ptr [rsp + 1784]
    mov rcx, qword ptr [rsp + 1776]
    adc rcx, qword ptr [rsp + 1800]
    mov r9, qword ptr [rsp + 1792]
    adc r9, qword ptr [rsp + 1816]
    mov rdi, qword ptr [rsp + 1808]
    adc rdi, qword ptr [rsp + 1832]
    mov r11, qword ptr [rsp + 1824]
    adc r11, 0
    add rbx, qword ptr [rsp + 1760]
    adc r12, r15
    adc rbp, rcx
    adc r14, r9
    adc rdx, rdi
    adc r11, 0
    mov r15, qword ptr [rsp + 1864]
    add r15, qword ptr [rsp + 1880]
    mov rcx, qword ptr [rsp + 1872]
    adc rcx, qword ptr [rsp + 1896]
    mov r9, qword ptr [rsp + 1888]
    adc r9, qword ptr [rsp + 1912]
    mov rdi, qword ptr [rsp + 1904]
    adc rdi, 0
    add rbp, qword ptr [rsp + 1856]
    adc r14, r15
    adc rdx, rcx
    adc r11, r9
    adc rdi, 0
    mov r15, qword ptr [rsp + 1944]
    add r15, qword ptr [rsp + 1960]
    mov rcx, qword ptr [rsp + 1952]
    adc rcx, qword ptr [rsp + 1976]
    mov r9, qword ptr [rsp + 1968]
    adc r9, 0
    add rdx, qword ptr [rsp + 1936]
    adc r11, r15
    adc rdi, rcx
    adc r9, 0
    mov r15, qword ptr [rsp + 2008]
    add r15, qword ptr [rsp + 2024]
    mov rcx, qword ptr [rsp + 2016]
    adc rcx, 0
    add rdi, qword ptr [rsp + 2000]
    adc r9, r15
    adc rcx, 0
    add rcx, qword ptr [rsp + 2056]
    mov r15, qword ptr [rsp + 2048]
    adc r15, 0
    mov qword ptr [rsp + 2048], r15
    mov r15, qword ptr [rsp + 8]
    add r15, r15
    mov qword ptr [rsp + 8], r15
    mov r15, qword ptr [rsp + 144]
    adc r15, r15
    mov qword ptr [rsp + 144], r15
    mov r15, qword ptr [rsp + 448]
    adc r15, r15
    mov qword ptr [rsp + 448], r15
    mov r15, qword ptr [rsp + 408]
    adc r15, r15
    mov qword ptr [rsp + 408], r15
    mov r15, qword ptr [rsp + 680]
    adc r15, r15
    mov qword ptr [rsp + 680], r15
    mov r15, qword ptr [rsp + 664]
    adc r15, r15
    mov qword ptr [rsp + 664], r15
    mov r15, qword ptr [rsp + 904]
    adc r15, r15
    mov qword ptr [rsp + 904], r15
    mov r15, qword ptr [rsp + 888]
    adc r15, r15
    mov qword ptr [rsp + 888], r15
    mov r15, qword ptr [rsp + 1112]
    adc r15, r15
    mov qword ptr [rsp + 1112], r15
    mov r15, qword ptr [rsp + 1096]
    adc r15, r15
    mov qword ptr [rsp + 1096], r15
    mov r15, qword ptr [rsp + 1304]
    adc r15, r15
    mov qword ptr [rsp + 1304], r15
    mov r15, qword ptr [rsp + 1288]
    adc r15, r15
    mov qword ptr [rsp + 1288], r15
    mov r15, qword ptr [rsp + 1480]
    adc r15, r15
    mov qword ptr [rsp + 1480], r15
    mov r15, qword ptr [rsp + 1464]
    adc r15, r15
    adc r10, r10
    mov qword ptr [rsp + 1464], r10
    mov r10, qword ptr [rsp + 1624]
    adc r10, r10
    adc rax, rax
    adc r13, r13
    adc rsi, rsi
    adc r8, r8
    adc rbx, rbx
    adc r12, r12
    adc rbp, rbp
    adc r14, r14
    adc rdx, rdx
    adc r11, r11
    adc rdi, rdi
    adc r9, r9
    adc rcx, rcx
    mov qword ptr [rsp + 1624], rcx
    mov rcx, qword ptr [rsp + 2048]
    adc rcx, rcx
    mov qword ptr [rsp + 2048], rcx
    mov ecx, 0
    setc cl
    mov qword ptr [rsp + 2056], rcx
    mov rcx, qword ptr [rsp + 192]
    add rcx, qword ptr [rsp + 8]
    mov qword ptr [rsp + 8], rcx
    mov rcx, qword ptr [rsp + 424]
    adc rcx, qword ptr [rsp + 144]
    mov qword ptr [rsp + 144], rcx
    mov rcx, qword ptr [rsp + 416]
    adc rcx, qword ptr [rsp + 448]
    mov qword ptr [rsp + 448], rcx
    mov rcx, qword ptr [rsp + 640]
    adc rcx, qword ptr [rsp + 408]
    mov qword ptr [rsp + 408], rcx
    mov rcx, qword ptr [rsp + 632]
    adc rcx, qword ptr [rsp + 680]
    mov qword ptr [rsp + 680], rcx
    mov rcx, qword ptr [rsp + 840]
    adc rcx, qword ptr [rsp + 664]
    mov qword ptr [rsp + 664], rcx
    mov rcx, qword ptr [rsp + 832]
    adc rcx, qword ptr [rsp + 904]
    mov qword ptr [rsp + 904], rcx
    mov rcx, qword ptr [rsp + 1032]
    adc rcx, qword ptr [rsp + 888]
    mov qword ptr [rsp + 888], rcx
    mov rcx, qword ptr [rsp + 1024]
    adc rcx, qword ptr [rsp + 1112]
    mov qword ptr [rsp + 1112], rcx
    mov rcx, qword ptr [rsp + 1208]
    adc rcx, qword ptr [rsp + 1096]
    mov qword ptr [rsp + 1096], rcx
    mov rcx, qword ptr [rsp + 1200]
    adc rcx, qword ptr [rsp + 1304]
    mov qword ptr [rsp + 1304], rcx
    mov rcx, qword ptr [rsp + 1368]
    adc rcx, qword ptr [rsp + 1288]
    mov qword ptr [rsp + 1288], rcx
    mov rcx, qword ptr [rsp + 1360]
    adc rcx, qword ptr [rsp + 1480]
    adc r15, qword ptr [rsp + 1512]
    mov qword ptr [rsp + 1512], r15
    mov r15, qword ptr [rsp + 1504]
    adc r15, qword ptr [rsp + 1464]
    adc r10, qword ptr [rsp + 1640]
    adc rax, qword ptr [rsp + 1632]
    adc r13, qword ptr [rsp + 1752]
    adc rsi, qword ptr [rsp + 1744]
    adc r8, qword ptr [rsp + 1848]
    adc rbx, qword ptr [rsp + 1840]
    adc r12, qword ptr [rsp + 1928]
    adc rbp, qword ptr [rsp + 1920]
    adc r14, qword ptr [rsp + 1992]
    adc rdx, qword ptr [rsp + 1984]
    adc r11, qword ptr [rsp + 2040]
    adc rdi, qword ptr [rsp + 2032]
    adc r9, qword ptr [rsp + 128]
    mov qword ptr [rsp + 128], r9
    mov r9, qword ptr [rsp + 2064]
    adc r9, qword ptr [rsp + 1624]
    mov qword ptr [rsp + 1624], r9
    mov r9, qword ptr [rsp + 112]
    adc r9, qword ptr [rsp + 2048]
    mov qword ptr [rsp + 2048], r9
    mov r9d, 0
    setc r9b
    mov qword ptr [rsp + 112], rdi
    mov rdi, qword ptr [rsp + 2056]
    add rdi, -1
    mov rdi, qword ptr [rsp + 96]
    adc rdi, 0
    add r9, -1
    adc rdi, 0
    mov r9, qword ptr [rsp + 184]
    imul r9, qword ptr [rip + .Lconstants_x1024_square + 0]
    mov qword ptr [rsp + 96], rdx
    mov rdx, r9
    mov qword ptr [rsp + 2056], rdi
    mulx rdi, r9, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 2064], r11
    mov qword ptr [rsp + 2032], r14
    mulx r14, r11, qword ptr [rip + .Lconstants_x1024_square + 16]
    add rdi, r11
    mov qword ptr [rsp + 2040], rbp
    mulx rbp, r11, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r14, r11
    mov qword ptr [rsp + 1984], r12
    mulx r12, r11, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc rbp, r11
    mov qword ptr [rsp + 1992], rbx
    mulx rbx, r11, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc r12, r11
    mov qword ptr [rsp + 1920], r8
    mulx r8, r11, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc rbx, r11
    mov qword ptr [rsp + 1928], rsi
    mulx rsi, r11, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc r8, r11
    mov qword ptr [rsp + 1840], r13
    mulx r13, r11, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc rsi, r11
    mov qword ptr [rsp + 1848], rax
    mulx rax, r11, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc r13, r11
    mov qword ptr [rsp + 1744], r10
    mulx r10, r11, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc rax, r11
    mov qword ptr [rsp + 1752], r15
    mulx r15, r11, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc r10, r11
    mov qword ptr [rsp + 1632], rcx
    mulx rcx, r11, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc r15, r11
    mov qword ptr [rsp + 1640], r15
    mulx r15, r11, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc rcx, r11
    mov qword ptr [rsp + 1464], rcx
    mulx rcx, r11, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc r15, r11
    mov qword ptr [rsp + 1504], r15
    mulx r15, r11, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc rcx, r11
    mov qword ptr [rsp + 1480], rcx
    mulx rcx, r11, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc r15, r11
    adc rcx, 0
    add r9, qword ptr [rsp + 184]
    adc rdi, qword ptr [rsp + 8]
    adc r14, qword ptr [rsp + 144]
    adc rbp, qword ptr [rsp + 448]
    adc r12, qword ptr [rsp + 408]
    adc rbx, qword ptr [rsp + 680]
    adc r8, qword ptr [rsp + 664]
    adc rsi, qword ptr [rsp + 904]
    adc r13, qword ptr [rsp + 888]
    adc rax, qword ptr [rsp + 1112]
    adc r10, qword ptr [rsp + 1096]
    mov r11, qword ptr [rsp + 1304]
    adc r11, qword ptr [rsp + 1640]
    mov r9, qword ptr [rsp + 1288]
    adc r9, qword ptr [rsp + 1464]
    mov rdx, qword ptr [rsp + 1632]
    adc rdx, qword ptr [rsp + 1504]
    mov qword ptr [rsp + 1504], rdx
    mov rdx, qword ptr [rsp + 1512]
    adc rdx, qword ptr [rsp + 1480]
    adc r15, qword ptr [rsp + 1752]
    adc rcx, 0
    add rcx, qword ptr [rsp + 1744]
    mov qword ptr [rsp + 1744], rcx
    mov ecx, 0
    setc cl
    mov qword ptr [rsp + 1752], rcx
    mov rcx, 0xa7d623d9cffa2b71
    imul rcx, rdi
    mov qword ptr [rsp + 1480], rdx
    mov rdx, rcx
    mov qword ptr [rsp + 1512], r15
    mulx r15, rcx, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 1632], r9
    mov qword ptr [rsp + 1464], r11
    mulx r11, r9, qword ptr [rip + .Lconstants_x1024_square + 16]
    add r15, r9
    mov qword ptr [rsp + 1288], r10
    mulx r10, r9, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r11, r9
    mov qword ptr [rsp + 1640], rax
    mulx rax, r9, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc r10, r9
    mov qword ptr [rsp + 1304], r13
    mulx r13, r9, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc rax, r9
    mov qword ptr [rsp + 1096], rsi
    mulx rsi, r9, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc r13, r9
    mov qword ptr [rsp + 1112], r8
    mulx r8, r9, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc rsi, r9
    mov qword ptr [rsp + 888], rsi
    mulx rsi, r9, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc r8, r9
    mov qword ptr [rsp + 904], r8
    mulx r8, r9, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc rsi, r9
    mov qword ptr [rsp + 664], rsi
    mulx rsi, r9, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc r8, r9
    mov qword ptr [rsp + 680], r8
    mulx r8, r9, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc rsi, r9
    mov qword ptr [rsp + 408], rsi
    mulx rsi, r9, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc r8, r9
    mov qword ptr [rsp + 448], r8
    mulx r8, r9, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc rsi, r9
    mov qword ptr [rsp + 144], rsi
    mulx rsi, r9, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc r8, r9
    mov qword ptr [rsp + 8], r8
    mulx r8, r9, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc rsi, r9
    mov qword ptr [rsp + 184], rsi
    mulx rsi, r9, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc r8, r9
    adc rsi, 0
    add rdi, rcx
    adc r14, r15
    adc rbp, r11
    adc r12, r10
    adc rbx, rax
    adc r13, qword ptr [rsp + 1112]
    mov r9, qword ptr [rsp + 1096]
    adc r9, qword ptr [rsp + 888]
    mov rcx, qword ptr [rsp + 1304]
    adc rcx, qword ptr [rsp + 904]
    mov rdi, qword ptr [rsp + 1640]
    adc rdi, qword ptr [rsp + 664]
    mov r15, qword ptr [rsp + 1288]
    adc r15, qword ptr [rsp + 680]
    mov r11, qword ptr [rsp + 1464]
    adc r11, qword ptr [rsp + 408]
    mov r10, qword ptr [rsp + 1632]
    adc r10, qword ptr [rsp + 448]
    mov rax, qword ptr [rsp + 1504]
    adc rax, qword ptr [rsp + 144]
    mov rdx, qword ptr [rsp + 1480]
    adc rdx, qword ptr [rsp + 8]
    mov qword ptr [rsp + 8], rdx
    mov rdx, qword ptr [rsp + 1512]
    adc rdx, qword ptr [rsp + 184]
    adc r8, qword ptr [rsp + 1744]
    adc rsi, 0
    mov qword ptr [rsp + 1744], r8
    mov r8, qword ptr [rsp + 1752]
    add r8, -1
    adc rsi, qword ptr [rsp + 1848]
    mov r8d, 0
    setc r8b
    mov qword ptr [rsp + 1848], r8
    mov r8, 0xa7d623d9cffa2b71
    imul r8, r14
    mov qword ptr [rsp + 1752], rdx
    mov rdx, r8
    mov qword ptr [rsp + 184], rsi
    mulx rsi, r8, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 1512], rax
    mov qword ptr [rsp + 1480], r10
    mulx r10, rax, qword ptr [rip + .Lconstants_x1024_square + 16]
    add rsi, rax
    mov qword ptr [rsp + 144], r11
    mulx r11, rax, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r10, rax
    mov qword ptr [rsp + 1504], r15
    mulx r15, rax, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc r11, rax
    mov qword ptr [rsp + 448], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc r15, rax
    mov qword ptr [rsp + 1632], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc rdi, rax
    mov qword ptr [rsp + 408], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc rcx, rax
    mov qword ptr [rsp + 1464], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc rdi, rax
    mov qword ptr [rsp + 680], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc rcx, rax
    mov qword ptr [rsp + 1288], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc rdi, rax
    mov qword ptr [rsp + 664], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc rcx, rax
    mov qword ptr [rsp + 1640], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc rdi, rax
    mov qword ptr [rsp + 904], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc rcx, rax
    mov qword ptr [rsp + 1304], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc rdi, rax
    mov qword ptr [rsp + 888], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc rcx, rax
    mov qword ptr [rsp + 1096], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc rdi, rax
    adc rcx, 0
    add r14, r8
    adc rbp, rsi
    adc r12, r10
    adc rbx, r11
    adc r13, r15
    adc r9, qword ptr [rsp + 408]
    mov rax, qword ptr [rsp + 1632]
    adc rax, qword ptr [rsp + 1464]
    mov r8, qword ptr [rsp + 448]
    adc r8, qword ptr [rsp + 680]
    mov r14, qword ptr [rsp + 1504]
    adc r14, qword ptr [rsp + 1288]
    mov rsi, qword ptr [rsp + 144]
    adc rsi, qword ptr [rsp + 664]
    mov r10, qword ptr [rsp + 1480]
    adc r10, qword ptr [rsp + 1640]
    mov r11, qword ptr [rsp + 1512]
    adc r11, qword ptr [rsp + 904]
    mov r15, qword ptr [rsp + 8]
    adc r15, qword ptr [rsp + 1304]
    mov rdx, qword ptr [rsp + 1752]
    adc rdx, qword ptr [rsp + 888]
    mov qword ptr [rsp + 888], rdx
    mov rdx, qword ptr [rsp + 1744]
    adc rdx, qword ptr [rsp + 1096]
    adc rdi, qword ptr [rsp + 184]
    adc rcx, 0
    mov qword ptr [rsp + 184], rdi
    mov rdi, qword ptr [rsp + 1848]
    add rdi, -1
    adc rcx, qword ptr [rsp + 1840]
    mov edi, 0
    setc dil
    mov qword ptr [rsp + 1840], rdi
    mov rdi, 0xa7d623d9cffa2b71
    imul rdi, rbp
    mov qword ptr [rsp + 1848], rdx
    mov rdx, rdi
    mov qword ptr [rsp + 1096], rcx
    mulx rcx, rdi, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 1744], r15
    mov qword ptr [rsp + 1752], r11
    mulx r11, r15, qword ptr [rip + .Lconstants_x1024_square + 16]
    add rcx, r15
    mov qword ptr [rsp + 1304], r10
    mulx r10, r15, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r11, r15
    mov qword ptr [rsp + 8], rsi
    mulx rsi, r15, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc r10, r15
    mov qword ptr [rsp + 904], r14
    mulx r14, r15, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc rsi, r15
    mov qword ptr [rsp + 1512], r8
    mulx r8, r15, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc r14, r15
    mov qword ptr [rsp + 1640], rax
    mulx rax, r15, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc r8, r15
    mov qword ptr [rsp + 1480], r8
    mulx r8, r15, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc rax, r15
    mov qword ptr [rsp + 664], rax
    mulx rax, r15, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc r8, r15
    mov qword ptr [rsp + 144], r8
    mulx r8, r15, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc rax, r15
    mov qword ptr [rsp + 1288], rax
    mulx rax, r15, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc r8, r15
    mov qword ptr [rsp + 1504], r8
    mulx r8, r15, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc rax, r15
    mov qword ptr [rsp + 680], rax
    mulx rax, r15, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc r8, r15
    mov qword ptr [rsp + 448], r8
    mulx r8, r15, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc rax, r15
    mov qword ptr [rsp + 1464], rax
    mulx rax, r15, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc r8, r15
    mov qword ptr [rsp + 1632], r8
    mulx r8, r15, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc rax, r15
    adc r8, 0
    add rbp, rdi
    adc r12, rcx
    adc rbx, r11
    adc r13, r10
    adc r9, rsi
    adc r14, qword ptr [rsp + 1640]
    mov r15, qword ptr [rsp + 1512]
    adc r15, qword ptr [rsp + 1480]
    mov rdi, qword ptr [rsp + 904]
    adc rdi, qword ptr [rsp + 664]
    mov rbp, qword ptr [rsp + 8]
    adc rbp, qword ptr [rsp + 144]
    mov rcx, qword ptr [rsp + 1304]
    adc rcx, qword ptr [rsp + 1288]
    mov r11, qword ptr [rsp + 1752]
    adc r11, qword ptr [rsp + 1504]
    mov r10, qword ptr [rsp + 1744]
    adc r10, qword ptr [rsp + 680]
    mov rsi, qword ptr [rsp + 888]
    adc rsi, qword ptr [rsp + 448]
    mov rdx, qword ptr [rsp + 1848]
    adc rdx, qword ptr [rsp + 1464]
    mov qword ptr [rsp + 1464], rdx
    mov rdx, qword ptr [rsp + 184]
    adc rdx, qword ptr [rsp + 1632]
    adc rax, qword ptr [rsp + 1096]
    adc r8, 0
    mov qword ptr [rsp + 1096], rax
    mov rax, qword ptr [rsp + 1840]
    add rax, -1
    adc r8, qword ptr [rsp + 1928]
    mov eax, 0
    setc al
    mov qword ptr [rsp + 1928], rax
    mov rax, 0xa7d623d9cffa2b71
    imul rax, r12
    mov qword ptr [rsp + 1840], rdx
    mov rdx, rax
    mov qword ptr [rsp + 1632], r8
    mulx r8, rax, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 184], rsi
    mov qword ptr [rsp + 1848], r10
    mulx r10, rsi, qword ptr [rip + .Lconstants_x1024_square + 16]
    add r8, rsi
    mov qword ptr [rsp + 448], r11
    mulx r11, rsi, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r10, rsi
    mov qword ptr [rsp + 888], rcx
    mulx rcx, rsi, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc r11, rsi
    mov qword ptr [rsp + 680], rbp
    mulx rbp, rsi, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc rcx, rsi
    mov qword ptr [rsp + 1744], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc rbp, rsi
    mov qword ptr [rsp + 1504], rbp
    mulx rbp, rsi, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc rdi, rsi
    mov qword ptr [rsp + 1752], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc rbp, rsi
    mov qword ptr [rsp + 1288], rbp
    mulx rbp, rsi, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc rdi, rsi
    mov qword ptr [rsp + 1304], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc rbp, rsi
    mov qword ptr [rsp + 144], rbp
    mulx rbp, rsi, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc rdi, rsi
    mov qword ptr [rsp + 8], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc rbp, rsi
    mov qword ptr [rsp + 664], rbp
    mulx rbp, rsi, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc rdi, rsi
    mov qword ptr [rsp + 904], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc rbp, rsi
    mov qword ptr [rsp + 1480], rbp
    mulx rbp, rsi, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc rdi, rsi
    mov qword ptr [rsp + 1512], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc rbp, rsi
    adc rdi, 0
    add r12, rax
    adc rbx, r8
    adc r13, r10
    adc r9, r11
    adc r14, rcx
    adc r15, qword ptr [rsp + 1504]
    mov rsi, qword ptr [rsp + 1744]
    adc rsi, qword ptr [rsp + 1752]
    mov rax, qword ptr [rsp + 680]
    adc rax, qword ptr [rsp + 1288]
    mov r12, qword ptr [rsp + 888]
    adc r12, qword ptr [rsp + 1304]
    mov r8, qword ptr [rsp + 448]
    adc r8, qword ptr [rsp + 144]
    mov r10, qword ptr [rsp + 1848]
    adc r10, qword ptr [rsp + 8]
    mov r11, qword ptr [rsp + 184]
    adc r11, qword ptr [rsp + 664]
    mov rcx, qword ptr [rsp + 1464]
    adc rcx, qword ptr [rsp + 904]
    mov rdx, qword ptr [rsp + 1840]
    adc rdx, qword ptr [rsp + 1480]
    mov qword ptr [rsp + 1480], rdx
    mov rdx, qword ptr [rsp + 1096]
    adc rdx, qword ptr [rsp + 1512]
    adc rbp, qword ptr [rsp + 1632]
    adc rdi, 0
    mov qword ptr [rsp + 1632], rbp
    mov rbp, qword ptr [rsp + 1928]
    add rbp, -1
    adc rdi, qword ptr [rsp + 1920]
    mov ebp, 0
    setc bpl
    mov qword ptr [rsp + 1920], rbp
    mov rbp, 0xa7d623d9cffa2b71
    imul rbp, rbx
    mov qword ptr [rsp + 1928], rdx
    mov rdx, rbp
    mov qword ptr [rsp + 1512], rdi
    mulx rdi, rbp, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 1096], rcx
    mov qword ptr [rsp + 1840], r11
    mulx r11, rcx, qword ptr [rip + .Lconstants_x1024_square + 16]
    add rdi, rcx
    mov qword ptr [rsp + 904], r10
    mulx r10, rcx, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r11, rcx
    mov qword ptr [rsp + 1464], r8
    mulx r8, rcx, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc r10, rcx
    mov qword ptr [rsp + 664], r12
    mulx r12, rcx, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc r8, rcx
    mov qword ptr [rsp + 184], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc r12, rcx
    mov qword ptr [rsp + 8], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc rax, rcx
    mov qword ptr [rsp + 1848], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc rsi, rcx
    mov qword ptr [rsp + 144], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc rax, rcx
    mov qword ptr [rsp + 448], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc rsi, rcx
    mov qword ptr [rsp + 1304], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc rax, rcx
    mov qword ptr [rsp + 888], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc rsi, rcx
    mov qword ptr [rsp + 1288], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc rax, rcx
    mov qword ptr [rsp + 680], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc rsi, rcx
    mov qword ptr [rsp + 1752], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc rax, rcx
    mov qword ptr [rsp + 1744], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc rsi, rcx
    adc rax, 0
    add rbx, rbp
    adc r13, rdi
    adc r9, r11
    adc r14, r10
    adc r15, r8
    adc r12, qword ptr [rsp + 8]
    mov rcx, qword ptr [rsp + 184]
    adc rcx, qword ptr [rsp + 1848]
    mov rbp, qword ptr [rsp + 664]
    adc rbp, qword ptr [rsp + 144]
    mov rbx, qword ptr [rsp + 1464]
    adc rbx, qword ptr [rsp + 448]
    mov rdi, qword ptr [rsp + 904]
    adc rdi, qword ptr [rsp + 1304]
    mov r11, qword ptr [rsp + 1840]
    adc r11, qword ptr [rsp + 888]
    mov r10, qword ptr [rsp + 1096]
    adc r10, qword ptr [rsp + 1288]
    mov r8, qword ptr [rsp + 1480]
    adc r8, qword ptr [rsp + 680]
    mov rdx, qword ptr [rsp + 1928]
    adc rdx, qword ptr [rsp + 1752]
    mov qword ptr [rsp + 1752], rdx
    mov rdx, qword ptr [rsp + 1632]
    adc rdx, qword ptr [rsp + 1744]
    adc rsi, qword ptr [rsp + 1512]
    adc rax, 0
    mov qword ptr [rsp + 1512], rsi
    mov rsi, qword ptr [rsp + 1920]
    add rsi, -1
    adc rax, qword ptr [rsp + 1992]
    mov esi, 0
    setc sil
    mov qword ptr [rsp + 1992], rsi
    mov rsi, 0xa7d623d9cffa2b71
    imul rsi, r13
    mov qword ptr [rsp + 1920], rdx
    mov rdx, rsi
    mov qword ptr [rsp + 1744], rax
    mulx rax, rsi, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 1632], r8
    mov qword ptr [rsp + 1928], r10
    mulx r10, r8, qword ptr [rip + .Lconstants_x1024_square + 16]
    add rax, r8
    mov qword ptr [rsp + 680], r11
    mulx r11, r8, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r10, r8
    mov qword ptr [rsp + 1480], rdi
    mulx rdi, r8, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc r11, r8
    mov qword ptr [rsp + 1288], rbx
    mulx rbx, r8, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc rdi, r8
    mov qword ptr [rsp + 1096], rbp
    mulx rbp, r8, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc rbx, r8
    mov qword ptr [rsp + 888], rcx
    mulx rcx, r8, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc rbp, r8
    mov qword ptr [rsp + 1840], rbp
    mulx rbp, r8, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc rcx, r8
    mov qword ptr [rsp + 1304], rcx
    mulx rcx, r8, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc rbp, r8
    mov qword ptr [rsp + 904], rbp
    mulx rbp, r8, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc rcx, r8
    mov qword ptr [rsp + 448], rcx
    mulx rcx, r8, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc rbp, r8
    mov qword ptr [rsp + 1464], rbp
    mulx rbp, r8, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc rcx, r8
    mov qword ptr [rsp + 144], rcx
    mulx rcx, r8, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc rbp, r8
    mov qword ptr [rsp + 664], rbp
    mulx rbp, r8, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc rcx, r8
    mov qword ptr [rsp + 1848], rcx
    mulx rcx, r8, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc rbp, r8
    mov qword ptr [rsp + 184], rbp
    mulx rbp, r8, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc rcx, r8
    adc rbp, 0
    add r13, rsi
    adc r9, rax
    adc r14, r10
    adc r15, r11
    adc r12, rdi
    adc rbx, qword ptr [rsp + 888]
    mov r8, qword ptr [rsp + 1096]
    adc r8, qword ptr [rsp + 1840]
    mov rsi, qword ptr [rsp + 1288]
    adc rsi, qword ptr [rsp + 1304]
    mov r13, qword ptr [rsp + 1480]
    adc r13, qword ptr [rsp + 904]
    mov rax, qword ptr [rsp + 680]
    adc rax, qword ptr [rsp + 448]
    mov r10, qword ptr [rsp + 1928]
    adc r10, qword ptr [rsp + 1464]
    mov r11, qword ptr [rsp + 1632]
    adc r11, qword ptr [rsp + 144]
    mov rdi, qword ptr [rsp + 1752]
    adc rdi, qword ptr [rsp + 664]
    mov rdx, qword ptr [rsp + 1920]
    adc rdx, qword ptr [rsp + 1848]
    mov qword ptr [rsp + 1848], rdx
    mov rdx, qword ptr [rsp + 1512]
    adc rdx, qword ptr [rsp + 184]
    adc rcx, qword ptr [rsp + 1744]
    adc rbp, 0
    mov qword ptr [rsp + 1744], rcx
    mov rcx, qword ptr [rsp + 1992]
    add rcx, -1
    adc rbp, qword ptr [rsp + 1984]
    mov ecx, 0
    setc cl
    mov qword ptr [rsp + 1984], rcx
    mov rcx, 0xa7d623d9cffa2b71
    imul rcx, r9
    mov qword ptr [rsp + 1992], rdx
    mov rdx, rcx
    mov qword ptr [rsp + 184], rbp
    mulx rbp, rcx, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 1512], rdi
    mov qword ptr [rsp + 1920], r11
    mulx r11, rdi, qword ptr [rip + .Lconstants_x1024_square + 16]
    add rbp, rdi
    mov qword ptr [rsp + 664], r10
    mulx r10, rdi, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r11, rdi
    mov qword ptr [rsp + 1752], rax
    mulx rax, rdi, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc r10, rdi
    mov qword ptr [rsp + 144], r13
    mulx r13, rdi, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc rax, rdi
    mov qword ptr [rsp + 1632], rsi
    mulx rsi, rdi, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc r13, rdi
    mov qword ptr [rsp + 1464], r8
    mulx r8, rdi, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc rsi, rdi
    mov qword ptr [rsp + 1928], rsi
    mulx rsi, rdi, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc r8, rdi
    mov qword ptr [rsp + 448], r8
    mulx r8, rdi, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc rsi, rdi
    mov qword ptr [rsp + 680], rsi
    mulx rsi, rdi, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc r8, rdi
    mov qword ptr [rsp + 904], r8
    mulx r8, rdi, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc rsi, rdi
    mov qword ptr [rsp + 1480], rsi
    mulx rsi, rdi, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc r8, rdi
    mov qword ptr [rsp + 1304], r8
    mulx r8, rdi, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc rsi, rdi
    mov qword ptr [rsp + 1288], rsi
    mulx rsi, rdi, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc r8, rdi
    mov qword ptr [rsp + 1840], r8
    mulx r8, rdi, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc rsi, rdi
    mov qword ptr [rsp + 1096], rsi
    mulx rsi, rdi, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc r8, rdi
    adc rsi, 0
    add r9, rcx
    adc r14, rbp
    adc r15, r11
    adc r12, r10
    adc rbx, rax
    adc r13, qword ptr [rsp + 1464]
    mov rdi, qword ptr [rsp + 1632]
    adc rdi, qword ptr [rsp + 1928]
    mov rcx, qword ptr [rsp + 144]
    adc rcx, qword ptr [rsp + 448]
    mov r9, qword ptr [rsp + 1752]
    adc r9, qword ptr [rsp + 680]
    mov rbp, qword ptr [rsp + 664]
    adc rbp, qword ptr [rsp + 904]
    mov r11, qword ptr [rsp + 1920]
    adc r11, qword ptr [rsp + 1480]
    mov r10, qword ptr [rsp + 1512]
    adc r10, qword ptr [rsp + 1304]
    mov rax, qword ptr [rsp + 1848]
    adc rax, qword ptr [rsp + 1288]
    mov rdx, qword ptr [rsp + 1992]
    adc rdx, qword ptr [rsp + 1840]
    mov qword ptr [rsp + 1840], rdx
    mov rdx, qword ptr [rsp + 1744]
    adc rdx, qword ptr [rsp + 1096]
    adc r8, qword ptr [rsp + 184]
    adc rsi, 0
    mov qword ptr [rsp + 184], r8
    mov r8, qword ptr [rsp + 1984]
    add r8, -1
    adc rsi, qword ptr [rsp + 2040]
    mov r8d, 0
    setc r8b
    mov qword ptr [rsp + 2040], r8
    mov r8, 0xa7d623d9cffa2b71
    imul r8, r14
    mov qword ptr [rsp + 1984], rdx
    mov rdx, r8
    mov qword ptr [rsp + 1096], rsi
    mulx rsi, r8, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 1744], rax
    mov qword ptr [rsp + 1992], r10
    mulx r10, rax, qword ptr [rip + .Lconstants_x1024_square + 16]
    add rsi, rax
    mov qword ptr [rsp + 1288], r11
    mulx r11, rax, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r10, rax
    mov qword ptr [rsp + 1848], rbp
    mulx rbp, rax, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc r11, rax
    mov qword ptr [rsp + 1304], r9
    mulx r9, rax, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc rbp, rax
    mov qword ptr [rsp + 1512], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc r9, rax
    mov qword ptr [rsp + 1480], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc rcx, rax
    mov qword ptr [rsp + 1920], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc rdi, rax
    mov qword ptr [rsp + 904], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc rcx, rax
    mov qword ptr [rsp + 664], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc rdi, rax
    mov qword ptr [rsp + 680], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc rcx, rax
    mov qword ptr [rsp + 1752], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc rdi, rax
    mov qword ptr [rsp + 448], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc rcx, rax
    mov qword ptr [rsp + 144], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc rdi, rax
    mov qword ptr [rsp + 1928], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc rcx, rax
    mov qword ptr [rsp + 1632], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc rdi, rax
    adc rcx, 0
    add r14, r8
    adc r15, rsi
    adc r12, r10
    adc rbx, r11
    adc r13, rbp
    adc r9, qword ptr [rsp + 1480]
    mov rax, qword ptr [rsp + 1512]
    adc rax, qword ptr [rsp + 1920]
    mov r8, qword ptr [rsp + 1304]
    adc r8, qword ptr [rsp + 904]
    mov r14, qword ptr [rsp + 1848]
    adc r14, qword ptr [rsp + 664]
    mov rsi, qword ptr [rsp + 1288]
    adc rsi, qword ptr [rsp + 680]
    mov r10, qword ptr [rsp + 1992]
    adc r10, qword ptr [rsp + 1752]
    mov r11, qword ptr [rsp + 1744]
    adc r11, qword ptr [rsp + 448]
    mov rbp, qword ptr [rsp + 1840]
    adc rbp, qword ptr [rsp + 144]
    mov rdx, qword ptr [rsp + 1984]
    adc rdx, qword ptr [rsp + 1928]
    mov qword ptr [rsp + 1928], rdx
    mov rdx, qword ptr [rsp + 184]
    adc rdx, qword ptr [rsp + 1632]
    adc rdi, qword ptr [rsp + 1096]
    adc rcx, 0
    mov qword ptr [rsp + 1096], rdi
    mov rdi, qword ptr [rsp + 2040]
    add rdi, -1
    adc rcx, qword ptr [rsp + 2032]
    mov edi, 0
    setc dil
    mov qword ptr [rsp + 2032], rdi
    mov rdi, 0xa7d623d9cffa2b71
    imul rdi, r15
    mov qword ptr [rsp + 2040], rdx
    mov rdx, rdi
    mov qword ptr [rsp + 1632], rcx
    mulx rcx, rdi, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 184], rbp
    mov qword ptr [rsp + 1984], r11
    mulx r11, rbp, qword ptr [rip + .Lconstants_x1024_square + 16]
    add rcx, rbp
    mov qword ptr [rsp + 144], r10
    mulx r10, rbp, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r11, rbp
    mov qword ptr [rsp + 1840], rsi
    mulx rsi, rbp, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc r10, rbp
    mov qword ptr [rsp + 448], r14
    mulx r14, rbp, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc rsi, rbp
    mov qword ptr [rsp + 1744], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc r14, rbp
    mov qword ptr [rsp + 1752], rax
    mulx rax, rbp, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc r8, rbp
    mov qword ptr [rsp + 1992], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc rax, rbp
    mov qword ptr [rsp + 680], rax
    mulx rax, rbp, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc r8, rbp
    mov qword ptr [rsp + 1288], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc rax, rbp
    mov qword ptr [rsp + 664], rax
    mulx rax, rbp, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc r8, rbp
    mov qword ptr [rsp + 1848], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc rax, rbp
    mov qword ptr [rsp + 904], rax
    mulx rax, rbp, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc r8, rbp
    mov qword ptr [rsp + 1304], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc rax, rbp
    mov qword ptr [rsp + 1920], rax
    mulx rax, rbp, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc r8, rbp
    mov qword ptr [rsp + 1512], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc rax, rbp
    adc r8, 0
    add r15, rdi
    adc r12, rcx
    adc rbx, r11
    adc r13, r10
    adc r9, rsi
    adc r14, qword ptr [rsp + 1752]
    mov rbp, qword ptr [rsp + 1744]
    adc rbp, qword ptr [rsp + 1992]
    mov rdi, qword ptr [rsp + 448]
    adc rdi, qword ptr [rsp + 680]
    mov r15, qword ptr [rsp + 1840]
    adc r15, qword ptr [rsp + 1288]
    mov rcx, qword ptr [rsp + 144]
    adc rcx, qword ptr [rsp + 664]
    mov r11, qword ptr [rsp + 1984]
    adc r11, qword ptr [rsp + 1848]
    mov r10, qword ptr [rsp + 184]
    adc r10, qword ptr [rsp + 904]
    mov rsi, qword ptr [rsp + 1928]
    adc rsi, qword ptr [rsp + 1304]
    mov rdx, qword ptr [rsp + 2040]
    adc rdx, qword ptr [rsp + 1920]
    mov qword ptr [rsp + 1920], rdx
    mov rdx, qword ptr [rsp + 1096]
    adc rdx, qword ptr [rsp + 1512]
    adc rax, qword ptr [rsp + 1632]
    adc r8, 0
    mov qword ptr [rsp + 1632], rax
    mov rax, qword ptr [rsp + 2032]
    add rax, -1
    adc r8, qword ptr [rsp + 96]
    mov eax, 0
    setc al
    mov qword ptr [rsp + 96], rax
    mov rax, 0xa7d623d9cffa2b71
    imul rax, r12
    mov qword ptr [rsp + 2032], rdx
    mov rdx, rax
    mov qword ptr [rsp + 1512], r8
    mulx r8, rax, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 1096], rsi
    mov qword ptr [rsp + 2040], r10
    mulx r10, rsi, qword ptr [rip + .Lconstants_x1024_square + 16]
    add r8, rsi
    mov qword ptr [rsp + 1304], r11
    mulx r11, rsi, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r10, rsi
    mov qword ptr [rsp + 1928], rcx
    mulx rcx, rsi, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc r11, rsi
    mov qword ptr [rsp + 904], r15
    mulx r15, rsi, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc rcx, rsi
    mov qword ptr [rsp + 184], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc r15, rsi
    mov qword ptr [rsp + 1848], rbp
    mulx rbp, rsi, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc rdi, rsi
    mov qword ptr [rsp + 1984], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc rbp, rsi
    mov qword ptr [rsp + 664], rbp
    mulx rbp, rsi, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc rdi, rsi
    mov qword ptr [rsp + 144], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc rbp, rsi
    mov qword ptr [rsp + 1288], rbp
    mulx rbp, rsi, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc rdi, rsi
    mov qword ptr [rsp + 1840], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc rbp, rsi
    mov qword ptr [rsp + 680], rbp
    mulx rbp, rsi, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc rdi, rsi
    mov qword ptr [rsp + 448], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc rbp, rsi
    mov qword ptr [rsp + 1992], rbp
    mulx rbp, rsi, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc rdi, rsi
    mov qword ptr [rsp + 1744], rdi
    mulx rdi, rsi, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc rbp, rsi
    adc rdi, 0
    add r12, rax
    adc rbx, r8
    adc r13, r10
    adc r9, r11
    adc r14, rcx
    adc r15, qword ptr [rsp + 1848]
    mov rsi, qword ptr [rsp + 184]
    adc rsi, qword ptr [rsp + 1984]
    mov rax, qword ptr [rsp + 904]
    adc rax, qword ptr [rsp + 664]
    mov r12, qword ptr [rsp + 1928]
    adc r12, qword ptr [rsp + 144]
    mov r8, qword ptr [rsp + 1304]
    adc r8, qword ptr [rsp + 1288]
    mov r10, qword ptr [rsp + 2040]
    adc r10, qword ptr [rsp + 1840]
    mov r11, qword ptr [rsp + 1096]
    adc r11, qword ptr [rsp + 680]
    mov rcx, qword ptr [rsp + 1920]
    adc rcx, qword ptr [rsp + 448]
    mov rdx, qword ptr [rsp + 2032]
    adc rdx, qword ptr [rsp + 1992]
    mov qword ptr [rsp + 1992], rdx
    mov rdx, qword ptr [rsp + 1632]
    adc rdx, qword ptr [rsp + 1744]
    adc rbp, qword ptr [rsp + 1512]
    adc rdi, 0
    mov qword ptr [rsp + 1512], rbp
    mov rbp, qword ptr [rsp + 96]
    add rbp, -1
    adc rdi, qword ptr [rsp + 2064]
    mov ebp, 0
    setc bpl
    mov qword ptr [rsp + 2064], rbp
    mov rbp, 0xa7d623d9cffa2b71
    imul rbp, rbx
    mov qword ptr [rsp + 96], rdx
    mov rdx, rbp
    mov qword ptr [rsp + 1744], rdi
    mulx rdi, rbp, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 1632], rcx
    mov qword ptr [rsp + 2032], r11
    mulx r11, rcx, qword ptr [rip + .Lconstants_x1024_square + 16]
    add rdi, rcx
    mov qword ptr [rsp + 448], r10
    mulx r10, rcx, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r11, rcx
    mov qword ptr [rsp + 1920], r8
    mulx r8, rcx, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc r10, rcx
    mov qword ptr [rsp + 680], r12
    mulx r12, rcx, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc r8, rcx
    mov qword ptr [rsp + 1096], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc r12, rcx
    mov qword ptr [rsp + 1840], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc rax, rcx
    mov qword ptr [rsp + 2040], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc rsi, rcx
    mov qword ptr [rsp + 1288], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc rax, rcx
    mov qword ptr [rsp + 1304], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc rsi, rcx
    mov qword ptr [rsp + 144], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc rax, rcx
    mov qword ptr [rsp + 1928], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc rsi, rcx
    mov qword ptr [rsp + 664], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc rax, rcx
    mov qword ptr [rsp + 904], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc rsi, rcx
    mov qword ptr [rsp + 1984], rsi
    mulx rsi, rcx, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc rax, rcx
    mov qword ptr [rsp + 184], rax
    mulx rax, rcx, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc rsi, rcx
    adc rax, 0
    add rbx, rbp
    adc r13, rdi
    adc r9, r11
    adc r14, r10
    adc r15, r8
    adc r12, qword ptr [rsp + 1840]
    mov rcx, qword ptr [rsp + 1096]
    adc rcx, qword ptr [rsp + 2040]
    mov rbp, qword ptr [rsp + 680]
    adc rbp, qword ptr [rsp + 1288]
    mov rbx, qword ptr [rsp + 1920]
    adc rbx, qword ptr [rsp + 1304]
    mov rdi, qword ptr [rsp + 448]
    adc rdi, qword ptr [rsp + 144]
    mov r11, qword ptr [rsp + 2032]
    adc r11, qword ptr [rsp + 1928]
    mov r10, qword ptr [rsp + 1632]
    adc r10, qword ptr [rsp + 664]
    mov r8, qword ptr [rsp + 1992]
    adc r8, qword ptr [rsp + 904]
    mov rdx, qword ptr [rsp + 96]
    adc rdx, qword ptr [rsp + 1984]
    mov qword ptr [rsp + 1984], rdx
    mov rdx, qword ptr [rsp + 1512]
    adc rdx, qword ptr [rsp + 184]
    adc rsi, qword ptr [rsp + 1744]
    adc rax, 0
    mov qword ptr [rsp + 1744], rsi
    mov rsi, qword ptr [rsp + 2064]
    add rsi, -1
    adc rax, qword ptr [rsp + 112]
    mov esi, 0
    setc sil
    mov qword ptr [rsp + 112], rsi
    mov rsi, 0xa7d623d9cffa2b71
    imul rsi, r13
    mov qword ptr [rsp + 2064], rdx
    mov rdx, rsi
    mov qword ptr [rsp + 184], rax
    mulx rax, rsi, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 1512], r8
    mov qword ptr [rsp + 96], r10
    mulx r10, r8, qword ptr [rip + .Lconstants_x1024_square + 16]
    add rax, r8
    mov qword ptr [rsp + 904], r11
    mulx r11, r8, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r10, r8
    mov qword ptr [rsp + 1992], rdi
    mulx rdi, r8, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc r11, r8
    mov qword ptr [rsp + 664], rbx
    mulx rbx, r8, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc rdi, r8
    mov qword ptr [rsp + 1632], rbp
    mulx rbp, r8, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc rbx, r8
    mov qword ptr [rsp + 1928], rcx
    mulx rcx, r8, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc rbp, r8
    mov qword ptr [rsp + 2032], rbp
    mulx rbp, r8, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc rcx, r8
    mov qword ptr [rsp + 144], rcx
    mulx rcx, r8, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc rbp, r8
    mov qword ptr [rsp + 448], rbp
    mulx rbp, r8, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc rcx, r8
    mov qword ptr [rsp + 1304], rcx
    mulx rcx, r8, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc rbp, r8
    mov qword ptr [rsp + 1920], rbp
    mulx rbp, r8, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc rcx, r8
    mov qword ptr [rsp + 1288], rcx
    mulx rcx, r8, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc rbp, r8
    mov qword ptr [rsp + 680], rbp
    mulx rbp, r8, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc rcx, r8
    mov qword ptr [rsp + 2040], rcx
    mulx rcx, r8, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc rbp, r8
    mov qword ptr [rsp + 1096], rbp
    mulx rbp, r8, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc rcx, r8
    adc rbp, 0
    add r13, rsi
    adc r9, rax
    adc r14, r10
    adc r15, r11
    adc r12, rdi
    adc rbx, qword ptr [rsp + 1928]
    mov r8, qword ptr [rsp + 1632]
    adc r8, qword ptr [rsp + 2032]
    mov rsi, qword ptr [rsp + 664]
    adc rsi, qword ptr [rsp + 144]
    mov r13, qword ptr [rsp + 1992]
    adc r13, qword ptr [rsp + 448]
    mov rax, qword ptr [rsp + 904]
    adc rax, qword ptr [rsp + 1304]
    mov r10, qword ptr [rsp + 96]
    adc r10, qword ptr [rsp + 1920]
    mov r11, qword ptr [rsp + 1512]
    adc r11, qword ptr [rsp + 1288]
    mov rdi, qword ptr [rsp + 1984]
    adc rdi, qword ptr [rsp + 680]
    mov rdx, qword ptr [rsp + 2064]
    adc rdx, qword ptr [rsp + 2040]
    mov qword ptr [rsp + 2040], rdx
    mov rdx, qword ptr [rsp + 1744]
    adc rdx, qword ptr [rsp + 1096]
    adc rcx, qword ptr [rsp + 184]
    adc rbp, 0
    mov qword ptr [rsp + 184], rcx
    mov rcx, qword ptr [rsp + 112]
    add rcx, -1
    adc rbp, qword ptr [rsp + 128]
    mov ecx, 0
    setc cl
    mov qword ptr [rsp + 128], rcx
    mov rcx, 0xa7d623d9cffa2b71
    imul rcx, r9
    mov qword ptr [rsp + 112], rdx
    mov rdx, rcx
    mov qword ptr [rsp + 1096], rbp
    mulx rbp, rcx, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 1744], rdi
    mov qword ptr [rsp + 2064], r11
    mulx r11, rdi, qword ptr [rip + .Lconstants_x1024_square + 16]
    add rbp, rdi
    mov qword ptr [rsp + 680], r10
    mulx r10, rdi, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r11, rdi
    mov qword ptr [rsp + 1984], rax
    mulx rax, rdi, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc r10, rdi
    mov qword ptr [rsp + 1288], r13
    mulx r13, rdi, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc rax, rdi
    mov qword ptr [rsp + 1512], rsi
    mulx rsi, rdi, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc r13, rdi
    mov qword ptr [rsp + 1920], r8
    mulx r8, rdi, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc rsi, rdi
    mov qword ptr [rsp + 96], rsi
    mulx rsi, rdi, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc r8, rdi
    mov qword ptr [rsp + 1304], r8
    mulx r8, rdi, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc rsi, rdi
    mov qword ptr [rsp + 904], rsi
    mulx rsi, rdi, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc r8, rdi
    mov qword ptr [rsp + 448], r8
    mulx r8, rdi, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc rsi, rdi
    mov qword ptr [rsp + 1992], rsi
    mulx rsi, rdi, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc r8, rdi
    mov qword ptr [rsp + 144], r8
    mulx r8, rdi, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc rsi, rdi
    mov qword ptr [rsp + 664], rsi
    mulx rsi, rdi, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc r8, rdi
    mov qword ptr [rsp + 2032], r8
    mulx r8, rdi, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc rsi, rdi
    mov qword ptr [rsp + 1632], rsi
    mulx rsi, rdi, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc r8, rdi
    adc rsi, 0
    add r9, rcx
    adc r14, rbp
    adc r15, r11
    adc r12, r10
    adc rbx, rax
    adc r13, qword ptr [rsp + 1920]
    mov rdi, qword ptr [rsp + 1512]
    adc rdi, qword ptr [rsp + 96]
    mov rcx, qword ptr [rsp + 1288]
    adc rcx, qword ptr [rsp + 1304]
    mov r9, qword ptr [rsp + 1984]
    adc r9, qword ptr [rsp + 904]
    mov rbp, qword ptr [rsp + 680]
    adc rbp, qword ptr [rsp + 448]
    mov r11, qword ptr [rsp + 2064]
    adc r11, qword ptr [rsp + 1992]
    mov r10, qword ptr [rsp + 1744]
    adc r10, qword ptr [rsp + 144]
    mov rax, qword ptr [rsp + 2040]
    adc rax, qword ptr [rsp + 664]
    mov rdx, qword ptr [rsp + 112]
    adc rdx, qword ptr [rsp + 2032]
    mov qword ptr [rsp + 2032], rdx
    mov rdx, qword ptr [rsp + 184]
    adc rdx, qword ptr [rsp + 1632]
    adc r8, qword ptr [rsp + 1096]
    adc rsi, 0
    mov qword ptr [rsp + 1096], r8
    mov r8, qword ptr [rsp + 128]
    add r8, -1
    adc rsi, qword ptr [rsp + 1624]
    mov r8d, 0
    setc r8b
    mov qword ptr [rsp + 1624], r8
    mov r8, 0xa7d623d9cffa2b71
    imul r8, r14
    mov qword ptr [rsp + 128], rdx
    mov rdx, r8
    mov qword ptr [rsp + 1632], rsi
    mulx rsi, r8, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 184], rax
    mov qword ptr [rsp + 112], r10
    mulx r10, rax, qword ptr [rip + .Lconstants_x1024_square + 16]
    add rsi, rax
    mov qword ptr [rsp + 664], r11
    mulx r11, rax, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r10, rax
    mov qword ptr [rsp + 2040], rbp
    mulx rbp, rax, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc r11, rax
    mov qword ptr [rsp + 144], r9
    mulx r9, rax, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc rbp, rax
    mov qword ptr [rsp + 1744], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc r9, rax
    mov qword ptr [rsp + 1992], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc rcx, rax
    mov qword ptr [rsp + 2064], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc rdi, rax
    mov qword ptr [rsp + 448], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc rcx, rax
    mov qword ptr [rsp + 680], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc rdi, rax
    mov qword ptr [rsp + 904], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc rcx, rax
    mov qword ptr [rsp + 1984], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc rdi, rax
    mov qword ptr [rsp + 1304], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc rcx, rax
    mov qword ptr [rsp + 1288], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc rdi, rax
    mov qword ptr [rsp + 96], rdi
    mulx rdi, rax, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc rcx, rax
    mov qword ptr [rsp + 1512], rcx
    mulx rcx, rax, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc rdi, rax
    adc rcx, 0
    add r14, r8
    adc r15, rsi
    adc r12, r10
    adc rbx, r11
    adc r13, rbp
    adc r9, qword ptr [rsp + 1992]
    mov rax, qword ptr [rsp + 1744]
    adc rax, qword ptr [rsp + 2064]
    mov r8, qword ptr [rsp + 144]
    adc r8, qword ptr [rsp + 448]
    mov r14, qword ptr [rsp + 2040]
    adc r14, qword ptr [rsp + 680]
    mov rsi, qword ptr [rsp + 664]
    adc rsi, qword ptr [rsp + 904]
    mov r10, qword ptr [rsp + 112]
    adc r10, qword ptr [rsp + 1984]
    mov r11, qword ptr [rsp + 184]
    adc r11, qword ptr [rsp + 1304]
    mov rbp, qword ptr [rsp + 2032]
    adc rbp, qword ptr [rsp + 1288]
    mov rdx, qword ptr [rsp + 128]
    adc rdx, qword ptr [rsp + 96]
    mov qword ptr [rsp + 96], rdx
    mov rdx, qword ptr [rsp + 1096]
    adc rdx, qword ptr [rsp + 1512]
    adc rdi, qword ptr [rsp + 1632]
    adc rcx, 0
    mov qword ptr [rsp + 1632], rdi
    mov rdi, qword ptr [rsp + 1624]
    add rdi, -1
    adc rcx, qword ptr [rsp + 2048]
    mov edi, 0
    setc dil
    mov qword ptr [rsp + 2048], rdi
    mov rdi, 0xa7d623d9cffa2b71
    imul rdi, r15
    mov qword ptr [rsp + 1624], rdx
    mov rdx, rdi
    mov qword ptr [rsp + 1512], rcx
    mulx rcx, rdi, qword ptr [rip + .Lconstants_x1024_square + 8]
    mov qword ptr [rsp + 1096], rbp
    mov qword ptr [rsp + 128], r11
    mulx r11, rbp, qword ptr [rip + .Lconstants_x1024_square + 16]
    add rcx, rbp
    mov qword ptr [rsp + 1288], r10
    mulx r10, rbp, qword ptr [rip + .Lconstants_x1024_square + 24]
    adc r11, rbp
    mov qword ptr [rsp + 2032], rsi
    mulx rsi, rbp, qword ptr [rip + .Lconstants_x1024_square + 32]
    adc r10, rbp
    mov qword ptr [rsp + 1304], r14
    mulx r14, rbp, qword ptr [rip + .Lconstants_x1024_square + 40]
    adc rsi, rbp
    mov qword ptr [rsp + 184], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_square + 48]
    adc r14, rbp
    mov qword ptr [rsp + 1984], rax
    mulx rax, rbp, qword ptr [rip + .Lconstants_x1024_square + 56]
    adc r8, rbp
    mov qword ptr [rsp + 112], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_square + 64]
    adc rax, rbp
    mov qword ptr [rsp + 904], rax
    mulx rax, rbp, qword ptr [rip + .Lconstants_x1024_square + 72]
    adc r8, rbp
    mov qword ptr [rsp + 664], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_square + 80]
    adc rax, rbp
    mov qword ptr [rsp + 680], rax
    mulx rax, rbp, qword ptr [rip + .Lconstants_x1024_square + 88]
    adc r8, rbp
    mov qword ptr [rsp + 2040], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_square + 96]
    adc rax, rbp
    mov qword ptr [rsp + 448], rax
    mulx rax, rbp, qword ptr [rip + .Lconstants_x1024_square + 104]
    adc r8, rbp
    mov qword ptr [rsp + 144], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_square + 112]
    adc rax, rbp
    mov qword ptr [rsp + 2064], rax
    mulx rax, rbp, qword ptr [rip + .Lconstants_x1024_square + 120]
    adc r8, rbp
    mov qword ptr [rsp + 1744], r8
    mulx r8, rbp, qword ptr [rip + .Lconstants_x1024_square + 128]
    adc rax, rbp
    adc r8, 0
    add r15, rdi
    adc r12, rcx
    adc rbx, r11
    adc r13, r10
    adc r9, rsi
    adc r14, qword ptr [rsp + 1984]
    mov rbp, qword ptr [rsp + 184]
    adc rbp, qword ptr [rsp + 112]
    mov rdi, qword ptr [rsp + 1304]
    adc rdi, qword ptr [rsp + 904]
    mov r15, qword ptr [rsp + 2032]
    adc r15, qword ptr [rsp + 664]
    mov rcx, qword ptr [rsp + 1288]
    adc rcx, qword ptr [rsp + 680]
    mov r11, qword ptr [rsp + 128]
    adc r11, qword ptr [rsp + 2040]
    mov r10, qword ptr [rsp + 1096]
    adc r10, qword ptr [rsp + 448]
    mov rsi, qword ptr [rsp + 96]
    adc rsi, qword ptr [rsp + 144]
    mov rdx, qword ptr [rsp + 1624]
    adc rdx, qword ptr [rsp + 2064]
    mov qword ptr [rsp + 2064], rdx
    mov rdx, qword ptr [rsp + 1632]
    adc rdx, qword ptr [rsp + 1744]
    adc rax, qword ptr [rsp + 1512]
    adc r8, 0
    mov qword ptr [rsp + 1512], rax
    mov rax, qword ptr [rsp + 2048]
    add rax, -1
    adc r8, qword ptr [rsp + 2056]
    sbb rax, rax
    mov qword ptr [rsp + 2056], r8
    mov r8, 0xeaa4a0899040ca6f
    and r8, rax
    mov qword ptr [rsp + 2048], rdx
    mov rdx, 0xf52f120f836e582e
    and rdx, rax
    mov qword ptr [rsp + 1744], rsi
    mov rsi, 0xcb2a634331f3c84d
    and rsi, rax
    mov qword ptr [rsp + 1632], r10
    mov r10, 0xc6d5a8a38bb7e9dc
    and r10, rax
    mov qword ptr [rsp + 1624], r11
    mov r11, 0x460abc722f7c4e33
    and r11, rax
    mov qword ptr [rsp + 144], rcx
    mov rcx, 0xcab1bc911688458a
    and rcx, rax
    mov qword ptr [rsp + 96], r15
    mov r15, 0x53059c6011bc337b
    and r15, rax
    mov qword ptr [rsp + 448], rdi
    mov rdi, 0xd2202e8742af1f4e
    and rdi, rax
    mov qword ptr [rsp + 1096], rdi
    mov rdi, 0x780487363dfa2768
    and rdi, rax
    mov qword ptr [rsp + 2040], rdi
    mov rdi, 0xf74a85e439c7b4a
    and rdi, rax
    mov qword ptr [rsp + 128], rdi
    mov rdi, 0xa8b1fe6fdc83db39
    and rdi, rax
    mov qword ptr [rsp + 680], rdi
    mov rdi, 0x4afc83043ab8a2c3
    and rdi, rax
    mov qword ptr [rsp + 1288], rdi
    mov rdi, 0xed17ac8583339915
    and rdi, rax
    mov qword ptr [rsp + 664], rdi
    mov rdi, 0x1d6f60ba893ba84c
    and rdi, rax
    mov qword ptr [rsp + 2032], rdi
    mov rdi, 0x597d89b3754abe9f
    and rdi, rax
    and rax, qword ptr [rip + .Lconstants_x1024_square + 128]
    sub r12, r8
    mov r8, qword ptr [rsp]
    mov qword ptr [r8], r12
    sbb rbx, rdx
    mov qword ptr [r8 + 8], rbx
    sbb r13, rsi
    mov qword ptr [r8 + 16], r13
    sbb r9, r10
    mov qword ptr [r8 + 24], r9
    sbb r14, r11
    mov qword ptr [r8 + 32], r14
    sbb rbp, rcx
    mov qword ptr [r8 + 40], rbp
    mov r12, qword ptr [rsp + 448]
    sbb r12, r15
    mov qword ptr [r8 + 48], r12
    mov rbx, qword ptr [rsp + 96]
    sbb rbx, qword ptr [rsp + 1096]
    mov qword ptr [r8 + 56], rbx
    mov rsi, qword ptr [rsp + 144]
    sbb rsi, qword ptr [rsp + 2040]
    mov qword ptr [r8 + 64], rsi
    mov r13, qword ptr [rsp + 1624]
    sbb r13, qword ptr [rsp + 128]
    mov qword ptr [r8 + 72], r13
    mov r10, qword ptr [rsp + 1632]
    sbb r10, qword ptr [rsp + 680]
    mov qword ptr [r8 + 80], r10
    mov r9, qword ptr [rsp + 1744]
    sbb r9, qword ptr [rsp + 1288]
    mov qword ptr [r8 + 88], r9
    mov r11, qword ptr [rsp + 2064]
    sbb r11, qword ptr [rsp + 664]
    mov qword ptr [r8 + 96], r11
    mov r14, qword ptr [rsp + 2048]
    sbb r14, qword ptr [rsp + 2032]
    mov qword ptr [r8 + 104], r14
    mov rcx, qword ptr [rsp + 1512]
    sbb rcx, rdi
    mov qword ptr [r8 + 112], rcx
    mov rbp, qword ptr [rsp + 2056]
    sbb rbp, rax
    mov qword ptr [r8 + 120], rbp
    add rsp, 2072
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    ret
    .size x1024_square, .-x1024_square
