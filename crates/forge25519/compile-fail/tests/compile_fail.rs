//! Misuse that does not compile. Only on x86-64: it calls cargo, which is not there where tests are emulated.
//!
//! Beside each file is what the compiler says, so that none fails for another reason. Where a newer compiler words it
//! differently: `TRYBUILD=overwrite cargo test -p forge25519-compile-fail`.
#![cfg(target_arch = "x86_64")]

#[test]
fn misuse_does_not_compile() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("cases/foreign_public_key.rs");
    cases.compile_fail("cases/ephemeral_twice.rs");
    cases.compile_fail("cases/batch_without_cofactor.rs");
}
