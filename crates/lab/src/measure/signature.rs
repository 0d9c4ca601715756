//! The signature of a function as data: the types of its parameters and results, their bounds, and their places in
//! memory. The harness of every language is written from it.
//!
//! Everything that is passed is an array of numbers. [`Passed`] says how printed code passes it.

use limbforge::{
    field::Field,
    interface::{Shape, number, shape_of, wide_number},
    ir::{Kind, Port, Program, Ty, interval::Interval},
    repr::Repr,
    routine::{Routine, Sort},
};
use num_bigint::BigInt;

/// The number that public counts have in measurements: `pow2k` squares this often.
pub const COUNT: u32 = 16;
/// Elements of a list in measurements.
pub const LENGTH: usize = 16;

/// How an item is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// A field element: its limbs at an address.
    Element {
        /// Within loose bounds, else within tight ones.
        loose: bool,
    },
    /// Numbers at an address.
    Array,
    /// One number: a parameter by value, a result at an address.
    Number,
    /// A public count, by value.
    Count,
    /// A public exponent: 64-bit words at an address, and how many.
    Exponent,
    /// A list of elements of this many limbs, which is written in place. Its length follows the parameters once.
    List {
        /// Limbs of an element.
        limbs: usize,
    },
}

/// A parameter or a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its name in the printed code.
    pub name: String,
    /// How it is passed.
    pub passed: Passed,
    /// The type of its numbers.
    pub ty: Ty,
    /// The bounds of each number.
    pub bounds: Vec<Interval>,
}

/// Parameters and results of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The name of the operation.
    pub name: String,
    /// The parameters.
    pub params: Vec<Item>,
    /// The results.
    pub results: Vec<Item>,
}

/// Places of a function's items in a slot of memory, in bytes. Each begins on a cache line of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Where each parameter begins.
    pub params: Vec<usize>,
    /// Where each result begins.
    pub results: Vec<usize>,
    /// Bytes of a slot.
    pub size: usize,
}

/// Bytes of a cache line.
pub(super) const LINE: usize = 64;

/// The numbers of each item, in their order.
pub type Data = Vec<Vec<BigInt>>;

impl Signature {
    /// The signature of an operation of a field; `None` if the field has none of this name.
    #[must_use]
    pub fn of_operation(field: &Field, name: &str) -> Option<Signature> {
        let bytes = field.bytes();
        match (field.program(name), field.routine(name)) {
            (Some(program), _) => Some(Signature::of_ports(program.program(), bytes)),
            (None, Some(routine)) => Some(Signature::of_routine(field, routine.program())),
            (None, None) => None,
        }
    }

    /// The signature of a program by itself, without a field.
    #[must_use]
    pub fn of_program(program: &Program) -> Signature {
        Signature::of_ports(program, 0)
    }

    /// A function over arrays of words of 64 bits, by the lengths of its parameters and results. Words are anything.
    #[must_use]
    pub fn of_words(name: &str, params: &[usize], results: &[usize]) -> Signature {
        let items = |names: &str, lengths: &[usize]| {
            let items = lengths.iter().enumerate();
            let item = |(i, &length): (usize, &usize)| Item {
                name: format!("{names}{i}"),
                passed: Passed::Array,
                ty: Ty::unsigned(64),
                bounds: vec![Interval::of_bits(64); length],
            };
            items.map(item).collect()
        };
        Signature {
            name: name.to_owned(),
            params: items("a", params),
            results: items("out", results),
        }
    }

    fn of_ports(program: &Program, bytes: usize) -> Signature {
        let item = |port: &Port| Item::of_port(program.word, bytes, port);
        Signature {
            name: program.name.clone(),
            params: program.params.iter().map(item).collect(),
            results: program.results.iter().map(item).collect(),
        }
    }

    fn of_routine(field: &Field, routine: &Routine) -> Signature {
        let item = |&var| {
            let variable = routine.variable(var);
            Item::of_sort(&field.repr, field.bytes(), &variable.name, &variable.sort)
        };
        Signature {
            name: routine.name.clone(),
            params: routine.params.iter().map(item).collect(),
            results: routine.results.iter().map(item).collect(),
        }
    }

    /// The result that may be passed back, and the parameter that it becomes: the first result whose every value is
    /// within the bounds of a parameter of the same type. `None` if there is none, as for a predicate.
    #[must_use]
    pub fn link(&self) -> Option<(usize, usize)> {
        let param = |result: &Item| self.params.iter().position(|param| result.serves(param));
        let mut links = self.results.iter().enumerate();
        links.find_map(|(i, result)| Some((i, param(result)?)))
    }

    /// Whether a call can wait for the one before: it has a [`Signature::link`], or writes a list in place.
    #[must_use]
    pub fn has_chain(&self) -> bool {
        self.link().is_some() || self.lists().next().is_some()
    }

    /// The parameters that are written in place.
    pub(super) fn lists(&self) -> impl Iterator<Item = usize> {
        let lists = self.params.iter().enumerate();
        let lists = lists.filter(|(_, item)| matches!(item.passed, Passed::List { .. }));
        lists.map(|(i, _)| i)
    }

    /// The items that a call writes: its results, then its lists.
    pub(super) fn outputs(&self) -> impl Iterator<Item = &Item> {
        let lists = self.lists().map(|i| &self.params[i]);
        self.results.iter().chain(lists)
    }

