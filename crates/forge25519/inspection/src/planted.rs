//! Known faults that must be reported.

use crate::{Table, table};

pub const TABLE: Table = table![branch, load, store, length, division,];

static SQUARES: [u16; 256] = {
    let mut squares = [0; 256];
    let mut i = 0;
    while i < 256 {
        squares[i] = (i * i) as u16;
        i += 1;
    }
    squares
};

/// A call in one branch only: no compiler makes a selection of that.
#[inline(never)]
fn branch(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    if secret[3] & 1 == 1 {
        load(public, secret, out);
    }
}

#[inline(never)]
fn load(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    for ((out, x), y) in out.iter_mut().zip(secret).zip(public) {
        *out = SQUARES[usize::from(*x)] as u8 ^ y;
    }
}

#[inline(never)]
fn store(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    out[usize::from(secret[0] & 63)] = public[0];
}

/// A loop that ends where the secret says.
#[inline(never)]
fn length(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let length = usize::from(secret[0] & 63);
    out[..length].copy_from_slice(&public[..length]);
}

/// Valgrind says nothing about this one.
#[inline(never)]
fn division(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let divisor = u64::from(secret[0]) | 1;
    out[0] = (u64::from_le_bytes(std::array::from_fn(|i| public[i])) / divisor) as u8;
}
