//! Conversions into the Montgomery domain: a product with R, whose limbs are those of R^2, over R.

use super::constant;
use crate::{
    Field, Routine,
    repr::Domain,
    routine::{Draft, Sort},
};

fn applies(field: &Field) -> bool {
    field.repr.domain != Domain::Standard
}

/// R a: for limbs that stand for an integer as it is.
pub fn to_montgomery(field: &Field, name: &str) -> Option<Routine> {
    let mut d = Draft::new(name, &["out = R * a (mod p)"]);
    let a = d.param("a", Sort::Tight);
    let out = d.tight("out");
    d.mul(out, a, constant("r"));
    applies(field).then(|| d.finish(&[out]))
}

/// k a for a small k.
pub fn mul_small(field: &Field, name: &str) -> Option<Routine> {
    let [k_sort] = <[Sort; 1]>::try_from(field.parameter_sorts("limbs_of_word")).ok()?;
    let mut d = Draft::new(name, &["out = k * a (mod p)"]);
    let (a, k) = (d.param("a", Sort::Loose), d.param("k", k_sort));
    let [limbs, factor, out] = ["limbs", "factor", "out"].map(|name| d.tight(name));
    d.call([limbs], "limbs_of_word", [k.into()]);
    d.call([factor], "to_montgomery", [limbs.into()]);
    d.mul(out, a, factor);
    applies(field).then(|| d.finish(&[out]))
}

/// The element of encoded bytes.
pub fn from_bytes(field: &Field, name: &str) -> Option<Routine> {
    let mut d = Draft::new(name, &["out = bytes (mod p)"]);
    let bytes = d.param("bytes", Sort::Bytes(field.bytes()));
    let [limbs, out] = ["limbs", "out"].map(|name| d.tight(name));
    d.call([limbs], "limbs_of_bytes", [bytes.into()]);
    d.call([out], "to_montgomery", [limbs.into()]);
    applies(field).then(|| d.finish(&[out]))
}

/// The element of encoded bytes, and whether they are below p.
pub fn from_bytes_canonical(field: &Field, name: &str) -> Option<Routine> {
    let mut d = Draft::new(name, &["out = bytes (mod p), ok = 1 if bytes < p"]);
    let bytes = d.param("bytes", Sort::Bytes(field.bytes()));
    let [limbs, out] = ["limbs", "out"].map(|name| d.tight(name));
    let ok = d.flag("ok");
    d.call([limbs, ok], "limbs_of_bytes_canonical", [bytes.into()]);
    d.call([out], "to_montgomery", [limbs.into()]);
    applies(field).then(|| d.finish(&[out, ok]))
}
