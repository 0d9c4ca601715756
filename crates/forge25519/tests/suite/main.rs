//! The tests of the crate's behaviour, one concept a module, in one program so that a backend is linked once.
//!
//! `oracle` is the yardstick: both curves on big integers, written from the RFCs. What it says is compared with the
//! RFCs' vectors first, then the crate with it.

mod api;
mod common;
mod curve;
mod forged;
mod formats;
mod half_size;
mod lists;
mod many;
mod moved;
mod oracle;
#[cfg(target_arch = "x86_64")]
mod peers;
mod public_keys;
mod randomness;
mod rfc7748;
mod rfc8032;
mod rows;
mod secrets;
mod signing;
#[cfg(all(feature = "serde", target_arch = "x86_64"))]
mod stored;
mod wiping;
mod wycheproof;
