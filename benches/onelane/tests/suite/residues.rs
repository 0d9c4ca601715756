//! Residue number systems.

use crate::support::{Random, machines, rounds};
use limbforge_onelane::fold::Fold;
use limbforge_onelane::montgomery::number;
use limbforge_onelane::primes;
use limbforge_onelane::rns::{DISTANCE, Element, Rns, WIDTH};
use limbforge_onelane::vector::{LANES, Machine, Words, lane};
use num_bigint::BigUint;

const TIGHT: u64 = (1 << WIDTH) + (1 << 21);
const LOOSE: u64 = 1 << (WIDTH + 2);

fn words(x: &BigUint, p: &BigUint) -> Vec<u64> {
    let count = p.bits().div_ceil(48);
    (0..count)
        .map(|k| u64::try_from((x >> (48 * k)) & BigUint::from((1u64 << 48) - 1)).unwrap())
        .collect()
}

pub fn enter<const N: usize, const R: usize>(system: &Rns<N, R>, x: &BigUint) -> Element<R> {
    system.enter(&words(x, system.modulus()))
}

fn within<const N: usize, const R: usize>(x: &Element<R>, bound: u64) {
    for l in 0..LANES * R {
        let bound = if l < N { bound } else { 1 };
        assert!(
            lane(&x.first, l) < bound && lane(&x.second, l) < bound,
            "lane {l}"
        );
    }
}

/// The same element in other residues: with multiples of the moduli added, as far as the bound allows.
fn widen<const N: usize, const R: usize>(
    system: &Rns<N, R>,
    x: &Element<R>,
    bound: u64,
) -> Element<R> {
    let mut out = *x;
    let [first, second] = system.primes();
    for (side, primes) in [(&mut out.first, first), (&mut out.second, second)] {
        for (l, m) in primes.iter().enumerate() {
            let residue = &mut side[l / LANES].0[l % LANES];
            *residue += (bound - 1 - *residue) / m * m;
        }
    }
    out
}

fn products<const N: usize, const R: usize>(p: &BigUint, quick: usize) {
    for machine in machines() {
        let system = Rns::<N, R>::new(p, machine);
        let mut random = Random(5);
        for round in 0..rounds(machine, quick) {
            let ends = [BigUint::ZERO, BigUint::from(1u8), p - 1u8];
            let x: [BigUint; 4] = std::array::from_fn(|k| match round {
                0..9 => ends[if k % 2 == 0 { round % 3 } else { round / 3 }].clone(),
                _ => random.number(p.bits()) % p,
            });
            let e = x.each_ref().map(|x| enter(&system, x));
            e.iter().for_each(|e| within::<N, R>(e, TIGHT));
            // Loose operands: a sum, a difference, and both with the largest residues.
            let (sum, difference) = (system.add(&e[0], &e[1]), system.sub(&e[2], &e[3]));
            within::<N, R>(&sum, LOOSE);
            within::<N, R>(&difference, LOOSE);
            let (wide, least) = (widen(&system, &sum, LOOSE), system.sub(&e[0], &e[1]));
            let [out, two] = system.dot(
                [[&wide, &least], [&e[0], &e[1]]],
                [[&difference, &wide], [&e[2], &e[3]]],
            );
            within::<N, R>(&out, TIGHT);
            let [alone] = system.mul([&e[0]], [&e[2]]);
            within::<N, R>(&alone, TIGHT);
            let sum = &x[0] + &x[1];
            let expected = &sum * (&x[2] + p - &x[3]) + (&x[0] + p - &x[1]) * &sum;
            assert_eq!(
                number(&system.leave(&out)),
                expected % p,
                "{} round {round}",
                machine.name()
            );
            assert_eq!(
                number(&system.leave(&two)),
                (&x[0] * &x[2] + &x[1] * &x[3]) % p
            );
            assert_eq!(number(&system.leave(&alone)), &x[0] * &x[2] % p);
        }
    }
}

#[test]
fn sums_of_products_are_those_of_integers() {
    products::<11, 2>(&primes::csidh512(), 60_000);
    products::<11, 2>(&Fold::modulus(), 20_000);
    products::<22, 3>(&primes::x1024(), 20_000);
}

