//! The programs of inversion by divsteps: [`crate::ops::divsteps`] has the names and the mathematics.
//!
//! Their bounds belong to [`Divsteps`], a function of the prime and the width of a word.

use num_bigint::BigInt;

use crate::{
    ir::{
        Form, Goal, Kind, Value,
        interval::{Interval, power_of_two},
        spec::{Term, UNPROVED},
    },
    ops::divsteps::Divsteps,
};

use super::{Draft, Promise};

/// Steps of a chunk.
type Steps = fn(&Divsteps) -> u32;

/// A draft of an internal program, and the spread of the divsteps.
fn shape(d: &mut Draft) -> Divsteps {
    d.statement.internal = true;
    Divsteps::new(d.p, d.repr.word)
}

/// The entries of a matrix of these names.
fn entries<const N: usize>(d: &mut Draft, names: [&str; N], bound: &Interval) -> [Value; N] {
    names.map(|name| d.word(name, bound))
}

/// f and g.
fn fg(d: &mut Draft, shape: &Divsteps) -> [Vec<Value>; 2] {
    ["f", "g"].map(|name| d.param(name, Kind::Word, &shape.fg))
}

/// The low word of (u f + v g) / 2^steps under the matrix of a batch. Proved is that it is a word.
pub fn head(d: &mut Draft) {
    let shape = shape(d);
    entries(d, ["u", "v"], &shape.batch_entry());
    fg(d, &shape);
    let out = exactly(d, "out", &shape.any_word());
    d.formula(format!(
        "out = low bits of floor((u * f + v * g) / 2^{}) {UNPROVED}",
        shape.steps()
    ));
    d.ensure(Goal::new(Form::of(out), shape.any_word()));
}

/// Low words of (u f + v g) / 2^chunk under the matrix of a chunk. Proved is that they are words.
pub fn words(d: &mut Draft) {
    let shape = shape(d);
    entries(d, ["u", "v"], &shape.entry);
    fg(d, &shape);
    let [next, all] = ["next", "all"].map(|name| exactly(d, name, &shape.any_word()));
    d.formula(format!(
        "next, all = low bits of floor((u * f + v * g) / 2^{}), fewer in next than in all {UNPROVED}",
        shape.chunk
    ));
    for result in [next, all] {
        d.ensure(Goal::new(Form::of(result), shape.any_word()));
    }
}

/// The low word of (u f + v g) / 2^steps. Proved is that it is a word.
pub fn low(d: &mut Draft, steps: Steps) {
    let shape = shape(d);
    let steps = steps(&shape);
    entries(d, ["u", "v"], &shape.entry);
    for name in ["f", "g"] {
        d.word(name, &shape.any_word());
    }
    let out = within(d, "out", &shape.any_word());
    d.formula(format!(
        "out = floor((u * f + v * g mod 2^{0}) / 2^{1}), with {1} fewer correct low bits than f and g {UNPROVED}",
        shape.word, steps
    ));
    d.ensure(Goal::new(Form::of(out), shape.any_word()));
}

/// The product of the matrix of a chunk with the matrix of the steps before it, whose entries are within `before`.
pub fn compose(d: &mut Draft, before: fn(&Divsteps) -> Interval) {
    let shape = shape(d);
    let before = before(&shape);
    let [u, v, q, r] = entries(d, ["u", "v", "q", "r"], &shape.entry);
    let [u0, v0, q0, r0] = entries(d, ["u0", "v0", "q0", "r0"], &before);
    let names = ["u1", "v1", "q1", "r1"];
    let outs = names.map(|name| within(d, name, &shape.any_word()));
    d.formula("(u1, v1; q1, r1) = (u, v; q, r) (u0, v0; q0, r0)");
    let products = [
        [(u, u0), (v, q0)],
        [(u, v0), (v, r0)],
        [(q, u0), (r, q0)],
        [(q, v0), (r, r0)],
    ];
    for (out, sum) in outs.into_iter().zip(products) {
        let product = |(x, y)| Term::new(1, vec![Form::of(x), Form::of(y)]);
        let left = vec![Term::new(1, vec![Form::of(out)])];
        d.equal(left, sum.map(product).to_vec());
    }
}

