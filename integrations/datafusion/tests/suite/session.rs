//! Rows, single verdicts on them, and queries.

use std::sync::Arc;

use datafusion::arrow::array::{Array, ArrayRef, AsArray, BinaryArray, RecordBatch};
use datafusion::datasource::MemTable;
use datafusion::error::Result;
use datafusion::prelude::{SessionConfig, SessionContext};
use forge25519::{Rule, Signature, Signer, SigningKey, VerifyingKey};
use forge25519_datafusion::verify_ed25519;

/// Key, message and signature.
pub type Row = [Option<Vec<u8>>; 3];

/// The three columns as arguments.
pub const COLUMNS: &str = "verify_ed25519(key, message, signature)";

/// A signed message of five bytes. Every third is spoilt: in turn the message, the signature and the key.
pub fn row(i: usize) -> Row {
    let signer = SigningKey::from_bytes(&[(i % 5) as u8 + 1; 32]);
    let mut message = format!("{i:05}").into_bytes();
    let (mut key, mut signature) = (
        signer.verifying_key().as_bytes().to_vec(),
        signer.sign(&message).to_bytes().to_vec(),
    );
    match i % 9 {
        2 => message[0] ^= 1,
        5 => signature[63] ^= 1,
        8 => key[31] ^= 0x80,
        _ => {}
    }
    [Some(key), Some(message), Some(signature)]
}

/// The verdict of one verification; malformed keys and signatures are invalid.
pub fn single(rule: Rule, [key, message, signature]: &Row) -> Option<bool> {
    let (key, message, signature) = (key.as_ref()?, message.as_ref()?, signature.as_ref()?);
    let key = <&[u8; 32]>::try_from(key.as_slice())
        .ok()
        .and_then(|key| VerifyingKey::from_bytes(key).ok());
    let signature = <&[u8; 64]>::try_from(signature.as_slice())
        .ok()
        .map(Signature::from_bytes);
    let verified = key
        .zip(signature)
        .map(|(key, signature)| key.verify_with(rule, message, &signature));
    Some(verified.is_some_and(|verified| verified.is_ok()))
}

/// The single verdicts of the rows.
pub fn expected(rule: Rule, rows: &[Row]) -> Vec<Option<bool>> {
    rows.iter().map(|row| single(rule, row)).collect()
}

/// Column `at` of the rows.
pub fn column(rows: &[Row], at: usize) -> ArrayRef {
    Arc::new(
        rows.iter()
            .map(|row| row[at].as_deref())
            .collect::<BinaryArray>(),
    )
}

/// Columns `key`, `message` and `signature`.
pub fn batch(columns: [ArrayRef; 3]) -> RecordBatch {
    let [key, message, signature] = columns;
    let columns = [
        ("key", key, true),
        ("message", message, true),
        ("signature", signature, true),
    ];
    RecordBatch::try_from_iter_with_nullable(columns).expect("columns of equal lengths")
}

/// The rows in columns of type `Binary`.
pub fn binary(rows: &[Row]) -> RecordBatch {
    batch([0, 1, 2].map(|at| column(rows, at)))
}

/// A session with the function, and with the batches as the table `t`.
pub fn session(batches: Vec<RecordBatch>) -> SessionContext {
    // Several partitions would return batches in any order.
    let context = SessionContext::new_with_config(SessionConfig::new().with_target_partitions(1));
    context.register_udf(verify_ed25519());
    let table =
        MemTable::try_new(batches[0].schema(), vec![batches]).expect("batches of one schema");
    context
        .register_table("t", Arc::new(table))
        .expect("a new name");
    context
}

/// The rows of the first column.
pub fn query(context: &SessionContext, text: &str) -> Result<Vec<Option<bool>>> {
    let runtime = tokio::runtime::Runtime::new()?;
    let batches = runtime.block_on(async { context.sql(text).await?.collect().await })?;
    let verdicts = batches
        .iter()
        .flat_map(|batch| batch.column(0).as_boolean().iter().collect::<Vec<_>>());
    Ok(verdicts.collect())
}

/// The verdict of each row of the batches.
pub fn verdicts(batches: Vec<RecordBatch>, expression: &str) -> Vec<Option<bool>> {
    query(&session(batches), &format!("SELECT {expression} FROM t")).expect("a query")
}

/// The array with the same values in another type.
pub fn cast(array: &dyn Array, to: &datafusion::arrow::datatypes::DataType) -> ArrayRef {
    datafusion::arrow::compute::cast(array, to).expect("a cast that Arrow has")
}
