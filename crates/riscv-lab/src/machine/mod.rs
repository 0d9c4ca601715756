//! A machine: a core, memory, and as much of Linux as static programs need.
//!
//! A program is a static ELF file. It begins as under Linux: `sp` points to its arguments, environment and auxiliary
//! vector. It ends by the system call `exit` or `exit_group`. So do programs for no operating system: what they need of
//! memory lies in their segments (`.bss` included) and in the stack that they are given, `write` prints, and anything
//! else that they meet is an error with its place.
//!
//! The core executes what [`isa::TABLE`](crate::isa::TABLE) says and counts instructions. It knows no cycles: whoever
//! wants to watches it ([`Observer`]). `rdcycle`, `rdtime` and the clock count instructions, so that a run is the same
//! each time and under each timing model.
//!
//! ```
//! use riscv_lab::isa::{Isa, Reg, parse};
//! use riscv_lab::machine::Machine;
//!
//! let isa: Isa = "rv64gc".parse()?;
//! let code = [parse("mul a0, a0, a1", &isa)?, parse("jalr zero, 0(ra)", &isa)?];
//! let mut machine = Machine::new(isa);
//! machine.place(0x1_0000, &code)?;
//! assert_eq!(machine.call(0x1_0000, &[6, 7], &mut ())?, 42);
//! assert_eq!(machine.hart.retired, 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod code;
mod error;
mod executable;
mod hart;
mod linux;
mod memory;
mod observer;

use std::fmt;

use code::Code;
pub use error::{LoadError, Reason, Stop};
pub(crate) use executable::riscv_header;
pub use executable::{Executable, Segment};
pub use hart::Hart;
use hart::Next;
use linux::{Call, Kernel};
pub use linux::{Stream, Streams};
pub use memory::{Access, END, Fault, Memory, PAGE, Permissions};
pub use observer::{Observer, Retired};

use crate::isa::{EncodeError, Instruction, Isa, Reg, decode, encode};

/// Where functions return to that are called from outside: no address of memory.
const OUTSIDE: u64 = END + 0x1000;

/// Highest address of the stack.
const STACK_END: u64 = 0xf000_0000;
/// Bytes of the stack.
const STACK: u64 = 8 << 20;

/// How a run ended that went well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// By `exit` with this status.
    Exit(i32),
    /// A function that was called from outside has returned.
    Returned,
}

/// A core with memory and system calls.
pub struct Machine {
    /// Registers and the count of instructions.
    pub hart: Hart,
    /// Memory of the program.
    pub memory: Memory,
    /// Where it reads and writes.
    pub streams: Streams,
    /// Instructions after which a run is given up; none to begin with.
    pub limit: Option<u64>,
    isa: Isa,
    code: Code,
    kernel: Kernel,
}

impl Machine {
    /// A core with these instructions, a stack, and nothing else in memory. What it prints is kept.
    pub fn new(isa: Isa) -> Machine {
        let mut memory = Memory::new();
        memory.map(STACK_END - STACK, STACK, Permissions::READ_WRITE);
        let mut hart = Hart::new();
        hart.set(Reg::SP, STACK_END);
        Machine {
            hart,
            memory,
            streams: Streams::kept(),
            limit: None,
            isa,
            code: Code::new(isa),
            kernel: Kernel::new(),
        }
    }

    /// Its instruction set.
    pub fn isa(&self) -> &Isa {
        &self.isa
    }

    /// Loads a program and sets the core to its beginning. The first argument is the program's name by custom.
    ///
    /// # Errors
    /// [`LoadError`].
    pub fn load(
        &mut self,
        program: &Executable,
        arguments: &[String],
        environment: &[String],
    ) -> Result<(), LoadError> {
        for segment in &program.segments {
            let (address, size) = (segment.address, segment.size);
            let refused = LoadError::Segment { address, size };
            // The first page stays empty, so that null pointers are found.
            let overlaps = address < PAGE || address.saturating_add(size) > STACK_END - STACK;
            if overlaps || !self.memory.map(address, size, segment.permissions) {
                return Err(refused);
            }
            let loaded = self.memory.load_image(address, &segment.bytes);
            loaded.map_err(|_| refused)?;
        }
        let ends = program.segments.iter().map(|s| s.address + s.size);
        self.kernel.set_break(ends.max().unwrap_or(0));
        let sp = linux::write_stack(
            &mut self.memory,
            STACK_END,
            program,
            &self.isa,
            arguments,
            environment,
        );
        self.hart.set(Reg::SP, sp.ok_or(LoadError::Arguments)?);
        self.hart.pc = program.entry;
        self.code.clear();
        Ok(())
    }

