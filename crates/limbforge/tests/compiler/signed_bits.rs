//! Bitwise operations on signed words: the check takes the intervals that hold, and refuses narrower ones.

use limbforge_core::{
    check::{Refusal, check},
    ir::{Form, Goal, Kind, Op, Program, Spec, build::Builder, interval::Interval},
};
use num_bigint::BigInt;

/// One operation on words within `bounds`, whose result is claimed to lie in `claim`.
fn program(op: Op, bounds: &[Interval], claim: Interval) -> Program {
    let mut b = Builder::new("bits", 64);
    let args: Vec<_> = bounds
        .iter()
        .enumerate()
        .map(|(i, bound)| b.param(&format!("x{i}"), Kind::Word, std::slice::from_ref(bound))[0])
        .collect();
    let out = b.signed(op, &args);
    let spec = Spec {
        formula: "out is within its bound".to_owned(),
        modulus: 7.into(),
        congruences: Vec::new(),
        ensures: vec![Goal::new(Form::of(out), claim)],
        cuts: Vec::new(),
        requires: Vec::new(),
    };
    let results = vec![("out", Kind::Word, vec![out])];
    b.finish(results, spec).expect("no overflow")
}

#[test]
fn intervals_of_signed_bits() {
    let x = Interval::new(-5, 9);
    let y = Interval::new(-16, 2);
    for op in [Op::And, Op::Or, Op::Xor] {
        let both = [x.clone(), y.clone()];
        assert!(check(program(op.clone(), &both, Interval::new(-16, 15))).is_ok());
        let narrow = check(program(op, &both, Interval::new(-15, 15)));
        assert!(matches!(narrow, Err(Refusal::Unproved { .. })));
    }
    let turned = Interval::new(-10, 4);
    assert!(check(program(Op::Not, std::slice::from_ref(&x), turned)).is_ok());
    let narrow = check(program(Op::Not, &[x], Interval::new(-9, 4)));
    assert!(matches!(narrow, Err(Refusal::Unproved { .. })));
}

/// All pairs of small words: the interval of the operands' intervals holds every result.
#[test]
fn intervals_hold_every_result() {
    let intervals = [(-5, 9), (-16, 2), (-1, 0), (-8, -3), (-4, 7)];
    for (x, y) in intervals
        .iter()
        .flat_map(|x| intervals.iter().map(move |y| (x, y)))
    {
        for op in [Op::And, Op::Or, Op::Xor] {
            let bounds = [x, y].map(|(lo, hi)| Interval::new(*lo, *hi));
            let any = Interval::new(-64, 63);
            let checked = check(program(op.clone(), &bounds, any)).expect("within seven bits");
            let range = checked.ranges().last().expect("a result").clone();
            for (i, j) in (x.0..=x.1).flat_map(|i| (y.0..=y.1).map(move |j| (i, j))) {
                let words = [vec![BigInt::from(i)], vec![BigInt::from(j)]];
                let out = checked.program().run(&words)[0][0].clone();
                let expected = match op {
                    Op::And => i & j,
                    Op::Or => i | j,
                    _ => i ^ j,
                };
                assert_eq!(out, BigInt::from(expected));
                assert!(range.contains(&out), "{i} {op:?} {j} is not in {range}");
            }
        }
    }
}

/// A signed word with an unsigned one has no reading.
#[test]
fn mixed_signs_are_refused() {
    let bounds = [Interval::new(-5, 9), Interval::up_to(9)];
    let refused = check(program(Op::And, &bounds, Interval::new(-16, 15)));
    assert!(matches!(refused, Err(Refusal::Malformed(_))));
}
