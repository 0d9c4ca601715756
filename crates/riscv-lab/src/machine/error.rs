//! Why a program could not be loaded or ended.

use std::fmt;

use super::memory::Fault;
use crate::isa::{DecodeError, Instruction};

/// A file that cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// It is no ELF file, or a damaged one.
    Damaged(String),
    /// It is made for another processor or width.
    Foreign(&'static str),
    /// It needs an interpreter and libraries.
    Dynamic,
    /// A segment lies where it cannot be.
    Segment {
        /// Its first address.
        address: u64,
        /// Its bytes in memory.
        size: u64,
    },
    /// Arguments and environment have no place on the stack.
    Arguments,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Damaged(reason) => write!(
                f,
                "this is not a complete ELF file ({reason}); give an executable for riscv64"
            ),
            LoadError::Foreign(reason) => write!(
                f,
                "this ELF file {reason}; give a little-endian executable for riscv64"
            ),
            LoadError::Dynamic => write!(
                f,
                "this program needs an interpreter and shared libraries; link it with -static"
            ),
            LoadError::Segment { address, size } => write!(
                f,
                "a segment of {size} bytes at {address:#x} ends above 2^32 or exceeds 2^30 bytes; link the program at a lower address"
            ),
            LoadError::Arguments => {
                write!(f, "the arguments do not fit on the stack; pass fewer")
            }
        }
    }
}

impl std::error::Error for LoadError {}

/// A program that ended otherwise than by `exit`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Address of the instruction.
    pub pc: u64,
    /// Its bytes, if they could be read.
    pub bytes: Vec<u8>,
    /// The instruction, if it is one.
    pub instruction: Option<Instruction>,
    /// The reason of the stop.
    pub reason: Reason,
}

/// Reason for which a program stops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Its bytes are no instruction of the core.
    Decode(DecodeError),
    /// An access to memory that is not allowed.
    Fault(Fault),
    /// An atomic access to an address that its width does not divide.
    Misaligned {
        /// The address.
        address: u64,
    },
    /// `ebreak`.
    Breakpoint,
    /// A register of status that there is none of, or that cannot be written.
    Status {
        /// Its number.
        number: u16,
    },
    /// A system call that is not emulated.
    SystemCall {
        /// Its number.
        number: u64,
    },
    /// It waits for another thread, and there is none.
    Waits,
    /// It ended itself with a signal, as `abort` does.
    Signal {
        /// The signal's number.
        number: u64,
    },
    /// A function that was called from outside ended the program.
    Exit {
        /// With this status.
        status: i32,
    },
    /// As many instructions as were allowed have been executed.
    Limit {
        /// How many.
        instructions: u64,
    },
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at pc {:#x}", self.pc)?;
        let bytes: Vec<_> = self
            .bytes
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        match (&self.reason, &self.instruction) {
            (Reason::Decode(error), _) => return write!(f, ": {error}"),
            (_, Some(instruction)) => write!(f, ", `{instruction}` ({})", bytes.join(" "))?,
            (_, None) => {}
        }
        match &self.reason {
            Reason::Decode(error) => write!(f, ": {error}"),
            Reason::Fault(fault) => write!(f, ": {fault}"),
            Reason::Misaligned { address } => write!(
                f,
                ": an atomic access needs an aligned address, not {address:#x}"
            ),
            Reason::Breakpoint => write!(
                f,
                ": a breakpoint without a debugger; end the program with the system call exit (a7 = 93)"
            ),
            Reason::Status { number } => write!(
                f,
                ": the status register {number:#x} does not exist or cannot be written; use cycle, time, instret, fflags, frm or fcsr"
            ),
            Reason::SystemCall { number } => write!(
                f,
                ": system call {number} is not emulated; run the program under qemu-riscv64, or build it without this call"
            ),
            Reason::Waits => write!(
                f,
                ": the program waits for another thread, but the core runs only one; build it without threads"
            ),
            Reason::Signal { number } => {
                write!(f, ": the program ended itself with signal {number}")
            }
            Reason::Exit { status } => write!(
                f,
                ": the function ended the program with status {status} and did not return"
            ),
            Reason::Limit { instructions } => write!(
                f,
                ": the program did not end within {instructions} instructions; raise the limit"
            ),
        }
    }
}

impl std::error::Error for Stop {}
