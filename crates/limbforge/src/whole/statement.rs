//! The specification of a compiled formula: of its text, the prime and the representation alone.
//!
//! One congruence says what each line is of the lines before it, as the text has it. So no congruence has a degree
//! above two. A line is named by a [`Cut`]: a linear form of values of the program, which the writer chooses. It need
//! not be trusted. If all congruences hold, the integers of these forms are elements that satisfy the lines; as the
//! lines determine the results by the parameters, the results are those of the formula, whatever forms were named.

use std::ops::Range;

use num_bigint::BigInt;
use num_integer::Integer;

use crate::{
    check::{Budget, Checked, Refusal, check_within, fits_representation},
    formula::{Element, Factor, Formula, FormulaError, Port as FormulaPort, Proved, Step},
    ir::{
        Congruence, Cut, Form, Kind, Port, Program, Spec, Value,
        interval::Interval,
        spec::{Expression, Term},
    },
    repr::Repr,
};

/// The statement of a formula's program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormulaStatement {
    formula: Formula,
    constants: Vec<BigInt>,
    p: BigInt,
    repr: Repr,
    packed: bool,
}

/// Why a program is not the formula's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotTheFormula {
    /// Name, parameters or results differ from the formula's.
    Ports(String),
    /// The cuts are not one for each line, in order.
    Cuts {
        /// The line without a cut, or the cut without a line.
        name: String,
    },
    /// The check rejects it.
    Refused(Box<Refusal>),
}

impl std::fmt::Display for NotTheFormula {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NotTheFormula::Ports(port) => {
                write!(
                    f,
                    "`{port}` differs from what the formula has; compile it again"
                )
            }
            NotTheFormula::Cuts { name } => write!(
                f,
                "the cuts do not match the lines at `{name}`; the program needs one cut for each line, in order"
            ),
            NotTheFormula::Refused(refusal) => write!(f, "{refusal}"),
        }
    }
}

impl std::error::Error for NotTheFormula {}

/// The name of a port: in lower case, as the printed languages want it.
pub(crate) fn port_name(name: &str) -> String {
    name.to_lowercase()
}

impl FormulaStatement {
    /// The statement of a formula modulo an odd prime.
    ///
    /// # Errors
    /// [`Mistake::Divisor`](crate::formula::Mistake::Divisor) if a constant divides by a multiple of p.
    pub fn of(proved: &Proved, p: &BigInt, repr: &Repr) -> Result<FormulaStatement, FormulaError> {
        let formula = proved.formula().clone();
        Ok(FormulaStatement {
            constants: formula.constants_modulo(p)?,
            p: p.clone(),
            repr: repr.clone(),
            packed: false,
            formula,
        })
    }

    /// The same, if packed with one array for all elements that the text declares on one line: fewer parameters, which
    /// assembly takes in registers.
    #[must_use]
    pub fn with_layout(self, packed: bool) -> FormulaStatement {
        FormulaStatement { packed, ..self }
    }

    /// Whether all elements that the text declares on one line are one array.
    pub fn is_packed(&self) -> bool {
        self.packed
    }

    /// The elements of each array: ranges of the formula's parameters, or of its results.
    pub fn groups(&self, ports: &[FormulaPort]) -> Vec<Range<usize>> {
        let mut groups: Vec<Range<usize>> = Vec::new();
        for (i, port) in ports.iter().enumerate() {
            let joins = |before: &FormulaPort| {
                before.name.place.line == port.name.place.line && before.loose == port.loose
            };
            match groups.last_mut() {
                Some(group) if self.packed && joins(&ports[group.start]) => group.end = i + 1,
                _ => groups.push(i..i + 1),
            }
        }
        groups
    }

    /// Name, kind and bounds of the array of a group.
    pub fn array(&self, ports: &[FormulaPort]) -> (String, Kind, Vec<Interval>) {
        let names: Vec<String> = ports
            .iter()
            .map(|port| port_name(&port.name.name))
            .collect();
        let (kind, bounds) = self.kind(ports[0].loose);
        match ports {
            [_] => (names.concat(), kind, bounds),
            _ => {
                let all = ports.iter().flat_map(|_| bounds.clone()).collect();
                (names.join("_"), Kind::Word, all)
            }
        }
    }

    /// The formula.
    pub fn formula(&self) -> &Formula {
        &self.formula
    }

