//! The beginning and the end of a routine: what its caller gives, and what it gives back.

use super::{
    machine::{Held, Machine},
    memory::Region,
    public::Linear,
    signature::Param,
};
use crate::{
    interface::Layout,
    read::{
        Returned,
        bits::or,
        meanings::Meanings,
        word::{Node, Op},
        x86::X86,
    },
};

/// Elements of the longest list: an address space has at most 2^57 bytes.
const LONGEST: u64 = 1 << 54;

impl Machine<'_> {
    /// Registers and memory at the call.
    pub fn enter(&mut self) -> Result<(), String> {
        let stack = self.convention.stack;
        for &place in &self.convention.kept {
            self.state.places.insert(place, Held::Entry(place));
        }
        let frame = Held::Address(Region::Frame, 0);
        self.state.places.insert(stack, frame);
        self.state.memory.results = self.signature.result_areas(self.arrangement);
        let addresses = 0..self.state.memory.results.len();
        let mut arguments: Vec<Held> = addresses
            .map(|k| Held::Address(Region::Result(k), 0))
            .collect();
        let signature = self.signature;
        for (k, param) in signature.params.iter().enumerate() {
            let region = Region::Parameter(k);
            let mut words = Vec::new();
            arguments.push(match *param {
                Param::Value(Layout::Number(4), _) => self.narrow(&mut words),
                Param::Count => {
                    let held = self.narrow(&mut words);
                    let bounds = (0, u32::MAX.into());
                    self.state.facts.bounds.insert(words[0], bounds);
                    held
                }
                Param::Value(Layout::Number(n), _) if n != 8 => {
                    return Err(format!("takes a number of {n} bytes"));
                }
                Param::Value(layout, bytes) => {
                    words = self.fresh(bytes);
                    if let Layout::Number(_) = layout {
                        Held::Word(words[0])
                    } else {
                        self.state.memory.put_words(region, 0, bytes, &words);
                        Held::Address(region, 0)
                    }
                }
                Param::List { .. } => Held::Address(region, 0),
                Param::Length => {
                    words = self.fresh(8);
                    let bounds = (0, LONGEST);
                    self.state.facts.bounds.insert(words[0], bounds);
                    Held::Word(words[0])
                }
            });
            self.params.push(words);
        }
        if arguments.len() > self.convention.arguments.len() {
            return Err("takes arguments on the stack".to_owned());
        }
        for &(long, short) in &signature.at_least {
            let [long, short] = [long, short].map(|k| Linear::number(self.params[k][0]));
            let over = long.plus(-1, &short).expect("small numbers");
            self.state.facts.natural.push(over);
        }
        let registers = self.convention.arguments.clone();
        self.state
            .places
            .extend(registers.into_iter().zip(arguments));
        Ok(())
    }

    /// A number of 32 bits, with anything in the upper half of its register.
    fn narrow(&mut self, words: &mut Vec<Node>) -> Held {
        let number = self.fresh(4)[0];
        words.push(number);
        let any = Op::Unspecified(self.words.len());
        let any = self.words.node(any, &[]);
        let upper = self.words.constant(u64::MAX << 32);
        let upper = self.words.node(Op::And, &[any, upper]);
        Held::Word(or(self.words, upper, number))
    }

    /// The end: the caller's registers are as they were, and all results are there.
    pub fn leave(&mut self) -> Result<Vec<Vec<Node>>, String> {
        for place in self.convention.kept.clone() {
            if self.get(place)? != Held::Entry(place) {
                return Err(format!("does not restore {place}"));
            }
        }
        if self.stack() != 0 {
            return Err("does not restore the stack pointer".to_owned());
        }
        let returned = X86::SystemV.returned();
        if let Returned::Area {
            given_back: true, ..
        } = self.arrangement.results
            && self.get(returned[0])? != Held::Address(Region::Result(0), 0)
        {
            return Err("does not give back the address of its results".to_owned());
        }
        let signature = self.signature;
        let mut results = Vec::new();
        for (k, (_, bytes)) in signature.results.iter().enumerate() {
            let words = match self.arrangement.results {
                Returned::Registers => match self.get(returned[k])? {
                    Held::Word(node) => vec![node],
                    _ => return Err("gives back no word".to_owned()),
                },
                _ => {
                    let (area, at) = signature.place(self.arrangement, k);
                    self.area(Region::Result(area), at, *bytes)?
                }
            };
            results.push(words);
        }
        Ok(results)
    }
}
