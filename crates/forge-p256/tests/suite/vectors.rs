//! Published signatures: RFC 6979, appendix A.2.5.

use crate::common::{Case, check};
use crate::oracle::hex;
use forge_p256::signature::hazmat::PrehashVerifier;
use forge_p256::{Signature, Verifier, VerifyingKey};
use sha2::{Digest, Sha256, Sha384, Sha512};

const X: &str = "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6";
const Y: &str = "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299";

/// Hash of the message, message, r and s.
const SIGNATURES: &[(u32, &str, &str, &str)] = &[
    (
        256,
        "sample",
        "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716",
        "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8",
    ),
    (
        384,
        "sample",
        "0eafea039b20e9b42309fb1d89e213057cbf973dc0cfc8f129edddc800ef7719",
        "4861f0491e6998b9455193e34e7b0d284ddd7149a74b95b9261f13abde940954",
    ),
    (
        512,
        "sample",
        "8496a60b5e9b47c825488827e0495b0e3fa109ec4568fd3f8d1097678eb97f00",
        "2362ab1adbe2b8adf9cb9edab740ea6049c028114f2460f96554f61fae3302fe",
    ),
    (
        256,
        "test",
        "f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367",
        "019f4113742a2b14bd25926b49c649155f267e60d3814b4c0cc84250e46f0083",
    ),
];

#[test]
fn rfc6979() {
    let key = Some((hex(X), hex(Y)));
    let decoded = VerifyingKey::from_sec1_bytes(&crate::oracle::encode(&key)).unwrap();
    let mut cases = Vec::new();
    for (hash, message, r, s) in SIGNATURES {
        let digest = match hash {
            256 => Sha256::digest(message).to_vec(),
            384 => Sha384::digest(message).to_vec(),
            _ => Sha512::digest(message).to_vec(),
        };
        let z = num_bigint::BigUint::from_bytes_be(&digest[..32]);
        let case = Case::new(&format!("{message}, {hash}"), &key, &z, &hex(r), &hex(s));
        assert!(case.valid, "the oracle: {}", case.name);
        let changed = Case::new("changed", &key, &(z + 1u8), &hex(r), &hex(s));
        assert!(!changed.valid, "the oracle");
        if *hash == 256 {
            let verify = |message: &str| decoded.verify(message.as_bytes(), &case.signature);
            assert!(verify(message).is_ok() && verify("another").is_err());
            let prehash = |digest: &[u8]| decoded.verify_prehash(digest, &case.signature);
            assert!(prehash(&digest).is_ok());
            assert!(prehash(&digest[..31]).is_err() && prehash(&[]).is_err());
        }
        cases.extend([case, changed]);
    }
    check(&cases);
}

#[test]
fn signatures_show_their_bytes() {
    let bytes: [u8; 64] = core::array::from_fn(|i| i as u8);
    let signature = Signature::from_bytes(&bytes);
    assert_eq!(signature.to_bytes(), bytes);
    assert_eq!(signature.r_bytes(), &bytes[..32]);
    assert_eq!(signature.s_bytes(), &bytes[32..]);
    let text = format!("{signature:?}");
    assert!(
        text.starts_with("Signature(000102") && text.ends_with("3e3f)"),
        "{text}"
    );
    assert_eq!(
        Signature::from_slice(&bytes[1..]).unwrap_err().to_string(),
        "a signature has 64 bytes, but these are 63; use `from_der` for DER, or refuse it"
    );
}
