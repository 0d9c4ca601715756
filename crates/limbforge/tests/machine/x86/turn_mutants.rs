//! Changed machine code of loops of a public number of turns: what is proved computes the same.
//!
//! As `x86_mutants` has it for functions without loops. A mutant that is proved is linked and run beside the routine's
//! definition: for all numbers up to 70, for lists with zeros, and with guards around what is written.
//! `LIMBFORGE_MUTANTS=n` says how many a routine gets.

use std::{env, fs, process::Command};

use crate::x86_build::{compiled, is_installed};
use crate::x86_routines::object;
use crate::x86_turns::{BATCH, BITS, FIELD, POWER};
use limbforge_compare::Folder;
use limbforge_core::{
    emit::asm::x86::prover,
    read::{Meanings, Returned, Routines, X86},
};

const ROUTINES: [&str; 3] = ["pow2k", "vartime_pow", "invert_batch"];

/// How many mutants of a routine a sample has.
const SAMPLE: usize = 150;

/// Changes of a byte: each bit, and the fields of registers.
const CHANGES: [u8; 12] = [1, 2, 4, 8, 16, 32, 64, 128, 3, 7, 0x18, 0x38];

/// Compares the routines with their definitions, by products, squares and inverses of the same object.
const DRIVER: &str = r"
#include <stdint.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>
typedef uint64_t E[4];
extern const uint64_t f_one[4];
void f_square(E, const E); void f_mul(E, const E, const E); void f_invert(E, const E);
void f_sub(E, const E, const E); void f_carry(E, const E); void f_is_zero(uint64_t *, const E);
void f_pow2k(E, const E, uint32_t);
void f_vartime_pow(E, const E, const uint64_t *, size_t);
void f_invert_batch(E *, E *, size_t);
static uint64_t state = 1;
static uint64_t next(void) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return state >> 33 ^ state << 31;
}
static void element(E x) { for (int i = 0; i < 4; i++) x[i] = next(); x[3] >>= 2; }
static void guard(uint64_t *x, int n) { for (int i = 0; i < n; i++) x[i] = 0x5bd1e995ull * (i + 1); }
static int is_guard(const uint64_t *x, int n) {
    for (int i = 0; i < n; i++) if (x[i] != 0x5bd1e995ull * (i + 1)) return 0;
    return 1;
}
static int power(void) {
    E a, x, y[3];
    for (uint32_t k = 0; k <= 70; k++) {
        element(a);
        memcpy(x, a, 32);
        for (uint32_t i = 0; i < k; i++) f_square(x, x);
        guard(&y[0][0], 12);
        f_pow2k(y[1], a, k);
        if (memcmp(x, y[1], 32) || !is_guard(y[0], 4) || y[2][3] != 0x5bd1e995ull * 12) return 1;
    }
    return 0;
}
static int bits(void) {
    E a, x, y;
    uint64_t e[4];
    for (int turn = 0; turn < 40; turn++) {
        element(a);
        for (int i = 0; i < 4; i++) e[i] = turn % 5 == 0 ? ~0ull : turn % 5 == 1 ? 0 : turn % 5 == 2 ? 1ull << next() % 64 : next();
        size_t n = turn % 4;
        memcpy(x, f_one, 32);
        for (size_t i = 64 * n; i-- > 0;) {
            f_square(x, x);
            if (e[i / 64] >> i % 64 & 1) f_mul(x, x, a);
        }
        f_vartime_pow(y, a, e, n);
        if (memcmp(x, y, 32)) return 1;
    }
    return 0;
}
static int batch(void) {
    E list[12], old[12], scratch[12], x, y;
    for (int turn = 0; turn < 60; turn++) {
        size_t n = turn % 9;
        guard(&list[0][0], 48);
        guard(&scratch[0][0], 48);
        for (size_t i = 1; i <= n; i++) {
            element(list[i]);
            if (next() % 4 == 0) memset(list[i], 0, 32);
        }
        memcpy(old, list, sizeof list);
        f_invert_batch(list + 1, scratch + 1, n);
        if (!is_guard(list[0], 4) || !is_guard(scratch[0], 4)) return 1;
        if (memcmp(list + n + 1, old + n + 1, 32 * (11 - n))) return 1;
        for (size_t i = 1; i <= n; i++) {
            uint64_t is_same;
            E inverse;
            f_invert(inverse, old[i]);
            f_sub(x, list[i], inverse);
            f_carry(y, x);
            f_is_zero(&is_same, y);
            if (!is_same) return 1;
        }
    }
    return 0;
}
int main(void) { alarm(20); return power() || bits() || batch(); }
";

/// The functions of the field, proved.
fn proved(object: &[u8]) -> Routines<'static> {
    let codes = X86::SystemV.functions(object).expect("an object");
    let mut routines = Routines::new(&FIELD, |checked| {
        prover(&*FIELD, checked).map_err(|error| error.to_string())
    });
    for checked in &FIELD.programs {
        let program = checked.program();
        if let Some(code) = codes.get(&format!("f_{}", program.name)) {
            let prover = prover(&*FIELD, checked).expect("a prover");
            prover.prove(code).expect("a proved function");
            routines.enter(program, code, &Returned::Addresses.into());
        }
    }
    for name in ["is_zero", "invert"] {
        let code = &codes[&format!("f_{name}")];
        let proof = routines.prove(name, code, &Returned::Addresses.into());
        proof.expect("a proved routine");
    }
    routines
}

