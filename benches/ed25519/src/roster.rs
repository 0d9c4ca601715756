//! Who takes part, and how each is built.

use limbforge_ed25519_table::Operation;

use crate::edition::{self, Edition};

/// A peer: a feature of the package `peer`, and the `--cfg` it is built with.
#[derive(Debug)]
pub struct Entry {
    /// Its name on the command line and in records.
    pub key: &'static str,
    /// Its versions and its compiler.
    pub edition: &'static Edition,
    /// The published crate, whose version is in the edition's lock file; ours is none.
    pub published: Option<&'static str>,
    /// Form or backend, where the crate has more than one.
    pub form: &'static str,
    /// The feature of the package `peer`.
    pub feature: &'static str,
    /// Configuration flags for all its crates.
    pub cfg: &'static [&'static str],
    /// Operations on keys that it draws itself, so that outputs cannot be compared with the others'.
    pub uncompared: &'static [Operation],
}

const fn entry(
    key: &'static str,
    published: &'static str,
    form: &'static str,
    feature: &'static str,
    cfg: &'static [&'static str],
) -> Entry {
    Entry {
        key,
        edition: &edition::TODAY,
        published: Some(published),
        form,
        feature,
        cfg,
        uncompared: &[],
    }
}

const fn ours(key: &'static str, form: &'static str, cfg: &'static [&'static str]) -> Entry {
    Entry {
        key,
        edition: &edition::TODAY,
        published: None,
        form,
        feature: "forge25519",
        cfg,
        uncompared: &[],
    }
}

/// As it was when the table of the U74 was published.
const fn then(entry: Entry) -> Entry {
    Entry {
        edition: &edition::PUBLISHED,
        ..entry
    }
}

/// A backend without vectors.
macro_rules! words {
    ($backend:literal) => {
        &[
            concat!("forge25519_backend=\"", $backend, "\""),
            "forge25519_vectors=\"off\"",
        ]
    };
}

/// All, in the order of tables.
pub const ALL: &[Entry] = &[
    ours("forge25519", "vectors", &["forge25519_backend=\"m64\""]),
    ours(
        "forge25519-avx2",
        "vectors (AVX2)",
        &["forge25519_backend=\"m64\"", "forge25519_vectors=\"avx2\""],
    ),
    ours("forge25519-asm64", "asm64", words!("asm64")),
    ours("forge25519-m64", "m64", words!("m64")),
    ours("forge25519-m51", "m51", words!("m51")),
    ours("forge25519-serial51", "serial51", words!("serial51")),
    ours("forge25519-x25_5", "x25.5", words!("x25_5")),
    entry("aws-lc-rs", "aws-lc-rs", "", "aws-lc-rs", &[]),
    entry("crrl-m64", "crrl", "m64", "crrl-m64", &[]),
    entry("crrl-m51", "crrl", "m51", "crrl-m51", &[]),
    entry(
        "dalek-avx512",
        "ed25519-dalek",
        "avx512",
        "dalek",
        &["curve25519_dalek_backend=\"avx512\""],
    ),
    entry(
        "dalek-simd",
        "ed25519-dalek",
        "simd (AVX2)",
        "dalek",
        &["curve25519_dalek_backend=\"simd\""],
    ),
    entry(
        "dalek-serial",
        "ed25519-dalek",
        "serial",
        "dalek",
        &["curve25519_dalek_backend=\"serial\""],
    ),
    entry(
        "dalek-fiat",
        "ed25519-dalek",
        "fiat",
        "dalek",
        &["curve25519_dalek_backend=\"fiat\""],
    ),
    entry(
        "commonware",
        "commonware-cryptography-curve25519",
        "",
        "commonware",
        &[],
    ),
    entry("ed25519-simd", "ed25519-simd", "", "ed25519-simd", &[]),
    Entry {
        uncompared: &[Operation::X25519, Operation::X25519Base],
        ..entry("ring", "ring", "", "ring", &[])
    },
    entry(
        "ed25519-compact",
        "ed25519-compact",
        "",
        "ed25519-compact",
        &[],
    ),
    then(entry("crrl-m64-2023", "crrl", "m64", "crrl-m64", &[])),
    then(entry("crrl-m51-2023", "crrl", "m51", "crrl-m51", &[])),
    then(entry(
        "dalek-serial-2023",
        "ed25519-dalek",
        "serial",
        "dalek",
        &["curve25519_dalek_backend=\"serial\""],
    )),
    then(entry(
        "dalek-fiat-2023",
        "ed25519-dalek",
        "fiat",
        "dalek",
        &["curve25519_dalek_backend=\"fiat\""],
    )),
];

impl Entry {
    /// Crate, version and form.
    pub fn name(&self) -> String {
        let crate_and_version = match self.published {
            Some(name) => format!("{name} {}", version(name, self.edition.lock)),
            None => "forge25519".to_owned(),
        };
        format!("{crate_and_version} {}", self.form)
            .trim_end()
            .to_owned()
    }
}

/// The version of a crate that a lock file names.
fn version<'l>(name: &str, lock: &'l str) -> &'l str {
    let mut lines = lock.lines();
    let wanted = format!("name = \"{name}\"");
    lines
        .find(|line| *line == wanted)
        .and_then(|_| lines.next()?.strip_prefix("version = \""))
        .map_or("of unknown version", |rest| rest.trim_end_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_differ_and_versions_are_known() {
        for entry in ALL {
            assert_eq!(
                ALL.iter().filter(|other| other.key == entry.key).count(),
                1,
                "{}",
                entry.key
            );
            assert!(!entry.name().contains("unknown"), "{}", entry.name());
        }
    }
}
