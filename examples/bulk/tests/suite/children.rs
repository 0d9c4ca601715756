//! Runs that end early: none leaves a process or a file behind.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::bulk;

/// Processes with their roles.
type Members = HashSet<(u32, String)>;

/// A run whose temporary files are all in `folder`.
fn start(words: &[&str], folder: &Path) -> Child {
    let mut command = bulk(words);
    command
        .env("TMPDIR", folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command.spawn().expect("it starts")
}

/// The processes that the run has started and not yet ended.
fn members(run: &Child) -> Members {
    let processes = fs::read_dir("/proc").expect("Linux");
    let numbers = processes.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    numbers
        .filter(|number| parent(*number) == Some(run.id()))
        .filter_map(|number| Some((number, role(number)?)))
        .collect()
}

fn parent(number: u32) -> Option<u32> {
    let text = fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
    // After the name, which may have any characters, come the state and the parent.
    text.rsplit_once(") ")?.1.split(' ').nth(1)?.parse().ok()
}

fn role(number: u32) -> Option<String> {
    let words = fs::read_to_string(format!("/proc/{number}/cmdline")).ok()?;
    words.split('\0').nth(1).map(str::to_owned)
}

/// Waits until the run has a process of this role; returns all that it has then.
fn until(run: &mut Child, wanted: &str) -> Members {
    loop {
        let members = members(run);
        if members.iter().any(|(_, role)| role == wanted) {
            return members;
        }
        let status = run.try_wait().expect("a child");
        assert!(status.is_none(), "it ended without a process {wanted}");
        sleep(Duration::from_millis(2));
    }
}

fn kill(signal: &str, number: u32) {
    let status = Command::new("kill")
        .args([signal, &number.to_string()])
        .status();
    assert!(status.expect("kill is installed").success());
}

/// Its status and its last line on standard error.
fn ended(run: Child, members: &Members, folder: &Path) -> (Option<i32>, String) {
    let output: Output = run.wait_with_output().expect("it ends");
    for (number, role) in members {
        assert_eq!(self::role(*number), None, "{role} still runs");
    }
    let left = fs::read_dir(folder).expect("a folder").count();
    assert_eq!(left, 0, "files were left behind");
    let errors = String::from_utf8(output.stderr).expect("text");
    let last = errors.lines().last().unwrap_or_default().to_owned();
    (output.status.code(), last)
}

#[test]
fn a_limit() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = start(&["--rows", "100", "--limit", "0"], folder.path());
    let (status, line) = ended(run, &Members::new(), folder.path());
    assert_eq!(status, Some(1));
    assert!(
        line.starts_with("1 executor of 1 thread: no result within 0 s; --limit SECONDS allows"),
        "{line}"
    );
}

#[test]
fn an_executor_that_dies() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut run = start(&["--rows", "100"], folder.path());
    let members = until(&mut run, "executor");
    assert_eq!(members.len(), 2, "{members:?}");
    for (number, role) in &members {
        if role == "executor" {
            kill("-KILL", *number);
        }
    }
    let (status, line) = ended(run, &members, folder.path());
    assert_eq!(status, Some(1));
    assert!(
        line.starts_with("1 executor of 1 thread: the executor ended ")
            && line.contains("signal: 9"),
        "{line}"
    );
}

#[test]
fn signals_while_a_cluster_runs() {
    for (signal, line) in [("-INT", "interrupted"), ("-TERM", "terminated")] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut run = start(&["--rows", "1000"], folder.path());
        let members = until(&mut run, "executor");
        kill(signal, run.id());
        let found = ended(run, &members, folder.path());
        assert_eq!(found, (Some(1), line.to_owned()));
    }
}

/// It has written a part of the file by then.
#[test]
fn a_signal_while_the_file_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    let temporary = folder.path().join("temporary");
    fs::create_dir(&temporary).expect("a folder");
    let words = ["--rows", "100000000", "--file", &file.to_string_lossy()];
    let run = start(&words, &temporary);
    while fs::read_dir(folder.path()).expect("a folder").count() < 2 {
        sleep(Duration::from_millis(2));
    }
    kill("-INT", run.id());
    let found = ended(run, &Members::new(), &temporary);
    assert_eq!(found, (Some(1), "interrupted".to_owned()));
    let left: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
    assert_eq!(left.len(), 1, "{left:?}");
}

/// Killed, it can do nothing. The cluster's processes end with their standard input.
#[test]
fn a_run_that_is_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut run = start(&["--rows", "1000"], folder.path());
    let members = until(&mut run, "executor");
    run.kill().expect("it runs");
    run.wait().expect("it ends");
    while members.iter().any(|(number, _)| is_running(*number)) {
        sleep(Duration::from_millis(2));
    }
}

/// Processes that have ended and that nobody waits for have no command line.
fn is_running(number: u32) -> bool {
    fs::read(format!("/proc/{number}/cmdline")).is_ok_and(|words| !words.is_empty())
}
