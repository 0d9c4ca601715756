//! The walk from schedule to schedule.

use std::time::{Duration, Instant};

use limbforge::emit::asm::x86::{Function, Schedule};

use super::{Limits, change::Kernels, places::Places};
use crate::{
    measure::{Difference, Random, duel, rounds::fitting},
    search::scheduled::Milestone,
};

/// Aimed length of a sample: far below the time between two interruptions.
const SAMPLE: Duration = Duration::from_micros(4);
/// What an instruction costs, as a part of the time: of two orders that are as quick, the shorter one has more room.
const INSTRUCTION: f64 = 0.0008;
/// What an access to the stack costs beside that, in instructions.
const ACCESS: f64 = 0.3;
/// A change is quicker, or as quick, if the mean of 15 pairs is below these.
const QUICKER: f64 = -0.0003;
const AS_QUICK: f64 = 0.0005;
/// After so many changes the walk is held against the best.
const STAGE: usize = 300;
/// What is slower than the best by this part goes back to it.
const LOST: f64 = 0.0015;

/// A schedule whose code is in a place.
#[derive(Clone)]
struct Stand {
    schedule: Schedule,
    function: Function,
    place: usize,
}

impl Stand {
    fn length(&self) -> f64 {
        length(&self.function)
    }
}

/// The instructions of a function, those with an access to the stack a little more.
fn length(function: &Function) -> f64 {
    let lines = &function.lines;
    let accesses = lines.iter().filter(|line| line.contains("[rsp")).count();
    lines.len() as f64 + ACCESS * accesses as f64
}

pub struct Walk<'a> {
    pub kernels: &'a Kernels<'a>,
    pub places: Places,
    pub random: Random,
    /// Of samples.
    steps: usize,
    tried: usize,
}

