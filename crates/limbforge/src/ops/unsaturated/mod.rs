//! Fields whose limbs leave room for carries.

mod carry;
pub(super) mod columns;
mod halves;
pub(super) mod karatsuba;
pub(super) mod reduce;
mod words;

use num_bigint::BigInt;

use super::{
    Arithmetic, Part,
    geometry::{Geometry, Wrap},
};
use crate::{
    ir::{
        Value,
        build::{Builder, ConstMul},
        interval::Interval,
    },
    plan::{Accumulation, Carry, Place, Plan, Product, Reduction},
};
use columns::{Operands, columns, golden};
use halves::small_columns;
use reduce::{folded, montgomery, reduce};

/// Arithmetic on unsaturated limbs by one plan.
pub struct Unsaturated {
    pub geometry: Geometry,
    pub plan: Plan,
    pub sums: Sums,
}

/// Carries of sums and differences, chosen by the room that the bounds have for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sums {
    /// They are not carried: products take them as they are.
    Kept,
    /// They are carried up to the top limb, which has room for what exceeds its width.
    UpToTop,
    /// Overflow from the top is folded, then they are carried once.
    Folded,
    /// They are carried as columns are.
    Carried,
}

impl Sums {
    /// Choices to try, the least work first. A fold that is one product or some shifts is as good after the carries as
    /// before them. It also leaves a narrower top there.
    pub fn choices(wrap: &Wrap, accumulation: Accumulation) -> &'static [Sums] {
        match wrap {
            // Operands of the multiplier have no bit for a sum, but the top limb of an element may have some.
            Wrap::Dense(_) if accumulation == Accumulation::Madd52 => {
                &[Sums::UpToTop, Sums::Folded]
            }
            // A carry up to the top is far less work than a fold by a number of as many limbs as p.
            Wrap::Dense(_) if accumulation == Accumulation::Word => {
                &[Sums::Kept, Sums::UpToTop, Sums::Folded, Sums::Carried]
            }
            Wrap::Dense(_) => &[Sums::Kept, Sums::Folded, Sums::Carried],
            Wrap::Small(_) if accumulation == Accumulation::Word => {
                &[Sums::Kept, Sums::UpToTop, Sums::Carried]
            }
            Wrap::Small(_) | Wrap::Sparse(_) => &[Sums::Kept, Sums::Carried],
        }
    }
}

impl Unsaturated {
    fn product(&self, b: &mut Builder, operands: &Operands) -> Vec<Value> {
        let columns = if self.plan.reduction == Reduction::Golden {
            golden(b, &self.plan, operands)
        } else {
            columns(b, &self.geometry, &self.plan, operands)
        };
        reduce(b, &self.geometry, &self.plan, columns)
    }

    fn by(&self) -> ConstMul {
        match &self.plan.reduction {
            Reduction::Fold { by, .. } => *by,
            _ if self.plan.accumulation == Accumulation::Madd52 => ConstMul::Madd52,
            _ => ConstMul::Mul,
        }
    }

    /// Limbs within these bounds, by carries from those that exceed them.
    pub fn fitted(&self, b: &mut Builder, limbs: Vec<Value>, bounds: &[Interval]) -> Vec<Value> {
        carry::fitted(b, &self.geometry, limbs, bounds, self.by())
    }

    /// Whether elements are carried by a product with 1: across lanes, and in short words where 2^m mod p is at least
    /// 2^(m - 2).
    ///
    /// A fold of the top limb would return up to a quarter of what it takes. With the multiples of p that keep
    /// differences from being negative, bounds would grow without end.
    fn carries_by_product(&self) -> bool {
        match &self.geometry.wrap {
            Wrap::Dense(rest) => {
                let much = rest.bits() + 1 >= u64::from(self.geometry.m);
                self.plan.across > 1 || (self.plan.accumulation == Accumulation::Word && much)
            }
            Wrap::Small(_) | Wrap::Sparse(_) => false,
        }
    }

    /// Limbs of their widths of an integer that is no greater than an element's: by carries alone if a fold is a
    /// product.
    fn settled(&self, b: &mut Builder, limbs: &[Value]) -> Vec<Value> {
        if self.carries_by_product() {
            carry::up_to_top(b, &self.geometry, limbs, self.by())
        } else {
            self.carry(b, limbs)
        }
    }

    fn order(&self) -> Carry {
        self.plan.carry
    }

