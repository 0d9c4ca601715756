//! Building printed code with a driver, and calling it.

use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
};

use limbforge::{
    emit::{Options, by_name},
    field::Field,
    interface::{Shape, shape},
    ir::Port,
    routine::Datum,
};
use num_bigint::BigInt;

use crate::{
    drivers, go, routines,
    toolchain::{C_FLAGS, Toolchain},
};

/// A call: which of the field's programs, and the words of each parameter.
pub type Call = (usize, Vec<Vec<BigInt>>);

/// A folder that is removed at the end.
pub struct Folder(pub PathBuf);

impl Folder {
    /// An empty one among the temporary files.
    ///
    /// # Panics
    /// If it cannot be made.
    pub fn temporary() -> Folder {
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
    /// The emulator with its options, if the driver is for another processor.
    emulator: &'static [&'static str],
    /// Removed at the end.
    _folder: Folder,
}

impl<'a> Built<'a> {
    /// Prints the field and compiles it without warnings.
    ///
    /// # Errors
    /// The compiler's complaint about the printed code.
    pub fn new(field: &'a Field, toolchain: Toolchain) -> Result<Built<'a>, String> {
        Built::of(field, toolchain, &printed(field, toolchain.language))
    }

    /// Prints the field and compiles it for another machine, whose programs this emulator runs.
    ///
    /// # Errors
    /// The compiler's complaint about the printed code.
    pub fn emulated(
        field: &'a Field,
        toolchain: Toolchain,
        emulator: &'static [&'static str],
    ) -> Result<Built<'a>, String> {
        let built = Built::new(field, toolchain)?;
        Ok(Built { emulator, ..built })
    }

    /// Compiles a text in place of the printed one.
    ///
    /// # Errors
    /// The compiler's complaint about the text.
    pub fn of(field: &'a Field, toolchain: Toolchain, text: &str) -> Result<Built<'a>, String> {
        let folder = Folder::temporary();
        let extension = by_name(toolchain.language)
            .expect("a printed language")
            .extension();
        let source = folder.0.join(format!("field.{extension}"));
        fs::write(&source, text).expect("a writable folder");
        let driver = match toolchain.language {
            "rust" => build_rust(field, toolchain, &folder.0),
            "c" => build_c(field, toolchain, &folder.0),
            "go" => build_go(field, toolchain, &folder.0),
            other => panic!("no driver for {other}"),
        }?;
        Ok(Built {
            field,
            driver,
            emulator: &[],
            _folder: folder,
        })
    }

    /// Assembles a text of the field's functions, with a driver, for an emulator.
    ///
    /// # Errors
    /// The assembler's complaint about the text.
    pub fn assembled(
        field: &'a Field,
        text: &str,
        compiler: &[&str],
        emulator: &'static [&'static str],
    ) -> Result<Built<'a>, String> {
        let folder = Folder::temporary();
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
        succeed(&mut command)?;
        Ok(Built {
            field,
            driver: folder.0.join("driver"),
            emulator,
            _folder: folder,
        })
    }

    /// Runs the driver on its input: a line for each call, and why it ended early if it did.
    pub fn lines(&self, input: &str) -> (Vec<String>, Option<String>) {
        let output = run_under(self.emulator, &self.driver, input);
        let lines = String::from_utf8(output.stdout.clone()).expect("the driver prints ASCII");
        let lines = lines.lines().map(str::to_owned).collect();
        (lines, complaint(&output, "the driver").err())
    }

    /// The lines of a driver that ends well, a line for each of so many calls.
    fn all_lines(&self, input: &str, count: usize) -> Vec<String> {
        let (lines, stopped) = self.lines(input);
        assert_eq!(stopped, None, "the driver ends well");
        assert_eq!(lines.len(), count, "a line for each call");
        lines
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
        let lines = self.all_lines(&input, calls.len());
        let results = calls.iter().zip(lines);
        results
            .map(|((index, _), line)| {
                let mut tokens = tokens_of(&line);
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
        let lines = self.all_lines(&input, calls.len());
        let results = calls.iter().zip(lines);
        results
            .map(|((index, _), line)| {
                let mut tokens = tokens_of(&line);
                let sorts = routines::outputs(public[*index]);
                sorts
                    .iter()
                    .map(|sort| routines::read(self.field, sort, &mut tokens))
                    .collect()
            })
            .collect()
    }
}

/// The word that a driver prints in place of results if they differ on top of parameters.
pub const OVERLAP: &str = "overlap";

/// The numbers in a line of a driver.
///
/// # Panics
/// If results on top of parameters are others: the line is [`OVERLAP`].
pub fn tokens_of(line: &str) -> impl Iterator<Item = BigInt> {
    line.split_whitespace().map(|token| {
        BigInt::parse_bytes(token.as_bytes(), 16)
            .unwrap_or_else(|| panic!("the driver prints hexadecimal, not `{token}`"))
    })
}

/// The printed text of a field that is called `field`.
pub fn printed(field: &Field, language: &str) -> String {
    let options = Options {
        command: "the comparison of printed code".to_owned(),
        name: "field".to_owned(),
        traits: false,
    };
    let emitter = by_name(language).expect("a printed language");
    emitter.emit(field, &options)
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

fn build_rust(field: &Field, toolchain: Toolchain, folder: &Path) -> Result<PathBuf, String> {
    let rustc = |args: &[&str]| {
        let strict = ["--edition=2024", "-Dwarnings", "-Dmissing_docs"];
        let mut command = Command::new(toolchain.program);
        command
            .current_dir(folder)
            .args(strict)
            .args(toolchain.options)
            .args(args);
        succeed(&mut command)
    };
    rustc(&["--crate-type=rlib", "--crate-name=field", "field.rs"])?;
    fs::write(folder.join("driver.rs"), drivers::rust_driver(field)).expect("a writable folder");
    rustc(&["--extern=field=libfield.rlib", "driver.rs", "-odriver"])?;
    Ok(folder.join("driver"))
}

/// One compilation: the driver begins with the printed file, so every warning about it is one here.
fn build_c(field: &Field, toolchain: Toolchain, folder: &Path) -> Result<PathBuf, String> {
    fs::write(folder.join("driver.c"), drivers::c_driver(field)).expect("a writable folder");
    let mut command = Command::new(toolchain.program);
    command
        .current_dir(folder)
        .args(C_FLAGS)
        .args(toolchain.options)
        .args(["driver.c", "-odriver"]);
    succeed(&mut command)?;
    Ok(folder.join("driver"))
}

/// Also runs the package through `go vet`.
fn build_go(field: &Field, toolchain: Toolchain, folder: &Path) -> Result<PathBuf, String> {
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
        )?;
    }
    Ok(folder.join("driver"))
}

fn succeed(command: &mut Command) -> Result<(), String> {
    let output = command.output().expect("the compiler was found before");
    complaint(&output, &format!("{command:?}"))
}

fn complaint(output: &Output, of: &str) -> Result<(), String> {
    if output.status.success() {
        return Ok(());
    }
    let error = String::from_utf8_lossy(&output.stderr);
    Err(format!("{of}: {}\n{error}", output.status))
}

/// The output of the driver on this input.
///
/// # Panics
/// If it fails.
pub fn run(driver: &Path, input: &str) -> String {
    let output = run_under(&[], driver, input);
    complaint(&output, "the driver").unwrap_or_else(|error| panic!("{error}"));
    String::from_utf8(output.stdout).expect("the driver prints ASCII")
}

/// A run of the driver under an emulator with its options.
fn run_under(emulator: &[&str], driver: &Path, input: &str) -> Output {
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
    // A driver that ends early reads no further; its status tells.
    let _ = writer.join().expect("a writer");
    output
}
