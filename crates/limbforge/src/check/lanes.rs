//! Programs that run on lanes of vectors.
//!
//! A program is about one element. On lanes it runs for several at once, and lane i of every value depends on lane i
//! of its operands alone: the IR has no operation between lanes. So the proof for one lane is that for each, as long as
//! every operation exists on lanes and every value fits one. That is what is checked here.

use crate::ir::{
    Inst, Op, Program,
    interval::Interval,
    op::{DOUBLE, PRODUCT_OF_DOUBLES},
};

use super::{Checked, Refusal};

/// Bits of a lane.
const LANE: u8 = 64;
/// Bits of the operands of the multiplier that forms whole products.
const FACTOR: u32 = 32;

/// Refuses a checked program unless it can run on lanes: its values are words of 64 bits and flags, its operations
/// are those of vectors, factors of whole products have at most 32 bits, and products of doubles are exact.
///
/// # Errors
/// [`Refusal::Lane`]: the first instruction that no lane can execute.
pub fn fits_lanes(checked: &Checked<Program>) -> Result<(), Refusal> {
    let program = checked.program();
    let mut instructions = program.instructions();
    match instructions.find(|inst| !is_of_lanes(checked, inst)) {
        None => Ok(()),
        Some(inst) => Err(Refusal::Lane {
            inst: program.line(inst),
        }),
    }
}

fn is_of_lanes(checked: &Checked<Program>, inst: &Inst) -> bool {
    let ty = |v| checked.program().ty(v);
    let mut values = inst.args.iter().chain(&inst.results);
    let fits = values.all(|v| !ty(*v).signed && matches!(ty(*v).bits, 1 | LANE));
    let factors = || {
        let mut ranges = inst.args.iter().map(|v| &checked.ranges()[v.index()]);
        ranges.all(|range| range.within(&Interval::of_bits(FACTOR)))
    };
    let doubles = || {
        let [x, y] = [0, 1].map(|i| &checked.ranges()[inst.args[i].index()]);
        let factors = [x, y].map(|range| range.within(&Interval::of_bits(DOUBLE)));
        factors == [true; 2] && x.product(y).within(&Interval::of_bits(PRODUCT_OF_DOUBLES))
    };
    // Flags are bits of a mask, of which only words are made.
    let word = inst.results.first().is_some_and(|r| ty(*r).bits == LANE);
    let exists = match inst.op {
        Op::Mul => word && factors(),
        Op::Const(_) | Op::Low(_) => true,
        Op::Add | Op::Sub | Op::AddCarry | Op::SubBorrow => word,
        Op::Shl(_) | Op::Shr(_) | Op::Select | Op::And | Op::Or | Op::Xor => word,
        Op::Madd52Lo | Op::Madd52Hi => word,
        Op::Fma51Lo | Op::Fma51Hi => word && doubles(),
        _ => false,
    };
    fits && exists
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check;

    /// A part of the product of two numbers of so many bits.
    fn part(name: &str, bits: [u32; 2]) -> Result<(), Refusal> {
        let [x, y] = bits.map(|bits| format!("[0, 2^{bits} - 1]"));
        let text = format!(
            "program p (64-bit words)\n  formula \"bounds\"\n  modulus 2^61 - 1\n  param x: word\n    v0: u64 in {x}\n  \
             param y: word\n    v1: u64 in {y}\n  v2: u64 = const 2^60\n  v3: u64 = {name} v0 v1 v2\n  \
             result out: word\n    v3 in [0, 2^64 - 1]\n  ensure v3 in [0, 2^64 - 1]\n"
        );
        let program: Program = text.parse().unwrap();
        fits_lanes(&check(program).unwrap())
    }

    /// Factors that are doubles, of a product that is one with what is added.
    #[test]
    fn wider_doubles() {
        for name in ["fma51lo", "fma51hi"] {
            for bits in [[52, 51], [51, 52], [51, 51], [52, 1]] {
                assert!(part(name, bits).is_ok(), "{name} {bits:?}");
            }
            for bits in [[53, 50], [50, 53], [53, 1], [52, 52], [1, 64]] {
                let refused = part(name, bits);
                assert!(
                    matches!(refused, Err(Refusal::Lane { .. })),
                    "{name} {bits:?}"
                );
            }
        }
    }
}
