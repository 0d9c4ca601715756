//! The equation of a signature by Straus' method: all scalars are read together, from the top, and share the doublings.

use super::edwards::{Cached, Constants, Point};
use super::{Job, Machine};
use crate::edwards::{self, BaseTerm, Digits, Multiple, ODD, WIDTH, index};
use limbforge_fields::edwards25519 as curve;

/// base·B + Σ multiples, all of them public.
pub(crate) struct Equation<'a> {
    pub(crate) base: &'a BaseTerm,
    pub(crate) multiples: &'a [Multiple; 2],
}

/// P, 3·P, 5·P …
type Odd<M> = [Cached<M>; ODD];

impl Job for Equation<'_> {
    type Output = edwards::Point;

    #[inline(always)]
    fn run<M: Machine>(self, machine: M) -> edwards::Point {
        let Equation { base, multiples } = self;
        let constants = Constants::new(machine);
        let odd = odd_multiples(
            &constants,
            multiples.each_ref().map(|m| Point::load(machine, &m.point)),
        );
        let digits = multiples
            .each_ref()
            .map(|m| Digits::vartime_new(&m.scalar, WIDTH));
        let len = digits.iter().map(|d| d.len).fold(base.len, usize::max);
        let mut sum = Point::identity(machine);
        for place in (0..len).rev() {
            sum = sum.double();
            for (digits, odd) in digits.iter().zip(&odd) {
                let digit = digits.at(place);
                if digit != 0 {
                    sum = sum.add_or_subtract(&odd[index(digit)], u64::from(digit < 0));
                }
            }
            for (digits, odd) in [
                (&base.low, &curve::BASE_ODD),
                (&base.high, &curve::BASE_ODD_128),
            ] {
                let digit = digits.at(place);
                if digit != 0 {
                    let entry = Cached::of_entry(machine, &odd[index(digit)]);
                    sum = sum.add_or_subtract(&entry, u64::from(digit < 0));
                }
            }
        }
        sum.store()
    }
}

/// Of both points: the products of one fill the waits of the other.
#[inline(always)]
fn odd_multiples<M: Machine>(constants: &Constants<M>, points: [Point<M>; 2]) -> [Odd<M>; 2] {
    let [mut p, mut q] = points;
    let twice = [p, q].map(|point| point.double().cached(constants));
    let [mut of_p, mut of_q] = [p, q].map(|point| [point.cached(constants); ODD]);
    for (p_entry, q_entry) in of_p[1..].iter_mut().zip(&mut of_q[1..]) {
        p = p.add(&twice[0]);
        q = q.add(&twice[1]);
        *p_entry = p.cached(constants);
        *q_entry = q.cached(constants);
    }
    [of_p, of_q]
}
