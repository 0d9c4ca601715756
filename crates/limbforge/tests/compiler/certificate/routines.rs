//! Routines: formulas and claims of the library, calls within bounds.

use std::collections::HashSet;

use limbforge_core::{
    certificate::{CertificateError, Proof},
    check::{Refusal, RoutineRefusal, check, check_routine},
    field::Field,
    ir::{Form, Goal, Kind, Op, Program, Spec, Step, Value, build::Builder, interval::Interval},
};
use num_bigint::BigInt;
use serde_json::json;

use super::{FIELDS, again, other_statement, program, refused, routine};
use crate::{mutated::saved, support::field};

#[test]
fn routines_have_the_formulas_and_claims_of_the_library() {
    let field = field(FIELDS[0].0, FIELDS[0].1);
    let file = saved(&field);
    let p = BigInt::from(field.prime.value().clone());

    // The power is right, the formula another.
    let mut formula = file.clone();
    routine(&mut formula, "invert")["formula"] = json!(["out = 1 / a^2"]);
    assert_eq!(other_statement(&formula, "invert"), "formula");

    // A squaring that claims to square, under the formula of the inverse.
    let mut square = file.clone();
    let invert = routine(&mut square, "invert");
    let out = invert["results"][0].clone();
    invert["body"] =
        json!([{"call": {"callee": "square", "args": [{"var": 0}], "results": [out]}}]);
    invert["claim"] = json!({"power": "2"});
    assert_eq!(other_statement(&square, "invert"), "claim");

    // No claim at all.
    let mut silent = file.clone();
    routine(&mut silent, "invert")["claim"] = json!("composed");
    assert_eq!(other_statement(&silent, "invert"), "claim");

    // The claim stays, the statements do not.
    let mut wrong = file.clone();
    let invert = routine(&mut wrong, "invert");
    invert["body"].as_array_mut().expect("statements").pop();
    let error = refused(&wrong);
    assert!(
        matches!(error, CertificateError::RefusedRoutine { .. }),
        "{error}"
    );

    // Another way to the same power is proved as well: one multiplication by 1 in front.
    let mut longer = file.clone();
    let invert = routine(&mut longer, "invert");
    let copy = json!({"set": {"to": out, "from": {"var": 0}}});
    invert["body"]
        .as_array_mut()
        .expect("statements")
        .insert(0, copy);
    let checked = again(&longer).expect("the power is the same");
    let verdict = checked
        .verdicts
        .iter()
        .find(|v| v.name == "invert")
        .expect("it is there");
    assert_eq!(verdict.proof, Proof::Whole);
    assert!(verdict.meaning.contains("p - 2"), "{verdict}");
    assert!(!verdict.meaning.contains(&(p - 2u32).to_string()));

    // Calls that fit, in other statements than the library's: nothing is said of them.
    let mut other = file;
    routine(&mut other, "double")["body"][0]["call"]["callee"] = json!("sub");
    let checked = again(&other).expect("differences fit as sums do");
    let verdict = checked
        .verdicts
        .iter()
        .find(|v| v.name == "double")
        .expect("it is there");
    assert_eq!(verdict.proof, Proof::CallsAlone);
    assert_eq!(
        verdict.to_string(),
        "[calls are within bounds; its formula is not proved]"
    );
}

/// The library's root needs its power: a file without it cannot call a itself the root of a.
#[test]
fn a_root_needs_its_power() {
    let mut file = saved(&field(FIELDS[0].0, FIELDS[0].1));
    let routines = file["routines"].as_array_mut().expect("routines");
    let gone = ["pow_root", "pow_euler", "is_square", "legendre"];
    routines.retain(|routine| !gone.iter().any(|name| routine["name"] == *name));
    let error = refused(&file);
    let refused = matches!(error, CertificateError::RefusedRoutine { .. });
    assert!(refused, "{error}");

    let sqrt = routine(&mut file, "sqrt");
    let out = sqrt["results"][0].clone();
    let body = sqrt["body"].as_array_mut().expect("statements");
    body.splice(0..2, [json!({"set": {"to": out, "from": {"var": 0}}})]);
    let checked = again(&file).expect("its calls fit");
    let verdict = checked.verdicts.iter().find(|v| v.name == "sqrt");
    assert_eq!(verdict.expect("it is there").proof, Proof::CallsAlone);
}

#[test]
fn a_loop_of_nothing_ends() {
    let mut file = saved(&field(FIELDS[0].0, FIELDS[0].1));
    let most = u32::MAX;
    let empty =
        json!({"repeat": {"times": {"fixed": most}, "index": null, "down": false, "body": []}});
    let nested = json!({"repeat": {"times": {"fixed": most}, "index": null, "down": false, "body": [empty]}});
    for idle in [empty, nested] {
        let mut file = file.clone();
        let invert = routine(&mut file, "invert");
        invert["body"]
            .as_array_mut()
            .expect("statements")
            .push(idle);
        let error = refused(&file);
        assert!(
            matches!(error, CertificateError::RefusedRoutine { .. }),
            "{error}"
        );
    }
    // A few turns of nothing are nothing.
    let few = json!({"repeat": {"times": {"fixed": 3}, "index": null, "down": false, "body": []}});
    let invert = routine(&mut file, "invert");
    invert["body"].as_array_mut().expect("statements").push(few);
    assert!(again(&file).is_ok());
}

