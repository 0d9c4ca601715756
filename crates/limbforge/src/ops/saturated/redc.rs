//! Montgomery reduction of full words (Montgomery 1985; Koc, Acar and Kaliski 1996 for the three scannings).
//!
//! V = (T + q p) / R with q < R, so V <= (T + (R - 1) p) / R: at most one carry beyond n words if T < R^2, and then
//! V - p fits n words again. The result is any integer below 2^(word * n): it need not be below p.

use num_bigint::BigInt;
use num_traits::One;

use super::product::{Factor, Triple, add_row, row, values};
use crate::{
    ir::{
        Form, Goal, Known, Value,
        build::{Builder, ConstMul},
        interval::{Interval, power_of_two},
    },
    ops::{
        geometry::Geometry,
        words::{claim_word, claim_zero_top, constant_words, integer, words_of},
    },
    plan::{Accumulation, Multiples},
};

/// The words of p, or of p + 1 where p = -1 modulo the word: then the quotient digit is the low word itself, and the
/// lowest product needs no multiplication, for c + q p = (c - q) + q (p + 1). Or those of K = R - p, without zeros
/// above.
struct Modulus {
    p: BigInt,
    friendly: bool,
    complement: bool,
    inverse: BigInt,
    words: Vec<BigInt>,
}

impl Modulus {
    fn new(g: &Geometry, multiples: Multiples) -> Modulus {
        let word = u32::from(g.word);
        let inverse = g.negative_inverse(word);
        let complement = multiples == Multiples::Complement;
        let friendly = inverse.is_one() && !complement;
        let (k, n) = if complement {
            let k = power_of_two(word * g.n as u32) - &g.p;
            let n = k.bits().div_ceil(u64::from(word));
            (k, n as usize)
        } else if friendly {
            (&g.p + 1u32, g.n)
        } else {
            (g.p.clone(), g.n)
        };
        Modulus {
            p: g.p.clone(),
            friendly,
            complement,
            inverse,
            words: words_of(&k, word, n),
        }
    }

    fn factors(&self) -> Vec<Factor> {
        self.words.iter().cloned().map(Factor::Constant).collect()
    }

    fn digit(&self, b: &mut Builder, low: Value) -> Value {
        let inverse = &self.inverse;
        if inverse.is_one() {
            return low;
        }
        let word = b.word();
        match crate::ir::build::signed_powers(inverse).as_slice() {
            // 2^k + 1: a shift and an addition instead of a multiplication (P-384).
            [(false, shift), (false, 0)] if *shift < word => {
                let shifted = b.shl_low(low, *shift);
                b.add_low(shifted, low)
            }
            _ => {
                let inverse = b.constant(inverse.clone());
                b.mul_low(low, inverse)
            }
        }
    }

    /// Adds digit times p to n words, whose lowest becomes 0, and returns what is carried out.
    fn clear_lowest(
        &self,
        b: &mut Builder,
        sum: &mut [Value],
        digit: Value,
        style: Accumulation,
    ) -> Value {
        let factors = self.factors();
        if self.complement {
            self.exchange_lowest(b, sum, digit)
        } else if self.friendly {
            sum[0] = b.zero();
            add_row(b, &mut sum[1..], digit, &factors[1..], style, false)
        } else {
            add_row(b, sum, digit, &factors, style, true)
        }
    }

    /// The same with K: subtracts digit times K from n words and returns the digit less the borrow, which is not below
    /// 0. For R (digit - borrow) = digit p - words + sum, which is above -R.
    fn exchange_lowest(&self, b: &mut Builder, sum: &mut [Value], digit: Value) -> Value {
        let zero = b.zero();
        let before = integer(b, sum);
        let row = row(b, digit, &self.factors());
        let mut borrow = zero;
        for (i, word) in sum.iter_mut().enumerate() {
            let of_row = row.get(i).copied().unwrap_or(zero);
            (*word, borrow) = b.sub_borrow(*word, of_row, borrow);
            if i == 0 {
                b.mark_exact(*word);
                *word = zero;
            }
        }
        let (carry, lent) = b.sub_borrow(digit, zero, borrow);
        let r = power_of_two(b.word() * sum.len() as u32);
        b.claim(
            Goal::new(Form::of(lent), Interval::point(0))
                .scaled(&r << b.word())
                .through([
                    Known::new(r, Form::of(carry)),
                    Known::new(-self.p.clone(), Form::of(digit)),
                    Known::new(1, integer(b, sum)),
                    Known::new(-1, before),
                ]),
        );
        carry
    }
}

