//! Numbers that C sees: statuses and rules.

use forge25519::Rule;
use std::ffi::CStr;

/// Done; of a signature: it is valid.
pub const FORGE25519_OK: i32 = 0;
/// The signature is not valid under the rule; of many signatures: at least one has another verdict than valid.
pub const FORGE25519_INVALID: i32 = 1;
/// A pointer is null. Only a message of length 0 may be null.
pub const FORGE25519_NULL: i32 = 2;
/// A length is not the one that is required (32 or 64), or is longer than memory can be.
pub const FORGE25519_BAD_LENGTH: i32 = 3;
/// No rule has this number.
pub const FORGE25519_BAD_RULE: i32 = 4;
/// The public key stands for no point of the curve.
pub const FORGE25519_BAD_PUBLIC_KEY: i32 = 5;
/// The other side's public key has small order: the shared secret would be 0 for every secret key.
pub const FORGE25519_SMALL_ORDER: i32 = 6;
/// A defect of the library, or memory is exhausted: please report it.
pub const FORGE25519_INTERNAL: i32 = 7;

/// RFC 8032, section 5.1.7, with the cofactor.
pub const FORGE25519_RULE_RFC8032: u32 = 0;
/// ZIP 215: encodings that are not canonical count.
pub const FORGE25519_RULE_ZIP215: u32 = 1;
/// Without the cofactor, and neither A nor R of small order.
pub const FORGE25519_RULE_STRICT: u32 = 2;
/// `verify_strict` of ed25519-dalek.
pub const FORGE25519_RULE_DALEK_STRICT: u32 = 3;
/// Without the cofactor, by the bytes of R: OpenSSL, Go, ring.
pub const FORGE25519_RULE_REF10: u32 = 4;

/// The rule of a number.
pub(crate) fn rule(number: u32) -> Result<Rule, i32> {
    Ok(match number {
        FORGE25519_RULE_RFC8032 => Rule::Rfc8032,
        FORGE25519_RULE_ZIP215 => Rule::Zip215,
        FORGE25519_RULE_STRICT => Rule::Strict,
        FORGE25519_RULE_DALEK_STRICT => Rule::DalekStrict,
        FORGE25519_RULE_REF10 => Rule::Ref10,
        _ => return Err(FORGE25519_BAD_RULE),
    })
}

/// The text of a status: one line.
pub(crate) fn message(status: i32) -> &'static CStr {
    match status {
        FORGE25519_OK => c"done",
        FORGE25519_INVALID => c"a signature is not valid under the rule",
        FORGE25519_NULL => c"a pointer is null: pass the address of the bytes",
        FORGE25519_BAD_LENGTH => c"a length is wrong: seeds and keys have 32 bytes, signatures 64",
        FORGE25519_BAD_RULE => c"no rule has this number: use one of FORGE25519_RULE_*",
        FORGE25519_BAD_PUBLIC_KEY => c"the public key stands for no point of the curve",
        FORGE25519_SMALL_ORDER => c"the public key has small order: refuse the other side",
        FORGE25519_INTERNAL => c"a defect of the library, or memory is exhausted",
        _ => c"no status has this number",
    }
}
