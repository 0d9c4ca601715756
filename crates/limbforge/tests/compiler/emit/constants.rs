//! Constants at the ends of all types, wherever a printer spells them: in programs beside variables and beside each
//! other, in routines as lists and as single numbers, assigned and passed.

use limbforge_core::{
    check::{check, check_routine},
    field::Field,
    ir::{
        Kind, Op, Ty, Value,
        build::Builder,
        interval::{Interval, power_of_two},
    },
    prime::Prime,
    repr::{Domain, Radix, Repr},
    routine::{Draft, Operand, Sort, Var},
};
use num_bigint::BigInt;

use super::emit_fields::{state_results, unproved, zero_and_one};

/// Constants of each type.
const COUNT: usize = 12;

/// Around the ends of the types that a literal can have in C: int, unsigned int, long, unsigned long.
fn extremes(ty: Ty) -> [BigInt; COUNT] {
    let range = ty.range();
    let sign = if ty.signed { -1 } else { 1 };
    let own = u32::from(ty.bits);
    let near = |bits: u32, less: u32| sign * (power_of_two(bits.min(own - 1)) - less);
    [
        range.lo.clone(),
        &range.lo + 1,
        range.hi.clone(),
        &range.hi - 1,
        near(0, 0),
        near(16, 1),
        near(16, 0),
        near(31, 1),
        near(31, 0),
        near(32, 1),
        near(63, 1),
        near(64, 1),
    ]
}

/// Two words in all types, for programs to compute with.
fn words(b: &mut Builder, word: u8) -> Vec<(Value, Ty)> {
    let full = Interval::of_bits(u32::from(word));
    let a = b.param("a", Kind::Word, &[full.clone(), full]);
    let mut all = Vec::new();
    for bits in [word, 2 * word] {
        for signed in [false, true] {
            let ty = Ty { bits, signed };
            all.push((b.inst(Op::Mul, &a, &[ty])[0], ty));
        }
    }
    all
}

/// The constant on both sides of each operation with a variable of its type, and with another constant.
fn beside(b: &mut Builder, v: Value, k: Value, other: Value, ty: Ty) -> Vec<Value> {
    let mut out = Vec::new();
    let mut operations = vec![Op::Add, Op::Sub, Op::Mul];
    if !ty.signed {
        operations.extend([Op::And, Op::Or, Op::Xor]);
        out.push(b.inst(Op::Not, &[k], &[ty])[0]);
    }
    for op in operations {
        for args in [[v, k], [k, v], [k, other]] {
            out.push(b.inst(op.clone(), &args, &[ty])[0]);
        }
    }
    out
}

/// The operations that nest several: constants meet each other inside of them.
fn nested(b: &mut Builder, word: Ty, v: Value, [k, l]: [Value; 2]) -> Vec<Value> {
    let mut out = vec![b.inst(Op::MulHi, &[k, l], &[word])[0]];
    for op in [Op::Maddlu, Op::Maddhu, Op::Cadd] {
        out.push(b.inst(op, &[k, l, v], &[word])[0]);
    }
    out
}

/// A program for each constant of each type.
fn programs(prime: &Prime, word: u8) -> Vec<limbforge_core::Checked<limbforge_core::Program>> {
    let mut all = Vec::new();
    for at in 0..4 {
        for i in 0..COUNT {
            let mut b = Builder::new(&format!("constant{at}_{i}"), word);
            let (v, ty) = words(&mut b, word)[at];
            let constants = extremes(ty);
            let [k, other] = [&constants[i], &constants[(i + 5) % COUNT]]
                .map(|k| b.inst(Op::Const(k.clone()), &[], &[ty])[0]);
            let mut values = beside(&mut b, v, k, other, ty);
            let own = Ty::unsigned(word);
            if ty == own {
                values.extend(nested(&mut b, own, v, [k, other]));
            }
            let width = u32::from(word);
            let mut out = Vec::new();
            for value in values {
                out.push(b.inst(Op::Low(width), &[value], &[own])[0]);
                if ty.bits > word {
                    out.push(b.inst(Op::Shr(width), &[value], &[own])[0]);
                }
            }
            let spec = unproved(prime, "words of operations with constants");
            let program = b.finish(vec![("out", Kind::Word, out)], spec);
            let mut program = program.expect("no exact methods were used");
            state_results(&mut program);
            all.push(check(program).unwrap_or_else(|refusal| panic!("{refusal}")));
        }
    }
    all
}

