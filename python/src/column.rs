//! Columns: as many byte strings, or nulls, as a call has rows.

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef};
use arrow_schema::DataType;
use pyo3::buffer::PyBuffer;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::bytes::{self, Bytes};
use crate::capsule;

/// The rows of one argument. All can be read while the interpreter is released.
pub enum Column {
    /// Of an iterable.
    Items(Vec<Bytes>),
    /// Of one buffer: `count` rows of `width` bytes.
    Buffer {
        bytes: Bytes,
        width: usize,
        count: usize,
    },
    /// Of an Arrow array, in chunks.
    Arrow(Vec<ArrayRef>),
}

/// Names of a column, and the bytes of each row if all have the same.
pub struct Kind {
    pub one: &'static str,
    pub many: &'static str,
    pub width: Option<usize>,
    /// Reads an item of an iterable.
    pub item: fn(&Bound<'_, PyAny>) -> PyResult<Bytes>,
}

impl Kind {
    /// The column of an object: an Arrow array, a buffer or an iterable of buffers, in this order.
    ///
    /// # Errors
    /// `ValueError` for shapes, and `TypeError` for types, that cannot be such a column. Lengths of rows are
    /// looked at later.
    pub fn of(&self, object: &Bound<'_, PyAny>) -> PyResult<Column> {
        if let Some(chunks) = capsule::chunks(object, |found| self.accepts(found))? {
            return Ok(Column::Arrow(chunks));
        }
        if let Some(buffer) = bytes::buffer(object)? {
            return self.shaped(object, &buffer);
        }
        let many = self.many;
        let items = object.try_iter().map_err(|_| {
            let found = bytes::type_name(object);
            PyTypeError::new_err(format!(
                "the {many} are of type {found}; pass a list of bytes, a buffer or an Arrow array"
            ))
        })?;
        items
            .map(|item| (self.item)(&item?))
            .collect::<PyResult<_>>()
            .map(Column::Items)
    }

    fn accepts(&self, found: &DataType) -> PyResult<()> {
        let many = self.many;
        match (found, self.width) {
            (DataType::FixedSizeBinary(width), Some(wanted)) if *width as usize != wanted => {
                Err(PyValueError::new_err(format!(
                    "the {many} are an Arrow array of {width} bytes each; pass {wanted} for each"
                )))
            }
            (
                DataType::FixedSizeBinary(_)
                | DataType::Binary
                | DataType::LargeBinary
                | DataType::BinaryView
                | DataType::Null,
                _,
            ) => Ok(()),
            _ => Err(PyTypeError::new_err(format!(
                "the {many} are an Arrow array of {found}; cast it to binary"
            ))),
        }
    }

    fn shaped(&self, object: &Bound<'_, PyAny>, buffer: &PyBuffer<u8>) -> PyResult<Column> {
        let many = self.many;
        let (width, count) = match (buffer.shape(), self.width) {
            (&[length], Some(width)) if length % width == 0 => (width, length / width),
            (&[length], Some(width)) => {
                return Err(PyValueError::new_err(format!(
                    "the buffer of {many} has {length} bytes; pass {width} for each"
                )));
            }
            (&[count, width], None) => (width, count),
            (&[count, width], Some(wanted)) if width == wanted => (width, count),
            (shape, Some(wanted)) => {
                return Err(PyValueError::new_err(format!(
                    "the buffer of {many} has shape {shape:?}; pass (n, {wanted})"
                )));
            }
            (shape, None) => {
                return Err(PyTypeError::new_err(format!(
                    "the {many} are one buffer of shape {shape:?}; pass a list of bytes, or shape (n, length)"
                )));
            }
        };
        let bytes = Bytes::of_buffer(object, buffer)?;
        Ok(Column::Buffer {
            bytes,
            width,
            count,
        })
    }
}

impl Column {
    pub fn len(&self) -> usize {
        match self {
            Column::Items(items) => items.len(),
            Column::Buffer { count, .. } => *count,
            Column::Arrow(chunks) => chunks.iter().map(|chunk| chunk.len()).sum(),
        }
    }

    /// The rows, in order; `None` where the Arrow array has a null.
    pub fn rows(&self) -> Box<dyn Iterator<Item = Option<&[u8]>> + Send + '_> {
        match self {
            Column::Items(items) => Box::new(items.iter().map(|item| Some(&**item))),
            Column::Buffer {
                bytes,
                width,
                count,
            } => Box::new((0..*count).map(move |row| Some(&bytes[row * width..][..*width]))),
            Column::Arrow(chunks) => Box::new(chunks.iter().flat_map(chunk_rows)),
        }
    }
}

fn chunk_rows(chunk: &ArrayRef) -> Box<dyn Iterator<Item = Option<&[u8]>> + Send + '_> {
    match chunk.data_type() {
        DataType::FixedSizeBinary(_) => Box::new(chunk.as_fixed_size_binary().iter()),
        DataType::Binary => Box::new(chunk.as_binary::<i32>().iter()),
        DataType::LargeBinary => Box::new(chunk.as_binary::<i64>().iter()),
        DataType::BinaryView => Box::new(chunk.as_binary_view().iter()),
        DataType::Null => Box::new(std::iter::repeat_n(None, chunk.len())),
        other => unreachable!("`Kind::accepts` lets no {other} pass"),
    }
}
