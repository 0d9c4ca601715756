//! `cargo xtask prove`: every program of every generated field as a theorem in Rocq, and every program that is read
//! back from the printed files. The hashes of what has been proved are tracked: only what has changed is proved again.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    time::Instant,
};

use limbforge::{
    Field, Plan, Prime,
    certificate::recheck,
    emit::asm::riscv::Assemble,
    ops::derive::derive,
    regen::{beside, parse},
};
use limbforge_lab::{assembler::Assembler, parallel::in_parallel};
use limbforge_prove::{
    lang::{Language, Report, examine_object, examine_with, header},
    rocq::{Library, Line, Theorem, Verdict, prove_theorems, readings, theorems, theorems_of},
};
use riscv_lab::isa::Isa;

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

/// Folders with printed files. Files with another extension or without a header that names a field are passed over.
const PRINTED: &[&str] = &[
    "generated/asm",
    "generated/c",
    "generated/rust/src",
    "go/internal",
];

/// The extension of files in RISC-V assembly, which are read as an assembler takes them.
const ASSEMBLY: &str = "s";

/// Parts of the names of files there that are no text of a field: tests, formulas as calls, which are tested, and
/// assembly of x86-64 in Rust and in Go, which tests prove from what rustc and Go make of it.
const OTHERS: &[&str] = &["_test.go", "formulas", "x86_64", "_amd64.s"];

/// Operations of a file or a certificate that the check proves and Rocq does not: no hint is found for a claim about
/// the top limb, or for the congruence of products of doubles, which powers need.
const CHECK_ALONE: &[(&str, &[&str])] = &[
    (
        "generated/asm/csidh512_x57_rv64gc_rocket.s",
        &["mul", "square"],
    ),
    ("curve25519_m51_lanes4", OF_DOUBLES),
    ("generated/rust/src/curve25519_m51/lanes4.rs", OF_DOUBLES),
];

const OF_DOUBLES: &[&str] = &["mul", "square", "invert", "pow_root", "pow_euler"];

/// Whether a theorem is about one of these.
fn is_checked_alone(file: &str, theorem: &str) -> bool {
    let operation = theorem.strip_suffix("_conditions").unwrap_or(theorem);
    let found = CHECK_ALONE.iter().find(|(own, _)| *own == file);
    found.is_some_and(|(_, operations)| operations.contains(&operation))
}

/// A field with its theorems.
struct Job {
    name: String,
    field: Field,
    /// What the check says of a printed file, if the theorems are about that.
    report: Option<Report>,
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
    let mut jobs = certificates(&root.join(CERTIFICATES))?;
    jobs.extend(printed(root)?);
    choose(&mut jobs, extent, &known);
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

/// A job for each saved field. What it wants is to be chosen.
fn certificates(folder: &Path) -> Result<Vec<Job>, String> {
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
        let name = file.file_stem().unwrap_or_default().display().to_string();
        jobs.push(Job::new(name, checked.field, None)?);
    }
    Ok(jobs)
}

/// A job for each printed file of a field, with the formulas that `fields.toml` puts into it.
fn printed(root: &Path) -> Result<Vec<Job>, String> {
    const FIELDS: &str = "fields.toml";
    let read = |path: &str| {
        let text = fs::read_to_string(root.join(path));
        text.map_err(|reason| format!("cannot read {path} ({reason})"))
    };
    let entries = parse(&read(FIELDS)?).map_err(|error| format!("{FIELDS}: {error}"))?;
    let mut files = Vec::new();
    for folder in PRINTED {
        collect(&root.join(folder), &mut files)?;
    }
    files.sort();
    let job = |file: &PathBuf| -> Result<Option<Job>, String> {
        let name = file.strip_prefix(root).unwrap_or(file);
        let failed = |what: String| format!("{}: {what}", name.display());
        let extension = file.extension().and_then(|extension| extension.to_str());
        let language = extension.and_then(Language::of_extension);
        if language.is_none() && extension != Some(ASSEMBLY) {
            return Ok(None);
        }
        let text = fs::read_to_string(file).map_err(|reason| failed(reason.to_string()))?;
        let Some((prime, recipe)) = header::prime_and_recipe(&text) else {
            return Ok(None);
        };
        let prime = Prime::parse(&prime).map_err(|error| failed(error.to_string()))?;
        let plan: Result<Plan, _> = recipe.parse();
        let plan = plan.map_err(|error| failed(error.to_string()))?;
        let field = derive(&prime, &plan).map_err(|error| failed(error.to_string()))?;
        let report = match language {
            Some(language) => {
                let all = beside(&entries, &prime, &plan, &read);
                let all = all.map_err(|error| failed(error.to_string()))?;
                let formulas: Vec<_> = all.into_iter().map(|(_, compiled)| compiled).collect();
                examine_with(language, &text, &field, &formulas)
            }
            None => {
                let (object, isa) = assembled(&text).map_err(failed)?;
                examine_object(&object, isa, &field, &[])
            }
        };
        let report = report.map_err(|problem| failed(problem.to_string()))?;
        if let Some((row, problem)) = report.refused().next() {
            return Err(failed(format!("{}: {problem}", row.name)));
        }
        if !report.is_proved() {
            return Err(failed("no function is read".to_owned()));
        }
        Ok(Some(Job::new(
            name.display().to_string(),
            field,
            Some(report),
        )?))
    };
    let jobs = in_parallel(files.len(), &|_, _| true, |i| job(&files[i]));
    jobs.into_iter().filter_map(Result::transpose).collect()
}

