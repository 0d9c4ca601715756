//! Pseudo-Mersenne reduction of full words: what lies beyond 2^m comes back times c.

use num_bigint::BigInt;

use super::product::{add_row, values};
use crate::{
    ir::{
        Form, Goal, Known, Ty, Value,
        build::{Builder, ConstMul},
        interval::{Interval, power_of_two},
    },
    ops::{
        geometry::Geometry,
        words::{claim_zero_top, constant_words, greatest, integer},
    },
    plan::Accumulation,
};

/// 2^(word * n) modulo p, for a pseudo-Mersenne prime: c times a small power of two.
pub fn word_constant(g: &Geometry) -> BigInt {
    g.rest() << (u32::from(g.word) * g.n as u32 - g.m)
}

/// Folds 2n words to n.
pub fn fold(
    b: &mut Builder,
    g: &Geometry,
    accumulation: Accumulation,
    by: ConstMul,
    product: &[Value],
) -> Vec<Value> {
    let n = g.n;
    let constant = word_constant(g);
    let (low, high) = product.split_at(n);
    if accumulation == Accumulation::DoubleWord {
        // word + constant * word + carry fits a double word.
        let mut sum = low.to_vec();
        let mut carry = b.zero();
        for (s, &h) in sum.iter_mut().zip(high) {
            let product = b.mul_const_wide(h, &constant, by);
            let with_sum = b.add(product, *s);
            let total = b.add(with_sum, carry);
            (*s, carry) = b.halves(total);
        }
        return fold_top(b, g, &sum, carry);
    }
    let small = 2 * (constant.bits() + 1) <= u64::from(g.word);
    if g.m + 1 == g.exponent(n) && small {
        return fold_late(b, g, &constant, low, high);
    }
    let mut sum = low.to_vec();
    let multiplier = b.constant(constant);
    let top = add_row(
        b,
        &mut sum,
        multiplier,
        &values(high),
        Accumulation::CarryChain,
        false,
    );
    fold_top(b, g, &sum, top)
}

/// Folds by two carry chains and no more, for a prime of one bit less than its words: low halves of the products in
/// the first; in the second the high halves, which wait for it, with what lies beyond bit m. As `constant` is below
/// 2^(word/2 - 1), what is added to the top word is below 2^(word - 1), and the bit of room takes the carry.
///
/// The second chain starts with `top * constant + bit * c`, where bit m is added apart: with the words shifted
/// by one bit, `(2 top + bit) * c`, the shift would be on the critical path between the chains.
fn fold_late(
    b: &mut Builder,
    g: &Geometry,
    constant: &BigInt,
    low: &[Value],
    high: &[Value],
) -> Vec<Value> {
    let (lows, mut highs): (Vec<Value>, Vec<Value>) = high
        .iter()
        .map(|&h| {
            let product = b.mul_const_wide(h, constant, ConstMul::Mul);
            b.halves(product)
        })
        .unzip();
    let (mut sum, carry) = b.add_words(low, &lows);
    let top = highs.pop().map_or(carry, |high| b.add(high, carry));
    let of_top = b.mul_const(top, constant, ConstMul::Mul);
    let last = sum[g.n - 1];
    let bit = b.shr(last, b.word() - 1);
    let bit = b.flag(bit);
    let (c, zero) = (b.constant(g.rest()), b.zero());
    let of_bit = b.select(bit, c, zero);
    let folded = b.add(of_top, of_bit);
    let addend: Vec<Value> = std::iter::once(folded).chain(highs).collect();
    sum[g.n - 1] = b.low(last, b.word() - 1);
    let (sum, carry) = b.add_words(&sum, &addend);
    b.require_zero("carry into the bit of room", carry);
    sum
}

/// Brings `x + top * 2^(word * n)` back to n words.
pub fn fold_top(b: &mut Builder, g: &Geometry, x: &[Value], top: Value) -> Vec<Value> {
    let n = g.n;
    let word = b.word();
    let bits = g.m - word * (n as u32 - 1);
    if bits == word {
        return fold_full(b, g, x, top);
    }
    // The prime leaves room in the top word: cut at bit m, so that the last carry has somewhere to go.
    let mut low = x.to_vec();
    let excess = b.funnel_shr(top, x[n - 1], bits);
    low[n - 1] = b.low(x[n - 1], bits);
    let folded = b.mul_const(excess, &g.rest(), ConstMul::Mul);
    let parts = parts(b, folded);
    let (sum, carry) = b.add_words(&low, &parts);
    b.require_zero("carry out of the cut top word", carry);
    sum
}

