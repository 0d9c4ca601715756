//! List scheduling for processors that begin instructions in order.
//!
//! Program order keeps few values alive, and such a processor wants others between an instruction and its reader. So of
//! the tasks that could begin, the first in program order is taken, among those at most `window` ahead of the first that
//! waits. A task that another waits for with a long way to the end may be preferred to an earlier one.

use super::graph::{Graph, Kind};

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

/// The placed items of a graph as tasks: `latency` is from an item to its readers, `units` those that can begin it.
///
/// What is made where it is used takes no place here.
pub fn tasks<T>(
    graph: &Graph<T>,
    latency: impl Fn(&T) -> u32,
    units: impl Fn(&T) -> u32,
) -> Vec<Task> {
    let placed = graph.placed();
    let mut place = vec![usize::MAX; graph.items.len()];
    for (at, &item) in placed.iter().enumerate() {
        place[item] = at;
    }
    let loads = |i: usize| {
        graph.items[i]
            .inputs
            .iter()
            .any(|&x| graph.items[x].kind == Kind::Loaded)
    };
    let mut readers = Vec::new();
    let mut tasks = Vec::with_capacity(placed.len());
    let mut stores = Vec::new();
    for (at, &i) in placed.iter().enumerate() {
        let item = &graph.items[i];
        let inputs = item.inputs.iter().filter(|&&x| graph.is_placed(x));
        let after = inputs.map(|&x| (place[x], latency(&graph.items[x].what)));
        tasks.push(Task {
            after: after.collect(),
            units: units(&item.what),
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
