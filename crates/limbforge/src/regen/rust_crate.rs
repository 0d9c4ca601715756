//! The crate `limbforge-fields`. Its manifest and its root are templates; the rest is emitted code.

use super::{CurveEntry, DerivedField, Files, RegenError, formulas, rust_assembly, rust_curve};
use crate::emit::{Emit, Rust, relaxes};

/// The first Rust that compiles the crate, without its lanes and its assembly. CI builds it so.
const RUST_VERSION: &str = "1.85";

/// Puts the crate below `rust/`: the fields that are wanted in Rust.
///
/// # Errors
/// [`RegenError::Formula`].
pub fn files(
    fields: &[DerivedField],
    curves: &[CurveEntry],
    files: &mut Files,
) -> Result<(), RegenError> {
    let fields = fields.iter().filter(|field| !field.rust.is_empty());
    let fields = &fields.collect::<Vec<_>>()[..];
    if fields.is_empty() {
        return Ok(());
    }
    let mut put = |path: &str, text: String| files.insert(format!("rust/{path}"), text);
    put("Cargo.toml", manifest(fields, curves));
    put("build.rs", include_str!("templates/build.rs").to_owned());
    put("src/lib.rs", root(fields, curves));
    put(
        "src/target.rs",
        include_str!("templates/target.rs").to_owned(),
    );
    put("tests/words_agree.rs", words_agree(fields));
    put("tests/constants.rs", constants(fields));
    put("tests/prime_field.rs", prime_field(fields, &FF));
    put("tests/prime_field_0_14.rs", prime_field(fields, &FF_0_14));
    put("tests/integers.rs", integers(fields));
    if fields.iter().any(|field| !field.lanes.is_empty()) {
        put("tests/lanes_agree.rs", lanes_agree(fields));
    }
    for field in fields {
        let name = &field.entry.name;
        put(&format!("src/{name}/mod.rs"), module(field));
        for derived in &field.rust {
            let word = derived.repr.word;
            let text = Rust.emit(derived, &field.options());
            put(&format!("src/{name}/word{word}.rs"), text);
        }
        for (plan, form) in formulas::vectors(field)? {
            let text = Rust.emit(&form, &field.options());
            put(&format!("src/{name}/lanes{}.rs", plan.lanes), text);
        }
    }
    for curve in curves {
        put(&format!("src/{}.rs", curve.name), rust_curve::module(curve));
    }
    Ok(())
}

/// The features: fields, then curves.
fn names<'a>(
    fields: &'a [&'a DerivedField],
    curves: &'a [CurveEntry],
) -> impl Iterator<Item = &'a str> {
    let fields = fields.iter().map(|field| field.entry.name.as_str());
    fields.chain(curves.iter().map(|curve| curve.name.as_str()))
}

fn manifest(fields: &[&DerivedField], curves: &[CurveEntry]) -> String {
    let names = || names(fields, curves);
    let quoted: Vec<String> = names().map(|name| format!("\"{name}\"")).collect();
    let features: String = names().map(|name| format!("{name} = []\n")).collect();
    include_str!("templates/Cargo.toml.in")
        .replace("@VERSION@", env!("CARGO_PKG_VERSION"))
        .replace("@RUST_VERSION@", RUST_VERSION)
        .replace("@NAMES@", &quoted.join(", "))
        .replace("@FEATURES@\n", &features)
}

fn root(fields: &[&DerivedField], curves: &[CurveEntry]) -> String {
    let module = |name: &str| format!("\n#[cfg(feature = \"{name}\")]\npub mod {name};\n");
    let mut modules: String = names(fields, &[]).map(module).collect();
    for name in names(&[], curves) {
        modules += &module(name).replace("]\n", "]\n#[rustfmt::skip]\n");
    }
    include_str!("templates/lib.rs.in")
        .replace("@FIRST@", names(fields, &[]).next().unwrap_or("none"))
        .replace("@MODULES@\n", &modules)
}

/// Each form of a field against the first one of its prime.
fn words_agree(fields: &[&DerivedField]) -> String {
    let mut tests = String::new();
    for (i, field) in fields.iter().enumerate() {
        let same = |other: &&&DerivedField| other.entry.prime == field.entry.prime;
        let first = fields[..=i].iter().find(same).unwrap_or(field);
        let constants: String = field
            .entry
            .constants
            .iter()
            .filter(|constant| first.entry.constants.contains(constant))
            .map(|constant| format!(", {}", constant.name))
            .collect();
        let (first, other) = (&first.entry.name, first.rust[0].repr.word);
        let name = &field.entry.name;
        for word in words(field) {
            if (name, word) != (first, other) {
                tests += &format!(
                    "agree!({name}_{word}, {name}::word{word} \"{name}\", {first}::word{other} \"{first}\"{constants});\n"
                );
            }
        }
    }
    include_str!("templates/words_agree.rs.in").replace("@TESTS@\n", &format!("\n{tests}"))
}

