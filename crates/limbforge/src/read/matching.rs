//! Hints for code that computes the same in another way.
//!
//! Hints speak of the expressions of whoever wrote them; a compiler writes others. Expressions that agree on samples
//! are taken for the same, and claims are made of those that the code has. Nothing depends on whether they are: a claim
//! is a goal, which the check proves or refuses.

use std::collections::{HashMap, HashSet};

use num_traits::Zero;

use super::{
    hint::{Claim, Hints, Product, Sum, Term},
    samples::{self, Numbers, SAMPLES, sample},
    word::{Node, Op, Words},
};
use crate::ir::{
    Program,
    interval::{Interval, power_of_two},
};

/// An expression as samples see it: its values, and where they are all 0, such as those of a carry that does not occur,
/// its operation with the values of its arguments.
type Sight = (Vec<u64>, Option<(Op, Vec<Vec<u64>>)>);

/// The hints, about the expressions of the results.
pub fn matched(hints: &Hints, words: &Words, program: &Program, results: &[Vec<Node>]) -> Hints {
    let used = flags_of(words, used(words, results.iter().flatten()));
    let sights = sights(words, program);
    let mut seen: HashMap<&Sight, Vec<Node>> = HashMap::new();
    for (i, sight) in sights.iter().enumerate().skip(hints.words.len()) {
        let node = words.at(i);
        if used.contains(&node) {
            seen.entry(sight).or_default().push(node);
        }
    }
    let matching = Matching {
        used,
        seen,
        sights: &sights,
    };
    let mut claims: Vec<Claim> = Vec::new();
    for claim in &hints.claims {
        claims.extend(matching.claims(claim));
    }
    let mut signed = hints.signed.clone();
    signed.resize(words.len(), false);
    for (i, signed) in signed.iter_mut().enumerate().skip(hints.words.len()) {
        *signed = is_below_zero(&sights[i].0);
    }
    let mut exact = hints.exact.clone();
    for i in 0..hints.words.len() {
        for &other in matching.others(words.at(i)) {
            signed[other.index()] |= signed[i];
            if hints.exact.contains(&words.at(i)) {
                exact.insert(other);
            }
        }
    }
    Hints {
        words: words.clone(),
        params: hints.params.clone(),
        sums: hints.sums.iter().map(|sum| matching.sum(sum)).collect(),
        claims,
        signed,
        exact,
    }
}

/// The hints, with claims that the expressions of the results are those of the hints which they seem to be.
pub fn swept(hints: &Hints, words: &Words, program: &Program, results: &[Vec<Node>]) -> Hints {
    let used = flags_of(words, used(words, results.iter().flatten()));
    let sights = sights(words, program);
    let mut alike: HashMap<&[u64], Vec<Node>> = HashMap::new();
    for (i, sight) in sights.iter().enumerate().take(hints.words.len()) {
        alike.entry(&sight.0).or_default().push(words.at(i));
    }
    // The expression of the hints that stands for each node.
    let mut stands: Vec<Option<Node>> = (0..words.len())
        .map(|i| (i < hints.words.len()).then(|| words.at(i)))
        .collect();
    let mut swept = hints.clone();
    swept.words = words.clone();
    swept.signed.resize(words.len(), false);
    let mut done = HashSet::new();
    for i in hints.words.len()..words.len() {
        swept.signed[i] = is_below_zero(&sights[i].0);
        let node = words.at(i);
        let sight = sights[i].0.as_slice();
        let (op, args) = words.get(node);
        let known: Option<Vec<Node>> = args.iter().map(|a| stands[a.index()]).collect();
        // The same operation of the same operands; else what samples cannot tell apart, best with an operand in
        // common.
        let found = known
            .as_ref()
            .filter(|args| !args.is_empty())
            .and_then(|args| words.find(op, args));
        // Carries are few bits: those of matching sums match, and others only seem to.
        let constant = sight.iter().all(|value| *value == sight[0]);
        let guessable = !constant && !words.occupied(node).is_bit();
        let shares = |other: &&Node| {
            let (same, of) = words.get(**other);
            same == op
                && args
                    .iter()
                    .any(|a| stands[a.index()].is_some_and(|a| of.contains(&a)))
        };
        let guess = || {
            let others = alike.get(sight).filter(|_| guessable)?;
            others.iter().find(shares).or(others.first()).copied()
        };
        let found = found.filter(|found| found.index() < hints.words.len());
        let Some(same) = stands[i].or(found).or_else(guess) else {
            continue;
        };
        stands[i] = Some(same);
        if !used.contains(&node) {
            continue;
        }
        // A sum is the other one where their carries are, also where no sample carries.
        let carries = carry_of(words, node).zip(carry_of(words, same));
        for (node, same) in carries.into_iter().chain([(node, same)]) {
            if node == same || !done.insert(node) {
                continue;
            }
            stands[node.index()] = Some(same);
            let signed = swept.signed[same.index()];
            swept.signed[node.index()] = signed;
            swept.claims.push(equality(words, node, same, signed));
            if hints.exact.contains(&same) {
                swept.exact.insert(node);
            }
        }
    }
    swept
}