impl<'a> Walk<'a> {
    pub fn new(kernels: &'a Kernels<'a>, places: Places, random: Random) -> Walk<'a> {
        Walk {
            kernels,
            places,
            random,
            steps: 1,
            tried: 0,
        }
    }

    /// The quickest schedule that is met from this one on, and how.
    ///
    /// # Errors
    /// A line that says what cannot be measured.
    pub fn run(
        &mut self,
        from: &Schedule,
        limits: Limits,
        on_step: &mut dyn FnMut(f64, &[Milestone]) -> bool,
    ) -> Result<(Schedule, Vec<Milestone>), String> {
        let start = Instant::now();
        let mut best = self.stand(from, &[])?.ok_or("the schedule has no code")?;
        self.steps = fitting(SAMPLE, |steps| {
            let operation = self.places.operation(best.place);
            let _ = duel(operation, operation, 1, steps);
        });
        let (mut path, mut part) = (Vec::new(), 1.0);
        let mut milestone = |tried: usize, ratio: f64, best: &Stand, path: &mut Vec<Milestone>| {
            part *= ratio;
            path.push(Milestone {
                seconds: start.elapsed().as_secs_f64(),
                tried,
                part,
                instructions: best.function.lines.len(),
            });
        };
        let starts = self.kernels.0.iter().flat_map(|kernel| kernel.starts());
        for schedule in starts.collect::<Vec<_>>() {
            if start.elapsed() > limits.budget / 4 {
                break;
            }
            if let Some((ratio, winner)) = self.start(&best, &schedule)? {
                best = winner;
                milestone(self.tried, ratio, &best, &mut path);
            }
        }
        let mut current = match self.shortened(&best, limits.budget / 4) {
            Some((schedule, function)) => self.put(schedule, function, &[best.place])?,
            None => best.clone(),
        };
        while start.elapsed() < limits.budget {
            for _ in 0..STAGE {
                self.tried += 1;
                current = self.step(&best, &current)?.unwrap_or(current);
                if start.elapsed() > limits.budget {
                    break;
                }
            }
            let of = self.elsewhere(&best, &current, 51)?;
            if of.mean < -2.0 * of.error {
                best = current.clone();
                milestone(self.tried, 1.0 + of.mean, &best, &mut path);
            } else if of.mean > LOST || of.mean > 3.0 * of.error {
                current = best.clone();
            }
            let done = start.elapsed().as_secs_f64() / limits.budget.as_secs_f64();
            if !on_step(done.min(1.0), &path) {
                break;
            }
        }
        Ok((best.schedule, path))
    }

    /// A shorter function than one, found without a clock, which other programs disturb.
    fn shortened(&mut self, from: &Stand, budget: Duration) -> Option<(Schedule, Function)> {
        let begin = Instant::now();
        let (mut schedule, mut function) = (from.schedule.clone(), from.function.clone());
        while begin.elapsed() < budget {
            self.tried += 1;
            let (next, code) = self
                .kernels
                .changed(&schedule, &function, &mut self.random)?;
            if length(&code) <= length(&function) {
                (schedule, function) = (next, code);
            }
        }
        Some((schedule, function))
    }

    /// The schedule with its code in a place; `None` if it has none.
    fn stand(&mut self, schedule: &Schedule, taken: &[usize]) -> Result<Option<Stand>, String> {
        match self.kernels.function(schedule) {
            Some(function) => self.put(schedule.clone(), function, taken).map(Some),
            None => Ok(None),
        }
    }

    fn put(
        &mut self,
        schedule: Schedule,
        function: Function,
        taken: &[usize],
    ) -> Result<Stand, String> {
        let place = self.places.put(&function, taken)?;
        Ok(Stand {
            schedule,
            function,
            place,
        })
    }

    /// The second against the first, where they are.
    fn duel(&self, first: &Stand, second: &Stand, pairs: usize) -> Difference {
        let [first, second] = [first, second].map(|s| self.places.operation(s.place));
        duel(first, second, pairs, self.steps)
    }

    /// The same in two other places each.
    fn elsewhere(
        &mut self,
        first: &Stand,
        second: &Stand,
        pairs: usize,
    ) -> Result<Difference, String> {
        let mut taken = vec![first.place, second.place];
        let mut all = Vec::new();
        for _ in 0..2 {
            let mut again = Vec::new();
            for stand in [first, second] {
                let stand = self.put(stand.schedule.clone(), stand.function.clone(), &taken)?;
                taken.push(stand.place);
                again.push(stand);
            }
            all.push(self.duel(&again[0], &again[1], pairs));
        }
        Ok(Difference {
            mean: (all[0].mean + all[1].mean) / 2.0,
            error: all[0].error.hypot(all[1].error) / 2.0,
        })
    }

    /// An order to begin with, if it is quicker than the best so far.
    fn start(&mut self, best: &Stand, schedule: &Schedule) -> Result<Option<(f64, Stand)>, String> {
        self.tried += 1;
        let Some(stand) = self.stand(schedule, &[best.place])? else {
            return Ok(None);
        };
        if self.duel(best, &stand, 7).mean >= 0.0 {
            return Ok(None);
        }
        let of = self.elsewhere(best, &stand, 31)?;
        Ok((of.mean < -2.0 * of.error).then_some((1.0 + of.mean, stand)))
    }

    /// A changed schedule, if the walk goes there.
    fn step(&mut self, best: &Stand, current: &Stand) -> Result<Option<Stand>, String> {
        let changed = self
            .kernels
            .changed(&current.schedule, &current.function, &mut self.random);
        let Some((schedule, function)) = changed else {
            return Ok(None);
        };
        let next = self.put(schedule, function, &[best.place, current.place])?;
        let longer = next.length() - current.length();
        let cost = INSTRUCTION * longer;
        if self.duel(current, &next, 5).mean + cost >= 4.0 * AS_QUICK {
            return Ok(None);
        }
        let of = self.duel(current, &next, 15);
        if of.mean < -2.0 * of.error && of.mean + cost < QUICKER {
            let again = self.elsewhere(current, &next, 15)?;
            let both = (of.mean + again.mean) / 2.0;
            let holds = again.mean + cost < 0.0 && both + cost < QUICKER;
            return Ok(holds.then_some(next));
        }
        let goes = of.mean < of.error && of.mean + cost < AS_QUICK && longer <= 0.0;
        Ok(goes.then_some(next))
    }
}
