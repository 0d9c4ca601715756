//! Products of integers, and Montgomery's reduction, by themselves: what studies count and measure, without a field.
//!
//! `reduce` has the reductions, `alone` sums and products of single words. Parameters and results are arrays of words.
//! The statement of a product is an equality of integers ([`check_exact`]); that of a reduction is a congruence modulo
//! an odd number, which need not be prime.

pub mod alone;
#[cfg(test)]
mod alone_tests;
mod reduce;

use std::fmt;

use num_bigint::BigInt;
use num_traits::One;

use super::{
    derive::Rejection,
    geometry::{Geometry, Wrap},
    saturated::product as words,
    unsaturated::{
        columns::{Operands, columns},
        karatsuba::{Overlap, karatsuba_columns},
    },
};
use crate::{
    check::{Checked, Refusal, check_exact},
    ir::{
        Congruence, Counts, Form, Kind, Port, Program, Spec, Value,
        build::Builder,
        interval::{Interval, power_of_two},
        spec::Term,
    },
    pass::{self, Settings},
    plan::{Accumulation, Carry, Inversion, Multiples, Plan, Product, Reduction},
    repr::Radix,
};
pub use reduce::{redc, subtract_once};

/// Integers as n words of which the radix is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shape {
    /// Width of a word: 32 or 64.
    pub word: u8,
    /// Number of limbs.
    pub limbs: usize,
    /// Bits of a limb; the word's for full words.
    pub radix: u32,
}

impl Shape {
    /// The widest limbs for which columns of `products` products are stable: below the sign bit of a double word, with
    /// room for the carry from the column before. `products * 2^(2 radix) < 2^(2 word - 1)`.
    #[must_use]
    pub fn stable(word: u8, limbs: usize, products: usize) -> Shape {
        let room = 2 * u32::from(word) - 1;
        // The least k with products < 2^k.
        let k = usize::BITS - products.leading_zeros();
        // products 2^(2r) < 2^room whenever 2r + k <= room.
        Shape {
            word,
            limbs,
            radix: (room - k) / 2,
        }
    }

    /// The fewest full words for integers of this many bits.
    #[must_use]
    pub fn full(word: u8, bits: u32) -> Shape {
        let radix = u32::from(word);
        Shape {
            word,
            limbs: bits.div_ceil(radix) as usize,
            radix,
        }
    }

    /// The length of an integer in bits.
    #[must_use]
    pub fn bits(&self) -> u32 {
        self.radix * u32::try_from(self.limbs).unwrap_or(u32::MAX)
    }

    fn is_full(&self) -> bool {
        self.radix == u32::from(self.word)
    }

    fn operand(&self, b: &mut Builder, name: &str, limbs: usize) -> Vec<Value> {
        b.param(
            name,
            Kind::Word,
            &vec![Interval::of_bits(self.radix); limbs],
        )
    }

    fn form(&self, values: &[Value]) -> Form {
        Form::radix(values, self.radix)
    }

    /// How full words are multiplied.
    fn words(&self, method: Method) -> Plan {
        match method {
            Method::Words(product, accumulation) => self.plan(product, accumulation),
            _ => self.plan(Product::OperandScanning, Accumulation::CarryChain),
        }
    }

    /// The choices of a recipe that say how a product is formed. None of its folds is on an operand, so its reduction
    /// decides nothing here.
    fn plan(&self, product: Product, accumulation: Accumulation) -> Plan {
        Plan {
            word: self.word,
            lanes: 1,
            across: 1,
            limbs: self.limbs,
            radix: Radix::bits(self.radix),
            product,
            accumulation,
            reduction: Reduction::Montgomery {
                scanning: product,
                multiples: Multiples::After,
            },
            carry: Carry::None,
            inversion: Inversion::Power,
        }
    }

    /// The columns' geometry, with a modulus where there is one.
    fn geometry(&self, modulus: BigInt) -> Geometry {
        Geometry {
            m: self.bits(),
            word: self.word,
            factor: None,
            n: self.limbs,
            radix: Radix::bits(self.radix),
            wrap: Wrap::Dense(power_of_two(self.bits()) - &modulus),
            p: modulus,
        }
    }
}

/// How a product is formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Method {
    /// Column by column in double words; full words by rows with a carry chain.
    Schoolbook,
    /// Full words, row by row or column by column, added up in this manner.
    Words(Product, Accumulation),
    /// Arbitrary-degree Karatsuba.
    Adk,
    /// Karatsuba with this many levels, what overlaps added once.
    Karatsuba(u8),
    /// Karatsuba with this many levels, each part added at each of its places.
    PlainKaratsuba(u8),
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Method::Schoolbook => f.write_str("schoolbook"),
            Method::Words(product, accumulation) => write!(f, "{product} {accumulation}"),
            Method::Adk => f.write_str("adk"),
            Method::Karatsuba(levels) => write!(f, "karatsuba({levels})"),
            Method::PlainKaratsuba(levels) => write!(f, "plain karatsuba({levels})"),
        }
    }
}

/// A checked program, and what it does before carries make limbs of the columns.
#[derive(Clone, Debug)]
pub struct Written {
    /// The whole program, carries included.
    pub program: Checked<Program>,
    /// Operations that form the columns: multiplications of words; additions and subtractions, one for words and two
    /// for double words. Of full words and of reductions, where carries are no part of their own: of the whole program.
    pub columns: Counts,
}

