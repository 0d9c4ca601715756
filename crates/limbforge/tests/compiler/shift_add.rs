//! Shortest sequences: their lengths against brute force, their values on words, their programs before the check.

use std::collections::HashMap;

use limbforge_core::{
    Program,
    check::check,
    ir::{
        Congruence, Form, Kind, Spec,
        build::{Builder, ConstMul},
        interval::Interval,
        shift_add::{BOUND, Sequence, Set, Step, all, for_programs, shortest},
        spec::Term,
    },
};
use num_bigint::BigInt;

/// Every multiple of either sign that some sequence of at most `length` steps reaches, with its least length: all
/// sequences in all orders, nothing left out.
fn brute_force(set: Set, length: usize) -> HashMap<i64, usize> {
    fn go(
        set: Set,
        values: &mut Vec<i64>,
        left: usize,
        depth: usize,
        least: &mut HashMap<i64, usize>,
    ) {
        if left == 0 {
            return;
        }
        let shifts = match set {
            Set::Plain => 0..=0,
            Set::Scaled => 0..=3,
            Set::Shifted => 0..=12,
        };
        let mut next = Vec::new();
        for &a in values.iter() {
            next.extend((1..=12).map(|by| a << by));
            for &b in values.iter() {
                next.extend(shifts.clone().map(|by| a + (b << by)));
                let subtracted = if set == Set::Shifted {
                    shifts.clone()
                } else {
                    0..=0
                };
                next.extend(subtracted.map(|by| a - (b << by)));
            }
        }
        for value in next {
            let known = least.entry(value).or_insert(depth);
            *known = depth.min(*known);
            values.push(value);
            go(set, values, left - 1, depth + 1, least);
            values.pop();
        }
    }
    let mut least = HashMap::from([(1, 0)]);
    go(set, &mut vec![1], length, 1, &mut least);
    least
}

#[test]
fn lengths_are_those_of_brute_force() {
    for (set, length) in [(Set::Plain, 4), (Set::Scaled, 4), (Set::Shifted, 3)] {
        let least = brute_force(set, length);
        for c in 1..300 {
            let found = shortest(set, c, length).map(|s| s.steps.len());
            assert_eq!(found, least.get(&i64::from(c)).copied(), "{c} {set:?}");
        }
    }
}

/// The forms that are known by hand: none needs fewer than what is found.
#[test]
fn the_shortest_are_no_longer_than_the_known_forms() {
    let table = all(Set::Plain);
    let power = |n: u32| 1u32 << n;
    let mut seen = 0;
    let mut at_most = |c: u32, operations: usize| {
        if (1..BOUND).contains(&c) {
            let found = &table[c as usize - 1];
            assert!(found.operations() <= operations, "{c}: {found}");
            seen += 1;
        }
    };
    for n in 1..12 {
        for m in 1..12 {
            // Each power but 1 is a shift, each sign a sum or a difference.
            at_most(1 + power(n) + power(n + m), 4);
            // x + (x << n), and that plus itself << m.
            at_most(1 + power(n) + power(m) + power(n + m), 4);
            at_most(1 + power(n + m) - power(n), 4);
            at_most(power(n + m) - power(n), 3);
            at_most(power(n) + power(n + m), 3);
        }
    }
    assert!(seen > 200, "{seen}");
}

/// As a processor computes it, modulo 2^64, by the steps that `set` has.
fn computed(sequence: &Sequence, set: Set, x: u64) -> u64 {
    let mut values = vec![x];
    for step in &sequence.steps {
        let allowed = |by: u32| match set {
            Set::Plain => by == 0,
            Set::Scaled => by <= 3,
            Set::Shifted => true,
        };
        let value = match *step {
            Step::Shift { of, by } => values[of] << by,
            Step::Add { to, of, by } if allowed(by) => values[to].wrapping_add(values[of] << by),
            Step::Sub { from, of, by } if by == 0 || set == Set::Shifted => {
                values[from].wrapping_sub(values[of] << by)
            }
            _ => panic!("{sequence} is not of {set:?}"),
        };
        values.push(value);
    }
    values[values.len() - 1]
}

#[test]
fn every_constant_has_a_sequence_that_is_right_on_all_words_tried() {
    let mut words = vec![0, 1, 2, (1 << 51) - 1, 1 << 63, u64::MAX, u64::MAX - 1];
    let mut state: u64 = 1;
    words.extend((0..9).map(|_| {
        state = state.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
        state ^ state >> 29
    }));
    let tables = Set::ALL.map(all);
    for (set, table) in Set::ALL.into_iter().zip(&tables) {
        assert_eq!(table.len(), BOUND as usize - 1);
        for (sequence, c) in table.iter().zip(1u32..) {
            assert_eq!(
                sequence.multiples().last(),
                Some(&c.into()),
                "{c}: {sequence}"
            );
            for &x in &words {
                let expected = x.wrapping_mul(u64::from(c));
                assert_eq!(computed(sequence, set, x), expected, "{c}: {sequence}");
            }
        }
    }
    let [plain, scaled, shifted] = tables;
    for c in 1..BOUND {
        let i = c as usize - 1;
        // What a set has, the next one has too; and the powers of two are one way among all.
        assert!(scaled[i].steps.len() <= plain[i].steps.len(), "{c}");
        assert!(
            shifted[i].steps.len() <= scaled[i].steps.len(),
            "{c}: {} {}",
            shifted[i],
            scaled[i]
        );
        let binary = Sequence::binary(&c.into());
        assert_eq!(binary.multiples().last(), Some(&c.into()));
        assert!(plain[i].operations() <= binary.operations(), "{c}");
        // A plain step is one operation, and nothing has fewer.
        assert_eq!(plain[i].operations(), plain[i].steps.len(), "{c}");
        for other in [&scaled[i], &shifted[i]] {
            assert!(plain[i].operations() <= other.operations(), "{c}: {other}");
        }
    }
}

