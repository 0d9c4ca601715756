//! Printed C for vectors is not read back, and the reason says what it holds.

use limbforge::{
    emit::{C, Emit, Options},
    ops::derive::derive,
    prime::Prime,
};
use limbforge_prove::lang::{Language, examine};

#[test]
fn vectors_of_c_are_not_read() {
    let prime = Prime::parse("2^255 - 19").expect("a prime");
    for (recipe, reason) in [
        (
            "6x43 across(8) operand-scanning madd52 fold(152@left:madd52) carry(parallel)",
            "one element fills the lanes",
        ),
        (
            "5x52 lanes(8) product-scanning madd52 fold(608@high:madd52) carry(top-first)",
            "read back in Rust alone: print it with `--lang rust`",
        ),
    ] {
        let field = derive(&prime, &recipe.parse().expect("a recipe")).expect("a field");
        let options = Options {
            command: "none".to_owned(),
            name: "field".to_owned(),
            traits: false,
        };
        let text = C.emit(&field, &options);
        let problem = examine(Language::C, &text, &field).expect_err("it is not read");
        assert!(problem.what.contains(reason), "{recipe}: {problem}");
        let named = text.lines().nth(problem.line - 1).expect("a line");
        assert!(named.starts_with("#define field_"), "{named}");
    }
}
