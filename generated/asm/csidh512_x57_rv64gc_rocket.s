# Arithmetic modulo 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b (csidh512_x57). Machine-made by Limbforge: do not edit.
#
# Command: limbforge regen
# Prime:   0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
# Recipe:  9x57 product-scanning double-word montgomery(product-scanning) carry(sequential) invert(divsteps)
# Limbs:   9 words of 64 bits
# Domain:  Montgomery; the sum of limb * weight is the element times R = 2^513 modulo the prime
#
# If all inputs are within their bounds, the results are correct and within theirs.
#
# limb  weight  tight                   loose
# 0     2^0     [0, 0x27fffffffffffff]  [0, 0x27fffffffffffff]
# 1     2^57    [0, 0x2f3ffffffffffff]  [0, 0x2f3ffffffffffff]
# 2     2^114   [0, 0x3cfffffffffffff]  [0, 0x3cfffffffffffff]
# 3     2^171   [0, 0x353ffffffffffff]  [0, 0x353ffffffffffff]
# 4     2^228   [0, 0x2cfffffffffffff]  [0, 0x2cfffffffffffff]
# 5     2^285   [0, 0x3bbffffffffffff]  [0, 0x3bbffffffffffff]
# 6     2^342   [0, 0x2cfffffffffffff]  [0, 0x2cfffffffffffff]
# 7     2^399   [0, 0x283ffffffffffff]  [0, 0x283ffffffffffff]
# 8     2^456   [0, 0xe9ffffffffffff]   [0, 0xe9ffffffffffff]
#
# Target:  rv64gc, scheduled for Rocket with a pipelined multiplier; calling convention LP64
# Limbforge read back the assembled object and proved that each function satisfies its formula for all inputs within bounds.
# This file has no operations with loops; the C source has them: to_montgomery, mul_small, from_bytes, from_bytes_canonical, double, is_zero, equal, is_odd, conditional_negate, from_bytes_wide, pow2k, vartime_pow, invert, invert_batch, pow_root, sqrt, pow_euler, is_square, legendre.

# `out = a + b (mod p)`
#
# - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - takes `b`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#
# rocket: 98 cycles, 95 instructions, 3 stalled by load
    .section .rodata
    .balign 8
.Lcsidh512_x57_add_constants:
    .dword 0x007e46facc393785
    .dword 0x00f205d429abe572
    .dword 0x01ccf83d2c368f63
    .dword 0x015301955f15d319
    .dword 0x00cdd36325855393
    .dword 0x01bb9ded282019cb
    .dword 0x00ced52f4bdf1448
    .dword 0x008006ea9e5d4383
    .dword 0x001a4b71708bf076
    .text
    .balign 4
    .globl csidh512_x57_add
    .type csidh512_x57_add, @function
csidh512_x57_add:
    ld t0, 0(a1)
    ld t1, 0(a2)
    ld t3, 8(a1)
    add t2, t0, t1
    ld t4, 8(a2)
    ld t6, 16(a1)
    add t5, t3, t4
    ld a3, 16(a2)
    ld a5, 24(a1)
    add a4, t6, a3
    ld a6, 24(a2)
    ld t1, 32(a1)
    add a7, a5, a6
    ld t0, 32(a2)
    ld t3, 40(a1)
    add t4, t1, t0
    ld a3, 40(a2)
    ld a6, 48(a1)
    add t6, t3, a3
    ld a5, 48(a2)
    ld t1, 56(a1)
    add t0, a6, a5
    ld a3, 56(a2)
    ld a5, 64(a1)
    add t3, t1, a3
    ld a6, 64(a2)
    add a3, a5, a6
    srli t1, a3, 55
    slli a6, a3, 9
    srli a2, a6, 9
    lla a5, .Lcsidh512_x57_add_constants
    ld a1, 0(a5)
    ld a6, 8(a5)
    mul a3, t1, a1
    mul a1, t1, a6
    ld a6, 16(a5)
    add a3, t2, a3
    mul a6, t1, a6
    add t2, t5, a1
    ld t5, 24(a5)
    add a1, a4, a6
    mul a6, t1, t5
    ld a4, 32(a5)
    mul t5, t1, a4
    ld a4, 40(a5)
    add a6, a7, a6
    mul a4, t1, a4
    add a7, t4, t5
    ld t4, 48(a5)
    add t5, t6, a4
    mul a4, t1, t4
    ld t6, 56(a5)
    mul t4, t1, t6
    ld t6, 64(a5)
    add a5, t0, a4
    mul t6, t1, t6
    add t1, t3, t4
    srli t0, a3, 57
    add a4, a2, t6
    addi t4, zero, -1
    srli t3, t4, 7
    and t6, a3, t3
    sd t6, 0(a0)
    add a2, t2, t0
    srli t4, a2, 57
    and a3, a2, t3
    sd a3, 8(a0)
    add t6, a1, t4
    srli t0, t6, 57
    and t2, t6, t3
    sd t2, 16(a0)
    add a2, a6, t0
    srli a3, a2, 57
    and t4, a2, t3
    sd t4, 24(a0)
    add a1, a7, a3
    srli t6, a1, 57
    and t2, a1, t3
    sd t2, 32(a0)
    add t0, t5, t6
    srli a6, t0, 57
    and a2, t0, t3
    sd a2, 40(a0)
    add t4, a5, a6
    srli a3, t4, 57
    and a7, t4, t3
    sd a7, 48(a0)
    add a1, t1, a3
    srli t2, a1, 57
    and t6, a1, t3
    sd t6, 56(a0)
    add t5, a4, t2
    sd t5, 64(a0)
    jalr zero, 0(ra)
    .size csidh512_x57_add, .-csidh512_x57_add

# `out = a - b (mod p)`
#
# - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - takes `b`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#
# rocket: 117 cycles, 113 instructions, 4 stalled by load
    .section .rodata
    .balign 8
.Lcsidh512_x57_sub_constants:
    .dword 0x02852b0f9b545971
    .dword 0x01311dabae5c2e9b
    .dword 0x007e46facc393785
    .dword 0x0329ee8382fc4fa8
    .dword 0x00f205d429abe572
    .dword 0x049917487b5c51d4
    .dword 0x01ccf83d2c368f63
    .dword 0x0406fb3fe2be86b0
    .dword 0x015301955f15d319
    .dword 0x039685d68f700543
    .dword 0x00cdd36325855393
    .dword 0x04cd2638879fb29c
    .dword 0x01bb9ded282019cb
    .dword 0x039380721c62c323
    .dword 0x00ced52f4bdf1448
    .dword 0x047feb4024e83574
    .dword 0x008006ea9e5d4383
    .dword 0x001a4b71708bf076
    .text
    .balign 4
    .globl csidh512_x57_sub
    .type csidh512_x57_sub, @function
csidh512_x57_sub:
    ld t0, 0(a1)
    lla t1, .Lcsidh512_x57_sub_constants
    ld t2, 0(t1)
    ld t4, 0(a2)
    add t3, t0, t2
    sub t5, t3, t4
    ld t6, 8(a1)
    ld a3, 24(t1)
    ld a5, 8(a2)
    add a4, t6, a3
    sub a6, a4, a5
    ld a7, 16(a1)
    ld t2, 40(t1)
    ld t4, 16(a2)
    add t0, a7, t2
    sub t3, t0, t4
    ld a3, 24(a1)
    ld t6, 56(t1)
    ld a4, 24(a2)
    add a5, a3, t6
    sub t2, a5, a4
    ld a7, 32(a1)
    ld t4, 72(t1)
    ld t6, 32(a2)
    add t0, a7, t4
    sub a3, t0, t6
    ld a4, 40(a1)
    ld a5, 88(t1)
    ld a7, 40(a2)
    add t4, a4, a5
    sub t6, t4, a7
    ld t0, 48(a1)
    ld a5, 104(t1)
    ld a7, 48(a2)
    add a4, t0, a5
    sub t4, a4, a7
    ld a5, 56(a1)
    ld t0, 120(t1)
    ld a4, 56(a2)
    add a7, a5, t0
    sub t0, a7, a4
    ld a5, 64(a1)
    ld a4, 8(t1)
    add a7, a5, a4
    ld a4, 64(a2)
    sub a5, a7, a4
    srli a1, a5, 55
    slli a4, a5, 9
    srli a2, a4, 9
    ld a7, 16(t1)
    ld a4, 32(t1)
    mul a5, a1, a7
    mul a7, a1, a4
    ld a4, 48(t1)
    add a5, t5, a5
    mul a4, a1, a4
    add t5, a6, a7
    ld a6, 64(t1)
    add a7, t3, a4
    mul a4, a1, a6
    ld t3, 80(t1)
    mul a6, a1, t3
    ld t3, 96(t1)
    add a4, t2, a4
    mul t3, a1, t3
    add t2, a3, a6
    ld a3, 112(t1)
    add a6, t6, t3
    mul t3, a1, a3
    ld t6, 128(t1)
    mul a3, a1, t6
    ld t6, 136(t1)
    add t1, t4, t3
    mul t6, a1, t6
    add a1, t0, a3
    srli t4, a5, 57
    add t3, a2, t6
    addi a3, zero, -1
    srli t0, a3, 7
    and t6, a5, t0
    sd t6, 0(a0)
    add a2, t5, t4
    srli a3, a2, 57
    and a5, a2, t0
    sd a5, 8(a0)
    add t6, a7, a3
    srli t4, t6, 57
    and t5, t6, t0
    sd t5, 16(a0)
    add a2, a4, t4
    srli a5, a2, 57
    and a3, a2, t0
    sd a3, 24(a0)
    add a7, t2, a5
    srli t6, a7, 57
    and t5, a7, t0
    sd t5, 32(a0)
    add t4, a6, t6
    srli a4, t4, 57
    and a2, t4, t0
    sd a2, 40(a0)
    add a3, t1, a4
    srli a5, a3, 57
    and t2, a3, t0
    sd t2, 48(a0)
    add a7, a1, a5
    srli t5, a7, 57
    and t6, a7, t0
    sd t6, 56(a0)
    add a6, t3, t5
    sd a6, 64(a0)
    jalr zero, 0(ra)
    .size csidh512_x57_sub, .-csidh512_x57_sub

# `out = -a (mod p)`
#
# - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#
# rocket: 98 cycles, 95 instructions, 3 stalled by load
    .section .rodata
    .balign 8
.Lcsidh512_x57_opp_constants:
    .dword 0x02852b0f9b545971
    .dword 0x01311dabae5c2e9b
    .dword 0x007e46facc393785
    .dword 0x0329ee8382fc4fa8
    .dword 0x00f205d429abe572
    .dword 0x049917487b5c51d4
    .dword 0x01ccf83d2c368f63
    .dword 0x0406fb3fe2be86b0
    .dword 0x015301955f15d319
    .dword 0x039685d68f700543
    .dword 0x00cdd36325855393
    .dword 0x04cd2638879fb29c
    .dword 0x01bb9ded282019cb
    .dword 0x039380721c62c323
    .dword 0x00ced52f4bdf1448
    .dword 0x047feb4024e83574
    .dword 0x008006ea9e5d4383
    .dword 0x001a4b71708bf076
    .text
    .balign 4
    .globl csidh512_x57_opp
    .type csidh512_x57_opp, @function
csidh512_x57_opp:
    lla t0, .Lcsidh512_x57_opp_constants
    ld t1, 0(t0)
    ld t2, 0(a1)
    ld t4, 24(t0)
    sub t3, t1, t2
    ld t5, 8(a1)
    ld a2, 40(t0)
    sub t6, t4, t5
    ld a3, 16(a1)
    ld a5, 56(t0)
    sub a4, a2, a3
    ld a6, 24(a1)
    ld t2, 72(t0)
    sub a7, a5, a6
    ld t1, 32(a1)
    ld t4, 88(t0)
    sub t5, t2, t1
    ld a3, 40(a1)
    ld a6, 104(t0)
    sub a2, t4, a3
    ld a5, 48(a1)
    ld t2, 120(t0)
    sub t1, a6, a5
    ld a3, 56(a1)
    ld a5, 8(t0)
    sub t4, t2, a3
    ld a6, 64(a1)
    sub a3, a5, a6
    srli t2, a3, 55
    slli a6, a3, 9
    srli a1, a6, 9
    ld a5, 16(t0)
    ld a6, 32(t0)
    mul a3, t2, a5
    mul a5, t2, a6
    ld a6, 48(t0)
    add a3, t3, a3
    mul a6, t2, a6
    add t3, t6, a5
    ld t6, 64(t0)
    add a5, a4, a6
    mul a6, t2, t6
    ld a4, 80(t0)
    mul t6, t2, a4
    ld a4, 96(t0)
    add a6, a7, a6
    mul a4, t2, a4
    add a7, t5, t6
    ld t5, 112(t0)
    add t6, a2, a4
    mul a4, t2, t5
    ld a2, 128(t0)
    mul t5, t2, a2
    ld a2, 136(t0)
    add t0, t1, a4
    mul a2, t2, a2
    add t2, t4, t5
    srli t1, a3, 57
    add a4, a1, a2
    addi t5, zero, -1
    srli t4, t5, 7
    and a2, a3, t4
    sd a2, 0(a0)
    add a1, t3, t1
    srli t5, a1, 57
    and a3, a1, t4
    sd a3, 8(a0)
    add a2, a5, t5
    srli t1, a2, 57
    and t3, a2, t4
    sd t3, 16(a0)
    add a1, a6, t1
    srli a3, a1, 57
    and t5, a1, t4
    sd t5, 24(a0)
    add a5, a7, a3
    srli a2, a5, 57
    and t3, a5, t4
    sd t3, 32(a0)
    add t1, t6, a2
    srli a6, t1, 57
    and a1, t1, t4
    sd a1, 40(a0)
    add t5, t0, a6
    srli a3, t5, 57
    and a7, t5, t4
    sd a7, 48(a0)
    add a5, t2, a3
    srli t3, a5, 57
    and a2, a5, t4
    sd a2, 56(a0)
    add t6, a4, t3
    sd t6, 64(a0)
    jalr zero, 0(ra)
    .size csidh512_x57_opp, .-csidh512_x57_opp

# `R * out = a * b (mod p)`
#
# - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - takes `b`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#
# rocket: 1039 cycles, 1033 instructions, 3 stalled by load, 3 stalled by multiply
    .section .rodata
    .balign 8
.Lcsidh512_x57_mul_constants:
    .dword 0x00c1301f632e294d
    .dword 0x0065b48e8f740f89
    .dword 0x0181b90533c6c87b
    .dword 0x010dfa2bd6541a8d
    .dword 0x017ff91561a2bc7c
    .dword 0x003307c2d3c9709c
    .dword 0x01312ad0b420ebb7
    .dword 0x00acfe6aa0ea2ce6
    .dword 0x00446212d7dfe634
    .dword 0x01322c9cda7aac6c
    .text
    .balign 4
    .globl csidh512_x57_mul
    .type csidh512_x57_mul, @function
