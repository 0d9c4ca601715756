//! One step of Bernstein and Yang's inversion: on d, f and g, which are integers, and on v and r, which are residues.

use super::Writer;
use crate::{
    ir::{
        Form, Goal, Known, Program, Value,
        build::{Builder, Overflow},
        interval::{Interval, power_of_two},
    },
    ops::{
        programs::Hints,
        words::{constant_words, integer, selected},
    },
};

/// A step on d, f and g. `swap` is whether d > 0 and g is odd; then f is subtracted, as its complement and a carry.
pub fn integers(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let (mut b, statement, [d, f, g]) = w.begin(name);
    let top = b.word() - 1;
    let zero = b.zero();
    let (minus_d, nonzero) = b.sub_borrow(zero, d[0], zero);
    let positive = b.shr(minus_d, top);
    let (positive, rest) = (b.flag(positive), b.low(minus_d, top));
    let (half, odd) = halved(&mut b, &g);
    let odd = b.flag(odd);
    let swap = b.select(odd, positive, zero);
    let swap = b.flag(swap);
    let chosen = b.select(swap, minus_d, d[0]);
    let one = b.constant(1);
    let (next_d, over) = b.add_carry(chosen, one, zero);
    let next_f = selected(&mut b, swap, &g, &f);

    let ones = b.constant(power_of_two(top + 1) - 1);
    let mut carry = swap;
    let mut sum = Vec::with_capacity(g.len());
    for (&f, &g) in f.iter().zip(&g) {
        let complement = b.sub(ones, f);
        let signed = b.select(swap, complement, f);
        let addend = b.select(odd, signed, zero);
        let (word, next) = b.add_carry(g, addend, carry);
        sum.push(word);
        carry = next;
    }
    let (mut next_g, low) = halved(&mut b, &sum);
    let low = b.flag(low);
    let last = sum.len() - 1;
    let sign = b.shr(sum[last], top);
    let sign = b.flag(sign);
    // Two top bits are the sign: the one that moves down, and the one that stays.
    let middle = b.low(next_g[last], top - 1);
    let signs = b.constant(power_of_two(top - 1) * 3);
    let signs = b.select(sign, signs, zero);
    next_g[last] = b.add(middle, signs);

    let weight = |i: usize| power_of_two((top + 1) * i as u32);
    let lower = (0..last).map(|i| Known::new(weight(i), Form::of(next_g[i])));
    let known = lower.chain([Known::new(weight(last), Form::of(middle))]);
    let hints = Hints::through(known.collect::<Vec<_>>());
    let results = [
        vec![swap],
        vec![odd],
        vec![next_d],
        next_f,
        next_g,
        half,
        vec![positive],
        vec![nonzero],
        vec![rest],
        vec![over],
        vec![carry],
        vec![low],
        vec![sign],
    ];
    statement.finish(b, results, hints)
}

/// floor(x / 2) in as many words, and the lowest bit.
fn halved(b: &mut Builder, x: &[Value]) -> (Vec<Value>, Value) {
    let bits: Vec<Value> = x.iter().map(|&word| b.low(word, 1)).collect();
    let top = b.word() - 1;
    let half = (0..x.len())
        .map(|i| {
            let half = b.shr(x[i], 1);
            let Some(&above) = bits.get(i + 1) else {
                return half;
            };
            let above = b.shl(above, top);
            b.add(half, above)
        })
        .collect();
    (half, bits[0])
}

/// The step on v and r. Minus v is p - v, which is p for 0: the sum is at most 2p - 1 all the same.
pub fn elements(w: &Writer, name: &str) -> Result<Program, Overflow> {
    let (mut b, statement, [swap, odd, v, r]) = w.begin(name);
    let (swap, odd) = (swap[0], odd[0]);
    let p = w.p();
    let below = Interval::up_to(p - 1u32);
    let forms = [&v, &r].map(|x| integer(&b, x));
    let [v_form, r_form] = forms;

    let taken = selected(&mut b, swap, &r, &v);
    let taken_form = integer(&b, &taken);
    b.claim(
        Goal::new(taken_form.clone(), below)
            .cases(swap)
            .through([Known::new(1, v_form.clone())])
            .through([Known::new(1, r_form.clone())]),
    );
    let known = || Known::new(1, taken_form.clone());
    let next_v = w.sum(&mut b, &taken, &taken, &(p * 2 - 2), [known(), known()]);

    let constant = constant_words(&mut b, p, v.len());
    let (minus, borrow) = b.sub_words(&constant, &v);
    let minus_form = integer(&b, &minus);
    let scale = power_of_two(b.word() * w.repr.limbs as u32);
    b.claim(
        Goal::new(Form::of(borrow), Interval::point(0))
            .scaled(scale)
            .through([
                Known::new(1, minus_form.clone()),
                Known::new(1, v_form.clone()),
            ]),
    );
    let up_to_p = Interval::up_to(p.clone());
    b.claim(
        Goal::new(minus_form.clone(), up_to_p.clone()).through([Known::new(-1, v_form.clone())]),
    );
    let signed = selected(&mut b, swap, &minus, &v);
    let signed_form = integer(&b, &signed);
    b.claim(
        Goal::new(signed_form.clone(), up_to_p.clone())
            .cases(swap)
            .through([Known::new(1, v_form)])
            .through([Known::new(1, minus_form)]),
    );
    let zero = vec![b.zero(); v.len()];
    let addend = selected(&mut b, odd, &signed, &zero);
    let addend_form = integer(&b, &addend);
    b.claim(
        Goal::new(addend_form.clone(), up_to_p)
            .cases(odd)
            .through([Known::new(1, signed_form)])
            .through([]),
    );
    let known = [Known::new(1, r_form), Known::new(1, addend_form)];
    let next_r = w.sum(&mut b, &r, &addend, &(p * 2 - 1), known);
    let hints = next_v.hints(&1.into()).and(next_r.hints(&1.into()));
    statement.finish(b, [next_v.words, next_r.words], hints)
}
