//! Builds published implementations of Ed25519 and X25519 and ours, each as a shared library with its own features and
//! flags, loads them into this process and measures them in interleaved rounds: tables on standard output, raw samples
//! with `--json FILE`.

mod call;
mod contest;
mod edition;
mod emulated;
mod inputs;
mod library;
mod record;
mod roster;
mod table;
mod toolchain;
mod waiting;

use std::fs::File;
use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use call::Call;
use contest::Subject;

use limbforge_ed25519_table::{COUNT, Cases, Loaded, Operation, Table};
use limbforge_lab::measure::Environment;
use record::{Measured, Peer, Record};
use riscv_lab::timing::Model;
use roster::Entry;

/// Timed turns of an operation on an emulated core, each with another input.
const EMULATED_TURNS: usize = 64;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let call = match Call::read(&words) {
        Ok(call) => call,
        Err(complaint) => {
            eprintln!("{complaint}\n{}", call::USAGE);
            return ExitCode::from(2);
        }
    };
    match run(&call, &words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(line) => {
            eprintln!("{line}");
            ExitCode::FAILURE
        }
    }
}

fn run(call: &Call, words: &[String]) -> Result<(), String> {
    // Opened before the run, so that a wrong path does not cost the run.
    let file = call.json.as_ref().map(File::create).transpose();
    let file = file.map_err(|error| {
        format!("cannot write the record ({error}); give --json a file in a folder that exists")
    })?;
    let mut left_out = Vec::new();
    let peers = match &call.core {
        None => measure(call, &mut left_out)?,
        Some(core) => emulate(call, core, &mut left_out)?,
    };
    let record = Record {
        command: std::iter::once("limbforge-ed25519-bench")
            .chain(words.iter().map(String::as_str))
            .collect::<Vec<_>>()
            .join(" "),
        environment: environment(call),
        target: (call.core.as_ref()).map_or(call.target.name(), |_| "emulated"),
        options: call.options(),
        inputs: COUNT,
        peers,
        left_out,
    };
    println!(
        "{}\n{}: thousands of core cycles, medians\n",
        record.environment.cpu,
        record.environment.compilers.join("; ")
    );
    print!("{}", table::table(&record));
    if let Some(mut file) = file {
        let written = serde_json::to_writer(&mut file, &record).map_err(std::io::Error::from);
        written
            .and_then(|()| writeln!(file))
            .map_err(|error| format!("the record is incomplete: {error}"))?;
    }
    if call.quick && !record.left_out.is_empty() {
        return Err("some requested peers were left out; see the lines above".to_owned());
    }
    Ok(())
}

/// All peers in this process, in interleaved rounds.
fn measure(call: &Call, left_out: &mut Vec<String>) -> Result<Vec<Peer>, String> {
    let tables = load(call, left_out);
    let mut subjects = prepare(call, &tables, left_out)?;
    let total = subjects.len();
    contest::measure(&mut subjects, &call.options(), &mut |round| {
        progress(&format!(
            "{total} operations, round {}, {:.0} s",
            round.number,
            round.elapsed.as_secs_f64()
        ));
    });
    finish_progress();
    let peers = tables
        .iter()
        .enumerate()
        .map(|(index, (entry, table))| Peer {
            flags: library::flags(entry, call.target),
            note: table.note(),
            operations: (subjects.iter())
                .filter(|subject| subject.peer == index)
                .map(|subject| Measured::new(subject.operation, subject.samples.clone(), None))
                .collect(),
            ..Peer::unmeasured(entry)
        });
    Ok(peers.filter(|peer| !peer.operations.is_empty()).collect())
}

/// One peer after the other on an emulated core. Keys and signatures are made here, by ours.
fn emulate(call: &Call, core: &Model, left_out: &mut Vec<String>) -> Result<Vec<Peer>, String> {
    // Known before minutes of building: whether anyone can take part.
    let library = |entry: &&Entry| entry.edition.toolchain.library();
    let libraries: Vec<_> = call.peers.iter().map(library).collect();
    if let Some(Err(missing)) = libraries.first()
        && libraries.iter().all(Result::is_err)
    {
        return Err(missing.to_string());
    }
    let (reference, total) = (&roster::ALL[0], call.peers.len());
    progress(&format!("building {} for here", reference.key));
    let table = library::load(reference, call.target);
    let inputs = Cases::make(&table.map_err(|absent| absent.to_string())?)?.good;
    let turns = if call.quick { 1 } else { EMULATED_TURNS };
    let mut peers = Vec::new();
    for (i, &entry) in call.peers.iter().enumerate() {
        progress(&format!("building {} ({} of {total})", entry.key, i + 1));
        let has = |operation: &Operation| entry.edition.operations.contains(operation);
        let operations: Vec<_> = call.operations.iter().copied().filter(has).collect();
        let program = emulated::build(entry, core);
        let program = program.map_err(|absent| absent.to_string());
        progress(&format!("running {} ({} of {total})", entry.key, i + 1));
        match program.and_then(|program| emulated::run(&program, core, inputs, &operations, turns))
        {
            Ok(timed) => peers.push(Peer {
                flags: emulated::flags(entry, core),
                operations: (timed.into_iter())
                    .map(|timed| {
                        let instructions = timed.instructions.median();
                        Measured::new(timed.operation, timed.cycles, Some(instructions))
                    })
                    .collect(),
                ..Peer::unmeasured(entry)
            }),
            Err(line) => leave_out(left_out, entry, &line),
        }
    }
    finish_progress();
    Ok(peers)
}

