//! The quick action of public exponents.
//!
//! Each turn serves one direction, with a point that Elligator gives on the wanted twist, and the cheapest strategy for
//! the primes that need a step.

use crate::curve::{Curve, Point};
use crate::elligator;
use crate::field::Field;
use crate::isogeny::{Step, isogeny};
use crate::kernel::{Bounds, MOST, Room, map_cost};
use crate::primes::{CHAINS, COUNT, PRIMES};
use crate::strategy::{Cost, Strategy};
use crate::stream::Stream;

/// The coefficient after the action of public exponents, given a coefficient. Supersingular curves only.
pub(crate) fn vartime_action<F: Field>(
    coefficient: &F,
    exponents: &[i8; COUNT],
    random: &mut Stream,
) -> F {
    let mut curve = Curve::from_coefficient(coefficient);
    let mut room = Room::new();
    let mut left: [[u8; COUNT]; 2] = [
        exponents.map(|e| e.max(0).unsigned_abs()),
        exponents.map(|e| e.min(0).unsigned_abs()),
    ];
    loop {
        let turns = left
            .each_ref()
            .map(|left| left.iter().max().copied().unwrap_or(0));
        if turns == [0, 0] {
            return curve.coefficient();
        }
        let twist = usize::from(turns[1] > turns[0]);
        let point = elligator::points(&curve, &random.element())[twist];
        curve = turn(&mut room, &curve, &point, &mut left[twist]);
    }
}

/// A point for the primes of a range of the list.
#[derive(Clone, Copy)]
struct Node {
    from: usize,
    to: usize,
}

/// One step for each prime that has some left and that divides the point's order.
fn turn<F: Field>(
    room: &mut Room<F, MOST>,
    curve: &Curve<F>,
    point: &Point<F>,
    left: &mut [u8; COUNT],
) -> Curve<F> {
    let mut curve = *curve;
    let mut point = curve.double(&curve.double(point));
    // Descending: a chain then only multiplies points whose order has a larger factor, so that it is right.
    let mut list = [0; COUNT];
    let mut count = 0;
    for i in (0..COUNT).rev() {
        if left[i] > 0 {
            list[count] = i;
            count += 1;
        }
    }
    for i in (0..COUNT).filter(|i| left[*i] == 0) {
        point = curve.multiply(&point, &CHAINS[i]);
    }
    let list = &list[..count];
    let mut costs = [Cost::default(); COUNT];
    for (cost, i) in costs.iter_mut().zip(list) {
        *cost = self::cost(*i);
    }
    let strategy = Strategy::cheapest(&costs[..count]);
    let mut points = [point; COUNT];
    let mut nodes = [Node { from: 0, to: count }; COUNT];
    let mut depth = 1_usize;
    while let Some(top) = depth.checked_sub(1) {
        let Node { from, to } = nodes[top];
        if to - from > 1 {
            let at = strategy.split(from, to);
            nodes[top].from = at;
            nodes[depth] = Node { from, to: at };
            points[depth] = list[at..to]
                .iter()
                .fold(points[top], |point, i| curve.multiply(&point, &CHAINS[*i]));
            depth += 1;
            continue;
        }
        depth = top;
        let (kept, kernel) = points.split_at_mut(top);
        if kernel[0].is_neutral() == 0 {
            let step = Step::of(PRIMES[list[from]]);
            curve = isogeny(room, &curve, &kernel[0], step, kept);
            left[list[from]] -= 1;
        }
    }
    curve
}

fn cost(i: usize) -> Cost {
    Cost {
        multiply: 6 * (u32::from(CHAINS[i].steps) + 1),
        map: map_cost(&Bounds::of(PRIMES[i])),
    }
}
