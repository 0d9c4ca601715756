//! `Debug` of both versions.

use crate::common::{random, rng};
use forge25519_dalek as ours;

/// No text has a byte of a secret, as a number or in hexadecimal.
#[test]
fn debug_shows_no_secret() {
    let seed: [u8; 32] = random(&mut rng(123));
    let key = ours::SigningKey::from(seed);
    let expanded = ours::hazmat::ExpandedSecretKey::from(&seed);
    let context = key.with_context(b"context").expect("a short context");
    let texts = [
        format!("{key:?} {key:#?}"),
        format!("{expanded:?} {expanded:#?}"),
        format!("{context:?} {context:#?}"),
        format!("{:?}", key.to_scalar()),
        format!("{:?}", key.verifying_key().to_edwards()),
    ];
    let secrets = [
        seed,
        key.to_scalar().to_bytes(),
        key.to_scalar_bytes(),
        expanded.hash_prefix,
    ];
    for text in texts {
        for secret in &secrets {
            for pair in secret.windows(2) {
                let decimal = format!("{}, {}", pair[0], pair[1]);
                assert!(!text.contains(&decimal), "{text}");
            }
            for part in secret.chunks(4) {
                let hexadecimal: String = part.iter().map(|byte| format!("{byte:02x}")).collect();
                assert!(!text.to_lowercase().contains(&hexadecimal), "{text}");
            }
        }
    }
}
