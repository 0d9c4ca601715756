//! Names of operations and constants in each language: one table for the text and the library.

use limbforge::field::Field;

use super::{numbers::Language, syntax::File};

/// The names of one file.
#[derive(Clone, Debug)]
pub struct Names {
    language: Language,
    /// In C, the beginning of all names.
    prefix: String,
    /// Of a lane, where encoded elements are words.
    lanes: bool,
}

impl Names {
    /// The names of a file: C's prefix is that of its constant 0.
    pub fn of(language: Language, file: &File) -> Names {
        let mut constants = file.constants.iter();
        let zero = constants.find_map(|constant| constant.name.strip_suffix("_zero"));
        let prefix = zero.map_or(String::new(), |prefix| format!("{prefix}_"));
        let lanes = file.lanes;
        Names {
            language,
            prefix,
            lanes,
        }
    }

    /// The function of an operation.
    pub fn function(&self, operation: &str, internal: bool) -> String {
        match self.language {
            Language::Rust if self.lanes => operation.replace("bytes", "words"),
            Language::Rust => operation.to_owned(),
            Language::C => format!("{}{operation}", self.prefix),
            Language::Go => go(operation, internal),
        }
    }

    /// The function of an operation of a field; none if the field has no such operation.
    pub fn of_field(&self, field: &Field, operation: &str) -> Option<String> {
        let program = field.program(operation).map(|p| p.program().internal);
        let internal = program.or_else(|| field.routine(operation).map(|r| r.program().internal));
        internal.map(|internal| self.function(operation, internal))
    }

    /// The constant of this name.
    pub fn constant(&self, name: &str) -> String {
        match self.language {
            Language::Rust => name.to_uppercase(),
            Language::C => format!("{}{name}", self.prefix),
            Language::Go => format!("const{}", go(name, false)),
        }
    }
}

/// `MulSmall` for `mul_small`; functions that only the package calls begin with a small letter.
fn go(name: &str, internal: bool) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().map(|c| c.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    let words: Vec<&str> = name.split('_').collect();
    match words.as_slice() {
        [only] if internal => format!("{}Step", only.to_lowercase()),
        [first, rest @ ..] if internal => {
            first.to_lowercase() + &rest.iter().map(|word| capital(word)).collect::<String>()
        }
        all => all.iter().map(|word| capital(word)).collect(),
    }
}