csidh512_x57_mul:
    addi sp, sp, -256
    sd s0, 152(sp)
    sd s1, 160(sp)
    sd s2, 168(sp)
    sd s3, 176(sp)
    sd s4, 184(sp)
    sd s5, 192(sp)
    sd s6, 200(sp)
    sd s7, 208(sp)
    sd s8, 216(sp)
    sd s9, 224(sp)
    sd s10, 232(sp)
    sd s11, 240(sp)
    ld t0, 0(a1)
    ld t2, 0(a2)
    slli t1, t0, 6
    slli t3, t2, 1
    mul t4, t1, t3
    mulhu t5, t1, t3
    ld t6, 8(a2)
    srli a4, t4, 7
    slli a3, t6, 1
    mul a5, t1, a3
    mulhu a6, t1, a3
    ld a7, 8(a1)
    srli s1, a5, 7
    slli s0, a7, 6
    mul s2, t3, s0
    mulhu s3, t3, s0
    ld s4, 16(a2)
    srli s6, s2, 7
    slli s5, s4, 1
    add s7, s1, s6
    add s8, a6, s3
    mul s9, t1, s5
    mulhu s10, t1, s5
    mul s11, a3, s0
    srli t0, s9, 7
    mulhu t4, a3, s0
    srli a7, s11, 7
    add a5, t0, a7
    add s2, s10, t4
    ld s6, 16(a1)
    ld s9, 24(a2)
    slli s1, s6, 6
    mul s3, t3, s1
    mulhu a6, t3, s1
    slli s11, s9, 1
    srli a7, s3, 7
    add t0, a5, a7
    add t4, s2, a6
    mul s10, t1, s11
    mulhu s6, t1, s11
    mul s3, s0, s5
    srli a7, s10, 7
    mulhu a5, s0, s5
    srli a6, s3, 7
    add s2, a7, a6
    add s10, s6, a5
    mul s3, a3, s1
    mulhu a6, a3, s1
    ld a7, 24(a1)
    srli s6, s3, 7
    slli a5, a7, 6
    add a7, s2, s6
    add s3, s10, a6
    mul s6, t3, a5
    mulhu s2, t3, a5
    ld a6, 32(a2)
    srli s6, s6, 7
    slli s10, a6, 1
    add s6, a7, s6
    add a7, s3, s2
    mul s2, t1, s10
    mulhu s3, t1, s10
    sd a0, 0(sp)
    mul a0, s0, s11
    srli s2, s2, 7
    mulhu a6, s0, s11
    srli a0, a0, 7
    add a0, s2, a0
    add s2, s3, a6
    mul a6, s5, s1
    mulhu s3, s5, s1
    mul s9, a3, a5
    srli a6, a6, 7
    add a6, a0, a6
    add a0, s2, s3
    mulhu s3, a3, a5
    srli s2, s9, 7
    add s9, a6, s2
    add s2, a0, s3
    ld a6, 32(a1)
    ld s4, 40(a2)
    slli s3, a6, 6
    mul a0, t3, s3
    mulhu a6, t3, s3
    slli s4, s4, 1
    srli a0, a0, 7
    add a0, s9, a0
    add s9, s2, a6
    mul a6, t1, s4
    mulhu s2, t1, s4
    sd s9, 8(sp)
    mul s9, s0, s10
    srli a6, a6, 7
    sd a0, 16(sp)
    mulhu a0, s0, s10
    srli s9, s9, 7
    add s9, a6, s9
    add a6, s2, a0
    mul a0, s1, s11
    mulhu s2, s1, s11
    sd a7, 24(sp)
    mul a7, s5, a5
    srli a0, a0, 7
    add a0, s9, a0
    add s9, a6, s2
    mulhu s2, s5, a5
    srli a6, a7, 7
    add a7, a0, a6
    add a6, s9, s2
    mul a0, a3, s3
    mulhu s2, a3, s3
    ld s9, 40(a1)
    srli a0, a0, 7
    slli s9, s9, 6
    add a0, a7, a0
    add a7, a6, s2
    mul s2, t3, s9
    mulhu a6, t3, s9
    sd s6, 32(sp)
    ld s6, 48(a2)
    srli s2, s2, 7
    slli s6, s6, 1
    add s2, a0, s2
    add a0, a7, a6
    mul a6, t1, s6
    mulhu a7, t1, s6
    sd a0, 40(sp)
    mul a0, s0, s4
    srli a6, a6, 7
    sd s2, 48(sp)
    mulhu s2, s0, s4
    srli a0, a0, 7
    add a0, a6, a0
    add a6, a7, s2
    mul s2, s1, s10
    mulhu a7, s1, s10
    sd t4, 56(sp)
    mul t4, s11, a5
    srli s2, s2, 7
    add s2, a0, s2
    add a0, a6, a7
    mulhu a7, s11, a5
    srli a6, t4, 7
    add t4, s2, a6
    add a6, a0, a7
    mul s2, s5, s3
    mulhu a7, s5, s3
    mul a0, a3, s9
    srli s2, s2, 7
    add s2, t4, s2
    add t4, a6, a7
    mulhu a7, a3, s9
    srli a6, a0, 7
    add a0, s2, a6
    add a6, t4, a7
    ld s2, 48(a1)
    sd t0, 64(sp)
    slli a7, s2, 6
    mul t4, t3, a7
    mulhu s2, t3, a7
    ld t0, 56(a2)
    srli t4, t4, 7
    slli t0, t0, 1
    add t4, a0, t4
    add a0, a6, s2
    mul s2, t1, t0
    mulhu a6, t1, t0
    sd a0, 72(sp)
    mul a0, s0, s6
    srli s2, s2, 7
    sd t4, 80(sp)
    mulhu t4, s0, s6
    srli a0, a0, 7
    add a0, s2, a0
    add s2, a6, t4
    mul t4, s1, s4
    mulhu a6, s1, s4
    sd s8, 88(sp)
    mul s8, a5, s10
    srli t4, t4, 7
    add t4, a0, t4
    add a0, s2, a6
    mulhu a6, a5, s10
    srli s2, s8, 7
    add s8, t4, s2
    add s2, a0, a6
    mul t4, s11, s3
    mulhu a6, s11, s3
    mul a0, s5, s9
    srli t4, t4, 7
    add t4, s8, t4
    add s8, s2, a6
    mulhu a6, s5, s9
    srli s2, a0, 7
    add a0, t4, s2
    add s2, s8, a6
    mul t4, a3, a7
    mulhu a6, a3, a7
    ld s8, 56(a1)
    srli t4, t4, 7
    slli s8, s8, 6
    add t4, a0, t4
    add a0, s2, a6
    mul a6, t3, s8
    mulhu s2, t3, s8
    ld t3, 64(a2)
    srli a6, a6, 7
    slli t3, t3, 1
    add a6, t4, a6
    add t4, a0, s2
    mul s2, t1, t3
    mulhu a0, t1, t3
    mul t1, s0, t0
    srli s2, s2, 7
    sd t4, 96(sp)
    mulhu t4, s0, t0
    srli t1, t1, 7
    add t1, s2, t1
    add s2, a0, t4
    mul t4, s1, s6
    mulhu a0, s1, s6
    sd a6, 104(sp)
    mul a6, a5, s4
    srli t4, t4, 7
    add t4, t1, t4
    add t1, s2, a0
    mulhu a0, a5, s4
    srli s2, a6, 7
    add a6, t4, s2
    add s2, t1, a0
    mul t4, s10, s3
    mulhu a0, s10, s3
    mul t1, s11, s9
    srli t4, t4, 7
    add t4, a6, t4
    add a6, s2, a0
    mulhu a0, s11, s9
    srli s2, t1, 7
    add t1, t4, s2
    add s2, a6, a0
    mul t4, s5, a7
    mulhu a0, s5, a7
    mul a6, a3, s8
    srli t4, t4, 7
    add t4, t1, t4
    add t1, s2, a0
    mulhu a0, a3, s8
    srli s2, a6, 7
    add a3, t4, s2
    add a6, t1, a0
    ld s2, 64(a1)
    slli t4, s2, 7
    mul a0, t2, t4
    mulhu t1, t2, t4
    mul s2, s0, t3
    srli a1, a0, 7
    add t2, a3, a1
    add a0, a6, t1
    mulhu a1, s0, t3
    srli a3, s2, 7
    mul t1, s1, t0
    mulhu a6, s1, t0
    mul s0, a5, s6
    srli s2, t1, 7
    add t1, a3, s2
    add s2, a1, a6
    mulhu a3, a5, s6
    srli a6, s0, 7
    add a1, t1, a6
    add s0, s2, a3
    mul a6, s3, s4
    mulhu t1, s3, s4
    mul a3, s10, s9
    srli s2, a6, 7
    add a6, a1, s2
    add s2, s0, t1
    mulhu a1, s10, s9
    srli t1, a3, 7
    add s0, a6, t1
    add a3, s2, a1
    mul t1, s11, a7
    mulhu a6, s11, a7
    mul a1, s5, s8
    srli s2, t1, 7
    add t1, s0, s2
    add s2, a3, a6
    mulhu s0, s5, s8
    srli a6, a1, 7
    add a3, t1, a6
    add s5, s2, s0
    mul a1, t6, t4
    mulhu a6, t6, t4
    mul t1, s1, t3
    srli s0, a1, 7
    add s2, a3, s0
    add t6, s5, a6
    mulhu a1, s1, t3
    srli s0, t1, 7
    mul a3, a5, t0
    mulhu a6, a5, t0
    mul s5, s3, s6
    srli s1, a3, 7
    add t1, s0, s1
    add a3, a1, a6
    mulhu s1, s3, s6
    srli s0, s5, 7
    add a6, t1, s0
    add a1, a3, s1
    mul s5, s4, s9
    mulhu s0, s4, s9
    mul t1, s10, a7
    srli s1, s5, 7
    add a3, a6, s1
    add s5, a1, s0
    mulhu s1, s10, a7
    srli a6, t1, 7
    add s0, a3, a6
    add a1, s5, s1
    mul t1, s11, s8
    mulhu a6, s11, s8
    ld a3, 16(a2)
    srli s5, t1, 7
    mul s1, a3, t4
    add s11, s0, s5
    add t1, a1, a6
    mulhu s5, a3, t4
    srli s0, s1, 7
    add a6, s11, s0
    add a1, t1, s5
    mul a3, a5, t3
    mulhu s1, a5, t3
    mul s0, s3, t0
    srli s11, a3, 7
    mulhu s5, s3, t0
    srli t1, s0, 7
    add a5, s11, t1
    add a3, s1, s5
    mul s0, s9, s6
    mulhu t1, s9, s6
    mul s11, s4, a7
    srli s5, s0, 7
    add s1, a5, s5
    add s0, a3, t1
    mulhu s5, s4, a7
    srli a5, s11, 7
    add t1, s1, a5
    add a3, s0, s5
    mul s11, s10, s8
    mulhu a5, s10, s8
    ld s1, 24(a2)
    srli s0, s11, 7
    mul s5, s1, t4
    add s10, t1, s0
    add s11, a3, a5
    mulhu s0, s1, t4
    srli t1, s5, 7
    add a5, s10, t1
    add a3, s11, s0
    mul s1, s3, t3
    mulhu s5, s3, t3
    mul t1, s9, t0
    srli s10, s1, 7
    mulhu s0, s9, t0
    srli s11, t1, 7
    add s3, s10, s11
    add s1, s5, s0
    mul t1, s6, a7
    mulhu s11, s6, a7
    mul s10, s4, s8
    srli s0, t1, 7
    add s5, s3, s0
    add t1, s1, s11
    mulhu s0, s4, s8
    srli s3, s10, 7
    add s11, s5, s3
    add s1, t1, s0
    ld s4, 32(a2)
    mul s5, s9, t3
    mul s10, s4, t4
    mulhu s3, s4, t4
    srli s0, s10, 7
    add t1, s11, s0
    add s4, s1, s3
    mulhu s10, s9, t3
    srli s0, s5, 7
    mul s11, a7, t0
    mulhu s3, a7, t0
    mul s1, s6, s8
    srli s9, s11, 7
    add s5, s0, s9
    add s11, s10, s3
    mulhu s9, s6, s8
    srli s0, s1, 7
    add s3, s5, s0
    add s10, s11, s9
    ld s6, 40(a2)
    mul s5, a7, t3
    mul s1, s6, t4
    mulhu s0, s6, t4
    srli s9, s1, 7
    add s11, s3, s9
    add s6, s10, s0
    mulhu s1, a7, t3
    srli s9, s5, 7
    mul s3, t0, s8
    mulhu s0, t0, s8
    ld s10, 48(a2)
    srli s5, s3, 7
    mul a7, s10, t4
    add t0, s9, s5
    add s3, s1, s0
    mulhu s5, s10, t4
    srli s9, a7, 7
    add s0, t0, s9
    add s1, s3, s5
    mul s10, s8, t3
    mulhu a7, s8, t3
    ld s9, 56(a2)
    srli s5, s10, 7
    mul t0, s9, t4
    mulhu s3, s9, t4
    ld s9, 64(a2)
    srli t3, t0, 7
    add s8, s5, t3
    add s10, a7, s3
    mul t0, s9, t4
    mulhu t3, s9, t4
    slli s5, t5, 57
    srli s3, t0, 7
    add a7, a4, s5
    lla t4, .Lcsidh512_x57_mul_constants
    ld s9, 0(t4)
    addi t0, zero, -1
    mul a2, a7, s9
    srli s5, t0, 7
    sd t3, 112(sp)
    and a7, a2, s5
    slli t0, a7, 7
    ld a2, 16(t4)
    sd s3, 120(sp)
    mul a7, a2, t0
    mulhu t3, a2, t0
    ld s3, 24(t4)
    sd s10, 128(sp)
    mul s10, t0, s3
    srli a7, a7, 7
    add a7, a4, a7
    add a4, t5, t3
    srli t3, a7, 57
    add t5, a4, t3
    add a7, s7, t5
    mulhu t3, t0, s3
    srli a4, s10, 7
    add t5, a7, a4
    ld s7, 88(sp)
    sd s8, 88(sp)
    add s10, s7, t3
    slli a4, s10, 57
    add a7, t5, a4
    mul t3, s9, a7
    ld s7, 40(t4)
    sd s1, 136(sp)
    mul a4, t0, s7
    mulhu a7, t0, s7
    and t3, t3, s5
    slli t3, t3, 7
    mul s8, a2, t3
    mulhu s1, a2, t3
    srli a4, a4, 7
    srli s8, s8, 7
    add s8, t5, s8
    add t5, s10, s1
    srli s1, s8, 57
    add s10, t5, s1
    ld s8, 64(sp)
    mul t5, s3, t3
    add s1, s8, s10
    mulhu s10, s3, t3
    ld s8, 56(t4)
    sd s0, 64(sp)
    mul s0, t0, s8
    srli t5, t5, 7
    add t5, a4, t5
    add a4, a7, s10
    add s10, s1, t5
    ld a7, 56(sp)
    sd s6, 56(sp)
    add t5, a7, a4
    slli s1, t5, 57
    add a4, s10, s1
    mul a7, s9, a4
    mulhu s1, t0, s8
    srli a4, s0, 7
    and s0, a7, s5
    slli a7, s0, 7
    mul s0, a2, a7
    mulhu s6, a2, a7
    sd s11, 144(sp)
    mul s11, t3, s7
    srli s0, s0, 7
    add s0, s10, s0
    add s10, t5, s6
    srli s6, s0, 57
    add t5, s10, s6
    ld s0, 32(sp)
    mulhu s10, t3, s7
    add s6, s0, t5
    srli t5, s11, 7
    add s0, a4, t5
    add s11, s1, s10
    mul t5, s3, a7
    mulhu a4, s3, a7
    ld s10, 72(t4)
    srli t5, t5, 7
    mul s1, t0, s10
    add t5, s0, t5
    add s0, s11, a4
    add a4, s6, t5
    ld s11, 24(sp)
    sd s4, 24(sp)
    add t5, s11, s0
    slli s6, t5, 57
    add s0, a4, s6
    mul s11, s9, s0
    mulhu s6, t0, s10
    srli s0, s1, 7
    and s1, s11, s5
    slli s11, s1, 7
    mul s1, a2, s11
    mulhu s4, a2, s11
    sd t1, 32(sp)
    mul t1, t3, s8
    srli s1, s1, 7
    add s1, a4, s1
    add a4, t5, s4
    srli s4, s1, 57
    add t5, a4, s4
    ld s1, 16(sp)
    mulhu a4, t3, s8
    add s4, s1, t5
    srli t5, t1, 7
    add s1, s0, t5
    add t1, s6, a4
    mul t5, s7, a7
    mulhu s0, s7, a7
    mul a4, s3, s11
    srli s6, t5, 7
    add t5, s1, s6
    add s6, t1, s0
    mulhu s1, s3, s11
    srli s0, a4, 7
    add t1, t5, s0
    add a4, s6, s1
    add s0, s4, t1
    ld t5, 8(sp)
    sd a3, 8(sp)
    add s1, t5, a4
    slli s6, s1, 57
    add t1, s0, s6
    mul s4, s9, t1
    ld a4, 64(t4)
    mul t5, t0, a4
    mulhu s6, t0, a4
    and t1, s4, s5
    slli s4, t1, 7
    mul t1, a2, s4
    mulhu a3, a2, s4
    srli t5, t5, 7
    srli t1, t1, 7
    add t1, s0, t1
    add s0, s1, a3
    srli a3, t1, 57
    add s1, s0, a3
    ld t1, 48(sp)
    mul s0, t3, s10
    add a3, t1, s1
    mulhu s1, t3, s10
    mul t1, a7, s8
    srli s0, s0, 7
    add s0, t5, s0
    add t5, s6, s1
    mulhu s1, a7, s8
    srli s6, t1, 7
    add t1, s0, s6
    add s6, t5, s1
    mul s0, s7, s11
    mulhu s1, s7, s11
    mul t5, s3, s4
    srli s0, s0, 7
    add s0, t1, s0
    add t1, s6, s1
    mulhu s1, s3, s4
    srli s6, t5, 7
    add t5, s0, s6
    add s6, t1, s1
    add s0, a3, t5
    ld s1, 40(sp)
    sd a5, 40(sp)
    add t1, s1, s6
    slli t5, t1, 57
    add a3, s0, t5
    mul s6, s9, a3
    ld s1, 48(t4)
    sd a1, 48(sp)
    mul t5, t0, s1
    mulhu a3, t0, s1
    and s6, s6, s5
    slli s6, s6, 7
    mul a5, a2, s6
    mulhu a1, a2, s6
    srli t5, t5, 7
    srli a5, a5, 7
    add a5, s0, a5
    add s0, t1, a1
    srli a1, a5, 57
    add t1, s0, a1
    ld a5, 80(sp)
    mul s0, t3, a4
    add a1, a5, t1
    mulhu t1, t3, a4
    mul a5, a7, s10
    srli s0, s0, 7
    add s0, t5, s0
    add t5, a3, t1
    mulhu t1, a7, s10
    srli a3, a5, 7
    add a5, s0, a3
    add a3, t5, t1
    mul s0, s8, s11
    mulhu t1, s8, s11
    mul t5, s7, s4
    srli s0, s0, 7
    add s0, a5, s0
    add a5, a3, t1
    mulhu t1, s7, s4
    srli a3, t5, 7
    add t5, s0, a3
    add a3, a5, t1
    mul s0, s3, s6
    mulhu t1, s3, s6
    ld a5, 32(t4)
    sd a6, 80(sp)
    mul a6, t0, a5
    srli s0, s0, 7
    add s0, t5, s0
    add t5, a3, t1
    add t1, a1, s0
    ld a3, 72(sp)
    sd t6, 72(sp)
    add s0, a3, t5
    slli a1, s0, 57
    add t5, t1, a1
    mul a3, s9, t5
    mulhu a1, t0, a5
    srli t5, a6, 7
    and a6, a3, s5
    slli a3, a6, 7
    mul a6, a2, a3
    mulhu t6, a2, a3
    sd s2, 16(sp)
    mul s2, t3, s1
    srli a6, a6, 7
    add a6, t1, a6
    add t1, s0, t6
    srli t6, a6, 57
    add s0, t1, t6
    ld a6, 104(sp)
    mulhu t1, t3, s1
    add t6, a6, s0
    srli s0, s2, 7
    add a6, t5, s0
    add s2, a1, t1
    mul s0, a7, a4
    mulhu t5, a7, a4
    mul t1, s11, s10
    srli a1, s0, 7
    add s0, a6, a1
    add a1, s2, t5
    mulhu a6, s11, s10
    srli t5, t1, 7
    add s2, s0, t5
    add t1, a1, a6
    mul t5, s8, s4
    mulhu s0, s8, s4
    mul a6, s7, s6
    srli a1, t5, 7
    add t5, s2, a1
    add a1, t1, s0
    mulhu s2, s7, s6
    srli s0, a6, 7
    add t1, t5, s0
    add a6, a1, s2
    mul s0, s3, a3
    mulhu t5, s3, a3
    ld s2, 8(t4)
    srli s0, s0, 7
    mul a1, t0, s2
    add s0, t1, s0
    add t1, a6, t5
    add t5, t6, s0
    ld a6, 96(sp)
    add s0, a6, t1
    slli t6, s0, 57
    add t1, t5, t6
    mul a6, s9, t1
    mulhu t6, t0, s2
    srli t1, a1, 7
    and t0, a6, s5
    slli a1, t0, 7
    mul a6, a2, a1
    mulhu t0, a2, a1
    mul a2, t3, a5
    srli a6, a6, 7
    add a6, t5, a6
    add t5, s0, t0
    srli t0, a6, 57
    add s0, t5, t0
    add a6, t2, s0
    mulhu t0, t3, a5
    srli t5, a2, 7
    add s0, t1, t5
    add t2, t6, t0
    mul a2, a7, s1
    mulhu t5, a7, s1
    mul t1, s11, a4
    srli t0, a2, 7
    add t6, s0, t0
    add a2, t2, t5
    mulhu t0, s11, a4
    srli s0, t1, 7
    add t5, t6, s0
    add t2, a2, t0
    mul t1, s10, s4
    mulhu s0, s10, s4
    mul t6, s8, s6
    srli t0, t1, 7
    add a2, t5, t0
    add t1, t2, s0
    mulhu t0, s8, s6
    srli t5, t6, 7
    add s0, a2, t5
    add t2, t1, t0
    mul t6, s7, a3
    mulhu t5, s7, a3
    mul a2, s3, a1
    srli t0, t6, 7
    add t1, s0, t0
    add t6, t2, t5
    mulhu t0, s3, a1
    srli s0, a2, 7
    add t5, t1, s0
    add t2, t6, t0
    add a2, a6, t5
    add s0, a0, t2
    slli t1, s0, 57
    add t0, a2, t1
    mul t6, s9, t0
    mul t5, t3, s2
    mulhu a6, t3, s2
    and t2, t6, s5
    slli a0, t2, 7
    ld t1, 16(t4)
    srli t3, t5, 7
    mul t0, t1, a0
    mulhu s9, t1, a0
    srli t6, t0, 7
    add t2, a2, t6
    add t1, s0, s9
    srli t5, t2, 57
    add t0, t1, t5
    ld t6, 16(sp)
    mul s9, a7, a5
    add a2, t6, t0
    mulhu s0, a7, a5
    mul t2, s11, s1
    srli t5, s9, 7
    add t1, t3, t5
    add t0, a6, s0
    mulhu t6, s11, s1
    srli s9, t2, 7
    add t5, t1, s9
    add t3, t0, t6
    mul s0, s4, a4
    mulhu a6, s4, a4
    mul t2, s10, s6
    srli s9, s0, 7
    add t1, t5, s9
    add t6, t3, a6
    mulhu t0, s10, s6
    srli s0, t2, 7
    add s9, t1, s0
    add t5, t6, t0
    mul a6, s8, a3
    mulhu t3, s8, a3
    mul t2, s7, a1
    srli s0, a6, 7
    add t1, s9, s0
    add t0, t5, t3
    mulhu t6, s7, a1
    srli a6, t2, 7
    add s0, t1, a6
    add s9, t0, t6
    mul t3, s3, a0
    mulhu t5, s3, a0
    mul t2, a7, s2
    srli a6, t3, 7
    add t1, s0, a6
    add t6, s9, t5
    add t0, a2, t1
    ld s3, 72(sp)
    srli a6, t0, 57
    add t3, s3, t6
    add s0, t3, a6
    and t5, t0, s5
    ld s9, 0(sp)
    ld t1, 80(sp)
    sd t5, 0(s9)
    add a2, t1, s0
    mulhu t6, a7, s2
    srli s3, t2, 7
    mul a6, s11, a5
    mulhu t3, s11, a5
    mul t0, s4, s1
    srli t5, a6, 7
    add s0, s3, t5
    add t1, t6, t3
    mulhu a7, s4, s1
    srli t2, t0, 7
    add a6, s0, t2
    add t5, t1, a7
    mul s3, a4, s6
    mulhu t3, a4, s6
    mul t6, s10, a3
    srli t0, s3, 7
    add t2, a6, t0
    add s0, t5, t3
    mulhu a7, s10, a3
    srli t1, t6, 7
    add s3, t2, t1
    add t0, s0, a7
    mul a6, s8, a1
    mulhu t3, s8, a1
    mul t5, s7, a0
    srli t6, a6, 7
    add t1, s3, t6
    add t2, t0, t3
    mulhu a7, s7, a0
    srli s0, t5, 7
    add a6, t1, s0
    add t6, t2, a7
    add s3, a2, a6
    ld t3, 48(sp)
    srli s7, s3, 57
    add t0, t3, t6
    add t5, t0, s7
    and s0, s3, s5
    sd s0, 8(s9)
    ld t1, 40(sp)
    mul t2, s11, s2
    add a7, t1, t5
    mulhu a6, s11, s2
    mul a2, s4, a5
    srli t6, t2, 7
    mulhu t3, s4, a5
    srli s7, a2, 7
    add t0, t6, s7
    add s3, a6, t3
    mul s0, s6, s1
    mulhu t5, s6, s1
    mul t1, a4, a3
    srli s11, s0, 7
    add t2, t0, s11
    add a2, s3, t5
    mulhu s7, a4, a3
    srli t6, t1, 7
    add t3, t2, t6
    add a6, a2, s7
    mul s0, s10, a1
    mulhu s11, s10, a1
    mul t0, s8, a0
    srli t5, s0, 7
    add s3, t3, t5
    add t1, a6, s11
    mulhu t6, s8, a0
    srli t2, t0, 7
    add s7, s3, t2
    add a2, t1, t6
    add s0, a7, s7
    ld t5, 8(sp)
    srli s11, s0, 57
    add t3, t5, a2
    add a6, t3, s11
    and s8, s0, s5
    sd s8, 16(s9)
    ld t0, 32(sp)
    mul s3, s4, s2
    add t2, t0, a6
    mulhu t6, s4, s2
    mul t1, s6, a5
    srli s7, s3, 7
    mulhu a7, s6, a5
    srli a2, t1, 7
    add t5, s7, a2
    add s11, t6, a7
    mul t3, s1, a3
    mulhu s0, s1, a3
    mul s8, a4, a1
    srli a6, t3, 7
    add t0, t5, a6
    add s4, s11, s0
    mulhu s3, a4, a1
    srli t1, s8, 7
    add a2, t0, t1
    add s7, s4, s3
    mul a7, s10, a0
    mulhu t6, s10, a0
    mul t3, s6, s2
    srli a6, a7, 7
    add t5, a2, a6
    add s0, s7, t6
    add s11, t2, t5
    ld s8, 24(sp)
    srli t0, s11, 57
    add t1, s8, s0
    add s3, t1, t0
    and s4, s11, s5
    sd s4, 24(s9)
    ld s10, 144(sp)
    mulhu a6, s6, s2
    add a7, s10, s3
    srli a2, t3, 7
    mul t6, a3, a5
    mulhu s7, a3, a5
    mul t5, s1, a1
    srli t2, t6, 7
    add s0, a2, t2
    add s8, a6, s7
    mulhu t0, s1, a1
    srli t1, t5, 7
    add s11, s0, t1
    add s4, s8, t0
    mul s3, a4, a0
    mulhu s10, a4, a0
    mul s6, a3, s2
    srli t3, s3, 7
    add t6, s11, t3
    add t2, s4, s10
    add a2, a7, t6
    ld s7, 56(sp)
    srli t5, a2, 57
    add a6, s7, t2
    add t1, a6, t5
    and s0, a2, s5
    sd s0, 32(s9)
    ld t0, 64(sp)
    mulhu a4, a3, s2
    add s8, t0, t1
    srli s3, s6, 7
    mul t3, a5, a1
    mulhu s11, a5, a1
    mul s10, s1, a0
    srli s4, t3, 7
    add t6, s3, s4
    add a7, a4, s11
    mulhu t2, s1, a0
    srli s7, s10, 7
    add t5, t6, s7
    add a6, a7, t2
    add a2, s8, t5
    ld s0, 136(sp)
    srli t0, a2, 57
    add t1, s0, a6
    add a3, t1, t0
    and s6, a2, s5
    sd s6, 40(s9)
    ld t3, 88(sp)
    mul s3, a1, s2
    add s4, t3, a3
    mulhu s11, a1, s2
    mul a4, a5, a0
    srli s1, s3, 7
    mulhu s10, a5, a0
    srli s7, a4, 7
    add t6, s1, s7
    add t2, s11, s10
    add a7, s4, t6
    ld t5, 128(sp)
    srli a6, a7, 57
    add s8, t5, t2
    add s0, s8, a6
    and t0, a7, s5
    sd t0, 48(s9)
    ld t1, 120(sp)
    mul s6, s2, a0
    add a2, t1, s0
    mulhu a3, s2, a0
    srli t3, s6, 7
    add a1, a2, t3
    ld s3, 112(sp)
    srli a4, a1, 57
    add a5, s3, a3
    add s7, a5, a4
    sd s7, 64(s9)
    and s1, a1, s5
    sd s1, 56(s9)
    ld s0, 152(sp)
    ld s1, 160(sp)
    ld s2, 168(sp)
    ld s3, 176(sp)
    ld s4, 184(sp)
    ld s5, 192(sp)
    ld s6, 200(sp)
    ld s7, 208(sp)
    ld s8, 216(sp)
    ld s9, 224(sp)
    ld s10, 232(sp)
    ld s11, 240(sp)
    addi sp, sp, 256
    jalr zero, 0(ra)
    .size csidh512_x57_mul, .-csidh512_x57_mul

