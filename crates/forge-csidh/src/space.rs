//! Key spaces: which exponents a secret key may have.

use crate::ct;
use crate::kernel::Bounds;
use crate::primes::{CHAINS, COUNT, PRIMES};
use crate::stream::Stream;
use crate::wipe::Wiped;

/// The set that a secret key is from. It is public.
///
/// A batch is a run of neighbouring primes. It bounds the sum of their positive exponents and that of their negative
/// ones (after CTIDH: Banegas, Campos, Chou, Lange, Meyer, Smith and Sotáková 2021, which bounds the sum of both). An
/// observer learns the bounds and nothing about how a key uses them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum KeySpace {
    /// More than 2^256 keys in batches.
    #[default]
    Batched256,
    /// More than 2^220 keys in batches: the smaller space that CTIDH was also published with.
    Batched220,
    /// Each exponent from −5 to 5, 2^255.9 keys: the keys of the reference code, of CIRCL and of the original paper.
    /// They take the most time.
    Box5,
}

/// The largest absolute value of an exponent: packed keys have four bits for each.
pub(crate) const LARGEST: u8 = 7;

/// Primes of neighbouring indices.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Batch {
    /// The index of its smallest prime.
    pub first: u8,
    /// How many primes it has.
    pub size: u8,
    /// The largest sum of their positive exponents, and of the absolute values of their negative ones: the numbers of
    /// steps that an action takes.
    pub bounds: [u8; 2],
    /// Steps of the longest chain of its primes.
    pub steps: u8,
}

impl Batch {
    pub(crate) fn range(&self) -> core::ops::Range<usize> {
        usize::from(self.first)..usize::from(self.first + self.size)
    }

    /// The smallest prime.
    pub(crate) fn least(&self) -> u16 {
        PRIMES[usize::from(self.first)]
    }

    /// The bounds on (ℓ − 1)/2.
    pub(crate) fn half(&self) -> Bounds {
        Bounds {
            least: self.least() >> 1,
            most: PRIMES[usize::from(self.first + self.size) - 1] >> 1,
        }
    }
}

/// A key space with its tables.
pub(crate) struct Layout {
    pub batches: &'static [Batch],
    /// For each prime the chance, times 2^64, that a step which could succeed is given up, so that all primes of a
    /// batch succeed as often as the smallest: (ℓ − ℓ_min)/((ℓ − 1)·ℓ_min).
    pub coins: [u64; COUNT],
}

/// Batches of (size, bounds), which have to be all primes.
const fn batches<const N: usize>(sizes: [(u8, [u8; 2]); N]) -> [Batch; N] {
    let mut batches = [Batch {
        first: 0,
        size: 0,
        bounds: [0, 0],
        steps: 0,
    }; N];
    let (mut first, mut at) = (0, 0);
    while at < N {
        let (size, bounds) = sizes[at];
        assert!(0 < size && size as usize <= WIDEST);
        assert!(bounds[0] < BOUNDS as u8 && bounds[1] < BOUNDS as u8);
        batches[at] = Batch {
            first,
            size,
            bounds,
            steps: most_steps(first, size),
        };
        first += size;
        at += 1;
    }
    assert!(first as usize == COUNT);
    batches
}

/// The steps of the longest chain.
const fn most_steps(first: u8, size: u8) -> u8 {
    let (mut steps, mut i) = (0, first as usize);
    while i < (first + size) as usize {
        if CHAINS[i].steps > steps {
            steps = CHAINS[i].steps;
        }
        i += 1;
    }
    steps
}

impl Layout {
    const fn new(batches: &'static [Batch]) -> Layout {
        let mut layout = Layout {
            batches,
            coins: [0; COUNT],
        };
        let mut at = 0;
        while at < batches.len() {
            let Batch { first, size, .. } = batches[at];
            let least = PRIMES[first as usize] as u128;
            let mut i = first as usize;
            while i < (first + size) as usize {
                let prime = PRIMES[i] as u128;
                layout.coins[i] = (((prime - least) << 64) / ((prime - 1) * least)) as u64;
                i += 1;
            }
            at += 1;
        }
        layout
    }
}

/// The most primes of a batch.
const WIDEST: usize = 10;

/// Bounds are below this.
const BOUNDS: usize = 18;

/// The number of lists of n exponents from −7 to 7 whose positive ones have a sum of at most a and whose negative ones
/// one of at least −b, at n and 18·a + b.
static WEIGHTS: [[u64; BOUNDS * BOUNDS]; WIDEST + 1] = {
    let mut weights = [[1; BOUNDS * BOUNDS]; WIDEST + 1];
    let mut n = 1;
    while n < weights.len() {
        let mut at = 0;
        while at < BOUNDS * BOUNDS {
            let (a, b) = (at / BOUNDS, at % BOUNDS);
            let mut sum = weights[n - 1][at];
            let mut e = 1;
            while e <= LARGEST as usize {
                if e <= a {
                    sum += weights[n - 1][at - BOUNDS * e];
                }
                if e <= b {
                    sum += weights[n - 1][at - e];
                }
                e += 1;
            }
            weights[n][at] = sum;
            at += 1;
        }
        n += 1;
    }
    weights
};

