//! Products of unsaturated limbs as columns: column `k` weighs as limb `k` does, also beyond the top.

use num_bigint::BigInt;
use num_traits::One;

use super::halves::Halves;
use super::karatsuba::{Overlap, karatsuba, karatsuba_columns};
use crate::{
    ir::{
        Form, Goal, Known, Value,
        build::{Builder, ConstMul},
        interval::{Interval, power_of_two},
    },
    ops::geometry::Geometry,
    plan::{Accumulation, Place, Plan, Product, Reduction},
};

/// One partial product: indices of the two limbs, and a factor of 1 or 2.
pub(super) struct Partial {
    pub(super) i: usize,
    pub(super) j: usize,
    pub(super) doubled: bool,
}

/// All partial products of n by n limbs, or of a square, in the order of the method.
pub(super) fn partials(n: usize, square: bool, product: Product) -> Vec<Partial> {
    let pairs = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
    let mut all: Vec<Partial> = pairs
        .filter(|(i, j)| !square || i <= j)
        .map(|(i, j)| Partial {
            i,
            j,
            doubled: square && i != j,
        })
        .collect();
    if product != Product::OperandScanning {
        all.sort_by_key(|p| (p.i + p.j, p.i));
    }
    all
}

/// The operands of a product, or of a square if the second is missing.
pub struct Operands<'a> {
    pub x: &'a [Value],
    pub y: Option<&'a [Value]>,
}

impl Operands<'_> {
    pub(super) fn right(&self) -> &[Value] {
        self.y.unwrap_or(self.x)
    }
}

/// The columns of a product. With a fold on an operand there are n, else 2n - 1 (2n with split accumulation).
pub fn columns(b: &mut Builder, g: &Geometry, plan: &Plan, operands: &Operands) -> Vec<Value> {
    match (plan.product, operands.y) {
        (Product::Adk, Some(y)) => adk(b, operands.x, y),
        (Product::Karatsuba(levels), _) => {
            karatsuba_columns(b, operands, levels, Overlap::AddedTwice)
        }
        // An ADK square has as many products as a plain one, and more additions.
        _ => schoolbook(b, g, plan, operands),
    }
}

fn schoolbook(b: &mut Builder, g: &Geometry, plan: &Plan, operands: &Operands) -> Vec<Value> {
    if let Some(halves) = Halves::of(plan) {
        return halves.columns(b, g, operands);
    }
    let n = operands.x.len();
    let folded = match &plan.reduction {
        Reduction::Fold { place, by, .. } if place.is_operand() => Some((*place, *by)),
        _ => None,
    };
    let mut sums = Sums::new(b, plan.accumulation, 2 * n);
    for partial in partials(n, operands.y.is_none(), plan.product) {
        let (i, j) = (partial.i, partial.j);
        let mut k = i + j;
        // Mixed radix: the weights of two limbs may multiply to twice the weight of their column.
        let mut plain = power_of_two(g.exponent(i) + g.exponent(j) - g.exponent(k));
        if partial.doubled {
            plain *= 2;
        }
        let mut fold = BigInt::one();
        if folded.is_some() && k >= n {
            fold = wrap_factor(g, k);
            k -= n;
        }
        let (place, by) = folded.unwrap_or((Place::Right, ConstMul::Mul));
        let (left, right) = match place {
            Place::Left | Place::LeftUncached => (fold, plain),
            _ => (plain, fold),
        };
        let uncached = matches!(place, Place::LeftUncached | Place::RightUncached);
        let mut operand = |limb: Value, factor: &BigInt| {
            if uncached && !factor.is_one() {
                b.anew(|b| b.mul_const(limb, factor, by))
            } else {
                b.mul_const(limb, factor, by)
            }
        };
        let x = operand(operands.x[i], &left);
        let y = operand(operands.right()[j], &right);
        sums.add_product(b, k, x, y);
    }
    sums.columns(b, g, folded.is_some().then_some(n))
}

/// The factor with which column `k >= n` wraps to column `k - n`, for a pseudo-Mersenne prime.
pub fn wrap_factor(g: &Geometry, k: usize) -> BigInt {
    g.rest() << (g.exponent(k) - g.m - g.exponent(k - g.n))
}

