//! The instructions of AArch64 that straight-line arithmetic uses, one row each.
//!
//! A row fully defines an instruction: which flags it reads and writes beside its operands, which hold nothing
//! afterwards, and the words that it computes. Source: Arm Architecture Reference Manual for A-profile (DDI 0487),
//! chapter C6. Tests run each row under an emulator and compare.

use yaxpeax_arm::armv8::a64::Opcode;

use super::place::Place::{self, Borrow, Carry, IsZero, Negative, Overflow};
use crate::read::{
    arithmetic::{
        add, bitwise, bitwise_word, complement, left, right, right_signed, rotate_right, subtract,
    },
    bits::{choose, low, not, or, shift_left, shift_right},
    word::{Node, Op, Reading, Words},
};

/// The results of an instruction: its destination, then `writes`, from the values of its sources, then of `reads`.
/// Operands have this many bits; values are below 2^bits, and so are results.
pub type Meaning = fn(&mut Words, u32, &[Node]) -> Option<Vec<Node>>;

/// An instruction with one destination, its first operand.
#[derive(Clone, Copy)]
pub struct Row {
    /// Its name.
    pub opcode: Opcode,
    /// How many sources come after the destination.
    pub sources: usize,
    /// Flags that it reads.
    pub reads: &'static [Place],
    /// Flags that it writes.
    pub writes: &'static [Place],
    /// Flags that the table does not follow.
    pub lost: &'static [Place],
    /// Its results.
    pub meaning: Meaning,
}

#[rustfmt::skip]
const fn row(
    opcode: Opcode, sources: usize, reads: &'static [Place], writes: &'static [Place], lost: &'static [Place],
    meaning: Meaning,
) -> Row {
    Row { opcode, sources, reads, writes, lost, meaning }
}

/// The flags of a sum or a difference, in the order of [`add`] and [`subtracted`].
const FLAGS: &[Place] = &[Carry, Borrow, IsZero, Negative];
/// The flags of an operation on bits.
const ALL: &[Place] = &[Carry, Borrow, IsZero, Negative, Overflow];

/// All rows.
#[rustfmt::skip]
pub const TABLE: &[Row] = &[
    row(Opcode::ADD,    2, &[],      &[],   &[],         |w, b, s| Some(summed(w, b, s)[..1].to_vec())),
    row(Opcode::ADDS,   2, &[],      FLAGS, &[Overflow], |w, b, s| Some(summed(w, b, s))),
    row(Opcode::ADC,    2, &[Carry], &[],   &[],         |w, b, s| Some(summed(w, b, s)[..1].to_vec())),
    row(Opcode::ADCS,   2, &[Carry], FLAGS, &[Overflow], |w, b, s| Some(summed(w, b, s))),
    row(Opcode::SUB,    2, &[],      &[],   &[],         |w, b, s| Some(subtracted(w, b, s)[..1].to_vec())),
    row(Opcode::SUBS,   2, &[],      FLAGS, &[Overflow], |w, b, s| Some(subtracted(w, b, s))),
    row(Opcode::SBC,    2, &[Borrow], &[],  &[],         |w, b, s| Some(subtracted(w, b, s)[..1].to_vec())),
    row(Opcode::SBCS,   2, &[Borrow], FLAGS, &[Overflow], |w, b, s| Some(subtracted(w, b, s))),
    row(Opcode::AND,    2, &[],      &[],   &[],         |w, b, s| Some(joined(w, b, Op::And, s)[..1].to_vec())),
    row(Opcode::ANDS,   2, &[],      ALL,   &[],         |w, b, s| Some(joined(w, b, Op::And, s))),
    row(Opcode::BIC,    2, &[],      &[],   &[],         |w, b, s| Some(without(w, b, Op::And, s)[..1].to_vec())),
    row(Opcode::BICS,   2, &[],      ALL,   &[],         |w, b, s| Some(without(w, b, Op::And, s))),
    row(Opcode::ORR,    2, &[],      &[],   &[],         |w, b, s| Some(joined(w, b, Op::Or, s)[..1].to_vec())),
    row(Opcode::ORN,    2, &[],      &[],   &[],         |w, b, s| Some(without(w, b, Op::Or, s)[..1].to_vec())),
    row(Opcode::EOR,    2, &[],      &[],   &[],         |w, b, s| Some(joined(w, b, Op::Xor, s)[..1].to_vec())),
    row(Opcode::EON,    2, &[],      &[],   &[],         |w, b, s| Some(without(w, b, Op::Xor, s)[..1].to_vec())),
    row(Opcode::MADD,   3, &[],      &[],   &[],         |w, b, s| Some(multiply_add(w, b, Op::Add, s))),
    row(Opcode::MSUB,   3, &[],      &[],   &[],         |w, b, s| Some(multiply_add(w, b, Op::Sub, s))),
    row(Opcode::UMADDL, 3, &[],      &[],   &[],         |w, b, s| long_multiply_add(w, b, Op::Add, s)),
    row(Opcode::UMSUBL, 3, &[],      &[],   &[],         |w, b, s| long_multiply_add(w, b, Op::Sub, s)),
    row(Opcode::UMULH,  2, &[],      &[],   &[],         |w, b, s| high_product(w, b, Reading::Unsigned, s)),
    row(Opcode::SMULH,  2, &[],      &[],   &[],         |w, b, s| high_product(w, b, Reading::Signed, s)),
    row(Opcode::EXTR,   3, &[],      &[],   &[],         extract),
    row(Opcode::UBFM,   3, &[],      &[],   &[],         field),
    row(Opcode::SBFM,   3, &[],      &[],   &[],         signed_field),
];

