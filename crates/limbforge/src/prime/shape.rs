//! The shapes of a prime that make its reduction cheap.
//!
//! Shapes do not exclude each other: the P-256 prime is generalised Mersenne and Montgomery-friendly.
//!
//! References:
//! - R. E. Crandall, *Method and apparatus for public key exchange in a cryptographic system*,
//!   US patent 5,159,632 (1992).
//! - J. A. Solinas, *Generalized Mersenne numbers*, CORR 99-39, University of Waterloo (1999).
//! - J. W. Bos, C. Costello, H. Hisil and K. Lauter, *Fast cryptography in genus 2*, EUROCRYPT 2013
//!   (Montgomery-friendly primes).

use std::fmt;

use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{One, Zero};

/// p = 2^m - c with c small: 2^m folds to c.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PseudoMersenne {
    /// The bits of p.
    pub m: u32,
    /// Odd, of at most min(64, m/2) bits.
    pub c: BigUint,
}

/// One term of a sum of powers of two: 2^exponent, or its negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SignedPower {
    /// Whether the term is subtracted.
    pub negative: bool,
    /// The exponent of two.
    pub exponent: u32,
}

/// p = 1 or p = -1 modulo 2^k, so that the Montgomery quotient of a k-bit digit is that digit up to sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MontgomeryFriendly {
    /// Whether p = -1 modulo 2^k; p = 1 otherwise.
    pub negative: bool,
    /// The greatest such k, at least 32.
    pub k: u32,
}

/// The most useful shape of a prime: the first of these, in order, that it has.
///
/// ```
/// # use limbforge_core::prime::Prime;
/// assert_eq!(Prime::parse("p521")?.shape().to_string(), "pseudo-Mersenne 2^521 - 1");
/// assert_eq!(Prime::parse("p384")?.shape().to_string(), "generalised Mersenne 2^384 - 2^128 - 2^96 + 2^32 - 1");
/// assert_eq!(Prime::parse("p434")?.shape().to_string(), "Montgomery-friendly (p = -1 mod 2^216)");
/// assert_eq!(Prime::parse("bn254")?.shape().to_string(), "plain 254-bit prime");
/// # Ok::<(), limbforge_core::prime::PrimeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A power of two less a small number.
    PseudoMersenne(PseudoMersenne),
    /// A sum of few signed powers of two, exponents descending.
    GeneralisedMersenne(Vec<SignedPower>),
    /// 1 or -1 modulo a large power of two.
    MontgomeryFriendly(MontgomeryFriendly),
    /// None of these.
    Plain {
        /// The bits of the prime.
        bits: u32,
    },
}

impl Shape {
    /// The first shape that the odd number `p` has.
    pub(super) fn of(p: &BigUint) -> Self {
        if let Some(form) = pseudo_mersenne(p) {
            Self::PseudoMersenne(form)
        } else if let Some(terms) = generalised_mersenne(p) {
            Self::GeneralisedMersenne(terms)
        } else if let Some(form) = montgomery_friendly(p) {
            Self::MontgomeryFriendly(form)
        } else {
            Self::Plain { bits: bits(p) }
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PseudoMersenne(form) => write!(f, "pseudo-Mersenne {form}"),
            Self::GeneralisedMersenne(terms) => {
                f.write_str("generalised Mersenne ")?;
                write_sum(f, terms)
            }
            Self::MontgomeryFriendly(form) => write!(f, "Montgomery-friendly ({form})"),
            Self::Plain { bits } => write!(f, "plain {bits}-bit prime"),
        }
    }
}

/// Prints `2^255 - 19`; a c of more than 16 bits that is close to a power of two is printed as people write it,
/// `2^256 - 2^32 - 977`.
impl fmt::Display for PseudoMersenne {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "2^{} - ", self.m)?;
        // c lies between 2^floor and 2^(floor + 1).
        let floor = bits(&self.c) - 1;
        if floor >= 16 {
            let (below, above) = (BigUint::one() << floor, BigUint::one() << (floor + 1));
            let (past, short) = (&self.c - below, above - &self.c);
            if past.bits() <= 16 {
                return write!(f, "2^{floor} - {past}");
            }
            if short.bits() <= 16 {
                return write!(f, "2^{} + {short}", floor + 1);
            }
        }
        write!(f, "{}", self.c)
    }
}

impl fmt::Display for MontgomeryFriendly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "p = {}1 mod 2^{}",
            if self.negative { '-' } else { '+' },
            self.k
        )
    }
}

/// Prints `2^448 - 2^224 - 1`, from terms whose first is positive.
pub(super) fn write_sum(f: &mut fmt::Formatter<'_>, terms: &[SignedPower]) -> fmt::Result {
    for (i, term) in terms.iter().enumerate() {
        if i > 0 {
            f.write_str(if term.negative { " - " } else { " + " })?;
        }
        match term.exponent {
            0 => f.write_str("1")?,
            exponent => write!(f, "2^{exponent}")?,
        }
    }
    Ok(())
}

/// The bits of a prime, which is checked to have at most 4096.
pub(super) fn bits(p: &BigUint) -> u32 {
    u32::try_from(p.bits()).unwrap_or(u32::MAX)
}

pub(super) fn pseudo_mersenne(p: &BigUint) -> Option<PseudoMersenne> {
    let m = bits(p);
    let c = (BigUint::one() << m) - p;
    (bits(&c) <= (m / 2).min(64)).then_some(PseudoMersenne { m, c })
}

/// The non-adjacent form of p when it is sparse: 2 to 6 terms, and at least 8 bits of p for each, since every short
/// number has few terms. A random p has a term for every 3 bits.
pub(super) fn generalised_mersenne(p: &BigUint) -> Option<Vec<SignedPower>> {
    let most = 6.min(bits(p) / 8) as usize;
    let mut terms = Vec::new();
    let mut rest = p.clone();
    let mut exponent = 0;
    while !rest.is_zero() {
        let zeros = rest.trailing_zeros().unwrap_or(0);
        rest >>= zeros;
        exponent += u32::try_from(zeros).unwrap_or(u32::MAX);
        // The digit, 1 or -1, that makes the rest divisible by 4: then the next digit is 0.
        let negative = rest.bit(1);
        rest = if negative { rest + 1u32 } else { rest - 1u32 };
        terms.push(SignedPower { negative, exponent });
        if terms.len() > most {
            return None;
        }
    }
    terms.reverse();
    (terms.len() >= 2).then_some(terms)
}

pub(super) fn montgomery_friendly(p: &BigUint) -> Option<MontgomeryFriendly> {
    debug_assert!(p.is_odd());
    let negative = p.bit(1);
    let neighbour = if negative { p + 1u32 } else { p - 1u32 };
    let k = u32::try_from(neighbour.trailing_zeros()?).ok()?;
    (k >= 32).then_some(MontgomeryFriendly { negative, k })
}
