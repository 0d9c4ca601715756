//! Printed C with lanes: every form, by each compiler, against the evaluator; NEON in emulation.

use std::{
    fmt::Write as _,
    fs,
    io::Write as _,
    path::Path,
    process::{Command, Stdio},
};

use limbforge_compare::{Folder, Random};
use limbforge_core::{
    emit::{C, Emit, Options},
    field::Field,
    ir::{Kind, Program},
    routine::{Routine, Sort},
};
use num_bigint::BigInt;

use super::{HALVES, MONTGOMERY, driver::words_of, field, ports, row};

/// What a function takes or gives: an array, a vector or a mask.
#[derive(Clone, Copy)]
enum Shape {
    Vectors(usize),
    Vector,
    Mask,
}

impl Shape {
    fn of_port(kind: Kind, values: usize) -> Shape {
        match (kind, values) {
            (Kind::Flag, _) => Shape::Mask,
            (Kind::Word, 1) => Shape::Vector,
            (_, n) => Shape::Vectors(n),
        }
    }

    fn of_sort(sort: &Sort, field: &Field) -> Shape {
        match sort {
            Sort::Tight | Sort::Loose => Shape::Vectors(field.repr.limbs),
            Sort::Bytes(_) => Shape::Vectors(field.bytes().div_ceil(8)),
            Sort::Flag => Shape::Mask,
            _ => Shape::Vector,
        }
    }

    fn words(self) -> usize {
        match self {
            Shape::Vectors(n) => n,
            _ => 1,
        }
    }
}

/// A function by its name, its parameters and its results.
type Call = (String, Vec<Shape>, Vec<Shape>);

fn calls(field: &Field) -> Vec<Call> {
    let name = |name: &str| name.replace("bytes", "words");
    let programs = field.programs.iter().map(|checked| checked.program());
    let program = |program: &Program| {
        let shapes = |ports: &[limbforge_core::ir::Port]| {
            let shape =
                |port: &limbforge_core::ir::Port| Shape::of_port(port.kind, port.values.len());
            ports.iter().map(shape).collect()
        };
        (
            name(&program.name),
            shapes(&program.params),
            shapes(&program.results),
        )
    };
    let routine = |routine: &Routine| {
        let shapes = |vars: &[_]| {
            let shape = |var: &_| Shape::of_sort(routine.sort(*var), field);
            vars.iter().map(shape).collect()
        };
        (
            name(&routine.name),
            shapes(&routine.params),
            shapes(&routine.results),
        )
    };
    let routines = field.routines.iter().map(|checked| checked.program());
    let routines = routines.filter(|r| matches!(r.name.as_str(), "invert" | "sqrt" | "is_zero"));
    programs
        .filter(|program| !program.internal)
        .map(program)
        .chain(routines.map(routine))
        .collect()
}

/// Text that calls a function of a form on words in memory.
fn adapter(lanes: u8, form: &str, (name, params, results): &Call) -> String {
    let (own, attribute) = (format!("f_lanes{lanes}_{form}_"), attribute(form));
    let mut text = format!(
        "{attribute}static size_t call_{form}_{name}(const uint64_t *in, uint64_t *out, int overlap) {{\n    \
         (void)overlap;\n"
    );
    let mut arguments = Vec::new();
    for (i, shape) in params.iter().enumerate() {
        let count = shape.words();
        match shape {
            Shape::Mask => {
                write!(text, "    uint8_t p{i} = 0;\n    for (int j = 0; j < {lanes}; j++) p{i} |= (uint8_t)(in[j] << j);\n")
            }
            _ => write!(text, "    {own}v p{i}[{count}];\n    for (int j = 0; j < {count}; j++) p{i}[j] = {own}vload(in + j * {lanes});\n"),
        }
        .expect("text");
        writeln!(text, "    in += {count} * {lanes};").expect("text");
        arguments.push(match shape {
            Shape::Vector => format!("p{i}[0]"),
            _ => format!("p{i}"),
        });
    }
    let mut places = Vec::new();
    for (i, shape) in results.iter().enumerate() {
        match shape {
            Shape::Mask => writeln!(text, "    uint8_t r{i};"),
            _ => writeln!(text, "    {own}v r{i}[{}];", shape.words()),
        }
        .expect("text");
        let plain = format!(
            "{}r{i}",
            if matches!(shape, Shape::Mask) {
                "&"
            } else {
                ""
            }
        );
        // The first parameter that is as long takes the first result.
        let fits = |param: &Shape| matches!((param, shape), (Shape::Vectors(x), Shape::Vectors(y)) if x >= y);
        places.push(match params.iter().position(fits) {
            Some(at) if i == 0 => format!("overlap ? p{at} : {plain}"),
            _ => plain,
        });
    }
    let all: Vec<String> = places.iter().cloned().chain(arguments).collect();
    writeln!(
        text,
        "    {own}{name}({});\n    size_t count = 0;",
        all.join(", ")
    )
    .expect("text");
    for (i, (shape, place)) in results.iter().zip(&places).enumerate() {
        match shape {
            Shape::Mask => writeln!(text, "    for (int j = 0; j < {lanes}; j++) out[count++] = r{i} >> j & 1;"),
            _ => writeln!(
                text,
                "    for (int j = 0; j < {}; j++, count += {lanes}) {own}vstore(out + count, ({place})[j]);",
                shape.words()
            ),
        }
        .expect("text");
    }
    text + "    return count;\n}\n"
}

