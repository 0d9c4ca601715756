//! Chooses the backend that the package is named after.

fn main() {
    let package = env!("CARGO_PKG_NAME");
    let backend = package
        .strip_prefix("forge25519-")
        .expect("packages here are named after their backend");
    println!("cargo:rustc-cfg=forge25519_backend=\"{backend}\"");
    println!("cargo:rerun-if-changed=../choose.rs");
}
