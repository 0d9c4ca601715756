//! Products over lanes with Montgomery's reduction.

use crate::support::{Random, machines, rounds};
use limbforge_onelane::montgomery::{Modulus, Number, limbs, number};
use limbforge_onelane::primes;
use limbforge_onelane::vector::{LANES, Words, lane};
use num_bigint::BigUint;

fn power(bits: u64) -> BigUint {
    BigUint::from(1u8) << bits
}

/// The limbs are below 2^52, and only L lanes have any.
fn well_formed<const R: usize>(x: &Number<R>, count: usize) {
    for l in 0..LANES * R {
        assert!(lane(x, l) < if l < count { 1 << 52 } else { 1 }, "lane {l}");
    }
}

fn products<const L: usize, const R: usize>(modulus: &BigUint, quick: usize) {
    for machine in machines() {
        let field = Modulus::<L, R>::new(modulus, machine);
        let unit = power(52 * L as u64);
        let tight = power(field.bits() + 1);
        let loose = power(field.bits() + 4);
        let mut random = Random(7);
        let ends = [
            BigUint::ZERO,
            BigUint::from(1u8),
            &loose - 1u8,
            field.multiple().clone(),
            field.multiple() - 1u8,
        ];
        for round in 0..rounds(machine, quick) {
            let operands: [BigUint; 8] = std::array::from_fn(|i| match (round, i) {
                (0..25, 0 | 2) => ends[round % 5].clone(),
                (0..25, 1 | 3) => ends[round / 5].clone(),
                _ => random.number(field.bits() + 4),
            });
            let [a, b] = [0, 4].map(|k| {
                std::array::from_fn::<_, 4, _>(|i| limbs::<R>(&operands[(2 * i + k / 4) % 8]))
            });
            let four = field.mul(a.each_ref(), b.each_ref());
            let [two, three] = field.mul([&a[2], &a[3]], [&b[2], &b[3]]);
            assert_eq!(
                [four[2], four[3]],
                [two, three],
                "streams do not depend on each other"
            );
            let [both] = field.dot([[&a[0], &a[1]]], [[&b[0], &b[1]]]);
            well_formed(&both, L);
            let exact = number(&a[0]) * number(&b[0]) + number(&a[1]) * number(&b[1]);
            assert!(number(&both) < tight, "a sum of two products is tight");
            assert_eq!(number(&both) * &unit % modulus, exact % modulus);
            for i in 0..4 {
                let [one] = field.mul([&a[i]], [&b[i]]);
                assert_eq!(one, four[i]);
                well_formed(&one, L);
                let (out, exact) = (number(&one), number(&a[i]) * number(&b[i]));
                assert!(out < tight, "a product is tight");
                assert_eq!(
                    out * &unit % modulus,
                    exact % modulus,
                    "{} round {round}",
                    machine.name()
                );
            }
        }
    }
}

fn sums<const L: usize, const R: usize>(modulus: &BigUint, quick: usize) {
    for machine in machines() {
        let field = Modulus::<L, R>::new(modulus, machine);
        let (bits, p) = (field.bits() + 1, field.multiple());
        let mut random = Random(8);
        for round in 0..rounds(machine, quick) {
            // The first operand may be below 2^(t + 3), the second is tight.
            let mut operand = |k: usize, bits: u64| match (round, k) {
                (0..16, 0) => BigUint::ZERO,
                (0..16, 1) => power(bits) - 1u8,
                (0..16, 2) => power(bits - 1),
                (0..16, _) => p.clone(),
                _ => random.number(bits),
            };
            let (a, b) = (operand(round % 4, bits + 2), operand(round / 4, bits));
            let (sum, difference) = (
                field.add(&limbs(&a), &limbs(&b)),
                field.sub(&limbs(&a), &limbs(&b)),
            );
            well_formed(&sum, L);
            well_formed(&difference, L);
            assert_eq!(number(&sum), &a + &b);
            let difference = number(&difference);
            // 2^(t + 2) more at most, and nothing wrapped.
            assert!(difference < &a + power(bits + 1), "a difference is loose");
            assert_eq!(
                (difference + &b) % modulus,
                &a % modulus,
                "{} round {round}",
                machine.name()
            );
        }
    }
}

#[test]
fn products_are_those_of_integers() {
    products::<11, 2>(&primes::csidh512(), 100_000);
    products::<11, 2>(&limbforge_onelane::fold::Fold::modulus(), 20_000);
    products::<21, 3>(&primes::x1024(), 40_000);
}

#[test]
fn products_modulo_other_odd_numbers() {
    let mut random = Random(9);
    for _ in 0..50 {
        products::<11, 2>(&(random.number(500) | BigUint::from(1u8) | power(499)), 400);
        products::<3, 2>(&(random.number(90) | BigUint::from(3u8)), 400);
    }
}

#[test]
fn sums_and_differences_are_those_of_integers() {
    sums::<11, 2>(&primes::csidh512(), 100_000);
    sums::<21, 3>(&primes::x1024(), 40_000);
    let mut random = Random(10);
    for _ in 0..200 {
        let bits = 60 + random.word() % 440;
        sums::<11, 2>(&(random.number(bits) | BigUint::from(3u8)), 400);
    }
}

#[test]
fn numbers_enter_and_leave() {
    for machine in machines() {
        let field = Modulus::<11, 2>::new(&primes::csidh512(), machine);
        let mut random = Random(11);
        for x in [
            BigUint::ZERO,
            BigUint::from(1u8),
            field.modulus() - 1u8,
            random.number(510),
        ] {
            assert_eq!(field.leave(&field.enter(&x)), x);
            // P is 0, and a product is one of the numbers that entered.
            assert_eq!(field.leave(&limbs(field.multiple())), BigUint::ZERO);
            let [square] = field.mul([&field.enter(&x)], [&field.enter(&x)]);
            assert_eq!(field.leave(&square), &x * &x % field.modulus());
        }
    }
}

#[test]
#[should_panic(expected = "the modulus is odd")]
fn even_moduli_are_refused() {
    let _ = Modulus::<11, 2>::new(&power(500), machines()[0]);
}

#[test]
#[should_panic(expected = "the modulus is too long")]
fn long_moduli_are_refused() {
    let _ = Modulus::<11, 2>::new(&(power(514) + 1u8), machines()[0]);
}

/// The word for words of limbs is little-endian.
#[test]
fn limbs_are_little_endian() {
    let x: Number<2> = limbs(&((BigUint::from(5u8) << 52) + 7u8));
    assert_eq!(x, [Words([7, 5, 0, 0, 0, 0, 0, 0]), Words::ZERO]);
    assert_eq!(number(&x), (BigUint::from(5u8) << 52) + 7u8);
}
