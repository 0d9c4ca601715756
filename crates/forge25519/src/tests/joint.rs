//! Signatures that share equations: their coefficients, and the lanes whose equation holds. Verdicts would be right
//! without these lanes, as signatures of all others are verified again.

use super::lanes::paths;
use super::{order, scalar, signed};
use crate::batch::{Hashes, coefficients};
use crate::edwards;
use crate::hash::Variant;
use crate::hazmat::Path;
use crate::lanes::{COUNT, Equations, Mask, ROWS, Verdicts, lanes};
use crate::scalar::Scalar;
use crate::signed::{Claim, Key};
use crate::{Rule, Signature, VerifyingKey};
use num_bigint::{BigInt, BigUint};
use sha2::{Digest, Sha512};
use std::vec;
use std::vec::Vec;

/// A point of order 8.
const TORSION: [u8; 32] = [
    0x26, 0xe8, 0x95, 0x8f, 0xc2, 0xb2, 0x27, 0xb0, 0x45, 0xc3, 0xf4, 0x89, 0xf2, 0xef, 0x98, 0xf0,
    0xd5, 0xdf, 0xac, 0x05, 0xd3, 0xc6, 0x33, 0x39, 0xb1, 0x38, 0x02, 0x88, 0x6d, 0x53, 0xfc, 0x05,
];

/// Some messages are empty.
const MESSAGE: [u8; 5] = *b"joint";

#[derive(Clone)]
struct Item {
    key: VerifyingKey,
    message: &'static [u8],
    signature: Signature,
}

impl Item {
    /// Valid but for parts of small order, which most keys and most R have.
    fn new(i: u8) -> Item {
        let torsion = edwards::vartime_decode(Path::SINGLE, &TORSION).expect("a point of order 8");
        let torsion = torsion.point.cached();
        let encoded = |scalar: &Scalar, times: u8| {
            let point = edwards::multiply_base(Path::SINGLE, scalar);
            let sum = (0..times).fold(point, |sum, _| sum.add(&torsion).extended());
            sum.encode_and_normalize().0
        };
        let number =
            |label: &[u8]| Scalar::from_wide(&Sha512::digest([label, &[i]].concat()).into());
        let (secret, nonce) = (number(b"secret"), number(b"nonce"));
        let (a, r) = (encoded(&secret, i % 8), encoded(&nonce, i / 3 % 8));
        let message = &MESSAGE[..usize::from(i % 6)];
        let k = Variant::PURE.hash_after(&[&r, &a], &[message]);
        Item {
            key: VerifyingKey::from_bytes(&a).expect("a point"),
            message,
            signature: Signature::from_components(r, (nonce + k * secret).to_bytes()),
        }
    }

    /// With another S.
    fn with_s(&self, s: impl Fn(BigUint) -> BigUint) -> Item {
        let mut bytes = s(BigUint::from_bytes_le(self.signature.s_bytes())).to_bytes_le();
        bytes.resize(32, 0);
        let bytes = bytes.try_into().expect("a number below 2^256");
        Item {
            signature: Signature::from_components(*self.signature.r_bytes(), bytes),
            ..self.clone()
        }
    }

    fn wrong(&self) -> Item {
        self.with_s(|s| (s + 1u8) % order())
    }

    fn claim(&self) -> Claim<'_> {
        Claim {
            key: Key::Decoded(&self.key),
            message: self.message,
            signature: &self.signature,
        }
    }
}

/// Signatures for each lane of each row.
fn items() -> Vec<Item> {
    (0..(ROWS * COUNT) as u8).map(Item::new).collect()
}

/// Bytes of no point.
fn no_points() -> Vec<[u8; 32]> {
    let bytes = (0..=u8::MAX).map(|i| [i; 32]);
    let no_points = bytes.filter(|bytes| VerifyingKey::from_bytes(bytes).is_err());
    no_points.collect()
}

/// SHA-512 of another crate.
#[derive(Clone, Copy)]
struct Plain;

impl Hashes for Plain {
    fn hash(self, messages: &[[&[u8]; 3]; COUNT]) -> [[u8; 64]; COUNT] {
        messages.map(|parts| Sha512::digest(parts.concat()).into())
    }
}

