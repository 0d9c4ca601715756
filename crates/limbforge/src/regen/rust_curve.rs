//! A curve's module in Rust: tables of its base point, as words for any form of the field.

use num_bigint::BigUint;

use super::{CurveEntry, spaced};
use crate::curve::{Curve, Point};

/// The text of the module.
pub fn module(entry: &CurveEntry) -> String {
    let group = &entry.group;
    let (curve, base, order) = (group.curve(), group.base(), group.order());
    let words = words(curve);
    let mut out = format!(
        "//! Tables of a base point of {name}.{doc} Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Curve:   {equation} modulo {prime}
//! Base:    x = {x:#x}
//!          y = {y:#x}
//! Order:   {order}, a prime
//! ```
//!
//! Addition on this curve is complete. The tables are public, but the index of an entry may be secret. Callers must
//! hide it.

/// (y + x)/2, (y - x)/2 and d x y of a point (x, y), each below the prime, as {words} little-endian words.
pub type Niels = [[u64; {words}]; 3];

/// The neutral element.
#[rustfmt::skip]
pub const NEUTRAL: Niels =
{neutral};
",
        name = entry.name,
        doc = spaced(entry.doc.as_deref()),
        equation = entry.equation,
        prime = curve.prime(),
        x = base.x,
        y = base.y,
        neutral = niels(curve, "    ", &Point::neutral()).trim_end().trim_end_matches(','),
    );
    if let Some(width) = entry.tables.window {
        out += &windows(curve, width, &group.windows(width));
    }
    for (name, about, width) in [
        (
            "BASE_ODD",
            "Width w of the w-NAF for the tables of odd multiples",
            entry.tables.naf,
        ),
        (
            "BASE_WIDE",
            "Width w of the digits for larger tables of odd multiples",
            entry.tables.wide,
        ),
    ] {
        let Some(width) = width else { continue };
        out += &format!(
            "
/// {about}. A digit is 0, or odd with absolute value below 2^(w-1).
pub const {name}_WIDTH: u32 = {width};
"
        );
        for shift in std::iter::once(0).chain(entry.tables.split) {
            out += &odd_multiples(curve, name, shift, &group.odd_multiples(width, shift));
        }
    }
    out
}

fn windows(curve: &Curve, width: u32, table: &[Vec<Point>]) -> String {
    let (count, entries) = (table.len(), table[0].len());
    let mut out = format!(
        "
/// Bits in a signed window. Digits are from -{entries} to {entries}.
pub const BASE_WINDOW: u32 = {width};

/// (j + 1) {step}^i B at `[i][j]`, for windows of {width} bits. They cover scalars below 2^{bits}, which exceeds
/// the order.
pub static BASE: [[Niels; {entries}]; {count}] = [
",
        step = 1 << width,
        bits = width as usize * count - 1,
    );
    for row in table {
        out += "    [\n";
        for point in row {
            out += &niels(curve, "        ", point);
        }
        out += "    ],\n";
    }
    out + "];\n"
}

fn odd_multiples(curve: &Curve, name: &str, shift: u32, table: &[Point]) -> String {
    let (name, factor) = match shift {
        0 => (name.to_owned(), String::new()),
        _ => (format!("{name}_{shift}"), format!("2^{shift} ")),
    };
    let mut out = format!(
        "
/// (2 j + 1) {factor}B at `[j]`.
pub static {name}: [Niels; {}] = [
",
        table.len()
    );
    for point in table {
        out += &niels(curve, "    ", point);
    }
    out + "];\n"
}

/// A coordinate on each line.
fn niels(curve: &Curve, indent: &str, point: &Point) -> String {
    let count = words(curve);
    let [sum, difference, product] = curve
        .niels(point)
        .map(|coordinate| literals(&coordinate, count));
    format!("{indent}[{sum},\n{indent} {difference},\n{indent} {product}],\n")
}

fn literals(coordinate: &BigUint, count: usize) -> String {
    let mut digits = coordinate.to_u64_digits();
    digits.resize(count, 0);
    let hex = |word: &u64| {
        let digits = format!("{word:016x}");
        let parts = [0, 4, 8, 12].map(|i| &digits[i..i + 4]);
        format!("0x{}", parts.join("_"))
    };
    let words: Vec<String> = digits.iter().map(hex).collect();
    format!("[{}]", words.join(", "))
}

/// How many words hold a number below the prime.
fn words(curve: &Curve) -> usize {
    curve.prime().bits().div_ceil(64) as usize
}
