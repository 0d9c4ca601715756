//! The names and signatures of fiat-crypto's two kinds of arithmetic, in Rust and C: word-by-word Montgomery arithmetic
//! on elements below the prime, and unsaturated Solinas arithmetic on tight and loose elements.
//!
//! Names, signatures and conditions are those of the files that fiat-crypto publishes (crate `fiat-crypto` 0.3, folders
//! `fiat-rust` and `fiat-c`); the code is ours. All arithmetic is checked programs, those of `ops::residues` or
//! `ops::bounded`, that are printed as private functions. What is written here by hand only calls them, selects no
//! secret and copies words: constants, bytes, and the word that is 0 if all are.

mod c;
mod rust;
mod texts;

use std::fmt;

use num_bigint::BigInt;
use num_integer::Integer;

use super::Options;
use crate::{
    check::Checked,
    field::Field,
    forecast::predicted_best_of,
    ir::{
        Program,
        interval::{Interval, power_of_two},
    },
    ops::{
        bounded::{Bounds, bounded},
        derive::Rejection,
        integers::alone,
        residues::{Residues, residues},
    },
    plan::Plan,
    prime::Prime,
    repr::Repr,
};
use texts::Function;

/// A prime whose arithmetic can be printed with the interface of fiat-crypto.
#[derive(Clone, Debug)]
pub struct Fiat {
    /// Ports and programs for the printers. It has no routines, and its programs are internal.
    field: Field,
    interface: Interface,
}

/// A function, and the number of bits that `BITS` stands for in it.
struct Printed {
    function: &'static Function,
    bits: u32,
}

impl Printed {
    fn name(&self) -> String {
        self.filled(self.function.name)
    }

    fn lines(&self) -> Vec<String> {
        let lines = self.function.lines.iter();
        lines.map(|line| self.filled(line)).collect()
    }

    /// Whether it is a function on single words.
    fn is_alone(&self) -> bool {
        self.function.name.ends_with("_uBITS")
    }

    fn filled(&self, text: &str) -> String {
        text.replace("BITS", &self.bits.to_string())
    }

    /// Its checked program, which has the same name, if it is on single words.
    fn alone(&self, word: u8) -> Option<Result<Checked<Program>, Rejection>> {
        let (name, bits) = (&self.name(), self.bits);
        let (what, _) = self.function.name.split_once("_uBITS")?;
        Some(match what {
            "addcarryx" => alone::sum(name, word, bits),
            "subborrowx" => alone::difference(name, word, bits),
            "mulx" => alone::product(name, word),
            "cmovznz" => alone::choice(name, word),
            other => unreachable!("the table has no function `{other}`"),
        })
    }
}

/// Functions on single words: sums and differences of each width that limbs have.
fn words_alone(interface: Interface, repr: &Repr) -> impl Iterator<Item = Printed> + use<> {
    let word = u32::from(repr.word);
    let mut widths: Vec<u32> = Vec::new();
    for tight in &repr.tight {
        let width = match interface {
            Interface::Montgomery => word,
            // The greatest is a power of two: the weight of the next limb over that of this one, and less at the top.
            Interface::Unsaturated => u32::try_from(tight.hi.bits()).expect("bits of a word") - 1,
        };
        if !widths.contains(&width) {
            widths.push(width);
        }
    }
    let carries = widths.into_iter().flat_map(|bits| {
        let of_width = move |function| Printed { function, bits };
        texts::CARRIES.iter().map(of_width)
    });
    let product = (interface == Interface::Montgomery).then_some(&texts::PRODUCT);
    let of_words = product.into_iter().chain([&texts::CHOICE]);
    carries.chain(of_words.map(move |function| Printed {
        function,
        bits: word,
    }))
}

/// One of the two interfaces of fiat-crypto's files. The recipe decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interface {
    /// Elements in full words, R times themselves modulo p, below p.
    Montgomery,
    /// Limbs with room for sums: up to a power of two, the weight of the next limb over theirs, in tight elements, and
    /// up to three times that in loose ones.
    Unsaturated,
}

impl Interface {
    fn of(plan: &Plan) -> Option<Interface> {
        let is_unsaturated = !plan.is_montgomery() && !plan.is_saturated() && !plan.has_vectors();
        match plan.is_montgomery_in_full_words() {
            true => Some(Interface::Montgomery),
            false => is_unsaturated.then_some(Interface::Unsaturated),
        }
    }
}

