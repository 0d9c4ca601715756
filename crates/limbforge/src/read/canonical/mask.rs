//! Words whose bits are all the same, and words that they keep.

use std::collections::{HashMap, HashSet};

use super::{
    Canon,
    bits::{Bit, Bits},
    form::Form,
};
use crate::read::word::{Node, Op};

/// The hints' words that are found by what is the same in other words.
#[derive(Default)]
pub struct Noted {
    /// Masks, by the bit that all of their bits are.
    masks: HashMap<Bit, Node>,
    /// Words shifted to the right, by the forms of these without a constant that is shifted out.
    pub shifts: HashMap<(Op, Form), Node>,
    /// Sums of multiples of 2^w and words below that, by the forms of the multiples, with w.
    pub joined: HashMap<Form, (Node, u32)>,
    /// The forms of words that are compared with others.
    pub compared: HashSet<Form>,
}

/// The bit that all bits of a word are.
fn uniform(bits: &Bits) -> Option<Bit> {
    let all_same = bits.iter().all(|bit| *bit == bits[0]);
    (all_same && matches!(bits[0], Bit::Of { .. })).then_some(bits[0])
}

impl Canon<'_> {
    /// Notes a mask of the hints.
    pub(super) fn note_mask(&mut self, node: Node) {
        if let Some(bit) = uniform(&self.bits(node)) {
            self.noted.masks.entry(bit).or_insert(node);
        }
    }

    /// The hints' word `x & m` for a mask m that is all ones where the bit is as wanted, else 0.
    pub(super) fn hinted_masked(&mut self, x: Node, bit: Node, set: bool) -> Option<Node> {
        if !self.is_bit(bit) {
            return None;
        }
        let lowest = self.bits(bit)[0];
        let wanted = if set { lowest } else { lowest.not() };
        let mask = *self.noted.masks.get(&wanted)?;
        self.hinted(Op::And, &[x, mask])
    }
}
