//! Words of two or three bits, where all sequences can be run on all inputs.
//!
//! The enumeration here has no idea in it: any operation on any values so far, one step after the other. For every
//! function that it meets it knows the least length. The search has to name the same lengths, for functions that can be
//! computed and for neighbours of them that cannot.

use std::collections::HashMap;

use limbforge_lab::superopt::{Operation, Problem, search};

use crate::small::{small_isa, small_isa_of_three, some_of};

/// A word for each combination of inputs.
type Column = Vec<u64>;

/// Every combination of inputs that run up to these greatest values, as columns.
fn all_inputs(greatest: &[u64]) -> Vec<Column> {
    let mut columns: Vec<Column> = vec![Vec::new(); greatest.len()];
    let count = greatest.iter().map(|g| g + 1).product::<u64>();
    for code in 0..count {
        let mut rest = code;
        for (column, g) in columns.iter_mut().zip(greatest) {
            column.push(rest % (g + 1));
            rest /= g + 1;
        }
    }
    columns
}

/// A column of at most 128 bits as a number.
fn packed(column: &[u64], bits: u32) -> u128 {
    column
        .iter()
        .fold(0, |all, &word| all << bits | u128::from(word))
}

/// An output, or two, as numbers.
type Key = (u128, Option<u128>);

/// Runs every sequence up to a length, and shows the results of each to `note`, packed.
struct Brute<'a> {
    isa: &'a [Operation],
    bits: u32,
    longest: usize,
    note: &'a mut dyn FnMut(&[u128]),
}

impl Brute<'_> {
    fn run(&mut self, inputs: &[Column]) {
        let mut values = vec![vec![0; inputs[0].len()]];
        values.extend(inputs.iter().cloned());
        self.extend(&values, &mut Vec::new());
    }

    /// `values` are zero, the inputs, and the results so far.
    fn extend(&mut self, values: &[Column], results: &mut Vec<u128>) {
        let count = values.len();
        let mut column = vec![0; values[0].len()];
        for operation in self.isa {
            for code in 0..count.pow(operation.registers as u32) {
                let source = |i: u32| &values[code / count.pow(i) % count];
                let [a, b, c] = [source(0), source(1), source(2)];
                let range = operation.immediates.map_or(0..=0, |i| i.least..=i.greatest);
                for immediate in range {
                    for (t, word) in column.iter_mut().enumerate() {
                        *word = (operation.effect)(a[t], b[t], c[t], immediate);
                    }
                    results.push(packed(&column, self.bits));
                    (self.note)(results);
                    if results.len() < self.longest {
                        let mut values = values.to_vec();
                        values.push(column.clone());
                        self.extend(&values, results);
                    }
                    results.pop();
                }
            }
        }
    }
}

/// The outputs that a sequence computes with its last step: that alone, and with each of the others in both orders.
fn outputs(results: &[u128]) -> impl Iterator<Item = Key> {
    let (&last, earlier) = results.split_last().expect("a sequence has a step");
    let pairs = earlier
        .iter()
        .flat_map(move |&other| [(last, Some(other)), (other, Some(last))]);
    std::iter::once((last, None)).chain(pairs)
}

/// One in how many, by no pattern.
fn chosen((first, second): Key, one_in: u128) -> bool {
    let mixed = first ^ second.map_or(0, |s| s.rotate_left(77).wrapping_add(1));
    let mixed = mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    (mixed >> 64) % one_in == 0
}

