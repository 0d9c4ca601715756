//! A machine that repeats or omits steps of the chain, for measurements: the difference in time is the cost of a step
//! in its place.

use super::{COUNT, Entry, Factor, Hasher, Job, Machine, Mask, Word, Words};
use crate::integer::{Integer, Natural};
use core::marker::PhantomData;

/// How often the chain computes each step; once each gives correct verdicts.
///
/// The functions are called at every step, so one instance of the code can have numbers that change when the program
/// runs: the compiler treats the steps alike for all of them.
pub trait Repeats {
    /// Each doubling.
    fn doublings() -> usize;
    /// Each addition of a multiple of R or A, without the choice of the multiple.
    fn additions() -> usize;
    /// Each addition of a multiple of the base point, likewise.
    fn base_additions() -> usize;
    /// Whether each lane has its own multiple of R and A; otherwise, all have that of the first.
    fn chooses() -> bool;
}

/// The job, run on [`Repeated`].
pub(crate) struct Repeating<J, R> {
    pub(crate) job: J,
    pub(crate) repeats: PhantomData<R>,
}

impl<J: Job, R: Repeats> Job for Repeating<J, R> {
    type Output = J::Output;

    #[inline(always)]
    fn run<M: Hasher>(self, machine: M) -> J::Output {
        self.job.run(Repeated::<M, R>(machine, PhantomData))
    }
}

/// `M` with other numbers of steps.
struct Repeated<M, R>(M, PhantomData<R>);

impl<M: Copy, R> Clone for Repeated<M, R> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<M: Copy, R> Copy for Repeated<M, R> {}

#[inline(always)]
fn factor<'a, M: Machine, R: Repeats>(factor: Factor<'a, Repeated<M, R>>) -> Factor<'a, M> {
    match factor {
        Factor::Tight(limbs) => Factor::Tight(limbs),
        Factor::Loose(limbs) => Factor::Loose(limbs),
    }
}

/// Methods that call those of `M`.
macro_rules! same {
    ($(
        $(#[$attribute:meta])*
        $name:ident$(<$(const $generic:ident: $kind:ty),*>)?($($argument:ident: $type:ty),*)
            $(-> $output:ty)?;
    )*) => {
        $(
            $(#[$attribute])*
            #[inline(always)]
            fn $name$(<$(const $generic: $kind),*>)?(self, $($argument: $type),*) $(-> $output)? {
                self.0.$name$(::<$($generic),*>)?($($argument),*)
            }
        )*
    };
}

impl<M: Machine, R: Repeats> Machine for Repeated<M, R> {
    type Tight = M::Tight;
    type Loose = M::Loose;
    type Row = M::Row;
    const ZEROS: M::Row = M::ZEROS;

    same! {
        load(words: &Words) -> M::Tight;
        store(x: &M::Tight) -> Words;
        carry(x: &M::Loose) -> M::Tight;
        add(x: &M::Tight, y: &M::Tight) -> M::Loose;
        sub(x: &M::Tight, y: &M::Tight) -> M::Loose;
        negate(x: &M::Tight) -> M::Loose;
        select(mask: Mask, one: &M::Tight, zero: &M::Tight) -> M::Tight;
        select_loose(mask: Mask, one: &M::Loose, zero: &M::Loose) -> M::Loose;
        mul_small(x: &M::Loose, k: u32) -> M::Tight;
        lanes_equal(words: &Word, value: u64) -> Mask;
        transpose(rows: [&Word; COUNT]) -> [Word; COUNT];
        lookup(row: &[Entry; 16], neutral: &Entry, index: &Word) -> [Words; 3];
        exchange(mask: Mask, x: &mut M::Tight, y: &mut M::Tight);
        exchange_loose(mask: Mask, x: &mut M::Loose, y: &mut M::Loose);
        vartime_exchange(mask: Mask, x: &mut M::Tight, y: &mut M::Tight);
        vartime_exchange_loose(mask: Mask, x: &mut M::Loose, y: &mut M::Loose);
        ladder_step(pair: [&mut M::Tight; 4], u: &M::Tight, exchanged: Mask);
        vartime_half_size(k: &Words) -> [(Natural, Integer); COUNT];
        store_rows(elements: &[M::Tight; 4], rows: &mut [M::Row], places: &[usize; COUNT]);
        splat_row(row: &M::Row) -> [M::Tight; 4];
    }

    #[inline(always)]
    fn mul(self, x: Factor<'_, Self>, y: Factor<'_, Self>) -> M::Tight {
        self.0.mul(factor(x), factor(y))
    }

    #[inline(always)]
    fn square(self, x: Factor<'_, Self>) -> M::Tight {
        self.0.square(factor(x))
    }

    #[inline(always)]
    fn prefetch<T>(self, value: &T) {
        self.0.prefetch(value);
    }

    #[inline(always)]
    fn load_rows(self, rows: [&M::Row; COUNT]) -> [M::Tight; 4] {
        if R::chooses() {
            self.0.load_rows(rows)
        } else {
            self.0.splat_row(rows[0])
        }
    }

    #[inline(always)]
    fn double(self, [e, f, g, h]: [&mut M::Loose; 4]) {
        for _ in 0..R::doublings() {
            self.0.double([e, f, g, h]);
        }
    }

    #[inline(always)]
    fn add_cached(self, [e, f, g, h]: [&mut M::Loose; 4], cached: [&M::Tight; 4]) {
        for _ in 0..R::additions() {
            self.0.add_cached([e, f, g, h], cached);
        }
    }

    #[inline(always)]
    fn add_niels(self, [e, f, g, h]: [&mut M::Loose; 4], niels: [&M::Tight; 3]) {
        for _ in 0..R::base_additions() {
            self.0.add_niels([e, f, g, h], niels);
        }
    }
}

impl<M: Hasher, R: Repeats> Hasher for Repeated<M, R> {
    type Vector = M::Vector;

    same! {
        vector(words: &Word) -> M::Vector;
        words(vector: M::Vector) -> Word;
        plus(x: M::Vector, y: M::Vector) -> M::Vector;
        rotations<const A: i32, const B: i32, const C: i32>(x: M::Vector) -> M::Vector;
        shifted<const A: i32, const B: i32, const C: u32>(x: M::Vector) -> M::Vector;
        choice(x: M::Vector, y: M::Vector, z: M::Vector) -> M::Vector;
        majority(x: M::Vector, y: M::Vector, z: M::Vector) -> M::Vector;
        blend(mask: Mask, one: M::Vector, zero: M::Vector) -> M::Vector;
    }
}
