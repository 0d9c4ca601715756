//! Who reads whose result: sequences without their instructions.

/// A step of a sequence: which values it reads, and whether its result is asked for.
///
/// Values are numbered: the inputs first, then the results in order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Step {
    /// The different values that it reads, ascending.
    pub operands: Vec<usize>,
    /// The output that it computes, if any.
    pub output: Option<usize>,
}

/// The steps of a sequence of instructions, without the instructions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wiring {
    /// The steps in order.
    pub steps: Vec<Step>,
    inputs: usize,
}

/// Inputs and outputs that a wiring has to connect.
#[derive(Clone, Debug)]
pub struct Ends {
    /// How many inputs there are.
    pub inputs: usize,
    /// How many outputs there are.
    pub outputs: usize,
    /// Inputs that may change places without changing any output: every permutation of them is one of the problem.
    pub interchangeable: Vec<usize>,
}

impl Wiring {
    /// The wirings of so many steps, one of each class of those that differ in the order of independent steps and in
    /// names of interchangeable inputs. `weights` has an entry for each number of operands that a step can have, which
    /// says how many candidates such a step has: of a class, the wiring is chosen that has steps with outputs and with
    /// few candidates first.
    pub fn all(ends: &Ends, length: usize, weights: &[u64]) -> Vec<Wiring> {
        let mut all = Vec::new();
        let mut steps = Vec::new();
        extend(ends, length, weights, &mut steps, &mut |steps| {
            let wiring = Wiring {
                steps: steps.to_vec(),
                inputs: ends.inputs,
            };
            if wiring.is_live(ends) && wiring.is_first_of_its_class(ends, weights) {
                all.push(wiring);
            }
        });
        all
    }

    /// Values visible to a later output after `done` steps: the values so far that the remaining steps on its way read.
    pub fn seen(&self, done: usize, output: usize) -> Vec<usize> {
        let at = self.step_of(output);
        let mut on_the_way = vec![false; self.steps.len()];
        let mut seen = Vec::new();
        on_the_way[at] = true;
        for i in (done..=at).rev() {
            if !on_the_way[i] {
                continue;
            }
            for &operand in &self.steps[i].operands {
                match operand.checked_sub(self.inputs) {
                    Some(step) if step >= done => on_the_way[step] = true,
                    _ => seen.push(operand),
                }
            }
        }
        seen.sort_unstable();
        seen.dedup();
        seen
    }

    /// Whether an output gets to know a group of inputs only as one word: at some place it sees a result that depends
    /// on some of the group and on nothing else, and nothing further that depends on any of the group.
    pub fn squeezes(&self, group: &[usize], output: usize) -> bool {
        let group = group.iter().fold(0, |set, &input| set | 1_u64 << input);
        let mut depends: Vec<u64> = (0..self.inputs).map(|input| 1 << input).collect();
        for step in &self.steps {
            let on = step
                .operands
                .iter()
                .fold(0, |set, &value| set | depends[value]);
            depends.push(on);
        }
        (0..=self.step_of(output)).any(|done| {
            let seen = self.seen(done, output);
            let mut related = seen.iter().filter(|&&value| depends[value] & group != 0);
            matches!((related.next(), related.next()), (Some(&value), None) if depends[value] & !group == 0)
        })
    }

    /// The step that computes an output.
    pub fn step_of(&self, output: usize) -> usize {
        let found = self.steps.iter().position(|s| s.output == Some(output));
        found.expect("a wiring computes every output")
    }

    /// Every step is read or an output, and every output is there.
    fn is_live(&self, ends: &Ends) -> bool {
        let outputs = self.steps.iter().filter(|s| s.output.is_some()).count();
        let used = |i: usize| {
            let result = self.inputs + i;
            self.steps[i].output.is_some()
                || self.steps.iter().any(|s| s.operands.contains(&result))
        };
        outputs == ends.outputs && (0..self.steps.len()).all(used)
    }

    /// Nothing of its class comes before it.
    fn is_first_of_its_class(&self, ends: &Ends, weights: &[u64]) -> bool {
        let key = |w: &Wiring| {
            let weight = |s: &Step| match s.output {
                Some(_) => 0,
                None => weights[s.operands.len()],
            };
            let weights: Vec<u64> = w.steps.iter().map(weight).collect();
            (weights, w.steps.clone())
        };
        let own = key(self);
        permutations(self.steps.len()).iter().all(|order| {
            permutations(ends.interchangeable.len())
                .iter()
                .filter_map(|names| self.reordered(order, &ends.interchangeable, names))
                .all(|other| own <= key(&other))
        })
    }

    /// The steps in another order, if each still comes after what it reads, with inputs renamed.
    fn reordered(&self, order: &[usize], renamed: &[usize], names: &[usize]) -> Option<Wiring> {
        let place = |value: usize, until: usize| match value.checked_sub(self.inputs) {
            None => {
                let index = renamed.iter().position(|&r| r == value);
                Some(index.map_or(value, |i| renamed[names[i]]))
            }
            Some(step) => {
                let at = order[..until].iter().position(|&o| o == step)?;
                Some(self.inputs + at)
            }
        };
        let mut steps = Vec::with_capacity(order.len());
        for (i, &o) in order.iter().enumerate() {
            let operands = self.steps[o].operands.iter().map(|&v| place(v, i));
            let mut operands: Vec<usize> = operands.collect::<Option<_>>()?;
            operands.sort_unstable();
            steps.push(Step {
                operands,
                output: self.steps[o].output,
            });
        }
        Some(Wiring {
            steps,
            inputs: self.inputs,
        })
    }
}

/// All ways to add the steps that are missing.
fn extend(
    ends: &Ends,
    length: usize,
    weights: &[u64],
    steps: &mut Vec<Step>,
    found: &mut dyn FnMut(&[Step]),
) {
    if steps.len() == length {
        return found(steps);
    }
    let values = ends.inputs + steps.len();
    let free = |&o: &usize| steps.iter().all(|s| s.output != Some(o));
    let outputs: Vec<usize> = (0..ends.outputs).filter(free).collect();
    for set in 0..1_usize << values {
        let operands: Vec<usize> = (0..values).filter(|v| set >> v & 1 == 1).collect();
        if weights.get(operands.len()).is_none_or(|&w| w == 0) {
            continue;
        }
        for output in std::iter::once(None).chain(outputs.iter().copied().map(Some)) {
            steps.push(Step {
                operands: operands.clone(),
                output,
            });
            extend(ends, length, weights, steps, found);
            steps.pop();
        }
    }
}

/// All orders of 0 … n − 1.
fn permutations(n: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for i in 0..n {
        let insert = |p: &Vec<usize>| -> Vec<Vec<usize>> {
            let at = |place: usize| {
                let mut longer = p.clone();
                longer.insert(place, i);
                longer
            };
            (0..=p.len()).map(at).collect()
        };
        all = all.iter().flat_map(insert).collect();
    }
    all
}
