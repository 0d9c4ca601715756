//! `cfg(rustc_1_89)`: lanes need functions for AVX-512, which are stable since Rust 1.89, and assembly naked functions.
//! Machine-made by Limbforge: do not edit.

fn main() {
    autocfg::rerun_path("build.rs");
    autocfg::emit_possibility("rustc_1_89");
    autocfg::new().emit_rustc_version(1, 89);
}
