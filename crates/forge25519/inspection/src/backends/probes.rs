//! Calls of the public interface with secrets. Nothing compares signatures or public keys, so nothing has to be
//! declared public on the way.

use super::forge25519::{
    Sha512, SigningKey,
    hazmat::ExpandedSecretKey,
    signature::{MultipartSigner, Signer},
    x25519::{self, EphemeralSecret, PublicKey, ReusableSecret, StaticSecret},
};
use crate::bytes::{Source, halves, join};
use crate::{Table, table};
use sha2::Digest;
use subtle::ConstantTimeEq;

pub const TABLE: Table = table![
    key,
    key_generated,
    key_expanded,
    key_equal,
    sign,
    sign_expanded,
    sign_context,
    sign_prehashed,
    x25519_function,
    x25519_public,
    x25519_shared,
    x25519_ephemeral,
    x25519_reusable,
    x25519_equal,
];

#[inline(never)]
fn key(secret: &[u8; 64], _: &[u8; 64], out: &mut [u8; 64]) {
    *out = SigningKey::from_bytes(&halves(secret)[0]).to_keypair_bytes();
}

#[inline(never)]
fn key_generated(secret: &[u8; 64], _: &[u8; 64], out: &mut [u8; 64]) {
    *out = SigningKey::generate(&mut Source(secret)).to_keypair_bytes();
}

#[inline(never)]
fn key_expanded(secret: &[u8; 64], _: &[u8; 64], out: &mut [u8; 64]) {
    let key = ExpandedSecretKey::from_bytes(secret);
    *out = join(key.verifying_key().to_bytes(), halves(&key.to_bytes())[0]);
}

#[inline(never)]
fn key_equal(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let [a, b] = [secret, public].map(|bytes| SigningKey::from_bytes(&halves(bytes)[0]));
    out[0] = a.ct_eq(&b).unwrap_u8();
    out[1] = u8::from(a == a.clone());
    let [a, b] = [secret, public].map(ExpandedSecretKey::from_bytes);
    out[2] = a.ct_eq(&b).unwrap_u8();
    out[3] = a.ct_eq(&a.clone()).unwrap_u8();
}

#[inline(never)]
fn sign(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    *out = SigningKey::from_bytes(&halves(secret)[0])
        .sign(public)
        .to_bytes();
}

/// The message is secret too.
#[inline(never)]
fn sign_expanded(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let key = ExpandedSecretKey::from_bytes(secret);
    *out = key.sign([*public, *secret].as_flattened()).to_bytes();
}

#[inline(never)]
fn sign_context(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let key = SigningKey::from_bytes(&halves(secret)[0]);
    let key = key.with_context(&public[..9]).expect("a short context");
    *out = key.sign(public).to_bytes();
}

#[inline(never)]
fn sign_prehashed(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let key = SigningKey::from_bytes(&halves(secret)[0]);
    let message = Sha512::new().chain_update(public).chain_update(secret);
    let signature = key.sign_prehashed(message, Some(public));
    let parts = key.multipart_sign(&[public, secret]);
    let [signature, parts] = [signature.expect("a short context"), parts].map(|s| s.to_bytes());
    *out = std::array::from_fn(|i| signature[i] ^ parts[i]);
}

/// Both arguments are secret.
#[inline(never)]
fn x25519_function(secret: &[u8; 64], _: &[u8; 64], out: &mut [u8; 64]) {
    let [k, u] = halves(secret);
    *out = join(x25519::x25519(k, u), [0; 32]);
}

#[inline(never)]
fn x25519_public(secret: &[u8; 64], _: &[u8; 64], out: &mut [u8; 64]) {
    let key = StaticSecret::from(halves(secret)[0]);
    *out = join(PublicKey::from(&key).to_bytes(), key.to_bytes());
}

#[inline(never)]
fn x25519_shared(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let their_public = PublicKey::from(halves(public)[0]);
    let shared = StaticSecret::from(halves(secret)[0]).diffie_hellman(&their_public);
    *out = join(shared.to_bytes(), [u8::from(shared.was_contributory()); 32]);
}

#[inline(never)]
fn x25519_ephemeral(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let their_public = PublicKey::from(halves(public)[0]);
    let key = EphemeralSecret::random_from_rng(&mut Source(secret));
    let our_public = PublicKey::from(&key).to_bytes();
    *out = join(our_public, key.diffie_hellman(&their_public).to_bytes());
}

#[inline(never)]
fn x25519_reusable(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let their_public = PublicKey::from(halves(public)[0]);
    let key = ReusableSecret::random_from_rng(&mut Source(secret)).clone();
    let our_public = PublicKey::from(&key).to_bytes();
    *out = join(our_public, key.diffie_hellman(&their_public).to_bytes());
}

#[inline(never)]
fn x25519_equal(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let [a, b] = [secret, public].map(|bytes| StaticSecret::from(halves(bytes)[0]));
    out[0] = a.ct_eq(&b).unwrap_u8();
    out[1] = a.ct_eq(&a.clone()).unwrap_u8();
}
