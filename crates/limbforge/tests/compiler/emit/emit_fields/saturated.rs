//! Fields of full words.

use limbforge_core::{
    check::Checked,
    field::Field,
    ir::{
        Form, Kind, Op, Program, Ty, Value,
        build::Builder,
        interval::{Interval, power_of_two},
        spec::Term,
    },
    prime::Prime,
    repr::{Domain, Radix, Repr},
};
use num_bigint::BigInt;

use super::{checked, field, select, spec, spec_of_sum, swap, unproved};

/// A saturated field of `word`-bit words: chains of carries, a carry into the first word, a masked correction.
pub fn saturated(prime: &str, word: u8, limbs: usize) -> Field {
    let prime = Prime::parse(prime).expect("a prime");
    let full = vec![Interval::of_bits(u32::from(word)); limbs];
    let repr = Repr {
        word,
        limbs,
        radix: Radix::bits(u32::from(word)),
        domain: Domain::Standard,
        tight: full.clone(),
        loose: full,
    };
    let programs = vec![
        add_chain(&prime, &repr),
        sub_masked(&prime, &repr),
        row(&prime, &repr),
        select(&prime, &repr),
        swap(&prime, &repr),
        flip_bytes(&prime, &repr),
    ];
    let recipe = format!("{limbs}x{word} by hand");
    field(prime, &recipe, repr, programs)
}

fn add_chain(prime: &Prime, repr: &Repr) -> Checked<Program> {
    let mut b = Builder::new("add", repr.word);
    let x = b.param("a", Kind::Tight, &repr.tight);
    let y = b.param("b", Kind::Tight, &repr.tight);
    let (out, carry) = b.add_words(&x, &y);
    let top = power_of_two(u32::from(repr.word)).pow(u32::try_from(repr.limbs).expect("few"));
    let left = vec![
        Term::new(1, vec![repr.form(&out)]),
        Term::new(top, vec![Form::of(carry)]),
    ];
    let right = vec![
        Term::new(1, vec![repr.form(&x)]),
        Term::new(1, vec![repr.form(&y)]),
    ];
    let spec = spec_of_sum(prime, "out + 2^(w n) * carry = a + b", left, right);
    let results = vec![
        ("out", Kind::Loose, out),
        ("carry", Kind::Flag, vec![carry]),
    ];
    checked(b.finish(results, spec))
}

/// a - b, and the prime added where that borrows; the last carry is dead.
fn sub_masked(prime: &Prime, repr: &Repr) -> Checked<Program> {
    let mut b = Builder::new("sub", repr.word);
    let x = b.param("a", Kind::Tight, &repr.tight);
    let y = b.param("b", Kind::Tight, &repr.tight);
    let (difference, borrow) = b.sub_words(&x, &y);
    let zero = b.zero();
    let p: Vec<Value> = repr
        .digits(&BigInt::from(prime.value().clone()))
        .into_iter()
        .map(|digit| {
            let digit = b.constant(digit);
            b.select(borrow, digit, zero)
        })
        .collect();
    let (out, _) = b.add_words(&difference, &p);
    let spec = unproved(prime, "out = a - b + borrow * p modulo the words");
    checked(b.finish(vec![("out", Kind::Tight, out)], spec))
}

/// One row of a product: high and low words apart, and a carry chain between them.
fn row(prime: &Prime, repr: &Repr) -> Checked<Program> {
    let mut b = Builder::new("row", repr.word);
    let x = b.param("a", Kind::Tight, &repr.tight);
    let bound = Interval::of_bits(u32::from(repr.word));
    let k = b.param("k", Kind::Word, std::slice::from_ref(&bound))[0];
    let (mut low, mut high) = (Vec::new(), vec![b.zero()]);
    for &limb in &x {
        let product = b.mul_wide(limb, k);
        let (l, h) = b.halves(product);
        low.push(l);
        high.push(h);
    }
    low.push(b.zero());
    let (out, _) = b.add_words(&low, &high);
    let right = vec![Term::new(1, vec![repr.form(&x), Form::of(k)])];
    let spec = spec(
        prime,
        "out = k * a",
        Form::radix(&out, repr.word.into()),
        right,
    );
    checked(b.finish(vec![("out", Kind::Word, out)], spec))
}

/// Bytes to words, changed, and back to bytes: the last word may have fewer bytes.
fn flip_bytes(prime: &Prime, repr: &Repr) -> Checked<Program> {
    let mut b = Builder::new("flip", repr.word);
    let bytes = prime.bits().div_ceil(8);
    let bounds: Vec<Interval> = (0..bytes.div_ceil(u32::from(repr.word / 8)))
        .map(|i| Interval::of_bits((8 * bytes - i * u32::from(repr.word)).min(repr.word.into())))
        .collect();
    let s = b.param("bytes", Kind::Bytes, &bounds);
    let spec = unproved(prime, "out = bytes xor the lowest bit of each word");
    let one = b.constant(1);
    let word = [Ty::unsigned(repr.word)];
    let out = s
        .iter()
        .map(|&v| b.inst(Op::Xor, &[v, one], &word)[0])
        .collect();
    checked(b.finish(vec![("out", Kind::Bytes, out)], spec))
}
