//! The search for the order of a function's instructions: what is measured to be quicker is kept.
//!
//! ```text
//! Kernel ──starts──► Schedule ──change──► Contest (interleaved, beside the best) ──confirmed──► Schedule
//! ```
//!
//! A contest is one library with a dozen changed schedules and the best so far. Each is compared with the checked
//! program before it is timed. Its score is the median over rounds of its time as a part of the best's time in the same
//! round, so that whatever slows the machine slows both. A winner has to win again in a library with other neighbours,
//! as the place of code in memory also decides.

use std::{
    ops::ControlFlow,
    path::PathBuf,
    time::{Duration, Instant},
};

use limbforge::{
    emit::asm::{
        AsmError,
        x86::{Function, Kernel, Schedule, prove_alone},
    },
    field::Field,
};

use super::scheduled::{CallCycles, Milestone, Searched};
use crate::{
    assembler::assemble_x86,
    measure::{
        Case, Code, Compiler, Measured, Metric, Operation, Options, Random, Samples, Subject, Unit,
        build, compile,
        harness::{C, Language, assembled, symbol},
        measure,
    },
};

/// Changed schedules in a contest.
const CHANGED: usize = 14;
/// The libraries of a contest: rounds, and how many candidates go on.
const CONTESTS: [(usize, usize); 4] = [(14, 4), (40, 2), (40, 2), (40, 1)];
/// A winner is quicker by this part in each.
const LEAST: f64 = 0.001;
/// Changes that are tried before one gives other code.
const ATTEMPTS: usize = 200;

/// How long to search, and how.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// No contest begins after this time.
    pub budget: Duration,
    /// Decides the changes. What wins is measured, so that two runs differ.
    pub seed: u64,
}

/// The result of a search.
#[derive(Clone, Debug)]
pub struct Scheduled {
    /// The best schedule, whose function is proved.
    pub schedule: Schedule,
    /// Its function.
    pub function: Function,
    /// How it was found.
    pub record: Searched,
}

/// Searches a schedule for an operation of a field. `from` is one that was found before. `compilers` take C, the first
/// of them builds what is measured. `on_step` is told of milestones and ends the search by returning false.
///
/// # Errors
/// A line that says why there is none.
pub fn search_schedule(
    field: &Field,
    operation: &str,
    from: Option<&Schedule>,
    compilers: &[Compiler],
    limits: Limits,
    on_step: &mut dyn FnMut(f64, &[Milestone]) -> bool,
) -> Result<Scheduled, String> {
    let line = |error: AsmError| error.to_string();
    let checked = field
        .program(operation)
        .ok_or_else(|| format!("`{operation}` has a loop, or is not of this field"))?;
    let kernels = [true, false].map(|carry_flag| Kernel::new(field, checked, carry_flag));
    let [with, without] = kernels;
    let kernels: Vec<Kernel<'_>> = match (with, without) {
        (Err(error), Err(_)) => return Err(line(error)),
        (with, without) => with.into_iter().chain(without).collect(),
    };
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let mut search = Search {
        case: Case::of(Code::Field(field), operation).ok_or("no such operation")?,
        kernels,
        compiler: &compilers[0],
        folder: folder.path().to_owned(),
        built: 0,
        random: Random(limits.seed),
    };
    let shortest = search.kernels.iter().filter_map(|k| k.shortest().ok());
    let shortest = shortest.min_by_key(|s| search.lines(s));
    let shortest = shortest.ok_or("all orders keep too many values at once")?;
    let from = from.unwrap_or(&shortest);
    if search.function(from).is_none() {
        return Err(format!(
            "the schedule of `{operation}` that is there is of other instructions than this version writes; remove it, \
             or use another folder"
        ));
    }
    let (best, path) = search.run(from, limits, on_step)?;
    let function = search.function(&best).expect("it was measured");
    prove_alone(field, checked, &function, "found", &assemble_x86).map_err(line)?;
    let cycles = search.compared(field, &best, &shortest, compilers)?;
    Ok(Scheduled {
        schedule: best,
        function,
        record: Searched { path, cycles },
    })
}

struct Search<'a> {
    case: Case,
    kernels: Vec<Kernel<'a>>,
    compiler: &'a Compiler,
    folder: PathBuf,
    /// Libraries so far: loaders tell them apart by name.
    built: usize,
    random: Random,
}

