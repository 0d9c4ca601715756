//! Methods and operators of the type of elements: each is a call of the function of its name.

use syn::{ImplItem, ItemImpl, ItemMacro, parse::Parser};

use super::{
    super::{
        problem::Problem,
        syntax::{Expr, File, Method, Node, Step, Unread},
    },
    expr::{expr, line},
    in_const_fn, read_function,
    tokens::unread,
    types::of_path,
};

/// The macro that makes an operator of a call: on values and references, and as an assignment.
const OPERATOR: &str = include_str!("operator.rs.in");

/// The operation behind each operator.
const OPERATORS: &[(&str, &str)] = &[
    ("Add", "add"),
    ("Sub", "sub"),
    ("Mul", "mul"),
    ("Neg", "opp"),
];

/// Reads an implementation: methods of `Element` itself and its negation; others are noted as unread.
pub fn read_impl(file: &mut File, own: &ItemImpl) -> Result<(), Problem> {
    let of = match &own.trait_ {
        None => None,
        Some((path, _)) => path.segments.last().map(|s| s.ident.to_string()),
    };
    let by_reference = matches!(&*own.self_ty, syn::Type::Reference(_));
    let target = match &*own.self_ty {
        syn::Type::Path(path) => of_path(&path.path).unwrap_or_default(),
        syn::Type::Reference(reference) => match &*reference.elem {
            syn::Type::Path(path) => of_path(&path.path).unwrap_or_default(),
            _ => String::new(),
        },
        _ => String::new(),
    };
    let known = own.generics.params.is_empty()
        && target == "Element"
        && match of.as_deref() {
            None => !by_reference,
            Some("Neg") => true,
            Some(_) => false,
        };
    if !known {
        let of = of.map_or(String::new(), |of| format!("`{of}` for "));
        file.unread
            .push(unread(own, line(own), format!("{of}`{target}`")));
        return Ok(());
    }
    for item in &own.items {
        let inner = match item {
            ImplItem::Macro(call) if call.attrs.is_empty() => in_const_fn(&call.mac),
            _ => None,
        };
        let inner = inner.transpose()?.map(ImplItem::Fn);
        match inner.as_ref().unwrap_or(item) {
            ImplItem::Fn(method) => {
                let name = method.sig.ident.to_string();
                let shown = match &of {
                    Some(of) => format!("{of} for {}{target}", if by_reference { "&" } else { "" }),
                    None => format!("{target}::{name}"),
                };
                match read_function(&method.sig, &method.block) {
                    Ok(function) if of.is_none() && name == "relax" => {
                        if !relaxes(&function.body) {
                            return Err(Problem::at(function.line, "`relax` changes limbs"));
                        }
                        file.helpers.push(name);
                    }
                    Ok(function) => {
                        let (name, of) = (shown, of.clone());
                        file.methods.push(Method { name, function, of });
                    }
                    Err(problem) => file.broken.push((shown, line(&method.sig.ident), problem)),
                }
            }
            ImplItem::Const(constant) => {
                let value = expr(&constant.expr)?;
                let same =
                    matches!(&value.kind, Node::Name(name) if constant.ident == name.as_str());
                if !same {
                    let problem = Problem::at(value.line, "is not the constant of its name");
                    file.broken.push((
                        format!("{target}::{}", constant.ident),
                        value.line,
                        problem,
                    ));
                }
            }
            ImplItem::Type(_) => {}
            other => {
                return Err(Problem::unknown(
                    line(other),
                    "this part of an implementation",
                ));
            }
        }
    }
    Ok(())
}

/// Refuses a `relax` of another type or trait than `Element`: of a call, the type is not known.
pub fn one_relax(file: &File) -> Result<(), Problem> {
    let defines = |part: &&Unread| {
        ["fn relax ", "fn r#relax "]
            .iter()
            .any(|own| part.tokens.contains(own))
    };
    match file.unread.iter().find(defines) {
        Some(part) => Err(Problem::at(
            part.line,
            "`relax` of another type than `Element`",
        )),
        None => Ok(()),
    }
}

/// `Loose(self.0)`.
fn relaxes(body: &[super::super::syntax::Statement]) -> bool {
    let [only] = body else { return false };
    let Step::Return(values) = &only.kind else {
        return false;
    };
    let [
        Expr {
            kind: Node::Call(name, args),
            ..
        },
    ] = values.as_slice()
    else {
        return false;
    };
    let own = |e: &Expr| matches!(&e.kind, Node::Limbs(of) if matches!(&of.kind, Node::Name(name) if name == "self"));
    name == "Loose" && args.len() == 1 && own(&args[0])
}

