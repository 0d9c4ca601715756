//! The type of a parameter or a result, as a caller of the printed code sees it.

use crate::{
    field::Field,
    ir::{Kind, Port, Ty, interval::Interval},
};

/// The type of a parameter or a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A field element, as an array of the representation's limbs.
    Element {
        /// Within loose bounds, else within tight ones.
        loose: bool,
    },
    /// This many bytes, little-endian.
    Bytes(usize),
    /// One number; a flag is a word that is 0 or 1.
    Scalar(Ty),
    /// An array of this many numbers.
    Words(usize, Ty),
}

/// The shape of a port of one of the field's programs.
///
/// Bytes are as many as an element has, unless the port has more or fewer words than that: then its words are full.
/// A number is a word, or has 32 bits if its bound allows it.
pub fn shape(field: &Field, port: &Port) -> Shape {
    shape_of(field.repr.word, field.bytes(), port)
}

/// The same for words of `word` bits and elements of so many bytes.
pub fn shape_of(word: u8, bytes: usize, port: &Port) -> Shape {
    let words = port.values.len();
    match port.kind {
        Kind::Tight => Shape::Element { loose: false },
        Kind::Loose => Shape::Element { loose: true },
        Kind::Bytes => {
            let per_word = usize::from(word / 8);
            if bytes.div_ceil(per_word) == words {
                Shape::Bytes(bytes)
            } else {
                Shape::Bytes(words * per_word)
            }
        }
        Kind::Flag | Kind::Word if words == 1 => {
            Shape::Scalar(number(word, port.kind, &port.bounds))
        }
        Kind::Flag | Kind::Word => Shape::Words(words, wide_number(word, port.kind, &port.bounds)),
    }
}

/// The type of a single number: a word, or 32 bits if its bound allows it.
pub fn number(word: u8, kind: Kind, bounds: &[Interval]) -> Ty {
    let short = kind == Kind::Word && bounds.iter().all(|b| b.within(&Interval::of_bits(32)));
    if short {
        Ty::unsigned(32)
    } else {
        wide_number(word, kind, bounds)
    }
}

/// The type of one of several numbers: a word.
pub fn wide_number(word: u8, kind: Kind, bounds: &[Interval]) -> Ty {
    match kind.ty(word, bounds) {
        Ty::FLAG => Ty::unsigned(word),
        ty => ty,
    }
}
