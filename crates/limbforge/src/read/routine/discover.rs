//! Operations in place whose results turn up nowhere as such: which expressions of the code seem to be these words.
//!
//! Of several operations in a row in place, only the words of the last turn up, in a call or in the results. Those
//! between are looked for by their values: words of which nothing is known get samples (parameters any within their
//! bounds, results of calls what the library's callee gives), all expressions of the code are evaluated on them, and
//! the library's programs are run on them too. Expressions that agree with a result on all samples are taken for it.
//!
//! That is a guess. What is found counts once it is proved to satisfy the operation's statement, like words that turn
//! up: a wrong guess is refused there.

use std::collections::{BTreeSet, HashMap, HashSet};

use num_bigint::{BigInt, Sign};

use super::{
    follow::{Application, Follow, Known, Value},
    inlined::Place,
    machine::Trace,
    signature::as_program,
};
use crate::{
    field::Field,
    interface::{Interface, Layout, layout},
    ir::{Port, Program},
    read::{
        samples::{self, Numbers, Row, SAMPLES, sample},
        word::{Node, Op, Words},
    },
    routine::Datum,
};

/// Values on samples: of expressions, and of values of the library's routine.
#[derive(Default)]
pub struct Samples {
    /// Parameters of the routine.
    params: Vec<Port>,
    /// By the index of a node.
    nodes: Vec<Row>,
    /// The words of what nothing computes, by its number.
    given: HashMap<usize, Vec<Row>>,
    values: HashMap<Value, Option<Vec<Row>>>,
}

impl Samples {
    /// For a routine with these parameters.
    pub fn new(params: Vec<Port>) -> Samples {
        Samples {
            params,
            ..Samples::default()
        }
    }

    /// Evaluates the nodes that were not there before.
    fn extend(&mut self, field: &Field, words: &Words, trace: &Trace) {
        let Samples {
            params,
            nodes,
            given,
            ..
        } = self;
        if given.is_empty() {
            for (nodes, rows) in trace.params.iter().zip(parameters(params)) {
                given.extend(number(words, nodes).map(|k| (k, rows)));
            }
        }
        samples::extend(nodes, words, |nodes, op| {
            let zeros = || vec![0; SAMPLES];
            let Op::Parameter { port, word } = op else {
                return zeros();
            };
            if !given.contains_key(&port) {
                let is_here = |words_of: &Vec<Node>| number(words, words_of) == Some(port);
                let mut calls = trace.calls.iter();
                let Some(call) = calls.find(|call| call.results.iter().any(is_here)) else {
                    return zeros();
                };
                let args = call.args.iter().map(|arg| rows(nodes, arg));
                let results = outcomes(field, &call.operation, &args.collect::<Vec<_>>());
                for (nodes, rows) in call.results.iter().zip(results.unwrap_or_default()) {
                    given.extend(number(words, nodes).map(|k| (k, rows)));
                }
            }
            let row = given.get(&port).and_then(|rows| rows.get(word));
            row.cloned().unwrap_or_else(zeros)
        });
    }
}

/// The number of the value whose words these are.
fn number(words: &Words, nodes: &[Node]) -> Option<usize> {
    let mut node = *nodes.first()?;
    loop {
        node = match words.get(node) {
            (Op::Parameter { port, .. }, _) => return Some(port),
            (Op::Low(_), &[x]) => x,
            _ => return None,
        };
    }
}

/// The value that a row has everywhere.
fn constant(row: &Row) -> Option<u64> {
    let first = *row.first()?;
    row.iter().all(|value| *value == first).then_some(first)
}

fn rows(values: &[Row], nodes: &[Node]) -> Vec<Row> {
    let rows = nodes.iter().map(|node| values[node.index()].clone());
    rows.collect()
}

/// Samples of the parameters' words. In the first all are as small as they can be, in the second parameters with the
/// same bounds are the same: comparisons come out both ways.
fn parameters(params: &[Port]) -> Vec<Vec<Row>> {
    let mut numbers = Numbers(params.len() as u64);
    let mut all: Vec<Vec<Vec<u64>>> = (0..SAMPLES).map(|_| sample(params, &mut numbers)).collect();
    for (k, port) in params.iter().enumerate() {
        let least = port.bounds.iter().map(|bound| samples::word_of(&bound.lo));
        all[0][k] = least.collect();
        let mut alike = params.iter().map(|other| other.bounds == port.bounds);
        let first = alike.position(|is_alike| is_alike).unwrap_or(k);
        all[1][k] = all[1][first].clone();
    }
    let rows = params.iter().enumerate().map(|(k, port)| {
        let row = |word: usize| all.iter().map(|sample| sample[k][word]).collect();
        (0..port.bounds.len()).map(row).collect()
    });
    rows.collect()
}

