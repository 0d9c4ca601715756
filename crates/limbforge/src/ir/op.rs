//! The operations of the IR: one row of [`TABLE`] each, and one evaluator, [`apply`], that is their meaning.
//!
//! Every result is an exact integer expression of the arguments, split at a bit: `lo = e mod 2^k`,
//! `hi = floor(e / 2^k)`. Widths come from the types of the results, so that one row serves words of 32 and 64 bits,
//! double words and vector lanes.

use num_bigint::BigInt;
use serde::{Deserialize, Serialize};

use super::{Ty, domain::BitOp, domain::Domain, interval::power_of_two};

/// An operation with its immediate, if it has one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Op {
    /// A constant that fits its type.
    Const(#[serde(with = "super::decimal")] BigInt),
    /// Sum.
    Add,
    /// Sum of two words and a carry: sum, carry.
    AddCarry,
    /// Difference.
    Sub,
    /// Difference of two words and a borrow: difference, borrow.
    SubBorrow,
    /// Product; with a result of double width the whole of it.
    Mul,
    /// High word of the product.
    MulHi,
    /// Shift left.
    Shl(u32),
    /// Shift right, arithmetic for signed values.
    Shr(u32),
    /// The low bits; of a double word with a word's width, its low word.
    Low(u32),
    /// Low word of (first : second) shifted right.
    FunnelShr(u32),
    /// Second if the first is 1, third if it is 0.
    Select,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// All bits turned.
    Not,
    /// AVX-512 IFMA, low half.
    Madd52Lo,
    /// AVX-512 IFMA, high half.
    Madd52Hi,
    /// Fused multiply-adds of doubles: what rounding a product to a multiple of 2^51 leaves.
    Fma51Lo,
    /// Fused multiply-adds of doubles: a product rounded to a multiple of 2^51.
    Fma51Hi,
    /// Proposed RISC-V, full radix: low word of a multiply-add.
    Maddlu,
    /// Proposed RISC-V, full radix: high word of a multiply-add.
    Maddhu,
    /// Proposed RISC-V, full radix: carry of a sum, added.
    Cadd,
    /// Proposed RISC-V, reduced radix: low 57 bits of a product, added.
    Madd57lu,
    /// Proposed RISC-V, reduced radix: product shifted right by 57, added.
    Madd57hu,
    /// Proposed RISC-V, reduced radix: arithmetic shift right, added.
    Sraiadd(u32),
}

/// Properties of an operation that people and parsers need.
pub struct Row {
    /// Name in listings and in JSON.
    pub name: &'static str,
    /// Number of arguments.
    pub arguments: usize,
    /// Number of results.
    pub results: usize,
    /// Meaning on integers; `w` is the width of the (first) result, `k` the immediate.
    pub meaning: &'static str,
}

const fn row(name: &'static str, arguments: usize, results: usize, meaning: &'static str) -> Row {
    Row {
        name,
        arguments,
        results,
        meaning,
    }
}

/// One row per operation, in the order of [`Op`].
#[rustfmt::skip]
pub const TABLE: &[Row] = &[
    row("const",      0, 1, "k"),
    row("add",        2, 1, "x + y mod 2^w"),
    row("add_carry",  3, 2, "x + y + c mod 2^w, floor((x + y + c) / 2^w)"),
    row("sub",        2, 1, "x - y mod 2^w"),
    row("sub_borrow", 3, 2, "x - y - b mod 2^w, -floor((x - y - b) / 2^w)"),
    row("mul",        2, 1, "x * y mod 2^w"),
    row("mul_hi",     2, 1, "floor(x * y / 2^w)"),
    row("shl",        1, 1, "x * 2^k mod 2^w"),
    row("shr",        1, 1, "floor(x / 2^k) mod 2^w"),
    row("low",        1, 1, "x mod 2^k"),
    row("funnel_shr", 2, 1, "floor((x * 2^w + y) / 2^k) mod 2^w"),
    row("select",     3, 1, "c = 1: x; c = 0: y"),
    row("and",        2, 1, "x & y"),
    row("or",         2, 1, "x | y"),
    row("xor",        2, 1, "x ^ y"),
    row("not",        1, 1, "-1 - x mod 2^w"),
    row("madd52lo",   3, 1, "z + ((x mod 2^52) * (y mod 2^52) mod 2^52) mod 2^w"),
    row("madd52hi",   3, 1, "z + floor((x mod 2^52) * (y mod 2^52) / 2^52) mod 2^w"),
    row("fma51lo",    3, 1, "z + x * y - 2^51 r mod 2^w, r of fma51hi"),
    row("fma51hi",    3, 1, "z + r mod 2^w, r = x * y / 2^51 rounded to nearest, ties to even"),
    row("maddlu",     3, 1, "x * y + z mod 2^w"),
    row("maddhu",     3, 1, "floor((x * y + z) / 2^w)"),
    row("cadd",       3, 1, "floor((x + y) / 2^w) + z mod 2^w"),
    row("madd57lu",   3, 1, "(x * y mod 2^57) + z mod 2^w"),
    row("madd57hu",   3, 1, "floor(x * y / 2^57) + z mod 2^w"),
    row("sraiadd",    2, 1, "x + floor(y / 2^k) mod 2^w"),
];

