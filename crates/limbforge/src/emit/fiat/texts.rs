//! The functions of the interface: what they are called, what they take, and their conditions.

use super::Interface;
use crate::{ir::interval::Interval, repr::Repr};

/// The type of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// An element in the Montgomery domain.
    Montgomery,
    /// An element out of it.
    Plain,
    /// An element within tight bounds.
    Tight,
    /// An element within loose bounds.
    Loose,
    /// The words of an element, whichever domain it is in.
    Words,
    /// The words of an integer in two's complement, one more.
    Integer,
    /// A word.
    Word,
    /// 0 or 1, in a byte.
    Bit,
    /// The bytes of an element.
    Bytes,
}

/// A function of the interface, without `fiat_` and the name of the prime. `BITS` stands for a number of bits.
pub struct Function {
    pub name: &'static str,
    /// Types of `out1`, `out2`, …
    pub outs: &'static [Type],
    /// Types of `arg1`, `arg2`, …
    pub args: &'static [Type],
    /// Documentation, a line each.
    pub lines: &'static [&'static str],
}

use Type::{Bit, Bytes, Integer, Loose, Montgomery, Plain, Tight, Word, Words};

const fn function(
    name: &'static str,
    outs: &'static [Type],
    args: &'static [Type],
    lines: &'static [&'static str],
) -> Function {
    Function {
        name,
        outs,
        args,
        lines,
    }
}

/// Sums and differences of limbs of so many bits.
#[rustfmt::skip]
pub const CARRIES: &[Function] = &[
    function("addcarryx_uBITS", &[Word, Bit], &[Bit, Word, Word],
        &["out1 = (arg1 + arg2 + arg3) mod 2^BITS and out2 = floor((arg1 + arg2 + arg3) / 2^BITS), for arg2, arg3 < 2^BITS"]),
    function("subborrowx_uBITS", &[Word, Bit], &[Bit, Word, Word],
        &["out1 = (arg2 - arg1 - arg3) mod 2^BITS and out2 = -floor((arg2 - arg1 - arg3) / 2^BITS), for arg2, arg3 < 2^BITS"]),
];

/// The product of two words.
pub const PRODUCT: Function = function(
    "mulx_uBITS",
    &[Word, Word],
    &[Word, Word],
    &["out1 = arg1 * arg2 mod 2^BITS and out2 = floor(arg1 * arg2 / 2^BITS)"],
);

/// One of two words.
pub const CHOICE: Function = function(
    "cmovznz_uBITS",
    &[Word],
    &[Bit, Word, Word],
    &["out1 = arg2 if arg1 = 0, arg3 if it is 1"],
);

/// The functions of word-by-word Montgomery arithmetic.
#[rustfmt::skip]
pub const MONTGOMERY: &[Function] = &[
    function("mul", &[Montgomery], &[Montgomery, Montgomery],
        &["out1 = arg1 * arg2 / R mod m, for arg1, arg2 < m; out1 < m"]),
    function("square", &[Montgomery], &[Montgomery],
        &["out1 = arg1^2 / R mod m, for arg1 < m; out1 < m"]),
    function("add", &[Montgomery], &[Montgomery, Montgomery],
        &["out1 = arg1 + arg2 mod m, for arg1, arg2 < m; out1 < m"]),
    function("sub", &[Montgomery], &[Montgomery, Montgomery],
        &["out1 = arg1 - arg2 mod m, for arg1, arg2 < m; out1 < m"]),
    function("opp", &[Montgomery], &[Montgomery],
        &["out1 = -arg1 mod m, for arg1 < m; out1 < m"]),
    function("from_montgomery", &[Plain], &[Montgomery],
        &["out1 = arg1 / R mod m, for arg1 < m; out1 < m"]),
    function("to_montgomery", &[Montgomery], &[Plain],
        &["out1 = arg1 * R mod m, for arg1 < m; out1 < m"]),
    function("nonzero", &[Word], &[Words],
        &["out1 = 0 if arg1 = 0, else some word that is not 0"]),
    function("selectznz", &[Words], &[Bit, Words, Words],
        &["out1 = arg2 if arg1 = 0, arg3 if it is 1"]),
    function("to_bytes", &[Bytes], &[Words],
        &["out1 = the little-endian bytes of arg1, for arg1 < m. The domain stays as it is."]),
    function("from_bytes", &[Words], &[Bytes],
        &["out1 = the integer of the little-endian bytes, which has to be below m. The domain stays as it is."]),
    function("set_one", &[Montgomery], &[],
        &["out1 = R mod m, which is 1 in the Montgomery domain"]),
    function("msat", &[Integer], &[],
        &["out1 = m, with one word more than an element has"]),
    function("divstep", &[Word, Integer, Integer, Words, Words], &[Word, Integer, Integer, Words, Words],
        &["A step of Bernstein and Yang's inversion on d, f, g, v, r, of which d, f and g are in two's complement.",
          "With swap = (d > 0 and g odd):",
          "",
          "- out1 = 1 - d if swap, else 1 + d",
          "- out2 = g if swap, else f",
          "- out3 = floor((g - f) / 2) if swap, floor((g + f) / 2) if g is odd, else floor(g / 2)",
          "- out4 = 2 * r mod m if swap, else 2 * v mod m",
          "- out5 = r - v mod m if swap, r + v mod m if g is odd, else r",
          "",
          "for v, r < m; out4, out5 < m"]),
    function("divstep_precomp", &[Words], &[],
        &["out1 = 2^-N in the Montgomery domain, where N is the number of steps of an inversion"]),
];

