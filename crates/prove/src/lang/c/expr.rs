//! Expressions and statements of C.

use num_bigint::BigInt;

use super::{
    super::{
        numbers::{Int, c_literal},
        problem::Problem,
        syntax::{Expr, Node, Operator, Pattern, Statement, Step},
        tree::Piece,
    },
    types::{declarator, int, ty},
};

/// Names for numbers of 128 bits: a function may define these, and no others.
const WIDE: &[&str] = &[
    "typedef limbforge_u128 u128 ;",
    "typedef limbforge_i128 i128 ;",
];

/// The statements between braces.
pub fn block(piece: Piece<'_>) -> Result<Vec<Statement>, Problem> {
    let mut statements = Vec::new();
    for child in piece.children() {
        let line = child.line();
        let mut push = |kind| statements.push(Statement { line, kind });
        match child.kind() {
            "type_definition" if WIDE.contains(&child.tokens().join(" ").as_str()) => {}
            "declaration" => push(declaration(child)?),
            "expression_statement" => {
                if let Some(kind) = effect(child)? {
                    push(kind);
                }
            }
            "for_statement" => push(counted(child)?),
            "if_statement" => {
                if child.part("alternative").is_some() {
                    return Err(child.unknown("`else`"));
                }
                let condition = expr(child.need("condition")?)?;
                push(Step::If(condition, braces(child.need("consequence")?)?));
            }
            _ => return Err(child.unknown("this statement")),
        }
    }
    Ok(statements)
}

fn braces(piece: Piece<'_>) -> Result<Vec<Statement>, Problem> {
    match piece.kind() {
        "compound_statement" => block(piece),
        _ => Err(piece.unknown("a statement without braces")),
    }
}

fn declaration(piece: Piece<'_>) -> Result<Step, Problem> {
    let declared = piece.parts("declarator");
    let [own] = declared.as_slice() else {
        return Err(piece.unknown("several variables in one declaration"));
    };
    if piece
        .children()
        .iter()
        .any(|child| child.kind() == "storage_class_specifier")
    {
        return Err(piece.unknown("a variable that outlives its function"));
    }
    let of = ty(piece)?;
    if own.kind() != "init_declarator" {
        let (name, ty) = declarator(*own, of, true)?;
        return Ok(Step::Declare(name, Some(ty)));
    }
    let (name, ty) = declarator(own.need("declarator")?, of, true)?;
    let value = expr(own.need("value")?)?;
    Ok(Step::Let(Pattern::Name(name), Some(ty), value))
}

/// A statement for its effect; none if it only says that a parameter is not used.
fn effect(piece: Piece<'_>) -> Result<Option<Step>, Problem> {
    let children = piece.children();
    let [inner] = children.as_slice() else {
        return Err(piece.unknown("this statement"));
    };
    match inner.kind() {
        "call_expression" => Ok(Some(Step::Call(expr(*inner)?))),
        "assignment_expression" if inner.need("operator")?.text() == "=" => {
            let (left, right) = (inner.need("left")?, inner.need("right")?);
            Ok(Some(Step::Assign(expr(left)?, expr(right)?)))
        }
        "cast_expression" => {
            let unused = inner.need("type")?.text() == "void";
            match (unused, inner.need("value")?.kind()) {
                (true, "identifier") => Ok(None),
                _ => Err(inner.unknown("this statement")),
            }
        }
        _ => Err(inner.unknown("this statement")),
    }
}

/// `for (uint32_t i = 0; i < n; i++)`, or `for (uint32_t i = n; i-- > 0;)`.
fn counted(piece: Piece<'_>) -> Result<Step, Problem> {
    let start = declaration(piece.need("initializer")?)?;
    let Step::Let(Pattern::Name(index), _, start) = start else {
        return Err(piece.unknown("this loop"));
    };
    let condition = piece.need("condition")?;
    let update = piece.part("update");
    let zero = || Expr {
        line: piece.line(),
        kind: Node::Number(BigInt::ZERO, None),
    };
    let words = |piece: Piece<'_>| piece.tokens().join(" ");
    let (from, to, down) = match update {
        None if words(condition) == format!("{index} -- > 0") => (zero(), start, true),
        Some(update)
            if words(update) == format!("{index} ++")
                && condition.kind() == "binary_expression"
                && condition.need("operator")?.text() == "<"
                && condition.need("left")?.text() == index =>
        {
            (start, expr(condition.need("right")?)?, false)
        }
        _ => return Err(piece.unknown("this loop")),
    };
    let body = braces(piece.need("body")?)?;
    let index = Some(index);
    Ok(Step::For {
        index,
        from,
        to,
        down,
        body,
    })
}