/// The row of an instruction.
pub fn find(opcode: Opcode) -> Option<&'static Row> {
    TABLE.iter().find(|row| row.opcode == opcode)
}

/// The choice of an instruction between its first source and another one that is made of the second.
pub fn choice(opcode: Opcode) -> Option<fn(&mut Words, u32, Node) -> Node> {
    Some(match opcode {
        Opcode::CSEL => |_, _, y| y,
        Opcode::CSINC => |w, b, y| {
            let one = w.constant(1);
            add(w, b, &[y, one])[0]
        },
        Opcode::CSINV => |w, b, y| complement(w, b, y),
        Opcode::CSNEG => |w, b, y| {
            let zero = w.constant(0);
            subtract(w, b, &[zero, y])[0]
        },
        _ => return None,
    })
}

/// A place that is 1 if a condition holds, and whether it is to be turned. Conditions on several flags, and on the
/// overflow, are not followed.
pub fn condition(number: u8) -> Option<(Place, bool)> {
    let inverted = number % 2 == 1;
    Some(match number >> 1 {
        0 => (IsZero, inverted),
        1 => (if inverted { Borrow } else { Carry }, false),
        2 => (Negative, inverted),
        _ => return None,
    })
}

/// The value of a choice by a flag.
pub fn chosen(w: &mut Words, flag: Node, inverted: bool, x: Node, y: Node) -> Node {
    if inverted {
        choose(w, flag, y, x)
    } else {
        choose(w, flag, x, y)
    }
}

/// The second operand of arithmetic, shifted by so many places.
pub fn shifted(w: &mut Words, bits: u32, shift: Shift, k: u32, x: Node) -> Node {
    match (shift, k) {
        (_, 0) => x,
        (Shift::Left, k) => left(w, bits, k, x),
        (Shift::Right, k) => right(w, bits, k, x),
        (Shift::RightSigned, k) => right_signed(w, bits, k, x),
        (Shift::Rotated, k) => rotate_right(w, bits, k, x),
    }
}

/// A shift of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shift {
    /// `lsl`
    Left,
    /// `lsr`
    Right,
    /// `asr`
    RightSigned,
    /// `ror`
    Rotated,
}

/// `x + y + c`: the low bits, then C, its opposite, Z, N.
fn summed(w: &mut Words, bits: u32, s: &[Node]) -> Vec<Node> {
    let mut results = add(w, bits, s);
    results.insert(2, not(w, results[1]));
    results
}

/// `x - y - b`: the low bits, then C, its opposite, Z, N. The borrow is the opposite of C.
fn subtracted(w: &mut Words, bits: u32, s: &[Node]) -> Vec<Node> {
    let mut results = subtract(w, bits, s);
    let carry = match (s, s.get(1).and_then(|&y| w.as_constant(y))) {
        // x - k borrows nothing if and only if x + (2^b - k) carries: sums of a bit and -1 are known.
        (&[x, _], Some(k)) if k != 0 => {
            let opposite = w.constant(k.wrapping_neg() & (u64::MAX >> (64 - bits)));
            add(w, bits, &[x, opposite])[1]
        }
        _ => not(w, results[1]),
    };
    results.insert(1, carry);
    results
}

