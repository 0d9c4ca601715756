//! `cargo xtask prove`: every program of every generated field as a theorem in Rocq. The hashes of what has been proved
//! are tracked, so that only what has changed is proved again.

use std::{collections::BTreeSet, fs, path::Path, time::Instant};

use limbforge::{Field, certificate::recheck};
use limbforge_lab::parallel::in_parallel;
use limbforge_prove::rocq::{Library, Line, Verdict, prove_theorems, theorems};

/// Which programs are proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Those whose hash is not in the list.
    New,
    /// All.
    All,
    /// Those whose hash is not in the list, and those in the list whose hash begins with this number modulo 10.
    Tenth(u32),
    /// None: a hash that is missing is an error.
    Check,
}

impl Extent {
    /// The extent that these words name.
    pub fn parse(words: &[String]) -> Option<Extent> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words.as_slice() {
            [] => Some(Extent::New),
            ["--all"] => Some(Extent::All),
            ["--check"] => Some(Extent::Check),
            ["--tenth", number] => number.parse().ok().map(|n: u32| Extent::Tenth(n % 10)),
            _ => None,
        }
    }
}

const LIST: &str = "proofs/proved.sha256";
const CERTIFICATES: &str = "generated/certs";

/// A field with its theorems.
struct Job {
    name: String,
    field: Field,
    /// Hash and name of each theorem.
    all: Vec<(String, String)>,
    /// The hashes of those that are to be proved.
    wanted: BTreeSet<String>,
}

/// Proves, and writes the list.
///
/// # Errors
/// Programs that are not proved, by name; a folder without certificates; no `coqc`.
pub fn prove(root: &Path, extent: Extent) -> Result<(), String> {
    let list = root.join(LIST);
    let text = fs::read_to_string(&list).unwrap_or_default();
    let known: BTreeSet<&str> = text
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    let jobs = jobs(&root.join(CERTIFICATES), extent, &known)?;
    let count: usize = jobs.iter().map(|job| job.wanted.len()).sum();
    let all: usize = jobs.iter().map(|job| job.all.len()).sum();
    if extent == Extent::Check {
        return match count {
            0 => Ok(()),
            _ => Err(format!(
                "{count} of {all} theorems are not in {LIST}; run `cargo xtask prove`"
            )),
        };
    }
    if count > 0 {
        let library = Library::compiled(&root.join("target")).map_err(|error| error.to_string())?;
        let start = Instant::now();
        let proved = in_parallel(jobs.len(), &|_, _| true, |i| prove_job(&library, &jobs[i]));
        let mut refused = Vec::new();
        for (job, lines) in jobs.iter().zip(proved) {
            refused.extend(report(job, &lines?));
        }
        let seconds = start.elapsed().as_secs();
        eprintln!(
            "{} of {count} theorems proved in {seconds} s, {} known",
            count - refused.len(),
            all - count
        );
        if !refused.is_empty() {
            return Err(format!("not proved in Rocq: {}", refused.join(", ")));
        }
    }
    let line = |job: &Job| {
        let lines = job
            .all
            .iter()
            .map(|(hash, name)| format!("{hash}  {}/{name}\n", job.name));
        lines.collect::<String>()
    };
    let lines: String = jobs.iter().map(line).collect();
    fs::write(&list, lines).map_err(|reason| format!("cannot write {LIST} ({reason})"))
}

fn jobs(folder: &Path, extent: Extent, known: &BTreeSet<&str>) -> Result<Vec<Job>, String> {
    let missing = |reason| {
        format!("cannot read {CERTIFICATES} ({reason}); run `cargo run --release -- regen`")
    };
    let entries = fs::read_dir(folder).map_err(missing)?;
    let mut files: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    files.sort();
    let mut jobs = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).map_err(missing)?;
        let checked = recheck(&text).map_err(|error| format!("{}: {error}", file.display()))?;
        let field = checked.field;
        let all: Vec<(String, String)> = theorems(&field)
            .into_iter()
            .map(|own| (own.hash, own.name))
            .collect();
        let is_wanted = |hash: &str| match extent {
            Extent::All => true,
            Extent::New | Extent::Check => !known.contains(hash),
            Extent::Tenth(n) => {
                let start = u32::from_str_radix(&hash[..6], 16).unwrap_or(0);
                !known.contains(hash) || start % 10 == n
            }
        };
        let wanted = all
            .iter()
            .map(|(hash, _)| hash.clone())
            .filter(|hash| is_wanted(hash))
            .collect();
        let name = file
            .file_stem()
            .map_or(String::new(), |stem| stem.display().to_string());
        jobs.push(Job {
            name,
            field,
            all,
            wanted,
        });
    }
    Ok(jobs)
}

fn prove_job(library: &Library, job: &Job) -> Result<Vec<Line>, String> {
    let wanted = theorems(&job.field)
        .into_iter()
        .filter(|own| job.wanted.contains(&own.hash));
    let lines = prove_theorems(library, &job.field, wanted.collect());
    lines.map_err(|error| format!("{}: {error}", job.name))
}

/// Prints a line about a field; the programs that are not proved, by name.
fn report(job: &Job, lines: &[Line]) -> Vec<String> {
    let mut refused = Vec::new();
    let (mut total, mut most) = (0.0, (0.0, ""));
    for line in lines {
        match &line.verdict {
            Verdict::Proved { seconds } => {
                total += seconds;
                if *seconds > most.0 {
                    most = (*seconds, &line.name);
                }
            }
            Verdict::Refused { reason } => {
                refused.push(format!("{}/{} ({reason})", job.name, line.name))
            }
        }
    }
    if !lines.is_empty() {
        let count = lines.len() - refused.len();
        eprintln!(
            "{:24} {count:3} proved, {total:5.1} s of kernel time, at most {:.2} s ({})",
            job.name, most.0, most.1
        );
    }
    refused
}
