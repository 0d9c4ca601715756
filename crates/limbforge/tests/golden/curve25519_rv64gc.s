# Arithmetic modulo 2^255 - 19 (field). Machine-made by Limbforge: do not edit.
#
# Command: the tests of the emitters
# Prime:   2^255 - 19
# Recipe:  5x51 product-scanning double-word fold(19@right:mul) carry(sequential)
# Limbs:   5 words of 64 bits
# Domain:  standard; the sum of limb * weight is the element modulo the prime
#
# If all inputs are within their bounds, the results are correct and within theirs.
#
# limb  weight  tight                 loose
# 0     2^0     [0, 0x80fffffffffff]  [0, 0x180fffffffffd9]
# 1     2^51    [0, 0x80fffffffffff]  [0, 0x180ffffffffffd]
# 2     2^102   [0, 2^51 - 1]         [0, 0x17fffffffffffd]
# 3     2^153   [0, 2^51 - 1]         [0, 0x17fffffffffffd]
# 4     2^204   [0, 2^51 - 1]         [0, 0x17fffffffffffd]
#
# Target:  rv64gc, scheduled for Rocket with a pipelined multiplier; calling convention LP64
# Limbforge read back the assembled object and proved that each function satisfies its formula for all inputs within bounds.

# `out = a * b (mod p)`
#
# - takes `a`: word 0 in `[0, 0x180fffffffffd9]`; word 1 in `[0, 0x180ffffffffffd]`; word 2, 3, 4 in `[0, 0x17fffffffffffd]`
# - takes `b`: word 0 in `[0, 0x180fffffffffd9]`; word 1 in `[0, 0x180ffffffffffd]`; word 2, 3, 4 in `[0, 0x17fffffffffffd]`
# - returns `out`: word 0, 1 in `[0, 0x80fffffffffff]`; word 2, 3, 4 in `[0, 2^51 - 1]`
#
# rocket: 198 cycles, 198 instructions
    .text
    .balign 4
    .globl field_mul
    .type field_mul, @function