impl Search<'_> {
    fn kernel(&self, schedule: &Schedule) -> Option<&Kernel<'_>> {
        self.kernels.iter().find(|kernel| kernel.fits(schedule))
    }

    fn function(&self, schedule: &Schedule) -> Option<Function> {
        self.kernel(schedule)?.function(schedule)
    }

    fn lines(&self, schedule: &Schedule) -> usize {
        self.function(schedule)
            .map_or(usize::MAX, |f| f.lines.len())
    }

    fn run(
        &mut self,
        from: &Schedule,
        limits: Limits,
        on_step: &mut dyn FnMut(f64, &[Milestone]) -> bool,
    ) -> Result<(Schedule, Vec<Milestone>), String> {
        let start = Instant::now();
        let (mut best, mut path, mut tried) = (from.clone(), Vec::new(), 0);
        let mut part = 1.0;
        let mut waiting: Vec<Schedule> = self
            .kernels
            .iter()
            .flat_map(|kernel| kernel.starts())
            .collect();
        while start.elapsed() < limits.budget {
            let rest = waiting.split_off(CHANGED.min(waiting.len()));
            let mut candidates = std::mem::replace(&mut waiting, rest);
            if candidates.is_empty() {
                candidates = (0..CHANGED).filter_map(|_| self.changed(&best)).collect();
            }
            if candidates.is_empty() {
                break;
            }
            tried += candidates.len();
            if let Some((ratio, winner)) = self.contest(&best, &candidates)? {
                best = winner;
                part *= ratio;
                path.push(Milestone {
                    seconds: start.elapsed().as_secs_f64(),
                    tried,
                    part,
                    instructions: self.lines(&best),
                });
            }
            let done = start.elapsed().as_secs_f64() / limits.budget.as_secs_f64();
            if !on_step(done.min(1.0), &path) {
                break;
            }
        }
        Ok((best, path))
    }

    /// The candidate that is quicker than the best in every library, with its time as a part of the best's.
    fn contest(
        &mut self,
        best: &Schedule,
        candidates: &[Schedule],
    ) -> Result<Option<(f64, Schedule)>, String> {
        let mut left: Vec<(f64, Schedule)> = candidates
            .iter()
            .map(|schedule| (1.0, schedule.clone()))
            .collect();
        for (rounds, places) in CONTESTS {
            // Other neighbours and another place in memory.
            left.reverse();
            let schedules: Vec<Schedule> = left.iter().map(|(_, s)| s.clone()).collect();
            let ratios = self.ratios(best, &schedules, rounds)?;
            let ratios = ratios.iter().map(Samples::median);
            left = ratios
                .zip(schedules)
                .filter(|(ratio, _)| *ratio < 1.0 - LEAST)
                .collect();
            left.sort_by(|(x, _), (y, _)| x.total_cmp(y));
            left.truncate(places);
            if left.is_empty() {
                return Ok(None);
            }
        }
        Ok(left.into_iter().next())
    }

    /// Of each candidate the times of all rounds, as parts of the best's times. The best is there twice, first and
    /// last, and the quicker one counts, so that no candidate wins by the best's bad place.
    fn ratios(
        &mut self,
        best: &Schedule,
        candidates: &[Schedule],
        rounds: usize,
    ) -> Result<Vec<Samples>, String> {
        let all: Vec<&Schedule> = std::iter::once(best)
            .chain(candidates)
            .chain([best])
            .collect();
        let subjects = self.subjects(&all)?;
        let options = Options {
            rounds_min: rounds,
            rounds_max: rounds,
            budget: Duration::MAX,
            warm_up: Duration::from_millis(1),
            seed: self.random.word(),
            ..Options::default()
        };
        let measured = measure(&subjects, &options, &mut |_| ControlFlow::Continue(()));
        let keys = Metric::timed(&self.case.signature);
        let time = |of: &Measured, round: usize| {
            let logs = keys.iter().map(|key| of.samples(key).raw()[round].ln());
            (logs.sum::<f64>() / keys.len() as f64).exp()
        };
        let [first, candidates @ .., last] = measured.as_slice() else {
            unreachable!("the best is there twice");
        };
        let median = |of: &Measured| {
            let times: Samples = (0..rounds).map(|round| time(of, round)).collect();
            times.median()
        };
        let best = if median(first) <= median(last) {
            first
        } else {
            last
        };
        let parts = candidates.iter().map(|of| {
            let part = |round| time(of, round) / time(best, round);
            (0..rounds).map(part).collect()
        });
        Ok(parts.collect())
    }

    /// Functions by these schedules, in one library.
    fn subjects(&mut self, schedules: &[&Schedule]) -> Result<Vec<Subject>, String> {
        let mut text = String::new();
        for (i, schedule) in schedules.iter().enumerate() {
            let function = self.function(schedule).ok_or("a schedule does not fit")?;
            let (prefix, signature) = (format!("s{i}"), &self.case.signature);
            let symbol = symbol(&prefix, &signature.name);
            text += &assembled(&function.text(&symbol), &symbol, signature);
            text += &C.run(&prefix, signature);
        }
        self.built += 1;
        let stem = format!("contest{}", self.built);
        let library = compile(&text, self.compiler, &self.folder, &stem)?;
        let subject = |i: usize| {
            let function = library.function(&format!("s{i}"), self.case.signature.clone());
            let function = function.map_err(|error| error.to_string())?;
            self.case.verify(&function)?;
            let operation = Operation::new(function, &self.case.inputs);
            Ok(Subject::new(format!("schedule {i}"), vec![operation]))
        };
        (0..schedules.len()).map(subject).collect()
    }

    /// Another schedule near one, with other code.
    fn changed(&mut self, of: &Schedule) -> Option<Schedule> {
        let before = self.function(of)?;
        for _ in 0..ATTEMPTS {
            let mut changed = of.clone();
            for _ in 0..=self.random.below(3) {
                changed = self.change(&changed).unwrap_or(changed);
            }
            let function = self.function(&changed);
            if function.is_some_and(|function| function.lines != before.lines) {
                return Some(changed);
            }
        }
        None
    }

    fn change(&mut self, of: &Schedule) -> Option<Schedule> {
        let random = &mut self.random;
        let place = random.below(of.order.len());
        // Near places are likelier than far ones.
        let reach = 1 << (1 + random.below(7));
        let far = 1 + random.below(reach);
        let by = if random.below(2) == 0 {
            far as isize
        } else {
            -(far as isize)
        };
        let kind = random.below(16);
        let mut changed = of.clone();
        let toggle = |list: &mut Vec<usize>| match list.iter().position(|&i| i == of.order[place]) {
            Some(at) => drop(list.remove(at)),
            None => list.push(of.order[place]),
        };
        match kind {
            0..9 => return self.kernel(of)?.moved(of, place, by, false),
            9..13 => return self.kernel(of)?.moved(of, place, by, true),
            13 => toggle(&mut changed.exchange),
            14 => toggle(&mut changed.memory),
            _ => changed.spare = random.below(8),
        }
        Some(changed)
    }

    /// The end of the search beside its beginning and compilers.
    fn compared(
        &mut self,
        field: &Field,
        best: &Schedule,
        shortest: &Schedule,
        compilers: &[Compiler],
    ) -> Result<Vec<CallCycles>, String> {
        let mut subjects = Vec::new();
        for (label, schedule) in [("found", best), ("fewest instructions", shortest)] {
            let operations = self.subjects(&[schedule])?.remove(0).operations().to_vec();
            subjects.push(Subject::new(label, operations));
        }
        let cases = [self.case.clone()];
        let unit = Unit {
            code: Code::Field(field),
            cases: &cases,
        };
        for (i, compiler) in compilers.iter().enumerate() {
            let mut built = build(
                std::slice::from_ref(&unit),
                compiler,
                &self.folder,
                &format!("compiled{i}"),
            )?;
            subjects.push(Subject::new(compiler.title(), built.remove(0)?));
        }
        let options = Options {
            rounds_min: 200,
            rounds_max: 400,
            budget: Duration::from_secs(20),
            ..Options::default()
        };
        let measured = measure(&subjects, &options, &mut |_| ControlFlow::Continue(()));
        let cycles = measured.into_iter().map(|measured| CallCycles {
            quantities: measured
                .samples
                .iter()
                .map(|(key, samples)| (key.clone(), samples.median(), samples.spread()))
                .collect(),
            label: measured.label,
        });
        Ok(cycles.collect())
    }
}
