//! Sums, products, shifts and bits of lanes.

use crate::machine::Machine;
use crate::parts::to_vector;
use crate::registers::{Vector, ZEROS};
use crate::scalar::Done;
use crate::word::Word;
use iced_x86::{Instruction, Mnemonic, OpKind};

/// Bytes of a lane, and the result of three: of the first operand, and of the last two.
type Lane = (usize, Box<dyn Fn(Word, Word, Word) -> Word>);

impl Machine<'_> {
    pub fn lanes(&mut self, i: &Instruction) -> Done {
        let Some((bytes, of)) = two(i)
            .or_else(|| compared(i))
            .or_else(|| three(i))
            .or_else(|| shift(i))
        else {
            return Ok(false);
        };
        let constant = by_constant(i);
        let distance = !constant && DISTANCES.contains(&i.mnemonic());
        let last = i.op_count() - 1 - u32::from(constant);
        let first = self.vector_operand(i, 0)?;
        let [x, y] = [last.saturating_sub(1), last].map(|k| self.vector_operand(i, k));
        let (x, mut y) = (x?, y?);
        if distance {
            let all = y;
            y = std::array::from_fn(|at| all[at % 8]);
        }
        let mut result: Vector = ZEROS;
        for at in (0..64).step_by(bytes) {
            let [z, x, y] = [&first, &x, &y].map(|v| Word::of(v[at..at + bytes].iter().copied()));
            result[at..at + bytes].copy_from_slice(&of(z, x, y).bytes()[..bytes]);
        }
        if i.op0_register().is_k() {
            let size = (0..i.op_count()).map(|k| i.op_register(k).size()).max();
            let lanes = size.unwrap_or(0) / bytes;
            let bits = (0..lanes).rev().fold(Word::default(), |bits, lane| {
                let lane = Word::of([result[lane * bytes]].into_iter());
                bits.left(1).or(lane.and(Word::known(1)))
            });
            self.registers.set_word(i.op0_register(), bits);
            return Ok(true);
        }
        self.write_vector(i, i.op0_register().size(), &result)
    }
}

/// Shifts by the lowest word of a vector, if not by a constant.
const DISTANCES: [Mnemonic; 4] = [
    Mnemonic::Psrlq,
    Mnemonic::Vpsrlq,
    Mnemonic::Psllq,
    Mnemonic::Vpsllq,
];

/// Of the last two operands.
fn two(i: &Instruction) -> Option<Lane> {
    use Mnemonic as M;
    let (bytes, of): (usize, fn(Word, Word) -> Word) = match i.mnemonic() {
        M::Paddq | M::Vpaddq => (8, |x, y| x.sum(y, Some(false))),
        M::Paddd | M::Vpaddd => (4, |x, y| x.sum(y, Some(false))),
        M::Psubq | M::Vpsubq => (8, |x, y| x.sum(y.not(), Some(true))),
        M::Psubd | M::Vpsubd => (4, |x, y| x.sum(y.not(), Some(true))),
        M::Pand | M::Vpand | M::Vpandq | M::Vpandd | M::Andps | M::Vandps => (8, Word::and),
        M::Por | M::Vpor | M::Vporq | M::Vpord | M::Orps | M::Vorps => (8, Word::or),
        M::Pxor | M::Vpxor | M::Vpxorq | M::Vpxord | M::Xorps | M::Vxorps => (8, Word::xor),
        M::Pandn | M::Vpandn | M::Vpandnq | M::Andnps | M::Vandnps => (8, |x, y| x.not().and(y)),
        M::Pcmpeqd | M::Vpcmpeqd => (4, |x, y| all_ones(x, y, |x, y| x == y)),
        M::Pcmpeqq | M::Vpcmpeqq => (8, |x, y| all_ones(x, y, |x, y| x == y)),
        M::Pcmpgtb | M::Vpcmpgtb => (1, |x, y| {
            all_ones(x.extended(1), y.extended(1), |x, y| x > y)
        }),
        M::Vpcmpgtq => (8, |x, y| all_ones(x, y, |x, y| x > y)),
        M::Vptestmq => (8, |x, y| all_ones(x.and(y), x.and(y), |x, _| x != 0)),
        M::Pmuludq | M::Vpmuludq => (8, |x, y| x.low(4).of_numbers(y.low(4), u64::wrapping_mul)),
        M::Vpmuldq => (8, |x, y| {
            x.extended(4).of_numbers(y.extended(4), u64::wrapping_mul)
        }),
        M::Vpmullq => (8, |x, y| x.of_numbers(y, u64::wrapping_mul)),
        M::Vpabsq => (8, |_, y| {
            y.of_numbers(y, |y, _| y.cast_signed().unsigned_abs())
        }),
        M::Psrlq | M::Vpsrlq | M::Vpsrlvq if !by_constant(i) => {
            (8, |x, y| shifted(x, y, Word::right))
        }
        M::Psllq | M::Vpsllq | M::Vpsllvq if !by_constant(i) => {
            (8, |x, y| shifted(x, y, Word::left))
        }
        _ => return None,
    };
    Some((bytes, Box::new(move |_, x, y| of(x, y))))
}

