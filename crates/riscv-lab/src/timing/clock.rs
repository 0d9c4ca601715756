//! The scoreboard: in which cycle each instruction begins.

use super::cache::Lines;
use super::predictor::History;
use super::{Cause, Cost, Lap, Model, Operands, Timing};
use crate::isa::{Class, Instruction, Reg};
use crate::machine::{Observer, Retired};

/// When an instruction began, and what it had waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Issue {
    /// The cycle, from 0 on.
    pub cycle: u64,
    /// Cycles before it in which nothing began.
    pub stalls: u64,
    /// Why.
    pub cause: Option<Cause>,
}

/// Index into [`Value::ready`]: the value is needed at once, or late.
const AT_ONCE: usize = 0;
const LATE: usize = 1;

/// When each source is needed.
#[inline]
const fn needs(operands: Operands) -> [usize; 3] {
    match operands {
        Operands::Early => [AT_ONCE; 3],
        Operands::Any | Operands::Late => [LATE; 3],
        Operands::Address => [AT_ONCE, LATE, LATE],
    }
}

/// The registers that are read; `zero` where there is none.
#[inline]
const fn sources(instruction: &Instruction) -> [Reg; 3] {
    [instruction.rs1, instruction.rs2, instruction.rs3]
}

/// A register's value that may not be there yet.
#[derive(Clone, Copy, Debug)]
struct Value {
    /// Cycle in which an instruction can begin that needs it at once, and one that needs it late. What depends on each
    /// other does not begin together, so both are after `made`.
    ready: [u64; 2],
    /// Cycle in which the instruction began that makes it.
    made: u64,
    /// Why there is to be waited for it.
    cause: Cause,
}

/// Of the registers at the beginning, and of `zero` always.
const THERE: Value = Value {
    ready: [0; 2],
    made: 0,
    cause: Cause::Operand,
};

/// Watches a run and counts its cycles.
#[derive(Clone, Debug)]
pub struct Clock<'m> {
    model: &'m Model,
    /// The cycle of the last instruction; the first is in cycle 1.
    cycle: u64,
    /// The pipes of what began in this cycle; nothing more can where there are as many as the core's width.
    pipes: [u8; 2],
    begun: u32,
    /// The first cycle in which the next instruction can be there, and why.
    fetched: (u64, Cause),
    registers: [Value; 64],
    units: Vec<u64>,
    history: History,
    code: Option<Lines>,
    data: Option<Lines>,
    /// The line of code of the last instruction.
    line: u64,
    timing: Timing,
}

