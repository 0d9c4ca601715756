//! Replays the signatures of a Parquet file on DataFusion, in this process, and with the same plan on a Ballista
//! cluster of two executors on this machine. Counts have to be those that were planted in the file.

mod cluster;
mod file;
mod options;
mod record;
mod replay;
mod rows;

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use tokio::signal::unix::{SignalKind, signal};

use crate::options::Options;
use crate::record::{Measured, Record};
use crate::replay::Replay;

/// Errors of two engines and of files, to be printed.
type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// One way to run the query: so many threads of this process, or so many executors.
#[derive(Clone, Copy)]
enum Way {
    Here(usize),
    Cluster(usize),
}

const WAYS: [(&str, Way); 4] = [
    ("1 process, 1 thread", Way::Here(1)),
    ("1 process, 2 threads", Way::Here(2)),
    ("1 executor of 1 thread", Way::Cluster(1)),
    ("2 executors of 1 thread", Way::Cluster(2)),
];

impl Way {
    async fn replay(self, file: &Path, limit: Duration) -> Result<Replay> {
        match self {
            Way::Here(threads) => replay::here(threads, file).await,
            Way::Cluster(executors) => cluster::on_cluster(executors, file, limit).await,
        }
    }
}

fn main() -> ExitCode {
    env_logger::init();
    let words: Vec<String> = std::env::args().skip(1).collect();
    let result = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["scheduler"] => cluster::scheduler().map(|()| true),
        ["executor", scheduler, work] => cluster::executor(scheduler, work).map(|()| true),
        _ => match Options::parse(&words) {
            Ok(options) => uninterrupted(&options),
            Err(message) => {
                eprintln!("{message}");
                return ExitCode::from(2);
            }
        },
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Replays. A signal drops what is under way, which ends the processes of a cluster and removes the files.
fn uninterrupted(options: &Options) -> Result<bool> {
    let runtime = tokio::runtime::Runtime::new()?;
    let result = runtime.block_on(async {
        let mut interrupt = signal(SignalKind::interrupt())?;
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            result = replays(options) => result,
            _ = interrupt.recv() => Err("interrupted".into()),
            _ = terminate.recv() => Err("terminated".into()),
        }
    });
    // Does not wait for threads that still sign.
    runtime.shutdown_background();
    result
}

/// Whether all counts are those that were planted.
async fn replays(options: &Options) -> Result<bool> {
    let folder = tempfile::tempdir()?;
    let file = options
        .file
        .clone()
        .unwrap_or_else(|| folder.path().join("signatures.parquet"));
    // Now, because a run of hours should not end with a folder that does not exist.
    let json = match &options.json {
        Some(path) => Some((path, file::draft(path)?)),
        None => None,
    };
    let start = Instant::now();
    file::write(&file, options.rows, replay::PARTS as u64).await?;
    let planted = rows::planted(options.rows);
    let bytes = std::fs::metadata(&file)?.len();
    println!(
        "signed {} messages in {:.1} s: {} MB of Parquet",
        options.rows,
        start.elapsed().as_secs_f64(),
        bytes / 1_000_000
    );

    let mut measured = WAYS.map(|(name, _)| Measured {
        name,
        seconds: Vec::new(),
    });
    let mut is_right = true;
    for turn in 0..options.turns {
        // Each turn begins with another way.
        for i in 0..WAYS.len() {
            let at = (turn + i) % WAYS.len();
            let (name, way) = WAYS[at];
            let Replay {
                counts,
                seconds,
                idle,
            } = way
                .replay(&file, options.limit())
                .await
                .map_err(|error| format!("{name}: {error}"))?;
            let rate = options.rows as f64 / seconds;
            println!("{name}: {counts} in {seconds:.2} s, {rate:.0} a second");
            measured[at].seconds.push(seconds);
            if idle > 0 {
                eprintln!(
                    "{name}: {idle} had nothing to do; a file with more rows has work for all"
                );
            }
            if counts != planted {
                eprintln!("{name}: the file has {planted}");
                is_right = false;
            }
        }
    }
    if let (Some((path, mut draft)), true) = (json, is_right) {
        let record = Record {
            rows: options.rows,
            bytes,
            planted,
            measured: &measured,
        };
        record.write(&mut draft)?;
        draft.persist(path)?;
    }
    Ok(is_right)
}
