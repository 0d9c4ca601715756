//! The cases, and how one is run.

use crate::vectors;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A published crate.
pub struct Case {
    pub name: &'static str,
    package: &'static str,
    /// The beginning of its version.
    version: &'static str,
    kind: Kind,
    /// Tests that have to pass at least: fewer mean that some were not run.
    tests: usize,
}

enum Kind {
    /// dalek's own tests, by the manifest of this name in `own/`.
    Own,
    /// A dependent, with arguments for cargo, and the shims that replace dalek's packages.
    Dependent {
        arguments: &'static [&'static str],
        shims: &'static [(&'static str, &'static str)],
    },
}

/// All cases.
pub const CASES: &[Case] = &[
    Case {
        name: "ed25519-dalek-3",
        package: "ed25519-dalek",
        version: "3.",
        kind: Kind::Own,
        tests: 33,
    },
    Case {
        name: "ed25519-dalek-2",
        package: "ed25519-dalek",
        version: "2.",
        kind: Kind::Own,
        tests: 33,
    },
    Case {
        name: "x25519-dalek-3",
        package: "x25519-dalek",
        version: "3.",
        kind: Kind::Own,
        tests: 17,
    },
    Case {
        name: "x25519-dalek-2",
        package: "x25519-dalek",
        version: "2.",
        kind: Kind::Own,
        tests: 13,
    },
    Case {
        name: "ssh-key",
        package: "ssh-key",
        version: "0.6.",
        kind: Kind::Dependent {
            arguments: &[
                "--no-default-features",
                "--features=std,ed25519,encryption,getrandom",
            ],
            shims: &[("ed25519-dalek", "ed25519-dalek-2")],
        },
        tests: 117,
    },
    Case {
        name: "age",
        package: "age",
        version: "0.11.",
        kind: Kind::Dependent {
            arguments: &["--features=armor,async,ssh"],
            shims: &[
                ("curve25519-dalek", "curve25519-dalek-4"),
                ("x25519-dalek", "x25519-dalek-2"),
            ],
        },
        tests: 557,
    },
    Case {
        name: "russh",
        package: "russh",
        version: "0.50.",
        kind: Kind::Dependent {
            // A test starts ssh-agent, and the published manifest lacks the feature for it.
            arguments: &["--lib", "--tests", "--features=tokio/process"],
            shims: &[
                ("curve25519-dalek", "curve25519-dalek-4"),
                ("ed25519-dalek", "ed25519-dalek-2"),
            ],
        },
        tests: 37,
    },
];

/// Why a case did not pass.
#[derive(Debug)]
pub enum Stop {
    /// A file could not be read or written.
    File {
        path: PathBuf,
        error: std::io::Error,
    },
    /// cargo ended with an error, which it printed.
    Cargo { words: String },
    /// cargo printed something else than expected.
    Unreadable { what: &'static str },
    /// The package does not use forge25519: the patch was not taken.
    NotPatched,
    /// A façade lacks features of dalek's, or has other defaults.
    Features { missing: Vec<String> },
    /// Too few tests ran.
    TooFew { passed: usize, expected: usize },
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::File { path, error } => {
                write!(f, "{}: {error}; see that it is there", path.display())
            }
            Stop::Cargo { words } => write!(f, "`cargo {words}` failed; its output says why"),
            Stop::Unreadable { what } => {
                write!(f, "cannot read {what}; see whether cargo has changed it")
            }
            Stop::NotPatched => write!(
                f,
                "forge25519 is not used; compare the versions of the shims with the package"
            ),
            Stop::Features { missing } if missing.is_empty() => {
                write!(
                    f,
                    "the default features are not dalek's; correct the manifest"
                )
            }
            Stop::Features { missing } => {
                let missing = missing.join(", ");
                write!(f, "there is no feature {missing}; add it to the manifest")
            }
            Stop::TooFew { passed, expected } => {
                write!(
                    f,
                    "{passed} tests passed, not {expected}; see which were not run"
                )
            }
        }
    }
}

/// This folder.
fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The root of the repository.
pub fn root() -> PathBuf {
    here().join("../..").canonicalize().expect("the repository")
}

fn file<T>(path: &Path, result: std::io::Result<T>) -> Result<T, Stop> {
    result.map_err(|error| Stop::File {
        path: path.to_owned(),
        error,
    })
}

