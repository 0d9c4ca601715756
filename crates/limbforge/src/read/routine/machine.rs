//! The symbolic execution of a routine: its calls in order, and what it leaves in its results.
//!
//! As `read/machine` has it for straight-line code, with the results of calls as further words that can be anything. A
//! jump may depend on public numbers (`public`) and on nothing else, so that what is executed is the same for all
//! secrets.

use std::collections::{BTreeSet, HashMap};

use super::{
    Callee,
    memory::Region,
    public::{Decision, Linear},
    signature::Signature,
    state::{State, Stop},
};
use crate::read::{
    Arrangement,
    meanings::{Action, Convention, Meanings, Operand, Step},
    word::{Node, Op, Words},
    x86::{Beginning, Code, Control, Distance, Place, X86, control, moved, pops, reads_bit},
};

/// Instructions that a routine may execute.
const STEPS: usize = 1 << 20;

/// Expressions that it may make: calls of an inversion give some thousand.
const NODES: usize = 1 << 17;

/// The contents of a register or a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A word.
    Word(Node),
    /// An address: bytes from the beginning of a region.
    Address(Region, i64),
    /// The same, where the number of bytes is a public word.
    Far(Region, Node),
    /// The address of a function.
    Function(Beginning),
    /// The contents of this register at the call.
    Entry(Place),
    /// The contents of a place that nothing wrote, in a slot.
    Unwritten,
}

pub struct Machine<'a> {
    pub code: &'a Code,
    pub steps: &'a [Step<X86>],
    pub callees: &'a HashMap<Beginning, Callee>,
    pub signature: &'a Signature,
    pub arrangement: &'a Arrangement,
    pub convention: Convention<Place>,
    pub words: &'a mut Words,
    pub state: State,
    /// Values that have words of their own.
    pub values: usize,
    /// The words of the parameters.
    pub params: Vec<Vec<Node>>,
    pub changed: BTreeSet<Place>,
    /// The steps at which loops begin.
    pub circles: BTreeSet<usize>,
    /// Instructions that have been executed.
    executed: usize,
}

/// A machine at the beginning of a function.
///
/// # Errors
/// Arguments that it does not follow.
pub fn begin<'a>(
    (code, steps): (&'a Code, &'a [Step<X86>]),
    callees: &'a HashMap<Beginning, Callee>,
    (signature, arrangement): (&'a Signature, &'a Arrangement),
    words: &'a mut Words,
) -> Result<Machine<'a>, String> {
    let mut machine = Machine {
        code,
        steps,
        callees,
        signature,
        arrangement,
        convention: X86::SystemV.convention(),
        words,
        state: State::default(),
        values: 0,
        params: Vec::new(),
        changed: super::changed(code, steps),
        circles: BTreeSet::new(),
        executed: 0,
    };
    machine.enter()?;
    Ok(machine)
}

