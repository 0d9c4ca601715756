//! Other processors: a package's tests under emulation, and its builds for cores without an operating system, which
//! prove that it is `no_std`.
//!
//! The target's std comes from rustup. Where rustup cannot download, cargo builds it from the sources of the same
//! compiler version, the component `rust-src`, as its unstable option `-Zbuild-std` does; `RUSTC_BOOTSTRAP=1` opens
//! that option on stable Rust.

use std::env;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Exit status where the machine lacks a tool or a std, so that nothing ran: the status that test harnesses of make
/// and meson read as skipped.
const SKIPPED: u8 = 77;

/// How long rustup may take: a std is 30 MB, and where packets are dropped it would wait for minutes.
const PATIENCE: Duration = Duration::from_secs(60);

/// A processor that qemu plays on Linux.
struct Machine {
    target: &'static str,
    linker: &'static str,
    qemu: &'static str,
    /// The folder with the target's libc.
    libc: &'static str,
    /// Debian's packages for all three.
    packages: &'static str,
}

const MACHINES: [Machine; 2] = [
    Machine {
        target: "riscv64gc-unknown-linux-gnu",
        linker: "riscv64-linux-gnu-gcc",
        qemu: "qemu-riscv64",
        libc: "/usr/riscv64-linux-gnu",
        packages: "qemu-user gcc-riscv64-linux-gnu libc6-dev-riscv64-cross",
    },
    Machine {
        target: "aarch64-unknown-linux-gnu",
        linker: "aarch64-linux-gnu-gcc",
        qemu: "qemu-aarch64",
        libc: "/usr/aarch64-linux-gnu",
        packages: "qemu-user gcc-aarch64-linux-gnu libc6-dev-arm64-cross",
    },
];

/// Parsed arguments of `cross`.
#[derive(Debug, PartialEq, Eq)]
pub struct Request<'a> {
    /// Build only: the target needs neither linker nor emulator.
    build: bool,
    /// Do not ask rustup, and leave an installed std alone.
    from_source: bool,
    target: &'a str,
    /// Arguments for `cargo test` or `cargo build`.
    arguments: &'a [String],
}

impl<'a> Request<'a> {
    /// Reads the words after `cross`; `None` if they are off.
    pub fn parse(mut words: &'a [String]) -> Option<Self> {
        let (mut build, mut from_source) = (false, false);
        while let Some((first, rest)) = words.split_first() {
            match first.as_str() {
                "--build" => build = true,
                "--from-source" => from_source = true,
                target if !target.starts_with('-') => {
                    // `cross TARGET -- ARGUMENTS` reads as well as without the dashes.
                    let arguments = rest.strip_prefix(&["--".to_owned()]).unwrap_or(rest);
                    return Some(Self {
                        build,
                        from_source,
                        target,
                        arguments,
                    });
                }
                _ => return None,
            }
            words = rest;
        }
        None
    }
}

/// Why nothing passed.
#[derive(Debug)]
enum Stop {
    /// rustc has no such target.
    Unknown { target: String, complaint: String },
    /// No row of [`MACHINES`].
    NotEmulated { target: String },
    /// A program or folder is not there.
    NoTool {
        tool: &'static str,
        packages: &'static str,
    },
    /// Neither a std nor its sources, which would be in this folder.
    NoStd { target: String, sources: PathBuf },
    /// A program could not be started.
    NotStarted {
        program: String,
        error: std::io::Error,
    },
    /// cargo ran and failed.
    Failed { target: String, verb: &'static str },
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { target, complaint } => write!(
                f,
                "rustc rejects the target {target} ({complaint}); `rustc --print target-list` lists the known ones"
            ),
            Self::NotEmulated { target } => {
                let known = MACHINES.map(|machine| machine.target).join(" and ");
                write!(
                    f,
                    "no emulator is known for {target}, only for {known}; --build needs none"
                )
            }
            Self::NoTool { tool, packages } => write!(
                f,
                "{tool} is not installed; install it (on Debian: apt-get install {packages})"
            ),
            Self::NoStd { target, sources } => write!(
                f,
                "no std for {target} from rustup, and no sources in {}; run `rustup target add {target}` or `rustup component \
                 add rust-src` where these can download, or .ci/rust-src, which takes the sources from a Debian mirror",
                sources.display()
            ),
            Self::NotStarted { program, error } => {
                write!(f, "cannot start {program} ({error}); add it to PATH")
            }
            Self::Failed { target, verb } => {
                write!(
                    f,
                    "cargo {verb} failed for {target}; its output gives the reason"
                )
            }
        }
    }
}

