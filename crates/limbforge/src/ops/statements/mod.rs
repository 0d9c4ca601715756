//! The trusted specification: the statement of each program of a field.
//!
//! A statement is a function of three things: the name of the operation, the prime and the representation. It speaks of
//! ports alone, so neither a recipe nor a program can change it. The writers of programs take their ports and their
//! specification from here and add only hints of proof. The reader of certificates compares a file with it.
//!
//! In a congruence, an element stands for the integer of its limbs. In the Montgomery domain that integer is R times
//! the element.

mod divsteps;
mod elements;
mod encodings;
mod residues;

use num_bigint::BigInt;

use crate::{
    check::{Budget, Checked, Refusal, check_given, check_integers_given},
    ir::{
        Congruence, Form, Goal, Kind, Port, Program, Require, Spec, Value, interval::Interval,
        spec::Expression,
    },
    repr::{Domain, Repr, encoding_bounds},
};

/// How a program has to bound a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// By exactly the bounds of the statement, on which callers and loops depend.
    Exactly,
    /// By bounds of its own within those of the statement.
    Within,
}

/// The ports of a program and what holds of them, without instructions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Whether only the field's routines call the program.
    pub internal: bool,
    /// Whether the congruences are equalities of integers, not only modulo p.
    pub over_integers: bool,
    /// The parameters; their values are numbered from 0, as in every program.
    pub params: Vec<Port>,
    /// The results; their values are numbered after those of the parameters.
    pub results: Vec<(Port, Promise)>,
    /// Specification of these values.
    spec: Spec,
}

