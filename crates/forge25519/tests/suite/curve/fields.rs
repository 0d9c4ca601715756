//! Scalars, and the traits of `ff` and `group`.

use crate::common::{cases, random, rng};
use crate::oracle::{from_bytes, group_order, to_bytes};
use forge25519::Sha512;
use forge25519::curve::edwards::SubgroupPoint;
use forge25519::curve::{EdwardsPoint, RistrettoPoint, Scalar, constants};
use group::cofactor::CofactorGroup;
use group::ff::{Field, FromUniformBytes, PrimeField};
use group::{Group, GroupEncoding};
use num_bigint::BigUint;
use sha2::Digest;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

fn number(scalar: &Scalar) -> BigUint {
    from_bytes(scalar.as_bytes())
}

#[test]
fn scalars_are_integers_modulo_the_order() {
    let (mut rng, order) = (rng(94), group_order());
    for _ in 0..cases(200) {
        let [x, y]: [[u8; 32]; 2] = [random(&mut rng), random(&mut rng)];
        let (a, b) = (
            Scalar::from_bytes_mod_order(x),
            Scalar::from_bytes_mod_order(y),
        );
        let (n, m) = (from_bytes(&x) % order, from_bytes(&y) % order);
        assert_eq!(number(&a), n);
        assert_eq!(number(&(a + b)), (&n + &m) % order);
        assert_eq!(number(&(a - b)), (&n + order - &m) % order);
        assert_eq!(number(&(a * b)), (&n * &m) % order);
        assert_eq!(number(&-a), (order - &n) % order);
        assert_eq!(number(&(a.div_by_2() + a.div_by_2())), n);
        assert_eq!(a * Scalar::invert(&a), Scalar::ONE);
        let canonical: Option<Scalar> = Scalar::from_canonical_bytes(x).into();
        assert_eq!(canonical.is_some(), from_bytes(&x) < *order);
        let wide: [u8; 64] = random(&mut rng);
        let expected = from_bytes(&wide) % order;
        assert_eq!(number(&Scalar::from_bytes_mod_order_wide(&wide)), expected);
        let hashed = from_bytes(&Sha512::digest(x)) % order;
        assert_eq!(number(&Scalar::hash_from_bytes::<Sha512>(&x)), hashed);
        for choice in [0, 1] {
            let chosen = Scalar::conditional_select(&a, &b, Choice::from(choice));
            assert_eq!(chosen, [a, b][usize::from(choice)]);
        }
        let mut three = [a, b, a * b];
        let product = Scalar::invert_batch(&mut three);
        assert_eq!(three, [a, b, a * b].map(|s| Scalar::invert(&s)));
        assert_eq!(product, Scalar::invert(&(a * b * a * b)));
        let mut two = vec![a, b];
        assert_eq!(
            Scalar::invert_batch_alloc(&mut two),
            Scalar::invert(&(a * b))
        );
        assert_eq!(two, [a, b].map(|s| Scalar::invert(&s)));
    }
    assert_eq!(Scalar::invert(&Scalar::ZERO), Scalar::ZERO);
    assert_eq!(number(&Scalar::from(u128::MAX)), BigUint::from(u128::MAX));
    assert_eq!(
        [Scalar::from(3u8), Scalar::from(5u16)]
            .iter()
            .product::<Scalar>(),
        15u32.into()
    );
    assert_eq!(Scalar::from(0x0102_u64)[1], 1);
}

