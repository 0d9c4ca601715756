//! Residues in the Montgomery domain: elements whose integers are below p, of callers and of results.
//!
//! These are the conditions of word-by-word Montgomery arithmetic in fiat-crypto. The steps of Bernstein and Yang's
//! inversion ("Fast constant-time gcd computation and modular inversion", 2019) are those of `divstep` there, on
//! integers of one word more in two's complement.

use num_bigint::BigInt;

use crate::ir::{
    Form, Goal, Kind,
    interval::{Interval, power_of_two},
    spec::Term,
};

use super::{Draft, Promise, Row, elements};

/// All programs on residues. One row each.
#[rustfmt::skip]
pub(super) const STATEMENTS: &[Row] = &[
    ("add",               |d| below(d, elements::add)),
    ("sub",               |d| below(d, elements::sub)),
    ("opp",               |d| below(d, elements::opp)),
    ("mul",               |d| below(d, elements::mul)),
    ("square",            |d| below(d, elements::square)),
    ("from_montgomery",   |d| below(d, elements::from_montgomery)),
    ("select",            select),
    ("divstep_integers",  divstep_integers),
    ("divstep_elements",  |d| below(d, divstep_elements)),
];

/// Of any words: fiat-crypto bounds neither.
fn select(d: &mut Draft) {
    elements::select(d);
    d.statement.internal = true;
}

/// The same statement, where elements that are passed have to be below p, and those returned are.
fn below(d: &mut Draft, state: fn(&mut Draft)) {
    state(d);
    d.statement.internal = true;
    let range = Interval::up_to(d.p - 1u32);
    let is_element = |kind: Kind| matches!(kind, Kind::Tight | Kind::Loose);
    let params = d.statement.params.iter();
    let params: Vec<_> = params
        .filter(|port| is_element(port.kind))
        .cloned()
        .collect();
    for port in params {
        let form = d.element(&port.values);
        d.require(form, range.clone());
    }
    let results = d.statement.results.iter().map(|(port, _)| port);
    let results: Vec<_> = results
        .filter(|port| is_element(port.kind))
        .cloned()
        .collect();
    for port in results {
        let form = d.element(&port.values);
        d.ensure(Goal::new(form, range.clone()));
    }
}

/// A sum of products of forms, each with a coefficient.
fn sum(terms: &[(&BigInt, &[&Form])]) -> Vec<Term> {
    let terms = terms.iter().map(|(k, factors)| {
        let factors = factors.iter().map(|&form| form.clone());
        Term::new((*k).clone(), factors.collect())
    });
    terms.collect()
}

/// The forms of d, f and g before a step and after it, and those of the flags on which it depends.
struct Step {
    before: [Form; 3],
    after: [Form; 3],
    swap: Form,
    odd: Form,
}

impl Step {
    fn new(d: &mut Draft) -> Step {
        let any = Interval::of_bits(u32::from(d.repr.word));
        let words = vec![any.clone(); d.repr.limbs + 1];
        let count = Form::of(d.word("d", &any));
        let [f, g] = ["f", "g"].map(|name| d.param(name, Kind::Word, &words));
        let before = [count, d.integer(&f), d.integer(&g)];
        let [swap, odd] = ["swap", "odd"].map(|name| Form::of(d.gives_flag(name)));
        let count = gives(d, "next_d", &[any]);
        let after = [
            count,
            gives(d, "next_f", &words),
            gives(d, "next_g", &words),
        ];
        Step {
            before,
            after,
            swap,
            odd,
        }
    }
}

/// A result of words.
fn gives(d: &mut Draft, name: &str, bounds: &[Interval]) -> Form {
    let words = d.result(name, Kind::Word, bounds, Promise::Within);
    d.integer(&words)
}