/// A word, or a double word as two words.
fn parts(b: &mut Builder, x: Value) -> Vec<Value> {
    if b.range(x).within(&Interval::of_bits(b.word())) {
        return vec![b.low(x, b.word())];
    }
    let (low, high) = b.halves(x);
    vec![low, high]
}

/// The prime fills its words: the sum may carry once more, and then it is small.
fn fold_full(b: &mut Builder, g: &Geometry, x: &[Value], top: Value) -> Vec<Value> {
    let c = g.rest();
    let zero = b.zero();
    let folded = if b.ty(top) == Ty::FLAG {
        let constant = b.constant(c.clone());
        b.select(top, constant, zero)
    } else {
        b.mul_const(top, &c, ConstMul::Mul)
    };
    let parts = parts(b, folded);
    let (once, carry) = b.add_words(x, &parts);
    // If it carries, what is left is below c * (top + 1).
    let greatest_top = b.range(top).hi.clone();
    let left: BigInt = &c * (greatest_top + 2u32);
    let reached = (left.bits() as usize)
        .div_ceil(b.word() as usize)
        .clamp(1, g.n);
    let constant = b.constant(c.clone());
    let masked = b.select(carry, constant, zero);
    let (twice, overflow) = b.add_words(&once[..reached], &[masked]);
    if !b.is(overflow, 0) {
        let word = b.word();
        let upper =
            (reached..g.n).map(|i| Known::new(-power_of_two(word * i as u32), Form::of(once[i])));
        let before: Vec<Known> = upper
            .chain([
                Known::new(1, integer(b, x)),
                Known::new(c.clone(), Form::of(top)),
                Known::new(-1, integer(b, &twice)),
            ])
            .collect();
        let after = [
            Known::new(1, integer(b, &once[..reached])),
            Known::new(-1, integer(b, &twice)),
        ];
        b.claim(
            Goal::new(Form::of(overflow), Interval::point(0))
                .scaled(power_of_two(word * reached as u32))
                .cases(carry)
                .through(before)
                .through(after),
        );
    }
    twice
        .into_iter()
        .chain(once[reached..].iter().copied())
        .collect()
}

/// `x + carry * 2^(word * n)` for any prime, where `constant` = 2^(word * n) mod p is at most half of 2^(word * n):
/// two masked additions, the second of which does not carry.
pub fn add_back(b: &mut Builder, constant: &BigInt, x: &[Value], carry: Value) -> Vec<Value> {
    masked_twice(b, constant, x, carry, true)
}

/// `x - borrow * 2^(word * n)`: two masked subtractions.
pub fn take_back(b: &mut Builder, constant: &BigInt, x: &[Value], borrow: Value) -> Vec<Value> {
    masked_twice(b, constant, x, borrow, false)
}

/// `sum + carry * 2^(word * n)` for the sum of `terms`, which leave enough room: one masked addition, which does not
/// carry.
pub fn add_back_once(
    b: &mut Builder,
    constant: &BigInt,
    terms: [&[Value]; 2],
    sum: &[Value],
    carry: Value,
) -> Vec<Value> {
    masked_once(b, constant, terms, sum, carry, 1)
}

/// `difference - borrow * 2^(word * n)` for the difference of `terms`, likewise: one masked subtraction.
pub fn take_back_once(
    b: &mut Builder,
    constant: &BigInt,
    terms: [&[Value]; 2],
    difference: &[Value],
    borrow: Value,
) -> Vec<Value> {
    masked_once(b, constant, terms, difference, borrow, -1)
}

