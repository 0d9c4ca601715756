//! The check must be able to fail: checked programs are broken one step at a time, and each mutant must be refused.
//!
//! A mutant that is accepted has to be *equivalent*, by one of the closed list of reasons in [`Reason`]; and whatever
//! the reason, it is run at and between its bounds and must keep its own statement, its intervals and its claims. An
//! accepted mutant that does not is a hole in the check.

mod support;

use std::collections::BTreeMap;

use limbforge::{
    check::{Checked, Refusal, check},
    ir::{Goal, Inst, Op, Program, Step, Ty, Value, interval::Interval, spec::Expression},
};
use num_bigint::BigInt;
use num_traits::{One, Zero};
use support::{Random, contradiction, field, outside};

/// Kind of a mutation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Class {
    /// A carry or borrow into a sum is 0 instead.
    Carry,
    /// A constant is off by one or by one bit.
    Constant,
    /// An operand is the limb beside it.
    Limb,
    /// An operand is the value computed before it.
    Neighbour,
    /// A result is its first or second operand: a step is left out.
    LeftOut,
    /// A term of a sum is 0: a partial product is lost.
    Term,
    /// A shift by one more or less.
    Shift,
    /// A mask of one bit more or less.
    Mask,
    /// A sum for a difference, a low word for a high word, an or for an and.
    Operation,
    /// The arms of a selection turned, or its condition another flag.
    Selection,
    /// Two limbs of a result change places in its port.
    Port,
    /// A bound of a parameter is a bit wider.
    Wider,
    /// A promised bound of a result is narrower.
    Narrower,
    /// The mark of a low half that is 0 is set or cleared.
    Exact,
    /// A claim is narrower.
    Claim,
    /// A case, a rewriting or the scale of a proof is lost.
    Hint,
    /// A weight, a coefficient or the modulus of the statement is off.
    Statement,
    /// An additional condition on the statement's claims is turned.
    Given,
}

/// Why an accepted mutant is as good as the original: a closed list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Reason {
    /// Only bounds, claims, marks or hints of proofs changed. The instructions are those of the original, so the words
    /// are; the check has proved the changed statement anew, which had slack.
    SameInstructions,
    /// Sums and selections that are not reduced are identities over the integers: they hold modulo anything.
    OverTheIntegers,
    /// No result depends on the changed instruction.
    Dead,
    /// The operand and its replacement have one and the same possible value by their intervals, such as a carry that
    /// is always 0.
    SameByIntervals,
    /// `c ? 1 : 0` is `c` itself: the word 1 of 2^256 mod p, selected by the carry, is the carry. And `c ? x : c` is
    /// `c ? x : 0`.
    FlagAsWord,
    /// A mask of one bit more or less where what follows does not read that bit: `(x mod 2^63) * 2 mod 2^64` shifts it
    /// out; a Montgomery digit keeps fewer bits of the word it is taken from, and what one digit has beyond its width
    /// the next takes back. The results are the same words.
    BitsNotRead,
}

struct Mutant {
    class: Class,
    what: String,
    /// The instruction changed, by its index among the steps.
    at: Option<usize>,
    program: Program,
}

/// All mutants of a program, in a fixed order.
struct Breaker<'a> {
    original: &'a Program,
    mutants: Vec<Mutant>,
}

