//! Routines: formulas and claims of the library, calls within bounds.

use limbforge_core::{
    certificate::{CertificateError, Proof},
    check::{RoutineRefusal, check, check_routine},
    field::Field,
    ir::{Form, Goal, Kind, Op, Program, Spec, Step, build::Builder, interval::Interval},
};
use num_bigint::BigInt;
use serde_json::json;

use crate::{FIELDS, again, mutated::saved, other_statement, refused, routine, support::field};

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

/// `update_de` is stated for any number that is cut off an entry of a matrix. The inversion leans on it being 0 for
/// entries of a batch: other instructions, of which the statement holds as well, made every inverse wrong.
#[test]
fn inversion_leans_on_what_the_library_cuts() {
    let recipe =
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none) invert(divsteps)";
    let mut field = field("p256", recipe);
    let update = |field: &Field| {
        let mut programs = field.programs.iter();
        let found = programs.position(|checked| checked.program().name == "update_de");
        found.expect("divsteps")
    };
    let proofs = |field: &Field| {
        let checked = again(&saved(field)).expect("its statements hold");
        ["update_de", "invert", "invert_batch"].map(|name| {
            let verdict = checked.verdicts.iter().find(|v| v.name == name);
            verdict.expect(name).proof
        })
    };
    assert_eq!(proofs(&field), [Proof::Whole, Proof::Calls, Proof::Calls]);
    // Entries from -2^60 + 1 to 2^60 are left whole, and not from -2^60 to 2^60 - 1.
    let at = update(&field);
    let mut other = field.programs[at].program().clone();
    let half = BigInt::from(1u64 << 60);
    for step in &mut other.steps {
        if let Step::Inst(inst) = step
            && inst.op == Op::Const(half.clone())
        {
            inst.op = Op::Const(&half - 1);
        }
    }
    assert_ne!(&other, field.programs[at].program());
    field.programs[at] = check(other).expect("the statement holds");
    let alone = [Proof::PartAlone, Proof::CallsAlone, Proof::CallsAlone];
    assert_eq!(proofs(&field), alone);
}

/// Of all results that are not marked, only what is cut off entries of a matrix is left open.
#[test]
fn statements_determine_all_other_results() {
    for field in crate::fields() {
        for checked in &field.programs {
            let program = checked.program();
            let open = program.results.iter();
            let open = open.filter(|port| program.spec.leaves_open(&port.values));
            let open: Vec<&str> = open.map(|port| port.name.as_str()).collect();
            let cuts = matches!(
                program.name.as_str(),
                "update_de" | "divsteps_de" | "divsteps_last"
            );
            let expected: &[&str] = if cuts { &["cut_u", "cut_v"] } else { &[] };
            assert_eq!(open, expected, "{}", program.name);
        }
    }
}
