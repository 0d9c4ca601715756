//! Proofs of machine code: symbolic execution, lifting, check.

use riscv_lab::{
    isa::{Extension, Isa},
    relocatable::Routine,
};

use super::{
    super::{
        AsmError,
        layout::{self, Interface},
        lift::lift,
        split::{Halves, Split, Style, split},
        word::Words,
    },
    execute::results,
};
use crate::{
    check::{Budget, Checked, check_integers_within, check_within},
    ir::Program,
};

/// Proves machine code of one program, from wherever it comes.
///
/// The program says what has to be computed; how it could be written in words gives claims for the check to prove, and
/// decides nothing else.
pub struct Prover<'a> {
    interface: Interface,
    checked: &'a Checked<Program>,
    isa: Isa,
    ways: Vec<Split>,
}

impl<'a> Prover<'a> {
    /// For code of `checked` in an instruction set.
    ///
    /// # Errors
    /// [`AsmError::Word`] and [`AsmError::Unsupported`] if the program has no code in this instruction set.
    pub fn new(
        interface: impl Into<Interface>,
        checked: &'a Checked<Program>,
        isa: Isa,
    ) -> Result<Prover<'a>, AsmError> {
        let interface = interface.into();
        let program = checked.program();
        can_pass(interface, program)?;
        let (mut ways, mut reason) = (Vec::new(), None);
        for style in styles(interface, &isa) {
            match split(interface, checked, style) {
                Ok(parts) => ways.push(parts),
                Err(error) => reason = Some(error),
            }
        }
        match reason {
            Some(error) if ways.is_empty() => Err(error),
            _ => Ok(Prover {
                interface,
                checked,
                isa,
                ways,
            }),
        }
    }

    /// Checks that what the code leaves in the results satisfies the program's statement, for all inputs.
    ///
    /// # Errors
    /// [`AsmError`] with the first thing that is wrong.
    pub fn prove(&self, routine: &Routine) -> Result<(), AsmError> {
        let mut reason = None;
        for parts in &self.ways {
            match prove(self.interface, self.checked, parts, routine, &self.isa) {
                Ok(()) => return Ok(()),
                Err(error) => reason = Some(error),
            }
        }
        Err(reason.expect("no way without a reason"))
    }

    /// Whether two routines leave the same expressions in the results: then they compute the same, proved or not.
    ///
    /// # Errors
    /// [`AsmError`] if one of them cannot be executed.
    pub fn are_the_same(&self, one: &Routine, other: &Routine) -> Result<bool, AsmError> {
        let mut words = Words::default();
        let mut run = |routine| {
            results(
                self.interface,
                self.checked.program(),
                routine,
                &self.isa,
                &mut words,
            )
        };
        Ok(run(one)? == run(other)?)
    }
}

/// Whether the calling convention has a place for the ports.
pub(super) fn can_pass(interface: Interface, program: &Program) -> Result<(), AsmError> {
    if program.word != 64 {
        return Err(AsmError::Word { word: program.word });
    }
    let unsupported = |what: &str| {
        Err(AsmError::Unsupported {
            program: program.name.clone(),
            what: what.to_owned(),
        })
    };
    if program.results.len() + program.params.len() > 8 {
        return unsupported("more arguments than registers for them");
    }
    if !program
        .params
        .iter()
        .all(|port| layout::holds(interface, port))
    {
        return unsupported("a parameter with a bound beyond its bytes");
    }
    Ok(())
}

/// How double words may be held: cut where the limbs are, or as words.
pub(super) fn styles(interface: Interface, isa: &Isa) -> Vec<Style> {
    let radix = interface.radix.filter(|t| (32..64).contains(t));
    let halves = radix.map(Halves::Radix).into_iter().chain([Halves::Words]);
    let style = |halves| Style {
        halves,
        conditional: isa.has(Extension::Zicond),
        reduced_radix: isa.has(Extension::ReducedRadix),
    };
    halves.map(style).collect()
}

/// Proves code with the claims of a program in words: its statement, over the integers where that is proved of it.
pub(super) fn prove(
    interface: Interface,
    checked: &Checked<Program>,
    parts: &Split,
    routine: &Routine,
    isa: &Isa,
) -> Result<(), AsmError> {
    let program = checked.program();
    let mut words = parts.words.clone();
    let results = results(interface, program, routine, isa, &mut words)?;
    let lifted = lift(program, parts, &words, &results).map_err(|overflow| AsmError::Unlawful {
        program: program.name.clone(),
        what: format!("leaves its bounds: {overflow}"),
    })?;
    let budget = Budget::of_program(&lifted);
    let proved = if checked.is_over_integers() {
        check_integers_within(lifted, &budget)
    } else {
        check_within(lifted, &budget)
    };
    proved.map(|_| ()).map_err(|refusal| AsmError::Refused {
        program: program.name.clone(),
        refusal: Box::new(refusal),
    })
}
