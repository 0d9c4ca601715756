//! Writes modules and tests for the emitted files in the folder `LIMBFORGE_EMITTED`, by `fields.txt` and `limbs.txt`,
//! and compiles those of C.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// An interface: the list of its fields, and the folder of its templates.
const INTERFACES: [(&str, &str); 2] = [("../fields.txt", "montgomery"), ("../limbs.txt", "limbs")];

/// A field of a list.
struct Row {
    module: String,
    /// Words of the templates, with what stands for them.
    words: Vec<(&'static str, String)>,
}

impl Row {
    /// Columns of both lists, then the prime's bits if there are limbs with spare bits.
    fn of(line: &str) -> Row {
        let columns: Vec<&str> = line.split(' ').collect();
        let [module, prefix, limbs, bytes, word, bits] = columns[..6] else {
            unreachable!("six columns at least")
        };
        let scaled = [
            "call!(fiat_PREFIX_carry_scmul_121666, fiat_PREFIX_tight_field_element 1 true, Loose TheirLoose x);",
            "fn SIDE_MODULE_carry_scmul_121666(o: *mut uWORD, a: *const uWORD);",
            "pub fn fiat_PREFIX_carry_scmul_121666(out: &mut Tight, a: &Loose) { one(SIDE_MODULE_carry_scmul_121666, &mut out.0, &a.0); }",
            "void SIDE_MODULE_carry_scmul_121666(W *o, const W *a) { fiat_PREFIX_carry_scmul_121666(o, a); }",
        ];
        let scaled = scaled.map(|text| if prefix == "25519" { text } else { "" });
        let words = [
            ("SCALED!(x);", scaled[0]),
            ("SCALED_DECLARED", scaled[1]),
            ("SCALED_CALLED", scaled[2]),
            ("SCALED_IN_C", scaled[3]),
            ("MODULE", module),
            ("PREFIX", prefix),
            ("LIMBS", limbs),
            ("BYTES", bytes),
            ("BITS", bits),
            ("WORD", word),
        ];
        Row {
            module: module.to_owned(),
            words: words.map(|(name, text)| (name, text.to_owned())).to_vec(),
        }
    }

    /// A template with the words of the field and of a side: a compiler of C, or `rust`.
    fn filled(&self, template: &str, side: &str) -> String {
        let ours = format!("{}_{side}", self.module);
        let mut text = template.replace("MODULE_OURS", &ours);
        for (name, stands) in &self.words {
            text = text.replace(name, stands);
        }
        text.replace("SIDE", side)
    }
}

/// The compilers of C that are installed, by their names in code.
fn compilers() -> Vec<(String, &'static str)> {
    let installed = |name: &&&str| Command::new(name).arg("--version").output().is_ok();
    let names = ["gcc", "clang", "clang-19"];
    let found = names.iter().filter(installed);
    found.map(|name| (name.replace('-', "_"), *name)).collect()
}

fn compile(emitted: &Path, compiler: &str, source: &Path, name: &str) {
    let mut build = cc::Build::new();
    build.compiler(compiler).include(emitted).opt_level(2);
    build.warnings(true).extra_warnings(true);
    build.warnings_into_errors(true).std("c11");
    build.flag("-Wno-unused-function");
    build.file(source).compile(name);
}

fn main() {
    let emitted =
        env::var("LIMBFORGE_EMITTED").expect("`../run` sets it to the folder of the emitted files");
    let emitted = Path::new(&emitted);
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    println!("cargo::rerun-if-changed={}", emitted.display());
    println!("cargo::rerun-if-env-changed=LIMBFORGE_EMITTED");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=LIMBFORGE_FIELDS");
    // Only these modules, if it is set.
    let wanted = env::var("LIMBFORGE_FIELDS").ok();
    let is_wanted = |row: &Row| {
        let mut names = wanted.iter().flat_map(|names| names.split(' '));
        wanted.is_none() || names.any(|name| name == row.module)
    };
    let read = |path: &str| {
        println!("cargo::rerun-if-changed={path}");
        fs::read_to_string(path).expect(path)
    };
    let compilers = compilers();
    let (mut modules, mut tests) = (String::new(), String::new());
    for (list, folder) in INTERFACES {
        let template = |name: &str| read(&format!("{folder}/{name}"));
        let [compare, ffi, glue] = ["compare.rs", "ffi.rs", "glue.c"].map(template);
        let list = read(list);
        let rows = list.lines().filter(|line| !line.starts_with('#'));
        for row in rows.map(Row::of).filter(is_wanted) {
            let module = &row.module;
            let path = emitted.join(format!("{module}.rs"));
            modules += &format!("#[path = {path:?}]\npub mod {module};\n");
            let mut test = |side: &str, path: String| {
                tests += &row.filled(&compare.replace("OURS_PATH", &path), side);
            };
            test("rust", format!("limbforge_fiat_oracle::{module}"));
            for (side, compiler) in &compilers {
                modules += &row.filled(&ffi, side);
                test(side, format!("limbforge_fiat_oracle::{side}_{module}"));
                let source = out.join(format!("{side}_{module}.c"));
                fs::write(&source, row.filled(&glue, side)).expect("OUT_DIR can be written");
                compile(emitted, compiler, &source, &format!("{side}_{module}"));
            }
        }
    }
    fs::write(out.join("modules.rs"), modules).expect("OUT_DIR can be written");
    fs::write(out.join("tests.rs"), tests).expect("OUT_DIR can be written");
}
