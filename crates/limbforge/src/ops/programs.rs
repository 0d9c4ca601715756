//! Each operation of a field as a program: ports, instructions, specification.

use num_bigint::BigInt;

use super::{
    Arithmetic,
    divsteps::Divsteps,
    geometry::Geometry,
    words::{constant_words, greatest, integer},
};
use crate::{
    ir::{
        Congruence, Form, Goal, Kind, Known, Program, Spec, Value,
        build::{Builder, Overflow},
        interval::Interval,
        spec::Term,
    },
    repr::{Domain, Repr},
};

/// What a program is written from.
pub struct Writer<'a> {
    pub geometry: &'a Geometry,
    pub arithmetic: &'a dyn Arithmetic,
    pub repr: &'a Repr,
}

/// The name of an operation and the function that writes it.
pub type Operation = (&'static str, fn(&Writer, &str) -> Result<Program, Overflow>);

/// All operations of every field, in the order in which they are printed. One row each.
#[rustfmt::skip]
pub const OPERATIONS: &[Operation] = &[
    ("add", |w, n| w.add(n)),
    ("sub", |w, n| w.sub(n)),
    ("opp", |w, n| w.opp(n)),
    ("carry", |w, n| w.carry(n)),
    ("mul", |w, n| w.mul(n)),
    ("square", |w, n| w.square(n)),
    ("mul_small", |w, n| w.mul_small(n)),
    ("halve", |w, n| w.halve(n)),
    ("select", |w, n| w.select(n)),
    ("swap", |w, n| w.swap(n)),
    ("to_bytes", |w, n| w.encode(n)),
    ("from_bytes", |w, n| w.decode(n)),
    ("from_bytes_canonical", |w, n| w.decode_canonical(n)),
    ("limbs_of_bytes", |w, n| w.decode(n)),
    ("limbs_of_bytes_canonical", |w, n| w.decode_canonical(n)),
    ("limbs_of_word", |w, n| w.limbs_of_word(n)),
    ("bytes_are_zero", |w, n| w.bytes_are_zero(n)),
    ("bytes_parity", |w, n| w.bytes_parity(n)),
    ("sign_of", |w, n| w.sign_of(n)),
    ("from_montgomery", |w, n| w.leave_montgomery(n)),
];

/// Whether an operation makes sense in a representation.
pub fn applies(name: &str, repr: &Repr) -> bool {
    match name {
        "carry" => repr.has_loose(),
        // In the Montgomery domain these are routines: a conversion of the limbs, and a product.
        "mul_small" | "from_bytes" | "from_bytes_canonical" => repr.domain == Domain::Standard,
        "limbs_of_bytes" | "limbs_of_bytes_canonical" | "limbs_of_word" | "from_montgomery" => {
            repr.domain != Domain::Standard
        }
        _ => true,
    }
}

impl Writer<'_> {
    pub(super) fn builder(&self, name: &str) -> Builder {
        Builder::new(name, self.repr.word)
    }

    fn tight(&self, b: &mut Builder, name: &str) -> Vec<Value> {
        b.param(name, Kind::Tight, &self.repr.tight)
    }

    fn loose(&self, b: &mut Builder, name: &str) -> Vec<Value> {
        b.param(name, Kind::Loose, &self.repr.loose)
    }

    /// The factor of the Montgomery domain as people write it: empty in the standard domain.
    fn r(&self) -> &'static str {
        match self.repr.domain {
            Domain::Standard => "",
            Domain::Montgomery { .. } => "R * ",
        }
    }

    pub(super) fn spec(&self, formula: String, left: Vec<Term>, right: Vec<Term>) -> Spec {
        Spec {
            formula,
            modulus: self.geometry.p.clone(),
            congruences: vec![Congruence::new(left, right)],
            ensures: Vec::new(),
        }
    }

    fn term(&self, coefficient: impl Into<BigInt>, element: &[Value]) -> Term {
        Term::new(coefficient, vec![self.repr.form(element)])
    }

    pub(super) fn finish(
        &self,
        b: Builder,
        results: Vec<(&str, Kind, Vec<Value>)>,
        spec: Spec,
    ) -> Result<Program, Overflow> {
        let mut program = b.finish(results, spec)?;
        for port in &mut program.results {
            // What is promised is the representation's bound, not the possibly smaller one derived here.
            match port.kind {
                Kind::Tight => port.bounds = self.repr.tight.clone(),
                Kind::Loose => port.bounds = self.repr.loose.clone(),
                Kind::Bytes | Kind::Flag | Kind::Word => {}
            }
        }
        Ok(program)
    }

    fn one_result(
        &self,
        b: Builder,
        kind: Kind,
        out: Vec<Value>,
        spec: Spec,
    ) -> Result<Program, Overflow> {
        self.finish(b, vec![("out", kind, out)], spec)
    }

    /// A program that only routines call.
    pub(super) fn internal(
        &self,
        b: Builder,
        results: Vec<(&str, Kind, Vec<Value>)>,
        spec: Spec,
    ) -> Result<Program, Overflow> {
        let mut program = self.finish(b, results, spec)?;
        program.internal = true;
        Ok(program)
    }

    /// How the divsteps of the field are spread over words.
    pub(super) fn divsteps(&self) -> Divsteps {
        Divsteps::new(&self.geometry.p, self.repr.word)
    }

    fn add(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let (x, y) = (self.tight(&mut b, "a"), self.tight(&mut b, "b"));
        let out = self.arithmetic.add(&mut b, &x, &y);
        let left = vec![self.term(1, &out)];
        let right = vec![self.term(1, &x), self.term(1, &y)];
        let spec = self.spec("out = a + b (mod p)".to_owned(), left, right);
        self.one_result(b, Kind::Loose, out, spec)
    }

    fn sub(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let (x, y) = (self.tight(&mut b, "a"), self.tight(&mut b, "b"));
        let out = self.arithmetic.subtract(&mut b, &x, &y);
        let left = vec![self.term(1, &out)];
        let right = vec![self.term(1, &x), self.term(-1, &y)];
        let spec = self.spec("out = a - b (mod p)".to_owned(), left, right);
        self.one_result(b, Kind::Loose, out, spec)
    }

    fn opp(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let x = self.tight(&mut b, "a");
        let zero = vec![b.zero(); self.repr.limbs];
        let out = self.arithmetic.subtract(&mut b, &zero, &x);
        let left = vec![self.term(1, &out)];
        let right = vec![self.term(-1, &x)];
        let spec = self.spec("out = -a (mod p)".to_owned(), left, right);
        self.one_result(b, Kind::Loose, out, spec)
    }

    fn carry(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let x = self.loose(&mut b, "a");
        let out = self.arithmetic.carry(&mut b, &x);
        let left = vec![self.term(1, &out)];
        let right = vec![self.term(1, &x)];
        let spec = self.spec("out = a (mod p)".to_owned(), left, right);
        self.one_result(b, Kind::Tight, out, spec)
    }

    fn mul(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let (x, y) = (self.loose(&mut b, "a"), self.loose(&mut b, "b"));
        let out = self.arithmetic.multiply(&mut b, &x, &y);
        let left = vec![self.term(self.repr.domain_factor(), &out)];
        let right = vec![Term::new(1, vec![self.repr.form(&x), self.repr.form(&y)])];
        let spec = self.spec(format!("{}out = a * b (mod p)", self.r()), left, right);
        self.one_result(b, Kind::Tight, out, spec)
    }

    fn square(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let x = self.loose(&mut b, "a");
        let out = self.arithmetic.square(&mut b, &x);
        let left = vec![self.term(self.repr.domain_factor(), &out)];
        let right = vec![Term::new(1, vec![self.repr.form(&x), self.repr.form(&x)])];
        let spec = self.spec(format!("{}out = a^2 (mod p)", self.r()), left, right);
        self.one_result(b, Kind::Tight, out, spec)
    }

    fn mul_small(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let x = self.loose(&mut b, "a");
        let k = b.param("k", Kind::Word, &[self.geometry.small_multiplier()]);
        let out = self.arithmetic.multiply_small(&mut b, &x, k[0]);
        let left = vec![self.term(1, &out)];
        let right = vec![Term::new(1, vec![self.repr.form(&x), Form::of(k[0])])];
        let spec = self.spec("out = k * a (mod p)".to_owned(), left, right);
        self.one_result(b, Kind::Tight, out, spec)
    }

    fn halve(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let x = self.tight(&mut b, "a");
        let out = self.arithmetic.halve(&mut b, &x);
        let left = vec![self.term(2, &out)];
        let right = vec![self.term(1, &x)];
        let spec = self.spec("2 * out = a (mod p)".to_owned(), left, right);
        self.one_result(b, Kind::Tight, out, spec)
    }

    fn select(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let choice = b.param("choice", Kind::Flag, &[Interval::of_bits(1)])[0];
        let (x, y) = (self.tight(&mut b, "a"), self.tight(&mut b, "b"));
        let out = selected(&mut b, choice, &x, &y);
        let left = vec![self.term(1, &out)];
        let spec = self.spec(
            "out = a if choice is 1, b if it is 0".to_owned(),
            left,
            self.chosen(choice, &x, &y),
        );
        self.one_result(b, Kind::Tight, out, spec)
    }

    fn swap(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let choice = b.param("choice", Kind::Flag, &[Interval::of_bits(1)])[0];
        let (x, y) = (self.tight(&mut b, "a"), self.tight(&mut b, "b"));
        let first = selected(&mut b, choice, &y, &x);
        let second = selected(&mut b, choice, &x, &y);
        let mut spec = self.spec(
            "(x, y) = (b, a) if choice is 1, (a, b) if it is 0".to_owned(),
            vec![self.term(1, &first)],
            self.chosen(choice, &y, &x),
        );
        spec.congruences.push(Congruence::new(
            vec![self.term(1, &second)],
            self.chosen(choice, &x, &y),
        ));
        self.finish(
            b,
            vec![("x", Kind::Tight, first), ("y", Kind::Tight, second)],
            spec,
        )
    }

    /// choice * x + (1 - choice) * y.
    fn chosen(&self, choice: Value, x: &[Value], y: &[Value]) -> Vec<Term> {
        let flag = Form::of(choice);
        vec![
            Term::new(1, vec![flag.clone(), self.repr.form(x)]),
            self.term(1, y),
            Term::new(-1, vec![flag, self.repr.form(y)]),
        ]
    }

    fn encode(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let x = self.tight(&mut b, "a");
        let p = &self.geometry.p;
        let standard = match self.repr.domain {
            Domain::Standard => x.clone(),
            Domain::Montgomery { .. } => self.arithmetic.leave_montgomery(&mut b, &x),
        };
        let words = self.arithmetic.limbs_to_words(&mut b, &standard);
        let canonical = self.canonical(&mut b, words);
        let out = canonical.words.clone();
        let form = integer(&b, &out);
        let left = vec![Term::new(self.repr.domain_factor(), vec![form.clone()])];
        let formula = format!("{}out = a (mod p), 0 <= out < p", self.r());
        let mut spec = self.spec(formula, left, vec![self.term(1, &x)]);
        canonical.ensure(&mut spec, form, &self.repr.domain_factor(), p);
        self.one_result(b, Kind::Bytes, out, spec)
    }

    /// The formula of a conversion to limbs.
    fn decoded(&self, what: &str) -> String {
        match self.repr.domain {
            Domain::Standard => format!("out = {what} (mod p)"),
            Domain::Montgomery { .. } => format!("limbs of out = {what} (mod p): out = {what} / R"),
        }
    }

    fn limbs_of_word(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let k = b.param("k", Kind::Word, &[self.geometry.small_multiplier()])[0];
        let out = self.arithmetic.words_to_limbs(&mut b, &[k]);
        let left = vec![self.term(1, &out)];
        let right = vec![Term::new(1, vec![Form::of(k)])];
        let spec = self.spec(self.decoded("k"), left, right);
        self.one_result(b, Kind::Tight, out, spec)
    }

    fn decode(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let words = b.param("bytes", Kind::Bytes, &self.geometry.byte_bounds());
        let out = self.arithmetic.words_to_limbs(&mut b, &words);
        let left = vec![self.term(1, &out)];
        let whole = integer(&b, &words);
        let spec = self.spec(self.decoded("bytes"), left, vec![Term::new(1, vec![whole])]);
        self.one_result(b, Kind::Tight, out, spec)
    }

    fn decode_canonical(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let words = b.param("bytes", Kind::Bytes, &self.geometry.byte_bounds());
        let p = &self.geometry.p;
        let subtrahend = constant_words(&mut b, p, words.len());
        let (difference, ok) = b.sub_words(&words, &subtrahend);
        let ok = b.flag(ok);
        let out = self.arithmetic.words_to_limbs(&mut b, &words);
        let left = vec![self.term(1, &out)];
        let whole = integer(&b, &words);
        let right = vec![Term::new(1, vec![whole.clone()])];
        let formula = self.decoded("bytes") + ", ok = 1 if bytes < p";
        let mut spec = self.spec(formula, left, right);
        let most = greatest(&b, &words);
        let difference = Known::new(1, integer(&b, &difference));
        let below = Interval::up_to(p - 1u32);
        let above = Interval::new(p.clone(), most.max(p.clone()));
        for (range, set) in [(below, true), (above, false)] {
            spec.ensures.push(
                Goal::new(whole.clone(), range)
                    .given(ok, set)
                    .through([difference.clone()]),
            );
        }
        self.finish(
            b,
            vec![("out", Kind::Tight, out), ("ok", Kind::Flag, vec![ok])],
            spec,
        )
    }

    fn leave_montgomery(&self, name: &str) -> Result<Program, Overflow> {
        let mut b = self.builder(name);
        let x = self.tight(&mut b, "a");
        let out = self.arithmetic.leave_montgomery(&mut b, &x);
        let left = vec![self.term(self.repr.domain_factor(), &out)];
        let right = vec![self.term(1, &x)];
        let spec = self.spec("R * out = a (mod p)".to_owned(), left, right);
        self.one_result(b, Kind::Tight, out, spec)
    }
}

fn selected(b: &mut Builder, choice: Value, x: &[Value], y: &[Value]) -> Vec<Value> {
    x.iter()
        .zip(y)
        .map(|(&x, &y)| b.select(choice, x, y))
        .collect()
}
