//! Four lanes: each operation with each machine against the other, and formulas against those in words.

use super::sums::{point, torsion_times};
use super::{Path, hashes, natural};
use crate::edwards::{self, Point};
use crate::field::Fe;
use crate::four::{COUNT, Job, Machine, Number, Order, PointPair};
use num_bigint::BigUint;
use std::vec::Vec;

/// Every operation of a machine on two vectors of numbers.
struct Operations<'a>(&'a [[Number; COUNT]; 2]);

impl Job for Operations<'_> {
    type Output = Vec<[Number; COUNT]>;

    #[inline(always)]
    fn run<M: Machine>(self, m: M) -> Vec<[Number; COUNT]> {
        let [x, y] = self.0.each_ref().map(|numbers| m.load(numbers));
        let (loose_x, loose_y) = (m.relax(&x), m.relax(&y));
        let (sum, difference) = (m.add(&x, &y), m.sub(&x, &y));
        // The most and the least that loose bounds hold.
        let twice = m.add(&x, &x);
        let negative = m.sub(&m.carry(&difference), &y);
        let mut results = Vec::from([
            m.store(&x),
            m.store(&m.carry(&sum)),
            m.store(&m.carry(&difference)),
            m.store(&m.mul(&loose_x, &loose_y)),
            m.store(&m.square(&loose_x)),
            m.store(&m.carry(&m.blend::<0b0001>(&loose_x, &sum))),
            m.store(&m.carry(&m.blend::<0b1100>(&loose_x, &sum))),
            m.store(&m.carry(&m.blend::<0b1010>(&loose_x, &sum))),
            m.store(&m.mul(&twice, &negative)),
            m.store(&m.mul(&difference, &negative)),
            m.store(&m.square(&twice)),
            m.store(&m.square(&negative)),
        ]);
        for mask in 0..16 {
            let either = m.add_or_sub(mask, &x, &y);
            results.push(m.store(&m.carry(&either)));
            results.push(m.store(&m.square(&either)));
        }
        for order in orders() {
            results.push(m.store(&m.permute(&order, &x)));
            results.push(m.store(&m.carry(&m.permute_loose(&order, &difference))));
        }
        results
    }
}

fn orders() -> impl Iterator<Item = Order> {
    (0..256u64).map(|n| core::array::from_fn(|lane| n >> (2 * lane) & 3))
}

/// Numbers around 0, p, 2^255 and the ends of limbs and words.
fn numbers() -> Vec<Number> {
    let one = BigUint::from(1u8);
    let mut all = Vec::new();
    for place in [
        0u32, 1, 50, 51, 52, 63, 64, 102, 128, 153, 192, 204, 254, 255,
    ] {
        let power: BigUint = &one << place;
        for offset in [0u8, 1, 18, 19, 20, 38] {
            all.push(&power + offset);
            if power > BigUint::from(offset) {
                all.push(&power - offset);
            }
        }
    }
    all.extend(hashes(40).map(|hash| hash % (&one << 255u32)));
    all.retain(|n| n.bits() <= 255);
    all.iter().map(|n| natural(n).0).collect()
}

#[test]
fn machines_agree() {
    let numbers = numbers();
    assert!(numbers.len() > 150, "only {}", numbers.len());
    for turn in 0..2 * numbers.len() {
        let at = |step: usize, lane: usize| numbers[(turn * step + lane * 5) % numbers.len()];
        let pair = [7, 11].map(|step| core::array::from_fn(|lane| at(step, lane)));
        let expected = oracle(&pair);
        for path in Path::all() {
            if let Some(got) = path.run_four(Operations(&pair)) {
                assert_eq!(got, expected, "{}: {pair:?}", path.name());
            }
        }
    }
}

/// The same by elements in words, one after the other.
fn oracle([x, y]: &[[Number; COUNT]; 2]) -> Vec<[Number; COUNT]> {
    let load = |numbers: &[Number; COUNT]| {
        numbers.map(|number| Fe::from_bytes(&crate::words::to_bytes(&number)))
    };
    let (x, y) = (load(x), load(y));
    let each = |f: &dyn Fn(usize) -> Fe| -> [Number; COUNT] {
        core::array::from_fn(|lane| crate::words::from_bytes(&f(lane).to_bytes()))
    };
    let sum = |lane: usize| (x[lane] + y[lane]).carry();
    let difference = |lane: usize| (x[lane] - y[lane]).carry();
    let blend = |mask: u8| {
        each(&|lane| {
            if mask >> lane & 1 == 1 {
                x[lane]
            } else {
                sum(lane)
            }
        })
    };
    let negative = |lane: usize| (difference(lane) - y[lane]).carry();
    let mut results = Vec::from([
        each(&|lane| x[lane]),
        each(&sum),
        each(&difference),
        each(&|lane| x[lane] * y[lane]),
        each(&|lane| x[lane].square()),
        blend(0b0001),
        blend(0b1100),
        blend(0b1010),
        each(&|lane| (x[lane] + x[lane]) * negative(lane)),
        each(&|lane| difference(lane) * negative(lane)),
        each(&|lane| (x[lane] + x[lane]).square()),
        each(&|lane| negative(lane).square()),
    ]);
    for mask in 0..16u8 {
        let either = |lane: usize| {
            if mask >> lane & 1 == 1 {
                difference(lane)
            } else {
                sum(lane)
            }
        };
        results.push(each(&either));
        results.push(each(&|lane| either(lane).square()));
    }
    for order in orders() {
        results.push(each(&|lane| x[order[lane] as usize]));
        results.push(each(&|lane| difference(order[lane] as usize)));
    }
    results
}

fn coordinates(point: Point) -> [[u8; 32]; 4] {
    [point.x, point.y, point.z, point.t].map(Fe::to_bytes)
}

/// All four coordinates are those of the formulas in words, not only the points that they stand for.
#[test]
fn formulas_are_those_in_words() {
    let mut points: Vec<Point> = (0..8).map(torsion_times).collect();
    points.push(Point::IDENTITY);
    points.extend((1..6u32).map(|i| point(&BigUint::from(i * i), i)));
    points.extend(hashes(6).map(|hash| point(&(hash % super::order()), 3)));
    for a in &points {
        for b in &points {
            let double = a.double().extended();
            let sum = a.add(&b.cached()).extended();
            let difference = a.add(&b.negate().cached()).extended();
            let expected = [double, sum, sum, difference].map(coordinates);
            for path in Path::all() {
                let Some(got) = path.run_four(PointPair(a, b)) else {
                    continue;
                };
                assert_eq!(got.map(coordinates), expected, "{path:?}");
            }
        }
    }
}

/// Every window of the base point's table with every digit.
#[test]
fn entries_of_the_table() {
    for digit in -16..=15i8 {
        let mut digits = [0; limbforge_fields::edwards25519::BASE.len()];
        for window in 0..digits.len() {
            digits[window] = digit;
            let expected = edwards::multiply_base_digits(Path::SINGLE, &digits).encode();
            for path in Path::all() {
                let got = edwards::multiply_base_digits(path, &digits).encode();
                assert_eq!(got, expected, "{digit} in {window} {path:?}");
            }
            if window % 2 == 0 {
                digits[window] = 0;
            }
        }
    }
}