# `R * out = a^2 (mod p)`
#
# - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#
# rocket: 842 cycles, 839 instructions, 3 stalled by load
    .section .rodata
    .balign 8
.Lcsidh512_x57_square_constants:
    .dword 0x00c1301f632e294d
    .dword 0x0065b48e8f740f89
    .dword 0x0181b90533c6c87b
    .dword 0x010dfa2bd6541a8d
    .dword 0x017ff91561a2bc7c
    .dword 0x003307c2d3c9709c
    .dword 0x01312ad0b420ebb7
    .dword 0x00acfe6aa0ea2ce6
    .dword 0x00446212d7dfe634
    .dword 0x01322c9cda7aac6c
    .text
    .balign 4
    .globl csidh512_x57_square
    .type csidh512_x57_square, @function
csidh512_x57_square:
    addi sp, sp, -256
    sd s0, 152(sp)
    sd s1, 160(sp)
    sd s2, 168(sp)
    sd s3, 176(sp)
    sd s4, 184(sp)
    sd s5, 192(sp)
    sd s6, 200(sp)
    sd s7, 208(sp)
    sd s8, 216(sp)
    sd s9, 224(sp)
    sd s10, 232(sp)
    sd s11, 240(sp)
    ld t0, 0(a1)
    ld a2, 8(a1)
    slli t1, t0, 6
    slli t2, t0, 1
    mul t3, t1, t2
    mulhu t4, t1, t2
    slli t5, t2, 5
    srli t6, t3, 7
    slli a3, a2, 2
    mul a4, t5, a3
    mulhu a5, t5, a3
    ld a6, 16(a1)
    srli s0, a4, 7
    slli a7, a6, 2
    mul s1, t5, a7
    mulhu s2, t5, a7
    slli s3, a2, 6
    srli s4, s1, 7
    slli s5, a2, 1
    mul s6, s3, s5
    mulhu s7, s3, s5
    ld s8, 24(a1)
    srli s10, s6, 7
    slli s9, s8, 2
    add s11, s4, s10
    add t0, s2, s7
    mul t1, t5, s9
    mulhu t2, t5, s9
    slli t3, s5, 5
    srli a3, t1, 7
    mul a4, a7, t3
    mulhu s1, a7, t3
    ld a2, 32(a1)
    srli s6, a4, 7
    slli s3, a2, 2
    add s10, a3, s6
    add s4, t2, s1
    mul s7, t5, s3
    mulhu s2, t5, s3
    mul s5, s9, t3
    srli t1, s7, 7
    mulhu a7, s9, t3
    srli a4, s5, 7
    add s6, t1, a4
    add a3, s2, a7
    slli s1, a6, 6
    slli t2, a6, 1
    mul s7, s1, t2
    mulhu s5, s1, t2
    ld a4, 40(a1)
    srli a7, s7, 7
    slli t1, a4, 2
    add s2, s6, a7
    add a6, a3, s5
    mul s1, t5, t1
    mulhu s7, t5, t1
    mul a7, t3, s3
    srli s6, s1, 7
    mulhu s5, t3, s3
    srli a3, a7, 7
    add s1, s6, a3
    add a7, s7, s5
    slli a3, t2, 5
    mul s6, s9, a3
    mulhu s5, s9, a3
    ld s7, 48(a1)
    srli s9, s6, 7
    slli t2, s7, 2
    add s6, s1, s9
    add s9, a7, s5
    mul s1, t5, t2
    mulhu s5, t5, t2
    mul a7, t3, t1
    srli s1, s1, 7
    sd a0, 0(sp)
    mulhu a0, t3, t1
    srli a7, a7, 7
    add a7, s1, a7
    add s1, s5, a0
    mul a0, s3, a3
    mulhu s5, s3, a3
    sd s9, 8(sp)
    slli s9, s8, 6
    srli a0, a0, 7
    add a0, a7, a0
    add a7, s1, s5
    slli s5, s8, 1
    mul s1, s9, s5
    mulhu s8, s9, s5
    ld s9, 56(a1)
    sd s6, 16(sp)
    slli s6, s9, 2
    srli s1, s1, 7
    add s1, a0, s1
    add a0, a7, s8
    mul s8, t5, s6
    mulhu a7, t5, s6
    sd a0, 24(sp)
    mul a0, t3, t2
    srli s8, s8, 7
    sd s1, 32(sp)
    mulhu s1, t3, t2
    srli a0, a0, 7
    add a0, s8, a0
    add s8, a7, s1
    mul s1, t1, a3
    mulhu a7, t1, a3
    slli s5, s5, 5
    srli s1, s1, 7
    add s1, a0, s1
    add a0, s8, a7
    mul a7, s3, s5
    mulhu s8, s3, s5
    ld s3, 64(a1)
    srli a7, a7, 7
    slli s3, s3, 2
    add a7, s1, a7
    add s1, a0, s8
    mul s8, t5, s3
    mulhu a0, t5, s3
    mul t5, t3, s6
    srli s8, s8, 7
    sd s1, 40(sp)
    mulhu s1, t3, s6
    srli t5, t5, 7
    add t5, s8, t5
    add s8, a0, s1
    mul s1, a3, t2
    mulhu a0, a3, t2
    sd a7, 48(sp)
    mul a7, t1, s5
    srli s1, s1, 7
    add s1, t5, s1
    add t5, s8, a0
    mulhu a0, t1, s5
    srli s8, a7, 7
    add a7, s1, s8
    add s8, t5, a0
    slli s1, a2, 6
    slli a0, a2, 1
    mul t5, s1, a0
    mulhu a2, s1, a0
    mul s1, t3, s3
    srli t5, t5, 7
    add t5, a7, t5
    add a7, s8, a2
    mulhu a2, t3, s3
    srli s8, s1, 7
    mul t3, a3, s6
    mulhu s1, a3, s6
    sd a7, 56(sp)
    mul a7, t2, s5
    srli t3, t3, 7
    add t3, s8, t3
    add s8, a2, s1
    mulhu s1, t2, s5
    srli a2, a7, 7
    add a7, t3, a2
    add a2, s8, s1
    slli t3, a0, 5
    mul s1, t1, t3
    mulhu s8, t1, t3
    mul a0, a3, s3
    srli t1, s1, 7
    add s1, a7, t1
    add t1, a2, s8
    mulhu a7, a3, s3
    srli s8, a0, 7
    mul a2, s6, s5
    mulhu a3, s6, s5
    mul a0, t2, t3
    srli a2, a2, 7
    add a2, s8, a2
    add s8, a7, a3
    mulhu a3, t2, t3
    srli a7, a0, 7
    add a0, a2, a7
    add a7, s8, a3
    slli a2, a4, 6
    slli a3, a4, 1
    mul s8, a2, a3
    mulhu a4, a2, a3
    mul a2, s5, s3
    srli s8, s8, 7
    add s8, a0, s8
    add a0, a7, a4
    mulhu a4, s5, s3
    srli a7, a2, 7
    mul s5, s6, t3
    mulhu a2, s6, t3
    slli a3, a3, 5
    srli s5, s5, 7
    add s5, a7, s5
    add a7, a4, a2
    mul a2, t2, a3
    mulhu a4, t2, a3
    mul t2, s3, t3
    srli a2, a2, 7
    add a2, s5, a2
    add s5, a7, a4
    mulhu a4, s3, t3
    srli a7, t2, 7
    mul t3, s6, a3
    mulhu t2, s6, a3
    sd s5, 64(sp)
    slli s5, s7, 6
    srli t3, t3, 7
    add t3, a7, t3
    add a7, a4, t2
    slli t2, s7, 1
    mul a4, s5, t2
    mulhu s7, s5, t2
    mul s5, s3, a3
    srli a4, a4, 7
    add a4, t3, a4
    add t3, a7, s7
    mulhu s7, s3, a3
    srli a7, s5, 7
    slli a3, t2, 5
    mul s5, s6, a3
    mulhu t2, s6, a3
    mul s6, s3, a3
    srli s5, s5, 7
    add s5, a7, s5
    add a7, s7, t2
    mulhu t2, s3, a3
    srli s7, s6, 7
    slli a3, s9, 6
    slli s6, s9, 1
    mul s9, a3, s6
    mulhu a3, a3, s6
    slli s6, s6, 5
    srli s9, s9, 7
    add s9, s7, s9
    add s7, t2, a3
    mul a3, s3, s6
    mulhu t2, s3, s6
    ld s6, 64(a1)
    srli a3, a3, 7
    slli s3, s6, 7
    sd t2, 72(sp)
    mul t2, s6, s3
    mulhu s3, s6, s3
    slli s6, t4, 57
    srli a1, t2, 7
    add t2, t6, s6
    lla s6, .Lcsidh512_x57_square_constants
    sd s3, 80(sp)
    ld s3, 0(s6)
    sd a1, 88(sp)
    mul t2, t2, s3
    addi a1, zero, -1
    srli a1, a1, 7
    and t2, t2, a1
    slli t2, t2, 7
    sd a3, 96(sp)
    ld a3, 16(s6)
    sd s7, 104(sp)
    mul s7, a3, t2
    sd s9, 112(sp)
    mulhu s9, a3, t2
    sd a7, 120(sp)
    ld a7, 24(s6)
    sd s5, 128(sp)
    mul s5, t2, a7
    srli s7, s7, 7
    add s7, t6, s7
    add t6, t4, s9
    srli s9, s7, 57
    add t4, t6, s9
    add s7, s0, t4
    mulhu s9, t2, a7
    srli t6, s5, 7
    add t4, s7, t6
    add s0, a5, s9
    slli s5, s0, 57
    add t6, t4, s5
    mul s7, s3, t6
    ld s9, 40(s6)
    sd t3, 136(sp)
    mul a5, t2, s9
    mulhu s5, t2, s9
    and t6, s7, a1
    slli s7, t6, 7
    mul t6, a3, s7
    mulhu t3, a3, s7
    srli a5, a5, 7
    srli t6, t6, 7
    add t6, t4, t6
    add t4, s0, t3
    srli t3, t6, 57
    add s0, t4, t3
    add t6, s11, s0
    mul t3, a7, s7
    mulhu t4, a7, s7
    ld s0, 56(s6)
    srli t3, t3, 7
    mul s11, t2, s0
    add t3, a5, t3
    add a5, s5, t4
    add t4, t6, t3
    add s5, t0, a5
    slli t3, s5, 57
    add t6, t4, t3
    mul a5, s3, t6
    mulhu t0, t2, s0
    srli t3, s11, 7
    and t6, a5, a1
    slli s11, t6, 7
    mul a5, a3, s11
    mulhu t6, a3, s11
    sd a4, 144(sp)
    mul a4, s7, s9
    srli a5, a5, 7
    add a5, t4, a5
    add t4, s5, t6
    srli t6, a5, 57
    add s5, t4, t6
    add a5, s10, s5
    mulhu t6, s7, s9
    srli t4, a4, 7
    add s5, t3, t4
    add s10, t0, t6
    mul a4, a7, s11
    mulhu t4, a7, s11
    ld t3, 72(s6)
    srli t0, a4, 7
    mul t6, t2, t3
    add a4, s5, t0
    add t0, s10, t4
    add s5, a5, a4
    add t4, s4, t0
    slli s10, t4, 57
    add a4, s5, s10
    mul a5, s3, a4
    mulhu t0, t2, t3
    srli s4, t6, 7
    and s10, a5, a1
    slli a4, s10, 7
    mul t6, a3, a4
    mulhu a5, a3, a4
    mul s10, s7, s0
    srli t6, t6, 7
    add t6, s5, t6
    add s5, t4, a5
    srli a5, t6, 57
    add t4, s5, a5
    add t6, s2, t4
    mulhu a5, s7, s0
    srli s5, s10, 7
    add t4, s4, s5
    add s2, t0, a5
    mul s10, s9, s11
    mulhu s5, s9, s11
    mul s4, a7, a4
    srli a5, s10, 7
    add t0, t4, a5
    add s10, s2, s5
    mulhu a5, a7, a4
    srli t4, s4, 7
    add s5, t0, t4
    add s2, s10, a5
    add s4, t6, s5
    add t4, a6, s2
    slli t0, t4, 57
    add a5, s4, t0
    mul s10, s3, a5
    ld s5, 64(s6)
    mul t6, t2, s5
    mulhu s2, t2, s5
    and a6, s10, a1
    slli t0, a6, 7
    mul a5, a3, t0
    mulhu s10, a3, t0
    srli a6, t6, 7
    srli t6, a5, 7
    add a5, s4, t6
    add t6, t4, s10
    srli s4, a5, 57
    add s10, t6, s4
    ld t4, 16(sp)
    mul s4, s7, t3
    add a5, t4, s10
    mulhu t6, s7, t3
    mul s10, s11, s0
    srli t4, s4, 7
    add s4, a6, t4
    add t4, s2, t6
    mulhu a6, s11, s0
    srli t6, s10, 7
    add s2, s4, t6
    add s10, t4, a6
    mul t6, s9, a4
    mulhu s4, s9, a4
    mul a6, a7, t0
    srli t4, t6, 7
    add t6, s2, t4
    add t4, s10, s4
    mulhu s2, a7, t0
    srli s4, a6, 7
    add s10, t6, s4
    add a6, t4, s2
    add s4, a5, s10
    ld t6, 8(sp)
    sd a2, 8(sp)
    add s2, t6, a6
    slli t4, s2, 57
    add s10, s4, t4
    mul a5, s3, s10
    ld a6, 48(s6)
    mul t6, t2, a6
    mulhu t4, t2, a6
    and s10, a5, a1
    slli a5, s10, 7
    mul s10, a3, a5
    mulhu a2, a3, a5
    srli t6, t6, 7
    srli s10, s10, 7
    add s10, s4, s10
    add s4, s2, a2
    srli a2, s10, 57
    add s2, s4, a2
    ld s10, 32(sp)
    mul s4, s7, s5
    add a2, s10, s2
    mulhu s2, s7, s5
    mul s10, s11, t3
    srli s4, s4, 7
    add s4, t6, s4
    add t6, t4, s2
    mulhu s2, s11, t3
    srli t4, s10, 7
    add s10, s4, t4
    add t4, t6, s2
    mul s4, s0, a4
    mulhu s2, s0, a4
    mul t6, s9, t0
    srli s4, s4, 7
    add s4, s10, s4
    add s10, t4, s2
    mulhu s2, s9, t0
    srli t4, t6, 7
    add t6, s4, t4
    add t4, s10, s2
    mul s4, a7, a5
    mulhu s2, a7, a5
    ld s10, 32(s6)
    sd a0, 32(sp)
    mul a0, t2, s10
    srli s4, s4, 7
    add s4, t6, s4
    add t6, t4, s2
    add s2, a2, s4
    ld t4, 24(sp)
    sd s8, 24(sp)
    add s4, t4, t6
    slli a2, s4, 57
    add t6, s2, a2
    mul t4, s3, t6
    mulhu a2, t2, s10
    srli t6, a0, 7
    and a0, t4, a1
    slli t4, a0, 7
    mul a0, a3, t4
    mulhu s8, a3, t4
    sd t1, 16(sp)
    mul t1, s7, a6
    srli a0, a0, 7
    add a0, s2, a0
    add s2, s4, s8
    srli s8, a0, 57
    add s4, s2, s8
    ld a0, 48(sp)
    mulhu s2, s7, a6
    add s8, a0, s4
    srli s4, t1, 7
    add a0, t6, s4
    add t1, a2, s2
    mul s4, s11, s5
    mulhu t6, s11, s5
    mul s2, a4, t3
    srli a2, s4, 7
    add s4, a0, a2
    add a2, t1, t6
    mulhu a0, a4, t3
    srli t6, s2, 7
    add t1, s4, t6
    add s2, a2, a0
    mul t6, s0, t0
    mulhu s4, s0, t0
    mul a0, s9, a5
    srli a2, t6, 7
    add t6, t1, a2
    add a2, s2, s4
    mulhu t1, s9, a5
    srli s4, a0, 7
    add s2, t6, s4
    add a0, a2, t1
    mul s4, a7, t4
    mulhu t6, a7, t4
    ld t1, 8(s6)
    srli s4, s4, 7
    mul a2, t2, t1
    add s4, s2, s4
    add s2, a0, t6
    add t6, s8, s4
    ld a0, 40(sp)
    add s4, a0, s2
    slli s8, s4, 57
    add s2, t6, s8
    mul a0, s3, s2
    mulhu s8, t2, t1
    srli s2, a2, 7
    and t2, a0, a1
    slli a2, t2, 7
    mul a0, a3, a2
    mulhu t2, a3, a2
    mul a3, s7, s10
    srli a0, a0, 7
    add a0, t6, a0
    add t6, s4, t2
    srli t2, a0, 57
    add s4, t6, t2
    add a0, t5, s4
    mulhu t2, s7, s10
    srli t6, a3, 7
    add s4, s2, t6
    add t5, s8, t2
    mul a3, s11, a6
    mulhu t6, s11, a6
    mul s2, a4, s5
    srli t2, a3, 7
    add s8, s4, t2
    add a3, t5, t6
    mulhu t2, a4, s5
    srli s4, s2, 7
    add t6, s8, s4
    add t5, a3, t2
    mul s2, t3, t0
    mulhu s4, t3, t0
    mul s8, s0, a5
    srli t2, s2, 7
    add a3, t6, t2
    add s2, t5, s4
    mulhu t2, s0, a5
    srli t6, s8, 7
    add s4, a3, t6
    add t5, s2, t2
    mul s8, s9, t4
    mulhu t6, s9, t4
    mul a3, a7, a2
    srli t2, s8, 7
    add s2, s4, t2
    add s8, t5, t6
    mulhu t2, a7, a2
    srli s4, a3, 7
    add t6, s2, s4
    add t5, s8, t2
    add a3, a0, t6
    ld s4, 56(sp)
    mul a0, s7, t1
    add s2, s4, t5
    slli t2, s2, 57
    add s8, a3, t2
    mul t6, s3, s8
    mulhu t5, s7, t1
    ld s8, 16(s6)
    and s4, t6, a1
    slli t2, s4, 7
    mul s3, s8, t2
    mulhu s7, s8, t2
    srli t6, a0, 7
    srli s4, s3, 7
    add s8, a3, s4
    add a0, s2, s7
    srli s3, s8, 57
    add s4, a0, s3
    add a3, s1, s4
    mul s7, s11, s10
    mulhu s2, s11, s10
    mul s8, a4, a6
    srli s3, s7, 7
    add a0, t6, s3
    add s4, t5, s2
    mulhu s1, a4, a6
    srli s7, s8, 7
    add s3, a0, s7
    add t6, s4, s1
    mul s2, t0, s5
    mulhu t5, t0, s5
    mul s8, t3, a5
    srli s7, s2, 7
    add a0, s3, s7
    add s1, t6, t5
    mulhu s4, t3, a5
    srli s2, s8, 7
    add s7, a0, s2
    add s3, s1, s4
    mul t5, s0, t4
    mulhu t6, s0, t4
    mul s8, s9, a2
    srli s2, t5, 7
    add a0, s7, s2
    add s4, s3, t6
    mulhu s1, s9, a2
    srli t5, s8, 7
    add s2, a0, t5
    add s7, s4, s1
    mul t6, a7, t2
    mulhu s3, a7, t2
    mul s8, s11, t1
    srli t5, t6, 7
    add a0, s2, t5
    add s1, s7, s3
    add s4, a3, a0
    ld a7, 16(sp)
    srli t5, s4, 57
    add t6, a7, s1
    add s2, t6, t5
    and s3, s4, a1
    ld s7, 0(sp)
    ld a0, 24(sp)
    sd s3, 0(s7)
    add a3, a0, s2
    mulhu s1, s11, t1
    srli a7, s8, 7
    mul t5, a4, s10
    mulhu t6, a4, s10
    mul s4, t0, a6
    srli s3, t5, 7
    add s2, a7, s3
    add a0, s1, t6
    mulhu s11, t0, a6
    srli s8, s4, 7
    add t5, s2, s8
    add s3, a0, s11
    mul a7, s5, a5
    mulhu t6, s5, a5
    mul s1, t3, t4
    srli s4, a7, 7
    add s8, t5, s4
    add s2, s3, t6
    mulhu s11, t3, t4
    srli a0, s1, 7
    add a7, s8, a0
    add s4, s2, s11
    mul t5, s0, a2
    mulhu t6, s0, a2
    mul s3, s9, t2
    srli s1, t5, 7
    add a0, a7, s1
    add s8, s4, t6
    mulhu s11, s9, t2
    srli s2, s3, 7
    add t5, a0, s2
    add s1, s8, s11
    add a7, a3, t5
    ld t6, 32(sp)
    srli s9, a7, 57
    add s4, t6, s1
    add s3, s4, s9
    and s2, a7, a1
    sd s2, 8(s7)
    ld a0, 8(sp)
    mul s8, a4, t1
    add s11, a0, s3
    mulhu t5, a4, t1
    mul a3, t0, s10
    srli s1, s8, 7
    mulhu t6, t0, s10
    srli s9, a3, 7
    add s4, s1, s9
    add a7, t5, t6
    mul s2, a5, a6
    mulhu s3, a5, a6
    mul a0, s5, t4
    srli a4, s2, 7
    add s8, s4, a4
    add a3, a7, s3
    mulhu s9, s5, t4
    srli s1, a0, 7
    add t6, s8, s1
    add t5, a3, s9
    mul s2, t3, a2
    mulhu a4, t3, a2
    mul s4, s0, t2
    srli s3, s2, 7
    add a7, t6, s3
    add a0, t5, a4
    mulhu s1, s0, t2
    srli s8, s4, 7
    add s9, a7, s8
    add a3, a0, s1
    add s2, s11, s9
    ld s3, 64(sp)
    srli a4, s2, 57
    add t6, s3, a3
    add t5, t6, a4
    and s0, s2, a1
    sd s0, 16(s7)
    ld s4, 144(sp)
    mul a7, t0, t1
    add s8, s4, t5
    mulhu s1, t0, t1
    mul a0, a5, s10
    srli s9, a7, 7
    mulhu s11, a5, s10
    srli a3, a0, 7
    add s3, s9, a3
    add a4, s1, s11
    mul t6, a6, t4
    mulhu s2, a6, t4
    mul s0, s5, a2
    srli t5, t6, 7
    add s4, s3, t5
    add t0, a4, s2
    mulhu a7, s5, a2
    srli a0, s0, 7
    add a3, s4, a0
    add s9, t0, a7
    mul s11, t3, t2
    mulhu s1, t3, t2
    mul t6, a5, t1
    srli t5, s11, 7
    add s3, a3, t5
    add s2, s9, s1
    add a4, s8, s3
    ld s0, 136(sp)
    srli s4, a4, 57
    add a0, s0, s2
    add a7, a0, s4
    and t0, a4, a1
    sd t0, 24(s7)
    ld t3, 128(sp)
    mulhu t5, a5, t1
    add s11, t3, a7
    srli a3, t6, 7
    mul s1, t4, s10
    mulhu s9, t4, s10
    mul s3, a6, a2
    srli s8, s1, 7
    add s2, a3, s8
    add s0, t5, s9
    mulhu s4, a6, a2
    srli a0, s3, 7
    add a4, s2, a0
    add t0, s0, s4
    mul a7, s5, t2
    mulhu t3, s5, t2
    mul a5, t4, t1
    srli t6, a7, 7
    add s1, a4, t6
    add s8, t0, t3
    add a3, s11, s1
    ld s9, 120(sp)
    srli s3, a3, 57
    add t5, s9, s8
    add a0, t5, s3
    and s2, a3, a1
    sd s2, 32(s7)
    ld s4, 112(sp)
    mulhu s5, t4, t1
    add s0, s4, a0
    srli a7, a5, 7
    mul t6, s10, a2
    mulhu a4, s10, a2
    mul t3, a6, t2
    srli t0, t6, 7
    add s1, a7, t0
    add s11, s5, a4
    mulhu s8, a6, t2
    srli s9, t3, 7
    add s3, s1, s9
    add t5, s11, s8
    add a3, s0, s3
    ld s2, 104(sp)
    srli s4, a3, 57
    add a0, s2, t5
    add t4, a0, s4
    and a5, a3, a1
    sd a5, 40(s7)
    ld t6, 96(sp)
    mul a7, a2, t1
    add t0, t6, t4
    mulhu a4, a2, t1
    mul s5, s10, t2
    srli a6, a7, 7
    mulhu t3, s10, t2
    srli s9, s5, 7
    add s1, a6, s9
    add s8, a4, t3
    add s11, t0, s1
    ld s3, 72(sp)
    srli t5, s11, 57
    add s0, s3, s8
    add s2, s0, t5
    and s4, s11, a1
    sd s4, 48(s7)
    ld a0, 88(sp)
    mul a5, t1, t2
    add a3, a0, s2
    mulhu t4, t1, t2
    srli t6, a5, 7
    add a2, a3, t6
    ld a7, 80(sp)
    srli s5, a2, 57
    add s10, a7, t4
    add s9, s10, s5
    sd s9, 64(s7)
    and a6, a2, a1
    sd a6, 56(s7)
    ld s0, 152(sp)
    ld s1, 160(sp)
    ld s2, 168(sp)
    ld s3, 176(sp)
    ld s4, 184(sp)
    ld s5, 192(sp)
    ld s6, 200(sp)
    ld s7, 208(sp)
    ld s8, 216(sp)
    ld s9, 224(sp)
    ld s10, 232(sp)
    ld s11, 240(sp)
    addi sp, sp, 256
    jalr zero, 0(ra)
    .size csidh512_x57_square, .-csidh512_x57_square

