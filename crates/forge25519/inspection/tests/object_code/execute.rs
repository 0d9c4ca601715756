//! Effect of an instruction on the values known to be public. Jumps and calls are in `flow`.

use crate::listing::{Instruction, Operand, RAX, RDX, RSP};
use crate::state::{State, Value};

pub fn execute(instruction: &Instruction, state: &mut State) {
    let Instruction {
        mnemonic,
        operands,
        target,
        ..
    } = instruction;
    let read = |state: &State, operand: &Operand| match operand {
        Operand::Register(register) => state.registers[register.number],
        Operand::Memory(memory) => state.load(memory, *target),
        Operand::Vector => Value::Unknown,
        Operand::Constant(_) => Value::Public,
    };
    let write = |state: &mut State, operand: &Operand, value: Value| match operand {
        Operand::Register(register) if register.partial => {
            let old = state.registers[register.number];
            state.registers[register.number] = Value::of(old.is_public() && value.is_public());
        }
        Operand::Register(register) => state.registers[register.number] = value,
        Operand::Memory(memory) => state.store(memory, value),
        Operand::Vector | Operand::Constant(_) => {}
    };
    let all = |state: &State, operands: &[Operand]| {
        operands
            .iter()
            .all(|operand| read(state, operand).is_public())
    };
    match (mnemonic.as_str(), operands.as_slice()) {
        (name, _) if name.starts_with("nop") || name.starts_with("endbr") => {}
        ("mov" | "movabs" | "movzx" | "movsx" | "movsxd", [to, from]) => {
            let value = read(state, from);
            write(state, to, value);
        }
        ("lea", [to, Operand::Memory(from)]) => {
            let value = if from.here {
                Value::Public
            } else {
                state.address(from)
            };
            write(state, to, value);
        }
        ("push", [from]) => {
            let value = read(state, from);
            if let Value::Stack(at) = state.registers[RSP] {
                state.registers[RSP] = Value::Stack(at - 8);
                state.store_word(at - 8, 8, value);
            }
        }
        ("pop", [to]) => {
            if let Value::Stack(at) = state.registers[RSP] {
                let word = state.words.get(&at);
                let value = word.map_or(Value::Unknown, |(value, _)| *value);
                state.registers[RSP] = Value::Stack(at + 8);
                write(state, to, value);
            }
        }
        ("add" | "sub", [Operand::Register(to), Operand::Constant(by)])
            if matches!(state.registers[to.number], Value::Stack(_)) =>
        {
            let Value::Stack(at) = state.registers[to.number] else {
                return;
            };
            let by = if mnemonic == "add" {
                *by
            } else {
                by.wrapping_neg()
            };
            state.registers[to.number] = Value::Stack(at.wrapping_add(by));
            (state.carry, state.zero) = (true, true);
        }
        ("xor" | "sub", [Operand::Register(a), Operand::Register(b)]) if a == b => {
            write(state, &operands[0], Value::Public);
            (state.carry, state.zero) = (true, true);
        }
        ("sbb", [Operand::Register(a), Operand::Register(b)]) if a == b => {
            let carry = state.carry;
            write(state, &operands[0], Value::of(carry));
            state.zero = carry;
        }
        ("cmp" | "test", both) => {
            let public = all(state, both);
            (state.carry, state.zero) = (public, public);
        }
        ("bt", both) => state.carry = all(state, both),
        ("inc" | "dec", [to]) => {
            state.zero = all(state, operands);
            let value = Value::of(state.zero);
            write(state, to, value);
        }
        ("not" | "bswap", [to]) => {
            let value = Value::of(all(state, operands));
            write(state, to, value);
        }
        ("mul" | "imul" | "div" | "idiv", [by]) => {
            let public = read(state, by).is_public() && state.registers[RAX].is_public();
            (state.registers[RAX], state.registers[RDX]) = (Value::of(public), Value::of(public));
            (state.carry, state.zero) = (public, public);
        }
        ("mulx", [high, low, by]) => {
            let value = Value::of(read(state, by).is_public() && state.registers[RDX].is_public());
            write(state, low, value);
            write(state, high, value);
        }
        ("adc" | "sbb", [to, _]) => {
            let public = all(state, operands) && state.carry;
            write(state, to, Value::of(public));
            (state.carry, state.zero) = (public, public);
        }
        ("adcx", [to, _]) => {
            state.carry &= all(state, operands);
            let value = Value::of(state.carry);
            write(state, to, value);
        }
        ("adox", [to, _]) => {
            state.zero &= all(state, operands);
            let value = Value::of(state.zero);
            write(state, to, value);
        }
        (
            "add" | "sub" | "and" | "or" | "xor" | "shl" | "shr" | "sar" | "shld" | "shrd" | "neg",
            [to, ..],
        ) => {
            let public = all(state, operands);
            write(state, to, Value::of(public));
            (state.carry, state.zero) = (public, public);
        }
        ("imul" | "andn" | "bzhi" | "bextr", [to, from @ ..]) => {
            let public = all(state, from) && (from.len() > 1 || all(state, operands));
            write(state, to, Value::of(public));
            (state.carry, state.zero) = (public, public);
        }
        ("shlx" | "shrx" | "sarx" | "rorx", [to, from @ ..]) => {
            let value = Value::of(all(state, from));
            write(state, to, value);
        }
        (name, [to]) if name.starts_with("set") => {
            let value = Value::of(state.carry && state.zero);
            write(state, to, value);
        }
        (name, [to, _]) if name.starts_with("cmov") => {
            let value = Value::of(all(state, operands) && state.carry && state.zero);
            write(state, to, value);
        }
        ("xchg", [a, b]) => {
            let value = Value::of(all(state, operands));
            write(state, a, value);
            write(state, b, value);
        }
        ("cdq" | "cqo", []) => state.registers[RDX] = Value::of(state.registers[RAX].is_public()),
        ("cdqe" | "cwde", []) => {}
        ("clc" | "stc", []) => state.carry = true,
        // Vectors hold secrets. Anything that is not known here may have changed the flags.
        (name, _) => {
            if let Some(to) = operands.first() {
                write(state, to, Value::Unknown);
            }
            let vector = operands
                .iter()
                .any(|operand| matches!(operand, Operand::Vector));
            if !vector || name.contains("test") || name.contains("comi") {
                (state.carry, state.zero) = (false, false);
            }
        }
    }
}
