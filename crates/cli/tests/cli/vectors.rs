//! Recipes for vectors: `emit --lanes`, `--across`, and what they and `tune` refuse.

use crate::{folder, limbforge, refused, text};

#[test]
fn one_element_over_lanes_is_printed_in_rust_and_c() {
    let recipe = "6x43 across(8) operand-scanning madd52 fold(152@left:madd52) carry(parallel)";
    let with = |lang: &'static str| ["emit", "2^255-19", "--recipe", recipe, "--lang", lang];
    refused(&with("go"), 1, "use `--lang rust` or `--lang c`");
    let folder = folder();
    let printed = text(&limbforge(&with("c"), folder.path()).stdout);
    for form in ["portable", "ifma"] {
        assert!(printed.contains(&format!("void curve25519_across8_{form}_mul(")));
    }
    let chosen = limbforge(
        &["emit", "2^255-19", "--across", "8", "--lang", "c"],
        folder.path(),
    );
    assert_eq!(text(&chosen.stdout), printed);
    let other = ["emit", "2^255-19", "--recipe", &recipe.replace("152", "19")];
    refused(&other, 1, "2^258 folds to 152");
}

/// Certificates of recipes that hold a multiple of the prime are checked again.
#[test]
fn every_prime_is_spread_over_lanes() {
    let folder = folder();
    for prime in ["p256", "secp256k1", "csidh512", "2^31-1", "5"] {
        let json = limbforge(
            &["emit", prime, "--across", "8", "--lang", "json"],
            folder.path(),
        );
        std::fs::write(folder.path().join("field.json"), &json.stdout).expect("a file");
        let checked = limbforge(&["check", "field.json"], folder.path());
        assert!(
            checked.status.success(),
            "{prime}: {}",
            text(&checked.stderr)
        );
    }
}

#[test]
fn lanes_that_no_recipe_spreads_an_element_over_are_refused() {
    for verb in ["emit", "tune"] {
        let with = |prime: &'static str, lanes| [verb, prime, "--across", lanes];
        for lanes in ["0", "4", "9"] {
            refused(&with("2^521-1", lanes), 2, "use `--across 8`");
        }
        refused(&with("2^521-1", "many"), 2, "--across");
        let both = [verb, "2^521-1", "--across", "8", "--lanes", "8"];
        refused(&both, 2, "--lanes");
    }
    let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
    for option in ["--across", "--lanes"] {
        let other = ["emit", "2^255-19", option, "8", "--recipe", recipe];
        let line = format!(
            "the recipe has no {}(…); leave `{option}` out, or give a recipe that has",
            &option[2..]
        );
        refused(&other, 2, &line);
    }
    refused(
        &["tune", "2^521-1", "--across", "8", "--lang", "c"],
        2,
        "--lang",
    );
}

/// In C, names of the field `x` over eight lanes begin with `x_across8`.
#[test]
fn names_of_fields_on_vectors_are_kept_for_them() {
    for name in ["x_across8", "x_lanes4_limbs", "a_lanesb_lanes2"] {
        let reason = format!("`{name}` can collide");
        refused(
            &["emit", "2^61-1", "--lang", "c", "--name", name],
            2,
            &reason,
        );
    }
    let folder = folder();
    let emit = ["emit", "2^61-1", "--lang", "c", "--name", "x_lanes_across"];
    let printed = limbforge(&emit, folder.path());
    assert!(text(&printed.stdout).contains("#define x_lanes_across_LIMBS 1"));
}

/// No option is passed over.
#[test]
fn recipes_for_vectors_refuse_options_that_they_do_not_have() {
    for lanes in ["--lanes", "--across"] {
        for (option, value) in [
            ("--isa", "rv64gc"),
            ("--cpu", "u74"),
            ("--target", "wasm32"),
            ("--lang", "rust"),
            ("--report", "r.html"),
            ("--peers", "p.json"),
            ("--json", "r.json"),
            ("--operation", "mul"),
            ("--limit", "3"),
            ("--seed", "3"),
            ("--budget", "3"),
            ("--recipe", "5x51"),
        ] {
            refused(&["tune", "2^255-19", lanes, "8", option, value], 2, option);
        }
        for more in [
            &["--traits"] as &[_],
            &["--cpu", "u74"],
            &["--isa", "rv64gc"],
            &["--schedules", "s.toml"],
            &["--abi", "go"],
            &["--abi", "windows"],
            &["--abi", "fiat"],
        ] {
            let emit = ["emit", "2^255-19", lanes, "8"];
            refused(&[&emit, more].concat(), 2, more[0]);
        }
    }
    let recipe = "5x52 lanes(8) product-scanning madd52 fold(608@high:madd52) carry(top-first)";
    let emit = ["emit", "2^255-19", "--traits", "--recipe", recipe];
    refused(&emit, 2, "`--traits` is for recipes without vectors");
    let tune = ["tune", "p256", "--target", "wasm32", "--isa", "rv64gc"];
    refused(&tune, 2, "--isa");
    refused(
        &["tune", "p256", "--cpu", "u74", "--peers", "p.json"],
        2,
        "--peers",
    );
}
