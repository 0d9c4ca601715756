//! Saved fields that say something else than the library: each must be refused, or say no more than what is proved.

#[path = "support/meaning.rs"]
mod meaning;
#[path = "support/mutated.rs"]
mod mutated;
mod support;

use limbforge::{
    certificate::{CertificateError, Proof, Rechecked, recheck},
    check::{RoutineRefusal, check, check_routine},
    field::Field,
    ir::{
        Form, Goal, Kind, Op, Program, Spec, Ty, Value as Word, build::Builder, interval::Interval,
    },
    ops::statements::Statement,
};
use mutated::{mutate, neighbours, number, places, put_number, saved};
use num_bigint::BigInt;
use serde_json::{Value, json};
use support::{Random, field};

/// Full words, limbs with room, and full words in the Montgomery domain with all programs of divsteps.
const FIELDS: [(&str, &str); 3] = [
    (
        "2^127-1",
        "2x64 operand-scanning carry-chain fold(2@high:mul) carry(none)",
    ),
    (
        "2^61-1",
        "3x21 product-scanning double-word fold(4@right:mul) carry(sequential)",
    ),
    (
        "2^61-1",
        "1x64 operand-scanning carry-chain montgomery(interleaved) carry(none) invert(divsteps)",
    ),
];

fn fields() -> [Field; 3] {
    FIELDS.map(|(prime, recipe)| field(prime, recipe))
}

fn again(json: &Value) -> Result<Rechecked, CertificateError> {
    recheck(&json.to_string())
}

fn refused(json: &Value) -> CertificateError {
    again(json).expect_err("a file that says something else")
}

/// The program of this name in a file.
fn program<'a>(json: &'a mut Value, name: &str) -> &'a mut Value {
    let programs = json["programs"].as_array_mut().expect("programs");
    let mut found = programs.iter_mut().map(|entry| &mut entry["program"]);
    found.find(|program| program["name"] == name).expect(name)
}

fn routine<'a>(json: &'a mut Value, name: &str) -> &'a mut Value {
    let mut routines = json["routines"]
        .as_array_mut()
        .expect("routines")
        .iter_mut();
    routines
        .find(|routine| routine["name"] == name)
        .expect(name)
}

fn other_statement(json: &Value, of: &str) -> &'static str {
    match refused(json) {
        CertificateError::OtherStatement { operation, part } if operation == of => part,
        error => panic!("{error}"),
    }
}

/// The table of statements has no row that no field needs, and every verdict is of its operation.
#[test]
fn the_library_accepts_itself() {
    let mut written = Vec::new();
    for field in fields() {
        let checked = again(&saved(&field)).expect("it was written a moment ago");
        assert_eq!(checked.field.programs, field.programs);
        assert_eq!(checked.field.routines, field.routines);
        assert_eq!(checked.field.constants, field.constants);
        assert_eq!(checked.field.repr, field.repr);
        let names = field.programs.iter().map(|p| p.program().name.clone());
        let names: Vec<String> = names.collect();
        let verdicts = checked.verdicts.iter().map(|verdict| &verdict.name);
        assert!(names.iter().eq(verdicts.take(names.len())));
        let proof = |name: &str| {
            let mut verdicts = checked.verdicts.iter();
            verdicts
                .find(|verdict| verdict.name == name)
                .expect(name)
                .proof
        };
        assert_eq!(proof("mul"), Proof::Whole);
        assert_eq!(proof("sqrt"), Proof::Calls);
        let by_divsteps = names.iter().any(|name| name == "divsteps_fg");
        if by_divsteps {
            assert_eq!(proof("divsteps_fg"), Proof::Part);
        }
        let inverse = if by_divsteps {
            Proof::Calls
        } else {
            Proof::Whole
        };
        assert_eq!(proof("invert"), inverse);
        written.extend(names);
    }
    for name in Statement::names() {
        assert!(written.iter().any(|other| other == name), "{name}");
    }
}

