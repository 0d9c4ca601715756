//! The entries of a batch of divsteps beside the interval that an update takes whole.

use limbforge_core::{
    ir::interval::Interval,
    ops::{derive::derive, divsteps::Divsteps},
    prime::Prime,
};
use num_bigint::BigInt;
use num_traits::One;

/// The entries of a batch, minus a matrix of divsteps, reach from -2^steps to 2^steps - 1, and an update cuts nothing
/// off them: whether the interval of its statement reaches further or not.
#[test]
fn entries_of_a_batch_are_taken_whole() {
    for word in [32, 64] {
        for bits in (2..600u32).chain((600..4000).step_by(97)) {
            let shape = Divsteps::new(&((BigInt::one() << bits) - 1), word);
            let end = BigInt::one() << shape.steps();
            let entries = Interval::new(-&end, end - 1);
            assert!(
                entries.within(&shape.whole_entry()),
                "{bits} bits in words of {word}"
            );
        }
    }
    let recipe =
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none) invert(divsteps)";
    let prime = Prime::parse("p256").expect("a prime");
    let field = derive(&prime, &recipe.parse().expect("a recipe")).expect("a field");
    let update = field.program("update_de").expect("by divsteps").program();
    let mut inputs: Vec<Vec<BigInt>> = update
        .params
        .iter()
        .map(|port| port.bounds.iter().map(|bound| bound.hi.clone()).collect())
        .collect();
    let end: BigInt = BigInt::one() << 60u32;
    for (u, v, cut_u, cut_v) in [(-&end, &end - 1, 0, 0), (end.clone(), -&end - 1, 1, -1)] {
        (inputs[0], inputs[1]) = (vec![u], vec![v]);
        let out = update.run(&inputs);
        assert_eq!(out[1..], [cut_u, cut_v].map(|cut| vec![BigInt::from(cut)]));
    }
}