/// Each form on vectors, as arrays, against the first form of its field.
fn lanes_agree(fields: &[&DerivedField]) -> String {
    let mut tests = String::new();
    for field in fields {
        let (name, word) = (&field.entry.name, field.rust[0].repr.word);
        for plan in field.entry.vectors() {
            let lanes = plan.lanes;
            tests += &format!(
                "agree!({name}_lanes{lanes}, {name}::lanes{lanes} \"{name}\", word{word});\n"
            );
        }
    }
    include_str!("templates/lanes_agree.rs.in").replace("@TESTS@\n", &format!("\n{tests}"))
}

/// A version of `ff`, as a test uses it.
struct Version {
    package: &'static str,
    /// The imports and methods of its random generators.
    imports: &'static str,
    generator: &'static str,
}

const FF: Version = Version {
    package: "ff",
    imports: "use rand_core::{Error, RngCore};\n",
    generator: include_str!("templates/generator.rs.in"),
};

const FF_0_14: Version = Version {
    package: "ff_0_14",
    imports: "use rand_core_0_10::TryRng;\n",
    generator: include_str!("templates/generator_0_10.rs.in"),
};

/// Each form of each field that has what they call, computed by the compiler.
fn constants(fields: &[&DerivedField]) -> String {
    const CALLED: [&str; 7] = [
        "add",
        "sub",
        "mul",
        "square",
        "invert",
        "from_bytes",
        "to_bytes",
    ];
    let mut tests = String::new();
    for field in fields {
        let name = &field.entry.name;
        let forms = field.rust.iter();
        for form in forms.filter(|form| CALLED.iter().all(|call| form.has(call))) {
            let word = form.repr.word;
            let relax = if relaxes(form) { ", relax" } else { "" };
            tests += &format!("constants!({name}_{word}, {name}::word{word} \"{name}\"{relax});\n");
        }
    }
    include_str!("templates/constants.rs.in").replace("@TESTS@\n", &format!("\n{tests}"))
}

/// Each form of each field, from and to the integers of `crypto-bigint`.
fn integers(fields: &[&DerivedField]) -> String {
    let mut tests = String::new();
    for field in fields {
        let name = &field.entry.name;
        for form in &field.rust {
            let (word, bits) = (form.repr.word, 64 * form.bytes().div_ceil(8));
            let prime = form.prime.value();
            let digits = bits / 4;
            tests += &format!(
                "integers!({name}_{word}, {name}::word{word} \"{name}\", U{bits}, \"{prime:0digits$x}\");\n"
            );
        }
    }
    include_str!("templates/integers.rs.in").replace("@TESTS@\n", &format!("\n{tests}"))
}

/// Each form of each field, through the traits of `ff`.
fn prime_field(fields: &[&DerivedField], version: &Version) -> String {
    let mut tests = String::new();
    for field in fields {
        let name = &field.entry.name;
        tests += &format!("field!({name}, \"{name}\"{});\n", listed(field, ", "));
    }
    include_str!("templates/prime_field.rs.in")
        .replace("@FF@", version.package)
        .replace("@IMPORTS@\n", version.imports)
        .replace("@GENERATOR@\n", version.generator)
        .replace("@TESTS@\n", &format!("\n{tests}"))
}

/// The modules of its forms, in the order of their names, each after `separator`.
fn listed(field: &DerivedField, separator: &str) -> String {
    let mut words: Vec<u8> = words(field).collect();
    words.sort_unstable();
    let modules = words.iter();
    modules
        .map(|word| format!("{separator}word{word}"))
        .collect()
}

/// The widths of words of its forms.
fn words(field: &DerivedField) -> impl Iterator<Item = u8> {
    field.rust.iter().map(|form| form.repr.word)
}

fn module(field: &DerivedField) -> String {
    let (prime, doc) = (&field.entry.prime, field.doc());
    let native = match field.rust.as_slice() {
        [only] => format!("pub use self::word{}::*;", only.repr.word),
        _ => "native!();".to_owned(),
    };
    let mut modules = listed(field, ";\n#[rustfmt::skip]\npub mod ");
    for plan in field.entry.vectors() {
        modules += &format!(
            ";\n#[cfg(rustc_1_89)]\n#[rustfmt::skip]\npub mod lanes{}",
            plan.lanes
        );
    }
    if !field.formulas.is_empty() {
        for form in &field.rust {
            let name = formulas::module_name(form);
            modules += &format!(";\n#[rustfmt::skip]\npub mod {name}");
        }
    }
    if rust_assembly::has(field) {
        let name = rust_assembly::MODULE;
        modules += &format!(
            ";\n#[cfg(all(feature = \"asm\", target_arch = \"x86_64\", rustc_1_89))]\n#[rustfmt::skip]\npub mod {name}"
        );
    }
    let modules = modules.trim_start_matches(";\n");
    format!(
        "//! Arithmetic modulo {prime}.{doc} Machine-made by Limbforge: do not edit.\n\n{modules};\n\n{native}\n"
    )
}
