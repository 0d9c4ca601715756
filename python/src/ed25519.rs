//! Ed25519 and X25519 of forge25519.

use forge25519::x25519::{PublicKey, StaticSecret};
use forge25519::{Rule, Signature, Signed, Signer, SigningKey, decode_many};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use zeroize::Zeroizing;

use crate::bytes::{Bytes, arrays};

/// Names of the rules, in the order of `Rule::ALL`.
const RULES: [&str; 5] = ["rfc8032", "zip215", "strict", "dalek-strict", "ref10"];

fn rule(name: &str) -> PyResult<Rule> {
    let at = RULES.iter().position(|known| *known == name);
    at.map(|at| Rule::ALL[at]).ok_or_else(|| {
        PyValueError::new_err(format!(
            "there is no rule {name:?}; pass one of {}",
            RULES.join(", ")
        ))
    })
}

/// A secret key. Wiped when it is dropped.
#[pyclass(frozen, module = "limbforge._native")]
pub struct Seed(SigningKey);

#[pymethods]
impl Seed {
    #[new]
    fn new(seed: &Bound<'_, PyAny>) -> PyResult<Seed> {
        let seed = Zeroizing::new(Bytes::of(seed)?.array("the seed")?);
        Ok(Seed(SigningKey::from_bytes(&seed)))
    }

    /// The seed.
    fn seed(&self) -> [u8; 32] {
        self.0.to_bytes()
    }

    /// The public key.
    fn public(&self) -> [u8; 32] {
        self.0.verifying_key().to_bytes()
    }

    /// The signature of a message.
    fn sign(&self, py: Python<'_>, message: &Bound<'_, PyAny>) -> PyResult<[u8; 64]> {
        let message = Bytes::of(message)?;
        Ok(py.detach(|| self.0.sign(&message).to_bytes()))
    }
}

/// Whether bytes are the encoding of a public key.
#[pyfunction]
pub fn decodes(key: &Bound<'_, PyAny>) -> PyResult<bool> {
    let key = Bytes::of(key)?.array("the public key")?;
    Ok(forge25519::VerifyingKey::from_bytes(&key).is_ok())
}

/// A verdict for each signature, in order. A key that is the encoding of no point verifies nothing.
#[pyfunction]
pub fn verify_many(
    py: Python<'_>,
    keys: &Bound<'_, PyAny>,
    messages: &Bound<'_, PyAny>,
    signatures: &Bound<'_, PyAny>,
    rule: &str,
) -> PyResult<Vec<bool>> {
    let rule = self::rule(rule)?;
    let keys = arrays::<32>(keys, "key")?;
    let signatures = arrays::<64>(signatures, "signature")?;
    let messages = messages.try_iter()?.map(|message| Bytes::of(&message?));
    let messages = messages.collect::<PyResult<Vec<Bytes>>>()?;
    if keys.len() != messages.len() || messages.len() != signatures.len() {
        return Err(PyValueError::new_err(format!(
            "there are {} keys, {} messages and {} signatures; pass as many of each",
            keys.len(),
            messages.len(),
            signatures.len()
        )));
    }
    Ok(py.detach(|| verdicts(rule, &keys, &messages, &signatures)))
}

fn verdicts(
    rule: Rule,
    keys: &[[u8; 32]],
    messages: &[Bytes],
    signatures: &[[u8; 64]],
) -> Vec<bool> {
    let keys: Vec<_> = decode_many(keys).map(Result::ok).collect();
    let signatures: Vec<_> = signatures.iter().map(Signature::from_bytes).collect();
    let rows = keys.iter().zip(messages).zip(&signatures);
    let signed: Vec<_> = rows
        .filter_map(|((key, message), signature)| {
            let key = key.as_ref()?;
            Some(Signed {
                key,
                message,
                signature,
            })
        })
        .collect();
    let mut found = forge25519::verify_many(rule, &signed);
    keys.iter()
        .map(|key| key.is_some() && found.next().is_some_and(|verdict| verdict.is_ok()))
        .collect()
}

fn secret(bytes: &Bound<'_, PyAny>) -> PyResult<StaticSecret> {
    let bytes = Zeroizing::new(Bytes::of(bytes)?.array("the secret")?);
    Ok(StaticSecret::from(*bytes))
}

/// The public key of a secret.
#[pyfunction]
pub fn x25519_public(secret: &Bound<'_, PyAny>) -> PyResult<[u8; 32]> {
    Ok(PublicKey::from(&self::secret(secret)?).to_bytes())
}

/// The secret that two sides share.
#[pyfunction]
pub fn x25519(secret: &Bound<'_, PyAny>, public: &Bound<'_, PyAny>) -> PyResult<[u8; 32]> {
    let public = PublicKey::from(Bytes::of(public)?.array::<32>("the public key")?);
    let shared = self::secret(secret)?.diffie_hellman(&public);
    if !shared.was_contributory() {
        return Err(PyValueError::new_err(
            "the public key has small order, so the shared secret is 0; refuse the other side",
        ));
    }
    Ok(shared.to_bytes())
}
