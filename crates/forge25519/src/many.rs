//! Several operations at once, each with a result of its own.
//!
//! Results come from iterators that compute eight when the first of them is asked for, or sixteen or sixty-four where
//! that is quicker for each, and there may be any number of operations. Where the processor has AVX-512 IFMA or AVX2,
//! eight are computed in the lanes of its vectors; elsewhere one after the other. The results are the same.

use crate::hash::Variant;
use crate::hazmat::ExpandedSecretKey;
use crate::lanes::{
    COUNT, DecodingPairs, Decodings, Equations, Keys, Ladders, Mask, ROWS, Repeating, Repeats,
    Signatures, Stage, Verdicts, has,
};
use crate::montgomery;
use crate::operation::Operation;
use crate::path::Path;
use crate::signed::{Claim, Key};
use crate::{
    Rule, SecretKey, Signature, SignatureError, Signed, SignedKey, SigningKey, VerifyingKey,
};
use core::marker::PhantomData;

/// Whether each signature is valid under a rule: the verdicts of [`VerifyingKey::verify_with`], in the order of the
/// slice.
///
/// Each signature has a verdict of its own, so that every rule can be followed. Collecting into a `Result` tells
/// whether all are valid. A key of 32 bytes is decoded beside its signature's R, as [`verify_encoded`] does.
///
/// [`verify_encoded`]: crate::verify_encoded
///
/// With the feature `alloc`, rules with the cofactor are followed for 64 signatures at a time: those of a lane share
/// the equation of a batch, by coefficients hashed from all of the 64, and where it does not hold each has its own. One
/// that is not valid is accepted by a chance of at most 2^−127 (`verify_batch_with`). The tables for that take a
/// quarter of a megabyte.
///
/// ```
/// use forge25519::{Rule, Signed, Signer, SigningKey, verify_many};
///
/// let secret = SigningKey::from_bytes(&[7; 32]);
/// let (key, signature) = (secret.verifying_key(), secret.sign(b"one"));
/// let signed = [b"one", b"two"].map(|message| Signed { key: &key, message, signature: &signature });
/// let verdicts: Vec<bool> = verify_many(Rule::Strict, &signed).map(|verdict| verdict.is_ok()).collect();
/// assert_eq!(verdicts, [true, false]);
/// assert!(verify_many(Rule::Strict, &signed).collect::<Result<(), _>>().is_err());
/// ```
pub fn verify_many<'a, K: SignedKey>(
    rule: Rule,
    signed: &'a [Signed<'a, K>],
) -> impl Iterator<Item = Result<(), SignatureError>> + 'a {
    verify(None, rule, signed)
}

/// The signatures of messages, in the order of the slice: those of [`SigningKey::sign`](signature::Signer::sign).
/// Constant-time but for the number and the lengths of messages.
///
/// ```
/// use forge25519::{Signer, SigningKey, sign_many};
///
/// let key = SigningKey::from_bytes(&[7; 32]);
/// let signatures: Vec<_> = sign_many(&[(&key, b"one"), (&key, b"two")]).collect();
/// assert_eq!(signatures, [key.sign(b"one"), key.sign(b"two")]);
/// ```
pub fn sign_many<'a>(
    messages: &'a [(&'a SigningKey, &'a [u8])],
) -> impl Iterator<Item = Signature> + 'a {
    sign(None, messages)
}

/// The public keys of seeds, in the order of the slice: those of [`SigningKey::verifying_key`]. Constant-time but for
/// the number of seeds.
pub fn verifying_keys_many(seeds: &[SecretKey]) -> impl Iterator<Item = VerifyingKey> + '_ {
    verifying_keys(None, seeds)
}

/// The keys of encodings, in the order of the slice: what [`VerifyingKey::from_bytes`] gives.
///
/// # Errors
/// Items are errors where the bytes stand for no point of the curve.
pub fn decode_many(
    encodings: &[[u8; 32]],
) -> impl Iterator<Item = Result<VerifyingKey, SignatureError>> + '_ {
    decode(None, encodings)
}

/// [`x25519`](crate::x25519::x25519) of secrets and points, in the order of the slice. Constant-time but for their
/// number.
pub fn x25519_many<'a>(
    pairs: &'a [(&'a [u8; 32], &'a [u8; 32])],
) -> impl Iterator<Item = [u8; 32]> + 'a {
    ladders(None, pairs)
}

