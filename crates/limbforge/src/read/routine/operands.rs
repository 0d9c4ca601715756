//! Operands of instructions: registers, flags, and memory at an address with a known distance.

use super::{
    machine::{Held, Machine},
    memory::Region,
    public::{Facts, Linear},
};
use crate::read::{
    meanings::{Address, Operand, Rest},
    word::{Node, Op, Words},
    x86::Place,
};

const FAR: &str = "an address out of range";

impl Machine<'_> {
    pub fn sources(&mut self, sources: &[Operand<Place>]) -> Result<Vec<Node>, String> {
        let words = sources.iter().map(|source| match self.read(source)? {
            Held::Word(node) => Ok(node),
            _ => Err("computes with what is no data".to_owned()),
        });
        words.collect()
    }

    /// A register takes a sum: of an address and public numbers, or of words.
    pub fn sum(
        &mut self,
        to: Place,
        terms: &[(Place, u32)],
        distance: i64,
        bits: u32,
    ) -> Result<(), String> {
        if let (&[(base, 0), ref rest @ ..], 64) = (terms, bits)
            && let held @ (Held::Address(..) | Held::Far(..)) = self.get(base)?
        {
            let held = self.indexed(held, rest, distance)?;
            return self.set(to, held);
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

    /// An address so many bytes and public numbers, each shifted to the left, further on.
    fn indexed(
        &mut self,
        base: Held,
        terms: &[(Place, u32)],
        distance: i64,
    ) -> Result<Held, String> {
        let mut by = Linear::constant(distance.into());
        for &(place, shift) in terms {
            let form = match self.get(place)? {
                Held::Word(node) => self.state.facts.form(self.words, node),
                _ => None,
            };
            let form = form.ok_or(format!("has an address that depends on {place}"))?;
            by = by.plus(1 << shift, &form).ok_or(FAR)?;
        }
        Ok(self.displaced(base, &by).ok_or(FAR)?)
    }

    /// An address so many bytes further on; `None` if `base` is none, or out of range.
    pub fn displaced(&mut self, base: Held, by: &Linear) -> Option<Held> {
        displaced(self.words, &self.state.facts, base, by)
    }

    /// Where an address is: in an element of a list if it depends on a number.
    pub fn located(&mut self, held: Held) -> Result<(Region, i64), String> {
        let (region, at) = match held {
            Held::Address(region, at) => (region, Linear::constant(at.into())),
            Held::Far(region, node) => {
                let form = self.state.facts.form(self.words, node);
                (region, form.ok_or(FAR)?)
            }
            _ => return Err("has no address where one is needed".to_owned()),
        };
        if let Region::Parameter(list) = region
            && let Some(begin) = self.state.elements.get(&list)
        {
            let later = self.state.facts.least(&self.state.later);
            if later.is_none_or(|later| later < 0) {
                return Err("reaches an element where there may be none".to_owned());
            }
            let within = at.plus(-1, begin).ok_or(FAR)?;
            let within = self.state.facts.settled(&within).as_constant();
            let within = within.and_then(|at| i64::try_from(at).ok());
            let outside = "reaches another element of a list than that of the turn";
            return Ok((Region::Element(list), within.ok_or(outside)?));
        }
        let at = at.as_constant().and_then(|at| i64::try_from(at).ok());
        Ok((region, at.ok_or("has an address that depends on a number")?))
    }

    pub fn address(&mut self, address: &Address<Place>) -> Result<(Region, i64), String> {
        let held = self.addressed(address)?;
        self.located(held)
    }

    /// The address itself.
    pub fn addressed(&mut self, address: &Address<Place>) -> Result<Held, String> {
        let (base @ (Held::Address(..) | Held::Far(..)), Rest::Distance(by)) =
            (self.get(address.base)?, address.rest)
        else {
            return Err(format!("{} holds no address", address.base));
        };
        self.indexed(base, address.index.as_slice(), by)
    }

    pub fn read(&mut self, operand: &Operand<Place>) -> Result<Held, String> {
        match operand {
            Operand::Place(place) => self.get(*place),
            Operand::Number(k) => Ok(Held::Word(self.words.constant(*k))),
            Operand::Kept(place) => match self.state.places.get(place) {
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
        let held = self.state.places.get(&place).copied();
        held.ok_or_else(|| format!("reads {place}, which is not defined"))
    }

    pub fn set(&mut self, place: Place, held: Held) -> Result<(), String> {
        if place == self.convention.stack {
            return Err(format!("writes {place}"));
        }
        match held {
            Held::Unwritten => self.state.places.remove(&place),
            held => self.state.places.insert(place, held),
        };
        Ok(())
    }
}

/// An address so many bytes further on; `None` if `base` is none, or out of range.
pub fn displaced(words: &mut Words, facts: &Facts, base: Held, by: &Linear) -> Option<Held> {
    let (region, from) = match base {
        Held::Address(region, at) => (region, Linear::constant(at.into())),
        Held::Far(region, node) => (region, facts.form(words, node)?),
        _ => return None,
    };
    let to = facts.settled(&from.plus(1, by)?);
    Some(match to.as_constant() {
        Some(at) => Held::Address(region, i64::try_from(at).ok()?),
        None => Held::Far(region, to.word(words)),
    })
}
