//! The compiler, as the command `limbforge` uses it: all of [`limbforge_core`].
//!
//! `cargo install limbforge` installs the command. A build script needs the library alone:
//!
//! ```toml
//! [build-dependencies]
//! limbforge = { version = "0.1", default-features = false }
//! ```
//!
//! ```
//! # let folder = std::env::temp_dir().join("limbforge-example");
//! # std::fs::create_dir_all(&folder)?;
//! # let path =
//! limbforge::build().prime("2^251-9").name("curve1174").emit_to(folder.join("curve1174.rs"))?;
//! # assert!(std::fs::read_to_string(path)?.contains("pub const fn mul("));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! In a build script `emit()` writes to the folder of the build. The macro `limbforge_macro::field!` needs no build
//! script.

pub use limbforge_core::*;
