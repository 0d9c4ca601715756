//! A modelled figure held against the published one of the core itself.

use std::fmt;

use serde::{Serialize, Serializer};

use super::{Build, Published};

/// Modelled cycles of the published build may differ by this from the published ones.
pub const LIMIT: f64 = 0.12;

/// Of other code only cycles per instruction can be compared, which are a property of code and core together. They may
/// differ by this: the model is off by up to 11 % in them where the code is the same, and code that today's compilers
/// order has, under the model itself, up to 9 % fewer than that of Rust 1.72.
pub const OTHER_CODE_LIMIT: f64 = 0.25;

/// Builds whose instruction counts differ by more than this are other code. The same sources, compiler and flags leave
/// open who calls them and how crates are linked: up to 3.5 % for what signs in 250 thousand instructions.
const SAME_CODE: f64 = 0.05;

/// The flag of the published builds that decides which instructions are taken and how they are ordered.
const FLAG: &str = "-Ctarget-cpu=sifive-u74";

/// Cycles and instructions of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Figure {
    pub cycles: f64,
    pub instructions: f64,
}

impl Figure {
    pub fn cycles_per_instruction(self) -> f64 {
        self.cycles / self.instructions
    }
}

/// Why the cycles of a build say nothing about the published ones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Other {
    /// Another compiler made it.
    Compiler,
    /// It is another version of the crate.
    Version,
    /// It was not built for the core.
    Flags,
    /// All that is the same, but not the count of instructions, off by this much.
    Code(f64),
}

impl fmt::Display for Other {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not comparable: ")?;
        match self {
            Other::Compiler => f.write_str("other compiler"),
            Other::Version => f.write_str("other version"),
            Other::Flags => write!(f, "built without {FLAG}"),
            Other::Code(off) => write!(f, "other code, {:+.1} % instructions", 100.0 * off),
        }
    }
}

impl Serialize for Other {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// An operation of a build beside the same one as published.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Held {
    pub published: Figure,
    pub modelled: Figure,
    /// Why its cycles cannot be compared; then cycles per instruction are.
    pub other: Option<Other>,
}

impl Held {
    /// Decides from what is known of the build what can be compared.
    pub fn new(row: &Published, published: Figure, build: &Build, modelled: Figure) -> Held {
        let instructions = modelled.instructions / published.instructions - 1.0;
        let other = if build.compiler != row.compiler {
            Some(Other::Compiler)
        } else if build.name != row.version {
            Some(Other::Version)
        } else if !build.flags.iter().any(|flag| flag == FLAG) {
            Some(Other::Flags)
        } else if instructions.abs() > SAME_CODE {
            Some(Other::Code(instructions))
        } else {
            None
        };
        Held {
            published,
            modelled,
            other,
        }
    }

    /// How far the modelled cycles are from the published ones.
    pub fn cycles(&self) -> f64 {
        self.modelled.cycles / self.published.cycles - 1.0
    }

    /// The same of instructions.
    pub fn instructions(&self) -> f64 {
        self.modelled.instructions / self.published.instructions - 1.0
    }

    /// The same of cycles per instruction.
    pub fn cycles_per_instruction(&self) -> f64 {
        self.modelled.cycles_per_instruction() / self.published.cycles_per_instruction() - 1.0
    }

    /// The relative deviation that is compared, and its limit.
    fn compared(&self) -> (f64, f64) {
        match self.other {
            None => (self.cycles(), LIMIT),
            Some(_) => (self.cycles_per_instruction(), OTHER_CODE_LIMIT),
        }
    }

    /// Whether the model is as good as is said of it.
    pub fn holds(&self) -> bool {
        let (off, limit) = self.compared();
        off.abs() <= limit
    }

    /// Verdict in words: the compared quantity, whether it is within the limit, and the limit.
    pub fn verdict(&self) -> String {
        let (_, limit) = self.compared();
        let quantity = if self.other.is_none() {
            "cycles"
        } else {
            "c/i"
        };
        let within = if self.holds() { "within" } else { "NOT WITHIN" };
        format!("{quantity} {within} {:.0} %", 100.0 * limit)
    }
}

#[cfg(test)]
mod tests {
    use super::super::PUBLISHED;
    use super::*;

    fn build() -> Build {
        Build {
            name: PUBLISHED[0].version.to_owned(),
            compiler: PUBLISHED[0].compiler.to_owned(),
            flags: vec![FLAG.to_owned(), "-Ctarget-feature=+crt-static".to_owned()],
        }
    }

    /// Published as 1000 cycles and 2000 instructions.
    fn held(build: &Build, cycles: f64, instructions: f64) -> Held {
        let published = Figure {
            cycles: 1000.0,
            instructions: 2000.0,
        };
        let modelled = Figure {
            cycles,
            instructions,
        };
        Held::new(&PUBLISHED[0], published, build, modelled)
    }

    #[test]
    fn the_same_build_has_to_take_the_published_cycles() {
        for (cycles, holds) in [
            (1000.0, true),
            (881.0, true),
            (1119.0, true),
            (879.0, false),
            (1121.0, false),
        ] {
            let row = held(&build(), cycles, 2000.0);
            assert_eq!((&row.other, row.holds()), (&None, holds), "{cycles}");
        }
        assert_eq!(
            held(&build(), 879.0, 2000.0).verdict(),
            "cycles NOT WITHIN 12 %"
        );
    }

    #[test]
    fn of_other_code_cycles_per_instruction_are_compared() {
        let newer = Build {
            compiler: "rustc 1.95.0".to_owned(),
            ..build()
        };
        let row = held(&newer, 500.0, 1000.0);
        assert_eq!(row.other, Some(Other::Compiler));
        assert!(row.holds() && row.cycles() < -0.4);
        // Two thirds of the published cycles per instruction, and three quarters.
        let row = held(&newer, 333.0, 1000.0);
        assert_eq!(row.verdict(), "c/i NOT WITHIN 25 %");
        assert!(held(&newer, 376.0, 1000.0).holds() && !held(&newer, 626.0, 1000.0).holds());
    }

    #[test]
    fn what_is_other_is_found_out() {
        let other = |build: &Build, instructions| held(build, 1000.0, instructions).other;
        assert_eq!(other(&build(), 2000.0), None);
        assert_eq!(other(&build(), 2090.0), None);
        assert!(matches!(other(&build(), 2110.0), Some(Other::Code(off)) if off > SAME_CODE));
        assert!(matches!(other(&build(), 1890.0), Some(Other::Code(off)) if off < -SAME_CODE));
        let mut plain = build();
        plain.flags.remove(0);
        assert_eq!(other(&plain, 2000.0), Some(Other::Flags));
        let version = Build {
            name: "crrl 0.9.0 m64".to_owned(),
            ..build()
        };
        let other = other(&version, 2000.0).expect("another version");
        assert_eq!(other.to_string(), "not comparable: other version");
    }
}
