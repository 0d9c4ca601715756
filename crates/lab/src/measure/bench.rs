//! A function with its memory, ready to be called over and over.

use super::{memory::Slots, sample::Operation};

/// Independent calls in a throughput sample: enough to fill the reorder window of any present core.
pub const STREAMS: usize = 8;

/// An operation and a slot for each stream.
#[derive(Debug)]
pub struct Bench<'a> {
    operation: &'a Operation,
    slots: Slots,
}

impl<'a> Bench<'a> {
    /// With the first inputs loaded.
    #[must_use]
    pub fn new(operation: &'a Operation) -> Bench<'a> {
        let mut bench = Bench {
            operation,
            slots: operation.function().slots(STREAMS),
        };
        bench.load(0);
        bench
    }

    /// Fills the slots with consecutive inputs from number `first` on. With the number of the round, every quantity
    /// starts from every input, however many there are.
    pub fn load(&mut self, first: usize) {
        let inputs = self.operation.slots();
        for slot in 0..STREAMS {
            self.slots.set(slot, &inputs[(first + slot) % inputs.len()]);
        }
    }

    /// Calls the function `steps` times on each of the first `streams` slots. Returns the number of calls.
    pub fn run(&mut self, streams: usize, steps: usize) -> usize {
        let function = self.operation.function();
        function.run(&mut self.slots, streams, steps);
        streams * steps
    }
}
