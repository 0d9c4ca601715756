//! Each operation of a vector: the instructions against the emulation, and the emulation against words.

use crate::support::{Random, machines, rounds};
use limbforge_onelane::vector::{LANES, LOW52, Machine, Vector, Words, Work};

/// Every operation on three vectors, results of sets as words.
struct Operations([Words; 3], u8);

impl Work for Operations {
    type Output = Vec<Words>;

    #[inline(always)]
    fn run<V: Vector>(self) -> Vec<Words> {
        let [a, b, c] = [
            V::load(&self.0[0]),
            V::load(&self.0[1]),
            V::load(&self.0[2]),
        ];
        let results = [
            V::splat(self.0[0].0[3]),
            V::zero(),
            a.add(b),
            a.sub(b),
            a.and(b),
            a.down::<52>(),
            a.down::<44>(),
            a.up::<7>(),
            a.low(b, c),
            a.high(b, c),
            a.align::<0>(b),
            a.align::<1>(b),
            a.align::<4>(b),
            a.align::<7>(b),
            a.first(),
            a.first_down::<52>(),
            a.increment(self.1),
            V::splat(a.above(b).into()),
            V::splat(a.equal(b).into()),
        ];
        results
            .iter()
            .map(|x| {
                let mut out = Words::ZERO;
                x.store(&mut out);
                out
            })
            .collect()
    }
}

#[test]
fn instructions_agree_with_the_emulation() {
    let Some(ifma) = Machine::ifma() else {
        println!("skipped: this processor lacks AVX-512 IFMA");
        return;
    };
    let mut random = Random(2);
    for _ in 0..rounds(ifma, 200_000) {
        let mut vector = || {
            Words([(); LANES].map(|()| {
                // Equal words in both vectors, and bits above the multiplier's.
                if random.word().is_multiple_of(3) {
                    LOW52
                } else {
                    random.below(u64::MAX)
                }
            }))
        };
        let words = [vector(), vector(), vector()];
        let set = words[0].0[0] as u8;
        let expected = Machine::PORTABLE.run(Operations(words, set));
        assert_eq!(ifma.run(Operations(words, set)), expected, "{words:x?}");
    }
}

#[test]
fn the_multiplier_takes_52_bits() {
    for machine in machines() {
        let [a, b] = [u64::MAX, u64::MAX - 1].map(|word| Words([word; LANES]));
        let results = machine.run(Operations([Words::ZERO, a, b], 0));
        // (2^52 − 1)·(2^52 − 2) = (2^52 − 3)·2^52 + 2
        assert_eq!(results[8], Words([2; LANES]));
        assert_eq!(results[9], Words([LOW52 - 2; LANES]));
    }
}

#[test]
fn lanes_move_as_documented() {
    for machine in machines() {
        let a = Words([0, 1, 2, 3, 4, 5, 6, 7]);
        let b = Words([8, 9, 10, 11, 12, 13, 14, 15]);
        let results = machine.run(Operations([a, b, a], 0b1000_0001));
        assert_eq!(results[10], a);
        assert_eq!(results[11], Words([1, 2, 3, 4, 5, 6, 7, 8]));
        assert_eq!(results[13], Words([7, 8, 9, 10, 11, 12, 13, 14]));
        assert_eq!(results[16], Words([1, 1, 2, 3, 4, 5, 6, 8]));
    }
}
