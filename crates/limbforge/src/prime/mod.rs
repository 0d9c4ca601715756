//! A checked prime with its shape.
//!
//! Text becomes an integer (`parse`, `names`), the integer is shown to be a probable prime (`primality`), and the prime
//! is asked for the forms that make its reduction cheap (`shape`). What is refused says why ([`PrimeError`]).

mod error;
mod names;
mod parse;
mod primality;
mod residue;
mod shape;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use num_bigint::{BigInt, BigUint};
use num_traits::ToPrimitive;

pub use error::PrimeError;
pub use names::known_names;
pub use primality::Compositeness;
pub(crate) use primality::TRIAL_PRIMES;
pub use residue::ResidueError;
pub(crate) use residue::meaning;
pub use shape::{MontgomeryFriendly, PseudoMersenne, Shape, SignedPower};

/// An odd probable prime by Baillie–PSW, at least 5 and of at most [`Prime::MAX_BITS`] bits.
///
/// Its `Display` is the shortest sparse form, else hexadecimal, and parses back to the same prime:
///
/// ```
/// # use limbforge_core::prime::Prime;
/// let p = Prime::parse("0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed")?;
/// assert_eq!(p, Prime::parse("curve25519")?);
/// assert_eq!(p.to_string(), "2^255 - 19");
/// assert_eq!(p.bits(), 255);
/// assert_eq!(p.name(), Some("curve25519"));
/// # Ok::<(), limbforge_core::prime::PrimeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prime {
    value: BigUint,
}

impl Prime {
    /// The most bits a prime may have.
    pub const MAX_BITS: u32 = 4096;

    /// Reads a prime from an expression with `+ - * ^` (or `**`) and brackets over decimal and `0x` hexadecimal
    /// numbers, or from a name alone. A name may be in any case, with or without hyphens.
    ///
    /// ```
    /// # use limbforge_core::prime::Prime;
    /// let p = Prime::parse("2^448 - 2^224 - 1")?;
    /// assert_eq!(p, Prime::parse("Goldilocks")?);
    /// assert_eq!(p, Prime::parse("(2**224 - 1) * 2**224 - 0x1")?);
    ///
    /// let refusal = Prime::parse("2^255-18").unwrap_err();
    /// assert_eq!(refusal.to_string(), "the number is even, so it is not prime; check its last term and give a prime");
    /// let refusal = Prime::parse("2^255-").unwrap_err();
    /// assert!(refusal.to_string().starts_with("column 7: expected a number or an opening bracket"));
    /// # Ok::<(), limbforge_core::prime::PrimeError>(())
    /// ```
    ///
    /// # Errors
    /// [`PrimeError`], when the text cannot be read or the number is refused by [`Prime::new`]. Never panics; time and
    /// memory are bounded for every text.
    pub fn parse(text: &str) -> Result<Self, PrimeError> {
        let value: BigInt = parse::integer(text)?;
        Self::new(value.to_biguint().ok_or(PrimeError::Negative)?)
    }

    /// Checks that `value` is a usable prime.
    ///
    /// ```
    /// # use limbforge_core::prime::{Compositeness, Prime, PrimeError};
    /// assert!(Prime::new(65537u32.into()).is_ok());
    /// assert_eq!(Prime::new(561u32.into()), Err(PrimeError::Composite(Compositeness::Factor(3))));
    /// ```
    ///
    /// # Errors
    /// [`PrimeError`], when the value is below 5, has more than [`Prime::MAX_BITS`] bits, is even or composite.
    pub fn new(value: BigUint) -> Result<Self, PrimeError> {
        if let Some(value) = value.to_u32().filter(|v| *v < 5) {
            return Err(PrimeError::TooSmall { value });
        }
        if value.bits() > u64::from(Self::MAX_BITS) {
            return Err(PrimeError::TooWide { bits: value.bits() });
        }
        if !value.bit(0) {
            return Err(PrimeError::Even);
        }
        primality::baillie_psw(&value).map_err(PrimeError::Composite)?;
        Ok(Self { value })
    }

