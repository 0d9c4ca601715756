//! `verify_ed25519` for DataFusion's package for Python, which takes functions of other libraries as capsules.

use std::sync::Arc;

use datafusion_ffi::udf::FFI_ScalarUDF;
use forge25519_datafusion::verify_ed25519;
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

/// The function `verify_ed25519(key, message, signature[, rule])`, for `datafusion.udf`.
#[pyclass(frozen, module = "limbforge_datafusion")]
struct VerifyEd25519;

#[pymethods]
impl VerifyEd25519 {
    #[new]
    fn new() -> Self {
        Self
    }

    fn __datafusion_scalar_udf__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let function = FFI_ScalarUDF::from(Arc::new(verify_ed25519()));
        PyCapsule::new_with_value(py, function, c"datafusion_scalar_udf")
    }
}

#[pymodule]
fn limbforge_datafusion(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<VerifyEd25519>()
}
