//! A program that makes a key and signs: its symbol `entry` is where the linker begins.

#![no_std]
#![no_main]

use forge25519::{Signer, SigningKey};

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

#[no_mangle]
extern "C" fn entry(seed: &[u8; 32], message: &[u8; 32], signature: &mut [u8; 64]) {
    *signature = SigningKey::from_bytes(seed).sign(message).to_bytes();
}
