//! A greedy list schedule of copies of a program on a model.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use super::{Graph, edges::Edges};
use crate::target::{Cost, CostError, Cpu, Order, distinct_ports};

/// Dependence of a copy on the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// Nothing.
    Independent,
    /// The words of its result are the first parameter.
    Chained,
}

/// When a schedule is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// Cycles until the last instruction has begun.
    pub issued: u32,
    /// Cycles until the last result is there.
    pub finished: u32,
}

/// Schedules `copies` of the program, one after the other in program order.
///
/// Out of order: micro-operations enter in program order, `width` a cycle, while fewer than `window` are in flight
/// (they leave in program order); each cycle the oldest whose operands are ready take free ports, and of several free
/// ports the one that the program needs least.
///
/// In order: up to `width` instructions begin in a cycle, those with the longest way to a result first, as compilers
/// write them.
pub fn schedule(graph: &Graph, cpu: &Cpu, copies: usize, link: Link) -> Result<Span, CostError> {
    let costs = graph.nodes.iter().map(|node| cpu.cost(node.class));
    let costs: Vec<&Cost> = costs.collect::<Result<_, _>>()?;
    let mut run = Run::new(graph, cpu, costs, copies, link);
    while run.left > 0 {
        run.retire();
        run.enter();
        run.wake();
        let begun = run.begin();
        run.finish(begun);
        run.cycle += 1;
    }
    Ok(run.span)
}

/// A schedule under way. Node u of all copies is node u mod n of copy u / n.
struct Run<'a> {
    costs: Vec<&'a Cost>,
    edges: Edges,
    copies: usize,
    in_order: bool,
    width: usize,
    window: usize,
    /// The order in which ready nodes of one copy are tried.
    rank: Vec<usize>,
    /// The ports, those with the least work first.
    preference: Vec<usize>,
    /// Operands that each node waits for.
    waits: Vec<usize>,
    /// The cycle in which the last operand so far is there.
    ready_at: Vec<u32>,
    /// The cycle in which all results are there, once it has begun.
    finish: Vec<u32>,
    /// The cycle from which each port is free.
    free_at: Vec<u32>,
    /// Nodes that have entered and wait for no other to begin, by the cycle in which they are ready.
    pending: BinaryHeap<Reverse<(u32, usize)>>,
    /// Nodes that can begin, in the order in which they are tried.
    ready: BTreeSet<(usize, usize)>,
    entered: usize,
    retired: usize,
    /// Micro-operations that have entered and not left.
    in_flight: usize,
    /// Nodes that have not begun.
    left: usize,
    cycle: u32,
    span: Span,
}

impl<'a> Run<'a> {
    fn new(graph: &Graph, cpu: &Cpu, costs: Vec<&'a Cost>, copies: usize, link: Link) -> Self {
        let n = graph.nodes.len();
        let edges = Edges::of(graph, link);
        let total = n * copies;
        let in_order = cpu.order == Order::InOrder;
        let window = cpu.window.as_ref();
        Run {
            copies,
            in_order,
            width: cpu.width.value as usize,
            window: window.map_or(usize::MAX, |w| w.value as usize),
            rank: ranks(graph, &costs, &edges, in_order),
            preference: preference(&costs, cpu.ports.len()),
            waits: (0..total).map(|u| edges.waits(u % n, u >= n)).collect(),
            ready_at: vec![0; total],
            finish: vec![u32::MAX; total],
            free_at: vec![0; cpu.ports.len()],
            pending: BinaryHeap::new(),
            ready: BTreeSet::new(),
            entered: 0,
            retired: 0,
            in_flight: 0,
            left: total,
            cycle: 0,
            span: Span {
                issued: 0,
                finished: 0,
            },
            costs,
            edges,
        }
    }

    /// Copy and node.
    fn place_of(&self, u: usize) -> (usize, usize) {
        (u / self.costs.len(), u % self.costs.len())
    }

    fn cost(&self, u: usize) -> &'a Cost {
        self.costs[self.place_of(u).1]
    }

    /// Nodes with all results leave, in program order.
    fn retire(&mut self) {
        while self.retired < self.entered && self.finish[self.retired] <= self.cycle {
            self.in_flight -= self.cost(self.retired).uops.len();
            self.retired += 1;
        }
    }

    /// Nodes enter in program order, as many as a cycle and the window allow.
    fn enter(&mut self) {
        let mut slots = if self.in_order {
            usize::MAX
        } else {
            self.width
        };
        while self.entered < self.finish.len() {
            let uops = self.cost(self.entered).uops.len();
            let fits = uops <= slots || slots == self.width;
            let full = self.in_flight > 0 && self.in_flight + uops > self.window;
            if slots == 0 || !fits || full {
                break;
            }
            slots = slots.saturating_sub(uops);
            self.in_flight += uops;
            if self.waits[self.entered] == 0 {
                let at = self.ready_at[self.entered].max(self.cycle);
                self.pending.push(Reverse((at, self.entered)));
            }
            self.entered += 1;
        }
    }

    /// Nodes of which all operands are there become ready.
    fn wake(&mut self) {
        while let Some(&Reverse((at, u))) = self.pending.peek() {
            if at > self.cycle {
                break;
            }
            self.pending.pop();
            let (copy, node) = self.place_of(u);
            let key = self.rank[node] + copy * self.costs.len();
            self.ready.insert((key, u));
        }
    }

    /// Takes ports for ready nodes, which thereby begin.
    fn begin(&mut self) -> Vec<(usize, usize)> {
        let mut begun = Vec::new();
        let mut issue = if self.in_order {
            self.width
        } else {
            usize::MAX
        };
        for &(key, u) in &self.ready {
            let cost = self.cost(u);
            if issue == 0 || self.free_at.iter().all(|&at| at > self.cycle) {
                break;
            }
            if cost.uops.len() > issue && issue < self.width {
                continue;
            }
            if place(cost, self.cycle, &self.preference, &mut self.free_at) {
                issue = issue.saturating_sub(cost.uops.len());
                begun.push((key, u));
            }
        }
        begun
    }

    /// Says when the results of what has begun are there, and tells their readers.
    fn finish(&mut self, begun: Vec<(usize, usize)>) {
        let n = self.costs.len();
        for (key, u) in begun {
            self.ready.remove(&(key, u));
            self.left -= 1;
            let (copy, node) = self.place_of(u);
            let cost = self.costs[node];
            let last = cost.latency.iter().max().copied().unwrap_or(0);
            self.finish[u] = self.cycle + last;
            self.span.issued = self.cycle + 1;
            self.span.finished = self.span.finished.max(self.finish[u]);
            let readers = self.edges.readers(node, copy, self.copies, n);
            for (later, which) in readers {
                let at = self.ready_at[later].max(self.cycle + cost.latency(which));
                self.ready_at[later] = at;
                self.waits[later] -= 1;
                if self.waits[later] == 0 && later < self.entered {
                    self.pending.push(Reverse((at.max(self.cycle), later)));
                }
            }
        }
    }
}

