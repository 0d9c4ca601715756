//! The façade beside curve25519-dalek 4 itself.

#![cfg(target_arch = "x86_64")]
#![allow(deprecated, reason = "they are compared too")]

#[macro_use]
#[path = "../../../forge25519-dalek/tests/suite/same.rs"]
mod same;

use curve25519_dalek as theirs;
use forge_curve25519_dalek as ours;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use sha2::Sha512;

fn rng(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

fn random<const N: usize>(rng: &mut ChaCha20Rng) -> [u8; N] {
    let mut bytes = [0; N];
    rng.fill_bytes(&mut bytes);
    bytes
}

#[test]
fn scalars() {
    let mut bytes = rng(1);
    for seed in 0..50 {
        let [a, b]: [[u8; 32]; 2] = [random(&mut bytes), random(&mut bytes)];
        let wide: [u8; 64] = random(&mut bytes);
        same!(|dalek| dalek::Scalar::from_bytes_mod_order(a).to_bytes());
        same!(|dalek| dalek::Scalar::from_bytes_mod_order_wide(&wide).to_bytes());
        same!(|dalek| dalek::Scalar::from_bits(a).to_bytes());
        same!(|dalek| bool::from(dalek::Scalar::from_canonical_bytes(a).is_some()));
        same!(|dalek| dalek::Scalar::hash_from_bytes::<Sha512>(&a).to_bytes());
        same!(
            |dalek| dalek::Scalar::from_hash(<Sha512 as dalek::digest::Digest>::new()).to_bytes()
        );
        same!(|dalek| dalek::Scalar::random(&mut rng(seed)).to_bytes());
        same!(|dalek| {
            let [a, b] = [a, b].map(dalek::Scalar::from_bytes_mod_order);
            ((a * b - a.invert()) + -b + dalek::Scalar::from(seed)).to_bytes()
        });
        same!(|dalek| {
            let mut scalars = [a, b].map(dalek::Scalar::from_bytes_mod_order);
            let product = dalek::Scalar::batch_invert(&mut scalars);
            [product, scalars[0], scalars[1]].map(|scalar| scalar.to_bytes())
        });
    }
    same!(|dalek| dalek::constants::BASEPOINT_ORDER.to_bytes());
}

#[test]
fn points() {
    let mut bytes = rng(2);
    let mut decoded = 0;
    for _ in 0..50 {
        let [a, b]: [[u8; 32]; 2] = [random(&mut bytes), random(&mut bytes)];
        decoded += usize::from(
            same!(|dalek| {
                let point = dalek::edwards::CompressedEdwardsY(a).decompress();
                point.map(|point| {
                    let both = [point.compress().0, point.mul_by_cofactor().compress().0];
                    (
                        both,
                        point.to_montgomery().0,
                        point.is_small_order(),
                        point.is_torsion_free(),
                    )
                })
            })
            .is_some(),
        );
        same!(|dalek| dalek::EdwardsPoint::mul_base_clamped(a)
            .mul_clamped(b)
            .compress()
            .0);
        let _ = same!(
            |dalek| dalek::EdwardsPoint::nonspec_map_to_curve::<Sha512>(&a)
                .compress()
                .0
        );
        same!(|dalek| {
            use dalek::traits::{BasepointTable, MultiscalarMul, VartimeMultiscalarMul};
            let [a, b] = [a, b].map(dalek::Scalar::from_bytes_mod_order);
            let points = [a * b, b].map(|scalar| dalek::EdwardsPoint::mul_base(&scalar));
            let sums = [
                dalek::EdwardsPoint::multiscalar_mul([a, b], points),
                dalek::EdwardsPoint::vartime_multiscalar_mul([b, a], points),
                dalek::EdwardsPoint::vartime_double_scalar_mul_basepoint(&a, &points[0], &b),
                &dalek::edwards::EdwardsBasepointTable::create(&points[1]) * &a,
                points[0] - points[1] * a,
            ];
            sums.map(|sum| sum.compress().0)
        });
        same!(|dalek| {
            let point = dalek::MontgomeryPoint(a);
            let scalar = dalek::Scalar::from_bytes_mod_order(b);
            let edwards = [0, 1].map(|sign| Some(point.to_edwards(sign)?.compress().0));
            ((point * scalar).0, point.mul_clamped(b).0, edwards)
        });
    }
    assert!(decoded > 10);
    for i in 0..8 {
        same!(|dalek| dalek::constants::EIGHT_TORSION[i].compress().0);
    }
}

#[test]
fn ristretto() {
    let mut bytes = rng(3);
    for seed in 0..50 {
        let a: [u8; 32] = random(&mut bytes);
        let wide: [u8; 64] = random(&mut bytes);
        same!(|dalek| dalek::RistrettoPoint::from_uniform_bytes(&wide)
            .compress()
            .0);
        same!(
            |dalek| dalek::RistrettoPoint::hash_from_bytes::<Sha512>(&wide)
                .compress()
                .0
        );
        same!(|dalek| dalek::RistrettoPoint::random(&mut rng(seed)).compress().0);
        same!(|dalek| {
            let scalar = dalek::Scalar::from_bytes_mod_order(a);
            let point = &scalar * dalek::constants::RISTRETTO_BASEPOINT_TABLE;
            (point + dalek::RistrettoPoint::from_uniform_bytes(&wide) * scalar)
                .compress()
                .0
        });
        same!(|dalek| {
            let decoded = dalek::ristretto::CompressedRistretto(a).decompress();
            decoded.map(|point| point.compress().0)
        });
    }
}

/// The traits of crates `ff` and `group` 0.13.
#[test]
fn traits_of_groups() {
    use group::ff::{Field, PrimeField};
    use group::{Group, GroupEncoding};
    for seed in 0..20 {
        same!(|dalek| <dalek::Scalar as Field>::random(rng(seed)).to_repr());
        same!(|dalek| <dalek::EdwardsPoint as Group>::random(rng(seed)).to_bytes());
        same!(|dalek| <dalek::RistrettoPoint as Group>::random(rng(seed)).to_bytes());
        same!(|dalek| {
            let square = dalek::Scalar::from(seed + 2).square();
            square.sqrt().map(|root| root.square().to_repr()).unwrap()
        });
        same!(|dalek| {
            let point = <dalek::edwards::SubgroupPoint as Group>::random(rng(seed));
            point.to_bytes()
        });
    }
    same!(|dalek| dalek::Scalar::ROOT_OF_UNITY.to_repr());
}

/// Each reads what the other stores.
#[test]
fn stored_forms() {
    let bytes = random(&mut rng(4));
    let stored = same!(|dalek| {
        let scalar = dalek::Scalar::from_bytes_mod_order(bytes);
        let point = dalek::EdwardsPoint::mul_base(&scalar);
        let all = (
            scalar,
            point,
            dalek::RistrettoPoint::mul_base(&scalar),
            point.to_montgomery(),
        );
        bincode::serialize(&(all, point.compress())).expect("bytes")
    });
    type Ours = (
        ours::Scalar,
        ours::EdwardsPoint,
        ours::RistrettoPoint,
        ours::MontgomeryPoint,
    );
    let (scalar, point, element, u) = bincode::deserialize::<Ours>(&stored).expect("values");
    assert_eq!(point, ours::EdwardsPoint::mul_base(&scalar));
    assert_eq!(element, ours::RistrettoPoint::mul_base(&scalar));
    assert_eq!(u, point.to_montgomery());
    assert!(bincode::deserialize::<ours::Scalar>(&[0xff; 32]).is_err());
}
