//! Diagrams against the programs that they are about, and against the integers.

use limbforge_core::{
    Plan, Prime,
    explain::{Diagram, Operation, diagram},
    ir::Op,
    ops::derive::derive_only,
    plan::{Effort, Product, Reduction, candidates},
};
use num_bigint::BigInt;
use num_integer::Integer;

const SCANNING: &str = "5x51 operand-scanning double-word fold(19@right:mul) carry(sequential)";

fn drawn(prime: &str, recipe: &str, operation: Operation) -> Diagram {
    let prime = Prime::parse(prime).unwrap();
    diagram(&prime, &recipe.parse().unwrap(), operation).unwrap()
}

#[test]
fn scanning_of_5x51_has_25_products_of_which_10_are_folded_by_19() {
    let mul = drawn("2^255-19", SCANNING, Operation::Mul);
    assert_eq!((mul.columns.len(), mul.products()), (5, 25));
    let folded: Vec<_> = mul
        .columns
        .iter()
        .enumerate()
        .flat_map(|(k, column)| column.products.iter().map(move |p| (k, p)))
        .filter(|(_, p)| p.folded_from.is_some())
        .collect();
    assert_eq!(folded.len(), 10);
    for (k, p) in folded {
        assert_eq!((p.folded_from, p.i + p.j), (Some(k + 5), k + 5));
        assert_eq!(p.factor, BigInt::from(19));
    }
    let square = drawn("2^255-19", SCANNING, Operation::Square);
    assert_eq!(square.products(), 15);
}

#[test]
fn the_drawing_is_the_one_on_paper() {
    let text = drawn(
        "2^127-1",
        "3x43 product-scanning double-word fold(4@right:mul) carry(sequential)",
        Operation::Mul,
    )
    .to_string();
    let expected = "   2^86   2^43    2^0
---------------------
   a0b2   a0b1   a0b0
   a1b1   a1b0
   a2b0
              folded:
               4*a1b2
        4*a2b2 4*a2b1
";
    assert!(text.starts_with(expected), "{text}");
    assert!(text.contains("2^129 = 4 (mod p)"), "{text}");
}

#[test]
fn wide_drawings_have_a_line_per_column() {
    let recipe = "5x51 adk double-word fold(19@columns:mul) carry(sequential)";
    let text = drawn("2^255-19", recipe, Operation::Mul).to_string();
    assert!(text.contains("  2^102  (a0-a2)(b2-b0) + a1b1\n"), "{text}");
    assert!(text.contains("column 8 times 19 to column 3"), "{text}");
}

#[test]
fn a_recipe_that_does_not_fit_is_not_drawn() {
    let prime = Prime::parse("p256").unwrap();
    let refused = diagram(&prime, &SCANNING.parse().unwrap(), Operation::Mul);
    assert!(refused.unwrap_err().to_string().contains("256"));
}

/// Products of two values that are no constants: what a diagram has to show.
fn products(prime: &Prime, plan: &Plan, name: &str) -> Option<usize> {
    let field = derive_only(prime, plan, &[name]).ok()?;
    let program = field.program(name)?.program();
    let (live, constants) = (program.live(), program.constants());
    let formed = program.instructions().filter(|inst| {
        inst.op == Op::Mul
            && live[inst.results[0].index()]
            && inst.args.iter().all(|a| constants[a.index()].is_none())
    });
    Some(formed.count())
}

#[test]
fn diagrams_show_the_products_that_programs_form() {
    let mut compared = 0;
    for (name, effort) in [
        ("2^61-1", Effort::Full),
        ("2^127-1", Effort::Full),
        ("2^255-19", Effort::Quick),
        ("p256", Effort::Quick),
        ("goldilocks", Effort::Quick),
    ] {
        let prime = Prime::parse(name).unwrap();
        for plan in candidates(&prime, effort) {
            for (operation, program) in [(Operation::Mul, "mul"), (Operation::Square, "square")] {
                let Some(formed) = products(&prime, &plan, program) else {
                    continue;
                };
                let drawn = diagram(&prime, &plan, operation).unwrap();
                assert_eq!(drawn.products(), formed, "{name} {plan} {program}\n{drawn}");
                compared += 1;
            }
        }
    }
    assert!(compared > 300, "{compared}");
}

#[test]
fn plain_diagrams_add_up_to_the_product() {
    let mut summed = 0;
    for name in ["2^127-1", "2^255-19", "p256"] {
        let prime = Prime::parse(name).unwrap();
        let p = BigInt::from(prime.value().clone());
        for plan in candidates(&prime, Effort::Full) {
            let plain = matches!(
                plan.product,
                Product::OperandScanning | Product::ProductScanning
            );
            if !plain || plan.reduction == Reduction::Golden {
                continue;
            }
            let limbs = |seed: u64| -> Vec<BigInt> {
                let limb = |i: usize| seed.wrapping_mul(2 * i as u64 + 3) >> 40;
                (0..plan.limbs).map(|i| BigInt::from(limb(i))).collect()
            };
            let (a, b) = (limbs(0x9e37_79b9_7f4a_7c15), limbs(0xc2b2_ae3d_27d4_eb4f));
            for (operation, b) in [(Operation::Mul, &b), (Operation::Square, &a)] {
                let drawn = diagram(&prime, &plan, operation).unwrap();
                let sum: BigInt = drawn
                    .columns
                    .iter()
                    .flat_map(|c| c.products.iter().map(|p| (c.exponent, p)))
                    .map(|(e, p)| (&p.factor * &a[p.i] * &b[p.j]) << e)
                    .sum();
                let product = plan.radix.integer(&a) * plan.radix.integer(b);
                assert_eq!(sum.mod_floor(&p), product.mod_floor(&p), "{name} {plan}");
                summed += 1;
            }
        }
    }
    assert!(summed > 300, "{summed}");
}
