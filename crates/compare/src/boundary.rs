//! Inputs of operations: 0, 1, p - 1, p, limbs at the ends of their bounds, all ones, alternating bits, random ones;
//! each in each place, the same in all places, and all places at random.

use limbforge::{
    Field,
    ir::{Kind, interval::Interval},
    routine::{Datum, Sort},
};
use num_bigint::BigInt;
use num_traits::Zero;

use crate::{
    inputs::Random,
    routines::{EXPONENT, LENGTH},
};

/// Calls with random data in all places.
const RANDOM: usize = 6;

/// The arguments of an operation, for each call.
pub fn inputs(field: &Field, name: &str, sorts: &[Sort], random: &mut Random) -> Vec<Vec<Datum>> {
    let each: Vec<Vec<Datum>> = sorts.iter().map(|sort| data(field, sort, random)).collect();
    let rounds = each.iter().map(Vec::len).max().unwrap_or(1);
    let mut all = Vec::new();
    // The same place of every list, for lists of the same sort the same data: x + x, x - x.
    let turned = |by: usize, round: usize| -> Vec<Datum> {
        let places = each.iter().enumerate();
        places
            .map(|(i, data)| data[(round + i * by) % data.len()].clone())
            .collect()
    };
    for round in 0..rounds {
        all.push(turned(0, round));
        if sorts.len() > 1 {
            // Each datum beside three others.
            all.extend([1, 3, 7].map(|by| turned(by, round)));
        }
    }
    for _ in 0..RANDOM {
        let some = |data: &Vec<Datum>| data[random.below(data.len())].clone();
        all.push(each.iter().map(some).collect());
    }
    all.retain(|args| within(field, name, args));
    all
}

/// Whether a program takes these words: bytes can have bounds of their own.
fn within(field: &Field, name: &str, args: &[Datum]) -> bool {
    let Some(program) = field.program(name) else {
        return true;
    };
    let per_word = usize::from(field.repr.word / 8);
    let ports = program.program().params.iter().zip(args);
    ports.into_iter().all(|(port, arg)| match arg {
        Datum::Bytes(bytes) if port.kind == Kind::Bytes => {
            let words = bytes.chunks(per_word);
            let words = words.map(|word| BigInt::from_bytes_le(num_bigint::Sign::Plus, word));
            words.zip(&port.bounds).all(|(w, bound)| bound.contains(&w))
        }
        _ => true,
    })
}

/// The data to try for a parameter.
fn data(field: &Field, sort: &Sort, random: &mut Random) -> Vec<Datum> {
    match sort {
        Sort::Tight => words(elements(field, &field.repr.tight, random)),
        Sort::Loose => words(elements(field, &field.repr.loose, random)),
        Sort::Words(bounds) => words(limbs(bounds, random)),
        Sort::Flag => [false, true].map(Datum::from).into(),
        Sort::Bytes(n) => bytes(field, *n, random),
        Sort::Count => [0, 1, 2, 3, 8, 65].map(Datum::Count).into(),
        Sort::Exponent => exponents(random).into_iter().map(Datum::Exponent).collect(),
        Sort::Elements => {
            let all = elements(field, &field.repr.tight, random);
            let list = |start: usize| (start..start + LENGTH).map(|i| all[i % all.len()].clone());
            let mut lists: Vec<Datum> = (0..all.len())
                .map(|start| Datum::Elements(list(start).collect()))
                .collect();
            lists.push(Datum::Elements(vec![all[0].clone(); LENGTH]));
            lists
        }
    }
}

fn words(all: Vec<Vec<BigInt>>) -> Vec<Datum> {
    all.into_iter().map(Datum::Words).collect()
}

/// Limbs at their bounds, in turn, with all ones, and random.
fn limbs(bounds: &[Interval], random: &mut Random) -> Vec<Vec<BigInt>> {
    let every = |choose: &dyn Fn(usize, &Interval) -> BigInt| -> Vec<BigInt> {
        let bounds = bounds.iter().enumerate();
        bounds.map(|(i, bound)| choose(i, bound)).collect()
    };
    let pattern = |word: u64, bound: &Interval| {
        let ones: BigInt = (BigInt::from(1) << bound.hi.bits()) - 1;
        let word = BigInt::from(word) & ones;
        word.clamp(bound.lo.clone(), bound.hi.clone())
    };
    let mut all = vec![
        every(&|_, bound| bound.lo.clone()),
        every(&|_, bound| bound.hi.clone()),
        every(&|i, bound| if i % 2 == 0 { &bound.lo } else { &bound.hi }.clone()),
        every(&|i, bound| if i % 2 == 1 { &bound.lo } else { &bound.hi }.clone()),
        every(&|_, bound| pattern(u64::MAX >> 1, bound)),
        every(&|_, bound| pattern(0xaaaa_aaaa_aaaa_aaaa, bound)),
        every(&|_, bound| pattern(0x5555_5555_5555_5555, bound)),
    ];
    for _ in 0..3 {
        all.push(bounds.iter().map(|bound| random.member(bound)).collect());
    }
    all
}

/// Elements within the bounds: special integers and special residues, then limbs at bounds.
fn elements(field: &Field, bounds: &[Interval], random: &mut Random) -> Vec<Vec<BigInt>> {
    let p = BigInt::from(field.prime.value().clone());
    let one = BigInt::from(1);
    let residues = [BigInt::zero(), one.clone(), &p - 1, BigInt::from(2), &p / 2];
    let mut all: Vec<Vec<BigInt>> = residues.iter().map(|k| field.limbs(k)).collect();
    let integers = [one.clone(), &p - 1, p.clone(), &p + 1, &p + &p - 1];
    let power = one << field.prime.bits();
    let integers = integers.into_iter().chain([&power - 1, power]);
    all.extend(integers.map(|k| field.repr.digits(&k)));
    all.extend(limbs(bounds, random));
    let inside = |(limb, bound): (&BigInt, &Interval)| bound.contains(limb);
    all.retain(|limbs| limbs.iter().zip(bounds).all(inside));
    all
}

/// Bytes of 0, 1, the integers around p, all ones, alternating bits, and random ones.
fn bytes(field: &Field, n: usize, random: &mut Random) -> Vec<Datum> {
    let p = BigInt::from(field.prime.value().clone());
    let integers = [BigInt::zero(), BigInt::from(1), &p - 1, p.clone(), &p + 1];
    let square = (&p - 1) * (&p - 1);
    let fill = [255, 0xaa, 0x55].map(|byte| vec![byte; n]);
    let mut all: Vec<Vec<u8>> = fill.into();
    for integer in integers.into_iter().chain([square]) {
        let mut bytes = integer.to_bytes_le().1;
        if bytes.len() <= n {
            bytes.resize(n, 0);
            all.push(bytes);
        }
    }
    for _ in 0..3 {
        let byte = |random: &mut Random| random.word().to_le_bytes()[0];
        all.push((0..n).map(|_| byte(random)).collect());
    }
    all.into_iter().map(Datum::Bytes).collect()
}

fn exponents(random: &mut Random) -> Vec<Vec<u64>> {
    let mut all = vec![vec![0; EXPONENT], vec![u64::MAX; EXPONENT]];
    for one in [1, 2, 1 << 63] {
        let mut words = vec![0; EXPONENT];
        words[0] = one;
        all.push(words.clone());
        words.reverse();
        all.push(words);
    }
    all.extend((0..2).map(|_| (0..EXPONENT).map(|_| random.word()).collect()));
    all
}
