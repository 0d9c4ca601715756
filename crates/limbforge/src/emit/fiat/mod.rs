//! The names and signatures of fiat-crypto's word-by-word Montgomery arithmetic, in Rust and C.
//!
//! Names, signatures and conditions are those of the files that fiat-crypto publishes (crate `fiat-crypto` 0.3, folders
//! `fiat-rust` and `fiat-c`); the code is ours. All arithmetic is [`residues`], checked programs that are
//! printed as private functions. What is written here by hand only calls them, selects no secret and copies words:
//! constants, bytes, and the word that is 0 if all are.

mod c;
mod rust;
mod texts;

use std::fmt;

use num_bigint::BigInt;
use num_integer::Integer;

use super::Options;
use crate::{
    field::Field,
    forecast::predicted_best_of,
    ops::{derive::Rejection, residues::residues},
    plan::Plan,
    prime::Prime,
    repr::Repr,
};

/// A prime whose arithmetic can be printed with the interface of fiat-crypto.
#[derive(Clone, Debug)]
pub struct Fiat {
    /// Ports and programs for the printers. It has no routines, and its programs are those on residues.
    field: Field,
}

/// Why there is no such interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoFiat {
    /// The recipe is not in the Montgomery domain.
    Domain {
        /// The recipe.
        recipe: String,
    },
    /// The recipe does not work for the prime.
    Rejected(Rejection),
    /// No recipe works.
    NothingWorks {
        /// The prime.
        prime: String,
    },
    /// The language is not Rust or C.
    Language,
}

impl fmt::Display for NoFiat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoFiat::Domain { recipe } => write!(
                f,
                "`{recipe}` cannot honour fiat-crypto's bounds: `--abi fiat` is for Montgomery arithmetic in full words; \
                 give a recipe with `montgomery(...)`"
            ),
            NoFiat::Rejected(rejection) => write!(f, "{rejection}"),
            NoFiat::NothingWorks { prime } => write!(
                f,
                "no recipe with `montgomery(...)` works for {prime}; leave `--abi` out"
            ),
            NoFiat::Language => write!(
                f,
                "`--abi fiat` is for Rust and C only; add `--lang rust` or `--lang c`"
            ),
        }
    }
}

impl std::error::Error for NoFiat {}

impl Fiat {
    /// The arithmetic by a recipe in the Montgomery domain; without one, by that with the best prediction for words of
    /// `word` bits.
    ///
    /// # Errors
    /// [`NoFiat`], if the recipe is not such a one, or does not work for the prime.
    pub fn new(prime: &Prime, recipe: Option<&Plan>, word: u8) -> Result<Fiat, NoFiat> {
        let plan = match recipe {
            Some(plan) => plan.clone(),
            None => predicted_best_of(prime, word, Plan::is_montgomery_in_full_words).ok_or_else(
                || NoFiat::NothingWorks {
                    prime: prime.to_string(),
                },
            )?,
        };
        if !plan.is_montgomery_in_full_words() {
            let recipe = plan.to_string();
            return Err(NoFiat::Domain { recipe });
        }
        let residues = residues(prime, &plan).map_err(NoFiat::Rejected)?;
        Ok(Fiat {
            field: Field {
                prime: prime.clone(),
                recipe: plan.to_string(),
                repr: residues.repr,
                constants: Vec::new(),
                programs: residues.programs,
                routines: Vec::new(),
                formula: None,
            },
        })
    }

    /// Ports and programs, for what is written about them. The programs require elements below p of callers.
    pub(crate) fn field(&self) -> &Field {
        &self.field
    }

    /// How elements are held.
    pub fn repr(&self) -> &Repr {
        &self.field.repr
    }

    /// The file in a language, `rust` or `c`; names begin with `fiat_` and the options' name.
    ///
    /// # Errors
    /// [`NoFiat::Language`] for other languages.
    pub fn source(&self, language: &str, options: &Options) -> Result<String, NoFiat> {
        match language {
            "rust" => Ok(rust::source(self, options)),
            "c" => Ok(c::source(self, options)),
            _ => Err(NoFiat::Language),
        }
    }

    fn p(&self) -> BigInt {
        self.field.prime.value().clone().into()
    }

    fn words(&self, k: &BigInt, count: usize) -> Vec<BigInt> {
        self.field.repr.radix.digits(k, count)
    }

    /// R modulo p: the residue of 1.
    fn one(&self) -> Vec<BigInt> {
        self.words(
            &self.field.repr.domain_factor().mod_floor(&self.p()),
            self.limbs(),
        )
    }

    /// R^2 modulo p: the product with it is R times the other factor.
    fn r_squared(&self) -> Vec<BigInt> {
        let r = self.field.repr.domain_factor();
        self.words(&(&r * &r).mod_floor(&self.p()), self.limbs())
    }

    /// p, with a word for the sign.
    fn modulus(&self) -> Vec<BigInt> {
        self.words(&self.p(), self.limbs() + 1)
    }

    /// 2^-steps in the Montgomery domain: as many steps as make g of this length 0 (Bernstein and Yang 2019, theorem
    /// 11.2) have taken v to 2^steps times the inverse, up to the sign of f. fiat-crypto documents ((p - 1) / 2)^steps,
    /// which differs by the sign for an odd number of steps; its files have this.
    fn precomputed(&self) -> Vec<BigInt> {
        let p = self.p();
        let bits = u64::from(self.field.prime.bits());
        let steps = (49 * bits + if bits < 46 { 80 } else { 57 }) / 17;
        let inverse = ((&p + 1u32) / 2u32).modpow(&steps.into(), &p);
        let residue = (inverse * self.field.repr.domain_factor()).mod_floor(&p);
        self.words(&residue, self.limbs())
    }

    fn limbs(&self) -> usize {
        self.field.repr.limbs
    }
}
