//! The drawing of a compiled formula: instructions, live words and carries, counted again in other ways.

use limbforge_core::{
    Plan,
    explain::formula::{CALLED, Carry, Drawing, drawing},
    ir::Program,
    ops::{derive::derive_only, formula::Compiled},
};

use super::{
    compiled::{CASES, compiled},
    names,
};

fn drawn(compiled: &Compiled) -> Drawing {
    let plan: Plan = compiled.field.recipe.parse().expect("a recipe");
    let operations = derive_only(&compiled.field.prime, &plan, CALLED).expect("a field");
    drawing(compiled, &operations)
}

/// Programs with more instructions are not counted: the time grows with the square.
const COUNTED: usize = 2000;

/// How many words are defined by the first instructions, and read by a later one or a result.
fn live_after(program: &Program, first: usize) -> usize {
    let insts: Vec<_> = program.instructions().collect();
    let params = program.params.iter().flat_map(|port| &port.values);
    let defined = insts[..first].iter().flat_map(|inst| &inst.results);
    let (constants, needed) = (program.constants(), program.live());
    let later = |v| {
        let read = insts[first..]
            .iter()
            .any(|inst| inst.args.contains(v) && inst.results.iter().any(|r| needed[r.index()]));
        let given = program.results.iter().any(|port| port.values.contains(v));
        (read || given) && constants[v.index()].is_none()
    };
    let live = params.chain(defined).filter(|v| later(v));
    live.map(|v| usize::from(program.ty(*v).bits).div_ceil(usize::from(program.word)))
        .sum()
}

#[test]
fn instructions_and_live_words_are_those_of_the_program() {
    let mut counted = 0;
    for name in names() {
        for (prime, recipe, prefixes) in CASES {
            if !prefixes.iter().any(|prefix| name.starts_with(prefix)) {
                continue;
            }
            let compiled = compiled(&name, prime, recipe, None).expect("room");
            let program = compiled.program.program();
            if program.instructions().count() > COUNTED {
                continue;
            }
            counted += 1;
            let drawing = drawn(&compiled);
            assert_eq!(
                drawing.lines.len(),
                compiled.statement.formula().lines.len()
            );
            let own: usize = drawing.lines.iter().map(|line| line.own).sum();
            assert_eq!(own + drawing.results, program.counts().total(), "{name}");

            let count = program.instructions().count();
            let all: Vec<usize> = (0..=count).map(|at| live_after(program, at)).collect();
            assert_eq!(drawing.peak, *all.iter().max().expect("instructions"));
            assert_eq!(drawing.given, all[count]);
            // The peak is in the line that the drawing has it in.
            let mut before = 0;
            for (line, cut) in drawing.lines.iter().zip(&program.spec.cuts) {
                let in_cut = |v| cut.form.0.iter().any(|term| term.value == v);
                let insts = program.instructions().zip(1..);
                let own = insts.filter(|(inst, _)| inst.results.iter().any(|v| in_cut(*v)));
                let end = own.map(|(_, at)| at).max().unwrap_or(0).max(before);
                assert_eq!(line.live, all[end], "{name}: {}", line.name);
                let inside = &all[(before + 1).min(end)..=end];
                assert_eq!(
                    Some(&line.most),
                    inside.iter().max(),
                    "{name}: {}",
                    line.name
                );
                before = end;
            }
            assert_eq!(Some(&drawing.after), all[before..].iter().max());
        }
    }
    assert!(counted >= 24, "{counted} programs");
}

/// Counted by hand: in 5x51 sums of calls are loose. G and C are operands of sums, which take tight limbs.
#[test]
fn carries_are_compared_with_those_of_calls() {
    let carries = |case: usize, name: &str, choices: Option<&str>| {
        let (prime, recipe, _) = CASES[case];
        let choices = choices.map(|text| text.parse().expect("choices"));
        let compiled = compiled(name, prime, recipe, choices.as_ref()).expect("room");
        let lines = drawn(&compiled).lines.into_iter();
        let lines = lines.filter(|line| !matches!(line.carry, Carry::Reduced | Carry::None));
        lines
            .map(|line| (line.name, line.carry))
            .collect::<Vec<_>>()
    };
    let own = |all: &[(&str, Carry)]| -> Vec<(String, Carry)> {
        all.iter()
            .map(|(name, carry)| ((*name).to_owned(), *carry))
            .collect()
    };
    let double = |choices| carries(0, "edwards_double", Some(choices));
    assert_eq!(
        double("carried() joined()"),
        own(&[("G", Carry::Saved), ("C", Carry::Saved)])
    );
    assert_eq!(
        double("carried(E,G) joined()"),
        own(&[
            ("G", Carry::Carried),
            ("E", Carry::Added),
            ("C", Carry::Saved)
        ])
    );
    assert_eq!(
        carries(6, "dot4", Some("carried() joined(S2,S3,S4)")),
        own(&[
            ("P1", Carry::Shared),
            ("P2", Carry::Shared),
            ("P3", Carry::Shared),
            ("P4", Carry::Shared),
            ("S2", Carry::Inner),
            ("S3", Carry::Inner),
            ("S4", Carry::Joined),
        ])
    );
}

/// The text, of a formula whose figures are checked above.
#[test]
fn the_drawing_is_text() {
    let compiled = compiled("edwards_double_projective", CASES[0].0, CASES[0].1, None);
    let text = drawn(&compiled.expect("room")).to_string();
    print!("{text}");
    assert_eq!(text, include_str!("drawn.txt"));
    assert_eq!(text.matches(" <\n").count(), 1, "one peak");
}
