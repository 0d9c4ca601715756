//! The Parquet file.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::thread;

use datafusion::arrow::array::{ArrayRef, BinaryArray, RecordBatch};
use datafusion::arrow::error::ArrowError;
use datafusion::parquet::arrow::ArrowWriter;
use datafusion::parquet::file::properties::WriterProperties;
use tempfile::NamedTempFile;
use tokio::task::spawn_blocking;

use crate::Result;
use crate::rows::{Row, Signers};

/// Rows of a group at most. Engines read groups side by side.
const GROUP: u64 = 100_000;

/// Writes rows 0 to `rows` in groups that `parts` readers can share evenly. Signs with all cores. If the future is
/// dropped, there is no file.
pub async fn write(path: &Path, rows: u64, parts: u64) -> Result<()> {
    let signers = Arc::new(Signers::new());
    let group = rows.div_ceil(4 * parts).clamp(1, GROUP);
    // Keys repeat. Messages and signatures do not, and cannot be compressed.
    let properties = WriterProperties::builder()
        .set_dictionary_enabled(false)
        .set_column_dictionary_enabled("key".into(), true)
        .set_max_row_group_row_count(Some(group as usize))
        .build();
    let schema = batch(&[])?.schema();
    let mut draft = draft(path)?;
    let mut writer = ArrowWriter::try_new(draft.as_file_mut(), schema, Some(properties))?;
    let mut start = 0;
    while start < rows {
        let end = rows.min(start + group);
        let signers = signers.clone();
        let group = spawn_blocking(move || signed(&signers, start..end)).await?;
        writer.write(&batch(&group)?)?;
        start = end;
    }
    writer.close()?;
    draft.persist(path)?;
    Ok(())
}

/// A file in the folder of `path`, to be written and then renamed to it.
pub fn draft(path: &Path) -> Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))
        .map_err(|error| format!("cannot write {}: {error}", path.display()).into())
}

fn signed(signers: &Signers, rows: Range<u64>) -> Vec<Row> {
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let share = (rows.end - rows.start).div_ceil(cores).max(1);
    thread::scope(|scope| {
        let starts = rows.clone().step_by(share as usize);
        let shares: Vec<_> = starts
            .map(|start| scope.spawn(move || signers.rows(start..rows.end.min(start + share))))
            .collect();
        shares
            .into_iter()
            .flat_map(|share| share.join().expect("signing does not panic"))
            .collect()
    })
}

/// Three columns of bytes.
fn batch(rows: &[Row]) -> std::result::Result<RecordBatch, ArrowError> {
    fn column<'a>(values: impl Iterator<Item = &'a Option<Vec<u8>>>) -> ArrayRef {
        Arc::new(values.map(Option::as_deref).collect::<BinaryArray>())
    }
    RecordBatch::try_from_iter_with_nullable([
        ("key", column(rows.iter().map(|row| &row.key)), true),
        ("message", column(rows.iter().map(|row| &row.message)), true),
        (
            "signature",
            column(rows.iter().map(|row| &row.signature)),
            true,
        ),
    ])
}
