//! Many cases: which compilers each is given, all of them on all cores, and what to say of those that fail.

use limbforge::{
    Field,
    emit::{
        Options,
        asm::riscv::{Target, source},
    },
};
use limbforge_lab::{assembler::Assembler, parallel::in_parallel};
use riscv_lab::timing::Model;

use crate::{
    built::{Built, printed},
    case::Case,
    compare::{Calls, Count, Failure},
    toolchain::{Toolchain, is_installed, optimises},
};

/// The languages that are compared; assembly is for words of 64 bits, and has no operations with loops.
pub const LANGUAGES: [&str; 4] = ["rust", "c", "go", "asm"];

/// The compiler of assembly, and what runs it.
pub const ASSEMBLER: &str = "riscv64-linux-gnu-gcc";
/// The emulator of assembly.
pub const EMULATOR: &str = "qemu-riscv64";

/// The longest prime whose assembly is compared, in bits: each function is proved, which takes a minute for longer
/// ones.
const ASM_BITS: u32 = 400;

/// A case under one compiler.
#[derive(Clone, Debug)]
pub struct Run {
    /// Language.
    pub language: &'static str,
    /// The compiler with its options.
    pub compiler: String,
    /// How much there was to compare.
    pub count: Count,
    /// The first difference, if there is one.
    pub failure: Option<Failure>,
}

/// The result of a case.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The case.
    pub case: Case,
    /// The prime and its recipe; `None` if the prime has no second recipe.
    pub field: Option<(String, String)>,
    /// Why there is no field where there has to be one.
    pub error: Option<String>,
    /// Its runs.
    pub runs: Vec<Run>,
}

impl Outcome {
    /// A few lines for each failure, with how to have it again; none if there is none.
    pub fn complaints(&self) -> Vec<String> {
        let label = self.case.label();
        let mut all: Vec<String> = self.error.iter().map(|e| format!("{label}: {e}")).collect();
        let Some((prime, recipe)) = &self.field else {
            return all;
        };
        for run in &self.runs {
            if let Some(failure) = &run.failure {
                all.push(format!(
                    "{label}\n  prime     {prime}\n  recipe    {recipe}\n  language  {}\n  compiler  {}\n  {failure}\n  \
                     again:    cargo xtask compare --prime \"{prime}\" --recipe \"{recipe}\" --lang {}",
                    run.language, run.compiler, run.language
                ));
            }
        }
        all
    }
}

/// Which compilers a case is given.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The languages.
    pub languages: Vec<&'static str>,
    /// Every compiler of these, not the ones of the case's turn.
    pub every: bool,
}

/// Compares all cases, on all cores. `told` is called after each, with how many are done.
pub fn compare_all(
    cases: &[Case],
    choice: &Choice,
    told: &(dyn Fn(&Outcome, usize) + Sync),
) -> Vec<Outcome> {
    let done = std::sync::atomic::AtomicUsize::new(0);
    in_parallel(cases.len(), &|_, _| true, |at| {
        let outcome = compare(&cases[at], at, choice);
        told(
            &outcome,
            done.fetch_add(1, std::sync::atomic::Ordering::Relaxed) + 1,
        );
        outcome
    })
}

/// Compares one case; `turn` decides which compilers it is given beside the first of Rust and of C.
pub fn compare(case: &Case, turn: usize, choice: &Choice) -> Outcome {
    let mut outcome = Outcome {
        case: case.clone(),
        field: None,
        error: None,
        runs: Vec::new(),
    };
    let field = match case.field() {
        Ok(Some(field)) => field,
        Ok(None) => return outcome,
        Err(error) => {
            outcome.error = Some(error);
            return outcome;
        }
    };
    outcome.field = Some((field.prime.to_string(), field.recipe.clone()));
    let calls = Calls::new(&field);
    // Compilers take turns, printers do not: each refuses what it cannot prove.
    for language in &choice.languages {
        if *language != "asm" {
            printed(&field, language);
        }
    }
    let turn = (!choice.every).then_some(turn);
    for toolchain in toolchains(&field, turn) {
        if !choice.languages.contains(&toolchain.language) {
            continue;
        }
        let failure = match Built::new(&field, toolchain) {
            Ok(built) => calls.compare(&built).err(),
            Err(error) => Some(Failure::of_compiler(error)),
        };
        outcome.runs.push(Run {
            language: toolchain.language,
            compiler: format!("{} {}", toolchain.program, toolchain.options.join(" ")),
            count: calls.count(),
            failure,
        });
    }
    if choice.languages.contains(&"asm") {
        outcome.runs.extend(assembly(&field, turn));
    }
    outcome
}

