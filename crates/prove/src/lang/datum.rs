//! Values of variables while a function of a text is executed.

use num_bigint::BigInt;

use super::word::Word;

/// The value of an expression or a variable.
#[derive(Clone, Debug, PartialEq)]
pub enum Datum {
    /// Declared, and without a value.
    Unset,
    /// A number without a type of its own.
    Number(BigInt),
    /// A word.
    Word(Word),
    /// Items of an array, of a result that is being written, or several values.
    Items(Vec<Datum>),
    /// The bytes of a parameter, by its position among the parameters.
    Bytes(usize),
    /// The address of a variable.
    Address(String),
    /// The address of an item: of bytes so far behind the beginning of a variable.
    Offset(String, usize),
}
