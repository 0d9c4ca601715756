//! The printed form of a key reveals nothing of its secret.

use crate::common::{hex_array, random, rng};
use forge25519::SigningKey;
use forge25519::hazmat::ExpandedSecretKey;
use forge25519::x25519::{EphemeralSecret, PublicKey, ReusableSecret, StaticSecret};
use sha2::{Digest, Sha512};
use std::fmt::Debug;

const SECRET: &str = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";

/// How three neighbouring bytes might be printed, with whatever separates them.
fn leaks(text: &str, secret: &[u8]) -> bool {
    let numbers: Vec<&str> = text
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let text = text.to_lowercase();
    secret.windows(3).any(|window| {
        let hex = window
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect::<String>();
        let reversed = window
            .iter()
            .rev()
            .map(|byte| format!("{byte:02x}"))
            .collect::<String>();
        let listed = |print: fn(&u8) -> String| {
            let printed: Vec<_> = window.iter().map(print).collect();
            numbers.windows(3).any(|words| {
                words
                    .iter()
                    .zip(&printed)
                    .all(|(word, byte)| word.eq_ignore_ascii_case(byte))
            })
        };
        text.contains(&hex)
            || text.contains(&reversed)
            || listed(u8::to_string)
            || listed(|byte| format!("{byte:02x}"))
            || listed(|byte| format!("{byte:x}"))
            || listed(|byte| format!("0x{byte:02x}"))
            || listed(|byte| format!("0x{byte:x}"))
    })
}

fn prints_nothing_of(value: &impl Debug, secret: &[u8]) {
    for text in [
        format!("{value:?}"),
        format!("{value:#?}"),
        format!("{value:x?}"),
        format!("{value:#04X?}"),
    ] {
        assert!(!leaks(&text, secret), "{text}");
    }
}

#[test]
fn the_search_finds_what_is_printed() {
    let secret: [u8; 32] = hex_array(SECRET);
    let (wide, number) = (
        u64::from_le_bytes(secret[8..16].try_into().unwrap()),
        [secret],
    );
    for text in [
        format!("{secret:?}"),
        format!("Key({secret:02x?})"),
        format!("{number:#04X?}"),
        format!("{:#?}", &secret[4..7]),
        SECRET.to_uppercase(),
        format!("{wide:x}"),
    ] {
        assert!(leaks(&text, &secret), "{text}");
    }
    assert!(!leaks(
        "SigningKey { verifying_key: [1, 2, 3], .. }",
        &secret
    ));
}

#[test]
fn debug_prints_no_secret() {
    let secret: [u8; 32] = hex_array(SECRET);
    let expanded: [u8; 64] = Sha512::digest(secret).into();
    let key = SigningKey::from_bytes(&secret);
    prints_nothing_of(&key, &secret);
    prints_nothing_of(&key, &expanded);
    assert!(format!("{key:?}").contains("SigningKey"));
    let key = ExpandedSecretKey::from_seed(&secret);
    prints_nothing_of(&key, &expanded);

    let key = StaticSecret::from(secret);
    prints_nothing_of(&key, &secret);
    let shared = key.diffie_hellman(&PublicKey::from([9; 32]));
    prints_nothing_of(&shared, shared.as_bytes());
    let generated: [u8; 32] = random(&mut rng(100));
    prints_nothing_of(&EphemeralSecret::random_from_rng(&mut rng(100)), &generated);
    prints_nothing_of(&ReusableSecret::random_from_rng(&mut rng(100)), &generated);
}
