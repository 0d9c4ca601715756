//! The scalar product of 1024 bits that the others are compared with.

use crate::support::Random;
use limbforge_onelane::primes::x1024;
use limbforge_onelane::scalar1024::{Element, Scalar};
use num_bigint::BigUint;

fn words(x: &BigUint) -> Element {
    let digits = x.to_u64_digits();
    std::array::from_fn(|i| digits.get(i).copied().unwrap_or(0))
}

fn number(x: &Element) -> BigUint {
    x.iter()
        .rev()
        .fold(BigUint::ZERO, |sum, word| (sum << 64) + word)
}

#[test]
fn products_are_those_of_integers() {
    let Some(scalar) = Scalar::detect() else {
        println!("skipped: this processor lacks BMI2");
        return;
    };
    let p = x1024();
    let mut random = Random(13);
    for _ in 0..1000 {
        let [a, b] = [0; 2].map(|_| random.number(1024));
        let out = number(&scalar.mul(&words(&a), &words(&b)));
        assert_eq!((out << 1024) % &p, &a * &b % &p);
        let out = number(&scalar.square(&words(&a)));
        assert_eq!((out << 1024) % &p, &a * &a % &p);
    }
}
