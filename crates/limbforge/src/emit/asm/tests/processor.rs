//! A processor made up for tests: two addresses, a carry flag that most instructions clobber, products in a fixed pair
//! of registers, a class of registers for addresses. An interpreter runs allocated code and trusts nothing: what is
//! clobbered holds nothing, and reading it fails.

use std::collections::HashMap;

use super::super::{
    allocate::{Allocation, Line},
    graph::{Graph, Kind},
    target::{Class, Place, Register, Target},
};
use crate::read::word::{Op, evaluate};

/// r0 … r7.
pub const GENERAL: Class = 0;
const REGISTERS: [Register; 8] = [5, 6, 7, 3, 4, 2, 1, 0];
/// The factor and the low word of a product, its high word, and a register that it destroys.
const LOW: Register = 0;
const HIGH: Register = 1;
const SCRATCH: Register = 2;
/// Always 0, and of no class.
pub const ZERO: Register = 8;
/// Registers of addresses.
const ADDRESS: Class = 1;
pub const ADDRESSES: [Register; 3] = [9, 10, 11];
/// The carry flag.
pub const CF: Register = 12;

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// The initial value of this register.
    Held(Register),
    /// A constant.
    Constant(u64),
    /// The word of this index from an address.
    Load(usize),
    /// A word to an address.
    Store(usize),
    /// Sum and carry.
    Add,
    /// Sum and carry of two words and the carry flag.
    AddCarry,
    /// Difference and borrow.
    Sub,
    /// Difference and borrow, less the carry flag.
    SubBorrow,
    /// Both words of a product.
    Multiply,
    /// The carry flag as a word.
    Carry,
    /// An operation of words that destroys the flag.
    Plain(Op),
}

/// The processor with some of its general registers.
#[derive(Clone, Copy, Debug)]
pub struct MadeUp {
    /// How many.
    pub registers: usize,
}

impl Target for MadeUp {
    type What = What;

    fn classes(&self) -> Vec<&[Register]> {
        vec![&REGISTERS[REGISTERS.len() - self.registers..], &ADDRESSES]
    }

    fn flags(&self) -> &[Register] {
        &[CF]
    }

    fn input(&self, what: &What, index: usize) -> Place {
        match (what, index) {
            (What::Load(_), 0) | (What::Store(_), 1) => Place::Any(ADDRESS),
            (What::Multiply, 0) => Place::Fixed(LOW),
            (What::AddCarry | What::SubBorrow, 2) | (What::Carry, 0) => Place::Fixed(CF),
            _ => Place::Any(GENERAL),
        }
    }

    fn results(&self, what: &What) -> &[Place] {
        match what {
            What::Held(_) | What::Store(_) => &[],
            What::Constant(_) | What::Load(_) | What::Carry => &[Place::Any(GENERAL)],
            What::Add | What::AddCarry | What::Sub | What::SubBorrow => {
                &[Place::Tied(0), Place::Fixed(CF)]
            }
            What::Multiply => &[Place::Fixed(LOW), Place::Fixed(HIGH)],
            What::Plain(_) => &[Place::Tied(0)],
        }
    }

    fn clobbers(&self, what: &What) -> &[Register] {
        match what {
            What::Multiply => &[SCRATCH, CF],
            What::Plain(_) => &[CF],
            _ => &[],
        }
    }

    fn latency(&self, what: &What) -> u32 {
        match what {
            What::Multiply => 4,
            What::Load(_) => 3,
            _ => 1,
        }
    }

    fn units(&self, what: &What) -> u32 {
        match what {
            What::Multiply => 2,
            _ => 3,
        }
    }
}

/// Registers, slots and the memory behind each register of addresses.
struct Machine {
    registers: HashMap<Register, u64>,
    slots: HashMap<usize, u64>,
    memory: HashMap<Register, Vec<u64>>,
}