/// `out` is the words of the parameters modulo 2^word: one list of them, or as many single numbers.
fn keep(
    prime: &Prime,
    repr: &Repr,
    signed: bool,
    single: bool,
) -> limbforge_core::Checked<limbforge_core::Program> {
    let bits = repr.word;
    let name = format!(
        "keep_{}{}",
        if signed { "i" } else { "u" },
        usize::from(single)
    );
    let mut b = Builder::new(&name, bits);
    let bounds = vec![Ty { bits, signed }.range(); COUNT];
    let values = if single {
        (0..COUNT)
            .map(|i| b.param(&format!("v{i}"), Kind::Word, &bounds[..1])[0])
            .collect()
    } else {
        b.param("v", Kind::Word, &bounds)
    };
    let low = |v: &Value| b.inst(Op::Low(bits.into()), &[*v], &[Ty::unsigned(bits)])[0];
    let out = values.iter().map(low).collect();
    let program = b.finish(vec![("out", Kind::Tight, out)], unproved(prime, "out = v"));
    let mut program = program.expect("no exact methods were used");
    program.internal = true;
    state_results(&mut program);
    check(program).unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// A routine without parameters that sends all constants of words through `keep_…`, assigned first and passed at once.
fn literals(field: &Field) -> limbforge_core::Routine {
    let bits = field.repr.word;
    let mut draft = Draft::new(
        "literals",
        &["out = constants at the ends of the types of words"],
    );
    let mut results: Vec<Var> = Vec::new();
    for signed in [false, true] {
        let ty = Ty { bits, signed };
        let letter = if signed { "i" } else { "u" };
        let constants = extremes(ty);
        let all = Operand::Words(constants.to_vec());
        let singles = constants.map(|k| Operand::Words(vec![k]));
        let mut out = |draft: &mut Draft, name: &str| {
            results.push(draft.tight(&format!("{name}_{letter}")));
            *results.last().expect("pushed above")
        };

        let list = draft.var(
            &format!("list_{letter}"),
            Sort::Words(vec![ty.range(); COUNT]),
        );
        draft.set(list, all.clone());
        let [assigned, passed] = ["assigned", "passed"].map(|name| out(&mut draft, name));
        draft.call([assigned], &format!("keep_{letter}0"), [list.into()]);
        draft.call([passed], &format!("keep_{letter}0"), [all]);

        let variables: [Var; COUNT] = std::array::from_fn(|i| {
            let var = draft.var(&format!("{letter}{i}"), Sort::Words(vec![ty.range()]));
            draft.set(var, singles[i].clone());
            var
        });
        let [assigned, passed] = ["assigned1", "passed1"].map(|name| out(&mut draft, name));
        draft.call(
            [assigned],
            &format!("keep_{letter}1"),
            variables.map(Operand::from),
        );
        draft.call([passed], &format!("keep_{letter}1"), singles);
    }
    draft.finish(&results)
}

/// A field whose elements are the constants of a type, as words of `word` bits.
pub fn field(word: u8) -> Field {
    let prime = Prime::parse("2^61 - 1").expect("a prime");
    let full = vec![Interval::of_bits(u32::from(word)); COUNT];
    let repr = Repr {
        word,
        limbs: COUNT,
        radix: Radix::bits(u32::from(word)),
        domain: Domain::Standard,
        tight: full.clone(),
        loose: full,
    };
    let mut programs = programs(&prime, word);
    for signed in [false, true] {
        programs.extend([false, true].map(|single| keep(&prime, &repr, signed, single)));
    }
    let limbs = |k: u32| repr.digits(&BigInt::from(k));
    let mut field = Field {
        recipe: "constants".to_owned(),
        constants: zero_and_one(limbs(0), limbs(1)),
        prime,
        repr,
        programs,
        across: Vec::new(),
        routines: Vec::new(),
        formula: None,
    };
    let routine = check_routine(literals(&field), field.scope());
    field
        .routines
        .push(routine.unwrap_or_else(|refusal| panic!("{refusal}")));
    field
}
