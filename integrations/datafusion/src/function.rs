//! The function as DataFusion calls it: types while a query is planned, batches while it runs.

use std::sync::Arc;

use datafusion_common::arrow::array::{Array, BooleanArray, Scalar};
use datafusion_common::arrow::compute::kernels::cmp::distinct;
use datafusion_common::arrow::datatypes::{DataType, Field, FieldRef};
use datafusion_common::{Result, ScalarValue, internal_err, plan_err};
use datafusion_expr::{
    ColumnarValue, ReturnFieldArgs, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature,
    Volatility,
};
use forge25519::Rule;

use crate::{bytes, verdicts::verdicts};

/// The name in SQL.
pub const NAME: &str = "verify_ed25519";

/// The arguments that are bytes, each with the length that it must have.
const COLUMNS: [(&str, Option<i32>); 3] = [
    ("key", Some(32)),
    ("message", None),
    ("signature", Some(64)),
];

/// The scalar function, to register in a session.
pub fn verify_ed25519() -> ScalarUDF {
    ScalarUDF::new_from_impl(VerifyEd25519 {
        signature: Signature::user_defined(Volatility::Immutable),
    })
}

#[derive(Debug, PartialEq, Eq, Hash)]
struct VerifyEd25519 {
    signature: Signature,
}

impl ScalarUDFImpl for VerifyEd25519 {
    fn name(&self) -> &str {
        NAME
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    /// Refuses nothing: `return_field_from_args` does, because DataFusion adds lines to what is said here.
    fn coerce_types(&self, given: &[DataType]) -> Result<Vec<DataType>> {
        let read = |(at, given): (usize, &DataType)| match bytes::type_of(given) {
            Some(read) if at < COLUMNS.len() => read,
            _ => given.clone(),
        };
        Ok(given.iter().enumerate().map(read).collect())
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        Ok(DataType::Boolean)
    }

    fn return_field_from_args(&self, arguments: ReturnFieldArgs) -> Result<FieldRef> {
        let fields = arguments.arg_fields;
        if !(COLUMNS.len()..=COLUMNS.len() + 1).contains(&fields.len()) {
            let count = fields.len();
            return plan_err!(
                "{NAME} takes (key, message, signature) and an optional rule, not {count} arguments"
            );
        }
        for (column, field) in COLUMNS.iter().zip(fields) {
            check_type(column, field.data_type())?;
        }
        if let Some(field) = fields.get(COLUMNS.len()) {
            let literal = arguments.scalar_arguments.get(COLUMNS.len());
            self::rule(literal.copied().flatten(), field.data_type())?;
        }
        let is_nullable = fields.iter().any(|field| field.is_nullable());
        Ok(Arc::new(Field::new(NAME, DataType::Boolean, is_nullable)))
    }

    fn is_strict(&self) -> bool {
        true
    }

    fn invoke_with_args(&self, arguments: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let (columns, rule) = match arguments.args.as_slice() {
            [key, message, signature] => ([key, message, signature], Rule::default()),
            [key, message, signature, rule] => (
                [key, message, signature],
                self::rule(constant(rule)?.as_ref(), &rule.data_type())?,
            ),
            _ => return internal_err!("{NAME} was called with {} arguments", arguments.args.len()),
        };
        let is_constant = columns.iter().all(|column| literal(column).is_some());
        let rows = if is_constant {
            1
        } else {
            arguments.number_rows
        };
        let [keys, messages, signatures] = columns.map(|column| bytes::rows(column, rows));
        let verdicts = verdicts(rule, &keys?, &messages?, &signatures?);
        Ok(if is_constant {
            ColumnarValue::Scalar(ScalarValue::Boolean(verdicts[0]))
        } else {
            ColumnarValue::Array(Arc::new(BooleanArray::from(verdicts)))
        })
    }
}

/// Refuses a column that cannot be what its name says.
fn check_type((name, length): &(&str, Option<i32>), given: &DataType) -> Result<()> {
    match (bytes::type_of(given), *length) {
        (Some(DataType::FixedSizeBinary(width)), Some(length)) if width != length => {
            plan_err!(
                "the {name} of {NAME} is FixedSizeBinary({width}); a {name} has {length} bytes"
            )
        }
        (Some(_), _) => Ok(()),
        (None, _) => plan_err!(
            "the {name} of {NAME} is {given}; pass binary, as by CAST({name} AS BYTEA) or decode({name}, 'hex')"
        ),
    }
}

fn literal(argument: &ColumnarValue) -> Option<&ScalarValue> {
    match argument {
        ColumnarValue::Scalar(value) => Some(value),
        ColumnarValue::Array(_) => None,
    }
}

/// The value that an argument has in all rows. The foreign function interface passes literals as columns.
fn constant(argument: &ColumnarValue) -> Result<Option<ScalarValue>> {
    let array = match argument {
        ColumnarValue::Scalar(value) => return Ok(Some(value.clone())),
        ColumnarValue::Array(array) if array.is_empty() => return Ok(None),
        ColumnarValue::Array(array) => array,
    };
    let first = array.slice(0, 1);
    let differs = distinct(array, &Scalar::new(first))?;
    Ok(match differs.true_count() {
        0 => Some(ScalarValue::try_from_array(array, 0)?),
        _ => None,
    })
}

/// The rule that an argument names.
fn rule(literal: Option<&ScalarValue>, given: &DataType) -> Result<Rule> {
    let Some(literal) = literal else {
        return plan_err!(
            "the rule of {NAME} is not a literal, but a column of type {given}; {}",
            rules()
        );
    };
    match literal.try_as_str().flatten().and_then(Rule::named) {
        Some(rule) => Ok(rule),
        None => plan_err!("{NAME} knows no rule {literal}; {}", rules()),
    }
}

fn rules() -> String {
    let names = Rule::ALL.map(|rule| format!("'{}'", rule.name()));
    format!("write one of {}", names.join(", "))
}