/// Takes free ports for all micro-operations, or none.
fn place(cost: &Cost, cycle: u32, preference: &[usize], free_at: &mut [u32]) -> bool {
    let free = |port: &usize| free_at[*port] <= cycle;
    let free: Vec<usize> = preference.iter().copied().filter(free).collect();
    let Some(taken) = distinct_ports(&cost.uops, &free) else {
        return false;
    };
    for port in taken {
        free_at[port] = cycle + cost.busy;
    }
    true
}

/// The ports, those with the least work first, if everything is spread evenly.
fn preference(costs: &[&Cost], ports: usize) -> Vec<usize> {
    let mut load = vec![0.0f64; ports];
    for cost in costs {
        for set in &cost.uops {
            for port in set.ports() {
                load[port] += f64::from(cost.busy) / f64::from(set.len());
            }
        }
    }
    let mut order: Vec<usize> = (0..ports).collect();
    order.sort_by(|&x, &y| load[x].total_cmp(&load[y]));
    order
}

/// The order in which ready nodes of one copy are tried: by age, or by the way to the last result.
fn ranks(graph: &Graph, costs: &[&Cost], edges: &Edges, by_height: bool) -> Vec<usize> {
    let n = graph.nodes.len();
    let mut order: Vec<usize> = (0..n).collect();
    if by_height {
        let mut height = vec![0u32; n];
        for node in (0..n).rev() {
            let own = costs[node].latency.iter().max().copied().unwrap_or(0);
            let further = edges.inside[node]
                .iter()
                .map(|&(reader, which)| costs[node].latency(which) + height[reader]);
            height[node] = further.max().unwrap_or(0).max(own);
        }
        order.sort_by_key(|&node| (Reverse(height[node]), node));
    }
    let mut rank = vec![0; n];
    for (place, node) in order.into_iter().enumerate() {
        rank[node] = place;
    }
    rank
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::derive::derive_only;
    use crate::plan::{Effort, candidates};
    use crate::prime::Prime;
    use crate::{
        forecast::{bounds, lower, pressure},
        target::{find, names},
    };

    #[test]
    fn no_schedule_is_below_the_bounds() {
        let prime = Prime::parse("2^127-1").unwrap();
        let mut schedules = 0;
        for plan in candidates(&prime, Effort::Quick) {
            let Ok(field) = derive_only(&prime, &plan, &["mul", "square"]) else {
                continue;
            };
            let programs = field.programs.iter();
            let pairs = programs.flat_map(|p| names().into_iter().map(move |name| (p, name)));
            for (program, name) in pairs {
                let cpu = find(name).unwrap();
                let graph = lower(program.program(), &cpu).unwrap();
                let (_, path) = bounds::critical_path(&graph, &cpu).unwrap();
                let ports = pressure(&graph, &cpu).unwrap()[0].cycles;
                let uops = bounds::micro_operations(&graph, &cpu).unwrap() as f64;
                let issue = uops / f64::from(cpu.width.value);
                for (copies, link) in [
                    (1, Link::Independent),
                    (4, Link::Independent),
                    (4, Link::Chained),
                ] {
                    let span = schedule(&graph, &cpu, copies, link).unwrap();
                    let work = copies as f64 * ports.max(issue);
                    assert!(span.finished >= path, "{plan} {name}");
                    assert!(f64::from(span.finished) >= work, "{plan} {name} {copies}");
                    assert!(span.issued <= span.finished, "{plan} {name}");
                    schedules += 1;
                }
            }
        }
        assert!(schedules > 300, "{schedules}");
    }

    #[test]
    fn a_small_window_makes_copies_wait() {
        let prime = Prime::parse("2^255-19").unwrap();
        let plan = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
        let field = derive_only(&prime, &plan.parse().unwrap(), &["mul"]).unwrap();
        let mut cpu = find("zen5").unwrap();
        let graph = lower(field.programs[0].program(), &cpu).unwrap();
        let wide = schedule(&graph, &cpu, 6, Link::Independent).unwrap();
        let chained = schedule(&graph, &cpu, 6, Link::Chained).unwrap();
        if let Some(window) = &mut cpu.window {
            window.value = 8;
        }
        let narrow = schedule(&graph, &cpu, 6, Link::Independent).unwrap();
        assert!(wide.finished < chained.finished);
        assert!(wide.finished < narrow.finished);
    }
}
