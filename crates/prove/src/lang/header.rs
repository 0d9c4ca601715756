//! The opening comment of a printed file: for which prime and by which recipe it says that it is, and of which formula.
//!
//! It only chooses the statement that is to be proved, and the report names all of it. A file that lies about them is
//! refused, because its functions do something else.

use std::fmt;

/// Lines that are looked through.
const LINES: usize = 40;

/// The rest of the first line of the header that begins with a word.
fn value<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let mut lines = text.lines().take(LINES);
    lines.find_map(|line| {
        let line = line.trim_start_matches(['/', '!', '#', '*', '\t', ' ']);
        line.strip_prefix(key).map(str::trim)
    })
}

/// The prime and the recipe as the file's header has them.
pub fn prime_and_recipe(text: &str) -> Option<(String, String)> {
    let [prime, recipe] = ["Prime:", "Recipe:"].map(|key| value(text, key));
    Some((prime?.to_owned(), recipe?.to_owned()))
}

/// The command that prints a formula's program again, as the header of that print has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormulaCommand {
    /// The file of the formula.
    pub file: String,
    /// The prime.
    pub prime: String,
    /// The name of the language.
    pub language: String,
    /// The recipe.
    pub recipe: String,
    /// Carries and shared reductions.
    pub choices: String,
    /// Whether all elements that the text declares on one line are one array.
    pub packed: bool,
}

/// The words of the command, before its values.
const WORDS: [&str; 5] = [
    "limbforge formula ",
    " --prime \"",
    "\" --lang ",
    " --recipe \"",
    "\" --choices \"",
];
const END: &str = "\"";
const PACKED: &str = " --packed";

impl fmt::Display for FormulaCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values = [
            &self.file,
            &self.prime,
            &self.language,
            &self.recipe,
            &self.choices,
        ];
        for (word, value) in WORDS.iter().zip(values) {
            write!(f, "{word}{value}")?;
        }
        write!(f, "{END}{}", if self.packed { PACKED } else { "" })
    }
}

/// Whether `limbforge regen` printed a file, from the fields and formulas that a `fields.toml` lists.
pub fn is_regenerated(text: &str) -> bool {
    value(text, "Command:") == Some("limbforge regen")
}

impl FormulaCommand {
    /// The command in the header of a printed file; none if it was another command that printed it.
    pub fn of_header(text: &str) -> Option<FormulaCommand> {
        let mut rest = value(text, "Command:")?.strip_prefix(WORDS[0])?;
        let mut values = Vec::new();
        for word in &WORDS[1..] {
            let (value, after) = rest.split_once(word)?;
            values.push(value.to_owned());
            rest = after;
        }
        let (choices, after) = rest.split_once(END)?;
        let packed = match after {
            "" => false,
            PACKED => true,
            _ => return None,
        };
        let [file, prime, language, recipe] = values.try_into().ok()?;
        Some(FormulaCommand {
            file,
            prime,
            language,
            recipe,
            choices: choices.to_owned(),
            packed,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_is_read_as_it_was_written() {
        for packed in [false, true] {
            let own = FormulaCommand {
                file: "my formulas/double.formula".to_owned(),
                prime: "2^255 - 19".to_owned(),
                language: "go".to_owned(),
                recipe: "5x51 product-scanning".to_owned(),
                choices: "carried(A,B) joined()".to_owned(),
                packed,
            };
            let text = format!("// A file.\n//\n// Command: {own}\n// Prime:   2\n");
            assert_eq!(FormulaCommand::of_header(&text), Some(own));
        }
        for other in [
            "Command: limbforge emit p256 --lang c",
            "Command: limbforge formula x --prime \"3\" --lang c",
            "Command: limbforge regen2",
            "",
        ] {
            assert_eq!(FormulaCommand::of_header(other), None, "{other}");
            assert!(!is_regenerated(other), "{other}");
        }
        assert!(is_regenerated("//! Text.\n//! Command: limbforge regen\n"));
    }
}
