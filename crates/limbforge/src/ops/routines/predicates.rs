//! Routines without loops: closed forms of operations whose pieces are programs.

use super::{carried, constant};
use crate::{
    Field, Routine,
    routine::{Draft, Sort},
};

/// 2 a.
pub fn double(field: &Field, name: &str) -> Option<Routine> {
    let mut d = Draft::new(name, &["out = 2 * a"]);
    let a = d.param("a", Sort::Tight);
    let out = d.tight("out");
    carried(field, &mut d, out, "add", [a.into(), a.into()]);
    Some(d.finish(&[out]))
}

/// Whether a is 0.
pub fn is_zero(field: &Field, name: &str) -> Option<Routine> {
    let mut d = Draft::new(name, &["out = 1 if a = 0, else 0"]);
    let a = d.param("a", Sort::Tight);
    let (bytes, out) = (d.var("bytes", Sort::Bytes(field.bytes())), d.flag("out"));
    d.call([bytes], "to_bytes", [a.into()]);
    d.call([out], "bytes_are_zero", [bytes.into()]);
    Some(d.finish(&[out]))
}

/// Whether a = b.
pub fn equal(field: &Field, name: &str) -> Option<Routine> {
    let mut d = Draft::new(name, &["out = 1 if a = b, else 0"]);
    let (a, b) = (d.param("a", Sort::Tight), d.param("b", Sort::Tight));
    let (difference, out) = (d.tight("difference"), d.flag("out"));
    carried(field, &mut d, difference, "sub", [a.into(), b.into()]);
    d.call([out], "is_zero", [difference.into()]);
    Some(d.finish(&[out]))
}

/// The sign of a: the parity of the least non-negative integer that stands for it (sgn0 of RFC 9380, section 4.1).
pub fn is_odd(field: &Field, name: &str) -> Option<Routine> {
    let mut d = Draft::new(
        name,
        &[
            "out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings",
        ],
    );
    let a = d.param("a", Sort::Tight);
    let (bytes, half) = (
        d.var("bytes", Sort::Bytes(field.bytes())),
        d.var("half", Sort::Bytes(field.bytes())),
    );
    let out = d.flag("out");
    d.call([bytes], "to_bytes", [a.into()]);
    d.call([half, out], "bytes_parity", [bytes.into()]);
    Some(d.finish(&[out]))
}

/// -a or a.
pub fn conditional_negate(field: &Field, name: &str) -> Option<Routine> {
    let mut d = Draft::new(name, &["out = -a if choice is 1, a if it is 0"]);
    let (a, choice) = (d.param("a", Sort::Tight), d.param("choice", Sort::Flag));
    let [opposite, out] = ["opposite", "out"].map(|name| d.tight(name));
    carried(field, &mut d, opposite, "opp", [a.into()]);
    d.call([out], "select", [choice.into(), opposite.into(), a.into()]);
    Some(d.finish(&[out]))
}

/// An element from twice as many bytes: nearly uniform if they are.
pub fn from_bytes_wide(field: &Field, name: &str) -> Option<Routine> {
    let bytes = field.bytes();
    let mut d = Draft::new(
        name,
        &[
            "out = bytes (mod p)",
            "If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).",
        ],
    );
    let wide = d.param("bytes", Sort::Bytes(2 * bytes));
    let halves =
        ["low", "high"].map(|half| (half, d.var(&format!("{half}_bytes"), Sort::Bytes(bytes))));
    let [low, high] = halves.map(|(half, part)| {
        d.slice(part, wide, if half == "low" { 0 } else { bytes });
        let element = d.tight(half);
        d.call([element], "from_bytes", [part.into()]);
        element
    });
    let [shifted, out] = ["shifted", "out"].map(|name| d.tight(name));
    d.mul(shifted, high, constant("wide"));
    carried(field, &mut d, out, "add", [low.into(), shifted.into()]);
    Some(d.finish(&[out]))
}
