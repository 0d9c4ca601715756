//! The header is what cbindgen makes of the source.

use std::fs;
use std::path::Path;

#[test]
fn header_is_that_of_the_source() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(folder.join("cbindgen.toml")).expect("cbindgen.toml");
    // The two files alone: no call of cargo, which would want the registry.
    let made = cbindgen::Builder::new()
        .with_config(config)
        .with_src(folder.join("src/status.rs"))
        .with_src(folder.join("src/boundary.rs"))
        .generate()
        .expect("cbindgen reads the source");
    let mut text = Vec::new();
    made.write(&mut text);
    let text = String::from_utf8(text).expect("UTF-8");
    let file = folder.join("include/forge25519.h");
    if std::env::var_os("FORGE25519_BLESS").is_some() {
        fs::write(&file, &text).expect("the header can be written");
    }
    let kept = fs::read_to_string(&file).expect("include/forge25519.h");
    assert!(
        kept == text,
        "include/forge25519.h is not that of src: run `FORGE25519_BLESS=1 cargo test -p forge25519-c --test header`"
    );
}
