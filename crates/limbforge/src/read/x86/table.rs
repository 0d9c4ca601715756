//! The instructions of x86-64 that straight-line arithmetic uses, one row each.
//!
//! A row fully defines an instruction: its operands, what it reads and writes beside them, which flags hold nothing
//! afterwards, and the words that it computes. Source: Intel 64 and IA-32 Architectures Software Developer's Manual,
//! volume 2. Tests run each row on the host's processor and compare.

use iced_x86::Mnemonic;

use super::place::{Place, RAX, RDX};
use crate::read::{
    arithmetic::{
        add, bitwise, complement, flags_of, left, right, right_signed, rotate_right, subtract,
    },
    bits::{choose, low, not, shift_left, shift_right},
    word::{Node, Op, Reading, Words},
};

/// How an instruction uses an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It reads it.
    Read,
    /// It writes it.
    Write,
    /// It reads and then writes it.
    Both,
}

/// The results of an instruction: those of its operands, then those of `writes`, from the values of its operands, then
/// of `reads`. Operands have this many bits; values are below 2^bits, and so are results.
pub type Meaning = fn(&mut Words, u32, &[Node]) -> Option<Vec<Node>>;

/// An instruction.
#[derive(Clone, Copy)]
pub struct Row {
    /// Its name.
    pub mnemonic: Mnemonic,
    /// Its operands as written.
    pub operands: &'static [Role],
    /// Registers and flags that it reads beside them.
    pub reads: &'static [Place],
    /// Registers and flags that it writes beside them.
    pub writes: &'static [Place],
    /// Flags that the manual leaves undefined, or that the table does not follow.
    pub lost: &'static [Place],
    /// Its results.
    pub meaning: Meaning,
}

use Place::{Carry, Overflow, Sign, Zero};
use Role::{Both, Read, Write};

/// The flags of a sum or a difference.
const FLAGS: &[Place] = &[Carry, Zero, Sign];
const ALL: &[Place] = &[Carry, Zero, Sign, Overflow];

#[rustfmt::skip]
const fn row(
    mnemonic: Mnemonic, operands: &'static [Role], reads: &'static [Place], writes: &'static [Place],
    lost: &'static [Place], meaning: Meaning,
) -> Row {
    Row { mnemonic, operands, reads, writes, lost, meaning }
}