impl Breaker<'_> {
    fn push(&mut self, class: Class, at: Option<usize>, change: impl FnOnce(&mut Program)) {
        let mut program = self.original.clone();
        change(&mut program);
        if program == *self.original {
            return;
        }
        let line = |p: &Program, i: usize| match &p.steps[i] {
            Step::Inst(inst) => p.line(inst),
            Step::Goal(goal) => format!("goal {} in {}", goal.form, goal.claim),
        };
        let what = match at {
            Some(i) => format!("{} -> {}", line(self.original, i), line(&program, i)),
            None => String::new(),
        };
        self.mutants.push(Mutant {
            class,
            what,
            at,
            program,
        });
    }

    fn inst(&mut self, class: Class, at: usize, change: impl FnOnce(&mut Inst)) {
        self.push(class, Some(at), |program| match &mut program.steps[at] {
            Step::Inst(inst) => change(inst),
            Step::Goal(_) => unreachable!("an instruction is changed"),
        });
    }

    fn goal(&mut self, class: Class, at: usize, change: impl FnOnce(&mut Goal)) {
        self.push(class, Some(at), |program| match &mut program.steps[at] {
            Step::Goal(goal) => change(goal),
            Step::Inst(_) => unreachable!("a claim is changed"),
        });
    }

    /// The limb beside a parameter's or a result's limb.
    fn beside(&self, v: Value) -> Option<Value> {
        let ports = self.original.params.iter();
        ports.map(|port| &port.values).find_map(|values| {
            let i = values.iter().position(|w| *w == v)?;
            (values.len() > 1).then(|| values[(i + 1) % values.len()])
        })
    }

    fn instructions(&mut self) {
        let original = self.original;
        let mut zero: Option<Value> = None;
        let mut flags: Vec<Value> = Vec::new();
        for (at, step) in original.steps.iter().enumerate() {
            let Step::Inst(inst) = step else { continue };
            self.one_instruction(at, inst, zero, &flags);
            if matches!(&inst.op, Op::Const(k) if k.is_zero()) {
                zero = Some(inst.results[0]);
            }
            let is_flag = |v: &&Value| original.ty(**v) == Ty::FLAG;
            flags.extend(inst.results.iter().filter(is_flag));
        }
    }

    fn one_instruction(&mut self, at: usize, inst: &Inst, zero: Option<Value>, flags: &[Value]) {
        let ty = self.original.ty(inst.results[0]);
        match &inst.op {
            Op::Const(k) => {
                let bits = u64::from(ty.bits);
                for changed in [
                    k + 1,
                    k - 1,
                    k ^ (BigInt::one() << (at as u64 * 7 % bits)),
                    k ^ (BigInt::one() << (bits / 2)),
                ] {
                    self.inst(Class::Constant, at, |i| i.op = Op::Const(changed));
                }
            }
            Op::AddCarry | Op::SubBorrow => {
                if let Some(zero) = zero {
                    self.inst(Class::Carry, at, |i| i.args[2] = zero);
                    self.inst(Class::Term, at, |i| i.args[0] = zero);
                    self.inst(Class::Term, at, |i| i.args[1] = zero);
                }
                let turned = if inst.op == Op::AddCarry {
                    Op::SubBorrow
                } else {
                    Op::AddCarry
                };
                self.inst(Class::Operation, at, |i| i.op = turned);
                self.inst(Class::Neighbour, at, |i| i.args[1] = i.args[0]);
                if let Some(&other) = flags.iter().rev().find(|f| **f != inst.args[2]) {
                    self.inst(Class::Carry, at, |i| i.args[2] = other);
                }
            }
            Op::Add | Op::Sub => {
                let turned = if inst.op == Op::Add { Op::Sub } else { Op::Add };
                self.inst(Class::Operation, at, |i| i.op = turned);
                for lost in 0..2 {
                    if let Some(zero) = zero {
                        self.inst(Class::Term, at, |i| i.args[lost] = zero);
                    }
                }
            }
            Op::Mul | Op::MulHi => {
                let turned = if inst.op == Op::Mul {
                    Op::MulHi
                } else {
                    Op::Mul
                };
                self.inst(Class::Operation, at, |i| i.op = turned);
                self.inst(Class::Operation, at, |i| i.op = Op::Add);
                self.inst(Class::Neighbour, at, |i| i.args[1] = i.args[0]);
            }
            Op::Select => {
                self.inst(Class::Selection, at, |i| i.args.swap(1, 2));
                self.inst(Class::Selection, at, |i| i.args[1] = i.args[2]);
                self.inst(Class::Selection, at, |i| i.args[2] = i.args[1]);
                if let Some(&other) = flags.iter().rev().find(|f| **f != inst.args[0]) {
                    self.inst(Class::Selection, at, |i| i.args[0] = other);
                }
            }
            Op::And | Op::Or | Op::Xor => {
                let turned = if inst.op == Op::Or { Op::And } else { Op::Or };
                self.inst(Class::Operation, at, |i| i.op = turned);
            }
            Op::Shl(k) => self.shifts(at, *k, Op::Shl),
            Op::Shr(k) => self.shifts(at, *k, Op::Shr),
            Op::FunnelShr(k) => self.shifts(at, *k, Op::FunnelShr),
            Op::Sraiadd(k) => self.shifts(at, *k, Op::Sraiadd),
            Op::Low(k) => {
                for k in [k + 1, k - 1] {
                    self.inst(Class::Mask, at, |i| i.op = Op::Low(k));
                }
            }
            _ => {}
        }
        // A copy of an operand in the place of the result.
        if !ty.signed && inst.results.len() == 1 && !inst.args.is_empty() {
            for v in inst.args.iter().take(2) {
                let copy = Inst {
                    op: Op::Low(u32::from(ty.bits)),
                    args: vec![*v],
                    results: inst.results.clone(),
                    exact: false,
                };
                self.inst(Class::LeftOut, at, |i| *i = copy);
            }
        }
        for (place, v) in inst.args.iter().enumerate() {
            if let Some(other) = self.beside(*v) {
                self.inst(Class::Limb, at, |i| i.args[place] = other);
            }
            if v.0 > 0 {
                self.inst(Class::Neighbour, at, |i| i.args[place] = Value(v.0 - 1));
            }
        }
        self.inst(Class::Exact, at, |i| i.exact = !i.exact);
    }

    fn shifts(&mut self, at: usize, k: u32, op: fn(u32) -> Op) {
        for k in [k + 1, k - 1] {
            self.inst(Class::Shift, at, |i| i.op = op(k));
        }
    }

    fn goals(&mut self) {
        for (at, step) in self.original.steps.iter().enumerate() {
            let Step::Goal(goal) = step else { continue };
            self.goal(Class::Claim, at, |g| narrow(&mut g.claim));
            self.goal(Class::Claim, at, |g| {
                g.claim = Interval::point(g.claim.lo.clone());
            });
            for i in 0..goal.cases.len() {
                self.goal(Class::Hint, at, |g| {
                    g.cases.remove(i);
                });
            }
            for i in 0..goal.through.len() {
                self.goal(Class::Hint, at, |g| {
                    g.through.remove(i);
                });
                self.goal(Class::Hint, at, |g| {
                    g.through[i].pop();
                });
                self.goal(Class::Hint, at, |g| {
                    if let Some(known) = g.through[i].first_mut() {
                        known.weight += 1;
                    }
                });
            }
            self.goal(Class::Hint, at, |g| g.scale *= 2);
            self.goal(Class::Hint, at, |g| g.scale += 1);
        }
    }

    fn contract(&mut self) {
        let original = self.original;
        for (p, port) in original.params.iter().enumerate() {
            for limb in 0..port.bounds.len() {
                self.push(Class::Wider, None, |program| {
                    let bound = &mut program.params[p].bounds[limb];
                    bound.hi = &bound.hi * 2 + 1;
                });
                self.push(Class::Wider, None, |program| {
                    program.params[p].bounds[limb].hi += 1;
                });
            }
        }
        for (p, port) in original.results.iter().enumerate() {
            for limb in 0..port.bounds.len() {
                self.push(Class::Narrower, None, |program| {
                    narrow(&mut program.results[p].bounds[limb]);
                });
                self.push(Class::Narrower, None, |program| {
                    let bound = &mut program.results[p].bounds[limb];
                    bound.hi = (&bound.lo + &bound.hi) / 2u32;
                });
                let next = (limb + 1) % port.values.len();
                self.push(Class::Port, None, |program| {
                    program.results[p].values.swap(limb, next);
                });
                self.push(Class::Port, None, |program| {
                    let values = &mut program.results[p].values;
                    values[limb] = values[next];
                });
            }
        }
    }

    fn statement(&mut self) {
        let original = self.original;
        for step in [2, -2] {
            self.push(Class::Statement, None, |p| p.spec.modulus += step);
        }
        for (c, congruence) in original.spec.congruences.iter().enumerate() {
            for (t, term) in congruence.left.iter().enumerate() {
                self.terms(t, term.factors.iter().map(|f| f.0.len()).collect(), |s| {
                    &mut s.spec.congruences[c].left
                });
            }
            for (t, term) in congruence.right.iter().enumerate() {
                self.terms(t, term.factors.iter().map(|f| f.0.len()).collect(), |s| {
                    &mut s.spec.congruences[c].right
                });
            }
            for i in 0..congruence.zeros.0.len() {
                self.push(Class::Statement, None, |p| {
                    p.spec.congruences[c].zeros.0.remove(i);
                });
            }
        }
        for (i, goal) in original.spec.ensures.iter().enumerate() {
            self.push(Class::Claim, None, |p| narrow(&mut p.spec.ensures[i].claim));
            for g in 0..goal.given.len() {
                self.push(Class::Given, None, |p| {
                    let (_, set) = &mut p.spec.ensures[i].given[g];
                    *set = !*set;
                });
                self.push(Class::Given, None, |p| {
                    p.spec.ensures[i].given.remove(g);
                });
            }
        }
    }

    fn terms(
        &mut self,
        t: usize,
        lengths: Vec<usize>,
        side: impl Fn(&mut Program) -> &mut Expression,
    ) {
        self.push(Class::Statement, None, |p| side(p)[t].coefficient += 1);
        self.push(Class::Statement, None, |p| {
            let negative = -side(p)[t].coefficient.clone();
            side(p)[t].coefficient = negative;
        });
        for (f, length) in lengths.into_iter().enumerate() {
            for limb in 0..length {
                self.push(Class::Statement, None, |p| {
                    side(p)[t].factors[f].0[limb].weight *= 2;
                });
                self.push(Class::Statement, None, |p| {
                    side(p)[t].factors[f].0[limb].weight += 1;
                });
                let next = (limb + 1) % length;
                self.push(Class::Statement, None, |p| {
                    let terms = &mut side(p)[t].factors[f].0;
                    let (x, y) = (terms[limb].value, terms[next].value);
                    (terms[limb].value, terms[next].value) = (y, x);
                });
            }
        }
    }
}

