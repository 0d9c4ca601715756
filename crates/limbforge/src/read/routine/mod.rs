//! Routines from their bytes: calls of functions that are proved from theirs, in the order of the library's routine.
//!
//! ```text
//! bytes ──► trace of calls, with words ──► follow: the library's routine makes the same calls
//!                                            │ operations without a call: the words satisfy the statement (proof)
//! ```
//!
//! A routine is executed for all inputs at once (`machine`). The results of a call are new words, of which nothing is
//! known but that they are the callee's results. Counters of loops are constants, or public numbers: counts and lengths
//! that are parameters. A loop of a public number of turns is executed once, in a state that holds before every turn
//! (`turns`); where a jump depends on such a number, both ways are paths of their own. A jump may also depend on a
//! bit of a public exponent, and on nothing else. On each path `follow` then walks through the library's routine.
//! Each of its calls is the next call of the code, of a function that is proved to be that operation, with the same
//! words as arguments; or the compiler put the operation's instructions in its place, and the words that the code
//! uses afterwards are proved to satisfy the operation's statement. Of several operations in a row in place,
//! `discover` guesses the words between by samples, and they are proved in the same way. In the end the words of the
//! results have to be those of the library's variables.
//!
//! A loop of a constant number of turns is executed and followed turn by turn: the library's index of a turn is a
//! constant there, and a callee may get it as its count.
//!
//! Of an operation in place, it is proved that the words that are used of its results, with some words for the others,
//! satisfy its statement: for all words of its arguments within their bounds, or for those that it has if they are
//! constants or the same as an earlier argument's (`read/special`). Nothing is said of a result that is not used.
//!
//! So what is said of a routine that is proved: its results are composed as in the library's routine of values that
//! satisfy the statements of the operations. What follows from that, an exponent or only bounds, is what the check of
//! routines proves of the library's.
//!
//! It leans on this:
//!
//! - the proofs of the callees: those of [`Routines::enter`], under the arrangement that is given there, and those of
//!   earlier routines. They say that a callee returns, writes only its results and what is below the stack pointer at
//!   the call, and gives back the registers of the convention;
//! - of the other registers a callee leaves alone those that no instruction of it names as a result, nor of what it
//!   calls. The compiler leans on that too (gcc's `-fipa-ra`); here it is read from the callee's bytes;
//! - that a call reaches the function that its relocation or distance names. A linker that puts another function of the
//!   same name in its place, or a loader (`LD_PRELOAD` with a shared library), changes the program: weak functions are
//!   refused, and functions with a name that is there twice;
//! - what the caller of a routine in C owes: results overlap no other result. They may overlap parameters: then nothing
//!   of a parameter is read after the first write to a result, and callees are proved for that too. In Rust they
//!   overlap no parameter;
//! - of lists: that no two of them overlap, that they have fewer than 2^54 elements, and that in C a second list is as
//!   long as the first; in Rust the function panics if it is shorter, and then gives nothing back;
//! - of an operation in place, that its statement for constants and equal arguments is the one for all with these in
//!   place of names (`read/special`); and where the statement does not decide the results (chunks of divsteps), that
//!   the library's own words, with the arguments put in by the identities of words, are what they are to be;
//! - that there is enough stack: 32 KiB for each function of a chain of calls, as for functions alone;
//! - the meanings of instructions, the reader of files, the check, and the check of routines.

mod calls;
mod circles;
mod discover;
mod ends;
mod follow;
mod inlined;
mod invariant;
mod machine;
mod memory;
mod operands;
mod public;
mod repeat;
mod sampled;
mod signature;
mod state;
#[cfg(test)]
mod tests;
mod turns;

use std::{
    collections::{BTreeSet, HashMap},
    fmt,
};

use super::{
    Arrangement, Prover, ReadError,
    meanings::{Action, Meanings, Operand, Step},
    word::Words,
    x86::{Beginning, Code, Control, Place, X86, control},
};
use crate::{
    check::Checked,
    field::Field,
    ir::Program,
    routine::{Routine, Statement, Times},
};
use follow::Follow;
use inlined::Inlined;
use signature::{Function, Lists, Signature};
use state::Item;
use turns::Loop;