/// All constants of `PrimeField`, computed again.
#[test]
fn constants_of_the_prime_field() {
    let order = group_order();
    let modulus = BigUint::parse_bytes(&Scalar::MODULUS.as_bytes()[2..], 16);
    assert_eq!(modulus.as_ref(), Some(order));
    assert_eq!(u64::from(Scalar::NUM_BITS), order.bits());
    assert_eq!(Scalar::CAPACITY, Scalar::NUM_BITS - 1);
    assert_eq!(Scalar::TWO_INV.double(), Scalar::ONE);
    let odd = (order - 1u8) >> Scalar::S;
    assert!(odd.bit(0));
    let generator = number(&Scalar::MULTIPLICATIVE_GENERATOR);
    assert_eq!(
        generator.modpow(&((order - 1u8) / 2u8), order),
        order - 1u8,
        "not a square"
    );
    assert_eq!(
        number(&Scalar::ROOT_OF_UNITY),
        generator.modpow(&odd, order)
    );
    assert_eq!(
        Scalar::ROOT_OF_UNITY * Scalar::ROOT_OF_UNITY_INV,
        Scalar::ONE
    );
    let power = BigUint::from(1u8) << Scalar::S;
    assert_eq!(number(&Scalar::DELTA), generator.modpow(&power, order));
}

#[test]
fn roots_and_randomness() {
    let mut rng = rng(95);
    let mut squares = 0;
    for _ in 0..cases(60) {
        let a = <Scalar as Field>::random(&mut rng);
        let root = a.square().sqrt().unwrap();
        assert!(root == a || root == -a);
        assert!(bool::from(
            (a.square() * Scalar::MULTIPLICATIVE_GENERATOR)
                .sqrt()
                .is_none()
        ));
        let b = Scalar::random(&mut rng);
        let (is_square, root) = Scalar::sqrt_ratio(&a, &b);
        squares += i32::from(is_square.unwrap_u8());
        if is_square.into() {
            assert_eq!(root.square() * b, a);
        }
        assert_eq!(Scalar::from_repr(a.to_repr()).unwrap(), a);
        assert_eq!(bool::from(a.is_odd()), number(&a).bit(0));
        let uniform = <Scalar as FromUniformBytes<64>>::from_uniform_bytes(&random(&mut rng));
        assert_ne!(uniform, a);
    }
    assert!(squares > 0);
    assert!(bool::from(Field::invert(&Scalar::ZERO).is_none()));
    assert!(bool::from(
        Scalar::from_repr(to_bytes(group_order())).is_none()
    ));
}

/// What holds in each group, by its traits alone.
fn laws<G: Group<Scalar = Scalar> + GroupEncoding + ConstantTimeEq>(seed: u64) {
    let mut rng = rng(seed);
    for _ in 0..cases(16) {
        let (a, b) = (G::random(&mut rng), G::random(&mut rng));
        let [s, t] = [(); 2].map(|()| <Scalar as Field>::random(&mut rng));
        assert_eq!(a + b, b + a);
        assert_eq!(a.double(), a + a);
        assert_eq!((a + b) * s, a * s + b * s);
        assert_eq!(G::generator() * (s * t), G::mul_by_generator(&s) * t);
        assert_eq!(G::from_bytes(&a.to_bytes()).unwrap(), a);
        assert_eq!(G::from_bytes_unchecked(&a.to_bytes()).unwrap(), a);
        assert!(bool::from((a + -a).is_identity()) && !bool::from(a.is_identity()));
    }
    assert!(bool::from(G::identity().is_identity()));
}

#[test]
fn traits_of_groups() {
    laws::<EdwardsPoint>(96);
    laws::<SubgroupPoint>(97);
    laws::<RistrettoPoint>(98);
    for (i, torsion) in constants::EIGHT_TORSION.into_iter().enumerate() {
        let mixed = constants::ED25519_BASEPOINT_POINT + torsion;
        assert_eq!(bool::from(CofactorGroup::is_torsion_free(&mixed)), i == 0);
        assert_eq!(bool::from(mixed.into_subgroup().is_some()), i == 0);
        assert_eq!(
            bool::from(SubgroupPoint::from_bytes(&mixed.to_bytes()).is_some()),
            i == 0
        );
        let cleared = EdwardsPoint::from(mixed.clear_cofactor());
        assert_eq!(
            cleared,
            constants::ED25519_BASEPOINT_POINT.mul_by_cofactor()
        );
        let subgroup = SubgroupPoint::generator();
        assert_eq!(torsion + subgroup, mixed);
        assert_eq!(mixed - subgroup, torsion);
    }
}
