//! Many signatures at once.

use crate::edwards::{self, Multiple, Point};
use crate::hash::Variant;
use crate::integer::{Integer, Natural};
use crate::lanes::{Batch, COUNT};
use crate::many::{decode_many, verify_many};
use crate::operation::Operation;
use crate::path::Path;
use crate::scalar::Scalar;
use crate::signed::Claim;
use crate::verifying::Decoded;
use crate::{BatchRule, Rule, Signature, SignatureError, Signed, SignedKey, VerifyingKey};
use alloc::vec::Vec;
use core::array::from_fn;
use sha2::{Digest, Sha512};

/// [`verify_batch_with`] [`BatchRule::Rfc8032`].
///
/// # Errors
/// A signature is not valid, or the lists are not equally long.
pub fn verify_batch<K: SignedKey>(
    messages: &[&[u8]],
    signatures: &[Signature],
    verifying_keys: &[K],
) -> Result<(), SignatureError> {
    verify_batch_with(BatchRule::default(), messages, signatures, verifying_keys)
}

/// Whether all of the signatures are valid: the same verdict as if each was verified by itself under the rule, but for
/// a chance of at most 2^−127 to accept one that is not, over coefficients that nobody can choose. It does not tell
/// which one is not valid.
///
/// With random z_i of a sign and 127 bits it is 8·((Σ z_i·S_i)·B − Σ z_i·R_i − Σ z_i·k_i·A_i) = 0 (Bernstein, Duif,
/// Lange, Schwabe, Yang, "High-speed high-security signatures", section 5). The z_i are hashes over all that is
/// verified.
///
/// An empty batch is valid. Keys are decoded, or bytes of 32 each, which are decoded beside their signatures' R; bytes
/// that stand for no point make the batch invalid.
///
/// # Errors
/// A signature is not valid, or the lists are not equally long.
pub fn verify_batch_with<K: SignedKey>(
    rule: BatchRule,
    messages: &[&[u8]],
    signatures: &[Signature],
    verifying_keys: &[K],
) -> Result<(), SignatureError> {
    verify(None, rule, messages, signatures, verifying_keys)
}

impl Path {
    /// [`verify_batch_with`] by one equation in this way.
    ///
    /// # Errors
    /// Those of [`verify_batch_with`].
    pub fn verify_batch_with<K: SignedKey>(
        self,
        rule: BatchRule,
        messages: &[&[u8]],
        signatures: &[Signature],
        verifying_keys: &[K],
    ) -> Result<(), SignatureError> {
        verify(Some(self), rule, messages, signatures, verifying_keys)
    }
}

fn verify<K: SignedKey>(
    path: Option<Path>,
    rule: BatchRule,
    messages: &[&[u8]],
    signatures: &[Signature],
    keys: &[K],
) -> Result<(), SignatureError> {
    let count = signatures.len();
    if messages.len() != count || keys.len() != count {
        return Err(SignatureError::new());
    }
    let lists = messages.iter().zip(signatures).zip(keys);
    let signed: Vec<Signed<'_, K>> = lists
        .map(|((message, signature), key)| Signed {
            key,
            message,
            signature,
        })
        .collect();
    let rule = Rule::from(rule);
    let Some(path) = path.or_else(|| Path::for_batch(count)) else {
        return verify_many(rule, &signed).collect();
    };
    let claims: Vec<_> = signed.iter().map(Claim::from).collect();
    let batch = Batch {
        rule,
        claims: &claims,
    };
    let sum = match path.run(batch) {
        Some(sum) => sum,
        None => vartime_sum(rule, &claims),
    };
    rule.vartime_accepts(sum.ok_or_else(SignatureError::new)?)
}

