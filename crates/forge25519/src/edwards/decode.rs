//! From bytes to points: one power x^((p − 5)/8) for each.
//!
//! Public data only: which bytes are no point may show in the time. Two points at once take little longer than one, as
//! the squarings of one power wait for each other and those of two do not.

use super::Point;
use crate::field::{Bit, Fe, Sum};
use crate::four::Power58;
use crate::path::Path;

/// A decoded point and whether its bytes were the ones that [`Point::encode`] gives.
#[derive(Clone, Copy)]
pub(crate) struct Encoding {
    pub(crate) point: Point,
    /// 1 if y < p, and the sign of x = 0 is 0, as RFC 8032 (section 5.1.3) asks and ZIP 215 does not; else 0. A word,
    /// for after a `bool` comes padding: a secret key that is moved with its public one takes along what was on the
    /// stack there.
    pub(crate) canonical: u64,
}

/// The point of 32 bytes, if there is one.
pub(crate) fn vartime_decode(path: Path, bytes: &[u8; 32]) -> Option<Encoding> {
    let equation = Equation::new(bytes);
    let power = match path.run_four(Power58([equation.base; 2])) {
        Some([power, _]) => power,
        None => power_p58(equation.base),
    };
    equation.vartime_point(power)
}

/// Two points at once.
pub(crate) fn vartime_decode_pair(
    path: Path,
    first: &[u8; 32],
    second: &[u8; 32],
) -> [Option<Encoding>; 2] {
    let (first, second) = (Equation::new(first), Equation::new(second));
    let powers = path.run_four(Power58([first.base, second.base]));
    let powers = powers.unwrap_or_else(|| power_p58((first.base, second.base)).into());
    [
        first.vartime_point(powers[0]),
        second.vartime_point(powers[1]),
    ]
}

/// v·x² = u for u = y² − 1 and v = d·y² + 1, as in RFC 8032 (section 5.1.3).
///
/// With r = u·v³·(u·v⁷)^((p − 5)/8) it is v·r² = ±u or ±√−1·u; if v·r² = −u, then √−1·r is the root.
struct Equation {
    y: Fe,
    u: Fe,
    v: Sum,
    /// u·v³.
    uv3: Fe,
    /// u·v⁷.
    base: Fe,
    sign: u8,
    canonical_y: bool,
}

impl Equation {
    fn new(bytes: &[u8; 32]) -> Equation {
        let mut y = *bytes;
        y[31] &= 0x7f;
        let y = Fe::from_bytes(&y);
        let yy = y.square();
        let u = (yy - Fe::ONE).carry();
        let v = yy * Fe::EDWARDS_D + Fe::ONE;
        let v3 = v.square() * v;
        let uv3 = u * v3;
        Equation {
            y,
            u,
            v,
            uv3,
            base: uv3 * (v3 * v),
            sign: bytes[31] >> 7,
            canonical_y: is_below_p(bytes),
        }
    }

    /// The point, if there is one, from the power of the base.
    fn vartime_point(&self, power: Fe) -> Option<Encoding> {
        let root = self.uv3 * power;
        let check = root.square() * self.v;
        let x = if check.equals(self.u) == 1 {
            root
        } else if (check + self.u).carry().is_zero() == 1 {
            root * Fe::SQRT_M1
        } else {
            return None;
        };
        let x = x.negate_if(x.is_odd() ^ Bit::from(self.sign));
        let canonical_sign = x.is_zero() == 0 || self.sign == 0;
        Some(Encoding {
            point: Point {
                x,
                y: self.y,
                z: Fe::ONE,
                t: x * self.y,
            },
            canonical: u64::from(self.canonical_y && canonical_sign),
        })
    }
}

/// Whether the lower 255 bits are below p = 2^255 − 19.
pub(crate) fn is_below_p(bytes: &[u8; 32]) -> bool {
    bytes[0] < 0xed || bytes[31] & 0x7f != 0x7f || bytes[1..31].iter().any(|&byte| byte != 0xff)
}

/// One element, or two whose squarings overlap. (Arrays and loops over them would go through memory.)
pub(crate) trait Several: Copy {
    fn square(self) -> Self;
    fn times(self, other: Self) -> Self;
}

impl Several for Fe {
    #[inline(always)]
    fn square(self) -> Fe {
        Fe::square(self)
    }

    #[inline(always)]
    fn times(self, other: Fe) -> Fe {
        self * other
    }
}

impl<T: Several> Several for (T, T) {
    #[inline(always)]
    fn square(self) -> (T, T) {
        (self.0.square(), self.1.square())
    }

    #[inline(always)]
    fn times(self, other: (T, T)) -> (T, T) {
        (self.0.times(other.0), self.1.times(other.1))
    }
}

/// x^((p − 5)/8) = x^(2^252 − 3): 251 squarings and 11 products each.
#[inline(never)]
pub(crate) fn power_p58<T: Several>(x: T) -> T {
    power_p58_inline(x)
}

/// Squarings, and the number of the result that is the factor after them. Result 0 is x, and those of x^(2^k − 1)
/// follow for k = 2, 4, 5, 10, 20, 40, 50, 100, 200 and 250; the last power is no result.
const POWER_P58: [(usize, usize); 11] = [
    (1, 0),
    (2, 1),
    (1, 0),
    (5, 3),
    (10, 4),
    (20, 5),
    (10, 4),
    (50, 7),
    (100, 8),
    (50, 7),
    (2, 0),
];

/// The same in the place of the call: lanes need it in a function that enables their instructions. One loop, as the
/// code of eleven would leave less of the caches.
#[inline(always)]
pub(crate) fn power_p58_inline<T: Several>(x: T) -> T {
    let mut results = [x; POWER_P58.len()];
    let mut power = x;
    for (i, (squarings, factor)) in POWER_P58.into_iter().enumerate() {
        results[i] = power;
        for _ in 0..squarings {
            power = power.square();
        }
        power = power.times(results[factor]);
    }
    power
}
