//! Columns of products by a multiplier that adds one part of a product, below or above a bit, to a word: that of 52
//! bits, and multiply-adds of doubles.
//!
//! A limb may have all of the multiplier's bits, so there is none to double it for a square, nor to shift it so that
//! the parts meet the radix. Both factors go to the sums instead: parts of a column are summed by their power of two,
//! and the greater powers are doubled onto the smaller ones.
//!
//! The remainder of a rounded product can be negative. Such columns begin with those of a multiple of p, so that no sum
//! falls below 0.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};

use super::columns::{Operands, partials};
use crate::{
    ir::{
        Op, Value,
        build::{Builder, fma51},
        interval::{Interval, power_of_two},
    },
    ops::geometry::{Geometry, deficit},
    plan::{Accumulation, Plan, Product},
};

/// A part of a product that belongs to a column.
struct Part {
    half: Op,
    factors: (Value, Value),
    /// It counts 2^doublings times.
    doublings: u32,
}

/// The parts of a column.
type Column = Vec<Part>;

/// A multiplier by parts, and the order of its products.
pub struct Halves {
    low: Op,
    high: Op,
    /// Bits below the high part.
    bits: u32,
    method: Product,
}

impl Halves {
    /// The multiplier of a plan, if it multiplies by parts.
    pub fn of(plan: &Plan) -> Option<Halves> {
        let (low, high, bits) = match plan.accumulation {
            Accumulation::Madd52 => (Op::Madd52Lo, Op::Madd52Hi, 52),
            Accumulation::Fma51 => (Op::Fma51Lo, Op::Fma51Hi, 51),
            _ => return None,
        };
        let method = plan.product;
        Some(Halves {
            low,
            high,
            bits,
            method,
        })
    }

    /// The columns of a product of limbs, or of a square: 2n.
    pub fn columns(&self, b: &mut Builder, g: &Geometry, operands: &Operands) -> Vec<Value> {
        let n = operands.x.len();
        let mut parts: Vec<Column> = (0..2 * n).map(|_| Vec::new()).collect();
        let doubled = doubled_limbs(b, operands);
        for partial in partials(n, operands.y.is_none(), self.method) {
            let (x, y) = (operands.x[partial.i], operands.right()[partial.j]);
            let (y, doublings) = match doubled[partial.j] {
                Some(y) if partial.doubled => (y, 0),
                _ => (y, u32::from(partial.doubled)),
            };
            self.add(&mut parts, g, partial.i + partial.j, (x, y), doublings);
        }
        self.summed(b, g, self.method, &parts)
    }

    /// The columns of the products of limbs with one word: n + 1.
    fn columns_of_small(&self, b: &mut Builder, g: &Geometry, x: &[Value], k: Value) -> Vec<Value> {
        let mut parts: Vec<Column> = (0..=x.len()).map(|_| Vec::new()).collect();
        for (i, &limb) in x.iter().enumerate() {
            self.add(&mut parts, g, i, (limb, k), 0);
        }
        self.summed(b, g, Product::OperandScanning, &parts)
    }

    /// Adds both parts of a product to those of columns: bits from the boundary on weigh 2^(boundary - radix) times the
    /// next column.
    fn add(
        &self,
        parts: &mut [Column],
        g: &Geometry,
        column: usize,
        factors: (Value, Value),
        doublings: u32,
    ) {
        let above = self.bits - (g.exponent(1) - g.exponent(0));
        for (half, column, doublings) in [
            (&self.low, column, doublings),
            (&self.high, column + 1, doublings + above),
        ] {
            parts[column].push(Part {
                half: half.clone(),
                factors,
                doublings,
            });
        }
    }

    /// The sums of the parts of each column.
    ///
    /// With product scanning one sum is doubled and goes on: the fewest additions, in a long chain. With operand
    /// scanning the parts of each power of two have a sum of their own, unless one of them could be negative.
    fn summed(
        &self,
        b: &mut Builder,
        g: &Geometry,
        method: Product,
        parts: &[Column],
    ) -> Vec<Value> {
        let starts = self.starts(b, g, parts);
        let chained = method == Product::ProductScanning || self.rounds();
        let zero = b.zero();
        let columns = parts.iter().zip(starts).map(|(parts, start)| {
            let most = most_doublings(parts);
            let mut total = start;
            for doublings in (0..=most).rev() {
                if doublings < most && !b.is(total, 0) {
                    total = b.add(total, total);
                }
                let mut sum = if chained { total } else { zero };
                for part in parts.iter().filter(|part| part.doublings == doublings) {
                    sum = self.accumulate(b, part, sum);
                }
                total = if chained { sum } else { b.add(total, sum) };
            }
            total
        });
        columns.collect()
    }

    fn accumulate(&self, b: &mut Builder, part: &Part, sum: Value) -> Value {
        let (half, (x, y)) = (part.half.clone(), part.factors);
        if self.rounds() {
            b.fma51(half, x, y, sum)
        } else {
            b.madd52(half, x, y, sum)
        }
    }

    /// Whether parts can be negative.
    fn rounds(&self) -> bool {
        self.low == Op::Fma51Lo
    }

