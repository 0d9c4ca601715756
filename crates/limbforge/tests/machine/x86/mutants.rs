//! Changed machine code of x86-64: what is proved computes the same, whatever was changed.
//!
//! In objects of compilers and of our own assembly, bits of each byte of a function are changed: registers,
//! immediates, sizes and operations. A mutant that leaves other expressions in the results goes through the proof. If
//! it is accepted, it is linked and run, with limbs at the ends of their bounds.
//!
//! `cargo test` takes a sample that is spread over all mutants, of a field as one compiler or our assembly has it:
//! each function gets the same number. `LIMBFORGE_MUTANTS=n` says how many a field gets, `LIMBFORGE_SAMPLE=n` begins
//! with mutant n, and `LIMBFORGE_ALL=1` takes all mutants, for many hours.

use std::{
    env, fs,
    io::Write,
    process::{Command, Stdio},
};

use crate::x86_build::{FULL_WORDS, REDUCED_RADIX, assembled, compiled, field, is_installed};
use limbforge_compare::{Folder, Random};
use limbforge_core::{
    check::Checked,
    emit::asm::x86::{prover, prover_of_source},
    field::Field,
    interface::{Layout, layout},
    ir::{Kind, Port, Program},
    read::{Meanings, Prover, X86, x86::Code},
};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, ToPrimitive};

const MONTGOMERY: &str = "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)";

/// How many mutants of a field a sample has, unless `LIMBFORGE_MUTANTS=n` says otherwise.
const SAMPLE: usize = 400;

/// Inputs for a mutant that is accepted.
const INPUTS: usize = 200;

/// Changes of a byte: each bit, and the fields of registers.
const CHANGES: [u8; 16] = [
    1, 2, 4, 8, 16, 32, 64, 128, 3, 5, 6, 7, 0x18, 0x28, 0x30, 0x38,
];

#[derive(Debug, Default)]
struct Counts {
    /// They leave the same expressions.
    same: usize,
    refused: usize,
    /// They are proved and compute the same.
    proved: usize,
}

/// The function of an object, and where its bytes stand in the file.
fn function(object: &[u8], name: &str) -> Option<(Code, usize)> {
    let mut functions = X86::SystemV.functions(object).ok()?;
    let code = functions.remove(name)?;
    let mut places = object.windows(code.bytes.len()).enumerate();
    let place = places.find(|(_, bytes)| *bytes == code.bytes)?.0;
    Some((code, place))
}

/// Limbs at the ends of their bounds, or anywhere.
fn inputs(program: &Program, random: &mut Random) -> Vec<Vec<BigInt>> {
    let ports = program.params.iter().map(|port| {
        let limbs = port.bounds.iter().map(|bound| match random.below(5) {
            0 => bound.lo.clone(),
            1 | 2 => bound.hi.clone(),
            _ => random.member(bound),
        });
        limbs.collect()
    });
    ports.collect()
}

/// A program that reads the words of parameters, calls, and writes the words of all results. Numbers are passed as they
/// are, all else by address.
fn driver(field: &Field, program: &Program, name: &str) -> String {
    let count = |ports: &[Port]| ports.iter().map(|port| port.values.len()).sum::<usize>();
    let (mut arguments, mut types) = (Vec::new(), Vec::new());
    let mut at = 0;
    for port in &program.results {
        types.push("void *".to_owned());
        arguments.push(format!("out + {at}"));
        at += port.values.len();
    }
    at = 0;
    for port in &program.params {
        let (of, argument) = match layout(field.into(), port) {
            Layout::Number(bytes) => (format!("uint{}_t", 8 * bytes), format!("in[{at}]")),
            _ => ("void *".to_owned(), format!("in + {at}")),
        };
        types.push(of);
        arguments.push(argument);
        at += port.values.len();
    }
    format!(
        "#include <stdint.h>\n#include <stdio.h>\n#include <string.h>\n#include <unistd.h>\n\
         void f_{name}({types});\n\
         int main(void) {{\n\
           uint64_t in[{total}], out[{out}];\n\
           alarm(10);\n\
           while (fread(in, 8, {total}, stdin) == {total}) {{\n\
             memset(out, 0, sizeof out);\n\
             f_{name}({arguments});\n\
             fwrite(out, 8, {out}, stdout);\n\
           }}\n\
           return 0;\n\
         }}\n",
        types = types.join(", "),
        arguments = arguments.join(", "),
        total = count(&program.params),
        out = count(&program.results),
    )
}

