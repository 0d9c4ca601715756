//! Running printed code: a field is printed, compiled with a driver that calls every function by its number, and fed
//! words. What comes back has to be what [`Program::run`] says.

#![allow(dead_code, reason = "each test uses a part")]

mod drivers;
mod go;
pub mod routines;

use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
};

use limbforge::{
    emit::{
        Options, by_name,
        port::{Shape, shape},
    },
    field::Field,
    ir::{Port, Program, interval::Interval},
    routine::Datum,
};
use num_bigint::BigInt;
use num_integer::Integer;

/// A compiler with its options.
#[derive(Clone, Copy, Debug)]
pub struct Toolchain {
    /// The language that it compiles.
    pub language: &'static str,
    /// The program.
    pub program: &'static str,
    /// Options of one run: optimisation, checks.
    pub options: &'static [&'static str],
}

/// The compilers that the printed code is for. Rust: with overflow checks, and optimised. C: all three ways to carry,
/// and once with a trap on undefined behaviour.
#[rustfmt::skip]
pub const TOOLCHAINS: &[Toolchain] = &[
    Toolchain { language: "rust", program: "rustc",    options: &["-Cdebug-assertions=on"] },
    Toolchain { language: "rust", program: "rustc",    options: &["-Copt-level=3"] },
    Toolchain { language: "c",    program: "gcc",      options: &["-O0"] },
    Toolchain { language: "c",    program: "gcc",      options: &["-O3"] },
    Toolchain { language: "c",    program: "gcc",      options: &["-O2", "-DLIMBFORGE_NO_INTRINSICS"] },
    Toolchain { language: "c",    program: "clang-19", options: &["-O2", "-DLIMBFORGE_NO_INTRINSICS"] },
    Toolchain { language: "c",    program: "clang-19", options: &["-O1", "-fsanitize=undefined", "-fsanitize-trap=undefined"] },
    Toolchain { language: "c",    program: "clang-19", options: &["-O3"] },
    Toolchain { language: "go",   program: "go",       options: &[] },
];

/// Every other warning of C.
const C_FLAGS: &[&str] = &["-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic"];

/// A call: which of the field's programs, and the words of each parameter.
pub type Call = (usize, Vec<Vec<BigInt>>);

/// The toolchains of a language that are installed; says which are not.
pub fn installed(language: &str) -> Vec<Toolchain> {
    let found = |toolchain: &&Toolchain| {
        let found = Command::new(toolchain.program)
            .arg(if toolchain.program == "go" {
                "version"
            } else {
                "--version"
            })
            .output()
            .is_ok_and(|output| output.status.success());
        if !found {
            println!(
                "skipped: {} {:?} is not installed",
                toolchain.program, toolchain.options
            );
        }
        found
    };
    TOOLCHAINS
        .iter()
        .filter(|toolchain| toolchain.language == language)
        .filter(found)
        .copied()
        .collect()
}

/// A folder that is removed at the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("limbforge-emit-{}-{count}", std::process::id());
        let path = env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A printed field, compiled with a driver.
pub struct Built<'a> {
    field: &'a Field,
    driver: PathBuf,
    /// What runs the driver, with its options, if it is for another processor.
    emulator: &'static [&'static str],
    /// Removed at the end.
    _folder: Folder,
}

