//! Loops of a public number of turns, by induction.
//!
//! A loop has one step to which every turn comes back: its head. The first turn is executed from the state in which the
//! head is reached, and what changed in it becomes a [`Turns::before`]: any words, a word of its own for each word that
//! changed, with counters and addresses as linear forms in the number of turns that are left. A turn is executed from
//! that state. Each way through it that comes back has to leave the same state, with other words and one turn less; so
//! the state holds before every turn. A place that does not fit is forgotten, and the turn is executed again.
//!
//! What leaves the loop goes on from the same state, as a path on which the turns that are left are known. Elements of
//! lists in a turn are those of its index; what they hold at its beginning can be anything.

use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

use super::{
    circles::circles,
    invariant::Invariant,
    machine::Machine,
    memory::Region,
    public::{Decision, Linear},
    state::{Item, Path, State, Stop, Trace, calls_of},
};
use crate::{
    read::word::{Node, Op},
    routine::{Repeat, Times},
};

/// Paths through a routine, and states that are open at once.
const PATHS: usize = 64;

/// A loop of the library's routine, as the code has to have it.
#[derive(Clone, Copy)]
pub struct Loop<'a> {
    pub repeat: &'a Repeat,
    /// The parameter of which it counts, as the code has it.
    pub param: usize,
}

impl Loop<'_> {
    /// The number of its turns, from the number or the length that it counts.
    fn total(&self, number: Node) -> Linear {
        let number = Linear::number(number);
        match self.repeat.times {
            Times::Bits(_) => Linear::default().plus(64, &number).expect("small numbers"),
            _ => number,
        }
    }
}

/// A way through a turn that comes back.
pub struct Way {
    pub items: Vec<Item>,
    /// The words that it leaves for those of the turn before.
    pub after: BTreeMap<Node, Node>,
}

/// A loop: what holds before every turn, and what a turn does.
pub struct Turns {
    /// Which loop of the routine it is.
    pub number: usize,
    /// The number of turns that are left.
    pub left: Node,
    /// The first turn.
    pub first: Vec<Item>,
    /// The number of its element or bit.
    pub first_index: Node,
    /// The words of elements of lists in the first turn.
    pub first_elements: BTreeMap<usize, Vec<Node>>,
    /// For words before the first turn and after it, the word that stands for them.
    pub before: BTreeMap<(Node, Node), Node>,
    /// The words of elements of lists.
    pub elements: BTreeMap<usize, Vec<Node>>,
    /// The number of the turn's element or bit.
    pub index: Node,
    pub ways: Vec<Way>,
}

impl Turns {
    /// Whether a word stands for what changes from turn to turn.
    pub fn stands(&self, word: Node) -> bool {
        self.before.values().any(|stands| *stands == word)
    }
}

/// Executes a routine on all its paths. `loops` are those of the library's routine.
///
/// # Errors
/// The first thing that is not lawful, with its place.
pub fn trace(mut machine: Machine<'_>, loops: &[Loop<'_>]) -> Result<Trace, String> {
    let circles = circles(&machine)?;
    machine.circles = circles.keys().copied().collect();
    let begin = machine.state.clone();
    let mut heads = BTreeSet::new();
    // A jump that depends on a number, in a loop: its head has to be met first.
    loop {
        machine.state = begin.clone();
        let mut explorer = Explorer {
            machine: &mut machine,
            circles: &circles,
            heads: &heads,
            loops,
        };
        match explorer.all() {
            Ok(paths) => {
                let mut calls = Vec::new();
                paths
                    .iter()
                    .for_each(|path| calls_of(&path.items, &mut calls));
                return Ok(Trace {
                    paths,
                    calls,
                    params: machine.params,
                    changed: machine.changed,
                });
            }
            Err(Obstacle::Head(head)) => heads.insert(head),
            Err(Obstacle::Unlawful(what)) => return Err(what),
        };
    }
}

enum Obstacle {
    /// A loop of a public number of turns begins at this step.
    Head(usize),
    Unlawful(String),
}

impl From<String> for Obstacle {
    fn from(what: String) -> Obstacle {
        Obstacle::Unlawful(what)
    }
}

impl From<&str> for Obstacle {
    fn from(what: &str) -> Obstacle {
        Obstacle::Unlawful(what.to_owned())
    }
}

struct Explorer<'e, 'm, 'l> {
    machine: &'e mut Machine<'m>,
    circles: &'e BTreeMap<usize, BTreeSet<usize>>,
    heads: &'e BTreeSet<usize>,
    loops: &'e [Loop<'l>],
}

