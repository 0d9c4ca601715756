//! The equation of ECDSA (SEC 1, section 4.1.4) in lanes, each with its own verdict.

use crate::bytes::{self, N as ORDER, P, Words, little_endian, vartime_below};
use crate::machine::{Job, Machine, Mask, has, lanes};
use crate::straus::vartime_straus;
use crate::{DIGEST_LENGTH, Signature, VerifyingKey};
use limbforge_fields::scalar_p256::{self as order, Element as Scalar};

/// A signature with its key and the hash of its message.
#[derive(Clone, Copy)]
pub(crate) struct Claim<'a> {
    pub(crate) key: &'a VerifyingKey,
    pub(crate) digest: [u8; DIGEST_LENGTH],
    pub(crate) signature: &'a Signature,
}

/// Which lanes' signatures are valid.
pub(crate) struct Equations<'a, const N: usize>(pub(crate) [Claim<'a>; N]);

impl<const N: usize> Job<N> for Equations<'_, N> {
    type Output = Mask;

    #[inline(always)]
    fn run<M: Machine<N>>(self, machine: M) -> Mask {
        let claims = self.0;
        let r = claims.map(|claim| bytes::words(claim.signature.r_bytes()));
        let s = claims.map(|claim| bytes::words(claim.signature.s_bytes()));
        let in_range =
            lanes::<N>(|lane| vartime_is_scalar(&r[lane]) && vartime_is_scalar(&s[lane]));
        if in_range == 0 {
            return 0;
        }
        let z = claims.map(|claim| bytes::words(&claim.digest));
        let (base, scalar) = factors(&z, &r, &s);
        let point = claims.map(|claim| claim.key.coordinates());
        let point = [
            machine.load(&point.map(|[x, _]| x)),
            machine.load(&point.map(|[_, y]| y)),
        ];
        let total = vartime_straus(machine, &base, &scalar, &point);
        let ([x, _, z], infinite) = total.parts();

        // x/z² = r modulo p for r, or for r + n if that is below p: all numbers below p that are r modulo n.
        let zz = machine.square(z);
        let abscissa = |numbers: &[Words; N]| {
            machine.zeros(&machine.sub(&machine.mul(&machine.load(numbers), &zz), x))
        };
        // An r that is out of range may be above p. Its lane is refused whatever it gives.
        let r: [Words; N] =
            core::array::from_fn(|lane| if has(in_range, lane) { r[lane] } else { [0; 4] });
        let mut equal = abscissa(&r);
        let second = r.map(|r| bytes::add(&r, &ORDER));
        let below = lanes::<N>(|lane| !second[lane].1 && vartime_below(&second[lane].0, &P));
        if below != 0 {
            let numbers = core::array::from_fn(|lane| {
                if has(below, lane) {
                    second[lane].0
                } else {
                    [0; 4]
                }
            });
            equal |= below & abscissa(&numbers);
        }
        // With X = Z = 0 the comparison would hold for any r. No sum has that; if one did, nothing should be accepted.
        let zero = machine.load(&[[0; 4]; N]);
        in_range & !infinite & !machine.zeros(&machine.sub(&zz, &zero)) & equal
    }
}

/// Whether the number is in [1, n − 1].
fn vartime_is_scalar(number: &Words) -> bool {
    *number != [0; 4] && vartime_below(number, &ORDER)
}

/// z/s and r/s modulo n in each lane, with one inversion. The quotients are 0 where s is 0 modulo n.
fn factors<const N: usize>(
    z: &[Words; N],
    r: &[Words; N],
    s: &[Words; N],
) -> ([Words; N], [Words; N]) {
    let load = |number: &Words| order::from_bytes(&little_endian(number));
    let store = |scalar: Scalar| bytes::words_little_endian(&scalar.to_bytes());
    let mut inverses = s.each_ref().map(load);
    order::invert_batch(&mut inverses, &mut [Scalar::ZERO; N]);
    (
        core::array::from_fn(|lane| store(load(&z[lane]) * inverses[lane])),
        core::array::from_fn(|lane| store(load(&r[lane]) * inverses[lane])),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No test of signatures can tell that r = 0 is refused: it takes a known multiple of G with the abscissa 0 or n.
    #[test]
    fn scalars_are_from_1_to_n_minus_1() {
        let [low, rest @ ..] = ORDER;
        let near = |low| [low, rest[0], rest[1], rest[2]];
        for (number, expected) in [
            ([0; 4], false),
            ([1, 0, 0, 0], true),
            ([0, 0, 0, 1], true),
            (near(low - 1), true),
            (ORDER, false),
            (near(low + 1), false),
            (P, false),
            ([u64::MAX; 4], false),
        ] {
            assert_eq!(vartime_is_scalar(&number), expected, "{number:x?}");
        }
    }
}