impl Machine {
    fn get(&self, register: Register) -> u64 {
        let held = self.registers.get(&register);
        *held.unwrap_or_else(|| panic!("register {register} holds nothing"))
    }

    fn run(&mut self, what: What, inputs: &[u64]) -> Vec<u64> {
        let carry = |sum: u128| vec![sum as u64, (sum >> 64) as u64 & 1];
        let x = inputs.first().map_or(0, |&x| u128::from(x));
        let y = inputs.get(1).map_or(0, |&y| u128::from(y));
        let flag = inputs.get(2).map_or(0, |&flag| u128::from(flag));
        match what {
            What::Constant(k) => vec![k],
            What::Add | What::AddCarry => carry(x + y + flag),
            What::Sub | What::SubBorrow => carry(x.wrapping_sub(y + flag)),
            What::Multiply => vec![(x * y) as u64, ((x * y) >> 64) as u64],
            What::Carry => vec![inputs[0]],
            What::Plain(op) => vec![evaluate(op, inputs)],
            What::Held(_) | What::Load(_) | What::Store(_) => unreachable!("has its own line"),
        }
    }

    fn step(&mut self, what: What, from: &[Register], to: &[Register]) {
        let results = match what {
            What::Load(word) => vec![self.memory[&(self.get(from[0]) as Register)][word]],
            What::Store(word) => {
                let (value, base) = (self.get(from[0]), self.get(from[1]) as Register);
                self.memory.get_mut(&base).expect("an address")[word] = value;
                Vec::new()
            }
            _ => {
                let inputs: Vec<u64> = from.iter().map(|&r| self.get(r)).collect();
                self.run(what, &inputs)
            }
        };
        let target = MadeUp { registers: 8 };
        follows(&target, what, from, to);
        for register in target.clobbers(&what) {
            self.registers.remove(register);
        }
        self.registers
            .extend(to.iter().copied().zip(results.iter().copied()));
        assert_eq!(results.len(), to.len(), "{what:?}");
    }
}

/// Each operand is where the instruction has it.
fn follows(target: &MadeUp, what: What, from: &[Register], to: &[Register]) {
    let classes = target.classes();
    let fits = |place: Place, register: Register| match place {
        Place::Any(GENERAL) => register == ZERO || classes[GENERAL].contains(&register),
        Place::Any(class) => classes[class].contains(&register),
        Place::Fixed(fixed) => register == fixed,
        Place::Tied(input) => register == from[input] && register != ZERO,
    };
    for (index, &register) in from.iter().enumerate() {
        let place = target.input(&what, index);
        assert!(fits(place, register), "{what:?} reads {from:?}");
    }
    for (&place, &register) in target.results(&what).iter().zip(to) {
        assert!(fits(place, register), "{what:?} writes {to:?}");
    }
}

/// Runs allocated code on what is behind each register of addresses, and returns what is there at the end.
pub fn run(
    graph: &Graph<What>,
    allocation: &Allocation,
    memory: HashMap<Register, Vec<u64>>,
) -> HashMap<Register, Vec<u64>> {
    let mut machine = Machine {
        registers: HashMap::from([(ZERO, 0)]),
        slots: HashMap::new(),
        memory,
    };
    for item in &graph.items {
        if let Kind::Argument(register) = item.kind {
            machine.registers.insert(register, register.into());
        }
    }
    for line in &allocation.lines {
        match line {
            Line::Item { item, to, from, .. } => machine.step(graph.items[*item].what, from, to),
            Line::Copy { from, to } => {
                assert!(*from != CF && *to != CF, "a flag is copied");
                machine.registers.insert(*to, machine.get(*from));
            }
            Line::Spill { from, slot } => {
                assert_ne!(*from, CF, "a flag is spilled");
                machine.slots.insert(*slot, machine.get(*from));
            }
            Line::Fill { to, slot } => {
                machine.registers.insert(*to, machine.slots[slot]);
            }
        }
    }
    machine.memory
}