/// One less at the upper end, or one more at the lower end of [0, 1].
fn narrow(interval: &mut Interval) {
    if interval.lo < interval.hi {
        interval.hi -= 1;
    } else {
        interval.lo += 1;
        interval.hi += 1;
    }
}

fn mutants(original: &Program) -> Vec<Mutant> {
    let mut breaker = Breaker {
        original,
        mutants: Vec::new(),
    };
    breaker.instructions();
    breaker.goals();
    breaker.contract();
    breaker.statement();
    breaker.mutants
}

const RUNS: usize = 40;

/// The programs to be broken: a prime, a recipe and operations, of every kind that there is.
const PROGRAMS: &[(&str, &str, &[&str])] = &[
    (
        "curve25519",
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
        &[
            "add",
            "sub",
            "carry",
            "mul",
            "square",
            "select",
            "swap",
            "halve",
            "to_bytes",
            "from_bytes_canonical",
            "bytes_are_zero",
            "bytes_parity",
        ],
    ),
    (
        "curve25519",
        "5x51 product-scanning split(6,7) fold(19@right:mul) carry(sequential)",
        &["mul"],
    ),
    (
        "curve25519",
        "5x51 adk double-word fold(19@columns:mul) carry(sequential)",
        &["mul"],
    ),
    (
        "curve25519",
        "5x51 product-scanning double-word fold(19@right:mul) carry(parallel)",
        &["square"],
    ),
    (
        "curve25519",
        "10x25.5 word(32) product-scanning double-word fold(19@right:mul) carry(interleaved)",
        &["square", "mul_small", "to_bytes", "from_bytes"],
    ),
    (
        "curve25519",
        "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
        &["mul", "square", "add", "sub", "to_bytes"],
    ),
    (
        "curve25519",
        "4x64 operand-scanning double-word fold(38@high:mul) carry(none)",
        &["mul"],
    ),
    (
        "secp256k1",
        "4x64 operand-scanning carry-chain fold(4294968273@high:mul) carry(none)",
        &["mul", "add", "sub", "opp"],
    ),
    (
        "p256",
        "4x64 operand-scanning double-word montgomery(interleaved) carry(none)",
        &[
            "mul",
            "add",
            "sub",
            "halve",
            "to_bytes",
            "limbs_of_bytes_canonical",
            "from_montgomery",
        ],
    ),
    (
        "p256",
        "4x64 product-scanning double-word montgomery(product-scanning) carry(none)",
        &["mul"],
    ),
    (
        "secp256k1",
        "4x64 operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
        &["square"],
    ),
    (
        "secp256k1",
        "5x52 product-scanning double-word montgomery(adk) carry(none)",
        &["mul"],
    ),
    (
        "p256",
        "6x43 product-scanning double-word solinas carry(sequential)",
        &["mul", "sub"],
    ),
    (
        "goldilocks",
        "8x56 adk double-word golden carry(parallel)",
        &["mul"],
    ),
    (
        "goldilocks",
        "8x56 product-scanning double-word golden carry(sequential)",
        &["square"],
    ),
];

