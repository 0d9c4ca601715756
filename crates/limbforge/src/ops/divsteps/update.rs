//! (u d + v e) / 2^radix modulo p: what the matrix of a batch does to d and e.

use num_bigint::BigInt;
use num_integer::Integer;

use super::Divsteps;
use crate::{
    ir::{
        Form, Goal, Kind, Op, Program, Spec, Ty, Value,
        build::{Builder, Overflow},
        interval::{Interval, power_of_two},
        spec::Known,
    },
    ops::programs::{Hints, Subject},
};

/// Something that is written piece by piece, between the steps of a chunk.
pub trait Progress {
    /// How often [`Progress::advance`] does something.
    fn length(&self) -> u32;
    /// Writes what the next limb needs. False if there was none left.
    fn advance(&mut self, b: &mut Builder) -> bool;
}

/// u x + v y + carry as a signed double word.
pub fn sum(b: &mut Builder, [u, v]: [Value; 2], [x, y]: [Value; 2], carry: Option<Value>) -> Value {
    let (ux, vy) = (b.mul_wide(u, x), b.mul_wide(v, y));
    let sum = b.add(ux, vy);
    match carry {
        Some(carry) => b.add(sum, carry),
        None => sum,
    }
}

/// An entry as a signed number of `radix - 1` bits, and what is cut off: 0 for the entries of a batch
/// ([`Divsteps::whole_entry`]).
///
/// Bounds of sums say only that an entry of three chunks is at most four times as large.
///
/// The claim is that of the statement. It follows from the narrow entry, which equals its form.
fn narrowed(b: &mut Builder, shape: &Divsteps, x: Value) -> (Value, Value) {
    let radix = shape.radix;
    let half = b.constant(power_of_two(radix - 2));
    let raised = b.signed(Op::Add, &[x, half]);
    let low = b.low(raised, radix - 1);
    let narrow = b.signed(Op::Sub, &[low, half]);
    let cut = b.signed(Op::Shr(radix - 1), &[raised]);
    let rest = Form::of(x).plus(-power_of_two(radix - 1), cut);
    b.claim(Goal::new(rest, shape.whole_entry()).through([Known::new(1, Form::of(narrow))]));
    (narrow, cut)
}

/// (u d + v e) / 2^radix modulo p: see [`Update`].
pub fn de(w: &Subject, name: &str) -> Result<Program, Overflow> {
    let shape = w.divsteps();
    let (mut b, statement, [u, v, d, e]) = w.begin(name);
    let mut update = Update::new(&shape, [u[0], v[0]], d, e);
    while update.advance(&mut b) {}
    statement.finish(b, update.results(), Hints::default())
}

/// (u d + v e) / 2^radix modulo p, being written: m = -(u d + v e) / p modulo 2^radix makes u d + v e + m p divisible
/// (Montgomery).
///
/// With |u|, |v| <= 2^(radix - 2) and 0 <= m < 2^radix, d and e in (-p, 2p) give a result in (-p, 2p).
pub struct Update<'a> {
    shape: &'a Divsteps,
    uv: [Value; 2],
    d: Vec<Value>,
    e: Vec<Value>,
    p: Vec<BigInt>,
    narrow: [Value; 2],
    cuts: Vec<Value>,
    m: Option<Value>,
    carry: Option<Value>,
    out: Vec<Value>,
}

