//! Code shared by the verbs that measure: the compilers of this machine, how a run ends early, and how it names itself.

use limbforge_lab::{
    measure,
    measure::{
        Compiler, CompilerKind,
        target::{NoTarget, TARGETS},
    },
    search::Record,
};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use crate::{cmd::emit::Language, failure::Failure};

/// The call as a record holds it.
pub fn command() -> String {
    let words = std::env::args().skip(1);
    let words = std::iter::once("limbforge".to_owned()).chain(words);
    words.collect::<Vec<_>>().join(" ")
}

/// The compilers on this machine for a language, or for all, and a line about each that is missing, which is said at
/// once too.
///
/// # Errors
/// If there is none, or the language is one that is not measured.
pub fn compilers(language: Option<Language>) -> Result<(Vec<Compiler>, Vec<String>), Failure> {
    let found = measure::compiler::find();
    let wanted = |kind: CompilerKind| match language {
        None => true,
        Some(Language::Rust) => kind == CompilerKind::Rustc,
        Some(Language::C) => kind != CompilerKind::Rustc,
        Some(Language::Go | Language::Json | Language::Asm) => false,
    };
    if let Some(other @ (Language::Go | Language::Json | Language::Asm)) = language {
        return Err(Failure::Usage(format!(
            "code in {} cannot be measured here; use --lang rust or --lang c",
            other.name()
        )));
    }
    let missing = found.missing.iter().filter(|m| wanted(m.kind));
    let missing = missing.map(|m| format!("{} is not on PATH and is left out; {}", m.name, m.hint));
    let missing: Vec<String> = missing.collect();
    missing.iter().for_each(|line| eprintln!("{line}"));
    let compilers: Vec<Compiler> = found
        .compilers
        .into_iter()
        .filter(|compiler| wanted(compiler.kind))
        .collect();
    if compilers.is_empty() {
        let line = match language {
            Some(Language::Rust) => "no compiler of Rust is available; install rustc",
            Some(_) => "no compiler of C is available; install gcc or clang",
            None => "no compiler is available; install rustc, gcc or clang",
        };
        return Err(Failure::Impossible(line.to_owned()));
    }
    Ok((compilers, missing))
}

/// The compilers for a target that an engine runs.
///
/// # Errors
/// If there is no such target, its engine was not built, or its compilers are not there.
pub fn compilers_for(target: &str, language: Option<Language>) -> Result<Vec<Compiler>, Failure> {
    if let Some(other) = language.filter(|language| *language != Language::Rust) {
        return Err(Failure::Usage(format!(
            "code in {} is not measured on {target}; use --lang rust",
            other.name()
        )));
    }
    let found = measure::target::find(target).map_err(|reason| match reason {
        NoTarget::Unknown => {
            let known = TARGETS.iter().map(|row| row.name).collect::<Vec<_>>();
            Failure::Usage(format!(
                "unknown target `{target}`; --target takes {}, and `--isa` an instruction set",
                known.join(", ")
            ))
        }
        NoTarget::NotBuilt(feature) => Failure::Impossible(format!(
            "this build cannot run {target}; build it with `cargo run --release --features {feature} -- tune …`"
        )),
    })?;
    let compilers = found.compilers(&measure::compiler::find());
    compilers.map_err(Failure::Impossible)
}

/// Says what makes the times of a run less certain, and what to do about it.
pub fn warn(record: &Record) {
    for warning in record.warnings() {
        eprintln!("{}; to do: {}", warning.fact(), warning.advice());
    }
}

/// Ctrl-C ends the work at the next step and keeps what was measured.
pub fn stop_on_signal() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    // Without a handler the signal ends the program, as it does by default.
    let _ = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    stop
}
