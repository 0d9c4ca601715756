//! Chooses the backend that the package is named after.

fn main() {
    let package = env!("CARGO_PKG_NAME");
    let backend = package
        .strip_prefix("forge25519-")
        .expect("packages here are named after their backend");
    // Assembly is for one processor; on others the package is what the target takes by itself.
    let target = std::env::var("CARGO_CFG_TARGET_ARCH").unwrap_or_default();
    if backend != "asm64" || target == "x86_64" {
        println!("cargo:rustc-cfg=forge25519_backend=\"{backend}\"");
    }
    println!("cargo:rerun-if-changed=../choose.rs");
}