/// A chunk, and beside it the matrix of an earlier batch applied to f and g.
pub fn chunk_with_fg(d: &mut Draft) {
    let shape = shape(d);
    let [u, v, q, r] = entries(d, ["u", "v", "q", "r"], &shape.batch_entry());
    let fg = fg(d, &shape);
    let chunk = chunk(d, &shape, shape.chunk);
    let new_f = Division::new(d, &shape, ["new_f", "low_1", "high_1"]);
    let new_g = Division::new(d, &shape, ["new_g", "low_2", "high_2"]);
    let first = new_f.formula(["u", "v"]);
    d.formula([chunk, first, new_g.formula(["q", "r"])].join("; "));
    new_f.equality(d, [u, v], &fg);
    new_g.equality(d, [q, r], &fg);
}

/// A chunk, and beside it a row of the matrix of an earlier batch applied to d and e.
pub fn chunk_with_de(d: &mut Draft, steps: Steps) {
    let shape = shape(d);
    let taken = Row::new(d, &shape);
    let chunk = chunk(d, &shape, steps(&shape));
    let formula = taken.update(d);
    d.formula([chunk, formula].join("; "));
}

/// (u f + v g) / 2^steps, with everything that is lost.
pub fn update_fg(d: &mut Draft) {
    let shape = shape(d);
    let uv = entries(d, ["u", "v"], &shape.batch_entry());
    let fg = fg(d, &shape);
    let out = Division::new(d, &shape, ["out", "low", "high"]);
    d.formula(out.formula(["u", "v"]));
    out.equality(d, uv, &fg);
}

/// (u d + v e) / 2^radix modulo p.
pub fn update_de(d: &mut Draft) {
    let shape = shape(d);
    let taken = Row::new(d, &shape);
    let formula = taken.update(d);
    d.formula(formula);
}

/// The first g: the integer of the limbs, in the representation's domain, modulo p.
pub fn start(d: &mut Draft) {
    let shape = shape(d);
    let a = d.tight("a");
    let out = d.result("out", Kind::Word, &shape.fg, Promise::Exactly);
    d.formula("out = the integer of the limbs of a (mod p), 0 <= out < p");
    let whole = Form::radix(&out, shape.steps());
    let right = Term::new(1, vec![d.element(&a)]);
    d.congruent(vec![Term::new(1, vec![whole.clone()])], vec![right]);
    d.ensure(Goal::new(whole, Interval::up_to(d.p - 1u32)));
}

/// Whether f < 0. With the carries, f has `word` bits above the first limbs, and a sign.
pub fn sign(d: &mut Draft) {
    let shape = shape(d);
    let f = d.param("f", Kind::Word, &shape.fg);
    let out = d.gives_flag("out");
    d.formula("out = 1 if f < 0, else 0");
    let first = shape.steps() * (f.len() as u32 - 1);
    let bound = power_of_two(first + shape.word);
    let (below, above) = (Interval::new(-&bound, -1), Interval::up_to(&bound - 1));
    d.decides(out, &Form::radix(&f, shape.steps()), below, above);
}

/// d, or -d if f was negative, as an element.
pub fn finish(d: &mut Draft) {
    let shape = shape(d);
    let negative = d.flag("negative");
    let whole = d.param("d", Kind::Word, &shape.de);
    let out = d.gives_tight("out");
    d.formula("out = -d if negative is 1, d if it is 0 (mod p)");
    let whole = Form::radix(&whole, shape.radix);
    let right = vec![
        Term::new(1, vec![whole.clone()]),
        Term::new(-2, vec![Form::of(negative), whole]),
    ];
    let left = Term::new(1, vec![d.element(&out)]);
    d.congruent(vec![left], right);
}

/// A result of one word with exactly this bound.
fn exactly(d: &mut Draft, name: &str, bound: &Interval) -> Value {
    d.result(
        name,
        Kind::Word,
        std::slice::from_ref(bound),
        Promise::Exactly,
    )[0]
}

/// A result of one word within this bound.
fn within(d: &mut Draft, name: &str, bound: &Interval) -> Value {
    d.result(
        name,
        Kind::Word,
        std::slice::from_ref(bound),
        Promise::Within,
    )[0]
}

/// The ports of a chunk and its formula. Proved are the bounds of the matrix.
fn chunk(d: &mut Draft, shape: &Divsteps, steps: u32) -> String {
    let any = shape.any_word();
    for name in ["k", "low_f", "low_g"] {
        d.word(name, &any);
    }
    for name in ["k", "u1", "v1", "q1", "r1"] {
        let bound = if name == "k" { &any } else { &shape.entry };
        let result = exactly(d, name, bound);
        d.ensure(Goal::new(Form::of(result), bound.clone()));
    }
    format!(
        "k = delta - 1/2 and (u1, v1; q1, r1) = -2^{steps} * the matrix of {steps} divsteps {UNPROVED}"
    )
}

