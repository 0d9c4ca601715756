//! The parts of Limbforge that need a machine. They measure candidates, search for the best, and repeat published
//! studies.
//!
//! ```text
//! Prime ──survey──► Candidate ──build──► Subject ──measure──► Entry, ranked
//!                   search               measure              search
//! ```
//!
//! 1. [`search`] surveys the recipes of a prime, builds those worth measuring with the compilers of this machine, and
//!    ranks them. Each is compared with its checked programs before it is timed.
//! 2. [`measure`] has the compilers, the clock, the loading of libraries, and interleaved rounds.
//! 3. [`study`] makes the programs of a published claim, counts and measures them.
//! 4. [`superopt`] finds the shortest sequence of RISC-V instructions for a goal, or shows that there is none.
//! 5. [`assembler`] finds the assembler of this machine, [`host`] the processor model that is nearest to it, and
//!    [`parallel`] spreads work over its cores.
//! 6. [`listing`] shows the machine code that a compiler made of a function, and the printed lines it came from.
//! 7. [`formula`] measures whole formulas, compiled as one program and as calls.
//!
//! The compiler itself, crate `limbforge`, is pure: text in, text out. Threads, files, clocks and loaded libraries are
//! here.

pub mod assembler;
pub mod formula;
pub mod host;
pub mod listing;
pub mod measure;
pub mod parallel;
pub mod search;
pub mod study;
pub mod superopt;
