//! Types and paths of Rust.

use super::{
    super::{
        numbers::Int,
        problem::Problem,
        syntax::{Node, Type},
    },
    expr::{expr, line},
};

/// Numbers by their names. `usize` counts: nothing that is proved is computed in it.
const INTS: &[(&str, Int)] = &[
    ("bool", Int::BOOL),
    ("u8", Int::unsigned(8)),
    ("u32", Int::unsigned(32)),
    ("u64", Int::unsigned(64)),
    ("u128", Int::unsigned(128)),
    ("i32", Int::signed(32)),
    ("i64", Int::signed(64)),
    ("i128", Int::signed(128)),
];

/// The number type of this name.
pub fn int_named(name: &str) -> Option<Int> {
    let found = INTS.iter().find(|(own, _)| *own == name);
    found.map(|(_, int)| *int)
}

/// A path as text: its names with `::` between.
pub fn of_path(path: &syn::Path) -> Result<String, Problem> {
    let plain = path.segments.iter().all(|s| s.arguments.is_none());
    if !plain || path.leading_colon.is_some() {
        return Err(Problem::unknown(line(path), "a path with types"));
    }
    let names = path.segments.iter().map(|s| s.ident.to_string());
    Ok(names.collect::<Vec<_>>().join("::"))
}

/// A type.
pub fn ty(of: &syn::Type) -> Result<Type, Problem> {
    let unknown = |what: &str| Err(Problem::unknown(line(of), what));
    match of {
        syn::Type::Path(path) if path.qself.is_none() => {
            let name = of_path(&path.path)?;
            Ok(int_named(&name).map_or(Type::Named(name), Type::Int))
        }
        syn::Type::Array(array) => {
            let item = Box::new(ty(&array.elem)?);
            let Node::Number(n, _) = expr(&array.len)?.kind else {
                return unknown("an array of a computed length");
            };
            match usize::try_from(&n) {
                Ok(n) => Ok(Type::Array(item, n)),
                Err(_) => unknown("an array of this length"),
            }
        }
        syn::Type::Slice(slice) => Ok(Type::Slice(Box::new(ty(&slice.elem)?))),
        syn::Type::Reference(reference) => {
            let writes = reference.mutability.is_some();
            Ok(Type::pointer(ty(&reference.elem)?, writes))
        }
        _ => unknown("this type"),
    }
}

/// The types that a function returns.
pub fn returns(output: &syn::ReturnType) -> Result<Vec<Type>, Problem> {
    match output {
        syn::ReturnType::Default => Ok(Vec::new()),
        syn::ReturnType::Type(_, of) => match &**of {
            syn::Type::Tuple(all) => all.elems.iter().map(ty).collect(),
            one => Ok(vec![ty(one)?]),
        },
    }
}
