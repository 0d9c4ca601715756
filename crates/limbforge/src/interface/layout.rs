//! Parameters and results in memory and registers: those of the C functions of the same names.
//!
//! Results come first, then parameters. Arrays are passed by address, also those of bytes, which need no alignment;
//! numbers are passed as they are, and written through an address.

use super::shape::{Shape, shape_of};
use crate::{
    field::Field,
    ir::{Port, interval::Interval},
    ops::integers,
};

/// The properties of ports that a program does not state itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interface {
    /// Bytes of an encoded element; 0 where there are no elements.
    pub bytes: usize,
    /// Bits of a limb, unless the radix is mixed.
    pub radix: Option<u32>,
}

impl From<&Field> for Interface {
    fn from(field: &Field) -> Interface {
        Interface {
            bytes: field.bytes(),
            radix: field.repr.radix.uniform(),
        }
    }
}

impl From<integers::Shape> for Interface {
    fn from(shape: integers::Shape) -> Interface {
        Interface {
            bytes: 0,
            radix: Some(shape.radix),
        }
    }
}

/// Bits of a word.
const WORD: u8 = 64;

/// How the words of a port are passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Whole words at an address.
    Words,
    /// This many bytes at an address.
    Bytes(usize),
    /// One number of this many bytes: a parameter in a register, a result at an address.
    Number(usize),
}

/// The layout of a port.
pub fn layout(interface: Interface, port: &Port) -> Layout {
    match shape_of(WORD, interface.bytes, port) {
        Shape::Element { .. } | Shape::Words(..) => Layout::Words,
        Shape::Bytes(n) => Layout::Bytes(n),
        Shape::Scalar(ty) => Layout::Number(usize::from(ty.bits) / 8),
    }
}

/// Whether a parameter's bounds lie within what is passed, so that its words are the integers of the program.
pub fn holds(interface: Interface, port: &Port) -> bool {
    let ty = port.kind.ty(WORD, &port.bounds);
    let layout = layout(interface, port);
    let fits = |(word, bound): (usize, &Interval)| match layout {
        Layout::Words => bound.within(&ty.range()),
        Layout::Bytes(n) => {
            let count = n.saturating_sub(8 * word).min(8);
            bound.within(&Interval::of_bits(8 * count as u32))
        }
        Layout::Number(8) => bound.within(&ty.range()),
        Layout::Number(n) => bound.within(&Interval::of_bits(8 * n as u32)),
    };
    port.bounds.iter().enumerate().all(fits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Kind, Value};

    /// The top word has the bytes beyond the eighth.
    #[test]
    fn bounds_lie_within_what_is_passed() {
        let top = |bytes, bits| {
            let port = Port {
                name: "x".to_owned(),
                kind: Kind::Bytes,
                values: vec![Value(0), Value(1)],
                bounds: vec![Interval::of_bits(64), Interval::of_bits(bits)],
            };
            holds(Interface { bytes, radix: None }, &port)
        };
        assert!(top(16, 64) && top(15, 56) && top(9, 8));
        assert!(!top(15, 57) && !top(9, 9));
    }
}
