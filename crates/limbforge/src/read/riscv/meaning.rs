//! Values of instructions as expressions of words; a test compares this with the effects of the instruction table.

use riscv_lab::isa::Op;

use crate::read::word::{Node, Op as Word, Reading, Words};

/// The value that an instruction gives its destination, from those of its sources in the order of its operands; `None`
/// for instructions that do anything else, or that compilers of field arithmetic have no use for.
pub fn meaning(words: &mut Words, op: Op, imm: i64, sources: &[Node]) -> Option<Node> {
    let source = |i: usize| sources.get(i).copied();
    let k = (imm & 63) as u32;
    let binary = |words: &mut Words, op: Word| Some(words.node(op, &[source(0)?, source(1)?]));
    let unary = |words: &mut Words, op: Word| Some(words.node(op, &[source(0)?]));
    let with = |words: &mut Words, op: Word| {
        let constant = words.constant(imm as u64);
        Some(words.node(op, &[source(0)?, constant]))
    };
    let shifted = |words: &mut Words, shift: Word| {
        let x = words.node(shift, &[source(0)?]);
        Some(words.node(Word::Add, &[x, source(1)?]))
    };
    let negated = |words: &mut Words, op: Word| {
        let ones = words.constant(u64::MAX);
        let y = words.node(Word::Xor, &[source(1)?, ones]);
        Some(words.node(op, &[source(0)?, y]))
    };
    let high = Word::MultiplyHigh(Reading::Unsigned);
    match op {
        Op::Lui => Some(words.constant(imm as u64)),
        Op::Addi => with(words, Word::Add),
        Op::Sltiu => with(words, Word::Less),
        Op::Xori => with(words, Word::Xor),
        Op::Ori => with(words, Word::Or),
        Op::Andi => with(words, Word::And),
        Op::Slli => unary(words, Word::ShiftLeft(k)),
        Op::Srli => unary(words, Word::ShiftRight(k)),
        Op::Srai => unary(words, Word::ShiftRightSigned(k)),
        Op::Add => binary(words, Word::Add),
        Op::Sub => binary(words, Word::Sub),
        Op::Sltu => binary(words, Word::Less),
        Op::Xor => binary(words, Word::Xor),
        Op::Or => binary(words, Word::Or),
        Op::And => binary(words, Word::And),
        Op::Mul => binary(words, Word::Multiply),
        Op::Mulh => binary(words, Word::MultiplyHigh(Reading::Signed)),
        Op::Mulhsu => binary(words, Word::MultiplyHigh(Reading::Mixed)),
        Op::Mulhu => binary(words, high),
        Op::AddUw => shifted(words, Word::Low(32)),
        Op::Sh1add => shifted(words, Word::ShiftLeft(1)),
        Op::Sh2add => shifted(words, Word::ShiftLeft(2)),
        Op::Sh3add => shifted(words, Word::ShiftLeft(3)),
        Op::Andn => negated(words, Word::And),
        Op::Orn => negated(words, Word::Or),
        Op::Xnor => negated(words, Word::Xor),
        Op::Rori => {
            let right = unary(words, Word::ShiftRight(k))?;
            let left = unary(words, Word::ShiftLeft((64 - k) & 63))?;
            Some(words.node(Word::Or, &[right, left]))
        }
        Op::CzeroEqz => binary(words, Word::KeepIf),
        Op::CzeroNez => binary(words, Word::KeepUnless),
        Op::Maddlu => {
            let product = binary(words, Word::Multiply)?;
            Some(words.node(Word::Add, &[product, source(2)?]))
        }
        Op::Maddhu => {
            // floor((x y + z) / 2^64): the high word, and the carry of the low word and z.
            let (high, low) = (binary(words, high)?, binary(words, Word::Multiply)?);
            let carry = words.node(Word::Carry, &[low, source(2)?]);
            Some(words.node(Word::Add, &[high, carry]))
        }
        Op::Cadd => {
            let carry = binary(words, Word::Carry)?;
            Some(words.node(Word::Add, &[carry, source(2)?]))
        }
        Op::Madd57lu => {
            let product = binary(words, Word::Multiply)?;
            let low = words.node(Word::Low(57), &[product]);
            Some(words.node(Word::Add, &[low, source(2)?]))
        }
        Op::Madd57hu => {
            // floor(x y / 2^57) modulo 2^64: 2^7 times the high word, and the upper bits of the low one.
            let (high, low) = (binary(words, high)?, binary(words, Word::Multiply)?);
            let upper = words.node(Word::ShiftLeft(7), &[high]);
            let lower = words.node(Word::ShiftRight(57), &[low]);
            let whole = words.node(Word::Add, &[upper, lower]);
            Some(words.node(Word::Add, &[whole, source(2)?]))
        }
        Op::Maddrlu if k == 0 => meaning(words, Op::Maddlu, 0, sources),
        Op::Maddrlu => {
            let product = binary(words, Word::Multiply)?;
            let low = words.node(Word::Low(64 - k), &[product]);
            Some(words.node(Word::Add, &[low, source(2)?]))
        }
        Op::Maddrhu if k == 0 => meaning(words, Op::Maddhu, 0, sources),
        Op::Maddrhu => {
            // As madd57hu.
            let (high, low) = (binary(words, high)?, binary(words, Word::Multiply)?);
            let upper = words.node(Word::ShiftLeft(k), &[high]);
            let lower = words.node(Word::ShiftRight(64 - k), &[low]);
            let whole = words.node(Word::Add, &[upper, lower]);
            Some(words.node(Word::Add, &[whole, source(2)?]))
        }
        Op::Caddr if k == 0 => meaning(words, Op::Cadd, 0, sources),
        Op::Caddr => {
            // floor((x + y) / 2^(64 - k)): 2^k times the carry, and the upper bits of the sum.
            let (x, y) = (source(0)?, source(1)?);
            let part = if words.as_constant(y) == Some(0) {
                words.node(Word::ShiftRight(64 - k), &[x])
            } else {
                let carry = words.node(Word::Carry, &[x, y]);
                let sum = words.node(Word::Add, &[x, y]);
                let upper = words.node(Word::ShiftLeft(k), &[carry]);
                let lower = words.node(Word::ShiftRight(64 - k), &[sum]);
                words.node(Word::Add, &[upper, lower])
            };
            Some(words.node(Word::Add, &[part, source(2)?]))
        }
        Op::Sraiadd => {
            let shifted = words.node(Word::ShiftRightSigned(k), &[source(1)?]);
            Some(words.node(Word::Add, &[source(0)?, shifted]))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use riscv_lab::isa::{Effect, TABLE};

    use super::*;
    use crate::read::word::evaluate;

    /// The value of a node when `Parameter { port }` is `values[port]`.
    fn value(words: &Words, node: Node, values: &[u64]) -> u64 {
        match words.get(node) {
            (Word::Parameter { port, .. }, _) => values[port],
            (op, args) => {
                let args: Vec<u64> = args.iter().map(|a| value(words, *a, values)).collect();
                evaluate(op, &args)
            }
        }
    }

    #[test]
    fn meanings_are_the_effects_of_the_table() {
        let ends = [
            0,
            1,
            2,
            0x7fff_ffff,
            1 << 32,
            (1 << 57) - 1,
            1 << 63,
            u64::MAX - 1,
            u64::MAX,
        ];
        let mut known = 0;
        for row in TABLE {
            let Effect::Value(effect) = row.effect else {
                continue;
            };
            let mut words = Words::default();
            let sources: Vec<Node> = (0..3)
                .map(|port| words.node(Word::Parameter { port, word: 0 }, &[]))
                .collect();
            for imm in [0, 1, 7, 57, 63] {
                let Some(node) = meaning(&mut words, row.op, imm, &sources) else {
                    continue;
                };
                known += 1;
                for x in ends {
                    for y in ends {
                        for z in ends {
                            let found = value(&words, node, &[x, y, z]);
                            assert_eq!(
                                found,
                                effect(x, y, z, imm),
                                "{} {x} {y} {z} {imm}",
                                row.name
                            );
                        }
                    }
                }
            }
        }
        assert!(known > 150, "{known}");
    }
}
