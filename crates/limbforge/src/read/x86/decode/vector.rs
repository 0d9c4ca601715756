//! Vector registers as compilers use them for copies: two words, each a lane.

use iced_x86::{EncodingKind, Mnemonic, OpKind, Register};

use super::{
    super::{
        place::Place,
        table::{Meaning, Role, Row},
    },
    Effect, Reader, general,
};
use crate::read::{
    arithmetic::bitwise_word as bitwise,
    bits::{is_zero, low, or, shift_left, shift_right},
    meanings::{Action, Operand},
    word::{Node, Op, Words},
};

/// The number of a register of 128 bits.
fn number(register: Register) -> Option<u8> {
    register.is_xmm().then(|| register.number() as u8)
}

/// Both lanes.
fn lanes(register: Register) -> Option<[Operand<Place>; 2]> {
    let number = number(register)?;
    Some([0, 1].map(|lane| Operand::Place(Place::Lane(number, lane))))
}

/// Operations on the lanes of 64 bits.
#[rustfmt::skip]
const LANES: &[Row] = &[
    lane(Mnemonic::Paddq,  |w, _, s| Some(vec![w.node(Op::Add, s)])),
    lane(Mnemonic::Psubq,  |w, _, s| Some(vec![w.node(Op::Sub, s)])),
    lane(Mnemonic::Pand,   and),
    lane(Mnemonic::Andps,  and),
    lane(Mnemonic::Andpd,  and),
    lane(Mnemonic::Por,    either),
    lane(Mnemonic::Orps,   either),
    lane(Mnemonic::Orpd,   either),
    lane(Mnemonic::Pxor,   exclusive),
    lane(Mnemonic::Xorps,  exclusive),
    lane(Mnemonic::Xorpd,  exclusive),
    lane(Mnemonic::Pandn,  and_not),
    lane(Mnemonic::Andnps, and_not),
    lane(Mnemonic::Andnpd, and_not),
    lane(Mnemonic::Pcmpeqd, equal_halves),
    lane(Mnemonic::Psrlq,  |w, _, s| { let k = w.as_constant(s[1])?; Some(vec![shift_right(w, k.min(64) as u32, s[0])]) }),
    lane(Mnemonic::Psllq,  |w, _, s| { let k = w.as_constant(s[1]).filter(|k| *k < 64)?; Some(vec![shift_left(w, k as u32, s[0])]) }),
];

fn and(w: &mut Words, _: u32, s: &[Node]) -> Option<Vec<Node>> {
    Some(vec![bitwise(w, Op::And, s[0], s[1])])
}

fn either(w: &mut Words, _: u32, s: &[Node]) -> Option<Vec<Node>> {
    Some(vec![bitwise(w, Op::Or, s[0], s[1])])
}

fn exclusive(w: &mut Words, _: u32, s: &[Node]) -> Option<Vec<Node>> {
    Some(vec![bitwise(w, Op::Xor, s[0], s[1])])
}

/// The first operand is the one with opposite bits.
fn and_not(w: &mut Words, _: u32, s: &[Node]) -> Option<Vec<Node>> {
    let ones = w.constant(u64::MAX);
    let x = w.node(Op::Xor, &[s[0], ones]);
    Some(vec![bitwise(w, Op::And, x, s[1])])
}

/// In each half of a lane all ones where the halves are equal, else 0.
fn equal_halves(w: &mut Words, _: u32, s: &[Node]) -> Option<Vec<Node>> {
    let zero = w.constant(0);
    let x = bitwise(w, Op::Xor, s[0], s[1]);
    let halves = [low(w, 32, x), shift_right(w, 32, x)].map(|half| {
        let equal = is_zero(w, half);
        let mask = w.node(Op::Sub, &[zero, equal]);
        w.node(Op::Low(32), &[mask])
    });
    let upper = shift_left(w, 32, halves[1]);
    Some(vec![or(w, halves[0], upper)])
}

/// The highest bits of all halves of both lanes.
static SIGNS: Row = Row {
    mnemonic: Mnemonic::Movmskps,
    operands: &[Role::Write, Role::Read],
    reads: &[],
    writes: &[],
    lost: &[],
    meaning: |w, _, s| {
        let mut signs = w.constant(0);
        for (at, (lane, from)) in [(s[0], 31), (s[0], 63), (s[1], 31), (s[1], 63)]
            .into_iter()
            .enumerate()
        {
            let down = shift_right(w, from, lane);
            let sign = low(w, 1, down);
            let sign = shift_left(w, at as u32, sign);
            signs = or(w, signs, sign);
        }
        Some(vec![signs])
    },
};

