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
