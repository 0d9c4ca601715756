//! A formula as one program, under choices.

use num_bigint::BigInt;
use num_traits::{One, ToPrimitive, Zero};

use super::{
    choices::Choices,
    statement::{FormulaStatement, port_name},
};
use crate::{
    formula::{Element, Step},
    ir::{
        Form, Kind, Program, Value,
        build::{Builder, Overflow},
    },
    ops::{Arithmetic, Part, geometry::Geometry},
};

/// Sources from which a formula's program is written.
pub struct Writer<'a> {
    pub statement: &'a FormulaStatement,
    pub geometry: &'a Geometry,
    pub arithmetic: &'a dyn Arithmetic,
    pub choices: &'a Choices,
}

/// The line of a formula that does not fit, as the choices are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The line.
    pub line: usize,
    /// Why, if a value does not fit its type; else a sum would lose its carry.
    pub overflow: Option<Overflow>,
}

/// Factors up to this one are sums where sums are not carried.
const FEW: u32 = 8;

/// A program being written.
struct Writing<'a> {
    from: &'a Writer<'a>,
    b: Builder,
    flags: Vec<Value>,
    /// The limbs of the elements so far. A line that its only reader joins has none.
    values: Vec<Option<Vec<Value>>>,
    cuts: Vec<Form>,
}

impl Writer<'_> {
    /// The program, with its cuts, before any pass.
    pub fn write(&self) -> Result<Program, Misfit> {
        let formula = self.statement.formula();
        let mut b = Builder::new(&formula.name, self.statement.repr().word);
        let params = self.statement.params();
        let mut params: Vec<Vec<Value>> = params
            .iter()
            .map(|port| b.param(&port.name, port.kind, &port.bounds))
            .collect();
        let elements = params.split_off(formula.flags.len());
        let mut writing = Writing {
            from: self,
            b,
            flags: params.concat(),
            values: elements.into_iter().map(Some).collect(),
            cuts: vec![Form::default(); formula.lines.len()],
        };
        for line in 0..formula.lines.len() {
            writing.line(line)?;
        }
        writing.finish()
    }
}

