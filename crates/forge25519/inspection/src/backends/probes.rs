//! Calls of the public interface with secrets. Nothing compares signatures or public keys, so nothing has to be
//! declared public on the way.

use super::forge25519::{
    Sha512, SigningKey,
    curve::{
        EdwardsPoint, MontgomeryPoint, RistrettoPoint, Scalar, constants,
        edwards::EdwardsBasepointTable,
        traits::{BasepointTable, MultiscalarMul},
    },
    hazmat::{ExpandedSecretKey, Path},
    signature::{MultipartSigner, Signer},
    x25519::{self, EphemeralSecret, PublicKey, ReusableSecret, StaticSecret},
};
use crate::bytes::{Source, halves, join};
use crate::{Table, table};
use group::GroupEncoding;
use sha2::Digest;
use subtle::{ConditionallySelectable, ConstantTimeEq};

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
    scalar_arithmetic,
    edwards_multiples,
    edwards_decoded,
    montgomery_multiples,
    ristretto_encoded,
    sums_of_many,
    ristretto_mapped,
    hash_to_curve,
    many_keys,
    many_signatures,
    many_shared,
    many_in_four,
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

/// Two scalars, both secret.
fn scalars(secret: &[u8; 64]) -> [Scalar; 2] {
    halves(secret).map(Scalar::from_bytes_mod_order)
}

#[inline(never)]
fn scalar_arithmetic(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let [a, b] = scalars(secret);
    let c = Scalar::from_bytes_mod_order_wide(public);
    let mut inverses = [a, b];
    let product = Scalar::invert_batch(&mut inverses);
    let canonical = Scalar::from_canonical_bytes(halves(secret)[0]);
    let choice = a.ct_eq(&b) | canonical.is_some();
    let chosen = Scalar::conditional_select(&-(a * b - c), &inverses[1], choice);
    *out = join(
        (chosen + a.invert()).to_bytes(),
        product.div_by_2().to_bytes(),
    );
}

#[inline(never)]
fn edwards_multiples(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let [a, b] = scalars(secret);
    let point = EdwardsPoint::mul_base(&Scalar::from_bytes_mod_order_wide(public));
    let table = EdwardsBasepointTable::create(&point);
    let sum = point * a + &table * &b - EdwardsPoint::mul_base(&a);
    let choice = sum.ct_eq(&point);
    let chosen = EdwardsPoint::conditional_select(&-sum, &point, choice);
    let clamped = point.mul_clamped(halves(secret)[0]) + table.mul_base_clamped(halves(secret)[1]);
    *out = join(chosen.compress().0, (sum + clamped).to_montgomery().0);
}

/// By the traits of crate `group`, where the answer is no branch. That the bytes are a point is secret too.
#[inline(never)]
fn edwards_decoded(secret: &[u8; 64], _: &[u8; 64], out: &mut [u8; 64]) {
    let [a, b] = scalars(secret);
    let point = EdwardsPoint::from_bytes(&EdwardsPoint::mul_base(&a).compress().0);
    let none = EdwardsPoint::from_bytes(&halves(secret)[0]);
    let element = RistrettoPoint::from_bytes(&RistrettoPoint::mul_base(&b).compress().0);
    let no_element = RistrettoPoint::from_bytes(&halves(secret)[1]);
    let point = point.unwrap_or(EdwardsPoint::default()) + none.unwrap_or(EdwardsPoint::default());
    let element = element.unwrap_or(RistrettoPoint::default())
        + no_element.unwrap_or(RistrettoPoint::default());
    *out = join(point.compress().0, element.compress().0);
}

#[inline(never)]
fn montgomery_multiples(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let [a, b] = scalars(secret);
    let point = MontgomeryPoint(halves(public)[0]);
    let (one, two) = (point * a, point.mul_clamped(halves(secret)[1]));
    let chosen = MontgomeryPoint::conditional_select(&one, &two, one.ct_eq(&two));
    *out = join(chosen.0, MontgomeryPoint::mul_base(&b).0);
}

#[inline(never)]
fn ristretto_encoded(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let [a, b] = scalars(secret);
    let point = RistrettoPoint::from_uniform_bytes(public);
    let sum = point * a + constants::RISTRETTO_BASEPOINT_TABLE * &b;
    let choice = point.ct_eq(&sum);
    let chosen = RistrettoPoint::conditional_select(&point, &sum, choice);
    *out = join(chosen.compress().0, (sum - point).compress().0);
}

