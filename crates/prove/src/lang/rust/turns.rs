//! Loops over a range and copies of bytes in the form that a `const fn` has for them.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{BinOp, Pat, Stmt};

use super::{
    super::{
        numbers::Int,
        problem::Problem,
        syntax::{Expr, Node, Pattern, Statement, Step, Type},
    },
    expr::{block, expr, line},
    types::ty,
};

/// Whether the name is that of a counter: `turn`, `turn2`, … It is read in the head of its loop alone, so that the
/// loop's meaning does not depend on it.
pub fn is_counter(name: &str) -> bool {
    let digits = name.strip_prefix("turn");
    digits.is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The counter that `let mut turn = 0;` declares.
pub fn counter(stmt: &Stmt) -> Option<String> {
    let Stmt::Local(local) = stmt else {
        return None;
    };
    let Pat::Ident(name) = &local.pat else {
        return None;
    };
    let init = local.init.as_ref()?;
    let plain = name.by_ref.is_none()
        && name.mutability.is_some()
        && name.subpat.is_none()
        && init.diverge.is_none();
    let name = name.ident.to_string();
    (plain && is_counter(&name) && is_literal(&init.expr, "0")).then_some(name)
}

/// `while turn < n { …; turn += 1; }` after the counter's declaration, as a loop without an index.
///
/// # Errors
/// The part that is not of this form.
pub fn counted(name: &str, stmt: Option<&Stmt>, at: usize) -> Result<Step, Problem> {
    let unknown = |what: &str| Problem::unknown(at, what);
    let Some(Stmt::Expr(syn::Expr::While(looped), _)) = stmt else {
        return Err(unknown("a counter without its loop"));
    };
    let syn::Expr::Binary(condition) = &*looped.cond else {
        return Err(unknown("this condition of a loop"));
    };
    if !matches!(condition.op, BinOp::Lt(_)) || !is_name(&condition.left, name) {
        return Err(unknown("this condition of a loop"));
    }
    let mut body = looped.body.clone();
    let counts = match body.stmts.pop() {
        Some(Stmt::Expr(syn::Expr::Binary(step), Some(_))) => {
            matches!(step.op, BinOp::AddAssign(_))
                && is_name(&step.left, name)
                && is_literal(&step.right, "1")
        }
        _ => false,
    };
    // An inner loop of the same counter would end the outer one early or never.
    if !counts || mentions(body.to_token_stream(), name) {
        return Err(unknown("a loop that does not count its turns once each"));
    }
    Ok(Step::For {
        index: None,
        from: Expr {
            line: at,
            kind: Node::Number(0.into(), None),
        },
        to: expr(&condition.right)?,
        down: false,
        body: block(&body)?,
    })
}

/// `let x: [u8; n] = part(bytes, at);` as an array of zeros and a copy of `bytes[at..at + n]`.
///
/// # Errors
/// A length or a place that is no number.
pub fn part(stmt: &Stmt) -> Result<Option<[Statement; 2]>, Problem> {
    let Stmt::Local(local) = stmt else {
        return Ok(None);
    };
    let (Pat::Type(typed), Some(init)) = (&local.pat, &local.init) else {
        return Ok(None);
    };
    let syn::Expr::Call(call) = &*init.expr else {
        return Ok(None);
    };
    if !is_name(&call.func, "part") {
        return Ok(None);
    }
    let line = line(stmt);
    let unknown = || Problem::unknown(line, "this part of bytes");
    let Type::Array(item, length) = ty(&typed.ty)? else {
        return Err(unknown());
    };
    let args: Vec<Expr> = call.args.iter().map(expr).collect::<Result<_, _>>()?;
    let ([of, at], Pat::Ident(name)) = (args.as_slice(), &*typed.pat) else {
        return Err(unknown());
    };
    let Node::Number(start, None) = &at.kind else {
        return Err(unknown());
    };
    if *item != Type::Int(Int::unsigned(8)) || name.by_ref.is_some() || init.diverge.is_some() {
        return Err(unknown());
    }
    let of = match &of.kind {
        Node::Reference(inner) => inner.as_ref(),
        _ => of,
    };
    let name = name.ident.to_string();
    let boxed = |kind: Node| Box::new(Expr { line, kind });
    let number = |k: num_bigint::BigInt| boxed(Node::Number(k, None));
    let bytes = Node::Slice(
        Box::new(of.clone()),
        Some(number(start.clone())),
        Some(number(start + length)),
    );
    let zeros = Node::Fill(number(0.into()), number(length.into()));
    let copied = vec![Expr {
        line,
        kind: Node::Reference(boxed(bytes)),
    }];
    let copy = Node::Method(
        boxed(Node::Name(name.clone())),
        "copy_from_slice".to_owned(),
        copied,
    );
    let steps = [
        Step::Let(Pattern::Name(name), None, *boxed(zeros)),
        Step::Call(*boxed(copy)),
    ];
    Ok(Some(steps.map(|kind| Statement { line, kind })))
}

fn is_name(e: &syn::Expr, name: &str) -> bool {
    matches!(e, syn::Expr::Path(path) if path.attrs.is_empty() && path.path.is_ident(name))
}

/// Whether it is this number, without a type.
fn is_literal(e: &syn::Expr, digits: &str) -> bool {
    let literal = match e {
        syn::Expr::Lit(literal) => &literal.lit,
        _ => return false,
    };
    matches!(literal, syn::Lit::Int(int) if int.base10_digits() == digits && int.suffix().is_empty())
}

fn mentions(tokens: TokenStream, name: &str) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == name,
        TokenTree::Group(group) => mentions(group.stream(), name),
        _ => false,
    })
}
