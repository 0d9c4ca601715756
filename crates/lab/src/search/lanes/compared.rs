//! Inputs of the loops of the program, and their results by the evaluator.

use limbforge::{field::Field, ir::Program};
use num_bigint::BigInt;

use crate::measure::Random;

/// Elements that a loop changes in turns. One more is the other factor.
pub(super) const ELEMENTS: usize = 4;

/// Inputs of a loop: all limbs greatest, all least, then random ones, half of these near a bound.
pub(super) const SETS: usize = 4;

/// Calls of a compared loop: two for each element, or eight that need each other.
pub(super) const CALLS: usize = 2 * ELEMENTS;

/// An element of each lane, limb by limb.
type Rows = Vec<Vec<BigInt>>;

/// Inputs of an operation's loops: the elements, and last the other factor.
pub(super) fn inputs(field: &Field, operation: &str) -> Vec<Vec<Rows>> {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let params = &program(field, operation).params;
    let mut row = |set: usize, element: usize| {
        let port = if element < ELEMENTS {
            params.first()
        } else {
            params.last()
        };
        let bounds = port.expect("a factor").bounds.iter();
        let limb = bounds.map(|bound| match set {
            0 => bound.hi.clone(),
            1 => bound.lo.clone(),
            _ => random.member(bound),
        });
        limb.collect::<Vec<BigInt>>()
    };
    let lanes = lanes(field);
    let mut rows = |set, element| (0..lanes).map(|_| row(set, element)).collect();
    let mut set = |set| (0..=ELEMENTS).map(|element| rows(set, element)).collect();
    (0..SETS).map(&mut set).collect()
}

/// Results of both loops on such an input: of independent calls all elements, of a chain the first.
pub(super) fn expected(field: &Field, operation: &str, input: &[Rows]) -> [Vec<Rows>; 2] {
    let program = program(field, operation);
    let (factor, elements) = input.split_last().expect("the other factor");
    let after = |calls: usize, rows: &Rows| -> Rows {
        let lanes = rows.iter().zip(factor);
        let each = lanes.map(|(row, other)| {
            (0..calls).fold(row.clone(), |x, _| {
                let arguments = [x, other.clone()];
                let mut results = program.run(&arguments[..program.params.len()]);
                results.swap_remove(0)
            })
        });
        each.collect()
    };
    let independent = elements.iter().map(|rows| after(CALLS / ELEMENTS, rows));
    [independent.collect(), vec![after(CALLS, &elements[0])]]
}

/// Words in the order in which the program reads and prints them.
pub(super) fn words(elements: &[Rows]) -> String {
    let all = elements.iter().flatten().flatten();
    all.map(BigInt::to_string).collect::<Vec<_>>().join(" ")
}

fn program<'a>(field: &'a Field, operation: &str) -> &'a Program {
    let checked = field.program(operation);
    checked.expect("fields have it").program()
}

/// Elements of a vector: one if it is spread over the lanes.
fn lanes(field: &Field) -> usize {
    field.vector_plan().map_or(1, |plan| plan.lanes.into())
}
