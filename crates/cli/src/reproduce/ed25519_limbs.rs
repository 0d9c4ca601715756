//! `limbforge reproduce ed25519-limbs`: four limbs of 64 bits or five of 51 for Ed25519?
//!
//! Published for SiFive's U74, a RISC-V core in order and without a carry flag, and for Intel's Coffee Lake: Thomas
//! Pornin, "On Multiplications with Unsaturated Limbs", NCC Group, 2023,
//! <https://research.nccgroup.com/2023/09/18/on-multiplications-with-unsaturated-limbs/>. Ours is measured by the bench
//! in `benches/ed25519`, beside the same crates, or modelled there for an emulated U74, where the builds of then are
//! made again.

mod comparison;
mod modelled;
mod silicon;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::Args;
use serde::Deserialize;

use comparison::Comparison;
use modelled::Modelled;
use riscv_lab::timing::Model;
use silicon::Figure;

use crate::{failure::Failure, out::product};

/// Pornin 2023: four limbs of 64 bits or five of 51 for Ed25519, signing and verifying
#[derive(Args)]
pub struct Arguments {
    /// Print the numbers as JSON
    #[arg(long)]
    json: bool,
    /// Model an emulated RISC-V core instead of measuring this machine: rocket or u74
    #[arg(long)]
    cpu: Option<String>,
    /// Build and run nothing; read a record that the bench wrote with its own `--json`
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// Signing and verifying, in core cycles.
type Cycles = [f64; 2];

/// The operations as the bench calls them, in the order of [`Cycles`]. The published bench verifies under keys that are
/// decoded already.
const OPERATIONS: [&str; 2] = ["sign 32 B", "verify, key decoded"];

/// A row of the published table.
struct Published {
    /// Key of the peer that is measured here in its place.
    key: &'static str,
    /// The same as it was then.
    then: &'static str,
    name: &'static str,
    /// Who compiled it.
    compiler: &'static str,
    /// The version of then: the newest of its crate in September 2023.
    version: &'static str,
    /// A VisionFive 2 at 1 GHz, Rust 1.72.
    u74: Cycles,
    /// Instructions there.
    u74_instructions: Cycles,
    /// An i5-8259U at 2.3 GHz, Rust 1.72.
    coffee_lake: Cycles,
}

/// The emulated core of that table.
const PUBLISHED_CORE: &str = "u74";

/// How the bench says that a core was emulated.
const MODELLED: &str = "modelled";

const PUBLISHED: [Published; 4] = [
    Published {
        key: "crrl-m64",
        then: "crrl-m64-2023",
        name: "crrl m64",
        compiler: "rustc 1.72.0",
        version: "crrl 0.7.0 m64",
        u74: [202_021.0, 412_764.0],
        u74_instructions: [304_931.0, 608_806.0],
        coffee_lake: [49_130.0, 108_559.0],
    },
    Published {
        key: "crrl-m51",
        then: "crrl-m51-2023",
        name: "crrl m51",
        compiler: "rustc 1.72.0",
        version: "crrl 0.7.0 m51",
        u74: [158_928.0, 304_902.0],
        u74_instructions: [251_857.0, 438_799.0],
        coffee_lake: [70_149.0, 148_653.0],
    },
    Published {
        key: "dalek-serial",
        then: "dalek-serial-2023",
        name: "dalek serial",
        compiler: "rustc 1.72.0",
        version: "ed25519-dalek 2.0.0 serial",
        u74: [180_142.0, 449_980.0],
        u74_instructions: [241_787.0, 640_789.0],
        coffee_lake: [59_599.0, 169_621.0],
    },
    Published {
        key: "dalek-fiat",
        then: "dalek-fiat-2023",
        name: "dalek fiat",
        compiler: "rustc 1.72.0",
        version: "ed25519-dalek 2.0.0 fiat",
        u74: [187_220.0, 429_755.0],
        u74_instructions: [249_531.0, 628_577.0],
        coffee_lake: [70_552.0, 198_289.0],
    },
];

/// Our backends, one curve arithmetic over three fields: m64, m51 and serial.
const OURS: [&str; 3] = ["forge25519-m64", "forge25519-m51", "forge25519-serial51"];

/// The published crates in the same roles.
const THEIRS: [&str; 3] = ["crrl-m64", "crrl-m51", "dalek-serial"];

/// The parts of the bench's record that are read.
#[derive(Deserialize)]
struct Record {
    environment: Environment,
    peers: Vec<Peer>,
    left_out: Vec<String>,
}

#[derive(Deserialize)]
struct Environment {
    cpu: String,
    compilers: Vec<String>,
}

#[derive(Deserialize)]
struct Peer {
    key: String,
    #[serde(flatten)]
    build: Build,
    operations: Vec<Measured>,
}

/// How a peer was built.
#[derive(Clone, Deserialize)]
struct Build {
    /// Crate, version and form.
    name: String,
    #[serde(default)]
    compiler: String,
    #[serde(default)]
    flags: Vec<String>,
}

#[derive(Deserialize)]
struct Measured {
    operation: String,
    median: f64,
    /// Counted on an emulated core only.
    instructions: Option<f64>,
}

impl Record {
    fn peer(&self, key: &str) -> Option<&Peer> {
        self.peers.iter().find(|peer| peer.key == key)
    }

    /// Name of a peer; `None` if it did not take part.
    fn name(&self, key: &str) -> Option<&str> {
        self.peer(key).map(|peer| peer.build.name.as_str())
    }

