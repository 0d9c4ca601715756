//! Recipes for vectors, measured beside each other and beside the field's code for one element.
//!
//! All of them are printed in Rust and compiled into one program. Its vectors never leave functions that have the
//! processor's features, as calls through pointers would make them do. The program times the products in turns, each
//! beside a chain of dependent operations that gives the length of a cycle.

use std::{
    fmt,
    fmt::Write as _,
    fs,
    path::Path,
    process::{Command, Output},
};

use limbforge::{
    emit::{Emit, Options, Rust},
    field::Field,
    forecast::predicted_best,
    ops::derive::derive,
    plan::{ACROSS, Accumulation, Plan, across, vectors},
    prime::Prime,
};

/// The contents of lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// An element each, so many.
    Each(u8),
    /// One element, limb by limb.
    Across,
}

impl Lanes {
    /// The recipes of a prime.
    fn plans(self, prime: &Prime) -> Vec<Plan> {
        match self {
            Lanes::Each(lanes) => vectors(prime, lanes),
            Lanes::Across => across(prime),
        }
    }

    /// Recipes measured at most. Across lanes, each further limb is a further step of a product.
    fn limit(self) -> usize {
        match self {
            Lanes::Each(_) => usize::MAX,
            Lanes::Across => 6,
        }
    }

    /// The times that rank recipes: of independent operations, or of those that wait for each other, as code with
    /// independent ones can give each a lane.
    fn ranked(self) -> usize {
        match self {
            Lanes::Each(_) => 0,
            Lanes::Across => 1,
        }
    }
}

/// Core cycles of an operation on an `Element`: the lower quartile of all rounds, as others use the machine.
#[derive(Clone, Copy, Debug)]
pub struct Cycles {
    /// Multiplication: independent ones, and each waiting for the one before.
    pub mul: [f64; 2],
    /// Squaring.
    pub square: [f64; 2],
}

/// A recipe and its times.
#[derive(Clone, Debug)]
pub struct LanesEntry {
    /// The recipe.
    pub plan: Plan,
    /// The checked field.
    pub field: Field,
    /// The module that was measured: `portable`, or that of the processor's instructions.
    pub form: &'static str,
    /// Its times, for all lanes together.
    pub cycles: Cycles,
}

/// All that was measured.
#[derive(Clone, Debug)]
pub struct LanesRanking {
    /// The recipes, the quickest first: by the product of the times of multiplication and squaring, throughputs for an
    /// element in each lane, latencies across lanes.
    pub entries: Vec<LanesEntry>,
    /// The recipe for one element at a time with the best prediction, and its times.
    pub one: (String, Cycles),
    /// Recipes that give no field, with the reason.
    pub rejected: Vec<(Plan, String)>,
    /// Number of recipes that were not tried, as others have fewer limbs.
    pub passed_over: usize,
}

/// Why nothing was measured.
#[derive(Debug)]
pub enum LanesError {
    /// No recipe works that uses lanes so.
    NothingWorks {
        /// The prime.
        prime: String,
        /// The contents of lanes.
        lanes: Lanes,
    },
    /// A file of the program cannot be written, or a program cannot be started.
    Io {
        /// The file or the program.
        what: String,
        /// The system's reason.
        reason: std::io::Error,
    },
    /// A program failed.
    Failed {
        /// Which.
        program: String,
        /// The first line of its complaint.
        complaint: String,
    },
}

impl fmt::Display for LanesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LanesError::NothingWorks { prime, lanes } => match lanes {
                Lanes::Each(lanes) => write!(
                    f,
                    "no recipe with {lanes} lanes works for {prime}; use the recipes without lanes"
                ),
                Lanes::Across => write!(
                    f,
                    "no recipe across {ACROSS} lanes works for {prime}: they take 2^m - c with a small c, and two limbs or \
                     more; use the recipes without lanes"
                ),
            },
            LanesError::Io { what, reason } => write!(f, "{what}: {reason}"),
            LanesError::Failed { program, complaint } => write!(f, "{program} failed: {complaint}"),
        }
    }
}

