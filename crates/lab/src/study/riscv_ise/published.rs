//! The published figures.
//!
//! Reference: Cheng, Großschädl, Marshall, Page, Pham: RISC-V Instruction Set Extensions for Multi-Precision Integer
//! Arithmetic: A Case Study on Post-Quantum Key Exchange Using CSIDH-512. DAC 2024, table 4.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

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

impl<'de> Deserialize<'de> for Column {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Column, D::Error> {
        let name = String::deserialize(from)?;
        let found = Column::ALL.into_iter().find(|c| c.to_string() == name);
        found.ok_or_else(|| de::Error::custom(format!("`{name}` is no column")))
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

            /// Name of the row.
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

impl<'de> Deserialize<'de> for Function {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Function, D::Error> {
        let name = String::deserialize(from)?;
        let found = Function::ALL.iter().find(|f| f.name() == name);
        found
            .copied()
            .ok_or_else(|| de::Error::custom(format!("`{name}` is no row")))
    }
}

/// Operations of a group action of CSIDH-512, a mean over keys that vary by 7 %.
pub const ACTION: [(Function, u64); 4] = [
    (Function::MultiplyMod, 303_900),
    (Function::SquareMod, 143_300),
    (Function::Add, 250_000),
    (Function::Subtract, 188_300),
];

impl Column {
    /// Published cycles of a group action, a mean over 100 random keys.
    pub fn action(self) -> f64 {
        match (self.radix, self.extended) {
            (Radix::Full, false) => 701.0e6,
            (Radix::Full, true) => 502.9e6,
            (Radix::Reduced, false) => 736.2e6,
            (Radix::Reduced, true) => 411.1e6,
        }
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
