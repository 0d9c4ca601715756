//! Montgomery's reduction of an integer, and the last subtraction, by themselves.

use num_bigint::BigInt;

use super::{Method, Shape, Written, columns_of, passed, refused};
use crate::{
    check::check,
    ir::{
        Congruence, Goal, Kind, Known, Spec, Value,
        build::Builder,
        interval::{Interval, power_of_two},
        spec::Term,
    },
    ops::{
        derive::Rejection,
        saturated::{product as words, redc as full},
        unsaturated::reduce::montgomery,
        words::{canonical, kept_if_less},
    },
    plan::{Multiples, Product},
    repr::Radix,
};

impl Shape {
    /// Bounds of so many limbs of an integer that is at most `most`: the last takes what is left.
    fn bounds(&self, limbs: usize, most: &BigInt) -> Vec<Interval> {
        let last = u32::try_from(limbs - 1).unwrap_or(u32::MAX);
        let mut bounds = vec![Interval::of_bits(self.radix); limbs];
        bounds[limbs - 1] = Interval::up_to(most >> (self.radix * last));
        bounds
    }
}

/// `out = a * b / R (mod p)` with R = 2^(radix n), or `out = a / R` of the 2n limbs of a product of two integers below
/// p without `multiplied`: Montgomery's reduction, by columns but for full words that are scanned by rows; of limbs
/// with room its products and those of a * b by schoolbook or by arbitrary-degree Karatsuba.
///
/// # Errors
/// If a value does not fit its word: the radix is too wide.
pub fn redc(
    shape: Shape,
    modulus: &BigInt,
    multiplied: bool,
    method: Method,
) -> Result<Written, Rejection> {
    let mut b = Builder::new(if multiplied { "mul_redc" } else { "redc" }, shape.word);
    let (formula, factors) = if multiplied {
        let x = shape.operand(&mut b, "a", shape.limbs);
        let y = shape.operand(&mut b, "b", shape.limbs);
        ("R * out = a * b (mod p)", vec![x, y])
    } else {
        let bounds = shape.bounds(2 * shape.limbs, &(modulus - 1u32).pow(2));
        (
            "R * out = a (mod p)",
            vec![b.param("a", Kind::Word, &bounds)],
        )
    };
    let out = if shape.is_full() {
        full_words(&mut b, shape, modulus, method, &factors)
    } else {
        let columns = match factors.as_slice() {
            [x, y] => columns_of(&mut b, shape, method, x, Some(y)),
            _ => factors[0].clone(),
        };
        let scanning = match method {
            Method::Adk => Product::Adk,
            _ => Product::ProductScanning,
        };
        montgomery(&mut b, &shape.geometry(modulus.clone()), scanning, columns)
    };
    let left = Term::new(power_of_two(shape.bits()), vec![shape.form(&out)]);
    let factors = factors.iter().map(|x| shape.form(x)).collect();
    let spec = Spec {
        formula: formula.to_owned(),
        modulus: modulus.clone(),
        congruences: vec![Congruence::new(vec![left], vec![Term::new(1, factors)])],
        ensures: Vec::new(),
        cuts: Vec::new(),
        requires: Vec::new(),
    };
    let program = b.finish(vec![("out", Kind::Word, out)], spec)?;
    let program = check(passed(program, !shape.is_full())).map_err(refused)?;
    let columns = program.program().counts();
    Ok(Written { program, columns })
}

/// The reduction of full words, and the product before it.
fn full_words(
    b: &mut Builder,
    shape: Shape,
    modulus: &BigInt,
    method: Method,
    factors: &[Vec<Value>],
) -> Vec<Value> {
    let geometry = shape.geometry(modulus.clone());
    let plan = shape.words(method);
    if plan.product == Product::ProductScanning {
        let source = match factors {
            [x, y] => full::Source::Product(x, Some(y)),
            _ => full::Source::Words(&factors[0]),
        };
        return full::by_columns(b, &geometry, &source).finish(b, &geometry);
    }
    let (words, whole) = match factors {
        [x, y] => {
            let whole = Known::product(shape.form(x), shape.form(y));
            (words::multiply(b, &plan, x, y), whole)
        }
        _ => (factors[0].clone(), Known::new(1, shape.form(&factors[0]))),
    };
    full::separated(
        b,
        &geometry,
        plan.accumulation,
        Multiples::After,
        &words,
        whole,
    )
    .finish(b, &geometry)
}

/// `out = a (mod p)`, `out < p`, for `a` whose last limb says that it is below 2p: one subtraction, kept if it did not
/// go below zero.
///
/// # Errors
/// If a value does not fit its word.
pub fn subtract_once(shape: Shape, modulus: &BigInt) -> Result<Written, Rejection> {
    let mut b = Builder::new("subtract_once", shape.word);
    let twice: BigInt = modulus << 1u32;
    let last = power_of_two(shape.bits() - shape.radix);
    let x = b.param(
        "a",
        Kind::Word,
        &shape.bounds(shape.limbs, &(&twice - last)),
    );
    let greatest: Vec<BigInt> = x.iter().map(|&x| b.range(x).hi.clone()).collect();
    let most = Radix::bits(shape.radix).integer(&greatest);
    let out = if shape.is_full() {
        canonical(&mut b, &x, &most, modulus)
    } else {
        subtract_limbs(&mut b, shape, modulus, &x, &most)
    };
    let below = Goal::new(shape.form(&out), Interval::up_to(modulus - 1u32));
    let spec = Spec {
        formula: "out = a (mod p), 0 <= out < p".to_owned(),
        modulus: modulus.clone(),
        congruences: vec![Congruence::new(
            vec![Term::new(1, vec![shape.form(&out)])],
            vec![Term::new(1, vec![shape.form(&x)])],
        )],
        ensures: vec![below],
        cuts: Vec::new(),
        requires: Vec::new(),
    };
    let program = b.finish(vec![("out", Kind::Word, out)], spec)?;
    let program = check(passed(program, false)).map_err(refused)?;
    let columns = program.program().counts();
    Ok(Written { program, columns })
}

/// x - p limb by limb with borrows as signed carries; x again where it is below zero.
fn subtract_limbs(
    b: &mut Builder,
    shape: Shape,
    modulus: &BigInt,
    x: &[Value],
    most: &BigInt,
) -> Vec<Value> {
    let digits = shape.geometry(modulus.clone()).digits(modulus);
    let mut carry = b.zero();
    let mut difference = Vec::with_capacity(x.len());
    for (&limb, digit) in x.iter().zip(digits) {
        let digit = b.constant(digit);
        let reduced = b.sub(limb, digit);
        let sum = b.add(reduced, carry);
        difference.push(b.low(sum, shape.radix));
        carry = b.shr(sum, shape.radix);
    }
    // x - p = difference - 2^(radix n) borrow
    let zero = b.zero();
    let borrow = b.sub(zero, carry);
    let borrow = b.flag(borrow);
    kept_if_less(b, shape.radix, x, (&difference, borrow), most, modulus)
}
