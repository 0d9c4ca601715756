//! Public keys from the bytes of SEC 1, section 2.3.

use crate::bytes::{
    P, Words, big_endian, little_endian, vartime_below, words, words_little_endian,
};
use crate::{COMPRESSED_LENGTH, UNCOMPRESSED_LENGTH};
use core::fmt;
use limbforge_fields::p256::Element;

/// The curve y² = x³ − 3·x + b.
const B: Words = [
    0x3bce_3c3e_27d2_604b,
    0x651d_06b0_cc53_b0f6,
    0xb3eb_bd55_7698_86bc,
    0x5ac6_35d8_aa3a_93e7,
];

/// The reason for which bytes are not a public key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InvalidPublicKey {
    /// The number of bytes does not fit the first one.
    Length(usize),
    /// The first byte is none of 2, 3 and 4. Hybrid forms, 6 and 7, are not read.
    Tag(u8),
    /// The point at infinity, which no key is.
    Infinity,
    /// A coordinate is not below p.
    NotReduced,
    /// There is no such point on the curve.
    NotOnCurve,
}

impl fmt::Display for InvalidPublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InvalidPublicKey::Length(length) => write!(
                f,
                "a public key has 65 bytes, or 33 compressed, but these are {length}; give a SEC 1 encoding"
            ),
            InvalidPublicKey::Tag(tag) => write!(
                f,
                "a public key begins with the byte 2, 3 or 4, but these with {tag}; give a SEC 1 encoding that is not hybrid"
            ),
            InvalidPublicKey::Infinity => {
                write!(
                    f,
                    "the point at infinity is no public key; refuse its signatures"
                )
            }
            InvalidPublicKey::NotReduced => write!(
                f,
                "a coordinate of the public key is not below p; refuse its signatures"
            ),
            InvalidPublicKey::NotOnCurve => write!(
                f,
                "the public key is no point of P-256; refuse its signatures"
            ),
        }
    }
}

impl core::error::Error for InvalidPublicKey {}

/// The coordinates of a point, as numbers below p.
pub(crate) fn vartime_decode(bytes: &[u8]) -> Result<[Words; 2], InvalidPublicKey> {
    let length = || InvalidPublicKey::Length(bytes.len());
    let (&tag, rest) = bytes.split_first().ok_or_else(length)?;
    match tag {
        0 if rest.is_empty() => Err(InvalidPublicKey::Infinity),
        2 | 3 => {
            let x = vartime_reduced(rest.try_into().map_err(|_| length())?)?;
            let (y, square) = right_side(&element(&x)).sqrt();
            if square == 0 {
                return Err(InvalidPublicKey::NotOnCurve);
            }
            // No point has y = 0, as the group has odd order.
            let y = if (y.is_odd() == 1) == (tag == 3) {
                y
            } else {
                -y
            };
            Ok([x, words_little_endian(&y.to_bytes())])
        }
        4 => {
            let bytes: &[u8; 64] = rest.try_into().map_err(|_| length())?;
            let (coordinates, _) = bytes.as_chunks();
            let [x, y] = [
                vartime_reduced(&coordinates[0])?,
                vartime_reduced(&coordinates[1])?,
            ];
            let on_curve = element(&y).square().equal(&right_side(&element(&x))) == 1;
            on_curve
                .then_some([x, y])
                .ok_or(InvalidPublicKey::NotOnCurve)
        }
        _ => Err(InvalidPublicKey::Tag(tag)),
    }
}

/// The tag, x and y.
pub(crate) fn uncompressed([x, y]: &[Words; 2]) -> [u8; UNCOMPRESSED_LENGTH] {
    let mut bytes = [4; UNCOMPRESSED_LENGTH];
    bytes[1..33].copy_from_slice(&big_endian(x));
    bytes[33..].copy_from_slice(&big_endian(y));
    bytes
}

/// The tag with the parity of y, and x.
pub(crate) fn compressed([x, y]: &[Words; 2]) -> [u8; COMPRESSED_LENGTH] {
    let mut bytes = [2 + (y[0] & 1) as u8; COMPRESSED_LENGTH];
    bytes[1..].copy_from_slice(&big_endian(x));
    bytes
}

/// The number of the bytes, if it is below p.
fn vartime_reduced(bytes: &[u8; 32]) -> Result<Words, InvalidPublicKey> {
    let number = words(bytes);
    vartime_below(&number, &P)
        .then_some(number)
        .ok_or(InvalidPublicKey::NotReduced)
}

fn element(number: &Words) -> Element {
    Element::from_bytes(&little_endian(number))
}

/// x³ − 3·x + b.
fn right_side(x: &Element) -> Element {
    (x.square() - Element::from(3)) * *x + element(&B)
}
