//! Keys in files: PKCS#8, SPKI, PEM, and what serde writes.

use crate::common::{hex, hex_array};
use forge25519::{SigningKey, VerifyingKey};

/// RFC 8410, section 10.3: a private key as PKCS#8, version 1 and 2, and its public key.
const SECRET: &str = "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842";
const PUBLIC: &str = "19bf44096984cdfe8541bac167dc3b96c85086aa30b6b6cb0c5c38ad703166e1";
const VERSION_1: &str = "-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC
-----END PRIVATE KEY-----
";
const VERSION_2: &str = "-----BEGIN PRIVATE KEY-----
MHICAQEwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC
oB8wHQYKKoZIhvcNAQkJFDEPDA1DdXJkbGUgQ2hhaXJzgSEAGb9ECWmEzf6FQbrB
Z9w7lshQhqowtrbLDFw4rXAxZuE=
-----END PRIVATE KEY-----
";
const PUBLIC_PEM: &str = "-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=
-----END PUBLIC KEY-----
";
const VERSION_1_DER: &str = "302e020100300506032b657004220420d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842";
const PUBLIC_DER: &str =
    "302a300506032b657003210019bf44096984cdfe8541bac167dc3b96c85086aa30b6b6cb0c5c38ad703166e1";

fn key() -> SigningKey {
    SigningKey::from_bytes(&hex_array(SECRET))
}

#[test]
fn the_public_key_is_that_of_the_rfc() {
    assert_eq!(key().verifying_key().to_bytes(), hex_array(PUBLIC));
}

#[cfg(feature = "pkcs8")]
mod pkcs8 {
    use super::*;
    use forge25519::pkcs8::{DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey};

    #[test]
    fn read_and_written() {
        assert_eq!(
            SigningKey::from_pkcs8_der(&hex(VERSION_1_DER)).unwrap(),
            key()
        );
        assert_eq!(
            VerifyingKey::from_public_key_der(&hex(PUBLIC_DER)).unwrap(),
            key().verifying_key()
        );
        let written = key().to_pkcs8_der().unwrap();
        assert_eq!(
            SigningKey::from_pkcs8_der(written.as_bytes()).unwrap(),
            key()
        );
        assert_eq!(
            key()
                .verifying_key()
                .to_public_key_der()
                .unwrap()
                .as_bytes(),
            hex(PUBLIC_DER)
        );
    }

    /// A public key beside the secret that is not its own is refused, in the file as in memory.
    #[test]
    fn a_foreign_public_key_is_refused() {
        let mut written = key().to_pkcs8_der().unwrap().as_bytes().to_vec();
        let public = hex(PUBLIC);
        let at = written
            .windows(32)
            .position(|window| window == public)
            .expect("version 2 holds the public key");
        let other = SigningKey::from_bytes(&[1; 32]).verifying_key();
        written[at..at + 32].copy_from_slice(other.as_bytes());
        assert!(SigningKey::from_pkcs8_der(&written).is_err());
    }

    #[test]
    fn bad_inputs() {
        let (private, public) = (hex(VERSION_1_DER), hex(PUBLIC_DER));
        for length in 0..private.len() {
            assert!(
                SigningKey::from_pkcs8_der(&private[..length]).is_err(),
                "{length} bytes"
            );
        }
        for length in 0..public.len() {
            assert!(
                VerifyingKey::from_public_key_der(&public[..length]).is_err(),
                "{length} bytes"
            );
        }
        assert!(
            SigningKey::from_pkcs8_der(&[&private[..], &[0]].concat()).is_err(),
            "a byte too many"
        );
        // The object identifier of X25519 in the place of that of Ed25519.
        let replaced = |mut der: Vec<u8>| {
            let at = der
                .windows(3)
                .position(|window| window == [0x2b, 0x65, 0x70])
                .unwrap();
            der[at + 2] = 0x6e;
            der
        };
        assert!(SigningKey::from_pkcs8_der(&replaced(private)).is_err());
        assert!(VerifyingKey::from_public_key_der(&replaced(public.clone())).is_err());
        // y = 2, which is of no point.
        let mut no_point = public;
        let at = no_point.len() - 32;
        no_point[at..].fill(0);
        no_point[at] = 2;
        assert!(VerifyingKey::from_public_key_der(&no_point).is_err());
    }
}

