//! One product modulo 2^521 − 1 over lanes: twelve limbs of 44 bits side by side, without a reduction of its own.
//!
//! 2^528 is 2^7 modulo p, so a times 2^(44·i) has the limbs of a moved up by i lanes, those that leave the top 2^7
//! times themselves at the bottom. Each limb of b is multiplied with these twelve lanes, which are a window of 24:
//! 2^7·a below a. Nothing waits for a quotient digit.
//!
//! Bounds, which tests reach:
//!
//! - *tight* limbs are below 2^44 + 2^20;
//! - factors have limbs below 2^45, so that 2^7 times one fits the multiplier;
//! - twelve low halves are below 12·2^52, twelve high halves below 12·2^45, as one factor is below 2^52 and the other
//!   below 2^45. High halves weigh 2^8 limbs, and 2^15 where they wrap: 12·2^60 + 12·2^52 < 2^64;
//! - in a sum of two products of tight elements, high halves are below 2^43 + 2^21: 24·(2^58 + 2^36) + 24·2^52 < 2^64;
//! - one step of carries makes such sums tight: carries are below 2^20, and so is 2^7 times the highest.

use crate::montgomery::{Number, load, store};
use crate::vector::{Into, LANES, Machine, Vector, Words, Work, lane};
use num_bigint::BigUint;

/// Limbs of an element.
pub const LIMBS: usize = 12;
/// Bits of a limb.
pub const BITS: u32 = 44;
const REGISTERS: usize = 2;
const LOW: u64 = (1 << BITS) - 1;
/// 256·p. Every limb is above those of tight elements.
const BIAS: Number<REGISTERS> = {
    let mut limbs = [Words([2 * LOW; LANES]); REGISTERS];
    limbs[0].0[0] -= 254;
    limbs
};

/// Twelve limbs. The four lanes above them have no meaning, and nothing reads them.
pub type Element = Number<REGISTERS>;

/// Arithmetic modulo 2^521 − 1 on a machine.
#[derive(Clone, Copy, Debug)]
pub struct Fold(pub Machine);

impl Fold {
    /// 2^521 − 1.
    #[must_use]
    pub fn modulus() -> BigUint {
        (BigUint::from(1u8) << 521) - 1u8
    }

    /// The element of a number below 2^528.
    ///
    /// # Panics
    /// If it is not below 2^528.
    #[must_use]
    pub fn enter(x: &BigUint) -> Element {
        assert!(x.bits() <= u64::from(BITS) * LIMBS as u64, "twelve limbs");
        let mut out = [Words::ZERO; REGISTERS];
        for l in 0..LIMBS {
            let limb = (x >> (BITS as usize * l)) & BigUint::from(LOW);
            out[l / LANES].0[l % LANES] = u64::try_from(limb).expect("below 2^44");
        }
        out
    }

    /// The number below p.
    #[must_use]
    pub fn leave(x: &Element) -> BigUint {
        let limbs = (0..LIMBS).rev();
        limbs.fold(BigUint::ZERO, |sum, l| (sum << BITS) + lane(x, l)) % Fold::modulus()
    }

    /// Products of S pairs of elements with limbs below 2^45: tight.
    #[inline(always)]
    pub fn mul<const S: usize>(self, a: [&Element; S], b: [&Element; S]) -> [Element; S] {
        let mut out = [[Words::ZERO; REGISTERS]; S];
        self.dot_into(&mut out, a.map(|a| [a]), b.map(|b| [b]));
        out
    }

    /// S sums of K products, each tight. If K is 2, limbs are those of tight elements; if K is 1, they are below 2^45.
    #[inline(always)]
    pub fn dot_into<const S: usize, const K: usize>(
        self,
        out: &mut [Element; S],
        a: [[&Element; K]; S],
        b: [[&Element; K]; S],
    ) {
        let work = Dot { a, b };
        self.0.run(Into { work, out });
    }

    /// The sum of tight elements, tight.
    #[inline(always)]
    pub fn add(self, a: &Element, b: &Element) -> Element {
        self.0.run(Sum { a, b, minus: false })
    }

    /// The difference of tight elements, tight.
    #[inline(always)]
    pub fn sub(self, a: &Element, b: &Element) -> Element {
        self.0.run(Sum { a, b, minus: true })
    }
}

type Pair<V> = [V; REGISTERS];

