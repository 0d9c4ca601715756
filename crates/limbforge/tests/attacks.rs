//! Programs written by hand to deceive the check, one situation a test: each must be refused, or be right.

mod support;

use limbforge::{
    check::{Malformed, Refusal, check},
    ir::{
        Congruence, Form, Goal, Inst, Kind, Known, Op, Port, Program, Spec, Step, Ty, Value,
        interval::{Interval, power_of_two},
        spec::Term,
    },
};
use num_bigint::BigInt;
use support::{Random, sound};

const BYTE: Ty = Ty::unsigned(8);
const WORD: Ty = Ty::unsigned(64);
const SIGNED: Ty = Ty::signed(64);

/// A program under construction, with nothing checked.
struct Draft(Program);

impl Draft {
    /// Statements are modulo 2^61 - 1.
    fn new() -> Draft {
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

    fn value(&mut self, ty: Ty) -> Value {
        self.0.types.push(ty);
        Value(self.0.types.len() as u32 - 1)
    }

    fn param(&mut self, ty: Ty, bound: Interval) -> Value {
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

    fn whole(&mut self, ty: Ty) -> Value {
        self.param(ty, ty.range())
    }

    fn inst2(&mut self, op: Op, args: &[Value], types: &[Ty]) -> Vec<Value> {
        let results: Vec<Value> = types.iter().map(|ty| self.value(*ty)).collect();
        self.0.steps.push(Step::Inst(Inst {
            op,
            args: args.to_vec(),
            results: results.clone(),
            exact: false,
        }));
        results
    }

    fn inst(&mut self, op: Op, args: &[Value], ty: Ty) -> Value {
        self.inst2(op, args, &[ty])[0]
    }

    fn constant(&mut self, k: i64, ty: Ty) -> Value {
        self.inst(Op::Const(k.into()), &[], ty)
    }

    fn goal(&mut self, goal: Goal) {
        self.0.steps.push(Step::Goal(goal));
    }

    /// The statement `left = right`, and both sides' values as results.
    fn claim_equal(mut self, left: Vec<(i64, Value)>, right: Vec<(i64, Value)>) -> Program {
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

    fn result(&mut self, v: Value, bound: Interval) {
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
    fn promise(mut self, v: Value, bound: Interval) -> Program {
        self.result(v, bound.clone());
        self.0.spec.ensures.push(Goal::new(Form::of(v), bound));
        self.0
    }
}

fn malformed(program: Program) {
    let refusal = check(program).expect_err("not a program");
    assert!(matches!(refusal, Refusal::Malformed(_)), "{refusal}");
}

fn refused(program: Program) -> Refusal {
    check(program).expect_err("not true")
}

fn accepted(program: Program) {
    let checked = check(program).unwrap_or_else(|e| panic!("true, but refused: {e}"));
    sound(&checked, &mut Random(7), 400).unwrap();
}

fn difference(x: Value, y: Value) -> Form {
    Form::of(x).plus(-1, y)
}

// --- claims --------------------------------------------------------------------------------------------------------

/// A quotient is looked up again after a claim has narrowed its argument to quotients of -1 and 0, which a flag
/// stands for with its sign turned: the sign belongs to the symbol and not to the second look.
#[test]
fn a_quotient_keeps_its_sign() {
    for equal in [false, true] {
        let mut d = Draft::new();
        let a = d.param(SIGNED, Interval::new(-256, 255));
        let b = d.param(SIGNED, Interval::new(0, 256));
        let t = d.inst(Op::Add, &[a, b], SIGNED);
        let x = d.inst(Op::Sub, &[t, b], SIGNED);
        let before = d.inst(Op::Shr(8), &[x], SIGNED);
        d.goal(Goal::new(Form::of(x), Interval::new(-256, 255)).through([]));
        let after = d.inst(Op::Shr(8), &[x], SIGNED);
        if equal {
            accepted(d.claim_equal(vec![(1, before)], vec![(1, after)]));
        } else {
            refused(d.claim_equal(vec![(1, before)], vec![(-1, after)]));
        }
    }
}

/// 2^44 a in two parts of which one was given the range of the whole: then their sum was "proved" to be 0.
#[test]
fn a_fraction_has_a_range_of_its_own() {
    let inst = |op, args: &[u32], result: u32| {
        Step::Inst(Inst {
            op,
            args: args.iter().map(|i| Value(*i)).collect(),
            results: vec![Value(result)],
            exact: false,
        })
    };
    let port = |name: &str, value: u32, bound: Interval| Port {
        name: name.to_owned(),
        kind: Kind::Word,
        values: vec![Value(value)],
        bounds: vec![bound],
    };
    let out = || Form::of(Value(4));
    let mut congruence = Congruence::new(vec![Term::new(1, vec![out()])], Vec::new());
    congruence.zeros = Form::default().plus(-1, Value(4));
    let program = Program {
        internal: false,
        name: "fraction".to_owned(),
        word: 64,
        params: vec![port("a", 0, Interval::up_to(power_of_two(20)))],
        results: vec![port("out", 4, Interval::point(0))],
        types: [64, 128, 128, 128, 64].map(Ty::unsigned).to_vec(),
        steps: vec![
            inst(Op::Shl(64), &[0], 1),
            inst(Op::Const(power_of_two(64)), &[], 2),
            inst(Op::Sraiadd(20), &[2, 1], 3),
            inst(Op::Low(64), &[3], 4),
            Step::Goal(Goal::new(out(), Interval::point(0)).through([])),
        ],
        spec: Spec {
            formula: "out = 0".to_owned(),
            modulus: BigInt::from(7),
            congruences: vec![congruence],
            ensures: Vec::new(),
        },
    };
    assert_ne!(program.run(&[vec![BigInt::from(1)]])[0][0], BigInt::from(0));
    refused(program);
}

#[test]
fn claims_that_contradict_each_other() {
    let mut d = Draft::new();
    let x = d.param(WORD, Interval::of_bits(4));
    d.goal(Goal::new(Form::of(x), Interval::up_to(3)));
    d.goal(Goal::new(Form::of(x), Interval::new(5, 9)));
    let refusal = refused(d.promise(x, Interval::up_to(0)));
    assert!(matches!(refusal, Refusal::Unproved { .. }), "{refusal}");
    // An interval without members.
    let mut d = Draft::new();
    let x = d.param(WORD, Interval::of_bits(4));
    let claim = Interval {
        lo: 9.into(),
        hi: 3.into(),
    };
    d.goal(Goal::new(Form::of(x), claim));
    refused(d.promise(x, Interval::of_bits(4)));
}

#[test]
fn what_holds_in_one_case_is_not_learned() {
    let draft = || {
        let mut d = Draft::new();
        let flag = d.whole(Ty::FLAG);
        let x = d.whole(WORD);
        let zero = d.constant(0, WORD);
        let chosen = d.inst(Op::Select, &[flag, x, zero], WORD);
        (d, flag, x, chosen)
    };
    // True where the flag is 0, and only there.
    let (mut d, flag, _, chosen) = draft();
    d.goal(
        Goal::new(Form::of(chosen), Interval::point(0))
            .given(flag, false)
            .through([]),
    );
    refused(d.promise(chosen, Interval::point(0)));
    // True where it is 1: must not make the two values one.
    let (mut d, flag, x, chosen) = draft();
    d.goal(
        Goal::new(difference(chosen, x), Interval::point(0))
            .given(flag, true)
            .through([]),
    );
    refused(d.claim_equal(vec![(1, chosen)], vec![(1, x)]));
    // The same flag required to be 1 and taken apart: the case 0 must not count.
    let (mut d, flag, _, chosen) = draft();
    d.goal(
        Goal::new(Form::of(chosen), Interval::point(0))
            .given(flag, false)
            .cases(flag)
            .cases(flag)
            .through([]),
    );
    refused(d.promise(chosen, Interval::point(0)));
    // Both at once cannot happen; what follows from it is about no run.
    let (mut d, flag, _, chosen) = draft();
    d.goal(
        Goal::new(Form::of(chosen), Interval::point(9))
            .given(flag, false)
            .given(flag, true)
            .through([]),
    );
    let program = d.promise(chosen, Interval::point(9));
    refused(program);
}

#[test]
fn a_case_that_cannot_happen_proves_only_the_other() {
    let build = |claim: u32| {
        let mut d = Draft::new();
        let never = d.param(Ty::FLAG, Interval::point(0));
        let x = d.param(WORD, Interval::of_bits(8));
        let big = d.constant(1 << 20, WORD);
        let chosen = d.inst(Op::Select, &[never, big, x], WORD);
        d.goal(
            Goal::new(Form::of(chosen), Interval::up_to(claim))
                .cases(never)
                .through([]),
        );
        d.promise(chosen, Interval::up_to(claim))
    };
    accepted(build(255));
    refused(build(254));
}

#[test]
fn two_values_are_not_made_one() {
    let mut d = Draft::new();
    let (x, y) = (d.whole(WORD), d.whole(WORD));
    d.goal(Goal::new(difference(x, y), Interval::point(0)).through([]));
    refused(d.claim_equal(vec![(1, x)], vec![(1, y)]));
    // Equal up to a constant, or twice the one is the other: nothing to make one.
    let mut d = Draft::new();
    let x = d.param(WORD, Interval::of_bits(8));
    let one = d.constant(1, WORD);
    let y = d.inst(Op::Add, &[x, one], WORD);
    d.goal(Goal::new(difference(y, x), Interval::point(1)).through([]));
    refused(d.claim_equal(vec![(1, x)], vec![(1, y)]));
    let mut d = Draft::new();
    let x = d.param(WORD, Interval::of_bits(8));
    let y = d.inst(Op::Add, &[x, x], WORD);
    d.goal(Goal::new(Form::of(y).plus(-2, x), Interval::point(0)).through([]));
    refused(d.claim_equal(vec![(1, x)], vec![(1, y)]));
    // The same value twice in a form, with weights that cancel.
    let mut d = Draft::new();
    let x = d.whole(WORD);
    d.goal(Goal::new(difference(x, x), Interval::point(0)));
    d.goal(Goal::new(Form::of(x).plus(0, x), Interval::point(0)));
    refused(d.promise(x, Interval::point(0)));
    // Equal indeed, by another way.
    let mut d = Draft::new();
    let (x, y) = (
        d.param(WORD, Interval::of_bits(8)),
        d.param(WORD, Interval::of_bits(8)),
    );
    let sum = d.inst(Op::Add, &[x, y], WORD);
    let back = d.inst(Op::Sub, &[sum, y], SIGNED);
    d.goal(Goal::new(difference(back, x), Interval::point(0)).through([]));
    accepted(d.claim_equal(vec![(1, back)], vec![(1, x)]));
}

#[test]
fn a_claim_does_not_prove_itself() {
    for scale in [1, 3] {
        let mut d = Draft::new();
        let x = d.param(WORD, Interval::of_bits(8));
        let itself = Known::new(scale, Form::of(x));
        let goal = Goal::new(Form::of(x), Interval::up_to(254))
            .scaled(scale.into())
            .through([itself]);
        d.goal(goal);
        refused(d.promise(x, Interval::up_to(254)));
    }
    // Of a scale of 0 everything would follow.
    for scale in [0, -1] {
        let mut d = Draft::new();
        let x = d.param(WORD, Interval::of_bits(8));
        d.goal(
            Goal::new(Form::of(x), Interval::up_to(254))
                .scaled(scale.into())
                .through([]),
        );
        malformed(d.promise(x, Interval::of_bits(8)));
    }
}

#[test]
fn a_sum_of_nothing_negative_is_zero_only_as_a_whole() {
    // x - y = 0 has terms of both signs: neither x nor y is 0.
    let mut d = Draft::new();
    let x = d.param(WORD, Interval::of_bits(8));
    let zero = d.inst(Op::Sub, &[x, x], WORD);
    d.goal(Goal::new(Form::of(zero), Interval::point(0)).through([]));
    refused(d.promise(x, Interval::point(0)));
    // x + y = 0 with y negative.
    let mut d = Draft::new();
    let x = d.param(SIGNED, Interval::new(-5, 5));
    let minus = d.constant(-1, SIGNED);
    let y = d.inst(Op::Mul, &[x, minus], SIGNED);
    let zero = d.inst(Op::Add, &[x, y], SIGNED);
    d.goal(Goal::new(Form::of(zero), Interval::point(0)).through([]));
    refused(d.promise(x, Interval::point(0)));
}

#[test]
fn flags_are_their_own_squares_and_others_are_not() {
    let square = |ty: Ty, bound: Interval| {
        let mut d = Draft::new();
        let x = d.param(ty, bound);
        let y = d.inst(Op::Mul, &[x, x], ty);
        d.claim_equal(vec![(1, y)], vec![(1, x)])
    };
    accepted(square(Ty::FLAG, Interval::of_bits(1)));
    accepted(square(WORD, Interval::of_bits(1)));
    refused(square(WORD, Interval::up_to(2)));
    refused(square(SIGNED, Interval::new(-1, 0)));
    refused(square(SIGNED, Interval::new(-1, 1)));
}

// --- hints of the statement ----------------------------------------------------------------------------------------

#[test]
fn zeros_have_to_be_zero() {
    let with_zeros = |bound: Interval, times: usize| {
        let mut d = Draft::new();
        let x = d.param(WORD, Interval::of_bits(8));
        let z = d.param(WORD, bound);
        let y = d.inst(Op::Sub, &[x, z], SIGNED);
        let mut program = d.claim_equal(vec![(1, y)], vec![(1, x)]);
        for _ in 0..times {
            let zeros = std::mem::take(&mut program.spec.congruences[0].zeros);
            program.spec.congruences[0].zeros = zeros.plus(1, z);
        }
        program
    };
    let refusal = refused(with_zeros(Interval::of_bits(1), 1));
    assert!(matches!(refusal, Refusal::NotZero { .. }), "{refusal}");
    refused(with_zeros(Interval::of_bits(1), 0));
    for times in 0..4 {
        // As often as one likes: nothing is added to nothing.
        let checked = check(with_zeros(Interval::point(0), times));
        if let Ok(checked) = checked {
            sound(&checked, &mut Random(1), 50).unwrap();
        }
    }
}

/// `t` is `s / 2^8` and `s` is `2^16 a`, so `t` is `2^8 a`: not 0 modulo 2^12, though 2^16 is.
#[test]
fn a_definition_with_fractions_is_not_reduced_by_itself() {
    for (bits, zero) in [(8, true), (9, false), (12, false), (16, false)] {
        let mut d = Draft::new();
        let a = d.param(WORD, Interval::of_bits(16));
        let s = d.inst(Op::Shl(16), &[a], WORD);
        let t = d.inst(Op::Shr(8), &[s], WORD);
        let low = d.inst(Op::Low(bits), &[t], WORD);
        if let Some(Step::Inst(inst)) = d.0.steps.last_mut() {
            inst.exact = true;
        }
        let checked = check(d.promise(low, WORD.range()));
        assert_eq!(checked.is_ok(), zero, "low {bits}");
        if let Err(refusal) = checked {
            assert!(matches!(refusal, Refusal::LowNotZero { .. }), "{refusal}");
        }
    }
}

#[test]
fn a_mark_of_exactness_is_proved_wherever_it_stands() {
    let marked = |op: Op, args: usize, ty: Ty| {
        let mut d = Draft::new();
        let args: Vec<Value> = (0..args)
            .map(|_| d.param(WORD, Interval::of_bits(8)))
            .collect();
        let v = d.inst(op, &args, ty);
        let Some(Step::Inst(inst)) = d.0.steps.last_mut() else {
            unreachable!()
        };
        inst.exact = true;
        d.promise(v, ty.range())
    };
    for (op, args, ty) in [
        (Op::Shr(3), 1, WORD),
        (Op::Shr(8), 1, WORD),
        (Op::Low(3), 1, WORD),
        (Op::Mul, 2, BYTE),
    ] {
        let _ = refused(marked(op, args, ty));
    }
    let mut d = Draft::new();
    let x = d.param(WORD, Interval::of_bits(8));
    let y = d.inst(Op::Shl(3), &[x], WORD);
    let z = d.inst(Op::Shr(3), &[y], WORD);
    let Some(Step::Inst(inst)) = d.0.steps.last_mut() else {
        unreachable!()
    };
    inst.exact = true;
    accepted(d.claim_equal(vec![(1, z)], vec![(1, x)]));
}

// --- splits --------------------------------------------------------------------------------------------------------

#[test]
fn words_of_eight_bits_wrap_at_eight() {
    let sum = |bound: u32| {
        let mut d = Draft::new();
        let x = d.param(BYTE, Interval::up_to(bound));
        let y = d.inst(Op::Add, &[x, x], BYTE);
        d.claim_equal(vec![(1, y)], vec![(2, x)])
    };
    accepted(sum(127));
    refused(sum(128));
    // With its carry it is whole again.
    let carried = |weight: i64| {
        let mut d = Draft::new();
        let (x, y, c) = (d.whole(BYTE), d.whole(BYTE), d.whole(Ty::FLAG));
        let sum = d.inst2(Op::AddCarry, &[x, y, c], &[BYTE, Ty::FLAG]);
        d.claim_equal(
            vec![(1, sum[0]), (weight, sum[1])],
            vec![(1, x), (1, y), (1, c)],
        )
    };
    accepted(carried(256));
    refused(carried(255));
    refused(carried(-256));
    refused(carried(128));
}

#[test]
fn a_borrow_counts_down() {
    let borrowed = |weight: i64| {
        let mut d = Draft::new();
        let (x, y, c) = (d.whole(BYTE), d.whole(BYTE), d.whole(Ty::FLAG));
        let difference = d.inst2(Op::SubBorrow, &[x, y, c], &[BYTE, Ty::FLAG]);
        let left = vec![(1, difference[0]), (weight, difference[1])];
        d.claim_equal(left, vec![(1, x), (-1, y), (-1, c)])
    };
    accepted(borrowed(-256));
    refused(borrowed(256));
    refused(borrowed(0));
}

#[test]
fn shifts_of_negative_values_round_down() {
    let split = |low_weight: i64, unit: i64| {
        let mut d = Draft::new();
        let x = d.param(SIGNED, Interval::new(-1000, 1000));
        let high = d.inst(Op::Shr(4), &[x], SIGNED);
        let low = d.inst(Op::Low(4), &[x], WORD);
        d.claim_equal(vec![(unit, high), (low_weight, low)], vec![(1, x)])
    };
    accepted(split(1, 16));
    refused(split(-1, 16));
    refused(split(1, -16));
    refused(split(1, 15));
    // As an unsigned word a negative quotient wraps.
    let mut d = Draft::new();
    let x = d.param(SIGNED, Interval::new(-16, 15));
    let high = d.inst(Op::Shr(4), &[x], WORD);
    let low = d.inst(Op::Low(4), &[x], WORD);
    refused(d.claim_equal(vec![(16, high), (1, low)], vec![(1, x)]));
    // Reading a word as signed wraps too.
    let mut d = Draft::new();
    let x = d.whole(WORD);
    let zero = d.constant(0, WORD);
    let read = d.inst(Op::Add, &[x, zero], SIGNED);
    refused(d.claim_equal(vec![(1, read)], vec![(1, x)]));
}

#[test]
fn funnel_shifts_at_their_ends() {
    let shifted = |k: u32| {
        let mut d = Draft::new();
        let (high, low) = (d.whole(WORD), d.whole(WORD));
        let y = d.inst(Op::FunnelShr(k), &[high, low], WORD);
        (d, high, low, y)
    };
    // By 0 and by the width the shifts in the emitted code would be undefined.
    for k in [0, 64, 65] {
        let (d, _, _, y) = shifted(k);
        malformed(d.promise(y, WORD.range()));
    }
    let (d, high, low, y) = shifted(1);
    refused(d.claim_equal(vec![(1, y)], vec![(1, low)]));
    let (d, _, low, y) = shifted(63);
    refused(d.claim_equal(vec![(1, y)], vec![(1, high)]));
    let _ = low;
    let (d, _, _, y) = shifted(63);
    refused(d.promise(y, Interval::of_bits(63)));
}

#[test]
fn shifts_stay_within_the_operand() {
    // By the width or more: 0 by the meaning of the IR, undefined in what is emitted.
    for (op, ty) in [
        (Op::Shr(64), WORD),
        (Op::Shr(100), WORD),
        (Op::Shl(64), WORD),
        (Op::Shr(0), WORD),
        (Op::Shl(0), WORD),
        (Op::Low(0), WORD),
        (Op::Low(65), WORD),
        (Op::Shr(8), BYTE),
    ] {
        let mut d = Draft::new();
        let x = d.whole(ty);
        let y = d.inst(op, &[x], ty);
        malformed(d.promise(y, ty.range()));
    }
}

// --- form ----------------------------------------------------------------------------------------------------------

#[test]
fn a_condition_is_a_flag() {
    for ty in [WORD, BYTE, Ty::signed(1)] {
        let mut d = Draft::new();
        let condition = d.param(ty, Interval::point(0));
        let x = d.whole(WORD);
        let y = d.inst(Op::Select, &[condition, x, x], WORD);
        malformed(d.promise(y, WORD.range()));
    }
    let mut d = Draft::new();
    let x = d.param(WORD, Interval::of_bits(1));
    d.goal(Goal::new(Form::of(x), Interval::of_bits(1)).cases(x));
    malformed(d.promise(x, WORD.range()));
    let mut d = Draft::new();
    let x = d.param(WORD, Interval::of_bits(1));
    let sum = d.inst2(Op::AddCarry, &[x, x, x], &[WORD, Ty::FLAG]);
    malformed(d.promise(sum[0], WORD.range()));
}

#[test]
fn constants_and_bounds_fit_their_types() {
    for (k, ty) in [
        (256, BYTE),
        (-1, BYTE),
        (2, Ty::FLAG),
        (128, Ty::signed(8)),
        (-129, Ty::signed(8)),
    ] {
        let mut d = Draft::new();
        let x = d.constant(k, ty);
        malformed(d.promise(x, Interval::new(-1000, 1000)));
        let mut d = Draft::new();
        let x = d.param(ty, Interval::point(k));
        malformed(d.promise(x, Interval::new(-1000, 1000)));
    }
    let mut d = Draft::new();
    let x = d.param(
        WORD,
        Interval {
            lo: 3.into(),
            hi: 2.into(),
        },
    );
    malformed(d.promise(x, WORD.range()));
}

#[test]
fn widths_are_those_of_machines() {
    for bits in [0, 7, 63, 65, 255] {
        for signed in [false, true] {
            let ty = Ty { bits, signed };
            let mut d = Draft::new();
            let x = d.param(ty, Interval::point(0));
            malformed(d.promise(x, Interval::point(0)));
            let mut d = Draft::new();
            let x = d.inst(Op::Const(0.into()), &[], ty);
            malformed(d.promise(x, Interval::point(0)));
        }
    }
}

#[test]
fn results_are_within_their_promise() {
    for (hi, fits) in [(255, true), (254, false)] {
        let mut d = Draft::new();
        let x = d.param(WORD, Interval::of_bits(8));
        let checked = check(d.promise(x, Interval::up_to(hi)));
        assert_eq!(checked.is_ok(), fits);
        if let Err(refusal) = checked {
            assert!(matches!(refusal, Refusal::Bound { .. }), "{refusal}");
        }
    }
}

#[test]
fn the_modulus_is_odd_and_above_one() {
    for modulus in [-7, -1, 0, 1, 2, 256] {
        let mut d = Draft::new();
        let x = d.whole(WORD);
        d.0.spec.modulus = modulus.into();
        let program = d.promise(x, WORD.range());
        assert_eq!(
            check(program).unwrap_err(),
            Refusal::Malformed(Malformed::Modulus)
        );
    }
}

/// The statement is about values; what a caller gets are ports. A limb in another place must not go unnoticed.
#[test]
fn the_statement_reads_the_ports() {
    let two_limbs = |order: [usize; 2], stated: bool| {
        let mut d = Draft::new();
        let limbs: Vec<Value> = (0..2).map(|_| d.value(WORD)).collect();
        let bound = Interval::of_bits(8);
        let port = |name: &str, values: Vec<Value>| Port {
            name: name.to_owned(),
            kind: Kind::Tight,
            values,
            bounds: vec![bound.clone(); 2],
        };
        d.0.params.push(port("a", limbs.clone()));
        d.0.results
            .push(port("out", order.map(|i| limbs[i]).to_vec()));
        if stated {
            let whole = vec![Term::new(1, vec![Form::radix(&limbs, 8)])];
            d.0.spec
                .congruences
                .push(Congruence::new(whole.clone(), whole));
        }
        d.0
    };
    accepted(two_limbs([0, 1], true));
    malformed(two_limbs([1, 0], true));
    malformed(two_limbs([0, 0], true));
    malformed(two_limbs([1, 1], true));
    // Nothing is stated of the result.
    malformed(two_limbs([0, 1], false));
}

// --- work ----------------------------------------------------------------------------------------------------------

fn too_long(program: Program) {
    let refusal = refused(program);
    assert!(matches!(refusal, Refusal::Budget { .. }), "{refusal}");
}

/// Each squaring doubles the factors of every term, and each wrap adds a term: 2^256 of them.
#[test]
fn repeated_squarings_with_wraps_end() {
    let mut d = Draft::new();
    let x = d.whole(WORD);
    let square = (0..8).fold(x, |v, _| d.inst(Op::Mul, &[v, v], WORD));
    too_long(d.claim_equal(vec![(1, square)], vec![(1, x)]));
}

/// Forty terms to the power of eight, in a hint that proves nothing.
#[test]
fn long_products_in_hints_end() {
    let mut d = Draft::new();
    let limbs: Vec<Value> = (0..40).map(|_| d.whole(BYTE)).collect();
    let form = Form::radix(&limbs, 8);
    let known = Known {
        weight: BigInt::from(1),
        factors: vec![form; 8],
    };
    let goal = Goal::new(Form::of(limbs[0]), BYTE.range()).through([known]);
    d.goal(goal);
    too_long(d.promise(limbs[0], BYTE.range()));
}

/// A true claim with hints for each of 2^8 settings: proved, but not as often as one likes.
#[test]
fn many_cases_end() {
    let mut d = Draft::new();
    let flags: Vec<Value> = (0..8).map(|_| d.whole(Ty::FLAG)).collect();
    let limbs: Vec<Value> = (0..40).map(|_| d.whole(BYTE)).collect();
    let form = Form::radix(&limbs, 8);
    let known = [Known::product(form.clone(), form)];
    let mut goal = Goal::new(Form::of(limbs[0]), BYTE.range()).through(known.clone());
    goal = flags.iter().fold(goal, |goal, flag| goal.cases(*flag));
    for _ in 0..4 {
        goal = goal.through(known.clone());
    }
    d.goal(goal);
    too_long(d.promise(limbs[0], BYTE.range()));
}
