//! Printed code against the evaluator, and against golden files.

mod constants;
mod emit_fields;
mod random;

use std::{env, fs, path::Path, process::Command};

use limbforge_core::{
    Program,
    check::check,
    emit::{ALL, Emit, Options, by_name},
    field::Field,
    ops::derive::derive,
    pass::{Cut, narrow_at},
    prime::Prime,
};

use emit_fields::{curve25519, long_sum, saturated, signed};
use random::Kinds;

use limbforge_compare::{Built, Folder, Random, agrees, calls, installed};

/// Random inputs for each function.
const COUNT: usize = 200;

#[test]
fn products_in_double_words() {
    agrees(&curve25519(), &installed("rust"), COUNT, |_, _, _| ());
    agrees(&curve25519(), &installed("c"), COUNT, |_, _, _| ());
    agrees(&curve25519(), &installed("go"), COUNT, |_, _, _| ());
}

#[test]
fn signed_and_long_sums_of_products() {
    agrees(&signed(), &installed("rust"), COUNT, |_, _, _| ());
    agrees(&signed(), &installed("c"), COUNT, |_, _, _| ());
    agrees(&signed(), &installed("go"), COUNT, |_, _, _| ());
    agrees(&long_sum(), &installed("rust"), COUNT, |_, _, _| ());
    agrees(&long_sum(), &installed("c"), COUNT, |_, _, _| ());
    agrees(&long_sum(), &installed("go"), COUNT, |_, _, _| ());
}

#[test]
fn carry_chains_of_64_bits() {
    let field = saturated("2^255 - 19", 64, 4);
    agrees(&field, &installed("rust"), COUNT, |_, _, _| ());
    agrees(&field, &installed("c"), COUNT, |_, _, _| ());
    agrees(&field, &installed("go"), COUNT, |_, _, _| ());
}

/// 17 bytes in five words of 32 bits: the last word has one byte.
#[test]
fn carry_chains_of_32_bits() {
    let field = saturated("2^130 - 5", 32, 5);
    agrees(&field, &installed("rust"), COUNT, |_, _, _| ());
    agrees(&field, &installed("c"), COUNT, |_, _, _| ());
    agrees(&field, &installed("go"), COUNT, |_, _, _| ());
}

#[test]
fn random_programs_of_64_bits() {
    let field = random::field(64, 60, Kinds::All);
    agrees(&field, &installed("rust"), 40, |_, _, _| ());
    agrees(&field, &installed("c"), 40, |_, _, _| ());
    agrees(&words(), &installed("go"), 40, |_, _, _| ());
}

/// Random programs of 64 bits for Go.
fn words() -> Field {
    in_words(random::field(64, 120, Kinds::Generated))
}

/// The programs that Go is printed for, which has no integers of 128 bits: those with words for all operations.
fn in_words(mut field: Field) -> Field {
    let all = field.programs.len();
    field.programs.retain(|checked| {
        let narrowed = narrow_at(checked.program().clone(), Cut::Word);
        let fused = |name: &str| name.starts_with("madd") || name == "cadd";
        let plain = |program: &Program| !program.instructions().any(|i| fused(i.op.row().name));
        let narrowed = narrowed.ok().filter(plain);
        narrowed.is_some_and(|program| check(program).is_ok())
    });
    assert!(2 * field.programs.len() > all, "too few programs are left");
    field
}

/// Operations that no generator writes have the right words as well. `LIMBFORGE_ALL=1` takes a hundred times as many
/// programs.
#[test]
fn random_programs_in_words() {
    let count = match env::var_os("LIMBFORGE_ALL") {
        Some(_) => 30_000,
        None => 300,
    };
    for word in [32, 64] {
        let field = random::field(word, count, Kinds::Generated);
        let mut narrowed = 0;
        for (index, words) in calls(&field, 20, &mut Random(7)) {
            let program = field.programs[index].program();
            let Ok(in_words) = narrow_at(program.clone(), Cut::Word) else {
                continue;
            };
            narrowed += 1;
            assert_eq!(in_words.run(&words), program.run(&words), "{program}");
        }
        assert!(narrowed > 10 * count, "{narrowed} calls");
    }
}

#[test]
fn random_programs_of_32_bits() {
    let field = random::field(32, 60, Kinds::All);
    agrees(&field, &installed("rust"), 40, |_, _, _| ());
    agrees(&field, &installed("c"), 40, |_, _, _| ());
    agrees(&field, &installed("go"), 40, |_, _, _| ());
}

/// Constants at the ends of the types are what they are, and what is computed with them.
fn constants_of(word: u8) {
    let field = constants::field(word);
    let words = in_words(field.clone());
    let calls_in_words = calls(&words, 4, &mut Random(1989));
    let calls = calls(&field, 4, &mut Random(1989));
    for toolchain in ["rust", "c", "go"].into_iter().flat_map(installed) {
        let (field, calls) = match (word, toolchain.language) {
            (64, "go") => (&words, &calls_in_words),
            _ => (&field, &calls),
        };
        let built = Built::new(field, toolchain).unwrap_or_else(|error| panic!("{error}"));
        let by = format!("{} {:?}", toolchain.program, toolchain.options);
        for ((index, words), output) in calls.iter().zip(built.programs(calls)) {
            let program = field.programs[*index].program();
            assert_eq!(output, program.run(words), "{by}: {program}");
        }
        let literals = built.routines(&[(0, Vec::new())]);
        assert_eq!(literals, [field.call("literals", &[])], "{by}");
    }
}

