//! Results in registers, and the address of their area.

use super::{Held, Machine, Region};
use crate::{
    interface::{Layout, layout},
    read::{Arrangement, ReadError, meanings::Meanings, ports::Write},
};

impl<M: Meanings> Machine<'_, M> {
    /// Takes what registers give back: results, or the address of their area.
    pub(super) fn give_back(&mut self) -> Result<(), ReadError> {
        let registers = self.meanings.returned();
        match self.arrangement {
            Arrangement::Addresses
            | Arrangement::Area {
                given_back: false, ..
            } => Ok(()),
            Arrangement::Area { .. } => match registers.first() {
                Some(&place) if self.get(place)? == Held::Address(Region::Area, 0) => Ok(()),
                _ => Err(self.unlawful("does not give back the address of its results")),
            },
            Arrangement::Registers => {
                for (argument, &place) in (0..self.program.results.len()).zip(&registers) {
                    let port = &self.program.results[argument];
                    let Layout::Number(bytes) = layout(self.interface, port) else {
                        return Err(self.unlawful("gives back more than a number in a register"));
                    };
                    let node = match self.get(place)? {
                        Held::Word(node) => node,
                        _ => return Err(self.unlawful(&format!("gives back no word in {place}"))),
                    };
                    self.writes.push(Write {
                        argument,
                        offset: 0,
                        bytes,
                        node,
                    });
                }
                Ok(())
            }
        }
    }
}
