//! `limbforge formula`.

use super::{folder, limbforge, text};

const TEXT: &str = "formula cross
parameter A B C D
L = A*B
R = C*D
X = L + R
result X
means X = A*B + C*D
";

/// The call with a file of this text: exit status, output, messages.
fn call(formula: &str, arguments: &[&str]) -> (Option<i32>, String, String) {
    let folder = folder();
    std::fs::write(folder.path().join("x.formula"), formula).expect("a file");
    let arguments = [&["formula", "x.formula"], arguments].concat();
    let output = limbforge(&arguments, folder.path());
    (
        output.status.code(),
        text(&output.stdout),
        text(&output.stderr),
    )
}

#[test]
fn formulas_are_proved_printed_and_explained() {
    let (status, out, _) = call(TEXT, &[]);
    assert_eq!(status, Some(0));
    assert!(out.starts_with("holds: X = A*B + C*D\n"), "{out}");
    let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
    let prime = ["--prime", "2^255-19", "--recipe", recipe];
    let (_, explained, error) = call(TEXT, &prime);
    assert!(
        explained.contains("choices: carried() joined(X)")
            && explained.contains("against calls: 0 carries saved, 1 reductions saved"),
        "{explained}{error}"
    );
    for (language, part) in [
        ("rust", "pub const fn cross("),
        ("c", "curve25519_cross("),
        ("go", "func Cross("),
    ] {
        let (status, out, error) = call(TEXT, &[&prime[..], &["--lang", language]].concat());
        assert_eq!(status, Some(0), "{error}");
        assert!(out.contains(part), "{language}");
        // The command in the header makes the text again.
        assert!(
            out.contains("--choices \"carried() joined(X)\""),
            "{language}"
        );
    }
    let (_, listing, _) = call(TEXT, &[&prime[..], &["--listing"]].concat());
    assert!(
        listing.contains("\n  cut L = ") && listing.contains("congruent"),
        "{listing}"
    );
}

#[test]
fn wrong_formulas_are_refused_with_their_places() {
    let wrong = TEXT.replace("L + R", "L - R");
    for (formula, arguments, status, line) in [
        (
            wrong.as_str(),
            &[][..],
            1,
            "limbforge: x.formula:7:7: `X = A*B + C*D` is false: 1 terms",
        ),
        (
            &TEXT.replace("A*B\nR", "A/B\nR"),
            &[],
            1,
            "limbforge: x.formula:3:6: a line cannot divide",
        ),
        (
            &TEXT.replace("C*D\nX", "C*E\nX"),
            &[],
            1,
            "limbforge: x.formula:4:7: `E` is not defined",
        ),
        (TEXT, &["--prime", "15"], 1, "limbforge: "),
        (TEXT, &["--lang", "c"], 2, "limbforge: "),
        (
            TEXT,
            &["--prime", "2^255-19", "--choices", "x"],
            2,
            "limbforge: `x` is no choice",
        ),
        (
            TEXT,
            &["--prime", "2^255-19", "--choices", "carried(Q) joined()"],
            2,
            "limbforge: the formula has no line `Q`",
        ),
    ] {
        let (code, out, error) = call(formula, arguments);
        assert_eq!(code, Some(status), "{error}");
        assert!(out.is_empty() && error.contains(line), "{error}");
        assert_eq!(error.trim_end().lines().count(), 1, "{error}");
    }
}