impl<'a> Built<'a> {
    /// Prints the field and compiles it without warnings.
    ///
    /// # Panics
    /// If the printed code does not compile or has a warning.
    pub fn new(field: &'a Field, toolchain: Toolchain) -> Built<'a> {
        let folder = Folder::new();
        let options = Options {
            command: "the tests of the emitters".to_owned(),
            name: "field".to_owned(),
            traits: false,
        };
        let emitter = by_name(toolchain.language).expect("a printed language");
        let source = folder.0.join(format!("field.{}", emitter.extension()));
        fs::write(&source, emitter.emit(field, &options)).expect("a writable folder");
        let driver = match toolchain.language {
            "rust" => build_rust(field, toolchain, &folder.0),
            "c" => build_c(field, toolchain, &folder.0),
            "go" => build_go(field, toolchain, &folder.0),
            other => panic!("no driver for {other}"),
        };
        Built {
            field,
            driver,
            emulator: &[],
            _folder: folder,
        }
    }

    /// Assembles a text of the field's functions, with a driver, for an emulator.
    ///
    /// # Panics
    /// If the text does not assemble.
    pub fn assembled(
        field: &'a Field,
        text: &str,
        compiler: &[&str],
        emulator: &'static [&'static str],
    ) -> Built<'a> {
        let folder = Folder::new();
        let write = |name: &str, text: String| {
            fs::write(folder.0.join(name), text).expect("a writable folder");
        };
        write("field.s", text.to_owned());
        write("field.c", drivers::c_prototypes(field));
        write("driver.c", drivers::c_driver(field));
        let mut command = Command::new(compiler[0]);
        let files = ["-static", "-O1", "driver.c", "field.s", "-odriver"];
        command
            .current_dir(&folder.0)
            .args(&compiler[1..])
            .args(files);
        succeed(&mut command);
        Built {
            field,
            driver: folder.0.join("driver"),
            emulator,
            _folder: folder,
        }
    }

    /// Calls programs and returns the words of each result.
    ///
    /// # Panics
    /// If the printed code fails at run time.
    pub fn programs(&self, calls: &[Call]) -> Vec<Vec<Vec<BigInt>>> {
        let field = self.field;
        let mut input = String::new();
        for (index, words) in calls {
            let program = field.programs[*index].program();
            input.push_str(&format!("{index:x}"));
            for (port, words) in program.params.iter().zip(words) {
                for token in to_tokens(field, port, words) {
                    input.push_str(&format!(" {token:x}"));
                }
            }
            input.push('\n');
        }
        let output = run_under(self.emulator, &self.driver, &input);
        let lines: Vec<&str> = output.lines().collect();
        assert_eq!(lines.len(), calls.len(), "a line for each call");
        let results = calls.iter().zip(lines);
        results
            .map(|((index, _), line)| {
                let mut tokens = tokens_of(line);
                let ports = &field.programs[*index].program().results;
                ports
                    .iter()
                    .map(|port| from_tokens(field, port, &mut tokens))
                    .collect()
            })
            .collect()
    }

    /// Calls routines, by their place among the public ones, and returns their results and lists.
    ///
    /// # Panics
    /// If the printed code fails at run time.
    pub fn routines(&self, calls: &[routines::Call]) -> Vec<Vec<Datum>> {
        let public = routines::public(self.field);
        let mut input = String::new();
        for (index, data) in calls {
            input.push_str(&format!("{:x}", self.field.programs.len() + index));
            for token in data.iter().flat_map(routines::tokens) {
                input.push_str(&format!(" {token:x}"));
            }
            input.push('\n');
        }
        let output = run(&self.driver, &input);
        let lines: Vec<&str> = output.lines().collect();
        assert_eq!(lines.len(), calls.len(), "a line for each call");
        let results = calls.iter().zip(lines);
        results
            .map(|((index, _), line)| {
                let mut tokens = tokens_of(line);
                let sorts = routines::outputs(public[*index]);
                sorts
                    .iter()
                    .map(|sort| routines::read(self.field, sort, &mut tokens))
                    .collect()
            })
            .collect()
    }
}

fn tokens_of(line: &str) -> impl Iterator<Item = BigInt> {
    line.split_whitespace().map(|token| {
        BigInt::parse_bytes(token.as_bytes(), 16).expect("the driver prints hexadecimal")
    })
}

/// Prints the field, compiles it without warnings, calls its programs, and returns the words of each result.
///
/// # Panics
/// If the printed code does not compile, has a warning, or fails at run time.
pub fn exercise(field: &Field, toolchain: Toolchain, calls: &[Call]) -> Vec<Vec<Vec<BigInt>>> {
    Built::new(field, toolchain).programs(calls)
}

/// The number of tokens of a port in the driver's input and output.
fn tokens(field: &Field, port: &Port) -> usize {
    match shape(field, port) {
        Shape::Bytes(n) => n,
        _ => port.values.len(),
    }
}

fn bytes_per_word(field: &Field) -> usize {
    usize::from(field.repr.word / 8)
}

fn to_tokens(field: &Field, port: &Port, words: &[BigInt]) -> Vec<BigInt> {
    let Shape::Bytes(n) = shape(field, port) else {
        return words.to_vec();
    };
    let per_word = bytes_per_word(field);
    (0..n)
        .map(|i| (&words[i / per_word] >> (8 * (i % per_word))) % 256)
        .collect()
}

fn from_tokens(field: &Field, port: &Port, all: &mut impl Iterator<Item = BigInt>) -> Vec<BigInt> {
    let words: Vec<BigInt> = all.take(tokens(field, port)).collect();
    if !matches!(shape(field, port), Shape::Bytes(_)) {
        // Two's complement where words are signed.
        let ty = port.kind.ty(field.repr.word, &port.bounds);
        let wrapped = BigInt::from(1) << field.repr.word;
        let words = words.into_iter();
        return words
            .map(|k| {
                if ty.range().contains(&k) {
                    k
                } else {
                    k - &wrapped
                }
            })
            .collect();
    }
    words
        .chunks(bytes_per_word(field))
        .map(|bytes| {
            bytes
                .iter()
                .rev()
                .fold(BigInt::from(0), |sum, b| sum * 256 + b)
        })
        .collect()
}

fn build_rust(field: &Field, toolchain: Toolchain, folder: &Path) -> PathBuf {
    let rustc = |args: &[&str]| {
        let strict = ["--edition=2024", "-Dwarnings", "-Dmissing_docs"];
        let mut command = Command::new(toolchain.program);
        command
            .current_dir(folder)
            .args(strict)
            .args(toolchain.options)
            .args(args);
        succeed(&mut command);
    };
    rustc(&["--crate-type=rlib", "--crate-name=field", "field.rs"]);
    fs::write(folder.join("driver.rs"), drivers::rust_driver(field)).expect("a writable folder");
    rustc(&["--extern=field=libfield.rlib", "driver.rs", "-odriver"]);
    folder.join("driver")
}

