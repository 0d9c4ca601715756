//! Tests of the check and of the passes as text files, a case each.
//!
//! `tests/cases/COMMAND/NAME.txt` begins with a comment that says why the case is there. Then follow the command with
//! its arguments, a listing, a line `----`, and the output of the command. `BLESS=1` writes the outputs.

use std::{
    collections::BTreeMap,
    env, fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
};

use crate::support::{Random, sound};
use limbforge_core::{
    Program, Repr,
    check::{
        Budget, Checked, Malformed, Refusal, check, check_exact, check_integers_within,
        fits_representation,
    },
    ir::interval::Interval,
    pass::{CarryIn, Cut, Operations, PIPELINE, Pass, legalise_for, narrow_at},
    repr::{Domain, Radix},
};
use num_bigint::BigInt;

/// How a case is run.
enum Command {
    /// Of a text that need not be a listing.
    Text(fn(&str) -> String),
    /// Of a program and the arguments.
    Program(fn(&Program, &str) -> String),
    /// A check: prints the verdict.
    Check(fn(Program) -> Result<Checked<Program>, Refusal>),
}

/// All commands but the passes, each of which is a command as well. A folder of that name has the cases of each.
const COMMANDS: &[(&str, Command)] = &[
    ("text", Command::Text(read)),
    ("eval", Command::Program(evaluate)),
    ("check", Command::Check(check)),
    ("exact", Command::Check(check_exact)),
    ("integers", Command::Check(check_integers)),
    ("ports", Command::Check(check_ports)),
];

/// The listing again, or why it is none.
fn read(text: &str) -> String {
    match text.parse::<Program>() {
        Ok(program) => program.to_string(),
        Err(error) => format!("refused: {error}\n"),
    }
}

/// Runs the program on the arguments: words with spaces between them, `;` between parameters.
fn evaluate(program: &Program, arguments: &str) -> String {
    let number = |word: &str| -> BigInt { word.parse().expect("a decimal number") };
    let lists = arguments.split(';');
    let inputs: Vec<Vec<BigInt>> = lists
        .map(|list| list.split_whitespace().map(number).collect())
        .collect();
    let outputs = program.run(&inputs);
    let ports = program.results.iter().zip(outputs);
    ports
        .map(|(port, words)| {
            let words: Vec<String> = words.iter().map(BigInt::to_string).collect();
            format!("{} = {}\n", port.name, words.join(" "))
        })
        .collect()
}

fn check_integers(program: Program) -> Result<Checked<Program>, Refusal> {
    let budget = Budget::of_program(&program);
    check_integers_within(program, &budget)
}

/// Checks a program, and then its ports against elements of two limbs in radix 2^31, in words of 64 bits.
fn check_ports(program: Program) -> Result<Checked<Program>, Refusal> {
    let repr = Repr {
        word: 64,
        limbs: 2,
        radix: Radix::bits(31),
        domain: Domain::Standard,
        tight: vec![Interval::of_bits(31), Interval::of_bits(30)],
        loose: vec![Interval::of_bits(32), Interval::of_bits(31)],
    };
    let checked = check(program)?;
    fits_representation(checked.program(), &repr)?;
    Ok(checked)
}

/// Runs of an accepted program, and of a program before and after a pass.
const RUNS: usize = 64;

/// The verdict of a check: the interval of every value, or the refusal. What is accepted is run, and has to be true.
fn verdict(checked: &Result<Checked<Program>, Refusal>) -> Result<String, String> {
    match checked {
        Ok(checked) => {
            sound(checked, &mut Random(1), RUNS)?;
            let ranges = checked.ranges().iter().enumerate();
            let lines = ranges.map(|(i, range)| format!("  v{i} in {range}\n"));
            Ok(format!("accepted\n{}", lines.collect::<String>()))
        }
        Err(refusal) => Ok(format!("refused: {refusal}\n")),
    }
}