/// The turns that come back, and those that leave the loop.
type Lap = (Vec<State>, Vec<State>);

impl Explorer<'_, '_, '_> {
    fn all(&mut self) -> Result<Vec<Path>, Obstacle> {
        let mut open = vec![self.machine.state.clone()];
        let mut paths = Vec::new();
        while let Some(state) = open.pop() {
            self.machine.state = state;
            match self.run(None)? {
                Stop::Returned => {
                    let results = self.machine.leave()?;
                    let state = std::mem::take(&mut self.machine.state);
                    paths.push(Path {
                        items: state.items,
                        facts: state.facts,
                        turns: state.turns,
                        results,
                    });
                }
                Stop::Fork(at, decision, to) => open.extend(self.fork(at, decision, to)?),
                Stop::Head(head) => open.extend(self.turns(head)?),
                Stop::Left => unreachable!("it is in no loop"),
            }
            if paths.len() + open.len() > PATHS {
                return Err("has too many paths".into());
            }
        }
        Ok(paths)
    }

    /// Executes until there is a reason to stop. Where that is not lawful in a loop, the loop has to be met as one.
    fn run(&mut self, within: Option<&BTreeSet<usize>>) -> Result<Stop, Obstacle> {
        let stop = self.machine.run(self.heads, within);
        stop.map_err(|what| match self.unmet(self.machine.state.at) {
            Some(head) if !self.loops.is_empty() => Obstacle::Head(head),
            _ => Obstacle::Unlawful(what),
        })
    }

    /// The head of the innermost loop around a step, if it is not met as one yet.
    fn unmet(&self, at: usize) -> Option<usize> {
        let around = self.circles.iter().filter(|(_, steps)| steps.contains(&at));
        let (head, _) = around.min_by_key(|(_, steps)| steps.len())?;
        (!self.heads.contains(head)).then_some(*head)
    }

    /// Both ways from a jump.
    fn fork(&mut self, at: usize, decision: Decision, to: usize) -> Result<Vec<State>, Obstacle> {
        if let Some(head) = self.unmet(at) {
            return Err(Obstacle::Head(head));
        }
        let state = std::mem::take(&mut self.machine.state);
        let mut ways = Vec::new();
        for is_taken in [true, false] {
            let mut way = state.clone();
            way.at = if is_taken { to } else { at + 1 };
            match decision {
                Decision::Always(_) => unreachable!("the machine goes on"),
                Decision::Split { number, taken, not } => {
                    let bounds = if is_taken { taken } else { not };
                    let Some(facts) = way.facts.bounded(number, bounds) else {
                        continue;
                    };
                    way.facts = facts;
                }
                Decision::Bit { bit, taken } => {
                    let is_set = taken == is_taken;
                    way.facts.bits.insert(bit, is_set);
                    way.items.push(Item::Bit(bit, is_set));
                }
            }
            ways.push(way);
        }
        Ok(ways)
    }

    /// A turn from a state at the head.
    fn lap(&mut self, head: usize, from: State) -> Result<Lap, Obstacle> {
        let circle = &self.circles[&head];
        let (mut back, mut out) = (Vec::new(), Vec::new());
        let begin = State {
            met: Some(head),
            ..from
        };
        let mut open = vec![begin];
        while let Some(state) = open.pop() {
            self.machine.state = state;
            match self.run(Some(circle))? {
                Stop::Head(again) if again == head => back.push(self.end_of_turn()?),
                Stop::Left => out.push(self.end_of_turn()?),
                Stop::Fork(at, decision, to) => open.extend(self.fork(at, decision, to)?),
                Stop::Head(_) => return Err("has a loop of a public number within another".into()),
                Stop::Returned => return Err("returns from a loop".into()),
            }
            if back.len() + out.len() + open.len() > PATHS {
                return Err("has too many paths".into());
            }
        }
        Ok((back, out))
    }

    /// The state at the end of a turn, with what the elements of lists hold then.
    fn end_of_turn(&mut self) -> Result<State, Obstacle> {
        let mut elements = Vec::new();
        for list in self
            .machine
            .state
            .elements
            .keys()
            .copied()
            .collect::<Vec<_>>()
        {
            let bytes = self.machine.signature.element(list);
            elements.push((list, self.machine.area(Region::Element(list), 0, bytes)?));
            self.machine
                .state
                .memory
                .forget(Region::Element(list), 0, bytes);
        }
        let mut state = std::mem::take(&mut self.machine.state);
        state.elements.clear();
        state.facts.words.clear();
        state.facts.bits.clear();
        state.items.push(Item::Elements(elements));
        Ok(state)
    }

    /// The states in which a loop is left.
    fn turns(&mut self, head: usize) -> Result<Vec<State>, Obstacle> {
        let mut start = std::mem::take(&mut self.machine.state);
        let earlier = start.items.iter();
        let number = earlier
            .filter(|item| matches!(item, Item::Turns(_)))
            .count();
        let of = self.loops.get(number);
        let of = *of.ok_or("has a loop that the routine does not have")?;
        let Some(&counted) = self.machine.params[of.param].first() else {
            return Err("has a loop of no number".into());
        };
        let total = of.total(counted);
        let items = std::mem::take(&mut start.items);

        let later = start.facts.settled(&total).plus(-1, &Linear::constant(1));
        start.later = later.expect("small numbers");
        let first_index = match of.repeat.down {
            true => start.later.clone(),
            false => Linear::default(),
        };
        let (first_turn, first_elements) = self.with_elements(&start, &first_index)?;
        let first_index = start.facts.settled(&first_index).word(self.machine.words);
        let (back, _) = self.lap(head, first_turn)?;
        let first = back.first().ok_or("has a loop that never comes back")?;
        self.has_one_frame(&start, first)?;

        let (least, most) = (start.facts.least(&total), start.facts.most(&total));
        let bounds = least.zip(most).ok_or("has a loop of no number")?;
        let left = self.machine.fresh(8)[0];
        let least = u64::from(bounds.0 >= 1);
        let most = u64::try_from(bounds.1).map_err(|_| "has a loop of too many turns")?;
        let mut invariant = Invariant::new(left, total);
        let mut general = invariant.joined(self.machine, &start, first);
        general.at = head;
        general.facts.bounds.insert(left, (least, most));
        let is_enough = invariant.total.plus(-1, &Linear::number(left));
        general
            .facts
            .natural
            .push(is_enough.expect("small numbers"));
        general.later = invariant.later();
        let index = invariant.index(of.repeat.down);

        loop {
            let (turn, elements) = self.with_elements(&general, &index)?;
            let (back, out) = self.lap(head, turn)?;
            for state in &back {
                self.has_one_frame(&start, state)?;
            }
            let ways = back
                .iter()
                .map(|state| invariant.holds(self.machine, &mut general, state));
            let Some(ways) = ways.collect::<Result<Option<Vec<Way>>, String>>()? else {
                continue;
            };
            let turns = Rc::new(Turns {
                number,
                left,
                first: first.items.clone(),
                first_index,
                first_elements,
                before: invariant.words,
                elements,
                index: index.word(self.machine.words),
                ways,
            });
            return Ok(out
                .into_iter()
                .map(|state| State {
                    items: [items.clone(), vec![Item::Turns(turns.clone())], state.items].concat(),
                    ..state
                })
                .collect());
        }
    }

    /// The stack pointer is the same before and after a turn.
    fn has_one_frame(&self, before: &State, after: &State) -> Result<(), Obstacle> {
        let stack = &self.machine.convention.stack;
        match before.places.get(stack) == after.places.get(stack) {
            true => Ok(()),
            false => Err("moves the stack pointer in a turn".into()),
        }
    }

    /// A state in which the elements of all lists at an index can be anything, and their words.
    fn with_elements(
        &mut self,
        state: &State,
        index: &Linear,
    ) -> Result<(State, BTreeMap<usize, Vec<Node>>), Obstacle> {
        let mut state = state.clone();
        let mut elements = BTreeMap::new();
        let signature = self.machine.signature;
        for &list in signature.lengths.keys() {
            let bytes = signature.element(list);
            let words = self.machine.fresh(bytes);
            let begin = match signature.is_written(list) {
                true => Linear::default().plus(bytes.into(), index),
                // The word of a bit.
                false => {
                    let index = state.facts.settled(index).word(self.machine.words);
                    let word = self.machine.words.node(Op::ShiftRight(6), &[index]);
                    state.facts.words.insert(words[0]);
                    Linear::default().plus(8, &Linear::number(word))
                }
            };
            state
                .elements
                .insert(list, begin.ok_or("has a list that is too long")?);
            let region = Region::Element(list);
            state.memory.put_words(region, 0, bytes, &words);
            elements.insert(list, words);
        }
        Ok((state, elements))
    }
}
