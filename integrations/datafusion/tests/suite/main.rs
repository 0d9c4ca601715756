//! `verify_ed25519` in queries, beside single verifications by forge25519 and beside its oracle on big integers.

#[path = "../../../../crates/forge25519/tests/suite/forged/cases.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod cases;
#[path = "../../../../crates/forge25519/tests/suite/common.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod common;
#[path = "../../../../crates/forge25519/tests/suite/oracle/mod.rs"]
#[allow(dead_code, unused_imports, reason = "other tests use the rest")]
mod oracle;

mod columns;
mod direct;
mod literals;
mod planning;
mod rules;
mod session;
