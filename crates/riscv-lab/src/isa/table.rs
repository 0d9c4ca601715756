//! The table: one row per instruction.
//!
//! Columns: variant, name, extension, format, fixed bits, class, effect, pseudo-code. Encodings of the standard
//! instructions are those of [unpriv, 34], of the six published ones [ise, table 2]. Those of `ise-flexible` are ours.

use super::{Class, Extension, Format, Row};
#[allow(clippy::enum_glob_use)] // columns of a table
use super::{Effect::*, arithmetic::*};

macro_rules! table {
    ($($op:ident $name:literal $extension:ident $format:ident $bits:literal $class:ident $effect:expr, $pseudo:literal;)*) => {
        /// An instruction; what is known of it is its [`Row`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Op {
            $(#[doc = concat!("`", $name, "`: ", $pseudo)] $op,)*
        }

        /// One row per instruction, in the order of [`Op`].
        pub static TABLE: &[Row] = &[$(Row {
            op: Op::$op,
            name: $name,
            extension: Extension::$extension,
            format: Format::$format,
            published: $bits,
            class: Class::$class,
            effect: $effect,
            pseudo_code: $pseudo,
        },)*];
    };
}

impl Op {
    /// The instruction's row of [`TABLE`].
    pub fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// The instruction of this name.
    pub fn named(name: &str) -> Option<Op> {
        TABLE.iter().find(|row| row.name == name).map(|row| row.op)
    }
}