impl Op {
    /// The operation's row of [`TABLE`].
    pub fn row(&self) -> &'static Row {
        let index = match self {
            Op::Const(_) => 0,
            Op::Add => 1,
            Op::AddCarry => 2,
            Op::Sub => 3,
            Op::SubBorrow => 4,
            Op::Mul => 5,
            Op::MulHi => 6,
            Op::Shl(_) => 7,
            Op::Shr(_) => 8,
            Op::Low(_) => 9,
            Op::FunnelShr(_) => 10,
            Op::Select => 11,
            Op::And => 12,
            Op::Or => 13,
            Op::Xor => 14,
            Op::Not => 15,
            Op::Madd52Lo => 16,
            Op::Madd52Hi => 17,
            Op::Fma51Lo => 18,
            Op::Fma51Hi => 19,
            Op::Maddlu => 20,
            Op::Maddhu => 21,
            Op::Cadd => 22,
            Op::Madd57lu => 23,
            Op::Madd57hu => 24,
            Op::Sraiadd(_) => 25,
        };
        &TABLE[index]
    }

    /// The operation of this name in [`TABLE`], with `k` as its immediate or constant where it takes one.
    pub fn named(name: &str, k: u32) -> Option<Op> {
        let all = [
            Op::Const(k.into()),
            Op::Add,
            Op::AddCarry,
            Op::Sub,
            Op::SubBorrow,
            Op::Mul,
            Op::MulHi,
            Op::Shl(k),
            Op::Shr(k),
            Op::Low(k),
            Op::FunnelShr(k),
            Op::Select,
            Op::And,
            Op::Or,
            Op::Xor,
            Op::Not,
            Op::Madd52Lo,
            Op::Madd52Hi,
            Op::Fma51Lo,
            Op::Fma51Hi,
            Op::Maddlu,
            Op::Maddhu,
            Op::Cadd,
            Op::Madd57lu,
            Op::Madd57hu,
            Op::Sraiadd(k),
        ];
        all.into_iter().find(|op| op.row().name == name)
    }

    /// The immediate of a shift or a mask.
    pub fn immediate(&self) -> Option<u32> {
        match self {
            Op::Shl(k) | Op::Shr(k) | Op::Low(k) | Op::FunnelShr(k) | Op::Sraiadd(k) => Some(*k),
            _ => None,
        }
    }
}

/// `e` as a value of type `ty`: reduced mod 2^w into the type's range.
fn wrap<D: Domain>(d: &mut D, e: &D::V, ty: Ty) -> D::V {
    let bits = u32::from(ty.bits);
    if !ty.signed {
        return d.split(e, bits).0;
    }
    // Two's complement: translate the range -2^(w-1) .. 2^(w-1) to 0 .. 2^w, reduce, translate back.
    let half = d.constant(&power_of_two(bits - 1));
    let translated = d.add(e, &half);
    let reduced = d.split(&translated, bits).0;
    d.sub(&reduced, &half)
}

/// Bits of a factor of [`Op::Fma51Lo`] and [`Op::Fma51Hi`] on processors: it becomes a double by the bits of an
/// exponent beside its own.
pub const DOUBLE: u32 = 52;
/// Bits of their products there, to which 2^103 is added.
pub const PRODUCT_OF_DOUBLES: u32 = 103;

/// `r` and `xy - 2^51 r` for the integer `r` that is nearest to `xy / 2^51`; of two as near, the even one.
///
/// `floor((xy + 2^50) / 2^51)` is the nearest, and the upper one of two: then nothing is left of `xy + 2^50`, and an
/// odd `r` is to be one less.
fn nearest<D: Domain>(d: &mut D, xy: &D::V) -> (D::V, D::V) {
    let [half, unit] = [50, 51].map(power_of_two);
    let half = d.constant(&half);
    let raised = d.add(xy, &half);
    let (rest, upper) = d.split(&raised, 51);
    let below = d.constant(&(&unit - 1));
    let raised = d.add(&rest, &below);
    let is_between = d.split(&raised, 51).1;
    let one = d.constant(&1.into());
    let is_tie = d.sub(&one, &is_between);
    let is_odd = d.split(&upper, 1).0;
    let less = d.mul(&is_odd, &is_tie);
    let rest = d.sub(&rest, &half);
    let more = d.scale(&less, &unit);
    (d.sub(&upper, &less), d.add(&rest, &more))
}

