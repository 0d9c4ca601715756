//! Operations in place, by words that are written here: what is proved of them for other arguments, for some arguments,
//! and of some results. Memory by random slots.

use std::{collections::BTreeSet, sync::LazyLock};

use object::SectionIndex;

use super::{
    Callee, Routines,
    inlined::{Inlined, Place},
    machine::Held,
    memory::{Memory, Region, slice},
    signature::Signature,
};
use crate::{
    emit::asm::x86::prover,
    field::Field,
    ops::derive::derive,
    prime::Prime,
    read::{
        Arrangement, Returned,
        word::{Node, Op, Words, evaluate},
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
        let first = callee("add", Returned::Addresses.into(), x86::Place::Carry);
        routines.insert(at, first);
        routines.insert(at, callee(second, arrangement, x86::Place::Zero));
        let found = &routines.callees[&at];
        (found.operations.join(" "), found.changed.len())
    };
    let (here, there) = (
        Arrangement::from(Returned::Addresses),
        Arrangement::from(Returned::Registers),
    );
    assert_eq!(both("sub", here.clone()), ("add sub".to_owned(), 2));
    assert_eq!(both("sub", there), ("sub".to_owned(), 1));
    assert_eq!(both("opp", here), ("opp".to_owned(), 1));
}

/// Pseudo-random numbers.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        self.0 >> 32 ^ self.0 << 32
    }

    fn below(&mut self, n: u64) -> i64 {
        (self.next() % n) as i64
    }
}

/// Values of all nodes for these values of parameters.
fn values(words: &Words, params: &[u64]) -> Vec<u64> {
    let mut values = Vec::new();
    for k in 0..words.len() {
        let (op, args) = words.get(words.at(k));
        let args: Vec<u64> = args.iter().map(|arg| values[arg.index()]).collect();
        values.push(match op {
            Op::Parameter { port, .. } => params[port],
            op => evaluate(op, &args),
        });
    }
    values
}

/// Loads anywhere in slots of any sizes, of which some hold wider words than they have bytes, some no words, and beside
/// which nothing is known.
#[test]
fn parts_of_slots_are_the_bytes_of_memory() {
    let mut random = Random(1);
    let all = Region::Frame;
    for _ in 0..300 {
        let (mut words, mut memory) = (Words::default(), Memory::default());
        let params: Vec<u64> = (0..8).map(|_| random.next()).collect();
        let mut bytes: Vec<Option<u8>> = vec![None; 48];
        for (port, param) in params.iter().enumerate() {
            let node = words.node(Op::Parameter { port, word: 0 }, &[]);
            let (at, count) = (random.below(40), 1 + random.below(8));
            let is_word = count < 8 || random.below(8) > 0;
            let held = match is_word {
                true => Held::Word(node),
                false => Held::Address(all, 0),
            };
            // What a slot overwrites in part is not known any more.
            for slot in memory
                .slots
                .clone()
                .into_iter()
                .map(|((_, from), slot)| (from, slot.bytes))
            {
                if slot.0 < at + count && at < slot.0 + slot.1 {
                    bytes[slot.0 as usize..(slot.0 + slot.1) as usize].fill(None);
                }
            }
            for k in 0..count {
                bytes[(at + k) as usize] = is_word.then(|| param.to_le_bytes()[k as usize]);
            }
            memory.put(all, at, count, held);
        }
        for at in 0..40 {
            for count in 1..=8 {
                let known: Option<Vec<u8>> = bytes[at..at + count].iter().copied().collect();
                let part = memory.part(&mut words, all, at as i64, count as i64);
                assert_eq!(part.is_some(), known.is_some(), "{count} bytes at {at}");
                let (Some(part), Some(known)) = (part, known) else {
                    continue;
                };
                let value = values(&words, &params)[part.index()].to_le_bytes();
                assert_eq!(value[..count], known, "{count} bytes at {at}");
                assert_eq!(value[count..], [0; 8][count..], "{count} bytes at {at}");
            }
        }
        assert!(memory.part(&mut words, all, i64::MAX - 2, 8).is_none());
        assert!(memory.part(&mut words, Region::Result(0), 0, 1).is_none());
    }
}

/// Slices of bytes in words are the bytes from there on.
#[test]
fn slices_are_the_bytes_from_there_on() {
    let mut random = Random(2);
    let mut words = Words::default();
    let params: Vec<u64> = (0..5).map(|_| random.next()).collect();
    let of: Vec<Node> = (0..5)
        .map(|port| words.node(Op::Parameter { port, word: 0 }, &[]))
        .collect();
    let all: Vec<u8> = params
        .iter()
        .flat_map(|param| param.to_le_bytes())
        .collect();
    for from in 0..40 {
        for count in 1..=40 - from {
            let slice = slice(&mut words, &of, from, count).expect("bytes that are there");
            let values = values(&words, &params);
            let found = slice
                .iter()
                .flat_map(|node| values[node.index()].to_le_bytes());
            let mut expected = all[from..from + count].to_vec();
            expected.resize(count.next_multiple_of(8), 0);
            assert_eq!(found.collect::<Vec<u8>>(), expected, "{count} from {from}");
        }
        assert!(slice(&mut words, &of, from, 41 - from).is_none());
    }
}
