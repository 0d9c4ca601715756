# Arithmetic modulo 2^255 - 19 (curve25519). Machine-made by Limbforge: do not edit.
#
# Command: limbforge regen
# Prime:   2^255 - 19
# Recipe:  4x64 operand-scanning double-word fold(38@high:mul) carry(none) invert(divsteps)
# Limbs:   4 words of 64 bits
# Domain:  standard; the sum of limb * weight is the element modulo the prime
#
# If all inputs are within their bounds, the results are correct and within theirs.
#
# limb  weight  tight          loose
# 0     2^0     [0, 2^64 - 1]  [0, 2^64 - 1]
# 1     2^64    [0, 2^64 - 1]  [0, 2^64 - 1]
# 2     2^128   [0, 2^64 - 1]  [0, 2^64 - 1]
# 3     2^192   [0, 2^63]      [0, 2^64 - 1]
#
# Target:  rv64gc, scheduled for SiFive U74; calling convention LP64
# Limbforge read back the assembled object and proved that each function satisfies its formula for all inputs within bounds.
# This file has no operations with loops; the C source has them: double, is_zero, equal, is_odd, conditional_negate, from_bytes_wide, pow2k, vartime_pow, invert, invert_batch, pow_root, sqrt, pow_euler, is_square, legendre.

# `out = a + b (mod p)`
#
# - takes `a`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
# - takes `b`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# u74: 26 cycles, 37 instructions
    .text
    .balign 4
    .globl curve25519_add
    .type curve25519_add, @function
curve25519_add:
    ld t0, 0(a1)
    ld t1, 0(a2)
    ld t3, 8(a1)
    ld t4, 8(a2)
    add t2, t0, t1
    sltu t6, t2, t0
    add t5, t3, t4
    sltu a3, t5, t3
    add a4, t6, t5
    ld a5, 16(a1)
    sltu t1, a4, t6
    ld a6, 16(a2)
    add t0, a3, t1
    ld t6, 24(a2)
    ld t1, 24(a1)
    add a7, a5, a6
    sltu t4, a7, a5
    add t3, t0, a7
    sltu t5, t3, t0
    add a6, t4, t5
    add a5, t6, a6
    add a3, t1, a5
    sltu a7, a3, t1
    sub t0, zero, a7
    andi t5, t0, 38
    add t4, t2, t5
    sd t4, 0(a0)
    sltu a6, t4, t2
    add t6, a4, a6
    sd t6, 8(a0)
    sltu a2, t6, a4
    add a5, t3, a2
    sd a5, 16(a0)
    sltu t1, a5, t3
    add a1, a3, t1
    sd a1, 24(a0)
    jalr zero, 0(ra)
    .size curve25519_add, .-curve25519_add

# `out = a - b (mod p)`
#
# - takes `a`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
# - takes `b`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# u74: 22 cycles, 37 instructions
    .text
    .balign 4
    .globl curve25519_sub
    .type curve25519_sub, @function
curve25519_sub:
    ld t0, 0(a1)
    ld t1, 0(a2)
    ld t4, 8(a1)
    ld t5, 8(a2)
    sub t2, t0, t1
    sltu t3, t0, t1
    ld a7, 16(a1)
    sub t6, t4, t5
    sltu a3, t4, t5
    sub a4, t6, t3
    sltu a5, t6, t3
    add a6, a3, a5
    ld t1, 16(a2)
    ld a5, 24(a2)
    sub t0, a7, t1
    sltu t5, a7, t1
    sub t4, t0, a6
    sltu t3, t0, a6
    add t6, t5, t3
    add a3, a5, t6
    ld t1, 24(a1)
    sub a7, t1, a3
    sltu a6, t1, a3
    sub t0, zero, a6
    andi t3, t0, 38
    sub t5, t2, t3
    sltu t6, t2, t3
    sd t5, 0(a0)
    sub a5, a4, t6
    sd a5, 8(a0)
    sltu a2, a4, t6
    sub a3, t4, a2
    sltu t1, t4, a2
    sd a3, 16(a0)
    sub a1, a7, t1
    sd a1, 24(a0)
    jalr zero, 0(ra)
    .size curve25519_sub, .-curve25519_sub

# `out = -a (mod p)`
#
# - takes `a`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
# - returns `out`: every word in `[0, 2^64 - 1]`
#
# u74: 20 cycles, 33 instructions
    .text
    .balign 4
    .globl curve25519_opp
    .type curve25519_opp, @function
curve25519_opp:
    ld t0, 0(a1)
    ld t3, 8(a1)
    ld a4, 16(a1)
    sub t1, zero, t0
    sltu t2, zero, t0
    sub t4, zero, t3
    sltu t5, zero, t3
    sub t6, t4, t2
    sltu a2, t4, t2
    add a3, t5, a2
    sub a5, zero, a4
    sltu a6, zero, a4
    sub a7, a5, a3
    sltu t0, a5, a3
    add t3, a6, t0
    ld t2, 24(a1)
    add t4, t2, t3
    sub a2, zero, t4
    sltu t5, zero, t4
    sub a4, zero, t5
    andi a3, a4, 38
    sub a5, t1, a3
    sltu t0, t1, a3
    sd a5, 0(a0)
    sub a6, t6, t0
    sd a6, 8(a0)
    sltu t3, t6, t0
    sub t2, a7, t3
    sltu a1, a7, t3
    sd t2, 16(a0)
    sub t4, a2, a1
    sd t4, 24(a0)
    jalr zero, 0(ra)
    .size curve25519_opp, .-curve25519_opp

