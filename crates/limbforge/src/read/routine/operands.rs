//! Operands of instructions: registers, flags, and memory at an address with a known distance.

use super::{
    machine::{Held, Machine},
    memory::Region,
};
use crate::read::{
    meanings::{Address, Operand, Rest},
    word::{Node, Op},
    x86::Place,
};

impl Machine<'_> {
    pub fn sources(&mut self, sources: &[Operand<Place>]) -> Result<Vec<Node>, String> {
        let words = sources.iter().map(|source| match self.read(source)? {
            Held::Word(node) => Ok(node),
            _ => Err("computes with what is no data".to_owned()),
        });
        words.collect()
    }

    /// A register takes a sum: of an address and constants, or of words.
    pub fn sum(
        &mut self,
        to: Place,
        terms: &[(Place, u32)],
        distance: i64,
        bits: u32,
    ) -> Result<(), String> {
        if let (&[(base, 0), ref rest @ ..], 64) = (terms, bits)
            && let Held::Address(region, mut at) = self.get(base)?
        {
            for &(place, shift) in rest {
                let index = self.index(place, shift)?;
                at = at.checked_add(index).ok_or("an address out of range")?;
            }
            let at = at.checked_add(distance).ok_or("an address out of range")?;
            return self.set(to, Held::Address(region, at));
        }
        let mut summands = Vec::new();
        for &(place, shift) in terms {
            let Held::Word(node) = self.get(place)? else {
                return Err(format!("computes with {place}, which is no data"));
            };
            summands.push((node, shift));
        }
        let sum = self.words.sum(&summands, distance, bits);
        self.set(to, Held::Word(sum))
    }

    fn index(&self, place: Place, shift: u32) -> Result<i64, String> {
        let constant = match self.get(place)? {
            Held::Word(node) => self.words.as_constant(node),
            _ => None,
        };
        let index = constant.and_then(|k| (k as i64).checked_mul(1 << shift));
        index.ok_or_else(|| format!("has an address that depends on {place}"))
    }

    pub fn address(&self, address: &Address<Place>) -> Result<(Region, i64), String> {
        let (Held::Address(region, at), Rest::Distance(by)) =
            (self.get(address.base)?, address.rest)
        else {
            return Err(format!("{} holds no address", address.base));
        };
        let index = match address.index {
            Some((place, shift)) => self.index(place, shift)?,
            None => 0,
        };
        let at = at.checked_add(by).and_then(|at| at.checked_add(index));
        Ok((region, at.ok_or("an address out of range")?))
    }

    pub fn read(&mut self, operand: &Operand<Place>) -> Result<Held, String> {
        match operand {
            Operand::Place(place) => self.get(*place),
            Operand::Number(k) => Ok(Held::Word(self.words.constant(*k))),
            Operand::Kept(place) => match self.places.get(place) {
                Some(Held::Word(node)) => Ok(Held::Word(*node)),
                _ => {
                    let number = self.words.len();
                    Ok(Held::Word(self.words.node(Op::Unspecified(number), &[])))
                }
            },
            Operand::Memory { address, bytes } => {
                let (region, at) = self.address(address)?;
                self.load(region, at, *bytes as i64)
            }
        }
    }

    pub fn write(&mut self, operand: &Operand<Place>, held: Held) -> Result<(), String> {
        match operand {
            Operand::Place(place) => self.set(*place, held),
            Operand::Memory { address, bytes } => {
                let (region, at) = self.address(address)?;
                self.store(region, at, *bytes as i64, held)
            }
            Operand::Number(_) | Operand::Kept(_) => Err("writes to a constant".to_owned()),
        }
    }

    pub fn get(&self, place: Place) -> Result<Held, String> {
        let held = self.places.get(&place).copied();
        held.ok_or_else(|| format!("reads {place}, which is not defined"))
    }

    pub fn set(&mut self, place: Place, held: Held) -> Result<(), String> {
        if place == self.convention.stack {
            return Err(format!("writes {place}"));
        }
        match held {
            Held::Unwritten => self.places.remove(&place),
            held => self.places.insert(place, held),
        };
        Ok(())
    }
}
