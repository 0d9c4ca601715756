//! Runs of compiled code in which secrets have no value, on processors with and without vectors, whatever this one is.
//!
//! A run ends with an error at the first jump, address or length that depends on a secret. A run that comes to its
//! end shows that none does, and that no instruction outside the list of `object_code` gets a secret. Valgrind, which
//! follows secrets too, knows no AVX-512.

#![cfg(target_arch = "x86_64")]

#[path = "../common/mod.rs"]
mod common;
mod lanes;
mod machine;
mod memory;
mod moves;
#[path = "../../../../limbforge/src/read/x86/ct/opcodes.rs"]
mod opcodes;
mod order;
mod outside;
mod parts;
mod program;
mod refused;
mod registers;
mod scalar;
mod snippets;
mod vector;
mod word;

use common::{BACKENDS, levels, output, probe};
use machine::{Machine, Ran};
use outside::Processor;
use program::Program;
use std::{path::Path, process::Command};

/// The arguments of a probe, and their bytes: a secret, something public, and the result.
const ARGUMENTS: [u64; 3] = [0x4000_0000_0000, 0x4000_0001_0000, 0x4000_0002_0000];
const BYTES: usize = 64;

/// Functions compiled to vectors, and the probes that are to reach them.
const EIGHT: &str = "vectors::ifma::Ifma::run::enabled";
const FOUR: &str = "vectors::ifma::Ifma::run_four::enabled";
const WITH_VECTORS: [(&str, &str); 8] = [
    ("many_keys", EIGHT),
    ("many_signatures", EIGHT),
    ("many_shared", EIGHT),
    ("many_in_four", FOUR),
    ("sign", FOUR),
    ("key", FOUR),
    ("x25519_function", FOUR),
    ("many_shared", "vectors::avx2::Avx2::run::enabled"),
];

/// Reads the probe of a level.
fn program(level: &str) -> Program {
    let file = std::fs::read(probe(level)).expect("the probe");
    Program::parse(&file).expect("a program")
}

/// The names of the probes of a module.
fn probes<'a>(program: &'a Program, module: &str) -> Vec<&'a str> {
    let module = format!("probe::{module}::");
    let names = program.functions.values();
    let own = names.filter_map(|name| name.strip_prefix(&module));
    // The functions of the module, without what is in them.
    own.filter(|name| !name.contains("::") && *name != "paths")
        .collect()
}

/// Runs a probe with a secret, or with bytes in its place. Returns the bytes of the result, too.
fn run(
    program: &Program,
    processor: Processor,
    name: &str,
    secret: Option<[u8; BYTES]>,
) -> Result<(Ran, Vec<Option<u8>>), String> {
    let named = |(_, own): &(&u64, &String)| *own == name;
    let (address, _) = program.functions.iter().find(named).expect(name);
    let mut machine = Machine::new(program, processor);
    for place in ARGUMENTS {
        machine.memory.map(place, BYTES);
    }
    // As the probe does.
    let public: [u8; BYTES] = std::array::from_fn(|i| 2 * i as u8 + 9);
    machine.memory.write(ARGUMENTS[1], &public);
    machine.memory.write(ARGUMENTS[2], &[0; BYTES]);
    if let Some(secret) = secret {
        machine.memory.write(ARGUMENTS[0], &secret);
    }
    let ran = machine.run(*address, &ARGUMENTS)?;
    Ok((ran, machine.bytes(ARGUMENTS[2], BYTES)?.to_vec()))
}

#[test]
fn runs_end_without_secrets() {
    for level in levels() {
        let program = program(level);
        for backend in BACKENDS {
            let module = format!("backends::{backend}::probes");
            let names = probes(&program, &module);
            assert!(names.len() > 20, "{names:?}");
            // Vectors compute in the limbs of one backend.
            let processors = match backend {
                "m64" => &Processor::ALL[..],
                _ => &[Processor::Avx2],
            };
            for (name, processor) in names
                .iter()
                .flat_map(|n| processors.iter().map(move |p| (n, p)))
            {
                let full = format!("probe::{module}::{name}");
                let (ran, out) = run(&program, *processor, &full, None)
                    .unwrap_or_else(|what| panic!("{full} at {level}, {processor:?}: {what}"));
                assert!(out.iter().any(Option::is_none), "{full} hides no secret");
                if *processor == Processor::Ifma {
                    let reached = WITH_VECTORS.iter().filter(|(own, _)| own == name);
                    for (_, what) in reached {
                        let mut functions = ran.functions.iter();
                        assert!(functions.any(|f| f.ends_with(what)), "{full}: {what}");
                    }
                }
            }
        }
    }
}

/// With bytes in place of the secret, each processor gets the result that this one gets: what is known is right, and
/// the vectors of processors that are not here compute the same.
#[test]
fn known_secrets_give_the_result() {
    let level = levels()[0];
    let (path, program) = (probe(level), program(level));
    let secret: [u8; BYTES] = std::array::from_fn(|i| 3 * i as u8 + 1);
    for name in probes(&program, "backends::m64::probes") {
        let printed = output(Command::new(Path::new(&path)).args(["m64", name]));
        let expected = printed.split_whitespace().last().expect("a result");
        for processor in Processor::ALL {
            let full = format!("probe::backends::m64::probes::{name}");
            let (_, out) = run(&program, processor, &full, Some(secret))
                .unwrap_or_else(|what| panic!("{full} at {level}, {processor:?}: {what}"));
            let bytes = out.iter().map(|byte| match byte {
                Some(byte) => format!("{byte:02x}"),
                None => "..".to_owned(),
            });
            let found: String = bytes.collect();
            assert_eq!(found, expected, "{full} at {level}, {processor:?}");
        }
    }
}

/// A run ends where it has to.
#[test]
fn leaks_are_found() {
    let program = program(levels()[0]);
    for (leak, objection) in [
        (
            "branch",
            "planted::branch: a condition that depends on a secret",
        ),
        ("load", "planted::load: an address that depends on a secret"),
        (
            "store",
            "planted::store: an address that depends on a secret",
        ),
        ("length", "depends on a secret"),
        (
            "division",
            "planted::division: an instruction that is not on the list",
        ),
    ] {
        for processor in Processor::ALL {
            let ran = run(
                &program,
                processor,
                &format!("probe::planted::{leak}"),
                None,
            );
            let found = ran.err().unwrap_or_default();
            assert!(found.contains(objection), "{leak}, {processor:?}: {found}");
        }
    }
}
