//! Products of full words: 2n words from n and n.

use num_bigint::BigInt;

use crate::{
    ir::{
        Form, Known, Value,
        build::{Builder, ConstMul},
        interval::power_of_two,
    },
    ops::words::claim_zero_top,
    plan::{Accumulation, Plan, Product},
};

/// `x * y` in the plan's manner.
pub fn multiply(b: &mut Builder, plan: &Plan, x: &[Value], y: &[Value]) -> Vec<Value> {
    match (plan.product, plan.accumulation) {
        (Product::ProductScanning, _) => by_columns(b, x, Some(y)),
        (_, accumulation) => by_rows(b, x, y, accumulation),
    }
}

/// `x^2` in the plan's manner, with n(n+1)/2 products.
pub fn square(b: &mut Builder, plan: &Plan, x: &[Value]) -> Vec<Value> {
    match (plan.product, plan.accumulation) {
        (Product::ProductScanning, _) => by_columns(b, x, None),
        (_, accumulation) => square_by_rows(b, x, accumulation),
    }
}

/// A factor of a row: a value, or a constant that may be cheap.
#[derive(Clone)]
pub enum Factor {
    Value(Value),
    Constant(BigInt),
}

pub fn values(v: &[Value]) -> Vec<Factor> {
    v.iter().map(|&v| Factor::Value(v)).collect()
}

pub fn wide(b: &mut Builder, x: Value, factor: &Factor) -> Value {
    match factor {
        Factor::Value(y) => b.mul_wide(x, *y),
        Factor::Constant(k) => b.mul_const_wide(x, k, ConstMul::Mul),
    }
}

/// Adds `x * y` to as many words of `sum` and returns what is carried out, a word. With `clears` the lowest word
/// becomes 0 (a Montgomery step), which the checker proves.
pub fn add_row(
    b: &mut Builder,
    sum: &mut [Value],
    x: Value,
    y: &[Factor],
    style: Accumulation,
    clears: bool,
) -> Value {
    match style {
        Accumulation::CarryChain | Accumulation::CarryChainTwice => {
            add_row_chained(b, sum, x, y, clears)
        }
        _ => add_row_double(b, sum, x, y, clears),
    }
}

/// In double words: sum + x y + carry is at most (2^w - 1) + (2^w - 1)^2 + (2^w - 1) = 2^(2w) - 1.
fn add_row_double(
    b: &mut Builder,
    sum: &mut [Value],
    x: Value,
    y: &[Factor],
    clears: bool,
) -> Value {
    let mut carry = b.zero();
    for (i, (s, factor)) in sum.iter_mut().zip(y).enumerate() {
        let product = wide(b, x, factor);
        let with_sum = b.add(product, *s);
        let total = b.add(with_sum, carry);
        let (low, high) = b.halves(total);
        (*s, carry) = (low, high);
        if clears && i == 0 {
            b.mark_exact(high);
            *s = b.zero();
        }
    }
    carry
}

/// With one carry chain within the row and one for the addition.
fn add_row_chained(
    b: &mut Builder,
    sum: &mut [Value],
    x: Value,
    y: &[Factor],
    clears: bool,
) -> Value {
    if sum.is_empty() {
        return b.zero();
    }
    let words = row(b, x, y);
    let before = sum.to_vec();
    let (after, carry) = b.add_words(&before, &words[..before.len()]);
    if clears {
        b.mark_exact(after[0]);
    }
    sum.copy_from_slice(&after);
    let zero = b.zero();
    let (top, overflow) = b.add_carry(words[before.len()], zero, carry);
    let known = row_known(b, &before, x, y);
    let all: Vec<Value> = after.into_iter().chain([top]).collect();
    claim_zero_top(b, &all, overflow, known);
    top
}

/// The words of `x * y`, one more than `y` has, with one carry chain.
pub fn row(b: &mut Builder, x: Value, y: &[Factor]) -> Vec<Value> {
    let mut words = Vec::with_capacity(y.len() + 1);
    let zero = b.zero();
    let (mut high, mut carry) = (zero, zero);
    for factor in y {
        let product = wide(b, x, factor);
        let (low, next) = b.halves(product);
        let (sum, c) = b.add_carry(low, high, carry);
        words.push(sum);
        (high, carry) = (next, c);
    }
    // The high word of a product is at most 2^w - 2: the carry fits.
    words.push(b.add(high, carry));
    words
}

fn by_rows(b: &mut Builder, x: &[Value], y: &[Value], accumulation: Accumulation) -> Vec<Value> {
    let factors = values(y);
    let mut sum = row(b, x[0], &factors);
    for (i, &xi) in x.iter().enumerate().skip(1) {
        let top = add_row(b, &mut sum[i..], xi, &factors, accumulation, false);
        sum.push(top);
    }
    sum
}

/// `before + x * y` as known forms.
fn row_known(b: &Builder, before: &[Value], x: Value, y: &[Factor]) -> Vec<Known> {
    let mut known = vec![Known::new(1, Form::radix(before, b.word()))];
    let mut at = 0;
    for factor in y {
        let weight = power_of_two(at);
        known.push(match factor {
            Factor::Value(v) => Known {
                weight,
                factors: vec![Form::of(x), Form::of(*v)],
            },
            Factor::Constant(k) => Known::new(weight * k, Form::of(x)),
        });
        at += b.word();
    }
    known
}