# `out = a (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
#
# u74: 15 cycles, 21 instructions
    .text
    .balign 4
    .globl curve25519_carry
    .type curve25519_carry, @function
curve25519_carry:
    ld t0, 24(a1)
    addi t4, zero, 19
    ld t6, 0(a1)
    ld a4, 8(a1)
    srli t1, t0, 63
    slli t2, t0, 1
    srli t3, t2, 1
    mul t5, t1, t4
    ld a7, 16(a1)
    add a2, t6, t5
    sltu a3, a2, t6
    add a5, a4, a3
    sltu a6, a5, a4
    add t0, a7, a6
    sltu t2, t0, a7
    sd a2, 0(a0)
    add t4, t3, t2
    sd a5, 8(a0)
    sd t0, 16(a0)
    sd t4, 24(a0)
    jalr zero, 0(ra)
    .size curve25519_carry, .-curve25519_carry

# `out = a * b (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - takes `b`: every word in `[0, 2^64 - 1]`
# - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
#
# u74: 100 cycles, 169 instructions, 4 stalled by load, 1 stalled by operand
    .text
    .balign 4
    .globl curve25519_mul
    .type curve25519_mul, @function
curve25519_mul:
    addi sp, sp, -32
    ld t0, 0(a1)
    ld t1, 0(a2)
    ld t3, 8(a2)
    ld t6, 16(a2)
    mulhu t2, t0, t1
    sd a0, 0(sp)
    mul t4, t0, t3
    mulhu t5, t0, t3
    mul a3, t0, t6
    add a4, t2, t4
    mulhu a5, t0, t6
    sltu a6, a4, t2
    mul a7, t0, t1
    add t4, t5, a6
    ld t2, 24(a2)
    add t5, a3, t4
    mul a6, t0, t2
    mulhu t4, t0, t2
    sltu t0, t5, a3
    add a3, a5, t0
    ld t0, 8(a1)
    add a3, a6, a3
    sltu a6, a3, a6
    add a6, t4, a6
    mul a5, t0, t1
    mulhu a0, t0, t1
    add t4, a4, a5
    sltu a5, t4, a4
    mul a4, t0, t3
    add a5, a0, a5
    mulhu a0, t0, t3
    sd t4, 8(sp)
    add a4, t5, a4
    sltu t5, a4, t5
    add a4, a5, a4
    add t5, a0, t5
    sltu a0, a4, a5
    add a5, t5, a0
    mul a0, t0, t6
    mulhu t5, t0, t6
    sd a7, 16(sp)
    add a0, a3, a0
    sltu a3, a0, a3
    add a0, a5, a0
    add a3, t5, a3
    sltu t5, a0, a5
    add a5, a3, t5
    mul t5, t0, t2
    mulhu a3, t0, t2
    add t0, a6, t5
    sltu t5, t0, a6
    add a6, a5, t0
    ld t0, 16(a1)
    add t5, a3, t5
    sltu a3, a6, a5
    add a3, t5, a3
    mul t4, t0, t1
    mulhu a5, t0, t1
    mul t5, t0, t3
    add t4, a4, t4
    mulhu a7, t0, t3
    sltu a4, t4, a4
    add a4, a5, a4
    add a5, a0, t5
    sltu t5, a5, a0
    add a0, a4, a5
    add a5, a7, t5
    sltu t5, a0, a4
    add a7, a5, t5
    mul a4, t0, t6
    mulhu t5, t0, t6
    add a5, a6, a4
    sltu a4, a5, a6
    add a6, a7, a5
    add a5, t5, a4
    sltu a4, a6, a7
    add t5, a5, a4
    mul a7, t0, t2
    mulhu a4, t0, t2
    add a5, a3, a7
    sltu t0, a5, a3
    add a7, t5, a5
    ld a3, 24(a1)
    add t0, a4, t0
    sltu a4, a7, t5
    addi a1, zero, 38
    mul a5, a3, t1
    mulhu t5, a3, t1
    add t1, t0, a4
    mul a4, a3, t3
    add t0, a0, a5
    mulhu a5, a3, t3
    sltu t3, t0, a0
    add a0, t5, t3
    add t3, a6, a4
    sltu t5, t3, a6
    add a4, a0, t3
    add a6, a5, t5
    sltu t3, a4, a0
    add t5, a6, t3
    mul a5, a3, t6
    mulhu a0, a3, t6
    add t3, a7, a5
    sltu a6, t3, a7
    add t6, t5, t3
    add a5, a0, a6
    sltu a7, t6, t5
    add t3, a5, a7
    mul a6, a3, t2
    mulhu a0, a3, t2
    add t5, t1, a6
    mul a6, a4, a1
    sltu a7, t5, t1
    add a5, t3, t5
    add t2, a0, a7
    sltu a2, a5, t3
    add a3, t2, a2
    mulhu t1, a4, a1
    mul t5, t6, a1
    ld a7, 16(sp)
    mulhu t3, t6, a1
    ld a4, 8(sp)
    add a0, a7, a6
    sltu a2, a0, a7
    add a6, a4, t5
    add t2, t1, a2
    sltu t6, a6, a4
    add a7, t2, a6
    add a2, t3, t6
    sltu t1, a7, t2
    mul a4, a5, a1
    add t5, a2, t1
    mulhu a6, a5, a1
    add t6, t4, a4
    mul a4, a3, a1
    sltu t3, t6, t4
    add t2, t5, t6
    add t1, a6, t3
    sltu a2, t2, t5
    add a5, t1, a2
    mulhu t4, a3, a1
    add t6, t0, a4
    sltu t3, t6, t0
    add a6, a5, t6
    add t5, t4, t3
    sltu a2, a6, a5
    add t1, t5, a2
    srli a1, a6, 63
    slli a3, t1, 1
    slli a4, a6, 1
    add t0, a1, a3
    srli t6, a4, 1
    addi t3, zero, 19
    mul t4, t0, t3
    ld a2, 0(sp)
    addi sp, sp, 32
    add a5, a0, t4
    sd a5, 0(a2)
    sltu t5, a5, a0
    add t1, a7, t5
    sd t1, 8(a2)
    sltu a6, t1, a7
    add a3, t2, a6
    sd a3, 16(a2)
    sltu a1, a3, t2
    add a4, t6, a1
    sd a4, 24(a2)
    jalr zero, 0(ra)
    .size curve25519_mul, .-curve25519_mul