/// Every coefficient as it is defined, of lists that take one block of four or many: all signatures, keys and
/// challenges are hashed, and each coefficient has bytes of its own.
#[test]
fn coefficients_are_hashes_of_all() {
    const LABEL: &[u8] = b"forge25519 batch";
    let items = items();
    for count in [1, 2, 3, 7, 8, 9, 16, 31, 32, 33, 63, 64, 127, 128, 129, 300] {
        let list = (0..count).map(|i| items[i * i % items.len()].claim());
        let list: Vec<Claim<'_>> = list.collect();
        let challenges = (0..count).map(|i| scalar(&(order() / (i + 1))));
        let challenges: Vec<Scalar> = challenges.collect();
        let mut parts = vec![LABEL.to_vec(); 8];
        for (i, (one, k)) in list.iter().zip(&challenges).enumerate() {
            let all = [
                &one.signature.to_bytes()[..],
                one.key_bytes(),
                &k.to_bytes(),
            ];
            parts[i % 8].extend(all.concat());
        }
        let hashes = parts.iter().flat_map(Sha512::digest);
        let seed = Sha512::digest([LABEL.to_vec(), hashes.collect()].concat());
        let coefficients = coefficients(Plain, list.iter().copied(), challenges.iter());
        assert_eq!(coefficients.len(), count);
        for (i, z) in coefficients.iter().enumerate() {
            let counter = (i as u64 / 4).to_le_bytes();
            let block = Sha512::digest([&seed[..], &counter].concat());
            let bits = BigUint::from_bytes_le(&block[16 * (i % 4)..][..16]);
            let mut magnitude = bits.clone();
            magnitude.set_bit(127, false);
            let magnitude = BigInt::from(magnitude);
            let expected = if bits.bit(127) { -magnitude } else { magnitude };
            assert_eq!(signed(z), expected, "number {i} of {count}");
        }
    }
}

/// Compares what the equations of all lanes say with the candidates and the lanes that should hold.
fn check(rule: Rule, items: &[Item], candidates: impl Fn(usize) -> bool, valid: Mask) {
    let decoded: Vec<Claim<'_>> = items.iter().map(Item::claim).collect();
    let encoded = decoded.iter().map(|claim| Claim {
        key: Key::Encoded(claim.key_bytes()),
        ..*claim
    });
    let encoded: Vec<Claim<'_>> = encoded.collect();
    // Lists have keys of one kind, which nothing here leans on.
    let mut mixed = decoded.clone();
    mixed[items.len() / 2] = encoded[items.len() / 2];
    let lists = [decoded, encoded, mixed];
    for (path, claims) in paths().flat_map(|path| lists.iter().map(move |list| (path, list))) {
        let verdicts = path.run(Equations {
            rule,
            claims,
            passed: |_| (),
        });
        let verdicts: Verdicts = verdicts.expect("a path with lanes");
        for (row, got) in verdicts.candidates.iter().enumerate() {
            let place = |lane| COUNT * row + lane;
            let expected = lanes(|lane| place(lane) < items.len() && candidates(place(lane)));
            assert_eq!(*got, expected, "{path:?}, row {row} of {}", items.len());
        }
        assert_eq!(verdicts.valid, valid, "{path:?}, {}", items.len());
    }
}

/// Bytes of keys that stand for no point are no candidates, and fail no others: in one row and in several.
#[test]
fn no_points_are_no_candidates() {
    let items = items();
    let no_points = no_points();
    for (count, place) in [(1, 0), (8, 3), (9, 8), (16, 0), (17, 16), (24, 9), (64, 37)] {
        let mut claims: Vec<Claim<'_>> = items[..count].iter().map(Item::claim).collect();
        for claim in &mut claims {
            claim.key = Key::Encoded(claim.key_bytes());
        }
        claims[place].key = Key::Encoded(&no_points[count % no_points.len()]);
        for path in paths() {
            let verdicts = path.run(Equations {
                rule: Rule::Rfc8032,
                claims: &claims,
                passed: |_| (),
            });
            let verdicts: Verdicts = verdicts.expect("a path with lanes");
            for (row, got) in verdicts.candidates.iter().enumerate() {
                let good = |i| i < count && i != place;
                let expected = lanes(|lane| good(COUNT * row + lane));
                assert_eq!(*got, expected, "{path:?}, row {row} of {count}");
            }
            let wanted = verdicts.candidates.iter().fold(0, |all, row| all | row);
            assert_eq!(verdicts.valid & wanted, wanted, "{path:?}, {count}");
        }
    }
}

/// One equation holds for all candidates of a lane, parts of small order or not; one that is wrong fails those of its
/// lane alone, and one that is no candidate fails none.
#[test]
fn equations_hold_in_lanes_whose_candidates_are_valid() {
    let good = items();
    let no_points = no_points();
    for (turn, count) in [9, 15, 16, 17, 25, 40, 57, 63, 64].into_iter().enumerate() {
        let rule = [Rule::Rfc8032, Rule::Zip215][turn % 2];
        let good = &good[..count];
        check(rule, good, |_| true, Mask::MAX);
        for place in [0, 7, 8, count / 2, count - 1] {
            let others = !(1 << (place % COUNT));
            let mut list = good.to_vec();
            list[place] = good[place].wrong();
            check(rule, &list, |_| true, others);
            list[place] = good[place].with_s(|s| s + order());
            check(rule, &list, |i| i != place, Mask::MAX);
            let r = no_points[(place + turn) % no_points.len()];
            list[place].signature = Signature::from_components(r, *good[place].signature.s_bytes());
            check(rule, &list, |i| i != place, Mask::MAX);
            // One of its lane that is wrong, and no candidate beside it.
            let other = (place + COUNT) % count;
            let lane = 1 << (other % COUNT);
            list[other] = good[other].wrong();
            check(rule, &list, |i| i != place, !lane);
        }
    }
}
