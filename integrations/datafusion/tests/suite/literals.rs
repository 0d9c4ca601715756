//! Literals in every position.

use datafusion::arrow::array::{AsArray, RecordBatch};
use datafusion::common::ScalarValue;
use datafusion::prelude::{Expr, col, lit};
use forge25519::Rule;
use forge25519_datafusion::verify_ed25519;

use crate::session::{Row, binary, expected, row, session};

const NAMES: [&str; 3] = ["key", "message", "signature"];

/// The verdicts of a call with these arguments.
pub fn call(batch: RecordBatch, arguments: Vec<Expr>) -> Vec<Option<bool>> {
    let context = session(vec![batch]);
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let batches = runtime
        .block_on(async {
            context
                .table("t")
                .await?
                .select(vec![verify_ed25519().call(arguments)])?
                .collect()
                .await
        })
        .expect("a query");
    batches
        .iter()
        .flat_map(|batch| batch.column(0).as_boolean().iter().collect::<Vec<_>>())
        .collect()
}

/// Each choice of literals among the three, each type of literal: row 0 for these columns, and all rows for the others.
#[test]
fn each_choice_of_literals() {
    let rows: Vec<Row> = (0..12).map(row).collect();
    let types: [fn(Vec<u8>) -> ScalarValue; 4] = [
        |bytes| ScalarValue::Binary(Some(bytes)),
        |bytes| ScalarValue::LargeBinary(Some(bytes)),
        |bytes| ScalarValue::BinaryView(Some(bytes)),
        |bytes| ScalarValue::FixedSizeBinary(bytes.len() as i32, Some(bytes)),
    ];
    for choice in 0..8 {
        let is_literal = |at: usize| choice >> at & 1 == 1;
        let with_literals = |row: &Row| {
            std::array::from_fn(|at| {
                if is_literal(at) {
                    rows[0][at].clone()
                } else {
                    row[at].clone()
                }
            })
        };
        let with_literals: Vec<Row> = rows.iter().map(with_literals).collect();
        for scalar in types {
            let argument = |at: usize| match &rows[0][at] {
                Some(value) if is_literal(at) => lit(scalar(value.clone())),
                _ => col(NAMES[at]),
            };
            let found = call(binary(&rows), (0..3).map(argument).collect());
            assert_eq!(
                found,
                expected(Rule::Rfc8032, &with_literals),
                "literals {choice:03b}"
            );
        }
    }
}

#[test]
fn null_literals_give_nulls() {
    let rows: Vec<Row> = (0..4).map(row).collect();
    for (at, name) in NAMES.into_iter().enumerate() {
        for null in [
            ScalarValue::Null,
            ScalarValue::Binary(None),
            ScalarValue::BinaryView(None),
        ] {
            let argument = |i: usize| {
                if i == at {
                    lit(null.clone())
                } else {
                    col(NAMES[i])
                }
            };
            assert_eq!(
                call(binary(&rows), (0..3).map(argument).collect()),
                [None; 4],
                "{name}"
            );
        }
    }
}

/// Literals alone are computed while the query is planned, or once for a batch.
#[test]
fn literals_alone() {
    let call =
        |row: Row| verify_ed25519().call(row.map(|value| lit(ScalarValue::Binary(value))).to_vec());
    let context = session(vec![binary(&[row(0), row(1)])]);
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    for (i, verdict) in [(0, "true"), (2, "false")] {
        let plan = runtime.block_on(async {
            let frame = context
                .table("t")
                .await?
                .select(vec![call(row(i)).alias("v")])?;
            frame.into_optimized_plan()
        });
        let plan = plan.expect("a plan").to_string();
        assert!(plan.contains(&format!("Boolean({verdict}) AS v")), "{plan}");
    }
}
