//! The action of secret exponents, in constant time: CTIDH (Banegas, Campos, Chou, Lange, Meyer, Smith and Sotáková
//! 2021, eprint 2021/633).
//!
//! Each batch takes as many steps in each direction as its bounds say, whatever the key. A step serves one prime of
//! its batch, or none, and which one is secret: its isogeny goes through the operations for the largest prime of the
//! batch (there: Matryoshka isogeny). A step fails if the random point has no part of the prime's order. How often is
//! public and the same for all primes of a batch: a coin gives up steps of larger primes, and steps that serve none.
//! So the sequence of failures, which decides the time, depends on no secret.
//!
//! The coins of a block are thrown before its point is cleared of primes, so that it is also cleared of those whose
//! steps are given up. A failed step therefore leaves no part of its prime in the points of the block.
//!
//! In several lanes, each lane has a key, a curve, random points and outcomes of its own. All lanes take the steps that
//! any lane needs; where a lane does not need one or failed, its curve and points stay. A lane's outcomes have the same
//! distribution for all its keys and are independent of the others', so that all outcomes together depend on no secret.
//! A lane without steps left in a batch and direction has no outcome there: its number of steps is public, and none of
//! its exponents in this direction is left.
//!
//! Different from there:
//!
//! - All steps of a block have one direction, which is public. One point then does where CTIDH carries two. A batch
//!   bounds the sum of its positive exponents and that of its negative ones, instead of the sum of both: some 10 %
//!   more steps for as many keys, each of which takes about half the multiplications of points.
//! - The point is cleared of each prime by a public chain, with a selection for the prime that it is to keep. A step
//!   that serves no prime then needs no multiplication.
//! - The kernels follow from a strategy. Its order is descending, so that a chain for a prime only meets points whose
//!   order has a larger factor, and adds none whose difference is neutral. Where points are cleared, a ladder takes
//!   the two largest primes for the same reason. What remains is a point that lacks the parts of several large primes
//!   at once: one in 2^26 at most.

use crate::arithmetic::Arithmetic;
use crate::ct;
use crate::curve::{Curve, Point, SecretChain};
use crate::elligator;
use crate::isogeny::{Step, isogeny};
use crate::kernel::{Half, Room, map_cost};
use crate::primes::{CHAINS, COUNT, PRIMES};
use crate::scalar::{Scalar, vartime_ladder};
use crate::space::{Batch, Layout};
use crate::strategy::{Cost, Strategy};
use crate::stream::{self, Stream};

/// Who is told the outcomes on which the time depends.
pub trait Observer {
    /// A step succeeded (1) or failed (0). The answer is the outcome; a checker of secrets declares it public here.
    fn outcome(&mut self, outcome: u64) -> u64 {
        outcome
    }
}

impl Observer for () {}

/// The coefficients after the action of secret exponents within a layout's space. Supersingular curves only.
///
/// Each lane has exponents and a stream. The exponents are used up: the caller wipes them.
pub(crate) fn action<F: Arithmetic, const REST: usize>(
    layout: &Layout,
    coefficient: &F,
    exponents: &mut [[i8; COUNT]],
    random: &mut [Stream],
    observer: &mut impl Observer,
) -> F {
    let mut walk = Walk {
        layout,
        curve: Curve::from_coefficient(coefficient),
        room: Room::<F, REST>::new(),
        exponents,
        random,
        observer,
    };
    let mut left = [[0; COUNT]; 2];
    for (at, batch) in layout.batches.iter().enumerate() {
        for (left, bound) in left.iter_mut().zip(batch.bounds) {
            left[at] = bound;
        }
    }
    let mut left = left.map(|left| F::each(|_| left));
    loop {
        let most = left.map(|left| left.as_ref().as_flattened().iter().max().copied());
        let direction = usize::from(most[1] > most[0]);
        if most[direction] == Some(0) {
            return walk.curve.coefficient();
        }
        walk.block(direction, &mut left[direction]);
    }
}