/// The functions of unsaturated Solinas arithmetic.
#[rustfmt::skip]
pub const UNSATURATED: &[Function] = &[
    function("carry_mul", &[Tight], &[Loose, Loose],
        &["out1 = arg1 * arg2 mod m"]),
    function("carry_square", &[Tight], &[Loose],
        &["out1 = arg1^2 mod m"]),
    function("carry", &[Tight], &[Loose],
        &["out1 = arg1 mod m"]),
    function("add", &[Loose], &[Tight, Tight],
        &["out1 = arg1 + arg2 mod m"]),
    function("sub", &[Loose], &[Tight, Tight],
        &["out1 = arg1 - arg2 mod m"]),
    function("opp", &[Loose], &[Tight],
        &["out1 = -arg1 mod m"]),
    function("selectznz", &[Words], &[Bit, Words, Words],
        &["out1 = arg2 if arg1 = 0, arg3 if it is 1"]),
    function("to_bytes", &[Bytes], &[Tight],
        &["out1 = the little-endian bytes of arg1 modulo m, which are those of a number below m"]),
    function("from_bytes", &[Tight], &[Bytes],
        &["out1 = the integer of the little-endian bytes mod m. Bits above those of m have to be 0."]),
    function("relax", &[Loose], &[Tight],
        &["out1 = arg1"]),
    function("carry_scmul_121666", &[Tight], &[Loose],
        &["out1 = 121666 * arg1 mod m"]),
];

/// The types of elements of an interface, with what is said of them.
pub fn elements(interface: Interface, repr: &Repr) -> [(Type, String); 2] {
    let limbs = |bounds: &[Interval]| {
        let most: Vec<String> = bounds
            .iter()
            .map(|bound| format!("{:#x}", bound.hi))
            .collect();
        most.join(", ")
    };
    match interface {
        Interface::Montgomery => [
            (
                Montgomery,
                "An element in the Montgomery domain: R times it modulo m, below m.".to_owned(),
            ),
            (
                Plain,
                "An element out of the Montgomery domain, below m.".to_owned(),
            ),
        ],
        Interface::Unsaturated => [
            (
                Loose,
                format!(
                    "An element within loose bounds: limbs of at most {}.",
                    limbs(&repr.loose)
                ),
            ),
            (
                Tight,
                format!(
                    "An element within tight bounds: limbs of at most {}.",
                    limbs(&repr.tight)
                ),
            ),
        ],
    }
}

/// Lines about a file with an interface.
pub fn about(interface: Interface) -> [&'static str; 2] {
    match interface {
        Interface::Montgomery => [
            "The interface is that of fiat-crypto's word-by-word Montgomery arithmetic. Elements that are passed have to",
            "be below the prime m, and those that are returned are.",
        ],
        Interface::Unsaturated => [
            "The interface is that of fiat-crypto's unsaturated Solinas arithmetic. Limbs that are passed have to be within",
            "the bounds of their types, and those that are returned are.",
        ],
    }
}
