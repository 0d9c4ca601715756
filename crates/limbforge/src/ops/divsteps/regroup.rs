//! Digits of one radix as digits of another.

use crate::ir::{Value, build::Builder};

/// `count` digits of `to` bits from digits of `from` bits, none of them negative. The last digit on either side takes
/// what is left.
pub fn regroup(b: &mut Builder, digits: &[Value], from: u32, to: u32, count: usize) -> Vec<Value> {
    let last = |i: usize, all: usize| i + 1 == all;
    (0..count)
        .map(|j| {
            let start = to * j as u32;
            let end = if last(j, count) { u32::MAX } else { start + to };
            let mut sum = b.zero();
            for (i, &digit) in digits.iter().enumerate() {
                let low = from * i as u32;
                let high = if last(i, digits.len()) {
                    low + u32::try_from(b.range(digit).hi.bits()).unwrap_or(u32::MAX)
                } else {
                    low + from
                };
                let (first, beyond) = (start.max(low), end.min(high));
                if first < beyond {
                    let shifted = b.shr(digit, first - low);
                    let piece = b.low(shifted, beyond - first);
                    let piece = b.shl(piece, first - start);
                    sum = b.add(sum, piece);
                }
            }
            sum
        })
        .collect()
}
