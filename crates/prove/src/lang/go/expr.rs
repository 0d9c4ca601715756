//! Expressions of Go.

use num_bigint::BigInt;

use super::{
    super::{
        problem::Problem,
        syntax::{Expr, File, Node, Type},
        tree::Piece,
    },
    types::{int_named, ty},
};

fn boxed(file: &File, piece: Piece<'_>) -> Result<Box<Expr>, Problem> {
    expr(file, piece).map(Box::new)
}

fn optional(file: &File, piece: Option<Piece<'_>>) -> Result<Option<Box<Expr>>, Problem> {
    piece.map(|piece| boxed(file, piece)).transpose()
}

/// An expression.
pub fn expr(file: &File, piece: Piece<'_>) -> Result<Expr, Problem> {
    let part = |name: &str| piece.need(name).and_then(|part| boxed(file, part));
    let kind = match piece.kind() {
        "parenthesized_expression" => match piece.children().as_slice() {
            [inner] => return expr(file, *inner),
            _ => return Err(piece.unknown("this expression")),
        },
        "int_literal" => Node::Number(number(piece)?, None),
        "identifier" => Node::Name(piece.text().to_owned()),
        "unary_expression" => match piece.need("operator")?.text() {
            "-" => Node::Negate(part("operand")?),
            "^" => Node::Complement(part("operand")?),
            "&" => Node::Reference(part("operand")?),
            "*" => Node::Deref(part("operand")?),
            _ => return Err(piece.unknown("this operator")),
        },
        "binary_expression" => Node::Binary(piece.operator()?, part("left")?, part("right")?),
        "index_expression" => Node::Index(part("operand")?, part("index")?),
        "slice_expression" if piece.part("capacity").is_none() => Node::Slice(
            part("operand")?,
            optional(file, piece.part("start"))?,
            optional(file, piece.part("end"))?,
        ),
        "call_expression" => call(file, piece)?,
        "composite_literal" => Node::List(items(file, piece)?),
        _ => return Err(piece.unknown("this expression")),
    };
    let line = piece.line();
    Ok(Expr { line, kind })
}

/// A number that is spelt, without its sign.
pub fn number(piece: Piece<'_>) -> Result<BigInt, Problem> {
    let text = piece.text().replace('_', "");
    let (digits, radix) = match text.strip_prefix("0x") {
        Some(hexadecimal) => (hexadecimal, 16),
        None if text.len() > 1 && text.starts_with('0') => {
            return Err(piece.unknown("a number that begins with 0"));
        }
        None => (text.as_str(), 10),
    };
    BigInt::parse_bytes(digits.as_bytes(), radix).ok_or_else(|| piece.unknown("this number"))
}

/// A number that is spelt, with its sign.
pub fn signed(piece: Piece<'_>) -> Result<BigInt, Problem> {
    match piece.kind() {
        "unary_expression" if piece.need("operator")?.text() == "-" => {
            Ok(-number(piece.need("operand")?)?)
        }
        _ => number(piece),
    }
}

/// A call of a function, or a conversion, which Go spells alike.
fn call(file: &File, piece: Piece<'_>) -> Result<Node, Problem> {
    let args = piece.need("arguments")?.children();
    let function = piece.need("function")?;
    let one = || match args.as_slice() {
        [one] => boxed(file, *one),
        _ => Err(piece.unknown("a conversion of several values")),
    };
    let name = match function.kind() {
        "identifier" => match int_named(function.text()) {
            Some(to) => return Ok(Node::Cast(one()?, to)),
            None => function.text().to_owned(),
        },
        "selector_expression" => function.tokens().concat(),
        "parenthesized_expression" => match function.tokens().as_slice() {
            ["(", "*", to, ")"] => return Ok(Node::Convert((*to).to_owned(), one()?)),
            _ => return Err(function.unknown("a call of a computed function")),
        },
        _ => return Err(function.unknown("a call of a computed function")),
    };
    let args = args.iter().map(|arg| expr(file, *arg));
    Ok(Node::Call(name, args.collect::<Result<_, _>>()?))
}

/// The items of `[4]int64{1, 2, 3, 4}`, each a number of that type.
fn items(file: &File, piece: Piece<'_>) -> Result<Vec<Expr>, Problem> {
    let Type::Array(of, length) = ty(file, piece.need("type")?)? else {
        return Err(piece.unknown("a list of this type"));
    };
    let Type::Int(int) = *of else {
        return Err(piece.unknown("a list of this type"));
    };
    let mut all = Vec::new();
    for item in literal_items(piece, length)? {
        let (line, value) = (item.line(), boxed(file, item)?);
        let kind = Node::Cast(value, int);
        all.push(Expr { line, kind });
    }
    Ok(all)
}

/// The items of a literal without keys. Go would fill those that are missing with 0.
pub fn literal_items<'a>(piece: Piece<'a>, length: usize) -> Result<Vec<Piece<'a>>, Problem> {
    let mut items = Vec::new();
    for element in piece.need("body")?.children() {
        match (element.kind(), element.children().as_slice()) {
            ("literal_element", [item]) => items.push(*item),
            _ => return Err(element.unknown("this item")),
        }
    }
    if items.len() == length {
        Ok(items)
    } else {
        Err(piece.unknown(format!("{} items of {length}", items.len())))
    }
}