/// Whether an object computes what it should, with the routines under these names.
fn is_right(object: &[u8], names: [&str; 3]) -> bool {
    let folder = Folder::temporary();
    fs::write(folder.0.join("f.o"), object).expect("a writable folder");
    fs::write(folder.0.join("d.c"), DRIVER).expect("a writable folder");
    let built = Command::new("gcc")
        .current_dir(&folder.0)
        .args(["-O1", "d.c", "f.o", "-o", "d"])
        .args(
            ROUTINES
                .iter()
                .zip(names)
                .map(|(name, own)| format!("-Df_{name}={own}")),
        )
        .output()
        .expect("gcc, which this test needs");
    assert!(built.status.success(), "{built:?}");
    let run = Command::new(folder.0.join("d")).status();
    run.expect("the program").success()
}

fn sample() -> usize {
    let sample = env::var("LIMBFORGE_MUTANTS").ok();
    sample.and_then(|n| n.parse().ok()).unwrap_or(SAMPLE)
}

/// The names in the compilers' objects.
const COMPILED: [&str; 3] = ["f_pow2k", "f_vartime_pow", "f_invert_batch"];

fn judge(compiler: &str, options: &[&str]) {
    if !is_installed(compiler) || !is_installed("gcc") {
        return;
    }
    let object = compiled(compiler, options, &FIELD);
    assert!(is_right(&object, COMPILED), "{compiler}");
    let mut routines = proved(&object);
    let sample = sample();
    for name in ROUTINES {
        let symbol = format!("f_{name}");
        let mut codes = X86::SystemV.functions(&object).expect("an object");
        let code = codes.remove(&symbol).expect("a function");
        let verdict = routines.prove(name, &code, &Returned::Addresses.into());
        verdict.expect("the original is proved");
        let mut places = object.windows(code.bytes.len());
        let place = places.position(|bytes| bytes == code.bytes);
        let place = place.expect("its bytes");
        let all = code.bytes.len() * CHANGES.len();
        let count = sample.min(all);
        let (mut refused, mut same) = (0, 0);
        for k in 0..count {
            let of = (k * all / count + 5) % all;
            let (at, change) = (of / CHANGES.len(), CHANGES[of % CHANGES.len()]);
            let mut changed = object.clone();
            changed[place + at] ^= change;
            let mut codes = X86::SystemV.functions(&changed).expect("an object");
            let code = codes.remove(&symbol).expect("a function");
            match routines.prove(name, &code, &Returned::Addresses.into()) {
                Err(_) => refused += 1,
                Ok(_) => {
                    same += 1;
                    let what = format!("{compiler} {name}: byte {at:#x} ^ {change:#x} is proved");
                    assert!(is_right(&changed, COMPILED), "{what}, and wrong");
                }
            }
        }
        println!("{compiler} {name}: {refused} refused, {same} proved, which compute the same");
        assert!(refused > 5 * same, "{refused} {same}");
    }
}

#[test]
fn by_gcc() {
    judge("gcc", &["-O2"]);
}

#[test]
fn by_clang() {
    judge("clang-19", &["-O2", "-finline-hint-functions"]);
}

/// Several bytes at once, of the routines that a compiler makes and of those in assembly.
#[test]
fn several_bytes() {
    if !is_installed("gcc") {
        return;
    }
    let bodies = [POWER, BITS, BATCH].map(str::to_owned);
    let assembled = object(&FIELD, "", &bodies, &[]);
    several(&compiled("gcc", &["-O2"], &FIELD), COMPILED);
    several(&assembled, ["h0", "h1", "h2"]);
}

fn several(object: &[u8], symbols: [&str; 3]) {
    assert!(is_right(object, symbols), "{symbols:?}");
    let mut routines = proved(object);
    let seed = env::var("LIMBFORGE_SEED").ok();
    let mut state: u64 = seed.and_then(|n| n.parse().ok()).unwrap_or(1);
    let mut next = |below: usize| {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        (state >> 33) as usize % below
    };
    for (name, symbol) in ROUTINES.into_iter().zip(symbols) {
        let codes = X86::SystemV.functions(object).expect("an object");
        let code = &codes[symbol];
        let mut places = object.windows(code.bytes.len());
        let place = places.position(|bytes| bytes == code.bytes);
        let place = place.expect("its bytes");
        let mut same = 0;
        for _ in 0..sample() {
            let mut changed = object.to_vec();
            let count = 2 + next(3);
            let changes: Vec<(usize, u8)> = (0..count)
                .map(|_| {
                    let change = match next(4) {
                        0 => next(255) as u8 + 1,
                        _ => CHANGES[next(CHANGES.len())],
                    };
                    (next(code.bytes.len()), change)
                })
                .collect();
            for (at, change) in &changes {
                changed[place + at] ^= change;
            }
            let codes = X86::SystemV.functions(&changed).expect("an object");
            let proof = routines.prove(name, &codes[symbol], &Returned::Addresses.into());
            if proof.is_ok() {
                same += 1;
                assert!(
                    is_right(&changed, symbols),
                    "{symbol}: {changes:x?} is proved, and wrong"
                );
            }
        }
        println!(
            "{symbol}: {same} of {} are proved, and compute the same",
            sample()
        );
    }
}
