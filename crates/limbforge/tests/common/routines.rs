//! Routines of printed fields: how drivers call them, what they are given, and what they have to give by big integers.

use limbforge::{
    Routine,
    field::Field,
    ir::Ty,
    routine::{Datum, Sort, Var},
};
use num_bigint::{BigInt, Sign};
use num_integer::Integer;
use num_traits::{One, Signed, Zero};

use super::{Built, Random};

/// A call: which of the field's public routines, and its data.
pub type Call = (usize, Vec<Datum>);

/// Elements of a list, words of an exponent.
pub const LENGTH: usize = 4;
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

pub fn lists(routine: &Routine) -> Vec<Var> {
    let params = routine.params.iter().copied();
    params
        .filter(|&var| *routine.sort(var) == Sort::Elements)
        .collect()
}

/// What a driver reads for a datum.
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

pub fn ty(field: &Field, sort: &Sort) -> String {
    let bits = field.repr.word;
    let word = match sort {
        Sort::Words(bounds) if bounds.iter().any(|b| b.lo.is_negative()) => Ty::signed(bits),
        _ => Ty::unsigned(bits),
    };
    format!("{}{}", if word.signed { "i" } else { "u" }, word.bits)
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

/// C: reads the data, calls with results apart and on top of the first parameter of the same type, prints.
pub fn c_arm(field: &Field, routine: &Routine) -> String {
    let (word, limbs) = (format!("uint{}_t", field.repr.word), field.repr.limbs);
    let mut lines = String::new();
    let mut line = |text: String| lines.push_str(&format!("            {text}\n"));
    let mut arguments = Vec::new();
    let mut element_at = None;
    for (i, &var) in routine.params.iter().enumerate() {
        let (ty, n) = match routine.sort(var) {
            Sort::Tight | Sort::Loose => (word.as_str(), limbs),
            Sort::Bytes(n) => ("uint8_t", *n),
            Sort::Flag => (word.as_str(), 1),
            Sort::Count => ("uint32_t", 1),
            Sort::Exponent => ("uint64_t", EXPONENT),
            Sort::Elements => (word.as_str(), LENGTH * limbs),
            Sort::Words(bounds) => (word.as_str(), bounds.len()),
        };
        line(format!("{ty} p{i}[{n}];"));
        line(format!(
            "for (int i = 0; i < {n}; i++) p{i}[i] = ({ty})next();"
        ));
        arguments.push(match routine.sort(var) {
            Sort::Flag | Sort::Count => format!("p{i}[0]"),
            Sort::Words(bounds) if bounds.len() == 1 => format!("(uint32_t)p{i}[0]"),
            Sort::Exponent => format!("p{i}, {EXPONENT}"),
            Sort::Elements => format!("({word} (*)[{limbs}])p{i}"),
            _ => format!("p{i}"),
        });
        if *routine.sort(var) == Sort::Tight && element_at.is_none() {
            element_at = Some(i);
        }
    }
    if !lists(routine).is_empty() {
        arguments.push(LENGTH.to_string());
    }
    let (mut apart, mut over, mut print) = (Vec::new(), Vec::new(), Vec::new());
    for (i, &var) in routine.results.iter().enumerate() {
        let (ty, n) = match routine.sort(var) {
            Sort::Tight | Sort::Loose => (word.clone(), limbs),
            Sort::Bytes(n) => ("uint8_t".to_owned(), *n),
            sort => (
                format!(
                    "{}nt{}_t",
                    if ty(field, sort).starts_with('i') {
                        "i"
                    } else {
                        "ui"
                    },
                    field.repr.word
                ),
                1,
            ),
        };
        line(format!("{ty} r{i}[{n}], s{i}[{n}]; (void)s{i};"));
        apart.push(format!("r{i}"));
        let target = match (routine.sort(var), element_at.take()) {
            (Sort::Tight, Some(at)) => format!("p{at}"),
            _ => format!("s{i}"),
        };
        print.push(format!(
            "if (memcmp(r{i}, {target}, sizeof r{i})) return 3;"
        ));
        print.push(format!(
            "for (int i = 0; i < {n}; i++) printf(\"%\" PRIx64 \" \", (uint64_t)({})r{i}[i]);",
            if ty == "uint8_t" {
                "uint8_t".to_owned()
            } else {
                word.clone()
            }
        ));
        over.push(target);
    }
    let calls = if lists(routine).is_empty() {
        vec![apart, over]
    } else {
        vec![apart]
    };
    for results in calls {
        let all = [results, arguments.clone()].concat().join(", ");
        line(format!("field_{}({all});", routine.name));
    }
    print.into_iter().for_each(&mut line);
    for (i, &var) in routine.params.iter().enumerate() {
        if *routine.sort(var) == Sort::Elements {
            line(format!(
                "for (int i = 0; i < {}; i++) printf(\"%\" PRIx64 \" \", (uint64_t)p{i}[i]);",
                LENGTH * limbs
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

/// What big integers say of a call: panics if the outputs are something else, or beyond their bounds.
pub fn assert_meaning(field: &Field, name: &str, args: &[Datum], outputs: &[Datum]) {
    let p = BigInt::from(field.prime.value().clone());
    let power = |x: &BigInt, e: &BigInt| x.modpow(e, &p);
    let r = power(&field.repr.domain_factor().mod_floor(&p), &(&p - 2));
    let of_limbs = |limbs: &[BigInt]| (field.repr.integer(limbs) * &r).mod_floor(&p);
    let value = |datum: &Datum| of_limbs(datum.words());
    let integer = |datum: &Datum| match datum {
        Datum::Bytes(bytes) => BigInt::from_bytes_le(Sign::Plus, bytes),
        other => panic!("{other:?} is not bytes"),
    };
    let flag = |datum: &Datum| datum.words()[0].clone();
    let inverse = |x: &BigInt| power(x, &(&p - 2));
    let is_square = |x: &BigInt| x.is_zero() || power(x, &(&p / 2)).is_one();
    let number = |yes: bool| BigInt::from(u8::from(yes));
    for output in outputs {
        if let Datum::Words(words) = output
            && words.len() == field.repr.limbs
            && field.repr.limbs > 1
        {
            let inside = words
                .iter()
                .zip(&field.repr.tight)
                .all(|(w, bound)| bound.contains(w));
            assert!(
                inside,
                "{name} of {args:?} gives {words:?}, beyond tight bounds"
            );
        }
    }
    let (got, expected) = match name {
        "double" => (
            value(&outputs[0]),
            BigInt::mod_floor(&(value(&args[0]) * 2), &p),
        ),
        "is_zero" => (flag(&outputs[0]), number(value(&args[0]).is_zero())),
        "equal" => (
            flag(&outputs[0]),
            number(value(&args[0]) == value(&args[1])),
        ),
        "is_odd" => (flag(&outputs[0]), value(&args[0]) % 2),
        "conditional_negate" => {
            let sign = 1 - 2 * flag(&args[1]);
            (
                value(&outputs[0]),
                BigInt::mod_floor(&(sign * value(&args[0])), &p),
            )
        }
        "from_bytes_wide" => (value(&outputs[0]), integer(&args[0]).mod_floor(&p)),
        // Limbs that are no element yet, and those of R times it, the element's own: R / R.
        "to_montgomery" => (
            value(&outputs[0]),
            field.repr.integer(args[0].words()).mod_floor(&p),
        ),
        "mul_small" => {
            let product = value(&args[0]) * &args[1].words()[0];
            (value(&outputs[0]), product.mod_floor(&p))
        }
        "from_bytes" => (value(&outputs[0]), integer(&args[0]).mod_floor(&p)),
        "from_bytes_canonical" => {
            let whole = integer(&args[0]);
            assert_eq!(
                flag(&outputs[1]),
                number(whole < p),
                "the flag of {name} of {args:?}"
            );
            (value(&outputs[0]), whole.mod_floor(&p))
        }
        "pow2k" => {
            let Datum::Count(k) = args[1] else {
                panic!("a count")
            };
            (
                value(&outputs[0]),
                power(&value(&args[0]), &(BigInt::one() << k)),
            )
        }
        "vartime_pow" => {
            let Datum::Exponent(words) = &args[1] else {
                panic!("an exponent")
            };
            let exponent = words
                .iter()
                .rev()
                .fold(BigInt::zero(), |e, w| (e << 64u8) + *w);
            (value(&outputs[0]), power(&value(&args[0]), &exponent))
        }
        "invert" => (value(&outputs[0]), inverse(&value(&args[0]))),
        "invert_batch" => {
            let (Datum::Elements(before), Datum::Elements(after)) = (&args[0], &outputs[0]) else {
                panic!("lists")
            };
            for (x, y) in before.iter().zip(after) {
                assert_eq!(of_limbs(y), inverse(&of_limbs(x)), "{name} of {args:?}");
            }
            return;
        }
        "sqrt" => {
            let (a, ok) = (value(&args[0]), flag(&outputs[1]));
            assert_eq!(ok, number(is_square(&a)), "the flag of {name} of {args:?}");
            if ok.is_zero() {
                return;
            }
            (power(&value(&outputs[0]), &BigInt::from(2)), a)
        }
        "is_square" => (flag(&outputs[0]), number(is_square(&value(&args[0])))),
        "legendre" => {
            let a = value(&args[0]);
            let symbol = if a.is_zero() {
                0
            } else {
                2 * i32::from(is_square(&a)) - 1
            };
            (flag(&outputs[0]), BigInt::from(symbol))
        }
        other => panic!("no meaning is written down for `{other}`"),
    };
    assert_eq!(
        got, expected,
        "{} by {}: {name} of {args:?}",
        field.prime, field.recipe
    );
}

/// Checks printed routines against big integers on these many random data each, and against the evaluator where that
/// is quick.
pub fn agree(field: &Field, built: &Built, count: usize) {
    let all = calls(field, count, &mut Random(1979));
    let public = public(field);
    let mut evaluated = std::collections::HashSet::new();
    for ((index, args), outputs) in all.iter().zip(built.routines(&all)) {
        let name = &public[*index].name;
        // Scratch space is nobody's result.
        let outputs = if name == "invert_batch" {
            outputs[..1].to_vec()
        } else {
            outputs
        };
        assert_meaning(field, name, args, &outputs);
        if field.prime.bits() <= 521 && evaluated.insert(*index) {
            let evaluator = field.call(name, args);
            assert_eq!(outputs, evaluator[..outputs.len()], "{name} of {args:?}");
        }
    }
}
