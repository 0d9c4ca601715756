//! Operations in place whose results turn up nowhere as such: which expressions of the code seem to be these words.
//!
//! Of several operations in a row in place, only the words of the last turn up, in a call or in the results. Those
//! between are looked for by their values: words that nothing computes, of parameters and of the results of calls, get
//! samples within their bounds, all expressions of the code are evaluated on them, and the library's programs are run
//! on them too. Expressions that agree with a result on all samples are taken for it.
//!
//! That is a guess. What is found counts once it is proved to satisfy the operation's statement, like words that turn
//! up: a wrong guess is refused there.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::{
    follow::{Application, Follow, Known, Value},
    inlined::{Inlined, Place, given},
    sampled::{SAMPLES, constant, outcomes, rows, samples_of},
};
use crate::{
    field::Field,
    ir::Program,
    read::{
        samples::{Numbers, Row},
        special::Given,
        word::Node,
    },
};

/// Guesses in a routine.
const GUESSES: usize = 1 << 8;

/// Whether an operation's results are computed from its arguments as the library computes them, on samples of the
/// arguments: of any, not only of those that arise in a routine.
fn agrees(field: &Field, inlined: &Inlined<'_>, program: &Program, place: &Place<'_>) -> bool {
    let mut numbers = Numbers(1);
    let mut rows: Vec<Vec<Row>> = Vec::new();
    for (given, port) in given(program, place).into_iter().zip(&program.params) {
        rows.push(match given {
            Given::Anything => samples_of(field, port, &mut numbers),
            Given::Same(k) => rows[k].clone(),
            Given::Constant(words) => words.iter().map(|word| vec![*word; SAMPLES]).collect(),
        });
    }
    let results = outcomes(field, program, &rows);
    results.is_some_and(|results| inlined.agrees(program, place, &rows, &results))
}