/// Column sums in the chosen accumulation.
pub(super) struct Sums {
    accumulation: Accumulation,
    /// Double words; or the low parts.
    pub(super) low: Vec<Value>,
    /// The high parts, which weigh as the next column.
    high: Vec<Value>,
    used: usize,
}

impl Sums {
    pub(super) fn new(b: &mut Builder, accumulation: Accumulation, columns: usize) -> Sums {
        let zero = b.zero();
        Sums {
            accumulation,
            low: vec![zero; columns],
            high: vec![zero; columns],
            used: 0,
        }
    }

    pub(super) fn add_product(&mut self, b: &mut Builder, k: usize, x: Value, y: Value) {
        self.used = self.used.max(k + 1);
        match self.accumulation {
            Accumulation::Split { left, right } => {
                // (x 2^l)(y 2^r) = xy 2^(l+r): its high word is floor(xy / 2^t) with t = word - l - r, and its low
                // word is (xy mod 2^t) 2^(l+r).
                let (x, y) = (b.shl(x, left), b.shl(y, right));
                let product = b.mul_wide(x, y);
                let (low, high) = b.halves(product);
                let low = b.shr(low, left + right);
                self.low[k] = b.add(self.low[k], low);
                self.high[k] = b.add(self.high[k], high);
            }
            Accumulation::Word => {
                let product = b.mul_word(x, y);
                self.low[k] = b.add(self.low[k], product);
            }
            _ => {
                let product = b.mul_wide(x, y);
                self.low[k] = b.add(self.low[k], product);
            }
        }
    }

    /// The columns; with `wrap` = n, what is beyond column n - 1 is folded.
    fn columns(self, b: &mut Builder, g: &Geometry, wrap: Option<usize>) -> Vec<Value> {
        let mut columns = self.low[..self.used].to_vec();
        if !matches!(self.accumulation, Accumulation::Split { .. }) {
            return columns;
        }
        for k in 0..self.used {
            match wrap {
                Some(n) if k + 1 == n => {
                    let folded = b.mul_const(self.high[k], &wrap_factor(g, n), ConstMul::Mul);
                    columns[0] = b.add(columns[0], folded);
                }
                _ if k + 1 == columns.len() => columns.push(self.high[k]),
                _ => columns[k + 1] = b.add(columns[k + 1], self.high[k]),
            }
        }
        columns
    }
}

