//! The symbolic execution of a routine: its calls in order, and what it leaves in its results.
//!
//! As `read/machine` has it for straight-line code, with the results of calls as further words that can be anything. A
//! jump that depends on them is refused, so that what is executed is the same for all inputs.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::{
    Callee,
    memory::{Memory, Region},
    signature::Signature,
};
use crate::{
    interface::Layout,
    read::{
        Arrangement,
        meanings::{Action, Convention, Meanings, Operand, Step},
        word::{Node, Op, Words},
        x86::{Beginning, Code, Control, Place, X86, control, moved},
    },
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
    /// The address of a function.
    Function(Beginning),
    /// The contents of this register at the call.
    Entry(Place),
    /// The contents of a place that nothing wrote, in a slot.
    Unwritten,
}

/// A call of a proved function, with the words that it took and those that stand for what it gave.
pub struct Call {
    /// The operation that it is proved to be.
    pub operation: String,
    pub args: Vec<Vec<Node>>,
    pub results: Vec<Vec<Node>>,
}

/// The calls of a routine, in their order, and its memory at the end.
pub struct Trace {
    pub calls: Vec<Call>,
    /// The words of the parameters.
    pub params: Vec<Vec<Node>>,
    /// The words that are left in the results.
    pub results: Vec<Vec<Node>>,
    /// Jumps back that were taken: turns of loops.
    pub turns: usize,
    /// Registers and flags that may have changed at the return, by calls too.
    pub changed: BTreeSet<Place>,
}

pub struct Machine<'a> {
    pub code: &'a Code,
    pub steps: &'a [Step<X86>],
    pub callees: &'a HashMap<Beginning, Callee>,
    pub signature: &'a Signature,
    pub arrangement: &'a Arrangement,
    pub convention: Convention<Place>,
    pub words: &'a mut Words,
    pub places: BTreeMap<Place, Held>,
    pub memory: Memory,
    pub trace: Trace,
    /// Values that have words of their own.
    pub values: usize,
}

