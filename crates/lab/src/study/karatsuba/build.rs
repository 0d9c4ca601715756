//! Cases as shared libraries, and GMP's product beside them.

use std::path::Path;

use super::case::Case;
use crate::{
    measure::{
        self, Code, Compiler, CompilerKind, Operation, Subject, Unit, compile,
        harness::{Language, symbol},
    },
    parallel::{OnStep, in_parallel},
};

/// A function to be measured.
#[derive(Clone, Debug)]
pub struct Built {
    /// Which of the cases; of GMP, the case that it does the same as.
    pub case: usize,
    /// Language and compiler, such as `c gcc 12.2.0`, or the library's name with its version.
    pub by: String,
    /// The function.
    pub subject: Subject,
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
        let by = compiler.title();
        match result {
            Ok(operations) => built.push(Built {
                case,
                subject: Subject::new(by.clone(), operations),
                by,
            }),
            Err(reason) => failures.push(Failure { case, by, reason }),
        }
    }
    (built, failures)
}

/// Signature, inputs and expected results of a case.
fn known(case: &Case) -> measure::Case {
    let program = &case.written.program;
    let name = &program.program().name;
    measure::Case::of(Code::Program(program), name).expect("the program has its own name")
}

fn build_one(
    case: &Case,
    compiler: &Compiler,
    folder: &Path,
    job: usize,
) -> Result<Vec<Operation>, String> {
    let unit = Unit {
        code: Code::Program(&case.written.program),
        cases: &[known(case)],
    };
    let mut built = measure::build(&[unit], compiler, folder, &format!("case{job}"))?;
    built.remove(0)
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
    let mut built = Vec::new();
    for (case, of) in cases.iter().enumerate() {
        let program = of.written.program.program();
        if of.algorithm != super::Algorithm::FullWords || program.word != 64 {
            continue;
        }
        let known = known(of);
        let text = gmp(&known, c.kind.language());
        let library =
            compile(&text, &c, folder, &format!("gmp{case}")).map_err(|_| missing.to_owned())?;
        let function = |signature| {
            let function = library.function(GMP, signature);
            function.map_err(|_| missing.to_owned())
        };
        let version = function(version())?.call(&Vec::new());
        let product = function(known.signature.clone())?;
        known.verify(&product)?;
        let by = format!("GMP {}.{}", version[0][0], version[0][1]);
        built.push(Built {
            case,
            subject: Subject::new(by.clone(), vec![Operation::new(product, &known.inputs)]),
            by,
        });
    }
    Ok(built)
}

/// The prefix of our functions around GMP's.
const GMP: &str = "gmp";

/// The function that says which version it is.
fn version() -> measure::Signature {
    measure::Signature::of_words("version", &[], &[2])
}

/// C around GMP: a function of the case's signature, one that says the version, and their harness.
fn gmp(case: &measure::Case, language: &dyn Language) -> String {
    let n = case.signature.params[0].bounds.len();
    let product = symbol(GMP, &case.signature.name);
    let asks = symbol(GMP, &version().name);
    format!(
        "#include <gmp.h>\n#include <stdint.h>\n\
         _Static_assert(GMP_NUMB_BITS == 64, \"limbs of 64 bits\");\n\
         void __gmpn_mul_basecase(mp_limb_t *, const mp_limb_t *, mp_size_t, const mp_limb_t *, mp_size_t);\n\
         void {asks}(uint64_t *out);\n\
         void {asks}(uint64_t *out) {{\n    \
         out[0] = __GNU_MP_VERSION, out[1] = __GNU_MP_VERSION_MINOR;\n}}\n\
         void {product}(uint64_t *out, const uint64_t *a, const uint64_t *b);\n\
         void {product}(uint64_t *out, const uint64_t *a, const uint64_t *b) {{\n    \
         __gmpn_mul_basecase(out, a, {n}, b, {n});\n}}\n{}{}",
        language.run(GMP, &version()),
        language.run(GMP, &case.signature),
    )
}
