//! Lower bounds that follow from a model: critical path, recurrence of a chain, ports and width.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Graph, Operand};
use crate::target::{Class, CostError, Cpu, PortSet};

/// The work for a set of ports.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pressure {
    /// The set.
    pub ports: PortSet,
    /// Its names, such as `p0 p6`.
    pub names: String,
    /// The classes of which micro-operations can take no other ports.
    pub classes: Vec<Class>,
    /// Micro-operations that can take no other ports.
    pub uops: usize,
    /// Cycles for which they keep these ports busy, spread evenly: no schedule needs fewer.
    pub cycles: f64,
}

/// Cycle at which each node can begin when nothing but its operands holds it up, and the input that it waits for last.
pub(super) struct Starts {
    pub cycles: Vec<u32>,
    pub last: Vec<Option<usize>>,
}

/// Earliest beginnings. `from`: the parameters that count, and everything else is ready long before.
pub(super) fn starts(
    graph: &Graph,
    cpu: &Cpu,
    from: impl Fn(usize, usize) -> bool,
) -> Result<(Starts, Vec<Option<u32>>), CostError> {
    let mut reached: Vec<Option<u32>> = Vec::with_capacity(graph.nodes.len());
    let mut last = Vec::with_capacity(graph.nodes.len());
    let ready = |reached: &[Option<u32>], x: &Operand| -> Result<Option<u32>, CostError> {
        Ok(match *x {
            Operand::Parameter { port, limb } => from(port, limb).then_some(0),
            Operand::Result { node, which } => match reached[node] {
                Some(start) => Some(start + cpu.cost(graph.nodes[node].class)?.latency(which)),
                None => None,
            },
            Operand::Zero | Operand::Constant => None,
        })
    };
    for node in &graph.nodes {
        let (mut best, mut by) = (None, None);
        for x in &node.inputs {
            let cycle = ready(&reached, x)?;
            if cycle > best {
                best = cycle;
                by = match x {
                    Operand::Result { node, .. } => Some(*node),
                    _ => None,
                };
            }
        }
        reached.push(best);
        last.push(by);
    }
    let mut outputs = Vec::new();
    for x in &graph.outputs {
        outputs.push(ready(&reached, x)?);
    }
    let cycles = reached.iter().map(|start| start.unwrap_or(0)).collect();
    Ok((Starts { cycles, last }, outputs))
}

/// The nodes of a longest path, first to last, and its length in cycles.
pub(super) fn critical_path(
    graph: &Graph,
    cpu: &Cpu,
) -> Result<(Vec<(usize, u32)>, u32), CostError> {
    let (starts, outputs) = starts(graph, cpu, |_, _| true)?;
    let Some((length, output)) = outputs
        .iter()
        .enumerate()
        .filter_map(|(i, cycles)| Some(((*cycles)?, i)))
        .max_by_key(|(cycles, i)| (*cycles, std::cmp::Reverse(*i)))
    else {
        return Ok((Vec::new(), 0));
    };
    let mut path = Vec::new();
    let mut at = match graph.outputs[output] {
        Operand::Result { node, .. } => Some(node),
        _ => None,
    };
    while let Some(node) = at {
        path.push((node, starts.cycles[node]));
        at = starts.last[node];
    }
    path.reverse();
    Ok((path, length))
}

/// Cycles per operation in a chain x ← f(x, …), where word `i` of the result is word `i` of the first parameter: the
/// greatest mean of the latencies around a circle of words (Karp 1978). It can be below the critical path, as the words
/// of a result do not come all at once.
pub(super) fn recurrence(graph: &Graph, cpu: &Cpu, limbs: usize) -> Result<f64, CostError> {
    // longest[i][j]: from word i of the first parameter to word j of the result.
    let mut longest = Vec::with_capacity(limbs);
    for i in 0..limbs {
        let (_, outputs) = starts(graph, cpu, |port, limb| port == 0 && limb == i)?;
        longest.push(outputs);
    }
    // walks[k][j]: the longest walk of k edges that ends at j.
    let mut walks: Vec<Vec<Option<u32>>> = vec![vec![Some(0); limbs]];
    for k in 0..limbs {
        let next = (0..limbs).map(|j| {
            let through = |i: usize| Some(walks[k][i]? + longest[i].get(j).copied().flatten()?);
            (0..limbs).filter_map(through).max()
        });
        let next = next.collect();
        walks.push(next);
    }
    let mean = |j: usize| {
        let end = f64::from(walks[limbs][j]?);
        let shorter = (0..limbs).filter_map(|k| Some((k, f64::from(walks[k][j]?))));
        let means = shorter.map(|(k, length)| (end - length) / (limbs - k) as f64);
        means.min_by(f64::total_cmp)
    };
    Ok((0..limbs).filter_map(mean).fold(0.0, f64::max))
}

