//! The results of operations by big integers: from the prime and the representation, without the program.

use limbforge::{
    Field,
    routine::{Datum, Sort},
};
use num_bigint::{BigInt, Sign};
use num_integer::Integer;
use num_traits::{One, Zero};

/// A field's integers: the prime p, and R, the factor of the domain, modulo p.
pub struct Meaning<'a> {
    field: &'a Field,
    p: BigInt,
    inverse_of_r: BigInt,
}

/// A result of an operation: a name for messages, the integer that it gave and the one that it has to give.
type Result = (&'static str, BigInt, BigInt);

fn number(yes: bool) -> BigInt {
    BigInt::from(u8::from(yes))
}

fn flag(datum: &Datum) -> BigInt {
    datum.words()[0].clone()
}

/// The integer of little-endian bytes.
fn bytes(datum: &Datum) -> BigInt {
    match datum {
        Datum::Bytes(bytes) => BigInt::from_bytes_le(Sign::Plus, bytes),
        other => panic!("{other:?} is not bytes"),
    }
}

impl<'a> Meaning<'a> {
    /// The integers of a field.
    pub fn new(field: &'a Field) -> Meaning<'a> {
        let p = BigInt::from(field.prime.value().clone());
        let r = field.repr.domain_factor().mod_floor(&p);
        Meaning {
            field,
            inverse_of_r: r.modpow(&(&p - 2), &p),
            p,
        }
    }

    fn reduced(&self, k: &BigInt) -> BigInt {
        k.mod_floor(&self.p)
    }

    fn power(&self, x: &BigInt, e: &BigInt) -> BigInt {
        x.modpow(e, &self.p)
    }

    fn inverse(&self, x: &BigInt) -> BigInt {
        self.power(x, &(&self.p - 2))
    }

    fn is_square(&self, x: &BigInt) -> bool {
        x.is_zero() || self.power(x, &(&self.p / 2)).is_one()
    }

    /// The element that limbs stand for.
    fn of_limbs(&self, limbs: &[BigInt]) -> BigInt {
        self.reduced(&(self.field.repr.integer(limbs) * &self.inverse_of_r))
    }

    fn value(&self, datum: &Datum) -> BigInt {
        self.of_limbs(datum.words())
    }

    /// Why these outputs of a public operation are wrong; `None` if they are right and within their bounds.
    ///
    /// Scratch space of `invert_batch` is not looked at.
    ///
    /// # Panics
    /// If no meaning is written down for the operation.
    pub fn refute(&self, name: &str, args: &[Datum], outputs: &[Datum]) -> Option<String> {
        if let Some(reason) = self.outside(name, outputs) {
            return Some(reason);
        }
        let results = self.results(name, args, outputs);
        let wrong = results.into_iter().find(|(_, got, want)| got != want);
        wrong.map(|(what, got, want)| format!("{what} is {got:#x}, expected {want:#x}"))
    }

    /// An element beyond tight bounds, or beyond those of the program's results.
    fn outside(&self, name: &str, outputs: &[Datum]) -> Option<String> {
        let (_, sorts) = self.field.scope().signature(name)?;
        for (sort, output) in sorts.iter().zip(outputs) {
            let bounds = match sort {
                Sort::Tight => &self.field.repr.tight,
                Sort::Loose => &self.field.repr.loose,
                _ => continue,
            };
            let words = output.words();
            if !words.iter().zip(bounds).all(|(w, bound)| bound.contains(w)) {
                return Some(format!("the limbs {words:x?} are beyond their bounds"));
            }
        }
        None
    }

    fn results(&self, name: &str, args: &[Datum], outputs: &[Datum]) -> Vec<Result> {
        match name {
            "add" | "sub" | "opp" | "carry" | "mul" | "square" | "mul_small" | "double"
            | "halve" | "select" | "swap" | "conditional_negate" => {
                self.arithmetic(name, args, outputs)
            }
            "is_zero" | "equal" | "is_odd" | "is_square" | "legendre" => {
                self.predicates(name, args, outputs)
            }
            "to_bytes"
            | "from_bytes"
            | "from_bytes_canonical"
            | "from_bytes_wide"
            | "to_montgomery"
            | "from_montgomery" => self.conversions(name, args, outputs),
            "limbs_of_bytes"
            | "limbs_of_bytes_canonical"
            | "limbs_of_word"
            | "bytes_are_zero"
            | "bytes_parity"
            | "sign_of" => self.parts(name, args, outputs),
            _ => self.powers(name, args, outputs),
        }
    }

    fn arithmetic(&self, name: &str, args: &[Datum], outputs: &[Datum]) -> Vec<Result> {
        let a = |i: usize| self.value(&args[i]);
        let number_of = |i: usize| flag(&args[i]);
        let half = || (&self.p + 1u32) / 2u32;
        let expected = match name {
            "add" => vec![a(0) + a(1)],
            "sub" => vec![a(0) - a(1)],
            "opp" => vec![-a(0)],
            "carry" => vec![a(0)],
            "mul" => vec![a(0) * a(1)],
            "square" => vec![a(0) * a(0)],
            "mul_small" => vec![a(0) * number_of(1)],
            "double" => vec![a(0) * 2],
            "halve" => vec![a(0) * half()],
            "conditional_negate" => vec![(1 - 2 * number_of(1)) * a(0)],
            "select" if number_of(0).is_one() => vec![a(1)],
            "select" => vec![a(2)],
            "swap" if number_of(0).is_one() => vec![a(2), a(1)],
            _ => vec![a(1), a(2)],
        };
        let results = outputs.iter().zip(expected);
        results
            .map(|(out, want)| ("the element", self.value(out), self.reduced(&want)))
            .collect()
    }

    fn predicates(&self, name: &str, args: &[Datum], outputs: &[Datum]) -> Vec<Result> {
        let a = self.value(&args[0]);
        let expected = match name {
            "is_zero" => number(a.is_zero()),
            "equal" => number(a == self.value(&args[1])),
            "is_odd" => a % 2,
            "is_square" => number(self.is_square(&a)),
            _ if a.is_zero() => BigInt::zero(),
            _ => 2 * number(self.is_square(&a)) - 1,
        };
        vec![("the number", flag(&outputs[0]), expected)]
    }

    fn conversions(&self, name: &str, args: &[Datum], outputs: &[Datum]) -> Vec<Result> {
        let integer = |datum: &Datum| self.field.repr.integer(datum.words());
        let out = || self.value(&outputs[0]);
        match name {
            "to_bytes" => vec![("the integer", bytes(&outputs[0]), self.value(&args[0]))],
            "from_bytes_canonical" => {
                let whole = bytes(&args[0]);
                let canonical = number(whole < self.p);
                vec![
                    ("the element", out(), self.reduced(&whole)),
                    ("the flag", flag(&outputs[1]), canonical),
                ]
            }
            // Limbs that are no element yet, and those of R times it, the element's own: R / R.
            "to_montgomery" => vec![("the element", out(), self.reduced(&integer(&args[0])))],
            "from_montgomery" => {
                let got = self.reduced(&integer(&outputs[0]));
                vec![("the integer", got, self.value(&args[0]))]
            }
            _ => vec![("the element", out(), self.reduced(&bytes(&args[0])))],
        }
    }

    /// Parts of other operations, which are about integers: limbs are those of no element yet.
    fn parts(&self, name: &str, args: &[Datum], outputs: &[Datum]) -> Vec<Result> {
        let limbs = || self.reduced(&self.field.repr.integer(outputs[0].words()));
        match name {
            "limbs_of_word" => vec![("the integer", limbs(), self.reduced(&flag(&args[0])))],
            "limbs_of_bytes" => vec![("the integer", limbs(), self.reduced(&bytes(&args[0])))],
            "limbs_of_bytes_canonical" => {
                let whole = bytes(&args[0]);
                let canonical = number(whole < self.p);
                vec![
                    ("the integer", limbs(), self.reduced(&whole)),
                    ("the flag", flag(&outputs[1]), canonical),
                ]
            }
            "bytes_are_zero" => {
                let is_zero = number(bytes(&args[0]).is_zero());
                vec![("the flag", flag(&outputs[0]), is_zero)]
            }
            "bytes_parity" => {
                let whole = bytes(&args[0]);
                vec![
                    ("the half", bytes(&outputs[0]), &whole / 2u32),
                    ("the parity", flag(&outputs[1]), whole % 2u32),
                ]
            }
            _ => {
                let sign = 2 * flag(&args[1]) - 1u32 - flag(&args[0]);
                vec![("the sign", flag(&outputs[0]), sign)]
            }
        }
    }

    fn powers(&self, name: &str, args: &[Datum], outputs: &[Datum]) -> Vec<Result> {
        let element = |want: BigInt| vec![("the element", self.value(&outputs[0]), want)];
        match (name, args) {
            ("pow2k", [a, Datum::Count(k)]) => {
                element(self.power(&self.value(a), &(BigInt::one() << k)))
            }
            ("vartime_pow", [a, Datum::Exponent(words)]) => {
                let words = words.iter().rev();
                let exponent = words.fold(BigInt::zero(), |e, w| (e << 64u8) + *w);
                element(self.power(&self.value(a), &exponent))
            }
            ("invert", [a]) => element(self.inverse(&self.value(a))),
            ("invert_batch", [Datum::Elements(before), ..]) => {
                let Datum::Elements(after) = &outputs[0] else {
                    panic!("a list")
                };
                let pairs = before.iter().zip(after);
                pairs
                    .map(|(x, y)| {
                        let want = self.inverse(&self.of_limbs(x));
                        ("an element of the list", self.of_limbs(y), want)
                    })
                    .collect()
            }
            ("sqrt", [a]) => {
                let (a, ok) = (self.value(a), self.is_square(&self.value(a)));
                let mut all = vec![("the flag", flag(&outputs[1]), number(ok))];
                if ok {
                    let square = self.power(&self.value(&outputs[0]), &BigInt::from(2));
                    all.push(("the square of the root", square, a));
                }
                all
            }
            _ => panic!("no meaning is written down for `{name}`"),
        }
    }
}

/// Panics if the outputs are not those of big integers, or beyond their bounds.
///
/// # Panics
/// That is what it is for.
pub fn assert_meaning(field: &Field, name: &str, args: &[Datum], outputs: &[Datum]) {
    if let Some(reason) = Meaning::new(field).refute(name, args, outputs) {
        panic!(
            "{} by {}: {name} of {args:?}: {reason}",
            field.prime, field.recipe
        );
    }
}
