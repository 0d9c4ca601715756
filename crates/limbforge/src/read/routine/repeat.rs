//! Loops of a public number of turns in the library's routine, beside those of the code.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    follow::{Follow, Known, Value, Variables, value},
    state::Item,
    turns::{Loop, Turns},
};
use crate::{
    read::word::{Node, Op},
    routine::{Repeat, Routine, Statement, Times, Var},
};

impl<'a, 'w> Follow<'a, 'w> {
    /// A loop whose number of turns is not fixed.
    ///
    /// The words that the code has before every turn are given to the variables; each way through a turn has to leave
    /// them with the words that the code leaves, and the elements of lists too.
    pub fn repeat(
        &mut self,
        routine: &'a Routine,
        repeat: &'a Repeat,
        variables: &mut Variables,
    ) -> Result<(), String> {
        if let Some(times) = self.constant_count(repeat, variables)? {
            return self.unrolled((routine, repeat), variables, times);
        }
        let Some((Item::Turns(turns), rest)) = self.items.split_first() else {
            return match self.is_empty(repeat, variables)? {
                true => Ok(()),
                false => Err("has no loop where the routine has one".to_owned()),
            };
        };
        let is_same = |of: &Loop<'_>| std::ptr::eq(of.repeat, repeat);
        if !self.loops.get(turns.number).is_some_and(is_same) {
            return Err("has another loop than the routine".to_owned());
        }
        let changed = assigned(&repeat.body);
        let before = self.before_turns((routine, repeat), variables, (turns, &changed))?;
        let proved = self.proved;
        for way in &turns.ways {
            let mut own = variables.clone();
            own.retain(|var, _| !changed.contains(var));
            self.give(&before, &mut own);
            self.items = &way.items;
            self.turn((routine, repeat), &mut own, (&turns.elements, turns.index))?;
            self.at_end()?;
            for (var, words) in &before {
                let after = words.iter().map(|word| match turns.stands(*word) {
                    true => way.after.get(word).copied(),
                    false => Some(*word),
                });
                let after: Option<Vec<Node>> = after.collect();
                let value = value(&own, *var)?;
                if !after.is_some_and(|after| self.is(value, &after)) {
                    return Err(
                        "leaves other words at the end of a turn than the routine".to_owned()
                    );
                }
            }
        }
        // What is in place is counted in the last turn.
        self.proved = proved;
        variables.retain(|var, _| !changed.contains(var));
        self.give(&before, variables);
        self.items = rest;
        let last = (&turns.elements, turns.index);
        match self.path.facts.bounds.get(&turns.left) {
            Some((1, 1)) => self.turn((routine, repeat), variables, last),
            // The loop is left at its head.
            Some((0, 0)) => {
                self.enter_elements(&turns.elements);
                self.end_turn()
            }
            _ => Err("leaves a loop after another number of turns than the routine".to_owned()),
        }
    }

    /// The number of turns, where the routine is called with a constant.
    fn constant_count(
        &self,
        repeat: &Repeat,
        variables: &Variables,
    ) -> Result<Option<u32>, String> {
        let Times::Count(of) = repeat.times else {
            return Ok(None);
        };
        let Known::Words(words) = &self.values[value(variables, of)?] else {
            return Ok(None);
        };
        let number = words.first().and_then(|word| self.words.as_constant(*word));
        Ok(number.and_then(|number| u32::try_from(number).ok()))
    }

    /// A loop of so many turns, one after the other.
    pub fn unrolled(
        &mut self,
        (routine, repeat): (&'a Routine, &'a Repeat),
        variables: &mut Variables,
        times: u32,
    ) -> Result<(), String> {
        for turn in 0..times {
            if let Some(var) = repeat.index {
                let index = match repeat.down {
                    true => times - 1 - turn,
                    false => turn,
                };
                let index = self.words.constant(index.into());
                let index = self.enter(Known::Words(vec![index]));
                variables.insert(var, index);
            }
            self.block(routine, &repeat.body, variables)?;
        }
        Ok(())
    }

    /// Whether a loop has no turn on this path.
    fn is_empty(&self, repeat: &Repeat, variables: &Variables) -> Result<bool, String> {
        let (Times::Count(of) | Times::Each(of) | Times::Bits(of)) = repeat.times else {
            return Ok(false);
        };
        let number = match &self.values[value(variables, of)?] {
            Known::Words(words) => words.first(),
            Known::List(list) => self.trace.params[self.signature.lengths[list]].first(),
            Known::Result(..) => None,
        };
        let bounds = number.and_then(|number| self.path.facts.bounds.get(number));
        Ok(bounds == Some(&(0, 0)))
    }

