//! `cfg(rustc_1_86)`: functions with a barrier are `const`. `cfg(rustc_1_89)`: lanes need functions for AVX-512, and
//! assembly naked functions, both stable since Rust 1.89. `cfg(limbforge_calls)`, which RUSTFLAGS can set: all
//! operations of the fields are functions.
//! Machine-made by Limbforge: do not edit.

fn main() {
    autocfg::rerun_path("build.rs");
    autocfg::emit_possibility("rustc_1_86");
    autocfg::emit_possibility("rustc_1_89");
    autocfg::emit_possibility("limbforge_calls");
    let compiler = autocfg::new();
    compiler.emit_rustc_version(1, 86);
    compiler.emit_rustc_version(1, 89);
}
