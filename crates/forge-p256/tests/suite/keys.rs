//! Encodings of public keys and signatures: which are read, and what is said of the others.

use crate::oracle::{bytes, encode, g, lift, multiply, p};
use forge_p256::InvalidPublicKey::{self, Infinity, Length, NotOnCurve, NotReduced, Tag};
use forge_p256::{Signature, VerifyingKey};
use num_bigint::BigUint;

fn refused(bytes: &[u8]) -> InvalidPublicKey {
    VerifyingKey::from_sec1_bytes(bytes).expect_err("not a key")
}

#[test]
fn both_encodings_of_a_point() {
    for i in 1..20u8 {
        let point = multiply(&i.into(), &g());
        let (x, y) = point.clone().unwrap();
        let key = VerifyingKey::from_sec1_bytes(&encode(&point)).unwrap();
        assert_eq!(key.to_sec1_bytes()[..], encode(&point)[..]);
        let compressed = [&[2 + u8::from(y.bit(0))][..], &bytes(&x)].concat();
        assert_eq!(key.to_compressed_bytes()[..], compressed[..]);
        assert_eq!(VerifyingKey::from_sec1_bytes(&compressed), Ok(key));
        let opposite = [&[3 - u8::from(y.bit(0))][..], &bytes(&x)].concat();
        let opposite = VerifyingKey::from_sec1_bytes(&opposite).unwrap();
        assert_eq!(opposite.to_sec1_bytes()[1..33], bytes(&x));
        assert_eq!(opposite.to_sec1_bytes()[33..], bytes(&(p() - y)));
    }
}

#[test]
fn everything_else_is_refused() {
    let good = encode(&g());
    assert_eq!(refused(&[]), Length(0));
    assert_eq!(refused(&[0]), Infinity);
    assert_eq!(refused(&[0; 65]), Tag(0));
    assert_eq!(refused(&good[..64]), Length(64));
    assert_eq!(refused(&[&good[..], &[0]].concat()), Length(66));
    assert_eq!(refused(&[&[2], &good[1..]].concat()), Length(65));
    assert_eq!(refused(&[&[4], &good[1..33]].concat()), Length(33));
    for tag in [0, 1, 5, 6, 7, 8, 255] {
        let bytes = [&[tag], &good[1..]].concat();
        assert_eq!(refused(&bytes), Tag(tag), "hybrid forms too");
    }
    // An ordinate that is wrong by one, exchanged coordinates, and 0, 0.
    let mut off = good.clone();
    off[64] ^= 1;
    assert_eq!(refused(&off), NotOnCurve);
    assert_eq!(
        refused(&[&[4], &good[33..], &good[1..33]].concat()),
        NotOnCurve
    );
    assert_eq!(refused(&[&[4][..], &[0; 64]].concat()), NotOnCurve);
}

/// x and y are below p, though 2^256 has room for x + p where x is small.
#[test]
fn coordinates_are_reduced() {
    let (x, y) = (0..20u8).find_map(|i| lift(&i.into())).unwrap();
    assert!(VerifyingKey::from_sec1_bytes(&encode(&Some((x.clone(), y.clone())))).is_ok());
    let above = &x + p();
    assert_eq!(refused(&encode(&Some((above.clone(), y)))), NotReduced);
    for tag in [2, 3] {
        assert_eq!(refused(&[&[tag][..], &bytes(&above)].concat()), NotReduced);
        let top = [&[tag][..], &[0xff; 32]].concat();
        assert_eq!(refused(&top), NotReduced);
    }
    let (x, _) = g().unwrap();
    assert_eq!(refused(&encode(&Some((x, p())))), NotReduced);
}

#[test]
fn abscissas_off_the_curve() {
    let mut off = 0;
    for i in 0..40u8 {
        let bytes = [&[2][..], &bytes(&BigUint::from(i))].concat();
        let key = VerifyingKey::from_sec1_bytes(&bytes);
        match lift(&i.into()) {
            Some(_) => assert!(key.is_ok(), "{i}"),
            None => {
                assert_eq!(key, Err(NotOnCurve), "{i}");
                off += 1;
            }
        }
    }
    assert!((10..30).contains(&off), "{off}");
}

/// Errors say what is wrong and what to do, in one line.
#[test]
fn errors_are_lines() {
    for error in [Length(3), Tag(6), Infinity, NotReduced, NotOnCurve] {
        let text = error.to_string();
        assert!(text.contains("; ") && !text.contains('\n'), "{text}");
    }
}

fn der(r: &[u8], s: &[u8]) -> Vec<u8> {
    let integer = |bytes: &[u8]| [&[2, bytes.len() as u8], bytes].concat();
    let both = [integer(r), integer(s)].concat();
    [&[0x30, both.len() as u8], &both[..]].concat()
}

#[test]
fn der_has_one_encoding() {
    let good = der(&[1], &[0, 0x80]);
    let signature = Signature::from_der(&good).unwrap();
    assert_eq!(
        (signature.r_bytes()[31], signature.s_bytes()[31]),
        (1, 0x80)
    );
    assert!(signature.to_bytes()[..31].iter().all(|byte| *byte == 0));
    let largest = [&[0][..], &[0xff; 32]].concat();
    assert_eq!(
        Signature::from_der(&der(&largest, &largest))
            .unwrap()
            .to_bytes(),
        [0xff; 64]
    );
    assert!(
        Signature::from_der(&der(&[0], &[1])).is_ok(),
        "r = 0 is refused later"
    );
    let long = [&[1][..], &[0; 32]].concat();
    let wrong: &[(&str, Vec<u8>)] = &[
        ("empty", vec![]),
        ("negative", der(&[0x80], &[1])),
        ("a zero too many", der(&[0, 1], &[1])),
        ("no byte", der(&[], &[1])),
        ("33 bytes", der(&long, &[1])),
        ("33 bytes, s", der(&[1], &long)),
        ("more after", [&good[..], &[0]].concat()),
        ("cut", good[..good.len() - 1].to_vec()),
        ("long length", [&[0x30, 0x81], &good[1..]].concat()),
        ("indefinite", [&[0x30, 0x80], &good[2..], &[0, 0]].concat()),
        ("another tag", [&[0x31], &good[1..]].concat()),
        ("one integer", vec![0x30, 3, 2, 1, 1]),
        ("three integers", vec![0x30, 9, 2, 1, 1, 2, 1, 1, 2, 1, 1]),
        ("octets for an integer", vec![0x30, 6, 4, 1, 1, 2, 1, 1]),
    ];
    for (name, bytes) in wrong {
        let error = Signature::from_der(bytes).expect_err(name);
        assert!(
            error.to_string().starts_with("not the DER encoding"),
            "{name}"
        );
    }
}
