//! From the IR to machine instructions of a model: the one place that says which classes an operation takes.
//!
//! A value of the IR is as many registers as its type needs: a double word is two, unless the words of the program are
//! halves of the registers. Constants and parameters are in registers already. What no result needs is left out.

mod graph;
mod shifts;
mod sums;

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::Zero;

use crate::ir::{Inst, Op, Program, Ty, Value, interval::power_of_two};
use crate::target::{Class, CostError, Cpu};
use graph::pruned;
pub use graph::{Graph, Node, Operand};

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
    let mut lowering = Lowering {
        cpu,
        program,
        nodes: Vec::new(),
        registers: vec![Vec::new(); program.types.len()],
        instruction: 0,
    };
    for (port, parameter) in program.params.iter().enumerate() {
        for (limb, v) in parameter.values.iter().enumerate() {
            lowering.registers[v.index()] = vec![Operand::Parameter { port, limb }];
        }
    }
    for (place, inst) in program.instructions().enumerate() {
        lowering.instruction = place;
        lowering.lower(inst)?;
    }
    let mut outputs = Vec::new();
    for v in program.results.iter().flat_map(|port| &port.values) {
        outputs.push(lowering.word(*v, 0)?);
    }
    Ok(pruned(lowering.nodes, outputs))
}

struct Lowering<'a> {
    cpu: &'a Cpu,
    program: &'a Program,
    nodes: Vec<Node>,
    /// The registers of each value, least significant first.
    registers: Vec<Vec<Operand>>,
    instruction: usize,
}

const ZERO: Operand = Operand::Zero;

