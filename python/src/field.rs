//! Fields: a prime compiled by a recipe.

use std::sync::Arc;

use limbforge::emit::{self, Options};
use limbforge::forecast::{Forecast, predicted_best};
use limbforge::ops::derive::derive;
use limbforge::plan::{Effort, Plan, candidates};
use limbforge::prime::Prime;
use num_bigint::BigInt;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::bytes::Bytes;
use crate::element::{Element, Operand};

pub fn refused(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A prime as an expression or a number.
#[derive(FromPyObject)]
enum Number {
    #[pyo3(transparent)]
    Text(String),
    #[pyo3(transparent)]
    Int(BigInt),
}

/// A prime field: its checked programs, by one recipe.
#[pyclass(frozen, module = "limbforge")]
pub struct Field(pub Arc<limbforge::Field>);

#[pymethods]
impl Field {
    /// The field of a prime: an int, or text such as "2^255-19" or "p256". By default by the recipe with the best
    /// prediction.
    #[new]
    #[pyo3(signature = (prime, recipe=None))]
    fn new(py: Python<'_>, prime: Number, recipe: Option<String>) -> PyResult<Field> {
        py.detach(|| compile(prime, recipe))
            .map(|field| Field(Arc::new(field)))
    }

    /// The prime.
    #[getter]
    pub fn prime(&self) -> BigInt {
        BigInt::from(self.0.prime.value().clone())
    }

    /// The recipe, from which the same field is made again.
    #[getter]
    fn recipe(&self) -> &str {
        &self.0.recipe
    }

    /// The length of an encoded element.
    #[getter]
    fn bytes(&self) -> usize {
        self.0.bytes()
    }

    /// The element of an int modulo the prime.
    fn __call__(&self, value: Operand<'_>) -> PyResult<Element> {
        Element::of(&self.0, value)
    }

    /// The element that little-endian bytes encode.
    // Python's name, as that of int.
    #[allow(clippy::wrong_self_convention)]
    fn from_bytes(&self, bytes: &Bound<'_, PyAny>) -> PyResult<Element> {
        let (bytes, wanted) = (Bytes::of(bytes)?, self.0.bytes());
        if bytes.len() != wanted {
            return Err(refused(format!(
                "an element has {wanted} bytes; found {}",
                bytes.len()
            )));
        }
        Element::decode(&self.0, bytes.to_vec()).ok_or_else(|| {
            refused("the encoded number is not below the prime; reduce it, or pass an int")
        })
    }

    /// The source of the field in a language: "rust", "c", "go" or "json".
    #[pyo3(signature = (language, name=None))]
    fn emit(&self, language: &str, name: Option<String>) -> PyResult<String> {
        let emitter = emit::by_name(language).ok_or_else(|| {
            let known: Vec<_> = emit::ALL.iter().map(|emitter| emitter.language()).collect();
            refused(format!(
                "there is no language {language:?}; pass one of {}",
                known.join(", ")
            ))
        })?;
        let name = name.unwrap_or_else(|| self.0.prime.identifier());
        let good = name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if !good {
            return Err(refused(format!(
                "{name:?} is not a valid name in code; use a letter, then letters, digits and `_`"
            )));
        }
        let (prime, recipe) = (&self.0.prime, &self.0.recipe);
        let mut command =
            format!("limbforge emit \"{prime}\" --lang {language} --recipe \"{recipe}\"");
        if name != prime.identifier() {
            command.push_str(&format!(" --name {name}"));
        }
        let options = Options {
            command,
            name,
            traits: false,
        };
        Ok(emitter.emit(&self.0, &options))
    }

    /// Recipes for the prime with predicted cycles on a model of a processor, the fastest first: a list of dicts.
    /// With full=False, only the leading recipe of each structure.
    #[pyo3(signature = (cpu="skylake", full=false))]
    fn plan<'py>(
        &self,
        py: Python<'py>,
        cpu: &str,
        full: bool,
    ) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let cpu = limbforge::target::find(cpu).map_err(refused)?;
        let effort = if full { Effort::Full } else { Effort::Quick };
        let forecasts = py.detach(|| {
            let plans = candidates(&self.0.prime, effort);
            let forecasts = plans
                .iter()
                .map(|plan| Forecast::of(&self.0.prime, plan, &cpu));
            let mut forecasts: Vec<_> = forecasts.filter_map(Result::ok).collect();
            forecasts.sort_by(|x, y| x.score().total_cmp(&y.score()));
            forecasts
        });
        let names = [
            "mul_latency",
            "mul_throughput",
            "square_latency",
            "square_throughput",
        ];
        let row = |forecast: &Forecast| {
            let row = PyDict::new(py);
            row.set_item("recipe", forecast.plan.to_string())?;
            for (name, cycles) in names.iter().zip(forecast.predicted()) {
                row.set_item(name, cycles)?;
            }
            Ok(row)
        };
        forecasts.iter().map(row).collect()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Field>();
        other.is_ok_and(|other| same(&self.0, &other.get().0))
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        (self.prime(), self.recipe()).into_pyobject(py)?.hash()
    }

    /// Pickled as prime and recipe.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (BigInt, String))> {
        let function = py.import("limbforge._pickled")?.getattr("field")?;
        Ok((function, (self.prime(), self.0.recipe.clone())))
    }

    fn __repr__(&self) -> String {
        format!("Field({:?}, {:?})", self.0.prime.to_string(), self.0.recipe)
    }
}

fn compile(prime: Number, recipe: Option<String>) -> PyResult<limbforge::Field> {
    let prime = match prime {
        Number::Text(text) => Prime::parse(&text).map_err(refused)?,
        Number::Int(value) => {
            let value = value.to_biguint();
            let value = value.ok_or(limbforge::prime::PrimeError::Negative);
            value.and_then(Prime::new).map_err(refused)?
        }
    };
    let field = match recipe {
        Some(recipe) => {
            let plan: Plan = recipe.parse().map_err(refused)?;
            derive(&prime, &plan).map_err(refused)?
        }
        None => predicted_best(&prime, 64)
            .ok_or_else(|| refused(format!("no recipe works for {prime}; pass another prime")))?,
    };
    let wanted = [
        "add",
        "sub",
        "opp",
        "mul",
        "invert",
        "vartime_pow",
        "to_bytes",
        "from_bytes_canonical",
    ];
    match wanted.iter().find(|name| !field.has(name)) {
        None => Ok(field),
        Some(name) => Err(refused(format!(
            "the field by `{}` has no {name}; pass another recipe",
            field.recipe
        ))),
    }
}

/// Whether two fields are the same, limb for limb.
pub fn same(x: &Arc<limbforge::Field>, y: &Arc<limbforge::Field>) -> bool {
    Arc::ptr_eq(x, y) || (x.prime.value() == y.prime.value() && x.recipe == y.recipe)
}
