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
# Target:  rv64gc, scheduled for Rocket with a pipelined multiplier; calling convention LP64
# Limbforge read back the assembled object and proved that each function satisfies its formula for all inputs within bounds.
# This file has no operations with loops; the C source has them: to_montgomery, mul_small, from_bytes, from_bytes_canonical, double, is_zero, equal, is_odd, conditional_negate, from_bytes_wide, pow2k, vartime_pow, invert, invert_batch, pow_root, sqrt, pow_euler, is_square, legendre.

# `out = a + b (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - takes `b`: every word in `[0, 2^64 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# rocket: 149 cycles, 148 instructions, 1 stalled by load
    .section .rodata
    .balign 8
.Lcsidh512_add_constants:
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
    .globl csidh512_add
    .type csidh512_add, @function
csidh512_add:
    addi sp, sp, -32
    sd s0, 0(sp)
    sd s1, 8(sp)
    sd s2, 16(sp)
    ld t0, 0(a1)
    ld t1, 0(a2)
    ld t4, 8(a1)
    add t2, t0, t1
    sltu t3, t2, t0
    ld t5, 8(a2)
    ld a7, 16(a1)
    add t6, t4, t5
    sltu a3, t6, t4
    add a4, t3, t6
    sltu a5, a4, t3
    add a6, a3, a5
    ld s0, 16(a2)
    ld t4, 24(a1)
    add s1, a7, s0
    sltu s2, s1, a7
    add t1, a6, s1
    sltu t0, t1, a6
    add t5, s2, t0
    ld t6, 24(a2)
    ld s1, 32(a1)
    add t3, t4, t6
    sltu a5, t3, t4
    add a3, t5, t3
    sltu s0, a3, t5
    add a7, a5, s0
    ld a6, 32(a2)
    ld t5, 40(a1)
    add t0, s1, a6
    sltu s2, t0, s1
    add t6, a7, t0
    sltu t4, t6, a7
    add t3, s2, t4
    ld s0, 40(a2)
    ld t4, 48(a1)
    add a5, t5, s0
    sltu a6, a5, t5
    add s1, t3, a5
    sltu t0, s1, t3
    add a7, a6, t0
    ld s2, 48(a2)
    ld a6, 56(a1)
    add s0, t4, s2
    sltu t5, s0, t4
    add a5, a7, s0
    sltu t3, a5, a7
    add t0, t5, t3
    ld s2, 56(a2)
    lla a2, .Lcsidh512_add_constants
    add t4, a6, s2
    sltu s0, t4, a6
    add a7, t0, t4
    sltu t3, a7, t0
    add t5, s0, t3
    sub s2, zero, t5
    ld a6, 0(a2)
    ld t4, 56(a2)
    and a1, a6, s2
    and t0, t4, s2
    ld t3, 48(a2)
    ld t5, 40(a2)
    and s0, t3, s2
    and t5, t5, s2
    ld t3, 32(a2)
    add a1, t2, a1
    and t3, t3, s2
    sltu t2, a1, t2
    add t2, t0, t2
    add t0, a4, t2
    sltu t2, t0, a4
    ld a4, 24(a2)
    add t2, s0, t2
    and a4, a4, s2
    add s0, t1, t2
    sltu t2, s0, t1
    ld t1, 16(a2)
    add t2, t5, t2
    and t1, t1, s2
    add t5, a3, t2
    sltu t2, t5, a3
    ld a3, 8(a2)
    add t2, t3, t2
    and s2, a3, s2
    add t3, t6, t2
    sltu t2, t3, t6
    add t6, a4, t2
    add t2, s1, t6
    sltu a4, t2, s1
    add t6, t1, a4
    add s1, a5, t6
    sltu a4, s1, a5
    add t1, s2, a4
    add t6, a7, t1
    sltu a5, t6, a7
    sub a4, zero, a5
    and s2, a6, a4
    and t1, t4, a4
    ld a7, 48(a2)
    ld a6, 40(a2)
    and a5, a7, a4
    and t4, a6, a4
    ld a7, 32(a2)
    and a6, a7, a4
    add a7, a1, s2
    ld s2, 24(a2)
    sltu a1, a7, a1
    and s2, s2, a4
    add a1, t1, a1
    add t1, t0, a1
    ld a1, 16(a2)
    sltu t0, t1, t0
    and a1, a1, a4
    add t0, a5, t0
    add a5, s0, t0
    and t0, a3, a4
    sltu a4, a5, s0
    add a3, t4, a4
    add a2, t5, a3
    sd a7, 0(a0)
    sltu s0, a2, t5
    add a4, a6, s0
    add t4, t3, a4
    sd t1, 8(a0)
    sltu a3, t4, t3
    sd a5, 16(a0)
    sd a2, 24(a0)
    sd t4, 32(a0)
    add a7, s2, a3
    add t5, t2, a7
    sd t5, 40(a0)
    sltu s0, t5, t2
    add a6, a1, s0
    add a4, s1, a6
    sd a4, 48(a0)
    sltu t1, a4, s1
    add t3, t0, t1
    add a5, t6, t3
    sd a5, 56(a0)
    ld s0, 0(sp)
    ld s1, 8(sp)
    ld s2, 16(sp)
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
# rocket: 1097 cycles, 1092 instructions, 2 stalled by load, 3 stalled by multiply
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
    sd s0, 48(sp)
    sd s1, 56(sp)
    sd s2, 64(sp)
    sd s3, 72(sp)
    sd s4, 80(sp)
    sd s5, 88(sp)
    sd s6, 96(sp)
    sd s7, 104(sp)
    sd s8, 112(sp)
    sd s9, 120(sp)
    sd s10, 128(sp)
    sd s11, 136(sp)
    ld t0, 0(a1)
    ld t1, 0(a2)
    ld t4, 8(a2)
    mul t2, t0, t1
    mulhu t3, t0, t1
    mul t5, t0, t4
    mulhu t6, t0, t4
    ld a3, 16(a2)
    add a5, t3, t5
    mul a4, t0, a3
    sltu a6, a5, t3
    mulhu a7, t0, a3
    add s0, t6, a6
    add s1, a4, s0
    sltu s2, s1, a4
    ld s3, 24(a2)
    add s6, a7, s2
    mul s4, t0, s3
    mulhu s5, t0, s3
    ld s9, 32(a2)
    add s7, s4, s6
    sltu s8, s7, s4
    mul s10, t0, s9
    mulhu s11, t0, s9
    add t5, s5, s8
    add t3, s10, t5
    sltu a6, t3, s10
    ld t6, 40(a2)
    add s2, s11, a6
    mul s0, t0, t6
    mulhu a4, t0, t6
    ld s4, 48(a2)
    add a7, s0, s2
    sltu s6, a7, s0
    mul s8, t0, s4
    mulhu s5, t0, s4
    add t5, a4, s6
    add s10, s8, t5
    ld a6, 8(a1)
    sltu s0, s10, s8
    mul s11, a6, t1
    mulhu s2, a6, t1
    mul s8, a6, t4
    add s6, a5, s11
    sltu a4, s6, a5
    add t5, s2, a4
    mulhu s11, a6, t4
    ld a5, 56(a2)
    add s2, s1, s8
    mul a4, t0, a5
    sltu s8, s2, s1
    add s1, s11, s8
    add s8, t5, s2
    sltu s11, s8, t5
    add s2, s1, s11
    mul t5, a6, a3
    mulhu s11, a6, a3
    mulhu s1, t0, a5
    add t0, s7, t5
    sltu t5, t0, s7
    add s7, s11, t5
    add t5, s2, t0
    sltu s11, t5, s2
    add t0, s7, s11
    mul s2, a6, s3
    mulhu s11, a6, s3
    add s7, s5, s0
    add s0, t3, s2
    sltu s5, s0, t3
    add s2, s11, s5
    add t3, t0, s0
    sltu s5, t3, t0
    add s11, s2, s5
    mul s0, a6, s9
    add t0, a4, s7
    mulhu s5, a6, s9
    add s2, a7, s0
    add s7, s11, s2
    mul s0, a6, t6
    sltu a4, t0, a4
    sltu a7, s2, a7
    add s2, s1, a4
    add a4, s5, a7
    sltu s1, s7, s11
    add a7, a4, s1
    mulhu s5, a6, t6
    add s11, s10, s0
    sltu s1, s11, s10
    add a4, s5, s1
    add s0, a7, s11
    sltu s10, s0, a7
    add s1, a4, s10
    mul s5, a6, s4
    mulhu s11, a6, s4
    mul a7, a6, a5
    add s10, t0, s5
    sltu a4, s10, t0
    add s5, s11, a4
    add t0, s1, s10
    sltu a4, t0, s1
    add s11, s5, a4
    ld s10, 16(a1)
    mulhu s5, a6, a5
    mul s1, s10, t1
    mulhu a4, s10, t1
    add a7, s2, a7
    add a6, s8, s1
    sltu s1, a6, s8
    add s8, a4, s1
    mul s1, s10, t4
    mulhu a4, s10, t4
    sltu s2, a7, s2
    add s1, t5, s1
    sltu t5, s1, t5
    add t5, a4, t5
    add a4, s8, s1
    sltu s1, a4, s8
    add s8, t5, s1
    mul s1, s10, a3
    mulhu t5, s10, a3
    add s2, s5, s2
    add s1, t3, s1
    sltu t3, s1, t3
    add t3, t5, t3
    add t5, s8, s1
    sltu s1, t5, s8
    add s8, t3, s1
    mul s1, s10, s3
    mulhu t3, s10, s3
    add a7, s11, a7
    add s5, s7, s1
    sltu s1, s5, s7
    add s7, s8, s5
    mul s5, s10, s9
    add s1, t3, s1
    sltu t3, s7, s8
    add s8, s1, t3
    mulhu t3, s10, s9
    add s1, s0, s5
    sltu s5, s1, s0
    add s0, s8, s1
    mul s1, s10, t6
    sltu s11, a7, s11
    add s5, t3, s5
    sltu t3, s0, s8
    mulhu s8, s10, t6
    add s11, s2, s11
    add s2, s5, t3
    add t3, t0, s1
    sltu s5, t3, t0
    add s1, s8, s5
    add t0, s2, t3
    sltu s5, t0, s2
    add s8, s1, s5
    mul t3, s10, s4
    mulhu s2, s10, s4
    mul s5, s10, a5
    add s1, a7, t3
    sltu t3, s1, a7
    add a7, s2, t3
    add t3, s8, s1
    sltu s2, t3, s8
    add s1, a7, s2
    ld s8, 24(a1)
    mulhu s10, s10, a5
    mul s2, s8, t1
    mulhu a7, s8, t1
    sd a0, 0(sp)
    add s2, a4, s2
    sltu a4, s2, a4
    add a4, a7, a4
    mul a7, s8, t4
    mulhu a0, s8, t4
    add s5, s11, s5
    add a7, t5, a7
    sltu t5, a7, t5
    add t5, a0, t5
    add a0, a4, a7
    sltu a7, a0, a4
    add a4, t5, a7
    mul a7, s8, a3
    mulhu t5, s8, a3
    sltu s11, s5, s11
    add a7, s7, a7
    sltu s7, a7, s7
    add s7, t5, s7
    add t5, a4, a7
    sltu a7, t5, a4
    add a4, s7, a7
    mul a7, s8, s3
    mulhu s7, s8, s3
    add s11, s10, s11
    add s10, s0, a7
    sltu a7, s10, s0
    add s0, s7, a7
    add a7, a4, s10
    sltu s7, a7, a4
    mul s10, s8, s9
    mulhu a4, s8, s9
    add s5, s1, s5
    add s7, s0, s7
    add s0, t0, s10
    sltu s10, s0, t0
    add t0, a4, s10
    add s10, s7, s0
    sltu a4, s10, s7
    add s0, t0, a4
    mul s7, s8, t6
    sltu a4, s5, s1
    mulhu t0, s8, t6
    add s1, t3, s7
    add s7, s0, s1
    add a4, s11, a4
    sltu s11, s1, t3
    add t3, t0, s11
    sltu s1, s7, s0
    add s11, t3, s1
    mul t0, s8, s4
    mulhu s0, s8, s4
    mul s1, s8, a5
    add t3, s5, t0
    sltu t0, t3, s5
    add s5, s0, t0
    add t0, s11, t3
    sltu s0, t0, s11
    add t3, s5, s0
    ld s11, 32(a1)
    mulhu s8, s8, a5
    mul s0, s11, t1
    mulhu s5, s11, t1
    add s1, a4, s1
    add s0, a0, s0
    sltu a0, s0, a0
    add a0, s5, a0
    mul s5, s11, t4
    sd s0, 8(sp)
    mulhu s0, s11, t4
    add s5, t5, s5
    sltu t5, s5, t5
    add t5, s0, t5
    add s0, a0, s5
    sltu s5, s0, a0
    add a0, t5, s5
    mul s5, s11, a3
    mulhu t5, s11, a3
    sltu a4, s1, a4
    add s5, a7, s5
    sltu a7, s5, a7
    add a7, t5, a7
    add t5, a0, s5
    sltu s5, t5, a0
    add a0, a7, s5
    mul s5, s11, s3
    mulhu a7, s11, s3
    add a4, s8, a4
    add s8, s10, s5
    sltu s5, s8, s10
    add s10, a7, s5
    add s5, a0, s8
    sltu a7, s5, a0
    add s8, s10, a7
    mul a0, s11, s9
    mulhu a7, s11, s9
    add s10, t3, s1
    add s1, s7, a0
    sltu a0, s1, s7
    add s7, a7, a0
    add a0, s8, s1
    sltu a7, a0, s8
    add s1, s7, a7
    mul s8, s11, t6
    sltu a7, s10, t3
    mulhu s7, s11, t6
    add t3, t0, s8
    add s8, s1, t3
    add a7, a4, a7
    sltu a4, t3, t0
    add t0, s7, a4
    sltu t3, s8, s1
    add a4, t0, t3
    mul s7, s11, s4
    mulhu s1, s11, s4
    mul t3, s11, a5
    add t0, s10, s7
    sltu s7, t0, s10
    add s10, s1, s7
    add s7, a4, t0
    sltu s1, s7, a4
    add t0, s10, s1
    ld a4, 40(a1)
    mulhu s11, s11, a5
    mul s1, a4, t1
    mulhu s10, a4, t1
    add t3, a7, t3
    add s1, s0, s1
    sltu s0, s1, s0
    add s0, s10, s0
    mul s10, a4, t4
    sd s1, 16(sp)
    mulhu s1, a4, t4
    add s10, t5, s10
    sltu t5, s10, t5
    add t5, s1, t5
    add s1, s0, s10
    sltu s10, s1, s0
    add s0, t5, s10
    mul s10, a4, a3
    mulhu t5, a4, a3
    sltu a7, t3, a7
    add s10, s5, s10
    sltu s5, s10, s5
    add s5, t5, s5
    add t5, s0, s10
    sltu s10, t5, s0
    add s0, s5, s10
    mul s10, a4, s3
    mulhu s5, a4, s3
    add a7, s11, a7
    add s11, a0, s10
    sltu s10, s11, a0
    add a0, s5, s10
    add s10, s0, s11
    sltu s5, s10, s0
    add s11, a0, s5
    mul s0, a4, s9
    mulhu s5, a4, s9
    add a0, t0, t3
    add t3, s8, s0
    sltu s0, t3, s8
    add s8, s5, s0
    add s0, s11, t3
    sltu s5, s0, s11
    add t3, s8, s5
    mul s11, a4, t6
    sltu s5, a0, t0
    mulhu s8, a4, t6
    add t0, s7, s11
    add s11, t3, t0
    add s5, a7, s5
    sltu a7, t0, s7
    add s7, s8, a7
    sltu t0, s11, t3
    add a7, s7, t0
    mul s8, a4, s4
    mulhu t3, a4, s4
    mul t0, a4, a5
    add s7, a0, s8
    sltu s8, s7, a0
    add a0, t3, s8
    add s8, a7, s7
    sltu t3, s8, a7
    add s7, a0, t3
    ld a7, 48(a1)
    mulhu a4, a4, a5
    mul t3, a7, t1
    mulhu a0, a7, t1
    add t0, s5, t0
    add t3, s1, t3
    sltu s1, t3, s1
    add s1, a0, s1
    mul a0, a7, t4
    sd t3, 24(sp)
    mulhu t3, a7, t4
    add a0, t5, a0
    sltu t5, a0, t5
    add t5, t3, t5
    add t3, s1, a0
    sltu a0, t3, s1
    add s1, t5, a0
    mul a0, a7, a3
    mulhu t5, a7, a3
    sltu s5, t0, s5
    add a0, s10, a0
    sltu s10, a0, s10
    add s10, t5, s10
    add t5, s1, a0
    sltu a0, t5, s1
    add s1, s10, a0
    mul a0, a7, s3
    mulhu s10, a7, s3
    add s5, a4, s5
    add a4, s0, a0
    sltu a0, a4, s0
    add s0, s10, a0
    add a0, s1, a4
    sltu s10, a0, s1
    add a4, s0, s10
    mul s1, a7, s9
    mulhu s10, a7, s9
    add s0, s7, t0
    add t0, s11, s1
    sltu s1, t0, s11
    add s11, s10, s1
    add s1, a4, t0
    sltu s10, s1, a4
    add t0, s11, s10
    mul a4, a7, t6
    sltu s10, s0, s7
    mulhu s11, a7, t6
    add s7, s8, a4
    add a4, t0, s7
    add s10, s5, s10
    sltu s5, s7, s8
    add s8, s11, s5
    sltu s7, a4, t0
    add s5, s8, s7
    mul s11, a7, s4
    mulhu t0, a7, s4
    mul s7, a7, a5
    add s8, s0, s11
    sltu s11, s8, s0
    add s0, t0, s11
    add s11, s5, s8
    sltu t0, s11, s5
    add s8, s0, t0
    ld s5, 56(a1)
    mul t0, s5, t1
    mulhu s0, s5, t1
    mulhu t1, a7, a5
    add a7, t3, t0
    sltu t0, a7, t3
    add t3, s0, t0
    mul t0, s5, t4
    mulhu s0, s5, t4
    add t4, s10, s7
    add s7, t5, t0
    sltu t0, s7, t5
    add t5, s0, t0
    add t0, t3, s7
    sltu s0, t0, t3
    add s7, t5, s0
    mul t3, s5, a3
    mulhu s0, s5, a3
    sltu t5, t4, s10
    add a3, a0, t3
    sltu s10, a3, a0
    add t3, s0, s10
    add a0, s7, a3
    sltu s10, a0, s7
    add s0, t3, s10
    mul a3, s5, s3
    mulhu s7, s5, s3
    add s10, t1, t5
    add t3, s1, a3
    sltu s3, t3, s1
    add t5, s7, s3
    add t1, s0, t3
    sltu a3, t1, s0
    add s1, t5, a3
    mul s3, s5, s9
    mulhu s7, s5, s9
    add t3, s8, t4
    add s0, a4, s3
    sltu a3, s0, a4
    add t5, s7, a3
    add s9, s1, s0
    sltu t4, s9, s1
    add s3, t5, t4
    mul a4, s5, t6
    sltu a3, t3, s8
    mulhu s7, s5, t6
    add s0, s11, a4
    add s1, s3, s0
    add t4, s10, a3
    sltu t5, s0, s11
    add s8, s7, t5
    sltu t6, s1, s3
    add a4, s8, t6
    mul a3, s5, s4
    mulhu s10, s5, s4
    mul s11, s5, a5
    add s0, t3, a3
    sltu t5, s0, t3
    add s7, s10, t5
    add s3, a4, s0
    sltu t6, s3, a4
    add s8, s7, t6
    lla s4, .Lcsidh512_mul_constants
    ld a3, 8(s4)
    mulhu t5, s5, a5
    mul t3, t2, a3
    add s10, t4, s11
    ld s0, 0(s4)
    sltu s7, s10, t4
    mul a4, t3, s0
    mulhu t6, t3, s0
    ld a1, 16(s4)
    add a5, t2, a4
    sltu a2, a5, t2
    add s5, t6, a2
    mul s11, t3, a1
    mulhu t4, t3, a1
    add a4, t5, s7
    add t2, s6, s11
    sltu a5, t2, s6
    add a2, t4, a5
    add t6, s5, t2
    sltu s7, t6, s5
    add t5, a2, s7
    ld s11, 24(s4)
    add t4, s8, s10
    mul s6, t3, s11
    mulhu a5, t3, s11
    add t2, a6, s6
    sltu s5, t2, a6
    add s7, a5, s5
    add a2, t5, t2
    sltu s10, a2, t5
    add s6, s7, s10
    ld a6, 32(s4)
    sltu t2, t4, s8
    mul s5, t3, a6
    mulhu a5, t3, a6
    add t5, s2, s5
    sltu s10, t5, s2
    add s7, a5, s10
    add s8, s6, t5
    sltu s5, s8, s6
    add s2, s7, s5
    ld s10, 40(s4)
    ld s6, 48(s4)
    mul a5, t3, s10
    mulhu t5, t3, s10
    mul s5, t3, s6
    ld s7, 8(sp)
    sd t2, 8(sp)
    add a5, s7, a5
    sltu s7, a5, s7
    add s7, t5, s7
    add t5, s2, a5
    sltu a5, t5, s2
    add s2, s7, a5
    mulhu a5, t3, s6
    ld s7, 16(sp)
    sd t4, 16(sp)
    add s5, s7, s5
    sltu s7, s5, s7
    add s7, a5, s7
    add a5, s2, s5
    sltu s5, a5, s2
    add s2, s7, s5
    ld s5, 56(s4)
    ld t2, 64(s4)
    mul s7, t3, s5
    mulhu t4, t3, s5
    sd a4, 32(sp)
    mul a4, t3, t2
    sd s3, 40(sp)
    ld s3, 24(sp)
    add s7, s3, s7
    sltu s3, s7, s3
    add s3, t4, s3
    add t4, s2, s7
    sltu s7, t4, s2
    add s2, s3, s7
    mulhu s7, t3, t2
    add s3, a7, a4
    sltu t3, s3, a7
    mul a4, a3, t6
    add a7, s7, t3
    add t3, s2, s3
    mul s7, s0, a4
    mulhu s3, s0, a4
    sltu s2, t3, s2
    add s7, t6, s7
    sltu t6, s7, t6
    add s7, s3, t6
    mul t6, a1, a4
    mulhu s3, a1, a4
    add s2, a7, s2
    add a7, a2, t6
    sltu t6, a7, a2
    add a2, s3, t6
    add t6, s7, a7
    sltu s3, t6, s7
    add a7, a2, s3
    mul s7, s11, a4
    mulhu s3, s11, a4
    add a2, t0, s2
    add s2, s8, s7
    sltu s7, s2, s8
    add s8, s3, s7
    add s7, a7, s2
    sltu s3, s7, a7
    add s2, s8, s3
    mul a7, a6, a4
    mulhu s3, a6, a4
    sltu s8, a2, t0
    add t0, t5, a7
    sltu a7, t0, t5
    add t5, s3, a7
    add a7, s2, t0
    sltu s3, a7, s2
    add t0, t5, s3
    mul s2, s10, a4
    mulhu s3, s10, a4
    mul t5, s6, a4
    add s2, a5, s2
    sltu a5, s2, a5
    add a5, s3, a5
    add s3, t0, s2
    sltu s2, s3, t0
    add t0, a5, s2
    mulhu s2, s6, a4
    add a5, t4, t5
    sltu t5, a5, t4
    add t4, s2, t5
    add t5, t0, a5
    sltu s2, t5, t0
    add a5, t4, s2
    mul t0, s5, a4
    mulhu s2, s5, a4
    mul t4, t2, a4
    add t0, t3, t0
    sltu t3, t0, t3
    add t3, s2, t3
    add s2, a5, t0
    sltu t0, s2, a5
    add a5, t3, t0
    mulhu t0, t2, a4
    add t3, a2, t4
    sltu a4, t3, a2
    add t4, t0, a4
    mul a2, a3, t6
    add a4, a5, t3
    sltu t0, a4, a5
    mul t3, s0, a2
    mulhu a5, s0, a2
    add t0, t4, t0
    add t4, t6, t3
    sltu t3, t4, t6
    add t6, a5, t3
    mul t4, a1, a2
    mulhu t3, a1, a2
    add a5, s8, t0
    add t0, s7, t4
    sltu s8, t0, s7
    add t4, t3, s8
    add s7, t6, t0
    sltu s8, s7, t6
    add t3, t4, s8
    mul t0, s11, a2
    mulhu t6, s11, a2
    add s8, a0, a5
    add t4, a7, t0
    sltu a5, t4, a7
    add t0, t6, a5
    add a7, t3, t4
    sltu a5, a7, t3
    add t6, t0, a5
    mul t4, a6, a2
    mulhu t3, a6, a2
    sltu a5, s8, a0
    add t0, s3, t4
    sltu a0, t0, s3
    add t4, t3, a0
    add s3, t6, t0
    sltu a0, s3, t6
    add t3, t4, a0
    mul t0, s10, a2
    mulhu t6, s10, a2
    mul a0, s6, a2
    add t4, t5, t0
    sltu t0, t4, t5
    add t5, t6, t0
    add t0, t3, t4
    sltu t6, t0, t3
    add t4, t5, t6
    mulhu t3, s6, a2
    add t6, s2, a0
    sltu t5, t6, s2
    add a0, t3, t5
    add s2, t4, t6
    sltu t5, s2, t4
    add t3, a0, t5
    mul t6, s5, a2
    mulhu t4, s5, a2
    mul t5, t2, a2
    add a0, a4, t6
    sltu t6, a0, a4
    add a4, t4, t6
    add t6, t3, a0
    sltu t4, t6, t3
    add a0, a4, t4
    mulhu t3, t2, a2
    add t4, s8, t5
    sltu a4, t4, s8
    add a2, t3, a4
    mul t5, a3, s7
    add s8, a0, t4
    sltu a4, s8, a0
    mul t3, s0, t5
    mulhu t4, s0, t5
    add a0, a2, a4
    add a4, s7, t3
    sltu a2, a4, s7
    add t3, t4, a2
    mul s7, a1, t5
    mulhu a4, a1, t5
    add a2, a5, a0
    add t4, a7, s7
    sltu a0, t4, a7
    add a5, a4, a0
    add s7, t3, t4
    sltu a7, s7, t3
    add a0, a5, a7
    mul a4, s11, t5
    mulhu t4, s11, t5
    add t3, t1, a2
    add a7, s3, a4
    sltu a5, a7, s3
    add a2, t4, a5
    add a4, a0, a7
    sltu s3, a4, a0
    add a5, a2, s3
    mul t4, a6, t5
    mulhu a7, a6, t5
    sltu a0, t3, t1
    add s3, t0, t4
    sltu a2, s3, t0
    add t1, a7, a2
    add t4, a5, s3
    sltu t0, t4, a5
    add a2, t1, t0
    mul a7, s10, t5
    mulhu s3, s10, t5
    mul a5, s6, t5
    add t0, s2, a7
    sltu t1, t0, s2
    add a7, s3, t1
    add s2, a2, t0
    sltu t1, s2, a2
    add s3, a7, t1
    mulhu t0, s6, t5
    add a2, t6, a5
    sltu t1, a2, t6
    add a7, t0, t1
    add a5, s3, a2
    sltu t6, a5, s3
    add t1, a7, t6
    mul t0, s5, t5
    mulhu a2, s5, t5
    mul s3, t2, t5
    add t6, s8, t0
    sltu a7, t6, s8
    add t0, a2, a7
    add s8, t1, t6
    sltu a7, s8, t1
    add a2, t0, a7
    mulhu t6, t2, t5
    add t1, t3, s3
    sltu a7, t1, t3
    add t0, t6, a7
    mul t5, a3, s7
    add s3, a2, t1
    sltu t3, s3, a2
    mul a7, s0, t5
    mulhu t6, s0, t5
    add t1, t0, t3
    add a2, s7, a7
    sltu t3, a2, s7
    add t0, t6, t3
    mul a7, a1, t5
    mulhu s7, a1, t5
    add a2, a0, t1
    add t3, a4, a7
    sltu t6, t3, a4
    add t1, s7, t6
    add a0, t0, t3
    sltu a7, a0, t0
    add a4, t1, a7
    mul t6, s11, t5
    mulhu s7, s11, t5
    add t3, s9, a2
    add t0, t4, t6
    sltu a7, t0, t4
    add t1, s7, a7
    add a2, a4, t0
    sltu t6, a2, a4
    add t4, t1, t6
    mul a7, a6, t5
    mulhu s7, a6, t5
    sltu t0, t3, s9
    add a4, s2, a7
    sltu t6, a4, s2
    add t1, s7, t6
    add s9, t4, a4
    sltu a7, s9, t4
    add s2, t1, a7
    mul t6, s10, t5
    mulhu s7, s10, t5
    mul a4, s6, t5
    add t4, a5, t6
    sltu a7, t4, a5
    add t1, s7, a7
    add t6, s2, t4
    sltu a5, t6, s2
    add a7, t1, a5
    mulhu s7, s6, t5
    add t4, s8, a4
    sltu s2, t4, s8
    add a5, s7, s2
    add t1, a7, t4
    sltu a4, t1, a7
    add s8, a5, a4
    mul s2, s5, t5
    mulhu s7, s5, t5
    mul t4, t2, t5
    add a7, s3, s2
    sltu a4, a7, s3
    add a5, s7, a4
    add s2, s8, a7
    sltu s3, s2, s8
    add a4, a5, s3
    mulhu s7, t2, t5
    add a7, t3, t4
    sltu s8, a7, t3
    add s3, s7, s8
    mul a5, a3, a0
    add t5, a4, a7
    sltu t4, t5, a4
    mul t3, s0, a5
    mulhu s8, s0, a5
    add s7, s3, t4
    add a7, a0, t3
    sltu a4, a7, a0
    add t4, s8, a4
    mul s3, a1, a5
    mulhu t3, a1, a5
    add a0, t0, s7
    add a7, a2, s3
    sltu a4, a7, a2
    add s8, t3, a4
    add s7, t4, a7
    sltu t0, s7, t4
    add s3, s8, t0
    mul a2, s11, a5
    mulhu a4, s11, a5
    add t3, s1, a0
    add a7, s9, a2
    sltu t4, a7, s9
    add t0, a4, t4
    add s8, s3, a7
    sltu a0, s8, s3
    add a2, t0, a0
    mul s9, a6, a5
    mulhu t4, a6, a5
    sltu a4, t3, s1
    add a7, t6, s9
    sltu s3, a7, t6
    add a0, t4, s3
    add t0, a2, a7
    sltu s1, t0, a2
    add s9, a0, s1
    mul t6, s10, a5
    mulhu s3, s10, a5
    mul t4, s6, a5
    add a7, t1, t6
    sltu a2, a7, t1
    add s1, s3, a2
    add a0, s9, a7
    sltu t6, a0, s9
    add t1, s1, t6
    mulhu a2, s6, a5
    add s3, s2, t4
    sltu a7, s3, s2
    add s9, a2, a7
    add t6, t1, s3
    sltu s1, t6, t1
    add t4, s9, s1
    mul s2, s5, a5
    mulhu a7, s5, a5
    mul a2, t2, a5
    add s3, t5, s2
    sltu t1, s3, t5
    add s1, a7, t1
    add s9, t4, s3
    sltu s2, s9, t4
    add t5, s1, s2
    mulhu t1, t2, a5
    add a7, t3, a2
    sltu s3, a7, t3
    add t4, t1, s3
    mul s2, a3, s7
    add s1, t5, a7
    sltu a5, s1, t5
    mul a2, s0, s2
    mulhu t3, s0, s2
    add s3, t4, a5
    add t1, s7, a2
    sltu a7, t1, s7
    add t5, t3, a7
    mul a5, a1, s2
    mulhu t4, a1, s2
    add a2, a4, s3
    add s7, s8, a5
    sltu t1, s7, s8
    add a7, t4, t1
    add t3, t5, s7
    sltu s3, t3, t5
    add a4, a7, s3
    mul a5, s11, s2
    mulhu s8, s11, s2
    ld t1, 40(sp)
    add s7, t0, a5
    add t4, t1, a2
    sltu t5, s7, t0
    add s3, s8, t5
    add a7, a4, s7
    sltu a2, a7, a4
    add a5, s3, a2
    mul t0, a6, s2
    mulhu t5, a6, s2
    ld s8, 32(sp)
    ld s7, 8(sp)
    add a2, a0, t0
    add a4, s8, s7
    sltu s3, a2, a0
    add s7, t5, s3
    add s8, a5, a2
    sltu t0, s8, a5
    add a0, s7, t0
    mul s3, s10, s2
    mulhu t5, s10, s2
    mul a2, s6, s2
    add a5, t6, s3
    sltu t0, a5, t6
    add s7, t5, t0
    add s3, a0, a5
    sltu t6, s3, a0
    add t0, s7, t6
    mulhu t5, s6, s2
    add a5, s9, a2
    mul a0, s5, s2
    sltu t6, t4, t1
    sltu s7, a5, s9
    add a2, t5, s7
    add t1, t0, a5
    sltu s9, t1, t0
    add s7, a2, s9
    mulhu t5, s5, s2
    add a5, s1, a0
    sltu t0, a5, s1
    add s9, t5, t0
    add a2, s7, a5
    sltu a0, a2, s7
    add s1, s9, a0
    mul t0, t2, s2
    mulhu t5, t2, s2
    mul a0, a3, t3
    add a5, t4, t0
    sltu s7, a5, t4
    add s9, t5, s7
    add s2, s1, a5
    mul t0, s0, a0
    mulhu t4, s0, a0
    sltu a3, s2, s1
    add s7, t3, t0
    sltu t5, s7, t3
    add a5, t4, t5
    mul s1, a1, a0
    mulhu t0, a1, a0
    add t3, s9, a3
    add s7, a7, s1
    sltu t5, s7, a7
    add t4, t0, t5
    add a3, a5, s7
    sltu s9, a3, a5
    add s1, t4, s9
    mul a7, s11, a0
    mulhu t5, s11, a0
    add t0, t6, t3
    add s7, s8, a7
    sltu a5, s7, s8
    add s9, t5, a5
    add t4, s1, s7
    sltu t3, t4, s1
    add t6, s9, t3
    mul a7, a6, a0
    mulhu s8, a6, a0
    ld a5, 16(sp)
    add s7, s3, a7
    add t5, a5, t0
    sltu s1, s7, s3
    add t3, s8, s1
    add s9, t6, s7
    sltu t0, s9, t6
    add a7, t3, t0
    mul s3, s10, a0
    mulhu s1, s10, a0
    mul s8, s6, a0
    add s7, t1, s3
    sltu t6, s7, t1
    add t0, s1, t6
    add t3, a7, s7
    sltu s3, t3, a7
    add t1, t0, s3
    mulhu t6, s6, a0
    add s1, a2, s8
    mul s7, s5, a0
    sltu a7, t5, a5
    sltu s3, s1, a2
    add t0, t6, s3
    add s8, t1, s1
    sltu a5, s8, t1
    add a2, t0, a5
    mulhu s3, s5, a0
    add t6, s2, s7
    sltu s1, t6, s2
    add t1, s3, s1
    add a5, a2, t6
    sltu t0, a5, a2
    add s7, t1, t0
    mul s2, t2, a0
    mulhu s1, t2, a0
    add s3, t5, s2
    sltu t6, s3, t5
    add a2, s1, t6
    add t0, s7, s3
    sltu t1, t0, s7
    add a0, a2, t1
    add s2, a7, a0
    add t5, a4, s2
    sltu t6, t5, a4
    sub s1, zero, t6
    and s3, s0, s1
    and s7, a1, s1
    and t1, s11, s1
    and a2, a6, s1
    and a0, s10, s1
    and a7, s6, s1
    sltu s2, a3, s3
    add a4, s7, s2
    and t6, s5, s1
    sltu s0, t4, a4
    add a1, t1, s0
    and s11, t2, s1
    sltu a6, s9, a1
    add s10, a2, a6
    sub s6, a3, s3
    sltu s2, t3, s10
    ld s7, 0(sp)
    sub s5, t4, a4
    sd s6, 0(s7)
    sd s5, 8(s7)
    sub s0, s9, a1
    sd s0, 16(s7)
    sub t1, t3, s10
    sd t1, 24(s7)
    add s1, a0, s2
    sub t2, s8, s1
    sd t2, 32(s7)
    sltu s4, s8, s1
    add a6, a7, s4
    sub a2, a5, a6
    sd a2, 40(s7)
    sltu s3, a5, a6
    add a3, t6, s3
    sub s6, t0, a3
    sd s6, 48(s7)
    sltu a4, t0, a3
    add t4, s11, a4
    sub s5, t5, t4
    sd s5, 56(s7)
    ld s0, 48(sp)
    ld s1, 56(sp)
    ld s2, 64(sp)
    ld s3, 72(sp)
    ld s4, 80(sp)
    ld s5, 88(sp)
    ld s6, 96(sp)
    ld s7, 104(sp)
    ld s8, 112(sp)
    ld s9, 120(sp)
    ld s10, 128(sp)
    ld s11, 136(sp)
    addi sp, sp, 144
    jalr zero, 0(ra)
    .size csidh512_mul, .-csidh512_mul

