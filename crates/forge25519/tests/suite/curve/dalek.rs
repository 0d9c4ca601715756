//! Bytes in, bytes out, the same as curve25519-dalek: also bytes that stand for nothing, and its forms under serde.

use crate::common::{random, rng};
use crate::forged::cases::all;
use curve25519_dalek as theirs;
use forge25519::Sha512;
use forge25519::curve as ours;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::Rng;

/// Random bytes, half of the time near 2^255 or of many zeros.
fn unusual(rng: &mut ChaCha20Rng) -> [u8; 32] {
    let mut bytes: [u8; 32] = random(rng);
    match rng.next_u32() % 4 {
        0 => bytes[1..31].fill(0xff),
        1 => bytes[1..].fill(0),
        _ => {}
    }
    bytes
}

#[test]
fn encodings() {
    let mut rng = rng(100);
    let mut decoded = [0; 3];
    let special = all().iter().flat_map(|(case, _)| [case.key, case.r]);
    let random: Vec<_> = (0..2000).map(|_| unusual(&mut rng)).collect();
    for bytes in special.chain(random) {
        let our = ours::edwards::CompressedEdwardsY(bytes).decompress();
        let their = theirs::edwards::CompressedEdwardsY(bytes).decompress();
        assert_eq!(our.is_some(), their.is_some(), "{bytes:02x?}");
        if let (Some(our), Some(their)) = (our, their) {
            assert_eq!(our.compress().0, their.compress().0, "{bytes:02x?}");
            assert_eq!(our.to_montgomery().0, their.to_montgomery().0);
            assert_eq!(our.is_small_order(), their.is_small_order());
            assert_eq!(our.is_torsion_free(), their.is_torsion_free());
            decoded[0] += 1;
        }
        let our = ours::ristretto::CompressedRistretto(bytes).decompress();
        let their = theirs::ristretto::CompressedRistretto(bytes).decompress();
        assert_eq!(our.is_some(), their.is_some(), "{bytes:02x?}");
        if let (Some(our), Some(their)) = (our, their) {
            assert_eq!(our.compress().0, their.compress().0);
            decoded[1] += 1;
        }
        for sign in [0, 1] {
            let our = ours::MontgomeryPoint(bytes).to_edwards(sign);
            let their = theirs::MontgomeryPoint(bytes).to_edwards(sign);
            assert_eq!(
                our.map(|point| point.compress().0),
                their.map(|point| point.compress().0),
                "{bytes:02x?}"
            );
            decoded[2] += usize::from(our.is_some());
        }
    }
    assert!(decoded.iter().all(|count| *count > 200), "{decoded:?}");
}

#[test]
fn montgomery() {
    let mut rng = rng(101);
    for _ in 0..300 {
        let (bytes, scalar) = (unusual(&mut rng), unusual(&mut rng));
        let (our, their) = (ours::MontgomeryPoint(bytes), theirs::MontgomeryPoint(bytes));
        let s = ours::Scalar::from_bytes_mod_order(scalar);
        let t = theirs::Scalar::from_bytes_mod_order(scalar);
        assert_eq!((our * s).0, (their * t).0, "{bytes:02x?} {scalar:02x?}");
        assert_eq!((s * our).0, (t * their).0);
        assert_eq!(our.mul_clamped(scalar).0, their.mul_clamped(scalar).0);
        let bits = || (0..7u32).map(|i| scalar[0] >> i & 1 == 1);
        assert_eq!(our.mul_bits_be(bits()).0, their.mul_bits_be(bits()).0);
        assert_eq!(
            ours::MontgomeryPoint::mul_base(&s).0,
            theirs::MontgomeryPoint::mul_base(&t).0
        );
        let mut other = bytes;
        other[31] ^= 0x80;
        assert_eq!(our, ours::MontgomeryPoint(other));
    }
    for low in &theirs::constants::X25519_LOW_ORDER_POINTS {
        let s = ours::Scalar::from(8u64 * 7);
        let t = theirs::Scalar::from(8u64 * 7);
        assert_eq!((ours::MontgomeryPoint(low.0) * s).0, (low * t).0);
    }
}

#[test]
fn maps_and_hashes() {
    let mut rng = rng(102);
    for i in 0..300usize {
        let mut wide: [u8; 64] = random(&mut rng);
        if i % 3 == 0 {
            wide[1..31].fill(0xff);
        }
        if i % 5 == 0 {
            wide[32..].fill(0);
        }
        let our = ours::RistrettoPoint::from_uniform_bytes(&wide);
        let their = theirs::RistrettoPoint::from_uniform_bytes(&wide);
        assert_eq!(our.compress().0, their.compress().0, "{wide:02x?}");
        let message = &wide[..i % 64];
        let tag: &[&[u8]] = &[b"tag", &wide[..i % 7]];
        assert_eq!(
            ours::EdwardsPoint::hash_to_curve::<Sha512>(&[message], tag)
                .compress()
                .0,
            theirs::EdwardsPoint::hash_to_curve::<Sha512>(&[message], tag)
                .compress()
                .0
        );
        assert_eq!(
            ours::EdwardsPoint::encode_to_curve::<Sha512>(&[message], tag)
                .compress()
                .0,
            theirs::EdwardsPoint::encode_to_curve::<Sha512>(&[message], tag)
                .compress()
                .0
        );
    }
}

/// The same bytes under serde, and each reads the other's.
#[test]
fn stored() {
    let mut rng = rng(103);
    for _ in 0..20 {
        let bytes: [u8; 64] = random(&mut rng);
        let our = ours::RistrettoPoint::from_uniform_bytes(&bytes);
        let their = theirs::RistrettoPoint::from_uniform_bytes(&bytes);
        let (s, t) = (
            ours::Scalar::from_bytes_mod_order_wide(&bytes),
            theirs::Scalar::from_bytes_mod_order_wide(&bytes),
        );
        let (a, b) = (
            ours::EdwardsPoint::mul_base(&s),
            theirs::EdwardsPoint::mul_base(&t),
        );
        macro_rules! same {
            ($($our:expr, $their:expr;)*) => { $(
                let (json, stored) = (serde_json::to_string(&$our).unwrap(), postcard::to_allocvec(&$our).unwrap());
                assert_eq!(json, serde_json::to_string(&$their).unwrap());
                assert_eq!(stored, postcard::to_allocvec(&$their).unwrap());
                assert_ne!($our, Default::default());
                let mut read = $our;
                assert!(read == $our && $their == postcard::from_bytes(&stored).unwrap());
                read = Default::default();
                assert!(read != $our);
                read = postcard::from_bytes(&stored).unwrap();
                assert!(read == $our);
            )* };
        }
        same! {
            s, t;
            our, their;
            our.compress(), their.compress();
            a, b;
            a.compress(), b.compress();
            a.to_montgomery(), b.to_montgomery();
        }
    }
    let not_reduced = [0xff; 32];
    assert!(postcard::from_bytes::<ours::Scalar>(&not_reduced).is_err());
    assert!(postcard::from_bytes::<ours::RistrettoPoint>(&not_reduced).is_err());
    assert!(postcard::from_bytes::<ours::EdwardsPoint>(&[2; 32]).is_err());
    assert!(postcard::from_bytes::<theirs::EdwardsPoint>(&[2; 32]).is_err());
}