/// Limbs moved up by one lane, the highest to the bottom, 2^7 times itself.
#[inline(always)]
fn rotate<V: Vector>(x: &Pair<V>) -> Pair<V> {
    // Lane 3 of the upper register, as lane 7.
    let top = V::zero().align::<4>(x[1].up::<7>());
    [top.align::<7>(x[0]), x[0].align::<7>(x[1])]
}

/// One step of carries.
#[inline(always)]
fn carry<V: Vector>(x: &Pair<V>) -> Pair<V> {
    let low = V::splat(LOW);
    let carries = rotate(&[x[0].down::<BITS>(), x[1].down::<BITS>()]);
    [x[0].and(low).add(carries[0]), x[1].and(low).add(carries[1])]
}

#[inline(always)]
fn product<V: Vector, const K: usize>(a: &[&Element; K], b: &[&Element; K]) -> Pair<V> {
    const { assert!(K <= 2, "high halves of more products exceed a word") };
    let mut low = [V::zero(); REGISTERS];
    let mut high = [V::zero(); REGISTERS];
    for k in 0..K {
        accumulate(&mut low, &mut high, a[k], b[k]);
    }
    let high = rotate(&[high[0].up::<8>(), high[1].up::<8>()]);
    carry(&[low[0].add(high[0]), low[1].add(high[1])])
}

/// Adds the halves of a product.
#[inline(always)]
fn accumulate<V: Vector>(low: &mut Pair<V>, high: &mut Pair<V>, a: &Element, b: &Element) {
    let [a0, a1] = load::<V, REGISTERS>(a);
    // The window: 2^7·a in lanes 0 to 11, a in lanes 12 to 23.
    let upper = V::zero().align::<4>(a1.up::<7>());
    let (w0, w1, w2) = (a0.up::<7>(), upper.align::<4>(a0), a0.align::<4>(a1));
    // The limb of b with the lanes of the window from 12 − i on, by the registers that have them and the lane.
    macro_rules! steps {
        ($($i:literal: $r0:expr, $r1:expr, $r2:expr, $lane:literal;)*) => {$(
            let digit = V::splat(lane(b, $i));
            let factor = [$r0.align::<$lane>($r1), $r1.align::<$lane>($r2)];
            for r in 0..REGISTERS {
                low[r] = low[r].low(factor[r], digit);
                high[r] = high[r].high(factor[r], digit);
            }
        )*};
    }
    let end = V::zero();
    steps! {
        0: w1, w2, end, 4;
        1: w1, w2, end, 3;
        2: w1, w2, end, 2;
        3: w1, w2, end, 1;
        4: w1, w2, end, 0;
        5: w0, w1, w2, 7;
        6: w0, w1, w2, 6;
        7: w0, w1, w2, 5;
        8: w0, w1, w2, 4;
        9: w0, w1, w2, 3;
        10: w0, w1, w2, 2;
        11: w0, w1, w2, 1;
    }
}

#[inline(always)]
fn total<V: Vector>(a: &Pair<V>, b: &Pair<V>) -> Pair<V> {
    carry(&[a[0].add(b[0]), a[1].add(b[1])])
}

#[inline(always)]
fn difference<V: Vector>(a: &Pair<V>, b: &Pair<V>) -> Pair<V> {
    let bias = load::<V, REGISTERS>(&BIAS);
    carry(&[a[0].add(bias[0].sub(b[0])), a[1].add(bias[1].sub(b[1]))])
}

struct Dot<'a, const S: usize, const K: usize> {
    a: [[&'a Element; K]; S],
    b: [[&'a Element; K]; S],
}

impl<const S: usize, const K: usize> Work for Dot<'_, S, K> {
    type Output = [Element; S];

    #[inline(always)]
    fn run<V: Vector>(self) -> [Element; S] {
        let mut out = [[Words::ZERO; REGISTERS]; S];
        for s in 0..S {
            out[s] = store(&product::<V, K>(&self.a[s], &self.b[s]));
        }
        out
    }
}

struct Sum<'a> {
    a: &'a Element,
    b: &'a Element,
    minus: bool,
}

impl Work for Sum<'_> {
    type Output = Element;

    #[inline(always)]
    fn run<V: Vector>(self) -> Element {
        let (a, b) = (load::<V, REGISTERS>(self.a), load(self.b));
        if self.minus {
            store(&difference(&a, &b))
        } else {
            store(&total(&a, &b))
        }
    }
}
