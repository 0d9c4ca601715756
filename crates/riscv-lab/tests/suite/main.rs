//! The emulated core: instructions, clocks, and other implementations beside it.

mod assemblers;
mod compiled;
mod encoding;
mod machine;
mod pseudo_code;
mod qemu;
mod reference;
mod relocatable;
mod support;
mod timing;
mod u74;