/// Every program under the name of every other, with its own formula and with that of the name.
#[test]
fn no_statement_stands_under_another_name() {
    for field in fields() {
        let p = BigInt::from(field.prime.value().clone());
        let stated = |name: &str| Statement::of(name, &p, &field.repr).expect(name);
        let mut file = saved(&field);
        // Zero and one: the root of unity takes longer to compute than all else.
        file["constants"]
            .as_array_mut()
            .expect("constants")
            .truncate(2);
        let entries = file["programs"].as_array().expect("programs").clone();
        let mut pairs = 0;
        for entry in &entries {
            for other in &entries {
                let name = |entry: &Value| {
                    entry["program"]["name"]
                        .as_str()
                        .expect("a name")
                        .to_owned()
                };
                let (own, name) = (name(entry), name(other));
                // Chunks of equally many steps say the same.
                if stated(&own) == stated(&name) {
                    let twins = ["divsteps_de divsteps_last", "divsteps_low divsteps_ahead"];
                    let pair = [format!("{own} {name}"), format!("{name} {own}")];
                    assert!(own == name || pair.iter().any(|pair| twins.contains(&pair.as_str())));
                    continue;
                }
                for formula in [entry, other].map(|entry| &entry["program"]["spec"]["formula"]) {
                    let mut renamed = file.clone();
                    let mut entry = entry.clone();
                    entry["program"]["name"] = json!(name);
                    entry["program"]["spec"]["formula"] = formula.clone();
                    renamed["programs"] = json!([entry]);
                    renamed["routines"] = json!([]);
                    // Two chunks differ in nothing that is proved. Then nothing is said of the rest.
                    if let Ok(checked) = again(&renamed) {
                        assert_eq!(checked.verdicts[0].proof, Proof::PartAlone, "{own}, {name}");
                    }
                    pairs += 1;
                }
            }
        }
        assert!(pairs > 400, "{pairs}");
    }
}

#[test]
fn a_statement_says_all_that_the_library_says() {
    let field = field(FIELDS[0].0, FIELDS[0].1);
    let file = saved(&field);
    let mut nothing = file.clone();
    let spec = &mut program(&mut nothing, "mul")["spec"];
    for side in ["left", "right"] {
        spec["congruences"][0][side][0]["coefficient"] = json!("0");
    }
    assert_eq!(other_statement(&nothing, "mul"), "specification");

    // The claim that the result is below p.
    let mut partly = file.clone();
    program(&mut partly, "to_bytes")["spec"]["ensures"] = json!([]);
    assert_eq!(other_statement(&partly, "to_bytes"), "specification");

    let mut formula = file.clone();
    program(&mut formula, "add")["spec"]["formula"] = json!("out = a * b (mod p)");
    assert_eq!(other_statement(&formula, "add"), "formula");

    let mut hidden = file.clone();
    program(&mut hidden, "add")["internal"] = json!(true);
    assert_eq!(other_statement(&hidden, "add"), "visibility");

    let mut renamed = file.clone();
    program(&mut renamed, "sub")["params"][0]["name"] = json!("b");
    assert_eq!(other_statement(&renamed, "sub"), "parameters");

    let mut swapped = file;
    program(&mut swapped, "swap")["results"]
        .as_array_mut()
        .expect("results")
        .swap(0, 1);
    assert_eq!(other_statement(&swapped, "swap"), "results");
}

