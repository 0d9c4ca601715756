//! A counted and measured case: an algorithm on integers of n limbs.

use num_bigint::BigInt;
use serde::{Deserialize, Serialize};

use limbforge::{
    ir::Counts,
    ops::{
        derive::Rejection,
        integers::{self, Method, Shape, Written},
    },
};

/// An algorithm of the study.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Algorithm {
    /// Schoolbook product.
    Schoolbook,
    /// Arbitrary-degree Karatsuba.
    Adk,
    /// Karatsuba with one level, what overlaps added once.
    Karatsuba1,
    /// Karatsuba with two levels, what overlaps added once.
    Karatsuba2,
    /// Karatsuba with one level, every part added at every place.
    PlainKaratsuba1,
    /// Karatsuba with two levels, every part added at every place.
    PlainKaratsuba2,
    /// Schoolbook square: n(n+1)/2 products.
    Square,
    /// Schoolbook product of as many full words as hold the same bits, with carry chains.
    FullWords,
    /// Square of as many full words.
    FullWordsSquare,
    /// Montgomery's reduction of a product of 2n limbs.
    Redc,
    /// The same by arbitrary-degree Karatsuba.
    RedcAdk,
    /// A product and its reduction, without carries between.
    MulRedc,
    /// The same, both by arbitrary-degree Karatsuba.
    MulRedcAdk,
    /// [`Algorithm::Redc`] by a modulus with w = -1/p = 1 in the radix.
    RedcOne,
    /// [`Algorithm::RedcAdk`] with w = 1.
    RedcAdkOne,
    /// [`Algorithm::MulRedc`] with w = 1.
    MulRedcOne,
    /// [`Algorithm::MulRedcAdk`] with w = 1.
    MulRedcAdkOne,
}

/// Properties of an algorithm, a row of [`ALGORITHMS`].
pub struct Row {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// Its name in tables.
    pub name: &'static str,
    /// Whether it is built and measured, and not only counted.
    pub measured: bool,
}

const fn row(algorithm: Algorithm, name: &'static str, measured: bool) -> Row {
    Row {
        algorithm,
        name,
        measured,
    }
}

/// All algorithms, a row each.
#[rustfmt::skip]
pub const ALGORITHMS: &[Row] = &[
    row(Algorithm::Schoolbook,      "schoolbook",                  true),
    row(Algorithm::Adk,             "ADK",                         true),
    row(Algorithm::Karatsuba1,      "Karatsuba (one level)",        true),
    row(Algorithm::Karatsuba2,      "Karatsuba (two levels)",       true),
    row(Algorithm::PlainKaratsuba1, "plain Karatsuba (one level)",  false),
    row(Algorithm::PlainKaratsuba2, "plain Karatsuba (two levels)", false),
    row(Algorithm::Square,          "square",                      true),
    row(Algorithm::FullWords,       "full words",                  true),
    row(Algorithm::FullWordsSquare, "square of full words",        true),
    row(Algorithm::Redc,            "REDC",                        true),
    row(Algorithm::RedcAdk,         "ADK-REDC",                   true),
    row(Algorithm::MulRedc,         "product with REDC",           true),
    row(Algorithm::MulRedcAdk,      "product with ADK-REDC",      true),
    row(Algorithm::RedcOne,         "REDC (w = 1)",                 true),
    row(Algorithm::RedcAdkOne,      "ADK-REDC (w = 1)",            true),
    row(Algorithm::MulRedcOne,      "product with REDC (w = 1)",    true),
    row(Algorithm::MulRedcAdkOne,   "product with ADK-REDC (w = 1)", true),
];

