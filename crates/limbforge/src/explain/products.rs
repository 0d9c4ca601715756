//! The products of each method, column by column: the same recursions as in the generator, on names instead of values.

use num_bigint::BigInt;

use super::{Operation, Product};
use crate::plan::{self, Plan, Reduction};

/// A signed sum of limbs, such as a0 - a3.
type Sum = Vec<(bool, usize)>;

/// The columns before any folding, 2n - 1 of them.
pub fn products(plan: &Plan, operation: Operation) -> Vec<Vec<Product>> {
    let n = plan.limbs;
    let mut table = Table {
        columns: vec![Vec::new(); 2 * n - 1],
        square: operation == Operation::Square,
    };
    let limbs: Vec<Sum> = (0..n).map(|i| vec![(false, i)]).collect();
    let operands = (limbs.as_slice(), limbs.as_slice());
    let adk = plan.product == plan::Product::Adk && !table.square;
    match (&plan.reduction, plan.product) {
        (Reduction::Golden, _) => table.golden(&limbs, adk),
        (_, plan::Product::Karatsuba(levels)) => table.karatsuba(operands, levels, 0, 1),
        _ if adk => table.adk(operands, 0),
        _ => table.schoolbook(operands, 0, 1),
    }
    // Limbs of a mixed radix may meet at twice the weight of their column.
    let e = |k| plan.radix.exponent(k);
    for (k, column) in table.columns.iter_mut().enumerate() {
        for product in column {
            product.factor *= BigInt::from(1) << (e(product.i) + e(product.j)).saturating_sub(e(k));
        }
    }
    table.columns
}

struct Table {
    columns: Vec<Vec<Product>>,
    square: bool,
}

impl Table {
    fn add(&mut self, column: usize, left: &Sum, right: &Sum, factor: i32) {
        let i = left.first().map_or(0, |(_, limb)| *limb);
        self.columns[column].push(Product {
            i,
            j: column.saturating_sub(i),
            left: name('a', left),
            right: name(if self.square { 'a' } else { 'b' }, right),
            factor: BigInt::from(factor),
            folded_from: None,
        });
    }

    fn schoolbook(&mut self, (x, y): (&[Sum], &[Sum]), offset: usize, factor: i32) {
        for (i, left) in x.iter().enumerate() {
            for (j, right) in y.iter().enumerate() {
                match self.square {
                    true if i > j => {}
                    true if i < j => self.add(offset + i + j, left, right, 2 * factor),
                    _ => self.add(offset + i + j, left, right, factor),
                }
            }
        }
    }

    fn adk(&mut self, (x, y): (&[Sum], &[Sum]), offset: usize) {
        for (i, left) in x.iter().enumerate() {
            self.add(offset + 2 * i, left, &y[i], 1);
            for j in i + 1..x.len() {
                let dx = plus(left, &negated(&x[j]));
                let dy = plus(&y[j], &negated(&y[i]));
                self.add(offset + i + j, &dx, &dy, 1);
            }
        }
    }

    fn karatsuba(&mut self, (x, y): (&[Sum], &[Sum]), levels: u8, offset: usize, factor: i32) {
        let n = x.len();
        if levels == 0 || n < 2 {
            return self.schoolbook((x, y), offset, factor);
        }
        let half = n.div_ceil(2);
        self.karatsuba((&x[..half], &y[..half]), levels - 1, offset, factor);
        self.karatsuba(
            (&x[half..], &y[half..]),
            levels - 1,
            offset + 2 * half,
            factor,
        );
        let upper = |v: &[Sum], i: usize| v.get(half + i).cloned().unwrap_or_default();
        let dx: Vec<Sum> = (0..half)
            .map(|i| plus(&x[i], &negated(&upper(x, i))))
            .collect();
        if self.square {
            return self.karatsuba((&dx, &dx), levels - 1, offset + half, -factor);
        }
        let dy: Vec<Sum> = (0..half)
            .map(|i| plus(&upper(y, i), &negated(&y[i])))
            .collect();
        self.karatsuba((&dx, &dy), levels - 1, offset + half, factor);
    }

    fn golden(&mut self, limbs: &[Sum], adk: bool) {
        let h = limbs.len() / 2;
        let sums: Vec<Sum> = (0..h).map(|i| plus(&limbs[i], &limbs[h + i])).collect();
        let thirds = [(&limbs[..h], 0), (&limbs[h..], 2 * h), (sums.as_slice(), h)];
        for (v, offset) in thirds {
            if adk {
                self.adk((v, v), offset);
            } else {
                self.schoolbook((v, v), offset, 1);
            }
        }
    }
}

fn plus(x: &Sum, y: &Sum) -> Sum {
    x.iter().chain(y).copied().collect()
}

fn negated(x: &Sum) -> Sum {
    x.iter()
        .map(|&(negative, limb)| (!negative, limb))
        .collect()
}

/// `a3`, or `(a0-a3)`.
fn name(letter: char, sum: &Sum) -> String {
    if let [(false, limb)] = sum.as_slice() {
        return format!("{letter}{limb}");
    }
    let mut text = String::from("(");
    for (place, (negative, limb)) in sum.iter().enumerate() {
        match (place, negative) {
            (_, true) => text.push('-'),
            (0, false) => {}
            (_, false) => text.push('+'),
        }
        text.push_str(&format!("{letter}{limb}"));
    }
    text.push(')');
    text
}
