//! `limbforge-csidh-bench [--turns N] [--python PYTHON] [--json FILE]`: the action of CSIDH-512 and the derivation of
//! a secret, by published implementations and by ours, in turns of one run. Each turn has new keys. Times are CPU
//! times of the thread. Results of the same keys are compared.

mod ours;
mod peer;
mod record;

use peer::Peer;
use record::Record;
use std::io::Write;
use std::process::ExitCode;

const USAGE: &str = "usage: limbforge-csidh-bench [--turns N] [--python PYTHON] [--json FILE]
  PYTHON is one that has highctidh: python3 -m venv target/venv && target/venv/bin/pip install highctidh==1.0.2026101300";

fn main() -> ExitCode {
    let Some(options) = Options::read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match run(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

struct Options {
    turns: usize,
    python: String,
    json: Option<String>,
}

impl Options {
    fn read(mut words: impl Iterator<Item = String>) -> Option<Options> {
        let mut options = Options {
            turns: 41,
            python: "target/venv/bin/python".into(),
            json: None,
        };
        while let Some(word) = words.next() {
            match word.as_str() {
                "--turns" => options.turns = words.next()?.parse().ok().filter(|n| *n > 2)?,
                "--python" => options.python = words.next()?,
                "--json" => options.json = Some(words.next()?),
                _ => return None,
            }
        }
        Some(options)
    }
}

fn run(options: &Options) -> Result<(), String> {
    let mut peers = ours::all();
    for peer in [
        Peer::circl(),
        Peer::highctidh(&options.python, 512),
        Peer::highctidh(&options.python, 511),
    ] {
        match peer {
            Ok(peer) => peers.push(peer),
            Err(absent) => eprintln!("left out: {absent}"),
        }
    }
    let mut record = Record::new(options.turns, &peers);
    for turn in 0..options.turns {
        let inputs = ours::Inputs::new(turn);
        for (at, peer) in peers.iter_mut().enumerate() {
            let [action, derive] = peer.turn(&inputs)?;
            record.rows[at].action.push(action);
            record.rows[at].derive.push(derive);
        }
        eprint!("\rturn {} of {}", turn + 1, options.turns);
    }
    eprintln!();
    println!("{}", record.table());
    if let Some(file) = &options.json {
        let text = serde_json::to_string_pretty(&record).map_err(|e| e.to_string())?;
        let mut out = std::fs::File::create(file).map_err(|e| format!("{file}: {e}"))?;
        writeln!(out, "{text}").map_err(|e| format!("{file}: {e}"))?;
    }
    Ok(())
}
