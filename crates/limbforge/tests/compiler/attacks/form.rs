//! Programs of the wrong form: types, bounds, constants, ports.

use limbforge_core::{
    check::{Malformed, Refusal, check},
    ir::{Congruence, Form, Goal, Kind, Op, Port, Ty, Value, interval::Interval, spec::Term},
};

use super::draft::{BYTE, Draft, WORD, accepted, malformed};

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
