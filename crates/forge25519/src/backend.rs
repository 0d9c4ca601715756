//! Which field arithmetic a target computes with: one table, one row per backend.
//!
//! `--cfg forge25519_backend="NAME"` overrides the choice of the target, to measure and to test. Vector code for many
//! operations at once is chosen when the program runs: `path` has that table.

/// A row: name, generated module, its word, whether the words of a number are the limbs (`full`) or not (`room` for
/// carries), and the targets that take it. `asm64` has the module of its formulas beside that of its field.
macro_rules! backend {
    ($name:literal, $module:ident::{$width:ident $(, $formulas:ident)?}, $word:ty, $words:ident, $($targets:tt)*) => {
        #[cfg(any(
            forge25519_backend = $name,
            all(
                not(any(
                    forge25519_backend = "asm64",
                    forge25519_backend = "m64",
                    forge25519_backend = "m51",
                    forge25519_backend = "serial51",
                    forge25519_backend = "x25_5"
                )),
                $($targets)*
            )
        ))]
        mod chosen {
            pub(crate) use limbforge_fields::$module::$width as field;
            $(pub(crate) use limbforge_fields::$module::$formulas as formulas;)?
            /// A word of an element.
            pub(crate) type Word = $word;
            pub(crate) const NAME: &str = $name;
            words!($words);
        }
    };
}

/// The element of four little-endian words of a number below p.
macro_rules! words {
    (full) => {
        #[inline(always)]
        pub(crate) fn from_words(words: &[u64; 4]) -> field::Element {
            field::Element(*words)
        }

        /// The same at compile time.
        #[cfg(feature = "curve")]
        pub(crate) const fn constant(words: &[u64; 4]) -> field::Element {
            field::Element(*words)
        }
    };
    (room) => {
        #[inline(always)]
        pub(crate) fn from_words(words: &[u64; 4]) -> field::Element {
            field::from_bytes(&crate::words::to_bytes(words))
        }

        /// The same at compile time: limb i of n begins at bit ceil(255·i/n).
        #[cfg(feature = "curve")]
        pub(crate) const fn constant(words: &[u64; 4]) -> field::Element {
            let mut limbs = [0; field::LIMBS];
            let mut i = 0;
            while i < field::LIMBS {
                let from = (255 * i).div_ceil(field::LIMBS);
                let to = (255 * (i + 1)).div_ceil(field::LIMBS);
                let high = if from / 64 < 3 {
                    words[from / 64 + 1]
                } else {
                    0
                };
                let pair = words[from / 64] as u128 | (high as u128) << 64;
                limbs[i] = ((pair >> (from % 64)) as u64 & ((1 << (to - from)) - 1)) as Word;
                i += 1;
            }
            field::Element(limbs)
        }
    };
}

// Full limbs, and whole formulas in assembly: `cfg(assembly)` says that this row is taken (`build.rs`).
backend!(
    "asm64",
    curve25519::{word64, x86_64},
    u64,
    full,
    assembly
);
// The same in Rust: a carry costs one instruction.
backend!(
    "m64",
    curve25519::{word64},
    u64,
    full,
    any(
        all(target_arch = "x86_64", not(assembly)),
        target_arch = "aarch64"
    )
);
// Limbs of 51 bits, products split into low and high words, where there is no carry flag.
backend!(
    "m51",
    curve25519_m51::{word64},
    u64,
    room,
    target_arch = "riscv64"
);
// Limbs of 51 bits, products summed in double words: what most libraries do, to compare with.
backend!("serial51", curve25519_serial51::{word64}, u64, room, any());
// Limbs of 25 and 26 bits, for everything else. Also for wasm32, whose words have 64 bits and whose products have no
// high half: about half of the time of the others in wasmtime, node and Chromium (benches/wasm).
backend!(
    "x25_5",
    curve25519_x25_5::{word32},
    u32,
    room,
    not(any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        target_arch = "riscv64"
    ))
);

#[cfg(feature = "curve")]
pub(crate) use chosen::constant;
#[cfg(assembly)]
pub(crate) use chosen::formulas;
pub(crate) use chosen::{NAME, Word, field, from_words};

/// The name of the field arithmetic that this build computes with: `asm64`, `m64`, `m51`, `serial51` or `x25_5`.
pub const fn backend() -> &'static str {
    NAME
}
