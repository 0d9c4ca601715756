//! Proofs of machine code: symbolic execution, lifting, check.

use num_traits::One;

use super::{
    Arrangement, ReadError, Returned,
    canonical::canonical,
    hint::Hints,
    lift::{Lifted, lift},
    machine::{Frame, results},
    matching::{matched, swept},
    meanings::Meanings,
    special::{self, Given},
    word::{Node, Words},
};
use crate::{
    check::{Budget, Checked, Refusal, check_integers_within, check_within},
    interface::{Interface, holds},
    ir::{Port, Program, Ty},
};

/// Bits of a register.
const WORD: u8 = 64;

/// Writes the words of results. Of a word that is missing, there is only said that there is one: the program's own.
type Write<'a> = dyn Fn(&mut Words) -> Result<Vec<Vec<Option<Node>>>, ReadError> + 'a;

/// Proves machine code of one program, from wherever it comes.
///
/// The program says what has to be computed. The hints give claims for the check to prove, and decide nothing else.
pub struct Prover<'a, M> {
    meanings: M,
    interface: Interface,
    arrangement: Arrangement,
    checked: &'a Checked<Program>,
    /// The program with its statement for some parameters only, if it is for these.
    special: Option<Program>,
    hints: Vec<Hints>,
    /// Hints from this index on are also translated to other expressions.
    translated: usize,
}

