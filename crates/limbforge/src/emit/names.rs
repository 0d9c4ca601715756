//! Names of variables: each once in a function, and telling where it can.

use std::collections::HashSet;

/// Names that the printed languages or helpers use.
const RESERVED: &[&str] = &[
    "m", "load", "store", "u128", "i128", "u64", "u32", "i64", "i32",
];

/// The names of one function.
pub struct Names {
    used: HashSet<String>,
}

impl Names {
    /// No name is taken but the reserved ones.
    pub fn new() -> Names {
        Names {
            used: RESERVED.iter().map(|&name| name.to_owned()).collect(),
        }
    }

    /// `wanted`, or with `_` at its end if it is taken.
    pub fn exactly(&mut self, wanted: &str) -> String {
        let mut name = wanted.to_owned();
        while !self.used.insert(name.clone()) {
            name.push('_');
        }
        name
    }

    /// `wanted` if it is free.
    pub fn if_free(&mut self, wanted: String) -> Option<String> {
        self.used.insert(wanted.clone()).then_some(wanted)
    }

    /// The first free one of `prefix0`, `prefix1`, …, counted from `from`.
    pub fn numbered(&mut self, prefix: &str, from: &mut usize) -> String {
        loop {
            let name = format!("{prefix}{from}");
            *from += 1;
            if self.used.insert(name.clone()) {
                return name;
            }
        }
    }
}
