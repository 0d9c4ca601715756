//! The choices of a formula by measured time: from a compiled one, again and again, to its quickest neighbour.

use std::{
    ops::ControlFlow,
    path::Path,
    time::{Duration, Instant},
};

use limbforge::{
    ops::formula::{Choices, Compiled, neighbours},
    plan::Plan,
};

use super::{program_text, subject};
use crate::measure::{Case, Code, Compiler, Measured, Options, Round, Subject, measure};

/// A step is taken if it saves more than this part of the time, in two measurements: medians are steady within it, by
/// the default of [`Options`].
const SAVED: f64 = 0.01;

/// The end of a search.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The quickest program.
    pub compiled: Compiled,
    /// The choices that it came by, each with its cycles beside those of the one before, in the second measurement.
    pub path: Vec<(Choices, [f64; 2])>,
    /// Programs that were measured.
    pub measured: usize,
    /// Whether no neighbour was quicker; otherwise the time was up.
    pub settled: bool,
}

/// Searches the choices for so long. A program's time is the least of its compilers': the latency where its results can
/// be passed back to it, else the throughput.
///
/// # Errors
/// A line that says which compiler or function failed.
pub fn choose(
    compiled: &Compiled,
    compilers: &[Compiler],
    budget: Duration,
    options: &Options,
    folder: &Path,
    on_round: &mut dyn FnMut(&Round) -> ControlFlow<()>,
) -> Result<Chosen, String> {
    let plan: Plan = (compiled.field.recipe.parse()).map_err(|error| format!("{error}"))?;
    let begin = Instant::now();
    let mut found = Chosen {
        compiled: compiled.clone(),
        path: Vec::new(),
        measured: 0,
        settled: false,
    };
    let mut bench = Bench {
        compilers,
        options,
        folder,
        built: 0,
        stopped: false,
    };
    loop {
        let before = found.compiled.clone();
        let others = neighbours(&before, &plan).map_err(|error| error.to_string())?;
        let mut all = vec![before.clone()];
        all.extend(others);
        let Some(times) = bench.cycles(&all, begin + budget, on_round)? else {
            return Ok(found);
        };
        found.measured += all.len() - 1;
        let quickest = (1..all.len()).min_by(|a, b| times[*a].total_cmp(&times[*b]));
        let saves = |[new, old]: [f64; 2]| new < old * (1.0 - SAVED);
        let Some(best) = quickest.filter(|i| saves([times[*i], times[0]])) else {
            found.settled = true;
            return Ok(found);
        };
        // The least of many is lucky: it is measured again with the one that it is to replace.
        let pair = [all[best].clone(), before];
        let Some(again) = bench.cycles(&pair, begin + budget, on_round)? else {
            return Ok(found);
        };
        let again = [again[0], again[1]];
        if !saves(again) {
            found.settled = true;
            return Ok(found);
        }
        let [best, _] = pair;
        found.path.push((best.choices.clone(), again));
        found.compiled = best;
    }
}

/// What programs are built and measured with.
struct Bench<'a> {
    compilers: &'a [Compiler],
    options: &'a Options,
    folder: &'a Path,
    built: usize,
    stopped: bool,
}

impl Bench<'_> {
    /// The cycles of each program; nothing after the end of the time.
    fn cycles(
        &mut self,
        programs: &[Compiled],
        end: Instant,
        on_round: &mut dyn FnMut(&Round) -> ControlFlow<()>,
    ) -> Result<Option<Vec<f64>>, String> {
        let mut subjects: Vec<Subject> = Vec::new();
        for compiled in programs {
            let name = &compiled.program.program().name;
            let case = Case::of(Code::Field(&compiled.field), name);
            let case = case.ok_or("the formula is no function")?;
            for compiler in self.compilers {
                if self.stopped || Instant::now() >= end {
                    return Ok(None);
                }
                let text = program_text(compiled, &case, compiler);
                let stem = format!("chosen{}", self.built);
                self.built += 1;
                subjects.push(subject(
                    compiled,
                    &case,
                    compiler,
                    &text,
                    self.folder,
                    &stem,
                )?);
            }
        }
        let mut stopped = false;
        let measured = measure(&subjects, self.options, &mut |round| {
            let flow = on_round(round);
            stopped |= flow.is_break();
            flow
        });
        self.stopped = stopped;
        let name = &programs[0].program.program().name;
        let times = measured.chunks(self.compilers.len());
        let times = times.map(|all| {
            all.iter()
                .map(|m| cycles(m, name))
                .fold(f64::INFINITY, f64::min)
        });
        Ok((!stopped).then(|| times.collect()))
    }
}

/// The median of the latency, else of the throughput.
fn cycles(measured: &Measured, name: &str) -> f64 {
    for quantity in ["latency", "throughput"] {
        let samples = measured.samples(&format!("{name}_{quantity}"));
        if !samples.raw().is_empty() {
            return samples.median();
        }
    }
    f64::INFINITY
}
