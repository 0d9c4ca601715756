//! A formula as one program, under choices.

use num_bigint::BigInt;
use num_traits::{One, ToPrimitive, Zero};

use super::{Choices, FormulaStatement};
use crate::{
    formula::{Element, Step},
    ir::{
        Form, Kind, Program, Value,
        build::{Builder, Overflow},
    },
    ops::{Arithmetic, geometry::Geometry},
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
pub struct Writing<'a> {
    pub(super) from: &'a Writer<'a>,
    pub(super) b: Builder,
    flags: Vec<Value>,
    /// The limbs of the elements so far. A line that is not written yet has none, nor has one that its only reader
    /// joins.
    pub(super) values: Vec<Option<Vec<Value>>>,
    pub(super) cuts: Vec<Form>,
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
        let limbs = params.split_off(formula.flags.len()).concat();
        let elements = limbs.chunks(self.statement.repr().limbs);
        let elements = elements.map(|limbs| Some(limbs.to_vec()));
        let unwritten = formula.lines.iter().map(|_| None);
        let mut writing = Writing {
            from: self,
            b,
            flags: params.concat(),
            values: elements.chain(unwritten).collect(),
            cuts: vec![Form::default(); formula.lines.len()],
        };
        for line in self.choices.order(formula) {
            writing.line(line)?;
        }
        writing.finish()
    }
}

impl Writing<'_> {
    pub(super) fn misfit(&self, line: usize) -> Misfit {
        Misfit {
            line,
            overflow: self.b.overflow().cloned(),
        }
    }

    pub(super) fn limbs(&self, element: Element, line: usize) -> Result<Vec<Value>, Misfit> {
        self.values[element.0]
            .clone()
            .ok_or_else(|| self.misfit(line))
    }

    fn line(&mut self, line: usize) -> Result<(), Misfit> {
        let formula = self.from.statement.formula();
        let Choices {
            carried, joined, ..
        } = self.from.choices;
        let name = &formula.lines[line].name.name;
        if self.joiner(line).is_some() {
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
        self.values[formula.element_of_line(line).0] = Some(out);
        Ok(())
    }

    /// A line on its own.
    fn plain(&mut self, line: usize) -> Result<Vec<Value>, Misfit> {
        let statement = self.from.statement;
        let arithmetic = self.from.arithmetic;
        match &statement.formula().lines[line].step {
            Step::Product(x, y) => {
                let (x, y) = (self.limbs(*x, line)?, self.limbs(*y, line)?);
                let name = &statement.formula().lines[line].name.name;
                if self.from.choices.open.contains(name) {
                    let y = (x != y).then_some(&y[..]);
                    let open = arithmetic.open_product(&mut self.b, &x, y);
                    return open.ok_or_else(|| self.misfit(line));
                }
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

    pub(super) fn sum(
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

    /// The results within their bounds, which some are carried for.
    fn finish(mut self) -> Result<Program, Misfit> {
        let statement = self.from.statement;
        let formula = statement.formula();
        let mut words = Vec::new();
        for port in &formula.results {
            let line = formula.line(&port.name.name).expect("results are lines");
            let (_, bounds) = statement.kind(port.loose);
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
            words.push(limbs);
        }
        let groups = statement.groups(&formula.results);
        let arrays: Vec<_> = (groups.iter())
            .map(|group| statement.array(&formula.results[group.clone()]))
            .collect();
        let ports = arrays.iter().zip(&groups);
        let ports = ports
            .map(|((name, kind, _), group)| (name.as_str(), *kind, words[group.clone()].concat()));
        let ports: Vec<(&str, Kind, Vec<Value>)> = ports.collect();
        let spec = statement.spec(&words, &self.cuts);
        let last = formula.lines.len() - 1;
        let mut program = self.b.finish(ports, spec).map_err(|overflow| Misfit {
            line: last,
            overflow: Some(overflow),
        })?;
        for (own, (_, _, bounds)) in program.results.iter_mut().zip(arrays) {
            own.bounds = bounds;
        }
        Ok(program)
    }
}

/// Whether a product with k can be one with a small word.
pub fn is_small(k: &BigInt, statement: &FormulaStatement) -> bool {
    let repr = statement.repr();
    let bound = crate::ops::statements::small_multiplier(repr.word);
    repr.domain_factor().is_one() && !k.is_zero() && bound.contains(k)
}
