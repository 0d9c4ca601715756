//! Ed25519 (RFC 8032) and X25519 (RFC 7748) of [`forge25519`] for C: `include/forge25519.h`, which a test compares with
//! this source.
//!
//! Every function returns a status: [`FORGE25519_OK`] or the number of an error. No panic crosses the boundary, and
//! what a function fills is filled only if it returns [`FORGE25519_OK`] (verdicts: unless the call itself is refused).

// Allowed in one module, `boundary`.
#![deny(unsafe_code)]

mod boundary;
mod status;

pub use boundary::{
    Forge25519Key, Forge25519Signed, forge25519_key_free, forge25519_key_from_seed,
    forge25519_key_public, forge25519_key_sign, forge25519_message, forge25519_verify,
    forge25519_verify_many, forge25519_x25519, forge25519_x25519_public,
};
pub use status::{
    FORGE25519_BAD_LENGTH, FORGE25519_BAD_PUBLIC_KEY, FORGE25519_BAD_RULE, FORGE25519_INTERNAL,
    FORGE25519_INVALID, FORGE25519_NULL, FORGE25519_OK, FORGE25519_RULE_DALEK_STRICT,
    FORGE25519_RULE_REF10, FORGE25519_RULE_RFC8032, FORGE25519_RULE_STRICT, FORGE25519_RULE_ZIP215,
    FORGE25519_SMALL_ORDER,
};