#[test]
fn every_operation_has_one_name_of_this_version() {
    let file = saved(&field(FIELDS[1].0, FIELDS[1].1));
    let twice = |kind: &str, entry: Value| {
        let mut twice = file.clone();
        twice[kind].as_array_mut().expect("a list").push(entry);
        assert!(matches!(refused(&twice), CertificateError::Twice(_)));
    };
    twice("programs", file["programs"][0].clone());
    twice("routines", file["routines"][0].clone());
    let mut product = file["routines"][0].clone();
    product["name"] = json!("mul");
    twice("routines", product);

    for list in ["programs", "routines"] {
        let mut unknown = file.clone();
        let entry = &mut unknown[list][0];
        let named = if list == "programs" {
            &mut entry["program"]
        } else {
            entry
        };
        named["name"] = json!("triple");
        let error = refused(&unknown);
        assert_eq!(error, CertificateError::Unknown("triple".to_owned()));
    }
    // A program of the other domain.
    let montgomery = saved(&field(FIELDS[2].0, FIELDS[2].1));
    let mut other = file.clone();
    let entries = montgomery["programs"].as_array().expect("programs").iter();
    let mut foreign = entries.filter(|entry| entry["program"]["name"] == "from_montgomery");
    other["programs"] = json!([foreign.next()]);
    let error = refused(&other);
    assert_eq!(
        error,
        CertificateError::Unknown("from_montgomery".to_owned())
    );

    // Fewer operations are no lie.
    let mut fewer = file;
    fewer["programs"]
        .as_array_mut()
        .expect("a list")
        .truncate(3);
    fewer["routines"] = json!([]);
    assert_eq!(
        again(&fewer)
            .expect("all that is there is right")
            .verdicts
            .len(),
        3
    );
}

#[test]
fn ports_have_the_bounds_of_their_kind() {
    let file = saved(&field(FIELDS[1].0, FIELDS[1].1));
    let set = |name: &str, place: &str, k: &str| {
        let mut other = file.clone();
        let slot = program(&mut other, name)
            .pointer_mut(place)
            .expect("a bound");
        assert_ne!(*slot, json!(k));
        *slot = json!(k);
        let side = place.split('/').nth(1).expect("a side");
        let part = other_statement(&other, name);
        assert_eq!(part, if side == "params" { "parameters" } else { side });
    };
    set("select", "/params/0/bounds/0/hi", "0");
    set("select", "/params/0/bounds/0/lo", "1");
    set("from_bytes", "/params/0/bounds/0/hi", "4294967295");
    set("bytes_are_zero", "/params/0/bounds/0/lo", "1");
    set("to_bytes", "/results/0/bounds/0/hi", "18446744073709551616");
    set("bytes_parity", "/results/1/bounds/0/hi", "2");
    set("mul", "/params/0/bounds/0/hi", "7");

    // A flag of 5, in a word.
    let mut five = file.clone();
    let select = program(&mut five, "select");
    select["types"][0] = json!({"bits": 64, "signed": false});
    select["params"][0]["bounds"][0] = json!({"lo": "5", "hi": "5"});
    assert_eq!(other_statement(&five, "select"), "parameters");

    // Words have bounds of their own.
    let mut small = file.clone();
    program(&mut small, "mul_small")["params"][1]["bounds"][0]["hi"] = json!("1");
    assert_eq!(other_statement(&small, "mul_small"), "parameters");

    let mut word = file.clone();
    program(&mut word, "add")["word"] = json!(63);
    assert!(matches!(refused(&word), CertificateError::Refused { .. }));
    let mut word = file;
    word["representation"]["word"] = json!(63);
    assert!(matches!(
        refused(&word),
        CertificateError::Representation(_)
    ));
}