# `out = a^2 (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
#
# u74: 82 cycles, 145 instructions, 1 stalled by load
    .text
    .balign 4
    .globl curve25519_square
    .type curve25519_square, @function
curve25519_square:
    addi sp, sp, -32
    sd s0, 8(sp)
    sd s1, 16(sp)
    sd s2, 24(sp)
    ld t0, 0(a1)
    ld t1, 8(a1)
    ld t4, 16(a1)
    ld a3, 24(a1)
    mul s0, t0, t0
    mul t2, t0, t1
    sd a0, 0(sp)
    mulhu t3, t0, t1
    mul t5, t0, t4
    mulhu t6, t0, t4
    slli a2, t2, 1
    mul a4, t0, a3
    srli a5, a2, 1
    mulhu a6, t0, a3
    add a7, t3, t5
    sltu s1, a7, t3
    mulhu s2, t0, t0
    add a2, t6, s1
    mul t5, t1, t4
    add t3, a4, a2
    mulhu t0, t1, t4
    sltu s1, t3, a4
    mul t6, t1, a3
    add a2, a6, s1
    mulhu a4, t1, a3
    add s1, t5, t3
    mul a6, t1, t1
    sltu t3, s1, t5
    mulhu t5, t1, t1
    add t1, t0, t3
    mul t3, t4, a3
    add t0, t6, a2
    mulhu a2, t4, a3
    sltu t6, t0, t6
    mul a0, t4, t4
    add t6, a4, t6
    mulhu a4, t4, t4
    add t4, t1, t0
    mul t0, a3, a3
    sltu t1, t4, t1
    mulhu a3, a3, a3
    add a1, t6, t1
    slli t6, a5, 1
    add t1, t3, a1
    srli a5, t2, 63
    sltu a1, t1, t3
    slli t2, a7, 1
    add t3, a2, a1
    add a1, a5, t2
    srli a2, a7, 63
    slli t2, s1, 1
    srli a5, s1, 63
    add a7, a2, t2
    slli s1, t4, 1
    srli a2, t4, 63
    add t2, a5, s1
    slli s1, t1, 1
    srli a5, t1, 63
    add t4, a2, s1
    slli t1, t3, 1
    srli a2, t3, 63
    add s1, a5, t1
    add t1, s2, t6
    add a5, a6, a1
    sltu t3, t1, s2
    sltu t6, a5, a6
    add a1, t3, a5
    add s2, a0, t2
    sltu a6, a1, t3
    sltu a5, s2, a0
    add t2, t6, a6
    add t3, t0, s1
    add a0, t5, t2
    sltu a6, t3, t0
    add t6, a7, a0
    sltu s1, t6, a7
    addi t0, zero, 38
    add t2, s1, s2
    sltu t5, t2, s1
    mul a0, t2, t0
    add a7, a5, t5
    mulhu s2, t2, t0
    add s1, a4, a7
    add t5, t4, s1
    add a5, s0, a0
    sltu t2, t5, t4
    sltu a7, a5, s0
    add a4, t2, t3
    add s1, s2, a7
    sltu a0, a4, t2
    mul t4, t5, t0
    add s0, a6, a0
    mulhu t3, t5, t0
    add a7, a2, s0
    mul s2, a4, t0
    add t2, a3, a7
    add a0, t1, t4
    sltu a6, a0, t1
    add t5, s1, a0
    add s0, t3, a6
    sltu a2, t5, s1
    add a7, s0, a2
    mulhu a3, a4, t0
    add t4, a1, s2
    mul t1, t2, t0
    sltu a0, t4, a1
    add a6, a7, t4
    add t3, a3, a0
    sltu s1, a6, a7
    add a2, t3, s1
    mulhu s0, t2, t0
    add a4, t6, t1
    addi t1, zero, 19
    sltu s2, a4, t6
    add a1, a2, a4
    add t4, s0, s2
    sltu a0, a1, a2
    add a3, t4, a0
    srli a7, a1, 63
    slli s1, a3, 1
    slli t3, a1, 1
    add t0, a7, s1
    srli t2, t3, 1
    mul t6, t0, t1
    ld s2, 0(sp)
    ld s1, 16(sp)
    add a4, a5, t6
    sd a4, 0(s2)
    sltu s0, a4, a5
    add a2, t5, s0
    sd a2, 8(s2)
    sltu a0, a2, t5
    add t4, a6, a0
    sd t4, 16(s2)
    sltu a3, t4, a6
    add a1, t2, a3
    sd a1, 24(s2)
    ld s0, 8(sp)
    ld s2, 24(sp)
    addi sp, sp, 32
    jalr zero, 0(ra)
    .size curve25519_square, .-curve25519_square

