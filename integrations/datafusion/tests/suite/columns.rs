//! Columns of every type and length, with nulls, offsets and malformed values.

use std::sync::Arc;

use datafusion::arrow::array::{
    Array, ArrayRef, DictionaryArray, FixedSizeBinaryArray, PrimitiveArray,
};
use datafusion::arrow::datatypes::{ArrowDictionaryKeyType, DataType, Int8Type, UInt64Type};
use forge25519::Rule;

use crate::session::{
    COLUMNS, Row, batch, binary, cast, column, expected, query, row, session, verdicts,
};

fn rows(count: usize) -> Vec<Row> {
    (0..count).map(row).collect()
}

/// Rows with nulls: in no column, in each alone, and in several.
fn with_nulls(count: usize) -> Vec<Row> {
    let mut rows = rows(count);
    for (i, row) in rows.iter_mut().enumerate() {
        for (at, value) in row.iter_mut().enumerate() {
            if i % 11 < 8 && (i % 11) >> at & 1 == 1 {
                *value = None;
            }
        }
    }
    rows
}

#[test]
fn any_number_of_rows() {
    for count in (0..=17).chain([1000]) {
        let rows = rows(count);
        let found = verdicts(vec![binary(&rows)], COLUMNS);
        assert_eq!(found, expected(Rule::Rfc8032, &rows), "{count} rows");
        let invalid = found
            .iter()
            .filter(|verdict| **verdict == Some(false))
            .count();
        assert_eq!(
            invalid,
            count / 9 * 3 + usize::from(count % 9 > 2) + usize::from(count % 9 > 5)
        );
    }
}

#[test]
fn nulls_in_each_column() {
    let rows = with_nulls(200);
    let found = verdicts(vec![binary(&rows)], COLUMNS);
    assert_eq!(found, expected(Rule::Rfc8032, &rows));
    for verdict in [Some(true), Some(false), None] {
        assert!(
            found.iter().filter(|found| **found == verdict).count() > 10,
            "{verdict:?}"
        );
    }
}

#[test]
fn columns_without_any_value() {
    for at in 0..3 {
        let mut columns = [0, 1, 2].map(|at| column(&rows(5), at));
        columns[at] = cast(
            &datafusion::arrow::array::NullArray::new(5),
            &DataType::Binary,
        );
        assert_eq!(verdicts(vec![batch(columns.clone())], COLUMNS), [None; 5]);
        columns[at] = Arc::new(datafusion::arrow::array::NullArray::new(5));
        assert_eq!(verdicts(vec![batch(columns)], COLUMNS), [None; 5]);
    }
}

/// Slices begin in the middle of a byte of the bitmap of nulls.
#[test]
fn slices_and_empty_batches() {
    let rows = with_nulls(100);
    let whole = binary(&rows);
    for (start, count) in [(0, 0), (1, 0), (3, 1), (5, 9), (13, 40), (91, 9)] {
        let found = verdicts(vec![whole.slice(start, count)], COLUMNS);
        assert_eq!(
            found,
            expected(Rule::Rfc8032, &rows[start..start + count]),
            "{start}, {count}"
        );
    }
    let pieces = [(0, 7), (7, 0), (7, 1), (8, 92)].map(|(start, count)| whole.slice(start, count));
    assert_eq!(
        verdicts(pieces.to_vec(), COLUMNS),
        expected(Rule::Rfc8032, &rows)
    );
}

/// Every type of bytes in every column, with nulls and in slices. Messages have five bytes.
#[test]
fn every_type_in_every_column() {
    let rows = with_nulls(60);
    let expected = expected(Rule::Rfc8032, &rows);
    for at in 0..3 {
        let fixed = DataType::FixedSizeBinary([32, 5, 64][at]);
        let plain = [
            DataType::Binary,
            DataType::LargeBinary,
            DataType::BinaryView,
            fixed,
        ];
        let given = column(&rows, at);
        let typed = plain.iter().map(|to| cast(&given, to));
        let dictionaries = plain.iter().flat_map(|to| {
            let values = cast(&given, to);
            [
                dictionary::<Int8Type>(&values),
                dictionary::<UInt64Type>(&values),
            ]
        });
        for array in typed.chain(dictionaries) {
            let mut columns = [0, 1, 2].map(|at| column(&rows, at));
            let case = format!("column {at} as {}", array.data_type());
            columns[at] = array;
            let whole = batch(columns);
            assert_eq!(verdicts(vec![whole.clone()], COLUMNS), expected, "{case}");
            assert_eq!(
                verdicts(vec![whole.slice(9, 30)], COLUMNS),
                expected[9..39],
                "{case}, in a slice"
            );
        }
    }
}

