//! Writes modules and tests for the emitted files in the folder `LIMBFORGE_EMITTED`, by `fields.txt`, and compiles those
//! of C.

use std::{env, fs, path::Path, process::Command};

fn main() {
    let emitted =
        env::var("LIMBFORGE_EMITTED").expect("`../run` sets it to the folder of the emitted files");
    let emitted = Path::new(&emitted);
    let out = env::var("OUT_DIR").expect("cargo sets it");
    let out = Path::new(&out);
    for file in [
        "../fields.txt",
        "compare.rs",
        "ffi.rs",
        "glue.c",
        "build.rs",
    ] {
        println!("cargo::rerun-if-changed={file}");
    }
    println!("cargo::rerun-if-changed={}", emitted.display());
    println!("cargo::rerun-if-env-changed=LIMBFORGE_EMITTED");
    let read = |path: &str| fs::read_to_string(path).expect(path);
    let (compare, ffi, glue) = (read("compare.rs"), read("ffi.rs"), read("glue.c"));
    let installed = |name: &&&str| Command::new(name).arg("--version").output().is_ok();
    let compilers: Vec<&str> = ["gcc", "clang", "clang-19"]
        .iter()
        .filter(installed)
        .copied()
        .collect();
    let sides: Vec<(String, &str)> = compilers
        .iter()
        .map(|name| (name.replace('-', "_"), *name))
        .collect();
    let (mut modules, mut tests) = (String::new(), String::new());
    let fields = read("../fields.txt");
    for row in fields.lines().filter(|row| !row.starts_with('#')) {
        let [module, prefix, limbs, bytes, word, _] = row
            .split(' ')
            .collect::<Vec<_>>()
            .try_into()
            .expect("six columns");
        let filled = |text: &str, side: &str| {
            text.replace("MODULE_OURS", &format!("{module}_{side}"))
                .replace("MODULE", module)
                .replace("PREFIX", prefix)
                .replace("LIMBS", limbs)
                .replace("BYTES", bytes)
                .replace("uWORD", &format!("u{word}"))
                .replace("uintWORD", &format!("uint{word}"))
                .replace("WORD", word)
                .replace("SIDE", side)
        };
        let path = emitted.join(format!("{module}.rs"));
        modules += &format!("#[path = {path:?}]\npub mod {module};\n");
        let test = |side: &str, path: String| filled(&compare.replace("OURS_PATH", &path), side);
        tests += &test("rust", format!("limbforge_fiat_oracle::{module}"));
        for (side, compiler) in &sides {
            modules += &filled(&ffi, side);
            tests += &test(side, format!("limbforge_fiat_oracle::{side}_{module}"));
            let source = out.join(format!("{side}_{module}.c"));
            fs::write(&source, filled(&glue, side)).expect("OUT_DIR can be written");
            let mut build = cc::Build::new();
            build
                .compiler(compiler)
                .include(emitted)
                .opt_level(2)
                .warnings(true)
                .extra_warnings(true);
            build
                .warnings_into_errors(true)
                .std("c11")
                .flag("-Wno-unused-function");
            build.file(&source).compile(&format!("{side}_{module}"));
        }
    }
    fs::write(out.join("modules.rs"), modules).expect("OUT_DIR can be written");
    fs::write(out.join("tests.rs"), tests).expect("OUT_DIR can be written");
}