/// The compilers for a field: rustc and gcc at each turn, with options in turn, others at some turns; all of them
/// without a turn.
fn toolchains(field: &Field, turn: Option<usize>) -> Vec<Toolchain> {
    let [rust, c] = optimises(field);
    let mut all = Vec::new();
    let mut add = |language, program, options: &'static [&'static str], at: bool| {
        if at && is_installed(program) {
            all.push(Toolchain {
                language,
                program,
                options,
            });
        }
    };
    let at = |part: usize, of: usize| turn.is_none_or(|turn| (turn / 4 + turn) % of == part);
    let all_turns = turn.is_none();
    let plain: &[&str] = &["-Copt-level=0", "-Cdebug-assertions=on"];
    let both: &[&str] = &["-Copt-level=1", "-Cdebug-assertions=on"];
    let optimised = rust && (at(1, 8) || at(5, 16));
    add("rust", "rustc", plain, all_turns || !optimised);
    add("rust", "rustc", both, rust && at(1, 8));
    add("rust", "rustc", &["-Copt-level=3"], rust && at(5, 16));
    let optimised = c && !at(0, 4);
    add("c", "gcc", &["-O0"], all_turns || !optimised);
    add("c", "gcc", &["-O1"], c && at(1, 4));
    add(
        "c",
        "gcc",
        &["-O2", "-DLIMBFORGE_NO_INTRINSICS"],
        c && at(2, 4),
    );
    add("c", "gcc", &["-O3"], c && at(3, 4));
    add(
        "c",
        "clang-19",
        if c { &["-O2"] } else { &["-O0"] },
        at(3, 8),
    );
    let trap: &[&str] = &["-O1", "-fsanitize=undefined", "-fsanitize-trap=undefined"];
    add("c", "clang-19", trap, c && at(4, 8));
    add("go", "go", &[], at(0, 6));
    all
}

/// Assembly of RISC-V under an emulator, at some turns: the operations without loops.
fn assembly(field: &Field, turn: Option<usize>) -> Option<Run> {
    let at = turn.is_none_or(|turn| (turn / 4 + turn) % 16 == 4);
    let fits = field.repr.word == 64 && field.prime.bits() <= ASM_BITS;
    if !at || !fits || !is_installed(ASSEMBLER) || !is_installed(EMULATOR) {
        return None;
    }
    let field = &Field {
        routines: Vec::new(),
        ..field.clone()
    };
    let calls = Calls::new(field);
    let target = Target {
        isa: "rv64gc".parse().expect("an instruction set"),
        core: Model::named("rocket").expect("a model"),
        source_order: false,
    };
    let options = Options {
        command: "the comparison of printed code".to_owned(),
        name: "field".to_owned(),
        traits: false,
    };
    let assembler = Assembler::find().map_err(|error| error.to_string());
    let built = assembler.and_then(|assembler| {
        source(field, &options, &target, &assembler).map_err(|error| error.to_string())
    });
    let compiler = [ASSEMBLER, "-march=rv64gc"];
    let built = built.and_then(|text| Built::assembled(field, &text.text, &compiler, &[EMULATOR]));
    let failure = match built {
        Ok(built) => calls.compare(&built).err(),
        Err(error) => Some(Failure::of_compiler(error)),
    };
    Some(Run {
        language: "asm",
        compiler: compiler.join(" "),
        count: calls.count(),
        failure,
    })
}
