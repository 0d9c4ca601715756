//! Spelling of a routine's variables, callees and constants: in words, in lanes, or with elements that fill vectors.

use crate::routine::Sort;

use super::super::{
    lanes,
    routine::number_type,
    rust::type_name,
    rust_const::{Constants, Constness},
};

/// The kind of module in which a routine is printed; functions on vectors have attributes.
#[derive(Clone, Copy)]
pub enum Style<'a> {
    /// An element is words.
    Words { constants: &'a Constants },
    /// A variable is a vector, with something of each lane.
    Lanes { attribute: &'a str },
    /// An element is vectors; all else is as in words.
    Across { attribute: &'a str },
}

impl Style<'_> {
    /// The lines of attributes of a function, which may be short.
    pub fn attributes(self, is_short: bool) -> String {
        match self {
            Style::Words { constants } => constants.inlining(is_short.then_some("inline")),
            Style::Lanes { attribute } | Style::Across { attribute } => format!("{attribute}\n"),
        }
    }

    /// Whether the function of this name is `const`.
    pub fn constness(self, name: &str) -> Constness {
        match self {
            Style::Words { constants } => constants.of(name),
            Style::Lanes { .. } | Style::Across { .. } => Constness::Never,
        }
    }

    /// Whether routines that only others call are visible.
    pub fn shows_internal(self) -> bool {
        matches!(self, Style::Lanes { .. })
    }

    /// The type of a variable, in words of `word` bits.
    pub fn type_of(self, sort: &Sort, word: u8) -> String {
        let in_lanes = matches!(self, Style::Lanes { .. });
        let vector = lanes::rust::sort_name(sort).filter(|_| in_lanes);
        vector.map_or_else(|| type_of(sort, word), str::to_owned)
    }

    /// The name of a function of the file.
    pub fn callee(self, name: &str) -> String {
        match self {
            Style::Lanes { .. } => lanes::spelled(name),
            _ => name.to_owned(),
        }
    }

    /// A constant of the file as an element.
    pub fn constant(self, name: &str) -> String {
        let name = name.to_uppercase();
        match self {
            Style::Words { .. } => name,
            Style::Lanes { .. } => format!("splat(&{name})"),
            Style::Across { .. } => format!("from_limbs(&limbs::{name}.0)"),
        }
    }
}

/// The type of what a variable of this sort holds, in words of `word` bits.
pub fn type_of(sort: &Sort, word: u8) -> String {
    match sort {
        Sort::Tight => "Element".to_owned(),
        Sort::Loose => "Loose".to_owned(),
        Sort::Bytes(n) => format!("[u8; {n}]"),
        Sort::Flag => format!("u{word}"),
        Sort::Words(bounds) => {
            let ty = type_name(number_type(sort, word));
            match bounds.len() {
                1 => ty,
                n => format!("[{ty}; {n}]"),
            }
        }
        Sort::Count => "u32".to_owned(),
        Sort::Exponent => "[u64]".to_owned(),
        Sort::Elements => "[Element]".to_owned(),
    }
}
