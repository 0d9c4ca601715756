//! Rust, by `syn`.

mod element;
mod expr;
mod lanes;
mod tokens;
mod turns;
mod types;

use num_bigint::BigInt;
use proc_macro2::TokenStream;
use syn::{Item, punctuated::Punctuated};

use super::{
    problem::Problem,
    syntax::{Constant, File, Function, Node, Param, Type},
};
pub use element::follow_method;
use expr::{block, line};
pub use lanes::modules;
use tokens::unread;
use types::{of_path, returns, ty};

/// Helpers of printed Rust whose meaning is known, with the width of their words, or 0 if they have none: a function
/// is one of them if its tokens are.
const HELPERS: &[(&str, usize, &str)] = &[
    ("add_carry", 64, include_str!("add_carry64.rs.in")),
    ("add_carry", 32, include_str!("add_carry32.rs.in")),
    ("sub_borrow", 64, include_str!("sub_borrow64.rs.in")),
    ("sub_borrow", 32, include_str!("sub_borrow32.rs.in")),
    ("load", 64, include_str!("load64.rs.in")),
    ("load", 32, include_str!("load32.rs.in")),
    ("part", 0, include_str!("part.rs.in")),
    ("store", 64, include_str!("store64.rs.in")),
    ("store", 32, include_str!("store32.rs.in")),
];

/// Reads a file. Items that are no functions, constants or types of elements are noted as unread.
///
/// # Errors
/// The first thing in a function that is not understood, with its line; or what `syn` says of a file that is no Rust.
pub fn read(text: &str) -> Result<File, Problem> {
    let parsed = parsed(text)?;
    let mut file = File::default();
    for item in &parsed.items {
        read_item(&mut file, item)?;
    }
    for (call, name) in [(".relax()", "relax"), (" part(", "part")] {
        if text.contains(call) && !file.helpers.iter().any(|helper| helper == name) {
            return Err(Problem::at(0, format!("`{name}` is not there")));
        }
    }
    element::one_relax(&file)?;
    Ok(file)
}

fn parsed(text: &str) -> Result<syn::File, Problem> {
    syn::parse_file(text).map_err(|error| {
        let line = error.span().start().line;
        Problem::at(line, format!("no Rust: {error}"))
    })
}

/// Attributes that change nothing of a meaning.
const ATTRIBUTES: &[&str] = &["doc", "inline", "must_use", "derive", "repr", "allow"];

/// Whether an attribute may change a meaning. Under any condition a function may or may not be put in place.
fn is_harmful(attribute: &syn::Attribute) -> bool {
    if attribute.path().is_ident("cfg_attr") {
        let parser = Punctuated::<syn::Meta, syn::Token![,]>::parse_terminated;
        let parts = attribute.parse_args_with(parser).unwrap_or_default();
        let mut inner = parts.iter().skip(1);
        return parts.len() < 2 || !inner.all(|part| part.path().is_ident("inline"));
    }
    let mut known = ATTRIBUTES.iter();
    !known.any(|name| attribute.path().is_ident(name))
}

