//! Stores of a function, and where its callers find them.

use iced_x86::Instruction;

use super::{
    ARGUMENTS,
    extent::Extent,
    flow::Flow,
    range::Range,
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
        (from, to): (i64, i64),
        state: &State,
        i: &Instruction,
    ) {
        let from_range = |range: Range| {
            (
                range.low.saturating_add(from),
                range.high.saturating_add(to),
            )
        };
        match shape {
            Shape::Argument(n, Some(range)) => {
                let (from, to) = from_range(range);
                self.enter(n.into(), Extent::of(from, to));
            }
            Shape::Stack(at) => {
                let (from, to) = from_range(Range::one(at));
                self.stored_on_stack(from, to, state, i);
            }
            Shape::Frame(Some(range)) => {
                let (from, to) = from_range(range);
                self.stored_on_stack(from, to, state, i);
            }
            shape => self.written_somewhere(arguments, shape, state, i),
        }
    }

    /// The same at distances that are not known.
    fn written_somewhere(&mut self, arguments: u8, shape: Shape, state: &State, i: &Instruction) {
        match shape {
            Shape::Argument(n, _) => self.enter(n.into(), Extent::UNKNOWN),
            Shape::Stack(at) if at >= CALLER => {
                self.stored_on_stack(at, i64::MAX, state, i);
            }
            Shape::Frame(Some(range)) if range.high >= CALLER => {
                self.stored_on_stack(range.low, i64::MAX, state, i);
            }
            Shape::Above => self.object("a store somewhere in the frame of a caller", i),
            Shape::Stack(_) | Shape::Frame(_) => {}
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
