//! Claims that are false, or true in some cases only.

use limbforge_core::{
    check::Refusal,
    ir::{
        Congruence, Form, Goal, Inst, Kind, Known, Op, Port, Program, Spec, Step, Ty, Value,
        interval::{Interval, power_of_two},
        spec::Term,
    },
};
use num_bigint::BigInt;

use super::draft::{Draft, SIGNED, WORD, accepted, difference, malformed, refused};

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
            anew: false,
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
            cuts: Vec::new(),
            requires: Vec::new(),
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
