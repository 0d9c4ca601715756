//! From an element to g, and from f and d back to an element.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::Signed;

use super::{Divsteps, regroup::regroup};
use crate::{
    ir::{
        Form, Goal, Kind, Known, Op, Program, Value,
        build::{Builder, Overflow},
        interval::{Interval, power_of_two},
        spec::Term,
    },
    ops::programs::Writer,
};

/// The first g: the integer of the limbs, in the representation's domain, modulo p.
pub fn start(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let shape = w.divsteps();
    let mut b = w.builder(name);
    let a = b.param("a", Kind::Tight, &w.repr.tight);
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
    let whole = Form::radix(&out, shape.steps());
    let left = vec![Term::new(1, vec![whole.clone()])];
    let right = vec![Term::new(1, vec![w.repr.form(&a)])];
    let formula = "out = the integer of the limbs of a (mod p), 0 <= out < p".to_owned();
    let mut spec = w.spec(formula, left, right);
    canonical.ensure(&mut spec, whole, &1.into(), &shape.p);
    let mut program = w.internal(b, vec![("out", Kind::Word, out)], spec)?;
    program.results[0].bounds.clone_from(&shape.fg);
    Ok(program)
}

/// Whether f < 0: with all carries in the last limb, that limb is.
pub fn sign(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let shape = w.divsteps();
    let (steps, word) = (shape.steps(), shape.word);
    let mut b = w.builder(name);
    let f = b.param("f", Kind::Word, &shape.fg);
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
    let mut spec = w.spec("out = 1 if f < 0, else 0".to_owned(), vec![], vec![]);
    spec.congruences.clear();
    let bound = &unit << word;
    for (range, set) in [
        (Interval::new(-&bound, -1), true),
        (Interval::up_to(&bound - 1), false),
    ] {
        let goal = Goal::new(Form::radix(&f, steps), range).given(out, set);
        spec.ensures.push(goal.through(known.clone()));
    }
    w.internal(b, vec![("out", Kind::Flag, vec![out])], spec)
}

/// d, or -d if f was negative, as an element.
pub fn finish(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let shape = w.divsteps();
    let mut b = w.builder(name);
    let negative = b.param("negative", Kind::Flag, &[Interval::of_bits(1)])[0];
    let d = b.param("d", Kind::Word, &shape.de);
    let whole = |x: &[Value]| Form::radix(x, shape.radix);
    let bounds = integer_bounds(&shape);
    let x = non_negative(&mut b, &shape, negative, &d, &bounds);
    let most = greatest_digits(&b, &x, shape.radix);
    let count = most.bits().div_ceil(u64::from(shape.word));
    let count = usize::try_from(count).expect("few words");
    let words = regroup(&mut b, &x, shape.radix, shape.word, count);
    let canonical = w.canonical(&mut b, words);
    let out = w.arithmetic.words_to_limbs(&mut b, &canonical.words);
    let left = vec![Term::new(1, vec![w.repr.form(&out)])];
    let right = vec![
        Term::new(1, vec![whole(&d)]),
        Term::new(-2, vec![Form::of(negative), whole(&d)]),
    ];
    let formula = "out = -d if negative is 1, d if it is 0 (mod p)".to_owned();
    let mut spec = w.spec(formula, left, right);
    canonical.count_zeros(&mut spec, &1.into());
    w.internal(b, vec![("out", Kind::Tight, out)], spec)
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
