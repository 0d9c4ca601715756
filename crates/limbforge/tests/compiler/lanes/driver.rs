//! A program around a printed file, which calls its functions by name.

use std::{fmt::Write as _, fs, path::Path, process::Command};

use limbforge_compare::Folder;
use limbforge_core::{
    emit::{Emit, Options, Rust},
    field::Field,
    ir::{Kind, Port, Program},
};

use super::machine::{installed, is_native, piped};

/// The compiled program.
pub struct Driver {
    folder: Folder,
    forms: Vec<&'static str>,
    machine: Machine,
}

/// Where the program runs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Machine {
    Native,
    /// AArch64 in emulation.
    Emulated,
}

impl Machine {
    /// AArch64 for a file with functions for it, if this processor is another one and has an emulator.
    fn of(text: &str) -> Machine {
        let neon = text.contains("pub mod neon {") && !cfg!(target_arch = "aarch64");
        if !neon {
            return Machine::Native;
        }
        let folder = Command::new("rustc")
            .args(["--print=target-libdir", AARCH64[0]])
            .output()
            .expect("rustc");
        let library = String::from_utf8_lossy(&folder.stdout);
        let missing = [
            (Path::new(library.trim()).exists(), "Rust for AArch64"),
            (installed("aarch64-linux-gnu-gcc"), "aarch64-linux-gnu-gcc"),
            (installed(QEMU), QEMU),
        ];
        match missing.into_iter().find(|(there, _)| !there) {
            Some((_, what)) => {
                println!("skipped: NEON in emulation, as {what} is not installed");
                Machine::Native
            }
            None => Machine::Emulated,
        }
    }

    fn options(self) -> &'static [&'static str] {
        match self {
            Machine::Native => &[],
            Machine::Emulated => &AARCH64,
        }
    }
}

const QEMU: &str = "qemu-aarch64";

/// Options of rustc for a program that needs no libraries of its machine.
const AARCH64: [&str; 3] = [
    "--target=aarch64-unknown-linux-gnu",
    "-Clinker=aarch64-linux-gnu-gcc",
    "-Ctarget-feature=+crt-static",
];

impl Driver {
    /// Prints and compiles a field.
    pub fn new(field: &Field) -> Driver {
        let folder = Folder::temporary();
        let options = Options {
            command: "a test".to_owned(),
            name: "field".to_owned(),
            traits: false,
        };
        let text = Rust.emit(field, &options);
        let machine = Machine::of(&text);
        let forms = match machine {
            Machine::Native => forms(&text),
            Machine::Emulated => vec!["portable", "neon"],
        };
        fs::write(folder.0.join("field.rs"), text).expect("a writable folder");
        fs::write(folder.0.join("main.rs"), main(field, &forms)).expect("a writable folder");
        compile(&folder.0, &[&["-o", "driver"], machine.options()].concat());
        Driver {
            folder,
            forms,
            machine,
        }
    }

    /// The forms that this processor can run, the portable one first.
    pub fn forms(&self) -> &[&'static str] {
        &self.forms
    }

    /// Runs it.
    pub fn run(&self, arguments: &[&str], input: &str) -> String {
        let program = self.folder.0.join("driver");
        let mut command = match self.machine {
            Machine::Native => Command::new(program),
            Machine::Emulated => {
                let mut command = Command::new(QEMU);
                command.arg(program);
                command
            }
        };
        piped(command.args(arguments), input)
    }

    /// Its assembly on x86-64 with the features of a form; `None` elsewhere.
    pub fn assembly(&self) -> Option<String> {
        if !self.forms.contains(&"ifma") {
            return None;
        }
        compile(&self.folder.0, &["--emit=asm", "-o", "driver.s"]);
        Some(fs::read_to_string(self.folder.0.join("driver.s")).expect("assembly"))
    }
}

/// The forms of a printed file that this processor can run.
fn forms(text: &str) -> Vec<&'static str> {
    let has = |form: &&str| text.contains(&format!("pub mod {form} {{")) && is_native(form);
    let all = ["portable", "ifma", "fma", "avx2", "avx512", "neon"];
    all.into_iter().filter(has).collect()
}

fn compile(folder: &Path, options: &[&str]) {
    let output = Command::new("rustc")
        .args(["--edition=2024", "-Copt-level=2", "-Ccodegen-units=1"])
        .args(["-Dwarnings", "-Aunused_unsafe"])
        .args(options)
        .arg("main.rs")
        .current_dir(folder)
        .output()
        .expect("rustc");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
}

/// The numbers of a line.
pub fn words_of(line: &str) -> Vec<u64> {
    let words = line.split_whitespace();
    words.map(|word| word.parse().expect("a number")).collect()
}

/// The instructions of a function.
pub fn function<'a>(assembly: &'a str, name: &str) -> Vec<&'a str> {
    let lines = assembly.lines().map(str::trim);
    let mut body = lines.skip_while(|line| *line != format!("{name}:"));
    body.next();
    body.take_while(|line| !line.starts_with(".Lfunc_end"))
        .collect()
}

