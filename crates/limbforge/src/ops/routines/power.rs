//! Powers: by an addition chain where the exponent belongs to the field, by squaring and multiplying where the caller
//! brings it.

use num_bigint::{BigInt, BigUint};

use super::{
    chain::{Chain, Link},
    constant,
};
use crate::{
    Field, Routine,
    routine::{Claim, Draft, Sort, Times, Var},
};

/// The routine that computes a^exponent by the best chain found, with the claim that it does.
pub fn by_chain(draft: Draft, exponent: &BigUint) -> Routine {
    let mut d = draft;
    let chain = Chain::find(exponent);
    let a = d.param("a", Sort::Tight);
    let mut vars: Vec<Var> = vec![a];
    for link in &chain.links {
        let to = d.tight(&format!("x{}", vars.len()));
        match *link {
            Link::Product { x, y } => d.mul(to, vars[x], vars[y]),
            Link::Squares { x, times: 1 } => d.square(to, vars[x]),
            // One call in the text, for it can be the whole of a square.
            Link::Squares { x, times } => {
                d.set(to, vars[x]);
                squares(&mut d, to, times);
            }
        }
        vars.push(to);
    }
    let mut last = vars[vars.len() - 1];
    if last == a {
        last = d.tight("out");
        d.set(last, a);
    }
    d.claiming(&[last], Claim::Power(BigInt::from(exponent.clone())))
}

/// `x = x^(2^times)`.
pub fn squares(d: &mut Draft, x: Var, times: u32) {
    match times {
        0 => {}
        1 => d.square(x, x),
        _ => d.repeat(Times::Fixed(times), |d| d.square(x, x)),
    }
}

/// Repeated squaring.
pub fn pow2k(_: &Field, name: &str) -> Option<Routine> {
    let mut d = Draft::new(name, &["out = a^(2^k)", "Time depends on k."]);
    let (a, k) = (d.param("a", Sort::Tight), d.param("k", Sort::Count));
    let out = d.tight("out");
    d.set(out, a);
    d.repeat(Times::Count(k), |d| d.square(out, out));
    Some(d.finish(&[out]))
}

/// A power by a public exponent.
pub fn vartime_pow(_: &Field, name: &str) -> Option<Routine> {
    let mut d = Draft::new(
        name,
        &[
            "out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1",
            "Time depends on the exponent, which must not be secret.",
        ],
    );
    let (a, exponent) = (
        d.param("a", Sort::Tight),
        d.param("exponent", Sort::Exponent),
    );
    let (out, bit) = (d.tight("out"), d.var("bit", Sort::Count));
    d.set(out, constant("one"));
    d.count(bit, Times::Bits(exponent), true, |d| {
        d.square(out, out);
        d.vartime_if_bit(exponent, bit, |d| d.mul(out, out, a));
    });
    Some(d.finish(&[out]))
}

/// 1 / a, and 0 for 0: a^(p - 2), by Fermat.
pub fn invert(field: &Field, name: &str) -> Option<Routine> {
    let draft = Draft::new(name, &["out = 1 / a, and 0 if a = 0"]);
    Some(by_chain(draft, &(field.prime.value() - 2u32)))
}