/// The functions of many operations in one of the ways there are.
impl Path {
    /// [`verify_many`] in this way.
    pub fn verify_many<'a, K: SignedKey>(
        self,
        rule: Rule,
        signed: &'a [Signed<'a, K>],
    ) -> impl Iterator<Item = Result<(), SignatureError>> + 'a {
        verify(Some(self), rule, signed)
    }

    /// The verdicts on eight signatures, and at the end of each stage a call: for measurements. Nothing if this way has
    /// no eight lanes. If no signature needs its equation, the first stage is the last.
    ///
    /// A crate that measures needs one instance of this function, and none of [`verify_many`] or of
    /// [`verify_repeating`](Path::verify_repeating): the compiler inlines the formulas where they have one caller, and
    /// does not where they have two, which takes longer. Each crate has its own copies of the formulas.
    #[doc(hidden)]
    pub fn verify_stages(
        self,
        rule: Rule,
        signed: [&Signed<'_>; 8],
        passed: impl FnMut(Stage),
    ) -> Option<[bool; 8]> {
        let verdicts = self.run(Equations {
            rule,
            claims: &signed.map(Claim::from),
            passed,
        });
        verdicts.map(eight)
    }

    /// [`verify_stages`](Path::verify_stages) with steps of the chain repeated or omitted. The verdicts are correct
    /// only if each is computed once.
    #[doc(hidden)]
    pub fn verify_repeating<R: Repeats>(
        self,
        rule: Rule,
        signed: [&Signed<'_>; 8],
        passed: impl FnMut(Stage),
    ) -> Option<[bool; 8]> {
        let job = Equations {
            rule,
            claims: &signed.map(Claim::from),
            passed,
        };
        let verdicts = self.run(Repeating {
            job,
            repeats: PhantomData::<R>,
        });
        verdicts.map(eight)
    }

    /// [`sign_many`] in this way.
    pub fn sign_many<'a>(
        self,
        messages: &'a [(&'a SigningKey, &'a [u8])],
    ) -> impl Iterator<Item = Signature> + 'a {
        sign(Some(self), messages)
    }

    /// [`verifying_keys_many`] in this way.
    pub fn verifying_keys_many(
        self,
        seeds: &[SecretKey],
    ) -> impl Iterator<Item = VerifyingKey> + '_ {
        verifying_keys(Some(self), seeds)
    }

    /// [`decode_many`] in this way.
    pub fn decode_many(
        self,
        encodings: &[[u8; 32]],
    ) -> impl Iterator<Item = Result<VerifyingKey, SignatureError>> + '_ {
        decode(Some(self), encodings)
    }

    /// [`x25519_many`](crate::x25519::x25519_many) in this way.
    pub fn x25519_many<'a>(
        self,
        pairs: &'a [(&'a [u8; 32], &'a [u8; 32])],
    ) -> impl Iterator<Item = [u8; 32]> + 'a {
        ladders(Some(self), pairs)
    }
}

fn verify<'a, K: SignedKey>(
    path: Option<Path>,
    rule: Rule,
    signed: &'a [Signed<'a, K>],
) -> impl Iterator<Item = Result<(), SignatureError>> + 'a {
    let together = if rule.has_cofactor() {
        ROWS * COUNT
    } else {
        COUNT
    };
    // Of the last list. A list with more than two wrong ones takes longer by equations of lanes than one by one.
    let mut wrong = 0;
    signed
        .chunks(together)
        .flat_map(move |signed| {
            let claims: [_; ROWS * COUNT] =
                core::array::from_fn(|i| Claim::from(signed.get(i).unwrap_or(&signed[0])));
            let valid = verify_together(path, rule, &claims[..signed.len()], wrong <= 2);
            wrong = signed.len() as u32 - valid.count_ones();
            (0..signed.len()).map(move |i| valid >> i & 1 == 1)
        })
        .map(|valid| {
            if valid {
                Ok(())
            } else {
                Err(SignatureError::new())
            }
        })
}

/// The verdicts on one row.
fn eight(Verdicts { candidates, valid }: Verdicts) -> [bool; COUNT] {
    core::array::from_fn(|lane| has(candidates[0] & valid, lane))
}

/// Signatures of a list: bit i is number i.
type Set = u64;

