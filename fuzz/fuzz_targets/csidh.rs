//! The three actions agree, with limbs of either size; what they give is valid, and with one bit changed it is not.
//! Bytes from outside are refused with the right reason.
#![no_main]

use forge_csidh::hazmat::{self, COUNT};
use forge_csidh::{InvalidPublicKey, KeySpace, PrivateKey, PublicKey};
use libfuzzer_sys::fuzz_target;
use limbforge_fields::{csidh512, csidh512_x57};

fuzz_target!(|input: ([u8; 64], [u8; 64], [i8; COUNT], u8)| {
    let (bytes, seed, exponents, choice) = input;
    outside(&bytes);

    let base = PublicKey::BASE;
    let small = exponents.map(|e| e % 3);
    let public = hazmat::vartime_action::<csidh512::Element>(&base, &small, &seed);
    let inverse = small.map(|e| -e);
    match choice % 4 {
        0 => {
            let back = hazmat::vartime_action::<csidh512_x57::Element>(&public, &inverse, &bytes);
            assert_eq!(back, base, "the action of e, then of -e");
        }
        1 => {
            let reference =
                hazmat::vartime_reference_action::<csidh512::Element>(&base, &small, &bytes);
            assert_eq!(reference, public);
        }
        2 => {
            let space = [KeySpace::Batched220, KeySpace::Batched256][usize::from(choice / 4 % 2)];
            let key = PrivateKey::from_seed(space, &bytes);
            let shared = key.shared_secret(&public);
            let exponents = hazmat::exponents(&key);
            let vartime =
                hazmat::vartime_action::<csidh512_x57::Element>(&public, &exponents, &seed);
            assert_eq!(shared.as_bytes(), vartime.as_bytes());
        }
        _ => {
            assert_eq!(PublicKey::from_slice(public.as_bytes()), Ok(public));
            let mut changed = public.to_bytes();
            changed[usize::from(choice / 4)] ^= 1 << (seed[0] % 8);
            assert!(PublicKey::from_bytes(&changed).is_err());
        }
    }
});

/// Random bytes are a valid key once in 2^250.
fn outside(bytes: &[u8; 64]) {
    let found = PublicKey::from_bytes(bytes);
    let (_, reduced) = csidh512::word64::from_bytes_canonical(bytes);
    match found {
        Ok(key) => {
            assert!(hazmat::vartime_is_supersingular::<csidh512_x57::Element>(
                &key
            ));
            assert_eq!(key.as_bytes(), bytes);
        }
        Err(reason) => assert_eq!(reason == InvalidPublicKey::NotReduced, reduced == 0),
    }
}
