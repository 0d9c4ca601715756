//! Changed machine code of routines that move bytes across slots, or whose loops have other counts in each turn: what
//! is proved computes the same.
//!
//! As `x86_turn_mutants` has it for loops of a public number of turns. A mutant that is proved is linked, and its
//! results on random inputs are compared with those of the original, also where the result lies on the parameter.
//! `LIMBFORGE_MUTANTS=n` says how many a routine gets.

use std::{env, fs, process::Command};

use crate::x86_build::{compiled, field, is_installed};
use limbforge_compare::Folder;
use limbforge_core::{
    emit::asm::x86::prover,
    field::Field,
    read::{Meanings, Returned, Routines, X86},
};

/// How many mutants of a routine a sample has.
const SAMPLE: usize = 400;

/// Changes of a byte: each bit, and some at once.
const CHANGES: [u8; 12] = [1, 2, 4, 8, 16, 32, 64, 128, 3, 6, 7, 0x18];

/// A routine, and the functions beside operations that it calls.
struct Case {
    prime: &'static str,
    recipe: &'static str,
    routine: &'static str,
    callees: &'static [&'static str],
    driver: &'static str,
}

const WIDE: Case = Case {
    prime: "2^521-1",
    recipe: "9x58 operand-scanning double-word fold(2@left:mul) carry(interleaved) invert(divsteps)",
    routine: "from_bytes_wide",
    callees: &[],
    driver: "
void f_from_bytes_wide(uint64_t *, const uint8_t *);
int main(void) {
    alarm(20);
    for (int turn = 0; turn < 500; turn++) {
        uint64_t bytes[19], out[11];
        fill(bytes, 19, turn);
        fill(out, 11, turn);
        f_from_bytes_wide(out + 1, (uint8_t *)bytes + 9);
        print(bytes, 19);
        print(out, 11);
        f_from_bytes_wide(bytes + 1, (uint8_t *)(bytes + 1));
        print(bytes, 19);
    }
}",
};

const ROOT: Case = Case {
    prime: "0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
    recipe: "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none) invert(divsteps)",
    routine: "sqrt",
    callees: &["pow_root", "pow2k", "is_zero", "equal"],
    driver: "
void f_sqrt(uint64_t *, uint64_t *, const uint64_t *);
void f_square(uint64_t *, const uint64_t *);
int main(void) {
    alarm(20);
    for (int turn = 0; turn < 100; turn++) {
        uint64_t a[4], out[6], ok[3];
        fill(a, 4, turn);
        a[3] >>= 33;
        fill(out, 6, turn);
        fill(ok, 3, turn);
        for (int k = 0; k < turn % 4; k++) f_square(a, a);
        f_sqrt(out + 1, ok + 1, a);
        print(a, 4);
        print(out, 6);
        print(ok, 3);
        f_sqrt(a, ok, a);
        print(a, 4);
        print(ok, 3);
    }
}",
};

const HEAD: &str = r#"
#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>
static uint64_t state = 1;
static void fill(uint64_t *x, int n, int turn) {
    for (int i = 0; i < n; i++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        x[i] = turn % 7 == 1 ? ~0ull : turn % 7 == 2 ? 0 : state >> 33 ^ state << 31;
    }
}
static void print(const uint64_t *x, int n) {
    for (int i = 0; i < n; i++) printf("%" PRIx64 "\n", x[i]);
}
"#;

/// The functions of the field that are proved.
fn proved<'a>(field: &'a Field, object: &[u8], callees: &[&str]) -> Routines<'a> {
    let codes = X86::SystemV.functions(object).expect("an object");
    let mut routines = Routines::new(field, move |checked| {
        prover(field, checked).map_err(|error| error.to_string())
    });
    for checked in &field.programs {
        let program = checked.program();
        // Parts of an inversion take long, and are not called here.
        let is_part = ["divsteps", "invert", "update"]
            .iter()
            .any(|part| program.name.starts_with(part));
        if let Some(code) = codes
            .get(&format!("f_{}", program.name))
            .filter(|_| !is_part)
        {
            let prover = prover(field, checked).expect("a prover");
            prover.prove(code).expect("a proved function");
            routines.enter(program, code, &Returned::Addresses.into());
        }
    }
    for name in callees {
        if let Some(code) = codes.get(&format!("f_{name}")) {
            let proof = routines.prove(name, code, &Returned::Addresses.into());
            proof.expect("a proved routine");
        }
    }
    routines
}

/// The results of an object's routine; `None` if it does not come to an end.
fn results(object: &[u8], driver: &str) -> Option<Vec<u8>> {
    let folder = Folder::temporary();
    fs::write(folder.0.join("f.o"), object).expect("a writable folder");
    fs::write(folder.0.join("d.c"), format!("{HEAD}{driver}")).expect("a writable folder");
    let built = Command::new("gcc")
        .current_dir(&folder.0)
        .args(["-O1", "d.c", "f.o", "-o", "d"])
        .output()
        .expect("gcc, which this test needs");
    assert!(built.status.success(), "{built:?}");
    let run = Command::new(folder.0.join("d")).output();
    let run = run.expect("the program");
    run.status.success().then_some(run.stdout)
}

fn sample() -> usize {
    let sample = env::var("LIMBFORGE_MUTANTS").ok();
    sample.and_then(|n| n.parse().ok()).unwrap_or(SAMPLE)
}

fn judge(compiler: &str, options: &[&str], case: &Case) {
    if !is_installed(compiler) || !is_installed("gcc") {
        return;
    }
    let field = field(case.prime, case.recipe);
    let object = compiled(compiler, options, &field);
    let expected = results(&object, case.driver).expect("results");
    let mut routines = proved(&field, &object, case.callees);
    let symbol = format!("f_{}", case.routine);
    let mut verdict = |object: &[u8]| {
        let mut codes = X86::SystemV.functions(object).expect("an object");
        let code = codes.remove(&symbol).expect("a function");
        let proof = routines.prove(case.routine, &code, &Returned::Addresses.into());
        (code.bytes.clone(), proof.map_err(|error| error.to_string()))
    };
    let (bytes, original) = verdict(&object);
    original.expect("the original is proved");
    let mut places = object.windows(bytes.len());
    let place = places.position(|other| other == bytes).expect("its bytes");
    let all = bytes.len() * CHANGES.len();
    let count = sample().min(all);
    let (mut refused, mut same) = (0, 0);
    for k in 0..count {
        let of = (k * all / count + 5) % all;
        let (at, change) = (of / CHANGES.len(), CHANGES[of % CHANGES.len()]);
        let mut changed = object.clone();
        changed[place + at] ^= change;
        if verdict(&changed).1.is_err() {
            refused += 1;
            continue;
        }
        same += 1;
        let what = format!("{compiler} {symbol}: byte {at:#x} ^ {change:#x} is proved");
        let found = results(&changed, case.driver);
        assert!(found.as_ref() == Some(&expected), "{what}, and wrong");
    }
    println!("{compiler} {symbol}: {refused} refused, {same} proved, which compute the same");
    assert!(refused > 2 * same, "{refused} {same}");
}

#[test]
fn bytes_across_slots_by_gcc() {
    judge("gcc", &["-O2"], &WIDE);
}

#[test]
fn bytes_across_slots_by_clang() {
    judge("clang-19", &["-O2"], &WIDE);
}

#[test]
fn other_counts_in_each_turn_by_gcc() {
    judge("gcc", &["-O2"], &ROOT);
}

/// With a call of the function that takes the count.
#[test]
fn other_counts_in_each_turn_by_clang() {
    judge("clang-19", &["-O2", "-finline-hint-functions"], &ROOT);
}