/// All rows.
#[rustfmt::skip]
pub const TABLE: &[Row] = &[
    row(Mnemonic::Add,   &[Both, Read],        &[],             FLAGS,         &[Overflow], |w, b, s| Some(add(w, b, s))),
    row(Mnemonic::Adc,   &[Both, Read],        &[Carry],        FLAGS,         &[Overflow], |w, b, s| Some(add(w, b, s))),
    row(Mnemonic::Adcx,  &[Both, Read],        &[Carry],        &[Carry],      &[],         |w, b, s| Some(add(w, b, s)[..2].to_vec())),
    row(Mnemonic::Adox,  &[Both, Read],        &[Overflow],     &[Overflow],   &[],         |w, b, s| Some(add(w, b, s)[..2].to_vec())),
    row(Mnemonic::Sub,   &[Both, Read],        &[],             FLAGS,         &[Overflow], |w, b, s| Some(subtract(w, b, s))),
    row(Mnemonic::Sbb,   &[Both, Read],        &[Carry],        FLAGS,         &[Overflow], |w, b, s| Some(subtract(w, b, s))),
    row(Mnemonic::Cmp,   &[Read, Read],        &[],             FLAGS,         &[Overflow], |w, b, s| Some(subtract(w, b, s)[1..].to_vec())),
    row(Mnemonic::Neg,   &[Both],              &[],             FLAGS,         &[Overflow], negate),
    row(Mnemonic::Inc,   &[Both],              &[],             &[Zero, Sign], &[Overflow], |w, b, s| Some(step(w, b, s[0], true))),
    row(Mnemonic::Dec,   &[Both],              &[],             &[Zero, Sign], &[Overflow], |w, b, s| Some(step(w, b, s[0], false))),
    row(Mnemonic::Mul,   &[Read],              &[RAX],          &[RAX, RDX],   ALL,         |w, b, s| product(w, b, Reading::Unsigned, s[1], s[0])),
    row(Mnemonic::Mulx,  &[Write, Write, Read], &[RDX],         &[],           &[],         mulx),
    row(Mnemonic::And,   &[Both, Read],        &[],             ALL,           &[], |w, b, s| Some(bitwise(w, b, Op::And, s))),
    row(Mnemonic::Or,    &[Both, Read],        &[],             ALL,           &[], |w, b, s| Some(bitwise(w, b, Op::Or, s))),
    row(Mnemonic::Xor,   &[Both, Read],        &[],             ALL,           &[], |w, b, s| Some(bitwise(w, b, Op::Xor, s))),
    row(Mnemonic::Test,  &[Read, Read],        &[],             ALL,           &[], |w, b, s| Some(bitwise(w, b, Op::And, s)[1..].to_vec())),
    row(Mnemonic::Andn,  &[Write, Read, Read], &[],             ALL,           &[], andn),
    row(Mnemonic::Not,   &[Both],              &[],             &[],           &[],         |w, b, s| Some(vec![complement(w, b, s[0])])),
    row(Mnemonic::Shl,   &[Both, Read],        &[],             &[],           ALL,         |w, b, s| shift(w, b, s, left)),
    row(Mnemonic::Shr,   &[Both, Read],        &[],             &[],           ALL,         |w, b, s| shift(w, b, s, right)),
    row(Mnemonic::Sar,   &[Both, Read],        &[],             &[],           ALL,         |w, b, s| shift(w, b, s, right_signed)),
    row(Mnemonic::Ror,   &[Both, Read],        &[],             &[],           &[Carry, Overflow], |w, b, s| shift(w, b, s, rotate_right)),
    row(Mnemonic::Rol,   &[Both, Read],        &[],             &[],           &[Carry, Overflow], |w, b, s| shift(w, b, s, |w, b, k, x| rotate_right(w, b, (b - k) % b, x))),
    row(Mnemonic::Rorx,  &[Write, Read, Read], &[],             &[],           &[],         |w, b, s| shift(w, b, s, rotate_right)),
    row(Mnemonic::Shlx,  &[Write, Read, Read], &[],             &[],           &[],         |w, b, s| shift(w, b, s, left)),
    row(Mnemonic::Shrx,  &[Write, Read, Read], &[],             &[],           &[],         |w, b, s| shift(w, b, s, right)),
    row(Mnemonic::Sarx,  &[Write, Read, Read], &[],             &[],           &[],         |w, b, s| shift(w, b, s, right_signed)),
    row(Mnemonic::Shld,  &[Both, Read, Read],  &[],             &[],           ALL,         |w, b, s| double_shift(w, b, s, true)),
    row(Mnemonic::Shrd,  &[Both, Read, Read],  &[],             &[],           ALL,         |w, b, s| double_shift(w, b, s, false)),
    row(Mnemonic::Bzhi,  &[Write, Read, Read], &[],             &[],           ALL,         bzhi),
    row(Mnemonic::Bt,    &[Read, Read],        &[],             &[Carry],      &[Sign, Overflow], |w, b, s| Some(vec![bit(w, b, s)?])),
    row(Mnemonic::Btr,   &[Both, Read],        &[],             &[Carry],      &[Sign, Overflow], btr),
    row(Mnemonic::Movzx, &[Write, Read],       &[],             &[],           &[],         |_, _, s| Some(vec![s[0]])),
    row(Mnemonic::Setb,  &[Write],             &[Carry],        &[],           &[],         |_, _, s| Some(vec![s[0]])),
    row(Mnemonic::Setae, &[Write],             &[Carry],        &[],           &[],         |w, _, s| Some(vec![not(w, s[0])])),
    row(Mnemonic::Sete,  &[Write],             &[Zero],         &[],           &[],         |_, _, s| Some(vec![s[0]])),
    row(Mnemonic::Setne, &[Write],             &[Zero],         &[],           &[],         |w, _, s| Some(vec![not(w, s[0])])),
    row(Mnemonic::Sets,  &[Write],             &[Sign],         &[],           &[],         |_, _, s| Some(vec![s[0]])),
    row(Mnemonic::Setns, &[Write],             &[Sign],         &[],           &[],         |w, _, s| Some(vec![not(w, s[0])])),
    row(Mnemonic::Setbe, &[Write],             &[Carry, Zero],  &[],           &[],         |w, _, s| Some(vec![w.node(Op::Or, s)])),
    row(Mnemonic::Seta,  &[Write],             &[Carry, Zero],  &[],           &[],         |w, _, s| { let x = w.node(Op::Or, s); Some(vec![not(w, x)]) }),
    row(Mnemonic::Cmovb, &[Both, Read],        &[Carry],        &[],           &[],         |w, _, s| Some(vec![choose(w, s[2], s[1], s[0])])),
    row(Mnemonic::Cmovae, &[Both, Read],       &[Carry],        &[],           &[],         |w, _, s| Some(vec![choose(w, s[2], s[0], s[1])])),
    row(Mnemonic::Cmove, &[Both, Read],        &[Zero],         &[],           &[],         |w, _, s| Some(vec![choose(w, s[2], s[1], s[0])])),
    row(Mnemonic::Cmovne, &[Both, Read],       &[Zero],         &[],           &[],         |w, _, s| Some(vec![choose(w, s[2], s[0], s[1])])),
    row(Mnemonic::Cmovs, &[Both, Read],        &[Sign],         &[],           &[],         |w, _, s| Some(vec![choose(w, s[2], s[1], s[0])])),
    row(Mnemonic::Cmovns, &[Both, Read],       &[Sign],         &[],           &[],         |w, _, s| Some(vec![choose(w, s[2], s[0], s[1])])),
];