/// A step that a batch is to take in each lane.
#[derive(Clone, Copy)]
struct Choice<F: Arithmetic> {
    /// The batch, public.
    batch: usize,
    /// The lanes that have steps of the batch left, public.
    active: u64,
    /// The places of the primes in their batch, secret.
    place: F::Each<u64>,
    /// The lanes whose prime needs the step, secret.
    real: u64,
    /// The lanes that give up the step, secret until its outcome is told.
    given_up: u64,
}

impl<F: Arithmetic> Choice<F> {
    fn none() -> Choice<F> {
        Choice {
            batch: 0,
            active: 0,
            place: F::each(|_| 0),
            real: 0,
            given_up: 0,
        }
    }

    /// The lanes in which the point is to keep the part of the place's order.
    fn keeps(&self, place: u64) -> u64 {
        let places = self.place.as_ref();
        self.real & !self.given_up & F::lanes(|lane| ct::equal(places[lane], place))
    }

    /// The entry of each lane's prime in a list of a batch's entries.
    fn lookup(&self, entries: impl Iterator<Item = u64> + Clone) -> F::Each<u64> {
        let places = self.place.as_ref();
        F::each(|lane| ct::lookup(entries.clone(), places[lane]))
    }
}

/// The place of the first exponent of a batch with the direction's sign, and 1 if there is one.
fn first(batch: &Batch, exponents: &[i8; COUNT], direction: usize) -> (u64, u64) {
    let (mut found, mut real) = (0, 0);
    for (place, e) in (0..).zip(&exponents[batch.range()]) {
        let bits = u64::from(e.cast_unsigned());
        let this = ct::is_nonzero(bits) & ct::equal(bits >> 7, direction as u64);
        let first = this & (real ^ 1);
        found |= ct::mask(first) & place;
        real |= first;
    }
    (found, real)
}

/// A range of the list of steps. Its point has the place of the node.
#[derive(Clone, Copy)]
struct Node {
    from: usize,
    to: usize,
}

struct Walk<'w, F: Arithmetic, O, const REST: usize> {
    layout: &'w Layout,
    curve: Curve<F>,
    room: Room<F, REST>,
    exponents: &'w mut [[i8; COUNT]],
    random: &'w mut [Stream],
    observer: &'w mut O,
}

