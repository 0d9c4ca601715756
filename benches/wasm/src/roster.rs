//! Who takes part, and how each becomes a module.

/// The peer that is JavaScript and needs no module.
pub const NOBLE: &str = "noble";

/// A peer of `benches/ed25519` as a module.
#[derive(Debug)]
pub struct Entry {
    /// On the command line and in records.
    pub key: &'static str,
    /// In tables; a published crate's version follows.
    pub name: &'static str,
    /// The published crate, whose version is in the lock file; ours is none.
    pub published: Option<&'static str>,
    /// The feature of the package `module`; none for JavaScript.
    pub feature: Option<&'static str>,
    /// Configuration flags for all its crates.
    pub cfg: &'static [&'static str],
    /// Differences from other peers: the rule of verification, and work that only here is a part of an operation.
    pub note: &'static str,
}

/// A backend of forge25519.
macro_rules! ours {
    ($key:literal, $backend:literal) => {
        Entry {
            key: $key,
            name: concat!("forge25519 ", $backend),
            published: None,
            feature: Some("forge25519"),
            cfg: &[concat!("forge25519_backend=\"", $backend, "\"")],
            note: "verify follows RFC 8032, with cofactor",
        }
    };
}

/// All, in the order of tables.
pub const ALL: &[Entry] = &[
    ours!("forge25519-m64", "m64"),
    ours!("forge25519-m51", "m51"),
    ours!("forge25519-serial51", "serial51"),
    ours!("forge25519-x25_5", "x25_5"),
    Entry {
        key: "dalek",
        name: "ed25519-dalek",
        published: Some("ed25519-dalek"),
        feature: Some("dalek"),
        cfg: &[],
        note: "verify follows the ref10 rule; a batch has no cofactor",
    },
    Entry {
        key: "ed25519-compact",
        name: "ed25519-compact",
        published: Some("ed25519-compact"),
        feature: Some("ed25519-compact"),
        cfg: &[],
        note: "a signature includes the expansion of the secret key",
    },
    Entry {
        key: NOBLE,
        name: "@noble/curves",
        published: None,
        feature: None,
        cfg: &[],
        note: "JavaScript with BigInt; a signature includes the expansion of the secret key and its public key; verify \
               follows ZIP 215",
    },
];

/// The version of a package in a lock file of cargo or npm.
pub fn version(entry: &Entry) -> Option<String> {
    if entry.feature.is_none() {
        let lock: serde_json::Value =
            serde_json::from_str(include_str!("../js/package-lock.json")).ok()?;
        let package = lock
            .get("packages")?
            .get(format!("node_modules/{}", entry.name))?;
        return Some(package.get("version")?.as_str()?.to_owned());
    }
    let start = format!("name = \"{}\"\nversion = \"", entry.published?);
    let (_, rest) = include_str!("../Cargo.lock").split_once(&start)?;
    Some(rest.split('"').next()?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_but_ours_have_versions() {
        for entry in ALL {
            let ours = entry.key.starts_with("forge25519");
            assert_eq!(version(entry).is_none(), ours, "{}", entry.key);
        }
    }
}