/// Signed products, by the number of operands.
#[rustfmt::skip]
const SIGNED_PRODUCTS: &[Row] = &[
    row(Mnemonic::Imul,  &[Read],              &[RAX],          &[RAX, RDX],   ALL,         |w, b, s| product(w, b, Reading::Signed, s[1], s[0])),
    row(Mnemonic::Imul,  &[Both, Read],        &[],             &[],           ALL,         low_product),
    row(Mnemonic::Imul,  &[Write, Read, Read], &[],             &[],           ALL,         low_product),
];

/// The row of `imul` with so many operands.
pub fn imul(operands: u32) -> Option<&'static Row> {
    SIGNED_PRODUCTS
        .iter()
        .find(|row| row.operands.len() == operands as usize)
}

/// Shifts by a constant that is not 0: then the flags are those of the result.
#[rustfmt::skip]
const SHIFTS: &[Row] = &[
    row(Mnemonic::Shl,   &[Both, Read],        &[],             &[Zero, Sign], &[Carry, Overflow], |w, b, s| shift_with_flags(w, b, s, left)),
    row(Mnemonic::Shr,   &[Both, Read],        &[],             &[Zero, Sign], &[Carry, Overflow], |w, b, s| shift_with_flags(w, b, s, right)),
    row(Mnemonic::Sar,   &[Both, Read],        &[],             &[Zero, Sign], &[Carry, Overflow], |w, b, s| shift_with_flags(w, b, s, right_signed)),
];

/// The row of a shift by a constant.
pub fn shift_by_constant(mnemonic: Mnemonic) -> Option<&'static Row> {
    SHIFTS.iter().find(|row| row.mnemonic == mnemonic)
}

/// The condition of a jump, which reads what the `set` instruction of the same condition reads.
pub fn condition(mnemonic: Mnemonic) -> Option<&'static Row> {
    find(match mnemonic {
        Mnemonic::Jb => Mnemonic::Setb,
        Mnemonic::Jae => Mnemonic::Setae,
        Mnemonic::Je => Mnemonic::Sete,
        Mnemonic::Jne => Mnemonic::Setne,
        Mnemonic::Js => Mnemonic::Sets,
        Mnemonic::Jns => Mnemonic::Setns,
        Mnemonic::Jbe => Mnemonic::Setbe,
        Mnemonic::Ja => Mnemonic::Seta,
        _ => return None,
    })
}

/// The row of an instruction.
pub fn find(mnemonic: Mnemonic) -> Option<&'static Row> {
    TABLE.iter().find(|row| row.mnemonic == mnemonic)
}

fn negate(w: &mut Words, bits: u32, s: &[Node]) -> Option<Vec<Node>> {
    let zero = w.constant(0);
    Some(subtract(w, bits, &[zero, s[0]]))
}

/// `x + 1` or `x - 1`, then ZF, SF.
fn step(w: &mut Words, bits: u32, x: Node, up: bool) -> Vec<Node> {
    let one = w.constant(1);
    let op = if up { Op::Add } else { Op::Sub };
    let next = w.node(op, &[x, one]);
    let next = low(w, bits, next);
    let [zf, sf] = flags_of(w, bits, next);
    vec![next, zf, sf]
}

