//! Ed25519 signatures: RFC 8032, 5.1.5 to 5.1.7, and the verdict of each rule.

use super::{Doubles, Point, Reading, base, from_bytes, group_order, to_bytes};
use num_bigint::BigUint;
use sha2::{Digest, Sha512};

/// Variant of Ed25519: it decides what is hashed before R‖A‖M, and what M is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instance {
    /// Ed25519.
    Pure,
    /// Ed25519ctx with this context.
    Context(Vec<u8>),
    /// Ed25519ph with this context: M is SHA-512 of the message.
    Prehashed(Vec<u8>),
}

impl Instance {
    /// dom2(F, C) (RFC 8032, section 2), or nothing.
    fn domain(&self) -> Vec<u8> {
        let (flag, context) = match self {
            Self::Pure => return Vec::new(),
            Self::Context(context) => (0, context),
            Self::Prehashed(context) => (1, context),
        };
        let length = u8::try_from(context.len()).expect("a context of at most 255 bytes");
        [
            b"SigEd25519 no Ed25519 collisions".as_slice(),
            &[flag, length],
            context,
        ]
        .concat()
    }

    fn content(&self, message: &[u8]) -> Vec<u8> {
        match self {
            Self::Prehashed(_) => Sha512::digest(message).to_vec(),
            Self::Pure | Self::Context(_) => message.to_vec(),
        }
    }

    /// SHA-512(dom2 ‖ prefix ‖ content) mod L.
    fn hash(&self, prefix: &[u8], message: &[u8]) -> BigUint {
        let digest = Sha512::digest([&self.domain(), prefix, &self.content(message)].concat());
        from_bytes(&digest) % group_order()
    }
}

/// k = SHA-512(dom2 ‖ R ‖ A ‖ M) mod L, over the bytes as they were received.
pub fn challenge(instance: &Instance, a: &[u8; 32], r: &[u8; 32], message: &[u8]) -> BigUint {
    instance.hash(&[*r, *a].concat(), message)
}

/// A secret key, expanded.
pub struct Signer {
    scalar: BigUint,
    prefix: [u8; 32],
    pub public: [u8; 32],
}

impl Signer {
    pub fn new(secret: &[u8; 32]) -> Self {
        let digest: [u8; 64] = Sha512::digest(secret).into();
        let (mut scalar, prefix) = (
            digest[..32].to_vec(),
            digest[32..].try_into().expect("32 bytes"),
        );
        scalar[0] &= 248;
        scalar[31] = (scalar[31] & 127) | 64;
        let scalar = from_bytes(&scalar);
        let public = base().times(&scalar).encode();
        Self {
            scalar,
            prefix,
            public,
        }
    }

    pub fn sign(&self, instance: &Instance, message: &[u8]) -> [u8; 64] {
        let nonce = instance.hash(&self.prefix, message);
        let r = base().times(&nonce).encode();
        let k = challenge(instance, &self.public, &r, message);
        let s = (nonce + k * &self.scalar) % group_order();
        [r, to_bytes(&s)].concat().try_into().expect("64 bytes")
    }
}

/// Verdicts of the rules on one signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdicts {
    pub rfc8032: bool,
    pub zip215: bool,
    pub strict: bool,
    pub dalek_strict: bool,
    pub ref10: bool,
}

/// A public key that signatures are judged by.
pub struct Key(Option<Decoded>);

struct Decoded {
    point: Point,
    doubles: Doubles,
    canonical: bool,
}

impl Key {
    pub fn new(bytes: &[u8; 32]) -> Self {
        let decoded = |point: Point| Decoded {
            canonical: point.encode() == *bytes,
            doubles: Doubles::new(&point),
            point,
        };
        Self(Point::decode(bytes, Reading::Zip215).map(decoded))
    }

    /// The rules, literally. `r` is an encoded point as received, `s` and `k` are integers; k is below L.
    pub fn verdicts(&self, r: &[u8; 32], s: &BigUint, k: &BigUint) -> Verdicts {
        let refused = Verdicts {
            rfc8032: false,
            zip215: false,
            strict: false,
            dalek_strict: false,
            ref10: false,
        };
        let Some(key) = &self.0 else { return refused };
        if s >= group_order() {
            return refused;
        }
        // The R that would be right, SB − kA, by integer multiples: the torsion of A counts.
        let expected = base().times(s).minus(&key.doubles.times(k));
        let ref10 = expected.encode() == *r;
        let Some(nonce) = Point::decode(r, Reading::Zip215) else {
            return Verdicts { ref10, ..refused };
        };
        let canonical = key.canonical && nonce.encode() == *r;
        let large = !key.point.is_small_order() && !nonce.is_small_order();
        let cofactored = expected.minus(&nonce).is_small_order();
        Verdicts {
            rfc8032: cofactored && canonical,
            zip215: cofactored,
            strict: expected == nonce && canonical && large,
            // As ed25519-dalek writes it: the bytes of SB − kA are those of R.
            dalek_strict: ref10 && large,
            ref10,
        }
    }
}