impl Machine<'_> {
    /// Whether no parameter lies where a result is.
    pub fn is_apart(&self) -> bool {
        self.arrangement.is_apart()
    }

    /// The words of a value that can be anything.
    pub fn fresh(&mut self, bytes: i64) -> Vec<Node> {
        let port = self.values;
        self.values += 1;
        (0..bytes.div_euclid(8) + i64::from(bytes % 8 != 0))
            .map(|word| {
                let count = (bytes - 8 * word).min(8);
                let word = word as usize;
                let whole = self.words.node(Op::Parameter { port, word }, &[]);
                self.words.node(Op::Low(8 * count as u32), &[whole])
            })
            .collect()
    }

    /// Executes until there is a reason to stop: a step of `heads`, or one that is not `within`.
    pub fn run(
        &mut self,
        heads: &BTreeSet<usize>,
        within: Option<&BTreeSet<usize>>,
    ) -> Result<Stop, String> {
        let steps = self.steps;
        loop {
            let at = self.state.at;
            if within.is_some_and(|within| !within.contains(&at)) {
                return Ok(Stop::Left);
            }
            if heads.contains(&at) && self.state.met.take() != Some(at) {
                return Ok(Stop::Head(at));
            }
            self.executed += 1;
            if self.executed > STEPS {
                return Err(format!("executes more than {STEPS} instructions"));
            }
            if self.words.len() > NODES {
                return Err(format!("computes more than {NODES} expressions"));
            }
            let step = steps.get(at).ok_or("does not end with a return")?;
            let placed = |what: String| format!("{what}, at {:#x} `{}`", step.at, step.instruction);
            match &step.action {
                Action::Return => return Ok(Stop::Returned),
                Action::Jump { sources, to } => {
                    let decision = self.decision(sources, step).map_err(placed)?;
                    let next = match (self.step_at(*to), decision) {
                        (_, Decision::Always(false)) => at + 1,
                        (Some(next), Decision::Always(true)) => {
                            let is_back = self.circles.contains(&next) && !heads.contains(&next);
                            self.state.turns += usize::from(is_back);
                            next
                        }
                        (Some(next), decision) => return Ok(Stop::Fork(at, decision, next)),
                        (None, _) if !sources.is_empty() => {
                            return Err(placed("jumps out of the function".to_owned()));
                        }
                        (None, _) => {
                            self.last(step).map_err(placed)?;
                            return Ok(Stop::Returned);
                        }
                    };
                    self.state.at = next;
                }
                Action::Other => {
                    if self.control(step, at).map_err(placed)? {
                        return Ok(Stop::Returned);
                    }
                    self.state.at += 1;
                }
                _ => {
                    self.step(step).map_err(placed)?;
                    self.state.at += 1;
                }
            }
        }
    }

    /// The first step of the instruction at an offset.
    pub fn step_at(&self, to: u64) -> Option<usize> {
        let found = self.steps.partition_point(|step| step.at < to);
        (self.steps.get(found)?.at == to).then_some(found)
    }

    fn decision(
        &mut self,
        sources: &[Operand<Place>],
        step: &Step<X86>,
    ) -> Result<Decision, String> {
        if sources.is_empty() {
            return Ok(Decision::Always(true));
        }
        let nodes = self.sources(sources)?;
        let values = X86::SystemV.values(&step.instruction, &nodes, self.words);
        let [condition] = values.as_deref().unwrap_or_default() else {
            return Err("is not understood".to_owned());
        };
        let decision = self.state.facts.decide(self.words, *condition);
        Ok(decision.ok_or("decides by data")?)
    }

    /// A call, or an address of the file. Whether it was the last thing.
    fn control(&mut self, step: &Step<X86>, at: usize) -> Result<bool, String> {
        match control(self.code, &step.instruction).ok_or("is not understood")? {
            Control::Call { is_last: true, .. } => self.last(step).map(|()| true),
            Control::Call { of, .. } => self.call(of).map(|()| false),
            Control::Function { to, of } => self.set(to, Held::Function(of)).map(|()| false),
            Control::Constant { to } => {
                let held = Held::Address(Region::Constant(at), 0);
                self.set(to, held).map(|()| false)
            }
        }
    }

    /// A jump to another function, which returns to the caller: the frame is given up.
    fn last(&mut self, step: &Step<X86>) -> Result<(), String> {
        match control(self.code, &step.instruction) {
            Some(Control::Call { of, is_last: true }) if self.stack() == 0 => self.enter_callee(of),
            _ => Err("jumps to where it must not".to_owned()),
        }
    }

    /// So many bytes of the constant that a step names, at a distance from there.
    pub fn number(&self, step: usize, at: i64, bytes: i64) -> Option<u64> {
        let text = self.steps[step].instruction.text();
        self.code.number(text, usize::try_from(bytes).ok()?, at)
    }

    fn step(&mut self, step: &Step<X86>) -> Result<(), String> {
        if let Some((to, held)) = self.moved(step) {
            for flag in [Place::Carry, Place::Zero, Place::Sign, Place::Overflow] {
                self.state.places.remove(&flag);
            }
            return self.set(to, held);
        }
        match &step.action {
            Action::Compute {
                sources,
                results,
                lost,
            } => {
                let sources = self.sources(sources)?;
                let values = X86::SystemV.values(&step.instruction, &sources, self.words);
                let values = match values {
                    None if reads_bit(&step.instruction) => {
                        vec![self.words.node(Op::Bit, &sources)]
                    }
                    values => values.ok_or("is not understood")?,
                };
                assert_eq!(values.len(), results.len(), "a value for each result");
                for (result, value) in results.iter().zip(values) {
                    self.write(result, Held::Word(value))?;
                }
                for &place in lost {
                    self.set(place, Held::Unwritten)?;
                }
                Ok(())
            }
            Action::Move { from, to } => {
                let held = match (from, to) {
                    (Operand::Place(place), Operand::Memory { bytes: 8, .. })
                        if !self.state.places.contains_key(place) =>
                    {
                        Held::Unwritten
                    }
                    // As gcc drops arguments from the stack: the register holds nothing then.
                    (Operand::Memory { .. }, Operand::Place(_)) if pops(&step.instruction) => {
                        self.read(from).unwrap_or(Held::Unwritten)
                    }
                    _ => self.read(from)?,
                };
                self.write(to, held)
            }
            Action::Address { to, of } => {
                let held = self.addressed(of)?;
                if *to != self.convention.stack {
                    return self.set(*to, held);
                }
                let (region, at) = self.located(held)?;
                self.move_stack(region, at)
            }
            Action::Sum {
                to,
                terms,
                distance,
                bits,
            } => self.sum(*to, terms, *distance, *bits),
            Action::Align { address, bytes } => {
                match (self.address(address)?, self.convention.aligned) {
                    ((Region::Frame, at), Some(aligned)) if (at - aligned) % *bytes as i64 == 0 => {
                        Ok(())
                    }
                    _ => Err(format!("needs an address that is a multiple of {bytes}")),
                }
            }
            _ => Err("is not understood".to_owned()),
        }
    }

    /// An address in a register that moves: the flags say nothing that is known.
    fn moved(&mut self, step: &Step<X86>) -> Option<(Place, Held)> {
        let (to, by) = moved(&step.instruction)?;
        let Action::Compute { results, .. } = &step.action else {
            return None;
        };
        if !results.contains(&Operand::Place(to)) {
            return None;
        }
        let mut held = *self.state.places.get(&to)?;
        let by = match by {
            Distance::Constant(by) => Linear::constant(by.into()),
            Distance::Register(place) => {
                let mut number = self.get(place).ok()?;
                if let Held::Word(_) = held {
                    std::mem::swap(&mut number, &mut held);
                }
                let Held::Word(node) = number else {
                    return None;
                };
                self.state.facts.form(self.words, node)?
            }
        };
        let held = self.displaced(held, &by)?;
        Some((to, held))
    }
}