/// A bound of a callee that its caller's sort leaves out.
#[test]
fn calls_keep_the_bounds_of_bytes_and_flags() {
    let field = field(FIELDS[1].0, FIELDS[1].1);
    let whole = field.program("from_bytes").expect("it is there").program();
    let mut narrow = whole.clone();
    narrow.params[0].bounds[0] = Interval::of_bits(32);
    let port = call_with(&field, "from_bytes_wide", narrow);
    assert_eq!(port, "bytes");

    // The sign of 0, which takes no other flag.
    let mut b = Builder::new("sign_of", 64);
    for name in ["is_zero", "is_square"] {
        b.param(name, Kind::Flag, &[Interval::point(1)]);
    }
    let out = b.constant(0);
    let spec = Spec {
        modulus: field.prime.value().clone().into(),
        ensures: vec![Goal::new(Form::of(out), Interval::point(0))],
        ..Spec::default()
    };
    let narrow = b.finish(vec![("out", Kind::Word, vec![out])], spec);
    let port = call_with(&field, "legendre", narrow.expect("it fits"));
    assert_eq!(port, "is_zero");
}

/// The port for which a routine of the field is refused once a program has taken the place of its namesake.
fn call_with(field: &Field, caller: &str, program: Program) -> String {
    let mut field = field.clone();
    let mut places = field.programs.iter_mut();
    let place = places.find(|other| other.program().name == program.name);
    *place.expect("a namesake") = check(program).expect("what it says of few inputs is true");
    let mut routines = field.routines.iter();
    let at = routines
        .position(|r| r.program().name == caller)
        .expect(caller);
    let mut scope = field.scope();
    scope.routines = &scope.routines[..at];
    match check_routine(field.routines[at].program().clone(), scope) {
        Err(RoutineRefusal::Ports { port, .. }) => port,
        other => panic!("{other:?}"),
    }
}

/// The inversion leans on `update_de` taking the entries of a batch whole. Instructions that do not made every inverse
/// wrong. The statement alone refuses them, also where the entry differs at one end of the interval.
#[test]
fn entries_of_a_batch_are_taken_whole() {
    let recipe =
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none) invert(divsteps)";
    let field = field("p256", recipe);
    let (half, unit) = (BigInt::from(1u64 << 60), -(BigInt::from(1) << 61u32));
    for name in ["update_de", "divsteps_de", "divsteps_last"] {
        let library = field.program(name).expect(name).program();
        // Entries from -2^60 + 1 to 2^60 are left whole, and not from -2^60 to 2^60 - 1.
        let mut other = library.clone();
        let is_of_a_cut = |goal: &Goal| goal.form.0.iter().any(|term| term.weight == unit);
        for step in &mut other.steps {
            match step {
                Step::Inst(inst) if inst.op == Op::Const(half.clone()) => {
                    inst.op = Op::Const(&half - 1);
                }
                // The writer's own claims, true of these instructions.
                Step::Goal(goal) if is_of_a_cut(goal) => {
                    goal.claim = goal.claim.plus(&Interval::point(1));
                }
                _ => {}
            }
        }
        assert_ne!(&other, library);
        let stated = other.spec.ensures.iter().find(|goal| is_of_a_cut(goal));
        let stated = stated.expect("a goal").clone();
        match check(other.clone()).expect_err("another interval") {
            Refusal::Unproved { goal, .. } => assert_eq!(*goal, stated, "{name}"),
            refusal => panic!("{name}: {refusal}"),
        }
        let mut file = saved(&field);
        *program(&mut file, name) = json!(other);
        let error = refused(&file);
        let expected =
            matches!(&error, CertificateError::Refused { program, .. } if program == name);
        assert!(expected, "{error}");

        // They satisfy what is left of the statement without the two goals, which the library does not state.
        other.spec.ensures.retain(|goal| !is_of_a_cut(goal));
        assert_eq!(other.spec.ensures.len() + 2, library.spec.ensures.len());
        check(other.clone()).expect("the rest of the statement holds");
        *program(&mut file, name) = json!(other);
        assert_eq!(other_statement(&file, name), "specification");
    }
}

/// The words that a statement names otherwise than as factors of products of several.
fn named(spec: &Spec) -> HashSet<Value> {
    let sides = spec.congruences.iter().flat_map(|c| [&c.left, &c.right]);
    let alone = sides.flatten().filter(|term| term.factors.len() == 1);
    let bounded = spec.ensures.iter().map(|goal| &goal.form);
    let forms = alone.flat_map(|term| &term.factors).chain(bounded);
    let decided = spec.ensures.iter().flat_map(|goal| &goal.given);
    let words = forms.flat_map(|form| &form.0).map(|term| term.value);
    words.chain(decided.map(|(flag, _)| *flag)).collect()
}

/// A word that is a factor of products alone may be any number for some values of the other factors: callers could lean
/// on more than is proved.
#[test]
fn statements_leave_no_result_open() {
    for field in super::fields() {
        for checked in &field.programs {
            let program = checked.program();
            let named = named(&program.spec);
            let mut words = program.results.iter().flat_map(|port| &port.values);
            assert!(words.all(|word| named.contains(word)), "{}", program.name);
        }
    }
}
