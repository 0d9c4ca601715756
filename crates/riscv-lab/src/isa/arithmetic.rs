//! Functions of rows of the table that would be hard to read as a closure of one line.

use std::cmp::Ordering;

/// The low 32 bits, sign-extended: what all W forms return.
pub fn word(x: u64) -> u64 {
    i64::from(x as i32) as u64
}

/// All 128 bits of x·y.
fn product(x: u64, y: u64) -> u128 {
    u128::from(x) * u128::from(y)
}

pub fn mulh(x: u64, y: u64) -> u64 {
    ((i128::from(x as i64) * i128::from(y as i64)) >> 64) as u64
}

pub fn mulhsu(x: u64, y: u64) -> u64 {
    ((i128::from(x as i64) * i128::from(y)) >> 64) as u64
}

pub fn mulhu(x: u64, y: u64) -> u64 {
    (product(x, y) >> 64) as u64
}

/// Quotient towards zero. [unpriv, 13.2]: by 0 it is −1, and −2^63 / −1 wraps.
pub fn div(x: i64, y: i64) -> i64 {
    if y == 0 { -1 } else { x.wrapping_div(y) }
}

/// The remainder of [`div`]: by 0 it is the dividend.
pub fn rem(x: i64, y: i64) -> i64 {
    if y == 0 { x } else { x.wrapping_rem(y) }
}

pub fn divu(x: u64, y: u64) -> u64 {
    x.checked_div(y).unwrap_or(u64::MAX)
}

pub fn remu(x: u64, y: u64) -> u64 {
    x.checked_rem(y).unwrap_or(x)
}

/// −2^31 / −1 does not wrap in 64 bits, and [`word`] of it does.
pub fn divw(x: u64, y: u64) -> u64 {
    word(div(i64::from(x as i32), i64::from(y as i32)) as u64)
}

pub fn remw(x: u64, y: u64) -> u64 {
    word(rem(i64::from(x as i32), i64::from(y as i32)) as u64)
}

pub fn divuw(x: u64, y: u64) -> u64 {
    word((x as u32).checked_div(y as u32).unwrap_or(u32::MAX).into())
}

pub fn remuw(x: u64, y: u64) -> u64 {
    word((x as u32).checked_rem(y as u32).unwrap_or(x as u32).into())
}

/// Every byte that is not 0 becomes 0xff.
pub fn or_bytes(x: u64) -> u64 {
    u64::from_le_bytes(x.to_le_bytes().map(|byte| if byte == 0 { 0 } else { 0xff }))
}

pub fn signed_less(x: u64, y: u64) -> bool {
    (x as i64).cmp(&(y as i64)) == Ordering::Less
}

pub fn maddhu(x: u64, y: u64, z: u64) -> u64 {
    // (2^64 − 1)^2 + 2^64 − 1 < 2^128.
    ((product(x, y) + u128::from(z)) >> 64) as u64
}

pub fn madd57lu(x: u64, y: u64, z: u64) -> u64 {
    (x.wrapping_mul(y) & ((1 << 57) - 1)).wrapping_add(z)
}

pub fn madd57hu(x: u64, y: u64, z: u64) -> u64 {
    ((product(x, y) >> 57) as u64).wrapping_add(z)
}

/// The product modulo 2^(64 − spare), and an addend.
pub fn maddrlu(x: u64, y: u64, z: u64, spare: i64) -> u64 {
    (x.wrapping_mul(y) & (u64::MAX >> spare)).wrapping_add(z)
}

/// For full limbs the addend is within the shift, so that two words hold product and addend; see [`maddhu`].
pub fn maddrhu(x: u64, y: u64, z: u64, spare: i64) -> u64 {
    if spare == 0 {
        return maddhu(x, y, z);
    }
    ((product(x, y) >> (64 - spare)) as u64).wrapping_add(z)
}

/// The part of a sum at 2^(64 − spare) and above, at most 16 bits of its 65, and an addend.
pub fn caddr(x: u64, y: u64, z: u64, spare: i64) -> u64 {
    let sum = u128::from(x) + u128::from(y);
    z.wrapping_add((sum >> (64 - spare)) as u64)
}
