//! `emit --abi fiat`: the examples of the documentation, and refusals.

use std::{fs, path::Path, process::Command};

use crate::{folder, limbforge, refused, text};

/// The first block of a language below a heading of a page of documentation.
fn example(page: &str, heading: &str, language: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs")
        .join(page);
    let page = fs::read_to_string(path).expect("a page");
    let (_, section) = page.split_once(heading).expect("the heading");
    let (_, block) = section
        .split_once(&format!("```{language}\n"))
        .expect("a block");
    block.split("```").next().expect("its end").to_owned()
}

fn prints_nine(language: &str, page: &str, source: &str, compiler: &[&str]) {
    let folder = folder();
    let file = format!("p384.{}", if language == "c" { "c" } else { "rs" });
    let emit = [
        "emit", "p384", "--abi", "fiat", "--lang", language, "-o", &file,
    ];
    let output = limbforge(&emit, folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let example = example(page, "## With the names of fiat-crypto", language);
    fs::write(folder.path().join(source), example).expect("a writable folder");
    let built = Command::new(compiler[0])
        .args(&compiler[1..])
        .args(["-o", "example", source])
        .current_dir(folder.path())
        .output();
    let Ok(built) = built else {
        return println!("skipped: {} is not installed", compiler[0]);
    };
    assert!(built.status.success(), "{}", text(&built.stderr));
    let run = Command::new(folder.path().join("example"))
        .output()
        .expect("it runs");
    assert_eq!(text(&run.stdout), "9\n");
}

#[test]
fn the_examples_of_the_documentation_print_nine() {
    prints_nine(
        "rust",
        "rust.md",
        "main.rs",
        &["rustc", "--edition=2024", "-Dwarnings"],
    );
    prints_nine(
        "c",
        "c.md",
        "main.c",
        &["gcc", "-std=c11", "-Wall", "-Wextra", "-Werror"],
    );
}

#[test]
fn limbs_with_spare_bits_have_the_other_interface() {
    let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
    for (language, of, ladder) in [
        (
            "rust",
            "pub struct fiat_25519_loose_field_element(pub [u64; 5]);",
            "pub const fn fiat_25519_carry_scmul_121666(",
        ),
        (
            "c",
            "typedef uint64_t fiat_25519_loose_field_element[5];",
            "void fiat_25519_carry_scmul_121666(",
        ),
    ] {
        let emit = [
            "emit", "2^255-19", "--abi", "fiat", "--lang", language, "--recipe", recipe, "--name",
            "25519",
        ];
        let output = limbforge(&emit, folder().path());
        let printed = text(&output.stdout);
        assert!(
            printed.contains(of) && printed.contains(ladder),
            "{language}: {printed}"
        );
    }
    // fiat-crypto has the product with 121666 for 2^255 - 19 alone.
    let recipe = "5x26 word(32) product-scanning double-word fold(5@right:mul) carry(sequential)";
    let emit = [
        "emit", "2^130-5", "--abi", "fiat", "--recipe", recipe, "--name", "poly1305",
    ];
    let printed = text(&limbforge(&emit, folder().path()).stdout);
    assert!(printed.contains("fiat_poly1305_carry_mul(") && !printed.contains("scmul"));
}

#[test]
fn what_cannot_have_the_interface_is_refused_in_a_line() {
    let fiat = ["emit", "p256", "--abi", "fiat"];
    let with = |more: &[&'static str]| [&fiat[..], more].concat();
    for language in ["go", "json", "asm"] {
        refused(
            &with(&["--lang", language]),
            2,
            "`--abi fiat` is for Rust and C only",
        );
    }
    refused(
        &with(&["--traits"]),
        2,
        "`--traits` does not go with `--abi fiat`",
    );
    refused(
        &with(&["--lanes", "8"]),
        2,
        "`--lanes` does not go with `--abi fiat`",
    );
    refused(&with(&["--name", "a-b"]), 2, "a-b");
    refused(&["emit", "p256", "--abi", "hacl"], 2, "hacl");
    for recipe in [
        "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
        "5x52 product-scanning double-word montgomery(product-scanning) carry(sequential)",
        "10x25.5 lanes(4) product-scanning word fold(19@columns:shift-add) carry(interleaved)",
    ] {
        let arguments = ["emit", "2^255-19", "--abi", "fiat", "--recipe", recipe];
        refused(&arguments, 1, "cannot honour fiat-crypto's bounds");
    }
}
