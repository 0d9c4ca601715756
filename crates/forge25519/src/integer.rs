//! Public integers of 256 bits, as lattice reduction and signed digits need them.

/// A natural number below 2^256, least significant word first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Natural(pub(crate) [u64; 4]);

impl Natural {
    pub(crate) const ZERO: Natural = Natural([0; 4]);
    pub(crate) const ONE: Natural = Natural([1, 0, 0, 0]);

    /// Bits up to the highest that is 1; 0 of 0.
    pub(crate) fn bits(&self) -> u32 {
        let top = self.0.iter().rposition(|&word| word != 0);
        top.map_or(0, |i| 64 * i as u32 + 64 - self.0[i].leading_zeros())
    }

    pub(crate) fn is_odd(&self) -> bool {
        self.0[0] & 1 == 1
    }

    /// The 64 bits from bit `at` on.
    pub(crate) fn window(&self, at: u32) -> u64 {
        let (word, bit) = (at as usize / 64, at % 64);
        let low = self.0.get(word).copied().unwrap_or(0);
        let high = self.0.get(word + 1).copied().unwrap_or(0);
        ((u128::from(high) << 64 | u128::from(low)) >> bit) as u64
    }

    /// self << bits, which must be below 2^256.
    pub(crate) fn shifted_left(&self, bits: u32) -> Natural {
        debug_assert!(self.bits() + bits <= 256, "{self:?} << {bits}");
        let (words, bits) = (bits as usize / 64, bits % 64);
        Natural(core::array::from_fn(|i| {
            let high = if i >= words { self.0[i - words] } else { 0 };
            let low = if i > words { self.0[i - words - 1] } else { 0 };
            ((u128::from(high) << 64 | u128::from(low)) << bits >> 64) as u64
        }))
    }

    /// x·self + y·other, which must be below 2^256.
    pub(crate) fn combine(&self, x: u64, other: &Natural, y: u64) -> Natural {
        let (sum, carry) = weighted_sum(self, x, other, y, 0);
        debug_assert_eq!(carry, 0, "{x}·{self:?} + {y}·{other:?}");
        sum
    }

    /// x·self − y·other, which must be in [0, 2^256).
    pub(crate) fn difference(&self, x: u64, other: &Natural, y: u64) -> Natural {
        // !other is 2^256 − 1 − other, so that x·self + y·!other + y is the difference plus y·2^256.
        let complement = Natural(other.0.map(|word| !word));
        let (difference, carry) = weighted_sum(self, x, &complement, y, y);
        debug_assert_eq!(carry, u128::from(y), "{x}·{self:?} − {y}·{other:?}");
        difference
    }

    /// self + other, which must be below 2^256.
    pub(crate) fn plus(&self, other: &Natural) -> Natural {
        self.combine(1, other, 1)
    }

    /// self − other, which must not be negative.
    pub(crate) fn minus(&self, other: &Natural) -> Natural {
        self.difference(1, other, 1)
    }

    /// Places of the ones of floor(self / divisor), the highest first. The divisor must not be 0.
    pub(crate) fn vartime_quotient_bits(self, divisor: Natural) -> impl Iterator<Item = u32> {
        debug_assert_ne!(divisor, Natural::ZERO);
        let mut rest = self;
        core::iter::from_fn(move || {
            if rest < divisor {
                return None;
            }
            let mut shift = rest.bits() - divisor.bits();
            if divisor.shifted_left(shift) > rest {
                shift -= 1;
            }
            rest = rest.minus(&divisor.shifted_left(shift));
            Some(shift)
        })
    }
}

/// x·a + y·b + carry, as its 256 low bits and the rest, which is below 2^65.
fn weighted_sum(a: &Natural, x: u64, b: &Natural, y: u64, carry: u64) -> (Natural, u128) {
    let mut carry = u128::from(carry);
    let mut out = [0; 4];
    for (out, (a, b)) in out.iter_mut().zip(a.0.iter().zip(&b.0)) {
        let first = u128::from(*a) * u128::from(x) + (carry & u128::from(u64::MAX));
        let second = u128::from(*b) * u128::from(y) + u128::from(first as u64);
        *out = second as u64;
        carry = (carry >> 64) + (first >> 64) + (second >> 64);
    }
    (Natural(out), carry)
}

/// An integer by its sign and magnitude.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Integer {
    pub(crate) negative: bool,
    pub(crate) magnitude: Natural,
}

impl Ord for Natural {
    fn cmp(&self, other: &Natural) -> core::cmp::Ordering {
        self.0.iter().rev().cmp(other.0.iter().rev())
    }
}

impl PartialOrd for Natural {
    fn partial_cmp(&self, other: &Natural) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Integer {
    pub(crate) fn positive(magnitude: Natural) -> Integer {
        Integer {
            negative: false,
            magnitude,
        }
    }

    pub(crate) fn negative(magnitude: Natural) -> Integer {
        Integer::positive(magnitude).negate()
    }

    pub(crate) fn negate(self) -> Integer {
        Integer {
            negative: !self.negative,
            ..self
        }
    }
}
