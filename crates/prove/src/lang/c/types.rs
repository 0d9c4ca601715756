//! Types and declarators of C.

use super::super::{numbers::Int, problem::Problem, syntax::Type, tree::Piece};

/// Numbers by their names; those of 128 bits are the names that printed functions give them.
const INTS: &[(&str, Int)] = &[
    ("uint8_t", Int::unsigned(8)),
    ("uint32_t", Int::unsigned(32)),
    ("uint64_t", Int::unsigned(64)),
    ("int32_t", Int::signed(32)),
    ("int64_t", Int::signed(64)),
    ("size_t", Int::unsigned(64)),
    ("u128", Int::unsigned(128)),
    ("i128", Int::signed(128)),
    ("limbforge_u128", Int::unsigned(128)),
    ("limbforge_i128", Int::signed(128)),
];

/// The type before a declarator.
pub fn ty(piece: Piece<'_>) -> Result<Type, Problem> {
    let name = piece.need("type")?;
    let found = INTS.iter().find(|(own, _)| *own == name.text());
    match found {
        Some((_, int)) => Ok(Type::Int(*int)),
        None => Err(name.unknown(format!("the type `{}`", name.text()))),
    }
}

/// The number type of a cast.
pub fn int(piece: Piece<'_>) -> Result<Int, Problem> {
    match (ty(piece)?, piece.part("declarator")) {
        (Type::Int(int), None) => Ok(int),
        _ => Err(piece.unknown("a cast to anything but a number")),
    }
}

/// The name and the type of what is declared: `x`, `x[4]`, `*x`, `(*x)[4]`.
pub fn declarator(piece: Piece<'_>, of: Type, writes: bool) -> Result<(String, Type), Problem> {
    match piece.kind() {
        "identifier" => Ok((piece.text().to_owned(), of)),
        "array_declarator" => {
            let size = piece.part("size").map(|size| size.text().parse::<usize>());
            let Some(Ok(size)) = size else {
                return Err(piece.unknown("an array of this length"));
            };
            declarator(
                piece.need("declarator")?,
                Type::Array(Box::new(of), size),
                writes,
            )
        }
        "pointer_declarator" => {
            declarator(piece.need("declarator")?, Type::pointer(of, writes), writes)
        }
        "parenthesized_declarator" => match piece.children().as_slice() {
            [inner] => declarator(*inner, of, writes),
            _ => Err(piece.unknown("this declaration")),
        },
        _ => Err(piece.unknown("this declaration")),
    }
}
