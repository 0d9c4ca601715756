//! One element over the lanes of vectors: primes and recipes, programs that the check has to refuse, and every printed
//! form against the evaluator.

mod c;
mod mutants;
mod printed;
mod refused;
#[cfg(target_arch = "x86_64")]
mod time;

use std::{env, fs, path::Path};

use limbforge_core::{
    emit::{Emit, Options, Rust},
    field::Field,
    ops::derive::{derive, derive_only},
    plan::Plan,
    prime::Prime,
};

const P521: &str =
    "12x44 across(8) operand-scanning madd52 fold(128@left:shift-add) carry(parallel)";

fn field(prime: &str, recipe: &str) -> Field {
    let prime = Prime::parse(prime).expect("a prime");
    let plan: Plan = recipe.parse().expect("a recipe");
    assert_eq!(plan.to_string(), recipe);
    derive(&prime, &plan).unwrap_or_else(|reason| panic!("{recipe}: {reason}"))
}

/// One to four registers, limbs that fill the last one and that do not, constants that are shifts and that are not,
/// sums with a carry and without.
const FIELDS: &[(&str, &str)] = &[
    ("2^521-1", P521),
    (
        "2^521-1",
        "12x44 across(8) operand-scanning madd52 fold(128@left:madd52) carry(parallel)",
    ),
    (
        "2^127-1",
        "3x43 across(8) operand-scanning madd52 fold(4@left:shift-add) carry(parallel)",
    ),
    (
        "2^130-5",
        "3x44 across(8) operand-scanning madd52 fold(20@left:madd52) carry(parallel)",
    ),
    (
        "2^255-19",
        "6x43 across(8) operand-scanning madd52 fold(152@left:madd52) carry(parallel)",
    ),
    (
        "2^383-187",
        "11x35 across(8) operand-scanning madd52 fold(748@left:madd52) carry(parallel)",
    ),
    (
        "2^336-3",
        "8x42 across(8) operand-scanning madd52 fold(3@left:madd52) carry(parallel)",
    ),
    (
        "2^414-17",
        "9x46 across(8) operand-scanning madd52 fold(17@left:madd52) carry(parallel)",
    ),
    (
        "2^607-1",
        "16x38 across(8) operand-scanning madd52 fold(2@left:shift-add) carry(parallel)",
    ),
    (
        "2^1279-1",
        "33x39 across(8) operand-scanning madd52 fold(256@left:shift-add) carry(parallel)",
    ),
];

/// Operations of the product of each, as `docs/one-product.md` lists them.
const OPERATIONS: [usize; 10] = [100, 105, 22, 27, 40, 98, 46, 84, 126, 550];

#[test]
fn primes_have_recipes() {
    for ((prime, recipe), operations) in FIELDS.iter().zip(OPERATIONS) {
        let field = field(prime, recipe);
        let all = [
            "add",
            "sub",
            "opp",
            "mul",
            "square",
            "mul_small",
            "select",
            "swap",
        ];
        for name in all {
            assert!(
                field.across(name).is_some() && field.program(name).is_some(),
                "{name} of {recipe}"
            );
        }
        assert_eq!(
            field.across("carry").is_some(),
            field.repr.has_loose(),
            "{recipe}"
        );
        assert!(field.has("to_bytes") && field.has("invert"), "{recipe}");
        let mul = field.across("mul").expect("a product").program();
        assert_eq!(mul.steps.len(), operations, "{recipe}");
    }
}

/// The functions that `benches/onelane` measures are those that are printed; `BLESS=1` writes the file.
#[test]
fn measured_functions() {
    const FILE: &str = "../../benches/onelane/src/p521_across.rs.in";
    let prime = Prime::parse("2^521-1").expect("a prime");
    let plan: Plan = P521.parse().expect("a recipe");
    let field = derive_only(&prime, &plan, &["add", "sub", "mul", "square"]).expect("a field");
    let options = Options {
        command: format!("limbforge emit \"2^521-1\" --lang rust --recipe \"{P521}\""),
        name: "p521".to_owned(),
        traits: false,
    };
    let text = Rust.emit(&field, &options);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    if env::var_os("BLESS").is_some_and(|bless| bless == "1") {
        fs::write(&path, text).expect("a writable file");
        return;
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        text == expected,
        "{FILE} is another one; if the change is meant, run\n    \
         BLESS=1 cargo test -p limbforge-core --test across measured\nand review the difference"
    );
}