/// One program for a core of RISC-V, proved from the object: the header names the command with the core.
#[test]
fn formulas_are_printed_for_riscv() {
    let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
    let prime = ["--prime", "2^255-19", "--recipe", recipe];
    let asm = ["--lang", "asm", "--isa", "rv64gc", "--cpu", "u74"];
    let (status, out, error) = call(TEXT, &[&prime[..], &asm].concat());
    if error.contains("install binutils") {
        println!("skipped: no assembler for RISC-V is installed");
    } else {
        assert_eq!(status, Some(0), "{error}");
        for part in [
            "--lang asm --isa rv64gc --cpu u74 --recipe",
            "proved that each function satisfies its formula",
            "# u74: ",
            ".globl curve25519_cross",
        ] {
            assert!(out.contains(part), "{part}: {out}");
        }
        // Ten arguments, and registers for eight.
        let many = "formula many
parameter A B C D E F G H
K = A*B
L = C*D
M = E*F
N = G*H
X = K + L
Y = M + N
result X Y
means X = A*B + C*D
means Y = E*F + G*H
";
        let (status, _, error) = call(many, &[&prime[..], &asm].concat());
        assert_eq!(status, Some(1));
        assert!(error.trim_end().ends_with(" or --packed"), "{error}");
        let (status, _, error) = call(many, &[&prime[..], &asm, &["--packed"]].concat());
        assert_eq!(status, Some(0), "{error}");
    }
    for (arguments, part) in [
        (&["--lang", "c", "--isa", "rv64gc"][..], "add `--lang asm`"),
        (&["--lang", "asm", "--isa", "z80"], "z80"),
        (&["--lang", "asm", "--cpu", "u74"], "--isa"),
        (
            &["--lang", "asm", "--isa", "x86-64-v3", "--cpu", "u74"],
            "remove `--cpu`",
        ),
        (&["--isa", "rv64gc"], "--lang"),
    ] {
        let (status, _, error) = call(TEXT, &[&prime[..], arguments].concat());
        assert_eq!(status, Some(2), "{error}");
        assert!(error.contains(part), "{error}");
    }
}

/// Which choices are quickest depends on the machine: the path says how many were measured, and the table follows.
#[test]
#[cfg(target_arch = "x86_64")]
fn choices_are_searched_by_measuring() {
    let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
    let prime = ["--prime", "2^255-19", "--recipe", recipe];
    let from = ["--choices", "carried(X) joined()"];
    let search = ["--measure", "--search-choices", "60"];
    let (status, out, error) = call(TEXT, &[&prime[..], &from, &search].concat());
    assert_eq!(status, Some(0), "{error}");
    let lines: Vec<&str> = out.lines().collect();
    let end = lines
        .iter()
        .position(|line| line.contains(" other choices measured: "));
    let end = end.unwrap_or_else(|| panic!("no end: {out}"));
    assert!(
        lines[..end]
            .iter()
            .all(|line| line.starts_with("quicker: carried(")),
        "{out}"
    );
    assert!(lines[end + 1].starts_with("cross modulo "), "{out}");
    let (status, _, error) = call(TEXT, &[&prime[..], &["--search-choices", "5"]].concat());
    assert_eq!(status, Some(2));
    assert!(error.contains("--measure"), "{error}");
}

/// The functions that call the operations take flags in the field's words.
#[test]
#[cfg(target_arch = "x86_64")]
fn flags_are_measured_in_words_of_32_bits() {
    let choice = "formula choice
parameter A B
flag f
X = select(f, A, B)
Y = X*A
result Y
means Y = A*B when f = 0
means Y = A^2 when f = 1
";
    let recipe =
        "10x25.5 word(32) product-scanning double-word fold(19@right:mul) carry(interleaved)";
    let prime = ["--prime", "2^255-19", "--recipe", recipe, "--measure"];
    let (status, out, error) = call(choice, &prime);
    assert_eq!(status, Some(0), "{error}");
    assert!(
        out.contains("no assembly: the recipe has 32-bit words"),
        "{out}"
    );
}

