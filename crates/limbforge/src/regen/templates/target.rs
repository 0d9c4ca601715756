//! The word size of the target, defined only here. Machine-made by Limbforge: do not edit.

/// Bits in a word on this target: 64 if pointers have 64 bits, else 32.
#[cfg(target_pointer_width = "64")]
pub const WORD: u32 = 64;

/// Bits in a word on this target: 64 if pointers have 64 bits, else 32.
#[cfg(not(target_pointer_width = "64"))]
pub const WORD: u32 = 32;

/// Exports the functions for the target's word size from a field's module.
#[allow(unused_macros, reason = "a build may have no field")]
macro_rules! native {
    () => {
        #[cfg(target_pointer_width = "64")]
        pub use self::word64::*;

        #[cfg(not(target_pointer_width = "64"))]
        pub use self::word32::*;
    };
}

/// A function that is `const` from Rust 1.86 on, whose `black_box` is. The build script asks for the compiler's
/// version.
#[cfg(rustc_1_86)]
#[allow(unused_macros, reason = "a build may have no field")]
macro_rules! const_fn {
    ($(#[$about:meta])* $visible:vis fn $($function:tt)*) => { $(#[$about])* $visible const fn $($function)* };
}

/// A function that is `const` from Rust 1.86 on, whose `black_box` is. The build script asks for the compiler's
/// version.
#[cfg(not(rustc_1_86))]
#[allow(unused_macros, reason = "a build may have no field")]
macro_rules! const_fn {
    ($($function:tt)*) => { $($function)* };
}
