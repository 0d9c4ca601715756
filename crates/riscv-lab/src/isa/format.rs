//! Formats: which operands an instruction has, and where they are in its word.

use super::Operand::*;

/// An operand, in the order of assembler text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// Destination, bits 11:7.
    Rd,
    /// First source, bits 19:15.
    Rs1,
    /// Second source, bits 24:20.
    Rs2,
    /// Third source, bits 31:27.
    Rs3,
    /// Destination of floating point.
    FloatRd,
    /// First source of floating point.
    FloatRs1,
    /// Second source of floating point.
    FloatRs2,
    /// A number.
    Imm,
    /// The upper 20 bits of a number of 32.
    Upper,
    /// A distance from this instruction.
    Target,
    /// `imm(rs1)`.
    Address,
    /// `(rs1)`; the immediate is acquire · 2 + release, a suffix of the name.
    Place,
    /// A register of status by its number, the low 12 bits of the immediate.
    Status,
    /// A number below 32, the bits of the immediate above those.
    Small,
    /// Which accesses are ordered before which: mode · 2^8 + before · 2^4 + after.
    Order,
}

/// A piece of an immediate: `width` bits, from `word` on in the instruction and from `number` on in the immediate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    pub word: u8,
    pub width: u8,
    pub number: u8,
}

pub(super) const fn piece(word: u8, width: u8, number: u8) -> Piece {
    Piece {
        word,
        width,
        number,
    }
}

/// An immediate as its pieces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Immediate {
    pub pieces: &'static [Piece],
    pub signed: bool,
}

pub(super) const NONE: Immediate = unsigned(&[]);

pub(super) const fn signed(pieces: &'static [Piece]) -> Immediate {
    Immediate {
        pieces,
        signed: true,
    }
}

pub(super) const fn unsigned(pieces: &'static [Piece]) -> Immediate {
    Immediate {
        pieces,
        signed: false,
    }
}

impl Immediate {
    /// The number in a word.
    pub fn extract(&self, word: u32) -> i64 {
        let mut number = 0;
        let mut width = 0;
        for piece in self.pieces {
            let bits = u64::from(word >> piece.word) & ((1 << piece.width) - 1);
            number |= bits << piece.number;
            width = width.max(piece.number + piece.width);
        }
        if self.signed {
            let unused = 64 - u32::from(width);
            (number << unused) as i64 >> unused
        } else {
            number as i64
        }
    }

    /// The bits of a word that hold the number, if they can.
    pub fn insert(&self, number: i64) -> Option<u32> {
        let mut word = 0;
        for piece in self.pieces {
            let bits = (number as u64 >> piece.number) & ((1 << piece.width) - 1);
            word |= (bits as u32) << piece.word;
        }
        (self.extract(word) == number).then_some(word)
    }

    /// Least and greatest number, and the step between numbers, for messages.
    pub fn range(&self) -> (i64, i64, i64) {
        let top = |p: &Piece| p.number + p.width;
        let width = self.pieces.iter().map(top).max().unwrap_or(0);
        let lowest = self.pieces.iter().map(|p| p.number).min().unwrap_or(0);
        let step = 1 << lowest;
        if self.signed {
            (-1 << (width - 1), (1 << (width - 1)) - step, step)
        } else {
            (0, (1 << width) - step, step)
        }
    }
}

/// Layout shared by the words of a format.
pub(super) struct Layout {
    /// The bits that no operand uses.
    pub mask: u32,
    /// The operands in the order of text.
    pub operands: &'static [Operand],
    /// The immediate.
    pub immediate: Immediate,
}