field_mul:
    addi sp, sp, -80
    sd s0, 24(sp)
    sd s1, 32(sp)
    sd s2, 40(sp)
    sd s3, 48(sp)
    sd s4, 56(sp)
    sd s5, 64(sp)
    ld t0, 0(a1)
    ld t2, 0(a2)
    slli t1, t0, 11
    slli t3, t2, 2
    mul t4, t1, t3
    mulhu t5, t1, t3
    ld t6, 8(a2)
    srli a4, t4, 13
    slli a3, t6, 2
    mul a5, t1, a3
    mulhu a6, t1, a3
    ld a7, 8(a1)
    srli s1, a5, 13
    slli s0, a7, 11
    mul s2, t3, s0
    mulhu s3, t3, s0
    ld s4, 16(a2)
    srli t0, s2, 13
    slli s5, s4, 2
    add t2, s1, t0
    add t4, a6, s3
    mul a7, t1, s5
    mulhu a5, t1, s5
    mul s2, a3, s0
    srli t0, a7, 13
    mulhu s1, a3, s0
    srli s3, s2, 13
    add a6, t0, s3
    add a7, a5, s1
    ld s2, 16(a1)
    ld a5, 24(a2)
    slli s3, s2, 11
    mul t0, t3, s3
    mulhu s1, t3, s3
    slli s2, a5, 2
    srli t0, t0, 13
    add t0, a6, t0
    add a6, a7, s1
    mul s1, t1, s2
    mulhu a7, t1, s2
    mul t6, s0, s5
    srli s1, s1, 13
    sd a0, 0(sp)
    mulhu a0, s0, s5
    srli t6, t6, 13
    add t6, s1, t6
    add s1, a7, a0
    mul a0, a3, s3
    mulhu a7, a3, s3
    ld s4, 24(a1)
    srli a0, a0, 13
    slli s4, s4, 11
    add a0, t6, a0
    add t6, s1, a7
    mul a7, t3, s4
    mulhu s1, t3, s4
    sd a6, 8(sp)
    ld a6, 32(a2)
    sd t0, 16(sp)
    slli t0, a6, 2
    srli a7, a7, 13
    add a7, a0, a7
    add a0, t6, s1
    mul s1, t1, t0
    mulhu t6, t1, t0
    mul t0, s0, s2
    srli t1, s1, 13
    mulhu s1, s0, s2
    srli s2, t0, 13
    add t0, t1, s2
    add s2, t6, s1
    mul t1, s5, s3
    mulhu s1, s5, s3
    mul t6, a3, s4
    srli s5, t1, 13
    add t1, t0, s5
    add s5, s2, s1
    mulhu t0, a3, s4
    srli s1, t6, 13
    add s2, t1, s1
    add a3, s5, t0
    ld t6, 32(a1)
    addi s5, zero, 19
    slli s1, t6, 11
    mul t1, t3, s1
    mulhu t0, t3, s1
    mul t6, a6, s5
    srli a1, t1, 13
    add t3, s2, a1
    add a6, a3, t0
    slli t1, t6, 2
    mul a1, s0, t1
    mulhu s2, s0, t1
    mul t0, a5, s5
    srli a3, a1, 13
    add t6, a4, a3
    add s0, t5, s2
    slli a5, t0, 2
    mul a1, s3, a5
    mulhu a3, s3, a5
    ld a4, 16(a2)
    srli t5, a1, 13
    mul s2, a4, s5
    add t0, t6, t5
    add a4, s0, a3
    slli a1, s2, 2
    mul t5, s4, a1
    mulhu t6, s4, a1
    ld a3, 8(a2)
    srli s2, t5, 13
    mul s0, a3, s5
    add a3, t0, s2
    add a2, a4, t6
    slli t5, s0, 2
    mul s2, s1, t5
    mulhu t0, s1, t5
    mul t6, s3, t1
    srli a4, s2, 13
    add s0, a3, a4
    add t5, a2, t0
    mulhu s2, s3, t1
    srli a4, t6, 13
    add a3, t2, a4
    add t0, t4, s2
    mul a2, s4, a5
    mulhu s3, s4, a5
    mul t6, s1, a1
    srli a4, a2, 13
    add t2, a3, a4
    add s2, t0, s3
    mulhu t4, s1, a1
    srli a2, t6, 13
    add a4, t2, a2
    add a3, s2, t4
    mul s3, s4, t1
    mulhu t0, s4, t1
    mul a1, s1, a5
    srli t6, s3, 13
    ld a2, 16(sp)
    ld t4, 8(sp)
    add t2, a2, t6
    add s2, t4, t0
    mulhu s4, s1, a5
    srli s3, a1, 13
    add t6, t2, s3
    add a2, s2, s4
    mul t0, s1, t1
    mulhu t4, s1, t1
    srli a5, s0, 51
    srli a1, t0, 13
    add s3, a7, a1
    add t2, a0, t4
    add s4, t5, a5
    addi s2, zero, -1
    srli t1, s2, 13
    and s1, s0, t1
    add t0, a4, s4
    srli a1, t0, 51
    add a7, a3, a1
    and t4, t0, t1
    add a0, t6, a7
    srli a5, a0, 51
    add t5, a2, a5
    and s2, a0, t1
    ld s0, 0(sp)
    add s4, s3, t5
    sd s2, 16(s0)
    srli a4, s4, 51
    add a1, t2, a4
    and a3, s4, t1
    sd a3, 24(s0)
    add t0, t3, a1
    srli a7, t0, 51
    add t6, a6, a7
    and a5, t0, t1
    sd a5, 32(s0)
    mul a2, s5, t6
    ld s4, 56(sp)
    ld s5, 64(sp)
    add a0, s1, a2
    srli s2, a0, 51
    and t5, a0, t1
    sd t5, 0(s0)
    add s3, t4, s2
    sd s3, 8(s0)
    ld s0, 24(sp)
    ld s1, 32(sp)
    ld s2, 40(sp)
    ld s3, 48(sp)
    addi sp, sp, 80
    jalr zero, 0(ra)
    .size field_mul, .-field_mul

# `out = a (mod p), 0 <= out < p`
#
# - takes `a`: word 0, 1 in `[0, 0x80fffffffffff]`; word 2, 3, 4 in `[0, 2^51 - 1]`
# - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
#
# rocket: 145 cycles, 145 instructions
    .text
    .balign 4
    .globl field_to_bytes
    .type field_to_bytes, @function
