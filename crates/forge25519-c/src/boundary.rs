//! The one module of the crate with `unsafe`: pointers of C become arrays and slices here, and nothing else happens.

#![allow(unsafe_code)]

use crate::status::{
    FORGE25519_BAD_LENGTH, FORGE25519_BAD_PUBLIC_KEY, FORGE25519_INTERNAL, FORGE25519_INVALID,
    FORGE25519_NULL, FORGE25519_OK, FORGE25519_SMALL_ORDER, message, rule,
};
use forge25519::x25519::{PublicKey, StaticSecret};
use forge25519::{
    Rule, Signature, Signed, Signer, SigningKey, VerifyingKey, verify_encoded, verify_many,
};
use std::ffi::c_char;
use std::panic::{AssertUnwindSafe, catch_unwind};
use zeroize::Zeroizing;

/// A secret key: made by forge25519_key_from_seed, wiped and freed by forge25519_key_free.
pub struct Forge25519Key(SigningKey);

/// A message with a signature and the key under which it should be valid.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Forge25519Signed {
    /// 32 bytes.
    pub public_key: *const u8,
    /// message_length bytes; may be null if there are none.
    pub message: *const u8,
    /// Bytes of the message.
    pub message_length: usize,
    /// 64 bytes.
    pub signature: *const u8,
}

/// The status of a job that may panic: a panic is `FORGE25519_INTERNAL`.
///
/// Unwind safety: jobs own what they change, and write through pointers of the caller as their last step.
fn guarded(job: impl FnOnce() -> Result<(), i32>) -> i32 {
    match catch_unwind(AssertUnwindSafe(job)) {
        Ok(Ok(())) => FORGE25519_OK,
        Ok(Err(status)) => status,
        Err(panic) => {
            // A payload may panic when it is dropped.
            std::mem::forget(panic);
            FORGE25519_INTERNAL
        }
    }
}

fn present<T>(pointer: *const T) -> Result<(), i32> {
    if pointer.is_null() {
        Err(FORGE25519_NULL)
    } else {
        Ok(())
    }
}

/// Room for `N` bytes at a pointer, of which the caller says how many there are.
fn sized<const N: usize>(pointer: *const u8, length: usize) -> Result<(), i32> {
    present(pointer)?;
    if length == N {
        Ok(())
    } else {
        Err(FORGE25519_BAD_LENGTH)
    }
}

/// A copy of `N` bytes.
///
/// # Safety
/// The pointer is null, or valid for reads of `length` bytes.
unsafe fn array<const N: usize>(pointer: *const u8, length: usize) -> Result<[u8; N], i32> {
    sized::<N>(pointer, length)?;
    // SAFETY: not null, and N = length bytes can be read; arrays of bytes have alignment 1.
    Ok(unsafe { pointer.cast::<[u8; N]>().read() })
}

/// The bytes of a message.
///
/// # Safety
/// The pointer is null, or valid for reads of `length` bytes that nobody changes during `'a`.
unsafe fn bytes<'a>(pointer: *const u8, length: usize) -> Result<&'a [u8], i32> {
    if length == 0 {
        return Ok(&[]);
    }
    present(pointer)?;
    if isize::try_from(length).is_err() {
        return Err(FORGE25519_BAD_LENGTH);
    }
    // SAFETY: not null, readable by the contract, and at most isize::MAX bytes.
    Ok(unsafe { std::slice::from_raw_parts(pointer, length) })
}

/// Writes `N` bytes.
///
/// # Safety
/// `sized::<N>` accepted the pointer, which is valid for writes of `N` bytes.
unsafe fn fill<const N: usize>(pointer: *mut u8, value: &[u8; N]) {
    // SAFETY: the contract; `value` is a local of the caller, so the two do not overlap.
    unsafe { pointer.copy_from_nonoverlapping(value.as_ptr(), N) }
}

/// A secret key from a seed of 32 bytes that nobody else knows. Writes its address to *key; free it with
/// forge25519_key_free.
///
/// # Safety
/// Pointers are null or valid for their lengths; `key` is null or valid for a write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn forge25519_key_from_seed(
    seed: *const u8,
    seed_length: usize,
    key: *mut *mut Forge25519Key,
) -> i32 {
    guarded(|| {
        present(key)?;
        // SAFETY: the contract of this function.
        let seed = Zeroizing::new(unsafe { array::<32>(seed, seed_length) }?);
        let made = Box::into_raw(Box::new(Forge25519Key(SigningKey::from_bytes(&seed))));
        // SAFETY: not null, and valid for a write by the contract.
        unsafe { key.write(made) };
        Ok(())
    })
}

