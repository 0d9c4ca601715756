//! The symbolic execution of machine code: its results for all inputs.
//!
//! A register holds an expression of words, an address, or what it held when the function was called. An address is a
//! parameter or result, the frame or a constant, with a known distance: nothing that is computed from data can be one.

mod address;
mod memory;
mod returned;

use std::{collections::BTreeMap, ops::Range};

use super::{
    Arrangement, ReadError, Returned,
    meanings::{Action, Convention, Meanings, Operand, Step},
    ports::Write,
    word::{Node, Op, Words},
};
use crate::{
    interface::{Interface, Layout, layout},
    ir::Program,
};

/// Instructions that a function may execute: loops have counters, which could be anything.
const STEPS: usize = 1 << 20;

/// Expressions that the results may be made of, for each value of the program and for any program: compiled code needs
/// ten, and the comparison with the program is quadratic in those that it does not need.
const NODES: (usize, usize) = (1 << 7, 1 << 12);

/// Memory that a function may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Region {
    /// The array that argument `argument` points to.
    Argument(usize),
    /// The area of all results.
    Area,
    /// The frame: distances are from the stack pointer at the call.
    Frame,
    /// The constants.
    Constants,
}

/// The contents of a register, a flag or a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Held<P> {
    /// A word.
    Word(Node),
    /// An address: bytes from the beginning of a region.
    Address(Region, i64),
    /// The first part of the address of a constant, given by the instruction at this offset.
    Part { by: u64, constant: u64 },
    /// The contents of this register at the call.
    Entry(P),
    /// The contents of a place that nothing wrote, in a slot: they can be moved to where nothing is written.
    Unwritten,
}

/// A part of the frame that was written.
#[derive(Clone, Copy, Debug)]
struct Slot<P> {
    bytes: usize,
    held: Held<P>,
}

/// The program that code has to compute, and how it is called.
#[derive(Clone, Copy)]
pub struct Frame<'a> {
    pub interface: Interface,
    pub arrangement: &'a Arrangement,
    pub program: &'a Program,
}

struct Machine<'a, M: Meanings> {
    meanings: &'a M,
    convention: Convention<M::Place>,
    interface: Interface,
    arrangement: &'a Arrangement,
    program: &'a Program,
    words: &'a mut Words,
    places: BTreeMap<M::Place, Held<M::Place>>,
    /// The slots of the frame, by their distance from the stack pointer at the call, and above it those of arguments.
    slots: BTreeMap<i64, Slot<M::Place>>,
    /// Where arguments are that are passed on the stack.
    stacked: Range<i64>,
    constants: &'a [u8],
    writes: Vec<Write>,
}

/// The words that code leaves in the results of the program.
///
/// # Errors
/// [`ReadError::Unreadable`] and [`ReadError::Unlawful`].
pub fn results<M: Meanings>(
    meanings: &M,
    frame: Frame<'_>,
    code: &M::Code,
    words: &mut Words,
) -> Result<Vec<Vec<Node>>, ReadError> {
    let steps = meanings
        .steps(code)
        .map_err(|reason| ReadError::Unreadable {
            program: frame.program.name.clone(),
            reason,
        })?;
    let mut machine = Machine::new(meanings, frame, meanings.constants(code), words);
    machine.run(&steps)?;
    machine.leave()
}

