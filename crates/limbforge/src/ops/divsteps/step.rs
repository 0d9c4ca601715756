//! A chunk of divsteps on packed words, and the matrices of chunks.

use num_bigint::BigInt;

use super::{
    Divsteps,
    fg::Division,
    update::{Progress, Update, entries},
};
use crate::{
    ir::{
        Congruence, Form, Goal, Kind, Op, Program, Value,
        build::{Builder, Overflow},
        interval::{Interval, power_of_two},
        spec::Term,
    },
    ops::programs::Writer,
};

/// Steps of a chunk.
type Steps = fn(&Divsteps) -> u32;

/// Divsteps on the low bits of f and g: k = delta - 1/2 after them, and minus the matrix (u, v; q, r) with
/// 2^c f' = -(u f + v g), 2^c g' = -(q f + r g).
///
/// One word carries a row of the matrix beside the low bits (section 9.2 has two words more): F = f + U 2^(w+1) +
/// V 2^(2w+2), where w is the width of the field, starts with U = -2^c, V = 0, and G with 0 and -2^c. A step takes sums,
/// differences and halves of F and G as it does of f and g, and leaves in them the rows of minus the matrix of the
/// steps so far, times 2^(c-i) after i steps. *Minus*, for entries of the matrix lie in (-2^c, 2^c], and -2^c has
/// a field where 2^c has none. What f and g have above their low bits changes nothing: c steps read c bits of them.
///
/// F is odd: F = 2h + 1 with h alone in a word, so that minus F is 2 (not h) + 1. With the masks p (delta < 0), o (G
/// odd), n = p or not o (no swap) and the half g of G, a step is
///
/// h' = (g & not n) | (h & n), G' = g - ((h ^ p) & o), k' = -(k ^ n):
///
/// swapped, (G - F) / 2 = g - h and -k; else g + h + 1 = (G + F) / 2 if odd, g if even, and k + 1 = -(not k).
///
/// Each step waits for the one before. What is left of the processor's time takes `beside`, limb by limb.
fn chunk(b: &mut Builder, shape: &Divsteps, steps: u32, beside: &mut [&mut dyn Progress]) -> Chunk {
    let field = shape.field;
    let any = [shape.any_word()];
    let k = b.param("k", Kind::Word, &any)[0];
    let f = b.param("low_f", Kind::Word, &any)[0];
    let g = b.param("low_g", Kind::Word, &any)[0];
    let first = packed(b, f, field, field + 1 + steps);
    let mut state = State {
        k,
        h: b.signed(Op::Shr(1), &[first]),
        g: packed(b, g, field, 2 * field + 2 + steps),
        one: signed_constant(b, 1),
        zero: signed_constant(b, 0),
    };
    for step in 0..steps {
        state = state.step(b);
        for progress in beside.iter_mut() {
            let length = progress.length();
            for _ in length * step / steps..length * (step + 1) / steps {
                progress.advance(b);
            }
        }
    }
    let twice = b.signed(Op::Add, &[state.h, state.h]);
    let f = b.signed(Op::Add, &[twice, state.one]);
    let row = |b: &mut Builder, x: Value| [low_entry(b, x, field), high_entry(b, x, field)];
    let ([u, v], [q, r]) = (row(b, f), row(b, state.g));
    Chunk {
        formula: format!(
            "k = delta - 1/2 and minus the matrix (u1, v1; q1, r1), times 2^{steps}, of {steps} divsteps (not proved; bounds are)"
        ),
        results: [("k", state.k), ("u1", u), ("v1", v), ("q1", q), ("r1", r)],
    }
}

