# Arithmetic modulo 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b (csidh512). Machine-made by Limbforge: do not edit.
#
# Command: limbforge regen
# Prime:   0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
# Recipe:  8x64 operand-scanning double-word montgomery(operand-scanning) carry(none) invert(divsteps)
# Limbs:   8 words of 64 bits
# Domain:  Montgomery; the sum of limb * weight is the element times R = 2^512 modulo the prime
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
#
# Target:  rv64gc+ise-full, scheduled for Rocket with a pipelined multiplier; calling convention LP64
# Limbforge read back the assembled object and proved that each function satisfies its formula for all inputs within bounds.
# This file has no operations with loops; the C source has them: to_montgomery, mul_small, from_bytes, from_bytes_canonical, double, is_zero, equal, is_odd, conditional_negate, from_bytes_wide, pow2k, vartime_pow, invert, invert_batch, pow_root, sqrt, pow_euler, is_square, legendre.

# `out = a + b (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - takes `b`: every word in `[0, 2^64 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# rocket: 137 cycles, 131 instructions, 6 stalled by multiply
    .section .rodata
    .balign 8
.Lcsidh512_add_constants:
    .dword 0xc8fc8df598726f0a
    .dword 0x7b1bc81750a6af95
    .dword 0x5d319e67c1e961b4
    .dword 0xb0aa7275301955f1
    .dword 0x4a080672d9ba6c64
    .dword 0x97a5ef8a246ee77b
    .dword 0x06ea9e5d4383676a
    .dword 0x3496e2e117e0ec80
    .text
    .balign 4
    .globl csidh512_add
    .type csidh512_add, @function
csidh512_add:
    addi sp, sp, -32
    sd s0, 8(sp)
    sd s1, 16(sp)
    sd s2, 24(sp)
    ld t0, 0(a1)
    ld t1, 0(a2)
    ld t4, 8(a1)
    add t2, t0, t1
    sltu t3, t2, t0
    ld t5, 8(a2)
    ld a4, 16(a1)
    add t6, t4, t5
    .insn r4 0x7b, 7, 2, a3, t0, t1, t6              # cadd a3, t0, t1, t6
    ld a5, 16(a2)
    ld a7, 24(a1)
    add a6, a4, a5
    ld s0, 24(a2)
    sltu s2, a3, t3
    add s1, a7, s0
    .insn r4 0x7b, 7, 2, t6, t4, t5, s2              # cadd t6, t4, t5, s2
    ld t1, 32(a1)
    ld t0, 32(a2)
    add s2, t6, a6
    add t3, t1, t0
    sltu t5, s2, t6
    .insn r4 0x7b, 7, 2, t4, a4, a5, t5              # cadd t4, a4, a5, t5
    ld a6, 40(a1)
    ld t6, 40(a2)
    add a5, t4, s1
    add t5, a6, t6
    sltu a4, a5, t4
    .insn r4 0x7b, 7, 2, s1, a7, s0, a4              # cadd s1, a7, s0, a4
    ld t4, 48(a1)
    ld a4, 48(a2)
    add a7, s1, t3
    add s0, t4, a4
    sltu t3, a7, s1
    .insn r4 0x7b, 7, 2, s1, t1, t0, t3              # cadd s1, t1, t0, t3
    ld t3, 56(a1)
    ld t0, 56(a2)
    add t5, s1, t5
    add t1, t3, t0
    sltu s1, t5, s1
    .insn r4 0x7b, 7, 2, s1, a6, t6, s1              # cadd s1, a6, t6, s1
    sd a0, 0(sp)
    add t6, s1, s0
    sltu a6, t6, s1
    .insn r4 0x7b, 7, 2, s0, t4, a4, a6              # cadd s0, t4, a4, a6
    add s1, s0, t1
    sltu a6, s1, s0
    .insn r4 0x7b, 7, 2, a4, t3, t0, a6              # cadd a4, t3, t0, a6
    lla t1, .Lcsidh512_add_constants
    ld s0, 0(t1)
    sub t4, zero, a4
    and a6, s0, t4
    ld t0, 8(t1)
    ld t3, 16(t1)
    and a2, t0, t4
    and a1, t3, t4
    ld a4, 24(t1)
    ld t3, 32(t1)
    and a4, a4, t4
    and t3, t3, t4
    .insn r4 0x7b, 7, 2, a2, t2, a6, a2              # cadd a2, t2, a6, a2
    ld t0, 40(t1)
    ld s0, 48(t1)
    and t0, t0, t4
    and s0, s0, t4
    .insn r4 0x7b, 7, 2, a1, a3, a2, a1              # cadd a1, a3, a2, a1
    ld a0, 56(t1)
    add a6, t2, a6
    and t4, a0, t4
    .insn r4 0x7b, 7, 2, t2, s2, a1, a4              # cadd t2, s2, a1, a4
    add a4, a3, a2
    add a2, s2, a1
    .insn r4 0x7b, 7, 2, a3, a5, t2, t3              # cadd a3, a5, t2, t3
    add a1, a5, t2
    .insn r4 0x7b, 7, 2, s2, a7, a3, t0              # cadd s2, a7, a3, t0
    add t3, a7, a3
    .insn r4 0x7b, 7, 2, t2, t5, s2, s0              # cadd t2, t5, s2, s0
    add a5, t5, s2
    ld t5, 0(t1)
    .insn r4 0x7b, 7, 2, t0, t6, t2, t4              # cadd t0, t6, t2, t4
    add a3, t6, t2
    ld t2, 8(t1)
    add a7, s1, t0
    sltu s0, a7, s1
    sub s2, zero, s0
    and t4, t5, s2
    and t6, t2, s2
    ld t0, 16(t1)
    ld s0, 24(t1)
    and s1, t0, s2
    and t5, s0, s2
    ld t2, 32(t1)
    .insn r4 0x7b, 7, 2, s0, a6, t4, t6              # cadd s0, a6, t4, t6
    and t0, t2, s2
    ld t2, 40(t1)
    .insn r4 0x7b, 7, 2, s1, a4, s0, s1              # cadd s1, a4, s0, s1
    and t6, t2, s2
    ld t2, 48(t1)
    .insn r4 0x7b, 7, 2, t1, a2, s1, t5              # cadd t1, a2, s1, t5
    and t2, t2, s2
    and s2, a0, s2
    add a0, a6, t4
    ld t4, 0(sp)
    add a6, a4, s0
    sd a0, 0(t4)
    .insn r4 0x7b, 7, 2, t5, a1, t1, t0              # cadd t5, a1, t1, t0
    sd a6, 8(t4)
    add a0, a2, s1
    .insn r4 0x7b, 7, 2, s0, t3, t5, t6              # cadd s0, t3, t5, t6
    sd a0, 16(t4)
    add a4, a1, t1
    sd a4, 24(t4)
    add t0, t3, t5
    sd t0, 32(t4)
    add a6, a5, s0
    sd a6, 40(t4)
    .insn r4 0x7b, 7, 2, s1, a5, s0, t2              # cadd s1, a5, s0, t2
    ld s0, 8(sp)
    add a2, a3, s1
    sd a2, 48(t4)
    .insn r4 0x7b, 7, 2, t6, a3, s1, s2              # cadd t6, a3, s1, s2
    ld s1, 16(sp)
    ld s2, 24(sp)
    add a0, a7, t6
    sd a0, 56(t4)
    addi sp, sp, 32
    jalr zero, 0(ra)
    .size csidh512_add, .-csidh512_add

# `out = a - b (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - takes `b`: every word in `[0, 2^64 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# rocket: 155 cycles, 153 instructions, 2 stalled by load
    .section .rodata
    .balign 8
.Lcsidh512_sub_constants:
    .dword 0xc8fc8df598726f0a
    .dword 0x3496e2e117e0ec80
    .dword 0x06ea9e5d4383676a
    .dword 0x97a5ef8a246ee77b
    .dword 0x4a080672d9ba6c64
    .dword 0xb0aa7275301955f1
    .dword 0x5d319e67c1e961b4
    .dword 0x7b1bc81750a6af95
    .text
    .balign 4
    .globl csidh512_sub
    .type csidh512_sub, @function
csidh512_sub:
    addi sp, sp, -32
    sd s0, 8(sp)
    sd s1, 16(sp)
    sd s2, 24(sp)
    ld t0, 0(a1)
    ld t1, 0(a2)
    ld t4, 8(a1)
    sub t2, t0, t1
    sltu t3, t0, t1
    ld t5, 8(a2)
    ld a7, 16(a1)
    sub t6, t4, t5
    sltu a3, t4, t5
    sub a4, t6, t3
    sltu a5, t6, t3
    add a6, a3, a5
    ld s0, 16(a2)
    ld t4, 24(a1)
    sub s1, a7, s0
    sltu s2, a7, s0
    sub t1, s1, a6
    sltu t0, s1, a6
    add t5, s2, t0
    ld t3, 24(a2)
    ld a6, 32(a1)
    sub t6, t4, t3
    sltu a5, t4, t3
    sub a3, t6, t5
    sltu s0, t6, t5
    add a7, a5, s0
    ld s1, 32(a2)
    ld t6, 40(a1)
    sub t0, a6, s1
    sltu s2, a6, s1
    sub t3, t0, a7
    sltu t4, t0, a7
    add t5, s2, t4
    ld s0, 40(a2)
    ld t4, 48(a1)
    sub a5, t6, s0
    sltu s1, t6, s0
    sub a6, a5, t5
    sltu a7, a5, t5
    add t0, s1, a7
    ld s2, 48(a2)
    ld s1, 56(a1)
    sub s0, t4, s2
    sltu t6, t4, s2
    sub t5, s0, t0
    sltu a5, s0, t0
    add a7, t6, a5
    ld s2, 56(a2)
    lla a2, .Lcsidh512_sub_constants
    sub t4, s1, s2
    sltu t0, s1, s2
    sub s0, t4, a7
    sltu a5, t4, a7
    add t6, t0, a5
    sub s2, zero, t6
    ld s1, 0(a2)
    ld a7, 56(a2)
    and a1, s1, s2
    and t4, a7, s2
    ld a5, 48(a2)
    ld t6, 40(a2)
    and t0, a5, s2
    and t6, t6, s2
    ld a5, 32(a2)
    ld a7, 24(a2)
    and a5, a5, s2
    and a7, a7, s2
    ld s1, 16(a2)
    sd a0, 0(sp)
    and s1, s1, s2
    ld a0, 8(a2)
    and s2, a0, s2
    sub a0, t2, a1
    sltu a1, t2, a1
    add t2, t4, a1
    sub a1, a4, t2
    sltu t4, a4, t2
    add t2, t0, t4
    sub a4, t1, t2
    sltu t4, t1, t2
    add t0, t6, t4
    sub t2, a3, t0
    sltu t1, a3, t0
    add t4, a5, t1
    sub t6, t3, t4
    sltu t0, t3, t4
    add a3, a7, t0
    sub t1, a6, a3
    sltu a5, a6, a3
    add t4, s1, a5
    sub t3, t5, t4
    sltu t0, t5, t4
    add a7, s2, t0
    sub a3, s0, a7
    sltu a6, s0, a7
    sub a5, zero, a6
    ld s1, 0(a2)
    ld t5, 56(a2)
    and t4, s1, a5
    and t0, t5, a5
    ld s2, 48(a2)
    ld s0, 40(a2)
    and a7, s2, a5
    and a6, s0, a5
    ld s1, 32(a2)
    ld s2, 24(a2)
    and t5, s1, a5
    and s0, s2, a5
    ld s1, 16(a2)
    and s2, s1, a5
    ld s1, 8(a2)
    ld a2, 0(sp)
    and a5, s1, a5
    sub s1, a0, t4
    sd s1, 0(a2)
    sltu s1, a0, t4
    add t4, t0, s1
    sub a0, a1, t4
    sd a0, 8(a2)
    sltu s1, a1, t4
    add t0, a7, s1
    sub a0, a4, t0
    sd a0, 16(a2)
    sltu t4, a4, t0
    add a1, a6, t4
    sub s1, t2, a1
    sd s1, 24(a2)
    sltu a7, t2, a1
    add a0, t5, a7
    sub t0, t6, a0
    sd t0, 32(a2)
    sltu a4, t6, a0
    add t4, s0, a4
    sub a6, t1, t4
    sd a6, 40(a2)
    sltu s1, t1, t4
    add a1, s2, s1
    sub t2, t3, a1
    sd t2, 48(a2)
    sltu a7, t3, a1
    add t5, a5, a7
    sub t0, a3, t5
    sd t0, 56(a2)
    ld s0, 8(sp)
    ld s1, 16(sp)
    ld s2, 24(sp)
    addi sp, sp, 32
    jalr zero, 0(ra)
    .size csidh512_sub, .-csidh512_sub

# `out = -a (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# rocket: 147 cycles, 145 instructions, 2 stalled by load
    .section .rodata
    .balign 8
.Lcsidh512_opp_constants:
    .dword 0xc8fc8df598726f0a
    .dword 0x3496e2e117e0ec80
    .dword 0x06ea9e5d4383676a
    .dword 0x97a5ef8a246ee77b
    .dword 0x4a080672d9ba6c64
    .dword 0xb0aa7275301955f1
    .dword 0x5d319e67c1e961b4
    .dword 0x7b1bc81750a6af95
    .text
    .balign 4
    .globl csidh512_opp
    .type csidh512_opp, @function
csidh512_opp:
    addi sp, sp, -32
    sd s0, 8(sp)
    sd s1, 16(sp)
    sd s2, 24(sp)
    ld t0, 0(a1)
    ld t3, 8(a1)
    sub t1, zero, t0
    sltu t2, zero, t0
    sub t4, zero, t3
    sltu t5, zero, t3
    sub t6, t4, t2
    sltu a2, t4, t2
    add a3, t5, a2
    ld a4, 16(a1)
    ld s2, 24(a1)
    sub a5, zero, a4
    sltu a6, zero, a4
    sub a7, a5, a3
    sltu s0, a5, a3
    add s1, a6, s0
    sub t0, zero, s2
    sltu t3, zero, s2
    sub t2, t0, s1
    sltu t4, t0, s1
    add a2, t3, t4
    ld t5, 32(a1)
    ld s2, 40(a1)
    sub a4, zero, t5
    sltu a3, zero, t5
    sub a5, a4, a2
    sltu s0, a4, a2
    add a6, a3, s0
    sub s1, zero, s2
    sltu t0, zero, s2
    sub t4, s1, a6
    sltu t3, s1, a6
    add t5, t0, t3
    ld a2, 48(a1)
    ld s1, 56(a1)
    sub a4, zero, a2
    sltu s0, zero, a2
    sub a3, a4, t5
    sltu s2, a4, t5
    add a6, s0, s2
    sub t3, zero, s1
    sltu t0, zero, s1
    sub a2, t3, a6
    sltu t5, t3, a6
    add a4, t0, t5
    sub s2, zero, a4
    lla s0, .Lcsidh512_opp_constants
    ld s1, 0(s0)
    ld a6, 56(s0)
    and a1, s1, s2
    and t3, a6, s2
    ld t5, 48(s0)
    ld a4, 40(s0)
    and t0, t5, s2
    and a4, a4, s2
    ld t5, 32(s0)
    ld a6, 24(s0)
    and t5, t5, s2
    and a6, a6, s2
    ld s1, 16(s0)
    sd a0, 0(sp)
    and s1, s1, s2
    ld a0, 8(s0)
    and s2, a0, s2
    sub a0, t1, a1
    sltu a1, t1, a1
    add t1, t3, a1
    sub a1, t6, t1
    sltu t3, t6, t1
    add t1, t0, t3
    sub t6, a7, t1
    sltu t3, a7, t1
    add t0, a4, t3
    sub t1, t2, t0
    sltu a7, t2, t0
    add t3, t5, a7
    sub a4, a5, t3
    sltu t0, a5, t3
    add t2, a6, t0
    sub a7, t4, t2
    sltu t5, t4, t2
    add t3, s1, t5
    sub a5, a3, t3
    sltu t0, a3, t3
    add a6, s2, t0
    sub t2, a2, a6
    sltu t4, a2, a6
    sub t5, zero, t4
    ld s1, 0(s0)
    ld a3, 56(s0)
    and t3, s1, t5
    and t0, a3, t5
    ld s2, 48(s0)
    ld a2, 40(s0)
    and a6, s2, t5
    and t4, a2, t5
    ld s1, 32(s0)
    ld s2, 24(s0)
    and a3, s1, t5
    and a2, s2, t5
    ld s1, 16(s0)
    and s2, s1, t5
    ld s1, 8(s0)
    ld s0, 0(sp)
    and t5, s1, t5
    sub s1, a0, t3
    sd s1, 0(s0)
    sltu s1, a0, t3
    add t3, t0, s1
    sub a0, a1, t3
    sd a0, 8(s0)
    sltu s1, a1, t3
    add t0, a6, s1
    sub a0, t6, t0
    sd a0, 16(s0)
    sltu t3, t6, t0
    add a1, t4, t3
    sub s1, t1, a1
    sd s1, 24(s0)
    sltu a6, t1, a1
    add a0, a3, a6
    sub t0, a4, a0
    sd t0, 32(s0)
    sltu t6, a4, a0
    add t3, a2, t6
    sub t4, a7, t3
    sd t4, 40(s0)
    sltu s1, a7, t3
    add a1, s2, s1
    sub t1, a5, a1
    sd t1, 48(s0)
    sltu a6, a5, a1
    add a3, t5, a6
    sub t0, t2, a3
    sd t0, 56(s0)
    ld s0, 8(sp)
    ld s1, 16(sp)
    ld s2, 24(sp)
    addi sp, sp, 32
    jalr zero, 0(ra)
    .size csidh512_opp, .-csidh512_opp

# `R * out = a * b (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - takes `b`: every word in `[0, 2^64 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# rocket: 593 cycles, 589 instructions, 4 stalled by multiply
    .section .rodata
    .balign 8
.Lcsidh512_mul_constants:
    .dword 0x1b81b90533c6c87b
    .dword 0x66c1301f632e294d
    .dword 0xc2721bf457aca835
    .dword 0x516730cc1f0b4f25
    .dword 0xa7aac6c567f35507
    .dword 0x5afbfcc69322c9cd
    .dword 0xb42d083aedc88c42
    .dword 0xfc8ab0d15e3e4c4a
    .dword 0x65b48e8f740f89bf
    .text
    .balign 4
    .globl csidh512_mul
    .type csidh512_mul, @function
