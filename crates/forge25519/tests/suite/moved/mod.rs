//! Code that was written for ed25519-dalek and x25519-dalek, compiled for each by its imports alone, with the same
//! outcome.

#![allow(
    clippy::duplicate_mod,
    clippy::single_component_path_imports,
    reason = "one text is compiled twice, and finds its imports in the module above it"
)]

/// With what the code was written for.
#[cfg(target_arch = "x86_64")]
#[path = "."]
mod before {
    mod application;
    use {ed25519_dalek, x25519_dalek};
}

/// Moved over.
#[path = "."]
mod after {
    mod application;
    use forge25519 as ed25519_dalek;
    use forge25519::x25519 as x25519_dalek;
}
