//! Routines of printed fields: how drivers call them, what they are given, and what they have to give by big integers.

use limbforge::{
    Routine,
    field::Field,
    ir::Ty,
    routine::{Datum, Sort, Var},
};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed};

use crate::{
    drivers::{CParam, CResult, c_calls, c_type},
    inputs::Random,
};

/// A call: which of the field's public routines, and its data.
pub type Call = (usize, Vec<Datum>);

/// Elements of a list.
pub const LENGTH: usize = 4;
/// Words of an exponent.
pub const EXPONENT: usize = 2;

/// The routines that users call.
pub fn public(field: &Field) -> Vec<&Routine> {
    let routines = field.routines.iter().map(|checked| checked.program());
    routines.filter(|routine| !routine.internal).collect()
}

/// The sorts of what a routine gives: its results, then its lists.
pub fn outputs(routine: &Routine) -> Vec<Sort> {
    let lists = lists(routine).into_iter();
    let all = routine.results.iter().copied().chain(lists);
    all.map(|var| routine.sort(var).clone()).collect()
}

/// The lists among its parameters, which are written in place.
pub fn lists(routine: &Routine) -> Vec<Var> {
    let params = routine.params.iter().copied();
    params
        .filter(|&var| *routine.sort(var) == Sort::Elements)
        .collect()
}

/// The numbers that a driver reads for a datum.
pub fn tokens(datum: &Datum) -> Vec<BigInt> {
    match datum {
        Datum::Words(words) => words.clone(),
        Datum::Bytes(bytes) => bytes.iter().map(|&b| b.into()).collect(),
        Datum::Count(n) => vec![(*n).into()],
        Datum::Exponent(words) => words.iter().map(|&w| w.into()).collect(),
        Datum::Elements(all) => all.iter().flatten().cloned().collect(),
    }
}

/// A datum as a driver prints it; scalars are words in two's complement.
pub fn read(field: &Field, sort: &Sort, tokens: &mut impl Iterator<Item = BigInt>) -> Datum {
    let limbs = field.repr.limbs;
    let mut take = |n: usize| -> Vec<BigInt> { tokens.by_ref().take(n).collect() };
    match sort {
        Sort::Tight | Sort::Loose => Datum::Words(take(limbs)),
        Sort::Flag => Datum::Words(take(1)),
        Sort::Bytes(n) => {
            let bytes = take(*n);
            Datum::Bytes(
                bytes
                    .iter()
                    .map(|b| u8::try_from(b).expect("a byte"))
                    .collect(),
            )
        }
        Sort::Words(bounds) => {
            let word = u32::from(field.repr.word);
            let wrapped = BigInt::one() << word;
            let words = take(bounds.len()).into_iter().zip(bounds);
            let signed = words.map(|(k, bound)| if bound.contains(&k) { k } else { k - &wrapped });
            Datum::Words(signed.collect())
        }
        Sort::Elements => Datum::Elements((0..LENGTH).map(|_| take(limbs)).collect()),
        Sort::Count | Sort::Exponent => unreachable!("no result is a count"),
    }
}

/// The type of a single number that a routine returns: a word, signed if it can be negative.
pub fn sort_type(field: &Field, sort: &Sort) -> Ty {
    let bits = field.repr.word;
    match sort {
        Sort::Words(bounds) if bounds.iter().any(|b| b.lo.is_negative()) => Ty::signed(bits),
        _ => Ty::unsigned(bits),
    }
}

/// Its name in Rust.
pub fn ty(field: &Field, sort: &Sort) -> String {
    let ty = sort_type(field, sort);
    format!("{}{}", if ty.signed { "i" } else { "u" }, ty.bits)
}

/// Rust: reads the data, calls, prints.
pub fn rust_arm(field: &Field, routine: &Routine) -> String {
    let mut lines = String::new();
    let mut arguments = Vec::new();
    let array = "array(words)";
    for (i, &var) in routine.params.iter().enumerate() {
        let element = format!("field::Element({array})");
        let (value, argument) = match routine.sort(var) {
            Sort::Tight => (element, format!("&p{i}")),
            Sort::Loose => (format!("field::Loose {{ 0: {array} }}"), format!("&p{i}")),
            Sort::Bytes(_) => (array.to_owned(), format!("&p{i}")),
            Sort::Flag | Sort::Count => ("word(words)".to_owned(), format!("p{i}")),
            Sort::Words(bounds) if bounds.len() == 1 => ("word(words)".to_owned(), format!("p{i}")),
            Sort::Exponent => (
                format!("{{ let words: [u64; {EXPONENT}] = {array}; words }}"),
                format!("&p{i}"),
            ),
            Sort::Elements => (
                format!(
                    "{{ let list: [field::Element; {LENGTH}] = std::array::from_fn(|_| {element}); list }}"
                ),
                format!("&mut p{i}"),
            ),
            Sort::Words(_) => (array.to_owned(), format!("&p{i}")),
        };
        let mutable = if *routine.sort(var) == Sort::Elements {
            "mut "
        } else {
            ""
        };
        lines.push_str(&format!("                let {mutable}p{i} = {value};\n"));
        arguments.push(argument);
    }
    let names: Vec<String> = (0..routine.results.len())
        .map(|i| format!("r{i}"))
        .collect();
    let pattern = match names.as_slice() {
        [one] => one.clone(),
        all => format!("({})", all.join(", ")),
    };
    lines.push_str(&format!(
        "                let {pattern} = field::{}({});\n",
        routine.name,
        arguments.join(", ")
    ));
    for (name, &var) in names.iter().zip(&routine.results) {
        let words = match routine.sort(var) {
            Sort::Tight | Sort::Loose => format!("{name}.0"),
            Sort::Bytes(_) => name.clone(),
            sort => format!("[{name} as {} as u{}]", ty(field, sort), field.repr.word),
        };
        lines.push_str(&format!("                show(&{words});\n"));
    }
    for (i, &var) in routine.params.iter().enumerate() {
        if *routine.sort(var) == Sort::Elements {
            lines.push_str(&format!(
                "                for element in p{i} {{ show(&element.0); }}\n"
            ));
        }
    }
    lines
}