#[test]
fn one_step_less_is_never_enough() {
    for (set, c, length) in [
        (Set::Plain, 19, 4),
        (Set::Scaled, 19, 2),
        (Set::Shifted, 19, 2),
        (Set::Plain, 189, 4),
        (Set::Plain, 31, 2),
        (Set::Shifted, 1, 0),
    ] {
        let found = shortest(set, c, length).expect("known to be enough");
        assert_eq!(found.steps.len(), length, "{c} {set:?}: {found}");
        if let Some(less) = length.checked_sub(1) {
            assert_eq!(shortest(set, c, less), None, "{c} {set:?}");
        }
    }
    assert_eq!(shortest(Set::Plain, 0, 3), None);
    assert_eq!(shortest(Set::Plain, BOUND, 3), None);
}

/// `out = x * c`, with x in `range`, by shifts and additions.
fn program(word: u8, c: &BigInt, range: Interval, wide: bool) -> Program {
    let mut b = Builder::new("times", word);
    let x = b.param("x", Kind::Word, &[range])[0];
    let out = if wide {
        let product = b.mul_const_wide(x, c, ConstMul::ShiftAdd);
        let (low, high) = b.halves(product);
        vec![low, high]
    } else {
        vec![b.mul_const(x, c, ConstMul::ShiftAdd)]
    };
    let modulus = (BigInt::from(1) << 255) - 19;
    let spec = Spec {
        formula: format!("out = x * {c}"),
        modulus,
        congruences: vec![Congruence::new(
            vec![Term::new(1, vec![Form::radix(&out, u32::from(word))])],
            vec![Term::new(c.clone(), vec![Form::of(x)])],
        )],
        ensures: Vec::new(),
        cuts: Vec::new(),
        requires: Vec::new(),
    };
    b.finish(vec![("out", Kind::Word, out)], spec)
        .expect("there is room")
}

#[test]
fn programs_pass_the_check_and_compute_the_product() {
    let constants = (1..260).chain([509, 511, 569, 977, 1023, 2047, 3583, 3617, 4001, 4095]);
    let beyond = [
        (BigInt::from(1) << 32) + 977,
        BigInt::from(4096 * 7),
        BigInt::from(0x1111),
    ];
    for c in constants.map(BigInt::from).chain(beyond) {
        for (word, bits, wide) in [
            (64, 20u64, false),
            (64, 64, true),
            (64, 63, true),
            (32, 12, false),
            (32, 32, true),
        ] {
            let beyond = bits + c.bits() > 64 || (word == 32 && bits + c.bits() > 32);
            if beyond && !(wide && c.bits() <= u64::from(word)) {
                continue;
            }
            let most: BigInt = (BigInt::from(1) << bits) - 1;
            let checked = check(program(word, &c, Interval::up_to(most.clone()), wide));
            let checked = checked.unwrap_or_else(|why| panic!("{c} on {word}: {why}"));
            let text = checked.program().to_string();
            assert!(!text.contains("= mul "), "{c} needs no multiplier: {text}");
            for x in [0.into(), 1.into(), &most / 3, &most - 1, most.clone()] {
                let out = &checked.program().run(&[vec![x.clone()]])[0];
                let value = match out.as_slice() {
                    [low, high] => low + (high << word),
                    other => other[0].clone(),
                };
                assert_eq!(value, &x * &c, "{c} * {x} on {word}");
            }
        }
    }
}

#[test]
fn programs_never_need_more_operations_than_powers_of_two() {
    // Where the search ends without success it takes a tenth of a second: some of the long ones only.
    for c in (1..400).chain((400..BOUND).step_by(61)) {
        let sequence = for_programs(&c.into());
        assert_eq!(sequence.multiples().last(), Some(&c.into()));
        assert!(
            sequence.operations() <= Sequence::binary(&c.into()).operations(),
            "{c}"
        );
    }
    let text = |c: u32| for_programs(&c.into()).to_string();
    assert_eq!(text(19), "a = x + (x << 3); x + (a << 1)");
    assert_eq!(text(1), "x");
    assert_eq!(text(8), "x << 3");
    assert_eq!(for_programs(&31.into()).operations(), 2);
}
