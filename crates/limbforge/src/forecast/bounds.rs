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
    let mut work: BTreeMap<PortSet, (u64, usize, Vec<Class>)> = BTreeMap::new();
    for node in &graph.nodes {
        let cost = cpu.cost(node.class)?;
        for &set in &cost.uops {
            let entry = work.entry(set).or_default();
            entry.0 += u64::from(cost.busy);
            entry.1 += 1;
            if !entry.2.contains(&node.class) {
                entry.2.push(node.class);
            }
        }
    }
    let mut unions: Vec<PortSet> = Vec::new();
    for &set in work.keys() {
        let mut more: Vec<PortSet> = unions.iter().map(|u| PortSet(u.0 | set.0)).collect();
        more.push(set);
        unions.extend(more);
        unions.sort_unstable();
        unions.dedup();
    }
    let mut table: Vec<Pressure> = unions
        .into_iter()
        .map(|ports| {
            let (mut cycles, mut uops, mut classes) = (0, 0, Vec::new());
            for (_, (busy, count, of)) in work.iter().filter(|(set, _)| set.within(ports)) {
                cycles += busy;
                uops += count;
                classes.extend(of.iter().copied());
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

/// Micro-operations of the whole program.
pub(super) fn micro_operations(graph: &Graph, cpu: &Cpu) -> Result<usize, CostError> {
    let uops = graph
        .nodes
        .iter()
        .map(|node| Ok(cpu.cost(node.class)?.uops.len()));
    uops.sum()
}
