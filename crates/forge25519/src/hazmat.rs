//! Parts that can be put together wrongly. Applications want [`SigningKey`](crate::SigningKey) and
//! [`VerifyingKey`].

use crate::edwards;
use crate::hash::Variant;
#[doc(hidden)]
pub use crate::lanes::{Repeats, Stage};
use crate::montgomery::clamp;
use crate::operation::Operation;
pub use crate::path::Path;
use crate::scalar::Scalar;
use crate::verifying::{Decoded, VerifyingKey};
use crate::wipe::Wiped;
use crate::{Rule, Signature, SignatureError};
use core::fmt;
use sha2::{Digest, Sha512};
use subtle::{Choice, ConstantTimeEq};

/// The two halves of the hash of a seed (RFC 8032, section 5.1.5): the secret scalar, and the prefix from which nonces
/// are made.
///
/// It computes its public key itself: signing with a public key from elsewhere gives the secret away.
#[derive(Clone)]
pub struct ExpandedSecretKey {
    bytes: Wiped<[u8; 64]>,
    scalar: Wiped<Scalar>,
    verifying_key: VerifyingKey,
    _filling: [u8; FILLING],
}

/// Bytes of the secret and its public key.
const FILLED: usize = 64 + size_of::<Wiped<Scalar>>() + size_of::<VerifyingKey>();

/// Bytes that would be padding, where a scalar is no multiple of what the key is aligned to: 36 bytes on 32-bit
/// processors. Padding that is moved takes along what was on the stack there, and nobody wipes it.
const FILLING: usize = FILLED.next_multiple_of(align_of::<VerifyingKey>()) - FILLED;

const _: () = assert!(size_of::<ExpandedSecretKey>() == FILLED + FILLING);

impl ExpandedSecretKey {
    /// From the 64 bytes of the hash: the first half becomes the scalar, clamped as RFC 8032 says.
    pub fn from_bytes(bytes: &[u8; 64]) -> ExpandedSecretKey {
        ExpandedSecretKey::computed(Path::for_one(Operation::Key), bytes)
    }

    fn computed(path: Path, bytes: &[u8; 64]) -> ExpandedSecretKey {
        let mut bytes = Wiped(*bytes);
        let clamped = Wiped(clamp(&Wiped(half::<0>(&bytes))));
        bytes.0[..32].copy_from_slice(&*clamped);
        let scalar = Wiped(Scalar::from_bytes(&clamped));
        let verifying_key = VerifyingKey::from_point(edwards::multiply_base(path, &scalar));
        ExpandedSecretKey {
            bytes,
            scalar,
            verifying_key,
            _filling: [0; FILLING],
        }
    }

    /// From a seed, as [`SigningKey::from_bytes`](crate::SigningKey::from_bytes).
    pub fn from_seed(seed: &[u8; 32]) -> ExpandedSecretKey {
        ExpandedSecretKey::of_seed(Path::for_one(Operation::Key), seed)
    }

    pub(crate) fn of_seed(path: Path, seed: &[u8; 32]) -> ExpandedSecretKey {
        let hash = Wiped::<[u8; 64]>(Sha512::digest(seed).into());
        ExpandedSecretKey::computed(path, &hash)
    }

    /// The clamped scalar and the prefix.
    pub fn to_bytes(&self) -> [u8; 64] {
        self.bytes.0
    }

    /// The public key of this secret.
    pub fn verifying_key(&self) -> &VerifyingKey {
        &self.verifying_key
    }

    #[cfg(feature = "curve")]
    pub(crate) fn scalar(&self) -> &Scalar {
        &self.scalar
    }

    /// Ed25519 of a message.
    pub fn sign(&self, message: &[u8]) -> Signature {
        self.sign_variant(&Variant::PURE, &[message])
    }

    /// R = r·B for the nonce r = H(prefix ‖ M), S = r + H(R ‖ A ‖ M)·s (RFC 8032, section 5.1.6).
    pub(crate) fn sign_variant(&self, variant: &Variant<'_>, message: &[&[u8]]) -> Signature {
        self.sign_in(Path::for_one(Operation::Sign), variant, message)
    }

