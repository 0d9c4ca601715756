//! One Montgomery product over lanes: limbs of 52 bits side by side, modulo any odd number.
//!
//! For an odd N let k = −1/N modulo 2^52 and P = k·N, so that P + 1 = 2^52·M with M ≤ N. Numbers are kept modulo P.
//! The quotient digit of Montgomery's reduction is then the lowest limb itself, and its multiple of P costs a product
//! with M one lane higher, as for "Montgomery-friendly" moduli, of which P is one for any N. A step waits for a
//! broadcast and a multiply-add, 7 cycles, instead of two multiply-adds and a broadcast.
//!
//! With L limbs and R = 2^(52·L), a product of a and b is below a·b/R + P. Let 2^t be the least power of two above P,
//! and 52·L ≥ t + 9, which [`Modulus::new`] asserts:
//!
//! - a product is *tight*, below 2^(t + 1);
//! - a sum or a difference of tight numbers is below 2^(t + 3);
//! - one of such a number and a tight one is *loose*, below 2^(t + 4);
//! - factors of a product, and of a sum of two, may be loose: 2·2^(2t + 8 − t − 9) + P < 2^(t + 1).

use crate::carry::{exact, lower, raise};
use crate::vector::{Into, LANES, Machine, Vector, Words, Work, lane};
use num_bigint::BigUint;

/// A number: limbs below 2^52 in L lanes of R registers, zeros in the others.
pub type Number<const R: usize> = [Words; R];

/// An odd modulus with L limbs in R registers.
#[derive(Clone, Debug)]
pub struct Modulus<const L: usize, const R: usize> {
    /// N.
    modulus: BigUint,
    /// P = k·N.
    multiple: BigUint,
    /// t, with 2^(t − 1) ≤ P < 2^t.
    bits: u64,
    /// M = (P + 1)/2^52.
    upper: [Words; R],
    /// A multiple of P below 2^(t + 2) with limbs of at least 2^52 − 1 below the highest, and above 2^(t + 1).
    bias: [Words; R],
    machine: Machine,
}

/// The limbs of a number, lowest first.
///
/// # Panics
/// If it has more than R registers hold.
#[must_use]
pub fn limbs<const R: usize>(number: &BigUint) -> Number<R> {
    let mut out = [Words::ZERO; R];
    let mut rest = number.clone();
    for l in 0..LANES * R {
        let limb = &rest % (1u64 << 52);
        out[l / LANES].0[l % LANES] = u64::try_from(limb).expect("below 2^52");
        rest >>= 52;
    }
    assert_eq!(rest, BigUint::ZERO, "the number has more limbs than lanes");
    out
}

/// The number of limbs. They may exceed 52 bits.
#[must_use]
pub fn number(limbs: &[Words]) -> BigUint {
    let lanes = (0..limbs.len() * LANES).rev();
    lanes.fold(BigUint::ZERO, |sum, l| (sum << 52) + lane(limbs, l))
}

impl<const L: usize, const R: usize> Modulus<L, R> {
    /// The modulus on a machine.
    ///
    /// # Panics
    /// If N is even, or too long for L limbs.
    #[must_use]
    pub fn new(modulus: &BigUint, machine: Machine) -> Self {
        let radix = BigUint::from(1u64 << 52);
        let inverse = modulus.modinv(&radix).expect("the modulus is odd");
        let multiple = modulus * (&radix - inverse);
        let bits = multiple.bits();
        assert!(
            L <= LANES * R && 52 * L as u64 >= bits + 9,
            "the modulus is too long"
        );
        // The least multiple of P above 2^(t + 1); P < 2^t, so it is below 2^(t + 2).
        let least = ((BigUint::from(1u8) << (bits + 1)) / &multiple + 1u8) * &multiple;
        let mut bias = limbs(&least);
        borrow(&mut bias, L, &least);
        Modulus {
            modulus: modulus.clone(),
            upper: limbs(&((&multiple + 1u8) >> 52)),
            multiple,
            bits,
            bias,
            machine,
        }
    }

    /// N.
    #[must_use]
    pub fn modulus(&self) -> &BigUint {
        &self.modulus
    }

    /// P, which numbers are kept modulo.
    #[must_use]
    pub fn multiple(&self) -> &BigUint {
        &self.multiple
    }