/// A print is proved by the command in its header; with another formula, or a change, it is refused.
#[test]
fn printed_formulas_are_proved() {
    let folder = folder();
    let run = |arguments: &[&str]| {
        let output = limbforge(arguments, folder.path());
        let [out, error] = [&output.stdout, &output.stderr].map(|bytes| text(bytes));
        (output.status.code(), out, error)
    };
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("x.formula"), TEXT).expect("a file");
    let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
    let prime = ["--prime", "2^255-19", "--recipe", recipe];
    for (language, file) in [("rust", "x.rs"), ("c", "x.c"), ("go", "x.go")] {
        for layout in [&[][..], &["--packed"]] {
            let print = ["formula", "x.formula", "--lang", language, "-o", file];
            let (status, _, error) = run(&[&print[..], &prime, layout].concat());
            assert_eq!(status, Some(0), "{error}");
            let (status, out, error) = run(&["prove", file]);
            assert_eq!(status, Some(0), "{out}{error}");
            let means = "means X = A*B + C*D";
            let first = format!("{file}: formula cross, 2^255 - 19, {recipe}\n{means}\n");
            assert!(out.starts_with(&first), "{out}");
            assert!(
                out.contains("proved by the check: the library's values"),
                "{out}"
            );
        }
    }

    // The formula that the header names says what is proved.
    std::fs::write(
        path("x.formula"),
        TEXT.replace("L + R", "R - L").replace("A*B +", "-A*B +"),
    )
    .expect("a file");
    let (status, out, _) = run(&["prove", "x.c"]);
    assert!(status == Some(1) && out.contains("REFUSED: "), "{out}");
    std::fs::remove_file(path("x.formula")).expect("it is there");
    let (status, _, error) = run(&["prove", "x.c"]);
    assert_eq!(status, Some(1));
    assert_eq!(
        error,
        "limbforge: the header of x.c names the formula x.formula, which is not there; add --formula with its file\n"
    );
    std::fs::write(path("y.formula"), TEXT).expect("a file");
    let (status, out, error) = run(&["prove", "x.c", "--formula", "y.formula"]);
    assert_eq!(status, Some(0), "{out}{error}");

    // Without a header, options say all; another layout is refused.
    let printed = std::fs::read_to_string(path("x.c")).expect("a text");
    let code: Vec<&str> = printed
        .lines()
        .filter(|line| !line.starts_with("//"))
        .collect();
    std::fs::write(path("x.c"), code.join("\n")).expect("a file");
    let call = ["prove", "x.c", "--formula", "y.formula"];
    let (status, out, error) = run(&[&call[..], &prime, &["--packed"]].concat());
    assert_eq!(status, Some(0), "{out}{error}");
    let (status, out, _) = run(&[&call[..], &prime].concat());
    assert!(status == Some(1) && out.contains("REFUSED: "), "{out}");
    let (status, _, error) = run(&call);
    assert!(status == Some(2) && error.contains("--prime"), "{error}");
    std::fs::write(path("x.c"), code.join("\n").replacen(" 19", " 18", 1)).expect("a file");
    let (status, out, _) = run(&[&call[..], &prime, &["--packed"]].concat());
    assert!(status == Some(1) && out.contains("REFUSED: line "), "{out}");
}

/// A certificate holds the formula, and is checked without its file; objects are proved by it.
#[test]
fn certificates_of_formulas_are_checked() {
    let folder = folder();
    let run = |arguments: &[&str]| {
        let output = limbforge(arguments, folder.path());
        let [out, error] = [&output.stdout, &output.stderr].map(|bytes| text(bytes));
        (output.status.code(), out, error)
    };
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("x.formula"), TEXT).expect("a file");
    let prime = ["--prime", "2^255-19", "--packed"];
    for (language, file) in [("json", "x.json"), ("asm", "x.s")] {
        let print = ["formula", "x.formula", "--lang", language, "-o", file];
        let (status, _, error) = run(&[&print[..], &prime].concat());
        assert_eq!(status, Some(0), "{error}");
    }
    std::fs::remove_file(path("x.formula")).expect("it is there");
    let (status, out, error) = run(&["check", "x.json"]);
    assert_eq!(status, Some(0), "{error}");
    let holds = "X = A*B + C*D (mod p)  [for all inputs within bounds]";
    assert!(
        out.starts_with("holds: cross ") && out.contains(holds),
        "{out}"
    );
    let (status, out, error) = run(&["prove", "x.json"]);
    assert!(status == Some(0) && out.contains("cross"), "{out}{error}");

    let assembled = std::process::Command::new("as")
        .args(["x.s", "-o", "x.o"])
        .current_dir(folder.path())
        .status();
    if cfg!(target_arch = "x86_64") && assembled.is_ok_and(|status| status.success()) {
        let (status, out, error) = run(&["prove", "x.o", "--field", "x.json"]);
        assert_eq!(status, Some(0), "{out}{error}");
        assert!(out.contains("proved by the check: machine words"), "{out}");
    }

    let saved = std::fs::read_to_string(path("x.json")).expect("a text");
    std::fs::write(path("x.json"), saved.replacen("L + R", "L - R", 1)).expect("a file");
    let (status, _, error) = run(&["check", "x.json"]);
    assert_eq!(status, Some(1));
    let reason = "limbforge: x.json: the formula in the file: 7:7: `X = A*B + C*D` is false";
    assert!(error.starts_with(reason), "{error}");
}

