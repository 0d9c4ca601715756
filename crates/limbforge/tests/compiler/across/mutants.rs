//! Programs on registers that are wrong by one number, each refused by the check.

use limbforge_core::{
    field::Field,
    ir::across::{LANES, Op, Program, Register},
    ops::across::check,
};
use num_bigint::BigInt;

use super::{P521, field, in_turn};

/// Whether the check accepts a program under the statement of its name.
fn accepted(field: &Field, program: Program) -> Result<(), String> {
    let p = BigInt::from(field.prime.value().clone());
    check(program, &p, &field.repr)
        .map(|_| ())
        .map_err(|refusal| refusal.to_string())
}

/// Every program that differs in one number of one operation: a lane, a constant, an amount of a shift, a half of a
/// product, an operand.
fn mutants(program: &Program) -> Vec<(String, Program)> {
    let mut all = Vec::new();
    for (at, op) in program.steps.iter().enumerate() {
        for other in others(op) {
            let mut mutant = program.clone();
            let what = format!("{}: {at}: {op:?} -> {other:?}", program.name);
            mutant.steps[at] = other;
            all.push((what, mutant));
        }
    }
    all
}

fn others(op: &Op) -> Vec<Op> {
    let mut all = Vec::new();
    let lanes = 0..LANES;
    match op.clone() {
        Op::Const(words) => all.extend(lanes.map(|lane| {
            let mut words = words;
            words[lane] ^= 1;
            Op::Const(words)
        })),
        Op::Splat(_) => {}
        Op::Add(x, y) => all.extend([Op::Sub(x, y), Op::Add(x, x)]),
        Op::Sub(x, y) => all.extend([Op::Sub(y, x), Op::Add(x, y)]),
        Op::Low(x, bits) => all.extend(lanes.flat_map(|lane| {
            // The highest limb may have zeros above its bits.
            let amounts = match bits[lane] {
                u64::BITS => vec![1],
                k => vec![k - 1, k + 1],
            };
            amounts.into_iter().map(move |k| {
                let mut bits = bits;
                bits[lane] = k;
                Op::Low(x, bits)
            })
        })),
        Op::Shr(x, k) => all.extend([k - 1, k + 1].map(|k| Op::Shr(x, k))),
        Op::Shl(x, by) => all.extend(lanes.flat_map(|lane| {
            let amounts = [by[lane].checked_sub(1), Some(by[lane] + 1)];
            amounts.into_iter().flatten().map(move |k| {
                let mut by = by;
                by[lane] = k;
                Op::Shl(x, by)
            })
        })),
        Op::Madd52Lo([z, x, y]) => all.extend([Op::Madd52Hi([z, x, y]), Op::Madd52Lo([z, x, x])]),
        Op::Madd52Hi([z, x, y]) => all.extend([Op::Madd52Lo([z, x, y]), Op::Madd52Hi([z, y, y])]),
        Op::Select(flag, x, y) => all.extend([Op::Select(flag, y, x), Op::Select(flag, x, x)]),
        Op::Pick(x, y, from) => {
            all.extend(lanes.flat_map(|lane| {
                // The next lane, and the same lane of the other register: a bit of a blend.
                [(from[lane] + 1) % 16, from[lane] ^ 8].map(|other| {
                    let mut from = from;
                    from[lane] = other;
                    Op::Pick(x, y, from)
                })
            }));
            all.push(Op::Pick(x, y, from.map(|lane| (lane + 1) % 16)));
        }
    }
    all
}

/// A change that is none: of a lane on which nothing depends, of one register that stands for both, of a lane to
/// another that holds the same. Every limb of every result is what it was, for limbs at the ends of their bounds and
/// between.
fn is_the_same(field: &Field, program: &Program, mutant: &Program) -> bool {
    let words = |program: &Program| {
        let p = BigInt::from(field.prime.value().clone());
        let (words, _) = check(program.clone(), &p, &field.repr).expect("an accepted program");
        words.program().clone()
    };
    let (own, other) = (words(program), words(mutant));
    let mut random = 1_u64;
    (0..50).all(|round| {
        let mut part = |most: &BigInt| {
            // An odd multiplier of Knuth's; the high bits count.
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            match round {
                0 => most.clone(),
                _ => (most * (random >> 32)) >> 32,
            }
        };
        let inputs: Vec<Vec<BigInt>> = (own.params.iter())
            .map(|port| port.bounds.iter().map(|bound| part(&bound.hi)).collect())
            .collect();
        own.run(&inputs) == other.run(&inputs)
    })
}

fn refuses_all(field: &Field, name: &str) -> usize {
    let program = field.across(name).expect(name).program();
    accepted(field, program.clone()).expect(name);
    let mut refused = 0;
    for (what, mutant) in mutants(program) {
        match accepted(field, mutant.clone()) {
            Err(_) => refused += 1,
            Ok(()) => assert!(is_the_same(field, program, &mutant), "accepted {what}"),
        }
    }
    refused
}

#[test]
fn of_every_operation() {
    let field = field("2^521-1", P521);
    for registers in &field.across {
        let name = &registers.program().name;
        let refused = refuses_all(&field, name);
        println!("{name}: {refused} refused");
        assert!(refused >= registers.program().steps.len(), "{name}");
    }
}

#[test]
fn of_products() {
    for (prime, recipe) in in_turn() {
        let field = field(prime, recipe);
        // A product of more limbs has thousands of mutants.
        if field.repr.limbs > 12 {
            continue;
        }
        let refused = refuses_all(&field, "mul");
        println!("{recipe}: {refused} refused");
    }
}

/// A change of a program.
type Change<'a> = &'a dyn Fn(&mut Program);

/// Programs that are none, with a part of the line that refuses them.
#[test]
fn without_a_meaning() {
    let field = field("2^521-1", P521);
    let add = field.across("add").expect("a sum").program();
    let with = |change: &dyn Fn(&mut Program)| {
        let mut program = add.clone();
        change(&mut program);
        accepted(&field, program).expect_err("no meaning")
    };
    let cases: [(Change, &str); 5] = [
        (
            &|p| p.steps[0] = Op::Add(Register(0), Register(400)),
            "does not exist",
        ),
        (&|p| p.steps[0] = Op::Splat(0), "does not exist"),
        (&|p| p.results[0].truncate(1), "a result does not exist"),
        (&|p| p.results.clear(), "another number of results"),
        (
            &|p| p.steps[0] = Op::Pick(Register(0), Register(1), [12; LANES]),
            "above the limbs",
        ),
    ];
    for (change, reason) in cases {
        let refusal = with(change);
        assert!(refusal.contains(reason), "{refusal}");
    }
}