/// The words of the results of the library's operation, for the rows of its arguments' words; `None` if some are not
/// what it takes.
fn outcomes(field: &Field, name: &str, args: &[Vec<Row>]) -> Option<Vec<Vec<Row>>> {
    let like;
    let (interface, program) = match field.program(name) {
        Some(program) => (Interface::from(field), program.program()),
        None => {
            let routine = field.routine(name)?.program();
            let interface;
            (interface, like) = as_program(field, routine)?;
            (interface, &like)
        }
    };
    let samples = (0..SAMPLES).map(|at| {
        let data = program.params.iter().zip(args);
        let data = data.map(|(port, rows)| datum(interface, port, rows, at));
        let data = data.collect::<Option<Vec<Datum>>>()?;
        let results = field.call(name, &data);
        let words = results.iter().map(words_of);
        Some(words.collect::<Vec<_>>())
    });
    let samples = samples.collect::<Option<Vec<Vec<Vec<u64>>>>>()?;
    let results = program.results.iter().enumerate().map(|(k, port)| {
        let row = |word: usize| samples.iter().map(|results| results[k][word]).collect();
        (0..port.values.len()).map(row).collect()
    });
    Some(results.collect())
}

/// The argument of a sample, if it is within the bounds of its port.
fn datum(interface: Interface, port: &Port, rows: &[Row], at: usize) -> Option<Datum> {
    if rows.len() != port.bounds.len() {
        return None;
    }
    if let Layout::Bytes(count) = layout(interface, port) {
        let bytes = rows.iter().flat_map(|row| row[at].to_le_bytes());
        return Some(Datum::Bytes(bytes.take(count).collect()));
    }
    let words = port.bounds.iter().zip(rows).map(|(bound, row)| {
        let number = match bound.lo.sign() {
            Sign::Minus => BigInt::from(row[at] as i64),
            _ => BigInt::from(row[at]),
        };
        bound.contains(&number).then_some(number)
    });
    Some(Datum::Words(words.collect::<Option<_>>()?))
}

fn words_of(datum: &Datum) -> Vec<u64> {
    match datum {
        Datum::Bytes(bytes) => {
            let word = |bytes: &[u8]| {
                bytes
                    .iter()
                    .rev()
                    .fold(0, |sum, b| sum << 8 | u64::from(*b))
            };
            bytes.chunks(8).map(word).collect()
        }
        other => other.words().iter().map(samples::word_of).collect(),
    }
}

