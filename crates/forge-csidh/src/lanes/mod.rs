//! Eight elements side by side, one in each lane of a vector.
//!
//! [`Machine`] has the operations of the generated field over lanes. `portable` has them on every target, lane after
//! lane: the oracle of the others. [`Vector`] makes [`Arithmetic`] of a machine, so that the action of one key and that
//! of eight are one source. [`Path`](crate::hazmat::Path) chooses a machine when the program runs.

#[cfg(target_arch = "x86_64")]
mod ifma;
mod portable;
#[cfg(test)]
mod tests;

use crate::arithmetic::Arithmetic;
use core::marker::PhantomData;
#[cfg(target_arch = "x86_64")]
pub(crate) use ifma::Ifma;
use limbforge_fields::csidh512::lanes8::{ALL, LIMBS, ONE, ZERO};
pub(crate) use portable::Portable;

/// Lanes of a vector.
pub(crate) const COUNT: usize = 8;

/// Limbs within the tight bounds of the generated code: a vector of eight lanes for each limb.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(crate) struct Limbs([[u64; COUNT]; LIMBS]);

impl Limbs {
    /// The same limbs in all lanes.
    const fn splat(limbs: &[u64; LIMBS]) -> Limbs {
        let mut all = [[0; COUNT]; LIMBS];
        let mut i = 0;
        while i < LIMBS {
            all[i] = [limbs[i]; COUNT];
            i += 1;
        }
        Limbs(all)
    }
}

/// The generated field in some instructions. Sets of lanes have bit i for lane i.
pub(crate) trait Machine: Copy {
    fn add(x: &Limbs, y: &Limbs) -> Limbs;
    fn sub(x: &Limbs, y: &Limbs) -> Limbs;
    fn mul(x: &Limbs, y: &Limbs) -> Limbs;
    fn square(x: &Limbs) -> Limbs;
    fn select(lanes: u8, yes: &Limbs, no: &Limbs) -> Limbs;
    fn is_zero(x: &Limbs) -> u8;
    fn is_square(x: &Limbs) -> u8;
    fn invert(x: &Limbs) -> Limbs;
    fn from_rows(rows: &[[u8; 64]; COUNT]) -> Limbs;
    fn to_rows(x: &Limbs) -> [[u8; 64]; COUNT];
}

/// Eight elements, computed by a machine.
#[derive(Clone, Copy)]
pub(crate) struct Vector<M> {
    limbs: Limbs,
    machine: PhantomData<M>,
}

impl<M> Vector<M> {
    #[inline(always)]
    const fn new(limbs: Limbs) -> Vector<M> {
        Vector {
            limbs,
            machine: PhantomData,
        }
    }
}

impl<M: Machine> Arithmetic for Vector<M> {
    type Each<T: Copy> = [T; COUNT];
    const LANES: usize = COUNT;
    const ZERO: Self = Vector::new(Limbs::splat(&ZERO));
    const ONE: Self = Vector::new(Limbs::splat(&ONE));

    #[inline]
    fn each<T: Copy>(value: impl FnMut(usize) -> T) -> [T; COUNT] {
        core::array::from_fn(value)
    }

    #[inline(always)]
    fn add(&self, other: &Self) -> Self {
        Vector::new(M::add(&self.limbs, &other.limbs))
    }

    #[inline(always)]
    fn sub(&self, other: &Self) -> Self {
        Vector::new(M::sub(&self.limbs, &other.limbs))
    }

    #[inline(always)]
    fn mul(&self, other: &Self) -> Self {
        Vector::new(M::mul(&self.limbs, &other.limbs))
    }

    #[inline(always)]
    fn square(&self) -> Self {
        Vector::new(M::square(&self.limbs))
    }

    #[inline(always)]
    fn select(lanes: u64, yes: &Self, no: &Self) -> Self {
        Vector::new(M::select(mask(lanes), &yes.limbs, &no.limbs))
    }

    fn is_zero(&self) -> u64 {
        M::is_zero(&self.limbs).into()
    }

    fn is_square(&self) -> u64 {
        M::is_square(&self.limbs).into()
    }

    fn invert(&self) -> Self {
        Vector::new(M::invert(&self.limbs))
    }

    fn from_rows(rows: &[[u8; 64]; COUNT]) -> Self {
        Vector::new(M::from_rows(rows))
    }

    fn to_rows(&self) -> [[u8; 64]; COUNT] {
        M::to_rows(&self.limbs)
    }
}

/// The set as the generated code has it.
#[inline(always)]
fn mask(lanes: u64) -> u8 {
    lanes as u8 & ALL
}