impl<'a, M: Meanings> Machine<'a, M> {
    fn new(meanings: &'a M, frame: Frame<'a>, constants: &'a [u8], words: &'a mut Words) -> Self {
        let Frame {
            interface,
            arrangement,
            program,
        } = frame;
        let convention = meanings.convention();
        let mut places: BTreeMap<_, _> = convention
            .kept
            .iter()
            .map(|&place| (place, Held::Entry(place)))
            .collect();
        places.insert(convention.stack, Held::Address(Region::Frame, 0));
        if let Some(zero) = convention.zero {
            places.insert(zero, Held::Word(words.constant(0)));
        }
        let mut slots = BTreeMap::new();
        let results = program.results.len();
        let mut arguments: Vec<Held<M::Place>> = (0..arrangement.addresses(program))
            .map(|argument| match arrangement.results {
                Returned::Area { .. } => Held::Address(Region::Area, 0),
                _ => Held::Address(Region::Argument(argument), 0),
            })
            .collect();
        for port in 0..program.params.len() {
            if let Some(passed) = arrangement.words.get(&port) {
                let words = passed
                    .iter()
                    .map(|&word| words.node(Op::Parameter { port, word }, &[]));
                arguments.extend(words.map(Held::Word));
                continue;
            }
            arguments.push(match layout(interface, &program.params[port]) {
                Layout::Number(4) => Held::Word(words.node(Op::Narrow { port }, &[])),
                Layout::Number(_) => Held::Word(words.node(Op::Parameter { port, word: 0 }, &[])),
                _ => Held::Address(Region::Argument(results + port), 0),
            });
        }
        let first = convention.on_stack.unwrap_or_default();
        let mut stacked = first..first;
        for (argument, held) in arguments.into_iter().enumerate() {
            if let Some(&place) = convention.arguments.get(argument) {
                places.insert(place, held);
            } else {
                slots.insert(stacked.end, Slot { bytes: 8, held });
                stacked.end += 8;
            }
        }
        Machine {
            meanings,
            convention,
            interface,
            arrangement,
            program,
            words,
            places,
            slots,
            stacked,
            constants,
            writes: Vec::new(),
        }
    }

    /// Executes from the first instruction to a return.
    fn run(&mut self, steps: &[Step<M>]) -> Result<(), ReadError> {
        let Some(mut step) = steps.first() else {
            return Err(self.unlawful("has no instruction"));
        };
        let mut at = 0;
        let nodes = NODES.0 * self.program.types.len() + NODES.1;
        for _ in 0..STEPS {
            at = match &step.action {
                Action::Return => return Ok(()),
                Action::Jump { sources, to }
                    if self
                        .jumps(sources, &step.instruction)
                        .map_err(|error| self.placed(error, step))? =>
                {
                    let found = steps.binary_search_by_key(to, |step| step.at);
                    let found =
                        found.map_err(|_| self.unlawful("jumps to no instruction of its own"))?;
                    // An instruction may be several steps.
                    steps[..found]
                        .iter()
                        .rposition(|step| step.at != *to)
                        .map_or(0, |last| last + 1)
                }
                Action::Jump { .. } => at + 1,
                _ => {
                    self.step(step).map_err(|error| self.placed(error, step))?;
                    at + 1
                }
            };
            if self.words.len() > nodes {
                return Err(self.unlawful(&format!("computes more than {nodes} expressions")));
            }
            step = steps
                .get(at)
                .ok_or_else(|| self.unlawful("does not end with a return"))?;
        }
        Err(self.unlawful(&format!("executes more than {STEPS} instructions")))
    }

    /// Whether a jump is taken.
    fn jumps(
        &mut self,
        sources: &[Operand<M::Place>],
        instruction: &M::Instruction,
    ) -> Result<bool, ReadError> {
        let nodes = sources.iter().map(|source| self.word(source, instruction));
        let nodes: Vec<Node> = nodes.collect::<Result<_, _>>()?;
        if nodes.is_empty() {
            return Ok(true);
        }
        let values = self.meanings.values(instruction, &nodes, self.words);
        let [condition] = values.as_deref().unwrap_or_default() else {
            return Err(self.contains(instruction));
        };
        let constant = self.words.as_constant(*condition);
        let constant =
            constant.ok_or_else(|| self.unlawful(&format!("decides by data: `{instruction}`")))?;
        Ok(constant != 0)
    }

    /// An error with its place in the code.
    fn placed(&self, error: ReadError, step: &Step<M>) -> ReadError {
        match error {
            ReadError::Unlawful { program, what } => {
                let place = format!("{:#x} `{}`", step.at, step.instruction);
                let what = format!("{what}, at {place}");
                ReadError::Unlawful { program, what }
            }
            error => error,
        }
    }