impl Algorithm {
    /// Its name in tables.
    #[must_use]
    pub fn name(self) -> &'static str {
        let row = ALGORITHMS.iter().find(|row| row.algorithm == self);
        row.map_or("", |row| row.name)
    }

    /// Whether Montgomery's reduction is a part of it.
    #[must_use]
    pub fn reduces(self) -> bool {
        self >= Algorithm::Redc
    }

    /// The same with schoolbook products, for what is arbitrary-degree Karatsuba.
    #[must_use]
    pub fn schoolbook(self) -> Option<Algorithm> {
        match self {
            Algorithm::Adk => Some(Algorithm::Schoolbook),
            Algorithm::RedcAdk => Some(Algorithm::Redc),
            Algorithm::MulRedcAdk => Some(Algorithm::MulRedc),
            Algorithm::RedcAdkOne => Some(Algorithm::RedcOne),
            Algorithm::MulRedcAdkOne => Some(Algorithm::MulRedcOne),
            _ => None,
        }
    }

    /// Multiplications and additions that the literature, or arithmetic, says it needs for n limbs; `None` where there
    /// is no formula: for levels that do not divide n, and for additions of a reduction by itself, which depend on the
    /// widths of its carries.
    ///
    /// An addition or subtraction of words counts 1, of double words 2. Of products without a reduction, carries are
    /// not counted.
    #[must_use]
    pub fn formula(self, n: usize) -> Option<(usize, Option<usize>)> {
        let half = |x: usize| x / 2;
        let both = |m: usize, a: usize| Some((m, Some(a)));
        match self {
            Algorithm::Schoolbook => both(n * n, 2 * n * n + 2 - 4 * n),
            Algorithm::Adk => both(n * (n + 1) / 2, 2 * n * n + 2 * n - 6),
            Algorithm::Karatsuba1 if n.is_multiple_of(2) => both(3 * n * n / 4, 3 * n * n / 2),
            Algorithm::PlainKaratsuba1 if n.is_multiple_of(2) => {
                both(3 * n * n / 4, 3 * n * n / 2 + n - 2)
            }
            Algorithm::Karatsuba2 if n.is_multiple_of(4) => {
                both(9 * n * n / 16, 9 * n * n / 8 + 6 * n - 6)
            }
            Algorithm::PlainKaratsuba2 if n.is_multiple_of(4) => {
                both(9 * n * n / 16, half(9 * n * n / 4 + 17 * n) - 14)
            }
            Algorithm::Redc => Some((n * n + n, None)),
            Algorithm::RedcAdk => Some((half(n * n + 5 * n) - 1, None)),
            Algorithm::RedcOne => Some((n * n - n, None)),
            Algorithm::RedcAdkOne => Some((half(n * n + n) - 1, None)),
            Algorithm::MulRedc => both(2 * n * n + n, 4 * n * n - 2),
            Algorithm::MulRedcAdk if n >= 3 => {
                both(n * n + 3 * n - 1, half(7 * n * n + 27 * n) - 25)
            }
            Algorithm::MulRedcOne => Some((2 * n * n - n, None)),
            Algorithm::MulRedcAdkOne => Some((n * n + n - 1, None)),
            _ => None,
        }
    }

    /// The limbs of n that suit it: the widest that are stable for its columns, or full words for as many bits as a
    /// product of n limbs has.
    fn shape(self, word: u8, n: usize) -> Shape {
        match self {
            Algorithm::FullWords | Algorithm::FullWordsSquare => {
                Shape::full(word, Shape::stable(word, n, n).bits())
            }
            _ if self.reduces() => Shape::stable(word, n, 2 * n),
            _ => Shape::stable(word, n, n),
        }
    }

    fn write(self, shape: Shape) -> Result<Written, Rejection> {
        let product = |method| integers::product(shape, method);
        let redc = |multiplied, adk, one| {
            let modulus: BigInt = integers::modulus(shape, one);
            let method = if adk { Method::Adk } else { Method::Schoolbook };
            integers::redc(shape, &modulus, multiplied, method)
        };
        match self {
            Algorithm::Schoolbook | Algorithm::FullWords => product(Method::Schoolbook),
            Algorithm::Adk => product(Method::Adk),
            Algorithm::Karatsuba1 => product(Method::Karatsuba(1)),
            Algorithm::Karatsuba2 => product(Method::Karatsuba(2)),
            Algorithm::PlainKaratsuba1 => product(Method::PlainKaratsuba(1)),
            Algorithm::PlainKaratsuba2 => product(Method::PlainKaratsuba(2)),
            Algorithm::Square | Algorithm::FullWordsSquare => {
                integers::square(shape, Method::Schoolbook)
            }
            Algorithm::Redc => redc(false, false, false),
            Algorithm::RedcAdk => redc(false, true, false),
            Algorithm::MulRedc => redc(true, false, false),
            Algorithm::MulRedcAdk => redc(true, true, false),
            Algorithm::RedcOne => redc(false, false, true),
            Algorithm::RedcAdkOne => redc(false, true, true),
            Algorithm::MulRedcOne => redc(true, false, true),
            Algorithm::MulRedcAdkOne => redc(true, true, true),
        }
    }
}

/// An algorithm for n limbs, with its checked program.
#[derive(Clone, Debug)]
pub struct Case {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// Width of a word, number of limbs, radix.
    pub shape: Shape,
    /// n: the limbs of the reduced-radix product that it stands beside; of full words there are fewer.
    pub n: usize,
    /// The program.
    pub written: Written,
}

/// Bits of radix that a method may need to give up for its intermediate sums.
const CONCESSION: u32 = 2;

impl Case {
    /// Writes and checks the program. Where the sums of double words within Karatsuba have no room in the widest stable
    /// radix, the radix is less by a bit, or by two.
    ///
    /// # Errors
    /// If no such radix is enough, or if the check refuses the program.
    pub fn new(algorithm: Algorithm, word: u8, n: usize) -> Result<Case, Rejection> {
        let mut shape = algorithm.shape(word, n);
        let widest = shape.radix;
        loop {
            match algorithm.write(shape) {
                Err(Rejection::Overflow(_)) if shape.radix + CONCESSION > widest => {
                    shape.radix -= 1;
                }
                Err(rejection) => return Err(rejection),
                Ok(written) => {
                    return Ok(Case {
                        algorithm,
                        shape,
                        n,
                        written,
                    });
                }
            }
        }
    }

    /// Multiplications and additions as the paper counts them.
    #[must_use]
    pub fn counts(&self) -> Counts {
        self.written.columns
    }
}

/// How many times dearer than an addition a multiplication has to be for `fewer` multiplications to pay: the ratio of
/// additions more to multiplications less. At most 0 if it needs no more additions either; `None` if it saves no
/// multiplication.
#[must_use]
pub fn break_even(plain: Counts, fewer: Counts) -> Option<f64> {
    let saved = plain.multiplications.checked_sub(fewer.multiplications)?;
    let added = fewer.additions as f64 - plain.additions as f64;
    (saved > 0).then(|| added / saved as f64)
}
