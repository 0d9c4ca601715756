//! The traits of crates `ff` and `group`.

use super::traits::Identity;
use super::{EdwardsPoint, RistrettoPoint, Scalar, constants, edwards, ristretto};
use group::cofactor::CofactorGroup;
use group::ff::{Field, FromUniformBytes, PrimeField, helpers};
use group::{Group, GroupEncoding, prime::PrimeGroup};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

/// A scalar by its words. The numbers below are computed from L alone; a test computes them again.
const fn of_words(words: [u64; 4]) -> Scalar {
    let mut bytes = [0; 32];
    let mut i = 0;
    while i < 32 {
        bytes[i] = (words[i / 8] >> (8 * (i % 8))) as u8;
        i += 1;
    }
    Scalar { bytes }
}

impl Field for Scalar {
    const ZERO: Scalar = Scalar::ZERO;
    const ONE: Scalar = Scalar::ONE;

    crate::version::random!(random_scalar);

    fn square(&self) -> Scalar {
        self * self
    }

    fn double(&self) -> Scalar {
        self + self
    }

    fn invert(&self) -> CtOption<Scalar> {
        CtOption::new(Scalar::invert(self), !self.is_zero())
    }

    fn sqrt_ratio(numerator: &Scalar, denominator: &Scalar) -> (Choice, Scalar) {
        helpers::sqrt_ratio_generic(numerator, denominator)
    }

    fn sqrt(&self) -> CtOption<Scalar> {
        // (t − 1)/2 for L − 1 = 4·t.
        const EXPONENT: [u64; 4] = [
            0xcb02_4c63_4b9e_ba7d,
            0x029b_df3b_d45e_f39a,
            0,
            0x0200_0000_0000_0000,
        ];
        helpers::sqrt_tonelli_shanks(self, EXPONENT)
    }
}

impl PrimeField for Scalar {
    type Repr = [u8; 32];

    const MODULUS: &'static str =
        "0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed";
    const NUM_BITS: u32 = 253;
    const CAPACITY: u32 = 252;
    const TWO_INV: Scalar = of_words([
        0x2c09_318d_2e7a_e9f7,
        0x0a6f_7cef_517b_ce6b,
        0,
        0x0800_0000_0000_0000,
    ]);
    const MULTIPLICATIVE_GENERATOR: Scalar = Scalar::small(2);
    const S: u32 = 2;
    const ROOT_OF_UNITY: Scalar = of_words([
        0xbe87_75df_ebbe_07d4,
        0x0ef0_5653_42ce_83fe,
        0x7d3d_6d60_abc1_c27a,
        0x094a_7310_e079_81e7,
    ]);
    const ROOT_OF_UNITY_INV: Scalar = of_words([
        0x998a_ed3a_7137_cc19,
        0x05ee_a38b_6029_18d7,
        0x82c2_929f_543e_3d86,
        0x06b5_8cef_1f86_7e18,
    ]);
    const DELTA: Scalar = Scalar::small(16);

    fn from_repr(repr: [u8; 32]) -> CtOption<Scalar> {
        Scalar::from_canonical_bytes(repr)
    }

    fn to_repr(&self) -> [u8; 32] {
        self.bytes
    }

    fn is_odd(&self) -> Choice {
        Choice::from(self.bytes[0] & 1)
    }
}

impl FromUniformBytes<64> for Scalar {
    fn from_uniform_bytes(bytes: &[u8; 64]) -> Scalar {
        Scalar::from_bytes_mod_order_wide(bytes)
    }
}

/// The group traits that all three types have alike.
macro_rules! group_traits {
    ($Point:ident, $generator:expr, $random:expr, $decode:expr, $encode:expr) => {
        impl Group for $Point {
            type Scalar = Scalar;

            crate::version::random!($random);

            fn identity() -> $Point {
                <$Point>::default()
            }

            fn generator() -> $Point {
                $generator
            }

            fn is_identity(&self) -> Choice {
                self.ct_eq(&<$Point>::default())
            }

            fn double(&self) -> $Point {
                self + self
            }
        }

        impl GroupEncoding for $Point {
            type Repr = [u8; 32];

            fn from_bytes(bytes: &[u8; 32]) -> CtOption<$Point> {
                $decode(bytes)
            }

            /// The same as `from_bytes`: no check could be spared.
            fn from_bytes_unchecked(bytes: &[u8; 32]) -> CtOption<$Point> {
                $decode(bytes)
            }

            fn to_bytes(&self) -> [u8; 32] {
                let encode: fn(&$Point) -> [u8; 32] = $encode;
                encode(self)
            }
        }
    };
}

