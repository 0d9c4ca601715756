//! (u f + v g) / 2^steps: what the matrix of a batch does to f and g.

use super::{
    Divsteps,
    update::{Progress, sum},
};
use crate::{
    ir::{
        Op, Program, Ty, Value,
        build::{Builder, Overflow},
    },
    ops::programs::{Hints, Subject},
};

/// (u f + v g) / 2^steps: see [`Division`].
pub fn fg(w: &Subject, name: &str) -> Result<Program, Overflow> {
    let shape = w.divsteps();
    let (mut b, statement, [u, v, f, g]) = w.begin(name);
    let mut division = Division::new(&shape, [u[0], v[0]], f, g);
    while division.advance(&mut b) {}
    statement.finish(b, division.results(), Hints::default())
}

/// The first low word, which the first chunk reads: of (u f + v g) / 2^steps.
pub fn head(w: &Subject, name: &str) -> Result<Program, Overflow> {
    let shape = w.divsteps();
    let (mut b, statement, [u, v, f, g]) = w.begin(name);
    let all = low_word(&mut b, &shape, shape.steps(), [u[0], v[0]], [&f, &g]);
    statement.finish(b, [vec![all]], Hints::default())
}

/// Two words of f and g under the matrix of the first chunk. The second chunk reads the first word at once. All bits of
/// the second word are right. The other chunks transform it, and the third chunk and the first one of the next batch
/// read the results.
pub fn words(w: &Subject, name: &str) -> Result<Program, Overflow> {
    let shape = w.divsteps();
    let (mut b, statement, [u, v, f, g]) = w.begin(name);
    let uv = [u[0], v[0]];
    // word - chunk bits are right, as far as the first limbs have them.
    let first = wrapped(&mut b, uv, [f[0], g[0]]);
    let next = b.signed(Op::Shr(shape.chunk), &[first]);
    let all = low_word(&mut b, &shape, shape.chunk, uv, [&f, &g]);
    statement.finish(b, [vec![next], vec![all]], Hints::default())
}

/// u f + v g modulo 2^word.
fn wrapped(b: &mut Builder, [u, v]: [Value; 2], [f, g]: [Value; 2]) -> Value {
    let uf = b.signed(Op::Mul, &[u, f]);
    let vg = b.signed(Op::Mul, &[v, g]);
    b.signed(Op::Add, &[uf, vg])
}

/// (u f + v g) / 2^shift, of which all bits of the word are right.
fn low_word(
    b: &mut Builder,
    shape: &Divsteps,
    shift: u32,
    uv: [Value; 2],
    [f, g]: [&[Value]; 2],
) -> Value {
    let c = sum(b, uv, [f[0], g[0]], None);
    let low = b.signed(Op::Shr(shift), &[c]);
    let mut high = wrapped(b, uv, [f[1], g[1]]);
    let steps = shape.steps();
    if steps > shift {
        high = b.signed(Op::Shl(steps - shift), &[high]);
    }
    b.signed(Op::Add, &[high, low])
}

/// (u f + v g) / 2^steps, being written, with what the division drops, and what the last word has no room for.
///
/// After a batch both are 0: u f + v g is divisible, and |f|, |g| <= p stays true because |u| + |v| <= 2^steps.
pub struct Division<'a> {
    shape: &'a Divsteps,
    uv: [Value; 2],
    f: Vec<Value>,
    g: Vec<Value>,
    /// Dropped, and cut off at the top.
    lost: Vec<Value>,
    sum: Option<Value>,
    out: Vec<Value>,
}

impl<'a> Division<'a> {
    /// Nothing is written yet.
    pub fn new(shape: &'a Divsteps, uv: [Value; 2], f: Vec<Value>, g: Vec<Value>) -> Division<'a> {
        Division {
            shape,
            uv,
            f,
            g,
            lost: Vec::new(),
            sum: None,
            out: Vec::new(),
        }
    }

    /// The results: what is kept, what is dropped, and what is cut off.
    pub fn results(&self) -> [Vec<Value>; 3] {
        [self.out.clone(), vec![self.lost[0]], vec![self.lost[1]]]
    }
}

impl Progress for Division<'_> {
    fn length(&self) -> u32 {
        self.f.len() as u32
    }

    fn advance(&mut self, b: &mut Builder) -> bool {
        let (n, steps, word) = (self.f.len(), self.shape.steps(), self.shape.word);
        let Some(before) = self.sum else {
            let c = sum(b, self.uv, [self.f[0], self.g[0]], None);
            self.lost.push(b.low(c, steps));
            self.sum = Some(c);
            return true;
        };
        let i = self.out.len() + 1;
        if i >= n {
            return false;
        }
        let carry = b.shr(before, steps);
        let c = sum(b, self.uv, [self.f[i], self.g[i]], Some(carry));
        self.out.push(b.low(c, steps));
        self.sum = Some(c);
        if i + 1 == n {
            // The word that is kept, and the whole of it, whose difference is divisible by 2^word.
            let kept = b.signed(Op::Shr(steps), &[c]);
            let double = Ty::signed(u8::try_from(2 * word).expect("64 or 128"));
            let whole = b.inst(Op::Shr(steps), &[c], &[double])[0];
            let excess = b.inst(Op::Sub, &[whole, kept], &[double])[0];
            let high = b.signed(Op::Shr(word), &[excess]);
            b.mark_exact(high);
            self.out.push(kept);
            self.lost.push(high);
        }
        true
    }
}
