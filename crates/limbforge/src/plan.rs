//! How a field is computed: the product, its accumulation, the reduction, the carries.
//!
//! A plan's text is its whole recipe, such as
//! `5x51 product-scanning split(6,7) fold(19@right:mul) carry(sequential)`: results and logs record it, and the
//! command line takes it back.

use std::fmt;
use std::str::FromStr;

use num_bigint::BigInt;

use crate::{ir::build::ConstMul, prime::Prime, repr::Radix};

/// The order, or the method, in which partial products are formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Product {
    /// Row by row: one limb of an operand with all limbs of the other.
    OperandScanning,
    /// Column by column: all products of one weight together.
    ProductScanning,
    /// Arbitrary-degree Karatsuba in the subtractive form: n(n+1)/2 products (Scott, "Missing a trick", 2015).
    Adk,
    /// Karatsuba in the subtractive form with this many levels.
    Karatsuba(u8),
}

/// How products are added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Accumulation {
    /// In double words.
    DoubleWord,
    /// Low and high parts in words of their own, with the operands shifted left beforehand by these amounts, so
    /// that the limb boundary falls on the word boundary (Pornin).
    Split {
        /// Shift of the left operand.
        left: u32,
        /// Shift of the right operand.
        right: u32,
    },
    /// In words, with carry chains.
    CarryChain,
}

/// Where the multiplication by the folding constant is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// On the limbs of the left operand, each once.
    Left,
    /// On the limbs of the right operand, each once.
    Right,
    /// On the limbs of the right operand, again for each product.
    RightUncached,
    /// On the sums of the high columns.
    Columns,
    /// On the high columns after carries have made them limbs (or words).
    High,
}

/// How the product is made short again.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reduction {
    /// 2^(radix * n) = constant modulo a pseudo-Mersenne prime.
    Fold {
        /// The constant.
        constant: BigInt,
        /// Where it is applied.
        place: Place,
        /// How it is multiplied.
        by: ConstMul,
    },
    /// The high limbs are added and subtracted at the signed powers of two of a generalised Mersenne prime.
    Solinas,
    /// For p = x^2 - x - 1 with x = 2^(m/2): Karatsuba over x, of which the reduction is a part (Hamburg, 2015).
    Golden,
    /// Montgomery: a multiple of p makes the low limbs 0.
    Montgomery {
        /// How the multiple is formed.
        scanning: Product,
        /// Row by row within the product (operand scanning only).
        interleaved: bool,
    },
}

/// The order of the carries at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Carry {
    /// One limb after the other.
    Sequential,
    /// Two chains at once, from limb 0 and from the middle.
    Interleaved,
    /// All limbs at once.
    Parallel,
    /// None of its own: the reduction leaves full words, or limbs within their bounds.
    None,
}

/// A complete recipe for one field.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Plan {
    /// Width of a word: 32 or 64.
    pub word: u8,
    /// Number of limbs.
    pub limbs: usize,
    /// Limb weights.
    pub radix: Radix,
    /// The product.
    pub product: Product,
    /// Its accumulation.
    pub accumulation: Accumulation,
    /// The reduction.
    pub reduction: Reduction,
    /// The carries.
    pub carry: Carry,
}

impl Plan {
    /// Whether limbs are full words.
    pub fn is_saturated(&self) -> bool {
        self.radix == Radix::bits(u32::from(self.word))
    }

    /// Whether elements are held in the Montgomery domain.
    pub fn is_montgomery(&self) -> bool {
        matches!(self.reduction, Reduction::Montgomery { .. })
    }
}

impl fmt::Display for Product {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Product::OperandScanning => write!(f, "operand-scanning"),
            Product::ProductScanning => write!(f, "product-scanning"),
            Product::Adk => write!(f, "adk"),
            Product::Karatsuba(levels) => write!(f, "karatsuba({levels})"),
        }
    }
}

impl fmt::Display for Accumulation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Accumulation::DoubleWord => write!(f, "double-word"),
            Accumulation::Split { left, right } => write!(f, "split({left},{right})"),
            Accumulation::CarryChain => write!(f, "carry-chain"),
        }
    }
}

const PLACES: [(Place, &str); 5] = [
    (Place::Left, "left"),
    (Place::Right, "right"),
    (Place::RightUncached, "right-uncached"),
    (Place::Columns, "columns"),
    (Place::High, "high"),
];

const WAYS: [(ConstMul, &str); 2] = [(ConstMul::Mul, "mul"), (ConstMul::ShiftAdd, "shift-add")];

const CARRIES: [(Carry, &str); 4] = [
    (Carry::Sequential, "sequential"),
    (Carry::Interleaved, "interleaved"),
    (Carry::Parallel, "parallel"),
    (Carry::None, "none"),
];

