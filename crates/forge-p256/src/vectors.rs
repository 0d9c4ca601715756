//! Eight lanes by vector instructions: the generated fields. AVX-512 IFMA has a vector for a limb, AVX2 two.
//!
//! The one module of the crate with `unsafe`. A function that enables instructions is unsafe to call from one that does
//! not: the processor must have them. [`Ifma`] and [`Avx2`] are the evidence that it does, and `detect` alone makes
//! one.

#![allow(unsafe_code)]

use crate::bytes::Words;
use crate::machine::{Job, Machine, Mask};
use core::borrow::Borrow;
use limbforge_fields::p256::lanes8::{LANES, LIMBS, ifma as field};

/// `$Name`, the evidence that the processor has the instructions `$enabled`.
macro_rules! evidence {
    ($Name:ident, $detected:ident: $enabled:literal = $($feature:tt),+) => {
        cpufeatures::new!($detected, $($feature),+);

        /// Evidence that the processor has the instructions.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) struct $Name(());

        impl $Name {
            /// If the processor has the instructions, and the system saves their registers.
            #[inline]
            pub(crate) fn detect() -> Option<$Name> {
                $detected::get().then_some($Name(()))
            }

            /// Runs the job, compiled to the instructions.
            pub(crate) fn run<J: Job<LANES>>(self, job: J) -> J::Output {
                #[target_feature(enable = $enabled)]
                fn enabled<J: Job<LANES>>(machine: $Name, job: J) -> J::Output {
                    job.run(machine)
                }
                // SAFETY: `self` is evidence that the processor has the instructions.
                unsafe { enabled(self, job) }
            }
        }
    };
}