/// Wipes and frees a secret key. Null is allowed and does nothing.
///
/// # Safety
/// `key` is null, or from forge25519_key_from_seed and not freed yet; nobody uses it at the same time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn forge25519_key_free(key: *mut Forge25519Key) {
    guarded(|| {
        present(key)?;
        // SAFETY: made by Box::into_raw, and owned by nobody else, by the contract. SigningKey is wiped on drop.
        drop(unsafe { Box::from_raw(key) });
        Ok(())
    });
}

/// The public key of a secret key: 32 bytes.
///
/// # Safety
/// `key` is null, or from forge25519_key_from_seed and not freed; `public_key` is null or valid for its length.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn forge25519_key_public(
    key: *const Forge25519Key,
    public_key: *mut u8,
    public_key_length: usize,
) -> i32 {
    guarded(|| {
        present(key)?;
        sized::<32>(public_key, public_key_length)?;
        // SAFETY: not null, so it points to a key by the contract.
        let key = unsafe { &*key };
        // SAFETY: the length was compared, and the pointer is valid by the contract.
        unsafe { fill(public_key, &key.0.verifying_key().to_bytes()) };
        Ok(())
    })
}

/// The signature of a message: 64 bytes. Constant-time but for the length of the message.
///
/// # Safety
/// `key` is null, or from forge25519_key_from_seed and not freed; other pointers are null or valid for their lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn forge25519_key_sign(
    key: *const Forge25519Key,
    message: *const u8,
    message_length: usize,
    signature: *mut u8,
    signature_length: usize,
) -> i32 {
    guarded(|| {
        present(key)?;
        sized::<64>(signature, signature_length)?;
        // SAFETY: the contract of this function; nothing is written while the message is borrowed.
        let message = unsafe { bytes(message, message_length) }?;
        // SAFETY: not null, so it points to a key by the contract.
        let signed = unsafe { &*key }.0.sign(message).to_bytes();
        // SAFETY: the length was compared, and the pointer is valid by the contract.
        unsafe { fill(signature, &signed) };
        Ok(())
    })
}

/// Whether a signature is valid under a rule, one of FORGE25519_RULE_*: FORGE25519_OK if it is.
///
/// # Safety
/// Pointers are null or valid for their lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn forge25519_verify(
    rule_number: u32,
    public_key: *const u8,
    public_key_length: usize,
    message: *const u8,
    message_length: usize,
    signature: *const u8,
    signature_length: usize,
) -> i32 {
    guarded(|| {
        let rule = rule(rule_number)?;
        // SAFETY: the contract of this function.
        let key = unsafe { array::<32>(public_key, public_key_length) }?;
        // SAFETY: the contract of this function.
        let signature = unsafe { array::<64>(signature, signature_length) }?;
        // SAFETY: the contract of this function; nothing is written.
        let message = unsafe { bytes(message, message_length) }?;
        verify(rule, &key, message, &signature)
    })
}

fn verify(rule: Rule, key: &[u8; 32], message: &[u8], signature: &[u8; 64]) -> Result<(), i32> {
    let valid = verify_encoded(rule, key, message, &Signature::from_bytes(signature));
    valid.map_err(|_| match VerifyingKey::from_bytes(key) {
        Ok(_) => FORGE25519_INVALID,
        Err(_) => FORGE25519_BAD_PUBLIC_KEY,
    })
}

type Item<'a> = (VerifyingKey, &'a [u8], Signature);

/// # Safety
/// As for [`forge25519_verify_many`].
unsafe fn item<'a>(signed: &Forge25519Signed) -> Result<Item<'a>, i32> {
    // SAFETY: the contract of forge25519_verify_many.
    let key = unsafe { array::<32>(signed.public_key, 32) }?;
    // SAFETY: the contract of forge25519_verify_many.
    let signature = unsafe { array::<64>(signed.signature, 64) }?;
    // SAFETY: the contract of forge25519_verify_many; verdicts are written when messages are no longer borrowed.
    let message = unsafe { bytes(signed.message, signed.message_length) }?;
    let key = VerifyingKey::from_bytes(&key).map_err(|_| FORGE25519_BAD_PUBLIC_KEY)?;
    Ok((key, message, Signature::from_bytes(&signature)))
}