impl<'a> Follow<'a, '_> {
    /// Enters the results of an operation that the code does not call.
    pub fn apply(&mut self, program: &'a Program, args: Vec<Value>) -> Vec<Value> {
        let at = self.applications.len();
        let results = program.results.iter();
        let results: Vec<Value> = results.map(|_| self.enter(Known::Result(at))).collect();
        self.applications.push(Application {
            program,
            args,
            results: results.clone(),
        });
        results
    }

    /// Whether these words, with those that are known of the operation's other results, satisfy its statement. Then
    /// they are the value's.
    pub fn is_result(&mut self, value: Value, words: &[Node]) -> bool {
        let Known::Result(at) = self.values[value] else {
            return false;
        };
        if !self.have_words(at, words) {
            return false;
        }
        let Application {
            program,
            args,
            results,
        } = &self.applications[at];
        let known = |value: &Value| match &self.values[*value] {
            Known::Words(words) => Some(words.as_slice()),
            Known::Result(_) => None,
        };
        let Some(args) = args.iter().map(known).collect() else {
            return false;
        };
        let is_first = !results.iter().any(|result| known(result).is_some());
        let results = results.iter();
        let results = results.map(|result| match *result == value {
            true => Some(words),
            false => known(result),
        });
        let place = Place {
            words: self.words,
            args,
            results: results.collect(),
        };
        let is_proved = self.inlined.holds(&program.name, &place);
        if is_proved {
            self.proved += usize::from(is_first);
            self.values[value] = Known::Words(words.to_vec());
        }
        is_proved
    }

    /// Whether all arguments of an operation have words in the code, or such are found among what `roots` are computed
    /// from, and proved.
    fn have_words(&mut self, at: usize, roots: &[Node]) -> bool {
        let args = self.applications[at].args.iter().copied();
        let unknown: BTreeSet<Value> = args.filter(|arg| !self.is_known(*arg)).collect();
        if unknown.is_empty() {
            return true;
        }
        let Some(guesses) = self.guesses(at, unknown, roots) else {
            return false;
        };
        // One of them may be an argument of another.
        let mut guesses = guesses.iter();
        guesses.all(|(value, words)| self.is_known(*value) || self.is_result(*value, words))
    }

    fn is_known(&self, value: Value) -> bool {
        matches!(self.values[value], Known::Words(_))
    }

    /// Expressions that agree with these arguments of an operation on all samples, so that its words can be computed
    /// from its arguments.
    fn guesses(
        &mut self,
        at: usize,
        unknown: BTreeSet<Value>,
        roots: &[Node],
    ) -> Option<Vec<(Value, Vec<Node>)>> {
        self.samples.extend(self.field, self.words, self.trace);
        let mut wanted: Vec<Row> = Vec::new();
        let mut sizes = Vec::new();
        for &value in &unknown {
            let rows = self.sampled(value)?;
            sizes.push((value, rows.len()));
            wanted.extend(rows);
        }
        let args = self.applications[at].args.iter();
        let known = args.filter_map(|arg| match &self.values[*arg] {
            Known::Words(words) => Some(words.clone()),
            Known::Result(_) => None,
        });
        let found = self.cut(&wanted, known.flatten().collect(), roots);
        let mut nodes = Vec::new();
        for (node, row) in found.into_iter().zip(&wanted) {
            nodes.extend(node.or_else(|| constant(row).map(|k| self.words.constant(k))));
        }
        if nodes.len() < wanted.len() {
            let name = &self.applications[at].program.name;
            let what = "words of its arguments are not found in the code";
            self.inlined.refuse(name, what);
            return None;
        }
        let mut nodes = nodes.into_iter();
        let values = sizes.into_iter();
        Some(
            values
                .map(|(value, n)| (value, nodes.by_ref().take(n).collect()))
                .collect(),
        )
    }

    /// A node with the values of each row. The roots are computed from these and from known words alone, if that can
    /// be: carries that no sample has make words seem to be the same that are not, and the one that is further up is
    /// taken until another one is found to be needed.
    fn cut(&self, rows: &[Row], known: HashSet<Node>, roots: &[Node]) -> Vec<Option<Node>> {
        let mut places: HashMap<&Row, Vec<usize>> = HashMap::new();
        // Too many expressions are the same in all samples: there, the constant is guessed.
        let rows_of = rows.iter().enumerate();
        for (k, row) in rows_of.filter(|(_, row)| constant(row).is_none()) {
            places.entry(row).or_default().push(k);
        }
        let mut found: Vec<Option<Node>> = vec![None; rows.len()];
        loop {
            let before = found.clone();
            let is_cut = |node: &Node| known.contains(node) || before.contains(&Some(*node));
            let (mut open, mut seen) = (roots.to_vec(), HashSet::new());
            while let Some(node) = open.pop() {
                if is_cut(&node) || !seen.insert(node) {
                    continue;
                }
                let row = &self.samples.nodes[node.index()];
                let mut is_new = false;
                for &k in places.get(row).into_iter().flatten() {
                    // The first one, and then the next one below.
                    if before[k].is_none_or(|old| node < old) {
                        is_new |= before[k].is_none();
                        found[k] = match found[k] != before[k] {
                            true => found[k].max(Some(node)),
                            false => Some(node),
                        };
                    }
                }
                if !is_new {
                    open.extend(self.words.get(node).1);
                }
            }
            if found == before {
                return found;
            }
        }
    }

    /// The rows of a value's words: those of the code, else those that the library's program gives.
    fn sampled(&mut self, value: Value) -> Option<Vec<Row>> {
        if let Known::Words(words) = &self.values[value] {
            self.samples.extend(self.field, self.words, self.trace);
            return Some(rows(&self.samples.nodes, words));
        }
        if let Some(known) = self.samples.values.get(&value) {
            return known.clone();
        }
        let Known::Result(at) = self.values[value] else {
            return None;
        };
        let Application {
            args,
            results,
            program,
        } = &self.applications[at];
        let (args, results, name) = (args.clone(), results.clone(), program.name.clone());
        let args = args.iter().map(|arg| self.sampled(*arg));
        let args = args.collect::<Option<Vec<Vec<Row>>>>();
        let given = args.and_then(|args| outcomes(self.field, &name, &args));
        for (k, result) in results.iter().enumerate() {
            let rows = given.as_ref().map(|given| given[k].clone());
            self.samples.values.insert(*result, rows);
        }
        self.samples.values.get(&value).cloned().flatten()
    }
}