/// The low half of a lane or of a register, and zeros.
static LOW_HALF: Row = Row {
    mnemonic: Mnemonic::Movd,
    operands: &[Role::Write, Role::Read],
    reads: &[],
    writes: &[],
    lost: &[],
    meaning: |w, _, s| Some(vec![low(w, 32, s[0])]),
};

const fn lane(mnemonic: Mnemonic, meaning: Meaning) -> Row {
    Row {
        mnemonic,
        operands: &[Role::Both, Role::Read],
        reads: &[],
        writes: &[],
        lost: &[],
        meaning,
    }
}

impl Reader<'_> {
    /// An operation on each lane.
    fn lanes(&mut self, i: &iced_x86::Instruction) -> Option<()> {
        let row = LANES.iter().find(|row| row.mnemonic == i.mnemonic())?;
        let to = lanes(i.op_register(0))?;
        let immediate = i.op_kind(1) == OpKind::Immediate8;
        let counts = matches!(row.mnemonic, Mnemonic::Psrlq | Mnemonic::Psllq);
        if counts != immediate {
            return None;
        }
        let from = match i.op_kind(1) {
            OpKind::Immediate8 => [Operand::Number(i.immediate8().into()); 2],
            OpKind::Memory => [self.memory(i, 8, 0)?, self.memory(i, 8, 8)?],
            _ => lanes(i.op_register(1))?,
        };
        for (to, from) in to.into_iter().zip(from) {
            self.lane(i, row, [to, from], to)?;
        }
        Some(())
    }

    /// 32 bits between a register and the first lane.
    fn half_crossing(&mut self, i: &iced_x86::Instruction) -> Option<()> {
        let zero = Operand::Number(0);
        match (lanes_or_none(i, 0), lanes_or_none(i, 1)) {
            (Some(to), None) if i.op_kind(1) == OpKind::Register => {
                self.lane(i, &LOW_HALF, [whole_of(i, 1)?, zero], to[0])?;
                self.copied(i, vec![zero], vec![to[1]], Vec::new());
                Some(())
            }
            (None, Some(from)) if i.op_kind(0) == OpKind::Register => {
                self.lane(i, &LOW_HALF, from, whole_of(i, 0)?)
            }
            _ => None,
        }
    }

    /// Refuses an address that is no multiple of 16 where the instruction has to have one.
    fn aligned(&mut self, i: &iced_x86::Instruction) -> Option<()> {
        use Mnemonic as M;
        let strict = match i.mnemonic() {
            M::Vmovaps | M::Vmovapd | M::Vmovdqa => true,
            M::Movups | M::Movupd | M::Movdqu => false,
            _ => i.code().encoding() == EncodingKind::Legacy,
        };
        let has_memory = (0..i.op_count()).any(|k| i.op_kind(k) == OpKind::Memory);
        if !strict || !has_memory || i.memory_size().size() != 16 {
            return Some(());
        }
        if i.memory_base() == Register::RIP {
            return self.code.is_aligned(i).then_some(());
        }
        let Operand::Memory { address, bytes } = self.memory(i, 16, 0)? else {
            return None;
        };
        self.push(i, Effect::Nothing, Action::Align { address, bytes });
        Some(())
    }

    /// Both lanes of a vector register, or sixteen bytes of memory.
    fn both(&self, i: &iced_x86::Instruction, k: u32) -> Option<[Operand<Place>; 2]> {
        match i.op_kind(k) {
            OpKind::Memory => Some([self.memory(i, 8, 0)?, self.memory(i, 8, 8)?]),
            _ => lanes(i.op_register(k)),
        }
    }

    /// The first lane of a vector register, a register, or eight bytes of memory.
    fn half(&self, i: &iced_x86::Instruction, k: u32) -> Option<Operand<Place>> {
        match i.op_kind(k) {
            OpKind::Memory => self.memory(i, 8, 0),
            _ if number(i.op_register(k)).is_some() => Some(lanes(i.op_register(k))?[0]),
            _ => self.word(i, k),
        }
    }

    /// Copies of vector registers and of their lanes.
    pub(super) fn vector(&mut self, i: &iced_x86::Instruction) -> Option<()> {
        use Mnemonic as M;
        self.aligned(i)?;
        let is_memory = |k: u32| i.op_kind(k) == OpKind::Memory;
        let zero = Operand::Number(0);
        let (sources, results) = match i.mnemonic() {
            M::Movups
            | M::Movaps
            | M::Movdqu
            | M::Movdqa
            | M::Movupd
            | M::Movapd
            | M::Vmovups
            | M::Vmovaps
            | M::Vmovdqu
            | M::Vmovdqa
            | M::Vmovupd
            | M::Vmovapd
                if i.op_count() == 2 =>
            {
                (self.both(i, 1)?.to_vec(), self.both(i, 0)?.to_vec())
            }
            M::Movq | M::Vmovq => match lanes_or_none(i, 0) {
                Some(to) => (vec![self.half(i, 1)?, zero], to.to_vec()),
                None => (vec![self.half(i, 1)?], vec![self.half(i, 0)?]),
            },
            M::Movhps | M::Movhpd if is_memory(0) => {
                (vec![lanes(i.op_register(1))?[1]], vec![self.half(i, 0)?])
            }
            M::Movhps | M::Movhpd => (vec![self.half(i, 1)?], vec![lanes(i.op_register(0))?[1]]),
            M::Movlps | M::Movlpd | M::Movsd if is_memory(0) => {
                (vec![self.half(i, 1)?], vec![self.half(i, 0)?])
            }
            M::Punpcklqdq | M::Movlhps => {
                (vec![self.half(i, 1)?], vec![lanes(i.op_register(0))?[1]])
            }
            M::Vpunpcklqdq if i.op_count() == 3 => (
                vec![self.half(i, 1)?, self.half(i, 2)?],
                lanes(i.op_register(0))?.to_vec(),
            ),
            M::Pxor | M::Xorps | M::Xorpd if i.op_register(0) == i.op_register(1) => {
                (vec![zero, zero], lanes(i.op_register(0))?.to_vec())
            }
            M::Vpxor | M::Vxorps if i.op_count() == 3 && i.op_register(1) == i.op_register(2) => {
                (vec![zero, zero], lanes(i.op_register(0))?.to_vec())
            }
            _ => return self.shuffle(i),
        };
        self.copied(i, sources, results, Vec::new());
        Some(())
    }

    /// Copies of lanes from more than one place.
    fn shuffle(&mut self, i: &iced_x86::Instruction) -> Option<()> {
        use Mnemonic as M;
        let (sources, results) = match i.mnemonic() {
            M::Pinsrq => {
                let lane = usize::from(i.immediate8() & 1);
                (vec![self.half(i, 1)?], vec![lanes(i.op_register(0))?[lane]])
            }
            M::Vpinsrq => {
                let lane = usize::from(i.immediate8() & 1);
                let mut from = lanes(i.op_register(1))?;
                from[lane] = self.half(i, 2)?;
                (from.to_vec(), lanes(i.op_register(0))?.to_vec())
            }
            M::Pextrq | M::Vpextrq => {
                let lane = usize::from(i.immediate8() & 1);
                (vec![lanes(i.op_register(1))?[lane]], vec![self.half(i, 0)?])
            }
            M::Pshufd if i.op_kind(1) == OpKind::Register => {
                let from = lanes(i.op_register(1))?;
                let pair = match i.immediate8() {
                    0x44 => [0, 0],
                    0x4e => [1, 0],
                    0xe4 => [0, 1],
                    0xee => [1, 1],
                    _ => return None,
                };
                (
                    pair.map(|lane| from[lane]).to_vec(),
                    lanes(i.op_register(0))?.to_vec(),
                )
            }
            M::Punpckhqdq => {
                let (x, y) = (lanes(i.op_register(0))?, self.both(i, 1)?);
                (vec![x[1], y[1]], x.to_vec())
            }
            M::Movhlps => (
                vec![lanes(i.op_register(1))?[1]],
                vec![lanes(i.op_register(0))?[0]],
            ),
            M::Shufpd => {
                let (x, y) = (lanes(i.op_register(0))?, self.both(i, 1)?);
                let from = |lanes: [Operand<Place>; 2], bit: u8| {
                    lanes[usize::from(i.immediate8() >> bit & 1)]
                };
                (vec![from(x, 0), from(y, 1)], x.to_vec())
            }
            M::Psrldq if i.immediate8() == 8 => {
                let x = lanes(i.op_register(0))?;
                (vec![x[1], Operand::Number(0)], x.to_vec())
            }
            M::Movd => return self.half_crossing(i),
            M::Movmskps => {
                let to = whole_of(i, 0)?;
                return self.lane(i, &SIGNS, lanes(i.op_register(1))?, to);
            }
            _ => return self.lanes(i),
        };
        self.copied(i, sources, results, Vec::new());
        Some(())
    }
}

/// The register of 64 bits that an operand is a part of.
fn whole_of(i: &iced_x86::Instruction, k: u32) -> Option<Operand<Place>> {
    let (number, _) = general(i.op_register(k))?;
    Some(Operand::Place(Place::Register(number)))
}

fn lanes_or_none(i: &iced_x86::Instruction, k: u32) -> Option<[Operand<Place>; 2]> {
    (i.op_kind(k) == OpKind::Register)
        .then(|| lanes(i.op_register(k)))
        .flatten()
}
