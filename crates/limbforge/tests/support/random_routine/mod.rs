//! Random routines with claims that are nearly true, and a run of routines that looks at every bound.
#![allow(dead_code, reason = "each test uses a part")]

mod judge;

use limbforge_core::{
    Field, Plan, Prime, Program, Routine,
    check::{Checked, check},
    ir::{Form, Goal, Kind, Port, Spec, build::Builder, interval::Interval},
    ops::derive::derive,
    routine::{Claim, Operand, Repeat, Sort, Statement, Times, Var, Variable},
};
use num_bigint::BigInt;
use num_traits::One;

pub use judge::judge;

/// A source of choices: a number below its argument.
pub type Pick<'a> = &'a mut dyn FnMut(usize) -> usize;

/// A small field whose sums are loose, with programs besides that take less than their sorts say: a part of the bytes,
/// one flag of two.
pub fn field() -> Field {
    let prime = Prime::parse("2^61 - 1").expect("a prime");
    let plan: Plan = "3x21 product-scanning double-word fold(4@right:mul) carry(sequential)"
        .parse()
        .expect("a recipe");
    let mut field = derive(&prime, &plan).expect("a field");
    assert!(field.repr.has_loose());
    let narrowed = |name: &str, port: usize, bound: Interval| {
        let mut program = field.program(name).expect("the field's").program().clone();
        program.name = format!("narrow_{name}");
        program.params[port].bounds[0] = bound;
        check(program).expect("what holds for more inputs holds for fewer")
    };
    let narrow = [
        narrowed("from_bytes", 0, Interval::of_bits(32)),
        one_flag(&field),
        narrowed("square", 0, Interval::of_bits(4)),
    ];
    field.programs.extend(narrow);
    field
}

/// A program that takes the flag 1 alone.
fn one_flag(field: &Field) -> Checked<Program> {
    let mut b = Builder::new("narrow_flag", field.repr.word);
    b.param("flag", Kind::Flag, &[Interval::point(1)]);
    let out = b.constant(1);
    let spec = Spec {
        modulus: field.prime.value().clone().into(),
        ensures: vec![Goal::new(Form::of(out), Interval::point(1))],
        ..Spec::default()
    };
    let program = b.finish(vec![("out", Kind::Word, vec![out])], spec);
    check(program.expect("it fits")).expect("a constant is what it is")
}

/// The first variables of a random routine are tight.
const TIGHT: usize = 4;
/// The first ones are elements.
const ELEMENTS: usize = 6;

/// The sorts of a random routine's variables. The first is the parameter.
fn sorts(field: &Field) -> Vec<Sort> {
    let word = Interval::of_bits(8);
    vec![
        Sort::Tight,
        Sort::Tight,
        Sort::Tight,
        Sort::Tight,
        Sort::Loose,
        Sort::Loose,
        Sort::Flag,
        Sort::Bytes(field.bytes()),
        Sort::Bytes(2),
        Sort::Words(vec![word]),
        Sort::Count,
        Sort::Words(vec![Interval::point(1)]),
    ]
}

/// A routine of one parameter and one result, with a claim that is true, nearly true, or true of a routine that differs
/// in one place.
pub fn routine(field: &Field, pick: Pick) -> Routine {
    let variables = sorts(field).into_iter().enumerate();
    let variables = variables.map(|(i, sort)| Variable {
        name: format!("x{i}"),
        sort,
    });
    let mut routine = Routine {
        name: "random".to_owned(),
        formula: vec!["random".to_owned()],
        internal: false,
        variables: variables.collect(),
        params: vec![Var(0)],
        results: vec![Var(1)],
        body: Vec::new(),
        claim: Claim::Composed,
    };
    let mut set = vec![false; routine.variables.len()];
    set[0] = true;
    let length = 1 + pick(6);
    routine.body = (0..length)
        .map(|_| statement(field, &routine, 2, &mut set, pick))
        .collect();
    let result = variable(&set, |i| (1..TIGHT).contains(&i), pick);
    routine.results = vec![result];
    if let Some(exponent) = exponent(&routine) {
        let order = BigInt::from(field.prime.value().clone()) - 1u32;
        routine.claim = match pick(8) {
            0 => Claim::Power(exponent + 1u32),
            1 => Claim::Power(exponent * 2u32),
            2 => Claim::Power(exponent + order),
            3 => Claim::Composed,
            _ => Claim::Power(exponent),
        };
        if pick(2) == 0 {
            mutate(field, &mut routine, pick);
        }
    } else if pick(4) == 0 {
        routine.claim = Claim::Power(BigInt::from(1 + pick(5)));
    }
    routine
}

/// Changes one statement of the body.
fn mutate(field: &Field, routine: &mut Routine, pick: Pick) {
    let at = pick(routine.body.len());
    let mut set = vec![true; routine.variables.len()];
    let replaced = statement(field, routine, 1, &mut set, pick);
    match pick(4) {
        0 => routine.body[at] = replaced,
        1 => routine.body.insert(at, replaced),
        2 => {
            routine.body.remove(at);
        }
        _ => match &mut routine.body[at] {
            Statement::Repeat(repeat) => repeat.times = Times::Fixed(pick(6) as u32),
            Statement::Call { args, .. } => args[0] = Operand::Var(Var(pick(6))),
            other => *other = replaced,
        },
    }
}