fn attribute(form: &str) -> &'static str {
    match form {
        "ifma" => "__attribute__((target(\"avx512f,avx512ifma,avx512vl\"))) ",
        "avx512" => "__attribute__((target(\"avx512f,avx512vl\"))) ",
        "avx2" => "__attribute__((target(\"avx2\"))) ",
        _ => "",
    }
}

/// A compiler, its arguments, and what runs its programs.
struct Build {
    compiler: &'static str,
    arguments: &'static [&'static str],
    runner: &'static [&'static str],
    forms: Vec<&'static str>,
}

/// The builds that this machine can run, of a field whose form in registers is `form`.
fn builds(form: &str) -> Vec<Build> {
    let mut builds = Vec::new();
    let mut add = |compiler,
                   arguments,
                   runner: &'static [&'static str],
                   forms: Vec<&'static str>| {
        let missing = [&[compiler], runner]
            .concat()
            .into_iter()
            .find(|program| !installed(program));
        match missing {
            Some(program) => println!("skipped: {compiler} on {form}: {program} is not installed"),
            None => builds.push(Build {
                compiler,
                arguments,
                runner,
                forms,
            }),
        }
    };
    if form == "neon" {
        let forms = || vec!["portable", "neon"];
        add(
            "aarch64-linux-gnu-gcc",
            &["-O2", "-static"],
            &["qemu-aarch64"],
            forms(),
        );
        add(
            "aarch64-linux-gnu-gcc",
            &["-O0", "-static"],
            &["qemu-aarch64"],
            forms(),
        );
        return builds;
    }
    let mut forms = vec!["portable"];
    forms.extend(native(form));
    add("gcc", &["-O0"], &[], forms.clone());
    add("gcc", &["-O3"], &[], forms.clone());
    let clang = ["clang", "clang-19"]
        .into_iter()
        .find(|name| installed(name));
    add(clang.unwrap_or("clang"), &["-O2"], &[], forms.clone());
    builds
}

/// The form, if this processor has its instructions.
#[cfg(target_arch = "x86_64")]
fn native(form: &str) -> Option<&'static str> {
    let avx512 = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl");
    match form {
        "ifma" => (avx512 && is_x86_feature_detected!("avx512ifma")).then_some("ifma"),
        "avx512" => avx512.then_some("avx512"),
        "avx2" => is_x86_feature_detected!("avx2").then_some("avx2"),
        _ => None,
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn native(_: &str) -> Option<&'static str> {
    None
}

fn installed(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output();
    found.is_ok_and(|output| output.status.success())
}

/// The printed C and a program around it.
fn program(field: &Field, forms: &[&str]) -> String {
    let options = Options {
        command: "a test".to_owned(),
        name: "f".to_owned(),
        traits: false,
    };
    let mut text = C.emit(field, &options);
    let lanes = field.vector_plan().expect("lanes").lanes;
    let calls = calls(field);
    let mut rows = Vec::new();
    for form in forms {
        for call in &calls {
            text += &adapter(lanes, form, call);
            let name = &call.0;
            rows.push(format!("{{\"{form}\", \"{name}\", call_{form}_{name}}}"));
        }
    }
    let function =
        "struct { const char *form, *name; size_t (*call)(const uint64_t *, uint64_t *, int); }";
    text += &format!(
        "static const {function} FUNCTIONS[] = {{{}}};\n",
        rows.join(",\n")
    );
    text + include_str!("c_main.c.in")
}

fn compiled(folder: &Path, build: &Build, text: &str) {
    let file = folder.join("main.c");
    fs::write(&file, text).expect("a writable folder");
    let output = Command::new(build.compiler)
        .args(["-std=gnu11", "-Wall", "-Wextra", "-Werror"])
        .args(build.arguments)
        .args(["-o", "main", "main.c"])
        .current_dir(folder)
        .output()
        .expect("a compiler");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {error}", build.compiler);
}

