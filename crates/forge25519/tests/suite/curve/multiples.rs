//! Multiples and sums, compared with the curve on big integers, with points that have a part of small order.

use crate::common::{cases, random, rng};
use crate::oracle::{Point, base, from_bytes, group_order, small_order, to_bytes};
use forge25519::curve::edwards::{
    CompressedEdwardsY, EdwardsBasepointTable, VartimeEdwardsPrecomputation,
};
use forge25519::curve::ristretto::RistrettoBasepointTable;
use forge25519::curve::traits::{
    BasepointTable, Identity, IsIdentity, MultiscalarMul, VartimeMultiscalarMul,
    VartimePrecomputedMultiscalarMul,
};
use forge25519::curve::{EdwardsPoint, RistrettoPoint, Scalar, constants, scalar::clamp_integer};
use forge25519::x25519::x25519;
use num_bigint::BigUint;
use rand_chacha::ChaCha20Rng;

/// A point of mixed order, by ours and by the oracle.
fn point(rng: &mut ChaCha20Rng) -> (EdwardsPoint, Point) {
    let scalar = from_bytes(&random::<32>(rng)) % group_order();
    let torsion = &small_order()[usize::from(random::<1>(rng)[0] % 8)];
    let point = base().times(&scalar).plus(torsion);
    let ours = CompressedEdwardsY(point.encode()).decompress();
    (ours.expect("a point"), point)
}

/// Integers below 2^255 at which windows and carries are extreme, then random ones.
fn integers(rng: &mut ChaCha20Rng, count: usize) -> Vec<[u8; 32]> {
    let order = group_order();
    let mut all: Vec<[u8; 32]> = [0u32, 1, 2, 7, 8, 9, 15, 16, 17]
        .map(|n| to_bytes(&BigUint::from(n)))
        .to_vec();
    all.extend([order - 1u8, order.clone(), order + 1u8, order / 2u8].map(|n| to_bytes(&n)));
    for byte in [
        0x77, 0x78, 0x7f, 0x80, 0x87, 0x88, 0xf7, 0xf8, 0xff, 0x08, 0x0f,
    ] {
        let mut bytes = [byte; 32];
        bytes[31] &= 0x7f;
        all.push(bytes);
    }
    all.extend((0..count).map(|_| {
        let mut bytes: [u8; 32] = random(rng);
        bytes[31] &= 0x7f;
        bytes
    }));
    all
}

#[test]
fn one_point() {
    let mut rng = rng(90);
    let integers = integers(&mut rng, cases(24));
    for bytes in integers {
        let (ours, theirs) = point(&mut rng);
        let n = from_bytes(&bytes);
        let scalar = Scalar::from_bytes_mod_order(bytes);
        let reduced = &n % group_order();
        assert_eq!(scalar.to_bytes(), to_bytes(&reduced));
        let expected = theirs.times(&reduced).encode();
        assert_eq!((scalar * ours).compress().0, expected, "{bytes:02x?}");
        assert_eq!((ours * scalar).compress().0, expected);

        let table = EdwardsBasepointTable::create(&ours);
        assert_eq!((&table * &scalar).compress().0, expected);
        assert_eq!(table.basepoint(), ours);
        // The integer itself, where a part of small order tells it from its remainder.
        let whole = theirs.times(&n).encode();
        let written = Scalar::from_bits(bytes);
        assert_eq!((written * ours).compress().0, whole, "{bytes:02x?}");
        assert_eq!((&table * &written).compress().0, whole);
        let clamped = theirs.times(&from_bytes(&clamp_integer(bytes))).encode();
        assert_eq!(ours.mul_clamped(bytes).compress().0, clamped);
        assert_eq!(table.mul_base_clamped(bytes).compress().0, clamped);

        let of_base = base().times(&n).encode();
        assert_eq!(EdwardsPoint::mul_base(&scalar).compress().0, of_base);
        let generated = constants::ED25519_BASEPOINT_TABLE * &written;
        assert_eq!(generated.compress().0, of_base);
        assert_eq!(
            EdwardsPoint::mul_base_clamped(bytes).to_montgomery().0,
            x25519(bytes, constants::X25519_BASEPOINT.0)
        );
        let b = Scalar::from_bytes_mod_order(random(&mut rng));
        let expected = theirs
            .times(&reduced)
            .plus(&base().times(&from_bytes(&b.to_bytes())));
        let sum = EdwardsPoint::vartime_double_scalar_mul_basepoint(&scalar, &ours, &b);
        assert_eq!(sum.compress().0, expected.encode());
    }
}

