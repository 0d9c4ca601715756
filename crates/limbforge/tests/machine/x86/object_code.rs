//! Inspection of object code: what compilers make of the printed fields has no conditional jump, no division, no call
//! and no indexed access on x86-64.
//!
//! The IR cannot express a branch; a compiler can still insert one (fiat-crypto issue 2379, RUSTSEC-2024-0344). So
//! every function of some fields is compiled with the options that users build with, disassembled, and each instruction
//! is looked up in a list of those whose time does not depend on their operands on x86-64 processors. Functions that
//! read or write bytes may loop over them with a counter that ends at a constant, and may copy with the standard
//! library: their lengths are public. Builds without optimisation are left out, as every helper is a call there.

#[path = "../../../src/read/x86/ct/opcodes.rs"]
mod opcodes;

use std::{fs, path::Path, process::Command};

use limbforge_core::{
    emit::{Options, by_name, fiat::Fiat},
    field::Field,
    ops::derive::derive,
    plan::Plan,
    prime::Prime,
};

use limbforge_compare::Folder;

/// A prime and a recipe: one of each kind of reduction.
const FIELDS: &[(&str, &str)] = &[
    (
        "2^255-19",
        "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
    ),
    (
        "2^255-19",
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
    ),
    (
        "p256",
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ),
    (
        "goldilocks",
        "8x56 adk double-word golden carry(sequential)",
    ),
];

/// Language, compiler, options.
const BUILDS: &[(&str, &str, &[&str])] = &[
    ("rust", "rustc", &["-Copt-level=1"]),
    ("rust", "rustc", &["-Copt-level=2"]),
    ("rust", "rustc", &["-Copt-level=3"]),
    ("rust", "rustc", &["-Copt-level=s"]),
    ("rust", "rustc", &["-Copt-level=3", "-Ctarget-cpu=native"]),
    ("c", "gcc", &["-O2"]),
    ("c", "gcc", &["-O3"]),
    ("c", "gcc", &["-O3", "-march=native"]),
    ("c", "gcc", &["-O2", "-DLIMBFORGE_NO_INTRINSICS"]),
    ("c", "clang-19", &["-O2"]),
    ("c", "clang-19", &["-O3"]),
    ("c", "clang-19", &["-O3", "-march=native"]),
    ("c", "clang-19", &["-O2", "-DLIMBFORGE_NO_INTRINSICS"]),
];

fn installed(program: &str) -> bool {
    let found = Command::new(program)
        .arg("--version")
        .output()
        .is_ok_and(|output| output.status.success());
    if !found {
        println!("skipped: {program} is not installed");
    }
    found
}

fn field(prime: &str, recipe: &str) -> Field {
    let prime = Prime::parse(prime).expect("a prime");
    let plan: Plan = recipe.parse().expect("a recipe");
    let mut field = derive(&prime, &plan).expect("a recipe that works");
    // Routines call and loop, a public number of times: Valgrind follows secrets through them
    // (`tests/compiler/inverse.rs`).
    field.routines.clear();
    field
}

fn output(command: &mut Command) -> String {
    let output = command.output().expect("a program that was found before");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {error}");
    String::from_utf8(output.stdout).expect("ASCII")
}

fn options() -> Options {
    Options {
        command: "the inspection of object code".to_owned(),
        name: "field".to_owned(),
        traits: false,
    }
}

/// Compiles a printed file and returns the disassembly of its object.
fn disassembly(printed: &str, build: (&str, &str, &[&str]), folder: &Path) -> String {
    let (language, compiler, options) = build;
    // Without its caller an inlined function has no code: each one is exported instead.
    let exported = "#[unsafe(no_mangle)]\npub fn ";
    let source = printed
        .replace("const fn ", "fn ")
        .replace("#[inline]\npub fn ", exported)
        .replace("#[inline(always)]\npub fn ", exported)
        .replace("static FIAT_FIELD_FIAT_INLINE void ", "void ");
    let extension = if language == "rust" { "rs" } else { "c" };
    let file = folder.join(format!("field.{extension}"));
    fs::write(&file, source).expect("a writable folder");
    let object = folder.join("field.o");
    let form: &[&str] = match language {
        "rust" => &[
            "--edition=2024",
            "--crate-type=lib",
            "--emit=obj",
            "-Ccodegen-units=1",
        ],
        _ => &["-std=c11", "-c"],
    };
    let mut command = Command::new(compiler);
    output(
        command
            .args(form)
            .args(options)
            .arg("-o")
            .arg(&object)
            .arg(&file),
    );
    output(
        Command::new("objdump")
            .args(["-dr", "--no-show-raw-insn", "-Mintel"])
            .arg(&object),
    )
}

