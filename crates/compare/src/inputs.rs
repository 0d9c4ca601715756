//! Random words within bounds.

use limbforge::{Field, Program, ir::interval::Interval};
pub use limbforge_lab::measure::Random;
use num_bigint::BigInt;

use crate::built::Call;

/// Words for the parameters of a program: all least, all greatest, then `count` random ones.
pub fn inputs(program: &Program, count: usize, random: &mut Random) -> Vec<Vec<Vec<BigInt>>> {
    let every = |choose: &mut dyn FnMut(&Interval) -> BigInt| -> Vec<Vec<BigInt>> {
        let ports = program.params.iter();
        ports
            .map(|port| port.bounds.iter().map(&mut *choose).collect())
            .collect()
    };
    let mut all = vec![
        every(&mut |bound| bound.lo.clone()),
        every(&mut |bound| bound.hi.clone()),
    ];
    all.extend((0..count).map(|_| every(&mut |bound| random.member(bound))));
    all
}

/// Calls of every function with these many random inputs each.
pub fn calls(field: &Field, count: usize, random: &mut Random) -> Vec<Call> {
    (0..field.programs.len())
        .filter(|&index| !field.programs[index].program().internal)
        .flat_map(|index| {
            let inputs = inputs(field.programs[index].program(), count, random);
            inputs.into_iter().map(move |words| (index, words))
        })
        .collect()
}
