//! The group of [`crate::edwards`], by the same formulas with four products at a time.

use super::elements::{Elements, Sums, chosen};
use super::{COUNT, Entry, Machine, Number, Order};
use crate::edwards;
use crate::field::Fe;
use limbforge_fields::edwards25519 as curve;

/// A point in extended coordinates: the lanes are X, Y, Z, T.
#[derive(Clone, Copy)]
pub(super) struct Point<M: Machine>(Elements<M>);

/// A point to be added often: Y − X, Y + X, 2·Z, 2·d·T, or half of each.
#[derive(Clone, Copy)]
pub(super) struct Cached<M: Machine>(Elements<M>);

/// The factors of a sum: E, H, G, F with X = E·F, Y = G·H, Z = F·G, T = E·H.
#[derive(Clone, Copy)]
struct Factors<M: Machine>(Sums<M>);

/// E, G, F, E: the left sides of X, Y, Z and T.
const LEFT: Order = [0, 2, 3, 0];
/// F, H, G, H: the right ones.
const RIGHT: Order = [3, 1, 2, 1];
/// The same where F and G stand exchanged.
const LEFT_EXCHANGED: Order = [0, 3, 2, 0];
const RIGHT_EXCHANGED: Order = [2, 1, 3, 1];

/// Neighbours exchanged.
const NEIGHBOURS: Order = [1, 0, 3, 2];

/// What additions with the same point share: the constants of [`Point::cached`].
pub(super) struct Constants<M: Machine> {
    /// 1, 1, 2, 2·d.
    cached: Elements<M>,
}

impl<M: Machine> Constants<M> {
    #[inline(always)]
    pub(super) fn new(machine: M) -> Constants<M> {
        let two = (Fe::ONE + Fe::ONE).carry();
        let cached = Elements::of(machine, [Fe::ONE, Fe::ONE, two, Fe::EDWARDS_D2]);
        Constants { cached }
    }
}

impl<M: Machine> Point<M> {
    #[inline(always)]
    pub(super) fn identity(machine: M) -> Point<M> {
        Point(Elements::small(machine, [0, 1, 1, 0]))
    }

    #[inline(always)]
    pub(super) fn load(machine: M, point: &edwards::Point) -> Point<M> {
        Point(Elements::of(machine, [point.x, point.y, point.z, point.t]))
    }

    #[inline(always)]
    pub(super) fn store(self) -> edwards::Point {
        let [x, y, z, t] = self.0.store();
        edwards::Point {
            x: Fe::from_words(&x),
            y: Fe::from_words(&y),
            z: Fe::from_words(&z),
            t: Fe::from_words(&t),
        }
    }

    /// Y − X, Y + X, Z, T.
    #[inline(always)]
    fn difference_and_sum(self) -> Sums<M> {
        let exchanged = self.0.permuted(NEIGHBOURS);
        let both = exchanged.plus_or_minus::<0b0001>(self.0);
        both.with::<0b1100>(self.0)
    }

    /// The operand form of [`Point::add`].
    #[inline(always)]
    pub(super) fn cached(self, constants: &Constants<M>) -> Cached<M> {
        Cached(self.difference_and_sum() * constants.cached)
    }

    /// 2·self: a squaring and a product.
    ///
    /// With a = X², b = Y², c = Z², s = (X + Y)²: H = a + b, G = b − a, E = s − H = 2·X·Y, F = 2·c − G.
    #[inline(always)]
    pub(super) fn double(self) -> Point<M> {
        // X + Y in the lane that T does not need.
        let sum = self.0.permuted([0; COUNT]) + self.0.permuted([1; COUNT]);
        let squares = self.0.with::<0b1000>(sum).square();
        let (a, b) = (squares.permuted([0; COUNT]), squares.permuted([1; COUNT]));
        let hg = b.plus_or_minus::<0b1100>(a);
        let sc = squares.permuted([3, 3, 2, 2]);
        let sc = sc.with::<0b1000>(sc + sc);
        let ef = sc.carry() - hg.carry();
        Factors(hg.with::<0b1001>(ef)).product(LEFT, RIGHT)
    }

    /// self + other: two products.
    #[inline(always)]
    pub(super) fn add(self, other: &Cached<M>) -> Point<M> {
        self.factors(other).product(LEFT, RIGHT)
    }

    /// self + other, or self − other if the bit is 1. Constant-time.
    ///
    /// The opposite of a point has Y − X and Y + X exchanged and the opposite T: then C has the other sign, and F and G
    /// are exchanged.
    #[inline(always)]
    pub(super) fn add_or_subtract(self, other: &Cached<M>, negative: u64) -> Point<M> {
        let order = chosen(negative, [1, 0, 2, 3], [0, 1, 2, 3]);
        self.factors(&Cached(other.0.permuted(order))).product(
            chosen(negative, LEFT_EXCHANGED, LEFT),
            chosen(negative, RIGHT_EXCHANGED, RIGHT),
        )
    }

    /// A = (Y1 − X1)·(Y2 − X2), B = (Y1 + X1)·(Y2 + X2), D = 2·Z1·Z2, C = 2·d·T1·T2, or half of each. From these,
    /// E = B − A, H = B + A, G = D + C, F = D − C.
    #[inline(always)]
    fn factors(self, other: &Cached<M>) -> Factors<M> {
        let abdc = self.difference_and_sum() * other.0;
        let exchanged = abdc.permuted(NEIGHBOURS);
        Factors(exchanged.plus_or_minus::<0b1001>(abdc))
    }
}

/// 2·a, a + b by both additions, and a − b.
#[cfg(test)]
pub(crate) struct PointPair<'a>(pub(crate) &'a edwards::Point, pub(crate) &'a edwards::Point);

#[cfg(test)]
impl super::Job for PointPair<'_> {
    type Output = [edwards::Point; 4];

    #[inline(always)]
    fn run<M: Machine>(self, machine: M) -> [edwards::Point; 4] {
        let (a, b) = (Point::load(machine, self.0), Point::load(machine, self.1));
        let b = b.cached(&Constants::new(machine));
        [
            a.double().store(),
            a.add(&b).store(),
            a.add_or_subtract(&b, 0).store(),
            a.add_or_subtract(&b, 1).store(),
        ]
    }
}

impl<M: Machine> Factors<M> {
    #[inline(always)]
    fn product(self, left: Order, right: Order) -> Point<M> {
        Point(self.0.permuted(left) * self.0.permuted(right))
    }
}

impl<M: Machine> Cached<M> {
    /// The entry at index − 1, or the neutral element for 0. Constant-time.
    #[inline(always)]
    pub(super) fn lookup(machine: M, row: &[Entry; 16], index: u64) -> Cached<M> {
        Cached(Elements::lookup(machine, row, &curve::NEUTRAL, index))
    }

    /// An entry of the generated tables: half of Y + X, of Y − X, and of 2·d·T, with Z = 1.
    #[inline(always)]
    pub(super) fn of_entry(machine: M, [sum, difference, td]: &[Number; 3]) -> Cached<M> {
        let numbers = [*difference, *sum, [1, 0, 0, 0], *td];
        Cached(Elements::load(machine, &numbers))
    }
}
