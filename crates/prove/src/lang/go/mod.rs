//! Go, by tree-sitter's grammar.

mod expr;
mod method;
mod statement;
mod types;

use super::{
    problem::Problem,
    syntax::{Constant, File, Function, Method, Param, Type},
    tree::{Piece, parse},
};
use expr::{literal_items, number, signed};
pub use method::{follow_method, is_getter};
use statement::block;
use types::{declared, ty};

/// Packages that printed code calls.
const PACKAGES: &[&str] = &["\"encoding/binary\"", "\"math/bits\""];

/// Reads a file.
///
/// # Errors
/// The first thing outside functions that is not understood. Functions that are not are noted in the file.
pub fn read(text: &str) -> Result<File, Problem> {
    let tree = parse(&tree_sitter_go::LANGUAGE.into(), text)?;
    let mut file = File::default();
    let items = Piece::root(&tree, text).children();
    // Types and constants first: Go's order is free.
    let is_function =
        |piece: &Piece<'_>| matches!(piece.kind(), "function_declaration" | "method_declaration");
    let (functions, others): (Vec<_>, Vec<_>) = items.into_iter().partition(is_function);
    for piece in others {
        read_item(&mut file, piece)?;
    }
    for piece in functions {
        read_function(&mut file, piece)?;
    }
    Ok(file)
}

fn read_item(file: &mut File, piece: Piece<'_>) -> Result<(), Problem> {
    match piece.kind() {
        "package_clause" => Ok(()),
        "import_declaration" => import(piece),
        "const_declaration" => {
            let spec = only(piece)?;
            match (
                spec.kind(),
                spec.part("type"),
                spec.need("value")?.children().as_slice(),
            ) {
                ("const_spec", None, [value]) => {
                    let name = declared(spec.need("name")?)?;
                    file.numbers.push((name, number(*value)?));
                    Ok(())
                }
                _ => Err(piece.unknown("this constant")),
            }
        }
        "type_declaration" => {
            let spec = only(piece)?;
            let known = matches!(spec.kind(), "type_spec" | "type_alias");
            if !known || spec.part("type_parameters").is_some() {
                return Err(spec.unknown("this type"));
            }
            let of = ty(file, spec.need("type")?)?;
            // The words of an element by their own type, however it is called.
            let of = match of {
                Type::Array(word, n) => Type::Array(Box::new(file.resolved(&word)), n),
                of => of,
            };
            file.types.push((declared(spec.need("name")?)?, of));
            Ok(())
        }
        "var_declaration" => read_constant(file, only(piece)?),
        _ => Err(piece.unknown("this part of a file")),
    }
}

fn only(piece: Piece<'_>) -> Result<Piece<'_>, Problem> {
    match piece.children().as_slice() {
        [one] => Ok(*one),
        _ => Err(piece.unknown("several definitions in one")),
    }
}

fn import(piece: Piece<'_>) -> Result<(), Problem> {
    for child in piece.children() {
        match child.kind() {
            "import_spec_list" => import(child)?,
            "import_spec" => {
                let path = child.need("path")?.text();
                if !PACKAGES.contains(&path) || child.part("name").is_some() {
                    return Err(child.unknown(format!("the import of {path}")));
                }
            }
            _ => return Err(child.unknown("this import")),
        }
    }
    Ok(())
}

/// `var constOne = Element{1, 0, 0, 0}`: Go has no constant arrays.
fn read_constant(file: &mut File, spec: Piece<'_>) -> Result<(), Problem> {
    let values = match (spec.kind(), spec.part("type"), spec.part("value")) {
        ("var_spec", None, Some(values)) => values.children(),
        _ => return Err(spec.unknown("a variable outside functions")),
    };
    let [value] = values.as_slice() else {
        return Err(spec.unknown("a variable outside functions"));
    };
    if value.kind() != "composite_literal" || value.need("type")?.text() != "Element" {
        return Err(spec.unknown("a variable outside functions"));
    }
    let known = file.types.iter().find(|(name, _)| name == "Element");
    let Some((_, Type::Array(_, length))) = known else {
        return Err(value.unknown("a list of this type"));
    };
    let items = literal_items(*value, *length)?;
    file.constants.push(Constant {
        name: declared(spec.need("name")?)?,
        line: spec.line(),
        limbs: items.into_iter().map(signed).collect::<Result<_, _>>()?,
    });
    Ok(())
}

fn read_function(file: &mut File, piece: Piece<'_>) -> Result<(), Problem> {
    let own = piece.need("name")?;
    let name = declared(own)?;
    if matches!(name.as_str(), "init" | "main") {
        return Err(piece.unknown(format!("`{name}`, which runs without a call")));
    }
    let receiver = piece.part("receiver");
    let shown = match receiver {
        Some(_) => format!("Element.{name}"),
        None => name.clone(),
    };
    let constants = file.constants.iter().map(|constant| &constant.name);
    let words = piece.tokens();
    if constants.clone().any(|own| words.contains(&own.as_str())) {
        file.touching.push(shown.clone());
    }
    match (function(file, piece, name), receiver) {
        (Ok(function), None) => file.functions.push(function),
        (Ok(function), Some(_)) => file.methods.push(Method {
            name: shown,
            function,
            of: None,
        }),
        (Err(problem), _) => file.broken.push((shown, own.line(), problem)),
    }
    Ok(())
}

fn function(file: &File, piece: Piece<'_>, name: String) -> Result<Function, Problem> {
    if piece.part("type_parameters").is_some() {
        return Err(piece.unknown("a function with types"));
    }
    let mut params = Vec::new();
    for list in [piece.part("receiver"), piece.part("parameters")] {
        for param in list.map_or(Vec::new(), Piece::children) {
            params.push(parameter(file, param)?);
        }
    }
    let (mut returns, mut named) = (Vec::new(), Vec::new());
    match piece.part("result") {
        None => {}
        Some(list) if list.kind() == "parameter_list" => {
            for result in list.children() {
                let result = parameter(file, result)?;
                named.push(result.name);
                returns.push(result.ty);
            }
        }
        Some(one) => returns.push(ty(file, one)?),
    }
    Ok(Function {
        name,
        line: piece.need("name")?.line(),
        params,
        returns,
        named,
        body: block(file, piece.need("body")?)?,
    })
}

/// `a *Element`: each parameter has its name and its type.
fn parameter(file: &File, piece: Piece<'_>) -> Result<Param, Problem> {
    let names = piece.parts("name");
    match (piece.kind(), names.as_slice()) {
        ("parameter_declaration", [name]) => Ok(Param {
            name: declared(*name)?,
            ty: ty(file, piece.need("type")?)?,
        }),
        _ => Err(piece.unknown("this parameter")),
    }
}
