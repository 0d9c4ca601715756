//! Ed25519 and X25519 as WebAssembly: forge25519 with each backend, published crates and noble-curves, side by side in
//! wasmtime, with and without wide arithmetic, in node and in Chromium.

mod contest;
mod engine;
mod javascript;
mod module;
mod record;
mod roster;
mod wasmtime;

use std::cell::RefCell;
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Duration;

use limbforge_ed25519_peer::limbforge_ed25519_peer;
use limbforge_ed25519_table::Cases;
use limbforge_lab::measure::{Engine as Named, Options, compiler, target};

use crate::wasmtime::Wasmtime;
use contest::{OPERATIONS, Shared, Subject};
use javascript::{Host, Javascript};
use record::Record;
use roster::Entry;

/// How to call.
const USAGE: &str =
    "usage: limbforge-wasm-bench [PEER...] [--engine NAME]... [--quick] [--json FILE]";
/// The engines.
const ENGINES: [&str; 4] = ["wasmtime", "wasmtime-wide", "node", "chromium"];

/// A parsed command line.
struct Call {
    peers: Vec<&'static Entry>,
    engines: Vec<&'static str>,
    quick: bool,
    json: Option<PathBuf>,
}

impl Call {
    fn read(words: &[String]) -> Result<Call, String> {
        let mut call = Call {
            peers: Vec::new(),
            engines: Vec::new(),
            quick: false,
            json: None,
        };
        let mut words = words.iter().map(String::as_str);
        while let Some(word) = words.next() {
            match word {
                "--quick" => call.quick = true,
                "--json" => call.json = Some(words.next().ok_or("--json needs a file")?.into()),
                "--engine" => {
                    let name = words.next().unwrap_or_default();
                    let engine = ENGINES.into_iter().find(|engine| *engine == name);
                    let line =
                        || format!("unknown engine `{name}`; use one of {}", ENGINES.join(", "));
                    call.engines.push(engine.ok_or_else(line)?);
                }
                key => {
                    let keys: Vec<&str> = roster::ALL.iter().map(|entry| entry.key).collect();
                    let entry = roster::ALL.iter().find(|entry| entry.key == key);
                    let line = || format!("unknown peer `{key}`; use one of {}", keys.join(", "));
                    call.peers.push(entry.ok_or_else(line)?);
                }
            }
        }
        if call.peers.is_empty() {
            call.peers = roster::ALL.iter().collect();
        }
        if call.engines.is_empty() {
            call.engines = ENGINES.to_vec();
        }
        Ok(call)
    }