/// The valid ones of at most [`ROWS`] rows. Signatures that have an equation together have their own if it does not
/// hold. Without a path, they have one together only if that is said to pay off.
fn verify_together(path: Option<Path>, rule: Rule, claims: &[Claim<'_>], pays: bool) -> Set {
    let several = path.or_else(|| Path::for_rows(claims.len()).filter(|_| pays));
    let several = several.filter(|_| claims.len() > COUNT);
    let verdicts = several.and_then(|path| equations(path, rule, claims));
    let (mut valid, mut undecided) = match verdicts {
        Some(Verdicts { candidates, valid }) => (
            set(candidates.map(|row| row & valid)),
            set(candidates.map(|row| row & !valid)),
        ),
        None => (0, Set::MAX >> (Set::BITS as usize - claims.len())),
    };
    while undecided != 0 {
        let (mut group, mut places, mut count) = ([claims[0]; COUNT], [0; COUNT], 0);
        while undecided != 0 && count < COUNT {
            places[count] = undecided.trailing_zeros() as usize;
            group[count] = claims[places[count]];
            undecided &= undecided - 1;
            count += 1;
        }
        let verdicts = verify_group(path, rule, &group[..count]);
        for (i, place) in places.iter().enumerate().take(count) {
            valid |= (verdicts >> i & 1) << place;
        }
    }
    valid
}

/// The valid ones of at most eight, each by its own equation.
fn verify_group(path: Option<Path>, rule: Rule, claims: &[Claim<'_>]) -> Set {
    let path = path.unwrap_or_else(|| Path::for_group(Operation::Verify, claims.len()));
    if let Some(Verdicts { candidates, valid }) = equations(path, rule, claims) {
        return Set::from(candidates[0] & valid);
    }
    let valid = claims.iter().map(|claim| {
        let Claim {
            key,
            message,
            signature,
        } = *claim;
        let verdict = match key {
            Key::Decoded(key) => key.verify_in(path, rule, &Variant::PURE, &[message], signature),
            Key::Encoded(bytes) => path.verify_encoded(rule, bytes, message, signature),
        };
        verdict.is_ok()
    });
    valid
        .zip(0..)
        .fold(0, |set, (valid, i)| set | Set::from(valid) << i)
}

/// One function for all callers, so that there is one instance of the job.
fn equations(path: Path, rule: Rule, claims: &[Claim<'_>]) -> Option<Verdicts> {
    path.run(Equations {
        rule,
        claims,
        passed: |_| (),
    })
}

/// The signatures of rows.
fn set(rows: [Mask; ROWS]) -> Set {
    let rows = rows.iter().zip((0..).step_by(COUNT));
    rows.fold(0, |set, (row, at)| set | Set::from(*row) << at)
}

fn sign<'a>(
    path: Option<Path>,
    messages: &'a [(&'a SigningKey, &'a [u8])],
) -> impl Iterator<Item = Signature> + 'a {
    let single = |path: Path, (key, message): &'a (&SigningKey, &[u8])| {
        key.expanded().sign_in(path, &Variant::PURE, &[message])
    };
    let lanes = |path: Path, group: [&'a (&'a SigningKey, &'a [u8]); COUNT], _| {
        path.run(Signatures {
            keys: group.map(|(key, _)| key.expanded()),
            messages: group.map(|(_, message)| *message),
        })
    };
    groups(path, Operation::Sign, messages, single, lanes)
}

fn verifying_keys(
    path: Option<Path>,
    seeds: &[SecretKey],
) -> impl Iterator<Item = VerifyingKey> + '_ {
    let single =
        |path: Path, seed: &SecretKey| *ExpandedSecretKey::of_seed(path, seed).verifying_key();
    groups(path, Operation::Key, seeds, single, |path, seeds, _| {
        path.run(Keys(seeds))
    })
}

fn decode(
    path: Option<Path>,
    encodings: &[[u8; 32]],
) -> impl Iterator<Item = Result<VerifyingKey, SignatureError>> + '_ {
    let single = |path: Path, bytes: &[u8; 32]| VerifyingKey::decoded(path, bytes);
    let lanes = |path: Path, group: [&'_ [u8; 32]; 2 * COUNT], count| {
        if count > COUNT {
            return path.run(DecodingPairs(group));
        }
        let keys = path.run(Decodings(core::array::from_fn(|lane| group[lane])))?;
        Some(core::array::from_fn(|i| keys[i % COUNT]))
    };
    groups(path, Operation::Decode, encodings, single, lanes)
        .map(|key| key.ok_or_else(SignatureError::new))
}

fn ladders<'a>(
    path: Option<Path>,
    pairs: &'a [(&'a [u8; 32], &'a [u8; 32])],
) -> impl Iterator<Item = [u8; 32]> + 'a {
    let single = |path: Path, (secret, u): &'a (&'a [u8; 32], &'a [u8; 32])| {
        montgomery::multiply(path, secret, u)
    };
    let lanes = |path: Path, group: [&'a (&'a [u8; 32], &'a [u8; 32]); COUNT], _| {
        path.run(Ladders {
            secrets: group.map(|(secret, _)| *secret),
            u: group.map(|(_, u)| *u),
        })
    };
    groups(path, Operation::Exchange, pairs, single, lanes)
}

/// The results of all items, by groups of at most N: in lanes, which are told how many there are, or one by one where
/// that is quicker or the way has no lanes. Places beyond the items repeat the group's first.
fn groups<'a, T, R: 'a, const N: usize>(
    path: Option<Path>,
    operation: Operation,
    items: &'a [T],
    single: impl Fn(Path, &'a T) -> R + 'a,
    lanes: impl Fn(Path, [&'a T; N], usize) -> Option<[R; N]> + 'a,
) -> impl Iterator<Item = R> + 'a {
    items.chunks(N).flat_map(move |group| {
        let path = path.unwrap_or_else(|| Path::for_group(operation, group.len()));
        let filled = core::array::from_fn(|i| group.get(i).unwrap_or(&group[0]));
        let results = match lanes(path, filled, group.len()) {
            Some(results) => results.map(Some),
            None => core::array::from_fn(|i| group.get(i).map(|item| single(path, item))),
        };
        results.into_iter().take(group.len()).flatten()
    })
}