# `out = k * a (mod p)`
#
# - takes `a`: every word in `[0, 2^64 - 1]`
# - takes `k` in `[0, 2^32 - 1]`
# - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
#
# u74: 29 cycles, 42 instructions, 2 stalled by operand
    .text
    .balign 4
    .globl curve25519_mul_small
    .type curve25519_mul_small, @function
curve25519_mul_small:
    slli t0, a2, 32
    srli t1, t0, 32
    ld t2, 0(a1)
    ld t4, 8(a1)
    ld a3, 16(a1)
    mulhu t3, t2, t1
    mul t5, t4, t1
    mulhu t6, t4, t1
    ld t4, 24(a1)
    mul a4, a3, t1
    add a5, t3, t5
    mulhu a6, a3, t1
    sltu a7, a5, t3
    mul a2, t2, t1
    add t0, t6, a7
    mul t5, t4, t1
    add a3, a4, t0
    mulhu t3, t4, t1
    sltu t2, a3, a4
    add a7, a6, t2
    add t6, t5, a7
    addi a7, zero, 19
    sltu t0, t6, t5
    srli t1, t6, 63
    add t4, t3, t0
    slli a1, t6, 1
    slli a4, t4, 1
    srli t2, a1, 1
    add a6, t1, a4
    mul t5, a6, a7
    add t0, a2, t5
    sd t0, 0(a0)
    sltu t3, t0, a2
    add t6, a5, t3
    sd t6, 8(a0)
    sltu t4, t6, a5
    add a1, a3, t4
    sd a1, 16(a0)
    sltu a4, a1, a3
    add t1, t2, a4
    sd t1, 24(a0)
    jalr zero, 0(ra)
    .size curve25519_mul_small, .-curve25519_mul_small

# `2 * out = a (mod p)`
#
# - takes `a`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
# - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
#
# u74: 24 cycles, 44 instructions
    .text
    .balign 4
    .globl curve25519_halve
    .type curve25519_halve, @function
curve25519_halve:
    ld t0, 0(a1)
    ld a3, 8(a1)
    andi t1, t0, 1
    sub t2, zero, t1
    andi t3, t2, -19
    slli t4, t2, 1
    srli t5, t4, 1
    add t6, t0, t3
    sltu a2, t6, t0
    add a4, a3, t2
    sltu a5, a4, a3
    add a6, a2, a4
    sltu a7, a6, a2
    ld t1, 16(a1)
    add t3, a5, a7
    srli a5, a6, 1
    add t4, t1, t2
    srli t2, t6, 1
    sltu t0, t4, t1
    add a3, t3, t4
    sltu a4, a3, t3
    srli t3, a3, 1
    add a2, t0, a4
    andi t6, a6, 1
    add a7, t5, a2
    andi a2, a3, 1
    ld t1, 24(a1)
    slli a1, a2, 63
    add a6, a5, a1
    add t4, t1, a7
    slli a7, t6, 63
    sltu a4, t4, t1
    srli t0, t4, 1
    andi t5, t4, 1
    add t1, t2, a7
    sd t1, 0(a0)
    slli a3, t5, 63
    sd a6, 8(a0)
    add t4, t3, a3
    slli t6, a4, 63
    sd t4, 16(a0)
    add a7, t0, t6
    sd a7, 24(a0)
    jalr zero, 0(ra)
    .size curve25519_halve, .-curve25519_halve

# `out = a if choice is 1, b if it is 0 (mod p)`
#
# - takes `choice` in `[0, 1]`
# - takes `a`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
# - takes `b`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
# - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
#
# u74: 18 cycles, 27 instructions
    .text
    .balign 4
    .globl curve25519_select
    .type curve25519_select, @function
curve25519_select:
    sub t0, zero, a1
    addi t1, a1, -1
    ld t2, 0(a2)
    ld t4, 0(a3)
    ld a4, 8(a2)
    and t3, t2, t0
    and t5, t4, t1
    or t6, t3, t5
    and a5, a4, t0
    ld a6, 8(a3)
    ld a1, 16(a2)
    ld t5, 16(a3)
    and a7, a6, t1
    and t2, a1, t0
    or t4, a5, a7
    and t3, t5, t1
    or a4, t2, t3
    ld a6, 24(a2)
    ld a7, 24(a3)
    sd t6, 0(a0)
    and a1, a6, t0
    and a5, a7, t1
    or t5, a1, a5
    sd t4, 8(a0)
    sd a4, 16(a0)
    sd t5, 24(a0)
    jalr zero, 0(ra)
    .size curve25519_select, .-curve25519_select

# `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
#
# - takes `choice` in `[0, 1]`
# - takes `a`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
# - takes `b`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
# - returns `x`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
# - returns `y`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
#
# u74: 33 cycles, 50 instructions, 2 stalled by load
    .text
    .balign 4
    .globl curve25519_swap
    .type curve25519_swap, @function
