//! Keys and the secrets that two of them share.

use crate::arithmetic::Arithmetic;
use crate::constant::{self, Observer};
use crate::field::{Field, Native};
use crate::kernel::MOST;
use crate::primes::COUNT;
use crate::space::KeySpace;
use crate::stream::Stream;
use crate::validate::{InvalidPublicKey, vartime_check};
use crate::wipe::Wiped;
use crate::{PRIVATE_KEY_LENGTH, PUBLIC_KEY_LENGTH, SEED_LENGTH};
use core::fmt;
use subtle::{Choice, ConstantTimeEq};

/// A secret key: an exponent for each prime, from a key space.
#[derive(Clone)]
pub struct PrivateKey {
    exponents: Wiped<[i8; COUNT]>,
    space: KeySpace,
}

/// Why bytes are no secret key. Nothing else is said, as the bytes are secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InvalidPrivateKey {
    /// Not 37 bytes.
    Length,
    /// The exponents are outside the key space.
    OutsideSpace,
}

impl fmt::Display for InvalidPrivateKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            InvalidPrivateKey::Length => "a secret key has 37 bytes: pass all of them",
            InvalidPrivateKey::OutsideSpace => {
                "the secret key is outside the key space: name the space that it was made for"
            }
        })
    }
}

impl core::error::Error for InvalidPrivateKey {}

impl PrivateKey {
    /// A new key of more than 2^256.
    #[cfg(feature = "rand_core")]
    pub fn generate<R: rand_core::CryptoRng + ?Sized>(rng: &mut R) -> PrivateKey {
        PrivateKey::generate_in(KeySpace::default(), rng)
    }

    /// A new key of some space.
    #[cfg(feature = "rand_core")]
    pub fn generate_in<R: rand_core::CryptoRng + ?Sized>(
        space: KeySpace,
        rng: &mut R,
    ) -> PrivateKey {
        let mut seed = Wiped([0; SEED_LENGTH]);
        rng.fill_bytes(&mut seed.0);
        PrivateKey::from_seed(space, &seed)
    }

    /// The key that follows from 64 secret random bytes: each key of the space with the same chance.
    pub fn from_seed(space: KeySpace, seed: &[u8; SEED_LENGTH]) -> PrivateKey {
        let mut random = Stream::new(b"key", &[seed]);
        PrivateKey {
            exponents: space.sample(&mut random),
            space,
        }
    }

    /// From the packed form: byte k has the exponent of the prime 2k in its upper four bits and that of 2k + 1 in its
    /// lower ones, in two's complement. The reference code and CIRCL write keys of [`KeySpace::Box5`] in this form.
    ///
    /// # Errors
    /// [`InvalidPrivateKey`], if the exponents are outside the space. This takes constant time.
    pub fn from_bytes(
        space: KeySpace,
        bytes: &[u8; PRIVATE_KEY_LENGTH],
    ) -> Result<PrivateKey, InvalidPrivateKey> {
        let exponents = Wiped(core::array::from_fn(|i| {
            let byte = bytes[i / 2].cast_signed();
            if i % 2 == 0 {
                byte >> 4
            } else {
                byte << 4 >> 4
            }
        }));
        if space.has(&exponents) == 1 {
            Ok(PrivateKey { exponents, space })
        } else {
            Err(InvalidPrivateKey::OutsideSpace)
        }
    }

    /// [`from_bytes`](PrivateKey::from_bytes) of a slice.
    ///
    /// # Errors
    /// [`InvalidPrivateKey`], also if there are not 37 bytes.
    pub fn from_slice(space: KeySpace, bytes: &[u8]) -> Result<PrivateKey, InvalidPrivateKey> {
        let bytes = bytes.try_into().map_err(|_| InvalidPrivateKey::Length)?;
        PrivateKey::from_bytes(space, bytes)
    }

    /// The packed form.
    pub fn to_bytes(&self) -> [u8; PRIVATE_KEY_LENGTH] {
        let nibble = |i: usize| self.exponents.0[i].cast_unsigned() & 15;
        core::array::from_fn(|k| nibble(2 * k) << 4 | nibble(2 * k + 1))
    }