/// Arbitrary-degree Karatsuba: x_i y_j + x_j y_i = x_i y_i + x_j y_j + (x_i - x_j)(y_j - y_i).
fn adk(b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value> {
    let n = x.len();
    let diagonal: Vec<Value> = (0..n).map(|i| b.mul_wide(x[i], y[i])).collect();
    let prefix = running_sums(b, diagonal.iter().copied());
    let mut suffix = running_sums(b, diagonal.iter().rev().copied());
    suffix.reverse();
    let columns = (0..2 * n - 1)
        .map(|k| {
            // The sum of x_i y_i over all i that occur in a pair of column k.
            let mut column = if k < n { prefix[k] } else { suffix[k + 1 - n] };
            for i in (k + 1).saturating_sub(n)..k.div_ceil(2) {
                let j = k - i;
                let (dx, dy) = (b.sub(x[i], x[j]), b.sub(y[j], y[i]));
                let product = b.mul_wide(dx, dy);
                if !b.sum_fits(column, product) {
                    // So far: both products of each pair below i, and of the others the squares' places.
                    let pairs = (k + 1).saturating_sub(n)..=k.min(n - 1);
                    let done = |l: usize| l.min(k - l) < i;
                    let products: Vec<(Value, Value)> = pairs
                        .map(|l| (x[l], y[if done(l) { k - l } else { l }]))
                        .collect();
                    claim_sum(b, column, &products);
                }
                column = b.add(column, product);
            }
            column
        })
        .collect();
    proved_non_negative(b, columns, &Operands { x, y: Some(y) })
}

fn running_sums(b: &mut Builder, terms: impl Iterator<Item = Value>) -> Vec<Value> {
    let mut sums: Vec<Value> = Vec::new();
    for term in terms {
        let sum = match sums.last() {
            Some(&last) => b.add(last, term),
            None => term,
        };
        sums.push(sum);
    }
    sums
}

/// Claims that each column is the sum of the products it stands for: not negative, which intervals cannot see
/// through differences.
pub(super) fn proved_non_negative(
    b: &mut Builder,
    columns: Vec<Value>,
    operands: &Operands,
) -> Vec<Value> {
    let (x, y) = (operands.x, operands.right());
    for (k, &column) in columns.iter().enumerate() {
        let products: Vec<(Value, Value)> = ((k + 1).saturating_sub(y.len())..=k.min(x.len() - 1))
            .map(|i| (x[i], y[k - i]))
            .collect();
        claim_sum(b, column, &products);
    }
    columns
}

/// Claims that `sum` is the sum of these products.
fn claim_sum(b: &mut Builder, sum: Value, products: &[(Value, Value)]) {
    let ranges = products
        .iter()
        .map(|(x, y)| b.range(*x).product(b.range(*y)));
    let most = ranges.fold(Interval::point(0), |most, range| most.plus(&range));
    if *b.range(sum) != most {
        let known = products
            .iter()
            .map(|(x, y)| Known::product(Form::of(*x), Form::of(*y)));
        b.claim(Goal::new(Form::of(sum), most).through(known));
    }
}

/// The product over x = 2^(m/2) modulo x^2 - x - 1: n columns.
///
/// (x0 + x1 t)(y0 + y1 t) = (x0 y0 + x1 y1) + ((x0 + x1)(y0 + y1) - x0 y0) t, three half-size products of which the
/// upper parts wrap by t^2 = t + 1.
pub fn golden(b: &mut Builder, plan: &Plan, operands: &Operands) -> Vec<Value> {
    let n = operands.x.len();
    let h = n / 2;
    let product = |b: &mut Builder, operands: &Operands| match (plan.product, operands.y) {
        (Product::Adk, Some(y)) => adk(b, operands.x, y),
        _ => karatsuba(b, operands, 0, Overlap::AddedTwice),
    };
    let part = |range: std::ops::Range<usize>| Operands {
        x: &operands.x[range.clone()],
        y: operands.y.map(|y| &y[range]),
    };
    let low = product(b, &part(0..h));
    let high = product(b, &part(h..n));
    let mut folded =
        |v: &[Value]| -> Vec<Value> { (0..h).map(|i| b.add(v[i], v[h + i])).collect() };
    let sx = folded(operands.x);
    let sy = operands.y.map(folded);
    let sums = Operands {
        x: &sx,
        y: sy.as_deref(),
    };
    let sum = product(b, &sums);
    let outer: Vec<Value> = (0..2 * h - 1).map(|k| b.add(low[k], high[k])).collect();
    let inner: Vec<Value> = (0..2 * h - 1)
        .map(|k| {
            // (x0 + x1)(y0 + y1) - x0 y0 is the sum of the other three kinds of products.
            let difference = b.sub(sum[k], low[k]);
            let (x, y) = (operands.x, operands.right());
            let products: Vec<(Value, Value)> = ((k + 1).saturating_sub(h)..=k.min(h - 1))
                .flat_map(|i| {
                    let j = k - i;
                    [(x[i], y[h + j]), (x[h + i], y[j]), (x[h + i], y[h + j])]
                })
                .collect();
            claim_sum(b, difference, &products);
            difference
        })
        .collect();
    let mut columns = Vec::with_capacity(n);
    for (k, &column) in outer.iter().enumerate().take(h) {
        columns.push(match inner.get(k + h) {
            Some(&wrapped) => b.add(column, wrapped),
            None => column,
        });
    }
    for (k, &column) in inner.iter().enumerate().take(h) {
        columns.push(match (outer.get(k + h), inner.get(k + h)) {
            (Some(&upper), Some(&wrapped)) => {
                let sum = b.add(column, upper);
                b.add(sum, wrapped)
            }
            _ => column,
        });
    }
    columns
}