# `R * out = a^2 (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# rocket: 1000 cycles, 987 instructions, 12 stalled by load, 1 stalled by multiply
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
    addi sp, sp, -224
    sd s0, 120(sp)
    sd s1, 128(sp)
    sd s2, 136(sp)
    sd s3, 144(sp)
    sd s4, 152(sp)
    sd s5, 160(sp)
    sd s6, 168(sp)
    sd s7, 176(sp)
    sd s8, 184(sp)
    sd s9, 192(sp)
    sd s10, 200(sp)
    sd s11, 208(sp)
    ld t0, 0(a1)
    ld t1, 8(a1)
    mul t3, t0, t0
    mul t2, t0, t1
    mulhu t4, t0, t1
    ld t5, 16(a1)
    mulhu a2, t0, t0
    mul t6, t0, t5
    mulhu a3, t0, t5
    ld a4, 24(a1)
    mul a6, t1, t1
    mul a5, t0, a4
    mulhu a7, t0, a4
    ld s0, 32(a1)
    mul s2, t1, t5
    mul s1, t0, s0
    mulhu s3, t1, t1
    mulhu s4, t0, s0
    ld s5, 40(a1)
    mulhu s7, t1, t5
    mul s6, t0, s5
    mul s8, t1, a4
    mulhu s9, t0, s5
    mul s10, t5, t5
    ld s11, 48(a1)
    sd a0, 0(sp)
    mul a0, t0, s11
    sd t3, 8(sp)
    mulhu t3, t1, a4
    sd s10, 16(sp)
    mul s10, t1, s0
    sd s3, 24(sp)
    mulhu s3, t0, s11
    sd a6, 32(sp)
    mul a6, t5, a4
    sd a2, 40(sp)
    ld a2, 56(a1)
    sd t2, 48(sp)
    mul t2, t0, a2
    sd a6, 56(sp)
    mulhu a6, t1, s0
    sd t2, 64(sp)
    mulhu t2, t5, t5
    mulhu t0, t0, a2
    add t6, t4, t6
    sd t2, 72(sp)
    mul t2, t1, s5
    mulhu s5, t1, s5
    sd t0, 80(sp)
    mul t0, t1, s11
    mulhu s11, t1, s11
    sltu t4, t6, t4
    add t4, a3, t4
    sd s11, 88(sp)
    mul s11, t1, a2
    add a3, a5, t4
    sltu t4, a3, a5
    sd s11, 96(sp)
    mulhu s11, t5, a4
    add a5, a7, t4
    add t4, s1, a5
    mul a7, t5, s0
    sltu a5, t4, s1
    add s1, s4, a5
    add a5, s6, s1
    mul s4, a4, a4
    sltu s1, a5, s6
    add s6, s9, s1
    add s1, a0, s6
    sltu s9, s1, a0
    mulhu s6, t1, a2
    mulhu a0, t5, s0
    add t1, s2, a3
    sltu a3, t1, s2
    add s2, s7, a3
    add a3, s8, t4
    sltu s7, a3, s8
    add t4, t3, s7
    add s8, s2, a3
    sltu s7, s8, s2
    add t3, t4, s7
    add a3, s10, a5
    ld s2, 40(a1)
    sltu t4, a3, s10
    mul s7, t5, s2
    add a5, t3, a3
    mulhu s10, t5, s2
    add a3, a6, t4
    sltu t4, a5, t3
    ld a6, 48(a1)
    add s9, s3, s9
    mul t3, t5, a6
    add s3, a3, t4
    add t4, t2, s1
    sltu a3, t4, t2
    add s1, s3, t4
    mulhu t2, t5, a6
    ld t4, 64(sp)
    add a3, s5, a3
    add s9, t4, s9
    sltu s5, s1, s3
    mul s3, t5, a2
    sd s4, 104(sp)
    mul s4, a4, s0
    sltu t4, s9, t4
    sd s8, 64(sp)
    ld s8, 80(sp)
    add t4, s8, t4
    add s8, a3, s5
    add s5, t0, s9
    sltu a3, s5, t0
    ld s9, 56(sp)
    add t0, s9, a5
    ld a5, 88(sp)
    add a3, a5, a3
    add a5, s8, s5
    sltu s5, a5, s8
    add s8, a3, s5
    ld s5, 96(sp)
    sd t0, 80(sp)
    add a3, s5, t4
    sltu t4, t0, s9
    add s9, s11, t4
    add t4, a7, s1
    sltu s11, t4, a7
    add s1, a0, s11
    add a7, s9, t4
    sltu s11, a7, s9
    add a0, s1, s11
    add t4, s7, a5
    sltu s9, t4, s7
    add s11, a0, t4
    mulhu s1, t5, a2
    mulhu a5, a4, s0
    mul s7, a4, s2
    mulhu t4, a4, s2
    mul t5, a4, a6
    sd a7, 56(sp)
    mulhu a7, a4, a4
    add s9, s10, s9
    sltu s10, s11, a0
    sd a7, 88(sp)
    add a7, s8, a3
    mulhu a0, a4, a6
    add s10, s9, s10
    add s9, t3, a7
    add s11, s4, s11
    mul t0, a4, a2
    sd t1, 112(sp)
    mul t1, s0, s0
    sltu s5, a3, s5
    add a3, s6, s5
    sltu s5, a7, s8
    add s6, a3, s5
    sltu s8, s9, t3
    add a7, t2, s8
    add s5, s10, s9
    sltu a3, s5, s10
    add t3, a7, a3
    add s8, s3, s6
    sltu t2, s11, s4
    add s9, a5, t2
    add s10, s7, s5
    sltu a3, s10, s7
    add a7, s9, s10
    mulhu s6, a4, a2
    mul s4, s0, s2
    mulhu t2, s0, s2
    mul a5, s0, a6
    add s5, t3, s8
    add s7, t4, a3
    sltu s10, a7, s9
    mulhu a4, s0, a6
    add a3, s7, s10
    add t4, t5, s5
    mul s9, s0, a2
    mulhu s10, s0, s0
    sltu s7, s8, s3
    add s3, s1, s7
    sltu s8, s5, t3
    add s7, s3, s8
    sltu s1, t4, t5
    add t3, a0, s1
    add s5, a3, t4
    sltu s8, s5, a3
    add s3, t3, s8
    add t5, t0, s7
    add s1, s4, s5
    mulhu a0, s0, a2
    mul t4, s2, a6
    add a3, s3, t5
    sltu s8, s1, s4
    add t3, t2, s8
    ld s7, 48(sp)
    slli t2, t6, 1
    slli s5, s7, 1
    srli s0, s5, 1
    slli s4, s0, 1
    srli s8, s7, 63
    add s5, s8, t2
    srli s0, t6, 63
    ld s7, 112(sp)
    sltu t0, t5, t0
    slli t2, s7, 1
    add s8, s0, t2
    srli t6, s7, 63
    ld t2, 64(sp)
    add t5, s6, t0
    slli s0, t2, 1
    add s7, t6, s0
    srli s0, t2, 63
    ld t6, 80(sp)
    sd a0, 80(sp)
    slli t2, t6, 1
    add t2, s0, t2
    srli s0, t6, 63
    ld t6, 56(sp)
    sd t4, 56(sp)
    slli a0, t6, 1
    add a0, s0, a0
    srli s0, t6, 63
    slli t6, s11, 1
    add t6, s0, t6
    srli s0, s11, 63
    slli s11, a7, 1
    add s11, s0, s11
    add s0, a5, a3
    srli a7, a7, 63
    slli t4, s1, 1
    add t4, a7, t4
    mulhu a7, s2, a6
    mul a6, s2, a2
    mul a2, s2, s2
    sltu t0, a3, s3
    add s6, t5, t0
    sltu s3, s0, a5
    add a3, a4, s3
    add t0, t3, s0
    sltu t5, t0, t3
    add a5, a3, t5
    add s3, s9, s6
    srli a4, s1, 63
    slli s0, t0, 1
    ld t3, 40(sp)
    ld s6, 32(sp)
    add t5, t3, s4
    sltu a3, t5, t3
    add s1, s6, s5
    sltu s4, s1, s6
    add t3, a3, s1
    sltu s5, t3, a3
    add s6, s4, s5
    ld s1, 24(sp)
    add a3, s1, s6
    add s5, s8, a3
    sltu s4, s5, s8
    ld s6, 16(sp)
    add s1, s6, s7
    sltu a3, s1, s6
    add s8, s4, s1
    sltu s7, s8, s4
    add s6, a3, s7
    ld s1, 72(sp)
    add s4, s1, s6
    add s7, t2, s4
    sltu a3, s7, t2
    ld s6, 104(sp)
    add s1, s6, a0
    sltu s4, s1, s6
    add t2, a3, s1
    sltu a0, t2, a3
    add s6, s4, a0
    ld s1, 88(sp)
    sltu s9, s3, s9
    add a3, s1, s6
    add a0, t6, a3
    sltu s4, a0, t6
    add s6, t1, s11
    add s1, a4, s0
    sltu a3, s6, t1
    add t6, s4, s6
    sltu s11, t6, s4
    add s0, a3, s11
    add a4, s10, s0
    add t1, t4, a4
    sltu s6, t1, t4
    add s4, a2, s1
    add s11, s6, s4
    ld a3, 56(a1)
    mulhu s10, s2, s2
    mulhu s0, s2, a3
    add a4, a5, s3
    ld t4, 56(sp)
    sltu s2, s4, a2
    add s1, t4, a4
    sltu a2, s11, s6
    ld s4, 48(a1)
    ld s3, 80(sp)
    mul s6, s4, a3
    add s9, s3, s9
    sltu s3, a4, a5
    sd s6, 88(sp)
    mul s6, s4, s4
    add a5, s9, s3
    sltu a4, s1, t4
    add s3, a7, a4
    add s9, a6, a5
    add t4, s3, s9
    srli a4, t0, 63
    slli a7, s1, 1
    add a5, a4, a7
    add t0, s2, a2
    ld a7, 8(sp)
    lla a4, .Lcsidh512_square_constants
    ld a2, 8(a4)
    add t0, s10, t0
    mul s2, a7, a2
    add s10, a5, t0
    ld t0, 0(a4)
    sd s3, 56(sp)
    mul s3, s2, t0
    sd s0, 80(sp)
    mulhu s0, s2, t0
    mulhu a3, s4, a3
    add s3, a7, s3
    sltu a7, s3, a7
    add s3, s0, a7
    ld a7, 16(a4)
    sd a3, 8(sp)
    mul s0, s2, a7
    mulhu a3, s2, a7
    mulhu s4, s4, s4
    add s0, t5, s0
    sltu t5, s0, t5
    add t5, a3, t5
    add a3, s3, s0
    sltu s0, a3, s3
    add s3, t5, s0
    ld s0, 24(a4)
    sd s4, 104(sp)
    mul t5, s2, s0
    mulhu s4, s2, s0
    srli s1, s1, 63
    add t5, t3, t5
    sltu t3, t5, t3
    add t3, s4, t3
    add s4, s3, t5
    sltu t5, s4, s3
    add s3, t3, t5
    ld t5, 32(a4)
    sd a6, 72(sp)
    mul t3, s2, t5
    mulhu a6, s2, t5
    sd t4, 16(sp)
    slli t4, t4, 1
    add t3, s5, t3
    sltu s5, t3, s5
    add s5, a6, s5
    add a6, s3, t3
    sltu t3, a6, s3
    add s3, s5, t3
    ld t3, 40(a4)
    sd s9, 24(sp)
    mul s5, s2, t3
    mulhu s9, s2, t3
    sd a1, 32(sp)
    ld a1, 48(a4)
    sd s6, 40(sp)
    mul s6, s2, a1
    add s5, s8, s5
    sltu s8, s5, s8
    add s8, s9, s8
    add s9, s3, s5
    sltu s5, s9, s3
    add s3, s8, s5
    mulhu s5, s2, a1
    add s8, s7, s6
    sltu s6, s8, s7
    add s7, s5, s6
    add s6, s3, s8
    sltu s5, s6, s3
    add s8, s7, s5
    ld s3, 56(a4)
    sd a5, 64(sp)
    mul s5, s2, s3
    mulhu s7, s2, s3
    ld a5, 64(a4)
    sd s10, 112(sp)
    mul s10, s2, a5
    add s5, t2, s5
    sltu t2, s5, t2
    add t2, s7, t2
    add s7, s8, s5
    sltu s5, s7, s8
    add s8, t2, s5
    mulhu s5, s2, a5
    add t2, a0, s10
    sltu s2, t2, a0
    mul s10, a2, a3
    add a0, s5, s2
    add s2, s8, t2
    mul s5, t0, s10
    mulhu t2, t0, s10
    sltu s8, s2, s8
    add s5, a3, s5
    sltu a3, s5, a3
    add s5, t2, a3
    mul a3, a7, s10
    mulhu t2, a7, s10
    add s8, a0, s8
    add a0, s4, a3
    sltu a3, a0, s4
    add s4, t2, a3
    add a3, s5, a0
    sltu t2, a3, s5
    add a0, s4, t2
    mul s5, s0, s10
    mulhu t2, s0, s10
    add s4, t6, s8
    add s8, a6, s5
    sltu s5, s8, a6
    add a6, t2, s5
    add s5, a0, s8
    sltu t2, s5, a0
    add s8, a6, t2
    mul a0, t5, s10
    mulhu t2, t5, s10
    sltu a6, s4, t6
    add t6, s9, a0
    sltu a0, t6, s9
    add s9, t2, a0
    add a0, s8, t6
    sltu t2, a0, s8
    add t6, s9, t2
    mul s8, t3, s10
    mulhu t2, t3, s10
    mul s9, a1, s10
    add s8, s6, s8
    sltu s6, s8, s6
    add s6, t2, s6
    add t2, t6, s8
    sltu s8, t2, t6
    add t6, s6, s8
    mulhu s8, a1, s10
    add s6, s7, s9
    sltu s9, s6, s7
    add s7, s8, s9
    add s9, t6, s6
    sltu s8, s9, t6
    add s6, s7, s8
    mul t6, s3, s10
    mulhu s8, s3, s10
    mul s7, a5, s10
    add t6, s2, t6
    sltu s2, t6, s2
    add s2, s8, s2
    add s8, s6, t6
    sltu t6, s8, s6
    add s6, s2, t6
    mulhu t6, a5, s10
    add s2, s4, s7
    sltu s10, s2, s4
    add s7, t6, s10
    mul s4, a2, a3
    add s10, s6, s2
    sltu t6, s10, s6
    mul s2, t0, s4
    mulhu s6, t0, s4
    add t6, s7, t6
    add s7, a3, s2
    sltu s2, s7, a3
    add a3, s6, s2
    mul s7, a7, s4
    mulhu s2, a7, s4
    add s6, a6, t6
    add t6, s5, s7
    sltu a6, t6, s5
    add s7, s2, a6
    add s5, a3, t6
    sltu a6, s5, a3
    add s2, s7, a6
    mul t6, s0, s4
    mulhu a3, s0, s4
    add a6, t1, s6
    add s7, a0, t6
    sltu s6, s7, a0
    add t6, a3, s6
    add a0, s2, s7
    sltu s6, a0, s2
    add a3, t6, s6
    mul s7, t5, s4
    mulhu s2, t5, s4
    sltu s6, a6, t1
    add t6, t2, s7
    sltu t1, t6, t2
    add s7, s2, t1
    add t2, a3, t6
    sltu t1, t2, a3
    add s2, s7, t1
    mul t6, t3, s4
    mulhu a3, t3, s4
    mul t1, a1, s4
    add s7, s9, t6
    sltu t6, s7, s9
    add s9, a3, t6
    add t6, s2, s7
    sltu a3, t6, s2
    add s7, s9, a3
    mulhu s2, a1, s4
    add a3, s8, t1
    sltu s9, a3, s8
    add t1, s2, s9
    add s8, s7, a3
    sltu s9, s8, s7
    add s2, t1, s9
    mul a3, s3, s4
    mulhu s7, s3, s4
    mul s9, a5, s4
    add t1, s10, a3
    sltu a3, t1, s10
    add s10, s7, a3
    add a3, s2, t1
    sltu s7, a3, s2
    add t1, s10, s7
    mulhu s2, a5, s4
    add s7, a6, s9
    sltu s10, s7, a6
    add s4, s2, s10
    mul s9, a2, s5
    add a6, t1, s7
    sltu s10, a6, t1
    mul s2, t0, s9
    mulhu s7, t0, s9
    add t1, s4, s10
    add s10, s5, s2
    sltu s4, s10, s5
    add s2, s7, s4
    mul s5, a7, s9
    mulhu s10, a7, s9
    add s4, s6, t1
    add s7, a0, s5
    sltu t1, s7, a0
    add s6, s10, t1
    add s5, s2, s7
    sltu a0, s5, s2
    add t1, s6, a0
    mul s10, s0, s9
    mulhu s7, s0, s9
    add s2, s11, s4
    add a0, t2, s10
    sltu s6, a0, t2
    add s4, s7, s6
    add s10, t1, a0
    sltu t2, s10, t1
    add s6, s4, t2
    mul s7, t5, s9
    mulhu a0, t5, s9
    add t1, s1, t4
    add t2, t6, s7
    sltu s4, t2, t6
    add t4, a0, s4
    add s1, s6, t2
    sltu s7, s1, s6
    add t6, t4, s7
    mul s4, t3, s9
    mulhu a0, t3, s9
    mul t2, a1, s9
    add s6, s8, s4
    sltu s7, s6, s8
    add t4, a0, s7
    add s4, t6, s6
    sltu s8, s4, t6
    add s7, t4, s8
    mulhu a0, a1, s9
    add s6, a3, t2
    sltu t6, s6, a3
    add s8, a0, t6
    add t4, s7, s6
    sltu t2, t4, s7
    add a3, s8, t2
    mul t6, s3, s9
    mulhu a0, s3, s9
    mul s6, a5, s9
    add s7, a6, t6
    sltu t2, s7, a6
    add s8, a0, t2
    add t6, a3, s7
    sltu a6, t6, a3
    add t2, s8, a6
    mulhu a0, a5, s9
    add s7, s2, s6
    ld a3, 112(sp)
    ld a6, 64(sp)
    ld s9, 40(sp)
    sltu s8, a3, a6
    add s6, s9, t1
    mul a6, a2, s5
    sltu t1, s2, s11
    sltu s11, s7, s2
    mul s2, t0, a6
    mulhu s9, t0, a6
    add s11, a0, s11
    add a0, s5, s2
    sltu s2, a0, s5
    add s5, s9, s2
    mul a0, a7, a6
    mulhu s2, a7, a6
    add s9, t2, s7
    add s7, s10, a0
    sltu a0, s7, s10
    add s10, s2, a0
    add a0, s5, s7
    sltu s2, a0, s5
    add s7, s10, s2
    mul s5, s0, a6
    mulhu s2, s0, a6
    sltu s10, s9, t2
    add t2, s1, s5
    sltu s5, t2, s1
    add s1, s2, s5
    add s5, s7, t2
    sltu s2, s5, s7
    add t2, s1, s2
    mul s7, t5, a6
    mulhu s2, t5, a6
    add s1, s11, s10
    add s10, s4, s7
    sltu s11, s10, s4
    add s7, t2, s10
    mul s4, t3, a6
    add s10, t1, s1
    add s1, s2, s11
    sltu t1, s7, t2
    mulhu s11, t3, a6
    add s2, a3, s10
    add t2, s1, t1
    add s10, t4, s4
    sltu t1, s10, t4
    add s1, s11, t1
    add s4, t2, s10
    sltu t4, s4, t2
    add t1, s1, t4
    mul s11, a1, a6
    mulhu s10, a1, a6
    mul t2, s3, a6
    add t4, t6, s11
    sltu s1, s2, a3
    sltu s11, t4, t6
    add a3, s10, s11
    add t6, t1, t4
    sltu s11, t6, t1
    add s10, a3, s11
    mulhu t4, s3, a6
    add t1, s9, t2
    sltu s11, t1, s9
    add a3, t4, s11
    add t2, s10, t1
    sltu s9, t2, s10
    add s11, a3, s9
    mul t4, a5, a6
    mulhu t1, a5, a6
    mul s10, a2, a0
    add s9, s2, t4
    sltu a3, s9, s2
    mul a6, t0, s10
    mulhu t4, t0, s10
    add s2, t1, a3
    add a3, a0, a6
    sltu t1, a3, a0
    add a6, t4, t1
    mul a0, a7, s10
    mulhu a3, a7, s10
    add t1, s11, s9
    add t4, s5, a0
    sltu s9, t4, s5
    add a0, a3, s9
    add s5, a6, t4
    sltu s9, s5, a6
    add a3, a0, s9
    mul t4, s0, s10
    mulhu a6, s0, s10
    sltu s9, t1, s11
    add a0, s7, t4
    sltu s11, a0, s7
    add t4, a6, s11
    add s7, a3, a0
    sltu s11, s7, a3
    add a6, t4, s11
    mul a0, t5, s10
    mulhu a3, t5, s10
    add s11, s2, s9
    add t4, s4, a0
    sltu s9, t4, s4
    add s2, a3, s9
    add a0, a6, t4
    sltu s4, a0, a6
    add s9, s2, s4
    mul a3, t3, s10
    mulhu t4, t3, s10
    mul a6, a1, s10
    add s4, t6, a3
    sltu s2, s4, t6
    add a3, t4, s2
    add t6, s9, s4
    sltu s2, t6, s9
    add t4, a3, s2
    mulhu s4, a1, s10
    add s9, t2, a6
    sltu s2, s9, t2
    add a3, s4, s2
    add a6, t4, s9
    sltu t2, a6, t4
    add s2, a3, t2
    mul s4, s3, s10
    mulhu s9, s3, s10
    mul t4, a5, s10
    add t2, t1, s4
    ld a3, 32(sp)
    ld s3, 72(sp)
    ld s4, 56(a3)
    ld a1, 56(sp)
    mul a3, s4, s4
    ld s4, 24(sp)
    sltu s3, s4, s3
    ld s4, 80(sp)
    add s3, s4, s3
    ld s4, 16(sp)
    sltu a1, s4, a1
    add a1, s3, a1
    ld s3, 88(sp)
    srli s4, s4, 63
    add a1, s3, a1
    slli s3, a1, 1
    add s3, s4, s3
    mul s4, a2, s5
    ld a2, 40(sp)
    sd a3, 40(sp)
    sltu a2, s6, a2
    add s6, s8, s6
    mul a3, t0, s4
    mulhu t0, t0, s4
    sltu s8, s6, s8
    add a3, s5, a3
    sltu s5, a3, s5
    add a3, t0, s5
    mul s5, a7, s4
    mulhu t0, a7, s4
    add s8, a2, s8
    add a2, s7, s5
    sltu s5, a2, s7
    add s7, t0, s5
    add s5, a3, a2
    sltu t0, s5, a3
    add a2, s7, t0
    mul a3, s0, s4
    mulhu t0, s0, s4
    ld s7, 104(sp)
    add s8, s7, s8
    add s7, a0, a3
    sltu a3, s7, a0
    add a0, t0, a3
    add a3, a2, s7
    sltu t0, a3, a2
    add s7, a0, t0
    mul a2, t5, s4
    mulhu t0, t5, s4
    add a0, s3, s8
    add s8, s1, s11
    add s11, s6, s8
    add s1, t6, a2
    mul s8, t3, s4
    sltu a2, s11, s6
    sltu s6, t2, t1
    add t1, s9, s6
    add s6, s2, t2
    sltu s9, s6, s2
    add t2, t1, s9
    mulhu s2, a5, s10
    add s9, s11, t4
    sltu t1, s9, s11
    add s10, s2, t1
    add t4, t2, s9
    sltu s11, t4, t2
    add t1, s10, s11
    sltu s2, s1, t6
    add s9, s7, s1
    add t2, a2, t1
    add s11, t0, s2
    sltu s10, s9, s7
    add t6, s11, s10
    mulhu s1, t3, s4
    add t1, a6, s8
    sltu a2, t1, a6
    add s2, s1, a2
    add t0, t6, t1
    sltu s7, t0, t6
    add s10, s2, s7
    ld s11, 48(a4)
    ld a2, 56(a4)
    mul s8, s11, s4
    mulhu a6, s11, s4
    mul s1, a2, s4
    add t1, s6, s8
    sltu t6, t1, s6
    ld s7, 8(a4)
    add s8, a6, t6
    mul s2, s7, s5
    add s6, s10, t1
    ld s7, 0(a4)
    sltu t1, s6, s10
    mul t6, s7, s2
    mulhu a6, s7, s2
    add s1, t4, s1
    add s10, s5, t6
    sltu t6, s10, s5
    add s5, a6, t6
    mul s10, a7, s2
    mulhu t6, a7, s2
    add a6, s8, t1
    mulhu t1, a2, s4
    add s8, a3, s10
    mul s10, s0, s2
    sltu a3, s8, a3
    add s8, s5, s8
    sltu t4, s1, t4
    add s1, a6, s1
    mul a7, a5, s4
    add a3, t6, a3
    sltu t6, s8, s5
    add s5, a3, t6
    mulhu t6, s0, s2
    add a3, s9, s10
    sltu s10, a3, s9
    add s9, t6, s10
    add s10, s5, a3
    sltu t6, s10, s5
    add a3, s9, t6
    mul s5, t5, s2
    mulhu t6, t5, s2
    mul s9, t3, s2
    add s5, t0, s5
    sltu t0, s5, t0
    add t0, t6, t0
    add t6, a3, s5
    sltu s5, t6, a3
    add a3, t0, s5
    mulhu s5, t3, s2
    add t0, s6, s9
    sltu s9, t0, s6
    add s6, a3, t0
    mul t0, s11, s2
    ld t3, 32(sp)
    ld s0, 8(sp)
    ld t5, 56(t3)
    ld t3, 88(sp)
    mulhu t5, t5, t5
    sltu t3, a1, t3
    add t3, s0, t3
    srli s0, a1, 63
    slli a1, t3, 1
    add a1, s0, a1
    add s0, a0, t2
    add t2, t1, t4
    sltu t4, s1, a6
    mulhu t1, a5, s4
    add a6, s5, s9
    sltu s4, s6, a3
    mulhu s9, s11, s2
    srli s5, t3, 63
    sltu a3, a0, s3
    ld t3, 40(sp)
    add s3, t3, a1
    sltu a1, s3, t3
    add t3, a3, s3
    sltu s3, t3, a3
    add a3, a1, s3
    add s3, t2, t4
    add a1, s0, a7
    add t4, a6, s4
    add t2, s1, t0
    mul a7, a2, s2
    add s4, s5, a3
    sltu a6, a1, s0
    add t0, s3, a1
    sltu a3, t2, s1
    add s5, t4, t2
    add a1, t5, s4
    sltu s1, s0, a0
    add t2, t1, a6
    sltu s4, t0, s3
    add t5, t2, s4
    add a0, s1, t5
    add s0, t3, a0
    sltu a6, s0, t3
    add t1, s9, a3
    sltu s3, s5, t4
    add s4, t1, s3
    mulhu t2, a2, s2
    add t5, t0, a7
    sltu s1, t5, t0
    add a0, t2, s1
    add t3, s4, t5
    sltu a3, t3, s4
    add s9, a0, a3
    mul t4, a5, s2
    mulhu s3, a5, s2
    add t1, s0, t4
    sltu a7, t1, s0
    add t0, s3, a7
    add s1, s9, t1
    sltu t2, s1, s9
    add t5, t0, t2
    add s4, a6, t5
    add a3, a1, s4
    sltu a0, a3, a1
    sub s2, zero, a0
    and t4, s7, s2
    ld s0, 16(a4)
    ld s3, 24(a4)
    and a7, s0, s2
    and t1, s3, s2
    ld s9, 32(a4)
    ld t0, 40(a4)
    and t2, s9, s2
    and t5, t0, s2
    and a6, s11, s2
    sltu s4, s8, t4
    add a1, a7, s4
    and a0, a2, s2
    sltu s7, s10, a1
    add s0, t1, s7
    and s3, a5, s2
    sltu s9, t6, s0
    add t0, t2, s9
    sub s11, s8, t4
    sltu s4, s6, t0
    ld a7, 0(sp)
    sub a2, s10, a1
    sd s11, 0(a7)
    sd a2, 8(a7)
    sub s7, t6, s0
    sd s7, 16(a7)
    sub t1, s6, t0
    sd t1, 24(a7)
    add s2, t5, s4
    sub a5, s5, s2
    sd a5, 32(a7)
    sltu a4, s5, s2
    add s9, a6, a4
    sub t2, t3, s9
    sd t2, 40(a7)
    sltu t4, t3, s9
    add s8, a0, t4
    sub s11, s1, s8
    sd s11, 48(a7)
    sltu a1, s1, s8
    add s10, s3, a1
    sub a2, a3, s10
    sd a2, 56(a7)
    ld s0, 120(sp)
    ld s1, 128(sp)
    ld s2, 136(sp)
    ld s3, 144(sp)
    ld s4, 152(sp)
    ld s5, 160(sp)
    ld s6, 168(sp)
    ld s7, 176(sp)
    ld s8, 184(sp)
    ld s9, 192(sp)
    ld s10, 200(sp)
    ld s11, 208(sp)
    addi sp, sp, 224
    jalr zero, 0(ra)
    .size csidh512_square, .-csidh512_square

