//! Statements of a text in the terms of routines: calls, copies, loops.

use num_bigint::BigInt;
use num_traits::{One, Zero};

use super::super::{
    problem::Problem,
    syntax::{Expr, Node, Operator, Pattern, Statement, Step, Type},
};

/// The text that stands for a value in a call or a copy.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A variable, or a constant of the file.
    Name(String),
    /// Words that are known.
    Words(Vec<BigInt>),
}

/// A statement.
#[derive(Clone, Debug)]
pub enum Line {
    /// A variable without a value.
    Declare(String, Option<Type>),
    /// Results that a call returns; `None` for those that are dropped. Of C and Go the arguments begin with
    /// addresses of results.
    Call {
        /// The function.
        function: String,
        /// The arguments.
        args: Vec<Arg>,
        /// Which of them are addresses of what may be written.
        addresses: Vec<bool>,
        /// The results that are returned, with whether they are new variables.
        results: Vec<(Option<String>, bool)>,
    },
    /// A copy into a variable, and whether it is new.
    Set(String, bool, Arg),
    /// An element of a list: variable, whether it is new, list, index.
    Get(String, bool, String, String),
    /// Replaces an element: list, index, variable.
    Put(String, String, String),
    /// Bytes of longer bytes: variable, longer bytes, beginning, end.
    Slice(String, String, usize, Option<usize>),
    /// A loop.
    Repeat {
        /// The variable that counts.
        index: Option<String>,
        /// How often.
        times: Times,
        /// Whether it counts down.
        down: bool,
        /// Its statements.
        body: Vec<(usize, Line)>,
    },
    /// The body if a bit of an exponent is 1: exponent, bit.
    IfBit(String, String, Vec<(usize, Line)>),
    /// The results.
    Return(Vec<Arg>),
    /// The results are those of a call.
    ReturnCall(Box<Line>),
    /// Stops unless a list is long enough: no other effect.
    Nothing,
    /// A copy of as many bytes as a variable has, or an item of it.
    Sized(String, bool, Box<Line>),
}

/// How often a loop runs.
#[derive(Clone, Debug, PartialEq)]
pub enum Times {
    /// A number.
    Fixed(BigInt),
    /// As often as a variable says.
    Name(String),
    /// As often as a list is long.
    Length(String),
    /// 64 times as often as a list is long.
    Bits(String),
}

/// The lines of statements.
///
/// # Errors
/// The first statement that is none of these.
pub fn lines(body: &[Statement]) -> Result<Vec<(usize, Line)>, Problem> {
    let lines = body
        .iter()
        .map(|statement| Ok((statement.line, line(statement)?)));
    lines.collect()
}

fn line(statement: &Statement) -> Result<Line, Problem> {
    let at = statement.line;
    match &statement.kind {
        Step::Declare(name, ty) => Ok(Line::Declare(name.clone(), ty.clone())),
        Step::Let(pattern, ty, value) => {
            // An array of zeros that a copy fills.
            if let (Pattern::Name(name), Node::Fill(..)) = (pattern, &value.kind) {
                return Ok(Line::Declare(name.clone(), ty.clone()));
            }
            let targets = match pattern {
                Pattern::Wild => vec![None],
                Pattern::Name(name) => vec![Some(name.clone())],
                Pattern::Tuple(items) => items
                    .iter()
                    .map(|item| plain(item, at))
                    .collect::<Result<_, _>>()?,
                Pattern::Array(_) => return Err(Problem::unknown(at, "this definition")),
            };
            let targets = targets.into_iter().map(|target| (target, true)).collect();
            assignment(at, targets, value)
        }
        Step::Assign(to, value) => {
            if let Node::Index(list, index) = &to.kind {
                let from = place(value)?;
                return Ok(Line::Put(place(list)?, place(index)?, from));
            }
            let targets = match &to.kind {
                Node::Tuple(items) => items.iter().map(target).collect::<Result<_, _>>()?,
                _ => vec![target(to)?],
            };
            let targets = targets.into_iter().map(|target| (target, false)).collect();
            assignment(at, targets, value)
        }
        Step::Call(e) => effect(e),
        Step::For {
            index,
            from,
            to,
            down,
            body,
        } => {
            if !matches!(&from.kind, Node::Number(k, _) if k.is_zero()) {
                return Err(Problem::unknown(at, "a loop that does not begin at 0"));
            }
            Ok(Line::Repeat {
                index: index.clone().filter(|name| name != "_"),
                times: times(to)?,
                down: *down,
                body: lines(body)?,
            })
        }
        Step::If(condition, body) => {
            let (exponent, bit) = bit_of(condition)?;
            Ok(Line::IfBit(exponent, bit, lines(body)?))
        }
        Step::Return(values) => match values.as_slice() {
            [
                Expr {
                    kind: Node::Call(..),
                    ..
                },
            ] => {
                let call = assignment(at, Vec::new(), &values[0])?;
                Ok(Line::ReturnCall(Box::new(call)))
            }
            all => Ok(Line::Return(all.iter().map(arg).collect::<Result<_, _>>()?)),
        },
        Step::Require(..) => Ok(Line::Nothing),
    }
}

