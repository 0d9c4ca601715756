//! Values known to be public at an instruction.

use std::collections::BTreeMap;

use iced_x86::{ConditionCode, Register};

use super::{
    Summary,
    extent::Extent,
    range::Range,
    value::{CALLER, Shape, Value},
};

/// Registers that a function has to give back, beside the stack pointer.
pub const KEPT: [Register; 6] = [
    Register::RBX,
    Register::RBP,
    Register::R12,
    Register::R13,
    Register::R14,
    Register::R15,
];

/// An aligned stack pointer is put so far below the one before: how far it really is below, nobody knows, but for
/// [`State::is_between`].
const APART: i64 = 1 << 60;

/// Words of the frame that are followed; there are more in no function that a compiler makes for us.
const WORDS: usize = 1 << 10;

/// A comparison of a register with a value, of which the flags are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// By its widest name.
    pub register: Register,
    /// The value with a single number.
    pub other: Value,
    /// Whether only equality can be told: the register is a difference, or one of the values is an address.
    pub equality: bool,
}

/// Knowledge at an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Registers by the widest name of each; what is not there may be secret.
    registers: BTreeMap<Register, Value>,
    /// The lowest bytes of registers of which no more is known.
    bytes: BTreeMap<Register, Value>,
    /// Flags by their bits in the numbering of the decoder.
    flags: BTreeMap<u32, Value>,
    /// A comparison that the flags are of.
    compared: Option<Comparison>,
    /// Values in the frame that are public or were there on entry, with their bytes.
    words: BTreeMap<i64, (Value, i64)>,
    /// Distances that are between an aligned stack pointer and the one before, or may be.
    between: Option<(i64, i64)>,
}

impl State {
    /// On entry to a function.
    pub fn entry(arguments: &[Register]) -> State {
        let argument = |(n, register): (u8, &Register)| {
            let value = Value::Public {
                arguments: 1 << n,
                shape: Shape::Argument(n, Some(Range::one(0))),
            };
            (*register, value)
        };
        let mut registers: BTreeMap<_, _> = (0..).zip(arguments).map(argument).collect();
        registers.insert(Register::RSP, Value::stack(0));
        registers.extend(KEPT.map(|register| (register, Value::Entry(register))));
        State {
            registers,
            bytes: BTreeMap::new(),
            flags: BTreeMap::new(),
            compared: None,
            words: [(0, (Value::Entry(Register::RIP), 8))].into(),
            between: None,
        }
    }

    /// Knowledge that holds in both.
    pub fn join(&self, other: &State) -> State {
        fn both<K: Ord + Copy>(
            x: &BTreeMap<K, Value>,
            y: &BTreeMap<K, Value>,
        ) -> BTreeMap<K, Value> {
            let known = x.iter().filter_map(|(key, value)| {
                let joined = value.join(*y.get(key)?);
                (joined != Value::Secret).then_some((*key, joined))
            });
            known.collect()
        }
        let word = |(at, (value, bytes)): (&i64, &(Value, i64))| {
            let (there, size) = other.words.get(at)?;
            let joined = value.join(*there);
            (joined != Value::Secret && bytes == size).then_some((*at, (joined, *bytes)))
        };
        State {
            registers: both(&self.registers, &other.registers),
            bytes: both(&self.bytes, &other.bytes),
            flags: both(&self.flags, &other.flags),
            compared: self.compared.filter(|_| self.compared == other.compared),
            words: self.words.iter().filter_map(word).collect(),
            between: match (self.between, other.between) {
                (Some((low, high)), Some((from, to))) => Some((low.min(from), high.max(to))),
                (one, another) => one.or(another),
            },
        }
    }

    /// Whether the other, or more than it, is known.
    pub fn covers(&self, other: &State) -> bool {
        fn all<K: Ord>(x: &BTreeMap<K, Value>, y: &BTreeMap<K, Value>) -> bool {
            x.iter().all(|(key, value)| {
                let there = y.get(key).copied().unwrap_or(Value::Secret);
                value.join(there) == *value
            })
        }
        let word = |(at, (value, bytes)): (&i64, &(Value, i64))| {
            let there = other.words.get(at);
            there.is_some_and(|(there, size)| value.join(*there) == *value && bytes == size)
        };
        all(&self.registers, &other.registers)
            && all(&self.bytes, &other.bytes)
            && all(&self.flags, &other.flags)
            && (self.compared.is_none() || self.compared == other.compared)
            && (other.between.is_none() || self.between == other.between)
            && self.words.iter().all(word)
    }