csidh512_mul:
    addi sp, sp, -144
    sd s0, 40(sp)
    sd s1, 48(sp)
    sd s2, 56(sp)
    sd s3, 64(sp)
    sd s4, 72(sp)
    sd s5, 80(sp)
    sd s6, 88(sp)
    sd s7, 96(sp)
    sd s8, 104(sp)
    sd s9, 112(sp)
    sd s10, 120(sp)
    sd s11, 128(sp)
    ld t0, 0(a1)
    ld t1, 0(a2)
    ld t4, 8(a2)
    mul t2, t0, t1
    mulhu t3, t0, t1
    ld a3, 16(a2)
    ld a6, 24(a2)
    .insn r4 0x7b, 7, 0, t5, t0, t4, t3              # maddlu t5, t0, t4, t3
    .insn r4 0x7b, 7, 1, t6, t0, t4, t3              # maddhu t6, t0, t4, t3
    ld s1, 32(a2)
    ld s4, 8(a1)
    .insn r4 0x7b, 7, 0, a4, t0, a3, t6              # maddlu a4, t0, a3, t6
    .insn r4 0x7b, 7, 1, a5, t0, a3, t6              # maddhu a5, t0, a3, t6
    .insn r4 0x7b, 7, 0, s5, s4, t1, t5              # maddlu s5, s4, t1, t5
    .insn r4 0x7b, 7, 1, s6, s4, t1, t5              # maddhu s6, s4, t1, t5
    .insn r4 0x7b, 7, 0, a7, t0, a6, a5              # maddlu a7, t0, a6, a5
    .insn r4 0x7b, 7, 1, s0, t0, a6, a5              # maddhu s0, t0, a6, a5
    ld s7, 40(a2)
    .insn r4 0x7b, 7, 0, s10, s4, t4, a4             # maddlu s10, s4, t4, a4
    .insn r4 0x7b, 7, 0, s2, t0, s1, s0              # maddlu s2, t0, s1, s0
    .insn r4 0x7b, 7, 1, s3, t0, s1, s0              # maddhu s3, t0, s1, s0
    .insn r4 0x7b, 7, 1, s11, s4, t4, a4             # maddhu s11, s4, t4, a4
    ld t3, 48(a2)
    .insn r4 0x7b, 7, 0, s8, t0, s7, s3              # maddlu s8, t0, s7, s3
    .insn r4 0x7b, 7, 1, s9, t0, s7, s3              # maddhu s9, t0, s7, s3
    add s0, s6, s10
    .insn r4 0x7b, 7, 2, t5, s6, s10, s11            # cadd t5, s6, s10, s11
    .insn r4 0x7b, 7, 0, t6, t0, t3, s9              # maddlu t6, t0, t3, s9
    .insn r4 0x7b, 7, 1, a5, t0, t3, s9              # maddhu a5, t0, t3, s9
    ld s3, 56(a2)
    .insn r4 0x7b, 7, 0, s11, s4, a3, a7             # maddlu s11, s4, a3, a7
    .insn r4 0x7b, 7, 0, a4, t0, s3, a5              # maddlu a4, t0, s3, a5
    .insn r4 0x7b, 7, 1, s9, t0, s3, a5              # maddhu s9, t0, s3, a5
    .insn r4 0x7b, 7, 1, s10, s4, a3, a7             # maddhu s10, s4, a3, a7
    .insn r4 0x7b, 7, 0, s6, s4, a6, s2              # maddlu s6, s4, a6, s2
    add a5, t5, s11
    .insn r4 0x7b, 7, 2, t0, t5, s11, s10            # cadd t0, t5, s11, s10
    .insn r4 0x7b, 7, 1, a7, s4, a6, s2              # maddhu a7, s4, a6, s2
    .insn r4 0x7b, 7, 0, s10, s4, s1, s8             # maddlu s10, s4, s1, s8
    add s11, t0, s6
    .insn r4 0x7b, 7, 2, t5, t0, s6, a7              # cadd t5, t0, s6, a7
    .insn r4 0x7b, 7, 1, s2, s4, s1, s8              # maddhu s2, s4, s1, s8
    .insn r4 0x7b, 7, 0, a7, s4, s7, t6              # maddlu a7, s4, s7, t6
    add s6, t5, s10
    .insn r4 0x7b, 7, 2, t0, t5, s10, s2             # cadd t0, t5, s10, s2
    .insn r4 0x7b, 7, 1, s8, s4, s7, t6              # maddhu s8, s4, s7, t6
    .insn r4 0x7b, 7, 0, s2, s4, t3, a4              # maddlu s2, s4, t3, a4
    add s10, t0, a7
    .insn r4 0x7b, 7, 2, t5, t0, a7, s8              # cadd t5, t0, a7, s8
    .insn r4 0x7b, 7, 1, t6, s4, t3, a4              # maddhu t6, s4, t3, a4
    .insn r4 0x7b, 7, 0, s8, s4, s3, s9              # maddlu s8, s4, s3, s9
    add a7, t5, s2
    .insn r4 0x7b, 7, 2, t0, t5, s2, t6              # cadd t0, t5, s2, t6
    .insn r4 0x7b, 7, 1, a4, s4, s3, s9              # maddhu a4, s4, s3, s9
    ld t6, 16(a1)
    add t5, t0, s8
    .insn r4 0x7b, 7, 0, s2, t6, t1, s0              # maddlu s2, t6, t1, s0
    .insn r4 0x7b, 7, 2, s9, t0, s8, a4              # cadd s9, t0, s8, a4
    .insn r4 0x7b, 7, 1, s4, t6, t1, s0              # maddhu s4, t6, t1, s0
    .insn r4 0x7b, 7, 0, a4, t6, t4, a5              # maddlu a4, t6, t4, a5
    .insn r4 0x7b, 7, 1, s8, t6, t4, a5              # maddhu s8, t6, t4, a5
    .insn r4 0x7b, 7, 0, t0, t6, a3, s11             # maddlu t0, t6, a3, s11
    add s0, s4, a4
    .insn r4 0x7b, 7, 2, a5, s4, a4, s8              # cadd a5, s4, a4, s8
    .insn r4 0x7b, 7, 1, s8, t6, a3, s11             # maddhu s8, t6, a3, s11
    .insn r4 0x7b, 7, 0, a4, t6, a6, s6              # maddlu a4, t6, a6, s6
    add s4, a5, t0
    .insn r4 0x7b, 7, 2, s11, a5, t0, s8             # cadd s11, a5, t0, s8
    .insn r4 0x7b, 7, 1, s8, t6, a6, s6              # maddhu s8, t6, a6, s6
    .insn r4 0x7b, 7, 0, t0, t6, s1, s10             # maddlu t0, t6, s1, s10
    add a5, s11, a4
    .insn r4 0x7b, 7, 2, s6, s11, a4, s8             # cadd s6, s11, a4, s8
    .insn r4 0x7b, 7, 1, s8, t6, s1, s10             # maddhu s8, t6, s1, s10
    .insn r4 0x7b, 7, 0, a4, t6, s7, a7              # maddlu a4, t6, s7, a7
    add s11, s6, t0
    .insn r4 0x7b, 7, 2, s10, s6, t0, s8             # cadd s10, s6, t0, s8
    .insn r4 0x7b, 7, 1, s8, t6, s7, a7              # maddhu s8, t6, s7, a7
    .insn r4 0x7b, 7, 0, t0, t6, t3, t5              # maddlu t0, t6, t3, t5
    add s6, s10, a4
    .insn r4 0x7b, 7, 2, a7, s10, a4, s8             # cadd a7, s10, a4, s8
    .insn r4 0x7b, 7, 1, s8, t6, t3, t5              # maddhu s8, t6, t3, t5
    .insn r4 0x7b, 7, 0, a4, t6, s3, s9              # maddlu a4, t6, s3, s9
    add s10, a7, t0
    .insn r4 0x7b, 7, 2, t5, a7, t0, s8              # cadd t5, a7, t0, s8
    .insn r4 0x7b, 7, 1, s8, t6, s3, s9              # maddhu s8, t6, s3, s9
    ld t0, 24(a1)
    add s9, t5, a4
    .insn r4 0x7b, 7, 0, a7, t0, t1, s0              # maddlu a7, t0, t1, s0
    .insn r4 0x7b, 7, 2, t6, t5, a4, s8              # cadd t6, t5, a4, s8
    .insn r4 0x7b, 7, 1, s8, t0, t1, s0              # maddhu s8, t0, t1, s0
    .insn r4 0x7b, 7, 0, a4, t0, t4, s4              # maddlu a4, t0, t4, s4
    .insn r4 0x7b, 7, 1, t5, t0, t4, s4              # maddhu t5, t0, t4, s4
    .insn r4 0x7b, 7, 0, s0, t0, a3, a5              # maddlu s0, t0, a3, a5
    add s4, s8, a4
    .insn r4 0x7b, 7, 2, t5, s8, a4, t5              # cadd t5, s8, a4, t5
    .insn r4 0x7b, 7, 1, a4, t0, a3, a5              # maddhu a4, t0, a3, a5
    .insn r4 0x7b, 7, 0, s8, t0, a6, s11             # maddlu s8, t0, a6, s11
    add a5, t5, s0
    .insn r4 0x7b, 7, 2, a4, t5, s0, a4              # cadd a4, t5, s0, a4
    .insn r4 0x7b, 7, 1, s0, t0, a6, s11             # maddhu s0, t0, a6, s11
    .insn r4 0x7b, 7, 0, t5, t0, s1, s6              # maddlu t5, t0, s1, s6
    add s11, a4, s8
    .insn r4 0x7b, 7, 2, s0, a4, s8, s0              # cadd s0, a4, s8, s0
    .insn r4 0x7b, 7, 1, s8, t0, s1, s6              # maddhu s8, t0, s1, s6
    .insn r4 0x7b, 7, 0, a4, t0, s7, s10             # maddlu a4, t0, s7, s10
    add s6, s0, t5
    .insn r4 0x7b, 7, 2, s8, s0, t5, s8              # cadd s8, s0, t5, s8
    .insn r4 0x7b, 7, 1, t5, t0, s7, s10             # maddhu t5, t0, s7, s10
    .insn r4 0x7b, 7, 0, s0, t0, t3, s9              # maddlu s0, t0, t3, s9
    add s10, s8, a4
    .insn r4 0x7b, 7, 2, t5, s8, a4, t5              # cadd t5, s8, a4, t5
    .insn r4 0x7b, 7, 1, a4, t0, t3, s9              # maddhu a4, t0, t3, s9
    .insn r4 0x7b, 7, 0, s8, t0, s3, t6              # maddlu s8, t0, s3, t6
    add s9, t5, s0
    .insn r4 0x7b, 7, 2, a4, t5, s0, a4              # cadd a4, t5, s0, a4
    .insn r4 0x7b, 7, 1, s0, t0, s3, t6              # maddhu s0, t0, s3, t6
    ld t5, 32(a1)
    add t0, a4, s8
    .insn r4 0x7b, 7, 0, t6, t5, t1, s4              # maddlu t6, t5, t1, s4
    .insn r4 0x7b, 7, 2, s0, a4, s8, s0              # cadd s0, a4, s8, s0
    .insn r4 0x7b, 7, 1, s8, t5, t1, s4              # maddhu s8, t5, t1, s4
    .insn r4 0x7b, 7, 0, a4, t5, t4, a5              # maddlu a4, t5, t4, a5
    .insn r4 0x7b, 7, 1, s4, t5, t4, a5              # maddhu s4, t5, t4, a5
    .insn r4 0x7b, 7, 0, a5, t5, a3, s11             # maddlu a5, t5, a3, s11
    sd a0, 0(sp)
    add a0, s8, a4
    .insn r4 0x7b, 7, 2, s4, s8, a4, s4              # cadd s4, s8, a4, s4
    .insn r4 0x7b, 7, 1, a4, t5, a3, s11             # maddhu a4, t5, a3, s11
    .insn r4 0x7b, 7, 0, s8, t5, a6, s6              # maddlu s8, t5, a6, s6
    add s11, s4, a5
    .insn r4 0x7b, 7, 2, a4, s4, a5, a4              # cadd a4, s4, a5, a4
    .insn r4 0x7b, 7, 1, a5, t5, a6, s6              # maddhu a5, t5, a6, s6
    .insn r4 0x7b, 7, 0, s4, t5, s1, s10             # maddlu s4, t5, s1, s10
    add s6, a4, s8
    .insn r4 0x7b, 7, 2, a5, a4, s8, a5              # cadd a5, a4, s8, a5
    .insn r4 0x7b, 7, 1, s8, t5, s1, s10             # maddhu s8, t5, s1, s10
    .insn r4 0x7b, 7, 0, a4, t5, s7, s9              # maddlu a4, t5, s7, s9
    add s10, a5, s4
    .insn r4 0x7b, 7, 2, s8, a5, s4, s8              # cadd s8, a5, s4, s8
    .insn r4 0x7b, 7, 1, s4, t5, s7, s9              # maddhu s4, t5, s7, s9
    .insn r4 0x7b, 7, 0, a5, t5, t3, t0              # maddlu a5, t5, t3, t0
    add s9, s8, a4
    .insn r4 0x7b, 7, 2, s4, s8, a4, s4              # cadd s4, s8, a4, s4
    .insn r4 0x7b, 7, 1, a4, t5, t3, t0              # maddhu a4, t5, t3, t0
    .insn r4 0x7b, 7, 0, s8, t5, s3, s0              # maddlu s8, t5, s3, s0
    add t0, s4, a5
    .insn r4 0x7b, 7, 2, a4, s4, a5, a4              # cadd a4, s4, a5, a4
    .insn r4 0x7b, 7, 1, a5, t5, s3, s0              # maddhu a5, t5, s3, s0
    ld s4, 40(a1)
    add t5, a4, s8
    .insn r4 0x7b, 7, 0, s0, s4, t1, a0              # maddlu s0, s4, t1, a0
    .insn r4 0x7b, 7, 2, a5, a4, s8, a5              # cadd a5, a4, s8, a5
    .insn r4 0x7b, 7, 1, s8, s4, t1, a0              # maddhu s8, s4, t1, a0
    .insn r4 0x7b, 7, 0, a4, s4, t4, s11             # maddlu a4, s4, t4, s11
    .insn r4 0x7b, 7, 1, a0, s4, t4, s11             # maddhu a0, s4, t4, s11
    .insn r4 0x7b, 7, 0, s11, s4, a3, s6             # maddlu s11, s4, a3, s6
    sd s0, 8(sp)
    add s0, s8, a4
    .insn r4 0x7b, 7, 2, a0, s8, a4, a0              # cadd a0, s8, a4, a0
    .insn r4 0x7b, 7, 1, a4, s4, a3, s6              # maddhu a4, s4, a3, s6
    .insn r4 0x7b, 7, 0, s8, s4, a6, s10             # maddlu s8, s4, a6, s10
    add s6, a0, s11
    .insn r4 0x7b, 7, 2, a4, a0, s11, a4             # cadd a4, a0, s11, a4
    .insn r4 0x7b, 7, 1, s11, s4, a6, s10            # maddhu s11, s4, a6, s10
    .insn r4 0x7b, 7, 0, a0, s4, s1, s9              # maddlu a0, s4, s1, s9
    add s10, a4, s8
    .insn r4 0x7b, 7, 2, s11, a4, s8, s11            # cadd s11, a4, s8, s11
    .insn r4 0x7b, 7, 1, s8, s4, s1, s9              # maddhu s8, s4, s1, s9
    .insn r4 0x7b, 7, 0, a4, s4, s7, t0              # maddlu a4, s4, s7, t0
    add s9, s11, a0
    .insn r4 0x7b, 7, 2, s8, s11, a0, s8             # cadd s8, s11, a0, s8
    .insn r4 0x7b, 7, 1, a0, s4, s7, t0              # maddhu a0, s4, s7, t0
    .insn r4 0x7b, 7, 0, s11, s4, t3, t5             # maddlu s11, s4, t3, t5
    add t0, s8, a4
    .insn r4 0x7b, 7, 2, a0, s8, a4, a0              # cadd a0, s8, a4, a0
    .insn r4 0x7b, 7, 1, a4, s4, t3, t5              # maddhu a4, s4, t3, t5
    .insn r4 0x7b, 7, 0, s8, s4, s3, a5              # maddlu s8, s4, s3, a5
    add t5, a0, s11
    .insn r4 0x7b, 7, 2, a4, a0, s11, a4             # cadd a4, a0, s11, a4
    .insn r4 0x7b, 7, 1, s11, s4, s3, a5             # maddhu s11, s4, s3, a5
    ld a0, 48(a1)
    add s4, a4, s8
    .insn r4 0x7b, 7, 0, a5, a0, t1, s0              # maddlu a5, a0, t1, s0
    .insn r4 0x7b, 7, 2, s11, a4, s8, s11            # cadd s11, a4, s8, s11
    .insn r4 0x7b, 7, 1, s8, a0, t1, s0              # maddhu s8, a0, t1, s0
    .insn r4 0x7b, 7, 0, a4, a0, t4, s6              # maddlu a4, a0, t4, s6
    .insn r4 0x7b, 7, 1, s0, a0, t4, s6              # maddhu s0, a0, t4, s6
    .insn r4 0x7b, 7, 0, s6, a0, a3, s10             # maddlu s6, a0, a3, s10
    sd a5, 16(sp)
    add a5, s8, a4
    .insn r4 0x7b, 7, 2, s0, s8, a4, s0              # cadd s0, s8, a4, s0
    .insn r4 0x7b, 7, 1, a4, a0, a3, s10             # maddhu a4, a0, a3, s10
    .insn r4 0x7b, 7, 0, s8, a0, a6, s9              # maddlu s8, a0, a6, s9
    add s10, s0, s6
    .insn r4 0x7b, 7, 2, a4, s0, s6, a4              # cadd a4, s0, s6, a4
    .insn r4 0x7b, 7, 1, s6, a0, a6, s9              # maddhu s6, a0, a6, s9
    .insn r4 0x7b, 7, 0, s0, a0, s1, t0              # maddlu s0, a0, s1, t0
    add s9, a4, s8
    .insn r4 0x7b, 7, 2, s6, a4, s8, s6              # cadd s6, a4, s8, s6
    .insn r4 0x7b, 7, 1, s8, a0, s1, t0              # maddhu s8, a0, s1, t0
    .insn r4 0x7b, 7, 0, a4, a0, s7, t5              # maddlu a4, a0, s7, t5
    add t0, s6, s0
    .insn r4 0x7b, 7, 2, s8, s6, s0, s8              # cadd s8, s6, s0, s8
    .insn r4 0x7b, 7, 1, s0, a0, s7, t5              # maddhu s0, a0, s7, t5
    .insn r4 0x7b, 7, 0, s6, a0, t3, s4              # maddlu s6, a0, t3, s4
    add t5, s8, a4
    .insn r4 0x7b, 7, 2, s0, s8, a4, s0              # cadd s0, s8, a4, s0
    .insn r4 0x7b, 7, 1, a4, a0, t3, s4              # maddhu a4, a0, t3, s4
    .insn r4 0x7b, 7, 0, s8, a0, s3, s11             # maddlu s8, a0, s3, s11
    add s4, s0, s6
    .insn r4 0x7b, 7, 2, a4, s0, s6, a4              # cadd a4, s0, s6, a4
    .insn r4 0x7b, 7, 1, s6, a0, s3, s11             # maddhu s6, a0, s3, s11
    ld s0, 56(a1)
    add a0, a4, s8
    .insn r4 0x7b, 7, 0, s11, s0, t1, a5             # maddlu s11, s0, t1, a5
    .insn r4 0x7b, 7, 2, s6, a4, s8, s6              # cadd s6, a4, s8, s6
    .insn r4 0x7b, 7, 1, s8, s0, t1, a5              # maddhu s8, s0, t1, a5
    .insn r4 0x7b, 7, 0, a4, s0, t4, s10             # maddlu a4, s0, t4, s10
    .insn r4 0x7b, 7, 1, a5, s0, t4, s10             # maddhu a5, s0, t4, s10
    .insn r4 0x7b, 7, 0, t1, s0, a3, s9              # maddlu t1, s0, a3, s9
    add s10, s8, a4
    .insn r4 0x7b, 7, 2, t4, s8, a4, a5              # cadd t4, s8, a4, a5
    .insn r4 0x7b, 7, 1, a5, s0, a3, s9              # maddhu a5, s0, a3, s9
    .insn r4 0x7b, 7, 0, a4, s0, a6, t0              # maddlu a4, s0, a6, t0
    add s8, t4, t1
    .insn r4 0x7b, 7, 2, s9, t4, t1, a5              # cadd s9, t4, t1, a5
    .insn r4 0x7b, 7, 1, a3, s0, a6, t0              # maddhu a3, s0, a6, t0
    .insn r4 0x7b, 7, 0, a5, s0, s1, t5              # maddlu a5, s0, s1, t5
    add t1, s9, a4
    .insn r4 0x7b, 7, 2, t4, s9, a4, a3              # cadd t4, s9, a4, a3
    .insn r4 0x7b, 7, 1, t0, s0, s1, t5              # maddhu t0, s0, s1, t5
    .insn r4 0x7b, 7, 0, a6, s0, s7, s4              # maddlu a6, s0, s7, s4
    add a3, t4, a5
    .insn r4 0x7b, 7, 2, a4, t4, a5, t0              # cadd a4, t4, a5, t0
    .insn r4 0x7b, 7, 1, s9, s0, s7, s4              # maddhu s9, s0, s7, s4
    .insn r4 0x7b, 7, 0, t5, s0, t3, a0              # maddlu t5, s0, t3, a0
    add s1, a4, a6
    .insn r4 0x7b, 7, 2, t0, a4, a6, s9              # cadd t0, a4, a6, s9
    .insn r4 0x7b, 7, 1, a5, s0, t3, a0              # maddhu a5, s0, t3, a0
    .insn r4 0x7b, 7, 0, t4, s0, s3, s6              # maddlu t4, s0, s3, s6
    add s4, t0, t5
    .insn r4 0x7b, 7, 2, s7, t0, t5, a5              # cadd s7, t0, t5, a5
    .insn r4 0x7b, 7, 1, s9, s0, s3, s6              # maddhu s9, s0, s3, s6
    lla a6, .Lcsidh512_mul_constants
    ld a4, 8(a6)
    add t3, s7, t4
    mul a0, t2, a4
    .insn r4 0x7b, 7, 2, a5, s7, t4, s9              # cadd a5, s7, t4, s9
    ld t5, 0(a6)
    ld s6, 16(a6)
    .insn r4 0x7b, 7, 1, t0, a0, t5, t2              # maddhu t0, a0, t5, t2
    .insn r4 0x7b, 7, 0, s3, a0, s6, s5              # maddlu s3, a0, s6, s5
    .insn r4 0x7b, 7, 1, a2, a0, s6, s5              # maddhu a2, a0, s6, s5
    ld s0, 24(a6)
    add s9, t0, s3
    .insn r4 0x7b, 7, 0, a1, a0, s0, s2              # maddlu a1, a0, s0, s2
    .insn r4 0x7b, 7, 2, t4, t0, s3, a2              # cadd t4, t0, s3, a2
    .insn r4 0x7b, 7, 1, s7, a0, s0, s2              # maddhu s7, a0, s0, s2
    ld t2, 32(a6)
    add a2, t4, a1
    .insn r4 0x7b, 7, 0, s5, a0, t2, a7              # maddlu s5, a0, t2, a7
    .insn r4 0x7b, 7, 2, s3, t4, a1, s7              # cadd s3, t4, a1, s7
    .insn r4 0x7b, 7, 1, t0, a0, t2, a7              # maddhu t0, a0, t2, a7
    ld s2, 40(a6)
    add a1, s3, s5
    .insn r4 0x7b, 7, 0, s7, a0, s2, t6              # maddlu s7, a0, s2, t6
    .insn r4 0x7b, 7, 2, t4, s3, s5, t0              # cadd t4, s3, s5, t0
    .insn r4 0x7b, 7, 1, a7, a0, s2, t6              # maddhu a7, a0, s2, t6
    ld t0, 48(a6)
    ld s5, 8(sp)
    add t6, t4, s7
    .insn r4 0x7b, 7, 0, s3, a0, t0, s5              # maddlu s3, a0, t0, s5
    .insn r4 0x7b, 7, 2, a7, t4, s7, a7              # cadd a7, t4, s7, a7
    .insn r4 0x7b, 7, 1, s7, a0, t0, s5              # maddhu s7, a0, t0, s5
    ld t4, 56(a6)
    ld s5, 16(sp)
    sd a5, 8(sp)
    .insn r4 0x7b, 7, 0, a5, a0, t4, s5              # maddlu a5, a0, t4, s5
    sd t3, 24(sp)
    add t3, a7, s3
    .insn r4 0x7b, 7, 2, s7, a7, s3, s7              # cadd s7, a7, s3, s7
    .insn r4 0x7b, 7, 1, s3, a0, t4, s5              # maddhu s3, a0, t4, s5
    ld a7, 64(a6)
    sd s4, 16(sp)
    .insn r4 0x7b, 7, 0, s5, a0, a7, s11             # maddlu s5, a0, a7, s11
    add s4, s7, a5
    .insn r4 0x7b, 7, 2, s3, s7, a5, s3              # cadd s3, s7, a5, s3
    .insn r4 0x7b, 7, 1, a5, a0, a7, s11             # maddhu a5, a0, a7, s11
    mul s7, a4, s9
    add s11, s3, s5
    .insn r4 0x7b, 7, 2, a0, s3, s5, a5              # cadd a0, s3, s5, a5
    .insn r4 0x7b, 7, 1, a5, t5, s7, s9              # maddhu a5, t5, s7, s9
    .insn r4 0x7b, 7, 0, s5, s6, s7, a2              # maddlu s5, s6, s7, a2
    add s3, s10, a0
    .insn r4 0x7b, 7, 1, s9, s6, s7, a2              # maddhu s9, s6, s7, a2
    add a2, a5, s5
    sd s1, 32(sp)
    .insn r4 0x7b, 7, 0, s1, s0, s7, a1              # maddlu s1, s0, s7, a1
    .insn r4 0x7b, 7, 2, s9, a5, s5, s9              # cadd s9, a5, s5, s9
    .insn r4 0x7b, 7, 1, s5, s0, s7, a1              # maddhu s5, s0, s7, a1
    .insn r4 0x7b, 7, 0, a5, t2, s7, t6              # maddlu a5, t2, s7, t6
    add a1, s9, s1
    .insn r4 0x7b, 7, 2, s5, s9, s1, s5              # cadd s5, s9, s1, s5
    .insn r4 0x7b, 7, 1, s1, t2, s7, t6              # maddhu s1, t2, s7, t6
    .insn r4 0x7b, 7, 0, s9, s2, s7, t3              # maddlu s9, s2, s7, t3
    add t6, s5, a5
    .insn r4 0x7b, 7, 2, s1, s5, a5, s1              # cadd s1, s5, a5, s1
    .insn r4 0x7b, 7, 1, a5, s2, s7, t3              # maddhu a5, s2, s7, t3
    .insn r4 0x7b, 7, 0, s5, t0, s7, s4              # maddlu s5, t0, s7, s4
    add t3, s1, s9
    .insn r4 0x7b, 7, 2, a5, s1, s9, a5              # cadd a5, s1, s9, a5
    .insn r4 0x7b, 7, 1, s9, t0, s7, s4              # maddhu s9, t0, s7, s4
    .insn r4 0x7b, 7, 0, s1, t4, s7, s11             # maddlu s1, t4, s7, s11
    add s4, a5, s5
    .insn r4 0x7b, 7, 2, s9, a5, s5, s9              # cadd s9, a5, s5, s9
    .insn r4 0x7b, 7, 1, s5, t4, s7, s11             # maddhu s5, t4, s7, s11
    .insn r4 0x7b, 7, 0, a5, a7, s7, s3              # maddlu a5, a7, s7, s3
    add s11, s9, s1
    .insn r4 0x7b, 7, 2, s5, s9, s1, s5              # cadd s5, s9, s1, s5
    .insn r4 0x7b, 7, 1, s1, a7, s7, s3              # maddhu s1, a7, s7, s3
    mul s9, a4, a2
    add s3, s5, a5
    .insn r4 0x7b, 7, 2, s7, s5, a5, s1              # cadd s7, s5, a5, s1
    .insn r4 0x7b, 7, 1, s1, t5, s9, a2              # maddhu s1, t5, s9, a2
    .insn r4 0x7b, 7, 0, a5, s6, s9, a1              # maddlu a5, s6, s9, a1
    .insn r4 0x7b, 7, 2, s5, s10, a0, s7             # cadd s5, s10, a0, s7
    .insn r4 0x7b, 7, 1, a2, s6, s9, a1              # maddhu a2, s6, s9, a1
    add s7, s1, a5
    add a0, s8, s5
    .insn r4 0x7b, 7, 2, s10, s1, a5, a2             # cadd s10, s1, a5, a2
    .insn r4 0x7b, 7, 0, a1, s0, s9, t6              # maddlu a1, s0, s9, t6
    .insn r4 0x7b, 7, 1, a2, s0, s9, t6              # maddhu a2, s0, s9, t6
    .insn r4 0x7b, 7, 0, a5, t2, s9, t3              # maddlu a5, t2, s9, t3
    add s1, s10, a1
    .insn r4 0x7b, 7, 2, t6, s10, a1, a2             # cadd t6, s10, a1, a2
    .insn r4 0x7b, 7, 1, a2, t2, s9, t3              # maddhu a2, t2, s9, t3
    .insn r4 0x7b, 7, 0, a1, s2, s9, s4              # maddlu a1, s2, s9, s4
    add s10, t6, a5
    .insn r4 0x7b, 7, 2, t3, t6, a5, a2              # cadd t3, t6, a5, a2
    .insn r4 0x7b, 7, 1, a2, s2, s9, s4              # maddhu a2, s2, s9, s4
    .insn r4 0x7b, 7, 0, a5, t0, s9, s11             # maddlu a5, t0, s9, s11
    add t6, t3, a1
    .insn r4 0x7b, 7, 2, s4, t3, a1, a2              # cadd s4, t3, a1, a2
    .insn r4 0x7b, 7, 1, a2, t0, s9, s11             # maddhu a2, t0, s9, s11
    .insn r4 0x7b, 7, 0, a1, t4, s9, s3              # maddlu a1, t4, s9, s3
    add t3, s4, a5
    .insn r4 0x7b, 7, 2, s11, s4, a5, a2             # cadd s11, s4, a5, a2
    .insn r4 0x7b, 7, 1, a2, t4, s9, s3              # maddhu a2, t4, s9, s3
    .insn r4 0x7b, 7, 0, a5, a7, s9, a0              # maddlu a5, a7, s9, a0
    add s4, s11, a1
    .insn r4 0x7b, 7, 2, s3, s11, a1, a2             # cadd s3, s11, a1, a2
    .insn r4 0x7b, 7, 1, a2, a7, s9, a0              # maddhu a2, a7, s9, a0
    mul a1, a4, s7
    add s11, s3, a5
    .insn r4 0x7b, 7, 2, a0, s3, a5, a2              # cadd a0, s3, a5, a2
    .insn r4 0x7b, 7, 1, s9, t5, a1, s7              # maddhu s9, t5, a1, s7
    .insn r4 0x7b, 7, 0, a2, s6, a1, s1              # maddlu a2, s6, a1, s1
    .insn r4 0x7b, 7, 2, a5, s8, s5, a0              # cadd a5, s8, s5, a0
    .insn r4 0x7b, 7, 1, s3, s6, a1, s1              # maddhu s3, s6, a1, s1
    add s7, s9, a2
    add a0, t1, a5
    .insn r4 0x7b, 7, 2, s5, s9, a2, s3              # cadd s5, s9, a2, s3
    .insn r4 0x7b, 7, 0, s8, s0, a1, s10             # maddlu s8, s0, a1, s10
    .insn r4 0x7b, 7, 1, s1, s0, a1, s10             # maddhu s1, s0, a1, s10
    .insn r4 0x7b, 7, 0, s3, t2, a1, t6              # maddlu s3, t2, a1, t6
    add a2, s5, s8
    .insn r4 0x7b, 7, 2, s9, s5, s8, s1              # cadd s9, s5, s8, s1
    .insn r4 0x7b, 7, 1, s10, t2, a1, t6             # maddhu s10, t2, a1, t6
    .insn r4 0x7b, 7, 0, s1, s2, a1, t3              # maddlu s1, s2, a1, t3
    add s8, s9, s3
    .insn r4 0x7b, 7, 2, s5, s9, s3, s10             # cadd s5, s9, s3, s10
    .insn r4 0x7b, 7, 1, t6, s2, a1, t3              # maddhu t6, s2, a1, t3
    .insn r4 0x7b, 7, 0, s10, t0, a1, s4             # maddlu s10, t0, a1, s4
    add s3, s5, s1
    .insn r4 0x7b, 7, 2, s9, s5, s1, t6              # cadd s9, s5, s1, t6
    .insn r4 0x7b, 7, 1, t3, t0, a1, s4              # maddhu t3, t0, a1, s4
    .insn r4 0x7b, 7, 0, t6, t4, a1, s11             # maddlu t6, t4, a1, s11
    add s1, s9, s10
    .insn r4 0x7b, 7, 2, s5, s9, s10, t3             # cadd s5, s9, s10, t3
    .insn r4 0x7b, 7, 1, s4, t4, a1, s11             # maddhu s4, t4, a1, s11
    .insn r4 0x7b, 7, 0, t3, a7, a1, a0              # maddlu t3, a7, a1, a0
    add s10, s5, t6
    .insn r4 0x7b, 7, 2, s9, s5, t6, s4              # cadd s9, s5, t6, s4
    .insn r4 0x7b, 7, 1, s11, a7, a1, a0             # maddhu s11, a7, a1, a0
    mul s4, a4, s7
    add t6, s9, t3
    .insn r4 0x7b, 7, 2, s5, s9, t3, s11             # cadd s5, s9, t3, s11
    .insn r4 0x7b, 7, 1, a0, t5, s4, s7              # maddhu a0, t5, s4, s7
    .insn r4 0x7b, 7, 0, a1, s6, s4, a2              # maddlu a1, s6, s4, a2
    .insn r4 0x7b, 7, 2, s11, t1, a5, s5             # cadd s11, t1, a5, s5
    .insn r4 0x7b, 7, 1, t3, s6, s4, a2              # maddhu t3, s6, s4, a2
    add s9, a0, a1
    add s7, a3, s11
    .insn r4 0x7b, 7, 2, s5, a0, a1, t3              # cadd s5, a0, a1, t3
    .insn r4 0x7b, 7, 0, a5, s0, s4, s8              # maddlu a5, s0, s4, s8
    .insn r4 0x7b, 7, 1, t1, s0, s4, s8              # maddhu t1, s0, s4, s8
    .insn r4 0x7b, 7, 0, a2, t2, s4, s3              # maddlu a2, t2, s4, s3
    add t3, s5, a5
    .insn r4 0x7b, 7, 2, a1, s5, a5, t1              # cadd a1, s5, a5, t1
    .insn r4 0x7b, 7, 1, a0, t2, s4, s3              # maddhu a0, t2, s4, s3
    .insn r4 0x7b, 7, 0, s8, s2, s4, s1              # maddlu s8, s2, s4, s1
    add t1, a1, a2
    .insn r4 0x7b, 7, 2, a5, a1, a2, a0              # cadd a5, a1, a2, a0
    .insn r4 0x7b, 7, 1, s5, s2, s4, s1              # maddhu s5, s2, s4, s1
    .insn r4 0x7b, 7, 0, s3, t0, s4, s10             # maddlu s3, t0, s4, s10
    add a0, a5, s8
    .insn r4 0x7b, 7, 2, a2, a5, s8, s5              # cadd a2, a5, s8, s5
    .insn r4 0x7b, 7, 1, a1, t0, s4, s10             # maddhu a1, t0, s4, s10
    .insn r4 0x7b, 7, 0, s1, t4, s4, t6              # maddlu s1, t4, s4, t6
    add s5, a2, s3
    .insn r4 0x7b, 7, 2, s8, a2, s3, a1              # cadd s8, a2, s3, a1
    .insn r4 0x7b, 7, 1, a5, t4, s4, t6              # maddhu a5, t4, s4, t6
    .insn r4 0x7b, 7, 0, s10, a7, s4, s7             # maddlu s10, a7, s4, s7
    add a1, s8, s1
    .insn r4 0x7b, 7, 2, s3, s8, s1, a5              # cadd s3, s8, s1, a5
    .insn r4 0x7b, 7, 1, a2, a7, s4, s7              # maddhu a2, a7, s4, s7
    mul t6, a4, s9
    add a5, s3, s10
    .insn r4 0x7b, 7, 2, s1, s3, s10, a2             # cadd s1, s3, s10, a2
    .insn r4 0x7b, 7, 1, s8, t5, t6, s9              # maddhu s8, t5, t6, s9
    .insn r4 0x7b, 7, 0, s7, s6, t6, t3              # maddlu s7, s6, t6, t3
    .insn r4 0x7b, 7, 2, s4, a3, s11, s1             # cadd s4, a3, s11, s1
    .insn r4 0x7b, 7, 1, a2, s6, t6, t3              # maddhu a2, s6, t6, t3
    add s10, s8, s7
    ld s3, 32(sp)
    .insn r4 0x7b, 7, 2, s1, s8, s7, a2              # cadd s1, s8, s7, a2
    add s9, s3, s4
    .insn r4 0x7b, 7, 0, s11, s0, t6, t1             # maddlu s11, s0, t6, t1
    .insn r4 0x7b, 7, 1, a3, s0, t6, t1              # maddhu a3, s0, t6, t1
    .insn r4 0x7b, 7, 0, t3, t2, t6, a0              # maddlu t3, t2, t6, a0
    add a2, s1, s11
    .insn r4 0x7b, 7, 2, s7, s1, s11, a3             # cadd s7, s1, s11, a3
    .insn r4 0x7b, 7, 1, s8, t2, t6, a0              # maddhu s8, t2, t6, a0
    .insn r4 0x7b, 7, 0, t1, s2, t6, s5              # maddlu t1, s2, t6, s5
    add a3, s7, t3
    .insn r4 0x7b, 7, 2, s11, s7, t3, s8             # cadd s11, s7, t3, s8
    .insn r4 0x7b, 7, 1, s1, s2, t6, s5              # maddhu s1, s2, t6, s5
    .insn r4 0x7b, 7, 0, a0, t0, t6, a1              # maddlu a0, t0, t6, a1
    add s8, s11, t1
    .insn r4 0x7b, 7, 2, t3, s11, t1, s1             # cadd t3, s11, t1, s1
    .insn r4 0x7b, 7, 1, s7, t0, t6, a1              # maddhu s7, t0, t6, a1
    .insn r4 0x7b, 7, 0, s5, t4, t6, a5              # maddlu s5, t4, t6, a5
    add s1, t3, a0
    .insn r4 0x7b, 7, 2, t1, t3, a0, s7              # cadd t1, t3, a0, s7
    .insn r4 0x7b, 7, 1, s11, t4, t6, a5             # maddhu s11, t4, t6, a5
    .insn r4 0x7b, 7, 0, a1, a7, t6, s9              # maddlu a1, a7, t6, s9
    add s7, t1, s5
    .insn r4 0x7b, 7, 2, a0, t1, s5, s11             # cadd a0, t1, s5, s11
    .insn r4 0x7b, 7, 1, t3, a7, t6, s9              # maddhu t3, a7, t6, s9
    mul a5, a4, s10
    add s11, a0, a1
    .insn r4 0x7b, 7, 2, s5, a0, a1, t3              # cadd s5, a0, a1, t3
    .insn r4 0x7b, 7, 1, t1, t5, a5, s10             # maddhu t1, t5, a5, s10
    .insn r4 0x7b, 7, 0, s9, s6, a5, a2              # maddlu s9, s6, a5, a2
    .insn r4 0x7b, 7, 2, t6, s3, s4, s5              # cadd t6, s3, s4, s5
    .insn r4 0x7b, 7, 1, t3, s6, a5, a2              # maddhu t3, s6, a5, a2
    add a1, t1, s9
    ld a0, 16(sp)
    .insn r4 0x7b, 7, 2, s5, t1, s9, t3              # cadd s5, t1, s9, t3
    add s10, a0, t6
    .insn r4 0x7b, 7, 0, s4, s0, a5, a3              # maddlu s4, s0, a5, a3
    .insn r4 0x7b, 7, 1, s3, s0, a5, a3              # maddhu s3, s0, a5, a3
    .insn r4 0x7b, 7, 0, a2, t2, a5, s8              # maddlu a2, t2, a5, s8
    add t3, s5, s4
    .insn r4 0x7b, 7, 2, s9, s5, s4, s3              # cadd s9, s5, s4, s3
    .insn r4 0x7b, 7, 1, t1, t2, a5, s8              # maddhu t1, t2, a5, s8
    .insn r4 0x7b, 7, 0, a3, s2, a5, s1              # maddlu a3, s2, a5, s1
    add s3, s9, a2
    .insn r4 0x7b, 7, 2, s4, s9, a2, t1              # cadd s4, s9, a2, t1
    .insn r4 0x7b, 7, 1, s5, s2, a5, s1              # maddhu s5, s2, a5, s1
    .insn r4 0x7b, 7, 0, s8, t0, a5, s7              # maddlu s8, t0, a5, s7
    add t1, s4, a3
    .insn r4 0x7b, 7, 2, a2, s4, a3, s5              # cadd a2, s4, a3, s5
    .insn r4 0x7b, 7, 1, s9, t0, a5, s7              # maddhu s9, t0, a5, s7
    .insn r4 0x7b, 7, 0, s1, t4, a5, s11             # maddlu s1, t4, a5, s11
    add s5, a2, s8
    .insn r4 0x7b, 7, 2, a3, a2, s8, s9              # cadd a3, a2, s8, s9
    .insn r4 0x7b, 7, 1, s4, t4, a5, s11             # maddhu s4, t4, a5, s11
    .insn r4 0x7b, 7, 0, s7, a7, a5, s10             # maddlu s7, a7, a5, s10
    add s9, a3, s1
    .insn r4 0x7b, 7, 2, s8, a3, s1, s4              # cadd s8, a3, s1, s4
    .insn r4 0x7b, 7, 1, a2, a7, a5, s10             # maddhu a2, a7, a5, s10
    mul s11, a4, a1
    add s4, s8, s7
    .insn r4 0x7b, 7, 2, s1, s8, s7, a2              # cadd s1, s8, s7, a2
    .insn r4 0x7b, 7, 1, a3, t5, s11, a1             # maddhu a3, t5, s11, a1
    .insn r4 0x7b, 7, 0, s10, s6, s11, t3            # maddlu s10, s6, s11, t3
    .insn r4 0x7b, 7, 2, a5, a0, t6, s1              # cadd a5, a0, t6, s1
    .insn r4 0x7b, 7, 1, a4, s6, s11, t3             # maddhu a4, s6, s11, t3
    add a2, a3, s10
    ld s7, 24(sp)
    .insn r4 0x7b, 7, 2, a1, a3, s10, a4             # cadd a1, a3, s10, a4
    add s8, s7, a5
    .insn r4 0x7b, 7, 0, s1, s0, s11, s3             # maddlu s1, s0, s11, s3
    .insn r4 0x7b, 7, 1, t6, s0, s11, s3             # maddhu t6, s0, s11, s3
    .insn r4 0x7b, 7, 0, a0, t2, s11, t1             # maddlu a0, t2, s11, t1
    add t3, a1, s1
    .insn r4 0x7b, 7, 2, a4, a1, s1, t6              # cadd a4, a1, s1, t6
    .insn r4 0x7b, 7, 1, s10, t2, s11, t1            # maddhu s10, t2, s11, t1
    .insn r4 0x7b, 7, 0, a3, s2, s11, s5             # maddlu a3, s2, s11, s5
    add s3, a4, a0
    .insn r4 0x7b, 7, 2, t6, a4, a0, s10             # cadd t6, a4, a0, s10
    .insn r4 0x7b, 7, 1, s1, s2, s11, s5             # maddhu s1, s2, s11, s5
    .insn r4 0x7b, 7, 0, a1, t0, s11, s9             # maddlu a1, t0, s11, s9
    add t1, t6, a3
    .insn r4 0x7b, 7, 2, s10, t6, a3, s1             # cadd s10, t6, a3, s1
    .insn r4 0x7b, 7, 1, a0, t0, s11, s9             # maddhu a0, t0, s11, s9
    .insn r4 0x7b, 7, 0, a4, t4, s11, s4             # maddlu a4, t4, s11, s4
    add s5, s10, a1
    .insn r4 0x7b, 7, 2, s1, s10, a1, a0             # cadd s1, s10, a1, a0
    .insn r4 0x7b, 7, 1, a3, t4, s11, s4             # maddhu a3, t4, s11, s4
    .insn r4 0x7b, 7, 0, t6, a7, s11, s8             # maddlu t6, a7, s11, s8
    add s9, s1, a4
    .insn r4 0x7b, 7, 2, a0, s1, a4, a3              # cadd a0, s1, a4, a3
    .insn r4 0x7b, 7, 1, a1, a7, s11, s8             # maddhu a1, a7, s11, s8
    ld a4, 8(sp)
    add s10, a0, t6
    .insn r4 0x7b, 7, 2, s4, a0, t6, a1              # cadd s4, a0, t6, a1
    .insn r4 0x7b, 7, 2, a3, s7, a5, s4              # cadd a3, s7, a5, s4
    add s1, a4, a3
    sltu s8, s1, a4
    sub s11, zero, s8
    and a1, t5, s11
    and t6, s6, s11
    and a0, s0, s11
    and s4, t2, s11
    and a5, s2, s11
    and s7, t0, s11
    and a3, t4, s11
    and a4, a7, s11
    sub s8, a2, a1
    ld t5, 0(sp)
    sltu s6, a2, a1
    sd s8, 0(t5)
    add s0, t6, s6
    sub t2, t3, s0
    sd t2, 8(t5)
    sltu s2, t3, s0
    add t0, a0, s2
    sub t4, s3, t0
    sd t4, 16(t5)
    sltu s11, s3, t0
    add a7, s4, s11
    sub a6, t1, a7
    sd a6, 24(t5)
    sltu s8, t1, a7
    add a1, a5, s8
    sub a2, s5, a1
    sd a2, 32(t5)
    sltu s6, s5, a1
    add t6, s7, s6
    sub t2, s9, t6
    sd t2, 40(t5)
    sltu s0, s9, t6
    add t3, a3, s0
    sub s2, s10, t3
    sd s2, 48(t5)
    sltu a0, s10, t3
    add t4, a4, a0
    sub t0, s1, t4
    sd t0, 56(t5)
    ld s0, 40(sp)
    ld s1, 48(sp)
    ld s2, 56(sp)
    ld s3, 64(sp)
    ld s4, 72(sp)
    ld s5, 80(sp)
    ld s6, 88(sp)
    ld s7, 96(sp)
    ld s8, 104(sp)
    ld s9, 112(sp)
    ld s10, 120(sp)
    ld s11, 128(sp)
    addi sp, sp, 144
    jalr zero, 0(ra)
    .size csidh512_mul, .-csidh512_mul