impl<'a> Follow<'a, '_> {
    /// Enters the results of an operation that the code does not call.
    pub fn apply(&mut self, program: &'a Program, args: Vec<Value>) -> Vec<Value> {
        let at = self.applications.len();
        let results = program.results.iter();
        let results = results.map(|port| {
            let words = vec![None; port.values.len()];
            self.enter(Known::Result(at, words))
        });
        let results: Vec<Value> = results.collect();
        self.applications.push(Application {
            program,
            args,
            results: results.clone(),
        });
        results
    }

    /// Whether these words, with those that are known of the operation's results already, satisfy its statement. Then
    /// they are the value's. Of words that are missing, nothing is known but that there are such.
    pub fn is_result(&mut self, value: Value, words: &[Option<Node>]) -> bool {
        let Known::Result(at, known) = &self.values[value] else {
            return false;
        };
        let (at, both) = (*at, known.iter().zip(words));
        if known.len() != words.len()
            || both
                .clone()
                .any(|(x, y)| x.is_some() && y.is_some() && x != y)
        {
            return false;
        }
        let words: Vec<Option<Node>> = both.map(|(known, word)| known.or(*word)).collect();
        let siblings = &self.applications[at].results;
        let is_new = |result: &Value| self.known(*result).iter().all(Option::is_none);
        let is_first = siblings.iter().all(is_new);
        let all = siblings.iter().map(|result| match *result == value {
            true => words.clone(),
            false => self.known(*result),
        });
        let all: Vec<Vec<Option<Node>>> = all.collect();
        if !self.holds(at, &all) {
            return false;
        }
        self.proved += usize::from(is_first);
        self.values[value] = match words.iter().copied().collect() {
            Some(words) => Known::Words(words),
            None => Known::Result(at, words),
        };
        true
    }

    /// Whether these results satisfy an operation's statement, for arguments that are known, or guessed and proved.
    fn holds(&mut self, at: usize, results: &[Vec<Option<Node>>]) -> bool {
        let args: BTreeSet<Value> = self.applications[at].args.iter().copied().collect();
        let is_known = |value: &Value| matches!(self.values[*value], Known::Words(_));
        let unknown: Vec<Value> = args.iter().copied().filter(|v| !is_known(v)).collect();
        let program = self.applications[at].program;
        if unknown.is_empty() {
            let args = self.arguments(at, &unknown, &[]);
            let place = Place::new(self.words, &args, results);
            return self.inlined.holds(&program.name, &place);
        }
        let mut below = Some(self.words.len());
        let mut is_found = false;
        while let Some(limit) = below.filter(|_| self.guesses < GUESSES) {
            self.guesses += 1;
            let guess;
            (guess, below) = self.guess(at, &unknown, results, limit);
            let args = self.arguments(at, &unknown, &guess);
            let place = Place::new(self.words, &args, results);
            if !agrees(self.field, self.inlined, program, &place) {
                continue;
            }
            is_found = true;
            // Whatever the arguments are; then that they are the arguments.
            if self.inlined.holds(&program.name, &place) && self.are(&unknown, &guess) {
                return true;
            }
        }
        if !is_found {
            let what = "words of its arguments are not found in the code";
            self.inlined.refuse(&program.name, what);
        }
        false
    }

    /// Whether these words are those of the values.
    fn are(&mut self, values: &[Value], guess: &[Vec<Option<Node>>]) -> bool {
        let mut pairs = values.iter().zip(guess);
        pairs.all(|(value, words)| match &self.values[*value] {
            // One of them may be an argument of another, and be known by then.
            Known::Words(known) => {
                let mut both = known.iter().zip(words);
                both.all(|(known, word)| word.is_none_or(|word| word == *known))
            }
            Known::Result(..) => self.is_result(*value, words),
            Known::List(_) => false,
        })
    }

    /// The words of an operation's arguments, with these for some values.
    fn arguments(
        &self,
        at: usize,
        values: &[Value],
        guess: &[Vec<Option<Node>>],
    ) -> Vec<Vec<Option<Node>>> {
        let args = self.applications[at].args.iter();
        let words = args.map(|arg| match values.iter().position(|value| value == arg) {
            Some(k) => guess[k].clone(),
            None => self.known(*arg),
        });
        words.collect()
    }

    /// The words that are known of a value.
    fn known(&self, value: Value) -> Vec<Option<Node>> {
        match &self.values[value] {
            Known::Words(words) => words.iter().copied().map(Some).collect(),
            Known::Result(_, words) => words.clone(),
            Known::List(_) => Vec::new(),
        }
    }

    /// Words of these arguments of an operation, as far as its results need them, from nodes below a limit: they agree
    /// with the library's on all samples. The next limit is the last of them.
    fn guess(
        &mut self,
        at: usize,
        values: &[Value],
        results: &[Vec<Option<Node>>],
        below: usize,
    ) -> (Vec<Vec<Option<Node>>>, Option<usize>) {
        self.samples.extend(self.field, self.words, self.trace);
        let roots: Vec<Node> = results.iter().flatten().flatten().copied().collect();
        let args = self.applications[at].args.iter();
        let known: HashSet<Node> = args.flat_map(|arg| self.known(*arg)).flatten().collect();
        let mut wanted: Vec<(usize, usize, Row)> = Vec::new();
        let mut guess: Vec<Vec<Option<Node>>> = Vec::new();
        for (k, &value) in values.iter().enumerate() {
            let words = self.known(value);
            let rows = self.sampled(value).unwrap_or_default();
            let missing = rows.into_iter().enumerate();
            let missing = missing.filter(|(word, _)| words[*word].is_none());
            wanted.extend(missing.map(|(word, row)| (k, word, row)));
            guess.push(words);
        }
        let rows: Vec<&Row> = wanted.iter().map(|(.., row)| row).collect();
        let found = self.cut(&rows, &known, &roots, below);
        for ((k, word, row), node) in wanted.iter().zip(&found) {
            let node = node.or_else(|| constant(row).map(|k| self.words.constant(k)));
            guess[*k][*word] = node;
        }
        let last = found.iter().flatten().map(|node| node.index()).max();
        (guess, last)
    }

    /// A node with the values of each row. The roots are computed from these and from known words alone, if that can
    /// be: carries that no sample has make words seem to be the same that are not, and the one that is further up is
    /// taken until another one is found to be needed.
    fn cut(
        &self,
        rows: &[&Row],
        known: &HashSet<Node>,
        roots: &[Node],
        below: usize,
    ) -> Vec<Option<Node>> {
        let mut places: HashMap<&Row, Vec<usize>> = HashMap::new();
        // Too many expressions are the same in all samples: there, the constant is guessed.
        let rows_of = rows.iter().enumerate();
        for (k, row) in rows_of.filter(|(_, row)| constant(row).is_none()) {
            places.entry(*row).or_default().push(k);
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
                let here = places.get(row).filter(|_| node.index() < below);
                for &k in here.into_iter().flatten() {
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
        let Known::Result(at, _) = self.values[value] else {
            return None;
        };
        let Application {
            args,
            results,
            program,
        } = &self.applications[at];
        let (args, results, program) = (args.clone(), results.clone(), *program);
        let args = args.iter().map(|arg| self.sampled(*arg));
        let args = args.collect::<Option<Vec<Vec<Row>>>>();
        let given = args.and_then(|args| outcomes(self.field, program, &args));
        for (k, result) in results.iter().enumerate() {
            let rows = given.as_ref().map(|given| given[k].clone());
            self.samples.values.insert(*result, rows);
        }
        self.samples.values.get(&value).cloned().flatten()
    }
}
