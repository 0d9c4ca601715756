//! Conditions of callers: needed, the statement's, and refused where nobody sees to them.

use super::tests::{FIELDS, field, program};
use crate::{
    certificate::differs,
    check::{Budget, Checked, Refusal, RoutineRefusal, Scope, check, check_given, check_routine},
    ir::{Kind, Program, interval::Interval},
    ops::statements::Statement,
    routine::{Claim, Operand, Routine, Sort, Statement as Call, Var, Variable},
};

/// Without its conditions no program keeps its promise, so none is there for nothing.
#[test]
fn conditions_are_needed() {
    let (_, residues) = field(FIELDS[0].0, FIELDS[0].1);
    for name in ["mul", "square", "add", "sub", "opp", "divstep_elements"] {
        let mut program = program(&residues, name).clone();
        assert!(as_stated(program.clone()).is_ok(), "{name}");
        program.spec.requires.clear();
        let refused = as_stated(program).unwrap_err();
        assert!(
            !matches!(refused, Refusal::Condition { .. }),
            "{name}: {refused}"
        );
    }
}

/// Conditions that leave p itself possible are too weak.
#[test]
fn conditions_are_not_wider_than_needed() {
    let (p, residues) = field(FIELDS[0].0, FIELDS[0].1);
    for name in ["add", "sub", "opp"] {
        let mut program = program(&residues, name).clone();
        for require in &mut program.spec.requires {
            require.range.hi = &p + 1u32;
        }
        let refused = as_stated(program).unwrap_err();
        assert!(
            !matches!(refused, Refusal::Condition { .. }),
            "{name}: {refused}"
        );
    }
}

/// The check under the program's own conditions.
fn as_stated(program: Program) -> Result<Checked<Program>, Refusal> {
    let budget = Budget::of_program(&program);
    let conditions = program.spec.requires.clone();
    check_given(program, &conditions, &budget)
}

/// The statement of an operation has a condition for each element, 0 to p - 1, and takes no other.
#[test]
fn conditions_are_those_of_the_statement() {
    let mut seen = 0;
    for (prime, recipe) in FIELDS {
        let (p, residues) = field(prime, recipe);
        for checked in &residues.programs {
            let program = checked.program();
            let name = &program.name;
            let statement = Statement::of_residues(name, &p, &residues.repr).expect("a statement");
            assert_eq!(differs(program, &statement), None, "{prime} {name}");
            let unbounded = ["select", "divstep_integers"].contains(&name.as_str());
            let elements = program
                .params
                .iter()
                .filter(|port| matches!(port.kind, Kind::Tight | Kind::Loose));
            let elements = if unbounded { 0 } else { elements.count() };
            let required = &program.spec.requires;
            assert_eq!(required.len(), elements, "{prime} {name}");
            for condition in required {
                assert_eq!(
                    condition.range,
                    Interval::up_to(&p - 1u32),
                    "{prime} {name}"
                );
            }
            let budget = || Budget::of_program(program);
            let refused = |program: Program| statement.check(program, &budget()).unwrap_err();
            for i in 0..required.len() {
                for step in [-1, 1] {
                    let mut mutant = program.clone();
                    mutant.spec.requires[i].range.hi += step;
                    let refused = refused(mutant);
                    assert!(matches!(refused, Refusal::Condition { .. }), "{refused}");
                }
                let mut mutant = program.clone();
                mutant.spec.requires.remove(i);
                let refused = refused(mutant);
                assert!(matches!(refused, Refusal::Condition { .. }), "{refused}");
                seen += 1;
            }
            // The programs of fields have no conditions, so nobody sees to these.
            let refusal = check(program.clone()).err();
            let refusal = refusal.filter(|it| matches!(it, Refusal::Condition { .. }));
            assert_eq!(refusal.is_some(), elements > 0, "{prime} {name}");
        }
    }
    assert!(seen >= 80, "{seen}");
}

/// A routine knows bounds of words alone.
#[test]
fn no_routine_calls_a_program_with_conditions() {
    let (p, residues) = field(FIELDS[0].0, FIELDS[0].1);
    let scope = Scope {
        repr: &residues.repr,
        bytes: usize::try_from(p.bits().div_ceil(8)).expect("few bytes"),
        constants: &[],
        programs: &residues.programs,
        routines: &[],
    };
    let calling = |callee: &str, sorts: &[Sort]| {
        let names = ["x", "y", "z", "out"].iter();
        let variables = names.zip(sorts).map(|(name, sort)| Variable {
            name: (*name).to_owned(),
            sort: sort.clone(),
        });
        let (params, result) = (0..sorts.len() - 1, Var(sorts.len() - 1));
        let args = params.clone().map(|i| Operand::Var(Var(i)));
        let routine = Routine {
            name: "calls".to_owned(),
            formula: Vec::new(),
            internal: false,
            variables: variables.collect(),
            params: params.map(Var).collect(),
            results: vec![result],
            body: vec![Call::Call {
                callee: callee.to_owned(),
                args: args.collect(),
                results: vec![result],
            }],
            claim: Claim::Composed,
        };
        check_routine(routine, scope)
    };
    let tight = [Sort::Tight, Sort::Tight, Sort::Tight];
    for (callee, sorts) in [
        ("mul", &tight[..]),
        ("square", &tight[1..]),
        ("opp", &tight[1..]),
    ] {
        let refused = calling(callee, sorts).unwrap_err();
        assert_eq!(refused, RoutineRefusal::Condition(callee.to_owned()));
        assert!(refused.to_string().contains("no routine can see to"));
    }
    let accepted = calling("select", &[&[Sort::Flag], &tight[..]].concat());
    assert!(accepted.is_ok(), "{accepted:?}");
}
