//! Which sources of a peer, and who compiles them.

use limbforge_ed25519_table::Operation;

use crate::toolchain::Toolchain;

/// Versions of crates and of a compiler that go together.
#[derive(Debug, PartialEq, Eq)]
pub struct Edition {
    /// The workspace, as a folder in this one.
    pub folder: &'static str,
    /// Its package that is a program for an emulated core.
    pub package: &'static str,
    /// Prefix of the name of a peer's feature.
    pub features: &'static str,
    /// The versions of crates.
    pub lock: &'static str,
    /// The compiler.
    pub toolchain: Toolchain,
    /// Operations that its programs support.
    pub operations: &'static [Operation],
}

/// The newest versions, with the compiler at hand.
pub const TODAY: Edition = Edition {
    folder: ".",
    package: "limbforge-ed25519-emulated",
    features: "limbforge-ed25519-peer/",
    lock: include_str!("../Cargo.lock"),
    toolchain: Toolchain::Here,
    operations: &Operation::ALL,
};

/// Those of the table for the U74 that was published in September 2023, with the compiler that it names; on an emulated
/// core only. Public keys were decoded before the clock was started.
pub const PUBLISHED: Edition = Edition {
    folder: "published",
    package: "limbforge-ed25519-published",
    features: "",
    lock: include_str!("../published/Cargo.lock"),
    toolchain: Toolchain::Older("1.72.0"),
    operations: &[Operation::Sign, Operation::VerifyDecoded],
};

impl Edition {
    /// Whether its peers exist as libraries for this machine too.
    pub fn runs_here(&self) -> bool {
        self.toolchain == Toolchain::Here
    }
}