# `R * out = a^2 (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# rocket: 577 cycles, 572 instructions, 5 stalled by multiply
    .section .rodata
    .balign 8
.Lcsidh512_square_constants:
    .dword 0x1b81b90533c6c87b
    .dword 0x66c1301f632e294d
    .dword 0xc2721bf457aca835
    .dword 0x516730cc1f0b4f25
    .dword 0xa7aac6c567f35507
    .dword 0x5afbfcc69322c9cd
    .dword 0xb42d083aedc88c42
    .dword 0xfc8ab0d15e3e4c4a
    .dword 0x65b48e8f740f89bf
    .text
    .balign 4
    .globl csidh512_square
    .type csidh512_square, @function
csidh512_square:
    addi sp, sp, -192
    sd s0, 88(sp)
    sd s1, 96(sp)
    sd s2, 104(sp)
    sd s3, 112(sp)
    sd s4, 120(sp)
    sd s5, 128(sp)
    sd s6, 136(sp)
    sd s7, 144(sp)
    sd s8, 152(sp)
    sd s9, 160(sp)
    sd s10, 168(sp)
    sd s11, 176(sp)
    ld t0, 0(a1)
    ld t1, 8(a1)
    mul t4, t0, t0
    mul t2, t0, t1
    mulhu t3, t0, t1
    mulhu t5, t0, t0
    mul t6, t1, t1
    mulhu a2, t1, t1
    ld a3, 16(a1)
    ld a6, 24(a1)
    mul a4, a3, a3
    mulhu a5, a3, a3
    mul a7, a6, a6
    mulhu s0, a6, a6
    ld s1, 32(a1)
    ld s4, 40(a1)
    mul s2, s1, s1
    mulhu s3, s1, s1
    mul s5, s4, s4
    mulhu s6, s4, s4
    ld s7, 48(a1)
    .insn r4 0x7b, 7, 0, s9, t0, a3, t3              # maddlu s9, t0, a3, t3
    mul s8, s7, s7
    .insn r4 0x7b, 7, 1, s10, t0, a3, t3             # maddhu s10, t0, a3, t3
    mulhu s11, s7, s7
    ld t3, 56(a1)
    sd a0, 0(sp)
    mul a0, t3, t3
    sd t4, 16(sp)
    mulhu t4, t3, t3
    sd a0, 8(sp)
    .insn r4 0x7b, 7, 0, a0, t0, a6, s10             # maddlu a0, t0, a6, s10
    .insn r4 0x7b, 7, 1, s10, t0, a6, s10            # maddhu s10, t0, a6, s10
    sd t4, 24(sp)
    sd s11, 32(sp)
    .insn r4 0x7b, 7, 0, t4, t0, s1, s10             # maddlu t4, t0, s1, s10
    .insn r4 0x7b, 7, 1, s10, t0, s1, s10            # maddhu s10, t0, s1, s10
    sd s8, 40(sp)
    sd s6, 48(sp)
    .insn r4 0x7b, 7, 0, s11, t0, s4, s10            # maddlu s11, t0, s4, s10
    .insn r4 0x7b, 7, 1, s10, t0, s4, s10            # maddhu s10, t0, s4, s10
    .insn r4 0x7b, 7, 0, s6, t1, a3, a0              # maddlu s6, t1, a3, a0
    .insn r4 0x7b, 7, 1, a0, t1, a3, a0              # maddhu a0, t1, a3, a0
    .insn r4 0x7b, 7, 0, s8, t0, s7, s10             # maddlu s8, t0, s7, s10
    .insn r4 0x7b, 7, 1, s10, t0, s7, s10            # maddhu s10, t0, s7, s10
    sd s5, 56(sp)
    sd s3, 64(sp)
    .insn r4 0x7b, 7, 0, s5, t0, t3, s10             # maddlu s5, t0, t3, s10
    .insn r4 0x7b, 7, 0, s3, t1, a6, t4              # maddlu s3, t1, a6, t4
    .insn r4 0x7b, 7, 1, t4, t1, a6, t4              # maddhu t4, t1, a6, t4
    .insn r4 0x7b, 7, 1, s10, t0, t3, s10            # maddhu s10, t0, t3, s10
    add t0, a0, s3
    .insn r4 0x7b, 7, 2, t4, a0, s3, t4              # cadd t4, a0, s3, t4
    .insn r4 0x7b, 7, 0, s3, t1, s1, s11             # maddlu s3, t1, s1, s11
    .insn r4 0x7b, 7, 1, a0, t1, s1, s11             # maddhu a0, t1, s1, s11
    .insn r4 0x7b, 7, 0, s11, t1, s4, s8             # maddlu s11, t1, s4, s8
    sd s2, 72(sp)
    add s2, t4, s3
    .insn r4 0x7b, 7, 2, a0, t4, s3, a0              # cadd a0, t4, s3, a0
    .insn r4 0x7b, 7, 1, s3, t1, s4, s8              # maddhu s3, t1, s4, s8
    .insn r4 0x7b, 7, 0, t4, t1, s7, s5              # maddlu t4, t1, s7, s5
    add s8, a0, s11
    .insn r4 0x7b, 7, 2, s3, a0, s11, s3             # cadd s3, a0, s11, s3
    .insn r4 0x7b, 7, 1, s11, t1, s7, s5             # maddhu s11, t1, s7, s5
    .insn r4 0x7b, 7, 0, a0, t1, t3, s10             # maddlu a0, t1, t3, s10
    add s5, s3, t4
    .insn r4 0x7b, 7, 2, s11, s3, t4, s11            # cadd s11, s3, t4, s11
    .insn r4 0x7b, 7, 0, t4, a3, a6, s2              # maddlu t4, a3, a6, s2
    .insn r4 0x7b, 7, 1, s3, a3, a6, s2              # maddhu s3, a3, a6, s2
    .insn r4 0x7b, 7, 0, s2, a3, s1, s8              # maddlu s2, a3, s1, s8
    .insn r4 0x7b, 7, 1, s8, a3, s1, s8              # maddhu s8, a3, s1, s8
    .insn r4 0x7b, 7, 1, s10, t1, t3, s10            # maddhu s10, t1, t3, s10
    add t1, s11, a0
    sd s0, 80(sp)
    add s0, s3, s2
    .insn r4 0x7b, 7, 2, s8, s3, s2, s8              # cadd s8, s3, s2, s8
    .insn r4 0x7b, 7, 0, s2, a3, s4, s5              # maddlu s2, a3, s4, s5
    .insn r4 0x7b, 7, 1, s3, a3, s4, s5              # maddhu s3, a3, s4, s5
    .insn r4 0x7b, 7, 0, s5, a3, s7, t1              # maddlu s5, a3, s7, t1
    .insn r4 0x7b, 7, 2, s10, s11, a0, s10           # cadd s10, s11, a0, s10
    add a0, s8, s2
    .insn r4 0x7b, 7, 2, s11, s8, s2, s3             # cadd s11, s8, s2, s3
    .insn r4 0x7b, 7, 1, s3, a3, s7, t1              # maddhu s3, a3, s7, t1
    .insn r4 0x7b, 7, 0, s2, a3, t3, s10             # maddlu s2, a3, t3, s10
    add s8, s11, s5
    .insn r4 0x7b, 7, 2, t1, s11, s5, s3             # cadd t1, s11, s5, s3
    .insn r4 0x7b, 7, 0, s3, a6, s1, a0              # maddlu s3, a6, s1, a0
    .insn r4 0x7b, 7, 1, s5, a6, s1, a0              # maddhu s5, a6, s1, a0
    .insn r4 0x7b, 7, 0, s11, a6, s4, s8             # maddlu s11, a6, s4, s8
    .insn r4 0x7b, 7, 1, a0, a3, t3, s10             # maddhu a0, a3, t3, s10
    add s10, t1, s2
    .insn r4 0x7b, 7, 1, s8, a6, s4, s8              # maddhu s8, a6, s4, s8
    add a3, s5, s11
    .insn r4 0x7b, 7, 2, a0, t1, s2, a0              # cadd a0, t1, s2, a0
    .insn r4 0x7b, 7, 2, s2, s5, s11, s8             # cadd s2, s5, s11, s8
    .insn r4 0x7b, 7, 0, t1, a6, s7, s10             # maddlu t1, a6, s7, s10
    .insn r4 0x7b, 7, 1, s8, a6, s7, s10             # maddhu s8, a6, s7, s10
    .insn r4 0x7b, 7, 0, s11, a6, t3, a0             # maddlu s11, a6, t3, a0
    add s5, s2, t1
    .insn r4 0x7b, 7, 2, s10, s2, t1, s8             # cadd s10, s2, t1, s8
    .insn r4 0x7b, 7, 0, s8, s1, s4, s5              # maddlu s8, s1, s4, s5
    .insn r4 0x7b, 7, 1, t1, a6, t3, a0              # maddhu t1, a6, t3, a0
    add s2, s10, s11
    .insn r4 0x7b, 7, 1, a0, s1, s4, s5              # maddhu a0, s1, s4, s5
    .insn r4 0x7b, 7, 0, s5, s1, s7, s2              # maddlu s5, s1, s7, s2
    .insn r4 0x7b, 7, 2, t1, s10, s11, t1            # cadd t1, s10, s11, t1
    .insn r4 0x7b, 7, 1, s11, s1, s7, s2             # maddhu s11, s1, s7, s2
    add s10, a0, s5
    .insn r4 0x7b, 7, 0, s2, s1, t3, t1              # maddlu s2, s1, t3, t1
    .insn r4 0x7b, 7, 2, s11, a0, s5, s11            # cadd s11, a0, s5, s11
    .insn r4 0x7b, 7, 1, s5, s1, t3, t1              # maddhu s5, s1, t3, t1
    slli s1, s9, 1
    add a0, s11, s2
    .insn r4 0x7b, 7, 2, t1, s11, s2, s5             # cadd t1, s11, s2, s5
    .insn r4 0x7b, 7, 0, s5, s4, s7, a0              # maddlu s5, s4, s7, a0
    .insn r4 0x7b, 7, 1, s2, s4, s7, a0              # maddhu s2, s4, s7, a0
    .insn r4 0x7b, 7, 0, s11, s4, t3, t1             # maddlu s11, s4, t3, t1
    .insn r4 0x7b, 7, 1, a0, s4, t3, t1              # maddhu a0, s4, t3, t1
    slli s4, t2, 1
    add t1, s2, s11
    srli s4, s4, 1
    slli s4, s4, 1
    srli t2, t2, 63
    add s1, t2, s1
    srli t2, s9, 63
    slli s9, s6, 1
    add s9, t2, s9
    srli t2, s6, 63
    slli s6, t0, 1
    add s6, t2, s6
    srli t2, t0, 63
    slli t0, t4, 1
    add t0, t2, t0
    srli t2, t4, 63
    slli t4, s0, 1
    add t4, t2, t4
    srli t2, s0, 63
    slli s0, s3, 1
    add s0, t2, s0
    srli t2, s3, 63
    slli s3, a3, 1
    add s3, t2, s3
    srli t2, a3, 63
    slli a3, s8, 1
    add a3, t2, a3
    srli t2, s8, 63
    slli s8, s10, 1
    add s8, t2, s8
    srli t2, s10, 63
    slli s10, s5, 1
    add s10, t2, s10
    srli t2, s5, 63
    slli s5, t1, 1
    .insn r4 0x7b, 7, 2, a0, s2, s11, a0             # cadd a0, s2, s11, a0
    add s11, t2, s5
    srli s2, t1, 63
    .insn r4 0x7b, 7, 0, s5, s7, t3, a0              # maddlu s5, s7, t3, a0
    .insn r4 0x7b, 7, 1, t2, s7, t3, a0              # maddhu t2, s7, t3, a0
    ld t3, 8(a1)
    slli t1, s5, 1
    add a0, s2, t1
    srli t1, s5, 63
    add s2, t5, s4
    sltu s5, s2, t5
    .insn r4 0x7b, 7, 0, t3, t3, t3, s1              # maddlu t3, t3, t3, s1
    slli s7, t2, 1
    add s7, t1, s7
    .insn r4 0x7b, 7, 2, t1, t5, s4, t3              # cadd t1, t5, s4, t3
    srli t3, t2, 63
    ld t2, 16(a1)
    sltu s4, t1, s5
    .insn r4 0x7b, 7, 2, t5, t6, s1, s4              # cadd t5, t6, s1, s4
    .insn r4 0x7b, 7, 0, s5, t2, t2, s6              # maddlu s5, t2, t2, s6
    add s4, a2, t5
    add s1, s9, s4
    sltu t6, s1, s9
    .insn r4 0x7b, 7, 2, t2, s9, s4, s5              # cadd t2, s9, s4, s5
    .insn r4 0x7b, 7, 0, s5, a6, a6, t4              # maddlu s5, a6, a6, t4
    ld a6, 32(a1)
    sltu t5, t2, t6
    .insn r4 0x7b, 7, 2, a2, a4, s6, t5              # cadd a2, a4, s6, t5
    add s4, a5, a2
    add s9, t0, s4
    sltu t6, s9, t0
    .insn r4 0x7b, 7, 2, t5, t0, s4, s5              # cadd t5, t0, s4, s5
    .insn r4 0x7b, 7, 0, a2, a6, a6, s3              # maddlu a2, a6, a6, s3
    ld a5, 80(sp)
    sltu s6, t5, t6
    .insn r4 0x7b, 7, 2, a4, a7, t4, s6              # cadd a4, a7, t4, s6
    ld t4, 72(sp)
    ld a6, 40(a1)
    add s5, a5, a4
    add s4, s0, s5
    sltu t0, s4, s0
    .insn r4 0x7b, 7, 2, t6, s0, s5, a2              # cadd t6, s0, s5, a2
    .insn r4 0x7b, 7, 0, a4, a6, a6, s8              # maddlu a4, a6, a6, s8
    ld a5, 64(sp)
    sltu s6, t6, t0
    .insn r4 0x7b, 7, 2, a7, t4, s3, s6              # cadd a7, t4, s3, s6
    ld s3, 56(sp)
    ld a6, 48(a1)
    add a2, a5, a7
    add s5, a3, a2
    sltu s0, s5, a3
    .insn r4 0x7b, 7, 2, t0, a3, a2, a4              # cadd t0, a3, a2, a4
    .insn r4 0x7b, 7, 0, a7, a6, a6, s11             # maddlu a7, a6, a6, s11
    ld a5, 48(sp)
    sltu s6, t0, s0
    .insn r4 0x7b, 7, 2, t4, s3, s8, s6              # cadd t4, s3, s8, s6
    ld s8, 40(sp)
    ld a6, 56(a1)
    add a4, a5, t4
    add a2, s10, a4
    sltu a3, a2, s10
    .insn r4 0x7b, 7, 2, s0, s10, a4, a7             # cadd s0, s10, a4, a7
    .insn r4 0x7b, 7, 0, t4, a6, a6, s7              # maddlu t4, a6, a6, s7
    ld a5, 32(sp)
    sltu s6, s0, a3
    .insn r4 0x7b, 7, 2, s3, s8, s11, s6             # cadd s3, s8, s11, s6
    ld s11, 16(sp)
    lla s8, .Lcsidh512_square_constants
    add a7, a5, s3
    add a4, a0, a7
    sltu s10, a4, a0
    .insn r4 0x7b, 7, 2, a3, a0, a7, t4              # cadd a3, a0, a7, t4
    ld a6, 8(s8)
    ld s3, 8(sp)
    sltu s6, a3, s10
    mul a1, s11, a6
    .insn r4 0x7b, 7, 2, a5, s3, s7, s6              # cadd a5, s3, s7, s6
    ld t4, 0(s8)
    ld a0, 16(s8)
    .insn r4 0x7b, 7, 1, a7, a1, t4, s11             # maddhu a7, a1, t4, s11
    .insn r4 0x7b, 7, 0, s10, a1, a0, s2             # maddlu s10, a1, a0, s2
    .insn r4 0x7b, 7, 1, s6, a1, a0, s2              # maddhu s6, a1, a0, s2
    add s7, t3, a5
    add s3, a7, s10
    .insn r4 0x7b, 7, 2, s11, a7, s10, s6            # cadd s11, a7, s10, s6
    ld s2, 24(s8)
    ld s6, 32(s8)
    .insn r4 0x7b, 7, 0, a5, a1, s2, t1              # maddlu a5, a1, s2, t1
    .insn r4 0x7b, 7, 1, t3, a1, s2, t1              # maddhu t3, a1, s2, t1
    .insn r4 0x7b, 7, 0, s10, a1, s6, s1             # maddlu s10, a1, s6, s1
    add a7, s11, a5
    .insn r4 0x7b, 7, 2, t1, s11, a5, t3             # cadd t1, s11, a5, t3
    .insn r4 0x7b, 7, 1, t3, a1, s6, s1              # maddhu t3, a1, s6, s1
    ld a5, 40(s8)
    add s1, t1, s10
    .insn r4 0x7b, 7, 0, s11, a1, a5, t2             # maddlu s11, a1, a5, t2
    .insn r4 0x7b, 7, 2, t3, t1, s10, t3             # cadd t3, t1, s10, t3
    .insn r4 0x7b, 7, 1, s10, a1, a5, t2             # maddhu s10, a1, a5, t2
    ld t1, 48(s8)
    sd a3, 16(sp)
    .insn r4 0x7b, 7, 0, t2, a1, t1, s9              # maddlu t2, a1, t1, s9
    add a3, t3, s11
    .insn r4 0x7b, 7, 2, s10, t3, s11, s10           # cadd s10, t3, s11, s10
    .insn r4 0x7b, 7, 1, s11, a1, t1, s9             # maddhu s11, a1, t1, s9
    ld t3, 56(s8)
    sd a4, 8(sp)
    .insn r4 0x7b, 7, 0, s9, a1, t3, t5              # maddlu s9, a1, t3, t5
    add a4, s10, t2
    .insn r4 0x7b, 7, 2, s11, s10, t2, s11           # cadd s11, s10, t2, s11
    .insn r4 0x7b, 7, 1, t2, a1, t3, t5              # maddhu t2, a1, t3, t5
    ld s10, 64(s8)
    sd s0, 32(sp)
    .insn r4 0x7b, 7, 0, t5, a1, s10, s4             # maddlu t5, a1, s10, s4
    add s0, s11, s9
    .insn r4 0x7b, 7, 2, t2, s11, s9, t2             # cadd t2, s11, s9, t2
    .insn r4 0x7b, 7, 1, s9, a1, s10, s4             # maddhu s9, a1, s10, s4
    ld s11, 24(sp)
    mul a1, a6, s3
    add s4, s11, s7
    add s7, t2, t5
    .insn r4 0x7b, 7, 2, s11, t2, t5, s9             # cadd s11, t2, t5, s9
    .insn r4 0x7b, 7, 1, s9, t4, a1, s3              # maddhu s9, t4, a1, s3
    .insn r4 0x7b, 7, 0, t5, a0, a1, a7              # maddlu t5, a0, a1, a7
    .insn r4 0x7b, 7, 1, t2, a0, a1, a7              # maddhu t2, a0, a1, a7
    .insn r4 0x7b, 7, 0, s3, s2, a1, s1              # maddlu s3, s2, a1, s1
    add a7, s9, t5
    .insn r4 0x7b, 7, 2, t2, s9, t5, t2              # cadd t2, s9, t5, t2
    .insn r4 0x7b, 7, 1, t5, s2, a1, s1              # maddhu t5, s2, a1, s1
    .insn r4 0x7b, 7, 0, s9, s6, a1, a3              # maddlu s9, s6, a1, a3
    .insn r4 0x7b, 7, 1, s1, s6, a1, a3              # maddhu s1, s6, a1, a3
    .insn r4 0x7b, 7, 2, a3, t2, s3, t5              # cadd a3, t2, s3, t5
    add t5, t6, s11
    add s3, t2, s3
    add t2, a3, s9
    .insn r4 0x7b, 7, 2, s1, a3, s9, s1              # cadd s1, a3, s9, s1
    .insn r4 0x7b, 7, 0, s9, a5, a1, a4              # maddlu s9, a5, a1, a4
    .insn r4 0x7b, 7, 1, a3, a5, a1, a4              # maddhu a3, a5, a1, a4
    .insn r4 0x7b, 7, 0, a4, t1, a1, s0              # maddlu a4, t1, a1, s0
    sd s4, 24(sp)
    add s4, s1, s9
    .insn r4 0x7b, 7, 2, a3, s1, s9, a3              # cadd a3, s1, s9, a3
    .insn r4 0x7b, 7, 1, s9, t1, a1, s0              # maddhu s9, t1, a1, s0
    .insn r4 0x7b, 7, 0, s1, t3, a1, s7              # maddlu s1, t3, a1, s7
    add s0, a3, a4
    .insn r4 0x7b, 7, 2, s9, a3, a4, s9              # cadd s9, a3, a4, s9
    .insn r4 0x7b, 7, 1, a4, t3, a1, s7              # maddhu a4, t3, a1, s7
    .insn r4 0x7b, 7, 0, a3, s10, a1, t5             # maddlu a3, s10, a1, t5
    add s7, s9, s1
    .insn r4 0x7b, 7, 2, a4, s9, s1, a4              # cadd a4, s9, s1, a4
    .insn r4 0x7b, 7, 1, s1, s10, a1, t5             # maddhu s1, s10, a1, t5
    mul t5, a6, a7
    add s9, a4, a3
    .insn r4 0x7b, 7, 2, a1, a4, a3, s1              # cadd a1, a4, a3, s1
    .insn r4 0x7b, 7, 1, s1, t4, t5, a7              # maddhu s1, t4, t5, a7
    .insn r4 0x7b, 7, 0, a3, a0, t5, s3              # maddlu a3, a0, t5, s3
    .insn r4 0x7b, 7, 1, a4, a0, t5, s3              # maddhu a4, a0, t5, s3
    .insn r4 0x7b, 7, 2, a7, t6, s11, a1             # cadd a7, t6, s11, a1
    add s3, s1, a3
    .insn r4 0x7b, 7, 2, a1, s1, a3, a4              # cadd a1, s1, a3, a4
    .insn r4 0x7b, 7, 0, s11, s2, t5, t2             # maddlu s11, s2, t5, t2
    .insn r4 0x7b, 7, 1, t6, s2, t5, t2              # maddhu t6, s2, t5, t2
    .insn r4 0x7b, 7, 0, a4, s6, t5, s4              # maddlu a4, s6, t5, s4
    .insn r4 0x7b, 7, 1, a3, s6, t5, s4              # maddhu a3, s6, t5, s4
    .insn r4 0x7b, 7, 2, s1, a1, s11, t6             # cadd s1, a1, s11, t6
    add t2, s5, a7
    add s4, a1, s11
    add t6, s1, a4
    .insn r4 0x7b, 7, 2, s11, s1, a4, a3             # cadd s11, s1, a4, a3
    .insn r4 0x7b, 7, 0, a1, a5, t5, s0              # maddlu a1, a5, t5, s0
    .insn r4 0x7b, 7, 1, a3, a5, t5, s0              # maddhu a3, a5, t5, s0
    .insn r4 0x7b, 7, 0, a4, t1, t5, s7              # maddlu a4, t1, t5, s7
    add s1, s11, a1
    .insn r4 0x7b, 7, 2, s0, s11, a1, a3             # cadd s0, s11, a1, a3
    .insn r4 0x7b, 7, 1, a3, t1, t5, s7              # maddhu a3, t1, t5, s7
    .insn r4 0x7b, 7, 0, a1, t3, t5, s9              # maddlu a1, t3, t5, s9
    add s11, s0, a4
    .insn r4 0x7b, 7, 2, s7, s0, a4, a3              # cadd s7, s0, a4, a3
    .insn r4 0x7b, 7, 1, a3, t3, t5, s9              # maddhu a3, t3, t5, s9
    .insn r4 0x7b, 7, 0, a4, s10, t5, t2             # maddlu a4, s10, t5, t2
    add s0, s7, a1
    .insn r4 0x7b, 7, 2, s9, s7, a1, a3              # cadd s9, s7, a1, a3
    .insn r4 0x7b, 7, 1, a3, s10, t5, t2             # maddhu a3, s10, t5, t2
    mul s7, a6, s3
    add a1, s9, a4
    .insn r4 0x7b, 7, 2, t2, s9, a4, a3              # cadd t2, s9, a4, a3
    .insn r4 0x7b, 7, 1, t5, t4, s7, s3              # maddhu t5, t4, s7, s3
    .insn r4 0x7b, 7, 0, a3, a0, s7, s4              # maddlu a3, a0, s7, s4
    .insn r4 0x7b, 7, 1, a4, a0, s7, s4              # maddhu a4, a0, s7, s4
    .insn r4 0x7b, 7, 2, s9, s5, a7, t2              # cadd s9, s5, a7, t2
    add s3, t5, a3
    .insn r4 0x7b, 7, 2, s4, t5, a3, a4              # cadd s4, t5, a3, a4
    .insn r4 0x7b, 7, 0, t2, s2, s7, t6              # maddlu t2, s2, s7, t6
    .insn r4 0x7b, 7, 1, a7, s2, s7, t6              # maddhu a7, s2, s7, t6
    .insn r4 0x7b, 7, 0, s5, s6, s7, s1              # maddlu s5, s6, s7, s1
    .insn r4 0x7b, 7, 1, a4, s6, s7, s1              # maddhu a4, s6, s7, s1
    .insn r4 0x7b, 7, 2, a3, s4, t2, a7              # cadd a3, s4, t2, a7
    add t5, t0, s9
    add t6, s4, t2
    add s1, a3, s5
    .insn r4 0x7b, 7, 2, a7, a3, s5, a4              # cadd a7, a3, s5, a4
    .insn r4 0x7b, 7, 0, t2, a5, s7, s11             # maddlu t2, a5, s7, s11
    .insn r4 0x7b, 7, 1, s4, a5, s7, s11             # maddhu s4, a5, s7, s11
    .insn r4 0x7b, 7, 0, a4, t1, s7, s0              # maddlu a4, t1, s7, s0
    add s5, a7, t2
    .insn r4 0x7b, 7, 2, a3, a7, t2, s4              # cadd a3, a7, t2, s4
    .insn r4 0x7b, 7, 1, s11, t1, s7, s0             # maddhu s11, t1, s7, s0
    .insn r4 0x7b, 7, 0, s4, t3, s7, a1              # maddlu s4, t3, s7, a1
    add t2, a3, a4
    .insn r4 0x7b, 7, 2, a7, a3, a4, s11             # cadd a7, a3, a4, s11
    .insn r4 0x7b, 7, 1, s0, t3, s7, a1              # maddhu s0, t3, s7, a1
    .insn r4 0x7b, 7, 0, s11, s10, s7, t5            # maddlu s11, s10, s7, t5
    add a4, a7, s4
    .insn r4 0x7b, 7, 2, a3, a7, s4, s0              # cadd a3, a7, s4, s0
    .insn r4 0x7b, 7, 1, a1, s10, s7, t5             # maddhu a1, s10, s7, t5
    mul s4, a6, s3
    add s0, a3, s11
    .insn r4 0x7b, 7, 2, a7, a3, s11, a1             # cadd a7, a3, s11, a1
    .insn r4 0x7b, 7, 1, t5, t4, s4, s3              # maddhu t5, t4, s4, s3
    .insn r4 0x7b, 7, 0, s7, a0, s4, t6              # maddlu s7, a0, s4, t6
    .insn r4 0x7b, 7, 1, a1, a0, s4, t6              # maddhu a1, a0, s4, t6
    .insn r4 0x7b, 7, 2, s11, t0, s9, a7             # cadd s11, t0, s9, a7
    add a3, t5, s7
    .insn r4 0x7b, 7, 2, s3, t5, s7, a1              # cadd s3, t5, s7, a1
    .insn r4 0x7b, 7, 0, t6, s2, s4, s1              # maddlu t6, s2, s4, s1
    .insn r4 0x7b, 7, 1, a7, s2, s4, s1              # maddhu a7, s2, s4, s1
    .insn r4 0x7b, 7, 0, s9, s6, s4, s5              # maddlu s9, s6, s4, s5
    .insn r4 0x7b, 7, 1, t0, s6, s4, s5              # maddhu t0, s6, s4, s5
    .insn r4 0x7b, 7, 2, a1, s3, t6, a7              # cadd a1, s3, t6, a7
    add s7, a2, s11
    add t5, s3, t6
    add s1, a1, s9
    .insn r4 0x7b, 7, 2, s5, a1, s9, t0              # cadd s5, a1, s9, t0
    .insn r4 0x7b, 7, 0, a7, a5, s4, t2              # maddlu a7, a5, s4, t2
    .insn r4 0x7b, 7, 1, t6, a5, s4, t2              # maddhu t6, a5, s4, t2
    .insn r4 0x7b, 7, 0, s3, t1, s4, a4              # maddlu s3, t1, s4, a4
    add t0, s5, a7
    .insn r4 0x7b, 7, 2, s9, s5, a7, t6              # cadd s9, s5, a7, t6
    .insn r4 0x7b, 7, 1, a1, t1, s4, a4              # maddhu a1, t1, s4, a4
    .insn r4 0x7b, 7, 0, t2, t3, s4, s0              # maddlu t2, t3, s4, s0
    add t6, s9, s3
    .insn r4 0x7b, 7, 2, a7, s9, s3, a1              # cadd a7, s9, s3, a1
    .insn r4 0x7b, 7, 1, s5, t3, s4, s0              # maddhu s5, t3, s4, s0
    .insn r4 0x7b, 7, 0, a4, s10, s4, s7             # maddlu a4, s10, s4, s7
    add a1, a7, t2
    .insn r4 0x7b, 7, 2, s3, a7, t2, s5              # cadd s3, a7, t2, s5
    .insn r4 0x7b, 7, 1, s9, s10, s4, s7             # maddhu s9, s10, s4, s7
    mul s5, a6, a3
    add s0, s3, a4
    .insn r4 0x7b, 7, 2, t2, s3, a4, s9              # cadd t2, s3, a4, s9
    .insn r4 0x7b, 7, 1, a7, t4, s5, a3              # maddhu a7, t4, s5, a3
    .insn r4 0x7b, 7, 0, s7, a0, s5, t5              # maddlu s7, a0, s5, t5
    .insn r4 0x7b, 7, 1, s4, a0, s5, t5              # maddhu s4, a0, s5, t5
    .insn r4 0x7b, 7, 2, s9, a2, s11, t2             # cadd s9, a2, s11, t2
    add a4, a7, s7
    .insn r4 0x7b, 7, 2, s3, a7, s7, s4              # cadd s3, a7, s7, s4
    .insn r4 0x7b, 7, 0, a3, s2, s5, s1              # maddlu a3, s2, s5, s1
    .insn r4 0x7b, 7, 1, t5, s2, s5, s1              # maddhu t5, s2, s5, s1
    .insn r4 0x7b, 7, 0, t2, s6, s5, t0              # maddlu t2, s6, s5, t0
    .insn r4 0x7b, 7, 1, s11, s6, s5, t0             # maddhu s11, s6, s5, t0
    .insn r4 0x7b, 7, 2, a2, s3, a3, t5              # cadd a2, s3, a3, t5
    ld s4, 32(sp)
    add a7, s3, a3
    add s7, s4, s9
    add s1, a2, t2
    .insn r4 0x7b, 7, 2, t0, a2, t2, s11             # cadd t0, a2, t2, s11
    .insn r4 0x7b, 7, 0, t5, a5, s5, t6              # maddlu t5, a5, s5, t6
    .insn r4 0x7b, 7, 1, a3, a5, s5, t6              # maddhu a3, a5, s5, t6
    .insn r4 0x7b, 7, 0, s3, t1, s5, a1              # maddlu s3, t1, s5, a1
    add s11, t0, t5
    .insn r4 0x7b, 7, 2, t2, t0, t5, a3              # cadd t2, t0, t5, a3
    .insn r4 0x7b, 7, 1, a2, t1, s5, a1              # maddhu a2, t1, s5, a1
    .insn r4 0x7b, 7, 0, t6, t3, s5, s0              # maddlu t6, t3, s5, s0
    add a3, t2, s3
    .insn r4 0x7b, 7, 2, t5, t2, s3, a2              # cadd t5, t2, s3, a2
    .insn r4 0x7b, 7, 1, t0, t3, s5, s0              # maddhu t0, t3, s5, s0
    .insn r4 0x7b, 7, 0, a1, s10, s5, s7             # maddlu a1, s10, s5, s7
    add a2, t5, t6
    .insn r4 0x7b, 7, 2, s3, t5, t6, t0              # cadd s3, t5, t6, t0
    .insn r4 0x7b, 7, 1, t2, s10, s5, s7             # maddhu t2, s10, s5, s7
    mul t0, a6, a4
    add s0, s3, a1
    .insn r4 0x7b, 7, 2, t6, s3, a1, t2              # cadd t6, s3, a1, t2
    .insn r4 0x7b, 7, 1, t5, t4, t0, a4              # maddhu t5, t4, t0, a4
    .insn r4 0x7b, 7, 0, s7, a0, t0, a7              # maddlu s7, a0, t0, a7
    .insn r4 0x7b, 7, 1, s5, a0, t0, a7              # maddhu s5, a0, t0, a7
    .insn r4 0x7b, 7, 2, t2, s4, s9, t6              # cadd t2, s4, s9, t6
    add a1, t5, s7
    .insn r4 0x7b, 7, 2, s3, t5, s7, s5              # cadd s3, t5, s7, s5
    .insn r4 0x7b, 7, 0, a4, s2, t0, s1              # maddlu a4, s2, t0, s1
    .insn r4 0x7b, 7, 1, a7, s2, t0, s1              # maddhu a7, s2, t0, s1
    .insn r4 0x7b, 7, 0, t6, s6, t0, s11             # maddlu t6, s6, t0, s11
    .insn r4 0x7b, 7, 1, s9, s6, t0, s11             # maddhu s9, s6, t0, s11
    .insn r4 0x7b, 7, 2, s4, s3, a4, a7              # cadd s4, s3, a4, a7
    ld s5, 8(sp)
    add t5, s3, a4
    add s7, s5, t2
    add s1, s4, t6
    .insn r4 0x7b, 7, 2, s11, s4, t6, s9             # cadd s11, s4, t6, s9
    .insn r4 0x7b, 7, 0, a7, a5, t0, a3              # maddlu a7, a5, t0, a3
    .insn r4 0x7b, 7, 1, a4, a5, t0, a3              # maddhu a4, a5, t0, a3
    .insn r4 0x7b, 7, 0, s3, t1, t0, a2              # maddlu s3, t1, t0, a2
    add s9, s11, a7
    .insn r4 0x7b, 7, 2, t6, s11, a7, a4             # cadd t6, s11, a7, a4
    .insn r4 0x7b, 7, 1, s4, t1, t0, a2              # maddhu s4, t1, t0, a2
    .insn r4 0x7b, 7, 0, a3, t3, t0, s0              # maddlu a3, t3, t0, s0
    add a4, t6, s3
    .insn r4 0x7b, 7, 2, a7, t6, s3, s4              # cadd a7, t6, s3, s4
    .insn r4 0x7b, 7, 1, s11, t3, t0, s0             # maddhu s11, t3, t0, s0
    .insn r4 0x7b, 7, 0, a2, s10, t0, s7             # maddlu a2, s10, t0, s7
    add s4, a7, a3
    .insn r4 0x7b, 7, 2, s3, a7, a3, s11             # cadd s3, a7, a3, s11
    .insn r4 0x7b, 7, 1, t6, s10, t0, s7             # maddhu t6, s10, t0, s7
    mul s11, a6, a1
    add s0, s3, a2
    .insn r4 0x7b, 7, 2, a3, s3, a2, t6              # cadd a3, s3, a2, t6
    .insn r4 0x7b, 7, 1, a7, t4, s11, a1             # maddhu a7, t4, s11, a1
    .insn r4 0x7b, 7, 0, s7, a0, s11, t5             # maddlu s7, a0, s11, t5
    .insn r4 0x7b, 7, 1, t0, a0, s11, t5             # maddhu t0, a0, s11, t5
    .insn r4 0x7b, 7, 2, a6, s5, t2, a3              # cadd a6, s5, t2, a3
    .insn r4 0x7b, 7, 0, t6, s2, s11, s1             # maddlu t6, s2, s11, s1
    .insn r4 0x7b, 7, 2, a2, a7, s7, t0              # cadd a2, a7, s7, t0
    .insn r4 0x7b, 7, 1, s3, s2, s11, s1             # maddhu s3, s2, s11, s1
    ld a1, 16(sp)
    .insn r4 0x7b, 7, 0, a3, s6, s11, s9             # maddlu a3, s6, s11, s9
    add t5, a1, a6
    .insn r4 0x7b, 7, 2, t2, a2, t6, s3              # cadd t2, a2, t6, s3
    .insn r4 0x7b, 7, 1, s5, s6, s11, s9             # maddhu s5, s6, s11, s9
    add t0, a7, s7
    .insn r4 0x7b, 7, 0, s1, a5, s11, a4             # maddlu s1, a5, s11, a4
    .insn r4 0x7b, 7, 2, s3, t2, a3, s5              # cadd s3, t2, a3, s5
    .insn r4 0x7b, 7, 1, s9, a5, s11, a4             # maddhu s9, a5, s11, a4
    add s7, a2, t6
    .insn r4 0x7b, 7, 0, a7, t1, s11, s4             # maddlu a7, t1, s11, s4
    .insn r4 0x7b, 7, 2, s5, s3, s1, s9              # cadd s5, s3, s1, s9
    .insn r4 0x7b, 7, 1, a4, t1, s11, s4             # maddhu a4, t1, s11, s4
    add t6, t2, a3
    .insn r4 0x7b, 7, 0, a2, t3, s11, s0             # maddlu a2, t3, s11, s0
    .insn r4 0x7b, 7, 2, s9, s5, a7, a4              # cadd s9, s5, a7, a4
    .insn r4 0x7b, 7, 1, s4, t3, s11, s0             # maddhu s4, t3, s11, s0
    add a3, s3, s1
    .insn r4 0x7b, 7, 0, t2, s10, s11, t5            # maddlu t2, s10, s11, t5
    .insn r4 0x7b, 7, 2, a4, s9, a2, s4              # cadd a4, s9, a2, s4
    .insn r4 0x7b, 7, 1, s0, s10, s11, t5            # maddhu s0, s10, s11, t5
    add s1, s5, a7
    add s3, s9, a2
    .insn r4 0x7b, 7, 2, s4, a4, t2, s0              # cadd s4, a4, t2, s0
    add t5, a4, t2
    ld a7, 24(sp)
    .insn r4 0x7b, 7, 2, s11, a1, a6, s4             # cadd s11, a1, a6, s4
    add s5, a7, s11
    sltu a2, s5, a7
    sub s9, zero, a2
    and s0, t4, s9
    and t2, a0, s9
    and a4, s2, s9
    and s4, s6, s9
    and a6, a5, s9
    and a1, t1, s9
    and s11, t3, s9
    sltu a7, t0, s0
    add a2, t2, a7
    and t4, s10, s9
    sub a0, t0, s0
    sltu s2, s7, a2
    add s6, a4, s2
    ld a5, 0(sp)
    sub t1, s7, a2
    sd a0, 0(a5)
    sltu t3, t6, s6
    add a7, s4, t3
    sd t1, 8(a5)
    sub t2, t6, s6
    sltu s9, a3, a7
    sd t2, 16(a5)
    sub s10, a3, a7
    sd s10, 24(a5)
    add s8, a6, s9
    sub s0, s1, s8
    sd s0, 32(a5)
    sltu t0, s1, s8
    add s2, a1, t0
    sub a4, s3, s2
    sd a4, 40(a5)
    sltu a0, s3, s2
    add a2, s11, a0
    sub s7, t5, a2
    sd s7, 48(a5)
    sltu t3, t5, a2
    add s4, t4, t3
    sub t1, s5, s4
    sd t1, 56(a5)
    ld s0, 88(sp)
    ld s1, 96(sp)
    ld s2, 104(sp)
    ld s3, 112(sp)
    ld s4, 120(sp)
    ld s5, 128(sp)
    ld s6, 136(sp)
    ld s7, 144(sp)
    ld s8, 152(sp)
    ld s9, 160(sp)
    ld s10, 168(sp)
    ld s11, 176(sp)
    addi sp, sp, 192
    jalr zero, 0(ra)
    .size csidh512_square, .-csidh512_square

