//! The action of secret exponents, in constant time: CTIDH (Banegas, Campos, Chou, Lange, Meyer, Smith and Sotáková 2021,
//! eprint 2021/633).
//!
//! Each batch takes as many steps as its bound, whatever the key. A step serves one prime of its batch, or none, and which
//! one is secret: its isogeny goes through the operations for the largest prime of the batch (there: Matryoshka isogeny).
//! A step fails if the random point has no part of the prime's order. How often is public and the same for all primes of a
//! batch: a coin gives up steps of larger primes, and steps that serve none. So the sequence of failures, which decides
//! the time, depends on no secret.
//!
//! Different from there: which prime a point keeps is decided where it is cleared, prime after prime by public chains. The
//! step of a prime that is not served, or not in this direction, then needs no further multiplication. The kernels follow
//! from a strategy, descending, so that no chain adds points with a neutral difference; a ladder clears the two largest
//! primes for the same reason.

use crate::ct;
use crate::curve::{Curve, Point, SecretChain};
use crate::elligator;
use crate::field::Field;
use crate::isogeny::{Half, Step, isogeny};
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
    let mut left = [0; COUNT];
    for (left, batch) in left.iter_mut().zip(layout.batches) {
        *left = batch.bound;
    }
    while left.iter().any(|n| *n > 0) {
        walk.block(&mut left);
    }
    walk.curve.coefficient()
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
    /// 1 if the exponent is negative, secret.
    negative: u64,
}

impl Choice {
    /// The first exponent of the batch that is not 0.
    fn new(at: usize, batch: &Batch, exponents: &[i8; COUNT]) -> Choice {
        let mut choice = Choice {
            batch: at,
            ..Choice::default()
        };
        for (place, e) in (0..).zip(&exponents[batch.range()]) {
            let bits = u64::from(e.cast_unsigned());
            let this = ct::is_nonzero(bits) & (choice.real ^ 1);
            choice.place |= ct::mask(this) & place;
            choice.negative |= this & (bits >> 7);
            choice.real |= this;
        }
        choice
    }

    /// 1 if the point of a direction keeps the part of the place's order.
    fn keeps(&self, place: u64, direction: u64) -> u64 {
        self.real & ct::equal(self.place, place) & ct::equal(self.negative, direction)
    }

    /// The point of the step's direction.
    fn side<F: Field>(&self, pair: &[Point<F>]) -> Point<F> {
        Point::select(self.negative, &pair[1], &pair[0])
    }
}

/// Points for a range of the list of steps: two, or one for a range of one step.
#[derive(Clone, Copy)]
struct Node {
    from: usize,
    to: usize,
    /// Where its points are.
    points: usize,
}

/// More nodes than this are never open at once: a range is split at most once for each of its steps.
const OPEN: usize = COUNT;

struct Walk<'w, F: Field, O> {
    layout: &'w Layout,
    curve: Curve<F>,
    exponents: Wiped<[i8; COUNT]>,
    random: &'w mut Stream,
    observer: &'w mut O,
}

impl<F: Field, O: Observer> Walk<'_, F, O> {
    /// One step of each batch that has some left, with a pair of random points.
    fn block(&mut self, left: &mut [u8; COUNT]) {
        let mut list = [Choice::default(); COUNT];
        let mut costs = [Cost::default(); COUNT];
        let mut count = 0;
        for (at, batch) in self.layout.batches.iter().enumerate().rev() {
            if left[at] > 0 {
                list[count] = Choice::new(at, batch, &self.exponents);
                costs[count] = cost(batch);
                count += 1;
            }
        }
        let list = &list[..count];
        let pair = elligator::points(&self.curve, &self.random.element());
        let strategy = Strategy::cheapest(&costs[..count], 2);
        let mut points = [pair[0]; 2 * OPEN];
        self.clear(list, &pair, &mut points);
        let mut nodes = [Node {
            from: 0,
            to: count,
            points: 0,
        }; OPEN];
        if count == 1 {
            points[0] = list[0].side(&points);
        }
        let mut depth = 1_usize;
        while let Some(top) = depth.checked_sub(1) {
            let Node { from, to, .. } = nodes[top];
            if to - from > 1 {
                let at = strategy.split(from, to);
                nodes[depth] = self.split(&mut nodes[top], at, list, &mut points);
                depth += 1;
                continue;
            }
            depth = top;
            let (kept, kernel) = points.split_at_mut(nodes[top].points);
            left[list[from].batch] -= self.step(&list[from], &kernel[0], kept) as u8;
        }
    }

    /// Multiplies the pair by 4 and all primes but those that the steps are to keep.
    fn clear(&self, list: &[Choice], pair: &[Point<F>; 2], out: &mut [Point<F>]) {
        for (direction, point) in (0..).zip(pair) {
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
                        None => multiple,
                        Some(choice) => {
                            Point::select(choice.keeps(place, direction), &point, &multiple)
                        }
                    };
                }
            }
            out[direction as usize] = point;
        }
    }

    /// Splits the node on top: it keeps the steps from `at` on, and the node returned has those before.
    fn split(&self, node: &mut Node, at: usize, list: &[Choice], points: &mut [Point<F>]) -> Node {
        let Node {
            from,
            to,
            points: place,
        } = *node;
        let pair = [points[place], points[place + 1]];
        node.from = at;
        let mut next = place + 2;
        if to - at == 1 {
            points[place] = list[at].side(&pair);
            next = place + 1;
        }
        if at - from == 1 {
            points[next] = self.multiply(&list[from].side(&pair), &list[at..to]);
        } else {
            points[next] = self.multiply(&pair[0], &list[at..to]);
            points[next + 1] = self.multiply(&pair[1], &list[at..to]);
        }
        Node {
            from,
            to: at,
            points: next,
        }
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
    fn step(&mut self, choice: &Choice, kernel: &Point<F>, kept: &mut [Point<F>]) -> u64 {
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
        let half = Half {
            least: batch.least() >> 1,
            most: batch.most() >> 1,
            secret: (prime >> 1) as u16,
        };
        let step = Step {
            half,
            real: choice.real,
        };
        self.curve = isogeny(&self.curve, kernel, step, kept);
        let one = 1 - 2 * (choice.negative as i8);
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
        map: 2 * u32::from(batch.most()) + 2,
    }
}
