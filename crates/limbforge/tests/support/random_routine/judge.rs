//! Runs of accepted routines, statement by statement, that look at every bound.

use limbforge_core::{
    Field, Routine,
    check::check_routine,
    ir::{Kind, Port},
    routine::{Claim, Datum, Operand, Sort, Statement, Times},
};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};

use super::Pick;

/// Checks the routine, and runs it if it is accepted: the reason why what was accepted is wrong. `true` if a claimed
/// power was accepted.
pub fn judge(field: &mut Field, routine: Routine, pick: Pick) -> Result<bool, String> {
    let Ok(checked) = check_routine(routine, field.scope()) else {
        return Ok(false);
    };
    let routine = checked.program().clone();
    field.routines.push(checked);
    let runs = (0..3).try_for_each(|round| one_run(field, &routine, round, pick));
    field.routines.pop();
    runs.map(|()| matches!(routine.claim, Claim::Power(_)))
        .map_err(|reason| format!("{reason}\n{routine:#?}"))
}

fn one_run(field: &Field, routine: &Routine, round: usize, pick: Pick) -> Result<(), String> {
    let p = BigInt::from(field.prime.value().clone());
    let bounds = &field.repr.tight;
    let limbs: Vec<BigInt> = match round {
        0 => bounds.iter().map(|bound| bound.hi.clone()).collect(),
        1 => field.limbs(&BigInt::from(pick(5))),
        _ => bounds
            .iter()
            .map(|bound| BigInt::from(pick(usize::MAX)).mod_floor(&(&bound.hi + 1u32)))
            .collect(),
    };
    let mut values = vec![None; routine.variables.len()];
    values[0] = Some(Datum::Words(limbs.clone()));
    run(field, &routine.body, routine, &mut values)?;
    let out = values[routine.results[0].0]
        .clone()
        .ok_or("the result is not set")?;
    let args = [Datum::Words(limbs.clone())];
    if field.call(&routine.name, &args) != [out.clone()] {
        return Err("the evaluator gives something else".to_owned());
    }
    if let Claim::Power(exponent) = &routine.claim {
        let element = |limbs: &[BigInt]| field.repr.integer(limbs).mod_floor(&p);
        let wanted = element(&limbs).modpow(exponent, &p);
        if element(out.words()) != wanted {
            return Err(format!("the power of {limbs:?} is another one"));
        }
    }
    Ok(())
}

/// Runs statements as they say, and looks whether every call passes what its callee takes.
fn run(
    field: &Field,
    body: &[Statement],
    routine: &Routine,
    values: &mut [Option<Datum>],
) -> Result<(), String> {
    for statement in body {
        match statement {
            Statement::Call {
                callee,
                args,
                results,
            } => {
                let args = args.iter().map(|arg| operand(field, arg, values));
                let args: Vec<Datum> = args.collect::<Result<_, _>>()?;
                let program = field.program(callee).ok_or("no such program")?.program();
                for (port, arg) in program.params.iter().zip(&args) {
                    if !takes(field, port, arg) {
                        let name = &port.name;
                        return Err(format!("`{callee}` does not take {arg:?} as `{name}`"));
                    }
                }
                let outputs = field.call(callee, &args);
                for (var, output) in results.iter().zip(outputs) {
                    values[var.0] = Some(output);
                }
            }
            Statement::Set { to, from } => {
                values[to.0] = Some(operand(field, from, values)?);
            }
            Statement::Slice { to, from, at } => {
                let Sort::Bytes(count) = *routine.sort(*to) else {
                    return Err("a slice into something else".to_owned());
                };
                let Some(Datum::Bytes(bytes)) = &values[from.0] else {
                    return Err("a slice of something else".to_owned());
                };
                let part = bytes.get(*at..at + count).ok_or("a slice beyond the end")?;
                values[to.0] = Some(Datum::Bytes(part.to_vec()));
            }
            Statement::Repeat(repeat) => {
                let Times::Fixed(times) = repeat.times else {
                    return Err("no random routine repeats otherwise".to_owned());
                };
                let times = times as usize;
                for i in 0..times {
                    if let Some(index) = repeat.index {
                        let at = if repeat.down { times - 1 - i } else { i };
                        values[index.0] = Some(Datum::Count(at));
                    }
                    run(field, &repeat.body, routine, values)?;
                }
            }
            _ => return Err("no random routine has this statement".to_owned()),
        }
    }
    Ok(())
}

fn operand(field: &Field, operand: &Operand, values: &[Option<Datum>]) -> Result<Datum, String> {
    match operand {
        Operand::Var(var) => values[var.0]
            .clone()
            .ok_or(format!("x{} is not set", var.0)),
        Operand::Constant(name) => Ok(Datum::Words(field.constant(name).limbs.clone())),
        Operand::Words(words) => Ok(Datum::Words(words.clone())),
    }
}

/// Whether a datum is of a port's kind and within its bounds.
fn takes(field: &Field, port: &Port, datum: &Datum) -> bool {
    let words = match (port.kind, datum) {
        (Kind::Bytes, Datum::Bytes(bytes)) => {
            let words = bytes.chunks(usize::from(field.repr.word / 8));
            words
                .map(|word| BigInt::from_bytes_le(num_bigint::Sign::Plus, word))
                .collect()
        }
        (Kind::Bytes, _) | (_, Datum::Bytes(_) | Datum::Count(_)) => return false,
        (_, Datum::Words(words)) => words.clone(),
        _ => return false,
    };
    let is_zero_or_one = |k: &BigInt| k.is_zero() || k.is_one();
    words.len() == port.bounds.len()
        && port.bounds.iter().zip(&words).all(|(b, w)| b.contains(w))
        && (port.kind != Kind::Flag || words.iter().all(is_zero_or_one))
}
