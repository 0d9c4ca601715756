//! Comparison of operations with the library's statements of their names.

use num_bigint::BigInt;
use num_traits::One;

use crate::{
    ir::{Form, Port, Program, Spec, Value},
    ops::statements::{Promise, Statement},
    routine::{Routine, Var, Variable},
};

/// The part of a program that is not as stated: ports and specification, up to hints of proof.
///
/// The statement's parameters are numbered as the program's, so equal ports are equal in their values too.
pub fn differs(program: &Program, statement: &Statement) -> Option<&'static str> {
    if program.internal != statement.internal {
        return Some("visibility");
    }
    if program.params != statement.params {
        return Some("parameters");
    }
    let results = || program.results.iter().zip(&statement.results);
    if program.results.len() != statement.results.len() || !results().all(gives) {
        return Some("results");
    }
    let values = program.results.iter().flat_map(|port| &port.values);
    let values: Vec<Value> = values.copied().collect();
    let stated = statement.spec(&values);
    if program.spec.formula != stated.formula {
        return Some("formula");
    }
    (without_hints(&program.spec) != stated).then_some("specification")
}

/// Whether a result is as stated and promises enough.
fn gives((own, (stated, promise)): (&Port, &(Port, Promise))) -> bool {
    let bounds = own.bounds.iter().zip(&stated.bounds);
    let enough = match promise {
        Promise::Exactly => own.bounds == stated.bounds,
        Promise::Within => bounds
            .clone()
            .all(|(own, stated)| own.lo <= own.hi && own.within(stated)),
    };
    (&own.name, own.kind) == (&stated.name, stated.kind)
        && own.values.len() == stated.values.len()
        && own.bounds.len() == stated.bounds.len()
        && enough
}

/// A specification without what only helps its proof.
fn without_hints(spec: &Spec) -> Spec {
    let mut spec = spec.clone();
    for congruence in &mut spec.congruences {
        congruence.zeros = Form::default();
    }
    for goal in &mut spec.ensures {
        goal.cases.clear();
        goal.through.clear();
        goal.scale = BigInt::one();
    }
    spec
}

/// The part of a routine that is not as the library's routine of the same name has it, apart from the statements.
pub fn routine_differs(routine: &Routine, library: &Routine) -> Option<&'static str> {
    if routine.internal != library.internal {
        return Some("visibility");
    }
    if routine.formula != library.formula {
        return Some("formula");
    }
    if signature(routine, &routine.params) != signature(library, &library.params) {
        return Some("parameters");
    }
    if signature(routine, &routine.results) != signature(library, &library.results) {
        return Some("results");
    }
    (routine.claim != library.claim).then_some("claim")
}

/// Names and sorts; a variable that the routine does not have has neither.
fn signature<'a>(routine: &'a Routine, vars: &[Var]) -> Vec<Option<&'a Variable>> {
    let variables = vars.iter().map(|var| routine.variables.get(var.0));
    variables.collect()
}