impl<'m> Clock<'m> {
    pub(super) fn new(model: &'m Model) -> Clock<'m> {
        Clock {
            model,
            cycle: 0,
            pipes: [0; 2],
            begun: model.width,
            fetched: (0, Cause::Mispredict),
            registers: [THERE; 64],
            units: vec![0; model.units],
            history: History::new(&model.predictor),
            code: model.caches.map(|[code, _]| Lines::new(code)),
            data: model.caches.map(|[_, data]| Lines::new(data)),
            line: u64::MAX,
            timing: Timing::default(),
        }
    }

    /// Cycles so far: those in which an instruction began, and the stalls between them.
    pub fn timing(&self) -> Timing {
        Timing {
            cycles: self.cycle,
            ..self.timing.clone()
        }
    }

    /// The next instruction begins, from a warm cache and as foreseen.
    pub fn issue(&mut self, instruction: &Instruction) -> Issue {
        let model = self.model;
        self.begin(instruction, &model.by_op[instruction.op as usize], 0)
            .0
    }

    /// Also says whether it waited for operands beyond its beginning; `extra` cycles make its result later.
    #[inline]
    fn begin(&mut self, instruction: &Instruction, cost: &Cost, extra: u32) -> (Issue, bool) {
        let needed = sources(instruction).into_iter().zip(needs(cost.operands));
        let mut at = self.fetched.0.max(self.cycle);
        let mut whole = 0;
        for (register, need) in needed {
            let ready = &self.registers[register.index()].ready;
            at = at.max(ready[need]);
            whole = whole.max(ready[AT_ONCE]);
        }
        if let Some((unit, _)) = cost.unit {
            at = at.max(self.units[unit]);
        }
        let old = &self.registers[instruction.rd.index()];
        at = at.max(old.made + 1);
        let waited_until = at;
        if cost.cause == Cause::Multiply && old.cause == Cause::Multiply && old.ready[AT_ONCE] > at
        {
            at += u64::from(self.model.repeat_destination);
        }
        if at == self.cycle && !self.pairs(cost.pipes) {
            at += 1;
        }
        let stalls = at.saturating_sub(self.cycle + 1);
        let cause = (stalls > 0).then(|| self.cause(instruction, cost, waited_until, at));
        if let Some(cause) = cause {
            self.timing.stalls[cause as usize] += stalls;
        }
        if at > self.cycle {
            self.cycle = at;
            self.begun = 0;
        }
        self.pipes[self.begun as usize] = cost.pipes;
        self.begun += 1;
        if let Some((unit, busy)) = cost.unit {
            self.units[unit] = at + u64::from(busy);
        }
        let waits = cost.operands == Operands::Any && whole > at;
        if instruction.rd != Reg::ZERO {
            let late = u64::from(self.model.late);
            let is_late = waits || cost.operands == Operands::Late;
            let begins = if is_late { at + late } else { at };
            let ready = begins + u64::from(cost.latency + extra);
            self.registers[instruction.rd.index()] = Value {
                ready: [ready, ready.saturating_sub(late)].map(|ready| ready.max(at + 1)),
                made: at,
                cause: if extra > 0 {
                    Cause::DataCache
                } else {
                    cost.cause
                },
            };
        }
        self.timing.instructions += 1;
        let issue = Issue {
            cycle: at - 1,
            stalls,
            cause,
        };
        (issue, waits)
    }

    /// Why an instruction begins no sooner than at `at`, more than a cycle after the last one: the first of what it had
    /// waited for until then, and the multiplication under way if it waits for longer.
    fn cause(&self, instruction: &Instruction, cost: &Cost, waited_until: u64, at: u64) -> Cause {
        if at > waited_until {
            return Cause::RepeatedDestination;
        }
        if self.fetched.0 == at {
            return self.fetched.1;
        }
        let values = sources(instruction).map(|register| &self.registers[register.index()]);
        let last = (values.into_iter().zip(needs(cost.operands)))
            .find(|(value, need)| value.ready[*need] == at);
        last.map_or(Cause::Unit, |(value, _)| value.cause)
    }

    /// Whether an instruction for these pipes can begin together with those that began in this cycle.
    #[inline]
    fn pairs(&self, pipes: u8) -> bool {
        match self.begun {
            _ if self.begun >= self.model.width => false,
            0 => true,
            // Each gets one of its pipes, and not the same.
            _ => (self.pipes[0] | pipes).count_ones() >= 2,
        }
    }

    /// Nothing more begins in this cycle, and nothing before `cycle`.
    fn hold(&mut self, cycle: u64, cause: Cause) {
        if cycle > self.fetched.0 {
            self.fetched = (cycle, cause);
        }
    }
}

impl Observer for Clock<'_> {
    #[inline]
    fn retired(&mut self, retired: &Retired<'_>) {
        let model = self.model;
        let cost = &model.by_op[retired.instruction.op as usize];
        if let Some(code) = &mut self.code {
            let line = code.line(retired.pc);
            if line != self.line {
                self.line = line;
                let miss = code.touch(line);
                if miss > 0 {
                    self.hold(self.cycle + 1 + u64::from(miss), Cause::InstructionCache);
                }
            }
        }
        let extra = match (&mut self.data, retired.address) {
            (Some(data), Some(address)) => data.touch(data.line(address)),
            _ => 0,
        };
        let (_, waits) = self.begin(retired.instruction, cost, extra);
        match cost.class {
            Class::Branch | Class::Jump | Class::JumpRegister => {
                let taken = retired.taken();
                if !self.history.foresaw(retired) {
                    let predictor = &self.model.predictor;
                    let late = if waits { predictor.late } else { 0 };
                    let lost = predictor.mispredict + late;
                    self.hold(self.cycle + 1 + u64::from(lost), Cause::Mispredict);
                } else if taken {
                    // The target comes from another fetch.
                    self.hold(self.cycle + 1, Cause::Mispredict);
                }
            }
            Class::Csr if retired.instruction.imm & 0xfff == 0xc00 => {
                self.timing.laps.push(Lap {
                    pc: retired.pc,
                    cycles: self.cycle,
                    instructions: self.timing.instructions,
                });
            }
            _ => {}
        }
    }
}
