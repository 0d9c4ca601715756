//! Which words a target computes with: said here and nowhere else. Machine-made by Limbforge: do not edit.

/// Bits of the words that this target computes with: 64 where pointers have 64 bits, else 32.
#[cfg(target_pointer_width = "64")]
pub const WORD: u32 = 64;

/// Bits of the words that this target computes with: 64 where pointers have 64 bits, else 32.
#[cfg(not(target_pointer_width = "64"))]
pub const WORD: u32 = 32;

/// Gives a field's module the functions that suit the target.
#[allow(unused_macros, reason = "a build may be without any field")]
macro_rules! native {
    () => {
        #[cfg(target_pointer_width = "64")]
        pub use self::word64::*;

        #[cfg(not(target_pointer_width = "64"))]
        pub use self::word32::*;
    };
}