    /// The space that the key is from.
    pub fn space(&self) -> KeySpace {
        self.space
    }

    /// The public key. Constant time.
    pub fn public_key(&self) -> PublicKey {
        self.act::<Native>(&PublicKey::BASE, &mut ())
    }

    /// The secret that this key shares with the owner of a public key. Constant time.
    ///
    /// Both sides get the same. Hash it, with both public keys, before use.
    pub fn shared_secret(&self, theirs: &PublicKey) -> SharedSecret {
        SharedSecret::of(&self.act::<Native>(theirs, &mut ()))
    }

    /// The action on a public key. The randomness that it needs follows from both keys: it decides how long the action
    /// takes, and not what it gives.
    pub(crate) fn act<F: Field>(&self, on: &PublicKey, observer: &mut impl Observer) -> PublicKey {
        let [after] = act::<F, MOST, 1>([self], [on], observer);
        after
    }

    /// The randomness of an action on a public key.
    fn stream(&self, on: &PublicKey) -> Stream {
        let packed = Wiped(self.to_bytes());
        Stream::new(b"action", &[&packed.0, &on.0])
    }
}

/// The actions of keys of one space, a key in each lane.
pub(crate) fn act<F, const REST: usize, const LANES: usize>(
    keys: [&PrivateKey; LANES],
    on: [&PublicKey; LANES],
    observer: &mut impl Observer,
) -> [PublicKey; LANES]
where
    F: Arithmetic<Each<[u8; 64]> = [[u8; 64]; LANES]>,
{
    let mut random: [Stream; LANES] = core::array::from_fn(|lane| keys[lane].stream(on[lane]));
    let mut exponents = Wiped(keys.map(|key| key.exponents.0));
    let coefficients = F::from_rows(&on.map(|on| on.0)).mul(&weight(&WEIGHT_INVERSE));
    let layout = keys[0].space.layout();
    let after = constant::action::<F, REST>(
        layout,
        &coefficients,
        &mut exponents.0,
        &mut random,
        observer,
    );
    after.mul(&weight(&WEIGHT)).to_rows().map(PublicKey)
}

fn weight<F: Arithmetic>(bytes: &[u8; 64]) -> F {
    F::from_rows(&F::each(|_| *bytes))
}

impl ConstantTimeEq for PrivateKey {
    fn ct_eq(&self, other: &PrivateKey) -> Choice {
        self.to_bytes().ct_eq(&other.to_bytes()) & Choice::from(u8::from(self.space == other.space))
    }
}

impl PartialEq for PrivateKey {
    fn eq(&self, other: &PrivateKey) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for PrivateKey {}

impl fmt::Debug for PrivateKey {
    /// The space alone.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PrivateKey")
            .field("space", &self.space)
            .finish_non_exhaustive()
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::ZeroizeOnDrop for PrivateKey {}

/// A public key: a supersingular curve y² = x³ + A x² + x, as A·2^512 mod p in 64 little-endian bytes.
///
/// Each value is valid: bytes are checked before they become one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PublicKey([u8; PUBLIC_KEY_LENGTH]);

/// 2^512 mod p.
const WEIGHT: [u8; 64] = words([
    0xc8fc_8df5_9872_6f0a,
    0x7b1b_c817_50a6_af95,
    0x5d31_9e67_c1e9_61b4,
    0xb0aa_7275_3019_55f1,
    0x4a08_0672_d9ba_6c64,
    0x97a5_ef8a_246e_e77b,
    0x06ea_9e5d_4383_676a,
    0x3496_e2e1_17e0_ec80,
]);

/// 1/2^512 mod p.
const WEIGHT_INVERSE: [u8; 64] = words([
    0xac6d_21fe_f115_a97b,
    0x940a_df09_91be_51cc,
    0x2d13_8820_0c6f_7369,
    0x4f22_1420_2afd_21a5,
    0x25b7_e18b_d345_4741,
    0x334d_370e_662f_dd64,
    0x4dc4_4966_712b_fd9b,
    0x561e_0a25_06e7_cb93,
]);

/// Words as little-endian bytes.
const fn words(words: [u64; 8]) -> [u8; 64] {
    let mut bytes = [0; 64];
    let mut i = 0;
    while i < 64 {
        bytes[i] = (words[i / 8] >> (8 * (i % 8))) as u8;
        i += 1;
    }
    bytes
}

impl PublicKey {
    /// The curve that every key acts on first, A = 0.
    pub const BASE: PublicKey = PublicKey([0; PUBLIC_KEY_LENGTH]);