evidence!(Ifma, detected_ifma: "avx512f,avx512ifma" = "avx512f", "avx512ifma");
evidence!(Avx2, detected_avx2: "avx2" = "avx2");

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
    type Loose = field::Element;
    type Limbs = field::Element;
    type Row = Row;

    #[inline(always)]
    fn carry(self, x: &field::Element) -> field::Element {
        *x
    }

    methods! {
        fn load(self, numbers: &[Words; LANES]) -> field::Element { load(numbers) }
        fn add(self, x: &field::Element, y: &field::Element) -> field::Element { field::add(x, y) }
        fn sub(self, x: &field::Element, y: &field::Element) -> field::Element { field::sub(x, y) }
        fn mul(self, x: &impl Borrow<field::Element>, y: &impl Borrow<field::Element>) -> field::Element {
            mul(x.borrow(), y.borrow())
        }
        fn square(self, x: &impl Borrow<field::Element>) -> field::Element { square(x.borrow()) }
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

mod avx2 {
    //! AVX2: lanes 0 to 3 in one vector, and lanes 4 to 7 in the other.

    use super::{Avx2, Borrow, LANES, Machine, Mask, Words};
    use core::arch::x86_64::__m256i;
    use limbforge_fields::p256::lanes4::{LANES as HALF, LIMBS, avx2 as field};

    /// The lanes of one vector after those of the other.
    type Both<T> = [T; LANES / HALF];
    pub(crate) type Limbs = Both<[__m256i; LIMBS]>;
    /// Tight limbs in memory: they are below 2^32.
    pub(crate) type Row = [[u32; LANES]; LIMBS];

    /// Elements within tight bounds.
    #[derive(Clone, Copy)]
    pub(crate) struct Tight(Limbs);

    /// Elements within loose bounds.
    #[derive(Clone, Copy)]
    pub(crate) struct Loose(Limbs);

    impl Tight {
        #[inline(always)]
        fn part(&self, i: usize) -> field::Element {
            field::Element(self.0[i])
        }
    }

    impl Loose {
        #[inline(always)]
        fn part(&self, i: usize) -> field::Loose {
            field::Loose(self.0[i])
        }
    }

    impl Borrow<Limbs> for Tight {
        #[inline(always)]
        fn borrow(&self) -> &Limbs {
            &self.0
        }
    }

    impl Borrow<Limbs> for Loose {
        #[inline(always)]
        fn borrow(&self) -> &Limbs {
            &self.0
        }
    }

    /// The mask of the lanes of a vector.
    #[inline(always)]
    fn part(lanes: Mask, vector: usize) -> Mask {
        lanes >> (HALF * vector) & ((1 << HALF) - 1)
    }

    impl Machine<LANES> for Avx2 {
        type Element = Tight;
        type Loose = Loose;
        type Limbs = Limbs;
        type Row = Row;

        methods! {
            fn load(self, numbers: &[Words; LANES]) -> Tight { load(numbers) }
            fn add(self, x: &Tight, y: &Tight) -> Loose {
                Loose([field::add(&x.part(0), &y.part(0)).0, field::add(&x.part(1), &y.part(1)).0])
            }
            fn sub(self, x: &Tight, y: &Tight) -> Loose {
                Loose([field::sub(&x.part(0), &y.part(0)).0, field::sub(&x.part(1), &y.part(1)).0])
            }
            fn carry(self, x: &Loose) -> Tight {
                Tight([field::carry(&x.part(0)).0, field::carry(&x.part(1)).0])
            }
            fn mul(self, x: &impl Borrow<Limbs>, y: &impl Borrow<Limbs>) -> Tight { mul(x.borrow(), y.borrow()) }
            fn square(self, x: &impl Borrow<Limbs>) -> Tight { square(x.borrow()) }
            fn halve(self, x: &Tight) -> Tight {
                Tight([field::halve(&x.part(0)).0, field::halve(&x.part(1)).0])
            }
            fn negate(self, lanes: Mask, x: &Tight) -> Tight {
                Tight([
                    field::conditional_negate(&x.part(0), part(lanes, 0)).0,
                    field::conditional_negate(&x.part(1), part(lanes, 1)).0,
                ])
            }
            fn select(self, lanes: Mask, one: &Tight, zero: &Tight) -> Tight {
                Tight([
                    field::select(part(lanes, 0), &one.part(0), &zero.part(0)).0,
                    field::select(part(lanes, 1), &one.part(1), &zero.part(1)).0,
                ])
            }
            fn zeros(self, x: &Loose) -> Mask { zeros(x) }
            fn row(self, x: &Tight) -> Row { row(x) }
            fn vartime_gather(self, rows: [&Row; LANES]) -> Tight { gather(rows) }
        }
    }

    /// x·y. A function of its own: in the place of each product it would not fit into the cache of instructions.
    #[inline(never)]
    #[target_feature(enable = "avx2")]
    fn mul(x: &Limbs, y: &Limbs) -> Tight {
        let [a, c] = [field::Loose(x[0]), field::Loose(x[1])];
        let [b, d] = [field::Loose(y[0]), field::Loose(y[1])];
        Tight([field::mul(&a, &b).0, field::mul(&c, &d).0])
    }

    #[inline(never)]
    #[target_feature(enable = "avx2")]
    fn square(x: &Limbs) -> Tight {
        let (a, b) = (field::Loose(x[0]), field::Loose(x[1]));
        Tight([field::square(&a).0, field::square(&b).0])
    }

    #[inline(never)]
    #[target_feature(enable = "avx2")]
    fn zeros(x: &Loose) -> Mask {
        let (low, high) = (field::carry(&x.part(0)), field::carry(&x.part(1)));
        field::is_zero(&low) | field::is_zero(&high) << HALF
    }

    #[inline(never)]
    #[target_feature(enable = "avx2")]
    fn load(numbers: &[Words; LANES]) -> Tight {
        let mut words = [[[0; HALF]; 4]; 2];
        for (lane, number) in numbers.iter().enumerate() {
            for (row, word) in words[lane / HALF].iter_mut().zip(number) {
                row[lane % HALF] = *word;
            }
        }
        let [[a, b, c, d], [e, f, g, h]] = &words;
        let low = [
            field::vload(a),
            field::vload(b),
            field::vload(c),
            field::vload(d),
        ];
        let high = [
            field::vload(e),
            field::vload(f),
            field::vload(g),
            field::vload(h),
        ];
        Tight([field::from_words(&low).0, field::from_words(&high).0])
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn row(x: &Tight) -> Row {
        let mut row = [[0; LANES]; LIMBS];
        for (i, limbs) in row.iter_mut().enumerate() {
            for (vector, words) in limbs.as_chunks_mut::<HALF>().0.iter_mut().enumerate() {
                *words = field::vstore(x.0[vector][i]).map(|word| word as u32);
            }
        }
        row
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn gather(rows: [&Row; LANES]) -> Tight {
        let mut limbs = [[field::vload(&[0; HALF]); LIMBS]; 2];
        for (vector, limbs) in limbs.iter_mut().enumerate() {
            for (i, limb) in limbs.iter_mut().enumerate() {
                let word =
                    |lane: usize| u64::from(rows[HALF * vector + lane][i][HALF * vector + lane]);
                *limb = field::vload(&[word(0), word(1), word(2), word(3)]);
            }
        }
        Tight(limbs)
    }
}
