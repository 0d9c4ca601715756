//! From the IR to machine instructions of a model: the one place that says which classes an operation takes.
//!
//! Double words of registers are two words before, by the pass [`narrow`](crate::pass), and the operations are those of
//! the processor, by [`legalise`](crate::pass). A value of the IR is then one register. Only the double word of a
//! *split* has two, one for each half that is read. Constants and parameters are in registers already. Instructions
//! that no result needs are left out.

mod carries;
mod graph;
mod halves;
mod selection;
mod shifts;

use std::collections::{HashMap, HashSet};

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::Zero;

use crate::{
    ir::{Inst, Op, Program, Ty, Value, interval::power_of_two},
    pass::{CarryIn, Cut, Operations, Written, in_words},
    target::{Class, CostError, Cpu},
};
pub use graph::{Graph, Node, Operand};
use halves::Split;

/// Lowers a program; what no result needs is left out.
///
/// # Errors
/// [`CostError`] for a class whose cost the model does not know, and for operations and words that it has nothing for.
pub fn lower(program: &Program, cpu: &Cpu) -> Result<Graph, CostError> {
    if program.word > cpu.word {
        return Err(CostError::WideWord {
            cpu: cpu.name.clone(),
            word: program.word,
        });
    }
    // In wider registers a double word is one of them.
    let words: Written;
    let in_order: Vec<usize>;
    let (program, origins) = if program.word == cpu.word {
        let written = in_words(program.clone(), &[], Cut::Word, &operations(cpu));
        words = written.map_err(|operation| no_class(cpu, operation))?;
        (&words.program, words.origins.as_slice())
    } else {
        in_order = (0..program.instructions().count()).collect();
        (program, in_order.as_slice())
    };
    let mut lowering = Lowering {
        cpu,
        program,
        live: program.live(),
        chains: Chains::of(program, origins),
        nodes: Vec::new(),
        registers: vec![Operand::Zero; program.types.len()],
        splits: HashMap::new(),
        waiting: HashMap::new(),
        flags: HashSet::new(),
        chooser: None,
        instruction: 0,
    };
    for (port, parameter) in program.params.iter().enumerate() {
        for (limb, v) in parameter.values.iter().enumerate() {
            lowering.registers[v.index()] = Operand::Parameter { port, limb };
        }
    }
    for (inst, origin) in program.instructions().zip(origins) {
        lowering.instruction = *origin;
        if inst.results.iter().any(|r| lowering.live[r.index()]) {
            lowering.lower(inst)?;
        }
    }
    let mut outputs = Vec::new();
    for v in program.results.iter().flat_map(|port| &port.values) {
        outputs.push(lowering.word(*v)?);
    }
    Ok(Graph {
        nodes: lowering.nodes,
        outputs,
    })
}

/// The operations of a processor, by the classes of instructions that it has. An operation whose class the model does
/// not know stays: it is an error where it costs.
fn operations(cpu: &Cpu) -> Operations {
    let has = |class| cpu.has(class).unwrap_or(true);
    Operations {
        wide_product: has(Class::MultiplyWide),
        carry_in: match cpu.carry_flag {
            true => CarryIn::Taken,
            false => CarryIn::Lacking,
        },
        funnel: has(Class::DoubleShift),
    }
}

fn no_class(cpu: &Cpu, operation: &'static str) -> CostError {
    CostError::NoClass {
        cpu: cpu.name.clone(),
        operation,
    }
}

/// Who defines a value, and who alone reads it of the instructions with the same origin: a machine may have one
/// instruction for both.
struct Chains<'a> {
    definitions: Vec<Option<&'a Inst>>,
    readers: Vec<Option<&'a Inst>>,
}

