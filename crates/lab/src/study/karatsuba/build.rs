//! Cases as shared libraries, each compared with its program before it is measured; and GMP's product beside them.

use std::path::Path;

use num_bigint::BigInt;
use num_traits::ToPrimitive;

use super::case::Case;
use crate::{
    measure::{Binary, Compiler, CompilerKind, Library, compiler::library_name},
    parallel::{OnStep, in_parallel},
};
use limbforge::{
    emit,
    ir::{Port, Program, interval::Interval},
};

/// Something to be measured: a function from a slot `a` to the same slot, behind what it reads of it.
#[derive(Clone, Debug)]
pub struct Built {
    /// Which of the cases; of GMP, the case that it does the same as.
    pub case: usize,
    /// Language and compiler, such as `c gcc 12.2.0`, or the library's name with its version.
    pub by: String,
    /// The function. A slot holds `a`, then the result.
    pub function: Binary,
    /// Slots to start from.
    pub inputs: Vec<Vec<u64>>,
}

/// A case that one compiler did not bring to a working library.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Which of the cases.
    pub case: usize,
    /// The compiler.
    pub by: String,
    /// Why.
    pub reason: String,
}

/// Inputs that samples start from.
const INPUTS: usize = 16;

/// Builds all cases with all compilers in `folder`; the order of the results is that of the cases.
pub fn build(
    cases: &[Case],
    compilers: &[Compiler],
    folder: &Path,
    on_step: OnStep<'_>,
) -> (Vec<Built>, Vec<Failure>) {
    let jobs: Vec<(usize, &Compiler)> = (0..cases.len())
        .flat_map(|case| compilers.iter().map(move |compiler| (case, compiler)))
        .collect();
    // The longest first, so that no core waits for the last one.
    let mut order: Vec<usize> = (0..jobs.len()).collect();
    order.sort_by_key(|&job| {
        std::cmp::Reverse(cases[jobs[job].0].written.program.program().steps.len())
    });
    let mut results = in_parallel(order.len(), on_step, |i| {
        let (case, compiler) = jobs[order[i]];
        let result = build_one(&cases[case], compiler, folder, order[i]);
        (order[i], case, compiler, result)
    });
    results.sort_by_key(|(job, ..)| *job);
    let (mut built, mut failures) = (Vec::new(), Vec::new());
    for (_, case, compiler, result) in results {
        let by = named(compiler);
        match result {
            Ok((function, inputs)) => built.push(Built {
                case,
                by,
                function,
                inputs,
            }),
            Err(reason) => failures.push(Failure { case, by, reason }),
        }
    }
    (built, failures)
}

fn named(compiler: &Compiler) -> String {
    let language = match compiler.kind {
        CompilerKind::Rustc => "rust",
        CompilerKind::Gcc | CompilerKind::Clang => "c",
    };
    format!("{language} {}", compiler.version)
}

type Function = (Binary, Vec<Vec<u64>>);

fn build_one(
    case: &Case,
    compiler: &Compiler,
    folder: &Path,
    job: usize,
) -> Result<Function, String> {
    let program = case.written.program.program();
    let text = match compiler.kind {
        CompilerKind::Rustc => emit::Rust.alone(&case.written.program) + &rust_call(program),
        CompilerKind::Gcc | CompilerKind::Clang => {
            emit::C.alone(&case.written.program, "study") + &c_call(program)
        }
    };
    let library = compiled(&text, compiler, folder, &format!("case{job}"))?;
    let function = library
        .binary("study", words(program))
        .map_err(|e| e.to_string())?;
    let inputs = inputs(program, INPUTS);
    verify(program, &function, &inputs)?;
    let inputs = inputs
        .iter()
        .map(|input| slot(program, &input[0]))
        .collect();
    Ok((function, inputs))
}

