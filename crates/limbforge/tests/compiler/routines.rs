//! Routines against big integers, on the evaluator; and what the check of routines refuses.

use limbforge_compare::{
    Random,
    meaning::assert_meaning,
    routines::{calls, public},
};
use limbforge_core::{
    certificate::{CertificateError, recheck},
    check::{RoutineRefusal, Scope, check_routine},
    emit::{Emit, Json, Options},
    field::Field,
    ops::derive::derive,
    routine::{Claim, Draft, Operand, Routine, Sort, Statement, Times},
};
use num_bigint::BigInt;

fn field(prime: &str, recipe: &str) -> Field {
    let prime = prime.parse_prime();
    derive(&prime, &recipe.parse().expect("a recipe"))
        .unwrap_or_else(|e| panic!("{prime} by {recipe}: {e}"))
}

trait ParsePrime {
    fn parse_prime(&self) -> limbforge_core::Prime;
}

impl ParsePrime for str {
    fn parse_prime(&self) -> limbforge_core::Prime {
        limbforge_core::Prime::parse(self).unwrap_or_else(|e| panic!("{self}: {e}"))
    }
}

/// Every residue of p - 1 modulo small powers of two: one square root after the other.
#[test]
fn every_routine_of_primes_of_all_shapes() {
    let saturated = "carry-chain montgomery(interleaved) carry(none)";
    let fold = "2x64 operand-scanning carry-chain fold(2@high:mul) carry(none)";
    let recipes = [
        ("5", format!("1x64 operand-scanning {saturated}")),
        ("7", format!("1x64 operand-scanning {saturated}")),
        ("17", format!("1x64 operand-scanning {saturated}")),
        ("257", format!("1x64 operand-scanning {saturated}")),
        (
            "2^61-1",
            format!("2x32 word(32) operand-scanning {saturated}"),
        ),
        ("2^64-2^32+1", format!("1x64 operand-scanning {saturated}")),
        ("2^127-1", fold.to_owned()),
        (
            "2^255-19",
            "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)".to_owned(),
        ),
        ("p224", format!("4x64 operand-scanning {saturated}")),
        ("p256", format!("4x64 operand-scanning {saturated}")),
        (
            "secp256k1",
            "4x64 operand-scanning carry-chain fold(4294968273@high:mul) carry(none)".to_owned(),
        ),
    ];
    for (prime, recipe) in recipes {
        let field = field(prime, &recipe);
        let public = public(&field);
        for (index, args) in calls(&field, 6, &mut Random(7)) {
            let name = &public[index].name;
            let outputs = field.call(name, &args);
            assert_meaning(&field, name, &args, &outputs);
        }
    }
}

fn small() -> Field {
    field(
        "2^61-1",
        "1x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    )
}

/// Scope of a routine: the field's routines before the one of this name.
fn scope_before<'a>(field: &'a Field, name: &str) -> Scope<'a> {
    let mut scope = field.scope();
    let names = scope.routines.iter().map(|r| &r.program().name);
    let before = names.take_while(|other| *other != name).count();
    scope.routines = &scope.routines[..before];
    scope
}

fn refused(field: &Field, routine: Routine) -> RoutineRefusal {
    let scope = scope_before(field, &routine.name);
    check_routine(routine, scope).expect_err("a mistake that has to be found")
}

/// A routine that calls itself `square` and claims a cube would be taken for the squaring.
#[test]
fn no_two_operations_have_one_name() {
    let field = small();
    for name in ["square", "invert"] {
        let mut d = Draft::new(name, &["a cube"]);
        let a = d.param("a", Sort::Tight);
        let out = d.tight("out");
        d.square(out, a);
        d.mul(out, out, a);
        let cube = d.claiming(&[out], Claim::Power(BigInt::from(3)));
        let refusal = check_routine(cube, field.scope()).expect_err("a name that is there");
        assert_eq!(refusal, RoutineRefusal::Name(name.to_owned()));
    }
}

/// A chain with one step left out, one loop too short, or a claim off by one computes another power.
#[test]
fn a_wrong_power_is_refused() {
    let field = small();
    let invert = field
        .routine("invert")
        .expect("every field has it")
        .program();
    assert_eq!(
        check_routine(invert.clone(), scope_before(&field, "invert"))
            .expect("it is right")
            .program(),
        invert
    );
    let mut mutants = 0;
    for at in 0..invert.body.len() {
        let mut shorter = invert.clone();
        shorter.body.remove(at);
        refused(&field, shorter);
        let mut other = invert.clone();
        match &mut other.body[at] {
            Statement::Repeat(repeat) => repeat.times = Times::Fixed(1_000),
            Statement::Call { callee, args, .. } if callee == "mul" => args[1] = args[0].clone(),
            Statement::Call { callee, .. } => "halve".clone_into(callee),
            _ => continue,
        }
        refused(&field, other);
        mutants += 1;
    }
    assert!(mutants > 5, "{mutants} mutants");
    let Claim::Power(exponent) = &invert.claim else {
        panic!("inversion claims a power")
    };
    let mut claim = invert.clone();
    claim.claim = Claim::Power(exponent + 1);
    let refusal = refused(&field, claim);
    let (claimed, computed) = (exponent + 1, Some(exponent.clone()));
    assert_eq!(refusal, RoutineRefusal::Power { claimed, computed });
}

