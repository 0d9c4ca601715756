//! The superoptimizer: against a complete enumeration of everything where that can be done, and on what is known.

mod brute;
mod known;
mod small;
mod solvers;
mod terms;
