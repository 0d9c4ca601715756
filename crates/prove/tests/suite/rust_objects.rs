//! A release build of forge25519 whose field functions are calls: each is proved from its bytes, in the library of Rust
//! and in the shared library for C.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::LazyLock,
};

use crate::support::{Random, is_all, printed};
use limbforge::{
    emit::asm::x86::prover,
    field::Field,
    interface::{Layout, layout},
    ir::Program,
    read::{Arrangement, Meanings, Returned, X86},
};
use limbforge_prove::lang::{OTHER, Outcome, Problem, Report, Row, examine_object};
use num_bigint::BigInt;
use num_integer::Integer;
use riscv_lab::isa::Isa;

/// The modules of both fields, the printed files that state them, and their functions in the library for C. The linker
/// drops others.
#[rustfmt::skip]
const MODULES: [(&str, &str, &[&str]); 2] = [
    (
        "limbforge_fields::curve25519::word64",
        "rust/src/curve25519/word64.rs",
        &[
            "add", "bytes_are_zero", "bytes_parity", "carry", "divsteps_ahead", "divsteps_batch", "divsteps_de",
            "divsteps_fg", "divsteps_head", "divsteps_last", "divsteps_low", "divsteps_pair", "divsteps_words",
            "equal", "from_bytes", "invert", "invert_finish", "invert_sign", "invert_start", "is_odd", "is_zero",
            "mul", "mul_small", "opp", "select", "square", "sub", "swap", "to_bytes", "update_de", "update_fg",
        ],
    ),
    (
        "limbforge_fields::scalar25519::word64",
        "rust/src/scalar25519/word64.rs",
        &[
            "add", "bytes_are_zero", "equal", "from_bytes", "from_bytes_canonical", "from_bytes_wide", "is_zero",
            "limbs_of_bytes", "limbs_of_bytes_canonical", "mul", "sub", "to_bytes", "to_montgomery",
        ],
    ),
];

/// The straight-line operations whose bytes are changed.
const CHANGED: [&str; 11] = [
    "add",
    "carry",
    "from_bytes",
    "mul",
    "mul_small",
    "opp",
    "select",
    "square",
    "sub",
    "swap",
    "to_bytes",
];

/// Builds with `--cfg limbforge_calls`; this is where everything is then.
static BUILD: LazyLock<PathBuf> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("calls");
    let output = Command::new(env!("CARGO"))
        .current_dir(root)
        .args([
            "build",
            "--release",
            "--features",
            "forge25519/alloc",
            "-p",
            "forge25519",
            "-p",
            "forge25519-c",
        ])
        .args(["--target-dir", &target.display().to_string()])
        .env("RUSTFLAGS", "--cfg limbforge_calls")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .output()
        .expect("cargo");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    target.join("release")
});

fn examined(object: &[u8], module: &str, file: &str) -> Result<Report, Problem> {
    let isa: Isa = "rv64gc".parse().expect("an instruction set");
    let field = printed(file).field;
    let modules: Vec<String> = [module]
        .iter()
        .filter(|m| !m.is_empty())
        .map(|m| (*m).to_owned())
        .collect();
    examine_object(object, isa, &field, &modules)
}

/// The library of the fields.
fn library() -> Vec<u8> {
    let found = fs::read_dir(BUILD.join("deps")).expect("a folder");
    let paths = found.map(|entry| entry.expect("an entry").path());
    let mut found = paths.filter(|path| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with("liblimbforge_fields-") && name.ends_with(".rlib"))
    });
    let newest = |path: &PathBuf| fs::metadata(path).and_then(|about| about.modified()).ok();
    let path = found.by_ref().max_by_key(newest).expect("a library");
    fs::read(path).expect("a library")
}

/// Names of the field's operations and routines, with whether they are proved.
fn verdicts(report: &Report) -> BTreeMap<String, bool> {
    let rows = report.rows.iter().filter_map(|row| {
        let name = row.operation.clone()?;
        let reason = match &row.outcome {
            Outcome::Code(_, passing) | Outcome::Composed(_, passing) => {
                let passing = passing.as_ref().expect("a convention of Rust");
                assert!(passing.contains("rdi = "), "{passing}");
                return Some((name, true));
            }
            Outcome::Refused(reason) => reason.to_string(),
            Outcome::Unseen(reason) => reason.clone(),
            _ => return None,
        };
        println!("{}: {reason}", row.name);
        Some((name, false))
    });
    rows.collect()
}

fn others(report: &Report) -> usize {
    let is_other = |row: &&Row| matches!(&row.outcome, Outcome::Unseen(what) if what == OTHER);
    report.rows.iter().filter(is_other).count()
}

