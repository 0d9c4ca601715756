//! Operations in place, by words that are written here: what is proved of them for other arguments, for some arguments,
//! and of some results.

use std::{collections::BTreeSet, sync::LazyLock};

use object::SectionIndex;

use super::{
    Callee, Routines,
    inlined::{Inlined, Place},
    signature::Signature,
};
use crate::{
    emit::asm::x86::prover,
    field::Field,
    ops::derive::derive,
    prime::Prime,
    read::{
        Arrangement,
        word::{Node, Op, Words},
        x86,
    },
};

static FIELD: LazyLock<Field> = LazyLock::new(|| {
    let prime = Prime::parse("2^255-19").expect("a prime");
    let recipe =
        "4x64 operand-scanning carry-chain(twice) fold(38@high:mul) carry(none) invert(divsteps)";
    derive(&prime, &recipe.parse().expect("a recipe")).expect("a field")
});

/// Words that may be missing.
type Parts = Vec<Option<Node>>;

/// The words of an operation of these arguments, as the library writes it.
fn applied(name: &str, args: &[Parts], words: &mut Words) -> Vec<Parts> {
    let checked = FIELD.program(name).expect("a program");
    let prover = prover(&*FIELD, checked).expect("a prover");
    let written = prover.written();
    let mut instead: Vec<Node> = Vec::new();
    for i in 0..written.words.len() {
        let node = written.words.at(i);
        let (op, of) = written.words.get(node);
        let of: Vec<Node> = of.iter().map(|a| instead[a.index()]).collect();
        let mut params = written.params.iter().zip(args);
        let known = params.find_map(|(nodes, arg)| {
            let word = nodes.iter().position(|other| *other == node)?;
            arg[word]
        });
        instead.push(known.unwrap_or_else(|| words.node(op, &of)));
    }
    let ports = checked.program().results.iter();
    let results = ports.map(|port| {
        let sums = port.values.iter().map(|v| written.sum(*v));
        sums.map(|sum| Some(instead[sum[0].node.index()])).collect()
    });
    results.collect()
}

/// Words that can be anything.
fn any(port: usize, words: &mut Words) -> Parts {
    let parts = (0..4).map(|word| Some(words.node(Op::Parameter { port, word }, &[])));
    parts.collect()
}

fn number(first: u64, words: &mut Words) -> Parts {
    let parts = [first, 0, 0, 0].map(|k| Some(words.constant(k)));
    parts.to_vec()
}

/// Whether results are proved to be those of an operation.
fn is_proved(name: &str, words: &Words, args: &[Parts], results: &[Parts]) -> bool {
    let make = |checked| prover(&*FIELD, checked).map_err(|error| error.to_string());
    let mut inlined = Inlined::new(&FIELD, Box::new(make));
    inlined.holds(name, &Place::new(words, args, results))
}

/// a + a is add(a, a), and not add(a, b).
#[test]
fn equal_arguments_are_equal() {
    let mut words = Words::default();
    let (a, b) = (any(5, &mut words), any(7, &mut words));
    let twice = applied("add", &[a.clone(), a.clone()], &mut words);
    let sum = applied("add", &[a.clone(), b.clone()], &mut words);
    assert!(is_proved("add", &words, &[a.clone(), a.clone()], &twice));
    assert!(is_proved("add", &words, &[a.clone(), b.clone()], &sum));
    assert!(!is_proved("add", &words, &[a.clone(), b], &twice));
    assert!(!is_proved("sub", &words, &[a.clone(), a], &twice));
}

/// a + 1 is add(a, 1), and not add(a, 2).
#[test]
fn constants_are_these() {
    let mut words = Words::default();
    let a = any(5, &mut words);
    let [one, two] = [1, 2].map(|k| number(k, &mut words));
    let next = applied("add", &[a.clone(), one.clone()], &mut words);
    assert!(is_proved("add", &words, &[a.clone(), one.clone()], &next));
    assert!(!is_proved("add", &words, &[a.clone(), two.clone()], &next));
    let less = applied("sub", &[a.clone(), one.clone()], &mut words);
    assert!(is_proved("sub", &words, &[a.clone(), one.clone()], &less));
    assert!(!is_proved("sub", &words, &[a.clone(), two], &less));
    assert!(!is_proved("add", &words, &[a, one], &less));
}

/// Of two results, each has to be right, and one may be missing; so of words.
#[test]
fn all_results_are_proved() {
    let mut words = Words::default();
    let bytes = any(5, &mut words);
    let args = [bytes.clone()];
    let results = applied("bytes_parity", &args, &mut words);
    let [half, odd] = <[Parts; 2]>::try_from(results).expect("two");
    let even = words.constant(1);
    let even = words.node(Op::Xor, &[even, odd[0].expect("a word")]);
    let mut shifted = half.clone();
    shifted.rotate_left(1);
    let is_parity = |half: &Parts, odd: &Parts| {
        is_proved("bytes_parity", &words, &args, &[half.clone(), odd.clone()])
    };
    let missing = vec![None; 4];
    assert!(is_parity(&half, &odd));
    assert!(is_parity(&missing, &odd));
    assert!(is_parity(&half, &vec![None]));
    assert!(!is_parity(&missing, &vec![Some(even)]));
    assert!(!is_parity(&half, &vec![Some(even)]));
    assert!(!is_parity(&shifted, &odd));
    assert!(!is_parity(&shifted, &vec![None]));
    for word in 0..4 {
        let mut part = missing.clone();
        part[word] = half[word];
        assert!(is_parity(&part, &odd), "{word}");
        part[word] = half[(word + 1) % 4];
        assert!(!is_parity(&part, &odd), "{word}");
    }
}

/// One place in a file is several operations where they are called alike, and changes what any of them changes; where
/// they are not, the last one counts.
#[test]
fn one_place_is_called_in_one_way() {
    let at = ((0, SectionIndex(1)), 0);
    let callee = |name: &str, arrangement: Arrangement, changed| Callee {
        operations: vec![name.to_owned()],
        signature: Signature::of(
            (&*FIELD).into(),
            FIELD.program(name).expect("a program").program(),
        ),
        arrangement,
        changed: BTreeSet::from([changed]),
    };
    let both = |second: &str, arrangement| {
        let mut routines = Routines::new(&FIELD, |_| Err(String::new()));
        let first = callee("add", Arrangement::Addresses, x86::Place::Carry);
        routines.insert(at, first);
        routines.insert(at, callee(second, arrangement, x86::Place::Zero));
        let found = &routines.callees[&at];
        (found.operations.join(" "), found.changed.len())
    };
    let (here, there) = (Arrangement::Addresses, Arrangement::Registers);
    assert_eq!(both("sub", here.clone()), ("add sub".to_owned(), 2));
    assert_eq!(both("sub", there), ("sub".to_owned(), 1));
    assert_eq!(both("opp", here), ("opp".to_owned(), 1));
}
