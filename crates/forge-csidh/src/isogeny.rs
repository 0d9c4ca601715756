//! Isogenies of odd degree by Vélu's formulas on x-coordinates.
//!
//! The image of a point is that of Costello and Hisil (2017). The curve follows in twisted Edwards form (Moody and
//! Shumow 2011, theorem 3; Meyer and Reith 2018): with kernel points (X_i : Z_i), one of each pair of opposites, a +
//! 2c becomes `(a + 2c)^ℓ·∏(X_i + Z_i)^8`, and a − 2c becomes `(a − 2c)^ℓ·∏(X_i − Z_i)^8`.
//!
//! Where pairs of babies and giants stand for kernel points (`kernel`), the biquadratic relation of x(P + Q), x(P −
//! Q), x(P) and x(Q) gives both factors at once (Bernstein and others 2020, section 4). For a point x with S = (X +
//! Z)², D = (X − Z)², M = X² − Z², a baby with s, d, m likewise and a giant with e = s' + d', g = s' − d', m', they
//! are proportional to w ± v with
//!
//! - `w = 2c(S·d + D·s)·e − (2c(S·s − D·d) + a·(S − D)(s − d))·g`,
//! - `v = 8c·M·m·m'`.
//!
//! The curve needs x = ±1, where v is 0 and one of S and D as well.

use crate::arithmetic::Arithmetic;
use crate::curve::{Curve, Point};
use crate::kernel::{Bounds, Half, Kernel, Room, Shape, Sides, Squares};

/// An isogeny to apply, or only to compute.
#[derive(Clone, Copy)]
pub(crate) struct Step<F: Arithmetic> {
    /// Its degree.
    pub half: Half<F>,
    /// The lanes to apply it in. The others keep curve and points. Secret.
    pub real: u64,
    /// Whether pairs stand for multiples.
    pub pairs: bool,
}

impl<F: Arithmetic> Step<F> {
    /// Applied in all lanes, of a public degree.
    pub(crate) fn of(degree: u16) -> Step<F> {
        Step {
            half: Half::of(degree),
            real: F::lanes(|_| 1),
            pairs: true,
        }
    }
}

/// The isogeny whose kernel a point of the degree's order generates. Returns its curve, and replaces points by their
/// images.
///
/// For a kernel of another order the result is meaningless, after the same operations.
pub(crate) fn isogeny<F: Arithmetic, const REST: usize>(
    room: &mut Room<F, REST>,
    curve: &Curve<F>,
    kernel: &Point<F>,
    step: Step<F>,
    points: &mut [Point<F>],
) -> Curve<F> {
    let kernel = {
        let shape = if step.pairs {
            Shape::cheapest(&step.half.bounds, points.len())
        } else {
            Shape::PLAIN
        };
        Kernel::new(room, curve, kernel, step.half, shape)
    };
    let (a, c) = curve.fraction();
    let scaled = Scaled { a, c: c.add(&c) };
    for point in points {
        *point = Point::select(step.real, &scaled.image(&kernel, point), point);
    }
    let image = scaled.codomain(curve, &kernel);
    Curve {
        plus: F::select(step.real, &image.plus, &curve.plus),
        four: F::select(step.real, &image.four, &curve.four),
    }
}

/// a and 2c of a curve with A = a/c.
struct Scaled<F> {
    a: F,
    c: F,
}

impl<F: Arithmetic> Scaled<F> {
    /// 6 M for each baby, 5 M for each pair, 4 M for each other multiple, 2 M + 2 S at the end.
    fn image(&self, kernel: &Kernel<F>, point: &Point<F>) -> Point<F> {
        let Squares {
            sum,
            difference,
            between,
        } = Squares::of(point);
        let mixed = self.a.mul(&sum.sub(&difference));
        let (sum, difference) = (self.c.mul(&sum), self.c.mul(&difference));
        let between = self.c.mul(&between);
        let between = between.add(&between);
        let between = between.add(&between);
        let mut product = Sides::ONE;
        for baby in kernel.babies {
            let even = sum.mul(&baby.difference).add(&difference.mul(&baby.sum));
            let odd = sum.mul(&baby.sum).sub(&difference.mul(&baby.difference));
            let odd = odd.add(&mixed.mul(&baby.sum.sub(&baby.difference)));
            let baby = [even, odd, between.mul(&baby.between)];
            for giant in kernel.giants {
                F::image_pair(&mut product.0, &baby, giant);
            }
        }
        let sides = Sides::of(point);
        let product = kernel.times_rest(product, |product, multiple| {
            F::image_multiple(&mut product.0, &sides.0, &multiple.0);
        });
        let Sides([sum, difference]) = product.square();
        Point {
            x: point.x.mul(&sum),
            z: point.z.mul(&difference),
        }
    }

    /// 3 M for each baby, 6 M for each pair, 2 M for each other multiple, and the powers.
    fn codomain(&self, curve: &Curve<F>, kernel: &Kernel<F>) -> Curve<F> {
        let mut product = Sides::ONE;
        for baby in kernel.babies {
            let mixed = self.a.mul(&baby.sum.sub(&baby.difference));
            let sum = self.c.mul(&baby.sum);
            let difference = self.c.mul(&baby.difference);
            let baby = [sum, difference, sum.add(&mixed), difference.add(&mixed)];
            for [sum, difference, _] in kernel.giants {
                F::codomain_pair(&mut product.0, &baby, &[*sum, *difference]);
            }
        }
        let product = kernel.times_rest(product, |product, multiple| {
            *product = product.mul(multiple);
        });
        let fourth = product.square().square();
        // a^ℓ·Z^8 = a·(a^((ℓ−1)/2)·Z^4)², and likewise for d and Y.
        let ends = Sides([curve.plus, curve.plus.sub(&curve.four)]);
        let powers = power(&ends, kernel.half);
        let squares = powers.mul(&fourth).square();
        let Sides([plus, minus]) = ends.mul(&squares);
        Curve {
            plus,
            four: plus.sub(&minus),
        }
    }
}

/// Both to the power of half.
fn power<F: Arithmetic>(base: &Sides<F>, half: Half<F>) -> Sides<F> {
    let Bounds { least, most } = half.bounds;
    let public = least == most;
    let bits = u16::BITS - most.leading_zeros();
    let mut power = *base;
    for (count, bit) in (0..bits).rev().enumerate() {
        if public {
            if count > 0 {
                power = power.square();
                if most >> bit & 1 == 1 {
                    power = power.mul(base);
                }
            }
            continue;
        }
        let secret = half.secret.as_ref();
        let set = F::lanes(|lane| u64::from(secret[lane] >> bit & 1));
        if count == 0 {
            power = Sides::select(set, base, &Sides::ONE);
            continue;
        }
        power = power.square();
        let more = power.mul(base);
        power = Sides::select(set, &more, &power);
    }
    power
}
