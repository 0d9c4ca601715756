//! Inspection of compiled code, with every backend.
//!
//! 1. Whatever the probes call, the crate's hash included, takes only instructions from a list of those whose time does
//!    not depend on their operands: no division above all. Built for speed and for size.
//! 2. Keys and X25519 without the hash, built for speed: no condition and no address that may depend on a secret, on
//!    any path (`flow`). Built for size, iterators are structures in memory, and whether they are public cannot be seen
//!    here.
//!
//! `tests/without_secrets` and valgrind see what hashes and builds for size do with secrets.

#![cfg(target_arch = "x86_64")]

#[path = "../common/mod.rs"]
mod common;
mod execute;
mod flow;
#[path = "../common/installed.rs"]
mod installed;
mod listing;
#[path = "../../../../limbforge/src/read/x86/ct/opcodes.rs"]
mod opcodes;
mod state;

use common::{BACKENDS, levels, output, probe};
use flow::Flow;
use installed::installed;
use listing::Listing;
use std::{path::Path, process::Command};

/// Probes that do not hash.
const WITHOUT_HASH: [&str; 5] = [
    "key_expanded",
    "x25519_function",
    "x25519_public",
    "x25519_shared",
    "x25519_equal",
];

/// Probes that allocate. What the allocator calls is not known here; valgrind runs it.
const ALLOCATING: [&str; 1] = ["sums_of_many"];

/// The names of probes of many at once begin so. Their lists are structures in memory, which this run does not follow:
/// `without_secrets` runs them.
const WITH_VECTORS: &str = "many_";

/// Copies and fills, whose lengths are public; which processor this is; calls.
const HARMLESS: [&str; 6] = ["movs", "stos", "cpuid", "xgetbv", "call", "jmp"];

/// Divides the lengths of slices, where it is not inlined: how many chunks there are. Names have the type, or not.
const LENGTHS: [&str; 2] = [
    "core::iter::adapters::zip::TrustedRandomAccessNoCoerce::size",
    " as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size",
];

fn disassemble(program: &Path) -> Listing {
    let objdump = |options: &[&str]| output(Command::new("objdump").args(options).arg(program));
    Listing::parse(
        &objdump(&["-dC", "--no-show-raw-insn", "-Mintel", "-w"]),
        &objdump(&["-R", "-w"]),
    )
}

/// From the probes of a module whose names pass.
fn flow<'a>(listing: &'a Listing, module: &str, wanted: impl Fn(&str) -> bool) -> Flow<'a> {
    let roots = listing.functions.iter().filter_map(|(address, name)| {
        let name = name.strip_prefix(&format!("probe::{module}::"))?;
        wanted(name).then_some(*address)
    });
    let roots: Vec<u64> = roots.collect();
    assert!(!roots.is_empty(), "no probe in {module}");
    Flow::run(listing, &roots)
}

/// Instructions whose time may depend on operands.
fn unlisted(flow: &Flow) -> Vec<String> {
    let code = flow.code().filter(|instruction| {
        let name = &*instruction.mnemonic;
        let jump = name.starts_with('j') || HARMLESS.contains(&name);
        let mut lengths = LENGTHS.iter();
        let length = lengths.any(|name| instruction.function.ends_with(name));
        !jump && !length && !opcodes::is_constant_time(name, &instruction.text)
    });
    code.map(|instruction| format!("{}: {}", instruction.function, instruction.text))
        .collect()
}

#[test]
fn instructions_take_constant_time() {
    if !installed("objdump") {
        return;
    }
    for level in levels() {
        let listing = disassemble(&probe(level));
        for backend in BACKENDS {
            let flow = flow(&listing, &format!("backends::{backend}::probes"), |name| {
                !ALLOCATING.contains(&name) && !name.starts_with(WITH_VECTORS)
            });
            let found = unlisted(&flow);
            assert!(found.is_empty(), "{backend} at {level}: {found:#?}");
            let lost = flow
                .objections()
                .iter()
                .find(|what| what.contains(flow::UNKNOWN));
            assert!(lost.is_none(), "{backend} at {level}: {lost:?}");
            for function in [
                "montgomery::multiply",
                "fixed::multiply_base",
                "fixed::entry",
            ] {
                assert!(flow.functions().iter().any(|name| name.ends_with(function)));
            }
        }
    }
}

#[test]
fn conditions_and_addresses_are_public() {
    if !installed("objdump") {
        return;
    }
    let listing = disassemble(&probe("3"));
    for backend in BACKENDS {
        let flow = flow(&listing, &format!("backends::{backend}::probes"), |name| {
            WITHOUT_HASH.contains(&name)
        });
        assert!(
            flow.objections().is_empty(),
            "{backend}: {:#?}",
            flow.objections()
        );
        for function in ["montgomery::multiply", "fixed::multiply_base", "::invert"] {
            assert!(flow.functions().iter().any(|name| name.ends_with(function)));
        }
    }
}

/// The inspection sees what it has to see.
#[test]
fn leaks_are_found() {
    if !installed("objdump") {
        return;
    }
    for level in levels() {
        let listing = disassemble(&probe(level));
        let objections = |leak: &str| {
            let flow = flow(&listing, "planted", |name| name == leak);
            format!("{:?} {:?}", flow.objections(), unlisted(&flow))
        };
        for (leak, objection) in [
            ("branch", "planted::branch: a condition that may"),
            ("load", "planted::load: an address that may"),
            ("store", "planted::store: an address that may"),
            ("length", "a length that may"),
            ("division", "planted::division: div "),
        ] {
            let found = objections(leak);
            assert!(found.contains(objection), "{leak} at {level}: {found}");
        }
    }
}
