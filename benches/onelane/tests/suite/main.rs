//! Every routine against big integers, on every machine that the processor has.

mod carries;
mod fold;
mod formulas;
mod montgomery;
#[cfg(target_arch = "x86_64")]
mod printed;
mod residues;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod scalar;
mod support;
mod vectors;
