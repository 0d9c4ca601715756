//! How functions pass a program's ports, in every printed language.
//!
//! `shape` gives each port its type as a caller sees it; `layout` places it in memory and registers, as C does on a
//! processor of 64 bits. Both writers of code (`emit`) and readers of it (`read`) go by this.

mod layout;
mod shape;

pub use layout::{Interface, Layout, holds, layout};
pub use shape::{Shape, number, shape, shape_of, wide_number};