fn run(folder: &Path, build: &Build, input: &str) -> String {
    let words: Vec<&str> = build.runner.iter().copied().chain(["./main"]).collect();
    let mut child = Command::new(words[0])
        .args(&words[1..])
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the compiled program");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("its output");
    assert!(output.status.success(), "{}", build.compiler);
    writer.join().expect("a writer").expect("it reads");
    String::from_utf8(output.stdout).expect("text")
}

/// Calls of every operation without a loop: the line, what is called, and the words that the evaluator gives.
fn questions(field: &Field, forms: &[&str], rounds: usize) -> Vec<(String, String, Vec<BigInt>)> {
    let lanes = usize::from(field.vector_plan().expect("lanes").lanes);
    let mut random = Random(2);
    let mut questions = Vec::new();
    let programs = || field.programs.iter().map(|checked| checked.program());
    for (own, program) in forms
        .iter()
        .flat_map(|own| programs().map(move |p| (own, p)))
    {
        for round in 0..if program.internal { 0 } else { rounds } {
            let rows = (0..lanes).map(|lane| row(program, round * lanes + lane, &mut random));
            let rows: Vec<Vec<BigInt>> = rows.collect();
            let called = format!("{own} {}", program.name.replace("bytes", "words"));
            let mut line = called.clone();
            for i in 0..rows[0].len() {
                rows.iter()
                    .for_each(|row| write!(line, " {}", row[i]).expect("text"));
            }
            questions.push((line + "\n", called, columns(program, &rows)));
        }
    }
    questions
}

/// Calls whose results, apart from the parameters or on top of them, are not those of the evaluator.
fn differences(field: &Field, build: &Build, text: &str, rounds: usize) -> Vec<String> {
    let folder = Folder::temporary();
    compiled(&folder.0, build, text);
    let questions = questions(field, &build.forms, rounds);
    let input: String = questions.iter().map(|(line, ..)| line.as_str()).collect();
    let output = run(&folder.0, build, &input);
    assert_eq!(output.lines().count(), questions.len());
    let answers = output.lines().zip(questions);
    let wrong = answers.filter_map(|(line, (_, called, once))| {
        let found: Vec<BigInt> = words_of(line).into_iter().map(BigInt::from).collect();
        let (apart, on_top) = found.split_at(once.len());
        match (apart == once, on_top == once) {
            (true, true) => None,
            (false, _) => Some(called),
            (true, false) => Some(format!("{called}, in place")),
        }
    });
    wrong.collect()
}

/// Every operation without a loop on words at and between the bounds, other ones in each lane, with results apart from
/// the parameters and on top of them.
fn agrees_with_the_evaluator(prime: &str, recipe: &str, form: &str) {
    let field = field(prime, recipe);
    for build in builds(form) {
        let text = program(&field, &build.forms);
        let wrong = differences(&field, &build, &text, 16);
        println!(
            "{} {:?}: {:?} differ in {}",
            build.compiler,
            build.arguments,
            build.forms,
            wrong.len()
        );
        assert_eq!(wrong, Vec::<String>::new());
    }
}

/// One wrong intrinsic or constant in a helper of each form is noticed.
#[test]
fn changed_helpers_of_c_are_noticed() {
    const WORDS: &str = "product-scanning word fold(19@right:mul) carry(interleaved)";
    let narrow = |lanes: u8| format!("10x25.5 lanes({lanes}) {WORDS}");
    for (recipe, form, from, to) in [
        (
            HALVES.to_owned(),
            "ifma",
            "_mm512_madd52hi_epu64(z, x, y)",
            "_mm512_madd52lo_epu64(z, x, y)",
        ),
        (
            HALVES.to_owned(),
            "ifma",
            "_mm512_cmplt_epu64_mask(x, y)",
            "_mm512_cmple_epu64_mask(x, y)",
        ),
        (
            HALVES.to_owned(),
            "ifma",
            "_mm512_mask_blend_epi64(c, y, x)",
            "_mm512_mask_blend_epi64(c, x, y)",
        ),
        (narrow(4), "avx2", "(uint64_t)1 << 63", "(uint64_t)1 << 62"),
        (
            narrow(4),
            "avx2",
            "_mm256_set_epi64x(8, 4, 2, 1)",
            "_mm256_set_epi64x(4, 8, 2, 1)",
        ),
        (
            narrow(4),
            "avx2",
            "_mm256_slli_epi64(x, 63)",
            "_mm256_slli_epi64(x, 62)",
        ),
        (narrow(2), "neon", "vcltq_u64(x, y)", "vcltq_u64(y, x)"),
        (narrow(2), "neon", "(c >> 1 & 1)}", "(c & 1)}"),
        (
            narrow(2),
            "neon",
            "vmovn_u64(y)",
            "vmovn_u64(vaddq_u64(y, y))",
        ),
    ] {
        let field = field("curve25519", &recipe);
        for build in builds(form).into_iter().take(1) {
            let text = program(&field, &build.forms);
            let changed = text.replacen(from, to, 1);
            assert_ne!(text, changed, "{from}");
            let wrong = differences(&field, &build, &changed, 4);
            assert!(
                !build.forms.contains(&form) || !wrong.is_empty(),
                "{from} became {to}"
            );
        }
    }
}

