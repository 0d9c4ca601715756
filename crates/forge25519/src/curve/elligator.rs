//! Maps from the field to points, without a branch: Elligator 2 for the curves (RFC 9380) and its variant for
//! ristretto255 (RFC 9496).

use super::choice;
use super::constants::{
    D_MINUS_ONE_SQUARED, MONTGOMERY_A, ONE_MINUS_D_SQUARED, SQRT_AD_MINUS_ONE, SQRT_MINUS_486664,
};
use super::digest::{Digest, Output, consts::U64, typenum::Unsigned};
use super::root::{select, sqrt_ratio};
use crate::edwards::Point;
use crate::field::Fe;
use crate::version::BlockSizeUser;

/// MAP of RFC 9496, section 4.3.4.
pub(crate) fn map_to_ristretto(t: Fe) -> Point {
    let r = Fe::SQRT_M1 * t.square();
    let u = (r + Fe::ONE) * ONE_MINUS_D_SQUARED;
    let minus_one = (-Fe::ONE).carry();
    let v = (minus_one - r * Fe::EDWARDS_D).carry() * (r + Fe::EDWARDS_D);
    let (was_square, s) = sqrt_ratio(u, v);
    let s_prime = (-(s * t).abs()).carry();
    let s = select(was_square, s, s_prime);
    let c = select(was_square, minus_one, r);
    let n = (c * (r - Fe::ONE) * D_MINUS_ONE_SQUARED - v).carry();
    let ss = s.square();
    let w0 = (s + s) * v;
    let w1 = n * SQRT_AD_MINUS_ONE;
    let w2 = (Fe::ONE - ss).carry();
    let w3 = (Fe::ONE + ss).carry();
    Point {
        x: w0 * w3,
        y: w2 * w1,
        z: w1 * w3,
        t: w0 * w2,
    }
}

/// map_to_curve of RFC 9380 for edwards25519 (section 6.8.2): Elligator 2 to the Montgomery curve, then the rational
/// map.
pub(crate) fn map_to_edwards(u: Fe) -> Point {
    let (numerator, denominator, v) = map_to_montgomery(u);
    // (u, v) goes to (c·u/v, (u − 1)/(u + 1)) with c = √−486664, and exceptions to (0, 1) (appendix D.1).
    let x_numerator = numerator * SQRT_MINUS_486664;
    let x_denominator = denominator * v;
    let y_numerator = (numerator - denominator).carry();
    let y_denominator = (numerator + denominator).carry();
    let exception = choice((x_denominator * y_denominator).is_zero());
    let x_numerator = select(exception, Fe::ZERO, x_numerator);
    let x_denominator = select(exception, Fe::ONE, x_denominator);
    let y_numerator = select(exception, Fe::ONE, y_numerator);
    let y_denominator = select(exception, Fe::ONE, y_denominator);
    Point {
        x: x_numerator * y_denominator,
        y: y_numerator * x_denominator,
        z: x_denominator * y_denominator,
        t: x_numerator * y_numerator,
    }
}

/// Elligator 2 to v² = u³ + A·u² + u with A = 486662 and Z = 2 (RFC 9380, section 6.7.1): numerator and denominator of
/// u, and v.
///
/// u₁ = −A/(1 + 2·t²) and u₂ = 2·t²·u₁ = −u₁ − A. Exactly one of g(u₁) and g(u₂) = 2·t²·g(u₁) is a square, or both are
/// 0. `sqrt_ratio` gives √(g(u₁)), or √(√−1·g(u₁)). In the latter case √(g(u₂)) = √(2/√−1)·t·√(√−1·g(u₁)) up to sign.
pub(crate) fn map_to_montgomery(t: Fe) -> (Fe, Fe, Fe) {
    let tt2 = (t.square() + t.square()).carry();
    let denominator = (Fe::ONE + tt2).carry();
    let u1 = (-MONTGOMERY_A).carry();
    let u2 = u1 * tt2;
    // g(u₁)·denominator³ = u₁·(u₁² + A·u₁·denominator + denominator²), for the numerator u₁.
    let dd = denominator.square();
    let g = u1 * ((u1.square() + MONTGOMERY_A * u1 * denominator).carry() + dd).carry();
    let (is_square, v1) = sqrt_ratio(g, dd * denominator);
    let v2 = v1 * t * super::constants::SQRT_2_OVER_I;
    // v is odd for u₁ and even for u₂ (step 6 of map_to_curve_elligator2).
    let v1 = v1.negate_if(v1.is_odd() ^ 1);
    let v = select(is_square, v1, v2.abs());
    (select(is_square, u1, u2), denominator, v)
}

/// hash_to_field of RFC 9380 (section 5.2) with expand_message_xmd: 48 bytes each, modulo p.
///
/// # Panics
/// If the tag is empty or longer than 255 bytes.
pub(super) fn hash_to_field<D, const N: usize>(message: &[&[u8]], tag: &[&[u8]]) -> [Fe; N]
where
    D: Digest<OutputSize = U64> + BlockSizeUser,
{
    const LENGTH: usize = 48;
    let blocks = expand_message::<D>(message, tag, N * LENGTH);
    core::array::from_fn(|i| {
        // Big-endian, to the low 48 of 64 little-endian bytes.
        let mut wide = [0; 64];
        for (j, byte) in wide[..LENGTH].iter_mut().rev().enumerate() {
            let at = i * LENGTH + j;
            *byte = blocks[at / 64][at % 64];
        }
        Fe::from_wide(&wide)
    })
}

/// expand_message_xmd of RFC 9380 (section 5.3.1) for at most 128 bytes, with a hash of 64.
fn expand_message<D>(message: &[&[u8]], tag: &[&[u8]], length: usize) -> [Output<D>; 2]
where
    D: Digest<OutputSize = U64> + BlockSizeUser,
{
    let tag_length = tag.iter().map(|part| part.len()).sum::<usize>();
    let tag_length =
        u8::try_from(tag_length).expect("a domain separation tag of at most 255 bytes");
    assert_ne!(tag_length, 0, "a domain separation tag that is not empty");
    let finish = |mut hash: D| {
        for part in tag {
            hash.update(part);
        }
        hash.chain_update([tag_length]).finalize()
    };
    let mut hash = D::new();
    for _ in 0..D::BlockSize::USIZE {
        hash.update([0]);
    }
    for part in message {
        hash.update(part);
    }
    let b0 = finish(
        hash.chain_update((length as u16).to_be_bytes())
            .chain_update([0]),
    );
    let b1 = finish(D::new().chain_update(b0.as_slice()).chain_update([1]));
    let mixed = b0.iter().zip(&b1).map(|(a, b)| a ^ b);
    let second = mixed.fold(D::new(), |hash, byte| hash.chain_update([byte]));
    let b2 = finish(second.chain_update([2]));
    [b1, b2]
}
