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
//! A function also has to return to its caller and to give back the registers that the convention says: the place to
//! return to and these registers are followed through the frame. The functions that are looked at on their own are
//! those that other code can call by a name or a pointer, and those that no other function calls.
//!
//! Assumed: the program keeps to its arrays. So reads of read-only data stay in it, stores through arguments do not
//! reach the function's own frame, and where the distance of a store from an argument or in the frame is not known, it
//! reaches neither what is below the argument nor what was saved on entry; nor do the function's other stores above
//! that argument reach this. The direction flag is 0, and signal handlers leave alone what the convention says. Code is
//! entered where functions begin, and nobody computes the address of one. No multiple of an address is one, and sizes
//! of arrays are not negative.

mod counted;
mod extent;
mod flow;
mod listing;
pub mod opcodes;
mod range;
mod state;
mod step;
mod stores;
mod value;
mod visited;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use super::{Code, functions, named::Target};
use extent::Extent;
use flow::{Flow, SCRATCH};
use iced_x86::Register;

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

/// The number of their argument that is the length.
const LENGTH: usize = 2;

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
    /// Distances from the stack pointer on entry, above the place to return to, to which it may write.
    above: Option<(i64, i64)>,
    /// Registers that it writes to, of those that the convention lets it change.
    clobbered: BTreeSet<Register>,
    instructions: usize,
}

impl Summary {
    /// Of a function of which nothing is known.
    fn unknown(objection: String) -> Summary {
        Summary {
            objections: [objection].into(),
            written: (0..ARGUMENTS).map(|n| (n, Extent::UNKNOWN)).collect(),
            clobbered: SCRATCH.into(),
            ..Summary::default()
        }
    }

    /// The verdict on a function of this name, if these of its arguments are public.
    fn verdict(self, name: String, public: Option<&BTreeSet<usize>>) -> Verdict {
        let mut objections: Vec<String> = self.objections.into_iter().collect();
        for (argument, text) in &self.needed {
            let is_public = self.addresses.contains(argument)
                || public.is_some_and(|public| public.contains(argument));
            if !is_public {
                objections.push(format!("argument {argument} decides: {text}"));
            }
        }
        Verdict {
            name,
            objections,
            addresses: self.addresses,
            instructions: self.instructions,
        }
    }
}

/// Functions of a file, and what is known of them.
struct Examination {
    functions: BTreeMap<String, Code>,
    names: HashMap<Place, String>,
    /// `None` while the function is being looked at.
    summaries: BTreeMap<String, Option<Summary>>,
    /// Places that code takes the addresses of.
    named: HashSet<Place>,
    /// Functions that call each other and are being looked at.
    depth: usize,
}

/// A place in a section of a file of an archive.
type Place = ((usize, object::SectionIndex), u64);

/// Functions within functions that are followed.
const DEPTH: usize = 1 << 7;

/// A verdict on each function of an object that other code may call.
///
/// # Errors
/// The reason in words if the file is not understood, has no such function, or not the function of a public argument.
pub fn examine(file: &[u8], public: &Public) -> Result<Vec<Verdict>, String> {
    let functions = functions(file)?;
    if let Some(name) = public.keys().find(|name| !functions.contains_key(*name)) {
        return Err(format!("it has no function `{name}`"));
    }
    if !functions.values().any(|code| code.exported) {
        return Err("it has no exported function".to_owned());
    }
    let names = functions.iter();
    let names = names.map(|(name, code)| (code.beginning(), name.clone()));
    let mut examination = Examination {
        names: names.collect(),
        functions,
        summaries: BTreeMap::new(),
        named: HashSet::new(),
        depth: 0,
    };
    let functions = examination.functions.iter();
    let exported = functions.filter(|(_, code)| code.exported);
    let mut own: BTreeSet<String> = exported.map(|(name, _)| name.clone()).collect();
    for name in &own {
        examination.summary(name);
    }
    // What nobody calls may be called by a pointer. Of several names of a place one is enough.
    let all: BTreeSet<String> = examination.names.values().cloned().collect();
    for name in all {
        if !examination.summaries.contains_key(&name) {
            examination.summary(&name);
            own.insert(name);
        }
    }
    let named = examination.named.iter();
    own.extend(named.filter_map(|place| examination.names.get(place).cloned()));
    let verdicts = own.into_iter().map(|name| {
        let given = public.get(&name);
        let summary = examination.summary(&name);
        summary.verdict(name, given)
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
        if self.depth == DEPTH {
            return Summary::unknown(format!("`{name}` is called within {DEPTH} functions"));
        }
        self.depth += 1;
        self.summaries.insert(name.to_owned(), None);
        let code = self.functions[name].clone();
        let summary = Flow::run(self, &code);
        self.depth -= 1;
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
                    addresses: needed.iter().copied().filter(|at| *at != LENGTH).collect(),
                    written: [(0, Extent::UNKNOWN)].into(),
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