/// Why there is no such interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoFiat {
    /// The recipe has neither of the interfaces.
    Recipe {
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
            NoFiat::Recipe { recipe } => write!(
                f,
                "`{recipe}` cannot honour fiat-crypto's bounds: `--abi fiat` takes full words with `montgomery(...)`, or \
                 limbs with spare bits and without it"
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
    /// The arithmetic by a recipe in the Montgomery domain or on limbs with spare bits; without one, by that with the
    /// best prediction for words of `word` bits in the Montgomery domain.
    ///
    /// # Errors
    /// [`NoFiat`], if the recipe is not such a one, or does not work for the prime under fiat-crypto's bounds.
    pub fn new(prime: &Prime, recipe: Option<&Plan>, word: u8) -> Result<Fiat, NoFiat> {
        let plan = match recipe {
            Some(plan) => plan.clone(),
            None => predicted_best_of(prime, word, Plan::is_montgomery_in_full_words).ok_or_else(
                || NoFiat::NothingWorks {
                    prime: prime.to_string(),
                },
            )?,
        };
        let Some(interface) = Interface::of(&plan) else {
            let recipe = plan.to_string();
            return Err(NoFiat::Recipe { recipe });
        };
        let made = match interface {
            Interface::Montgomery => {
                residues(prime, &plan).map(|Residues { repr, programs }| (repr, programs))
            }
            Interface::Unsaturated => unsaturated(prime, &plan),
        };
        let (repr, mut programs) = made.map_err(NoFiat::Rejected)?;
        let words = words_alone(interface, &repr).filter_map(|printed| printed.alone(repr.word));
        let words: Result<Vec<_>, _> = words.collect();
        programs.extend(words.map_err(NoFiat::Rejected)?);
        let field = Field {
            prime: prime.clone(),
            recipe: plan.to_string(),
            repr,
            constants: Vec::new(),
            programs,
            across: Vec::new(),
            routines: Vec::new(),
            formula: None,
        };
        Ok(Fiat { field, interface })
    }

    /// The functions of the interface, in the order in which they are printed.
    fn functions(&self) -> impl Iterator<Item = Printed> {
        let all = match self.interface {
            Interface::Montgomery => texts::MONTGOMERY,
            Interface::Unsaturated => texts::UNSATURATED,
        };
        let scaled = has_scaled(&self.field.prime);
        let own = all.iter().filter(move |own| scaled || own.name != SCALED);
        let word = u32::from(self.field.repr.word);
        let own = own.map(move |function| Printed {
            function,
            bits: word,
        });
        words_alone(self.interface, &self.field.repr).chain(own)
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

/// The product with (486662 + 2) / 4 of Montgomery's ladder, which fiat-crypto has for 2^255 - 19 alone.
const SCALED: &str = "carry_scmul_121666";
const SCALE: u32 = 121_666;

fn has_scaled(prime: &Prime) -> bool {
    BigInt::from(prime.value().clone()) == power_of_two(255) - 19
}

/// The programs under fiat-crypto's bounds for limbs with spare bits (`tight_bounds_multiplier = 1`, loose ones three
/// times that), as the comments of its types state them. A selection is of any words.
fn unsaturated(prime: &Prime, plan: &Plan) -> Result<(Repr, Vec<Checked<Program>>), Rejection> {
    let words = |_| {
        let [tight, loose] = [(); 2].map(|()| Interval::of_bits(u32::from(plan.word)));
        Bounds { tight, loose }
    };
    let limbs = |width| Bounds {
        tight: Interval::up_to(power_of_two(width)),
        loose: Interval::up_to(power_of_two(width) * 3),
    };
    let names = [
        "mul",
        "square",
        "carry",
        "add",
        "sub",
        "opp",
        "to_bytes",
        "from_bytes",
        "mul_small",
    ];
    let count = names.len() - usize::from(!has_scaled(prime));
    let (_, mut programs) = bounded(prime, plan, &["select"], words)?;
    let (repr, others) = bounded(prime, plan, &names[..count], limbs)?;
    programs.extend(others);
    Ok((repr, programs))
}
