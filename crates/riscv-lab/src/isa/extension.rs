//! Extensions, and instruction sets made of them.

use std::fmt;
use std::str::FromStr;

use super::{IsaError, Op, Row, TABLE};

macro_rules! extensions {
    ($($(#[$doc:meta])* $extension:ident $name:literal,)*) => {
        /// A part of the instruction set.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Extension {
            $($(#[$doc])* $extension,)*
        }

        impl Extension {
            /// All extensions, in the order in which names of instruction sets list them.
            pub const ALL: &[Extension] = &[$(Extension::$extension),*];

            /// Its name within that of an instruction set.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Extension::$extension => $name,)*
                }
            }
        }
    };
}

extensions! {
    /// The 64-bit base.
    I "i",
    /// Multiplication and division.
    M "m",
    /// Atomic accesses.
    A "a",
    /// Floating point of 32 bits: loads, stores and moves only.
    F "f",
    /// Floating point of 64 bits: loads, stores and moves only.
    D "d",
    /// Compressed instructions: other words for some of the others.
    C "c",
    /// Registers of status.
    Zicsr "zicsr",
    /// `fence.i`.
    Zifencei "zifencei",
    /// Addresses: shifts by 1 … 3 with an addition.
    Zba "zba",
    /// Bit manipulation.
    Zbb "zbb",
    /// Conditional zero.
    Zicond "zicond",
    /// Proposed: full-radix big-integer arithmetic.
    FullRadix "ise-full",
    /// Proposed: big-integer arithmetic with limbs of 57 bits.
    ReducedRadix "ise-reduced",
    /// Proposed: big-integer arithmetic with limbs of 49 to 64 bits, selected by each instruction.
    FlexibleRadix "ise-flexible",
}

impl Extension {
    /// The standard does not have it, and assemblers neither.
    pub const fn is_custom(self) -> bool {
        matches!(
            self,
            Extension::FullRadix | Extension::ReducedRadix | Extension::FlexibleRadix
        )
    }

    /// Its instructions have published words, which [`CustomEncoding`] chooses.
    pub(super) const fn is_published(self) -> bool {
        matches!(self, Extension::FullRadix | Extension::ReducedRadix)
    }
}

impl fmt::Display for Extension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            extension if extension.is_custom() => f.pad(self.name()),
            _ => {
                let mut name = self.name().to_owned();
                name[..1].make_ascii_uppercase();
                f.pad(&name)
            }
        }
    }
}

/// The words of the proposed instructions.
///
/// As published, `cadd` of the full-radix extension and `madd57lu` of the other are the same word, so that no core can
/// have both sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CustomEncoding {
    /// `madd57lu` has a word of its own (funct3 110); all others are as published.
    #[default]
    ClashFree,
    /// As published; the reduced-radix extension does not exist.
    PublishedFull,
    /// As published; the full-radix extension does not exist.
    PublishedReduced,
}

/// An instruction set: extensions, and the words of the proposed instructions.
///
/// As text `rv64gc_zba_zbb+zicond+ise-full`: letters, then names, each after `_` or `+`. `g` is `imafd_zicsr_zifencei`.
/// `ise-full-published` and `ise-reduced-published` choose the published words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Isa {
    /// Bit n is the extension n.
    extensions: u32,
    encoding: CustomEncoding,
}

const GENERAL: [Extension; 7] = [
    Extension::I,
    Extension::M,
    Extension::A,
    Extension::F,
    Extension::D,
    Extension::Zicsr,
    Extension::Zifencei,
];

const PUBLISHED: &str = "-published";

impl Isa {
    /// RV64I alone.
    pub const fn base() -> Isa {
        Isa {
            extensions: 1 << Extension::I as u32,
            encoding: CustomEncoding::ClashFree,
        }
    }

    /// All that there is, with the clash-free words.
    pub const fn everything() -> Isa {
        Isa {
            extensions: (1 << Extension::ALL.len()) - 1,
            encoding: CustomEncoding::ClashFree,
        }
    }

    /// With one more extension.
    ///
    /// # Errors
    /// [`IsaError::Clash`] if the words that were chosen exclude it.
    pub fn with(mut self, extension: Extension) -> Result<Isa, IsaError> {
        if matches!(
            (self.encoding, extension),
            (CustomEncoding::PublishedFull, Extension::ReducedRadix)
                | (CustomEncoding::PublishedReduced, Extension::FullRadix)
        ) {
            return Err(IsaError::Clash);
        }
        self.extensions |= 1 << extension as u32;
        Ok(self)
    }

    /// The same with one extension and its published words.
    fn with_published(mut self, extension: Extension) -> Result<Isa, IsaError> {
        let (encoding, other) = match extension {
            Extension::FullRadix => (CustomEncoding::PublishedFull, Extension::ReducedRadix),
            _ => (CustomEncoding::PublishedReduced, Extension::FullRadix),
        };
        if self.has(other) {
            return Err(IsaError::Clash);
        }
        self.encoding = encoding;
        self.with(extension)
    }

