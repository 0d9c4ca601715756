//! Keys that verify.

#[cfg(feature = "curve")]
mod conversions;
mod encoded;

pub use encoded::verify_encoded;

use crate::context::Context;
use crate::edwards::{self, Encoding, Point};
use crate::field::Fe;
use crate::hash::Variant;
use crate::operation::Operation;
use crate::path::Path;
use crate::scalar::Scalar;
use crate::{Rule, Signature, SignatureError};
use core::fmt;
use core::hash::{Hash, Hasher};
use ed25519::signature::{MultipartVerifier, Verifier};
use sha2::Digest;
use sha2::digest::consts::U64;

/// A public key: 32 bytes as received, and the point A that they stand for.
#[derive(Clone, Copy)]
pub struct VerifyingKey {
    bytes: [u8; 32],
    encoding: Encoding,
}

// Nothing is between or after these.
const _: () = assert!(size_of::<VerifyingKey>() == 32 + size_of::<Point>() + size_of::<u64>());

impl VerifyingKey {
    /// From the encoding of a point. One that is not canonical is taken too, and refused later by the rules that refuse
    /// it.
    ///
    /// # Errors
    /// The bytes stand for no point of the curve.
    pub fn from_bytes(bytes: &[u8; 32]) -> Result<VerifyingKey, SignatureError> {
        VerifyingKey::decoded(Path::for_one(Operation::Decode), bytes)
            .ok_or_else(SignatureError::new)
    }

    pub(crate) fn decoded(path: Path, bytes: &[u8; 32]) -> Option<VerifyingKey> {
        let encoding = edwards::vartime_decode(path, bytes)?;
        Some(VerifyingKey {
            bytes: *bytes,
            encoding,
        })
    }

    /// The key of a secret scalar's point.
    pub(crate) fn from_point(point: Point) -> VerifyingKey {
        let (bytes, point) = point.encode_and_normalize();
        VerifyingKey {
            bytes,
            encoding: Encoding {
                point,
                canonical: 1,
            },
        }
    }

    /// The key of bytes that stand for the point with these coordinates below p.
    pub(crate) fn from_encoding(
        bytes: &[u8; 32],
        x: &[u64; 4],
        y: &[u64; 4],
        canonical: bool,
    ) -> VerifyingKey {
        let (x, y, z) = (Fe::from_words(x), Fe::from_words(y), Fe::ONE);
        let point = Point { x, y, z, t: x * y };
        VerifyingKey {
            bytes: *bytes,
            encoding: Encoding {
                point,
                canonical: u64::from(canonical),
            },
        }
    }

    /// The bytes as received.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.bytes
    }

    /// The bytes as received.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.bytes
    }

    /// Whether A has small order: then a signature says nothing about who made it.
    pub fn is_weak(&self) -> bool {
        self.point().has_small_order()
    }

    pub(crate) fn point(&self) -> &Point {
        &self.encoding.point
    }

    pub(crate) fn is_canonical(&self) -> bool {
        self.encoding.canonical == 1
    }

    /// Whether the signature of the message is valid under a rule.
    ///
    /// # Errors
    /// It is not.
    pub fn verify_with(
        &self,
        rule: Rule,
        message: &[u8],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.verify_variant(rule, &Variant::PURE, &[message], signature)
    }

    /// [`verify_with`](VerifyingKey::verify_with) [`Rule::Strict`].
    ///
    /// # Errors
    /// The signature is not valid under this rule.
    pub fn verify_strict(
        &self,
        message: &[u8],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.verify_with(Rule::Strict, message, signature)
    }

    /// Ed25519ph under [`Rule::Rfc8032`]: of a hash that has taken up the message. No context is the empty one.
    ///
    /// # Errors
    /// The signature is not valid, or the context has more than 255 bytes.
    pub fn verify_prehashed<D: Digest<OutputSize = U64>>(
        &self,
        message: D,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.verify_prehashed_with(Rule::default(), message, context, signature)
    }

    /// Ed25519ph under [`Rule::Strict`].
    ///
    /// # Errors
    /// The signature is not valid, or the context has more than 255 bytes.
    pub fn verify_prehashed_strict<D: Digest<OutputSize = U64>>(
        &self,
        message: D,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.verify_prehashed_with(Rule::Strict, message, context, signature)
    }

    /// Ed25519ph under a rule.
    ///
    /// # Errors
    /// The signature is not valid under it, or the context has more than 255 bytes.
    pub fn verify_prehashed_with<D: Digest<OutputSize = U64>>(
        &self,
        rule: Rule,
        message: D,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        let variant = Variant::prehashed(context)?;
        self.verify_variant(rule, &variant, &[message.finalize().as_slice()], signature)
    }

    /// This key with a context of at most 255 bytes: it verifies by Ed25519ctx.
    ///
    /// # Errors
    /// The context has more than 255 bytes.
    pub fn with_context<'k, 'c>(
        &'k self,
        context: &'c [u8],
    ) -> Result<Context<'k, 'c, VerifyingKey>, SignatureError> {
        Context::new(self, context)
    }

    pub(crate) fn verify_variant(
        &self,
        rule: Rule,
        variant: &Variant<'_>,
        message: &[&[u8]],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.verify_in(
            Path::for_one(Operation::Verify),
            rule,
            variant,
            message,
            signature,
        )
    }

    pub(crate) fn verify_in(
        &self,
        path: Path,
        rule: Rule,
        variant: &Variant<'_>,
        message: &[&[u8]],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        let decoded = Decoded::vartime_new(path, rule, self, variant, message, signature)?;
        self.verify_decoded(path, rule, &decoded)
    }

    fn verify_decoded(
        &self,
        path: Path,
        rule: Rule,
        Decoded { s, k, r }: &Decoded,
    ) -> Result<(), SignatureError> {
        rule.vartime_accepts(edwards::vartime_equation(path, s, k, self.point(), r))
    }

    /// The u of the same point on Curve25519, as a public key of X25519. 0 for a neutral A.
    pub fn to_montgomery(&self) -> [u8; 32] {
        self.point().montgomery_u().to_bytes()
    }
}