field_to_bytes:
    ld t0, 0(a1)
    ld t2, 8(a1)
    srli t1, t0, 51
    add t3, t2, t1
    addi t4, zero, -1
    srli t5, t4, 13
    srli t6, t3, 51
    and a2, t0, t5
    ld a3, 16(a1)
    and a6, t3, t5
    add a4, a3, t6
    srli a5, a4, 51
    ld a7, 24(a1)
    and t0, a4, t5
    add t1, a7, a5
    srli t2, t1, 51
    ld t6, 32(a1)
    and a5, t1, t5
    add a3, t6, t2
    srli t3, a3, 51
    addi a7, zero, 19
    mul a4, t3, a7
    and t2, a3, t5
    srli t6, t4, 1
    add a1, a2, a4
    srli t1, a1, 51
    and a7, a1, t5
    add t3, a6, t1
    srli a3, t3, 51
    and a4, t3, t5
    add a2, t0, a3
    srli a1, a2, 51
    and t1, a2, t5
    add a6, a5, a1
    srli t3, a6, 51
    and a3, a6, t5
    add t0, t2, t3
    slli a2, a4, 51
    srli a1, a2, 51
    slli a5, a1, 51
    add t5, a7, a5
    srli a6, a4, 13
    slli t3, t1, 38
    srli t2, t3, 38
    slli a2, t2, 38
    add a1, a6, a2
    srli a5, t1, 26
    slli a7, a3, 25
    srli a4, a7, 25
    slli t3, a4, 25
    add t2, a5, t3
    srli a2, a3, 39
    slli a6, t0, 12
    add t1, a2, a6
    addi a7, zero, -19
    sub a4, t5, a7
    sltiu t3, t5, -19
    sub a5, a1, t4
    sltiu a3, a1, -1
    sub t0, a5, t3
    sltu a6, a5, t3
    add a2, a3, a6
    sub a7, t2, t4
    sltiu t3, t2, -1
    sub a5, a7, a2
    sltu a6, a7, a2
    add a3, t3, a6
    add t4, t6, a3
    sub a2, t1, t4
    sltu a7, t1, t4
    sub a6, zero, a7
    addi t3, a7, -1
    and a3, t5, a6
    and t6, a4, t3
    or t4, a3, t6
    sb t4, 0(a0)
    and a7, a1, a6
    and t5, t0, t3
    or a4, a7, t5
    sb a4, 8(a0)
    and t6, t2, a6
    and a3, a5, t3
    or a1, t6, a3
    sb a1, 16(a0)
    and t0, t1, a6
    and t5, a2, t3
    or a7, t0, t5
    sb a7, 24(a0)
    srli t2, t4, 8
    sb t2, 1(a0)
    srli a5, t4, 16
    sb a5, 2(a0)
    srli a3, t4, 24
    sb a3, 3(a0)
    srli t6, t4, 32
    sb t6, 4(a0)
    srli a6, t4, 40
    sb a6, 5(a0)
    srli t1, t4, 48
    sb t1, 6(a0)
    srli t3, t4, 56
    sb t3, 7(a0)
    srli a2, a4, 8
    sb a2, 9(a0)
    srli t5, a4, 16
    sb t5, 10(a0)
    srli t0, a4, 24
    sb t0, 11(a0)
    srli t2, a4, 32
    sb t2, 12(a0)
    srli a5, a4, 40
    sb a5, 13(a0)
    srli a3, a4, 48
    sb a3, 14(a0)
    srli t6, a4, 56
    sb t6, 15(a0)
    srli a6, a1, 8
    sb a6, 17(a0)
    srli t1, a1, 16
    sb t1, 18(a0)
    srli t4, a1, 24
    sb t4, 19(a0)
    srli t3, a1, 32
    sb t3, 20(a0)
    srli a2, a1, 40
    sb a2, 21(a0)
    srli t5, a1, 48
    sb t5, 22(a0)
    srli t0, a1, 56
    sb t0, 23(a0)
    srli t2, a7, 8
    sb t2, 25(a0)
    srli a5, a7, 16
    sb a5, 26(a0)
    srli a3, a7, 24
    sb a3, 27(a0)
    srli a4, a7, 32
    sb a4, 28(a0)
    srli t6, a7, 40
    sb t6, 29(a0)
    srli a6, a7, 48
    sb a6, 30(a0)
    srli t1, a7, 56
    sb t1, 31(a0)
    jalr zero, 0(ra)
    .size field_to_bytes, .-field_to_bytes

    .section .note.GNU-stack, "", @progbits