impl<'a, M: Meanings> Prover<'a, M> {
    /// For code of `checked`, with hints for each way in which it may have been written.
    ///
    /// # Errors
    /// [`ReadError::Word`] and [`ReadError::Ports`] if no code can have this program's ports.
    ///
    /// # Panics
    /// If there are no hints: without the words of the parameters nothing can be read.
    pub fn new(
        meanings: M,
        interface: Interface,
        checked: &'a Checked<Program>,
        hints: Vec<Hints>,
    ) -> Result<Prover<'a, M>, ReadError> {
        assert!(!hints.is_empty(), "hints for one way at least");
        can_pass(&meanings, interface, checked.program())?;
        Ok(Prover {
            translated: hints.len(),
            meanings,
            interface,
            arrangement: Returned::Addresses.into(),
            checked,
            special: None,
            hints,
        })
    }

    /// The same also for code that a compiler made, whose expressions are not those of the hints from this index on:
    /// claims are guessed by samples, which takes many checks where there is no proof.
    #[must_use]
    pub fn of_compiled_code(self, from: usize) -> Prover<'a, M> {
        Prover {
            translated: from,
            ..self
        }
    }

    /// The same for code that gets its parameters and gives its results in another way.
    ///
    /// # Errors
    /// [`ReadError::Ports`] if that is not known of the processor.
    pub fn arranged(self, arrangement: Arrangement) -> Result<Prover<'a, M>, ReadError> {
        arrangement.can_return(&self.meanings, self.checked.program())?;
        Ok(Prover {
            arrangement,
            ..self
        })
    }

    /// The library's own expressions.
    #[cfg(test)]
    pub(super) fn written(&self) -> &Hints {
        &self.hints[0]
    }

    /// The same for calls whose arguments are as `given` says; `None` if the statement cannot be read for these.
    pub(super) fn given(&self, given: &[Given]) -> Option<Prover<'a, M>>
    where
        M: Clone,
    {
        let hints = self.hints.iter().map(|hints| special::hints(hints, given));
        Some(Prover {
            meanings: self.meanings.clone(),
            arrangement: self.arrangement.clone(),
            special: Some(special::program(self.checked.program(), given)?),
            hints: hints.collect(),
            ..*self
        })
    }

    /// Checks that the results that code leaves satisfy the program's statement for all inputs: over the integers where
    /// that is proved of the program. Returns the program that was lifted. Under its claims, which hold, the code
    /// computes it.
    ///
    /// # Errors
    /// [`ReadError`] with the first thing that is wrong.
    pub fn prove(&self, code: &M::Code) -> Result<Checked<Program>, ReadError> {
        self.prove_words(&|words| {
            let results = self.results(code, words)?;
            let all = results.into_iter();
            Ok(all
                .map(|words| words.into_iter().map(Some).collect())
                .collect())
        })
    }

    /// The same for results that are written as expressions of the parameters' words: those of [`ports::parameter`].
    pub(super) fn prove_words(&self, results: &Write<'_>) -> Result<Checked<Program>, ReadError> {
        let mut reason = None;
        for (i, hints) in self.hints.iter().enumerate() {
            match self.prove_with(hints, i >= self.translated, results) {
                Ok(lifted) => return Ok(lifted),
                Err(error) => reason = Some(error),
            }
        }
        Err(reason.expect("no way without a reason"))
    }

    fn prove_with(
        &self,
        hints: &Hints,
        is_compiled: bool,
        results: &Write<'_>,
    ) -> Result<Checked<Program>, ReadError> {
        let mut words = hints.words.clone();
        let results = self.completed(hints, results(&mut words)?)?;
        let own = self.own(hints);
        let follows = |results: &[Vec<Node>]| own.as_ref().is_none_or(|own| results == own);
        let found = match follows(&results) {
            true => self.judge(hints, &words, &results, &[]),
            false => Err(self.different()),
        };
        if found.is_ok() || !is_compiled || words.len() == hints.words.len() {
            return found.map_err(|refused| refused.error);
        }
        let flags = self.flags(hints);
        let ways = [false, true].map(|are_exact| {
            let mut words = words.clone();
            let known = hints.words.len();
            let mut canon = canonical(&mut words, known, &results, &flags, are_exact);
            let follows = own.as_ref().is_none_or(|own| canon.are(own));
            let is_new = canon.results != results && follows;
            is_new.then(|| (canon.pruned(&words, known), canon))
        });
        for (words, canon) in ways.iter().flatten() {
            if let Ok(lifted) = self.judge(hints, words, &canon.results, &canon.assumed) {
                return Ok(lifted);
            }
        }
        for (words, canon) in ways.iter().flatten() {
            if let Some(lifted) = self.translated(hints, words, &canon.results, &canon.assumed) {
                return Ok(lifted);
            }
        }
        let lifted = follows(&results).then(|| self.translated(hints, &words, &results, &[]));
        let lifted = lifted.flatten();
        lifted.map_or_else(|| found.map_err(|refused| refused.error), Ok)
    }

    /// The words of all results: the program's own where none are given.
    fn completed(
        &self,
        hints: &Hints,
        results: Vec<Vec<Option<Node>>>,
    ) -> Result<Vec<Vec<Node>>, ReadError> {
        let ports = self.program().results.iter().zip(results);
        let all = ports.map(|(port, words)| {
            if let Some(words) = words.iter().copied().collect() {
                return Some(words);
            }
            let own = words_of(hints, port);
            let is_whole = own.len() == words.len();
            let both = words.into_iter().zip(own);
            is_whole.then(|| both.map(|(word, own)| word.unwrap_or(own)).collect())
        });
        let all: Option<Vec<Vec<Node>>> = all.collect();
        all.ok_or_else(|| self.different().error)
    }

    /// The program whose statement is asked for.
    fn program(&self) -> &Program {
        self.special.as_ref().unwrap_or(self.checked.program())
    }

    /// Checks what results say, with claims about their own expressions in place of those of the hints.
    fn translated(
        &self,
        hints: &Hints,
        words: &Words,
        results: &[Vec<Node>],
        assumed: &[Node],
    ) -> Option<Checked<Program>> {
        let program = self.program();
        let translated = matched(hints, words, program, results);
        if let Ok(lifted) = self.judge(&translated, words, results, assumed) {
            return Some(lifted);
        }
        let guesses = hints.claims.len();
        let mut hints = swept(hints, words, program, results);
        // Each round drops a guess that was refused.
        loop {
            let refused = match self.judge(&hints, words, results, assumed) {
                Ok(lifted) => return Some(lifted),
                Err(refused) => refused,
            };
            let wrong = refused.claim.filter(|claim| *claim >= guesses)?;
            hints.claims.remove(wrong);
        }
    }

    /// The words of parameters that are flags: 0 or 1 in all inputs within bounds.
    fn flags(&self, hints: &Hints) -> Vec<Node> {
        let program = self.program();
        let ports = program.params.iter().zip(&hints.params);
        let all = ports.flat_map(|(port, nodes)| port.values.iter().zip(nodes));
        let flags = all.filter(|(v, _)| program.ty(**v) == Ty::FLAG);
        flags.map(|(_, node)| *node).collect()
    }

    /// The words that the hints have for the results, which code has to compute if the statement of the program
    /// leaves a part of the meaning unproved.
    fn own(&self, hints: &Hints) -> Option<Vec<Vec<Node>>> {
        // What is not proved for all parameters is not for some.
        let is_partial = self.checked.program().spec.is_partial();
        let ports = self.program().results.iter();
        is_partial.then(|| ports.map(|port| words_of(hints, port)).collect())
    }

    /// The refusal of code that does not compute those words.
    fn different(&self) -> Refused {
        let program = self.checked.program().name.clone();
        Refused {
            error: ReadError::Different { program },
            claim: None,
        }
    }

    /// Checks what results say, and that carries which are taken for 0 are 0.
    fn judge(
        &self,
        hints: &Hints,
        words: &Words,
        results: &[Vec<Node>],
        assumed: &[Node],
    ) -> Result<Checked<Program>, Refused> {
        let program = self.program();
        let more;
        let hinted = hints.claims.len();
        let hints = match assumed {
            [] => hints,
            _ => {
                more = hints.clone().with_zeros(assumed);
                &more
            }
        };
        let lifted = lifted(program, hints, words, results);
        let Lifted {
            program: lifted,
            claims,
        } = lifted.map_err(|error| Refused { error, claim: None })?;
        let budget = Budget::of_program(&lifted);
        let proved = if self.checked.is_over_integers() {
            check_integers_within(lifted, &budget)
        } else {
            check_within(lifted, &budget)
        };
        proved.map_err(|refusal| {
            let claim = match &refusal {
                Refusal::Unproved { goal, .. } => claims
                    .iter()
                    .position(|claim| claim == &**goal)
                    .filter(|at| *at < hinted),
                _ => None,
            };
            let error = ReadError::Refused {
                program: program.name.clone(),
                refusal: Box::new(refusal),
            };
            Refused { error, claim }
        })
    }

    /// Whether two codes leave the same expressions in the results: then they compute the same, proved or not.
    ///
    /// # Errors
    /// [`ReadError`] if one of them cannot be executed.
    pub fn are_the_same(&self, one: &M::Code, other: &M::Code) -> Result<bool, ReadError> {
        let mut words = self.hints[0].words.clone();
        Ok(self.results(one, &mut words)? == self.results(other, &mut words)?)
    }

    fn results(&self, code: &M::Code, words: &mut Words) -> Result<Vec<Vec<Node>>, ReadError> {
        let frame = Frame {
            interface: self.interface,
            arrangement: &self.arrangement,
            program: self.checked.program(),
        };
        results(&self.meanings, frame, code, words)
    }
}