impl Lowering<'_> {
    fn parts(&self, ty: Ty) -> usize {
        usize::from(ty.bits).div_ceil(usize::from(self.cpu.word))
    }

    /// Part `i` of `v`: its register, or what extends it.
    fn part(&mut self, v: Value, i: usize) -> Result<Operand, CostError> {
        let parts = &self.registers[v.index()];
        match parts.get(i) {
            Some(&part) => Ok(part),
            None if self.program.ty(v).signed => {
                let top = parts[parts.len() - 1];
                self.node(Class::Shift, &[top])
            }
            None => Ok(ZERO),
        }
    }

    /// Part `i` of `v` in a register: a flag is made a word.
    fn word(&mut self, v: Value, i: usize) -> Result<Operand, CostError> {
        let part = self.part(v, i)?;
        self.in_register(part)
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

    fn lower(&mut self, inst: &Inst) -> Result<(), CostError> {
        let ty = self.program.ty(inst.results[0]);
        let n = self.parts(ty);
        let args = inst.args.as_slice();
        let parts = match &inst.op {
            Op::Const(k) => self.constant(k, n),
            Op::Add => self.sum(args[0], args[1], n, false)?,
            Op::Sub => self.sum(args[0], args[1], n, true)?,
            Op::AddCarry | Op::SubBorrow => {
                let (word, carry) = self.carried(args, inst.op == Op::SubBorrow)?;
                self.registers[inst.results[1].index()] = vec![carry];
                vec![word]
            }
            Op::Mul => self.product(args[0], args[1], n)?,
            Op::MulHi => {
                let (x, y) = (self.word(args[0], 0)?, self.word(args[1], 0)?);
                vec![self.high_word(x, y)?]
            }
            Op::Shl(k) => self.shifted_left(args[0], *k, n)?,
            Op::Shr(k) => self.shifted_right(args[0], *k, n)?,
            Op::Low(k) => self.low(args[0], *k, n)?,
            Op::FunnelShr(k) => {
                let (high, low) = (self.word(args[0], 0)?, self.word(args[1], 0)?);
                vec![self.funnel(high, low, *k)?]
            }
            Op::Select => self.selected(args, n)?,
            Op::And | Op::Or | Op::Xor => self.bitwise(args[0], args[1], n)?,
            Op::Not => {
                let mut parts = Vec::new();
                for i in 0..n {
                    let x = self.word(args[0], i)?;
                    parts.push(self.node(Class::Logic, &[x])?);
                }
                parts
            }
            Op::Madd52Lo
            | Op::Madd52Hi
            | Op::Maddlu
            | Op::Maddhu
            | Op::Cadd
            | Op::Madd57lu
            | Op::Madd57hu
            | Op::Sraiadd(_) => {
                return Err(CostError::NoClass {
                    cpu: self.cpu.name.clone(),
                    operation: inst.op.row().name,
                });
            }
        };
        self.registers[inst.results[0].index()] = parts;
        Ok(())
    }

    fn constant(&self, k: &BigInt, n: usize) -> Vec<Operand> {
        let word = u32::from(self.cpu.word);
        (0..n as u32)
            .map(|i| {
                let digit = (k >> (i * word)).mod_floor(&power_of_two(word));
                if digit.is_zero() {
                    ZERO
                } else {
                    Operand::Constant
                }
            })
            .collect()
    }

    fn high_word(&mut self, x: Operand, y: Operand) -> Result<Operand, CostError> {
        if self.cpu.has(Class::MultiplyWide)? {
            let low = self.node(Class::MultiplyWide, &[x, y])?;
            return Ok(Self::second(low));
        }
        self.node(Class::MultiplyHigh, &[x, y])
    }

    /// `x * y` in `n` registers.
    fn product(&mut self, x: Value, y: Value, n: usize) -> Result<Vec<Operand>, CostError> {
        let (x0, y0) = (self.word(x, 0)?, self.word(y, 0)?);
        if n == 1 {
            return Ok(vec![self.node(Class::MultiplyLow, &[x0, y0])?]);
        }
        let (low, mut high) = if self.cpu.has(Class::MultiplyWide)? {
            let low = self.node(Class::MultiplyWide, &[x0, y0])?;
            (low, Self::second(low))
        } else {
            let low = self.node(Class::MultiplyLow, &[x0, y0])?;
            (low, self.node(Class::MultiplyHigh, &[x0, y0])?)
        };
        let (sx, sy) = (self.program.ty(x).signed, self.program.ty(y).signed);
        let (wide_x, wide_y) = (self.is_wide(x), self.is_wide(y));
        // Both signed, or both unsigned: the instruction of that kind has the high word right.
        let alike = sx == sy && !wide_x && !wide_y;
        for (of, is_wide, signed, other) in [(x, wide_x, sx, y0), (y, wide_y, sy, x0)] {
            if !is_wide && (alike || !signed) {
                continue;
            }
            let upper = self.part(of, 1)?;
            if upper != ZERO {
                // An upper word that is a sign takes the other factor away, or nothing.
                let class = if is_wide {
                    Class::MultiplyLow
                } else {
                    Class::Logic
                };
                let cross = self.node(class, &[upper, other])?;
                high = self.node(Class::Add, &[high, cross])?;
            }
        }
        Ok(vec![low, high])
    }

    fn is_wide(&self, v: Value) -> bool {
        self.registers[v.index()].len() > 1
    }

    fn selected(&mut self, args: &[Value], n: usize) -> Result<Vec<Operand>, CostError> {
        let condition = self.part(args[0], 0)?;
        let direct = self.cpu.has(Class::Select)?;
        let chooser = if direct && self.is_flag(condition) {
            condition
        } else if direct {
            // A condition in a register has to be tested.
            self.node(Class::Logic, &[condition])?
        } else {
            // All ones or all zeros.
            self.node(Class::Add, &[condition])?
        };
        let mut parts = Vec::with_capacity(n);
        for i in 0..n {
            let (x, y) = (self.word(args[1], i)?, self.word(args[2], i)?);
            parts.push(match (x, y) {
                (ZERO, ZERO) => ZERO,
                _ if direct => self.node(Class::Select, &[x, y, chooser])?,
                (ZERO, y) => {
                    let inverse = self.node(Class::Logic, &[chooser])?;
                    self.node(Class::Logic, &[y, inverse])?
                }
                (x, ZERO) => self.node(Class::Logic, &[x, chooser])?,
                _ => {
                    // y ^ (mask & (x ^ y))
                    let difference = self.node(Class::Logic, &[x, y])?;
                    let kept = self.node(Class::Logic, &[difference, chooser])?;
                    self.node(Class::Logic, &[y, kept])?
                }
            });
        }
        Ok(parts)
    }

    fn bitwise(&mut self, x: Value, y: Value, n: usize) -> Result<Vec<Operand>, CostError> {
        let mut parts = Vec::with_capacity(n);
        for i in 0..n {
            let (x, y) = (self.word(x, i)?, self.word(y, i)?);
            parts.push(self.node(Class::Logic, &[x, y])?);
        }
        Ok(parts)
    }
}
