//! Conditions of callers: the check takes them for granted, so they must be those that somebody sees to, and must not
//! contradict each other.

use num_bigint::BigInt;
use num_traits::Zero;

use super::{Malformed, Refusal};
use crate::ir::{Form, Port, Program, Require};

/// Refuses a condition that is in one of the lists only, or at another place.
pub fn agree(own: &[Require], stated: &[Require]) -> Result<(), Refusal> {
    let longest = own.len().max(stated.len());
    let other = (0..longest).find(|&i| own.get(i) != stated.get(i));
    match other.and_then(|i| own.get(i).or(stated.get(i))) {
        Some(condition) => Err(Refusal::Condition {
            condition: condition.to_string(),
        }),
        None => Ok(()),
    }
}

/// Refuses conditions that no inputs might meet, from which the check would prove anything.
///
/// Each is a bound from 0 up on the integer of one whole parameter, which is 0 if its words are, and these can be: so
/// all conditions hold at once for some words. Weights are above 0 as those of a port are read: they rise from 1.
pub fn wellformed(
    program: &Program,
    reads: impl Fn(&Form, &Port) -> bool,
) -> Result<(), Malformed> {
    let zero = BigInt::zero();
    for condition in &program.spec.requires {
        let mut params = program.params.iter();
        let Some(port) = params.find(|port| reads(&condition.form, port)) else {
            return Err(Malformed::Unstated(condition.form.to_string()));
        };
        let can_be_zero = port.bounds.iter().all(|bound| bound.contains(&zero));
        let range = &condition.range;
        if !range.lo.is_zero() || range.hi < zero || !can_be_zero {
            return Err(Malformed::Condition(condition.to_string()));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Budget, Checked, check_given, check_integers_given};

    /// `out = a + b` for a below 10.
    const SUM: &str = "program p (64-bit words)
  formula \"out = a + b\"
  modulus 2^61 - 1
  param a: word
    v0: u64 in [0, 2^64 - 1]
  param b: word
    v1: u64 in [0, 2^64 - 1]
  require v0 in [0, 9]
  require v1 in [0, 2^64 - 10]
  v2: u64 = add v0 v1
  result out: word
    v2 in [0, 2^64 - 1]
  congruent (v2)
    = (v0) + (v1)
";

    fn given(program: &Program, conditions: &[Require]) -> [Result<Checked<Program>, Refusal>; 2] {
        let budget = Budget::of_program(program);
        [
            check_given(program.clone(), conditions, &budget),
            check_integers_given(program.clone(), conditions, &budget),
        ]
    }

    #[test]
    fn the_conditions_have_to_be_those_that_callers_see_to() {
        let program: Program = SUM.parse().unwrap();
        let conditions = program.spec.requires.clone();
        let [modular, exact] = given(&program, &conditions).map(Result::unwrap);
        assert!(!modular.is_over_integers() && exact.is_over_integers());
        assert_eq!(modular.ranges()[2].to_string(), "[0, 2^64 - 1]");
        let refused = |conditions: &[Require], named: &str| {
            for refusal in given(&program, conditions).map(Result::unwrap_err) {
                let text = refusal.to_string();
                assert!(text.contains(named), "{text}");
            }
        };
        refused(&[], "`v0 in [0, 9]`");
        refused(&conditions[..1], "`v1 in [0, 2^64 - 10]`");
        refused(&conditions[1..], "`v0 in [0, 9]`");
        let mut other = conditions.clone();
        other[1].range.hi += 1;
        refused(&other, "`v1 in [0, 2^64 - 10]`");
        other[1].range.hi -= 2;
        refused(&other, "`v1 in [0, 2^64 - 10]`");
        other.clone_from(&conditions);
        other.push(conditions[0].clone());
        refused(&other, "`v0 in [0, 9]`");
        other.clone_from(&conditions);
        other.swap(0, 1);
        refused(&other, "`v0 in [0, 9]`");
    }

    /// A sum that reaches 2^64 loses its carry.
    #[test]
    fn the_conditions_are_all_that_is_taken_for_granted() {
        for wider in 0..2 {
            let mut program: Program = SUM.parse().unwrap();
            program.spec.requires[wider].range.hi += 1;
            let conditions = program.spec.requires.clone();
            for refusal in given(&program, &conditions).map(Result::unwrap_err) {
                assert!(matches!(refusal, Refusal::NotCongruent { .. }), "{refusal}");
            }
        }
    }
}