# `2 * out = a (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# rocket: 90 cycles, 90 instructions
    .section .rodata
    .balign 8
.Lcsidh512_halve_constants:
    .dword 0x1b81b90533c6c87b
    .dword 0xc2721bf457aca835
    .dword 0x516730cc1f0b4f25
    .dword 0xa7aac6c567f35507
    .dword 0x5afbfcc69322c9cd
    .dword 0xb42d083aedc88c42
    .dword 0xfc8ab0d15e3e4c4a
    .dword 0x65b48e8f740f89bf
    .text
    .balign 4
    .globl csidh512_halve
    .type csidh512_halve, @function
csidh512_halve:
    addi sp, sp, -16
    ld t0, 0(a1)
    lla t3, .Lcsidh512_halve_constants
    andi t1, t0, 1
    sub t2, zero, t1
    ld t4, 0(t3)
    ld t6, 8(t3)
    and t5, t4, t2
    and a2, t6, t2
    ld a3, 16(t3)
    ld a5, 24(t3)
    and a4, a3, t2
    and a6, a5, t2
    ld a7, 32(t3)
    ld t4, 40(t3)
    and t1, a7, t2
    and t6, t4, t2
    .insn r4 0x7b, 7, 2, a3, t0, t5, a2              # cadd a3, t0, t5, a2
    ld a5, 48(t3)
    ld t4, 56(t3)
    and a7, a5, t2
    and a2, t4, t2
    ld a5, 8(a1)
    add t4, t0, t5
    .insn r4 0x7b, 7, 2, t2, a5, a3, a4              # cadd t2, a5, a3, a4
    add t3, a5, a3
    ld a4, 16(a1)
    ld a3, 24(a1)
    .insn r4 0x7b, 7, 2, t5, a4, t2, a6              # cadd t5, a4, t2, a6
    add t0, a4, t2
    ld t2, 32(a1)
    .insn r4 0x7b, 7, 2, a5, a3, t5, t1              # cadd a5, a3, t5, t1
    add a6, a3, t5
    ld t5, 40(a1)
    .insn r4 0x7b, 7, 2, a4, t2, a5, t6              # cadd a4, t2, a5, t6
    add t1, t2, a5
    ld a5, 48(a1)
    add a3, t5, a4
    .insn r4 0x7b, 7, 2, t6, t5, a4, a7              # cadd t6, t5, a4, a7
    srli a4, t4, 1
    srli t5, t3, 1
    add t2, a5, t6
    .insn r4 0x7b, 7, 2, a7, a5, t6, a2              # cadd a7, a5, t6, a2
    ld a2, 56(a1)
    srli t4, t0, 1
    add t6, a2, a7
    sltu a5, t6, a2
    srli a7, a6, 1
    srli a2, t1, 1
    srli a1, a3, 1
    sd a5, 0(sp)
    srli a5, t2, 1
    sd a5, 8(sp)
    srli a5, t6, 1
    andi t3, t3, 1
    andi t0, t0, 1
    andi a6, a6, 1
    andi t1, t1, 1
    andi a3, a3, 1
    andi t2, t2, 1
    andi t6, t6, 1
    slli t3, t3, 63
    add t3, a4, t3
    sd t3, 0(a0)
    slli a4, t0, 63
    add t3, t5, a4
    sd t3, 8(a0)
    slli t0, a6, 63
    add a4, t4, t0
    sd a4, 16(a0)
    slli t5, t1, 63
    add t3, a7, t5
    sd t3, 24(a0)
    slli a6, a3, 63
    add t0, a2, a6
    sd t0, 32(a0)
    slli t4, t2, 63
    add a4, a1, t4
    sd a4, 40(a0)
    slli t1, t6, 63
    ld t5, 8(sp)
    ld t3, 0(sp)
    add a7, t5, t1
    sd a7, 48(a0)
    slli a3, t3, 63
    add a6, a5, a3
    sd a6, 56(a0)
    addi sp, sp, 16
    jalr zero, 0(ra)
    .size csidh512_halve, .-csidh512_halve

