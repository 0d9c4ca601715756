//! The parts of a field beside its operations: constants, representation, prime.

use limbforge_core::certificate::CertificateError;
use serde_json::{Value, json};

use super::{FIELDS, again, fields, refused};
use crate::{mutated::saved, support::field};

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