/// The meaning of an operation: its results from its arguments, with `ty` the type of the (first) result.
pub fn apply<D: Domain>(d: &mut D, op: &Op, ty: Ty, args: &[D::V]) -> Vec<D::V> {
    let w = u32::from(ty.bits);
    let product = |d: &mut D| d.mul(&args[0], &args[1]);
    let one = match op {
        Op::Const(k) => d.constant(k),
        Op::Add => {
            let e = d.add(&args[0], &args[1]);
            wrap(d, &e, ty)
        }
        Op::AddCarry => {
            let sum = d.add(&args[0], &args[1]);
            let e = d.add(&sum, &args[2]);
            let (lo, hi) = d.split(&e, w);
            return vec![lo, hi];
        }
        Op::Sub => {
            let e = d.sub(&args[0], &args[1]);
            wrap(d, &e, ty)
        }
        Op::SubBorrow => {
            let difference = d.sub(&args[0], &args[1]);
            let e = d.sub(&difference, &args[2]);
            let (lo, hi) = d.split(&e, w);
            let borrow = d.scale(&hi, &BigInt::from(-1));
            return vec![lo, borrow];
        }
        Op::Mul => {
            let e = product(d);
            wrap(d, &e, ty)
        }
        Op::MulHi => {
            let e = product(d);
            d.split(&e, w).1
        }
        Op::Shl(k) => {
            let e = d.scale(&args[0], &power_of_two(*k));
            wrap(d, &e, ty)
        }
        Op::Shr(k) => {
            let e = d.split(&args[0], *k).1;
            wrap(d, &e, ty)
        }
        Op::Low(k) => d.split(&args[0], *k).0,
        Op::FunnelShr(k) => {
            let high = d.scale(&args[0], &power_of_two(w));
            let both = d.add(&high, &args[1]);
            let e = d.split(&both, *k).1;
            wrap(d, &e, ty)
        }
        Op::Select => d.select(&args[0], &args[1], &args[2]),
        Op::And => d.bitwise(BitOp::And, &args[0], &args[1]),
        Op::Or => d.bitwise(BitOp::Or, &args[0], &args[1]),
        Op::Xor => d.bitwise(BitOp::Xor, &args[0], &args[1]),
        Op::Not => {
            let ones = d.constant(&if ty.signed {
                BigInt::from(-1)
            } else {
                power_of_two(w) - 1
            });
            d.sub(&ones, &args[0])
        }
        Op::Madd52Lo | Op::Madd52Hi => {
            let x = d.split(&args[0], 52).0;
            let y = d.split(&args[1], 52).0;
            let xy = d.mul(&x, &y);
            let (lo, hi) = d.split(&xy, 52);
            let part = if *op == Op::Madd52Lo { lo } else { hi };
            let e = d.add(&part, &args[2]);
            wrap(d, &e, ty)
        }
        Op::Fma51Lo | Op::Fma51Hi => {
            let xy = product(d);
            let (nearest, rest) = nearest(d, &xy);
            let part = if *op == Op::Fma51Lo { rest } else { nearest };
            let e = d.add(&part, &args[2]);
            wrap(d, &e, ty)
        }
        Op::Maddlu | Op::Maddhu => {
            let xy = product(d);
            let e = d.add(&xy, &args[2]);
            let (lo, hi) = d.split(&e, w);
            if *op == Op::Maddlu { lo } else { hi }
        }
        Op::Cadd => {
            let sum = d.add(&args[0], &args[1]);
            let carry = d.split(&sum, w).1;
            let e = d.add(&carry, &args[2]);
            wrap(d, &e, ty)
        }
        Op::Madd57lu | Op::Madd57hu => {
            let xy = product(d);
            let (lo, hi) = d.split(&xy, 57);
            let part = if *op == Op::Madd57lu { lo } else { hi };
            let e = d.add(&part, &args[2]);
            wrap(d, &e, ty)
        }
        Op::Sraiadd(k) => {
            let shifted = d.split(&args[1], *k).1;
            let e = d.add(&args[0], &shifted);
            wrap(d, &e, ty)
        }
    };
    vec![one]
}