impl Stop {
    /// Whether it is the machine that lacks something.
    const fn skipped(&self) -> bool {
        matches!(self, Self::NoTool { .. } | Self::NoStd { .. })
    }
}

/// Runs the tests, or builds. Says on the last line what is wrong.
pub fn cross(request: &Request) -> ExitCode {
    match run(request) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) if stop.skipped() => {
            eprintln!("skipped: {stop}");
            ExitCode::from(SKIPPED)
        }
        Err(stop) => {
            eprintln!("{stop}");
            ExitCode::FAILURE
        }
    }
}

fn run(request: &Request) -> Result<(), Stop> {
    let target = request.target;
    let verb = if request.build { "build" } else { "test" };
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args([verb, "--target", target]);
    if !request.build {
        let machine = MACHINES.iter().find(|machine| machine.target == target);
        let machine = machine.ok_or_else(|| Stop::NotEmulated {
            target: target.to_owned(),
        })?;
        let path = env::var_os("PATH").unwrap_or_default();
        for (name, value) in machine.settings(&path, |name| env::var_os(name).is_some())? {
            cargo.env(name, value);
        }
    }
    match supply(request)? {
        Supply::Installed => {}
        Supply::Sources => {
            // Tests catch panics, so they need unwinding; a bare build is to get by with core alone.
            let crates = if request.build {
                "core"
            } else {
                "std,panic_unwind"
            };
            cargo.arg(format!("-Zbuild-std={crates}"));
            cargo.env("RUSTC_BOOTSTRAP", "1");
            println!("{target}: building {crates} from its sources");
        }
    }
    let status = cargo.args(request.arguments).status();
    let status = status.map_err(|error| not_started("cargo", error))?;
    if status.success() {
        return Ok(());
    }
    Err(Stop::Failed {
        target: target.to_owned(),
        verb,
    })
}

impl Machine {
    /// cargo's settings that name linker and emulator. What the caller has set is left alone, and needs no tool of
    /// ours.
    fn settings(
        &self,
        path: &std::ffi::OsStr,
        is_set: impl Fn(&str) -> bool,
    ) -> Result<Vec<(String, String)>, Stop> {
        let there = |tool: &'static str, found: bool| {
            found.then_some(()).ok_or(Stop::NoTool {
                tool,
                packages: self.packages,
            })
        };
        let on_path = |tool| env::split_paths(path).any(|folder| folder.join(tool).is_file());
        let of_target = self.target.replace('-', "_").to_uppercase();
        let mut settings = Vec::new();
        let linker = format!("CARGO_TARGET_{of_target}_LINKER");
        if !is_set(&linker) {
            there(self.linker, on_path(self.linker))?;
            settings.push((linker, self.linker.to_owned()));
        }
        let runner = format!("CARGO_TARGET_{of_target}_RUNNER");
        if !is_set(&runner) {
            there(self.qemu, on_path(self.qemu))?;
            there(self.libc, Path::new(self.libc).join("lib").is_dir())?;
            settings.push((runner, format!("{} -L {}", self.qemu, self.libc)));
        }
        Ok(settings)
    }
}

/// Where the target's std, or core, comes from.
enum Supply {
    /// Compiled, in the sysroot.
    Installed,
    /// To be compiled.
    Sources,
}

