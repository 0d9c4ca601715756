//! Expressions and statements of Rust.

use num_bigint::BigInt;
use syn::{BinOp, Lit, Pat, RangeLimits, Stmt, UnOp, spanned::Spanned};

use super::{
    super::{
        numbers::Int,
        problem::Problem,
        syntax::{Expr, Node, Operator, Pattern, Statement, Step, Type},
    },
    turns::{self, counter, is_counter},
    types::{int_named, of_path, ty},
};

/// The line of a piece of syntax.
pub fn line(spanned: &impl Spanned) -> usize {
    spanned.span().start().line
}

fn unknown<T>(spanned: &impl Spanned, what: &str) -> Result<T, Problem> {
    Err(Problem::unknown(line(spanned), what))
}

/// The statements of a block. Its value is a return.
pub fn block(block: &syn::Block) -> Result<Vec<Statement>, Problem> {
    let mut statements = Vec::new();
    let last = block.stmts.len().wrapping_sub(1);
    let mut stmts = block.stmts.iter().enumerate();
    while let Some((i, stmt)) = stmts.next() {
        let at = line(stmt);
        if let Some(name) = counter(stmt) {
            let kind = turns::counted(&name, stmts.next().map(|(_, next)| next), at)?;
            statements.push(Statement { line: at, kind });
            continue;
        }
        if let Some(copy) = turns::part(stmt)? {
            statements.extend(copy);
            continue;
        }
        let kind = match stmt {
            Stmt::Local(local) => definition(local)?,
            Stmt::Expr(value, None) if i == last && !is_statement(value) => {
                Step::Return(returned(value)?)
            }
            Stmt::Expr(value, _) => statement(value)?,
            Stmt::Macro(stmt) => assertion(&stmt.mac)?,
            Stmt::Item(item) => return unknown(item, "an item in a function"),
        };
        statements.push(Statement { line: at, kind });
    }
    Ok(statements)
}

fn is_statement(value: &syn::Expr) -> bool {
    matches!(
        value,
        syn::Expr::ForLoop(_) | syn::Expr::If(_) | syn::Expr::Assign(_)
    )
}

fn returned(value: &syn::Expr) -> Result<Vec<Expr>, Problem> {
    match value {
        syn::Expr::Tuple(all) => all.elems.iter().map(expr).collect(),
        one => Ok(vec![expr(one)?]),
    }
}

fn definition(local: &syn::Local) -> Result<Step, Problem> {
    let (inner, annotation) = match &local.pat {
        Pat::Type(typed) => (&*typed.pat, Some(ty(&typed.ty)?)),
        other => (other, None),
    };
    let Some(init) = &local.init else {
        return match pattern(inner)? {
            Pattern::Name(name) => Ok(Step::Declare(name, annotation)),
            _ => unknown(local, "a declaration of several variables"),
        };
    };
    if init.diverge.is_some() {
        return unknown(local, "`let … else`");
    }
    Ok(Step::Let(pattern(inner)?, annotation, expr(&init.expr)?))
}

fn pattern(pat: &Pat) -> Result<Pattern, Problem> {
    let all = |items: &syn::punctuated::Punctuated<Pat, syn::Token![,]>| {
        items.iter().map(pattern).collect::<Result<Vec<_>, _>>()
    };
    match pat {
        Pat::Wild(_) => Ok(Pattern::Wild),
        Pat::Ident(name) if is_counter(&name.ident.to_string()) => {
            unknown(name, "a counter without its loop")
        }
        Pat::Ident(name) if name.by_ref.is_none() && name.subpat.is_none() => {
            Ok(Pattern::Name(name.ident.to_string()))
        }
        Pat::Slice(items) => Ok(Pattern::Array(all(&items.elems)?)),
        Pat::Tuple(items) => Ok(Pattern::Tuple(all(&items.elems)?)),
        other => unknown(other, "this pattern"),
    }
}

fn statement(value: &syn::Expr) -> Result<Step, Problem> {
    match value {
        syn::Expr::Assign(assign) => Ok(Step::Assign(expr(&assign.left)?, expr(&assign.right)?)),
        syn::Expr::Call(_) | syn::Expr::MethodCall(_) => Ok(Step::Call(expr(value)?)),
        syn::Expr::ForLoop(each) => counted(each),
        syn::Expr::If(decision) => {
            if decision.else_branch.is_some() {
                return unknown(decision, "`else`");
            }
            Ok(Step::If(
                expr(&decision.cond)?,
                block(&decision.then_branch)?,
            ))
        }
        syn::Expr::Macro(call) => assertion(&call.mac),
        other => unknown(other, "this statement"),
    }
}

/// `for i in 0..n`, or with `.rev()`.
fn counted(each: &syn::ExprForLoop) -> Result<Step, Problem> {
    let index = match pattern(&each.pat)? {
        Pattern::Wild => None,
        Pattern::Name(name) => Some(name),
        _ => return unknown(&each.pat, "a loop over several variables"),
    };
    let (range, down) = match &*each.expr {
        syn::Expr::MethodCall(call) if call.method == "rev" && call.args.is_empty() => {
            (&*call.receiver, true)
        }
        other => (other, false),
    };
    let range = match range {
        syn::Expr::Paren(inner) => &*inner.expr,
        other => other,
    };
    let syn::Expr::Range(range) = range else {
        return unknown(range, "a loop over anything but a range");
    };
    let (Some(from), Some(to), RangeLimits::HalfOpen(_)) =
        (&range.start, &range.end, &range.limits)
    else {
        return unknown(range, "a range without two ends");
    };
    Ok(Step::For {
        index,
        from: expr(from)?,
        to: expr(to)?,
        down,
        body: block(&each.body)?,
    })
}

