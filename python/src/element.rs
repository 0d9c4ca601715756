//! Elements of fields. Every operation runs a checked program of the field.

use std::sync::Arc;

use limbforge::routine::{Datum, Sort};
use num_bigint::{BigInt, Sign};
use pyo3::exceptions::PyZeroDivisionError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt, PyString};

use crate::field::{Field, refused, same};

/// The other operand of an operation.
#[derive(FromPyObject)]
pub enum Operand<'py> {
    #[pyo3(transparent)]
    Element(Bound<'py, Element>),
    #[pyo3(transparent)]
    Int(BigInt),
}

/// A function of the package, and the prime, recipe and bytes that it makes an element of.
type Pickled<'py> = (Bound<'py, PyAny>, (BigInt, String, Bound<'py, PyBytes>));

/// An element of a field.
#[pyclass(frozen, module = "limbforge")]
pub struct Element {
    field: Arc<limbforge::Field>,
    /// Within tight bounds.
    limbs: Vec<BigInt>,
}

impl Element {
    /// The element of an int modulo the prime, or an element of the same field.
    ///
    /// # Errors
    /// `ValueError` for an element of another field.
    pub fn of(field: &Arc<limbforge::Field>, value: Operand<'_>) -> PyResult<Element> {
        match value {
            Operand::Element(element) => {
                let element = element.get();
                if same(&element.field, field) {
                    Ok(element.with(element.limbs.clone()))
                } else {
                    Err(refused(
                        "the elements are of two fields; convert one by its int",
                    ))
                }
            }
            Operand::Int(value) => {
                let prime = BigInt::from(field.prime.value().clone());
                let residue = ((value % &prime) + &prime) % &prime;
                let mut bytes = residue.to_bytes_le().1;
                bytes.resize(field.bytes(), 0);
                Element::decode(field, bytes)
                    .ok_or_else(|| refused("the number is not below the prime"))
            }
        }
    }

    /// The element of as many bytes as one has; `None` if their number is not below the prime.
    pub fn decode(field: &Arc<limbforge::Field>, bytes: Vec<u8>) -> Option<Element> {
        let results = field.call("from_bytes_canonical", &[Datum::Bytes(bytes)]);
        let canonical = results[1].words()[0] == BigInt::from(1);
        let field = Arc::clone(field);
        canonical.then(|| Element {
            field,
            limbs: results[0].words().to_vec(),
        })
    }

    fn with(&self, limbs: Vec<BigInt>) -> Element {
        Element {
            field: Arc::clone(&self.field),
            limbs,
        }
    }

    fn datum(&self) -> Datum {
        Datum::Words(self.limbs.clone())
    }

    /// The first result of an operation, carried if it is loose.
    fn call(&self, name: &str, args: &[Datum]) -> Element {
        let scope = self.field.scope();
        let loose = scope
            .signature(name)
            .is_some_and(|(_, results)| results[0] == Sort::Loose);
        let mut results = self.field.call(name, args);
        if loose && self.field.repr.has_loose() {
            results = self.field.call("carry", &results[..1]);
        }
        self.with(results[0].words().to_vec())
    }

    fn binary(&self, name: &str, other: Operand<'_>) -> PyResult<Element> {
        let other = Element::of(&self.field, other)?;
        Ok(self.call(name, &[self.datum(), other.datum()]))
    }

    fn inverse(&self) -> PyResult<Element> {
        if self.is_zero() {
            return Err(PyZeroDivisionError::new_err("0 has no inverse"));
        }
        Ok(self.call("invert", &[self.datum()]))
    }

    fn is_zero(&self) -> bool {
        self.encoding().iter().all(|byte| *byte == 0)
    }

    fn encoding(&self) -> Vec<u8> {
        match self.field.call("to_bytes", &[self.datum()]).swap_remove(0) {
            Datum::Bytes(bytes) => bytes,
            other => unreachable!("to_bytes returns bytes, not {other:?}"),
        }
    }

    fn value(&self) -> BigInt {
        BigInt::from_bytes_le(Sign::Plus, &self.encoding())
    }
}

#[pymethods]
impl Element {
    /// Its field.
    #[getter]
    fn field(&self) -> Field {
        Field(Arc::clone(&self.field))
    }

    fn __add__(&self, other: Operand<'_>) -> PyResult<Element> {
        self.binary("add", other)
    }

    fn __radd__(&self, other: Operand<'_>) -> PyResult<Element> {
        self.binary("add", other)
    }

    fn __sub__(&self, other: Operand<'_>) -> PyResult<Element> {
        self.binary("sub", other)
    }

    fn __rsub__(&self, other: Operand<'_>) -> PyResult<Element> {
        let other = Element::of(&self.field, other)?;
        Ok(self.call("sub", &[other.datum(), self.datum()]))
    }

    fn __mul__(&self, other: Operand<'_>) -> PyResult<Element> {
        self.binary("mul", other)
    }

    fn __rmul__(&self, other: Operand<'_>) -> PyResult<Element> {
        self.binary("mul", other)
    }

    fn __truediv__(&self, other: Operand<'_>) -> PyResult<Element> {
        let inverse = Element::of(&self.field, other)?.inverse()?;
        Ok(self.call("mul", &[self.datum(), inverse.datum()]))
    }

    fn __rtruediv__(&self, other: Operand<'_>) -> PyResult<Element> {
        let other = Element::of(&self.field, other)?;
        Ok(self.call("mul", &[other.datum(), self.inverse()?.datum()]))
    }

    fn __neg__(&self) -> Element {
        self.call("opp", &[self.datum()])
    }

    fn __pos__(&self) -> Element {
        self.with(self.limbs.clone())
    }

    /// A power. Time depends on the exponent; one below 0 is a power of the inverse.
    fn __pow__(
        &self,
        py: Python<'_>,
        exponent: BigInt,
        modulus: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Element> {
        if modulus.is_some() {
            return Err(refused("powers of elements take no modulus; leave it out"));
        }
        let (sign, magnitude) = exponent.into_parts();
        let words = magnitude.to_u64_digits();
        py.detach(|| {
            let inverse = (sign == Sign::Minus).then(|| self.inverse()).transpose()?;
            let base = inverse.as_ref().unwrap_or(self);
            Ok(base.call("vartime_pow", &[base.datum(), Datum::Exponent(words)]))
        })
    }

    /// Elements of one prime are equal if their values are. An int is equal to an element if it is the element's value,
    /// not another one of its class: otherwise equal objects would differ in their hashes.
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        match other.extract::<Operand<'_>>() {
            Ok(Operand::Element(other)) => {
                let other = other.get();
                self.field.prime.value() == other.field.prime.value()
                    && self.encoding() == other.encoding()
            }
            Ok(Operand::Int(value)) => other.is_instance_of::<PyInt>() && self.value() == value,
            Err(_) => false,
        }
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        self.value().into_pyobject(py)?.hash()
    }

    fn __bool__(&self) -> bool {
        !self.is_zero()
    }

    fn __int__(&self) -> BigInt {
        self.value()
    }

    /// The value as little-endian bytes.
    fn __bytes__<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.encoding())
    }

    fn __repr__(&self) -> String {
        format!("{} mod {}", self.value(), self.field.prime)
    }

    /// As its int with a specification, such as "x"; as `str` without.
    fn __format__<'py>(
        &self,
        py: Python<'py>,
        spec: &Bound<'py, PyString>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if spec.is_empty()? {
            return Ok(self.__repr__().into_pyobject(py)?.into_any());
        }
        let value = self.value().into_pyobject(py)?;
        value.call_method1(intern!(py, "__format__"), (spec,))
    }

    /// Pickled as prime, recipe and bytes.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Pickled<'py>> {
        let function = py.import("limbforge._pickled")?.getattr("element")?;
        let recipe = self.field.recipe.clone();
        Ok((function, (self.field().prime(), recipe, self.__bytes__(py))))
    }
}
