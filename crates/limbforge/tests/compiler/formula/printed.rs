//! Printed formulas, compiled and run, against the evaluator; and the page about them.

use limbforge_compare::{Toolchain, agrees, installed};
use limbforge_core::{
    Plan, Prime,
    emit::{
        Options,
        asm::x86::{self, Schedules},
    },
    ops::formula::{Compiled, compile, compile_packed},
};
use limbforge_lab::assembler::assemble_x86;

use super::{compiled::CASES, proved, text};
use crate::support::Random;

/// One compiler for each language.
fn toolchains() -> Vec<Toolchain> {
    let languages = ["rust", "c", "go"].into_iter();
    languages
        .filter_map(|language| installed(language).into_iter().next())
        .collect()
}

fn packed(name: &str, case: usize) -> Compiled {
    let (prime, recipe, _) = CASES[case];
    let prime = Prime::parse(prime).expect("a prime");
    let plan: Plan = recipe.parse().expect("a recipe");
    compile_packed(&proved(&text(name)).expect("true"), &prime, &plan, None).expect("room")
}

/// In every language, with an element a parameter and with arrays of several.
#[test]
fn printed_formulas_agree_with_their_programs() {
    let toolchains = toolchains();
    assert!(!toolchains.is_empty(), "rustc compiles this test");
    let separate = super::compiled::compiled("ladder_step", CASES[0].0, CASES[0].1, None);
    let separate = separate.expect("room");
    agrees(&separate.field, &toolchains, 20, |_, _, _| {});
    let packed = packed("edwards_double", 1);
    assert_eq!(packed.program.program().params.len(), 1);
    assert_eq!(packed.program.program().results.len(), 1);
    agrees(&packed.field, &toolchains, 20, |_, _, _| {});
}

/// An array has the limbs of its elements, in order.
#[test]
fn arrays_hold_the_elements() {
    let (prime, recipe, _) = CASES[1];
    let separate = super::compiled::compiled("ladder_step", prime, recipe, None).expect("room");
    let packed = packed("ladder_step", 1);
    let mut random = Random(8);
    let params = &separate.program.program().params;
    for _ in 0..10 {
        let words: Vec<Vec<_>> = (params.iter())
            .map(|port| {
                port.bounds
                    .iter()
                    .map(|bound| random.uniform(bound))
                    .collect()
            })
            .collect();
        // The flag, the array of the two points, the difference.
        let arrays = [&words[..1], &[words[1..5].concat()], &words[5..]].concat();
        let [separate, packed] = [
            separate.program.program().run(&words),
            packed.program.program().run(&arrays),
        ];
        assert_eq!(separate.concat(), packed.concat());
    }
}

/// The object of a whole formula is proved: a change of one constant, or another order of cuts, is not.
#[cfg(target_arch = "x86_64")]
#[test]
fn assembly_of_a_formula_is_proved() {
    let packed = packed("ladder_step", 1);
    let options = Options {
        command: "a test".to_owned(),
        name: "f".to_owned(),
        traits: false,
    };
    let none = Schedules::none(&packed.field);
    let source = x86::source(
        &x86::Processor::default(),
        &packed.field,
        &options,
        &none,
        assemble_x86,
    )
    .expect("proved");
    assert!(source.left_out.is_empty() && source.functions.len() == 1);
    let constant = |text: &str| text.replacen("121665", "121666", 1);
    assert_ne!(constant(&source.text), source.text);
    let wrong = x86::source(
        &x86::Processor::default(),
        &packed.field,
        &options,
        &none,
        |text| assemble_x86(&constant(text)),
    );
    assert!(wrong.is_err(), "another constant is refused");
}

/// The formula of `docs/formulas.md` is true, and its figures are those of the text.
#[test]
fn the_page_is_true() {
    let page = include_str!("../../../../../docs/formulas.md");
    let block = page
        .split("```text\n")
        .nth(1)
        .expect("a formula on the page");
    let block = block.split("```").next().expect("its end");
    let proved = proved(block).expect("the example is true");
    let prime = Prime::parse("2^255-19").expect("a prime");
    let plan: Plan = CASES[0].1.parse().expect("a recipe");
    let compiled = compile(&proved, &prime, &plan, None).expect("room");
    assert!(
        page.contains(&compiled.choices.to_string()),
        "{}",
        compiled.choices
    );
}
