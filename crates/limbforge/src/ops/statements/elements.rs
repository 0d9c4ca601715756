//! Arithmetic on elements.

use crate::ir::{Form, Value, spec::Term};

use super::{Draft, small_multiplier};

pub fn add(d: &mut Draft) {
    let (a, b) = (d.tight("a"), d.tight("b"));
    let out = d.gives_loose("out");
    d.formula("out = a + b (mod p)");
    let right = vec![term(d, 1, &a), term(d, 1, &b)];
    d.congruent(vec![term(d, 1, &out)], right);
}

pub fn sub(d: &mut Draft) {
    let (a, b) = (d.tight("a"), d.tight("b"));
    let out = d.gives_loose("out");
    d.formula("out = a - b (mod p)");
    let right = vec![term(d, 1, &a), term(d, -1, &b)];
    d.congruent(vec![term(d, 1, &out)], right);
}

pub fn add_or_sub(d: &mut Draft) {
    let choice = d.flag("choice");
    let (a, b) = (d.tight("a"), d.tight("b"));
    let out = d.gives_loose("out");
    d.formula("out = a - b if choice is 1, a + b if it is 0 (mod p)");
    let twice = Term::new(-2, vec![Form::of(choice), d.element(&b)]);
    let right = vec![term(d, 1, &a), term(d, 1, &b), twice];
    d.congruent(vec![term(d, 1, &out)], right);
}

pub fn opp(d: &mut Draft) {
    let a = d.tight("a");
    let out = d.gives_loose("out");
    d.formula("out = -a (mod p)");
    d.congruent(vec![term(d, 1, &out)], vec![term(d, -1, &a)]);
}

pub fn carry(d: &mut Draft) {
    let a = d.loose("a");
    let out = d.gives_tight("out");
    d.formula("out = a (mod p)");
    d.congruent(vec![term(d, 1, &out)], vec![term(d, 1, &a)]);
}

pub fn mul(d: &mut Draft) {
    let (a, b) = (d.loose("a"), d.loose("b"));
    let out = d.gives_tight("out");
    d.formula(format!("{}out = a * b (mod p)", d.r()));
    let product = Term::new(1, vec![d.element(&a), d.element(&b)]);
    d.congruent(vec![scaled(d, &out)], vec![product]);
}

pub fn square(d: &mut Draft) {
    let a = d.loose("a");
    let out = d.gives_tight("out");
    d.formula(format!("{}out = a^2 (mod p)", d.r()));
    let product = Term::new(1, vec![d.element(&a), d.element(&a)]);
    d.congruent(vec![scaled(d, &out)], vec![product]);
}

pub fn mul_small(d: &mut Draft) {
    let a = d.loose("a");
    let k = d.word("k", &small_multiplier(d.repr.word));
    let out = d.gives_tight("out");
    d.formula("out = k * a (mod p)");
    let product = Term::new(1, vec![d.element(&a), Form::of(k)]);
    d.congruent(vec![term(d, 1, &out)], vec![product]);
}

pub fn halve(d: &mut Draft) {
    let a = d.tight("a");
    let out = d.gives_tight("out");
    d.formula("2 * out = a (mod p)");
    d.congruent(vec![term(d, 2, &out)], vec![term(d, 1, &a)]);
}

pub fn select(d: &mut Draft) {
    let choice = d.flag("choice");
    let (a, b) = (d.tight("a"), d.tight("b"));
    let out = d.gives_tight("out");
    d.formula("out = a if choice is 1, b if it is 0 (mod p)");
    d.congruent(vec![term(d, 1, &out)], chosen(d, choice, &a, &b));
}

pub fn swap(d: &mut Draft) {
    let choice = d.flag("choice");
    let (a, b) = (d.tight("a"), d.tight("b"));
    let (x, y) = (d.gives_tight("x"), d.gives_tight("y"));
    d.formula("(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)");
    d.congruent(vec![term(d, 1, &x)], chosen(d, choice, &b, &a));
    d.congruent(vec![term(d, 1, &y)], chosen(d, choice, &a, &b));
}

/// The limbs of the element itself: a stands for R times it.
pub fn from_montgomery(d: &mut Draft) {
    let a = d.tight("a");
    let out = d.gives_tight("out");
    d.formula("R * out = a (mod p)");
    d.congruent(vec![scaled(d, &out)], vec![term(d, 1, &a)]);
}

/// k a.
fn term(d: &Draft, k: i32, a: &[Value]) -> Term {
    Term::new(k, vec![d.element(a)])
}

/// The result times the domain's factor: the product of two elements is R times R too much.
fn scaled(d: &Draft, out: &[Value]) -> Term {
    Term::new(d.repr.domain_factor(), vec![d.element(out)])
}

/// choice * x + (1 - choice) * y.
fn chosen(d: &Draft, choice: Value, x: &[Value], y: &[Value]) -> Vec<Term> {
    let flag = Form::of(choice);
    vec![
        Term::new(1, vec![flag.clone(), d.element(x)]),
        term(d, 1, y),
        Term::new(-1, vec![flag, d.element(y)]),
    ]
}
