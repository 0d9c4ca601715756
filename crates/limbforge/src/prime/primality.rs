//! Baillie–PSW: trial division, a strong Fermat test to base 2, and a strong Lucas test.
//!
//! No composite that passes is known, and there is none below 2^64. What trial division settles, it proves.
//!
//! References:
//! - R. Baillie and S. S. Wagstaff, *Lucas pseudoprimes*, Mathematics of Computation 35 (1980), 1391–1417.
//! - C. Pomerance, J. L. Selfridge and S. S. Wagstaff, *The pseudoprimes to 25·10^9*, ibid. 1003–1026.

use std::fmt;
use std::sync::LazyLock;

use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{One, ToPrimitive, Zero};

/// Trial division is by every prime below this.
const TRIAL_BOUND: u32 = 1 << 20;

/// How an odd number was found to be composite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Compositeness {
    /// It is the square of `root`.
    PerfectSquare {
        /// The square root.
        root: BigUint,
    },
    /// Its least prime factor, which is below 2^20.
    Factor(u32),
    /// It fails the strong Fermat test to base 2 and has no prime factor below 2^20.
    StrongFermat,
    /// It passes the strong Fermat test to base 2 and fails the strong Lucas test.
    StrongLucas,
}

impl fmt::Display for Compositeness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PerfectSquare { root } if root.bits() <= 64 => {
                write!(f, "it is the square of {root}")
            }
            Self::PerfectSquare { .. } => f.write_str("it is a perfect square"),
            Self::Factor(factor) => write!(f, "{factor} divides it"),
            Self::StrongFermat => f.write_str("it fails the strong Fermat test to base 2"),
            Self::StrongLucas => {
                f.write_str("it fails the strong Lucas test (Selfridge parameters)")
            }
        }
    }
}

/// Whether `n`, odd and at least 3, is a probable prime by Baillie–PSW; if not, the evidence.
///
/// # Errors
/// The first of [`Compositeness`], in the order of its variants, that holds.
pub(super) fn baillie_psw(n: &BigUint) -> Result<(), Compositeness> {
    let root = n.sqrt();
    if &root * &root == *n {
        return Err(Compositeness::PerfectSquare { root });
    }
    // A composite has a prime factor of at most its square root.
    let bound = root.to_u32().unwrap_or(u32::MAX);
    if let Some(factor) = TRIAL_PRIMES
        .iter()
        .take_while(|p| **p <= bound)
        .find(|p| (n % **p).is_zero())
    {
        return Err(Compositeness::Factor(*factor));
    }
    if bound < TRIAL_BOUND {
        return Ok(());
    }
    if !passes_strong_fermat(n) {
        return Err(Compositeness::StrongFermat);
    }
    if !passes_strong_lucas(n) {
        return Err(Compositeness::StrongLucas);
    }
    Ok(())
}

/// The odd primes below [`TRIAL_BOUND`], ascending.
pub(crate) static TRIAL_PRIMES: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let mut composite = vec![false; TRIAL_BOUND as usize];
    let mut primes = Vec::new();
    for i in (3..TRIAL_BOUND).step_by(2) {
        if !composite[i as usize] {
            primes.push(i);
            for multiple in (u64::from(i).pow(2)..u64::from(TRIAL_BOUND)).step_by(2 * i as usize) {
                composite[multiple as usize] = true;
            }
        }
    }
    primes
});

/// The strong Fermat (Miller–Rabin) test to base 2 of an odd n >= 3.
///
/// With n - 1 = d·2^s and d odd, a prime has 2^d = 1 or 2^(d·2^r) = -1 for some 0 <= r < s: the square roots of 1
/// modulo a prime are 1 and -1 alone.
fn passes_strong_fermat(n: &BigUint) -> bool {
    let minus_one = n - 1u32;
    let s = minus_one.trailing_zeros().unwrap_or(0);
    let mut x = BigUint::from(2u32).modpow(&(&minus_one >> s), n);
    if x.is_one() {
        return true;
    }
    for _ in 0..s {
        if x == minus_one {
            return true;
        }
        x = &x * &x % n;
    }
    false
}