/// C: reads the data, calls, prints; with results on top of parameters if there are no lists, which are written in
/// place.
pub fn c_arm(field: &Field, routine: &Routine) -> String {
    let (word, limbs) = (format!("uint{}_t", field.repr.word), field.repr.limbs);
    let param = |var: &Var| {
        let sort = routine.sort(*var);
        let (ty, n) = match sort {
            Sort::Tight | Sort::Loose => (word.as_str(), limbs),
            Sort::Bytes(n) => ("uint8_t", *n),
            Sort::Flag => (word.as_str(), 1),
            Sort::Count => ("uint32_t", 1),
            Sort::Exponent => ("uint64_t", EXPONENT),
            Sort::Elements => (word.as_str(), LENGTH * limbs),
            Sort::Words(bounds) => (word.as_str(), bounds.len()),
        };
        let after = match sort {
            Sort::Exponent => format!(", {EXPONENT}"),
            _ => String::new(),
        };
        CParam {
            ty: ty.to_owned(),
            n,
            by_value: sort.is_scalar(),
            after,
        }
    };
    let result = |var: &Var| {
        let (ty, n) = match routine.sort(*var) {
            Sort::Tight | Sort::Loose => (word.clone(), limbs),
            Sort::Bytes(n) => ("uint8_t".to_owned(), *n),
            sort => (c_type(sort_type(field, sort)), 1),
        };
        CResult { ty, n }
    };
    let params: Vec<CParam> = routine.params.iter().map(param).collect();
    let results: Vec<CResult> = routine.results.iter().map(result).collect();
    if lists(routine).is_empty() {
        return c_calls(&routine.name, &params, &results);
    }
    assert!(results.is_empty(), "what writes lists has no other result");
    let mut lines = String::new();
    let mut line = |text: String| lines.push_str(&format!("            {text}\n"));
    let mut arguments = Vec::new();
    for (i, (CParam { ty, n, .. }, var)) in params.iter().zip(&routine.params).enumerate() {
        line(format!("{ty} p{i}[{n}];"));
        line(format!(
            "for (int i = 0; i < {n}; i++) p{i}[i] = ({ty})next();"
        ));
        arguments.push(match routine.sort(*var) {
            Sort::Elements => format!("({word} (*)[{limbs}])p{i}"),
            _ => format!("p{i}"),
        });
    }
    arguments.push(LENGTH.to_string());
    line(format!("field_{}({});", routine.name, arguments.join(", ")));
    for (i, (CParam { n, .. }, var)) in params.iter().zip(&routine.params).enumerate() {
        if *routine.sort(*var) == Sort::Elements {
            line(format!(
                "for (int i = 0; i < {n}; i++) printf(\"%\" PRIx64 \" \", (uint64_t)p{i}[i]);"
            ));
        }
    }
    lines
}

/// An element within tight bounds: often a special residue, else limbs at their bounds or random.
fn element(field: &Field, random: &mut Random) -> Vec<BigInt> {
    let p = BigInt::from(field.prime.value().clone());
    let small = BigInt::from(random.below(5));
    let residue = match random.below(6) {
        0 => small,
        1 => BigInt::mod_floor(&(&p - 1 - small), &p),
        2 => small.modpow(&BigInt::from(2), &p),
        _ => {
            return field
                .repr
                .tight
                .iter()
                .map(|bound| random.member(bound))
                .collect();
        }
    };
    field.limbs(&residue)
}

fn datum(field: &Field, sort: &Sort, random: &mut Random) -> Datum {
    match sort {
        Sort::Tight | Sort::Loose => Datum::Words(element(field, random)),
        Sort::Flag => Datum::from(random.word() & 1 == 1),
        Sort::Bytes(n) => {
            let fill = random.below(8);
            let byte = |random: &mut Random| match fill {
                0 => 0,
                1 => 255,
                _ => u8::try_from(random.below(256)).expect("a byte"),
            };
            Datum::Bytes((0..*n).map(|_| byte(random)).collect())
        }
        Sort::Count => Datum::Count(random.below(9)),
        Sort::Exponent => Datum::Exponent(
            (0..EXPONENT)
                .map(|_| random.word() >> random.below(64))
                .collect(),
        ),
        Sort::Elements => Datum::Elements((0..LENGTH).map(|_| element(field, random)).collect()),
        Sort::Words(bounds) => Datum::Words(bounds.iter().map(|b| random.member(b)).collect()),
    }
}

/// Calls of every public routine with these many random data each.
pub fn calls(field: &Field, count: usize, random: &mut Random) -> Vec<Call> {
    let mut all = Vec::new();
    for (index, routine) in public(field).into_iter().enumerate() {
        for _ in 0..count {
            let sorts = routine.params.iter().map(|&var| routine.sort(var));
            all.push((
                index,
                sorts.map(|sort| datum(field, sort, random)).collect(),
            ));
        }
    }
    all
}
