//! The façade beside ed25519-dalek 2 itself: verdicts, bytes, stored forms, reasons, and what is printed.

#![cfg(all(target_arch = "x86_64", not(feature = "legacy_compatibility")))]

#[allow(dead_code, reason = "helpers of forge25519's tests")]
#[path = "../../../../forge25519/tests/suite/common.rs"]
mod common;
#[path = "../../../../forge25519/tests/suite/oracle/mod.rs"]
#[allow(dead_code, unused_imports, reason = "the oracle of forge25519's tests")]
mod oracle;

#[path = "../../../../forge25519/tests/suite/forged"]
#[allow(dead_code, reason = "the forged signatures of forge25519's tests")]
mod forged {
    pub mod cases;
    pub mod crafted;
}

#[macro_use]
#[path = "../../../tests/suite/same.rs"]
mod same;
#[path = "../../../tests/suite/debug.rs"]
mod debug;
mod keys;
#[path = "../../../tests/suite/random.rs"]
mod random;
mod verdicts;
