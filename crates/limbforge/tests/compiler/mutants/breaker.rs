//! Every mutant of a program: its instructions, claims, ports and statement are broken one step at a time.

use limbforge_core::ir::{Goal, Inst, Program, Step, Value, interval::Interval, spec::Expression};

/// The broken part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// A carry or borrow into a sum is 0 instead.
    Carry,
    /// A constant is off by one or by one bit.
    Constant,
    /// An operand is the limb beside it.
    Limb,
    /// An operand is the value computed before it.
    Neighbour,
    /// A result is its first or second operand: a step is left out.
    LeftOut,
    /// A term of a sum is 0: a partial product is lost.
    Term,
    /// A shift by one more or less.
    Shift,
    /// A mask of one bit more or less.
    Mask,
    /// A sum for a difference, a low word for a high word, an or for an and.
    Operation,
    /// The arms of a selection turned, or its condition another flag.
    Selection,
    /// Two limbs of a result change places in its port.
    Port,
    /// A bound of a parameter is a bit wider.
    Wider,
    /// A promised bound of a result is narrower.
    Narrower,
    /// The mark of a low half that is 0 is set or cleared.
    Exact,
    /// A claim is narrower.
    Claim,
    /// A case, a rewriting or the scale of a proof is lost.
    Hint,
    /// A weight, a coefficient or the modulus of the statement is off.
    Statement,
    /// An additional condition on the statement's claims is turned.
    Given,
}

pub struct Mutant {
    pub class: Class,
    pub what: String,
    /// The instruction changed, by its index among the steps.
    pub at: Option<usize>,
    pub program: Program,
}

/// All mutants of a program, in a fixed order.
pub struct Breaker<'a> {
    pub original: &'a Program,
    mutants: Vec<Mutant>,
}