# `2 * out = a (mod p)`
#
# - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#
# rocket: 293 cycles, 293 instructions
    .section .rodata
    .balign 8
.Lcsidh512_x57_halve_constants:
    .dword 0x0181b90533c6c87b
    .dword 0x010dfa2bd6541a8d
    .dword 0x0065b48e8f740f89
    .dword 0x017ff91561a2bc7c
    .dword 0x01312ad0b420ebb7
    .dword 0x00446212d7dfe634
    .dword 0x01322c9cda7aac6c
    .dword 0x00acfe6aa0ea2ce6
    .dword 0x003307c2d3c9709c
    .dword 0x007e46facc393785
    .dword 0x001a4b71708bf076
    .dword 0x008006ea9e5d4383
    .dword 0x00ced52f4bdf1448
    .dword 0x01bb9ded282019cb
    .dword 0x00cdd36325855393
    .dword 0x015301955f15d319
    .dword 0x01ccf83d2c368f63
    .dword 0x00f205d429abe572
    .text
    .balign 4
    .globl csidh512_x57_halve
    .type csidh512_x57_halve, @function
csidh512_x57_halve:
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
    lla t3, .Lcsidh512_x57_halve_constants
    andi t1, t0, 1
    sub t2, zero, t1
    ld t4, 0(t3)
    ld a2, 8(t3)
    and t5, t4, t2
    add t6, t0, t5
    and a3, t2, a2
    ld a4, 8(a1)
    ld a6, 64(t3)
    add a5, a4, a3
    and a7, t2, a6
    ld s0, 16(a1)
    ld s2, 56(t3)
    add s1, s0, a7
    and s3, t2, s2
    ld s4, 24(a1)
    ld s6, 48(t3)
    add s5, s4, s3
    and s7, t2, s6
    ld s8, 32(a1)
    ld t4, 40(t3)
    add t1, s8, s7
    and t5, t2, t4
    ld t0, 40(a1)
    ld a3, 32(t3)
    add a2, t0, t5
    and a4, t2, a3
    ld a6, 48(a1)
    andi s0, a5, 1
    add a7, a6, a4
    ld s2, 24(t3)
    srli s4, t6, 1
    and s3, t2, s2
    slli s6, s0, 56
    andi s7, s1, 1
    ld s8, 56(a1)
    add t5, s4, s6
    add t4, s8, s3
    srli t0, a5, 1
    slli a3, s7, 56
    ld a4, 16(t3)
    add s2, t0, a3
    and a6, t2, a4
    andi t6, s5, 1
    ld s0, 64(a1)
    srli s8, s1, 1
    add s3, s0, a6
    slli s6, t6, 56
    add s4, s8, s6
    srli a5, s5, 1
    andi s7, t1, 1
    slli a4, s7, 56
    add t2, a5, a4
    srli a3, t1, 1
    andi t0, a2, 1
    slli a6, t0, 56
    add s0, a3, a6
    srli a1, a2, 1
    andi s1, a7, 1
    slli t6, s1, 56
    add s6, a1, t6
    srli s8, a7, 1
    andi s5, t4, 1
    srli s7, t5, 57
    slli a4, s5, 56
    add a5, s8, a4
    add t1, s2, s7
    srli t0, t1, 57
    srli a6, t4, 1
    andi a3, s3, 1
    slli a2, a3, 56
    add s1, s4, t0
    add t6, a6, a2
    srli a1, s1, 57
    add a7, t2, a1
    srli s5, s3, 1
    srli a4, a7, 57
    add s8, s0, a4
    srli s7, s8, 57
    add s2, s6, s7
    addi t4, zero, -1
    srli a3, t4, 7
    srli t0, s2, 57
    and s4, t5, a3
    add a2, a5, t0
    and a6, t1, a3
    srli a1, a2, 57
    add t2, t6, a1
    and s3, s1, a3
    srli a4, t2, 57
    add s0, s5, a4
    and s7, a7, a3
    srli s6, s0, 55
    ld t5, 72(t3)
    and a5, s8, a3
    mul t0, s6, t5
    ld t1, 136(t3)
    and t6, s2, a3
    mul a1, s6, t1
    add s1, s4, t0
    ld s5, 128(t3)
    add a4, a6, a1
    mul a7, s6, s5
    and s8, a2, a3
    ld s2, 120(t3)
    add s4, s3, a7
    mul t0, s6, s2
    and a1, t2, a3
    ld a6, 112(t3)
    srli a7, t4, 9
    mul a2, s6, a6
    add s3, s7, t0
    and t2, s0, a7
    add t4, a5, a2
    ld t0, 104(t3)
    ld s0, 96(t3)
    mul s7, s6, t0
    mul a2, s6, s0
    srli a5, s1, 57
    add s7, t6, s7
    add t6, a4, a5
    add a5, s8, a2
    ld a4, 88(t3)
    srli s8, t6, 57
    mul a2, s6, a4
    sd a0, 0(sp)
    ld a0, 80(t3)
    add s8, s4, s8
    mul s6, s6, a0
    add s4, a1, a2
    srli a2, s8, 57
    add a1, s3, a2
    add a2, t2, s6
    srli s3, a1, 57
    add s6, t4, s3
    srli t2, s6, 57
    add s3, s7, t2
    srli t4, s3, 57
    and t2, s1, a3
    add s7, a5, t4
    and s1, t6, a3
    srli t4, s7, 57
    add a5, s4, t4
    and t6, s8, a3
    srli t4, a5, 57
    add s4, a2, t4
    and s8, a1, a3
    srli t4, s4, 55
    mul a2, t5, t4
    and a1, s6, a3
    mul s6, t1, t4
    and s3, s3, a3
    add a2, t2, a2
    add t2, s1, s6
    mul s6, s5, t4
    and s1, s7, a3
    mul s7, s2, t4
    add s6, t6, s6
    and t6, a5, a3
    add a5, s8, s7
    mul s7, a6, t4
    and s8, s4, a7
    mul s4, t0, t4
    add s7, a1, s7
    mul a1, s0, t4
    add s4, s3, s4
    srli s3, a2, 57
    add s3, t2, s3
    add t2, s1, a1
    mul a1, a4, t4
    srli s1, s3, 57
    mul t4, a0, t4
    add s1, s6, s1
    add s6, t6, a1
    srli a1, s1, 57
    add t6, a5, a1
    add a1, s8, t4
    srli a5, t6, 57
    add t4, s7, a5
    srli s8, t4, 57
    add a5, s4, s8
    srli s7, a5, 57
    and s8, a2, a3
    add s4, t2, s7
    and a2, s3, a3
    srli s7, s4, 57
    add t2, s6, s7
    and s3, s1, a3
    srli s7, t2, 57
    add s6, a1, s7
    and s1, t6, a3
    srli s7, s6, 55
    mul a1, t5, s7
    and t6, t4, a3
    mul t4, t1, s7
    and a5, a5, a3
    add a1, s8, a1
    add s8, a2, t4
    mul t4, s5, s7
    and a2, s4, a3
    mul s4, s2, s7
    add t4, s3, t4
    and s3, t2, a3
    add t2, s1, s4
    mul s4, a6, s7
    and s1, s6, a7
    mul s6, t0, s7
    add s4, t6, s4
    mul t6, s0, s7
    add s6, a5, s6
    srli a5, a1, 57
    add a5, s8, a5
    add s8, a2, t6
    mul t6, a4, s7
    srli a2, a5, 57
    mul s7, a0, s7
    add a2, t4, a2
    add t4, s3, t6
    srli t6, a2, 57
    add s3, t2, t6
    add t6, s1, s7
    srli t2, s3, 57
    add s7, s4, t2
    srli s1, s7, 57
    add t2, s6, s1
    srli s4, t2, 57
    and s1, a1, a3
    and s6, a5, a3
    and a1, a2, a3
    and a5, s3, a3
    and a2, s7, a3
    and s3, t2, a3
    add s7, s8, s4
    srli t2, s7, 57
    and s4, s7, a3
    add s8, t4, t2
    srli s7, s8, 57
    and t2, s8, a3
    add t4, t6, s7
    srli a3, t4, 55
    and s8, t4, a7
    mul s7, t5, a3
    mul t6, t1, a3
    mul a7, s5, a3
    add t4, s1, s7
    ld t5, 0(sp)
    add t1, s6, t6
    sd t4, 0(t5)
    sd t1, 8(t5)
    add s5, a1, a7
    sd s5, 16(t5)
    mul s7, s2, a3
    mul s1, a6, a3
    mul t4, t0, a3
    add t6, a5, s7
    sd t6, 24(t5)
    add s6, a2, s1
    sd s6, 32(t5)
    add t1, s3, t4
    sd t1, 40(t5)
    mul a7, s0, a3
    mul a1, a4, a3
    mul s5, a0, a3
    add s2, s4, a7
    sd s2, 48(t5)
    add a6, t2, a1
    sd a6, 56(t5)
    add t0, s8, s5
    sd t0, 64(t5)
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
    .size csidh512_x57_halve, .-csidh512_x57_halve