/// The problem with all that follows from its values: interchangeable and inseparable inputs.
fn problem(inputs: &[Column], outputs: &[Column], word_bits: u32) -> Problem {
    let vectors = 0..inputs[0].len();
    let exchanged = |i: usize, j: usize| {
        let mut other = inputs.to_vec();
        other.swap(i, j);
        let at = |t: usize| -> Vec<u64> { other.iter().map(|c| c[t]).collect() };
        let find = |v: Vec<u64>| {
            vectors
                .clone()
                .find(|&t| inputs.iter().zip(&v).all(|(c, &w)| c[t] == w))
        };
        vectors
            .clone()
            .all(|t| find(at(t)).is_some_and(|s| outputs.iter().all(|o| o[s] == o[t])))
    };
    // The number of functions of the other inputs that an output is, as the inputs of the group change.
    let functions = |output: &Column, group: &[usize]| {
        let mut functions: HashMap<Vec<u64>, Vec<u64>> = HashMap::new();
        for t in vectors.clone() {
            let fixed = group.iter().map(|&g| inputs[g][t]).collect();
            functions.entry(fixed).or_default().push(output[t]);
        }
        let mut all: Vec<Vec<u64>> = functions.into_values().collect();
        all.sort();
        all.dedup();
        all.len()
    };
    let pairs: Vec<[usize; 2]> = (0..inputs.len())
        .flat_map(|j| (0..j).map(move |i| [i, j]))
        .collect();
    let interchangeable = pairs
        .iter()
        .find(|[i, j]| exchanged(*i, *j))
        .map_or(Vec::new(), |p| p.to_vec());
    let inseparable = |output: &Column| {
        let more = |group: &&[usize; 2]| functions(output, *group) > 1 << word_bits;
        pairs
            .iter()
            .filter(more)
            .map(|group| group.to_vec())
            .collect()
    };
    Problem {
        names: ["x", "y", "c"][..inputs.len()].to_vec(),
        inputs: inputs.to_vec(),
        outputs: outputs.to_vec(),
        interchangeable,
        inseparable: outputs.iter().map(inseparable).collect(),
    }
}

/// An output is an input, or 0: no instruction is needed.
fn is_there(problem: &Problem) -> bool {
    problem
        .outputs
        .iter()
        .any(|o| problem.inputs.contains(o) || o.iter().all(|&w| w == 0))
}

fn least(problem: &Problem, isa: &[Operation], longest: usize) -> Option<usize> {
    (1..=longest).find(|&length| {
        let found = search(problem, isa, length, 1, &|_, _| {});
        for sequence in &found.sequences {
            for t in 0..problem.inputs[0].len() {
                let inputs: Vec<u64> = problem.inputs.iter().map(|c| c[t]).collect();
                let outputs: Vec<u64> = problem.outputs.iter().map(|c| c[t]).collect();
                assert_eq!(sequence.run(&inputs), outputs, "{sequence}");
            }
        }
        found.statistics.survivors > 0
    })
}

/// Cases that a comparison met: they show that it is not empty.
#[derive(Debug, Default)]
struct Met {
    possible: [usize; 5],
    impossible: usize,
    interchangeable: usize,
    inseparable: usize,
}

/// How a comparison is made.
struct Comparison {
    isa: Vec<Operation>,
    /// The greatest value of each input.
    inputs: Vec<u64>,
    bits: u32,
    longest: usize,
    /// Of the functions that can be computed one in so many is looked for, and of the pairs.
    one_in: [u128; 2],
}

impl Comparison {
    /// Compares the search with brute force, on a sample of what can be computed and as many functions one value
    /// beside.
    fn run(&self) -> Met {
        let inputs = all_inputs(&self.inputs);
        let mut least_of: HashMap<Key, Option<usize>> = HashMap::new();
        self.brute(&inputs, &mut |results| {
            for key in outputs(results) {
                if chosen(key, self.one_in[usize::from(key.1.is_some())]) {
                    least_of.insert(key, None);
                }
            }
        });
        let sample: Vec<Key> = least_of.keys().copied().collect();
        let places = (inputs[0].len() * self.bits as usize) as u128;
        for (first, second) in sample {
            least_of.insert((first ^ 1 << ((first >> 3) % places), second), None);
        }
        let mut sequences = 0_u64;
        self.brute(&inputs, &mut |results| {
            sequences += 1;
            for key in outputs(results) {
                if let Some(length) = least_of.get_mut(&key) {
                    *length = Some(length.map_or(results.len(), |l| l.min(results.len())));
                }
            }
        });
        let mut met = Met::default();
        for (number, (key, expected)) in least_of.into_iter().enumerate() {
            self.one(&inputs, key, expected, number, &mut met);
        }
        println!("{sequences} sequences, {met:?}");
        met
    }

