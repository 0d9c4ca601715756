//! Where secrets may go: an abstract run of compiled code, from functions whose three arguments are addresses.
//!
//! Public are constants, memory at constant addresses, the stack pointer, the arguments, and what is computed from
//! public values alone. What is loaded from elsewhere may be a secret. Then
//! - a conditional jump must be on public flags: those of a counter or of the end of a range,
//! - an address must be public: a table is read whole or at a counter,
//! - a call must go to a known function; outside of this program to one that copies or fills, with public addresses and
//!   length.
//!
//! All paths are followed until nothing new is found, and a function begins with what all its callers know of the
//! arguments. Panics end a path.
//!
//! Assumed: what is stored to a constant place of the stack while it is public is a spilled register, or an array that
//! has just begun. The array is written by a function that gets its address: 32 bytes from there are forgotten then, as
//! many as an element has at least. That a loop writes to it instead, and that the code then branches on a word of it
//! at a constant place, is not seen. Valgrind sees that.

use crate::execute::execute;
use crate::listing::{Instruction, Listing, Operand, R8, R9, RAX, RCX, RDI, RDX, RSI, RSP};
use crate::state::{State, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Registers of arguments.
const ARGUMENTS: [usize; 6] = [RDI, RSI, RDX, RCX, R8, R9];
/// Registers that a call may change.
const SCRATCH: [usize; 9] = [RAX, RCX, RDX, RSI, RDI, R8, R9, 10, 11];

/// Functions whose time depends on the number of bytes alone.
const OF_LENGTH: [&str; 3] = ["memcpy", "memmove", "memset"];

/// Finds out which processor this is: no secret, and what it returns is none.
const DETECTION: &str = "::detected::";

/// The objection to a call or jump that cannot be followed.
pub const UNKNOWN: &str = "a call of something unknown";

/// Functions of the standard library that do not return.
fn is_end(name: &str) -> bool {
    let library = name.starts_with("core::") || name.starts_with("alloc::");
    (library && (name.contains("panic") || name.contains("fail"))) || name == "_Unwind_Resume"
}

pub struct Flow<'a> {
    listing: &'a Listing,
    states: BTreeMap<u64, State>,
    waiting: Vec<u64>,
    objections: BTreeSet<String>,
}

impl<'a> Flow<'a> {
    /// Runs from functions of three addresses, and says what there is to say.
    pub fn run(listing: &'a Listing, roots: &[u64]) -> Flow<'a> {
        let (states, waiting, objections) = Default::default();
        let mut flow = Flow {
            listing,
            states,
            waiting,
            objections,
        };
        let addresses = [RDI, RSI, RDX].map(|register| (register, Value::Public));
        for root in roots {
            flow.arrive(*root, State::entry(&addresses));
        }
        while let Some(address) = flow.waiting.pop() {
            flow.step(address);
        }
        // An objection on the way stays right: values only become less known.
        flow
    }

    /// Each objection once, with its function.
    pub fn objections(&self) -> &BTreeSet<String> {
        &self.objections
    }

    /// All instructions that can be reached.
    pub fn code(&self) -> impl Iterator<Item = &'a Instruction> {
        let listing = self.listing;
        self.states.keys().map(|address| &listing.code[address])
    }

