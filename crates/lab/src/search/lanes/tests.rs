//! A wrong operation in the printed text is refused, and named.

use std::{path::Path, sync::atomic::AtomicBool};

use super::{Lanes, LanesError, LanesRecipes, Place, derive_lanes, modules};

use limbforge::prime::Prime;

/// The first recipe of a prime, beside the code for one element.
fn first(lanes: Lanes) -> LanesRecipes {
    let prime = Prime::parse("2^127-1").expect("a prime");
    let mut recipes = derive_lanes(&prime, lanes).expect("recipes");
    recipes.fields.truncate(1);
    recipes
}

/// The error of the form on arrays, with `text` at the head of the function in module `i` that begins so.
fn planted(recipes: &LanesRecipes, i: usize, function: &str, text: &str) -> Option<LanesError> {
    let mut modules = modules(recipes);
    modules[1].form = "portable";
    let planted = modules[i]
        .text
        .replacen(function, &format!("{function}{text}"), 1);
    assert!(text.is_empty() || planted != modules[i].text, "{function}");
    modules[i].text = planted;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let place = Place {
        folder: folder.path(),
        stop: &AtomicBool::new(false),
    };
    let compiled = place.compile(&modules, Path::new("rustc"));
    compiled.expect("a program");
    place.compare(&modules).err()
}

#[test]
fn wrong_operations_are_refused_by_name() {
    let square = "pub fn square(a: &Loose) -> Element {";
    let mul = "pub fn mul(a: &Loose, b: &Loose) -> Element {";
    for lanes in [Lanes::Each(8), Lanes::Across] {
        let recipes = first(lanes);
        assert!(planted(&recipes, 0, "", "").is_none());
        // One lane of many, and a function that is the other operation.
        let lane = "let a = &mut a.clone(); a.0[0][2] ^= 1;";
        for (function, text, operation) in [
            (mul, lane, "mul"),
            (square, lane, "square"),
            (
                square,
                "if a.0[0][0] > 1 { return Element(a.0); }",
                "square",
            ),
        ] {
            let error = planted(&recipes, 1, function, text).expect("an error");
            let expected = format!(
                "the compiled `{operation}` of `{}` (portable) differs from the checked program",
                recipes.fields[0].0
            );
            let error = error.to_string();
            assert!(error.starts_with(&expected), "{error}");
        }
    }
}
