//! Statements of Go.

use num_bigint::BigInt;

use super::{
    super::{
        problem::Problem,
        syntax::{Expr, File, Node, Operator, Pattern, Statement, Step},
        tree::Piece,
    },
    expr::expr,
    types::{declared, ty},
};

/// The statements between braces.
pub fn block(file: &File, piece: Piece<'_>) -> Result<Vec<Statement>, Problem> {
    let mut statements = Vec::new();
    for list in piece.children() {
        if list.kind() != "statement_list" {
            return Err(list.unknown("this statement"));
        }
        for child in list.children() {
            let (line, kind) = (child.line(), statement(file, child)?);
            statements.push(Statement { line, kind });
        }
    }
    Ok(statements)
}

fn statement(file: &File, piece: Piece<'_>) -> Result<Step, Problem> {
    match piece.kind() {
        "short_var_declaration" => {
            let left = piece.need("left")?.children();
            let value = sole(piece.need("right")?)?;
            Ok(Step::Let(pattern(&left)?, None, expr(file, value)?))
        }
        "var_declaration" => variable(file, piece),
        "assignment_statement" if piece.need("operator")?.text() == "=" => {
            let left = piece.need("left")?;
            let value = expr(file, sole(piece.need("right")?)?)?;
            let places = left.children().into_iter().map(|place| expr(file, place));
            let mut places = places.collect::<Result<Vec<_>, _>>()?;
            let place = match places.len() {
                1 => places.remove(0),
                _ => Expr {
                    line: left.line(),
                    kind: Node::Tuple(places),
                },
            };
            Ok(Step::Assign(place, value))
        }
        "expression_statement" => {
            let call = expr(file, sole(piece)?)?;
            match call.kind {
                Node::Call(..) => Ok(Step::Call(call)),
                _ => Err(piece.unknown("this statement")),
            }
        }
        "for_statement" => counted(file, piece),
        "if_statement" => condition(file, piece),
        "return_statement" => {
            let values = sole(piece)?.children().into_iter();
            let values = values.map(|value| expr(file, value));
            Ok(Step::Return(values.collect::<Result<_, _>>()?))
        }
        _ => Err(piece.unknown("this statement")),
    }
}

/// The only part of a piece.
fn sole(piece: Piece<'_>) -> Result<Piece<'_>, Problem> {
    match piece.children().as_slice() {
        [one] => Ok(*one),
        _ => Err(piece.unknown("none or several values here")),
    }
}

fn pattern(names: &[Piece<'_>]) -> Result<Pattern, Problem> {
    let one = |piece: &Piece<'_>| match (piece.kind(), piece.text()) {
        ("identifier", "_") => Ok(Pattern::Wild),
        ("identifier", _) => declared(*piece).map(Pattern::Name),
        _ => Err(piece.unknown("this definition")),
    };
    match names {
        [name] => one(name),
        all => Ok(Pattern::Tuple(
            all.iter().map(one).collect::<Result<_, _>>()?,
        )),
    }
}

/// `var x [4]int64`: without a value, though Go would give it 0, so that nothing may read it.
fn variable(file: &File, piece: Piece<'_>) -> Result<Step, Problem> {
    let spec = sole(piece)?;
    let names = spec.parts("name");
    match (spec.kind(), names.as_slice(), spec.part("value")) {
        ("var_spec", [name], None) => {
            let of = ty(file, spec.need("type")?)?;
            Ok(Step::Declare(declared(*name)?, Some(of)))
        }
        _ => Err(piece.unknown("this definition")),
    }
}

/// `for i := 0; i < n; i++`, or `for i := n - 1; i >= 0; i--`.
fn counted(file: &File, piece: Piece<'_>) -> Result<Step, Problem> {
    let children = piece.children();
    let clause = children.iter().find(|child| child.kind() == "for_clause");
    let clause = *clause.ok_or_else(|| piece.unknown("this loop"))?;
    let body = block(file, piece.need("body")?)?;
    let start = statement(file, clause.need("initializer")?)?;
    let Step::Let(Pattern::Name(index), _, start) = start else {
        return Err(clause.unknown("this loop"));
    };
    let condition = clause.need("condition")?;
    let update = clause.need("update")?.tokens().concat();
    let zero = Expr {
        line: clause.line(),
        kind: Node::Number(BigInt::ZERO, None),
    };
    let up = condition.kind() == "binary_expression"
        && condition.need("operator")?.text() == "<"
        && condition.need("left")?.text() == index;
    let down = condition.tokens().concat() == format!("{index}>=0");
    let (from, to) = if up && update == format!("{index}++") {
        (start, expr(file, condition.need("right")?)?)
    } else if down && update == format!("{index}--") {
        (zero, before(start)?)
    } else {
        return Err(clause.unknown("this loop"));
    };
    Ok(Step::For {
        index: Some(index),
        from,
        to,
        down,
        body,
    })
}

/// n of `n - 1`.
fn before(last: Expr) -> Result<Expr, Problem> {
    match last.kind {
        Node::Binary(Operator::Sub, n, one) if matches!(&one.kind, Node::Number(k, _) if *k == BigInt::from(1)) => {
            Ok(*n)
        }
        _ => Err(Problem::unknown(last.line, "this loop")),
    }
}

/// A condition over a block, or the end of the program if a list is too short.
fn condition(file: &File, piece: Piece<'_>) -> Result<Step, Problem> {
    if piece.part("alternative").is_some() || piece.part("initializer").is_some() {
        return Err(piece.unknown("`else`, or a statement before a condition"));
    }
    let condition = expr(file, piece.need("condition")?)?;
    let words = piece.need("consequence")?.tokens();
    if words.starts_with(&["{", "panic", "("]) {
        if let Node::Binary(Operator::Less, short, long) = &condition.kind
            && let (Some(short), Some(long)) = (list(short), list(long))
            && words.iter().filter(|word| **word == ")").count() == 1
            && words.ends_with(&[")", "}"])
        {
            return Ok(Step::Require(short.clone(), long.clone()));
        }
        return Err(piece.unknown("this end of the program"));
    }
    let body = block(file, piece.need("consequence")?)?;
    Ok(Step::If(condition, body))
}

/// x of `len(x)`.
fn list(e: &Expr) -> Option<&Expr> {
    match &e.kind {
        Node::Call(name, args) if name == "len" && args.len() == 1 => args.first(),
        _ => None,
    }
}