fn boxed(piece: Piece<'_>) -> Result<Box<Expr>, Problem> {
    expr(piece).map(Box::new)
}

/// A number and its type. Its sign is not part of it.
pub fn number(piece: Piece<'_>) -> Result<(BigInt, Option<Int>), Problem> {
    let text = piece.text();
    let digits = text.trim_end_matches(['u', 'U', 'l', 'L']);
    let suffix = text[digits.len()..].to_lowercase();
    let (digits, radix) = match digits.strip_prefix("0x") {
        Some(hexadecimal) => (hexadecimal, 16),
        None if digits.len() > 1 && digits.starts_with('0') => {
            return Err(piece.unknown("an octal number"));
        }
        None => (digits, 10),
    };
    let k = BigInt::parse_bytes(digits.as_bytes(), radix);
    let k = k.ok_or_else(|| piece.unknown("this number"))?;
    let ty = match suffix.as_str() {
        "" => c_literal(&k, radix == 10, false),
        "u" => c_literal(&k, radix == 10, true),
        "ull" => Some(Int::unsigned(64)),
        _ => None,
    };
    match ty {
        Some(ty) if ty.range().contains(&k) => Ok((k, Some(ty))),
        _ => Err(piece.unknown("a number of this type")),
    }
}

/// An expression.
pub fn expr(piece: Piece<'_>) -> Result<Expr, Problem> {
    let kind = match piece.kind() {
        "parenthesized_expression" => match piece.children().as_slice() {
            [inner] => return expr(*inner),
            _ => return Err(piece.unknown("this expression")),
        },
        "number_literal" => {
            let (k, ty) = number(piece)?;
            Node::Number(k, ty)
        }
        "identifier" => Node::Name(piece.text().to_owned()),
        "cast_expression" => {
            let to = int(piece.need("type")?)?;
            Node::Cast(boxed(piece.need("value")?)?, to)
        }
        "unary_expression" => {
            let argument = piece.need("argument")?;
            match piece.need("operator")?.text() {
                "-" => Node::Negate(boxed(argument)?),
                "!" => {
                    let zero = Box::new(Expr {
                        line: piece.line(),
                        kind: Node::Number(BigInt::ZERO, Some(Int::C_INT)),
                    });
                    Node::Binary(Operator::Equal, boxed(argument)?, zero)
                }
                "~" => Node::Complement(boxed(argument)?),
                _ => return Err(piece.unknown("this operator")),
            }
        }
        "pointer_expression" => {
            let argument = piece.need("argument")?;
            match piece.need("operator")?.text() {
                "&" => Node::Reference(boxed(argument)?),
                _ => Node::Deref(boxed(argument)?),
            }
        }
        "binary_expression" => {
            let operator = piece.operator()?;
            Node::Binary(
                operator,
                boxed(piece.need("left")?)?,
                boxed(piece.need("right")?)?,
            )
        }
        "subscript_expression" => Node::Index(
            boxed(piece.need("argument")?)?,
            boxed(piece.need("index")?)?,
        ),
        "call_expression" => {
            let function = piece.need("function")?;
            if function.kind() != "identifier" {
                return Err(piece.unknown("a call of a computed function"));
            }
            let args = piece.need("arguments")?.children().into_iter();
            Node::Call(
                function.text().to_owned(),
                args.map(expr).collect::<Result<_, _>>()?,
            )
        }
        "sizeof_expression" => {
            let of = piece.need("value")?;
            Node::Call("sizeof".to_owned(), vec![expr(of)?])
        }
        "compound_literal_expression" => {
            let items = piece.need("value")?.children().into_iter();
            Node::List(items.map(expr).collect::<Result<_, _>>()?)
        }
        _ => return Err(piece.unknown("this expression")),
    };
    let line = piece.line();
    Ok(Expr { line, kind })
}