    /// The representation of its elements.
    pub fn repr(&self) -> &Repr {
        &self.repr
    }

    /// The number that undoes the factor of the domain: 1, or 1/R modulo p.
    pub(crate) fn inverse_of_domain(&self) -> BigInt {
        let factor = self.repr.domain_factor();
        factor.extended_gcd(&self.p).x.mod_floor(&self.p)
    }

    /// The number modulo p that a factor is.
    pub fn factor(&self, factor: &Factor) -> BigInt {
        match factor {
            Factor::Number(k) => k.mod_floor(&self.p),
            Factor::Constant(index) => self.constants[*index].clone(),
        }
    }

    /// The parameters: flags, then elements. Their values are numbered from 0.
    pub fn params(&self) -> Vec<Port> {
        let mut ports: Vec<Port> = Vec::new();
        let flags = self.formula.flags.iter();
        let flag = |name: &str| (port_name(name), Kind::Flag, vec![Interval::of_bits(1)]);
        let flags = flags.map(|name| flag(&name.name));
        let parameters = &self.formula.parameters;
        let elements = self.groups(parameters).into_iter();
        let elements = elements.map(|group| self.array(&parameters[group]));
        let mut next = 0..;
        for (name, kind, bounds) in flags.chain(elements) {
            ports.push(Port {
                name,
                kind,
                values: next.by_ref().take(bounds.len()).map(Value).collect(),
                bounds,
            });
        }
        ports
    }

    /// Kind and bounds of an element among the ports.
    pub fn kind(&self, loose: bool) -> (Kind, Vec<Interval>) {
        if loose {
            (Kind::Loose, self.repr.loose.clone())
        } else {
            (Kind::Tight, self.repr.tight.clone())
        }
    }

    /// The specification of a program with these limbs of each result, and this form for each line.
    pub fn spec(&self, results: &[Vec<Value>], cuts: &[Form]) -> Spec {
        let params = self.params();
        let flags = self.formula.flags.len();
        let limbs: Vec<Value> = params[flags..]
            .iter()
            .flat_map(|p| p.values.clone())
            .collect();
        let limbs: Vec<&[Value]> = limbs.chunks(self.repr.limbs).collect();
        let form = |element: Element| match element.0.checked_sub(self.formula.parameters.len()) {
            None => self.repr.form(limbs[element.0]),
            Some(line) => cuts[line].clone(),
        };
        let one = |k: BigInt, element: Element| Term::new(k, vec![form(element)]);
        let mut congruences = Vec::new();
        for (line, own) in self.formula.lines.iter().zip(cuts) {
            let mut factor = BigInt::from(1);
            let right: Expression = match &line.step {
                Step::Product(x, y) => {
                    factor = self.repr.domain_factor();
                    vec![Term::new(1, vec![form(*x), form(*y)])]
                }
                Step::Sum(x, y) => vec![one(1.into(), *x), one(1.into(), *y)],
                Step::Difference(x, y) => vec![one(1.into(), *x), one((-1).into(), *y)],
                Step::Opposite(x) => vec![one((-1).into(), *x)],
                Step::Multiple(k, x) => vec![one(self.factor(k), *x)],
                Step::Select(flag, x, y) => {
                    let flag = Form::of(params[*flag].values[0]);
                    vec![
                        Term::new(1, vec![flag.clone(), form(*x)]),
                        one(1.into(), *y),
                        Term::new(-1, vec![flag, form(*y)]),
                    ]
                }
            };
            let left = vec![Term::new(factor, vec![own.clone()])];
            congruences.push(Congruence::new(left, right));
        }
        for (port, values) in self.formula.results.iter().zip(results) {
            let line = self
                .formula
                .line(&port.name.name)
                .expect("results are lines");
            let left = vec![Term::new(1, vec![self.repr.form(values)])];
            let right = vec![Term::new(1, vec![cuts[line].clone()])];
            congruences.push(Congruence::new(left, right));
        }
        let names = self.formula.lines.iter().map(|line| line.name.name.clone());
        let cuts = names.zip(cuts.iter().cloned());
        let parts = self.parts(&limbs, results);
        Spec {
            formula: self.formula.to_string(),
            modulus: self.p.clone(),
            congruences,
            ensures: Vec::new(),
            cuts: (cuts.map(|(name, form)| Cut { name, form }))
                .chain(parts)
                .collect(),
            requires: Vec::new(),
        }
    }

