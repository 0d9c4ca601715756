//! A greedy list schedule of copies of a program on a model.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use super::{Graph, Operand};
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
    let n = graph.nodes.len();
    let costs = graph.nodes.iter().map(|node| cpu.cost(node.class));
    let costs: Vec<&Cost> = costs.collect::<Result<_, _>>()?;
    let edges = Edges::of(graph, link);
    let total = n * copies;
    let in_order = cpu.order == Order::InOrder;
    let rank = ranks(graph, &costs, &edges, in_order);
    let preference = preference(&costs, cpu.ports.len());
    let mut waits: Vec<usize> = (0..total).map(|u| edges.waits(u % n, u >= n)).collect();
    let mut ready_at = vec![0u32; total];
    let mut finish = vec![u32::MAX; total];
    let mut free_at = vec![0u32; cpu.ports.len()];
    let mut pending: BinaryHeap<Reverse<(u32, usize)>> = BinaryHeap::new();
    let mut ready: BTreeSet<(usize, usize)> = BTreeSet::new();
    let (width, window) = (
        cpu.width.value as usize,
        cpu.window.as_ref().map_or(usize::MAX, |w| w.value as usize),
    );
    let (mut entered, mut retired, mut in_flight, mut left) = (0, 0, 0, total);
    let mut span = Span {
        issued: 0,
        finished: 0,
    };
    let mut cycle = 0u32;
    while left > 0 {
        while retired < entered && finish[retired] <= cycle {
            in_flight -= costs[retired % n].uops.len();
            retired += 1;
        }
        let mut slots = if in_order { usize::MAX } else { width };
        while entered < total {
            let uops = costs[entered % n].uops.len();
            let fits = uops <= slots || slots == width;
            if slots == 0 || !fits || (in_flight > 0 && in_flight + uops > window) {
                break;
            }
            slots = slots.saturating_sub(uops);
            in_flight += uops;
            if waits[entered] == 0 {
                pending.push(Reverse((ready_at[entered].max(cycle), entered)));
            }
            entered += 1;
        }
        while let Some(&Reverse((at, u))) = pending.peek() {
            if at > cycle {
                break;
            }
            pending.pop();
            ready.insert((rank[u % n] + u / n * n, u));
        }
        let mut begun = Vec::new();
        let mut issue = if in_order { width } else { usize::MAX };
        for &(key, u) in &ready {
            let cost = costs[u % n];
            if issue == 0 || free_at.iter().all(|&at| at > cycle) {
                break;
            }
            if cost.uops.len() > issue && issue < width {
                continue;
            }
            if place(cost, cycle, &preference, &mut free_at) {
                issue = issue.saturating_sub(cost.uops.len());
                begun.push((key, u));
            }
        }
        for (key, u) in begun {
            ready.remove(&(key, u));
            left -= 1;
            let (copy, node) = (u / n, u % n);
            let last = costs[node].latency.iter().max().copied().unwrap_or(0);
            finish[u] = cycle + last;
            span.issued = cycle + 1;
            span.finished = span.finished.max(finish[u]);
            for (later, which) in edges.readers(node, copy, copies, n) {
                ready_at[later] = ready_at[later].max(cycle + costs[node].latency(which));
                waits[later] -= 1;
                if waits[later] == 0 && later < entered {
                    pending.push(Reverse((ready_at[later].max(cycle), later)));
                }
            }
        }
        cycle += 1;
    }
    Ok(span)
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

/// Who reads the results of each node: in its own copy, and in the next of a chain. One entry per operand.
struct Edges {
    inside: Vec<Vec<(usize, u8)>>,
    across: Vec<Vec<(usize, u8)>>,
    /// Operands of each node from its own copy, and from the one before.
    counts: Vec<(usize, usize)>,
}

impl Edges {
    fn of(graph: &Graph, link: Link) -> Edges {
        let n = graph.nodes.len();
        let mut edges = Edges {
            inside: vec![Vec::new(); n],
            across: vec![Vec::new(); n],
            counts: vec![(0, 0); n],
        };
        for (reader, node) in graph.nodes.iter().enumerate() {
            for x in &node.inputs {
                match *x {
                    Operand::Result { node, which } => {
                        edges.inside[node].push((reader, which));
                        edges.counts[reader].0 += 1;
                    }
                    Operand::Parameter { port: 0, limb } if link == Link::Chained => {
                        if let Some(&Operand::Result { node, which }) = graph.outputs.get(limb) {
                            edges.across[node].push((reader, which));
                            edges.counts[reader].1 += 1;
                        }
                    }
                    _ => {}
                }
            }
        }
        edges
    }

    fn waits(&self, node: usize, has_before: bool) -> usize {
        let (own, before) = self.counts[node];
        own + if has_before { before } else { 0 }
    }

    fn readers(
        &self,
        node: usize,
        copy: usize,
        copies: usize,
        n: usize,
    ) -> impl Iterator<Item = (usize, u8)> + '_ {
        let next = (copy + 1 < copies).then_some(&self.across[node]);
        let inside = self.inside[node].iter();
        inside
            .map(move |&(reader, which)| (copy * n + reader, which))
            .chain(
                next.into_iter()
                    .flatten()
                    .map(move |&(reader, which)| ((copy + 1) * n + reader, which)),
            )
    }
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
