//! Every function on the same operands as fiat-crypto's: results have to be the same words.
#![allow(non_snake_case, unused_imports, clippy::all)]

include!(concat!(env!("OUT_DIR"), "/tests.rs"));