/// One compilation: the driver begins with the printed file, so every warning about it is one here.
fn build_c(field: &Field, toolchain: Toolchain, folder: &Path) -> PathBuf {
    fs::write(folder.join("driver.c"), drivers::c_driver(field)).expect("a writable folder");
    let mut command = Command::new(toolchain.program);
    command
        .current_dir(folder)
        .args(C_FLAGS)
        .args(toolchain.options)
        .args(["driver.c", "-odriver"]);
    succeed(&mut command);
    folder.join("driver")
}

/// Also runs the package through `go vet`.
fn build_go(field: &Field, toolchain: Toolchain, folder: &Path) -> PathBuf {
    let package = folder.join("field");
    fs::create_dir(&package).expect("a writable folder");
    fs::rename(folder.join("field.go"), package.join("field.go")).expect("a printed file");
    let module = "module driver\n\ngo 1.18\n";
    fs::write(folder.join("go.mod"), module).expect("a writable folder");
    fs::write(folder.join("main.go"), go::driver(field)).expect("a writable folder");
    for args in [&["vet", "./..."][..], &["build", "-o", "driver", "."]] {
        let mut command = Command::new(toolchain.program);
        let command = command.current_dir(folder).args(toolchain.options);
        succeed(
            command
                .env("GOFLAGS", "")
                .env("GO111MODULE", "on")
                .args(args),
        );
    }
    folder.join("driver")
}

fn succeed(command: &mut Command) {
    let output = command.output().expect("the compiler was found before");
    check_status(&output, &format!("{command:?}"));
}

fn check_status(output: &Output, what: &str) {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{what}: {}\n{error}",
        output.status
    );
}

/// What the driver prints on this input.
pub fn run(driver: &Path, input: &str) -> String {
    run_under(&[], driver, input)
}

/// What the driver prints on this input under an emulator with its options.
fn run_under(emulator: &[&str], driver: &Path, input: &str) -> String {
    let mut command = match emulator {
        [] => Command::new(driver),
        [program, options @ ..] => {
            let mut command = Command::new(program);
            command.args(options).arg(driver);
            command
        }
    };
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a driver that starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("a driver that ends");
    // 3: results on top of parameters gave something else. 4: no such function.
    check_status(&output, "the driver");
    writer
        .join()
        .expect("a writer")
        .expect("a driver that reads");
    String::from_utf8(output.stdout).expect("the driver prints ASCII")
}

/// SplitMix64 (Steele, Lea, Flood 2014).
pub struct Random(pub u64);

impl Random {
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// `0 .. n`
    pub fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.word() % u64::try_from(n).expect("64 bits")).expect("below n")
    }

    /// A member of the interval: half of the time at its ends or near them.
    pub fn member(&mut self, bound: &Interval) -> BigInt {
        let small = BigInt::from(self.below(3)).min(&bound.hi - &bound.lo);
        match self.below(4) {
            0 => &bound.lo + small,
            1 => &bound.hi - small,
            _ => {
                let wide = (BigInt::from(self.word()) << 64u8) + self.word();
                &bound.lo + wide.mod_floor(&(&bound.hi - &bound.lo + 1))
            }
        }
    }
}

/// Words for the parameters of a program: all least, all greatest, then `count` random ones.
pub fn inputs(program: &Program, count: usize, random: &mut Random) -> Vec<Vec<Vec<BigInt>>> {
    let every = |choose: &mut dyn FnMut(&Interval) -> BigInt| -> Vec<Vec<BigInt>> {
        let ports = program.params.iter();
        ports
            .map(|port| port.bounds.iter().map(&mut *choose).collect())
            .collect()
    };
    let mut all = vec![
        every(&mut |bound| bound.lo.clone()),
        every(&mut |bound| bound.hi.clone()),
    ];
    all.extend((0..count).map(|_| every(&mut |bound| random.member(bound))));
    all
}

/// Calls of every function with these many random inputs each.
pub fn calls(field: &Field, count: usize, random: &mut Random) -> Vec<Call> {
    (0..field.programs.len())
        .filter(|&index| !field.programs[index].program().internal)
        .flat_map(|index| {
            let inputs = inputs(field.programs[index].program(), count, random);
            inputs.into_iter().map(move |words| (index, words))
        })
        .collect()
}

/// Checks that the printed field agrees with the evaluator under these compilers, and hands every call with its
/// results to `also`.
///
/// # Panics
/// If it does not.
pub fn agrees(
    field: &Field,
    toolchains: &[Toolchain],
    count: usize,
    also: impl Fn(&Program, &[Vec<BigInt>], &[Vec<BigInt>]),
) {
    let calls = calls(field, count, &mut Random(25519));
    for &toolchain in toolchains {
        let built = Built::new(field, toolchain);
        let outputs = built.programs(&calls);
        for ((index, words), output) in calls.iter().zip(outputs) {
            let program = field.programs[*index].program();
            assert_eq!(
                output,
                program.run(words),
                "{} {:?}: `{}` of {words:?} differs from the program\n{program}",
                toolchain.program,
                toolchain.options,
                program.name,
            );
            also(program, words, &output);
        }
        routines::agree(field, &built, count.min(12));
    }
}
