//! The peers' functions behind the C ABI that candidates have, so that all are called in the same way.
//!
//! The only module with `unsafe` code.

#![allow(unsafe_code)]

use ark_ff::{Fp, MontBackend, MontConfig};
use crypto_bigint::modular::{ConstMontyForm, ConstMontyParams};
use limbforge_lab::measure::{Data, Function, Operation, Subject};
use num_bigint::BigUint;

use crate::element::{Element, Invert};
use crate::{Peer, crrl_fields, fiat, inputs};

/// A type that is nothing but an array of 64-bit words.
///
/// # Safety
/// It has no padding and no invariant that memory safety rests on, and is aligned to at most 64 bytes.
unsafe trait Words: Element {}

// SAFETY: a newtype of `BigInt<N>`, which is a newtype of `[u64; N]`, beside a `PhantomData`.
unsafe impl<C: MontConfig<N>, const N: usize> Words for Fp<MontBackend<C, N>, N> {}
// SAFETY: a `Uint<N>`, which is `N` machine words, beside a `PhantomData`; `words_of` refuses other word sizes.
unsafe impl<M: ConstMontyParams<N>, const N: usize> Words for ConstMontyForm<M, N> {}

macro_rules! words {
    ($($name:ty),* $(,)?) => {
        // SAFETY: each is a newtype of an array of `u64`, aligned to at most 32 bytes.
        $(unsafe impl Words for $name {})*
    };
}
words!(
    crrl_fields::GF25519,
    crrl_fields::GFsecp256k1,
    crrl_fields::GFp256,
    crrl_fields::GF448,
    fiat::Curve25519,
    fiat::Curve25519Solinas,
    fiat::Secp256k1Montgomery,
    fiat::Secp256k1Dettman,
    fiat::P256,
    fiat::P384,
    fiat::P521,
    fiat::Goldilocks,
);

/// The peer of one field, with inputs to start from.
#[allow(private_bounds)]
pub(crate) fn peer<E: Words>(prime: &'static str, label: &str) -> Peer {
    let words = words_in::<E>();
    // SAFETY: `mul` and `square` touch one `E` per operand, which is `words` words, aligned to at most 64 bytes.
    let functions = unsafe {
        [
            Function::binary("mul", mul::<E>, words),
            Function::unary("square", square::<E>, words),
        ]
    };
    with(prime, label, functions, encode::<E>, decode::<E>)
}

/// The inversion of a peer.
#[allow(private_bounds)]
pub(crate) fn inverter<E: Words + Invert>(prime: &'static str, label: &str) -> Peer {
    // SAFETY: as in `peer`.
    let invert = unsafe { Function::unary("invert", invert::<E>, words_in::<E>()) };
    with(prime, label, [invert], encode::<E>, decode::<E>)
}

fn with(
    prime: &'static str,
    label: &str,
    functions: impl IntoIterator<Item = Function>,
    encode: fn(&BigUint) -> Vec<u64>,
    decode: fn(&[u64], &BigUint) -> BigUint,
) -> Peer {
    let inputs: Vec<Vec<u64>> = inputs(prime).iter().map(encode).collect();
    let operations = functions.into_iter().map(|function| {
        // The operands are consecutive inputs.
        let operands = function.signature().params.len();
        let from = |i: usize| -> Data {
            let operands = (i..i + operands).map(|i| &inputs[i % inputs.len()]);
            operands
                .map(|x| x.iter().map(|&w| w.into()).collect())
                .collect()
        };
        let data: Vec<Data> = (0..inputs.len()).map(from).collect();
        Operation::new(function, &data)
    });
    Peer {
        prime,
        subject: Subject::new(label, operations.collect()),
        inputs,
        encode,
        decode,
    }
}

/// 64-bit words of an `E`.
fn words_in<E: Words>() -> usize {
    const { assert!(size_of::<E>().is_multiple_of(8) && align_of::<E>() <= 64) };
    size_of::<E>() / 8
}

unsafe extern "C" fn mul<E: Words>(out: *mut u64, a: *const u64, b: *const u64) {
    let (out, a, b) = (out.cast::<E>(), a.cast::<E>(), b.cast::<E>());
    // SAFETY: the pointers are to whole elements, aligned to 64 bytes; `out` is apart from `b`, and `a` is no longer
    // looked at when `out`, which may be `a`, is borrowed.
    unsafe {
        if !std::ptr::eq(out, a) {
            *out = *a;
        }
        (*out).mul_assign(&*b);
    }
}

unsafe extern "C" fn square<E: Words>(out: *mut u64, a: *const u64) {
    let (out, a) = (out.cast::<E>(), a.cast::<E>());
    // SAFETY: as for `mul`.
    unsafe {
        if !std::ptr::eq(out, a) {
            *out = *a;
        }
        (*out).square_assign();
    }
}

unsafe extern "C" fn invert<E: Words + Invert>(out: *mut u64, a: *const u64) {
    let (out, a) = (out.cast::<E>(), a.cast::<E>());
    // SAFETY: as for `mul`.
    unsafe {
        if !std::ptr::eq(out, a) {
            *out = *a;
        }
        (*out).invert_assign();
    }
}

fn encode<E: Words>(value: &BigUint) -> Vec<u64> {
    let element = E::from_integer(value);
    let words = (&raw const element).cast::<u64>();
    // SAFETY: `element` is `words_in` initialised words, aligned to at least 8 bytes as every array of `u64` is.
    unsafe { std::slice::from_raw_parts(words, words_in::<E>()) }.to_vec()
}

fn decode<E: Words>(words: &[u64], modulus: &BigUint) -> BigUint {
    assert_eq!(words.len(), words_in::<E>(), "wrong number of words");
    // SAFETY: as many words as an `E` has, of which any values are an `E`; the read is unaligned.
    let element = unsafe { words.as_ptr().cast::<E>().read_unaligned() };
    element.to_integer(modulus)
}

/// Routines of s2n-bignum.
#[cfg(s2n)]
pub(crate) mod s2n {
    use super::{Function, Peer, with};
    use crate::s2n::{self, Field};

    macro_rules! routines {
        ($($peer:ident: $field:ident, $mul:ident, $square:ident;)*) => {
            unsafe extern "C" {
                $(
                    fn $mul(out: *mut u64, a: *const u64, b: *const u64);
                    fn $square(out: *mut u64, a: *const u64);
                )*
            }
            $(
                pub(crate) fn $peer() -> Peer {
                    type F = s2n::$field;
                    // SAFETY: by their headers, both touch `WORDS` words for each operand.
                    let functions = unsafe {
                        [
                            Function::binary("mul", $mul, F::WORDS),
                            Function::unary("square", $square, F::WORDS),
                        ]
                    };
                    with(F::PRIME, "s2n-bignum (aws-lc-sys 0.47)", functions, s2n::encode::<F>, s2n::decode::<F>)
                }
            )*
        };
    }

    routines! {
        curve25519: Curve25519, bignum_mul_p25519, bignum_sqr_p25519;
        secp256k1: Secp256k1, bignum_mul_p256k1, bignum_sqr_p256k1;
        p256: P256, bignum_montmul_p256, bignum_montsqr_p256;
        p384: P384, bignum_montmul_p384, bignum_montsqr_p384;
        p521: P521, bignum_mul_p521, bignum_sqr_p521;
    }
}
