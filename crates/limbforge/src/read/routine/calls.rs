//! Calls of proved functions: what they take, what they leave, and what of the caller's they destroy.

use std::rc::Rc;

use super::{
    Callee,
    machine::{Held, Machine},
    memory::Region,
    signature::Param,
    state::{Argument, Call, Item},
};
use crate::{
    interface::Layout,
    read::{
        Returned,
        bits::low,
        meanings::Meanings,
        word::Node,
        x86::{Called, Place, X86},
    },
};

/// Bytes of an area, at an address.
type Extent = (Region, i64, i64);

fn overlap(x: &Extent, y: &Extent) -> bool {
    x.0 == y.0 && x.1 < y.1 + y.2 && y.1 < x.1 + x.2
}

/// The words of a list of so many bytes of which these are passed.
fn some_words<'a>(
    bytes: i64,
    passed: impl Iterator<Item = (&'a usize, &'a Held)>,
) -> Result<Argument, String> {
    let mut words = vec![None; (bytes / 8) as usize];
    for (&word, held) in passed {
        let Held::Word(node) = held else {
            return Err("passes no word where one of a list is needed".to_owned());
        };
        words[word] = Some(*node);
    }
    Ok(words)
}

impl Machine<'_> {
    /// A call: the return address is below the stack pointer, which is a multiple of 16.
    pub fn call(&mut self, of: Called) -> Result<(), String> {
        let (stack, aligned) = (self.stack(), self.convention.aligned);
        if aligned.is_none_or(|aligned| (stack - aligned) % 16 != 0) {
            return Err("calls with a stack pointer that is no multiple of 16".to_owned());
        }
        self.enter_callee(of)
    }

    /// The effect of a proved function on the caller. What is below the stack pointer is the callee's.
    pub fn enter_callee(&mut self, of: Called) -> Result<(), String> {
        let at = match of {
            Called::There(at) => at,
            Called::Held(place) => match self.get(place)? {
                Held::Function(at) => at,
                _ => return Err(format!("calls what {place} holds, which is no function")),
            },
        };
        let callees = self.callees;
        let callee = callees
            .get(&at)
            .ok_or("calls a function that is not proved")?;
        self.state.memory.drop_below(self.stack());
        let results = callee.signature.result_areas(&callee.arrangement);
        let params = 0..callee.signature.params.len();
        let count = params.map(|param| callee.arrangement.count(param));
        let count = results.len() + count.sum::<usize>();
        let passed = (0..count).map(|k| self.argument(k));
        let passed = passed.collect::<Result<Vec<Held>, String>>()?;
        let stacked = count.saturating_sub(self.convention.arguments.len());
        // The callee may write to the slots of its arguments.
        let (stack, bytes) = (self.stack(), 8 * stacked as i64);
        self.state.memory.forget(Region::Frame, stack, bytes);
        let written = self.written(&results, &passed)?;
        let (args, read) = self.arguments(callee, &passed)?;
        let slots = (Region::Frame, stack, bytes);
        let is_slot = |x: &Extent| overlap(x, &slots);
        if written.iter().chain(&read).any(is_slot) {
            return Err("passes the address of a slot that has an argument".to_owned());
        }
        self.are_apart(callee, &written, &read)?;
        let given = self.give(callee, &passed, &written)?;
        self.state.items.push(Item::Call(Rc::new(Call {
            operations: callee.operations.clone(),
            args,
            results: given,
        })));
        Ok(())
    }

    /// What is in the k-th register of arguments, or in the slot of those that have none.
    fn argument(&mut self, k: usize) -> Result<Held, String> {
        if let Some(&place) = self.convention.arguments.get(k) {
            return self.get(place);
        }
        let above = k - self.convention.arguments.len();
        let at = self.stack() + 8 * above as i64;
        if at + 8 > 0 {
            return Err("passes arguments above its frame".to_owned());
        }
        self.load(Region::Frame, at, 8)
    }

    /// The areas that the callee writes, in the caller's memory.
    fn written(&mut self, results: &[i64], passed: &[Held]) -> Result<Vec<Extent>, String> {
        let stack = self.stack();
        let mut written = Vec::new();
        for (&bytes, &held) in results.iter().zip(passed) {
            let (region, at) = self.located(held)?;
            self.may_write_to(region, at, bytes, stack)?;
            written.push((region, at, bytes));
        }
        Ok(written)
    }

    /// The words that the callee takes, and the areas that they are read from.
    fn arguments(
        &mut self,
        callee: &Callee,
        passed: &[Held],
    ) -> Result<(Vec<Argument>, Vec<Extent>), String> {
        let (mut args, mut read) = (Vec::new(), Vec::new());
        let mut at = callee.signature.result_areas(&callee.arrangement).len();
        for (k, param) in callee.signature.params.iter().enumerate() {
            let held = passed[at];
            let first = at;
            at += callee.arrangement.count(k);
            let (layout, bytes) = match *param {
                Param::Value(layout, bytes) => (layout, bytes),
                Param::Count => {
                    args.push(vec![Some(self.count(held)?)]);
                    continue;
                }
                Param::List { .. } | Param::Length => {
                    return Err("calls a function that takes a list".to_owned());
                }
            };
            if let Some(words) = callee.arrangement.words.get(&k) {
                let held = words.iter().zip(&passed[first..at]);
                args.push(some_words(bytes, held)?);
                continue;
            }
            match (layout, held) {
                (Layout::Number(n), Held::Word(node)) => {
                    args.push(vec![Some(low(self.words, 8 * n as u32, node))]);
                }
                (Layout::Words | Layout::Bytes(_), held @ (Held::Address(..) | Held::Far(..))) => {
                    let (region, at) = self.located(held)?;
                    let words = self.area(region, at, bytes)?;
                    args.push(words.into_iter().map(Some).collect());
                    read.push((region, at, bytes));
                }
                _ => {
                    let place = self.convention.arguments.get(first);
                    let place = place.map_or("a slot".to_owned(), Place::to_string);
                    return Err(format!("passes something else in {place}"));
                }
            }
        }
        Ok((args, read))
    }

    /// A number of turns: a constant of 32 bits, so that it is public.
    fn count(&mut self, held: Held) -> Result<Node, String> {
        let Held::Word(node) = held else {
            return Err("passes an address for a number of turns".to_owned());
        };
        let count = low(self.words, 32, node);
        match self.words.as_constant(count) {
            Some(_) => Ok(count),
            None => Err("passes a number of turns that is no constant".to_owned()),
        }
    }

    /// The callee's results overlap no other result. Where its proof needs it, they overlap no parameter either.
    fn are_apart(
        &self,
        callee: &Callee,
        written: &[Extent],
        read: &[Extent],
    ) -> Result<(), String> {
        for (k, one) in written.iter().enumerate() {
            if written[..k].iter().any(|other| overlap(one, other)) {
                return Err("passes results that overlap".to_owned());
            }
        }
        if !callee.arrangement.is_apart() {
            return Ok(());
        }
        let may_overlap = |x: &Extent, y: &Extent| match (x.0, y.0) {
            (Region::Result(_), Region::Parameter(_) | Region::Element(_))
            | (Region::Element(_), Region::Parameter(_)) => !self.is_apart(),
            _ => overlap(x, y),
        };
        let any = written
            .iter()
            .any(|x| read.iter().any(|y| may_overlap(x, y)));
        match any {
            true => Err("passes a result that may overlap a parameter".to_owned()),
            false => Ok(()),
        }
    }

    /// The state after the callee: its results are new words, and registers that it may have changed hold nothing.
    fn give(
        &mut self,
        callee: &Callee,
        passed: &[Held],
        written: &[Extent],
    ) -> Result<Vec<Vec<Node>>, String> {
        self.state
            .places
            .retain(|place, _| !callee.changed.contains(place));
        self.changed.extend(callee.changed.iter().copied());
        // Also the bytes between results: the callee may have written there.
        for &(region, at, bytes) in written {
            self.state.memory.forget(region, at, bytes);
        }
        let returned = X86::SystemV.returned();
        let mut given = Vec::new();
        for (k, &(layout, bytes)) in callee.signature.results.iter().enumerate() {
            let words = self.fresh(bytes);
            if callee.arrangement.results == Returned::Registers {
                if layout != Layout::Number(8) {
                    return Err("calls a function that gives back a part of a register".to_owned());
                }
                self.state.places.insert(returned[k], Held::Word(words[0]));
            } else {
                let (area, at) = callee.signature.place(&callee.arrangement, k);
                let (region, from, _) = written[area];
                self.state
                    .memory
                    .put_words(region, from + at, bytes, &words);
            }
            given.push(words);
        }
        self.state.memory.is_written |= written.iter().any(|(region, ..)| *region != Region::Frame);
        // As it was passed: an element's region means another element in the next turn.
        if let Returned::Area {
            given_back: true, ..
        } = callee.arrangement.results
        {
            self.state.places.insert(returned[0], passed[0]);
        }
        Ok(given)
    }
}