/// Low word and high word of a product of words.
fn product(w: &mut Words, bits: u32, reading: Reading, x: Node, y: Node) -> Option<Vec<Node>> {
    let low = w.node(Op::Multiply, &[x, y]);
    (bits == 64).then(|| vec![low, w.node(Op::MultiplyHigh(reading), &[x, y])])
}

/// High word, then low word; with one destination for both the high one.
fn mulx(w: &mut Words, bits: u32, s: &[Node]) -> Option<Vec<Node>> {
    let mut halves = product(w, bits, Reading::Unsigned, s[1], s[0])?;
    halves.swap(0, 1);
    Some(halves)
}

/// The low bits of an `imul` with two or three operands.
fn low_product(w: &mut Words, bits: u32, s: &[Node]) -> Option<Vec<Node>> {
    let product = w.node(Op::Multiply, &[s[0], s[1]]);
    Some(vec![low(w, bits, product)])
}

fn andn(w: &mut Words, bits: u32, s: &[Node]) -> Option<Vec<Node>> {
    let inverse = complement(w, bits, s[0]);
    Some(bitwise(w, bits, Op::And, &[inverse, s[1]]))
}

/// A shift or a rotation by a constant.
fn shift(
    w: &mut Words,
    bits: u32,
    s: &[Node],
    by: fn(&mut Words, u32, u32, Node) -> Node,
) -> Option<Vec<Node>> {
    let count = amount(w, bits, s[1])?;
    Some(vec![if count == 0 {
        s[0]
    } else {
        by(w, bits, count, s[0])
    }])
}

/// A shift, then ZF and SF; none by 0, which leaves the flags as they are.
fn shift_with_flags(
    w: &mut Words,
    bits: u32,
    s: &[Node],
    by: fn(&mut Words, u32, u32, Node) -> Node,
) -> Option<Vec<Node>> {
    let count = amount(w, bits, s[1]).filter(|count| *count > 0)?;
    let shifted = by(w, bits, count, s[0]);
    let [zf, sf] = flags_of(w, bits, shifted);
    Some(vec![shifted, zf, sf])
}

/// The count of a shift: modulo 64 for words, else modulo 32; more than the operand has is not followed.
fn amount(w: &Words, bits: u32, count: Node) -> Option<u32> {
    let modulus = if bits == 64 { 64 } else { 32 };
    let count = (w.as_constant(count)? % modulus) as u32;
    (count < bits).then_some(count)
}

/// `x` shifted by a constant, with the bits of `y` behind it.
fn double_shift(w: &mut Words, bits: u32, s: &[Node], to_left: bool) -> Option<Vec<Node>> {
    let k = amount(w, bits, s[2]).filter(|_| bits == 64)?;
    if k == 0 {
        return Some(vec![s[0]]);
    }
    let (upper, lower, by) = if to_left {
        (s[0], s[1], 64 - k)
    } else {
        (s[1], s[0], k)
    };
    let lower = shift_right(w, by, lower);
    let upper = shift_left(w, 64 - by, upper);
    // The bits are apart: a sum is the same.
    Some(vec![w.node(Op::Add, &[lower, upper])])
}

/// The low bits, as many as a constant says.
fn bzhi(w: &mut Words, bits: u32, s: &[Node]) -> Option<Vec<Node>> {
    let count = (w.as_constant(s[1])? % 256) as u32;
    Some(vec![if count >= bits {
        s[0]
    } else {
        low(w, count.max(1), s[0])
    }])
    .filter(|_| count > 0)
}

/// The bit at a constant place.
fn bit(w: &mut Words, bits: u32, s: &[Node]) -> Option<Node> {
    let at = (w.as_constant(s[1])? % u64::from(bits)) as u32;
    let down = shift_right(w, at, s[0]);
    Some(low(w, 1, down))
}

fn btr(w: &mut Words, bits: u32, s: &[Node]) -> Option<Vec<Node>> {
    let carry = bit(w, bits, s)?;
    let at = w.as_constant(s[1])? % u64::from(bits);
    let mask = w.constant((u64::MAX >> (64 - bits)) & !(1 << at));
    Some(vec![w.node(Op::And, &[s[0], mask]), carry])
}
