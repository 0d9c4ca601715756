//! The prime and the representation of a saved field, compared with what follows from them.

use num_bigint::BigInt;
use num_traits::Zero;

use super::{
    CertificateError,
    saved::{PrimeEntry, Representation},
};
use crate::{
    ir::interval::{Interval, power_of_two},
    plan::Plan,
    prime::Prime,
    repr::{Domain, Radix, Repr},
};

impl PrimeEntry {
    /// The prime, if all that the file says of it is so.
    pub fn read(&self) -> Result<Prime, CertificateError> {
        let prime = Prime::parse(&self.value).map_err(CertificateError::Prime)?;
        let bits = prime.bits();
        let same = prime.value().to_string() == self.value
            && Prime::parse(&self.text).as_ref() == Ok(&prime)
            && (self.bits, self.bytes) == (bits, bits.div_ceil(8));
        if same {
            Ok(prime)
        } else {
            let reason = "the numbers of the prime contradict each other";
            Err(CertificateError::Unreadable(reason.to_owned()))
        }
    }
}

impl Representation<'_> {
    /// The representation, if it is one of this prime by this recipe.
    ///
    /// # Errors
    /// The condition that fails.
    pub fn read(self, prime: &Prime, recipe: &str) -> Result<Repr, CertificateError> {
        let wrong = |reason| Err(CertificateError::Representation(reason));
        let Some(radix) = Radix::parse(&self.radix).filter(|r| r.to_string() == self.radix) else {
            return wrong("the radix is not a number of bits up to 64");
        };
        let repr = Repr {
            word: self.word,
            limbs: self.limbs,
            radix,
            domain: self
                .montgomery
                .map_or(Domain::Standard, |r| Domain::Montgomery { r }),
            tight: self.tight.into_owned(),
            loose: self.loose.into_owned(),
        };
        sensible(&repr, prime).map_err(CertificateError::Representation)?;
        if !(0..repr.limbs).map(|i| repr.exponent(i)).eq(self.exponents) {
            return wrong("the exponents do not follow from the radix");
        }
        let plan: Option<Plan> = recipe.parse().ok();
        let same = plan.is_some_and(|plan| {
            let montgomery = repr.domain != Domain::Standard;
            plan.to_string() == recipe
                && (plan.word, plan.limbs, plan.radix) == (repr.word, repr.limbs, repr.radix)
                && plan.is_montgomery() == montgomery
        });
        if !same {
            return wrong("the recipe is for another prime");
        }
        Ok(repr)
    }
}

/// Whether the limbs hold every element, within bounds that fit words and each other.
///
/// Programs are proved for their bounds: were these empty, or too narrow for an element, the proofs would say nothing.
fn sensible(repr: &Repr, prime: &Prime) -> Result<(), &'static str> {
    if !matches!(repr.word, 32 | 64) {
        return Err("a word must have 32 or 64 bits");
    }
    if repr.radix.half_bits > 2 * u32::from(repr.word) {
        return Err("a limb is wider than its word");
    }
    // In the Montgomery domain limbs may hold a multiple of the prime that is longer by the first limb
    // (`Plan::multiple`).
    let longer = match repr.domain {
        Domain::Standard => 0,
        Domain::Montgomery { .. } => repr.exponent(1),
    };
    let longest = prime.bits() + longer;
    // Each limb has a bit of that at least: this bounds their number before it is used.
    let most = usize::try_from(longest).unwrap_or(usize::MAX);
    if !(1..=most).contains(&repr.limbs) {
        return Err("the number of limbs does not fit the prime");
    }
    if repr.tight.len() != repr.limbs || repr.loose.len() != repr.limbs {
        return Err("each limb must have one tight and one loose bound");
    }
    let (start, end) = (repr.exponent(repr.limbs - 1), repr.exponent(repr.limbs));
    if start >= longest || end < prime.bits() {
        return Err("the limbs do not cover the prime");
    }
    if repr.domain != Domain::Standard && repr.domain != (Domain::Montgomery { r: end }) {
        return Err("R is not the weight beyond the last limb");
    }
    let word = Interval::of_bits(u32::from(repr.word));
    // The digits of every residue: all of a limb's width, and of the last limb up to that of p - 1.
    let last = (BigInt::from(prime.value().clone()) - 1u32) >> start;
    let digit = |i: usize| {
        if i + 1 == repr.limbs {
            last.clone()
        } else {
            power_of_two(repr.exponent(i + 1) - repr.exponent(i)) - 1u32
        }
    };
    for (i, (tight, loose)) in repr.tight.iter().zip(&repr.loose).enumerate() {
        if !tight.contains(&BigInt::zero()) || !tight.contains(&digit(i)) {
            return Err("a tight bound excludes some digits of elements");
        }
        if !tight.within(loose) {
            return Err("a tight bound is not within the loose one");
        }
        if !loose.within(&word) {
            return Err("a loose bound exceeds the word");
        }
    }
    Ok(())
}