# `out = a if choice is 1, b if it is 0 (mod p)`
#
# - takes `choice` in `[0, 1]`
# - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - takes `b`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#
# rocket: 58 cycles, 57 instructions, 1 stalled by load
    .text
    .balign 4
    .globl csidh512_x57_select
    .type csidh512_x57_select, @function
csidh512_x57_select:
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
    and a5, a6, t1
    or a6, t3, a5
    ld a5, 64(a2)
    and t3, a5, t0
    ld t0, 64(a3)
    sd t6, 0(a0)
    and a5, t0, t1
    sd a1, 8(a0)
    sd a4, 16(a0)
    sd t5, 24(a0)
    sd t2, 32(a0)
    sd t4, 40(a0)
    sd a7, 48(a0)
    sd a6, 56(a0)
    or a2, t3, a5
    sd a2, 64(a0)
    jalr zero, 0(ra)
    .size csidh512_x57_select, .-csidh512_x57_select

# `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
#
# - takes `choice` in `[0, 1]`
# - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - takes `b`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - returns `x`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - returns `y`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#
# rocket: 127 cycles, 125 instructions, 2 stalled by load
    .text
    .balign 4
    .globl csidh512_x57_swap
    .type csidh512_x57_swap, @function
csidh512_x57_swap:
    addi sp, sp, -96
    sd s0, 16(sp)
    sd s1, 24(sp)
    sd s2, 32(sp)
    sd s3, 40(sp)
    sd s4, 48(sp)
    sd s5, 56(sp)
    sd s6, 64(sp)
    sd s7, 72(sp)
    sd s8, 80(sp)
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
    or s6, s3, s5
    ld s7, 24(a4)
    ld a2, 24(a3)
    and s8, s7, t0
    and t5, a2, t1
    or t3, s8, t5
    ld s0, 32(a4)
    ld s5, 32(a3)
    and a6, s0, t0
    and s3, s5, t1
    or t5, a6, s3
    ld s8, 40(a4)
    ld a6, 40(a3)
    and s3, s8, t0
    and s8, a6, t1
    or s8, s3, s8
    ld s3, 48(a4)
    ld a6, 48(a3)
    and s3, s3, t0
    and a6, a6, t1
    or a6, s3, a6
    ld s3, 56(a4)
    sd a1, 0(sp)
    and s3, s3, t0
    ld a1, 56(a3)
    and a1, a1, t1
    or a1, s3, a1
    ld s3, 64(a4)
    sd a1, 8(sp)
    and s3, s3, t0
    ld a1, 64(a3)
    and a1, a1, t1
    or a1, s3, a1
    and s3, t4, t0
    and t4, t2, t1
    or t2, s3, t4
    and t4, a7, t0
    and s3, a5, t1
    or a7, t4, s3
    and a5, s4, t0
    and s3, s2, t1
    or t4, a5, s3
    and s4, a2, t0
    and s2, s7, t1
    or s3, s4, s2
    and a5, s5, t0
    and a2, s0, t1
    or s7, a5, a2
    ld s2, 40(a3)
    ld s5, 40(a4)
    and s4, s2, t0
    and s0, s5, t1
    or a2, s4, s0
    ld a5, 48(a3)
    ld s5, 48(a4)
    and s2, a5, t0
    and s0, s5, t1
    or s4, s2, s0
    ld a5, 56(a3)
    ld s0, 56(a4)
    and s5, a5, t0
    and s2, s0, t1
    or a5, s5, s2
    ld s0, 64(a3)
    ld s5, 64(a4)
    and s2, s0, t0
    and t0, s5, t1
    sd t6, 0(a0)
    sd s1, 8(a0)
    sd s6, 16(a0)
    sd t3, 24(a0)
    sd t5, 32(a0)
    sd s8, 40(a0)
    sd a6, 48(a0)
    ld s0, 8(sp)
    ld a3, 0(sp)
    sd s0, 56(a0)
    sd a1, 64(a0)
    sd t2, 0(a3)
    sd a7, 8(a3)
    sd t4, 16(a3)
    sd s3, 24(a3)
    sd s7, 32(a3)
    sd a2, 40(a3)
    sd s4, 48(a3)
    sd a5, 56(a3)
    or t1, s2, t0
    sd t1, 64(a3)
    ld s0, 16(sp)
    ld s1, 24(sp)
    ld s2, 32(sp)
    ld s3, 40(sp)
    ld s4, 48(sp)
    ld s5, 56(sp)
    ld s6, 64(sp)
    ld s7, 72(sp)
    ld s8, 80(sp)
    addi sp, sp, 96
    jalr zero, 0(ra)
    .size csidh512_x57_swap, .-csidh512_x57_swap

# `R * out = a (mod p), 0 <= out < p`
#
# - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 0x65b48e8f740f89bf]`
#
# rocket: 748 cycles, 746 instructions, 2 stalled by load
    .section .rodata
    .balign 8
.Lcsidh512_x57_to_bytes_constants:
    .dword 0x00c1301f632e294d
    .dword 0x0065b48e8f740f89
    .dword 0x0181b90533c6c87b
    .dword 0x010dfa2bd6541a8d
    .dword 0x017ff91561a2bc7c
    .dword 0x003307c2d3c9709c
    .dword 0x01312ad0b420ebb7
    .dword 0x00acfe6aa0ea2ce6
    .dword 0x00446212d7dfe634
    .dword 0x01322c9cda7aac6c
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
    .globl csidh512_x57_to_bytes
    .type csidh512_x57_to_bytes, @function