/// The sum of the equation, one operation after the other; nothing if a signature is out of order.
fn vartime_sum(rule: Rule, claims: &[Claim<'_>]) -> Option<Point> {
    let encoded = claims.iter().filter(|claim| claim.decoded().is_none());
    let encoded: Vec<[u8; 32]> = encoded.map(|claim| *claim.key_bytes()).collect();
    let own: Vec<VerifyingKey> = decode_many(&encoded).collect::<Result<_, _>>().ok()?;
    let mut own = own.iter();
    let keys = claims
        .iter()
        .map(|claim| claim.decoded().or_else(|| own.next()));
    let keys: Vec<&VerifyingKey> = keys.collect::<Option<_>>()?;
    let decoded = decode(rule, claims, &keys)?;
    let challenges = decoded.iter().map(|decoded| &decoded.k);
    let coefficients = coefficients(OneByOne, claims.iter().copied(), challenges);
    let mut base = Base::default();
    let mut multiples = Vec::with_capacity(2 * decoded.len());
    for ((Decoded { s, k, r }, key), z) in decoded.iter().zip(keys).zip(coefficients) {
        let Scalars { of_r, of_a } = base.add(z, s, k);
        multiples.push(Multiple {
            scalar: of_r,
            point: *r,
        });
        multiples.push(Multiple {
            scalar: of_a,
            point: *key.point(),
        });
    }
    Some(edwards::vartime_sum(&base.sum(), &multiples))
}

/// All signatures decoded, two points at once; nothing if one is out of order.
fn decode(rule: Rule, claims: &[Claim<'_>], keys: &[&VerifyingKey]) -> Option<Vec<Decoded>> {
    let path = Path::for_one(Operation::Decode);
    let mut points = Vec::with_capacity(claims.len());
    let pairs = claims.chunks_exact(2);
    let last = pairs.remainder();
    for pair in pairs {
        let [first, second] = [0, 1].map(|i| pair[i].signature.r_bytes());
        points.extend(edwards::vartime_decode_pair(path, first, second));
    }
    let last = last.iter().map(|one| one.signature.r_bytes());
    points.extend(last.map(|bytes| edwards::vartime_decode(path, bytes)));
    let parts = claims.iter().zip(keys).zip(points);
    parts
        .map(|((one, key), r)| {
            let message = &[one.message];
            Decoded::vartime_with_r(rule, key, &Variant::PURE, message, one.signature, r)
        })
        .collect()
}

/// Σ z·S, by the signs of the z.
#[derive(Default)]
pub(crate) struct Base {
    positive: Scalar,
    negative: Scalar,
}

/// The scalars of a signature's two points.
pub(crate) struct Scalars {
    /// −z.
    pub(crate) of_r: Integer,
    /// −z·k, but for a multiple of L: the cofactor removes what that adds to points of other orders.
    pub(crate) of_a: Integer,
}

impl Base {
    #[inline]
    pub(crate) fn add(&mut self, z: Integer, s: &Scalar, k: &Scalar) -> Scalars {
        let magnitude = Scalar::from_words(&z.magnitude.0);
        let sum = if z.negative {
            &mut self.negative
        } else {
            &mut self.positive
        };
        *sum = *sum + magnitude * *s;
        Scalars {
            of_r: z.negate(),
            of_a: Integer {
                negative: !z.negative,
                magnitude: Natural((magnitude * *k).to_words()),
            },
        }
    }

    pub(crate) fn sum(&self) -> Scalar {
        self.positive - self.negative
    }
}

/// SHA-512 of eight messages, each by its parts.
pub(crate) trait Hashes: Copy {
    fn hash(self, messages: &[[&[u8]; 3]; COUNT]) -> [[u8; 64]; COUNT];
}

#[derive(Clone, Copy)]
struct OneByOne;

impl Hashes for OneByOne {
    fn hash(self, messages: &[[&[u8]; 3]; COUNT]) -> [[u8; 64]; COUNT] {
        messages.map(|parts| {
            let hasher = parts.iter().fold(Sha512::new(), Sha512::chain_update);
            hasher.finalize().into()
        })
    }
}

/// A coefficient for each signature, not 0, of a sign and 127 bits: SHA-512 of a counter after a seed.
///
/// The seed is a hash of eight hashes, and number j is of the signatures at j, j + 8, …, with their keys and
/// challenges: eight can be computed at once. A challenge binds its message. All have 128 bytes, so that the hashes
/// bind the number of signatures too.
#[inline(always)]
pub(crate) fn coefficients<'a>(
    hashes: impl Hashes,
    claims: impl ExactSizeIterator<Item = Claim<'a>>,
    challenges: impl Iterator<Item = &'a Scalar>,
) -> Vec<Integer> {
    let count = claims.len();
    let mut lists: [Vec<u8>; COUNT] = from_fn(|_| Vec::with_capacity(128 * count.div_ceil(COUNT)));
    for (i, (claim, k)) in claims.zip(challenges).enumerate() {
        let list = &mut lists[i % COUNT];
        list.extend_from_slice(&claim.signature.to_bytes());
        list.extend_from_slice(claim.key_bytes());
        list.extend_from_slice(&k.to_bytes());
    }
    let all = hashes.hash(&lists.each_ref().map(|list| [LABEL, &list[..], &[]]));
    let seed = Sha512::new()
        .chain_update(LABEL)
        .chain_update(all.as_flattened())
        .finalize();
    let mut out = Vec::with_capacity(count + 4 * COUNT);
    while out.len() < count {
        let counters: [[u8; 8]; COUNT] = from_fn(|i| ((out.len() / 4 + i) as u64).to_le_bytes());
        let blocks = hashes.hash(&counters.each_ref().map(|counter| [&seed[..], counter, &[]]));
        for bytes in blocks.as_flattened().chunks_exact(16) {
            let word = |at| u64::from_le_bytes(from_fn(|i| bytes[at + i]));
            let (low, high) = (word(0), word(8));
            let (sign, high) = (high >> 63 == 1, high & (u64::MAX >> 1));
            out.push(Integer {
                negative: sign,
                // 1 stands for 0 too.
                magnitude: Natural([low | u64::from(low | high == 0), high, 0, 0]),
            });
        }
    }
    out.truncate(count);
    out
}

/// Before all that is hashed for the seed.
const LABEL: &[u8] = b"forge25519 batch";
