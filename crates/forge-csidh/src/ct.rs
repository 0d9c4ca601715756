//! Words without branches. A flag is 0 or 1.

use core::hint::black_box;

/// All ones for 1, zero for 0. The compiler does not see that there are only two values.
#[inline]
pub(crate) fn mask(flag: u64) -> u64 {
    0_u64.wrapping_sub(black_box(flag))
}

/// `yes` for 1, `no` for 0.
#[inline]
pub(crate) fn select(flag: u64, yes: u64, no: u64) -> u64 {
    no ^ (mask(flag) & (yes ^ no))
}

/// 1 if both are equal.
#[inline]
pub(crate) fn equal(a: u64, b: u64) -> u64 {
    is_nonzero(a ^ b) ^ 1
}

/// 1 unless this is 0.
#[inline]
pub(crate) fn is_nonzero(a: u64) -> u64 {
    (a | a.wrapping_neg()) >> 63
}

/// 1 if a < b.
#[inline]
pub(crate) fn less(a: u64, b: u64) -> u64 {
    // The borrow of a − b (Hacker's Delight, section 2-12).
    ((!a & b) | ((!a | b) & a.wrapping_sub(b))) >> 63
}

/// The entry at a secret index: all are read.
#[inline]
pub(crate) fn lookup(table: impl IntoIterator<Item = u64>, index: u64) -> u64 {
    let entries = (0..).zip(table);
    entries.fold(0, |found, (i, entry)| {
        found | (mask(equal(i, index)) & entry)
    })
}

#[cfg(test)]
mod tests {
    use super::{equal, is_nonzero, less, lookup, select};

    const WORDS: [u64; 7] = [0, 1, 2, 1 << 63, (1 << 63) - 1, u64::MAX - 1, u64::MAX];

    #[test]
    fn comparisons_are_those_of_integers() {
        for a in WORDS {
            assert_eq!(is_nonzero(a), u64::from(a != 0));
            for b in WORDS {
                assert_eq!(equal(a, b), u64::from(a == b));
                assert_eq!(less(a, b), u64::from(a < b), "{a} < {b}");
                assert_eq!([select(0, a, b), select(1, a, b)], [b, a]);
            }
        }
        assert_eq!(lookup(WORDS, 5), WORDS[5]);
    }
}