/// A function that is proved.
struct Callee {
    /// The operations that it is proved to be: linkers and compilers keep one of several functions with the same code.
    operations: Vec<String>,
    signature: Signature,
    arrangement: Arrangement,
    /// Registers and flags that may not hold afterwards what they held before.
    changed: BTreeSet<Place>,
}

/// How many calls, operations in place and turns of loops a proved routine has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Composed {
    /// Calls of proved functions. Of a loop whose number of turns is not fixed, those of one turn.
    pub calls: usize,
    /// Operations of which the compiler put the instructions in place of a call.
    pub inlined: usize,
    /// Jumps back, each decided by constants.
    pub turns: usize,
    /// Loops whose number of turns is a parameter.
    pub loops: usize,
}

impl fmt::Display for Composed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = [
            (self.calls, "call", "calls"),
            (self.turns, "turn of a loop", "turns of loops"),
            (
                self.loops,
                "loop of any number of turns",
                "loops of any number of turns",
            ),
            (self.inlined, "operation in place", "operations in place"),
        ];
        for (k, (count, one, many)) in counts.into_iter().enumerate() {
            if k >= 2 && count == 0 {
                continue;
            }
            let comma = if k == 0 { "" } else { ", " };
            let what = if count == 1 { one } else { many };
            write!(f, "{comma}{count} {what}")?;
        }
        Ok(())
    }
}

/// A prover of an operation's instructions.
type Provers<'a> = dyn Fn(&'a Checked<Program>) -> Result<Prover<'a, X86>, String> + 'a;

/// The proved functions of a file, and proofs of its routines.
pub struct Routines<'a> {
    field: &'a Field,
    callees: HashMap<Beginning, Callee>,
    inlined: Inlined<'a>,
}

impl<'a> Routines<'a> {
    /// Without any function. `prover` gives provers of the field's operations.
    pub fn new(
        field: &'a Field,
        prover: impl Fn(&'a Checked<Program>) -> Result<Prover<'a, X86>, String> + 'a,
    ) -> Routines<'a> {
        Routines {
            field,
            callees: HashMap::new(),
            inlined: Inlined::new(field, Box::new(prover)),
        }
    }

    /// Enters a function that [`Prover::prove`] has proved to be an operation of the field under this arrangement.
    pub fn enter(&mut self, operation: &Program, code: &Code, arrangement: &Arrangement) {
        let Ok(steps) = X86::SystemV.steps(code) else {
            return;
        };
        self.insert(
            code.beginning(),
            Callee {
                operations: vec![operation.name.clone()],
                signature: Signature::of(self.field.into(), operation),
                arrangement: arrangement.clone(),
                changed: changed(code, &steps),
            },
        );
    }

    /// Enters a function, under a further name if it is there already and is called in the same way.
    fn insert(&mut self, at: Beginning, callee: Callee) {
        match self.callees.get_mut(&at) {
            Some(known)
                if known.signature == callee.signature
                    && known.arrangement == callee.arrangement =>
            {
                known.operations.extend(callee.operations);
                known.changed.extend(callee.changed);
            }
            _ => {
                self.callees.insert(at, callee);
            }
        }
    }

    /// The arrangements that a routine may have in Rust; none if its parameters are not followed.
    pub fn arrangements_of_rust(&self, name: &str) -> Vec<Arrangement> {
        let routine = self.field.routine(name);
        let function = routine.and_then(|r| Function::of(self.field, r.program(), Lists::OfRust));
        function.map_or(Vec::new(), |function| {
            Arrangement::of_rust(function.interface, &function.program)
        })
    }

    /// An arrangement of a routine in words.
    pub fn describe(&self, name: &str, arrangement: &Arrangement) -> Option<String> {
        let routine = self.field.routine(name)?;
        let function = Function::of(self.field, routine.program(), Lists::of(arrangement))?;
        Some(arrangement.describe(&X86::SystemV, function.interface, &function.program))
    }

