//! Which multiples of a kernel's generator are computed, and products over all of them.
//!
//! Bernstein, De Feo, Leroux and Smith (2020, eprint 2020/341, "square-root Vélu"): with b babies J = {1, 3, …, 2b −
//! 1} and b' giants I = {2b, 6b, 10b, …} the sums and differences of both are the odd numbers below 4bb', and {2, 4,
//! …, 2k} are up to sign the odd ones from there to ℓ. Products over sums and differences need no points but J and I:
//! a quadratic polynomial of a baby, at a giant, stands for both. Here it is evaluated for each pair. For degrees
//! below 600 this takes fewer multiplications than trees of polynomials: 5 M instead of 8 M to map a point by two
//! multiples, and 6 M instead of 16 M + 4 S for the curve.

use crate::arithmetic::Arithmetic;
use crate::curve::{Curve, Point};

/// Public bounds on (ℓ − 1)/2 for a degree ℓ. Operations depend on the bounds alone.
#[derive(Clone, Copy)]
pub(crate) struct Bounds {
    /// A lower bound.
    pub least: u16,
    /// An upper bound.
    pub most: u16,
}

impl Bounds {
    /// Of a public degree.
    pub(crate) fn of(degree: u16) -> Bounds {
        let half = degree >> 1;
        Bounds {
            least: half,
            most: half,
        }
    }
}

/// (ℓ − 1)/2 for a degree ℓ in each lane, which may be secret within public bounds.
#[derive(Clone, Copy)]
pub(crate) struct Half<F: Arithmetic> {
    /// The bounds in all lanes.
    pub bounds: Bounds,
    /// The values, between the bounds.
    pub secret: F::Each<u16>,
}

impl<F: Arithmetic> Half<F> {
    /// Of a public degree, the same in all lanes.
    pub(crate) fn of(degree: u16) -> Half<F> {
        let bounds = Bounds::of(degree);
        Half {
            bounds,
            secret: F::each(|_| bounds.most),
        }
    }

    /// The lanes in which the i-th multiple counts, from 1 on.
    pub(crate) fn has(&self, i: u16) -> u64 {
        let secret = self.secret.as_ref();
        F::lanes(|lane| u64::from(secret[lane].wrapping_sub(i) >> 15) ^ 1)
    }
}

const BABIES: usize = 12;
const GIANTS: usize = 32;
/// (587 − 1)/2: half of the largest kernel.
pub(crate) const MOST: usize = 293;

/// How many babies and giants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    pub babies: usize,
    pub giants: usize,
}

impl Shape {
    /// Each multiple for itself.
    pub(crate) const PLAIN: Shape = Shape {
        babies: 0,
        giants: 0,
    };

    /// The number of multiples that pairs stand for.
    pub(crate) fn pairs(self) -> usize {
        2 * self.babies * self.giants
    }

    /// Multiplications and squarings for a kernel with so many points to map, without what all shapes need.
    fn cost(self, half: &Bounds, points: usize) -> usize {
        let Shape { babies, giants } = self;
        let rest = usize::from(half.most) - self.pairs();
        let kernel = 6 * (babies + giants + rest) + 3 * (babies + giants);
        let codomain = 3 * babies + 3 * self.pairs() + 2 * rest;
        kernel + codomain + points * self.map(half)
    }

    /// Those to map one point.
    fn map(self, half: &Bounds) -> usize {
        let rest = usize::from(half.most) - self.pairs();
        6 * self.babies + 5 * self.pairs() / 2 + 4 * rest + 6
    }

    /// The cheapest.
    pub(crate) fn cheapest(half: &Bounds, points: usize) -> Shape {
        let mut best = Shape::PLAIN;
        let mut least = best.cost(half, points);
        for babies in 2..=BABIES {
            let giants = (usize::from(half.least) / (2 * babies)).min(GIANTS);
            let shape = Shape { babies, giants };
            let cost = shape.cost(half, points);
            if giants > 0 && cost < least {
                (best, least) = (shape, cost);
            }
        }
        best
    }
}

/// Multiplications and squarings to map a point, of which two are likely to be mapped.
pub(crate) fn map_cost(half: &Bounds) -> u32 {
    Shape::cheapest(half, 2).map(half) as u32
}

/// X + Z and X − Z of a point: (Z : Y) on the Edwards curve. Also any two factors.
#[derive(Clone, Copy)]
pub(crate) struct Sides<F>(pub [F; 2]);

impl<F: Arithmetic> Sides<F> {
    pub(crate) const ONE: Sides<F> = Sides([F::ONE; 2]);

    pub(crate) fn of(point: &Point<F>) -> Sides<F> {
        Sides([point.x.add(&point.z), point.x.sub(&point.z)])
    }

    pub(crate) fn mul(&self, Sides(other): &Sides<F>) -> Sides<F> {
        let Sides([sum, difference]) = self;
        Sides([sum.mul(&other[0]), difference.mul(&other[1])])
    }

    pub(crate) fn square(&self) -> Sides<F> {
        let Sides([sum, difference]) = self;
        Sides([sum.square(), difference.square()])
    }

    pub(crate) fn select(choice: u64, yes: &Sides<F>, no: &Sides<F>) -> Sides<F> {
        let (Sides(yes), Sides(no)) = (yes, no);
        Sides([
            F::select(choice, &yes[0], &no[0]),
            F::select(choice, &yes[1], &no[1]),
        ])
    }
}

/// (X + Z)², (X − Z)² and X² − Z² of a point.
#[derive(Clone, Copy)]
pub(crate) struct Squares<F> {
    pub sum: F,
    pub difference: F,
    pub between: F,
}

