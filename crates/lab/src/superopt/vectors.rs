//! Test vectors.
//!
//! Any set is sound, as vectors only refute. A good set refutes early: it has the ends of the ranges at which carries,
//! signs, words of 32 bits and immediates change, and many vectors that agree in a sum, a difference or a bitwise
//! function of two inputs without agreeing in the carry. For these, words come in fours: w, its complement, and both
//! with the highest bit flipped, which adds 2^63 modulo 2^64 and so cancels between two inputs.

use super::goal::Input;

/// Words whose fours make the vectors; the last ones have no pattern.
const SEEDS: [u64; 8] = [
    0,
    1,
    0x7ff,
    0x8000_0000,
    0xffff_ffff,
    0x9d34_5aa1_7c0e_26b7,
    0x2f8b_01d6_e94a_53c8,
    0x5555_0f0f_3333_00ff,
];

/// Words of each input that are combined with each other's completely, for one, two and three inputs that are words.
const COMBINED: [usize; 3] = [32, 8, 8];

/// Vectors beyond these, with other words.
const FURTHER: usize = 64;

/// The words w of `seeds`, each with its three relatives.
fn fours(seeds: &[u64]) -> Vec<u64> {
    const HIGHEST: u64 = 1 << 63;
    let four = |&w: &u64| [w, !w, w ^ HIGHEST, !w ^ HIGHEST];
    seeds.iter().flat_map(four).collect()
}

/// Test vectors for inputs of these kinds. Each is a value per input.
pub fn vectors(inputs: &[Input]) -> Vec<Vec<u64>> {
    let is_word = |input: &&Input| matches!(input, Input::Word(_));
    let words = inputs.iter().filter(is_word).count();
    let count = COMBINED[words.clamp(1, COMBINED.len()) - 1];
    let all = fours(&SEEDS);
    // Fours of the two words 0 and without pattern, then the rest.
    let order = [0, 5, 4, 1, 3, 6, 2, 7].map(|i| SEEDS[i]);
    let combined = fours(&order[..count / 4]);
    let mut vectors = vec![Vec::new()];
    for input in inputs {
        let values: &[u64] = match input {
            Input::Word(_) => &combined,
            Input::Bit(_) => &[0, 1],
        };
        let longer = |v: &Vec<u64>| {
            let with = |&value: &u64| [&v[..], &[value]].concat();
            values.iter().map(with).collect::<Vec<_>>()
        };
        vectors = vectors.iter().flat_map(longer).collect();
    }
    let mut state = 1;
    for _ in 0..FURTHER {
        let mut vector = Vec::new();
        for input in inputs {
            let random = next(&mut state);
            vector.push(match input {
                Input::Bit(_) => random >> 63,
                // A third each: a word of the list, one near it, one without pattern.
                Input::Word(_) => match random % 3 {
                    0 => all[next(&mut state) as usize % all.len()],
                    1 => all[next(&mut state) as usize % all.len()].wrapping_add(random >> 62),
                    _ => next(&mut state),
                },
            });
        }
        vectors.push(vector);
    }
    vectors
}

/// The next of a sequence of numbers without pattern (Steele, Lea, Flood: Fast splittable pseudorandom number
/// generators, OOPSLA 2014).
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
