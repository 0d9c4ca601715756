//! Random routines: whatever the check accepts computes the power that it claims, and passes to every callee what that
//! takes. `fuzz/fuzz_targets/routine.rs` does the same without end.

use crate::random_routine;
use crate::support::Random;

/// Routines that are tried.
const CASES: u64 = 40_000;

#[test]
fn accepted_random_routines_are_right() {
    let mut field = random_routine::field();
    let (mut powers, mut random) = (0, Random(4));
    for case in 0..CASES {
        let mut pick = |n: usize| random.below(n);
        let routine = random_routine::routine(&field, &mut pick);
        match random_routine::judge(&mut field, routine, &mut pick) {
            Ok(accepted) => powers += u64::from(accepted),
            Err(reason) => panic!("case {case}: {reason}"),
        }
    }
    // The generator is of use only if many claims are accepted and many are not.
    let rate = 100 * powers / CASES;
    assert!((5..80).contains(&rate), "{powers} of {CASES} are accepted");
}