/// A long chain of products of loose elements: no bound grows.
#[test]
fn chains_keep_their_bounds() {
    for machine in machines() {
        let p = primes::csidh512();
        let system = Rns::<11, 2>::new(&p, machine);
        let mut x = &p - 2u8;
        let mut e = enter(&system, &x);
        for _ in 0..rounds(machine, 100_000) {
            let doubled = system.add(&e, &e);
            let negative = system.sub(&enter_zero(), &e);
            // (2x)² + (−x)·(2x) = 2x²
            [e] = system.dot([[&doubled, &negative]], [[&doubled, &doubled]]);
            within::<11, 2>(&e, TIGHT);
            x = &x * &x * 2u8 % &p;
        }
        assert_eq!(number(&system.leave(&e)), x);
    }
}

fn enter_zero() -> Element<2> {
    Element {
        first: [Words::ZERO; 2],
        second: [Words::ZERO; 2],
    }
}

/// The extension back leans on this: the sum of its vector lies near an integer. Elements around 0 and at both ends of
/// a product's range.
#[test]
fn the_exact_extension_is_exact_at_the_ends() {
    let p = primes::csidh512();
    for machine in machines() {
        let system = Rns::<11, 2>::new(&p, machine);
        let mut random = Random(6);
        for round in 0..rounds(machine, 40_000) {
            let multiple = BigUint::from(random.below(2 * 13));
            // An integer within the bounds of a loose element, of either sign.
            let magnitude = (multiple * &p + random.number(p.bits()) * (round % 2)) % (&p * 26u8);
            let [plus, minus] = kept_directly(&system, &magnitude);
            let one = enter(&system, &BigUint::from(1u8));
            let expected = &magnitude % &p;
            let [a] = system.mul([&plus], [&one]);
            let [b] = system.mul([&minus], [&one]);
            // Times 1: M/M.
            assert_eq!(
                number(&system.leave(&a)),
                expected_of(&system, &expected),
                "{}",
                machine.name()
            );
            let negative = (&p - &expected) % &p;
            assert_eq!(number(&system.leave(&b)), expected_of(&system, &negative));
        }
    }
}

/// The integer that a kept integer is: divided by M.
fn expected_of<const N: usize, const R: usize>(system: &Rns<N, R>, x: &BigUint) -> BigUint {
    let p = system.modulus();
    let m: BigUint = system.primes()[0]
        .iter()
        .map(|m| BigUint::from(*m))
        .product();
    x * m.modinv(p).unwrap() % p
}

/// The element of an integer and of its negative, residue by residue: σ and 1/M from the element of M modulo p, whose
/// integer is 1 if it is kept without a product.
fn kept_directly<const N: usize, const R: usize>(
    system: &Rns<N, R>,
    x: &BigUint,
) -> [Element<R>; 2] {
    let mut out = [Element {
        first: [Words::ZERO; R],
        second: [Words::ZERO; R],
    }; 2];
    let scales = system.scales();
    let primes = system.primes();
    for side in 0..2 {
        for (l, m) in primes[side].iter().enumerate() {
            let m = BigUint::from(*m);
            let residue = x * scales[side][l] % &m;
            let negative = (&m - &residue) % &m;
            for (element, residue) in out.iter_mut().zip([residue, negative]) {
                let word = u64::try_from(residue).unwrap();
                let target = if side == 0 {
                    &mut element.first
                } else {
                    &mut element.second
                };
                target[l / LANES].0[l % LANES] = word;
            }
        }
    }
    out
}

#[test]
fn bases_are_coprime_primes_near_their_power() {
    let system = Rns::<22, 3>::new(&primes::x1024(), Machine::PORTABLE);
    let mut all: Vec<u64> = system.primes().concat();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 44, "distinct");
    for m in all {
        assert!((1 << WIDTH) - m < DISTANCE && m % 4 == 3);
        let (m, base) = (BigUint::from(m), BigUint::from(1_000_003u64));
        assert_eq!(base.modpow(&(&m - 1u8), &m), BigUint::from(1u8), "Fermat");
    }
}

#[test]
#[should_panic(expected = "the modulus is too long")]
fn long_moduli_are_refused() {
    let _ = Rns::<11, 2>::new(&((BigUint::from(1u8) << 529) + 1u8), Machine::PORTABLE);
}
