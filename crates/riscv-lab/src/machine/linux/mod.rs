//! As much of Linux as a static program of one thread needs that reads and writes its standard streams.
//!
//! There are no files, other processes, threads or signals. Time is the count of instructions, a nanosecond each;
//! random bytes are those of a generator with a fixed seed: a run is the same each time. System calls that are neither
//! done nor known to do without are errors, not `ENOSYS`. Numbers: `include/uapi/asm-generic/unistd.h` of Linux.

mod maps;
mod stack;
mod streams;

use maps::Maps;
pub use stack::write_stack;
pub use streams::{Stream, Streams};

use super::error::Reason;
use super::hart::Hart;
use super::memory::{Fault, Memory};
use crate::isa::Reg;

/// Outcome of a system call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// The program goes on.
    Done,
    /// The program goes on, and its code may be another.
    CodeChanged,
    /// The program has ended.
    Exit(i32),
}

/// Errors as Linux numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i64)]
enum Errno {
    NoEntry = 2,
    Io = 5,
    BadFile = 9,
    NoMemory = 12,
    Fault = 14,
    NoDevice = 19,
    Invalid = 22,
    NotATerminal = 25,
    IllegalSeek = 29,
    NotImplemented = 38,
}

impl From<Fault> for Errno {
    fn from(_: Fault) -> Errno {
        Errno::Fault
    }
}

/// The process's number, and its thread's.
const PROCESS: u64 = 1;
/// Seed of the random bytes.
const SEED: u64 = 1;

/// The state behind the system calls.
pub struct Kernel {
    maps: Maps,
    random: u64,
}

impl Kernel {
    pub fn new() -> Kernel {
        Kernel {
            maps: Maps::new(),
            random: SEED,
        }
    }

    /// Where the program's memory ends, and its heap begins.
    pub fn set_break(&mut self, end: u64) {
        self.maps.set_break(end);
    }

    /// Does the system call in `a7`.
    ///
    /// # Errors
    /// [`Reason`] if it is not emulated or can never return.
    pub fn call(
        &mut self,
        hart: &mut Hart,
        memory: &mut Memory,
        streams: &mut Streams,
    ) -> Result<Call, Reason> {
        let a: [u64; 6] = std::array::from_fn(|index| hart.get(Reg::x(10 + index as u8)));
        let number = hart.get(Reg::A7);
        let mut call = Call::Done;
        let result: Result<u64, Errno> = match number {
            // exit, exit_group
            93 | 94 => return Ok(Call::Exit(a[0] as i32)),
            // read, write, readv, writev
            63 => streams.read(memory, a[0], a[1], a[2]),
            64 => streams.write(memory, a[0], a[1], a[2]),
            65 => streams.vector(memory, a[0], a[1], a[2], Streams::read),
            66 => streams.vector(memory, a[0], a[1], a[2], Streams::write),
            // close; dup, fcntl of the streams say that all is well
            57 | 25 if a[0] < 3 => Ok(0),
            57 | 25 | 23 => Err(Errno::BadFile),
            // lseek
            62 => Err(Errno::IllegalSeek),
            // ioctl: nothing is a terminal
            29 => Err(Errno::NotATerminal),
            // fstat, and newfstatat of an open file
            80 => streams.status(memory, a[0], a[1]),
            79 if a[0] < 3 => streams.status(memory, a[0], a[2]),
            // newfstatat, openat, readlinkat, faccessat, getcwd: there are no files
            79 | 56 | 78 | 48 | 17 => Err(Errno::NoEntry),
            // ppoll: what is asked for is there
            73 => streams.poll(memory, a[0], a[1]),
            // set_tid_address, gettid, getpid
            96 | 178 | 172 => Ok(PROCESS),
            // getppid, getuid, geteuid, getgid, getegid
            173..=177 => Ok(0),
            // set_robust_list, sched_setaffinity, sched_yield, sigaltstack, rt_sigaction, rt_sigprocmask, madvise
            99 | 122 | 124 | 132 | 134 | 233 => Ok(0),
            135 => old_mask(memory, a[2], a[3]),
            // futex
            98 => futex(memory, a[0], a[1], a[2])?,
            // nanosleep, clock_nanosleep: time is the count of instructions
            101 | 115 => Ok(0),
            113 | 114 => clock(memory, hart.retired, number, a[1]),
            169 => time_of_day(memory, hart.retired, a[0]),
            // sched_getaffinity
            123 => affinity(memory, a[1], a[2]),
            // kill, tkill, tgkill
            129 | 130 => return Err(Reason::Signal { number: a[1] }),
            131 => return Err(Reason::Signal { number: a[2] }),
            // uname
            160 => name(memory, a[0]),
            // getrlimit, prlimit64
            163 => limit(memory, a[0], a[1]),
            261 => limit(memory, a[1], a[3]),
            214 => Ok(self.maps.set_heap(memory, a[0])),
            215 => self.maps.unmap(memory, a[0], a[1]),
            216 => self.maps.remap(memory, &a),
            222 => self.maps.map(memory, &a),
            226 => self.maps.protect(memory, a[0], a[1], a[2]),
            278 => self.random(memory, a[0], a[1]),
            // riscv_flush_icache
            259 => Ok(0),
            // What the C library and Rust's do without: riscv_hwprobe, membarrier, rseq, clone3
            258 | 283 | 293 | 435 => Err(Errno::NotImplemented),
            _ => return Err(Reason::SystemCall { number }),
        };
        if matches!(number, 215 | 216 | 222 | 226 | 259) {
            call = Call::CodeChanged;
        }
        let value = result.unwrap_or_else(|error| (error as i64).wrapping_neg() as u64);
        hart.set(Reg::A0, value);
        Ok(call)
    }

