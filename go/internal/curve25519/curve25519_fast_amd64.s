//go:build gc && !purego

// Arithmetic modulo 2^255 - 19 (curve25519). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^255 - 19
// Recipe:  4x64 operand-scanning carry-chain fold(38@high:mul) carry(none) invert(divsteps)
// Limbs:   4 words of 64 bits
// Domain:  standard; the sum of limb * weight is the element modulo the prime
//
// If all inputs are within their bounds, the results are correct and within theirs.
//
// limb  weight  tight           loose
// 0     2^0     [0, 2^64 - 1]   [0, 2^64 - 1]
// 1     2^64    [0, 2^64 - 1]   [0, 2^64 - 1]
// 2     2^128   [0, 2^64 - 1]   [0, 2^64 - 1]
// 3     2^192   [0, 2^63 + 37]  [0, 2^64 - 1]
//
// Target:  x86-64-v3 (BMI2); calling convention ABI0 of Go's assembler
// Limbforge read back the assembled object and proved that each function satisfies its formula for all inputs within bounds.

#include "textflag.h"

// `out = a * b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
//
// 85 instructions
TEXT ·mulBMI2(SB), NOSPLIT, $24-24
	MOVQ a+8(FP), AX
	MOVQ 0(AX), DX
	MOVQ b+16(FP), CX
	MOVQ 0(CX), R8
	MULXQ R8, R9, R10
	MOVQ 8(CX), R11
	MULXQ R11, R12, R13
	MULXQ 16(CX), DI, SI
	ADDQ R12, R10
	ADCQ DI, R13
	MULXQ 24(CX), BX, BP
	ADCQ BX, SI
	MOVQ 8(AX), DX
	MULXQ R8, R12, DI
	ADCQ $0, BP
	MOVQ R9, 0(SP)
	MULXQ R11, BX, R9
	MULXQ 16(CX), R11, R8
	ADDQ BX, DI
	ADCQ R11, R9
	MULXQ 24(CX), BX, R11
	ADCQ BX, R8
	ADCQ $0, R11
	ADDQ R12, R10
	ADCQ DI, R13
	ADCQ R9, SI
	ADCQ R8, BP
	MOVQ 16(AX), DX
	MOVQ 0(CX), BX
	MULXQ BX, R12, DI
	ADCQ $0, R11
	MULXQ 8(CX), R9, R8
	MOVQ R10, 8(SP)
	MULXQ 16(CX), R10, BX
	ADDQ R9, DI
	ADCQ R10, R8
	MULXQ 24(CX), R9, R10
	ADCQ R9, BX
	ADCQ $0, R10
	ADDQ R12, R13
	ADCQ DI, SI
	ADCQ R8, BP
	ADCQ BX, R11
	MOVQ 24(AX), DX
	MULXQ 0(CX), R9, R12
	ADCQ $0, R10
	MULXQ 8(CX), DI, R8
	MOVQ R13, 16(SP)
	MULXQ 16(CX), BX, R13
	ADDQ DI, R12
	ADCQ BX, R8
	MULXQ 24(CX), DI, BX
	ADCQ DI, R13
	ADCQ $0, BX
	ADDQ R9, SI
	ADCQ R12, BP
	ADCQ R8, R11
	ADCQ R13, R10
	MOVL $38, DX
	MULXQ BP, CX, AX
	ADCQ $0, BX
	MULXQ R11, DI, R9
	MULXQ R10, R12, R8
	MULXQ BX, R13, BP
	ADDQ 0(SP), CX
	ADCQ 8(SP), DI
	ADCQ 16(SP), R12
	ADCQ R13, SI
	ADCQ $0, BP
	MOVQ SI, R11
	SARQ $63, R11
	IMULQ BP, DX
	ANDQ $19, R11
	BTRQ $63, SI
	LEAQ (DX)(R11*1), R10
	ADDQ R10, CX
	MOVQ out+0(FP), BX
	MOVQ CX, 0(BX)
	ADCQ DI, AX
	MOVQ AX, 8(BX)
	ADCQ R12, R9
	MOVQ R9, 16(BX)
	ADCQ SI, R8
	MOVQ R8, 24(BX)
	RET

// `out = a^2 (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
//
// 82 instructions
TEXT ·squareBMI2(SB), NOSPLIT, $48-16
	MOVQ a+8(FP), AX
	MOVQ 0(AX), DX
	MOVQ 8(AX), CX
	MULXQ CX, R8, R9
	MOVQ 16(AX), R10
	MULXQ R10, R11, R12
	MOVQ 24(AX), R13
	MULXQ R13, DI, SI
	MULXQ DX, BX, BP
	MOVQ CX, DX
	MOVQ BX, 0(SP)
	MULXQ R10, CX, BX
	MOVQ BP, 8(SP)
	MOVQ R8, 16(SP)
	MULXQ R13, BP, R8
	MOVQ CX, 24(SP)
	MOVQ R8, 32(SP)
	MULXQ DX, CX, R8
	ADDQ R11, R9
	MOVQ R10, DX
	MULXQ R13, R11, R10
	ADCQ DI, R12
	MOVQ R8, 40(SP)
	MULXQ DX, DI, R8
	ADCQ $0, SI
	MOVQ R13, DX
	MULXQ R13, R13, AX
	ADDQ BP, BX
	MOVQ 32(SP), BP
	ADCQ $0, BP
	ADDQ 24(SP), R12
	ADCQ BX, SI
	ADCQ $0, BP
	ADDQ BP, R11
	ADCQ $0, R10
	MOVQ 16(SP), BX
	ADDQ BX, BX
	ADCQ R9, R9
	ADCQ R12, R12
	ADCQ SI, SI
	ADCQ R11, R11
	ADCQ R10, R10
	MOVL $0, BP
	SETCS BP
	ADDQ 8(SP), BX
	ADCQ R9, CX
	ADCQ 40(SP), R12
	ADCQ SI, DI
	ADCQ R11, R8
	ADCQ R10, R13
	MOVL $0, R9
	SETCS R9
	ADDQ $-1, BP
	ADCQ $0, AX
	MOVL $38, DX
	MULXQ DI, SI, R11
	ADDQ $-1, R9
	ADCQ $0, AX
	MULXQ R8, R10, BP
	MULXQ R13, DI, R9
	MULXQ AX, R8, R13
	ADDQ 0(SP), SI
	ADCQ R10, BX
	ADCQ DI, CX
	ADCQ R8, R12
	ADCQ $0, R13
	MOVQ R12, AX
	SARQ $63, AX
	BTRQ $63, R12
	IMULQ R13, DX
	ANDQ $19, AX
	LEAQ (DX)(AX*1), R10
	ADDQ R10, SI
	MOVQ out+0(FP), DI
	MOVQ SI, 0(DI)
	ADCQ BX, R11
	MOVQ R11, 8(DI)
	ADCQ CX, BP
	MOVQ BP, 16(DI)
	ADCQ R12, R9
	MOVQ R9, 24(DI)
	RET
