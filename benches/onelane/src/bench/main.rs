//! `limbforge-onelane [--rounds N] [--portable] [--json FILE]`: one product over the lanes of vectors beside the scalar
//! product that Limbforge prints for the same prime, in rounds of one run. A round times every loop once, in a shuffled
//! order, each after a calibration of the core's cycles.

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[path = "."]
mod x86_64 {
    pub mod clock;
    pub mod forms;
    pub mod record;
    pub mod subjects;
}
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
use x86_64::{clock, record, subjects};

use std::process::ExitCode;

const USAGE: &str = "usage: limbforge-onelane [--rounds N] [--portable] [--json FILE]
  N, at least 3, is the number of samples of each loop; 401 without it; --portable measures the emulation of the vectors
  by scalar code instead of AVX-512 IFMA";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(options) = Options::read(words.iter().map(String::as_str)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match run(&options, &words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

struct Options {
    rounds: usize,
    portable: bool,
    json: Option<String>,
}

impl Options {
    fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Options> {
        let mut options = Options {
            rounds: 401,
            portable: false,
            json: None,
        };
        while let Some(word) = words.next() {
            match word {
                "--rounds" => options.rounds = words.next()?.parse().ok().filter(|n| *n > 2)?,
                "--portable" => options.portable = true,
                "--json" => options.json = Some(words.next()?.to_owned()),
                _ => return None,
            }
        }
        Some(options)
    }
}

#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
fn run(_: &Options, _: &[String]) -> Result<(), String> {
    Err("the scalar products are assembly for Linux on x86-64; run this there".to_owned())
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn run(options: &Options, words: &[String]) -> Result<(), String> {
    use limbforge_onelane::{scalar1024::Scalar, vector::Machine};

    let scalar =
        Scalar::detect().ok_or("the scalar products need BMI2; use a processor with it")?;
    let machine = if options.portable {
        Machine::PORTABLE
    } else {
        Machine::ifma()
            .ok_or("this processor lacks AVX-512 IFMA; --portable measures the emulation")?
    };
    let mut subjects = subjects::all(machine, scalar);
    measure(&mut subjects, options.rounds);
    let record = record::Record::new(words, subjects.into_iter().map(|s| s.row).collect());
    record.print();
    if let Some(file) = &options.json {
        let text = serde_json::to_string(&record).map_err(|error| error.to_string())?;
        std::fs::write(file, text + "\n")
            .map_err(|error| format!("cannot write {file} ({error})"))?;
    }
    Ok(())
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn measure(subjects: &mut [subjects::Subject], rounds: usize) {
    /// Cycles that a sample is to take, near enough.
    const SAMPLE: f64 = 40_000.0;
    let time = |run: &mut dyn FnMut(u32), calls: u32| {
        let cycle = clock::nanoseconds_per_cycle();
        let start = std::time::Instant::now();
        run(calls);
        start.elapsed().as_nanos() as f64 / cycle / f64::from(calls)
    };
    let counts: Vec<u32> = subjects
        .iter_mut()
        .map(|subject| {
            time(&mut subject.chain, 200);
            (SAMPLE / time(&mut subject.chain, 200)).clamp(8.0, 2000.0) as u32
        })
        .collect();
    let mut order: Vec<usize> = (0..subjects.len()).collect();
    let mut state = 1u64;
    for round in 0..rounds {
        for i in (1..order.len()).rev() {
            // Knuth's MMIX generator shuffles.
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            order.swap(i, (state >> 33) as usize % (i + 1));
        }
        for &i in &order {
            let subject = &mut subjects[i];
            let each = f64::from(subject.each);
            let rounded = |cycles: f64| (cycles / each * 100.0).round() / 100.0;
            // Two calls warm the caches.
            (subject.chain)(2);
            subject
                .row
                .latency
                .push(rounded(time(&mut subject.chain, counts[i])));
            if let Some(stream) = &mut subject.stream {
                stream(8);
                subject
                    .row
                    .throughput
                    .push(rounded(time(stream, counts[i])));
            }
        }
        if round % 20 == 0 {
            eprint!("\rround {} of {rounds}", round + 1);
        }
    }
    eprintln!("\rround {rounds} of {rounds}");
}
