//! The action of secret exponents, in constant time: CTIDH (Banegas, Campos, Chou, Lange, Meyer, Smith and Sotáková
//! 2021, eprint 2021/633).
//!
//! Each batch takes as many steps in each direction as its bounds say, whatever the key. A step serves one prime of
//! its batch, or none, and which one is secret: its isogeny goes through the operations for the largest prime of the
//! batch (there: Matryoshka isogeny). A step fails if the random point has no part of the prime's order. How often is
//! public and the same for all primes of a batch: a coin gives up steps of larger primes, and steps that serve none.
//! So the sequence of failures, which decides the time, depends on no secret.
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

use crate::ct;
use crate::curve::{Curve, Point, SecretChain};
use crate::elligator;
use crate::field::Field;
use crate::isogeny::{Step, isogeny};
use crate::kernel::map_cost;
use crate::primes::{CHAINS, COUNT, PRIMES};
use crate::scalar::{Scalar, vartime_ladder};
use crate::space::{Batch, Layout};
use crate::strategy::{Cost, Strategy};
use crate::stream::Stream;
use crate::wipe::Wiped;

/// Who is told the outcomes on which the time depends.
pub trait Observer {
    /// A step succeeded (1) or failed (0). The answer is the outcome; a checker of secrets declares it public here.
    fn outcome(&mut self, outcome: u64) -> u64 {
        outcome
    }
}

impl Observer for () {}

/// The coefficient after the action of secret exponents within a layout's space. Supersingular curves only.
pub(crate) fn action<F: Field>(
    layout: &Layout,
    coefficient: &F,
    exponents: &[i8; COUNT],
    random: &mut Stream,
    observer: &mut impl Observer,
) -> F {
    let mut walk = Walk {
        layout,
        curve: Curve::from_coefficient(coefficient),
        exponents: Wiped(*exponents),
        random,
        observer,
    };
    let mut left = [[0; COUNT]; 2];
    for (at, batch) in layout.batches.iter().enumerate() {
        for (left, bound) in left.iter_mut().zip(batch.bounds) {
            left[at] = bound;
        }
    }
    loop {
        let most = left.map(|left| left.into_iter().max());
        let direction = usize::from(most[1] > most[0]);
        if most[direction] == Some(0) {
            return walk.curve.coefficient();
        }
        walk.block(direction, &mut left[direction]);
    }
}

/// A step that a batch is to take.
#[derive(Clone, Copy, Default)]
struct Choice {
    /// The batch, public.
    batch: usize,
    /// The place of the prime in its batch, secret.
    place: u64,
    /// 1 if the prime needs the step, secret.
    real: u64,
}

impl Choice {
    /// The first exponent of the batch with the direction's sign.
    fn new(at: usize, batch: &Batch, exponents: &[i8; COUNT], direction: usize) -> Choice {
        let mut choice = Choice {
            batch: at,
            ..Choice::default()
        };
        for (place, e) in (0..).zip(&exponents[batch.range()]) {
            let bits = u64::from(e.cast_unsigned());
            let this = ct::is_nonzero(bits) & ct::equal(bits >> 7, direction as u64);
            let first = this & (choice.real ^ 1);
            choice.place |= ct::mask(first) & place;
            choice.real |= first;
        }
        choice
    }

    /// 1 if the point is to keep the part of the place's order.
    fn keeps(&self, place: u64) -> u64 {
        self.real & ct::equal(self.place, place)
    }
}

/// A range of the list of steps. Its point has the place of the node.
#[derive(Clone, Copy)]
struct Node {
    from: usize,
    to: usize,
}

struct Walk<'w, F: Field, O> {
    layout: &'w Layout,
    curve: Curve<F>,
    exponents: Wiped<[i8; COUNT]>,
    random: &'w mut Stream,
    observer: &'w mut O,
}

impl<F: Field, O: Observer> Walk<'_, F, O> {
    /// One step in a direction of each batch that has some left, with a random point.
    fn block(&mut self, direction: usize, left: &mut [u8; COUNT]) {
        let mut list = [Choice::default(); COUNT];
        let mut costs = [Cost::default(); COUNT];
        let mut count = 0;
        for (at, batch) in self.layout.batches.iter().enumerate().rev() {
            if left[at] > 0 {
                list[count] = Choice::new(at, batch, &self.exponents, direction);
                costs[count] = cost(batch);
                count += 1;
            }
        }
        let list = &list[..count];
        let pair = elligator::points(&self.curve, &self.random.element());
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
            left[list[from].batch] -= done;
        }
    }

    /// The multiple by 4 and all primes but those that the steps are to keep.
    fn clear(&self, list: &[Choice], point: &Point<F>) -> Point<F> {
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
                let keeps = choice.map_or(0, |choice| choice.keeps(place));
                point = Point::select(keeps, &point, &multiple);
            }
        }
        point
    }

    /// The multiple by the primes of some steps.
    fn multiply(&self, point: &Point<F>, list: &[Choice]) -> Point<F> {
        list.iter().fold(*point, |point, choice| {
            let batch = &self.layout.batches[choice.batch];
            let chains = &CHAINS[batch.range()];
            let bits = chains.iter().map(|chain| chain.bits.into());
            let steps = chains.iter().map(|chain| chain.steps.into());
            let chain = SecretChain {
                bits: ct::lookup(bits, choice.place),
                steps: ct::lookup(steps, choice.place),
            };
            self.curve.multiply_secret(&point, chain, batch.steps)
        })
    }

    /// Takes a step: 1 if it succeeded. Points and the curve are mapped if it was real.
    fn step(
        &mut self,
        choice: &Choice,
        direction: usize,
        kernel: &Point<F>,
        kept: &mut [Point<F>],
    ) -> u8 {
        let batch = &self.layout.batches[choice.batch];
        let prime = ct::lookup(
            PRIMES[batch.range()].iter().map(|p| u64::from(*p)),
            choice.place,
        );
        let coin = ct::lookup(
            self.layout.coins[batch.range()].iter().copied(),
            choice.place,
        );
        let dummy = u64::MAX / u64::from(batch.least());
        let given_up = ct::less(self.random.word(), ct::select(choice.real, coin, dummy));
        let failed = given_up | (choice.real & kernel.is_neutral());
        if self.observer.outcome(failed ^ 1) == 0 {
            // The points may have kept a part of the prime's order.
            for point in kept {
                *point = self.curve.ladder_secret(point, prime, 10);
            }
            return 0;
        }
        let half = batch.half((prime >> 1) as u16);
        let step = Step {
            half,
            real: choice.real,
            pairs: true,
        };
        self.curve = isogeny(&self.curve, kernel, step, kept);
        let one = [1, -1][direction];
        for (place, e) in (0..).zip(&mut self.exponents.0[batch.range()]) {
            let this = choice.real & ct::equal(place, choice.place);
            *e = e.wrapping_sub(one & ct::mask(this) as i8);
        }
        1
    }
}

fn cost(batch: &Batch) -> Cost {
    Cost {
        multiply: 6 * (u32::from(batch.steps) + 1),
        map: map_cost(&batch.half(0)),
    }
}
