//! The rules, each where it decides.

use super::{Node, Op, rules::Terms};

pub type Expression = fn(&mut Terms) -> Node;

/// A name, an expression of the hints, one of a compiler, and whether a sum has to be one that does not wrap.
pub type Rule = (&'static str, Expression, Expression, bool);

/// Linear forms modulo 2^64.
pub const SUMS: &[Rule] = &[
    (
        "sums in another order",
        |t| {
            let s = t.add(t.x, t.y);
            t.add(s, t.z)
        },
        |t| {
            let s = t.add(t.y, t.z);
            t.add(t.x, s)
        },
        false,
    ),
    (
        "differences",
        |t| {
            let s = t.add(t.y, t.z);
            t.sub(t.x, s)
        },
        |t| {
            let d = t.sub(t.x, t.y);
            t.sub(d, t.z)
        },
        false,
    ),
    (
        "a difference after its comparison",
        |t| {
            t.less(t.x, t.y);
            t.sub(t.x, t.y)
        },
        |t| {
            t.less(t.x, t.y);
            let (k, l) = (t.add(t.x, t.z), t.add(t.y, t.z));
            t.sub(k, l)
        },
        false,
    ),
    (
        "shifts and products",
        |t| t.times(t.x, 5),
        |t| {
            let up = t.words.node(Op::ShiftLeft(2), &[t.x]);
            t.add(up, t.x)
        },
        false,
    ),
    (
        "the opposite of a bit",
        |t| {
            let one = t.k(1);
            let d = t.sub(one, t.b);
            t.add(t.x, d)
        },
        |t| {
            let n = t.not(t.b);
            t.add(t.x, n)
        },
        false,
    ),
    (
        "a constant and a mask",
        |t| {
            let p = t.times(t.b, 38);
            t.add(t.x, p)
        },
        |t| {
            let (zero, k) = (t.k(0), t.k(38));
            let mask = t.sub(zero, t.b);
            let kept = t.node(Op::And, k, mask);
            t.add(t.x, kept)
        },
        false,
    ),
    (
        "the low bits of a mask",
        |t| {
            let p = t.times(t.b, 127);
            t.add(t.x, p)
        },
        |t| {
            let zero = t.k(0);
            let mask = t.sub(zero, t.b);
            let kept = t.words.node(Op::Low(7), &[mask]);
            t.add(t.x, kept)
        },
        false,
    ),
    (
        "a constant that a bit keeps",
        |t| {
            let p = t.times(t.b, 38);
            t.add(t.x, p)
        },
        |t| {
            let k = t.k(38);
            let kept = t.node(Op::KeepIf, k, t.b);
            t.add(t.x, kept)
        },
        false,
    ),
    (
        "a constant that a bit clears",
        |t| {
            let (k, p) = (t.k(38), t.times(t.b, 38));
            let d = t.sub(k, p);
            t.add(t.x, d)
        },
        |t| {
            let k = t.k(38);
            let kept = t.node(Op::KeepUnless, k, t.b);
            t.add(t.x, kept)
        },
        false,
    ),
];

/// Comparisons.
pub const CARRIES: &[Rule] = &[
    (
        "a sum that is below a term",
        |t| {
            t.add(t.x, t.y);
            t.carry(t.x, t.y)
        },
        |t| {
            let s = t.sum(t.x, t.y);
            t.less(s, t.y)
        },
        false,
    ),
    (
        "a long sum that is below a term",
        |t| {
            let s = t.add(t.y, t.z);
            t.add(t.x, s);
            t.carry(t.x, s)
        },
        |t| {
            let s = t.add(t.x, t.y);
            let s = t.add(s, t.z);
            t.less(s, t.x)
        },
        false,
    ),
    (
        "one more is 0",
        |t| {
            let most = t.k(u64::MAX);
            let below = t.less(t.x, most);
            t.not(below)
        },
        |t| {
            let one = t.k(1);
            let next = t.sum(t.x, one);
            t.less(next, one)
        },
        false,
    ),
    (
        "one more is not 0",
        |t| {
            let most = t.k(u64::MAX);
            t.less(t.x, most)
        },
        |t| {
            let one = t.k(1);
            let next = t.sum(t.x, one);
            t.nonzero(next)
        },
        false,
    ),
    (
        "either carry of three",
        |t| t.carry_of_three(Op::Add),
        |t| {
            let s = t.sum(t.x, t.y);
            t.joined(Op::Or, Op::Add, s)
        },
        false,
    ),
    (
        "both carries of three",
        |t| t.carry_of_three(Op::Add),
        |t| {
            let s = t.sum(t.x, t.y);
            t.joined(Op::Add, Op::Add, s)
        },
        false,
    ),
    (
        "either borrow of three",
        |t| t.carry_of_three(Op::Sub),
        |t| {
            let (k, l) = (t.add(t.x, t.z), t.add(t.y, t.z));
            let s = t.sub(k, l);
            t.joined(Op::Or, Op::Sub, s)
        },
        false,
    ),
    (
        "a carry of three with the bit added first",
        |t| {
            let s = t.add(t.y, t.c);
            t.carry(t.x, s)
        },
        |t| {
            let s = t.sum(t.x, t.y);
            t.joined(Op::Or, Op::Add, s)
        },
        true,
    ),
    (
        "and to the other word",
        |t| {
            let s = t.add(t.x, t.c);
            t.carry(t.y, s)
        },
        |t| {
            let s = t.sum(t.x, t.y);
            t.joined(Op::Add, Op::Add, s)
        },
        true,
    ),
    (
        "a borrow of three with the bit added first",
        |t| {
            let s = t.add(t.y, t.c);
            t.less(t.x, s)
        },
        |t| {
            let s = t.sub(t.x, t.y);
            t.joined(Op::Or, Op::Sub, s)
        },
        true,
    ),
    (
        "a borrow from 0 with the bit added first",
        |t| {
            let (zero, s) = (t.k(0), t.add(t.y, t.c));
            t.less(zero, s)
        },
        |t| {
            let n = t.nonzero(t.y);
            t.node(Op::Or, t.c, n)
        },
        true,
    ),
    (
        "a borrow of three from 0",
        |t| {
            let zero = t.k(0);
            let once = t.sub(zero, t.y);
            let (first, second) = (t.less(zero, t.y), t.less(once, t.c));
            t.add(first, second)
        },
        |t| {
            let n = t.nonzero(t.y);
            t.node(Op::Or, n, t.c)
        },
        false,
    ),
];

/// Words that bits keep.
pub const KEPT: &[Rule] = &[
    (
        "kept by an opposite",
        |t| t.node(Op::KeepUnless, t.x, t.b),
        |t| {
            let n = t.not(t.b);
            t.node(Op::KeepIf, t.x, n)
        },
        false,
    ),
    (
        "cleared by an opposite",
        |t| t.node(Op::KeepIf, t.x, t.b),
        |t| {
            let n = t.not(t.b);
            t.node(Op::KeepUnless, t.x, n)
        },
        false,
    ),
    (
        "kept by a second borrow",
        |t| {
            let d = t.sub(t.x, t.y);
            t.less(t.x, t.y);
            let borrow = t.less(d, t.c);
            t.node(Op::KeepIf, t.z, borrow)
        },
        |t| {
            let (d, one) = (t.sub(t.x, t.y), t.k(1));
            let zeroed = t.less(d, one);
            let kept = t.node(Op::KeepIf, t.z, t.c);
            t.node(Op::KeepIf, kept, zeroed)
        },
        false,
    ),
    (
        "b ? x : c ? x : 0",
        |t| t.either(t.b, t.c),
        |t| {
            let zero = t.k(0);
            let i = t.choose(t.c, t.x, zero);
            t.choose(t.b, t.x, i)
        },
        false,
    ),
    (
        "b ? x : c ? 0 : x",
        |t| {
            let c = t.not(t.c);
            t.either(t.b, c)
        },
        |t| {
            let zero = t.k(0);
            let i = t.choose(t.c, zero, t.x);
            t.choose(t.b, t.x, i)
        },
        false,
    ),
    (
        "b ? (c ? x : 0) : x",
        |t| {
            let b = t.not(t.b);
            t.either(b, t.c)
        },
        |t| {
            let zero = t.k(0);
            let i = t.choose(t.c, t.x, zero);
            t.choose(t.b, i, t.x)
        },
        false,
    ),
    (
        "b ? (c ? 0 : x) : x",
        |t| {
            let (b, c) = (t.not(t.b), t.not(t.c));
            t.either(b, c)
        },
        |t| {
            let zero = t.k(0);
            let i = t.choose(t.c, zero, t.x);
            t.choose(t.b, i, t.x)
        },
        false,
    ),
];