    pub(crate) fn sign_in(
        &self,
        path: Path,
        variant: &Variant<'_>,
        message: &[&[u8]],
    ) -> Signature {
        let prefix = Wiped(self.prefix());
        let nonce = Wiped(variant.hash_after(&[&*prefix], message));
        let r = edwards::multiply_base(path, &nonce).encode();
        let k = variant.hash_after(&[&r, self.verifying_key.as_bytes()], message);
        Signature::from_components(r, self.response(&nonce, k).to_bytes())
    }

    /// The secret from which nonces are made.
    #[inline(always)]
    pub(crate) fn prefix(&self) -> [u8; 32] {
        half::<1>(&self.bytes)
    }

    /// S of a signature with nonce r and challenge k: r + k·s.
    #[inline(always)]
    pub(crate) fn response(&self, nonce: &Scalar, challenge: Scalar) -> Scalar {
        *nonce + challenge * *self.scalar
    }

    /// The clamped scalar modulo L of the hash of a seed.
    pub(crate) fn scalar_of(hash: &[u8; 64]) -> Wiped<Scalar> {
        let clamped = Wiped(clamp(&Wiped(half::<0>(hash))));
        Wiped(Scalar::from_bytes(&clamped))
    }
}

/// Bytes 32·I to 32·I + 31.
fn half<const I: usize>(bytes: &[u8; 64]) -> [u8; 32] {
    core::array::from_fn(|i| bytes[32 * I + i])
}

impl ConstantTimeEq for ExpandedSecretKey {
    fn ct_eq(&self, other: &ExpandedSecretKey) -> Choice {
        self.bytes.0.ct_eq(&other.bytes.0)
    }
}

impl fmt::Debug for ExpandedSecretKey {
    /// The public key alone.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExpandedSecretKey")
            .field("verifying_key", &self.verifying_key)
            .finish_non_exhaustive()
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::ZeroizeOnDrop for ExpandedSecretKey {}

/// The verdict of [`VerifyingKey::verify_with`](crate::VerifyingKey::verify_with) by the rule's equation as it is
/// written: k·A and S·B each by constant-time multiplication, no half-size scalars, no signed digits. Twice as slow,
/// and a second opinion.
///
/// # Errors
/// The signature is not valid under the rule.
pub fn verify_as_written(
    rule: Rule,
    key: &VerifyingKey,
    message: &[u8],
    signature: &Signature,
) -> Result<(), SignatureError> {
    let Decoded { s, k, r } = Decoded::vartime_new(
        Path::SINGLE,
        rule,
        key,
        &Variant::PURE,
        &[message],
        signature,
    )?;
    let k_a = edwards::multiply(&k.to_bytes(), &key.point().negate());
    let difference = edwards::multiply_base(Path::SINGLE, &s)
        .add(&k_a.cached())
        .extended()
        .add(&r.negate().cached())
        .extended();
    rule.vartime_accepts(difference)
}

/// The verdict for a challenge that the caller has hashed: 64 bytes, reduced modulo L to k. For hashes other than
/// SHA-512, and for messages that come in parts.
///
/// The range of S is not checked: S is reduced modulo L, so that S and S + L have the same verdict. Callers that do not
/// want both refuse S ≥ L, as every rule does.
///
/// # Errors
/// The signature is not valid under the rule.
pub fn verify_challenge(
    rule: Rule,
    key: &VerifyingKey,
    r: &[u8; 32],
    s: &[u8; 32],
    challenge: &[u8; 64],
) -> Result<(), SignatureError> {
    let r = edwards::vartime_decode(Path::for_one(Operation::Decode), r)
        .and_then(|r| rule.vartime_points(key, r));
    let r = r.ok_or_else(SignatureError::new)?;
    let (s, k) = (Scalar::from_bytes(s), Scalar::from_wide(challenge));
    rule.vartime_accepts(edwards::vartime_equation(
        Path::for_one(Operation::Verify),
        &s,
        &k,
        key.point(),
        &r,
    ))
}
