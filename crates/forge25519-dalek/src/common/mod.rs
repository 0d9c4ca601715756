//! Shared by the packages for both versions of ed25519-dalek. `crate::version` has the differences: traits of crates
//! `digest`, `rand_core`, `signature` and `pkcs8` in the versions of the time.

#[cfg(feature = "batch")]
pub mod batch;
pub mod constants;
#[cfg(feature = "digest")]
pub mod context;
pub mod errors;
// Without the feature it is not public, and little of it is used.
#[cfg_attr(not(feature = "hazmat"), allow(dead_code, unused_imports))]
pub mod hazmat;
#[cfg(feature = "pkcs8")]
mod pkcs8;
#[cfg(feature = "serde")]
mod serde;
pub mod signing;
pub mod verifying;