/// V = (T + q p) / R before it is made to fit: n words and what is above them.
pub struct Quotient {
    pub words: Vec<Value>,
    /// Weighs R.
    pub top: Value,
    /// q.
    digits: Vec<Value>,
    /// T.
    whole: Known,
}

/// Divides 2n words by R row by row.
pub fn separated(
    b: &mut Builder,
    g: &Geometry,
    style: Accumulation,
    multiples: Multiples,
    product: &[Value],
    whole: Known,
) -> Quotient {
    let n = g.n;
    let modulus = Modulus::new(g, multiples);
    let mut t = product.to_vec();
    let mut digits = Vec::with_capacity(n);
    let mut extra = b.zero();
    for i in 0..n {
        let digit = modulus.digit(b, t[i]);
        digits.push(digit);
        let carry = modulus.clear_lowest(b, &mut t[i..i + n], digit, style);
        let (sum, next) = b.add_carry(t[i + n], carry, extra);
        t[i + n] = sum;
        extra = next;
    }
    Quotient {
        words: t[n..].to_vec(),
        top: extra,
        digits,
        whole,
    }
}

/// Product and reduction row by row in turn (coarsely integrated operand scanning).
pub fn interleaved(
    b: &mut Builder,
    g: &Geometry,
    style: Accumulation,
    multiples: Multiples,
    x: &[Value],
    y: &[Value],
) -> Quotient {
    let n = g.n;
    let modulus = Modulus::new(g, multiples);
    let zero = b.zero();
    let factors = values(x);
    let mut t = vec![zero; n + 1];
    let mut digits = Vec::with_capacity(n);
    for &yi in y {
        let carry = add_row(b, &mut t[..n], yi, &factors, style, false);
        let (sum, over) = b.add_carry(t[n], carry, zero);
        t[n] = sum;
        let digit = modulus.digit(b, t[0]);
        digits.push(digit);
        let carry = modulus.clear_lowest(b, &mut t[..n], digit, style);
        let (sum, again) = b.add_carry(t[n], carry, zero);
        t.remove(0);
        t[n - 1] = sum;
        t.push(b.add(over, again));
    }
    let whole = Known::product(integer(b, x), integer(b, y));
    let top = t.pop().expect("n + 1 words");
    Quotient {
        words: t,
        top,
        digits,
        whole,
    }
}

/// Input of the column-wise reduction.
pub enum Source<'a> {
    /// x y, or x^2.
    Product(&'a [Value], Option<&'a [Value]>),
    /// 2n words.
    Words(&'a [Value]),
}

impl Source<'_> {
    /// Adds what belongs to column `k`.
    fn add(&self, b: &mut Builder, column: &mut Triple, k: usize) {
        match self {
            Source::Product(x, y) => column.add_column(b, k, x, *y),
            Source::Words(words) => column.add_words(b, &[words[k]]),
        }
    }

    fn whole(&self, b: &Builder) -> Known {
        match self {
            Source::Product(x, y) => Known::product(integer(b, x), integer(b, y.unwrap_or(x))),
            Source::Words(words) => Known::new(1, integer(b, words)),
        }
    }
}

/// Reduction column by column, with the product if it is to be formed (finely integrated product scanning).
pub fn by_columns(b: &mut Builder, g: &Geometry, source: &Source<'_>) -> Quotient {
    let n = g.n;
    let modulus = Modulus::new(g, Multiples::After);
    let mut column = Triple::new(b);
    let mut digits: Vec<Value> = Vec::with_capacity(n);
    let mut result = Vec::with_capacity(n);
    for k in 0..2 * n - 1 {
        source.add(b, &mut column, k);
        let known = digits.iter().enumerate().take(k);
        for (i, &digit) in known.skip((k + 1).saturating_sub(n)) {
            let j = k - i;
            if j < n && !(modulus.friendly && j == 0) {
                let product = b.mul_const_wide(digit, &modulus.words[j], ConstMul::Mul);
                column.add(b, product);
            }
        }
        if k < n {
            let digit = modulus.digit(b, column.words[0]);
            digits.push(digit);
            if !modulus.friendly {
                let product = b.mul_const_wide(digit, &modulus.words[0], ConstMul::Mul);
                let (low, high) = b.halves(product);
                let zero = b.zero();
                let (cleared, carry) = b.add_carry(column.words[0], low, zero);
                b.mark_exact(cleared);
                let (sum, carry) = b.add_carry(column.words[1], high, carry);
                column.words[1] = sum;
                column.words[2] = b.add(column.words[2], carry);
            }
            column.shift(b);
        } else {
            result.push(column.shift(b));
        }
    }
    if let Source::Words(_) = source {
        source.add(b, &mut column, 2 * n - 1);
    }
    result.push(column.words[0]);
    let whole = source.whole(b);
    Quotient {
        words: result,
        top: column.words[1],
        digits,
        whole,
    }
}

