//! Elbre, "Two mul or not two mul" (2024): shifts and additions in place of a product with 19, computed anew wherever
//! it is used, made a Go field 20 % faster on arm64, though alone they are slower on one core and faster on another.
//!
//! ```text
//! constants ──► Alone (chains of x * c)  ─┐
//! recipes   ──► Built (fields; as Go)    ─┴─measure──► Row, in groups with a baseline ──► Record ──► tables, answer
//! recipes   ──► Model (ports, critical path)                                          ─┘
//! ```

mod alone;
mod answer;
mod field;
mod golang;
mod model;
mod record;
mod tables;

pub use alone::{Alone, CONSTANTS, Way, build};
pub use answer::answer;
pub use field::{BASELINE, OPERATIONS, PRIME, candidates, rows_of_fields};
pub use golang::{build as build_go, rows as rows_of_go, version as go_version};
pub use model::{Model, models};
pub use record::{Cell, Change, Minima, Record, Row, rows_of_alone};
pub use tables::tables;
