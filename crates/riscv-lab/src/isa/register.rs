//! Registers and their names.

use std::fmt;

/// A register: 0 … 31 are the integer registers, 32 … 63 those of floating point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reg(u8);

/// Names of the standard calling convention, by number.
#[rustfmt::skip]
const NAMES: [&str; 64] = [
    "zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1", "a0", "a1", "a2", "a3", "a4", "a5",
    "a6", "a7", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "t3", "t4", "t5", "t6",
    "ft0", "ft1", "ft2", "ft3", "ft4", "ft5", "ft6", "ft7", "fs0", "fs1", "fa0", "fa1", "fa2", "fa3", "fa4", "fa5",
    "fa6", "fa7", "fs2", "fs3", "fs4", "fs5", "fs6", "fs7", "fs8", "fs9", "fs10", "fs11", "ft8", "ft9", "ft10", "ft11",
];

impl Reg {
    /// Reads 0; what is written to it is lost.
    pub const ZERO: Reg = Reg(0);
    /// Return address.
    pub const RA: Reg = Reg(1);
    /// Stack pointer.
    pub const SP: Reg = Reg(2);
    /// First argument and result.
    pub const A0: Reg = Reg(10);
    /// Number of a system call.
    pub const A7: Reg = Reg(17);

    /// The integer register `x(number)`.
    ///
    /// # Panics
    /// From 32 on.
    pub const fn x(number: u8) -> Reg {
        assert!(number < 32);
        Reg(number)
    }

    /// The floating-point register `f(number)`.
    ///
    /// # Panics
    /// From 32 on.
    pub const fn f(number: u8) -> Reg {
        assert!(number < 32);
        Reg(number + 32)
    }

    /// The register called `name`, as in the calling convention, or `x7`, `f7`, or `fp` for `s0`.
    pub fn parse(name: &str) -> Option<Reg> {
        let numbered = |letter| {
            let number = name.strip_prefix(letter)?;
            let number: u8 = number.parse().ok()?;
            (number < 32 && name.len() == 2 + usize::from(number > 9)).then_some(number)
        };
        let named = || NAMES.iter().position(|known| *known == name);
        numbered('x')
            .map(Reg::x)
            .or_else(|| numbered('f').map(Reg::f))
            .or_else(|| (name == "fp").then_some(Reg::x(8)))
            .or_else(|| named().map(|number| Reg(number as u8)))
    }

    /// The five bits of an encoding.
    pub const fn number(self) -> u8 {
        self.0 % 32
    }

    /// 0 … 63, for tables of all registers.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Of floating point.
    pub const fn is_float(self) -> bool {
        self.0 >= 32
    }
}

impl fmt::Display for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(NAMES[self.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_and_others_do_not() {
        for number in 0..32 {
            for reg in [Reg::x(number), Reg::f(number)] {
                assert_eq!(Reg::parse(&reg.to_string()), Some(reg));
            }
            assert_eq!(Reg::parse(&format!("x{number}")), Some(Reg::x(number)));
            assert_eq!(Reg::parse(&format!("f{number}")), Some(Reg::f(number)));
        }
        assert_eq!(Reg::parse("fp"), Some(Reg::x(8)));
        for name in ["x32", "x01", "x+1", "a8", "f32", "", "x", "A0"] {
            assert_eq!(Reg::parse(name), None, "{name}");
        }
    }
}