/// Reads a macro: the definition of operators, or one of them; others are noted as unread.
pub fn read_macro(file: &mut File, item: &ItemMacro) -> Result<(), Problem> {
    let name = item
        .mac
        .path
        .segments
        .last()
        .map(|s| s.ident.to_string())
        .unwrap_or_default();
    if name == "macro_rules" {
        let known = syn::parse_str::<ItemMacro>(OPERATOR);
        let known = known.map_or(String::new(), |known| known.mac.tokens.to_string());
        let same = item.ident.as_ref().is_some_and(|ident| ident == "operator");
        if !same || item.mac.tokens.to_string() != known {
            return Err(Problem::unknown(
                line(item),
                "a macro other than `operator!`",
            ));
        }
        file.helpers.push("operator!".to_owned());
        return Ok(());
    }
    if name != "operator" || !file.helpers.iter().any(|helper| helper == "operator!") {
        return Err(Problem::unknown(line(item), format!("the macro `{name}!`")));
    }
    // `Add add, AddAssign add_assign, (a, b) => call`
    let parser = |input: syn::parse::ParseStream<'_>| {
        let operator: syn::Ident = input.parse()?;
        let _: syn::Ident = input.parse()?;
        let _: syn::Token![,] = input.parse()?;
        let _: syn::Ident = input.parse()?;
        let _: syn::Ident = input.parse()?;
        let _: syn::Token![,] = input.parse()?;
        let names;
        syn::parenthesized!(names in input);
        let names =
            names.parse_terminated(<syn::Ident as syn::parse::Parse>::parse, syn::Token![,])?;
        let _: syn::Token![=>] = input.parse()?;
        let call: syn::Expr = input.parse()?;
        Ok((
            operator,
            names
                .into_iter()
                .map(|name| name.to_string())
                .collect::<Vec<_>>(),
            call,
        ))
    };
    let parsed = parser.parse2(item.mac.tokens.clone());
    let (operator, params, call) = parsed.map_err(|e| Problem::unknown(line(item), e))?;
    let call = expr(&call)?;
    let operation = operation(&operator.to_string());
    let holds = operation.is_some_and(|operation| is_call(&call, operation, &params));
    if holds {
        file.followed.push((
            line(item),
            format!("operators {operator}, {operator}Assign"),
        ));
    } else {
        let problem = Problem::at(
            line(item),
            "is no call of the operation with its operands in order",
        );
        file.broken
            .push((format!("operator {operator}"), line(item), problem));
    }
    Ok(())
}

/// The operation of an operator.
pub fn operation(operator: &str) -> Option<&'static str> {
    let found = OPERATORS.iter().find(|(own, _)| *own == operator);
    found.map(|(_, operation)| *operation)
}

/// Whether an expression is a call of the operation with these parameters in order, its result carried or not.
fn is_call(e: &Expr, operation: &str, params: &[String]) -> bool {
    let Node::Call(name, args) = &e.kind else {
        return false;
    };
    if name == "carry" && operation != "carry" {
        let [
            Expr {
                kind: Node::Reference(inner),
                ..
            },
        ] = args.as_slice()
        else {
            return false;
        };
        return is_call(inner, operation, params);
    }
    let place = super::super::routine::place;
    let same = |(arg, param): (&Expr, &String)| place(arg).is_ok_and(|name| name == *param);
    name == operation && args.len() == params.len() && args.iter().zip(params).all(same)
}

/// Whether a method is a call of the function of its name, or of its operator's.
///
/// # Errors
/// That it is not, with its line.
pub fn follow_method(file: &File, method: &Method) -> Result<(), Problem> {
    let function = &method.function;
    let wanted = match &method.of {
        Some(of) => operation(of),
        None => Some(function.name.as_str()),
    };
    let params: Vec<String> = function
        .params
        .iter()
        .map(|param| param.name.clone())
        .collect();
    let body = match function.body.as_slice() {
        [only] => match &only.kind {
            Step::Return(values) if values.len() == 1 => Some(&values[0]),
            Step::Call(call) => Some(call),
            _ => None,
        },
        _ => None,
    };
    // `-&self`: the operator on a reference, which is another method.
    let by_reference = |e: &Expr| match &e.kind {
        Node::Negate(inner) => {
            method.of.as_deref() == Some("Neg") && matches!(&inner.kind, Node::Reference(_))
        }
        _ => false,
    };
    let other = file
        .methods
        .iter()
        .any(|m| m.of == method.of && m.name != method.name);
    match (body, wanted) {
        (Some(e), Some(operation)) if is_call(e, operation, &params) => Ok(()),
        (Some(e), Some(_)) if by_reference(e) && other => Ok(()),
        _ => Err(Problem::at(
            function.line,
            "is no call of the function of its name with its parameters in order",
        )),
    }
}