curve25519_swap:
    addi sp, sp, -16
    sub t0, zero, a2
    addi t1, a2, -1
    ld t2, 0(a4)
    ld t4, 0(a3)
    ld a5, 8(a4)
    and t3, t2, t0
    and t5, t4, t1
    and t4, t4, t0
    or t6, t3, t5
    and a6, a5, t0
    ld a7, 8(a3)
    ld t5, 16(a4)
    sd a1, 0(sp)
    and a2, a7, t1
    and t3, t5, t0
    or a2, a6, a2
    ld a6, 16(a3)
    ld a1, 24(a3)
    and t5, a6, t1
    or t5, t3, t5
    and a1, a1, t1
    ld t3, 24(a4)
    and t3, t3, t0
    or a1, t3, a1
    and t3, t2, t1
    or t2, t4, t3
    and t3, a7, t0
    and t4, a5, t1
    and a7, a6, t0
    or a5, t3, t4
    ld a6, 16(a4)
    and t4, a6, t1
    or t3, a7, t4
    ld a6, 24(a3)
    ld a7, 24(a4)
    sd t6, 0(a0)
    and t4, a6, t0
    and t0, a7, t1
    sd a2, 8(a0)
    or a6, t4, t0
    sd t5, 16(a0)
    sd a1, 24(a0)
    ld a3, 0(sp)
    addi sp, sp, 16
    sd t2, 0(a3)
    sd a5, 8(a3)
    sd t3, 16(a3)
    sd a6, 24(a3)
    jalr zero, 0(ra)
    .size curve25519_swap, .-curve25519_swap

# `out = a (mod p), 0 <= out < p`
#
# - takes `a`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
# - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
#
# u74: 57 cycles, 109 instructions
    .text
    .balign 4
    .globl curve25519_to_bytes
    .type curve25519_to_bytes, @function
curve25519_to_bytes:
    ld t0, 24(a1)
    addi t4, zero, 19
    addi t6, zero, -1
    addi a6, zero, -19
    srli a2, t6, 1
    srli t1, t0, 63
    slli t2, t0, 1
    srli t3, t2, 1
    mul t5, t1, t4
    ld a3, 0(a1)
    ld t0, 8(a1)
    add a4, a3, t5
    sltu a5, a4, a3
    sub a7, a4, a6
    add t2, t0, a5
    sltiu t4, a4, -19
    sltu t1, t2, t0
    sub t5, t2, t6
    ld a3, 16(a1)
    sltiu a5, t2, -1
    sltu a1, t5, t4
    add a6, a3, t1
    sub t1, t5, t4
    sltu t0, a6, a3
    sltiu t4, a6, -1
    add a3, t3, t0
    add t0, a5, a1
    sub t3, a6, t6
    sub t5, t3, t0
    sltu a1, t3, t0
    add a5, t4, a1
    add t6, a2, a5
    sub t0, a3, t6
    sltu t3, a3, t6
    sub a1, zero, t3
    addi t4, t3, -1
    and a5, a4, a1
    and a2, a7, t4
    or t6, a5, a2
    and t3, t2, a1
    sb t6, 0(a0)
    and a4, t1, t4
    or a7, t3, a4
    and a2, a6, a1
    sb a7, 8(a0)
    and a5, t5, t4
    or t2, a2, a5
    and t1, a3, a1
    sb t2, 16(a0)
    and a4, t0, t4
    or t3, t1, a4
    srli a6, t6, 8
    sb t3, 24(a0)
    srli t5, t6, 16
    sb a6, 1(a0)
    srli a5, t6, 24
    sb t5, 2(a0)
    srli a2, t6, 32
    sb a5, 3(a0)
    srli a1, t6, 40
    sb a2, 4(a0)
    srli a3, t6, 48
    sb a1, 5(a0)
    srli t4, t6, 56
    sb a3, 6(a0)
    srli t0, a7, 8
    sb t4, 7(a0)
    srli a4, a7, 16
    sb t0, 9(a0)
    srli t1, a7, 24
    sb a4, 10(a0)
    srli a6, a7, 32
    sb t1, 11(a0)
    srli t5, a7, 40
    sb a6, 12(a0)
    srli a5, a7, 48
    sb t5, 13(a0)
    srli a2, a7, 56
    sb a5, 14(a0)
    srli a1, t2, 8
    sb a2, 15(a0)
    srli t6, t2, 16
    sb a1, 17(a0)
    srli a3, t2, 24
    sb t6, 18(a0)
    srli t4, t2, 32
    sb a3, 19(a0)
    srli t0, t2, 40
    sb t4, 20(a0)
    srli a4, t2, 48
    sb t0, 21(a0)
    srli t1, t2, 56
    sb a4, 22(a0)
    srli a6, t3, 8
    sb t1, 23(a0)
    srli t5, t3, 16
    sb a6, 25(a0)
    srli a7, t3, 24
    sb t5, 26(a0)
    srli a5, t3, 32
    sb a7, 27(a0)
    srli a2, t3, 40
    sb a5, 28(a0)
    srli a1, t3, 48
    sb a2, 29(a0)
    srli t6, t3, 56
    sb a1, 30(a0)
    sb t6, 31(a0)
    jalr zero, 0(ra)
    .size curve25519_to_bytes, .-curve25519_to_bytes

# `out = bytes (mod p)`
#
# - takes `bytes`: every word in `[0, 2^64 - 1]`
# - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
#
# u74: 60 cycles, 105 instructions
    .text
    .balign 4
    .globl curve25519_from_bytes
    .type curve25519_from_bytes, @function
