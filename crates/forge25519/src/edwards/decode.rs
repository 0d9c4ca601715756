//! From bytes to points: one power x^((p − 5)/8) for each.
//!
//! Public data only: which bytes are no point may show in the time. Two points at once take little longer than one, as the
//! squarings of one power wait for each other and those of two do not.

use super::Point;
use crate::field::Fe;

/// A decoded point and whether its bytes were the ones that [`Point::encode`] gives.
#[derive(Clone, Copy)]
pub(crate) struct Encoding {
    pub(crate) point: Point,
    /// y < p, and the sign of x = 0 is 0: what RFC 8032 (section 5.1.3) asks for and ZIP 215 does not.
    pub(crate) canonical: bool,
}

/// The point of 32 bytes, if there is one.
pub(crate) fn vartime_decode(bytes: &[u8; 32]) -> Option<Encoding> {
    let [encoding] = vartime_decode_all([bytes]);
    encoding
}

/// Two points at once.
#[cfg(feature = "alloc")]
pub(crate) fn vartime_decode_pair(first: &[u8; 32], second: &[u8; 32]) -> [Option<Encoding>; 2] {
    vartime_decode_all([first, second])
}

/// x from x² = (y² − 1)/(d·y² + 1), as in RFC 8032 (section 5.1.3).
fn vartime_decode_all<const N: usize>(bytes: [&[u8; 32]; N]) -> [Option<Encoding>; N] {
    let y = bytes.map(|bytes| {
        let mut y = *bytes;
        y[31] &= 0x7f;
        Fe::from_bytes(&y)
    });
    let u = y.map(|y| (y.square() - Fe::ONE).carry());
    let v = y.map(|y| (y.square() * Fe::EDWARDS_D + Fe::ONE).carry());
    let roots = vartime_root(u, v);
    core::array::from_fn(|i| {
        let x = roots[i]?;
        let sign = bytes[i][31] >> 7;
        let canonical_y = is_below_p(bytes[i]);
        let x = x.negate_if(x.is_odd() ^ crate::field::Bit::from(sign));
        let canonical_sign = x.is_zero() == 0 || sign == 0;
        Some(Encoding {
            point: Point {
                x,
                y: y[i],
                z: Fe::ONE,
                t: x * y[i],
            },
            canonical: canonical_y && canonical_sign,
        })
    })
}

/// Whether the lower 255 bits are below p = 2^255 − 19.
fn is_below_p(bytes: &[u8; 32]) -> bool {
    bytes[0] < 0xed || bytes[31] & 0x7f != 0x7f || bytes[1..31].iter().any(|&byte| byte != 0xff)
}

/// A root of u/v for each pair that has one.
///
/// With r = u·v³·(u·v⁷)^((p − 5)/8) it is v·r² = ±u or ±√−1·u; if v·r² = −u, then √−1·r is the root.
fn vartime_root<const N: usize>(u: [Fe; N], v: [Fe; N]) -> [Option<Fe>; N] {
    let v3 = core::array::from_fn::<_, N, _>(|i| v[i].square() * v[i]);
    let power = power_p58(core::array::from_fn::<_, N, _>(|i| {
        v3[i].square() * v[i] * u[i]
    }));
    core::array::from_fn(|i| {
        let root = u[i] * v3[i] * power[i];
        let check = root.square() * v[i];
        if check.equals(u[i]) == 1 {
            Some(root)
        } else if (check + u[i]).carry().is_zero() == 1 {
            Some(root * Fe::SQRT_M1)
        } else {
            None
        }
    })
}

/// x^((p − 5)/8) = x^(2^252 − 3), for several at once: 251 squarings and 11 products each.
fn power_p58<const N: usize>(x: [Fe; N]) -> [Fe; N] {
    // `run(k)` is x^(2^k − 1).
    let run1 = x;
    let run2 = times(squared(run1, 1), run1);
    let run4 = times(squared(run2, 2), run2);
    let run5 = times(squared(run4, 1), run1);
    let run10 = times(squared(run5, 5), run5);
    let run20 = times(squared(run10, 10), run10);
    let run40 = times(squared(run20, 20), run20);
    let run50 = times(squared(run40, 10), run10);
    let run100 = times(squared(run50, 50), run50);
    let run200 = times(squared(run100, 100), run100);
    let run250 = times(squared(run200, 50), run50);
    times(squared(run250, 2), run1)
}

/// x^(2^k) of each: the loop goes round for all of them together, so that their squarings overlap.
#[inline(never)]
fn squared<const N: usize>(mut x: [Fe; N], k: usize) -> [Fe; N] {
    for _ in 0..k {
        for x in &mut x {
            *x = x.square();
        }
    }
    x
}

fn times<const N: usize>(mut x: [Fe; N], y: [Fe; N]) -> [Fe; N] {
    for (x, y) in x.iter_mut().zip(y) {
        *x = *x * y;
    }
    x
}
