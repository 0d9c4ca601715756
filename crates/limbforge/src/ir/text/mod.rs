//! A program as a listing and back, one line a value.
//!
//! [`print`] writes what [`parse`] reads: a listing holds all of a program, so that tests of passes and of the check
//! are text files.
//!
//! ```text
//! program double (64-bit words)              name, width of a word, `, internal` if only routines call it
//!   formula "out = 2 * a"                    for people
//!   modulus 2^61 - 1
//!   param a: word                            tight, loose, bytes, flag or word; a line for each limb
//!     v0: u64 in [0, 2^63 - 1]
//!   v1: u64 = shl v0 1                       results, operation, arguments, immediate, `exact`, `anew`
//!   goal v1 - 2*v0 in [0]                    a claim; `ensure` below is one of the specification
//!     given v7 = 1, v8 = 0                   hints and conditions, each only where there is one
//!     case v9
//!     scale 3
//!     through 2^4*(v0 + 2^51*v1)*(v2) - (v3)
//!     through nothing
//!   result out: word
//!     v1 in [0, 2^64 - 2]
//!   cut A = v3 + 2^51*v4                    an element inside the program that congruences name
//!   congruent (v1)                           sums of products of forms, a form in brackets
//!     = 2*(v0)
//!     zeros v7
//!   ensure v1 in [0, 2^64 - 2]
//! ```
//!
//! Lines come in this order. Indentation and empty lines are free, `//` begins a comment. Numbers are decimal,
//! hexadecimal or such as `2^51 - 19`. Names that are not words, and formulas, are quoted as in JSON.

mod cursor;
mod error;
mod lex;
mod parse;
mod print;

pub use error::{ListingError, Mistake};