    /// Something that was measured of a peer's operations; `None` if it did not take part.
    fn of(&self, key: &str, what: fn(&Measured) -> Option<f64>) -> Option<Cycles> {
        let operations = &self.peer(key)?.operations;
        let median = |name| what(operations.iter().find(|m| m.operation == name)?);
        Some([median(OPERATIONS[0])?, median(OPERATIONS[1])?])
    }

    fn cycles(&self, key: &str) -> Option<Cycles> {
        self.of(key, |measured| Some(measured.median))
    }

    /// Cycles and instructions of both operations of a peer on an emulated core; `None` if it did not take part.
    fn figures(&self, key: &str) -> Option<[Figure; 2]> {
        let instructions = self.of(key, |measured| measured.instructions)?;
        let cycles = self.cycles(key)?;
        Some([0, 1].map(|i| Figure {
            cycles: cycles[i],
            instructions: instructions[i],
        }))
    }
}

/// Runs the bench and prints the comparison.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let core = arguments.cpu.as_deref();
    let model = core.map(Model::named).transpose()?;
    let on_published_core = core == Some(PUBLISHED_CORE);
    let text = match &arguments.record {
        Some(path) => std::fs::read_to_string(path).map_err(|e| {
            Failure::Impossible(format!(
                "cannot read {} ({e}); give a record of the bench",
                path.display()
            ))
        })?,
        None => {
            let here = std::env::current_dir().map_err(|e| Failure::file(Path::new("."), e))?;
            measure(&bench_folder(&here)?, core, on_published_core)?
        }
    };
    let record: Record = serde_json::from_str(&text).map_err(|e| {
        Failure::Impossible(match &arguments.record {
            Some(path) => format!(
                "{} is not a record of the bench ({e}); give a file that the bench wrote with --json",
                path.display()
            ),
            None => format!(
                "the bench wrote an unreadable record ({e}); use a checkout of the same version as this program"
            ),
        })
    })?;
    let machine = &record.environment.cpu;
    let wanted = model
        .as_ref()
        .map(|model| format!("{}, {MODELLED}", model.title));
    if wanted
        .as_ref()
        .map_or(machine.ends_with(MODELLED), |wanted| wanted != machine)
    {
        return Err(Failure::Usage(format!(
            "the record is for {machine}, not for {}; give a --record that matches --cpu",
            wanted.as_deref().unwrap_or("a machine"),
        )));
    }
    if wanted.is_some() {
        let modelled = Modelled::of(&record, on_published_core);
        return product(&if arguments.json {
            modelled.json()
        } else {
            modelled.text()
        });
    }
    let comparison = Comparison::of(&record);
    product(&if arguments.json {
        comparison.json()
    } else {
        comparison.text()
    })
}

/// `benches/ed25519` of the checkout that `here` is in.
fn bench_folder(here: &Path) -> Result<PathBuf, Failure> {
    let folders = here
        .ancestors()
        .map(|folder| folder.join("benches/ed25519"));
    folders.into_iter().find(|folder| folder.join("Cargo.toml").is_file()).ok_or_else(|| {
        Failure::Impossible(
            "there is no benches/ed25519 in this folder or its parents; run this in a checkout of Limbforge".to_owned(),
        )
    })
}

/// The record of a run of the bench, which shows its progress itself.
fn measure(folder: &Path, core: Option<&str>, on_published_core: bool) -> Result<String, Failure> {
    let cannot = |what: &str, remedy: &str| {
        Failure::Impossible(format!("{what} in {}; {remedy}", folder.display()))
    };
    let record =
        tempfile::NamedTempFile::new().map_err(|e| Failure::file(&std::env::temp_dir(), e))?;
    eprintln!(
        "building and running {}: the first build takes minutes",
        folder.display()
    );
    let mut command = Command::new("cargo");
    command
        .current_dir(folder)
        .args(["run", "--quiet", "--release", "--locked", "--"]);
    if on_published_core {
        command.args(PUBLISHED.map(|row| row.then));
    }
    command.args(PUBLISHED.map(|row| row.key)).args(OURS);
    command.args(
        OPERATIONS
            .iter()
            .flat_map(|operation| ["--only", operation]),
    );
    command.args(core.iter().flat_map(|core| ["--cpu", core]));
    command
        .arg("--json")
        .arg(record.path())
        .stdout(Stdio::null());
    let status = command.status().map_err(|e| {
        cannot(
            &format!("cargo cannot be run ({e})"),
            "install it or add it to PATH",
        )
    })?;
    if !status.success() {
        return Err(cannot(
            "the bench failed",
            "the line above gives the reason",
        ));
    }
    std::fs::read_to_string(record.path()).map_err(|e| {
        cannot(
            &format!("the bench left no record ({e})"),
            "try `cargo run --release` there",
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outside_of_a_checkout_one_line_says_so() {
        let folder = tempfile::tempdir().expect("a folder");
        let line = bench_folder(folder.path()).unwrap_err().to_string();
        assert!(line.contains("run this in a checkout"), "{line}");
        let bench = folder.path().join("benches/ed25519");
        std::fs::create_dir_all(&bench).expect("a folder");
        std::fs::write(bench.join("Cargo.toml"), "").expect("a file");
        assert_eq!(
            bench_folder(&folder.path().join("benches")).expect("found"),
            bench
        );
    }
}