impl Writing<'_> {
    fn misfit(&self, line: usize) -> Misfit {
        Misfit {
            line,
            overflow: self.b.overflow().cloned(),
        }
    }

    fn limbs(&self, element: Element, line: usize) -> Result<Vec<Value>, Misfit> {
        self.values[element.0]
            .clone()
            .ok_or_else(|| self.misfit(line))
    }

    fn line(&mut self, line: usize) -> Result<(), Misfit> {
        let formula = self.from.statement.formula();
        let Choices { carried, joined } = self.from.choices;
        let name = &formula.lines[line].name.name;
        if self.joiner(line).is_some() {
            self.values.push(None);
            return Ok(());
        }
        let mut out = if joined.contains(name) {
            self.joined(line)?
        } else {
            self.plain(line)?
        };
        if carried.contains(name) {
            out = self.from.arithmetic.carry(&mut self.b, &out);
        }
        let word = self.b.word();
        let wide = out.iter().any(|&v| u32::from(self.b.ty(v).bits) > word);
        if wide || self.b.overflow().is_some() {
            return Err(self.misfit(line));
        }
        self.cuts[line] = self.from.geometry.form(&out);
        self.values.push(Some(out));
        Ok(())
    }

    /// The line that joins this one: its only reader, if that is chosen to and this is a product.
    fn joiner(&self, line: usize) -> Option<usize> {
        let formula = self.from.statement.formula();
        let own = formula.element_of_line(line);
        let is_product = is_product(&formula.lines[line].step, self.from.statement);
        if !is_product || formula.uses(own) != 1 {
            return None;
        }
        let mut readers = formula.lines.iter();
        let reader = readers.position(|other| other.step.operands().contains(&own))?;
        let other = &formula.lines[reader];
        let sums = matches!(other.step, Step::Sum(..) | Step::Difference(..));
        (sums && self.from.choices.joined.contains(&other.name.name)).then_some(reader)
    }

    /// A line on its own.
    fn plain(&mut self, line: usize) -> Result<Vec<Value>, Misfit> {
        let statement = self.from.statement;
        let arithmetic = self.from.arithmetic;
        match &statement.formula().lines[line].step {
            Step::Product(x, y) => {
                let (x, y) = (self.limbs(*x, line)?, self.limbs(*y, line)?);
                Ok(if x == y {
                    arithmetic.square(&mut self.b, &x)
                } else {
                    arithmetic.multiply(&mut self.b, &x, &y)
                })
            }
            Step::Sum(x, y) => {
                let (x, y) = (self.limbs(*x, line)?, self.limbs(*y, line)?);
                self.sum(line, false, &x, &y)
            }
            Step::Difference(x, y) => {
                let (x, y) = (self.limbs(*x, line)?, self.limbs(*y, line)?);
                self.sum(line, true, &x, &y)
            }
            Step::Opposite(x) => {
                let x = self.limbs(*x, line)?;
                let zero = vec![self.b.zero(); x.len()];
                self.sum(line, true, &zero, &x)
            }
            Step::Multiple(factor, x) => {
                let x = self.limbs(*x, line)?;
                let k = statement.factor(factor);
                self.multiple(line, &k, &x)
            }
            Step::Select(flag, x, y) => {
                let (x, y) = (self.limbs(*x, line)?, self.limbs(*y, line)?);
                let flag = self.flags[*flag];
                let limbs = x.iter().zip(&y);
                Ok(limbs.map(|(&x, &y)| self.b.select(flag, x, y)).collect())
            }
        }
    }

    fn sum(
        &mut self,
        line: usize,
        subtract: bool,
        x: &[Value],
        y: &[Value],
    ) -> Result<Vec<Value>, Misfit> {
        let arithmetic = self.from.arithmetic;
        if !arithmetic.takes(&self.b, subtract, x, y) {
            return Err(self.misfit(line));
        }
        Ok(if subtract {
            arithmetic.subtract(&mut self.b, x, y)
        } else {
            arithmetic.add(&mut self.b, x, y)
        })
    }

    /// k x: by additions for a small k, else by a product.
    fn multiple(&mut self, line: usize, k: &BigInt, x: &[Value]) -> Result<Vec<Value>, Misfit> {
        let statement = self.from.statement;
        let small = is_small(k, statement);
        let few = k
            .to_u32()
            .filter(|&k| k <= FEW && (k == 2 || !small || !statement.repr().is_saturated()));
        if let Some(few) = few.filter(|&few| few > 0) {
            // Double and add, highest bit first.
            let mut sum = x.to_vec();
            for bit in (0..few.ilog2()).rev() {
                sum = self.sum(line, false, &sum.clone(), &sum)?;
                if few >> bit & 1 == 1 {
                    sum = self.sum(line, false, &sum, x)?;
                }
            }
            return Ok(sum);
        }
        if small {
            let k = self.b.constant(k.clone());
            return Ok(self.from.arithmetic.multiply_small(&mut self.b, x, k));
        }
        let limbs = statement.repr().element(k, &self.from.geometry.p);
        let limbs: Vec<Value> = limbs.into_iter().map(|k| self.b.constant(k)).collect();
        Ok(self.from.arithmetic.multiply(&mut self.b, x, &limbs))
    }

    /// A sum or difference with one reduction for the products in it.
    fn joined(&mut self, line: usize) -> Result<Vec<Value>, Misfit> {
        let formula = self.from.statement.formula();
        let (x, y, subtract) = match formula.lines[line].step {
            Step::Sum(x, y) => (x, y, false),
            Step::Difference(x, y) => (x, y, true),
            _ => return Err(self.misfit(line)),
        };
        let terms = [self.term(line, x, false)?, self.term(line, y, subtract)?];
        if terms.iter().all(|term| matches!(term, Term::Plain(_))) {
            return Err(self.misfit(line));
        }
        let parts: Vec<Part<'_>> = terms.iter().map(Term::part).collect();
        let Some((columns, out)) = self.from.arithmetic.joined(&mut self.b, &parts) else {
            return Err(self.misfit(line));
        };
        for ((element, columns), negated) in [x, y].into_iter().zip(columns).zip([false, subtract])
        {
            let Some(own) = element.0.checked_sub(formula.parameters.len()) else {
                continue;
            };
            if self.values[element.0].is_none() {
                // The columns of a product that is subtracted are those of its opposite.
                let mut form = self.from.geometry.form(&columns);
                for term in form.0.iter_mut().filter(|_| negated) {
                    term.weight = -&term.weight;
                }
                self.cuts[own] = form;
            }
        }
        Ok(out)
    }

    /// A part of a joined sum, or its opposite.
    fn term(&mut self, line: usize, element: Element, negated: bool) -> Result<Term, Misfit> {
        let formula = self.from.statement.formula();
        let own = element.0.checked_sub(formula.parameters.len());
        let alone = own.filter(|_| self.values[element.0].is_none());
        let signed = |writing: &mut Self, x: Element| {
            let x = writing.limbs(x, line)?;
            if !negated {
                return Ok(x);
            }
            let zero = vec![writing.b.zero(); x.len()];
            writing.sum(line, true, &zero, &x)
        };
        let Some(own) = alone else {
            return Ok(Term::Plain(signed(self, element)?));
        };
        match &formula.lines[own].step {
            Step::Product(x, y) => {
                let left = signed(self, *x)?;
                Ok(Term::Product(left, self.limbs(*y, line)?))
            }
            Step::Multiple(factor, x) => {
                let k = self.b.constant(self.from.statement.factor(factor));
                Ok(Term::Small(signed(self, *x)?, k))
            }
            _ => Err(self.misfit(line)),
        }
    }

    /// The results within their bounds, which some are carried for.
    fn finish(mut self) -> Result<Program, Misfit> {
        let statement = self.from.statement;
        let formula = statement.formula();
        let names: Vec<String> = (formula.results.iter())
            .map(|port| port_name(&port.name.name))
            .collect();
        let mut ports: Vec<(&str, Kind, Vec<Value>)> = Vec::new();
        let mut words = Vec::new();
        for (port, name) in formula.results.iter().zip(&names) {
            let line = formula.line(&port.name.name).expect("results are lines");
            let (kind, bounds) = statement.kind(port.loose);
            let mut limbs = self.limbs(formula.element_of_line(line), line)?;
            let within = |b: &Builder, limbs: &[Value]| {
                let mut pairs = limbs.iter().zip(&bounds);
                pairs.all(|(&v, bound)| b.range(v).within(bound))
            };
            if !within(&self.b, &limbs) {
                limbs = self.from.arithmetic.carry(&mut self.b, &limbs);
            }
            if !within(&self.b, &limbs) {
                return Err(self.misfit(line));
            }
            words.push(limbs.clone());
            ports.push((name, kind, limbs));
        }
        let spec = statement.spec(&words, &self.cuts);
        let last = formula.lines.len() - 1;
        let mut program = self.b.finish(ports, spec).map_err(|overflow| Misfit {
            line: last,
            overflow: Some(overflow),
        })?;
        for (own, port) in program.results.iter_mut().zip(&formula.results) {
            own.bounds = statement.kind(port.loose).1;
        }
        Ok(program)
    }
}

/// A part of a joined sum.
enum Term {
    Product(Vec<Value>, Vec<Value>),
    Small(Vec<Value>, Value),
    Plain(Vec<Value>),
}

impl Term {
    fn part(&self) -> Part<'_> {
        match self {
            Term::Product(x, y) => Part::Product(x, y),
            Term::Small(x, k) => Part::Small(x, *k),
            Term::Plain(x) => Part::Plain(x),
        }
    }
}

/// Whether a product with k can be one with a small word.
fn is_small(k: &BigInt, statement: &FormulaStatement) -> bool {
    let repr = statement.repr();
    let bound = crate::ops::statements::small_multiplier(repr.word);
    repr.domain_factor().is_one() && !k.is_zero() && bound.contains(k)
}

/// Whether a line is a product that a sum can be joined with.
pub fn is_product(step: &Step, statement: &FormulaStatement) -> bool {
    match step {
        Step::Product(..) => true,
        Step::Multiple(factor, _) => is_small(&statement.factor(factor), statement),
        _ => false,
    }
}
