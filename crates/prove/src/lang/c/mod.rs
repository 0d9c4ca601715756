//! C, by tree-sitter's grammar.

mod expr;
mod types;

use std::sync::OnceLock;

use num_bigint::BigInt;

use super::{
    problem::{ACROSS, Problem},
    syntax::{Constant, File, Function, Param, Type},
    tree::{Piece, parse},
};
use expr::{block, number};
use types::{declarator, ty};

/// Helpers of printed C whose meaning is known: what stands between `#ifndef` and `#endif` is one of them if its
/// words are.
const HELPERS: &str = include_str!("helpers.h.in");

/// The reason to refuse a file with an element in each lane.
const LANES: &str = "several elements fill the lanes of its vectors (`lanes(N)`), and such files are read back in Rust \
                     alone: print it with `--lang rust`";

/// Headers that define nothing that printed code could be mistaken for.
const HEADERS: &[&str] = &["<stddef.h>", "<stdint.h>", "<string.h>"];

/// Words of each known helper, with the functions that it defines.
fn helpers() -> &'static [(Vec<String>, Vec<String>)] {
    static KNOWN: OnceLock<Vec<(Vec<String>, Vec<String>)>> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let Ok(tree) = parse(&tree_sitter_c::LANGUAGE.into(), HELPERS) else {
            return Vec::new();
        };
        let blocks = Piece::root(&tree, HELPERS).children().into_iter();
        let owned = |words: Vec<&str>| words.into_iter().map(str::to_owned).collect();
        blocks
            .map(|block| (owned(block.tokens()), defined(block)))
            .collect()
    })
}

/// Names of the functions that are defined within a piece.
fn defined(piece: Piece<'_>) -> Vec<String> {
    let mut names = Vec::new();
    for child in piece.children() {
        if child.kind() == "function_definition" {
            let found = child.part("declarator").and_then(|d| d.part("declarator"));
            names.extend(found.map(|name| name.text().to_owned()));
        } else {
            names.extend(defined(child));
        }
    }
    names
}

/// Reads a file.
///
/// # Errors
/// The first thing outside functions that is not understood. Functions that are not are noted in the file.
pub fn read(text: &str) -> Result<File, Problem> {
    // Lines that continue, and trigraphs, which some compilers know: both move what follows.
    let odd = |line: &str| line.contains('\\') || line.contains("??");
    if let Some(at) = text.lines().position(odd) {
        return Err(Problem::unknown(at + 1, "a backslash or a trigraph"));
    }
    let tree = parse(&tree_sitter_c::LANGUAGE.into(), text)?;
    let pieces = Piece::root(&tree, text).children();
    without_vectors(&pieces)?;
    let mut file = File::default();
    for piece in pieces {
        read_item(&mut file, piece)?;
    }
    Ok(file)
}

/// Refuses a file for vectors, which has a number of lanes.
fn without_vectors(pieces: &[Piece<'_>]) -> Result<(), Problem> {
    let line = |end: &str| {
        let is = |piece: &&Piece<'_>| {
            let name = piece.part("name").map_or("", Piece::text);
            piece.kind() == "preproc_def" && name.ends_with(end)
        };
        pieces.iter().find(is).map(|piece| piece.line())
    };
    match (line("_REGISTERS"), line("_LANES")) {
        (Some(at), _) => Err(Problem::at(at, ACROSS)),
        (None, Some(at)) => Err(Problem::at(at, LANES)),
        (None, None) => Ok(()),
    }
}

fn read_item(file: &mut File, piece: Piece<'_>) -> Result<(), Problem> {
    match piece.kind() {
        "preproc_include" => {
            let path = piece.need("path")?.text();
            if !HEADERS.contains(&path) {
                return Err(piece.unknown(format!("the header {path}")));
            }
        }
        "preproc_ifdef" => {
            let words = piece.tokens();
            let known = helpers().iter().find(|(own, _)| *own == words);
            let Some((_, names)) = known else {
                return Err(piece.unknown("a part under a condition that is no known helper"));
            };
            file.helpers.extend(names.iter().cloned());
        }
        "preproc_def" => {
            let name = piece.need("name")?.text();
            let value = piece
                .part("value")
                .map(|value| value.text().trim().parse::<BigInt>());
            let counts = name.ends_with("_LIMBS") || name.ends_with("_BYTES");
            match value {
                Some(Ok(value)) if counts => file.numbers.push((name.to_owned(), value)),
                _ => return Err(piece.unknown(format!("the macro `{name}`"))),
            }
        }
        "declaration" => read_constant(file, piece)?,
        "function_definition" => {
            let name = piece.part("declarator").and_then(|d| d.part("declarator"));
            let name = name.map_or("", Piece::text).to_owned();
            match read_function(piece) {
                Ok(function) => file.functions.push(function),
                Err(problem) => file.broken.push((name, piece.line(), problem)),
            }
        }
        _ => return Err(piece.unknown("this part of a file")),
    }
    Ok(())
}

/// `const uint64_t prefix_one[4] = {1, 0, 0, 0};`
fn read_constant(file: &mut File, piece: Piece<'_>) -> Result<(), Problem> {
    let own = piece.need("declarator")?;
    let qualified = piece
        .children()
        .into_iter()
        .any(|child| child.text() == "const");
    if own.kind() != "init_declarator" || !qualified {
        return Err(piece.unknown("a variable outside functions"));
    }
    let (name, ty) = declarator(own.need("declarator")?, ty(piece)?, false)?;
    let items = own.need("value")?;
    let numbers = items
        .children()
        .into_iter()
        .map(|item| number(item).map(|(k, _)| k));
    let limbs = numbers.collect::<Result<Vec<_>, _>>()?;
    if !matches!(ty, Type::Array(_, n) if n == limbs.len()) {
        return Err(piece.unknown("a constant that is no array of its items"));
    }
    let line = piece.line();
    file.constants.push(Constant { name, line, limbs });
    Ok(())
}

fn read_function(piece: Piece<'_>) -> Result<Function, Problem> {
    let own = piece.need("declarator")?;
    if own.kind() != "function_declarator" || piece.need("type")?.text() != "void" {
        return Err(piece.unknown("a function that returns something"));
    }
    let known = ["static", "inline"];
    let others = piece.children().into_iter();
    let mut others = others.filter(|child| {
        matches!(
            child.kind(),
            "storage_class_specifier" | "attribute_specifier"
        )
    });
    if let Some(other) = others.find(|other| !known.contains(&other.text())) {
        return Err(other.unknown("this function specifier"));
    }
    let name = own.need("declarator")?;
    let mut params = Vec::new();
    for param in own.need("parameters")?.children() {
        if param.kind() != "parameter_declaration" {
            return Err(param.unknown("this parameter"));
        }
        let constant = param
            .children()
            .into_iter()
            .any(|child| child.text() == "const");
        let (name, ty) = declarator(param.need("declarator")?, ty(param)?, !constant)?;
        // An array as a parameter is an address.
        let ty = match ty {
            array @ Type::Array(..) => Type::pointer(array, !constant),
            ty => ty,
        };
        params.push(Param { name, ty });
    }
    Ok(Function {
        name: name.text().to_owned(),
        line: name.line(),
        params,
        returns: Vec::new(),
        named: Vec::new(),
        body: block(piece.need("body")?)?,
    })
}