    /// t: tight numbers are below 2^(t + 1), loose ones below 2^(t + 4).
    #[must_use]
    pub fn bits(&self) -> u64 {
        self.bits
    }

    /// x·2^(52·L) modulo N, tight.
    #[must_use]
    pub fn enter(&self, x: &BigUint) -> Number<R> {
        limbs(&((x << (52 * L)) % &self.modulus))
    }

    /// The number below N that [`enter`](Self::enter) made x of.
    #[must_use]
    pub fn leave(&self, x: &Number<R>) -> BigUint {
        let one = limbs(&BigUint::from(1u8));
        let [x] = self.mul([x], [&one]);
        number(&x) % &self.modulus
    }

    /// Products of S pairs of loose numbers, side by side: tight, times 2^(−52·L).
    #[inline(always)]
    pub fn mul<const S: usize>(&self, a: [&Number<R>; S], b: [&Number<R>; S]) -> [Number<R>; S] {
        self.dot(a.map(|a| [a]), b.map(|b| [b]))
    }

    /// S sums of K products of loose numbers, K at most 2, with a reduction for each: tight, times 2^(−52·L).
    #[inline(always)]
    pub fn dot<const S: usize, const K: usize>(
        &self,
        a: [[&Number<R>; K]; S],
        b: [[&Number<R>; K]; S],
    ) -> [Number<R>; S] {
        let mut out = [[Words::ZERO; R]; S];
        self.dot_into(&mut out, a, b);
        out
    }

    /// As [`dot`](Self::dot), without a copy.
    #[inline(always)]
    pub fn dot_into<const S: usize, const K: usize>(
        &self,
        out: &mut [Number<R>; S],
        a: [[&Number<R>; K]; S],
        b: [[&Number<R>; K]; S],
    ) {
        let work = Dot {
            modulus: self,
            a,
            b,
        };
        self.machine.run(Into { work, out });
    }

    /// The sum of a number below 2^(t + 3) and a tight one, loose.
    #[inline(always)]
    pub fn add(&self, a: &Number<R>, b: &Number<R>) -> Number<R> {
        self.machine.run(Sum {
            modulus: self,
            a,
            b,
            minus: false,
        })
    }

    /// A number below 2^(t + 3) less a tight one, loose.
    #[inline(always)]
    pub fn sub(&self, a: &Number<R>, b: &Number<R>) -> Number<R> {
        self.machine.run(Sum {
            modulus: self,
            a,
            b,
            minus: true,
        })
    }

    /// As [`dot`](Self::dot), in registers.
    ///
    /// A word of `sum` takes at most 2·K + 2 halves of products below 2^52 in each of L steps, and a carry: below
    /// 2^60 for K ≤ 2 and L ≤ 24.
    #[inline(always)]
    pub fn product<V: Vector, const S: usize, const K: usize>(
        &self,
        a: &[[&Number<R>; K]; S],
        b: &[[&Number<R>; K]; S],
    ) -> [[V; R]; S] {
        const { assert!(K <= 2 && L <= 24, "words hold the sums") };
        let mut upper = [V::zero(); R];
        for r in 0..R {
            upper[r] = V::load(&self.upper[r]);
        }
        let mut sum = [[V::zero(); R]; S];
        // What a step adds: high halves of products with digit i, low halves of those with digit i + 1, and at last
        // high halves of the multiple of P before, as only these wait for a quotient digit.
        let mut next = [[V::zero(); R]; S];
        for s in 0..S {
            self.halves(&mut sum[s], &a[s], &b[s], 0, V::low);
            self.halves(&mut next[s], &a[s], &b[s], 0, V::high);
            self.halves(&mut next[s], &a[s], &b[s], 1, V::low);
        }
        for i in 0..L {
            for s in 0..S {
                let quotient = sum[s][0].first();
                let mut then = [V::zero(); R];
                self.halves(&mut then, &a[s], &b[s], i + 1, V::high);
                self.halves(&mut then, &a[s], &b[s], i + 2, V::low);
                // The lowest limb becomes −q + q: its carry remains.
                let mut now = next[s];
                now[0] = now[0].add(sum[s][0].first_down::<52>());
                let moved = lower(&sum[s]);
                for r in 0..R {
                    sum[s][r] = moved[r].add(now[r]).low(upper[r], quotient);
                    next[s][r] = then[r].high(upper[r], quotient);
                }
            }
        }
        for s in 0..S {
            // The high halves of the last multiple of P belong one lane higher.
            let late = raise(&next[s]);
            for r in 0..R {
                sum[s][r] = sum[s][r].add(late[r]);
            }
            sum[s] = exact(&sum[s]);
        }
        sum
    }

