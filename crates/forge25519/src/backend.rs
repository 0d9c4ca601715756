//! Which field arithmetic a target computes with: one table, one row per backend.
//!
//! `--cfg forge25519_backend="NAME"` overrides the choice of the target, to measure and to test. Vector code will be one more
//! row.

/// A row: name, generated module, its word, whether tight and loose bounds are the same (`full` limbs) or not (`room` for
/// carries), and the targets that take it.
macro_rules! backend {
    ($name:literal, $module:ident::$width:ident, $word:ty, $bounds:ident, $($targets:tt)*) => {
        #[cfg(any(
            forge25519_backend = $name,
            all(
                not(any(
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
            /// A word of an element.
            pub(crate) type Word = $word;
            pub(crate) const NAME: &str = $name;
            bounds!($bounds);
        }
    };
}

/// What lies between tight and loose bounds.
macro_rules! bounds {
    (full) => {
        use field::Element;

        #[inline(always)]
        pub(crate) fn relax(x: Element) -> Element {
            x
        }

        #[inline(always)]
        pub(crate) fn carry(x: Element) -> Element {
            x
        }
    };
    (room) => {
        use field::{Element, Loose};

        #[inline(always)]
        pub(crate) fn relax(x: Element) -> Loose {
            x.relax()
        }

        #[inline(always)]
        pub(crate) fn carry(x: Loose) -> Element {
            field::carry(&x)
        }
    };
}

// Full limbs, where a carry costs one instruction.
backend!(
    "m64",
    curve25519::word64,
    u64,
    full,
    any(target_arch = "x86_64", target_arch = "aarch64")
);
// Limbs of 51 bits, products split into low and high words, where there is no carry flag.
backend!(
    "m51",
    curve25519_m51::word64,
    u64,
    room,
    target_arch = "riscv64"
);
// Limbs of 51 bits, products summed in double words: what most libraries do, to compare with.
backend!("serial51", curve25519_serial51::word64, u64, room, any());
// Limbs of 25 and 26 bits, for everything else.
backend!(
    "x25_5",
    curve25519_x25_5::word32,
    u32,
    room,
    not(any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        target_arch = "riscv64"
    ))
);

pub(crate) use chosen::{NAME, Word, carry, field, relax};

/// The name of the field arithmetic that this build computes with: `m64`, `m51`, `serial51` or `x25_5`.
pub const fn backend() -> &'static str {
    NAME
}
