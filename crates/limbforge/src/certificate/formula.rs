//! The formula of a saved field: its text is read and proved again, and gives the statement of its program.

use num_bigint::BigInt;

use super::{CertificateError, Verdict, saved::FormulaEntry};
use crate::{
    check::{Budget, Checked},
    formula::{Formula, Proved},
    ir::{Program, Spec, spec::Expression},
    ops::formula::{FormulaStatement, NotTheFormula, WholeFormula, is_operation},
    repr::Repr,
};

/// Bytes of a formula's text. The algebra has limits of its own.
const MOST_BYTES: usize = 1 << 16;

impl FormulaEntry<'_> {
    /// The formula modulo p: its text is parsed, each equation of it proved, and each constant computed.
    pub fn read(&self, p: &BigInt, repr: &Repr) -> Result<WholeFormula, CertificateError> {
        if self.text.len() > MOST_BYTES {
            let reason = format!("its formula is longer than {MOST_BYTES} bytes");
            return Err(CertificateError::Unreadable(reason));
        }
        let formula = Formula::parse(&self.text).map_err(CertificateError::Formula)?;
        let proved = Proved::prove(formula).map_err(CertificateError::Formula)?;
        if is_operation(&proved.formula().name) {
            let name = proved.formula().name.clone();
            return Err(CertificateError::Twice(name));
        }
        let choices = self.choices.parse().map_err(CertificateError::Choices)?;
        let statement =
            FormulaStatement::of(&proved, p, repr).map_err(CertificateError::Formula)?;
        let whole = WholeFormula {
            statement: statement.with_layout(self.packed),
            choices,
        };
        let lines = whole.statement.formula();
        whole.choices.of(lines).map_err(CertificateError::Choices)?;
        Ok(whole)
    }
}

/// Checks a program under the formula's statement.
///
/// # Errors
/// [`CertificateError`]: ports, cuts or specification differ from the formula's, or the check refuses the program.
pub fn check_whole(
    program: Program,
    whole: &WholeFormula,
    budget: &Budget,
) -> Result<Checked<Program>, CertificateError> {
    let name = program.name.clone();
    let other = |part| {
        Err(CertificateError::OtherStatement {
            operation: name.clone(),
            part,
        })
    };
    // The statement repeats the cuts as often as lines read them, and is made only where the file repeats them too.
    if whole.statement.terms(&program.spec.cuts) > terms(&program.spec) {
        return other("specification");
    }
    let stated = program.spec.clone();
    let checked = match whole.statement.check_within(program, budget) {
        Ok(checked) => checked,
        Err(NotTheFormula::Ports(_)) => return other("parameters and results"),
        Err(NotTheFormula::Cuts { .. }) => return other("cuts"),
        Err(NotTheFormula::Refused(refusal)) => {
            return Err(CertificateError::Refused {
                program: name,
                refusal,
            });
        }
    };
    if checked.program().spec != stated {
        return other("specification");
    }
    Ok(checked)
}

/// Terms of the forms in all congruences.
fn terms(spec: &Spec) -> usize {
    let both = |c| -> [&Expression; 2] {
        let c: &crate::ir::Congruence = c;
        [&c.left, &c.right]
    };
    let products = spec.congruences.iter().flat_map(both).flatten();
    let forms = products.flat_map(|term| &term.factors);
    forms.map(|form| form.0.len()).sum()
}

impl Verdict {
    /// Of a formula's program that has passed the check.
    pub(super) fn of_formula(whole: &WholeFormula) -> Verdict {
        let formula = whole.statement.formula();
        let claims = formula.meaning.claims.iter().map(ToString::to_string);
        Verdict {
            name: formula.name.clone(),
            proof: super::Proof::Whole,
            meaning: format!("{} (mod p)", claims.collect::<Vec<_>>().join("; ")),
        }
    }
}
