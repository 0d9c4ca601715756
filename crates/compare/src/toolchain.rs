//! The compilers that printed code is built with.

use std::{env, process::Command};

use limbforge::{Field, routine::Statement};

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
pub(crate) const C_FLAGS: &[&str] = &["-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic"];

/// Whether a compiler is there.
pub fn is_installed(program: &str) -> bool {
    let question = match program {
        "go" => "version",
        _ => "--version",
    };
    let output = Command::new(program).arg(question).output();
    output.is_ok_and(|output| output.status.success())
}

/// The toolchains of a language that are installed; says which are not.
pub fn installed(language: &str) -> Vec<Toolchain> {
    let found = |toolchain: &&Toolchain| {
        let found = is_installed(toolchain.program);
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

/// The one of these that has its turn at a place of a longer list: with each commit another one, by the number in
/// `LIMBFORGE_TURN`. `LIMBFORGE_ALL=1` takes all.
pub fn in_turn<T>(all: Vec<T>, place: usize) -> Vec<T> {
    if all.is_empty() || env::var_os("LIMBFORGE_ALL").is_some_and(|all| all == "1") {
        return all;
    }
    let turn = env::var("LIMBFORGE_TURN").ok();
    let turn: usize = turn.and_then(|turn| turn.parse().ok()).unwrap_or(0);
    let at = turn.wrapping_add(place) % all.len();
    all.into_iter().skip(at).take(1).collect()
}

/// Whether compilers can optimise a field in seconds, in Rust and in C. Where rustc inlines a product into an addition
/// chain for an exponent without pattern, as of the order of a group, it takes half a minute.
pub fn optimises(field: &Field) -> [bool; 2] {
    let steps: usize = field.programs.iter().map(|p| p.program().steps.len()).sum();
    let routines = field.routines.iter().map(|routine| &routine.program().body);
    let inlined: usize = routines.map(|body| inlined(field, body)).sum();
    [steps < 6_000 && inlined < 12_000, steps < 6_000]
}

/// Steps that these statements have in Rust, where short programs are always inlined.
fn inlined(field: &Field, statements: &[Statement]) -> usize {
    let of_each = statements.iter().map(|statement| match statement {
        Statement::Call { callee, .. } => match field.program(callee).map(|p| p.program()) {
            Some(program) if program.instructions().count() <= 180 => program.steps.len(),
            _ => 0,
        },
        Statement::Repeat(repeat) => inlined(field, &repeat.body),
        Statement::VartimeIfBit { body, .. } => inlined(field, body),
        _ => 0,
    });
    of_each.sum()
}
