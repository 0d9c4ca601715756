//! The emitted files as modules of Rust, and the same compiled from C by each compiler that is installed.
#![allow(dead_code, non_camel_case_types, clippy::all)]

include!(concat!(env!("OUT_DIR"), "/modules.rs"));