/// Off-diagonal products once, then twice, and the squares.
fn square_by_rows(b: &mut Builder, x: &[Value], accumulation: Accumulation) -> Vec<Value> {
    let n = x.len();
    // All products first (they are found again below), each square after its row: early enough for the chain that
    // begins with the first one, late enough not to fill the registers.
    let mut squares = Vec::with_capacity(2 * n);
    for i in 0..n {
        for j in i + 1..n {
            b.mul_wide(x[i], x[j]);
        }
        let product = b.mul_wide(x[i], x[i]);
        let (low, high) = b.halves(product);
        squares.extend([low, high]);
    }
    // Words of `once` weigh 2^word more: row i begins at word 2i + 1 and ends at n + i.
    let mut once = row(b, x[0], &values(&x[1..]));
    for i in 1..n.max(2) - 1 {
        let factors = values(&x[i + 1..]);
        let top = add_row(b, &mut once[2 * i..], x[i], &factors, accumulation, false);
        once.push(top);
    }
    if n == 1 {
        return squares;
    }
    let whole = Form::radix(x, b.word());
    let square = vec![Known::product(whole.clone(), whole)];
    match accumulation {
        Accumulation::CarryChainTwice => {
            let half = add_above(b, &squares, &once, products_once(b, x));
            add_above(b, &half, &once, square)
        }
        Accumulation::CarryChain => {
            // LLVM makes shifts of this.
            let (mut doubled, carry) = b.add_words(&once, &once);
            doubled.push(carry);
            add_above(b, &squares, &doubled, square)
        }
        _ => {
            let zero = b.zero();
            let word = b.word();
            let doubled: Vec<Value> = (0..=once.len())
                .map(|k| {
                    let low = if k == 0 { zero } else { once[k - 1] };
                    let high = once.get(k).copied().unwrap_or(zero);
                    b.funnel_shr(high, low, word - 1)
                })
                .collect();
            add_above(b, &squares, &doubled, square)
        }
    }
}

/// `x + y * 2^word`, which is `known` and does not carry.
fn add_above(b: &mut Builder, x: &[Value], y: &[Value], known: Vec<Known>) -> Vec<Value> {
    let (above, overflow) = b.add_words(&x[1..], y);
    let sum: Vec<Value> = x[..1].iter().copied().chain(above).collect();
    claim_zero_top(b, &sum, overflow, known);
    sum
}

/// All products of two words of `x`, each once: less than `x^2`.
fn products_once(b: &Builder, x: &[Value]) -> Vec<Known> {
    let word = b.word();
    let pairs = (0..x.len()).flat_map(|i| (i..x.len()).map(move |j| (i, j)));
    pairs
        .map(|(i, j)| Known {
            weight: power_of_two(word * (i + j) as u32),
            factors: vec![Form::of(x[i]), Form::of(x[j])],
        })
        .collect()
}

/// Three words that take the products of a column.
pub struct Triple {
    pub words: [Value; 3],
}

impl Triple {
    pub fn new(b: &mut Builder) -> Triple {
        let zero = b.zero();
        Triple { words: [zero; 3] }
    }

    /// Adds a double word.
    pub fn add(&mut self, b: &mut Builder, product: Value) {
        let (low, high) = b.halves(product);
        self.add_words(b, &[low, high]);
    }

    /// Adds up to three words.
    pub fn add_words(&mut self, b: &mut Builder, words: &[Value]) {
        let zero = b.zero();
        let mut carry = zero;
        for (i, mine) in self.words.iter_mut().enumerate().take(2) {
            let added = words.get(i).copied().unwrap_or(zero);
            let (sum, next) = b.add_carry(*mine, added, carry);
            (*mine, carry) = (sum, next);
        }
        let top = words.get(2).copied().unwrap_or(zero);
        // At most the number of products added: small.
        let top = b.add(self.words[2], top);
        self.words[2] = b.add(top, carry);
    }

    /// Adds all products of column `k` of `x * y`, or of `x^2`.
    pub fn add_column(&mut self, b: &mut Builder, k: usize, x: &[Value], y: Option<&[Value]>) {
        let n = x.len();
        let first = (k + 1).saturating_sub(n);
        match y {
            Some(y) => {
                for i in first..=k.min(n - 1) {
                    let product = b.mul_wide(x[i], y[k - i]);
                    self.add(b, product);
                }
            }
            None => {
                let mut off_diagonal = Triple::new(b);
                for i in first..k.div_ceil(2) {
                    let product = b.mul_wide(x[i], x[k - i]);
                    off_diagonal.add(b, product);
                }
                let once = off_diagonal.words;
                off_diagonal.add_words(b, &once);
                if k.is_multiple_of(2) {
                    let product = b.mul_wide(x[k / 2], x[k / 2]);
                    off_diagonal.add(b, product);
                }
                self.add_words(b, &off_diagonal.words);
            }
        }
    }

    /// Hands out the lowest word.
    pub fn shift(&mut self, b: &mut Builder) -> Value {
        let low = self.words[0];
        self.words = [self.words[1], self.words[2], b.zero()];
        low
    }
}

fn by_columns(b: &mut Builder, x: &[Value], y: Option<&[Value]>) -> Vec<Value> {
    let n = x.len();
    let mut column = Triple::new(b);
    let mut sum = Vec::with_capacity(2 * n);
    for k in 0..2 * n - 1 {
        column.add_column(b, k, x, y);
        sum.push(column.shift(b));
    }
    sum.push(column.words[0]);
    let (x, y) = (
        Form::radix(x, b.word()),
        Form::radix(y.unwrap_or(x), b.word()),
    );
    claim_zero_top(b, &sum, column.words[1], vec![Known::product(x, y)]);
    sum
}