fn plain(pattern: &Pattern, at: usize) -> Result<Option<String>, Problem> {
    match pattern {
        Pattern::Wild => Ok(None),
        Pattern::Name(name) => Ok(Some(name.clone())),
        _ => Err(Problem::unknown(at, "this definition")),
    }
}

fn target(e: &Expr) -> Result<Option<String>, Problem> {
    match &e.kind {
        Node::Name(name) if name == "_" => Ok(None),
        _ => Ok(Some(place(e)?)),
    }
}

fn assignment(
    at: usize,
    mut results: Vec<(Option<String>, bool)>,
    value: &Expr,
) -> Result<Line, Problem> {
    if let Node::Call(function, args) = &value.kind {
        return Ok(Line::Call {
            function: function.clone(),
            addresses: args.iter().map(is_address).collect(),
            args: args.iter().map(arg).collect::<Result<_, _>>()?,
            results,
        });
    }
    let Some((Some(to), new)) = results.pop().filter(|_| results.is_empty()) else {
        return Err(Problem::unknown(at, "this assignment"));
    };
    if let Node::Index(list, index) = &value.kind {
        return Ok(Line::Get(to, new, place(list)?, place(index)?));
    }
    Ok(Line::Set(to, new, arg(value)?))
}

/// `memcpy` of C, `copy` of Go, `copy_from_slice` of Rust, or a call without returned results.
fn effect(e: &Expr) -> Result<Line, Problem> {
    match &e.kind {
        Node::Call(name, args) if name == "memcpy" => {
            let [to, from, size] = args.as_slice() else {
                return Err(Problem::unknown(e.line, "this copy"));
            };
            copied(to, from, size)
        }
        Node::Call(name, args) if name == "copy" => match args.as_slice() {
            [
                Expr {
                    kind: Node::Slice(to, None, None),
                    ..
                },
                from,
            ] => slice(to, from),
            _ => Err(Problem::unknown(e.line, "this copy")),
        },
        Node::Method(to, name, args) if name == "copy_from_slice" => match args.as_slice() {
            [from] => slice(to, from),
            _ => Err(Problem::unknown(e.line, "this copy")),
        },
        Node::Call(..) => assignment(e.line, Vec::new(), e),
        _ => Err(Problem::unknown(e.line, "this call")),
    }
}

fn slice(to: &Expr, from: &Expr) -> Result<Line, Problem> {
    let from = match &from.kind {
        Node::Reference(inner) => inner,
        _ => from,
    };
    match &from.kind {
        Node::Slice(of, Some(start), Some(end)) => Ok(Line::Slice(
            place(to)?,
            place(of)?,
            index(start)?,
            Some(index(end)?),
        )),
        _ => Err(Problem::unknown(from.line, "these bytes")),
    }
}

/// `memcpy(to, from, sizeof x)`, where x is as large as what is copied.
fn copied(to: &Expr, from: &Expr, size: &Expr) -> Result<Line, Problem> {
    let Node::Call(function, of) = &size.kind else {
        return Err(Problem::unknown(size.line, "a size that is no `sizeof`"));
    };
    if function != "sizeof" || of.len() != 1 {
        return Err(Problem::unknown(size.line, "a size that is no `sizeof`"));
    }
    let same = |e: &Expr| super::same_place(&of[0], e);
    if !same(to) && !same(from) {
        return Err(Problem::unknown(size.line, "this size"));
    }
    let (sized, is_item) = match &of[0].kind {
        Node::Index(list, _) => (place(list)?, true),
        Node::Name(name) => (name.clone(), false),
        _ => return Err(Problem::unknown(size.line, "this size")),
    };
    let line = match (&to.kind, &from.kind) {
        (Node::Index(list, at), _) => Line::Put(place(list)?, place(at)?, place(from)?),
        (_, Node::Index(list, at)) => Line::Get(place(to)?, false, place(list)?, place(at)?),
        (_, Node::Binary(Operator::Add, of, start)) => {
            Line::Slice(place(to)?, place(of)?, index(start)?, None)
        }
        _ => Line::Set(place(to)?, false, arg(from)?),
    };
    Ok(Line::Sized(sized, is_item, Box::new(line)))
}