impl<F: Arithmetic, O: Observer, const REST: usize> Walk<'_, F, O, REST> {
    /// One step in a direction of each batch that has some left in some lane, with random points.
    fn block(&mut self, direction: usize, left: &mut F::Each<[u8; COUNT]>) {
        let mut list = [Choice::none(); COUNT];
        let mut costs = [Cost::default(); COUNT];
        let mut count = 0;
        for at in (0..self.layout.batches.len()).rev() {
            let active = F::lanes(|lane| u64::from(left.as_ref()[lane][at] > 0));
            if active > 0 {
                list[count] = self.choose(at, active, direction);
                costs[count] = cost(&self.layout.batches[at]);
                count += 1;
            }
        }
        let list = &list[..count];
        let pair = elligator::points(&self.curve, &stream::elements(self.random));
        let strategy = Strategy::cheapest(&costs[..count]);
        let mut points = [self.clear(list, &pair[direction]); COUNT];
        let mut nodes = [Node { from: 0, to: count }; COUNT];
        let mut depth = 1_usize;
        while let Some(top) = depth.checked_sub(1) {
            let Node { from, to } = nodes[top];
            if to - from > 1 {
                let at = strategy.split(from, to);
                nodes[top].from = at;
                nodes[depth] = Node { from, to: at };
                points[depth] = self.multiply(&points[top], &list[at..to]);
                depth += 1;
                continue;
            }
            depth = top;
            let (kept, kernel) = points.split_at_mut(top);
            let done = self.step(&list[from], direction, &kernel[0], kept);
            for (lane, left) in left.as_mut().iter_mut().enumerate() {
                left[list[from].batch] -= (done >> lane & 1) as u8;
            }
        }
    }

    /// The step of a batch in each lane, and whether it is given up.
    fn choose(&mut self, at: usize, active: u64, direction: usize) -> Choice<F> {
        let batch = &self.layout.batches[at];
        let found = F::each(|lane| first(batch, &self.exponents[lane], direction));
        let found = found.as_ref();
        let mut choice = Choice::<F> {
            batch: at,
            active,
            place: F::each(|lane| found[lane].0),
            real: F::lanes(|lane| found[lane].1),
            given_up: 0,
        };
        let coins = choice.lookup(self.layout.coins[batch.range()].iter().copied());
        let dummy = u64::MAX / u64::from(batch.least());
        choice.given_up = F::lanes(|lane| {
            let chance = ct::select(found[lane].1, coins.as_ref()[lane], dummy);
            ct::less(self.random[lane].word(), chance)
        });
        choice
    }

    /// The multiple by 4 and all primes but those that the steps are to keep.
    fn clear(&self, list: &[Choice<F>], point: &Point<F>) -> Point<F> {
        let mut point = self.curve.double(&self.curve.double(point));
        let mut later = list.iter().rev().peekable();
        for (at, batch) in self.layout.batches.iter().enumerate() {
            let choice = later.next_if(|choice| choice.batch == at);
            for (place, i) in (0..).zip(batch.range()) {
                let multiple = if i + 2 < COUNT {
                    self.curve.multiply(&point, &CHAINS[i])
                } else {
                    vartime_ladder(&self.curve, &point, &Scalar::new(PRIMES[i].into()))
                };
                point = match choice {
                    Some(choice) => Point::select(choice.keeps(place), &point, &multiple),
                    None => multiple,
                };
            }
        }
        point
    }

    /// The multiple by the primes of some steps.
    fn multiply(&self, point: &Point<F>, list: &[Choice<F>]) -> Point<F> {
        list.iter().fold(*point, |point, choice| {
            let batch = &self.layout.batches[choice.batch];
            let chains = &CHAINS[batch.range()];
            let chain = SecretChain {
                bits: choice.lookup(chains.iter().map(|chain| chain.bits.into())),
                steps: choice.lookup(chains.iter().map(|chain| chain.steps.into())),
            };
            self.curve.multiply_secret(&point, chain, batch.steps)
        })
    }

    /// Takes a step: the lanes in which it counts. Points and the curve are mapped where it was real.
    fn step(
        &mut self,
        choice: &Choice<F>,
        direction: usize,
        kernel: &Point<F>,
        kept: &mut [Point<F>],
    ) -> u64 {
        let batch = &self.layout.batches[choice.batch];
        let failed = choice.given_up | (choice.real & kernel.is_neutral());
        let mut done = 0;
        for lane in (0..F::LANES).filter(|lane| choice.active >> lane & 1 == 1) {
            done |= self.observer.outcome(failed >> lane & 1 ^ 1) << lane;
        }
        if done == 0 {
            return 0;
        }
        let real = choice.real & done;
        let primes = choice.lookup(PRIMES[batch.range()].iter().map(|p| u64::from(*p)));
        let half = Half {
            bounds: batch.half(),
            secret: F::each(|lane| (primes.as_ref()[lane] >> 1) as u16),
        };
        let pairs = true;
        let step = Step { half, real, pairs };
        self.curve = isogeny(&mut self.room, &self.curve, kernel, step, kept);
        let one = [1, -1][direction];
        for (lane, exponents) in self.exponents.iter_mut().enumerate() {
            for (place, e) in (0..).zip(&mut exponents[batch.range()]) {
                let this = real >> lane & 1 & ct::equal(place, choice.place.as_ref()[lane]);
                *e = e.wrapping_sub(one & ct::mask(this) as i8);
            }
        }
        done
    }
}

fn cost(batch: &Batch) -> Cost {
    Cost {
        multiply: 6 * (u32::from(batch.steps) + 1),
        map: map_cost(&batch.half()),
    }
}