/// `out = a * b`: 2n limbs from n and n.
///
/// # Errors
/// If a value does not fit its word: the radix is too wide for the method.
pub fn product(shape: Shape, method: Method) -> Result<Written, Rejection> {
    let mut b = Builder::new("mul", shape.word);
    let x = shape.operand(&mut b, "a", shape.limbs);
    let y = shape.operand(&mut b, "b", shape.limbs);
    let columns = (!shape.is_full()).then(|| columns_of(&mut b, shape, method, &x, Some(&y)));
    let out = match &columns {
        Some(columns) => carried(&mut b, shape, columns),
        None => words::multiply(&mut b, &shape.words(method), &x, &y),
    };
    let right = Term::new(1, vec![shape.form(&x), shape.form(&y)]);
    finished(b, shape, "out = a * b", out, right, columns)
}

/// `out = a^2`, with n(n+1)/2 products; only how words are added up can be chosen.
///
/// # Errors
/// If a value does not fit its word: the radix is too wide.
pub fn square(shape: Shape, method: Method) -> Result<Written, Rejection> {
    let mut b = Builder::new("square", shape.word);
    let x = shape.operand(&mut b, "a", shape.limbs);
    let columns =
        (!shape.is_full()).then(|| columns_of(&mut b, shape, Method::Schoolbook, &x, None));
    let out = match &columns {
        Some(columns) => carried(&mut b, shape, columns),
        None => words::square(&mut b, &shape.words(method), &x),
    };
    let right = Term::new(1, vec![shape.form(&x), shape.form(&x)]);
    finished(b, shape, "out = a^2", out, right, columns)
}

/// An odd modulus of n full limbs with digits without pattern, and with -1 modulo 2^radix as its lowest if `w` = -1/p
/// is to be 1 there. REDC asks for no more than an odd number.
#[must_use]
pub fn modulus(shape: Shape, w_is_one: bool) -> BigInt {
    let base = power_of_two(shape.radix);
    let mut state: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut limbs: Vec<BigInt> = Vec::with_capacity(shape.limbs);
    for _ in 0..shape.limbs {
        state = state.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
        // The upper bits of the generator are its best ones.
        limbs.push((BigInt::from(state) << shape.radix) >> 64u32);
    }
    limbs[0] = match w_is_one {
        true => base.clone() - 1u32,
        false => (&limbs[0] << 2u32) % &base + BigInt::one(),
    };
    let top = limbs.len() - 1;
    limbs[top] = &limbs[top] | &(base >> 1u32);
    Radix::bits(shape.radix).integer(&limbs)
}

fn columns_of(
    b: &mut Builder,
    shape: Shape,
    method: Method,
    x: &[Value],
    y: Option<&[Value]>,
) -> Vec<Value> {
    let operands = Operands { x, y };
    let product = match method {
        Method::Schoolbook | Method::Words(..) => Product::ProductScanning,
        Method::Adk => Product::Adk,
        Method::Karatsuba(levels) => {
            return karatsuba_columns(b, &operands, levels, Overlap::Shared);
        }
        Method::PlainKaratsuba(levels) => Product::Karatsuba(levels),
    };
    let plan = shape.plan(product, Accumulation::DoubleWord);
    let geometry = shape.geometry(BigInt::one());
    let mut columns = columns(b, &geometry, &plan, &operands);
    columns.truncate(2 * shape.limbs - 1);
    columns
}

/// One limb after the other; what leaves the last column is the last limb.
fn carried(b: &mut Builder, shape: Shape, columns: &[Value]) -> Vec<Value> {
    let mut carry = b.zero();
    let mut limbs = Vec::with_capacity(columns.len() + 1);
    for &column in columns {
        let sum = b.add(column, carry);
        limbs.push(b.low(sum, shape.radix));
        carry = b.shr(sum, shape.radix);
    }
    limbs.push(carry);
    limbs
}

/// Closes a program that states `out = right` over the integers: modulo 2^k - 1, above all that either side can be.
fn finished(
    b: Builder,
    shape: Shape,
    formula: &str,
    out: Vec<Value>,
    right: Term,
    columns: Option<Vec<Value>>,
) -> Result<Written, Rejection> {
    let words = u32::try_from(out.len()).unwrap_or(u32::MAX);
    let left = Term::new(1, vec![shape.form(&out)]);
    let spec = Spec {
        formula: formula.to_owned(),
        modulus: power_of_two((words + 1) * u32::from(shape.word)) - 1u32,
        congruences: vec![Congruence::new(vec![left], vec![right])],
        ensures: Vec::new(),
        cuts: Vec::new(),
        requires: Vec::new(),
    };
    let program = b.finish(vec![("out", Kind::Word, out)], spec)?;
    let formed = columns.map(|columns| formed(&program, columns));
    let program = passed(program, formed.is_some());
    let columns = formed.unwrap_or_else(|| program.counts());
    let program = check_exact(program).map_err(refused)?;
    Ok(Written { program, columns })
}

/// Counts of what forms the columns, without what follows.
fn formed(program: &Program, columns: Vec<Value>) -> Counts {
    let mut part = program.clone();
    part.spec = Spec::default();
    part.results = vec![Port {
        name: "columns".to_owned(),
        kind: Kind::Word,
        bounds: columns.iter().map(|v| program.ty(*v).range()).collect(),
        values: columns,
    }];
    passed(part, false).counts()
}

/// The program after all passes; with `columns` each column stands just before its carry.
fn passed(program: Program, columns: bool) -> Program {
    pass::run(
        program,
        pass::PIPELINE,
        &Settings {
            columns,
            ..Settings::default()
        },
    )
}

fn refused(refusal: Refusal) -> Rejection {
    Rejection::Refused {
        program: "product".to_owned(),
        refusal: Box::new(refusal),
    }
}
