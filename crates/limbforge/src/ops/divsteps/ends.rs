//! From an element to g, and from f and d back to an element.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::Signed;

use super::{Divsteps, regroup::regroup};
use crate::{
    ir::{
        Form, Goal, Known, Op, Program, Value,
        build::{Builder, Overflow},
        interval::{Interval, power_of_two},
    },
    ops::programs::{Hints, Writer},
};

/// The first g: the integer of the limbs, in the representation's domain, modulo p.
pub fn start(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let shape = w.subject.divsteps();
    let (mut b, statement, [a]) = w.begin(name);
    let words = w.arithmetic.limbs_to_words(&mut b, &a);
    let canonical = w.canonical(&mut b, words);
    let digits = regroup(
        &mut b,
        &canonical.words,
        shape.word,
        shape.steps(),
        shape.fg.len(),
    );
    let out = negative_limbs(&mut b, &digits, shape.steps());
    statement.finish(b, [out], canonical.hints(&1.into()))
}

/// Whether f < 0: with all carries in the last limb, that limb is.
pub fn sign(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let shape = w.subject.divsteps();
    let (steps, word) = (shape.steps(), shape.word);
    let (mut b, statement, [f]) = w.begin(name);
    let mut known = Vec::with_capacity(f.len());
    let mut limb = f[0];
    for (i, &next) in f[1..].iter().enumerate() {
        let digit = b.low(limb, steps);
        known.push(Known::new(power_of_two(steps * i as u32), Form::of(digit)));
        let carry = b.shr(limb, steps);
        limb = b.add(next, carry);
    }
    // The last limb and a carry take a double word, whose upper half is -1 or 0.
    let unit = power_of_two(steps * (f.len() as u32 - 1));
    let (low, high) = (b.low(limb, word), b.signed(Op::Shr(word), &[limb]));
    let (zero, one) = (b.zero(), b.constant(1));
    let raised = b.add_low(high, one);
    let (difference, out) = b.sub_borrow(raised, one, zero);
    known.push(Known::new(unit.clone(), Form::of(low)));
    known.push(Known::new(&unit << word, Form::of(difference)));
    statement.finish(b, [vec![out]], Hints::through(known))
}

/// d, or -d if f was negative, as an element.
pub fn finish(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let shape = w.subject.divsteps();
    let (mut b, statement, [negative, d]) = w.begin(name);
    let bounds = integer_bounds(&shape);
    let x = non_negative(&mut b, &shape, negative[0], &d, &bounds);
    let most = greatest_digits(&b, &x, shape.radix);
    let count = most.bits().div_ceil(u64::from(shape.word));
    let count = usize::try_from(count).expect("few words");
    let words = regroup(&mut b, &x, shape.radix, shape.word, count);
    let canonical = w.canonical(&mut b, words);
    let out = w.arithmetic.words_to_limbs(&mut b, &canonical.words);
    statement.finish(b, [out], canonical.hints(&1.into()))
}

/// The constant in a word, signed if it is negative.
fn constant(b: &mut Builder, k: &BigInt) -> Value {
    if k.is_negative() {
        b.signed(Op::Const(k.clone()), &[])
    } else {
        b.constant(k.clone())
    }
}

/// Limbs of which all but the last are digits minus 2^bits; what that takes, the next limb gives back.
fn negative_limbs(b: &mut Builder, digits: &[Value], bits: u32) -> Vec<Value> {
    let one = b.constant(1);
    let unit = constant(b, &power_of_two(bits));
    let last = digits.len() - 1;
    let limbs = digits.iter().enumerate();
    limbs
        .map(|(i, &digit)| {
            let lent = if i < last { b.sub(digit, unit) } else { digit };
            if i > 0 { b.add(lent, one) } else { lent }
        })
        .collect()
}

/// Bounds of d as an integer.
fn integer_bounds(shape: &Divsteps) -> Interval {
    shape.de.iter().rev().fold(Interval::point(0), |sum, limb| {
        sum.times(&power_of_two(shape.radix)).plus(limb)
    })
}

fn greatest_digits(b: &Builder, digits: &[Value], radix: u32) -> BigInt {
    let digits = digits.iter().rev();
    digits.fold(BigInt::from(0), |sum, &v| (sum << radix) + &b.range(v).hi)
}

/// d plus a multiple of p, or a multiple of p minus d, in limbs none of which is negative.
fn non_negative(
    b: &mut Builder,
    shape: &Divsteps,
    negative: Value,
    d: &[Value],
    bounds: &Interval,
) -> Vec<Value> {
    let (radix, n) = (shape.radix, d.len());
    let multiple = |at_least: &BigInt| at_least.div_ceil(&shape.p) * &shape.p;
    let (above, below) = (multiple(&bounds.hi), multiple(&-&bounds.lo));
    let most = (&bounds.hi + &below).max(&above - &bounds.lo);
    let digits = |k: &BigInt| Divsteps::digits(k, radix, &-power_of_two(radix - 1), n);
    let (above, below) = (digits(&above), digits(&below));
    let mut out: Vec<Value> = Vec::with_capacity(n);
    let mut carry = b.zero();
    for i in 0..n {
        let (above, below) = (constant(b, &above[i]), constant(b, &below[i]));
        let (minus, plus) = (b.sub(above, d[i]), b.add(d[i], below));
        let chosen = b.select(negative, minus, plus);
        let sum = b.add(chosen, carry);
        if i + 1 < n {
            out.push(b.low(sum, radix));
            carry = b.shr(sum, radix);
        } else {
            // The limbs below it are digits, and the whole is not negative.
            let unit = power_of_two(radix * i as u32);
            let digits = out.iter().enumerate();
            let digits = digits
                .map(|(j, &digit)| Known::new(-power_of_two(radix * j as u32), Form::of(digit)));
            let claim = Interval::up_to(&most / &unit);
            let goal = Goal::new(Form::of(sum), claim).scaled(unit);
            let known: Vec<Known> = digits.collect();
            b.claim(goal.cases(negative).through(known));
            out.push(sum);
        }
    }
    out
}