    fn options(&self) -> Options {
        let thorough = Options {
            rounds_min: 20,
            rounds_max: 40,
            budget: Duration::from_secs(120),
            precision: 0.003,
            sample: Duration::from_millis(15),
            ..Options::default()
        };
        if !self.quick {
            return thorough;
        }
        Options {
            rounds_min: 1,
            rounds_max: 1,
            sample: Duration::from_micros(100),
            ..thorough
        }
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let call = match Call::read(&words) {
        Ok(call) => call,
        Err(line) => {
            eprintln!("{line}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match run(&call) {
        Ok(()) => ExitCode::SUCCESS,
        Err(line) => {
            eprintln!("{line}");
            ExitCode::FAILURE
        }
    }
}

/// The modules of all peers that are one.
fn modules(call: &Call, wide: bool, left_out: &mut Vec<String>) -> Vec<(&'static str, Vec<u8>)> {
    let mut modules = Vec::new();
    for entry in call.peers.iter().filter(|entry| entry.feature.is_some()) {
        eprintln!(
            "building {}{}",
            entry.key,
            if wide { " with wide arithmetic" } else { "" }
        );
        match module::build(entry, wide) {
            Ok(bytes) => modules.push((entry.key, bytes)),
            Err(line) => leave_out(left_out, entry.key, &line),
        }
    }
    modules
}

fn leave_out(left_out: &mut Vec<String>, who: &str, line: &str) {
    eprintln!("left out: {who}: {line}");
    left_out.push(format!("{who}: {line}"));
}

/// wasmtime as records name it.
fn named(wide: bool) -> Result<Named, String> {
    let target = target::find("wasm32").map_err(|_| "no engine was built")?;
    let compilers = target.compilers(&compiler::find())?;
    let mut engines = compilers.into_iter().filter_map(|compiler| compiler.engine);
    let engine = engines.find(|engine| engine.wide_arithmetic == wide);
    engine.ok_or_else(|| "no engine has these instructions".to_owned())
}

/// The engines that could be started.
fn engines(call: &Call, cases: &Cases, left_out: &mut Vec<String>) -> Result<Vec<Shared>, String> {
    let wants = |name: &str| call.engines.contains(&name);
    let plain = modules(call, false, left_out);
    let mut engines: Vec<(&str, Result<Shared, String>)> = Vec::new();
    if wants("wasmtime") {
        let engine = Wasmtime::new(named(false)?, &plain, cases);
        engines.push((
            "wasmtime",
            engine.map(|engine| Rc::new(RefCell::new(engine)) as Shared),
        ));
    }
    if wants("wasmtime-wide") {
        let wide = modules(call, true, left_out);
        let engine = Wasmtime::new(named(true)?, &wide, cases);
        engines.push((
            "wasmtime-wide",
            engine.map(|engine| Rc::new(RefCell::new(engine)) as Shared),
        ));
    }
    let host = Host::start(&plain, cases)?;
    type Start = fn(&Host) -> Result<Javascript, String>;
    let javascript: [(&str, Start); 2] = [
        ("node", Javascript::node),
        ("chromium", Javascript::chromium),
    ];
    for (name, start) in javascript.into_iter().filter(|(name, _)| wants(name)) {
        let engine = javascript::install().and_then(|()| start(&host));
        engines.push((
            name,
            engine.map(|engine| Rc::new(RefCell::new(engine)) as Shared),
        ));
    }
    let mut started = Vec::new();
    for (name, engine) in engines {
        match engine {
            Ok(engine) => started.push(engine),
            Err(line) => leave_out(left_out, name, &line),
        }
    }
    Ok(started)
}

fn run(call: &Call) -> Result<(), String> {
    let mut left_out = Vec::new();
    let table = limbforge_ed25519_peer();
    let cases = Cases::make(&table)?;
    let reference = table.prepare(cases.good);
    let engines = engines(call, &cases, &mut left_out)?;
    let mut subjects = Vec::new();
    for (index, engine) in engines.iter().enumerate() {
        for entry in &call.peers {
            for operation in OPERATIONS {
                let checked = contest::check(
                    &mut *engine.borrow_mut(),
                    entry.key,
                    operation,
                    &cases,
                    &reference,
                );
                match checked {
                    Ok(true) => subjects.push(Subject::new(index, engine, entry.key, operation)),
                    Ok(false) => {}
                    Err(line) => {
                        let who = format!("{} in {}", entry.key, engine.borrow().named().name);
                        leave_out(&mut left_out, &who, &line);
                        break;
                    }
                }
            }
        }
    }
    eprintln!(
        "{} operations have been compared; measuring",
        subjects.len()
    );
    let options = call.options();
    contest::measure(&mut subjects, &options)?;
    let record = Record::new(&call.peers, &engines, &subjects, options, left_out);
    print!("{}", record.text());
    if let Some(path) = &call.json {
        record.write(path)?;
    }
    if call.quick && !record.left_out.is_empty() {
        return Err("some peers or engines were left out; see the lines above".to_owned());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Call, String> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Call::read(&words)
    }

    #[test]
    fn words_choose_and_what_is_off_is_named() {
        let all = read("").unwrap();
        assert_eq!(
            (all.peers.len(), all.engines.len()),
            (roster::ALL.len(), ENGINES.len())
        );
        let some = read("dalek --engine node --quick --json x.json").unwrap();
        assert_eq!(
            (some.peers[0].key, some.engines, some.quick),
            ("dalek", vec!["node"], true)
        );
        assert!(read("openssl").err().unwrap().contains("forge25519-m64"));
        assert!(read("--engine ie").err().unwrap().contains("chromium"));
        assert_eq!(read("--json").err().unwrap(), "--json needs a file");
    }
}