/// Evidence from the runs of an accepted mutant, all against its own statement.
struct Runs {
    /// A contradiction between the program and a run of it: the mutant is wrong.
    refuted: Option<String>,
    /// On inputs of the original, all results are the original's words.
    same_results: bool,
    /// On inputs of the original, the changed instruction gives the same values.
    same_values: bool,
}

fn run(
    original: &Program,
    mutant: &Mutant,
    checked: &Checked<Program>,
    random: &mut Random,
) -> Runs {
    let program = checked.program();
    let mut runs = Runs {
        refuted: None,
        same_results: true,
        same_values: true,
    };
    let changed: Vec<Value> = match mutant.at.map(|at| &program.steps[at]) {
        Some(Step::Inst(inst)) => inst.results.clone(),
        _ => Vec::new(),
    };
    for round in 0..RUNS {
        let inputs = random.inputs(&program.params, round);
        let values = program.trace(&inputs);
        if let Some(i) = outside(checked.ranges(), &values) {
            runs.refuted = Some(format!("v{i} = {} is outside its interval", values[i]));
        }
        runs.refuted = runs.refuted.or_else(|| contradiction(program, &values));
        let inputs = random.inputs(&original.params, round);
        let (before, after) = (original.trace(&inputs), program.trace(&inputs));
        let same = |v: &Value| before[v.index()] == after[v.index()];
        runs.same_values &= changed.iter().all(same);
        let results = original.results.iter().flat_map(|port| &port.values);
        runs.same_results &= results.into_iter().all(same);
    }
    runs
}