static BOX5: [Batch; COUNT] = batches([(1, [5, 5]); COUNT]);
/// The best that `cargo run --release --example spaces 256 50000` finds, and for 220 bits.
static BATCHED256: [Batch; 12] = batches([
    (1, [6, 6]),
    (4, [10, 9]),
    (5, [11, 11]),
    (4, [10, 9]),
    (7, [13, 12]),
    (7, [13, 13]),
    (8, [14, 13]),
    (9, [14, 13]),
    (9, [14, 13]),
    (9, [13, 13]),
    (10, [14, 13]),
    (1, [1, 1]),
]);
static BATCHED220: [Batch; 12] = batches([
    (1, [3, 3]),
    (2, [6, 5]),
    (4, [6, 7]),
    (6, [8, 9]),
    (7, [8, 9]),
    (8, [8, 10]),
    (8, [9, 10]),
    (9, [9, 10]),
    (10, [9, 9]),
    (10, [9, 9]),
    (8, [8, 6]),
    (1, [1, 1]),
]);

static LAYOUTS: [Layout; 3] = [
    Layout::new(&BATCHED256),
    Layout::new(&BATCHED220),
    Layout::new(&BOX5),
];

impl KeySpace {
    /// All of them.
    pub const ALL: [KeySpace; 3] = [KeySpace::Batched256, KeySpace::Batched220, KeySpace::Box5];

    /// The batches as (number of primes, bounds of both directions), ascending.
    pub fn batches(self) -> impl Iterator<Item = (u8, [u8; 2])> {
        self.layout()
            .batches
            .iter()
            .map(|batch| (batch.size, batch.bounds))
    }

    pub(crate) fn layout(self) -> &'static Layout {
        match self {
            KeySpace::Batched256 => &LAYOUTS[0],
            KeySpace::Batched220 => &LAYOUTS[1],
            KeySpace::Box5 => &LAYOUTS[2],
        }
    }

    /// 1 if the exponents are within this space. Constant time.
    pub(crate) fn has(self, exponents: &[i8; COUNT]) -> u64 {
        let mut outside = 0;
        for batch in self.layout().batches {
            let mut sums = [0; 2];
            for e in &exponents[batch.range()] {
                let [up, down] = parts(*e);
                outside |= ct::less(LARGEST.into(), up | down);
                sums = [sums[0] + up, sums[1] + down];
            }
            for (sum, bound) in sums.into_iter().zip(batch.bounds) {
                outside |= ct::less(bound.into(), sum);
            }
        }
        outside ^ 1
    }

    /// Each key of the space with equal chance, but for 2^-64. Constant time.
    pub(crate) fn sample(self, random: &mut Stream) -> Wiped<[i8; COUNT]> {
        let mut exponents = Wiped([0; COUNT]);
        for batch in self.layout().batches {
            sample_batch(batch.bounds, &mut exponents.0[batch.range()], random);
        }
        exponents
    }
}

/// The positive and the negative part, both without sign.
fn parts(e: i8) -> [u64; 2] {
    let wide = i64::from(e);
    let sign = wide >> 63;
    [(wide & !sign) as u64, (wide & sign).wrapping_neg() as u64]
}

/// Takes a random rank among all lists and finds the list, an exponent after the other.
fn sample_batch(bounds: [u8; 2], exponents: &mut [i8], random: &mut Stream) {
    let count = exponents.len();
    // Where the weight is: 18·a + b for the sums a and b that are left.
    let [mut up, mut down] = bounds.map(u64::from);
    let total =
        u128::from(WEIGHTS[count][usize::from(bounds[0]) * BOUNDS + usize::from(bounds[1])]);
    let (high, low) = (u128::from(random.word()), u128::from(random.word()));
    // floor(random·total/2^128), below the total
    let mut rank = ((high * total + ((low * total) >> 64)) >> 64) as u64;
    let largest = LARGEST as i8;
    for (i, exponent) in exponents.iter_mut().enumerate() {
        let weights = &WEIGHTS[count - 1 - i];
        let (mut found, mut value) = (0, 0);
        for e in -largest..=largest {
            let [a, b] = parts(e);
            let fits = (ct::less(up, a) | ct::less(down, b)) ^ 1;
            let at = (up.wrapping_sub(a))
                .wrapping_mul(BOUNDS as u64)
                .wrapping_add(down.wrapping_sub(b));
            let weight = ct::mask(fits) & ct::lookup(weights.iter().copied(), at);
            let below = ct::less(rank, weight);
            value |= ct::mask(below & (found ^ 1)) & e as u64;
            found |= below;
            rank = ct::select(found, rank, rank.wrapping_sub(weight));
        }
        *exponent = value as i8;
        let [a, b] = parts(*exponent);
        (up, down) = (up - a, down - b);
    }
}