impl Breaker<'_> {
    fn push(&mut self, class: Class, at: Option<usize>, change: impl FnOnce(&mut Program)) {
        let mut program = self.original.clone();
        change(&mut program);
        if program == *self.original {
            return;
        }
        let line = |p: &Program, i: usize| match &p.steps[i] {
            Step::Inst(inst) => p.line(inst),
            Step::Goal(goal) => format!("goal {} in {}", goal.form, goal.claim),
        };
        let what = match at {
            Some(i) => format!("{} -> {}", line(self.original, i), line(&program, i)),
            None => String::new(),
        };
        self.mutants.push(Mutant {
            class,
            what,
            at,
            program,
        });
    }

    pub fn inst(&mut self, class: Class, at: usize, change: impl FnOnce(&mut Inst)) {
        self.push(class, Some(at), |program| match &mut program.steps[at] {
            Step::Inst(inst) => change(inst),
            Step::Goal(_) => unreachable!("an instruction is changed"),
        });
    }

    fn goal(&mut self, class: Class, at: usize, change: impl FnOnce(&mut Goal)) {
        self.push(class, Some(at), |program| match &mut program.steps[at] {
            Step::Goal(goal) => change(goal),
            Step::Inst(_) => unreachable!("a claim is changed"),
        });
    }

    /// The limb beside a parameter's or a result's limb.
    pub fn beside(&self, v: Value) -> Option<Value> {
        let ports = self.original.params.iter();
        ports.map(|port| &port.values).find_map(|values| {
            let i = values.iter().position(|w| *w == v)?;
            (values.len() > 1).then(|| values[(i + 1) % values.len()])
        })
    }

    fn goals(&mut self) {
        for (at, step) in self.original.steps.iter().enumerate() {
            let Step::Goal(goal) = step else { continue };
            self.goal(Class::Claim, at, |g| narrow(&mut g.claim));
            self.goal(Class::Claim, at, |g| {
                g.claim = Interval::point(g.claim.lo.clone());
            });
            for i in 0..goal.cases.len() {
                self.goal(Class::Hint, at, |g| {
                    g.cases.remove(i);
                });
            }
            for i in 0..goal.through.len() {
                self.goal(Class::Hint, at, |g| {
                    g.through.remove(i);
                });
                self.goal(Class::Hint, at, |g| {
                    g.through[i].pop();
                });
                self.goal(Class::Hint, at, |g| {
                    if let Some(known) = g.through[i].first_mut() {
                        known.weight += 1;
                    }
                });
            }
            self.goal(Class::Hint, at, |g| g.scale *= 2);
            self.goal(Class::Hint, at, |g| g.scale += 1);
        }
    }

    fn contract(&mut self) {
        let original = self.original;
        for (p, port) in original.params.iter().enumerate() {
            for limb in 0..port.bounds.len() {
                self.push(Class::Wider, None, |program| {
                    let bound = &mut program.params[p].bounds[limb];
                    bound.hi = &bound.hi * 2 + 1;
                });
                self.push(Class::Wider, None, |program| {
                    program.params[p].bounds[limb].hi += 1;
                });
            }
        }
        for (p, port) in original.results.iter().enumerate() {
            for limb in 0..port.bounds.len() {
                self.push(Class::Narrower, None, |program| {
                    narrow(&mut program.results[p].bounds[limb]);
                });
                self.push(Class::Narrower, None, |program| {
                    let bound = &mut program.results[p].bounds[limb];
                    bound.hi = (&bound.lo + &bound.hi) / 2u32;
                });
                let next = (limb + 1) % port.values.len();
                self.push(Class::Port, None, |program| {
                    program.results[p].values.swap(limb, next);
                });
                self.push(Class::Port, None, |program| {
                    let values = &mut program.results[p].values;
                    values[limb] = values[next];
                });
            }
        }
    }

    fn statement(&mut self) {
        let original = self.original;
        for step in [2, -2] {
            self.push(Class::Statement, None, |p| p.spec.modulus += step);
        }
        for (c, congruence) in original.spec.congruences.iter().enumerate() {
            for (t, term) in congruence.left.iter().enumerate() {
                self.terms(t, term.factors.iter().map(|f| f.0.len()).collect(), |s| {
                    &mut s.spec.congruences[c].left
                });
            }
            for (t, term) in congruence.right.iter().enumerate() {
                self.terms(t, term.factors.iter().map(|f| f.0.len()).collect(), |s| {
                    &mut s.spec.congruences[c].right
                });
            }
            for i in 0..congruence.zeros.0.len() {
                self.push(Class::Statement, None, |p| {
                    p.spec.congruences[c].zeros.0.remove(i);
                });
            }
        }
        for (i, goal) in original.spec.ensures.iter().enumerate() {
            self.push(Class::Claim, None, |p| narrow(&mut p.spec.ensures[i].claim));
            for g in 0..goal.given.len() {
                self.push(Class::Given, None, |p| {
                    let (_, set) = &mut p.spec.ensures[i].given[g];
                    *set = !*set;
                });
                self.push(Class::Given, None, |p| {
                    p.spec.ensures[i].given.remove(g);
                });
            }
        }
    }

    fn terms(
        &mut self,
        t: usize,
        lengths: Vec<usize>,
        side: impl Fn(&mut Program) -> &mut Expression,
    ) {
        self.push(Class::Statement, None, |p| side(p)[t].coefficient += 1);
        self.push(Class::Statement, None, |p| {
            let negative = -side(p)[t].coefficient.clone();
            side(p)[t].coefficient = negative;
        });
        for (f, length) in lengths.into_iter().enumerate() {
            for limb in 0..length {
                self.push(Class::Statement, None, |p| {
                    side(p)[t].factors[f].0[limb].weight *= 2;
                });
                self.push(Class::Statement, None, |p| {
                    side(p)[t].factors[f].0[limb].weight += 1;
                });
                let next = (limb + 1) % length;
                self.push(Class::Statement, None, |p| {
                    let terms = &mut side(p)[t].factors[f].0;
                    let (x, y) = (terms[limb].value, terms[next].value);
                    (terms[limb].value, terms[next].value) = (y, x);
                });
            }
        }
    }
}

/// One less at the upper end, or one more at the lower end of [0, 1].
fn narrow(interval: &mut Interval) {
    if interval.lo < interval.hi {
        interval.hi -= 1;
    } else {
        interval.lo += 1;
        interval.hi += 1;
    }
}

pub fn mutants(original: &Program) -> Vec<Mutant> {
    let mut breaker = Breaker {
        original,
        mutants: Vec::new(),
    };
    breaker.instructions();
    breaker.goals();
    breaker.contract();
    breaker.statement();
    breaker.mutants
}