    /// The first terms of the sums of columns: nothing, or the columns of a multiple of 2^M·p that are no less than all
    /// that can be subtracted, each divided by what its doublings multiply; M are the most doublings.
    fn starts(&self, b: &mut Builder, g: &Geometry, parts: &[Column]) -> Vec<Value> {
        if !self.rounds() {
            return vec![b.zero(); parts.len()];
        }
        let most = parts.iter().map(most_doublings).max().unwrap_or(0);
        let floors: Vec<BigInt> = parts
            .iter()
            .map(|parts| {
                let below = parts.iter().map(|part| {
                    let (x, y) = part.factors;
                    let product = b.range(x).product(b.range(y));
                    deficit(&fma51::part(&part.half, &product)) << part.doublings
                });
                below.sum::<BigInt>().div_ceil(&power_of_two(most))
            })
            .collect();
        let multiple = g.multiple_above(&floors).into_iter().zip(parts);
        let starts = multiple.map(|(limb, parts)| limb << (most - most_doublings(parts)));
        starts.map(|start| b.constant(start)).collect()
    }
}

fn most_doublings(parts: &Column) -> u32 {
    parts.iter().map(|part| part.doublings).max().unwrap_or(0)
}

/// Columns of the products of limbs with one word, by the recipe's accumulation.
pub fn small_columns(
    b: &mut Builder,
    g: &Geometry,
    plan: &Plan,
    x: &[Value],
    k: Value,
) -> Vec<Value> {
    if let Some(halves) = Halves::of(plan) {
        return halves.columns_of_small(b, g, x, k);
    }
    match plan.accumulation {
        Accumulation::Word => x.iter().map(|&x| b.mul_word(x, k)).collect(),
        _ => x.iter().map(|&x| b.mul_wide(x, k)).collect(),
    }
}

/// The limbs of a square that still have a bit for it, doubled.
fn doubled_limbs(b: &mut Builder, operands: &Operands) -> Vec<Option<Value>> {
    let room = Interval::of_bits(52);
    let mut doubled = Vec::new();
    for (i, &limb) in operands.x.iter().enumerate() {
        let fits = b.range(limb).times(&power_of_two(1)).within(&room);
        let wanted = fits && i > 0 && operands.y.is_none();
        doubled.push(wanted.then(|| b.add(limb, limb)));
    }
    doubled
}

/// Montgomery reduction limb by limb, for limbs of 52 bits: `columns + q p` with q such that the low n limbs vanish,
/// divided by R = 2^(52 n) (Montgomery 1985).
///
/// The multiplier takes the low 52 bits of a column by itself. With p = -1 mod 2^52 they are the quotient digit, and
/// `c + q p = (c - q) + q (p + 1)` needs no product with the lowest limb of p.
pub fn montgomery(b: &mut Builder, g: &Geometry, mut columns: Vec<Value>) -> Vec<Value> {
    let (n, zero) = (g.n, b.zero());
    columns.resize(2 * n, zero);
    let inverse = g.negative_inverse(52);
    let friendly = inverse.is_one();
    let inverse = b.constant(inverse);
    let p = g.digits(&g.p);
    for k in 0..n {
        let low = b.low(columns[k], 52);
        let digit = if friendly {
            low
        } else {
            b.madd52(Op::Madd52Lo, low, inverse, zero)
        };
        for (j, limb) in p.iter().enumerate() {
            if limb.is_zero() || (friendly && j == 0) {
                continue;
            }
            let limb = b.constant(limb.clone());
            let column = k + j;
            columns[column] = b.madd52(Op::Madd52Lo, digit, limb, columns[column]);
            columns[column + 1] = b.madd52(Op::Madd52Hi, digit, limb, columns[column + 1]);
        }
        let high = b.shr(columns[k], 52);
        if friendly {
            columns[k + 1] = b.add(columns[k + 1], digit);
        } else {
            b.mark_exact(high);
        }
        columns[k + 1] = b.add(columns[k + 1], high);
    }
    for k in n..2 * n - 1 {
        let high = b.shr(columns[k], 52);
        columns[k] = b.low(columns[k], 52);
        columns[k + 1] = b.add(columns[k + 1], high);
    }
    columns[n..].to_vec()
}

/// Adds `x * k` for digits `k` of 52 bits to limbs: the high half of a product belongs to the next limb.
pub fn add_digits(b: &mut Builder, limbs: &mut [Value], x: Value, digits: &[BigInt]) {
    let room = Interval::of_bits(52);
    for (i, digit) in digits.iter().enumerate() {
        let product = b.range(x).times(digit);
        let digit = b.constant(digit.clone());
        limbs[i] = b.madd52(Op::Madd52Lo, x, digit, limbs[i]);
        if product.within(&room) {
            continue;
        }
        match limbs.get(i + 1).copied() {
            Some(next) => limbs[i + 1] = b.madd52(Op::Madd52Hi, x, digit, next),
            None => {
                let beyond = b.madd52(Op::Madd52Hi, x, digit, digit);
                b.require_zero("carry beyond the top", beyond);
            }
        }
    }
}
