//! The reference in `docs/` is that of the table.

use std::{env, fs, path::Path};

use riscv_lab::isa::reference;

#[test]
fn the_reference_is_that_of_the_table() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/riscv-isa.md");
    if env::var_os("BLESS").is_some_and(|bless| bless == "1") {
        fs::write(&path, reference()).expect("a writable reference");
        return;
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == reference(),
        "docs/riscv-isa.md is not what the table says; run\n    \
         BLESS=1 cargo test -p riscv-lab --test suite reference\nand review the difference"
    );
}
