//! A `[[curve]]` of `fields.toml` as a checked curve with its base point.

use serde::Deserialize;

use super::{CurveProblem, FieldEntry, entry::misnamed};
use crate::{
    curve::{Curve, Subgroup},
    prime::Prime,
};

/// A curve that is wanted: a `[[curve]]` of `fields.toml`, with its numbers checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurveEntry {
    /// Module and feature in Rust, with the rules for a field's name. No field has it.
    pub name: String,
    /// The equation, with the coefficients as they were written.
    pub equation: String,
    /// The curve with its base point and the order of that.
    pub group: Subgroup,
    /// Which tables.
    pub tables: TableWidths,
    /// A line about it.
    pub doc: Option<String>,
}

/// Which tables of multiples of the base point B are wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableWidths {
    /// The bits w of signed windows, 2 to 8: all j 2^(w i) B with j up to 2^(w-1).
    pub window: Option<u32>,
    /// The bits w of a w-NAF, 2 to 10: the odd multiples of B below 2^(w-1).
    pub naf: Option<u32>,
    /// The bits of a second, larger table of odd multiples, 2 to 13: for code that has its own digits.
    pub wide: Option<u32>,
    /// The bit s at which a scalar is split in two halves: with `naf`, the odd multiples of 2^s B too.
    pub split: Option<u32>,
}

/// How it stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The name.
    pub name: String,
    field: String,
    a: String,
    d: String,
    base: Base,
    order: String,
    tables: TableWidths,
    doc: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Base {
    y: String,
    x: Parity,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Parity {
    Even,
    Odd,
}

/// Checks what stands in the file; `fields` are those that it may name.
pub fn entry(table: Table, fields: &[FieldEntry]) -> Result<CurveEntry, CurveProblem> {
    if let Some(reason) = misnamed(&table.name) {
        return Err(CurveProblem::Name(reason));
    }
    check_widths(table.tables)?;
    let named = |name: &str| fields.iter().find(|field| field.name == name);
    let Some(field) = named(&table.field) else {
        return Err(CurveProblem::UnknownField(table.field));
    };
    let prime = field.prime.clone();
    let residue = |key: &'static str, text: &str| {
        let value = prime.residue(text);
        value.map_err(|error| CurveProblem::Residue { key, error })
    };
    let (a, d) = (residue("a", &table.a)?, residue("d", &table.d)?);
    let y = residue("base.y", &table.base.y)?;
    if a != prime.value() - 1u32 {
        return Err(CurveProblem::NotMinusOne);
    }
    let order = match named(&table.order) {
        Some(field) => field.prime.clone(),
        None => Prime::parse(&table.order).map_err(CurveProblem::Order)?,
    };
    let group = Curve::new(prime, a, d)
        .and_then(|curve| {
            let base = curve.point(&y, table.base.x == Parity::Odd)?;
            Subgroup::new(curve, base, order)
        })
        .map_err(CurveProblem::Curve)?;
    Ok(CurveEntry {
        name: table.name,
        // Both texts were read as numbers: digits, signs and brackets.
        equation: format!("-x^2 + y^2 = 1 + ({}) x^2 y^2", table.d.trim()),
        group,
        tables: table.tables,
        doc: table.doc,
    })
}

fn check_widths(tables: TableWidths) -> Result<(), CurveProblem> {
    let TableWidths {
        window,
        naf,
        wide,
        split,
    } = tables;
    for (key, value, least, most) in [
        ("window", window, 2, 8),
        ("naf", naf, 2, 10),
        ("wide", wide, 2, 13),
        ("split", split, 1, 1 << 12),
    ] {
        if value.is_some_and(|value| value < least || value > most) {
            return Err(CurveProblem::Width { key, least, most });
        }
    }
    if window.is_none() && naf.is_none() {
        return Err(CurveProblem::NoTables);
    }
    for (key, value) in [("split", split), ("wide", wide)] {
        if value.is_some() && naf.is_none() {
            return Err(CurveProblem::WithoutNaf(key));
        }
    }
    Ok(())
}
