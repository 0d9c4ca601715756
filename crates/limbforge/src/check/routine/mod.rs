//! The check of routines: every call passes what its callee takes, nothing is read before it is set, and a claimed
//! power is the power that is computed.

mod refusal;

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use num_bigint::BigInt;
use num_traits::{One, Zero};

use super::{Checked, ports::other_bounds, power};
use crate::{
    ir::{Port, Program, interval::Interval},
    repr::Repr,
    routine::{Claim, Constant, Operand, Repeat, Routine, Sort, Statement, Times, Var, Variable},
};
pub use refusal::RoutineRefusal;

/// Names that a routine may use: the operations that come before it, and the field's constants.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    /// How elements are held.
    pub repr: &'a Repr,
    /// Bytes of an encoded element.
    pub bytes: usize,
    /// The constants.
    pub constants: &'a [Constant],
    /// The programs.
    pub programs: &'a [Checked<Program>],
    /// The earlier routines.
    pub routines: &'a [Checked<Routine>],
}

impl Scope<'_> {
    fn program(&self, name: &str) -> Option<&Program> {
        let mut programs = self.programs.iter().map(Checked::program);
        programs.find(|program| program.name == name)
    }

    /// Parameters and results of the program or the routine of this name.
    pub fn signature(&self, callee: &str) -> Option<(Vec<Sort>, Vec<Sort>)> {
        if let Some(program) = self.program(callee) {
            let sorts = |ports: &[Port]| ports.iter().map(|p| Sort::of(p, self.bytes)).collect();
            return Some((sorts(&program.params), sorts(&program.results)));
        }
        let routine = self
            .routines
            .iter()
            .map(Checked::program)
            .find(|r| r.name == callee)?;
        let sorts = |vars: &[Var]| vars.iter().map(|&v| routine.sort(v).clone()).collect();
        Some((sorts(&routine.params), sorts(&routine.results)))
    }
}

/// Statements of a routine as they are written. Those of fields have a few hundred.
const MOST_STATEMENTS: usize = 10_000;

/// Words of a variable, which are compared at each use. Inversion modulo a prime of 4096 bits has 140.
const MOST_WORDS: usize = 256;

/// Checks a routine.
///
/// # Errors
/// The first thing that does not hold.
pub fn check_routine(routine: Routine, scope: Scope) -> Result<Checked<Routine>, RoutineRefusal> {
    let inside = |(tight, loose): (&Interval, &Interval)| tight.within(loose);
    if !scope.repr.tight.iter().zip(&scope.repr.loose).all(inside) {
        return Err(RoutineRefusal::Bounds);
    }
    let programs = scope.programs.iter().map(|p| &p.program().name);
    let mut names = programs.chain(scope.routines.iter().map(|r| &r.program().name));
    if names.any(|name| *name == routine.name) {
        return Err(RoutineRefusal::Name(routine.name));
    }
    let long = |v: &&Variable| matches!(&v.sort, Sort::Words(words) if words.len() > MOST_WORDS);
    if let Some(variable) = routine.variables.iter().find(long) {
        return Err(RoutineRefusal::Long(variable.name.clone()));
    }
    if statements(&routine.body) > MOST_STATEMENTS {
        return Err(RoutineRefusal::Statements);
    }
    let mut walk = Walk {
        scope,
        routine: &routine,
        set: routine.params.iter().copied().collect(),
        order: Vec::new(),
        signatures: HashMap::new(),
    };
    walk.block(&routine.body)?;
    for &var in &routine.results {
        walk.read(var)?;
        if routine.params.contains(&var) {
            return walk.mismatch("results", &walk.name(var));
        }
    }
    if let Claim::Power(claimed) = &routine.claim {
        let computed = power::of(&routine, scope);
        if computed.as_ref() != Some(claimed) {
            let claimed = claimed.clone();
            return Err(RoutineRefusal::Power { claimed, computed });
        }
    }
    Ok(Checked {
        program: routine,
        ranges: Vec::new(),
        over_integers: false,
    })
}

/// Sorts of parameters and results, shared by the calls of one callee.
type Signature = (Rc<[Sort]>, Rc<[Sort]>);

