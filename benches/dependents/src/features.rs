//! The features of the façades: dalek's names and defaults, and each alone has to compile.

use crate::case::{Stop, cargo, published, root};
use serde_json::Value;
use std::collections::BTreeSet;

/// A façade in `crates/`, and the package and the beginning of the version that it stands for.
pub struct Facade {
    pub folder: &'static str,
    package: &'static str,
    version: &'static str,
}

/// All façades.
pub const FACADES: &[Facade] = &[
    facade("forge25519-dalek", "ed25519-dalek", "3."),
    facade("forge25519-dalek/v2", "ed25519-dalek", "2."),
    facade("forge-x25519-dalek", "x25519-dalek", "3."),
    facade("forge-x25519-dalek/v2", "x25519-dalek", "2."),
    facade("forge-curve25519-dalek", "curve25519-dalek", "5."),
    facade("forge-curve25519-dalek/v4", "curve25519-dalek", "4."),
];

const fn facade(folder: &'static str, package: &'static str, version: &'static str) -> Facade {
    Facade {
        folder,
        package,
        version,
    }
}

/// Features that no façade has. The first are names of optional dependencies that dalek left visible. The others would
/// need code: an encoding that few use, and a trait of `ff` for bits.
const ABSENT: &[&str] = &[
    "ff",
    "merlin",
    "signature",
    "strobe-rs",
    "group-bits",
    "lizard",
];

type Names = BTreeSet<String>;

/// The names of all features, and the default ones.
fn features(package: &Value) -> Option<(Names, Names)> {
    let features = package["features"].as_object()?;
    let default = features.get("default")?.as_array()?;
    let default = default.iter().filter_map(Value::as_str).map(str::to_owned);
    Some((features.keys().cloned().collect(), default.collect()))
}

impl Facade {
    /// Compares names and defaults with dalek's. Returns the names.
    pub fn names(&self) -> Result<Names, Stop> {
        let folder = root().join("crates").join(self.folder);
        let own = [
            "metadata",
            "--locked",
            "--no-deps",
            "--quiet",
            "--format-version=1",
        ];
        let own = cargo(&folder, &own, &[])?;
        let own: Option<Value> = serde_json::from_str(&own).ok();
        let manifest = folder.join("Cargo.toml").display().to_string();
        let own = own.as_ref().and_then(|metadata| {
            let packages = metadata["packages"].as_array()?;
            let this = |package: &&Value| package["manifest_path"] == manifest.as_str();
            features(packages.iter().find(this)?)
        });
        let theirs = features(&published(self.package, self.version)?);
        let (Some((own, default)), Some((theirs, their_default))) = (own, theirs) else {
            return Err(Stop::Unreadable {
                what: "the features of a package",
            });
        };
        let missing = theirs
            .difference(&own)
            .filter(|name| !ABSENT.contains(&name.as_str()));
        let missing: Vec<String> = missing.cloned().collect();
        if !missing.is_empty() || default != their_default {
            return Err(Stop::Features { missing });
        }
        Ok(own)
    }

    /// Compiles the façade without features, with each alone, and with all: without warnings. Returns the number of
    /// builds.
    pub fn check(&self) -> Result<usize, Stop> {
        let folder = root().join("crates").join(self.folder);
        let strict = "--config=build.rustflags=[\"-Dwarnings\"]";
        let words = ["check", "--quiet", "--locked", strict];
        let mut builds = vec![
            vec!["--no-default-features".to_owned()],
            vec!["--all-features".to_owned()],
        ];
        for name in self.names()? {
            let alone = format!("--features={name}");
            builds.push(vec!["--no-default-features".to_owned(), alone]);
        }
        for build in &builds {
            cargo(&folder, &words, build)?;
        }
        Ok(builds.len())
    }
}
