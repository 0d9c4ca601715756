//! Karatsuba with levels.

use num_bigint::BigInt;

use super::columns::{Operands, Sums, partials, proved_non_negative};
use crate::{
    ir::{
        Value,
        build::{Builder, ConstMul},
    },
    plan::{Accumulation, Product},
};

/// How Karatsuba adds the high columns of x0 y0 and the low columns of x1 y1. Both are added to each other's place in
/// the product and to the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlap {
    /// Each place adds them for itself.
    AddedTwice,
    /// Their sum is shared by both places: n/2 - 1 additions of double words fewer on each level (Bernstein, "Batch
    /// binary Edwards", 2009).
    Shared,
}

/// The 2n - 1 columns of a product, or of a square, by Karatsuba with this many levels.
pub fn karatsuba_columns(
    b: &mut Builder,
    operands: &Operands,
    levels: u8,
    overlap: Overlap,
) -> Vec<Value> {
    let columns = karatsuba(b, operands, levels, overlap);
    proved_non_negative(b, columns, operands)
}

/// Karatsuba: with x = x0 + x1 t and y = y0 + y1 t, the middle is x0 y0 + x1 y1 + (x0 - x1)(y1 - y0).
pub(super) fn karatsuba(
    b: &mut Builder,
    operands: &Operands,
    levels: u8,
    overlap: Overlap,
) -> Vec<Value> {
    let (x, n) = (operands.x, operands.x.len());
    if levels == 0 || n < 2 {
        let mut sums = Sums::new(b, Accumulation::DoubleWord, 2 * n);
        for partial in partials(n, operands.y.is_none(), Product::ProductScanning) {
            let factor = BigInt::from(if partial.doubled { 2 } else { 1 });
            let left = b.mul_const(x[partial.i], &factor, ConstMul::Mul);
            sums.add_product(b, partial.i + partial.j, left, operands.right()[partial.j]);
        }
        return sums.low[..2 * n - 1].to_vec();
    }
    let half = n.div_ceil(2);
    let part = |range: std::ops::Range<usize>| Operands {
        x: &x[range.clone()],
        y: operands.y.map(|y| &y[range]),
    };
    let low = karatsuba(b, &part(0..half), levels - 1, overlap);
    let high = karatsuba(b, &part(half..n), levels - 1, overlap);
    let mut difference = |v: &[Value], swapped: bool| -> Vec<Value> {
        (0..half)
            .map(|i| match v.get(half + i) {
                None if swapped => {
                    let zero = b.zero();
                    b.sub(zero, v[i])
                }
                None => v[i],
                Some(&upper) if swapped => b.sub(upper, v[i]),
                Some(&upper) => b.sub(v[i], upper),
            })
            .collect()
    };
    let dx = difference(x, false);
    let dy = operands.y.map(|y| difference(y, true));
    let cross = Operands {
        x: &dx,
        y: dy.as_deref(),
    };
    let cross = karatsuba(b, &cross, levels - 1, overlap);
    if overlap == Overlap::Shared && operands.y.is_some() {
        return joined_with_shared_overlap(b, n, &low, &high, &cross);
    }
    let zero = b.zero();
    let mut columns = vec![zero; 2 * n - 1];
    for (k, &c) in low.iter().enumerate() {
        columns[k] = b.add(columns[k], c);
    }
    for (k, &c) in high.iter().enumerate() {
        columns[2 * half + k] = b.add(columns[2 * half + k], c);
    }
    for k in 0..2 * half - 1 {
        let mut middle = low[k];
        if let Some(&c) = high.get(k) {
            middle = b.add(middle, c);
        }
        // A square has no sign to spare: (x0 - x1)^2 is taken away.
        middle = if operands.y.is_some() {
            b.add(middle, cross[k])
        } else {
            b.sub(middle, cross[k])
        };
        if half + k < columns.len() {
            columns[half + k] = b.add(columns[half + k], middle);
        }
    }
    columns
}

/// The columns of a product from those of x0 y0, of x1 y1 and of (x0 - x1)(y1 - y0), with half = ceil(n / 2):
/// `low[half + k] + high[k]` belongs to column half + k and to column 2 half + k, and is computed once.
fn joined_with_shared_overlap(
    b: &mut Builder,
    n: usize,
    low: &[Value],
    high: &[Value],
    cross: &[Value],
) -> Vec<Value> {
    let half = n.div_ceil(2);
    let zero = b.zero();
    let at = |v: &[Value], k: usize| v.get(k).copied().unwrap_or(zero);
    let shared: Vec<Value> = (0..half)
        .map(|k| b.add(at(low, half + k), at(high, k)))
        .collect();
    let mut columns = low[..half].to_vec();
    for (k, &shared) in shared.iter().enumerate() {
        let sum = b.add(shared, at(low, k));
        columns.push(b.add(sum, at(cross, k)));
    }
    for k in 0..2 * (n - half) - 1 {
        columns.push(match shared.get(k) {
            Some(&shared) => {
                let sum = b.add(shared, at(high, half + k));
                b.add(sum, at(cross, half + k))
            }
            None => high[k],
        });
    }
    columns
}