/// The name of an operation and the function that states it.
type Row = (&'static str, fn(&mut Draft));

/// All programs of all fields. One row each.
#[rustfmt::skip]
const STATEMENTS: &[Row] = &[
    ("add",                      elements::add),
    ("sub",                      elements::sub),
    ("add_or_sub",               elements::add_or_sub),
    ("opp",                      elements::opp),
    ("carry",                    elements::carry),
    ("mul",                      elements::mul),
    ("square",                   elements::square),
    ("mul_small",                elements::mul_small),
    ("halve",                    elements::halve),
    ("select",                   elements::select),
    ("swap",                     elements::swap),
    ("to_bytes",                 encodings::to_bytes),
    ("from_bytes",               encodings::from_bytes),
    ("from_bytes_canonical",     encodings::from_bytes_canonical),
    ("limbs_of_bytes",           encodings::from_bytes),
    ("limbs_of_bytes_canonical", encodings::from_bytes_canonical),
    ("limbs_of_word",            encodings::limbs_of_word),
    ("bytes_are_zero",           encodings::bytes_are_zero),
    ("bytes_parity",             encodings::bytes_parity),
    ("sign_of",                  encodings::sign_of),
    ("from_montgomery",          elements::from_montgomery),
    ("divsteps_head",            divsteps::head),
    ("divsteps_fg",              divsteps::chunk_with_fg),
    ("divsteps_de",              |d| divsteps::chunk_with_de(d, |shape| shape.chunk)),
    ("divsteps_last",            |d| divsteps::chunk_with_de(d, |shape| shape.last)),
    ("divsteps_words",           divsteps::words),
    ("divsteps_low",             |d| divsteps::low(d, |shape| shape.chunk)),
    ("divsteps_ahead",           |d| divsteps::low(d, |shape| shape.last)),
    ("divsteps_pair",            |d| divsteps::compose(d, |shape| shape.entry.clone())),
    ("divsteps_batch",           |d| divsteps::compose(d, |shape| shape.pair_entry())),
    ("update_fg",                divsteps::update_fg),
    ("update_de",                divsteps::update_de),
    ("invert_start",             divsteps::start),
    ("invert_sign",              divsteps::sign),
    ("invert_finish",            divsteps::finish),
];

/// Whether an operation is a program in a representation.
///
/// In the Montgomery domain some conversions are routines: one of the limbs, and a product with R.
pub fn applies(name: &str, repr: &Repr) -> bool {
    match name {
        "carry" => repr.has_loose(),
        "mul_small" | "from_bytes" | "from_bytes_canonical" => repr.domain == Domain::Standard,
        "limbs_of_bytes" | "limbs_of_bytes_canonical" | "limbs_of_word" | "from_montgomery" => {
            repr.domain != Domain::Standard
        }
        _ => true,
    }
}

/// The bound of a small multiplier: products with it fit the words of every representation.
pub fn small_multiplier(word: u8) -> Interval {
    Interval::of_bits(if word == 64 { 32 } else { 24 })
}

impl Statement {
    /// The statement of an operation modulo an odd prime; `None` if the representation has no program of this name.
    pub fn of(name: &str, p: &BigInt, repr: &Repr) -> Option<Statement> {
        let (_, state) = STATEMENTS.iter().find(|(row, _)| *row == name)?;
        applies(name, repr).then(|| Statement::drafted(*state, p, repr))
    }

    /// Whether the formula says more than the specification: it marks that as not proved, and tests compare it.
    pub fn is_partial(&self) -> bool {
        self.spec.is_partial()
    }

    /// The statement of an operation on residues in the Montgomery domain: integers of limbs below p.
    pub(crate) fn of_residues(name: &str, p: &BigInt, repr: &Repr) -> Option<Statement> {
        let (_, state) = residues::STATEMENTS.iter().find(|(row, _)| *row == name)?;
        let is_montgomery = repr.domain != Domain::Standard;
        is_montgomery.then(|| Statement::drafted(*state, p, repr))
    }

    fn drafted(state: fn(&mut Draft), p: &BigInt, repr: &Repr) -> Statement {
        let mut draft = Draft {
            p,
            repr,
            statement: Statement {
                internal: false,
                over_integers: false,
                params: Vec::new(),
                results: Vec::new(),
                spec: Spec {
                    modulus: p.clone(),
                    ..Spec::default()
                },
            },
        };
        state(&mut draft);
        draft.statement
    }

    /// Checks a program with this statement, with no more work than is left in the budget. Its conditions of callers
    /// have to be the statement's.
    ///
    /// # Errors
    /// The error of [`crate::check::check_within`], or of [`crate::check::check_integers_within`] where the statement
    /// is about integers.
    pub fn check(&self, program: Program, budget: &Budget) -> Result<Checked<Program>, Refusal> {
        let conditions = &self.spec.requires;
        if self.over_integers {
            check_integers_given(program, conditions, budget)
        } else {
            check_given(program, conditions, budget)
        }
    }

    /// The names of all programs of all fields.
    pub fn names() -> impl Iterator<Item = &'static str> {
        STATEMENTS.iter().map(|(name, _)| *name)
    }

    /// The specification of a program with these results, all words of all ports in order.
    pub fn spec(&self, results: &[Value]) -> Spec {
        let first = self.params.iter().map(|port| port.values.len()).sum();
        let own = |v: Value| v.index().checked_sub(first).map_or(v, |i| results[i]);
        let renumber = |form: &mut Form| form.0.iter_mut().for_each(|t| t.value = own(t.value));
        let mut spec = self.spec.clone();
        for congruence in &mut spec.congruences {
            let terms = congruence.left.iter_mut().chain(&mut congruence.right);
            terms.flat_map(|term| &mut term.factors).for_each(renumber);
        }
        for goal in &mut spec.ensures {
            renumber(&mut goal.form);
            goal.given.iter_mut().for_each(|(v, _)| *v = own(*v));
        }
        spec
    }
}

/// A statement being made: parameters first, then results, then what holds.
struct Draft<'a> {
    p: &'a BigInt,
    repr: &'a Repr,
    statement: Statement,
}