curve25519_from_bytes:
    lbu t0, 7(a1)
    lbu t2, 15(a1)
    lbu t4, 6(a1)
    slli t1, t0, 8
    slli t3, t2, 8
    add t5, t1, t4
    lbu t6, 14(a1)
    slli a3, t5, 8
    lbu a5, 5(a1)
    lbu a7, 31(a1)
    add a2, t3, t6
    slli a4, a2, 8
    add a6, a3, a5
    slli t0, a7, 8
    slli t2, a6, 8
    lbu t4, 13(a1)
    lbu t6, 4(a1)
    lbu t5, 30(a1)
    add t1, a4, t4
    add t3, t2, t6
    slli a3, t1, 8
    add a2, t0, t5
    slli a5, t3, 8
    slli a7, a2, 8
    lbu a6, 3(a1)
    lbu a4, 29(a1)
    lbu t0, 2(a1)
    add t4, a5, a6
    add t6, a7, a4
    slli t2, t4, 8
    slli t5, t6, 8
    add t3, t2, t0
    lbu t1, 28(a1)
    slli a6, t3, 8
    lbu a4, 1(a1)
    lbu t4, 27(a1)
    add a2, t5, t1
    slli a5, a2, 8
    add a7, a6, a4
    add t6, a5, t4
    slli t0, a7, 8
    lbu t2, 23(a1)
    slli t5, t6, 8
    lbu t3, 0(a1)
    lbu a4, 12(a1)
    slli t1, t2, 8
    add a2, t0, t3
    add a6, a3, a4
    slli t4, a6, 8
    lbu a5, 22(a1)
    lbu t2, 11(a1)
    lbu a4, 21(a1)
    add a7, t1, a5
    add t6, t4, t2
    slli t3, a7, 8
    slli t0, t6, 8
    add a3, t3, a4
    lbu a6, 10(a1)
    slli t1, a3, 8
    lbu t4, 20(a1)
    lbu t6, 9(a1)
    add a5, t0, a6
    slli t2, a5, 8
    add a7, t1, t4
    add a4, t2, t6
    slli t3, a7, 8
    lbu a6, 26(a1)
    slli a3, a4, 8
    lbu t4, 8(a1)
    lbu t6, 19(a1)
    add t0, t5, a6
    slli a5, t0, 8
    add t1, a3, t4
    add t2, t3, t6
    lbu a7, 25(a1)
    slli t5, t2, 8
    lbu t0, 18(a1)
    lbu a3, 24(a1)
    add a6, a5, a7
    slli a4, a6, 8
    add t4, t5, t0
    add t6, a4, a3
    slli t3, t4, 8
    srli a7, t6, 63
    slli a6, t6, 1
    lbu a5, 17(a1)
    srli t5, a6, 1
    lbu a3, 16(a1)
    addi t4, zero, 19
    add t2, t3, a5
    mul a5, a7, t4
    slli t0, t2, 8
    add a4, t0, a3
    add t3, a2, a5
    sd t3, 0(a0)
    sltu t6, t3, a2
    add t2, t1, t6
    sd t2, 8(a0)
    sltu a6, t2, t1
    add a3, a4, a6
    sd a3, 16(a0)
    sltu a1, a3, a4
    add t0, t5, a1
    sd t0, 24(a0)
    jalr zero, 0(ra)
    .size curve25519_from_bytes, .-curve25519_from_bytes

# `out = bytes (mod p), ok = 1 if bytes < p`
#
# - takes `bytes`: every word in `[0, 2^64 - 1]`
# - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63]`
# - returns `ok` in `[0, 1]`
#
# u74: 67 cycles, 119 instructions
    .text
    .balign 4
    .globl curve25519_from_bytes_canonical
    .type curve25519_from_bytes_canonical, @function
curve25519_from_bytes_canonical:
    lbu t0, 7(a2)
    lbu t2, 15(a2)
    lbu t4, 6(a2)
    slli t1, t0, 8
    slli t3, t2, 8
    add t5, t1, t4
    lbu t6, 14(a2)
    slli a4, t5, 8
    lbu a6, 5(a2)
    lbu t0, 13(a2)
    add a3, t3, t6
    slli a5, a3, 8
    add a7, a4, a6
    add t2, a5, t0
    slli t4, a7, 8
    slli t1, t2, 8
    lbu t6, 4(a2)
    lbu t5, 12(a2)
    lbu t0, 3(a2)
    add t3, t4, t6
    add a3, t1, t5
    slli a6, t3, 8
    slli a4, a3, 8
    add a5, a6, t0
    lbu a7, 11(a2)
    slli t6, a5, 8
    lbu t5, 2(a2)
    lbu t3, 31(a2)
    add t2, a4, a7
    slli t4, t2, 8
    add t1, t6, t5
    slli a3, t3, 8
    slli a7, t1, 8
    lbu t0, 30(a2)
    lbu a4, 23(a2)
    lbu t5, 29(a2)
    add a6, a3, t0
    slli a5, a4, 8
    slli t2, a6, 8
    add t6, t2, t5
    lbu t3, 1(a2)
    slli a4, t6, 8
    lbu a3, 22(a2)
    lbu a6, 28(a2)
    add t0, a7, t3
    add t1, a5, a3
    slli t2, t0, 8
    add t5, a4, a6
    slli t3, t1, 8
    slli a7, t5, 8
    lbu a3, 27(a2)
    lbu t6, 0(a2)
    lbu a4, 10(a2)
    add a5, a7, a3
    add a6, t2, t6
    add t0, t4, a4
    lbu t1, 21(a2)
    slli a3, t0, 8
    lbu t6, 9(a2)
    slli t0, a5, 8
    lbu a4, 20(a2)
    add t5, t3, t1
    slli a7, t5, 8
    add t2, a3, t6
    add t4, a7, a4
    slli t1, t2, 8
    slli t3, t4, 8
    lbu t5, 8(a2)
    lbu a3, 19(a2)
    lbu a7, 26(a2)
    add t6, t1, t5
    add a4, t3, a3
    add t2, t0, a7
    slli t4, a4, 8
    slli a5, t2, 8
    lbu t5, 18(a2)
    lbu a3, 25(a2)
    lbu a4, 17(a2)
    add t1, t4, t5
    add t3, a5, a3
    slli a7, t1, 8
    slli t0, t3, 8
    add t2, a7, a4
    lbu t5, 24(a2)
    slli a3, t2, 8
    addi a5, zero, -1
    sltiu a7, a6, -19
    srli t1, a5, 1
    add t4, t0, t5
    sub t5, t6, a5
    lbu t3, 16(a2)
    sltiu t0, t6, -1
    sltu t2, t5, a7
    srli t5, t4, 63
    add a2, t0, t2
    slli t2, t4, 1
    add a4, a3, t3
    sub t3, a4, a5
    sltiu a3, a4, -1
    sltu a7, t3, a2
    srli a2, t2, 1
    add a5, a3, a7
    addi t3, zero, 19
    add t0, t1, a5
    mul a7, t5, t3
    sltu a3, t4, t0
    sd a3, 0(a1)
    add a5, a6, a7
    sd a5, 0(a0)
    sltu t1, a5, a6
    add t2, t6, t1
    sd t2, 8(a0)
    sltu t3, t2, t6
    add t5, a4, t3
    sd t5, 16(a0)
    sltu t0, t5, a4
    add t4, a2, t0
    sd t4, 24(a0)
    jalr zero, 0(ra)
    .size curve25519_from_bytes_canonical, .-curve25519_from_bytes_canonical

