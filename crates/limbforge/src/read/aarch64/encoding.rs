//! Words that the manual allocates to the instructions which are followed.
//!
//! A decoder may overlook a bit that has to be 0, and a processor would not. Source: DDI 0487, chapter C4, "A64 base
//! instruction encodings".

/// Words whose bits under `mask` are `bits`.
struct Class {
    mask: u32,
    bits: u32,
    /// Whether the other bits are allocated, too.
    allows: fn(u32) -> bool,
}

const fn class(mask: u32, bits: u32, allows: fn(u32) -> bool) -> Class {
    Class { mask, bits, allows }
}

/// The classes, with the names of the manual.
#[rustfmt::skip]
const CLASSES: &[Class] = &[
    // Add/subtract (shifted register), without `ror`; (immediate); with carry.
    class(0x1f20_0000, 0x0b00_0000, |w| part(w, 22, 2) != 3 && in_size(w, part(w, 10, 6))),
    class(0x1f80_0000, 0x1100_0000, |_| true),
    class(0x1fe0_fc00, 0x1a00_0000, |_| true),
    // Logical (shifted register); (immediate).
    class(0x1f00_0000, 0x0a00_0000, |w| in_size(w, part(w, 10, 6))),
    class(0x1f80_0000, 0x1200_0000, is_mask),
    // Move wide (immediate).
    class(0x1f80_0000, 0x1280_0000, |w| part(w, 29, 2) != 1 && (is_wide(w) || part(w, 21, 2) < 2)),
    // Bitfield; `bfm` is not followed. Extract.
    class(0x1f80_0000, 0x1300_0000, |w| {
        matches!(part(w, 29, 2), 0 | 2) && is_wide(w) == (part(w, 22, 1) == 1)
            && in_size(w, part(w, 16, 6)) && in_size(w, part(w, 10, 6))
    }),
    class(0x7fa0_0000, 0x1380_0000, |w| is_wide(w) == (part(w, 22, 1) == 1) && in_size(w, part(w, 10, 6))),
    // Data-processing (3 source): `madd`, `msub`; `umaddl`, `umsubl`; `smulh`, `umulh`, whose fourth register is 31.
    class(0x7fe0_0000, 0x1b00_0000, |_| true),
    class(0xffe0_0000, 0x9ba0_0000, |_| true),
    class(0xff60_fc00, 0x9b40_7c00, |_| true),
    // Conditional select.
    class(0x3fe0_0800, 0x1a80_0000, |_| true),
    // Load/store register (unsigned immediate); (unscaled), (post-indexed), (pre-indexed); (register offset) with a
    // whole register. Of bytes, or of 32 or 64 bits, without sign.
    class(0x3f80_0000, 0x3900_0000, is_plain),
    class(0x3fa0_0000, 0x3800_0000, |w| is_plain(w) && part(w, 10, 2) != 2),
    class(0x3fa0_ec00, 0x3820_6800, is_plain),
    // Load/store register pair (post-indexed), (offset), (pre-indexed).
    class(0x7e00_0000, 0x2800_0000, |w| part(w, 23, 2) != 0),
    // `ret`, `b`, and hints.
    class(0xffff_fc1f, 0xd65f_0000, |_| true),
    class(0xfc00_0000, 0x1400_0000, |_| true),
    class(0xffff_f01f, 0xd503_201f, |_| true),
];

/// Whether a word is allocated to an instruction of one of the classes.
pub fn is_allocated(word: u32) -> bool {
    CLASSES
        .iter()
        .any(|class| word & class.mask == class.bits && (class.allows)(word))
}

/// The field of `bits` bits of a word whose lowest is bit `from`.
fn part(word: u32, from: u32, bits: u32) -> u32 {
    word >> from & ((1 << bits) - 1)
}

/// Whether the operands have 64 bits.
fn is_wide(word: u32) -> bool {
    part(word, 31, 1) == 1
}

/// Whether a count is below the bits of the operands.
fn in_size(word: u32, count: u32) -> bool {
    is_wide(word) || count < 32
}

/// Bytes, or words of 32 or 64 bits, and no sign: sizes 0, 2 and 3, operations 0 and 1.
fn is_plain(word: u32) -> bool {
    part(word, 30, 2) != 1 && part(word, 22, 2) < 2
}

/// The mask of a logical immediate: `DecodeBitMasks` of the manual.
fn is_mask(word: u32) -> bool {
    let (n, imms) = (part(word, 22, 1), part(word, 10, 6));
    // The size of an element is 2^length.
    let sizes = n << 6 | (!imms & 0x3f);
    let length = sizes.checked_ilog2().unwrap_or(0);
    let ones = (1 << length) - 1;
    length > 0 && imms & ones != ones && (is_wide(word) || n == 0)
}
