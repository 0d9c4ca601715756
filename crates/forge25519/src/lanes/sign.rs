//! Eight keys or signatures. Constant-time, as those of one.

use super::fixed::{multiply_base, normalize};
use super::sha512::sha512;
use super::{COUNT, Hasher, Job};
use crate::hazmat::ExpandedSecretKey;
use crate::scalar::Scalar;
use crate::wipe::Wiped;
use crate::{Signature, VerifyingKey};
use core::array::from_fn;

/// The public keys of seeds.
pub(crate) struct Keys<'a>(pub(crate) [&'a [u8; 32]; COUNT]);

impl Job for Keys<'_> {
    type Output = [VerifyingKey; COUNT];

    #[inline(always)]
    fn run<M: Hasher>(self, machine: M) -> [VerifyingKey; COUNT] {
        let hashes = Wiped(sha512(machine, &self.0.map(|seed| [&seed[..], &[], &[]])));
        let mut scalars = Wiped([Scalar::default(); COUNT]);
        for (scalar, hash) in scalars.0.iter_mut().zip(&hashes.0) {
            *scalar = *ExpandedSecretKey::scalar_of(hash);
        }
        let [x, y] = normalize(multiply_base(machine, &scalars));
        from_fn(|lane| {
            let bytes = encode(&x[lane], &y[lane]);
            VerifyingKey::from_encoding(&bytes, &x[lane], &y[lane], true)
        })
    }
}

/// The bytes of a point with these coordinates below p.
#[inline(always)]
fn encode(x: &[u64; 4], y: &[u64; 4]) -> [u8; 32] {
    let [a, b, c, d] = *y;
    crate::words::to_bytes(&[a, b, c, d | x[0] << 63])
}

/// Ed25519 signatures of messages.
pub(crate) struct Signatures<'a> {
    pub(crate) keys: [&'a ExpandedSecretKey; COUNT],
    pub(crate) messages: [&'a [u8]; COUNT],
}

impl Job for Signatures<'_> {
    type Output = [Signature; COUNT];

    /// RFC 8032, section 5.1.6.
    #[inline(always)]
    fn run<M: Hasher>(self, machine: M) -> [Signature; COUNT] {
        let Signatures { keys, messages } = self;
        let prefixes = Wiped(keys.map(|key| key.prefix()));
        let hashes = Wiped(sha512(
            machine,
            &from_fn(|lane| [&prefixes[lane][..], messages[lane], &[]]),
        ));
        let nonces = Wiped(hashes.0.each_ref().map(Scalar::from_wide));
        let [x, y] = normalize(multiply_base(machine, &nonces));
        let r: [[u8; 32]; COUNT] = from_fn(|lane| encode(&x[lane], &y[lane]));
        let challenges = sha512(
            machine,
            &from_fn(|lane| {
                let key = keys[lane].verifying_key().as_bytes();
                [&r[lane][..], key, messages[lane]]
            }),
        );
        from_fn(|lane| {
            let s = keys[lane].response(&nonces[lane], Scalar::from_wide(&challenges[lane]));
            Signature::from_components(r[lane], s.to_bytes())
        })
    }
}
