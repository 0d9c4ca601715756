//! Names in Go: `MulSmall` for `mul_small`, and no variable called as a word of the language.

/// Words of the language, and the names that printed code uses.
const RESERVED: &[&str] = &[
    "binary",
    "bits",
    "break",
    "byte",
    "case",
    "chan",
    "const",
    "continue",
    "copy",
    "default",
    "defer",
    "else",
    "fallthrough",
    "for",
    "func",
    "go",
    "goto",
    "if",
    "import",
    "int",
    "int32",
    "int64",
    "interface",
    "len",
    "map",
    "package",
    "panic",
    "range",
    "return",
    "select",
    "struct",
    "switch",
    "type",
    "uint32",
    "uint64",
    "var",
];

/// A variable or a parameter.
pub fn local(name: &str) -> String {
    if RESERVED.contains(&name) {
        format!("{name}_")
    } else {
        name.to_owned()
    }
}

/// A function: exported unless only the package calls it. It has a capital, which no variable of a program has.
pub fn function(name: &str, internal: bool) -> String {
    let mut words = name.split('_').map(capital);
    if internal {
        let first = words.next().unwrap_or_default().to_lowercase();
        let rest: String = words.collect();
        return first + if rest.is_empty() { "Step" } else { &rest };
    }
    words.collect()
}

/// The beginning of names that only the package knows.
pub fn unexported(name: &str) -> String {
    let name = function(name, false);
    let mut letters = name.chars();
    let first = letters.next().map(|c| c.to_ascii_lowercase());
    first.into_iter().chain(letters).collect()
}

/// The variable of a constant.
pub fn constant(name: &str) -> String {
    format!("const{}", function(name, false))
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|c| c.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// The name of a package: that of the field, in lower case and without `_`, as Go's are.
pub fn package(name: &str) -> String {
    let name: String = name.chars().filter(|c| *c != '_').collect();
    let name = name.to_ascii_lowercase();
    if RESERVED.contains(&name.as_str()) || name == "main" {
        format!("{name}field")
    } else {
        name
    }
}