impl<'a> Chains<'a> {
    fn of(program: &'a Program, origins: &[usize]) -> Chains<'a> {
        let count = program.types.len();
        let (mut uses, mut origin_of) = (vec![0; count], vec![None; count]);
        let (mut definitions, mut readers) = (vec![None; count], vec![None; count]);
        for v in program.results.iter().flat_map(|port| &port.values) {
            uses[v.index()] += 1;
        }
        for (inst, origin) in program.instructions().zip(origins) {
            for v in &inst.args {
                uses[v.index()] += 1;
                let alone = uses[v.index()] == 1 && origin_of[v.index()] == Some(*origin);
                readers[v.index()] = alone.then_some(inst);
            }
            for v in &inst.results {
                origin_of[v.index()] = Some(*origin);
                definitions[v.index()] = Some(inst);
            }
        }
        Chains {
            definitions,
            readers,
        }
    }

    fn reader(&self, v: Value) -> Option<&'a Inst> {
        self.readers[v.index()]
    }

    /// Whether the instruction adds two shifts that nothing else reads, one to the left and one to the right.
    fn adds_shifts(&self, inst: &Inst) -> bool {
        let reads = |i: usize, is: fn(&Op) -> bool| {
            let v = inst.args[i];
            let alone = self.reader(v).is_some_and(|reader| reader == inst);
            alone && self.definitions[v.index()].is_some_and(|inst| is(&inst.op))
        };
        inst.op == Op::Add
            && reads(0, |op| matches!(op, Op::Shl(_)))
            && reads(1, |op| matches!(op, Op::Shr(_)))
    }
}

struct Lowering<'a> {
    cpu: &'a Cpu,
    program: &'a Program,
    /// Which values a result needs.
    live: Vec<bool>,
    chains: Chains<'a>,
    nodes: Vec<Node>,
    /// The register of each value.
    registers: Vec<Operand>,
    splits: HashMap<Value, Split>,
    /// Instructions that their only reader takes in.
    waiting: HashMap<Value, &'a Inst>,
    /// Words that are sums of two flags of which one is 0.
    flags: HashSet<Value>,
    /// The last condition as a machine takes it: of which instruction and value.
    chooser: Option<(usize, Value, Operand)>,
    instruction: usize,
}

const ZERO: Operand = Operand::Zero;

impl<'a> Lowering<'a> {
    fn register(&self, v: Value) -> Operand {
        self.registers[v.index()]
    }

    /// The value in a register: a flag is made a word.
    fn word(&mut self, v: Value) -> Result<Operand, CostError> {
        self.in_register(self.register(v))
    }

    fn in_register(&mut self, x: Operand) -> Result<Operand, CostError> {
        if self.is_flag(x) {
            return self.node(Class::Compare, &[x]);
        }
        Ok(x)
    }

    /// Appends an instruction; of constants alone it is a constant.
    fn node(&mut self, class: Class, inputs: &[Operand]) -> Result<Operand, CostError> {
        self.cpu.cost(class)?;
        if inputs
            .iter()
            .all(|x| matches!(x, Operand::Zero | Operand::Constant))
        {
            return Ok(Operand::Constant);
        }
        self.nodes.push(Node {
            class,
            inputs: inputs.to_vec(),
            instruction: self.instruction,
        });
        Ok(Operand::Result {
            node: self.nodes.len() - 1,
            which: 0,
        })
    }

    /// The other result of the instruction that gave `x`: a carry, or a high word.
    fn second(x: Operand) -> Operand {
        match x {
            Operand::Result { node, .. } => Operand::Result { node, which: 1 },
            other => other,
        }
    }

    /// Whether `x` is in the carry flag and not in a register.
    fn is_flag(&self, x: Operand) -> bool {
        match x {
            Operand::Result { node, which: 1 } => {
                matches!(self.nodes[node].class, Class::Add | Class::AddCarry)
            }
            _ => false,
        }
    }

    /// Whether the words of the program fill the registers, so that a carry leaves the word.
    fn full(&self) -> bool {
        self.program.word == self.cpu.word
    }

    /// Whether the type takes two registers.
    fn is_wide(&self, ty: Ty) -> bool {
        ty.bits > self.cpu.word
    }

