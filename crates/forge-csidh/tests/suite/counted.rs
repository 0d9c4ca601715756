//! A field that counts its operations. Inversions and Legendre symbols are powers here, and count as their products.

use forge_csidh::hazmat::Field;
use std::cell::Cell;
use std::ops::Sub;

/// Operations since the thread began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub multiplications: u64,
    pub squarings: u64,
    pub additions: u64,
    pub subtractions: u64,
}

thread_local! {
    static COUNTS: Cell<Counts> = const { Cell::new(Counts { multiplications: 0, squarings: 0, additions: 0, subtractions: 0 }) };
}

impl Counts {
    pub fn now() -> Counts {
        COUNTS.get()
    }
}

impl Sub for Counts {
    type Output = Counts;
    fn sub(self, other: Counts) -> Counts {
        Counts {
            multiplications: self.multiplications - other.multiplications,
            squarings: self.squarings - other.squarings,
            additions: self.additions - other.additions,
            subtractions: self.subtractions - other.subtractions,
        }
    }
}

fn count(change: impl Fn(&mut Counts)) {
    let mut counts = COUNTS.get();
    change(&mut counts);
    COUNTS.set(counts);
}

#[derive(Clone, Copy)]
pub struct Counted<F>(F);

impl<F: Field> Field for Counted<F> {
    const ZERO: Self = Counted(F::ZERO);
    const ONE: Self = Counted(F::ONE);

    fn add(&self, other: &Self) -> Self {
        count(|c| c.additions += 1);
        Counted(self.0.add(&other.0))
    }

    fn sub(&self, other: &Self) -> Self {
        count(|c| c.subtractions += 1);
        Counted(self.0.sub(&other.0))
    }

    fn mul(&self, other: &Self) -> Self {
        count(|c| c.multiplications += 1);
        Counted(self.0.mul(&other.0))
    }

    fn square(&self) -> Self {
        count(|c| c.squarings += 1);
        Counted(self.0.square())
    }

    fn select(choice: u64, yes: &Self, no: &Self) -> Self {
        Counted(F::select(choice, &yes.0, &no.0))
    }

    fn from_bytes(bytes: &[u8; 64]) -> (Self, u64) {
        let (element, canonical) = F::from_bytes(bytes);
        (Counted(element), canonical)
    }

    fn to_bytes(&self) -> [u8; 64] {
        self.0.to_bytes()
    }
}
