//! The formulas of `formulas/jacobian_*.formula`, whose algebra `limbforge formula` proves, in lanes.
//!
//! Points are in Jacobian coordinates: x = X/Z² and y = Y/Z³.

use crate::machine::Machine;

/// X, Y and Z.
pub(crate) type Jacobian<E> = [E; 3];
/// X, Y, Z, Z² and Z³.
pub(crate) type Cached<E> = [E; 5];
/// x and y.
pub(crate) type Affine<E> = [E; 2];

/// A sum, and the differences of abscissas and ordinates up to factors that are not 0.
pub(crate) struct Sum<const N: usize, M: Machine<N>> {
    pub(crate) point: Jacobian<M::Element>,
    pub(crate) h: M::Loose,
    pub(crate) r: M::Loose,
}

/// `jacobian_double_a3`: 4 M + 4 S.
#[inline(always)]
pub(crate) fn double<const N: usize, M: Machine<N>>(
    m: M,
    [x1, y1, z1]: &Jacobian<M::Element>,
) -> Jacobian<M::Element> {
    let d = m.square(z1);
    let g = m.square(y1);
    let third = m.mul(&m.sub(x1, &d), &m.add(x1, &d));
    let a = m.add(&third, &m.halve(&third));
    let b = m.mul(x1, &g);
    let x3 = m.carry(&m.sub(&m.square(&a), &m.carry(&m.add(&b, &b))));
    let y3 = m.sub(&m.mul(&a, &m.sub(&b, &x3)), &m.square(&g));
    [x3, m.carry(&y3), m.mul(y1, z1)]
}

/// `jacobian_add_cached`: 11 M + 3 S.
#[inline(always)]
pub(crate) fn add_cached<const N: usize, M: Machine<N>>(
    m: M,
    [x1, y1, z1]: &Jacobian<M::Element>,
    [x2, y2, z2, s2, c2]: &Cached<M::Element>,
) -> Sum<N, M> {
    let [u1, v1] = [m.mul(x1, s2), m.mul(y1, c2)];
    chord(m, [u1, v1, m.mul(z1, z2)], z1, [x2, y2])
}

/// `jacobian_add_affine`: 8 M + 3 S.
#[inline(always)]
pub(crate) fn add_affine<const N: usize, M: Machine<N>>(
    m: M,
    [x1, y1, z1]: &Jacobian<M::Element>,
    [x2, y2]: &Affine<M::Element>,
) -> Sum<N, M> {
    chord(m, [*x1, *y1, *z1], z1, [x2, y2])
}

/// The common part, once the first point has the denominators of both.
#[inline(always)]
fn chord<const N: usize, M: Machine<N>>(
    m: M,
    [u1, v1, zz]: [M::Element; 3],
    z1: &M::Element,
    [x2, y2]: [&M::Element; 2],
) -> Sum<N, M> {
    let s1 = m.square(z1);
    let c1 = m.mul(&s1, z1);
    let h = m.sub(&m.mul(x2, &s1), &u1);
    let r = m.sub(&m.mul(y2, &c1), &v1);
    let hh = m.square(&h);
    let hhh = m.mul(&h, &hh);
    let w = m.mul(&u1, &hh);
    let x3 = m.sub(
        &m.carry(&m.sub(&m.square(&r), &hhh)),
        &m.carry(&m.add(&w, &w)),
    );
    let x3 = m.carry(&x3);
    let y3 = m.sub(&m.mul(&r, &m.sub(&w, &x3)), &m.mul(&v1, &hhh));
    let point = [x3, m.carry(&y3), m.mul(&zz, &h)];
    Sum { point, h, r }
}
