//! `probe [BACKEND [NAME]]`: does things with a secret, each by a function of its own, and prints name and result.
//!
//! Under valgrind the secret counts as undefined until a function has returned, so that memcheck reports every branch
//! and every address that depends on it. The same functions are where the inspection of this program's code begins.

mod backends;
mod bytes;
mod memcheck;
mod planted;

#[cfg(target_arch = "x86_64")]
use backends::asm64;
use backends::{m51, m64, serial51, x25_5};
use std::process::ExitCode;

/// A function of a secret and of something public. All three are addresses, and the function is called by its own, so
/// that the compiler can neither specialise it nor pass bytes instead.
type Probe = fn(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]);

/// Functions of one backend, by name.
type Table = &'static [(&'static str, Probe)];

/// Each function with its name, which is also that in the disassembly.
macro_rules! table {
    ($($name:ident),* $(,)?) => { &[$((stringify!($name), $name)),*] };
}
use table;

const TABLES: &[(&str, Table)] = &[
    #[cfg(target_arch = "x86_64")]
    ("asm64", asm64::probes::TABLE),
    ("m64", m64::probes::TABLE),
    ("m51", m51::probes::TABLE),
    ("serial51", serial51::probes::TABLE),
    ("x25_5", x25_5::probes::TABLE),
    ("planted", planted::TABLE),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let wanted = |at: usize, name: &str| arguments.get(at).is_none_or(|argument| argument == name);
    let mut found = false;
    for (backend, table) in TABLES.iter().filter(|(backend, _)| wanted(0, backend)) {
        for (name, probe) in table.iter().filter(|(name, _)| wanted(1, name)) {
            println!("{backend} {name} {}", run(*probe));
            found = true;
        }
    }
    if found {
        ExitCode::SUCCESS
    } else {
        eprintln!("no such probe; without arguments this program runs and lists all of them");
        ExitCode::FAILURE
    }
}

/// The result in hexadecimal.
fn run(probe: Probe) -> String {
    let secret: [u8; 64] = std::array::from_fn(|i| 3 * i as u8 + 1);
    let public: [u8; 64] = std::array::from_fn(|i| 2 * i as u8 + 9);
    let mut out = [0; 64];
    memcheck::mark_undefined(&secret);
    probe(&secret, &public, &mut out);
    memcheck::mark_defined(&out);
    out.iter().map(|byte| format!("{byte:02x}")).collect()
}
