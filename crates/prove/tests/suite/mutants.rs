//! Changed texts: of each function of some files, numbers and operators are changed one at a time. A change has to be
//! refused, with a line of that function, or it has to be none: then compiled code gives what the original gives.

use std::ops::Range;

use crate::support::{
    Call, Printed, Random,
    change::{body, changed},
    expected, has_compiler, is_all, outputs, printed, unwrapped,
};
use limbforge_prove::lang::{Problem, examine, names::Names, syntax::File};

/// Files that are changed.
const FILES: &[&str] = &[
    "rust/src/curve25519/word64.rs",
    "rust/src/curve25519_x25_5/word32.rs",
    "rust/src/p256/word64.rs",
    "c/scalar25519_64.c",
    "c/goldilocks_32.c",
    "../go/internal/curve25519/curve25519_riscv64.go",
];
/// Changes of all files together, in the sample and in all.
const COUNTS: [usize; 2] = [300, 20_000];
/// Accepted changes that are compiled and run.
const COMPILED: usize = 12;
/// Inputs of each of them.
const INPUTS: usize = 40;

/// The text with every other function blank: lines keep their numbers.
fn alone(text: &str, all: &[Range<usize>], starts: &[usize], kept: usize) -> Vec<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    // Behind the last function are methods and traits.
    let end = all
        .iter()
        .map(|range| range.end + 1)
        .max()
        .unwrap_or(lines.len());
    let others = all.iter().zip(starts).enumerate();
    let others = others.filter(|(i, _)| *i != kept);
    let blank = others.map(|(_, (range, start))| start - 1..range.end + 1);
    for range in blank.chain(std::iter::once(end..lines.len())) {
        lines[range].iter_mut().for_each(String::clear);
    }
    // Methods of Go call functions that are not there.
    let mut method = false;
    for line in &mut lines {
        method |= line.starts_with("func (");
        let ends = line == "}";
        if method {
            line.clear();
        }
        method &= !ends;
    }
    // Documentation and attributes of functions that are not there.
    let first = starts.iter().min().map_or(0, |start| start - 1);
    for line in lines.iter_mut().skip(first) {
        if line.starts_with("///") || line.starts_with("#[") {
            line.clear();
        }
    }
    lines
}

/// Whether the changed function gives what the library's program gives; also if no compiler takes it.
fn is_the_same(
    printed: &Printed,
    text: &str,
    function: &str,
    at: usize,
    random: &mut Random,
) -> bool {
    let program = printed.field.programs[at].program();
    let calls: Vec<Call<'_>> = (0..INPUTS)
        .map(|_| Call {
            function: function.to_owned(),
            program,
            inputs: random.inputs(program),
        })
        .collect();
    let Some(lines) = outputs(printed.language, text, &printed.field, &calls) else {
        return true;
    };
    let wanted = calls
        .iter()
        .map(|call| expected(&printed.field, program, &program.run(&call.inputs)));
    lines.len() == calls.len()
        && lines
            .iter()
            .zip(wanted)
            .all(|(line, wanted)| line.trim_end() == wanted)
}

/// The control: without a change the function that is left is proved.
fn assert_proved(printed: &Printed, lines: &[String], function: &str) {
    let text = lines.join("\n") + "\n";
    let report = examine(printed.language, &text, &printed.field).expect("it is read");
    let refused: Vec<String> = report.refused().map(|(_, why)| why.to_string()).collect();
    assert!(report.is_proved(), "{function}: {refused:?}");
}

/// The function's place in the file.
fn position(file: &File, name: &str) -> usize {
    let found = file.functions.iter().position(|f| f.name == name);
    found.expect("it is there")
}

/// The first problem of a text.
fn problem(printed: &Printed, text: &str) -> Option<Problem> {
    match examine(printed.language, text, &printed.field) {
        Err(problem) => Some(problem),
        Ok(report) => report.refused().next().map(|(_, problem)| problem.clone()),
    }
}

#[test]
fn changes_are_refused() {
    let cases = std::env::var("LIMBFORGE_CASES").ok();
    let cases = cases.map(|n| n.parse().expect("a number"));
    let count = cases.unwrap_or(COUNTS[usize::from(is_all())]) / FILES.len();
    let mut random = Random(0x1234);
    let (mut refused, mut accepted, mut elsewhere) = (0, Vec::new(), 0);
    for name in FILES {
        let mut printed = printed(name);
        printed.text = unwrapped(&printed.text);
        let file = limbforge_prove::lang::examine::read(printed.language, &printed.text)
            .expect("it is read");
        let names = Names::of(printed.language, &file);
        let programs = printed.field.programs.iter().map(|p| p.program());
        let functions: Vec<String> = programs
            .map(|p| names.function(&p.name, p.internal))
            .collect();
        let all =
            |f: &limbforge_prove::lang::syntax::Function| (f.line, body(&printed.text, f.line));
        let (starts, ranges): (Vec<usize>, Vec<Range<usize>>) =
            file.functions.iter().map(all).unzip();
        let helper = file.functions.iter().position(|f| f.name == "m");
        for i in 0..count {
            let at = i % functions.len();
            let function = position(&file, &functions[at]);
            let mut blank = ranges.clone();
            let mut blank_starts = starts.clone();
            if let Some(helper) = helper {
                blank.remove(helper);
                blank_starts.remove(helper);
            }
            let position = blank_starts
                .iter()
                .position(|s| *s == starts[function])
                .expect("it is there");
            let mut lines = alone(&printed.text, &blank, &blank_starts, position);
            if i < functions.len() {
                assert_proved(&printed, &lines, &functions[at]);
            }
            let line = ranges[function].start + random.below(ranges[function].len());
            let Some(other) = changed(&lines[line], &mut random) else {
                continue;
            };
            let before = std::mem::replace(&mut lines[line], other);
            let text = lines.join("\n") + "\n";
            match problem(&printed, &text) {
                Some(problem) => {
                    refused += 1;
                    let own = starts[function]..=ranges[function].end + 1;
                    if !own.contains(&problem.line) {
                        println!("elsewhere: {name} line {}: {problem}", line + 1);
                        elsewhere += 1;
                    }
                }
                None => {
                    let change = format!("{name} line {}: {before} -> {}", line + 1, lines[line]);
                    accepted.push((change, name, text, functions[at].clone(), at));
                }
            }
        }
    }
    println!("{refused} refused, {} accepted", accepted.len());
    for (change, ..) in &accepted {
        println!("accepted: {change}");
    }
    assert!(refused > count, "too few changes: {refused}");
    assert_eq!(elsewhere, 0, "lines outside the changed function");
    assert!(accepted.len() * 20 < refused, "many changes are accepted");
    let step = accepted.len().div_ceil(COMPILED).max(1);
    for (change, name, text, function, at) in accepted.iter().step_by(step) {
        let mut printed = printed(name);
        printed.text = unwrapped(&printed.text);
        if !has_compiler(printed.language) {
            continue;
        }
        assert!(
            is_the_same(&printed, text, function, *at, &mut random),
            "accepted, and something else: {change}"
        );
    }
}
