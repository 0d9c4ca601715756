//! Square roots and the quadratic character, by one method for every prime.
//!
//! With p - 1 = 2^s t, t odd: the constant-time form of Tonelli and Shanks (RFC 9380, appendix I.4). For
//! p = 3 (mod 4), s = 1, no correction is left and the root is a^((p + 1) / 4); for p = 5 (mod 8), s = 2, there is one
//! correction by a square root of -1 (Atkin's and Ed25519's method).

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Zero};

use super::{
    constant,
    power::{by_chain, squares},
};
use crate::{
    Field, Routine,
    routine::{Claim, Draft, Sort, Times, Var},
};

/// The powers of two in p - 1.
pub struct TwoAdic {
    /// The exponent s in p - 1 = 2^s t.
    pub s: u32,
    /// The odd part t.
    pub t: BigUint,
    /// The least non-square.
    pub non_square: BigInt,
    /// It to the power t: of order 2^s.
    pub root_of_unity: BigInt,
}

impl TwoAdic {
    /// For an odd prime.
    pub fn of(p: &BigInt) -> TwoAdic {
        let less = p.magnitude() - 1u32;
        let s = less.trailing_zeros().expect("a prime above 2");
        let t = &less >> s;
        let half = BigInt::from(&less >> 1u8);
        let non_square = (2u32..)
            .map(BigInt::from)
            .find(|k| k.modpow(&half, p) == p - 1u32)
            .expect("half of the residues are not squares");
        TwoAdic {
            s: u32::try_from(s).expect("fewer than 2^12 bits"),
            root_of_unity: non_square.modpow(&BigInt::from(t.clone()), p),
            t,
            non_square,
        }
    }

    fn of_field(field: &Field) -> TwoAdic {
        TwoAdic::of(&BigInt::from(field.prime.value().clone()))
    }

    /// (t - 1) / 2.
    fn root_exponent(&self) -> BigUint {
        (&self.t - 1u32).div_floor(&BigUint::from(2u32))
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
    let s = TwoAdic::of_field(field).s;
    let mut d = Draft::new(
        name,
        &[
            "out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root",
            "Which of the two roots it is, `is_odd` tells.",
        ],
    );
    let a = d.param("a", Sort::Tight);
    let [out, t] = ["out", "t"].map(|name| d.tight(name));
    if field.has("pow_root") {
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
    let mut d = Draft::new(name, &["out = 1 if a is a square, else 0; 0 is a square"]);
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
        &["out = the Legendre symbol: 0 if a = 0, 1 if a is another square, else -1"],
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