/// A dictionary with the values in reverse order, and the nulls among its keys.
fn dictionary<K: ArrowDictionaryKeyType>(values: &ArrayRef) -> ArrayRef
where
    K::Native: TryFrom<usize>,
{
    let last = values.len() - 1;
    let key = |at: usize| K::Native::try_from(last - at).unwrap_or_else(|_| panic!("{at} fits"));
    let reversed: Vec<usize> = (0..values.len()).rev().collect();
    let indices = datafusion::arrow::array::UInt64Array::from_iter_values(
        reversed.iter().map(|at| *at as u64),
    );
    let reversed =
        datafusion::arrow::compute::take(values, &indices, None).expect("indices within the array");
    let keys = (0..values.len()).map(|at| values.is_valid(at).then(|| key(at)));
    Arc::new(
        DictionaryArray::<K>::try_new(keys.collect::<PrimitiveArray<K>>(), reversed)
            .expect("keys within"),
    )
}

/// A dictionary without values can only have null keys.
#[test]
fn dictionaries_with_nulls_alone() {
    let keys: PrimitiveArray<Int8Type> = [None, None, None].into_iter().collect();
    let none: ArrayRef = Arc::new(DictionaryArray::new(keys, column(&[], 0)));
    let values: PrimitiveArray<Int8Type> = [Some(0), Some(1), None].into_iter().collect();
    let rows = [row(0), [None, None, None]];
    for at in 0..3 {
        let dictionary: ArrayRef =
            Arc::new(DictionaryArray::new(values.clone(), column(&rows, at)));
        let mut columns = [0, 1, 2].map(|at| column(&[row(0), row(1), row(3)], at));
        columns[at] = none.clone();
        assert_eq!(verdicts(vec![batch(columns.clone())], COLUMNS), [None; 3]);
        // A null among the values is a null, as one among the keys.
        columns[at] = dictionary;
        assert_eq!(
            verdicts(vec![batch(columns)], COLUMNS),
            [Some(true), None, None]
        );
    }
}

#[test]
fn malformed_keys_and_signatures_are_invalid() {
    let good = row(0);
    let mut rows = Vec::new();
    for (at, length) in [(0, 32), (2, 64)] {
        for length in [0, 1, length - 1, length + 1, 2 * length, 1000] {
            let mut row = good.clone();
            row[at]
                .as_mut()
                .expect("it has all values")
                .resize(length, 0);
            rows.push(row);
        }
    }
    // y = 2 is that of no point. A message may be empty.
    let no_point = [2].into_iter().chain([0; 31]).collect();
    rows.push([Some(no_point), good[1].clone(), good[2].clone()]);
    rows.push([good[0].clone(), Some(Vec::new()), good[2].clone()]);
    let malformed = rows.len();
    rows.push(good);
    let found = verdicts(vec![binary(&rows)], COLUMNS);
    assert_eq!(found, expected(Rule::Rfc8032, &rows));
    assert_eq!(found[..malformed], vec![Some(false); malformed]);
    assert_eq!(found[malformed], Some(true));
}

/// Arrow has arrays of values without bytes.
#[test]
fn messages_of_no_bytes() {
    use forge25519::{Signer, SigningKey};
    let signer = SigningKey::from_bytes(&[9; 32]);
    let row = [
        signer.verifying_key().as_bytes().to_vec(),
        Vec::new(),
        signer.sign(b"").to_bytes().to_vec(),
    ]
    .map(Some);
    let rows = vec![row; 3];
    let empty: ArrayRef = Arc::new(
        FixedSizeBinaryArray::try_new_with_len(0, Default::default(), None, 3)
            .expect("three values of no bytes"),
    );
    assert_eq!(
        verdicts(
            vec![batch([column(&rows, 0), empty, column(&rows, 2)])],
            COLUMNS
        ),
        [Some(true); 3]
    );
}

#[test]
fn conditions_of_queries() {
    let rows = with_nulls(90);
    let context = session(vec![binary(&rows)]);
    let verdicts = expected(Rule::Rfc8032, &rows);
    for (condition, wanted) in [
        (COLUMNS.to_owned(), Some(true)),
        (format!("NOT {COLUMNS}"), Some(false)),
        (format!("{COLUMNS} IS NULL"), None),
    ] {
        let found = query(
            &context,
            &format!("SELECT {COLUMNS} FROM t WHERE {condition}"),
        )
        .expect("a query");
        let count = verdicts
            .iter()
            .filter(|verdict| **verdict == wanted)
            .count();
        assert_eq!(found, vec![wanted; count], "{condition}");
    }
}

/// More rows than a batch of DataFusion has.
#[test]
fn batches_of_thousands() {
    let rows = with_nulls(9000);
    let found = verdicts(vec![binary(&rows)], COLUMNS);
    assert!(found == expected(Rule::Rfc8032, &rows), "a verdict differs");
}
