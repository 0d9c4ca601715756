//! The group of [`crate::edwards`], a point in each lane, by the same formulas.
//!
//! They are always inlined where debug assertions are off. Unoptimised, each copy of a formula has places of its own on
//! the stack, and inlined ones would need megabytes together.

use super::field::{Fe, Sum};
use super::{COUNT, Machine, Mask, transpose};
use crate::field;

/// Points in extended coordinates: x = X/Z, y = Y/Z, T = X·Y/Z.
#[derive(Clone, Copy)]
pub(crate) struct Point<M: Machine> {
    pub(super) x: Fe<M>,
    pub(super) y: Fe<M>,
    pub(super) z: Fe<M>,
    pub(super) t: Fe<M>,
}

/// Points without T, which doubling does not need.
#[derive(Clone, Copy)]
pub(super) struct Projective<M: Machine> {
    x: Fe<M>,
    y: Fe<M>,
    z: Fe<M>,
}

/// The four factors of a sum: X = E·F, Y = G·H, Z = F·G, T = E·H.
#[derive(Clone, Copy)]
pub(super) struct Completed<M: Machine> {
    e: Sum<M>,
    f: Sum<M>,
    g: Sum<M>,
    h: Sum<M>,
}

/// Points to be added often: Y + X, Y − X, 2·Z, 2·d·T.
#[derive(Clone, Copy)]
pub(super) struct Cached<M: Machine> {
    pub(super) sum: Fe<M>,
    pub(super) difference: Fe<M>,
    pub(super) double_z: Fe<M>,
    pub(super) t2d: Fe<M>,
}

/// Entries of the generated tables: (y + x)/2, (y − x)/2, d·x·y.
#[derive(Clone, Copy)]
pub(super) struct Niels<M: Machine> {
    pub(super) sum: Fe<M>,
    pub(super) difference: Fe<M>,
    pub(super) td: Fe<M>,
}

impl<M: Machine> Point<M> {
    #[cfg(feature = "alloc")]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn identity(machine: M) -> Point<M> {
        let (zero, one) = (Fe::zero(machine), Fe::one(machine));
        Point {
            x: zero,
            y: one,
            z: one,
            t: zero,
        }
    }

    /// A point for each lane, with Z = 1 in all.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn load_affine(machine: M, points: [&crate::edwards::Point; COUNT]) -> Point<M> {
        let load = |coordinate: fn(&crate::edwards::Point) -> field::Fe| {
            let words = points.map(|p| crate::words::from_bytes(&coordinate(p).to_bytes()));
            Fe::load(machine, &transpose(&words))
        };
        let (x, y) = (load(|p| p.x), load(|p| p.y));
        let z = Fe::one(machine);
        Point { x, y, z, t: x * y }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn projective(self) -> Projective<M> {
        let Point { x, y, z, t: _ } = self;
        Projective { x, y, z }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn double(self) -> Completed<M> {
        self.projective().double()
    }

    /// The operand form of [`Point::add`], from the constant 2·d.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn cached(self, d2: Fe<M>) -> Cached<M> {
        Cached {
            sum: (self.y + self.x).carry(),
            difference: (self.y - self.x).carry(),
            double_z: (self.z + self.z).carry(),
            t2d: self.t * d2,
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn add(self, other: &Cached<M>) -> Completed<M> {
        let d = self.z * other.double_z;
        self.add_scaled(other, d)
    }

    /// The same of a point with Z = 1: a product less.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn add_normal(self, other: &Cached<M>) -> Completed<M> {
        let d = (self.z + self.z).carry();
        self.add_scaled(other, d)
    }

    /// The sum, from 2·Z1·Z2.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn add_scaled(self, other: &Cached<M>, d: Fe<M>) -> Completed<M> {
        let a = (self.y - self.x) * other.difference;
        let b = (self.y + self.x) * other.sum;
        Completed::of(a, b, self.t * other.t2d, d)
    }

    /// Adds an entry, in place.
    #[cfg(feature = "alloc")]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn add_niels(&mut self, niels: &Niels<M>) {
        let machine = self.x.machine();
        let point = [&mut self.x, &mut self.y, &mut self.z, &mut self.t];
        let niels = [&niels.sum, &niels.difference, &niels.td];
        machine.add_table(Fe::limbs_of_mut(point), Fe::limbs_of(niels));
    }

    /// Stores X, Y, Z and T of each lane in the row at its place.
    #[cfg(feature = "alloc")]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn store_rows(self, rows: &mut [M::Row], places: &[usize; COUNT]) {
        Fe::store_rows(&[self.x, self.y, self.z, self.t], rows, places);
    }

    /// The points of rows of X, Y, Z and T.
    #[cfg(feature = "alloc")]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn load_rows(machine: M, rows: [&M::Row; COUNT]) -> Point<M> {
        let [x, y, z, t] = Fe::load_rows(machine, rows);
        Point { x, y, z, t }
    }

    /// The lanes' points, one after the other.
    #[cfg(feature = "alloc")]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn store(self) -> [crate::edwards::Point; COUNT] {
        let words = [self.x, self.y, self.z, self.t].map(|coordinate| coordinate.store());
        core::array::from_fn(|lane| {
            let [x, y, z, t] = words
                .each_ref()
                .map(|words| field::Fe::from_words(&words.map(|word| word[lane])));
            crate::edwards::Point { x, y, z, t }
        })
    }

    /// 8·self: without the part of small order.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn multiply_by_cofactor(self) -> Point<M> {
        let mut sum = self.double();
        for _ in 0..2 {
            sum = sum.projective().double();
        }
        sum.extended()
    }

    /// The lanes with the neutral element: x = 0 and y = 1. Z is not 0 for any point, but could be for what formulas
    /// make of bytes that are none.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn identities(self) -> Mask {
        self.x.zeros() & (self.y - self.z).carry().zeros() & !self.z.zeros()
    }

    /// The lanes in which 8·self is the neutral element.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn small_orders(self) -> Mask {
        self.multiply_by_cofactor().identities()
    }
}

