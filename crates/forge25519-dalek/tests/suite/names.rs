//! Names and traits that code for ed25519-dalek 3 relies on: one text, compiled with either crate, of one value.

use digest_traits::common::{Generate, KeySizeUser, TryKeyInit};
use digest_traits::consts::U32;
use digest_traits::typenum::Unsigned;
use std::hash::Hash;
use zeroize::ZeroizeOnDrop;

/// The value of one text with the names of either crate.
macro_rules! names {
    ($dalek:ident) => {{
        use $dalek::ed25519::signature::{
            DigestSigner, DigestVerifier, KeypairRef, MultipartSigner, MultipartVerifier,
        };
        use $dalek::hazmat::{
            ExpandedSecretKey, raw_sign, raw_sign_byupdate, raw_sign_prehashed, raw_verify,
            raw_verify_prehashed,
        };
        use $dalek::pkcs8::{
            DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey, KeypairBytes,
            PublicKeyBytes, spki::SignatureAlgorithmIdentifier,
        };
        use $dalek::rand_core::CryptoRng;
        use $dalek::{
            Context, Digest, KEYPAIR_LENGTH, PUBLIC_KEY_LENGTH, SECRET_KEY_LENGTH,
            SIGNATURE_LENGTH, SecretKey, Sha512, Signature, SignatureError, Signer, SigningKey,
            StreamVerifier, Verifier, VerifyingKey,
        };

        fn signs<K>() -> usize
        where
            K: Signer<Signature> + Verifier<Signature> + MultipartSigner<Signature>,
            K: MultipartVerifier<Signature> + DigestSigner<Sha512, Signature>,
            K: KeySizeUser<KeySize = U32> + TryKeyInit + Generate + ZeroizeOnDrop + Clone + Eq,
            K: KeypairRef<VerifyingKey = VerifyingKey> + From<SecretKey>,
            K: DecodePrivateKey + EncodePrivateKey + SignatureAlgorithmIdentifier,
            K: for<'a> From<&'a SecretKey> + for<'a> TryFrom<&'a [u8], Error = SignatureError>,
            K: TryFrom<KeypairBytes> + serde::Serialize + for<'de> serde::Deserialize<'de>,
        {
            K::KeySize::USIZE
        }
        fn verifies<K>() -> [u8; 32]
        where
            K: Verifier<Signature> + MultipartVerifier<Signature> + Copy + Eq + Hash + Default,
            K: DigestVerifier<Sha512, Signature> + KeySizeUser<KeySize = U32> + AsRef<[u8]>,
            K: DecodePublicKey + EncodePublicKey + SignatureAlgorithmIdentifier,
            K: for<'a> From<&'a SigningKey> + for<'a> From<&'a ExpandedSecretKey>,
            K: for<'a> TryFrom<&'a [u8], Error = SignatureError> + TryFrom<PublicKeyBytes>,
            K: serde::Serialize + for<'de> serde::Deserialize<'de>,
        {
            K::default().as_ref().try_into().expect("32 bytes")
        }
        fn expands<K: ZeroizeOnDrop + for<'a> TryFrom<&'a [u8]> + for<'a> From<&'a SecretKey>>() {}
        expands::<ExpandedSecretKey>();
        let generate: fn(&mut dyn CryptoRng) -> SigningKey = |rng| SigningKey::generate(rng);
        let _ = generate;

        let (key, expanded) = (
            SigningKey::from_bytes(&[7; 32]),
            ExpandedSecretKey::from(&[7; 32]),
        );
        let public: VerifyingKey = key.verifying_key();
        let point = public.to_edwards();
        assert!(VerifyingKey::from(point) == public && point == VerifyingKey::into(public));
        let mut hash = Sha512::new();
        hash.update(b"message");
        let signed = [
            raw_sign::<Sha512>(&expanded, b"message", &public),
            raw_sign_byupdate::<Sha512, _>(
                &expanded,
                |hash| {
                    hash.update(b"message");
                    Ok(())
                },
                &public,
            )
            .expect("a signature"),
            raw_sign_prehashed::<Sha512, Sha512>(&expanded, hash.clone(), &public, None)
                .expect("a signature"),
        ];
        raw_verify::<Sha512>(&public, b"message", &signed[0]).expect("a valid signature");
        raw_verify_prehashed::<Sha512, Sha512>(&public, hash, None, &signed[2])
            .expect("a valid signature");
        let mut stream: StreamVerifier = public.verify_stream(&signed[1]).expect("S in range");
        stream.update(b"message");
        stream.finalize_and_verify().expect("a valid signature");
        let lengths = [
            Context::<SigningKey>::MAX_LENGTH,
            KEYPAIR_LENGTH,
            PUBLIC_KEY_LENGTH,
            SECRET_KEY_LENGTH,
            SIGNATURE_LENGTH,
            signs::<SigningKey>(),
        ];
        let scalars = (key.to_scalar().to_bytes(), key.to_scalar_bytes());
        let montgomery = public.to_montgomery().to_bytes();
        let signed = signed.map(|signature| signature.to_bytes());
        (
            lengths,
            verifies::<VerifyingKey>(),
            scalars,
            montgomery,
            signed,
        )
    }};
}

#[test]
fn one_text_for_both() {
    let (ours, theirs) = (names!(forge25519_dalek), names!(ed25519_dalek));
    assert_eq!(ours, theirs);
}