    fn lower(&mut self, inst: &'a Inst) -> Result<(), CostError> {
        let ty = self.program.ty(inst.results[0]);
        let args = inst.args.as_slice();
        if self.is_wide(ty) {
            return self.split(inst);
        }
        if self.waits(inst) {
            self.waiting.insert(inst.results[0], inst);
            return Ok(());
        }
        let of_split = args.first().is_some_and(|v| self.splits.contains_key(v));
        let register = match &inst.op {
            Op::Low(_) if of_split => self.low_half(args[0])?,
            Op::Shr(_) if of_split => self.high_half(args[0])?,
            Op::Const(k) => self.constant(k),
            Op::Add if self.adds_flags(inst) => self.either(inst)?,
            Op::Add => match self.shifted_pair(args) {
                Some((high, low, k)) => {
                    let (high, low) = (self.word(high)?, self.word(low)?);
                    self.funnel(high, low, k)?
                }
                None => self.sum(args, false)?,
            },
            Op::Sub => self.sum(args, true)?,
            Op::AddCarry | Op::SubBorrow => {
                let (word, carry) = self.carried(inst)?;
                self.registers[inst.results[1].index()] = carry;
                word
            }
            Op::Mul => {
                let (x, y) = (self.word(args[0])?, self.word(args[1])?);
                self.low_product(x, y)?
            }
            Op::MulHi => {
                let (x, y) = (self.word(args[0])?, self.word(args[1])?);
                self.high_word(x, y)?
            }
            Op::Shl(_) => {
                let x = self.word(self.whole(args[0]))?;
                self.shift(x)?
            }
            Op::Shr(k) => self.shifted_right(args[0], *k)?,
            Op::Low(_) if self.flags.contains(&args[0]) => self.register(args[0]),
            Op::Low(k) => self.low(args[0], *k)?,
            Op::FunnelShr(k) => {
                let high = self.word(self.whole(args[0]))?;
                let low = self.word(args[1])?;
                self.funnel(high, low, *k)?
            }
            Op::Select => self.selected(args)?,
            Op::And | Op::Or | Op::Xor | Op::Not => {
                let mut words = Vec::new();
                for v in args {
                    words.push(self.word(*v)?);
                }
                self.node(Class::Logic, &words)?
            }
            Op::Madd52Lo
            | Op::Madd52Hi
            | Op::Fma51Lo
            | Op::Fma51Hi
            | Op::Maddlu
            | Op::Maddhu
            | Op::Cadd
            | Op::Madd57lu
            | Op::Madd57hu
            | Op::Sraiadd(_) => {
                return Err(no_class(self.cpu, inst.op.row().name));
            }
        };
        self.registers[inst.results[0].index()] = register;
        Ok(())
    }

    /// Whether the instruction is left to its only reader.
    fn waits(&self, inst: &Inst) -> bool {
        let result = inst.results[0];
        let Some(reader) = self.chains.reader(result) else {
            return false;
        };
        match inst.op {
            Op::Add | Op::Sub => {
                // A high word takes the carry of the low ones: x + y + flag is one instruction.
                let flag = reader.args.get(1).map(|flag| self.register(*flag));
                self.cpu.carry_flag
                    && reader.op == inst.op
                    && reader.args[0] == result
                    && flag.is_some_and(|flag| self.is_flag(flag))
            }
            Op::Shl(_) | Op::Shr(_) => self.chains.adds_shifts(reader),
            // A shift of a word to the left, and one out of two words, have these bits of the word alone.
            Op::Low(k) => {
                let shifts = match reader.op {
                    Op::FunnelShr(j) => j == k,
                    Op::Shl(j) => j + k == u32::from(self.program.word),
                    _ => false,
                };
                shifts && reader.args[0] == result
            }
            _ => false,
        }
    }

    /// The word of which a shift takes the low bits.
    fn whole(&self, v: Value) -> Value {
        let low = self
            .waiting
            .get(&v)
            .filter(|low| matches!(low.op, Op::Low(_)));
        low.map_or(v, |low| low.args[0])
    }

    fn constant(&self, k: &BigInt) -> Operand {
        if k.mod_floor(&power_of_two(u32::from(self.cpu.word)))
            .is_zero()
        {
            ZERO
        } else {
            Operand::Constant
        }
    }
}
