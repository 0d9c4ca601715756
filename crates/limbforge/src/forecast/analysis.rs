//! Everything that a model says of a program.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{
    Graph, Load, Pressure,
    bounds::{carry_chain, critical_path, micro_operations, occupancy, pressure, recurrence},
    lower,
    schedule::{Link, schedule},
};
use crate::{
    ir::Program,
    target::{Class, CostError, Cpu, Order},
};

/// Cycles of one operation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Cycles {
    /// In a chain x ← f(x, …), where each waits for the one before.
    pub latency: f64,
    /// Where many are independent of each other: cycles per operation, so less is better.
    pub throughput: f64,
}

/// An instruction on the critical path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PathStep {
    /// Cycle at which it can begin.
    pub cycle: u32,
    /// Its class.
    pub class: Class,
    /// The line of the program that it belongs to.
    pub line: String,
}

/// Bounds and predictions of a model for a program.
///
/// *Bounds.* No schedule of these machine instructions on this model is faster. Throughput: the heaviest set of ports
/// ([`pressure`](super::pressure())), and micro-operations over width. Latency: the recurrence of the chain, and the
/// bound of the throughput. The critical path is the time of one operation alone, from all its operands to the last
/// word of its result; in a chain the words overlap, so that the recurrence may be less.
///
/// *Prediction.* The length of a greedy list schedule (`schedule`), and never less than the bound.
/// Out of order: cycles per copy of eight further copies, chained or independent, in program order within the window.
/// In order: one copy as a compiler could arrange it; independent copies follow as soon as the last instruction has
/// begun.
///
/// *Limits of both.* Registers are unlimited and each chain has its own carry flag, so nothing is spilled or saved.
/// Loads, stores, moves, calls and constants are free, and so are fetching and decoding. Compilers may find other
/// instructions than the lowering, vector instructions among them, so real code can even be below a bound. A prediction
/// orders recipes before anything is built; the clock decides.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// Name of the operation, such as `mul`.
    pub program: String,
    /// Name of the model.
    pub cpu: String,
    /// Machine instructions by class; classes that do not occur are left out.
    pub counts: BTreeMap<Class, usize>,
    /// Micro-operations.
    pub micro_operations: usize,
    /// Cycles of the longest path from a parameter to a result.
    pub critical_path: u32,
    /// The instructions on it, in order.
    pub path: Vec<PathStep>,
    /// Cycles per operation of a chain, by dependencies alone.
    pub recurrence: f64,
    /// The work for the ports, heaviest first.
    pub pressure: Vec<Pressure>,
    /// The work of each port, spread as evenly as it can be.
    pub occupancy: Vec<Load>,
    /// Micro-operations over width, in cycles.
    pub issue: f64,
    /// Sums in the longest chain in which each takes the carry of the one before.
    pub carry_chain: usize,
    /// No schedule is faster.
    pub bound: Cycles,
    /// A schedule that is not far from it.
    pub predicted: Cycles,
}

impl Analysis {
    /// Machine instructions of all classes.
    pub fn instructions(&self) -> usize {
        self.counts.values().sum()
    }

    /// The bound of the throughput in words: the ports that saturate, or the width.
    pub fn limit_of_throughput(&self) -> String {
        let ports = self.occupancy.iter().filter(|load| load.saturated);
        match self.pressure.first() {
            Some(heaviest) if heaviest.cycles >= self.issue => {
                let names: Vec<&str> = ports.map(|load| load.port.as_str()).collect();
                let (verb, cycles) = match names.len() {
                    1 => ("saturates, busy", heaviest.cycles),
                    _ => ("saturate, each busy", heaviest.cycles),
                };
                format!("{} {verb} for {cycles:.1} cycles", names.join(" "))
            }
            _ => format!(
                "the width saturates: {} micro-operations enter in {:.1} cycles",
                self.micro_operations, self.issue
            ),
        }
    }

    /// The bound of the latency in words: the chain from one operation to the next, or that of the throughput.
    pub fn limit_of_latency(&self) -> String {
        if self.recurrence < self.bound.throughput {
            return self.limit_of_throughput();
        }
        format!(
            "the chain from operand to result takes {:.1} cycles per operation",
            self.recurrence
        )
    }
}

/// Copies that are scheduled to fill the machine, and copies after that which are counted.
const FILL: usize = 3;
const COUNTED: usize = 8;
/// Longer programs fill the machine by themselves, and are counted less often.
const LONG: usize = 4000;

/// Asks a model about a program.
///
/// # Errors
/// [`CostError`] if the model has no answer.
pub fn analyse(program: &Program, cpu: &Cpu) -> Result<Analysis, CostError> {
    let graph = lower(program, cpu)?;
    let mut counts = BTreeMap::new();
    for node in &graph.nodes {
        *counts.entry(node.class).or_default() += 1;
    }
    let (path, critical_path) = critical_path(&graph, cpu)?;
    let lines: Vec<_> = program.instructions().collect();
    let path = path.into_iter().map(|(node, cycle)| PathStep {
        cycle,
        class: graph.nodes[node].class,
        line: program.line(lines[graph.nodes[node].instruction]),
    });
    let micro_operations = micro_operations(&graph, cpu)?;
    let issue = micro_operations as f64 / f64::from(cpu.width.value);
    let pressure = pressure(&graph, cpu)?;
    let throughput = pressure.first().map_or(0.0, |p| p.cycles).max(issue);
    let recurrence = chain(program, &graph, cpu)?.unwrap_or(f64::from(critical_path));
    let bound = Cycles {
        latency: recurrence.max(throughput),
        throughput,
    };
    let predicted = predict(&graph, cpu)?;
    Ok(Analysis {
        program: program.name.clone(),
        cpu: cpu.name.clone(),
        counts,
        micro_operations,
        critical_path,
        path: path.collect(),
        recurrence,
        pressure,
        occupancy: occupancy(&graph, cpu)?,
        issue,
        carry_chain: carry_chain(&graph),
        bound,
        predicted: Cycles {
            latency: predicted.latency.max(bound.latency),
            throughput: predicted.throughput.max(bound.throughput),
        },
    })
}

/// The recurrence, if the first parameter has as many words as the result.
fn chain(program: &Program, graph: &Graph, cpu: &Cpu) -> Result<Option<f64>, CostError> {
    match (program.params.first(), program.results.first()) {
        (Some(from), Some(to)) if from.values.len() == to.values.len() => {
            recurrence(graph, cpu, from.values.len()).map(Some)
        }
        _ => Ok(None),
    }
}

fn predict(graph: &Graph, cpu: &Cpu) -> Result<Cycles, CostError> {
    if graph.nodes.is_empty() {
        return Ok(Cycles {
            latency: 0.0,
            throughput: 0.0,
        });
    }
    if cpu.order == Order::InOrder {
        let span = schedule(graph, cpu, 1, Link::Independent)?;
        return Ok(Cycles {
            latency: f64::from(span.finished),
            throughput: f64::from(span.issued),
        });
    }
    let counted = if graph.nodes.len() > LONG { 1 } else { COUNTED };
    let per_copy = |link: Link| -> Result<f64, CostError> {
        let before = schedule(graph, cpu, FILL, link)?.finished;
        let after = schedule(graph, cpu, FILL + counted, link)?.finished;
        Ok(f64::from(after - before.min(after)) / counted as f64)
    };
    let latency = per_copy(Link::Chained)?;
    // Greedy choices can go wrong; a schedule of a chain is one of independent copies too.
    let throughput = per_copy(Link::Independent)?.min(latency);
    Ok(Cycles {
        latency,
        throughput,
    })
}