/// `assert!(x.len() >= y.len(), "…")`.
fn assertion(call: &syn::Macro) -> Result<Step, Problem> {
    if !call.path.is_ident("assert") {
        return unknown(call, "this macro");
    }
    let parser = syn::punctuated::Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
    let args = call.parse_body_with(parser);
    let args = args.map_err(|e| Problem::unknown(line(call), e))?;
    match args.first() {
        Some(syn::Expr::Binary(order)) if matches!(order.op, BinOp::Ge(_)) => {
            Ok(Step::Require(expr(&order.left)?, expr(&order.right)?))
        }
        _ => unknown(call, "an assertion about anything but lengths"),
    }
}

fn boxed(e: &syn::Expr) -> Result<Box<Expr>, Problem> {
    expr(e).map(Box::new)
}

fn exprs<'a>(all: impl IntoIterator<Item = &'a syn::Expr>) -> Result<Vec<Expr>, Problem> {
    all.into_iter().map(expr).collect()
}

/// An expression.
pub fn expr(e: &syn::Expr) -> Result<Expr, Problem> {
    let kind = match e {
        syn::Expr::Paren(inner) => return expr(&inner.expr),
        syn::Expr::Group(inner) => return expr(&inner.expr),
        syn::Expr::Lit(literal) => number(&literal.lit)?,
        syn::Expr::Infer(_) => Node::Name("_".to_owned()),
        syn::Expr::Path(path) => match of_path(&path.path)? {
            name if is_counter(&name) => return unknown(path, "a counter outside its loop"),
            name => Node::Name(name),
        },
        syn::Expr::Cast(cast) => {
            let Type::Int(to) = ty(&cast.ty)? else {
                return unknown(cast, "a cast to anything but a number");
            };
            Node::Cast(boxed(&cast.expr)?, to)
        }
        syn::Expr::Unary(unary) => match unary.op {
            UnOp::Neg(_) => Node::Negate(boxed(&unary.expr)?),
            UnOp::Not(_) => Node::Complement(boxed(&unary.expr)?),
            UnOp::Deref(_) => Node::Deref(boxed(&unary.expr)?),
            _ => return unknown(unary, "this operator"),
        },
        syn::Expr::Binary(binary) => {
            let operator = operator(&binary.op)?;
            Node::Binary(operator, boxed(&binary.left)?, boxed(&binary.right)?)
        }
        syn::Expr::Call(call) => {
            let syn::Expr::Path(path) = &*call.func else {
                return unknown(call, "a call of a computed function");
            };
            Node::Call(of_path(&path.path)?, exprs(&call.args)?)
        }
        syn::Expr::MethodCall(call) => {
            if call.turbofish.is_some() {
                return unknown(call, "a method with types");
            }
            let name = call.method.to_string();
            Node::Method(boxed(&call.receiver)?, name, exprs(&call.args)?)
        }
        syn::Expr::Field(field) => match &field.member {
            syn::Member::Unnamed(index) if index.index == 0 => Node::Limbs(boxed(&field.base)?),
            _ => return unknown(field, "this field"),
        },
        syn::Expr::Index(index) => match &*index.index {
            syn::Expr::Range(range) if matches!(range.limits, RangeLimits::HalfOpen(_)) => {
                let end = |e: &Option<Box<syn::Expr>>| e.as_deref().map(boxed).transpose();
                Node::Slice(boxed(&index.expr)?, end(&range.start)?, end(&range.end)?)
            }
            at => Node::Index(boxed(&index.expr)?, boxed(at)?),
        },
        syn::Expr::Reference(reference) => Node::Reference(boxed(&reference.expr)?),
        syn::Expr::Array(items) => Node::List(exprs(&items.elems)?),
        syn::Expr::Repeat(fill) => Node::Fill(boxed(&fill.expr)?, boxed(&fill.len)?),
        syn::Expr::Tuple(items) => Node::Tuple(exprs(&items.elems)?),
        other => return unknown(other, "this expression"),
    };
    let line = line(e);
    Ok(Expr { line, kind })
}

fn number(literal: &Lit) -> Result<Node, Problem> {
    let Lit::Int(int) = literal else {
        return unknown(literal, "a literal that is no integer");
    };
    let k: BigInt = int
        .base10_digits()
        .parse()
        .map_err(|_| Problem::unknown(line(literal), "this number"))?;
    let ty = match int.suffix() {
        "" => None,
        suffix => Some(number_type(suffix).ok_or_else(|| {
            Problem::unknown(line(literal), format!("a number of type {suffix}"))
        })?),
    };
    Ok(Node::Number(k, ty))
}

fn number_type(name: &str) -> Option<Int> {
    int_named(name)
}

fn operator(op: &BinOp) -> Result<Operator, Problem> {
    Ok(match op {
        BinOp::Add(_) => Operator::Add,
        BinOp::Sub(_) => Operator::Sub,
        BinOp::Mul(_) => Operator::Mul,
        BinOp::Div(_) => Operator::Div,
        BinOp::Rem(_) => Operator::Rem,
        BinOp::BitAnd(_) => Operator::And,
        BinOp::BitOr(_) => Operator::Or,
        BinOp::BitXor(_) => Operator::Xor,
        BinOp::Shl(_) => Operator::Shl,
        BinOp::Shr(_) => Operator::Shr,
        BinOp::Eq(_) => Operator::Equal,
        BinOp::Ne(_) => Operator::NotEqual,
        BinOp::Lt(_) => Operator::Less,
        other => return unknown(other, "this operator"),
    })
}
