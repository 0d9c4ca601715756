//! Chooses the backend that the package is named after.

#[path = "../build.rs"]
mod vectors;

fn main() {
    let package = env!("CARGO_PKG_NAME");
    let backend = package
        .strip_prefix("forge25519-")
        .expect("packages here are named after their backend");
    println!("cargo:rustc-cfg=forge25519_backend=\"{backend}\"");
    // With vectors, one operation at a time would not reach these limbs. The default's limbs are compared with vectors.
    if backend == "m64" {
        vectors::main();
    }
    println!("cargo:rerun-if-changed=../choose.rs");
}
