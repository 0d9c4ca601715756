//! Writes modules and tests for the emitted files in the folder `LIMBFORGE_EMITTED`, by `fields.txt` and `limbs.txt`,
//! and compiles those of C.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// An interface: the list of its fields, and the folders of its templates. `alone` has functions on single words.
const INTERFACES: [(&str, [&str; 2]); 2] = [
    ("../fields.txt", ["montgomery", "alone"]),
    ("../limbs.txt", ["limbs", "alone"]),
];

/// A field of a list.
struct Row {
    module: String,
    /// Words of the templates, with what stands for them.
    words: Vec<(&'static str, String)>,
    /// The widths of limbs. A line with `WIDTH` stands for one line for each.
    widths: Vec<usize>,
    /// Whether lines with `MONTGOMERY` stand for anything.
    is_montgomery: bool,
}

impl Row {
    /// Columns of both lists, then the prime's bits if there are limbs with spare bits.
    fn of(line: &str, is_montgomery: bool) -> Row {
        let columns: Vec<&str> = line.split(' ').collect();
        let [module, prefix, limbs, bytes, word, bits] = columns[..6] else {
            unreachable!("six columns at least")
        };
        let number = |text: &str| text.parse::<usize>().expect("a number");
        let mut widths = vec![number(word)];
        if !is_montgomery {
            let start = |i: usize| (number(bits) * i).div_ceil(number(limbs));
            widths = (0..number(limbs))
                .map(|i| start(i + 1) - start(i))
                .collect();
            widths.sort_unstable();
            widths.dedup();
        }
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
            widths,
            is_montgomery,
        }
    }

    /// A template with the words of the field and of a side: a compiler of C, or `rust`.
    fn filled(&self, template: &str, side: &str) -> String {
        let ours = format!("{}_{side}", self.module);
        let lines = template
            .lines()
            .filter(|line| self.is_montgomery || !line.contains("MONTGOMERY"));
        let lines = lines.flat_map(|line| match line.contains("WIDTH") {
            true => self
                .widths
                .iter()
                .map(|width| line.replace("WIDTH", &width.to_string()))
                .collect(),
            false => vec![line.to_owned()],
        });
        let mut text = lines.map(|line| line + "\n").collect::<String>();
        text = text.replace("MODULE_OURS", &ours);
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
    for (list, folders) in INTERFACES {
        let templates = folders.map(|folder| {
            let files = ["compare.rs", "ffi.rs", "glue.c"];
            (folder, files.map(|name| read(&format!("{folder}/{name}"))))
        });
        let list = read(list);
        let rows = list.lines().filter(|line| !line.starts_with('#'));
        let is_montgomery = folders.contains(&"montgomery");
        for row in rows
            .map(|line| Row::of(line, is_montgomery))
            .filter(is_wanted)
        {
            let module = &row.module;
            let path = emitted.join(format!("{module}.rs"));
            modules += &format!("#[path = {path:?}]\npub mod {module};\n");
            for (folder, [compare, ffi, glue]) in &templates {
                let mut test = |side: &str, path: String| {
                    tests += &row.filled(&compare.replace("OURS_PATH", &path), side);
                };
                test("rust", format!("limbforge_fiat_oracle::{module}"));
                for (side, compiler) in &compilers {
                    let suffix = if *folder == "alone" { "_alone" } else { "" };
                    let name = format!("{side}_{module}{suffix}");
                    modules += &row.filled(ffi, side);
                    test(side, format!("limbforge_fiat_oracle::{name}"));
                    let source = out.join(format!("{name}.c"));
                    fs::write(&source, row.filled(glue, side)).expect("OUT_DIR can be written");
                    compile(emitted, compiler, &source, &name);
                }
            }
        }
    }
    fs::write(out.join("modules.rs"), modules).expect("OUT_DIR can be written");
    fs::write(out.join("tests.rs"), tests).expect("OUT_DIR can be written");
}
