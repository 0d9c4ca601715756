//! The programs to be broken.

/// A prime, a recipe and operations, of every kind that there is.
pub const PROGRAMS: &[(&str, &str, &[&str])] = &[
    (
        "curve25519",
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
        &[
            "add",
            "sub",
            "carry",
            "mul",
            "square",
            "select",
            "swap",
            "halve",
            "to_bytes",
            "from_bytes_canonical",
            "bytes_are_zero",
            "bytes_parity",
        ],
    ),
    (
        "curve25519",
        "5x51 product-scanning split(6,7) fold(19@right:mul) carry(sequential)",
        &["mul"],
    ),
    (
        "curve25519",
        "5x51 adk double-word fold(19@columns:mul) carry(sequential)",
        &["mul"],
    ),
    (
        "curve25519",
        "5x51 product-scanning double-word fold(19@right:mul) carry(parallel)",
        &["square"],
    ),
    (
        "curve25519",
        "10x25.5 word(32) product-scanning double-word fold(19@right:mul) carry(interleaved)",
        &["square", "mul_small", "to_bytes", "from_bytes"],
    ),
    (
        "curve25519",
        "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
        &["mul", "square", "add", "sub", "to_bytes"],
    ),
    (
        "curve25519",
        "4x64 operand-scanning double-word fold(38@high:mul) carry(none)",
        &["mul"],
    ),
    (
        "secp256k1",
        "4x64 operand-scanning carry-chain fold(4294968273@high:mul) carry(none)",
        &["mul", "add", "sub", "opp"],
    ),
    (
        "secp256k1",
        "4x64 operand-scanning carry-chain montgomery(complement) carry(none)",
        &["mul", "square"],
    ),
    (
        "p256",
        "4x64 operand-scanning double-word montgomery(interleaved) carry(none)",
        &[
            "mul",
            "add",
            "sub",
            "halve",
            "to_bytes",
            "limbs_of_bytes_canonical",
            "from_montgomery",
        ],
    ),
    (
        "p256",
        "4x64 product-scanning double-word montgomery(product-scanning) carry(none)",
        &["mul"],
    ),
    (
        "secp256k1",
        "4x64 operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
        &["square"],
    ),
    (
        "secp256k1",
        "5x52 product-scanning double-word montgomery(adk) carry(none)",
        &["mul"],
    ),
    (
        "p256",
        "6x43 product-scanning double-word solinas carry(sequential)",
        &["mul", "sub"],
    ),
    (
        "goldilocks",
        "8x56 adk double-word golden carry(parallel)",
        &["mul"],
    ),
    (
        "goldilocks",
        "8x56 product-scanning double-word golden carry(sequential)",
        &["square"],
    ),
];

/// Those of [`PROGRAMS`] that are broken in words as well: sums of double words, shifts out of them, and Montgomery
/// steps.
pub const NARROWED: &[(&str, &str)] = &[
    (
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
        "mul",
    ),
    (
        "5x52 product-scanning double-word montgomery(adk) carry(none)",
        "mul",
    ),
];
