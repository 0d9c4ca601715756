//! Integers held in full words: bounds on them, and the way to the canonical one.

use num_bigint::BigInt;
use num_traits::One;

use crate::ir::{
    Form, Goal, Known, Value,
    build::Builder,
    interval::{Interval, power_of_two},
};

/// The words of `k`, least significant first.
pub fn words_of(k: &BigInt, word: u32, count: usize) -> Vec<BigInt> {
    let mask = power_of_two(word) - 1;
    (0..count)
        .map(|i| (k >> (i * word as usize)) & &mask)
        .collect()
}

/// The words of `k` as constants.
pub fn constant_words(b: &mut Builder, k: &BigInt, count: usize) -> Vec<Value> {
    let word = b.word();
    words_of(k, word, count)
        .into_iter()
        .map(|w| b.constant(w))
        .collect()
}

/// The words of x if the flag is 1, those of y if it is 0.
pub fn selected(b: &mut Builder, choice: Value, x: &[Value], y: &[Value]) -> Vec<Value> {
    x.iter()
        .zip(y)
        .map(|(&x, &y)| b.select(choice, x, y))
        .collect()
}

/// The integer that the words stand for.
pub fn integer(b: &Builder, words: &[Value]) -> Form {
    Form::radix(words, b.word())
}

/// The greatest integer that the words can stand for, from their intervals.
pub fn greatest(b: &Builder, words: &[Value]) -> BigInt {
    words.iter().rev().fold(BigInt::from(0), |sum, &w| {
        (sum << b.word()) + &b.range(w).hi
    })
}

/// `x mod p` for an integer `x <= most` in words: subtracts p times falling powers of two, each if it does not exceed
/// what is left.
pub fn canonical(b: &mut Builder, words: &[Value], most: &BigInt, p: &BigInt) -> Vec<Value> {
    let mut words = words.to_vec();
    let mut most = most.clone();
    let quotient = &most / p;
    for shift in (0..quotient.bits()).rev() {
        let multiple = p << shift;
        words = subtract_if_not_less(b, &words, &most, &multiple);
        most = (&multiple - 1u32).max(&most - &multiple);
    }
    words
}

/// `x - k` if that is not negative, else `x`, for `x <= most`; the result is at most `max(k - 1, most - k)`.
fn subtract_if_not_less(b: &mut Builder, x: &[Value], most: &BigInt, k: &BigInt) -> Vec<Value> {
    let subtrahend = constant_words(b, k, x.len());
    let (difference, borrow) = b.sub_words(x, &subtrahend);
    let word = b.word();
    kept_if_less(b, word, x, (&difference, borrow), most, k)
}

/// `x` if `x - k` borrows, else the difference, for `x <= most`, all in digits of `radix` bits:
/// `x - k = difference - 2^(radix * n) borrow`.
pub fn kept_if_less(
    b: &mut Builder,
    radix: u32,
    x: &[Value],
    (difference, borrow): (&[Value], Value),
    most: &BigInt,
    k: &BigInt,
) -> Vec<Value> {
    let chosen: Vec<Value> = x
        .iter()
        .zip(difference)
        .map(|(&kept, &reduced)| b.select(borrow, kept, reduced))
        .collect();
    let bound = Interval::up_to((k - 1u32).max(most - k));
    let (old, new) = (Form::radix(x, radix), Form::radix(difference, radix));
    // Borrow: x = difference + k - 2^(radix * n) < k. No borrow: the result is x - k.
    b.claim(
        Goal::new(Form::radix(&chosen, radix), bound)
            .cases(borrow)
            .through([Known::new(1, new)])
            .through([Known::new(1, old)]),
    );
    chosen
}

/// Claims that an integer known to be at most `most` has no words beyond `count`, and returns those.
pub fn shorten(b: &mut Builder, x: &[Value], most: &BigInt, count: usize) -> Vec<Value> {
    for i in count..x.len() {
        claim_word(b, x, i, &(most >> (b.word() * i as u32)));
    }
    if count <= x.len() && count > 0 {
        claim_word(b, x, count - 1, &(most >> (b.word() * (count as u32 - 1))));
    }
    x[..count.min(x.len())].to_vec()
}

/// Claims that word `i` of an integer with a known bound is at most `most`: what the words below it hold is not
/// negative.
pub fn claim_word(b: &mut Builder, x: &[Value], i: usize, most: &BigInt) {
    let claim = Interval::up_to(most.clone().min(b.range(x[i]).hi.clone()));
    if *b.range(x[i]) == claim {
        return;
    }
    let word = b.word();
    let others = (0..x.len())
        .filter(|&j| j != i)
        .map(|j| Known::new(-power_of_two(word * j as u32), Form::of(x[j])));
    let whole = Known::new(BigInt::one(), integer(b, x));
    b.claim(
        Goal::new(Form::of(x[i]), claim)
            .scaled(power_of_two(word * i as u32))
            .through(others.chain([whole]).collect::<Vec<_>>()),
    );
}

/// Claims that the carry (or top word) `top` that weighs `2^(word * n)` above the words `x` is 0, because the whole
/// is what `known` says.
pub fn claim_zero_top(b: &mut Builder, x: &[Value], top: Value, known: Vec<Known>) {
    if b.is(top, 0) {
        return;
    }
    let scale = power_of_two(b.word() * x.len() as u32);
    let rest = Known::new(-1, integer(b, x));
    let known: Vec<Known> = known.into_iter().chain([rest]).collect();
    b.claim(
        Goal::new(Form::of(top), Interval::point(0))
            .scaled(scale)
            .through(known),
    );
}