/// Executes a routine.
///
/// # Errors
/// The first thing that is not lawful, with its place.
pub fn trace(
    (code, steps): (&Code, &[Step<X86>]),
    callees: &HashMap<Beginning, Callee>,
    (signature, arrangement): (&Signature, &Arrangement),
    words: &mut Words,
) -> Result<Trace, String> {
    let mut machine = Machine {
        code,
        steps,
        callees,
        signature,
        arrangement,
        convention: X86::SystemV.convention(),
        words,
        places: BTreeMap::new(),
        memory: Memory::default(),
        trace: Trace {
            calls: Vec::new(),
            params: Vec::new(),
            results: Vec::new(),
            turns: 0,
            changed: super::changed(code, steps),
        },
        values: 0,
    };
    machine.enter()?;
    machine.run()?;
    machine.leave()?;
    Ok(machine.trace)
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

    /// Registers and memory at the call.
    fn enter(&mut self) -> Result<(), String> {
        let stack = self.convention.stack;
        for &place in &self.convention.kept {
            self.places.insert(place, Held::Entry(place));
        }
        self.places.insert(stack, Held::Address(Region::Frame, 0));
        self.memory.results = self.signature.result_areas(self.arrangement);
        let addresses = 0..self.memory.results.len();
        let mut arguments: Vec<Held> = addresses
            .map(|k| Held::Address(Region::Result(k), 0))
            .collect();
        let signature = self.signature;
        for (k, (layout, bytes)) in signature.params.iter().enumerate() {
            let words = self.fresh(*bytes);
            let region = Region::Parameter(k);
            arguments.push(match layout {
                Layout::Number(8) => Held::Word(words[0]),
                Layout::Number(_) => return Err("takes a number of 32 bits".to_owned()),
                _ => Held::Address(region, 0),
            });
            if !matches!(layout, Layout::Number(_)) {
                self.memory.put_words(region, 0, *bytes, &words);
            }
            self.trace.params.push(words);
        }
        if arguments.len() > self.convention.arguments.len() {
            return Err("takes arguments on the stack".to_owned());
        }
        let registers = self.convention.arguments.clone();
        self.places.extend(registers.into_iter().zip(arguments));
        Ok(())
    }

    /// Executes from the first instruction to a return.
    fn run(&mut self) -> Result<(), String> {
        let mut at = 0;
        let steps = self.steps;
        for _ in 0..STEPS {
            let step = steps.get(at).ok_or("does not end with a return")?;
            let placed = |what: String| format!("{what}, at {:#x} `{}`", step.at, step.instruction);
            at = match &step.action {
                Action::Return => return Ok(()),
                Action::Jump { sources, to } => {
                    if self.is_taken(sources, step).map_err(placed)? {
                        let Some(next) = self.step_at(*to) else {
                            if !sources.is_empty() {
                                return Err(placed("jumps out of the function".to_owned()));
                            }
                            return self.last(step).map_err(placed);
                        };
                        self.trace.turns += usize::from(next <= at);
                        next
                    } else {
                        at + 1
                    }
                }
                Action::Other => {
                    let is_last = self.control(step, at).map_err(placed)?;
                    if is_last {
                        return Ok(());
                    }
                    at + 1
                }
                _ => {
                    self.step(step).map_err(placed)?;
                    at + 1
                }
            };
            if self.words.len() > NODES {
                return Err(format!("computes more than {NODES} expressions"));
            }
        }
        Err(format!("executes more than {STEPS} instructions"))
    }

    /// The first step of the instruction at an offset.
    fn step_at(&self, to: u64) -> Option<usize> {
        let found = self.steps.partition_point(|step| step.at < to);
        (self.steps.get(found)?.at == to).then_some(found)
    }

    fn is_taken(&mut self, sources: &[Operand<Place>], step: &Step<X86>) -> Result<bool, String> {
        if sources.is_empty() {
            return Ok(true);
        }
        let nodes = self.sources(sources)?;
        let values = X86::SystemV.values(&step.instruction, &nodes, self.words);
        let [condition] = values.as_deref().unwrap_or_default() else {
            return Err("is not understood".to_owned());
        };
        let constant = self.words.as_constant(*condition);
        Ok(constant.ok_or("decides by data")? != 0)
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
                self.places.remove(&flag);
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
                let values = values.ok_or("is not understood")?;
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
                        if !self.places.contains_key(place) =>
                    {
                        Held::Unwritten
                    }
                    _ => self.read(from)?,
                };
                self.write(to, held)
            }
            Action::Address { to, of } => {
                let (region, at) = self.address(of)?;
                if *to == self.convention.stack {
                    return self.move_stack(region, at);
                }
                self.set(*to, Held::Address(region, at))
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

    /// An address in a register that moves by a constant: the flags say nothing that is known.
    fn moved(&self, step: &Step<X86>) -> Option<(Place, Held)> {
        let (to, by) = moved(&step.instruction)?;
        let Action::Compute { results, .. } = &step.action else {
            return None;
        };
        match self.places.get(&to)? {
            Held::Address(region, at) if results.contains(&Operand::Place(to)) => {
                Some((to, Held::Address(*region, at.checked_add(by)?)))
            }
            _ => None,
        }
    }

    /// The end: the caller's registers are as they were, and all results are there.
    fn leave(&mut self) -> Result<(), String> {
        for place in self.convention.kept.clone() {
            if self.get(place)? != Held::Entry(place) {
                return Err(format!("does not restore {place}"));
            }
        }
        if self.stack() != 0 {
            return Err("does not restore the stack pointer".to_owned());
        }
        let returned = X86::SystemV.returned();
        if let Arrangement::Area {
            given_back: true, ..
        } = self.arrangement
            && self.get(returned[0])? != Held::Address(Region::Result(0), 0)
        {
            return Err("does not give back the address of its results".to_owned());
        }
        let signature = self.signature;
        for (k, (_, bytes)) in signature.results.iter().enumerate() {
            let words = match self.arrangement {
                Arrangement::Registers => match self.get(returned[k])? {
                    Held::Word(node) => vec![node],
                    _ => return Err("gives back no word".to_owned()),
                },
                arrangement => {
                    let (area, at) = signature.place(arrangement, k);
                    self.area(Region::Result(area), at, *bytes)?
                }
            };
            self.trace.results.push(words);
        }
        Ok(())
    }
}
