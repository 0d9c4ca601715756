//! `fields.toml` as values.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::{
    CurveProblem, NamedConstant, RegenError, constant,
    curve_entry::{self, CurveEntry},
    go_entry::{self, GoEntry, GoTable},
};
use crate::{plan::Plan, prime::Prime};

/// All that is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entries {
    /// The fields: at least one.
    pub fields: Vec<FieldEntry>,
    /// The curves.
    pub curves: Vec<CurveEntry>,
}

/// A field that is wanted: a `[[field]]` of `fields.toml`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldEntry {
    /// Module and feature in Rust, prefix in C. A letter first, then lower-case letters, digits and `_`.
    pub name: String,
    /// Its prime. Several entries may have the same.
    pub prime: Prime,
    /// The recipe for words of 64 bits.
    pub recipe64: Choice,
    /// The recipe for words of 32 bits.
    pub recipe32: Choice,
    /// Its own constants, beside those that every field has.
    pub constants: Vec<NamedConstant>,
    /// Whether it is printed in C too.
    pub c: bool,
    /// A line about it.
    pub doc: Option<String>,
    /// A package of Go, if one is wanted.
    pub go: Option<GoEntry>,
}

impl FieldEntry {
    /// The widths of words that are wanted, 64 before 32, with their recipes; `None` for the first one that works.
    pub fn forms(&self) -> impl Iterator<Item = (u8, Option<&Plan>)> {
        let both = [(64, &self.recipe64), (32, &self.recipe32)];
        both.into_iter()
            .filter_map(|(word, choice)| Some((word, choice.wanted()?)))
    }
}

/// Which recipe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The first one that works: `"auto"`, or nothing.
    Auto,
    /// This one.
    Recipe(Plan),
    /// `"none"`: there is no code with words of this width. The form for the other width serves all targets.
    Absent,
}

impl Choice {
    /// The recipe, or within it `None` for the first one that works; nothing where no code is wanted.
    pub fn wanted(&self) -> Option<Option<&Plan>> {
        match self {
            Choice::Auto => Some(None),
            Choice::Recipe(plan) => Some(Some(plan)),
            Choice::Absent => None,
        }
    }
}

