//! Machine code: assembly that is printed, and compiled code that is read back.

mod aarch64_asm;
mod aarch64_table;
mod asm;
mod asm_mutants;
mod asm_objects;
#[path = "../support/aarch64.rs"]
mod emulated;
#[path = "../support/aarch64_host.rs"]
mod host;
#[path = "../support/hostile.rs"]
mod hostile;
#[path = "../support/library.rs"]
mod library;
#[path = "../support/machine_mutants.rs"]
mod machine_mutants;
#[path = "../support/riscv.rs"]
mod riscv_support;
#[path = "../support/states.rs"]
mod states;
#[cfg(target_arch = "x86_64")]
mod x86;
mod x86_asm;
#[path = "../support/x86_build.rs"]
mod x86_build;
#[path = "../support/x86_host.rs"]
mod x86_host;
#[path = "../support/x86_routines.rs"]
mod x86_routines;
mod x86_rust;
mod x86_schedules;
#[path = "../support/x86_turns.rs"]
mod x86_turns;