impl Quotient {
    /// V below 2^(word * n): one subtraction of p if the top is 1.
    pub fn finish(self, b: &mut Builder, g: &Geometry) -> Vec<Value> {
        let product = known_greatest(b, &self.whole);
        let (words, most) = self.bounded(b, g, &product);
        if words.len() == g.n {
            return words;
        }
        finish(b, g, &words, most)
    }

    /// The words of V, n or one more, and its greatest value, where T is at most `product`.
    pub fn bounded(self, b: &mut Builder, g: &Geometry, product: &BigInt) -> (Vec<Value>, BigInt) {
        let Quotient {
            words,
            top,
            digits,
            whole,
        } = self;
        let n = g.n;
        let r = power_of_two(b.word() * n as u32);
        let with_top: Vec<Value> = words.iter().copied().chain([top]).collect();
        let most = (product + (&r - 1u32) * &g.p) / &r;
        let v = integer(b, &with_top);
        let quotient = integer(b, &digits);
        b.claim(
            Goal::new(v.clone(), Interval::up_to(most.clone()))
                .scaled(r.clone())
                .through([whole, Known::new(g.p.clone(), quotient)]),
        );
        if most < r {
            claim_zero_top(b, &words, top, vec![Known::new(1, v.clone())]);
            let bound = Interval::up_to(most.clone());
            b.claim(Goal::new(integer(b, &words), bound).through([Known::new(1, v)]));
            claim_word(b, &words, n - 1, &(&most >> (b.word() * (n as u32 - 1))));
            return (words, most);
        }
        claim_word(b, &with_top, n, &BigInt::one());
        (with_top, most)
    }
}

/// V of n + 1 words, of which the last is 0 or 1: subtracts p if that is 1.
fn finish(b: &mut Builder, g: &Geometry, with_top: &[Value], most: BigInt) -> Vec<Value> {
    let n = g.n;
    let r = power_of_two(b.word() * n as u32);
    let v = integer(b, with_top);
    let (words, top) = (&with_top[..n], with_top[n]);
    let top = b.flag(top);
    let zero = b.zero();
    let masked: Vec<Value> = constant_words(b, &g.p, n)
        .into_iter()
        .map(|word| b.select(top, word, zero))
        .collect();
    let (difference, borrow) = b.sub_words(words, &masked);
    // The borrow cancels the top: with top = 1, words = V - R <= p - 1 + (product bound) is below p.
    let flagged: Vec<Value> = words.iter().copied().chain([top]).collect();
    let flagged = integer(b, &flagged);
    b.claim(Goal::new(flagged.clone(), Interval::up_to(most)).through([Known::new(1, v)]));
    b.claim(
        Goal::new(Form::of(borrow).plus(-1, top), Interval::point(0))
            .scaled(r)
            .cases(top)
            .through([
                Known::new(1, integer(b, &difference)),
                Known::new(-1, integer(b, words)),
            ])
            .through([
                Known::new(1, integer(b, &difference)),
                Known::new(-1, flagged),
            ]),
    );
    difference
}

/// The greatest value of a known product, from the builder's intervals.
fn known_greatest(b: &Builder, known: &Known) -> BigInt {
    known
        .factors
        .iter()
        .fold(known.weight.clone(), |product, form| {
            let most: BigInt = form
                .0
                .iter()
                .map(|term| &term.weight * &b.range(term.value).hi)
                .sum();
            product * most
        })
}
