//! The query, the same for one process and for a cluster.

use std::path::Path;
use std::time::Instant;

use datafusion::arrow::array::{AsArray, RecordBatch};
use datafusion::arrow::datatypes::Int64Type;
use datafusion::prelude::{ParquetReadOptions, SessionConfig, SessionContext};
use tokio::runtime::{self, Runtime};

use crate::Result;
use crate::rows::Counts;

/// Parts into which a plan divides the file: several for each core, so that none waits for long.
pub const PARTS: usize = 8;

/// The function stands in a subquery, so that it is computed once for a row.
const QUERY: &str = "SELECT valid, count(*) AS signatures
    FROM (SELECT verify_ed25519(key, message, signature) AS valid FROM signatures)
    GROUP BY valid";

/// Counts and seconds of a replay.
pub struct Replay {
    /// Verdicts.
    pub counts: Counts,
    /// From the query's text to its result.
    pub seconds: f64,
    /// Executors that had no part in it.
    pub idle: usize,
}

/// Settings for the plan. A small file too is divided.
pub fn config(config: SessionConfig) -> SessionConfig {
    config
        .with_target_partitions(PARTS)
        .set_usize("datafusion.optimizer.repartition_file_min_size", 1)
}

/// The counts of all signatures in the file.
pub async fn replay(context: &SessionContext, file: &Path) -> Result<Replay> {
    context.register_udf(forge25519_datafusion::verify_ed25519());
    context
        .register_parquet(
            "signatures",
            file.to_string_lossy(),
            ParquetReadOptions::default(),
        )
        .await?;
    let start = Instant::now();
    let batches = context.sql(QUERY).await?.collect().await?;
    Ok(Replay {
        seconds: start.elapsed().as_secs_f64(),
        counts: counts(&batches),
        idle: 0,
    })
}

/// In this process, with so many threads.
pub async fn here(threads: usize, file: &Path) -> Result<Replay> {
    let threads = Threads(Some(
        runtime::Builder::new_multi_thread()
            .worker_threads(threads)
            .enable_all()
            .build()?,
    ));
    let context = SessionContext::new_with_config(config(SessionConfig::new()));
    let file = file.to_owned();
    // As a task, because the caller's thread would compute too.
    let task = async move { replay(&context, &file).await };
    threads.0.as_ref().expect("not dropped").spawn(task).await?
}

/// Threads for one replay. If it is given up, they end without being waited for.
struct Threads(Option<Runtime>);

impl Drop for Threads {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

fn counts(batches: &[RecordBatch]) -> Counts {
    let mut counts = Counts::default();
    for batch in batches {
        let (verdicts, rows) = (
            batch.column(0).as_boolean(),
            batch.column(1).as_primitive::<Int64Type>(),
        );
        for (verdict, rows) in verdicts.iter().zip(rows.values()) {
            let count = match verdict {
                Some(true) => &mut counts.valid,
                Some(false) => &mut counts.invalid,
                None => &mut counts.null,
            };
            *count += *rows as u64;
        }
    }
    counts
}
