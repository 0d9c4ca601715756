//! Bytes of Python objects that can be read while the interpreter is released.

use std::ops::Deref;

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyBytes;
use zeroize::Zeroizing;

/// The bytes of an object.
pub enum Bytes {
    /// Of a `bytes` object, which never changes: not copied.
    Shared(PyBackedBytes),
    /// Of another buffer, whose owner may change it while the interpreter is released: copied. Wiped, as it may be
    /// secret.
    Copied(Zeroizing<Vec<u8>>),
}

impl Bytes {
    /// The bytes of a `bytes` object, or of any other object with a buffer of bytes.
    ///
    /// # Errors
    /// `TypeError` for other objects.
    pub fn of(object: &Bound<'_, PyAny>) -> PyResult<Bytes> {
        if let Ok(bytes) = object.cast::<PyBytes>() {
            return Ok(Bytes::Shared(bytes.clone().into()));
        }
        let buffer = PyBuffer::<u8>::get(object).map_err(|_| {
            let found = object.get_type().name();
            let found =
                found.map_or_else(|_| "an unknown type".to_owned(), |name| name.to_string());
            PyTypeError::new_err(format!(
                "bytes expected, found {found}; pass bytes or a buffer of bytes"
            ))
        })?;
        Ok(Bytes::Copied(Zeroizing::new(buffer.to_vec(object.py())?)))
    }

    /// An array of the bytes.
    ///
    /// # Errors
    /// `ValueError` if there are not `N` bytes; `name` says of what.
    pub fn array<const N: usize>(&self, name: &str) -> PyResult<[u8; N]> {
        (**self).try_into().map_err(|_| {
            PyValueError::new_err(format!("{name} has {} bytes; pass {N}", self.len()))
        })
    }
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Bytes::Shared(bytes) => bytes,
            Bytes::Copied(bytes) => bytes,
        }
    }
}

/// Arrays of `N` bytes: those of a sequence of such objects, or the parts of one long buffer.
///
/// # Errors
/// `ValueError` for a wrong length, `TypeError` for other objects.
pub fn arrays<const N: usize>(object: &Bound<'_, PyAny>, name: &str) -> PyResult<Vec<[u8; N]>> {
    if let Ok(buffer) = Bytes::of(object) {
        let (parts, rest) = buffer.as_chunks::<N>();
        return if rest.is_empty() {
            Ok(parts.to_vec())
        } else {
            let length = buffer.len();
            Err(PyValueError::new_err(format!(
                "the buffer of {name}s has {length} bytes; pass {N} for each"
            )))
        };
    }
    let items = object.try_iter()?.enumerate();
    items
        .map(|(at, item)| Bytes::of(&item?)?.array(&format!("{name} {at}")))
        .collect()
}
