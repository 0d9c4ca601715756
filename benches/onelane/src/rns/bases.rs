//! The primes of both bases, and constants modulo each.

use super::{DISTANCE, WIDTH};
use crate::vector::{LANES, Words};
use num_bigint::BigUint;

/// N primes with their product, and constants of each.
#[derive(Clone, Debug)]
pub struct Base<const N: usize, const R: usize> {
    pub moduli: [u64; N],
    pub product: BigUint,
    /// The factor that an integer is kept with.
    pub scale: [u64; N],
    /// Whether the vector of an extension is the negative one.
    pub negative: [bool; N],
    /// c of each modulus, 0 in lanes without one.
    pub distance: [Words; R],
    /// 2^52 modulo each: 8·c.
    pub wrap: [Words; R],
    /// Twice each modulus.
    pub twice: [Words; R],
}

impl<const N: usize, const R: usize> Base<N, R> {
    fn new(moduli: [u64; N]) -> Self {
        let mut base = Base {
            moduli,
            product: moduli.iter().map(|m| BigUint::from(*m)).product(),
            scale: [0; N],
            negative: [false; N],
            distance: [Words::ZERO; R],
            wrap: [Words::ZERO; R],
            twice: [Words::ZERO; R],
        };
        base.distance = base.row(|_, m| (1u64 << WIDTH) - m);
        base.wrap = base.row(|_, _| BigUint::from(1u64 << 52));
        for (j, m) in moduli.iter().enumerate() {
            base.twice[j / LANES].0[j % LANES] = 2 * m;
        }
        base
    }

    /// An integer for each modulus, reduced.
    pub fn row(&self, value: impl Fn(usize, &BigUint) -> BigUint) -> [Words; R] {
        let mut out = [Words::ZERO; R];
        for (j, m) in self.moduli.iter().enumerate() {
            let m = BigUint::from(*m);
            out[j / LANES].0[j % LANES] = word(&(value(j, &m) % &m));
        }
        out
    }
}

fn word(value: &BigUint) -> u64 {
    u64::try_from(value).expect("below a modulus")
}

/// 1/x modulo a prime.
pub fn inverse(x: &BigUint, prime: &BigUint) -> BigUint {
    x.modinv(prime)
        .expect("no prime of a base divides the modulus")
}

/// The two bases for a modulus: the largest primes below 2^49 that are 3 modulo 4, taken in turns.
pub fn pair<const N: usize, const R: usize>(modulus: &BigUint) -> (Base<N, R>, Base<N, R>) {
    let candidates = (1..DISTANCE).step_by(4).map(|c| (1u64 << WIDTH) - c);
    let primes: Vec<u64> = candidates.filter(|m| is_prime(*m)).take(2 * N).collect();
    assert_eq!(primes.len(), 2 * N, "there are as many within the distance");
    let mut first = Base::<N, R>::new(std::array::from_fn(|j| primes[2 * j]));
    let mut second = Base::<N, R>::new(std::array::from_fn(|j| primes[2 * j + 1]));
    for j in 0..N {
        let m = BigUint::from(first.moduli[j]);
        let cofactor = &first.product / &m;
        // −1/p/(M/m), or its negative, which is 1/p/(M/m).
        let negative = inverse(&(modulus * cofactor), &m);
        let square = &m - &negative;
        let exponent = (&m + 1u8) / 4u8;
        let root = square.modpow(&exponent, &m);
        first.negative[j] = &root * &root % &m != square;
        let root = if first.negative[j] {
            negative.modpow(&exponent, &m)
        } else {
            root
        };
        first.scale[j] = word(&root);
        let m = BigUint::from(second.moduli[j]);
        second.scale[j] = word(&inverse(&first.product, &m));
    }
    (first, second)
}

/// Miller and Rabin with the first nine primes as bases, which is certain below 3.8·10^18 (Jiang and Deng 2014).
pub fn is_prime(n: u64) -> bool {
    let small = [2u64, 3, 5, 7, 11, 13, 17, 19, 23];
    if small.iter().any(|p| n.is_multiple_of(*p)) {
        return small.contains(&n);
    }
    let twos = (n - 1).trailing_zeros();
    let power = |x: u64, k: u64| {
        let (x, k, n) = (BigUint::from(x), BigUint::from(k), BigUint::from(n));
        word(&x.modpow(&k, &n))
    };
    small.iter().all(|base| {
        let mut x = power(*base, (n - 1) >> twos);
        let mut passes = x == 1;
        for _ in 0..twos {
            passes |= x == n - 1;
            x = power(x, 2);
        }
        passes
    })
}
