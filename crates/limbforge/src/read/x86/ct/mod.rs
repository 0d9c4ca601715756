//! Constant time of compiled code: an abstract run of each function of an object.
//!
//! A function passes if on every path, for all inputs,
//! - each instruction is on the list of `opcodes`: its time does not depend on its operands,
//! - the condition of each jump, each address, each operand of a division and each length of a repeated copy follows
//!   from constants, counters and public arguments alone,
//! - each call is of a function of the same object that passes, with public values for what has to be public there, or
//!   of one that copies or fills memory, with a public length.
//!
//! Public are constants, the stack pointer, read-only data at public places, and what is computed from public values
//! alone. An argument is public if it is used as an address, as addresses are, or if the caller of [`examine`] says
//! so. Whatever else is loaded from memory may be a secret.
//!
//! Assumed: functions give back the registers that the convention says; where the distance of a store from an argument
//! is not known, the argument is the beginning of what is written; stores through arguments do not reach the function's
//! own frame.

mod flow;
pub mod opcodes;
mod state;
mod step;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::{Code, functions, named::Target};
use flow::{Flow, SCRATCH};
use iced_x86::Register;
use state::Extent;

/// Registers that hold arguments.
pub const ARGUMENTS: usize = 6;

/// Arguments that are public: by function, the numbers of some, the first being 0.
pub type Public = BTreeMap<String, BTreeSet<usize>>;

/// Functions elsewhere whose time depends on the number of bytes alone, with the numbers of the arguments that have to
/// be public.
const OF_LENGTH: [(&str, &[usize]); 3] = [
    ("memcpy", &[0, 1, 2]),
    ("memmove", &[0, 1, 2]),
    ("memset", &[0, 2]),
];

/// The verdict on a function.
#[derive(Clone, Debug, Default)]
pub struct Verdict {
    /// Its name.
    pub name: String,
    /// Reasons against constant time; none if it passes.
    pub objections: Vec<String>,
    /// Arguments that are addresses, the first being 0.
    pub addresses: BTreeSet<usize>,
    /// Instructions that can be reached, its own.
    pub instructions: usize,
}

/// Knowledge of a function for its callers.
#[derive(Clone, Debug, Default)]
struct Summary {
    objections: BTreeSet<String>,
    addresses: BTreeSet<usize>,
    /// Arguments that have to be public, with the first instruction that needs them.
    needed: BTreeMap<usize, String>,
    /// Distances from arguments to which it may write.
    written: BTreeMap<usize, Extent>,
    /// Registers that it writes to, of those that the convention lets it change.
    clobbered: BTreeSet<Register>,
    instructions: usize,
}

impl Summary {
    /// Of a function of which nothing is known.
    fn unknown(objection: String) -> Summary {
        Summary {
            objections: [objection].into(),
            written: (0..ARGUMENTS).map(|n| (n, None)).collect(),
            clobbered: SCRATCH.into(),
            ..Summary::default()
        }
    }
}

/// Functions of a file, and what is known of them.
struct Examination {
    functions: BTreeMap<String, Code>,
    names: HashMap<((usize, object::SectionIndex), u64), String>,
    /// `None` while the function is being looked at.
    summaries: BTreeMap<String, Option<Summary>>,
}

/// A verdict on each function of an object that other files can call.
///
/// # Errors
/// The reason in words if the file is not understood, has no such function, or not the function of a public argument.
pub fn examine(file: &[u8], public: &Public) -> Result<Vec<Verdict>, String> {
    let functions = functions(file)?;
    if let Some(name) = public.keys().find(|name| !functions.contains_key(*name)) {
        return Err(format!("it has no function `{name}`"));
    }
    let exported = functions.iter().filter(|(_, code)| code.exported);
    let exported: Vec<String> = exported.map(|(name, _)| name.clone()).collect();
    if exported.is_empty() {
        return Err("it has no exported function".to_owned());
    }
    let names = functions.iter();
    let names = names.map(|(name, code)| (code.beginning(), name.clone()));
    let mut examination = Examination {
        names: names.collect(),
        functions,
        summaries: BTreeMap::new(),
    };
    let verdicts = exported.into_iter().map(|name| {
        let summary = examination.summary(&name);
        let given = public.get(&name);
        let mut objections: Vec<String> = summary.objections.into_iter().collect();
        for (argument, text) in &summary.needed {
            let is_public = summary.addresses.contains(argument)
                || given.is_some_and(|given| given.contains(argument));
            if !is_public {
                objections.push(format!("argument {argument} decides: {text}"));
            }
        }
        Verdict {
            name,
            objections,
            addresses: summary.addresses,
            instructions: summary.instructions,
        }
    });
    Ok(verdicts.collect())
}

impl Examination {
    /// Knowledge of a function, which is looked at once.
    fn summary(&mut self, name: &str) -> Summary {
        match self.summaries.get(name) {
            Some(Some(known)) => return known.clone(),
            Some(None) => {
                return Summary::unknown(format!("`{name}` calls itself"));
            }
            None => {}
        }
        self.summaries.insert(name.to_owned(), None);
        let code = self.functions[name].clone();
        let summary = Flow::run(self, &code);
        self.summaries
            .insert(name.to_owned(), Some(summary.clone()));
        summary
    }

    /// The needs of a call.
    fn callee(&mut self, target: Option<Target>) -> Summary {
        match target {
            Some(Target::There(section, at)) => match self.names.get(&(section, at)).cloned() {
                Some(name) => {
                    let mut summary = self.summary(&name);
                    if !summary.objections.is_empty() {
                        summary.objections = [format!("a call of `{name}`, which fails")].into();
                    }
                    summary
                }
                None => Summary::unknown("a call of something that is no function".to_owned()),
            },
            Some(Target::Elsewhere(name)) => match OF_LENGTH.iter().find(|(own, _)| *own == name) {
                Some((_, needed)) => Summary {
                    needed: needed.iter().map(|at| (*at, name.clone())).collect(),
                    written: [(0, None)].into(),
                    clobbered: SCRATCH.into(),
                    ..Summary::default()
                },
                None => Summary::unknown(format!("a call of `{name}`, which is elsewhere")),
            },
            Some(Target::Here(_)) | None => {
                Summary::unknown("a call that cannot be followed".to_owned())
            }
        }
    }
}
