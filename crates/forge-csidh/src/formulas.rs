//! Formulas of which `formulas/` has a text, by calls. [`Field`](crate::field::Field) may have each as one program.

use crate::arithmetic::Arithmetic;

/// A point X : Z plus another, for their difference: 4 M + 2 S.
#[inline(always)]
pub(crate) fn montgomery_add<F: Arithmetic>(
    point: &mut [F; 2],
    [x2, z2]: &[F; 2],
    [xd, zd]: &[F; 2],
) {
    let [x1, z1] = *point;
    let left = x1.add(&z1).mul(&x2.sub(z2));
    let right = x1.sub(&z1).mul(&x2.add(z2));
    *point = [
        left.add(&right).square().mul(zd),
        left.sub(&right).square().mul(xd),
    ];
}

/// A product times both factors of a multiple of the kernel's generator, for the image of a point: 4 M. Point and
/// multiple are X + Z and X − Z.
#[inline(always)]
pub(crate) fn image_multiple<F: Arithmetic>(
    product: &mut [F; 2],
    [sum, difference]: &[F; 2],
    multiple: &[F; 2],
) {
    let left = difference.mul(&multiple[0]);
    let right = sum.mul(&multiple[1]);
    *product = [
        product[0].mul(&left.add(&right)),
        product[1].mul(&left.sub(&right)),
    ];
}

/// A product times both factors of a baby and a giant, for the image of a point: 5 M. The point with the baby is the
/// even part, the odd part and the part between.
#[inline(always)]
pub(crate) fn image_pair<F: Arithmetic>(
    product: &mut [F; 2],
    [even, odd, between]: &[F; 3],
    giant: &[F; 3],
) {
    let w = even.mul(&giant[0]).sub(&odd.mul(&giant[1]));
    let v = between.mul(&giant[2]);
    *product = [product[0].mul(&w.add(&v)), product[1].mul(&w.sub(&v))];
}

/// A product times both factors of a baby and a giant, for the curve: 6 M. The baby is its sum and its difference, both
/// also with the mixed part added.
#[inline(always)]
pub(crate) fn codomain_pair<F: Arithmetic>(
    product: &mut [F; 2],
    [sum, difference, from_sum, from_difference]: &[F; 4],
    giant: &[F; 2],
) {
    let plus = sum.mul(&giant[0]).add(&from_difference.mul(&giant[1]));
    let minus = difference.mul(&giant[0]).sub(&from_sum.mul(&giant[1]));
    *product = [product[0].mul(&plus), product[1].mul(&minus)];
}