    /// The places of all items. A result that is passed back lies on top of the parameter that it becomes.
    #[must_use]
    pub fn layout(&self) -> Layout {
        let mut size = 0;
        let mut place = |item: &Item| {
            let at = size;
            size += item.size().next_multiple_of(LINE);
            at
        };
        let params: Vec<usize> = self.params.iter().map(&mut place).collect();
        let link = self.link();
        let results = self.results.iter().enumerate();
        let results = results
            .map(|(i, item)| match link {
                Some((result, param)) if result == i => params[param],
                _ => place(item),
            })
            .collect();
        Layout {
            params,
            results,
            size: size.max(LINE),
        }
    }
}

impl Item {
    /// A port of a program, as [`limbforge::interface`] says that it is passed.
    fn of_port(word: u8, bytes: usize, port: &Port) -> Item {
        let (passed, ty, bounds) = match shape_of(word, bytes, port) {
            Shape::Element { loose } => (
                Passed::Element { loose },
                Ty::unsigned(word),
                port.bounds.clone(),
            ),
            Shape::Bytes(n) => (
                Passed::Array,
                Ty::unsigned(8),
                byte_bounds(word, n, &port.bounds),
            ),
            Shape::Scalar(ty) => (Passed::Number, ty, port.bounds.clone()),
            Shape::Words(_, ty) => (Passed::Array, ty, port.bounds.clone()),
        };
        Item {
            name: port.name.clone(),
            passed,
            ty,
            bounds,
        }
    }

    /// A variable of a routine.
    fn of_sort(repr: &Repr, bytes: usize, name: &str, sort: &Sort) -> Item {
        let word = Ty::unsigned(repr.word);
        let (passed, ty, bounds) = match sort {
            Sort::Tight => (Passed::Element { loose: false }, word, repr.tight.clone()),
            Sort::Loose => (Passed::Element { loose: true }, word, repr.loose.clone()),
            Sort::Bytes(n) => (
                Passed::Array,
                Ty::unsigned(8),
                vec![Interval::of_bits(8); *n],
            ),
            Sort::Flag => (Passed::Number, word, vec![Interval::of_bits(1)]),
            Sort::Words(bounds) if bounds.len() == 1 => (
                Passed::Number,
                number(repr.word, Kind::Word, bounds),
                bounds.clone(),
            ),
            Sort::Words(bounds) => (
                Passed::Array,
                wide_number(repr.word, Kind::Word, bounds),
                bounds.clone(),
            ),
            Sort::Count => {
                let count = BigInt::from(COUNT);
                let only = Interval::new(count.clone(), count);
                (Passed::Count, Ty::unsigned(32), vec![only])
            }
            // As long as an encoded element.
            Sort::Exponent => (
                Passed::Exponent,
                Ty::unsigned(64),
                vec![Interval::of_bits(64); bytes.div_ceil(8)],
            ),
            Sort::Elements => (
                Passed::List { limbs: repr.limbs },
                word,
                vec![repr.tight.clone(); LENGTH].concat(),
            ),
        };
        Item {
            name: name.to_owned(),
            passed,
            ty,
            bounds,
        }
    }

    /// Whether each value of a result may be this parameter.
    fn serves(&self, param: &Item) -> bool {
        let same = matches!(
            (self.passed, param.passed),
            (Passed::Element { .. }, Passed::Element { .. })
                | (Passed::Array, Passed::Array)
                | (Passed::Number, Passed::Number)
        );
        let mut bounds = self.bounds.iter().zip(&param.bounds);
        same && self.ty == param.ty
            && self.bounds.len() == param.bounds.len()
            && bounds.all(|(have, want)| have.within(want))
    }

    /// Bytes of a number.
    pub(super) fn width(&self) -> usize {
        usize::from(self.ty.bits) / 8
    }

    /// Bytes in memory.
    pub(super) fn size(&self) -> usize {
        self.bounds.len() * self.width()
    }

    /// Whether it is passed by value.
    pub(super) fn by_value(&self) -> bool {
        matches!(self.passed, Passed::Number | Passed::Count)
    }

    /// Writes numbers as they lie in this machine's memory.
    pub(super) fn write(&self, numbers: &[BigInt], memory: &mut [u8]) {
        for (number, place) in numbers.iter().zip(memory.chunks_mut(self.width())) {
            let wrapped = limbforge::ir::interval::power_of_two(u32::from(self.ty.bits));
            let number = ((number % &wrapped) + &wrapped) % &wrapped;
            let mut bytes = number.to_bytes_le().1;
            bytes.resize(place.len(), 0);
            if cfg!(target_endian = "big") {
                bytes.reverse();
            }
            place.copy_from_slice(&bytes);
        }
    }

    /// Reads the numbers back.
    pub(super) fn read(&self, memory: &[u8]) -> Vec<BigInt> {
        let places = memory[..self.size()].chunks(self.width());
        let numbers = places.map(|place| {
            let mut bytes = place.to_vec();
            if cfg!(target_endian = "big") {
                bytes.reverse();
            }
            if self.ty.signed {
                BigInt::from_signed_bytes_le(&bytes)
            } else {
                BigInt::from_bytes_le(num_bigint::Sign::Plus, &bytes)
            }
        });
        numbers.collect()
    }
}

/// The bounds of bytes of words within bounds: a word below 2^k has free bytes up to its top one. If the greatest word
/// is not all ones, bytes stay below the next lower power of two.
fn byte_bounds(word: u8, count: usize, words: &[Interval]) -> Vec<Interval> {
    let per_word = usize::from(word / 8);
    let bound = |i: usize| {
        let bits = (&words[i / per_word].hi + 1u32).bits() - 1;
        let below = 8 * (i % per_word) as u64;
        Interval::of_bits(bits.saturating_sub(below).min(8) as u32)
    };
    (0..count).map(bound).collect()
}

#[cfg(test)]
mod tests;
