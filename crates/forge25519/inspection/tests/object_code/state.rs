//! Values known to be public at an instruction.

use crate::listing::{Memory, RSP};
use std::collections::BTreeMap;

/// Content of a register or of a word of the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// This many bytes above where the stack pointer was on entry to the function.
    Stack(i64),
    /// Value that the loader wrote to this address.
    Link(u64),
    /// Something that follows from constants, the stack pointer and public arguments.
    Public,
    /// In its lowest byte. The rest is perhaps a secret.
    Byte,
    /// Perhaps a secret.
    Unknown,
}

impl Value {
    pub fn is_public(self) -> bool {
        !matches!(self, Value::Byte | Value::Unknown)
    }

    /// The lowest byte of it.
    pub fn byte(self) -> Value {
        Value::of(self != Value::Unknown)
    }

    /// Of what is computed from values.
    pub fn of(public: bool) -> Value {
        if public {
            Value::Public
        } else {
            Value::Unknown
        }
    }

    fn join(self, other: Value) -> Value {
        if self == other {
            self
        } else {
            match self.is_public() && other.is_public() {
                false if self.byte().is_public() && other.byte().is_public() => Value::Byte,
                public => Value::of(public),
            }
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub registers: [Value; 16],
    /// Registers that were spilled with a public value, with their bytes, by their distance from where the stack
    /// pointer was on entry.
    pub words: BTreeMap<i64, (Value, i64)>,
    /// Whether the carry flag is public.
    pub carry: bool,
    /// The same of the other flags.
    pub zero: bool,
}

impl State {
    /// On entry, with these registers.
    pub fn entry(values: &[(usize, Value)]) -> State {
        let mut registers = [Value::Unknown; 16];
        for (number, value) in values {
            registers[*number] = *value;
        }
        registers[RSP] = Value::Stack(0);
        State {
            registers,
            words: BTreeMap::new(),
            carry: false,
            zero: false,
        }
    }

    /// Joins two states: keeps only knowledge that holds in both.
    pub fn join(&self, other: &State) -> State {
        let word = |(at, (value, bytes)): (&i64, &(Value, i64))| {
            let (value_there, bytes_there) = other.words.get(at)?;
            let joined = value.join(*value_there);
            joined
                .is_public()
                .then_some((*at, (joined, *bytes.min(bytes_there))))
        };
        State {
            registers: std::array::from_fn(|i| self.registers[i].join(other.registers[i])),
            words: self.words.iter().filter_map(word).collect(),
            carry: self.carry && other.carry,
            zero: self.zero && other.zero,
        }
    }

    /// The address itself, as a value.
    pub fn address(&self, memory: &Memory) -> Value {
        let parts = [memory.base, memory.index].into_iter().flatten();
        match (memory.base.map(|base| self.registers[base]), memory.index) {
            (Some(Value::Stack(at)), None) => Value::Stack(at + memory.displacement),
            _ => Value::of(
                parts
                    .into_iter()
                    .all(|part| self.registers[part].is_public()),
            ),
        }
    }

    fn is_link(&self, memory: &Memory) -> bool {
        let base = memory.base.map(|base| self.registers[base]);
        matches!(base, Some(Value::Link(_)))
    }

    pub fn load(&self, memory: &Memory, constant: Option<u64>) -> Value {
        match (self.address(memory), constant) {
            (_, Some(address)) if memory.here && memory.index.is_none() => Value::Link(address),
            // At the address that the loader wrote.
            (_, None) if memory.index.is_none() && self.is_link(memory) => Value::Public,
            (Value::Stack(at), _) => match self.words.get(&at) {
                Some((value, bytes)) if memory.bytes == *bytes => *value,
                Some((_, bytes)) if memory.bytes < *bytes => Value::Public,
                _ => Value::Unknown,
            },
            _ => Value::Unknown,
        }
    }

    pub fn store(&mut self, memory: &Memory, value: Value) {
        if let Value::Stack(at) = self.address(memory) {
            self.store_word(at, memory.bytes, value);
        }
    }

    pub fn store_word(&mut self, at: i64, bytes: i64, value: Value) {
        self.words
            .retain(|word, (_, bytes_there)| *word + *bytes_there <= at || *word >= at + bytes);
        if value.is_public() && bytes <= 8 {
            self.words.insert(at, (value, bytes));
        }
    }
}
