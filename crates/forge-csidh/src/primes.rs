//! The 74 odd primes of p + 1, and the shortest ways to multiply a point by one of them.

/// How many primes.
pub const COUNT: usize = 74;

/// The primes ℓ with p + 1 = 4·∏ℓ, ascending: the odd primes up to 373, and 587 (Castryck, Lange, Martindale, Panny and
/// Renes 2018, section 8.1).
pub const PRIMES: [u16; COUNT] = [
    3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
    101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193,
    197, 199, 211, 223, 227, 229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, 293, 307,
    311, 313, 317, 331, 337, 347, 349, 353, 359, 367, 373, 587,
];

/// A differential addition chain for a multiple n ≥ 3: steps on the state (a, b, a − b) that begins with (2, 1, 1).
///
/// A step replaces a by a + b. The new b is the old a if the step's bit is 1, and stays if it is 0. The last a is n.
/// The lowest bit is the first step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain {
    /// A bit for each step.
    pub bits: u32,
    /// How many steps.
    pub steps: u8,
}

impl Chain {
    /// The chain whose last step adds to `n` and keeps `b`, found backwards; nothing if there is none of at most `most`
    /// steps.
    const fn ending(n: u16, b: u16, most: u8) -> Option<Chain> {
        let (mut a, mut b) = (n, b);
        let mut chain = Chain { bits: 0, steps: 0 };
        loop {
            if a == 2 && b == 1 {
                return Some(chain);
            }
            if b == 0 || chain.steps == most {
                return None;
            }
            // Before the step (x, y) with x > y, a = x + y and b one of both.
            let other = a - b;
            chain.bits <<= 1;
            chain.steps += 1;
            if b > other {
                chain.bits |= 1;
                a = b;
                b = other;
            } else if b < other {
                a = other;
            } else {
                return None;
            }
        }
    }

    /// A shortest chain.
    const fn of(n: u16) -> Chain {
        let mut best: Option<Chain> = None;
        // The quotient of neighbours is near the golden ratio in the shortest, so the middle comes first.
        let middle = (n as u32 * 618 / 1000) as u16;
        let mut distance = 0;
        while distance < n {
            let mut side = 0;
            while side < 2 {
                let b = if side == 0 {
                    middle + distance
                } else {
                    middle.wrapping_sub(distance)
                };
                let most = match best {
                    Some(chain) => chain.steps - 1,
                    None => 24,
                };
                if 0 < b
                    && b < n
                    && let Some(chain) = Chain::ending(n, b, most)
                {
                    best = Some(chain);
                }
                side += 1;
            }
            distance += 1;
        }
        match best {
            Some(chain) => chain,
            None => panic!("every odd number from 3 on has a chain"),
        }
    }
}

/// The shortest chain of each prime.
pub static CHAINS: [Chain; COUNT] = {
    let mut chains = [Chain { bits: 0, steps: 0 }; COUNT];
    let mut i = 0;
    while i < COUNT {
        chains[i] = Chain::of(PRIMES[i]);
        i += 1;
    }
    chains
};
