//! Texts and objects that `limbforge prove` takes or refuses, and its reasons.

mod all;
mod compiled;
#[cfg(target_arch = "x86_64")]
mod compiled_bytes;
mod formulas;
#[cfg(target_arch = "x86_64")]
mod inversion_bytes;
mod lane_formulas;
mod lanes;
mod mutants;
mod reasons;
mod rocq;
mod rocq_cases;
mod rocq_formulas;
mod rocq_mutants;
mod rocq_statements;
mod rocq_text;
#[cfg(target_arch = "x86_64")]
mod rust_objects;
mod support;
mod texts;
mod vectors_of_c;