/// Whether each of the signatures is valid under a rule, one after the other: for rules without the cofactor, which
/// have no batches. An empty list is valid.
///
/// # Errors
/// A signature is not valid, or the lists are not equally long.
pub fn verify_each(
    rule: Rule,
    messages: &[&[u8]],
    signatures: &[Signature],
    verifying_keys: &[VerifyingKey],
) -> Result<(), SignatureError> {
    if messages.len() != signatures.len() || verifying_keys.len() != signatures.len() {
        return Err(SignatureError::new());
    }
    let mut signed = messages.iter().zip(signatures).zip(verifying_keys);
    signed.try_for_each(|((message, signature), key)| key.verify_with(rule, message, signature))
}

/// Parts of a signature's equation. Everything but the equation has been checked.
pub(crate) struct Decoded {
    pub(crate) s: Scalar,
    pub(crate) k: Scalar,
    pub(crate) r: Point,
}

impl Decoded {
    /// S below L, R a point, both points as the rule wants them.
    pub(crate) fn vartime_new(
        path: Path,
        rule: Rule,
        key: &VerifyingKey,
        variant: &Variant<'_>,
        message: &[&[u8]],
        signature: &Signature,
    ) -> Result<Decoded, SignatureError> {
        let r = edwards::vartime_decode(path, signature.r_bytes());
        Decoded::vartime_with_r(rule, key, variant, message, signature, r)
            .ok_or_else(SignatureError::new)
    }

    /// The same with R decoded already.
    pub(crate) fn vartime_with_r(
        rule: Rule,
        key: &VerifyingKey,
        variant: &Variant<'_>,
        message: &[&[u8]],
        signature: &Signature,
        r: Option<Encoding>,
    ) -> Option<Decoded> {
        Some(Decoded {
            s: Scalar::vartime_from_canonical(signature.s_bytes())?,
            r: rule.vartime_points(key, r?)?,
            k: variant.hash_after(&[signature.r_bytes(), key.as_bytes()], message),
        })
    }
}

impl Rule {
    /// The point R, if the rule accepts both encodings and both orders.
    pub(crate) fn vartime_points(self, key: &VerifyingKey, r: Encoding) -> Option<Point> {
        let refused = (self.wants_canonical_key() && !key.is_canonical())
            || (self.wants_canonical_r() && r.canonical == 0)
            || (self.refuses_small_order() && (key.is_weak() || r.point.has_small_order()));
        (!refused).then_some(r.point)
    }

    /// Whether S·B − R − k·A, or an odd multiple of it by which no part gets lost, is 0 as the rule has it.
    pub(crate) fn vartime_accepts(self, difference: Point) -> Result<(), SignatureError> {
        let difference = if self.has_cofactor() {
            difference.multiply_by_cofactor()
        } else {
            difference
        };
        if difference.is_identity() == 1 {
            Ok(())
        } else {
            Err(SignatureError::new())
        }
    }
}

impl Verifier<Signature> for VerifyingKey {
    /// [`VerifyingKey::verify_with`] [`Rule::Rfc8032`].
    fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        self.verify_with(Rule::default(), message, signature)
    }
}

impl MultipartVerifier<Signature> for VerifyingKey {
    fn multipart_verify(
        &self,
        message: &[&[u8]],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.verify_variant(Rule::default(), &Variant::PURE, message, signature)
    }
}

#[cfg(feature = "digest")]
impl<D: Digest<OutputSize = U64> + sha2::digest::Update>
    ed25519::signature::DigestVerifier<D, Signature> for VerifyingKey
{
    fn verify_digest<F>(&self, update: F, signature: &Signature) -> Result<(), SignatureError>
    where
        F: Fn(&mut D) -> Result<(), SignatureError>,
    {
        let mut digest = D::new();
        update(&mut digest)?;
        self.verify_prehashed(digest, None, signature)
    }
}

impl From<&crate::SigningKey> for VerifyingKey {
    fn from(key: &crate::SigningKey) -> VerifyingKey {
        key.verifying_key()
    }
}

impl TryFrom<&[u8]> for VerifyingKey {
    type Error = SignatureError;

    /// An error if there are not 32 bytes, or they stand for no point.
    fn try_from(bytes: &[u8]) -> Result<VerifyingKey, SignatureError> {
        VerifyingKey::from_bytes(bytes.try_into().map_err(|_| SignatureError::new())?)
    }
}

/// The neutral element: a weak key.
impl Default for VerifyingKey {
    fn default() -> VerifyingKey {
        VerifyingKey::from_point(Point::IDENTITY)
    }
}

impl AsRef<[u8]> for VerifyingKey {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Keys are the same if their bytes are.
impl PartialEq for VerifyingKey {
    fn eq(&self, other: &VerifyingKey) -> bool {
        self.bytes == other.bytes
    }
}

impl Eq for VerifyingKey {}

impl Hash for VerifyingKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bytes.hash(state);
    }
}

impl fmt::Debug for VerifyingKey {
    /// The bytes in hexadecimal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("VerifyingKey(")?;
        for byte in self.bytes {
            write!(f, "{byte:02x}")?;
        }
        f.write_str(")")
    }
}