    /// The prime itself.
    #[must_use]
    pub fn value(&self) -> &BigUint {
        &self.value
    }

    /// Its length in bits, 3 to [`Prime::MAX_BITS`].
    #[must_use]
    pub fn bits(&self) -> u32 {
        shape::bits(&self.value)
    }

    /// The form 2^m - c, where m is the bits of p and c has at most min(64, m/2) bits.
    #[must_use]
    pub fn pseudo_mersenne(&self) -> Option<PseudoMersenne> {
        shape::pseudo_mersenne(&self.value)
    }

    /// The non-adjacent form of p, exponents descending, when it has 2 to 6 terms and at least 8 bits of p for each.
    ///
    /// ```
    /// # use limbforge_core::prime::Prime;
    /// let terms = Prime::parse("p224")?.generalised_mersenne().expect("2^224 - 2^96 + 1");
    /// let signed: Vec<_> = terms.iter().map(|t| (t.negative, t.exponent)).collect();
    /// assert_eq!(signed, [(false, 224), (true, 96), (false, 0)]);
    /// # Ok::<(), limbforge_core::prime::PrimeError>(())
    /// ```
    #[must_use]
    pub fn generalised_mersenne(&self) -> Option<Vec<SignedPower>> {
        shape::generalised_mersenne(&self.value)
    }

    /// The greatest k of at least 32 with p = 1 or p = -1 modulo 2^k.
    #[must_use]
    pub fn montgomery_friendly(&self) -> Option<MontgomeryFriendly> {
        shape::montgomery_friendly(&self.value)
    }

    /// The first shape of p in the order of [`Shape`]; the other methods tell of the rest.
    #[must_use]
    pub fn shape(&self) -> Shape {
        Shape::of(&self.value)
    }

    /// The name of a known prime, however it was written.
    #[must_use]
    pub fn name(&self) -> Option<&'static str> {
        names::name_of(&self.value)
    }

    /// A lower-case identifier for generated code: the known name with `_` for `-`; else `p255_19` for 2^255 - 19; else
    /// `p480_m240_m1` for 2^480 - 2^240 - 1, with `m` for minus and `p` for plus; else the bits and the first eight
    /// hexadecimal digits, which two primes may share.
    ///
    /// ```
    /// # use limbforge_core::prime::Prime;
    /// assert_eq!(Prime::parse("BLS12-381")?.identifier(), "bls12_381");
    /// assert_eq!(Prime::parse("2^140-27")?.identifier(), "p140_27");
    /// # Ok::<(), limbforge_core::prime::PrimeError>(())
    /// ```
    #[must_use]
    pub fn identifier(&self) -> String {
        if let Some(name) = self.name() {
            return name.replace('-', "_");
        }
        match self.shape() {
            Shape::PseudoMersenne(form) => format!("p{}_{}", form.m, form.c),
            Shape::GeneralisedMersenne(terms) => {
                let mut identifier = format!("p{}", terms[0].exponent);
                for term in &terms[1..] {
                    identifier.push_str(if term.negative { "_m" } else { "_p" });
                    identifier.push_str(&term.exponent.max(1).to_string());
                }
                identifier
            }
            Shape::MontgomeryFriendly(_) | Shape::Plain { .. } => {
                let digits = self.value.to_str_radix(16);
                format!("p{}_{}", self.bits(), &digits[..digits.len().min(8)])
            }
        }
    }
}

impl FromStr for Prime {
    type Err = PrimeError;

    fn from_str(text: &str) -> Result<Self, PrimeError> {
        Self::parse(text)
    }
}

impl fmt::Display for Prime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.shape() {
            Shape::PseudoMersenne(form) => form.fmt(f),
            Shape::GeneralisedMersenne(terms) => shape::write_sum(f, &terms),
            Shape::MontgomeryFriendly(_) | Shape::Plain { .. } => write!(f, "{:#x}", self.value),
        }
    }
}
