//! List scheduling for processors that begin instructions in order.
//!
//! Program order keeps few values alive, and such a processor wants others between an instruction and its reader. So of
//! the tasks that could begin, the first in program order is taken, among those at most `window` ahead of the first
//! that waits. A task that another waits for with a long way to the end may be preferred to an earlier one.

use std::collections::HashSet;

use super::{
    graph::{Graph, Kind, Value},
    target::{Place, Register, Target},
};

/// Something to be ordered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Task {
    /// Earlier tasks that have to begin before it, with the least distance in cycles.
    pub after: Vec<(usize, u32)>,
    /// Units of the processor that can begin it, as bits.
    pub units: u32,
}

/// How tasks are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    /// How many tasks that have not begun are looked at; with 1 it is program order.
    pub window: usize,
    /// A task goes before an earlier one if the way from it to the end is longer by more cycles than this.
    pub patience: u32,
}

impl Policy {
    /// Program order.
    pub const SOURCE: Policy = Policy {
        window: 1,
        patience: u32::MAX,
    };
}

/// Tasks in the order in which they begin.
pub fn schedule(tasks: &[Task], policy: Policy, units: u32) -> Vec<usize> {
    let heights = heights(tasks);
    let mut begun: Vec<Option<u32>> = vec![None; tasks.len()];
    let mut order = Vec::with_capacity(tasks.len());
    let (mut first, mut cycle) = (0, 0);
    while order.len() < tasks.len() {
        let mut free = units;
        loop {
            while first < tasks.len() && begun[first].is_some() {
                first += 1;
            }
            let waiting = (first..tasks.len())
                .filter(|&i| begun[i].is_none())
                .take(policy.window);
            let can_begin = |&i: &usize| {
                let ready = |&(before, distance): &(usize, u32)| {
                    begun[before].is_some_and(|at| at + distance <= cycle)
                };
                tasks[i].units & free != 0 && tasks[i].after.iter().all(ready)
            };
            let mut chosen: Option<usize> = None;
            for i in waiting.filter(can_begin) {
                let higher =
                    chosen.is_none_or(|c| heights[i] > heights[c].saturating_add(policy.patience));
                if higher {
                    chosen = Some(i);
                }
            }
            let Some(i) = chosen else { break };
            begun[i] = Some(cycle);
            order.push(i);
            // The unit that fewest tasks can take is kept for them: the lowest bit goes first.
            let unit = tasks[i].units & free;
            free &= !(unit & unit.wrapping_neg());
            if free == 0 {
                break;
            }
        }
        cycle += 1;
    }
    order
}

/// Cycles from the beginning of each task to the beginning of the last that waits for it.
fn heights(tasks: &[Task]) -> Vec<u32> {
    let mut heights = vec![0u32; tasks.len()];
    for i in (0..tasks.len()).rev() {
        for &(before, distance) in &tasks[i].after {
            heights[before] = heights[before].max(heights[i] + distance);
        }
    }
    heights
}

/// The placed items of a graph as tasks.
///
/// Values that are made where they are used take no place here. Flags keep the order of the program.
pub fn tasks<T: Target>(graph: &Graph<T::What>, target: &T) -> Vec<Task> {
    let mut tasks = unflagged(graph, target);
    let placed = graph.placed();
    for &flag in target.flags() {
        keep_flag(graph, target, flag, &placed, &mut tasks);
    }
    tasks
}

/// The same, but an order of these tasks may lose flags.
pub fn unflagged<T: Target>(graph: &Graph<T::What>, target: &T) -> Vec<Task> {
    let placed = graph.placed();
    let mut place = vec![usize::MAX; graph.items.len()];
    for (at, &item) in placed.iter().enumerate() {
        place[item] = at;
    }
    let loads = |i: usize| {
        let mut inputs = graph.items[i].inputs.iter();
        inputs.any(|x| graph.items[x.item].kind == Kind::Loaded)
    };
    let mut readers = Vec::new();
    let mut tasks = Vec::with_capacity(placed.len());
    let mut stores = Vec::new();
    for (at, &i) in placed.iter().enumerate() {
        let item = &graph.items[i];
        let inputs = item.inputs.iter().filter(|x| graph.is_placed(x.item));
        let after = inputs.map(|x| (place[x.item], target.latency(&graph.items[x.item].what)));
        tasks.push(Task {
            after: after.collect(),
            units: target.units(&item.what),
        });
        if loads(i) {
            readers.push(at);
        }
        if item.kind == Kind::Store {
            stores.push(at);
        }
    }
    // Results may overlap parameters: nothing is written before all is read.
    for store in stores {
        tasks[store]
            .after
            .extend(readers.iter().filter(|&&r| r != store).map(|&r| (r, 0)));
    }
    tasks
}

/// Nothing comes between the item that leaves a value in a flag and its readers that writes or clobbers the flag: what
/// does, stays on the side of them where the program has it.
fn keep_flag<T: Target>(
    graph: &Graph<T::What>,
    target: &T,
    flag: Register,
    placed: &[usize],
    tasks: &mut [Task],
) {
    let read: HashSet<Value> = placed
        .iter()
        .flat_map(|&i| graph.items[i].inputs.iter().copied())
        .collect();
    // Readers of the value that is held, and writers since the last value that is read.
    let (mut readers, mut writers): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
    for (at, &i) in placed.iter().enumerate() {
        let what = &graph.items[i].what;
        let reads = (0..graph.items[i].inputs.len())
            .any(|index| target.input(what, index) == Place::Fixed(flag));
        if reads {
            readers.push(at);
        }
        let held = graph.flag_result(i, flag, target);
        if held.is_none() && !target.clobbers(what).contains(&flag) {
            continue;
        }
        let before = readers.iter().filter(|&&reader| reader != at);
        tasks[at].after.extend(before.map(|&reader| (reader, 0)));
        if held.is_some_and(|value| read.contains(&value)) {
            tasks[at]
                .after
                .extend(writers.drain(..).map(|writer| (writer, 0)));
            readers.clear();
        } else {
            writers.push(at);
        }
    }
}
