//! Certificates with something changed, and whether an accepted one computes what its operations' names say.
#![allow(dead_code, reason = "each test uses a part")]

use limbforge_core::{
    Field,
    certificate::{Proof, Rechecked},
    check::Checked,
    emit::{Emit, Json, Options},
    ir::interval::Interval,
    routine::{Claim, Datum, Sort},
};
use num_bigint::BigInt;
use num_integer::Integer;
use serde_json::Value;

use super::meaning::Meaning;
use limbforge_compare::meaning::assert_meaning;

/// A source of choices: a number below its argument.
pub type Pick<'a> = &'a mut dyn FnMut(usize) -> usize;

/// The certificate of a field.
pub fn saved(field: &Field) -> Value {
    let options = Options {
        command: "a test".to_owned(),
        name: "saved".to_owned(),
        traits: false,
    };
    let text = Json.emit(field, &options);
    serde_json::from_str(&text).expect("JSON")
}

/// The places of all values, from the whole inwards.
pub fn places(json: &Value) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut at = 0;
    while at < all.len() {
        let place = all[at].clone();
        match json.pointer(&place) {
            Some(Value::Array(items)) => {
                all.extend((0..items.len()).map(|i| format!("{place}/{i}")));
            }
            Some(Value::Object(entries)) => {
                all.extend(entries.keys().map(|key| format!("{place}/{key}")));
            }
            _ => {}
        }
        at += 1;
    }
    all
}

/// The number at a place: a JSON number, or decimal text.
pub fn number(json: &Value, place: &str) -> Option<BigInt> {
    match json.pointer(place)? {
        Value::Number(n) => n.as_i64().map(BigInt::from),
        Value::String(text) => text.parse().ok(),
        _ => None,
    }
}

/// Puts another number in the place of one, in the same spelling.
pub fn put_number(json: &mut Value, place: &str, k: &BigInt) {
    if let Some(slot) = json.pointer_mut(place) {
        *slot = match slot {
            Value::String(_) => Value::String(k.to_string()),
            _ => i64::try_from(k).map_or(Value::Null, Value::from),
        };
    }
}

/// Neighbours of a number: one less, one more, none, twice as much.
pub fn neighbours(k: &BigInt) -> [BigInt; 4] {
    [k - 1, k + 1, BigInt::from(0), k * 2]
}

/// Changes one thing: a number; a value for another of the same kind; an item taken out of a list, or put there twice.
pub fn mutate(json: &mut Value, places: &[String], pick: Pick) {
    let place = &places[pick(places.len())];
    if let Some(k) = number(json, place)
        && pick(4) > 0
    {
        let other = neighbours(&k)[pick(4)].clone();
        put_number(json, place, &other);
        return;
    }
    if let Some(Value::Array(items)) = json.pointer_mut(place)
        && !items.is_empty()
        && pick(3) > 0
    {
        let at = pick(items.len());
        match pick(3) {
            0 => {
                items.remove(at);
            }
            1 => items.insert(at, items[at].clone()),
            _ => {
                let other = pick(items.len());
                items.swap(at, other);
            }
        }
        return;
    }
    // Another value with the same last name, such as another bound for a bound.
    let name = place.rsplit('/').next().unwrap_or_default();
    let same: Vec<&String> = places
        .iter()
        .filter(|other| other.rsplit('/').next() == Some(name))
        .collect();
    if let Some(other) = json.pointer(same[pick(same.len())]).cloned()
        && let Some(slot) = json.pointer_mut(place)
    {
        *slot = other;
    }
}

/// Runs everything that an accepted certificate says is proved, or is the library's.
///
/// # Panics
/// If a result is not what the name says.
pub fn judge(checked: &Rechecked, rounds: usize, pick: Pick) {
    let field = &checked.field;
    let meaning = Meaning::new(field);
    for program in field.programs.iter().map(Checked::program) {
        for round in 0..rounds {
            let inputs = program.params.iter();
            let inputs: Vec<Vec<BigInt>> = inputs
                .map(|port| within(&port.bounds, round, pick))
                .collect();
            let values = program.trace(&inputs);
            if let Some(what) = meaning.contradiction(program, &inputs, &values) {
                panic!("{} of {inputs:?}: {what}\n{program}", program.name);
            }
        }
    }
    let verdicts = &checked.verdicts[field.programs.len()..];
    for (routine, verdict) in field.routines.iter().map(Checked::program).zip(verdicts) {
        if verdict.proof == Proof::CallsAlone {
            continue;
        }
        for round in 0..rounds.min(2) {
            let sorts = routine.params.iter().map(|&var| routine.sort(var));
            let args: Vec<Datum> = sorts.map(|sort| datum(field, sort, round, pick)).collect();
            let outputs = field.call(&routine.name, &args);
            match &routine.claim {
                Claim::Power(exponent) if routine.internal => {
                    assert_power(field, exponent, &args[0], &outputs[0]);
                }
                _ => assert_meaning(field, &routine.name, &args, &outputs),
            }
        }
    }
}

fn assert_power(field: &Field, exponent: &BigInt, x: &Datum, y: &Datum) {
    let p = BigInt::from(field.prime.value().clone());
    let inverse = field.repr.domain_factor().modpow(&(&p - 2), &p);
    let element = |datum: &Datum| (field.repr.integer(datum.words()) * &inverse).mod_floor(&p);
    assert_eq!(element(x).modpow(exponent, &p), element(y));
}

/// Members of intervals: the least, the greatest, or any.
fn within(bounds: &[Interval], round: usize, pick: Pick) -> Vec<BigInt> {
    let member = |bound: &Interval| match round {
        0 => bound.hi.clone(),
        1 => bound.lo.clone(),
        _ => {
            let wide = (BigInt::from(pick(usize::MAX)) << 63u8) + pick(usize::MAX);
            &bound.lo + wide.mod_floor(&(&bound.hi - &bound.lo + 1u32))
        }
    };
    bounds.iter().map(member).collect()
}

fn datum(field: &Field, sort: &Sort, round: usize, pick: Pick) -> Datum {
    match sort {
        Sort::Tight => Datum::Words(within(&field.repr.tight, round, pick)),
        Sort::Loose => Datum::Words(within(&field.repr.loose, round, pick)),
        Sort::Flag => Datum::from(pick(2) == 1),
        Sort::Bytes(n) => Datum::Bytes((0..*n).map(|_| pick(256) as u8).collect()),
        Sort::Words(bounds) => Datum::Words(within(bounds, round, pick)),
        Sort::Count => Datum::Count(pick(5)),
        Sort::Exponent => Datum::Exponent(vec![pick(1000) as u64]),
        Sort::Elements => {
            let element = |_| within(&field.repr.tight, round, pick);
            Datum::Elements((0..2).map(element).collect())
        }
    }
}
