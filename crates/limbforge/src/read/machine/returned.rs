//! The end of a function: registers of the caller, results in registers, and the address of their area.

use super::{Held, Machine, Region};
use crate::{
    interface::{Layout, layout},
    read::{
        ReadError, Returned,
        meanings::Meanings,
        ports::{self, Write},
        word::{Node, Op, Words},
    },
};

impl<M: Meanings> Machine<'_, M> {
    /// The end: the caller's registers are as they were, and all results are written.
    pub(super) fn leave(mut self) -> Result<Vec<Vec<Node>>, ReadError> {
        let stack = self.convention.stack;
        let kept = self.convention.kept.iter();
        let kept = kept.map(|&place| (place, Held::Entry(place)));
        let all = kept.chain([(stack, Held::Address(Region::Frame, 0))]);
        for (place, expected) in all {
            if self.get(place)? != expected {
                return Err(self.unlawful(&format!("does not restore {place}")));
            }
        }
        self.give_back()?;
        let what = "leaves a result unwritten, or writes its bytes in another order";
        let error = self.unlawful(what);
        let unspecified = self.unlawful("uses the unspecified upper half of a register");
        let results = ports::results(self.interface, self.program, self.words, &self.writes);
        let results = results.ok_or(error)?;
        if uses_unspecified(self.words, &results) {
            return Err(unspecified);
        }
        Ok(results)
    }

    /// Takes what registers give back: results, or the address of their area.
    fn give_back(&mut self) -> Result<(), ReadError> {
        let registers = self.meanings.returned();
        match self.arrangement.results {
            Returned::Addresses
            | Returned::Area {
                given_back: false, ..
            } => Ok(()),
            Returned::Area { .. } => match registers.first() {
                Some(&place) if self.get(place)? == Held::Address(Region::Area, 0) => Ok(()),
                _ => Err(self.unlawful("does not give back the address of its results")),
            },
            Returned::Registers => {
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

/// Whether a result depends on bits that the caller does not specify.
fn uses_unspecified(words: &Words, results: &[Vec<Node>]) -> bool {
    let mut needed = vec![false; words.len()];
    for node in results.iter().flatten() {
        needed[node.index()] = true;
    }
    (0..words.len()).rev().any(|i| {
        let (op, args) = words.get(words.at(i));
        if needed[i] {
            args.iter().for_each(|a| needed[a.index()] = true);
        }
        needed[i] && matches!(op, Op::Narrow { .. } | Op::Unspecified(_))
    })
}
