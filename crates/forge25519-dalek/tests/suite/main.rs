//! The façade beside ed25519-dalek 3 itself: verdicts, bytes, stored forms and reasons.

#![cfg(all(target_arch = "x86_64", not(feature = "legacy_compatibility")))]

#[allow(dead_code, reason = "helpers of forge25519's tests")]
#[path = "../../../forge25519/tests/suite/common.rs"]
mod common;
#[path = "../../../forge25519/tests/suite/oracle/mod.rs"]
#[allow(dead_code, unused_imports, reason = "the oracle of forge25519's tests")]
mod oracle;

#[path = "../../../forge25519/tests/suite/forged"]
#[allow(dead_code, reason = "the forged signatures of forge25519's tests")]
mod forged {
    pub mod cases;
    pub mod crafted;
}

mod debug;
mod keys;
mod names;
mod random;
mod verdicts;
