//! Everything in a folder of generated code, from one file of fields: text in, files out. Nothing here reads or writes
//! a file; the verb `limbforge regen` does.
//!
//! ```text
//! fields.toml ──► Entries ──► derived fields, checked curves ──► Files: rust/ (a crate), c/, asm/, certs/
//!      parse (entry)    derived                         render
//!                     └─► packages of Go in folders of the user's module: go_packages
//! ```
//!
//! The files are a function of the text and of the version of this library.

mod agreement;
mod asm_sources;
mod build;
mod c_header;
mod c_sources;
mod constant;
mod curve_entry;
mod curve_error;
mod derived;
mod entry;
mod error;
mod formulas;
mod go_package;
mod rust_assembly;
mod rust_crate;
mod rust_curve;

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

use crate::emit::{
    Emit, Json, Options,
    asm::{AssemblerError, riscv},
};

pub use build::{Build, Language, Target, WantedFormula};
pub use constant::NamedConstant;
pub use curve_entry::{CurveEntry, TableWidths};
pub use curve_error::CurveProblem;
pub use derived::{Derive, Derived, DerivedField, derive_all, one_by_one};
pub use entry::{Entries, FieldEntry, parse};
pub use error::{ConstantProblem, RegenError};
pub use formulas::{FormulaEntry, beside};
pub use go_package::{GoPackage, go_packages};

/// Relative paths with `/`, and what is in the files.
pub type Files = BTreeMap<String, String>;

/// The first line of `README.md` in every folder that was made here: what tells it from a folder of the user's.
pub const MARK: &str = "# Machine-made by `limbforge regen`: do not edit";

/// The folder of certificates: what is large and follows from the rest, so that only its hashes need to be kept.
pub const CERTIFICATES: &str = "certs";

/// The object that an assembler makes of a text.
pub type AssembleX86<'a> = &'a dyn Fn(&str) -> Result<Vec<u8>, AssemblerError>;

/// The text of a file at a path from the folder of `fields.toml`, or why it cannot be read.
pub type ReadFile<'a> = &'a dyn Fn(&str) -> Result<String, String>;

/// Functions for what needs a file or another program, as nothing here reads one or starts one.
#[derive(Clone, Copy, Default)]
pub struct Tools<'a> {
    /// An assembler for RISC-V: assembly is proved as it writes it.
    pub riscv: Option<&'a dyn riscv::Assemble>,
    /// The same for x86-64.
    pub x86: Option<AssembleX86<'a>>,
    /// The same for x86-64 in the assembly of Go, of which it makes an executable.
    pub go: Option<AssembleX86<'a>>,
    /// For schedules.
    pub file: Option<ReadFile<'a>>,
}

/// All files for the fields of `toml`, the text of a `fields.toml`. `derive` makes the fields.
///
/// ```
/// use limbforge_core::regen::{Tools, one_by_one, render};
///
/// let toml = "[[field]]\nname = \"m61\"\nprime = \"2^61 - 1\"\n";
/// let files = render(toml, &one_by_one, Tools::default())?;
/// for path in ["rust/src/m61/word64.rs", "c/m61.h", "c/m61_32.c", "certs/m61_32.json"] {
///     assert!(files.contains_key(path), "{path}");
/// }
/// # Ok::<(), limbforge_core::regen::RegenError>(())
/// ```
///
/// # Errors
/// [`RegenError`]: the text cannot be read, or a field cannot be made, with its name.
pub fn render(toml: &str, derive: Derive<'_>, tools: Tools<'_>) -> Result<Files, RegenError> {
    let Entries {
        fields,
        curves,
        formulas,
    } = parse(toml)?;
    let mut files = Files::new();
    for entry in &fields {
        asm_sources::files(entry, tools, &mut files)?;
    }
    let mut fields = derive_all(&fields, derive)?;
    self::formulas::read(&formulas, tools, &mut fields)?;
    files.insert("README.md".to_owned(), readme(&fields, &curves));
    rust_crate::files(&fields, &curves, &mut files)?;
    let mut agreements = Vec::new();
    for field in &fields {
        self::formulas::files(field, &mut files)?;
        agreements.extend(rust_assembly::files(field, tools, &mut files)?);
    }
    rust_assembly::tests(&agreements, &mut files);
    c_sources::files(&fields, &mut files);
    let mut hashes = String::new();
    for field in &fields {
        for (name, derived) in field.named() {
            let path = format!("{CERTIFICATES}/{name}.json");
            let text = Json.emit(derived, &field.options());
            let hash = Sha256::digest(&text);
            hashes += &format!("{}  {path}\n", hex(&hash));
            files.insert(path, text);
        }
    }
    files.insert(format!("{CERTIFICATES}.sha256"), hashes);
    Ok(files)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl DerivedField {
    /// How its files name themselves.
    fn options(&self) -> Options {
        Options {
            command: "limbforge regen".to_owned(),
            name: self.entry.name.clone(),
            traits: true,
        }
    }

    /// The line about it.
    fn doc(&self) -> String {
        spaced(self.entry.doc.as_deref())
    }
}

/// The words of a text, each after a space. No control character, so that they cannot end a comment.
fn spaced(doc: Option<&str>) -> String {
    let words = doc
        .unwrap_or("")
        .split(|c: char| c.is_whitespace() || c.is_control());
    words
        .filter(|word| !word.is_empty())
        .map(|word| format!(" {word}"))
        .collect()
}

/// Text of the folder as a whole; `@MARK@`, `@VERSION@` and `@FIELDS@` are filled in.
fn readme(fields: &[DerivedField], curves: &[CurveEntry]) -> String {
    let mut table = String::from("| name | prime | words | recipe |\n|---|---|--:|---|\n");
    for field in fields {
        for (file, derived) in field.named() {
            let name = match file.strip_suffix("_c") {
                Some(_) => format!("{} (C)", field.entry.name),
                None => field.entry.name.clone(),
            };
            let (prime, word) = (&derived.prime, derived.repr.word);
            table += &format!("| `{name}` | `{prime}` | {word} | `{}` |\n", derived.recipe);
        }
    }
    if !curves.is_empty() {
        table += "\n| curve | equation | modulo |\n|---|---|---|\n";
    }
    for curve in curves {
        let prime = curve.group.curve().prime();
        table += &format!("| `{}` | `{}` | `{prime}` |\n", curve.name, curve.equation);
    }
    include_str!("templates/README.md")
        .replace("@MARK@", MARK)
        .replace("@VERSION@", env!("CARGO_PKG_VERSION"))
        .replace("@FIELDS@", &table)
}
