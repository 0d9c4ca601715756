//! Limbforge and forge25519 for Python: the module `limbforge._native`, which the package `limbforge` wraps.
//!
//! Errors of the libraries become `ValueError`, or `TypeError` where an argument has the wrong type.

mod bytes;
mod capsule;
mod column;
mod ed25519;
mod element;
mod field;
mod rows;
mod table;
mod verdicts;

use pyo3::prelude::*;

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<field::Field>()?;
    module.add_class::<element::Element>()?;
    module.add_class::<ed25519::Seed>()?;
    module.add_class::<verdicts::Verdicts>()?;
    module.add_function(wrap_pyfunction!(ed25519::decodes, module)?)?;
    module.add_function(wrap_pyfunction!(ed25519::verify_many, module)?)?;
    module.add_function(wrap_pyfunction!(table::arrow_stream, module)?)?;
    module.add_function(wrap_pyfunction!(ed25519::x25519, module)?)?;
    module.add_function(wrap_pyfunction!(ed25519::x25519_public, module)?)?;
    Ok(())
}
