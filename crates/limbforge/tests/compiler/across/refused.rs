//! Recipes that are refused, each with its reason, and programs on registers that are not those of checked words.

use limbforge_core::{
    check::{Refusal, fits_across},
    emit::fiat::{Fiat, NoFiat},
    formula::{Formula, Proved},
    ops::{
        derive::{Rejection, derive},
        formula::{CompileError, compile},
    },
    plan::Plan,
    prime::Prime,
};

use super::{P521, field};

/// Each with a part of the line that refuses it.
#[test]
fn recipes() {
    for across in ["across(4)", "across(1)", "across()", "across", "across(08)"] {
        let recipe = P521.replace("across(8)", across);
        let refusal = recipe.parse::<Plan>().expect_err(&recipe).to_string();
        assert!(refusal.contains(&format!("at `{across}`")), "{refusal}");
        assert!(refusal.contains("`across(8)`"), "{refusal}");
    }
    let of = |from: &str, to: &str| P521.replace(from, to);
    let cases = [
        (of("across", "lanes(8) across"), "two ways"),
        (of("operand", "product"), "one product, `operand-scanning"),
        (of("madd52", "word"), "one product, `operand-scanning"),
        (of("madd52", "double-word"), "no double words"),
        (of("parallel", "sequential"), "use `carry(parallel)`"),
        (of("@left", "@right"), "two reductions, `fold(C@left"),
        (
            of("fold(128@left:shift-add)", "montgomery(product-scanning)"),
            "`montgomery(interleaved)`",
        ),
        (of("shift-add", "mul"), "no products of words"),
        (of("128@", "64@"), "2^528 folds to 128"),
        (of("12x44", "11x44"), "11 limbs hold 484 bits"),
        (
            of(" carry(parallel)", " carry(parallel) invert(divsteps)"),
            "invert by a power",
        ),
        (of("across", "word(32) across"), "a lane has 64 bits"),
    ];
    for (recipe, reason) in cases {
        refuses("2^521-1", &recipe, reason);
    }
    let madd = "across(8) operand-scanning madd52";
    refuses(
        "csidh512",
        &format!("12x46 {madd} montgomery(interleaved) carry(parallel)"),
        "12 limbs hold 552 bits, but the multiple of the prime",
    );
    refuses(
        "2^255-19",
        &format!("6x43 {madd} fold(152@left:shift-add) carry(parallel)"),
        "152 is no power of two",
    );
    refuses(
        "2^31-1",
        &format!("1x32 {madd} fold(2@left:shift-add) carry(parallel)"),
        "one limb",
    );
    refuses(
        "2^607-1",
        &format!("16x38 {madd} fold(1@left:madd52) carry(parallel)"),
        "folds to 2",
    );
}

fn refuses(prime: &str, recipe: &str, reason: &str) {
    let prime = Prime::parse(prime).expect("a prime");
    let plan: Plan = recipe.parse().expect(recipe);
    let refusal = derive(&prime, &plan).expect_err(recipe);
    assert!(
        matches!(refusal, Rejection::Unfit(_)),
        "{recipe}: {refusal}"
    );
    assert!(refusal.to_string().contains(reason), "{recipe}: {refusal}");
}

/// C times a limb does not fit the multiplier: by a shift, and by a product whose high half would be lost.
#[test]
fn constants_that_are_too_great() {
    let recipes = [
        (
            "2^521-1",
            "11x48 across(8) operand-scanning madd52 fold(128@left:shift-add) carry(parallel)",
        ),
        (
            "2^383-187",
            "8x48 across(8) operand-scanning madd52 fold(374@left:madd52) carry(parallel)",
        ),
        (
            "secp256k1",
            "6x43 across(8) operand-scanning madd52 fold(17179873092@left:madd52) carry(parallel)",
        ),
    ];
    for (prime, recipe) in recipes {
        let prime = Prime::parse(prime).expect("a prime");
        let refusal = derive(&prime, &recipe.parse().expect("a recipe")).expect_err(recipe);
        assert!(
            matches!(refusal, Rejection::Overflow(_)),
            "{recipe}: {refusal}"
        );
        println!("{refusal}");
    }
}

/// A program is accepted beside words that it expands to, and beside no other.
#[test]
fn words_of_another_program() {
    let field = field("2^521-1", P521);
    let (add, words) = (
        field.across("add").expect("add"),
        field.program("add").expect("add"),
    );
    assert!(fits_across(add.program().clone(), words).is_ok());
    let sub = field.program("sub").expect("sub");
    let mut renamed = add.program().clone();
    renamed.name = "sub".to_owned();
    for program in [add.program().clone(), renamed] {
        let refusal = fits_across(program, sub).expect_err("another program");
        assert!(matches!(refusal, Refusal::Expansion(_)), "{refusal}");
    }
}

/// Formulas and the interface of fiat-crypto are of words.
#[test]
fn what_needs_words() {
    let text = "formula product\nparameter A B\nX = A*B\nresult X\nmeans X = A*B\n";
    let proved = Proved::prove(Formula::parse(text).expect("a formula")).expect("its meaning");
    let prime = Prime::parse("2^521-1").expect("a prime");
    let plan: Plan = P521.parse().expect("a recipe");
    let refusal = compile(&proved, &prime, &plan, None).expect_err("no words");
    assert!(matches!(refusal, CompileError::Across), "{refusal}");
    let refusal = Fiat::new(&prime, Some(&plan), 64).expect_err("no words");
    assert!(matches!(refusal, NoFiat::Recipe { .. }), "{refusal}");
}