table! {
    Lui "lui" I U 0x0000_0037 Add Value(|_, _, _, i| i as u64), "imm";
    Auipc "auipc" I U 0x0000_0017 Add PcRelative, "pc + imm";
    Jal "jal" I J 0x0000_006f Jump Jump, "pc + imm";
    Jalr "jalr" I JumpRegister 0x0000_0067 JumpRegister JumpRegister, "(rs1 + imm) & -2";
    Beq "beq" I B 0x0000_0063 Branch Branch(|x, y| x == y), "rs1 == rs2";
    Bne "bne" I B 0x0000_1063 Branch Branch(|x, y| x != y), "rs1 != rs2";
    Blt "blt" I B 0x0000_4063 Branch Branch(signed_less), "signed(rs1, 64) < signed(rs2, 64)";
    Bge "bge" I B 0x0000_5063 Branch Branch(|x, y| !signed_less(x, y)), "signed(rs1, 64) >= signed(rs2, 64)";
    Bltu "bltu" I B 0x0000_6063 Branch Branch(|x, y| x < y), "rs1 < rs2";
    Bgeu "bgeu" I B 0x0000_7063 Branch Branch(|x, y| x >= y), "rs1 >= rs2";
    Lb "lb" I Load 0x0000_0003 Load Load(1, |m| m as i8 as u64), "signed(memory, 8)";
    Lh "lh" I Load 0x0000_1003 Load Load(2, |m| m as i16 as u64), "signed(memory, 16)";
    Lw "lw" I Load 0x0000_2003 Load Load(4, word), "signed(memory, 32)";
    Ld "ld" I Load 0x0000_3003 Load Load(8, |m| m), "memory";
    Lbu "lbu" I Load 0x0000_4003 Load Load(1, |m| m), "memory";
    Lhu "lhu" I Load 0x0000_5003 Load Load(2, |m| m), "memory";
    Lwu "lwu" I Load 0x0000_6003 Load Load(4, |m| m), "memory";
    Sb "sb" I Store 0x0000_0023 Store Store(1), "rs2";
    Sh "sh" I Store 0x0000_1023 Store Store(2), "rs2";
    Sw "sw" I Store 0x0000_2023 Store Store(4), "rs2";
    Sd "sd" I Store 0x0000_3023 Store Store(8), "rs2";
    Addi "addi" I I 0x0000_0013 Add Value(|x, _, _, i| x.wrapping_add(i as u64)), "rs1 + imm";
    Slti "slti" I I 0x0000_2013 Compare Value(|x, _, _, i| signed_less(x, i as u64).into()), "signed(rs1, 64) < imm";
    Sltiu "sltiu" I I 0x0000_3013 Compare Value(|x, _, _, i| (x < i as u64).into()), "rs1 < unsigned(imm, 64)";
    Xori "xori" I I 0x0000_4013 Logic Value(|x, _, _, i| x ^ i as u64), "rs1 ^ imm";
    Ori "ori" I I 0x0000_6013 Logic Value(|x, _, _, i| x | i as u64), "rs1 | imm";
    Andi "andi" I I 0x0000_7013 Logic Value(|x, _, _, i| x & i as u64), "rs1 & imm";
    Slli "slli" I Shift 0x0000_1013 Shift Value(|x, _, _, i| x << (i & 63)), "rs1 << imm";
    Srli "srli" I Shift 0x0000_5013 Shift Value(|x, _, _, i| x >> (i & 63)), "rs1 >> imm";
    Srai "srai" I Shift 0x4000_5013 Shift Value(|x, _, _, i| (x as i64 >> (i & 63)) as u64), "signed(rs1, 64) >> imm";
    Add "add" I R 0x0000_0033 Add Value(|x, y, _, _| x.wrapping_add(y)), "rs1 + rs2";
    Sub "sub" I R 0x4000_0033 Add Value(|x, y, _, _| x.wrapping_sub(y)), "rs1 - rs2";
    Sll "sll" I R 0x0000_1033 Shift Value(|x, y, _, _| x << (y & 63)), "rs1 << unsigned(rs2, 6)";
    Slt "slt" I R 0x0000_2033 Compare Value(|x, y, _, _| signed_less(x, y).into()), "signed(rs1, 64) < signed(rs2, 64)";
    Sltu "sltu" I R 0x0000_3033 Compare Value(|x, y, _, _| (x < y).into()), "rs1 < rs2";
    Xor "xor" I R 0x0000_4033 Logic Value(|x, y, _, _| x ^ y), "rs1 ^ rs2";
    Srl "srl" I R 0x0000_5033 Shift Value(|x, y, _, _| x >> (y & 63)), "rs1 >> unsigned(rs2, 6)";
    Sra "sra" I R 0x4000_5033 Shift Value(|x, y, _, _| (x as i64 >> (y & 63)) as u64), "signed(rs1, 64) >> unsigned(rs2, 6)";
    Or "or" I R 0x0000_6033 Logic Value(|x, y, _, _| x | y), "rs1 | rs2";
    And "and" I R 0x0000_7033 Logic Value(|x, y, _, _| x & y), "rs1 & rs2";
    Addiw "addiw" I I 0x0000_001b Add Value(|x, _, _, i| word(x.wrapping_add(i as u64))), "signed(rs1 + imm, 32)";
    Slliw "slliw" I ShiftWord 0x0000_101b Shift Value(|x, _, _, i| word(x << (i & 31))), "signed(rs1 << imm, 32)";
    Srliw "srliw" I ShiftWord 0x0000_501b Shift Value(|x, _, _, i| word((x as u32 >> (i & 31)).into())), "signed(unsigned(rs1, 32) >> imm, 32)";
    Sraiw "sraiw" I ShiftWord 0x4000_501b Shift Value(|x, _, _, i| (x as i32 >> (i & 31)) as u64), "signed(rs1, 32) >> imm";
    Addw "addw" I R 0x0000_003b Add Value(|x, y, _, _| word(x.wrapping_add(y))), "signed(rs1 + rs2, 32)";
    Subw "subw" I R 0x4000_003b Add Value(|x, y, _, _| word(x.wrapping_sub(y))), "signed(rs1 - rs2, 32)";
    Sllw "sllw" I R 0x0000_103b Shift Value(|x, y, _, _| word(x << (y & 31))), "signed(rs1 << unsigned(rs2, 5), 32)";
    Srlw "srlw" I R 0x0000_503b Shift Value(|x, y, _, _| word((x as u32 >> (y & 31)).into())), "signed(unsigned(rs1, 32) >> unsigned(rs2, 5), 32)";
    Sraw "sraw" I R 0x4000_503b Shift Value(|x, y, _, _| (x as i32 >> (y & 31)) as u64), "signed(rs1, 32) >> unsigned(rs2, 5)";
    Fence "fence" I Fence 0x0000_000f Fence Fence, "";
    Ecall "ecall" I System 0x0000_0073 System EnvironmentCall, "";
    Ebreak "ebreak" I System 0x0010_0073 System Breakpoint, "";

    FenceI "fence.i" Zifencei System 0x0000_100f Fence Fence, "";
    Csrrw "csrrw" Zicsr Csr 0x0000_1073 Csr Csr { update: |_, x| x, immediate: false }, "rs1";
    Csrrs "csrrs" Zicsr Csr 0x0000_2073 Csr Csr { update: |c, x| c | x, immediate: false }, "csr | rs1";
    Csrrc "csrrc" Zicsr Csr 0x0000_3073 Csr Csr { update: |c, x| c & !x, immediate: false }, "csr & ~rs1";
    Csrrwi "csrrwi" Zicsr CsrImmediate 0x0000_5073 Csr Csr { update: |_, x| x, immediate: true }, "rs1";
    Csrrsi "csrrsi" Zicsr CsrImmediate 0x0000_6073 Csr Csr { update: |c, x| c | x, immediate: true }, "csr | rs1";
    Csrrci "csrrci" Zicsr CsrImmediate 0x0000_7073 Csr Csr { update: |c, x| c & !x, immediate: true }, "csr & ~rs1";

    Mul "mul" M R 0x0200_0033 Multiply Value(|x, y, _, _| x.wrapping_mul(y)), "rs1 * rs2";
    Mulh "mulh" M R 0x0200_1033 Multiply Value(|x, y, _, _| mulh(x, y)), "signed(rs1, 64) * signed(rs2, 64) >> 64";
    Mulhsu "mulhsu" M R 0x0200_2033 Multiply Value(|x, y, _, _| mulhsu(x, y)), "signed(rs1, 64) * rs2 >> 64";
    Mulhu "mulhu" M R 0x0200_3033 Multiply Value(|x, y, _, _| mulhu(x, y)), "rs1 * rs2 >> 64";
    Div "div" M R 0x0200_4033 Divide Value(|x, y, _, _| div(x as i64, y as i64) as u64), "rs2 == 0 ? -1 : quotient(signed(rs1, 64), signed(rs2, 64))";
    Divu "divu" M R 0x0200_5033 Divide Value(|x, y, _, _| divu(x, y)), "rs2 == 0 ? -1 : quotient(rs1, rs2)";
    Rem "rem" M R 0x0200_6033 Divide Value(|x, y, _, _| rem(x as i64, y as i64) as u64), "rs2 == 0 ? rs1 : remainder(signed(rs1, 64), signed(rs2, 64))";
    Remu "remu" M R 0x0200_7033 Divide Value(|x, y, _, _| remu(x, y)), "rs2 == 0 ? rs1 : remainder(rs1, rs2)";
    Mulw "mulw" M R 0x0200_003b Multiply Value(|x, y, _, _| word(x.wrapping_mul(y))), "signed(rs1 * rs2, 32)";
    Divw "divw" M R 0x0200_403b DivideWord Value(|x, y, _, _| divw(x, y)), "unsigned(rs2, 32) == 0 ? -1 : signed(quotient(signed(rs1, 32), signed(rs2, 32)), 32)";
    Divuw "divuw" M R 0x0200_503b DivideWord Value(|x, y, _, _| divuw(x, y)), "unsigned(rs2, 32) == 0 ? -1 : signed(quotient(unsigned(rs1, 32), unsigned(rs2, 32)), 32)";
    Remw "remw" M R 0x0200_603b DivideWord Value(|x, y, _, _| remw(x, y)), "unsigned(rs2, 32) == 0 ? signed(rs1, 32) : remainder(signed(rs1, 32), signed(rs2, 32))";
    Remuw "remuw" M R 0x0200_703b DivideWord Value(|x, y, _, _| remuw(x, y)), "unsigned(rs2, 32) == 0 ? signed(rs1, 32) : signed(remainder(unsigned(rs1, 32), unsigned(rs2, 32)), 32)";

    LrW "lr.w" A LoadReserved 0x1000_202f Atomic LoadReserved(4), "signed(memory, 32)";
    ScW "sc.w" A Atomic 0x1800_202f Atomic StoreConditional(4), "rs2";
    AmoswapW "amoswap.w" A Atomic 0x0800_202f Atomic Atomic(4, |_, y| y), "rs2";
    AmoaddW "amoadd.w" A Atomic 0x0000_202f Atomic Atomic(4, u64::wrapping_add), "memory + rs2";
    AmoxorW "amoxor.w" A Atomic 0x2000_202f Atomic Atomic(4, |m, y| m ^ y), "memory ^ rs2";
    AmoandW "amoand.w" A Atomic 0x6000_202f Atomic Atomic(4, |m, y| m & y), "memory & rs2";
    AmoorW "amoor.w" A Atomic 0x4000_202f Atomic Atomic(4, |m, y| m | y), "memory | rs2";
    AmominW "amomin.w" A Atomic 0x8000_202f Atomic Atomic(4, |m, y| (m as i32).min(y as i32) as u64), "minimum(signed(memory, 32), signed(rs2, 32))";
    AmomaxW "amomax.w" A Atomic 0xa000_202f Atomic Atomic(4, |m, y| (m as i32).max(y as i32) as u64), "maximum(signed(memory, 32), signed(rs2, 32))";
    AmominuW "amominu.w" A Atomic 0xc000_202f Atomic Atomic(4, |m, y| (m as u32).min(y as u32).into()), "minimum(unsigned(memory, 32), unsigned(rs2, 32))";
    AmomaxuW "amomaxu.w" A Atomic 0xe000_202f Atomic Atomic(4, |m, y| (m as u32).max(y as u32).into()), "maximum(unsigned(memory, 32), unsigned(rs2, 32))";
    LrD "lr.d" A LoadReserved 0x1000_302f Atomic LoadReserved(8), "memory";
    ScD "sc.d" A Atomic 0x1800_302f Atomic StoreConditional(8), "rs2";
    AmoswapD "amoswap.d" A Atomic 0x0800_302f Atomic Atomic(8, |_, y| y), "rs2";
    AmoaddD "amoadd.d" A Atomic 0x0000_302f Atomic Atomic(8, u64::wrapping_add), "memory + rs2";
    AmoxorD "amoxor.d" A Atomic 0x2000_302f Atomic Atomic(8, |m, y| m ^ y), "memory ^ rs2";
    AmoandD "amoand.d" A Atomic 0x6000_302f Atomic Atomic(8, |m, y| m & y), "memory & rs2";
    AmoorD "amoor.d" A Atomic 0x4000_302f Atomic Atomic(8, |m, y| m | y), "memory | rs2";
    AmominD "amomin.d" A Atomic 0x8000_302f Atomic Atomic(8, |m, y| (m as i64).min(y as i64) as u64), "minimum(signed(memory, 64), signed(rs2, 64))";
    AmomaxD "amomax.d" A Atomic 0xa000_302f Atomic Atomic(8, |m, y| (m as i64).max(y as i64) as u64), "maximum(signed(memory, 64), signed(rs2, 64))";
    AmominuD "amominu.d" A Atomic 0xc000_302f Atomic Atomic(8, u64::min), "minimum(memory, rs2)";
    AmomaxuD "amomaxu.d" A Atomic 0xe000_302f Atomic Atomic(8, u64::max), "maximum(memory, rs2)";

    Flw "flw" F FloatLoad 0x0000_2007 FloatLoad Load(4, |m| m | 0xffff_ffff << 32), "memory - (1 << 32)";
    Fsw "fsw" F FloatStore 0x0000_2027 FloatStore Store(4), "rs2";
    FmvXW "fmv.x.w" F FloatToInteger 0xe000_0053 FloatMove Value(|x, _, _, _| word(x)), "signed(rs1, 32)";
    FmvWX "fmv.w.x" F IntegerToFloat 0xf000_0053 FloatMove Value(|x, _, _, _| x | 0xffff_ffff << 32), "unsigned(rs1, 32) - (1 << 32)";
    Fld "fld" D FloatLoad 0x0000_3007 FloatLoad Load(8, |m| m), "memory";
    Fsd "fsd" D FloatStore 0x0000_3027 FloatStore Store(8), "rs2";
    FmvXD "fmv.x.d" D FloatToInteger 0xe200_0053 FloatMove Value(|x, _, _, _| x), "rs1";
    FmvDX "fmv.d.x" D IntegerToFloat 0xf200_0053 FloatMove Value(|x, _, _, _| x), "rs1";
    FsgnjD "fsgnj.d" D FloatR 0x2200_0053 FloatMove Value(|x, y, _, _| (x << 1 >> 1) | (y >> 63 << 63)), "unsigned(rs1, 63) | rs2 >> 63 << 63";
    FsgnjnD "fsgnjn.d" D FloatR 0x2200_1053 FloatMove Value(|x, y, _, _| (x << 1 >> 1) | (!y >> 63 << 63)), "unsigned(rs1, 63) | ~rs2 >> 63 << 63";
    FsgnjxD "fsgnjx.d" D FloatR 0x2200_2053 FloatMove Value(|x, y, _, _| x ^ (y >> 63 << 63)), "rs1 ^ rs2 >> 63 << 63";

    AddUw "add.uw" Zba R 0x0800_003b ShiftAdd Value(|x, y, _, _| u64::from(x as u32).wrapping_add(y)), "unsigned(rs1, 32) + rs2";
    Sh1add "sh1add" Zba R 0x2000_2033 ShiftAdd Value(|x, y, _, _| (x << 1).wrapping_add(y)), "(rs1 << 1) + rs2";
    Sh2add "sh2add" Zba R 0x2000_4033 ShiftAdd Value(|x, y, _, _| (x << 2).wrapping_add(y)), "(rs1 << 2) + rs2";
    Sh3add "sh3add" Zba R 0x2000_6033 ShiftAdd Value(|x, y, _, _| (x << 3).wrapping_add(y)), "(rs1 << 3) + rs2";
    Sh1addUw "sh1add.uw" Zba R 0x2000_203b ShiftAdd Value(|x, y, _, _| (u64::from(x as u32) << 1).wrapping_add(y)), "(unsigned(rs1, 32) << 1) + rs2";
    Sh2addUw "sh2add.uw" Zba R 0x2000_403b ShiftAdd Value(|x, y, _, _| (u64::from(x as u32) << 2).wrapping_add(y)), "(unsigned(rs1, 32) << 2) + rs2";
    Sh3addUw "sh3add.uw" Zba R 0x2000_603b ShiftAdd Value(|x, y, _, _| (u64::from(x as u32) << 3).wrapping_add(y)), "(unsigned(rs1, 32) << 3) + rs2";
    SlliUw "slli.uw" Zba Shift 0x0800_101b ShiftAdd Value(|x, _, _, i| u64::from(x as u32) << (i & 63)), "unsigned(rs1, 32) << imm";

    Andn "andn" Zbb R 0x4000_7033 Logic Value(|x, y, _, _| x & !y), "rs1 & ~rs2";
    Orn "orn" Zbb R 0x4000_6033 Logic Value(|x, y, _, _| x | !y), "rs1 | ~rs2";
    Xnor "xnor" Zbb R 0x4000_4033 Logic Value(|x, y, _, _| !(x ^ y)), "~(rs1 ^ rs2)";
    Clz "clz" Zbb Unary 0x6000_1013 BitCount Value(|x, _, _, _| x.leading_zeros().into()), "leading_zeros(rs1, 64)";
    Ctz "ctz" Zbb Unary 0x6010_1013 BitCount Value(|x, _, _, _| x.trailing_zeros().into()), "trailing_zeros(rs1, 64)";
    Cpop "cpop" Zbb Unary 0x6020_1013 BitCount Value(|x, _, _, _| x.count_ones().into()), "ones(rs1)";
    Clzw "clzw" Zbb Unary 0x6000_101b BitCount Value(|x, _, _, _| (x as u32).leading_zeros().into()), "leading_zeros(unsigned(rs1, 32), 32)";
    Ctzw "ctzw" Zbb Unary 0x6010_101b BitCount Value(|x, _, _, _| (x as u32).trailing_zeros().into()), "trailing_zeros(unsigned(rs1, 32), 32)";
    Cpopw "cpopw" Zbb Unary 0x6020_101b BitCount Value(|x, _, _, _| (x as u32).count_ones().into()), "ones(unsigned(rs1, 32))";
    Max "max" Zbb R 0x0a00_6033 MinMax Value(|x, y, _, _| (x as i64).max(y as i64) as u64), "maximum(signed(rs1, 64), signed(rs2, 64))";
    Maxu "maxu" Zbb R 0x0a00_7033 MinMax Value(|x, y, _, _| x.max(y)), "maximum(rs1, rs2)";
    Min "min" Zbb R 0x0a00_4033 MinMax Value(|x, y, _, _| (x as i64).min(y as i64) as u64), "minimum(signed(rs1, 64), signed(rs2, 64))";
    Minu "minu" Zbb R 0x0a00_5033 MinMax Value(|x, y, _, _| x.min(y)), "minimum(rs1, rs2)";
    SextB "sext.b" Zbb Unary 0x6040_1013 Extend Value(|x, _, _, _| x as i8 as u64), "signed(rs1, 8)";
    SextH "sext.h" Zbb Unary 0x6050_1013 Extend Value(|x, _, _, _| x as i16 as u64), "signed(rs1, 16)";
    ZextH "zext.h" Zbb Unary 0x0800_403b Extend Value(|x, _, _, _| u64::from(x as u16)), "unsigned(rs1, 16)";
    Rol "rol" Zbb R 0x6000_1033 Rotate Value(|x, y, _, _| x.rotate_left(y as u32 & 63)), "rs1 << unsigned(rs2, 6) | rs1 >> 64 - unsigned(rs2, 6)";
    Rolw "rolw" Zbb R 0x6000_103b Rotate Value(|x, y, _, _| word((x as u32).rotate_left(y as u32 & 31).into())), "signed(rs1 << unsigned(rs2, 5) | unsigned(rs1, 32) >> 32 - unsigned(rs2, 5), 32)";
    Ror "ror" Zbb R 0x6000_5033 Rotate Value(|x, y, _, _| x.rotate_right(y as u32 & 63)), "rs1 >> unsigned(rs2, 6) | rs1 << 64 - unsigned(rs2, 6)";
    Rori "rori" Zbb Shift 0x6000_5013 Rotate Value(|x, _, _, i| x.rotate_right(i as u32 & 63)), "rs1 >> imm | rs1 << 64 - imm";
    Roriw "roriw" Zbb ShiftWord 0x6000_501b Rotate Value(|x, _, _, i| word((x as u32).rotate_right(i as u32 & 31).into())), "signed(unsigned(rs1, 32) >> imm | rs1 << 32 - imm, 32)";
    Rorw "rorw" Zbb R 0x6000_503b Rotate Value(|x, y, _, _| word((x as u32).rotate_right(y as u32 & 31).into())), "signed(unsigned(rs1, 32) >> unsigned(rs2, 5) | rs1 << 32 - unsigned(rs2, 5), 32)";
    OrcB "orc.b" Zbb Unary 0x2870_5013 BitCount Value(|x, _, _, _| or_bytes(x)), "or_bytes(rs1)";
    Rev8 "rev8" Zbb Unary 0x6b80_5013 BitCount Value(|x, _, _, _| x.swap_bytes()), "reverse_bytes(rs1)";

    CzeroEqz "czero.eqz" Zicond R 0x0e00_5033 Conditional Value(|x, y, _, _| if y == 0 { 0 } else { x }), "rs2 == 0 ? 0 : rs1";
    CzeroNez "czero.nez" Zicond R 0x0e00_7033 Conditional Value(|x, y, _, _| if y != 0 { 0 } else { x }), "rs2 != 0 ? 0 : rs1";

    Maddlu "maddlu" FullRadix R4 0x0000_707b MultiplyAdd Value(|x, y, z, _| x.wrapping_mul(y).wrapping_add(z)), "rs1 * rs2 + rs3";
    Maddhu "maddhu" FullRadix R4 0x0200_707b MultiplyAdd Value(|x, y, z, _| maddhu(x, y, z)), "rs1 * rs2 + rs3 >> 64";
    Cadd "cadd" FullRadix R4 0x0400_707b CarryAdd Value(|x, y, z, _| z.wrapping_add(x.overflowing_add(y).1.into())), "(rs1 + rs2 >> 64) + rs3";
    Madd57lu "madd57lu" ReducedRadix R4 0x0400_707b MultiplyAdd Value(|x, y, z, _| madd57lu(x, y, z)), "unsigned(rs1 * rs2, 57) + rs3";
    Madd57hu "madd57hu" ReducedRadix R4 0x0600_707b MultiplyAdd Value(|x, y, z, _| madd57hu(x, y, z)), "(rs1 * rs2 >> 57) + rs3";
    Sraiadd "sraiadd" ReducedRadix ShiftRightAdd 0x8000_702b ShiftRightAdd Value(|x, y, _, i| x.wrapping_add((y as i64 >> (i & 63)) as u64)), "rs1 + (signed(rs2, 64) >> imm)";

    Maddrlu "maddrlu" FlexibleRadix R4Radix 0x0000_005b MultiplyAdd Value(maddrlu), "unsigned(rs1 * rs2, 64 - imm) + rs3";
    Maddrhu "maddrhu" FlexibleRadix R4Radix 0x0200_005b MultiplyAdd Value(maddrhu), "imm == 0 ? rs1 * rs2 + rs3 >> 64 : (rs1 * rs2 >> 64 - imm) + rs3";
    Caddr "caddr" FlexibleRadix R4Radix 0x0000_000b CarryAdd Value(caddr), "(rs1 + rs2 >> 64 - imm) + rs3";
}
