//! Where the time of eight verifications in lanes goes: cycles of each part, and the least that its multiply-adds take.
//!
//! A program of its own, with one instance of `verify_stages`: the formulas are inlined where they have one caller.

mod counts;
mod rate;

use std::fs::File;
use std::process::{Command, ExitCode};
use std::time::Instant;

use counts::Counts;
use forge25519::hazmat::{Path, Stage};
use forge25519::{Rule, Signature, Signed, Signer, SigningKey, VerifyingKey};
use limbforge_lab::measure::{Clock, Environment, Samples};
use serde::Serialize;

/// Keys and signatures that inputs rotate over.
const INPUTS: usize = 1024;
const LANES: usize = 8;
const ROUNDS: usize = 301;

/// Parts with times of their own. The chain is one part, with the verdict: the processor overlaps its formulas.
const PARTS: [&str; 5] = ["decompression", "hashing", "scalars", "tables", "chain"];

#[derive(Serialize)]
struct Record {
    study: &'static str,
    command: String,
    environment: Environment,
    /// Multiply-adds of 512 bits a cycle.
    rate: f64,
    /// Cycles of each part for a signature, a sample a round, in the order of the work.
    parts: Vec<Part>,
    /// How often each formula of the chain stands there, and its instructions.
    formulas: Vec<Formula>,
}

#[derive(Serialize)]
struct Part {
    name: &'static str,
    samples: Samples,
    /// Multiply-adds of 512 bits for eight signatures, in products and squares of elements.
    multiply_adds: usize,
}

#[derive(Serialize)]
struct Formula {
    name: &'static str,
    times: usize,
    #[serde(flatten)]
    counts: Counts,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let file = match &words[..] {
        [] => None,
        [option, file] if option == "--json" => Some(file),
        _ => {
            eprintln!("usage: stages [--json FILE]");
            return ExitCode::from(2);
        }
    };
    match run(file, &words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(line) => {
            eprintln!("{line}");
            ExitCode::FAILURE
        }
    }
}

fn run(file: Option<&String>, words: &[String]) -> Result<(), String> {
    let path = Path::all().find(|path| path.name() == "ifma");
    let path = path.ok_or("this processor has no AVX-512 IFMA, whose stages these are")?;
    let file = file.map(File::create).transpose();
    let file = file.map_err(|error| {
        format!("cannot write the record ({error}); give --json a file in a folder that exists")
    })?;
    let (samples, times) = measure(path);
    let formulas = formulas(times);
    let record = Record {
        study: "stages",
        command: ["stages".to_owned()]
            .iter()
            .chain(words)
            .cloned()
            .collect::<Vec<_>>()
            .join(" "),
        environment: environment(),
        rate: rate::measured(),
        parts: parts(samples, &formulas),
        formulas,
    };
    for part in &record.parts {
        let bound = part.multiply_adds as f64 / record.rate / LANES as f64;
        println!(
            "{:14} {:8.0} cycles a signature, bound {bound:8.0}",
            part.name,
            part.samples.median()
        );
    }
    if let Some(file) = file {
        serde_json::to_writer_pretty(file, &record).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// The machine, and the compiler with the profile of this workspace.
fn environment() -> Environment {
    let mut environment = Environment::detect(&[]);
    let version = Command::new("rustc").arg("--version").output();
    let version = version.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    environment.compilers = version.into_iter().collect();
    environment
}

/// Doublings, additions, additions of multiples of B.
type Times = [usize; 3];

/// Samples of all parts, and how often each formula of the chain was computed.
fn measure(path: Path) -> (Vec<Samples>, Times) {
    let keys: Vec<SigningKey> = (0..INPUTS)
        .map(|i| SigningKey::from_bytes(&seed(i)))
        .collect();
    let messages: Vec<[u8; 32]> = (0..INPUTS).map(|i| seed(INPUTS + i)).collect();
    let public: Vec<VerifyingKey> = keys.iter().map(SigningKey::verifying_key).collect();
    let signatures = keys.iter().zip(&messages);
    let signatures: Vec<Signature> = signatures.map(|(key, message)| key.sign(message)).collect();
    let signed: Vec<Signed<'_>> = (0..INPUTS)
        .map(|i| Signed {
            key: &public[i],
            message: &messages[i],
            signature: &signatures[i],
        })
        .collect();
    let mut clock = Clock::warmed_up(std::time::Duration::from_millis(200));
    let (mut samples, mut times) = (vec![Samples::none(); PARTS.len()], Times::default());
    // The first round warms caches up.
    for round in 0..=ROUNDS {
        clock.refresh();
        let group = std::array::from_fn(|lane| &signed[(round * LANES + lane) % INPUTS]);
        let (mut marks, mut count) = ([Instant::now(); PARTS.len() + 1], Times::default());
        let verdicts = path.verify_stages(Rule::Rfc8032, group, |stage| match stage {
            Stage::Doubling => count[0] += 1,
            Stage::Addition => count[1] += 1,
            Stage::BaseAddition => count[2] += 1,
            Stage::Verdict => marks[5] = Instant::now(),
            early => marks[1 + early as usize] = Instant::now(),
        });
        assert_eq!(verdicts, Some([true; LANES]));
        if round > 0 {
            for (part, both) in samples.iter_mut().zip(marks.windows(2)) {
                let nanoseconds = (both[1] - both[0]).as_nanos() as f64;
                part.push(nanoseconds / clock.nanoseconds_per_cycle() / LANES as f64);
            }
            times = count;
        }
    }
    (samples, times)
}

/// Bytes of a number, as different as those of a hash are.
fn seed(i: usize) -> [u8; 32] {
    let mut word = i as u64;
    std::array::from_fn(|_| {
        word = word
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (word >> 56) as u8
    })
}

fn formulas(times: Times) -> Vec<Formula> {
    let names = [
        "completed_double",
        "completed_add_cached",
        "completed_add_table",
    ];
    let rows = names.into_iter().zip(times);
    rows.map(|(name, times)| Formula {
        name,
        times,
        counts: counts::of(name),
    })
    .collect()
}

/// Products and squares beside formulas, from the sources of `lanes`: decoding has 9 and 3 besides the power of the
/// square root, which has 11 and 251, and the keys' T = X·Y a product; a table has T·2d of a point, and for seven
/// multiples a sum of three products, four for the extended point and one for its entry.
fn parts(samples: Vec<Samples>, formulas: &[Formula]) -> Vec<Part> {
    let [product, square] = ["mul", "square"].map(|name| counts::of(name).multiply_adds);
    let chain = formulas
        .iter()
        .map(|formula| formula.times * formula.counts.multiply_adds)
        .sum();
    let multiply_adds = [
        (9 + 11 + 1) * product + (3 + 251) * square,
        0,
        0,
        2 * (1 + 7 * (3 + 4 + 1)) * product,
        chain,
    ];
    let rows = PARTS.into_iter().zip(samples).zip(multiply_adds);
    rows.map(|((name, samples), multiply_adds)| Part {
        name,
        samples,
        multiply_adds,
    })
    .collect()
}