group_traits!(
    EdwardsPoint,
    constants::ED25519_BASEPOINT_POINT,
    random_point,
    edwards::decode,
    |point| point.compress().0
);
group_traits!(
    RistrettoPoint,
    constants::RISTRETTO_BASEPOINT_POINT,
    RistrettoPoint::random_by,
    ristretto::decode,
    |point| point.compress().0
);
group_traits!(
    SubgroupPoint,
    SubgroupPoint(constants::ED25519_BASEPOINT_POINT),
    random_in_subgroup,
    decode_in_subgroup,
    |point| point.0.compress().0
);

/// The first 32 random bytes that encode a point other than the neutral element.
fn random_point<E>(mut fill: impl FnMut(&mut [u8]) -> Result<(), E>) -> Result<EdwardsPoint, E> {
    let mut bytes = [0; 32];
    loop {
        fill(&mut bytes)?;
        let point: Option<EdwardsPoint> = edwards::decode(&bytes).into();
        if let Some(point) = point.filter(|point| !bool::from(Group::is_identity(point))) {
            return Ok(point);
        }
    }
}

fn random_scalar<E>(mut fill: impl FnMut(&mut [u8]) -> Result<(), E>) -> Result<Scalar, E> {
    let mut bytes = crate::wipe::Wiped([0; 64]);
    fill(&mut bytes.0)?;
    Ok(Scalar::from_bytes_mod_order_wide(&bytes))
}

/// A random multiple of B other than the neutral element.
fn random_in_subgroup<E>(
    mut fill: impl FnMut(&mut [u8]) -> Result<(), E>,
) -> Result<SubgroupPoint, E> {
    loop {
        let scalar = random_scalar(&mut fill)?;
        if !scalar.is_zero_vartime() {
            return Ok(SubgroupPoint(EdwardsPoint::mul_base(&scalar)));
        }
    }
}

fn decode_in_subgroup(bytes: &[u8; 32]) -> CtOption<SubgroupPoint> {
    edwards::decode(bytes).and_then(CofactorGroup::into_subgroup)
}

impl PrimeGroup for RistrettoPoint {}
impl PrimeGroup for SubgroupPoint {}

impl CofactorGroup for RistrettoPoint {
    type Subgroup = RistrettoPoint;

    fn clear_cofactor(&self) -> RistrettoPoint {
        *self
    }

    fn into_subgroup(self) -> CtOption<RistrettoPoint> {
        CtOption::new(self, Choice::from(1))
    }

    fn is_torsion_free(&self) -> Choice {
        Choice::from(1)
    }
}

impl CofactorGroup for EdwardsPoint {
    type Subgroup = SubgroupPoint;

    fn clear_cofactor(&self) -> SubgroupPoint {
        SubgroupPoint(self.mul_by_cofactor())
    }

    fn into_subgroup(self) -> CtOption<SubgroupPoint> {
        CtOption::new(SubgroupPoint(self), self.torsion_free())
    }

    fn is_torsion_free(&self) -> Choice {
        self.torsion_free()
    }
}

/// A multiple of B.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SubgroupPoint(EdwardsPoint);

group!(
    SubgroupPoint,
    |a, b| SubgroupPoint(a.0 + b.0),
    |point| SubgroupPoint(-point.0),
    |point, scalar| SubgroupPoint(point.0 * scalar)
);
binary!(Add add, EdwardsPoint, SubgroupPoint => EdwardsPoint, |a, b| a + b.0);
binary!(Sub sub, EdwardsPoint, SubgroupPoint => EdwardsPoint, |a, b| a - b.0);
assign!(AddAssign add_assign Add add, EdwardsPoint, SubgroupPoint);
assign!(SubAssign sub_assign Sub sub, EdwardsPoint, SubgroupPoint);

impl From<SubgroupPoint> for EdwardsPoint {
    fn from(point: SubgroupPoint) -> EdwardsPoint {
        point.0
    }
}

impl Identity for SubgroupPoint {
    fn identity() -> SubgroupPoint {
        SubgroupPoint::default()
    }
}

impl ConstantTimeEq for SubgroupPoint {
    fn ct_eq(&self, other: &SubgroupPoint) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl ConditionallySelectable for SubgroupPoint {
    fn conditional_select(a: &SubgroupPoint, b: &SubgroupPoint, choice: Choice) -> SubgroupPoint {
        SubgroupPoint(EdwardsPoint::conditional_select(&a.0, &b.0, choice))
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::DefaultIsZeroes for SubgroupPoint {}