    /// Puts code at an address, in pages that it may execute and read.
    ///
    /// # Errors
    /// [`PlaceError`] if an instruction has no word in this instruction set, or there is no place.
    pub fn place(&mut self, address: u64, code: &[Instruction]) -> Result<(), PlaceError> {
        let mut bytes = Vec::with_capacity(code.len() * 4);
        for instruction in code {
            let word = encode(instruction, &self.isa).map_err(PlaceError::Encode)?;
            bytes.extend(word.to_le_bytes());
        }
        let permissions = Permissions::READ.and(Permissions::EXECUTE);
        let length = bytes.len() as u64;
        if !self.memory.map(address, length, permissions)
            || self.memory.load_image(address, &bytes).is_err()
        {
            return Err(PlaceError::NoPlace { address, length });
        }
        self.code.clear();
        Ok(())
    }

    /// Calls a function with arguments in `a0` … `a7` and returns its `a0`. Other registers stay as they are: look at
    /// them in `hart`.
    ///
    /// # Errors
    /// [`Stop`] if it does not return.
    ///
    /// # Panics
    /// With more than eight arguments.
    pub fn call<O: Observer>(
        &mut self,
        function: u64,
        arguments: &[u64],
        observer: &mut O,
    ) -> Result<u64, Stop> {
        assert!(arguments.len() <= 8, "at most eight arguments");
        for (number, argument) in (10..).zip(arguments) {
            self.hart.set(Reg::x(number), *argument);
        }
        self.hart.set(Reg::RA, OUTSIDE);
        self.hart.pc = function;
        match self.run(observer)? {
            End::Returned => Ok(self.hart.get(Reg::A0)),
            End::Exit(status) => Err(self.stop(self.hart.pc - 4, Reason::Exit { status })),
        }
    }

    /// Runs until the program ends.
    ///
    /// # Errors
    /// [`Stop`] if it ends otherwise than by `exit` or by returning.
    pub fn run<O: Observer>(&mut self, observer: &mut O) -> Result<End, Stop> {
        loop {
            if let Some(instructions) = self.limit.filter(|limit| self.hart.retired >= *limit) {
                return Err(self.stop(self.hart.pc, Reason::Limit { instructions }));
            }
            if self.hart.pc == OUTSIDE {
                return Ok(End::Returned);
            }
            match self.block(observer) {
                Ok(Next::At(pc)) => self.hart.pc = pc,
                Ok(Next::CodeChanged) => self.code.clear(),
                Ok(Next::SystemCall) => {
                    let call =
                        self.kernel
                            .call(&mut self.hart, &mut self.memory, &mut self.streams);
                    match call {
                        Ok(Call::Done) => {}
                        Ok(Call::CodeChanged) => self.code.clear(),
                        Ok(Call::Exit(status)) => return Ok(End::Exit(status)),
                        // The core is behind the call already.
                        Err(reason) => return Err(self.stop(self.hart.pc - 4, reason)),
                    }
                }
                Err(reason) => return Err(self.stop(self.hart.pc, reason)),
            }
        }
    }

    /// Executes the block at pc. What it asks for at its end is returned, with pc behind it.
    #[inline]
    fn block<O: Observer>(&mut self, observer: &mut O) -> Result<Next, Reason> {
        let Machine {
            hart, memory, code, ..
        } = self;
        let mut pc = hart.pc;
        let mut next = Next::At(pc);
        for line in code.block(memory, pc)? {
            let after = pc.wrapping_add(line.length.into());
            let done = match hart.execute(memory, &line.instruction, line.effect, pc, after) {
                Ok(done) => done,
                Err(reason) => {
                    hart.pc = pc;
                    return Err(reason);
                }
            };
            hart.retired += 1;
            next = done.next;
            let to = match next {
                Next::At(to) => to,
                Next::SystemCall | Next::CodeChanged => after,
            };
            observer.retired(&Retired {
                instruction: &line.instruction,
                pc,
                length: line.length,
                next: to,
                address: done.address,
            });
            pc = to;
        }
        hart.pc = pc;
        Ok(next)
    }

    fn stop(&self, pc: u64, reason: Reason) -> Stop {
        let word = code::word(&self.memory, pc).ok();
        let bytes = word.map_or_else(Vec::new, |word| {
            let length = if word & 3 == 3 { 4 } else { 2 };
            word.to_le_bytes()[..length].to_vec()
        });
        let decoded = word.and_then(|word| decode(word, &self.isa).ok());
        Stop {
            pc,
            bytes,
            instruction: decoded.map(|(instruction, _)| instruction),
            reason,
        }
    }
}

impl fmt::Debug for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Machine({}, pc {:#x})", self.isa, self.hart.pc)
    }
}

/// Code that cannot be put into memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceError {
    /// An instruction has no word.
    Encode(EncodeError),
    /// The pages cannot be had.
    NoPlace {
        /// First address.
        address: u64,
        /// Bytes.
        length: u64,
    },
}

impl fmt::Display for PlaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlaceError::Encode(error) => write!(f, "{error}"),
            PlaceError::NoPlace { address, length } => write!(
                f,
                "{length} bytes at {address:#x} end above 2^32 or exceed the memory limit; choose another address"
            ),
        }
    }
}

impl std::error::Error for PlaceError {}