fn supply(request: &Request) -> Result<Supply, Stop> {
    let target = request.target;
    let compiled = printed("target-libdir", target)?;
    let crate_file = if request.build { "libcore-" } else { "libstd-" };
    let installed = || {
        let files = fs::read_dir(&compiled).into_iter().flatten().flatten();
        files
            .map(|file| file.file_name())
            .any(|name| name.to_string_lossy().starts_with(crate_file))
    };
    if !request.from_source && (installed() || (added_by_rustup(target) && installed())) {
        return Ok(Supply::Installed);
    }
    let sources = printed("sysroot", target)?.join("lib/rustlib/src/rust/library");
    if sources.join("Cargo.lock").is_file() {
        return Ok(Supply::Sources);
    }
    Err(Stop::NoStd {
        target: target.to_owned(),
        sources,
    })
}

/// A path that rustc prints.
fn printed(what: &str, target: &str) -> Result<PathBuf, Stop> {
    let rustc = env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let output = Command::new(&rustc)
        .args(["--print", what, "--target", target])
        .output()
        .map_err(|error| not_started(&rustc, error))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).trim().into());
    }
    let complaint = String::from_utf8_lossy(&output.stderr);
    Err(Stop::Unknown {
        target: target.to_owned(),
        complaint: complaint.lines().next().unwrap_or_default().to_owned(),
    })
}

fn not_started(program: &str, error: std::io::Error) -> Stop {
    Stop::NotStarted {
        program: program.to_owned(),
        error,
    }
}

/// Whether rustup added the target's std within [`PATIENCE`]. Only the toolchain that this runs in is asked for, which
/// rustup's cargo names in `RUSTUP_TOOLCHAIN`.
fn added_by_rustup(target: &str) -> bool {
    if env::var_os("RUSTUP_TOOLCHAIN").is_none() {
        return false;
    }
    let started = Command::new("rustup")
        .args(["target", "add", target])
        .env("RUSTUP_MAX_RETRIES", "0")
        .stdin(Stdio::null())
        .spawn();
    let Ok(mut rustup) = started else {
        return false;
    };
    let start = Instant::now();
    loop {
        match rustup.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if start.elapsed() < PATIENCE => sleep(Duration::from_millis(50)),
            _ => break,
        }
    }
    // It may have ended meanwhile, and then there is nothing left to end.
    drop(rustup.kill());
    drop(rustup.wait());
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn arguments_go_on_to_cargo() {
        let text = words("--build --from-source thumbv7em-none-eabi -p a --features b");
        let request = Request::parse(&text).expect("it is right");
        assert!(request.build && request.from_source);
        assert_eq!(request.target, "thumbv7em-none-eabi");
        assert_eq!(request.arguments, &text[3..]);
        let with_dashes = words("t -- -p a -- --nocapture");
        let without = words("t -p a -- --nocapture");
        assert_eq!(Request::parse(&with_dashes), Request::parse(&without));
        assert_eq!(Request::parse(&[]), None);
        for text in ["--build", "--bild t"] {
            assert_eq!(Request::parse(&words(text)), None, "{text}");
        }
    }

    #[test]
    fn tools_that_are_not_there_are_said() {
        let machine = &MACHINES[0];
        let stop = machine.settings("".as_ref(), |_| false).unwrap_err();
        assert!(stop.skipped());
        assert_eq!(
            stop.to_string(),
            "riscv64-linux-gnu-gcc is not installed; install it (on Debian: apt-get install qemu-user gcc-riscv64-linux-gnu \
             libc6-dev-riscv64-cross)"
        );
    }

    #[test]
    fn settings_of_the_caller_are_left_alone() {
        let all = MACHINES[1].settings("".as_ref(), |name| {
            name == "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER"
                || name == "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER"
        });
        assert_eq!(all.expect("no tool is needed"), []);
    }

    #[test]
    fn targets_that_rustc_lacks_are_failures() {
        let words = words("--build no-such-target");
        let stop = run(&Request::parse(&words).expect("it is right")).unwrap_err();
        assert!(matches!(stop, Stop::Unknown { .. }) && !stop.skipped());
    }
}