/// Builds and loads; who cannot be is left out, with a line.
fn load(call: &Call, left_out: &mut Vec<String>) -> Vec<(&'static Entry, Table)> {
    let mut tables = Vec::new();
    for (i, &entry) in call.peers.iter().enumerate() {
        progress(&format!(
            "building {} ({} of {})",
            entry.key,
            i + 1,
            call.peers.len()
        ));
        match library::load(entry, call.target) {
            Ok(table) => tables.push((entry, table)),
            Err(absent) => leave_out(left_out, entry, &absent.to_string()),
        }
    }
    finish_progress();
    tables
}

/// Inputs, and what is to be measured of all peers that agree about them.
fn prepare(
    call: &Call,
    tables: &[(&Entry, Table)],
    left_out: &mut Vec<String>,
) -> Result<Vec<Subject>, String> {
    let reference = tables.iter().find(|(entry, _)| entry.uncompared.is_empty());
    let (_, reference) =
        reference.ok_or("no peer is left whose outputs can be compared; see the lines above")?;
    let cases = Cases::make(reference)?;
    // Who was first to have an operation is whom the others are compared with.
    let mut known: Vec<(Operation, Loaded)> = Vec::new();
    let mut subjects = Vec::new();
    for (index, (entry, table)) in tables.iter().enumerate() {
        if let Err(line) = inputs::check(&cases, entry, table, &known) {
            leave_out(left_out, entry, &line);
            continue;
        }
        let loaded = table.prepare(cases.good);
        let new = |operation: &Operation| known.iter().all(|(same, _)| same != operation);
        let there = Operation::ALL
            .into_iter()
            .filter(|&operation| loaded.run(operation, 0, 0).is_some());
        let comparable = there.filter(|operation| !entry.uncompared.contains(operation));
        let first: Vec<_> = comparable
            .filter(new)
            .map(|operation| (operation, loaded))
            .collect();
        known.extend(first);
        subjects.extend(
            call.operations
                .iter()
                .filter_map(|&operation| Subject::new(index, loaded, operation)),
        );
    }
    Ok(subjects)
}

fn leave_out(left_out: &mut Vec<String>, entry: &Entry, reason: &str) {
    let line = format!("{}: {reason}", entry.key);
    finish_progress();
    eprintln!("left out: {line}");
    left_out.push(line);
}

/// Those of all peers, each once.
fn compilers(call: &Call) -> Vec<String> {
    let mut compilers: Vec<String> = (call.peers.iter())
        .filter_map(|entry| entry.edition.toolchain.compiler().ok())
        .collect();
    compilers.dedup();
    compilers
}

fn environment(call: &Call) -> Environment {
    let flag = match &call.core {
        Some(core) => emulated::flags(&roster::ALL[0], core).remove(0),
        None => call.target.flag().unwrap_or("for any core").to_owned(),
    };
    let mut environment = Environment {
        compilers: compilers(call)
            .into_iter()
            .map(|compiler| format!("{compiler} opt-level=3 codegen-units=1 lto=thin {flag}"))
            .collect(),
        ..Environment::detect(&[])
    };
    if let Some(core) = &call.core {
        environment.cpu = format!("{}, modelled", core.title);
    }
    environment
}

/// A line that the next one overwrites on a terminal, and a line of its own elsewhere only if it is a build.
fn progress(line: &str) {
    let mut to = std::io::stderr();
    if to.is_terminal() {
        let _ = write!(to, "\r\x1b[K{line}");
        let _ = to.flush();
    } else if line.starts_with("building") {
        let _ = writeln!(to, "{line}");
    }
}

fn finish_progress() {
    let mut to = std::io::stderr();
    if to.is_terminal() {
        let _ = write!(to, "\r\x1b[K");
    }
}
