//! Tables for libraries that read Arrow.

use std::sync::Arc;

use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{ArrayRef, Float64Array, RecordBatch, RecordBatchIterator, StringArray};
use arrow_schema::{DataType, Field, Schema};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use crate::capsule::STREAM;

/// A named column.
type Column<T> = (String, Vec<Option<T>>);

/// The capsule of a stream with one batch: columns of text, then of numbers.
///
/// # Errors
/// `ValueError` if columns have different lengths.
#[pyfunction]
pub fn arrow_stream<'py>(
    py: Python<'py>,
    texts: Vec<Column<String>>,
    numbers: Vec<Column<f64>>,
) -> PyResult<Bound<'py, PyCapsule>> {
    let mut fields = Vec::new();
    let mut arrays: Vec<ArrayRef> = Vec::new();
    for (name, values) in texts {
        fields.push(Field::new(name, DataType::Utf8, true));
        arrays.push(Arc::new(StringArray::from(values)));
    }
    for (name, values) in numbers {
        fields.push(Field::new(name, DataType::Float64, true));
        arrays.push(Arc::new(Float64Array::from(values)));
    }
    let batch = RecordBatch::try_new(Arc::new(Schema::new(fields)), arrays)
        .map_err(|error| PyValueError::new_err(error.to_string()))?;
    let schema = batch.schema();
    let batches = RecordBatchIterator::new([Ok(batch)], schema);
    let stream = FFI_ArrowArrayStream::new(Box::new(batches));
    PyCapsule::new_with_value(py, stream, STREAM)
}