/// Every operation and every routine, those of inversion among them.
#[test]
fn all_functions_of_the_library_of_rust() {
    let object = library();
    for (module, file, _) in MODULES {
        let report = examined(&object, module, file).expect("an object");
        let field = printed(file).field;
        let programs = field.programs.iter().map(|p| &p.program().name);
        let routines = field.routines.iter().map(|r| &r.program().name);
        let found = verdicts(&report);
        for name in programs.chain(routines) {
            // LLVM keeps one of two parts that compute the same.
            let is_internal = field.program(name).is_some_and(|p| p.program().internal);
            let proved = found.get(name).copied();
            assert!(
                proved.unwrap_or(is_internal),
                "{module}::{name}: {proved:?}"
            );
        }
        assert!(others(&report) > 100);
    }
}

#[test]
fn all_functions_of_the_shared_library() {
    let object = fs::read(BUILD.join("libforge25519_c.so")).expect("a library");
    for (module, file, names) in MODULES {
        let report = examined(&object, module, file).expect("an object");
        let names = names.iter().map(|name| ((*name).to_owned(), true));
        assert_eq!(verdicts(&report), names.collect(), "{module}");
        assert!(others(&report) > 100);
    }
}

/// Without a name the modules to choose from are listed.
#[test]
fn a_module_has_to_be_named() {
    let object = library();
    let (module, file, _) = MODULES[0];
    let problem = examined(&object, "", file)
        .expect_err("several modules")
        .to_string();
    assert!(
        problem.contains("--module") && problem.contains(module),
        "{problem}"
    );
    let problem = examined(&object, "limbforge_fields::nothing", file)
        .expect_err("no module")
        .to_string();
    assert!(problem.contains("no function of the field"), "{problem}");
}

/// Another crate of the same name in the archive has functions of the same path: those are to be proved too.
#[test]
fn an_impostor_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let text = "#![no_std]\npub mod curve25519 { pub mod word64 {\n\
                pub struct E(pub [u64; 4]);\n\
                #[inline(never)] pub fn add(a: &E, b: &E) -> E { E([a.0[0] ^ b.0[0], a.0[1], a.0[2], a.0[3]]) }\n} }\n";
    fs::write(at("other.rs"), text).expect("a writable folder");
    let run = |program: &str, arguments: &[&str]| {
        let output = Command::new(program)
            .current_dir(folder.path())
            .args(arguments)
            .output();
        let output = output.expect("a tool");
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
    };
    let kind = [
        "--edition=2024",
        "-O",
        "--crate-type=lib",
        "--crate-name=limbforge_fields",
    ];
    run(
        "rustc",
        &[
            &kind[..],
            &[
                "-Cmetadata=other",
                "--emit=obj",
                "-o",
                "other.o",
                "other.rs",
            ],
        ]
        .concat(),
    );
    fs::write(at("both.rlib"), library()).expect("a copy");
    run("ar", &["q", "both.rlib", "other.o"]);
    let object = fs::read(at("both.rlib")).expect("a library");
    let (module, file, _) = MODULES[0];
    let report = examined(&object, module, file).expect("an object");
    let of_add = report
        .rows
        .iter()
        .filter(|row| row.operation.as_deref() == Some("add"));
    let of_add: Vec<_> = of_add.collect();
    assert_eq!(of_add.len(), 2);
    assert_ne!(of_add[0].name, of_add[1].name, "the hash tells them apart");
    let refused = of_add
        .iter()
        .filter(|row| matches!(row.outcome, Outcome::Refused(_)));
    assert_eq!(refused.count(), 1);
    assert!(!report.is_proved());
}

