//! Multiplication by a constant with shifts, sums and differences: the shortest sequences, found by exhaustive search.
//!
//! ```
//! use limbforge_core::ir::shift_add::{Set, shortest};
//!
//! let sequence = shortest(Set::Scaled, 19, 2).expect("two `lea` are enough");
//! assert_eq!(sequence.to_string(), "a = x + (x << 3); x + (a << 1)");
//! assert_eq!(shortest(Set::Scaled, 19, 1), None);
//! ```

mod search;
mod sequence;

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::{Mutex, OnceLock};

use num_bigint::BigInt;
use num_traits::ToPrimitive;

pub use sequence::{Sequence, Step};

/// Operations that a processor does in one instruction. Copies of registers count nothing, and negation is in none of
/// the sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Set {
    /// a << k, a + b, a - b.
    Plain,
    /// Also a + (b << k) with k from 1 to 3: `lea` of x86-64, `sh1add` to `sh3add` of RISC-V (Zba).
    Scaled,
    /// Also a + (b << k) and a - (b << k) with any k: the shifted operands of arm64.
    Shifted,
}

impl Set {
    /// All sets.
    pub const ALL: [Set; 3] = [Set::Plain, Set::Scaled, Set::Shifted];

    /// Its name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Set::Plain => "shift, add, sub",
            Set::Scaled => "with lea or sh1add to sh3add",
            Set::Shifted => "with shifted operands (arm64)",
        }
    }
}

/// Constants below this are searched for; intermediate multiples are at most twice this, of either sign.
pub const BOUND: u32 = 1 << 12;

/// A shortest sequence for x * c, if `most` steps are enough: all sequences of fewer steps have been tried before.
///
/// `None` says that no sequence of at most `most` steps multiplies by c with intermediate multiples within
/// ±2 * [`BOUND`]; also for c = 0 and c >= [`BOUND`], which are not searched for.
pub fn shortest(set: Set, c: u32, most: usize) -> Option<Sequence> {
    let wanted = i32::try_from(c).ok().filter(|_| c < BOUND && c > 0)?;
    let mut sequence = None;
    for length in 0..=most {
        let flow = search::sequences(set, length, |value, steps| {
            if value != wanted {
                return ControlFlow::Continue(());
            }
            sequence = Some(Sequence {
                steps: steps.to_vec(),
            });
            ControlFlow::Break(())
        });
        if flow.is_break() {
            break;
        }
    }
    sequence
}

/// The shortest sequences for 1, 2, …, [`BOUND`] - 1, in this order: one search for all. Takes a second in
/// [`Set::Plain`] and [`Set::Scaled`], some seconds in [`Set::Shifted`].
pub fn all(set: Set) -> Vec<Sequence> {
    let mut found: Vec<Option<Sequence>> = vec![None; BOUND as usize - 1];
    let mut missing = found.len();
    let mut length = 0;
    while missing > 0 {
        let _ = search::sequences(set, length, |value, steps| {
            let slot = usize::try_from(value)
                .ok()
                .and_then(|c| found.get_mut(c - 1));
            if let Some(slot @ None) = slot {
                *slot = Some(Sequence {
                    steps: steps.to_vec(),
                });
                missing -= 1;
            }
            match missing {
                0 => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        });
        length += 1;
    }
    found.into_iter().flatten().collect()
}

/// Longer ones are not searched for where programs are written: a multiplier needs three to five cycles.
const WORTHWHILE: [(Set, usize); 2] = [(Set::Scaled, 3), (Set::Plain, 6)];

/// The sequence by which programs multiply by `k > 0`: one with the fewest shifts, sums and differences, and of those
/// one that is also the shortest with `lea`, if the two agree. Where that takes more than six, or `k >=` [`BOUND`],
/// the sum of the powers of two in `k`.
pub fn for_programs(k: &BigInt) -> Sequence {
    static KNOWN: OnceLock<Mutex<HashMap<u32, Sequence>>> = OnceLock::new();
    let binary = Sequence::binary(k);
    let Some(c) = k.to_u32().filter(|c| *c < BOUND) else {
        return binary;
    };
    let known = KNOWN.get_or_init(Mutex::default);
    if let Some(sequence) = known.lock().ok().and_then(|known| known.get(&c).cloned()) {
        return sequence;
    }
    let searched = WORTHWHILE
        .iter()
        .filter_map(|&(set, most)| shortest(set, c, most));
    // The first of equals stays the first.
    let sequence = searched
        .chain([binary])
        .min_by_key(Sequence::operations)
        .unwrap_or_default();
    if let Ok(mut known) = known.lock() {
        known.insert(c, sequence.clone());
    }
    sequence
}
