//! Random primes of every shape and size, the same ones for the same seed.

use limbforge::Prime;
use num_bigint::BigUint;
use num_traits::{One, Zero};

use crate::inputs::Random;

/// A form that a random prime has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Of no form, with this residue modulo 8: square roots go by it.
    Plain {
        /// The residue.
        modulo8: u8,
    },
    /// k 2^e + 1 with e a third of the bits: many powers of two in p - 1.
    TwoAdic,
    /// 2^m - c with c of at most 16 bits.
    PseudoMersenne,
    /// 2^m plus or minus two lower powers of two, and 1.
    Solinas,
    /// k 2^e - 1 or k 2^e + 1 with e half of the bits, at least 32.
    MontgomeryFriendly,
}

impl Form {
    /// The name in reports.
    pub fn label(self) -> String {
        match self {
            Form::Plain { modulo8 } => format!("plain, {modulo8} mod 8"),
            Form::TwoAdic => "many powers of two in p - 1".to_owned(),
            Form::PseudoMersenne => "pseudo-Mersenne".to_owned(),
            Form::Solinas => "Solinas".to_owned(),
            Form::MontgomeryFriendly => "Montgomery-friendly".to_owned(),
        }
    }
}

fn power(k: u32) -> BigUint {
    BigUint::one() << k
}

/// A number below 2^bits.
fn below(random: &mut Random, bits: u32) -> BigUint {
    let mut wide = BigUint::zero();
    for _ in 0..=bits / 64 {
        wide = (wide << 64u8) + random.word();
    }
    wide % power(bits)
}

/// A number of exactly `bits` bits that may be a prime of the form.
fn candidate(form: Form, bits: u32, random: &mut Random) -> BigUint {
    let top = power(bits - 1);
    match form {
        Form::Plain { modulo8 } => {
            let k = &top + below(random, bits - 1);
            &k - (&k % 8u8) + modulo8
        }
        Form::TwoAdic => {
            let e = bits / 3;
            ((power(bits - 1 - e) + below(random, bits - 1 - e)) << e) + 1u8
        }
        Form::PseudoMersenne => {
            let c = below(random, 16.min(bits / 2)) | BigUint::one();
            power(bits) - c
        }
        Form::Solinas => {
            let exponent = |random: &mut Random, below: u32| {
                1 + u32::try_from(random.word() % u64::from(below - 1)).expect("below it")
            };
            let high = exponent(random, bits - 1);
            let low = exponent(random, high.max(2));
            let signs = random.word();
            let lower = if signs & 1 == 0 {
                power(high) + power(low)
            } else {
                power(high) - power(low.min(high - 1))
            };
            let one = if signs & 2 == 0 {
                power(bits) - 1u8
            } else {
                power(bits) + 1u8
            };
            one - lower
        }
        Form::MontgomeryFriendly => {
            let e = (bits / 2).max(32).min(bits - 2);
            let k = (power(bits - 1 - e) + below(random, bits - 1 - e)) << e;
            if random.word() & 1 == 0 {
                k + 1u8
            } else {
                k - 1u8
            }
        }
    }
}

/// A prime of the form and of so many bits, 5 at least; a form without one of this size gives up after a while.
pub fn random_prime(form: Form, bits: u32, seed: u64) -> Option<Prime> {
    let mut random = Random(seed ^ u64::from(bits) << 32);
    (0..20_000)
        .map(|_| candidate(form, bits, &mut random))
        .filter(|k| k.bits() == u64::from(bits) && !has_small_factor(k))
        .find_map(|k| Prime::new(k).ok())
}

/// Whether an odd prime below 100 divides the number and is not the number.
fn has_small_factor(k: &BigUint) -> bool {
    let odd = (3u32..100).step_by(2);
    let mut primes = odd.filter(|n| (3..*n).step_by(2).all(|m| n % m != 0));
    primes.any(|n| (k % n).is_zero() && *k != BigUint::from(n)) || !k.bit(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn primes_have_their_form_and_size() {
        for bits in [5, 8, 31, 64, 130, 255] {
            for modulo8 in [1, 3, 5, 7] {
                if let Some(p) = random_prime(Form::Plain { modulo8 }, bits, 1) {
                    assert_eq!(p.bits(), bits);
                    assert_eq!(p.value() % 8u8, BigUint::from(modulo8));
                }
            }
        }
        let form = |form, bits| random_prime(form, bits, 2).expect("there are many");
        let two_adic = form(Form::TwoAdic, 256);
        assert!((two_adic.value() - 1u8).trailing_zeros() >= Some(85));
        assert!(form(Form::PseudoMersenne, 222).pseudo_mersenne().is_some());
        assert!(form(Form::Solinas, 256).generalised_mersenne().is_some());
        assert!(
            form(Form::MontgomeryFriendly, 224)
                .montgomery_friendly()
                .is_some()
        );
    }
}
