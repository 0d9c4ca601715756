//! Each operation with a loop as a routine. One row each.

mod batch;
pub mod chain;
mod inverse;
mod montgomery;
mod power;
mod predicates;
pub mod root;

use num_bigint::BigInt;
use num_traits::{One, Zero};

use crate::{
    Field, Prime, Routine,
    ir::interval::power_of_two,
    repr::{Domain, Repr},
    routine::{Constant, Draft, Operand, Sort, Var},
};
use root::{Generator, TwoAdic};

/// The name of a routine and the function that writes it; `None` where a field has no need of it.
pub type Row = (&'static str, fn(&Field, &str) -> Option<Routine>);

/// All routines, in the order in which they are printed: each calls programs and routines before it.
#[rustfmt::skip]
pub const ROUTINES: &[Row] = &[
    ("to_montgomery",      montgomery::to_montgomery),
    ("mul_small",          montgomery::mul_small),
    ("from_bytes",         montgomery::from_bytes),
    ("from_bytes_canonical", montgomery::from_bytes_canonical),
    ("double",             predicates::double),
    ("is_zero",            predicates::is_zero),
    ("equal",              predicates::equal),
    ("is_odd",             predicates::is_odd),
    ("conditional_negate", predicates::conditional_negate),
    ("from_bytes_wide",    predicates::from_bytes_wide),
    ("pow2k",              power::pow2k),
    ("vartime_pow",        power::vartime_pow),
    ("invert",             inverse::invert),
    ("invert_batch",       batch::invert_batch),
    ("pow_root",           root::pow_root),
    ("sqrt",               root::sqrt),
    ("pow_euler",          root::pow_euler),
    ("is_square",          root::is_square),
    ("legendre",           root::legendre),
];

/// Whether a field on words has this operation: not the one that gives lanes signs of their own.
pub fn runs_on_words(name: &str) -> bool {
    name != "add_or_sub"
}

/// Whether a vector form of a field has this operation: not those on lists and parts of bytes, nor with signed results.
pub fn runs_on_lanes(name: &str) -> bool {
    let others = [
        "from_bytes_wide",
        "vartime_pow",
        "invert_batch",
        "legendre",
        "sign_of",
    ];
    !others.contains(&name)
}

/// The routine of this name in a field whose earlier operations are there; `None` if the field has none.
pub fn library(field: &Field, name: &str) -> Option<Routine> {
    let (_, write) = ROUTINES.iter().find(|(row, _)| *row == name)?;
    write(field, name)
}

/// The constants of a field: 0, 1, and what the routines among `names` read.
pub fn constants(prime: &Prime, repr: &Repr, names: &[&str]) -> Vec<Constant> {
    let read = [
        ("wide", "from_bytes_wide"),
        ("root_of_unity", "sqrt"),
        ("r", "to_montgomery"),
    ];
    let read = read.into_iter().filter(|(_, by)| names.contains(by));
    let all = ["zero", "one"]
        .into_iter()
        .chain(read.map(|(name, _)| name));
    all.filter_map(|name| constant_of(name, prime, repr))
        .collect()
}

/// The constant of this name; `None` if the representation has none.
pub fn constant_of(name: &str, prime: &Prime, repr: &Repr) -> Option<Constant> {
    let p = prime.value();
    let (meaning, k): (String, BigInt) = match name {
        "zero" => ("0".to_owned(), BigInt::zero()),
        "one" => ("1".to_owned(), BigInt::one()),
        "wide" => {
            let bits = 8 * prime.bits().div_ceil(8);
            let meaning =
                format!("2^{bits}, the weight of the upper half of a double-length encoding");
            (meaning, power_of_two(bits))
        }
        "root_of_unity" => {
            let (s, generator) = (TwoAdic::of(p).s, Generator::of(p));
            let meaning = format!(
                "{}^((p - 1) / 2^{s}), a primitive root of unity of order 2^{s}",
                generator.value
            );
            (meaning, generator.root_of_unity.into())
        }
        "r" if repr.domain != Domain::Standard => {
            let meaning = "R; in the Montgomery domain its limbs hold R^2".to_owned();
            (meaning, repr.domain_factor())
        }
        _ => return None,
    };
    Some(Constant {
        name: name.to_owned(),
        meaning,
        limbs: repr.element(&k, &p.clone().into()),
    })
}

fn constant(name: &str) -> Operand {
    Operand::Constant(name.to_owned())
}

/// `to = callee(args)` within tight bounds, where the callee's result is loose.
fn carried<const N: usize>(
    field: &Field,
    draft: &mut Draft,
    to: Var,
    callee: &str,
    args: [Operand; N],
) {
    if field.repr.has_loose() {
        let loose = draft.var(&format!("loose_{}", draft.name(to)), Sort::Loose);
        draft.call([loose], callee, args);
        draft.call([to], "carry", [loose.into()]);
    } else {
        draft.call([to], callee, args);
    }
}