/// What a chunk gives.
struct Chunk {
    formula: String,
    results: [(&'static str, Value); 5],
}

impl Chunk {
    /// The program of the chunk and of what is beside it.
    fn program(
        self,
        w: &Writer,
        b: Builder,
        shape: &Divsteps,
        beside: Beside,
    ) -> Result<Program, Overflow> {
        let formula = [vec![self.formula], beside.formulas].concat().join("; ");
        let mut spec = w.spec(formula, vec![], vec![]);
        spec.congruences = beside.congruences;
        let bound = |name: &str| match name {
            "k" => shape.any_word(),
            _ => shape.entry.clone(),
        };
        for (name, value) in self.results {
            spec.ensures.push(Goal::new(Form::of(value), bound(name)));
        }
        let own = self.results.map(|(name, v)| (name, Kind::Word, vec![v]));
        let mut program = w.internal(b, [own.to_vec(), beside.results].concat(), spec)?;
        for port in &mut program.results {
            match port.name.as_str() {
                "out" => port.bounds.clone_from(&shape.de),
                "new_f" | "new_g" => port.bounds.clone_from(&shape.fg),
                name if self.results.iter().any(|(own, _)| *own == name) => {
                    port.bounds = vec![bound(name)];
                }
                _ => {}
            }
        }
        Ok(program)
    }
}

/// What is beside a chunk in its program.
struct Beside {
    formulas: Vec<String>,
    congruences: Vec<Congruence>,
    results: Vec<(&'static str, Kind, Vec<Value>)>,
}

/// A chunk, and beside it the matrix of an earlier batch applied to f and g.
pub fn chunk_with_fg(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let shape = w.divsteps();
    let mut b = w.builder(name);
    let uv = entries(&mut b, &shape, ["u", "v"]);
    let qr = entries(&mut b, &shape, ["q", "r"]);
    let f = b.param("f", Kind::Word, &shape.fg);
    let g = b.param("g", Kind::Word, &shape.fg);
    let mut new_f = Division::new(&shape, uv, f.clone(), g.clone());
    let mut new_g = Division::new(&shape, qr, f, g);
    let chunk = chunk(&mut b, &shape, shape.chunk, &mut [&mut new_f, &mut new_g]);
    let beside = Beside {
        formulas: vec![
            new_f.formula(["new_f", "low_1", "high_1", "u", "v"]),
            new_g.formula(["new_g", "low_2", "high_2", "q", "r"]),
        ],
        congruences: vec![new_f.congruence(), new_g.congruence()],
        results: [
            new_f.results(["new_f", "low_1", "high_1"]),
            new_g.results(["new_g", "low_2", "high_2"]),
        ]
        .concat(),
    };
    chunk.program(w, b, &shape, beside)
}

/// A chunk, and beside it a row of the matrix of an earlier batch applied to d and e.
pub fn chunk_with_de(w: &Writer, name: &str, steps: Steps) -> Result<Program, Overflow> {
    let shape = w.divsteps();
    let mut b = w.builder(name);
    let mut update = Update::new(&mut b, &shape, &shape.de);
    let chunk = chunk(&mut b, &shape, steps(&shape), &mut [&mut update]);
    let beside = Beside {
        formulas: vec![update.formula()],
        congruences: vec![update.congruence()],
        results: update.results(),
    };
    chunk.program(w, b, &shape, beside)
}

/// What a step works on, with two constants.
#[derive(Clone, Copy)]
struct State {
    k: Value,
    h: Value,
    g: Value,
    one: Value,
    zero: Value,
}

impl State {
    fn step(self, b: &mut Builder) -> State {
        let State { k, h, g, one, zero } = self;
        let negative = b.signed(Op::Shr(b.word() - 1), &[k]);
        let bit = b.signed(Op::And, &[g, one]);
        let odd = b.signed(Op::Sub, &[zero, bit]);
        let even = b.signed(Op::Not, &[odd]);
        let kept = b.signed(Op::Or, &[negative, even]);
        let half = b.signed(Op::Shr(1), &[g]);
        let swapped = b.signed(Op::Not, &[kept]);
        let swapped = b.signed(Op::And, &[half, swapped]);
        let unchanged = b.signed(Op::And, &[h, kept]);
        let addend = b.signed(Op::Xor, &[h, negative]);
        let addend = b.signed(Op::And, &[addend, odd]);
        let turned = b.signed(Op::Xor, &[k, kept]);
        State {
            k: b.signed(Op::Sub, &[zero, turned]),
            h: b.signed(Op::Or, &[swapped, unchanged]),
            g: b.signed(Op::Sub, &[half, addend]),
            one,
            zero,
        }
    }
}

fn signed_constant(b: &mut Builder, k: impl Into<BigInt>) -> Value {
    b.signed(Op::Const(k.into()), &[])
}

/// (x mod 2^field) - 2^at.
fn packed(b: &mut Builder, x: Value, field: u32, at: u32) -> Value {
    let low = b.low(x, field);
    let unit = signed_constant(b, power_of_two(at));
    b.signed(Op::Sub, &[low, unit])
}

/// The entry in the middle of a packed word: what is below it is within half a unit.
fn low_entry(b: &mut Builder, x: Value, field: u32) -> Value {
    let half = signed_constant(b, power_of_two(field));
    let rounded = b.signed(Op::Add, &[x, half]);
    let up = b.signed(Op::Shl(b.word() - 2 * field - 2), &[rounded]);
    b.signed(Op::Shr(b.word() - field - 1), &[up])
}

/// The entry at the top.
fn high_entry(b: &mut Builder, x: Value, field: u32) -> Value {
    let half = signed_constant(b, power_of_two(field) + power_of_two(2 * field + 1));
    let rounded = b.signed(Op::Add, &[x, half]);
    b.signed(Op::Shr(2 * field + 2), &[rounded])
}

/// The low word of (u f + v g) / 2^c, sign-extended: of its bits, those above the last c are unknown.
pub fn low(w: &Writer, name: &str, steps: Steps) -> Result<Program, Overflow> {
    let shape = w.divsteps();
    let steps = steps(&shape);
    let mut b = w.builder(name);
    let mut param =
        |name: &str, bound: &Interval| b.param(name, Kind::Word, std::slice::from_ref(bound))[0];
    let any = shape.any_word();
    let [u, v] = ["u", "v"].map(|name| param(name, &shape.entry));
    let [f, g] = ["f", "g"].map(|name| param(name, &any));
    let uf = b.signed(Op::Mul, &[u, f]);
    let vg = b.signed(Op::Mul, &[v, g]);
    let sum = b.signed(Op::Add, &[uf, vg]);
    let out = b.signed(Op::Shr(steps), &[sum]);
    let formula = format!(
        "out = floor((u * f + v * g mod 2^{0}) / 2^{1}), of which {1} bits fewer are right than of f and g (not proved)",
        shape.word, steps
    );
    let mut spec = w.spec(formula, vec![], vec![]);
    spec.congruences.clear();
    spec.ensures.push(Goal::new(Form::of(out), any));
    w.internal(b, vec![("out", Kind::Word, vec![out])], spec)
}

/// The product of the matrix of a chunk with the matrix of the steps before it, whose entries are within `before`.
pub fn compose(
    w: &Writer,
    name: &str,
    before: fn(&Divsteps) -> Interval,
) -> Result<Program, Overflow> {
    let shape = w.divsteps();
    let before = before(&shape);
    let mut b = w.builder(name);
    let mut matrix = |names: [&'static str; 4], bound: &Interval| {
        names.map(|name| b.param(name, Kind::Word, std::slice::from_ref(bound))[0])
    };
    let [u, v, q, r] = matrix(["u", "v", "q", "r"], &shape.entry);
    let [u0, v0, q0, r0] = matrix(["u0", "v0", "q0", "r0"], &before);
    let mut congruences = Vec::new();
    let mut entry = |name: &'static str, [x, y]: [Value; 2], [x0, y0]: [Value; 2]| {
        let (xx, yy) = (b.signed(Op::Mul, &[x, x0]), b.signed(Op::Mul, &[y, y0]));
        let out = b.signed(Op::Add, &[xx, yy]);
        let product = |x, y| Term::new(1, vec![Form::of(x), Form::of(y)]);
        let left = vec![Term::new(1, vec![Form::of(out)])];
        congruences.push(Congruence::new(left, vec![product(x, x0), product(y, y0)]));
        (name, Kind::Word, vec![out])
    };
    let results = vec![
        entry("u1", [u, v], [u0, q0]),
        entry("v1", [u, v], [v0, r0]),
        entry("q1", [q, r], [u0, q0]),
        entry("r1", [q, r], [v0, r0]),
    ];
    let formula = "(u1, v1; q1, r1) = (u, v; q, r) (u0, v0; q0, r0)".to_owned();
    let mut spec = w.spec(formula, vec![], vec![]);
    spec.congruences = congruences;
    w.internal(b, results, spec)
}