#[test]
fn constants_are_computed_again() {
    for field in fields() {
        let file = saved(&field);
        for at in 0..field.constants.len() {
            let name = &field.constants[at].name;
            for limb in 0..field.repr.limbs {
                let mut other = file.clone();
                let slot = &mut other["constants"][at]["limbs"][limb];
                *slot = json!(if *slot == json!("2") { "3" } else { "2" });
                assert_eq!(refused(&other), CertificateError::Constant(name.clone()));
            }
            let mut renamed = file.clone();
            renamed["constants"][at]["name"] = json!("three");
            assert!(matches!(refused(&renamed), CertificateError::Constant(_)));
            let mut meant = file.clone();
            meant["constants"][at]["meaning"] = json!("3");
            assert_eq!(refused(&meant), CertificateError::Constant(name.clone()));
        }
        for at in 0..2 {
            let mut missing = file.clone();
            missing["constants"]
                .as_array_mut()
                .expect("a list")
                .remove(at);
            assert!(matches!(refused(&missing), CertificateError::Constant(_)));
        }
        // A number that its meaning spells is what it says; any other is not.
        let mut named = file.clone();
        let half = Value::from_iter(
            field
                .limbs(&((field.prime.value() + 1u32) / 2u32).into())
                .iter()
                .map(ToString::to_string),
        );
        let constants = named["constants"].as_array_mut().expect("a list");
        constants.push(json!({"name": "half", "meaning": "1/2", "limbs": half}));
        assert!(again(&named).is_ok());
        let last = named["constants"].as_array().expect("a list").len() - 1;
        named["constants"][last]["meaning"] = json!("1/3");
        assert_eq!(
            refused(&named),
            CertificateError::Constant("half".to_owned())
        );
    }
}

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
        "[calls within bounds; nothing is proved of its formula]"
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

#[test]
fn the_representation_holds_the_field() {
    for (prime, recipe) in FIELDS {
        let file = saved(&field(prime, recipe));
        let wrong = |place: &str, value: Value| {
            let mut other = file.clone();
            // Alone, so that no program is refused instead.
            other["programs"] = json!([]);
            other["routines"] = json!([]);
            assert!(again(&other).is_ok());
            *other["representation"].pointer_mut(place).expect(place) = value;
            let error = refused(&other);
            let named = matches!(error, CertificateError::Representation(_));
            assert!(named, "{place}: {error}");
        };
        wrong("/word", json!(16));
        wrong("/limbs", json!(0));
        wrong("/limbs", json!(1_000_000_000));
        wrong("/radix", json!("20"));
        wrong("/radix", json!("64.5"));
        wrong("/radix", json!("+21"));
        wrong("/exponents/0", json!(1));
        wrong("/montgomery", json!(128));
        wrong("/tight/0/lo", json!("1"));
        wrong("/tight/0/hi", json!("1000"));
        wrong("/tight/0/hi", json!("18446744073709551616"));
        wrong("/loose/0/hi", json!("1000"));
        wrong("/loose/0/hi", json!("18446744073709551616"));
    }
}

/// Everything that the file says of its prime, which is one.
#[test]
fn the_prime_is_one() {
    let file = saved(&field(FIELDS[1].0, FIELDS[1].1));
    let alone = |change: &dyn Fn(&mut Value)| {
        let mut other = file.clone();
        other["programs"] = json!([]);
        other["routines"] = json!([]);
        change(&mut other);
        refused(&other)
    };
    for composite in [
        "2305843009213693949",
        "2305843009213693952",
        "9",
        "1",
        "0",
        "-3",
    ] {
        let error = alone(&|file| file["prime"]["value"] = json!(composite));
        assert!(matches!(error, CertificateError::Prime(_)), "{error}");
    }
    let unreadable = |error| matches!(error, CertificateError::Unreadable(_));
    assert!(unreadable(alone(
        &|file| file["prime"]["text"] = json!("2^127 - 1")
    )));
    assert!(unreadable(alone(&|file| file["prime"]["bits"] = json!(60))));
    assert!(unreadable(alone(&|file| file["prime"]["bytes"] = json!(9))));
    assert!(unreadable(alone(
        &|file| file["prime"]["value"] = json!("2^61 - 1")
    )));
    let recipe = "1x64 operand-scanning carry-chain fold(8@high:mul) carry(none)";
    let error = alone(&|file| file["recipe"] = json!(recipe));
    assert!(
        matches!(error, CertificateError::Representation(_)),
        "{error}"
    );
    let mut other = file.clone();
    other["prime"]["value"] = json!("2305843009213693967");
    assert!(matches!(
        refused(&other),
        CertificateError::OtherPrime { .. }
    ));
}

