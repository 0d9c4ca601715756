//! Static programs of C and Rust, made by the compilers that are there.

use std::{fs, path::Path, process::Command};

use riscv_lab::isa::Isa;
use riscv_lab::machine::{End, Executable, Machine};

const C: &str = r#"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static jmp_buf place;
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(int argc, char **argv) {
    int numbers[100], sum = 0;
    for (int i = 0; i < 100; i++) numbers[i] = i * 37 % 101;
    qsort(numbers, 100, sizeof(int), compare);
    for (int i = 1; i < 100; i++) sum += numbers[i - 1] < numbers[i];
    char *block = malloc(1 << 20);
    memset(block, 'x', 1 << 20);
    block = realloc(block, 3 << 20);
    printf("%d %s %c %s %d\n", argc, argv[1], block[(1 << 20) - 1], getenv("COLOUR"), sum);
    fprintf(stderr, "to standard error\n");
    int jumped = setjmp(place);
    if (jumped == 0) longjmp(place, 5);
    free(block);
    return jumped;
}
"#;

const RUST: &str = r#"
use std::{collections::HashMap, io::Read, time::Instant};
fn main() {
    let start = Instant::now();
    let mut words: HashMap<String, usize> = HashMap::new();
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    for word in text.split_whitespace() { *words.entry(word.to_owned()).or_default() += 1; }
    let caught = std::panic::catch_unwind(|| { if words.len() > 1 { panic!("on purpose") } });
    let big: Vec<u64> = (0..100_000).collect();
    println!("{} {} {} {:?}", words["b"], caught.is_err(), big.iter().sum::<u64>(), std::env::args().nth(1));
    assert!(start.elapsed().as_nanos() > 0);
    std::process::exit(7);
}
"#;

/// Runs a program with the argument `one`, and returns how it ended and what it wrote.
fn run(file: &Path, input: &'static [u8]) -> (i32, String, String) {
    let program = Executable::parse(&fs::read(file).expect("a file")).expect("an executable");
    let mut machine = Machine::new("rv64gc".parse::<Isa>().expect("an instruction set"));
    machine.streams.input = Box::new(input);
    let arguments = ["program", "one"].map(str::to_owned);
    machine
        .load(&program, &arguments, &["COLOUR=green".to_owned()])
        .expect("a place");
    let end = machine.run(&mut ()).unwrap_or_else(|stop| panic!("{stop}"));
    let End::Exit(status) = end else {
        panic!("{end:?}");
    };
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (
        status,
        text(machine.streams.output.kept()),
        text(machine.streams.error.kept()),
    )
}

/// Builds with a command; `None`, with the reason printed, where it cannot.
fn built(command: &mut Command, lacks: &str) -> Option<()> {
    match command.output() {
        Ok(output) if output.status.success() => Some(()),
        Ok(output) => {
            let error = String::from_utf8_lossy(&output.stderr).into_owned();
            // A missing library or target is the machine's lack; anything else is a fault.
            let missing = [
                "can't find crate",
                "may not be installed",
                "No such file",
                "not found",
            ];
            assert!(missing.iter().any(|part| error.contains(part)), "{error}");
            println!("skipped: {lacks}");
            None
        }
        Err(reason) => {
            println!("skipped: {lacks} ({reason})");
            None
        }
    }
}

#[test]
fn a_static_c_program_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let (source, program) = (
        folder.path().join("program.c"),
        folder.path().join("program"),
    );
    fs::write(&source, C).expect("a source");
    let mut command = Command::new("riscv64-linux-gnu-gcc");
    command
        .args(["-O2", "-static", "-o"])
        .arg(&program)
        .arg(&source);
    let lacks =
        "no static C program can be built; install gcc-riscv64-linux-gnu libc6-dev-riscv64-cross";
    if built(&mut command, lacks).is_none() {
        return;
    }
    let (status, output, error) = run(&program, b"");
    assert_eq!(status, 5);
    assert_eq!(output, "2 one x green 99\n");
    assert_eq!(error, "to standard error\n");
}

#[test]
fn a_static_rust_program_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let (source, program) = (
        folder.path().join("program.rs"),
        folder.path().join("program"),
    );
    fs::write(&source, RUST).expect("a source");
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut command = Command::new(rustc);
    command.args([
        "--edition=2024",
        "-O",
        "--target=riscv64gc-unknown-linux-gnu",
    ]);
    command.args([
        "-Ctarget-feature=+crt-static",
        "-Clinker=riscv64-linux-gnu-gcc",
        "-o",
    ]);
    command.arg(&program).arg(&source);
    let lacks = "no static Rust program can be built; `rustup target add riscv64gc-unknown-linux-gnu`, and install \
                 gcc-riscv64-linux-gnu libc6-dev-riscv64-cross";
    if built(&mut command, lacks).is_none() {
        return;
    }
    let (status, output, error) = run(&program, b"a b c b\n");
    assert_eq!(status, 7, "{error}");
    assert_eq!(output, "2 true 4999950000 Some(\"one\")\n");
    assert!(error.contains("on purpose"), "{error}");
}
