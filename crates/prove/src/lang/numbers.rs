//! Integers of the three languages: types, and which operation may wrap.

use limbforge::ir::{Ty, interval::Interval};
use num_bigint::BigInt;

/// The type of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Int {
    /// Bits: 1 for a condition, 8 to 128 for numbers.
    pub bits: u8,
    /// Two's complement.
    pub signed: bool,
}

impl Int {
    /// A condition.
    pub const BOOL: Int = Int::unsigned(1);
    /// The type of C's literals and promoted operands.
    pub const C_INT: Int = Int::signed(32);

    /// Without sign.
    pub const fn unsigned(bits: u8) -> Int {
        Int {
            bits,
            signed: false,
        }
    }

    /// With sign.
    pub const fn signed(bits: u8) -> Int {
        Int { bits, signed: true }
    }

    /// The type of the IR with the same values; the IR has no other widths than these.
    pub fn ty(self) -> Option<Ty> {
        matches!(self.bits, 1 | 8 | 32 | 64 | 128).then_some(Ty {
            bits: self.bits,
            signed: self.signed,
        })
    }

    /// All its values.
    pub fn range(self) -> Interval {
        let (bits, signed) = (self.bits, self.signed);
        Ty { bits, signed }.range()
    }

    /// As people write it.
    pub fn name(self) -> String {
        format!("{}{}", if self.signed { 'i' } else { 'u' }, self.bits)
    }
}

/// A language whose text is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Rust 2024.
    Rust,
    /// C99 with `__int128`.
    C,
    /// Go 1.22.
    Go,
}

impl Language {
    /// The language of files with this extension.
    pub fn of_extension(extension: &str) -> Option<Language> {
        match extension {
            "rs" => Some(Language::Rust),
            "c" => Some(Language::C),
            "go" => Some(Language::Go),
            _ => None,
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Language::Rust => "Rust",
            Language::C => "C",
            Language::Go => "Go",
        }
    }

    /// Whether `+ - *` of this type reduce modulo 2^bits. Else the exact result has to fit: Rust's operators panic
    /// in a debug build, and C's are undefined for types with sign.
    pub fn wraps(self, ty: Int) -> bool {
        match self {
            Language::Rust => false,
            Language::C => !ty.signed,
            Language::Go => true,
        }
    }

    /// The type in which an operation on two operands is computed; `None` if the language has none for them.
    ///
    /// C has the usual arithmetic conversions: both operands become at least an `int`; then the wider type counts,
    /// and of two equally wide ones that without sign. Rust and Go convert nothing.
    pub fn common(self, x: Int, y: Int) -> Option<Int> {
        if self != Language::C {
            return (x == y).then_some(x);
        }
        let (x, y) = (promoted(x), promoted(y));
        Some(if x.bits != y.bits {
            if x.bits > y.bits { x } else { y }
        } else if x.signed {
            y
        } else {
            x
        })
    }

    /// The type of an operand alone, as before a shift.
    pub fn alone(self, x: Int) -> Int {
        if self == Language::C { promoted(x) } else { x }
    }
}

/// C's integer promotion: every value of a narrower type is one of `int`.
fn promoted(x: Int) -> Int {
    if x.bits < 32 { Int::C_INT } else { x }
}

/// The type of C's literals: the first that holds it. Decimal ones without a suffix are never without sign.
pub fn c_literal(k: &BigInt, decimal: bool, unsigned: bool) -> Option<Int> {
    let candidates = [
        Int::signed(32),
        Int::unsigned(32),
        Int::signed(64),
        Int::unsigned(64),
    ];
    candidates.into_iter().find(|ty| {
        let allowed = if ty.signed {
            !unsigned
        } else {
            unsigned || !decimal
        };
        allowed && ty.range().contains(k)
    })
}
