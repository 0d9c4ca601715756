//! Methods of elements in the manner of math/big, and functions that return constants.

use super::super::{
    problem::Problem,
    routine::place,
    syntax::{Expr, File, Function, Method, Node, Statement, Step, Type},
};

/// The function behind each method.
const METHODS: &[(&str, &str)] = &[
    ("Add", "Add"),
    ("Sub", "Sub"),
    ("Neg", "Opp"),
    ("Mul", "Mul"),
    ("Square", "Square"),
    ("Invert", "Invert"),
];

/// Whether a method calls the function of its operation with its operands in order, and returns its receiver.
///
/// # Errors
/// That it does not, with its line.
pub fn follow_method(method: &Method) -> Result<(), Problem> {
    let function = &method.function;
    let found = METHODS.iter().find(|(own, _)| *own == function.name);
    let element = Type::pointer(Type::Named("Element".to_owned()), true);
    let types = function.params.iter().all(|param| param.ty == element);
    let names: Vec<&str> = function.params.iter().map(|p| p.name.as_str()).collect();
    let holds = match (found, names.split_first()) {
        (Some((_, callee)), Some((receiver, operands))) => {
            types
                && function.returns == [element]
                && calls(&function.body, callee, receiver, operands)
        }
        _ => false,
    };
    if holds {
        Ok(())
    } else {
        let what = "is no call of the function of its operation with its operands in order";
        Err(Problem::at(function.line, what))
    }
}

/// `F(z, a, b); return z`, or `var t Loose; F(&t, a, b); Carry(z, &t); return z`.
fn calls(body: &[Statement], callee: &str, receiver: &str, operands: &[&str]) -> bool {
    let Some((end, steps)) = body.split_last() else {
        return false;
    };
    let ends = match &end.kind {
        Step::Return(values) => matches!(values.as_slice(), [e] if is_name(e, receiver)),
        _ => false,
    };
    ends && match steps {
        [only] => is_call(only, callee, receiver, operands),
        [declare, first, carry] => match &declare.kind {
            Step::Declare(t, Some(Type::Named(of))) if of == "Loose" => {
                let new = t != receiver && !operands.contains(&t.as_str());
                new && is_call(first, callee, t, operands)
                    && is_call(carry, "Carry", receiver, &[t])
            }
            _ => false,
        },
        _ => false,
    }
}

/// `callee(result, operands)`, with addresses and conversions of pointers as they have to be.
fn is_call(step: &Statement, callee: &str, result: &str, operands: &[&str]) -> bool {
    let Step::Call(Expr {
        kind: Node::Call(name, args),
        ..
    }) = &step.kind
    else {
        return false;
    };
    let wanted = std::iter::once(&result).chain(operands);
    let same = |(arg, wanted): (&Expr, &&str)| place(arg).is_ok_and(|own| own == *wanted);
    name == callee && args.len() == operands.len() + 1 && args.iter().zip(wanted).all(same)
}

fn is_name(e: &Expr, name: &str) -> bool {
    matches!(&e.kind, Node::Name(own) if own == name)
}

/// Whether a function returns the constant of its name, and does nothing else.
pub fn is_getter(file: &File, function: &Function) -> bool {
    let constant = format!("const{}", function.name);
    let known = file.constants.iter().any(|own| own.name == constant);
    let element = [Type::Named("Element".to_owned())];
    let returns = match function.body.as_slice() {
        [
            Statement {
                kind: Step::Return(values),
                ..
            },
        ] => matches!(values.as_slice(), [e] if is_name(e, &constant)),
        _ => false,
    };
    known && function.params.is_empty() && function.returns == element && returns
}
