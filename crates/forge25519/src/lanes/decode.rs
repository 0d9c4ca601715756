//! From bytes to points, eight at once, by the equation of [`crate::edwards`]'s decoding.

use super::edwards::Point;
use super::field::{Fe, Sum};
use super::{COUNT, Hasher, Job, Machine, Mask, has, lanes, transpose};
use crate::VerifyingKey;
use crate::edwards::{is_below_p, power_p58_inline};
use crate::field;
use crate::words;
use core::array::from_fn;

/// Keys of 32 bytes each: what [`VerifyingKey::from_bytes`] gives.
pub(crate) struct Decodings<'a>(pub(crate) [&'a [u8; 32]; COUNT]);

impl Job for Decodings<'_> {
    type Output = [Option<VerifyingKey>; COUNT];

    #[inline(always)]
    fn run<M: Hasher>(self, machine: M) -> [Option<VerifyingKey>; COUNT] {
        let Decodings(bytes) = self;
        vartime_decode(machine, &bytes).keys(&bytes)
    }
}

/// Twice as many.
pub(crate) struct DecodingPairs<'a>(pub(crate) [&'a [u8; 32]; 2 * COUNT]);

impl Job for DecodingPairs<'_> {
    type Output = [Option<VerifyingKey>; 2 * COUNT];

    #[inline(always)]
    fn run<M: Hasher>(self, machine: M) -> [Option<VerifyingKey>; 2 * COUNT] {
        let DecodingPairs(bytes) = self;
        let [first, second] = [0, COUNT].map(|from| from_fn(|lane| bytes[from + lane]));
        let [low, high] = vartime_decode_pairs(machine, [&first, &second]);
        let keys = [low.keys(&first), high.keys(&second)];
        from_fn(|i| keys[i / COUNT][i % COUNT])
    }
}

/// Decoded points, and the lanes in which they are what they should be.
pub(super) struct Encodings<M: Machine> {
    /// Arbitrary in lanes that are not valid.
    pub(super) points: Point<M>,
    /// The bytes stand for a point.
    pub(super) valid: Mask,
    /// They are the ones that encoding the point gives.
    pub(super) canonical: Mask,
}

impl<M: Machine> Encodings<M> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn keys(&self, bytes: &[&[u8; 32]; COUNT]) -> [Option<VerifyingKey>; COUNT] {
        let (x, y) = (self.points.x.store(), self.points.y.store());
        from_fn(|lane| {
            let [x, y] = [&x, &y].map(|words| words.map(|word| word[lane]));
            let canonical = has(self.canonical, lane);
            let key = VerifyingKey::from_encoding(bytes[lane], &x, &y, canonical);
            has(self.valid, lane).then_some(key)
        })
    }
}

/// The points of 32 bytes in each lane.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn vartime_decode<M: Machine>(machine: M, bytes: &[&[u8; 32]; COUNT]) -> Encodings<M> {
    let equation = Equation::new(machine, bytes);
    let power = power_p58_inline(equation.base);
    equation.encodings(power)
}

/// Two in each lane: they take less time than one after the other, as squarings of one power wait for each other and
/// those of two do not.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn vartime_decode_pairs<M: Machine>(
    machine: M,
    bytes: [&[&[u8; 32]; COUNT]; 2],
) -> [Encodings<M>; 2] {
    let [first, second] = bytes.map(|bytes| Equation::new(machine, bytes));
    let powers = power_p58_inline((first.base, second.base));
    [first.encodings(powers.0), second.encodings(powers.1)]
}

/// v·x² = u, as for one encoding.
struct Equation<'a, M: Machine> {
    bytes: &'a [&'a [u8; 32]; COUNT],
    y: Fe<M>,
    u: Fe<M>,
    v: Sum<M>,
    /// u·v³.
    uv3: Fe<M>,
    /// u·v⁷.
    base: Fe<M>,
}

impl<'a, M: Machine> Equation<'a, M> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn new(machine: M, bytes: &'a [&'a [u8; 32]; COUNT]) -> Equation<'a, M> {
        let numbers = bytes.map(|bytes| {
            let [a, b, c, d] = words::from_bytes(bytes);
            [a, b, c, d & (u64::MAX >> 1)]
        });
        let y = Fe::load(machine, &transpose(&numbers));
        let yy = y.square();
        let one = Fe::one(machine);
        let u = (yy - one).carry();
        let v: Sum<M> = yy * Fe::splat(machine, field::Fe::EDWARDS_D) + one;
        let v3 = v.square() * v;
        let uv3 = u * v3;
        Equation {
            bytes,
            y,
            u,
            v,
            uv3,
            base: uv3 * (v3 * v),
        }
    }

    /// The points, from the power of the base.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn encodings(self, power: Fe<M>) -> Encodings<M> {
        let Equation {
            bytes,
            y,
            u,
            v,
            uv3,
            ..
        } = self;
        let machine = y.machine();
        let root = uv3 * power;
        let check = root.square() * v;
        let is_root = (check - u).carry().zeros();
        let is_rotated = (check + u).carry().zeros();
        let rotated = root * Fe::splat(machine, field::Fe::SQRT_M1);
        let x = Fe::select(is_root, &root, &rotated);
        let number = x.store();
        let odd = lanes(|lane| number[0][lane] & 1 == 1);
        let zero = lanes(|lane| number.iter().all(|word| word[lane] == 0));
        let signs = lanes(|lane| bytes[lane][31] >> 7 == 1);
        let x = x.negate_if(odd ^ signs);
        Encodings {
            points: Point {
                x,
                y,
                z: Fe::one(machine),
                t: x * y,
            },
            valid: is_root | is_rotated,
            canonical: lanes(|lane| {
                is_below_p(bytes[lane]) && !(has(zero, lane) && has(signs, lane))
            }),
        }
    }
}