fn name_of<T: PartialEq>(table: &[(T, &'static str)], item: &T) -> &'static str {
    table
        .iter()
        .find(|(other, _)| other == item)
        .map_or("", |(_, name)| name)
}

fn named<T: Copy>(table: &[(T, &'static str)], text: &str) -> Option<T> {
    table
        .iter()
        .find(|(_, name)| *name == text)
        .map(|(item, _)| *item)
}

impl fmt::Display for Reduction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reduction::Fold {
                constant,
                place,
                by,
            } => {
                let (place, by) = (name_of(&PLACES, place), name_of(&WAYS, by));
                write!(f, "fold({constant}@{place}:{by})")
            }
            Reduction::Solinas => write!(f, "solinas"),
            Reduction::Golden => write!(f, "golden"),
            Reduction::Montgomery {
                interleaved: true, ..
            } => write!(f, "montgomery(interleaved)"),
            Reduction::Montgomery { scanning, .. } => write!(f, "montgomery({scanning})"),
        }
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.limbs, self.radix)?;
        if self.word != 64 {
            write!(f, " word({})", self.word)?;
        }
        write!(
            f,
            " {} {} {} carry({})",
            self.product,
            self.accumulation,
            self.reduction,
            name_of(&CARRIES, &self.carry)
        )
    }
}

/// A recipe that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableRecipe {
    /// The word that was not understood.
    pub word: String,
    /// What was expected in its place.
    pub expected: &'static str,
}

impl fmt::Display for UnreadableRecipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "unreadable recipe at `{}`: expected {}; a whole recipe is such as `{EXAMPLE}`",
            self.word, self.expected
        )
    }
}

impl std::error::Error for UnreadableRecipe {}

const EXAMPLE: &str = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";

/// `name(arguments)` as its two parts; no brackets give no arguments.
fn call(word: &str) -> Option<(&str, &str)> {
    match word.split_once('(') {
        None => Some((word, "")),
        Some((name, rest)) => Some((name, rest.strip_suffix(')')?)),
    }
}

fn shape(word: &str) -> Option<(usize, Radix)> {
    let (limbs, radix) = word.split_once('x')?;
    let half_bits = match radix.strip_suffix(".5") {
        Some(whole) => 2 * whole.parse::<u32>().ok()? + 1,
        None => radix.parse::<u32>().ok()?.checked_mul(2)?,
    };
    let limbs = limbs.parse().ok()?;
    let sensible = (1..=512).contains(&limbs) && (2..=128).contains(&half_bits);
    sensible.then_some((limbs, Radix { half_bits }))
}

fn product(word: &str) -> Option<Product> {
    Some(match call(word)? {
        ("operand-scanning", "") => Product::OperandScanning,
        ("product-scanning", "") => Product::ProductScanning,
        ("adk", "") => Product::Adk,
        ("karatsuba", levels) => Product::Karatsuba(levels.parse().ok()?),
        _ => return None,
    })
}

fn accumulation(word: &str) -> Option<Accumulation> {
    Some(match call(word)? {
        ("double-word", "") => Accumulation::DoubleWord,
        ("carry-chain", "") => Accumulation::CarryChain,
        ("split", shifts) => {
            let (left, right) = shifts.split_once(',')?;
            Accumulation::Split {
                left: left.parse().ok()?,
                right: right.parse().ok()?,
            }
        }
        _ => return None,
    })
}

fn reduction(word: &str) -> Option<Reduction> {
    Some(match call(word)? {
        ("solinas", "") => Reduction::Solinas,
        ("golden", "") => Reduction::Golden,
        ("fold", arguments) => {
            let (constant, rest) = arguments.split_once('@')?;
            let (place, by) = rest.split_once(':')?;
            Reduction::Fold {
                constant: constant.parse().ok()?,
                place: named(&PLACES, place)?,
                by: named(&WAYS, by)?,
            }
        }
        ("montgomery", "interleaved") => Reduction::Montgomery {
            scanning: Product::OperandScanning,
            interleaved: true,
        },
        ("montgomery", scanning) => Reduction::Montgomery {
            scanning: product(scanning)?,
            interleaved: false,
        },
        _ => return None,
    })
}

fn carry(word: &str) -> Option<Carry> {
    match call(word)? {
        ("carry", order) => named(&CARRIES, order),
        _ => None,
    }
}

impl FromStr for Plan {
    type Err = UnreadableRecipe;

    fn from_str(text: &str) -> Result<Plan, UnreadableRecipe> {
        let mut words = text.split_whitespace().peekable();
        let mut next = |expected: &'static str| {
            let word = words.next().unwrap_or("");
            let refuse = move || UnreadableRecipe {
                word: word.to_owned(),
                expected,
            };
            (word, refuse)
        };
        let (word, refuse) = next("limbs and radix such as 5x51");
        let (limbs, radix) = shape(word).ok_or_else(refuse)?;
        let (mut word, mut refuse) = next("a product method");
        let mut width = 64;
        if let Some(("word", bits)) = call(word) {
            width = match bits {
                "32" => 32,
                "64" => 64,
                _ => return Err(refuse()),
            };
            (word, refuse) = next("a product method");
        }
        let product = product(word).ok_or_else(refuse)?;
        let (word, refuse) = next("an accumulation such as double-word");
        let accumulation = accumulation(word).ok_or_else(refuse)?;
        let (word, refuse) = next("a reduction such as fold(19@right:mul)");
        let reduction = reduction(word).ok_or_else(refuse)?;
        let (word, refuse) = next("an order of carries such as carry(sequential)");
        let carry = carry(word).ok_or_else(refuse)?;
        let (word, refuse) = next("the end");
        if !word.is_empty() {
            return Err(refuse());
        }
        Ok(Plan {
            word: width,
            limbs,
            radix,
            product,
            accumulation,
            reduction,
            carry,
        })
    }
}