/// The claim that two words are equal. For carries and borrows of sums and differences s and t of the same terms:
/// `s + 2^64 c = t + 2^64 d`, and `|s - t| < 2^64`.
fn equality(words: &Words, node: Node, same: Node, signed: bool) -> Claim {
    let term = |weight: i64, node| Term {
        weight: weight.into(),
        node,
        signed,
    };
    let sum = vec![term(1, node), term(-1, same)];
    match (sum_of(words, node), sum_of(words, same)) {
        (Some((s, sign)), Some((t, _))) => {
            let difference = |weight: i64, node| {
                Product::of(
                    weight,
                    vec![Term {
                        weight: 1.into(),
                        node,
                        signed: false,
                    }],
                )
            };
            let through = vec![difference(-sign, s), difference(sign, t)];
            Claim::new(sum, Interval::point(0), power_of_two(64), through)
        }
        _ => Claim::new(sum, Interval::point(0), 1.into(), Vec::new()),
    }
}

/// The sum of which a node is the carry, or the difference of which it is the borrow, with 1 or -1.
fn sum_of(words: &Words, node: Node) -> Option<(Node, i64)> {
    let (op, args) = words.get(node);
    match op {
        Op::Carry => words.find(Op::Add, args).map(|sum| (sum, 1)),
        Op::Less => words.find(Op::Sub, args).map(|difference| (difference, -1)),
        // The carry of three terms: the later sum is that of all.
        Op::Add => {
            let sums: Option<Vec<(Node, i64)>> = args
                .iter()
                .map(|&a| {
                    matches!(words.get(a).0, Op::Carry | Op::Less)
                        .then(|| sum_of(words, a))
                        .flatten()
                })
                .collect();
            sums?.into_iter().max()
        }
        _ => None,
    }
}

/// The carry of a sum, or the borrow of a difference, also of three terms.
fn carry_of(words: &Words, node: Node) -> Option<Node> {
    let (op, args) = words.get(node);
    let out = match op {
        Op::Add => Op::Carry,
        Op::Sub => Op::Less,
        _ => return None,
    };
    let second = words.find(out, args)?;
    let of_three = args.iter().find_map(|&once| {
        let (inner, terms) = words.get(once);
        let first = words.find(out, terms).filter(|_| inner == op)?;
        words.find(Op::Add, &[first, second])
    });
    Some(of_three.unwrap_or(second))
}

struct Matching<'a> {
    /// The nodes of the results.
    used: HashSet<Node>,
    /// Those that the hints do not have.
    seen: HashMap<&'a Sight, Vec<Node>>,
    sights: &'a [Sight],
}

