//! One run of a function, with secrets that have no value.
//!
//! A jump, an address or a length that depends on a secret is unknown and cannot be followed: the run ends there, and
//! says where. If it comes to its end, each run with inputs of the same lengths and the same public
//! ones has taken the same way, whatever its secrets. Where an instruction is only known by what it reads and writes,
//! it makes secrets of public values.

use crate::memory::Memory;
use crate::opcodes;
use crate::outside::{self, Processor};
use crate::program::Program;
use crate::refused::{is_copy, refused};
use crate::registers::{Registers, SECRETS};
use crate::word::Word;
use iced_x86::{
    Decoder, DecoderOptions, FlowControl, Instruction, InstructionInfoFactory, Mnemonic, OpAccess,
    OpKind, Register, UsedMemory, UsedRegister,
};
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

/// Where the stack ends, and its size.
const STACK: (u64, usize) = (0x7fff_0000_0000, 1 << 21);
/// Where the function returns to.
const END: u64 = 0x6000_0000_0000;
/// Bytes above the end of the stack.
const ABOVE: u64 = 4096;
/// Instructions of a run. The longest takes some millions.
const STEPS: usize = 1 << 28;

/// An instruction with what it uses.
pub struct Decoded {
    pub i: Instruction,
    pub registers: Vec<UsedRegister>,
    pub memory: Vec<UsedMemory>,
    /// Whether its time does not depend on its operands.
    is_listed: bool,
}

/// Length of a run, and the functions that it entered.
#[derive(Default)]
pub struct Ran {
    pub instructions: usize,
    pub functions: BTreeSet<String>,
}

pub struct Machine<'a> {
    pub program: &'a Program,
    pub processor: Processor,
    pub memory: Memory,
    pub registers: Registers,
    pub heap: u64,
    decoded: HashMap<u64, Rc<Decoded>>,
    factory: InstructionInfoFactory,
    at: u64,
}

