//! Random words within bounds.

use limbforge::{Field, Program, ir::interval::Interval};
use num_bigint::BigInt;
use num_integer::Integer;

use crate::built::Call;

/// SplitMix64 (Steele, Lea, Flood 2014).
pub struct Random(pub u64);

impl Random {
    /// The next 64 bits.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// `0 .. n`
    pub fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.word() % u64::try_from(n).expect("64 bits")).expect("below n")
    }

    /// A member of the interval: half of the time at its ends or near them.
    pub fn member(&mut self, bound: &Interval) -> BigInt {
        let small = BigInt::from(self.below(3)).min(&bound.hi - &bound.lo);
        match self.below(4) {
            0 => &bound.lo + small,
            1 => &bound.hi - small,
            _ => {
                let wide = (BigInt::from(self.word()) << 64u8) + self.word();
                &bound.lo + wide.mod_floor(&(&bound.hi - &bound.lo + 1))
            }
        }
    }
}

/// Words for the parameters of a program: all least, all greatest, then `count` random ones.
pub fn inputs(program: &Program, count: usize, random: &mut Random) -> Vec<Vec<Vec<BigInt>>> {
    let every = |choose: &mut dyn FnMut(&Interval) -> BigInt| -> Vec<Vec<BigInt>> {
        let ports = program.params.iter();
        ports
            .map(|port| port.bounds.iter().map(&mut *choose).collect())
            .collect()
    };
    let mut all = vec![
        every(&mut |bound| bound.lo.clone()),
        every(&mut |bound| bound.hi.clone()),
    ];
    all.extend((0..count).map(|_| every(&mut |bound| random.member(bound))));
    all
}

/// Calls of every function with these many random inputs each.
pub fn calls(field: &Field, count: usize, random: &mut Random) -> Vec<Call> {
    (0..field.programs.len())
        .filter(|&index| !field.programs[index].program().internal)
        .flat_map(|index| {
            let inputs = inputs(field.programs[index].program(), count, random);
            inputs.into_iter().map(move |words| (index, words))
        })
        .collect()
}