/// The features of a form, as an attribute; none for the portable one.
fn attribute(form: &str) -> &'static str {
    match form {
        "ifma" => "#[target_feature(enable = \"avx512f,avx512ifma,avx512vl\")]",
        "avx512" => "#[target_feature(enable = \"avx512f,avx512vl\")]",
        "avx2" => "#[target_feature(enable = \"avx2\")]",
        "fma" => "#[target_feature(enable = \"avx2,fma\")]",
        "neon" => "#[target_feature(enable = \"neon\")]",
        _ => "",
    }
}

fn main(field: &Field, forms: &[&str]) -> String {
    let mut text = "#[allow(dead_code)]\nmod field;\nuse field::LANES;\n".to_owned();
    text += include_str!("main.rs.in");
    // An alias has no constructor.
    let loose = if field.repr.has_loose() {
        "Loose"
    } else {
        "Element"
    };
    for form in forms {
        let attribute = attribute(form);
        write!(text, "{attribute}\nfn {form}(name: &str, w: &[[u64; LANES]]) -> Vec<[u64; LANES]> {{\n    use field::{form}::*;\n    let mut out = Vec::new();\n    match name {{\n").expect("text");
        for checked in &field.programs {
            if !checked.program().internal {
                text += &arm(checked.program(), loose);
            }
        }
        text += "        other => panic!(\"{other}\"),\n    }\n    out\n}\n";
    }
    let mul = "#[unsafe(no_mangle)]\npub fn inspected_mul(x: &field::ifma::Element, y: &field::ifma::Element) -> field::ifma::Element {\n    field::ifma::mul(x, y)\n}\n";
    if forms.contains(&"ifma") {
        // Eight lanes need no AVX-512 VL.
        let eight = field.vector_plan().is_some_and(|plan| plan.lanes == 8);
        let attribute = attribute("ifma");
        let without = attribute.replace(",avx512vl", "");
        text += &format!("{}\n{mul}", if eight { &without } else { attribute });
    }
    let tables: Vec<String> = forms
        .iter()
        .map(|form| format!("(\"{form}\", |name, w| unsafe {{ {form}(name, w) }})"))
        .collect();
    let programs = field.programs.iter().map(|checked| checked.program());
    let programs: Vec<String> = programs
        .filter(|program| !program.internal)
        .map(|program| {
            let bounds = program.params.iter().flat_map(|port| &port.bounds);
            let most: Vec<String> = bounds.map(|bound| bound.hi.to_string()).collect();
            format!("(\"{}\", &[{}])", program.name, most.join(", "))
        })
        .collect();
    write!(
        text,
        "const FORMS: &[(&str, Form)] = &[{}];\nconst PROGRAMS: &[(&str, &[u64])] = &[{}];\n",
        tables.join(", "),
        programs.join(", ")
    )
    .expect("text");
    text
}

/// The call of a function with words `w`, whose words go to `out`.
fn arm(program: &Program, loose: &str) -> String {
    let mut at = 0;
    let params: Vec<String> = program
        .params
        .iter()
        .map(|port| {
            let words: Vec<String> = (0..port.values.len())
                .map(|i| format!("vload(&w[{}])", at + i))
                .collect();
            let first = at;
            at += words.len();
            match (port.kind, words.as_slice()) {
                (Kind::Tight, words) => format!("&Element([{}])", words.join(", ")),
                (Kind::Loose, words) => format!("&{loose}([{}])", words.join(", ")),
                (Kind::Flag, _) => format!("mask(&w[{first}])"),
                (Kind::Word, [one]) => one.clone(),
                (_, words) => format!("&[{}]", words.join(", ")),
            }
        })
        .collect();
    let name = program.name.replace("bytes", "words");
    let results: Vec<String> = (0..program.results.len())
        .map(|i| format!("r{i}"))
        .collect();
    let pattern = match results.as_slice() {
        [one] => one.clone(),
        all => format!("({})", all.join(", ")),
    };
    let stores: String = program
        .results
        .iter()
        .zip(&results)
        .map(|(port, name)| stored(port, name))
        .collect();
    let call = format!("{name}({})", params.join(", "));
    format!(
        "        \"{}\" => {{\n            let {pattern} = {call};\n{stores}        }}\n",
        program.name
    )
}

fn stored(port: &Port, name: &str) -> String {
    let words = |of: &str| -> String {
        (0..port.values.len())
            .map(|i| format!("            out.push(vstore({of}[{i}]));\n"))
            .collect()
    };
    match port.kind {
        Kind::Tight | Kind::Loose => words(&format!("{name}.0")),
        Kind::Flag => format!("            out.push(flags({name}));\n"),
        Kind::Word if port.values.len() == 1 => format!("            out.push(vstore({name}));\n"),
        _ => words(name),
    }
}
