//! Who is measured: each verifies a list and says whether all are valid.

use crate::inputs::Input;
use aws_lc_rs::signature as aws;
use forge_p256::hazmat::Path;
use forge_p256::{Signature, Signed, Verifier, VerifyingKey, verify_many};
use p256::ecdsa;
use ring::signature as ring;

pub struct Contestant {
    pub name: &'static str,
    /// Signatures in a call.
    pub group: usize,
    pub verify: fn(&[Input]) -> bool,
}

/// Those that this processor can run.
pub fn contestants() -> impl Iterator<Item = &'static Contestant> {
    let is_there = |one: &&Contestant| one.name != BY_AVX2 || path_of_avx2().is_some();
    CONTESTANTS.iter().filter(is_there)
}

/// Our path for processors without IFMA.
const BY_AVX2: &str = "forge-p256, 64 at once by AVX2";

fn path_of_avx2() -> Option<Path> {
    Path::all().find(|path| path.name() == "avx2")
}

const CONTESTANTS: [Contestant; 8] = [
    Contestant {
        name: "forge-p256, 1024 at once",
        group: 1024,
        verify: many::<1024>,
    },
    Contestant {
        name: "forge-p256, 64 at once",
        group: 64,
        verify: many::<64>,
    },
    Contestant {
        name: "forge-p256, 8 at once",
        group: 8,
        verify: many::<8>,
    },
    Contestant {
        name: BY_AVX2,
        group: 64,
        verify: |inputs| {
            path_of_avx2().is_some_and(|path| {
                groups(inputs, 64, |signed| {
                    path.verify_many(signed).all(|one| one.is_ok())
                })
            })
        },
    },
    Contestant {
        name: "forge-p256, one at a time",
        group: 1,
        verify: |inputs| inputs.iter().all(one),
    },
    Contestant {
        name: "aws-lc-rs",
        group: 1,
        verify: |inputs| {
            inputs.iter().all(|input| {
                aws::UnparsedPublicKey::new(&aws::ECDSA_P256_SHA256_FIXED, &input.key)
                    .verify(&input.message, &input.signature)
                    .is_ok()
            })
        },
    },
    Contestant {
        name: "ring",
        group: 1,
        verify: |inputs| {
            inputs.iter().all(|input| {
                ring::UnparsedPublicKey::new(&ring::ECDSA_P256_SHA256_FIXED, &input.key)
                    .verify(&input.message, &input.signature)
                    .is_ok()
            })
        },
    },
    Contestant {
        name: "p256 (RustCrypto)",
        group: 1,
        verify: |inputs| {
            inputs.iter().all(|input| {
                ecdsa::VerifyingKey::from_sec1_bytes(&input.key)
                    .and_then(|key| {
                        let signature = ecdsa::Signature::from_slice(&input.signature)?;
                        ecdsa::signature::Verifier::verify(&key, &input.message, &signature)
                    })
                    .is_ok()
            })
        },
    },
];

fn one(input: &Input) -> bool {
    let signature = Signature::from_bytes(&input.signature);
    VerifyingKey::from_sec1_bytes(&input.key)
        .is_ok_and(|key| key.verify(&input.message, &signature).is_ok())
}

fn many<const GROUP: usize>(inputs: &[Input]) -> bool {
    groups(inputs, GROUP, |signed| {
        verify_many(signed).all(|one| one.is_ok())
    })
}

fn groups(inputs: &[Input], size: usize, are_valid: impl Fn(&[Signed<'_>]) -> bool) -> bool {
    inputs.chunks(size).all(|inputs| {
        let keys: Result<Vec<VerifyingKey>, _> = inputs
            .iter()
            .map(|input| VerifyingKey::from_sec1_bytes(&input.key))
            .collect();
        let Ok(keys) = keys else { return false };
        let signatures: Vec<Signature> = inputs
            .iter()
            .map(|input| Signature::from_bytes(&input.signature))
            .collect();
        let signed: Vec<Signed<'_>> = keys
            .iter()
            .zip(inputs)
            .zip(&signatures)
            .map(|((key, input), signature)| Signed {
                key,
                message: &input.message,
                signature,
            })
            .collect();
        are_valid(&signed)
    })
}