impl std::error::Error for LanesError {}

/// Features that the program's functions have for a form.
fn features(form: &str) -> &'static str {
    match form {
        "ifma" => "avx512f,avx512ifma,avx512vl",
        "avx512" => "avx512f,avx512vl",
        "avx2" => "avx2",
        _ => "",
    }
}

/// The quickest form of a recipe on this processor.
fn form(plan: &Plan) -> &'static str {
    #[cfg(target_arch = "x86_64")]
    {
        let avx512 = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl");
        let ifma = avx512 && is_x86_feature_detected!("avx512ifma");
        let avx2 = is_x86_feature_detected!("avx2");
        match (plan.accumulation, plan.lanes) {
            (Accumulation::Madd52, _) if ifma => return "ifma",
            (Accumulation::Word, 8) if avx512 => return "avx512",
            (Accumulation::Word, 4) if avx2 => return "avx2",
            _ => {}
        }
    }
    if cfg!(target_arch = "aarch64") && plan.accumulation == Accumulation::Word && plan.lanes == 2 {
        return "neon";
    }
    "portable"
}

/// Recipes for vectors with their fields, to be measured.
#[derive(Clone, Debug)]
pub struct LanesRecipes {
    lanes: Lanes,
    fields: Vec<(Plan, Field)>,
    one: Field,
    rejected: Vec<(Plan, String)>,
    passed_over: usize,
}

/// Derives the recipes that use lanes so.
///
/// # Errors
/// [`LanesError::NothingWorks`].
pub fn derive_lanes(prime: &Prime, lanes: Lanes) -> Result<LanesRecipes, LanesError> {
    let mut rejected = Vec::new();
    let mut fields: Vec<(Plan, Field)> = Vec::new();
    let mut plans = lanes.plans(prime).into_iter();
    while fields.len() < lanes.limit()
        && let Some(plan) = plans.next()
    {
        match derive(prime, &plan) {
            Ok(field) => fields.push((plan, field)),
            Err(rejection) => rejected.push((plan, rejection.to_string())),
        }
    }
    match predicted_best(prime, 64) {
        Some(one) if !fields.is_empty() => Ok(LanesRecipes {
            lanes,
            fields,
            one,
            rejected,
            passed_over: plans.len(),
        }),
        _ => Err(LanesError::NothingWorks {
            prime: prime.to_string(),
            lanes,
        }),
    }
}

/// Measures recipes with `rustc` in a folder that is there.
///
/// # Errors
/// [`LanesError`]: a program cannot be run.
pub fn measure_lanes(
    recipes: LanesRecipes,
    rounds: u32,
    rustc: &Path,
    folder: &Path,
) -> Result<LanesRanking, LanesError> {
    let LanesRecipes {
        lanes,
        fields,
        one,
        rejected,
        passed_over,
    } = recipes;
    let forms: Vec<&'static str> = fields.iter().map(|(plan, _)| form(plan)).collect();
    let own = fields
        .iter()
        .map(|(_, field)| field)
        .zip(forms.iter().copied());
    let modules: Vec<_> = std::iter::once((&one, "one")).chain(own).collect();
    compile(&modules, rustc, folder)?;
    let output = run(Command::new(folder.join("main")).arg(rounds.to_string()))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let cycles: Vec<f64> = text
        .split_whitespace()
        .filter_map(|n| n.parse().ok())
        .collect();
    let mut cycles = cycles.chunks_exact(4).map(|c| Cycles {
        mul: [c[0], c[1]],
        square: [c[2], c[3]],
    });
    let (Some(alone), all) = (cycles.next(), cycles) else {
        return Err(LanesError::Failed {
            program: "the measuring program".to_owned(),
            complaint: "it printed no times".to_owned(),
        });
    };
    let timed = fields.into_iter().zip(forms).zip(all);
    let mut entries: Vec<LanesEntry> = timed
        .map(|(((plan, field), form), cycles)| LanesEntry {
            plan,
            field,
            form,
            cycles,
        })
        .collect();
    let at = lanes.ranked();
    let score = |entry: &LanesEntry| entry.cycles.mul[at] * entry.cycles.square[at];
    entries.sort_by(|x, y| score(x).total_cmp(&score(y)));
    Ok(LanesRanking {
        entries,
        one: (one.recipe, alone),
        rejected,
        passed_over,
    })
}

