//! Which power of its parameter a routine computes: exponents are added up through the statements.

use std::collections::HashMap;

use num_bigint::BigInt;
use num_traits::{One, Zero};

use super::{Checked, Scope};
use crate::{
    ir::{Form, Port},
    routine::{Claim, Operand, Repeat, Routine, Statement, Times, Var},
};

/// The exponent, if the one result is a power of the one parameter by statements that can be followed.
pub fn of(routine: &Routine, scope: Scope) -> Option<BigInt> {
    let ([param], [result]) = (routine.params.as_slice(), routine.results.as_slice()) else {
        return None;
    };
    let mut powers = Powers {
        scope,
        of: HashMap::from([(*param, BigInt::one())]),
        left: MOST_STATEMENTS,
    };
    powers.block(&routine.body)?;
    powers.of.remove(result)
}

/// Which power of the parameter every variable holds.
struct Powers<'a> {
    scope: Scope<'a>,
    of: HashMap<Var, BigInt>,
    /// Statements and turns of loops that may still be taken: a saved routine could repeat for ever.
    left: u32,
}

/// Many times what a power by a prime of 4096 bits takes.
const MOST_STATEMENTS: u32 = 100_000;
/// Bits of an exponent: many times those of the longest prime.
const LONGEST: u64 = 1 << 16;

impl Powers<'_> {
    fn operand(&self, operand: &Operand) -> Option<BigInt> {
        match operand {
            Operand::Var(var) => self.of.get(var).cloned(),
            Operand::Constant(_) | Operand::Words(_) => None,
        }
    }

    fn block(&mut self, body: &[Statement]) -> Option<()> {
        body.iter()
            .try_for_each(|statement| self.statement(statement))
    }

    fn statement(&mut self, statement: &Statement) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        match statement {
            Statement::Call {
                callee,
                args,
                results,
            } => {
                let [result] = results.as_slice() else {
                    return None;
                };
                let mut power = BigInt::zero();
                if let Some(exponent) = self.claimed(callee) {
                    power = self.operand(args.first()?)? * exponent;
                } else {
                    for at in self.factors(callee)? {
                        power += self.operand(args.get(at)?)?;
                    }
                }
                if power.bits() > LONGEST {
                    return None;
                }
                self.of.insert(*result, power);
                Some(())
            }
            Statement::Set { to, from } => {
                let power = self.operand(from)?;
                self.of.insert(*to, power);
                Some(())
            }
            Statement::Repeat(Repeat {
                times: Times::Fixed(n),
                body,
                ..
            }) => (0..*n).try_for_each(|_| {
                // An empty body is a step too, or nested loops without statements would run for ever.
                self.left = self.left.checked_sub(1)?;
                self.block(body)
            }),
            _ => None,
        }
    }

    /// The power that an earlier routine has been found to compute.
    fn claimed(&self, callee: &str) -> Option<&BigInt> {
        let mut routines = self.scope.routines.iter().map(Checked::program);
        match &routines.find(|routine| routine.name == callee)?.claim {
            Claim::Power(exponent) => Some(exponent),
            Claim::Composed => None,
        }
    }

    /// The parameters of which the callee's one result is the product in the field, by the callee's own statement.
    fn factors(&self, callee: &str) -> Option<Vec<usize>> {
        let program = self
            .scope
            .programs
            .iter()
            .map(Checked::program)
            .find(|p| p.name == callee)?;
        let [congruence] = program.spec.congruences.as_slice() else {
            return None;
        };
        let ([left], [right], [result]) = (
            congruence.left.as_slice(),
            congruence.right.as_slice(),
            program.results.as_slice(),
        ) else {
            return None;
        };
        let repr = self.scope.repr;
        let reads = |form: &Form, port: &Port| *form == repr.form(&port.values);
        let scaled = left.coefficient == repr.domain_factor()
            && matches!(left.factors.as_slice(), [form] if reads(form, result));
        if !scaled || !right.coefficient.is_one() {
            return None;
        }
        let place = |form: &Form| program.params.iter().position(|port| reads(form, port));
        let factors: Option<Vec<usize>> = right.factors.iter().map(place).collect();
        // One factor more than the domain has: a product of two.
        factors.filter(|factors| factors.len() == 2)
    }
}
