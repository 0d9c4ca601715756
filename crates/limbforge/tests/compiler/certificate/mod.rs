//! Saved fields that say something else than the library: each must be refused, or say no more than what is proved.

mod changed;
mod parts;
mod routines;
mod statements;

use crate::mutated::saved;
use crate::support::field;
use limbforge_core::{
    certificate::{CertificateError, Proof, Rechecked, recheck},
    field::Field,
    ops::statements::Statement,
};
use serde_json::Value;

/// Full words, limbs with room, full words in the Montgomery domain with all programs of divsteps, and lanes.
const FIELDS: [(&str, &str); 4] = [
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
    (
        "2^61-1",
        "3x21 lanes(4) product-scanning word fold(4@high:shift-add) carry(interleaved)",
    ),
];

fn fields() -> [Field; 4] {
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