/// The bytes of a function run by a program in C, with the parameters by address or by value as the arrangement has it:
/// the words of all results for each of these inputs. Unspecified halves of registers are not 0.
fn run(
    bytes: &[u8],
    field: &Field,
    program: &Program,
    offsets: &[usize],
    cases: &[Vec<Vec<BigInt>>],
) -> Vec<Vec<Vec<BigInt>>> {
    let list = |words: &[String]| words.join(", ");
    let code: Vec<String> = bytes.iter().map(|byte| byte.to_string()).collect();
    let counts: Vec<usize> = program.results.iter().map(|p| p.values.len()).collect();
    let total: usize = counts.iter().sum();
    let mut text = format!(
        "#include <stdint.h>\n#include <stdio.h>\n#include <string.h>\n#include <unistd.h>\nuint64_t f();\n\
         __asm__(\".text\\nf: .byte {}\\n\");\nuint64_t out[{total}];\nint main(void) {{ alarm(10);\n",
        list(&code)
    );
    for case in cases {
        let mut arguments = vec!["out".to_owned()];
        for (port, words) in program.params.iter().zip(case) {
            let bound = port.values.len();
            let words: Vec<String> = words.iter().map(|word| format!("{word}u")).collect();
            arguments.push(match layout(field.into(), port) {
                Layout::Number(4) => format!("0xabcdef9800000000 | {}", words[0]),
                Layout::Number(_) => format!("(uint64_t){}", words[0]),
                _ => format!("(uint64_t[{bound}]){{{}}}", list(&words)),
            });
        }
        text += &format!(
            "memset(out, 0xa5, sizeof out); f({}); fwrite(out, 8, {total}, stdout);\n",
            list(&arguments)
        );
    }
    text += "return 0; }\n";
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("d.c"), text).expect("a writable folder");
    let built = Command::new("gcc")
        .current_dir(folder.path())
        .args(["-std=c17", "-w", "-O1", "d.c", "-o", "d"])
        .output()
        .expect("gcc, which this test needs");
    assert!(built.status.success(), "{built:?}");
    let output = Command::new(folder.path().join("d")).output();
    let output = output.expect("the program");
    assert!(output.status.success(), "{:?}", output.status);
    let words = output.stdout.chunks_exact(8);
    let words = words.map(|word| u64::from_le_bytes(word.try_into().expect("eight bytes")));
    let words: Vec<BigInt> = words.map(BigInt::from).collect();
    let of_case = |words: &[BigInt]| {
        let results = offsets.iter().zip(&counts);
        results
            .map(|(at, count)| words[at / 8..at / 8 + count].to_vec())
            .collect()
    };
    words.chunks_exact(total).map(of_case).collect()
}

/// Asserts that bytes compute what the program does, modulo the prime and within its bounds.
fn compare(bytes: &[u8], field: &Field, program: &Program, arrangement: &Arrangement, what: &str) {
    let Returned::Area { offsets, .. } = &arrangement.results else {
        panic!("{what}: results in no area");
    };
    let mut random = Random(7);
    let cases: Vec<_> = (0..60).map(|_| random.inputs(program)).collect();
    let found = run(bytes, field, program, offsets, &cases);
    assert_eq!(found.len(), cases.len(), "{what}");
    let p = BigInt::from(field.prime.value().clone());
    for (case, found) in cases.iter().zip(found) {
        let results = program.results.iter().zip(program.run(case));
        for ((port, expected), found) in results.zip(found) {
            let value = |limbs: &[BigInt]| field.repr.radix.integer(limbs).mod_floor(&p);
            assert_eq!(value(&found), value(&expected), "{what}: {case:x?}");
            let mut limbs = found.iter().zip(&port.bounds);
            let within = limbs.all(|(limb, bound)| bound.lo <= *limb && *limb <= bound.hi);
            assert!(within, "{what}: {case:x?} gives {found:x?}");
        }
    }
}

/// Changed bits in each function: what is proved computes the same when it runs, and most is refused.
#[test]
fn changed_libraries_are_refused() {
    let object = fs::read(BUILD.join("libforge25519_c.so")).expect("a library");
    let (_, file, _) = MODULES[0];
    let field = printed(file).field;
    let found = X86::SystemV.functions(&object).expect("an object");
    let mutants = if is_all() { 2000 } else { 20 };
    for name in CHANGED {
        let part = format!("10curve255196word64{}{name}17h", name.len());
        let symbol = found
            .keys()
            .find(|own| own.contains(&part))
            .expect("a function");
        let original = &found[symbol];
        let checked = field.program(name).expect("an operation");
        let arrangements = Arrangement::of_rust((&field).into(), checked.program());
        let mut provers = arrangements.into_iter().filter_map(|arrangement| {
            let prover = prover(&field, checked).expect("a prover");
            let prover = prover.arranged(arrangement.clone()).expect("registers");
            prover
                .prove(original)
                .is_ok()
                .then_some((arrangement, prover))
        });
        let (arrangement, prover) = provers.next().expect("the original is proved");
        let judge = |bytes: &[u8], what: &str| {
            compare(bytes, &field, checked.program(), &arrangement, what);
        };
        judge(&original.bytes, name);
        let (mut refused, mut proved) = (0, 0);
        let bits = original.bytes.len() * 8;
        for bit in (3..bits).step_by((bits / mutants).max(1)) {
            let mut code = original.clone();
            code.bytes[bit / 8] ^= 1 << (bit % 8);
            match prover.are_the_same(original, &code) {
                Ok(true) => {}
                _ if prover.prove(&code).is_ok() => {
                    judge(&code.bytes, &format!("{name}, bit {bit}"));
                    proved += 1;
                }
                _ => refused += 1,
            }
        }
        println!("{name}: {refused} refused, {proved} proved");
        assert!(
            refused > 10 * proved,
            "{name}: {refused} refused, {proved} proved"
        );
    }
}
