//! `limbforge formula --measure`: one program against calls, by searched choices and in assembly by a searched order.

use std::{fmt::Write as _, ops::ControlFlow, path::Path, sync::atomic::Ordering, time::Duration};

use limbforge::{
    emit::asm::x86::{Schedule, Schedules},
    ops::formula::Compiled,
};
use limbforge_lab::{
    formula::{Chosen, Comparison, Order, choose, compare},
    measure::{self, Compiler, Environment, Round},
};

use crate::{failure::Failure, measuring, out::file::Place};

/// Seconds that measuring takes at most.
const SECONDS: u64 = 20;

/// Searches before the measurement.
pub struct Request<'a> {
    /// Seconds for the choices.
    pub choices: u64,
    /// Seconds for the order of assembly's instructions.
    pub order: u64,
    /// The file that keeps the order.
    pub keep: Option<&'a Path>,
}

/// Measures a program and its calls: the table of times, and their ratios. The order of assembly's instructions begins
/// with that of `schedules`.
pub fn measured(
    compiled: &Compiled,
    request: &Request<'_>,
    schedules: &Schedules,
) -> Result<String, Failure> {
    request.keep.map(Place::at).transpose()?;
    let (compilers, _) = measuring::compilers(None)?;
    let work = tempfile::tempdir().map_err(|e| Failure::file(Path::new("temporary folder"), e))?;
    let stop = measuring::stop_on_signal();
    let options = measure::Options {
        budget: Duration::from_secs(SECONDS),
        ..measure::Options::default()
    };
    let mut until_stopped = |_: &Round| {
        if stop.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let mut text = String::new();
    let chosen;
    let mut from = schedules.function.get(&compiled.program.program().name);
    let compiled = if request.choices > 0 {
        let seconds = Duration::from_secs(request.choices);
        let (folder, round) = (work.path(), &mut until_stopped);
        let found = choose(compiled, &compilers, seconds, &options, folder, round);
        chosen = found.map_err(Failure::Impossible)?;
        text = path(&chosen);
        // An order is that of one program.
        from = from.filter(|_| chosen.path.is_empty());
        &chosen.compiled
    } else {
        compiled
    };
    let order = Order {
        search: Duration::from_secs(request.order),
        from,
    };
    let all = compare(
        compiled,
        &compilers,
        order,
        &options,
        work.path(),
        &mut until_stopped,
    );
    let all = all.map_err(Failure::Impossible)?;
    let found = all.assembly.as_ref().ok();
    if let (Some(path), Some(found)) = (request.keep, found.and_then(|a| a.schedule.clone())) {
        keep(path, compiled, found, &compilers)?;
    }
    let was_found = order.from.is_some() || order.search > Duration::ZERO;
    Ok(text + &table(compiled, &all, was_found))
}

/// The steps of a search for choices, a line each.
fn path(chosen: &Chosen) -> String {
    let mut text = String::new();
    for (choices, [new, old]) in &chosen.path {
        let _ = writeln!(text, "quicker: {choices}, {new:.1} cycles, before {old:.1}");
    }
    let end = match (chosen.settled, chosen.path.is_empty()) {
        (true, true) => "none is quicker by 1 %",
        (true, false) => "no further one is quicker by 1 %",
        (false, _) => "the time is up, or a signal came",
    };
    let _ = writeln!(text, "{} other choices measured: {end}", chosen.measured);
    text
}

/// Writes what was found to a file of schedules, beside those of other functions.
fn keep(
    path: &Path,
    compiled: &Compiled,
    found: Schedule,
    compilers: &[Compiler],
) -> Result<(), Failure> {
    let field = &compiled.field;
    let name = compiled.program.program().name.clone();
    let mut all = Schedules::none(field);
    if let Ok(text) = std::fs::read_to_string(path) {
        let before = Schedules::parse(&text)
            .map_err(|error| Failure::Impossible(format!("{}: {error}", path.display())))?;
        all.function = before.function;
    }
    all.function.insert(name, found);
    all.command = measuring::command();
    all.processor = Environment::detect(compilers).cpu;
    Place::at(path)?.put(&all.text())
}

fn table(compiled: &Compiled, all: &Comparison, was_found: bool) -> String {
    let name = &compiled.program.program().name;
    let mut text = format!(
        "{name} modulo {} by {}\nchoices: {}\ncore cycles, medians; a ratio below 1: one program is faster than calls\n",
        compiled.field.prime, compiled.field.recipe, compiled.choices
    );
    let _ = writeln!(
        text,
        "{:<24} {:<10} {:>8} {:>8} {:>6}",
        "compiler", "quantity", "program", "calls", "ratio"
    );
    let mut best = [f64::INFINITY; 2];
    for compared in &all.compilers {
        let [program, calls] = [&compared.program, &compared.calls].map(|m| times(name, m));
        for (k, quantity) in QUANTITIES.iter().enumerate() {
            best[k] = best[k].min(calls[k]);
            text += &row(&compared.compiler, quantity, program[k], calls[k]);
        }
    }
    match &all.assembly {
        Ok(assembly) => {
            let found = if was_found { "found " } else { "" };
            let title = format!("{found}assembly, {} lines", assembly.instructions);
            let program = times(name, &assembly.program);
            for (k, quantity) in QUANTITIES.iter().enumerate() {
                text += &row(&title, quantity, program[k], best[k]);
            }
        }
        Err(reason) => {
            let _ = writeln!(text, "no assembly: {reason}");
        }
    }
    text
}

/// The timed quantities.
const QUANTITIES: [&str; 2] = ["throughput", "latency"];

/// The medians; not a number for what was not measured.
fn times(name: &str, measured: &measure::Measured) -> [f64; 2] {
    QUANTITIES.map(|quantity| {
        let samples = measured.samples(&format!("{name}_{quantity}"));
        if samples.raw().is_empty() {
            f64::NAN
        } else {
            samples.median()
        }
    })
}

fn row(code: &str, quantity: &str, program: f64, calls: f64) -> String {
    if program.is_nan() || calls.is_nan() {
        return String::new();
    }
    let ratio = program / calls;
    format!("{code:<24} {quantity:<10} {program:>8.1} {calls:>8.1} {ratio:>6.3}\n")
}
