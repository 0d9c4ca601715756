//! Hints of a statement: values said to be 0, marks of exactness.

use limbforge_core::{
    check::{Refusal, check},
    ir::{Op, Step, Ty, Value, interval::Interval},
};

use super::draft::{BYTE, Draft, SIGNED, WORD, accepted, refused};
use crate::support::{Random, sound};

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
