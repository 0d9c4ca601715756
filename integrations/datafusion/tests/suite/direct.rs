//! Calls that no plan makes: errors, not panics.

use std::sync::Arc;

use datafusion::arrow::array::{ArrayRef, AsArray, StringArray};
use datafusion::arrow::datatypes::{DataType, Field};
use datafusion::common::{Result, ScalarValue};
use datafusion::config::ConfigOptions;
use datafusion::logical_expr::{ColumnarValue, ScalarFunctionArgs};
use forge25519_datafusion::verify_ed25519;

use crate::session::{Row, column, expected, row};

fn invoke(args: Vec<ColumnarValue>, number_rows: usize) -> Result<ColumnarValue> {
    let fields = args
        .iter()
        .map(|arg| Arc::new(Field::new("", arg.data_type(), true)));
    verify_ed25519().invoke_with_args(ScalarFunctionArgs {
        arg_fields: fields.collect(),
        args,
        number_rows,
        return_field: Arc::new(Field::new("", DataType::Boolean, true)),
        config_options: Arc::new(ConfigOptions::default()),
    })
}

fn arrays(rows: &[Row]) -> Vec<ColumnarValue> {
    (0..3)
        .map(|at| ColumnarValue::Array(column(rows, at)))
        .collect()
}

#[test]
fn columns_that_do_not_fit() {
    let rows: Vec<Row> = (0..5).map(row).collect();
    let ColumnarValue::Array(found) = invoke(arrays(&rows), 5).expect("it fits") else {
        panic!("not an array")
    };
    assert_eq!(
        found.as_boolean().iter().collect::<Vec<_>>(),
        expected(Default::default(), &rows)
    );

    for number_rows in [0, 4, 6] {
        assert!(invoke(arrays(&rows), number_rows).is_err(), "{number_rows}");
    }
    let text: ArrayRef = Arc::new(StringArray::from(vec!["a"; 5]));
    for at in 0..3 {
        let mut shorter = arrays(&rows);
        shorter[at] = ColumnarValue::Array(column(&rows[1..], at));
        assert!(invoke(shorter, 5).is_err());
        let mut texts = arrays(&rows);
        texts[at] = ColumnarValue::Array(text.clone());
        assert!(invoke(texts.clone(), 5).is_err());
        texts[at] = ColumnarValue::Scalar(ScalarValue::Utf8(None));
        assert!(invoke(texts, 5).is_err());
    }
}

#[test]
fn arguments_that_do_not_fit() {
    let rows = [row(0)];
    for count in [0, 1, 2] {
        assert!(invoke(arrays(&rows)[..count].to_vec(), 1).is_err());
    }
    for rule in [
        ColumnarValue::Array(Arc::new(StringArray::from(vec!["strictly"]))),
        ColumnarValue::Array(Arc::new(StringArray::from(vec![None::<&str>]))),
        ColumnarValue::Scalar(ScalarValue::Utf8(None)),
        ColumnarValue::Scalar(ScalarValue::Int64(Some(1))),
        ColumnarValue::Scalar(ScalarValue::from("strictly")),
    ] {
        let mut args = arrays(&rows);
        args.push(rule);
        assert!(invoke(args, 1).is_err());
    }
    let mut five = arrays(&rows);
    five.extend(["strict", "strict"].map(|rule| ColumnarValue::Scalar(ScalarValue::from(rule))));
    assert!(invoke(five, 1).is_err());
}

#[test]
fn literals_for_no_rows() {
    let literal = |bytes: Option<Vec<u8>>| ColumnarValue::Scalar(ScalarValue::Binary(bytes));
    for number_rows in [0, 1, 7] {
        let found = invoke(row(0).map(literal).to_vec(), number_rows).expect("literals");
        assert!(matches!(
            found,
            ColumnarValue::Scalar(ScalarValue::Boolean(Some(true)))
        ));
        let none = invoke(vec![literal(None); 3], number_rows).expect("literals");
        assert!(matches!(
            none,
            ColumnarValue::Scalar(ScalarValue::Boolean(None))
        ));
    }
}

/// A column is a rule if it has the same value in all rows: the foreign function interface makes it of a literal.
#[test]
fn rules_as_columns() {
    let rows: Vec<Row> = (0..3).map(row).collect();
    let with = |names: Vec<Option<&str>>| {
        let mut args = arrays(&rows);
        args.push(ColumnarValue::Array(Arc::new(StringArray::from(names))));
        invoke(args, 3)
    };
    let ColumnarValue::Array(found) = with(vec![Some("strict"); 3]).expect("a rule") else {
        panic!("not an array")
    };
    assert_eq!(
        found.as_boolean().iter().collect::<Vec<_>>(),
        [Some(true), Some(true), Some(false)]
    );
    for names in [
        vec![Some("strict"), Some("strict"), Some("zip215")],
        vec![Some("strict"), None, Some("strict")],
        vec![None, Some("strict"), Some("strict")],
        vec![None; 3],
    ] {
        assert!(with(names).is_err());
    }
}