/// A recipe that is not one for a prime.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfitRecipe {
    /// The recipe.
    pub recipe: String,
    /// What does not fit.
    pub reason: String,
}

impl fmt::Display for UnfitRecipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` does not fit the prime: {}",
            self.recipe, self.reason
        )
    }
}

impl std::error::Error for UnfitRecipe {}

/// Whether a plan can be tried on a prime at all: shapes match and the limbs hold it.
///
/// # Errors
/// [`UnfitRecipe`] with the reason.
pub fn fits(prime: &Prime, plan: &Plan) -> Result<(), UnfitRecipe> {
    let refuse = |reason: String| {
        Err(UnfitRecipe {
            recipe: plan.to_string(),
            reason,
        })
    };
    let (m, n) = (prime.bits(), plan.limbs);
    let word = u32::from(plan.word);
    let (start, end) = (plan.radix.exponent(n - 1), plan.radix.exponent(n));
    if plan.radix.half_bits > 2 * word {
        return refuse(format!(
            "a limb of {} bits exceeds the word of {word}",
            plan.radix
        ));
    }
    if end < m || start >= m {
        return refuse(format!("{n} limbs hold {end} bits and the prime has {m}"));
    }
    let saturated = plan.is_saturated();
    match (&plan.reduction, plan.accumulation, plan.product) {
        (_, Accumulation::CarryChain, _) if !saturated => {
            return refuse("carry chains belong to full words".to_owned());
        }
        (_, Accumulation::Split { .. }, _) if saturated => {
            return refuse("full words have no room for shifts".to_owned());
        }
        (_, Accumulation::Split { left, right }, product) => {
            if plan.radix.uniform() != Some(word.saturating_sub(left + right)) {
                return refuse(format!("the shifts and the radix do not add up to {word}"));
            }
            if !matches!(product, Product::OperandScanning | Product::ProductScanning) {
                return refuse("split accumulation needs plain products".to_owned());
            }
        }
        (_, _, Product::Adk | Product::Karatsuba(_)) if saturated => {
            return refuse("differences of full words have no room for a sign".to_owned());
        }
        _ => {}
    }
    if let Product::Karatsuba(levels) = plan.product
        && (levels == 0 || n >> levels == 0)
    {
        return refuse(format!("{n} limbs cannot be halved {levels} times"));
    }
    let uniform = plan.radix.uniform().is_some();
    if !uniform
        && !matches!(
            plan.product,
            Product::OperandScanning | Product::ProductScanning
        )
    {
        return refuse("mixed radix needs plain products".to_owned());
    }
    match &plan.reduction {
        Reduction::Fold {
            constant, place, ..
        } => {
            let Some(form) = prime.pseudo_mersenne() else {
                return refuse("it is not pseudo-Mersenne".to_owned());
            };
            let expected = BigInt::from(form.c) << (end - m);
            if *constant != expected {
                return refuse(format!("2^{end} folds to {expected}"));
            }
            if saturated && (constant.bits() > u64::from(word) || *place != Place::High) {
                return refuse("full words fold their high words, by one word".to_owned());
            }
            let on_operand = matches!(place, Place::Left | Place::Right | Place::RightUncached);
            let plain = matches!(
                plan.product,
                Product::OperandScanning | Product::ProductScanning
            );
            if on_operand && !plain {
                return refuse("folding an operand needs plain products".to_owned());
            }
        }
        Reduction::Solinas | Reduction::Golden => {
            let Some(terms) = prime.generalised_mersenne() else {
                return refuse("it is not generalised Mersenne".to_owned());
            };
            if saturated || !uniform {
                return refuse("this reduction is for limbs of one width with room".to_owned());
            }
            let golden: Vec<(bool, u32)> = vec![(false, m), (true, m / 2), (true, 0)];
            let terms: Vec<(bool, u32)> = terms.iter().map(|t| (t.negative, t.exponent)).collect();
            if plan.reduction == Reduction::Golden
                && (terms != golden || n % 2 != 0 || plan.radix.exponent(n / 2) != m / 2)
            {
                return refuse("it is not x^2 - x - 1 with x at a limb boundary".to_owned());
            }
            if terms.first() != Some(&(false, m)) {
                return refuse("2^m - p is negative in this form".to_owned());
            }
        }
        Reduction::Montgomery { interleaved, .. } => {
            if !uniform {
                return refuse("Montgomery reduction needs limbs of one width".to_owned());
            }
            if *interleaved && !saturated {
                return refuse("interleaving is for full words".to_owned());
            }
        }
    }
    Ok(())
}