# `out = a if choice is 1, b if it is 0 (mod p)`
#
# - takes `choice` in `[0, 1]`
# - takes `a`: every word in `[0, 2^64 - 1]`
# - takes `b`: every word in `[0, 2^64 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# rocket: 51 cycles, 51 instructions
    .text
    .balign 4
    .globl csidh512_select
    .type csidh512_select, @function
csidh512_select:
    sub t0, zero, a1
    addi t1, a1, -1
    ld t2, 0(a2)
    ld t4, 0(a3)
    and t3, t2, t0
    and t5, t4, t1
    or t6, t3, t5
    ld a4, 8(a2)
    ld a6, 8(a3)
    and a5, a4, t0
    and a7, a6, t1
    or a1, a5, a7
    ld t2, 16(a2)
    ld t5, 16(a3)
    and t4, t2, t0
    and t3, t5, t1
    or a4, t4, t3
    ld a6, 24(a2)
    ld a5, 24(a3)
    and a7, a6, t0
    and t2, a5, t1
    or t5, a7, t2
    ld t3, 32(a2)
    ld a6, 32(a3)
    and t4, t3, t0
    and a5, a6, t1
    or t2, t4, a5
    ld a7, 40(a2)
    ld a6, 40(a3)
    and t3, a7, t0
    and a5, a6, t1
    or t4, t3, a5
    ld a7, 48(a2)
    ld a5, 48(a3)
    and a6, a7, t0
    and t3, a5, t1
    or a7, a6, t3
    ld a5, 56(a2)
    ld a6, 56(a3)
    and t3, a5, t0
    and t0, a6, t1
    sd t6, 0(a0)
    sd a1, 8(a0)
    sd a4, 16(a0)
    sd t5, 24(a0)
    sd t2, 32(a0)
    sd t4, 40(a0)
    sd a7, 48(a0)
    or a5, t3, t0
    sd a5, 56(a0)
    jalr zero, 0(ra)
    .size csidh512_select, .-csidh512_select

# `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
#
# - takes `choice` in `[0, 1]`
# - takes `a`: every word in `[0, 2^64 - 1]`
# - takes `b`: every word in `[0, 2^64 - 1]`
# - returns `x`: every word in `[0, 2^64 - 1]`
# - returns `y`: every word in `[0, 2^64 - 1]`
#
# rocket: 111 cycles, 109 instructions, 2 stalled by load
    .text
    .balign 4
    .globl csidh512_swap
    .type csidh512_swap, @function
csidh512_swap:
    addi sp, sp, -64
    sd s0, 16(sp)
    sd s1, 24(sp)
    sd s2, 32(sp)
    sd s3, 40(sp)
    sd s4, 48(sp)
    sd s5, 56(sp)
    sub t0, zero, a2
    addi t1, a2, -1
    ld t2, 0(a4)
    ld t4, 0(a3)
    and t3, t2, t0
    and t5, t4, t1
    or t6, t3, t5
    ld a5, 8(a4)
    ld a7, 8(a3)
    and a6, a5, t0
    and s0, a7, t1
    or s1, a6, s0
    ld s2, 16(a4)
    ld s4, 16(a3)
    and s3, s2, t0
    and s5, s4, t1
    or a2, s3, s5
    ld t5, 24(a4)
    ld s0, 24(a3)
    and t3, t5, t0
    and a6, s0, t1
    or s5, t3, a6
    ld s3, 32(a4)
    ld t3, 32(a3)
    and a6, s3, t0
    and s3, t3, t1
    or s3, a6, s3
    ld a6, 40(a4)
    ld t3, 40(a3)
    and a6, a6, t0
    and t3, t3, t1
    or t3, a6, t3
    ld a6, 48(a4)
    sd a1, 0(sp)
    and a6, a6, t0
    ld a1, 48(a3)
    and a1, a1, t1
    or a1, a6, a1
    ld a6, 56(a4)
    sd a1, 8(sp)
    and a6, a6, t0
    ld a1, 56(a3)
    and a1, a1, t1
    or a1, a6, a1
    and a6, t4, t0
    and t4, t2, t1
    or t2, a6, t4
    and t4, a7, t0
    and a6, a5, t1
    or a7, t4, a6
    and a5, s4, t0
    and a6, s2, t1
    or t4, a5, a6
    and s4, s0, t0
    and s2, t5, t1
    or a6, s4, s2
    ld a5, 32(a3)
    ld t5, 32(a4)
    and s0, a5, t0
    and s2, t5, t1
    or s4, s0, s2
    ld a5, 40(a3)
    ld s2, 40(a4)
    and t5, a5, t0
    and s0, s2, t1
    or a5, t5, s0
    ld s2, 48(a3)
    ld t5, 48(a4)
    and s0, s2, t0
    and s2, t5, t1
    or t5, s0, s2
    ld s2, 56(a3)
    ld a3, 8(sp)
    and s0, s2, t0
    ld t0, 56(a4)
    sd t6, 0(a0)
    and s2, t0, t1
    sd s1, 8(a0)
    sd a2, 16(a0)
    sd s5, 24(a0)
    sd s3, 32(a0)
    sd t3, 40(a0)
    sd a3, 48(a0)
    sd a1, 56(a0)
    ld t1, 0(sp)
    or t0, s0, s2
    sd t2, 0(t1)
    sd a7, 8(t1)
    sd t4, 16(t1)
    sd a6, 24(t1)
    sd s4, 32(t1)
    sd a5, 40(t1)
    sd t5, 48(t1)
    sd t0, 56(t1)
    ld s0, 16(sp)
    ld s1, 24(sp)
    ld s2, 32(sp)
    ld s3, 40(sp)
    ld s4, 48(sp)
    ld s5, 56(sp)
    addi sp, sp, 64
    jalr zero, 0(ra)
    .size csidh512_swap, .-csidh512_swap

# `R * out = a (mod p), 0 <= out < p`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 0x65b48e8f740f89bf]`
#
# rocket: 449 cycles, 449 instructions
    .section .rodata
    .balign 8
.Lcsidh512_to_bytes_constants:
    .dword 0x1b81b90533c6c87b
    .dword 0x66c1301f632e294d
    .dword 0xc2721bf457aca835
    .dword 0x516730cc1f0b4f25
    .dword 0xa7aac6c567f35507
    .dword 0x5afbfcc69322c9cd
    .dword 0xb42d083aedc88c42
    .dword 0xfc8ab0d15e3e4c4a
    .dword 0x65b48e8f740f89bf
    .text
    .balign 4
    .globl csidh512_to_bytes
    .type csidh512_to_bytes, @function
