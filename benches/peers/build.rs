//! Assembles the routines of s2n-bignum that are measured, from the sources that the crate aws-lc-sys contains.

use std::{env, fs, path::PathBuf, process::Command};

use serde_json::Value;

/// Files below `x86_att`, one for each routine.
const ROUTINES: [&str; 10] = [
    "curve25519/bignum_mul_p25519.S",
    "curve25519/bignum_sqr_p25519.S",
    "secp256k1/bignum_mul_p256k1.S",
    "secp256k1/bignum_sqr_p256k1.S",
    "p256/bignum_montmul_p256.S",
    "p256/bignum_montsqr_p256.S",
    "p384/bignum_montmul_p384.S",
    "p384/bignum_montsqr_p384.S",
    "p521/bignum_mul_p521.S",
    "p521/bignum_sqr_p521.S",
];

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-check-cfg=cfg(s2n)");
    // They are written with `mulx`, `adcx` and `adox`, for System V.
    if env::var("CARGO_CFG_TARGET_ARCH").as_deref() != Ok("x86_64")
        || env::var_os("CARGO_CFG_UNIX").is_none()
    {
        return;
    }
    let folder = aws_lc_sys().join("aws-lc/third_party/s2n-bignum/s2n-bignum-imported");
    // AWS-LC puts its version before its symbols by this header.
    let renaming = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("renaming");
    fs::create_dir_all(renaming.join("openssl")).expect("a folder in OUT_DIR");
    fs::write(renaming.join("openssl/boringssl_prefix_symbols_asm.h"), "")
        .expect("a file in OUT_DIR");
    cc::Build::new()
        .include(folder.join("include"))
        .include(renaming)
        .files(ROUTINES.map(|file| folder.join("x86_att").join(file)))
        .compile("s2n_bignum");
    println!("cargo:rustc-cfg=s2n");
}

/// The folder of the crate's sources: cargo has fetched it as an optional dependency, which nothing enables.
fn aws_lc_sys() -> PathBuf {
    let output = Command::new(env::var_os("CARGO").expect("cargo sets it"))
        .args([
            "metadata",
            "--format-version=1",
            "--all-features",
            "--locked",
        ])
        .current_dir(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"))
        .output()
        .expect("cargo starts");
    assert!(
        output.status.success(),
        "cargo metadata: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let package = packages
        .iter()
        .find(|package| package["name"] == "aws-lc-sys");
    let manifest = package.and_then(|package| package["manifest_path"].as_str());
    let manifest = PathBuf::from(manifest.expect("aws-lc-sys is a dependency"));
    manifest.parent().expect("a file in a folder").to_owned()
}
