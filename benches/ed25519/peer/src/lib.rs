//! One peer of the bench, as a shared library; a feature says which. See `limbforge-ed25519-table`.

use limbforge_ed25519_table::{Table, table};

#[cfg(feature = "aws-lc-rs")]
#[path = "aws_lc_rs.rs"]
mod chosen;
#[cfg(feature = "commonware")]
#[path = "commonware.rs"]
mod chosen;
#[cfg(feature = "crrl")]
#[path = "crrl.rs"]
mod chosen;
#[cfg(feature = "dalek")]
#[path = "dalek.rs"]
mod chosen;
#[cfg(feature = "ed25519-compact")]
#[path = "ed25519_compact.rs"]
mod chosen;
#[cfg(feature = "ed25519-simd")]
#[path = "ed25519_simd.rs"]
mod chosen;
#[cfg(feature = "forge25519")]
#[path = "forge25519.rs"]
mod chosen;
#[cfg(feature = "ring")]
#[path = "ring.rs"]
mod chosen;

/// Returns the peer's table. The library exports only this function; its name is [`limbforge_ed25519_table::SYMBOL`].
#[allow(unsafe_code)]
// SAFETY: nothing else in the library has this name.
#[unsafe(no_mangle)]
pub extern "C" fn limbforge_ed25519_peer() -> Table {
    table::<chosen::Chosen>()
}
