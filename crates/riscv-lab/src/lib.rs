//! An RV64 core that can be taught instructions, and a clock for it.
//!
//! Everything starts from one table, [`isa::TABLE`]: a row per instruction, with its bits, operands, meaning and class
//! of latency. The decoder, the encoder, assembler text both ways, and the reference in `docs/riscv-isa.md` are
//! functions of it. Nine of its rows are instructions that no processor sells: multiply-adds and carry propagation for
//! big integers, six of them proposed at DAC 2024.
//!
//! ```
//! use riscv_lab::isa::{Instruction, Isa, decode, encode, parse};
//!
//! let isa: Isa = "rv64gc_zba_zbb+ise-full".parse()?;
//! let instruction = parse("maddlu a0, a1, a2, a3", &isa)?;
//! let word = encode(&instruction, &isa)?;
//! assert_eq!(word, 0x68c5_f57b);
//! assert_eq!(decode(word, &isa)?, (instruction, 4));
//! assert_eq!(instruction.to_string(), "maddlu a0, a1, a2, a3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod isa;
pub mod machine;
pub mod relocatable;
pub mod timing;
