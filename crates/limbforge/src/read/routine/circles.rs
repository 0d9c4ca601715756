//! The loops of a routine's code.

use std::collections::{BTreeMap, BTreeSet};

use super::machine::Machine;
use crate::read::meanings::Action;

/// Steps in all loops together: there can be as many loops as steps, each around all before it.
const STEPS: usize = 1 << 20;

/// The loops of the code: heads, and the steps from which they are reached again.
///
/// # Errors
/// Too many of them.
pub fn circles(machine: &Machine<'_>) -> Result<BTreeMap<usize, BTreeSet<usize>>, String> {
    let mut before: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    let mut back = Vec::new();
    // Depth first, with the steps that are on the way there.
    let (mut seen, mut on_way) = (BTreeSet::new(), BTreeSet::new());
    let mut open = vec![(0, false)];
    while let Some((at, is_left)) = open.pop() {
        if is_left {
            on_way.remove(&at);
            continue;
        }
        if !seen.insert(at) {
            continue;
        }
        on_way.insert(at);
        open.push((at, true));
        for next in machine.next(at) {
            before.entry(next).or_default().push(at);
            if on_way.contains(&next) {
                back.push((at, next));
            } else {
                open.push((next, false));
            }
        }
    }
    let mut circles: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    let mut count = 0;
    for (from, head) in back {
        let circle = circles.entry(head).or_default();
        circle.insert(head);
        let mut open = vec![from];
        while let Some(at) = open.pop() {
            if circle.insert(at) {
                count += 1;
                open.extend(before.get(&at).into_iter().flatten());
            }
        }
        if count > STEPS {
            return Err("has too many loops".to_owned());
        }
    }
    Ok(circles)
}

impl Machine<'_> {
    /// The steps that can follow.
    fn next(&self, at: usize) -> Vec<usize> {
        let follows = (at + 1 < self.steps.len()).then_some(at + 1);
        match self.steps.get(at).map(|step| &step.action) {
            Some(Action::Jump { sources, to }) => {
                let follows = follows.filter(|_| !sources.is_empty());
                self.step_at(*to).into_iter().chain(follows).collect()
            }
            Some(Action::Return) | None => Vec::new(),
            _ => follows.into_iter().collect(),
        }
    }
}
