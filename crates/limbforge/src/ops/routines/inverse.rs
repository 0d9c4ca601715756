//! 1 / a: by divsteps where the recipe says so, else by a power.

use num_bigint::BigInt;

use super::power;
use crate::{
    Field, Routine,
    ir::interval::{Interval, power_of_two},
    ops::divsteps::Divsteps,
    repr::Domain,
    routine::{Draft, Operand, Sort, Times, Var},
};

/// 1 / a, and 0 for 0.
pub fn invert(field: &Field, name: &str) -> Option<Routine> {
    if field.program("divsteps_last").is_some() {
        by_divsteps(field, name)
    } else {
        power::invert(field, name)
    }
}

type Matrix = [Var; 4];

/// By divsteps: see [`crate::ops::divsteps`].
///
/// The matrix of a batch is applied to f, g, d and e beside the chunks of the next batch, which wants only the low
/// words of f and g at once. The first matrix does nothing, and the last one is applied after the loop.
///
/// All matrices are those of divsteps times -1, which turns the signs of f, g, d and e together. At the end f is 1 or
/// -1, or d is 0 where a is; then f d is the inverse.
fn by_divsteps(field: &Field, name: &str) -> Option<Routine> {
    let shape = Divsteps::new(&BigInt::from(field.prime.value().clone()), field.repr.word);
    let mut draft = Draft::new(
        name,
        &[
            "out = 1 / a, and 0 if a = 0",
            "Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.",
        ],
    );
    let draft = &mut draft;
    let a = draft.param("a", Sort::Tight);
    let k = word(draft, "k", shape.any_word());
    let low = pair(draft, ["low_f", "low_g"], &shape.any_word());
    let next = pair(draft, ["next_f", "next_g"], &shape.any_word());
    let all = pair(draft, ["all_f", "all_g"], &shape.any_word());
    let first = matrix(draft, ["u1", "v1", "q1", "r1"], &shape.entry);
    let second = matrix(draft, ["u2", "v2", "q2", "r2"], &shape.entry);
    let third = matrix(draft, ["u3", "v3", "q3", "r3"], &shape.entry);
    let both = matrix(draft, ["u12", "v12", "q12", "r12"], &shape.pair_entry());
    let batch = matrix(draft, ["u", "v", "q", "r"], &shape.batch_entry());
    let earlier = matrix(draft, ["u0", "v0", "q0", "r0"], &shape.batch_entry());
    let [f, g] = ["f", "g"].map(|name| draft.var(name, Sort::Words(shape.fg.clone())));
    let [d, e, new_d] =
        ["d", "e", "new_d"].map(|name| draft.var(name, Sort::Words(shape.de.clone())));
    // What is 0, and named only so that the programs' statements hold for all words.
    let [lost_f, lost_g, cut] = [
        ("divsteps_fg", ["low_1", "high_1"]),
        ("divsteps_fg", ["low_2", "high_2"]),
        ("update_de", ["cut_u", "cut_v"]),
    ]
    .map(|(callee, results)| lost(draft, field, callee, results));
    let (lost_f, lost_g, cut) = (lost_f?, lost_g?, cut?);
    let (negative, out) = (draft.flag("negative"), draft.tight("out"));

    draft.set(f, Operand::Words(shape.first_f()));
    draft.call([g], "invert_start", [a.into()]);
    draft.set(d, Operand::Words(shape.first_d()));
    // The integer of the limbs is a, or a R: then its inverse has to be multiplied by R^2.
    let factor = match field.repr.domain {
        Domain::Standard => BigInt::from(1),
        Domain::Montgomery { r } => power_of_two(2 * r),
    };
    draft.set(e, Operand::Words(shape.first_e(&factor)));
    draft.set(k, Operand::Words(vec![0.into()]));
    for (entry, value) in batch.into_iter().zip(shape.first_matrix()) {
        draft.set(entry, Operand::Words(vec![value]));
    }
    low_words(draft, "divsteps_head", batch, [f, g], low);
    draft.repeat(Times::Fixed(shape.batches), |draft| {
        for (entry, value) in earlier.into_iter().zip(batch) {
            draft.set(entry, value);
        }
        let [u, v, q, r] = earlier;
        let fg = [u, v, q, r, f, g, k, low[0], low[1]].map(Operand::from);
        let [u1, v1, q1, r1] = first;
        let ([l, h], [m, i]) = (lost_f, lost_g);
        draft.call([k, u1, v1, q1, r1, f, l, h, g, m, i], "divsteps_fg", fg);
        for ([x, y], k) in [([u1, v1], 0), ([q1, r1], 1)] {
            let row = [x, y, f, g].map(Operand::from);
            draft.call([next[k], all[k]], "divsteps_words", row);
        }
        let row = [u, v, d, e].map(Operand::from);
        chunk_with_de(draft, "divsteps_de", (k, next), row, second, (new_d, cut));
        low_words(draft, "divsteps_low", second, all, next);
        compose(draft, both, "divsteps_pair", second, first);
        let row = [q, r, d, e].map(Operand::from);
        chunk_with_de(draft, "divsteps_last", (k, next), row, third, (e, cut));
        draft.set(d, new_d);
        low_words(draft, "divsteps_ahead", third, next, low);
        compose(draft, batch, "divsteps_batch", third, both);
    });
    let [u, v, ..] = batch;
    let row = [u, v, d, e].map(Operand::from);
    draft.call([d, cut[0], cut[1]], "update_de", row);
    let row = [u, v, f, g].map(Operand::from);
    draft.call([f, lost_f[0], lost_f[1]], "update_fg", row);
    draft.call([negative], "invert_sign", [f.into()]);
    draft.call([out], "invert_finish", [negative.into(), d.into()]);
    Some(std::mem::replace(draft, Draft::new(name, &[])).finish(&[out]))
}

