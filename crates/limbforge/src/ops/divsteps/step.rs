//! A chunk of divsteps on packed words, and the matrices of chunks.

use num_bigint::BigInt;

use super::{
    Divsteps,
    fg::Division,
    update::{Progress, Update},
};
use crate::{
    ir::{
        Op, Program, Value,
        build::{Builder, Overflow},
        interval::power_of_two,
    },
    ops::programs::{Hints, Subject},
};

/// Steps of a chunk.
type Steps = fn(&Divsteps) -> u32;

/// Divsteps on the low bits of f and g: k = delta - 1/2 after them, and minus the matrix (u, v; q, r) with
/// 2^c f' = -(u f + v g), 2^c g' = -(q f + r g).
///
/// One word carries a row of the matrix beside the low bits (section 9.2 has two words more): F = f + U 2^(w+1) +
/// V 2^(2w+2), where w is the width of the field, starts with U = -2^c, V = 0, and G with 0 and -2^c. A step takes
/// sums, differences and halves of F and G as it does of f and g, and leaves in them the rows of minus the matrix of
/// the steps so far, times 2^(c-i) after i steps. *Minus*, for entries of the matrix lie in (-2^c, 2^c], and -2^c has a
/// field where 2^c has none. What f and g have above their low bits changes nothing: c steps read c bits of them.
///
/// F is odd: F = 2h + 1 with h alone in a word, so that minus F is 2 (not h) + 1. With the masks p (delta < 0), o (G
/// odd), n = p or not o (no swap) and the half g of G, a step is
///
/// h' = (g & not n) | (h & n), G' = g - ((h ^ p) & o), k' = -(k ^ n):
///
/// swapped, (G - F) / 2 = g - h and -k; else g + h + 1 = (G + F) / 2 if odd, g if even, and k + 1 = -(not k).
///
/// Each step waits for the one before. What is left of the processor's time takes `beside`, limb by limb.
///
/// The results are k and the matrix.
fn chunk(
    b: &mut Builder,
    field: u32,
    steps: u32,
    [k, f, g]: [Value; 3],
    beside: &mut [&mut dyn Progress],
) -> [Vec<Value>; 5] {
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
    [state.k, u, v, q, r].map(|v| vec![v])
}

/// A chunk, and beside it the matrix of an earlier batch applied to f and g.
pub fn chunk_with_fg(w: &Subject, name: &str) -> Result<Program, Overflow> {
    let shape = w.divsteps();
    let (mut b, statement, [u, v, q, r, f, g, k, low_f, low_g]) = w.begin(name);
    let mut new_f = Division::new(&shape, [u[0], v[0]], f.clone(), g.clone());
    let mut new_g = Division::new(&shape, [q[0], r[0]], f, g);
    let low = [k[0], low_f[0], low_g[0]];
    let beside: &mut [&mut dyn Progress] = &mut [&mut new_f, &mut new_g];
    let [k, u, v, q, r] = chunk(&mut b, shape.field, shape.chunk, low, beside);
    let [f, low_1, high_1] = new_f.results();
    let [g, low_2, high_2] = new_g.results();
    let results = [k, u, v, q, r, f, low_1, high_1, g, low_2, high_2];
    statement.finish(b, results, Hints::default())
}

/// A chunk, and beside it a row of the matrix of an earlier batch applied to d and e.
pub fn chunk_with_de(w: &Subject, name: &str, steps: Steps) -> Result<Program, Overflow> {
    let shape = w.divsteps();
    let (mut b, statement, [u, v, d, e, k, low_f, low_g]) = w.begin(name);
    let mut update = Update::new(&shape, [u[0], v[0]], d, e);
    let low = [k[0], low_f[0], low_g[0]];
    let steps = steps(&shape);
    let [k, u, v, q, r] = chunk(&mut b, shape.field, steps, low, &mut [&mut update]);
    let [out, cut_u, cut_v] = update.results();
    statement.finish(b, [k, u, v, q, r, out, cut_u, cut_v], Hints::default())
}

/// State of a step, with two constants.
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
pub fn low(w: &Subject, name: &str, steps: Steps) -> Result<Program, Overflow> {
    let (mut b, statement, [u, v, f, g]) = w.begin(name);
    let uf = b.signed(Op::Mul, &[u[0], f[0]]);
    let vg = b.signed(Op::Mul, &[v[0], g[0]]);
    let sum = b.signed(Op::Add, &[uf, vg]);
    let out = b.signed(Op::Shr(steps(&w.divsteps())), &[sum]);
    statement.finish(b, [vec![out]], Hints::default())
}

/// The product of the matrix of a chunk with the matrix of the steps before it.
pub fn compose(w: &Subject, name: &str) -> Result<Program, Overflow> {
    let (mut b, statement, [u, v, q, r, u0, v0, q0, r0]) = w.begin(name);
    let mut entry = |x: &[Value], y: &[Value], x0: &[Value], y0: &[Value]| {
        let xx = b.signed(Op::Mul, &[x[0], x0[0]]);
        let yy = b.signed(Op::Mul, &[y[0], y0[0]]);
        vec![b.signed(Op::Add, &[xx, yy])]
    };
    let results = [
        entry(&u, &v, &u0, &q0),
        entry(&u, &v, &v0, &r0),
        entry(&q, &r, &u0, &q0),
        entry(&q, &r, &v0, &r0),
    ];
    statement.finish(b, results, Hints::default())
}
