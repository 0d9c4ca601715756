//! Ed25519 and X25519 of forge25519.

use forge25519::x25519::{PublicKey, StaticSecret};
use forge25519::{Rule, Signer, SigningKey};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use zeroize::Zeroizing;

use crate::bytes::Bytes;
use crate::rows::Rows;
use crate::verdicts::Verdicts;

fn rule(name: &str) -> PyResult<Rule> {
    Rule::named(name).ok_or_else(|| {
        PyValueError::new_err(format!(
            "there is no rule {name:?}; pass one of {}",
            Rule::ALL.map(Rule::name).join(", ")
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

/// A verdict for each row, in order: a list if each argument is an iterable, otherwise `Verdicts`. A key that is the
/// encoding of no point verifies nothing. With errors="null", the verdict for a wrong length is null.
#[pyfunction]
pub fn verify_many<'py>(
    py: Python<'py>,
    keys: &Bound<'py, PyAny>,
    messages: &Bound<'py, PyAny>,
    signatures: &Bound<'py, PyAny>,
    rule: &str,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let rule = self::rule(rule)?;
    let lenient = match errors {
        "raise" => false,
        "null" => true,
        _ => {
            return Err(PyValueError::new_err(format!(
                "errors is {errors:?}; pass \"raise\" or \"null\""
            )));
        }
    };
    let rows = Rows::of(keys, messages, signatures)?;
    let verdicts = Verdicts(rows.verify(py, rule, lenient)?);
    if rows.are_items() {
        verdicts.to_vec().into_pyobject(py)
    } else {
        Ok(Bound::new(py, verdicts)?.into_any())
    }
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