/// 2^steps out + low + 2^top high = x f + y g: nothing is lost without a name, so it holds for the integers.
struct Division {
    names: [&'static str; 3],
    steps: u32,
    /// Where the part begins that the last word has no room for.
    top: u32,
    out: Vec<Value>,
    low: Value,
    high: Value,
}

impl Division {
    fn new(d: &mut Draft, shape: &Divsteps, names: [&'static str; 3]) -> Division {
        Division {
            names,
            steps: shape.steps(),
            top: shape.steps() * shape.fg.len() as u32 + shape.word,
            out: d.result(names[0], Kind::Word, &shape.fg, Promise::Exactly),
            low: within(d, names[1], &Interval::of_bits(shape.steps())),
            high: within(d, names[2], &shape.any_word()),
        }
    }

    fn formula(&self, [x, y]: [&str; 2]) -> String {
        let ([out, low, high], steps, top) = (self.names, self.steps, self.top);
        format!("2^{steps} * {out} + {low} + 2^{top} * {high} = {x} * f + {y} * g")
    }

    fn equality(&self, d: &mut Draft, [x, y]: [Value; 2], [f, g]: &[Vec<Value>; 2]) {
        let whole = |x: &[Value]| Form::radix(x, self.steps);
        let left = vec![
            Term::new(power_of_two(self.steps), vec![whole(&self.out)]),
            Term::new(1, vec![Form::of(self.low)]),
            Term::new(power_of_two(self.top), vec![Form::of(self.high)]),
        ];
        let right = vec![
            Term::new(1, vec![Form::of(x), whole(f)]),
            Term::new(1, vec![Form::of(y), whole(g)]),
        ];
        d.equal(left, right);
    }
}

/// Two entries of a matrix with d and e.
struct Row<'a> {
    shape: &'a Divsteps,
    uv: [Value; 2],
    de: [Vec<Value>; 2],
}

impl Row<'_> {
    fn new<'a>(d: &mut Draft, shape: &'a Divsteps) -> Row<'a> {
        Row {
            shape,
            uv: entries(d, ["u", "v"], &shape.batch_entry()),
            de: ["d", "e"].map(|name| d.param(name, Kind::Word, &shape.de)),
        }
    }

    /// The results of (u d + v e) / 2^radix modulo p, their congruence, and their formula.
    ///
    /// The cuts are multiples of 2^(radix - 1), taken from the entries. What remains of an entry lies in an interval of
    /// 2^(radix - 1) numbers, so an entry in this interval has the cut 0. All entries of a batch are in it
    /// ([`Divsteps::whole_entry`]).
    fn update(&self, d: &mut Draft) -> String {
        let (radix, any) = (self.shape.radix, self.shape.any_word());
        let out = d.result("out", Kind::Word, &self.shape.de, Promise::Exactly);
        let cuts = ["cut_u", "cut_v"].map(|name| within(d, name, &any));
        let ([u, v], [cut_u, cut_v], [x, y]) = (self.uv, cuts, &self.de);
        let (one, cut) = (BigInt::from(1), -power_of_two(radix - 1));
        let term = |k: &BigInt, entry: Value, limbs: &[Value]| {
            let factors = vec![Form::of(entry), Form::radix(limbs, radix)];
            Term::new(k.clone(), factors)
        };
        let right = vec![
            term(&one, u, x),
            term(&one, v, y),
            term(&cut, cut_u, x),
            term(&cut, cut_v, y),
        ];
        let left = Term::new(power_of_two(radix), vec![Form::radix(&out, radix)]);
        d.congruent(vec![left], right);
        for (entry, taken) in [(u, cut_u), (v, cut_v)] {
            let remains = Form::of(entry).plus(cut.clone(), taken);
            d.ensure(Goal::new(remains, self.shape.whole_entry()));
        }
        format!(
            "2^{0} * out = x * d + y * e (mod p), where x = u - 2^{1} * cut_u and y = v - 2^{1} * cut_v, \
             -2^{2} <= x, y < 2^{2}",
            radix,
            radix - 1,
            radix - 2
        )
    }
}