    /// Checks bytes from elsewhere: a full validation, some percent of the time of an action. The time depends on them.
    ///
    /// # Errors
    /// [`InvalidPublicKey`] with the reason.
    pub fn from_bytes(bytes: &[u8; PUBLIC_KEY_LENGTH]) -> Result<PublicKey, InvalidPublicKey> {
        validate(bytes)?;
        Ok(PublicKey(*bytes))
    }

    /// [`from_bytes`](PublicKey::from_bytes) of a slice.
    ///
    /// # Errors
    /// [`InvalidPublicKey`], also if there are not 64 bytes.
    pub fn from_slice(bytes: &[u8]) -> Result<PublicKey, InvalidPublicKey> {
        let bytes = bytes.try_into().map_err(|_| InvalidPublicKey::Length)?;
        PublicKey::from_bytes(bytes)
    }

    /// The bytes that other implementations read: A·2^512 mod p, little-endian.
    pub fn to_bytes(&self) -> [u8; PUBLIC_KEY_LENGTH] {
        self.0
    }

    /// The bytes of [`to_bytes`](PublicKey::to_bytes).
    pub fn as_bytes(&self) -> &[u8; PUBLIC_KEY_LENGTH] {
        &self.0
    }

    /// A itself, below p, little-endian.
    pub fn coefficient(&self) -> [u8; PUBLIC_KEY_LENGTH] {
        self.element::<Native>().to_bytes()
    }

    pub(crate) fn element<F: Field>(&self) -> F {
        let inverse = weight::<F>(&WEIGHT_INVERSE);
        Field::mul(&F::from_bytes(&self.0).0, &inverse)
    }

    pub(crate) fn of<F: Field>(coefficient: &F) -> PublicKey {
        PublicKey(Field::mul(coefficient, &weight(&WEIGHT)).to_bytes())
    }
}

/// Checks that 64 bytes are a public key.
///
/// # Errors
/// [`InvalidPublicKey`] with the reason.
pub fn validate(bytes: &[u8; PUBLIC_KEY_LENGTH]) -> Result<(), InvalidPublicKey> {
    let (_, canonical) = <Native as Field>::from_bytes(bytes);
    if canonical == 0 {
        return Err(InvalidPublicKey::NotReduced);
    }
    vartime_check(&PublicKey(*bytes).element::<Native>())
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PublicKey(")?;
        for byte in self.0 {
            write!(f, "{byte:02x}")?;
        }
        f.write_str(")")
    }
}

impl TryFrom<&[u8]> for PublicKey {
    type Error = InvalidPublicKey;

    fn try_from(bytes: &[u8]) -> Result<PublicKey, InvalidPublicKey> {
        PublicKey::from_slice(bytes)
    }
}

impl AsRef<[u8]> for PublicKey {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// A shared secret: the bytes of a public key that only both sides can compute. They are not uniform: hash them.
pub struct SharedSecret(Wiped<[u8; PUBLIC_KEY_LENGTH]>);

impl SharedSecret {
    pub(crate) fn of(key: &PublicKey) -> SharedSecret {
        SharedSecret(Wiped(key.0))
    }

    /// The bytes, as other implementations compute them.
    pub fn as_bytes(&self) -> &[u8; PUBLIC_KEY_LENGTH] {
        &self.0
    }

    /// The bytes.
    pub fn to_bytes(&self) -> [u8; PUBLIC_KEY_LENGTH] {
        self.0.0
    }
}

impl ConstantTimeEq for SharedSecret {
    fn ct_eq(&self, other: &SharedSecret) -> Choice {
        self.0.0.ct_eq(&other.0.0)
    }
}

impl fmt::Debug for SharedSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedSecret").finish_non_exhaustive()
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::ZeroizeOnDrop for SharedSecret {}
