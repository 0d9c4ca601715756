//! Types and names of Go.

use super::super::{
    numbers::Int,
    problem::Problem,
    syntax::{File, Type},
    tree::Piece,
};

/// Numbers by their names. `int` counts: nothing that is proved is computed in it.
const INTS: &[(&str, Int)] = &[
    ("byte", Int::unsigned(8)),
    ("uint8", Int::unsigned(8)),
    ("uint32", Int::unsigned(32)),
    ("uint64", Int::unsigned(64)),
    ("int32", Int::signed(32)),
    ("int64", Int::signed(64)),
];

/// Other names that have a meaning here. Go lets a file give them another one.
const MEANT: &[&str] = &["binary", "bits", "copy", "int", "len", "panic"];

/// The number type of this name.
pub fn int_named(name: &str) -> Option<Int> {
    let found = INTS.iter().find(|(own, _)| *own == name);
    found.map(|(_, int)| *int)
}

/// The name that is declared here.
///
/// # Errors
/// That it hides one of those whose meaning is built in.
pub fn declared(name: Piece<'_>) -> Result<String, Problem> {
    let text = name.text();
    if int_named(text).is_some() || MEANT.contains(&text) {
        return Err(name.unknown(format!("`{text}` with a meaning of its own")));
    }
    Ok(text.to_owned())
}

/// A type; the file has the numbers that lengths are called by.
pub fn ty(file: &File, piece: Piece<'_>) -> Result<Type, Problem> {
    match piece.kind() {
        "type_identifier" => Ok(match int_named(piece.text()) {
            Some(int) => Type::Int(int),
            None => Type::Named(piece.text().to_owned()),
        }),
        "pointer_type" => match piece.children().as_slice() {
            [to] => Ok(Type::pointer(ty(file, *to)?, true)),
            _ => Err(piece.unknown("this pointer")),
        },
        "slice_type" => Ok(Type::Slice(Box::new(ty(file, piece.need("element")?)?))),
        "array_type" => {
            let length = length(file, piece.need("length")?)?;
            let of = ty(file, piece.need("element")?)?;
            Ok(Type::Array(Box::new(of), length))
        }
        _ => Err(piece.unknown("this type")),
    }
}

/// The length of an array.
pub fn length(file: &File, piece: Piece<'_>) -> Result<usize, Problem> {
    let length = match piece.kind() {
        "identifier" => file
            .number(piece.text())
            .and_then(|n| usize::try_from(n).ok()),
        _ => piece.text().parse().ok(),
    };
    length.ok_or_else(|| piece.unknown("an array of this length"))
}