impl<'a> Update<'a> {
    /// Nothing is written yet.
    pub fn new(shape: &'a Divsteps, uv: [Value; 2], d: Vec<Value>, e: Vec<Value>) -> Update<'a> {
        Update {
            shape,
            uv,
            p: shape.p_digits(d.len()),
            d,
            e,
            narrow: uv,
            cuts: Vec::new(),
            m: None,
            carry: None,
            out: Vec::new(),
        }
    }

    /// The lowest limb, which m makes 0.
    fn first(&mut self, b: &mut Builder) {
        let radix = self.shape.radix;
        let narrow = self.uv.map(|x| narrowed(b, self.shape, x));
        self.narrow = narrow.map(|(x, _)| x);
        self.cuts = narrow.map(|(_, cut)| cut).to_vec();
        let first = sum(b, self.narrow, [self.d[0], self.e[0]], None);
        let low = b.low(first, self.shape.word);
        let modulus = power_of_two(radix);
        let inverse = (-self.shape.p.extended_gcd(&modulus).x).mod_floor(&modulus);
        let inverse = b.constant(inverse);
        let product = b.mul_low(low, inverse);
        let m = b.low(product, radix);
        let multiple = b.mul_const_wide_signed(m, &self.p[0]);
        let zero = b.add(first, multiple);
        let carry = b.shr(zero, radix);
        b.mark_exact(carry);
        (self.m, self.carry) = (Some(m), Some(carry));
    }

    /// The results: the new limbs, and what is cut off the entries.
    pub fn results(&self) -> [Vec<Value>; 3] {
        [self.out.clone(), vec![self.cuts[0]], vec![self.cuts[1]]]
    }
}

impl Progress for Update<'_> {
    fn length(&self) -> u32 {
        self.d.len() as u32
    }

    fn advance(&mut self, b: &mut Builder) -> bool {
        let (n, radix, i) = (self.d.len(), self.shape.radix, self.out.len() + 1);
        let Some((m, carry)) = self.m.zip(self.carry) else {
            self.first(b);
            return true;
        };
        if i >= n {
            return false;
        }
        let mut c = sum(b, self.narrow, [self.d[i], self.e[i]], Some(carry));
        if self.p[i] != BigInt::from(0) {
            let multiple = b.mul_const_wide_signed(m, &self.p[i]);
            c = b.add(c, multiple);
        }
        self.out.push(b.low(c, radix));
        let carry = b.shr(c, radix);
        self.carry = Some(carry);
        if i + 1 == n {
            self.out.push(carry);
        }
        true
    }
}

/// Bounds of d and e that an update reproduces, found from above: a little more than -p ..= 2p for the last limb, then
/// what an update makes of the bounds, as long as that is less. They hold 0 and every first e.
pub fn inductive_bounds(shape: &Divsteps) -> Vec<Interval> {
    let bits = u32::try_from(shape.p.bits()).expect("fewer than 2^32 bits");
    let least = bits.div_ceil(shape.radix).max(2) as usize;
    (least..)
        .find_map(|count| settled(shape, count))
        .expect("a limb more makes room")
}

/// Rounds in which the bounds shrink.
const ROUNDS: usize = 8;

fn settled(shape: &Divsteps, count: usize) -> Option<Vec<Interval>> {
    let top = &shape.p >> (shape.radix * (count as u32 - 1));
    let first = Interval::up_to(&top + 1);
    let mut bounds = vec![Divsteps::limb(shape.radix); count - 1];
    bounds.push(Interval::new(-&top - 8, 2 * &top + 8));
    for _ in 0..ROUNDS {
        let mut b = Builder::new("update_de", u8::try_from(shape.word).ok()?);
        let any = Ty::signed(u8::try_from(shape.word).ok()?).range();
        if !bounds.iter().all(|bound| bound.within(&any)) {
            return None;
        }
        let entry = [shape.batch_entry()];
        let uv = ["u", "v"].map(|name| b.param(name, Kind::Word, &entry)[0]);
        let [d, e] = ["d", "e"].map(|name| b.param(name, Kind::Word, &bounds));
        let mut update = Update::new(shape, uv, d, e);
        while update.advance(&mut b) {}
        let out = update.out;
        let next = b.range(out[count - 1]).hull(&first);
        b.finish(Vec::new(), Spec::default()).ok()?;
        if !next.within(&bounds[count - 1]) {
            return None;
        }
        bounds[count - 1] = next;
    }
    Some(bounds)
}