    /// The value of a register, whatever part is named.
    pub fn register(&self, register: Register) -> Value {
        let known = self.registers.get(&register.full_register());
        known.copied().unwrap_or(Value::Secret)
    }

    /// The value of what is named of a register.
    pub fn part(&self, register: Register) -> Value {
        let byte = self.byte(register).filter(|_| is_lowest(register));
        byte.unwrap_or_else(|| self.register(register))
    }

    /// The value of the lowest byte of a register, if nothing is known of those above it.
    pub fn byte(&self, register: Register) -> Option<Value> {
        self.bytes.get(&register.full_register()).copied()
    }

    /// The lowest byte of a register takes a value, below others of which nothing is known.
    pub fn set_byte(&mut self, register: Register, value: Value) {
        self.set(register, Value::Secret);
        self.bytes.insert(register.full_register(), value);
    }

    /// A register takes a value, whatever part is named.
    pub fn set(&mut self, register: Register, value: Value) {
        let register = register.full_register();
        self.compared = self.compared.filter(|one| one.register != register);
        self.bytes.remove(&register);
        self.registers.insert(register, value);
    }

    /// The value that all of these flags follow from.
    pub fn flags(&self, mask: u32) -> Value {
        let known = |bit: u32| self.flags.get(&bit).copied().unwrap_or(Value::Secret);
        bits(mask).fold(Value::NUMBER, |all, bit| all.with(known(bit)))
    }

    /// These flags take a value.
    pub fn set_flags(&mut self, mask: u32, value: Value) {
        if mask != 0 {
            self.compared = None;
        }
        self.flags.extend(bits(mask).map(|bit| (bit, value)));
    }

    /// The flags are of this comparison.
    pub fn compare(&mut self, comparison: Comparison) {
        self.compared = Some(comparison);
    }

    /// The state if a condition of the flags is as said; `None` if it never is.
    pub fn decided(mut self, condition: ConditionCode, holds: bool) -> Option<State> {
        let Some(compared) = self.compared else {
            return Some(self);
        };
        let value = self.register(compared.register);
        let Some(range) = value.difference(compared.other) else {
            return Some(self);
        };
        let by = compared.other.only().unwrap_or(0);
        let negative = by < 0 || range.low + by < 0;
        let test: fn(i64) -> bool = match condition {
            ConditionCode::e => |k| k == 0,
            ConditionCode::ne => |k| k != 0,
            _ if compared.equality || negative => return Some(self),
            ConditionCode::b | ConditionCode::l => |k| k < 0,
            ConditionCode::ae | ConditionCode::ge => |k| k >= 0,
            ConditionCode::be | ConditionCode::le => |k| k <= 0,
            ConditionCode::a | ConditionCode::g => |k| k > 0,
            _ => return Some(self),
        };
        let range = range.filter(|k| test(k) == holds)?;
        let value = value.differing(compared.other, range);
        self.registers.insert(compared.register, value);
        Some(self)
    }

    /// The value that is loaded from an address.
    pub fn load(&self, address: Value, bytes: i64) -> Value {
        let Value::Public { arguments, shape } = address else {
            return Value::Secret;
        };
        match shape {
            // In a linked file, words among them may be addresses.
            Shape::Constants => Value::Public {
                arguments,
                shape: if bytes < 8 {
                    Shape::Number
                } else {
                    Shape::Elsewhere
                },
            },
            Shape::Stack(at) => match self.words.get(&at) {
                Some((value, size)) if *size == bytes => *value,
                Some((value, size)) if bytes < *size && !value.is_frame() => {
                    value.with(Value::NUMBER)
                }
                _ => Value::Secret,
            },
            _ => Value::Secret,
        }
    }

    /// A value is stored at an address: so many bytes, or a number that is not known.
    pub fn store(&mut self, address: Value, bytes: Option<i64>, value: Value) {
        match (address, bytes) {
            (
                Value::Public {
                    shape: Shape::Stack(at),
                    ..
                },
                Some(bytes),
            ) => {
                self.forget((at, at.saturating_add(bytes)));
                if value != Value::Secret && bytes <= 8 && self.words.len() < WORDS {
                    self.words.insert(at, (value, bytes));
                }
            }
            (
                Value::Public {
                    shape: Shape::Frame(Some(range)),
                    ..
                },
                Some(bytes),
            ) => self.forget(range.span((0, bytes))),
            _ if address.is_frame() => self.forget_public(),
            _ => self.forget_callers(),
        }
    }

