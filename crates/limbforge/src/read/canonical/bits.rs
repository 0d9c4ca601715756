//! Words as 64 bits, each of which is a constant or a bit of another word.

use std::rc::Rc;

use super::Canon;
use crate::read::word::{Node, Op};

/// A bit of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bit {
    /// The same for all inputs.
    Constant(bool),
    /// The bit of a word at this place, or its opposite.
    Of {
        node: Node,
        at: u8,
        is_opposite: bool,
    },
}

pub const ZERO: Bit = Bit::Constant(false);

impl Bit {
    pub fn not(self) -> Bit {
        match self {
            Bit::Constant(k) => Bit::Constant(!k),
            Bit::Of {
                node,
                at,
                is_opposite,
            } => Bit::Of {
                node,
                at,
                is_opposite: !is_opposite,
            },
        }
    }
}

/// All bits of a word, the lowest first.
pub type Bits = Rc<[Bit; 64]>;

impl Canon<'_> {
    /// The bits of a node.
    pub(super) fn bits(&mut self, node: Node) -> Bits {
        while self.bits.len() <= node.index() {
            let next = self.words.at(self.bits.len());
            let bits = self.bits_of(next);
            self.bits.push(bits);
        }
        self.bits[node.index()].clone()
    }

    /// The same from the bits of its arguments, which come first.
    fn bits_of(&self, node: Node) -> Bits {
        let (op, args) = self.words.get(node);
        let of = |i: usize, at: usize| self.bits[args[i].index()][at];
        let taken = |i: usize, at: usize| if at < 64 { of(i, at) } else { ZERO };
        let moved = |at: Option<usize>| at.map_or(ZERO, |at| taken(0, at));
        let own = |at| self.own_bit(node, at);
        // Below the lowest place where both can be set nothing carries.
        let apart = || (0..64).take_while(|at| of(0, *at) == ZERO || of(1, *at) == ZERO);
        let apart = match op {
            Op::Add => apart().count(),
            // Nor is anything borrowed below the lowest place of what is taken off.
            Op::Sub => (0..64).take_while(|at| of(1, *at) == ZERO).count(),
            _ => 0,
        };
        let is_bit = |i: usize| (1..64).all(|at| of(i, at) == ZERO);
        let is_mask = |i: usize| (1..64).all(|at| of(i, at) == of(i, 0));
        // x - b, or x plus the mask of b, for the lowest bit b of x: that bit becomes 0.
        let lowest = match op {
            Op::Sub if is_bit(1) && of(1, 0) == of(0, 0) => Some(0),
            Op::Add => [0, 1]
                .into_iter()
                .find(|&x| is_mask(1 - x) && of(1 - x, 0) == of(x, 0)),
            _ => None,
        };
        if let Some(bits) = self.bits_at_once(op, args) {
            return bits;
        }
        if let Some(x) = lowest {
            return Rc::new(std::array::from_fn(
                |at| if at == 0 { ZERO } else { of(x, at) },
            ));
        }
        let is_twice = args.len() == 2 && args[0] == args[1];
        Rc::new(std::array::from_fn(|at| match op {
            // x + x = 2 x
            Op::Add if is_twice => moved(at.checked_sub(1)),
            Op::Carry if is_twice => moved(at.checked_add(63)),
            // A square is 0 or 1 modulo 4.
            Op::Multiply if is_twice && at == 1 => ZERO,
            Op::Constant(k) => Bit::Constant(k >> at & 1 == 1),
            Op::Low(k) => moved(Some(at).filter(|at| *at < k as usize)),
            Op::ShiftLeft(k) => moved(at.checked_sub(k as usize)),
            Op::ShiftRight(k) => moved(Some(at + k as usize)),
            Op::ShiftRightSigned(k) => moved(Some((at + k as usize).min(63))),
            // 0 - b
            Op::Sub if self.words.as_constant(args[0]) == Some(0) && is_bit(1) => of(1, 0),
            Op::Or | Op::Xor | Op::And => {
                // All bits of two masks are joined alike.
                let same = || if is_mask(0) && is_mask(1) { 0 } else { at };
                joined(op, of(0, at), of(1, at)).unwrap_or_else(|| own(same()))
            }
            Op::Sub if at < apart => of(0, at),
            Op::Add if at < apart => joined(Op::Or, of(0, at), of(1, at)).unwrap_or(ZERO),
            Op::KeepIf | Op::KeepUnless if of(0, at) == ZERO => ZERO,
            _ => own(at),
        }))
    }

    /// A bit of an expression that is not followed further.
    fn own_bit(&self, node: Node, at: usize) -> Bit {
        let occupied = self.words.occupied(node);
        let width = if self.is_bit(node) { 1 } else { occupied.width };
        if (occupied.zeros..width).contains(&(at as u32)) {
            Bit::Of {
                node,
                at: at as u8,
                is_opposite: false,
            }
        } else {
            ZERO
        }
    }
}

/// A bitwise operation of two bits, if that is a constant or one of these bits.
fn joined(op: Op, x: Bit, y: Bit) -> Option<Bit> {
    let orders = [(x, y), (y, x)];
    let with = |k: bool| orders.iter().find(|(x, _)| *x == Bit::Constant(k));
    let one = with(true).map(|(_, other)| *other);
    let zero = with(false).map(|(_, other)| *other);
    match op {
        Op::Or if one.is_some() => Some(Bit::Constant(true)),
        Op::Or => zero.or((x == y).then_some(x)),
        Op::And if zero.is_some() => Some(ZERO),
        Op::And => one.or((x == y).then_some(x)),
        Op::Xor if x == y => Some(ZERO),
        Op::Xor => zero.or(one.map(Bit::not)),
        _ => None,
    }
}