/// Names that would mean something else: keywords of Rust; names of Rust's crates and of this one's modules, features
/// and dependencies; the prefix of helpers in C.
const RESERVED: &[&str] = &[
    "abstract",
    "all",
    "alloc",
    "as",
    "async",
    "await",
    "become",
    "box",
    "break",
    "const",
    "continue",
    "core",
    "crate",
    "default",
    "do",
    "dyn",
    "else",
    "enum",
    "extern",
    "false",
    "ff",
    "final",
    "fn",
    "for",
    "gen",
    "if",
    "impl",
    "in",
    "let",
    "limbforge",
    "limbforge_fields",
    "loop",
    "macro",
    "match",
    "mod",
    "move",
    "mut",
    "override",
    "priv",
    "pub",
    "rand_core",
    "ref",
    "return",
    "self",
    "static",
    "std",
    "struct",
    "subtle",
    "super",
    "target",
    "test",
    "trait",
    "true",
    "try",
    "type",
    "typeof",
    "union",
    "unsafe",
    "unsized",
    "use",
    "virtual",
    "where",
    "while",
    "yield",
    "zeroize",
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    field: Vec<Field>,
    #[serde(default)]
    curve: Vec<curve_entry::Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Field {
    name: String,
    prime: String,
    #[serde(default)]
    recipes: Recipes,
    #[serde(default)]
    constants: BTreeMap<String, String>,
    #[serde(default = "yes")]
    c: bool,
    doc: Option<String>,
    go: Option<GoTable>,
}

fn yes() -> bool {
    true
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Recipes {
    #[serde(rename = "64")]
    word64: Option<String>,
    #[serde(rename = "32")]
    word32: Option<String>,
}

/// Reads the text of a `fields.toml`. Nothing is derived yet.
///
/// ```
/// use limbforge::regen::{Choice, parse};
///
/// let entries = parse("[[field]]\nname = \"m61\"\nprime = \"2^61 - 1\"\nrecipes = { 64 = \"auto\" }\n")?;
/// let field = &entries.fields[0];
/// assert_eq!((field.name.as_str(), &field.recipe64), ("m61", &Choice::Auto));
/// let refusal = parse("[[field]]\nname = \"m60\"\nprime = \"2^60 - 1\"\n").unwrap_err();
/// assert!(refusal.to_string().starts_with("field `m60`: the number is not prime"));
/// # Ok::<(), limbforge::regen::RegenError>(())
/// ```
///
/// # Errors
/// [`RegenError`]: no TOML, an unknown key, a name that cannot be one or stands twice, a number that is no prime, a
/// recipe that cannot be read or is for other words, a curve that cannot be used.
pub fn parse(toml: &str) -> Result<Entries, RegenError> {
    let file: File = toml::from_str(toml).map_err(|error| unreadable(toml, &error))?;
    let fields = file
        .field
        .into_iter()
        .map(entry)
        .collect::<Result<Vec<FieldEntry>, RegenError>>()?;
    let mut names = BTreeSet::new();
    for entry in &fields {
        if !names.insert(entry.name.clone()) {
            let field = entry.name.clone();
            return Err(RegenError::Twice { field });
        }
    }
    if fields.is_empty() {
        return Err(RegenError::NoFields);
    }
    let mut curves = Vec::new();
    for table in file.curve {
        let curve = table.name.clone();
        let problem = |problem| RegenError::Curve { curve, problem };
        if !names.insert(table.name.clone()) {
            return Err(problem(CurveProblem::Twice));
        }
        curves.push(curve_entry::entry(table, &fields).map_err(problem)?);
    }
    Ok(Entries { fields, curves })
}

fn unreadable(toml: &str, error: &toml::de::Error) -> RegenError {
    let start = error.span().map_or(0, |span| span.start);
    let before = toml.get(..start).unwrap_or("");
    RegenError::Unreadable {
        line: before.matches('\n').count() + 1,
        reason: error.message().trim().replace('\n', "; "),
    }
}

fn entry(field: Field) -> Result<FieldEntry, RegenError> {
    let name = field.name;
    if let Some(reason) = misnamed(&name) {
        return Err(RegenError::Name { name, reason });
    }
    let prime = Prime::parse(&field.prime).map_err(|error| RegenError::Prime {
        field: name.clone(),
        error,
    })?;
    let entry = FieldEntry {
        constants: constant::constants(&name, &prime, field.constants)?,
        prime,
        recipe64: choice(&name, 64, field.recipes.word64)?,
        recipe32: choice(&name, 32, field.recipes.word32)?,
        c: field.c,
        doc: field.doc,
        go: field
            .go
            .map(|table| go_entry::entry(&name, table))
            .transpose()?,
        name,
    };
    if entry.forms().next().is_none() {
        return Err(RegenError::NoForms { field: entry.name });
    }
    Ok(entry)
}

/// Why a name cannot be a module's.
pub fn misnamed(name: &str) -> Option<&'static str> {
    let lower = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) || !name.chars().all(lower) {
        Some("use a lower-case letter, then lower-case letters, digits and `_`")
    } else if RESERVED.contains(&name) {
        Some("the word has another meaning in Rust or in the crate; use another")
    } else if name.ends_with("_32") || name.ends_with("_64") {
        Some("files of the words of another field could be called so; use another end")
    } else {
        None
    }
}

/// The choice that a key for words of `word` bits makes for the field called `field`.
pub fn choice(field: &str, word: u8, recipe: Option<String>) -> Result<Choice, RegenError> {
    let text = match recipe {
        None => return Ok(Choice::Auto),
        Some(text) if text == "auto" => return Ok(Choice::Auto),
        Some(text) if text == "none" => return Ok(Choice::Absent),
        Some(text) => text,
    };
    let plan: Plan = text.parse().map_err(|error| RegenError::Recipe {
        field: field.to_owned(),
        word,
        error,
    })?;
    if plan.word != word {
        return Err(RegenError::OtherWord {
            field: field.to_owned(),
            word,
            recipe: text,
        });
    }
    Ok(Choice::Recipe(plan))
}