/// The reason for which an accepted mutant is equivalent, if it is one of the list; each is verified on the program.
fn reason(original: &Checked<Program>, mutant: &Mutant, runs: &Runs) -> Option<Reason> {
    let program = original.program();
    if program.instructions().eq(mutant.program.instructions()) {
        let spec = &mutant.program.spec;
        if spec.modulus != program.spec.modulus {
            // Only sums and selections that need no reduction, and statements on words as they are.
            let exact = [
                "add",
                "select",
                "swap",
                "bytes_are_zero",
                "bytes_parity",
                "limbs_of_bytes_canonical",
            ];
            let exact = exact.contains(&program.name.as_str());
            return exact.then_some(Reason::OverTheIntegers);
        }
        let statement = spec.congruences == program.spec.congruences;
        return statement.then_some(Reason::SameInstructions);
    }
    let (Step::Inst(before), Step::Inst(after)) = (
        &program.steps[mutant.at?],
        &mutant.program.steps[mutant.at?],
    ) else {
        return None;
    };
    if before.op == after.op && before.args == after.args {
        return Some(Reason::SameInstructions);
    }
    let live = program.live();
    if !before.results.iter().any(|v| live[v.index()]) {
        return runs.same_results.then_some(Reason::Dead);
    }
    let ranges = original.ranges();
    let equal = |x: &Value, y: &Value| {
        let (x, y) = (&ranges[x.index()], &ranges[y.index()]);
        x.single().is_some() && x == y
    };
    if runs.same_values {
        let by_ranges = before.op == after.op
            && before
                .args
                .iter()
                .zip(&after.args)
                .all(|(x, y)| x == y || equal(x, y));
        if by_ranges {
            return Some(Reason::SameByIntervals);
        }
        // c ? 1 : 0 is c, here and where it is used.
        let constant = |v: &Value, k: i64| ranges[v.index()] == Interval::point(k);
        let is_own_flag = |v: &Value| {
            let args = program
                .instructions()
                .find(|i| i.results.contains(v))
                .map(|i| (&i.op, &i.args));
            matches!(args, Some((Op::Select, a)) if constant(&a[1], 1) && constant(&a[2], 0))
        };
        // c ? x : 0 is c ? x : c.
        let selects_itself = before.op == Op::Select
            && before.args[..2] == after.args[..2]
            && constant(&before.args[2], 0)
            && after.args[2] == after.args[0];
        if selects_itself {
            return Some(Reason::FlagAsWord);
        }
        let involved = before.args.iter().chain(&before.results).any(is_own_flag);
        return involved.then_some(Reason::FlagAsWord);
    }
    let masked = matches!((&before.op, &after.op), (Op::Low(_), Op::Low(_)));
    (masked && runs.same_results).then_some(Reason::BitsNotRead)
}

