//! Inputs with keys and signatures, from the vectors of the standards.

use crate::{COUNT, Inputs, Loaded, Operation, Table};

/// RFC 8032, 7.1, TEST 1: the secret key.
const SEED: &str = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";
/// Its public key.
pub const KEY: &str = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
/// RFC 7748, 6.1: the secret keys of Alice and Bob.
const ALICE: &str = "77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a";
const BOB: &str = "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb";
/// Bob's public key.
pub const BOB_PUBLIC: &str = "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f";
/// Their shared secret.
pub const SHARED: &str = "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742";

/// Inputs with the keys and signatures of one peer, good and with some signatures broken.
#[derive(Clone, Copy)]
pub struct Cases {
    /// Inputs that are measured.
    pub good: &'static Inputs,
    /// The same but for the signature of every 64th input, one in every batch, the first among them.
    pub broken: &'static Inputs,
}

impl Cases {
    /// Inputs from fixed numbers and the vectors of RFC 8032 and RFC 7748.
    ///
    /// `reference` makes the keys and signatures; all other peers are then compared with it.
    ///
    /// # Errors
    /// A line if the reference does not meet the vectors.
    pub fn make(reference: &Table) -> Result<Self, String> {
        let mut inputs = Inputs::zero();
        let mut words = splitmix(0);
        for list in [&mut inputs.seeds, &mut inputs.scalars, &mut inputs.messages] {
            for bytes in list.iter_mut().flat_map(|item| item.chunks_exact_mut(8)) {
                bytes.copy_from_slice(&words().to_le_bytes());
            }
        }
        for message in &mut inputs.messages {
            message[0] = 0;
        }
        inputs.seeds[0] = hex(SEED);
        (inputs.scalars[0], inputs.scalars[1]) = (hex(ALICE), hex(BOB));
        // Keys are still zero, which is a point: y = 0, x = √−1.
        let peer = reference.prepare(Box::leak(inputs.clone()));
        for i in 0..COUNT {
            inputs.keys[i] = front(output(&peer, Operation::Keygen, i)?);
            inputs.points[i] = front(output(&peer, Operation::X25519Base, i + 1)?);
        }
        let peer = reference.prepare(Box::leak(inputs.clone()));
        for i in 0..COUNT {
            inputs.signatures[i] = output(&peer, Operation::Sign, i)?;
        }
        let met = inputs.keys[0] == hex(KEY)
            && inputs.points[0] == hex(BOB_PUBLIC)
            && front(output(&peer, Operation::X25519, 0)?) == hex(SHARED);
        if !met {
            return Err(
                "the first peer fails the test vectors of RFC 8032 and RFC 7748".to_owned(),
            );
        }
        let mut broken = inputs.clone();
        for signature in broken.signatures.iter_mut().step_by(64) {
            signature[32] ^= 1;
        }
        Ok(Self {
            good: Box::leak(inputs),
            broken: Box::leak(broken),
        })
    }
}

/// The output of one turn.
///
/// # Errors
/// A line if the peer has no such operation.
pub fn output(peer: &Loaded, operation: Operation, index: usize) -> Result<[u8; 64], String> {
    peer.run(operation, index, 1)
        .ok_or(format!("there is no `{}`", operation.name()))
}

/// The first half.
#[must_use]
pub fn front(bytes: [u8; 64]) -> [u8; 32] {
    std::array::from_fn(|i| bytes[i])
}

/// Bytes of hexadecimal digits.
///
/// # Panics
/// If there are not 64 of them.
#[must_use]
pub fn hex(digits: &str) -> [u8; 32] {
    std::array::from_fn(|i| {
        u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).expect("64 hexadecimal digits")
    })
}

/// Steele, Lea and Flood's `SplitMix64`.
fn splitmix(seed: u64) -> impl FnMut() -> u64 {
    let mut state = seed;
    move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}
