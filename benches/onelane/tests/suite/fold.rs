//! Products modulo 2^521 − 1.

use crate::support::{Random, machines, rounds};
use limbforge_onelane::fold::{BITS, Element, Fold, LIMBS};
use limbforge_onelane::vector::{LANES, Words, lane};
use num_bigint::BigUint;

/// Tight limbs are below this.
const TIGHT: u64 = (1 << BITS) + (1 << 20);
/// Limbs of factors are below this.
const FACTOR: u64 = 1 << 45;

fn value(x: &Element) -> BigUint {
    (0..LIMBS)
        .rev()
        .fold(BigUint::ZERO, |sum, l| (sum << BITS) + lane(x, l))
}

/// Limbs below a bound, and anything in the lanes that have no meaning.
fn element(random: &mut Random, bound: u64, extreme: bool) -> Element {
    let mut x = [Words::ZERO; 2];
    for l in 0..2 * LANES {
        x[l / LANES].0[l % LANES] = match (l < LIMBS, extreme) {
            (true, true) => bound - 1,
            (true, false) => random.below(bound),
            (false, _) => random.word(),
        };
    }
    x
}

fn tight(x: &Element) {
    for l in 0..LIMBS {
        assert!(lane(x, l) < TIGHT, "limb {l} is {:x}", lane(x, l));
    }
}

#[test]
fn products_are_those_of_integers() {
    let p = Fold::modulus();
    for machine in machines() {
        let mut random = Random(3);
        for round in 0..rounds(machine, 200_000) {
            let [a, b, c, d] =
                [0, 1, 2, 3].map(|k| element(&mut random, FACTOR, round < 5 && k != round));
            let out = Fold(machine).mul([&a, &c], [&b, &d]);
            assert_eq!(Fold(machine).mul([&a], [&b])[0][0], out[0][0]);
            for (out, [a, b]) in out.iter().zip([[a, b], [c, d]]) {
                tight(out);
                assert_eq!(
                    Fold::leave(out),
                    value(&a) * value(&b) % &p,
                    "{}",
                    machine.name()
                );
            }
        }
    }
}

#[test]
fn sums_of_two_products_are_those_of_integers() {
    let p = Fold::modulus();
    for machine in machines() {
        let mut random = Random(14);
        for round in 0..rounds(machine, 200_000) {
            let [a, b, c, d] =
                [0, 1, 2, 3].map(|k| element(&mut random, TIGHT, round < 5 && k != round));
            let mut out = [[Words::ZERO; 2]];
            Fold(machine).dot_into(&mut out, [[&a, &c]], [[&b, &d]]);
            let [out] = out;
            tight(&out);
            let expected = value(&a) * value(&b) + value(&c) * value(&d);
            assert_eq!(Fold::leave(&out), expected % &p, "{}", machine.name());
        }
    }
}

#[test]
fn sums_and_differences_are_those_of_integers() {
    let p = Fold::modulus();
    for machine in machines() {
        let mut random = Random(4);
        for round in 0..rounds(machine, 200_000) {
            let [a, b] = [0, 1].map(|k| element(&mut random, TIGHT, round < 3 && k != round));
            let (sum, difference) = (Fold(machine).add(&a, &b), Fold(machine).sub(&a, &b));
            tight(&sum);
            tight(&difference);
            assert_eq!(Fold::leave(&sum), (value(&a) + value(&b)) % &p);
            assert_eq!((value(&difference) + value(&b)) % &p, value(&a) % &p);
        }
    }
}

#[test]
fn numbers_enter_and_leave() {
    let p = Fold::modulus();
    for x in [BigUint::ZERO, &p - 1u8, BigUint::from(1u8) << 520] {
        assert_eq!(Fold::leave(&Fold::enter(&x)), x);
    }
    assert_eq!(Fold::leave(&Fold::enter(&p)), BigUint::ZERO);
}
