//! A straight-line sequence of instructions.

use std::fmt;

use super::operation::{Form, Operation};

/// An instruction of a sequence: the operation and what it reads.
#[derive(Clone, Copy, Debug)]
pub struct Instruction {
    /// The operation.
    pub operation: Operation,
    /// Content of each source register: `None` for `x0`, else the number of a value. The operation reads the first of
    /// them, one for each of its registers.
    pub sources: [Option<usize>; 3],
    /// The immediate; 0 if the operation has none.
    pub immediate: i64,
}

impl Instruction {
    /// A form whose operands are these values.
    pub(super) fn of(
        form: &Form,
        immediate: i64,
        operands: &[usize],
        operations: &[Operation],
    ) -> Self {
        Self {
            operation: operations[form.operation],
            sources: form
                .sources
                .map(|source| source.checked_sub(1).map(|operand| operands[operand])),
            immediate,
        }
    }

    /// The registers that it reads, in order.
    pub fn reads(&self) -> &[Option<usize>] {
        &self.sources[..self.operation.registers]
    }
}

/// A sequence that computes outputs from inputs. Values are numbered: the inputs first, then the results in order.
#[derive(Clone, Debug)]
pub struct Sequence {
    /// Names of the inputs.
    pub inputs: Vec<&'static str>,
    /// The instructions in order.
    pub instructions: Vec<Instruction>,
    /// The value that each output is.
    pub outputs: Vec<usize>,
}

impl Sequence {
    /// Reads what [`Sequence`] prints: results are t0, t1, … in order, and outputs are named as values are.
    ///
    /// None if a line is not of this form or names what is not there.
    pub fn parse(
        text: &str,
        outputs: &[&str],
        inputs: &[&'static str],
        operations: &[Operation],
    ) -> Option<Sequence> {
        let mut sequence = Sequence {
            inputs: inputs.to_vec(),
            instructions: Vec::new(),
            outputs: Vec::new(),
        };
        for line in text.split(';') {
            let (name, operands) = line.trim().split_once(' ')?;
            let operation = *operations.iter().find(|o| o.name == name)?;
            let mut operands = operands.split(',').map(str::trim);
            if operands.next()? != format!("t{}", sequence.instructions.len()) {
                return None;
            }
            let mut sources = [None; 3];
            for source in &mut sources[..operation.registers] {
                *source = sequence.value(operands.next()?)?;
            }
            let immediate = match operation.immediates {
                Some(range) => {
                    let number = operands.next()?.parse().ok()?;
                    range.contains(number).then_some(number)?
                }
                None => 0,
            };
            if operands.next().is_some() {
                return None;
            }
            sequence.instructions.push(Instruction {
                operation,
                sources,
                immediate,
            });
        }
        let values = outputs.iter().map(|name| sequence.value(name)?);
        sequence.outputs = values.collect::<Option<_>>()?;
        Some(sequence)
    }

    /// The value of a name, where `x0` is None.
    fn value(&self, name: &str) -> Option<Option<usize>> {
        let values = 0..self.inputs.len() + self.instructions.len();
        std::iter::once(None)
            .chain(values.map(Some))
            .find(|&value| self.name(value) == name)
    }

    /// The outputs for given inputs.
    pub fn run(&self, inputs: &[u64]) -> Vec<u64> {
        let mut values = inputs.to_vec();
        for instruction in &self.instructions {
            let [a, b, c] = instruction.sources.map(|s| s.map_or(0, |v| values[v]));
            values.push((instruction.operation.effect)(
                a,
                b,
                c,
                instruction.immediate,
            ));
        }
        self.outputs.iter().map(|&v| values[v]).collect()
    }

    /// The name of a value: that of an input, or t0, t1, …
    pub fn name(&self, value: Option<usize>) -> String {
        match value.map(|v| (v, v.checked_sub(self.inputs.len()))) {
            None => "zero".to_owned(),
            Some((input, None)) => self.inputs[input].to_owned(),
            Some((_, Some(result))) => format!("t{result}"),
        }
    }
}

/// Instructions as assembler text, separated by semicolons.
impl fmt::Display for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, instruction) in self.instructions.iter().enumerate() {
            let separator = if i == 0 { "" } else { "; " };
            let name = instruction.operation.name;
            write!(f, "{separator}{name} t{i}")?;
            for &source in instruction.reads() {
                write!(f, ", {}", self.name(source))?;
            }
            if instruction.operation.immediates.is_some() {
                write!(f, ", {}", instruction.immediate)?;
            }
        }
        Ok(())
    }
}
