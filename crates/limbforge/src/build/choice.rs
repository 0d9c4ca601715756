//! The recipe of a field that somebody has described by prime, recipe and word, and the header of its file.

use super::BuildError;
use crate::{
    emit::{Options, fiat::Fiat},
    field::Field,
    forecast::predicted_best,
    ops::derive::derive,
    plan::Plan,
    prime::Prime,
};

/// Bits of a word where nobody says a number.
const WORD: u8 = 64;

/// The checked field: under the recipe, or under the one with the best prediction for words of `word` bits.
///
/// ```
/// # use limbforge_core::{build, prime::Prime};
/// let field = build::field(&Prime::parse("2^61-1")?, None, Some(32))?;
/// assert_eq!(field.repr.word, 32);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`BuildError`], if there are no such words, or if the recipe cannot be read, cannot be used with this prime or has
/// other words.
pub fn field(prime: &Prime, recipe: Option<&str>, word: Option<u8>) -> Result<Field, BuildError> {
    if let Some(word) = word.filter(|word| ![32, 64].contains(word)) {
        return Err(BuildError::Word { word });
    }
    let Some(recipe) = recipe else {
        let word = word.unwrap_or(WORD);
        return predicted_best(prime, word).ok_or_else(|| BuildError::NothingWorks {
            prime: prime.to_string(),
            word,
        });
    };
    let plan: Plan = recipe.parse()?;
    match word {
        Some(wanted) if wanted != plan.word => Err(BuildError::OtherWord {
            recipe: plan.word,
            wanted,
        }),
        _ => Ok(derive(prime, &plan)?),
    }
}

/// Options whose command makes the text again.
#[must_use]
pub fn options(field: &Field, language: &str, name: &str, traits: bool) -> Options {
    let mut command = format!(
        "limbforge emit \"{}\" --lang {language} --recipe \"{}\"",
        field.prime, field.recipe
    );
    if name != field.prime.identifier() {
        command.push_str(&format!(" --name {name}"));
    }
    if traits {
        command.push_str(" --traits");
    }
    Options {
        command,
        name: name.to_owned(),
        traits,
    }
}

/// Options whose command makes the text with fiat-crypto's interface again.
#[must_use]
pub fn fiat_options(fiat: &Fiat, language: &str, name: &str) -> Options {
    let options = options(fiat.field(), language, name, false);
    Options {
        command: options.command + " --abi fiat",
        ..options
    }
}

/// The name, if it can be one in code.
///
/// # Errors
/// [`BuildError::Name`], if it is not a letter, then letters, digits and `_`.
pub fn identifier(name: &str) -> Result<&str, BuildError> {
    let good = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let own = name.to_owned();
    if !good {
        return Err(BuildError::Name { name: own });
    }
    if ["_lanes", "_across"]
        .into_iter()
        .any(|mark| numbered(name, mark))
    {
        return Err(BuildError::OfVectors { name: own });
    }
    Ok(name)
}

/// Whether a digit follows the mark. In C, a file for vectors puts `_across8` and the like between the name of its
/// field and those of its functions.
fn numbered(name: &str, mark: &str) -> bool {
    let after = name.split(mark).skip(1);
    after
        .into_iter()
        .any(|text| text.starts_with(|c: char| c.is_ascii_digit()))
}