# `out = 1 if bytes = 0, else 0`
#
# - takes `bytes`: every word in `[0, 2^64 - 1]`
# - returns `out` in `[0, 1]`
#
# u74: 53 cycles, 94 instructions
    .text
    .balign 4
    .globl curve25519_bytes_are_zero
    .type curve25519_bytes_are_zero, @function
curve25519_bytes_are_zero:
    lbu t0, 7(a1)
    lbu t2, 15(a1)
    lbu t4, 6(a1)
    slli t1, t0, 8
    slli t3, t2, 8
    add t5, t1, t4
    lbu t6, 14(a1)
    slli a3, t5, 8
    lbu a5, 5(a1)
    lbu a7, 13(a1)
    add a2, t3, t6
    slli a4, a2, 8
    add a6, a3, a5
    add t0, a4, a7
    slli t2, a6, 8
    slli t4, t0, 8
    lbu t1, 4(a1)
    lbu t3, 12(a1)
    lbu a3, 3(a1)
    add t6, t2, t1
    add t5, t4, t3
    slli a2, t6, 8
    slli a5, t5, 8
    add a7, a2, a3
    lbu a4, 11(a1)
    slli t0, a7, 8
    lbu t2, 2(a1)
    lbu t4, 10(a1)
    add a6, a5, a4
    slli t1, a6, 8
    add t3, t0, t2
    add t6, t1, t4
    slli t5, t3, 8
    lbu a3, 23(a1)
    slli a7, t6, 8
    lbu a4, 1(a1)
    lbu a6, 22(a1)
    slli a2, a3, 8
    add a5, t5, a4
    add t2, a2, a6
    slli t1, a5, 8
    lbu t0, 31(a1)
    slli a4, t2, 8
    lbu t3, 9(a1)
    lbu t5, 30(a1)
    slli t4, t0, 8
    add a3, a7, t3
    add t6, t4, t5
    slli t0, a3, 8
    lbu a6, 0(a1)
    slli a7, t6, 8
    lbu a5, 21(a1)
    lbu t2, 8(a1)
    add a2, t1, a6
    add t3, a4, a5
    add t5, t0, t2
    slli t4, t3, 8
    lbu a6, 20(a1)
    lbu a3, 29(a1)
    lbu t2, 19(a1)
    add t1, t4, a6
    add a5, a7, a3
    slli a4, t1, 8
    slli t6, a5, 8
    add t0, a4, t2
    lbu t3, 28(a1)
    slli t4, t0, 8
    lbu a7, 18(a1)
    lbu a5, 27(a1)
    add a6, t6, t3
    slli a3, a6, 8
    add t1, t4, a7
    add t2, a3, a5
    slli a4, t1, 8
    slli t3, t2, 8
    lbu t6, 17(a1)
    lbu a6, 26(a1)
    lbu a3, 16(a1)
    add t0, a4, t6
    add a7, t3, a6
    slli t4, t0, 8
    slli a5, a7, 8
    add t1, t4, a3
    lbu t2, 25(a1)
    sltiu a6, a2, 1
    lbu t3, 24(a1)
    sltu a7, t5, a6
    sltu a3, t1, a7
    add t6, a5, t2
    slli a4, t6, 8
    add t0, a4, t3
    sltu t4, t0, a3
    sd t4, 0(a0)
    jalr zero, 0(ra)
    .size curve25519_bytes_are_zero, .-curve25519_bytes_are_zero

# `2 * half + odd = bytes, odd is 0 or 1`
#
# - takes `bytes`: every word in `[0, 2^64 - 1]`
# - returns `half`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
# - returns `odd` in `[0, 1]`
#
# u74: 89 cycles, 164 instructions
    .text
    .balign 4
    .globl curve25519_bytes_parity
    .type curve25519_bytes_parity, @function
