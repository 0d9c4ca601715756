//! Effect of an instruction on the values known to be public. Jumps and calls are in `flow`.

use crate::listing::{Instruction, Operand, RAX, RDX, RSP};
use crate::state::{State, Value};

pub fn execute(instruction: &Instruction, state: &mut State) {
    let mut step = Step {
        name: &instruction.mnemonic,
        operands: &instruction.operands,
        target: instruction.target,
        state,
    };
    // Idioms are cases of arithmetic of which more is known.
    let known = step.moves() || step.idiom() || step.product() || step.flags() || step.arithmetic();
    if !known {
        step.unknown();
    }
}

/// An instruction and the state that it changes. A method for a group of instructions returns whether this is of it.
struct Step<'a> {
    name: &'a str,
    operands: &'a [Operand],
    target: Option<u64>,
    state: &'a mut State,
}

impl Step<'_> {
    fn read(&self, operand: &Operand) -> Value {
        match operand {
            Operand::Register(register) if register.byte => {
                self.state.registers[register.number].byte()
            }
            Operand::Register(register) => self.state.registers[register.number],
            Operand::Memory(memory) => self.state.load(memory, self.target),
            Operand::Vector => Value::Unknown,
            Operand::Constant(_) => Value::Public,
        }
    }

    fn write(&mut self, operand: &Operand, value: Value) {
        match operand {
            Operand::Register(register) if register.partial => {
                let old = self.state.registers[register.number];
                let public = value.is_public();
                self.state.registers[register.number] = match old.is_public() {
                    false if public && register.byte => Value::Byte,
                    whole => Value::of(public && whole),
                };
            }
            Operand::Register(register) => self.state.registers[register.number] = value,
            Operand::Memory(memory) => self.state.store(memory, value),
            Operand::Vector | Operand::Constant(_) => {}
        }
    }

    fn all(&self, operands: &[Operand]) -> bool {
        operands
            .iter()
            .all(|operand| self.read(operand).is_public())
    }

    fn set_flags(&mut self, public: bool) {
        (self.state.carry, self.state.zero) = (public, public);
    }

    /// Moves and the stack: what is known goes with the word.
    fn moves(&mut self) -> bool {
        match (self.name, self.operands) {
            (name, _) if name.starts_with("nop") || name.starts_with("endbr") => {}
            ("mov" | "movabs" | "movzx" | "movsx" | "movsxd", [to, from]) => {
                let value = self.read(from);
                self.write(to, value);
            }
            ("lea", [to, Operand::Memory(from)]) => {
                let value = if from.here {
                    Value::Public
                } else {
                    self.state.address(from)
                };
                self.write(to, value);
            }
            ("push", [from]) => {
                let value = self.read(from);
                if let Value::Stack(at) = self.state.registers[RSP] {
                    self.state.registers[RSP] = Value::Stack(at - 8);
                    self.state.store_word(at - 8, 8, value);
                }
            }
            ("pop", [to]) => {
                if let Value::Stack(at) = self.state.registers[RSP] {
                    let word = self.state.words.get(&at);
                    let value = word.map_or(Value::Unknown, |(value, _)| *value);
                    self.state.registers[RSP] = Value::Stack(at + 8);
                    self.write(to, value);
                }
            }
            ("xchg", [a, b]) => {
                let value = Value::of(self.all(self.operands));
                self.write(a, value);
                self.write(b, value);
            }
            ("cdq" | "cqo", []) => {
                let public = self.state.registers[RAX].is_public();
                self.state.registers[RDX] = Value::of(public);
            }
            ("cdqe" | "cwde", []) => {}
            _ => return false,
        }
        true
    }

    /// A stack pointer moved by a constant, and differences of a register with itself.
    fn idiom(&mut self) -> bool {
        match (self.name, self.operands) {
            ("add" | "sub", [Operand::Register(to), Operand::Constant(by)]) => {
                let Value::Stack(at) = self.state.registers[to.number] else {
                    return false;
                };
                let by = if self.name == "add" {
                    *by
                } else {
                    by.wrapping_neg()
                };
                self.state.registers[to.number] = Value::Stack(at.wrapping_add(by));
                self.set_flags(true);
            }
            // The stack aligned: down by less than the alignment. By all of it is as good, as what was stored before is
            // only reached from the frame pointer afterwards.
            ("and", [Operand::Register(to), Operand::Constant(mask)])
                if to.number == RSP && (-64..=-16).contains(mask) =>
            {
                let Value::Stack(at) = self.state.registers[RSP] else {
                    return false;
                };
                self.state.registers[RSP] = Value::Stack(at + mask);
                self.set_flags(true);
            }
            ("xor" | "sub", [Operand::Register(a), Operand::Register(b)]) if a == b => {
                self.write(&self.operands[0], Value::Public);
                self.set_flags(true);
            }
            ("sbb", [Operand::Register(a), Operand::Register(b)]) if a == b => {
                let carry = self.state.carry;
                self.write(&self.operands[0], Value::of(carry));
                self.state.zero = carry;
            }
            _ => return false,
        }
        true
    }

    /// Products and quotients, and shifts that leave the flags alone.
    fn product(&mut self) -> bool {
        match (self.name, self.operands) {
            ("mul" | "imul" | "div" | "idiv", [by]) => {
                let public = self.read(by).is_public() && self.state.registers[RAX].is_public();
                let value = Value::of(public);
                (self.state.registers[RAX], self.state.registers[RDX]) = (value, value);
                self.set_flags(public);
            }
            ("mulx", [high, low, by]) => {
                let public = self.read(by).is_public() && self.state.registers[RDX].is_public();
                self.write(low, Value::of(public));
                self.write(high, Value::of(public));
            }
            ("imul" | "andn" | "bzhi" | "bextr", [to, from @ ..]) => {
                let public = self.all(from) && (from.len() > 1 || self.all(self.operands));
                self.write(to, Value::of(public));
                self.set_flags(public);
            }
            ("shlx" | "shrx" | "sarx" | "rorx", [to, from @ ..]) => {
                let value = Value::of(self.all(from));
                self.write(to, value);
            }
            _ => return false,
        }
        true
    }

    /// Instructions that change flags alone, or read them.
    fn flags(&mut self) -> bool {
        match (self.name, self.operands) {
            ("cmp" | "test", both) => self.set_flags(self.all(both)),
            ("bt", both) => self.state.carry = self.all(both),
            ("clc" | "stc", []) => self.state.carry = true,
            ("adc" | "sbb", [to, _]) => {
                let public = self.all(self.operands) && self.state.carry;
                self.write(to, Value::of(public));
                self.set_flags(public);
            }
            ("adcx", [to, _]) => {
                self.state.carry &= self.all(self.operands);
                self.write(to, Value::of(self.state.carry));
            }
            ("adox", [to, _]) => {
                self.state.zero &= self.all(self.operands);
                self.write(to, Value::of(self.state.zero));
            }
            (name, [to]) if name.starts_with("set") => {
                let public = self.state.carry && self.state.zero;
                self.write(to, Value::of(public));
            }
            (name, [to, _]) if name.starts_with("cmov") => {
                let public = self.all(self.operands) && self.state.carry && self.state.zero;
                self.write(to, Value::of(public));
            }
            _ => return false,
        }
        true
    }

    /// Instructions whose result and flags follow from their operands.
    fn arithmetic(&mut self) -> bool {
        match (self.name, self.operands) {
            ("inc" | "dec", [to]) => {
                self.state.zero = self.all(self.operands);
                self.write(to, Value::of(self.state.zero));
            }
            ("not" | "bswap", [to]) => {
                let value = Value::of(self.all(self.operands));
                self.write(to, value);
            }
            (
                "add" | "sub" | "and" | "or" | "xor" | "shl" | "shr" | "sar" | "shld" | "shrd"
                | "neg",
                [to, ..],
            ) => {
                let public = self.all(self.operands);
                self.write(to, Value::of(public));
                self.set_flags(public);
            }
            _ => return false,
        }
        true
    }

    /// Vectors hold secrets. Anything that is not known here may have changed the flags.
    fn unknown(&mut self) {
        if let Some(to) = self.operands.first() {
            self.write(to, Value::Unknown);
        }
        let vector = self
            .operands
            .iter()
            .any(|operand| matches!(operand, Operand::Vector));
        if !vector || self.name.contains("test") || self.name.contains("comi") {
            self.set_flags(false);
        }
    }
}
