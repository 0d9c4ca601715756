//! The conditions of a reading, as a statement of its own: for a checker that knows nothing of texts.

use std::collections::HashSet;

use limbforge::ir::{
    Form, Goal, Inst, Kind, Op, Port, Program, Spec, Step, Ty, Value, interval::Interval,
};
use num_bigint::BigInt;
use num_traits::One;

use super::{Exact, Obligation};

/// Products are taken in this type, which no product of the operands below leaves.
const PRODUCT: Ty = Ty {
    bits: 250,
    signed: true,
};
/// Bits of both factors together.
const FACTORS: u16 = 248;

/// The conditions under which the program that was read is what the text says.
#[derive(Clone, Debug, Default)]
pub struct Conditions {
    /// Side conditions of steps that were read.
    pub obligations: Vec<Obligation>,
    /// Values of the text that go by the name of another value: each pair has to be equal.
    pub equalities: Vec<(Value, Value)>,
}

impl Conditions {
    /// The program that was read, with all conditions as its statement, over the integers. `None` if a factor of a
    /// product is too wide.
    pub fn stated(&self, read: &Program) -> Option<Program> {
        let mut statement = Statement::new(read);
        for (x, y) in &self.equalities {
            statement.claim(Form::of(*x).plus(-1, *y), Interval::point(0));
        }
        for Obligation { of, within, .. } in &self.obligations {
            let within = within.clone();
            match of {
                Exact::Value(v) => statement.claim(Form::of(*v), within),
                Exact::Sum(x, y) => statement.claim(Form::of(*x).plus(1, *y), within),
                Exact::Difference(x, y) => statement.claim(Form::of(*x).plus(-1, *y), within),
                Exact::Shifted(v, k) => {
                    statement.claim(Form(Vec::new()).plus(BigInt::one() << *k, *v), within);
                }
                // floor(v / 2^k) lies in [l, h] exactly if v lies in [l 2^k, h 2^k + 2^k - 1].
                Exact::Quotient(v, k) => {
                    let unit = BigInt::one() << *k;
                    let end = (&within.hi + 1u32) * &unit - 1u32;
                    statement.claim(Form::of(*v), Interval::new(&within.lo * &unit, end));
                }
                Exact::Product(x, y) => {
                    let product = statement.product(*x, *y)?;
                    statement.claim(Form::of(product), within);
                }
            }
        }
        Some(statement.finish())
    }
}

/// The program with all its claims as its statement, over the integers: what has to hold of machine code that was read
/// as this program. Hints are among the claims; that they hold too does no harm.
pub fn claims_of(read: &Program) -> Program {
    let mut statement = Statement::new(read);
    for step in &read.steps {
        if let Step::Goal(goal) = step {
            statement.goal(goal.clone());
        }
    }
    statement.finish()
}

/// The program with its statement under way.
struct Statement {
    program: Program,
    values: Vec<Value>,
    seen: HashSet<Value>,
    claimed: HashSet<String>,
}

impl Statement {
    fn new(read: &Program) -> Statement {
        let mut program = read.clone();
        program.name = format!("{}_conditions", read.name);
        program.results = Vec::new();
        program.spec = Spec::default();
        let params = program.params.iter().flat_map(|port| &port.values);
        let seen = params.copied().collect();
        Statement {
            program,
            values: Vec::new(),
            seen,
            claimed: HashSet::new(),
        }
    }

    fn claim(&mut self, form: Form, within: Interval) {
        self.goal(Goal::new(form, within));
    }

    fn goal(&mut self, goal: Goal) {
        let (form, given) = (&goal.form, &goal.given);
        if !self
            .claimed
            .insert(format!("{form:?} {:?} {given:?}", goal.claim))
        {
            return;
        }
        let terms = form.0.iter().map(|term| term.value);
        for value in terms.chain(given.iter().map(|(flag, _)| *flag)) {
            if self.seen.insert(value) {
                self.values.push(value);
            }
        }
        self.program.spec.ensures.push(goal);
    }

    /// The product as one more instruction.
    fn product(&mut self, x: Value, y: Value) -> Option<Value> {
        let bits = |v: Value| u16::from(self.program.ty(v).bits);
        if bits(x) + bits(y) > FACTORS {
            return None;
        }
        let product = Value(u32::try_from(self.program.types.len()).ok()?);
        self.program.types.push(PRODUCT);
        self.program.steps.push(Step::Inst(Inst {
            op: Op::Mul,
            args: vec![x, y],
            results: vec![product],
            exact: false,
            anew: false,
        }));
        Some(product)
    }

    /// The values that the claims are about are the results.
    fn finish(self) -> Program {
        let mut program = self.program;
        let bounds = self.values.iter().map(|v| program.ty(*v).range()).collect();
        program.results = vec![Port {
            name: "values".to_owned(),
            kind: Kind::Word,
            values: self.values,
            bounds,
        }];
        program
    }
}
