//! The Montgomery ladder of [`crate::montgomery`]: a step is three products of four.

use super::elements::{Elements, chosen};
use super::{Job, Machine, Order};
use crate::field::Fe;
use crate::montgomery::{A24, double};

/// m·P for a clamped scalar 8·m.
pub(crate) struct Ladder<'a> {
    /// The u of P.
    pub(crate) u: &'a Fe,
    /// 8·m in little-endian bytes, a secret. Bit 254 is the highest, and 1.
    pub(crate) scalar: &'a [u8; 32],
}

impl Job for Ladder<'_> {
    /// X and Z of m·P.
    type Output = (Fe, Fe);

    #[inline(always)]
    fn run<M: Machine>(self, machine: M) -> (Fe, Fe) {
        let Ladder { u: &u, scalar } = self;
        let constants = Constants {
            u: Elements::of(machine, [Fe::ONE, u, Fe::ONE, Fe::ONE]),
            a24: Elements::small(machine, [0, 0, 0, A24]),
        };
        // P and 2·P.
        let (x, z) = double(u, Fe::ONE);
        let mut pair = Pair(Elements::of(machine, [x, z, u, Fe::ONE]));
        let mut swapped = 0;
        for i in (3..254).rev() {
            let bit = u64::from(scalar[i / 8] >> (i % 8) & 1);
            pair = pair.step(&constants, swapped ^ bit);
            swapped = bit;
        }
        let Pair(last) = pair;
        let [x, z, ..] = last
            .permuted(chosen(swapped, [0, 1, 2, 3], [2, 3, 0, 1]))
            .store();
        (Fe::from_words(&x), Fe::from_words(&z))
    }
}

struct Constants<M: Machine> {
    /// u in lane 1, 1 elsewhere.
    u: Elements<M>,
    /// (A − 2)/4 in lane 3.
    a24: Elements<M>,
}

/// X3, Z3, X2, Z2: the second point of the pair comes first.
#[derive(Clone, Copy)]
struct Pair<M: Machine>(Elements<M>);

/// Neighbours exchanged.
const NEIGHBOURS: Order = [1, 0, 3, 2];

impl<M: Machine> Pair<M> {
    /// (2·m·P, (2·m + 1)·P) from (m·P, (m + 1)·P), or, if the bit is 1, from the pair exchanged: only what is doubled
    /// has to be chosen.
    ///
    /// With C, D, A, B the sums and differences X3 ± Z3 and X2 ± Z2, and S, T = C, D or A, B: the first product is D·A,
    /// C·B, S², T². The second squares the sum and the difference of the first two, multiplies the others, and E = S² −
    /// T² by (A − 2)/4. The third has u, and E·(S² + (A − 2)/4·E).
    #[inline(always)]
    fn step(self, constants: &Constants<M>, exchanged: u64) -> Pair<M> {
        let other = self.0.permuted(NEIGHBOURS);
        let cdab = other.plus_or_minus::<0b1010>(self.0);
        let left = cdab.permuted(chosen(exchanged, [1, 0, 0, 1], [1, 0, 2, 3]));
        let right = cdab.permuted(chosen(exchanged, [2, 3, 0, 1], [2, 3, 2, 3]));
        let first = left * right;

        // C·B, D·A, T², S².
        let other = first.permuted(NEIGHBOURS);
        // D·A + C·B, D·A − C·B, S², E.
        let factors = other.plus_or_minus::<0b1010>(first).with::<0b0100>(first);
        let right = factors.with::<0b0100>(other).with::<0b1000>(constants.a24);
        let second = factors * right;

        // X5, (D·A − C·B)², X4, S² + (A − 2)/4·E.
        let left = second.with::<0b1000>(second + other);
        Pair(left * constants.u.with::<0b1000>(factors))
    }
}