curve25519_bytes_parity:
    lbu t0, 7(a2)
    lbu t2, 15(a2)
    lbu t4, 6(a2)
    slli t1, t0, 8
    slli t3, t2, 8
    add t5, t1, t4
    lbu t6, 14(a2)
    slli a4, t5, 8
    lbu a6, 5(a2)
    lbu t0, 13(a2)
    add a3, t3, t6
    slli a5, a3, 8
    add a7, a4, a6
    add t2, a5, t0
    slli t4, a7, 8
    slli t1, t2, 8
    lbu t6, 4(a2)
    lbu t5, 12(a2)
    lbu t0, 3(a2)
    add t3, t4, t6
    add a3, t1, t5
    slli a6, t3, 8
    slli a4, a3, 8
    add a5, a6, t0
    lbu a7, 11(a2)
    slli t3, a5, 8
    lbu t6, 23(a2)
    lbu t5, 31(a2)
    add t2, a4, a7
    slli t4, t6, 8
    slli a3, t2, 8
    slli t1, t5, 8
    lbu t0, 22(a2)
    lbu a7, 30(a2)
    lbu t6, 2(a2)
    add a6, t4, t0
    add a4, t1, a7
    slli t0, a6, 8
    add t5, t3, t6
    slli t4, a4, 8
    lbu a5, 10(a2)
    slli a7, t5, 8
    lbu t6, 21(a2)
    lbu a6, 1(a2)
    add t2, a3, a5
    slli t1, t2, 8
    add t3, t0, t6
    lbu a5, 29(a2)
    add a4, a7, a6
    lbu t5, 9(a2)
    slli t6, t3, 8
    lbu a6, 20(a2)
    add a3, t4, a5
    slli a5, a4, 8
    add t2, t1, t5
    slli t0, a3, 8
    slli t4, t2, 8
    add a7, t6, a6
    lbu t5, 28(a2)
    slli a6, a7, 8
    lbu t3, 0(a2)
    lbu a4, 8(a2)
    add t1, t0, t5
    add a3, a5, t3
    slli t6, t1, 8
    add t2, t4, a4
    lbu t5, 19(a2)
    lbu t3, 27(a2)
    lbu a7, 18(a2)
    add t0, a6, t5
    add a5, t6, t3
    slli a4, t0, 8
    slli t4, a5, 8
    add t1, a4, a7
    lbu t5, 26(a2)
    slli t3, t1, 8
    lbu t0, 17(a2)
    lbu a7, 25(a2)
    add a6, t4, t5
    slli t6, a6, 8
    add a5, t3, t0
    add a4, t6, a7
    slli t5, a5, 8
    slli t4, a4, 8
    andi a7, a3, 1
    lbu t1, 16(a2)
    andi t6, t2, 1
    lbu t0, 24(a2)
    sd a7, 0(a1)
    add a6, t5, t1
    srli t1, a3, 1
    add t3, t4, t0
    andi a5, a6, 1
    andi a4, t3, 1
    slli t5, t6, 63
    srli t0, t2, 1
    add a2, t1, t5
    slli t4, a5, 63
    srli a7, a6, 1
    sb a2, 0(a0)
    add a1, t0, t4
    sb a1, 8(a0)
    slli a3, a4, 63
    srli t6, t3, 1
    add t2, a7, a3
    srli t5, a2, 8
    srli t1, a2, 16
    sb t2, 16(a0)
    srli a5, a2, 24
    sb t6, 24(a0)
    srli t4, a2, 32
    sb t5, 1(a0)
    srli t0, a2, 40
    sb t1, 2(a0)
    srli a6, a2, 48
    sb a5, 3(a0)
    srli a4, a2, 56
    sb t4, 4(a0)
    srli t3, a1, 8
    sb t0, 5(a0)
    srli a3, a1, 16
    sb a6, 6(a0)
    srli a7, a1, 24
    sb a4, 7(a0)
    srli t5, a1, 32
    sb t3, 9(a0)
    srli t1, a1, 40
    sb a3, 10(a0)
    srli a5, a1, 48
    sb a7, 11(a0)
    srli t4, a1, 56
    sb t5, 12(a0)
    srli a2, t2, 8
    sb t1, 13(a0)
    srli t0, t2, 16
    sb a5, 14(a0)
    srli a6, t2, 24
    sb t4, 15(a0)
    srli a4, t2, 32
    sb a2, 17(a0)
    srli t3, t2, 40
    sb t0, 18(a0)
    srli a3, t2, 48
    sb a6, 19(a0)
    srli a7, t2, 56
    sb a4, 20(a0)
    srli t5, t6, 8
    sb t3, 21(a0)
    srli a1, t6, 16
    sb a3, 22(a0)
    srli t1, t6, 24
    sb a7, 23(a0)
    srli a5, t6, 32
    sb t5, 25(a0)
    srli t4, t6, 40
    sb a1, 26(a0)
    srli a2, t6, 48
    sb t1, 27(a0)
    srli t0, t6, 56
    sb a5, 28(a0)
    sb t4, 29(a0)
    sb a2, 30(a0)
    sb t0, 31(a0)
    jalr zero, 0(ra)
    .size curve25519_bytes_parity, .-curve25519_bytes_parity

# `out = 2 * is_square - 1 - is_zero`
#
# - takes `is_zero` in `[0, 1]`
# - takes `is_square` in `[0, 1]`
# - returns `out` in `[-2, 1]`
#
# u74: 3 cycles, 5 instructions
    .text
    .balign 4
    .globl curve25519_sign_of
    .type curve25519_sign_of, @function
curve25519_sign_of:
    add t0, a2, a2
    addi t1, a1, 1
    sub t2, t0, t1
    sd t2, 0(a0)
    jalr zero, 0(ra)
    .size curve25519_sign_of, .-curve25519_sign_of

    .section .note.GNU-stack, "", @progbits