impl<M: Machine> Projective<M> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn double(self) -> Completed<M> {
        let a = self.x.square();
        let b = self.y.square();
        let zz = self.z.square();
        let xy = self.x * self.y;
        let g = b - a;
        Completed {
            e: xy + xy,
            f: (zz + zz).carry() - g.carry(),
            g,
            h: a + b,
        }
    }
}

impl<M: Machine> Completed<M> {
    /// Of factors in their places.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read(machine: M, factors: &[&mut M::Loose; 4]) -> Completed<M> {
        let factors = factors.each_ref().map(|factor| **factor);
        let [e, f, g, h] = Sum::all(machine, factors);
        Completed { e, f, g, h }
    }

    /// The neutral element, whose coordinates are 0, 1, 1 and 0: E = 0 and F = G = H = 1.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn identity(machine: M) -> Completed<M> {
        let (zero, one) = (Fe::zero(machine), Fe::one(machine));
        let (e, one) = (zero + zero, one + zero);
        Completed {
            e,
            f: one,
            g: one,
            h: one,
        }
    }

    /// The factors in their places.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn factors(&mut self) -> [&mut M::Loose; 4] {
        Sum::limbs_of([&mut self.e, &mut self.f, &mut self.g, &mut self.h])
    }

    /// Writes the factors to other places.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write(mut self, factors: [&mut M::Loose; 4]) {
        for (factor, own) in factors.into_iter().zip(self.factors()) {
            *factor = *own;
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn double(&mut self) {
        self.e.machine().double(self.factors());
    }

    /// Adds a point, or its opposite in the lanes of the mask, which is public: then Y + X and Y − X change places, and
    /// so do F and G.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn vartime_add_cached(&mut self, mut other: Cached<M>, negative: Mask) {
        let machine = self.e.machine();
        Fe::vartime_exchange(negative, &mut other.difference, &mut other.sum);
        let cached = [&other.sum, &other.difference, &other.double_z, &other.t2d];
        machine.add_cached(self.factors(), Fe::limbs_of(cached));
        Sum::vartime_exchange(negative, &mut self.f, &mut self.g);
    }

    /// The same of an entry of the generated tables, in constant time.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn add_niels(&mut self, mut other: Niels<M>, negative: Mask) {
        let machine = self.e.machine();
        Fe::exchange(negative, &mut other.difference, &mut other.sum);
        let niels = [&other.sum, &other.difference, &other.td];
        machine.add_niels(self.factors(), Fe::limbs_of(niels));
        Sum::exchange(negative, &mut self.f, &mut self.g);
    }

    /// From A = (Y1 − X1)(Y2 − X2), B = (Y1 + X1)(Y2 + X2), C = 2d·T1·T2, D = 2·Z1·Z2, or from half of each. With −C
    /// instead of C, F and G change places.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn of(a: Fe<M>, b: Fe<M>, c: Fe<M>, d: Fe<M>) -> Completed<M> {
        Completed {
            e: b - a,
            f: d - c,
            g: d + c,
            h: b + a,
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn projective(self) -> Projective<M> {
        Projective {
            x: self.e * self.f,
            y: self.g * self.h,
            z: self.f * self.g,
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn extended(self) -> Point<M> {
        Point {
            x: self.e * self.f,
            y: self.g * self.h,
            z: self.f * self.g,
            t: self.e * self.h,
        }
    }
}

impl<M: Machine> Cached<M> {
    /// The neutral element.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn identity(machine: M) -> Cached<M> {
        let one = Fe::one(machine);
        Cached {
            sum: one,
            difference: one,
            double_z: (one + one).carry(),
            t2d: Fe::zero(machine),
        }
    }

    /// Stores the point of each lane in the row at its place.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn store_rows(self, rows: &mut [M::Row], places: &[usize; COUNT]) {
        let elements = [self.sum, self.difference, self.double_z, self.t2d];
        Fe::store_rows(&elements, rows, places);
    }

    /// The points of rows.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn load_rows(machine: M, rows: [&M::Row; COUNT]) -> Cached<M> {
        let [sum, difference, double_z, t2d] = Fe::load_rows(machine, rows);
        Cached {
            sum,
            difference,
            double_z,
            t2d,
        }
    }
}