    /// getrandom: SplitMix64.
    fn random(&mut self, memory: &mut Memory, address: u64, length: u64) -> Result<u64, Errno> {
        // Linux gives at most 2^25 − 1 bytes at a time, and never fewer than 256 if they were asked for.
        let length = length.min(1 << 16);
        let mut bytes = Vec::new();
        while (bytes.len() as u64) < length {
            bytes.extend(split_mix(&mut self.random).to_le_bytes());
        }
        memory.store_all(address, &bytes[..length as usize])?;
        Ok(length)
    }
}

/// SplitMix64 (Steele, Lea, Flood, 2014).
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Stores words if there is a place for them.
fn store_words(memory: &mut Memory, address: u64, words: &[u64]) -> Result<u64, Errno> {
    if address != 0 {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        memory.store_all(address, &bytes)?;
    }
    Ok(0)
}

const NANOSECONDS: u64 = 1_000_000_000;

/// clock_gettime; clock_getres: a nanosecond.
fn clock(memory: &mut Memory, time: u64, number: u64, address: u64) -> Result<u64, Errno> {
    let time = if number == 113 { time } else { 1 };
    store_words(memory, address, &[time / NANOSECONDS, time % NANOSECONDS])
}

fn time_of_day(memory: &mut Memory, time: u64, address: u64) -> Result<u64, Errno> {
    store_words(
        memory,
        address,
        &[time / NANOSECONDS, time % NANOSECONDS / 1000],
    )
}

/// rt_sigprocmask: the mask was empty.
fn old_mask(memory: &mut Memory, address: u64, size: u64) -> Result<u64, Errno> {
    if size != 8 {
        return Err(Errno::Invalid);
    }
    store_words(memory, address, &[0])
}

/// Waking wakes nobody; waiting for a value that is there would never end.
fn futex(
    memory: &Memory,
    address: u64,
    operation: u64,
    value: u64,
) -> Result<Result<u64, Errno>, Reason> {
    const WAIT: u64 = 0;
    const WAKE: u64 = 1;
    const WAIT_BITSET: u64 = 9;
    const WAKE_BITSET: u64 = 10;
    const TRY_AGAIN: u64 = 11;
    Ok(match operation & 0x7f {
        WAKE | WAKE_BITSET => Ok(0),
        WAIT | WAIT_BITSET => match memory.load(address).map(u32::from_le_bytes) {
            Ok(there) if there == value as u32 => return Err(Reason::Waits),
            Ok(_) => Ok(TRY_AGAIN.wrapping_neg()),
            Err(fault) => Err(fault.into()),
        },
        _ => Err(Errno::NotImplemented),
    })
}

/// One processor.
fn affinity(memory: &mut Memory, size: u64, address: u64) -> Result<u64, Errno> {
    if size < 8 {
        return Err(Errno::Invalid);
    }
    store_words(memory, address, &[1]).map(|_| 8)
}

/// uname: six fields of 65 bytes.
fn name(memory: &mut Memory, address: u64) -> Result<u64, Errno> {
    let mut bytes = Vec::new();
    for field in ["Linux", "riscv-lab", "6.1.0", "#1", "riscv64", ""] {
        bytes.extend(field.as_bytes());
        bytes.resize(bytes.len().next_multiple_of(65), 0);
    }
    bytes.resize(6 * 65, 0);
    memory.store_all(address, &bytes)?;
    Ok(0)
}

/// The stack has its size, and nothing else a limit.
fn limit(memory: &mut Memory, resource: u64, address: u64) -> Result<u64, Errno> {
    const RLIMIT_STACK: u64 = 3;
    let now = if resource == RLIMIT_STACK {
        super::STACK
    } else {
        u64::MAX
    };
    store_words(memory, address, &[now, u64::MAX])
}
