//! Arrow arrays of Python objects, through the capsules of Arrow's C data interface: no row is copied.
//!
//! Source: "The Arrow PyCapsule Interface", Apache Arrow documentation. This is the only module with `unsafe` code: the
//! interface passes pointers. `arrow-array` reads and releases the structs that they point to.
#![allow(unsafe_code)]

use std::ffi::CStr;
use std::ptr::NonNull;

use arrow_array::ArrayReader;
use arrow_array::array::{ArrayRef, make_array};
use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi};
use arrow_array::ffi_stream::{ArrayStreamReader, FFI_ArrowArrayStream};
use arrow_schema::{ArrowError, DataType};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use crate::bytes::type_name;

/// Names that the interface gives to capsules.
pub const SCHEMA: &CStr = c"arrow_schema";
pub const ARRAY: &CStr = c"arrow_array";
pub const STREAM: &CStr = c"arrow_array_stream";

/// The chunks of an object with `__arrow_c_array__` or `__arrow_c_stream__`, of a type that `accepts` takes; `None` for
/// other objects. The chunks keep the producer's memory alive.
///
/// # Errors
/// Those of the object and of `accepts`. `TypeError` if the capsules are not those of the interface, `ValueError` if
/// they were used before, or if offsets, lengths or counts of nulls contradict each other.
pub fn chunks(
    object: &Bound<'_, PyAny>,
    accepts: impl Fn(&DataType) -> PyResult<()>,
) -> PyResult<Option<Vec<ArrayRef>>> {
    let chunks = if let Some(export) = object.getattr_opt("__arrow_c_array__")? {
        let (schema, array) = export.call0()?.extract()?;
        vec![one(&schema, &array, accepts)?]
    } else if let Some(export) = object.getattr_opt("__arrow_c_stream__")? {
        stream(&export.call0()?, accepts)?
    } else {
        return Ok(None);
    };
    for chunk in &chunks {
        // Before the first access to a row: offsets are in order and within the values.
        chunk.to_data().validate_full().map_err(refused)?;
    }
    Ok(Some(chunks))
}

fn one(
    schema: &Bound<'_, PyAny>,
    array: &Bound<'_, PyAny>,
    accepts: impl Fn(&DataType) -> PyResult<()>,
) -> PyResult<ArrayRef> {
    let schema = pointer::<FFI_ArrowSchema>(schema, SCHEMA)?;
    let array = pointer::<FFI_ArrowArray>(array, ARRAY)?;
    // SAFETY: a capsule of this name owns an initialised struct, which is valid while the capsule is, and nothing else
    // runs in the interpreter meanwhile.
    let schema = unsafe { schema.as_ref() };
    // SAFETY: as above. The struct is moved out, and the one that stays in the capsule is marked as released.
    let array = unsafe { FFI_ArrowArray::from_raw(array.as_ptr()) };
    if array.is_released() {
        return Err(PyValueError::new_err(
            "the Arrow array was released before; export it again",
        ));
    }
    accepts(&DataType::try_from(schema).map_err(refused)?)?;
    // SAFETY: the producer promises that array and schema belong together, that buffers have the lengths that array and
    // offsets give, and that nobody changes them before the array is released.
    let data = unsafe { from_ffi(array, schema) }.map_err(refused)?;
    Ok(make_array(data))
}

fn stream(
    capsule: &Bound<'_, PyAny>,
    accepts: impl Fn(&DataType) -> PyResult<()>,
) -> PyResult<Vec<ArrayRef>> {
    let stream = pointer::<FFI_ArrowArrayStream>(capsule, STREAM)?;
    // SAFETY: as in `one`. The producer promises for each array of the stream what it promises for one.
    let stream = unsafe { FFI_ArrowArrayStream::from_raw(stream.as_ptr()) };
    let reader = ArrayStreamReader::try_new(stream).map_err(refused)?;
    accepts(reader.field().data_type())?;
    reader.map(|chunk| chunk.map_err(refused)).collect()
}

/// The pointer of a capsule.
fn pointer<T>(capsule: &Bound<'_, PyAny>, name: &CStr) -> PyResult<NonNull<T>> {
    let found = type_name(capsule);
    let wrong = || {
        PyTypeError::new_err(format!(
            "a capsule named {name:?} expected, found another object of type {found}"
        ))
    };
    let capsule = capsule.cast::<PyCapsule>().map_err(|_| wrong())?;
    let pointer = capsule.pointer_checked(Some(name)).map_err(|_| wrong())?;
    let pointer = pointer.cast::<T>();
    if pointer.is_aligned() {
        Ok(pointer)
    } else {
        Err(wrong())
    }
}

fn refused(error: ArrowError) -> PyErr {
    let text = error.to_string().replace('\n', " ");
    PyValueError::new_err(format!("the Arrow array cannot be read: {text}"))
}