impl<F: Arithmetic> Squares<F> {
    const ZERO: Squares<F> = Squares {
        sum: F::ZERO,
        difference: F::ZERO,
        between: F::ZERO,
    };

    pub(crate) fn of(point: &Point<F>) -> Squares<F> {
        let Sides([sum, difference]) = Sides::of(point);
        Squares {
            sum: sum.square(),
            difference: difference.square(),
            between: sum.mul(&difference),
        }
    }
}

/// Memory for a kernel with at most so many multiples for which no pair stands.
pub(crate) struct Room<F, const REST: usize> {
    babies: [Squares<F>; BABIES],
    giants: [[F; 3]; GIANTS],
    rest: [Sides<F>; REST],
}

impl<F: Arithmetic, const REST: usize> Room<F, REST> {
    /// To be overwritten.
    pub(crate) fn new() -> Room<F, REST> {
        Room {
            babies: [Squares::ZERO; BABIES],
            giants: [[F::ZERO; 3]; GIANTS],
            rest: [Sides::ONE; REST],
        }
    }
}

/// The multiples of a generator.
pub(crate) struct Kernel<'r, F: Arithmetic> {
    pub half: Half<F>,
    pub babies: &'r [Squares<F>],
    /// For a giant e = (X + Z)² + (X − Z)², g = (X + Z)² − (X − Z)² and m = X² − Z².
    pub giants: &'r [[F; 3]],
    rest: &'r [Sides<F>],
}

impl<'r, F: Arithmetic> Kernel<'r, F> {
    /// Of a generator.
    pub(crate) fn new<const REST: usize>(
        room: &'r mut Room<F, REST>,
        curve: &Curve<F>,
        generator: &Point<F>,
        half: Half<F>,
        shape: Shape,
    ) -> Kernel<'r, F> {
        let babies = &mut room.babies[..shape.babies];
        let giants = &mut room.giants[..shape.giants];
        let rest = &mut room.rest[..usize::from(half.bounds.most) - shape.pairs()];
        let double = curve.double(generator);
        if shape.giants > 0 {
            pairs(babies, giants, curve, generator, &double);
            multiples(rest, curve, &double);
        } else {
            multiples(rest, curve, generator);
        }
        Kernel {
            half,
            babies,
            giants,
            rest,
        }
    }

    /// A product that goes on with the factors of the multiples for which no pair stands. Those past the lower bound
    /// only count if the secret says so.
    pub(crate) fn times_rest(
        &self,
        product: Sides<F>,
        times: impl Fn(&mut Sides<F>, &Sides<F>),
    ) -> Sides<F> {
        let pairs = self.half.bounds.most - self.rest.len() as u16;
        (pairs + 1..)
            .zip(self.rest)
            .fold(product, |product, (i, sides)| {
                let mut next = product;
                times(&mut next, sides);
                if i <= self.half.bounds.least {
                    next
                } else {
                    Sides::select(self.half.has(i), &next, &product)
                }
            })
    }
}

/// The babies and giants of a generator and its double, at least two babies.
fn pairs<F: Arithmetic>(
    babies: &mut [Squares<F>],
    giants: &mut [[F; 3]],
    curve: &Curve<F>,
    generator: &Point<F>,
    double: &Point<F>,
) {
    // (2i + 1)·P
    let mut points = [*generator; BABIES];
    for i in 1..babies.len() {
        let before = if i == 1 { generator } else { &points[i - 2] };
        points[i] = points[i - 1].add(double, before);
    }
    for (baby, point) in babies.iter_mut().zip(&points) {
        *baby = Squares::of(point);
    }
    // 2b·P is twice b·P, or the sum of (b + 1)·P and (b − 1)·P.
    let middle = babies.len() / 2;
    let first = if babies.len() % 2 == 1 {
        curve.double(&points[middle])
    } else {
        points[middle].add(&points[middle - 1], double)
    };
    let step = curve.double(&first);
    let (mut before, mut this) = (first, first);
    for (i, giant) in giants.iter_mut().enumerate() {
        if i > 0 {
            // 6b − 4b = 2b, whose negative has the same x.
            (before, this) = (this, this.add(&step, &before));
        }
        let squares = Squares::of(&this);
        *giant = [
            squares.sum.add(&squares.difference),
            squares.sum.sub(&squares.difference),
            squares.between,
        ];
    }
}

/// The multiples 1, 2, 3, … of a point.
fn multiples<F: Arithmetic>(all: &mut [Sides<F>], curve: &Curve<F>, point: &Point<F>) {
    let (mut before, mut this) = (*point, *point);
    for (i, sides) in all.iter_mut().enumerate() {
        match i {
            0 => {}
            1 => this = curve.double(point),
            _ => (before, this) = (this, this.add(point, &before)),
        }
        *sides = Sides::of(&this);
    }
}

#[cfg(test)]
mod tests {
    use super::{Bounds, Half, Shape};
    use limbforge_fields::csidh512::Element;

    #[test]
    fn multiples_up_to_the_secret_count() {
        for secret in 1..=293 {
            let half = Half::<Element> {
                bounds: Bounds {
                    least: 1,
                    most: 293,
                },
                secret: [secret],
            };
            for i in 1..=293 {
                assert_eq!(half.has(i), u64::from(i <= secret), "{i} of {secret}");
            }
        }
    }

    #[test]
    fn pairs_stand_for_multiples_that_always_count() {
        for least in 1..=293 {
            for most in [least, least + 20, 293].map(|most| most.min(293)) {
                for points in 0..8 {
                    let shape = Shape::cheapest(&Bounds { least, most }, points);
                    assert!(shape.pairs() <= usize::from(least), "{shape:?} for {least}");
                }
            }
        }
    }
}
