//! Vectors of RFC 9496 (ristretto255) and RFC 9380 (hashing to the curve).

use crate::common::{hex, hex_array};
use forge25519::Sha512;
use forge25519::curve::edwards::CompressedEdwardsY;
use forge25519::curve::ristretto::CompressedRistretto;
use forge25519::curve::traits::Identity;
use forge25519::curve::{EdwardsPoint, RistrettoPoint, Scalar, constants};

fn encoding(text: &str) -> CompressedRistretto {
    CompressedRistretto(hex_array(text))
}

#[test]
fn rfc9496() {
    let mut seen = [0; 4];
    let mut sum = RistrettoPoint::identity();
    let lines = include_str!("../../vectors/rfc9496.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let (kind, rest) = line.split_once(' ').expect("a kind");
        let last = rest.rsplit(' ').next().expect("a last word");
        let kind = match kind {
            "multiple" => {
                let (i, _) = rest.split_once(' ').expect("a number");
                let i: u8 = i.parse().expect("a number");
                assert_eq!(sum.compress(), encoding(last), "{line}");
                assert_eq!(encoding(last).decompress(), Some(sum), "{line}");
                assert_eq!(RistrettoPoint::mul_base(&Scalar::from(i)), sum);
                sum += constants::RISTRETTO_BASEPOINT_POINT;
                0
            }
            "bad" => {
                assert_eq!(encoding(last).decompress(), None, "{line}");
                1
            }
            "hash" => {
                let (label, _) = rest.rsplit_once(": ").expect("a label");
                let point = RistrettoPoint::hash_from_bytes::<Sha512>(label.as_bytes());
                assert_eq!(point.compress(), encoding(last), "{line}");
                2
            }
            "uniform" => {
                let (bytes, _) = rest.split_once(' ').expect("bytes");
                let point = RistrettoPoint::from_uniform_bytes(&hex_array(bytes));
                assert_eq!(point.compress(), encoding(last), "{line}");
                3
            }
            other => panic!("{other}"),
        };
        seen[kind] += 1;
    }
    assert_eq!(seen, [16, 29, 7, 4]);
}

#[test]
fn rfc9380() {
    let mut seen = 0;
    let lines = include_str!("../../vectors/rfc9380.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let [suite, message, x, y] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let message = match message {
            "-" => String::new(),
            "q128" => format!("{:q<133}", "q128_"),
            "a512" => format!("{:a<517}", "a512_"),
            other => other.to_owned(),
        };
        let (mut x, mut y) = (hex(x), hex(y));
        x.reverse();
        y.reverse();
        y[31] |= x[0] << 7;
        let expected = CompressedEdwardsY(y.try_into().expect("32 bytes"));
        let tag = format!("QUUX-V01-CS02-with-edwards25519_XMD:SHA-512_ELL2_{suite}_");
        // The parts of message and tag are put together.
        let (left, right) = message.as_bytes().split_at(message.len() / 3);
        let message = [left, right];
        let tag = [&tag.as_bytes()[..9], &tag.as_bytes()[9..]];
        let point = match suite {
            "RO" => EdwardsPoint::hash_to_curve::<Sha512>(&message, &tag),
            _ => EdwardsPoint::encode_to_curve::<Sha512>(&message, &tag),
        };
        assert_eq!(point.compress(), expected, "{line}");
        assert!(point.is_torsion_free() && !point.is_small_order());
        seen += 1;
    }
    assert_eq!(seen, 10);
}

#[test]
#[should_panic(expected = "at most 255 bytes")]
fn a_long_tag_is_refused() {
    EdwardsPoint::hash_to_curve::<Sha512>(&[b"message"], &[&[b'x'; 256]]);
}

#[test]
#[should_panic(expected = "not empty")]
fn an_empty_tag_is_refused() {
    EdwardsPoint::hash_to_curve::<Sha512>(&[b"message"], &[b"", b""]);
}

#[test]
fn constants_are_what_they_say() {
    let base = constants::ED25519_BASEPOINT_POINT;
    assert_eq!(base.compress(), constants::ED25519_BASEPOINT_COMPRESSED);
    assert_eq!(base.to_montgomery().0, constants::X25519_BASEPOINT.0);
    assert_eq!(base, EdwardsPoint::mul_base(&Scalar::ONE));
    let ristretto = constants::RISTRETTO_BASEPOINT_POINT;
    assert_eq!(
        ristretto.compress(),
        constants::RISTRETTO_BASEPOINT_COMPRESSED
    );
    let [zero, one, ..] = constants::EIGHT_TORSION;
    assert_eq!(zero, EdwardsPoint::identity());
    let mut sum = zero;
    for (i, point) in constants::EIGHT_TORSION.iter().enumerate() {
        assert_eq!(*point, sum, "{i}");
        assert!(point.is_small_order() && point.is_torsion_free() == (i == 0));
        assert_eq!(point.compress().decompress(), Some(sum));
        // All of them are the neutral element of ristretto255 and its coset of order 2, or no element at all.
        sum += one;
    }
    assert_eq!(sum, zero);
    assert!(!(base + one).is_torsion_free() && base.is_torsion_free());
}