#[test]
fn laws_of_the_group() {
    let mut rng = rng(91);
    for _ in 0..cases(40) {
        let ((a, their_a), (b, their_b)) = (point(&mut rng), point(&mut rng));
        assert_eq!((a + b).compress().0, their_a.plus(&their_b).encode());
        assert_eq!((a - b).compress().0, their_a.minus(&their_b).encode());
        assert_eq!((-a).compress().0, their_a.negated().encode());
        assert_eq!(a == b, their_a == their_b);
        assert_eq!(
            a.mul_by_cofactor().compress().0,
            their_a.times_cofactor().encode()
        );
        assert!((a - a).is_identity() && a + EdwardsPoint::identity() == a);
        assert_eq!([a, b, a].iter().sum::<EdwardsPoint>(), a + b + a);
        let mut c = a;
        c += b;
        c -= a;
        assert_eq!(c, b);
        let of_order_l = a.mul_by_cofactor();
        assert!(of_order_l.is_torsion_free());
        // Montgomery, there and back: one of the two signs.
        let u = of_order_l.to_montgomery();
        let back = [0, 1].map(|sign| u.to_edwards(sign).expect("a point"));
        assert!(back.contains(&of_order_l) && back[0] == -back[1]);
    }
}

#[test]
fn sums_of_many() {
    let mut rng = rng(92);
    for count in [0, 1, 2, 5, 40, 190, 300] {
        let count = if cfg!(target_arch = "x86_64") {
            count
        } else {
            count / 8
        };
        let scalars: Vec<Scalar> = (0..count)
            .map(|_| Scalar::from_bytes_mod_order(random(&mut rng)))
            .collect();
        let points: Vec<EdwardsPoint> = (0..count)
            .map(|i| {
                EdwardsPoint::mul_base(&scalars[count - 1 - i]) + constants::EIGHT_TORSION[i % 8]
            })
            .collect();
        let expected: EdwardsPoint = scalars.iter().zip(&points).map(|(s, p)| s * p).sum();
        assert_eq!(EdwardsPoint::multiscalar_mul(&scalars, &points), expected);
        assert_eq!(
            EdwardsPoint::vartime_multiscalar_mul(&scalars, &points),
            expected
        );
        let known = count / 2;
        let tables = VartimeEdwardsPrecomputation::new(&points[..known]);
        assert!(tables.len() == known && tables.is_empty() == (known == 0));
        let mixed = tables.vartime_mixed_multiscalar_mul(
            &scalars[..known],
            &scalars[known..],
            &points[known..],
        );
        assert_eq!(mixed, expected);
        let of_known = tables.vartime_multiscalar_mul(&scalars[..known]);
        assert_eq!(
            of_known,
            EdwardsPoint::multiscalar_mul(&scalars[..known], &points[..known])
        );
        let elements: Vec<RistrettoPoint> = scalars.iter().map(RistrettoPoint::mul_base).collect();
        let expected: RistrettoPoint = scalars.iter().zip(&elements).map(|(s, p)| s * p).sum();
        assert_eq!(
            RistrettoPoint::multiscalar_mul(&scalars, &elements),
            expected
        );
        assert_eq!(
            RistrettoPoint::vartime_multiscalar_mul(&scalars, &elements),
            expected
        );
    }
    let missing = [Some(constants::ED25519_BASEPOINT_POINT), None];
    assert_eq!(
        EdwardsPoint::optional_multiscalar_mul([Scalar::ONE; 2], missing),
        None
    );
}

#[test]
#[should_panic(expected = "as many scalars as points")]
fn lengths_have_to_agree() {
    EdwardsPoint::vartime_multiscalar_mul([Scalar::ONE; 2], [EdwardsPoint::identity()]);
}

#[test]
fn elements_of_ristretto255() {
    let mut rng = rng(93);
    for _ in 0..cases(40) {
        let scalar = Scalar::from_bytes_mod_order(random(&mut rng));
        let element = RistrettoPoint::from_uniform_bytes(&random(&mut rng));
        let encoding = element.compress();
        assert_eq!(encoding.decompress(), Some(element));
        let table = RistrettoBasepointTable::create(&element);
        assert_eq!(&table * &scalar, element * scalar);
        assert_eq!(table.basepoint(), element);
        assert_eq!(
            &scalar * constants::RISTRETTO_BASEPOINT_TABLE,
            RistrettoPoint::mul_base(&scalar)
        );
        assert_eq!(element * scalar - element, element * (scalar - Scalar::ONE));
        let doubles = RistrettoPoint::double_and_compress_batch(&[element]);
        assert_eq!(doubles, [(element + element).compress()]);
        assert_ne!(element + element, element);
    }
    let l = Scalar::from_bits(to_bytes(group_order()));
    assert!((RistrettoPoint::mul_base(&Scalar::ONE) * l).is_identity());
}
