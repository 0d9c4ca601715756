//! `fields.toml` as values.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::{
    CurveProblem, NamedConstant, RegenError,
    build::{self, Build, Language, Row, Target, WantedFormula},
    constant,
    curve_entry::{self, CurveEntry},
    formulas::{self, FormulaEntry},
};
use crate::{
    data::{Unreadable, read},
    plan::Plan,
    prime::Prime,
};

/// All that is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entries {
    /// The fields: at least one.
    pub fields: Vec<FieldEntry>,
    /// The curves.
    pub curves: Vec<CurveEntry>,
    /// The formulas.
    pub formulas: Vec<FormulaEntry>,
}

/// A field that is wanted: a `[[field]]` of `fields.toml`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldEntry {
    /// Module and feature in Rust, prefix in C. A letter first, then lower-case letters, digits and `_`.
    pub name: String,
    /// Its prime. Several entries may have the same.
    pub prime: Prime,
    /// For which languages and targets, each with its recipe.
    pub builds: Vec<Build>,
    /// Its own constants, beside those that every field has.
    pub constants: Vec<NamedConstant>,
    /// A line about it.
    pub doc: Option<String>,
    /// The folder of its package of Go, from that of `fields.toml`: below it, as Go takes only what lies in the user's
    /// module.
    pub go: Option<String>,
}

impl FieldEntry {
    /// The widths of words for which a language is wanted, 64 before 32, with their recipes; `None` for the one with
    /// the best prediction.
    pub fn words(&self, language: Language) -> impl Iterator<Item = (u8, Option<&Plan>)> {
        let of = move |word| {
            let wanted = |b: &&Build| b.language == language && b.target == Target::Words(word);
            let build = self.builds.iter().find(wanted)?;
            Some((word, build.recipe.as_ref()))
        };
        [64, 32].into_iter().filter_map(of)
    }

    /// The recipes for vectors in Rust, in the order of the file.
    pub fn vectors(&self) -> impl Iterator<Item = &Plan> {
        self.vector_builds().map(|(plan, _)| plan)
    }

    /// The recipes for vectors, with the formulas that are wanted beside the field's operations.
    pub fn vector_builds(&self) -> impl Iterator<Item = (&Plan, &[WantedFormula])> {
        let builds = self.builds.iter();
        let vectors = builds.filter(|build| matches!(build.target, Target::Lanes(_)));
        vectors.filter_map(|build| Some((build.recipe.as_ref()?, &build.formulas[..])))
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
    #[serde(default)]
    formula: Vec<formulas::Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Field {
    name: String,
    prime: String,
    #[serde(default)]
    build: Vec<Row>,
    #[serde(default)]
    constants: BTreeMap<String, String>,
    doc: Option<String>,
    go: Option<String>,
}

/// Reads the text of a `fields.toml`. Nothing is derived yet.
///
/// ```
/// use limbforge_core::regen::{Language, parse};
///
/// let entries = parse("[[field]]\nname = \"m61\"\nprime = \"2^61 - 1\"\n")?;
/// let field = &entries.fields[0];
/// let words: Vec<_> = field.words(Language::Rust).collect();
/// assert_eq!((field.name.as_str(), words), ("m61", vec![(64, None), (32, None)]));
/// let refusal = parse("[[field]]\nname = \"m60\"\nprime = \"2^60 - 1\"\n").unwrap_err();
/// assert!(refusal.to_string().starts_with("field `m60`: the number is not prime"));
/// # Ok::<(), limbforge_core::regen::RegenError>(())
/// ```
///
/// # Errors
/// [`RegenError`]: no TOML, an unknown key, a name that cannot be one or stands twice, a number that is no prime, a
/// recipe that cannot be read or is for other words, a curve that cannot be used.
pub fn parse(toml: &str) -> Result<Entries, RegenError> {
    let file: File = read(toml).map_err(|Unreadable { line, reason }| RegenError::Unreadable {
        line: line.unwrap_or(1),
        reason,
    })?;
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
    let known = fields.iter().map(|field| field.name.as_str());
    let formulas = file.formula.into_iter();
    let formulas = formulas
        .map(|table| formulas::entry(table, known.clone()))
        .collect::<Result<Vec<FormulaEntry>, RegenError>>()?;
    Ok(Entries {
        formulas,
        curves,
        fields,
    })
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
    Ok(FieldEntry {
        constants: constant::constants(&name, &prime, field.constants)?,
        prime,
        builds: build::builds(&name, field.build, field.go.is_some())?,
        doc: field.doc,
        go: field.go.map(|folder| inside(&name, folder)).transpose()?,
        name,
    })
}

/// A path below the folder of `fields.toml`.
pub fn inside(field: &str, folder: String) -> Result<String, RegenError> {
    let part = |part: &str| !matches!(part, "" | "." | "..") && !part.contains('\\');
    if folder.split('/').all(part) {
        return Ok(folder);
    }
    let field = field.to_owned();
    Err(RegenError::Folder { field, folder })
}

/// Why a name cannot be a module's.
pub fn misnamed(name: &str) -> Option<&'static str> {
    let lower = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) || !name.chars().all(lower) {
        Some("use a lower-case letter, then lower-case letters, digits and `_`")
    } else if RESERVED.contains(&name) {
        Some("the name is reserved in Rust or in the crate; use another")
    } else if name.ends_with("_32") || name.ends_with("_64") {
        Some("the file could have the same name as that of another field; use another ending")
    } else {
        None
    }
}
