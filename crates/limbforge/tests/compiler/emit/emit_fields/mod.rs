//! Small fields written by hand, one idea each.

mod saturated;

use limbforge_core::{
    check::{Checked, check},
    field::Field,
    ir::{
        Congruence, Form, Kind, Program, Spec, Value,
        build::{Builder, ConstMul},
        interval::{Interval, power_of_two},
        spec::Term,
    },
    pass,
    prime::Prime,
    repr::{Domain, Radix, Repr},
    routine::Constant,
};
use num_bigint::BigInt;

pub use saturated::saturated;

/// `left = right (mod p)` for one result and a product of forms.
fn spec(prime: &Prime, formula: &str, left: Form, right: Vec<Term>) -> Spec {
    spec_of_sum(prime, formula, vec![Term::new(1, vec![left])], right)
}

fn spec_of_sum(prime: &Prime, formula: &str, left: Vec<Term>, right: Vec<Term>) -> Spec {
    Spec {
        formula: formula.to_owned(),
        modulus: BigInt::from(prime.value().clone()),
        congruences: vec![Congruence::new(left, right)],
        ensures: Vec::new(),
        cuts: Vec::new(),
        requires: Vec::new(),
    }
}

/// A formula that nothing is proved about but the bounds.
pub fn unproved(prime: &Prime, formula: &str) -> Spec {
    Spec {
        formula: formula.to_owned(),
        modulus: BigInt::from(prime.value().clone()),
        ..Spec::default()
    }
}