/// Verifies count signatures under a rule, eight at once where the processor has the instructions. Each verdict
/// becomes the status that forge25519_verify has for the item, whatever the others are. Returns FORGE25519_OK if all
/// are valid and FORGE25519_INVALID if one is not; with any other status the verdicts are untouched.
///
/// # Safety
/// `signed` is null or valid for `count` items, whose pointers are null or valid for their lengths; `verdicts` is null
/// or valid for writes of `count` numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn forge25519_verify_many(
    rule_number: u32,
    signed: *const Forge25519Signed,
    count: usize,
    verdicts: *mut i32,
) -> i32 {
    guarded(|| {
        let rule = rule(rule_number)?;
        if count == 0 {
            return Ok(());
        }
        present(signed)?;
        present(verdicts)?;
        let size = size_of::<Forge25519Signed>();
        if count
            .checked_mul(size)
            .is_none_or(|all| isize::try_from(all).is_err())
        {
            return Err(FORGE25519_BAD_LENGTH);
        }
        // SAFETY: not null, valid for count items by the contract, and at most isize::MAX bytes.
        let signed = unsafe { std::slice::from_raw_parts(signed, count) };
        // SAFETY: the contract of this function.
        let items: Vec<_> = signed
            .iter()
            .map(|signed| unsafe { item(signed) })
            .collect();
        let found = judge(rule, &items);
        // SAFETY: not null, and valid for count writes by the contract; `found` has count numbers and is our own.
        unsafe { verdicts.copy_from_nonoverlapping(found.as_ptr(), found.len()) };
        let valid = found.iter().all(|verdict| *verdict == FORGE25519_OK);
        if valid {
            Ok(())
        } else {
            Err(FORGE25519_INVALID)
        }
    })
}

/// The verdicts of items, in their order: the error of an item, or the verdict of its signature.
fn judge(rule: Rule, items: &[Result<Item, i32>]) -> Vec<i32> {
    let readable = items.iter().flatten();
    let signed: Vec<_> = readable
        .map(|(key, message, signature)| Signed {
            key,
            message,
            signature,
        })
        .collect();
    let mut verdicts = verify_many(rule, &signed);
    let verdict = |item: &Result<Item, i32>| match item {
        Err(status) => *status,
        Ok(_) => match verdicts.next() {
            Some(Ok(())) => FORGE25519_OK,
            Some(Err(_)) => FORGE25519_INVALID,
            None => FORGE25519_INTERNAL,
        },
    };
    items.iter().map(verdict).collect()
}

/// The public key of an X25519 secret: 32 bytes from 32 bytes.
///
/// # Safety
/// Pointers are null or valid for their lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn forge25519_x25519_public(
    secret: *const u8,
    secret_length: usize,
    public_key: *mut u8,
    public_key_length: usize,
) -> i32 {
    guarded(|| {
        sized::<32>(public_key, public_key_length)?;
        // SAFETY: the contract of this function.
        let secret = Zeroizing::new(unsafe { array::<32>(secret, secret_length) }?);
        let secret = StaticSecret::from(*secret);
        // SAFETY: the length was compared, and the pointer is valid by the contract.
        unsafe { fill(public_key, &PublicKey::from(&secret).to_bytes()) };
        Ok(())
    })
}

/// The secret that two sides share: 32 bytes from one's secret and the other's public key. Hash it before use.
/// FORGE25519_SMALL_ORDER if it would be 0.
///
/// # Safety
/// Pointers are null or valid for their lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn forge25519_x25519(
    secret: *const u8,
    secret_length: usize,
    public_key: *const u8,
    public_key_length: usize,
    shared: *mut u8,
    shared_length: usize,
) -> i32 {
    guarded(|| {
        sized::<32>(shared, shared_length)?;
        // SAFETY: the contract of this function.
        let secret = Zeroizing::new(unsafe { array::<32>(secret, secret_length) }?);
        // SAFETY: the contract of this function.
        let public = unsafe { array::<32>(public_key, public_key_length) }?;
        let agreed = StaticSecret::from(*secret).diffie_hellman(&PublicKey::from(public));
        if !agreed.was_contributory() {
            return Err(FORGE25519_SMALL_ORDER);
        }
        // SAFETY: the length was compared, and the pointer is valid by the contract.
        unsafe { fill(shared, agreed.as_bytes()) };
        Ok(())
    })
}

/// The text of a status: one line that lives as long as the program. Never null.
#[unsafe(no_mangle)]
pub extern "C" fn forge25519_message(status: i32) -> *const c_char {
    message(status).as_ptr()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_a_status() {
        assert_eq!(guarded(|| panic!("of a test")), FORGE25519_INTERNAL);
    }
}