csidh512_x57_to_bytes:
    addi sp, sp, -112
    sd s0, 8(sp)
    sd s1, 16(sp)
    sd s2, 24(sp)
    sd s3, 32(sp)
    sd s4, 40(sp)
    sd s5, 48(sp)
    sd s6, 56(sp)
    sd s7, 64(sp)
    sd s8, 72(sp)
    sd s9, 80(sp)
    sd s10, 88(sp)
    sd s11, 96(sp)
    ld t0, 0(a1)
    lla t1, .Lcsidh512_x57_to_bytes_constants
    ld t2, 0(t1)
    addi t4, zero, -1
    mul t3, t0, t2
    srli t5, t4, 7
    ld a3, 16(t1)
    and t6, t3, t5
    slli a2, t6, 7
    mul a4, a3, a2
    mulhu a5, a3, a2
    ld a6, 24(t1)
    srli s0, a4, 7
    mul a7, a2, a6
    add s1, t0, s0
    srli s2, s1, 57
    add s3, a5, s2
    ld s4, 8(a1)
    mulhu s6, a2, a6
    add s5, s4, s3
    srli s7, a7, 7
    add s8, s5, s7
    slli s9, s6, 57
    add s10, s8, s9
    mul s11, t2, s10
    ld t4, 40(t1)
    ld s5, 16(a1)
    mul t3, a2, t4
    mulhu t6, a2, t4
    and a4, s11, t5
    slli s0, a4, 7
    mul t0, a3, s0
    mulhu s1, a3, s0
    srli s2, t3, 7
    srli a5, t0, 7
    add s3, s8, a5
    add s4, s6, s1
    srli a7, s3, 57
    add s7, s4, a7
    add s9, s5, s7
    mul s10, a6, s0
    mulhu s11, a6, s0
    ld a4, 56(t1)
    srli t0, s10, 7
    mul t3, a2, a4
    add a5, s2, t0
    add s8, t6, s11
    add s1, s9, a5
    slli s6, s8, 57
    add s3, s1, s6
    mul a7, t2, s3
    mulhu s4, a2, a4
    srli s7, t3, 7
    and s5, a7, t5
    slli s10, s5, 7
    mul t0, a3, s10
    mulhu s2, a3, s10
    mul s11, s0, t4
    srli t6, t0, 7
    add a5, s1, t6
    add s9, s8, s2
    srli s6, a5, 57
    add s3, s9, s6
    ld t3, 24(a1)
    mulhu s5, s0, t4
    add a7, t3, s3
    srli t0, s11, 7
    add t6, s7, t0
    add s1, s4, s5
    mul s2, a6, s10
    mulhu s8, a6, s10
    ld a5, 72(t1)
    srli s9, s2, 7
    mul s6, a2, a5
    add s3, t6, s9
    add t3, s1, s8
    add s11, a7, s3
    slli t0, t3, 57
    add s7, s11, t0
    mul s5, t2, s7
    mulhu s4, a2, a5
    srli s2, s6, 7
    and s9, s5, t5
    slli t6, s9, 7
    mul s8, a3, t6
    mulhu s1, a3, t6
    mul s3, s0, a4
    srli a7, s8, 7
    add t0, s11, a7
    add s7, t3, s1
    srli s6, t0, 57
    add s5, s7, s6
    ld s9, 32(a1)
    mulhu a7, s0, a4
    add s8, s9, s5
    srli s11, s3, 7
    add s1, s2, s11
    add t3, s4, a7
    mul t0, t4, s10
    mulhu s6, t4, s10
    mul s7, a6, t6
    srli s5, t0, 7
    add s9, s1, s5
    add s3, t3, s6
    mulhu s11, a6, t6
    srli s2, s7, 7
    add a7, s9, s2
    add s4, s3, s11
    add t0, s8, a7
    slli s5, s4, 57
    add s1, t0, s5
    mul s6, t2, s1
    ld t3, 64(t1)
    mul s7, a2, t3
    mulhu s2, a2, t3
    and s9, s6, t5
    slli s11, s9, 7
    mul s3, a3, s11
    mulhu a7, a3, s11
    srli s8, s7, 7
    srli s5, s3, 7
    add s1, t0, s5
    add s6, s4, a7
    srli s9, s1, 57
    add s7, s6, s9
    ld s3, 40(a1)
    mul t0, s0, a5
    add s5, s3, s7
    mulhu a7, s0, a5
    mul s4, s10, a4
    srli s1, t0, 7
    add s9, s8, s1
    add s6, s2, a7
    mulhu s7, s10, a4
    srli s3, s4, 7
    add t0, s9, s3
    add s1, s6, s7
    mul s8, t4, t6
    mulhu a7, t4, t6
    mul s2, a6, s11
    srli s4, s8, 7
    add s3, t0, s4
    add s9, s1, a7
    mulhu s7, a6, s11
    srli s6, s2, 7
    add s8, s3, s6
    add s4, s9, s7
    add t0, s5, s8
    slli a7, s4, 57
    add s1, t0, a7
    mul s2, t2, s1
    ld s6, 48(t1)
    mul s3, a2, s6
    mulhu s7, a2, s6
    and s9, s2, t5
    slli s8, s9, 7
    mul s5, a3, s8
    mulhu a7, a3, s8
    srli s1, s3, 7
    srli s2, s5, 7
    add s9, t0, s2
    add s3, s4, a7
    srli s5, s9, 57
    add s2, s3, s5
    ld t0, 48(a1)
    mul s4, s0, t3
    add a7, t0, s2
    mulhu s9, s0, t3
    mul s5, s10, a5
    srli s3, s4, 7
    add s2, s1, s3
    add t0, s7, s9
    mulhu s4, s10, a5
    srli s3, s5, 7
    add s1, s2, s3
    add s9, t0, s4
    mul s7, a4, t6
    mulhu s5, a4, t6
    mul s3, t4, s11
    srli s2, s7, 7
    add s4, s1, s2
    add t0, s9, s5
    mulhu s7, t4, s11
    srli s2, s3, 7
    add s1, s4, s2
    add s5, t0, s7
    mul s9, a6, s8
    mulhu s3, a6, s8
    ld s2, 32(t1)
    srli s7, s9, 7
    mul s4, a2, s2
    add t0, s1, s7
    add s9, s5, s3
    add s7, a7, t0
    slli s1, s9, 57
    add s3, s7, s1
    mul s5, t2, s3
    mulhu t0, a2, s2
    srli a7, s4, 7
    and s1, s5, t5
    slli s3, s1, 7
    mul s4, a3, s3
    mulhu s5, a3, s3
    mul s1, s0, s6
    srli s4, s4, 7
    add s4, s7, s4
    add s7, s9, s5
    srli s5, s4, 57
    add s9, s7, s5
    ld s4, 56(a1)
    mulhu s7, s0, s6
    add s5, s4, s9
    srli s9, s1, 7
    add s4, a7, s9
    add s1, t0, s7
    mul s9, s10, t3
    mulhu a7, s10, t3
    mul s7, t6, a5
    srli t0, s9, 7
    add s9, s4, t0
    add t0, s1, a7
    mulhu s4, t6, a5
    srli a7, s7, 7
    add s1, s9, a7
    add s7, t0, s4
    mul a7, a4, s11
    mulhu s9, a4, s11
    mul s4, t4, s8
    srli t0, a7, 7
    add a7, s1, t0
    add t0, s7, s9
    mulhu s1, t4, s8
    srli s9, s4, 7
    add s7, a7, s9
    add s4, t0, s1
    mul s9, a6, s3
    mulhu a7, a6, s3
    ld s1, 8(t1)
    srli s9, s9, 7
    mul t0, a2, s1
    add s9, s7, s9
    add s7, s4, a7
    add a7, s5, s9
    slli s4, s7, 57
    add s9, a7, s4
    mul s5, t2, s9
    mulhu s4, a2, s1
    srli s9, t0, 7
    and a2, s5, t5
    slli t0, a2, 7
    mul s5, a3, t0
    mulhu a2, a3, t0
    sd a0, 0(sp)
    mul a0, s0, s2
    srli s5, s5, 7
    add s5, a7, s5
    add a7, s7, a2
    srli a2, s5, 57
    add s7, a7, a2
    ld s5, 64(a1)
    mulhu a7, s0, s2
    add a2, s5, s7
    srli s7, a0, 7
    add s5, s9, s7
    add a1, s4, a7
    mul a0, s10, s6
    mulhu s7, s10, s6
    mul s9, t6, t3
    srli a7, a0, 7
    add s4, s5, a7
    add a0, a1, s7
    mulhu a7, t6, t3
    srli s5, s9, 7
    add s7, s4, s5
    add a1, a0, a7
    mul s9, a5, s11
    mulhu s5, a5, s11
    mul s4, a4, s8
    srli a7, s9, 7
    add a0, s7, a7
    add s9, a1, s5
    mulhu a7, a4, s8
    srli s7, s4, 7
    add s5, a0, s7
    add a1, s9, a7
    mul s4, t4, s3
    mulhu s7, t4, s3
    mul a0, a6, t0
    srli a7, s4, 7
    add s9, s5, a7
    add s4, a1, s7
    mulhu a7, a6, t0
    srli s5, a0, 7
    add s7, s9, s5
    add a1, s4, a7
    add a0, a2, s7
    slli s5, a1, 57
    add s9, a0, s5
    mul a7, t2, s9
    mul s4, s0, s1
    mulhu s7, s0, s1
    and a2, a7, t5
    slli s5, a2, 7
    mul s9, a3, s5
    mulhu t2, a3, s5
    srli s0, s4, 7
    srli a7, s9, 7
    add a2, a0, a7
    add a3, a1, t2
    srli s4, a2, 57
    add s9, a3, s4
    mul a7, s10, s2
    mulhu a0, s10, s2
    mul t2, t6, s6
    srli a1, a7, 7
    add a2, s0, a1
    add s4, s7, a0
    mulhu a3, t6, s6
    srli a7, t2, 7
    add a1, a2, a7
    add s0, s4, a3
    mul a0, s11, t3
    mulhu s7, s11, t3
    mul t2, a5, s8
    srli a7, a0, 7
    add a2, a1, a7
    add a3, s0, s7
    mulhu s4, a5, s8
    srli a0, t2, 7
    add a7, a2, a0
    add a1, a3, s4
    mul s7, a4, s3
    mulhu s0, a4, s3
    mul t2, t4, t0
    srli a0, s7, 7
    add a2, a7, a0
    add s4, a1, s0
    mulhu a3, t4, t0
    srli s7, t2, 7
    add a0, a2, s7
    add a7, s4, a3
    mul s0, a6, s5
    mulhu a1, a6, s5
    mul t2, s10, s1
    srli s7, s0, 7
    add a2, a0, s7
    add a3, a7, a1
    add s4, s9, a2
    srli a6, s4, 57
    add s0, a3, a6
    and s7, s4, t5
    mulhu a0, s10, s1
    srli a1, t2, 7
    mul a7, t6, s2
    mulhu a2, t6, s2
    mul s9, s11, s6
    srli a6, a7, 7
    add a3, a1, a6
    add s4, a0, a2
    mulhu s10, s11, s6
    srli t2, s9, 7
    add a7, a3, t2
    add a6, s4, s10
    mul a1, t3, s8
    mulhu a2, t3, s8
    mul a0, a5, s3
    srli s9, a1, 7
    add t2, a7, s9
    add a3, a6, a2
    mulhu s10, a5, s3
    srli s4, a0, 7
    add a1, t2, s4
    add s9, a3, s10
    mul a7, a4, t0
    mulhu a2, a4, t0
    mul a6, t4, s5
    srli a0, a7, 7
    add s4, a1, a0
    add t2, s9, a2
    mulhu s10, t4, s5
    srli a3, a6, 7
    add a7, s4, a3
    add a0, t2, s10
    add a1, s0, a7
    srli a2, a1, 57
    add s9, a0, a2
    and t4, a1, t5
    mul a6, t6, s1
    mulhu a3, t6, s1
    mul s4, s11, s2
    srli s10, a6, 7
    mulhu t2, s11, s2
    srli a7, s4, 7
    add s0, s10, a7
    add a2, a3, t2
    mul a0, s8, s6
    mulhu a1, s8, s6
    mul t6, t3, s3
    srli a6, a0, 7
    add s4, s0, a6
    add a7, a2, a1
    mulhu s10, t3, s3
    srli t2, t6, 7
    add a3, s4, t2
    add a0, a7, s10
    mul a6, a5, t0
    mulhu s0, a5, t0
    mul a1, a4, s5
    srli a2, a6, 7
    add t6, a3, a2
    add t2, a0, s0
    mulhu s4, a4, s5
    srli s10, a1, 7
    add a7, t6, s10
    add a6, t2, s4
    add a2, s9, a7
    srli a3, a2, 57
    add s0, a6, a3
    and a0, a2, t5
    mul a4, s11, s1
    mulhu a1, s11, s1
    mul s10, s8, s2
    srli t6, a4, 7
    mulhu s4, s8, s2
    srli t2, s10, 7
    add a7, t6, t2
    add s9, a1, s4
    mul a3, s6, s3
    mulhu a6, s6, s3
    mul a2, t3, t0
    srli s11, a3, 7
    add a4, a7, s11
    add s10, s9, a6
    mulhu t2, t3, t0
    srli t6, a2, 7
    add s4, a4, t6
    add a1, s10, t2
    mul a3, a5, s5
    mulhu s11, a5, s5
    mul a7, s8, s1
    srli a6, a3, 7
    add s9, s4, a6
    add a2, a1, s11
    add t6, s0, s9
    srli a4, t6, 57
    add t2, a2, a4
    and s10, t6, t5
    mulhu a5, s8, s1
    srli a3, a7, 7
    mul a6, s3, s2
    mulhu s4, s3, s2
    mul s11, s6, t0
    srli a1, a6, 7
    add s9, a3, a1
    add s0, a5, s4
    mulhu a4, s6, t0
    srli a2, s11, 7
    add t6, s9, a2
    add s8, s0, a4
    mul a7, t3, s5
    mulhu a6, t3, s5
    mul a1, s3, s1
    srli a3, a7, 7
    add s4, t6, a3
    add a5, s8, a6
    add s11, t2, s4
    srli a2, s11, 57
    add s9, a5, a2
    and a4, s11, t5
    mulhu s0, s3, s1
    srli t3, a1, 7
    mul a7, s2, t0
    mulhu a3, s2, t0
    mul t6, s6, s5
    srli a6, a7, 7
    add s8, t3, a6
    add s4, s0, a3
    mulhu t2, s6, s5
    srli a2, t6, 7
    add a5, s8, a2
    add s11, s4, t2
    add s3, s9, a5
    srli a1, s3, 57
    add a7, s11, a1
    and a6, s3, t5
    mul t3, t0, s1
    mulhu a3, t0, s1
    mul s0, s2, s5
    srli s6, t3, 7
    mulhu t6, s2, s5
    srli a2, s0, 7
    add s8, s6, a2
    add t2, a3, t6
    add s4, a7, s8
    srli a5, s4, 57
    add s9, t2, a5
    and a1, s4, t5
    mul s11, s1, s5
    mulhu s3, s1, s5
    andi t0, t4, 127
    srli t3, s11, 7
    add s2, s9, t3
    srli s0, s2, 57
    add a2, s3, s0
    and s6, s2, t5
    slli t6, t0, 57
    add a3, s7, t6
    srli s8, t4, 7
    slli a7, a0, 50
    srli a5, a7, 50
    slli t2, a5, 50
    add s4, s8, t2
    srli s5, a0, 14
    slli s1, s10, 43
    srli s11, s1, 43
    slli t3, s11, 43
    add s9, s5, t3
    srli s0, s10, 21
    slli s3, a4, 36
    srli t5, s3, 36
    slli s2, t5, 36
    add t0, s0, s2
    srli t6, a4, 28
    slli s7, a6, 29
    srli t4, s7, 29
    slli a7, t4, 29
    add a5, t6, a7
    srli t2, a6, 35
    slli s8, a1, 22
    srli a0, s8, 22
    slli s1, a0, 22
    add s11, t2, s1
    srli t3, a1, 42
    slli s5, s6, 15
    srli s10, s5, 15
    slli s3, s10, 15
    add t5, t3, s3
    srli s2, s6, 49
    slli s0, a2, 8
    add a4, s2, s0
    ld s7, 136(t1)
    ld t6, 128(t1)
    sub t4, a3, s7
    sltu a7, a3, s7
    add a6, t6, a7
    sub s8, s4, a6
    sltu a0, s4, a6
    ld s1, 120(t1)
    ld s10, 112(t1)
    add t2, s1, a0
    sub a1, s9, t2
    sltu s5, s9, t2
    add s3, s10, s5
    sub t3, t0, s3
    sltu s6, t0, s3
    ld a2, 104(t1)
    ld a7, 96(t1)
    add s0, a2, s6
    sub s2, a5, s0
    sltu s7, a5, s0
    add t6, a7, s7
    sub a6, s11, t6
    sltu a0, s11, t6
    ld s1, 88(t1)
    ld s3, 80(t1)
    add t2, s1, a0
    sub s5, t5, t2
    sltu s10, t5, t2
    add s6, s3, s10
    sub a2, a4, s6
    sltu s0, a4, s6
    sub s7, zero, s0
    addi a7, s0, -1
    and t6, a3, s7
    and a0, t4, a7
    or s1, t6, a0
    ld t2, 0(sp)
    and s10, s4, s7
    sb s1, 0(t2)
    and s3, s8, a7
    or t1, s10, s3
    sb t1, 8(t2)
    and s6, s9, s7
    and s0, a1, a7
    or a3, s6, s0
    sb a3, 16(t2)
    and t4, t0, s7
    and a0, t3, a7
    or t6, t4, a0
    sb t6, 24(t2)
    and s4, a5, s7
    and s8, s2, a7
    or s3, s4, s8
    sb s3, 32(t2)
    and s10, s11, s7
    and s9, a6, a7
    or a1, s10, s9
    sb a1, 40(t2)
    and s0, t5, s7
    and s6, s5, a7
    or t0, s0, s6
    sb t0, 48(t2)
    and t3, a4, s7
    and a0, a2, a7
    or t4, t3, a0
    sb t4, 56(t2)
    srli a5, s1, 8
    sb a5, 1(t2)
    srli s2, s1, 16
    sb s2, 2(t2)
    srli s8, s1, 24
    sb s8, 3(t2)
    srli s4, s1, 32
    sb s4, 4(t2)
    srli s11, s1, 40
    sb s11, 5(t2)
    srli a6, s1, 48
    sb a6, 6(t2)
    srli s9, s1, 56
    sb s9, 7(t2)
    srli s10, t1, 8
    sb s10, 9(t2)
    srli t5, t1, 16
    sb t5, 10(t2)
    srli s5, t1, 24
    sb s5, 11(t2)
    srli s6, t1, 32
    sb s6, 12(t2)
    srli s0, t1, 40
    sb s0, 13(t2)
    srli s7, t1, 48
    sb s7, 14(t2)
    srli a4, t1, 56
    sb a4, 15(t2)
    srli a7, a3, 8
    sb a7, 17(t2)
    srli a2, a3, 16
    sb a2, 18(t2)
    srli a0, a3, 24
    sb a0, 19(t2)
    srli t3, a3, 32
    sb t3, 20(t2)
    srli a5, a3, 40
    sb a5, 21(t2)
    srli s2, a3, 48
    sb s2, 22(t2)
    srli s8, a3, 56
    sb s8, 23(t2)
    srli s4, t6, 8
    sb s4, 25(t2)
    srli s11, t6, 16
    sb s11, 26(t2)
    srli a6, t6, 24
    sb a6, 27(t2)
    srli s1, t6, 32
    sb s1, 28(t2)
    srli s9, t6, 40
    sb s9, 29(t2)
    srli s10, t6, 48
    sb s10, 30(t2)
    srli t5, t6, 56
    sb t5, 31(t2)
    srli s5, s3, 8
    sb s5, 33(t2)
    srli s6, s3, 16
    sb s6, 34(t2)
    srli s0, s3, 24
    sb s0, 35(t2)
    srli s7, s3, 32
    sb s7, 36(t2)
    srli t1, s3, 40
    sb t1, 37(t2)
    srli a4, s3, 48
    sb a4, 38(t2)
    srli a7, s3, 56
    sb a7, 39(t2)
    srli a2, a1, 8
    sb a2, 41(t2)
    srli a0, a1, 16
    sb a0, 42(t2)
    srli t3, a1, 24
    sb t3, 43(t2)
    srli a5, a1, 32
    sb a5, 44(t2)
    srli s2, a1, 40
    sb s2, 45(t2)
    srli a3, a1, 48
    sb a3, 46(t2)
    srli s8, a1, 56
    sb s8, 47(t2)
    srli s4, t0, 8
    sb s4, 49(t2)
    srli s11, t0, 16
    sb s11, 50(t2)
    srli a6, t0, 24
    sb a6, 51(t2)
    srli s1, t0, 32
    sb s1, 52(t2)
    srli s9, t0, 40
    sb s9, 53(t2)
    srli s10, t0, 48
    sb s10, 54(t2)
    srli t6, t0, 56
    sb t6, 55(t2)
    srli t5, t4, 8
    sb t5, 57(t2)
    srli s5, t4, 16
    sb s5, 58(t2)
    srli s6, t4, 24
    sb s6, 59(t2)
    srli s0, t4, 32
    sb s0, 60(t2)
    srli s7, t4, 40
    sb s7, 61(t2)
    srli t1, t4, 48
    sb t1, 62(t2)
    srli a4, t4, 56
    sb a4, 63(t2)
    ld s0, 8(sp)
    ld s1, 16(sp)
    ld s2, 24(sp)
    ld s3, 32(sp)
    ld s4, 40(sp)
    ld s5, 48(sp)
    ld s6, 56(sp)
    ld s7, 64(sp)
    ld s8, 72(sp)
    ld s9, 80(sp)
    ld s10, 88(sp)
    ld s11, 96(sp)
    addi sp, sp, 112
    jalr zero, 0(ra)
    .size csidh512_x57_to_bytes, .-csidh512_x57_to_bytes

# `limbs of out = bytes (mod p): out = bytes / R`
#
# - takes `bytes`: every word in `[0, 2^64 - 1]`
# - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#
# rocket: 410 cycles, 410 instructions
    .section .rodata
    .balign 8
.Lcsidh512_x57_limbs_of_bytes_constants:
    .dword 0x007e46facc393785
    .dword 0x001a4b71708bf076
    .dword 0x008006ea9e5d4383
    .dword 0x00ced52f4bdf1448
    .dword 0x01bb9ded282019cb
    .dword 0x00cdd36325855393
    .dword 0x015301955f15d319
    .dword 0x01ccf83d2c368f63
    .dword 0x00f205d429abe572
    .text
    .balign 4
    .globl csidh512_x57_limbs_of_bytes
    .type csidh512_x57_limbs_of_bytes, @function