/// A step on d, f and g, with all that it loses, so that these are equalities of integers for any words.
///
/// With `N = 2^(word (n + 1))` for f and g, and `W = 2^word` for d, all in two's complement:
/// `positive` is the top bit of -d; `swap` says that g takes the place of f; `sign` is the top bit of what is halved.
fn divstep_integers(d: &mut Draft) {
    d.statement.internal = true;
    let bits = u32::from(d.repr.word);
    let length = bits * (u32::try_from(d.repr.limbs).expect("few limbs") + 1);
    let Step {
        before: [count, f, g],
        after: [next_d, next_f, next_g],
        swap,
        odd,
    } = Step::new(d);
    let half = gives(d, "half", &vec![Interval::of_bits(bits); d.repr.limbs + 1]);
    let [positive, nonzero] = ["positive", "nonzero"].map(|name| Form::of(d.gives_flag(name)));
    let rest = gives(d, "rest", &[Interval::of_bits(bits - 1)]);
    let [over, carry, low] = ["over", "carry", "low"].map(|name| Form::of(d.gives_flag(name)));
    let sign_flag = d.gives_flag("sign");
    let sign = Form::of(sign_flag);
    d.formula(
        "swap = d > 0 and g odd; next_d = 1 - d if swap, else 1 + d; next_f = g if swap, else f; \
         next_g = floor((g - f) / 2) if swap, floor((g + f) / 2) if g is odd, else floor(g / 2); in two's complement",
    );
    let [one, two, minus, minus_two] = [1, 2, -1, -2].map(BigInt::from);
    let (one, two, minus, minus_two) = (&one, &two, &minus, &minus_two);
    let [top, w, n] = [bits - 1, bits, length].map(power_of_two);
    let (top, w, n) = (&top, &w, &n);
    #[rustfmt::skip]
    let equalities = [
        (sum(&[(two, &[&half]), (one, &[&odd])]), sum(&[(one, &[&g])])),
        (sum(&[(top, &[&positive]), (one, &[&rest]), (one, &[&count])]), sum(&[(w, &[&nonzero])])),
        (sum(&[(one, &[&swap])]), sum(&[(one, &[&positive, &odd])])),
        (sum(&[(one, &[&next_d]), (w, &[&over])]),
         sum(&[(one, &[]), (one, &[&count]), (minus_two, &[&swap, &count]), (w, &[&swap, &nonzero])])),
        (sum(&[(one, &[&next_f])]), sum(&[(one, &[&f]), (one, &[&swap, &g]), (minus, &[&swap, &f])])),
        (sum(&[(two, &[&next_g]), (one, &[&low]), (n, &[&carry])]),
         sum(&[(one, &[&g]), (one, &[&odd, &f]), (minus_two, &[&swap, &f]), (n, &[&swap]), (n, &[&sign])])),
    ];
    for (left, right) in equalities {
        d.equal(left, right);
    }
    // What is halved is 2 next_g + low - sign N: it is N / 2 or more exactly if the sign is 1.
    let quarter = power_of_two(length - 2);
    let negative = Interval::new(&quarter * 3, n - 1u32);
    d.decides(
        sign_flag,
        &next_g,
        negative,
        Interval::up_to(&quarter - 1u32),
    );
}

/// The same step on v and r, where f = u v and g = u r modulo p for some u, up to powers of two: v takes 2 instead of
/// g's 1/2.
fn divstep_elements(d: &mut Draft) {
    let [swap, odd] = ["swap", "odd"].map(|name| d.flag(name));
    let [v, r] = ["v", "r"].map(|name| d.tight(name));
    let [next_v, next_r] = ["next_v", "next_r"].map(|name| d.gives_tight(name));
    d.formula(
        "next_v = 2 * r if swap is 1, 2 * v if it is 0; \
         next_r = r + odd * v if swap is 0, r - odd * v if it is 1 (mod p)",
    );
    let [swap, odd] = [swap, odd].map(Form::of);
    let [v, r, next_v, next_r] = [v, r, next_v, next_r].map(|limbs| d.element(&limbs));
    d.congruent(
        vec![Term::new(1, vec![next_v])],
        vec![
            Term::new(2, vec![v.clone()]),
            Term::new(2, vec![swap.clone(), r.clone()]),
            Term::new(-2, vec![swap.clone(), v.clone()]),
        ],
    );
    d.congruent(
        vec![Term::new(1, vec![next_r])],
        vec![
            Term::new(1, vec![r]),
            Term::new(1, vec![odd.clone(), v.clone()]),
            Term::new(-2, vec![odd, swap, v]),
        ],
    );
}
