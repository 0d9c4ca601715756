//! Arguments that are columns of bytes, however Arrow stores them.

use datafusion_common::arrow::array::{ArrayAccessor, ArrayIter, AsArray};
use datafusion_common::arrow::datatypes::DataType;
use datafusion_common::{Result, ScalarValue, exec_err};
use datafusion_expr::ColumnarValue;

/// The type in which values of type `given` are read: their own, or that of a dictionary's values. `None` if they are
/// not bytes.
pub fn type_of(given: &DataType) -> Option<DataType> {
    match given {
        DataType::Null => Some(DataType::Binary),
        DataType::Binary
        | DataType::LargeBinary
        | DataType::BinaryView
        | DataType::FixedSizeBinary(_) => Some(given.clone()),
        DataType::Dictionary(_, values) => type_of(values),
        _ => None,
    }
}

/// The value of each row, without copies. A literal is the value of all rows.
///
/// # Errors
/// If the argument has another type than those that [`type_of`] gives, or does not have `rows` values.
pub fn rows(argument: &ColumnarValue, rows: usize) -> Result<Vec<Option<&[u8]>>> {
    let values = match argument {
        ColumnarValue::Scalar(
            ScalarValue::Binary(value)
            | ScalarValue::LargeBinary(value)
            | ScalarValue::BinaryView(value)
            | ScalarValue::FixedSizeBinary(_, value),
        ) => vec![value.as_deref(); rows],
        ColumnarValue::Scalar(value) => return unreadable(&value.data_type()),
        ColumnarValue::Array(array) => match array.data_type() {
            DataType::Binary => all(array.as_binary::<i32>()),
            DataType::LargeBinary => all(array.as_binary::<i64>()),
            DataType::BinaryView => all(array.as_binary_view()),
            DataType::FixedSizeBinary(_) => all(array.as_fixed_size_binary()),
            other => return unreadable(other),
        },
    };
    if values.len() != rows {
        return exec_err!("a column of {} values where {rows} rows are", values.len());
    }
    Ok(values)
}

fn all<'a>(array: impl ArrayAccessor<Item = &'a [u8]>) -> Vec<Option<&'a [u8]>> {
    ArrayIter::new(array).collect()
}

fn unreadable<T>(given: &DataType) -> Result<T> {
    exec_err!("a column of type {given} where bytes are expected")
}
