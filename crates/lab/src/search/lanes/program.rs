//! The measuring program: its source, its compiler, and its runs.

use std::{
    fmt::Write as _,
    fs,
    fs::File,
    path::Path,
    process::{Child, Command, ExitStatus},
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};

use limbforge::{
    emit::{Emit, Options, Rust},
    field::Field,
};

use super::{
    Cycles, LanesError,
    compared::{CALLS, ELEMENTS, SETS, expected, inputs, words},
};

/// The operations that are timed, and their calls with an element `x` and the other factor `y`. Where loose bounds are
/// wider, products take loose elements.
const OPERATIONS: [(&str, &str); 2] = [
    ("mul", "mul(&x.into(), &y)"),
    ("square", "square(&x.into())"),
];

/// A printed field in the program.
pub(super) struct Module<'a> {
    field: &'a Field,
    /// As in [`super::LanesEntry::form`], or `one` for the field without vectors.
    pub(super) form: &'static str,
    pub(super) text: String,
}

impl Module<'_> {
    pub(super) fn new<'a>(field: &'a Field, form: &'static str) -> Module<'a> {
        let options = Options {
            command: "limbforge tune".to_owned(),
            name: "field".to_owned(),
            traits: false,
        };
        Module {
            field,
            form,
            text: Rust.emit(field, &options),
        }
    }

    /// Features that the program's functions have for the form.
    fn features(&self) -> &'static str {
        match self.form {
            "ifma" => "avx512f,avx512ifma,avx512vl",
            "avx512" => "avx512f,avx512vl",
            "avx2" => "avx2",
            _ => "",
        }
    }

    /// Its functions as module `i`: elements of words and the way back, and for each operation a loop on
    /// [`ELEMENTS`] elements in turn, and one that is a chain.
    fn functions(&self, i: usize) -> String {
        let attribute = match self.features() {
            "" => "#[inline(never)]".to_owned(),
            names => format!("#[inline(never)]\n#[target_feature(enable = \"{names}\")]"),
        };
        let module = match self.form {
            "one" => format!("r{i}"),
            form => format!("r{i}::{form}"),
        };
        let (enter, leave) = match (self.form, self.field.across.is_empty()) {
            ("one", _) => ("Element(limbs(i))", "x.0"),
            (_, false) => ("from_limbs(&limbs(i))", "to_limbs(x)"),
            (_, true) => (
                "from_limbs(&std::array::from_fn(|lane| limbs(LANES * i + lane)))",
                "to_limbs(x).concat()",
            ),
        };
        // Modules have them from the file around them.
        let lengths = match self.form {
            "one" => String::new(),
            _ => format!("    use r{i}::*;\n"),
        };
        let mut text = format!(
            "{attribute}\nfn enter{i}(words: &[u64]) -> ([{module}::Element; {ELEMENTS}], {module}::Loose) {{\n    \
             use {module}::*;\n{lengths}    \
             let limbs = |i: usize| -> [u64; LIMBS] {{ words[LIMBS * i..][..LIMBS].try_into().unwrap() }};\n    \
             let element = |i: usize| {enter};\n    \
             (std::array::from_fn(element), element({ELEMENTS}).into())\n}}\n\
             {attribute}\nfn leave{i}(all: &[{module}::Element]) -> Vec<u64> {{\n    use {module}::*;\n    \
             let mut words = Vec::new();\n    for x in all {{\n        words.extend_from_slice(&{leave});\n    }}\n    words\n}}\n"
        );
        for (operation, call) in OPERATIONS {
            write!(
                text,
                "{attribute}\nfn {operation}{i}(n: u64, words: &[u64]) -> Vec<u64> {{\n    use {module}::*;\n    \
                 let (mut all, y) = black_box(enter{i}(words));\n    \
                 for _ in 0..n / {ELEMENTS} {{\n        for place in all.iter_mut() {{\n            \
                 let x = *place;\n            *place = black_box({call});\n        }}\n    }}\n    \
                 black_box(&y);\n    leave{i}(&all)\n}}\n\
                 {attribute}\nfn {operation}_chain{i}(n: u64, words: &[u64]) -> Vec<u64> {{\n    use {module}::*;\n    \
                 let (all, y) = black_box(enter{i}(words));\n    let mut x = all[0];\n    \
                 for _ in 0..n {{\n        x = {call};\n    }}\n    \
                 black_box(&y);\n    leave{i}(&[x])\n}}\n",
            )
            .expect("text");
        }
        text
    }
}

/// Where the program is, and whether its runs are to end.
pub(super) struct Place<'a> {
    pub(super) folder: &'a Path,
    pub(super) stop: &'a AtomicBool,
}

