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
    plan::{Plan, across},
    prime::{Prime, known_names},
};

const CSIDH512: &str =
    "12x47 across(8) operand-scanning madd52 montgomery(interleaved) carry(parallel)";
/// The least prime above the square root of 2 times 2^1023.
const X1024: &str = "0xb504f333f9de6484597d89b3754abe9f1d6f60ba893ba84ced17ac85833399154afc83043ab8a2c3a8b1fe6fdc83db390f74a85e439c7b4a780487363dfa2768d2202e8742af1f4e53059c6011bc337bcab1bc911688458a460abc722f7c4e33c6d5a8a38bb7e9dccb2a634331f3c84df52f120f836e582eeaa4a0899040ca6f";
const X1024_RECIPE: &str =
    "22x49 across(8) operand-scanning madd52 montgomery(interleaved) carry(parallel)";

const P521: &str =
    "12x44 across(8) operand-scanning madd52 fold(128@left:shift-add) carry(parallel)";

fn field(prime: &str, recipe: &str) -> Field {
    let prime = Prime::parse(prime).expect("a prime");
    let plan: Plan = recipe.parse().expect("a recipe");
    assert_eq!(plan.to_string(), recipe);
    derive(&prime, &plan).unwrap_or_else(|reason| panic!("{recipe}: {reason}"))
}

/// One to four registers, limbs that fill the last one and that do not, constants that are shifts and that are not,
/// sums with a carry and without; Montgomery's reduction by a multiple of the prime, and by the prime itself.
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
    ("csidh512", CSIDH512),
    (
        "csidh512",
        "16x35 across(8) operand-scanning madd52 montgomery(interleaved) carry(parallel)",
    ),
    (
        "p256",
        "6x44 across(8) operand-scanning madd52 montgomery(interleaved) carry(parallel)",
    ),
    (
        "secp256k1",
        "8x38 across(8) operand-scanning madd52 montgomery(interleaved) carry(parallel)",
    ),
    (
        "2^255-19",
        "7x43 across(8) operand-scanning madd52 montgomery(interleaved) carry(parallel)",
    ),
    (X1024, X1024_RECIPE),
];

/// Of each two fields the one whose turn it is, without the longest, which takes a compiler minutes.
fn in_turn() -> Vec<(&'static str, &'static str)> {
    let fields = FIELDS.iter().filter(|(prime, _)| *prime != "2^1279-1");
    let fields: Vec<_> = fields.copied().collect();
    let pairs = fields.chunks(2).enumerate();
    pairs
        .flat_map(|(place, pair)| limbforge_compare::in_turn(pair.to_vec(), place))
        .collect()
}

/// Operations of the product of each, as `docs/one-product.md` lists them.
const OPERATIONS: [usize; 16] = [
    100, 105, 22, 27, 40, 98, 46, 84, 126, 550, 247, 323, 83, 107, 95, 599,
];

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
            // With Montgomery's reduction a product with a small number is a routine.
            let is_routine = name == "mul_small" && recipe.contains("montgomery");
            assert!(
                is_routine || field.across(name).is_some() && field.program(name).is_some(),
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

/// Montgomery's reduction takes every prime; short ones have limbs to spare.
#[test]
fn every_prime_has_a_recipe() {
    // Of the last three, limbs of some widths hold the prime itself, and of others a multiple.
    let short = [
        "5",
        "7",
        "65537",
        "2^31-1",
        "2^45-55",
        "2^61-1",
        "0x5bfffffffffff",
        "0xdf4d557ffffff",
        "0x1070c2a155555555555",
    ];
    for name in known_names().chain(short) {
        let prime = Prime::parse(name).expect("a prime");
        let mut reasons: Vec<String> = Vec::new();
        let found = across(&prime).into_iter().find(|plan| {
            let refusal = derive(&prime, plan).err();
            reasons.extend(refusal.iter().map(ToString::to_string));
            refusal.is_none()
        });
        let plan = found.unwrap_or_else(|| panic!("{name}: {reasons:#?}"));
        println!("{name}: {plan}");
        let refused = reasons.iter().find(|reason| reason.contains("the check"));
        assert_eq!(refused, None, "{name}");
    }
}

/// The functions that `benches/onelane` measures are those that are printed; `BLESS=1` writes the files.
#[test]
fn measured_functions() {
    const FOLDER: &str = "../../benches/onelane/src/printed";
    let files = [
        ("2^521-1", P521, "p521"),
        ("csidh512", CSIDH512, "csidh512"),
        (X1024, X1024_RECIPE, "x1024"),
    ];
    let bless = env::var_os("BLESS").is_some_and(|bless| bless == "1");
    for (prime, recipe, name) in files {
        let plan: Plan = recipe.parse().expect("a recipe");
        let functions = ["add", "sub", "mul", "square"];
        let field = Prime::parse(prime).map(|prime| derive_only(&prime, &plan, &functions));
        let field = field.expect("a prime").expect("a field");
        let options = Options {
            command: format!("limbforge emit \"{prime}\" --lang rust --recipe \"{recipe}\""),
            name: name.to_owned(),
            traits: false,
        };
        let text = Rust.emit(&field, &options);
        let file = format!("{FOLDER}/{name}/across.rs.in");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file);
        if bless {
            fs::write(&path, text).expect("a writable file");
            continue;
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            text == expected,
            "{file} is another one; if the change is meant, run\n    \
             BLESS=1 cargo test -p limbforge-core --test compiler across::measured\nand review the difference"
        );
    }
}