/// They allocate memory, by the number of terms.
#[inline(never)]
fn sums_of_many(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let [a, b] = scalars(secret);
    let point = EdwardsPoint::mul_base(&Scalar::from_bytes_mod_order_wide(public));
    let element = RistrettoPoint::from_uniform_bytes(public);
    let secret = [point * b, EdwardsPoint::mul_base(&a)];
    let sum = EdwardsPoint::multiscalar_mul([a, b], secret);
    let element = RistrettoPoint::multiscalar_mul([a, b], [element, element * a]);
    *out = join(sum.compress().0, element.compress().0);
}

#[inline(never)]
fn ristretto_mapped(secret: &[u8; 64], _: &[u8; 64], out: &mut [u8; 64]) {
    let point = RistrettoPoint::from_uniform_bytes(secret);
    let hashed = RistrettoPoint::hash_from_bytes::<Sha512>(secret);
    *out = join(point.compress().0, hashed.compress().0);
}

#[inline(never)]
fn hash_to_curve(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let tag: &[&[u8]] = &[b"tag", public];
    let uniform = EdwardsPoint::hash_to_curve::<Sha512>(&[secret], tag);
    let nonuniform = EdwardsPoint::encode_to_curve::<Sha512>(&[secret], tag);
    *out = join(uniform.compress().0, nonuniform.compress().0);
}

/// The named ways that this processor has. Under valgrind it has no AVX-512.
fn paths(names: [&'static str; 3]) -> impl Iterator<Item = Path> {
    Path::all().filter(move |path| names.contains(&path.name()))
}

const FOUR: [&str; 3] = ["four", "four avx2", "four ifma"];
const EIGHT: [&str; 3] = ["portable", "avx2", "ifma"];

#[inline(never)]
fn many_keys(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let [a, b] = halves(secret);
    let seeds = [a, b, halves(public)[0]];
    for path in paths(EIGHT) {
        let mut keys = path.verifying_keys_many(&seeds);
        let mut next = || keys.next().expect("three keys").to_bytes();
        *out = join(next(), next());
    }
}

/// Of messages of different lengths, both secret.
#[inline(never)]
fn many_signatures(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let keys = halves(secret).map(|seed| SigningKey::from_bytes(&seed));
    let messages: [(&SigningKey, &[u8]); 3] = [
        (&keys[0], public),
        (&keys[1], secret),
        (&keys[0], &secret[..5]),
    ];
    for path in paths(EIGHT) {
        *out = [0; 64];
        for signature in path.sign_many(&messages) {
            out.iter_mut()
                .zip(signature.to_bytes())
                .for_each(|(out, byte)| *out ^= byte);
        }
    }
}

/// One at a time in four lanes.
#[inline(never)]
fn many_in_four(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let [a, b] = halves(secret);
    let key = SigningKey::from_bytes(&a);
    let messages: [(&SigningKey, &[u8]); 1] = [(&key, &b)];
    let seeds = [b];
    let pairs = [(&a, &b), (&b, &halves(public)[0])];
    for path in paths(FOUR) {
        let signature = path.sign_many(&messages).next();
        let own = path.verifying_keys_many(&seeds).next();
        let mut shared = path.x25519_many(&pairs);
        let mut next = || shared.next().expect("two secrets");
        let (first, second) = (next(), next());
        let signature = signature.expect("a signature").to_bytes();
        let own = join(own.expect("a key").to_bytes(), first);
        *out = std::array::from_fn(|i| signature[i] ^ own[i] ^ second[i % 32]);
    }
}

#[inline(never)]
fn many_shared(secret: &[u8; 64], public: &[u8; 64], out: &mut [u8; 64]) {
    let ([a, b], [u, v]) = (halves(secret), halves(public));
    let pairs = [(&a, &u), (&b, &v), (&b, &a)];
    for path in paths(EIGHT) {
        let mut shared = path.x25519_many(&pairs);
        let mut next = || shared.next().expect("three secrets");
        let last = [next(), next(), next()];
        *out = join(last[0], std::array::from_fn(|i| last[1][i] ^ last[2][i]));
    }
}
