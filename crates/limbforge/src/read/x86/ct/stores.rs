//! Stores of a function, and where its callers find them.

use iced_x86::Instruction;

use super::{
    ARGUMENTS,
    extent::Extent,
    flow::Flow,
    state::State,
    value::{CALLER, Shape, Value},
};

impl Flow<'_> {
    /// Something is stored at distances from an address.
    pub(super) fn written(
        &mut self,
        address: Value,
        extent: Extent,
        state: &State,
        i: &Instruction,
    ) {
        let Value::Public { arguments, shape } = address else {
            return;
        };
        if let Some((from, to)) = extent.known {
            self.written_at(arguments, shape, (from, to), state, i);
        }
        if extent.others {
            self.written_somewhere(arguments, shape, state, i);
        }
    }

    /// The same at known distances.
    fn written_at(
        &mut self,
        arguments: u8,
        shape: Shape,
        known: (i64, i64),
        state: &State,
        i: &Instruction,
    ) {
        match (shape, shape.range()) {
            (Shape::Argument(n, _), Some(range)) => {
                let (from, to) = range.span(known);
                self.enter(n.into(), Extent::of(from, to));
            }
            (Shape::Stack(_) | Shape::Frame(_), Some(range)) => {
                let (from, to) = range.span(known);
                self.stored_on_stack(from, to, state, i);
            }
            _ => self.written_somewhere(arguments, shape, state, i),
        }
    }

    /// The same at distances that are not known.
    fn written_somewhere(&mut self, arguments: u8, shape: Shape, state: &State, i: &Instruction) {
        match shape {
            Shape::Argument(n, _) => self.enter(n.into(), Extent::UNKNOWN),
            Shape::Stack(_) | Shape::Frame(_) => {
                if let Some(range) = shape.range().filter(|range| range.high >= CALLER) {
                    self.stored_on_stack(range.low, i64::MAX, state, i);
                }
            }
            Shape::Above => self.object("a store somewhere in the frame of a caller", i),
            // It may be any of these.
            _ => {
                for n in (0..ARGUMENTS).filter(|n| arguments >> n & 1 == 1) {
                    self.enter(n, Extent::UNKNOWN);
                }
            }
        }
    }

    fn enter(&mut self, argument: usize, extent: Extent) {
        let known = self.summary.written.entry(argument).or_default();
        *known = known.hull(extent);
    }

    /// Something is stored at distances from where the stack pointer was on entry.
    fn stored_on_stack(&mut self, from: i64, to: i64, state: &State, i: &Instruction) {
        if state.is_between(from, to) {
            self.object("a store beside an aligned stack pointer", i);
        }
        if to > CALLER {
            let from = from.max(CALLER);
            let (low, high) = self.summary.above.unwrap_or((from, to));
            self.summary.above = Some((low.min(from), high.max(to)));
        }
    }
}