    /// The words that variables have before every turn: of those that the code holds there.
    fn before_turns(
        &mut self,
        of: (&'a Routine, &'a Repeat),
        variables: &Variables,
        (turns, changed): (&'w Turns, &BTreeSet<Var>),
    ) -> Result<BTreeMap<Var, Vec<Node>>, String> {
        let proved = self.proved;
        let mut own = variables.clone();
        self.items = &turns.first;
        self.turn(of, &mut own, (&turns.first_elements, turns.first_index))?;
        self.proved = proved;
        let mut before = BTreeMap::new();
        for var in changed {
            let [old, new] = [variables, &own].map(|of| match self.values.get(*of.get(var)?) {
                Some(Known::Words(words)) => Some(words),
                _ => None,
            });
            let (Some(old), Some(new)) = (old, new) else {
                continue;
            };
            let both = old.iter().zip(new);
            let words = both.map(|(&old, &new)| match old == new {
                true => Some(old),
                false => turns.before.get(&(old, new)).copied(),
            });
            if let Some(words) = words.collect() {
                before.insert(*var, words);
            }
        }
        Ok(before)
    }

    fn give(&mut self, words: &BTreeMap<Var, Vec<Node>>, variables: &mut Variables) {
        for (var, words) in words {
            let value = self.enter(Known::Words(words.clone()));
            variables.insert(*var, value);
        }
    }

    /// A turn, in which the elements of lists hold these words at the beginning.
    fn turn(
        &mut self,
        (routine, repeat): (&'a Routine, &'a Repeat),
        variables: &mut Variables,
        (elements, index): (&BTreeMap<usize, Vec<Node>>, Node),
    ) -> Result<(), String> {
        self.enter_elements(elements);
        self.index = repeat.index.map(|var| (var, index));
        self.block(routine, &repeat.body, variables)?;
        self.index = None;
        self.end_turn()
    }

    fn enter_elements(&mut self, elements: &BTreeMap<usize, Vec<Node>>) {
        for (list, words) in elements {
            let value = self.enter(Known::Words(words.clone()));
            self.elements.insert(*list, value);
        }
    }

    /// The code leaves the elements of lists as the routine does.
    fn end_turn(&mut self) -> Result<(), String> {
        let Some(Item::Elements(left)) = self.take() else {
            return Err("does something else at the end of a turn than the routine".to_owned());
        };
        for (list, words) in left {
            let value = self.elements.remove(list);
            if !value.is_some_and(|value| self.is(value, words)) {
                return Err("leaves another element in a list than the routine".to_owned());
            }
        }
        match self.elements.is_empty() {
            true => Ok(()),
            false => Err("does not know all elements at the end of a turn".to_owned()),
        }
    }

    /// The element of a list at the index of the turn.
    pub fn element(&mut self, list: Value, at: Var) -> Result<&mut Value, String> {
        let Known::List(list) = self.values[list] else {
            return Err("takes an element of what is no list".to_owned());
        };
        let is_index = self.index.is_some_and(|(var, _)| var == at);
        let element = self.elements.get_mut(&list).filter(|_| is_index);
        element.ok_or_else(|| "takes an element at another index than the turn's".to_owned())
    }

    /// Whether the bit of a public word at the index of the turn is set on this path.
    pub fn is_set(&mut self, exponent: Value, at: Var) -> Result<bool, String> {
        let element = *self.element(exponent, at)?;
        let (Known::Words(words), Some((_, index))) = (&self.values[element], self.index) else {
            return Err("reads a bit of what it computes".to_owned());
        };
        let bit = self.words.node(Op::Bit, &[words[0], index]);
        match self.take() {
            Some(&Item::Bit(read, is_set)) if read == bit => Ok(is_set),
            _ => Err("decides by another bit than the routine".to_owned()),
        }
    }
}

/// The variables that statements set.
fn assigned(body: &[Statement]) -> BTreeSet<Var> {
    let mut all = BTreeSet::new();
    for statement in body {
        match statement {
            Statement::Call { results, .. } => all.extend(results),
            Statement::Set { to, .. } | Statement::Get { to, .. } | Statement::Slice { to, .. } => {
                all.insert(*to);
            }
            Statement::Repeat(Repeat { body, .. }) | Statement::VartimeIfBit { body, .. } => {
                all.append(&mut assigned(body));
            }
            Statement::Put { .. } => {}
        }
    }
    all
}
