//! How a function gets its parameters and gives its results: what is not in the code, and part of what is proved.
//!
//! The C that Limbforge prints writes every result through an address. Rust's own convention is not specified. What its
//! compiler does today is one of the arrangements that [`Arrangement::of_rust`] lists; the one under which code is
//! proved is a part of the statement, and what its callers do is not proved.

use std::collections::{BTreeMap, BTreeSet};

use super::{Meanings, ReadError};
use crate::{
    interface::{Interface, Layout, layout},
    ir::{Port, Program, Value},
};

/// The most words that LLVM passes in place of a list's address.
const FEW: usize = 3;

/// The passing of results and parameters. Parameters follow results in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// The passing of results.
    pub results: Returned,
    /// Lists among the parameters of which these words are passed, each as a number. Of other parameters, arrays are
    /// passed by address and numbers by value.
    pub words: BTreeMap<usize, Vec<usize>>,
}

/// The passing of results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Returned {
    /// Each result has its address, before the parameters. Parameters may lie in the same memory.
    Addresses,
    /// All results lie in one area, whose address is the first argument. The area overlaps no parameter.
    Area {
        /// The k-th result begins at the k-th offset.
        offsets: Vec<usize>,
        /// Whether the address is given back: where the compiler knows all callers, it need not be.
        given_back: bool,
    },
    /// Each result is a number and is given back in a register.
    Registers,
}

impl From<Returned> for Arrangement {
    fn from(results: Returned) -> Arrangement {
        Arrangement {
            results,
            words: BTreeMap::new(),
        }
    }
}

/// Where results can be in Rust: at most two numbers in registers, else all in one area.
fn of_results(interface: Interface, program: &Program) -> Vec<Returned> {
    let results = &program.results;
    let is_number = |port: &Port| matches!(layout(interface, port), Layout::Number(_));
    if results.len() <= 2 && results.iter().all(is_number) {
        return vec![Returned::Registers];
    }
    let mut all: Vec<Returned> = Vec::new();
    let sizes: Vec<(usize, usize)> = results.iter().map(|port| size(interface, port)).collect();
    for order in orders(&sizes) {
        let (mut offsets, mut end) = (vec![0; results.len()], 0_usize);
        for k in order {
            let (size, align) = sizes[k];
            offsets[k] = end.next_multiple_of(align);
            end = offsets[k] + size;
        }
        let area = |given_back| Returned::Area {
            offsets: offsets.clone(),
            given_back,
        };
        if !all.contains(&area(true)) {
            all.extend([area(true), area(false)]);
        }
    }
    // The first one has the more likely reason for a refusal.
    all.sort_by_key(|area| {
        matches!(
            area,
            Returned::Area {
                given_back: false,
                ..
            }
        )
    });
    all
}

/// The lists of which LLVM may pass words in place of the address, with the words: those that the instructions read.
fn few_words(interface: Interface, program: &Program) -> BTreeMap<usize, Vec<usize>> {
    let operands = program.instructions().flat_map(|inst| &inst.args);
    let results = program.results.iter().flat_map(|port| &port.values);
    let read: BTreeSet<Value> = operands.chain(results).copied().collect();
    let params = program.params.iter().enumerate();
    let lists = params.filter(|(_, port)| layout(interface, port) == Layout::Words);
    let words = lists.map(|(k, port)| {
        let values = port.values.iter().enumerate();
        let words = values.filter(|(_, v)| read.contains(v));
        (k, words.map(|(word, _)| word).collect())
    });
    words
        .filter(|(_, words): &(usize, Vec<usize>)| (1..=FEW).contains(&words.len()))
        .collect()
}

impl Arrangement {
    /// The arrangements that Rust's compiler may choose for functions whose parameters are references and numbers, and
    /// whose result is a value or a tuple: fields of a tuple can be in any order. Of a function that only its own
    /// module calls, LLVM may pass the few words that it reads of a list.
    pub fn of_rust(interface: Interface, program: &Program) -> Vec<Arrangement> {
        let results = of_results(interface, program).into_iter();
        let mut all: Vec<Arrangement> = results.map(Arrangement::from).collect();
        let words = few_words(interface, program);
        if program.internal && !words.is_empty() {
            let mut more = all.clone();
            more.iter_mut().for_each(|one| one.words.clone_from(&words));
            all.extend(more);
        }
        all
    }

    /// How many arguments a parameter takes.
    pub(super) fn count(&self, param: usize) -> usize {
        self.words.get(&param).map_or(1, Vec::len)
    }

    /// How many arguments the results take.
    pub(super) fn addresses(&self, program: &Program) -> usize {
        match self.results {
            Returned::Addresses => program.results.len(),
            Returned::Area { .. } => 1,
            Returned::Registers => 0,
        }
    }

    /// Whether results overlap no parameter, so that parameters may be read after the first write.
    pub(super) fn is_apart(&self) -> bool {
        self.results != Returned::Addresses
    }

    /// The result that has these bytes of the area, and the offset in it.
    pub(super) fn result_at(
        &self,
        interface: Interface,
        program: &Program,
        at: i64,
        bytes: usize,
    ) -> Option<(usize, i64)> {
        let Returned::Area { offsets, .. } = &self.results else {
            return None;
        };
        let from = usize::try_from(at).ok()?;
        let end = from.checked_add(bytes)?;
        let found = (0..program.results.len()).find(|&k| {
            let size = size(interface, &program.results[k]).0;
            offsets[k] <= from && end <= offsets[k] + size
        })?;
        Some((found, (from - offsets[found]) as i64))
    }

