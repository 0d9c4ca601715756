//! Eight lanes by AVX-512 IFMA: the generated field.
//!
//! The one module of the crate with `unsafe`. A function that enables instructions is unsafe to call from one that does
//! not: the processor must have them. [`Ifma`] is the evidence that it does, and `detect` alone makes one.

#![allow(unsafe_code)]

use crate::bytes::Words;
use crate::machine::{Job, Machine, Mask};
use limbforge_fields::p256::lanes8::{LANES, LIMBS, ifma as field};

cpufeatures::new!(detected, "avx512f", "avx512ifma");

/// Evidence that the processor has AVX-512 F and IFMA.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ifma(());

impl Ifma {
    /// If the processor has the instructions, and the system saves their registers.
    #[inline]
    pub(crate) fn detect() -> Option<Ifma> {
        detected::get().then_some(Ifma(()))
    }

    /// Runs the job, compiled to the instructions.
    pub(crate) fn run<J: Job<LANES>>(self, job: J) -> J::Output {
        #[target_feature(enable = "avx512f,avx512ifma")]
        fn enabled<J: Job<LANES>>(machine: Ifma, job: J) -> J::Output {
            job.run(machine)
        }
        // SAFETY: `self` is evidence that the processor has the instructions.
        unsafe { enabled(self, job) }
    }
}

/// Limbs in memory.
type Row = [[u64; LANES]; LIMBS];

/// Methods of a trait cannot enable instructions. Each calls a function that does, and is inlined, so that within `run`
/// the caller has them too.
macro_rules! methods {
    ($(fn $name:ident($self:ident $(, $argument:ident: $type:ty)*) -> $output:ty { $call:expr })*) => {
        $(
            #[inline(always)]
            fn $name($self $(, $argument: $type)*) -> $output {
                // SAFETY: `self` is evidence that the processor has the instructions.
                unsafe { $call }
            }
        )*
    };
}

impl Machine<LANES> for Ifma {
    type Element = field::Element;
    type Row = Row;

    methods! {
        fn load(self, numbers: &[Words; LANES]) -> field::Element { load(numbers) }
        fn add(self, x: &field::Element, y: &field::Element) -> field::Element { field::add(x, y) }
        fn sub(self, x: &field::Element, y: &field::Element) -> field::Element { field::sub(x, y) }
        fn mul(self, x: &field::Element, y: &field::Element) -> field::Element { mul(x, y) }
        fn square(self, x: &field::Element) -> field::Element { square(x) }
        fn halve(self, x: &field::Element) -> field::Element { field::halve(x) }
        fn negate(self, lanes: Mask, x: &field::Element) -> field::Element {
            field::conditional_negate(x, lanes)
        }
        fn select(self, lanes: Mask, one: &field::Element, zero: &field::Element) -> field::Element {
            field::select(lanes, one, zero)
        }
        fn zeros(self, x: &field::Element) -> Mask { zeros(x) }
        fn row(self, x: &field::Element) -> Row { row(x) }
        fn vartime_gather(self, rows: [&Row; LANES]) -> field::Element { gather(rows) }
    }
}

/// x·y. A function of its own: in the place of each product it would not fit into the cache of instructions.
#[inline(never)]
#[target_feature(enable = "avx512f,avx512ifma")]
fn mul(x: &field::Element, y: &field::Element) -> field::Element {
    field::mul(x, y)
}

#[inline(never)]
#[target_feature(enable = "avx512f,avx512ifma")]
fn square(x: &field::Element) -> field::Element {
    field::square(x)
}

#[inline(never)]
#[target_feature(enable = "avx512f,avx512ifma")]
fn zeros(x: &field::Element) -> Mask {
    field::is_zero(x)
}

#[inline(never)]
#[target_feature(enable = "avx512f,avx512ifma")]
fn load(numbers: &[Words; LANES]) -> field::Element {
    let mut words = [[0; LANES]; 4];
    for (lane, number) in numbers.iter().enumerate() {
        for (row, word) in words.iter_mut().zip(number) {
            row[lane] = *word;
        }
    }
    let [a, b, c, d] = &words;
    field::from_words(&[
        field::vload(a),
        field::vload(b),
        field::vload(c),
        field::vload(d),
    ])
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn row(field::Element([a, b, c, d, e]): &field::Element) -> Row {
    [
        field::vstore(*a),
        field::vstore(*b),
        field::vstore(*c),
        field::vstore(*d),
        field::vstore(*e),
    ]
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn gather(rows: [&Row; LANES]) -> field::Element {
    let mut limbs = [[0; LANES]; LIMBS];
    for (lane, row) in rows.into_iter().enumerate() {
        for (limb, words) in limbs.iter_mut().zip(row) {
            limb[lane] = words[lane];
        }
    }
    let [a, b, c, d, e] = &limbs;
    field::Element([
        field::vload(a),
        field::vload(b),
        field::vload(c),
        field::vload(d),
        field::vload(e),
    ])
}