/// The words of all results for each of these inputs, by the code in an object.
fn run(
    object: &[u8],
    field: &Field,
    program: &Program,
    cases: &[Vec<Vec<BigInt>>],
) -> Vec<Vec<u64>> {
    let folder = Folder::temporary();
    let driver = driver(field, program, &program.name);
    fs::write(folder.0.join("f.o"), object).expect("a writable folder");
    fs::write(folder.0.join("d.c"), driver).expect("a writable folder");
    let built = Command::new("gcc")
        .current_dir(&folder.0)
        .args(["-O1", "d.c", "f.o", "-o", "d"])
        .output()
        .expect("gcc, which this test needs");
    assert!(built.status.success(), "{built:?}");
    let whole = BigInt::from(1) << 64u32;
    let words = cases.iter().flatten().flatten();
    let words = words.map(|word| word.mod_floor(&whole).to_u64().expect("a word"));
    let input: Vec<u8> = words.flat_map(u64::to_le_bytes).collect();
    let mut child = Command::new(folder.0.join("d"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program");
    let mut stdin = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("its output");
    assert!(output.status.success(), "{:?}", output.status);
    writer
        .join()
        .expect("a thread")
        .expect("all inputs are read");
    let words: Vec<u64> = output
        .stdout
        .chunks_exact(8)
        .map(|bytes| u64::from_le_bytes(bytes.try_into().expect("eight bytes")))
        .collect();
    let of_case: usize = program.results.iter().map(|port| port.values.len()).sum();
    words.chunks_exact(of_case).map(<[u64]>::to_vec).collect()
}

/// Asserts that an object computes what the program does: an element modulo the prime, all else word for word.
fn compare(object: &[u8], field: &Field, program: &Program, what: &str) {
    let mut random = Random(1);
    let cases: Vec<_> = (0..INPUTS).map(|_| inputs(program, &mut random)).collect();
    let found = run(object, field, program, &cases);
    assert_eq!(found.len(), cases.len(), "{what}");
    let p = BigInt::from(field.prime.value().clone());
    let value = |limbs: &[BigInt]| field.repr.radix.integer(limbs).mod_floor(&p);
    for (case, words) in cases.iter().zip(found) {
        let mut words = words.into_iter();
        for (port, expected) in program.results.iter().zip(program.run(case)) {
            let words = port.bounds.iter().zip(words.by_ref());
            let found: Vec<BigInt> = words
                .map(|(bound, word)| match bound.lo.is_negative() {
                    true => BigInt::from(word as i64),
                    false => BigInt::from(word),
                })
                .collect();
            let what = || format!("{what}, {}: {case:x?} gives {found:x?}", port.name);
            let within = found.iter().zip(&port.bounds);
            let mut within = within.map(|(limb, bound)| bound.lo <= *limb && *limb <= bound.hi);
            assert!(within.all(|is| is), "{}", what());
            match port.kind {
                Kind::Tight | Kind::Loose => {
                    assert_eq!(value(&found), value(&expected), "{}", what());
                }
                _ => assert_eq!(found, expected, "{}", what()),
            }
        }
    }
}

fn judge_compiled(compiler: &str, options: &[&str], recipe: &str, names: &[&str]) {
    if !is_installed(compiler) {
        return;
    }
    let field = field("2^255-19", recipe);
    let object = compiled(compiler, options, &field);
    let what = format!("{compiler} {recipe}");
    judge(&what, &field, &object, names, |checked| {
        prover(&field, checked).expect("a prover")
    });
}

/// The field in our own assembly.
fn judge_written(prime: &str, recipe: &str, names: &[&str]) {
    if !is_installed("as") || !is_installed("gcc") {
        return;
    }
    let field = field(prime, recipe);
    let object = assembled(&field);
    let what = format!("assembly {recipe}");
    judge(&what, &field, &object, names, |checked| {
        prover_of_source(&field, checked).expect("a prover")
    });
}

fn judge<'a>(
    source: &str,
    field: &'a Field,
    object: &[u8],
    names: &[&str],
    prover: impl Fn(&'a Checked<Program>) -> Prover<'a, X86>,
) {
    let sample = env::var("LIMBFORGE_MUTANTS").ok();
    let sample = sample.and_then(|n| n.parse().ok()).unwrap_or(SAMPLE);
    let mut total = Counts::default();
    for name in names {
        let checked = field.program(name).expect("a program");
        let symbol = format!("f_{name}");
        let (original, place) = function(object, &symbol).expect("a function");
        let prover = prover(checked);
        prover.prove(&original).expect("the original is proved");
        compare(object, field, checked.program(), "the original");
        let all = (0..original.bytes.len()).flat_map(|at| CHANGES.map(|change| (at, change)));
        let all: Vec<(usize, u8)> = all.collect();
        let is_all = env::var_os("LIMBFORGE_ALL").is_some_and(|all| all == "1");
        let count = match is_all {
            true => all.len(),
            false => sample.div_ceil(names.len()).min(all.len()),
        };
        let start = env::var("LIMBFORGE_SAMPLE").ok();
        let start: usize = start.and_then(|n| n.parse().ok()).unwrap_or(11);
        let spread = (0..count).map(|k| all[(k * all.len() / count + start) % all.len()]);
        let mut counts = Counts::default();
        for (at, change) in spread {
            let mut changed = object.to_vec();
            changed[place + at] ^= change;
            let code = X86::SystemV
                .functions(&changed)
                .expect("an object")
                .remove(&symbol);
            let code = code.expect("a function");
            match prover.are_the_same(&original, &code) {
                Ok(true) => counts.same += 1,
                Ok(false) if prover.prove(&code).is_ok() => {
                    counts.proved += 1;
                    let what = format!("{source} {name}: byte {at:#x} ^ {change:#x}");
                    compare(&changed, field, checked.program(), &what);
                }
                _ => counts.refused += 1,
            }
        }
        println!("{source} {name}: {counts:?}");
        assert!(counts.refused > 10 * counts.proved, "{counts:?}");
        total.same += counts.same;
        total.refused += counts.refused;
        total.proved += counts.proved;
    }
    let mutants = total.same + total.refused + total.proved;
    println!("{source}: {mutants} mutants, {total:?}");
}

#[test]
fn full_words_by_gcc() {
    judge_compiled("gcc", &["-O2"], FULL_WORDS, &["add", "sub"]);
}

#[test]
fn reduced_radix_by_gcc() {
    judge_compiled("gcc", &["-O2"], REDUCED_RADIX, &["sub", "mul"]);
}

#[test]
fn reduced_radix_by_clang() {
    judge_compiled("clang-19", &["-O2"], REDUCED_RADIX, &["carry", "mul"]);
}

/// Whose sums and carries clang regroups: identities of words come before the proof.
#[test]
fn full_words_by_clang() {
    judge_compiled("clang-19", &["-O2"], FULL_WORDS, &["add", "sub", "opp"]);
}

#[test]
fn written_full_words() {
    judge_written("2^255-19", FULL_WORDS, &["mul", "square", "add", "opp"]);
}

#[test]
fn written_reduced_radix() {
    judge_written("2^255-19", REDUCED_RADIX, &["mul", "square", "carry"]);
}

#[test]
fn written_montgomery() {
    judge_written("p256", MONTGOMERY, &["mul", "square", "sub"]);
}

/// Several results, a number among the parameters, and a flag as a result.
#[test]
fn several_results_by_gcc() {
    judge_compiled("gcc", &["-O2"], REDUCED_RADIX, &["swap", "bytes_parity"]);
}

/// Signed words, more arguments than registers, and several results: what a batch of divsteps does to d and e, the
/// product of its matrices, and low words, of which all have to be the library's.
#[test]
fn divsteps_by_gcc() {
    let recipe = format!("{FULL_WORDS} invert(divsteps)");
    let names = [
        "update_de",
        "divsteps_pair",
        "divsteps_words",
        "divsteps_low",
    ];
    judge_compiled("gcc", &["-O2"], &recipe, &names);
}