csidh512_to_bytes:
    addi sp, sp, -80
    sd s0, 0(sp)
    sd s1, 8(sp)
    sd s2, 16(sp)
    sd s3, 24(sp)
    sd s4, 32(sp)
    sd s5, 40(sp)
    sd s6, 48(sp)
    sd s7, 56(sp)
    sd s8, 64(sp)
    ld t0, 0(a1)
    lla t1, .Lcsidh512_to_bytes_constants
    ld t2, 8(t1)
    ld t4, 0(t1)
    mul t3, t0, t2
    ld t6, 16(t1)
    ld a2, 8(a1)
    .insn r4 0x7b, 7, 1, t5, t3, t4, t0              # maddhu t5, t3, t4, t0
    .insn r4 0x7b, 7, 0, a3, t3, t6, a2              # maddlu a3, t3, t6, a2
    .insn r4 0x7b, 7, 1, a4, t3, t6, a2              # maddhu a4, t3, t6, a2
    ld a5, 24(t1)
    ld a6, 16(a1)
    add s0, t5, a3
    .insn r4 0x7b, 7, 0, a7, t3, a5, a6              # maddlu a7, t3, a5, a6
    .insn r4 0x7b, 7, 2, s1, t5, a3, a4              # cadd s1, t5, a3, a4
    .insn r4 0x7b, 7, 1, s2, t3, a5, a6              # maddhu s2, t3, a5, a6
    ld s3, 32(t1)
    ld s4, 24(a1)
    add s6, s1, a7
    .insn r4 0x7b, 7, 0, s5, t3, s3, s4              # maddlu s5, t3, s3, s4
    .insn r4 0x7b, 7, 2, s7, s1, a7, s2              # cadd s7, s1, a7, s2
    .insn r4 0x7b, 7, 1, s8, t3, s3, s4              # maddhu s8, t3, s3, s4
    ld t0, 40(t1)
    ld a2, 32(a1)
    add a3, s7, s5
    .insn r4 0x7b, 7, 0, a4, t3, t0, a2              # maddlu a4, t3, t0, a2
    .insn r4 0x7b, 7, 2, t5, s7, s5, s8              # cadd t5, s7, s5, s8
    .insn r4 0x7b, 7, 1, a6, t3, t0, a2              # maddhu a6, t3, t0, a2
    ld s2, 48(t1)
    ld a7, 40(a1)
    add s4, t5, a4
    .insn r4 0x7b, 7, 0, s1, t3, s2, a7              # maddlu s1, t3, s2, a7
    .insn r4 0x7b, 7, 2, s8, t5, a4, a6              # cadd s8, t5, a4, a6
    .insn r4 0x7b, 7, 1, s5, t3, s2, a7              # maddhu s5, t3, s2, a7
    ld s7, 56(t1)
    ld a2, 48(a1)
    add a4, s8, s1
    .insn r4 0x7b, 7, 0, a6, t3, s7, a2              # maddlu a6, t3, s7, a2
    .insn r4 0x7b, 7, 2, t5, s8, s1, s5              # cadd t5, s8, s1, s5
    .insn r4 0x7b, 7, 1, a7, t3, s7, a2              # maddhu a7, t3, s7, a2
    ld s5, 64(t1)
    ld s1, 56(a1)
    add a2, t5, a6
    .insn r4 0x7b, 7, 0, s8, t3, s5, s1              # maddlu s8, t3, s5, s1
    .insn r4 0x7b, 7, 2, a7, t5, a6, a7              # cadd a7, t5, a6, a7
    .insn r4 0x7b, 7, 1, a6, t3, s5, s1              # maddhu a6, t3, s5, s1
    mul t5, t2, s0
    add s1, a7, s8
    .insn r4 0x7b, 7, 2, a1, a7, s8, a6              # cadd a1, a7, s8, a6
    .insn r4 0x7b, 7, 1, t3, t4, t5, s0              # maddhu t3, t4, t5, s0
    .insn r4 0x7b, 7, 0, a6, t6, t5, s6              # maddlu a6, t6, t5, s6
    .insn r4 0x7b, 7, 1, s8, t6, t5, s6              # maddhu s8, t6, t5, s6
    .insn r4 0x7b, 7, 0, a7, a5, t5, a3              # maddlu a7, a5, t5, a3
    add s0, t3, a6
    .insn r4 0x7b, 7, 2, s6, t3, a6, s8              # cadd s6, t3, a6, s8
    .insn r4 0x7b, 7, 1, s8, a5, t5, a3              # maddhu s8, a5, t5, a3
    .insn r4 0x7b, 7, 0, a6, s3, t5, s4              # maddlu a6, s3, t5, s4
    add t3, s6, a7
    .insn r4 0x7b, 7, 2, a3, s6, a7, s8              # cadd a3, s6, a7, s8
    .insn r4 0x7b, 7, 1, s8, s3, t5, s4              # maddhu s8, s3, t5, s4
    .insn r4 0x7b, 7, 0, a7, t0, t5, a4              # maddlu a7, t0, t5, a4
    add s6, a3, a6
    .insn r4 0x7b, 7, 2, s4, a3, a6, s8              # cadd s4, a3, a6, s8
    .insn r4 0x7b, 7, 1, s8, t0, t5, a4              # maddhu s8, t0, t5, a4
    .insn r4 0x7b, 7, 0, a6, s2, t5, a2              # maddlu a6, s2, t5, a2
    add a3, s4, a7
    .insn r4 0x7b, 7, 2, a4, s4, a7, s8              # cadd a4, s4, a7, s8
    .insn r4 0x7b, 7, 1, s8, s2, t5, a2              # maddhu s8, s2, t5, a2
    .insn r4 0x7b, 7, 0, a7, s7, t5, s1              # maddlu a7, s7, t5, s1
    add s4, a4, a6
    .insn r4 0x7b, 7, 2, a2, a4, a6, s8              # cadd a2, a4, a6, s8
    .insn r4 0x7b, 7, 1, s8, s7, t5, s1              # maddhu s8, s7, t5, s1
    .insn r4 0x7b, 7, 0, a6, s5, t5, a1              # maddlu a6, s5, t5, a1
    add a4, a2, a7
    .insn r4 0x7b, 7, 2, s1, a2, a7, s8              # cadd s1, a2, a7, s8
    .insn r4 0x7b, 7, 1, s8, s5, t5, a1              # maddhu s8, s5, t5, a1
    mul a7, t2, s0
    add a2, s1, a6
    .insn r4 0x7b, 7, 2, a1, s1, a6, s8              # cadd a1, s1, a6, s8
    .insn r4 0x7b, 7, 1, t5, t4, a7, s0              # maddhu t5, t4, a7, s0
    .insn r4 0x7b, 7, 0, s8, t6, a7, t3              # maddlu s8, t6, a7, t3
    .insn r4 0x7b, 7, 1, a6, t6, a7, t3              # maddhu a6, t6, a7, t3
    .insn r4 0x7b, 7, 0, s1, a5, a7, s6              # maddlu s1, a5, a7, s6
    add s0, t5, s8
    .insn r4 0x7b, 7, 2, t3, t5, s8, a6              # cadd t3, t5, s8, a6
    .insn r4 0x7b, 7, 1, a6, a5, a7, s6              # maddhu a6, a5, a7, s6
    .insn r4 0x7b, 7, 0, s8, s3, a7, a3              # maddlu s8, s3, a7, a3
    add t5, t3, s1
    .insn r4 0x7b, 7, 2, s6, t3, s1, a6              # cadd s6, t3, s1, a6
    .insn r4 0x7b, 7, 1, a6, s3, a7, a3              # maddhu a6, s3, a7, a3
    .insn r4 0x7b, 7, 0, s1, t0, a7, s4              # maddlu s1, t0, a7, s4
    add t3, s6, s8
    .insn r4 0x7b, 7, 2, a3, s6, s8, a6              # cadd a3, s6, s8, a6
    .insn r4 0x7b, 7, 1, a6, t0, a7, s4              # maddhu a6, t0, a7, s4
    .insn r4 0x7b, 7, 0, s8, s2, a7, a4              # maddlu s8, s2, a7, a4
    add s6, a3, s1
    .insn r4 0x7b, 7, 2, s4, a3, s1, a6              # cadd s4, a3, s1, a6
    .insn r4 0x7b, 7, 1, a6, s2, a7, a4              # maddhu a6, s2, a7, a4
    .insn r4 0x7b, 7, 0, s1, s7, a7, a2              # maddlu s1, s7, a7, a2
    add a3, s4, s8
    .insn r4 0x7b, 7, 2, a4, s4, s8, a6              # cadd a4, s4, s8, a6
    .insn r4 0x7b, 7, 1, a6, s7, a7, a2              # maddhu a6, s7, a7, a2
    .insn r4 0x7b, 7, 0, s8, s5, a7, a1              # maddlu s8, s5, a7, a1
    add s4, a4, s1
    .insn r4 0x7b, 7, 2, a2, a4, s1, a6              # cadd a2, a4, s1, a6
    .insn r4 0x7b, 7, 1, a6, s5, a7, a1              # maddhu a6, s5, a7, a1
    mul s1, t2, s0
    add a4, a2, s8
    .insn r4 0x7b, 7, 2, a1, a2, s8, a6              # cadd a1, a2, s8, a6
    .insn r4 0x7b, 7, 1, a7, t4, s1, s0              # maddhu a7, t4, s1, s0
    .insn r4 0x7b, 7, 0, a6, t6, s1, t5              # maddlu a6, t6, s1, t5
    .insn r4 0x7b, 7, 1, s8, t6, s1, t5              # maddhu s8, t6, s1, t5
    .insn r4 0x7b, 7, 0, a2, a5, s1, t3              # maddlu a2, a5, s1, t3
    add s0, a7, a6
    .insn r4 0x7b, 7, 2, t5, a7, a6, s8              # cadd t5, a7, a6, s8
    .insn r4 0x7b, 7, 1, s8, a5, s1, t3              # maddhu s8, a5, s1, t3
    .insn r4 0x7b, 7, 0, a6, s3, s1, s6              # maddlu a6, s3, s1, s6
    add a7, t5, a2
    .insn r4 0x7b, 7, 2, t3, t5, a2, s8              # cadd t3, t5, a2, s8
    .insn r4 0x7b, 7, 1, s8, s3, s1, s6              # maddhu s8, s3, s1, s6
    .insn r4 0x7b, 7, 0, a2, t0, s1, a3              # maddlu a2, t0, s1, a3
    add t5, t3, a6
    .insn r4 0x7b, 7, 2, s6, t3, a6, s8              # cadd s6, t3, a6, s8
    .insn r4 0x7b, 7, 1, s8, t0, s1, a3              # maddhu s8, t0, s1, a3
    .insn r4 0x7b, 7, 0, a6, s2, s1, s4              # maddlu a6, s2, s1, s4
    add t3, s6, a2
    .insn r4 0x7b, 7, 2, a3, s6, a2, s8              # cadd a3, s6, a2, s8
    .insn r4 0x7b, 7, 1, s8, s2, s1, s4              # maddhu s8, s2, s1, s4
    .insn r4 0x7b, 7, 0, a2, s7, s1, a4              # maddlu a2, s7, s1, a4
    add s6, a3, a6
    .insn r4 0x7b, 7, 2, s4, a3, a6, s8              # cadd s4, a3, a6, s8
    .insn r4 0x7b, 7, 1, s8, s7, s1, a4              # maddhu s8, s7, s1, a4
    .insn r4 0x7b, 7, 0, a6, s5, s1, a1              # maddlu a6, s5, s1, a1
    add a3, s4, a2
    .insn r4 0x7b, 7, 2, a4, s4, a2, s8              # cadd a4, s4, a2, s8
    .insn r4 0x7b, 7, 1, s8, s5, s1, a1              # maddhu s8, s5, s1, a1
    mul a2, t2, s0
    add s4, a4, a6
    .insn r4 0x7b, 7, 2, a1, a4, a6, s8              # cadd a1, a4, a6, s8
    .insn r4 0x7b, 7, 1, s1, t4, a2, s0              # maddhu s1, t4, a2, s0
    .insn r4 0x7b, 7, 0, s8, t6, a2, a7              # maddlu s8, t6, a2, a7
    .insn r4 0x7b, 7, 1, a6, t6, a2, a7              # maddhu a6, t6, a2, a7
    .insn r4 0x7b, 7, 0, a4, a5, a2, t5              # maddlu a4, a5, a2, t5
    add s0, s1, s8
    .insn r4 0x7b, 7, 2, a7, s1, s8, a6              # cadd a7, s1, s8, a6
    .insn r4 0x7b, 7, 1, a6, a5, a2, t5              # maddhu a6, a5, a2, t5
    .insn r4 0x7b, 7, 0, s8, s3, a2, t3              # maddlu s8, s3, a2, t3
    add s1, a7, a4
    .insn r4 0x7b, 7, 2, t5, a7, a4, a6              # cadd t5, a7, a4, a6
    .insn r4 0x7b, 7, 1, a6, s3, a2, t3              # maddhu a6, s3, a2, t3
    .insn r4 0x7b, 7, 0, a4, t0, a2, s6              # maddlu a4, t0, a2, s6
    add a7, t5, s8
    .insn r4 0x7b, 7, 2, t3, t5, s8, a6              # cadd t3, t5, s8, a6
    .insn r4 0x7b, 7, 1, a6, t0, a2, s6              # maddhu a6, t0, a2, s6
    .insn r4 0x7b, 7, 0, s8, s2, a2, a3              # maddlu s8, s2, a2, a3
    add t5, t3, a4
    .insn r4 0x7b, 7, 2, s6, t3, a4, a6              # cadd s6, t3, a4, a6
    .insn r4 0x7b, 7, 1, a6, s2, a2, a3              # maddhu a6, s2, a2, a3
    .insn r4 0x7b, 7, 0, a4, s7, a2, s4              # maddlu a4, s7, a2, s4
    add t3, s6, s8
    .insn r4 0x7b, 7, 2, a3, s6, s8, a6              # cadd a3, s6, s8, a6
    .insn r4 0x7b, 7, 1, a6, s7, a2, s4              # maddhu a6, s7, a2, s4
    .insn r4 0x7b, 7, 0, s8, s5, a2, a1              # maddlu s8, s5, a2, a1
    add s6, a3, a4
    .insn r4 0x7b, 7, 2, s4, a3, a4, a6              # cadd s4, a3, a4, a6
    .insn r4 0x7b, 7, 1, a6, s5, a2, a1              # maddhu a6, s5, a2, a1
    mul a4, t2, s0
    add a3, s4, s8
    .insn r4 0x7b, 7, 2, a1, s4, s8, a6              # cadd a1, s4, s8, a6
    .insn r4 0x7b, 7, 1, a2, t4, a4, s0              # maddhu a2, t4, a4, s0
    .insn r4 0x7b, 7, 0, a6, t6, a4, s1              # maddlu a6, t6, a4, s1
    .insn r4 0x7b, 7, 1, s8, t6, a4, s1              # maddhu s8, t6, a4, s1
    .insn r4 0x7b, 7, 0, s4, a5, a4, a7              # maddlu s4, a5, a4, a7
    add s0, a2, a6
    .insn r4 0x7b, 7, 2, s1, a2, a6, s8              # cadd s1, a2, a6, s8
    .insn r4 0x7b, 7, 1, s8, a5, a4, a7              # maddhu s8, a5, a4, a7
    .insn r4 0x7b, 7, 0, a6, s3, a4, t5              # maddlu a6, s3, a4, t5
    add a2, s1, s4
    .insn r4 0x7b, 7, 2, a7, s1, s4, s8              # cadd a7, s1, s4, s8
    .insn r4 0x7b, 7, 1, s8, s3, a4, t5              # maddhu s8, s3, a4, t5
    .insn r4 0x7b, 7, 0, s4, t0, a4, t3              # maddlu s4, t0, a4, t3
    add s1, a7, a6
    .insn r4 0x7b, 7, 2, t5, a7, a6, s8              # cadd t5, a7, a6, s8
    .insn r4 0x7b, 7, 1, s8, t0, a4, t3              # maddhu s8, t0, a4, t3
    .insn r4 0x7b, 7, 0, a6, s2, a4, s6              # maddlu a6, s2, a4, s6
    add a7, t5, s4
    .insn r4 0x7b, 7, 2, t3, t5, s4, s8              # cadd t3, t5, s4, s8
    .insn r4 0x7b, 7, 1, s8, s2, a4, s6              # maddhu s8, s2, a4, s6
    .insn r4 0x7b, 7, 0, s4, s7, a4, a3              # maddlu s4, s7, a4, a3
    add t5, t3, a6
    .insn r4 0x7b, 7, 2, s6, t3, a6, s8              # cadd s6, t3, a6, s8
    .insn r4 0x7b, 7, 1, s8, s7, a4, a3              # maddhu s8, s7, a4, a3
    .insn r4 0x7b, 7, 0, a6, s5, a4, a1              # maddlu a6, s5, a4, a1
    add t3, s6, s4
    .insn r4 0x7b, 7, 2, a3, s6, s4, s8              # cadd a3, s6, s4, s8
    .insn r4 0x7b, 7, 1, s8, s5, a4, a1              # maddhu s8, s5, a4, a1
    mul s4, t2, s0
    add s6, a3, a6
    .insn r4 0x7b, 7, 2, a1, a3, a6, s8              # cadd a1, a3, a6, s8
    .insn r4 0x7b, 7, 1, a4, t4, s4, s0              # maddhu a4, t4, s4, s0
    .insn r4 0x7b, 7, 0, s8, t6, s4, a2              # maddlu s8, t6, s4, a2
    .insn r4 0x7b, 7, 1, a6, t6, s4, a2              # maddhu a6, t6, s4, a2
    .insn r4 0x7b, 7, 0, a3, a5, s4, s1              # maddlu a3, a5, s4, s1
    add s0, a4, s8
    .insn r4 0x7b, 7, 2, a2, a4, s8, a6              # cadd a2, a4, s8, a6
    .insn r4 0x7b, 7, 1, a6, a5, s4, s1              # maddhu a6, a5, s4, s1
    .insn r4 0x7b, 7, 0, s8, s3, s4, a7              # maddlu s8, s3, s4, a7
    add a4, a2, a3
    .insn r4 0x7b, 7, 2, s1, a2, a3, a6              # cadd s1, a2, a3, a6
    .insn r4 0x7b, 7, 1, a6, s3, s4, a7              # maddhu a6, s3, s4, a7
    .insn r4 0x7b, 7, 0, a3, t0, s4, t5              # maddlu a3, t0, s4, t5
    add a2, s1, s8
    .insn r4 0x7b, 7, 2, a7, s1, s8, a6              # cadd a7, s1, s8, a6
    .insn r4 0x7b, 7, 1, a6, t0, s4, t5              # maddhu a6, t0, s4, t5
    .insn r4 0x7b, 7, 0, s8, s2, s4, t3              # maddlu s8, s2, s4, t3
    add s1, a7, a3
    .insn r4 0x7b, 7, 2, t5, a7, a3, a6              # cadd t5, a7, a3, a6
    .insn r4 0x7b, 7, 1, a6, s2, s4, t3              # maddhu a6, s2, s4, t3
    .insn r4 0x7b, 7, 0, a3, s7, s4, s6              # maddlu a3, s7, s4, s6
    add a7, t5, s8
    .insn r4 0x7b, 7, 2, t3, t5, s8, a6              # cadd t3, t5, s8, a6
    .insn r4 0x7b, 7, 1, a6, s7, s4, s6              # maddhu a6, s7, s4, s6
    .insn r4 0x7b, 7, 0, s8, s5, s4, a1              # maddlu s8, s5, s4, a1
    add t5, t3, a3
    .insn r4 0x7b, 7, 2, s6, t3, a3, a6              # cadd s6, t3, a3, a6
    .insn r4 0x7b, 7, 1, a6, s5, s4, a1              # maddhu a6, s5, s4, a1
    mul a3, t2, s0
    add t3, s6, s8
    .insn r4 0x7b, 7, 2, a1, s6, s8, a6              # cadd a1, s6, s8, a6
    .insn r4 0x7b, 7, 1, s4, t4, a3, s0              # maddhu s4, t4, a3, s0
    .insn r4 0x7b, 7, 0, t2, t6, a3, a4              # maddlu t2, t6, a3, a4
    .insn r4 0x7b, 7, 1, a6, t6, a3, a4              # maddhu a6, t6, a3, a4
    .insn r4 0x7b, 7, 0, s8, a5, a3, a2              # maddlu s8, a5, a3, a2
    add s6, s4, t2
    .insn r4 0x7b, 7, 2, s0, s4, t2, a6              # cadd s0, s4, t2, a6
    .insn r4 0x7b, 7, 1, a4, a5, a3, a2              # maddhu a4, a5, a3, a2
    .insn r4 0x7b, 7, 0, a6, s3, a3, s1              # maddlu a6, s3, a3, s1
    add t2, s0, s8
    .insn r4 0x7b, 7, 2, s4, s0, s8, a4              # cadd s4, s0, s8, a4
    .insn r4 0x7b, 7, 1, a2, s3, a3, s1              # maddhu a2, s3, a3, s1
    .insn r4 0x7b, 7, 0, a4, t0, a3, a7              # maddlu a4, t0, a3, a7
    add s8, s4, a6
    .insn r4 0x7b, 7, 2, s0, s4, a6, a2              # cadd s0, s4, a6, a2
    .insn r4 0x7b, 7, 1, s1, t0, a3, a7              # maddhu s1, t0, a3, a7
    .insn r4 0x7b, 7, 0, a2, s2, a3, t5              # maddlu a2, s2, a3, t5
    add a6, s0, a4
    .insn r4 0x7b, 7, 2, s4, s0, a4, s1              # cadd s4, s0, a4, s1
    .insn r4 0x7b, 7, 1, a7, s2, a3, t5              # maddhu a7, s2, a3, t5
    .insn r4 0x7b, 7, 0, s1, s7, a3, t3              # maddlu s1, s7, a3, t3
    add a4, s4, a2
    .insn r4 0x7b, 7, 2, s0, s4, a2, a7              # cadd s0, s4, a2, a7
    .insn r4 0x7b, 7, 1, t5, s7, a3, t3              # maddhu t5, s7, a3, t3
    .insn r4 0x7b, 7, 0, a7, s5, a3, a1              # maddlu a7, s5, a3, a1
    add a2, s0, s1
    .insn r4 0x7b, 7, 2, s4, s0, s1, t5              # cadd s4, s0, s1, t5
    .insn r4 0x7b, 7, 1, t3, s5, a3, a1              # maddhu t3, s5, a3, a1
    sub t5, s6, t4
    add s1, s4, a7
    .insn r4 0x7b, 7, 2, s0, s4, a7, t3              # cadd s0, s4, a7, t3
    sltu a1, s6, t4
    add a3, t6, a1
    sub t3, t2, a3
    sltu a7, t2, a3
    add s4, a5, a7
    sub t4, s8, s4
    sltu a1, s8, s4
    add t6, s3, a1
    sub a3, a6, t6
    sltu a7, a6, t6
    add a5, t0, a7
    sub s4, a4, a5
    sltu a1, a4, a5
    add s3, s2, a1
    sub t6, a2, s3
    sltu a7, a2, s3
    add t0, s7, a7
    sub a5, s1, t0
    sltu a1, s1, t0
    add s2, s5, a1
    sub s3, s0, s2
    sltu a7, s0, s2
    sub s7, zero, a7
    addi t0, a7, -1
    and a1, s6, s7
    and s5, t5, t0
    or t1, a1, s5
    sb t1, 0(a0)
    and s2, t2, s7
    and a7, t3, t0
    or s6, s2, a7
    sb s6, 8(a0)
    and t5, s8, s7
    and s5, t4, t0
    or a1, t5, s5
    sb a1, 16(a0)
    and t2, a6, s7
    and t3, a3, t0
    or a7, t2, t3
    sb a7, 24(a0)
    and s2, a4, s7
    and s8, s4, t0
    or t4, s2, s8
    sb t4, 32(a0)
    and s5, a2, s7
    and t5, t6, t0
    or a6, s5, t5
    sb a6, 40(a0)
    and a3, s1, s7
    and t3, a5, t0
    or t2, a3, t3
    sb t2, 48(a0)
    and a4, s0, s7
    and s4, s3, t0
    or s8, a4, s4
    sb s8, 56(a0)
    srli s2, t1, 8
    sb s2, 1(a0)
    srli a2, t1, 16
    sb a2, 2(a0)
    srli t6, t1, 24
    sb t6, 3(a0)
    srli t5, t1, 32
    sb t5, 4(a0)
    srli s5, t1, 40
    sb s5, 5(a0)
    srli s1, t1, 48
    sb s1, 6(a0)
    srli a5, t1, 56
    sb a5, 7(a0)
    srli t3, s6, 8
    sb t3, 9(a0)
    srli a3, s6, 16
    sb a3, 10(a0)
    srli s7, s6, 24
    sb s7, 11(a0)
    srli s0, s6, 32
    sb s0, 12(a0)
    srli t0, s6, 40
    sb t0, 13(a0)
    srli s3, s6, 48
    sb s3, 14(a0)
    srli s4, s6, 56
    sb s4, 15(a0)
    srli a4, a1, 8
    sb a4, 17(a0)
    srli s2, a1, 16
    sb s2, 18(a0)
    srli a2, a1, 24
    sb a2, 19(a0)
    srli t6, a1, 32
    sb t6, 20(a0)
    srli t5, a1, 40
    sb t5, 21(a0)
    srli s5, a1, 48
    sb s5, 22(a0)
    srli s1, a1, 56
    sb s1, 23(a0)
    srli t1, a7, 8
    sb t1, 25(a0)
    srli a5, a7, 16
    sb a5, 26(a0)
    srli t3, a7, 24
    sb t3, 27(a0)
    srli a3, a7, 32
    sb a3, 28(a0)
    srli s7, a7, 40
    sb s7, 29(a0)
    srli s0, a7, 48
    sb s0, 30(a0)
    srli t0, a7, 56
    sb t0, 31(a0)
    srli s3, t4, 8
    sb s3, 33(a0)
    srli s6, t4, 16
    sb s6, 34(a0)
    srli s4, t4, 24
    sb s4, 35(a0)
    srli a4, t4, 32
    sb a4, 36(a0)
    srli s2, t4, 40
    sb s2, 37(a0)
    srli a2, t4, 48
    sb a2, 38(a0)
    srli t6, t4, 56
    sb t6, 39(a0)
    srli t5, a6, 8
    sb t5, 41(a0)
    srli s5, a6, 16
    sb s5, 42(a0)
    srli a1, a6, 24
    sb a1, 43(a0)
    srli s1, a6, 32
    sb s1, 44(a0)
    srli t1, a6, 40
    sb t1, 45(a0)
    srli a5, a6, 48
    sb a5, 46(a0)
    srli t3, a6, 56
    sb t3, 47(a0)
    srli a3, t2, 8
    sb a3, 49(a0)
    srli s7, t2, 16
    sb s7, 50(a0)
    srli s0, t2, 24
    sb s0, 51(a0)
    srli a7, t2, 32
    sb a7, 52(a0)
    srli t0, t2, 40
    sb t0, 53(a0)
    srli s3, t2, 48
    sb s3, 54(a0)
    srli s6, t2, 56
    sb s6, 55(a0)
    srli s4, s8, 8
    sb s4, 57(a0)
    srli a4, s8, 16
    sb a4, 58(a0)
    srli s2, s8, 24
    sb s2, 59(a0)
    srli a2, s8, 32
    sb a2, 60(a0)
    srli t4, s8, 40
    sb t4, 61(a0)
    srli t6, s8, 48
    sb t6, 62(a0)
    srli t5, s8, 56
    sb t5, 63(a0)
    ld s0, 0(sp)
    ld s1, 8(sp)
    ld s2, 16(sp)
    ld s3, 24(sp)
    ld s4, 32(sp)
    ld s5, 40(sp)
    ld s6, 48(sp)
    ld s7, 56(sp)
    ld s8, 64(sp)
    addi sp, sp, 80
    jalr zero, 0(ra)
    .size csidh512_to_bytes, .-csidh512_to_bytes

# `limbs of out = bytes (mod p): out = bytes / R`
#
# - takes `bytes`: every word in `[0, 2^64 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# rocket: 185 cycles, 185 instructions
    .text
    .balign 4
    .globl csidh512_limbs_of_bytes
    .type csidh512_limbs_of_bytes, @function
csidh512_limbs_of_bytes:
    lbu t0, 7(a1)
    lbu t2, 6(a1)
    slli t1, t0, 8
    add t3, t1, t2
    slli t4, t3, 8
    lbu t5, 5(a1)
    lbu a3, 4(a1)
    add t6, t4, t5
    slli a2, t6, 8
    add a4, a2, a3
    slli a5, a4, 8
    lbu a6, 3(a1)
    lbu t2, 2(a1)
    add a7, a5, a6
    slli t0, a7, 8
    add t1, t0, t2
    slli t3, t1, 8
    lbu t5, 1(a1)
    lbu a3, 0(a1)
    add t4, t3, t5
    slli t6, t4, 8
    add a2, t6, a3
    lbu a4, 15(a1)
    lbu a5, 14(a1)
    slli a6, a4, 8
    add a7, a6, a5
    slli t2, a7, 8
    lbu t0, 13(a1)
    lbu t3, 12(a1)
    add t1, t2, t0
    slli t5, t1, 8
    add t4, t5, t3
    slli a3, t4, 8
    lbu t6, 11(a1)
    lbu a6, 10(a1)
    add a4, a3, t6
    slli a5, a4, 8
    add a7, a5, a6
    slli t0, a7, 8
    lbu t2, 9(a1)
    lbu t5, 8(a1)
    add t1, t0, t2
    slli t3, t1, 8
    add t4, t3, t5
    lbu t6, 23(a1)
    lbu a4, 22(a1)
    slli a3, t6, 8
    add a6, a3, a4
    slli a5, a6, 8
    lbu a7, 21(a1)
    lbu t1, 20(a1)
    add t2, a5, a7
    slli t0, t2, 8
    add t5, t0, t1
    slli t3, t5, 8
    lbu t6, 19(a1)
    lbu a6, 18(a1)
    add a4, t3, t6
    slli a3, a4, 8
    add a7, a3, a6
    slli a5, a7, 8
    lbu t2, 17(a1)
    lbu t5, 16(a1)
    add t1, a5, t2
    slli t0, t1, 8
    add t6, t0, t5
    lbu t3, 31(a1)
    lbu a6, 30(a1)
    slli a4, t3, 8
    add a3, a4, a6
    slli a7, a3, 8
    lbu t2, 29(a1)
    lbu t5, 28(a1)
    add a5, a7, t2
    slli t1, a5, 8
    add t0, t1, t5
    slli t3, t0, 8
    lbu a6, 27(a1)
    lbu t2, 26(a1)
    add a4, t3, a6
    slli a3, a4, 8
    add a7, a3, t2
    slli a5, a7, 8
    lbu t5, 25(a1)
    lbu a6, 24(a1)
    add t1, a5, t5
    slli t0, t1, 8
    add t3, t0, a6
    lbu a4, 39(a1)
    lbu a3, 38(a1)
    slli t2, a4, 8
    add a7, t2, a3
    slli t5, a7, 8
    lbu a5, 37(a1)
    lbu t0, 36(a1)
    add t1, t5, a5
    slli a6, t1, 8
    add a4, a6, t0
    slli a3, a4, 8
    lbu t2, 35(a1)
    lbu t5, 34(a1)
    add a7, a3, t2
    slli a5, a7, 8
    add t1, a5, t5
    slli t0, t1, 8
    lbu a6, 33(a1)
    lbu a3, 32(a1)
    add a4, t0, a6
    slli t2, a4, 8
    add a7, t2, a3
    lbu t5, 47(a1)
    lbu t1, 46(a1)
    slli a5, t5, 8
    add a6, a5, t1
    slli t0, a6, 8
    lbu a4, 45(a1)
    lbu t5, 44(a1)
    add a3, t0, a4
    slli t2, a3, 8
    add t1, t2, t5
    slli a5, t1, 8
    lbu a6, 43(a1)
    lbu a3, 42(a1)
    add a4, a5, a6
    slli t0, a4, 8
    add t5, t0, a3
    slli t2, t5, 8
    lbu t1, 41(a1)
    lbu a4, 40(a1)
    add a6, t2, t1
    slli a5, a6, 8
    add a3, a5, a4
    lbu t0, 55(a1)
    lbu t1, 54(a1)
    slli t5, t0, 8
    add t2, t5, t1
    slli a6, t2, 8
    lbu a4, 53(a1)
    lbu t1, 52(a1)
    add a5, a6, a4
    slli t0, a5, 8
    add t5, t0, t1
    slli t2, t5, 8
    lbu a4, 51(a1)
    lbu t1, 50(a1)
    add a6, t2, a4
    slli a5, a6, 8
    add t0, a5, t1
    slli t5, t0, 8
    lbu a4, 49(a1)
    lbu t1, 48(a1)
    add t2, t5, a4
    slli a6, t2, 8
    add a5, a6, t1
    lbu t0, 63(a1)
    lbu t5, 62(a1)
    slli a4, t0, 8
    add t2, a4, t5
    slli t1, t2, 8
    lbu a6, 61(a1)
    lbu a4, 60(a1)
    add t0, t1, a6
    slli t5, t0, 8
    add t2, t5, a4
    slli a6, t2, 8
    lbu t1, 59(a1)
    lbu t5, 58(a1)
    add t0, a6, t1
    slli a4, t0, 8
    add t2, a4, t5
    slli t1, t2, 8
    lbu a6, 57(a1)
    lbu a4, 56(a1)
    add t0, t1, a6
    slli t5, t0, 8
    add t2, t5, a4
    sd a2, 0(a0)
    sd t4, 8(a0)
    sd t6, 16(a0)
    sd t3, 24(a0)
    sd a7, 32(a0)
    sd a3, 40(a0)
    sd a5, 48(a0)
    sd t2, 56(a0)
    jalr zero, 0(ra)
    .size csidh512_limbs_of_bytes, .-csidh512_limbs_of_bytes

