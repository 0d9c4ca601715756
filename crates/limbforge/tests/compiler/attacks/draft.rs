//! Programs under construction, and the outcomes that a test expects of them.

use limbforge_core::{
    check::{Refusal, check},
    ir::{
        Congruence, Form, Goal, Inst, Kind, Op, Port, Program, Spec, Step, Ty, Value,
        interval::{Interval, power_of_two},
        spec::Term,
    },
};

use crate::support::{Random, sound};

pub const BYTE: Ty = Ty::unsigned(8);
pub const WORD: Ty = Ty::unsigned(64);
pub const SIGNED: Ty = Ty::signed(64);

/// A program under construction, with nothing checked.
pub struct Draft(pub Program);

impl Draft {
    /// Statements are modulo 2^61 - 1.
    pub fn new() -> Draft {
        Draft(Program {
            internal: false,
            name: "attack".to_owned(),
            word: 64,
            params: Vec::new(),
            results: Vec::new(),
            types: Vec::new(),
            steps: Vec::new(),
            spec: Spec {
                formula: "attack".to_owned(),
                modulus: power_of_two(61) - 1,
                ..Spec::default()
            },
        })
    }

    pub fn value(&mut self, ty: Ty) -> Value {
        self.0.types.push(ty);
        Value(self.0.types.len() as u32 - 1)
    }

    pub fn param(&mut self, ty: Ty, bound: Interval) -> Value {
        let v = self.value(ty);
        let kind = if ty == Ty::FLAG {
            Kind::Flag
        } else {
            Kind::Word
        };
        self.0.params.push(Port {
            name: format!("a{}", v.0),
            kind,
            values: vec![v],
            bounds: vec![bound],
        });
        v
    }

    pub fn whole(&mut self, ty: Ty) -> Value {
        self.param(ty, ty.range())
    }

    pub fn inst2(&mut self, op: Op, args: &[Value], types: &[Ty]) -> Vec<Value> {
        let results: Vec<Value> = types.iter().map(|ty| self.value(*ty)).collect();
        self.0.steps.push(Step::Inst(Inst {
            op,
            args: args.to_vec(),
            results: results.clone(),
            exact: false,
            anew: false,
        }));
        results
    }

    pub fn inst(&mut self, op: Op, args: &[Value], ty: Ty) -> Value {
        self.inst2(op, args, &[ty])[0]
    }

    pub fn constant(&mut self, k: i64, ty: Ty) -> Value {
        self.inst(Op::Const(k.into()), &[], ty)
    }

    pub fn goal(&mut self, goal: Goal) {
        self.0.steps.push(Step::Goal(goal));
    }

    /// The statement `left = right`, and both sides' values as results.
    pub fn claim_equal(mut self, left: Vec<(i64, Value)>, right: Vec<(i64, Value)>) -> Program {
        for &(_, v) in left.iter().chain(&right) {
            self.result(v, self.0.ty(v).range());
        }
        let side = |terms: Vec<(i64, Value)>| {
            terms
                .into_iter()
                .map(|(k, v)| Term::new(k, vec![Form::of(v)]))
                .collect()
        };
        self.0
            .spec
            .congruences
            .push(Congruence::new(side(left), side(right)));
        self.0
    }

    pub fn result(&mut self, v: Value, bound: Interval) {
        let kind = if self.0.ty(v) == Ty::FLAG {
            Kind::Flag
        } else {
            Kind::Word
        };
        self.0.results.push(Port {
            name: format!("r{}", self.0.results.len()),
            kind,
            values: vec![v],
            bounds: vec![bound],
        });
    }

    /// The value as the only result, promised to be within `bound`, with no other statement than that it is there.
    pub fn promise(mut self, v: Value, bound: Interval) -> Program {
        self.result(v, bound.clone());
        self.0.spec.ensures.push(Goal::new(Form::of(v), bound));
        self.0
    }
}

pub fn malformed(program: Program) {
    let refusal = check(program).expect_err("not a program");
    assert!(matches!(refusal, Refusal::Malformed(_)), "{refusal}");
}

pub fn refused(program: Program) -> Refusal {
    check(program).expect_err("not true")
}

pub fn accepted(program: Program) {
    let checked = check(program).unwrap_or_else(|e| panic!("true, but refused: {e}"));
    sound(&checked, &mut Random(7), 400).unwrap();
}

pub fn difference(x: Value, y: Value) -> Form {
    Form::of(x).plus(-1, y)
}