/// Mutants and what became of them.
#[derive(Default)]
struct Tally {
    malformed: usize,
    refused: usize,
    equivalent: usize,
}

#[test]
fn every_mutant_is_refused_or_equivalent() {
    let mut random = Random(1);
    let mut tallies: BTreeMap<Class, Tally> = BTreeMap::new();
    let mut reasons: BTreeMap<(Reason, Class), usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for (prime, recipe, names) in PROGRAMS {
        let field = field(prime, recipe);
        for name in *names {
            let original = field.program(name).expect("an operation of the field");
            // The unbroken program is accepted, so that a refusal is about the change.
            check(original.program().clone()).expect("a checked program");
            for (i, mutant) in mutants(original.program()).into_iter().enumerate() {
                // Programs of many instructions would have more mutants than there is time for.
                if mutant.at.is_some() && i % STRIDE != 0 {
                    continue;
                }
                let tally = tallies.entry(mutant.class).or_default();
                let checked = match check(mutant.program.clone()) {
                    Err(Refusal::Malformed(_)) => {
                        tally.malformed += 1;
                        continue;
                    }
                    Err(_) => {
                        tally.refused += 1;
                        continue;
                    }
                    Ok(checked) => checked,
                };
                tally.equivalent += 1;
                let context = || {
                    format!(
                        "{prime} by {recipe}: {name}: {:?} {}",
                        mutant.class, mutant.what
                    )
                };
                let runs = run(original.program(), &mutant, &checked, &mut random);
                match (&runs.refuted, reason(original, &mutant, &runs)) {
                    (Some(why), _) => wrong.push(format!("HOLE {}: {why}", context())),
                    (None, None) => {
                        wrong.push(format!("accepted for no known reason: {}", context()))
                    }
                    (None, Some(reason)) => {
                        *reasons.entry((reason, mutant.class)).or_default() += 1
                    }
                }
            }
        }
    }
    println!(
        "{:12} {:>9} {:>7} {:>10}",
        "class", "malformed", "refused", "equivalent"
    );
    for (class, t) in &tallies {
        let class = format!("{class:?}");
        println!(
            "{class:12} {:9} {:7} {:10}",
            t.malformed, t.refused, t.equivalent
        );
    }
    println!("{reasons:?}");
    assert!(
        wrong.is_empty(),
        "{} mutants:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    // The suite is not emptied by accident.
    let refused: usize = tallies.values().map(|t| t.refused).sum();
    assert!(refused > 3000, "only {refused} mutants were refused");
    for (class, t) in &tallies {
        assert!(
            t.refused + t.malformed > 0,
            "no mutant of {class:?} was refused"
        );
    }
    assert_eq!(
        tallies[&Class::Port].equivalent,
        0,
        "ports are part of the statement"
    );
    for class in [
        Class::Constant,
        Class::Limb,
        Class::Operation,
        Class::Term,
        Class::Selection,
        Class::Given,
    ] {
        assert_eq!(tallies[&class].equivalent, 0, "{class:?}");
    }
}

/// Of the mutants of instructions and claims, every so many-th is tried.
const STRIDE: usize = 3;
