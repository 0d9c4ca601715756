//! Proofs that would take too long: each ends by the budget.

use limbforge_core::{
    check::Refusal,
    ir::{Form, Goal, Known, Op, Program, Ty, Value},
};
use num_bigint::BigInt;

use super::draft::{BYTE, Draft, WORD, refused};

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