/// The strong Lucas test, Selfridge's parameters (method A), of an odd n >= 3 that is not a perfect square.
///
/// D is the first of 5, -7, 9, -11, ... with Jacobi symbol (D/n) = -1; P = 1 and Q = (1-D)/4. With n + 1 = d·2^s and
/// d odd, a prime has U_d = 0 or V_(d·2^r) = 0 for some 0 <= r < s. A perfect square has no such D.
fn passes_strong_lucas(n: &BigUint) -> bool {
    let mut d: i64 = 5;
    loop {
        match jacobi(d, n) {
            -1 => break,
            // n and D share a factor; it is a proper one unless n divides D.
            0 if BigUint::from(d.unsigned_abs()).gcd(n) != *n => return false,
            _ => d = if d > 0 { -(d + 2) } else { -(d - 2) },
        }
    }
    let residue = |x: i64| {
        let magnitude = BigUint::from(x.unsigned_abs()) % n;
        if x < 0 && !magnitude.is_zero() {
            n - magnitude
        } else {
            magnitude
        }
    };
    let (d, q) = (residue(d), residue((1 - d) / 4));
    // x/2 mod n: one of x and x + n is even.
    let halve = |x: BigUint| if x.is_odd() { (x + n) >> 1 } else { x >> 1 };
    // V_2k = V_k^2 - 2 Q^k, made positive by adding 2n.
    let double_v = |v: &BigUint, qk: &BigUint| (v * v + ((n - qk) << 1)) % n;

    let plus_one = n + 1u32;
    let s = plus_one.trailing_zeros().unwrap_or(0);
    let index = &plus_one >> s;
    // U_k, V_k and Q^k, from k = 1 along the bits of the index.
    let (mut u, mut v, mut qk) = (BigUint::one(), BigUint::one(), q.clone());
    for bit in (0..index.bits() - 1).rev() {
        u = u * &v % n;
        v = double_v(&v, &qk);
        qk = &qk * &qk % n;
        if index.bit(bit) {
            // U_(k+1) = (P U_k + V_k)/2 and V_(k+1) = (D U_k + P V_k)/2.
            let next = halve((&u + &v) % n);
            v = halve((&d * u + v) % n);
            u = next;
            qk = qk * &q % n;
        }
    }
    if u.is_zero() {
        return true;
    }
    for _ in 0..s {
        if v.is_zero() {
            return true;
        }
        v = double_v(&v, &qk);
        qk = &qk * &qk % n;
    }
    false
}

/// The Jacobi symbol (a/n) of an odd a and an odd n >= 3.
fn jacobi(a: i64, n: &BigUint) -> i32 {
    let n_mod_4 = (n % 4u32).to_u64().unwrap_or(0);
    let magnitude = a.unsigned_abs();
    // (-1/n) = -1 just when n = 3 mod 4; reciprocity for odd |a| and n changes the sign just when both are 3 mod 4.
    let sign_flip = a < 0 && n_mod_4 == 3;
    let reciprocity_flip = magnitude % 4 == 3 && n_mod_4 == 3;
    let residue = (n % magnitude).to_u64().unwrap_or(0);
    let symbol = jacobi_word(residue, magnitude);
    if sign_flip == reciprocity_flip {
        symbol
    } else {
        -symbol
    }
}