macro_rules! formats {
    ($($(#[$doc:meta])* $format:ident $mask:literal [$($operand:ident)*] $immediate:expr;)*) => {
        /// A format of instructions.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Format {
            $($(#[$doc])* $format,)*
        }

        impl Format {
            /// All formats.
            pub const ALL: &[Format] = &[$(Format::$format),*];

            pub(super) fn layout(self) -> &'static Layout {
                match self {
                    $(Format::$format => {
                        static LAYOUT: Layout = Layout {
                            mask: $mask,
                            operands: &[$($operand),*],
                            immediate: $immediate,
                        };
                        &LAYOUT
                    })*
                }
            }
        }
    };
}

formats! {
    /// `add rd, rs1, rs2`
    R 0xfe00_707f [Rd Rs1 Rs2] NONE;
    /// `clz rd, rs1`
    Unary 0xfff0_707f [Rd Rs1] NONE;
    /// `maddlu rd, rs1, rs2, rs3`
    R4 0x0600_707f [Rd Rs1 Rs2 Rs3] NONE;
    /// `maddrlu rd, rs1, rs2, rs3, spare`: limbs of 64 − spare bits.
    R4Radix 0x0200_007f [Rd Rs1 Rs2 Rs3 Imm] unsigned(&[piece(12, 3, 0), piece(26, 1, 3)]);
    /// `addi rd, rs1, imm`
    I 0x0000_707f [Rd Rs1 Imm] signed(&[piece(20, 12, 0)]);
    /// `slli rd, rs1, imm`
    Shift 0xfc00_707f [Rd Rs1 Imm] unsigned(&[piece(20, 6, 0)]);
    /// `slliw rd, rs1, imm`
    ShiftWord 0xfe00_707f [Rd Rs1 Imm] unsigned(&[piece(20, 5, 0)]);
    /// `sraiadd rd, rs1, rs2, imm`
    ShiftRightAdd 0x8000_707f [Rd Rs1 Rs2 Imm] unsigned(&[piece(25, 6, 0)]);
    /// `lui rd, imm`: the immediate is a multiple of 2^12.
    U 0x0000_007f [Rd Upper] signed(&[piece(12, 20, 12)]);
    /// `ld rd, imm(rs1)`
    Load 0x0000_707f [Rd Address] signed(&[piece(20, 12, 0)]);
    /// `sd rs2, imm(rs1)`
    Store 0x0000_707f [Rs2 Address] signed(&[piece(25, 7, 5), piece(7, 5, 0)]);
    /// `beq rs1, rs2, target`
    B 0x0000_707f [Rs1 Rs2 Target] signed(&[piece(31, 1, 12), piece(25, 6, 5), piece(8, 4, 1), piece(7, 1, 11)]);
    /// `jal rd, target`
    J 0x0000_007f [Rd Target] signed(&[piece(31, 1, 20), piece(21, 10, 1), piece(20, 1, 11), piece(12, 8, 12)]);
    /// `jalr rd, imm(rs1)`
    JumpRegister 0x0000_707f [Rd Address] signed(&[piece(20, 12, 0)]);
    /// `lr.d rd, (rs1)`
    LoadReserved 0xf9f0_707f [Rd Place] unsigned(&[piece(25, 2, 0)]);
    /// `amoadd.d rd, rs2, (rs1)`
    Atomic 0xf800_707f [Rd Rs2 Place] unsigned(&[piece(25, 2, 0)]);
    /// `csrrs rd, csr, rs1`
    Csr 0x0000_707f [Rd Status Rs1] unsigned(&[piece(20, 12, 0)]);
    /// `csrrsi rd, csr, number`
    CsrImmediate 0x0000_707f [Rd Status Small] unsigned(&[piece(20, 12, 0), piece(15, 5, 12)]);
    /// `fence rw, rw`
    Fence 0x000f_ffff [Order] unsigned(&[piece(20, 12, 0)]);
    /// `ecall`
    System 0xffff_ffff [] NONE;
    /// `fld frd, imm(rs1)`
    FloatLoad 0x0000_707f [FloatRd Address] signed(&[piece(20, 12, 0)]);
    /// `fsd frs2, imm(rs1)`
    FloatStore 0x0000_707f [FloatRs2 Address] signed(&[piece(25, 7, 5), piece(7, 5, 0)]);
    /// `fmv.x.d rd, frs1`
    FloatToInteger 0xfff0_707f [Rd FloatRs1] NONE;
    /// `fmv.d.x frd, rs1`
    IntegerToFloat 0xfff0_707f [FloatRd Rs1] NONE;
    /// `fsgnj.d frd, frs1, frs2`
    FloatR 0xfe00_707f [FloatRd FloatRs1 FloatRs2] NONE;
}

impl Format {
    /// The bits of a word that no operand uses: a row's fixed bits are among them.
    pub fn mask(self) -> u32 {
        self.layout().mask
    }

    /// The operands in the order of assembler text.
    pub fn operands(self) -> &'static [Operand] {
        self.layout().operands
    }

    /// Least and greatest immediate, and the step between two, of formats that have one.
    pub fn immediate_range(self) -> Option<(i64, i64, i64)> {
        let immediate = &self.layout().immediate;
        (!immediate.pieces.is_empty()).then(|| immediate.range())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_are_what_operands_leave() {
        for &format in Format::ALL {
            let mut used = 0_u32;
            let mut take = |bits: u32| {
                assert_eq!(used & bits, 0, "{format:?}: operands overlap");
                used |= bits;
            };
            for operand in format.operands() {
                take(match operand {
                    Rd | FloatRd => 0x1f << 7,
                    Rs1 | FloatRs1 | Address | Place => 0x1f << 15,
                    Rs2 | FloatRs2 => 0x1f << 20,
                    Rs3 => 0x1f << 27,
                    Imm | Upper | Target | Status | Small | Order => 0,
                });
            }
            for piece in format.layout().immediate.pieces {
                take(((1 << piece.width) - 1) << piece.word);
            }
            assert_eq!(format.mask(), !used, "{format:?}");
        }
    }

    #[test]
    fn immediates_come_back_up_to_the_ends_of_their_range() {
        for &format in Format::ALL {
            let immediate = &format.layout().immediate;
            let (least, greatest, step) = immediate.range();
            for number in [least, greatest, 0, step] {
                let word = immediate.insert(number);
                if !immediate.pieces.is_empty() {
                    assert_eq!(
                        word.map(|w| immediate.extract(w)),
                        Some(number),
                        "{format:?}"
                    );
                }
            }
            for number in [least - step, greatest + step] {
                assert_eq!(immediate.insert(number), None, "{format:?} {number}");
            }
        }
    }
}
