//! The compiler: programs, their check, and printed code of higher languages.

mod across;
mod attacks;
mod breadth;
mod cases;
mod certificate;
mod cpu;
mod emit;
mod explain;
mod fields;
mod formula;
mod hostile;
mod inverse;
mod inverse_entries;
mod lanes;
mod listing;
#[path = "../support/meaning.rs"]
mod meaning;
mod mutants;
#[path = "../support/mutated.rs"]
mod mutated;
mod operators;
mod oracle;
mod passes;
mod random_check;
#[path = "../support/random_routine/mod.rs"]
mod random_routine;
mod random_routines;
mod regen;
mod routines;
mod shapes;
mod shift_add;
mod signed_bits;
#[path = "../support/mod.rs"]
mod support;
mod vector_files;
