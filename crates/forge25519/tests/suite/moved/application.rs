//! An application of signatures and key exchange. Only what `super` calls the two crates differs between its copies.

use super::ed25519_dalek::{
    KEYPAIR_LENGTH, PUBLIC_KEY_LENGTH, SECRET_KEY_LENGTH, SIGNATURE_LENGTH, SecretKey, Signature,
    SignatureError, Signer, SigningKey, Verifier, VerifyingKey,
};
use super::x25519_dalek::{
    EphemeralSecret, PublicKey, StaticSecret, X25519_BASEPOINT_BYTES, x25519,
};
use crate::common::{hex, hex_array, rng};
use sha2::{Digest, Sha512};
use std::collections::HashSet;

const SECRET: &str = "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42";
const PUBLIC: &str = "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf";

/// A message with its signature and who signed it, as it goes over the wire.
struct Envelope {
    message: Vec<u8>,
    signature: [u8; SIGNATURE_LENGTH],
    signer: [u8; PUBLIC_KEY_LENGTH],
}

impl Envelope {
    fn seal(key: &SigningKey, message: &[u8]) -> Self {
        let signer = key.verifying_key().to_bytes();
        Self {
            message: message.to_vec(),
            signature: key.sign(message).to_bytes(),
            signer,
        }
    }

    fn open(&self) -> Result<&[u8], SignatureError> {
        let key = VerifyingKey::from_bytes(&self.signer)?;
        let signature = Signature::try_from(&self.signature[..])?;
        key.verify(&self.message, &signature)?;
        key.verify_strict(&self.message, &signature)?;
        Ok(&self.message)
    }
}

#[test]
fn envelopes() {
    let key = SigningKey::generate(&mut rng(60));
    let mut envelope = Envelope::seal(&key, b"content");
    assert_eq!(envelope.open().unwrap(), b"content");
    envelope.message[0] ^= 1;
    assert!(envelope.open().is_err());
}

fn generic<K: Signer<Signature>>(key: &K, verifier: &impl Verifier<Signature>) -> bool {
    key.try_sign(b"generic")
        .is_ok_and(|signature| verifier.verify(b"generic", &signature).is_ok())
}

#[test]
fn conversions() {
    let secret: SecretKey = hex_array(SECRET);
    let key = SigningKey::from(secret);
    assert_eq!(key, SigningKey::from(&secret));
    assert_eq!(key, SigningKey::try_from(&secret[..]).unwrap());
    assert_eq!(key.clone().as_bytes(), &secret);
    assert!(SigningKey::try_from(&secret[..SECRET_KEY_LENGTH - 1]).is_err());

    let public = VerifyingKey::try_from(&hex(PUBLIC)[..]).unwrap();
    assert_eq!(public, key.verifying_key());
    assert_eq!(public, VerifyingKey::from(&key));
    assert_eq!(public.as_bytes(), AsRef::<[u8]>::as_ref(&public));
    assert_eq!(AsRef::<VerifyingKey>::as_ref(&key), &public);
    assert_eq!(HashSet::from([public, key.verifying_key()]).len(), 1);
    assert!(!public.is_weak());

    let pair: [u8; KEYPAIR_LENGTH] = key.to_keypair_bytes();
    assert_eq!(SigningKey::from_keypair_bytes(&pair).unwrap(), key);
    assert!(generic(&key, &public) && generic(&key, &key));
    let error: SignatureError = VerifyingKey::try_from(&pair[..]).unwrap_err();
    assert!(!error.to_string().is_empty());
}

#[test]
fn prehashed() {
    let key = SigningKey::from_bytes(&hex_array(SECRET));
    let public = key.verifying_key();
    let digest = || Sha512::new().chain_update(b"abc");
    let signature = key.sign_prehashed(digest(), None).unwrap();
    assert_eq!(
        signature.to_bytes(),
        hex_array(
            "98a70222f0b8121aa9d30f813d683f809e462b469c7ff87639499bb94e6dae4131f85042463c2a355a2003d062adf5aaa10b8c61e636062aaad11c2a26083406"
        )
    );
    public.verify_prehashed(digest(), None, &signature).unwrap();
    key.verify_prehashed(digest(), None, &signature).unwrap();
    let signature = key.sign_prehashed(digest(), Some(b"context")).unwrap();
    public
        .verify_prehashed(digest(), Some(b"context"), &signature)
        .unwrap();
    assert!(public.verify_prehashed(digest(), None, &signature).is_err());
}

#[test]
#[cfg(feature = "digest")]
fn digested_with_a_context() {
    use super::ed25519_dalek::{DigestSigner, DigestVerifier};
    let key = SigningKey::from_bytes(&hex_array(SECRET));
    let public = key.verifying_key();
    let signature = key
        .with_context(b"context")
        .unwrap()
        .sign_digest(|digest: &mut Sha512| digest.update(b"abc"));
    assert_eq!(
        signature,
        key.sign_prehashed(Sha512::new().chain_update(b"abc"), Some(b"context"))
            .unwrap()
    );
    let update = |digest: &mut Sha512| {
        digest.update(b"abc");
        Ok(())
    };
    public
        .with_context(b"context")
        .unwrap()
        .verify_digest(update, &signature)
        .unwrap();
    assert!(
        public
            .with_context(b"other")
            .unwrap()
            .verify_digest(update, &signature)
            .is_err()
    );
}

#[test]
#[cfg(feature = "pem")]
fn files() {
    use super::ed25519_dalek::pkcs8::{
        DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey,
        spki::der::pem::LineEnding,
    };
    let key = SigningKey::from_bytes(&hex_array(SECRET));
    let pem = key.to_pkcs8_pem(LineEnding::LF).unwrap();
    assert_eq!(SigningKey::from_pkcs8_pem(&pem).unwrap(), key);
    let pem = key
        .verifying_key()
        .to_public_key_pem(LineEnding::LF)
        .unwrap();
    assert_eq!(
        VerifyingKey::from_public_key_pem(&pem).unwrap(),
        key.verifying_key()
    );
}

#[test]
#[cfg(feature = "serde")]
fn json() {
    let key = SigningKey::from_bytes(&hex_array(SECRET));
    let text = serde_json::to_string(&(&key, key.verifying_key())).unwrap();
    let read: (SigningKey, VerifyingKey) = serde_json::from_str(&text).unwrap();
    assert_eq!(read, (key.clone(), key.verifying_key()));
}

#[test]
fn exchange() {
    let mut rng = rng(61);
    let alice = EphemeralSecret::random_from_rng(&mut rng);
    let bob = StaticSecret::random_from_rng(&mut rng);
    let (alice_public, bob_public) = (PublicKey::from(&alice), PublicKey::from(&bob));
    let shared = bob.diffie_hellman(&alice_public);
    assert!(shared.was_contributory());
    assert_eq!(
        alice.diffie_hellman(&bob_public).as_bytes(),
        shared.as_bytes()
    );
    assert_eq!(
        x25519(bob.to_bytes(), alice_public.to_bytes()),
        shared.to_bytes()
    );
    assert_eq!(
        x25519(*bob.as_bytes(), X25519_BASEPOINT_BYTES),
        *bob_public.as_bytes()
    );
    assert_eq!(PublicKey::from(bob_public.to_bytes()), bob_public);
    let same = StaticSecret::from(bob.to_bytes());
    assert_eq!(PublicKey::from(&same), bob_public);
}