#[test]
fn calls_that_do_not_fit_are_refused() {
    let field = field(
        "2^255-19",
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
    );
    let routine =
        |write: &dyn Fn(&mut Draft, limbforge_core::routine::Var, limbforge_core::routine::Var)| {
            let mut d = Draft::new("wrong", &["a mistake"]);
            let a = d.param("a", Sort::Tight);
            let out = d.tight("out");
            write(&mut d, a, out);
            refused(&field, d.finish(&[out]))
        };
    let mismatch = |at: &str, what: &str| RoutineRefusal::Mismatch {
        at: at.to_owned(),
        what: what.to_owned(),
    };
    // A sum is loose: it is no tight result, and `add` takes none.
    assert_eq!(
        routine(&|d, a, out| d.call([out], "add", [a.into(), a.into()])),
        mismatch("add", "out")
    );
    assert_eq!(
        routine(&|d, a, out| {
            let sum = d.var("sum", Sort::Loose);
            d.call([sum], "add", [a.into(), a.into()]);
            d.call([out], "to_bytes", [sum.into()]);
        }),
        mismatch("to_bytes", "sum")
    );
    assert_eq!(
        routine(&|d, _, out| d.square(out, out)),
        RoutineRefusal::Unset("out".to_owned())
    );
    assert_eq!(
        routine(&|d, a, out| d.repeat(Times::Fixed(0), |d| d.square(out, a))),
        RoutineRefusal::Unset("out".to_owned())
    );
    assert_eq!(
        routine(&|d, a, out| d.call([out], "cube", [a.into()])),
        RoutineRefusal::UnknownCallee("cube".to_owned())
    );
    assert_eq!(
        routine(&|d, a, out| d.call([out], "mul", [a.into()])),
        RoutineRefusal::Arity("mul".to_owned())
    );
    assert_eq!(
        routine(&|d, _, out| d.set(out, Operand::Constant("two".to_owned()))),
        RoutineRefusal::UnknownConstant("two".to_owned())
    );
    assert_eq!(routine(&|d, a, _| d.square(a, a)), mismatch("square", "a"));
    assert_eq!(
        routine(&|d, a, out| {
            let two = Operand::Words(vec![BigInt::from(2)]);
            d.call([out], "select", [two, a.into(), a.into()]);
        }),
        mismatch("select", "a constant word")
    );
    let mut wide = field.clone();
    wide.constants[1].limbs[0] = BigInt::from(1) << 63;
    let invert_batch = field
        .routine("invert_batch")
        .expect("every field has it")
        .program()
        .clone();
    assert_eq!(
        refused(&wide, invert_batch),
        RoutineRefusal::ConstantBounds("one".to_owned())
    );
}

fn saved(field: &Field) -> String {
    let options = Options {
        command: "a test".to_owned(),
        name: "saved".to_owned(),
        traits: false,
    };
    Json.emit(field, &options)
}

/// A saved field is more than its programs: bounds that join them, and routines.
#[test]
fn a_certificate_is_checked_as_a_whole() {
    let field = field(
        "2^255-19",
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
    );
    let text = saved(&field);
    let again = recheck(&text).expect("it was written a moment ago");
    assert_eq!(again.programs, field.programs);
    assert_eq!(again.routines, field.routines);

    let mut other = field.clone();
    other.repr.tight[0].hi += 1;
    let error = recheck(&saved(&other)).expect_err("bounds that no program has");
    let of_add = |error: &CertificateError| match error {
        CertificateError::OtherStatement { operation, .. } => operation == "add",
        _ => false,
    };
    assert!(of_add(&error), "{error}");

    let mut other = field.clone();
    other.repr.radix = limbforge_core::repr::Radix::bits(52);
    let error = recheck(&saved(&other)).expect_err("weights that no program has");
    assert!(
        of_add(&error) || matches!(error, CertificateError::Representation(_)),
        "{error}"
    );

    // One squaring less on the way to an inverse.
    let shorter = text.replacen("\"fixed\": 125", "\"fixed\": 124", 1);
    assert_ne!(shorter, text);
    let error = recheck(&shorter).expect_err("another power");
    assert!(
        matches!(error, CertificateError::RefusedRoutine { .. }),
        "{error}"
    );

    // For ever.
    let longer = text.replacen("\"fixed\": 125", "\"fixed\": 4294967295", 1);
    let error = recheck(&longer).expect_err("no power of any use");
    assert!(
        matches!(error, CertificateError::RefusedRoutine { .. }),
        "{error}"
    );
}
