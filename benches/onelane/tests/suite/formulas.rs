//! Formulas on each form against the same on integers.

use crate::support::{Random, machines, rounds};
use limbforge_onelane::formulas::{Add, Double, ImagePair, Kernel};
use limbforge_onelane::montgomery::{Modulus, number};
use limbforge_onelane::primes;
use limbforge_onelane::rns::Rns;
use limbforge_onelane::vector::Machine;
use num_bigint::BigUint;

struct Integers(BigUint);

impl Integers {
    fn mul(&self, a: &BigUint, b: &BigUint) -> BigUint {
        a * b % &self.0
    }

    fn add(&self, a: &BigUint, b: &BigUint) -> BigUint {
        (a + b) % &self.0
    }

    fn sub(&self, a: &BigUint, b: &BigUint) -> BigUint {
        (a + &self.0 - b) % &self.0
    }

    /// The same coordinates as by [`Double`].
    fn double(&self, [x, z]: &[BigUint; 2], [plus, four]: &[BigUint; 2]) -> [BigUint; 2] {
        let square = |a: BigUint| self.mul(&a, &a);
        let (low, high) = (square(self.sub(x, z)), square(self.add(x, z)));
        let (scaled, between) = (self.mul(four, &low), self.sub(&high, &low));
        let z = self.mul(&self.add(&scaled, &self.mul(plus, &between)), &between);
        [self.mul(&scaled, &high), z]
    }

    fn sum(
        &self,
        [x1, z1]: &[BigUint; 2],
        [x2, z2]: &[BigUint; 2],
        [xd, zd]: &[BigUint; 2],
    ) -> [BigUint; 2] {
        let left = self.mul(&self.add(x1, z1), &self.sub(x2, z2));
        let right = self.mul(&self.sub(x1, z1), &self.add(x2, z2));
        let (plus, minus) = (self.add(&left, &right), self.sub(&left, &right));
        [
            self.mul(&self.mul(&plus, &plus), zd),
            self.mul(&self.mul(&minus, &minus), xd),
        ]
    }

    fn image(
        &self,
        product: &[BigUint; 2],
        baby: &[BigUint; 3],
        giant: &[BigUint; 3],
    ) -> [BigUint; 2] {
        let w = self.sub(
            &self.mul(&baby[0], &giant[0]),
            &self.mul(&baby[1], &giant[1]),
        );
        let v = self.mul(&baby[2], &giant[2]);
        [
            self.mul(&product[0], &self.add(&w, &v)),
            self.mul(&product[1], &self.sub(&w, &v)),
        ]
    }
}

fn formulas<K: Kernel>(
    machine: Machine,
    kernel: &K,
    enter: impl Fn(&BigUint) -> K::Element,
    leave: impl Fn(&K::Element) -> BigUint,
) {
    let integers = Integers(primes::csidh512());
    let p = &integers.0;
    let mut random = Random(12);
    let mut x: [BigUint; 8] = std::array::from_fn(|_| random.number(511) % p);
    let mut e = x.each_ref().map(&enter);
    for round in 0..rounds(machine, 2000) {
        // Results become operands, so that elements are what formulas make, and not only what enters.
        let at = |k: usize| (k + round) % 8;
        let two = |k: usize| [x[at(k)].clone(), x[at(k + 1)].clone()];
        let kept = |k: usize| [e[at(k)], e[at(k + 1)]];
        let three = |k: usize| std::array::from_fn(|i| x[at(k + i)].clone());
        let kept_three = |k: usize| std::array::from_fn(|i| e[at(k + i)]);
        let (expected, out) = match round % 3 {
            0 => (
                integers.double(&two(0), &two(2)),
                machine.run(Double {
                    kernel,
                    point: &kept(0),
                    curve: &kept(2),
                }),
            ),
            1 => (
                integers.sum(&two(0), &two(2), &two(4)),
                machine.run(Add {
                    kernel,
                    point: &kept(0),
                    other: &kept(2),
                    difference: &kept(4),
                }),
            ),
            _ => (
                integers.image(&two(0), &three(2), &three(5)),
                machine.run(ImagePair {
                    kernel,
                    product: &kept(0),
                    baby: &kept_three(2),
                    giant: &kept_three(5),
                }),
            ),
        };
        for (i, expected) in expected.into_iter().enumerate() {
            assert_eq!(leave(&out[i]), expected, "{} round {round}", machine.name());
            let slot = at(i);
            // 0 and p − 1 come back again and again.
            x[slot] = if round % 50 < 2 { p - 1u8 } else { expected };
            e[slot] = if round % 50 < 2 {
                enter(&x[slot])
            } else {
                out[i]
            };
        }
    }
}

#[test]
fn formulas_are_those_of_integers() {
    let p = primes::csidh512();
    for machine in machines() {
        let field = Modulus::<11, 2>::new(&p, machine);
        formulas(machine, &field, |x| field.enter(x), |x| field.leave(x));
        let system = Rns::<11, 2>::new(&p, machine);
        formulas(
            machine,
            &system,
            |x| crate::residues::enter(&system, x),
            |x| number(&system.leave(x)),
        );
    }
}