impl Place<'_> {
    /// Writes and compiles the program, and writes its inputs: a line for each module, operation and set.
    pub(super) fn compile(&self, modules: &[Module<'_>], rustc: &Path) -> Result<(), LanesError> {
        let mut main = include_str!("main.rs.in").to_owned();
        let mut timed = String::new();
        let mut lines = String::new();
        for (i, module) in modules.iter().enumerate() {
            self.put(&format!("r{i}.rs"), &module.text)?;
            write!(
                main,
                "#[allow(dead_code)]\nmod r{i};\n{}",
                module.functions(i)
            )
            .expect("text");
            for (name, _) in OPERATIONS {
                let call = |name: &str| format!("|n, words| unsafe {{ {name}{i}(n, words) }}");
                let calls = [call(name), call(&format!("{name}_chain"))];
                writeln!(timed, "    [{}],", calls.join(", ")).expect("text");
                for input in inputs(module.field, name) {
                    lines += &(words(&input) + "\n");
                }
            }
        }
        write!(
            main,
            "const COMPARED: u64 = {CALLS};\nconst SETS: usize = {SETS};\nconst TIMED: &[[Loop; 2]] = &[\n{timed}];\n"
        )
        .expect("text");
        self.put("main.rs", &main)?;
        self.put("inputs", &lines)?;
        let arguments = ["--edition=2024", "-Copt-level=3", "main.rs"];
        self.run(Command::new(rustc).args(arguments))?;
        self.goes_on()
    }

    /// Compares what the loops compute with the evaluator.
    pub(super) fn compare(&self, modules: &[Module<'_>]) -> Result<(), LanesError> {
        let printed = self.run(&mut self.program())?;
        self.goes_on()?;
        let mut lines = printed.lines();
        for module in modules {
            for (operation, _) in OPERATIONS {
                for input in inputs(module.field, operation) {
                    for results in expected(module.field, operation, &input) {
                        if lines.next() != Some(&words(&results)) {
                            return Err(LanesError::Differs {
                                operation,
                                recipe: module.field.recipe.clone(),
                                form: module.form,
                            });
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// The times of each module: the lower quartile of all rounds that ended.
    pub(super) fn time(&self, rounds: u32) -> Result<Vec<Cycles>, LanesError> {
        let printed = self.run(self.program().arg(rounds.to_string()))?;
        // The last line may be cut.
        let whole = printed
            .split_inclusive('\n')
            .filter(|line| line.ends_with('\n'));
        let mut samples: Vec<Vec<f64>> = Vec::new();
        for line in whole {
            let times = line.split_whitespace().filter_map(|n| n.parse().ok());
            for (i, time) in times.enumerate() {
                match samples.get_mut(i) {
                    Some(all) => all.push(time),
                    None => samples.push(vec![time]),
                }
            }
        }
        if samples.is_empty() {
            return Err(LanesError::Stopped);
        }
        for all in &mut samples {
            all.sort_by(f64::total_cmp);
        }
        let quartile = |all: &Vec<f64>| all[all.len() / 4];
        let quartiles: Vec<f64> = samples.iter().map(quartile).collect();
        let cycles = quartiles.chunks_exact(4).map(|c| Cycles {
            mul: [c[0], c[1]],
            square: [c[2], c[3]],
        });
        Ok(cycles.collect())
    }

    fn program(&self) -> Command {
        Command::new(self.folder.join("main"))
    }

    fn put(&self, name: &str, text: &str) -> Result<(), LanesError> {
        let path = self.folder.join(name);
        fs::write(&path, text).map_err(|reason| io(path.display().to_string(), reason))
    }

    fn goes_on(&self) -> Result<(), LanesError> {
        match self.stop.load(Ordering::Relaxed) {
            true => Err(LanesError::Stopped),
            false => Ok(()),
        }
    }

    /// Runs a program in the folder and returns what it printed. If it is to stop, it is ended.
    fn run(&self, command: &mut Command) -> Result<String, LanesError> {
        let program = command.get_program().to_string_lossy().into_owned();
        let failed = |reason| io(program.clone(), reason);
        let [output, error] = ["stdout", "stderr"].map(|name| self.folder.join(name));
        let child = command
            .current_dir(self.folder)
            .stdout(File::create(&output).map_err(failed)?)
            .stderr(File::create(&error).map_err(failed)?)
            .spawn();
        let status = self.ended(child.map_err(failed)?).map_err(failed)?;
        let read = |path: &Path| fs::read(path).map_err(failed);
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        // The signal that stops this process may have ended the program as well.
        if status.success() || self.stop.load(Ordering::Relaxed) {
            return Ok(text(&read(&output)?));
        }
        let complaint = text(&read(&error)?);
        Err(LanesError::Failed {
            program,
            complaint: first_error(&complaint).to_owned(),
        })
    }

    fn ended(&self, mut child: Child) -> std::io::Result<ExitStatus> {
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(status);
            }
            if self.stop.load(Ordering::Relaxed) {
                child.kill()?;
                return child.wait();
            }
            thread::sleep(Duration::from_millis(10));
        }
    }
}

/// The first line of a complaint that is no warning.
fn first_error(complaint: &str) -> &str {
    let error = complaint.lines().find(|line| line.starts_with("error"));
    error.or(complaint.lines().next()).unwrap_or("")
}

fn io(what: String, reason: std::io::Error) -> LanesError {
    LanesError::Io { what, reason }
}
