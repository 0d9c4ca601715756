//! The fields that are compared: every named prime, random primes of every form and size, on words of 64 and of 32
//! bits, by the recipe that is printed without a wish and by another one.

use limbforge::{
    Field, Plan, Prime,
    forecast::predicted_best,
    ops::derive::derive,
    plan::{Effort, Inversion, candidates},
    prime::known_names,
};

use crate::{
    inputs::Random,
    random_primes::{Form, random_prime},
};

/// Bits of the random primes of no form.
const SIZES: &[u32] = &[
    5, 6, 7, 8, 12, 16, 17, 24, 31, 32, 33, 47, 61, 62, 63, 64, 65, 80, 96, 127, 128, 129, 160,
    191, 192, 193, 224, 254, 255, 256, 257, 300, 320, 383, 384, 385, 448, 511, 512, 513, 640, 768,
    1023, 1024,
];
/// Bits of the random primes of each form.
const FORMED: &[u32] = &[
    40, 66, 100, 130, 190, 222, 250, 256, 266, 336, 382, 448, 521, 607,
];

/// Where a prime comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A name or an expression.
    Text(String),
    /// A random prime of so many bits.
    Random(Form, u32),
}

/// Which recipe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recipe {
    /// The one that is printed without a wish.
    Predicted,
    /// One of the others that are worth trying.
    Other,
    /// This one.
    Given(Plan),
}

/// A field to compare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// Its prime.
    pub source: Source,
    /// Its words.
    pub word: u8,
    /// Its recipe.
    pub recipe: Recipe,
}

/// Every case: those of the recipes that are printed without a wish come first.
pub fn all() -> Vec<Case> {
    let named = known_names().map(|name| Source::Text(name.to_owned()));
    let plain = SIZES.iter().enumerate().map(|(i, &bits)| {
        let form = match i % 5 {
            4 => Form::TwoAdic,
            i => Form::Plain {
                modulo8: [3, 5, 7, 1][i],
            },
        };
        Source::Random(form, bits)
    });
    let formed = FORMED.iter().flat_map(|&bits| {
        let forms = [
            Form::PseudoMersenne,
            Form::Solinas,
            Form::MontgomeryFriendly,
        ];
        forms.map(|form| Source::Random(form, bits))
    });
    let mut all: Vec<Case> = named.chain(plain).chain(formed).flat_map(of).collect();
    all.sort_by_key(|case| case.recipe != Recipe::Predicted);
    all
}

/// The cases of one prime.
pub fn of(source: Source) -> impl Iterator<Item = Case> {
    let words = [64, 32].into_iter();
    words.flat_map(move |word| {
        let source = source.clone();
        [Recipe::Predicted, Recipe::Other].map(|recipe| Case {
            source: source.clone(),
            word,
            recipe,
        })
    })
}

impl Case {
    /// The prime, and its field; `None` where the prime has no second recipe.
    ///
    /// # Errors
    /// Why there is no such prime or field.
    pub fn field(&self) -> Result<Option<Field>, String> {
        let prime = match &self.source {
            Source::Text(text) => Prime::parse(text).map_err(|error| error.to_string())?,
            // Few numbers of a form and size can have no prime among them.
            Source::Random(form, bits) => match random_prime(*form, *bits, 2026) {
                Some(prime) => prime,
                None => return Ok(None),
            },
        };
        match &self.recipe {
            Recipe::Predicted => predicted_best(&prime, self.word)
                .map(Some)
                .ok_or_else(|| format!("no recipe with words of {} bits", self.word)),
            Recipe::Other => Ok(other(&prime, self.word)),
            Recipe::Given(plan) => {
                let field = derive(&prime, plan).map_err(|error| error.to_string())?;
                Ok(Some(field))
            }
        }
    }

    /// The name in reports.
    pub fn label(&self) -> String {
        let prime = match &self.source {
            Source::Text(text) => text.clone(),
            Source::Random(form, bits) => format!("random, {bits} bits, {}", form.label()),
        };
        let recipe = match &self.recipe {
            Recipe::Predicted => "",
            Recipe::Other => ", second recipe",
            Recipe::Given(_) => ", given recipe",
        };
        format!("{prime}, {}-bit words{recipe}", self.word)
    }
}

/// A recipe from a place in the list that the prime decides, as it does the inversion: the first from there that works.
/// It is seldom the predicted one.
fn other(prime: &Prime, word: u8) -> Option<Field> {
    let mut plans = candidates(prime, Effort::Full);
    plans.retain(|plan| plan.word == word);
    if plans.is_empty() {
        return None;
    }
    let digits = prime.value().to_u64_digits();
    let seed = digits
        .iter()
        .fold(u64::from(word), |sum, digit| sum ^ digit);
    let mut random = Random(seed);
    let start = random.below(plans.len());
    plans.rotate_left(start);
    if random.below(2) == 1 {
        for plan in &mut plans {
            plan.inversion = Inversion::Divsteps;
        }
    }
    plans.iter().find_map(|plan| derive(prime, plan).ok())
}
