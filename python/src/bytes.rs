//! Bytes of Python objects that can be read while the interpreter is released.

use std::ops::Deref;

use pyo3::buffer::{PyBuffer, PyUntypedBuffer};
use pyo3::exceptions::{PyBufferError, PyMemoryError, PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyBytes;
use zeroize::Zeroizing;

/// The bytes of an object.
pub enum Bytes {
    /// Of a `bytes` object, which never changes: not copied.
    Shared(PyBackedBytes),
    /// Of another buffer: copied. Its owner may change it while the interpreter is released, even if this view of it is
    /// read-only. Wiped, as it may be secret.
    Copied(Zeroizing<Vec<u8>>),
}

impl Bytes {
    /// The bytes of a `bytes` object, or of any other object with a buffer of bytes, in C order.
    ///
    /// # Errors
    /// `TypeError` for other objects.
    pub fn of(object: &Bound<'_, PyAny>) -> PyResult<Bytes> {
        if let Ok(bytes) = object.cast::<PyBytes>() {
            return Ok(Bytes::Shared(bytes.clone().into()));
        }
        let buffer = buffer(object)?.ok_or_else(|| {
            let found = type_name(object);
            PyTypeError::new_err(format!(
                "bytes expected, found {found}; pass bytes or a buffer of bytes"
            ))
        })?;
        Bytes::of_buffer(object, &buffer)
    }

    /// The bytes of an object's buffer, which is not asked for again: it could have another shape then.
    pub fn of_buffer(object: &Bound<'_, PyAny>, buffer: &PyBuffer<u8>) -> PyResult<Bytes> {
        match object.cast::<PyBytes>() {
            Ok(bytes) => Ok(Bytes::Shared(bytes.clone().into())),
            Err(_) => {
                // Strides of 0 make long buffers of little memory.
                let (mut copy, length) = (Zeroizing::new(Vec::new()), buffer.item_count());
                copy.try_reserve_exact(length).map_err(|_| {
                    PyMemoryError::new_err(format!("no memory for a copy of {length} bytes"))
                })?;
                copy.resize(length, 0);
                buffer.copy_to_slice(object.py(), &mut copy)?;
                Ok(Bytes::Copied(copy))
            }
        }
    }

    /// The bytes of a public key: a `VerifyKey`, or as for [`Bytes::of`].
    pub fn of_key(object: &Bound<'_, PyAny>) -> PyResult<Bytes> {
        if object.is_instance_of::<PyBytes>() {
            return Bytes::of(object);
        }
        let inner = object.getattr_opt(intern!(object.py(), "_bytes"))?;
        Bytes::of(inner.as_ref().unwrap_or(object))
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

/// The buffer of an object; `None` if it has none.
///
/// # Errors
/// `TypeError` if the buffer's elements are not bytes, `ValueError` if it has no shape, and those of the object.
pub fn buffer(object: &Bound<'_, PyAny>) -> PyResult<Option<PyBuffer<u8>>> {
    let buffer = match PyUntypedBuffer::get(object) {
        Ok(buffer) => buffer,
        Err(error) if error.is_instance_of::<PyTypeError>(object.py()) => return Ok(None),
        // Such as of an array without an axis.
        Err(error) if error.is_instance_of::<PyBufferError>(object.py()) => {
            let reason = error.value(object.py()).to_string();
            return Err(PyValueError::new_err(format!(
                "the buffer cannot be read: {reason}"
            )));
        }
        Err(error) => return Err(error),
    };
    let format = buffer.format().to_string_lossy().into_owned();
    buffer.into_typed().map(Some).map_err(|_| {
        PyTypeError::new_err(format!(
            "the buffer's elements have format {format:?}; pass bytes, such as numpy.uint8"
        ))
    })
}

/// The name of an object's type, for errors.
pub fn type_name(object: &Bound<'_, PyAny>) -> String {
    let name = object.get_type().name();
    name.map_or_else(|_| "an unknown type".to_owned(), |name| name.to_string())
}