impl Case {
    /// Copies the sources, builds and runs the tests. Returns the number of those that passed.
    pub fn run(&self) -> Result<usize, Stop> {
        let unreadable = Stop::Unreadable {
            what: "the place of a package",
        };
        let package = published(self.package, self.version)?;
        let manifest = package["manifest_path"].as_str().map(Path::new);
        let published = manifest.and_then(Path::parent).ok_or(unreadable)?;
        let folder = root().join("target/dropin").join(self.name);
        if folder.exists() {
            file(&folder, fs::remove_dir_all(&folder))?;
        }
        let mut arguments = Vec::new();
        match self.kind {
            Kind::Own => {
                copy(&published.join("tests"), &folder.join("tests"))?;
                let manifest = here().join("own").join(format!("{}.toml", self.name));
                let text = file(&manifest, fs::read_to_string(&manifest))?;
                let text = text.replace("@ROOT@", &root().display().to_string());
                write(&folder.join("Cargo.toml"), text.as_bytes())?;
                write(&folder.join("src/lib.rs"), b"")?;
                vectors::write_for(self.package, &root(), &folder)?;
            }
            Kind::Dependent {
                arguments: of_cargo,
                shims,
            } => {
                copy(published, &folder)?;
                arguments.extend(of_cargo.iter().map(|word| (*word).to_owned()));
                for (package, shim) in shims {
                    let shim = here().join("shims").join(shim);
                    arguments.push("--config".to_owned());
                    arguments.push(format!(
                        "patch.crates-io.{package}.path={:?}",
                        shim.display().to_string()
                    ));
                }
            }
        }
        // The versions that were tried. Without a lock cargo chooses new ones.
        let lock = here().join("locks").join(format!("{}.lock", self.name));
        let used = folder.join("Cargo.lock");
        if lock.exists() {
            file(&lock, fs::copy(&lock, &used))?;
        } else if used.exists() {
            file(&used, fs::remove_file(&used))?;
        }
        let passed = self.test(&folder, &arguments)?;
        if !lock.exists() {
            eprintln!(
                "{}: a new lock; to keep it: cp {} {}",
                self.name,
                used.display(),
                lock.display()
            );
        }
        if passed < self.tests {
            return Err(Stop::TooFew {
                passed,
                expected: self.tests,
            });
        }
        Ok(passed)
    }

    fn test(&self, folder: &Path, arguments: &[String]) -> Result<usize, Stop> {
        // `cargo tree` has no choice of targets.
        let of_tree: Vec<String> = arguments
            .iter()
            .filter(|word| !["--lib", "--tests"].contains(&word.as_str()))
            .cloned()
            .collect();
        let tree = |words: &[&str]| cargo(folder, words, &of_tree);
        let users = tree(&[
            "tree",
            "--quiet",
            "--invert=forge25519",
            "--depth=1",
            "--prefix=none",
        ]);
        if !users.is_ok_and(|users| users.contains("forge25519 v")) {
            return Err(Stop::NotPatched);
        }
        let output = cargo(folder, &["test", "--quiet"], arguments)?;
        let passed = output
            .lines()
            .filter_map(|line| line.strip_prefix("test result: ok. "));
        Ok(passed
            .filter_map(|rest| rest.split(' ').next()?.parse::<usize>().ok())
            .sum())
    }
}

/// Cargo's description of a published package whose version begins so.
pub fn published(name: &str, version: &str) -> Result<serde_json::Value, Stop> {
    let words = ["metadata", "--locked", "--quiet", "--format-version=1"];
    let metadata = cargo(&here().join("published"), &words, &[])?;
    let unreadable = Stop::Unreadable {
        what: "the list of packages",
    };
    let Ok(metadata) = serde_json::from_str::<serde_json::Value>(&metadata) else {
        return Err(unreadable);
    };
    let mut packages = metadata["packages"].as_array().into_iter().flatten();
    let begins = |value: &serde_json::Value| value.as_str().is_some_and(|v| v.starts_with(version));
    let found = packages.find(|package| package["name"] == name && begins(&package["version"]));
    found.cloned().ok_or(unreadable)
}

/// cargo's standard output, which is also shown.
pub fn cargo(folder: &Path, words: &[&str], more: &[String]) -> Result<String, Stop> {
    let mut command = Command::new("cargo");
    command.current_dir(folder).args(words).args(more);
    command.env("CARGO_TARGET_DIR", root().join("target/dropin/build"));
    let output = file(folder, command.stderr(Stdio::inherit()).output())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(text);
    }
    eprintln!("{text}");
    Err(Stop::Cargo {
        words: words.join(" "),
    })
}

/// Copies a folder, and lets the owner write to the copies.
fn copy(from: &Path, to: &Path) -> Result<(), Stop> {
    file(to, fs::create_dir_all(to))?;
    for entry in file(from, fs::read_dir(from))? {
        let entry = file(from, entry)?;
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            write(&target, &file(&path, fs::read(&path))?)?;
        }
    }
    Ok(())
}

pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Stop> {
    if let Some(folder) = path.parent() {
        file(folder, fs::create_dir_all(folder))?;
    }
    file(path, fs::write(path, bytes))
}

/// Runs a command that prints what is wanted.
pub fn output(program: &str, folder: &Path, words: &[&str]) -> Option<String> {
    let output = Command::new(program)
        .current_dir(folder)
        .args(words)
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}
