//! The published figures.
//!
//! Reference: Cheng, Großschädl, Marshall, Page, Pham: RISC-V Instruction Set Extensions for Multi-Precision Integer
//! Arithmetic: A Case Study on Post-Quantum Key Exchange Using CSIDH-512. DAC 2024, table 4.

use std::fmt;

use serde::{Serialize, Serializer};

/// How an element of the field is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Radix {
    /// 8 words of 64 bits, R = 2^512.
    Full,
    /// 9 limbs of 57 bits, R = 2^513.
    Reduced,
}

/// A column of the table: a radix, with the plain instruction set or with the extension made for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Limbs.
    pub radix: Radix,
    /// With the proposed instructions for this radix.
    pub extended: bool,
}

impl Column {
    /// In the order of the table.
    pub const ALL: [Column; 4] = [
        Column::of(Radix::Full, false),
        Column::of(Radix::Full, true),
        Column::of(Radix::Reduced, false),
        Column::of(Radix::Reduced, true),
    ];

    const fn of(radix: Radix, extended: bool) -> Column {
        Column { radix, extended }
    }
}

impl Serialize for Column {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match (self.radix, self.extended) {
            (Radix::Full, false) => "8x64",
            (Radix::Full, true) => "8x64 ISE",
            (Radix::Reduced, false) => "9x57",
            (Radix::Reduced, true) => "9x57 ISE",
        })
    }
}

/// A figure of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Published {
    /// Cycles of a call on the Rocket core, its overhead included.
    pub cycles: u32,
    /// Instructions of the routine, where they are published.
    pub instructions: Option<u32>,
}

macro_rules! functions {
    ($($function:ident $name:literal [$($cycles:literal $(($instructions:literal))?),*];)*) => {
        /// A row of the table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Function {
            $(#[doc = $name] $function,)*
        }

        impl Function {
            /// In the order of the table.
            pub const ALL: &[Function] = &[$(Function::$function),*];

            /// What the row is called.
            pub fn name(self) -> &'static str {
                match self {
                    $(Function::$function => $name,)*
                }
            }

            /// Its published figure in a column.
            pub fn published(self, column: Column) -> Published {
                let figures = match self {
                    $(Function::$function => [$(Published {
                        cycles: $cycles,
                        instructions: functions!(@optional $($instructions)?),
                    }),*],)*
                };
                figures[usize::from(column.radix == Radix::Reduced) * 2 + usize::from(column.extended)]
            }
        }
    };
    (@optional $value:literal) => { Some($value) };
    (@optional) => { None };
}

impl Serialize for Function {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

functions! {
    Multiply "integer multiplication" [608 (537), 371 (298), 625 (538), 303 (213)];
    Square "integer squaring" [440 (408), 371 (298), 398 (359), 216 (163)];
    Reduce "Montgomery reduction" [730 (634), 469 (376), 818 (705), 389 (267)];
    FastReduce "fast reduction" [107 (101), 107 (101), 112 (108), 104 (100)];
    Add "addition mod p" [163, 163, 148, 132];
    Subtract "subtraction mod p" [143, 143, 139, 123];
    MultiplyMod "multiplication mod p" [1446, 954, 1561, 799];
    SquareMod "squaring mod p" [1279, 951, 1334, 712];
}