/// The program after a pass. It reads back, has the results that it had before, and is still accepted if it was.
fn passed(after: &Program, program: &Program) -> Result<String, String> {
    let text = after.to_string();
    if text.parse::<Program>().as_ref() != Ok(after) {
        return Err(format!("does not read back:\n{text}"));
    }
    for round in 0..RUNS {
        let inputs = Random(round as u64).inputs(&program.params, round);
        if after.run(&inputs) != program.run(&inputs) {
            return Err(format!("computes something else for {inputs:?}:\n{text}"));
        }
    }
    match (check(program.clone()), check(after.clone())) {
        (Ok(_), Err(refusal)) => Err(format!("is refused now: {refusal}\n{text}")),
        _ => Ok(text),
    }
}

/// The program after a pass, whose choices are the arguments: where `narrow` cuts, and whether the target splits
/// products there; which of the operations that [`Operations::LEAST`] lacks the target has.
fn with_arguments(
    pass: &Pass,
    arguments: &str,
    program: &Program,
) -> Result<Result<Program, &'static str>, String> {
    let words: Vec<&str> = arguments.split_whitespace().collect();
    let program = program.clone();
    match (pass.name, words.as_slice()) {
        (_, []) => Ok(Ok((pass.run)(program))),
        ("narrow", [at, rest @ ..]) => {
            let at = at.parse().map_err(|_| "narrow: the bit of the cut")?;
            let products = rest == ["products"];
            Ok(narrow_at(program, Cut::Radix { at, products }))
        }
        ("legalise", words) => {
            let mut operations = Operations::LEAST;
            for word in words {
                match *word {
                    "wide-product" => operations.wide_product = true,
                    "funnel" => operations.funnel = true,
                    "carry-taken" => operations.carry_in = CarryIn::Taken,
                    "carry-spelled" => operations.carry_in = CarryIn::Spelled,
                    other => return Err(format!("`{other}` is no operation of a target")),
                }
            }
            Ok(Ok(legalise_for(program, &operations)))
        }
        (name, _) => Err(format!("`{name}` has no choices")),
    }
}

/// The kind of a refusal. A new kind needs a case here.
fn kind(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Malformed(malformed) => match malformed {
            Malformed::Undefined(_) => "undefined",
            Malformed::Order(_) => "order",
            Malformed::Shape(_) => "shape",
            Malformed::Port(_) => "port",
            Malformed::Unstated(_) => "unstated",
            Malformed::TooMany { .. } => "too many",
            Malformed::Condition(_) => "condition of callers",
            Malformed::Modulus => "modulus",
        },
        Refusal::DoesNotFit { .. } => "does not fit",
        Refusal::LowNotZero { .. } => "low not zero",
        Refusal::Unproved { .. } => "unproved",
        Refusal::Bound { .. } => "bound",
        Refusal::Representation { .. } => "representation",
        Refusal::NotZero { .. } => "not zero",
        Refusal::NotCongruent { .. } => "not congruent",
        Refusal::Lane { .. } => "lane",
        Refusal::Budget { .. } => "budget",
        Refusal::NotEqual { .. } => "not equal",
        Refusal::Condition { .. } => "condition",
        // No listing has registers: `tests/compiler/across/`.
        Refusal::Expansion(_) => "expansion",
    }
}

/// How many kinds [`kind`] knows.
const KINDS: usize = 18;
/// Cases at least, so that none is lost unseen.
const LEAST_CASES: usize = 200;

/// A file in its parts.
struct Case<'a> {
    command: &'a str,
    arguments: &'a str,
    /// All before the output, with the line `----`.
    head: &'a str,
    listing: &'a str,
    output: &'a str,
}

const SEPARATOR: &str = "\n----\n";

/// Takes a file apart, or says what it lacks.
fn parts(text: &str) -> Result<Case<'_>, String> {
    let reason = text.lines().next().unwrap_or_default();
    if !reason.starts_with("// ") || !reason.ends_with('.') {
        return Err("the first line is `// ` and why the case is there, a sentence".to_owned());
    }
    let at = text
        .find(SEPARATOR)
        .ok_or("a line `----` ends the listing")?;
    let (head, output) = text.split_at(at + SEPARATOR.len());
    let comments = head.lines().take_while(|line| line.starts_with("//"));
    let start = comments.map(|line| line.len() + 1).sum();
    let (command, listing) = head[start..at + 1].split_once('\n').unwrap_or_default();
    let (command, arguments) = command.split_once(' ').unwrap_or((command, ""));
    Ok(Case {
        command,
        arguments,
        head,
        listing,
        output,
    })
}