    /// Names of the functions that can be reached.
    pub fn functions(&self) -> BTreeSet<&'a str> {
        self.code()
            .map(|instruction| &*instruction.function)
            .collect()
    }

    fn arrive(&mut self, address: u64, state: State) {
        let joined = match self.states.get(&address) {
            Some(before) => before.join(&state),
            None => state,
        };
        if self.states.get(&address) != Some(&joined) {
            self.states.insert(address, joined);
            self.waiting.push(address);
        }
    }

    fn object(&mut self, what: &str, instruction: &Instruction) {
        let Instruction { function, text, .. } = instruction;
        self.objections
            .insert(format!("{function}: {what}: {text}"));
    }

    fn step(&mut self, address: u64) {
        let listing = self.listing;
        let Some(instruction) = listing.code.get(&address) else {
            self.states.remove(&address);
            self.objections
                .insert(format!("a jump to {address:x}, where no code is"));
            return;
        };
        let mut state = self.states[&address].clone();
        let mnemonic = &*instruction.mnemonic;
        if !mnemonic.starts_with("nop") && mnemonic != "lea" {
            for operand in &instruction.operands {
                if let Operand::Memory(memory) = operand
                    && !state.address(memory).is_public()
                {
                    self.object("an address that may depend on a secret", instruction);
                }
            }
        }
        if ["movs", "stos"].contains(&mnemonic) && !state.registers[RCX].is_public() {
            self.object("a length that may depend on a secret", instruction);
        }
        match mnemonic {
            "ret" | "ud2" | "int3" => {}
            "call" => self.call(instruction, state, Some(instruction.next)),
            "jmp" if self.is_within(instruction) => {
                self.arrive(instruction.target.unwrap_or(0), state)
            }
            "jmp" => self.call(instruction, state, None),
            _ if mnemonic.starts_with('j') => {
                let public = match mnemonic {
                    "jb" | "jae" => state.carry,
                    "ja" | "jbe" => state.carry && state.zero,
                    // By a register.
                    "jrcxz" | "jecxz" => false,
                    _ => state.zero,
                };
                if !public {
                    self.object("a condition that may depend on a secret", instruction);
                }
                self.arrive(instruction.target.unwrap_or(0), state.clone());
                self.arrive(instruction.next, state);
            }
            _ => {
                execute(instruction, &mut state);
                self.arrive(instruction.next, state);
            }
        }
    }

    /// Whether a jump stays in its function.
    fn is_within(&self, jump: &Instruction) -> bool {
        let start = |address: u64| self.listing.functions.range(..=address).next_back();
        jump.operands.is_empty()
            && jump
                .target
                .is_some_and(|to| start(to) == start(jump.next - 1))
    }

    /// A call, or a jump to another function.
    fn call(&mut self, instruction: &Instruction, mut state: State, next: Option<u64>) {
        let listing = self.listing;
        let place = match (instruction.operands.first(), instruction.target) {
            (None, Some(address)) => Some(Ok(address)),
            (Some(Operand::Memory(memory)), Some(place)) if memory.here => {
                listing.links.get(&place).cloned()
            }
            (Some(Operand::Register(register)), _) => match state.registers[register.number] {
                Value::Link(place) => listing.links.get(&place).cloned(),
                _ => None,
            },
            _ => None,
        };
        let name = match &place {
            Some(Ok(address)) => listing.functions.get(address).cloned(),
            Some(Err(name)) => Some(name.clone()),
            None => None,
        };
        let Some(name) = name else {
            return self.object(UNKNOWN, instruction);
        };
        if is_end(&name) {
            return;
        }
        let mut result = Value::Unknown;
        if OF_LENGTH.iter().any(|function| name.starts_with(function)) {
            let public = |register: usize| state.registers[register].is_public();
            if !public(RDI) || !public(RDX) || (!name.starts_with("memset") && !public(RSI)) {
                self.object(
                    "an address or a length that may depend on a secret",
                    instruction,
                );
            }
            result = Value::of(public(RDI));
        } else if let Some(Ok(address)) = place {
            result = Value::of(name.contains(DETECTION));
            self.arrive(address, callee(&state, next.is_some()));
        } else {
            self.object("a call of another library", instruction);
        }
        if let Some(next) = next {
            let arguments = ARGUMENTS.map(|register| state.registers[register]);
            for register in SCRATCH {
                state.registers[register] = Value::Unknown;
            }
            state.registers[RAX] = result;
            (state.carry, state.zero) = (false, false);
            for value in arguments {
                if let Value::Stack(at) = value {
                    state.store_word(at, 32, Value::Unknown);
                }
            }
            self.arrive(next, state);
        }
    }
}

/// State on entry of a called function: the arguments, in registers and on the stack.
fn callee(state: &State, returns: bool) -> State {
    let passed = |value: Value| {
        if let Value::Stack(_) = value {
            Value::Public
        } else {
            value
        }
    };
    let arguments = ARGUMENTS.map(|register| (register, passed(state.registers[register])));
    let mut entry = State::entry(&arguments);
    if let Value::Stack(top) = state.registers[RSP] {
        let top = if returns { top - 8 } else { top };
        let words = state.words.range(top + 8..top + 128);
        entry.words = words
            .map(|(at, (value, bytes))| (at - top, (passed(*value), *bytes)))
            .collect();
    }
    entry
}