    fn brute(&self, inputs: &[Column], note: &mut dyn FnMut(&[u128])) {
        let (isa, bits, longest) = (&self.isa, self.bits, self.longest);
        Brute {
            isa,
            bits,
            longest,
            note,
        }
        .run(inputs);
    }

    fn one(
        &self,
        inputs: &[Column],
        key: Key,
        expected: Option<usize>,
        number: usize,
        met: &mut Met,
    ) {
        let vectors = inputs[0].len() as u32;
        let unpacked = |number: u128| -> Column {
            let word = |t: u32| cut_at(number >> ((vectors - 1 - t) * self.bits), self.bits);
            (0..vectors).map(word).collect()
        };
        let outputs: Vec<Column> = [Some(key.0), key.1]
            .into_iter()
            .flatten()
            .map(unpacked)
            .collect();
        let problem = problem(inputs, &outputs, self.bits);
        if is_there(&problem) {
            return;
        }
        assert_eq!(
            least(&problem, &self.isa, self.longest),
            expected,
            "{outputs:?}"
        );
        met.interchangeable += usize::from(!problem.interchangeable.is_empty());
        met.inseparable += usize::from(problem.inseparable.iter().any(|g| !g.is_empty()));
        let Some(length) = expected else {
            met.impossible += 1;
            return;
        };
        met.possible[length] += 1;
        // With some of the vectors nothing that is possible may be lost.
        let some: Vec<usize> = (0..inputs[0].len())
            .filter(|t| t % 3 != number % 3)
            .collect();
        let of = |column: &Column| -> Column { some.iter().map(|&t| column[t]).collect() };
        let mut partial = problem;
        partial.inputs = partial.inputs.iter().map(of).collect();
        partial.outputs = partial.outputs.iter().map(of).collect();
        if is_there(&partial) {
            return;
        }
        let found = least(&partial, &self.isa, length);
        assert!(
            found.is_some(),
            "{outputs:?}: lost when {some:?} are the vectors"
        );
    }
}

/// The low bits.
fn cut_at(number: u128, bits: u32) -> u64 {
    (number & ((1 << bits) - 1)) as u64
}

/// Each kind of goal was met, so that agreement says something.
fn is_telling(met: &Met, longest: usize) {
    assert!(met.possible[2..=longest].iter().all(|&n| n > 0), "{met:?}");
    assert!(met.impossible > 0, "{met:?}");
    assert!(met.interchangeable > 0 && met.inseparable > 0, "{met:?}");
}

#[test]
fn three_inputs_agree_with_all_sequences_of_three() {
    let met = Comparison {
        isa: small_isa::<2>(),
        inputs: vec![3, 3, 1],
        bits: 2,
        longest: 3,
        one_in: [300, 30_000],
    }
    .run();
    is_telling(&met, 3);
}

#[test]
fn two_inputs_of_three_bits_agree_with_all_sequences_of_three() {
    let met = Comparison {
        isa: small_isa::<3>(),
        inputs: vec![7, 3],
        bits: 3,
        longest: 3,
        one_in: [200, 20_000],
    }
    .run();
    assert!(met.possible[2..=3].iter().all(|&n| n > 0), "{met:?}");
}

#[test]
fn few_instructions_agree_with_all_sequences_of_four() {
    let met = Comparison {
        isa: some_of(small_isa::<2>(), &["add", "sltu"]),
        inputs: vec![3, 3, 1],
        bits: 2,
        longest: 4,
        one_in: [1_000, 100_000],
    }
    .run();
    assert!(met.possible[4] > 0, "{met:?}");
}

#[test]
fn instructions_with_three_sources_agree_with_all_sequences_of_three() {
    let met = Comparison {
        isa: small_isa_of_three::<2>(),
        inputs: vec![3, 3, 1],
        bits: 2,
        longest: 3,
        one_in: [300, 30_000],
    }
    .run();
    is_telling(&met, 3);
}