/// Comparisons that the last operand names.
fn compared(i: &Instruction) -> Option<Lane> {
    let signed = match i.mnemonic() {
        Mnemonic::Vpcmpq => true,
        Mnemonic::Vpcmpuq => false,
        _ => return None,
    };
    let (which, opposite) = (i.immediate8() & 3, i.immediate8() & 4 != 0);
    let holds = move |x: i64, y: i64| {
        let order = if signed {
            x.cmp(&y)
        } else {
            x.cast_unsigned().cmp(&y.cast_unsigned())
        };
        let positive = match which {
            0 => order.is_eq(),
            1 => order.is_lt(),
            2 => order.is_le(),
            _ => false,
        };
        positive != opposite
    };
    Some((8, Box::new(move |_, x, y| all_ones(x, y, holds))))
}

/// Of the first operand, too.
fn three(i: &Instruction) -> Option<Lane> {
    use Mnemonic as M;
    const LOW: u64 = (1 << 52) - 1;
    let product = |high: bool| -> Lane {
        let part = move |x: u64, y: u64| {
            let product = u128::from(x & LOW) * u128::from(y & LOW);
            if high {
                (product >> 52) as u64
            } else {
                product as u64 & LOW
            }
        };
        (
            8,
            Box::new(move |z, x, y| z.sum(x.of_numbers(y, part), Some(false))),
        )
    };
    Some(match i.mnemonic() {
        M::Vpmadd52luq => product(false),
        M::Vpmadd52huq => product(true),
        M::Vpternlogd | M::Vpternlogq => {
            let table = i.immediate8();
            // The bit of the table that three bits say.
            (
                8,
                Box::new(move |x, y, z| {
                    (0..8u8)
                        .filter(|k| table >> k & 1 == 1)
                        .fold(Word::default(), |bits, k| {
                            let same = |word: Word, bit: u8| {
                                if k >> bit & 1 == 1 { word } else { word.not() }
                            };
                            bits.or(same(x, 2).and(same(y, 1)).and(same(z, 0)))
                        })
                }),
            )
        }
        _ => return None,
    })
}

/// By a constant.
fn shift(i: &Instruction) -> Option<Lane> {
    use Mnemonic as M;
    (to_vector(i) && by_constant(i)).then_some(())?;
    let by = u32::from(i.immediate8());
    let (bytes, of): (usize, Box<dyn Fn(Word) -> Word>) = match i.mnemonic() {
        M::Psllq | M::Vpsllq => (8, Box::new(move |x| x.left(by))),
        M::Psrlq | M::Vpsrlq => (8, Box::new(move |x| x.right(by))),
        M::Vpsraq => (8, Box::new(move |x| x.right_signed(by, 8))),
        M::Pslld | M::Vpslld => (4, Box::new(move |x| x.left(by))),
        M::Psrlw | M::Vpsrlw => (2, Box::new(move |x| x.right(by))),
        M::Psrad | M::Vpsrad => (4, Box::new(move |x| x.right_signed(by, 4))),
        M::Psrld | M::Vpsrld => (4, Box::new(move |x| x.right(by))),
        M::Vprolq => (
            8,
            Box::new(move |x| x.left(by % 64).or(x.right(64 - by % 64))),
        ),
        M::Vprorq => (
            8,
            Box::new(move |x| x.right(by % 64).or(x.left(64 - by % 64))),
        ),
        _ => return None,
    };
    Some((bytes, Box::new(move |_, _, x| of(x))))
}

fn by_constant(i: &Instruction) -> bool {
    i.op_count() > 0 && i.op_kind(i.op_count() - 1) == OpKind::Immediate8
}

fn shifted(word: Word, by: Word, of: impl Fn(Word, u32) -> Word) -> Word {
    by.number()
        .map_or(Word::SECRET, |by| of(word, by.min(64) as u32))
}

/// All ones where it holds of two signed numbers.
fn all_ones(x: Word, y: Word, holds: impl Fn(i64, i64) -> bool) -> Word {
    let ones = |holds: bool| if holds { u64::MAX } else { 0 };
    x.of_numbers(y, |x, y| ones(holds(x.cast_signed(), y.cast_signed())))
}
