//! Square roots and the quadratic character, by one method for every prime.
//!
//! With p - 1 = 2^s t, t odd: the constant-time form of Tonelli and Shanks (RFC 9380, appendix I.4). For
//! p = 3 (mod 4), s = 1, no correction is left and the root is a^((p + 1) / 4); for p = 5 (mod 8), s = 2, there is one
//! correction by a square root of -1 (Atkin's and Ed25519's method).

use num_bigint::{BigInt, BigUint};
use num_traits::{One, Zero};

use super::{
    constant,
    power::{by_chain, squares},
};
use crate::{
    Field, Prime, Routine,
    prime::TRIAL_PRIMES,
    routine::{Claim, Draft, Sort, Times, Var},
};

/// The powers of two in p - 1.
pub struct TwoAdic {
    /// The exponent s in p - 1 = 2^s t.
    pub s: u32,
    /// The odd part t.
    pub t: BigUint,
}

impl TwoAdic {
    /// For an odd prime.
    pub fn of(p: &BigUint) -> TwoAdic {
        let less = p - 1u32;
        let s = less.trailing_zeros().expect("a prime above 2");
        TwoAdic {
            t: less >> s,
            s: u32::try_from(s).expect("fewer than 2^13 bits"),
        }
    }

    fn of_field(field: &Field) -> TwoAdic {
        TwoAdic::of(field.prime.value())
    }

    /// (t - 1) / 2.
    fn root_exponent(&self) -> BigUint {
        &self.t >> 1u8
    }
}

/// A generator of the multiplicative group, as far as p - 1 can be factored: the least g >= 2 with
/// g^((p - 1) / q) other than 1 for all prime factors q that are known. As 2 is one, g is no square.
pub struct Generator {
    /// g.
    pub value: BigUint,
    /// Whether all prime factors of p - 1 are known, so that g generates the group.
    pub is_proved: bool,
    /// g^t, with p - 1 = 2^s t: of order 2^s.
    pub root_of_unity: BigUint,
}

/// Prime factors of p - 1 are tried below this.
pub const TRIED_BELOW: u32 = 1 << 16;

impl Generator {
    /// For an odd prime.
    pub fn of(p: &BigUint) -> Generator {
        let less = p - 1u32;
        let mut rest = TwoAdic::of(p).t;
        let mut factors = vec![BigUint::from(2u32)];
        for &q in TRIAL_PRIMES.iter().take_while(|q| **q < TRIED_BELOW) {
            if (&rest % q).is_zero() {
                factors.push(q.into());
                while (&rest % q).is_zero() {
                    rest /= q;
                }
            }
        }
        // A rest that is a (probable) prime is the last factor.
        let is_proved = match Prime::new(rest.clone()) {
            Ok(_) => {
                factors.push(rest);
                true
            }
            Err(_) => rest.is_one(),
        };
        let is_no_power = |g: &BigUint| {
            let mut tests = factors.iter().map(|q| g.modpow(&(&less / q), p));
            tests.all(|power| !power.is_one())
        };
        let value = (2u32..)
            .map(BigUint::from)
            .find(is_no_power)
            .expect("the group is cyclic");
        Generator {
            root_of_unity: value.modpow(&TwoAdic::of(p).t, p),
            value,
            is_proved,
        }
    }
}

/// a^((t - 1) / 2), from which both root and character come; where t is 1 there is nothing to compute.
pub fn pow_root(field: &Field, name: &str) -> Option<Routine> {
    let exponent = TwoAdic::of_field(field).root_exponent();
    let draft = Draft::new(name, &[&format!("out = a^{exponent}")]).internal();
    (!exponent.is_zero()).then(|| by_chain(draft, &exponent))
}

/// A square root, with a flag.
pub fn sqrt(field: &Field, name: &str) -> Option<Routine> {
    let two_adic = TwoAdic::of_field(field);
    let s = two_adic.s;
    let mut d = Draft::new(
        name,
        &[
            "out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root",
            "`is_odd` tells the two roots apart.",
        ],
    );
    let a = d.param("a", Sort::Tight);
    let [out, t] = ["out", "t"].map(|name| d.tight(name));
    if !two_adic.root_exponent().is_zero() {
        d.call([out], "pow_root", [a.into()]);
        if s > 1 {
            d.square(t, out);
            d.mul(t, t, a);
        }
        d.mul(out, out, a);
    } else {
        d.set(out, a);
        if s > 1 {
            d.set(t, a);
        }
    }
    // out^2 = a t, and t^(2^(s - 1)) = 1 where a is a square. Each turn halves the order of t.
    if s > 1 {
        let [c, next] = ["c", "next"].map(|name| d.tight(name));
        let done = d.flag("done");
        d.set(c, constant("root_of_unity"));
        let correct = |d: &mut Draft, b: Var| {
            d.call([done], "equal", [b.into(), constant("one")]);
            d.mul(next, out, c);
            d.call([out], "select", [done.into(), out.into(), next.into()]);
        };
        if s > 2 {
            let (k, b) = (d.var("k", Sort::Count), d.tight("b"));
            d.count(k, Times::Fixed(s - 1), true, |d| {
                d.call([b], "pow2k", [t.into(), k.into()]);
                correct(d, b);
                d.square(c, c);
                d.mul(next, t, c);
                d.call([t], "select", [done.into(), t.into(), next.into()]);
            });
        } else {
            correct(&mut d, t);
        }
    }
    let (squared, ok) = (d.tight("squared"), d.flag("ok"));
    d.square(squared, out);
    d.call([ok], "equal", [squared.into(), a.into()]);
    Some(d.finish(&[out, ok]))
}

