//! Columns of products by a multiplier of 52 bits, which adds the low or the high half of a product to a word.
//!
//! A limb may have all of the multiplier's 52 bits, so there is none to double it for a square, nor to shift it so that
//! the halves meet the radix. Both factors go to the sums instead: parts of a column are summed by their power of two,
//! and the greater powers are doubled onto the smaller ones.

use num_bigint::BigInt;
use num_traits::{One, Zero};

use super::columns::{Operands, partials};
use crate::{
    ir::{
        Op, Value,
        build::Builder,
        interval::{Interval, power_of_two},
    },
    ops::geometry::Geometry,
    plan::{Accumulation, Plan, Product},
};

/// Half of a product that belongs to a column.
struct Part {
    half: Op,
    factors: (Value, Value),
    /// It counts 2^doublings times.
    doublings: u32,
}

/// The columns of a product of limbs, or of a square: 2n.
pub fn columns(b: &mut Builder, g: &Geometry, method: Product, operands: &Operands) -> Vec<Value> {
    let n = operands.x.len();
    let mut parts: Vec<Vec<Part>> = (0..2 * n).map(|_| Vec::new()).collect();
    let doubled = doubled_limbs(b, operands);
    for partial in partials(n, operands.y.is_none(), method) {
        let (x, y) = (operands.x[partial.i], operands.right()[partial.j]);
        match doubled[partial.j] {
            Some(y) if partial.doubled => add(&mut parts, g, partial.i + partial.j, (x, y), 0),
            _ => {
                let doublings = u32::from(partial.doubled);
                add(&mut parts, g, partial.i + partial.j, (x, y), doublings);
            }
        }
    }
    summed(b, method, parts)
}

/// The columns of the products of limbs with one word: n + 1.
fn columns_of_small(b: &mut Builder, g: &Geometry, x: &[Value], k: Value) -> Vec<Value> {
    let mut parts: Vec<Vec<Part>> = (0..=x.len()).map(|_| Vec::new()).collect();
    for (i, &limb) in x.iter().enumerate() {
        add(&mut parts, g, i, (limb, k), 0);
    }
    summed(b, Product::OperandScanning, parts)
}

/// Columns of the products of limbs with one word, by the recipe's accumulation.
pub fn small_columns(
    b: &mut Builder,
    g: &Geometry,
    plan: &Plan,
    x: &[Value],
    k: Value,
) -> Vec<Value> {
    match plan.accumulation {
        Accumulation::Madd52 => columns_of_small(b, g, x, k),
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

/// Adds both halves of a product to the parts of columns: bits from 52 on weigh 2^(52 - radix) times the next column.
fn add(
    parts: &mut [Vec<Part>],
    g: &Geometry,
    column: usize,
    factors: (Value, Value),
    doublings: u32,
) {
    let above = 52 - (g.exponent(1) - g.exponent(0));
    parts[column].push(Part {
        half: Op::Madd52Lo,
        factors,
        doublings,
    });
    parts[column + 1].push(Part {
        half: Op::Madd52Hi,
        factors,
        doublings: doublings + above,
    });
}

/// The sums of the parts of each column.
///
/// With product scanning one sum is doubled and goes on: the fewest additions, in a long chain. With operand scanning
/// the parts of each power of two have a sum of their own.
fn summed(b: &mut Builder, method: Product, parts: Vec<Vec<Part>>) -> Vec<Value> {
    let zero = b.zero();
    let columns = parts.into_iter().map(|parts| {
        let most = parts.iter().map(|part| part.doublings).max().unwrap_or(0);
        let mut total = zero;
        for doublings in (0..=most).rev() {
            if doublings < most && !b.is(total, 0) {
                total = b.add(total, total);
            }
            let chained = method == Product::ProductScanning;
            let mut sum = if chained { total } else { zero };
            for part in parts.iter().filter(|part| part.doublings == doublings) {
                let (x, y) = part.factors;
                sum = b.madd52(part.half.clone(), x, y, sum);
            }
            total = if chained { sum } else { b.add(total, sum) };
        }
        total
    });
    columns.collect()
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