/// Mostly a variable that is set and fits, sometimes any that fits, seldom any at all.
fn variable(set: &[bool], fits: impl Fn(usize) -> bool, pick: Pick) -> Var {
    let among = |choose: &dyn Fn(usize) -> bool| -> Vec<usize> {
        (0..set.len()).filter(|&i| choose(i)).collect()
    };
    let mut all = among(&|i| fits(i) && set[i]);
    if all.is_empty() || pick(24) == 0 {
        all = among(&fits);
    }
    if all.is_empty() || pick(48) == 0 {
        all = among(&|_| true);
    }
    Var(all[pick(all.len())])
}

fn statement(
    field: &Field,
    routine: &Routine,
    depth: usize,
    set: &mut [bool],
    pick: Pick,
) -> Statement {
    match pick(10) {
        0..=3 => {
            let square = pick(2) == 0;
            let mut arg = || Operand::Var(variable(set, |i| i < ELEMENTS, pick));
            let args = if square {
                vec![arg()]
            } else {
                vec![arg(), arg()]
            };
            let result = 1 + pick(TIGHT - 1);
            set[result] = true;
            Statement::Call {
                callee: if square { "square" } else { "mul" }.to_owned(),
                args,
                results: vec![Var(result)],
            }
        }
        4 => call(field, routine, set, pick),
        5 | 6 => {
            let to = 1 + pick(TIGHT - 1);
            let from = match pick(12) {
                0 => Operand::Constant("one".to_owned()),
                _ => Operand::Var(variable(set, |i| i < TIGHT, pick)),
            };
            set[to] = true;
            Statement::Set { to: Var(to), from }
        }
        7 if pick(8) == 0 => Statement::Slice {
            to: Var(8),
            from: Var(7),
            at: pick(9),
        },
        _ if depth > 0 => {
            let length = pick(4);
            let mut inside = set.to_vec();
            Statement::Repeat(Repeat {
                times: Times::Fixed([0, 1, 2, 3, 5, 40][pick(6)]),
                index: (pick(6) == 0).then_some(Var(10)),
                down: pick(2) == 0,
                body: (0..length)
                    .map(|_| statement(field, routine, depth - 1, &mut inside, pick))
                    .collect(),
            })
        }
        _ => call(field, routine, set, pick),
    }
}

/// A call of any program, mostly with variables of the sorts that it takes and gives.
fn call(field: &Field, routine: &Routine, set: &mut [bool], pick: Pick) -> Statement {
    let programs: Vec<&Program> = field.programs.iter().map(Checked::program).collect();
    let callee = programs[pick(programs.len())];
    let sort_of = |port: &Port| Sort::of(port, field.bytes());
    let args = callee.params.iter().map(|port| {
        let wanted = sort_of(port);
        let fits = |i: usize| routine.variables[i].sort.serves(&wanted, &field.repr);
        Operand::Var(variable(set, fits, pick))
    });
    let args = args.collect();
    let everything = vec![true; set.len()];
    let mut results = Vec::new();
    for port in &callee.results {
        let given = sort_of(port);
        let fits = |i: usize| i > 0 && given.serves(&routine.variables[i].sort, &field.repr);
        let result = variable(&everything, fits, pick);
        set[result.0] = true;
        results.push(result);
    }
    Statement::Call {
        callee: callee.name.clone(),
        args,
        results,
    }
}

/// The power that a body of products and copies computes, if it is one: written down here once more.
fn exponent(routine: &Routine) -> Option<BigInt> {
    let mut powers = vec![None; routine.variables.len()];
    powers[0] = Some(BigInt::one());
    add_up(&routine.body, &mut powers)?;
    powers[routine.results[0].0].clone()
}

fn add_up(body: &[Statement], powers: &mut [Option<BigInt>]) -> Option<()> {
    let of = |operand: &Operand, powers: &[Option<BigInt>]| match operand {
        Operand::Var(var) => powers[var.0].clone(),
        _ => None,
    };
    for statement in body {
        match statement {
            Statement::Call {
                callee,
                args,
                results,
            } => {
                let factors = match callee.as_str() {
                    "mul" => [0, 1],
                    "square" => [0, 0],
                    _ => return None,
                };
                let sum = factors.map(|i| of(&args[i], powers));
                let [Some(x), Some(y)] = sum else { return None };
                powers[results[0].0] = Some(x + y);
            }
            Statement::Set { to, from } => powers[to.0] = Some(of(from, powers)?),
            Statement::Repeat(repeat) => {
                let Times::Fixed(times) = repeat.times else {
                    return None;
                };
                for _ in 0..times {
                    add_up(&repeat.body, powers)?;
                }
            }
            _ => return None,
        }
        // Squarings of squarings: longer exponents are of no interest.
        if powers.iter().flatten().any(|power| power.bits() > 600) {
            return None;
        }
    }
    Some(())
}