/// 2 half + odd = bytes (mod p) with the wrong parity: true modulo an odd p, and no parity.
#[test]
fn a_statement_about_integers_is_none_modulo_p() {
    let field = field(FIELDS[1].0, FIELDS[1].1);
    let p = BigInt::from(field.prime.value().clone());
    let statement = Statement::of("bytes_parity", &p, &field.repr).expect("a statement");
    assert!(statement.over_integers);
    let wrong = wrong_parity(&p, &statement);
    let mut file = saved(&field);
    let checked = check(wrong.clone()).expect("it is true modulo p");
    let values = wrong.trace(&[vec![BigInt::from(2)]]);
    assert_eq!(values[wrong.results[1].values[0].index()], BigInt::from(1));
    let programs = file["programs"].as_array_mut().expect("programs");
    let entry = programs
        .iter_mut()
        .find(|entry| entry["program"]["name"] == "bytes_parity");
    *entry.expect("it is there") = json!({"program": wrong, "ranges": checked.ranges()});
    let error = refused(&file);
    assert!(matches!(error, CertificateError::Refused { .. }), "{error}");
}

/// half + (p - 1) / 2 + odd, and 1 - odd, of bytes in one word.
fn wrong_parity(p: &BigInt, statement: &Statement) -> Program {
    let mut b = Builder::new("bytes_parity", 64);
    let port = &statement.params[0];
    let x = b.param(&port.name, port.kind, &port.bounds)[0];
    let odd = b.low(x, 1);
    let half = b.shr(x, 1);
    let more = b.constant((p - 1u32) / 2u32);
    let more = b.add(more, odd);
    let half = b.add(half, more);
    let one = b.constant(1);
    let even = b.sub(one, odd);
    let even = b.inst(Op::Low(1), &[even], &[Ty::FLAG])[0];
    let results: [Vec<Word>; 2] = [vec![half], vec![even]];
    let ports = statement.results.iter().zip(results.clone());
    let ports = ports.map(|((port, _), values)| (port.name.as_str(), port.kind, values));
    let spec = statement.spec(&results.concat());
    b.finish(ports.collect(), spec).expect("it fits")
}

/// How many of the numbers of a certificate are tried.
const NUMBERS: usize = 250;

/// Every number of a certificate, one at a time: refused, or only a hint.
#[test]
fn a_changed_number_is_refused_or_does_not_matter() {
    let mut random = Random(11);
    for (prime, recipe) in &FIELDS[1..] {
        let mut file = saved(&field(prime, recipe));
        let all = places(&file);
        let numbers: Vec<&String> = all
            .iter()
            .filter(|at| number(&file, at).is_some())
            .collect();
        assert!(numbers.len() > 1000);
        let (mut accepted, step) = (0, numbers.len().div_ceil(NUMBERS));
        for place in numbers.iter().skip(random.below(step)).step_by(step) {
            let k = number(&file, place).expect("a number");
            let other = &neighbours(&k)[random.below(4)];
            if *other == k {
                continue;
            }
            put_number(&mut file, place, other);
            if let Ok(checked) = again(&file) {
                accepted += 1;
                mutated::judge(&checked, 6, &mut |n| random.below(n));
            }
            put_number(&mut file, place, &k);
        }
        assert!(
            accepted < NUMBERS / 4,
            "{accepted} of {NUMBERS} numbers do not matter"
        );
    }
}

/// Lists and values moved about.
#[test]
fn a_changed_file_is_refused_or_right() {
    let mut random = Random(12);
    for (prime, recipe) in &FIELDS[1..] {
        let file = saved(&field(prime, recipe));
        let all = places(&file);
        for _ in 0..NUMBERS {
            let mut other = file.clone();
            let mut pick = |n: usize| random.below(n);
            mutate(&mut other, &all, &mut pick);
            if let Ok(checked) = again(&other) {
                mutated::judge(&checked, 4, &mut pick);
            }
        }
    }
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
