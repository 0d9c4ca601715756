//! Statements: those of the library, in full, under their own names.

use limbforge_core::{
    certificate::{CertificateError, Proof},
    check::{Refusal, check},
    ir::{Op, Program, Require, Ty, Value as Word, build::Builder, interval::Interval},
    ops::statements::Statement,
};
use num_bigint::BigInt;
use serde_json::{Value, json};

use super::{FIELDS, again, fields, other_statement, program, refused};
use crate::{mutated::saved, support::field};

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

/// Nobody sees to what a file requires of callers: not of a word, and not of the element that it is below p.
#[test]
fn a_file_has_no_conditions_of_callers() {
    let field = field(FIELDS[1].0, FIELDS[1].1);
    let file = saved(&field);
    again(&file).expect("it is the library's");
    let values = &field.program("mul").expect("a product").program().params[0].values;
    let weights = field.repr.form(values);
    let most = BigInt::from(field.prime.value().clone()) - 1u32;
    let condition = Require {
        form: weights,
        range: Interval::up_to(most),
    };
    let mut required = file.clone();
    program(&mut required, "mul")["spec"]["requires"] = json!([condition]);
    assert_eq!(other_statement(&required, "mul"), "specification");
    // It is a condition that a program can have.
    let mut mul = field.program("mul").expect("a product").program().clone();
    mul.spec.requires.push(condition);
    let refusal = check(mul).unwrap_err();
    assert!(matches!(refusal, Refusal::Condition { .. }), "{refusal}");
}