fn checked(program: Result<Program, limbforge_core::ir::build::Overflow>) -> Checked<Program> {
    let mut program = program.expect("it fits");
    if program.spec.congruences.is_empty() {
        state_results(&mut program);
    }
    // As fields do it; dead code stays, for emitters have to leave it out.
    let passes = pass::through("share").expect("a pass");
    let program = pass::run(program, passes, &pass::Settings::default());
    check(program).unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// Every result has to be stated; here each is what it is.
pub fn state_results(program: &mut Program) {
    for port in &program.results {
        let itself = || vec![Term::new(1, vec![Form::radix(&port.values, 64)])];
        program
            .spec
            .congruences
            .push(Congruence::new(itself(), itself()));
    }
}

fn digits(repr: &Repr, k: u32) -> Vec<BigInt> {
    repr.digits(&BigInt::from(k))
}

/// The constants that every field has.
pub fn zero_and_one(zero: Vec<BigInt>, one: Vec<BigInt>) -> Vec<Constant> {
    let all = [("zero", "0", zero), ("one", "1", one)];
    let constant = |(name, meaning, limbs): (&str, &str, Vec<BigInt>)| Constant {
        name: name.to_owned(),
        meaning: meaning.to_owned(),
        limbs,
    };
    all.into_iter().map(constant).collect()
}

fn field(prime: Prime, recipe: &str, repr: Repr, programs: Vec<Checked<Program>>) -> Field {
    Field {
        recipe: recipe.to_owned(),
        constants: zero_and_one(digits(&repr, 0), digits(&repr, 1)),
        prime,
        repr,
        programs,
        across: Vec::new(),
        routines: Vec::new(),
        formula: None,
    }
}

/// 2^255 - 19 in five limbs of 51 bits: products in double words, folding by 19, lazy sums, a select, a swap, bytes.
pub fn curve25519() -> Field {
    let prime = Prime::parse("2^255 - 19").expect("a prime");
    let tight = vec![Interval::up_to(power_of_two(51) + power_of_two(13)); 5];
    let loose = vec![Interval::up_to(power_of_two(53)); 5];
    let repr = Repr {
        word: 64,
        limbs: 5,
        radix: Radix::bits(51),
        domain: Domain::Standard,
        tight,
        loose,
    };
    let programs = vec![
        mul_51(&prime, &repr),
        add_51(&prime, &repr),
        mul_small_51(&prime, &repr),
        select(&prime, &repr),
        swap(&prime, &repr),
        bytes_51(&prime, &repr),
        words_51(&prime),
    ];
    field(prime, "5x51 by hand", repr, programs)
}

/// Carries from column to column, and the last one folded into the first: limbs within tight bounds.
fn carry_51(b: &mut Builder, columns: &[Value]) -> Vec<Value> {
    let mut limbs = Vec::new();
    let mut carry = b.zero();
    for &column in columns {
        let column = b.add(column, carry);
        limbs.push(b.low(column, 51));
        carry = b.shr(column, 51);
    }
    let folded = b.mul_const(carry, &19.into(), ConstMul::Mul);
    let first = b.add(limbs[0], folded);
    limbs[0] = b.low(first, 51);
    let carry = b.shr(first, 51);
    limbs[1] = b.add(limbs[1], carry);
    limbs
}

fn mul_51(prime: &Prime, repr: &Repr) -> Checked<Program> {
    let mut b = Builder::new("mul", 64);
    let x = b.param("a", Kind::Loose, &repr.loose);
    let y = b.param("b", Kind::Loose, &repr.loose);
    let y19: Vec<Value> = y
        .iter()
        .map(|&limb| b.mul_const(limb, &19.into(), ConstMul::Mul))
        .collect();
    let columns: Vec<Value> = (0..5)
        .map(|k| {
            let products: Vec<Value> = (0..5)
                .map(|i| {
                    let other = if i <= k { y[k - i] } else { y19[5 + k - i] };
                    b.mul_wide(x[i], other)
                })
                .collect();
            b.sum(&products)
        })
        .collect();
    let out = carry_51(&mut b, &columns);
    let right = vec![Term::new(1, vec![repr.form(&x), repr.form(&y)])];
    let spec = spec(prime, "out = a * b (mod p)", repr.form(&out), right);
    checked(b.finish(vec![("out", Kind::Tight, out)], spec))
}

fn add_51(prime: &Prime, repr: &Repr) -> Checked<Program> {
    let mut b = Builder::new("add", 64);
    let x = b.param("a", Kind::Tight, &repr.tight);
    let y = b.param("b", Kind::Tight, &repr.tight);
    let out: Vec<Value> = x.iter().zip(&y).map(|(&x, &y)| b.add(x, y)).collect();
    let right = vec![
        Term::new(1, vec![repr.form(&x)]),
        Term::new(1, vec![repr.form(&y)]),
    ];
    let spec = spec(prime, "out = a + b (mod p)", repr.form(&out), right);
    checked(b.finish(vec![("out", Kind::Loose, out)], spec))
}

/// A small factor of 32 bits in a word of 64.
fn mul_small_51(prime: &Prime, repr: &Repr) -> Checked<Program> {
    let mut b = Builder::new("mul_small", 64);
    let x = b.param("a", Kind::Loose, &repr.loose);
    let k = b.param("k", Kind::Word, &[Interval::of_bits(32)])[0];
    let columns: Vec<Value> = x.iter().map(|&limb| b.mul_wide(limb, k)).collect();
    let out = carry_51(&mut b, &columns);
    let right = vec![Term::new(1, vec![repr.form(&x), Form::of(k)])];
    let spec = spec(prime, "out = k * a (mod p)", repr.form(&out), right);
    checked(b.finish(vec![("out", Kind::Tight, out)], spec))
}

fn select(prime: &Prime, repr: &Repr) -> Checked<Program> {
    let mut b = Builder::new("select", repr.word);
    let choice = b.param("choice", Kind::Flag, &[Interval::of_bits(1)])[0];
    let x = b.param("a", Kind::Tight, &repr.tight);
    let y = b.param("b", Kind::Tight, &repr.tight);
    let out = x
        .iter()
        .zip(&y)
        .map(|(&x, &y)| b.select(choice, x, y))
        .collect();
    let spec = unproved(prime, "out = a if choice = 1, b if choice = 0");
    checked(b.finish(vec![("out", Kind::Tight, out)], spec))
}

fn swap(prime: &Prime, repr: &Repr) -> Checked<Program> {
    let mut b = Builder::new("swap", repr.word);
    let choice = b.param("choice", Kind::Flag, &[Interval::of_bits(1)])[0];
    let x = b.param("a", Kind::Tight, &repr.tight);
    let y = b.param("b", Kind::Tight, &repr.tight);
    let first = x
        .iter()
        .zip(&y)
        .map(|(&x, &y)| b.select(choice, y, x))
        .collect();
    let second = x
        .iter()
        .zip(&y)
        .map(|(&x, &y)| b.select(choice, x, y))
        .collect();
    let formula = "(out_a, out_b) = (b, a) if choice = 1, (a, b) if choice = 0";
    let spec = unproved(prime, formula);
    let results = vec![
        ("out_a", Kind::Tight, first),
        ("out_b", Kind::Tight, second),
    ];
    checked(b.finish(results, spec))
}

/// Limbs below 2^51 as bytes: words put together from shifted limbs.
fn bytes_51(prime: &Prime, repr: &Repr) -> Checked<Program> {
    let mut b = Builder::new("pack", 64);
    let a = b.param("a", Kind::Tight, &vec![Interval::of_bits(51); 5]);
    let mut words = Vec::new();
    for i in 0..4u32 {
        // Word i has bits 64i to 64i + 63: the high part of one limb and the low part of the next.
        let limb = usize::try_from(64 * i / 51).expect("small");
        let skip = 64 * i % 51;
        let low = b.shr(a[limb], skip);
        let have = 51 - skip;
        let next = a[limb + 1];
        let kept = if have + 51 > 64 {
            b.low(next, 64 - have)
        } else {
            next
        };
        let high = b.shl(kept, have);
        words.push(b.add(low, high));
    }
    let right = vec![Term::new(1, vec![repr.form(&a)])];
    let spec = spec(prime, "bytes = a", Form::radix(&words, 64), right);
    checked(b.finish(vec![("bytes", Kind::Bytes, words)], spec))
}

/// Bytes as limbs: funnel shifts; the top bit is told apart as a flag.
fn words_51(prime: &Prime) -> Checked<Program> {
    let mut b = Builder::new("unpack", 64);
    let s = b.param("bytes", Kind::Bytes, &vec![Interval::of_bits(64); 4]);
    let mut limbs = vec![b.low(s[0], 51)];
    for i in 1..5u32 {
        let word = usize::try_from(51 * i / 64).expect("small");
        let skip = 51 * i % 64;
        let all = match s.get(word + 1) {
            Some(&high) => b.funnel_shr(high, s[word], skip),
            None => b.shr(s[word], skip),
        };
        limbs.push(b.low(all, 51));
    }
    let top = b.shr(s[3], 63);
    let spec = unproved(prime, "out + 2^255 * top = bytes");
    let results = vec![("out", Kind::Tight, limbs), ("top", Kind::Flag, vec![top])];
    checked(b.finish(results, spec))
}

/// 2^127 - 1 in three words of 43 bits with signed differences: a Karatsuba-like product of differences.
pub fn signed() -> Field {
    let prime = Prime::parse("2^127 - 1").expect("a prime");
    let bound = vec![Interval::of_bits(43); 3];
    let repr = Repr {
        word: 64,
        limbs: 3,
        radix: Radix::bits(43),
        domain: Domain::Standard,
        tight: bound.clone(),
        loose: bound,
    };
    let mut b = Builder::new("differences", 64);
    let x = b.param("a", Kind::Tight, &repr.tight);
    let y = b.param("b", Kind::Tight, &repr.tight);
    let mut words = Vec::new();
    for (i, j) in [(0, 1), (0, 2), (1, 2)] {
        // (x_i - x_j)(y_j - y_i) + x_i y_i + x_j y_j = x_i y_j + x_j y_i
        let (dx, dy) = (b.sub(x[i], x[j]), b.sub(y[j], y[i]));
        let cross = b.mul_wide(dx, dy);
        let (square_i, square_j) = (b.mul_wide(x[i], y[i]), b.mul_wide(x[j], y[j]));
        let sum = b.sum(&[cross, square_i, square_j]);
        let scaled = b.mul_const(dx, &3.into(), ConstMul::Mul);
        let shifted = b.shr(scaled, 7);
        let (low, high) = (b.low(sum, 43), b.shr(sum, 43));
        for v in [low, high, shifted, scaled] {
            words.push(b.low(v, 64));
        }
    }
    let spec = unproved(
        &prime,
        "words of the cross products, and of shifted differences",
    );
    let program = checked(b.finish(vec![("out", Kind::Word, words)], spec));
    field(prime, "3x43 by hand", repr, vec![program])
}

/// A column of nine products of 2^521 - 1 in limbs of 58 bits: a line that has to be broken.
pub fn long_sum() -> Field {
    let prime = Prime::parse("2^521 - 1").expect("a prime");
    let bound = vec![Interval::of_bits(59); 9];
    let repr = Repr {
        word: 64,
        limbs: 9,
        radix: Radix::bits(58),
        domain: Domain::Standard,
        tight: bound.clone(),
        loose: bound,
    };
    let mut b = Builder::new("column", 64);
    let x = b.param("a", Kind::Tight, &repr.tight);
    let y = b.param("b", Kind::Tight, &repr.tight);
    let products: Vec<Value> = (0..9).map(|i| b.mul_wide(x[i], y[8 - i])).collect();
    let sum = b.sum(&products);
    let (low, high) = b.halves(sum);
    let spec = unproved(&prime, "out = sum of a[i] * b[8 - i]");
    let program = checked(b.finish(vec![("out", Kind::Word, vec![low, high])], spec));
    field(prime, "9x58 by hand", repr, vec![program])
}
