//! The shared modules have the points and scalars of forge25519 behind its feature `curve`. Here they are always there.

fn main() {
    println!("cargo:rustc-check-cfg=cfg(feature, values(\"curve\"))");
    println!("cargo:rustc-cfg=feature=\"curve\"");
    println!("cargo:rerun-if-changed=build.rs");
}