fn is_address(e: &Expr) -> bool {
    matches!(e.kind, Node::Reference(_))
}

/// The variable behind `&`, `*`, `.relax()` and conversions of pointers, which change no word.
pub fn place(e: &Expr) -> Result<String, Problem> {
    match &e.kind {
        Node::Name(name) => Ok(name.clone()),
        Node::Reference(inner) | Node::Deref(inner) | Node::Convert(_, inner) => place(inner),
        Node::Method(inner, name, args) if name == "relax" && args.is_empty() => place(inner),
        _ => Err(Problem::unknown(e.line, "this operand")),
    }
}

fn arg(e: &Expr) -> Result<Arg, Problem> {
    match &e.kind {
        Node::Number(..) | Node::Negate(_) | Node::Cast(..) | Node::Binary(..) => {
            Ok(Arg::Words(vec![known(e)?]))
        }
        Node::List(items) => Ok(Arg::Words(
            items.iter().map(known).collect::<Result<_, _>>()?,
        )),
        Node::Reference(inner) if matches!(inner.kind, Node::List(_)) => arg(inner),
        _ => Ok(Arg::Name(place(e)?)),
    }
}

/// A number that is spelt: in C also `-(int64_t)5` and `(-(int64_t)5 - 1)`.
fn known(e: &Expr) -> Result<BigInt, Problem> {
    match &e.kind {
        Node::Number(k, _) => Ok(k.clone()),
        Node::Negate(inner) => {
            let k = known(inner)?;
            // The negative of an unsigned number of C is no negative number.
            match inner.kind {
                Node::Number(_, Some(ty)) if !ty.signed => {
                    Err(Problem::unknown(e.line, "minus a number without sign"))
                }
                _ => Ok(-k),
            }
        }
        Node::Cast(inner, to) => {
            let k = known(inner)?;
            match to.range().contains(&k) {
                true => Ok(k),
                false => Err(Problem::at(e.line, format!("{k} is no {}", to.name()))),
            }
        }
        Node::Binary(Operator::Sub, x, one) => {
            let one = known(one)?;
            match one.is_one() {
                true => Ok(known(x)? - one),
                false => Err(Problem::unknown(e.line, "this number")),
            }
        }
        _ => Err(Problem::unknown(e.line, "this number")),
    }
}

fn index(e: &Expr) -> Result<usize, Problem> {
    usize::try_from(known(e)?).map_err(|_| Problem::unknown(e.line, "this index"))
}

fn times(e: &Expr) -> Result<Times, Problem> {
    match &e.kind {
        Node::Number(k, _) => Ok(Times::Fixed(k.clone())),
        Node::Name(name) => Ok(Times::Name(name.clone())),
        Node::Method(list, name, args) if name == "len" && args.is_empty() => {
            Ok(Times::Length(place(list)?))
        }
        Node::Call(name, args) if name == "len" && args.len() == 1 => {
            Ok(Times::Length(place(&args[0])?))
        }
        Node::Binary(Operator::Mul, factor, of) if is_number(factor, 64) => match times(of)? {
            Times::Length(list) => Ok(Times::Bits(list)),
            Times::Name(name) => Ok(Times::Bits(name)),
            _ => Err(Problem::unknown(e.line, "this count")),
        },
        _ => Err(Problem::unknown(e.line, "this count")),
    }
}

fn is_number(e: &Expr, k: u32) -> bool {
    matches!(&e.kind, Node::Number(own, _) if *own == BigInt::from(k))
}

/// `(exponent[bit / 64] >> (bit % 64)) & 1`, with or without `== 1`.
fn bit_of(e: &Expr) -> Result<(String, String), Problem> {
    let wrong = || Problem::unknown(e.line, "a condition that is no bit of an exponent");
    let masked = match &e.kind {
        Node::Binary(Operator::Equal, inner, one) if is_number(one, 1) => inner,
        _ => e,
    };
    let Node::Binary(Operator::And, shifted, one) = &masked.kind else {
        return Err(wrong());
    };
    let Node::Binary(Operator::Shr, word, by) = &shifted.kind else {
        return Err(wrong());
    };
    let (Node::Index(of, at), Node::Binary(Operator::Rem, bit, width)) = (&word.kind, &by.kind)
    else {
        return Err(wrong());
    };
    let Node::Binary(Operator::Div, same, also) = &at.kind else {
        return Err(wrong());
    };
    let numbers = is_number(one, 1) && is_number(width, 64) && is_number(also, 64);
    let (bit, same) = (place(bit)?, place(same)?);
    if numbers && bit == same {
        Ok((place(of)?, bit))
    } else {
        Err(wrong())
    }
}