# `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
#
# - takes `bytes`: every word in `[0, 2^64 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
# - returns `ok` in `[0, 1]`
#
# rocket: 211 cycles, 211 instructions
    .section .rodata
    .balign 8
.Lcsidh512_limbs_of_bytes_canonical_constants:
    .dword 0x65b48e8f740f89bf
    .dword 0xfc8ab0d15e3e4c4a
    .dword 0xb42d083aedc88c42
    .dword 0x5afbfcc69322c9cd
    .dword 0xa7aac6c567f35507
    .dword 0x516730cc1f0b4f25
    .dword 0xc2721bf457aca835
    .dword 0x1b81b90533c6c87b
    .text
    .balign 4
    .globl csidh512_limbs_of_bytes_canonical
    .type csidh512_limbs_of_bytes_canonical, @function
csidh512_limbs_of_bytes_canonical:
    lbu t0, 7(a2)
    lbu t2, 6(a2)
    slli t1, t0, 8
    add t3, t1, t2
    slli t4, t3, 8
    lbu t5, 5(a2)
    lbu a4, 4(a2)
    add t6, t4, t5
    slli a3, t6, 8
    add a5, a3, a4
    slli a6, a5, 8
    lbu a7, 3(a2)
    lbu t1, 2(a2)
    add t0, a6, a7
    slli t2, t0, 8
    add t3, t2, t1
    slli t5, t3, 8
    lbu t4, 1(a2)
    lbu a3, 0(a2)
    add t6, t5, t4
    slli a4, t6, 8
    add a5, a4, a3
    lbu a7, 15(a2)
    lbu t0, 14(a2)
    slli a6, a7, 8
    add t1, a6, t0
    slli t2, t1, 8
    lbu t3, 13(a2)
    lbu t6, 12(a2)
    add t4, t2, t3
    slli t5, t4, 8
    add a3, t5, t6
    slli a4, a3, 8
    lbu a7, 11(a2)
    lbu t1, 10(a2)
    add t0, a4, a7
    slli a6, t0, 8
    add t3, a6, t1
    slli t2, t3, 8
    lbu t4, 9(a2)
    lbu a3, 8(a2)
    add t6, t2, t4
    slli t5, t6, 8
    add a7, t5, a3
    lbu a4, 23(a2)
    lbu t1, 22(a2)
    slli t0, a4, 8
    add a6, t0, t1
    slli t3, a6, 8
    lbu t4, 21(a2)
    lbu a3, 20(a2)
    add t2, t3, t4
    slli t6, t2, 8
    add t5, t6, a3
    slli a4, t5, 8
    lbu t1, 19(a2)
    lbu t4, 18(a2)
    add t0, a4, t1
    slli a6, t0, 8
    add t3, a6, t4
    slli t2, t3, 8
    lbu a3, 17(a2)
    lbu t1, 16(a2)
    add t6, t2, a3
    slli t5, t6, 8
    add a4, t5, t1
    lbu t0, 31(a2)
    lbu a6, 30(a2)
    slli t4, t0, 8
    add t3, t4, a6
    slli a3, t3, 8
    lbu t2, 29(a2)
    lbu t5, 28(a2)
    add t6, a3, t2
    slli t1, t6, 8
    add t0, t1, t5
    slli a6, t0, 8
    lbu t4, 27(a2)
    lbu a3, 26(a2)
    add t3, a6, t4
    slli t2, t3, 8
    add t6, t2, a3
    slli t5, t6, 8
    lbu t1, 25(a2)
    lbu a6, 24(a2)
    add t0, t5, t1
    slli t4, t0, 8
    add t3, t4, a6
    lbu a3, 39(a2)
    lbu t6, 38(a2)
    slli t2, a3, 8
    add t1, t2, t6
    slli t5, t1, 8
    lbu t0, 37(a2)
    lbu a3, 36(a2)
    add a6, t5, t0
    slli t4, a6, 8
    add t6, t4, a3
    slli t2, t6, 8
    lbu t1, 35(a2)
    lbu a6, 34(a2)
    add t0, t2, t1
    slli t5, t0, 8
    add a3, t5, a6
    slli t4, a3, 8
    lbu t6, 33(a2)
    lbu t0, 32(a2)
    add t1, t4, t6
    slli t2, t1, 8
    add a6, t2, t0
    lbu t5, 47(a2)
    lbu t6, 46(a2)
    slli a3, t5, 8
    add t4, a3, t6
    slli t1, t4, 8
    lbu t0, 45(a2)
    lbu t6, 44(a2)
    add t2, t1, t0
    slli t5, t2, 8
    add a3, t5, t6
    slli t4, a3, 8
    lbu t0, 43(a2)
    lbu t6, 42(a2)
    add t1, t4, t0
    slli t2, t1, 8
    add t5, t2, t6
    slli a3, t5, 8
    lbu t0, 41(a2)
    lbu t6, 40(a2)
    add t4, a3, t0
    slli t1, t4, 8
    add t2, t1, t6
    lbu t5, 55(a2)
    lbu a3, 54(a2)
    slli t0, t5, 8
    add t4, t0, a3
    slli t6, t4, 8
    lbu t1, 53(a2)
    lbu t0, 52(a2)
    add t5, t6, t1
    slli a3, t5, 8
    add t4, a3, t0
    slli t1, t4, 8
    lbu t6, 51(a2)
    lbu a3, 50(a2)
    add t5, t1, t6
    slli t0, t5, 8
    add t4, t0, a3
    slli t6, t4, 8
    lbu t1, 49(a2)
    lbu t0, 48(a2)
    add t5, t6, t1
    slli a3, t5, 8
    add t4, a3, t0
    lbu t1, 63(a2)
    lbu t5, 62(a2)
    slli t6, t1, 8
    add t0, t6, t5
    slli a3, t0, 8
    lbu t1, 61(a2)
    lbu t0, 60(a2)
    add t5, a3, t1
    slli t6, t5, 8
    add t1, t6, t0
    slli a3, t1, 8
    lbu t5, 59(a2)
    lbu t1, 58(a2)
    add t0, a3, t5
    slli t6, t0, 8
    add t5, t6, t1
    slli a3, t5, 8
    lbu t0, 57(a2)
    lbu t5, 56(a2)
    add t1, a3, t0
    slli t6, t1, 8
    add t0, t6, t5
    sd a5, 0(a0)
    sd a7, 8(a0)
    sd a4, 16(a0)
    sd t3, 24(a0)
    sd a6, 32(a0)
    sd t2, 40(a0)
    sd t4, 48(a0)
    sd t0, 56(a0)
    lla a3, .Lcsidh512_limbs_of_bytes_canonical_constants
    ld t1, 56(a3)
    ld a2, 48(a3)
    sltu t5, a5, t1
    add t6, a2, t5
    sltu a0, a7, t6
    ld t1, 40(a3)
    ld a2, 32(a3)
    add a5, t1, a0
    sltu t5, a4, a5
    add t6, a2, t5
    sltu a7, t3, t6
    ld a0, 24(a3)
    ld a4, 16(a3)
    add t1, a0, a7
    sltu a5, a6, t1
    add t5, a4, a5
    sltu a2, t2, t5
    ld t6, 8(a3)
    ld a0, 0(a3)
    add t3, t6, a2
    sltu a7, t4, t3
    add t1, a0, a7
    sltu a6, t0, t1
    sd a6, 0(a1)
    jalr zero, 0(ra)
    .size csidh512_limbs_of_bytes_canonical, .-csidh512_limbs_of_bytes_canonical

# `limbs of out = k (mod p): out = k / R`
#
# - takes `k` in `[0, 2^32 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# rocket: 11 cycles, 11 instructions
    .text
    .balign 4
    .globl csidh512_limbs_of_word
    .type csidh512_limbs_of_word, @function
csidh512_limbs_of_word:
    slli t0, a1, 32
    srli t1, t0, 32
    sd t1, 0(a0)
    sd zero, 8(a0)
    sd zero, 16(a0)
    sd zero, 24(a0)
    sd zero, 32(a0)
    sd zero, 40(a0)
    sd zero, 48(a0)
    sd zero, 56(a0)
    jalr zero, 0(ra)
    .size csidh512_limbs_of_word, .-csidh512_limbs_of_word

# `out = 1 if bytes = 0, else 0`
#
# - takes `bytes`: every word in `[0, 2^64 - 1]`
# - returns `out` in `[0, 1]`
#
# rocket: 186 cycles, 186 instructions
    .text
    .balign 4
    .globl csidh512_bytes_are_zero
    .type csidh512_bytes_are_zero, @function
csidh512_bytes_are_zero:
    lbu t0, 7(a1)
    lbu t2, 6(a1)
    slli t1, t0, 8
    add t3, t1, t2
    slli t4, t3, 8
    lbu t5, 5(a1)
    lbu a3, 4(a1)
    add t6, t4, t5
    slli a2, t6, 8
    add a4, a2, a3
    slli a5, a4, 8
    lbu a6, 3(a1)
    lbu t2, 2(a1)
    add a7, a5, a6
    slli t0, a7, 8
    add t1, t0, t2
    slli t3, t1, 8
    lbu t5, 1(a1)
    lbu a3, 0(a1)
    add t4, t3, t5
    slli t6, t4, 8
    add a2, t6, a3
    lbu a4, 15(a1)
    lbu a5, 14(a1)
    slli a6, a4, 8
    add a7, a6, a5
    slli t2, a7, 8
    lbu t0, 13(a1)
    lbu t3, 12(a1)
    add t1, t2, t0
    slli t5, t1, 8
    add t4, t5, t3
    slli a3, t4, 8
    lbu t6, 11(a1)
    lbu a6, 10(a1)
    add a4, a3, t6
    slli a5, a4, 8
    add a7, a5, a6
    slli t0, a7, 8
    lbu t2, 9(a1)
    lbu t5, 8(a1)
    add t1, t0, t2
    slli t3, t1, 8
    add t4, t3, t5
    lbu t6, 23(a1)
    lbu a4, 22(a1)
    slli a3, t6, 8
    add a6, a3, a4
    slli a5, a6, 8
    lbu a7, 21(a1)
    lbu t1, 20(a1)
    add t2, a5, a7
    slli t0, t2, 8
    add t5, t0, t1
    slli t3, t5, 8
    lbu t6, 19(a1)
    lbu a6, 18(a1)
    add a4, t3, t6
    slli a3, a4, 8
    add a7, a3, a6
    slli a5, a7, 8
    lbu t2, 17(a1)
    lbu t5, 16(a1)
    add t1, a5, t2
    slli t0, t1, 8
    add t6, t0, t5
    lbu t3, 31(a1)
    lbu a6, 30(a1)
    slli a4, t3, 8
    add a3, a4, a6
    slli a7, a3, 8
    lbu t2, 29(a1)
    lbu t5, 28(a1)
    add a5, a7, t2
    slli t1, a5, 8
    add t0, t1, t5
    slli t3, t0, 8
    lbu a6, 27(a1)
    lbu t2, 26(a1)
    add a4, t3, a6
    slli a3, a4, 8
    add a7, a3, t2
    slli a5, a7, 8
    lbu t5, 25(a1)
    lbu a6, 24(a1)
    add t1, a5, t5
    slli t0, t1, 8
    add t3, t0, a6
    lbu a4, 39(a1)
    lbu a3, 38(a1)
    slli t2, a4, 8
    add a7, t2, a3
    slli t5, a7, 8
    lbu a5, 37(a1)
    lbu t0, 36(a1)
    add t1, t5, a5
    slli a6, t1, 8
    add a4, a6, t0
    slli a3, a4, 8
    lbu t2, 35(a1)
    lbu t5, 34(a1)
    add a7, a3, t2
    slli a5, a7, 8
    add t1, a5, t5
    slli t0, t1, 8
    lbu a6, 33(a1)
    lbu a3, 32(a1)
    add a4, t0, a6
    slli t2, a4, 8
    add a7, t2, a3
    lbu t5, 47(a1)
    lbu t1, 46(a1)
    slli a5, t5, 8
    add a6, a5, t1
    slli t0, a6, 8
    lbu a4, 45(a1)
    lbu t5, 44(a1)
    add a3, t0, a4
    slli t2, a3, 8
    add t1, t2, t5
    slli a5, t1, 8
    lbu a6, 43(a1)
    lbu a3, 42(a1)
    add a4, a5, a6
    slli t0, a4, 8
    add t5, t0, a3
    slli t2, t5, 8
    lbu t1, 41(a1)
    lbu a4, 40(a1)
    add a6, t2, t1
    slli a5, a6, 8
    add a3, a5, a4
    lbu t0, 55(a1)
    lbu t1, 54(a1)
    slli t5, t0, 8
    add t2, t5, t1
    slli a6, t2, 8
    lbu a4, 53(a1)
    lbu t1, 52(a1)
    add a5, a6, a4
    slli t0, a5, 8
    add t5, t0, t1
    slli t2, t5, 8
    lbu a4, 51(a1)
    lbu t1, 50(a1)
    add a6, t2, a4
    slli a5, a6, 8
    add t0, a5, t1
    slli t5, t0, 8
    lbu a4, 49(a1)
    lbu t1, 48(a1)
    add t2, t5, a4
    slli a6, t2, 8
    add a5, a6, t1
    lbu t0, 63(a1)
    lbu t5, 62(a1)
    slli a4, t0, 8
    add t2, a4, t5
    slli t1, t2, 8
    lbu a6, 61(a1)
    lbu a4, 60(a1)
    add t0, t1, a6
    slli t5, t0, 8
    add t2, t5, a4
    slli a6, t2, 8
    lbu t1, 59(a1)
    lbu t5, 58(a1)
    add t0, a6, t1
    slli a4, t0, 8
    add t2, a4, t5
    slli t1, t2, 8
    lbu a6, 57(a1)
    lbu a4, 56(a1)
    add t0, t1, a6
    slli t5, t0, 8
    add t2, t5, a4
    sltiu a6, a2, 1
    sltu t1, t4, a6
    sltu t0, t6, t1
    sltu a4, t3, t0
    sltu a1, a7, a4
    sltu t5, a3, a1
    sltu a2, a5, t5
    sltu a6, t2, a2
    sd a6, 0(a0)
    jalr zero, 0(ra)
    .size csidh512_bytes_are_zero, .-csidh512_bytes_are_zero

# `2 * half + odd = bytes, odd is 0 or 1`
#
# - takes `bytes`: every word in `[0, 2^64 - 1]`
# - returns `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 2^63 - 1]`
# - returns `odd` in `[0, 1]`
#
# rocket: 332 cycles, 332 instructions
    .text
    .balign 4
    .globl csidh512_bytes_parity
    .type csidh512_bytes_parity, @function
csidh512_bytes_parity:
    addi sp, sp, -16
    lbu t0, 7(a2)
    lbu t2, 6(a2)
    slli t1, t0, 8
    add t3, t1, t2
    slli t4, t3, 8
    lbu t5, 5(a2)
    lbu a4, 4(a2)
    add t6, t4, t5
    slli a3, t6, 8
    add a5, a3, a4
    slli a6, a5, 8
    lbu a7, 3(a2)
    lbu t1, 2(a2)
    add t0, a6, a7
    slli t2, t0, 8
    add t3, t2, t1
    slli t5, t3, 8
    lbu t4, 1(a2)
    lbu a3, 0(a2)
    add t6, t5, t4
    slli a4, t6, 8
    add a5, a4, a3
    lbu a7, 15(a2)
    lbu t0, 14(a2)
    slli a6, a7, 8
    add t1, a6, t0
    slli t2, t1, 8
    lbu t3, 13(a2)
    lbu t6, 12(a2)
    add t4, t2, t3
    slli t5, t4, 8
    add a3, t5, t6
    slli a4, a3, 8
    lbu a7, 11(a2)
    lbu t1, 10(a2)
    add t0, a4, a7
    slli a6, t0, 8
    add t3, a6, t1
    slli t2, t3, 8
    lbu t4, 9(a2)
    lbu a3, 8(a2)
    add t6, t2, t4
    slli t5, t6, 8
    add a7, t5, a3
    lbu a4, 23(a2)
    lbu t1, 22(a2)
    slli t0, a4, 8
    add a6, t0, t1
    slli t3, a6, 8
    lbu t4, 21(a2)
    lbu a3, 20(a2)
    add t2, t3, t4
    slli t6, t2, 8
    add t5, t6, a3
    slli a4, t5, 8
    lbu t1, 19(a2)
    lbu t4, 18(a2)
    add t0, a4, t1
    slli a6, t0, 8
    add t3, a6, t4
    slli t2, t3, 8
    lbu a3, 17(a2)
    lbu t1, 16(a2)
    add t6, t2, a3
    slli t5, t6, 8
    add a4, t5, t1
    lbu t0, 31(a2)
    lbu a6, 30(a2)
    slli t4, t0, 8
    add t3, t4, a6
    slli a3, t3, 8
    lbu t2, 29(a2)
    lbu t5, 28(a2)
    add t6, a3, t2
    slli t1, t6, 8
    add t0, t1, t5
    slli a6, t0, 8
    lbu t4, 27(a2)
    lbu a3, 26(a2)
    add t3, a6, t4
    slli t2, t3, 8
    add t6, t2, a3
    slli t5, t6, 8
    lbu t1, 25(a2)
    lbu a6, 24(a2)
    add t0, t5, t1
    slli t4, t0, 8
    add t3, t4, a6
    lbu a3, 39(a2)
    lbu t6, 38(a2)
    slli t2, a3, 8
    add t1, t2, t6
    slli t5, t1, 8
    lbu t0, 37(a2)
    lbu a3, 36(a2)
    add a6, t5, t0
    slli t4, a6, 8
    add t6, t4, a3
    slli t2, t6, 8
    lbu t1, 35(a2)
    lbu a6, 34(a2)
    add t0, t2, t1
    slli t5, t0, 8
    add a3, t5, a6
    slli t4, a3, 8
    lbu t6, 33(a2)
    lbu t0, 32(a2)
    add t1, t4, t6
    slli t2, t1, 8
    add a6, t2, t0
    lbu t5, 47(a2)
    lbu t6, 46(a2)
    slli a3, t5, 8
    add t4, a3, t6
    slli t1, t4, 8
    lbu t0, 45(a2)
    lbu t6, 44(a2)
    add t2, t1, t0
    slli t5, t2, 8
    add a3, t5, t6
    slli t4, a3, 8
    lbu t0, 43(a2)
    lbu t6, 42(a2)
    add t1, t4, t0
    slli t2, t1, 8
    add t5, t2, t6
    slli a3, t5, 8
    lbu t0, 41(a2)
    lbu t6, 40(a2)
    add t4, a3, t0
    slli t1, t4, 8
    add t2, t1, t6
    lbu t5, 55(a2)
    lbu a3, 54(a2)
    slli t0, t5, 8
    add t4, t0, a3
    slli t6, t4, 8
    lbu t1, 53(a2)
    lbu t0, 52(a2)
    add t5, t6, t1
    slli a3, t5, 8
    add t4, a3, t0
    slli t1, t4, 8
    lbu t6, 51(a2)
    lbu a3, 50(a2)
    add t5, t1, t6
    slli t0, t5, 8
    add t4, t0, a3
    slli t6, t4, 8
    lbu t1, 49(a2)
    lbu t0, 48(a2)
    add t5, t6, t1
    slli a3, t5, 8
    add t4, a3, t0
    lbu t1, 63(a2)
    lbu t5, 62(a2)
    slli t6, t1, 8
    add t0, t6, t5
    slli a3, t0, 8
    lbu t1, 61(a2)
    lbu t0, 60(a2)
    add t5, a3, t1
    slli t6, t5, 8
    add t1, t6, t0
    slli a3, t1, 8
    lbu t5, 59(a2)
    lbu t1, 58(a2)
    add t0, a3, t5
    slli t6, t0, 8
    add t5, t6, t1
    slli a3, t5, 8
    lbu t0, 57(a2)
    lbu t5, 56(a2)
    add t1, a3, t0
    slli t6, t1, 8
    add t0, t6, t5
    andi a3, a5, 1
    sd a3, 0(a1)
    andi t1, a7, 1
    andi t5, a4, 1
    andi a2, t3, 1
    andi t6, a6, 1
    andi a1, t2, 1
    andi a3, t4, 1
    sd t0, 0(sp)
    andi t0, t0, 1
    srli a5, a5, 1
    slli t1, t1, 63
    add t1, a5, t1
    sb t1, 0(a0)
    srli a5, a7, 1
    slli a7, t5, 63
    add t5, a5, a7
    sb t5, 8(a0)
    srli a7, a4, 1
    slli a5, a2, 63
    add a4, a7, a5
    sb a4, 16(a0)
    srli a2, t3, 1
    slli a5, t6, 63
    add a7, a2, a5
    sb a7, 24(a0)
    srli t3, a6, 1
    slli t6, a1, 63
    add a5, t3, t6
    sb a5, 32(a0)
    srli a2, t2, 1
    slli a6, a3, 63
    add a1, a2, a6
    sb a1, 40(a0)
    srli t6, t4, 1
    slli t3, t0, 63
    add t2, t6, t3
    sb t2, 48(a0)
    ld a3, 0(sp)
    srli a2, t1, 8
    srli a6, a3, 1
    sb a6, 56(a0)
    sb a2, 1(a0)
    srli t4, t1, 16
    sb t4, 2(a0)
    srli t0, t1, 24
    sb t0, 3(a0)
    srli t3, t1, 32
    sb t3, 4(a0)
    srli t6, t1, 40
    sb t6, 5(a0)
    srli a3, t1, 48
    sb a3, 6(a0)
    srli a2, t1, 56
    sb a2, 7(a0)
    srli t4, t5, 8
    sb t4, 9(a0)
    srli t0, t5, 16
    sb t0, 10(a0)
    srli t3, t5, 24
    sb t3, 11(a0)
    srli t6, t5, 32
    sb t6, 12(a0)
    srli a3, t5, 40
    sb a3, 13(a0)
    srli t1, t5, 48
    sb t1, 14(a0)
    srli a2, t5, 56
    sb a2, 15(a0)
    srli t4, a4, 8
    sb t4, 17(a0)
    srli t0, a4, 16
    sb t0, 18(a0)
    srli t3, a4, 24
    sb t3, 19(a0)
    srli t6, a4, 32
    sb t6, 20(a0)
    srli a3, a4, 40
    sb a3, 21(a0)
    srli t1, a4, 48
    sb t1, 22(a0)
    srli t5, a4, 56
    sb t5, 23(a0)
    srli a2, a7, 8
    sb a2, 25(a0)
    srli t4, a7, 16
    sb t4, 26(a0)
    srli t0, a7, 24
    sb t0, 27(a0)
    srli t3, a7, 32
    sb t3, 28(a0)
    srli t6, a7, 40
    sb t6, 29(a0)
    srli a3, a7, 48
    sb a3, 30(a0)
    srli t1, a7, 56
    sb t1, 31(a0)
    srli a4, a5, 8
    sb a4, 33(a0)
    srli t5, a5, 16
    sb t5, 34(a0)
    srli a2, a5, 24
    sb a2, 35(a0)
    srli t4, a5, 32
    sb t4, 36(a0)
    srli t0, a5, 40
    sb t0, 37(a0)
    srli t3, a5, 48
    sb t3, 38(a0)
    srli t6, a5, 56
    sb t6, 39(a0)
    srli a3, a1, 8
    sb a3, 41(a0)
    srli a7, a1, 16
    sb a7, 42(a0)
    srli t1, a1, 24
    sb t1, 43(a0)
    srli a4, a1, 32
    sb a4, 44(a0)
    srli t5, a1, 40
    sb t5, 45(a0)
    srli a2, a1, 48
    sb a2, 46(a0)
    srli t4, a1, 56
    sb t4, 47(a0)
    srli t0, t2, 8
    sb t0, 49(a0)
    srli t3, t2, 16
    sb t3, 50(a0)
    srli a5, t2, 24
    sb a5, 51(a0)
    srli t6, t2, 32
    sb t6, 52(a0)
    srli a3, t2, 40
    sb a3, 53(a0)
    srli a7, t2, 48
    sb a7, 54(a0)
    srli t1, t2, 56
    sb t1, 55(a0)
    srli a4, a6, 8
    sb a4, 57(a0)
    srli t5, a6, 16
    sb t5, 58(a0)
    srli a2, a6, 24
    sb a2, 59(a0)
    srli a1, a6, 32
    sb a1, 60(a0)
    srli t4, a6, 40
    sb t4, 61(a0)
    srli t0, a6, 48
    sb t0, 62(a0)
    srli t3, a6, 56
    sb t3, 63(a0)
    addi sp, sp, 16
    jalr zero, 0(ra)
    .size csidh512_bytes_parity, .-csidh512_bytes_parity