    /// The stack pointer is rounded down to a multiple of so many bytes: once in a function.
    pub fn align(&mut self, bytes: i64) -> Option<()> {
        let Value::Public {
            shape: Shape::Stack(at),
            ..
        } = self.register(Register::RSP)
        else {
            return None;
        };
        if self.between.is_some() || bytes >= APART {
            return None;
        }
        let aligned = at.checked_sub(APART)?;
        self.between = Some((aligned, at));
        self.words.retain(|word, _| *word >= at);
        self.set(Register::RSP, Value::stack(aligned));
        Some(())
    }

    /// Whether these bytes may be at two distances.
    pub fn is_between(&self, from: i64, to: i64) -> bool {
        self.between
            .is_some_and(|(low, high)| from < high && low < to)
    }

    /// Words of the frame that are followed.
    pub fn words(&self) -> usize {
        self.words.len()
    }

    /// Nothing is known of the frame any more.
    pub fn forget_all(&mut self) {
        self.words.clear();
    }

    /// Something is stored somewhere in the frame, not over what was saved on entry.
    fn forget_public(&mut self) {
        self.words
            .retain(|_, (value, _)| matches!(value, Value::Entry(_)));
    }

    fn forget(&mut self, (from, to): (i64, i64)) {
        self.words
            .retain(|at, (_, bytes)| *at + *bytes <= from || *at >= to);
    }

    /// Something is stored at these distances from an address.
    fn forget_at(&mut self, address: Value, extent: Extent) {
        let Value::Public { shape, .. } = address else {
            return;
        };
        if let Some(known) = extent.known {
            match (shape, shape.range()) {
                (Shape::Stack(_) | Shape::Frame(_), Some(range)) => {
                    self.forget(range.span(known));
                }
                (Shape::Frame(None) | Shape::Above, _) => self.forget_public(),
                _ => self.forget_callers(),
            }
        }
        if extent.others {
            match shape {
                Shape::Stack(at) => self
                    .words
                    .retain(|word, (value, _)| *word < at || matches!(value, Value::Entry(_))),
                Shape::Frame(_) | Shape::Above => self.forget_public(),
                _ => self.forget_callers(),
            }
        }
    }

    /// Something is stored elsewhere, perhaps in the frame of a caller.
    fn forget_callers(&mut self) {
        self.words.retain(|at, _| *at < CALLER);
    }

    /// The state after a call that writes to these distances from its arguments, to these from the stack pointer and
    /// to these registers. An address of the frame that it finds in memory it does not write to: of a function that
    /// passes no address comes from memory, but for words of its own frame and read-only data.
    pub fn call(&mut self, arguments: &[Register], callee: &Summary) {
        for (n, extent) in &callee.written {
            self.forget_at(self.register(arguments[*n]), *extent);
        }
        let stack = self.register(Register::RSP);
        if let Some((from, to)) = callee.above {
            self.forget_at(stack, Extent::of(from, to));
        }
        // The callee's frame.
        match stack {
            Value::Public {
                shape: Shape::Stack(at),
                ..
            } => self.forget((i64::MIN, at)),
            Value::Public {
                shape: Shape::Frame(Some(range)),
                ..
            } => self.forget((i64::MIN, range.high)),
            _ => self.forget_public(),
        }
        self.flags.clear();
        self.compared = None;
        let kept = |register: &Register| register.is_gpr() && !callee.clobbered.contains(register);
        self.registers.retain(|register, _| kept(register));
        self.bytes.retain(|register, _| kept(register));
    }
}

/// Whether it is the lowest byte of a register.
pub fn is_lowest(register: Register) -> bool {
    let above = [Register::AH, Register::BH, Register::CH, Register::DH];
    register.is_gpr8() && !above.contains(&register)
}

fn bits(mask: u32) -> impl Iterator<Item = u32> {
    (0..32).map(|k| 1 << k).filter(move |bit| mask & bit != 0)
}