/// What the evaluator gives for each lane, word by word.
fn columns(program: &Program, rows: &[Vec<BigInt>]) -> Vec<BigInt> {
    let results = rows
        .iter()
        .map(|row| program.run(&ports(program, row)).concat());
    let results: Vec<Vec<BigInt>> = results.collect();
    let words = 0..results[0].len();
    words
        .flat_map(|i| results.iter().map(move |result| result[i].clone()))
        .collect()
}

#[test]
fn c_with_eight_lanes_by_the_multiplier_of_52_bits() {
    agrees_with_the_evaluator("curve25519", HALVES, "ifma");
}

#[test]
fn c_with_montgomery_by_halves() {
    for prime in ["p256", "secp256k1"] {
        agrees_with_the_evaluator(prime, MONTGOMERY, "ifma");
    }
}

#[test]
fn c_with_four_lanes_of_51_bits() {
    agrees_with_the_evaluator(
        "curve25519",
        "5x51 lanes(4) operand-scanning madd52 fold(19@columns:shift-add) carry(parallel)",
        "ifma",
    );
}

#[test]
fn c_with_products_of_32_bits_in_each_width() {
    for (lanes, form) in [(8, "avx512"), (4, "avx2"), (2, "neon")] {
        let recipe = format!(
            "10x25.5 lanes({lanes}) product-scanning word fold(19@right:mul) carry(interleaved)"
        );
        agrees_with_the_evaluator("curve25519", &recipe, form);
    }
}

/// Powers have loops: a times 1/a is 1, and of squares the root's square is the same.
#[test]
fn c_inverts_and_finds_roots() {
    for (recipe, form) in [
        (HALVES, "ifma"),
        (
            "10x25.5 lanes(2) product-scanning word fold(19@right:mul) carry(interleaved)",
            "neon",
        ),
    ] {
        let field = field("curve25519", recipe);
        let (p, repr) = (BigInt::from(field.prime.value().clone()), &field.repr);
        let lanes = usize::from(field.vector_plan().expect("lanes").lanes);
        let mut random = Random(3);
        for build in builds(form) {
            let folder = Folder::temporary();
            compiled(&folder.0, &build, &program(&field, &build.forms));
            let (mut input, mut values) = (String::new(), Vec::new());
            let bounds = &repr.tight;
            for (own, name) in build
                .forms
                .iter()
                .flat_map(|own| [(own, "invert"), (own, "sqrt")])
            {
                let rows: Vec<Vec<BigInt>> = (0..lanes)
                    .map(|lane| match (lane, name) {
                        (0, _) => repr.digits(&BigInt::from(0)),
                        (_, "invert") => bounds.iter().map(|bound| random.member(bound)).collect(),
                        _ => {
                            let limbs: Vec<BigInt> =
                                bounds.iter().map(|bound| random.member(bound)).collect();
                            let x = repr.integer(&limbs);
                            // Every second one is no square, as 2 is none.
                            repr.digits(&(&x * &x * BigInt::from(1 + lane % 2) % &p))
                        }
                    })
                    .collect();
                write!(input, "{own} {name}").expect("text");
                for i in 0..repr.limbs {
                    rows.iter()
                        .for_each(|row| write!(input, " {}", row[i]).expect("text"));
                }
                input.push('\n');
                values.push((name, rows));
            }
            let output = run(&folder.0, &build, &input);
            for (line, (name, rows)) in output.lines().zip(values) {
                let found = words_of(line);
                let (apart, on_top) = found.split_at(found.len() / 2);
                assert_eq!(apart, on_top, "{name} in place");
                for (lane, row) in rows.iter().enumerate() {
                    let own: Vec<u64> = apart.iter().skip(lane).step_by(lanes).copied().collect();
                    let limbs: Vec<BigInt> = own[..repr.limbs].iter().map(|&w| w.into()).collect();
                    let (x, y) = (repr.integer(row), repr.integer(&limbs));
                    if name == "invert" {
                        let one = BigInt::from(u8::from(lane > 0));
                        assert_eq!(x * y % &p, one, "lane {lane}");
                    } else {
                        let square = lane % 2 == 0;
                        assert_eq!(own[repr.limbs], u64::from(square), "lane {lane}");
                        assert_eq!(
                            (&y * &y - &x) % &p == BigInt::from(0),
                            square,
                            "lane {lane}"
                        );
                    }
                }
            }
        }
    }
}
