//! The crate `limbforge-fields`. Its manifest and its root are templates; the rest is emitted code.

use super::{DerivedField, Files};
use crate::emit::{Emit, Rust};

/// Puts the crate below `rust/`.
pub fn files(fields: &[DerivedField], files: &mut Files) {
    let mut put = |path: &str, text: String| files.insert(format!("rust/{path}"), text);
    put("Cargo.toml", manifest(fields));
    put("src/lib.rs", root(fields));
    put(
        "src/target.rs",
        include_str!("templates/target.rs").to_owned(),
    );
    for (path, template) in TESTS {
        put(path, tests(fields, template));
    }
    for field in fields {
        let name = &field.entry.name;
        put(&format!("src/{name}/mod.rs"), module(field));
        for (word, derived) in field.words() {
            let text = Rust.emit(derived, &field.options());
            put(&format!("src/{name}/word{word}.rs"), text);
        }
    }
}

fn names(fields: &[DerivedField]) -> impl Iterator<Item = &str> {
    fields.iter().map(|field| field.entry.name.as_str())
}

/// A text for each name, one after the other.
fn each(fields: &[DerivedField], text: impl Fn(&str) -> String) -> String {
    names(fields).map(text).collect()
}

fn manifest(fields: &[DerivedField]) -> String {
    let quoted: Vec<String> = names(fields).map(|name| format!("\"{name}\"")).collect();
    include_str!("templates/Cargo.toml.in")
        .replace("@VERSION@", env!("CARGO_PKG_VERSION"))
        .replace("@RUST_VERSION@", env!("CARGO_PKG_RUST_VERSION"))
        .replace("@NAMES@", &quoted.join(", "))
        .replace(
            "@FEATURES@\n",
            &each(fields, |name| format!("{name} = []\n")),
        )
}

fn root(fields: &[DerivedField]) -> String {
    let modules = each(fields, |name| {
        format!("\n#[cfg(feature = \"{name}\")]\npub mod {name};\n")
    });
    include_str!("templates/lib.rs.in")
        .replace("@FIRST@", names(fields).next().unwrap_or("none"))
        .replace("@MODULES@\n", &modules)
}

/// Each calls its macro `field!` for each field.
const TESTS: &[(&str, &str)] = &[
    (
        "tests/words_agree.rs",
        include_str!("templates/words_agree.rs.in"),
    ),
    (
        "tests/prime_field.rs",
        include_str!("templates/prime_field.rs.in"),
    ),
];

fn tests(fields: &[DerivedField], template: &str) -> String {
    let tests = each(fields, |name| format!("field!({name}, \"{name}\");\n"));
    template.replace("@TESTS@\n", &format!("\n{tests}"))
}

fn module(field: &DerivedField) -> String {
    let (prime, doc) = (&field.entry.prime, field.doc());
    format!(
        "//! Arithmetic modulo {prime}.{doc} Machine-made by Limbforge: do not edit.

#[rustfmt::skip]
pub mod word32;
#[rustfmt::skip]
pub mod word64;

native!();
"
    )
}