csidh512_x57_limbs_of_bytes:
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
    lbu a6, 15(a1)
    lbu s0, 3(a1)
    slli a7, a6, 8
    add s1, a5, s0
    lbu s2, 14(a1)
    slli s4, s1, 8
    add s3, a7, s2
    slli s5, s3, 8
    lbu s6, 2(a1)
    lbu s8, 13(a1)
    add s7, s4, s6
    add t0, s5, s8
    slli t2, s7, 8
    slli t1, t0, 8
    lbu t3, 1(a1)
    lbu t4, 12(a1)
    add t5, t2, t3
    add t6, t1, t4
    slli a3, t5, 8
    slli a2, t6, 8
    lbu a4, 0(a1)
    lbu s0, 11(a1)
    add a6, a3, a4
    add a5, a2, s0
    slli s2, a5, 8
    lbu a7, 10(a1)
    lbu s6, 23(a1)
    add s1, s2, a7
    slli s3, s1, 8
    slli s4, s6, 8
    lbu s8, 9(a1)
    lbu s7, 22(a1)
    add s5, s3, s8
    add t0, s4, s7
    slli t3, s5, 8
    slli t2, t0, 8
    lbu t4, 8(a1)
    lbu t5, 21(a1)
    add t1, t3, t4
    add t6, t2, t5
    slli a4, t6, 8
    lbu a3, 20(a1)
    lbu a5, 19(a1)
    add s0, a4, a3
    slli a2, s0, 8
    add a7, a2, a5
    slli s2, a7, 8
    lbu s1, 18(a1)
    lbu s3, 31(a1)
    add s6, s2, s1
    slli s8, s6, 8
    slli s7, s3, 8
    lbu s4, 17(a1)
    lbu t0, 30(a1)
    add s5, s8, s4
    add t4, s7, t0
    slli t3, s5, 8
    slli t5, t4, 8
    lbu t2, 16(a1)
    lbu a3, 29(a1)
    add t6, t3, t2
    add a4, t5, a3
    slli s0, a4, 8
    lbu a5, 28(a1)
    lbu s1, 27(a1)
    add a2, s0, a5
    slli a7, a2, 8
    add s2, a7, s1
    slli s6, s2, 8
    lbu s3, 26(a1)
    lbu t0, 39(a1)
    add s4, s6, s3
    slli s8, s4, 8
    slli s7, t0, 8
    lbu s5, 25(a1)
    lbu t2, 38(a1)
    add t4, s8, s5
    add t3, s7, t2
    slli a3, t4, 8
    slli t5, t3, 8
    lbu a4, 24(a1)
    lbu s0, 37(a1)
    add a5, a3, a4
    add a2, t5, s0
    slli s1, a2, 8
    lbu a7, 36(a1)
    lbu s6, 35(a1)
    add s2, s1, a7
    slli s3, s2, 8
    add s4, s3, s6
    slli t0, s4, 8
    lbu s5, 34(a1)
    lbu s7, 47(a1)
    add s8, t0, s5
    slli t2, s8, 8
    slli t4, s7, 8
    lbu t3, 33(a1)
    lbu a3, 46(a1)
    add a4, t2, t3
    add s0, t4, a3
    slli t5, a4, 8
    slli a2, s0, 8
    lbu a7, 32(a1)
    lbu s2, 45(a1)
    add s1, t5, a7
    add s6, a2, s2
    slli s3, s6, 8
    lbu s4, 44(a1)
    lbu s8, 43(a1)
    add s5, s3, s4
    slli t0, s5, 8
    add s7, t0, s8
    slli t3, s7, 8
    lbu t2, 42(a1)
    lbu a4, 55(a1)
    add a3, t3, t2
    slli t4, a3, 8
    slli s0, a4, 8
    lbu a7, 41(a1)
    lbu s2, 54(a1)
    add t5, t4, a7
    add a2, s0, s2
    slli s6, t5, 8
    slli s4, a2, 8
    lbu s3, 40(a1)
    lbu s8, 53(a1)
    add s5, s6, s3
    add t0, s4, s8
    slli s7, t0, 8
    lbu t2, 52(a1)
    lbu a4, 63(a1)
    add t3, s7, t2
    slli a3, t3, 8
    slli a7, a4, 8
    lbu t4, 62(a1)
    lbu t5, 61(a1)
    add s2, a7, t4
    slli s0, s2, 8
    add a2, s0, t5
    slli s3, a2, 8
    lbu s6, 60(a1)
    lbu t0, 59(a1)
    add s8, s3, s6
    slli s4, s8, 8
    add t2, s4, t0
    slli s7, t2, 8
    lbu t3, 58(a1)
    lbu a7, 51(a1)
    add a4, s7, t3
    slli t4, a4, 8
    add s2, a3, a7
    lbu t5, 57(a1)
    slli a2, s2, 8
    add s0, t4, t5
    slli s6, s0, 8
    lbu s3, 50(a1)
    lbu t0, 56(a1)
    add s8, a2, s3
    add s4, s6, t0
    slli t2, s8, 8
    lbu t3, 49(a1)
    slli a7, t1, 14
    add s7, t2, t3
    slli a4, s7, 8
    lbu a3, 48(a1)
    addi t4, zero, -1
    add t5, a4, a3
    srli s2, t4, 7
    and s0, a6, s2
    srli s3, a6, 57
    srli a2, a7, 14
    slli t0, a2, 7
    add s6, s3, t0
    srli s8, t1, 50
    slli t3, t6, 21
    srli t2, t3, 21
    slli s7, t2, 14
    add a3, s8, s7
    srli a1, t6, 43
    slli a4, a5, 28
    srli a6, a4, 28
    slli a7, a6, 21
    add a2, a1, a7
    srli t0, a5, 36
    slli s3, s1, 35
    srli t1, s3, 35
    slli t3, t1, 28
    add t2, t0, t3
    srli s7, s1, 29
    slli s8, s5, 42
    srli t6, s8, 42
    slli a4, t6, 35
    add a6, s7, a4
    srli a7, s5, 22
    slli a1, t5, 49
    srli a5, s4, 8
    srli s3, a5, 55
    srli t1, a1, 49
    slli t3, t1, 42
    lla t0, .Lcsidh512_x57_limbs_of_bytes_constants
    ld s1, 0(t0)
    add t6, a7, t3
    mul s8, s3, s1
    ld a4, 64(t0)
    ld a1, 56(t0)
    mul s7, s3, a4
    add s5, s0, s8
    mul t1, s3, a1
    add t3, s6, s7
    ld a7, 48(t0)
    srli s0, t5, 15
    mul s8, s3, a7
    andi s7, s4, 255
    slli s6, s7, 49
    add t5, a3, t1
    add s4, s0, s6
    ld s7, 40(t0)
    srli a3, t4, 9
    mul t1, s3, s7
    add s6, a2, s8
    and s0, a5, a3
    add t4, t2, t1
    ld s8, 32(t0)
    ld a5, 24(t0)
    mul a2, s3, s8
    mul t1, s3, a5
    srli t2, s5, 57
    add a2, a6, a2
    add a6, t3, t2
    add t2, t6, t1
    ld t3, 16(t0)
    srli t6, a6, 57
    mul t1, s3, t3
    sd a0, 0(sp)
    ld a0, 8(t0)
    add t6, t5, t6
    mul s3, s3, a0
    add t5, s4, t1
    srli t1, t6, 57
    add s4, s6, t1
    add t1, s0, s3
    srli s6, s4, 57
    add s3, t4, s6
    srli s0, s3, 57
    add s6, a2, s0
    srli t4, s6, 57
    and s0, s5, s2
    add a2, t2, t4
    and s5, a6, s2
    srli t4, a2, 57
    add t2, t5, t4
    and a6, t6, s2
    srli t4, t2, 57
    add t5, t1, t4
    and t6, s4, s2
    srli t4, t5, 55
    mul t1, s1, t4
    and s4, s3, s2
    mul s3, a4, t4
    and s6, s6, s2
    add t1, s0, t1
    add s0, s5, s3
    mul s3, a1, t4
    and s5, a2, s2
    mul a2, a7, t4
    add s3, a6, s3
    and a6, t2, s2
    add t2, t6, a2
    mul a2, s7, t4
    and t6, t5, a3
    mul t5, s8, t4
    add a2, s4, a2
    mul s4, a5, t4
    add t5, s6, t5
    srli s6, t1, 57
    add s6, s0, s6
    add s0, s5, s4
    mul s4, t3, t4
    srli s5, s6, 57
    mul t4, a0, t4
    add s5, s3, s5
    add s3, a6, s4
    srli s4, s5, 57
    add a6, t2, s4
    add s4, t6, t4
    srli t2, a6, 57
    add t4, a2, t2
    srli t6, t4, 57
    add t2, t5, t6
    srli a2, t2, 57
    and t6, t1, s2
    add t5, s0, a2
    and t1, s6, s2
    srli a2, t5, 57
    add s0, s3, a2
    and s6, s5, s2
    srli a2, s0, 57
    add s3, s4, a2
    and s5, a6, s2
    srli a2, s3, 55
    mul s4, s1, a2
    and a6, t4, s2
    mul t4, a4, a2
    and t2, t2, s2
    add s4, t6, s4
    add t6, t1, t4
    mul t4, a1, a2
    and t1, t5, s2
    mul t5, a7, a2
    add t4, s6, t4
    and s6, s0, s2
    add s0, s5, t5
    mul t5, s7, a2
    and s5, s3, a3
    mul s3, s8, a2
    add t5, a6, t5
    mul a6, a5, a2
    add s3, t2, s3
    srli t2, s4, 57
    add t2, t6, t2
    add t6, t1, a6
    mul a6, t3, a2
    srli t1, t2, 57
    mul a2, a0, a2
    add t1, t4, t1
    add t4, s6, a6
    srli a6, t1, 57
    add s6, s0, a6
    add a6, s5, a2
    srli s0, s6, 57
    add a2, t5, s0
    srli s5, a2, 57
    add s0, s3, s5
    srli t5, s0, 57
    and s5, s4, s2
    and s3, t2, s2
    and s4, t1, s2
    and t2, s6, s2
    and t1, a2, s2
    and s6, s0, s2
    add a2, t6, t5
    srli s0, a2, 57
    and t5, a2, s2
    add t6, t4, s0
    srli a2, t6, 57
    and s0, t6, s2
    add t4, a6, a2
    srli s2, t4, 55
    and t6, t4, a3
    mul a2, s1, s2
    mul a6, a4, s2
    mul a3, a1, s2
    add t4, s5, a2
    ld s1, 0(sp)
    add a4, s3, a6
    sd t4, 0(s1)
    sd a4, 8(s1)
    add a1, s4, a3
    sd a1, 16(s1)
    mul a2, a7, s2
    mul s5, s7, s2
    mul t4, s8, s2
    add a6, t2, a2
    sd a6, 24(s1)
    add s3, t1, s5
    sd s3, 32(s1)
    add a4, s6, t4
    sd a4, 40(s1)
    mul a3, a5, s2
    mul s4, t3, s2
    mul a1, a0, s2
    add a7, t5, a3
    sd a7, 48(s1)
    add s7, s0, s4
    sd s7, 56(s1)
    add s8, t6, a1
    sd s8, 64(s1)
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
    .size csidh512_x57_limbs_of_bytes, .-csidh512_x57_limbs_of_bytes

# `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
#
# - takes `bytes`: every word in `[0, 2^64 - 1]`
# - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - returns `ok` in `[0, 1]`
#
# rocket: 436 cycles, 436 instructions
    .section .rodata
    .balign 8
.Lcsidh512_x57_limbs_of_bytes_canonical_constants:
    .dword 0x007e46facc393785
    .dword 0x001a4b71708bf076
    .dword 0x008006ea9e5d4383
    .dword 0x00ced52f4bdf1448
    .dword 0x01bb9ded282019cb
    .dword 0x00cdd36325855393
    .dword 0x015301955f15d319
    .dword 0x01ccf83d2c368f63
    .dword 0x00f205d429abe572
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
    .globl csidh512_x57_limbs_of_bytes_canonical
    .type csidh512_x57_limbs_of_bytes_canonical, @function
csidh512_x57_limbs_of_bytes_canonical:
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
    lbu s2, 2(a2)
    add s0, a6, a7
    slli s1, s0, 8
    add s3, s1, s2
    slli s4, s3, 8
    lbu s5, 1(a2)
    lbu s8, 0(a2)
    add s6, s4, s5
    slli s7, s6, 8
    add t0, s7, s8
    lbu t2, 15(a2)
    lbu t3, 14(a2)
    slli t1, t2, 8
    add t5, t1, t3
    slli t4, t5, 8
    lbu t6, 13(a2)
    lbu a5, 12(a2)
    add a4, t4, t6
    slli a3, a4, 8
    add a7, a3, a5
    slli a6, a7, 8
    lbu s0, 11(a2)
    lbu s3, 10(a2)
    add s2, a6, s0
    slli s1, s2, 8
    add s5, s1, s3
    slli s4, s5, 8
    lbu s6, 9(a2)
    lbu t2, 8(a2)
    add s8, s4, s6
    slli s7, s8, 8
    add t3, s7, t2
    lbu t1, 23(a2)
    lbu t6, 22(a2)
    slli t5, t1, 8
    add t4, t5, t6
    slli a4, t4, 8
    lbu a5, 21(a2)
    lbu s0, 20(a2)
    add a3, a4, a5
    slli a7, a3, 8
    add a6, a7, s0
    slli s2, a6, 8
    lbu s3, 19(a2)
    lbu s6, 18(a2)
    add s1, s2, s3
    slli s5, s1, 8
    add s4, s5, s6
    slli s8, s4, 8
    lbu t2, 17(a2)
    lbu t6, 16(a2)
    add s7, s8, t2
    slli t1, s7, 8
    add t5, t1, t6
    lbu t4, 31(a2)
    lbu a4, 30(a2)
    slli a5, t4, 8
    add a3, a5, a4
    slli s0, a3, 8
    lbu a7, 29(a2)
    lbu s2, 28(a2)
    add a6, s0, a7
    slli s3, a6, 8
    add s1, s3, s2
    slli s6, s1, 8
    lbu s5, 27(a2)
    lbu s8, 26(a2)
    add s4, s6, s5
    slli t2, s4, 8
    add s7, t2, s8
    slli t6, s7, 8
    lbu t1, 25(a2)
    lbu a5, 24(a2)
    add t4, t6, t1
    slli a4, t4, 8
    add a3, a4, a5
    lbu a7, 39(a2)
    lbu a6, 38(a2)
    slli s0, a7, 8
    add s2, s0, a6
    slli s3, s2, 8
    lbu s1, 37(a2)
    lbu s4, 36(a2)
    add s5, s3, s1
    slli s6, s5, 8
    add s8, s6, s4
    slli t2, s8, 8
    lbu s7, 35(a2)
    lbu t4, 34(a2)
    add t1, t2, s7
    slli t6, t1, 8
    add a5, t6, t4
    slli a4, a5, 8
    lbu a7, 33(a2)
    lbu s2, 32(a2)
    add a6, a4, a7
    slli s0, a6, 8
    add s1, s0, s2
    lbu s3, 47(a2)
    lbu s4, 46(a2)
    slli s5, s3, 8
    add s6, s5, s4
    slli s8, s6, 8
    lbu s7, 45(a2)
    lbu t4, 44(a2)
    add t2, s8, s7
    slli t1, t2, 8
    add t6, t1, t4
    slli a5, t6, 8
    lbu a7, 43(a2)
    lbu s2, 42(a2)
    add a4, a5, a7
    slli a6, a4, 8
    add s0, a6, s2
    slli s3, s0, 8
    lbu s4, 41(a2)
    lbu s7, 40(a2)
    add s5, s3, s4
    slli s6, s5, 8
    add s8, s6, s7
    lbu t2, 55(a2)
    lbu t1, 54(a2)
    slli t4, t2, 8
    add t6, t4, t1
    slli a7, t6, 8
    lbu a5, 53(a2)
    lbu a6, 52(a2)
    add a4, a7, a5
    slli s2, a4, 8
    add s0, s2, a6
    slli s4, s0, 8
    lbu s3, 51(a2)
    lbu s6, 50(a2)
    add s5, s4, s3
    slli s7, s5, 8
    add t2, s7, s6
    slli t1, t2, 8
    lbu t4, 49(a2)
    lbu a7, 48(a2)
    add t6, t1, t4
    slli a5, t6, 8
    add a4, a5, a7
    lbu a6, 63(a2)
    lbu s0, 62(a2)
    slli s2, a6, 8
    add s3, s2, s0
    slli s4, s3, 8
    lbu s5, 61(a2)
    lbu t2, 60(a2)
    add s6, s4, s5
    slli s7, s6, 8
    add t4, s7, t2
    slli t1, t4, 8
    lbu t6, 59(a2)
    lbu a6, 58(a2)
    add a7, t1, t6
    slli a5, a7, 8
    add s0, a5, a6
    slli s2, s0, 8
    lbu s3, 57(a2)
    lbu s6, 56(a2)
    add s5, s2, s3
    slli s4, s5, 8
    add t2, s4, s6
    lla s7, .Lcsidh512_x57_limbs_of_bytes_canonical_constants
    ld t4, 128(s7)
    ld t1, 120(s7)
    sltu t6, t0, t4
    add a7, t1, t6
    sltu a6, t3, a7
    ld a5, 112(s7)
    ld s2, 104(s7)
    add s0, a5, a6
    sltu s3, t5, s0
    add s5, s2, s3
    sltu s6, a3, s5
    ld a2, 96(s7)
    ld t6, 88(s7)
    add s4, a2, s6
    sltu t4, s1, s4
    add t1, t6, t4
    sltu a7, s8, t1
    ld a6, 80(s7)
    ld s3, 72(s7)
    add a5, a6, a7
    sltu s0, a4, a5
    add s2, s3, s0
    sltu s5, t2, s2
    sd s5, 0(a1)
    addi s6, zero, -1
    srli a2, s6, 7
    and s4, t0, a2
    srli t4, t0, 57
    slli t6, t3, 14
    srli t1, t6, 14
    slli a7, t1, 7
    add a6, t4, a7
    srli a5, t3, 50
    slli s0, t5, 21
    srli s3, s0, 21
    slli s2, s3, 14
    add a1, a5, s2
    srli s5, t5, 43
    slli t0, a3, 28
    srli t6, t0, 28
    slli t1, t6, 21
    add a7, s5, t1
    srli t4, a3, 36
    slli t3, s1, 35
    srli s0, t3, 35
    slli s3, s0, 28
    add s2, t4, s3
    srli a5, s1, 29
    slli t5, s8, 42
    srli t0, t5, 42
    slli t6, t0, 35
    add t1, a5, t6
    srli s5, s8, 22
    slli a3, a4, 49
    srli t3, a3, 49
    slli s0, t3, 42
    add s3, s5, s0
    srli t4, a4, 15
    andi s1, t2, 255
    slli t5, s1, 49
    add t0, t4, t5
    srli t6, t2, 8
    srli a5, t6, 55
    srli s8, s6, 9
    and a3, t6, s8
    ld t3, 0(s7)
    ld s5, 64(s7)
    mul s0, a5, t3
    mul a4, a5, s5
    ld s1, 56(s7)
    add t4, s4, s0
    mul t5, a5, s1
    add t2, a6, a4
    ld t6, 48(s7)
    add s6, a1, t5
    mul s0, a5, t6
    ld s4, 40(s7)
    ld a6, 32(s7)
    mul a4, a5, s4
    mul t5, a5, a6
    add a1, a7, s0
    add s0, s2, a4
    add a7, t1, t5
    ld a4, 24(s7)
    ld t5, 16(s7)
    mul s2, a5, a4
    mul t1, a5, t5
    sd a0, 0(sp)
    ld a0, 8(s7)
    add s2, s3, s2
    mul a5, a5, a0
    add s3, t0, t1
    srli t0, t4, 57
    add t1, a3, a5
    and a5, t4, a2
    add a3, t2, t0
    srli t4, a3, 57
    and t0, a3, a2
    add t2, s6, t4
    srli a3, t2, 57
    and t4, t2, a2
    add s6, a1, a3
    srli t2, s6, 57
    and a3, s6, a2
    add a1, s0, t2
    srli s6, a1, 57
    and t2, a1, a2
    add s0, a7, s6
    srli a1, s0, 57
    and s6, s0, a2
    add a7, s2, a1
    srli s0, a7, 57
    and a1, a7, a2
    add s2, s3, s0
    srli a7, s2, 57
    and s0, s2, a2
    add s3, t1, a7
    srli s2, s3, 55
    and a7, s3, s8
    mul t1, t3, s2
    mul s3, s5, s2
    mul s1, s1, s2
    add t1, a5, t1
    add a5, t0, s3
    add s3, t4, s1
    mul t0, t6, s2
    mul s1, s4, s2
    mul t4, a6, s2
    add t0, a3, t0
    add a3, t2, s1
    add s1, s6, t4
    mul t2, a4, s2
    mul t4, t5, s2
    mul s6, a0, s2
    add s2, a1, t2
    add t2, s0, t4
    add a1, a7, s6
    srli t4, t1, 57
    and s0, t1, a2
    add s6, a5, t4
    srli a7, s6, 57
    and t1, s6, a2
    add t4, s3, a7
    srli a5, t4, 57
    and s6, t4, a2
    add a7, t0, a5
    srli s3, a7, 57
    and t4, a7, a2
    add a5, a3, s3
    srli t0, a5, 57
    and a7, a5, a2
    add s3, s1, t0
    srli a3, s3, 57
    and a5, s3, a2
    add t0, s2, a3
    srli s1, t0, 57
    and s3, t0, a2
    add a3, t2, s1
    srli s2, a3, 57
    and t0, a3, a2
    add s1, a1, s2
    srli t2, s1, 55
    and a3, s1, s8
    mul s2, t3, t2
    mul a1, s5, t2
    ld s1, 56(s7)
    add s2, s0, s2
    mul s1, s1, t2
    add s0, t1, a1
    mul t1, t6, t2
    add a1, s6, s1
    mul s1, s4, t2
    mul s6, a6, t2
    add t1, t4, t1
    add t4, a7, s1
    add s1, a5, s6
    mul a7, a4, t2
    mul s6, t5, t2
    mul a5, a0, t2
    add t2, s3, a7
    add a7, t0, s6
    add s3, a3, a5
    srli s6, s2, 57
    and t0, s2, a2
    add a5, s0, s6
    srli a3, a5, 57
    and s2, a5, a2
    add s6, a1, a3
    srli s0, s6, 57
    and a5, s6, a2
    add a3, t1, s0
    srli a1, a3, 57
    and s6, a3, a2
    add s0, t4, a1
    srli t1, s0, 57
    and a3, s0, a2
    add a1, s1, t1
    srli t4, a1, 57
    and s0, a1, a2
    add t1, t2, t4
    srli s1, t1, 57
    and a1, t1, a2
    add t4, a7, s1
    srli t2, t4, 57
    and t1, t4, a2
    add s1, s3, t2
    srli a7, s1, 55
    and a2, s1, s8
    mul t4, t3, a7
    mul t2, s5, a7
    ld s8, 0(sp)
    add s3, t0, t4
    sd s3, 0(s8)
    add s1, s2, t2
    sd s1, 8(s8)
    ld t3, 56(s7)
    mul t4, t6, a7
    mul s5, t3, a7
    mul t2, s4, a7
    add s3, s6, t4
    add t0, a5, s5
    sd t0, 16(s8)
    sd s3, 24(s8)
    mul s2, a6, a7
    add s1, a3, t2
    sd s1, 32(s8)
    add t3, s0, s2
    sd t3, 40(s8)
    mul t6, a4, a7
    mul s5, t5, a7
    mul t4, a0, a7
    add a5, a1, t6
    sd a5, 48(s8)
    add t0, t1, s5
    sd t0, 56(s8)
    add s6, a2, t4
    sd s6, 64(s8)
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
    .size csidh512_x57_limbs_of_bytes_canonical, .-csidh512_x57_limbs_of_bytes_canonical