impl<'a> Machine<'a> {
    pub fn new(program: &'a Program, processor: Processor) -> Machine<'a> {
        let (end, bytes) = STACK;
        let mut memory = program.memory.clone();
        memory.map(end - bytes as u64, bytes + ABOVE as usize);
        outside::map_heap(&mut memory);
        let mut registers = Registers::new();
        registers.set_word(Register::RSP, Word::known(end));
        Machine {
            program,
            processor,
            memory,
            registers,
            heap: outside::HEAP,
            decoded: HashMap::new(),
            factory: InstructionInfoFactory::new(),
            at: 0,
        }
    }

    /// Runs a function of addresses to its return.
    ///
    /// # Errors
    /// The first thing that would depend on a secret, or cannot be followed.
    pub fn run(&mut self, function: u64, arguments: &[u64]) -> Result<Ran, String> {
        let registers = [Register::RDI, Register::RSI, Register::RDX];
        for (register, argument) in registers.into_iter().zip(arguments) {
            self.registers.set_word(register, Word::known(*argument));
        }
        self.push(Word::known(END))?;
        self.at = function;
        let mut ran = Ran::default();
        let mut last = "";
        while self.at != END {
            let name = self.program.function(self.at);
            if name != last {
                ran.functions.insert(name.to_owned());
                last = name;
            }
            if ran.instructions == STEPS {
                return Err(format!("{name} does not end"));
            }
            ran.instructions += 1;
            let decoded = self.decode().map_err(|what| format!("{name}: {what}"))?;
            self.step(&decoded)
                .map_err(|what| format!("{name}: {what}: {}", decoded.i))?;
        }
        Ok(ran)
    }

    fn decode(&mut self) -> Result<Rc<Decoded>, String> {
        if let Some(decoded) = self.decoded.get(&self.at) {
            return Ok(decoded.clone());
        }
        let bytes: Vec<u8> = (self.at..self.at + 15)
            .map_while(|at| self.memory.load(at, 1)?[0])
            .collect();
        let i = Decoder::with_ip(64, &bytes, self.at, DecoderOptions::NONE).decode();
        if i.is_invalid() {
            return Err(format!("{:#x} is no instruction", self.at));
        }
        let info = self.factory.info(&i);
        refused(&i, info.used_registers()).map_err(|what| format!("{what}: {i}"))?;
        let decoded = Rc::new(Decoded {
            i,
            registers: info.used_registers().to_vec(),
            memory: used_memory(&i, info.used_memory()),
            is_listed: is_listed(&i),
        });
        self.decoded.insert(self.at, decoded.clone());
        Ok(decoded)
    }

    fn step(&mut self, decoded: &Decoded) -> Result<(), String> {
        let i = &decoded.i;
        self.check(decoded)?;
        self.at = i.next_ip();
        match i.flow_control() {
            FlowControl::Next => {
                let known = self.string(i)? || self.scalar(i)? || self.vector(i)?;
                if !known {
                    self.unknown(decoded)?;
                }
                Ok(())
            }
            FlowControl::UnconditionalBranch => self.go(i.near_branch_target()),
            FlowControl::IndirectBranch => {
                let to = self.operand(i, 0)?;
                self.go(to.number().ok_or("a jump to a secret place")?)
            }
            FlowControl::ConditionalBranch => {
                let by_flags = i.is_jcc_short_or_near();
                let taken = by_flags.then(|| self.registers.flags.holds(i.condition_code()));
                let taken = taken.flatten();
                if taken.ok_or("a condition that depends on a secret")? {
                    self.at = i.near_branch_target();
                }
                Ok(())
            }
            FlowControl::Call => {
                self.push(Word::known(i.next_ip()))?;
                self.go(i.near_branch_target())
            }
            FlowControl::IndirectCall => {
                let to = self.operand(i, 0)?;
                self.push(Word::known(i.next_ip()))?;
                self.go(to.number().ok_or("a call of a secret place")?)
            }
            FlowControl::Return => self.go_back(),
            _ => Err("an instruction that ends".to_owned()),
        }
    }

    /// Goes to a place, or does what a function of another library does.
    fn go(&mut self, to: u64) -> Result<(), String> {
        self.at = to;
        match self.program.elsewhere.get(&to) {
            Some(name) => {
                self.call_outside(name)?;
                self.go_back()
            }
            None => Ok(()),
        }
    }

    fn go_back(&mut self) -> Result<(), String> {
        let top = self.known(Register::RSP)?;
        self.at = self.load(top, 8)?.number().ok_or("a secret to return to")?;
        self.registers
            .set_word(Register::RSP, Word::known(top.wrapping_add(8)));
        Ok(())
    }

    pub fn push(&mut self, word: Word) -> Result<(), String> {
        let top = self.known(Register::RSP)?.wrapping_sub(8);
        self.registers.set_word(Register::RSP, Word::known(top));
        self.store(top, word, 8)
    }

    /// The number in a register that has to be public.
    pub fn known(&self, register: Register) -> Result<u64, String> {
        let number = self.registers.word(register).number();
        number.ok_or_else(|| format!("{register:?} depends on a secret"))
    }

    pub fn load(&self, at: u64, bytes: usize) -> Result<Word, String> {
        Ok(Word::of(self.bytes(at, bytes)?.iter().copied()))
    }

    pub fn bytes(&self, at: u64, bytes: usize) -> Result<&[Option<u8>], String> {
        let found = self.memory.load(at, bytes);
        found.ok_or_else(|| format!("no memory at {at:#x}"))
    }

    pub fn store(&mut self, at: u64, word: Word, bytes: usize) -> Result<(), String> {
        self.store_bytes(at, &word.bytes()[..bytes])
    }

    pub fn store_bytes(&mut self, at: u64, bytes: &[Option<u8>]) -> Result<(), String> {
        let stored = self.memory.store(at, bytes);
        stored.ok_or_else(|| format!("no memory at {at:#x}"))
    }

    /// The address of an access, lane by lane for gathers.
    fn address(&self, memory: &UsedMemory, lane: usize) -> Option<u64> {
        memory.virtual_address(lane, |register, lane, bytes| {
            self.part(register, lane, bytes)
        })
    }

    /// A part of an address: a register, or the lane of an index.
    pub fn part(&self, register: Register, lane: usize, bytes: usize) -> Option<u64> {
        if !register.is_vector_register() {
            return match register {
                Register::CS | Register::DS | Register::ES | Register::SS => Some(0),
                Register::FS | Register::GS => None,
                _ => self.registers.word(register).number(),
            };
        }
        let vector = self.registers.vector(register);
        let index = vector.get(lane * bytes..(lane + 1) * bytes)?;
        Word::of(index.iter().copied()).extended(bytes).number()
    }

    /// Addresses are public, and time depends on no secret operand.
    fn check(&self, decoded: &Decoded) -> Result<(), String> {
        let i = &decoded.i;
        for memory in &decoded.memory {
            let lanes = if i.is_vsib() { lanes(i) } else { 1 };
            for lane in 0..lanes {
                self.address(memory, lane)
                    .ok_or("an address that depends on a secret")?;
            }
            let masked = i.has_op_mask() && (i.is_vsib() || writes(memory.access()));
            if masked && !self.registers.is_known(i.op_mask()) {
                return Err("a store or a gather with a secret mask".to_owned());
            }
        }
        if !decoded.is_listed && self.reads_secret(decoded)? {
            return Err("an instruction that is not on the list, with a secret".to_owned());
        }
        Ok(())
    }

    fn reads_secret(&self, decoded: &Decoded) -> Result<bool, String> {
        let mut registers = decoded.registers.iter().filter(|r| reads(r.access()));
        let registers = registers.any(|r| !self.registers.is_known(r.register()));
        // What a gather loads does not matter: its lanes are at public places.
        let is_gather = decoded.i.is_vsib();
        let mut memory = false;
        for used in decoded.memory.iter().filter(|m| reads(m.access())) {
            let at = self.address(used, 0).ok_or("an address")?;
            let bytes = self.bytes(at, used.memory_size().size())?;
            memory |= !is_gather && bytes.iter().any(Option::is_none);
        }
        let flags = self.registers.flags.are_known(decoded.i.rflags_read());
        Ok(registers && !is_gather || memory || !flags)
    }

    /// An instruction of which only the operands are known: all that it writes counts as secret.
    fn unknown(&mut self, decoded: &Decoded) -> Result<(), String> {
        let i = &decoded.i;
        for memory in decoded.memory.iter().filter(|m| writes(m.access())) {
            let lanes = if i.is_vsib() { lanes(i) } else { 1 };
            for lane in 0..lanes {
                let at = self.address(memory, lane).ok_or("an address")?;
                if memory.memory_size().size() == 0 {
                    return Err("a store of nobody knows how many bytes".to_owned());
                }
                self.store_bytes(at, &vec![None; memory.memory_size().size()])?;
            }
        }
        for used in decoded.registers.iter().filter(|r| writes(r.access())) {
            let register = used.register();
            if register.is_vector_register() {
                self.registers.set_vector(register, SECRETS);
            } else if register.is_gpr() || register.is_k() {
                self.registers.set_word(register, Word::SECRET);
            }
        }
        let changed = match i.mnemonic() {
            Mnemonic::Rcl | Mnemonic::Rcr => u32::MAX,
            _ => i.rflags_modified(),
        };
        self.registers.flags.forget(changed);
        Ok(())
    }

    /// The address of an instruction's memory operand.
    pub fn place(&self, i: &Instruction) -> Result<u64, String> {
        let operand = (0..i.op_count()).find(|k| i.op_kind(*k) == OpKind::Memory);
        let operand = operand.ok_or("no operand in memory")?;
        let address = i.virtual_address(operand, 0, |register, lane, bytes| {
            self.part(register, lane, bytes)
        });
        Ok(address.ok_or("an address that depends on a secret")?)
    }
}

/// Some instructions name a place that they do not use.
fn used_memory(i: &Instruction, named: &[UsedMemory]) -> Vec<UsedMemory> {
    let used = ![Mnemonic::Lea, Mnemonic::Nop].contains(&i.mnemonic());
    named.iter().filter(|_| used).copied().collect()
}

/// Lanes of a gather or scatter.
fn lanes(i: &Instruction) -> usize {
    let data = (0..i.op_count()).map(|k| i.op_register(k));
    let data = data
        .filter(|r| r.is_vector_register())
        .map(Register::size)
        .max();
    let index = i.memory_index().size() / if i.is_vsib32() { 4 } else { 8 };
    (data.unwrap_or(0) / i.memory_size().size()).min(index)
}

fn is_listed(i: &Instruction) -> bool {
    let name = format!("{:?}", i.mnemonic()).to_lowercase();
    // Their lengths and addresses are checked.
    let copies = is_copy(i);
    let jump = i.flow_control() != FlowControl::Next;
    // Stores of some lanes have public masks here.
    let text = i.to_string().replace("]{", "] {");
    copies || jump || opcodes::is_constant_time(&name, &text)
}

fn reads(access: OpAccess) -> bool {
    matches!(
        access,
        OpAccess::Read | OpAccess::CondRead | OpAccess::ReadWrite | OpAccess::ReadCondWrite
    )
}

fn writes(access: OpAccess) -> bool {
    matches!(
        access,
        OpAccess::Write | OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite
    )
}
