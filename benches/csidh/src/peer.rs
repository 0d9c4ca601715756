//! Who is measured: functions of this program, or programs that answer lines.

use crate::ours::Inputs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Takes the inputs of a turn; nanoseconds of the action and of the derivation, and their results if they are those of
/// the inputs' key.
pub type Run = Box<dyn FnMut(&Inputs) -> Result<[u64; 2], String>>;

/// An implementation.
pub struct Peer {
    /// Its name and version.
    pub name: String,
    /// Whether its time depends on keys.
    pub constant: bool,
    /// Bits of its key space.
    pub bits: u32,
    run: Run,
}

impl Peer {
    pub fn new(name: &str, constant: bool, bits: u32, run: Run) -> Peer {
        Peer {
            name: name.to_owned(),
            constant,
            bits,
            run,
        }
    }

    /// One turn.
    pub fn turn(&mut self, inputs: &Inputs) -> Result<[u64; 2], String> {
        (self.run)(inputs).map_err(|reason| format!("{}: {reason}", self.name))
    }

    /// CIRCL, built by Go.
    pub fn circl() -> Result<Peer, String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let program = folder.join("target/circl");
        let built = Command::new("go")
            .args(["build", "-o"])
            .arg(&program)
            .current_dir(folder.join("circl"))
            .env("GOFLAGS", "-mod=mod")
            .status();
        if !built.is_ok_and(|status| status.success()) {
            return Err("CIRCL: `go build` failed; install Go and let it download modules".into());
        }
        let mut lines = Lines::start(Command::new(program))?;
        let run = move |inputs: &Inputs| {
            let (action, public) = lines.ask(&format!("action {}", inputs.packed()))?;
            let (derive, shared) = lines.ask(&format!(
                "derive {} {}",
                inputs.packed(),
                inputs.theirs_hex()
            ))?;
            inputs.compare(&public, &shared)?;
            Ok([action, derive])
        };
        Ok(Peer::new(
            "CIRCL 1.6.5 (Go, assembly)",
            false,
            256,
            Box::new(run),
        ))
    }

    /// highctidh as pip builds it, with keys of its own.
    pub fn highctidh(python: &str, size: u32) -> Result<Peer, String> {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("ctidh.py");
        let mut command = Command::new(python);
        command.arg(script).arg(size.to_string());
        let mut lines = Lines::start(command)?;
        lines
            .ask("action")
            .map_err(|_| format!("highctidh: {python} does not have it"))?;
        let run = move |inputs: &Inputs| {
            let (action, _) = lines.ask("action")?;
            let (derive, _) = lines.ask(&format!("derive {}", inputs.theirs_hex()))?;
            Ok([action, derive])
        };
        let bits = if size == 512 { 256 } else { 220 };
        let name = format!("highctidh 1.0.2026101300 ({size}, as pip builds it)");
        Ok(Peer::new(&name, true, bits, Box::new(run)))
    }
}

/// A program that answers each line with nanoseconds and a result.
struct Lines {
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    child: Child,
}

impl Lines {
    fn start(mut command: Command) -> Result<Lines, String> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let spawned = command.spawn();
        let mut child = spawned.map_err(|e| format!("{command:?} does not start: {e}"))?;
        let (to, from) = (child.stdin.take(), child.stdout.take());
        let (Some(to), Some(from)) = (to, from) else {
            return Err("no pipes".into());
        };
        Ok(Lines {
            to,
            from: BufReader::new(from),
            child,
        })
    }

    fn ask(&mut self, line: &str) -> Result<(u64, String), String> {
        let mut answer = String::new();
        writeln!(self.to, "{line}").map_err(|e| e.to_string())?;
        self.from
            .read_line(&mut answer)
            .map_err(|e| e.to_string())?;
        let mut words = answer.split_whitespace();
        let (Some(time), Some(result)) = (words.next(), words.next()) else {
            return Err("no answer".into());
        };
        let time = time.parse().map_err(|_| format!("no time: {answer}"))?;
        Ok((time, result.to_owned()))
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        // Its input ends, and so does it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
