//! The state before every turn of a loop: contents of places, as linear forms in the number of turns that are left,
//! or as words that can be anything.

use std::collections::BTreeMap;

use super::{
    machine::{Held, Machine},
    memory::{Region, Slot},
    operands::displaced,
    public::{Facts, Linear},
    state::State,
    turns::Way,
};
use crate::read::word::Node;

/// The state before every turn of a loop.
pub struct Invariant {
    pub left: Node,
    pub total: Linear,
    /// For words before the first turn and after it, the word that stands for them.
    pub words: BTreeMap<(Node, Node), Node>,
}

impl Invariant {
    pub fn new(left: Node, total: Linear) -> Invariant {
        Invariant {
            left,
            total,
            words: BTreeMap::new(),
        }
    }

    /// The number of turns before this one.
    fn done(&self) -> Linear {
        let done = self.total.plus(-1, &Linear::number(self.left));
        done.expect("small numbers")
    }

    /// The number of the turn's element.
    pub fn index(&self, down: bool) -> Linear {
        match down {
            true => self.later(),
            false => self.done(),
        }
    }

    /// The number of turns after this one; -1 if there is no turn.
    pub fn later(&self) -> Linear {
        let later = Linear::number(self.left).plus(-1, &Linear::constant(1));
        later.expect("small numbers")
    }

    /// The state that those before and after the first turn have in common.
    pub fn joined(&mut self, machine: &mut Machine<'_>, before: &State, after: &State) -> State {
        let mut state = before.clone();
        state.places.clear();
        state.memory.slots.clear();
        state.memory.is_written |= after.memory.is_written;
        for (&place, &held) in &before.places {
            let next = after.places.get(&place);
            if let Some(held) =
                next.and_then(|next| self.join(machine, (before, after), held, *next))
            {
                state.places.insert(place, held);
            }
        }
        for (&at, &slot) in &before.memory.slots {
            let next = after.memory.slots.get(&at);
            let next = next.filter(|next| next.bytes == slot.bytes);
            if let Some(held) =
                next.and_then(|next| self.join(machine, (before, after), slot.held, next.held))
            {
                state.memory.slots.insert(at, Slot { held, ..slot });
            }
        }
        state
    }

    /// The contents of a place before any turn, from those before and after the first; `None` if they are not known.
    fn join(
        &mut self,
        machine: &mut Machine<'_>,
        (before, after): (&State, &State),
        old: Held,
        new: Held,
    ) -> Option<Held> {
        if old == new {
            return Some(old);
        }
        // The old number is what it is on all ways to the loop; the new one only says how it may go on.
        if let (Some((kind, from)), Some((other, to))) = (
            number_of(machine, &before.facts, old),
            number_of(machine, &after.facts, new),
        ) && kind == other
        {
            let step = after.facts.settled(&to.plus(-1, &from)?);
            if let Some(step) = step.as_constant() {
                let by = Linear::default().plus(step, &self.done())?;
                return match old {
                    Held::Word(_) => Some(Held::Word(from.plus(1, &by)?.word(machine.words))),
                    _ => displaced(machine.words, &before.facts, old, &by),
                };
            }
        }
        let (Held::Word(old), Held::Word(new)) = (old, new) else {
            return None;
        };
        let known = self.words.entry((old, new));
        Some(Held::Word(*known.or_insert_with(|| machine.fresh(8)[0])))
    }

    /// Whether a state at the end of a turn is one from which the next turn may begin. If not, `before` is made weaker.
    pub fn holds(
        &self,
        machine: &mut Machine<'_>,
        before: &mut State,
        after: &State,
    ) -> Result<Option<Way>, String> {
        let turn = "comes back too often, or not for each number of turns";
        let (mut bounds, mut old) = (after.facts.bounds.clone(), before.facts.bounds.clone());
        let (left, least) = (bounds.remove(&self.left), old.remove(&self.left));
        let (Some((left, _)), Some((least, _))) = (left, least) else {
            return Err(turn.to_owned());
        };
        if left <= least || bounds != old {
            return Err(turn.to_owned());
        }
        let mut words = BTreeMap::new();
        let facts = before.facts.clone();
        let mut fits = |old: Held, new: Option<Held>| {
            new.is_some_and(|new| {
                self.fits(machine, (&facts, &after.facts), (old, new), &mut words)
            })
        };
        let size = |state: &State| state.places.len() + state.memory.slots.len();
        let places = size(before);
        // Slots first: of places with one word, registers are the likelier ones to be dead at the end of a turn.
        before.memory.slots.retain(|at, slot| {
            let next = after.memory.slots.get(at);
            let next = next.filter(|next| next.bytes == slot.bytes);
            fits(slot.held, next.map(|next| next.held))
        });
        before
            .places
            .retain(|place, held| fits(*held, after.places.get(place).copied()));
        let was_written = before.memory.is_written;
        before.memory.is_written |= after.memory.is_written;
        if size(before) < places || was_written != before.memory.is_written {
            return Ok(None);
        }
        Ok(Some(Way {
            items: after.items.clone(),
            after: words,
        }))
    }

    /// Whether a place that holds `old` before a turn holds the same before the next one, with one turn less and other
    /// words in place of those that change.
    fn fits(
        &self,
        machine: &mut Machine<'_>,
        (before, after): (&Facts, &Facts),
        (old, new): (Held, Held),
        words: &mut BTreeMap<Node, Node>,
    ) -> bool {
        if let Held::Word(symbol) = old
            && self.words.values().any(|word| *word == symbol)
        {
            return match new {
                Held::Word(word) => *words.entry(symbol).or_insert(word) == word,
                _ => false,
            };
        }
        let Some((kind, form)) = number_of(machine, before, old) else {
            return old == new;
        };
        let step = form.coefficient(self.left);
        if step == 0 {
            return old == new;
        }
        let next = form.plus(-1, &Linear::constant(step));
        match (next, number_of(machine, after, new)) {
            (Some(next), Some((other, form))) => kind == other && after.are_equal(&form, &next),
            _ => false,
        }
    }
}

/// A public number in a place, and of which region it is an address.
fn number_of(
    machine: &mut Machine<'_>,
    facts: &Facts,
    held: Held,
) -> Option<(Option<Region>, Linear)> {
    match held {
        Held::Word(node) => Some((None, facts.form(machine.words, node)?)),
        Held::Address(region, at) => Some((Some(region), Linear::constant(at.into()))),
        Held::Far(region, node) => Some((Some(region), facts.form(machine.words, node)?)),
        _ => None,
    }
}