impl Draft<'_> {
    fn port(&self, name: &str, kind: Kind, bounds: &[Interval]) -> Port {
        let params = self.statement.params.iter();
        let results = self.statement.results.iter().map(|(port, _)| port);
        let before: usize = params.chain(results).map(|port| port.values.len()).sum();
        let values = before..before + bounds.len();
        Port {
            name: name.to_owned(),
            kind,
            values: values
                .map(|i| Value(u32::try_from(i).expect("few words")))
                .collect(),
            bounds: bounds.to_vec(),
        }
    }

    fn param(&mut self, name: &str, kind: Kind, bounds: &[Interval]) -> Vec<Value> {
        let port = self.port(name, kind, bounds);
        let values = port.values.clone();
        self.statement.params.push(port);
        values
    }

    fn result(
        &mut self,
        name: &str,
        kind: Kind,
        bounds: &[Interval],
        promise: Promise,
    ) -> Vec<Value> {
        let port = self.port(name, kind, bounds);
        let values = port.values.clone();
        self.statement.results.push((port, promise));
        values
    }

    /// A parameter of one word.
    fn word(&mut self, name: &str, bound: &Interval) -> Value {
        self.param(name, Kind::Word, std::slice::from_ref(bound))[0]
    }

    fn flag(&mut self, name: &str) -> Value {
        self.param(name, Kind::Flag, &[Interval::of_bits(1)])[0]
    }

    fn tight(&mut self, name: &str) -> Vec<Value> {
        self.param(name, Kind::Tight, &self.repr.tight)
    }

    fn loose(&mut self, name: &str) -> Vec<Value> {
        self.param(name, Kind::Loose, &self.repr.loose)
    }

    /// A parameter of an encoded element: every string of its bytes.
    fn bytes(&mut self, name: &str) -> Vec<Value> {
        self.param(name, Kind::Bytes, &self.byte_bounds())
    }

    fn byte_bounds(&self) -> Vec<Interval> {
        encoding_bounds(self.p.bits(), self.repr.word)
    }

    fn gives_tight(&mut self, name: &str) -> Vec<Value> {
        self.result(name, Kind::Tight, &self.repr.tight, Promise::Exactly)
    }

    fn gives_loose(&mut self, name: &str) -> Vec<Value> {
        self.result(name, Kind::Loose, &self.repr.loose, Promise::Exactly)
    }

    fn gives_bytes(&mut self, name: &str) -> Vec<Value> {
        self.result(name, Kind::Bytes, &self.byte_bounds(), Promise::Within)
    }

    fn gives_flag(&mut self, name: &str) -> Value {
        self.result(name, Kind::Flag, &[Interval::of_bits(1)], Promise::Within)[0]
    }

    /// The integer of an element's limbs.
    fn element(&self, limbs: &[Value]) -> Form {
        self.repr.form(limbs)
    }

    /// The integer of full words.
    fn integer(&self, words: &[Value]) -> Form {
        Form::radix(words, u32::from(self.repr.word))
    }

    /// "R * " in the Montgomery domain, where the factor R stands in congruences.
    fn r(&self) -> &'static str {
        match self.repr.domain {
            Domain::Standard => "",
            Domain::Montgomery { .. } => "R * ",
        }
    }

    fn formula(&mut self, formula: impl Into<String>) {
        self.statement.spec.formula = formula.into();
    }

    fn congruent(&mut self, left: Expression, right: Expression) {
        let congruence = Congruence::new(left, right);
        self.statement.spec.congruences.push(congruence);
    }

    /// The same for integers.
    fn equal(&mut self, left: Expression, right: Expression) {
        self.statement.over_integers = true;
        self.congruent(left, right);
    }

    /// The integer of a parameter lies in this range: callers have to see to it.
    fn require(&mut self, form: Form, range: Interval) {
        self.statement.spec.requires.push(Require { form, range });
    }

    fn ensure(&mut self, goal: Goal) {
        self.statement.spec.ensures.push(goal);
    }

    /// `flag` is 1 exactly if the form lies in `set`, where the form lies in one of the two intervals.
    fn decides(&mut self, flag: Value, form: &Form, set: Interval, unset: Interval) {
        for (range, value) in [(set, true), (unset, false)] {
            self.ensure(Goal::new(form.clone(), range).given(flag, value));
        }
    }
}
