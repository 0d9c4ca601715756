//! Who watches a run.

use crate::isa::Instruction;

/// An instruction that has been executed.
#[derive(Clone, Copy, Debug)]
pub struct Retired<'a> {
    /// It.
    pub instruction: &'a Instruction,
    /// Its address.
    pub pc: u64,
    /// Its bytes: 2 or 4.
    pub length: u8,
    /// The address of the instruction that came after it.
    pub next: u64,
    /// The address that it loaded from or stored to.
    pub address: Option<u64>,
}

impl Retired<'_> {
    /// It led elsewhere than to the instruction behind it.
    pub fn taken(&self) -> bool {
        self.next != self.pc.wrapping_add(self.length.into())
    }
}

/// Is told of each instruction, and can change nothing.
pub trait Observer {
    /// An instruction has been executed.
    fn retired(&mut self, retired: &Retired<'_>);
}

/// Nobody watches.
impl Observer for () {
    #[inline]
    fn retired(&mut self, _: &Retired<'_>) {}
}

impl<O: Observer> Observer for &mut O {
    #[inline]
    fn retired(&mut self, retired: &Retired<'_>) {
        (**self).retired(retired);
    }
}
