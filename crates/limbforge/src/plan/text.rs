//! A plan as text and back.

use std::fmt;
use std::str::FromStr;

use super::{
    ACROSS, Accumulation, Carry, Inversion, LANES, Multiples, Place, Plan, Product, Reduction,
};
use crate::{ir::build::ConstMul, repr::Radix};

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
            Accumulation::CarryChainTwice => write!(f, "carry-chain(twice)"),
            Accumulation::Madd52 => write!(f, "madd52"),
            Accumulation::Fma51 => write!(f, "fma51"),
            Accumulation::Word => write!(f, "word"),
        }
    }
}

const PLACES: [(Place, &str); 6] = [
    (Place::Left, "left"),
    (Place::Right, "right"),
    (Place::LeftUncached, "left-uncached"),
    (Place::RightUncached, "right-uncached"),
    (Place::Columns, "columns"),
    (Place::High, "high"),
];

const WAYS: [(ConstMul, &str); 3] = [
    (ConstMul::Mul, "mul"),
    (ConstMul::ShiftAdd, "shift-add"),
    (ConstMul::Madd52, "madd52"),
];

const CARRIES: [(Carry, &str); 5] = [
    (Carry::Sequential, "sequential"),
    (Carry::Interleaved, "interleaved"),
    (Carry::Parallel, "parallel"),
    (Carry::TopFirst, "top-first"),
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
                scanning,
                multiples,
            } => match multiples {
                Multiples::After => write!(f, "montgomery({scanning})"),
                Multiples::Interleaved => write!(f, "montgomery(interleaved)"),
                Multiples::Complement => write!(f, "montgomery(complement)"),
            },
        }
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.limbs, self.radix)?;
        if self.word != 64 {
            write!(f, " word({})", self.word)?;
        }
        if self.lanes != 1 {
            write!(f, " lanes({})", self.lanes)?;
        }
        if self.across != 1 {
            write!(f, " across({})", self.across)?;
        }
        write!(
            f,
            " {} {} {} carry({})",
            self.product,
            self.accumulation,
            self.reduction,
            name_of(&CARRIES, &self.carry)
        )?;
        match self.inversion {
            Inversion::Power => Ok(()),
            Inversion::Divsteps => write!(f, " invert(divsteps)"),
        }
    }
}

/// A recipe that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableRecipe {
    /// The word that was not understood.
    pub word: String,
    /// Description of the word expected in its place.
    pub expected: &'static str,
}

impl fmt::Display for UnreadableRecipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = match self.word.as_str() {
            "" => "its end".to_owned(),
            word => format!("`{word}`"),
        };
        write!(
            f,
            "unreadable recipe at {place}: expected {}; an example of a recipe is `{EXAMPLE}`",
            self.expected
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
    let limbs = limbs.parse().ok()?;
    let radix = Radix::parse(radix)?;
    (1..=512).contains(&limbs).then_some((limbs, radix))
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
        ("carry-chain", "twice") => Accumulation::CarryChainTwice,
        ("madd52", "") => Accumulation::Madd52,
        ("fma51", "") => Accumulation::Fma51,
        ("word", "") => Accumulation::Word,
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
            multiples: Multiples::Interleaved,
        },
        ("montgomery", "complement") => Reduction::Montgomery {
            scanning: Product::OperandScanning,
            multiples: Multiples::Complement,
        },
        ("montgomery", scanning) => Reduction::Montgomery {
            scanning: product(scanning)?,
            multiples: Multiples::After,
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
        let mut lanes = 1;
        if let Some(("lanes", number)) = call(word) {
            let known = |lanes: &&u8| lanes.to_string() == number;
            lanes = *LANES.iter().find(known).ok_or_else(refuse)?;
            (word, refuse) = next("a product method");
        }
        let mut across = 1;
        if let Some(("across", number)) = call(word) {
            if number != ACROSS.to_string() {
                return Err(UnreadableRecipe {
                    word: word.to_owned(),
                    expected: "`across(8)`, the one width that spreads an element",
                });
            }
            across = ACROSS;
            (word, refuse) = next("a product method");
        }
        let product = product(word).ok_or_else(refuse)?;
        let (word, refuse) = next("an accumulation such as double-word");
        let accumulation = accumulation(word).ok_or_else(refuse)?;
        let (word, refuse) = next("a reduction such as fold(19@right:mul)");
        let reduction = reduction(word).ok_or_else(refuse)?;
        let (word, refuse) = next("an order of carries such as carry(sequential)");
        let carry = carry(word).ok_or_else(refuse)?;
        let (mut word, mut refuse) = next("invert(divsteps), or the end");
        let mut inversion = Inversion::Power;
        if let Some(("invert", "divsteps")) = call(word) {
            inversion = Inversion::Divsteps;
            (word, refuse) = next("the end");
        }
        if !word.is_empty() {
            return Err(refuse());
        }
        Ok(Plan {
            word: width,
            lanes,
            across,
            limbs,
            radix,
            product,
            accumulation,
            reduction,
            carry,
            inversion,
        })
    }
}

impl From<Plan> for String {
    fn from(plan: Plan) -> String {
        plan.to_string()
    }
}

impl TryFrom<String> for Plan {
    type Error = UnreadableRecipe;

    fn try_from(text: String) -> Result<Plan, UnreadableRecipe> {
        text.parse()
    }
}
