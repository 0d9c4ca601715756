//! Chooses the backend that the package is named after.

#[path = "../target.rs"]
mod target;

fn main() {
    let package = env!("CARGO_PKG_NAME");
    let backend = package
        .strip_prefix("forge25519-")
        .expect("packages here are named after their backend");
    println!("cargo:rerun-if-changed=../choose.rs");
    // Assembly is for one processor: for others that package is what the target takes by itself.
    if backend == "asm64" && !target::assembly(None) {
        return;
    }
    println!("cargo:rustc-cfg=forge25519_backend=\"{backend}\"");
    // With vectors, one operation at a time would not reach these limbs. The default's limbs are compared with vectors.
    if backend == "m64" {
        target::vectors();
    }
}
