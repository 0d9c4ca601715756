//! Ed25519 signatures in SQL: the scalar function `verify_ed25519` for DataFusion, by
//! [`forge25519::verify_many`], which computes eight signatures side by side.
//!
//! ```
//! # use datafusion::prelude::SessionContext;
//! # #[tokio::main]
//! # async fn main() -> datafusion::error::Result<()> {
//! use forge25519::{Signer, SigningKey};
//!
//! let context = SessionContext::new();
//! context.register_udf(forge25519_datafusion::verify_ed25519());
//!
//! let secret = SigningKey::from_bytes(&[7; 32]);
//! let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
//! let (key, signature) = (hex(secret.verifying_key().as_bytes()), hex(&secret.sign(b"one").to_bytes()));
//! let query = format!("SELECT verify_ed25519(x'{key}', CAST('one' AS BYTEA), x'{signature}', 'strict')");
//! let rows = context.sql(&query).await?.collect().await?;
//! assert_eq!(rows[0].column(0).as_ref(), &datafusion::arrow::array::BooleanArray::from(vec![true]));
//! # Ok(())
//! # }
//! ```
//!
//! # Arguments
//!
//! `verify_ed25519(key, message, signature)` and `verify_ed25519(key, message, signature, rule)`.
//!
//! - `key`, `message` and `signature` are binary: `Binary`, `LargeBinary`, `BinaryView`, `FixedSizeBinary`, or a
//!   dictionary of one of these. Each may be a literal. Text is refused: cast it, or `decode` it.
//! - `rule` is a text literal, the [name](forge25519::Rule::name) of a [`Rule`](forge25519::Rule). Without it, the rule
//!   is `rfc8032`.
//!
//! # Result
//!
//! A `Boolean` for each row. Null if the key, the message or the signature is null. Otherwise false if the key does not
//! have 32 bytes or encodes no point, or if the signature does not have 64 bytes: a malformed signature is an invalid
//! one, and one bad row does not end a query over millions.
//!
//! # Errors
//!
//! While a query is planned: another number of arguments, an argument of another type, a `FixedSizeBinary` of a width
//! that no key or signature has, a rule that is unknown or not a literal.

mod bytes;
mod function;
mod verdicts;

pub use function::{NAME, verify_ed25519};