/// A bitwise operation, then C = 0, its opposite, Z, N, V = 0.
fn joined(w: &mut Words, bits: u32, op: Op, s: &[Node]) -> Vec<Node> {
    let mut results = bitwise(w, bits, op, s);
    results.insert(2, w.constant(1));
    results
}

/// The same with the other bits of the second operand.
fn without(w: &mut Words, bits: u32, op: Op, s: &[Node]) -> Vec<Node> {
    let inverse = complement(w, bits, s[1]);
    joined(w, bits, op, &[s[0], inverse])
}

/// `z + x y` or `z - x y`: the low bits.
fn multiply_add(w: &mut Words, bits: u32, op: Op, s: &[Node]) -> Vec<Node> {
    let product = w.node(Op::Multiply, &[s[0], s[1]]);
    let sum = w.node(op, &[s[2], product]);
    vec![low(w, bits, sum)]
}

/// The same of factors of 32 bits, in 64.
fn long_multiply_add(w: &mut Words, bits: u32, op: Op, s: &[Node]) -> Option<Vec<Node>> {
    let factors = [low(w, 32, s[0]), low(w, 32, s[1])];
    (bits == 64).then(|| multiply_add(w, 64, op, &[factors[0], factors[1], s[2]]))
}

fn high_product(w: &mut Words, bits: u32, reading: Reading, s: &[Node]) -> Option<Vec<Node>> {
    (bits == 64).then(|| vec![w.node(Op::MultiplyHigh(reading), &[s[0], s[1]])])
}

/// Bits of two words beside each other, from bit k of the second on.
fn extract(w: &mut Words, bits: u32, s: &[Node]) -> Option<Vec<Node>> {
    let k = number(w, s[2])?;
    if k == 0 {
        return Some(vec![s[1]]);
    }
    if s[0] == s[1] {
        return Some(vec![rotate_right(w, bits, k, s[0])]);
    }
    let (upper, lower) = (left(w, bits, bits - k, s[0]), shift_right(w, k, s[1]));
    // The bits are apart: a sum is the same.
    Some(vec![w.node(Op::Add, &[lower, upper])])
}

fn number(w: &Words, constant: Node) -> Option<u32> {
    u32::try_from(w.as_constant(constant)?).ok()
}

/// The bits `from ..= to` of a word; if `to` is below `from`, the low bits up to `to`, in their place counted from
/// `from` on (`bits - from`).
fn field(w: &mut Words, bits: u32, s: &[Node]) -> Option<Vec<Node>> {
    let (from, to) = (number(w, s[1])?, number(w, s[2])?);
    Some(vec![if from == 0 {
        // As the mask that other processors keep low bits with.
        let mask = w.constant(u64::MAX >> (63 - to));
        bitwise_word(w, Op::And, s[0], mask)
    } else if to + 1 == from {
        left(w, bits, bits - from, s[0])
    } else if to >= from {
        let down = shift_right(w, from, s[0]);
        low(w, to - from + 1, down)
    } else {
        let kept = low(w, to + 1, s[0]);
        shift_left(w, bits - from, kept)
    }])
}

/// The same read with sign.
fn signed_field(w: &mut Words, bits: u32, s: &[Node]) -> Option<Vec<Node>> {
    let (from, to) = (number(w, s[1])?, number(w, s[2])?);
    if to + 1 == bits {
        return Some(vec![shifted(w, bits, Shift::RightSigned, from, s[0])]);
    }
    let top = shift_left(w, 63 - to, s[0]);
    let down = if to >= from {
        w.node(Op::ShiftRightSigned(63 - (to - from)), &[top])
    } else {
        let kept = w.node(Op::ShiftRightSigned(63 - to), &[top]);
        shift_left(w, bits - from, kept)
    };
    Some(vec![low(w, bits, down)])
}

/// A word of which a part of 16 bits is another one.
pub fn with_part(w: &mut Words, bits: u32, x: Node, part: u64, at: u32) -> Node {
    let mask = w.constant((u64::MAX >> (64 - bits)) & !(0xffff << at));
    let kept = bitwise_word(w, Op::And, x, mask);
    let part = w.constant(part << at);
    or(w, kept, part)
}