fn masked_once(
    b: &mut Builder,
    c: &BigInt,
    [x, y]: [&[Value]; 2],
    words: &[Value],
    flag: Value,
    sign: i64,
) -> Vec<Value> {
    let n = words.len();
    let zero = b.zero();
    let masked: Vec<Value> = constant_words(b, c, n)
        .into_iter()
        .map(|word| b.select(flag, word, zero))
        .collect();
    let (out, overflow) = if sign > 0 {
        b.add_words(words, &masked)
    } else {
        b.sub_words(words, &masked)
    };
    // With signs turned for differences: 2^(wn) overflow = x + y - 2^(wn) flag + c flag - out = words + c flag - out.
    // The first is below 2^(wn) where the flag is 1, for the bounds of x and y; the second where it is 0.
    let to_terms = [
        Known::new(sign, integer(b, x)),
        Known::new(1, integer(b, y)),
        Known::new(-sign, integer(b, &out)),
    ];
    let to_words = [
        Known::new(sign, integer(b, words)),
        Known::new(-sign, integer(b, &out)),
    ];
    b.claim(
        Goal::new(Form::of(overflow), Interval::point(0))
            .scaled(power_of_two(b.word() * n as u32))
            .cases(flag)
            .through(to_terms)
            .through(to_words),
    );
    out
}

fn masked_twice(b: &mut Builder, c: &BigInt, x: &[Value], flag: Value, plus: bool) -> Vec<Value> {
    let n = x.len();
    let zero = b.zero();
    let step = |b: &mut Builder, x: &[Value], flag: Value, words: usize| {
        let masked: Vec<Value> = constant_words(b, c, words)
            .into_iter()
            .map(|word| b.select(flag, word, zero))
            .collect();
        if plus {
            b.add_words(x, &masked)
        } else {
            b.sub_words(x, &masked)
        }
    };
    let (once, second) = step(b, x, flag, n);
    // The second time the integer is within 2c of the end it came from: only so many words change.
    let word = b.word();
    let reached = ((2u32 * c).bits() as usize)
        .div_ceil(word as usize)
        .clamp(1, n);
    let (twice, overflow) = step(b, &once[..reached], second, reached);
    let sign = if plus { 1 } else { -1 };
    // For additions: 2^k overflow = x + c flag - 2^(wn) second - upper words + c second - twice; the same with signs
    // turned for subtractions.
    let upper = |sign: i64| {
        let once = &once;
        (reached..n)
            .map(move |i| Known::new(power_of_two(word * i as u32) * sign, Form::of(once[i])))
    };
    let from_start: Vec<Known> = upper(-sign)
        .chain([
            Known::new(sign, integer(b, x)),
            Known::new(-sign, integer(b, &twice)),
        ])
        .collect();
    let from_once = [
        Known::new(sign, integer(b, &once[..reached])),
        Known::new(-sign, integer(b, &twice)),
    ];
    b.claim(
        Goal::new(Form::of(overflow), Interval::point(0))
            .scaled(power_of_two(word * reached as u32))
            .cases(flag)
            .cases(second)
            .through(from_start)
            .through(from_once),
    );
    twice
        .into_iter()
        .chain(once[reached..].iter().copied())
        .collect()
}

/// `x + k p - y` for representations with room in the top word, where `k p` is at least `y`: not negative.
pub fn lifted_difference(b: &mut Builder, g: &Geometry, x: &[Value], y: &[Value]) -> Vec<Value> {
    let n = g.n;
    let multiple = (greatest(b, y) / &g.p + 1u32) * &g.p;
    let constants = constant_words(b, &multiple, n);
    let (lifted, carry) = b.add_words(x, &constants);
    claim_zero_top(
        b,
        &lifted,
        carry,
        vec![
            Known {
                weight: multiple.clone(),
                factors: Vec::new(),
            },
            Known::new(1, integer(b, x)),
        ],
    );
    let (difference, borrow) = b.sub_words(&lifted, y);
    if !b.is(borrow, 0) {
        b.claim(
            Goal::new(Form::of(borrow), Interval::point(0))
                .scaled(power_of_two(b.word() * n as u32))
                .through([
                    Known::new(1, integer(b, &difference)),
                    Known::new(-1, integer(b, x)),
                    Known::new(1, integer(b, y)),
                ]),
        );
    }
    difference
}
