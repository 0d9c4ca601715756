//! Instruction sets of a few operations on words of few bits.

use limbforge_lab::superopt::{Effect, Immediates, Operation};

const fn operation(
    name: &'static str,
    registers: usize,
    range: Option<(i64, i64)>,
    effect: Effect,
) -> Operation {
    let immediates = match range {
        Some((least, greatest)) => Some(Immediates {
            least,
            greatest,
            step: 1,
        }),
        None => None,
    };
    Operation {
        name,
        registers,
        immediates,
        effect,
        term: "",
    }
}

/// Words of W bits.
fn cut<const W: u32>(word: u64) -> u64 {
    word & ((1 << W) - 1)
}

pub fn small_isa<const W: u32>() -> Vec<Operation> {
    vec![
        operation("add", 2, None, |x, y, _, _| cut::<W>(x.wrapping_add(y))),
        operation("sub", 2, None, |x, y, _, _| cut::<W>(x.wrapping_sub(y))),
        operation("sltu", 2, None, |x, y, _, _| (x < y).into()),
        operation("srl", 2, None, |x, y, _, _| x >> y),
        operation("addi", 1, Some((-1, 1)), |x, _, _, i| {
            cut::<W>(x.wrapping_add(i as u64))
        }),
        operation("xori", 1, Some((-2, 1)), |x, _, _, i| {
            cut::<W>(x ^ i as u64)
        }),
        operation("slli", 1, Some((1, 2)), |x, _, _, i| cut::<W>(x << i)),
        operation("li", 0, Some((2, 3)), |_, _, _, i| i as u64),
    ]
}

/// Some of it.
pub fn some_of(isa: Vec<Operation>, names: &[&str]) -> Vec<Operation> {
    isa.into_iter()
        .filter(|o| names.contains(&o.name))
        .collect()
}

/// With an instruction that reads three registers.
pub fn small_isa_of_three<const W: u32>() -> Vec<Operation> {
    let carry = operation("carry", 3, None, |x, y, z, _| (x + y + (z & 1)) >> W);
    let mut isa = some_of(small_isa::<W>(), &["sub", "addi"]);
    isa.push(carry);
    isa
}
