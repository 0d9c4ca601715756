//! Verdicts of many signatures, a bit for each.

use arrow_array::builder::BooleanBuilder;
use arrow_array::ffi::to_ffi;
use arrow_array::{Array, BooleanArray};
use arrow_schema::DataType;
use pyo3::exceptions::{PyIndexError, PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule, PyList, PySlice, PyTuple, PyType};

use crate::capsule::{ARRAY, SCHEMA};

/// A sequence of True, False and None, which is also an Arrow array of booleans.
#[pyclass(frozen, sequence, module = "limbforge.forge25519")]
pub struct Verdicts(pub BooleanArray);

impl Verdicts {
    fn get(&self, row: usize) -> Option<bool> {
        self.0.is_valid(row).then(|| self.0.value(row))
    }

    pub fn to_vec(&self) -> Vec<Option<bool>> {
        self.0.iter().collect()
    }
}

#[pymethods]
impl Verdicts {
    #[new]
    fn new(verdicts: Vec<Option<bool>>) -> Verdicts {
        let mut bits = BooleanBuilder::with_capacity(verdicts.len());
        verdicts
            .into_iter()
            .for_each(|verdict| bits.append_option(verdict));
        Verdicts(bits.finish())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (Vec<Option<bool>>,)) {
        (py.get_type::<Verdicts>(), (self.to_vec(),))
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __getitem__<'py>(&self, index: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let (py, length) = (index.py(), self.0.len() as isize);
        if let Ok(slice) = index.cast::<PySlice>() {
            let part = slice.indices(length)?;
            let rows = (0..part.slicelength as isize).map(|i| part.start + i * part.step);
            let part = rows.map(|row| self.get(row as usize)).collect();
            return Ok(Bound::new(py, Verdicts::new(part))?.into_any());
        }
        let row = match index.extract::<isize>() {
            Err(error) if error.is_instance_of::<PyOverflowError>(py) => isize::MAX,
            row => row?,
        };
        let row = if row < 0 { row + length } else { row };
        if !(0..length).contains(&row) {
            return Err(PyIndexError::new_err("row out of range"));
        }
        Ok(self.get(row as usize).into_pyobject(py)?.into_any())
    }

    /// The number of rows with a verdict: True, False or None.
    fn count(&self, verdict: Option<bool>) -> usize {
        match verdict {
            Some(true) => self.0.true_count(),
            Some(false) => self.0.false_count(),
            None => self.0.null_count(),
        }
    }

    /// Equal to verdicts, lists and tuples with the same items.
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        if let Ok(other) = other.cast::<Verdicts>() {
            return self.0 == other.get().0;
        }
        let items = other.is_instance_of::<PyList>() || other.is_instance_of::<PyTuple>();
        items
            && other
                .extract::<Vec<Option<bool>>>()
                .is_ok_and(|other| other == self.to_vec())
    }

    /// A bit for each row, the least significant of a byte first: 1 if the signature is valid. Unused bits are 0.
    #[getter]
    fn bitmap<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.values().sliced())
    }

    /// A bit for each row: 0 if it is None. None if there is no such row.
    #[getter]
    fn validity<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyBytes>> {
        let nulls = self.0.nulls()?;
        Some(PyBytes::new(py, &nulls.inner().sliced()))
    }

    /// The capsules of Arrow's PyCapsule interface, of type bool. Nothing is copied.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        // The interface lets producers ignore a request that they cannot follow.
        let _ = requested_schema;
        let (array, schema) =
            to_ffi(&self.0.to_data()).map_err(|error| PyValueError::new_err(error.to_string()))?;
        let schema = PyCapsule::new_with_value(py, schema, SCHEMA)?;
        Ok((schema, PyCapsule::new_with_value(py, array, ARRAY)?))
    }

    /// The type alone.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = arrow_schema::ffi::FFI_ArrowSchema::try_from(&DataType::Boolean);
        let schema = schema.map_err(|error| PyValueError::new_err(error.to_string()))?;
        PyCapsule::new_with_value(py, schema, SCHEMA)
    }

    fn __repr__(&self) -> String {
        format!(
            "Verdicts({} valid, {} not valid, {} null)",
            self.0.true_count(),
            self.0.false_count(),
            self.0.null_count()
        )
    }
}