    fn finished(&self, b: &mut Builder, limbs: Vec<Value>) -> Vec<Value> {
        match self.sums {
            Sums::Kept => limbs,
            Sums::UpToTop => carry::up_to_top(b, &self.geometry, &limbs, self.by()),
            Sums::Folded => carry::fold_first(b, &self.geometry, &limbs, self.by()),
            Sums::Carried => self.carry(b, &limbs),
        }
    }
}

impl Arithmetic for Unsaturated {
    fn multiply(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value> {
        self.product(b, &Operands { x, y: Some(y) })
    }

    fn square(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        self.product(b, &Operands { x, y: None })
    }

    fn add(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value> {
        let sums = x.iter().zip(y).map(|(&x, &y)| b.add(x, y)).collect();
        self.finished(b, sums)
    }

    fn subtract(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value> {
        let floors: Vec<BigInt> = y.iter().map(|&y| b.range(y).hi.clone()).collect();
        let multiple = self.geometry.multiple_above(&floors);
        let differences = (0..x.len())
            .map(|i| {
                let multiple = b.constant(multiple[i].clone());
                let lifted = b.add(x[i], multiple);
                b.sub(lifted, y[i])
            })
            .collect();
        self.finished(b, differences)
    }

    fn add_or_subtract(
        &self,
        b: &mut Builder,
        negative: Value,
        x: &[Value],
        y: &[Value],
    ) -> Vec<Value> {
        let floors: Vec<BigInt> = y.iter().map(|&y| b.range(y).hi.clone()).collect();
        let multiple = self.geometry.multiple_above(&floors);
        let sums = (0..x.len())
            .map(|i| {
                let multiple = b.constant(multiple[i].clone());
                let opposite = b.sub(multiple, y[i]);
                let addend = b.select(negative, opposite, y[i]);
                b.add(x[i], addend)
            })
            .collect();
        self.finished(b, sums)
    }

    fn carry(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        if self.carries_by_product() {
            let g = &self.geometry;
            let one = g.one().into_iter();
            let one: Vec<Value> = one.map(|digit| b.constant(digit)).collect();
            return self.multiply(b, x, &one);
        }
        carry::carry(b, &self.geometry, x, self.order(), self.by())
    }

    fn halve(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        let g = &self.geometry;
        let odd = b.low(x[0], 1);
        let odd = b.flag(odd);
        let zero = b.zero();
        let mut sums = Vec::with_capacity(g.n);
        for (&limb, digit) in x.iter().zip(g.digits(&g.p)) {
            let digit = b.constant(digit);
            let multiple = b.select(odd, digit, zero);
            sums.push(b.add(limb, multiple));
        }
        // Every weight but the first is even: the low bit of a limb is half the weight of the limb below, times 2.
        let halves: Vec<Value> = (0..g.n)
            .map(|i| {
                let half = b.shr(sums[i], 1);
                if i == 0 {
                    // x + p is even where x is odd.
                    b.mark_exact(half);
                }
                let Some(&above) = sums.get(i + 1) else {
                    return half;
                };
                let low = b.low(above, 1);
                let low = b.shl(low, g.exponent(i + 1) - g.exponent(i) - 1);
                b.add(half, low)
            })
            .collect();
        self.settled(b, &halves)
    }

    fn multiply_small(&self, b: &mut Builder, x: &[Value], k: Value) -> Vec<Value> {
        let columns = small_columns(b, &self.geometry, &self.plan, x, k);
        if columns.len() > self.geometry.n {
            return reduce(b, &self.geometry, &self.plan, columns);
        }
        carry::carry(b, &self.geometry, &columns, self.order(), self.by())
    }

    fn leave_montgomery(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        let (g, columns) = (&self.geometry, x.to_vec());
        match self.plan.accumulation {
            Accumulation::Madd52 => halves::montgomery(b, g, columns),
            Accumulation::Word => words::montgomery(b, g, columns),
            _ => montgomery(b, g, Product::ProductScanning, columns),
        }
    }

    fn words_to_limbs(&self, b: &mut Builder, words: &[Value]) -> Vec<Value> {
        let g = &self.geometry;
        let word = b.word();
        let limbs: Vec<Value> = (0..g.n)
            .map(|i| {
                let from = g.exponent(i);
                let end = if i + 1 == g.n {
                    word * words.len() as u32
                } else {
                    g.exponent(i + 1)
                };
                slice(b, words, from, end)
            })
            .collect();
        self.settled(b, &limbs)
    }

    fn open_product(
        &self,
        b: &mut Builder,
        x: &[Value],
        y: Option<&[Value]>,
    ) -> Option<Vec<Value>> {
        let Reduction::Fold {
            place: Place::Columns,
            by,
            ..
        } = self.plan.reduction
        else {
            return None;
        };
        // Columns of scalar code are double words, which sums would have to be too.
        (self.plan.lanes > 1).then(|| {
            let columns = columns(b, &self.geometry, &self.plan, &Operands { x, y });
            folded(b, &self.geometry, &self.plan, &columns, by)
        })
    }

    fn joined(&self, b: &mut Builder, parts: &[Part<'_>]) -> Option<(Vec<Vec<Value>>, Vec<Value>)> {
        let plan = &self.plan;
        let product = |part: &Part<'_>| matches!(part, Part::Product(..));
        // Products in the Montgomery domain have a factor R that other parts lack.
        let mixed = plan.is_montgomery() && !parts.iter().all(product);
        if mixed || plan.reduction == Reduction::Golden || plan.lanes > 1 {
            return None;
        }
        let mut all = Vec::with_capacity(parts.len());
        for part in parts {
            all.push(match *part {
                Part::Product(x, y) => {
                    let y = (x != y).then_some(y);
                    columns(b, &self.geometry, plan, &Operands { x, y })
                }
                Part::Small(x, k) => small_columns(b, &self.geometry, plan, x, k),
                Part::Plain(x) => x.to_vec(),
            });
        }
        let count = all.iter().map(Vec::len).max().unwrap_or(0);
        let mut sums = Vec::with_capacity(count);
        for k in 0..count {
            let column: Vec<Value> = all.iter().filter_map(|c| c.get(k).copied()).collect();
            sums.push(b.sum(&column));
        }
        let g = &self.geometry;
        let out = if parts.iter().any(product) || count > g.n {
            reduce(b, g, plan, sums)
        } else {
            carry::carry(b, g, &sums, self.order(), self.by())
        };
        Some((all, out))
    }

    fn limbs_to_words(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        let g = &self.geometry;
        let mut limbs = if self.plan.is_montgomery() {
            x.to_vec()
        } else {
            self.carry(b, x)
        };
        // Exact digits: no limb overlaps the next.
        for i in 0..g.n - 1 {
            let width = g.exponent(i + 1) - g.exponent(i);
            let high = b.shr(limbs[i], width);
            limbs[i] = b.low(limbs[i], width);
            limbs[i + 1] = b.add(limbs[i + 1], high);
        }
        let word = b.word();
        let end = g.exponent(g.n - 1) + top_bits(b, limbs[g.n - 1]);
        (0..end.div_ceil(word))
            .map(|i| {
                let mut sum = b.zero();
                for (k, &limb) in limbs.iter().enumerate() {
                    sum = overlap(b, sum, limb, g.exponent(k), i * word);
                }
                sum
            })
            .collect()
    }
}

fn top_bits(b: &Builder, limb: Value) -> u32 {
    u32::try_from(b.range(limb).hi.bits())
        .unwrap_or(u32::MAX)
        .max(1)
}

/// Adds to `sum` the bits of `limb` (which starts at bit `from`) that lie in the word starting at bit `start`.
fn overlap(b: &mut Builder, sum: Value, limb: Value, from: u32, start: u32) -> Value {
    let word = b.word();
    let bits = top_bits(b, limb);
    if from + bits <= start || start + word <= from {
        return sum;
    }
    let part = if from >= start {
        let shift = from - start;
        let kept = b.low(limb, word - shift);
        b.shl(kept, shift)
    } else {
        b.shr(limb, start - from)
    };
    // The limbs are exact digits, so the parts are disjoint and their sum fits the word.
    b.add(sum, part)
}

/// Bits `from .. end` of an integer in words, in a word.
fn slice(b: &mut Builder, words: &[Value], from: u32, end: u32) -> Value {
    let word = b.word();
    let mut sum = b.zero();
    for (index, &w) in words.iter().enumerate() {
        let start = word * index as u32;
        if end <= start || start + word <= from {
            continue;
        }
        let part = if from >= start {
            let high = b.shr(w, from - start);
            b.low(high, (end - from).min(word))
        } else {
            let kept = b.low(w, (end - start).min(word));
            b.shl(kept, start - from)
        };
        sum = b.add(sum, part);
    }
    sum
}