    /// It has this extension.
    pub const fn has(&self, extension: Extension) -> bool {
        self.extensions >> extension as u32 & 1 == 1
    }

    /// It has the extension of this instruction.
    pub fn knows(&self, op: Op) -> bool {
        self.has(op.row().extension)
    }

    /// The words of the proposed instructions.
    pub const fn encoding(&self) -> CustomEncoding {
        self.encoding
    }

    /// The instruction set that assemblers are told: without what `gnu_text` writes as words.
    pub fn for_assemblers(&self) -> Isa {
        let words = |e: &Extension| e.is_custom() || *e == Extension::Zicond;
        let written = Extension::ALL.iter().filter(|e| words(e));
        Isa {
            extensions: written.fold(self.extensions, |all, e| all & !(1 << *e as u32)),
            encoding: CustomEncoding::ClashFree,
        }
    }

    /// The rows of its instructions.
    pub fn rows(&self) -> impl Iterator<Item = &'static Row> {
        TABLE.iter().filter(|row| self.has(row.extension))
    }
}

impl FromStr for Isa {
    type Err = IsaError;

    fn from_str(text: &str) -> Result<Isa, IsaError> {
        let lower = text.to_ascii_lowercase();
        let unknown = |part: &str| IsaError::Unknown {
            isa: text.to_owned(),
            part: part.to_owned(),
        };
        let mut parts = lower.split(['_', '+']);
        let first = parts.next().unwrap_or_default();
        let letters = first.strip_prefix("rv64").ok_or_else(|| unknown(first))?;
        let mut isa = Isa {
            extensions: 0,
            encoding: CustomEncoding::ClashFree,
        };
        for letter in letters.chars() {
            let letter = letter.to_string();
            if letter == "g" {
                for extension in GENERAL {
                    isa = isa.with(extension)?;
                }
            } else {
                isa = isa.with(named(&letter).ok_or_else(|| unknown(&letter))?)?;
            }
        }
        if !isa.has(Extension::I) {
            return Err(unknown(first));
        }
        for part in parts {
            isa = match part.strip_suffix(PUBLISHED).and_then(named) {
                Some(extension) if extension.is_published() => isa.with_published(extension)?,
                _ => isa.with(named(part).ok_or_else(|| unknown(part))?)?,
            };
        }
        Ok(isa)
    }
}

fn named(name: &str) -> Option<Extension> {
    let mut all = Extension::ALL.iter().copied();
    all.find(|extension| extension.name() == name)
}

impl fmt::Display for Isa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let general = GENERAL.iter().all(|&extension| self.has(extension));
        write!(f, "rv64{}", if general { "g" } else { "" })?;
        for &extension in Extension::ALL {
            let name = extension.name();
            if !self.has(extension) || general && GENERAL.contains(&extension) {
                continue;
            }
            match name.len() {
                1 => write!(f, "{name}")?,
                _ if !extension.is_custom() => write!(f, "_{name}")?,
                _ if self.encoding == CustomEncoding::ClashFree || !extension.is_published() => {
                    write!(f, "+{name}")?;
                }
                _ => write!(f, "+{name}{PUBLISHED}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written() {
        for text in [
            "rv64i",
            "rv64imac",
            "rv64gc",
            "rv64gc_zba_zbb",
            "rv64gc_zba_zbb_zicond+ise-full+ise-reduced",
            "rv64im+ise-full-published",
            "rv64im+ise-full-published+ise-flexible",
            "rv64gc+ise-reduced-published",
        ] {
            assert_eq!(text.parse::<Isa>().unwrap().to_string(), text);
        }
        let zicond: Isa = "RV64GC+zicond".parse().unwrap();
        assert!(zicond.has(Extension::Zicond) && zicond.knows(Op::CzeroEqz));
        assert!(!zicond.knows(Op::Sh1add));
    }

    #[test]
    fn what_is_no_instruction_set_is_refused() {
        for text in [
            "",
            "rv32i",
            "rv64",
            "rv64m",
            "rv64q",
            "rv64gc_zbc",
            "rv64gc+zba-published",
            "rv64gc+ise-flexible-published",
            "rv64gc_",
        ] {
            let error = text.parse::<Isa>().unwrap_err();
            assert!(matches!(error, IsaError::Unknown { .. }), "{text}");
        }
        for text in [
            "rv64gc+ise-full-published+ise-reduced",
            "rv64gc+ise-full-published+ise-reduced-published",
            "rv64gc+ise-full+ise-reduced-published",
        ] {
            assert_eq!(text.parse::<Isa>(), Err(IsaError::Clash), "{text}");
        }
    }
}