/// The object of a text in RISC-V assembly, with the instruction set that its header names.
fn assembled(text: &str) -> Result<(Vec<u8>, Isa), String> {
    let isa = text.lines().find_map(|line| {
        let target = line.strip_prefix("# Target:")?;
        target.split(',').next()?.trim().parse().ok()
    });
    let isa: Isa = isa.ok_or("the header names no instruction set")?;
    let assembler = Assembler::find().map_err(|error| error.to_string())?;
    let object = assembler.assemble(text, &isa);
    Ok((object.map_err(|error| error.to_string())?, isa))
}

/// The files below a folder that may be printed ones.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let unreadable = |reason| format!("cannot read {} ({reason})", folder.display());
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            collect(&path, files)?;
        } else if !OTHERS.iter().any(|part| name.contains(part)) {
            files.push(path);
        }
    }
    Ok(())
}

impl Job {
    fn new(name: String, field: Field, report: Option<Report>) -> Result<Job, String> {
        let mut job = Job {
            name,
            field,
            report,
            all: Vec::new(),
            wanted: BTreeSet::new(),
        };
        let all = job.theorems()?.into_iter().map(|own| (own.hash, own.name));
        job.all = all.collect();
        Ok(job)
    }

    fn theorems(&self) -> Result<Vec<Theorem<'_>>, String> {
        let mut theorems = match &self.report {
            None => theorems(&self.field),
            Some(report) => {
                let read = theorems_of(&self.field, readings(report));
                if let Some((operation, reason)) = read.refused.first() {
                    return Err(format!("{}: {operation}: {reason}", self.name));
                }
                read.theorems
            }
        };
        theorems.retain(|own| !is_checked_alone(&self.name, &own.name));
        Ok(theorems)
    }
}

/// Chooses the theorems to prove. Each hash has one job, the first: of a text that has the library's instructions, only
/// the conditions remain.
fn choose(jobs: &mut [Job], extent: Extent, known: &BTreeSet<&str>) {
    let mut seen = BTreeSet::new();
    for job in jobs {
        job.all.retain(|(hash, _)| seen.insert(hash.clone()));
        let is_wanted = |hash: &str| match extent {
            Extent::All => true,
            Extent::New | Extent::Check => !known.contains(hash),
            Extent::Tenth(n) => {
                let start = u32::from_str_radix(&hash[..6], 16).unwrap_or(0);
                !known.contains(hash) || start % 10 == n
            }
        };
        let hashes = job.all.iter().map(|(hash, _)| hash.clone());
        job.wanted = hashes.filter(|hash| is_wanted(hash)).collect();
    }
}

fn prove_job(library: &Library, job: &Job) -> Result<Vec<Line>, String> {
    let mut wanted = job.theorems()?;
    let is_wanted = |own: &Theorem| job.wanted.contains(&own.hash);
    let is_power = |own: &Theorem| job.field.routine(&own.name).is_some();
    // A power is that of this file's product and square, proved before or not.
    let with_products = wanted.iter().any(|own| is_wanted(own) && is_power(own));
    wanted.retain(|own| {
        is_wanted(own) || with_products && ["mul", "square"].contains(&own.name.as_str())
    });
    if wanted.is_empty() {
        return Ok(Vec::new());
    }
    let lines = prove_theorems(library, &job.field, wanted);
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