/// Writes and compiles the program.
fn compile(modules: &[(&Field, &str)], rustc: &Path, folder: &Path) -> Result<(), LanesError> {
    let put = |name: &str, text: String| {
        let path = folder.join(name);
        fs::write(&path, text).map_err(|reason| io(&path, reason))
    };
    let mut main = include_str!("lanes_main.rs.in").to_owned();
    let mut timed = String::new();
    for (i, (field, form)) in modules.iter().enumerate() {
        put(&format!("r{i}.rs"), printed(field))?;
        write!(
            main,
            "#[allow(dead_code)]\nmod r{i};\n{}",
            functions(i, field, form)
        )
        .expect("text");
        for operation in ["mul", "square"] {
            write!(timed, "    |n| unsafe {{ {operation}{i}(n) }},\n    |n| unsafe {{ {operation}_chain{i}(n) }},\n")
                .expect("text");
        }
    }
    write!(main, "const TIMED: &[fn(u64)] = &[\n{timed}];\n").expect("text");
    put("main.rs", main)?;
    run(Command::new(rustc).current_dir(folder).args([
        "--edition=2024",
        "-Copt-level=3",
        "main.rs",
    ]))?;
    Ok(())
}

fn io(path: &Path, reason: std::io::Error) -> LanesError {
    LanesError::Io {
        what: path.display().to_string(),
        reason,
    }
}

fn run(command: &mut Command) -> Result<Output, LanesError> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|reason| LanesError::Io {
        what: program.clone(),
        reason,
    })?;
    if output.status.success() {
        return Ok(output);
    }
    let complaint = String::from_utf8_lossy(&output.stderr);
    Err(LanesError::Failed {
        program,
        complaint: complaint.lines().next().unwrap_or("").to_owned(),
    })
}

fn printed(field: &Field) -> String {
    let options = Options {
        command: "limbforge tune".to_owned(),
        name: "field".to_owned(),
        traits: false,
    };
    Rust.emit(field, &options)
}

/// The loops around multiplication and squaring of module `i`: four elements in turn, and one chain.
fn functions(i: usize, field: &Field, form: &str) -> String {
    let attribute = match features(form) {
        "" => String::new(),
        names => format!("#[target_feature(enable = \"{names}\")]"),
    };
    let module = match form {
        "one" => format!("r{i}"),
        _ => format!("r{i}::{form}"),
    };
    let one = match (form, field.across.is_empty()) {
        ("one", _) => "ONE".to_owned(),
        (_, true) => format!("splat(&crate::r{i}::ONE)"),
        (_, false) => format!("from_limbs(&crate::r{i}::limbs::ONE.0)"),
    };
    // Where loose bounds are wider, products take loose elements.
    let mut text = String::new();
    for (operation, arguments) in [("mul", "(*x).into(), &y"), ("square", "(*x).into()")] {
        let call = |x: &str| format!("{operation}(&{})", arguments.replace("*x", x));
        write!(
            text,
            "{attribute}\n#[inline(never)]\nfn {operation}{i}(n: u64) {{\n    use {module}::*;\n    \
             let mut all = black_box([{one}; 4]);\n    let y: Loose = black_box(all[1]).into();\n    \
             for _ in 0..n / 4 {{\n        for x in all.iter_mut() {{\n            *x = black_box({});\n        }}\n    }}\n    \
             black_box((&all, &y));\n}}\n\
             {attribute}\n#[inline(never)]\nfn {operation}_chain{i}(n: u64) {{\n    use {module}::*;\n    \
             let mut x = black_box({one});\n    let y: Loose = black_box(x).into();\n    \
             for _ in 0..n {{\n        x = {};\n    }}\n    black_box((&x, &y));\n}}\n",
            call("*x"),
            call("x"),
        )
        .expect("text");
    }
    text
}
