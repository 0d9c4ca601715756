//! Rows of keys, messages and signatures, verified with the interpreter released.

use arrow_array::BooleanArray;
use arrow_array::builder::{ArrayBuilder, BooleanBuilder};
use forge25519::{Rule, Signature, Signed, decode_many};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::bytes::Bytes;
use crate::column::{Column, Kind};

/// Rows between two looks for signals, such as of Ctrl-C: some 0.2 s. To get the interpreter back may take 5 ms.
const BLOCK: usize = 16_384;

const KEYS: Kind = Kind {
    one: "key",
    many: "keys",
    width: Some(32),
    item: Bytes::of_key,
};
const MESSAGES: Kind = Kind {
    one: "message",
    many: "messages",
    width: None,
    item: Bytes::of,
};
const SIGNATURES: Kind = Kind {
    one: "signature",
    many: "signatures",
    width: Some(64),
    item: Bytes::of,
};

/// As many keys as messages and signatures.
pub struct Rows {
    keys: Column,
    messages: Column,
    signatures: Column,
}

impl Rows {
    /// # Errors
    /// Those of `Kind::of`, and `ValueError` if the columns have different lengths.
    pub fn of(
        keys: &Bound<'_, PyAny>,
        messages: &Bound<'_, PyAny>,
        signatures: &Bound<'_, PyAny>,
    ) -> PyResult<Rows> {
        let rows = Rows {
            keys: KEYS.of(keys)?,
            messages: MESSAGES.of(messages)?,
            signatures: SIGNATURES.of(signatures)?,
        };
        let counts = [rows.keys.len(), rows.messages.len(), rows.signatures.len()];
        if counts.iter().any(|count| *count != counts[0]) {
            let [keys, messages, signatures] = counts;
            return Err(PyValueError::new_err(format!(
                "there are {keys} keys, {messages} messages and {signatures} signatures; pass as many of each"
            )));
        }
        Ok(rows)
    }

    /// Whether all columns are iterables.
    pub fn are_items(&self) -> bool {
        let columns = [&self.keys, &self.messages, &self.signatures];
        columns
            .iter()
            .all(|column| matches!(column, Column::Items(_)))
    }

    /// A verdict for each row: null if the row has a null or, if `lenient`, a key or signature of a wrong length.
    ///
    /// # Errors
    /// `ValueError` for a wrong length, unless `lenient`, and those of signal handlers.
    pub fn verify(&self, py: Python<'_>, rule: Rule, lenient: bool) -> PyResult<BooleanArray> {
        let count = self.keys.len();
        let columns = self.keys.rows().zip(self.messages.rows());
        let mut rows = columns.zip(self.signatures.rows()).enumerate();
        // Rows of nulls have no memory, so that there may be any number of them.
        let mut verdicts = BooleanBuilder::with_capacity(count.min(BLOCK));
        while verdicts.len() < count {
            py.check_signals()?;
            py.detach(|| {
                let mut block = Block::default();
                for (row, ((key, message), signature)) in rows.by_ref().take(BLOCK) {
                    block.push(row, key, message, signature, lenient)?;
                }
                block.verify(rule, &mut verdicts);
                Ok::<_, PyErr>(())
            })?;
        }
        Ok(verdicts.finish())
    }
}

/// Some rows.
#[derive(Default)]
struct Block<'a> {
    /// Whether a row has all three parts.
    whole: Vec<bool>,
    /// The parts of these rows.
    keys: Vec<[u8; 32]>,
    messages: Vec<&'a [u8]>,
    signatures: Vec<Signature>,
}

impl<'a> Block<'a> {
    fn push(
        &mut self,
        row: usize,
        key: Option<&[u8]>,
        message: Option<&'a [u8]>,
        signature: Option<&[u8]>,
        lenient: bool,
    ) -> PyResult<()> {
        let key = part(&KEYS, row, key, lenient)?;
        let signature = part(&SIGNATURES, row, signature, lenient)?;
        let parts = key.zip(message).zip(signature);
        self.whole.push(parts.is_some());
        if let Some(((key, message), signature)) = parts {
            self.keys.push(key);
            self.messages.push(message);
            self.signatures.push(Signature::from_bytes(&signature));
        }
        Ok(())
    }

    fn verify(&self, rule: Rule, verdicts: &mut BooleanBuilder) {
        let keys: Vec<_> = decode_many(&self.keys).map(Result::ok).collect();
        let rows = keys.iter().zip(&self.messages).zip(&self.signatures);
        let signed = rows.filter_map(|((key, message), signature)| {
            let key = key.as_ref()?;
            Some(Signed {
                key,
                message,
                signature,
            })
        });
        let signed: Vec<_> = signed.collect();
        let mut found = forge25519::verify_many(rule, &signed);
        let mut of_keys = keys
            .iter()
            .map(|key| key.is_some() && found.next().is_some_and(|verdict| verdict.is_ok()));
        for whole in &self.whole {
            verdicts.append_option(whole.then(|| of_keys.next()).flatten());
        }
    }
}

/// The bytes of a part as an array; `None` for a null and, if `lenient`, for a wrong length.
fn part<const N: usize>(
    kind: &Kind,
    row: usize,
    bytes: Option<&[u8]>,
    lenient: bool,
) -> PyResult<Option<[u8; N]>> {
    let Some(bytes) = bytes else { return Ok(None) };
    match bytes.try_into() {
        Ok(array) => Ok(Some(array)),
        Err(_) if lenient => Ok(None),
        Err(_) => Err(PyValueError::new_err(format!(
            "{} {row} has {} bytes; pass {N}",
            kind.one,
            bytes.len()
        ))),
    }
}