/// The attributes of an item that is read.
fn attributes(item: &Item) -> &[syn::Attribute] {
    match item {
        Item::Fn(item) => &item.attrs,
        Item::Const(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        _ => &[],
    }
}

/// The item's kind and name, for people.
fn named(item: &Item) -> String {
    match item {
        Item::Fn(item) => format!("function `{}`", item.sig.ident),
        Item::Const(item) => format!("constant `{}`", item.ident),
        Item::Struct(item) => format!("type `{}`", item.ident),
        Item::Type(item) => format!("type `{}`", item.ident),
        _ => "an item".to_owned(),
    }
}

/// The function in `const_fn! { … }`. The crate of fields defines this macro outside its files: it prints `const`
/// before `fn` where the compiler is new enough, and the function in any case.
fn in_const_fn<T: syn::parse::Parse>(call: &syn::Macro) -> Option<Result<T, Problem>> {
    let known = call.path.is_ident("const_fn");
    known.then(|| syn::parse2(call.tokens.clone()).map_err(|e| Problem::unknown(line(call), e)))
}

fn read_item(file: &mut File, item: &Item) -> Result<(), Problem> {
    if let Item::Macro(call) = item
        && call.attrs.is_empty()
        && let Some(function) = in_const_fn(&call.mac)
    {
        return read_item(file, &Item::Fn(function?));
    }
    if let Some(other) = attributes(item)
        .iter()
        .find(|attribute| is_harmful(attribute))
    {
        // A macro can take the place of another one; everything else can be there once.
        if matches!(item, Item::Macro(_)) {
            return Err(Problem::unknown(line(other), "this attribute"));
        }
        let what = format!("{} under a condition", named(item));
        file.unread.push(unread(item, line(item), what));
        return Ok(());
    }
    match item {
        Item::Fn(function) => {
            let name = function.sig.ident.to_string();
            if let Some(width) = helper(&name, function) {
                file.helpers.push(name);
                file.widths.extend(Some(width).filter(|width| *width != 0));
                return Ok(());
            }
            match read_function(&function.sig, &function.block) {
                Ok(function) => file.functions.push(function),
                Err(problem) => file.broken.push((name, line(&function.sig.ident), problem)),
            }
        }
        Item::Const(constant) => read_constant(file, constant)?,
        Item::Struct(own) => {
            let name = own.ident.to_string();
            let inner = match &own.fields {
                syn::Fields::Unnamed(fields) if fields.unnamed.len() == 1 => &fields.unnamed[0].ty,
                _ => return Err(Problem::unknown(line(own), "a struct that is no array")),
            };
            let array = element_type(file, inner)?;
            file.types.push((name, array));
        }
        Item::Type(alias) => file.types.push((alias.ident.to_string(), ty(&alias.ty)?)),
        Item::Impl(own) => element::read_impl(file, own)?,
        Item::Macro(call) => element::read_macro(file, call)?,
        // They could give names of the language another meaning.
        Item::Use(_) | Item::Mod(_) | Item::ExternCrate(_) => {
            return Err(Problem::unknown(line(item), "an item that brings names"));
        }
        other => {
            let what = "an item that is no function".to_owned();
            file.unread.push(unread(other, line(other), what));
        }
    }
    Ok(())
}

/// `[u64; LIMBS]`: the length is a constant of the file.
fn element_type(file: &File, of: &syn::Type) -> Result<Type, Problem> {
    if let syn::Type::Array(array) = of
        && let syn::Expr::Path(path) = &array.len
    {
        let length = file
            .number(&of_path(&path.path)?)
            .and_then(|n| usize::try_from(n).ok());
        let Some(length) = length else {
            return Err(Problem::unknown(line(of), "an array of this length"));
        };
        return Ok(Type::Array(Box::new(ty(&array.elem)?), length));
    }
    ty(of)
}

fn read_function(signature: &syn::Signature, body: &syn::Block) -> Result<Function, Problem> {
    if !signature.generics.params.is_empty()
        || !matches!(signature.safety, syn::Safety::Default)
        || signature.asyncness.is_some()
    {
        return Err(Problem::unknown(
            line(signature),
            "a function with types, or unsafe",
        ));
    }
    let mut tokens = TokenStream::new();
    quote::ToTokens::to_tokens(&body, &mut tokens);
    quote::ToTokens::to_tokens(&signature.inputs, &mut tokens);
    if tokens.to_string().contains('#') {
        return Err(Problem::unknown(
            line(signature),
            "an attribute within a function",
        ));
    }
    let mut params = Vec::new();
    for input in &signature.inputs {
        params.push(match input {
            syn::FnArg::Typed(typed) => {
                let syn::Pat::Ident(name) = &*typed.pat else {
                    return Err(Problem::unknown(line(typed), "a parameter without a name"));
                };
                Param {
                    name: name.ident.to_string(),
                    ty: ty(&typed.ty)?,
                }
            }
            syn::FnArg::Receiver(receiver) => {
                let own = Type::Named("Self".to_owned());
                let ty = match &receiver.kind {
                    syn::ReceiverKind::Value => own,
                    syn::ReceiverKind::Reference(..) => {
                        Type::pointer(own, receiver.mutability.is_some())
                    }
                    _ => return Err(Problem::unknown(line(receiver), "this receiver")),
                };
                let name = "self".to_owned();
                Param { name, ty }
            }
        });
    }
    Ok(Function {
        name: signature.ident.to_string(),
        line: line(&signature.ident),
        params,
        returns: returns(&signature.output)?,
        named: Vec::new(),
        body: block(body)?,
    })
}

fn read_constant(file: &mut File, constant: &syn::ItemConst) -> Result<(), Problem> {
    let name = constant.ident.to_string();
    let at = line(constant);
    let value = expr::expr(&constant.expr)?;
    match (&value.kind, ty(&constant.ty)) {
        (Node::Number(k, _), _) => file.numbers.push((name, k.clone())),
        (Node::Call(of, args), Ok(Type::Named(own))) if *of == own => {
            let limbs = limbs(args).ok_or_else(|| Problem::unknown(at, "this constant"))?;
            let line = at;
            file.constants.push(Constant { name, line, limbs });
        }
        _ => {
            let what = format!("constant `{name}`");
            file.unread.push(unread(constant, at, what));
        }
    }
    Ok(())
}

fn limbs(args: &[super::syntax::Expr]) -> Option<Vec<BigInt>> {
    let [one] = args else { return None };
    let Node::List(items) = &one.kind else {
        return None;
    };
    let limbs = items.iter().map(|item| match &item.kind {
        Node::Number(k, _) => Some(k.clone()),
        _ => None,
    });
    limbs.collect()
}

/// The width of the helper's words, if it is a known one.
fn helper(name: &str, function: &syn::ItemFn) -> Option<usize> {
    let tokens = |function: &syn::ItemFn| {
        let mut plain = function.clone();
        plain.attrs.retain(|attr| !attr.path().is_ident("doc"));
        tokens_of(&plain)
    };
    let known = HELPERS.iter().filter(|(own, ..)| *own == name);
    let mut known = known.filter_map(|(_, width, text)| {
        let known = syn::parse_str::<syn::ItemFn>(text).ok()?;
        Some((*width, known))
    });
    known
        .find(|(_, known)| tokens(known) == tokens(function))
        .map(|(width, _)| width)
}

fn tokens_of(syntax: &impl quote::ToTokens) -> String {
    syntax.to_token_stream().to_string()
}