    /// Proves that a function makes the calls of the field's routine of this name, and enters it among those that may
    /// be called.
    ///
    /// # Errors
    /// [`ReadError`] with the first thing that is wrong.
    pub fn prove(
        &mut self,
        name: &str,
        code: &Code,
        arrangement: &Arrangement,
    ) -> Result<Composed, ReadError> {
        let unlawful = |what: String| ReadError::Unlawful {
            program: name.to_owned(),
            what,
        };
        let field = self.field;
        let routine = field.routine(name).map(Checked::program);
        let routine = routine.ok_or_else(|| unlawful("is no routine of the field".to_owned()))?;
        let function = Function::of(field, routine, Lists::of(arrangement));
        let function =
            function.ok_or_else(|| unlawful("has bytes of several lengths".to_owned()))?;
        if field.repr.word != 64 {
            return Err(ReadError::Word {
                word: field.repr.word,
            });
        }
        arrangement.can_return(&X86::SystemV, &function.program)?;
        if !arrangement.words.is_empty() {
            return Err(unlawful("takes words of a list".to_owned()));
        }
        let steps = X86::SystemV.steps(code);
        let steps = steps.map_err(|reason| ReadError::Unreadable {
            program: name.to_owned(),
            reason,
        })?;
        let loops = loops(routine, &function.signature);
        let mut words = Words::default();
        let machine = machine::begin(
            (code, &steps),
            &self.callees,
            (&function.signature, arrangement),
            &mut words,
        );
        let trace = machine.and_then(|machine| turns::trace(machine, &loops));
        let trace = trace.map_err(unlawful)?;
        let mut composed = Composed::default();
        for path in &trace.paths {
            let inlined = &mut self.inlined;
            let follow = Follow::new(
                field,
                inlined,
                &mut words,
                (&trace, path),
                (&loops, &function),
            );
            let inlined = follow.run(routine).map_err(unlawful)?;
            composed.inlined = composed.inlined.max(inlined);
            composed.turns = composed.turns.max(path.turns);
            let count = |is: fn(&Item) -> bool| path.items.iter().filter(|item| is(item)).count();
            let calls = count(|item| matches!(item, Item::Call(_)));
            composed.calls = composed.calls.max(calls);
            let loops = count(|item| matches!(item, Item::Turns(_)));
            composed.loops = composed.loops.max(loops);
        }
        self.insert(
            code.beginning(),
            Callee {
                operations: vec![name.to_owned()],
                signature: function.signature,
                arrangement: arrangement.clone(),
                changed: trace.changed,
            },
        );
        Ok(composed)
    }
}

/// The loops of a routine whose number of turns is not fixed, in order.
fn loops<'a>(routine: &'a Routine, signature: &Signature) -> Vec<Loop<'a>> {
    let repeats = routine.body.iter().filter_map(|statement| match statement {
        Statement::Repeat(repeat) => Some(repeat),
        _ => None,
    });
    let counted = repeats.filter_map(|repeat| {
        let (Times::Count(of) | Times::Each(of) | Times::Bits(of)) = repeat.times else {
            return None;
        };
        let place = routine.params.iter().position(|var| *var == of)?;
        let param = signature.places[place];
        let param = signature.lengths.get(&param).copied().unwrap_or(param);
        Some(Loop { repeat, param })
    });
    counted.collect()
}

/// Registers and flags that instructions may change, without those that a function gives back.
fn changed(code: &Code, steps: &[Step<X86>]) -> BTreeSet<Place> {
    // Calls may change flags in any case.
    let mut all = BTreeSet::from([Place::Carry, Place::Zero, Place::Sign, Place::Overflow]);
    let convention = X86::SystemV.convention();
    let mut enter = |place: Place| {
        if let Place::Lane(n, _) = place {
            all.extend([Place::Lane(n, 0), Place::Lane(n, 1)]);
        }
        if place != convention.stack && !convention.kept.contains(&place) {
            all.insert(place);
        }
    };
    for step in steps {
        match &step.action {
            Action::Compute { results, lost, .. } => {
                let named = results.iter().filter_map(|result| match result {
                    Operand::Place(place) => Some(*place),
                    _ => None,
                });
                named.chain(lost.iter().copied()).for_each(&mut enter);
            }
            Action::Move {
                to: Operand::Place(to),
                ..
            }
            | Action::Address { to, .. }
            | Action::Sum { to, .. }
            | Action::Part { to, .. } => enter(*to),
            // Nothing else is executed of these: what a call changes is entered when it is made.
            Action::Other => match control(code, &step.instruction) {
                Some(Control::Function { to, .. } | Control::Constant { to }) => enter(to),
                Some(Control::Call { .. }) | None => {}
            },
            Action::Move { .. } | Action::Align { .. } | Action::Jump { .. } | Action::Return => {}
        }
    }
    all
}
