//! States before the targets of jumps.

use std::collections::BTreeMap;

use super::state::State;

/// States before a target that are followed each by itself: so many turns of a loop.
const STATES: usize = 1 << 5;

/// Words of the frame in all states that are kept.
const KNOWN: usize = 1 << 20;

/// Words of states that are compared in the time of a step.
const COMPARED: usize = 1 << 5;

/// The states that were followed.
#[derive(Default)]
pub struct Visited {
    /// By the target. The last has what all states after the first few have in common.
    states: BTreeMap<u64, Vec<State>>,
    /// Words of the frame in all of them.
    known: usize,
}

impl Visited {
    /// A target is reached. The state that is to be followed from there, unless it was, and the steps that this took.
    pub fn arrive(&mut self, at: u64, mut state: State) -> (Option<State>, usize) {
        let states = self.states.entry(at).or_default();
        let words: usize = states.iter().map(State::words).sum();
        let steps = words / COMPARED;
        if states.iter().any(|known| known.covers(&state)) {
            return (None, steps);
        }
        if states.len() == STATES
            && let Some(last) = states.pop()
        {
            self.known -= last.words();
            state = last.join(&state);
        }
        self.known += state.words();
        states.push(state.clone());
        (Some(state), steps)
    }

    /// Whether they have too many words.
    pub fn is_full(&self) -> bool {
        self.known > KNOWN
    }
}