/// An instruction of a listing, with the function that it is in.
#[derive(Clone, Copy, Default)]
struct Line<'a> {
    function: &'a str,
    address: u64,
    mnemonic: &'a str,
    operands: &'a str,
}

impl Line<'_> {
    /// Whether the function reads or writes bytes, whose number is public.
    fn handles_bytes(&self) -> bool {
        self.function.contains("bytes")
    }

    /// Whether it is a jump back to where a counter that has not come to its constant end is counted on.
    fn is_counted_loop(&self, previous: &Line) -> bool {
        let target = self.operands.split_whitespace().next().unwrap_or("");
        let backwards = u64::from_str_radix(target, 16).is_ok_and(|target| target < self.address);
        let constant = previous.operands.split_once(",0x").is_some();
        self.mnemonic == "jne" && backwards && previous.mnemonic == "cmp" && constant
    }

    /// base + index * scale reads a table; `lea` and `nop` only look as if they did.
    fn is_indexed(&self) -> bool {
        let address = self
            .operands
            .split_once('[')
            .and_then(|(_, rest)| rest.split_once(']'));
        let harmless = ["lea", "nop", "cs", "data16"].contains(&self.mnemonic);
        address.is_some_and(|(inside, _)| inside.contains('*')) && !harmless
    }

    /// Whether the operand is the beginning of another function of the file, which is inspected, too.
    fn enters_a_function(&self) -> bool {
        let name = self.operands.split_once('<').map(|(_, name)| name);
        name.is_some_and(|name| !name.contains('+') && name.trim_end_matches('>') != self.function)
    }

    /// Objection to the instruction, if any.
    fn objection(&self, previous: &Line) -> Option<&'static str> {
        match self.mnemonic {
            "call" if self.handles_bytes() => None,
            "call" => Some("a call"),
            "div" | "idiv" => Some("a division"),
            "jmp" if self.enters_a_function() => None,
            jump if jump.starts_with('j') || jump.starts_with("loop") => {
                let counts = self.handles_bytes() && self.is_counted_loop(previous);
                (!counts).then_some("a jump")
            }
            _ if self.is_indexed() => {
                let byte = self.handles_bytes() && self.operands.contains("BYTE PTR");
                (!byte).then_some("an indexed access")
            }
            _ => (!opcodes::is_constant_time(self.mnemonic, self.operands))
                .then_some("an instruction that is not on the list"),
        }
    }
}

/// Whether a relocation in a function may name `target`: constants in sections, the function's own `words`, and copies
/// of public length.
fn may_refer_to(function: &str, target: &str) -> bool {
    let own = target.strip_prefix(function);
    target.starts_with('.')
        || own.is_some_and(|rest| rest.starts_with(".words"))
        || target.starts_with("memcpy")
        || target.contains("copy_from_slice")
}

/// Every function with every instruction to which there is an objection; and how many functions there are.
fn inspect(listing: &str) -> (usize, Vec<String>) {
    let (mut functions, mut objections) = (0, Vec::new());
    let mut previous = Line::default();
    for line in listing.lines() {
        if let Some((_, name)) = line.split_once(" <")
            && let Some(function) = name.strip_suffix(">:")
        {
            functions += 1;
            previous = Line {
                function,
                ..Line::default()
            };
        } else if let Some((_, relocation)) = line.split_once(": R_X86_64") {
            let target = relocation.split_whitespace().nth(1).unwrap_or("");
            if !may_refer_to(previous.function, target) {
                objections.push(format!("{}: a reference: {target}", previous.function));
            }
        } else if let Some((address, instruction)) = line.split_once(":\t") {
            let instruction = instruction.trim();
            let (mnemonic, operands) = instruction.split_once(' ').unwrap_or((instruction, ""));
            let line = Line {
                function: previous.function,
                address: u64::from_str_radix(address.trim(), 16).unwrap_or(0),
                mnemonic,
                operands: operands.trim(),
            };
            if let Some(what) = line.objection(&previous) {
                objections.push(format!("{}: {what}: {instruction}", line.function));
            }
            previous = line;
        }
    }
    (functions, objections)
}

