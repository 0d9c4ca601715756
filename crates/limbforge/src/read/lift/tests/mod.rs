//! Random expressions of words, lifted and checked: what the check accepts computes the words, for extreme and random
//! parameters. Most graphs hold patterns that rules of `word` look for, with operands exchanged.

mod graph;

use std::collections::HashSet;

use num_bigint::BigInt;

use super::lift;
use crate::{
    check::check,
    ir::{Form, Goal, Kind, Port, Program, Spec, Ty, Value, interval::Interval},
    read::{
        hint::{Hints, one},
        word::{Node, Op, Words},
    },
};
use graph::{Graph, bits};

/// Lifts graphs, checks them and runs what is accepted. `errs`: the intervals that lifting sees are too narrow.
fn accepted_programs_compute_the_words(seeds: std::ops::Range<u64>, errs: bool) -> [usize; 2] {
    let mut counts = [0, 0];
    for seed in seeds {
        let mut graph = Graph::new(seed);
        let last = graph.nodes[graph.nodes.len() - 1];
        let wrong = graph.wrong.last().copied().unwrap_or(last);
        let results = [wrong, last, graph.any()];
        let results = &results[..1 + graph.random.below(3)];
        let (program, hints) = graph.cut(results);
        let nodes: Vec<Vec<Node>> = results.iter().map(|node| vec![*node]).collect();
        let lifted = lift(&program, &hints, &graph.words, &nodes).map(|lifted| lifted.program);
        let checked = lifted.ok().and_then(|mut lifted| {
            for (port, bound) in lifted.params.iter_mut().zip(&mut graph.bounds) {
                if errs {
                    *bound = lifted.types[port.values[0].index()].range();
                }
                port.bounds = vec![bound.clone()];
            }
            check(lifted).ok()
        });
        counts[usize::from(checked.is_some())] += 1;
        let Some(checked) = checked else { continue };
        for _ in 0..30 {
            let inputs = graph.inputs();
            let values = graph.evaluate(&inputs);
            let parameters: Vec<Vec<BigInt>> = inputs.iter().map(|k| vec![k.clone()]).collect();
            let found = checked.program().run(&parameters);
            for (found, node) in found.iter().zip(results) {
                assert_eq!(
                    bits(&found[0]),
                    values[node.index()],
                    "seed {seed}, parameters {inputs:?}\n{}",
                    checked.program()
                );
            }
        }
    }
    println!("{counts:?} refused and accepted");
    counts
}

#[test]
fn what_is_accepted_computes_the_words() {
    let [refused, accepted] = accepted_programs_compute_the_words(0..16_000, false);
    assert!(accepted > 3000 && refused > 300, "{accepted} {refused}");
}

/// Nothing that lifting believes is trusted: where its intervals are wrong, the check refuses or the words are right.
#[test]
fn wrong_intervals_make_nothing_wrong_pass() {
    let [refused, accepted] = accepted_programs_compute_the_words(16_000..32_000, true);
    assert!(accepted > 2000 && refused > 300, "{accepted} {refused}");
}

/// A result that the statement names like a parameter has to be that parameter: the statement alone would compare the
/// result with itself.
#[test]
fn a_copied_parameter_is_the_parameter() {
    let mut words = Words::default();
    let x = words.node(Op::Parameter { port: 0, word: 0 }, &[]);
    let one = words.constant(1);
    let other = words.node(Op::Xor, &[x, one]);
    let bound = Interval::of_bits(64);
    let port = |name: &str| Port {
        name: name.to_owned(),
        kind: Kind::Word,
        values: vec![Value(0)],
        bounds: vec![bound.clone()],
    };
    let program = Program {
        name: "copy".to_owned(),
        word: 64,
        internal: false,
        params: vec![port("x")],
        results: vec![port("out")],
        types: vec![Ty::unsigned(64)],
        steps: Vec::new(),
        spec: Spec {
            formula: "out = x".to_owned(),
            modulus: 3.into(),
            congruences: Vec::new(),
            ensures: vec![Goal::new(Form::of(Value(0)), bound.clone())],
            cuts: Vec::new(),
            requires: Vec::new(),
        },
    };
    let hints = Hints {
        words: Words::default(),
        params: vec![vec![x]],
        sums: Vec::new(),
        claims: Vec::new(),
        signed: Vec::new(),
        exact: HashSet::new(),
    };
    let accepts = |node| {
        let lifted = lift(&program, &hints, &words, &[vec![node]])
            .expect("a program")
            .program;
        check(lifted).is_ok()
    };
    assert!(accepts(x));
    assert!(!accepts(other));
}

/// A claim under a condition that is no port says something about the code's own values: it has to hold without it.
#[test]
fn a_condition_beside_the_ports_excuses_nothing() {
    let mut words = Words::default();
    let x = words.node(Op::Parameter { port: 0, word: 0 }, &[]);
    let never = words.constant(0);
    let port = |name: &str, value, bits| Port {
        name: name.to_owned(),
        kind: Kind::Word,
        values: vec![Value(value)],
        bounds: vec![Interval::of_bits(bits)],
    };
    let small = Goal::new(Form::of(Value(2)), Interval::of_bits(8));
    let program = Program {
        name: "conditional".to_owned(),
        word: 64,
        internal: false,
        params: vec![port("x", 0, 64)],
        results: vec![port("out", 2, 64)],
        types: vec![Ty::unsigned(64), Ty::FLAG, Ty::unsigned(64)],
        steps: Vec::new(),
        spec: Spec {
            formula: "out < 256 if a value inside is 1".to_owned(),
            modulus: 3.into(),
            congruences: Vec::new(),
            ensures: vec![small.given(Value(1), true)],
            cuts: Vec::new(),
            requires: Vec::new(),
        },
    };
    let flag = one(never, &Interval::of_bits(1));
    let hints = Hints {
        words: Words::default(),
        params: vec![vec![x]],
        sums: vec![Vec::new(), flag, Vec::new()],
        claims: Vec::new(),
        signed: Vec::new(),
        exact: HashSet::new(),
    };
    let low = words.node(Op::Low(8), &[x]);
    let accepts = |node| {
        let lifted = lift(&program, &hints, &words, &[vec![node]])
            .expect("a program")
            .program;
        check(lifted).is_ok()
    };
    assert!(accepts(low));
    assert!(!accepts(x));
}
