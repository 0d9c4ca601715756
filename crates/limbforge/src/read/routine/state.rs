//! Where a machine is, and what a routine has done on its way there.

use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

use super::{
    machine::Held,
    memory::Memory,
    public::{Decision, Facts, Linear},
    turns::Turns,
};
use crate::read::{word::Node, x86::Place};

/// The words of an argument: of a list of which only some are passed, these.
pub type Argument = Vec<Option<Node>>;

/// A call of a proved function, with the words that it took and those that stand for what it gave.
#[derive(Clone)]
pub struct Call {
    /// The operations that it is proved to be.
    pub operations: Vec<String>,
    pub args: Vec<Argument>,
    pub results: Vec<Vec<Node>>,
}

/// Something that a routine did and its library's routine does too.
#[derive(Clone)]
pub enum Item {
    Call(Rc<Call>),
    /// A decision by a bit of a public word.
    Bit(Node, bool),
    /// The words that the elements of lists have at the end of a turn, by their parameters.
    Elements(Vec<(usize, Vec<Node>)>),
    /// All turns of a loop but the last, which follows.
    Turns(Rc<Turns>),
}

/// The state of the machine on a path.
#[derive(Clone, Default)]
pub struct State {
    /// The next step.
    pub at: usize,
    /// The head of a loop from which the machine goes on when it is there.
    pub met: Option<usize>,
    pub places: BTreeMap<Place, Held>,
    pub memory: Memory,
    pub items: Vec<Item>,
    pub facts: Facts,
    /// Jumps back to where a loop begins, other than one of a public number of turns.
    pub turns: usize,
    /// Where the elements of lists begin that belong to this turn of a loop, by their parameters.
    pub elements: BTreeMap<usize, Linear>,
    /// The number of turns after this one. Where it is -1 there is no turn, and lists have no element for it.
    pub later: Linear,
}

/// A path from the first instruction to a return.
pub struct Path {
    pub items: Vec<Item>,
    pub facts: Facts,
    pub turns: usize,
    /// The words that are left in the results.
    pub results: Vec<Vec<Node>>,
}

/// The paths of a routine.
pub struct Trace {
    pub paths: Vec<Path>,
    /// The calls of all paths and turns.
    pub calls: Vec<Rc<Call>>,
    /// The words of the parameters; of lists none.
    pub params: Vec<Vec<Node>>,
    /// Registers and flags that may have changed at the return, by calls too.
    pub changed: BTreeSet<Place>,
}

/// Why the machine stands still.
pub enum Stop {
    Returned,
    /// It has come to a step where a loop of a public number of turns begins.
    Head(usize),
    /// It has left the loop that it was in.
    Left,
    /// A jump at this step depends on a public number: where it goes if it is taken.
    Fork(usize, Decision, usize),
}

/// The calls among items, those in turns of loops too.
pub fn calls_of(items: &[Item], all: &mut Vec<Rc<Call>>) {
    for item in items {
        match item {
            Item::Call(call) => all.push(call.clone()),
            Item::Turns(turns) => {
                calls_of(&turns.first, all);
                turns.ways.iter().for_each(|way| calls_of(&way.items, all));
            }
            Item::Bit(..) | Item::Elements(_) => {}
        }
    }
}
