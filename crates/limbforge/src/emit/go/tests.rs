//! The test of a printed Go package, from templates: a test for each function, compared with `math/big`.

use num_bigint::BigInt;

use crate::{
    field::Field,
    ir::{Kind, interval::Interval},
    repr::Domain,
    routine::Sort,
};

use super::{
    super::Options,
    names::{function, package},
    prelude::closed,
};

/// Operations of elements that give an element, with what it is for the integers `x` and `y` of `a` and `b`.
const ARITHMETIC: &[(&str, &str)] = &[
    ("add", "new(big.Int).Add(x, y)"),
    ("sub", "new(big.Int).Sub(x, y)"),
    ("opp", "new(big.Int).Neg(x)"),
    ("carry", "new(big.Int).Set(x)"),
    ("double", "new(big.Int).Lsh(x, 1)"),
    ("halve", "new(big.Int).Mul(x, half)"),
    ("mul", "new(big.Int).Mul(x, y)"),
    ("square", "new(big.Int).Mul(x, x)"),
    ("invert", "inverse(x)"),
];

/// The test of the package that [`super::Go`] prints for the same field under the same options.
pub fn test(field: &Field, options: &Options) -> String {
    let mut out = head(field, options);
    for (name, want) in ARITHMETIC {
        out += &arithmetic(field, name, want).unwrap_or_default();
    }
    for special in include_str!("templates/special.go.in").split("\n== ") {
        let (name, text) = special.split_once('\n').unwrap_or((special, ""));
        if field.has(name) {
            out += &format!("\n{}\n", filled(field, name, text.trim_end()));
        }
    }
    out += &methods(field);
    out
}

fn hexadecimal(k: &BigInt) -> String {
    format!("0x{}", k.to_str_radix(16))
}

fn head(field: &Field, options: &Options) -> String {
    let repr = &field.repr;
    let bounds = |bounds: &[Interval]| {
        let bound = |b: &Interval| format!("{{{}, {}}}", hexadecimal(&b.lo), hexadecimal(&b.hi));
        bounds.iter().map(bound).collect::<Vec<_>>().join(", ")
    };
    let exponents: Vec<String> = (0..repr.limbs)
        .map(|i| repr.exponent(i).to_string())
        .collect();
    let domain = match repr.domain {
        Domain::Standard => 0,
        Domain::Montgomery { r } => r,
    };
    include_str!("templates/head.go.in")
        .replace("@PACKAGE@", &package(&options.name))
        .replace("@PRIME@", &field.prime.value().to_str_radix(16))
        .replace("@EXPONENTS@", &exponents.join(", "))
        .replace("@TIGHT@", &bounds(&repr.tight))
        .replace("@LOOSE@", &bounds(&repr.loose))
        .replace("@DOMAIN@", &domain.to_string())
}

/// The type of an element and the name of its bounds.
fn kind(is_loose: bool) -> (&'static str, &'static str) {
    if is_loose {
        ("Loose", "loose")
    } else {
        ("Element", "tight")
    }
}

fn arithmetic(field: &Field, name: &str, want: &str) -> Option<String> {
    if !field.has(name) {
        return None;
    }
    let result = field.program(name).map(|p| p.program().results[0].kind);
    let (out, bounds) = kind(result == Some(Kind::Loose));
    let sorts = field.parameter_sorts(name);
    let (mut samples, mut args) = (Vec::new(), Vec::new());
    for (sort, (a, x)) in sorts.iter().zip([("a", "x"), ("b", "y")]) {
        let (ty, bounds) = kind(*sort == Sort::Loose);
        samples.push(format!("{a} := {ty}(sample(r, &{bounds}))"));
        if want.contains(x) {
            samples.push(format!("{x} := value({a})"));
        }
        args.push(format!("&{a}"));
    }
    let text = include_str!("templates/arithmetic.go.in")
        .replace("@NAME@", &function(name, false))
        .replace("@SAMPLES@", &samples.join("\n\t\t"))
        .replace("@WANT@", want)
        .replace("@OUT@", out)
        .replace("@BOUNDS@", bounds)
        .replace("@ARGS@", &args.join(", "));
    Some(text)
}

/// Fills in the marks of a template that depend on the parameters of the function.
fn filled(field: &Field, name: &str, text: &str) -> String {
    let sorts = field.parameter_sorts(name);
    let (arg, bounds) = kind(sorts.first() == Some(&Sort::Loose));
    let most = match sorts.get(1) {
        Some(Sort::Words(bounds)) => hexadecimal(&bounds[0].hi),
        _ => String::new(),
    };
    text.replace("@ARG@", arg)
        .replace("@ARGBOUNDS@", bounds)
        .replace("@MOST@", &most)
}

/// (a - b)^2 - (a + b)^2 = -4ab, and a / a = 1 or 0, by methods alone.
fn methods(field: &Field) -> String {
    let all = [
        ("add", ["a", "b"].as_slice()),
        ("sub", &["a", "b"]),
        ("opp", &["a"]),
        ("mul", &["a", "b"]),
        ("square", &["a"]),
        ("invert", &["a"]),
    ];
    if all
        .iter()
        .any(|(name, args)| closed(field, name, args).is_none())
    {
        return String::new();
    }
    "
func TestMethods(t *testing.T) {
	r := source()
	for range rounds {
		a, b := element(r), element(r)
		x, y := value(a), value(b)
		var sum, difference, product, quotient Element
		sum.Square(sum.Add(&a, &b))
		difference.Square(difference.Sub(&a, &b))
		is(t, \"a chain of methods\", *difference.Sub(&difference, &sum), &tight, new(big.Int).Mul(new(big.Int).Mul(x, y), big.NewInt(-4)))
		is(t, \"Neg of Mul\", *product.Neg(product.Mul(&a, &b)), &tight, new(big.Int).Neg(new(big.Int).Mul(x, y)))
		is(t, \"a / a\", *quotient.Mul(quotient.Invert(&a), &a), &tight, new(big.Int).Mul(x, inverse(x)))
	}
}
".to_owned()
}