/// [`Machine::double`] by single operations.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn double<M: Machine>(machine: M, factors: [&mut M::Loose; 4]) {
    let point = Completed::read(machine, &factors).projective();
    point.double().write(factors);
}

/// [`Machine::add_cached`] by single operations.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn add_cached<M: Machine>(
    machine: M,
    factors: [&mut M::Loose; 4],
    cached: [&M::Tight; 4],
) {
    let point = Completed::read(machine, &factors).extended();
    let [sum, difference, double_z, t2d] = Fe::all(machine, cached.map(|element| *element));
    let other = Cached {
        sum,
        difference,
        double_z,
        t2d,
    };
    point.add(&other).write(factors);
}

/// [`Machine::add_niels`] by single operations.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn add_niels<M: Machine>(
    machine: M,
    factors: [&mut M::Loose; 4],
    niels: [&M::Tight; 3],
) {
    let point = Completed::read(machine, &factors).extended();
    let [sum, difference, td] = Fe::all(machine, niels.map(|element| *element));
    let a = (point.y - point.x) * difference;
    let b = (point.y + point.x) * sum;
    Completed::of(a, b, point.t * td, point.z).write(factors);
}

/// [`Machine::add_table`] by single operations.
#[cfg(feature = "alloc")]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn add_table<M: Machine>(machine: M, point: [&mut M::Tight; 4], niels: [&M::Tight; 3]) {
    let [x, y, z, t] = Fe::all(machine, point.each_ref().map(|element| **element));
    let [sum, difference, td] = Fe::all(machine, niels.map(|element| *element));
    let (a, b) = ((y - x) * difference, (y + x) * sum);
    let Point { x, y, z, t } = Completed::of(a, b, t * td, z).extended();
    for (element, own) in point.into_iter().zip(Fe::limbs([x, y, z, t])) {
        *element = own;
    }
}
