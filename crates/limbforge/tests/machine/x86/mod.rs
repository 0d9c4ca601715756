//! Tests that run code of x86-64, or read code that a compiler made for it.

mod go_asm;
mod go_hostile;
mod hostile;
mod hostile_arranged;
mod hostile_ct;
mod hostile_elements;
mod hostile_files;
mod hostile_parts;
mod hostile_routines;
mod hostile_rust;
mod hostile_slots;
mod hostile_stack;
mod hostile_turns;
mod hostile_words;
mod mutants;
mod object_code;
mod objects;
mod table;
mod targets;
mod turn_mutants;
mod unrolled_mutants;
mod vector_time;
