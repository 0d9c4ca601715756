//! Arithmetic modulo p in lanes, of which each has an element of its own.
//!
//! A [`Field`] has one lane. Vectors have eight (`lanes`). Formulas, isogenies and the action in constant time are
//! generic over the number. A flag of all lanes is a set: bit i belongs to lane i.

use crate::field::Field;
use crate::formulas;

/// An element in each lane. Each operation acts on all lanes, in constant time.
pub trait Arithmetic: Copy {
    /// A value for each lane.
    type Each<T: Copy>: Copy + AsRef<[T]> + AsMut<[T]>;
    /// The number of lanes, at most eight.
    const LANES: usize;
    /// 0 in all lanes.
    const ZERO: Self;
    /// 1 in all lanes.
    const ONE: Self;

    /// Values by their lane.
    fn each<T: Copy>(value: impl FnMut(usize) -> T) -> Self::Each<T>;
    /// `self + other`.
    fn add(&self, other: &Self) -> Self;
    /// `self − other`.
    fn sub(&self, other: &Self) -> Self;
    /// `self · other`.
    fn mul(&self, other: &Self) -> Self;
    /// `self²`.
    fn square(&self) -> Self;
    /// `yes` in the lanes of a set, `no` in the others.
    fn select(lanes: u64, yes: &Self, no: &Self) -> Self;
    /// The lanes with 0.
    fn is_zero(&self) -> u64;
    /// The lanes with a square; 0 is one.
    fn is_square(&self) -> u64;
    /// 1/self, and 0 for 0.
    fn invert(&self) -> Self;
    /// Little-endian integers modulo p.
    fn from_rows(rows: &Self::Each<[u8; 64]>) -> Self;
    /// The integers below p, little-endian.
    fn to_rows(&self) -> Self::Each<[u8; 64]>;

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

    /// The lanes whose flag is 1. Flags are 0 or 1.
    #[inline]
    fn lanes(mut flag: impl FnMut(usize) -> u64) -> u64 {
        (0..Self::LANES).fold(0, |lanes, lane| lanes | flag(lane) << lane)
    }
}

impl<F: Field> Arithmetic for F {
    type Each<T: Copy> = [T; 1];
    const LANES: usize = 1;
    const ZERO: Self = <F as Field>::ZERO;
    const ONE: Self = <F as Field>::ONE;

    #[inline]
    fn each<T: Copy>(mut value: impl FnMut(usize) -> T) -> [T; 1] {
        [value(0)]
    }

    #[inline(always)]
    fn add(&self, other: &Self) -> Self {
        Field::add(self, other)
    }

    #[inline(always)]
    fn sub(&self, other: &Self) -> Self {
        Field::sub(self, other)
    }

    #[inline(always)]
    fn mul(&self, other: &Self) -> Self {
        Field::mul(self, other)
    }

    #[inline(always)]
    fn square(&self) -> Self {
        Field::square(self)
    }

    #[inline(always)]
    fn select(lanes: u64, yes: &Self, no: &Self) -> Self {
        <F as Field>::select(lanes, yes, no)
    }

    #[inline]
    fn is_zero(&self) -> u64 {
        Field::is_zero(self)
    }

    #[inline]
    fn is_square(&self) -> u64 {
        Field::is_square(self)
    }

    #[inline]
    fn invert(&self) -> Self {
        Field::invert(self)
    }

    #[inline(always)]
    fn montgomery_add(point: &mut [Self; 2], other: &[Self; 2], difference: &[Self; 2]) {
        <F as Field>::montgomery_add(point, other, difference);
    }

    #[inline(always)]
    fn image_multiple(product: &mut [Self; 2], point: &[Self; 2], multiple: &[Self; 2]) {
        <F as Field>::image_multiple(product, point, multiple);
    }

    #[inline(always)]
    fn image_pair(product: &mut [Self; 2], baby: &[Self; 3], giant: &[Self; 3]) {
        <F as Field>::image_pair(product, baby, giant);
    }

    #[inline(always)]
    fn codomain_pair(product: &mut [Self; 2], baby: &[Self; 4], giant: &[Self; 2]) {
        <F as Field>::codomain_pair(product, baby, giant);
    }

    fn from_rows([row]: &[[u8; 64]; 1]) -> Self {
        F::from_bytes(row).0
    }

    fn to_rows(&self) -> [[u8; 64]; 1] {
        [self.to_bytes()]
    }
}