/// Euler's criterion.
pub fn pow_euler(field: &Field, name: &str) -> Option<Routine> {
    let two_adic = TwoAdic::of_field(field);
    let exponent = field.prime.value() >> 1u8;
    if two_adic.t.is_one() {
        let draft = Draft::new(name, &["out = a^((p - 1) / 2)"]).internal();
        return Some(by_chain(draft, &exponent));
    }
    let mut d = Draft::new(name, &["out = a^((p - 1) / 2)"]).internal();
    let a = d.param("a", Sort::Tight);
    let out = d.tight("out");
    d.call([out], "pow_root", [a.into()]);
    d.square(out, out);
    d.mul(out, out, a);
    squares(&mut d, out, two_adic.s - 1);
    Some(d.claiming(&[out], Claim::Power(BigInt::from(exponent))))
}

/// Whether a is a square; 0 is.
pub fn is_square(_: &Field, name: &str) -> Option<Routine> {
    let mut d = Draft::new(name, &["out = 1 if a is a square or 0, else 0"]);
    let a = d.param("a", Sort::Tight);
    let [character, squared] = ["character", "squared"].map(|name| d.tight(name));
    let out = d.flag("out");
    // The character is 0, 1 or -1, and equal to its square unless it is -1.
    d.call([character], "pow_euler", [a.into()]);
    d.square(squared, character);
    d.call([out], "equal", [squared.into(), character.into()]);
    Some(d.finish(&[out]))
}

/// The Legendre symbol.
pub fn legendre(field: &Field, name: &str) -> Option<Routine> {
    let mut d = Draft::new(
        name,
        &["out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1"],
    );
    let a = d.param("a", Sort::Tight);
    let (zero, square) = (d.flag("zero"), d.flag("square"));
    let bounds = field.program("sign_of")?.program().results[0]
        .bounds
        .clone();
    let out = d.var("out", Sort::Words(bounds));
    d.call([zero], "is_zero", [a.into()]);
    d.call([square], "is_square", [a.into()]);
    d.call([out], "sign_of", [zero.into(), square.into()]);
    Some(d.finish(&[out]))
}

#[cfg(test)]
mod tests {
    use super::{Generator, TwoAdic};
    use crate::Prime;
    use num_bigint::BigUint;

    fn order(g: u32, p: u32) -> u32 {
        let powers = std::iter::successors(Some(g), |x| Some(x * g % p));
        1 + u32::try_from(powers.take_while(|x| *x != 1).count()).expect("below p")
    }

    /// Below 2^16 everything is factored: the least generator, found by walking through the group.
    #[test]
    fn small_groups_have_their_least_generator() {
        for p in (5..1500u32).filter(|p| Prime::new((*p).into()).is_ok()) {
            let generator = Generator::of(&p.into());
            let least = (2..p).find(|g| order(*g, p) == p - 1);
            assert_eq!(least.map(BigUint::from), Some(generator.value), "{p}");
            assert!(generator.is_proved);
            let root = u32::try_from(generator.root_of_unity).expect("below p");
            assert_eq!(order(root, p), 1 << TwoAdic::of(&p.into()).s, "{p}");
        }
    }

    /// The generators that others publish. Of p - 1 for P-256, several prime factors are above 2^16.
    #[test]
    fn large_groups_say_whether_they_are_proved() {
        for (name, least, is_proved) in [
            ("curve25519", 2u32, true),
            ("secp256k1", 3, true),
            ("p256", 6, false),
        ] {
            let prime = Prime::parse(name).expect("a prime");
            let generator = Generator::of(prime.value());
            assert_eq!(
                (generator.value, generator.is_proved),
                (least.into(), is_proved)
            );
        }
    }
}