#[test]
fn constants_in_words_of_64_bits() {
    constants_of(64);
}

#[test]
fn constants_in_words_of_32_bits() {
    constants_of(32);
}

fn options(field: &Field, language: &dyn Emit) -> Options {
    Options {
        command: format!(
            "limbforge emit \"{}\" --lang {}",
            field.prime,
            language.language()
        ),
        name: field.prime.identifier(),
        traits: false,
    }
}

fn printed(field: &Field, language: &dyn Emit) -> String {
    language.emit(field, &options(field, language))
}

/// The printed text is the golden file's; `BLESS=1` writes the file.
fn golden(field: &Field, language: &dyn Emit) {
    let name = format!(
        "{}_{}.{}",
        field.prime.identifier(),
        field.repr.word,
        language.extension()
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(&name);
    let text = printed(field, language);
    if env::var_os("BLESS").is_some_and(|bless| bless == "1") {
        fs::write(&path, text).expect("a writable golden file");
        return;
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    if text != expected {
        let line = text.lines().zip(expected.lines()).position(|(x, y)| x != y);
        let line = line.unwrap_or_else(|| text.lines().count().min(expected.lines().count())) + 1;
        panic!(
            "tests/golden/{name} differs from line {line}; if the change is meant, run\n    \
             BLESS=1 cargo test -p limbforge-core --test compiler emit::golden\nand review the difference"
        );
    }
}

#[test]
fn golden_files() {
    let field = curve25519();
    golden(&field, by_name("rust").expect("rust"));
    golden(&field, by_name("c").expect("c"));
    golden(&field, by_name("go").expect("go"));
    let small = saturated("2^61 - 1", 32, 2);
    for &language in ALL {
        golden(&small, language);
    }
}

#[test]
fn rustfmt_has_nothing_to_do() {
    let rust = by_name("rust").expect("rust");
    let prime = Prime::parse("2^255 - 19").expect("a prime");
    let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
    let whole = derive(&prime, &recipe.parse().expect("a recipe")).expect("a field");
    let fields = [
        curve25519(),
        signed(),
        long_sum(),
        saturated("2^255 - 19", 64, 4),
        saturated("2^521 - 1", 32, 17),
        whole,
    ];
    for field in fields {
        let folder = Folder::temporary();
        let file = folder.0.join("field.rs");
        let options = Options {
            traits: true,
            ..options(&field, rust)
        };
        fs::write(&file, rust.emit(&field, &options)).expect("a writable folder");
        let mut command = Command::new("rustfmt");
        let Ok(output) = command
            .args(["--check", "--edition=2024"])
            .arg(&file)
            .output()
        else {
            println!("skipped: rustfmt is not installed");
            return;
        };
        let difference = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{}: {difference}", field.recipe);
    }
}

#[test]
fn gofmt_has_nothing_to_do() {
    let folder = Folder::temporary();
    let long = saturated("2^521 - 1", 32, 17);
    let fields = [
        curve25519(),
        signed(),
        long_sum(),
        long,
        words(),
        random::field(32, 60, Kinds::All),
    ];
    for (i, field) in fields.iter().enumerate() {
        let go = by_name("go").expect("go");
        let file = folder.0.join(format!("field{i}.go"));
        fs::write(file, printed(field, go)).expect("a writable folder");
    }
    let Ok(output) = Command::new("gofmt").arg("-d").arg(&folder.0).output() else {
        println!("skipped: go is not installed");
        return;
    };
    let difference = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && difference.is_empty(),
        "{difference}"
    );
}

/// The JSON file holds the programs: they read back to the same.
#[test]
fn json_reads_back() {
    let field = saturated("2^61 - 1", 32, 2);
    let text = printed(&field, by_name("json").expect("json"));
    let file: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let entries = file["programs"].as_array().expect("a list");
    assert_eq!(entries.len(), field.programs.len());
    for (entry, checked) in entries.iter().zip(&field.programs) {
        let program: limbforge_core::ir::Program =
            serde_json::from_value(entry["program"].clone()).expect("a program");
        assert_eq!(&program, checked.program());
        let ranges: Vec<limbforge_core::ir::interval::Interval> =
            serde_json::from_value(entry["ranges"].clone()).expect("intervals");
        assert_eq!(ranges, checked.ranges());
    }
}

#[test]
fn languages_are_found_by_name() {
    for &language in ALL {
        let found = by_name(language.language()).expect("listed");
        assert_eq!(found.extension(), language.extension());
    }
    assert!(by_name("fortran").is_none());
}

/// Outside text in a comment cannot end the comment.
#[test]
fn comments_stay_closed() {
    let field = saturated("2^61 - 1", 32, 2);
    let options = Options {
        command: "x */ \nint evil; // \\".to_owned(),
        name: "field".to_owned(),
        traits: false,
    };
    for (language, marker) in [("c", "//"), ("rust", "//!"), ("go", "//")] {
        let text = by_name(language).expect("listed").emit(&field, &options);
        let mut lines = text.lines().filter(|line| line.contains("evil")).peekable();
        assert!(lines.peek().is_some());
        // In C a backslash at the end of a line takes the next one into the comment.
        assert!(lines.all(|line| {
            line.starts_with(marker) && (language != "c" || !line.ends_with('\\'))
        }));
    }
}