fn compiled(text: &str, compiler: &Compiler, folder: &Path, stem: &str) -> Result<Library, String> {
    let source = folder.join(format!("{stem}.{}", compiler.kind.extension()));
    let library = folder.join(library_name(stem));
    std::fs::write(&source, text).map_err(|e| format!("cannot write {}: {e}", source.display()))?;
    compiler
        .build(&source, &library)
        .map_err(|e| e.to_string())?;
    Library::open(&library).map_err(|e| e.to_string())
}

/// Limbs of a port of this name, 0 if there is none.
fn limbs(ports: &[Port], name: &str) -> usize {
    let port = ports.iter().find(|port| port.name == name);
    port.map_or(0, |port| port.values.len())
}

/// 64-bit words of a slot: `a`, then `out`.
fn words(program: &Program) -> usize {
    let limbs = limbs(&program.params, "a") + limbs(&program.results, "out");
    (limbs * usize::from(program.word)).div_ceil(64)
}

/// `study(slot, a, b)` in C: the result goes behind `a`, and the result of the call before is not read.
fn c_call(program: &Program) -> String {
    let (word, name) = (program.word, &program.name);
    let n = limbs(&program.params, "a");
    let b = if program.params.len() == 2 { ", b" } else { "" };
    format!(
        "void study(uint{word}_t *slot, const uint{word}_t *a, const uint{word}_t *b);\n\
         void study(uint{word}_t *slot, const uint{word}_t *a, const uint{word}_t *b) {{\n    \
         (void)b;\n    study_{name}(slot + {n}, a{b});\n}}\n"
    )
}

/// The same in Rust.
fn rust_call(program: &Program) -> String {
    let (word, name) = (program.word, &program.name);
    let n = limbs(&program.params, "a");
    let out = limbs(&program.results, "out");
    let b = match program.params.get(1) {
        Some(port) => format!(", &*b.cast::<[u{word}; {}]>()", port.values.len()),
        None => String::new(),
    };
    format!(
        "#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn study(slot: *mut u{word}, a: *const u{word}, _b: *const u{word}) {{\n    \
         #[allow(unused_variables)]\n    let b = _b;\n    \
         unsafe {{ *slot.add({n}).cast::<[u{word}; {out}]>() = {name}(&*a.cast::<[u{word}; {n}]>(){b}) }}\n}}\n"
    )
}

/// Words within the bounds of the parameters, from a fixed multiplicative generator: per input, a list per parameter.
/// The first two are the least and the greatest words.
fn inputs(program: &Program, count: usize) -> Vec<Vec<Vec<BigInt>>> {
    let mut state: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut between = |bound: &Interval| {
        let mut wide = BigInt::from(0);
        for _ in 0..3 {
            state = state.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
            wide = (wide << 32) + (state >> 32);
        }
        &bound.lo + wide % (&bound.hi - &bound.lo + 1u32)
    };
    let mut at = |i: usize, bound: &Interval| match i {
        0 => bound.lo.clone(),
        1 => bound.hi.clone(),
        _ => between(bound),
    };
    (0..count)
        .map(|i| {
            let ports = program.params.iter();
            ports
                .map(|port| port.bounds.iter().map(|bound| at(i, bound)).collect())
                .collect()
        })
        .collect()
}

/// Limbs as they lie in a slot.
fn slot(program: &Program, limbs: &[BigInt]) -> Vec<u64> {
    let mut slot = vec![0; words(program)];
    put(&mut slot, program.word, 0, limbs);
    slot
}

fn put(slot: &mut [u64], word: u8, at: usize, limbs: &[BigInt]) {
    for (i, limb) in limbs.iter().enumerate() {
        let limb = limb.to_u64().unwrap_or_default();
        let place = at + i;
        if word == 32 {
            slot[place / 2] |= limb << (32 * (place % 2));
        } else {
            slot[place] = limb;
        }
    }
}

