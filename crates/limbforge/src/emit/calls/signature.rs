//! How a formula's function takes and gives elements in Rust: an array for each line of the text that declares several.

use std::{fmt, ops::Range};

use crate::{
    field::Field,
    formula::{Formula, Port},
    ops::formula::FormulaStatement,
};

/// An array of elements, or one element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array {
    /// Its name.
    pub name: String,
    /// `Element` or `Loose`.
    pub element: &'static str,
    /// Which of the formula's parameters, or of its results.
    pub elements: Range<usize>,
}

impl Array {
    fn ty(&self) -> String {
        match self.elements.len() {
            1 => self.element.to_owned(),
            n => format!("[{}; {n}]", self.element),
        }
    }
}

/// The parameters and the result.
///
/// If a parameter has the type of the result, the result takes its place: formulas update points, and what is returned
/// would be copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// Names and type of the flags, each 0 or 1.
    pub flags: Vec<String>,
    /// Bits of a word, which flags have.
    pub word: u8,
    /// The parameters that are elements.
    pub parameters: Vec<Array>,
    /// The result.
    pub result: Array,
}

/// The results of a formula are not declared on one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeveralResults {
    /// The formula.
    pub formula: String,
}

impl fmt::Display for SeveralResults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the results of `{}` are not declared on one line; write one line `result …`",
            self.formula
        )
    }
}

impl std::error::Error for SeveralResults {}

impl Signature {
    /// Of a formula that is passed in arrays.
    ///
    /// # Errors
    /// [`SeveralResults`].
    pub fn of(statement: &FormulaStatement, field: &Field) -> Result<Signature, SeveralResults> {
        let formula = statement.formula();
        let statement = statement.clone().with_layout(true);
        let array = |ports: &[Port], elements: Range<usize>| {
            let loose = ports[elements.start].loose && field.repr.has_loose();
            Array {
                name: statement.array(&ports[elements.clone()]).0,
                element: if loose { "Loose" } else { "Element" },
                elements,
            }
        };
        let arrays = |ports: &[Port]| -> Vec<Array> {
            let groups = statement.groups(ports).into_iter();
            groups.map(|group| array(ports, group)).collect()
        };
        let mut results = arrays(&formula.results);
        let (Some(result), true) = (results.pop(), results.is_empty()) else {
            return Err(SeveralResults {
                formula: formula.name.clone(),
            });
        };
        Ok(Signature {
            flags: formula.flags.iter().map(|flag| flag.name.clone()).collect(),
            word: field.repr.word,
            parameters: arrays(&formula.parameters),
            result,
        })
    }

    /// The parameter whose place the result takes: the first with its type.
    #[must_use]
    pub fn updated(&self) -> Option<&Array> {
        self.parameters
            .iter()
            .find(|array| array.ty() == self.result.ty())
    }

    /// Name, parameters and result of the function.
    #[must_use]
    pub fn declaration(&self, name: &str) -> String {
        let flags = self
            .flags
            .iter()
            .map(|flag| format!("{flag}: u{}", self.word));
        let arrays = self.parameters.iter().map(|array| {
            let mutable = if Some(array) == self.updated() {
                "mut "
            } else {
                ""
            };
            format!("{}: &{mutable}{}", array.name, array.ty())
        });
        let parameters: Vec<String> = flags.chain(arrays).collect();
        let result = match self.updated() {
            Some(_) => String::new(),
            None => format!(" -> {}", self.result.ty()),
        };
        format!("{name}({}){result}", parameters.join(", "))
    }

    /// The arguments of a call with the names of the declaration.
    #[must_use]
    pub fn arguments(&self) -> String {
        let arrays = self.parameters.iter().map(|array| array.name.clone());
        let all: Vec<String> = self.flags.iter().cloned().chain(arrays).collect();
        all.join(", ")
    }

    /// The equations of the function, their source, and its parameters.
    #[must_use]
    pub fn comment(&self, formula: &Formula) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for claim in &formula.meaning.claims {
            lines.extend([format!("`{claim}`"), String::new()]);
        }
        for source in &formula.sources {
            lines.extend([format!("{source}."), String::new()]);
        }
        let names = |ports: &[Port]| {
            let names: Vec<&str> = ports.iter().map(|port| port.name.name.as_str()).collect();
            names.join(", ")
        };
        for array in &self.parameters {
            let of = names(&formula.parameters[array.elements.clone()]);
            let becomes = match self.updated() == Some(array) {
                true => format!(", which becomes {}", names(&formula.results)),
                false => String::new(),
            };
            lines.push(format!("- `{}` is {of}{becomes}", array.name));
        }
        lines
    }
}