/// A file of lanes has formulas beside its operations. `fields.toml` names their texts, or `--formula` does; without
/// them, the output says what is not looked at, and why.
#[test]
fn formulas_of_lanes_are_proved() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let root = root.canonicalize().expect("a folder");
    let run = |arguments: &[&str], folder: &std::path::Path| {
        let output = limbforge(arguments, folder);
        let [out, error] = [&output.stdout, &output.stderr].map(|bytes| text(bytes));
        (output.status.code(), out, error)
    };
    let path = |name: &str| root.join(name).display().to_string();
    let file = path("generated/rust/src/curve25519/lanes8.rs");
    let lines = |out: &str, verdict: &str| {
        let functions = ["ladder_step_mixed ", "completed_", "edwards_add_table "];
        let own = out
            .lines()
            .filter(|line| functions.iter().any(|f| line.contains(f)));
        own.filter(|line| line.contains(verdict)).count()
    };
    const PROVED: &str = "proved by the check: the library's values";
    const UNSEEN: &str = "no formula that is named";
    let (status, out, error) = run(&["prove", &file], &root);
    assert_eq!(status, Some(0), "{error}");
    assert!(
        out.contains("\nformula ladder_step_mixed, formulas/ladder_step_mixed.formula\nmeans "),
        "{out}"
    );
    assert_eq!([lines(&out, PROVED), lines(&out, UNSEEN)], [10, 0], "{out}");

    let folder = folder();
    let (status, out, error) = run(&["prove", &file], folder.path());
    assert_eq!(status, Some(0), "{error}");
    let why = "\nformulas are not known: the command in the header reads fields.toml, which is not in this folder";
    assert!(out.contains(why), "{out}");
    assert_eq!([lines(&out, PROVED), lines(&out, UNSEEN)], [0, 10], "{out}");

    let [one, other] = ["ladder_step_mixed", "completed_double"]
        .map(|name| path(&format!("formulas/{name}.formula")));
    let named = ["prove", &file, "--formula", &one, "--formula", &other];
    let (status, out, error) = run(&named, folder.path());
    assert_eq!(status, Some(0), "{error}");
    assert_eq!([lines(&out, PROVED), lines(&out, UNSEEN)], [4, 6], "{out}");
    let (status, _, error) = run(
        &[&named[..], &["--choices", "carried() joined()"]].concat(),
        &root,
    );
    let usage = "limbforge: --choices are those of one formula, and --formula names 2\n";
    assert_eq!((status, error.as_str()), (Some(2), usage));

    let printed = std::fs::read_to_string(&file).expect("a text");
    let other = printed.replacen(
        "vselect(exchanged, v183, v53)",
        "vselect(exchanged, v53, v183)",
        1,
    );
    assert_ne!(printed, other);
    std::fs::write(folder.path().join("x.rs"), other).expect("a file");
    let (status, out, _) = run(&["prove", "x.rs", "--formula", &one], folder.path());
    assert_eq!((status, lines(&out, "REFUSED")), (Some(1), 1), "{out}");
}
