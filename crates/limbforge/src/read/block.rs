//! Straight-line code without memory, computed from values: for tests that compare the table with a processor.

use std::collections::BTreeMap;

use super::{
    bits::not,
    meanings::{Action, Meanings, Operand, Step},
    word::{Node, Op, Words, evaluate},
};

/// Contents of registers and flags. A register or flag without a value has none that is defined.
pub type State<P> = BTreeMap<P, u64>;

/// The registers and flags of a state after some instructions, as expressions of those before them.
pub struct Block<M: Meanings> {
    meanings: M,
    words: Words,
    /// The places that parameters stand for, in order.
    inputs: Vec<M::Place>,
    /// A register that is always 0.
    zero: Option<M::Place>,
    held: BTreeMap<M::Place, Node>,
}

impl<M: Meanings> Block<M> {
    /// The instructions of a function up to its return, between these registers and flags. Some places are the opposite
    /// of a flag.
    ///
    /// # Errors
    /// The first instruction that is not of the table, that uses memory, or that reads something undefined.
    pub fn of(
        meanings: M,
        code: &M::Code,
        registers: impl IntoIterator<Item = M::Place>,
        flags: impl IntoIterator<Item = M::Place>,
        opposites: &[(M::Place, M::Place)],
    ) -> Result<Block<M>, String> {
        let steps = meanings.steps(code)?;
        let mut block = Block {
            words: Words::default(),
            inputs: Vec::new(),
            zero: meanings.convention().zero,
            held: BTreeMap::new(),
            meanings,
        };
        let registers = registers.into_iter().map(|place| (place, false));
        let flags = flags.into_iter().map(|place| (place, true));
        for (port, (place, is_flag)) in registers.chain(flags).enumerate() {
            let mut held = block.words.node(Op::Parameter { port, word: 0 }, &[]);
            if is_flag {
                held = block.words.node(Op::Low(1), &[held]);
            }
            block.inputs.push(place);
            block.held.insert(place, held);
        }
        for (place, of) in opposites {
            let opposite = not(&mut block.words, block.held[of]);
            block.held.insert(*place, opposite);
        }
        if let Some(zero) = block.zero {
            block.held.insert(zero, block.words.constant(0));
        }
        for step in steps {
            if step.action == Action::Return {
                return Ok(block);
            }
            block
                .step(&step)
                .ok_or_else(|| format!("`{}` is not understood here", step.instruction))?;
        }
        Err("it does not return".to_owned())
    }

    fn read(&mut self, operand: &Operand<M::Place>) -> Option<Node> {
        match operand {
            Operand::Place(place) | Operand::Kept(place) => self.held.get(place).copied(),
            Operand::Number(k) => Some(self.words.constant(*k)),
            Operand::Memory { .. } => None,
        }
    }

    fn write(&mut self, operand: &Operand<M::Place>, node: Node) -> Option<()> {
        let Operand::Place(place) = operand else {
            return None;
        };
        self.set(*place, node);
        Some(())
    }

    fn set(&mut self, place: M::Place, node: Node) {
        if Some(place) != self.zero {
            self.held.insert(place, node);
        }
    }

    fn step(&mut self, step: &Step<M>) -> Option<()> {
        match &step.action {
            Action::Compute {
                sources,
                results,
                lost,
            } => {
                let sources = sources.iter().map(|source| self.read(source));
                let sources: Vec<Node> = sources.collect::<Option<_>>()?;
                let values = self
                    .meanings
                    .values(&step.instruction, &sources, &mut self.words)?;
                for (result, value) in results.iter().zip(values) {
                    self.write(result, value)?;
                }
                for place in lost {
                    self.held.remove(place);
                }
            }
            Action::Move { from, to } => {
                let node = self.read(from)?;
                self.write(to, node)?;
            }
            Action::Sum {
                to,
                terms,
                distance,
                bits,
            } => {
                let terms = terms.iter().map(|(place, shift)| {
                    let node = self.held.get(place);
                    node.map(|node| (*node, *shift))
                });
                let terms: Vec<(Node, u32)> = terms.collect::<Option<_>>()?;
                let sum = self.words.sum(&terms, *distance, *bits);
                self.set(*to, sum);
            }
            _ => return None,
        }
        Some(())
    }

    /// The state after the instructions, with what is defined in it.
    ///
    /// # Panics
    /// If the state before lacks a register or a flag, except those that no instruction reads.
    pub fn run(&self, before: &State<M::Place>) -> State<M::Place> {
        let mut values: Vec<u64> = Vec::with_capacity(self.words.len());
        for i in 0..self.words.len() {
            let (op, args) = self.words.get(self.words.at(i));
            let value = match op {
                Op::Parameter { port, .. } => before.get(&self.inputs[port]).copied().unwrap_or(0),
                _ => {
                    let args: Vec<u64> = args.iter().map(|a| values[a.index()]).collect();
                    evaluate(op, &args)
                }
            };
            let occupied = self.words.occupied(self.words.at(i));
            let width = 64 - value.leading_zeros();
            assert!(width <= occupied.width, "{op:?} is wider than {occupied:?}");
            values.push(value);
        }
        let held = self.held.iter();
        held.map(|(place, node)| (*place, values[node.index()]))
            .collect()
    }
}