impl Matching<'_> {
    fn others(&self, node: Node) -> &[Node] {
        self.seen
            .get(&self.sights[node.index()])
            .map_or(&[], Vec::as_slice)
    }

    /// The node itself where the code has it, else one that seems to be the same.
    fn node(&self, node: Node) -> Option<Node> {
        if self.used.contains(&node) {
            return Some(node);
        }
        self.others(node).first().copied()
    }

    fn sum(&self, sum: &Sum) -> Sum {
        let mut sum = sum.clone();
        for term in &mut sum {
            term.node = self.node(term.node).unwrap_or(term.node);
        }
        sum
    }

    /// The claim about the nodes of the code; once for each of several that seem to be the same.
    fn claims(&self, claim: &Claim) -> Vec<Claim> {
        if let [term] = claim.sum.as_slice() {
            let own = self.used.contains(&term.node).then_some(term.node);
            let nodes = own.iter().chain(self.others(term.node));
            return nodes.map(|&node| self.about(claim, Some(node))).collect();
        }
        let known = claim.sum.iter().all(|term| self.node(term.node).is_some());
        known.then(|| self.about(claim, None)).into_iter().collect()
    }

    fn about(&self, claim: &Claim, only: Option<Node>) -> Claim {
        let mut sum = self.sum(&claim.sum);
        if let (Some(node), [term]) = (only, sum.as_mut_slice()) {
            term.node = node;
        }
        let through = claim.through.iter().map(|products| {
            let products = products.iter().map(|product| Product {
                weight: product.weight.clone(),
                factors: product.factors.iter().map(|sum| self.sum(sum)).collect(),
            });
            products.collect()
        });
        let flag = |node: Node| self.node(node).unwrap_or(node);
        Claim {
            sum,
            range: claim.range.clone(),
            scale: claim.scale.clone(),
            through: through.collect(),
            given: claim
                .given
                .iter()
                .map(|(node, set)| (flag(*node), *set))
                .collect(),
            cases: claim.cases.iter().map(|node| flag(*node)).collect(),
        }
    }
}

/// The nodes of expressions.
fn used<'a>(words: &Words, roots: impl Iterator<Item = &'a Node>) -> HashSet<Node> {
    let mut stack: Vec<Node> = roots.copied().collect();
    let mut used = HashSet::new();
    while let Some(node) = stack.pop() {
        if used.insert(node) {
            stack.extend(words.get(node).1);
        }
    }
    used
}

/// With the carries and borrows of all sums and differences.
fn flags_of(words: &Words, used: HashSet<Node>) -> HashSet<Node> {
    let mut flags: HashSet<Node> = HashSet::new();
    for i in 0..words.len() {
        let (node, (op, args)) = (words.at(i), words.get(words.at(i)));
        let of = match op {
            Op::Carry => words.find(Op::Add, args),
            Op::Less => words.find(Op::Sub, args),
            _ => None,
        };
        let of_three = op == Op::Add && args.iter().all(|a| flags.contains(a));
        if of_three || of.is_some_and(|of| used.contains(&of)) {
            flags.insert(node);
        }
    }
    flags.extend(used);
    flags
}

/// Whether a word seems to be meant with sign: short, and below 0 at times.
fn is_below_zero(values: &[u64]) -> bool {
    let signed = || values.iter().map(|&value| value as i64);
    signed().all(|value| value.unsigned_abs() < 1 << 62) && signed().any(|value| value < 0)
}

/// All nodes as samples see them.
fn sights(words: &Words, program: &Program) -> Vec<Sight> {
    let mut numbers = Numbers(program.steps.len() as u64);
    let samples: Vec<Vec<Vec<u64>>> = (0..SAMPLES)
        .map(|_| sample(&program.params, &mut numbers))
        .collect();
    let mut values = Vec::with_capacity(words.len());
    samples::extend(&mut values, words, SAMPLES, |op| {
        let of = |sample: &Vec<Vec<u64>>| match op {
            Op::Parameter { port, word } => sample[port][word],
            Op::Narrow { port } => sample[port][0],
            Op::Byte { port, byte } => sample[port][byte / 8] >> (8 * (byte % 8)) & 0xff,
            Op::Unspecified(number) => number as u64,
            _ => unreachable!("what is given is not computed"),
        };
        samples.iter().map(of).collect()
    });
    let sight = |i: usize| {
        let (op, args) = words.get(words.at(i));
        let vanishes = values[i].iter().all(u64::is_zero) && !args.is_empty();
        let by_operation = vanishes.then(|| {
            let mut args: Vec<Vec<u64>> = args.iter().map(|a| values[a.index()].clone()).collect();
            args.sort();
            (op, args)
        });
        (values[i].clone(), by_operation)
    };
    (0..words.len()).map(sight).collect()
}