# `limbs of out = k (mod p): out = k / R`
#
# - takes `k` in `[0, 2^32 - 1]`
# - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#
# rocket: 12 cycles, 12 instructions
    .text
    .balign 4
    .globl csidh512_x57_limbs_of_word
    .type csidh512_x57_limbs_of_word, @function
csidh512_x57_limbs_of_word:
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
    sd zero, 64(a0)
    jalr zero, 0(ra)
    .size csidh512_x57_limbs_of_word, .-csidh512_x57_limbs_of_word

# `out = 1 if bytes = 0, else 0`
#
# - takes `bytes`: every word in `[0, 2^64 - 1]`
# - returns `out` in `[0, 1]`
#
# rocket: 186 cycles, 186 instructions
    .text
    .balign 4
    .globl csidh512_x57_bytes_are_zero
    .type csidh512_x57_bytes_are_zero, @function
csidh512_x57_bytes_are_zero:
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
    .size csidh512_x57_bytes_are_zero, .-csidh512_x57_bytes_are_zero

# `2 * half + odd = bytes, odd is 0 or 1`
#
# - takes `bytes`: every word in `[0, 2^64 - 1]`
# - returns `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 2^63 - 1]`
# - returns `odd` in `[0, 1]`
#
# rocket: 332 cycles, 332 instructions
    .text
    .balign 4
    .globl csidh512_x57_bytes_parity
    .type csidh512_x57_bytes_parity, @function
csidh512_x57_bytes_parity:
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
    .size csidh512_x57_bytes_parity, .-csidh512_x57_bytes_parity

# `out = 2 * is_square - 1 - is_zero`
#
# - takes `is_zero` in `[0, 1]`
# - takes `is_square` in `[0, 1]`
# - returns `out` in `[-2, 1]`
#
# rocket: 5 cycles, 5 instructions
    .text
    .balign 4
    .globl csidh512_x57_sign_of
    .type csidh512_x57_sign_of, @function
csidh512_x57_sign_of:
    add t0, a2, a2
    addi t1, a1, 1
    sub t2, t0, t1
    sd t2, 0(a0)
    jalr zero, 0(ra)
    .size csidh512_x57_sign_of, .-csidh512_x57_sign_of

# `R * out = a (mod p)`
#
# - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
# - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#
# rocket: 544 cycles, 541 instructions, 2 stalled by load, 1 stalled by multiply
    .section .rodata
    .balign 8
.Lcsidh512_x57_from_montgomery_constants:
    .dword 0x00c1301f632e294d
    .dword 0x0065b48e8f740f89
    .dword 0x0181b90533c6c87b
    .dword 0x010dfa2bd6541a8d
    .dword 0x017ff91561a2bc7c
    .dword 0x003307c2d3c9709c
    .dword 0x01312ad0b420ebb7
    .dword 0x00acfe6aa0ea2ce6
    .dword 0x00446212d7dfe634
    .dword 0x01322c9cda7aac6c
    .text
    .balign 4
    .globl csidh512_x57_from_montgomery
    .type csidh512_x57_from_montgomery, @function
csidh512_x57_from_montgomery:
    addi sp, sp, -96
    sd s0, 0(sp)
    sd s1, 8(sp)
    sd s2, 16(sp)
    sd s3, 24(sp)
    sd s4, 32(sp)
    sd s5, 40(sp)
    sd s6, 48(sp)
    sd s7, 56(sp)
    sd s8, 64(sp)
    sd s9, 72(sp)
    sd s10, 80(sp)
    sd s11, 88(sp)
    ld t0, 0(a1)
    lla t1, .Lcsidh512_x57_from_montgomery_constants
    ld t2, 0(t1)
    addi t4, zero, -1
    mul t3, t0, t2
    srli t5, t4, 7
    ld a3, 16(t1)
    and t6, t3, t5
    slli a2, t6, 7
    mul a4, a3, a2
    mulhu a5, a3, a2
    ld a6, 24(t1)
    srli s0, a4, 7
    mul a7, a2, a6
    add s1, t0, s0
    srli s2, s1, 57
    add s3, a5, s2
    ld s4, 8(a1)
    mulhu s6, a2, a6
    add s5, s4, s3
    srli s7, a7, 7
    add s8, s5, s7
    slli s9, s6, 57
    add s10, s8, s9
    mul s11, t2, s10
    ld t4, 40(t1)
    ld s5, 16(a1)
    mul t3, a2, t4
    mulhu t6, a2, t4
    and a4, s11, t5
    slli s0, a4, 7
    mul t0, a3, s0
    mulhu s1, a3, s0
    srli s2, t3, 7
    srli a5, t0, 7
    add s3, s8, a5
    add s4, s6, s1
    srli a7, s3, 57
    add s7, s4, a7
    add s9, s5, s7
    mul s10, a6, s0
    mulhu s11, a6, s0
    ld a4, 56(t1)
    srli t0, s10, 7
    mul t3, a2, a4
    add a5, s2, t0
    add s8, t6, s11
    add s1, s9, a5
    slli s6, s8, 57
    add s3, s1, s6
    mul a7, t2, s3
    mulhu s4, a2, a4
    srli s7, t3, 7
    and s5, a7, t5
    slli s10, s5, 7
    mul t0, a3, s10
    mulhu s2, a3, s10
    mul s11, s0, t4
    srli t6, t0, 7
    add a5, s1, t6
    add s9, s8, s2
    srli s6, a5, 57
    add s3, s9, s6
    ld t3, 24(a1)
    mulhu s5, s0, t4
    add a7, t3, s3
    srli t0, s11, 7
    add t6, s7, t0
    add s1, s4, s5
    mul s2, a6, s10
    mulhu s8, a6, s10
    ld a5, 72(t1)
    srli s9, s2, 7
    mul s6, a2, a5
    add s3, t6, s9
    add t3, s1, s8
    add s11, a7, s3
    slli t0, t3, 57
    add s7, s11, t0
    mul s5, t2, s7
    mulhu s4, a2, a5
    srli s2, s6, 7
    and s9, s5, t5
    slli t6, s9, 7
    mul s8, a3, t6
    mulhu s1, a3, t6
    mul s3, s0, a4
    srli a7, s8, 7
    add t0, s11, a7
    add s7, t3, s1
    srli s6, t0, 57
    add s5, s7, s6
    ld s9, 32(a1)
    mulhu a7, s0, a4
    add s8, s9, s5
    srli s11, s3, 7
    add s1, s2, s11
    add t3, s4, a7
    mul t0, t4, s10
    mulhu s6, t4, s10
    mul s7, a6, t6
    srli s5, t0, 7
    add s9, s1, s5
    add s3, t3, s6
    mulhu s11, a6, t6
    srli s2, s7, 7
    add a7, s9, s2
    add s4, s3, s11
    add t0, s8, a7
    slli s5, s4, 57
    add s1, t0, s5
    mul s6, t2, s1
    ld t3, 64(t1)
    mul s7, a2, t3
    mulhu s2, a2, t3
    and s9, s6, t5
    slli s11, s9, 7
    mul s3, a3, s11
    mulhu a7, a3, s11
    srli s8, s7, 7
    srli s5, s3, 7
    add s1, t0, s5
    add s6, s4, a7
    srli s9, s1, 57
    add s7, s6, s9
    ld s3, 40(a1)
    mul t0, s0, a5
    add s5, s3, s7
    mulhu a7, s0, a5
    mul s4, s10, a4
    srli s1, t0, 7
    add s9, s8, s1
    add s6, s2, a7
    mulhu s7, s10, a4
    srli s3, s4, 7
    add t0, s9, s3
    add s1, s6, s7
    mul s8, t4, t6
    mulhu a7, t4, t6
    mul s2, a6, s11
    srli s4, s8, 7
    add s3, t0, s4
    add s9, s1, a7
    mulhu s7, a6, s11
    srli s6, s2, 7
    add s8, s3, s6
    add s4, s9, s7
    add t0, s5, s8
    slli a7, s4, 57
    add s1, t0, a7
    mul s2, t2, s1
    ld s6, 48(t1)
    mul s3, a2, s6
    mulhu s7, a2, s6
    and s9, s2, t5
    slli s8, s9, 7
    mul s5, a3, s8
    mulhu a7, a3, s8
    srli s1, s3, 7
    srli s2, s5, 7
    add s9, t0, s2
    add s3, s4, a7
    srli s5, s9, 57
    add s2, s3, s5
    ld t0, 48(a1)
    mul s4, s0, t3
    add a7, t0, s2
    mulhu s9, s0, t3
    mul s5, s10, a5
    srli s3, s4, 7
    add s2, s1, s3
    add t0, s7, s9
    mulhu s4, s10, a5
    srli s3, s5, 7
    add s1, s2, s3
    add s9, t0, s4
    mul s7, a4, t6
    mulhu s5, a4, t6
    mul s3, t4, s11
    srli s2, s7, 7
    add s4, s1, s2
    add t0, s9, s5
    mulhu s7, t4, s11
    srli s2, s3, 7
    add s1, s4, s2
    add s5, t0, s7
    mul s9, a6, s8
    mulhu s3, a6, s8
    ld s2, 32(t1)
    srli s7, s9, 7
    mul s4, a2, s2
    add t0, s1, s7
    add s9, s5, s3
    add s7, a7, t0
    slli s1, s9, 57
    add s3, s7, s1
    mul s5, t2, s3
    mulhu t0, a2, s2
    srli a7, s4, 7
    and s1, s5, t5
    slli s3, s1, 7
    mul s4, a3, s3
    mulhu s5, a3, s3
    mul s1, s0, s6
    srli s4, s4, 7
    add s4, s7, s4
    add s7, s9, s5
    srli s5, s4, 57
    add s9, s7, s5
    ld s4, 56(a1)
    mulhu s7, s0, s6
    add s5, s4, s9
    srli s9, s1, 7
    add s4, a7, s9
    add s1, t0, s7
    mul s9, s10, t3
    mulhu a7, s10, t3
    mul s7, t6, a5
    srli t0, s9, 7
    add s9, s4, t0
    add t0, s1, a7
    mulhu s4, t6, a5
    srli a7, s7, 7
    add s1, s9, a7
    add s7, t0, s4
    mul a7, a4, s11
    mulhu s9, a4, s11
    mul s4, t4, s8
    srli t0, a7, 7
    add a7, s1, t0
    add t0, s7, s9
    mulhu s1, t4, s8
    srli s9, s4, 7
    add s7, a7, s9
    add s4, t0, s1
    mul s9, a6, s3
    mulhu a7, a6, s3
    ld s1, 8(t1)
    srli s9, s9, 7
    mul t0, a2, s1
    add s9, s7, s9
    add s7, s4, a7
    add a7, s5, s9
    slli s4, s7, 57
    add s9, a7, s4
    mul s5, t2, s9
    mulhu s4, a2, s1
    srli s9, t0, 7
    and a2, s5, t5
    slli t0, a2, 7
    mul s5, a3, t0
    mulhu a2, a3, t0
    mul a3, s0, s2
    srli s5, s5, 7
    add s5, a7, s5
    add a7, s7, a2
    srli a2, s5, 57
    add s7, a7, a2
    ld s5, 64(a1)
    mulhu a7, s0, s2
    add a2, s5, s7
    srli s7, a3, 7
    add s5, s9, s7
    add a1, s4, a7
    mul a3, s10, s6
    mulhu s7, s10, s6
    mul s9, t6, t3
    srli a7, a3, 7
    add s4, s5, a7
    add a3, a1, s7
    mulhu a7, t6, t3
    srli s5, s9, 7
    add s7, s4, s5
    add a1, a3, a7
    mul s9, a5, s11
    mulhu s5, a5, s11
    mul s4, a4, s8
    srli a7, s9, 7
    add a3, s7, a7
    add s9, a1, s5
    mulhu a7, a4, s8
    srli s7, s4, 7
    add s5, a3, s7
    add a1, s9, a7
    mul s4, t4, s3
    mulhu s7, t4, s3
    mul a3, a6, t0
    srli a7, s4, 7
    add s9, s5, a7
    add s4, a1, s7
    mulhu a7, a6, t0
    srli s5, a3, 7
    add s7, s9, s5
    add a1, s4, a7
    add a3, a2, s7
    slli s5, a1, 57
    add s9, a3, s5
    mul a7, t2, s9
    mul s4, s0, s1
    mulhu s7, s0, s1
    and a2, a7, t5
    slli s5, a2, 7
    ld s9, 16(t1)
    srli a7, s4, 7
    mul t2, s9, s5
    mulhu s0, s9, s5
    srli a2, t2, 7
    add s9, a3, a2
    add s4, a1, s0
    srli t2, s9, 57
    add a2, s4, t2
    mul a3, s10, s2
    mulhu s0, s10, s2
    mul a1, t6, s6
    srli s9, a3, 7
    add t2, a7, s9
    add s4, s7, s0
    mulhu a3, t6, s6
    srli s9, a1, 7
    add a7, t2, s9
    add s0, s4, a3
    mul s7, s11, t3
    mulhu a1, s11, t3
    mul s9, a5, s8
    srli t2, s7, 7
    add a3, a7, t2
    add s4, s0, a1
    mulhu s7, a5, s8
    srli t2, s9, 7
    add a7, a3, t2
    add a1, s4, s7
    mul s0, a4, s3
    mulhu s9, a4, s3
    mul t2, t4, t0
    srli a3, s0, 7
    add s7, a7, a3
    add s4, a1, s9
    mulhu s0, t4, t0
    srli a3, t2, 7
    add a7, s7, a3
    add s9, s4, s0
    mul a1, a6, s5
    mulhu t2, a6, s5
    mul a3, s10, s1
    srli s7, a1, 7
    add s0, a7, s7
    add s4, s9, t2
    add a6, a2, s0
    srli a1, a6, 57
    add s7, s4, a1
    and a7, a6, t5
    sd a7, 0(a0)
    mulhu t2, s10, s1
    srli s9, a3, 7
    mul s0, t6, s2
    mulhu a2, t6, s2
    mul a1, s11, s6
    srli s4, s0, 7
    add a6, s9, s4
    add a7, t2, a2
    mulhu s10, s11, s6
    srli a3, a1, 7
    add s0, a6, a3
    add s4, a7, s10
    mul s9, t3, s8
    mulhu a2, t3, s8
    mul t2, a5, s3
    srli a1, s9, 7
    add a3, s0, a1
    add a6, s4, a2
    mulhu s10, a5, s3
    srli a7, t2, 7
    add s9, a3, a7
    add a1, a6, s10
    mul s0, a4, t0
    mulhu a2, a4, t0
    mul s4, t4, s5
    srli t2, s0, 7
    add a7, s9, t2
    add a3, a1, a2
    mulhu s10, t4, s5
    srli a6, s4, 7
    add s0, a7, a6
    add t2, a3, s10
    add s9, s7, s0
    srli a2, s9, 57
    add a1, t2, a2
    and t4, s9, t5
    sd t4, 8(a0)
    mul s4, t6, s1
    mulhu a6, t6, s1
    mul a7, s11, s2
    srli s10, s4, 7
    mulhu a3, s11, s2
    srli s0, a7, 7
    add s7, s10, s0
    add a2, a6, a3
    mul t2, s8, s6
    mulhu s9, s8, s6
    mul t4, t3, s3
    srli t6, t2, 7
    add s4, s7, t6
    add a7, a2, s9
    mulhu s0, t3, s3
    srli s10, t4, 7
    add a3, s4, s10
    add a6, a7, s0
    mul t2, a5, t0
    mulhu t6, a5, t0
    mul s7, a4, s5
    srli s9, t2, 7
    add a2, a3, s9
    add t4, a6, t6
    mulhu s10, a4, s5
    srli s4, s7, 7
    add s0, a2, s4
    add a7, t4, s10
    add t2, a1, s0
    srli s9, t2, 57
    add a3, a7, s9
    and t6, t2, t5
    sd t6, 16(a0)
    mul a6, s11, s1
    mulhu a4, s11, s1
    mul s7, s8, s2
    srli s4, a6, 7
    mulhu a2, s8, s2
    srli s10, s7, 7
    add t4, s4, s10
    add s0, a4, a2
    mul a1, s6, s3
    mulhu s9, s6, s3
    mul a7, t3, t0
    srli t2, a1, 7
    add t6, t4, t2
    add s11, s0, s9
    mulhu a6, t3, t0
    srli s7, a7, 7
    add s10, t6, s7
    add s4, s11, a6
    mul a2, a5, s5
    mulhu a4, a5, s5
    mul a1, s8, s1
    srli t2, a2, 7
    add t4, s10, t2
    add s9, s4, a4
    add s0, a3, t4
    srli a7, s0, 57
    add s7, s9, a7
    and t6, s0, t5
    sd t6, 24(a0)
    mulhu a6, s8, s1
    srli s11, a1, 7
    mul a5, s3, s2
    mulhu a2, s3, s2
    mul t2, s6, t0
    srli s10, a5, 7
    add a4, s11, s10
    add s4, a6, a2
    mulhu t4, s6, t0
    srli a3, t2, 7
    add a7, a4, a3
    add s9, s4, t4
    mul s0, t3, s5
    mulhu t6, t3, s5
    mul s8, s3, s1
    srli a1, s0, 7
    add a5, a7, a1
    add s10, s9, t6
    add s11, s7, a5
    srli a2, s11, 57
    add a6, s10, a2
    and t2, s11, t5
    sd t2, 32(a0)
    mulhu a3, s3, s1
    srli a4, s8, 7
    mul t4, s2, t0
    mulhu s4, s2, t0
    mul t3, s6, s5
    srli s0, t4, 7
    add a1, a4, s0
    add a7, a3, s4
    mulhu t6, s6, s5
    srli s9, t3, 7
    add a5, a1, s9
    add s7, a7, t6
    add a2, a6, a5
    srli s10, a2, 57
    add s11, s7, s10
    and t2, a2, t5
    sd t2, 40(a0)
    mul s3, t0, s1
    mulhu s8, t0, s1
    mul t4, s2, s5
    srli s0, s3, 7
    mulhu a4, s2, s5
    srli s4, t4, 7
    add a3, s0, s4
    add s6, s8, a4
    add t3, s11, a3
    srli s9, t3, 57
    add a1, s6, s9
    and t6, t3, t5
    sd t6, 48(a0)
    mul a7, s1, s5
    mulhu a5, s1, s5
    ld s0, 0(sp)
    srli a6, a7, 7
    add s10, a1, a6
    srli s7, s10, 57
    add a2, a5, s7
    sd a2, 64(a0)
    and t2, s10, t5
    sd t2, 56(a0)
    ld s1, 8(sp)
    ld s2, 16(sp)
    ld s3, 24(sp)
    ld s4, 32(sp)
    ld s5, 40(sp)
    ld s6, 48(sp)
    ld s7, 56(sp)
    ld s8, 64(sp)
    ld s9, 72(sp)
    ld s10, 80(sp)
    ld s11, 88(sp)
    addi sp, sp, 96
    jalr zero, 0(ra)
    .size csidh512_x57_from_montgomery, .-csidh512_x57_from_montgomery

    .section .note.GNU-stack, "", @progbits
