//! `limbforge-p256-bench [--turns N] [--json FILE]`: ECDSA verification over P-256 with SHA-256, by published crates
//! and by ours, in turns of one run. Times are CPU times of the thread for one signature, its key decoded from 65
//! bytes. Inputs rotate over 1024 signatures of as many keys, and each contestant has to accept them and to refuse
//! changed ones before it is timed.

mod contestants;
mod inputs;
mod record;

use contestants::contestants;
use cpu_time::ThreadTime;
use inputs::Inputs;
use record::Record;
use std::process::ExitCode;

const USAGE: &str = "usage: limbforge-p256-bench [--turns N] [--json FILE]
  N, at least 3, is the number of samples of each contestant; 101 without it";

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
    turns: usize,
    json: Option<String>,
}

impl Options {
    fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Options> {
        let mut options = Options {
            turns: 101,
            json: None,
        };
        while let Some(word) = words.next() {
            match word {
                "--turns" => options.turns = words.next()?.parse().ok().filter(|n| *n > 2)?,
                "--json" => options.json = Some(words.next()?.to_owned()),
                _ => return None,
            }
        }
        Some(options)
    }
}

fn run(options: &Options, words: &[String]) -> Result<(), String> {
    let inputs = Inputs::new();
    for contestant in contestants() {
        if !inputs
            .valid()
            .chunks(contestant.group)
            .all(|group| (contestant.verify)(group))
        {
            return Err(format!("{} refuses a valid signature", contestant.name));
        }
        if inputs
            .changed()
            .iter()
            .any(|one| (contestant.verify)(std::slice::from_ref(one)))
        {
            return Err(format!("{} accepts a changed signature", contestant.name));
        }
    }
    let mut record = Record::new(words, contestants().map(|contestant| contestant.name));
    for turn in 0..options.turns {
        for (contestant, row) in contestants().zip(&mut record.rows) {
            let inputs = inputs.from(turn, contestant.group);
            let start = ThreadTime::now();
            let accepted = (contestant.verify)(std::hint::black_box(inputs));
            let time = start.elapsed().as_nanos() as f64 / inputs.len() as f64;
            assert!(accepted, "the same inputs were accepted before");
            row.nanoseconds.push((time * 10.0).round() / 10.0);
        }
        eprint!("\rturn {} of {}", turn + 1, options.turns);
    }
    eprintln!();
    print!("{}", record.summary());
    if let Some(file) = &options.json {
        let text = serde_json::to_string(&record).map_err(|error| error.to_string())?;
        std::fs::write(file, text + "\n")
            .map_err(|error| format!("cannot write {file} ({error})"))?;
    }
    Ok(())
}