/// Variables for two results that are not read.
fn lost(
    draft: &mut Draft,
    field: &Field,
    callee: &str,
    results: [&'static str; 2],
) -> Option<[Var; 2]> {
    let [x, y] = results.map(|result| Some((result, result_bound(field, callee, result)?)));
    Some([x?, y?].map(|(result, bound)| word(draft, result, bound)))
}

fn word(draft: &mut Draft, name: &str, bound: Interval) -> Var {
    draft.var(name, Sort::Words(vec![bound]))
}

fn pair(draft: &mut Draft, names: [&str; 2], bound: &Interval) -> [Var; 2] {
    names.map(|name| word(draft, name, bound.clone()))
}

fn matrix(draft: &mut Draft, names: [&str; 4], bound: &Interval) -> Matrix {
    names.map(|name| word(draft, name, bound.clone()))
}

/// The bound of a one-word result of a program, if the field has it.
fn result_bound(field: &Field, program: &str, result: &str) -> Option<Interval> {
    let mut ports = field.program(program)?.program().results.iter();
    let port = ports.find(|port| port.name == result)?;
    port.bounds.first().cloned()
}

fn chunk_with_de(
    draft: &mut Draft,
    callee: &str,
    (k, [f, g]): (Var, [Var; 2]),
    [x, y, d, e]: [Operand; 4],
    [u, v, q, r]: Matrix,
    (out, cut): (Var, [Var; 2]),
) {
    let results = [k, u, v, q, r, out, cut[0], cut[1]];
    draft.call(results, callee, [x, y, d, e, k.into(), f.into(), g.into()]);
}

fn low_words(
    draft: &mut Draft,
    callee: &str,
    [u, v, q, r]: Matrix,
    [f, g]: [Var; 2],
    to: [Var; 2],
) {
    draft.call([to[0]], callee, [u, v, f, g].map(Operand::from));
    draft.call([to[1]], callee, [q, r, f, g].map(Operand::from));
}

/// The product of the matrices.
fn compose(draft: &mut Draft, to: Matrix, callee: &str, after: Matrix, before: Matrix) {
    let [u, v, q, r] = after;
    let [u0, v0, q0, r0] = before;
    draft.call(to, callee, [u, v, q, r, u0, v0, q0, r0].map(Operand::from));
}
