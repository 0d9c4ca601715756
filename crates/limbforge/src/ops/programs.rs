//! Each operation of a field as a program: its instructions, and hints for the proof of its statement.

use num_bigint::BigInt;

use super::{
    Arithmetic,
    derive::Rejection,
    divsteps::Divsteps,
    geometry::Geometry,
    statements::{Promise, Statement},
    words::{constant_words, integer, selected},
};
use crate::{
    check::{Budget, Checked, Refusal, fits_representation},
    ir::{
        Form, Known, Program, Value,
        across::{self, Meaningless},
        build::{Builder, Overflow},
    },
    pass::{self, Pass, Settings},
    repr::{Domain, Repr},
};

/// Sources from which a program is written.
pub struct Writer<'a> {
    pub geometry: &'a Geometry,
    pub arithmetic: &'a dyn Arithmetic,
    pub subject: Subject<'a>,
}

/// The field that a program is about.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    pub p: &'a BigInt,
    pub repr: &'a Repr,
}

/// The name of an operation and the function that writes it.
pub type Operation = (&'static str, fn(&Writer, &str) -> Result<Program, Overflow>);

/// All operations of every field, in the order in which they are printed. One row each.
#[rustfmt::skip]
pub const OPERATIONS: &[Operation] = &[
    ("add", |w, n| w.add(n)),
    ("sub", |w, n| w.sub(n)),
    ("add_or_sub", |w, n| w.add_or_sub(n)),
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

/// All that a writer adds to a statement: hints of proof. Wrong ones make the check refuse.
#[derive(Default)]
pub struct Hints {
    /// Values that are 0, which the proof of each congruence adds to its left.
    pub zeros: Vec<Form>,
    /// Ways to rewrite the form of every claim.
    pub through: Vec<Vec<Known>>,
}

impl Hints {
    /// Claims are proved through these.
    pub fn through(known: impl IntoIterator<Item = Known>) -> Hints {
        Hints {
            zeros: Vec::new(),
            through: vec![known.into_iter().collect()],
        }
    }

    /// These hints, and those of the next congruence.
    #[must_use]
    pub fn and(mut self, next: Hints) -> Hints {
        self.zeros.extend(next.zeros);
        self.through.extend(next.through);
        self
    }
}

impl Statement {
    /// The program that a builder has written, with the words of each result, and this statement.
    pub(super) fn finish<const N: usize>(
        &self,
        b: Builder,
        results: [Vec<Value>; N],
        hints: Hints,
    ) -> Result<Program, Overflow> {
        self.finish_all(b, results.to_vec(), hints)
    }

    fn finish_all(
        &self,
        b: Builder,
        results: Vec<Vec<Value>>,
        hints: Hints,
    ) -> Result<Program, Overflow> {
        let mut spec = self.spec(&results.concat());
        for (congruence, zeros) in spec.congruences.iter_mut().zip(hints.zeros) {
            congruence.zeros = zeros;
        }
        for goal in &mut spec.ensures {
            goal.through.extend(hints.through.clone());
        }
        assert_eq!(results.len(), self.results.len(), "words for each result");
        let ports = self.results.iter().zip(results);
        let ports = ports.map(|((port, _), values)| (port.name.as_str(), port.kind, values));
        let mut program = b.finish(ports.collect(), spec)?;
        program.internal = self.internal;
        for (own, (stated, promise)) in program.results.iter_mut().zip(&self.results) {
            // The smaller bound that may be derived here is no promise.
            if *promise == Promise::Exactly {
                own.bounds.clone_from(&stated.bounds);
            }
        }
        Ok(program)
    }
}

impl Subject<'_> {
    /// The statement of an operation of this field.
    pub(super) fn statement(&self, name: &str) -> Statement {
        let statement = Statement::of(name, self.p, self.repr);
        statement.expect("every program that is written has a statement")
    }

    /// A program with the parameters of its statement, and their words.
    pub(super) fn begin<const N: usize>(
        &self,
        name: &str,
    ) -> (Builder, Statement, [Vec<Value>; N]) {
        let (b, statement, params) = self.begin_all(name);
        let params = params.try_into().expect("the statement's parameters");
        (b, statement, params)
    }

    fn begin_all(&self, name: &str) -> (Builder, Statement, Vec<Vec<Value>>) {
        let statement = self.statement(name);
        let mut b = Builder::new(name, self.repr.word);
        let params = statement.params.iter();
        let params = params
            .map(|port| b.param(&port.name, port.kind, &port.bounds))
            .collect();
        (b, statement, params)
    }

    /// The words of a program on registers, with the statement of its name.
    pub(super) fn expansion(&self, registers: &across::Program) -> Result<Program, Rejection> {
        let (mut b, statement, params) = self.begin_all(&registers.name);
        let name = &registers.name;
        let refuse = |reason| Rejection::refused(name, Refusal::Expansion(reason));
        let results = across::expand(registers, &mut b, &params).map_err(refuse)?;
        if results.len() != statement.results.len() {
            let reason = "it has another number of results";
            return Err(refuse(Meaningless::new(name, reason)));
        }
        Ok(statement.finish_all(b, results, Hints::default())?)
    }

    /// Checks a program under the statement of its name.
    pub(super) fn check(&self, program: Program) -> Result<Checked<Program>, Rejection> {
        let name = program.name.clone();
        let budget = Budget::of_program(&program);
        let fits = fits_representation(&program, self.repr);
        let checked = fits.and_then(|()| self.statement(&name).check(program, &budget));
        checked.map_err(|refusal| Rejection::refused(&name, refusal))
    }

    /// How the divsteps of the field are spread over words.
    pub(super) fn divsteps(&self) -> Divsteps {
        Divsteps::new(self.p, self.repr.word)
    }
}

impl Writer<'_> {
    /// The program of an operation after these passes.
    pub(super) fn passed(&self, name: &str, passes: &[Pass]) -> Result<Program, Overflow> {
        Ok(pass::run(self.write(name)?, passes, &Settings::default()))
    }

    /// As [`Subject::begin`].
    pub(super) fn begin<const N: usize>(
        &self,
        name: &str,
    ) -> (Builder, Statement, [Vec<Value>; N]) {
        self.subject.begin(name)
    }

    fn add(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [x, y]) = self.begin(name);
        let out = self.arithmetic.add(&mut b, &x, &y);
        statement.finish(b, [out], Hints::default())
    }

    fn sub(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [x, y]) = self.begin(name);
        let out = self.arithmetic.subtract(&mut b, &x, &y);
        statement.finish(b, [out], Hints::default())
    }

    fn add_or_sub(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [choice, x, y]) = self.begin(name);
        let out = self.arithmetic.add_or_subtract(&mut b, choice[0], &x, &y);
        statement.finish(b, [out], Hints::default())
    }

    fn opp(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [x]) = self.begin(name);
        let zero = vec![b.zero(); self.subject.repr.limbs];
        let out = self.arithmetic.subtract(&mut b, &zero, &x);
        statement.finish(b, [out], Hints::default())
    }

    fn carry(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [x]) = self.begin(name);
        let out = self.arithmetic.carry(&mut b, &x);
        statement.finish(b, [out], Hints::default())
    }

    fn mul(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [x, y]) = self.begin(name);
        let out = self.arithmetic.multiply(&mut b, &x, &y);
        statement.finish(b, [out], Hints::default())
    }

    fn square(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [x]) = self.begin(name);
        let out = self.arithmetic.square(&mut b, &x);
        statement.finish(b, [out], Hints::default())
    }

    fn mul_small(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [x, k]) = self.begin(name);
        let out = self.arithmetic.multiply_small(&mut b, &x, k[0]);
        statement.finish(b, [out], Hints::default())
    }

    fn halve(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [x]) = self.begin(name);
        let out = self.arithmetic.halve(&mut b, &x);
        statement.finish(b, [out], Hints::default())
    }

    fn select(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [choice, x, y]) = self.begin(name);
        let out = selected(&mut b, choice[0], &x, &y);
        statement.finish(b, [out], Hints::default())
    }

    fn swap(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [choice, x, y]) = self.begin(name);
        let first = selected(&mut b, choice[0], &y, &x);
        let second = selected(&mut b, choice[0], &x, &y);
        statement.finish(b, [first, second], Hints::default())
    }

    fn encode(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [x]) = self.begin(name);
        let standard = match self.subject.repr.domain {
            Domain::Standard => x,
            Domain::Montgomery { .. } => self.arithmetic.leave_montgomery(&mut b, &x),
        };
        let words = self.arithmetic.limbs_to_words(&mut b, &standard);
        let canonical = self.canonical(&mut b, words);
        let hints = canonical.hints(&self.subject.repr.domain_factor());
        statement.finish(b, [canonical.words], hints)
    }

    fn limbs_of_word(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [k]) = self.begin(name);
        let out = self.arithmetic.words_to_limbs(&mut b, &k);
        statement.finish(b, [out], Hints::default())
    }

    fn decode(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [words]) = self.begin(name);
        let out = self.arithmetic.words_to_limbs(&mut b, &words);
        statement.finish(b, [out], Hints::default())
    }

    fn decode_canonical(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [words]) = self.begin(name);
        let subtrahend = constant_words(&mut b, &self.geometry.p, words.len());
        let (difference, ok) = b.sub_words(&words, &subtrahend);
        let ok = b.flag(ok);
        let out = self.arithmetic.words_to_limbs(&mut b, &words);
        let hints = Hints::through([Known::new(1, integer(&b, &difference))]);
        statement.finish(b, [out, vec![ok]], hints)
    }

    fn leave_montgomery(&self, name: &str) -> Result<Program, Overflow> {
        let (mut b, statement, [x]) = self.begin(name);
        let out = self.arithmetic.leave_montgomery(&mut b, &x);
        statement.finish(b, [out], Hints::default())
    }
}