/// The output of a case as of [`run`]; a panic fails this case alone.
fn run_or_panic(case: &Case, kinds: &mut BTreeMap<&str, usize>) -> Result<String, String> {
    catch_unwind(AssertUnwindSafe(|| run(case, kinds))).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(format!("panicked: {}", text.unwrap_or_default()))
    })
}

/// The output of a case; the kind of refusal is counted.
fn run(case: &Case, kinds: &mut BTreeMap<&str, usize>) -> Result<String, String> {
    let program = || {
        let program = case.listing.parse::<Program>();
        program.map_err(|error| format!("the listing: {error}"))
    };
    if let Some(pass) = PIPELINE.iter().find(|pass| pass.name == case.command) {
        let program = program()?;
        return match with_arguments(pass, case.arguments, &program)? {
            Ok(after) => passed(&after, &program),
            Err(why) => Ok(format!("not possible: {why}\n")),
        };
    }
    let command = COMMANDS.iter().find(|(name, _)| *name == case.command);
    let (_, command) = command.ok_or(format!("`{}` is no command", case.command))?;
    match command {
        Command::Text(run) => Ok(run(case.listing)),
        Command::Program(run) => Ok(run(&program()?, case.arguments)),
        Command::Check(check) => {
            let checked = check(program()?);
            if let Err(refusal) = &checked {
                *kinds.entry(kind(refusal)).or_default() += 1;
            }
            verdict(&checked)
        }
    }
}

/// The lines in which two texts differ, without what they have in common before and behind.
fn difference(expected: &str, found: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), found.lines().collect());
    let before = old.iter().zip(&new).take_while(|(x, y)| x == y).count();
    let (old, new) = (&old[before..], &new[before..]);
    let behind = old.iter().rev().zip(new.iter().rev());
    let behind = behind.take_while(|(x, y)| x == y).count();
    let lines = |sign: char, lines: &[&str]| -> String {
        let lines = lines[..lines.len() - behind].iter();
        lines.map(|line| format!("    {sign} {line}\n")).collect()
    };
    lines('-', old) + &lines('+', new)
}

/// All files of the folders of commands.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of cases");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    paths
}

#[test]
fn cases() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let bless = env::var_os("BLESS").is_some_and(|bless| bless == "1");
    let mut kinds = BTreeMap::new();
    let mut wrong = Vec::new();
    let paths: Vec<PathBuf> = files(&root)
        .iter()
        .flat_map(|folder| files(folder))
        .collect();
    for path in &paths {
        let name = path.strip_prefix(&root).expect("below the root").display();
        let text = fs::read_to_string(path).expect("a readable case");
        let found = parts(&text).and_then(|case| {
            if !path.starts_with(root.join(case.command)) {
                return Err(format!("`{}` is not the folder's command", case.command));
            }
            Ok((run_or_panic(&case, &mut kinds)?, case))
        });
        match found {
            Err(why) => wrong.push(format!("{name}: {why}\n")),
            Ok((output, case)) if output == case.output => {}
            Ok((output, case)) if bless => {
                fs::write(path, format!("{}{output}", case.head)).expect("a writable case");
            }
            Ok((output, case)) => {
                wrong.push(format!("{name}:\n{}", difference(case.output, &output)));
            }
        }
    }
    println!("{} cases; refusals by kind: {kinds:?}", paths.len());
    assert!(
        wrong.is_empty(),
        "{} of {} cases; if the change is meant, run\n    \
         BLESS=1 cargo test -p limbforge-core --test compiler cases\nand review the difference\n{}",
        wrong.len(),
        paths.len(),
        wrong.concat()
    );
    assert!(paths.len() >= LEAST_CASES, "only {} cases", paths.len());
    assert_eq!(
        kinds.len(),
        KINDS,
        "each kind of refusal has a case: {kinds:?}"
    );
}
