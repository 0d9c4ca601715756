//! Addresses: a region and a distance that is known.

use super::{Held, Machine, Region};
use crate::read::{
    ReadError,
    meanings::{Address, Meanings, Rest},
};

impl<M: Meanings> Machine<'_, M> {
    /// A sum of registers: an address and a distance, or words.
    pub(super) fn sum(
        &mut self,
        terms: &[(M::Place, u32)],
        distance: i64,
        bits: u32,
    ) -> Result<Held<M::Place>, ReadError> {
        if let (&[(base, 0), ref rest @ ..], 64) = (terms, bits)
            && let Held::Address(region, at) = self.get(base)?
        {
            let mut at = at.checked_add(distance);
            for &(place, shift) in rest {
                let index = self.index(place, shift)?;
                at = at.and_then(|at| at.checked_add(index));
            }
            let at = at.ok_or_else(|| self.unlawful("computes an address out of range"))?;
            return Ok(Held::Address(region, at));
        }
        let mut summands = Vec::with_capacity(terms.len());
        for &(place, shift) in terms {
            let Held::Word(node) = self.get(place)? else {
                return Err(
                    self.unlawful(&format!("computes with {place}, which is no word of data"))
                );
            };
            summands.push((node, shift));
        }
        Ok(Held::Word(self.words.sum(&summands, distance, bits)))
    }

    /// The distance that an index adds to an address: it has to be a constant.
    fn index(&self, place: M::Place, shift: u32) -> Result<i64, ReadError> {
        let constant = match self.get(place)? {
            Held::Word(node) => self.words.as_constant(node),
            _ => None,
        };
        let index = constant.and_then(|k| (k as i64).checked_mul(1 << shift));
        index.ok_or_else(|| self.unlawful(&format!("has an address that depends on {place}")))
    }

    /// The region and the distance of an address; `None` if its base is no address.
    pub(super) fn address(
        &self,
        address: &Address<M::Place>,
    ) -> Result<Option<(Region, i64)>, ReadError> {
        match (self.get(address.base)?, address.rest) {
            (Held::Address(region, at), Rest::Distance(by)) => {
                let index = match address.index {
                    Some((place, shift)) => self.index(place, shift)?,
                    None => 0,
                };
                let at = at.checked_add(by).and_then(|at| at.checked_add(index));
                Ok(at.map(|at| (region, at)))
            }
            (Held::Part { by, constant }, Rest::PartOf(of)) if by == of => {
                Ok(Some((Region::Constants, constant as i64)))
            }
            (_, Rest::PartOf(_)) => Err(self.unlawful("adds the low part of a different address")),
            (_, Rest::Distance(_)) => Ok(None),
        }
    }
}