    /// Terms of the forms in the congruences of [`spec`](FormulaStatement::spec) with these cuts.
    pub fn terms(&self, cuts: &[Cut]) -> usize {
        let own = |line: usize| cuts.get(line).map_or(0, |cut| cut.form.0.len());
        let of = |element: &Element| match element.0.checked_sub(self.formula.parameters.len()) {
            None => self.repr.limbs,
            Some(line) => own(line),
        };
        let read = self.formula.lines.iter().flat_map(|l| l.step.operands());
        let read: usize = read.map(|element| of(&element)).sum();
        let lines: usize = (0..self.formula.lines.len()).map(own).sum();
        read + lines
    }

    /// The elements of arrays of several, among the parameters and the results.
    fn parts(&self, params: &[&[Value]], results: &[Vec<Value>]) -> Vec<Cut> {
        let results: Vec<&[Value]> = results.iter().map(Vec::as_slice).collect();
        let sides = [
            (&self.formula.parameters, params),
            (&self.formula.results, &results),
        ];
        let mut parts = Vec::new();
        for (ports, limbs) in sides {
            let groups = self
                .groups(ports)
                .into_iter()
                .filter(|group| group.len() > 1);
            for i in groups.flatten() {
                parts.push(Cut {
                    name: format!("array {}", ports[i].name.name),
                    form: self.repr.form(limbs[i]),
                });
            }
        }
        parts
    }

    /// Checks that a program computes the formula. Of its own specification only the forms of the cuts are taken.
    ///
    /// # Errors
    /// [`NotTheFormula`], with the reason.
    pub fn check(&self, program: Program) -> Result<Checked<Program>, NotTheFormula> {
        let budget = Budget::of_program(&program);
        self.check_within(program, &budget)
    }

    /// The same within a budget of work.
    ///
    /// # Errors
    /// [`NotTheFormula`], with the reason.
    pub fn check_within(
        &self,
        mut program: Program,
        budget: &Budget,
    ) -> Result<Checked<Program>, NotTheFormula> {
        self.fits(&program)?;
        let words = program.results.iter().flat_map(|port| port.values.clone());
        let words: Vec<Value> = words.collect();
        let results: Vec<Vec<Value>> = words.chunks(self.repr.limbs).map(<[_]>::to_vec).collect();
        let cuts = std::mem::take(&mut program.spec.cuts);
        let lines = &self.formula.lines;
        let named = cuts
            .iter()
            .zip(lines)
            .take_while(|(cut, line)| cut.name == line.name.name);
        let forms: Vec<Form> = named.map(|(cut, _)| cut.form.clone()).collect();
        if let Some(line) = lines.get(forms.len()) {
            let name = line.name.name.clone();
            return Err(NotTheFormula::Cuts { name });
        }
        program.spec = self.spec(&results, &forms);
        let own = &program.spec.cuts;
        if let Some(other) = cuts
            .iter()
            .enumerate()
            .find(|(i, cut)| own.get(*i) != Some(cut))
        {
            let name = other.1.name.clone();
            return Err(NotTheFormula::Cuts { name });
        }
        let refused = |refusal| NotTheFormula::Refused(Box::new(refusal));
        fits_representation(&program, &self.repr).map_err(refused)?;
        check_within(program, budget).map_err(refused)
    }

    /// Refuses another name, word, parameter or result than the formula's.
    fn fits(&self, program: &Program) -> Result<(), NotTheFormula> {
        let differs = |what: &str| Err(NotTheFormula::Ports(what.to_owned()));
        if program.name != self.formula.name || program.word != self.repr.word || program.internal {
            return differs(&program.name);
        }
        let params = self.params();
        if program.params != params {
            let mut other = program.params.iter().filter(|port| !params.contains(port));
            return differs(other.next().map_or("parameters", |port| &port.name));
        }
        let groups = self.groups(&self.formula.results);
        if program.results.len() != groups.len() {
            return differs("results");
        }
        for (own, group) in program.results.iter().zip(groups) {
            let (name, kind, bounds) = self.array(&self.formula.results[group]);
            let same = own.name == name && own.kind == kind && own.bounds == bounds;
            if !same || own.values.len() != bounds.len() {
                return differs(&own.name);
            }
        }
        Ok(())
    }
}
