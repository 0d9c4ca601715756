//! The arithmetic modulo p that everything above is generic over: generated fields, and wrappers that count.

use crate::formulas;
use limbforge_fields::{csidh512, csidh512_x57};

/// Elements of the field of p = 4·3·5·7·…·373·587 − 1, in constant time.
///
/// Choices and answers are 0 or 1. [`invert`](Field::invert) and [`is_square`](Field::is_square) have a power as their
/// default, with the exponent public.
pub trait Field: Copy {
    /// 0.
    const ZERO: Self;
    /// 1.
    const ONE: Self;

    /// `self + other`.
    fn add(&self, other: &Self) -> Self;
    /// `self − other`.
    fn sub(&self, other: &Self) -> Self;
    /// `self · other`.
    fn mul(&self, other: &Self) -> Self;
    /// `self²`.
    fn square(&self) -> Self;
    /// `yes` if the choice is 1, `no` if it is 0.
    fn select(choice: u64, yes: &Self, no: &Self) -> Self;
    /// The little-endian integer modulo p, and 1 if it was below p.
    fn from_bytes(bytes: &[u8; 64]) -> (Self, u64);
    /// The integer below p, little-endian.
    fn to_bytes(&self) -> [u8; 64];

    /// 1 if this is 0.
    fn is_zero(&self) -> u64 {
        let bits = self.to_bytes().iter().fold(0, |bits, byte| bits | byte);
        (u64::from(bits).wrapping_sub(1)) >> 63
    }

    /// 1/self, and 0 for 0: `self^(p − 2)`.
    fn invert(&self) -> Self {
        let mut exponent = P;
        exponent[0] -= 2;
        power(self, &exponent)
    }

    /// `formulas/montgomery_add.formula`.
    #[inline(always)]
    fn montgomery_add(point: &mut [Self; 2], other: &[Self; 2], difference: &[Self; 2]) {
        formulas::montgomery_add(point, other, difference);
    }

    /// `formulas/isogeny_image_multiple.formula`.
    #[inline(always)]
    fn image_multiple(product: &mut [Self; 2], point: &[Self; 2], multiple: &[Self; 2]) {
        formulas::image_multiple(product, point, multiple);
    }

    /// `formulas/isogeny_image_pair.formula`.
    #[inline(always)]
    fn image_pair(product: &mut [Self; 2], baby: &[Self; 3], giant: &[Self; 3]) {
        formulas::image_pair(product, baby, giant);
    }

    /// `formulas/isogeny_codomain_pair.formula`.
    #[inline(always)]
    fn codomain_pair(product: &mut [Self; 2], baby: &[Self; 4], giant: &[Self; 2]) {
        formulas::codomain_pair(product, baby, giant);
    }

    /// 1 if this is a square; 0 is one. Euler's criterion: `self^((p − 1)/2)` is 1.
    fn is_square(&self) -> u64 {
        // (p − 1)/2 = (p + 1)/2 − 1, and p is 3 modulo 4.
        let half = core::array::from_fn(|i| P[i] >> 1 | P.get(i + 1).map_or(0, |next| next << 63));
        let character = power(self, &half);
        character.is_zero() | character.sub(&Self::ONE).is_zero()
    }
}

/// The words of p, the lowest first.
pub(crate) const P: [u64; 8] = [
    0x1b81_b905_33c6_c87b,
    0xc272_1bf4_57ac_a835,
    0x5167_30cc_1f0b_4f25,
    0xa7aa_c6c5_67f3_5507,
    0x5afb_fcc6_9322_c9cd,
    0xb42d_083a_edc8_8c42,
    0xfc8a_b0d1_5e3e_4c4a,
    0x65b4_8e8f_740f_89bf,
];

/// `base^exponent` by windows of four bits; the time and the addresses depend on the exponent, which is public.
fn power<F: Field>(base: &F, exponent: &[u64; 8]) -> F {
    let mut table = [F::ONE; 16];
    for i in 1..16 {
        table[i] = table[i - 1].mul(base);
    }
    let mut out = F::ONE;
    for at in (0..128).rev() {
        if at < 127 {
            out = out.square().square().square().square();
        }
        let digit = (exponent[at / 16] >> (4 * (at % 16)) & 15) as usize;
        if digit != 0 {
            out = out.mul(&table[digit]);
        }
    }
    out
}

/// A generated field, by its module and that of its products.
///
/// Products are calls: hundreds of copies of a thousand instructions each would not fit the caches. Sums are calls too:
/// inlined, rustc 1.95 made branches on their carries of the masks, which valgrind found.
///
/// Formulas are calls of these, but where there is assembly of them as one program.
macro_rules! generated {
    ($module:path, $products:path $(, $whole:path)?) => {
        const _: () = {
            use $module as field;
            use $products as products;

            impl Field for field::Element {
                const ZERO: Self = field::ZERO;
                const ONE: Self = field::ONE;

                #[inline(never)]
                fn add(&self, other: &Self) -> Self {
                    field::add(self, other)
                }

                #[inline(never)]
                fn sub(&self, other: &Self) -> Self {
                    field::sub(self, other)
                }

                #[inline(never)]
                fn mul(&self, other: &Self) -> Self {
                    products::mul(self, other)
                }

                #[inline(never)]
                fn square(&self) -> Self {
                    products::square(self)
                }

                #[inline]
                fn select(choice: u64, yes: &Self, no: &Self) -> Self {
                    field::select(choice as _, yes, no)
                }

                $(whole!($whole);)?

                fn from_bytes(bytes: &[u8; 64]) -> (Self, u64) {
                    let (element, canonical) = field::from_bytes_canonical(bytes);
                    (element, canonical.into())
                }

                fn to_bytes(&self) -> [u8; 64] {
                    field::to_bytes(self)
                }

                fn is_zero(&self) -> u64 {
                    field::is_zero(self).into()
                }

                fn invert(&self) -> Self {
                    field::invert(self)
                }

                fn is_square(&self) -> u64 {
                    field::is_square(self).into()
                }
            }
        };
    };
}

/// Formulas as one program, by its module.
#[cfg(all(feature = "asm", target_arch = "x86_64"))]
macro_rules! whole {
    ($module:path) => {
        #[inline]
        fn montgomery_add(point: &mut [Self; 2], other: &[Self; 2], difference: &[Self; 2]) {
            use $module as whole;
            whole::montgomery_add(point, other, difference);
        }

        #[inline]
        fn image_multiple(product: &mut [Self; 2], point: &[Self; 2], multiple: &[Self; 2]) {
            use $module as whole;
            whole::isogeny_image_multiple(product, point, multiple);
        }

        #[inline]
        fn image_pair(product: &mut [Self; 2], baby: &[Self; 3], giant: &[Self; 3]) {
            use $module as whole;
            whole::isogeny_image_pair(product, baby, giant);
        }

        #[inline]
        fn codomain_pair(product: &mut [Self; 2], baby: &[Self; 4], giant: &[Self; 2]) {
            use $module as whole;
            whole::isogeny_codomain_pair(product, baby, giant);
        }
    };
}

// Searched assembly, for processors that have its instructions.
#[cfg(all(feature = "asm", target_arch = "x86_64"))]
generated!(csidh512::word64, csidh512::x86_64, csidh512::x86_64);
#[cfg(not(all(feature = "asm", target_arch = "x86_64")))]
generated!(csidh512::word64, csidh512::word64);
generated!(csidh512_x57::word64, csidh512_x57::word64);
#[cfg(not(target_pointer_width = "64"))]
generated!(csidh512::word32, csidh512::word32);

/// The field that keys compute with.
pub(crate) type Native = csidh512::Element;