/// The objections to a printed file, which has at least `least` functions.
fn objections(printed: &str, build: (&str, &str, &[&str]), least: usize) -> Vec<String> {
    let folder = Folder::temporary();
    let (functions, objections) = inspect(&disassembly(printed, build, &folder.0));
    assert!(
        functions >= least,
        "{functions} functions of {least} were compiled"
    );
    objections
}

/// The interface of fiat-crypto: its functions, with the checked programs in them.
#[test]
fn interface_of_fiat_has_no_secret_dependent_time() {
    if !installed("objdump") {
        return;
    }
    let mut all = String::new();
    for &build in BUILDS {
        let (language, compiler, _) = build;
        if !installed(compiler) {
            continue;
        }
        for prime in ["p384", "2^255-19"] {
            let fiat = Fiat::new(&Prime::parse(prime).expect("a prime"), None, 64);
            let printed = fiat.expect("a field").source(language, &options());
            let found = objections(&printed.expect("Rust or C"), build, 15);
            for objection in found {
                all.push_str(&format!("{build:?}: {prime}: {objection}\n"));
            }
        }
    }
    assert!(all.is_empty(), "object code to look at:\n{all}");
}

#[test]
fn object_code_has_no_secret_dependent_time() {
    if !installed("objdump") {
        return;
    }
    let mut all = String::new();
    for &build in BUILDS {
        let (language, compiler, options) = build;
        if !installed(compiler) {
            continue;
        }
        for (prime, recipe) in FIELDS {
            let field = field(prime, recipe);
            let printed = by_name(language).expect("a language");
            let printed = printed.emit(&field, &self::options());
            let found = objections(&printed, build, field.programs.len());
            for objection in found {
                all.push_str(&format!(
                    "{language} {compiler} {}: {prime} {recipe}: {objection}\n",
                    options.join(" ")
                ));
            }
        }
    }
    assert!(all.is_empty(), "object code to look at:\n{all}");
}

/// The inspection sees what it has to see.
#[test]
fn objections_are_raised() {
    let listing = "\
0000000000000000 <mul>:
   0:\tmov    rax,QWORD PTR [rdi+rcx*8]
   4:\tcmp    rax,0x8
   8:\tjne    4 <mul+0x4>
   a:\tdiv    rsi
   d:\tcall   20 <g>
  12:\tlea    rax,[rdi+rcx*8]
  16:\trdtsc
  18:\tret
0000000000000020 <to_bytes>:
  20:\tmov    BYTE PTR [rdi+rcx*1],al
  23:\tcmp    rcx,0x8
  27:\tjne    20 <to_bytes>
  29:\tcmp    rcx,rax
  2c:\tjne    20 <to_bytes>
  2e:\tjne    40 <to_bytes+0x20>
  30:\tcall   r15
\t\t\t31: R_X86_64_PLT32\tmemcpy-0x4
\t\t\t32: R_X86_64_PLT32\tabort-0x4
";
    let (functions, objections) = inspect(listing);
    assert_eq!(functions, 2);
    let found: Vec<String> = objections
        .iter()
        .map(|o| o.split(": ").take(2).collect::<Vec<_>>().join(": "))
        .collect();
    let expected = [
        "mul: an indexed access",
        "mul: a jump",
        "mul: a division",
        "mul: a call",
        "mul: an instruction that is not on the list",
        "to_bytes: a jump",
        "to_bytes: a jump",
        "to_bytes: a reference",
    ];
    assert_eq!(found, expected);
}
