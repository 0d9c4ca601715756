//! Module `curve` of [forge25519](https://docs.rs/forge25519) with `digest` 0.10, `rand_core` 0.6, `ff` and `group`
//! 0.13. It is for package forge-curve25519-dalek 4, which has the names of curve25519-dalek 4.

#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;

/// Modules of forge25519.
macro_rules! shared {
    ($($(#[$attribute:meta])* $module:ident $path:literal,)*) => { $(
        #[path = $path]
        $(#[$attribute])*
        #[allow(dead_code, unused_imports, reason = "forge25519 uses the rest to verify")]
        mod $module;
    )* };
}

shared! {
    backend "shared/backend.rs",
    edwards "shared/edwards/mod.rs",
    field "shared/field.rs",
    four "shared/four/mod.rs",
    integer "shared/integer.rs",
    lattice "shared/lattice.rs",
    montgomery "shared/montgomery.rs",
    #[cfg(feature = "serde")]
    one_field "shared/one_field.rs",
    operation "shared/operation.rs",
    scalar "shared/scalar.rs",
    wipe "shared/wipe.rs",
    words "shared/words.rs",
}
mod path;
mod version;

#[path = "shared/curve/mod.rs"]
#[allow(dead_code, reason = "forge25519 uses the rest, and features do")]
pub mod curve;

/// L, not reduced.
pub const BASEPOINT_ORDER: curve::Scalar = curve::Scalar {
    bytes: curve::constants::ORDER,
};