    /// Adds halves of the products with digit i of b, which is 0 from L on: low ones by `V::low`, high ones by
    /// `V::high`.
    #[inline(always)]
    fn halves<V: Vector, const K: usize>(
        &self,
        sum: &mut [V; R],
        a: &[&Number<R>; K],
        b: &[&Number<R>; K],
        i: usize,
        half: impl Fn(V, V, V) -> V,
    ) {
        for k in 0..K {
            if i < L {
                let digit = V::splat(lane(b[k], i));
                for r in 0..R {
                    sum[r] = half(sum[r], V::load(&a[k][r]), digit);
                }
            }
        }
    }

    /// As [`add`](Self::add), in registers.
    #[inline(always)]
    pub fn total<V: Vector>(&self, a: &[V; R], b: &[V; R]) -> [V; R] {
        let mut out = *a;
        for r in 0..R {
            out[r] = a[r].add(b[r]);
        }
        exact(&out)
    }

    /// As [`sub`](Self::sub), in registers. No limb of bias − b is negative: b is below 2^(t + 1), so that its highest
    /// limb is at most that of the bias.
    #[inline(always)]
    pub fn difference<V: Vector>(&self, a: &[V; R], b: &[V; R]) -> [V; R] {
        let mut out = *a;
        for r in 0..R {
            out[r] = V::load(&self.bias[r]).sub(b[r]).add(a[r]);
        }
        exact(&out)
    }
}

/// Lends 2^52 to each limb below the highest, so that none is below 2^52 − 1.
fn borrow<const R: usize>(limbs: &mut Number<R>, count: usize, number: &BigUint) {
    // The highest limb that is not zero.
    let top = (number.bits() as usize - 1) / 52;
    assert!(top < count);
    for l in 0..top {
        limbs[l / LANES].0[l % LANES] += if l == 0 { 1 << 52 } else { (1 << 52) - 1 };
    }
    limbs[top / LANES].0[top % LANES] -= 1;
}

/// Writes registers to memory.
#[inline(always)]
pub fn store<V: Vector, const R: usize>(x: &[V; R]) -> [Words; R] {
    let mut out = [Words::ZERO; R];
    for r in 0..R {
        x[r].store(&mut out[r]);
    }
    out
}

/// Reads registers from memory.
#[inline(always)]
pub fn load<V: Vector, const R: usize>(x: &[Words; R]) -> [V; R] {
    let mut out = [V::zero(); R];
    for r in 0..R {
        out[r] = V::load(&x[r]);
    }
    out
}

struct Dot<'a, const L: usize, const R: usize, const S: usize, const K: usize> {
    modulus: &'a Modulus<L, R>,
    a: [[&'a Number<R>; K]; S],
    b: [[&'a Number<R>; K]; S],
}

impl<const L: usize, const R: usize, const S: usize, const K: usize> Work for Dot<'_, L, R, S, K> {
    type Output = [Number<R>; S];

    #[inline(always)]
    fn run<V: Vector>(self) -> [Number<R>; S] {
        let products = self.modulus.product::<V, S, K>(&self.a, &self.b);
        let mut out = [[Words::ZERO; R]; S];
        for s in 0..S {
            out[s] = store(&products[s]);
        }
        out
    }
}

struct Sum<'a, const L: usize, const R: usize> {
    modulus: &'a Modulus<L, R>,
    a: &'a Number<R>,
    b: &'a Number<R>,
    minus: bool,
}

impl<const L: usize, const R: usize> Work for Sum<'_, L, R> {
    type Output = Number<R>;

    #[inline(always)]
    fn run<V: Vector>(self) -> Number<R> {
        let (a, b) = (load::<V, R>(self.a), load::<V, R>(self.b));
        if self.minus {
            store(&self.modulus.difference(&a, &b))
        } else {
            store(&self.modulus.total(&a, &b))
        }
    }
}
