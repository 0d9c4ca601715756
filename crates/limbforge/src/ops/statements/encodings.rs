//! Conversions from and to bytes and words, and predicates on bytes and flags.

use num_bigint::BigInt;

use crate::{
    ir::{
        Form, Goal, Kind, Value,
        interval::{Interval, power_of_two},
        spec::Term,
    },
    repr::Domain,
};

use super::{Draft, Promise, small_multiplier};

/// The canonical integer: the result is below p.
pub fn to_bytes(d: &mut Draft) {
    let a = d.tight("a");
    let out = d.gives_bytes("out");
    d.formula(format!("{}out = a (mod p), 0 <= out < p", d.r()));
    let whole = d.integer(&out);
    let left = Term::new(d.repr.domain_factor(), vec![whole.clone()]);
    d.congruent(vec![left], vec![Term::new(1, vec![d.element(&a)])]);
    d.ensure(Goal::new(whole, Interval::up_to(d.p - 1u32)));
}

pub fn from_bytes(d: &mut Draft) {
    let bytes = d.bytes("bytes");
    let out = d.gives_tight("out");
    d.formula(decoded(d, "bytes"));
    let whole = d.integer(&bytes);
    limbs_are(d, &out, whole);
}

pub fn from_bytes_canonical(d: &mut Draft) {
    let bytes = d.bytes("bytes");
    let (out, ok) = (d.gives_tight("out"), d.gives_flag("ok"));
    d.formula(decoded(d, "bytes") + ", ok = 1 if bytes < p");
    let whole = d.integer(&bytes);
    limbs_are(d, &out, whole.clone());
    let most = greatest(d).max(d.p.clone());
    let above = Interval::new(d.p.clone(), most);
    d.decides(ok, &whole, Interval::up_to(d.p - 1u32), above);
}

pub fn limbs_of_word(d: &mut Draft) {
    let k = d.word("k", &small_multiplier(d.repr.word));
    let out = d.gives_tight("out");
    d.formula(decoded(d, "k"));
    limbs_are(d, &out, Form::of(k));
}

pub fn bytes_are_zero(d: &mut Draft) {
    let bytes = d.bytes("bytes");
    let out = d.gives_flag("out");
    d.formula("out = 1 if bytes = 0, else 0");
    let (whole, most) = (d.integer(&bytes), greatest(d));
    d.decides(out, &whole, Interval::point(0), Interval::new(1, most));
}

/// The half says what parity is.
pub fn bytes_parity(d: &mut Draft) {
    let bytes = d.bytes("bytes");
    let (half, odd) = (d.gives_bytes("half"), d.gives_flag("odd"));
    d.formula("2 * half + odd = bytes, odd is 0 or 1");
    let left = vec![
        Term::new(2, vec![d.integer(&half)]),
        Term::new(1, vec![Form::of(odd)]),
    ];
    let whole = d.integer(&bytes);
    d.equal(left, vec![Term::new(1, vec![whole])]);
}

/// The Legendre symbol from two flags.
pub fn sign_of(d: &mut Draft) {
    let (zero, square) = (d.flag("is_zero"), d.flag("is_square"));
    let range = Interval::new(-2, 1);
    let out = d.result("out", Kind::Word, &[range], Promise::Within)[0];
    d.formula("out = 2 * is_square - 1 - is_zero");
    let term = |k: i32, v: Value| Term::new(k, vec![Form::of(v)]);
    let right = vec![term(2, square), Term::new(-1, vec![]), term(-1, zero)];
    d.equal(vec![term(1, out)], right);
}

/// The limbs of the result stand for this integer modulo p.
fn limbs_are(d: &mut Draft, out: &[Value], integer: Form) {
    let left = Term::new(1, vec![d.element(out)]);
    d.congruent(vec![left], vec![Term::new(1, vec![integer])]);
}

/// The formula of a conversion to limbs.
fn decoded(d: &Draft, what: &str) -> String {
    match d.repr.domain {
        Domain::Standard => format!("out = {what} (mod p)"),
        Domain::Montgomery { .. } => format!("limbs of out = {what} (mod p): out = {what} / R"),
    }
}

/// The greatest integer that the bytes of an encoded element can be.
fn greatest(d: &Draft) -> BigInt {
    power_of_two(8 * u32::try_from(d.p.bits().div_ceil(8)).expect("at most 2^13 bits")) - 1u32
}
