//! Words, carries and shifts: where the parts of a value end.

use limbforge_core::ir::{Op, Ty, interval::Interval};

use super::draft::{BYTE, Draft, SIGNED, WORD, accepted, malformed, refused};

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