/// The work for every set of ports that micro-operations can be bound to, the heaviest first.
///
/// By the max-flow min-cut theorem a division of the work among the ports that takes no more cycles than the heaviest
/// of these exists, if micro-operations may be split: the bound is exact for the fractional assignment. Only unions of
/// the port sets of classes can be heaviest.
///
/// # Errors
/// [`CostError::Unknown`].
pub fn pressure(graph: &Graph, cpu: &Cpu) -> Result<Vec<Pressure>, CostError> {
    let work = work(graph, cpu)?;
    let mut table: Vec<Pressure> = unions(work.keys().copied())
        .into_iter()
        .map(|ports| {
            let (mut cycles, mut uops, mut classes) = (0, 0, Vec::new());
            for (_, own) in work.iter().filter(|(set, _)| set.within(ports)) {
                cycles += own.busy;
                uops += own.uops;
                classes.extend(own.classes.iter().copied());
            }
            classes.sort_unstable();
            classes.dedup();
            Pressure {
                ports,
                names: cpu.port_names(ports),
                classes,
                uops,
                cycles: cycles as f64 / f64::from(ports.len()),
            }
        })
        .collect();
    table.sort_by(|x, y| y.cycles.total_cmp(&x.cycles));
    Ok(table)
}

/// The micro-operations that one set of ports can take.
#[derive(Default)]
struct Work {
    /// Cycles for which they keep a port, in all.
    busy: u64,
    uops: usize,
    classes: Vec<Class>,
}

fn work(graph: &Graph, cpu: &Cpu) -> Result<BTreeMap<PortSet, Work>, CostError> {
    let mut work: BTreeMap<PortSet, Work> = BTreeMap::new();
    for node in &graph.nodes {
        let cost = cpu.cost(node.class)?;
        for &set in &cost.uops {
            let own = work.entry(set).or_default();
            own.busy += u64::from(cost.busy);
            own.uops += 1;
            if !own.classes.contains(&node.class) {
                own.classes.push(node.class);
            }
        }
    }
    Ok(work)
}

/// All unions of these sets, each once.
fn unions(sets: impl Iterator<Item = PortSet>) -> Vec<PortSet> {
    let mut unions: Vec<PortSet> = Vec::new();
    for set in sets {
        let mut more: Vec<PortSet> = unions.iter().map(|u| PortSet(u.0 | set.0)).collect();
        more.push(set);
        unions.extend(more);
        unions.sort_unstable();
        unions.dedup();
    }
    unions
}

/// The work of one port.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Load {
    /// Its name, such as `p1`.
    pub port: String,
    /// Cycles for which it is busy.
    pub cycles: f64,
    /// Whether no port is busy for longer.
    pub saturated: bool,
}

/// The work of every port, if micro-operations are spread over the ports that can take them as evenly as is possible.
///
/// The ports of the heaviest set share its work, and the rest is spread over the other ports in the same way. No port
/// can then be relieved but at the cost of one that is as busy, and the greatest load is that of the first row of
/// [`pressure`]. (Megiddo, "Optimal flows in networks with multiple sources and sinks", 1974: the only loads that are
/// lexicographically minimal.)
///
/// # Errors
/// [`CostError::Unknown`].
pub fn occupancy(graph: &Graph, cpu: &Cpu) -> Result<Vec<Load>, CostError> {
    let work = work(graph, cpu)?;
    let mut left: Vec<(PortSet, u64)> = work.iter().map(|(set, own)| (*set, own.busy)).collect();
    let mut cycles = vec![0.0f64; cpu.ports.len()];
    while !left.is_empty() {
        let heaviest = unions(left.iter().map(|(set, _)| *set)).into_iter();
        let heaviest = heaviest.map(|ports| {
            let own = left.iter().filter(|(set, _)| set.within(ports));
            let busy: u64 = own.map(|(_, busy)| busy).sum();
            (ports, busy as f64 / f64::from(ports.len()))
        });
        let heaviest = heaviest.max_by(|x, y| x.1.total_cmp(&y.1));
        let (full, each) = heaviest.expect("a set has unions");
        full.ports().for_each(|port| cycles[port] = each);
        left.retain(|(set, _)| !set.within(full));
        for (set, _) in &mut left {
            set.0 &= !full.0;
        }
    }
    let most = cycles.iter().copied().fold(0.0, f64::max);
    let ports = cpu.ports.iter().zip(cycles);
    Ok(ports
        .map(|(port, cycles)| Load {
            port: port.clone(),
            cycles,
            saturated: cycles > 0.0 && cycles >= most - 1e-9,
        })
        .collect())
}

/// Instructions in the longest chain of sums of which each takes the carry of the one before; 0 if no sum does.
pub(super) fn carry_chain(graph: &Graph) -> usize {
    let is_sum = |node: usize| matches!(graph.nodes[node].class, Class::Add | Class::AddCarry);
    let mut lengths: Vec<usize> = Vec::with_capacity(graph.nodes.len());
    for (i, node) in graph.nodes.iter().enumerate() {
        let before = node.inputs.iter().filter_map(|x| match *x {
            Operand::Result { node, which: 1 } if is_sum(node) => Some(lengths[node]),
            _ => None,
        });
        let before = before.max().unwrap_or(0);
        lengths.push(if is_sum(i) { before + 1 } else { 0 });
    }
    lengths.into_iter().max().filter(|n| *n > 1).unwrap_or(0)
}

/// Micro-operations of the whole program.
pub(super) fn micro_operations(graph: &Graph, cpu: &Cpu) -> Result<usize, CostError> {
    let uops = graph
        .nodes
        .iter()
        .map(|node| Ok(cpu.cost(node.class)?.uops.len()));
    uops.sum()
}
