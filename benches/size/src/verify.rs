//! A program that verifies: its symbol `entry` is where the linker begins.

#![no_std]
#![no_main]

use forge25519::{Signature, Verifier, VerifyingKey};

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

#[no_mangle]
extern "C" fn entry(key: &[u8; 32], message: &[u8; 32], signature: &[u8; 64]) -> bool {
    let signature = Signature::from_bytes(signature);
    VerifyingKey::from_bytes(key).is_ok_and(|key| key.verify(message, &signature).is_ok())
}