/// The Jacobi symbol (a/n) of words, n odd.
fn jacobi_word(mut a: u64, mut n: u64) -> i32 {
    let mut symbol = 1;
    a %= n;
    while a != 0 {
        let twos = a.trailing_zeros();
        a >>= twos;
        // (2/n) = -1 just when n = 3 or 5 mod 8.
        if twos % 2 == 1 && matches!(n % 8, 3 | 5) {
            symbol = -symbol;
        }
        if a % 4 == 3 && n % 4 == 3 {
            symbol = -symbol;
        }
        (a, n) = (n % a, a);
    }
    if n == 1 { symbol } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    fn big(n: u64) -> BigUint {
        BigUint::from(n)
    }

    /// Primality below 50000 by the sieve of Eratosthenes, written apart from the one under test.
    fn sieve() -> Vec<bool> {
        let mut prime = vec![true; 50_000];
        prime[..2].fill(false);
        for i in 2..224 {
            (2 * i..50_000).step_by(i).for_each(|j| prime[j] = false);
        }
        prime
    }

    #[test]
    fn agrees_with_a_sieve_below_50000() {
        let prime = sieve();
        for n in (3..50_000u64).step_by(2) {
            assert_eq!(baillie_psw(&big(n)).is_ok(), prime[n as usize], "{n}");
        }
    }

    /// Each test alone: it passes every prime, and the composites it passes are exactly the known pseudoprimes
    /// (OEIS A001262 and A217255).
    #[test]
    fn each_test_errs_exactly_on_its_pseudoprimes() {
        let prime = sieve();
        let (mut fermat, mut lucas) = (Vec::new(), Vec::new());
        for n in (3..50_000u64).step_by(2) {
            let square = n.isqrt().pow(2) == n;
            let passes = (
                passes_strong_fermat(&big(n)),
                !square && passes_strong_lucas(&big(n)),
            );
            if prime[n as usize] {
                assert_eq!(passes, (true, true), "{n}");
                continue;
            }
            if passes.0 {
                fermat.push(n);
            }
            if passes.1 {
                lucas.push(n);
            }
        }
        assert_eq!(
            fermat,
            [2047, 3277, 4033, 4681, 8321, 15841, 29341, 42799, 49141]
        );
        assert_eq!(
            lucas,
            [5459, 5777, 10877, 16109, 18971, 22499, 24569, 25199, 40309]
        );
    }

    /// The Jacobi symbol against Euler's criterion modulo primes, and multiplicativity in n.
    #[test]
    fn jacobi_symbol() {
        let euler = |a: i64, p: i64| match big(a.rem_euclid(p) as u64)
            .modpow(&big((p as u64 - 1) / 2), &big(p as u64))
        {
            x if x.is_zero() => 0,
            x if x.is_one() => 1,
            _ => -1,
        };
        for a in (-151..151).step_by(2) {
            for (p, q) in [(3, 5), (7, 11), (13, 17), (19, 101), (1009, 10007)] {
                assert_eq!(jacobi(a, &big(p as u64)), euler(a, p), "({a}/{p})");
                assert_eq!(
                    jacobi(a, &big((p * q) as u64)),
                    euler(a, p) * euler(a, q),
                    "({a}/{p}·{q})"
                );
            }
        }
    }

    #[test]
    fn names_the_least_factor() {
        // Carmichael numbers, then a product of two large factors found just below the bound.
        for (n, factor) in [
            (561, 3),
            (1105, 5),
            (1729, 7),
            (41041, 7),
            (825_265, 5),
            (1_048_573 * 1_048_583, 1_048_573),
        ] {
            assert_eq!(baillie_psw(&big(n)), Err(Compositeness::Factor(factor)));
        }
    }

    #[test]
    fn names_a_perfect_square() {
        for root in [
            big(3),
            big(1093),
            big(3511),
            big(1_048_583),
            (BigUint::one() << 521) - 1u32,
        ] {
            assert_eq!(
                baillie_psw(&(&root * &root)),
                Err(Compositeness::PerfectSquare { root })
            );
        }
    }

    /// Numbers without a factor below 2^20 reach the two tests. Products p(2p-1) of primes supply the strong
    /// pseudoprimes to base 2 that only the Lucas test refuses; p = 1 mod 4 makes 2 a square modulo 2p-1.
    #[test]
    fn names_the_test_that_failed() {
        let (mut fermat, mut lucas) = (0, 0);
        let mut p = u64::from(TRIAL_BOUND) + 1;
        while lucas < 5 {
            let q = 2 * p - 1;
            if baillie_psw(&big(p)).is_ok() && baillie_psw(&big(q)).is_ok() {
                let n = big(p) * q;
                match baillie_psw(&n) {
                    Err(Compositeness::StrongFermat) => fermat += 1,
                    Err(Compositeness::StrongLucas) => lucas += 1,
                    other => panic!("{p}·{q}: {other:?}"),
                }
            }
            p += 4;
        }
        assert!(fermat > 0);
    }

    /// The greatest prime below 2^4096, within the time a person waits; the bound leaves room for a busy machine.
    #[test]
    fn takes_4096_bits() {
        let prime = (BigUint::one() << 4096) - 2549u32;
        let start = Instant::now();
        assert_eq!(baillie_psw(&prime), Ok(()));
        let time = start.elapsed();
        println!("2^4096 - 2549: {time:?}");
        assert!(
            time < Duration::from_secs(if cfg!(debug_assertions) { 60 } else { 5 }),
            "{time:?}"
        );
        assert_eq!(
            baillie_psw(&(prime + 42u32)),
            Err(Compositeness::StrongFermat)
        );
    }
}