# `2 * out = a (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# rocket: 97 cycles, 97 instructions
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
    ld a3, 48(t3)
    ld a7, 56(t3)
    and a5, a3, t2
    and t4, a7, t2
    add a3, t0, t5
    sltu t2, a3, t0
    add a7, a2, t2
    ld t3, 8(a1)
    ld a2, 16(a1)
    add t5, t3, a7
    sltu t0, t5, t3
    add t2, a4, t0
    add a7, a2, t2
    sltu t3, a7, a2
    add t0, a6, t3
    ld a4, 24(a1)
    ld a6, 32(a1)
    add t2, a4, t0
    sltu a2, t2, a4
    add t3, t1, a2
    add t0, a6, t3
    sltu a4, t0, a6
    add a2, t6, a4
    ld t1, 40(a1)
    ld t6, 48(a1)
    add t3, t1, a2
    sltu a6, t3, t1
    add a4, a5, a6
    add a2, t6, a4
    sltu t1, a2, t6
    add a6, t4, t1
    ld a5, 56(a1)
    srli t1, a3, 1
    add a4, a5, a6
    sltu t6, a4, a5
    srli t4, t5, 1
    srli a6, a7, 1
    srli a5, t2, 1
    srli a1, t0, 1
    srli a3, t3, 1
    sd t6, 0(sp)
    srli t6, a2, 1
    sd t6, 8(sp)
    srli t6, a4, 1
    andi t5, t5, 1
    andi a7, a7, 1
    andi t2, t2, 1
    andi t0, t0, 1
    andi t3, t3, 1
    andi a2, a2, 1
    andi a4, a4, 1
    slli t5, t5, 63
    add t5, t1, t5
    sd t5, 0(a0)
    slli t1, a7, 63
    add t5, t4, t1
    sd t5, 8(a0)
    slli a7, t2, 63
    add t1, a6, a7
    sd t1, 16(a0)
    slli t4, t0, 63
    add t5, a5, t4
    sd t5, 24(a0)
    slli t2, t3, 63
    add a7, a1, t2
    sd a7, 32(a0)
    slli a6, a2, 63
    add t1, a3, a6
    sd t1, 40(a0)
    slli t0, a4, 63
    ld t4, 8(sp)
    ld t5, 0(sp)
    add a5, t4, t0
    sd a5, 48(a0)
    slli t3, t5, 63
    add t2, t6, t3
    sd t2, 56(a0)
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
# rocket: 709 cycles, 707 instructions, 1 stalled by load, 1 stalled by multiply
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
    sd s0, 8(sp)
    sd s1, 16(sp)
    sd s2, 24(sp)
    sd s3, 32(sp)
    sd s4, 40(sp)
    sd s5, 48(sp)
    sd s6, 56(sp)
    sd s7, 64(sp)
    sd s8, 72(sp)
    ld t0, 0(a1)
    lla t1, .Lcsidh512_to_bytes_constants
    ld t2, 8(t1)
    ld t4, 0(t1)
    mul t3, t0, t2
    ld a2, 16(t1)
    ld s0, 8(a1)
    mul t5, t3, t4
    mulhu t6, t3, t4
    mul a3, t3, a2
    add a4, t0, t5
    sltu a5, a4, t0
    add a6, t6, a5
    mulhu a7, t3, a2
    add s1, s0, a3
    sltu s2, s1, s0
    add s3, a7, s2
    add s4, a6, s1
    sltu s5, s4, a6
    add s6, s3, s5
    ld s7, 24(t1)
    ld t0, 32(t1)
    mul s8, t3, s7
    mulhu t5, t3, s7
    mul a4, t3, t0
    ld a5, 16(a1)
    mulhu a6, t3, t0
    add t6, a5, s8
    sltu a3, t6, a5
    add s0, t5, a3
    add s2, s6, t6
    sltu a7, s2, s6
    add s1, s0, a7
    ld s5, 24(a1)
    ld s6, 40(t1)
    add s3, s5, a4
    sltu s8, s3, s5
    add a5, a6, s8
    add a3, s1, s3
    sltu t5, a3, s1
    add t6, a5, t5
    mul a7, t3, s6
    mulhu s0, t3, s6
    ld a4, 48(t1)
    ld s8, 32(a1)
    mul s5, t3, a4
    add a6, s8, a7
    sltu s3, a6, s8
    add s1, s0, s3
    add t5, t6, a6
    sltu a5, t5, t6
    add a7, s1, a5
    mulhu s8, t3, a4
    ld s3, 40(a1)
    sd a0, 0(sp)
    add s0, s3, s5
    sltu a6, s0, s3
    add t6, s8, a6
    add a5, a7, s0
    sltu s1, a5, a7
    add s5, t6, s1
    ld s3, 56(t1)
    ld s0, 64(t1)
    mul a6, t3, s3
    mulhu s8, t3, s3
    mul a7, t3, s0
    ld s1, 48(a1)
    add t6, s1, a6
    sltu a6, t6, s1
    add s1, s8, a6
    add a6, s5, t6
    sltu s8, a6, s5
    add t6, s1, s8
    mul s5, t2, s4
    mulhu s8, t3, s0
    ld s1, 56(a1)
    mulhu a0, t4, s5
    add t3, s1, a7
    mul a7, t4, s5
    sltu s1, t3, s1
    add a1, s4, a7
    sltu a7, a1, s4
    add s4, a0, a7
    mul a1, a2, s5
    mulhu a7, a2, s5
    add a0, s8, s1
    add s1, s2, a1
    sltu s8, s1, s2
    add a1, a7, s8
    add s2, s4, s1
    sltu s8, s2, s4
    add a7, a1, s8
    mul s1, s7, s5
    mulhu s4, s7, s5
    add s8, t6, t3
    add a1, a3, s1
    sltu t3, a1, a3
    add s1, s4, t3
    add a3, a7, a1
    sltu t3, a3, a7
    add s4, s1, t3
    mul a1, t0, s5
    mulhu a7, t0, s5
    sltu t3, s8, t6
    add s1, t5, a1
    sltu t6, s1, t5
    add a1, a7, t6
    add t5, s4, s1
    sltu t6, t5, s4
    add a7, a1, t6
    mul s1, s6, s5
    mulhu s4, s6, s5
    mul t6, a4, s5
    add a1, a5, s1
    sltu s1, a1, a5
    add a5, s4, s1
    add s1, a7, a1
    sltu s4, s1, a7
    add a1, a5, s4
    mulhu a7, a4, s5
    add s4, a6, t6
    sltu a5, s4, a6
    add t6, a1, s4
    mul a6, s3, s5
    add s4, a0, t3
    add t3, a7, a5
    sltu a0, t6, a1
    add a5, t3, a0
    mulhu a7, s3, s5
    add a1, s8, a6
    sltu a0, a1, s8
    add t3, a7, a0
    add a6, a5, a1
    sltu s8, a6, a5
    add a0, t3, s8
    mul a7, s0, s5
    mul a1, t2, s2
    mulhu a5, s0, s5
    add s8, s4, a7
    mul t3, t4, a1
    mulhu s5, t4, a1
    sltu a7, s8, s4
    add s4, s2, t3
    sltu t3, s4, s2
    add s2, s5, t3
    mul s4, a2, a1
    mulhu t3, a2, a1
    add s5, a5, a7
    add a7, a3, s4
    sltu a5, a7, a3
    add s4, t3, a5
    add a3, s2, a7
    sltu a5, a3, s2
    add t3, s4, a5
    mul a7, s7, a1
    mulhu s2, s7, a1
    add a5, a0, s8
    add s4, t5, a7
    sltu s8, s4, t5
    add a7, s2, s8
    add t5, t3, s4
    sltu s8, t5, t3
    add s2, a7, s8
    mul s4, t0, a1
    mulhu t3, t0, a1
    sltu s8, a5, a0
    add a7, s1, s4
    sltu a0, a7, s1
    add s4, t3, a0
    add s1, s2, a7
    sltu a0, s1, s2
    add t3, s4, a0
    mul a7, s6, a1
    mulhu s2, s6, a1
    mul a0, a4, a1
    add s4, t6, a7
    sltu a7, s4, t6
    add t6, s2, a7
    add a7, t3, s4
    sltu s2, a7, t3
    add s4, t6, s2
    add t3, a6, a0
    add s2, s4, t3
    add t6, s5, s8
    mulhu a0, a4, a1
    sltu s8, t3, a6
    sltu s5, s2, s4
    add a6, a0, s8
    add t3, a6, s5
    mul s4, s3, a1
    mulhu s8, s3, a1
    mul a0, s0, a1
    add s5, a5, s4
    sltu a6, s5, a5
    add s4, s8, a6
    add a5, t3, s5
    sltu a6, a5, t3
    add s8, s4, a6
    mul s5, t2, a3
    mulhu t3, s0, a1
    add a6, t6, a0
    mul s4, t4, s5
    mulhu a1, t4, s5
    sltu a0, a6, t6
    add t6, a3, s4
    sltu s4, t6, a3
    add a3, a1, s4
    mul t6, a2, s5
    mulhu s4, a2, s5
    add a1, t3, a0
    add a0, t5, t6
    sltu t3, a0, t5
    add t6, s4, t3
    add t5, a3, a0
    sltu t3, t5, a3
    add s4, t6, t3
    mul a0, s7, s5
    mulhu a3, s7, s5
    add t3, s8, a6
    add t6, s1, a0
    sltu a6, t6, s1
    add a0, a3, a6
    add s1, s4, t6
    sltu a6, s1, s4
    add a3, a0, a6
    mul t6, t0, s5
    mulhu s4, t0, s5
    sltu a6, t3, s8
    add a0, a7, t6
    sltu s8, a0, a7
    add t6, s4, s8
    add a7, a3, a0
    sltu s8, a7, a3
    add s4, t6, s8
    mul a0, s6, s5
    mulhu a3, s6, s5
    add s8, a1, a6
    add t6, s2, a0
    sltu a6, t6, s2
    add a1, a3, a6
    add a0, s4, t6
    sltu s2, a0, s4
    add a6, a1, s2
    mul a3, a4, s5
    mulhu t6, a4, s5
    mul s4, s3, s5
    add s2, a5, a3
    sltu a1, s2, a5
    add a3, t6, a1
    add a5, a6, s2
    sltu a1, a5, a6
    add t6, a3, a1
    mulhu s2, s3, s5
    add a6, t3, s4
    sltu a1, a6, t3
    add a3, s2, a1
    add s4, t6, a6
    sltu t3, s4, t6
    add a1, a3, t3
    mul s2, s0, s5
    mul a6, t2, t5
    mulhu t6, s0, s5
    add t3, s8, s2
    mul a3, t4, a6
    mulhu s5, t4, a6
    sltu s2, t3, s8
    add s8, t5, a3
    sltu a3, s8, t5
    add t5, s5, a3
    mul s8, a2, a6
    mulhu a3, a2, a6
    add s5, t6, s2
    add s2, s1, s8
    sltu t6, s2, s1
    add s8, a3, t6
    add s1, t5, s2
    sltu t6, s1, t5
    add a3, s8, t6
    mul s2, s7, a6
    mulhu t5, s7, a6
    add t6, a1, t3
    add s8, a7, s2
    sltu t3, s8, a7
    add s2, t5, t3
    add a7, a3, s8
    sltu t3, a7, a3
    add t5, s2, t3
    mul s8, t0, a6
    mulhu a3, t0, a6
    sltu t3, t6, a1
    add s2, a0, s8
    sltu a1, s2, a0
    add s8, a3, a1
    add a0, t5, s2
    sltu a1, a0, t5
    mul a3, s6, a6
    mulhu s2, s6, a6
    add t5, s5, t3
    add t3, s8, a1
    add s5, a5, a3
    sltu a1, s5, a5
    add s8, s2, a1
    add a3, t3, s5
    sltu a5, a3, t3
    add a1, s8, a5
    mul s2, a4, a6
    mulhu s5, a4, a6
    mul t3, s3, a6
    add a5, s4, s2
    sltu s8, a5, s4
    add s2, s5, s8
    add s4, a1, a5
    sltu s8, s4, a1
    add s5, s2, s8
    mulhu a5, s3, a6
    add a1, t6, t3
    sltu s8, a1, t6
    add s2, a5, s8
    add t3, s5, a1
    sltu t6, t3, s5
    add s8, s2, t6
    mul a5, s0, a6
    mul a1, t2, s1
    mulhu s5, s0, a6
    add t6, t5, a5
    mul s2, t4, a1
    mulhu a6, t4, a1
    sltu a5, t6, t5
    add t5, s1, s2
    sltu s2, t5, s1
    add s1, a6, s2
    mul t5, a2, a1
    mulhu s2, a2, a1
    add a6, s5, a5
    add a5, a7, t5
    sltu s5, a5, a7
    add t5, s2, s5
    add a7, s1, a5
    sltu s5, a7, s1
    add s2, t5, s5
    mul a5, s7, a1
    mulhu s1, s7, a1
    add s5, s8, t6
    add t5, a0, a5
    sltu t6, t5, a0
    add a5, s1, t6
    add a0, s2, t5
    sltu t6, a0, s2
    add s1, a5, t6
    mul t5, t0, a1
    mulhu s2, t0, a1
    sltu t6, s5, s8
    add a5, a3, t5
    sltu s8, a5, a3
    add t5, s2, s8
    add a3, s1, a5
    sltu s8, a3, s1
    mul s2, s6, a1
    mulhu a5, s6, a1
    add s1, a6, t6
    add t6, t5, s8
    add a6, s4, s2
    sltu s8, a6, s4
    add t5, a5, s8
    add s2, t6, a6
    sltu s4, s2, t6
    add s8, t5, s4
    mul a5, a4, a1
    mulhu a6, a4, a1
    mul t6, s3, a1
    add s4, t3, a5
    sltu t5, s4, t3
    add a5, a6, t5
    add t3, s8, s4
    sltu t5, t3, s8
    add a6, a5, t5
    mulhu s4, s3, a1
    add s8, s5, t6
    sltu t5, s8, s5
    add a5, s4, t5
    add t6, a6, s8
    sltu s5, t6, a6
    add t5, a5, s5
    mul s4, s0, a1
    mul s8, t2, a7
    mulhu a6, s0, a1
    add s5, s1, s4
    mul a5, t4, s8
    mulhu a1, t4, s8
    sltu s4, s5, s1
    add s1, a7, a5
    sltu a5, s1, a7
    add a7, a1, a5
    mul s1, a2, s8
    mulhu a5, a2, s8
    add a1, a6, s4
    add s4, a0, s1
    sltu a6, s4, a0
    add s1, a5, a6
    add a0, a7, s4
    sltu a6, a0, a7
    add a5, s1, a6
    mul s4, s7, s8
    mulhu a7, s7, s8
    add a6, t5, s5
    add s1, a3, s4
    sltu s5, s1, a3
    add s4, a7, s5
    add a3, a5, s1
    sltu s5, a3, a5
    add a7, s4, s5
    mul s1, t0, s8
    mulhu a5, t0, s8
    sltu s5, a6, t5
    add s4, s2, s1
    sltu t5, s4, s2
    add s1, a5, t5
    add s2, a7, s4
    sltu t5, s2, a7
    mul a5, s6, s8
    mulhu s4, s6, s8
    add a7, a1, s5
    add s5, s1, t5
    add a1, t3, a5
    sltu t5, a1, t3
    add s1, s4, t5
    add a5, s5, a1
    sltu t3, a5, s5
    add t5, s1, t3
    mul s4, a4, s8
    mulhu a1, a4, s8
    mul s5, s3, s8
    add t3, t6, s4
    sltu s1, t3, t6
    add s4, a1, s1
    add t6, t5, t3
    sltu s1, t6, t5
    add a1, s4, s1
    mulhu t3, s3, s8
    add t5, a6, s5
    sltu s1, t5, a6
    add s4, t3, s1
    add s5, a1, t5
    sltu a6, s5, a1
    add s1, s4, a6
    mul t3, s0, s8
    mul t5, t2, a0
    mulhu a1, s0, s8
    add a6, a7, t3
    mul s4, t4, t5
    mulhu t2, t4, t5
    sltu s8, a6, a7
    add t3, a0, s4
    sltu a7, t3, a0
    add s4, t2, a7
    mul a0, a2, t5
    mulhu t3, a2, t5
    add a7, a1, s8
    add t2, a3, a0
    sltu s8, t2, a3
    add a1, t3, s8
    add a0, s4, t2
    sltu a3, a0, s4
    add s8, a1, a3
    mul t3, s7, t5
    mulhu t2, s7, t5
    add s4, s1, a6
    add a3, s2, t3
    sltu a1, a3, s2
    add a6, t2, a1
    add t3, s8, a3
    sltu s2, t3, s8
    add a1, a6, s2
    mul t2, t0, t5
    mulhu a3, t0, t5
    sltu s8, s4, s1
    add s2, a5, t2
    sltu a6, s2, a5
    add s1, a3, a6
    add t2, a1, s2
    sltu a5, t2, a1
    mul a6, s6, t5
    mulhu a3, s6, t5
    add s2, a7, s8
    add a1, s1, a5
    add s8, t6, a6
    sltu a7, s8, t6
    add a5, a3, a7
    add s1, a1, s8
    sltu a6, s1, a1
    add t6, a5, a6
    mul a7, a4, t5
    mulhu a3, a4, t5
    mul s8, s3, t5
    add a1, s5, a7
    sltu a6, a1, s5
    add a5, a3, a6
    add a7, t6, a1
    sltu s5, a7, t6
    add a6, a5, s5
    mulhu a3, s3, t5
    add a1, s4, s8
    sltu t6, a1, s4
    add s5, a3, t6
    add a5, a6, a1
    sltu s8, a5, a6
    add s4, s5, s8
    mul t6, s0, t5
    mulhu a3, s0, t5
    sltu a1, a0, t4
    add a6, a2, a1
    add s8, s2, t6
    sltu s5, t3, a6
    sltu t5, s8, s2
    add a1, s7, s5
    add a2, a3, t5
    add t6, s4, s8
    sltu s2, t6, s4
    sltu s5, t2, a1
    add s7, a2, s2
    add t5, t0, s5
    sltu a3, s1, t5
    sub s8, a0, t4
    sub s4, t3, a6
    sub s2, t2, a1
    sub a2, s1, t5
    add s5, s6, a3
    sub t0, a7, s5
    sltu t4, a7, s5
    add a6, a4, t4
    sub a1, a5, a6
    sltu t5, a5, a6
    add a3, s3, t5
    sub s6, t6, a3
    sltu s5, t6, a3
    add t4, s0, s5
    sub a4, s7, t4
    sltu a6, s7, t4
    sub t5, zero, a6
    addi s3, a6, -1
    and a3, a0, t5
    and s5, s8, s3
    or s0, a3, s5
    ld t1, 0(sp)
    and t4, t3, t5
    sb s0, 0(t1)
    and a6, s4, s3
    or a0, t4, a6
    sb a0, 8(t1)
    and s8, t2, t5
    and s5, s2, s3
    or a3, s8, s5
    sb a3, 16(t1)
    and t3, s1, t5
    and s4, a2, s3
    or a6, t3, s4
    sb a6, 24(t1)
    and t4, a7, t5
    and t2, t0, s3
    or s2, t4, t2
    sb s2, 32(t1)
    and s5, a5, t5
    and s8, a1, s3
    or s1, s5, s8
    sb s1, 40(t1)
    and a2, t6, t5
    and s4, s6, s3
    or t3, a2, s4
    sb t3, 48(t1)
    and a7, s7, t5
    and t0, a4, s3
    or t2, a7, t0
    sb t2, 56(t1)
    srli t4, s0, 8
    sb t4, 1(t1)
    srli a5, s0, 16
    sb a5, 2(t1)
    srli a1, s0, 24
    sb a1, 3(t1)
    srli s8, s0, 32
    sb s8, 4(t1)
    srli s5, s0, 40
    sb s5, 5(t1)
    srli t6, s0, 48
    sb t6, 6(t1)
    srli s6, s0, 56
    sb s6, 7(t1)
    srli s4, a0, 8
    sb s4, 9(t1)
    srli a2, a0, 16
    sb a2, 10(t1)
    srli t5, a0, 24
    sb t5, 11(t1)
    srli s7, a0, 32
    sb s7, 12(t1)
    srli s3, a0, 40
    sb s3, 13(t1)
    srli a4, a0, 48
    sb a4, 14(t1)
    srli t0, a0, 56
    sb t0, 15(t1)
    srli a7, a3, 8
    sb a7, 17(t1)
    srli t4, a3, 16
    sb t4, 18(t1)
    srli a5, a3, 24
    sb a5, 19(t1)
    srli a1, a3, 32
    sb a1, 20(t1)
    srli s8, a3, 40
    sb s8, 21(t1)
    srli s5, a3, 48
    sb s5, 22(t1)
    srli t6, a3, 56
    sb t6, 23(t1)
    srli s0, a6, 8
    sb s0, 25(t1)
    srli s6, a6, 16
    sb s6, 26(t1)
    srli s4, a6, 24
    sb s4, 27(t1)
    srli a2, a6, 32
    sb a2, 28(t1)
    srli t5, a6, 40
    sb t5, 29(t1)
    srli s7, a6, 48
    sb s7, 30(t1)
    srli s3, a6, 56
    sb s3, 31(t1)
    srli a4, s2, 8
    sb a4, 33(t1)
    srli a0, s2, 16
    sb a0, 34(t1)
    srli t0, s2, 24
    sb t0, 35(t1)
    srli a7, s2, 32
    sb a7, 36(t1)
    srli t4, s2, 40
    sb t4, 37(t1)
    srli a5, s2, 48
    sb a5, 38(t1)
    srli a1, s2, 56
    sb a1, 39(t1)
    srli s8, s1, 8
    sb s8, 41(t1)
    srli s5, s1, 16
    sb s5, 42(t1)
    srli a3, s1, 24
    sb a3, 43(t1)
    srli t6, s1, 32
    sb t6, 44(t1)
    srli s0, s1, 40
    sb s0, 45(t1)
    srli s6, s1, 48
    sb s6, 46(t1)
    srli s4, s1, 56
    sb s4, 47(t1)
    srli a2, t3, 8
    sb a2, 49(t1)
    srli t5, t3, 16
    sb t5, 50(t1)
    srli s7, t3, 24
    sb s7, 51(t1)
    srli a6, t3, 32
    sb a6, 52(t1)
    srli s3, t3, 40
    sb s3, 53(t1)
    srli a4, t3, 48
    sb a4, 54(t1)
    srli a0, t3, 56
    sb a0, 55(t1)
    srli t0, t2, 8
    sb t0, 57(t1)
    srli a7, t2, 16
    sb a7, 58(t1)
    srli t4, t2, 24
    sb t4, 59(t1)
    srli a5, t2, 32
    sb a5, 60(t1)
    srli s2, t2, 40
    sb s2, 61(t1)
    srli a1, t2, 48
    sb a1, 62(t1)
    srli s8, t2, 56
    sb s8, 63(t1)
    ld s0, 8(sp)
    ld s1, 16(sp)
    ld s2, 24(sp)
    ld s3, 32(sp)
    ld s4, 40(sp)
    ld s5, 48(sp)
    ld s6, 56(sp)
    ld s7, 64(sp)
    ld s8, 72(sp)
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
# rocket: 548 cycles, 546 instructions, 1 stalled by load, 1 stalled by multiply
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
    sd s0, 8(sp)
    sd s1, 16(sp)
    sd s2, 24(sp)
    sd s3, 32(sp)
    sd s4, 40(sp)
    sd s5, 48(sp)
    sd s6, 56(sp)
    sd s7, 64(sp)
    sd s8, 72(sp)
    ld t0, 0(a1)
    lla t1, .Lcsidh512_from_montgomery_constants
    ld t2, 8(t1)
    ld t4, 0(t1)
    mul t3, t0, t2
    ld a2, 16(t1)
    ld s0, 8(a1)
    mul t5, t3, t4
    mulhu t6, t3, t4
    mul a3, t3, a2
    add a4, t0, t5
    sltu a5, a4, t0
    add a6, t6, a5
    mulhu a7, t3, a2
    add s1, s0, a3
    sltu s2, s1, s0
    add s3, a7, s2
    add s4, a6, s1
    sltu s5, s4, a6
    add s6, s3, s5
    ld s7, 24(t1)
    ld t0, 32(t1)
    mul s8, t3, s7
    mulhu t5, t3, s7
    mul a4, t3, t0
    ld a5, 16(a1)
    mulhu a6, t3, t0
    add t6, a5, s8
    sltu a3, t6, a5
    add s0, t5, a3
    add s2, s6, t6
    sltu a7, s2, s6
    add s1, s0, a7
    ld s5, 24(a1)
    ld s6, 40(t1)
    add s3, s5, a4
    sltu s8, s3, s5
    add a5, a6, s8
    add a3, s1, s3
    sltu t5, a3, s1
    add t6, a5, t5
    mul a7, t3, s6
    mulhu s0, t3, s6
    ld a4, 48(t1)
    ld s8, 32(a1)
    mul s5, t3, a4
    add a6, s8, a7
    sltu s3, a6, s8
    add s1, s0, s3
    add t5, t6, a6
    sltu a5, t5, t6
    add a7, s1, a5
    mulhu s8, t3, a4
    ld s3, 40(a1)
    sd a0, 0(sp)
    add s0, s3, s5
    sltu a6, s0, s3
    add t6, s8, a6
    add a5, a7, s0
    sltu s1, a5, a7
    add s5, t6, s1
    ld s3, 56(t1)
    ld s0, 64(t1)
    mul a6, t3, s3
    mulhu s8, t3, s3
    mul a7, t3, s0
    ld s1, 48(a1)
    add t6, s1, a6
    sltu a6, t6, s1
    add s1, s8, a6
    add a6, s5, t6
    sltu s8, a6, s5
    add t6, s1, s8
    mul s5, t2, s4
    mulhu s8, t3, s0
    ld s1, 56(a1)
    mulhu a0, t4, s5
    add t3, s1, a7
    mul a7, t4, s5
    sltu s1, t3, s1
    add a1, s4, a7
    sltu a7, a1, s4
    add s4, a0, a7
    mul a1, a2, s5
    mulhu a7, a2, s5
    add a0, s8, s1
    add s1, s2, a1
    sltu s8, s1, s2
    add a1, a7, s8
    add s2, s4, s1
    sltu s8, s2, s4
    add a7, a1, s8
    mul s1, s7, s5
    mulhu s4, s7, s5
    add s8, t6, t3
    add a1, a3, s1
    sltu t3, a1, a3
    add s1, s4, t3
    add a3, a7, a1
    sltu t3, a3, a7
    add s4, s1, t3
    mul a1, t0, s5
    mulhu a7, t0, s5
    sltu t3, s8, t6
    add s1, t5, a1
    sltu t6, s1, t5
    add a1, a7, t6
    add t5, s4, s1
    sltu t6, t5, s4
    add a7, a1, t6
    mul s1, s6, s5
    mulhu s4, s6, s5
    mul t6, a4, s5
    add a1, a5, s1
    sltu s1, a1, a5
    add a5, s4, s1
    add s1, a7, a1
    sltu s4, s1, a7
    add a1, a5, s4
    mulhu a7, a4, s5
    add s4, a6, t6
    sltu a5, s4, a6
    add t6, a1, s4
    mul a6, s3, s5
    add s4, a0, t3
    add t3, a7, a5
    sltu a0, t6, a1
    add a5, t3, a0
    mulhu a7, s3, s5
    add a1, s8, a6
    sltu a0, a1, s8
    add t3, a7, a0
    add a6, a5, a1
    sltu s8, a6, a5
    add a0, t3, s8
    mul a7, s0, s5
    mul a1, t2, s2
    mulhu a5, s0, s5
    add s8, s4, a7
    mul t3, t4, a1
    mulhu s5, t4, a1
    sltu a7, s8, s4
    add s4, s2, t3
    sltu t3, s4, s2
    add s2, s5, t3
    mul s4, a2, a1
    mulhu t3, a2, a1
    add s5, a5, a7
    add a7, a3, s4
    sltu a5, a7, a3
    add s4, t3, a5
    add a3, s2, a7
    sltu a5, a3, s2
    add t3, s4, a5
    mul a7, s7, a1
    mulhu s2, s7, a1
    add a5, a0, s8
    add s4, t5, a7
    sltu s8, s4, t5
    add a7, s2, s8
    add t5, t3, s4
    sltu s8, t5, t3
    add s2, a7, s8
    mul s4, t0, a1
    mulhu t3, t0, a1
    sltu s8, a5, a0
    add a7, s1, s4
    sltu a0, a7, s1
    add s4, t3, a0
    add s1, s2, a7
    sltu a0, s1, s2
    add t3, s4, a0
    mul a7, s6, a1
    mulhu s2, s6, a1
    mul a0, a4, a1
    add s4, t6, a7
    sltu a7, s4, t6
    add t6, s2, a7
    add a7, t3, s4
    sltu s2, a7, t3
    add s4, t6, s2
    add t3, a6, a0
    add s2, s4, t3
    add t6, s5, s8
    mulhu a0, a4, a1
    sltu s8, t3, a6
    sltu s5, s2, s4
    add a6, a0, s8
    add t3, a6, s5
    mul s4, s3, a1
    mulhu s8, s3, a1
    mul a0, s0, a1
    add s5, a5, s4
    sltu a6, s5, a5
    add s4, s8, a6
    add a5, t3, s5
    sltu a6, a5, t3
    add s8, s4, a6
    mul s5, t2, a3
    mulhu t3, s0, a1
    add a6, t6, a0
    mul s4, t4, s5
    mulhu a1, t4, s5
    sltu a0, a6, t6
    add t6, a3, s4
    sltu s4, t6, a3
    add a3, a1, s4
    mul t6, a2, s5
    mulhu s4, a2, s5
    add a1, t3, a0
    add a0, t5, t6
    sltu t3, a0, t5
    add t6, s4, t3
    add t5, a3, a0
    sltu t3, t5, a3
    add s4, t6, t3
    mul a0, s7, s5
    mulhu a3, s7, s5
    add t3, s8, a6
    add t6, s1, a0
    sltu a6, t6, s1
    add a0, a3, a6
    add s1, s4, t6
    sltu a6, s1, s4
    add a3, a0, a6
    mul t6, t0, s5
    mulhu s4, t0, s5
    sltu a6, t3, s8
    add a0, a7, t6
    sltu s8, a0, a7
    add t6, s4, s8
    add a7, a3, a0
    sltu s8, a7, a3
    add s4, t6, s8
    mul a0, s6, s5
    mulhu a3, s6, s5
    add s8, a1, a6
    add t6, s2, a0
    sltu a6, t6, s2
    add a1, a3, a6
    add a0, s4, t6
    sltu s2, a0, s4
    add a6, a1, s2
    mul a3, a4, s5
    mulhu t6, a4, s5
    mul s4, s3, s5
    add s2, a5, a3
    sltu a1, s2, a5
    add a3, t6, a1
    add a5, a6, s2
    sltu a1, a5, a6
    add t6, a3, a1
    mulhu s2, s3, s5
    add a6, t3, s4
    sltu a1, a6, t3
    add a3, s2, a1
    add s4, t6, a6
    sltu t3, s4, t6
    add a1, a3, t3
    mul s2, s0, s5
    mul a6, t2, t5
    mulhu t6, s0, s5
    add t3, s8, s2
    mul a3, t4, a6
    mulhu s5, t4, a6
    sltu s2, t3, s8
    add s8, t5, a3
    sltu a3, s8, t5
    add t5, s5, a3
    mul s8, a2, a6
    mulhu a3, a2, a6
    add s5, t6, s2
    add s2, s1, s8
    sltu t6, s2, s1
    add s8, a3, t6
    add s1, t5, s2
    sltu t6, s1, t5
    add a3, s8, t6
    mul s2, s7, a6
    mulhu t5, s7, a6
    add t6, a1, t3
    add s8, a7, s2
    sltu t3, s8, a7
    add s2, t5, t3
    add a7, a3, s8
    sltu t3, a7, a3
    add t5, s2, t3
    mul s8, t0, a6
    mulhu a3, t0, a6
    sltu t3, t6, a1
    add s2, a0, s8
    sltu a1, s2, a0
    add s8, a3, a1
    add a0, t5, s2
    sltu a1, a0, t5
    mul a3, s6, a6
    mulhu s2, s6, a6
    add t5, s5, t3
    add t3, s8, a1
    add s5, a5, a3
    sltu a1, s5, a5
    add s8, s2, a1
    add a3, t3, s5
    sltu a5, a3, t3
    add a1, s8, a5
    mul s2, a4, a6
    mulhu s5, a4, a6
    mul t3, s3, a6
    add a5, s4, s2
    sltu s8, a5, s4
    add s2, s5, s8
    add s4, a1, a5
    sltu s8, s4, a1
    add s5, s2, s8
    mulhu a5, s3, a6
    add a1, t6, t3
    sltu s8, a1, t6
    add s2, a5, s8
    add t3, s5, a1
    sltu t6, t3, s5
    add s8, s2, t6
    mul a5, s0, a6
    mul a1, t2, s1
    mulhu s5, s0, a6
    add t6, t5, a5
    mul s2, t4, a1
    mulhu a6, t4, a1
    sltu a5, t6, t5
    add t5, s1, s2
    sltu s2, t5, s1
    add s1, a6, s2
    mul t5, a2, a1
    mulhu s2, a2, a1
    add a6, s5, a5
    add a5, a7, t5
    sltu s5, a5, a7
    add t5, s2, s5
    add a7, s1, a5
    sltu s5, a7, s1
    add s2, t5, s5
    mul a5, s7, a1
    mulhu s1, s7, a1
    add s5, s8, t6
    add t5, a0, a5
    sltu t6, t5, a0
    add a5, s1, t6
    add a0, s2, t5
    sltu t6, a0, s2
    add s1, a5, t6
    mul t5, t0, a1
    mulhu s2, t0, a1
    sltu t6, s5, s8
    add a5, a3, t5
    sltu s8, a5, a3
    add t5, s2, s8
    add a3, s1, a5
    sltu s8, a3, s1
    mul s2, s6, a1
    mulhu a5, s6, a1
    add s1, a6, t6
    add t6, t5, s8
    add a6, s4, s2
    sltu s8, a6, s4
    add t5, a5, s8
    add s2, t6, a6
    sltu s4, s2, t6
    add s8, t5, s4
    mul a5, a4, a1
    mulhu a6, a4, a1
    mul t6, s3, a1
    add s4, t3, a5
    sltu t5, s4, t3
    add a5, a6, t5
    add t3, s8, s4
    sltu t5, t3, s8
    add a6, a5, t5
    mulhu s4, s3, a1
    add s8, s5, t6
    sltu t5, s8, s5
    add a5, s4, t5
    add t6, a6, s8
    sltu s5, t6, a6
    add t5, a5, s5
    mul s4, s0, a1
    mul s8, t2, a7
    mulhu a6, s0, a1
    add s5, s1, s4
    mul a5, t4, s8
    mulhu a1, t4, s8
    sltu s4, s5, s1
    add s1, a7, a5
    sltu a5, s1, a7
    add a7, a1, a5
    mul s1, a2, s8
    mulhu a5, a2, s8
    add a1, a6, s4
    add s4, a0, s1
    sltu a6, s4, a0
    add s1, a5, a6
    add a0, a7, s4
    sltu a6, a0, a7
    add a5, s1, a6
    mul s4, s7, s8
    mulhu a7, s7, s8
    add a6, t5, s5
    add s1, a3, s4
    sltu s5, s1, a3
    add s4, a7, s5
    add a3, a5, s1
    sltu s5, a3, a5
    add a7, s4, s5
    mul s1, t0, s8
    mulhu a5, t0, s8
    sltu s5, a6, t5
    add s4, s2, s1
    sltu t5, s4, s2
    add s1, a5, t5
    add s2, a7, s4
    sltu t5, s2, a7
    mul a5, s6, s8
    mulhu s4, s6, s8
    add a7, a1, s5
    add s5, s1, t5
    add a1, t3, a5
    sltu t5, a1, t3
    add s1, s4, t5
    add a5, s5, a1
    sltu t3, a5, s5
    add t5, s1, t3
    mul s4, a4, s8
    mulhu a1, a4, s8
    mul s5, s3, s8
    add t3, t6, s4
    sltu s1, t3, t6
    add s4, a1, s1
    add t6, t5, t3
    sltu s1, t6, t5
    add a1, s4, s1
    mulhu t3, s3, s8
    add t5, a6, s5
    sltu s1, t5, a6
    add s4, t3, s1
    add s5, a1, t5
    sltu a6, s5, a1
    add s1, s4, a6
    mul t3, s0, s8
    mul t5, t2, a0
    mulhu a1, s0, s8
    add a6, a7, t3
    mul s4, t4, t5
    mulhu t2, t4, t5
    sltu s8, a6, a7
    add t3, a0, s4
    sltu t4, t3, a0
    add a7, t2, t4
    mul s4, a2, t5
    mulhu a0, a2, t5
    add t3, a1, s8
    add t4, a3, s4
    sltu t2, t4, a3
    add a2, a0, t2
    add s8, a7, t4
    sltu a1, s8, a7
    add s4, a2, a1
    mul a3, s7, t5
    mulhu t2, s7, t5
    add a0, s1, a6
    add t4, s2, a3
    sltu a7, t4, s2
    add a1, t2, a7
    add a2, s4, t4
    sltu s7, a2, s4
    add a6, a1, s7
    mul a3, t0, t5
    mulhu s2, t0, t5
    sltu a7, a0, s1
    add t2, a5, a3
    sltu t4, t2, a5
    add s4, s2, t4
    add s7, a6, t2
    sltu a1, s7, a6
    mul t0, s6, t5
    mulhu s1, s6, t5
    add a3, t3, a7
    add a5, s4, a1
    add t4, t6, t0
    sltu s2, t4, t6
    add t2, s1, s2
    add a6, a5, t4
    sltu s6, a6, a5
    add a7, t2, s6
    mul t3, a4, t5
    mulhu a1, a4, t5
    ld s4, 0(sp)
    add t0, s5, t3
    sd s8, 0(s4)
    sltu t6, t0, s5
    add s2, a7, t0
    mul s1, s3, t5
    sd a2, 8(s4)
    sd s7, 16(s4)
    sd a6, 24(s4)
    add t4, a1, t6
    sd s2, 32(s4)
    sltu a5, s2, a7
    add s6, t4, a5
    mulhu t2, s3, t5
    add a4, a0, s1
    sltu s8, a4, a0
    add t3, t2, s8
    add s5, s6, a4
    sd s5, 40(s4)
    sltu t0, s5, s6
    add a2, t3, t0
    mul s7, s0, t5
    mulhu a6, s0, t5
    ld s0, 8(sp)
    add t6, a3, s7
    sltu a1, t6, a3
    add a7, a6, a1
    add s2, a2, t6
    sd s2, 48(s4)
    sltu a5, s2, a2
    add t4, a7, a5
    sd t4, 56(s4)
    ld s1, 16(sp)
    ld s2, 24(sp)
    ld s3, 32(sp)
    ld s4, 40(sp)
    ld s5, 48(sp)
    ld s6, 56(sp)
    ld s7, 64(sp)
    ld s8, 72(sp)
    addi sp, sp, 80
    jalr zero, 0(ra)
    .size csidh512_from_montgomery, .-csidh512_from_montgomery

    .section .note.GNU-stack, "", @progbits
