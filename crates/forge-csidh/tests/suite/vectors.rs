//! Vectors that three other implementations agree on.

use forge_csidh::hazmat::{COUNT, PRIMES, vartime_action, vartime_reference_action};
use forge_csidh::{InvalidPublicKey, KeySpace, PrivateKey, PublicKey, validate};
use limbforge_fields::csidh512::Element;
use num_bigint::BigUint;
use serde::Deserialize;

#[derive(Deserialize)]
struct File {
    p_hex_be: String,
    primes: Vec<u16>,
    vectors: Vec<Vector>,
    edge_cases: Vec<EdgeCase>,
    invalid_public_keys: Vec<Key>,
    valid_unusual_public_keys: Vec<Key>,
}

#[derive(Deserialize)]
struct Vector {
    id: usize,
    exponents: Vec<i8>,
    sk_packed_nibbles_hex: String,
    #[serde(rename = "A_le")]
    coefficient: String,
    #[serde(rename = "A_mont_le")]
    public: String,
    #[serde(rename = "peer_A_le")]
    peer: String,
    #[serde(rename = "shared_A_mont_le")]
    shared: String,
}

#[derive(Deserialize)]
struct EdgeCase {
    exponents: Vec<i8>,
    #[serde(rename = "A_mont_le")]
    public: String,
}

#[derive(Deserialize)]
struct Key {
    name: String,
    bytes_mont_le: String,
}

fn file() -> File {
    serde_json::from_str(include_str!("../vectors/csidh512.json")).expect("vectors")
}

fn bytes<const N: usize>(hex: &str) -> [u8; N] {
    let byte = |i: usize| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).expect("hexadecimal");
    assert_eq!(hex.len(), 2 * N);
    std::array::from_fn(byte)
}

/// p, as the vectors have it.
pub fn prime() -> BigUint {
    BigUint::parse_bytes(file().p_hex_be.as_bytes(), 16).expect("p")
}

/// The public key with a coefficient: A·2^512 mod p.
fn wire(coefficient: &str) -> [u8; 64] {
    let p = prime();
    let a = BigUint::from_bytes_le(&bytes::<64>(coefficient));
    let mut wire: Vec<u8> = ((a << 512_u32) % p).to_bytes_le();
    wire.resize(64, 0);
    wire.try_into().expect("64 bytes")
}

fn exponents(list: &[i8]) -> [i8; COUNT] {
    list.try_into().expect("an exponent for each prime")
}

#[test]
fn primes() {
    assert_eq!(file().primes, PRIMES);
}

#[test]
fn keys_and_secrets_in_constant_time() {
    let file = file();
    for vector in &file.vectors {
        let key = PrivateKey::from_bytes(KeySpace::Box5, &bytes(&vector.sk_packed_nibbles_hex));
        let key = key.expect("a key of the reference");
        let public = key.public_key();
        assert_eq!(public.to_bytes(), bytes(&vector.public), "{}", vector.id);
        assert_eq!(
            public.coefficient(),
            bytes(&vector.coefficient),
            "{}",
            vector.id
        );
        let theirs = PublicKey::from_bytes(&wire(&vector.peer));
        let shared = key.shared_secret(&theirs.expect("a valid key"));
        assert_eq!(shared.to_bytes(), bytes(&vector.shared), "{}", vector.id);
    }
}

#[test]
fn actions_in_variable_time() {
    let file = file();
    for vector in &file.vectors {
        let exponents = exponents(&vector.exponents);
        for action in [
            vartime_reference_action::<Element>,
            vartime_action::<Element>,
        ] {
            let public = action(&PublicKey::BASE, &exponents, b"a seed");
            assert_eq!(public.to_bytes(), bytes(&vector.public), "{}", vector.id);
        }
    }
    for case in &file.edge_cases {
        let exponents = exponents(&case.exponents);
        for action in [
            vartime_reference_action::<Element>,
            vartime_action::<Element>,
        ] {
            let public = action(&PublicKey::BASE, &exponents, b"a seed");
            assert_eq!(public.to_bytes(), bytes(&case.public));
        }
    }
}

#[test]
fn invalid_keys_are_refused_with_their_reason() {
    for key in file().invalid_public_keys {
        let reason = match key.name.as_str() {
            "A=2" | "A=-2" => InvalidPublicKey::Singular,
            "A=p" | "A=p+1" => InvalidPublicKey::NotReduced,
            name => panic!("{name} has no reason here"),
        };
        assert_eq!(
            validate(&bytes(&key.bytes_mont_le)),
            Err(reason),
            "{}",
            key.name
        );
    }
    for key in file().valid_unusual_public_keys {
        assert_eq!(validate(&bytes(&key.bytes_mont_le)), Ok(()), "{}", key.name);
    }
}