/// Statements as they are written, those in loops included.
fn statements(body: &[Statement]) -> usize {
    let inner = body.iter().map(|statement| match statement {
        Statement::Repeat(Repeat { body, .. }) | Statement::VartimeIfBit { body, .. } => {
            statements(body)
        }
        _ => 0,
    });
    body.len() + inner.sum::<usize>()
}

struct Walk<'a> {
    scope: Scope<'a>,
    routine: &'a Routine,
    set: HashSet<Var>,
    /// The variables of `set` that statements have set, the last one last: what a body that may not run has to undo.
    order: Vec<Var>,
    /// Sorts of the callees seen so far: a program's ports are looked at once.
    signatures: HashMap<String, Signature>,
}

impl Walk<'_> {
    fn read(&self, var: Var) -> Result<&Sort, RoutineRefusal> {
        match self.routine.variables.get(var.0) {
            Some(variable) if self.set.contains(&var) => Ok(&variable.sort),
            Some(variable) => Err(RoutineRefusal::Unset(variable.name.clone())),
            None => Err(RoutineRefusal::Unset(format!("variable {}", var.0))),
        }
    }

    fn name(&self, var: Var) -> String {
        let variable = self.routine.variables.get(var.0);
        variable.map_or(format!("variable {}", var.0), |v| v.name.clone())
    }

    fn mismatch<T>(&self, at: &str, what: &str) -> Result<T, RoutineRefusal> {
        Err(RoutineRefusal::Mismatch {
            at: at.to_owned(),
            what: what.to_owned(),
        })
    }

    /// Parameters and lists are what the caller gave: only variables of the routine itself change.
    fn write(&mut self, at: &str, var: Var, sort: &Sort) -> Result<(), RoutineRefusal> {
        let fits = self
            .routine
            .variables
            .get(var.0)
            .is_some_and(|variable| sort.serves(&variable.sort, self.scope.repr));
        if !fits || self.routine.params.contains(&var) {
            return self.mismatch(at, &self.name(var));
        }
        if self.set.insert(var) {
            self.order.push(var);
        }
        Ok(())
    }

    fn expect(&self, at: &str, var: Var, sort: &Sort) -> Result<(), RoutineRefusal> {
        if self.read(var)? == sort {
            Ok(())
        } else {
            self.mismatch(at, &self.name(var))
        }
    }

    fn serves(&self, at: &str, operand: &Operand, wanted: &Sort) -> Result<(), RoutineRefusal> {
        let (sort, name) = match operand {
            Operand::Var(var) => (self.read(*var)?.clone(), self.name(*var)),
            Operand::Constant(name) => {
                let Some(constant) = self.scope.constants.iter().find(|c| c.name == *name) else {
                    return Err(RoutineRefusal::UnknownConstant(name.clone()));
                };
                let tight = &self.scope.repr.tight;
                let mut limbs = constant.limbs.iter().zip(tight);
                if constant.limbs.len() != tight.len()
                    || !limbs.all(|(limb, bound)| bound.contains(limb))
                {
                    return Err(RoutineRefusal::ConstantBounds(name.clone()));
                }
                (Sort::Tight, name.clone())
            }
            Operand::Words(words) => {
                let point = |k: &BigInt| Interval::new(k.clone(), k.clone());
                let is_flag = *wanted == Sort::Flag
                    && matches!(words.as_slice(), [k] if k.is_zero() || k.is_one());
                let sort = if is_flag {
                    Sort::Flag
                } else {
                    Sort::Words(words.iter().map(point).collect())
                };
                (sort, "a constant word".to_owned())
            }
        };
        if sort.serves(wanted, self.scope.repr) {
            Ok(())
        } else {
            self.mismatch(at, &name)
        }
    }

    /// A body that may run no time at all sets nothing for what comes after it.
    fn scoped(
        &mut self,
        body: impl FnOnce(&mut Self) -> Result<(), RoutineRefusal>,
    ) -> Result<(), RoutineRefusal> {
        let before = self.order.len();
        body(self)?;
        for var in self.order.drain(before..) {
            self.set.remove(&var);
        }
        Ok(())
    }

    /// The sorts of a callee. They leave out bounds of bytes and flags, so a program has to have those of every caller.
    fn signature(&mut self, callee: &str) -> Result<Signature, RoutineRefusal> {
        if let Some(known) = self.signatures.get(callee) {
            return Ok(known.clone());
        }
        let Scope { repr, bytes, .. } = self.scope;
        let program = self.scope.program(callee);
        if program.is_some_and(|p| !p.spec.requires.is_empty()) {
            return Err(RoutineRefusal::Condition(callee.to_owned()));
        }
        if let Some(port) = program.and_then(|p| other_bounds(p, repr, bytes)) {
            return Err(RoutineRefusal::Ports {
                callee: callee.to_owned(),
                port: port.name.clone(),
            });
        }
        let Some((params, results)) = self.scope.signature(callee) else {
            return Err(RoutineRefusal::UnknownCallee(callee.to_owned()));
        };
        let signature: Signature = (params.into(), results.into());
        self.signatures.insert(callee.to_owned(), signature.clone());
        Ok(signature)
    }

    fn block(&mut self, body: &[Statement]) -> Result<(), RoutineRefusal> {
        body.iter()
            .try_for_each(|statement| self.statement(statement))
    }

    fn statement(&mut self, statement: &Statement) -> Result<(), RoutineRefusal> {
        match statement {
            Statement::Call {
                callee,
                args,
                results,
            } => {
                let (params, outputs) = self.signature(callee)?;
                if params.len() != args.len() || outputs.len() != results.len() {
                    return Err(RoutineRefusal::Arity(callee.clone()));
                }
                for (arg, wanted) in args.iter().zip(params.iter()) {
                    self.serves(callee, arg, wanted)?;
                }
                for (&var, sort) in results.iter().zip(outputs.iter()) {
                    self.write(callee, var, sort)?;
                }
                Ok(())
            }
            Statement::Set { to, from } => {
                let sort = match self.routine.variables.get(to.0) {
                    Some(variable) => variable.sort.clone(),
                    None => return self.mismatch("set", &self.name(*to)),
                };
                self.serves("set", from, &sort)?;
                self.write("set", *to, &sort)
            }
            Statement::Repeat(repeat) => self.repeat(repeat),
            Statement::VartimeIfBit { exponent, at, body } => {
                self.expect("if bit", *exponent, &Sort::Exponent)?;
                self.expect("if bit", *at, &Sort::Count)?;
                self.scoped(|walk| walk.block(body))
            }
            Statement::Get { to, list, at } => {
                self.expect("get", *list, &Sort::Elements)?;
                self.expect("get", *at, &Sort::Count)?;
                self.write("get", *to, &Sort::Tight)
            }
            Statement::Put { list, at, from } => {
                self.expect("put", *list, &Sort::Elements)?;
                self.expect("put", *at, &Sort::Count)?;
                self.expect("put", *from, &Sort::Tight)
            }
            Statement::Slice { to, from, at } => {
                let (Sort::Bytes(all), Some(Sort::Bytes(part))) = (
                    self.read(*from)?,
                    self.routine.variables.get(to.0).map(|v| &v.sort),
                ) else {
                    return self.mismatch("slice", &self.name(*from));
                };
                if at.checked_add(*part).is_none_or(|end| end > *all) {
                    return Err(RoutineRefusal::Slice(self.name(*from)));
                }
                let sort = Sort::Bytes(*part);
                self.write("slice", *to, &sort)
            }
        }
    }

    fn repeat(&mut self, repeat: &Repeat) -> Result<(), RoutineRefusal> {
        match repeat.times {
            Times::Fixed(_) => {}
            Times::Count(var) => self.expect("repeat", var, &Sort::Count)?,
            Times::Each(var) => self.expect("repeat", var, &Sort::Elements)?,
            Times::Bits(var) => self.expect("repeat", var, &Sort::Exponent)?,
        }
        self.scoped(|walk| {
            if let Some(index) = repeat.index {
                walk.write("repeat", index, &Sort::Count)?;
            }
            walk.block(&repeat.body)
        })
    }
}