/// Compares the function with the program: compilers err too.
fn verify(program: &Program, function: &Binary, inputs: &[Vec<Vec<BigInt>>]) -> Result<(), String> {
    for (i, input) in inputs.iter().enumerate() {
        let mut input = input.clone();
        // Another operand than the first, and each boundary with itself.
        if i >= 2 && input.len() == 2 {
            input[1].clone_from(&inputs[(i + 1) % inputs.len()][1]);
        }
        let a = slot(program, &input[0]);
        let b = slot(program, input.last().unwrap_or(&input[0]));
        let mut expected = a.clone();
        let out = &program.run(&input)[0];
        put(&mut expected, program.word, input[0].len(), out);
        if function.call(&a, &b) != expected {
            return Err(format!(
                "the compiled `{}` differs from the checked program: please report this compiler",
                program.name
            ));
        }
    }
    Ok(())
}

/// GMP's `mpn_mul_basecase` for each case that is a product of full words of 64 bits: what is hand-written in assembly.
///
/// # Errors
/// One line that says that GMP, or a C compiler to link it with, is missing, and how to install it.
pub fn build_gmp(
    cases: &[Case],
    compilers: &[Compiler],
    folder: &Path,
) -> Result<Vec<Built>, String> {
    let missing = "GMP is not installed, or has no header: its mpn_mul_basecase is left out; install it with \
                   `apt install libgmp-dev`, `dnf install gmp-devel` or `brew install gmp`";
    let c = compilers.iter().find(|c| c.kind != CompilerKind::Rustc);
    let Some(c) = c else {
        return Err(
            "GMP is left out: it is linked by a C compiler, and none is among the compilers"
                .to_owned(),
        );
    };
    let mut c = c.clone();
    // The library stands before the source: linkers that keep only what is needed so far are told to keep it.
    if !cfg!(target_os = "macos") {
        c.flags.push("-Wl,--no-as-needed".to_owned());
    }
    c.flags.push("-lgmp".to_owned());
    let products: Vec<usize> = (0..cases.len())
        .filter(|&i| {
            let program = cases[i].written.program.program();
            cases[i].algorithm == super::Algorithm::FullWords && program.word == 64
        })
        .collect();
    let mut built = Vec::new();
    for &case in &products {
        let program = cases[case].written.program.program();
        let n = limbs(&program.params, "a");
        let text = format!(
            "#include <gmp.h>\n#include <stdint.h>\n\
             _Static_assert(GMP_NUMB_BITS == 64, \"limbs of 64 bits\");\n\
             void __gmpn_mul_basecase(mp_limb_t *, const mp_limb_t *, mp_size_t, const mp_limb_t *, mp_size_t);\n\
             void version(mp_limb_t *slot, const mp_limb_t *a, const mp_limb_t *b);\n\
             void version(mp_limb_t *slot, const mp_limb_t *a, const mp_limb_t *b) {{\n    \
             (void)a, (void)b;\n    slot[0] = __GNU_MP_VERSION, slot[1] = __GNU_MP_VERSION_MINOR;\n}}\n\
             void study(mp_limb_t *slot, const mp_limb_t *a, const mp_limb_t *b);\n\
             void study(mp_limb_t *slot, const mp_limb_t *a, const mp_limb_t *b) {{\n    \
             __gmpn_mul_basecase(slot + {n}, a, {n}, b, {n});\n}}\n"
        );
        let library =
            compiled(&text, &c, folder, &format!("gmp{case}")).map_err(|_| missing.to_owned())?;
        let function = library
            .binary("study", words(program))
            .map_err(|_| missing.to_owned())?;
        let version = library
            .binary("version", 2)
            .map_err(|_| missing.to_owned())?;
        let version = version.call(&[0; 2], &[0; 2]);
        let inputs = inputs(program, INPUTS);
        verify(program, &function, &inputs)?;
        built.push(Built {
            case,
            by: format!("GMP {}.{}", version[0], version[1]),
            function,
            inputs: inputs
                .iter()
                .map(|input| slot(program, &input[0]))
                .collect(),
        });
    }
    Ok(built)
}