# `out = 2 * is_square - 1 - is_zero`
#
# - takes `is_zero` in `[0, 1]`
# - takes `is_square` in `[0, 1]`
# - returns `out` in `[-2, 1]`
#
# rocket: 5 cycles, 5 instructions
    .text
    .balign 4
    .globl csidh512_sign_of
    .type csidh512_sign_of, @function
csidh512_sign_of:
    add t0, a2, a2
    addi t1, a1, 1
    sub t2, t0, t1
    sd t2, 0(a0)
    jalr zero, 0(ra)
    .size csidh512_sign_of, .-csidh512_sign_of

# `R * out = a (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# rocket: 288 cycles, 288 instructions
    .section .rodata
    .balign 8
.Lcsidh512_from_montgomery_constants:
    .dword 0x1b81b90533c6c87b
    .dword 0x66c1301f632e294d
    .dword 0xc2721bf457aca835
    .dword 0x516730cc1f0b4f25
    .dword 0xa7aac6c567f35507
    .dword 0x5afbfcc69322c9cd
    .dword 0xb42d083aedc88c42
    .dword 0xfc8ab0d15e3e4c4a
    .dword 0x65b48e8f740f89bf
    .text
    .balign 4
    .globl csidh512_from_montgomery
    .type csidh512_from_montgomery, @function
csidh512_from_montgomery:
    addi sp, sp, -80
    sd s0, 0(sp)
    sd s1, 8(sp)
    sd s2, 16(sp)
    sd s3, 24(sp)
    sd s4, 32(sp)
    sd s5, 40(sp)
    sd s6, 48(sp)
    sd s7, 56(sp)
    sd s8, 64(sp)
    ld t0, 0(a1)
    lla t1, .Lcsidh512_from_montgomery_constants
    ld t2, 8(t1)
    ld t4, 0(t1)
    mul t3, t0, t2
    ld t6, 16(t1)
    ld a2, 8(a1)
    .insn r4 0x7b, 7, 1, t5, t3, t4, t0              # maddhu t5, t3, t4, t0
    .insn r4 0x7b, 7, 0, a3, t3, t6, a2              # maddlu a3, t3, t6, a2
    .insn r4 0x7b, 7, 1, a4, t3, t6, a2              # maddhu a4, t3, t6, a2
    ld a5, 24(t1)
    ld a6, 16(a1)
    add s0, t5, a3
    .insn r4 0x7b, 7, 0, a7, t3, a5, a6              # maddlu a7, t3, a5, a6
    .insn r4 0x7b, 7, 2, s1, t5, a3, a4              # cadd s1, t5, a3, a4
    .insn r4 0x7b, 7, 1, s2, t3, a5, a6              # maddhu s2, t3, a5, a6
    ld s3, 32(t1)
    ld s4, 24(a1)
    add s6, s1, a7
    .insn r4 0x7b, 7, 0, s5, t3, s3, s4              # maddlu s5, t3, s3, s4
    .insn r4 0x7b, 7, 2, s7, s1, a7, s2              # cadd s7, s1, a7, s2
    .insn r4 0x7b, 7, 1, s8, t3, s3, s4              # maddhu s8, t3, s3, s4
    ld t0, 40(t1)
    ld a2, 32(a1)
    add a3, s7, s5
    .insn r4 0x7b, 7, 0, a4, t3, t0, a2              # maddlu a4, t3, t0, a2
    .insn r4 0x7b, 7, 2, t5, s7, s5, s8              # cadd t5, s7, s5, s8
    .insn r4 0x7b, 7, 1, a6, t3, t0, a2              # maddhu a6, t3, t0, a2
    ld s2, 48(t1)
    ld a7, 40(a1)
    add s4, t5, a4
    .insn r4 0x7b, 7, 0, s1, t3, s2, a7              # maddlu s1, t3, s2, a7
    .insn r4 0x7b, 7, 2, s8, t5, a4, a6              # cadd s8, t5, a4, a6
    .insn r4 0x7b, 7, 1, s5, t3, s2, a7              # maddhu s5, t3, s2, a7
    ld s7, 56(t1)
    ld a2, 48(a1)
    add a4, s8, s1
    .insn r4 0x7b, 7, 0, a6, t3, s7, a2              # maddlu a6, t3, s7, a2
    .insn r4 0x7b, 7, 2, t5, s8, s1, s5              # cadd t5, s8, s1, s5
    .insn r4 0x7b, 7, 1, a7, t3, s7, a2              # maddhu a7, t3, s7, a2
    ld s5, 64(t1)
    ld s1, 56(a1)
    add a2, t5, a6
    .insn r4 0x7b, 7, 0, s8, t3, s5, s1              # maddlu s8, t3, s5, s1
    .insn r4 0x7b, 7, 2, a7, t5, a6, a7              # cadd a7, t5, a6, a7
    .insn r4 0x7b, 7, 1, a6, t3, s5, s1              # maddhu a6, t3, s5, s1
    mul t5, t2, s0
    add s1, a7, s8
    .insn r4 0x7b, 7, 2, a1, a7, s8, a6              # cadd a1, a7, s8, a6
    .insn r4 0x7b, 7, 1, t3, t4, t5, s0              # maddhu t3, t4, t5, s0
    .insn r4 0x7b, 7, 0, a6, t6, t5, s6              # maddlu a6, t6, t5, s6
    .insn r4 0x7b, 7, 1, s8, t6, t5, s6              # maddhu s8, t6, t5, s6
    .insn r4 0x7b, 7, 0, a7, a5, t5, a3              # maddlu a7, a5, t5, a3
    add s0, t3, a6
    .insn r4 0x7b, 7, 2, s6, t3, a6, s8              # cadd s6, t3, a6, s8
    .insn r4 0x7b, 7, 1, s8, a5, t5, a3              # maddhu s8, a5, t5, a3
    .insn r4 0x7b, 7, 0, a6, s3, t5, s4              # maddlu a6, s3, t5, s4
    add t3, s6, a7
    .insn r4 0x7b, 7, 2, a3, s6, a7, s8              # cadd a3, s6, a7, s8
    .insn r4 0x7b, 7, 1, s8, s3, t5, s4              # maddhu s8, s3, t5, s4
    .insn r4 0x7b, 7, 0, a7, t0, t5, a4              # maddlu a7, t0, t5, a4
    add s6, a3, a6
    .insn r4 0x7b, 7, 2, s4, a3, a6, s8              # cadd s4, a3, a6, s8
    .insn r4 0x7b, 7, 1, s8, t0, t5, a4              # maddhu s8, t0, t5, a4
    .insn r4 0x7b, 7, 0, a6, s2, t5, a2              # maddlu a6, s2, t5, a2
    add a3, s4, a7
    .insn r4 0x7b, 7, 2, a4, s4, a7, s8              # cadd a4, s4, a7, s8
    .insn r4 0x7b, 7, 1, s8, s2, t5, a2              # maddhu s8, s2, t5, a2
    .insn r4 0x7b, 7, 0, a7, s7, t5, s1              # maddlu a7, s7, t5, s1
    add s4, a4, a6
    .insn r4 0x7b, 7, 2, a2, a4, a6, s8              # cadd a2, a4, a6, s8
    .insn r4 0x7b, 7, 1, s8, s7, t5, s1              # maddhu s8, s7, t5, s1
    .insn r4 0x7b, 7, 0, a6, s5, t5, a1              # maddlu a6, s5, t5, a1
    add a4, a2, a7
    .insn r4 0x7b, 7, 2, s1, a2, a7, s8              # cadd s1, a2, a7, s8
    .insn r4 0x7b, 7, 1, s8, s5, t5, a1              # maddhu s8, s5, t5, a1
    mul a7, t2, s0
    add a2, s1, a6
    .insn r4 0x7b, 7, 2, a1, s1, a6, s8              # cadd a1, s1, a6, s8
    .insn r4 0x7b, 7, 1, t5, t4, a7, s0              # maddhu t5, t4, a7, s0
    .insn r4 0x7b, 7, 0, s8, t6, a7, t3              # maddlu s8, t6, a7, t3
    .insn r4 0x7b, 7, 1, a6, t6, a7, t3              # maddhu a6, t6, a7, t3
    .insn r4 0x7b, 7, 0, s1, a5, a7, s6              # maddlu s1, a5, a7, s6
    add s0, t5, s8
    .insn r4 0x7b, 7, 2, t3, t5, s8, a6              # cadd t3, t5, s8, a6
    .insn r4 0x7b, 7, 1, a6, a5, a7, s6              # maddhu a6, a5, a7, s6
    .insn r4 0x7b, 7, 0, s8, s3, a7, a3              # maddlu s8, s3, a7, a3
    add t5, t3, s1
    .insn r4 0x7b, 7, 2, s6, t3, s1, a6              # cadd s6, t3, s1, a6
    .insn r4 0x7b, 7, 1, a6, s3, a7, a3              # maddhu a6, s3, a7, a3
    .insn r4 0x7b, 7, 0, s1, t0, a7, s4              # maddlu s1, t0, a7, s4
    add t3, s6, s8
    .insn r4 0x7b, 7, 2, a3, s6, s8, a6              # cadd a3, s6, s8, a6
    .insn r4 0x7b, 7, 1, a6, t0, a7, s4              # maddhu a6, t0, a7, s4
    .insn r4 0x7b, 7, 0, s8, s2, a7, a4              # maddlu s8, s2, a7, a4
    add s6, a3, s1
    .insn r4 0x7b, 7, 2, s4, a3, s1, a6              # cadd s4, a3, s1, a6
    .insn r4 0x7b, 7, 1, a6, s2, a7, a4              # maddhu a6, s2, a7, a4
    .insn r4 0x7b, 7, 0, s1, s7, a7, a2              # maddlu s1, s7, a7, a2
    add a3, s4, s8
    .insn r4 0x7b, 7, 2, a4, s4, s8, a6              # cadd a4, s4, s8, a6
    .insn r4 0x7b, 7, 1, a6, s7, a7, a2              # maddhu a6, s7, a7, a2
    .insn r4 0x7b, 7, 0, s8, s5, a7, a1              # maddlu s8, s5, a7, a1
    add s4, a4, s1
    .insn r4 0x7b, 7, 2, a2, a4, s1, a6              # cadd a2, a4, s1, a6
    .insn r4 0x7b, 7, 1, a6, s5, a7, a1              # maddhu a6, s5, a7, a1
    mul s1, t2, s0
    add a4, a2, s8
    .insn r4 0x7b, 7, 2, a1, a2, s8, a6              # cadd a1, a2, s8, a6
    .insn r4 0x7b, 7, 1, a7, t4, s1, s0              # maddhu a7, t4, s1, s0
    .insn r4 0x7b, 7, 0, a6, t6, s1, t5              # maddlu a6, t6, s1, t5
    .insn r4 0x7b, 7, 1, s8, t6, s1, t5              # maddhu s8, t6, s1, t5
    .insn r4 0x7b, 7, 0, a2, a5, s1, t3              # maddlu a2, a5, s1, t3
    add s0, a7, a6
    .insn r4 0x7b, 7, 2, t5, a7, a6, s8              # cadd t5, a7, a6, s8
    .insn r4 0x7b, 7, 1, s8, a5, s1, t3              # maddhu s8, a5, s1, t3
    .insn r4 0x7b, 7, 0, a6, s3, s1, s6              # maddlu a6, s3, s1, s6
    add a7, t5, a2
    .insn r4 0x7b, 7, 2, t3, t5, a2, s8              # cadd t3, t5, a2, s8
    .insn r4 0x7b, 7, 1, s8, s3, s1, s6              # maddhu s8, s3, s1, s6
    .insn r4 0x7b, 7, 0, a2, t0, s1, a3              # maddlu a2, t0, s1, a3
    add t5, t3, a6
    .insn r4 0x7b, 7, 2, s6, t3, a6, s8              # cadd s6, t3, a6, s8
    .insn r4 0x7b, 7, 1, s8, t0, s1, a3              # maddhu s8, t0, s1, a3
    .insn r4 0x7b, 7, 0, a6, s2, s1, s4              # maddlu a6, s2, s1, s4
    add t3, s6, a2
    .insn r4 0x7b, 7, 2, a3, s6, a2, s8              # cadd a3, s6, a2, s8
    .insn r4 0x7b, 7, 1, s8, s2, s1, s4              # maddhu s8, s2, s1, s4
    .insn r4 0x7b, 7, 0, a2, s7, s1, a4              # maddlu a2, s7, s1, a4
    add s6, a3, a6
    .insn r4 0x7b, 7, 2, s4, a3, a6, s8              # cadd s4, a3, a6, s8
    .insn r4 0x7b, 7, 1, s8, s7, s1, a4              # maddhu s8, s7, s1, a4
    .insn r4 0x7b, 7, 0, a6, s5, s1, a1              # maddlu a6, s5, s1, a1
    add a3, s4, a2
    .insn r4 0x7b, 7, 2, a4, s4, a2, s8              # cadd a4, s4, a2, s8
    .insn r4 0x7b, 7, 1, s8, s5, s1, a1              # maddhu s8, s5, s1, a1
    mul a2, t2, s0
    add s4, a4, a6
    .insn r4 0x7b, 7, 2, a1, a4, a6, s8              # cadd a1, a4, a6, s8
    .insn r4 0x7b, 7, 1, s1, t4, a2, s0              # maddhu s1, t4, a2, s0
    .insn r4 0x7b, 7, 0, s8, t6, a2, a7              # maddlu s8, t6, a2, a7
    .insn r4 0x7b, 7, 1, a6, t6, a2, a7              # maddhu a6, t6, a2, a7
    .insn r4 0x7b, 7, 0, a4, a5, a2, t5              # maddlu a4, a5, a2, t5
    add s0, s1, s8
    .insn r4 0x7b, 7, 2, a7, s1, s8, a6              # cadd a7, s1, s8, a6
    .insn r4 0x7b, 7, 1, a6, a5, a2, t5              # maddhu a6, a5, a2, t5
    .insn r4 0x7b, 7, 0, s8, s3, a2, t3              # maddlu s8, s3, a2, t3
    add s1, a7, a4
    .insn r4 0x7b, 7, 2, t5, a7, a4, a6              # cadd t5, a7, a4, a6
    .insn r4 0x7b, 7, 1, a6, s3, a2, t3              # maddhu a6, s3, a2, t3
    .insn r4 0x7b, 7, 0, a4, t0, a2, s6              # maddlu a4, t0, a2, s6
    add a7, t5, s8
    .insn r4 0x7b, 7, 2, t3, t5, s8, a6              # cadd t3, t5, s8, a6
    .insn r4 0x7b, 7, 1, a6, t0, a2, s6              # maddhu a6, t0, a2, s6
    .insn r4 0x7b, 7, 0, s8, s2, a2, a3              # maddlu s8, s2, a2, a3
    add t5, t3, a4
    .insn r4 0x7b, 7, 2, s6, t3, a4, a6              # cadd s6, t3, a4, a6
    .insn r4 0x7b, 7, 1, a6, s2, a2, a3              # maddhu a6, s2, a2, a3
    .insn r4 0x7b, 7, 0, a4, s7, a2, s4              # maddlu a4, s7, a2, s4
    add t3, s6, s8
    .insn r4 0x7b, 7, 2, a3, s6, s8, a6              # cadd a3, s6, s8, a6
    .insn r4 0x7b, 7, 1, a6, s7, a2, s4              # maddhu a6, s7, a2, s4
    .insn r4 0x7b, 7, 0, s8, s5, a2, a1              # maddlu s8, s5, a2, a1
    add s6, a3, a4
    .insn r4 0x7b, 7, 2, s4, a3, a4, a6              # cadd s4, a3, a4, a6
    .insn r4 0x7b, 7, 1, a6, s5, a2, a1              # maddhu a6, s5, a2, a1
    mul a4, t2, s0
    add a3, s4, s8
    .insn r4 0x7b, 7, 2, a1, s4, s8, a6              # cadd a1, s4, s8, a6
    .insn r4 0x7b, 7, 1, a2, t4, a4, s0              # maddhu a2, t4, a4, s0
    .insn r4 0x7b, 7, 0, a6, t6, a4, s1              # maddlu a6, t6, a4, s1
    .insn r4 0x7b, 7, 1, s8, t6, a4, s1              # maddhu s8, t6, a4, s1
    .insn r4 0x7b, 7, 0, s4, a5, a4, a7              # maddlu s4, a5, a4, a7
    add s0, a2, a6
    .insn r4 0x7b, 7, 2, s1, a2, a6, s8              # cadd s1, a2, a6, s8
    .insn r4 0x7b, 7, 1, s8, a5, a4, a7              # maddhu s8, a5, a4, a7
    .insn r4 0x7b, 7, 0, a6, s3, a4, t5              # maddlu a6, s3, a4, t5
    add a2, s1, s4
    .insn r4 0x7b, 7, 2, a7, s1, s4, s8              # cadd a7, s1, s4, s8
    .insn r4 0x7b, 7, 1, s8, s3, a4, t5              # maddhu s8, s3, a4, t5
    .insn r4 0x7b, 7, 0, s4, t0, a4, t3              # maddlu s4, t0, a4, t3
    add s1, a7, a6
    .insn r4 0x7b, 7, 2, t5, a7, a6, s8              # cadd t5, a7, a6, s8
    .insn r4 0x7b, 7, 1, s8, t0, a4, t3              # maddhu s8, t0, a4, t3
    .insn r4 0x7b, 7, 0, a6, s2, a4, s6              # maddlu a6, s2, a4, s6
    add a7, t5, s4
    .insn r4 0x7b, 7, 2, t3, t5, s4, s8              # cadd t3, t5, s4, s8
    .insn r4 0x7b, 7, 1, s8, s2, a4, s6              # maddhu s8, s2, a4, s6
    .insn r4 0x7b, 7, 0, s4, s7, a4, a3              # maddlu s4, s7, a4, a3
    add t5, t3, a6
    .insn r4 0x7b, 7, 2, s6, t3, a6, s8              # cadd s6, t3, a6, s8
    .insn r4 0x7b, 7, 1, s8, s7, a4, a3              # maddhu s8, s7, a4, a3
    .insn r4 0x7b, 7, 0, a6, s5, a4, a1              # maddlu a6, s5, a4, a1
    add t3, s6, s4
    .insn r4 0x7b, 7, 2, a3, s6, s4, s8              # cadd a3, s6, s4, s8
    .insn r4 0x7b, 7, 1, s8, s5, a4, a1              # maddhu s8, s5, a4, a1
    mul s4, t2, s0
    add s6, a3, a6
    .insn r4 0x7b, 7, 2, a1, a3, a6, s8              # cadd a1, a3, a6, s8
    .insn r4 0x7b, 7, 1, a4, t4, s4, s0              # maddhu a4, t4, s4, s0
    .insn r4 0x7b, 7, 0, s8, t6, s4, a2              # maddlu s8, t6, s4, a2
    .insn r4 0x7b, 7, 1, a6, t6, s4, a2              # maddhu a6, t6, s4, a2
    .insn r4 0x7b, 7, 0, a3, a5, s4, s1              # maddlu a3, a5, s4, s1
    add s0, a4, s8
    .insn r4 0x7b, 7, 2, a2, a4, s8, a6              # cadd a2, a4, s8, a6
    .insn r4 0x7b, 7, 1, a6, a5, s4, s1              # maddhu a6, a5, s4, s1
    .insn r4 0x7b, 7, 0, s8, s3, s4, a7              # maddlu s8, s3, s4, a7
    add a4, a2, a3
    .insn r4 0x7b, 7, 2, s1, a2, a3, a6              # cadd s1, a2, a3, a6
    .insn r4 0x7b, 7, 1, a6, s3, s4, a7              # maddhu a6, s3, s4, a7
    .insn r4 0x7b, 7, 0, a3, t0, s4, t5              # maddlu a3, t0, s4, t5
    add a2, s1, s8
    .insn r4 0x7b, 7, 2, a7, s1, s8, a6              # cadd a7, s1, s8, a6
    .insn r4 0x7b, 7, 1, a6, t0, s4, t5              # maddhu a6, t0, s4, t5
    .insn r4 0x7b, 7, 0, s8, s2, s4, t3              # maddlu s8, s2, s4, t3
    add s1, a7, a3
    .insn r4 0x7b, 7, 2, t5, a7, a3, a6              # cadd t5, a7, a3, a6
    .insn r4 0x7b, 7, 1, a6, s2, s4, t3              # maddhu a6, s2, s4, t3
    .insn r4 0x7b, 7, 0, a3, s7, s4, s6              # maddlu a3, s7, s4, s6
    add a7, t5, s8
    .insn r4 0x7b, 7, 2, t3, t5, s8, a6              # cadd t3, t5, s8, a6
    .insn r4 0x7b, 7, 1, a6, s7, s4, s6              # maddhu a6, s7, s4, s6
    .insn r4 0x7b, 7, 0, s8, s5, s4, a1              # maddlu s8, s5, s4, a1
    add t5, t3, a3
    .insn r4 0x7b, 7, 2, s6, t3, a3, a6              # cadd s6, t3, a3, a6
    .insn r4 0x7b, 7, 1, a6, s5, s4, a1              # maddhu a6, s5, s4, a1
    mul a3, t2, s0
    add t3, s6, s8
    .insn r4 0x7b, 7, 2, a1, s6, s8, a6              # cadd a1, s6, s8, a6
    .insn r4 0x7b, 7, 1, s4, t4, a3, s0              # maddhu s4, t4, a3, s0
    .insn r4 0x7b, 7, 0, t2, t6, a3, a4              # maddlu t2, t6, a3, a4
    .insn r4 0x7b, 7, 1, a6, t6, a3, a4              # maddhu a6, t6, a3, a4
    .insn r4 0x7b, 7, 0, s8, a5, a3, a2              # maddlu s8, a5, a3, a2
    add s6, s4, t2
    sd s6, 0(a0)
    .insn r4 0x7b, 7, 2, s0, s4, t2, a6              # cadd s0, s4, t2, a6
    .insn r4 0x7b, 7, 1, t4, a5, a3, a2              # maddhu t4, a5, a3, a2
    .insn r4 0x7b, 7, 0, a4, s3, a3, s1              # maddlu a4, s3, a3, s1
    add t6, s0, s8
    sd t6, 8(a0)
    .insn r4 0x7b, 7, 2, s6, s0, s8, t4              # cadd s6, s0, s8, t4
    .insn r4 0x7b, 7, 1, a6, s3, a3, s1              # maddhu a6, s3, a3, s1
    .insn r4 0x7b, 7, 0, t2, t0, a3, a7              # maddlu t2, t0, a3, a7
    add s4, s6, a4
    sd s4, 16(a0)
    .insn r4 0x7b, 7, 2, a2, s6, a4, a6              # cadd a2, s6, a4, a6
    .insn r4 0x7b, 7, 1, a5, t0, a3, a7              # maddhu a5, t0, a3, a7
    .insn r4 0x7b, 7, 0, t6, s2, a3, t5              # maddlu t6, s2, a3, t5
    add t4, a2, t2
    sd t4, 24(a0)
    .insn r4 0x7b, 7, 2, s8, a2, t2, a5              # cadd s8, a2, t2, a5
    .insn r4 0x7b, 7, 1, s0, s2, a3, t5              # maddhu s0, s2, a3, t5
    .insn r4 0x7b, 7, 0, s1, s7, a3, t3              # maddlu s1, s7, a3, t3
    add s3, s8, t6
    sd s3, 32(a0)
    .insn r4 0x7b, 7, 2, s4, s8, t6, s0              # cadd s4, s8, t6, s0
    .insn r4 0x7b, 7, 1, a6, s7, a3, t3              # maddhu a6, s7, a3, t3
    .insn r4 0x7b, 7, 0, a4, s5, a3, a1              # maddlu a4, s5, a3, a1
    add s6, s4, s1
    sd s6, 40(a0)
    .insn r4 0x7b, 7, 2, a7, s4, s1, a6              # cadd a7, s4, s1, a6
    .insn r4 0x7b, 7, 1, t0, s5, a3, a1              # maddhu t0, s5, a3, a1
    ld s0, 0(sp)
    add t4, a7, a4
    sd t4, 48(a0)
    .insn r4 0x7b, 7, 2, a5, a7, a4, t0              # cadd a5, a7, a4, t0
    ld s1, 8(sp)
    ld s2, 16(sp)
    sd a5, 56(a0)
    ld s3, 24(sp)
    ld s4, 32(sp)
    ld s5, 40(sp)
    ld s6, 48(sp)
    ld s7, 56(sp)
    ld s8, 64(sp)
    addi sp, sp, 80
    jalr zero, 0(ra)
    .size csidh512_from_montgomery, .-csidh512_from_montgomery

    .section .note.GNU-stack, "", @progbits