    fn unlawful(&self, what: &str) -> ReadError {
        ReadError::Unlawful {
            program: self.program.name.clone(),
            what: what.to_owned(),
        }
    }

    fn step(&mut self, step: &Step<M>) -> Result<(), ReadError> {
        let instruction = &step.instruction;
        match &step.action {
            Action::Compute {
                sources,
                results,
                lost,
            } => {
                let sources = sources.iter().map(|source| self.word(source, instruction));
                let sources: Vec<Node> = sources.collect::<Result<_, _>>()?;
                let values = self.meanings.values(instruction, &sources, self.words);
                let values = values.ok_or_else(|| self.contains(instruction))?;
                assert_eq!(values.len(), results.len(), "a value for each result");
                for (result, value) in results.iter().zip(values) {
                    self.write(result, Held::Word(value), instruction)?;
                }
                for &place in lost {
                    self.may_write(place)?;
                    self.places.remove(&place);
                }
                Ok(())
            }
            Action::Move { from, to } => {
                let held = match (from, to) {
                    // A push takes a slot, and a pop gives it up: it need not say anything of the register.
                    (Operand::Place(place), Operand::Memory { bytes: 8, .. })
                        if !self.places.contains_key(place) =>
                    {
                        Held::Unwritten
                    }
                    _ => self.read(from, instruction)?,
                };
                self.write(to, held, instruction)
            }
            Action::Address { to, of } => {
                let Some((region, at)) = self.address(of)? else {
                    return Err(self.contains(instruction));
                };
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
            } => {
                let held = self.sum(terms, *distance, *bits)?;
                self.set(*to, held)
            }
            Action::Align { address, bytes } => match self.address(address)? {
                Some((Region::Frame, at))
                    if self
                        .convention
                        .aligned
                        .is_some_and(|aligned| (at - aligned) % *bytes as i64 == 0) =>
                {
                    Ok(())
                }
                _ => Err(self.unlawful(&format!(
                    "needs an address that is a multiple of {bytes}: `{instruction}`"
                ))),
            },
            Action::Part { to, constant } => {
                let (by, constant) = (step.at, *constant);
                self.set(*to, Held::Part { by, constant })
            }
            Action::Jump { .. } | Action::Return | Action::Other => Err(self.contains(instruction)),
        }
    }

    fn contains(&self, instruction: &M::Instruction) -> ReadError {
        self.unlawful(&format!("contains `{instruction}`"))
    }

    fn get(&self, place: M::Place) -> Result<Held<M::Place>, ReadError> {
        let held = self.places.get(&place).copied();
        held.ok_or_else(|| self.unlawful(&format!("reads {place}, which is uninitialised")))
    }

    fn may_write(&self, place: M::Place) -> Result<(), ReadError> {
        if place == self.convention.stack {
            return Err(self.unlawful(&format!("writes {place}")));
        }
        if self.convention.fixed.contains(&place) {
            return Err(self.unlawful(&format!("writes {place}, which it must not change")));
        }
        Ok(())
    }

    fn set(&mut self, place: M::Place, held: Held<M::Place>) -> Result<(), ReadError> {
        self.may_write(place)?;
        if held == Held::Unwritten {
            self.places.remove(&place);
        } else if Some(place) != self.convention.zero {
            self.places.insert(place, held);
        }
        Ok(())
    }

    fn word(
        &mut self,
        operand: &Operand<M::Place>,
        instruction: &M::Instruction,
    ) -> Result<Node, ReadError> {
        match (self.read(operand, instruction)?, operand) {
            (Held::Word(node), _) => Ok(node),
            (_, Operand::Place(place)) => {
                Err(self.unlawful(&format!("computes with {place}, which does not hold data")))
            }
            (_, Operand::Memory { .. }) => {
                Err(self.unlawful("computes with a slot of the frame that does not hold data"))
            }
            (_, Operand::Number(_) | Operand::Kept(_)) => unreachable!("these are words"),
        }
    }
}
