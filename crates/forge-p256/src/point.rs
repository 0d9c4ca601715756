//! Sums of points in lanes, with every exceptional case.

use crate::formulas::{self, Affine, Cached, Jacobian};
use crate::machine::{Machine, Mask};

/// A point of the curve in each lane, or infinity.
#[derive(Clone, Copy)]
pub(crate) struct Total<const N: usize, M: Machine<N>> {
    machine: M,
    /// Of any value in lanes at infinity. Z is not 0 in the others.
    point: Jacobian<M::Element>,
    infinite: Mask,
}

impl<const N: usize, M: Machine<N>> Total<N, M> {
    /// Infinity in all lanes.
    #[inline(always)]
    pub(crate) fn infinity(machine: M) -> Total<N, M> {
        let zero = machine.load(&[[0; 4]; N]);
        Total {
            machine,
            point: [zero; 3],
            infinite: M::ALL,
        }
    }

    /// Points of the curve, by their affine coordinates.
    #[inline(always)]
    pub(crate) fn affine(machine: M, point: &Affine<M::Element>) -> Total<N, M> {
        let [x, y] = *point;
        Total {
            machine,
            point: [x, y, one(machine)],
            infinite: 0,
        }
    }

    /// X, Y and Z, and the lanes at infinity.
    #[inline(always)]
    pub(crate) fn parts(&self) -> (&Jacobian<M::Element>, Mask) {
        (&self.point, self.infinite)
    }

    /// Twice the points. There is no point of order 2, as the group has odd order.
    #[inline(always)]
    pub(crate) fn double(self) -> Total<N, M> {
        let point = formulas::double(self.machine, &self.point);
        Total { point, ..self }
    }

    /// Adds points of the curve, none of them infinity, but in the lanes of `skip`.
    #[inline(always)]
    pub(crate) fn add_cached(self, other: &Cached<M::Element>, skip: Mask) -> Total<N, M> {
        let [x, y, z, ..] = *other;
        let sum = formulas::add_cached(self.machine, &self.point, other);
        self.settle(sum, || [x, y, z], skip)
    }

    /// The same for affine points.
    #[inline(always)]
    pub(crate) fn add_affine(self, other: &Affine<M::Element>, skip: Mask) -> Total<N, M> {
        let [x, y] = *other;
        let sum = formulas::add_affine(self.machine, &self.point, other);
        self.settle(sum, || [x, y, one(self.machine)], skip)
    }

    /// The sum of self and other, of which the formula gave `sum`: its cases, lane by lane.
    ///
    /// The formula holds where neither is infinity and abscissas differ, so that H is not 0. Who chooses key and
    /// signature can arrange every other case, but not without knowing it: they are as good as absent, and a doubling
    /// that is computed only if a lane needs one costs nothing else.
    #[inline(always)]
    fn settle(
        self,
        sum: formulas::Sum<N, M>,
        other: impl FnOnce() -> Jacobian<M::Element>,
        skip: Mask,
    ) -> Total<N, M> {
        let Total {
            machine, infinite, ..
        } = self;
        let mut point = sum.point;
        let same_abscissa = machine.zeros(&sum.h) & !infinite & !skip;
        let mut opposite = 0;
        if same_abscissa != 0 {
            let equal = same_abscissa & machine.zeros(&sum.r);
            opposite = same_abscissa & !equal;
            point = select(
                machine,
                equal,
                &formulas::double(machine, &self.point),
                &point,
            );
        }
        if infinite != 0 {
            point = select(machine, infinite, &other(), &point);
        }
        if skip != 0 {
            point = select(machine, skip, &self.point, &point);
        }
        Total {
            machine,
            point,
            infinite: infinite & skip | opposite,
        }
    }

    /// The point with what additions need, for points that are not infinity.
    #[inline(always)]
    pub(crate) fn cached(&self) -> Cached<M::Element> {
        let [x, y, z] = self.point;
        let s = self.machine.square(&z);
        [x, y, z, s, self.machine.mul(&s, &z)]
    }
}

/// 1 in all lanes.
#[inline(always)]
fn one<const N: usize, M: Machine<N>>(machine: M) -> M::Element {
    machine.load(&[[1, 0, 0, 0]; N])
}

#[inline(always)]
fn select<const N: usize, M: Machine<N>>(
    machine: M,
    lanes: Mask,
    one: &Jacobian<M::Element>,
    zero: &Jacobian<M::Element>,
) -> Jacobian<M::Element> {
    let mut chosen = *zero;
    for (out, one) in chosen.iter_mut().zip(one) {
        *out = machine.select(lanes, one, out);
    }
    chosen
}