    /// Whether a processor's functions can give results back so.
    ///
    /// # Errors
    /// [`ReadError::Ports`].
    pub(super) fn can_return(
        &self,
        meanings: &impl Meanings,
        program: &Program,
    ) -> Result<(), ReadError> {
        let needed = match self.results {
            Returned::Addresses => 0,
            Returned::Area { .. } => 1,
            Returned::Registers => program.results.len(),
        };
        if meanings.returned().len() >= needed {
            return Ok(());
        }
        Err(ReadError::Ports {
            program: program.name.clone(),
            what: "results in more registers than are known for them".to_owned(),
        })
    }

    /// The registers of results and parameters in words, as a part of the statement: `x` at an address in a register
    /// `[x]`, or its value in a register.
    pub fn describe<M: Meanings>(
        &self,
        meanings: &M,
        interface: Interface,
        program: &Program,
    ) -> String {
        let convention = meanings.convention();
        let mut registers = convention.arguments.into_iter();
        let mut at = convention.on_stack.unwrap_or_default();
        let mut next = |what: String| {
            let Some(place) = registers.next() else {
                at += 8;
                return format!("[{} + {}] = {what}", convention.stack, at - 8);
            };
            format!("{place} = {what}")
        };
        let mut parts = Vec::new();
        match &self.results {
            Returned::Addresses => {
                parts.extend(program.results.iter().map(|p| next(format!("&{}", p.name))));
            }
            Returned::Area { offsets, .. } => {
                let mut fields: Vec<_> = offsets.iter().zip(&program.results).collect();
                fields.sort_unstable_by_key(|(offset, _)| **offset);
                let fields = fields.iter().map(|(offset, port)| match offset {
                    0 => port.name.clone(),
                    _ => format!("{} at byte {offset}", port.name),
                });
                parts.push(next(format!(
                    "&({})",
                    fields.collect::<Vec<_>>().join(", ")
                )));
            }
            Returned::Registers => {}
        }
        for (k, port) in program.params.iter().enumerate() {
            if let Some(words) = self.words.get(&k) {
                let names = words.iter().map(|word| format!("{}[{word}]", port.name));
                parts.extend(names.map(&mut next));
                continue;
            }
            let by_value = matches!(layout(interface, port), Layout::Number(_));
            parts.push(next(format!(
                "{}{}",
                if by_value { "" } else { "&" },
                port.name
            )));
        }
        let given = parts.join(", ");
        let back = match self.results {
            Returned::Addresses
            | Returned::Area {
                given_back: false, ..
            } => return given,
            Returned::Registers if program.results.is_empty() => return given,
            Returned::Area { .. } => "the first".to_owned(),
            Returned::Registers => {
                let names = program.results.iter().map(|port| port.name.as_str());
                names.collect::<Vec<_>>().join(", ")
            }
        };
        let returned = meanings
            .returned()
            .into_iter()
            .map(|place| place.to_string());
        let count = match self.results {
            Returned::Registers => program.results.len(),
            _ => 1,
        };
        let places = returned.take(count).collect::<Vec<_>>().join(", ");
        format!("{given}; gives back {places} = {back}")
    }
}

/// Bytes and alignment of a result as a Rust value.
fn size(interface: Interface, port: &Port) -> (usize, usize) {
    match layout(interface, port) {
        Layout::Words => (8 * port.values.len(), 8),
        Layout::Bytes(n) => (n, 1),
        Layout::Number(n) => (n, n),
    }
}

/// All orders of values of these sizes and alignments. Of more than three only the given one and rustc's: the larger
/// the power of two that divides the size, the earlier, so that an array of 8 words comes before a word.
fn orders(sizes: &[(usize, usize)]) -> Vec<Vec<usize>> {
    match sizes.len() {
        2 => vec![vec![0, 1], vec![1, 0]],
        3 => vec![
            vec![0, 1, 2],
            vec![0, 2, 1],
            vec![1, 0, 2],
            vec![1, 2, 0],
            vec![2, 0, 1],
            vec![2, 1, 0],
        ],
        count => {
            let given: Vec<usize> = (0..count).collect();
            let mut grouped = given.clone();
            // rustc_abi, `univariant_biased`: a stable sort by the alignment that the size would have.
            let group = |k: &usize| sizes[*k].0.max(sizes[*k].1).trailing_zeros();
            grouped.sort_by_key(|k| std::cmp::Reverse(group(k)));
            vec![given, grouped]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::orders;

    /// Arrays whose size has a greater power of two come first, as rustc 1.95 has it for a chunk of eight limbs; those
    /// of nine do not.
    #[test]
    fn long_tuples_have_two_orders() {
        let sizes = |array| [(8, 8), (8, 8), (array, 8), (8, 8), (32, 1)];
        let given = vec![0, 1, 2, 3, 4];
        assert_eq!(orders(&sizes(64)), [given.clone(), vec![2, 4, 0, 1, 3]]);
        assert_eq!(orders(&sizes(72)), [given, vec![4, 0, 1, 2, 3]]);
    }
}