/// The words that hints have for a result; fewer than it has where an integer is no word.
fn words_of(hints: &Hints, port: &Port) -> Vec<Node> {
    let sums = port.values.iter().map(|v| hints.sum(*v));
    let word = sums.filter_map(|sum| match &sum[..] {
        [term] if term.weight.is_one() => Some(term.node),
        _ => None,
    });
    word.collect()
}

/// Why a program was refused, and the claim of the hints that it was for, if it was one.
struct Refused {
    error: ReadError,
    claim: Option<usize>,
}

/// The program that machine code computes, unchecked, with the statement of `wanted`.
///
/// # Errors
/// [`ReadError`] if the code cannot be executed, or a result does not fit its port.
pub fn program_of<M: Meanings>(
    meanings: &M,
    interface: Interface,
    wanted: &Program,
    hints: &Hints,
    code: &M::Code,
) -> Result<Program, ReadError> {
    let mut words = hints.words.clone();
    let frame = Frame {
        interface,
        arrangement: &Returned::Addresses.into(),
        program: wanted,
    };
    let results = results(meanings, frame, code, &mut words)?;
    lifted(wanted, hints, &words, &results).map(|lifted| lifted.program)
}

fn lifted(
    wanted: &Program,
    hints: &Hints,
    words: &Words,
    results: &[Vec<Node>],
) -> Result<Lifted, ReadError> {
    lift(wanted, hints, words, results).map_err(|overflow| ReadError::Unlawful {
        program: wanted.name.clone(),
        what: format!("exceeds its bounds: {overflow}"),
    })
}

/// Whether the calling convention can pass the ports of a program.
///
/// # Errors
/// [`ReadError::Word`] and [`ReadError::Ports`].
pub fn can_pass(
    meanings: &impl Meanings,
    interface: Interface,
    program: &Program,
) -> Result<(), ReadError> {
    if program.word != WORD {
        return Err(ReadError::Word { word: program.word });
    }
    let unsupported = |what: &str| {
        Err(ReadError::Ports {
            program: program.name.clone(),
            what: what.to_owned(),
        })
    };
    let convention = meanings.convention();
    let arguments = program.results.len() + program.params.len();
    if convention.on_stack.is_none() && arguments > convention.arguments.len() {
        return unsupported("more arguments than registers for them");
    }
    if !program.params.iter().all(|port| holds(interface, port)) {
        return unsupported("a parameter whose bound exceeds its bytes");
    }
    Ok(())
}
