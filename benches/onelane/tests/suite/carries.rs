//! Exact carries, at the ends that lookahead has to follow.

use crate::support::{Random, machines, rounds};
use limbforge_onelane::carry::{exact, lower, raise};
use limbforge_onelane::montgomery::{load, number, store};
use limbforge_onelane::vector::{LANES, LOW52, Vector, Words, Work, lane};
use num_bigint::BigUint;

struct Carries<const R: usize>([Words; R]);

impl<const R: usize> Work for Carries<R> {
    type Output = [[Words; R]; 3];

    #[inline(always)]
    fn run<V: Vector>(self) -> [[Words; R]; 3] {
        let x = load::<V, R>(&self.0);
        [store(&exact(&x)), store(&raise(&x)), store(&lower(&x))]
    }
}

fn carries<const R: usize>() {
    // Words that generate, propagate and absorb carries, and the largest.
    let words = [
        0,
        1,
        LOW52 - 1,
        LOW52,
        LOW52 + 1,
        2 * LOW52,
        1 << 58,
        u64::MAX,
        u64::MAX - LOW52,
    ];
    for machine in machines() {
        let mut random = Random(1);
        for _ in 0..rounds(machine, 300_000) {
            let x = [(); R].map(|()| {
                Words([(); LANES].map(|()| {
                    if random.word().is_multiple_of(8) {
                        random.word()
                    } else {
                        words[(random.word() % 9) as usize]
                    }
                }))
            });
            let [out, up, down] = machine.run(Carries(x));
            let whole = BigUint::from(1u8) << (52 * LANES * R);
            assert_eq!(number(&out), number(&x) % whole, "{x:x?}");
            for l in 0..LANES * R {
                assert!(lane(&out, l) <= LOW52);
                assert_eq!(lane(&up, l), if l == 0 { 0 } else { lane(&x, l - 1) });
                assert_eq!(
                    lane(&down, l),
                    if l + 1 == LANES * R {
                        0
                    } else {
                        lane(&x, l + 1)
                    }
                );
            }
        }
    }
}

#[test]
fn carries_are_those_of_integers() {
    carries::<1>();
    carries::<2>();
    carries::<3>();
}

/// A carry through all lanes.
#[test]
fn carries_run_through() {
    for machine in machines() {
        let mut x = [Words([LOW52; LANES]); 3];
        x[0].0[0] = LOW52 + 1;
        let [out, ..] = machine.run(Carries(x));
        assert_eq!(out, [Words::ZERO; 3]);
    }
}