#[cfg(feature = "pem")]
mod pem {
    use super::*;
    use forge25519::pkcs8::spki::der::pem::LineEnding;
    use forge25519::pkcs8::{DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey};

    #[test]
    fn read_and_written() {
        for text in [VERSION_1, VERSION_2] {
            assert_eq!(SigningKey::from_pkcs8_pem(text).unwrap(), key());
        }
        assert_eq!(
            VerifyingKey::from_public_key_pem(PUBLIC_PEM).unwrap(),
            key().verifying_key()
        );
        let written = key().to_pkcs8_pem(LineEnding::LF).unwrap();
        assert_eq!(SigningKey::from_pkcs8_pem(&written).unwrap(), key());
        assert_eq!(
            key()
                .verifying_key()
                .to_public_key_pem(LineEnding::LF)
                .unwrap(),
            PUBLIC_PEM
        );
    }

    #[test]
    fn bad_inputs() {
        assert!(SigningKey::from_pkcs8_pem("").is_err());
        assert!(
            SigningKey::from_pkcs8_pem(PUBLIC_PEM).is_err(),
            "a public key is no private key"
        );
        assert!(
            VerifyingKey::from_public_key_pem(VERSION_1).is_err(),
            "nor the other way round"
        );
        assert!(SigningKey::from_pkcs8_pem(&VERSION_1.replace("MC4C", "MC4D")).is_err());
    }
}

#[cfg(feature = "serde")]
mod serde {
    use super::*;
    use forge25519::x25519::{PublicKey, StaticSecret};

    #[test]
    fn round_trips() {
        let text = serde_json::to_string(&key()).unwrap();
        assert_eq!(serde_json::from_str::<SigningKey>(&text).unwrap(), key());
        let public = key().verifying_key();
        let text = serde_json::to_string(&public).unwrap();
        assert_eq!(serde_json::from_str::<VerifyingKey>(&text).unwrap(), public);
        let secret = StaticSecret::from([9; 32]);
        let text = serde_json::to_string(&secret).unwrap();
        assert_eq!(
            serde_json::from_str::<StaticSecret>(&text)
                .unwrap()
                .to_bytes(),
            [9; 32]
        );
        let public = PublicKey::from(&secret);
        let text = serde_json::to_string(&public).unwrap();
        assert_eq!(serde_json::from_str::<PublicKey>(&text).unwrap(), public);
    }

    /// Output of ed25519-dalek can be read: 32 bytes, in JSON as a list of numbers.
    #[test]
    #[cfg(target_arch = "x86_64")]
    fn as_ed25519_dalek_writes() {
        let dalek = ed25519_dalek::SigningKey::from_bytes(&key().to_bytes());
        let text = serde_json::to_string(&(&dalek, dalek.verifying_key())).unwrap();
        assert_eq!(
            serde_json::from_str::<(SigningKey, VerifyingKey)>(&text).unwrap(),
            (key(), key().verifying_key())
        );
        assert_eq!(
            serde_json::to_string(&(key(), key().verifying_key())).unwrap(),
            text
        );
    }

    #[test]
    fn bad_inputs() {
        let list = |bytes: &[u8]| serde_json::to_string(bytes).unwrap();
        for length in [0, 31, 33, 64] {
            let text = list(&vec![9; length]);
            assert!(
                serde_json::from_str::<SigningKey>(&text).is_err(),
                "{length} bytes"
            );
            assert!(
                serde_json::from_str::<VerifyingKey>(&text).is_err(),
                "{length} bytes"
            );
            assert!(
                serde_json::from_str::<StaticSecret>(&text).is_err(),
                "{length} bytes"
            );
            assert!(
                serde_json::from_str::<PublicKey>(&text).is_err(),
                "{length} bytes"
            );
        }
        let mut no_point = [0; 32];
        no_point[0] = 2;
        assert!(serde_json::from_str::<VerifyingKey>(&list(&no_point)).is_err());
        assert!(serde_json::from_str::<SigningKey>("\"text\"").is_err());
        assert!(serde_json::from_str::<SigningKey>("[256]").is_err());
    }
}
